// Generated from src/api/cudart/pool.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// cudaMallocAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMallocAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocAsync_ptsz(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaMallocAsync_ptsz(devPtr, size, hStream));
    entry(call, move |gpu| {
        let address = out(devPtr)?;
        let stream = per_thread(hStream);
        address.finish(if size == 0 {
            ptr::null_mut()
        } else {
            allocating(|| gpu.allocate_queued(size, stream))?.as_ptr()
        })
    })
}

/// cudaFreeAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaFreeAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFreeAsync_ptsz(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t {
    let end = ends::memory(devPtr.addr());
    let call = forward!(cudaFreeAsync_ptsz(devPtr, hStream), unless: end.is_shared(), after: |status| end.settle(status == cudaSuccess));
    entry(call, move |gpu| match devPtr.is_null() {
        true => Ok(()),
        false => end.free_queued(gpu, devPtr.into(), per_thread(hStream)),
    })
}

/// cudaMallocFromPoolAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMallocFromPoolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocFromPoolAsync_ptsz(
    ptr: *mut *mut c_void,
    size: usize,
    memPool: cudaMemPool_t,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMallocFromPoolAsync_ptsz(ptr, size, memPool, stream));
    entry(call, move |gpu| allocate(gpu, ptr, size, memPool, per_thread(stream)))
}

/// Returns the default pool of a device.
///
/// - `memPool` (out): the pool, never to be destroyed. It cannot be exported.
/// - `device` (in): the device.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
///
/// CUDA: cudaDeviceGetDefaultMemPool from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetDefaultMemPool(memPool: *mut cudaMemPool_t, device: c_int) -> cudaError_t {
    let call = forward!(cudaDeviceGetDefaultMemPool(memPool, device));
    entry(call, move |gpu| {
        let pool = out(memPool)?;
        check_device(gpu, device)?;
        pool.finish(gpu.default_pool(PoolMemory::of_device(device))?.as_ptr())
    })
}

/// Returns the pool that cudaMallocAsync uses on a device.
///
/// - `memPool` (out): the pool.
/// - `device` (in): the device.
///
/// Returns cudaErrorInvalidValue for NULL and for a device that does not exist.
///
/// CUDA: cudaDeviceGetMemPool from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetMemPool(memPool: *mut cudaMemPool_t, device: c_int) -> cudaError_t {
    let call = forward!(cudaDeviceGetMemPool(memPool, device));
    entry(call, move |gpu| {
        let pool = out(memPool)?;
        cuda::existing_device(gpu, device)?;
        pool.finish(gpu.current_pool(PoolMemory::of_device(device))?.as_ptr())
    })
}

/// Sets the pool that cudaMallocAsync uses on a device.
///
/// - `device` (in): the device.
/// - `memPool` (in): a pool of that device, not an imported one.
///
/// Returns cudaErrorInvalidValue for NULL, a device that does not exist, and other pools.
///
/// CUDA: cudaDeviceSetMemPool from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceSetMemPool(device: c_int, memPool: cudaMemPool_t) -> cudaError_t {
    let call = forward!(cudaDeviceSetMemPool(device, memPool));
    entry(call, move |gpu| {
        cuda::existing_device(gpu, device)?;
        gpu.set_current_pool(PoolMemory::of_device(device), existing(memPool)?)
    })
}

