// SPDX-License-Identifier: MIT OR Apache-2.0
//! Captures: calls on captured streams become nodes of a graph.
//!
//! A capture begins in one stream, and others join it by waiting for an event that was recorded in one that takes part.

use std::sync::Arc;

use super::captures::{Active, Again, Captures, Member, Recorded, implicit, invalidated, refused};
use super::data::{Nodes, Work};
use super::launch::{judge, may_take_place};
use super::memory::Memory;
use super::store::{self, Removed, Store, describe, graph_handle, node_handle};
use crate::backend::host::capture::{self, NO_NODE, note_of, taken};
use crate::backend::host::{queue, serial, state};
use crate::gpu::{
    Address, Capture, CaptureMode, CaptureRefusal, Error, Event, Graph, JudgeRecapture, Kind, Node, Result, Stream,
    capture_mode, strict_refusals,
};
use crate::os::map::Set;
use crate::os::thread;

/// The reason of a refusal of what captures do not take.
const CANNOT: &str = "a stream that is being captured cannot do this";

/// The place of a captured stream's next node.
pub struct Place {
    stream: u64,
    graph: u64,
}

impl Place {
    /// Checks that the node may allocate memory.
    pub fn check_memory(&self) -> Result<()> {
        store::lock().graph(self.graph)?.check_memory()
    }

    /// The memory of the next node of a graph that is captured anew. GraphRecapture where that allocates other memory.
    pub fn memory_again(&self, device: i32, size: usize) -> Result<Option<Arc<Memory>>> {
        let mut store = store::lock();
        let Some(capture) = store.captures.of(self.stream) else {
            return Ok(None);
        };
        let Some(again) = store.captures.active.get(&capture).and_then(|active| active.again.as_ref()) else {
            return Ok(None);
        };
        let next = again.left.last().copied();
        let made = next.and_then(|node| store.node(node).ok());
        match made.map(|made| made.work.clone()).as_deref() {
            Some(Work::Allocate(memory)) if memory.device == device && memory.size == size => Ok(Some(memory.clone())),
            _ => {
                store.captures.invalidate(capture);
                Err(differs("the graph's next node allocates no such memory"))
            }
        }
    }

    /// Adds the node.
    pub fn add(self, work: Work) -> Result<()> {
        judge(&work)?;
        // Dropped without the lock where it is refused: memory that it allocates waits for all work.
        let work = Arc::new(work);
        let mut store = store::lock();
        let Some(member) = store.captures.members.get(&self.stream) else { return Err(invalidated()) };
        let (capture, before) = (member.capture, member.last.clone());
        let before = before.into_iter().filter_map(|node| store::node(node).ok());
        let before: Set<u64> = before.filter(|node| store.graph_of(*node).ok() == Some(self.graph)).collect();
        let node = if store.captures.active.get(&capture).is_some_and(|active| active.again.is_some()) {
            drop(store);
            let node = replace(capture, &before, &work);
            store = store::lock();
            node.inspect_err(|_| store.captures.invalidate(capture))?
        } else {
            store.add(self.graph, before, &work)?
        };
        if let Some(active) = store.captures.active.get_mut(&capture) {
            active.made.insert(node);
        }
        if let Some(member) = store.captures.members.get_mut(&self.stream) {
            member.last = vec![node_handle(node)];
        }
        taken::set(note_of(node));
        Ok(())
    }
}

fn differs(why: &str) -> Error {
    Kind::GraphRecapture.because(why)
}

