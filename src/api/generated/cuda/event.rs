// Generated from src/api/cuda/event.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// cuEventRecord with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuEventRecord with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventRecord_ptsz(hEvent: CUevent, hStream: CUstream) -> CUresult {
    let call = forward!(cuEventRecord_ptsz(hEvent, hStream));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        gpu.record_event(existing_event(hEvent)?, per_thread(hStream))
    })
}

/// cuEventRecordWithFlags with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuEventRecordWithFlags with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventRecordWithFlags_ptsz(hEvent: CUevent, hStream: CUstream, flags: c_uint) -> CUresult {
    let call = forward!(cuEventRecordWithFlags_ptsz(hEvent, hStream, flags));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        let event = existing_event(hEvent)?;
        match is_external(flags)? {
            true => gpu.record_external_event(event, per_thread(hStream)),
            false => gpu.record_event(event, per_thread(hStream)),
        }
    })
}

/// Destroys an event, created or opened from another process. Work that waits for it is not disturbed.
///
/// - `hEvent` (in): the event.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
///
/// CUDA: cuEventDestroy from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventDestroy(hEvent: CUevent) -> CUresult {
    let end = ends::event(hEvent.addr());
    let call = forward!(cuEventDestroy(hEvent), after: |status| end.settle(status == CUDA_SUCCESS));
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
/// CUDA: cuEventElapsedTime from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult {
    let call = forward!(cuEventElapsedTime(pMilliseconds, hStart, hEnd));
    entry(call, move |gpu| elapsed(gpu, pMilliseconds, hStart, hEnd))
}
