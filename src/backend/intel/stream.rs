// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams: immediate in-order command lists, each with work that it does not have yet.
//!
//! The lists of a device may share one queue of the engine, so that a list which waits holds up all others. No list ever waits
//! for what is not in a queue already: where work of a stream comes after something else, a function of the host or another
//! process, it is kept here, and the watching thread gives it to the list once that is over ([`super::gate`]).
//!
//! A list is used by one thread at a time, under its stream's lock. It is never destroyed, since other lists may still wait for
//! its work: once its own work is done it is another stream's.

use std::collections::VecDeque;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::calls::{EventDescriptor, Head, QueueDescriptor, ze_command_list_handle_t, ze_event_handle_t};
use super::convert::structure;
use super::gate::{self, Operation};
use super::{INTEL, Intel, back_end, call, convert, status};
use crate::gpu::{
    Address, Callback, Comparison, Context, Event, EventFlags, HostFunction, Kind, Result, Stream, StreamFlags,
    Streams, Width,
};
use crate::os::inside;
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::thread;
use crate::share::contexts;
use crate::share::watch::Outcome;

/// A stream.
pub struct Queue {
    /// Its list, which is its handle.
    pub list: ze_command_list_handle_t,
    /// Its number among all, which no other has.
    pub serial: u64,
    /// Its device.
    pub device: i32,
    flags: StreamFlags,
    priority: i32,
    context: Option<Context>,
    is_null: bool,
    pub(super) work: Mutex<Work>,
    /// The operations that were given to the list, or are over. Stored (release) with the work locked.
    pub(super) issued: AtomicU64,
    /// The null stream's operations that this one comes after. Stored (release) once the list has the wait.
    seen_null: AtomicU64,
    /// The functions that are to tell others of its work. Locked for moments.
    pub(super) tells: Mutex<Tells>,
    /// The number of those that have told. Release and acquire, as they come before what a program does then.
    pub(super) told: AtomicU64,
    /// True once a wait of the stream, or its work, has failed. Release and acquire, as what waiters see is ordered by it.
    failed: AtomicBool,
}

/// The operations of a stream. Guards the list.
#[derive(Default)]
pub struct Work {
    /// The number of operations so far.
    pub queued: u64,
    /// Of those issued, how many are known to be done.
    done: u64,
    /// The operations that the null stream comes after.
    joined_null: u64,
    /// The operations that are not issued yet.
    pub(super) backlog: VecDeque<Operation>,
    /// True while the watching thread issues them.
    pub(super) is_watched: bool,
}

/// Functions that tell others, each once its signal is there, and in their order.
#[derive(Default)]
pub struct Tells {
    /// The number so far.
    pub count: u64,
    /// The functions that have not told yet.
    pub waiting: VecDeque<(Arc<Signal>, Tell)>,
    /// True while the watching thread looks for their signals.
    pub is_watched: bool,
}

/// A function that tells others how work ended. It does not block.
pub type Tell = Box<dyn FnOnce(Outcome) + Send>;

/// A point behind an operation of a stream, which lists and the host wait for: an event that counts.
pub struct Signal {
    event: ze_event_handle_t,
    flags: EventFlags,
    /// The stream.
    pub queue: Arc<Queue>,
    /// The number of the operation that signals it.
    number: u64,
}

impl Signal {
    /// The event.
    pub fn event(&self) -> ze_event_handle_t {
        self.event
    }

    /// True once the list has the operation.
    pub fn is_issued(&self) -> bool {
        self.queue.issued.load(Ordering::Acquire) >= self.number
    }
}

impl Drop for Signal {
    fn drop(&mut self) {
        // A list that waits for it has its count. One with times is looked at before it is used again.
        if let Some(intel) = INTEL.get() {
            lock(&intel.spare_events).push((self.queue.device, self.flags, self.event));
        }
    }
}

/// A device's clock.
pub struct Clock {
    /// Nanoseconds of a tick.
    pub nanoseconds: f64,
    /// The bits of a time.
    pub mask: u64,
}

/// The streams.
#[derive(Default)]
pub struct Queues {
    /// Created streams, by handle.
    created: Map<usize, Arc<Queue>>,
    /// Default streams of threads, by thread and device.
    of_threads: Map<(u32, i32), Arc<Queue>>,
    /// Destroyed streams, oldest first, for their lists.
    spare: Vec<Arc<Queue>>,
}