/// Returns the default pool of a location.
///
/// - `memPool` (out): the pool.
/// - `location` (in): a device, the host or a NUMA node of it; of managed memory the location that it prefers, which may
///   be cudaMemLocationTypeNone.
/// - `type` (in): cudaMemAllocationTypePinned or cudaMemAllocationTypeManaged.
///
/// Returns cudaErrorInvalidValue for NULL, other locations and types, and a device or node that does not exist,
/// cudaErrorNotSupported where there are no such pools.
///
/// CUDA: cudaMemGetDefaultMemPool from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemGetDefaultMemPool(
    memPool: *mut cudaMemPool_t,
    location: *mut cudaMemLocation,
    r#type: cudaMemAllocationType,
) -> cudaError_t {
    let call = forward!(cudaMemGetDefaultMemPool(memPool, location, r#type));
    entry(call, move |gpu| {
        let (pool, location) = (out(memPool)?, read(location)?);
        pool.finish(gpu.default_pool(pool_memory(gpu, &location, r#type)?)?.as_ptr())
    })
}

/// Sets the current pool of a location.
///
/// - `location` (in): as for cudaMemGetDefaultMemPool.
/// - `type` (in): as there.
/// - `memPool` (in): a pool of that location and type, not an imported one.
///
/// Returns what cudaMemGetDefaultMemPool returns, and cudaErrorInvalidValue for other pools.
///
/// CUDA: cudaMemSetMemPool from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemSetMemPool(
    location: *mut cudaMemLocation,
    r#type: cudaMemAllocationType,
    memPool: cudaMemPool_t,
) -> cudaError_t {
    let call = forward!(cudaMemSetMemPool(location, r#type, memPool));
    entry(call, move |gpu| {
        let location = read(location)?;
        gpu.set_current_pool(pool_memory(gpu, &location, r#type)?, existing(memPool)?)
    })
}

/// Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
///
/// - `memPool` (in): the pool, not a device's default one.
///
/// Returns cudaErrorInvalidValue for NULL, a default pool, one that was destroyed, and an imported one of which memory is
/// imported still.
///
/// CUDA: cudaMemPoolDestroy from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> cudaError_t {
    let end = ends::pool(memPool.addr());
    let call = forward!(cudaMemPoolDestroy(memPool), after: |status| end.settle(status == cudaSuccess));
    entry(call, move |gpu| end.with(|| gpu.destroy_pool(existing(memPool)?)))
}

/// Returns memory that a pool does not use to the system.
///
/// - `memPool` (in): the pool.
/// - `minBytesToKeep` (in): bytes that it keeps all the same.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: cudaMemPoolTrimTo from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> cudaError_t {
    let call = forward!(cudaMemPoolTrimTo(memPool, minBytesToKeep));
    entry(call, move |gpu| gpu.trim_pool(existing(memPool)?, minBytesToKeep))
}

/// Sets an attribute of a pool.
///
/// - `memPool` (in): the pool.
/// - `attr` (in): which one; high-water marks can only be set to 0.
/// - `value` (in): an `int`, or a `u64`, as the attribute is.
///
/// Returns cudaErrorInvalidValue for NULL, attributes that cannot be set, and other values.
///
/// CUDA: cudaMemPoolSetAttribute from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
    value: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaMemPoolSetAttribute(memPool, attr, value));
    entry(call, move |gpu| {
        let pool = existing(memPool)?;
        let (attribute, is_int) = cuda::pool_attribute(attr)?;
        // SAFETY: the caller gives a value of the attribute's type, or NULL.
        let number =
            unsafe { if is_int { u64::from(read(value.cast::<c_int>())? != 0) } else { read(value.cast::<u64>())? } };
        gpu.set_pool_attribute(pool, attribute, number)
    })
}

/// Returns the access rights of a location to a pool's memory.
///
/// - `flags` (out): the rights.
/// - `memPool` (in): the pool.
/// - `location` (in): the location.
///
/// Returns cudaErrorInvalidValue for NULL, unknown locations, and a device that does not exist.
///
/// CUDA: cudaMemPoolGetAccess from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolGetAccess(
    flags: *mut cudaMemAccessFlags,
    memPool: cudaMemPool_t,
    location: *mut cudaMemLocation,
) -> cudaError_t {
    let call = forward!(cudaMemPoolGetAccess(flags, memPool, location));
    entry(call, move |gpu| {
        let (flags, location) = (out(flags)?, read(location)?);
        let pool = existing(memPool).map_err(Error::as_answer)?;
        let location = self::location(&location)?;
        if let Location::Device(device) = location {
            cuda::existing_device(gpu, device)?;
        }
        flags.finish(cuda::write_access(gpu.pool_access(pool, location)?))
    })
}

/// Exports a handle by which another process imports a pool and, through it, the pool's exported allocations.
///
/// - `shareableHandle` (out): an `int`, the file descriptor, to be closed when it has been sent or inherited; a
///   cudaMemFabricHandle_t for cudaMemHandleTypeFabric.
/// - `memPool` (in): a pool that was created for such handles.
/// - `handleType` (in): the kind.
/// - `flags` (in): 0.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, a kind that the pool was not created for, default and
/// imported pools.
///
/// CUDA: cudaMemPoolExportToShareableHandle from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolExportToShareableHandle(
    shareableHandle: *mut c_void,
    memPool: cudaMemPool_t,
    handleType: cudaMemAllocationHandleType,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaMemPoolExportToShareableHandle(shareableHandle, memPool, handleType, flags), shares: Descriptor);
    entry(call, move |gpu| {
        let output = out(shareableHandle.cast())?;
        no_flags(flags)?;
        let exported = gpu.export_pool(existing(memPool)?, cuda::handle_type(handleType)?)?;
        // SAFETY: the caller gives room for a handle of the requested kind.
        unsafe { write_shareable(output, exported) };
        Ok(())
    })
}

/// Exports one allocation of a pool to a process that has imported the pool.
///
/// - `exportData` (out): 64 bytes to send to the other process by any means.
/// - `ptr` (in): the allocation's first address.
///
/// Returns cudaErrorInvalidValue for NULL, for what is not the start of such an allocation, and where the pool itself
/// was not exported before.
///
/// CUDA: cudaMemPoolExportPointer from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPoolExportPointer(
    exportData: *mut cudaMemPoolPtrExportData,
    ptr: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaMemPoolExportPointer(exportData, ptr), shares: Handle);
    entry(call, move |gpu| {
        out(exportData)?.finish(cudaMemPoolPtrExportData { reserved: gpu.export_pool_pointer(non_null(ptr)?)? })
    })
}
