// Generated from src/api/cuda/multicast.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// cuFabricCpyBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuFabricCpyBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFabricCpyBatchAsync_ptsz(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuFabricCpyBatchAsync_ptsz(numOps, opList, flags, hStream));
    entry(call, |_| unsupported("no device has logical endpoints"))
}
