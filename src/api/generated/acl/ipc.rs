// Generated from src/api/acl/ipc.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// aclrtIpcOpenEventHandle with the handle by reference, for languages that cannot pass a structure by value.
///
/// - `handle` (in): the 64 bytes from aclrtIpcGetEventHandle.
/// - `event` (out): the event.
///
/// Returns what aclrtIpcOpenEventHandle returns, and ACL_ERROR_INVALID_PARAM for a NULL handle.
///
/// AscendCL: aclrtIpcOpenEventHandle. CUDA: cuIpcOpenEventHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_aclrtIpcOpenEventHandle_ref(
    handle: *const aclrtIpcEventHandle,
    event: *mut aclrtEvent,
) -> aclError {
    match read(handle) {
        Ok(handle) => aclrtIpcOpenEventHandle(handle, event),
        Err(error) => entry(super::super::Call::unlogged("anygpu_aclrtIpcOpenEventHandle_ref"), |_| Err(error.clone())),
    }
}
