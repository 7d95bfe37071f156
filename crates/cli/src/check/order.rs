// SPDX-License-Identifier: MIT OR Apache-2.0
//! The order of queued work: what certainly comes before what.
//!
//! Work comes after work before it in its stream, and after what its stream waited for: these are edges on the device's side.
//! Messages between processes and threads are not seen. One can help only once somebody has seen that work is done, and
//! before other work, or what that waits for, is queued; where one could, work is taken for ordered.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

use super::places::Site;

/// The number of a node.
pub type NodeId = usize;

/// A stream of a process.
pub type Lane = usize;

/// The place of work: in its stream, and what is known of its time.
pub struct Node {
    pub site: Site,
    /// `None` for the act of a host thread or of a whole context.
    ///
    /// Nothing follows that on the device's side but what waits for it.
    pub lane: Option<Lane>,
    /// Its place in the lane, from 1.
    index: u32,
    /// The nodes that it comes after.
    after: Vec<NodeId>,
    /// The latest time at which it, or anything that it comes after, was queued.
    queued: u64,
    /// The first time at which somebody knew that it was done, or may have.
    observed: u64,
    /// The first time at which it certainly was done.
    done: u64,
    /// Somebody unknown has told it to go on.
    is_told: bool,
}

impl Node {
    fn new(site: Site, lane: Option<Lane>, index: u32, after: Vec<NodeId>, queued: u64) -> Node {
        Node { site, lane, index, after, queued, observed: u64::MAX, done: u64::MAX, is_told: false }
    }
}

/// The last work of each stream that is before a node.
#[derive(Clone, Default)]
pub struct Past(Rc<Vec<u32>>);

impl Past {
    fn has(&self, lane: Lane, index: u32) -> bool {
        self.0.get(lane).is_some_and(|known| *known >= index)
    }

    /// Adds a node, and what is before it.
    fn add(&mut self, node: &Node, past: &Past) {
        let is_known = node.lane.is_some_and(|lane| self.has(lane, node.index));
        if is_known || node.lane.is_none() && past.0.is_empty() {
            return;
        }
        let known = Rc::make_mut(&mut self.0);
        let lanes = past.0.len().max(node.lane.map_or(0, |lane| lane + 1)).max(known.len());
        known.resize(lanes, 0);
        known.iter_mut().zip(past.0.iter()).for_each(|(known, index)| *known = (*known).max(*index));
        if let Some(lane) = node.lane {
            known[lane] = known[lane].max(node.index);
        }
    }
}

/// All nodes.
#[derive(Default)]
pub struct Order {
    pub nodes: Vec<Node>,
    /// The last node of each lane.
    last: Vec<Option<NodeId>>,
    /// All nodes by their times, each behind those that it comes after, once the order is settled.
    sorted: Vec<NodeId>,
}

impl Order {
    pub fn lane(&mut self) -> Lane {
        self.last.push(None);
        self.last.len() - 1
    }

    /// The process of a node.
    pub fn process(&self, node: NodeId) -> usize {
        self.nodes[node].site.process
    }

    pub fn last(&self, lane: Lane) -> Option<NodeId> {
        self.last[lane]
    }

