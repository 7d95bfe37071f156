// SPDX-License-Identifier: MIT OR Apache-2.0
//! The knowledge of a back end about which the observer knows what its verbs tell, and no more.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use super::files;
use super::knowledge::{Knowledge, Step, StepWork, Taken};
use crate::gpu::{
    Address, Array, ArrayTransfer, Endpoint, Executable, Gpu, Graph, Kernel, Launch, MemoryKind, MipmappedArray, Node,
    NodeWork, Origin, Physical, Place, Result, SemaphoreList, Side, Stream, Transfer, Used, ValueOperation,
};
use crate::os::lock::lock;
use crate::os::thread_sanitizer::Between;
use crate::os::{config, journal, thread};

/// The first address of arrays: no memory is there, and their own layout is not told.
const ARRAYS: usize = 1 << 62;

/// The distance between arrays, at least.
const BETWEEN: usize = 4096;

pub struct ByVerbs {
    gpu: &'static dyn Gpu,
    /// Captures that have begun and not ended. Relaxed: a thread that is to see another's capture has heard of it.
    captures: AtomicUsize,
    /// The number of the last node. Relaxed: only makes numbers unique.
    last_node: AtomicU32,
    nodes: Mutex<HashMap<Node, NodeName>>,
    /// The work that threads ask captured streams for.
    doing: Mutex<HashMap<u32, StepWork>>,
    executables: Mutex<HashMap<Executable, Vec<Kept>>>,
    arrays: Mutex<Arrays>,
    memory: Mutex<Known>,
    /// The numbers of physical memory that was exported by files without numbers.
    exported: Mutex<HashMap<Physical, u64>>,
}

/// A node, as the journal knows it.
struct NodeName {
    number: u32,
    graph: Graph,
    /// Its work, where a call that a capture took has told it.
    work: Option<StepWork>,
}

/// A step of an executable graph.
struct Kept {
    node: Node,
    number: u32,
    is_enabled: bool,
    work: Option<StepWork>,
    before: Vec<usize>,
}

/// Memory that the program has allocated here, by its first address: its bytes.
#[derive(Default)]
struct Known {
    live: BTreeMap<usize, Kind>,
    /// Ended memory, as long as nothing else is there.
    ended: BTreeMap<usize, usize>,
}

#[derive(Clone, Copy)]
struct Kind {
    size: usize,
    /// A stream or a graph has allocated it. Not all runtimes tell.
    is_queued: bool,
    /// Its device, where a call that is over has allocated it, and no stream.
    device: Option<i32>,
}

impl Known {
    fn begin(&mut self, first: usize, kind: Kind) {
        let end = first + kind.size.max(1);
        let below = self.ended.range(..end).rev().take_while(|(base, size)| *base + **size > first);
        let below: Vec<usize> = below.map(|(base, _)| *base).collect();
        below.iter().for_each(|base| _ = self.ended.remove(base));
        self.live.insert(first, kind);
    }

    fn end(&mut self, first: usize) {
        /// Of what has ended long ago nobody has an address any more.
        const MOST: usize = 1 << 16;
        if let Some(kind) = self.live.remove(&first) {
            self.ended.insert(first, kind.size.max(1));
        }
        if self.ended.len() > MOST {
            self.ended.clear();
        }
    }

    fn live_at(&self, address: usize) -> Option<Kind> {
        let (first, kind) = self.live.range(..=address).next_back()?;
        (address - first < kind.size).then_some(*kind)
    }

    fn has_ended(&self, address: usize) -> bool {
        self.ended.range(..=address).next_back().is_some_and(|(first, size)| address - first < *size)
    }
}

#[derive(Default)]
struct Arrays {
    /// The bytes that all arrays so far have taken.
    taken: usize,
    laid: HashMap<Array, Laid>,
}

/// An array as if its rows followed each other.
#[derive(Clone, Copy)]
struct Laid {
    first: usize,
    row: usize,
    slice: usize,
    bytes: usize,
    device: i32,
}

