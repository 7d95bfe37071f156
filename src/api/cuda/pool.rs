// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory pools, and allocation from them in a stream's order.

#[path = "../generated/cuda/pool.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_ulonglong, c_void};

use super::types::*;
use super::vmm::{access, handle_type, location, no_windows, shareable, write_access};
use super::{
    Slot, address, check_device, default_stream, entry, entry_freeing, entry_on_stream, forward, invalid, on_stream,
    per_thread, unsupported,
};
use crate::border::arguments::{no_flags, out, read, write_shareable};
use crate::border::entry::allocating;
use crate::border::native::vendor;
use crate::gpu::{
    Access, Address, Error, Gpu, HandleTypes, Location, Pool, PoolAttribute, PoolMemory, PoolProperties, Result, Stream,
};
use crate::share::{ends, pool_imports};

pub use derived::*;

/// Allocates device memory in a stream's order, from the pool that the current context's device uses.
///
/// Work queued on the stream from now on may use it. Such memory cannot be shared by cuIpcGetMemHandle.
///
/// - `dptr` (out): the address; 0 when `bytesize` is 0. Free it with cuMemFreeAsync or cuMemFree.
/// - `bytesize` (in): bytes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `dptr`, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist,
/// CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuMemAllocAsync from 11.2 on.
// Derived: cuMemAllocAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemAllocAsync(dptr, bytesize, hStream));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        allocate(gpu, dptr, bytesize, None, default_stream(hStream))
    })
}

/// Frees device memory once the work queued on a stream so far is done.
///
/// - `dptr` (in): the address, from cuMemAllocAsync or cuMemAlloc; 0 does nothing.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for what is not the base of such memory, CUDA_ERROR_INVALID_HANDLE for a stream
/// that does not exist.
///
/// CUDA: cuMemFreeAsync from 11.2 on.
// Derived: cuMemFreeAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> CUresult {
    let end = ends::memory(dptr as usize);
    let call = forward!(cuMemFreeAsync(dptr, hStream), unless: end.is_shared(), after: |status| end.settle(status == CUDA_SUCCESS));
    entry_freeing(call, &end, on_stream(default_stream(hStream)), |gpu| match dptr {
        0 => Ok(()),
        _ => end.free_queued(gpu, address(dptr)?, default_stream(hStream)),
    })
}

/// Allocates device memory in a stream's order, from a pool that the caller chose.
///
/// - `dptr` (out): the address; 0 when `bytesize` is 0. Free it with cuMemFreeAsync or cuMemFree.
/// - `bytesize` (in): bytes.
/// - `pool` (in): the pool, not an imported one.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and an imported pool, CUDA_ERROR_INVALID_HANDLE for a stream that does not
/// exist, CUDA_ERROR_OUT_OF_MEMORY, also beyond the pool's maximum size.
///
/// CUDA: cuMemAllocFromPoolAsync from 11.2 on.
// Derived: cuMemAllocFromPoolAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocFromPoolAsync(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        allocate(gpu, dptr, bytesize, Some(existing(pool)?), default_stream(hStream))
    })
}

// Derived from hipDeviceGetDefaultMemPool: cuDeviceGetDefaultMemPool
// With: CUdevice for c_int, dev for device, pool_out for mem_pool
// Returns the default pool of a device.
//
// - `dev` (in): the device.
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
//
// CUDA: cuDeviceGetDefaultMemPool from 11.2 on.

// Derived from hipDeviceGetMemPool: cuDeviceGetMemPool
// With: CUdevice for c_int, dev for device, pool for mem_pool
// Returns the pool that cuMemAllocAsync uses on a device.
//
// - `dev` (in): the device.
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a device that does not exist.
//
// CUDA: cuDeviceGetMemPool from 11.2 on.

// Derived from hipDeviceSetMemPool: cuDeviceSetMemPool
// With: CUdevice for c_int, dev for device, pool for mem_pool
// Sets the pool that cuMemAllocAsync uses on a device.
//
// - `dev` (in): the device.
// - `pool` (in): a pool of that device, not an imported one.
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, a device that does not exist, and other pools.
//
// CUDA: cuDeviceSetMemPool from 11.2 on.