impl Queue {
    fn is_blocking(&self) -> bool {
        !self.flags.contains(StreamFlags::NON_BLOCKING)
    }

    /// Returns DeviceFault if a wait or work has failed on the stream.
    pub fn check(&self) -> Result<()> {
        match self.failed.load(Ordering::Acquire) {
            true => Err(Kind::DeviceFault.because("a wait failed on the stream")),
            false => Ok(()),
        }
    }

    /// Records a failure.
    pub fn fail(&self) {
        self.failed.store(true, Ordering::Release);
    }

    /// Its outcome so far, for what is called behind its work.
    pub fn outcome(&self) -> std::result::Result<(), Kind> {
        if self.failed.load(Ordering::Acquire) { Err(Kind::DeviceFault) } else { Ok(()) }
    }

    /// Records that an operation was issued, or is over.
    pub(super) fn issue(&self) {
        self.issued.fetch_add(1, Ordering::Release);
    }
}

/// Does something with each of some streams, whatever comes of the others; returns the first error.
fn each(queues: &[Arc<Queue>], work: impl Fn(&Arc<Queue>) -> Result<()>) -> Result<()> {
    queues.iter().map(work).fold(Ok(()), Result::and)
}

/// Sleeps a little longer each time.
pub struct Pause(Duration);

impl Pause {
    pub fn new() -> Pause {
        Pause(Duration::from_micros(20))
    }

    pub fn sleep(&mut self) {
        const LONGEST: Duration = Duration::from_millis(1);
        std::thread::sleep(self.0);
        self.0 = LONGEST.min(self.0 * 2);
    }
}

impl Intel {
    // ---- lists

    pub(super) fn new_queue(
        &self,
        device: i32,
        flags: StreamFlags,
        priority: i32,
        is_null: bool,
    ) -> Result<Arc<Queue>> {
        let context = contexts::made_current()?;
        let spare = {
            let queues = lock(&self.queues);
            let fits = |queue: &&Arc<Queue>| {
                let work = lock(&queue.work);
                let is_at_rest = work.backlog.is_empty() && !work.is_watched && Arc::strong_count(queue) == 1;
                (queue.device, queue.priority) == (device, priority) && is_at_rest
            };
            queues.spare.iter().find(fits).cloned()
        };
        let mut list = 0;
        if let Some(queue) = spare {
            let is_idle = self.is_idle(&queue).unwrap_or(false);
            // Until it is known to be idle, others wait for it. One of them may have taken it meanwhile, or be about to add to it.
            let spare = &mut lock(&self.queues).spare;
            if let Some(index) = spare.iter().position(|other| Arc::ptr_eq(other, &queue)) {
                spare.remove(index);
                match is_idle && Arc::strong_count(&queue) == 1 {
                    true => list = queue.list,
                    false => spare.push(queue),
                }
            }
        }
        if list == 0 {
            let state = self.device_state(device)?;
            let descriptor = QueueDescriptor {
                head: Head::new(structure::QUEUE),
                ordinal: state.group,
                index: 0,
                flags: convert::IN_ORDER,
                mode: convert::ASYNCHRONOUS,
                priority: convert::priority(priority),
            };
            call!(self, zeCommandListCreateImmediate(self.context, state.handle, &descriptor, &mut list))?;
        }
        /// The number of streams so far. Relaxed: it only counts.
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Ok(Arc::new(Queue {
            list,
            serial: COUNT.fetch_add(1, Ordering::Relaxed),
            device,
            flags,
            priority,
            context,
            is_null,
            work: Mutex::default(),
            issued: AtomicU64::new(0),
            seen_null: AtomicU64::new(0),
            tells: Mutex::default(),
            told: AtomicU64::new(0),
            failed: AtomicBool::new(false),
        }))
    }

    /// The null stream of a device, made by its first use.
    pub(super) fn null_queue(&self, device: i32) -> Result<Arc<Queue>> {
        let state = self.device_state(device)?;
        if let Some(queue) = &*lock(&state.null) {
            return Ok(queue.clone());
        }
        let queue = self.new_queue(device, StreamFlags::empty(), 0, true)?;
        // Another thread may have been faster.
        Ok(lock(&state.null).get_or_insert(queue).clone())
    }