impl ByVerbs {
    /// For a back end, for good.
    pub fn of(gpu: &'static dyn Gpu) -> &'static ByVerbs {
        Box::leak(Box::new(ByVerbs {
            gpu,
            captures: AtomicUsize::new(0),
            last_node: AtomicU32::new(0),
            nodes: Mutex::default(),
            doing: Mutex::default(),
            executables: Mutex::default(),
            arrays: Mutex::default(),
            memory: Mutex::default(),
            exported: Mutex::default(),
        }))
    }

    /// Gives a node a number. Its handle may have been another's.
    fn name(&self, node: Node, graph: Graph, work: Option<StepWork>) -> u32 {
        let number = self.last_node.fetch_add(1, Ordering::Relaxed).wrapping_add(1).max(1);
        lock(&self.nodes).insert(node, NodeName { number, graph, work });
        number
    }

    /// The work of a step; `Ok(None)` for what only orders others, `Err` for what is not known.
    fn work(&self, work: &NodeWork) -> std::result::Result<Option<StepWork>, ()> {
        Ok(Some(match work {
            NodeWork::Empty | NodeWork::Child(_) => return Ok(None),
            NodeWork::Launch(..) => StepWork::Launch(0),
            NodeWork::Copy(copy) => {
                let transfer = copy.transfer().map_err(drop)?;
                StepWork::Copy(self.in_memory(&transfer).ok_or(())?)
            }
            NodeWork::Fill(fill) => StepWork::Fill(*fill),
            NodeWork::Call(_) => StepWork::Call,
            NodeWork::Record(event) => StepWork::Record(*event),
            NodeWork::Wait(event) => StepWork::Wait(*event),
            NodeWork::Allocate { address, size, .. } => {
                self.begun(*address, *size, true);
                StepWork::Allocate { address: *address, size: *size }
            }
            NodeWork::Free(address) => StepWork::Free(*address),
            NodeWork::Values { operations, .. } => {
                let (first, count) = (operations.first(), operations.count());
                StepWork::Values(read_list::<ValueOperation>(first, count, operations.items()))
            }
            NodeWork::Signal(list) => StepWork::Signal(read_semaphores(list)),
            NodeWork::WaitSemaphores(list) => StepWork::WaitSemaphores(read_semaphores(list)),
            NodeWork::Conditional(_) => return Err(()),
        }))
    }

    /// Adds the steps of a graph that come after others. Returns the places of those that none comes after; `None` where the
    /// back end does not tell.
    fn add_steps(&self, graph: Graph, after: &[usize], steps: &mut Vec<Kept>) -> Option<Vec<usize>> {
        let (nodes, edges) = (self.gpu.nodes(graph).ok()?, self.gpu.edges(graph).ok()?);
        let mut before: HashMap<Node, Vec<Node>> = HashMap::new();
        edges.iter().for_each(|(from, to)| before.entry(*to).or_default().push(*from));
        let mut ends: HashMap<Node, usize> = HashMap::new();
        let mut left = nodes;
        while !left.is_empty() {
            let is_ready =
                |node: &Node| before.get(node).into_iter().flatten().all(|earlier| ends.contains_key(earlier));
            let (ready, rest): (Vec<Node>, Vec<Node>) = left.iter().partition(|node| is_ready(node));
            if ready.is_empty() {
                return None;
            }
            for node in ready {
                let own: Vec<usize> = before.get(&node).into_iter().flatten().map(|earlier| ends[earlier]).collect();
                let own = if own.is_empty() { after.to_vec() } else { own };
                let end = self.add_step(node, own, steps)?;
                ends.insert(node, end);
            }
            left = rest;
        }
        edges.iter().for_each(|(from, _)| _ = ends.remove(from));
        Some(ends.into_values().collect())
    }

    /// Adds the steps of a node. Returns the place of the last.
    fn add_step(&self, node: Node, before: Vec<usize>, steps: &mut Vec<Kept>) -> Option<usize> {
        let (number, told) = lock(&self.nodes).get(&node).map_or((0, None), |name| (name.number, name.work.clone()));
        let described = self.gpu.node_work(node);
        let work = described.as_ref().map_err(drop).and_then(|work| self.work(work));
        // Of what is not known, there is work all the same.
        let work = work.unwrap_or(told.or(Some(StepWork::Launch(0))));
        steps.push(Kept { node, number, is_enabled: true, work, before });
        let place = steps.len() - 1;
        let Ok(NodeWork::Child(graph)) = described else { return Some(place) };
        let before = self.add_steps(graph, &[place], steps)?;
        steps.push(Kept { node, number, is_enabled: true, work: None, before });
        Some(steps.len() - 1)
    }

    fn laid(&self, array: Array) -> Option<Laid> {
        lock(&self.arrays).laid.get(&array).copied()
    }

    fn side(&self, endpoint: &Endpoint) -> Option<Side> {
        match *endpoint {
            Endpoint::Memory(side) => Some(side),
            Endpoint::Array { array, start: [x, y, z] } => {
                let laid = self.laid(array)?;
                let address = Address(laid.first + z * laid.slice + y * laid.row + x);
                Some(Side { address, row: laid.row, slice: laid.slice, place: Place::Device })
            }
        }
    }
}

/// The items of a node's list, which a driver may have.
fn read_list<T: Copy>(first: Address, count: usize, items: &[T]) -> Vec<T> {
    if !items.is_empty() || first.is_null() {
        return items.to_vec();
    }
    // SAFETY: the driver has this many, in the layout of the type, until the node's work changes.
    unsafe { std::slice::from_raw_parts(first.as_ptr().cast::<T>(), count) }.to_vec()
}

fn read_semaphores(list: &SemaphoreList) -> Vec<crate::gpu::SemaphoreValue> {
    let (all, parameters) = (&list.semaphores, &list.parameters);
    let own = SemaphoreList {
        semaphores: read_list(all.first(), all.count(), all.items()).into_iter().collect(),
        parameters: read_list(parameters.first(), parameters.count(), parameters.items()).into_iter().collect(),
    };
    own.values()
}

impl Knowledge for ByVerbs {
    fn used(&self, address: Address) -> Option<Used> {
        if address.0 >= ARRAYS {
            let arrays = lock(&self.arrays);
            let laid = arrays.laid.values().find(|laid| (laid.first..laid.first + laid.bytes).contains(&address.0))?;
            return Some(Used { device: laid.device, origin: Origin::Allocated });
        }
        // A driver takes a microsecond to tell.
        let known = lock(&self.memory).live_at(address.0);
        if let Some(device) = known.and_then(|kind| kind.device) {
            return Some(Used { device, origin: Origin::Allocated });
        }
        let info = self.gpu.pointer_info(address).ok().flatten()?;
        let origin = match info.kind {
            MemoryKind::Host | MemoryKind::Registered => return None,
            MemoryKind::Managed => Origin::Managed,
            MemoryKind::Pool => Origin::Queued,
            MemoryKind::Device if known.is_some_and(|kind| kind.is_queued) => Origin::Queued,
            MemoryKind::Device if info.reservation.is_some() => Origin::Mapped,
            MemoryKind::Device => Origin::Allocated,
        };
        Some(Used { device: info.device, origin })
    }