/// Returns the default pool of a location.
///
/// - `pool_out` (out): the pool.
/// - `location` (in): a device, the host or a NUMA node of it; of managed memory the location that it prefers, which may
///   be CU_MEM_LOCATION_TYPE_NONE.
/// - `type` (in): CU_MEM_ALLOCATION_TYPE_PINNED or CU_MEM_ALLOCATION_TYPE_MANAGED.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other locations and types, and a device or node that does not exist,
/// CUDA_ERROR_NOT_SUPPORTED where there are no such pools.
///
/// CUDA: cuMemGetDefaultMemPool from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    r#type: CUmemAllocationType,
) -> CUresult {
    let call = forward!(cuMemGetDefaultMemPool(pool_out, location, r#type));
    entry(call, move |gpu| {
        let (pool, location) = (out(pool_out)?, read(location)?);
        pool.finish(gpu.default_pool(pool_memory(gpu, &location, r#type)?)?.as_ptr())
    })
}

/// Returns the current pool of a location.
///
/// - `pool` (out): the pool that cuMemSetMemPool set last, or the default one.
/// - `location` (in): as for cuMemGetDefaultMemPool.
/// - `type` (in): as there.
///
/// Returns what cuMemGetDefaultMemPool returns.
///
/// CUDA: cuMemGetMemPool from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetMemPool(
    pool: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    r#type: CUmemAllocationType,
) -> CUresult {
    let call = forward!(cuMemGetMemPool(pool, location, r#type));
    entry(call, move |gpu| {
        let (pool, location) = (out(pool)?, read(location)?);
        pool.finish(gpu.current_pool(pool_memory(gpu, &location, r#type)?)?.as_ptr())
    })
}

/// Sets the current pool of a location.
///
/// - `location` (in): as for cuMemGetDefaultMemPool.
/// - `type` (in): as there.
/// - `pool` (in): a pool of that location and type, not an imported one.
///
/// Returns what cuMemGetDefaultMemPool returns, and CUDA_ERROR_INVALID_VALUE for other pools.
///
/// CUDA: cuMemSetMemPool from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    r#type: CUmemAllocationType,
    pool: CUmemoryPool,
) -> CUresult {
    let call = forward!(cuMemSetMemPool(location, r#type, pool));
    entry(call, move |gpu| {
        let location = read(location)?;
        gpu.set_current_pool(pool_memory(gpu, &location, r#type)?, existing(pool)?)
    })
}

/// Creates a pool.
///
/// - `pool` (out): the pool; destroy it with cuMemPoolDestroy.
/// - `poolProps` (in): CU_MEM_ALLOCATION_TYPE_PINNED on a device, on the host or on a NUMA node of it, or
///   CU_MEM_ALLOCATION_TYPE_MANAGED with the location that it prefers, if any. A pool that other processes are to import,
///   of a device or a NUMA node, names the kind of handle here.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other properties, a device or node that does not exist, handles of a pool of
/// the host as a whole, and handles, a greatest size or a usage of managed memory; CUDA_ERROR_OUT_OF_MEMORY,
/// CUDA_ERROR_NOT_SUPPORTED where there is no such pool.
///
/// CUDA: cuMemPoolCreate from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps) -> CUresult {
    let call = forward!(cuMemPoolCreate(pool, poolProps));
    entry(call, move |gpu| {
        let (pool, wanted) = (out(pool)?, read(poolProps)?);
        let properties = pool_properties(gpu, &wanted)?;
        pool.finish(allocating(|| gpu.create_pool(&properties))?.as_ptr())
    })
}

// Derived from hipMemPoolDestroy: cuMemPoolDestroy
// With: pool for mem_pool
// CUDA: cuMemPoolDestroy from 11.2 on.

// Derived from hipMemPoolTrimTo: cuMemPoolTrimTo
// With: pool for mem_pool, minBytesToKeep for min_bytes_to_hold
// CUDA: cuMemPoolTrimTo from 11.2 on.

/// Sets an attribute of a pool.
///
/// - `pool` (in): the pool.
/// - `attr` (in): which one; high-water marks can only be set to 0.
/// - `value` (in): an `int`, or a `cuuint64_t`, as the attribute is.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, attributes that cannot be set, and other values.
///
/// CUDA: cuMemPoolSetAttribute from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolSetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> CUresult {
    let call = forward!(cuMemPoolSetAttribute(pool, attr, value));
    entry(call, move |gpu| {
        let pool = existing(pool)?;
        let (attribute, is_int) = pool_attribute(attr)?;
        // SAFETY: the caller gives a value of the attribute's type, or NULL.
        let number = unsafe {
            if is_int { u64::from(read(value.cast::<c_int>())? != 0) } else { read(value.cast::<cuuint64_t>())? }
        };
        gpu.set_pool_attribute(pool, attribute, number)
    })
}

// Derived from hipMemPoolGetAttribute: cuMemPoolGetAttribute
// With: pool for mem_pool, cuuint64_t for u64
// - `attr` (in): which one.
// - `value` (out): an `int`, or a `cuuint64_t`, as the attribute is.
//
// CUDA: cuMemPoolGetAttribute from 11.2 on.

/// Sets the access rights of several devices to a pool's memory. The pool's own device keeps all rights.
///
/// - `pool` (in): the pool.
/// - `map` (in, array of count): the rights of each location.
/// - `count` (in): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and unknown rights, CUDA_ERROR_INVALID_DEVICE for a device that does not
/// exist and for restricting the pool's own device, CUDA_ERROR_NOT_SUPPORTED for other locations and for reading only.
///
/// CUDA: cuMemPoolSetAccess from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolSetAccess(pool: CUmemoryPool, map: *const CUmemAccessDesc, count: usize) -> CUresult {
    let call = forward!(cuMemPoolSetAccess(pool, map, count));
    entry(call, move |gpu| {
        let pool = existing(pool)?;
        if map.is_null() {
            return invalid("the list is NULL");
        }
        let mut accesses = Vec::new();
        for index in 0..count {
            // SAFETY: the caller gives an array of `count` elements.
            let wanted = unsafe { read(map.add(index)) }?;
            let access = access(wanted.flags)?;
            if wanted.location.r#type != CU_MEM_LOCATION_TYPE_DEVICE || access == Access::Read {
                return unsupported("pools are for devices, which may do everything or nothing");
            }
            check_device(gpu, wanted.location.id)?;
            accesses.push((Location::Device(wanted.location.id), access));
        }
        gpu.set_pool_access(pool, &accesses)
    })
}

/// Returns the access rights of a location to a pool's memory.
///
/// - `flags` (out): the rights.
/// - `memPool` (in): the pool.
/// - `location` (in): the location.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown locations, and a device that does not exist.
///
/// CUDA: cuMemPoolGetAccess from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolGetAccess(
    flags: *mut CUmemAccess_flags,
    memPool: CUmemoryPool,
    location: *mut CUmemLocation,
) -> CUresult {
    let call = forward!(cuMemPoolGetAccess(flags, memPool, location));
    entry(call, move |gpu| {
        let (flags, location) = (out(flags)?, read(location)?);
        let pool = existing(memPool).map_err(Error::as_answer)?;
        let location = self::location(&location)?;
        if let Location::Device(device) = location {
            existing_device(gpu, device)?;
        }
        flags.finish(write_access(gpu.pool_access(pool, location)?))
    })
}

/// Exports a handle by which another process imports a pool and, through it, the pool's exported allocations.
///
/// - `handle_out` (out): an `int`, the file descriptor, to be closed when it has been sent or inherited; a
///   CUmemFabricHandle for CU_MEM_HANDLE_TYPE_FABRIC.
/// - `pool` (in): a pool that was created for such handles.
/// - `handleType` (in): the kind.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a kind that the pool was not created for, default and
/// imported pools.
///
/// CUDA: cuMemPoolExportToShareableHandle from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolExportToShareableHandle(
    handle_out: *mut c_void,
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags), shares: Descriptor);
    entry(call, move |gpu| {
        let output = out(handle_out.cast())?;
        no_flags(flags)?;
        let exported = gpu.export_pool(existing(pool)?, handle_type(handleType)?)?;
        // SAFETY: the caller gives room for a handle of the requested kind.
        unsafe { write_shareable(output, exported) };
        Ok(())
    })
}

/// Imports a pool that another process, or this one, has exported. It allocates nothing.
///
/// - `pool_out` (out): the pool, for cuMemPoolImportPointer; destroy it with cuMemPoolDestroy.
/// - `handle` (in): the file descriptor itself, cast to a pointer, which stays the caller's to close; for
///   CU_MEM_HANDLE_TYPE_FABRIC a pointer to the CUmemFabricHandle.
/// - `handleType` (in): its kind.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, an unknown kind and other flags, CUDA_ERROR_NOT_SUPPORTED for a kind that
/// is not for this system or device, CUDA_ERROR_UNKNOWN for a descriptor that is not open or of something else.
///
/// CUDA: cuMemPoolImportFromShareableHandle from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolImportFromShareableHandle(
    pool_out: *mut CUmemoryPool,
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags), shares: Object);
    entry(call, move |gpu| {
        let pool = out(pool_out)?;
        no_flags(flags)?;
        // SAFETY: the caller gives a handle of the kind that it says.
        let shared = unsafe { shareable(gpu, handle, handleType) }?;
        pool.finish(gpu.import_pool(&shared)?.as_ptr())
    })
}

/// Exports one allocation of a pool to a process that has imported the pool.
///
/// - `shareData_out` (out): 64 bytes to send to the other process by any means.
/// - `ptr` (in): the allocation's first address.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for what is not the start of such an allocation, and where the pool itself
/// was not exported before.
///
/// CUDA: cuMemPoolExportPointer from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolExportPointer(
    shareData_out: *mut CUmemPoolPtrExportData,
    ptr: CUdeviceptr,
) -> CUresult {
    let call = forward!(cuMemPoolExportPointer(shareData_out, ptr), shares: Handle);
    entry(call, move |gpu| {
        out(shareData_out)?.finish(CUmemPoolPtrExportData { reserved: gpu.export_pool_pointer(address(ptr)?)? })
    })
}

