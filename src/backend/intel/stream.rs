// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams: immediate in-order command lists. Level Zero does not order lists, so the order between the null stream and blocking
//! ones is established here, by events that count.
//!
//! A list is used by one thread at a time, under its stream's lock. It is never destroyed, since other lists may still wait for
//! its work: once its own work is done it is another stream's.

use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use super::calls::{
    EventDescriptor, Head, QueueDescriptor, WaitDescriptor, ze_command_list_handle_t, ze_event_handle_t,
};
use super::convert::structure;
use super::{Intel, call, convert, optional, status};
use crate::gpu::{
    Address, Callback, Comparison, Context, Event, EventFlags, HostFunction, Kind, Result, Stream, StreamFlags,
    Streams, Width,
};
use crate::os::inside;
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::thread;
use crate::share::contexts;

/// A stream.
pub struct Queue {
    /// Its list, which is its handle.
    pub list: ze_command_list_handle_t,
    /// Its device.
    pub device: i32,
    flags: StreamFlags,
    priority: i32,
    context: Option<Context>,
    is_null: bool,
    work: Mutex<Work>,
    /// The null stream's work that this one comes after. Stored and read with the null stream's work locked.
    seen_null: AtomicU64,
    /// True once a wait of the stream has failed. Release and acquire, as what waiters see is ordered by it.
    failed: AtomicBool,
    /// The waits for what lists do not wait for.
    pub(super) gate: Mutex<super::gate::Gate>,
}

/// How much was queued on a stream, and how much of it is known to be done. Guards the list.
#[derive(Default)]
pub struct Work {
    /// The number of works that were queued.
    pub queued: u64,
    done: u64,
    /// Of those queued, the works that the null stream comes after.
    joined_null: u64,
}

/// An event of this library's own, for one wait. Given back by [`Intel::give_back`].
#[derive(Clone, Copy)]
struct Marker(ze_event_handle_t);

/// A point in the work of a stream, to be waited for later. Given back by [`Intel::end_behind`].
pub struct Behind {
    device: i32,
    /// `None` where the work was done at once.
    marker: Option<Marker>,
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
    /// Those that were created, by handle.
    created: Map<usize, Arc<Queue>>,
    /// Those of threads, by thread and device.
    of_threads: Map<(u32, i32), Arc<Queue>>,
    /// The lists of streams that were destroyed, oldest first.
    spare: Vec<Arc<Queue>>,
}

impl Queue {
    fn is_blocking(&self) -> bool {
        !self.flags.contains(StreamFlags::NON_BLOCKING)
    }

    /// Returns DeviceFault if a wait has failed on the stream.
    pub fn check(&self) -> Result<()> {
        match self.failed.load(Ordering::Acquire) {
            true => Err(Kind::DeviceFault.because("a wait failed on the stream")),
            false => Ok(()),
        }
    }

    /// Records that a wait has failed.
    pub fn fail(&self) {
        self.failed.store(true, Ordering::Release);
    }

    /// Its outcome so far, for what is called behind its work.
    pub fn outcome(&self) -> std::result::Result<(), Kind> {
        if self.failed.load(Ordering::Acquire) { Err(Kind::DeviceFault) } else { Ok(()) }
    }
}