    /// A stream; InvalidHandle for a handle that names none.
    pub(super) fn queue(&self, stream: Stream) -> Result<Arc<Queue>> {
        match stream {
            Stream::NULL | Stream::LEGACY => self.null_queue(self.used_device()),
            Stream::PER_THREAD => {
                let key = (thread::number(), self.used_device());
                if let Some(queue) = lock(&self.queues).of_threads.get(&key) {
                    return Ok(queue.clone());
                }
                let queue = self.new_queue(key.1, StreamFlags::empty(), 0, false)?;
                lock(&self.queues).of_threads.insert(key, queue.clone());
                Ok(queue)
            }
            _ => {
                lock(&self.queues).created.get(&stream.0).cloned().ok_or_else(|| {
                    Kind::InvalidHandle.because("the stream was never created here, or has been destroyed")
                })
            }
        }
    }

    /// The streams of a device that the null stream is ordered with, and with `all` every other, too.
    pub(super) fn queues_of(&self, device: i32, all: bool) -> Vec<Arc<Queue>> {
        let queues = lock(&self.queues);
        let others = queues.created.values().chain(queues.of_threads.values());
        others.filter(|queue| queue.device == device && (all || queue.is_blocking())).cloned().collect()
    }

    /// Makes an event that counts.
    pub(super) fn new_event(&self, device: i32, flags: EventFlags) -> Result<ze_event_handle_t> {
        let spare = {
            let mut spare = lock(&self.spare_events);
            // The longer ago it was used, the better is its chance to be done.
            let index = spare.iter().position(|(of, kind, _)| (*of, *kind) == (device, flags));
            index.map(|index| spare.remove(index).2)
        };
        if let Some(event) = spare {
            if flags.contains(EventFlags::NO_TIMING) || status!(self, zeEventQueryStatus(event)) == convert::SUCCESS {
                return Ok(event);
            }
            lock(&self.spare_events).push((device, flags, event));
        }
        let descriptor = EventDescriptor {
            head: Head::new(structure::COUNTED_EVENT),
            flags: convert::event_flags(flags),
            signal: convert::EVENT_SCOPE,
            wait: convert::EVENT_SCOPE,
        };
        let mut event = 0;
        let device = self.device_state(device)?.handle;
        call!(self, zeEventCounterBasedCreate(self.context, device, &descriptor, &mut event))?;
        Ok(event)
    }

    // ---- operations

    /// Adds an operation to a stream, which it comes to at once unless others are kept back; returns its number.
    pub(super) fn add(&self, queue: &Arc<Queue>, operation: Operation) -> Result<u64> {
        let work = &mut *lock(&queue.work);
        let is_free = work.backlog.is_empty() && !work.is_watched;
        match operation {
            Operation::Work(append) if is_free => {
                work.queued += 1;
                let outcome = append(back_end()?, queue.list);
                queue.issue();
                outcome.map(|()| work.queued)
            }
            operation => {
                gate::watch(queue, work, operation)?;
                Ok(work.queued)
            }
        }
    }