/// Gives the next node of a graph that is captured anew its work. GraphRecapture where the graph has another node there, it
/// is of memory and differs, or the program refuses the work.
fn replace(capture: u64, before: &Set<u64>, work: &Arc<Work>) -> Result<u64> {
    let mut store = store::lock();
    let Some(again) = store.captures.active.get_mut(&capture).and_then(|active| active.again.as_mut()) else {
        return Err(invalidated());
    };
    let judge = again.judge.clone();
    let Some(node) = again.left.pop() else { return Err(differs("the graph has no further node")) };
    let made = store.node(node)?;
    let original = made.work.clone();
    if !made.before.iter().eq(before.iter()) || !original.is_like(work) {
        return Err(differs("the graph's next node has another order or does another kind of work"));
    }
    drop(store);
    if original.is_same(work) {
        return Ok(node);
    }
    if matches!(**work, Work::Allocate(_) | Work::Free(_)) {
        return Err(differs("the memory of a node stays as it is"));
    }
    if let Some(judge) = judge {
        let (was, is) = (describe(&original), describe(work));
        if !judge(node_handle(node), &was, &is, may_take_place(&original, work)) {
            return Err(differs("the program has refused the new work of a node"));
        }
    }
    store::lock().node(node)?.work = work.clone();
    Ok(node)
}

/// The place of a call's node, where the call's stream is captured.
///
/// Invalidated where the capture has failed; Implicit for a null stream that captured streams are ordered with.
#[cold]
pub fn place(stream: Stream) -> Result<Option<Place>> {
    let device = state::current_device();
    let (queue, _) = queue::identify(device, stream)?;
    let captures = &mut store::lock().captures;
    let Some(member) = captures.members.get(&queue) else {
        captures.check_null(device, stream)?;
        return Ok(None);
    };
    match captures.active.get(&member.capture) {
        Some(active) if active.is_valid => Ok(Some(Place { stream: queue, graph: active.graph })),
        _ => Err(invalidated()),
    }
}

/// Refuses a call that captured streams do not take, and fails the capture.
#[cold]
pub fn refuse(stream: Stream) -> Result<()> {
    let device = state::current_device();
    let (queue, _) = queue::identify(device, stream)?;
    let captures = &mut store::lock().captures;
    let Some(capture) = captures.of(queue) else {
        return captures.check_null(device, stream);
    };
    captures.invalidate(capture);
    Err(refused(CaptureRefusal::Unsupported, CANNOT))
}

/// Refuses a call that captured streams do not take; the capture goes on.
#[cold]
pub fn refuse_and_go_on(stream: Stream) -> Result<()> {
    place(stream)?.map_or(Ok(()), |_| Err(refused(CaptureRefusal::Unsupported, CANNOT)))
}

/// Refuses a call that waits for all streams of the device while one is captured, and fails the captures.
///
/// AMD's runtime refuses it beside captures of other devices, too.
#[cold]
pub fn refuse_device() -> Result<()> {
    if strict_refusals::get() == 0 {
        return refuse_all(CaptureRefusal::Unsupported);
    }
    let (device, captures) = (state::current_device(), &mut store::lock().captures);
    let of_device = captures.members.values().filter(|member| member.device == device);
    let captured: Vec<u64> = of_device.map(|member| member.capture).collect();
    captured.iter().for_each(|capture| captures.invalidate(*capture));
    if !captured.is_empty() {
        return Err(refused(
            CaptureRefusal::Unsupported,
            "nobody can wait for a device whose streams are being captured",
        ));
    }
    Ok(())
}

/// Refuses a call beside captures of any mode, stream and thread, and fails them all.
#[cold]
pub fn refuse_all(refusal: CaptureRefusal) -> Result<()> {
    match store::lock().captures.invalidate_where(|_| true) {
        true => Err(refused(refusal, "nobody can do this while streams are being captured")),
        false => Ok(()),
    }
}

/// Refuses a call that is unsafe during captures, by the mode of the thread and of the captures, which fail.
#[cold]
pub fn check_unsafe() -> Result<()> {
    let own = thread::number();
    let mode = CaptureMode::from_number(capture_mode::get()).unwrap_or(CaptureMode::Global);
    let forbids = |active: &Active| match (mode, active.mode) {
        (CaptureMode::Relaxed, _) | (_, CaptureMode::Relaxed) => false,
        (CaptureMode::Global, CaptureMode::Global) => true,
        (CaptureMode::Global | CaptureMode::ThreadLocal, _) => active.thread == own,
    };
    if store::lock().captures.invalidate_where(forbids) {
        return Err(refused(CaptureRefusal::Unsupported, "the call is unsafe while streams are being captured"));
    }
    Ok(())
}

