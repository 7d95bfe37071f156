// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs as data: nodes by serial number, each with those that come before it.

use std::mem;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::memory::Memory;
use super::user::Kept;
use crate::backend::host::kernel::Prepared;
use crate::backend::host::serial;
use crate::gpu::{
    Address, Choice, Context, Event, Fill, Graph, HostCall, Kind, LaunchValue, List, NodeCopy, Result, SemaphoreList,
    ValueOperation,
};
use crate::os::lock::lock;
use crate::os::map::{Map, Set};

/// The work of a node, as it is kept.
pub enum Work {
    Empty,
    Launch(Prepared),
    Copy(NodeCopy),
    Fill(Fill),
    /// A function, and the number of its last call, where calls are told. Relaxed: launches of a graph take turns.
    Call(HostCall, AtomicU64),
    Record(Event),
    Wait(Event),
    Allocate(Arc<Memory>),
    Free(Address),
    Values {
        context: Context,
        operations: List<ValueOperation>,
    },
    Signal(SemaphoreList),
    WaitSemaphores(SemaphoreList),
    /// The serial number of a graph that belongs to the node.
    Child(u64),
    Conditional(Conditional),
}

/// A value by which a node chooses among its graphs.
pub struct Condition {
    /// Kernels write it by its address, which is the condition's number.
    ///
    /// A program may keep that for longer than the graph, so the memory is never anything else.
    pub value: &'static AtomicU32,
    /// The value with which each launch begins; `None` for that of before.
    pub initial: Option<u32>,
    /// The graph whose node it is for.
    pub graph: u64,
    /// The context of that node; 0 where none was told.
    pub context: Context,
    /// Set once it has that node.
    pub is_used: AtomicBool,
}

/// The values of conditions that are no more, for new ones. Nothing else is locked behind it.
static SPARE: Mutex<Vec<&'static AtomicU32>> = Mutex::new(Vec::new());

impl Condition {
    pub fn new(value: u32, initial: Option<u32>, graph: u64, context: Context) -> Condition {
        let place = lock(&SPARE).pop().unwrap_or_else(|| Box::leak(Box::default()));
        place.store(value, Ordering::Relaxed);
        Condition { value: place, initial, graph, context, is_used: AtomicBool::new(false) }
    }
}

impl Drop for Condition {
    fn drop(&mut self) {
        lock(&SPARE).push(self.value);
    }
}

/// Graphs that belong to a node, of which a condition chooses.
pub struct Conditional {
    pub condition: Arc<Condition>,
    pub choice: Choice,
    /// The serial numbers of the graphs.
    pub graphs: Vec<u64>,
    /// Their handles.
    pub handles: List<Graph>,
}

impl Work {
    /// The memory that this allocates.
    pub fn memory(&self) -> Option<&Memory> {
        if let Work::Allocate(memory) = self { Some(memory) } else { None }
    }

    /// The graphs that belong to the node.
    pub fn graphs(&self) -> &[u64] {
        match self {
            Work::Child(child) => std::slice::from_ref(child),
            Work::Conditional(conditional) => &conditional.graphs,
            _ => &[],
        }
    }

    /// Tells whether this may be work of a graph that a condition chooses.
    pub fn may_be_chosen(&self) -> bool {
        use Work::{Child, Conditional, Copy, Empty, Fill, Launch};
        matches!(self, Empty | Launch(_) | Copy(_) | Fill(_) | Child(_) | Conditional(_))
    }

    /// Tells whether this is work of the same kind.
    pub fn is_like(&self, other: &Work) -> bool {
        mem::discriminant(self) == mem::discriminant(other)
    }

    /// Tells whether this is the same work, argument by argument.
    pub fn is_same(&self, other: &Work) -> bool {
        match (self, other) {
            (Work::Empty, Work::Empty) => true,
            (Work::Launch(one), Work::Launch(other)) => one.is_same(other),
            (Work::Copy(one), Work::Copy(other)) => one == other,
            (Work::Fill(one), Work::Fill(other)) => one == other,
            (Work::Call(one, _), Work::Call(other, _)) => {
                ptr::fn_addr_eq(one.function, other.function) && one.data.0 == other.data.0
            }
            (Work::Record(one), Work::Record(other)) | (Work::Wait(one), Work::Wait(other)) => one == other,
            (Work::Allocate(one), Work::Allocate(other)) => Arc::ptr_eq(one, other),
            (Work::Free(one), Work::Free(other)) => one == other,
            (Work::Values { operations: one, .. }, Work::Values { operations: other, .. }) => {
                one.items() == other.items()
            }
            (Work::Signal(one), Work::Signal(other)) | (Work::WaitSemaphores(one), Work::WaitSemaphores(other)) => {
                one.semaphores.items() == other.semaphores.items() && one.parameters.items() == other.parameters.items()
            }
            (Work::Child(one), Work::Child(other)) => one == other,
            _ => false,
        }
    }

