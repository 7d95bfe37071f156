// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory of several devices at once: multicast objects and logical endpoints. Switches between NVIDIA's GPUs do that work,
//! so that no other back end has any.

#[path = "../generated/cuda/multicast.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};

use super::types::*;
use super::{Slot, entry, forward, unsupported};

pub use derived::*;

/// Makes a multicast object, by which devices write to the memory of several; not supported.
///
/// - `mcHandle` (out): the multicast object.
/// - `prop` (in): its properties.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuMulticastCreate from 12.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMulticastCreate(
    mcHandle: *mut CUmemGenericAllocationHandle,
    prop: *const CUmulticastObjectProp,
) -> CUresult {
    let call = forward!(cuMulticastCreate(mcHandle, prop));
    entry(call, |_| unsupported("no device has multicast objects"))
}

/// Adds a device to a multicast object; not supported.
///
/// - `mcHandle` (in): the multicast object.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuMulticastAddDevice from 12.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> CUresult {
    let call = forward!(cuMulticastAddDevice(mcHandle, dev));
    entry(call, |_| unsupported("no device has multicast objects"))
}

/// Binds physical memory to a multicast object; not supported.
///
/// - `mcHandle` (in): the multicast object.
/// - `mcOffset` (in): bytes from the start of the object.
/// - `memHandle` (in): physical memory.
/// - `memOffset` (in): bytes from its start.
/// - `size` (in): bytes.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuMulticastBindMem from 12.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags));
    entry(call, |_| unsupported("no device has multicast objects"))
}

/// Binds a device's physical memory to a multicast object; not supported.
///
/// - `mcHandle` (in): the multicast object.
/// - `dev` (in): the device.
/// - `mcOffset` (in): bytes from the start of the object.
/// - `memHandle` (in): physical memory.
/// - `memOffset` (in): bytes from its start.
/// - `size` (in): bytes.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuMulticastBindMem_v2; cuGetProcAddress gives it for cuMulticastBindMem from 13.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags));
    entry(call, |_| unsupported("no device has multicast objects"))
}

/// Binds memory to a multicast object by its address; not supported.
///
/// - `mcHandle` (in): the multicast object.
/// - `mcOffset` (in): bytes from the start of the object.
/// - `memptr` (in): memory.
/// - `size` (in): bytes.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuMulticastBindAddr from 12.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags));
    entry(call, |_| unsupported("no device has multicast objects"))
}

/// Binds a device's memory to a multicast object by its address; not supported.
///
/// - `mcHandle` (in): the multicast object.
/// - `dev` (in): the device.
/// - `mcOffset` (in): bytes from the start of the object.
/// - `memptr` (in): memory.
/// - `size` (in): bytes.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuMulticastBindAddr_v2; cuGetProcAddress gives it for cuMulticastBindAddr from 13.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags));
    entry(call, |_| unsupported("no device has multicast objects"))
}

/// Ends the binding of memory to a multicast object; not supported.
///
/// - `mcHandle` (in): the multicast object.
/// - `dev` (in): the device.
/// - `mcOffset` (in): bytes from the start of the object.
/// - `size` (in): bytes.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuMulticastUnbind from 12.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    size: usize,
) -> CUresult {
    let call = forward!(cuMulticastUnbind(mcHandle, dev, mcOffset, size));
    entry(call, |_| unsupported("no device has multicast objects"))
}

/// Returns the granularity of multicast objects; not supported.
///
/// - `granularity` (out): bytes.
/// - `prop` (in): its properties.
/// - `option` (in): the least, or the one that is recommended.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuMulticastGetGranularity from 12.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMulticastGetGranularity(
    granularity: *mut usize,
    prop: *const CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> CUresult {
    let call = forward!(cuMulticastGetGranularity(granularity, prop, option));
    entry(call, |_| unsupported("no device has multicast objects"))
}

/// Reserves numbers of logical endpoints; not supported.
///
/// - `baseLeId` (out): the first number.
/// - `count` (in): how many.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointIdReserve from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointIdReserve(baseLeId: *mut CUlogicalEndpointId, count: c_uint) -> CUresult {
    let call = forward!(cuLogicalEndpointIdReserve(baseLeId, count));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Releases numbers of logical endpoints; not supported.