    /// Queues work on a stream. `append` gives it to the list.
    pub(super) fn submit(
        &self,
        queue: &Arc<Queue>,
        append: impl FnOnce(&'static Intel, ze_command_list_handle_t) -> Result<()> + Send + 'static,
    ) -> Result<()> {
        self.come_after_others(queue)?;
        self.add(queue, Operation::Work(Box::new(append))).map(drop)
    }

    /// Returns true if all that was issued is done.
    pub(super) fn is_done(&self, queue: &Queue, work: &mut Work) -> Result<bool> {
        let issued = queue.issued.load(Ordering::Acquire);
        if work.done == issued {
            return Ok(true);
        }
        match status!(self, zeCommandListHostSynchronize(queue.list, 0)) {
            convert::SUCCESS => {
                work.done = issued;
                Ok(true)
            }
            convert::NOT_READY => Ok(false),
            status => Err(self.failure("zeCommandListHostSynchronize", status)),
        }
    }

    /// Returns true if a stream has nothing to do.
    pub(super) fn is_idle(&self, queue: &Queue) -> Result<bool> {
        let work = &mut *lock(&queue.work);
        Ok(work.backlog.is_empty() && !work.is_watched && self.is_done(queue, work)?)
    }

    /// Puts a signal behind what is queued on a stream.
    pub(super) fn signal(&self, queue: &Arc<Queue>, flags: EventFlags) -> Result<Arc<Signal>> {
        let event = self.new_event(queue.device, flags)?;
        let append =
            move |intel: &'static Intel, list| call!(intel, zeCommandListAppendBarrier(list, event, 0, ptr::null()));
        let number = self.add(queue, Operation::Work(Box::new(append)))?;
        Ok(Arc::new(Signal { event, flags, queue: queue.clone(), number }))
    }

    /// A signal behind the work of a stream; `None` where all is done.
    pub(super) fn signal_unless_idle(&self, queue: &Arc<Queue>) -> Result<Option<Arc<Signal>>> {
        if self.is_idle(queue)? { Ok(None) } else { self.signal(queue, EventFlags::NO_TIMING).map(Some) }
    }

    /// The point behind what is queued on a stream now, and before it on others. `None` where all is done.
    pub(super) fn behind(&self, queue: &Arc<Queue>) -> Result<Option<Arc<Signal>>> {
        self.come_after_others(queue)?;
        self.signal_unless_idle(queue)
    }

    /// True once a signal is there.
    pub(super) fn is_signalled(&self, signal: &Signal) -> Result<bool> {
        if !signal.is_issued() {
            return Ok(false);
        }
        match status!(self, zeEventQueryStatus(signal.event)) {
            convert::SUCCESS => Ok(true),
            convert::NOT_READY => Ok(false),
            status => Err(self.failure("zeEventQueryStatus", status)),
        }
    }

    /// Blocks until a signal is there. Long waits take no processor's time. Deinitialized for one that the program's end keeps back.
    pub(super) fn wait_for_signal(&self, signal: &Signal) -> Result<()> {
        const SPIN: u64 = 50_000;
        let mut pause = Pause::new();
        while !signal.is_issued() {
            if gate::has_ended() {
                return Err(
                    Kind::Deinitialized.because("what the stream waits for does not end any more: the program does")
                );
            }
            pause.sleep();
        }
        let mut status = status!(self, zeEventHostSynchronize(signal.event, SPIN));
        while status == convert::NOT_READY {
            pause.sleep();
            status = status!(self, zeEventQueryStatus(signal.event));
        }
        self.check("zeEventHostSynchronize", status)
    }

    /// Lets a stream come after a signal: by its list where the signal's has it, else by the host.
    pub(super) fn come_after(&self, queue: &Arc<Queue>, signal: &Arc<Signal>) -> Result<()> {
        if signal.queue.list == queue.list {
            return Ok(());
        }
        // The driver keeps times where only the event's device reads them: another's list that waits there meets a page fault.
        if signal.queue.device != queue.device && !signal.flags.contains(EventFlags::NO_TIMING) {
            return self.add(queue, Operation::Gate(Box::new(gate::Signalled(signal.clone())))).map(drop);
        }
        if !signal.is_issued() {
            self.add(queue, Operation::Gate(Box::new(gate::Issued(signal.clone()))))?;
        }
        let signal = signal.clone();
        let append =
            move |intel: &'static Intel, list| call!(intel, zeCommandListAppendWaitOnEvents(list, 1, &signal.event));
        self.add(queue, Operation::Work(Box::new(append))).map(drop)
    }

    /// Lets a stream come after what is queued on another.
    pub(super) fn follow(&self, queue: &Arc<Queue>, other: &Arc<Queue>) -> Result<()> {
        match self.signal_unless_idle(other)? {
            Some(signal) => self.come_after(queue, &signal),
            None => Ok(()),
        }
    }

    /// Lets work of a stream come after the null stream's, and the null stream's after that of all blocking ones.
    ///
    /// What another thread adds meanwhile sees the place that it has come to only once the list has the wait for it.
    fn come_after_others(&self, queue: &Arc<Queue>) -> Result<()> {
        if queue.is_null {
            for other in self.queues_of(queue.device, false) {
                let (joined, queued) = {
                    let work = &*lock(&other.work);
                    (work.joined_null, work.queued)
                };
                if joined < queued {
                    self.follow(queue, &other)?;
                    let joined = &mut lock(&other.work).joined_null;
                    *joined = queued.max(*joined);
                }
            }
        } else if queue.is_blocking() {
            let null = lock(&self.device_state(queue.device)?.null).clone();
            if let Some(null) = null {
                let queued = lock(&null.work).queued;
                if queue.seen_null.load(Ordering::Acquire) < queued {
                    self.follow(queue, &null)?;
                    queue.seen_null.fetch_max(queued, Ordering::Release);
                }
            }
        }
        Ok(())
    }

    /// Waits until what is queued on a stream now is done, however it ended.
    fn drain(&self, queue: &Arc<Queue>) -> Result<()> {
        match self.signal_unless_idle(queue)? {
            Some(signal) => self.wait_for_signal(&signal),
            None => Ok(()),
        }
    }

    /// Waits until what is queued on a stream now is done. DeviceFault where that has failed.
    pub(super) fn finish_queue(&self, queue: &Arc<Queue>) -> Result<()> {
        self.drain(queue)?;
        queue.check()
    }

    /// Waits until what is queued on a stream now is done, and others have been told of it. However it ended.
    fn drain_told(&self, queue: &Arc<Queue>) -> Result<()> {
        let to_tell = lock(&queue.tells).count;
        let outcome = self.drain(queue);
        let mut pause = Pause::new();
        while queue.told.load(Ordering::Acquire) < to_tell && !gate::has_ended() {
            pause.sleep();
        }
        outcome
    }

    /// The streams of a device that have not been destroyed.
    fn living_queues(&self, device: i32) -> Result<Vec<Arc<Queue>>> {
        let mut queues = self.queues_of(device, true);
        queues.extend(lock(&self.device_state(device)?.null).clone());
        Ok(queues)
    }

    /// All streams of a device: the work of destroyed ones goes on.
    fn all_queues_of(&self, device: i32) -> Result<Vec<Arc<Queue>>> {
        let mut queues = self.living_queues(device)?;
        queues.extend(lock(&self.queues).spare.iter().filter(|queue| queue.device == device).cloned());
        Ok(queues)
    }

    /// Waits for the work of a device, and until others have been told of it. DeviceFault where a stream has failed.
    pub(super) fn finish_all_told(&self, device: i32) -> Result<()> {
        let drained = each(&self.all_queues_of(device)?, |queue| self.drain_told(queue));
        drained.and(each(&self.living_queues(device)?, |queue| queue.check()))
    }

    /// Waits for the work of a device, however it ended.
    ///
    /// A failure has its own reporters, and freeing must go on.
    pub(super) fn finish(&self, device: i32) -> Result<()> {
        each(&self.all_queues_of(device)?, |queue| self.drain(queue))
    }

    /// Waits for the work of every device, as [`Intel::finish`].
    pub(super) fn finish_all(&self) -> Result<()> {
        (0..self.devices.len() as i32).map(|device| self.finish(device)).fold(Ok(()), Result::and)
    }

    /// Gives up a stream, whose work goes on.
    pub(super) fn retire_queue(&self, queue: Arc<Queue>) {
        lock(&self.queues).spare.push(queue);
    }

    /// All streams that there are.
    pub(super) fn all_queues(&self) -> Vec<Arc<Queue>> {
        (0..self.devices.len() as i32).filter_map(|device| self.all_queues_of(device).ok()).flatten().collect()
    }

    /// Ends the streams of a device, whose work is done.
    pub(super) fn clear_queues(&self, device: i32) {
        let null = self.device_state(device).ok().and_then(|state| lock(&state.null).take());
        let queues = &mut *lock(&self.queues);
        let created = queues.created.extract_if(.., |_, queue| queue.device == device).map(|(_, queue)| queue);
        let of_threads = queues.of_threads.extract_if(.., |_, queue| queue.device == device).map(|(_, queue)| queue);
        queues.spare.extend(created.chain(of_threads).chain(null));
    }

    // ---- clocks

    /// The clock of a device by which events take their times.
    pub(super) fn clock(&self, device: i32) -> Result<Clock> {
        let (ticks, bits) = self.clock_properties(device)?;
        let mask = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
        Ok(Clock { nanoseconds: 1e9 / ticks as f64, mask })
    }

    /// Has a list write eight bytes.
    fn append_write(&self, list: usize, address: usize, value: u64) -> Result<()> {
        let Some(write) = self.extensions.write else { return Err(self.absent("zexCommandListAppendWriteToMemory")) };
        // SAFETY: the prototype is the driver's; the list is of this back end, the memory was promised by the caller.
        let status = inside::calling(|| unsafe { write(list, &convert::HOST_SCOPE, address, value) });
        self.check("zexCommandListAppendWriteToMemory", status)
    }
}

impl Streams for Intel {
    fn create_stream(&self, flags: StreamFlags, priority: i32) -> Result<Stream> {
        let queue = self.new_queue(self.used_device(), flags, priority.clamp(-1, 1), false)?;
        let stream = Stream(queue.list);
        lock(&self.queues).created.insert(queue.list, queue);
        Ok(stream)
    }

