// Generated from src/api/cuda/pool.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's: another name, default stream, or structures by reference.

use super::*;

/// cuMemAllocAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemAllocAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult {
    let call = native!(cuMemAllocAsync_ptsz(dptr, bytesize, hStream));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        allocate(gpu, dptr, bytesize, None, per_thread(hStream))
    })
}

/// cuMemFreeAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemFreeAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFreeAsync_ptsz(dptr: CUdeviceptr, hStream: CUstream) -> CUresult {
    let end = ends::memory(dptr as usize);
    let call = native_after!(unless end.is_shared(), |status| end.settle(status == CUDA_SUCCESS), cuMemFreeAsync_ptsz(dptr, hStream));
    entry_on_stream(call, per_thread(hStream), move |gpu| match dptr {
        0 => Ok(()),
        _ => end.free_queued(gpu, address(dptr)?, per_thread(hStream)),
    })
}

/// cuMemAllocFromPoolAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemAllocFromPoolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocFromPoolAsync_ptsz(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
) -> CUresult {
    let call = native!(cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        allocate(gpu, dptr, bytesize, Some(existing(pool)?), per_thread(hStream))
    })
}