/// Refuses a question about a null stream that captured streams are ordered with.
pub fn check_question(stream: Stream) -> Result<()> {
    match store::lock().captures.ordered_with(state::current_device(), stream).is_empty() {
        true => Ok(()),
        false => Err(implicit()),
    }
}

/// Refuses a wait for a stream, as a call that is unsafe. One that captures refuse anyhow is refused by the wait itself.
#[inline]
pub fn check_stream_wait(stream: Stream) -> Result<()> {
    if !capture::is_on() || find(stream)?.is_some() || check_question(stream).is_err() {
        Ok(())
    } else {
        check_unsafe()
    }
}

/// Refuses a wait for an event, as a call that is unsafe. One that was captured is refused by the wait itself.
#[inline]
pub fn check_event_wait(event: Event) -> Result<()> {
    if !capture::is_on() || store::lock().captures.events.contains_key(&event.0) { Ok(()) } else { check_unsafe() }
}

/// Begins a capture.
pub fn begin(stream: Stream, mode: CaptureMode, into: Option<(Graph, &[Node])>) -> Result<()> {
    start(stream, mode, into, None)
}

/// Begins to capture a graph anew, which lets go the program's objects.
pub fn begin_again(stream: Stream, mode: CaptureMode, graph: Graph, judge: Option<JudgeRecapture>) -> Result<()> {
    start(stream, mode, Some((graph, &[])), Some(judge))?;
    let kept = store::lock().graph(store::graph(graph)?).map(|nodes| std::mem::take(&mut nodes.kept));
    // They may end with this, by calls of the program's.
    drop(kept);
    Ok(())
}

fn start(
    stream: Stream,
    mode: CaptureMode,
    into: Option<(Graph, &[Node])>,
    again: Option<Option<JudgeRecapture>>,
) -> Result<()> {
    let device = state::current_device();
    let (origin, is_blocking) = queue::identify(device, stream)?;
    if stream.is_default() {
        return Err(refused(CaptureRefusal::Unsupported, "the null stream cannot be captured"));
    }
    capture::answered_by(state::get());
    let mut store = store::lock();
    if store.captures.members.contains_key(&origin) {
        return Err(Kind::IllegalState.because("the stream is being captured already"));
    }
    let (graph, last) = match into {
        None => (store.insert(Nodes::new(device)), Vec::new()),
        Some((graph, nodes)) => {
            let graph = store::graph(graph)?;
            store.graph(graph)?;
            store.nodes_of(graph, nodes)?;
            (graph, nodes.to_vec())
        }
    };
    let (capture, thread, is_given) = (serial::next(), thread::number(), into.is_some());
    let again = match again {
        Some(judge) => {
            let mut left: Vec<u64> = store.graph(graph)?.serials().collect();
            left.reverse();
            Some(Again { left, judge })
        }
        None => None,
    };
    let active = Active { graph, is_given, origin, mode, thread, is_valid: true, made: Set::new(), again };
    let captures = &mut store.captures;
    captures.active.insert(capture, active);
    captures.members.insert(origin, Member { capture, is_blocking, device, last });
    captures.count();
    Ok(())
}

/// The first reason for which a capture has no graph.
fn check_end(store: &mut Store, capture: u64, queue: u64) -> Result<u64> {
    let Some(active) = store.captures.active.get(&capture) else { return Err(invalidated()) };
    let graph = active.graph;
    if !active.is_valid {
        return Err(invalidated());
    }
    if active.again.as_ref().is_some_and(|again| !again.left.is_empty()) {
        return Err(differs("the graph has nodes that were not captured anew"));
    }
    let made: Vec<u64> = active.made.iter().collect();
    let last = store.captures.members.get(&queue).map(|member| member.last.clone()).unwrap_or_default();
    let ends = store.graph(graph)?.last_of(&made);
    match ends.iter().all(|node| last.contains(&node_handle(*node))) {
        true => Ok(graph),
        false => Err(refused(CaptureRefusal::Unjoined, "another stream's work was not joined to the capture's stream")),
    }
}

