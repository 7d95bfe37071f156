// Generated from src/api/cudart/ipc.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Exports a handle by which other processes open the device memory that `devPtr` points into.
///
/// The handle names the whole allocation: opening it gives the allocation's base, even if `devPtr` is an interior
/// pointer, so send the offset along. Repeated calls return the same bytes; memory freed and allocated again gets a new
/// handle. The memory must stay allocated until the other processes have closed it.
///
/// - `handle` (out): 64 bytes to send to the other process by any means.
/// - `devPtr` (in): device memory from cudaMalloc, cudaMallocPitch or cudaMalloc3D.
///
/// Returns cudaErrorInvalidValue when either is NULL, or when `devPtr` is not live device memory of this process: host,
/// managed, stream-ordered, opened from another process, or freed.
///
/// CUDA: cudaIpcGetMemHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaIpcGetMemHandle(handle: *mut cudaIpcMemHandle_t, devPtr: *mut c_void) -> cudaError_t {
    let call = forward!(cudaIpcGetMemHandle(handle, devPtr), shares: Handle);
    entry(call, move |gpu| out(handle)?.finish(gpu.export_memory(non_null(devPtr)?)?.into()))
}

/// cudaIpcOpenMemHandle with the handle by reference, for languages that cannot pass a structure by value.
///
/// - `devPtr` (out): the base address.
/// - `handle` (in): the 64 bytes from cudaIpcGetMemHandle.
/// - `flags` (in): cudaIpcMemLazyEnablePeerAccess.
///
/// Returns what cudaIpcOpenMemHandle returns, and cudaErrorInvalidValue for a NULL handle.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaIpcOpenMemHandle_ref(
    devPtr: *mut *mut c_void,
    handle: *const cudaIpcMemHandle_t,
    flags: c_uint,
) -> cudaError_t {
    match read(handle) {
        Ok(handle) => cudaIpcOpenMemHandle(devPtr, handle, flags),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cudaIpcOpenMemHandle_ref"), |_| Err(error.clone())),
    }
}

/// Releases one opening of another process's memory; the last release unmaps it.
///
/// Work that uses the memory is finished first.
///
/// - `devPtr` (in): the address from cudaIpcOpenMemHandle.
///
/// Returns cudaErrorInvalidValue for NULL, for memory that was not opened, and for one close too many.
///
/// CUDA: cudaIpcCloseMemHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> cudaError_t {
    let call = forward!(cudaIpcCloseMemHandle(devPtr), shares: Nothing);
    entry(call, move |gpu| gpu.close_memory(non_null(devPtr)?))
}

/// Exports a handle by which other processes open an event.
///
/// The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
/// tell the other processes only after cudaEventRecord.
///
/// - `handle` (out): 64 bytes to send to the other process by any means.
/// - `event` (in): an event created with cudaEventInterprocess and cudaEventDisableTiming.
///
/// Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist or was created
/// without cudaEventInterprocess.
///
/// CUDA: cudaIpcGetEventHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaIpcGetEventHandle(handle: *mut cudaIpcEventHandle_t, event: cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaIpcGetEventHandle(handle, event), shares: Handle);
    entry(call, move |gpu| {
        let handle = out(handle)?;
        if event.is_null() {
            return invalid("the event is NULL");
        }
        handle.finish(gpu.export_event(event.into())?.into())
    })
}

/// cudaIpcOpenEventHandle with the handle by reference, for languages that cannot pass a structure by value.
///
/// - `event` (out): the event.
/// - `handle` (in): the 64 bytes from cudaIpcGetEventHandle.
///
/// Returns what cudaIpcOpenEventHandle returns, and cudaErrorInvalidValue for a NULL handle.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaIpcOpenEventHandle_ref(
    event: *mut cudaEvent_t,
    handle: *const cudaIpcEventHandle_t,
) -> cudaError_t {
    match read(handle) {
        Ok(handle) => cudaIpcOpenEventHandle(event, handle),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cudaIpcOpenEventHandle_ref"), |_| Err(error.clone())),
    }
}
