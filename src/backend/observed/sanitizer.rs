// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tells ThreadSanitizer of what streams do, where the program was built with it.
//!
//! Each stream is a fiber, which runs when its work is done. The sanitizer is told of memory that the processor uses. Device
//! memory is left to the journal, which knows the order of other processes too. All timelines, semaphores and values in
//! memory are one to it: it misses races behind them, and invents none.

use std::collections::HashMap;
use std::ffi::c_void;
use std::ptr;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};

use super::Observed;
use crate::gpu::{Address, Event, Fill, MemoryKind, Order, Result, Shape, Side, Stream, StreamFlags, Transfer};
use crate::os::journal;
use crate::os::lock::lock;
use crate::os::thread_sanitizer::{self, Between, IN_NO_ORDER, Mark, ThreadSanitizer};
use crate::share::timeline::StreamKey;

/// A thing that a stream's work, or a host thread, waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// An event's record.
    Record(Event),
    /// Any timeline or semaphore.
    Signal,
    /// A value in memory. The processor's atomic operations there are a sign to the sanitizer, too.
    Value(Address),
}

/// A stream.
struct Lane {
    key: StreamKey,
    /// As those call it who made it.
    stream: Stream,
    device: i32,
    /// The default stream waits for it, and it for the default stream.
    is_blocking: bool,
    /// The address of the sanitizer's fiber.
    fiber: usize,
    /// Released by all its work.
    done: Mark,
}

#[derive(Default)]
struct Known {
    lanes: Vec<Arc<Lane>>,
    records: HashMap<usize, Arc<Mark>>,
}

/// The sanitizer, where there is one, and the back end can do in streams what it is told of.
fn sanitizer_for(own: &Observed) -> Option<&'static ThreadSanitizer> {
    thread_sanitizer::get().filter(|_| own.known.has_queue())
}

/// Never held while the sanitizer is called.
static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);

fn known() -> MutexGuard<'static, Known> {
    lock(&KNOWN)
}

/// The mark of a sign.
fn mark(sign: Sign) -> Arc<Mark> {
    match sign {
        Sign::Record(event) => known().records.entry(event.0).or_default().clone(),
        Sign::Signal | Sign::Value(_) => thread_sanitizer::any_signal(),
    }
}

impl Sign {
    /// The address by which the program's own code knows it.
    fn own_address(&self) -> Option<*mut c_void> {
        match self {
            Sign::Value(address) => Some(pointer(address.0)),
            _ => None,
        }
    }
}

fn pointer(address: usize) -> *mut c_void {
    ptr::with_exposed_provenance_mut(address)
}

/// The stream that the caller names.
fn lane(own: &Observed, sanitizer: &ThreadSanitizer, stream: Stream) -> Arc<Lane> {
    let device = own.device();
    let key = StreamKey::new(device, stream);
    if let Some(lane) = known().lanes.iter().find(|lane| lane.key == key) {
        return lane.clone();
    }
    let flags = own.gpu.stream_flags(stream).unwrap_or(StreamFlags::empty());
    let fiber = sanitizer.create_named(c"a stream");
    let is_blocking = !flags.contains(StreamFlags::NON_BLOCKING) && !key.is_default();
    let lane = Lane { key, stream, device, is_blocking, fiber: fiber.expose_provenance(), done: Mark::default() };
    let mut known = known();
    // Another thread may have been faster.
    match known.lanes.iter().find(|other| other.key == key).cloned() {
        Some(other) => {
            drop(known);
            sanitizer.destroy(fiber);
            other
        }
        None => {
            known.lanes.push(Arc::new(lane));
            known.lanes[known.lanes.len() - 1].clone()
        }
    }
}

/// The streams of the caller's device that have had work, and that the caller can name.
pub fn streams(own: &Observed) -> Vec<Stream> {
    let device = own.device();
    let can_name = |lane: &&Arc<Lane>| lane.device == device && lane.key == StreamKey::new(device, lane.stream);
    known().lanes.iter().filter(can_name).map(|lane| lane.stream).collect()
}

impl Lane {
    /// The stream, and those that it waits for without being told.
    fn with_others(&self) -> Vec<Arc<Lane>> {
        let is_before = |other: &&Arc<Lane>| {
            let waits = self.key.is_default() && other.is_blocking || self.is_blocking && other.key.is_default();
            other.key == self.key || other.device == self.device && waits
        };
        known().lanes.iter().filter(is_before).cloned().collect()
    }

