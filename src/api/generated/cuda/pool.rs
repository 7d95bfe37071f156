// Generated from src/api/cuda/pool.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// cuMemAllocAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemAllocAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocAsync_ptsz(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemAllocAsync_ptsz(dptr, bytesize, hStream));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        allocate(gpu, dptr, bytesize, None, per_thread(hStream))
    })
}

/// cuMemFreeAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemFreeAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFreeAsync_ptsz(dptr: CUdeviceptr, hStream: CUstream) -> CUresult {
    let end = ends::memory(dptr as usize);
    let call = forward!(cuMemFreeAsync_ptsz(dptr, hStream), unless: end.is_shared(), after: |status| end.settle(status == CUDA_SUCCESS));
    entry_freeing(call, &end, on_stream(per_thread(hStream)), |gpu| match dptr {
        0 => Ok(()),
        _ => end.free_queued(gpu, address(dptr)?, per_thread(hStream)),
    })
}

/// cuMemAllocFromPoolAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemAllocFromPoolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocFromPoolAsync_ptsz(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        allocate(gpu, dptr, bytesize, Some(existing(pool)?), per_thread(hStream))
    })
}

/// Returns the default pool of a device.
///
/// - `pool_out` (out): the pool, never to be destroyed. It cannot be exported.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGetDefaultMemPool from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetDefaultMemPool(pool_out: *mut CUmemoryPool, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetDefaultMemPool(pool_out, dev));
    entry(call, move |gpu| {
        let pool = out(pool_out)?;
        check_device(gpu, dev)?;
        pool.finish(gpu.default_pool(PoolMemory::of_device(dev))?.as_ptr())
    })
}

/// Returns the pool that cuMemAllocAsync uses on a device.
///
/// - `pool` (out): the pool.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a device that does not exist.
///
/// CUDA: cuDeviceGetMemPool from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetMemPool(pool, dev));
    entry(call, move |gpu| {
        let pool = out(pool)?;
        existing_device(gpu, dev)?;
        pool.finish(gpu.current_pool(PoolMemory::of_device(dev))?.as_ptr())
    })
}

/// Sets the pool that cuMemAllocAsync uses on a device.
///
/// - `dev` (in): the device.
/// - `pool` (in): a pool of that device, not an imported one.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a device that does not exist, and other pools.
///
/// CUDA: cuDeviceSetMemPool from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> CUresult {
    let call = forward!(cuDeviceSetMemPool(dev, pool));
    entry(call, move |gpu| {
        existing_device(gpu, dev)?;
        gpu.set_current_pool(PoolMemory::of_device(dev), existing(pool)?)
    })
}

/// Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
///
/// - `pool` (in): the pool, not a device's default one.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a default pool, one that was destroyed, and an imported one of which memory is
/// imported still.
///
/// CUDA: cuMemPoolDestroy from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult {
    let end = ends::pool(pool.addr());
    let call = forward!(cuMemPoolDestroy(pool), after: |status| end.settle(status == CUDA_SUCCESS));
    entry(call, move |gpu| end.with(|| gpu.destroy_pool(existing(pool)?)))
}

/// Returns memory that a pool does not use to the system.
///
/// - `pool` (in): the pool.
/// - `minBytesToKeep` (in): bytes that it keeps all the same.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuMemPoolTrimTo from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> CUresult {
    let call = forward!(cuMemPoolTrimTo(pool, minBytesToKeep));
    entry(call, move |gpu| gpu.trim_pool(existing(pool)?, minBytesToKeep))
}

/// Returns an attribute of a pool.
///
/// - `pool` (in): the pool.
/// - `attr` (in): which one.
/// - `value` (out): an `int`, or a `cuuint64_t`, as the attribute is.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and other attributes.
///
/// CUDA: cuMemPoolGetAttribute from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPoolGetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> CUresult {
    let call = forward!(cuMemPoolGetAttribute(pool, attr, value));
    entry(call, move |gpu| {
        let pool = existing(pool)?;
        let (attribute, is_int) = pool_attribute(attr)?;
        if is_int {
            // SAFETY: the caller gives room for the attribute's type, or NULL.
            let value = unsafe { out(value.cast::<c_int>()) }?;
            value.write(gpu.pool_attribute(pool, attribute)? as c_int);
        } else {
            // SAFETY: as above.
            let value = unsafe { out(value.cast::<cuuint64_t>()) }?;
            value.write(gpu.pool_attribute(pool, attribute)?);
        }
        Ok(())
    })
}
