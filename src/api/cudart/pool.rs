// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory pools, and allocation from them in a stream's order.

#[path = "../generated/cudart/pool.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_void};
use std::ptr;

use super::types::*;
use super::{Slot, check_device, default_stream, entry, forward, invalid, non_null, per_thread, unsupported};
use crate::api::cuda::{self, CUmemLocation, CUmemPoolProps};
use crate::border::arguments::{no_flags, out, read, write_shareable};
use crate::border::entry::allocating;
use crate::border::native::vendor;
use crate::gpu::{Access, Error, Gpu, Location, Pool, PoolMemory, Result, Stream};
use crate::share::{ends, pool_imports};

pub use derived::*;

/// Allocates device memory in a stream's order, from the pool that the current device uses.
///
/// Work queued on the stream from now on may use it. Such memory cannot be shared by cudaIpcGetMemHandle.
///
/// - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFreeAsync or cudaFree.
/// - `size` (in): bytes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for a NULL `devPtr`, cudaErrorInvalidResourceHandle for a stream that does not exist,
/// cudaErrorMemoryAllocation.
///
/// CUDA: cudaMallocAsync.
// Derived: cudaMallocAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocAsync(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaMallocAsync(devPtr, size, hStream));
    entry(call, move |gpu| {
        let address = out(devPtr)?;
        let stream = default_stream(hStream);
        address.finish(if size == 0 {
            ptr::null_mut()
        } else {
            allocating(|| gpu.allocate_queued(size, stream))?.as_ptr()
        })
    })
}

/// Frees device memory once the work queued on a stream so far is done.
///
/// - `devPtr` (in, nullable): the address, from cudaMallocAsync or cudaMalloc; NULL does nothing.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for what is not the base of such memory, cudaErrorInvalidResourceHandle for a stream
/// that does not exist.
///
/// CUDA: cudaFreeAsync.
// Derived: cudaFreeAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t {
    let end = ends::memory(devPtr.addr());
    let call = forward!(cudaFreeAsync(devPtr, hStream), unless: end.is_shared(), after: |status| end.settle(status == cudaSuccess));
    entry(call, move |gpu| match devPtr.is_null() {
        true => Ok(()),
        false => end.free_queued(gpu, devPtr.into(), default_stream(hStream)),
    })
}

/// Allocates device memory in a stream's order, from a pool that the caller chose.
///
/// - `ptr` (out): the address; NULL when `size` is 0. Free it with cudaFreeAsync or cudaFree.
/// - `size` (in): bytes.
/// - `memPool` (in): the pool, not an imported one.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for NULL and an imported pool, cudaErrorInvalidResourceHandle for a stream that does
/// not exist, cudaErrorMemoryAllocation, also beyond the pool's maximum size.
///
/// CUDA: cudaMallocFromPoolAsync from 11.2 on.
// Derived: cudaMallocFromPoolAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocFromPoolAsync(
    ptr: *mut *mut c_void,
    size: usize,
    memPool: cudaMemPool_t,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMallocFromPoolAsync(ptr, size, memPool, stream));
    entry(call, move |gpu| allocate(gpu, ptr, size, memPool, default_stream(stream)))
}

// Derived from hipDeviceGetDefaultMemPool: cudaDeviceGetDefaultMemPool
// With: memPool for mem_pool
// Returns the default pool of a device.
//
// CUDA: cudaDeviceGetDefaultMemPool from 11.2 on.

// Derived from hipDeviceGetMemPool: cudaDeviceGetMemPool
// With: cuda::existing_device for existing_device, memPool for mem_pool
// CUDA: cudaDeviceGetMemPool from 11.2 on.

// Derived from hipDeviceSetMemPool: cudaDeviceSetMemPool
// With: cuda::existing_device for existing_device, memPool for mem_pool
// Returns cudaErrorInvalidValue for NULL, a device that does not exist, and other pools.
//
// CUDA: cudaDeviceSetMemPool from 11.2 on.

