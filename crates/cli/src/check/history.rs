// SPDX-License-Identifier: MIT OR Apache-2.0
//! The history of all processes, put together from their journals: uses of memory, and misuse that needs no order.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use anygpu::os::journal::entry::{
    ALL_STREAMS, Awaits, Entry, Memory, NOT_PERMITTED, READS_AT_ONCE, REFUSED, RESET, RESET_PRIMARY, What, awaits,
    joined_devices,
};

use super::journal::Process;
use super::order::{Lane, NodeId, Order};
use super::places::{Block, Blocks, Handles, Site, Space};

/// A box of bytes in a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    pub space: Space,
    pub start: u64,
    pub row: u64,
    pub slice: u64,
    pub width: u64,
    pub height: u64,
    pub depth: u64,
}

impl Extent {
    fn flat(space: Space, start: u64, width: u64) -> Extent {
        Extent { space, start, row: 0, slice: 0, width, height: 1, depth: 1 }
    }

    /// The bytes from the first to the last.
    pub fn end(&self) -> u64 {
        self.start + (self.height - 1) * self.row + (self.depth - 1) * self.slice + self.width
    }
}

/// The way in which memory is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    Read,
    Write,
    /// A write of a value that others wait for.
    Signal,
    /// The start of memory in a stream's order.
    Allocate,
    /// The end of the memory.
    Free,
    /// Its end in a process that has opened it.
    Close,
    /// Changes in one step each, which have no order among themselves.
    Atomic,
}

/// A use of memory.
#[derive(Clone, Copy, Debug)]
pub struct Use {
    pub node: NodeId,
    pub access: Access,
    pub extent: Extent,
    /// The time when the call itself was through with it, if it is through before its node: staged memory.
    pub done: u64,
}

/// Misuse that one call shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misuse {
    /// The call names memory that another call ended.
    UseAfterFree { ended: Site, made: Site },
    /// Memory is freed or closed again.
    DoubleFree { ended: Site, made: Site },
    /// A process frees memory that another still has open.
    FreeWhileOpen { opened: Site, made: Site },
    /// A stream waits for another process's event that nobody has recorded: the wait does nothing.
    NeverRecorded { opened: Site },
    /// A function that a stream calls calls the library.
    CallInFunction,
}

/// Something that is left at the end.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    pub site: Site,
    pub state: Remains,
    /// Of the memory.
    pub bytes: u64,
}

/// The way in which something is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remains {
    Allocated,
    Opened,
    /// A stream waits for a value that nobody has signalled.
    Unsignalled,
}

#[derive(Default)]
pub struct History {
    pub order: Order,
    pub uses: Vec<Use>,
    pub misuses: Vec<(Site, Misuse)>,
    pub left: Vec<Left>,
    /// The entries that tell what graphs' launches did.
    pub launched: HashMap<Site, Launched>,
}

/// The part of a launch that an entry tells of.
#[derive(Clone, Copy)]
pub struct Launched {
    /// The launch.
    launch: Site,
    /// The making of its node; `None` for one that was copied with its graph.
    pub node: Option<Site>,
    /// It is no launch, but a batch.
    is_batch: bool,
}

impl History {
    /// The call that the program made for what an entry tells: that of a node is its making.
    pub fn made(&self, site: Site) -> Site {
        self.launched.get(&site).and_then(|launched| launched.node).unwrap_or(site)
    }

    /// Tells whether a call is of a batch.
    pub fn is_of_batch(&self, site: Site) -> bool {
        self.launched.get(&site).is_some_and(|launched| launched.is_batch)
    }

    /// Tells whether one launch, or batch, did both.
    pub fn is_one_launch(&self, sites: [Site; 2]) -> bool {
        let [one, other] = sites.map(|site| self.launched.get(&site).map(|launched| launched.launch));
        one.is_some() && one == other
    }
}

/// A record of an event: when the call began and ended, and its node.
type Recorded = (u64, u64, NodeId);

/// A wait for something of another process, until all processes are read.
enum Pending {
    /// A wait for an event of several processes.
    Event {
        hash: u64,
        began: u64,
        ended: u64,
        node: NodeId,
    },
    /// A host thread that found such an event done.
    EventDone {
        hash: u64,
        began: u64,
        ended: u64,
    },
    Semaphore {
        file: u64,
        value: u64,
        node: NodeId,
    },
    Reached {
        file: u64,
        value: u64,
        ended: u64,
    },
    Value {
        space: Space,
        start: u64,
        wanted: Wanted,
        is_of_host: bool,
        node: NodeId,
    },
}

/// The value in memory that ends a wait.
struct Wanted {
    value: u64,
    mask: u64,
    comparison: u64,
    bytes: u64,
}

impl Wanted {
    fn of(values: &[u64]) -> Wanted {
        Wanted { value: values[2], mask: values[4], comparison: values[5], bytes: values[1] }
    }

    /// All bits of its width.
    fn all(&self) -> u64 {
        if self.bytes == 4 { u64::from(u32::MAX) } else { u64::MAX }
    }

