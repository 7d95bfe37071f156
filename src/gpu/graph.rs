// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs: work and its order as data. They are made node by node or captured from streams, and launched any number of times.

use std::sync::Arc;

use super::{
    Address, Array, ArrayTransfer, Context, Endpoint, Event, Executable, Fill, Graph, HostCall, Kernel, Kind, Launch,
    Node, Place, Result, Semaphore, SemaphoreValue, Shape, Side, Stream, Transfer, UserObject, ValueOperation,
    unsupported,
};

/// One side of a node's copy, as the program describes it and asks it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopySide {
    /// The array that it is in; `None` for memory.
    pub array: Option<Array>,
    /// The first byte of the memory that it is in.
    pub base: Address,
    /// The start of the box: bytes in a row, rows and slices.
    pub start: [usize; 3],
    /// Bytes from row to row; 0 where rows follow each other.
    pub pitch: usize,
    /// Bytes of a row that are used, for whoever asks.
    pub width: usize,
    /// Rows from slice to slice; 0 where slices follow each other.
    pub height: usize,
    /// The kind of memory.
    pub place: Place,
}

impl CopySide {
    /// The side of a copy that is no node's.
    pub fn of(endpoint: &Endpoint, shape: &Shape) -> CopySide {
        match *endpoint {
            Endpoint::Memory(side) => CopySide::in_memory(&side, shape),
            Endpoint::Array { array, start } => CopySide {
                array: Some(array),
                base: Address(0),
                start,
                pitch: 0,
                width: 0,
                height: 0,
                place: Place::Device,
            },
        }
    }

    fn in_memory(side: &Side, shape: &Shape) -> CopySide {
        let pitch = if side.row == 0 { shape.width } else { side.row };
        let height = if pitch == 0 || side.slice == 0 { shape.height } else { side.slice / pitch };
        CopySide { array: None, base: side.address, start: [0; 3], pitch, width: pitch, height, place: side.place }
    }

    fn endpoint(&self, shape: &Shape) -> Result<Endpoint> {
        match self.array {
            Some(array) => Ok(Endpoint::Array { array, start: self.start }),
            None => {
                Side::inside(self.base, self.start, self.pitch, self.height, shape, self.place).map(Endpoint::Memory)
            }
        }
    }
}

/// The copy of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeCopy {
    /// The destination.
    pub to: CopySide,
    /// The source.
    pub from: CopySide,
    /// The extent in bytes, rows and slices.
    pub shape: Shape,
}

impl NodeCopy {
    /// A copy of memory. One of bytes has no pitch, nor rows.
    pub fn of(transfer: &Transfer) -> NodeCopy {
        let Transfer { to, from, shape } = transfer;
        let side = |side: &Side| match shape.is_flat() && side.row == 0 {
            true => CopySide { pitch: 0, width: 0, height: 0, ..CopySide::in_memory(side, shape) },
            false => CopySide::in_memory(side, shape),
        };
        NodeCopy { to: side(to), from: side(from), shape: *shape }
    }

    /// The copy as a verb takes it. InvalidValue where the box does not fit its memory.
    pub fn transfer(&self) -> Result<ArrayTransfer> {
        let NodeCopy { to, from, shape } = self;
        Ok(ArrayTransfer { to: to.endpoint(shape)?, from: from.endpoint(shape)?, shape: *shape, contexts: None })
    }
}

/// A list of a node's work, in the layout that all dialects share. A node's own is valid until its work changes.
#[derive(Clone)]
pub struct List<T> {
    items: Arc<[T]>,
    /// The first item, also where a driver has them.
    first: Address,
    count: usize,
}

impl<T> List<T> {
    /// A list of a driver's, which is not read here.
    pub fn of_driver(first: Address, count: usize) -> List<T> {
        List { items: Arc::new([]), first, count }
    }

    /// The items, but for a driver's.
    pub fn items(&self) -> &[T] {
        &self.items
    }

    /// The address of the first item.
    pub fn first(&self) -> Address {
        self.first
    }