    fn destroy_stream(&self, stream: Stream) -> Result<()> {
        if stream.is_predefined() {
            return Err(Kind::InvalidHandle.because("a predefined stream is not destroyed"));
        }
        self.queue(stream)?;
        let queues = &mut *lock(&self.queues);
        match queues.created.remove(&stream.0) {
            Some(queue) => queues.spare.push(queue),
            None => return Err(Kind::InvalidHandle.into()),
        }
        Ok(())
    }

    fn query_stream(&self, stream: Stream) -> Result<()> {
        let queue = self.queue(stream)?;
        let mut all = if queue.is_null { self.queues_of(queue.device, false) } else { Vec::new() };
        all.push(queue.clone());
        for one in all {
            if !self.is_idle(&one)? || one.told.load(Ordering::Acquire) < lock(&one.tells).count {
                return Err(Kind::NotReady.into());
            }
        }
        queue.check()
    }

    fn synchronize_stream(&self, stream: Stream) -> Result<()> {
        let queue = self.queue(stream)?;
        if queue.is_null {
            for other in self.queues_of(queue.device, false) {
                self.drain_told(&other)?;
                other.check()?;
            }
        }
        self.drain_told(&queue)?;
        queue.check()?;
        // As CUDA's: what was freed in the stream's order goes back.
        self.reap(false)
    }

