// SPDX-License-Identifier: MIT OR Apache-2.0
//! The order of queued work: what certainly comes before what.
//!
//! Work comes after work before it in its stream, and after what its stream waited for: these are edges on the device's side.
//! Messages between processes and threads are not seen. One can help only once somebody has seen that work is done, and
//! before other work, or what that waits for, is queued; where one could, work is taken for ordered.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::rc::Rc;

use super::places::Site;

/// The number of a node.
pub type NodeId = usize;

/// A stream of a process, or a host thread's single act.
pub type Lane = usize;

/// The place of work: in its lane, and what is known of its time.
pub struct Node {
    pub site: Site,
    pub lane: Lane,
    /// Its place in the lane.
    index: u64,
    /// The node before it in the lane.
    previous: Option<NodeId>,
    /// What it comes after in other lanes.
    after: Vec<NodeId>,
    /// The latest time at which it, or anything that it comes after, was queued.
    queued: u64,
    /// The first time at which somebody knew that it was done.
    observed: u64,
    /// How far other lanes are before it.
    past: Rc<BTreeMap<Lane, u64>>,
    /// Its place in an order of all nodes.
    rank: usize,
}

/// All nodes.
#[derive(Default)]
pub struct Order {
    pub nodes: Vec<Node>,
    /// The last node of each lane.
    last: Vec<Option<NodeId>>,
}

impl Order {
    pub fn lane(&mut self) -> Lane {
        self.last.push(None);
        self.last.len() - 1
    }

    pub fn last(&self, lane: Lane) -> Option<NodeId> {
        self.last[lane]
    }

    /// Adds work that was queued at a time.
    pub fn add(&mut self, site: Site, lane: Lane, queued: u64) -> NodeId {
        let previous = self.last[lane];
        let index = previous.map_or(1, |previous| self.nodes[previous].index + 1);
        let past = Rc::default();
        let node = Node { site, lane, index, previous, after: Vec::new(), queued, observed: u64::MAX, past, rank: 0 };
        self.nodes.push(node);
        let id = self.nodes.len() - 1;
        self.last[lane] = Some(id);
        id
    }

    /// Has a node come after another.
    pub fn follow(&mut self, node: NodeId, earlier: NodeId) {
        if self.nodes[node].lane != self.nodes[earlier].lane {
            self.nodes[node].after.push(earlier);
        }
    }

    /// Notes that a node was known to be done at a time.
    pub fn observe(&mut self, node: NodeId, time: u64) {
        let observed = &mut self.nodes[node].observed;
        *observed = time.min(*observed);
    }

    /// Has the node come after whatever may have been told by messages until a time; after everything for `u64::MAX`.
    pub fn hear(&mut self, node: NodeId, time: u64) {
        let queued = &mut self.nodes[node].queued;
        *queued = time.max(*queued);
    }

    /// Follows the edges, once all are there.
    pub fn settle(&mut self) {
        let sorted = self.sorted();
        for (rank, id) in sorted.iter().copied().enumerate() {
            let Node { previous, after, queued, .. } = &self.nodes[id];
            let mut queued = *queued;
            let mut past = previous.map(|previous| self.nodes[previous].past.clone()).unwrap_or_default();
            queued = previous.map_or(queued, |previous| self.nodes[previous].queued.max(queued));
            for earlier in after {
                let earlier = &self.nodes[*earlier];
                queued = earlier.queued.max(queued);
                if past.get(&earlier.lane).is_some_and(|index| *index >= earlier.index) {
                    continue;
                }
                let past = Rc::make_mut(&mut past);
                for (lane, index) in earlier.past.iter().chain([(&earlier.lane, &earlier.index)]) {
                    let known = past.entry(*lane).or_default();
                    *known = (*index).max(*known);
                }
            }
            let node = &mut self.nodes[id];
            (node.queued, node.past, node.rank) = (queued, past, rank);
        }
        for id in sorted.into_iter().rev() {
            let Node { previous, after, observed, .. } = &self.nodes[id];
            let (observed, earlier) = (*observed, after.iter().copied().chain(*previous).collect::<Vec<_>>());
            earlier.into_iter().for_each(|earlier| self.observe(earlier, observed));
        }
    }

    /// All nodes, each behind those that it comes after; those that wait for each other by their time.
    fn sorted(&self) -> Vec<NodeId> {
        let mut missing: Vec<usize> = Vec::with_capacity(self.nodes.len());
        let mut followers: Vec<Vec<NodeId>> = vec![Vec::new(); self.nodes.len()];
        for (id, node) in self.nodes.iter().enumerate() {
            missing.push(node.after.len() + usize::from(node.previous.is_some()));
            node.after.iter().copied().chain(node.previous).for_each(|earlier| followers[earlier].push(id));
        }
        let key = |id: NodeId| Reverse((self.nodes[id].queued, id));
        let mut ready: BinaryHeap<_> = (0..self.nodes.len()).filter(|id| missing[*id] == 0).map(key).collect();
        let mut stuck: Option<BinaryHeap<_>> = None;
        let (mut sorted, mut is_sorted) = (Vec::with_capacity(self.nodes.len()), vec![false; self.nodes.len()]);
        while sorted.len() < self.nodes.len() {
            // Waits in a circle, which no program that has ended can have had: the journals lack something.
            let next =
                ready.pop().or_else(|| stuck.get_or_insert_with(|| (0..self.nodes.len()).map(key).collect()).pop());
            let Some(Reverse((_, id))) = next else { break };
            if std::mem::replace(&mut is_sorted[id], true) {
                continue;
            }
            sorted.push(id);
            for follower in &followers[id] {
                missing[*follower] -= 1;
                if missing[*follower] == 0 {
                    ready.push(key(*follower));
                }
            }
        }
        sorted
    }

    /// Tells whether a node comes before another, by edges or because a message may have told that it was done.
    ///
    /// `done` is a time at which it was known to be done apart from what the order knows.
    pub fn is_before(&self, earlier: NodeId, done: u64, later: NodeId) -> bool {
        let (earlier, later) = (&self.nodes[earlier], &self.nodes[later]);
        let is_queued_before = match earlier.lane == later.lane {
            true => earlier.index < later.index,
            false => later.past.get(&earlier.lane).is_some_and(|index| *index >= earlier.index),
        };
        is_queued_before || later.queued == u64::MAX || earlier.observed.min(done) <= later.queued
    }

    /// The first time at which somebody knew that a node was done, if ever.
    pub fn observed(&self, node: NodeId) -> Option<u64> {
        Some(self.nodes[node].observed).filter(|time| *time < u64::MAX)
    }

    /// What sorts nodes so that each is behind those that certainly come before it.
    pub fn key(&self, node: NodeId) -> (u64, usize) {
        (self.nodes[node].queued, self.nodes[node].rank)
    }
}