    /// The number of items.
    pub fn count(&self) -> usize {
        self.count
    }
}

impl<T> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T> {
        let items: Arc<[T]> = items.into_iter().collect();
        let first = if items.is_empty() { Address(0) } else { Address::from(items.as_ptr()) };
        List { first, count: items.len(), items }
    }
}

impl<T> Default for List<T> {
    fn default() -> List<T> {
        List::of_driver(Address(0), 0)
    }
}

/// Access of a device to a node's memory, in the layout that all dialects share.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NodeAccess {
    /// Of a device: 1.
    pub location: u32,
    /// The device.
    pub device: i32,
    /// To read: 1; to read and write: 3.
    pub flags: u32,
}

/// The parameters of a signal of a semaphore, or of a wait for one.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SemaphoreParameters {
    value: u64,
    rest: [u64; 17],
}

/// Signals of semaphores, or waits for them.
#[derive(Clone)]
pub struct SemaphoreList {
    /// The semaphores.
    pub semaphores: List<Semaphore>,
    /// Their parameters.
    pub parameters: List<SemaphoreParameters>,
}

impl SemaphoreList {
    /// The semaphores and values.
    pub fn values(&self) -> Vec<SemaphoreValue> {
        let pairs = self.semaphores.items().iter().zip(self.parameters.items());
        pairs.map(|(semaphore, parameters)| SemaphoreValue { semaphore: *semaphore, value: parameters.value }).collect()
    }
}

impl FromIterator<SemaphoreValue> for SemaphoreList {
    fn from_iter<I: IntoIterator<Item = SemaphoreValue>>(values: I) -> SemaphoreList {
        let describe = |one: SemaphoreValue| (one.semaphore, SemaphoreParameters { value: one.value, rest: [0; 17] });
        let (semaphores, parameters): (Vec<_>, Vec<_>) = values.into_iter().map(describe).unzip();
        SemaphoreList { semaphores: semaphores.into_iter().collect(), parameters: parameters.into_iter().collect() }
    }
}

/// The rule by which a condition's value chooses among the graphs of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The first for any value but 0, else the second, where there is one.
    If,
    /// The only one, as long as the value is not 0.
    While,
    /// That of the value's number, where there is one.
    Switch,
}

/// The graphs of a node, of which a condition's value chooses when the node is reached.
#[derive(Clone)]
pub struct Conditional {
    /// The condition.
    pub condition: u64,
    /// The context that was told with it; 0 where none was.
    pub context: Context,
    /// The rule.
    pub choice: Choice,
    /// The number of graphs.
    pub count: u32,
    /// The graphs, of a node that was made: they belong to it.
    pub graphs: List<Graph>,
}

/// The work of a node.
#[derive(Clone)]
pub enum NodeWork {
    /// Nothing but order.
    Empty,
    /// A launch; its stream means nothing. Whoever asks for it gets the addresses of the node's copies of the arguments.
    Launch(Kernel, Launch),
    /// A copy.
    Copy(NodeCopy),
    /// A fill.
    Fill(Fill),
    /// A call on the host.
    Call(HostCall),
    /// A record of an event.
    Record(Event),
    /// A wait for an event's latest record.
    Wait(Event),
    /// Memory, which has its address from now on. Whoever asks for it gets that. Graphs that have such a node keep their nodes
    /// and edges, and are not copied.
    Allocate {
        /// The device.
        device: i32,
        /// Bytes.
        size: usize,
        /// The address, of a node that was made.
        address: Address,
        /// Access of other devices.
        accesses: List<NodeAccess>,
    },
    /// The end of memory that another node allocates.
    Free(Address),
    /// Waits for values and writes of values, in their order.
    Values {
        /// The context that the program named; null for none.
        context: Context,
        /// The waits and writes.
        operations: List<ValueOperation>,
    },
    /// Signals of semaphores.
    Signal(SemaphoreList),
    /// Waits for semaphores.
    WaitSemaphores(SemaphoreList),
    /// A graph, copied when the node is made. Whoever asks for it gets the node's own copy.
    Child(Graph),
    /// Graphs, made empty with the node, of which a condition chooses.
    Conditional(Conditional),
}

