// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events.

#[path = "../generated/hip/event.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::c_uint;

use super::types::*;
use super::{Slot, default_stream, destroyed, entry, forward, invalid, per_thread};
use crate::api::capture::{query_event, synchronize_event};
use crate::api::stream::given;
use crate::border::arguments::out;
use crate::gpu::{Event, EventFlags, Gpu, Kind, Result, Stream};
use crate::share::{ends, handles, semaphore};

pub use derived::*;

/// Creates an event with timing on the current device.
///
/// - `event` (out): the event; destroy it with hipEventDestroy.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
///
/// HIP: hipEventCreate. CUDA: cudaEventCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventCreate(event: *mut hipEvent_t) -> hipError_t {
    let call = forward!(hipEventCreate(event), after: |status| given(&handles::EVENTS, status == hipSuccess, event));
    entry(call, move |gpu| out(event)?.finish(gpu.create_event(EventFlags::empty())?.as_ptr()))
}

/// Creates an event on the current device.
///
/// - `event` (out): the event; destroy it with hipEventDestroy.
/// - `flags` (in): hipEventDefault, or a sum of hipEventBlockingSync, hipEventDisableTiming, hipEventInterprocess (with
///   hipEventDisableTiming) and at most one of hipEventReleaseToDevice, hipEventReleaseToSystem,
///   hipEventDisableSystemFence, which only tune AMD's caches.
///
/// Returns hipErrorInvalidValue for NULL, other flags, and hipEventInterprocess without hipEventDisableTiming;
/// hipErrorOutOfMemory.
///
/// HIP: hipEventCreateWithFlags. CUDA: cudaEventCreateWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventCreateWithFlags(event: *mut hipEvent_t, flags: c_uint) -> hipError_t {
    let call = forward!(hipEventCreateWithFlags(event, flags), after: |status| given(&handles::EVENTS, status == hipSuccess, event));
    entry(call, move |gpu| out(event)?.finish(gpu.create_event(event_flags(flags)?)?.as_ptr()))
}

/// Destroys an event, created or opened from another process. Work that waits for it is not affected.
///
/// - `event` (in): the event.
///
/// Returns hipErrorInvalidHandle for NULL, hipErrorContextIsDestroyed for an event that does not exist.
///
/// HIP: hipEventDestroy. CUDA: cudaEventDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventDestroy(event: hipEvent_t) -> hipError_t {
    let end = ends::event(event.addr());
    let call = forward!(hipEventDestroy(event), after: |status| end.settle(status == hipSuccess));
    entry(call, move |gpu| {
        let event = existing(event)?;
        destroyed(end.with(|| gpu.destroy_event(event)))
    })
}

/// Queues a record of an event: it completes when the work queued on the stream so far is done.
///
/// - `event` (in): the event.
/// - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
///
/// Returns hipErrorInvalidHandle for an event that does not exist, and for one of another device;
/// hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipEventRecord. CUDA: cudaEventRecord.
// Derived: hipEventRecord_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventRecord(event: hipEvent_t, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipEventRecord(event, stream));
    entry(call, move |gpu| record(gpu, event, default_stream(stream)))
}

/// Queues a record of an event, as hipEventRecord does.
///
/// - `event` (in): the event.
/// - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
/// - `flags` (in): hipEventRecordDefault; hipEventRecordExternal makes the record a node of a stream that is being
///   captured.
///
/// Returns hipErrorInvalidValue for other flags, and what hipEventRecord returns.
///
/// HIP: hipEventRecordWithFlags from 6.4 on. CUDA: cudaEventRecordWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventRecordWithFlags(event: hipEvent_t, stream: hipStream_t, flags: c_uint) -> hipError_t {
    let call = forward!(hipEventRecordWithFlags(event, stream, flags));
    entry(call, move |gpu| {
        if flags > hipEventRecordExternal {
            return invalid(format!("flags is {flags:#x}: none of the hipEventRecord flags"));
        }
        let stream = Stream::from(stream);
        if flags == hipEventRecordExternal && gpu.capture(stream)?.is_some() {
            return gpu.record_external_event(existing(event)?, stream);
        }
        record(gpu, event, stream)
    })
}