    /// Tells whether an executable may do the other work in the place of this. Copies keep their direction, fills of rows
    /// their extent, and lists have their context and the same operations, on other values.
    pub fn may_become(&self, other: &Work) -> bool {
        match (self, other) {
            (Work::Copy(one), Work::Copy(other)) => {
                one.to.place == other.to.place && one.from.place == other.from.place
            }
            (Work::Fill(one), Work::Fill(other)) => {
                one.shape == other.shape || one.shape.height == 1 && other.shape.height == 1
            }
            (Work::Values { context, operations: one }, Work::Values { context: of_other, operations: other }) => {
                context == of_other
                    && one.count() == other.count()
                    && one.items().iter().zip(other.items()).all(|(one, other)| one.is_like(other))
            }
            (Work::Signal(one), Work::Signal(other)) | (Work::WaitSemaphores(one), Work::WaitSemaphores(other)) => {
                one.semaphores.count() == other.semaphores.count()
            }
            (Work::Conditional(one), Work::Conditional(other)) => Arc::ptr_eq(&one.condition, &other.condition),
            _ => self.is_like(other),
        }
    }
}

/// A node.
#[derive(Clone)]
pub struct Made {
    pub work: Arc<Work>,
    /// The nodes that come before it, oldest first.
    pub before: Set<u64>,
    /// The node that this one is a copy of.
    pub origin: u64,
    /// Its number within the graph.
    pub number: u32,
    /// The attributes of its launch that were set. They are kept for whoever asks: no launch here differs by them.
    pub attributes: Map<u32, LaunchValue>,
}

/// The number of the next graph or executable, from 1 on.
pub fn next_number() -> u32 {
    // Relaxed: nothing else goes with it.
    static LAST: AtomicU32 = AtomicU32::new(0);
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}

/// A graph: its nodes by serial number.
pub struct Nodes {
    made: Map<u64, Made>,
    /// The number that no other graph or executable has.
    pub number: u32,
    /// The nodes that it has had.
    numbered: u32,
    /// The device that was current when it was made.
    pub device: i32,
    /// The node that it belongs to, which has it as its child.
    pub parent: Option<u64>,
    /// A condition chooses it.
    pub is_chosen: bool,
    /// The objects of the program's that it refers to.
    pub kept: Vec<Kept>,
}

impl Nodes {
    /// A graph without nodes.
    pub fn new(device: i32) -> Nodes {
        Nodes {
            made: Map::default(),
            number: next_number(),
            numbered: 0,
            device,
            parent: None,
            is_chosen: false,
            kept: Vec::new(),
        }
    }

