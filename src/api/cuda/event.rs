// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events.

#[path = "../generated/cuda/event.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::c_uint;

use super::types::*;
use super::{
    Slot, default_stream, entry, entry_in_context, entry_on_stream, existing_event, forward, invalid, per_thread,
};
use crate::api::capture::{query_event, synchronize_event};
use crate::api::stream::given;
use crate::border::arguments::out;
use crate::gpu::{EventFlags, Gpu, Result};
use crate::share::{ends, handles};

pub use derived::*;

/// Creates an event in the current context.
///
/// - `phEvent` (out): the event; destroy it with cuEventDestroy.
/// - `Flags` (in): CUevent_flags; CU_EVENT_INTERPROCESS requires CU_EVENT_DISABLE_TIMING.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and CU_EVENT_INTERPROCESS alone; CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuEventCreate from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint) -> CUresult {
    let call = forward!(cuEventCreate(phEvent, Flags), after: |status| given(&handles::EVENTS, status == CUDA_SUCCESS, phEvent));
    entry_in_context(call, move |gpu| out(phEvent)?.finish(gpu.create_event(event_flags(Flags)?)?.as_ptr()))
}

/// Queues a record of an event: it completes when the work queued on the stream so far is done.
///
/// - `hEvent` (in): the event.
/// - `hStream` (in, nullable): a stream of the event's device; NULL is the default stream. With an interprocess event it comes after
///   the event's last record, whichever process made that.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for an event or stream that does not exist, and for one of another device.
///
/// CUDA: cuEventRecord from 2.0 on.
// Derived: cuEventRecord_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> CUresult {
    let call = forward!(cuEventRecord(hEvent, hStream));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        gpu.record_event(existing_event(hEvent)?, default_stream(hStream))
    })
}

/// Queues a record of an event: it completes when the work queued on the stream so far is done.
///
/// - `hEvent` (in): the event.
/// - `hStream` (in, nullable): a stream of the event's device; NULL is the default stream.
/// - `flags` (in): CU_EVENT_RECORD_DEFAULT; CU_EVENT_RECORD_EXTERNAL makes the record a node of a stream
///   that is being captured.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_ILLEGAL_STATE for CU_EVENT_RECORD_EXTERNAL where the
/// stream is not being captured; CUDA_ERROR_INVALID_HANDLE for an event or stream that does not exist, and for one of
/// another device.
///
/// CUDA: cuEventRecordWithFlags from 11.1 on.
// Derived: cuEventRecordWithFlags_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: c_uint) -> CUresult {
    let call = forward!(cuEventRecordWithFlags(hEvent, hStream, flags));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let event = existing_event(hEvent)?;
        match is_external(flags)? {
            true => gpu.record_external_event(event, default_stream(hStream)),
            false => gpu.record_event(event, default_stream(hStream)),
        }
    })
}

/// Tells whether an event's latest record has completed. An event never recorded has.
///
/// - `hEvent` (in): the event.
///
/// Returns CUDA_SUCCESS when it has, CUDA_ERROR_NOT_READY when it has not, CUDA_ERROR_INVALID_HANDLE for an event that
/// does not exist, CUDA_ERROR_LAUNCH_FAILED when the process that recorded it has died,
/// CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED beside captures that forbid unsafe calls.
///
/// CUDA: cuEventQuery from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventQuery(hEvent: CUevent) -> CUresult {
    let call = forward!(cuEventQuery(hEvent));
    entry(call, move |gpu| query_event(gpu, existing_event(hEvent)?))
}

/// Waits until an event's latest record has completed. An event never recorded has.
///
/// - `hEvent` (in): the event.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist, CUDA_ERROR_LAUNCH_FAILED when the process that
/// recorded it has died, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED beside captures that forbid unsafe calls.
///
/// CUDA: cuEventSynchronize from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventSynchronize(hEvent: CUevent) -> CUresult {
    let call = forward!(cuEventSynchronize(hEvent));
    entry(call, move |gpu| synchronize_event(gpu, existing_event(hEvent)?))
}

/// Destroys an event, created or opened from another process. Work that waits for it is not disturbed.
///
/// - `hEvent` (in): the event.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
///
/// CUDA: cuEventDestroy from 4.0 on.
// Derived: cuEventDestroy from 2.0 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventDestroy_v2(hEvent: CUevent) -> CUresult {
    let end = ends::event(hEvent.addr());
    let call = forward!(cuEventDestroy_v2(hEvent), after: |status| end.settle(status == CUDA_SUCCESS));
    entry(call, move |gpu| end.with(|| gpu.destroy_event(existing_event(hEvent)?)))
}

/// Returns the time between two completed records.
///
/// - `pMilliseconds` (out): milliseconds.
/// - `hStart` (in): the earlier event.
/// - `hEnd` (in): the later event.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist, records no timestamps, or was never recorded;
/// CUDA_ERROR_INVALID_VALUE for NULL; CUDA_ERROR_NOT_READY when one has not completed.
///
/// CUDA: cuEventElapsedTime from 12.8 on.
// Derived: cuEventElapsedTime from 2.0 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult {
    let call = forward!(cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd));
    entry(call, move |gpu| elapsed(gpu, pMilliseconds, hStart, hEnd))
}

/// # Safety
/// `milliseconds` is NULL or valid for writing.
unsafe fn elapsed(gpu: &dyn Gpu, milliseconds: *mut f32, start: CUevent, end: CUevent) -> Result<()> {
    let time = gpu.elapsed_time(existing_event(start)?, existing_event(end)?)?;
    // SAFETY: as promised by the caller.
    unsafe { out(milliseconds) }?.write(time);
    Ok(())
}

/// Tells whether a record or wait is to be a node of a captured stream; InvalidValue for other flags.
pub(super) fn is_external(flags: c_uint) -> Result<bool> {
    match flags {
        CU_EVENT_RECORD_DEFAULT => Ok(false),
        CU_EVENT_RECORD_EXTERNAL => Ok(true),
        _ => invalid(format!("flags is {flags:#x}: there is no such flag")),
    }
}

fn event_flags(flags: c_uint) -> Result<EventFlags> {
    if flags & !(CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS) != 0 {
        return invalid(format!("Flags is {flags:#x}: not a combination of event flags"));
    }
    if flags & CU_EVENT_INTERPROCESS != 0 && flags & CU_EVENT_DISABLE_TIMING == 0 {
        return invalid("CU_EVENT_INTERPROCESS wants CU_EVENT_DISABLE_TIMING too");
    }
    let pairs = [
        (CU_EVENT_BLOCKING_SYNC, EventFlags::BLOCKING),
        (CU_EVENT_DISABLE_TIMING, EventFlags::NO_TIMING),
        (CU_EVENT_INTERPROCESS, EventFlags::INTERPROCESS),
    ];
    Ok(pairs.into_iter().filter(|pair| flags & pair.0 != 0).map(|pair| pair.1).collect())
}