/// Imports an allocation of an imported pool.
///
/// The exporter's allocation must be complete before its memory is touched, and every import freed before it is.
/// Imports of the same allocation return the same address. What anygpu_import has opened there, too, stays until both are
/// closed.
///
/// - `ptr_out` (out): the address; free it with cuMemFreeAsync or cuMemFree, once.
/// - `pool` (in): the imported pool.
/// - `shareData` (in): the 64 bytes from cuMemPoolExportPointer.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a pool that is not imported, and bytes that name none of its allocations.
///
/// CUDA: cuMemPoolImportPointer from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolImportPointer(
    ptr_out: *mut CUdeviceptr,
    pool: CUmemoryPool,
    shareData: *mut CUmemPoolPtrExportData,
) -> CUresult {
    let call = forward!(cuMemPoolImportPointer(ptr_out, pool, shareData), shares: Object, by: |theirs| {
        // SAFETY: the driver has written it.
        let address = |status: &_| (*status == CUDA_SUCCESS).then(|| unsafe { *ptr_out } as usize);
        pool_imports::import_by_vendor(|| vendor!(theirs(ptr_out, pool, shareData)), address)
    });
    entry(call, move |gpu| {
        let (ptr, name) = (out(ptr_out)?, read(shareData)?);
        let pool = existing(pool)?;
        let import = || gpu.import_pool_pointer(pool, &name.reserved);
        ptr.finish(pool_imports::import_by_program(import)?.0 as CUdeviceptr)
    })
}

