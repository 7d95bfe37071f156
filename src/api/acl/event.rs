// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events, with the state that AscendCL's rules depend on: the flags at creation and whether an event is recorded.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{SystemTime, UNIX_EPOCH};

use super::live_streams::live_stream;
use super::types::*;
use super::{Slot, current, entry_in_context, entry_without_gpu, forward, out, refused};
use crate::border::arguments::invalid;
use crate::gpu::{Context, Event, EventFlags, Gpu, Kind, Result, StreamFlags};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::panic::answer;
use crate::share::ends;
use crate::share::token::imports;

/// State of a live event.
#[derive(Clone, Copy)]
struct EventState {
    /// The flags at creation.
    flags: u32,
    /// True if aclrtCreateEventExWithFlag created the event, or if it was opened.
    is_ex: bool,
    /// True if recorded and not reset since; always true for an opened event, whose records are unknown.
    is_recorded: bool,
    device: i32,
    context: Context,
}

/// The live events by number; the mutex guards their state, and is held across no call of the back end.
static EVENTS: Mutex<Map<usize, EventState>> = Mutex::new(Map::new());

fn events() -> MutexGuard<'static, Map<usize, EventState>> {
    lock(&EVENTS)
}

/// Uses of an event, which its flags may forbid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum EventUse {
    /// Any use that all events allow.
    Any,
    /// A stream waits for the event.
    Waited,
    /// The event is reset, or its waits are queried.
    Reset,
    /// The event's time is read.
    Timed,
    /// The event is shared with another process.
    Shared,
}

/// Finds a live event that allows a use, and its state.
fn find(event: aclrtEvent, usage: EventUse) -> Result<(Event, EventState)> {
    if event.is_null() {
        return refused("the event is NULL");
    }
    let event = Event::from(event);
    let state = events().get(&event.0).copied().or_else(|| imported(event));
    let Some(state) = state else {
        return Err(Kind::InvalidHandle.because("the event was never created, or has been destroyed"));
    };
    let has = |flag: u32| state.flags & flag != 0;
    let is_allowed = match usage {
        EventUse::Any => true,
        EventUse::Waited => !state.is_ex || has(ACL_EVENT_SYNC | ACL_EVENT_IPC),
        EventUse::Reset => !state.is_ex,
        EventUse::Timed => has(ACL_EVENT_TIME_LINE),
        EventUse::Shared => has(ACL_EVENT_IPC),
    };
    if is_allowed { Ok((event, state)) } else { invalid(format!("not for an event of flags {:#x}", state.flags)) }
}

/// The state of an event that is open by a token.
fn imported(event: Event) -> Option<EventState> {
    let (flags, device, context) = (ACL_EVENT_IPC, -1, Context(0));
    imports::has_event(event.0).then_some(EventState { flags, is_ex: true, is_recorded: true, device, context })
}

/// Finds a live event that allows a use.
pub(super) fn existing(event: aclrtEvent, usage: EventUse) -> Result<Event> {
    find(event, usage).map(|found| found.0)
}

/// Adds an event that was opened from another process.
pub(super) fn add_opened(event: Event, device: i32, context: Context) {
    events().insert(event.0, EventState { flags: ACL_EVENT_IPC, is_ex: true, is_recorded: true, device, context });
}

/// Creates an event with timing on the calling thread's device.
///
/// - `event` (out): the event; destroy it with aclrtDestroyEvent.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_MEMORY_ALLOCATION.
///
/// AscendCL: aclrtCreateEvent. CUDA: cuEventCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateEvent(event: *mut aclrtEvent) -> aclError {
    let call = forward!(aclrtCreateEvent(event));
    entry_in_context(call, move |gpu| create(gpu, event, ACL_EVENT_SYNC | ACL_EVENT_TIME_LINE, false))
}

/// Creates an event on the calling thread's device.
///
/// - `event` (out): the event; destroy it with aclrtDestroyEvent.
/// - `flag` (in): a sum of ACL_EVENT_SYNC, ACL_EVENT_CAPTURE_STREAM_PROGRESS, 4 and ACL_EVENT_TIME_LINE; only the last
///   enables timing.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, ACL_ERROR_RT_MEMORY_ALLOCATION.
///
/// AscendCL: aclrtCreateEventWithFlag. CUDA: cuEventCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateEventWithFlag(event: *mut aclrtEvent, flag: u32) -> aclError {
    let call = forward!(aclrtCreateEventWithFlag(event, flag));
    entry_in_context(call, move |gpu| create(gpu, event, flag, false))
}