    fn is_met_by(&self, written: u64) -> bool {
        let all = self.all();
        let (written, value) = (written & self.mask & all, self.value & all);
        match self.comparison {
            1 => written.wrapping_sub(value) & all <= all / 2,
            2 => written == value,
            3 => written & value != 0,
            _ => !(written | value) & all != 0,
        }
    }

    /// The write that the wait certainly comes after, if there is one.
    ///
    /// It is the only one that ends the wait, or the first of those of a place whose values only grow.
    fn first_of(&self, writes: &[(u64, NodeId)], is_steady: bool) -> Option<NodeId> {
        let all = self.all();
        let is_met = |write: &(u64, NodeId)| self.is_met_by(write.0);
        if is_steady && self.comparison == 1 && self.mask & all == all {
            let (first, last) = (writes.first()?, writes.last()?);
            let is_close = last.0 - first.0 <= all / 2;
            let place = writes.partition_point(|write| !is_met(write));
            return Some(writes[place.min(writes.len() - 1)].1).filter(|_| is_close && is_met(last));
        }
        let mut meeting = writes.iter().filter(|write| is_met(write));
        meeting.next().filter(|_| meeting.next().is_none()).map(|write| write.1)
    }
}

#[derive(Default)]
struct Shared {
    records: HashMap<u64, Vec<Recorded>>,
    opened: HashMap<(usize, u64), Site>,
    signals: HashMap<u64, BTreeMap<u64, NodeId>>,
    /// Signals and waits of semaphores that are no timelines, by their time.
    binary: HashMap<u64, [Vec<(u64, NodeId)>; 2]>,
    /// Writes of values: the value, and the node.
    values: HashMap<(Space, u64), Vec<(u64, NodeId)>>,
    pending: Vec<Pending>,
    /// Places of which copies have read a word or less: a host thread may look for a value there.
    looked_at: HashSet<(Space, u64)>,
    /// Openings: when, until when, and by which call.
    openings: HashMap<Space, Vec<(u64, u64, Site)>>,
    frees: Vec<(Space, u64, Site, Site)>,
}

/// Puts the journals together.
pub fn of(processes: &[Process]) -> History {
    let handles = Handles::read(processes);
    let (mut history, mut shared) = (History::default(), Shared::default());
    for (number, process) in processes.iter().enumerate() {
        Reader::new(number, process, &handles, &mut history, &mut shared).read();
    }
    let unsignalled = history.resolve(shared, processes, &handles);
    history.order.settle();
    // What was known to be done was signalled by somebody who has told nothing.
    let left = unsignalled.into_iter().filter(|wait| history.order.observed(*wait).is_none());
    let left = left.map(|wait| Left { site: history.order.nodes[wait].site, state: Remains::Unsignalled, bytes: 0 });
    history.left.extend(left);
    history
}

/// A stream as a process names it: the predefined ones are a device's, and one of these a thread's.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Name {
    stream: u64,
    device: i32,
    thread: u32,
}

/// The most bytes of a flag.
const WORD: u64 = 8;

const NULL: u64 = 0;
const LEGACY: u64 = 1;
const PER_THREAD: u64 = 2;

struct Stream {
    lane: Lane,
    device: i32,
    /// The default stream waits for it, and it for the default stream.
    is_blocking: bool,
}

/// Reads one process.
struct Reader<'a> {
    number: usize,
    process: &'a Process,
    handles: &'a Handles,
    history: &'a mut History,
    shared: &'a mut Shared,
    blocks: Blocks,
    streams: HashMap<Name, Stream>,
    /// Streams whose handles are others' now, until their device is known to be done.
    destroyed: Vec<Stream>,
    records: HashMap<u64, NodeId>,
    /// Nodes that all later work of a device comes after.
    held: HashMap<i32, NodeId>,
    /// The last nodes of functions that streams call: before and after.
    functions: HashMap<u64, (NodeId, NodeId)>,
    /// The uses of memory by tokens: those who opened it, by its first address.
    tokens: BTreeMap<u64, Vec<Site>>,
    /// Times of functions that ran before their calls returned.
    ran: HashMap<u64, (u64, u64)>,
    /// The memory that launches use, by their numbers: most are done when they are told of.
    touched: HashMap<u64, Vec<Entry>>,
    /// The calls that made the nodes of graphs, by the nodes' numbers.
    nodes: HashMap<u64, Site>,
    /// The end of each executable graph's latest launch: launches of one follow each other.
    launches: HashMap<u64, NodeId>,
    /// The launches whose entries are being read, by thread.
    launching: HashMap<u32, Launch>,
    /// The threads whose next work is of a batch.
    batching: HashSet<u32>,
    /// Lanes of streams for steps that nothing orders, beside the streams' own.
    branches: HashMap<Name, Vec<Lane>>,
}

/// A graph's launch, or a batch, whose steps nothing orders.
struct Launch {
    site: Site,
    is_batch: bool,
    stream: Name,
    executable: u64,
    began: u64,
    /// Its first node.
    begin: NodeId,
    /// The lanes of its steps, the stream's own first, each with its last node.
    lanes: Vec<(Lane, NodeId)>,
    /// The last node of each step so far.
    ends: Vec<NodeId>,
    /// The place of the current step's lane.
    lane: usize,
    /// The making of the current step's node.
    node: Option<Site>,
    /// Memory that its steps free: until its end other steps may name it.
    freed: Vec<(Site, Entry)>,
}

