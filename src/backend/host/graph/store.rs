// SPDX-License-Identifier: MIT OR Apache-2.0
//! All graphs and executables of the process, by handle.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard};

use super::captures::Captures;
use super::data::{Condition, Conditional, Made, Nodes, Step, Work};
use super::launch::{Executable, Held};
use super::memory::Memory;
use super::user::Kept;
use crate::backend::host::{serial, state};
use crate::gpu::{self, Address, Context, Kind, NodeWork, Result};
use crate::os::lock;
use crate::os::map::{Map, Set};

/// The most graphs that a condition chooses among.
const MOST_CHOICES: u32 = 1 << 16;

/// The most graphs within each other: a walk over them has a frame for each on any thread's stack.
const MOST_LEVELS: usize = 64;

/// Graphs, executables and captures by serial number.
pub struct Store {
    graphs: Map<u64, Nodes>,
    /// The graph of each node.
    places: Map<u64, u64>,
    pub executables: Map<u64, Arc<Executable>>,
    pub captures: Captures,
    /// The conditions by their numbers, as long as their graphs.
    conditions: Map<u64, Arc<Condition>>,
}

/// All of them. The lock is held for moments, and no other is taken meanwhile but the streams' and that of the program's
/// objects: works are dropped without it.
static STORE: Mutex<Store> = Mutex::new(Store {
    graphs: Map::new(),
    places: Map::new(),
    executables: Map::new(),
    captures: Captures::new(),
    conditions: Map::new(),
});

pub fn lock() -> MutexGuard<'static, Store> {
    lock::lock(&STORE)
}

/// Nodes and works that are no longer used, to be dropped without the lock.
#[must_use]
#[derive(Default)]
pub struct Removed {
    graphs: Vec<Nodes>,
    works: Vec<Arc<Work>>,
    executables: Vec<Arc<Executable>>,
}

/// The serial number in a handle; InvalidValue for another kind's.
fn of(magic: u16, handle: usize, what: &str) -> Result<u64> {
    serial::of(magic, handle).ok_or_else(|| Kind::InvalidValue.because(format!("the handle names no {what}")))
}

/// The serial number of a node's handle.
pub fn node(node: gpu::Node) -> Result<u64> {
    of(serial::NODE, node.0, "node")
}

/// The handle of a node.
pub fn node_handle(node: u64) -> gpu::Node {
    gpu::Node(serial::handle(serial::NODE, node))
}

/// The serial number of a graph's handle.
pub fn graph(graph: gpu::Graph) -> Result<u64> {
    of(serial::GRAPH, graph.0, "graph")
}

/// The handle of a graph.
pub fn graph_handle(graph: u64) -> gpu::Graph {
    gpu::Graph(serial::handle(serial::GRAPH, graph))
}

/// Describes work, with the addresses of what is kept of it.
pub fn describe(work: &Work) -> NodeWork {
    match work {
        Work::Empty => NodeWork::Empty,
        Work::Launch(prepared) => {
            let (kernel, launch) = prepared.describe();
            NodeWork::Launch(kernel, launch)
        }
        Work::Copy(copy) => NodeWork::Copy(*copy),
        Work::Fill(fill) => NodeWork::Fill(*fill),
        Work::Call(call, _) => NodeWork::Call(*call),
        Work::Record(event) => NodeWork::Record(*event),
        Work::Wait(event) => NodeWork::Wait(*event),
        Work::Allocate(memory) => {
            let Memory { device, size, address, ref accesses, .. } = **memory;
            NodeWork::Allocate { device, size, address, accesses: accesses.clone() }
        }
        Work::Free(address) => NodeWork::Free(*address),
        Work::Values { context, operations } => NodeWork::Values { context: *context, operations: operations.clone() },
        Work::Signal(signals) => NodeWork::Signal(signals.clone()),
        Work::WaitSemaphores(waits) => NodeWork::WaitSemaphores(waits.clone()),
        Work::Child(child) => NodeWork::Child(graph_handle(*child)),
        Work::Conditional(conditional) => {
            let Conditional { condition, choice, graphs, handles } = conditional;
            NodeWork::Conditional(gpu::Conditional {
                condition: Address::from(condition.value.as_ptr().cast_const()).0 as u64,
                context: condition.context,
                choice: *choice,
                count: graphs.len() as u32,
                graphs: handles.clone(),
            })
        }
    }
}

