// Generated from src/api/cudart/pool.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's: another name, default stream, or structures by reference.

use super::*;

/// cudaMallocAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMallocAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocAsync_ptsz(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t {
    let call = native!(cudaMallocAsync_ptsz(devPtr, size, hStream));
    entry(call, move |gpu| {
        let address = out(devPtr)?;
        let stream = per_thread(hStream);
        address.finish(if size == 0 {
            ptr::null_mut()
        } else {
            allocating(|| gpu.allocate_queued(size, stream))?.as_ptr()
        })
    })
}

/// cudaFreeAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaFreeAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFreeAsync_ptsz(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t {
    let end = ends::memory(devPtr.addr());
    let call = native_after!(unless end.is_shared(), |status| end.settle(status == cudaSuccess), cudaFreeAsync_ptsz(devPtr, hStream));
    entry(call, move |gpu| match devPtr.is_null() {
        true => Ok(()),
        false => end.free_queued(gpu, devPtr.into(), per_thread(hStream)),
    })
}

/// cudaMallocFromPoolAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMallocFromPoolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocFromPoolAsync_ptsz(
    ptr: *mut *mut c_void,
    size: usize,
    memPool: cudaMemPool_t,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = native!(cudaMallocFromPoolAsync_ptsz(ptr, size, memPool, stream));
    entry(call, move |gpu| allocate(gpu, ptr, size, memPool, per_thread(stream)))
}
