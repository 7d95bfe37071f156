// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs: the verbs. A launch is work of its stream, in an order that follows the edges.

mod captured;
mod captures;
mod charges;
mod data;
mod launch;
mod memory;
mod store;
mod user;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use data::Nodes;
pub use data::Work;
use launch::Executable;
use memory::Memory;
use store::{describe, graph_handle, node_handle};
use user::Kept;

use super::capture;
use super::kernel::Prepared;
use super::serial;
use super::state::{self, Host};
use crate::gpu::{
    self, Address, Capture, CaptureMode, CaptureRefusal, Context, Event, Graph, GraphMemory, Graphs, HostCall,
    InstantiateFlags, JudgeRecapture, Kind, LaunchValue, List, Mismatch, Node, NodeWork, Result, Stream, Streams,
    UserObject, WINDOW_OF_ACCESSES, strict_refusals,
};
use crate::os::journal;

/// Keeps work, with copies of what the program may change or destroy; a child graph is copied as well.
pub fn keep(work: &NodeWork) -> Result<Work> {
    let kept = match *work {
        NodeWork::Empty => Work::Empty,
        NodeWork::Launch(kernel, ref launch) => Work::Launch(Prepared::new(kernel, launch)?),
        NodeWork::Copy(copy) => Work::Copy(copy),
        NodeWork::Fill(fill) => Work::Fill(fill),
        NodeWork::Call(call) => Work::Call(call, AtomicU64::new(0)),
        NodeWork::Record(event) => Work::Record(super::event::check(event).map(|()| event)?),
        NodeWork::Wait(event) => Work::Wait(super::event::check(event).map(|()| event)?),
        NodeWork::Allocate { device, size, ref accesses, .. } => {
            Work::Allocate(Memory::new(device, size, accesses.clone())?)
        }
        NodeWork::Free(address) => Work::Free(allocated(address)?),
        NodeWork::Values { context, ref operations } => Work::Values { context, operations: operations.clone() },
        NodeWork::Signal(ref signals) => Work::Signal(signals.clone()),
        NodeWork::WaitSemaphores(ref waits) => Work::WaitSemaphores(waits.clone()),
        NodeWork::Child(child) => Work::Child(copied(child)?),
        NodeWork::Conditional(_) => return Err(Kind::Unsupported.because("a node with a condition stays as it is")),
    };
    launch::judge(&kept)?;
    Ok(kept)
}

/// Checks memory that a node is to free. InvalidValue unless a node allocates it, or has left it to the program.
fn allocated(address: Address) -> Result<Address> {
    match memory::is_left(address) || store::lock().allocates(address) {
        true => Ok(address),
        false => Err(Kind::InvalidValue.because("no node allocates the memory")),
    }
}

/// Refuses to change or copy a graph that allocates or frees memory.
fn check_free_of_memory(nodes: &Nodes) -> Result<()> {
    match nodes.has_memory() {
        true => {
            Err(Kind::Unsupported.because("a graph that allocates or frees memory keeps its nodes and edges, once"))
        }
        false => Ok(()),
    }
}

/// Allocates memory by a node, where a stream is captured.
fn allocate_captured(device: i32, size: usize, stream: Stream) -> Result<Option<Address>> {
    let Some(place) = captured::place(stream)? else { return Ok(None) };
    place.check_memory()?;
    let memory = match place.memory_again(device, size)? {
        Some(memory) => memory,
        None => Memory::new(device, size, List::default())?,
    };
    let address = memory.address;
    place.add(Work::Allocate(memory))?;
    Ok(Some(address))
}

impl capture::Captures for Host {
    fn has(&self, stream: Stream) -> Result<bool> {
        Ok(captured::place(stream)?.is_some())
    }

    fn take(&self, stream: Stream, work: &mut dyn FnMut() -> Result<NodeWork>) -> Result<bool> {
        captured::place(stream)?.map_or(Ok(false), |place| place.add(keep(&work()?)?).map(|()| true))
    }

    fn allocate(&self, device: i32, size: usize, stream: Stream) -> Result<Option<Address>> {
        allocate_captured(device, size, stream)
    }

    fn refuse(&self, stream: Stream) -> Result<()> {
        captured::refuse(stream)
    }

    fn refuse_and_go_on(&self, stream: Stream) -> Result<()> {
        captured::refuse_and_go_on(stream)
    }

    fn refuse_device(&self) -> Result<()> {
        captured::refuse_device()
    }