/// Finds an executable.
pub fn executable(executable: gpu::Executable) -> Result<Arc<Executable>> {
    let serial = of(serial::EXECUTABLE, executable.0, "executable graph")?;
    let found = lock().executables.get(&serial).cloned();
    found.ok_or_else(|| Kind::InvalidValue.because("the executable graph does not exist, or was destroyed"))
}

impl Store {
    /// Adds a graph.
    pub fn insert(&mut self, nodes: Nodes) -> u64 {
        let graph = serial::next();
        self.places.extend(nodes.serials().map(|node| (node, graph)));
        self.graphs.insert(graph, nodes);
        graph
    }

    /// Finds a graph.
    pub fn graph(&mut self, graph: u64) -> Result<&mut Nodes> {
        let missing = || Kind::InvalidValue.because("the graph does not exist, or was destroyed");
        self.graphs.get_mut(&graph).ok_or_else(missing)
    }

    /// True where a node of a graph or an executable allocates the memory that begins at an address.
    pub fn allocates(&self, address: Address) -> bool {
        let mut works = self.graphs.values().flat_map(Nodes::works);
        works.any(|work| work.memory().is_some_and(|memory| memory.address == address))
            || self.executables.values().any(|executable| executable.allocates(address))
    }

    /// Returns the graph of a node.
    pub fn graph_of(&self, node: u64) -> Result<u64> {
        let missing = || Kind::InvalidValue.because("the node does not exist, or was destroyed");
        self.places.get(&node).copied().ok_or_else(missing)
    }

    /// Finds a node.
    pub fn node(&mut self, node: u64) -> Result<&mut Made> {
        let graph = self.graph_of(node)?;
        let missing = || Kind::InvalidValue.because("the node does not exist");
        self.graph(graph)?.get_mut(node).ok_or_else(missing)
    }

    /// The serial numbers of different nodes of a graph.
    pub fn nodes_of(&self, graph: u64, nodes: &[gpu::Node]) -> Result<Set<u64>> {
        let serials = nodes.iter().map(|handle| node(*handle)).collect::<Result<Set<u64>>>()?;
        if serials.len() < nodes.len() || serials.iter().any(|node| self.places.get(&node) != Some(&graph)) {
            return Err(Kind::InvalidValue.because("a node is named twice, or is of another graph"));
        }
        Ok(serials)
    }

    /// Adds a node to a graph, behind others of it. The caller has the work, too, so that it is not dropped here.
    pub fn add(&mut self, graph: u64, before: Set<u64>, work: &Arc<Work>) -> Result<u64> {
        let (is_chosen, inner) = (self.is_chosen(graph), work.graphs());
        if is_chosen && !(work.may_be_chosen() && inner.iter().all(|inner| self.may_be_chosen(*inner))) {
            let why = "a graph that a condition chooses has launches, copies, fills and graphs alone";
            return Err(Kind::Unsupported.because(why));
        }
        let nodes = self.graph(graph)?;
        match **work {
            Work::Allocate(_) => nodes.check_memory()?,
            Work::Free(address) => nodes.check_free(address)?,
            _ => {}
        }
        let node = nodes.add(before, work.clone());
        self.places.insert(node, graph);
        for child in inner {
            self.graph(*child)?.parent = Some(node);
        }
        Ok(node)
    }

    /// True for a graph that a condition chooses, and for one within it.
    fn is_chosen(&self, graph: u64) -> bool {
        self.graphs.get(&graph).is_some_and(|nodes| {
            let outer = nodes.parent.and_then(|node| self.places.get(&node));
            nodes.is_chosen || outer.is_some_and(|outer| self.is_chosen(*outer))
        })
    }

    /// Tells whether all work of a graph may be that of one which a condition chooses.
    fn may_be_chosen(&self, graph: u64) -> bool {
        let mut works = self.graphs.get(&graph).into_iter().flat_map(Nodes::works);
        works.all(|work| work.may_be_chosen() && work.graphs().iter().all(|inner| self.may_be_chosen(*inner)))
    }

    /// Makes a condition for a node of a graph, and returns its number.
    pub fn create_condition(&mut self, graph: u64, value: u32, is_reset: bool, context: Context) -> Result<u64> {
        self.graph(graph)?;
        let condition = Arc::new(Condition::new(value, is_reset.then_some(value), graph, context));
        let number = Address::from(condition.value.as_ptr().cast_const()).0 as u64;
        self.conditions.insert(number, condition);
        Ok(number)
    }

