// Generated from src/api/cuda/vmm.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// cuMemMapArrayAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemMapArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemMapArrayAsync_ptsz(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemMapArrayAsync_ptsz(mapInfoList, count, hStream));
    entry(call, move |_| no_arrays(mapInfoList, count))
}