    fn check_unsafe(&self) -> Result<()> {
        captured::check_unsafe()
    }

    fn record(&self, event: Event, stream: Stream) -> Result<bool> {
        captured::record(event, stream)
    }

    fn wait(&self, stream: Stream, event: Event) -> Result<bool> {
        captured::wait(stream, event)
    }

    fn check_event(&self, event: Event) -> Result<()> {
        captured::check_event(event)
    }

    fn forget_event(&self, event: Event) {
        captured::forget_event(event);
    }

    fn forget_stream(&self, stream: Stream) {
        captured::forget_stream(stream);
    }

    fn forget_ended(&self) {
        captured::forget_ended();
    }
}

/// Ends the graphs that allocate memory of a device that is reset, and what was made of them.
pub fn release_all(device: i32) {
    let removed = store::lock().remove_with_memory_of(device);
    drop(removed);
    charges::trim(device, true);
}

/// Copies a graph.
fn copied(graph: Graph) -> Result<u64> {
    let graph = store::graph(graph)?;
    let mut store = store::lock();
    check_free_of_memory(store.graph(graph)?)?;
    if store.has_conditional(graph) {
        return Err(Kind::Unsupported.because("a graph that a condition chooses in is not copied, nor a graph's node"));
    }
    let steps = store.steps(graph)?;
    let (kept, copy) = (store.kept(graph), store.adopt(&steps));
    store.graph(copy)?.kept = kept;
    Ok(copy)
}

/// Adds a node; the graph of a child that could not be added goes again.
fn add(graph: u64, after: &[Node], work: Work) -> Result<Node> {
    // Dropped behind the lock where it is refused.
    let work = Arc::new(work);
    let mut store = store::lock();
    let child = if let Work::Child(child) = *work { Some(child) } else { None };
    let before = store.graph(graph).map(drop).and_then(|()| {
        child.map_or(Ok(()), |child| store.check_levels(graph, child))?;
        store.nodes_of(graph, after)
    });
    match before.and_then(|before| store.add(graph, before, &work)) {
        Ok(node) => Ok(node_handle(node)),
        Err(error) => {
            let removed = child.map(|child| store.remove(child));
            drop(store);
            drop(removed);
            Err(error)
        }
    }
}

/// The number of a node in notes; 0 for what is none.
pub fn number(node: Node) -> u32 {
    store::node(node).map_or(0, capture::note_of)
}

/// A step of a launch, among those of all graphs within each other.
pub struct Planned {
    /// The number of its node in notes.
    pub node: u32,
    /// `None` for what only orders others.
    pub work: Option<Arc<Work>>,
    /// The places of the steps before it.
    pub before: Vec<usize>,
}

/// The steps of an executable's next launch, each behind those before it.
pub fn plan(executable: gpu::Executable) -> Result<Vec<Planned>> {
    let mut plan = Vec::new();
    add_steps(&store::executable(executable)?.steps(), &[], &mut plan);
    Ok(plan)
}

/// Adds the steps of a graph that come after others. Returns the places of those that none comes after.
fn add_steps(steps: &[data::Step], after: &[usize], plan: &mut Vec<Planned>) -> Vec<usize> {
    let mut ends: Vec<usize> = Vec::new();
    let mut is_followed = vec![false; steps.len()];
    for step in steps {
        step.before.iter().for_each(|place| is_followed[*place] = true);
        let before = step.before.iter().map(|place| ends[*place]).collect();
        let before = if step.before.is_empty() { after.to_vec() } else { before };
        let node = capture::note_of(step.node);
        plan.push(Planned { node, work: step.is_enabled.then(|| step.work.clone()), before });
        let mut end = plan.len() - 1;
        if !step.inner.is_empty() {
            let before = add_steps(&step.inner, &[end], plan);
            plan.push(Planned { node, work: None, before });
            end = plan.len() - 1;
        }
        ends.push(end);
    }
    ends.into_iter().zip(is_followed).filter(|(_, is_followed)| !is_followed).map(|(end, _)| end).collect()
}

/// Finds a node that launches a kernel.
fn launching(store: &mut store::Store, node: Node) -> Result<&mut data::Made> {
    let made = store.node(store::node(node)?)?;
    match *made.work {
        Work::Launch(_) => Ok(made),
        _ => Err(Kind::InvalidValue.because("the node launches no kernel")),
    }
}