bitflags::bitflags! {
    /// The flags of an executable, with the numbers of both vendors.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct InstantiateFlags: u64 {
        /// A launch frees what the one before has left allocated.
        const FREES = 1;
        /// Launches have the priorities of their nodes, not the stream's.
        const PRIORITIES = 8;
    }
}

/// The value of a launch's attribute in NVIDIA's layout; AMD's window of accesses has its members in another order.
pub type LaunchValue = [u64; 8];

/// The number of the window of accesses among the attributes of launches, by both vendors.
pub const WINDOW_OF_ACCESSES: u32 = 1;

/// A launch's attribute of the hub's layout in AMD's.
pub fn amds_launch_value(attribute: u32, value: LaunchValue) -> LaunchValue {
    let [base, bytes, hits, misses, a, b, c, d] = value;
    if attribute == WINDOW_OF_ACCESSES { [base, hits.rotate_left(32), misses, bytes, a, b, c, d] } else { value }
}

/// A launch's attribute of AMD's layout in the hub's.
pub fn launch_value_of_amds(attribute: u32, value: LaunchValue) -> LaunchValue {
    let [base, hits, misses, bytes, a, b, c, d] = value;
    if attribute == WINDOW_OF_ACCESSES { [base, bytes, hits.rotate_left(32), misses, a, b, c, d] } else { value }
}

/// Which memory of graphs on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphMemory {
    /// The memory that launches have taken, until it is trimmed.
    Used,
    /// The most that was used.
    UsedHigh,
    /// The memory that is held for launches.
    Reserved,
    /// The most that was held.
    ReservedHigh,
}

impl GraphMemory {
    /// All, in the order of both vendors' numbers.
    pub const ALL: [GraphMemory; 4] =
        [GraphMemory::Used, GraphMemory::UsedHigh, GraphMemory::Reserved, GraphMemory::ReservedHigh];
}

/// The reason for which an executable cannot do the work of another graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The nodes or their order differ.
    Topology,
    /// A node does other work.
    NodeType,
    /// A launch is of a kernel that cannot take the place of the other.
    Function,
    /// Work differs in something that stays as it is.
    Parameters,
    /// A node is of a kind that an update does not take.
    Unsupported,
}

/// The mode of a capture, which decides who may call what meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureMode {
    /// No thread makes calls that are unsafe during a capture.
    Global,
    /// The capturing thread makes none.
    ThreadLocal,
    /// All calls are allowed.
    Relaxed,
}

impl CaptureMode {
    /// The mode of a number, which all dialects share.
    pub fn from_number(number: u32) -> Option<CaptureMode> {
        [CaptureMode::Global, CaptureMode::ThreadLocal, CaptureMode::Relaxed].get(number as usize).copied()
    }
}

/// A refusal of a call while streams are captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureRefusal {
    /// The call is not permitted during a capture.
    Unsupported,
    /// The capture failed before.
    Invalidated,
    /// Two captures would become one.
    Merge,
    /// The stream is not the one that the capture began in.
    Unmatched,
    /// Work of another stream was not joined to the one that the capture began in.
    Unjoined,
    /// Captured work would depend on work that is not.
    Isolation,
    /// The null stream would depend on captured work.
    Implicit,
    /// The event was recorded in a captured stream.
    CapturedEvent,
    /// Another thread began the capture.
    WrongThread,
}

impl CaptureRefusal {
    /// All of them, in the order of both vendors' numbers.
    pub const ALL: [CaptureRefusal; 9] = [
        CaptureRefusal::Unsupported,
        CaptureRefusal::Invalidated,
        CaptureRefusal::Merge,
        CaptureRefusal::Unmatched,
        CaptureRefusal::Unjoined,
        CaptureRefusal::Isolation,
        CaptureRefusal::Implicit,
        CaptureRefusal::CapturedEvent,
        CaptureRefusal::WrongThread,
    ];
}

