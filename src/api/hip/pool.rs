// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream-ordered allocation.

use std::ffi::c_void;
use std::ptr;

use super::types::*;
use super::{entry, native, non_null};
use crate::entry::out;

/// Allocates device memory in a stream's order, from the current device's default pool.
///
/// Work queued on the stream from now on may use it. Such memory cannot be shared by hipIpcGetMemHandle.
///
/// - `dev_ptr` (out): the address; NULL when `size` is 0.
/// - `size` (in): bytes.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for a NULL `dev_ptr`, hipErrorInvalidHandle for a stream that does not exist,
/// hipErrorOutOfMemory.
///
/// HIP: hipMallocAsync. CUDA: cudaMallocAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocAsync(dev_ptr: *mut *mut c_void, size: usize, stream: hipStream_t) -> hipError_t {
    native!(hipMallocAsync(dev_ptr, size, stream));
    entry(|gpu| {
        // SAFETY: the caller gives a pointer to a pointer, or NULL.
        let address = unsafe { out(dev_ptr) }?;
        if size == 0 {
            address.write(ptr::null_mut());
        } else {
            address.write(gpu.allocate_queued(size, stream.into())?.as_ptr());
        }
        Ok(())
    })
}

/// Frees device memory once the work queued on a stream so far is done.
///
/// - `dev_ptr` (in): the address, from hipMallocAsync or hipMalloc.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL and for what is not the base of such memory, hipErrorInvalidHandle for a stream
/// that does not exist.
///
/// HIP: hipFreeAsync. CUDA: cudaFreeAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFreeAsync(dev_ptr: *mut c_void, stream: hipStream_t) -> hipError_t {
    native!(hipFreeAsync(dev_ptr, stream));
    entry(|gpu| gpu.free_queued(non_null(dev_ptr)?, stream.into()))
}