/// The serial number of a node that its graph still has, as AMD's runtime wants it and NVIDIA's documentation.
fn existing(node: Node) -> Result<u64> {
    let node = store::node(node)?;
    store::lock().graph_of(node)?;
    Ok(node)
}

/// The value of a launch's attribute that was never set, by both vendors' numbers. InvalidValue for attributes of others.
///
/// They are the window of accesses, cooperative, cluster, priority, map of domains, domain, preferred cluster, shared
/// memory.
fn initial_attribute(attribute: u32) -> Result<LaunchValue> {
    const DOMAINS: u32 = 9;
    match attribute {
        // The two domains have numbers 0 and 1.
        DOMAINS => Ok([u64::from_le_bytes([0, 1, 0, 0, 0, 0, 0, 0]), 0, 0, 0, 0, 0, 0, 0]),
        1 | 2 | 4 | 8 | 10 | 13 | 14 => Ok(LaunchValue::default()),
        _ => Err(Kind::InvalidValue.because(format!("attr is {attribute}: launches of nodes have no such attribute"))),
    }
}

/// Refuses the windows of accesses that both vendors refuse. Here a device has none, so that they are empty.
fn check_attribute(attribute: u32, value: &LaunchValue) -> Result<()> {
    const PERSISTING: u32 = 2;
    let [_, bytes, hits, misses, ..] = *value;
    // NVIDIA's order: bytes, the share of hits, their kind and that of the others.
    let (share, misses) = (f32::from_bits(hits as u32), misses as u32);
    match attribute {
        WINDOW_OF_ACCESSES if bytes > 0 => Err(Kind::InvalidValue.because("the device has no window of accesses")),
        WINDOW_OF_ACCESSES if !(0.0..=1.0).contains(&share) => {
            Err(Kind::InvalidValue.because("hitRatio is from 0 to 1"))
        }
        WINDOW_OF_ACCESSES if misses >= PERSISTING => {
            Err(Kind::InvalidValue.because("missProp is normal or streaming"))
        }
        _ => Ok(()),
    }
}

fn edge(store: &store::Store, graph: u64, edge: &(Node, Node)) -> Result<(u64, u64)> {
    let (from, to) = (store::node(edge.0)?, store::node(edge.1)?);
    match store.graph_of(from)? == graph && store.graph_of(to)? == graph {
        true => Ok((from, to)),
        false => Err(Kind::InvalidValue.because("a node is of another graph")),
    }
}

/// A change of an edge.
type ChangeEdge = fn(&mut Nodes, u64, u64) -> Result<()>;

/// Changes edges, all or none of them.
fn change_edges(
    store: &mut store::Store,
    graph: u64,
    edges: &[(Node, Node)],
    (change, undo): (ChangeEdge, ChangeEdge),
) -> Result<()> {
    let edges = edges.iter().map(|pair| edge(store, graph, pair)).collect::<Result<Vec<_>>>()?;
    let nodes = store.graph(graph)?;
    for (place, (from, to)) in edges.iter().enumerate() {
        change(nodes, *from, *to).inspect_err(|_| {
            edges[..place].iter().for_each(|(from, to)| _ = undo(nodes, *from, *to));
        })?;
    }
    Ok(())
}

impl Graphs for Host {
    fn create_graph(&self) -> Result<Graph> {
        Ok(graph_handle(store::lock().insert(Nodes::new(state::current_device()))))
    }

    fn destroy_graph(&self, graph: Graph) -> Result<()> {
        let graph = store::graph(graph)?;
        let mut store = store::lock();
        if store.graph(graph)?.parent.is_some() {
            return Err(Kind::InvalidValue.because("the graph belongs to a node"));
        }
        let removed = store.remove(graph);
        drop(store);
        drop(removed);
        Ok(())
    }

    fn clone_graph(&self, graph: Graph) -> Result<Graph> {
        copied(graph).map(graph_handle)
    }

    fn find_in_clone(&self, node: Node, clone: Graph) -> Result<Node> {
        let (node, clone) = (store::node(node)?, store::graph(clone)?);
        let mut store = store::lock();
        store.graph_of(node)?;
        let nodes = store.graph(clone)?;
        let found =
            nodes.serials().find(|other| *other != node && nodes.get(*other).is_some_and(|made| made.origin == node));
        found.map(node_handle).ok_or_else(|| Kind::InvalidValue.because("the graph has no copy of this node"))
    }

