// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared between processes.

#[path = "../generated/cudart/ipc.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_uint, c_void};

use super::types::*;
use super::{Slot, entry, forward, invalid, non_null};
use crate::border::arguments::{out, read};
use crate::gpu::Kind;

pub use derived::*;

// Derived from hipIpcGetMemHandle: cudaIpcGetMemHandle
// Exports a handle by which other processes open the device memory that `devPtr` points into.
//
// The handle names the whole allocation: opening it gives the allocation's base, even if `devPtr` is an interior
// pointer, so send the offset along. Repeated calls return the same bytes; memory freed and allocated again gets a new
// handle. The memory must stay allocated until the other processes have closed it.
//
// - `devPtr` (in): device memory from cudaMalloc, cudaMallocPitch or cudaMalloc3D.

/// Opens memory that another process exported and returns its base address in this process.
///
/// Opening a handle again returns the same address; close it as often. The memory belongs to the device it was
/// allocated on.
///
/// - `devPtr` (out): the base address.
/// - `handle` (in): the 64 bytes from cudaIpcGetMemHandle.
/// - `flags` (in): cudaIpcMemLazyEnablePeerAccess.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, and a handle that was never made, is damaged, or is of another
/// user; cudaErrorDeviceUninitialized for a handle made by this process; cudaErrorNotPermitted for memory that its
/// process has freed, cudaErrorInvalidResourceHandle where that has ended.
///
/// CUDA: cudaIpcOpenMemHandle.
// Derived: anygpu_cudaIpcOpenMemHandle_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaIpcOpenMemHandle(
    devPtr: *mut *mut c_void,
    handle: cudaIpcMemHandle_t,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaIpcOpenMemHandle(devPtr, handle, flags), shares: Object);
    entry(call, move |gpu| {
        let base = out(devPtr)?;
        if flags != cudaIpcMemLazyEnablePeerAccess {
            return invalid(format!("flags is {flags}: it must be cudaIpcMemLazyEnablePeerAccess"));
        }
        base.finish(gpu.open_memory(&handle.bytes()?)?.as_ptr())
    })
}

// Derived from hipIpcCloseMemHandle: cudaIpcCloseMemHandle
// Releases one opening of another process's memory; the last release unmaps it.
//
// Work that uses the memory is finished first.

// Derived from hipIpcGetEventHandle: cudaIpcGetEventHandle
// Exports a handle by which other processes open an event.
//
// The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
// tell the other processes only after cudaEventRecord.
//
// Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist or was created
// without cudaEventInterprocess.

/// Opens an event that another process exported.
///
/// It can be waited for, queried and recorded; destroy it with cudaEventDestroy.
///
/// - `event` (out): the event.
/// - `handle` (in): the 64 bytes from cudaIpcGetEventHandle.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorDeviceUninitialized for a handle made by this process,
/// cudaErrorMapBufferObjectFailed for one that names no live event this process may open.
///
/// CUDA: cudaIpcOpenEventHandle.
// Derived: anygpu_cudaIpcOpenEventHandle_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaIpcOpenEventHandle(event: *mut cudaEvent_t, handle: cudaIpcEventHandle_t) -> cudaError_t {
    let call = forward!(cudaIpcOpenEventHandle(event, handle), shares: Object);
    entry(call, move |gpu| {
        let event = out(event)?;
        let opened = gpu.open_event(&handle.bytes()).map_err(|error| match error.kind() {
            Kind::HandleRefused | Kind::HandleStale | Kind::OwnerEnded => Kind::MapFailed.because(error.to_string()),
            _ => error,
        })?;
        event.finish(opened.as_ptr())
    })
}
