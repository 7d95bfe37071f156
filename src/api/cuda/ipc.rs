// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared between processes.

#[path = "../generated/cuda/ipc.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::c_uint;

use super::types::*;
use super::{Slot, address, current, entry, entry_in_context, forward, invalid};
use crate::border::arguments::{out, read};
use crate::gpu::{Gpu, Kind, Result};

pub use derived::*;

/// Exports a handle by which other processes open the device memory that `dptr` points into.
///
/// The handle names the whole allocation: opening it gives the allocation's base, even if `dptr` is an interior
/// pointer, so send the offset along. Repeated calls return the same bytes; memory freed and allocated again gets a new
/// handle. The memory must stay allocated until the other processes have closed it.
///
/// - `pHandle` (out): 64 bytes to send to the other process by any means.
/// - `dptr` (in): device memory from cuMemAlloc or cuMemAllocPitch.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and when `dptr` is not live device memory of this process: host, managed,
/// stream-ordered, opened from another process, or freed.
///
/// CUDA: cuIpcGetMemHandle from 4.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuIpcGetMemHandle(pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) -> CUresult {
    let call = forward!(cuIpcGetMemHandle(pHandle, dptr), shares: Handle);
    entry(call, move |gpu| {
        let pHandle = out(pHandle)?;
        current(gpu)?;
        pHandle.finish(gpu.export_memory(address(dptr)?)?.into())
    })
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
/// CUDA: cuIpcOpenMemHandle from 11.0 on.
// Derived: anygpu_cuIpcOpenMemHandle_v2_ref, cuIpcOpenMemHandle from 4.1 on, anygpu_cuIpcOpenMemHandle_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuIpcOpenMemHandle_v2(
    pdptr: *mut CUdeviceptr,
    handle: CUipcMemHandle,
    Flags: c_uint,
) -> CUresult {
    let call = forward!(cuIpcOpenMemHandle_v2(pdptr, handle, Flags), shares: Object);
    entry(call, move |gpu| open(gpu, pdptr, &handle, Flags))
}

/// Releases one opening of another process's memory; the last release unmaps it.
///
/// Work that uses the memory is finished first.
///
/// - `dptr` (in): the address from cuIpcOpenMemHandle.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for memory that was not opened, and for one close too many.
///
/// CUDA: cuIpcCloseMemHandle from 4.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> CUresult {
    let call = forward!(cuIpcCloseMemHandle(dptr), shares: Nothing);
    entry_in_context(call, move |gpu| gpu.close_memory(address(dptr)?))
}

/// Exports a handle by which other processes open an event.
///
/// The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
/// tell the other processes only after cuEventRecord.
///
/// - `pHandle` (out): 64 bytes to send to the other process by any means.
/// - `event` (in): an event created with CU_EVENT_INTERPROCESS and CU_EVENT_DISABLE_TIMING.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL; CUDA_ERROR_INVALID_HANDLE for an event created without
/// CU_EVENT_INTERPROCESS and for one that does not exist.
///
/// CUDA: cuIpcGetEventHandle from 4.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuIpcGetEventHandle(pHandle: *mut CUipcEventHandle, event: CUevent) -> CUresult {
    let call = forward!(cuIpcGetEventHandle(pHandle, event), shares: Handle);
    entry(call, move |gpu| {
        let pHandle = out(pHandle)?;
        if event.is_null() {
            return invalid("the event is NULL");
        }
        current(gpu)?;
        pHandle.finish(gpu.export_event(event.into())?.into())
    })
}

/// Opens an event that another process exported.
///
/// It can be waited for, queried and recorded; destroy it with cuEventDestroy.
///
/// - `phEvent` (out): the event.
/// - `handle` (in): the 64 bytes from cuIpcGetEventHandle.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a handle made by this process,
/// CUDA_ERROR_MAP_FAILED for one that names no live event this process may open.
///
/// CUDA: cuIpcOpenEventHandle from 4.1 on.
// Derived: anygpu_cuIpcOpenEventHandle_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuIpcOpenEventHandle(phEvent: *mut CUevent, handle: CUipcEventHandle) -> CUresult {
    let call = forward!(cuIpcOpenEventHandle(phEvent, handle), shares: Object);
    entry(call, move |gpu| {
        let phEvent = out(phEvent)?;
        current(gpu)?;
        let opened = handle.bytes().and_then(|bytes| gpu.open_event(&bytes)).map_err(|error| match error.kind() {
            Kind::HandleRefused | Kind::HandleStale | Kind::OwnerEnded => Kind::MapFailed.because(error.to_string()),
            _ => error,
        })?;
        phEvent.finish(opened.as_ptr())
    })
}

/// # Safety
/// `base` is NULL or valid for writing.
unsafe fn open(gpu: &dyn Gpu, base: *mut CUdeviceptr, handle: &CUipcMemHandle, flags: c_uint) -> Result<()> {
    // SAFETY: as promised by the caller.
    let base = unsafe { out(base) }?;
    if flags != CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS {
        return invalid(format!("Flags is {flags}: it must be CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS"));
    }
    current(gpu)?;
    base.finish(gpu.open_memory(&handle.bytes()?)?.0 as CUdeviceptr)
}