/// Creates an event on the calling thread's device that cannot be reset, or one that other processes may open.
///
/// - `event` (out): the event; destroy it with aclrtDestroyEvent.
/// - `flag` (in): as for aclrtCreateEventWithFlag, where a stream may wait only for an event with ACL_EVENT_SYNC; or
///   ACL_EVENT_IPC alone, for an event without timing.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, ACL_ERROR_RT_MEMORY_ALLOCATION,
/// ACL_ERROR_RT_FEATURE_NOT_SUPPORT where events are not shared.
///
/// AscendCL: aclrtCreateEventExWithFlag. CUDA: cuEventCreate with CU_EVENT_INTERPROCESS.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateEventExWithFlag(event: *mut aclrtEvent, flag: u32) -> aclError {
    let call = forward!(aclrtCreateEventExWithFlag(event, flag));
    entry_in_context(call, move |gpu| create(gpu, event, flag, true))
}

/// # Safety
/// `event` is NULL or valid for writing.
unsafe fn create(gpu: &dyn Gpu, event: *mut aclrtEvent, flags: u32, is_ex: bool) -> Result<()> {
    /// A flag that PyTorch's adapter passes, and that no reference documents.
    const UNDOCUMENTED: u32 = 4;
    const LOCAL: u32 = ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS | UNDOCUMENTED | ACL_EVENT_TIME_LINE;
    // SAFETY: as promised by the caller.
    let created = unsafe { out(event) }?;
    let hub_flags = match flags {
        ACL_EVENT_IPC if is_ex => EventFlags::INTERPROCESS | EventFlags::NO_TIMING,
        _ if flags & !LOCAL != 0 => return invalid(format!("flag is {flags:#x}: no such combination")),
        _ if flags & ACL_EVENT_TIME_LINE != 0 => EventFlags::empty(),
        _ => EventFlags::NO_TIMING,
    };
    let (device, context) = (gpu.device()?, current(gpu)?);
    let event = gpu.create_event(hub_flags)?;
    events().insert(event.0, EventState { flags, is_ex, is_recorded: false, device, context });
    created.finish(event.as_ptr())
}

/// Destroys an event, created or opened. Work that waits for it is not affected.
///
/// - `event` (in): the event; one of anygpu_import_event is closed once.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist.
///
/// AscendCL: aclrtDestroyEvent. CUDA: cuEventDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyEvent(event: aclrtEvent) -> aclError {
    let end = ends::event(event.addr());
    let is_imported = answer(false, || imports::has_event(event.addr()));
    let call = forward!(
        aclrtDestroyEvent(event),
        unless: is_imported,
        after: |status| end.settle(status == ACL_SUCCESS),
    );
    if is_imported {
        return entry_without_gpu(call, move || imports::close(event.addr(), true));
    }
    entry_in_context(call, move |gpu| {
        let (event, state) = find(event, EventUse::Any)?;
        // Removed first: a new event may have its number as soon as it is destroyed.
        if events().remove(&event.0).is_none() {
            return Err(Kind::InvalidHandle.because("the event is being destroyed"));
        }
        end.with(|| gpu.destroy_event(event)).inspect_err(|_| _ = events().insert(event.0, state))
    })
}

/// Queues a record of an event: it completes when the work queued on the stream so far is done.
///
/// - `event` (in): the event.
/// - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
///
/// Returns ACL_ERROR_INVALID_PARAM for a NULL event; 107017 for an event or stream that does not exist, and for one of
/// another device.
///
/// AscendCL: aclrtRecordEvent. CUDA: cuEventRecord.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtRecordEvent(event: aclrtEvent, stream: aclrtStream) -> aclError {
    let call = forward!(aclrtRecordEvent(event, stream));
    entry_in_context(call, move |gpu| {
        let event = existing(event, EventUse::Any)?;
        gpu.record_event(event, live_stream(stream.into())?)?;
        set_recorded(event, true);
        Ok(())
    })
}

fn set_recorded(event: Event, is_recorded: bool) {
    if let Some(state) = events().get_mut(&event.0) {
        state.is_recorded = is_recorded;
    }
}

