// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events.

#[rustfmt::skip]
mod derived;

use std::ffi::c_uint;

use super::types::*;
use super::{Slot, default_stream, entry, existing, forward, invalid, per_thread, speak_twelve};
use crate::border::arguments::out;
use crate::gpu::{EventFlags, Gpu, Kind, Result};
use crate::share::ends;

pub use derived::*;

/// Creates an event that records timestamps, on the current device.
///
/// - `event` (out): the event; destroy it with cudaEventDestroy.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
///
/// CUDA: cudaEventCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventCreate(event: *mut cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaEventCreate(event));
    entry(call, move |gpu| out(event)?.finish(gpu.create_event(EventFlags::empty())?.as_ptr()))
}

/// Creates an event on the current device.
///
/// - `event` (out): the event; destroy it with cudaEventDestroy.
/// - `flags` (in): cudaEventDefault, or a sum of cudaEventBlockingSync, cudaEventDisableTiming and cudaEventInterprocess
///   (with cudaEventDisableTiming).
///
/// Returns cudaErrorInvalidValue for NULL, other flags, and cudaEventInterprocess without cudaEventDisableTiming;
/// cudaErrorMemoryAllocation.
///
/// CUDA: cudaEventCreateWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventCreateWithFlags(event: *mut cudaEvent_t, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaEventCreateWithFlags(event, flags));
    entry(call, move |gpu| out(event)?.finish(gpu.create_event(event_flags(flags)?)?.as_ptr()))
}

/// Destroys an event, created or opened from another process. Work that waits for it is not disturbed.
///
/// - `event` (in): the event.
///
/// Returns cudaErrorInvalidResourceHandle for an event that does not exist.
///
/// CUDA: cudaEventDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventDestroy(event: cudaEvent_t) -> cudaError_t {
    let end = ends::event(event.addr());
    let call = forward!(cudaEventDestroy(event), after: |status| end.settle(status == cudaSuccess));
    entry(call, move |gpu| end.with(|| gpu.destroy_event(existing(event)?)))
}

/// Queues a record of an event: it completes when the work queued on the stream so far is done.
///
/// - `event` (in): the event.
/// - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
///
/// Returns cudaErrorInvalidResourceHandle for an event or stream that does not exist, and for one of another device.
///
/// CUDA: cudaEventRecord.
// Derived: cudaEventRecord_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaEventRecord(event, stream));
    entry(call, move |gpu| gpu.record_event(existing(event)?, default_stream(stream)))
}

/// Queues a record of an event: it completes when the work queued on the stream so far is done.
///
/// - `event` (in): the event.
/// - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
/// - `flags` (in): cudaEventRecordDefault; cudaEventRecordExternal is for streams that are captured.
///
/// Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
/// exist and for one of another device, cudaErrorIllegalState for cudaEventRecordExternal, as no stream is captured here.
///
/// CUDA: cudaEventRecordWithFlags.
// Derived: cudaEventRecordWithFlags_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventRecordWithFlags(
    event: cudaEvent_t,
    stream: cudaStream_t,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaEventRecordWithFlags(event, stream, flags));
    entry(call, move |gpu| {
        let event = existing(event)?;
        check_external(flags)?;
        gpu.record_event(event, default_stream(stream))
    })
}

/// Tells whether an event's latest record has completed. An event never recorded has.
///
/// - `event` (in): the event.
///
/// Returns cudaSuccess when it has, cudaErrorNotReady when it has not, cudaErrorInvalidResourceHandle for an event that
/// does not exist, cudaErrorLaunchFailure when the process that recorded it has died.
///
/// CUDA: cudaEventQuery.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventQuery(event: cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaEventQuery(event));
    entry(call, move |gpu| gpu.query_event(existing(event)?))
}

/// Waits until an event's latest record has completed. An event never recorded has.
///
/// - `event` (in): the event.
///
/// Returns cudaErrorInvalidResourceHandle for an event that does not exist, cudaErrorLaunchFailure when the process that
/// recorded it has died.
///
/// CUDA: cudaEventSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventSynchronize(event: cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaEventSynchronize(event));
    entry(call, move |gpu| gpu.synchronize_event(existing(event)?))
}

/// Returns the time between two completed records.
///
/// - `ms` (out): milliseconds.
/// - `start` (in): the earlier event.
/// - `end` (in): the later event.
///
/// Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist, records no
/// timestamps, or was never recorded; cudaErrorNotReady when one has not completed.
///
/// CUDA: cudaEventElapsedTime.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventElapsedTime(ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaEventElapsedTime(ms, start, end));
    entry(call, move |gpu| elapsed_time(gpu, ms, start, end))
}

/// cudaEventElapsedTime of CUDA 13 for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventElapsedTime_v2(
    ms: *mut f32,
    start: cudaEvent_t,
    end: cudaEvent_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaEventElapsedTime_v2(ms, start, end));
    entry(call, move |gpu| elapsed_time(gpu, ms, start, end))
}

/// # Safety
/// `ms` is NULL or valid for writing.
unsafe fn elapsed_time(gpu: &dyn Gpu, ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> Result<()> {
    // SAFETY: as promised by the caller.
    let ms = unsafe { out(ms) }?;
    ms.finish(gpu.elapsed_time(existing(start)?, existing(end)?)?)
}

/// Refuses the flags of records and waits that are for captured streams; 0 is good.
pub(super) fn check_external(flags: c_uint) -> Result<()> {
    match flags {
        cudaEventRecordDefault => Ok(()),
        cudaEventRecordExternal => Err(Kind::IllegalState.because("the flag is for streams that are captured")),
        _ => invalid(format!("flags is {flags:#x}: there is no such flag")),
    }
}

fn event_flags(flags: c_uint) -> Result<EventFlags> {
    let pairs = [
        (cudaEventBlockingSync, EventFlags::BLOCKING),
        (cudaEventDisableTiming, EventFlags::NO_TIMING),
        (cudaEventInterprocess, EventFlags::INTERPROCESS),
    ];
    if flags & !(cudaEventBlockingSync | cudaEventDisableTiming | cudaEventInterprocess) != 0 {
        return invalid(format!("flags is {flags:#x}: not a combination of event flags"));
    }
    if flags & cudaEventInterprocess != 0 && flags & cudaEventDisableTiming == 0 {
        return invalid("cudaEventInterprocess wants cudaEventDisableTiming too");
    }
    Ok(pairs.into_iter().filter(|pair| flags & pair.0 != 0).map(|pair| pair.1).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_as_cuda_takes_them() {
        assert_eq!(event_flags(6).ok(), Some(EventFlags::INTERPROCESS | EventFlags::NO_TIMING));
        assert_eq!(event_flags(0).ok(), Some(EventFlags::empty()));
        assert!(event_flags(4).is_err() && event_flags(8).is_err());
    }
}