    /// Adds a node whose graphs a condition chooses. InvalidValue for a condition that is another graph's or has a node.
    pub fn add_conditional(&mut self, graph: u64, before: Set<u64>, asked: &gpu::Conditional) -> Result<u64> {
        let device = self.graph(graph)?.device;
        let condition = self.conditions.get(&asked.condition).filter(|condition| condition.graph == graph).cloned();
        let Some(condition) = condition.filter(|condition| !condition.is_used.load(Ordering::Relaxed)) else {
            return Err(Kind::InvalidValue.because("the condition is not for this graph, or has a node already"));
        };
        if asked.context.0 != 0 && condition.context.0 != 0 && asked.context != condition.context {
            return Err(Kind::InvalidValue.because("the condition is for a node of another context"));
        }
        if asked.count > MOST_CHOICES {
            return Err(Kind::InvalidValue.because(format!("a condition chooses among {MOST_CHOICES} graphs at most")));
        }
        let chosen = || {
            let mut nodes = Nodes::new(device);
            nodes.is_chosen = true;
            nodes
        };
        let graphs: Vec<u64> = (0..asked.count).map(|_| self.insert(chosen())).collect();
        let handles = graphs.iter().map(|graph| graph_handle(*graph)).collect();
        let conditional = Conditional { condition: condition.clone(), choice: asked.choice, graphs, handles };
        let work = Arc::new(Work::Conditional(conditional));
        let levels = work.graphs().first().map_or(Ok(()), |inner| self.check_levels(graph, *inner));
        let added = levels.and_then(|()| self.add(graph, before, &work));
        match added {
            // Relaxed: under the store's lock.
            Ok(_) => condition.is_used.store(true, Ordering::Relaxed),
            // They are empty.
            Err(_) => work.graphs().iter().for_each(|inner| drop(self.remove(*inner))),
        }
        added
    }

    /// True where a condition chooses among graphs of a node.
    pub fn has_conditional(&self, graph: u64) -> bool {
        let mut works = self.graphs.get(&graph).into_iter().flat_map(Nodes::works);
        works.any(|work| {
            matches!(work, Work::Conditional(_)) || work.graphs().iter().any(|inner| self.has_conditional(*inner))
        })
    }

    /// Checks that a graph may be the child of a node of another. InvalidValue for too many within each other.
    pub fn check_levels(&self, graph: u64, child: u64) -> Result<()> {
        let (mut levels, mut outer) = (self.levels(child) + 1, Some(graph));
        while let Some(node) = outer.and_then(|graph| self.graphs.get(&graph)?.parent) {
            (levels, outer) = (levels + 1, self.places.get(&node).copied());
        }
        match levels <= MOST_LEVELS {
            true => Ok(()),
            false => Err(Kind::InvalidValue.because(format!("{MOST_LEVELS} graphs can be within each other, no more"))),
        }
    }

    /// The most graphs within each other, from a graph inwards.
    fn levels(&self, graph: u64) -> usize {
        let nodes = self.graphs.get(&graph).into_iter().flat_map(Nodes::works);
        1 + nodes.flat_map(Work::graphs).map(|inner| self.levels(*inner)).max().unwrap_or(0)
    }

    /// The steps of a graph. InvalidValue for a circle.
    pub fn steps(&mut self, graph: u64) -> Result<Vec<Step>> {
        let nodes = self.graph(graph)?;
        let order = nodes.order().ok_or_else(|| Kind::InvalidValue.because("the edges of the graph make a circle"))?;
        let places: Map<u64, usize> = order.iter().enumerate().map(|(place, node)| (*node, place)).collect();
        let step = |node: &u64| {
            let made = nodes.get(*node)?;
            let before = made.before.iter().map(|node| places[&node]).collect();
            let (work, attributes) = (made.work.clone(), made.attributes.clone());
            Some(Step { node: *node, work, before, inner: Vec::new(), attributes, is_enabled: true })
        };
        let mut steps: Vec<Step> = order.iter().filter_map(step).collect();
        for step in &mut steps {
            let work = step.work.clone();
            match &*work {
                Work::Child(child) => step.inner = self.steps(*child)?,
                // A step for each graph.
                Work::Conditional(conditional) => {
                    for graph in &conditional.graphs {
                        let (work, inner) = (Arc::new(Work::Child(*graph)), self.steps(*graph)?);
                        let (before, attributes) = (Vec::new(), Map::new());
                        step.inner.push(Step { node: *graph, work, before, inner, attributes, is_enabled: true });
                    }
                }
                _ => {}
            }
        }
        Ok(steps)
    }