/// Resets an event to not recorded, for the calls after this one.
///
/// - `event` (in): an event that aclrtCreateEventExWithFlag did not make.
/// - `stream` (in, nullable): a stream of the event's device.
///
/// Returns ACL_ERROR_INVALID_PARAM for a NULL event, 107017 for an event or stream that does not exist,
/// ACL_ERROR_RT_PARAM_INVALID for other events.
///
/// AscendCL: aclrtResetEvent. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtResetEvent(event: aclrtEvent, stream: aclrtStream) -> aclError {
    let call = forward!(aclrtResetEvent(event, stream));
    entry_in_context(call, move |_| {
        let event = existing(event, EventUse::Reset)?;
        live_stream(stream.into())?;
        set_recorded(event, false);
        Ok(())
    })
}

/// Tells whether an event's latest record is done.
///
/// - `event` (in): the event.
/// - `eventStatus` (out): ACL_EVENT_RECORDED_STATUS_COMPLETE, or ACL_EVENT_RECORDED_STATUS_NOT_READY where it was not
///   recorded, is not done, or has failed.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist.
///
/// AscendCL: aclrtQueryEventStatus. CUDA: cuEventQuery.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtQueryEventStatus(
    event: aclrtEvent,
    eventStatus: *mut aclrtEventRecordedStatus,
) -> aclError {
    let call = forward!(aclrtQueryEventStatus(event, eventStatus));
    entry_in_context(call, move |gpu| {
        let status = out(eventStatus)?;
        let (event, state) = find(event, EventUse::Any)?;
        // Asked in any case: another dialect may have destroyed it.
        let is_done = is_done(gpu, event)? && state.is_recorded;
        status.finish(if is_done { ACL_EVENT_RECORDED_STATUS_COMPLETE } else { ACL_EVENT_RECORDED_STATUS_NOT_READY })
    })
}

/// Returns true if a record is done; a failed one is not.
fn is_done(gpu: &dyn Gpu, event: Event) -> Result<bool> {
    match gpu.query_event(event) {
        Err(error) if matches!(error.kind(), Kind::NotReady | Kind::DeviceFault) => Ok(false),
        other => other.map(|()| true),
    }
}

/// Tells whether streams that wait for an event may proceed: its latest record is done, or it has none.
///
/// - `event` (in): an event that aclrtCreateEventExWithFlag did not make.
/// - `eventStatus` (out): aclrtEventWaitStatus.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for other
/// events.
///
/// AscendCL: aclrtQueryEventWaitStatus. CUDA: cuEventQuery.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtQueryEventWaitStatus(
    event: aclrtEvent,
    eventStatus: *mut aclrtEventWaitStatus,
) -> aclError {
    let call = forward!(aclrtQueryEventWaitStatus(event, eventStatus));
    entry_in_context(call, move |gpu| {
        let status = out(eventStatus)?;
        let (event, state) = find(event, EventUse::Reset)?;
        let may_go_on = is_done(gpu, event)? || !state.is_recorded;
        status.finish(if may_go_on { ACL_EVENT_WAIT_STATUS_COMPLETE } else { ACL_EVENT_WAIT_STATUS_NOT_READY })
    })
}

/// Waits until an event's latest record is done. An event that was never recorded is not waited for.
///
/// - `event` (in): the event.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, 500000 where the process that
/// recorded it has died.
///
/// AscendCL: aclrtSynchronizeEvent. CUDA: cuEventSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeEvent(event: aclrtEvent) -> aclError {
    let call = forward!(aclrtSynchronizeEvent(event));
    entry_in_context(call, move |gpu| gpu.synchronize_event(existing(event, EventUse::Any)?))
}

/// Returns the time between two completed records.
///
/// - `ms` (out): milliseconds.
/// - `startEvent` (in): the earlier event.
/// - `endEvent` (in): the later event.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for one
/// without timing, 107006 for one that is not recorded or not done, 107007 where the second is the earlier one.
///
/// AscendCL: aclrtEventElapsedTime. CUDA: cuEventElapsedTime.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtEventElapsedTime(ms: *mut f32, startEvent: aclrtEvent, endEvent: aclrtEvent) -> aclError {
    let call = forward!(aclrtEventElapsedTime(ms, startEvent, endEvent));
    entry_in_context(call, move |gpu| {
        let ms = out(ms)?;
        let (start, end) = (recorded(startEvent)?, recorded(endEvent)?);
        let elapsed = gpu.elapsed_time(start.0, end.0)?;
        if elapsed < 0.0 {
            return Err(Kind::Native(TIME_REVERSED).because("the second event is the earlier one"));
        }
        ms.finish(elapsed)
    })
}

/// Finds a recorded event with timing, and its device.
fn recorded(event: aclrtEvent) -> Result<(Event, i32)> {
    match find(event, EventUse::Timed)? {
        (event, EventState { is_recorded: true, device, .. }) => Ok((event, device)),
        _ => Err(Kind::Native(NO_TIME).because("the event was not recorded")),
    }
}