    fn add_node(&self, graph: Graph, after: &[Node], work: &NodeWork) -> Result<Node> {
        let graph = store::graph(graph)?;
        {
            // Before the memory of a node is made, which ends only once all work is done.
            let mut store = store::lock();
            store.nodes_of(graph, after)?;
            let nodes = store.graph(graph)?;
            match work {
                NodeWork::Allocate { .. } => nodes.check_memory()?,
                NodeWork::Free(address) => nodes.check_free(*address)?,
                NodeWork::Conditional(conditional) => {
                    let before = store.nodes_of(graph, after)?;
                    return store.add_conditional(graph, before, conditional).map(node_handle);
                }
                _ => {}
            }
        }
        add(graph, after, keep(work)?)
    }

    fn destroy_node(&self, node: Node) -> Result<()> {
        let node = store::node(node)?;
        let mut store = store::lock();
        let graph = store.graph_of(node)?;
        check_free_of_memory(store.graph(graph)?)?;
        let removed = store.remove_node(node);
        drop(store);
        removed.map(drop)
    }

    fn node_work(&self, node: Node) -> Result<NodeWork> {
        let work = store::lock().node(store::node(node)?)?.work.clone();
        Ok(describe(&work))
    }

    fn set_node_work(&self, node: Node, work: &NodeWork) -> Result<()> {
        let (node, work) = (store::node(node)?, keep(work)?);
        let mut store = store::lock();
        if !store.node(node)?.work.is_like(&work) {
            return Err(Kind::InvalidValue.because("the node does another kind of work"));
        }
        let removed = store.replace(node, work);
        drop(store);
        removed.map(drop)
    }

    fn nodes_before(&self, node: Node) -> Result<Vec<Node>> {
        Ok(store::lock().node(store::node(node)?)?.before.iter().map(node_handle).collect())
    }

    fn nodes_after(&self, node: Node) -> Result<Vec<Node>> {
        let node = store::node(node)?;
        let mut store = store::lock();
        let graph = store.graph_of(node)?;
        let edges = store.graph(graph)?.edges();
        Ok(edges.filter(|(from, _)| *from == node).map(|(_, to)| node_handle(to)).collect())
    }

    fn nodes(&self, graph: Graph) -> Result<Vec<Node>> {
        Ok(store::lock().graph(store::graph(graph)?)?.serials().map(node_handle).collect())
    }

    fn containing_graph(&self, node: Node) -> Result<Graph> {
        store::lock().graph_of(store::node(node)?).map(graph_handle)
    }

    fn graph_number(&self, graph: Graph) -> Result<u32> {
        Ok(store::lock().graph(store::graph(graph)?)?.number)
    }

    fn executable_number(&self, executable: gpu::Executable) -> Result<u32> {
        Ok(store::executable(executable)?.number)
    }

    fn node_number(&self, node: Node) -> Result<u32> {
        Ok(store::lock().node(store::node(node)?)?.number)
    }

    fn node_number_of_tools(&self, node: Node) -> Result<u64> {
        let node = store::node(node)?;
        let mut store = store::lock();
        let graph = store.graph_of(node)?;
        Ok(u64::from(store.graph(graph)?.number) << 32 | u64::from(store.node(node)?.number))
    }

    fn edges(&self, graph: Graph) -> Result<Vec<(Node, Node)>> {
        let mut store = store::lock();
        let edges = store.graph(store::graph(graph)?)?.edges();
        Ok(edges.map(|(from, to)| (node_handle(from), node_handle(to))).collect())
    }

    fn add_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> {
        let graph = store::graph(graph)?;
        change_edges(&mut store::lock(), graph, edges, (Nodes::connect, Nodes::disconnect))
    }

    fn remove_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> {
        let graph = store::graph(graph)?;
        let mut store = store::lock();
        check_free_of_memory(store.graph(graph)?)?;
        change_edges(&mut store, graph, edges, (Nodes::disconnect, Nodes::connect))
    }

    fn instantiate(&self, graph: Graph, flags: InstantiateFlags) -> Result<gpu::Executable> {
        capture::check_unsafe_strictly()?;
        let graph = store::graph(graph)?;
        let mut store = store::lock();
        let steps = store.steps(graph)?;
        let has_conditional = store.has_conditional(graph);
        let nodes = store.graph(graph)?;
        let (owner, device) = ((nodes.has_memory() || has_conditional).then_some(graph), nodes.device);
        if owner.is_some() && store.executables.values().any(|other| other.is_owned_by(graph)) {
            let why = "a graph that allocates or frees memory, or has a condition, has one executable at a time";
            return Err(Kind::Unsupported.because(why));
        }
        let (serial, held) = (serial::next(), store.held(graph));
        store.executables.insert(serial, Arc::new(Executable::new(steps, owner, device, flags, held)));
        Ok(gpu::Executable(serial::handle(serial::EXECUTABLE, serial)))
    }