impl Launch {
    /// Adds work to the current step.
    fn add(&mut self, site: Site, order: &mut Order) -> NodeId {
        let (lane, last) = &mut self.lanes[self.lane];
        *last = order.add(site, *lane, self.began);
        self.ends.last_mut().into_iter().for_each(|end| *end = *last);
        *last
    }

    /// Begins a step behind others: in a lane that ends with one of them, or in a branch.
    fn step(&mut self, before: &[NodeId], branches: &mut Vec<Lane>, order: &mut Order) {
        let free = self.lanes.iter().position(|(_, last)| before.contains(last));
        self.lane = free.unwrap_or(self.lanes.len());
        if free.is_none() {
            let number = self.lanes.len() - 1;
            if branches.len() <= number {
                branches.push(order.lane());
            }
            self.lanes.push((branches[number], self.begin));
        }
        self.ends.push(self.begin);
        let node = self.add(self.site, order);
        before.iter().for_each(|earlier| order.follow(node, *earlier));
    }
}

impl<'a> Reader<'a> {
    fn new(
        number: usize,
        process: &'a Process,
        handles: &'a Handles,
        history: &'a mut History,
        shared: &'a mut Shared,
    ) -> Reader<'a> {
        Reader {
            number,
            process,
            handles,
            history,
            shared,
            blocks: Blocks::default(),
            streams: HashMap::new(),
            destroyed: Vec::new(),
            records: HashMap::new(),
            held: HashMap::new(),
            functions: HashMap::new(),
            tokens: BTreeMap::new(),
            ran: HashMap::new(),
            touched: HashMap::new(),
            nodes: HashMap::new(),
            launches: HashMap::new(),
            launching: HashMap::new(),
            batching: HashSet::new(),
            branches: HashMap::new(),
        }
    }

    fn read(mut self) {
        let calls = &self.process.calls;
        for (_, entry) in calls.iter().filter(|(what, _)| *what == What::Touched) {
            self.touched.entry(entry.values[0]).or_default().push(*entry);
        }
        for (call, (what, entry)) in calls.iter().enumerate() {
            match what {
                What::Calling => _ = self.ran.insert(entry.values[0], (entry.began, u64::MAX)),
                What::Called => {
                    if let Some((_, ended)) = self.ran.get_mut(&entry.values[0]) {
                        *ended = entry.ended;
                    }
                }
                _ => {}
            }
            let site = Site { process: self.number, call };
            match entry.outcome {
                0 => self.call(site, *what, entry),
                REFUSED => self.refused(site, *what, entry),
                NOT_PERMITTED => self.history.misuses.push((site, Misuse::CallInFunction)),
                _ => {}
            }
            if let Some(launch) = self.launching.get_mut(&entry.thread) {
                let (launch, node, is_batch) = (launch.site, launch.node, launch.is_batch);
                self.history.launched.insert(site, Launched { launch, node, is_batch });
            }
            if let Some(launch) = self.launching.get_mut(&entry.thread).filter(|_| *what == What::FreeQueued) {
                launch.freed.push((site, *entry));
                continue;
            }
            let ended = self.handles.apply(&mut self.blocks, site, *what, entry);
            for ended in ended.into_iter().filter(Block::is_opened) {
                self.close(&ended.space, ended.by, entry.began);
                // What tokens have opened is let go once it is not used.
                if *what == What::Close && !self.tokens.contains_key(&entry.values[0]) {
                    let node = self.history.order.add_act(site, entry.began);
                    self.history.order.observe(node, entry.ended);
                    let extent = Extent::flat(ended.space, ended.offset, ended.size);
                    self.note(node, Access::Close, extent, u64::MAX);
                }
            }
        }
        for (number, (before, after)) in std::mem::take(&mut self.functions) {
            if let Some((began, ended)) = self.ran.get(&number) {
                self.history.order.observe(before, *began);
                self.history.order.hear(after, *ended);
            }
        }
        self.leave();
    }

    /// Notes what is left at the end. What tokens have opened is kept for later, and let go by itself.
    fn leave(&mut self) {
        let left = |site, block: &Block, is_opened| {
            let state = if is_opened { Remains::Opened } else { Remains::Allocated };
            Left { site, state, bytes: block.size }
        };
        let own = self.blocks.live().filter(|(address, block)| {
            block.kind.is_some() && !(block.is_opened() && self.tokens.contains_key(address))
        });
        let own = own.map(|(_, block)| left(block.by, block, block.is_opened()));
        let by_tokens = self.tokens.iter().filter_map(|(address, users)| Some((self.blocks.find(*address)?.0, users)));
        let by_tokens = by_tokens.flat_map(|(block, users)| users.iter().map(|user| left(*user, block, true)));
        self.history.left.extend(own.chain(by_tokens));
    }

    /// The first address of the memory that an address is in.
    fn base(&self, address: u64) -> u64 {
        self.blocks.find(address).map_or(address, |(_, distance)| address - distance)
    }

    fn close(&mut self, space: &Space, by: Site, time: u64) {
        let openings = self.shared.openings.entry(*space).or_default();
        if let Some((_, until, _)) = openings.iter_mut().find(|(_, _, opened)| *opened == by) {
            *until = time;
        }
    }

    fn refused(&mut self, site: Site, what: What, entry: &Entry) {
        let values = &entry.values;
        let misuse = match what {
            What::Free | What::Close | What::FreeQueued => {
                self.blocks.ended_at(values[0]).map(|(block, ended)| Misuse::DoubleFree { ended, made: block.by })
            }
            What::Copy | What::Fill | What::Export | What::Touch | What::WriteValue | What::WaitValue => {
                let sides = [Some(values[0]), (what == What::Copy).then_some(values[3])];
                let ended = sides.into_iter().flatten().filter(|side| self.blocks.find(*side).is_none());
                let mut ended = ended.filter_map(|side| self.blocks.find_ended(side));
                ended.next().map(|(block, ended)| Misuse::UseAfterFree { ended, made: block.by })
            }
            _ => None,
        };
        self.history.misuses.extend(misuse.map(|misuse| (site, misuse)));
    }

    /// The stream that a call names.
    fn stream(&mut self, stream: u64, entry: &Entry) -> Name {
        let stream = if stream == LEGACY { NULL } else { stream };
        let is_predefined = stream == NULL || stream == PER_THREAD;
        let name = Name {
            stream,
            device: if is_predefined { entry.device } else { 0 },
            thread: if stream == PER_THREAD { entry.thread } else { 0 },
        };
        let order = &mut self.history.order;
        self.streams.entry(name).or_insert_with(|| Stream {
            lane: order.lane(),
            device: entry.device,
            is_blocking: stream == PER_THREAD,
        });
        name
    }

    /// Adds work of a stream, or of a step of a graph's launch there.
    fn queue(&mut self, site: Site, stream: u64, entry: &Entry) -> NodeId {
        if self.batching.contains(&entry.thread) && !self.launching.contains_key(&entry.thread) {
            let begin = self.queue_whole(site, stream, entry);
            self.begin_launch(site, (begin, true, 0), stream, entry);
        }
        let Some(launch) = self.launching.get_mut(&entry.thread) else { return self.queue_whole(site, stream, entry) };
        if launch.is_batch {
            let begin = [launch.begin];
            launch.step(&begin, self.branches.entry(launch.stream).or_default(), &mut self.history.order);
        }
        launch.add(site, &mut self.history.order)
    }

    /// Adds work of a stream that is no step of a launch.
    fn queue_whole(&mut self, site: Site, stream: u64, entry: &Entry) -> NodeId {
        let name = self.stream(stream, entry);
        let Stream { lane, device, is_blocking } = self.streams[&name];
        let null = Name { stream: NULL, device, thread: 0 };
        let mut before: Vec<NodeId> = if name == null {
            self.ends(|stream| stream.is_blocking && stream.device == device)
        } else if is_blocking {
            self.streams.get(&null).and_then(|null| self.history.order.last(null.lane)).into_iter().collect()
        } else {
            Vec::new()
        };
        before.extend(self.held.get(&device));
        let node = self.history.order.add(site, lane, entry.began);
        before.into_iter().for_each(|earlier| self.history.order.follow(node, earlier));
        node
    }

    /// Adds what comes after all work of a device.
    fn behind_all(&mut self, site: Site, entry: &Entry) -> NodeId {
        let mut ends = self.ends(|stream| stream.device == entry.device);
        ends.extend(self.held.get(&entry.device));
        let node = self.history.order.add_act(site, entry.began);
        ends.into_iter().for_each(|earlier| self.history.order.follow(node, earlier));
        node
    }

    /// Adds what all later work of a device comes after.
    fn hold_all(&mut self, site: Site, entry: &Entry) -> NodeId {
        let node = self.history.order.add_act(site, entry.began);
        let last = self.held.insert(entry.device, node);
        last.into_iter().for_each(|earlier| self.history.order.follow(node, earlier));
        node
    }

    /// Tells whether a call is a step of a graph's launch.
    fn is_launched(&self, entry: &Entry) -> bool {
        self.launching.get(&entry.thread).is_some_and(|launch| !launch.is_batch)
    }

    /// Adds work of a stream that the null streams' rules do not order.
    fn queue_alone(&mut self, site: Site, stream: u64, entry: &Entry) -> NodeId {
        let name = self.stream(stream, entry);
        let lane = self.streams[&name].lane;
        self.history.order.add(site, lane, entry.began)
    }

    /// Begins a graph's launch, which comes after the executable graph's last.
    fn launch(&mut self, site: Site, entry: &Entry) {
        let [executable, stream, ..] = entry.values;
        let begin = self.queue(site, stream, entry);
        let last = self.launches.get(&executable);
        last.into_iter().for_each(|last| self.history.order.follow(begin, *last));
        self.begin_launch(site, (begin, false, executable), stream, entry);
    }

    /// Begins a launch of an executable, or a batch, behind a node.
    fn begin_launch(
        &mut self,
        site: Site,
        (begin, is_batch, executable): (NodeId, bool, u64),
        stream: u64,
        entry: &Entry,
    ) {
        let (stream, began) = (self.stream(stream, entry), entry.began);
        let lanes = vec![(self.streams[&stream].lane, begin)];
        let (ends, freed) = (Vec::new(), Vec::new());
        let launch =
            Launch { site, is_batch, stream, executable, began, begin, lanes, ends, lane: 0, node: None, freed };
        self.launching.insert(entry.thread, launch);
    }

    fn step(&mut self, entry: &Entry) {
        let [place, node, count, ..] = entry.values;
        let Some(launch) = self.launching.get_mut(&entry.thread) else { return };
        let before = entry.values[3..].iter().take(count as usize);
        let before: Vec<NodeId> = before.filter_map(|place| launch.ends.get(*place as usize).copied()).collect();
        let order = &mut self.history.order;
        match launch.ends.get(place as usize) {
            Some(node) => before.iter().for_each(|earlier| order.follow(*node, *earlier)),
            None => {
                launch.node = self.nodes.get(&node).copied();
                let before = if before.is_empty() { vec![launch.begin] } else { before };
                launch.step(&before, self.branches.entry(launch.stream).or_default(), order);
            }
        }
    }

    fn end_launch(&mut self, entry: &Entry) {
        let Some(launch) = self.launching.remove(&entry.thread) else { return };
        let end = self.history.order.add(launch.site, launch.lanes[0].0, launch.began);
        launch.lanes.iter().for_each(|(_, last)| self.history.order.follow(end, *last));
        if !launch.is_batch {
            self.launches.insert(launch.executable, end);
        }
        for (site, entry) in &launch.freed {
            self.handles.apply(&mut self.blocks, *site, What::FreeQueued, entry);
        }
    }

    /// Orders work with the null streams of other devices that its call has named.
    fn join(&mut self, site: Site, node: NodeId, (stream, asks): (u64, u64), entry: &Entry) {
        let name = self.stream(stream, entry);
        let own = self.streams[&name].device;
        let devices: BTreeSet<_> = joined_devices(asks).filter(|device| *device != own).collect();
        for device in devices {
            let other = self.queue_whole(site, NULL, &Entry { device, ..*entry });
            let last = self.history.order.before(other);
            last.into_iter().for_each(|earlier| self.history.order.follow(node, earlier));
            self.history.order.follow(other, node);
        }
    }

    /// The last work of each stream.
    fn ends(&self, is_meant: impl Fn(&Stream) -> bool) -> Vec<NodeId> {
        let streams = self.streams.values().chain(&self.destroyed).filter(|stream| is_meant(stream));
        streams.filter_map(|stream| self.history.order.last(stream.lane)).collect()
    }

    /// The memory at an address, and its kind; pageable where no call allocated it.
    fn place(&self, address: u64) -> (Space, u64, Option<Memory>) {
        match self.blocks.find(address) {
            Some((block, distance)) => (block.space, block.offset + distance, block.kind),
            None => (Space::Pageable(self.number), address, None),
        }
    }

    fn extent(&self, side: &[u64], shape: &[u64]) -> (Extent, Option<Memory>) {
        let (space, start, kind) = self.place(side[0]);
        let [width, height, depth] = [shape[0], shape[1], shape[2]];
        (Extent { space, start, row: side[1], slice: side[2], width, height, depth }, kind)
    }

    fn note(&mut self, node: NodeId, access: Access, extent: Extent, done: u64) {
        if extent.width > 0 && extent.height > 0 && extent.depth > 0 {
            self.history.uses.push(Use { node, access, extent, done });
        }
    }

    /// Notes that a host thread may know of work without a call, from a flag in its memory.
    fn may_be_seen(&mut self, node: NodeId, kind: Option<Memory>, entry: &Entry) {
        if kind != Some(Memory::Device) {
            self.history.order.may_observe(node, entry.began);
        }
    }

    /// Notes what a launch uses of the library's memory; stacks and variables are the kernel's own.
    fn launched(&mut self, node: NodeId, values: &[u64]) {
        let [_, first, row, width, height, is_written, ..] = *values else { return };
        let access = match is_written {
            0 => Access::Read,
            1 => Access::Write,
            _ => Access::Atomic,
        };
        let last = first + row * height.saturating_sub(1) + width.saturating_sub(1);
        if let Some((start, end)) = self.bounds(first)
            && (start..end).contains(&last)
        {
            let (extent, _) = self.extent(&[first, row, 0], &[width, height, 1]);
            return self.note(node, access, extent, u64::MAX);
        }
        // Allocations lie side by side: each has its part.
        for mut next in (0..height).map(|number| first + row * number) {
            let row_end = next + width;
            while let Some((_, end)) = self.bounds(next).filter(|_| next < row_end) {
                let (space, start, _) = self.place(next);
                let part = row_end.min(end) - next;
                self.note(node, access, Extent::flat(space, start, part), u64::MAX);
                next += part;
            }
        }
    }

    /// The addresses of the memory that an address is in, which a call allocated or opened.
    fn bounds(&self, address: u64) -> Option<(u64, u64)> {
        let (block, distance) = self.blocks.find(address)?;
        block.kind.map(|_| (address - distance, address - distance + block.size))
    }

    fn call(&mut self, site: Site, what: What, entry: &Entry) {
        let values = entry.values;
        match what {
            What::CreateStream => {
                // Its handle may have been another's, whose work may not be done.
                let name = self.stream(values[0], entry);
                let order = &mut self.history.order;
                let stream = Stream { lane: order.lane(), device: entry.device, is_blocking: values[1] == 0 };
                let other = self.streams.insert(name, stream);
                self.destroyed
                    .extend(other.filter(|other| order.last(other.lane).is_some_and(|end| !order.is_done(end))));
                self.branches.remove(&name);
            }
            What::CreateEvent => _ = self.records.remove(&values[0]),
            What::Copy => {
                let ((to, to_kind), (from, from_kind)) =
                    (self.extent(&values[..3], &values[6..9]), self.extent(&values[3..6], &values[6..9]));
                let is_early = values[10] & READS_AT_ONCE != 0 && !self.batching.contains(&entry.thread);
                let early = is_early.then(|| self.queue_alone(site, values[9], entry));
                let node = self.queue(site, values[9], entry);
                self.join(site, node, (values[9], values[10]), entry);
                let is = |kind: Option<Memory>, wanted| kind == Some(wanted);
                let is_host = |kind| kind != Some(Memory::Device) && kind != Some(Memory::Managed);
                let is_between_devices = is(to_kind, Memory::Device) && is(from_kind, Memory::Device);
                let is_launched = self.is_launched(entry);
                let is_done = match awaits(values[10]) {
                    Awaits::OfHost => !is_between_devices,
                    Awaits::Always => true,
                    Awaits::None if is_launched => false,
                    Awaits::None => to_kind.is_none() || is_host(to_kind) && is_host(from_kind),
                };
                if is_done {
                    self.history.order.observe(node, entry.ended);
                }
                // Pageable memory is read before the call returns, but by launches.
                let read = if from_kind.is_none() && !is_launched { entry.ended } else { u64::MAX };
                if from.width <= WORD && from.height == 1 && from.depth == 1 {
                    self.shared.looked_at.insert((from.space, from.start));
                }
                self.note(early.unwrap_or(node), Access::Read, from, read);
                if to.width <= WORD && to.height == 1 && to.depth == 1 {
                    self.may_be_seen(node, to_kind, entry);
                }
                self.note(node, Access::Write, to, u64::MAX);
            }
            What::Fill => {
                let (to, kind) = self.extent(&values[..3], &values[3..6]);
                let node = self.queue(site, values[6], entry);
                self.join(site, node, (values[6], values[7]), entry);
                let is_done = match awaits(values[7]) {
                    Awaits::OfHost => kind != Some(Memory::Device),
                    Awaits::Always => true,
                    Awaits::None => kind.is_none() && !self.is_launched(entry),
                };
                if is_done {
                    self.history.order.observe(node, entry.ended);
                }
                self.note(node, Access::Write, to, u64::MAX);
            }
            What::Touch => {
                let (space, start, _) = self.place(values[0]);
                let access = if values[3] == 1 { Access::Write } else { Access::Read };
                let node = self.queue(site, values[2], entry);
                self.note(node, access, Extent::flat(space, start, values[1]), u64::MAX);
            }
            What::Launch => {
                let node = self.queue(site, values[1], entry);
                for used in self.touched.remove(&values[0]).unwrap_or_default() {
                    self.launched(node, &used.values);
                }
            }
            What::WriteValue => {
                let (space, start, kind) = self.place(values[0]);
                let node = self.queue(site, values[3], entry);
                self.may_be_seen(node, kind, entry);
                self.note(node, Access::Signal, Extent::flat(space, start, values[1]), u64::MAX);
                self.shared.values.entry((space, start)).or_default().push((values[2], node));
            }
            What::WaitValue => {
                let (space, start, kind) = self.place(values[0]);
                let node = self.queue(site, values[3], entry);
                let is_of_host = kind != Some(Memory::Device);
                self.shared.pending.push(Pending::Value {
                    space,
                    start,
                    wanted: Wanted::of(&entry.values),
                    is_of_host,
                    node,
                });
            }
            What::AllocateQueued => {
                let node = self.queue(site, values[2], entry);
                self.note(node, Access::Allocate, Extent::flat(Space::Allocation(site), 0, values[1]), u64::MAX);
            }
            What::Node => _ = self.nodes.insert(values[0], site),
            What::LaunchGraph => self.launch(site, entry),
            What::Step => self.step(entry),
            What::LaunchEnd => self.end_launch(entry),
            What::Batch if values[0] == 1 => _ = self.batching.insert(entry.thread),
            What::Batch => {
                self.batching.remove(&entry.thread);
                self.end_launch(entry);
            }
            What::FreeQueued => {
                let (space, start, _) = self.place(values[0]);
                let (size, made) = self.blocks.find(values[0]).map_or((0, site), |(block, _)| (block.size, block.by));
                let node = self.queue(site, values[1], entry);
                if self.owns(space) {
                    self.note(node, Access::Free, Extent::flat(space, start, size), u64::MAX);
                    self.shared.frees.push((space, entry.began, site, made));
                }
            }
            What::Free => self.free(site, entry),
            What::Open => {
                let openings = self.shared.openings.entry(self.handles.opened(values[1])).or_default();
                openings.push((entry.ended, u64::MAX, site));
            }
            What::Record => {
                let node = match values[1] {
                    ALL_STREAMS => self.behind_all(site, entry),
                    stream => self.queue(site, stream, entry),
                };
                self.records.insert(values[0], node);
                if let Some(hash) = self.handles.events.get(&(self.number, values[0])) {
                    self.shared.records.entry(*hash).or_default().push((entry.began, entry.ended, node));
                }
            }
            What::ImportToken => self.tokens.entry(self.base(values[0])).or_default().push(site),
            What::CloseToken => _ = self.tokens.entry(self.base(values[0])).or_default().pop(),
            What::OpenEvent => _ = self.shared.opened.insert((self.number, values[1]), site),
            What::WaitEvent => {
                let node = match values[1] {
                    ALL_STREAMS => self.hold_all(site, entry),
                    stream => self.queue(site, stream, entry),
                };
                match self.handles.events.get(&(self.number, values[0])) {
                    Some(hash) => {
                        let (hash, began, ended) = (*hash, entry.began, entry.ended);
                        self.shared.pending.push(Pending::Event { hash, began, ended, node });
                    }
                    None => {
                        if let Some(record) = self.records.get(&values[0]) {
                            self.history.order.follow(node, *record);
                        }
                    }
                }
            }
            What::ObserveStream => {
                let name = self.stream(values[0], entry);
                let lane = self.streams[&name].lane;
                // The default stream comes after those that it waits for.
                let is_null = name.stream == NULL;
                let is_meant = |stream: &Stream| {
                    stream.lane == lane || is_null && stream.is_blocking && stream.device == entry.device
                };
                for end in self.ends(is_meant) {
                    self.history.order.observe(end, entry.ended);
                }
            }
            What::ObserveEvent => match self.handles.events.get(&(self.number, values[0])) {
                Some(hash) => {
                    let (hash, began, ended) = (*hash, entry.began, entry.ended);
                    self.shared.pending.push(Pending::EventDone { hash, began, ended });
                }
                None => {
                    if let Some(record) = self.records.get(&values[0]) {
                        self.history.order.observe(*record, entry.ended);
                    }
                }
            },
            What::ObserveDevice => {
                let is_reset = [RESET, RESET_PRIMARY].contains(&values[0]);
                let device = if is_reset { values[1] as i32 } else { entry.device };
                for end in self.ends(|stream| stream.device == device) {
                    self.history.order.observe(end, entry.ended);
                }
                self.destroyed.retain(|stream| stream.device != device);
                if is_reset {
                    self.held.remove(&device);
                }
            }
            What::Call => {
                let before = self.queue(site, values[1], entry);
                let after = self.queue(site, values[1], entry);
                if values[0] > 0 {
                    self.functions.insert(values[0], (before, after));
                } else {
                    // It may run as early as this, and hear of whatever is known until it returns.
                    self.history.order.may_observe(before, entry.began);
                    self.history.order.hear_of_unknown(after);
                }
            }
            What::Signal => {
                let node = self.queue(site, values[2], entry);
                self.signal(values[0], values[1], node, entry.began);
            }
            What::Wait => {
                let node = self.queue(site, values[2], entry);
                match self.handles.semaphores.get(&(self.number, values[0])) {
                    Some((file, true)) => {
                        self.shared.pending.push(Pending::Semaphore { file: *file, value: values[1], node });
                    }
                    // One that cannot be told from others: whoever signalled it is not known.
                    Some((0, false)) => self.history.order.hear_of_unknown(node),
                    Some((file, false)) => {
                        self.shared.binary.entry(*file).or_default()[1].push((entry.began, node));
                    }
                    None => {}
                }
            }
            What::Raise => {
                let node = self.history.order.add_act(site, entry.began);
                self.shared.signals.entry(values[0]).or_default().entry(values[1]).or_insert(node);
            }
            What::Reached => {
                let (file, value, ended) = (values[0], values[1], entry.ended);
                self.shared.pending.push(Pending::Reached { file, value, ended });
            }
            _ => {}
        }
    }

    fn signal(&mut self, semaphore: u64, value: u64, node: NodeId, began: u64) {
        match self.handles.semaphores.get(&(self.number, semaphore)) {
            Some((file, true)) => {
                _ = self.shared.signals.entry(*file).or_default().entry(value).or_insert(node);
            }
            Some((file, false)) => self.shared.binary.entry(*file).or_default()[0].push((began, node)),
            None => {}
        }
    }

    /// Tells whether memory ends where this process frees it: what it only maps does not.
    fn owns(&self, space: Space) -> bool {
        matches!(space, Space::Allocation(made) if made.process == self.number)
    }

    /// Frees memory. Unless the program vouches for its uses, the call waits until this process's own work is done.
    fn free(&mut self, site: Site, entry: &Entry) {
        let ends = if entry.values[1] == 1 { Vec::new() } else { self.ends(|_| true) };
        let node = self.history.order.add_act(site, entry.began);
        for end in ends {
            self.history.order.observe(end, entry.ended);
            self.history.order.follow(node, end);
        }
        self.history.order.observe(node, entry.ended);
        if let Some((block, 0)) = self.blocks.find(entry.values[0]).filter(|(block, _)| self.owns(block.space)) {
            let (space, made) = (block.space, block.by);
            let extent = Extent::flat(space, block.offset, block.size);
            self.note(node, Access::Free, extent, u64::MAX);
            self.shared.frees.push((space, entry.began, site, made));
        }
    }
}

