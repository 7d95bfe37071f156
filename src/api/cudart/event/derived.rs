// Generated from src/api/cudart/event.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's: another name, default stream, or structures by reference.

use super::*;

/// cudaEventRecord with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaEventRecord with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventRecord_ptsz(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaEventRecord_ptsz(event, stream));
    entry(call, move |gpu| gpu.record_event(existing(event)?, per_thread(stream)))
}

/// cudaEventRecordWithFlags with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaEventRecordWithFlags with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaEventRecordWithFlags_ptsz(
    event: cudaEvent_t,
    stream: cudaStream_t,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaEventRecordWithFlags_ptsz(event, stream, flags));
    entry(call, move |gpu| {
        let event = existing(event)?;
        check_external(flags)?;
        gpu.record_event(event, per_thread(stream))
    })
}
