// Generated from src/api/cudart/event.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Creates an event that records timestamps, on the current device.
///
/// - `event` (out): the event; destroy it with cudaEventDestroy.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
///
/// CUDA: cudaEventCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventCreate(event: *mut cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaEventCreate(event), after: |status| given(&handles::EVENTS, status == cudaSuccess, event));
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
    let call = forward!(cudaEventCreateWithFlags(event, flags), after: |status| given(&handles::EVENTS, status == cudaSuccess, event));
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
    entry(call, move |gpu| {
        let event = existing(event)?;
        end.with(|| gpu.destroy_event(event))
    })
}

/// Queues a record of an event: it completes when the work queued on the stream so far is done.
///
/// - `event` (in): the event.
/// - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
///
/// Returns cudaErrorInvalidResourceHandle for an event or stream that does not exist, and for one of another device.
///
/// CUDA: cudaEventRecord.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaEventRecord(event, stream));
    entry(call, move |gpu| record(gpu, event, default_stream(stream)))
}

/// cudaEventRecord with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaEventRecord with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventRecord_ptsz(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaEventRecord_ptsz(event, stream));
    entry(call, move |gpu| record(gpu, event, per_thread(stream)))
}

/// Queues a record of an event: it completes when the work queued on the stream so far is done.
///
/// - `event` (in): the event.
/// - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
/// - `flags` (in): cudaEventRecordDefault; cudaEventRecordExternal makes the record a node of a stream that is being
///   captured.
///
/// Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
/// exist and for one of another device, cudaErrorIllegalState for cudaEventRecordExternal where the
/// stream is not being captured.
///
/// CUDA: cudaEventRecordWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventRecordWithFlags(event: cudaEvent_t, stream: cudaStream_t, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaEventRecordWithFlags(event, stream, flags));
    entry(call, move |gpu| {
        let event = existing(event)?;
        match is_external(flags)? {
            true => gpu.record_external_event(event, default_stream(stream)),
            false => gpu.record_event(event, default_stream(stream)),
        }
    })
}

/// cudaEventRecordWithFlags with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaEventRecordWithFlags with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventRecordWithFlags_ptsz(event: cudaEvent_t, stream: cudaStream_t, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaEventRecordWithFlags_ptsz(event, stream, flags));
    entry(call, move |gpu| {
        let event = existing(event)?;
        match is_external(flags)? {
            true => gpu.record_external_event(event, per_thread(stream)),
            false => gpu.record_event(event, per_thread(stream)),
        }
    })
}

/// Tells whether an event's latest record has completed. An event never recorded has.
///
/// - `event` (in): the event.
///
/// Returns cudaSuccess when it has, cudaErrorNotReady when it has not, cudaErrorInvalidResourceHandle for an event that
/// does not exist, cudaErrorLaunchFailure when the process that recorded it has died, cudaErrorStreamCaptureUnsupported
/// beside captures that forbid unsafe calls.
///
/// CUDA: cudaEventQuery.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventQuery(event: cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaEventQuery(event));
    entry(call, move |gpu| query_event(gpu, existing(event)?))
}

/// Waits until an event's latest record has completed. An event never recorded has.
///
/// - `event` (in): the event.
///
/// Returns cudaErrorInvalidResourceHandle for an event that does not exist, cudaErrorLaunchFailure when the process that
/// recorded it has died, cudaErrorStreamCaptureUnsupported beside captures that forbid unsafe calls.
///
/// CUDA: cudaEventSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventSynchronize(event: cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaEventSynchronize(event));
    entry(call, move |gpu| synchronize_event(gpu, existing(event)?))
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
    entry(call, move |gpu| out(ms)?.finish(gpu.elapsed_time(existing(start)?, existing(end)?)?))
}
