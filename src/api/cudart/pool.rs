// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream-ordered allocation.

use std::ffi::c_void;
use std::ptr;

use super::types::*;
use super::{default_stream, entry, native, per_thread};
use crate::entry::out;

/// Allocates device memory in a stream's order, from the current device's default pool.
///
/// Work queued on the stream from now on may use it. Such memory cannot be shared by cudaIpcGetMemHandle.
///
/// - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFreeAsync or cudaFree.
/// - `size` (in): bytes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for a NULL `devPtr`, cudaErrorInvalidResourceHandle for a stream that does not exist,
/// cudaErrorMemoryAllocation.
///
/// CUDA: cudaMallocAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocAsync(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t {
    native!(cudaMallocAsync(devPtr, size, hStream));
    entry(|gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL.
        let address = unsafe { out(devPtr) }?;
        let stream = default_stream(hStream);
        address.write(if size == 0 { ptr::null_mut() } else { gpu.allocate_queued(size, stream)?.as_ptr() });
        Ok(())
    })
}

/// cudaMallocAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMallocAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocAsync_ptsz(
    devPtr: *mut *mut c_void,
    size: usize,
    hStream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMallocAsync_ptsz(devPtr, size, hStream));
    entry(|gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL.
        let address = unsafe { out(devPtr) }?;
        let stream = per_thread(hStream);
        address.write(if size == 0 { ptr::null_mut() } else { gpu.allocate_queued(size, stream)?.as_ptr() });
        Ok(())
    })
}

/// Frees device memory once the work queued on a stream so far is done.
///
/// - `devPtr` (in, nullable): the address, from cudaMallocAsync or cudaMalloc; NULL does nothing.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for what is not the base of such memory, cudaErrorInvalidResourceHandle for a stream
/// that does not exist.
///
/// CUDA: cudaFreeAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t {
    native!(cudaFreeAsync(devPtr, hStream));
    entry(|gpu| if devPtr.is_null() { Ok(()) } else { gpu.free_queued(devPtr.into(), default_stream(hStream)) })
}

/// cudaFreeAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaFreeAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFreeAsync_ptsz(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t {
    native!(cudaFreeAsync_ptsz(devPtr, hStream));
    entry(|gpu| if devPtr.is_null() { Ok(()) } else { gpu.free_queued(devPtr.into(), per_thread(hStream)) })
}
