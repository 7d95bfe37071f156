// Generated from src/api/cudart/ipc.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's: another name, default stream, or structures by reference.

use super::*;

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