    /// References of their own to all that executables of a graph and their launches use.
    pub fn held(&self, graph: u64) -> Held {
        Held { objects: self.kept(graph), conditions: self.conditions(graph) }
    }

    /// The conditions of a graph and of the graphs of its nodes, which their kernels may write.
    fn conditions(&self, graph: u64) -> Vec<Arc<Condition>> {
        if self.conditions.is_empty() {
            return Vec::new();
        }
        let own = self.conditions.values().filter(|condition| condition.graph == graph).cloned();
        let inner = self.graphs.get(&graph).into_iter().flat_map(Nodes::works).flat_map(Work::graphs);
        own.chain(inner.flat_map(|inner| self.conditions(*inner))).collect()
    }

    /// References of their own to the objects of a graph and of the graphs of its nodes.
    pub fn kept(&self, graph: u64) -> Vec<Kept> {
        let Some(nodes) = self.graphs.get(&graph) else { return Vec::new() };
        let inner = nodes.works().flat_map(Work::graphs);
        nodes.kept.iter().map(Kept::again).chain(inner.flat_map(|inner| self.kept(*inner))).collect()
    }

    /// Adds a graph that is made of steps.
    pub fn adopt(&mut self, steps: &[Step]) -> u64 {
        let mut children: Map<u64, u64> = Map::new();
        for step in steps.iter().filter(|step| matches!(*step.work, Work::Child(_))) {
            children.insert(step.node, self.adopt(&step.inner));
        }
        let mut nodes = Nodes::new(state::current_device());
        nodes.add_steps(steps, |step| match children.get(&step.node) {
            Some(child) => Arc::new(Work::Child(*child)),
            None => step.work.clone(),
        });
        let parents: Vec<(u64, u64)> =
            nodes.serials().filter_map(|node| Some((child_of(nodes.get(node)?)?, node))).collect();
        for (child, node) in parents {
            if let Some(child) = self.graphs.get_mut(&child) {
                child.parent = Some(node);
            }
        }
        self.insert(nodes)
    }

    /// Removes the graphs that allocate memory of a device, and what was made of them.
    pub fn remove_with_memory_of(&mut self, device: i32) -> Removed {
        let is_of_device = |work: &Work| work.memory().is_some_and(|memory| memory.device == device);
        let ended = self.graphs.iter().filter(|(_, nodes)| nodes.works().any(is_of_device)).map(|(graph, _)| *graph);
        let mut removed = Removed::default();
        ended.collect::<Vec<u64>>().into_iter().for_each(|graph| self.remove_into(graph, &mut removed));
        let executables = self.executables.extract_if(.., |_, executable| executable.has_memory_of(device));
        removed.executables.extend(executables.map(|(_, executable)| executable));
        removed
    }

    /// Removes a graph, with the graphs of its nodes.
    pub fn remove(&mut self, graph: u64) -> Removed {
        let mut removed = Removed::default();
        self.remove_into(graph, &mut removed);
        removed
    }

    fn remove_into(&mut self, graph: u64, removed: &mut Removed) {
        let Some(nodes) = self.graphs.remove(&graph) else { return };
        for node in nodes.serials() {
            self.places.remove(&node);
        }
        let inner: Vec<u64> = nodes.works().flat_map(Work::graphs).copied().collect();
        inner.into_iter().for_each(|inner| self.remove_into(inner, removed));
        self.conditions.retain(|_, condition| condition.graph != graph);
        removed.graphs.push(nodes);
    }

    /// Removes a node, with its graph.
    pub fn remove_node(&mut self, node: u64) -> Result<Removed> {
        let graph = self.graph_of(node)?;
        let made = self.graph(graph)?.remove(node);
        self.places.remove(&node);
        let mut removed = Removed::default();
        if let Some(made) = made {
            made.work.graphs().iter().for_each(|inner| self.remove_into(*inner, &mut removed));
            removed.works.push(made.work);
        }
        Ok(removed)
    }

    /// Replaces the work of a node that has no graph; returns what it did before.
    pub fn replace(&mut self, node: u64, work: Work) -> Result<Arc<Work>> {
        Ok(std::mem::replace(&mut self.node(node)?.work, Arc::new(work)))
    }
}

fn child_of(made: &Made) -> Option<u64> {
    if let Work::Child(child) = *made.work { Some(child) } else { None }
}
