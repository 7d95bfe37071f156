// Generated from src/api/hip/graph.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// hipGraphLaunch with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipGraphLaunch with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphLaunch_spt(graphExec: hipGraphExec_t, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipGraphLaunch_spt(graphExec, stream));
    entry(call, move |gpu| destroyed(gpu.launch_graph(graphExec.into(), per_thread(stream))))
}