/// Ends a capture.
pub fn end(stream: Stream) -> Result<Graph> {
    let (queue, _) = queue::identify(state::current_device(), stream)?;
    let mut store = store::lock();
    let Some(capture) = store.captures.of(queue) else {
        return Err(Kind::IllegalState.because("the stream is not being captured"));
    };
    if let Some(active) = store.captures.active.get_mut(&capture) {
        if active.origin != queue {
            active.is_valid = false;
            return Err(refused(CaptureRefusal::Unmatched, "the capture began in another stream"));
        }
        if active.mode != CaptureMode::Relaxed && active.thread != thread::number() {
            return Err(refused(CaptureRefusal::WrongThread, "another thread began the capture"));
        }
    }
    let graph = check_end(&mut store, capture, queue);
    let removed = drop_capture(&mut store, capture, graph.is_err());
    drop(store);
    drop(removed);
    graph.map(graph_handle)
}

/// Ends a capture; its graph is dropped where it failed, unless the program gave it.
fn drop_capture(store: &mut Store, capture: u64, has_failed: bool) -> Removed {
    match store.captures.end(capture) {
        Some(active) if has_failed && !active.is_given => store.remove(active.graph),
        _ => Removed::default(),
    }
}

/// The capture that a stream takes part in.
pub fn find(stream: Stream) -> Result<Option<Capture>> {
    let (queue, _) = queue::identify(state::current_device(), stream)?;
    let captures = &store::lock().captures;
    let Some(Member { capture, last, .. }) = captures.members.get(&queue) else { return Ok(None) };
    Ok(captures.active.get(capture).map(|active| Capture {
        is_valid: active.is_valid,
        id: *capture,
        graph: graph_handle(active.graph),
        nodes: Address::from(last.as_ptr()),
        count: last.len(),
    }))
}

/// Changes the nodes that a captured stream's next one comes after.
pub fn update(stream: Stream, nodes: &[Node], replaces: bool) -> Result<()> {
    let (queue, _) = queue::identify(state::current_device(), stream)?;
    let mut store = store::lock();
    let Some(capture) = store.captures.of(queue) else {
        return Err(Kind::IllegalState.because("the stream is not being captured"));
    };
    let Some(active) = store.captures.active.get(&capture).filter(|active| active.is_valid) else {
        return Err(invalidated());
    };
    store.nodes_of(active.graph, nodes)?;
    let Captures { active, members, .. } = &mut store.captures;
    let (Some(active), Some(member)) = (active.get_mut(&capture), members.get_mut(&queue)) else { return Ok(()) };
    if replaces {
        let let_go =
            member.last.drain(..).filter(|node| !nodes.contains(node)).filter_map(|node| store::node(node).ok());
        let_go.for_each(|node| _ = active.made.remove(&node));
    }
    add_nodes(&mut member.last, nodes);
    Ok(())
}

fn add_nodes(last: &mut Vec<Node>, nodes: &[Node]) {
    let new: Vec<Node> = nodes.iter().copied().filter(|node| !last.contains(node)).collect();
    last.extend(new);
}

/// Records an event in a captured stream; returns false where it is not captured.
#[cold]
pub fn record(event: Event, stream: Stream) -> Result<bool> {
    let place = place(stream)?;
    let captures = &mut store::lock().captures;
    let Some(Member { capture, last, .. }) = place.and_then(|place| captures.members.get(&place.stream)) else {
        captures.forget(event);
        return Ok(false);
    };
    captures.events.insert(event.0, Recorded { capture: *capture, nodes: last.clone() });
    taken::set(NO_NODE);
    Ok(true)
}

