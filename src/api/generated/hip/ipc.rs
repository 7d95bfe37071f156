// Generated from src/api/hip/ipc.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// hipIpcOpenMemHandle with the handle by reference, for languages that cannot pass a structure by value.
///
/// - `devPtr` (out): the base address.
/// - `handle` (in): the 64 bytes from hipIpcGetMemHandle.
/// - `flags` (in): hipIpcMemLazyEnablePeerAccess; 0, its value up to HIP 5, is taken too.
///
/// Returns what hipIpcOpenMemHandle returns, and hipErrorInvalidValue for a NULL handle.
///
/// HIP: hipIpcOpenMemHandle. CUDA: cudaIpcOpenMemHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipIpcOpenMemHandle_ref(
    devPtr: *mut *mut c_void,
    handle: *const hipIpcMemHandle_t,
    flags: c_uint,
) -> hipError_t {
    match read(handle) {
        Ok(handle) => hipIpcOpenMemHandle(devPtr, handle, flags),
        Err(error) => entry(super::super::Call::unlogged("anygpu_hipIpcOpenMemHandle_ref"), |_| Err(error.clone())),
    }
}

/// hipIpcOpenEventHandle with the handle by reference, for languages that cannot pass a structure by value.
///
/// - `event` (out): the event.
/// - `handle` (in): the 64 bytes from hipIpcGetEventHandle.
///
/// Returns what hipIpcOpenEventHandle returns, and hipErrorInvalidValue for a NULL handle.
///
/// HIP: hipIpcOpenEventHandle. CUDA: cudaIpcOpenEventHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipIpcOpenEventHandle_ref(
    event: *mut hipEvent_t,
    handle: *const hipIpcEventHandle_t,
) -> hipError_t {
    match read(handle) {
        Ok(handle) => hipIpcOpenEventHandle(event, handle),
        Err(error) => entry(super::super::Call::unlogged("anygpu_hipIpcOpenEventHandle_ref"), |_| Err(error.clone())),
    }
}