/// The function that Level Zero calls for [`Intel::call_behind`].
unsafe extern "C" fn run_function(data: *mut c_void) {
    // SAFETY: `data` came from `Box::into_raw` of this type, and Level Zero calls once.
    let function = unsafe { Box::from_raw(data.cast::<HostFunction>()) };
    // The panic hook has logged a panic; no caller could receive it.
    _ = inside::called_back(|| catch_unwind(AssertUnwindSafe(function)));
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
            let mut queues = lock(&self.queues);
            let fits = |queue: &Arc<Queue>| {
                (queue.device, queue.priority) == (device, priority) && lock(&queue.gate).is_empty()
            };
            queues.spare.iter().position(fits).map(|index| queues.spare.remove(index))
        };
        let list = match spare {
            Some(queue) if self.is_idle(&queue)? => Some(queue.list),
            Some(queue) => {
                lock(&self.queues).spare.push(queue);
                None
            }
            None => None,
        };
        let list = match list {
            Some(list) => list,
            None => {
                let state = self.device_state(device)?;
                let descriptor = QueueDescriptor {
                    head: Head::new(structure::QUEUE),
                    ordinal: state.group,
                    index: 0,
                    flags: convert::IN_ORDER,
                    mode: convert::ASYNCHRONOUS,
                    priority: convert::priority(priority),
                };
                let mut list = 0;
                call!(self, zeCommandListCreateImmediate(self.context, state.handle, &descriptor, &mut list))?;
                list
            }
        };
        Ok(Arc::new(Queue {
            list,
            device,
            flags,
            priority,
            context,
            is_null,
            work: Mutex::default(),
            seen_null: AtomicU64::new(0),
            failed: AtomicBool::new(false),
            gate: Mutex::default(),
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
    fn queues_of(&self, device: i32, all: bool) -> Vec<Arc<Queue>> {
        let queues = lock(&self.queues);
        let others = queues.created.values().chain(queues.of_threads.values());
        let mut found: Vec<_> =
            others.filter(|queue| queue.device == device && (all || queue.is_blocking())).cloned().collect();
        if all {
            found.extend(queues.spare.iter().filter(|queue| queue.device == device).cloned());
        }
        found
    }

    // ---- events of this library's own

    fn take_marker(&self, device: i32) -> Result<Marker> {
        {
            let mut markers = lock(&self.markers);
            if let Some(index) = markers.iter().position(|(of, _)| *of == device) {
                return Ok(Marker(markers.swap_remove(index).1));
            }
        }
        self.new_event(device, EventFlags::NO_TIMING).map(Marker)
    }

    fn give_back(&self, device: i32, marker: Marker) {
        lock(&self.markers).push((device, marker.0));
    }

    /// Makes an event that counts.
    pub(super) fn new_event(&self, device: i32, flags: EventFlags) -> Result<ze_event_handle_t> {
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

    /// Has an event signalled behind what is queued on a stream.
    pub(super) fn append_signal(&self, queue: &Queue, event: ze_event_handle_t) -> Result<()> {
        call!(self, zeCommandListAppendBarrier(queue.list, event, 0, ptr::null()))
    }

    /// Lets a stream wait for events.
    pub(super) fn append_waits(&self, queue: &Queue, events: &[ze_event_handle_t]) -> Result<()> {
        call!(self, zeCommandListAppendWaitOnEvents(queue.list, events.len() as u32, events.as_ptr()))
    }

    /// Blocks until an event is signalled. Long waits take no processor's time.
    pub(super) fn wait_for_event(&self, event: ze_event_handle_t) -> Result<()> {
        const SPIN: u64 = 50_000;
        const LONGEST: Duration = Duration::from_millis(1);
        let mut pause = Duration::from_micros(20);
        let mut status = status!(self, zeEventHostSynchronize(event, SPIN));
        while status == convert::NOT_READY {
            std::thread::sleep(pause);
            pause = LONGEST.min(pause * 2);
            status = status!(self, zeEventQueryStatus(event));
        }
        self.check("zeEventHostSynchronize", status)
    }

    // ---- order

    /// Returns true if all that is queued is done.
    fn is_done(&self, queue: &Queue, work: &mut Work) -> Result<bool> {
        if work.done == work.queued {
            return Ok(true);
        }
        match status!(self, zeCommandListHostSynchronize(queue.list, 0)) {
            convert::SUCCESS => {
                work.done = work.queued;
                Ok(true)
            }
            convert::NOT_READY => Ok(false),
            status => Err(self.failure("zeCommandListHostSynchronize", status)),
        }
    }

    /// Returns true if a stream has nothing to do.
    pub(super) fn is_idle(&self, queue: &Queue) -> Result<bool> {
        self.is_done(queue, &mut lock(&queue.work))
    }

    /// A marker behind the work of a stream; `None` where there is none that is not done.
    fn mark(&self, queue: &Queue, work: &mut Work) -> Result<Option<Marker>> {
        if self.is_done(queue, work)? {
            return Ok(None);
        }
        let marker = self.take_marker(queue.device)?;
        self.append_signal(queue, marker.0)?;
        Ok(Some(marker))
    }

    /// The streams that work of this one comes after, as markers.
    fn before(&self, queue: &Queue) -> Result<Vec<(i32, Marker)>> {
        let mut markers = Vec::new();
        if queue.is_null {
            for other in self.queues_of(queue.device, false) {
                let work = &mut *lock(&other.work);
                if work.queued > work.joined_null {
                    markers.extend(self.mark(&other, work)?.map(|marker| (other.device, marker)));
                    work.joined_null = work.queued;
                }
            }
        } else if queue.is_blocking()
            && let Some(null) = lock(&self.device_state(queue.device)?.null).clone()
        {
            let work = &mut *lock(&null.work);
            if work.queued > queue.seen_null.load(Ordering::Relaxed) {
                markers.extend(self.mark(&null, work)?.map(|marker| (null.device, marker)));
                queue.seen_null.store(work.queued, Ordering::Relaxed);
            }
        }
        Ok(markers)
    }

    /// Begins work on a stream: it comes after what precedes it on others. Nobody else uses the list while the guard lives.
    pub(super) fn begin<'a>(&self, queue: &'a Queue) -> Result<MutexGuard<'a, Work>> {
        let markers = self.before(queue)?;
        let mut work = lock(&queue.work);
        if !markers.is_empty() {
            let events: Vec<_> = markers.iter().map(|(_, marker)| marker.0).collect();
            work.queued += 1;
            let outcome = self.append_waits(queue, &events);
            // The list has the count that it waits for, and needs the event no more.
            markers.into_iter().for_each(|(device, marker)| self.give_back(device, marker));
            outcome?;
        }
        Ok(work)
    }

    /// Lets a stream come after what is queued on another.
    pub(super) fn follow(&self, queue: &Queue, other: &Queue) -> Result<()> {
        let marker = self.mark(other, &mut lock(&other.work))?;
        let Some(marker) = marker else { return Ok(()) };
        let outcome = self.submit(queue, |_| self.append_waits(queue, &[marker.0]));
        self.give_back(other.device, marker);
        outcome
    }

    /// Queues work on a stream. `append` is called with the list free.
    pub(super) fn submit(
        &self,
        queue: &Queue,
        append: impl FnOnce(ze_command_list_handle_t) -> Result<()>,
    ) -> Result<()> {
        let mut work = self.begin(queue)?;
        work.queued += 1;
        append(queue.list)
    }

    /// The point behind what is queued on a stream now, and what comes before it on others.
    pub(super) fn behind(&self, queue: &Queue) -> Result<Behind> {
        let mut work = self.begin(queue)?;
        Ok(Behind { device: queue.device, marker: self.mark(queue, &mut work)? })
    }

    /// True once the work before a point is done.
    pub(super) fn is_behind_done(&self, behind: &Behind) -> Result<bool> {
        let Some(Marker(event)) = behind.marker else { return Ok(true) };
        match status!(self, zeEventQueryStatus(event)) {
            convert::SUCCESS => Ok(true),
            convert::NOT_READY => Ok(false),
            status => Err(self.failure("zeEventQueryStatus", status)),
        }
    }

    /// Waits for the work before a point.
    pub(super) fn wait_behind(&self, behind: &Behind) -> Result<()> {
        behind.marker.map_or(Ok(()), |marker| self.wait_for_event(marker.0))
    }

    /// Ends the use of a point.
    pub(super) fn end_behind(&self, behind: Behind) {
        behind.marker.into_iter().for_each(|marker| self.give_back(behind.device, marker));
    }

    /// Waits until what is queued on a stream now is done.
    pub(super) fn finish_queue(&self, queue: &Queue) -> Result<()> {
        let (target, marker) = {
            let work = &mut *lock(&queue.work);
            match self.mark(queue, work)? {
                Some(marker) => (work.queued, marker),
                None => return queue.check(),
            }
        };
        let outcome = self.wait_for_event(marker.0);
        self.give_back(queue.device, marker);
        outcome?;
        let mut work = lock(&queue.work);
        work.done = work.done.max(target);
        drop(work);
        queue.check()
    }

    /// Waits for the work of a device.
    pub(super) fn finish(&self, device: i32) -> Result<()> {
        let mut queues = self.queues_of(device, true);
        queues.extend(lock(&self.device_state(device)?.null).clone());
        queues.iter().try_for_each(|queue| self.finish_queue(queue))
    }

    /// Waits for the work of every device.
    pub(super) fn finish_all(&self) -> Result<()> {
        (0..self.devices.len() as i32).try_for_each(|device| self.finish(device))
    }

    /// Ends the streams of a device, whose work is done.
    pub(super) fn clear_queues(&self, device: i32) {
        let queues = &mut *lock(&self.queues);
        let ended: Vec<_> = queues.created.extract_if(.., |_, queue| queue.device == device).collect();
        queues.spare.extend(ended.into_iter().map(|(_, queue)| queue));
    }

    // ---- clocks

    /// The clock of a device by which events take their times.
    pub(super) fn clock(&self, device: i32) -> Result<Clock> {
        let (ticks, bits) = self.clock_properties(device)?;
        let mask = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
        Ok(Clock { nanoseconds: 1e9 / ticks as f64, mask })
    }

    // ---- host functions

    /// Has a function called behind the work of a stream.
    pub(super) fn call_behind(&self, queue: &Queue, function: HostFunction) -> Result<()> {
        let data = Box::into_raw(Box::new(function));
        let outcome = self.submit(queue, |list| {
            optional!(
                self,
                zeCommandListAppendHostFunction(list, run_function, data.cast(), ptr::null(), 0, 0, ptr::null())
            )
        });
        outcome.inspect_err(|_| {
            // SAFETY: it was refused, so that it will never be called, and no other copy of the pointer exists.
            drop(unsafe { Box::from_raw(data) });
        })
    }

    // ---- values

    /// Lets a list wait for a number in memory.
    pub(super) fn append_value_wait(
        &self,
        list: usize,
        address: usize,
        width: Width,
        wait: convert::MemoryWait,
    ) -> Result<()> {
        let Some((narrow, wide, _)) = self.extensions.waits() else {
            return Err(self.absent("zexCommandListAppendWaitOnMemory"));
        };
        let (action, value) = wait;
        let descriptor = WaitDescriptor { action, scope: convert::HOST_SCOPE };
        // SAFETY: the prototypes are the driver's; the list is of this back end, the memory was promised by the caller.
        let status = inside::calling(|| unsafe {
            match width {
                Width::Bits32 => narrow(list, &descriptor, address, value as u32, 0),
                Width::Bits64 => wide(list, &descriptor, address, value, 0),
            }
        });
        self.check("zexCommandListAppendWaitOnMemory", status)
    }

    /// Has a list write eight bytes.
    pub(super) fn append_write(&self, list: usize, address: usize, value: u64) -> Result<()> {
        let Some((.., write)) = self.extensions.waits() else {
            return Err(self.absent("zexCommandListAppendWriteToMemory"));
        };
        // SAFETY: as above.
        let status = inside::calling(|| unsafe { write(list, &convert::HOST_SCOPE, address, value) });
        self.check("zexCommandListAppendWriteToMemory", status)
    }
}

impl Streams for Intel {
    fn create_stream(&self, flags: StreamFlags, priority: i32) -> Result<Stream> {
        let queue = self.new_queue(self.used_device(), flags, priority.clamp(-1, 1), false)?;
        let stream = Stream(queue.list);
        // Work of the null stream that is queued already comes before.
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
            if !self.is_idle(&one)? {
                return Err(Kind::NotReady.into());
            }
        }
        queue.check()
    }

    fn synchronize_stream(&self, stream: Stream) -> Result<()> {
        let queue = self.queue(stream)?;
        if queue.is_null {
            for other in self.queues_of(queue.device, false) {
                self.finish_queue(&other)?;
            }
        }
        self.finish_queue(&queue)
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
        let whole = mask & width.mask() == width.mask();
        if let Some(waits) = convert::waits(comparison, width, value & width.mask()).filter(|_| whole) {
            let outcome = self.submit(&queue, |list| {
                waits.into_iter().try_for_each(|wait| self.append_value_wait(list, address.0, width, wait))
            });
            match outcome {
                Err(error) if error.kind() == Kind::Unsupported => {}
                outcome => return outcome,
            }
        }
        self.wait_by_host(&queue, address, width, value, mask, comparison)
    }

    fn write_value(&self, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> {
        let queue = self.queue(stream)?;
        match width {
            Width::Bits64 => {
                self.require_memory(address, 8)?;
                self.submit(&queue, |list| self.append_write(list, address.0, value))
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
