// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream-ordered allocation.

use super::types::*;
use super::{address, default_stream, entry_in_context, native, per_thread};
use crate::entry::out;
use crate::gpu::{Gpu, Result, Stream};

/// Allocates device memory in a stream's order, from the default pool of the current context's device.
///
/// Work queued on the stream from now on may use it. Such memory cannot be shared by cuIpcGetMemHandle.
///
/// - `dptr` (out): the address; 0 when `bytesize` is 0. Free it with cuMemFreeAsync or cuMemFree.
/// - `bytesize` (in): bytes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `dptr`, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist,
/// CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuMemAllocAsync from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult {
    native!(cuMemAllocAsync(dptr, bytesize, hStream));
    entry_in_context(|gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL.
        unsafe { allocate(gpu, dptr, bytesize, default_stream(hStream)) }
    })
}

/// cuMemAllocAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemAllocAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult {
    native!(cuMemAllocAsync_ptsz(dptr, bytesize, hStream));
    entry_in_context(|gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL.
        unsafe { allocate(gpu, dptr, bytesize, per_thread(hStream)) }
    })
}

/// Frees device memory once the work queued on a stream so far is done.
///
/// - `dptr` (in): the address, from cuMemAllocAsync or cuMemAlloc; 0 does nothing.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for what is not the base of such memory, CUDA_ERROR_INVALID_HANDLE for a stream
/// that does not exist.
///
/// CUDA: cuMemFreeAsync from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> CUresult {
    native!(cuMemFreeAsync(dptr, hStream));
    entry_in_context(|gpu| if dptr == 0 { Ok(()) } else { gpu.free_queued(address(dptr)?, default_stream(hStream)) })
}

/// cuMemFreeAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemFreeAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFreeAsync_ptsz(dptr: CUdeviceptr, hStream: CUstream) -> CUresult {
    native!(cuMemFreeAsync_ptsz(dptr, hStream));
    entry_in_context(|gpu| if dptr == 0 { Ok(()) } else { gpu.free_queued(address(dptr)?, per_thread(hStream)) })
}

/// # Safety
/// `pointer` is NULL or valid for writing.
unsafe fn allocate(gpu: &dyn Gpu, pointer: *mut CUdeviceptr, size: usize, stream: Stream) -> Result<()> {
    // SAFETY: as promised by the caller.
    let pointer = unsafe { out(pointer) }?;
    pointer.write(if size == 0 { 0 } else { gpu.allocate_queued(size, stream)?.0 as CUdeviceptr });
    Ok(())
}