    /// The serial numbers, oldest first.
    pub fn serials(&self) -> impl Iterator<Item = u64> + '_ {
        self.made.keys().copied()
    }

    /// The works.
    pub fn works(&self) -> impl Iterator<Item = &Work> {
        self.made.values().map(|made| &*made.work)
    }

    /// True where a node allocates or frees memory.
    pub fn has_memory(&self) -> bool {
        self.works().any(|work| matches!(work, Work::Allocate(_) | Work::Free(_)))
    }

    /// Checks that a node may allocate or free memory. Unsupported in a graph that belongs to a node.
    pub fn check_memory(&self) -> Result<()> {
        match self.parent {
            Some(_) => Err(Kind::Unsupported.because("a graph within another allocates and frees no memory")),
            None => Ok(()),
        }
    }

    /// Checks that a node may free memory. InvalidValue where another node does, too.
    pub fn check_free(&self, address: Address) -> Result<()> {
        self.check_memory()?;
        match self.works().any(|work| matches!(work, Work::Free(other) if *other == address)) {
            true => Err(Kind::InvalidValue.because("another node of the graph frees the memory")),
            false => Ok(()),
        }
    }

    /// Returns a node.
    pub fn get(&self, node: u64) -> Option<&Made> {
        self.made.get(&node)
    }

    /// Returns a node that is to be changed.
    pub fn get_mut(&mut self, node: u64) -> Option<&mut Made> {
        self.made.get_mut(&node)
    }

    /// Adds a node behind others of this graph.
    pub fn add(&mut self, before: Set<u64>, work: Arc<Work>) -> u64 {
        let (node, number) = (serial::next(), self.numbered);
        self.numbered += 1;
        self.made.insert(node, Made { work, before, origin: node, number, attributes: Map::new() });
        node
    }

    /// Adds copies of steps, which have the order of the steps.
    pub fn add_steps(&mut self, steps: &[Step], work: impl Fn(&Step) -> Arc<Work>) {
        let mut serials = Vec::new();
        for step in steps {
            let before = step.before.iter().map(|place| serials[*place]).collect();
            let node = self.add(before, work(step));
            serials.push(node);
            if let Some(made) = self.made.get_mut(&node) {
                made.origin = step.node;
                made.attributes = step.attributes.clone();
            }
        }
    }

    /// Removes a node and its edges.
    pub fn remove(&mut self, node: u64) -> Option<Made> {
        self.made.values_mut().for_each(|made| _ = made.before.remove(&node));
        self.made.remove(&node)
    }

    /// The edges, each from the node that is first.
    pub fn edges(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        self.made.iter().flat_map(|(node, made)| made.before.iter().map(|before| (before, *node)))
    }

    /// Adds an edge between nodes of this graph; InvalidValue for one that is there.
    pub fn connect(&mut self, from: u64, to: u64) -> Result<()> {
        if from == to {
            return Err(Kind::InvalidValue.because("a node cannot come before itself"));
        }
        match self.made.get_mut(&to).is_some_and(|made| made.before.insert(from)) {
            true => Ok(()),
            false => Err(Kind::InvalidValue.because("the edge is there already")),
        }
    }

    /// Removes an edge; InvalidValue for one that is not there.
    pub fn disconnect(&mut self, from: u64, to: u64) -> Result<()> {
        match self.made.get_mut(&to).is_some_and(|made| made.before.remove(&from)) {
            true => Ok(()),
            false => Err(Kind::InvalidValue.because("there is no such edge")),
        }
    }

    /// The nodes in an order that follows the edges, `None` for a circle. The oldest comes first where there is a choice.
    pub fn order(&self) -> Option<Vec<u64>> {
        let mut left: Map<u64, usize> = self.made.iter().map(|(node, made)| (*node, made.before.len())).collect();
        let mut after: Map<u64, Vec<u64>> = Map::new();
        self.edges().for_each(|(from, to)| after.entry(from).or_default().push(to));
        let mut ready: Set<u64> = left.iter().filter(|(_, count)| **count == 0).map(|(node, _)| *node).collect();
        let mut order = Vec::new();
        while let Some(node) = ready.pop_first() {
            order.push(node);
            for next in after.get(&node).into_iter().flatten() {
                let count = left.get_mut(next)?;
                *count -= 1;
                if *count == 0 {
                    ready.insert(*next);
                }
            }
        }
        (order.len() == self.made.len()).then_some(order)
    }

    /// The nodes of these that none comes after.
    pub fn last_of<'a>(&self, nodes: impl IntoIterator<Item = &'a u64>) -> Vec<u64> {
        let followed: Set<u64> = self.edges().map(|(from, _)| from).collect();
        let is_last = |node: &u64| self.made.contains_key(node) && !followed.contains(node);
        nodes.into_iter().copied().filter(is_last).collect()
    }
}

/// A node in the order in which its work is done.
#[derive(Clone)]
pub struct Step {
    /// The node that it was made of.
    pub node: u64,
    pub work: Arc<Work>,
    /// The places of the steps before it.
    pub before: Vec<usize>,
    /// The steps of a child.
    pub inner: Vec<Step>,
    /// The attributes of its launch.
    pub attributes: Map<u32, LaunchValue>,
    /// False where launches leave its work out.
    pub is_enabled: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(edges: &[(usize, usize)]) -> (Nodes, Vec<u64>) {
        let mut graph = Nodes::new(0);
        let nodes: Vec<u64> = (0..4).map(|_| graph.add(Set::new(), Arc::new(Work::Empty))).collect();
        edges.iter().for_each(|(from, to)| graph.connect(nodes[*from], nodes[*to]).expect("a new edge"));
        (graph, nodes)
    }

    #[test]
    fn the_order_follows_the_edges() {
        let (graph, nodes) = graph(&[(3, 0), (0, 2), (1, 2)]);
        let order = graph.order().expect("no circle");
        assert_eq!(order, [nodes[1], nodes[3], nodes[0], nodes[2]]);
        assert_eq!(graph.last_of(&nodes), [nodes[2]]);
    }

    #[test]
    fn a_circle_has_no_order() {
        let (graph, _) = graph(&[(0, 1), (1, 2), (2, 0)]);
        assert_eq!(graph.order(), None);
    }

    #[test]
    fn edges_are_there_once() {
        let (mut graph, nodes) = graph(&[(0, 1)]);
        assert!(graph.connect(nodes[0], nodes[1]).is_err());
        assert!(graph.connect(nodes[0], nodes[0]).is_err());
        assert!(graph.disconnect(nodes[1], nodes[0]).is_err());
        graph.remove(nodes[0]);
        assert_eq!(graph.edges().count(), 0);
    }
}