    fn is_page_locked(&self, address: Address) -> bool {
        let info = self.gpu.pointer_info(address).ok().flatten();
        info.is_some_and(|info| matches!(info.kind, MemoryKind::Host | MemoryKind::Registered))
    }

    fn doing(&self, work: StepWork) {
        if self.captures.load(Ordering::Relaxed) != 0 {
            lock(&self.doing).insert(thread::number(), work);
        }
    }

    fn taken(&self, stream: Option<Stream>) -> Taken {
        if self.captures.load(Ordering::Relaxed) == 0 {
            return Taken::No;
        }
        let work = lock(&self.doing).remove(&thread::number());
        let Some(Ok(Some(capture))) = stream.map(|stream| self.gpu.capture(stream)) else { return Taken::No };
        if capture.count != 1 || capture.nodes.is_null() {
            return Taken::WithoutNode;
        }
        // SAFETY: the back end has just given one, valid until the stream's next call.
        let node = Node(unsafe { capture.nodes.as_ptr().cast::<usize>().read() });
        let is_known = lock(&self.nodes).contains_key(&node);
        if is_known { Taken::WithoutNode } else { Taken::Node(self.name(node, capture.graph, work)) }
    }

    fn number(&self, node: Node) -> u32 {
        self.name(node, self.gpu.containing_graph(node).unwrap_or(Graph(0)), None)
    }

    fn instantiated(&self, executable: Executable, graph: Graph) {
        let mut steps = Vec::new();
        let known = self.add_steps(graph, &[], &mut steps);
        let mut executables = lock(&self.executables);
        match known {
            Some(_) => _ = executables.insert(executable, steps),
            None => _ = executables.remove(&executable),
        }
    }