/// Lets a stream wait for an event of a capture, which it joins; returns false where neither is captured.
#[cold]
pub fn wait(stream: Stream, event: Event) -> Result<bool> {
    let device = state::current_device();
    let (queue, is_blocking) = queue::identify(device, stream)?;
    let captures = &mut store::lock().captures;
    let own = captures.of(queue);
    let Some(Recorded { capture, nodes }) = captures.events.get(&event.0) else {
        let Some(own) = own else {
            captures.check_null(device, stream)?;
            return Ok(false);
        };
        captures.invalidate(own);
        return Err(refused(CaptureRefusal::Isolation, "the event was not recorded in the capture"));
    };
    let (capture, nodes) = (*capture, nodes.clone());
    if !captures.active.contains_key(&capture) {
        own.into_iter().for_each(|own| captures.invalidate(own));
        return Err(refused(CaptureRefusal::CapturedEvent, "the event was recorded in a capture that has ended"));
    }
    if stream.is_default() {
        captures.invalidate(capture);
        return Err(refused(CaptureRefusal::Implicit, "the null stream cannot take part in a capture"));
    }
    if own.is_some_and(|own| own != capture) {
        own.into_iter().chain([capture]).for_each(|capture| captures.invalidate(capture));
        return Err(refused(CaptureRefusal::Merge, "the stream and the event are of different captures"));
    }
    if !captures.is_valid(capture) {
        return Err(invalidated());
    }
    let member = captures.members.entry(queue).or_insert(Member { capture, is_blocking, device, last: Vec::new() });
    add_nodes(&mut member.last, &nodes);
    taken::set(NO_NODE);
    Ok(true)
}

/// Refuses questions about an event that was recorded in a captured stream, and fails its capture.
#[cold]
pub fn check_event(event: Event) -> Result<()> {
    let captures = &mut store::lock().captures;
    let Some(capture) = captures.events.get(&event.0).map(|recorded| recorded.capture) else { return Ok(()) };
    captures.invalidate(capture);
    Err(refused(CaptureRefusal::CapturedEvent, "the event was recorded in a stream that was being captured"))
}

/// Forgets an event that is destroyed.
pub fn forget_event(event: Event) {
    store::lock().captures.forget(event);
}

/// Ends the part of a stream that is destroyed: its capture fails, or ends where it began in the stream.
pub fn forget_stream(stream: Stream) {
    if let Ok((queue, _)) = queue::identify(state::current_device(), stream) {
        forget_queues(|other| other == queue);
    }
}

/// Does so for all streams of a device or context that ends.
pub fn forget_ended() {
    forget_queues(|queue| !queue::exists(queue));
}

#[cold]
fn forget_queues(is_gone: impl Fn(u64) -> bool) {
    let mut store = store::lock();
    let gone: Vec<u64> = store.captures.members.keys().copied().filter(|queue| is_gone(*queue)).collect();
    let mut removed = Vec::new();
    for queue in gone {
        let Some(member) = store.captures.members.remove(&queue) else { continue };
        store.captures.invalidate(member.capture);
        if store.captures.active.get(&member.capture).is_some_and(|active| active.origin == queue) {
            removed.push(drop_capture(&mut store, member.capture, true));
        }
    }
    drop(store);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::host::{event, open_own_device};
    use crate::gpu::{EventFlags, Events, StreamFlags};

    #[test]
    fn an_event_that_ends_with_its_device_is_forgotten() {
        let (host, device) = open_own_device();
        let (event, stream) =
            (host.create_event(EventFlags::empty()), queue::create(device, StreamFlags::NON_BLOCKING, 0));
        let event = event.expect("made");
        begin(stream, CaptureMode::Relaxed, None).expect("not captured");
        assert_eq!(capture::record(event, stream).ok(), Some(true));
        end(stream).expect("a graph");
        let is_known = || store::lock().captures.events.contains_key(&event.0);
        assert!(is_known());
        event::release_all(|owner| owner.device == device);
        assert!(!is_known());
    }
}