    fn executable_flags(&self, executable: gpu::Executable) -> Result<InstantiateFlags> {
        Ok(store::executable(executable)?.flags)
    }

    fn is_node_enabled(&self, executable: gpu::Executable, node: Node) -> Result<bool> {
        store::executable(executable)?.is_enabled(existing(node)?)
    }

    fn enable_node(&self, executable: gpu::Executable, node: Node, is_enabled: bool) -> Result<()> {
        store::executable(executable)?.enable(existing(node)?, is_enabled)
    }

    fn launch_attribute(&self, node: Node, attribute: u32) -> Result<LaunchValue> {
        let mut store = store::lock();
        let made = launching(&mut store, node)?;
        let unset = initial_attribute(attribute)?;
        Ok(made.attributes.get(&attribute).copied().unwrap_or(unset))
    }

    fn set_launch_attribute(&self, node: Node, attribute: u32, value: &LaunchValue) -> Result<()> {
        let mut store = store::lock();
        let made = launching(&mut store, node)?;
        initial_attribute(attribute)?;
        check_attribute(attribute, value)?;
        made.attributes.insert(attribute, *value);
        Ok(())
    }

    fn copy_launch_attributes(&self, to: Node, from: Node) -> Result<()> {
        let mut store = store::lock();
        let attributes = launching(&mut store, from)?.attributes.clone();
        launching(&mut store, to)?.attributes = attributes;
        Ok(())
    }

    fn create_condition(&self, graph: Graph, value: u32, is_reset: bool, context: Context) -> Result<u64> {
        if journal::is_kept() {
            return Err(Kind::Unsupported.because("the check does not follow work that a condition chooses"));
        }
        store::lock().create_condition(store::graph(graph)?, value, is_reset, context)
    }

    fn create_user_object(&self, end: HostCall, references: u32) -> Result<UserObject> {
        Ok(user::create(end, references))
    }

    fn retain_user_object(&self, object: UserObject, references: u32) -> Result<()> {
        user::retain(user::of(object)?, references)
    }

    fn release_user_object(&self, object: UserObject, references: u32) -> Result<()> {
        user::release(user::of(object)?, references)
    }

    fn retain_by_graph(&self, graph: Graph, object: UserObject, references: u32, moves: bool) -> Result<()> {
        let (graph, object) = (store::graph(graph)?, user::of(object)?);
        let mut store = store::lock();
        let nodes = store.graph(graph)?;
        // Of what is moved the program has the references, so that it is alive.
        user::retain(object, if moves { 0 } else { references })?;
        match nodes.kept.iter_mut().find(|kept| kept.object == object) {
            Some(kept) => kept.references += references,
            None => nodes.kept.push(Kept { object, references }),
        }
        Ok(())
    }

    fn release_by_graph(&self, graph: Graph, object: UserObject, references: u32) -> Result<()> {
        let (graph, object) = (store::graph(graph)?, user::of(object)?);
        let mut store = store::lock();
        let nodes = store.graph(graph)?;
        let place = nodes.kept.iter().position(|kept| kept.object == object && kept.references >= references);
        let Some(place) = place else { return Ok(()) };
        let released = if nodes.kept[place].references == references {
            nodes.kept.swap_remove(place)
        } else {
            nodes.kept[place].references -= references;
            Kept { object, references }
        };
        // The object may end with it, by a call of the program's.
        drop(store);
        drop(released);
        Ok(())
    }

    fn graph_memory(&self, device: i32, which: GraphMemory) -> Result<u64> {
        Ok(charges::bytes(device, which) as u64)
    }

    fn reset_graph_memory(&self, device: i32, which: GraphMemory) -> Result<()> {
        charges::reset(device, which);
        Ok(())
    }

    fn trim_graph_memory(&self, device: i32) -> Result<()> {
        charges::trim(device, false);
        Ok(())
    }