    fn changed(&self, executable: Executable, node: Node, work: &NodeWork) {
        let is_child = matches!(work, NodeWork::Child(_));
        let work = self.work(work).unwrap_or(Some(StepWork::Launch(0)));
        let mut executables = lock(&self.executables);
        if is_child {
            executables.remove(&executable);
        }
        let step = executables.get_mut(&executable).into_iter().flatten().find(|step| step.node == node);
        step.into_iter().for_each(|step| step.work = work.clone());
    }

    fn enabled(&self, executable: Executable, node: Node, is_enabled: bool) {
        let mut executables = lock(&self.executables);
        let step = executables.get_mut(&executable).into_iter().flatten().find(|step| step.node == node);
        step.into_iter().for_each(|step| step.is_enabled = is_enabled);
    }

    fn forget_graph(&self, graph: Graph) {
        lock(&self.nodes).retain(|_, name| name.graph != graph);
    }

    fn forget_executable(&self, executable: Executable) {
        lock(&self.executables).remove(&executable);
    }

    fn capturing(&self, begins: bool) {
        let change = |count: usize| Some(if begins { count + 1 } else { count.saturating_sub(1) });
        _ = self.captures.fetch_update(Ordering::Relaxed, Ordering::Relaxed, change);
    }

    fn steps(&self, executable: Executable) -> Option<Vec<Step>> {
        let executables = lock(&self.executables);
        let step = |kept: &Kept| {
            let work = kept.work.clone().filter(|_| kept.is_enabled).map(|work| match work {
                StepWork::Launch(_) => StepWork::Launch(journal::next_number()),
                other => other,
            });
            Step { node: kept.number, work, before: kept.before.clone() }
        };
        Some(executables.get(&executable)?.iter().map(step).collect())
    }

    fn launch(&self, kernel: Kernel, launch: &Launch, _: u64, _: Option<Arc<Between>>) -> Result<()> {
        self.gpu.launch(kernel, launch)
    }

    fn begun(&self, address: Address, size: usize, is_queued: bool) {
        // Memory that a stream allocates may be a pool's of another device.
        let device = if is_queued { None } else { self.gpu.current_device().ok() };
        lock(&self.memory).begin(address.0, Kind { size, is_queued, device });
    }

    fn ended(&self, address: Address) {
        lock(&self.memory).end(address.0);
    }

    fn reset(&self) {
        lock(&self.memory).live.clear();
    }

    /// AMD's runtime takes such an address for one of the host's.
    fn has_ended(&self, address: Address) -> bool {
        let was_ended = lock(&self.memory).has_ended(address.0);
        was_ended && matches!(self.gpu.pointer_info(address), Ok(None))
    }

    fn array_made(&self, array: Array) {
        let described = self.gpu.array_descriptor(array).ok();
        let Some(shape) = described.and_then(|descriptor| descriptor.shape()) else { return };
        let (row, slice) = (shape.width, shape.width * shape.height);
        let bytes = slice * shape.depth;
        let device = self.gpu.current_device().unwrap_or(0);
        let mut arrays = lock(&self.arrays);
        let first = ARRAYS + arrays.taken;
        arrays.taken += bytes.next_multiple_of(BETWEEN) + BETWEEN;
        arrays.laid.insert(array, Laid { first, row, slice, bytes, device });
    }

    fn array_memory(&self, array: Array) -> Option<(Address, usize)> {
        self.laid(array).map(|laid| (Address(laid.first), laid.bytes))
    }

    fn levels_memory(&self, _: MipmappedArray) -> Option<(Address, usize)> {
        None
    }

    fn in_memory(&self, transfer: &ArrayTransfer) -> Option<Transfer> {
        Some(Transfer { to: self.side(&transfer.to)?, from: self.side(&transfer.from)?, shape: transfer.shape })
    }

    fn file(&self, descriptor: i32) -> u64 {
        let find = || config::get().check.as_deref().map_or(0, |folder| files::find(folder, descriptor));
        files::number(descriptor).unwrap_or_else(find)
    }

    fn exported_file(&self, descriptor: i32, memory: Physical) -> u64 {
        match (self.file(descriptor), &config::get().check) {
            (0, Some(folder)) => {
                let number = *lock(&self.exported).entry(memory).or_insert_with(files::next_number);
                files::export(folder, descriptor, number)
            }
            (known, _) => known,
        }
    }

    fn physical_made(&self, memory: Physical, file: u64) {
        let mut exported = lock(&self.exported);
        match file {
            0 => exported.remove(&memory),
            file => exported.insert(memory, file),
        };
    }
}
