// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared between processes.

#[path = "../generated/hip/ipc.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_uint, c_void};

use super::types::*;
use super::{Slot, entry, forward, invalid, native_abi, non_null};
use crate::border::arguments::{out, read};
use crate::gpu::{Kind, Result};

pub use derived::*;

/// Exports device memory as a handle, by which other processes open it.
///
/// The handle identifies the whole allocation that contains `devPtr`: opening it returns the allocation's base, also for
/// an interior pointer, so send the offset along. Repeated calls return the same bytes; memory freed and allocated again
/// has a new handle. The memory must stay allocated until the other processes have closed it.
///
/// - `handle` (out): 64 bytes to send to the other process by any means.
/// - `devPtr` (in): device memory from hipMalloc, hipExtMallocWithFlags or hipMallocPitch.
///
/// Returns hipErrorInvalidValue when either is NULL, or when `devPtr` is not live device memory of this process: host,
/// managed, stream-ordered, opened from another process, or freed.
///
/// HIP: hipIpcGetMemHandle. CUDA: cudaIpcGetMemHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipIpcGetMemHandle(handle: *mut hipIpcMemHandle_t, devPtr: *mut c_void) -> hipError_t {
    let call = forward!(hipIpcGetMemHandle(handle, devPtr), shares: Handle);
    entry(call, move |gpu| out(handle)?.finish(gpu.export_memory(non_null(devPtr)?)?.into()))
}

/// Opens memory that another process exported and returns its base address in this process.
///
/// Opening a handle again returns the same address; close it as often. The memory belongs to the device it was
/// allocated on.
///
/// - `devPtr` (out): the base address.
/// - `handle` (in): the 64 bytes from hipIpcGetMemHandle.
/// - `flags` (in): hipIpcMemLazyEnablePeerAccess; 0, its value up to HIP 5, is taken too.
///
/// Returns hipErrorInvalidValue for a NULL pointer, other flags, or a handle of zeros; hipErrorInvalidContext for a
/// handle made by this process; hipErrorInvalidDevicePointer for a handle of no live memory that this process may
/// open: stale, freed, corrupted, forged, of another user, or of a process that has ended.
///
/// HIP: hipIpcOpenMemHandle. CUDA: cudaIpcOpenMemHandle.
// Derived: anygpu_hipIpcOpenMemHandle_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipIpcOpenMemHandle(
    devPtr: *mut *mut c_void,
    handle: hipIpcMemHandle_t,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipIpcOpenMemHandle(devPtr, handle, native_flags(flags)), shares: Object);
    entry(call, move |gpu| {
        let base = out(devPtr)?;
        check_flags(flags)?;
        base.finish(gpu.open_memory(&handle.bytes()?)?.as_ptr())
    })
}

/// Closes one opening of another process's memory; the last close unmaps it.
///
/// Work that uses the memory is finished first.
///
/// - `devPtr` (in): the address from hipIpcOpenMemHandle.
///
/// Returns hipErrorInvalidValue for NULL, for memory that was not opened, and for one close too many.
///
/// HIP: hipIpcCloseMemHandle. CUDA: cudaIpcCloseMemHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipIpcCloseMemHandle(devPtr: *mut c_void) -> hipError_t {
    let call = forward!(hipIpcCloseMemHandle(devPtr), shares: Nothing);
    entry(call, move |gpu| gpu.close_memory(non_null(devPtr)?))
}

/// Exports an event as a handle, by which other processes open it.
///
/// The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
/// tell the other processes only after hipEventRecord.
///
/// - `handle` (out): 64 bytes to send to the other process by any means.
/// - `event` (in): an event created with hipEventInterprocess and hipEventDisableTiming.
///
/// Returns hipErrorInvalidValue when either is NULL; hipErrorInvalidConfiguration for an event created without
/// hipEventInterprocess; hipErrorInvalidHandle for an event that does not exist.
///
/// HIP: hipIpcGetEventHandle. CUDA: cudaIpcGetEventHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipIpcGetEventHandle(handle: *mut hipIpcEventHandle_t, event: hipEvent_t) -> hipError_t {
    let call = forward!(hipIpcGetEventHandle(handle, event), shares: Handle);
    entry(call, move |gpu| {
        let handle = out(handle)?;
        if event.is_null() {
            return invalid("the event is NULL");
        }
        handle.finish(gpu.export_event(event.into())?.into())
    })
}

/// Opens an event that another process exported.
///
/// It can be waited for, queried and recorded; destroy it with hipEventDestroy.
///
/// - `event` (out): the event.
/// - `handle` (in): the 64 bytes from hipIpcGetEventHandle.
///
/// Returns hipErrorInvalidValue for a NULL pointer and for a handle that names no live event this process may open;
/// hipErrorInvalidContext for a handle made by this process.
///
/// HIP: hipIpcOpenEventHandle. CUDA: cudaIpcOpenEventHandle.
// Derived: anygpu_hipIpcOpenEventHandle_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipIpcOpenEventHandle(event: *mut hipEvent_t, handle: hipIpcEventHandle_t) -> hipError_t {
    let call = forward!(hipIpcOpenEventHandle(event, handle), shares: Object);
    entry(call, move |gpu| {
        let event = out(event)?;
        let opened = gpu.open_event(&handle.bytes()?).map_err(|error| match error.kind() {
            Kind::HandleRefused | Kind::HandleStale | Kind::OwnerEnded => Kind::InvalidValue.because(error.to_string()),
            _ => error,
        })?;
        event.finish(opened.as_ptr())
    })
}

/// Converts the flags for AMD's loaded runtime: the one argument rewritten on the native path.
fn native_flags(flags: c_uint) -> c_uint {
    if check_flags(flags).is_ok() { native_abi().lazy_enable_peer_access() } else { flags }
}

/// Accepts both values that hipIpcMemLazyEnablePeerAccess has had.
fn check_flags(flags: c_uint) -> Result<()> {
    if flags <= hipIpcMemLazyEnablePeerAccess {
        Ok(())
    } else {
        invalid(format!("flags is {flags}: it must be hipIpcMemLazyEnablePeerAccess"))
    }
}