// Derived from cuMemGetDefaultMemPool: cudaMemGetDefaultMemPool
// With: memPool for pool_out
// - `location` (in): a device, the host or a NUMA node of it; of managed memory the location that it prefers, which may
//   be cudaMemLocationTypeNone.
// - `type` (in): cudaMemAllocationTypePinned or cudaMemAllocationTypeManaged.
//
// CUDA: cudaMemGetDefaultMemPool from 13.0 on.

/// Returns the current pool of a location.
///
/// - `memPool` (out): the pool that cudaMemSetMemPool set last, or the default one.
/// - `location` (in): as for cudaMemGetDefaultMemPool.
/// - `type` (in): as there.
///
/// Returns what cudaMemGetDefaultMemPool returns.
///
/// CUDA: cudaMemGetMemPool from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemGetMemPool(
    memPool: *mut cudaMemPool_t,
    location: *mut cudaMemLocation,
    r#type: cudaMemAllocationType,
) -> cudaError_t {
    let call = forward!(cudaMemGetMemPool(memPool, location, r#type));
    entry(call, move |gpu| {
        let (pool, location) = (out(memPool)?, read(location)?);
        pool.finish(gpu.current_pool(pool_memory(gpu, &location, r#type)?)?.as_ptr())
    })
}

// Derived from cuMemSetMemPool: cudaMemSetMemPool
// With: memPool for pool
// Sets the current pool of a location.
//
// - `location` (in): as for cudaMemGetDefaultMemPool.
// - `memPool` (in): a pool of that location and type, not an imported one.
//
// CUDA: cudaMemSetMemPool from 13.0 on.

/// Creates a pool.
///
/// - `memPool` (out): the pool; destroy it with cudaMemPoolDestroy.
/// - `poolProps` (in): cudaMemAllocationTypePinned on a device, on the host or on a NUMA node of it, or
///   cudaMemAllocationTypeManaged with the location that it prefers, if any. A pool that other processes are to import, of
///   a device or a NUMA node, names the kind of handle here.
///
/// Returns cudaErrorInvalidValue for NULL, other properties, a device or node that does not exist, handles of a pool of
/// the host as a whole, and handles, a greatest size or a usage of managed memory; cudaErrorMemoryAllocation,
/// cudaErrorNotSupported where there is no such pool.
///
/// CUDA: cudaMemPoolCreate from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolCreate(
    memPool: *mut cudaMemPool_t,
    poolProps: *const cudaMemPoolProps,
) -> cudaError_t {
    let call = forward!(cudaMemPoolCreate(memPool, poolProps));
    entry(call, move |gpu| {
        let (pool, wanted) = (out(memPool)?, read(poolProps)?);
        let properties = cuda::pool_properties(gpu, &driver_properties(&wanted))?;
        pool.finish(allocating(|| gpu.create_pool(&properties))?.as_ptr())
    })
}

// Derived from hipMemPoolDestroy: cudaMemPoolDestroy
// With: memPool for mem_pool
// CUDA: cudaMemPoolDestroy from 11.2 on.

// Derived from hipMemPoolTrimTo: cudaMemPoolTrimTo
// With: memPool for mem_pool, minBytesToKeep for min_bytes_to_hold
// CUDA: cudaMemPoolTrimTo from 11.2 on.

// Derived from hipMemPoolSetAttribute: cudaMemPoolSetAttribute
// With: memPool for mem_pool, cuda::pool_attribute for pool_attribute
// - `attr` (in): which one; high-water marks can only be set to 0.
// - `value` (in): an `int`, or a `u64`, as the attribute is.
//
// CUDA: cudaMemPoolSetAttribute from 11.2 on.

/// Returns an attribute of a pool.
///
/// - `memPool` (in): the pool.
/// - `attr` (in): which one.
/// - `value` (out): an `int`, or a `u64`, as the attribute is.
///
/// Returns cudaErrorInvalidValue for NULL and other attributes.
///
/// CUDA: cudaMemPoolGetAttribute from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolGetAttribute(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
    value: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaMemPoolGetAttribute(memPool, attr, value));
    entry(call, move |gpu| {
        let pool = existing(memPool)?;
        let (attribute, is_int) = cuda::pool_attribute(attr)?;
        if is_int {
            // SAFETY: the caller gives room for the attribute's type, or NULL.
            let value = unsafe { out(value.cast::<c_int>()) }?;
            value.write(gpu.pool_attribute(pool, attribute)? as c_int);
        } else {
            // SAFETY: as above.
            let value = unsafe { out(value.cast::<u64>()) }?;
            value.write(gpu.pool_attribute(pool, attribute)?);
        }
        Ok(())
    })
}

/// Sets the access rights of several devices to a pool's memory. The pool's own device keeps all rights.
///
/// - `memPool` (in): the pool.
/// - `descList` (in, array of count): the rights of each location.
/// - `count` (in): how many.
///
/// Returns cudaErrorInvalidValue for NULL and unknown rights, cudaErrorInvalidDevice for a device that does not exist
/// and for restricting the pool's own device, cudaErrorNotSupported for other locations and for reading only.
///
/// CUDA: cudaMemPoolSetAccess from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolSetAccess(
    memPool: cudaMemPool_t,
    descList: *const cudaMemAccessDesc,
    count: usize,
) -> cudaError_t {
    let call = forward!(cudaMemPoolSetAccess(memPool, descList, count));
    entry(call, move |gpu| {
        let pool = existing(memPool)?;
        if descList.is_null() {
            return invalid("the list is NULL");
        }
        let mut accesses = Vec::new();
        for index in 0..count {
            // SAFETY: the caller gives an array of `count` elements.
            let wanted = unsafe { read(descList.add(index)) }?;
            let access = cuda::access(wanted.flags)?;
            if wanted.location.r#type != cudaMemLocationTypeDevice || access == Access::Read {
                return unsupported("pools are for devices, which may do everything or nothing");
            }
            check_device(gpu, wanted.location.id)?;
            accesses.push((Location::Device(wanted.location.id), access));
        }
        gpu.set_pool_access(pool, &accesses)
    })
}

