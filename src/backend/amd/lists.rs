// SPDX-License-Identifier: MIT OR Apache-2.0
//! Lists of graphs' nodes, of which HIP keeps the address alone.
//!
//! HIP copies neither the waits and writes of a node, which each launch reads, nor the accesses to a node's memory, which
//! hipGraphMemAllocNodeGetParams returns. So a list stays here as long as a graph or an executable may use it.

use std::sync::{Mutex, MutexGuard};

use crate::gpu::{Address, List, NodeAccess, NodeWork, ValueOperation};
use crate::os::lock::lock;
use crate::os::map::Map;

/// The list of a node.
#[derive(Clone)]
enum NodeList {
    Accesses(List<NodeAccess>),
    Operations(List<ValueOperation>),
}

impl NodeList {
    /// The list of a node's work, if it has one.
    fn of(work: &NodeWork) -> Option<NodeList> {
        match work {
            NodeWork::Allocate { accesses, .. } if accesses.count() > 0 => Some(NodeList::Accesses(accesses.clone())),
            NodeWork::Values { operations, .. } => Some(NodeList::Operations(operations.clone())),
            _ => None,
        }
    }

    fn first(&self) -> Address {
        match self {
            NodeList::Accesses(list) => list.first(),
            NodeList::Operations(list) => list.first(),
        }
    }
}

/// The lists that HIP has the addresses of.
#[derive(Default)]
pub struct NodeLists(Mutex<State>);

#[derive(Default)]
struct State {
    /// Lists by node, with the graph of each; 0 for a node that HIP has made, as in a clone.
    nodes: Map<usize, (usize, NodeList)>,
    /// By graph with nodes that HIP has copied, and by executable: all lists that there were then. HIP does not tell which
    /// nodes it has copied, and few programs have any list.
    copies: Map<usize, Vec<NodeList>>,
    /// By executable and node: those that were set since.
    set: Map<(usize, usize), NodeList>,
}

impl State {
    fn all(&self) -> impl Iterator<Item = &NodeList> {
        let nodes = self.nodes.values().map(|(_, list)| list);
        nodes.chain(self.copies.values().flatten()).chain(self.set.values())
    }
}

impl NodeLists {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.0)
    }

    /// Keeps the list of a node that was added to a graph.
    pub fn added(&self, graph: usize, node: usize, work: &NodeWork) {
        if let NodeWork::Child(_) = work {
            self.copied(graph);
        }
        if let Some(list) = NodeList::of(work) {
            self.state().nodes.insert(node, (graph, list));
        }
    }

    /// Keeps the list of a node whose work was set.
    pub fn set(&self, node: usize, work: &NodeWork) {
        let Some(list) = NodeList::of(work) else { return };
        let nodes = &mut self.state().nodes;
        let graph = nodes.get(&node).map_or(0, |(graph, _)| *graph);
        nodes.insert(node, (graph, list));
    }

    /// Keeps the list of a node of an executable.
    pub fn set_in_executable(&self, executable: usize, node: usize, work: &NodeWork) {
        if let Some(list) = NodeList::of(work) {
            self.state().set.insert((executable, node), list);
        }
    }

    /// Keeps all lists for a graph or an executable that HIP has copied nodes into.
    pub fn copied(&self, into: usize) {
        let state = &mut *self.state();
        let mut all: Vec<NodeList> = state.all().cloned().collect();
        all.sort_by_key(|list| list.first().0);
        all.dedup_by_key(|list| list.first().0);
        if !all.is_empty() {
            state.copies.insert(into, all);
        }
    }

    /// Releases the list of a node.
    pub fn destroyed_node(&self, node: usize) {
        self.state().nodes.remove(&node);
    }

    /// Releases the lists of a graph or an executable.
    pub fn destroyed(&self, owner: usize) {
        let state = &mut *self.state();
        state.nodes.retain(|_, (graph, _)| *graph != owner);
        state.copies.remove(&owner);
        state.set.retain(|(executable, _), _| *executable != owner);
    }

    /// Returns true for the address of a list that is kept.
    pub fn contains(&self, first: Address) -> bool {
        self.state().all().any(|list| list.first() == first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allocation(device: i32) -> NodeWork {
        let accesses = [NodeAccess { location: 1, device, flags: 3 }].into_iter().collect();
        NodeWork::Allocate { device, size: 1, address: Address(0), accesses }
    }

    fn first(work: &NodeWork) -> Address {
        NodeList::of(work).expect("a list").first()
    }

    #[test]
    fn a_list_is_kept_as_long_as_a_copy_of_its_node_is() {
        let lists = NodeLists::default();
        let [one, two] = [0, 1].map(allocation);
        lists.added(10, 1, &one);
        lists.added(10, 2, &NodeWork::Empty);
        assert!(lists.contains(first(&one)) && !lists.contains(first(&two)));
        lists.copied(20);
        lists.destroyed(10);
        assert!(lists.contains(first(&one)), "an executable has it");
        lists.set_in_executable(20, 1, &two);
        lists.destroyed(20);
        assert!(!lists.contains(first(&one)) && !lists.contains(first(&two)));
        lists.set(3, &one);
        lists.destroyed_node(3);
        assert!(!lists.contains(first(&one)));
        assert!(lists.state().all().next().is_none());
    }
}