    /// Adds work that was queued on a stream at a time.
    pub fn add(&mut self, site: Site, lane: Lane, queued: u64) -> NodeId {
        let previous = self.last[lane];
        let index = previous.map_or(1, |previous| self.nodes[previous].index + 1);
        let after = Vec::from_iter(previous);
        self.nodes.push(Node::new(site, Some(lane), index, after, queued));
        self.last[lane] = Some(self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// Adds what a host thread, or a whole context, did at a time.
    pub fn add_act(&mut self, site: Site, time: u64) -> NodeId {
        self.nodes.push(Node::new(site, None, 0, Vec::new(), time));
        self.nodes.len() - 1
    }

    /// Has a node come after another.
    pub fn follow(&mut self, node: NodeId, earlier: NodeId) {
        if self.nodes[node].lane.is_none() || self.nodes[node].lane != self.nodes[earlier].lane {
            self.nodes[node].after.push(earlier);
        }
    }

    /// The nodes that a node comes right after.
    pub fn before(&self, node: NodeId) -> Vec<NodeId> {
        self.nodes[node].after.clone()
    }

    /// Notes that a node was known to be done at a time.
    pub fn observe(&mut self, node: NodeId, time: u64) {
        self.may_observe(node, time);
        let done = &mut self.nodes[node].done;
        *done = time.min(*done);
    }

    /// Notes that somebody may have known it as early as a time.
    pub fn may_observe(&mut self, node: NodeId, time: u64) {
        let observed = &mut self.nodes[node].observed;
        *observed = time.min(*observed);
    }

    /// Tells whether a node certainly was done at some time, as far as that is passed on.
    pub fn is_done(&self, node: NodeId) -> bool {
        self.nodes[node].done < u64::MAX
    }

    /// The time at which a node, or what it comes after, was queued, as far as that is passed on.
    pub fn queued(&self, node: NodeId) -> u64 {
        self.nodes[node].queued
    }

    /// Has the node come after whatever may have been told by messages until a time; after everything for `u64::MAX`.
    pub fn hear(&mut self, node: NodeId, time: u64) {
        let queued = &mut self.nodes[node].queued;
        *queued = time.max(*queued);
    }

    /// Has the node come after whatever may have been told to somebody unknown who let it go on.
    pub fn hear_of_unknown(&mut self, node: NodeId) {
        self.nodes[node].is_told = true;
    }

    /// The nodes that come right after each.
    fn followers(&self) -> Vec<Vec<NodeId>> {
        let mut followers: Vec<Vec<NodeId>> = vec![Vec::new(); self.nodes.len()];
        for (id, node) in self.nodes.iter().enumerate() {
            node.after.iter().for_each(|earlier| followers[*earlier].push(id));
        }
        followers
    }

    /// Passes on when each node was queued and known to be done, and sorts them, once all edges are there.
    pub fn settle(&mut self) {
        self.sort();
        for id in self.sorted.clone().into_iter().rev() {
            let Node { observed, done, .. } = self.nodes[id];
            for earlier in self.nodes[id].after.clone() {
                self.may_observe(earlier, observed);
                let earlier = &mut self.nodes[earlier].done;
                *earlier = done.min(*earlier);
            }
        }
        // Who let a node go on did so before it was done.
        let told: Vec<NodeId> = (0..self.nodes.len()).filter(|id| self.nodes[*id].is_told).collect();
        told.iter().for_each(|id| self.hear(*id, self.nodes[*id].done));
        if !told.is_empty() {
            self.sort();
        }
    }

    /// Sorts the nodes, and passes on when each was queued.
    fn sort(&mut self) {
        self.sorted.clear();
        let followers = self.followers();
        let mut missing: Vec<usize> = self.nodes.iter().map(|node| node.after.len()).collect();
        let mut is_sorted = vec![false; self.nodes.len()];
        let key = |nodes: &[Node], id: NodeId| Reverse((nodes[id].queued, id));
        let is_first = |id: &NodeId| missing[*id] == 0;
        let mut ready: BinaryHeap<_> = (0..self.nodes.len()).filter(is_first).map(|id| key(&self.nodes, id)).collect();
        let mut stuck: Option<BinaryHeap<_>> = None;
        while self.sorted.len() < self.nodes.len() {
            // Waits in a circle, which no program that went on can have had: the journals lack something.
            let all = || (0..self.nodes.len()).map(|id| key(&self.nodes, id)).collect();
            let next = ready.pop().or_else(|| stuck.get_or_insert_with(all).pop());
            let Some(Reverse((_, id))) = next else { break };
            if std::mem::replace(&mut is_sorted[id], true) {
                continue;
            }
            self.sorted.push(id);
            for follower in &followers[id] {
                self.hear(*follower, self.nodes[id].queued);
                missing[*follower] -= 1;
                if missing[*follower] == 0 {
                    ready.push(key(&self.nodes, *follower));
                }
            }
        }
    }

    /// Visits the nodes, each behind those that certainly come before it, with what is before it.
    pub fn walk(&self, mut visit: impl FnMut(NodeId, &Past)) {
        let mut followers: Vec<usize> = self.followers().iter().map(Vec::len).collect();
        let mut pasts: Vec<Past> = vec![Past::default(); self.nodes.len()];
        for id in &self.sorted {
            let after = &self.nodes[*id].after;
            let mut past = Past::default();
            for (place, earlier) in after.iter().enumerate() {
                followers[*earlier] -= 1;
                // The last to come after it takes it over.
                let before = if followers[*earlier] == 0 { &mut pasts[*earlier] } else { &mut pasts[*earlier].clone() };
                if place == 0 {
                    past = std::mem::take(before);
                }
                past.add(&self.nodes[*earlier], before);
                *before = Past::default();
            }
            visit(*id, &past);
            if followers[*id] > 0 {
                pasts[*id] = past;
            }
        }
    }

    /// Tells whether a node comes before another with a past, by edges or by what a message may have told.
    ///
    /// `done` is a time at which it was known to be done apart from what the order knows.
    pub fn is_before(&self, earlier: NodeId, done: u64, later: NodeId, past: &Past) -> bool {
        let node = &self.nodes[earlier];
        node.lane.is_some_and(|lane| past.has(lane, node.index)) || self.may_be_told(earlier, done, later)
    }

    /// Tells whether a message may have told that a node was done, before the other was queued.
    pub fn may_be_told(&self, earlier: NodeId, done: u64, later: NodeId) -> bool {
        let queued = self.nodes[later].queued;
        queued == u64::MAX || self.nodes[earlier].observed.min(done) <= queued
    }

    /// The first time at which somebody knew that a node was done, if ever.
    pub fn observed(&self, node: NodeId) -> Option<u64> {
        Some(self.nodes[node].observed).filter(|time| *time < u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(call: usize) -> Site {
        Site { process: 0, call }
    }

    /// The pairs of nodes of which the first is before the second.
    fn pairs(order: &mut Order) -> Vec<(NodeId, NodeId)> {
        order.settle();
        let mut pairs = Vec::new();
        order.walk(|later, past| {
            let before = |earlier: &NodeId| *earlier != later && order.is_before(*earlier, u64::MAX, later, past);
            pairs.extend((0..order.nodes.len()).filter(before).map(|earlier| (earlier, later)));
        });
        pairs.sort_unstable();
        pairs
    }

    #[test]
    fn edges_and_streams_order_and_nothing_else_does() {
        let mut order = Order::default();
        let (one, two) = (order.lane(), order.lane());
        let [a, b] = [1, 2].map(|time| order.add(site(0), one, time));
        let [c, d] = [3, 4].map(|time| order.add(site(1), two, time));
        order.follow(d, a);
        assert_eq!(pairs(&mut order), [(a, b), (a, d), (c, d)]);
    }

    #[test]
    fn what_was_known_before_the_call_is_before_it_and_all_before_that() {
        let mut order = Order::default();
        let (one, two) = (order.lane(), order.lane());
        let [a, b] = [1, 2].map(|time| order.add(site(0), one, time));
        let [early, late] = [4, 6].map(|time| order.add(site(1), two, time));
        order.observe(b, 5);
        assert_eq!(pairs(&mut order), [(a, b), (a, late), (b, late), (early, late)]);
    }

    /// Whoever let work go on had heard what was known until that was done, and of nothing later.
    #[test]
    fn somebody_unknown_has_heard_of_what_was_known_in_time() {
        let mut order = Order::default();
        let (one, two) = (order.lane(), order.lane());
        let early = order.add(site(1), two, 1);
        let told = order.add(site(0), one, 2);
        order.hear_of_unknown(told);
        order.observe(early, 3);
        order.observe(told, 4);
        let (late, after) = (order.add(site(1), two, 5), order.add(site(0), one, 6));
        order.observe(late, 7);
        assert_eq!(pairs(&mut order), [(early, told), (early, late), (early, after), (told, late), (told, after)]);
        let mut order = Order::default();
        let (one, two) = (order.lane(), order.lane());
        let told = order.add(site(0), one, 1);
        order.hear_of_unknown(told);
        // Somebody may have seen it at once, who has not said when it was done.
        order.may_observe(told, 1);
        let late = order.add(site(1), two, 2);
        assert!(pairs(&mut order).contains(&(late, told)));
    }

    /// A wait may be queued before the work that ends it.
    #[test]
    fn a_message_to_who_signals_reaches_who_waits() {
        let mut order = Order::default();
        let (one, two) = (order.lane(), order.lane());
        let [wait, read] = [1, 2].map(|time| order.add(site(0), one, time));
        let written = order.add(site(1), two, 3);
        order.observe(written, 4);
        let raise = order.add_act(site(2), 5);
        order.follow(wait, raise);
        let pairs = pairs(&mut order);
        assert!(pairs.contains(&(written, read)) && !pairs.contains(&(read, written)), "{pairs:?}");
    }

    #[test]
    fn a_circle_ends() {
        let mut order = Order::default();
        let (one, two) = (order.lane(), order.lane());
        let (a, b) = (order.add(site(0), one, 1), order.add(site(1), two, 2));
        order.follow(a, b);
        order.follow(b, a);
        assert!(pairs(&mut order).len() <= 2);
    }
}