// Derived from cuMemPoolGetAccess: cudaMemPoolGetAccess
// With: cuda::existing_device for existing_device, cuda::write_access for write_access
// CUDA: cudaMemPoolGetAccess from 11.2 on.

// Derived from cuMemPoolExportToShareableHandle: cudaMemPoolExportToShareableHandle
// With: c_uint for c_ulonglong, shareableHandle for handle_out, cuda::handle_type for handle_type, memPool for pool
// Exports a handle by which another process imports a pool and, through it, the pool's exported allocations.
//
// - `shareableHandle` (out): an `int`, the file descriptor, to be closed when it has been sent or inherited; a
//   cudaMemFabricHandle_t for cudaMemHandleTypeFabric.
// - `memPool` (in): a pool that was created for such handles.
//
// Returns cudaErrorInvalidValue for NULL, other flags, a kind that the pool was not created for, default and
// imported pools.
//
// CUDA: cudaMemPoolExportToShareableHandle from 11.2 on.

/// Imports a pool that another process, or this one, has exported. It allocates nothing.
///
/// - `memPool` (out): the pool, for cudaMemPoolImportPointer; destroy it with cudaMemPoolDestroy.
/// - `shareableHandle` (in): the file descriptor itself, cast to a pointer, which stays the caller's to close; for
///   cudaMemHandleTypeFabric a pointer to the cudaMemFabricHandle_t.
/// - `handleType` (in): its kind.
/// - `flags` (in): 0.
///
/// Returns cudaErrorInvalidValue for NULL, an unknown kind and other flags, cudaErrorNotSupported for a kind that is not
/// for this system or device, cudaErrorUnknown for a descriptor that is not open or of something else.
///
/// CUDA: cudaMemPoolImportFromShareableHandle from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolImportFromShareableHandle(
    memPool: *mut cudaMemPool_t,
    shareableHandle: *mut c_void,
    handleType: cudaMemAllocationHandleType,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(
        cudaMemPoolImportFromShareableHandle(memPool, shareableHandle, handleType, flags),
        shares: Object,
    );
    entry(call, move |gpu| {
        let pool = out(memPool)?;
        no_flags(flags)?;
        // SAFETY: the caller gives a handle of the kind that it says.
        let shared = unsafe { cuda::shareable(gpu, shareableHandle, handleType) }?;
        pool.finish(gpu.import_pool(&shared)?.as_ptr())
    })
}