impl History {
    /// The places whose values only grow, as one stream writes them and nothing else does so later.
    fn steady(&self, values: &HashMap<(Space, u64), Vec<(u64, NodeId)>>) -> HashSet<(Space, u64)> {
        let lane = |write: &(u64, NodeId)| self.order.nodes[write.1].lane;
        let grows = |writes: &[(u64, NodeId)]| {
            writes.is_sorted_by_key(|write| write.0) && writes.iter().all(|write| lane(write) == lane(&writes[0]))
        };
        let mut steady: BTreeMap<(Space, u64), u64> = BTreeMap::new();
        for (place, writes) in values.iter().filter(|(_, writes)| grows(writes)) {
            steady.insert(*place, self.order.queued(writes[0].1));
        }
        for Use { node, extent, .. } in self.uses.iter().filter(|used| used.access == Access::Write) {
            let queued = self.order.queued(*node);
            let range = (extent.space, extent.start)..(extent.space, extent.end());
            let written = steady.range(range).filter(|(_, first)| **first < queued);
            let written: Vec<_> = written.map(|(place, _)| *place).collect();
            written.iter().for_each(|place| _ = steady.remove(place));
        }
        steady.into_keys().collect()
    }

    /// Finds what waits for what of other processes. Returns waits for values that nobody has signalled.
    fn resolve(&mut self, mut shared: Shared, processes: &[Process], handles: &Handles) -> Vec<NodeId> {
        let mut unsignalled = Vec::new();
        shared.records.values_mut().for_each(|records| records.sort_unstable());
        let latest = |hash: &u64, began: u64, ended: u64| -> Vec<NodeId> {
            let records = shared.records.get(hash).map_or(&[][..], Vec::as_slice);
            // The latest that had returned, and all that were under way.
            let before = records.iter().filter(|record| record.1 <= began).max_by_key(|record| record.1);
            let beside = records.iter().filter(|record| record.1 > began && record.0 < ended);
            before.into_iter().chain(beside).map(|record| record.2).collect()
        };
        let steady = self.steady(&shared.values);
        // The first signal of a timeline that reaches a value.
        let reaching = |file: &u64, value: &u64| Some(*shared.signals.get(file)?.range(value..).next()?.1);
        for place in &shared.looked_at {
            for (_, write) in shared.values.get(place).map_or(&[][..], Vec::as_slice) {
                self.order.may_observe(*write, 0);
            }
        }
        for pending in &shared.pending {
            match pending {
                Pending::Event { hash, began, ended, node } => {
                    // Whoever made it may have recorded it, and told nothing.
                    if !handles.exported_events.contains(hash) {
                        self.order.hear_of_unknown(*node);
                        continue;
                    }
                    let records = latest(hash, *began, *ended);
                    let site = self.order.nodes[*node].site;
                    if let Some(opened) = shared.opened.get(&(site.process, *hash)).filter(|_| records.is_empty()) {
                        self.misuses.push((site, Misuse::NeverRecorded { opened: *opened }));
                    }
                    records.into_iter().for_each(|record| self.order.follow(*node, record));
                }
                Pending::EventDone { hash, began, ended } => {
                    latest(hash, *began, *ended).into_iter().for_each(|record| self.order.observe(record, *ended));
                }
                Pending::Semaphore { file, value, node } => {
                    match reaching(file, value) {
                        Some(signal) => self.order.follow(*node, signal),
                        // Whoever signalled it has told nothing.
                        None => {
                            self.order.hear_of_unknown(*node);
                            unsignalled.push(*node);
                        }
                    }
                }
                Pending::Reached { file, value, ended } => {
                    reaching(file, value).into_iter().for_each(|signal| self.order.observe(signal, *ended));
                }
                Pending::Value { space, start, wanted, is_of_host, node } => {
                    let writes = shared.values.get(&(*space, *start)).map_or(&[][..], Vec::as_slice);
                    let is_steady = steady.contains(&(*space, *start));
                    match wanted.first_of(writes, is_steady).filter(|_| !is_of_host) {
                        Some(write) => self.order.follow(*node, write),
                        // Whoever wrote it is not known.
                        None => self.order.hear_of_unknown(*node),
                    }
                }
            }
        }
        for [mut signals, mut waits] in shared.binary.into_values() {
            signals.sort_unstable();
            waits.sort_unstable();
            for ((_, signal), (_, wait)) in signals.into_iter().zip(waits) {
                self.order.follow(wait, signal);
            }
        }
        for (space, freed, site, made) in shared.frees {
            let openings = shared.openings.get(&space).into_iter().flatten();
            for (opened, until, by) in openings.filter(|(_, _, by)| by.process != site.process) {
                let last = processes[by.process].calls.last().map_or(0, |(_, entry)| entry.ended);
                if *opened < freed && *until > freed && last > freed {
                    self.misuses.push((site, Misuse::FreeWhileOpen { opened: *by, made }));
                }
            }
        }
        unsignalled
    }
}