/// # Safety
/// `pointer` is NULL or valid for writing.
unsafe fn allocate(
    gpu: &dyn Gpu,
    pointer: *mut CUdeviceptr,
    size: usize,
    pool: Option<Pool>,
    stream: Stream,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let pointer = unsafe { out(pointer) }?;
    let address = match pool {
        _ if size == 0 => Address(0),
        None => allocating(|| gpu.allocate_queued(size, stream))?,
        Some(pool) => allocating(|| gpu.allocate_from_pool(size, pool, stream))?,
    };
    pointer.finish(address.0 as CUdeviceptr)
}

/// Converts a pool; InvalidValue for NULL.
fn existing(pool: CUmemoryPool) -> Result<Pool> {
    if pool.is_null() { invalid("the pool is NULL") } else { Ok(pool.into()) }
}

/// Refuses a device that does not exist with InvalidValue, as the driver does for pools.
pub(in crate::api) fn existing_device(gpu: &dyn Gpu, device: CUdevice) -> Result<()> {
    check_device(gpu, device).or_else(|error| invalid(error.to_string()))
}

/// Returns the memory of pools that a location and a type name.
///
/// InvalidValue for those that the driver does not have, and for a device that does not exist.
pub(in crate::api) fn pool_memory(
    gpu: &dyn Gpu,
    wanted: &CUmemLocation,
    number: CUmemAllocationType,
) -> Result<PoolMemory> {
    let location = match wanted.r#type {
        CU_MEM_LOCATION_TYPE_NONE if number == CU_MEM_ALLOCATION_TYPE_MANAGED => None,
        CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT => {
            return invalid("a pool is not of the calling thread's NUMA node: name a node");
        }
        _ => Some(location(wanted)?),
    };
    if let Some(Location::Device(device)) = location {
        existing_device(gpu, device)?;
    }
    match (number, location) {
        (CU_MEM_ALLOCATION_TYPE_PINNED, Some(location)) => Ok(PoolMemory::Pinned(location)),
        (CU_MEM_ALLOCATION_TYPE_MANAGED, _) => Ok(PoolMemory::Managed(location)),
        _ => invalid(format!("type is {number}: none of CUmemAllocationType")),
    }
}