// Derived from cuMemPoolExportPointer: cudaMemPoolExportPointer
// With: non_null for address, exportData for shareData_out
// - `ptr` (in): the allocation's first address.
//
// CUDA: cudaMemPoolExportPointer from 11.2 on.

/// Imports an allocation of an imported pool.
///
/// The exporter's allocation must be complete before its memory is touched, and every import freed before it is.
/// Imports of the same allocation return the same address. What anygpu_import has opened there, too, stays until both are
/// closed.
///
/// - `ptr` (out): the address; free it with cudaFreeAsync or cudaFree, once.
/// - `memPool` (in): the imported pool.
/// - `exportData` (in): the 64 bytes from cudaMemPoolExportPointer.
///
/// Returns cudaErrorInvalidValue for NULL, a pool that is not imported, and bytes that name none of its allocations.
///
/// CUDA: cudaMemPoolImportPointer from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolImportPointer(
    ptr: *mut *mut c_void,
    memPool: cudaMemPool_t,
    exportData: *mut cudaMemPoolPtrExportData,
) -> cudaError_t {
    let call = forward!(cudaMemPoolImportPointer(ptr, memPool, exportData), shares: Object, by: |theirs| {
        // SAFETY: the runtime has written it.
        let address = |status: &_| (*status == cudaSuccess).then(|| unsafe { *ptr }.addr());
        pool_imports::import_by_vendor(|| vendor!(theirs(ptr, memPool, exportData)), address)
    });
    entry(call, move |gpu| {
        let (ptr, name) = (out(ptr)?, read(exportData)?);
        let pool = existing(memPool)?;
        let import = || gpu.import_pool_pointer(pool, &name.reserved);
        ptr.finish(pool_imports::import_by_program(import)?.as_ptr())
    })
}

/// # Safety
/// `pointer` is NULL or valid for writing.
unsafe fn allocate(
    gpu: &dyn Gpu,
    pointer: *mut *mut c_void,
    size: usize,
    pool: cudaMemPool_t,
    stream: Stream,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let pointer = unsafe { out(pointer) }?;
    let pool = existing(pool)?;
    pointer.finish(if size == 0 {
        ptr::null_mut()
    } else {
        allocating(|| gpu.allocate_from_pool(size, pool, stream))?.as_ptr()
    })
}

/// Converts a pool; InvalidValue for NULL.
fn existing(pool: cudaMemPool_t) -> Result<Pool> {
    if pool.is_null() { invalid("the pool is NULL") } else { Ok(pool.into()) }
}

/// Reads a location of memory, by the driver's numbers.
fn location(wanted: &cudaMemLocation) -> Result<Location> {
    cuda::location(&driver(wanted))
}

/// Reads the memory of pools that a location and a type name.
fn pool_memory(gpu: &dyn Gpu, wanted: &cudaMemLocation, kind: cudaMemAllocationType) -> Result<PoolMemory> {
    cuda::pool_memory(gpu, &driver(wanted), kind)
}

/// Converts a location to the driver's type, which has the same numbers.
fn driver(location: &cudaMemLocation) -> CUmemLocation {
    CUmemLocation { r#type: location.r#type, id: location.id }
}

/// Converts a pool's properties to the driver's type.
fn driver_properties(wanted: &cudaMemPoolProps) -> CUmemPoolProps {
    CUmemPoolProps {
        allocType: wanted.allocType,
        handleTypes: wanted.handleTypes,
        location: driver(&wanted.location),
        win32SecurityAttributes: wanted.win32SecurityAttributes,
        maxSize: wanted.maxSize,
        usage: wanted.usage,
        gpuDirectRDMACapable: 0,
        reserved: [0; 53],
    }
}