    fn wait_event(&self, stream: Stream, event: Event) -> Result<()> {
        self.wait_for(stream, event)
    }

    fn call_host(&self, stream: Stream, function: HostFunction) -> Result<()> {
        let queue = self.queue(stream)?;
        let failed = queue.clone();
        self.call_behind(
            &queue,
            Box::new(move || {
                if failed.outcome().is_ok() {
                    function();
                }
            }),
        )
    }

    fn add_callback(&self, stream: Stream, callback: Callback) -> Result<()> {
        let queue = self.queue(stream)?;
        let state = queue.clone();
        self.call_behind(&queue, Box::new(move || callback(state.outcome())))
    }

    fn wait_value(
        &self,
        stream: Stream,
        address: Address,
        width: Width,
        value: u64,
        mask: u64,
        comparison: Comparison,
    ) -> Result<()> {
        let queue = self.queue(stream)?;
        self.require_memory(address, if width == Width::Bits64 { 8 } else { 4 })?;
        self.wait_for_value(&queue, address, gate::Wanted { width, value, mask, comparison })
    }

    fn write_value(&self, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> {
        let queue = self.queue(stream)?;
        match width {
            Width::Bits64 => {
                self.require_memory(address, 8)?;
                self.submit(&queue, move |intel, list| intel.append_write(list, address.0, value))
            }
            // Lists write eight bytes.
            Width::Bits32 => {
                self.require_memory(address, 4)?;
                self.fill_queued(&queue, address.0, &(value as u32).to_ne_bytes(), 4)
            }
        }
    }

    fn stream_flags(&self, stream: Stream) -> Result<StreamFlags> {
        Ok(self.queue(stream)?.flags)
    }

    fn stream_priority(&self, stream: Stream) -> Result<i32> {
        Ok(self.queue(stream)?.priority)
    }

    fn stream_context(&self, stream: Stream) -> Result<Option<Context>> {
        Ok(self.queue(stream)?.context)
    }

    fn stream_device(&self, stream: Stream) -> Result<i32> {
        if stream.is_predefined() { Ok(self.device()) } else { Ok(self.queue(stream)?.device) }
    }
}