    fn destroy_executable(&self, executable: gpu::Executable) -> Result<()> {
        capture::check_unsafe_strictly()?;
        store::executable(executable)?;
        let removed =
            serial::of(serial::EXECUTABLE, executable.0).and_then(|serial| store::lock().executables.remove(&serial));
        drop(removed);
        Ok(())
    }

    fn launch_graph(&self, executable: gpu::Executable, stream: Stream) -> Result<()> {
        let executable = store::executable(executable)?;
        capture::refuse(stream)?;
        executable.launch(stream)
    }

    fn upload_graph(&self, executable: gpu::Executable, stream: Stream) -> Result<()> {
        let executable = store::executable(executable)?;
        capture::refuse(stream)?;
        self.stream_device(stream)?;
        executable.take_memory();
        Ok(())
    }

    fn update_executable(&self, executable: gpu::Executable, graph: Graph) -> Result<Option<(Mismatch, Option<Node>)>> {
        let executable = store::executable(executable)?;
        let graph = store::graph(graph)?;
        let mut store = store::lock();
        let (steps, held) = (store.steps(graph)?, store.held(graph));
        // By NVIDIA's rule a graph that allocates or frees memory updates one executable at a time, too.
        let is_alone = strict_refusals::get() != 0 && store.graph(graph)?.has_memory();
        let is_others = |other: &Arc<Executable>| !Arc::ptr_eq(other, &executable) && other.is_owned_by(graph);
        if is_alone && store.executables.values().any(is_others) {
            return Ok(Some((Mismatch::Unsupported, None)));
        }
        drop(store);
        let mismatch = executable.update(steps, held);
        if is_alone && mismatch.is_none() {
            executable.set_owner(graph);
        }
        Ok(mismatch.map(|(mismatch, node)| (mismatch, node.map(node_handle))))
    }

    fn set_executable_work(&self, executable: gpu::Executable, node: Node, work: &NodeWork) -> Result<()> {
        let (executable, node) = (store::executable(executable)?, store::node(node)?);
        if let NodeWork::Child(child) = *work {
            let child = store::graph(child)?;
            let inner = store::lock().steps(child)?;
            return executable.replace(node, Work::Child(child), inner);
        }
        executable.replace(node, keep(work)?, Vec::new())
    }

    fn begin_capture(&self, stream: Stream, mode: CaptureMode, into: Option<(Graph, &[Node])>) -> Result<()> {
        captured::begin(stream, mode, into)
    }

    fn begin_recapture(
        &self,
        stream: Stream,
        mode: CaptureMode,
        graph: Graph,
        judge: Option<JudgeRecapture>,
    ) -> Result<()> {
        captured::begin_again(stream, mode, graph, judge)
    }

    fn end_capture(&self, stream: Stream) -> Result<Graph> {
        captured::end(stream)
    }

    fn capture(&self, stream: Stream) -> Result<Option<Capture>> {
        captured::find(stream)
    }

    fn check_question(&self, stream: Stream) -> Result<()> {
        if capture::is_on() { captured::check_question(stream) } else { Ok(()) }
    }

    fn check_no_captures(&self, refusal: CaptureRefusal) -> Result<()> {
        if capture::is_on() { captured::refuse_all(refusal) } else { Ok(()) }
    }

    fn check_unsafe(&self) -> Result<()> {
        capture::check_unsafe()
    }

    fn check_stream_wait(&self, stream: Stream) -> Result<()> {
        captured::check_stream_wait(stream)
    }

    fn check_event_wait(&self, event: Event) -> Result<()> {
        captured::check_event_wait(event)
    }

    fn update_capture(&self, stream: Stream, nodes: &[Node], replaces: bool) -> Result<()> {
        captured::update(stream, nodes, replaces)
    }

    fn are_of_one_device(&self, executable: gpu::Executable, graph: Graph) -> Result<bool> {
        let device = store::lock().graph(store::graph(graph)?)?.device;
        Ok(store::executable(executable)?.device == device)
    }

    fn record_external_event(&self, event: Event, stream: Stream) -> Result<()> {
        external(stream, NodeWork::Record(event))
    }

    fn wait_external_event(&self, stream: Stream, event: Event) -> Result<()> {
        external(stream, NodeWork::Wait(event))
    }
}

/// Makes a node of a record or wait that is to happen at each launch.
fn external(stream: Stream, work: NodeWork) -> Result<()> {
    match capture::take(stream, || Ok(work))? {
        true => Ok(()),
        false => Err(Kind::IllegalState.because("the stream is not being captured")),
    }
}
