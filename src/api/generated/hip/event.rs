// Generated from src/api/hip/event.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// hipEventRecord with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipEventRecord with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipEventRecord_spt(event: hipEvent_t, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipEventRecord_spt(event, stream));
    entry(call, move |gpu| record(gpu, event, per_thread(stream)))
}