/// A program's judgement of a node whose work differs where it is captured anew: whether the capture goes on.
///
/// It is told the node, its work before and now, and whether an executable can do the new work in the other's place.
pub type JudgeRecapture = Arc<dyn Fn(Node, &NodeWork, &NodeWork, bool) -> bool + Send + Sync>;

/// The capture that a stream takes part in.
#[derive(Clone, Copy, Debug)]
pub struct Capture {
    /// False once it has failed.
    pub is_valid: bool,
    /// Its number in this process.
    pub id: u64,
    /// The graph that is being made.
    pub graph: Graph,
    /// The address of the nodes that the stream's next one comes after, valid until its next call.
    pub nodes: Address,
    /// The number of these nodes.
    pub count: usize,
}

/// Graphs, their nodes, what is made of them to be launched, and captures of streams.
///
/// InvalidValue for a graph, a node or an executable that does not exist.
pub trait Graphs {
    /// Makes a graph without nodes.
    fn create_graph(&self) -> Result<Graph> {
        unsupported("make a graph")
    }
    /// Destroys a graph and its nodes. What was made of it stays.
    fn destroy_graph(&self, _graph: Graph) -> Result<()> {
        unsupported("destroy a graph")
    }
    /// Copies a graph.
    fn clone_graph(&self, _graph: Graph) -> Result<Graph> {
        unsupported("copy a graph")
    }
    /// The node of a copied graph that was made of this one.
    fn find_in_clone(&self, _node: Node, _clone: Graph) -> Result<Node> {
        unsupported("find a node of a copied graph")
    }
    /// Adds a node behind others of the graph.
    fn add_node(&self, _graph: Graph, _after: &[Node], _work: &NodeWork) -> Result<Node> {
        unsupported("add a node to a graph")
    }
    /// Removes a node, with its edges.
    fn destroy_node(&self, _node: Node) -> Result<()> {
        unsupported("destroy a node")
    }
    /// The work of a node.
    fn node_work(&self, _node: Node) -> Result<NodeWork> {
        unsupported("describe a node")
    }
    /// Replaces the work of a node by other work of its kind.
    fn set_node_work(&self, _node: Node, _work: &NodeWork) -> Result<()> {
        unsupported("change a node")
    }
    /// The nodes that a node comes after.
    fn nodes_before(&self, _node: Node) -> Result<Vec<Node>> {
        unsupported("list nodes")
    }
    /// The nodes that come after a node.
    fn nodes_after(&self, _node: Node) -> Result<Vec<Node>> {
        unsupported("list nodes")
    }
    /// The nodes of a graph, oldest first.
    fn nodes(&self, _graph: Graph) -> Result<Vec<Node>> {
        unsupported("list nodes")
    }
    /// The graph that a node is in: of a node of a child, the child.
    fn containing_graph(&self, _node: Node) -> Result<Graph> {
        unsupported("tell the graph of a node")
    }
    /// The number of a graph, which no other graph nor executable of the process has had.
    fn graph_number(&self, _graph: Graph) -> Result<u32> {
        unsupported("number graphs")
    }
    /// The number of an executable, which no other executable nor graph of the process has had.
    fn executable_number(&self, _executable: Executable) -> Result<u32> {
        unsupported("number executable graphs")
    }
    /// The number of a node within its graph, which no other node of that has had.
    fn node_number(&self, _node: Node) -> Result<u32> {
        unsupported("number nodes")
    }
    /// The number by which tools know a node.
    fn node_number_of_tools(&self, _node: Node) -> Result<u64> {
        unsupported("number nodes for tools")
    }
    /// The edges of a graph, each from the node that is first.
    fn edges(&self, _graph: Graph) -> Result<Vec<(Node, Node)>> {
        unsupported("list edges")
    }
    /// Adds edges. InvalidValue for one that is there, and for one from a node to itself.
    fn add_edges(&self, _graph: Graph, _edges: &[(Node, Node)]) -> Result<()> {
        unsupported("add edges")
    }
    /// Removes edges. InvalidValue for one that is not there.
    fn remove_edges(&self, _graph: Graph, _edges: &[(Node, Node)]) -> Result<()> {
        unsupported("remove edges")
    }
    /// Makes an executable of a graph as it is now. InvalidValue for a circle of edges; Unsupported for a second one of a
    /// graph that allocates or frees memory.
    fn instantiate(&self, _graph: Graph, _flags: InstantiateFlags) -> Result<Executable> {
        unsupported("make a graph executable")
    }
    /// The flags that an executable was made with.
    fn executable_flags(&self, _executable: Executable) -> Result<InstantiateFlags> {
        unsupported("tell the flags of an executable graph")
    }
    /// Tells whether an executable does the work of a node. InvalidValue for nodes but launches, copies and fills.
    fn is_node_enabled(&self, _executable: Executable, _node: Node) -> Result<bool> {
        unsupported("tell whether a node is enabled")
    }
    /// Lets an executable do the work of a node, or leave it out. InvalidValue for nodes but launches, copies and fills.
    fn enable_node(&self, _executable: Executable, _node: Node, _is_enabled: bool) -> Result<()> {
        unsupported("enable or disable a node")
    }
    /// An attribute of a node's launch. InvalidValue for another node, and a number that names none.
    fn launch_attribute(&self, _node: Node, _attribute: u32) -> Result<LaunchValue> {
        unsupported("tell the attribute of a launch")
    }
    /// Sets an attribute of a node's launch. InvalidValue for another node, and a number that names none.
    fn set_launch_attribute(&self, _node: Node, _attribute: u32, _value: &LaunchValue) -> Result<()> {
        unsupported("set the attribute of a launch")
    }
    /// Gives a node's launch all attributes of another's. InvalidValue for another node.
    fn copy_launch_attributes(&self, _to: Node, _from: Node) -> Result<()> {
        unsupported("copy the attributes of a launch")
    }
    /// Makes a condition for one node of a graph: kernels set its value by its number. Each launch begins with the value, or
    /// with that of before where it is to stay. A context that is not 0 is the node's.
    fn create_condition(&self, _graph: Graph, _value: u32, _is_reset: bool, _context: Context) -> Result<u64> {
        unsupported("choose among graphs by a condition")
    }
    /// Makes an object with references of the program's; the call is made when the last one is released.
    fn create_user_object(&self, _end: HostCall, _references: u32) -> Result<UserObject> {
        unsupported("make an object of the program's")
    }
    /// Adds references of the program's. InvalidValue for an object that has ended.
    fn retain_user_object(&self, _object: UserObject, _references: u32) -> Result<()> {
        unsupported("keep an object of the program's")
    }
    /// Releases references of the program's; more than there are are none. InvalidValue for an object that has ended.
    fn release_user_object(&self, _object: UserObject, _references: u32) -> Result<()> {
        unsupported("release an object of the program's")
    }
    /// Gives a graph references to an object: new ones, or the program's own. What is made of the graph has them, too.
    fn retain_by_graph(&self, _graph: Graph, _object: UserObject, _references: u32, _moves: bool) -> Result<()> {
        unsupported("keep an object of the program's")
    }
    /// Releases references of a graph; more than it has are none.
    fn release_by_graph(&self, _graph: Graph, _object: UserObject, _references: u32) -> Result<()> {
        unsupported("release an object of the program's")
    }
    /// Bytes of the memory of graphs on a device.
    fn graph_memory(&self, _device: i32, _which: GraphMemory) -> Result<u64> {
        unsupported("tell the memory of graphs")
    }
    /// Lets the most bytes be those of now.
    fn reset_graph_memory(&self, _device: i32, _which: GraphMemory) -> Result<()> {
        unsupported("reset the most memory of graphs")
    }
    /// Gives memory of graphs that is freed back to the system.
    fn trim_graph_memory(&self, _device: i32) -> Result<()> {
        unsupported("give memory of graphs back")
    }
    /// Destroys an executable; launches that are queued complete.
    fn destroy_executable(&self, _executable: Executable) -> Result<()> {
        unsupported("destroy an executable graph")
    }
    /// Queues all work of an executable, after its launches before.
    fn launch_graph(&self, _executable: Executable, _stream: Stream) -> Result<()> {
        unsupported("launch a graph")
    }
    /// Prepares a launch; all that is needed is done where it is launched.
    fn upload_graph(&self, _executable: Executable, _stream: Stream) -> Result<()> {
        unsupported("prepare the launch of a graph")
    }
    /// Lets an executable do the work of another graph, whose nodes and edges are alike.
    ///
    /// Else it stays as it was, and the reason is returned, with the node of that graph where one is at fault.
    fn update_executable(&self, _executable: Executable, _graph: Graph) -> Result<Option<(Mismatch, Option<Node>)>> {
        unsupported("change an executable graph")
    }
    /// Replaces the work that an executable does for a node of the graph that it was made of.
    fn set_executable_work(&self, _executable: Executable, _node: Node, _work: &NodeWork) -> Result<()> {
        unsupported("change an executable graph")
    }
    /// Begins to capture a stream: into a new graph, or into one behind some of its nodes.
    fn begin_capture(&self, _stream: Stream, _mode: CaptureMode, _into: Option<(Graph, &[Node])>) -> Result<()> {
        unsupported("capture a stream")
    }
    /// Begins to capture a stream into a graph whose nodes get the work, in their order. Calls fail by GraphRecapture, and the capture with them, where it has other nodes or edges, or other memory.
    fn begin_recapture(
        &self,
        _stream: Stream,
        _mode: CaptureMode,
        _graph: Graph,
        _judge: Option<JudgeRecapture>,
    ) -> Result<()> {
        unsupported("capture a graph anew")
    }
    /// Ends the capture that began in a stream. IllegalState where the stream is not captured.
    fn end_capture(&self, _stream: Stream) -> Result<Graph> {
        Err(Kind::IllegalState.because("the stream is not being captured"))
    }
    /// The capture that a stream takes part in.
    fn capture(&self, _stream: Stream) -> Result<Option<Capture>> {
        Ok(None)
    }
    /// Refuses a question about a null stream that captured streams are ordered with. These go on.
    fn check_question(&self, _stream: Stream) -> Result<()> {
        Ok(())
    }
    /// Refuses a call beside captures of any mode, stream and thread, and fails them all.
    fn check_no_captures(&self, _refusal: CaptureRefusal) -> Result<()> {
        Ok(())
    }
    /// Refuses an unsafe call beside captures that forbid these, and fails those.
    fn check_unsafe(&self) -> Result<()> {
        Ok(())
    }
    /// Refuses a wait for a stream beside captures that forbid unsafe calls, and fails these.
    fn check_stream_wait(&self, _stream: Stream) -> Result<()> {
        Ok(())
    }
    /// Refuses a wait for an event beside captures that forbid unsafe calls, and fails these.
    fn check_event_wait(&self, _event: Event) -> Result<()> {
        Ok(())
    }
    /// Adds nodes to those that a captured stream's next one comes after, or replaces these. IllegalState where the stream is
    /// not captured.
    fn update_capture(&self, _stream: Stream, _nodes: &[Node], _replaces: bool) -> Result<()> {
        unsupported("capture a stream")
    }
    /// Returns false if a graph was made for another device than an executable, where the back end tells.
    fn are_of_one_device(&self, _executable: Executable, _graph: Graph) -> Result<bool> {
        Ok(true)
    }
    /// Queues a record of an event: in a captured stream it is a node.
    fn record_external_event(&self, _event: Event, _stream: Stream) -> Result<()> {
        Err(Kind::IllegalState.because("the stream is not being captured"))
    }
    /// Queues a wait for an event: in a captured stream it is a node.
    fn wait_external_event(&self, _stream: Stream, _event: Event) -> Result<()> {
        Err(Kind::IllegalState.because("the stream is not being captured"))
    }
}
