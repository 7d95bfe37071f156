// Generated from src/api/cuda/ipc.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// cuIpcOpenMemHandle_v2 with the handle by reference, for languages that cannot pass a structure by value.
///
/// - `pdptr` (out): the base address.
/// - `handle` (in): the 64 bytes from cuIpcGetMemHandle.
/// - `Flags` (in): CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.
///
/// Returns what cuIpcOpenMemHandle_v2 returns, and CUDA_ERROR_INVALID_VALUE for a NULL handle.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cuIpcOpenMemHandle_v2_ref(
    pdptr: *mut CUdeviceptr,
    handle: *const CUipcMemHandle,
    Flags: c_uint,
) -> CUresult {
    match read(handle) {
        Ok(handle) => cuIpcOpenMemHandle_v2(pdptr, handle, Flags),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cuIpcOpenMemHandle_v2_ref"), |_| Err(error.clone())),
    }
}

/// Opens memory that another process exported and gives its base address in this process.
///
/// Opening a handle again gives the same address; close it as often. The memory belongs to the device it was allocated
/// on.
///
/// - `pdptr` (out): the base address.
/// - `handle` (in): the 64 bytes from cuIpcGetMemHandle.
/// - `Flags` (in): CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and a handle that was never made, is damaged, or is of
/// another user; CUDA_ERROR_INVALID_CONTEXT for a handle made by this process; CUDA_ERROR_NOT_PERMITTED for memory that
/// its process has freed, CUDA_ERROR_INVALID_HANDLE where that has ended.
///
/// CUDA: cuIpcOpenMemHandle from 4.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuIpcOpenMemHandle(
    pdptr: *mut CUdeviceptr,
    handle: CUipcMemHandle,
    Flags: c_uint,
) -> CUresult {
    let call = forward!(cuIpcOpenMemHandle(pdptr, handle, Flags), shares: Object);
    entry(call, move |gpu| open(gpu, pdptr, &handle, Flags))
}

/// cuIpcOpenMemHandle with the handle by reference, for languages that cannot pass a structure by value.
///
/// - `pdptr` (out): the base address.
/// - `handle` (in): the 64 bytes from cuIpcGetMemHandle.
/// - `Flags` (in): CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.
///
/// Returns what cuIpcOpenMemHandle returns, and CUDA_ERROR_INVALID_VALUE for a NULL handle.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cuIpcOpenMemHandle_ref(
    pdptr: *mut CUdeviceptr,
    handle: *const CUipcMemHandle,
    Flags: c_uint,
) -> CUresult {
    match read(handle) {
        Ok(handle) => cuIpcOpenMemHandle(pdptr, handle, Flags),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cuIpcOpenMemHandle_ref"), |_| Err(error.clone())),
    }
}

/// cuIpcOpenEventHandle with the handle by reference, for languages that cannot pass a structure by value.
///
/// - `phEvent` (out): the event.
/// - `handle` (in): the 64 bytes from cuIpcGetEventHandle.
///
/// Returns what cuIpcOpenEventHandle returns, and CUDA_ERROR_INVALID_VALUE for a NULL handle.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cuIpcOpenEventHandle_ref(
    phEvent: *mut CUevent,
    handle: *const CUipcEventHandle,
) -> CUresult {
    match read(handle) {
        Ok(handle) => cuIpcOpenEventHandle(phEvent, handle),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cuIpcOpenEventHandle_ref"), |_| Err(error.clone())),
    }
}