    /// Has the caller come after what the stream and those before it did.
    fn acquire(&self, sanitizer: &ThreadSanitizer) {
        self.with_others().iter().for_each(|lane| sanitizer.acquire(lane.done.address()));
    }

    /// Does the stream's work when it is its turn.
    ///
    /// It was called by the code at the first address, in functions that return to the others.
    fn run(&self, sanitizer: &ThreadSanitizer, begun: &Mark, callers: &[usize], does: impl FnOnce()) {
        let own = sanitizer.fiber();
        sanitizer.switch(pointer(self.fiber), IN_NO_ORDER);
        sanitizer.acquire(begun.address());
        self.acquire(sanitizer);
        let functions = || callers.iter().skip(1);
        functions().rev().for_each(|caller| sanitizer.enter(pointer(*caller)));
        does();
        functions().for_each(|_| sanitizer.leave());
        sanitizer.release(self.done.address());
        sanitizer.switch(own, IN_NO_ORDER);
    }
}

/// Returns a function that does something as a stream, with what the caller did until now before it.
fn as_stream<T>(
    own: &Observed,
    sanitizer: &'static ThreadSanitizer,
    stream: Stream,
    does: impl FnOnce(T) + Send + 'static,
) -> impl FnOnce(T) + Send + 'static {
    let (begun, callers, lane) = (Mark::default(), journal::callers(), lane(own, sanitizer, stream));
    sanitizer.release(begun.address());
    move |argument| lane.run(sanitizer, &begun, &callers, || does(argument))
}

/// Queues what a stream does beside its work.
fn queue(own: &Observed, sanitizer: &'static ThreadSanitizer, stream: Stream, does: impl FnOnce() + Send + 'static) {
    let act = as_stream(own, sanitizer, stream, |()| does());
    // A stream that fails, or is none, does nothing.
    own.known.queue(stream, Box::new(move || act(())));
}

/// Has a function that a stream calls be the stream's work.
pub fn function<T: 'static>(
    own: &Observed,
    stream: Stream,
    function: impl FnOnce(T) + Send + 'static,
) -> Box<dyn FnOnce(T) + Send> {
    match sanitizer_for(own) {
        Some(sanitizer) => Box::new(as_stream(own, sanitizer, stream, function)),
        None => Box::new(function),
    }
}

/// Has a launch come after what the stream did until now, and the stream after the launch.
pub fn launch(own: &Observed, stream: Stream, launch: impl FnOnce(Option<Arc<Between>>) -> Result<()>) -> Result<()> {
    let Some(sanitizer) = sanitizer_for(own) else { return launch(None) };
    let order = Arc::new(Between { sanitizer, begun: Mark::default(), done: Mark::default() });
    let mark = |mark: fn(&ThreadSanitizer, &Between)| {
        let order = order.clone();
        queue(own, sanitizer, stream, move || mark(sanitizer, &order));
    };
    mark(|sanitizer, order| sanitizer.release(order.begun.address()));
    launch(Some(order.clone()))?;
    mark(|sanitizer, order| sanitizer.acquire(order.done.address()));
    Ok(())
}

/// Has what waits for a sign come after what the stream did until now.
pub fn raise(own: &Observed, stream: Stream, raised: Sign) {
    if let Some(sanitizer) = sanitizer_for(own) {
        let mark = mark(raised);
        queue(own, sanitizer, stream, move || {
            sanitizer.release(mark.address());
            raised.own_address().into_iter().for_each(|address| sanitizer.release(address));
        });
    }
}

/// Has the stream come after what came before a sign.
pub fn wait(own: &Observed, stream: Stream, awaited: Sign) {
    if let Some(sanitizer) = sanitizer_for(own) {
        let mark = mark(awaited);
        queue(own, sanitizer, stream, move || {
            sanitizer.acquire(mark.address());
            awaited.own_address().into_iter().for_each(|address| sanitizer.acquire(address));
        });
    }
}

/// Has the caller come after what came before a sign.
pub fn see(own: &Observed, seen: Sign) {
    if let Some(sanitizer) = sanitizer_for(own) {
        sanitizer.acquire(mark(seen).address());
    }
}