/// Tells whether an event's latest record has completed. An event never recorded has.
///
/// - `event` (in): the event.
///
/// Returns hipSuccess when it has, hipErrorNotReady when it has not, hipErrorInvalidHandle for an event that does not
/// exist, hipErrorLaunchFailure when the process that recorded it has died.
///
/// HIP: hipEventQuery. CUDA: cudaEventQuery.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventQuery(event: hipEvent_t) -> hipError_t {
    let call = forward!(hipEventQuery(event), unless: semaphore::any());
    entry(call, move |gpu| query_event(gpu, existing(event)?))
}

/// Waits until an event's latest record has completed. An event never recorded has.
///
/// - `event` (in): the event.
///
/// Returns hipErrorInvalidHandle for an event that does not exist, hipErrorLaunchFailure when the process that recorded
/// it has died.
///
/// HIP: hipEventSynchronize. CUDA: cudaEventSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventSynchronize(event: hipEvent_t) -> hipError_t {
    let call = forward!(hipEventSynchronize(event), unless: semaphore::any());
    entry(call, move |gpu| synchronize_event(gpu, existing(event)?))
}

/// Returns the time between two completed records.
///
/// - `ms` (out): milliseconds.
/// - `start` (in): the earlier event.
/// - `stop` (in): the later event.
///
/// Returns hipErrorInvalidValue for NULL; hipErrorInvalidHandle for an event that does not exist, takes no time, or was
/// never recorded; hipErrorNotReady when one has not completed.
///
/// HIP: hipEventElapsedTime. CUDA: cudaEventElapsedTime.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventElapsedTime(ms: *mut f32, start: hipEvent_t, stop: hipEvent_t) -> hipError_t {
    let call = forward!(hipEventElapsedTime(ms, start, stop));
    entry(call, move |gpu| out(ms)?.finish(gpu.elapsed_time(existing(start)?, existing(stop)?)?))
}

fn record(gpu: &dyn Gpu, event: hipEvent_t, stream: Stream) -> Result<()> {
    gpu.record_event(existing(event)?, stream).or_else(|error| {
        if error.kind() == Kind::InvalidHandle {
            destroyed(gpu.stream_device(stream))?;
        }
        Err(error)
    })
}

/// Checks an event handle; InvalidHandle for NULL.
pub(super) fn existing(event: hipEvent_t) -> Result<Event> {
    if event.is_null() { Err(Kind::InvalidHandle.because("the event is NULL")) } else { Ok(event.into()) }
}

fn event_flags(flags: c_uint) -> Result<EventFlags> {
    let release = hipEventReleaseToDevice | hipEventReleaseToSystem | hipEventDisableSystemFence;
    let valid = hipEventBlockingSync | hipEventDisableTiming | hipEventInterprocess | release;
    if flags & !valid != 0 || (flags & release).count_ones() > 1 {
        return invalid(format!("flags is {flags:#x}: not a combination of event flags"));
    }
    if flags & hipEventInterprocess != 0 && flags & hipEventDisableTiming == 0 {
        return invalid("hipEventInterprocess wants hipEventDisableTiming too");
    }
    let pairs = [
        (hipEventBlockingSync, EventFlags::BLOCKING),
        (hipEventDisableTiming, EventFlags::NO_TIMING),
        (hipEventInterprocess, EventFlags::INTERPROCESS),
    ];
    Ok(pairs.into_iter().filter(|pair| flags & pair.0 != 0).map(|pair| pair.1).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_as_hip_takes_them() {
        let taken = |flags| event_flags(flags).ok();
        assert_eq!(taken(hipEventDefault), Some(EventFlags::empty()));
        assert_eq!(
            taken(hipEventInterprocess | hipEventDisableTiming | hipEventReleaseToSystem),
            Some(EventFlags::INTERPROCESS | EventFlags::NO_TIMING)
        );
        assert_eq!(taken(hipEventInterprocess), None);
        assert_eq!(taken(8), None);
        assert_eq!(taken(hipEventReleaseToDevice | hipEventReleaseToSystem), None);
    }
}