/// Returns the time at which an event's latest record was done.
///
/// - `event` (in): an event with ACL_EVENT_TIME_LINE.
/// - `timestamp` (out): microseconds since 1970 by the device's clock, which is read against the host's once.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for one
/// without timing, 107006 for one that is not recorded or not done.
///
/// AscendCL: aclrtEventGetTimestamp. CUDA: cuEventElapsedTime.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtEventGetTimestamp(event: aclrtEvent, timestamp: *mut u64) -> aclError {
    let call = forward!(aclrtEventGetTimestamp(event, timestamp));
    entry_in_context(call, move |gpu| {
        let timestamp = out(timestamp)?;
        let (event, device) = recorded(event)?;
        timestamp.finish(time(gpu, event, device)? as u64)
    })
}

/// A recorded event with a known time.
struct Mark {
    gpu: &'static dyn Gpu,
    event: Event,
    context: Context,
    /// Microseconds since 1970.
    time: f64,
}

impl Mark {
    /// Returns the milliseconds from the mark to an event, negative for an earlier one.
    fn until(&self, event: Event) -> Result<f32> {
        self.gpu.elapsed_time(self.event, event)
    }

    /// Records a mark on the calling thread's device, dated by an earlier mark or by the host's clock.
    fn new(gpu: &'static dyn Gpu, earlier: Option<&Mark>) -> Result<Mark> {
        let context = current(gpu)?;
        let mut mark = Mark { gpu, event: gpu.create_event(EventFlags::empty())?, context, time: 0.0 };
        // A separate stream does not wait for the program's work.
        let stream = gpu.create_stream(StreamFlags::NON_BLOCKING, 0)?;
        let recorded = gpu.record_event(mark.event, stream).and_then(|()| gpu.synchronize_event(mark.event));
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        gpu.destroy_stream(stream)?;
        recorded?;
        let dated = earlier.and_then(|earlier| Some(earlier.time + f64::from(earlier.until(mark.event).ok()?) * 1e3));
        mark.time = dated.unwrap_or(now.as_micros() as f64);
        Ok(mark)
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        if let Err(error) = self.gpu.destroy_event(self.event) {
            log::warn!("{error}");
        }
    }
}

/// The latest mark of each device; the mutex guards the map, and is not held while a mark is dropped.
static MARKS: Mutex<Map<i32, Arc<Mark>>> = Mutex::new(Map::new());

fn marks() -> MutexGuard<'static, Map<i32, Arc<Mark>>> {
    lock(&MARKS)
}

/// Returns the microseconds since 1970 at an event that is done.
///
/// Vendors return the time between two events in milliseconds with 24 significant bits. Each mark is dated by the one
/// before, and a recent one is used, so that microseconds are exact.
fn time(gpu: &'static dyn Gpu, event: Event, device: i32) -> Result<f64> {
    const EXACT: f32 = 8000.0;
    let at = |mark: &Mark, elapsed: f32| mark.time + f64::from(elapsed) * 1e3;
    let latest = marks().get(&device).cloned();
    if let Some(mark) = &latest
        && let Ok(elapsed) = mark.until(event)
        && elapsed.abs() < EXACT
    {
        return Ok(at(mark, elapsed));
    }
    if gpu.device()? != device {
        return invalid(format!("the event is of device {device}, which the thread has not set"));
    }
    let mark = Arc::new(Mark::new(gpu, latest.as_deref())?);
    let elapsed = mark.until(event)?;
    // Bound so that it is dropped after the lock is released.
    let _before = marks().insert(device, mark.clone());
    Ok(at(&mark, elapsed))
}

/// Releases the mark of a device that is reset.
pub(super) fn release_mark(device: i32) {
    // Bound so that it is dropped after the lock is released.
    let _mark = marks().remove(&device);
}

/// Destroys the events of a context that is being destroyed or released.
pub(super) fn destroy_all(gpu: &dyn Gpu, context: Context) {
    let events = events().extract_if(.., |_, state| state.context == context).collect::<Vec<_>>();
    for (event, _) in events {
        if let Err(error) = ends::event(event).with(|| gpu.destroy_event(Event(event))) {
            log::warn!("{error}");
        }
    }
    // Bound so that it is dropped after the lock is released.
    let _marks = marks().extract_if(.., |_, mark| mark.context == context).collect::<Vec<_>>();
}
