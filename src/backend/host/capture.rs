// SPDX-License-Identifier: MIT OR Apache-2.0
//! Captures of streams, as verbs ask for them: one trait tells them if a capture takes their work.
//!
//! Graphs, which queue the same work when they are launched, stand above the verbs and answer.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::gpu::{Address, Event, NodeWork, Result, Stream, strict_refusals};
use crate::os::thread::thread_integers;

/// Captures, and events that were recorded in captured streams. Relaxed: a thread that is to see another's capture has
/// heard of it from that thread.
static IN_USE: AtomicUsize = AtomicUsize::new(0);

/// The mark of a call that a capture has taken without a node.
pub const NO_NODE: u32 = u32::MAX;

/// The number of a node in notes, by its serial number, of which it has 32 bits.
pub fn note_of(node: u64) -> u32 {
    (node as u32).clamp(1, NO_NODE - 1)
}

static ANSWERS: OnceLock<&'static dyn Captures> = OnceLock::new();

thread_integers! {
    /// Not 0 once a capture has taken a call of the thread's: the number of the node, or [`NO_NODE`].
    pub mod taken("anygpu_capture_taken"): u32;
}

/// Answers about captures. Nothing is asked while there are none.
pub trait Captures: Sync {
    /// Tells whether a stream is captured.
    ///
    /// Invalidated where the capture has failed; Implicit for a null stream that captured streams are ordered with.
    fn has(&self, stream: Stream) -> Result<bool>;

    /// Makes a node of work, where its stream is captured; else returns false. Errors as of [`Captures::has`].
    fn take(&self, stream: Stream, work: &mut dyn FnMut() -> Result<NodeWork>) -> Result<bool>;

    /// Allocates memory by a node, where a stream is captured. Errors as of [`Captures::has`].
    fn allocate(&self, device: i32, size: usize, stream: Stream) -> Result<Option<Address>>;

    /// Refuses a call that captured streams do not take, and fails the capture.
    fn refuse(&self, stream: Stream) -> Result<()>;

    /// Refuses a call that captured streams do not take; the capture goes on.
    fn refuse_and_go_on(&self, stream: Stream) -> Result<()>;

    /// Refuses a call that waits for all streams of the device while one is captured, and fails the captures.
    fn refuse_device(&self) -> Result<()>;

    /// Refuses a call that is unsafe during captures, by the mode of the thread and of the captures, which fail.
    fn check_unsafe(&self) -> Result<()>;

    /// Records an event in a captured stream; returns false where it is not captured.
    fn record(&self, event: Event, stream: Stream) -> Result<bool>;

    /// Makes a captured stream wait for an event, or a stream join the event's capture. Returns false where neither is captured.
    fn wait(&self, stream: Stream, event: Event) -> Result<bool>;

    /// Refuses an event that was recorded in a captured stream, and fails the capture.
    fn check_event(&self, event: Event) -> Result<()>;

    /// Forgets an event that is destroyed.
    fn forget_event(&self, event: Event);

    /// Ends the part of a stream that is destroyed: its capture fails, or ends where it began in the stream.
    fn forget_stream(&self, stream: Stream);

    /// Does so for all streams of a device or context that ends.
    fn forget_ended(&self);
}

/// Tells whether calls on streams and events must ask for captures.
#[inline]
pub fn is_on() -> bool {
    IN_USE.load(Ordering::Relaxed) != 0
}

/// Notes the number of captures, and of events that were recorded in them.
pub fn note(count: usize) {
    IN_USE.store(count, Ordering::Relaxed);
}

/// Sets who answers, before the first capture begins.
pub fn answered_by(captures: &'static dyn Captures) {
    _ = ANSWERS.set(captures);
}

#[inline]
fn ask<T>(otherwise: T, question: impl FnOnce(&'static dyn Captures) -> T) -> T {
    match if is_on() { ANSWERS.get() } else { None } {
        Some(captures) => question(*captures),
        None => otherwise,
    }
}

/// See [`Captures::has`].
#[inline]
pub fn has(stream: Stream) -> Result<bool> {
    ask(Ok(false), |captures| captures.has(stream))
}

/// See [`Captures::take`].
#[inline]
pub fn take(stream: Stream, work: impl FnOnce() -> Result<NodeWork>) -> Result<bool> {
    let mut work = Some(work);
    ask(Ok(false), |captures| captures.take(stream, &mut || work.take().map_or(Ok(NodeWork::Empty), |work| work())))
}

/// See [`Captures::allocate`].
#[inline]
pub fn allocate(device: i32, size: usize, stream: Stream) -> Result<Option<Address>> {
    ask(Ok(None), |captures| captures.allocate(device, size, stream))
}

/// See [`Captures::refuse`].
#[inline]
pub fn refuse(stream: Stream) -> Result<()> {
    ask(Ok(()), |captures| captures.refuse(stream))
}

/// See [`Captures::refuse_and_go_on`].
pub fn refuse_and_go_on(stream: Stream) -> Result<()> {
    ask(Ok(()), |captures| captures.refuse_and_go_on(stream))
}

/// See [`Captures::refuse_device`].
#[inline]
pub fn refuse_device() -> Result<()> {
    ask(Ok(()), |captures| captures.refuse_device())
}

/// See [`Captures::check_unsafe`].
#[inline]
pub fn check_unsafe() -> Result<()> {
    ask(Ok(()), |captures| captures.check_unsafe())
}

/// Refuses, in calls of dialects that refuse strictly, what AMD's runtime does beside a capture.
///
/// CUDA 13.0's driver on an H100 refuses them by the modes of thread and capture, whatever their streams.
#[inline]
pub fn check_unsafe_strictly() -> Result<()> {
    if is_on() && strict_refusals::get() != 0 { check_unsafe() } else { Ok(()) }
}

/// See [`Captures::record`].
#[inline]
pub fn record(event: Event, stream: Stream) -> Result<bool> {
    ask(Ok(false), |captures| captures.record(event, stream))
}

/// See [`Captures::wait`].
#[inline]
pub fn wait(stream: Stream, event: Event) -> Result<bool> {
    ask(Ok(false), |captures| captures.wait(stream, event))
}

/// See [`Captures::check_event`].
#[inline]
pub fn check_event(event: Event) -> Result<()> {
    ask(Ok(()), |captures| captures.check_event(event))
}

/// See [`Captures::forget_event`].
#[inline]
pub fn forget_event(event: Event) {
    ask((), |captures| captures.forget_event(event));
}

/// See [`Captures::forget_stream`].
#[inline]
pub fn forget_stream(stream: Stream) {
    ask((), |captures| captures.forget_stream(stream));
}

/// See [`Captures::forget_ended`].
pub fn forget_ended() {
    ask((), |captures| captures.forget_ended());
}