/// Returns the properties of a pool to create, as the driver has them.
pub(in crate::api) fn pool_properties(gpu: &dyn Gpu, wanted: &CUmemPoolProps) -> Result<PoolProperties> {
    no_windows(wanted.handleTypes)?;
    let Some(handle_types) = HandleTypes::from_bits(wanted.handleTypes) else {
        return invalid(format!("handleTypes is {:#x}: there are no such handles", wanted.handleTypes));
    };
    let memory = pool_memory(gpu, &wanted.location, wanted.allocType)?;
    let (max_size, usage) = (wanted.maxSize, wanted.usage);
    match memory {
        PoolMemory::Pinned(Location::Host) if !handle_types.is_empty() => {
            invalid("a pool of the host as a whole has no handles: name a NUMA node")
        }
        PoolMemory::Managed(_) if !handle_types.is_empty() || max_size != 0 || usage != 0 => {
            invalid("a pool of managed memory has no handles, no greatest size and no usage")
        }
        _ => Ok(PoolProperties { memory, handle_types, max_size, usage }),
    }
}

/// Returns the hub's attribute and whether its value is an `int`.
pub(in crate::api) fn pool_attribute(number: CUmemPool_attribute) -> Result<(PoolAttribute, bool)> {
    Ok(match number {
        CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES => (PoolAttribute::ReuseFollowEventDependencies, true),
        CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC => (PoolAttribute::ReuseAllowOpportunistic, true),
        CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES => (PoolAttribute::ReuseAllowInternalDependencies, true),
        CU_MEMPOOL_ATTR_RELEASE_THRESHOLD => (PoolAttribute::ReleaseThreshold, false),
        CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT => (PoolAttribute::ReservedCurrent, false),
        CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH => (PoolAttribute::ReservedHigh, false),
        CU_MEMPOOL_ATTR_USED_MEM_CURRENT => (PoolAttribute::UsedCurrent, false),
        CU_MEMPOOL_ATTR_USED_MEM_HIGH => (PoolAttribute::UsedHigh, false),
        // Driver 580 has none of the further attributes of CUDA 13.5.
        _ => return invalid(format!("attr is {number}: there is no such attribute")),
    })
}