///
/// - `baseLeId` (in): the first number.
/// - `count` (in): how many.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointIdRelease from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId, count: c_uint) -> CUresult {
    let call = forward!(cuLogicalEndpointIdRelease(baseLeId, count));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Makes a logical endpoint; not supported.
///
/// - `leId` (in): the endpoint.
/// - `prop` (in): its properties.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointCreate from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId,
    prop: *const CUlogicalEndpointProp,
) -> CUresult {
    let call = forward!(cuLogicalEndpointCreate(leId, prop));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Adds a device to a logical endpoint; not supported.
///
/// - `leId` (in): the endpoint.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointAddDevice from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> CUresult {
    let call = forward!(cuLogicalEndpointAddDevice(leId, dev));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Destroys a logical endpoint; not supported.
///
/// - `leId` (in): the endpoint.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointDestroy from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> CUresult {
    let call = forward!(cuLogicalEndpointDestroy(leId));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Binds memory to a logical endpoint by its address; not supported.
///
/// - `leId` (in): the endpoint.
/// - `dev` (in): the device.
/// - `offset` (in): bytes from the start of the endpoint.
/// - `ptr` (in): memory.
/// - `size` (in): bytes.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointBindAddr from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: u64,
    ptr: *mut c_void,
    size: u64,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Binds physical memory to a logical endpoint; not supported.
///
/// - `leId` (in): the endpoint.
/// - `dev` (in): the device.
/// - `offset` (in): bytes from the start of the endpoint.
/// - `memHandle` (in): physical memory.
/// - `memOffset` (in): bytes from its start.
/// - `size` (in): bytes.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointBindMem from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: u64,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: u64,
    size: u64,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Ends the binding of memory to a logical endpoint; not supported.
///
/// - `leId` (in): the endpoint.
/// - `dev` (in): the device.
/// - `offset` (in): bytes from the start of the endpoint.
/// - `size` (in): bytes.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointUnbind from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: u64,
    size: u64,
) -> CUresult {
    let call = forward!(cuLogicalEndpointUnbind(leId, dev, offset, size));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Exports a logical endpoint for other processes; not supported.
///
/// - `handle` (out): 64 bytes.
/// - `leId` (in): the endpoint.
/// - `handleType` (in): the kind of handle.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointExport from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointExport(
    handle: *mut c_void,
    leId: CUlogicalEndpointId,
    handleType: CUlogicalEndpointIpcHandleType,
) -> CUresult {
    let call = forward!(cuLogicalEndpointExport(handle, leId, handleType));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Imports a logical endpoint of another process; not supported.
///
/// - `leId` (in): the endpoint.
/// - `handle` (in): 64 bytes.
/// - `handleType` (in): the kind of handle.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointImport from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointImport(
    leId: CUlogicalEndpointId,
    handle: *const c_void,
    handleType: CUlogicalEndpointIpcHandleType,
) -> CUresult {
    let call = forward!(cuLogicalEndpointImport(leId, handle, handleType));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Returns the limits of logical endpoints; not supported.
///
/// - `bindAlignment` (out): bytes.
/// - `maxSize` (out): bytes.
/// - `prop` (in): its properties.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointGetLimits from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointGetLimits(
    bindAlignment: *mut u64,
    maxSize: *mut u64,
    prop: *const CUlogicalEndpointProp,
) -> CUresult {
    let call = forward!(cuLogicalEndpointGetLimits(bindAlignment, maxSize, prop));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Returns the states of logical endpoints; not supported.
///
/// - `leId` (in): the endpoint.
/// - `count` (in): how many.
/// - `queryStatus` (out): the states.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLogicalEndpointQuery from 13.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId,
    count: c_uint,
    queryStatus: *mut c_int,
) -> CUresult {
    let call = forward!(cuLogicalEndpointQuery(leId, count, queryStatus));
    entry(call, |_| unsupported("no device has logical endpoints"))
}

/// Queues copies to logical endpoints; not supported.
///
/// - `numOps` (in): how many.
/// - `opList` (in): the copies.
/// - `flags` (in): 0.
/// - `hStream` (in, nullable): the stream.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuFabricCpyBatchAsync from 13.5 on.
// Derived: cuFabricCpyBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFabricCpyBatchAsync(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuFabricCpyBatchAsync(numOps, opList, flags, hStream));
    entry(call, |_| unsupported("no device has logical endpoints"))
}