/// Has the caller come after a stream's work.
pub fn see_stream(own: &Observed, stream: Stream) {
    if let Some(sanitizer) = sanitizer_for(own) {
        lane(own, sanitizer, stream).acquire(sanitizer);
    }
}

/// Has the caller come after all work of a device, or of all.
pub fn see_device(own: &Observed, device: Option<i32>) {
    if let Some(sanitizer) = sanitizer_for(own) {
        let lanes = known().lanes.clone();
        let meant = lanes.iter().filter(|lane| device.is_none_or(|device| lane.device == device));
        meant.for_each(|lane| sanitizer.acquire(lane.done.address()));
    }
}

/// Ends a stream's fiber behind its work.
pub fn end(own: &Observed, stream: Stream) {
    if let Some(sanitizer) = sanitizer_for(own).filter(|_| own.gpu.stream_device(stream).is_ok()) {
        let ended = lane(own, sanitizer, stream);
        let act = move || {
            known().lanes.retain(|lane| lane.key != ended.key);
            sanitizer.destroy(pointer(ended.fiber));
        };
        own.known.queue(stream, Box::new(act));
    }
}

/// Tells whether this is a word or less, which the program may look for at any time.
pub fn is_word(shape: &Shape) -> bool {
    shape.width <= size_of::<u64>() && shape.height * shape.depth == 1
}

/// A use of memory by a copy or a fill.
#[derive(Clone, Copy)]
pub struct Use {
    pub side: Side,
    pub shape: Shape,
    pub is_written: bool,
}

impl Use {
    /// The uses by a copy.
    pub fn of_copy(copy: &Transfer) -> [Use; 2] {
        [(copy.from, false), (copy.to, true)].map(|(side, is_written)| Use { side, shape: copy.shape, is_written })
    }

    /// The use by a fill.
    pub fn of_fill(fill: &Fill) -> Use {
        Use { side: fill.to, shape: fill.shape, is_written: true }
    }

    fn tell(&self, sanitizer: &ThreadSanitizer, code: usize) {
        let Use { side, shape, is_written } = self;
        if *is_written && is_word(shape) {
            return;
        }
        let tell = if *is_written { ThreadSanitizer::write } else { ThreadSanitizer::read };
        for (slice, row) in (0..shape.depth).flat_map(|slice| (0..shape.height).map(move |row| (slice, row))) {
            let start = side.address.0 + slice * side.slice + row * side.row;
            tell(sanitizer, pointer(start), shape.width, pointer(code));
        }
    }
}

/// The kind of memory; `None` for pageable memory.
pub fn kind(own: &Observed, address: Address) -> Option<MemoryKind> {
    own.gpu.pointer_info(address).ok().flatten().map(|info| info.kind)
}

fn is_of_processor(own: &Observed, used: &Use) -> bool {
    !matches!(kind(own, used.side.address), Some(MemoryKind::Device | MemoryKind::Pool))
}

/// Tells of the uses of a copy or a fill in a graph's launch.
pub fn launched(own: &Observed, uses: &[Use], stream: Stream) {
    let Some(sanitizer) = sanitizer_for(own) else { return };
    let code = journal::callers().first().copied().unwrap_or(0);
    for &used in uses.iter().filter(|used| is_of_processor(own, used)) {
        queue(own, sanitizer, stream, move || used.tell(sanitizer, code));
    }
}

/// Tells of the uses of a copy or a fill that was called for.
pub fn uses(own: &Observed, uses: &[Use], order: Order) {
    let Some(sanitizer) = sanitizer_for(own) else { return };
    let stream = order.stream();
    let code = journal::callers().first().copied().unwrap_or(0);
    let is_pageable = |used: &Use| kind(own, used.side.address).is_none();
    let is_done = order.is_now() || uses.iter().any(|used| used.is_written && is_pageable(used));
    if is_done {
        see_stream(own, stream);
    }
    for &used in uses.iter().filter(|used| is_of_processor(own, used)) {
        // Pageable memory is read before the call returns.
        match is_done || is_pageable(&used) {
            true => used.tell(sanitizer, code),
            false => queue(own, sanitizer, stream, move || used.tell(sanitizer, code)),
        }
    }
}
