// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory pools, and allocation from them in a stream's order.

use std::ffi::{c_int, c_uint, c_void};
use std::ptr;

use super::types::*;
use super::vmm::{access, descriptors_only, device, pinned, write_access};
use super::{Slot, caller_abi, check_device, entry, forward, invalid, is_native_abi, non_null};
use crate::border::arguments::{descriptor, no_flags, out, read, write_shareable};
use crate::border::entry::allocating;
use crate::border::native::vendor;
use crate::gpu::{
    Access, CaptureRefusal, Error, Gpu, HandleTypes, Kind, Location, Pool, PoolAttribute, PoolMemory, PoolProperties,
    Result, Stream,
};
use crate::share::{ends, pool_imports};

/// Allocates device memory in a stream's order, from the current device's default pool.
///
/// Work queued on the stream from now on may use it. Such memory cannot be shared by hipIpcGetMemHandle.
///
/// - `dev_ptr` (out): the address; NULL when `size` is 0.
/// - `size` (in): bytes.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for a NULL `dev_ptr`, hipErrorInvalidHandle for a stream that does not exist,
/// hipErrorOutOfMemory.
///
/// HIP: hipMallocAsync. CUDA: cudaMallocAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocAsync(dev_ptr: *mut *mut c_void, size: usize, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipMallocAsync(dev_ptr, size, stream));
    entry(call, move |gpu| {
        check_default_stream(gpu, stream.into())?;
        let address = out(dev_ptr)?;
        if size == 0 {
            address.write(ptr::null_mut());
        } else {
            address.write(allocating(|| gpu.allocate_queued(size, stream.into()))?.as_ptr());
        }
        Ok(())
    })
}

/// Frees device memory once the work queued on a stream so far is done.
///
/// - `dev_ptr` (in): the address, from hipMallocAsync or hipMalloc.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL (for a program that loads HIP 7, hipSuccess) and for what is not the base of such
/// memory, hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipFreeAsync. CUDA: cudaFreeAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFreeAsync(dev_ptr: *mut c_void, stream: hipStream_t) -> hipError_t {
    let end = ends::memory(dev_ptr.addr());
    let call = forward!(hipFreeAsync(dev_ptr, stream), abi: is_native_abi(), unless: end.is_shared(), after: |status| end.settle(status == hipSuccess));
    entry(call, move |gpu| {
        check_default_stream(gpu, stream.into())?;
        if dev_ptr.is_null() && caller_abi().answers().frees_null_queued {
            return Ok(());
        }
        end.free_queued(gpu, non_null(dev_ptr)?, stream.into())
    })
}

/// Allocates device memory in a stream's order, from a pool that the caller chose.
///
/// - `dev_ptr` (out): the address; NULL when `size` is 0. Free it with hipFreeAsync or hipFree.
/// - `size` (in): bytes.
/// - `mem_pool` (in): the pool, not an imported one.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL and an imported pool, hipErrorInvalidHandle for a stream that does not exist,
/// hipErrorOutOfMemory, also where the pool has a greatest size.
///
/// HIP: hipMallocFromPoolAsync. CUDA: cuMemAllocFromPoolAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocFromPoolAsync(
    dev_ptr: *mut *mut c_void,
    size: usize,
    mem_pool: hipMemPool_t,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMallocFromPoolAsync(dev_ptr, size, mem_pool, stream));
    entry(call, move |gpu| {
        let address = out(dev_ptr)?;
        let pool = existing(mem_pool)?;
        if size == 0 {
            address.write(ptr::null_mut());
        } else {
            address.write(allocating(|| gpu.allocate_from_pool(size, pool, stream.into()))?.as_ptr());
        }
        Ok(())
    })
}

/// Returns a device's default pool.
///
/// - `mem_pool` (out): the pool, never to be destroyed. It cannot be exported.
/// - `device` (in): the device.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipDeviceGetDefaultMemPool. CUDA: cuDeviceGetDefaultMemPool.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetDefaultMemPool(mem_pool: *mut hipMemPool_t, device: c_int) -> hipError_t {
    let call = forward!(hipDeviceGetDefaultMemPool(mem_pool, device));
    entry(call, move |gpu| {
        let pool = out(mem_pool)?;
        check_device(gpu, device)?;
        pool.finish(gpu.default_pool(PoolMemory::of_device(device))?.as_ptr())
    })
}

/// Returns the pool that hipMallocAsync uses on a device.
///
/// - `mem_pool` (out): the pool.
/// - `device` (in): the device.
///
/// Returns hipErrorInvalidValue for NULL and for a device that does not exist.
///
/// HIP: hipDeviceGetMemPool. CUDA: cuDeviceGetMemPool.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetMemPool(mem_pool: *mut hipMemPool_t, device: c_int) -> hipError_t {
    let call = forward!(hipDeviceGetMemPool(mem_pool, device));
    entry(call, move |gpu| {
        let pool = out(mem_pool)?;
        existing_device(gpu, device)?;
        pool.finish(gpu.current_pool(PoolMemory::of_device(device))?.as_ptr())
    })
}

/// Sets the pool that hipMallocAsync uses on a device.
///
/// - `device` (in): the device.
/// - `mem_pool` (in): a pool of that device, not an imported one.
///
/// Returns hipErrorInvalidValue for NULL, other pools, and a device that does not exist.
///
/// HIP: hipDeviceSetMemPool. CUDA: cuDeviceSetMemPool.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceSetMemPool(device: c_int, mem_pool: hipMemPool_t) -> hipError_t {
    let call = forward!(hipDeviceSetMemPool(device, mem_pool));
    entry(call, move |gpu| {
        existing_device(gpu, device)?;
        gpu.set_current_pool(PoolMemory::of_device(device), existing(mem_pool)?)
    })
}

/// Returns the default pool of a location.
///
/// - `memPool` (out): the pool, never to be destroyed.
/// - `location` (in): a device.
/// - `type` (in): hipMemAllocationTypePinned.
///
/// Returns hipErrorInvalidValue for NULL, other locations and types, and a device that does not exist.
///
/// HIP: hipMemGetDefaultMemPool from ROCm 10.0 on. CUDA: cudaMemGetDefaultMemPool.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetDefaultMemPool(
    memPool: *mut hipMemPool_t,
    location: *mut hipMemLocation,
    r#type: hipMemAllocationType,
) -> hipError_t {
    let call = forward!(hipMemGetDefaultMemPool(memPool, location, r#type));
    entry(call, move |gpu| {
        let (pool, location) = (out(memPool)?, read(location)?);
        pool.finish(gpu.default_pool(pool_memory(gpu, &location, r#type)?)?.as_ptr())
    })
}

/// Returns the current pool of a location.
///
/// - `pool` (out): the pool.
/// - `location` (in): a device.
/// - `type` (in): hipMemAllocationTypePinned.
///
/// Returns what hipMemGetDefaultMemPool returns.
///
/// HIP: hipMemGetMemPool, in 7.14. CUDA: cudaMemGetMemPool.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetMemPool(
    pool: *mut hipMemPool_t,
    location: *mut hipMemLocation,
    r#type: hipMemAllocationType,
) -> hipError_t {
    let call = forward!(hipMemGetMemPool(pool, location, r#type));
    entry(call, move |gpu| {
        let (pool, location) = (out(pool)?, read(location)?);
        pool.finish(gpu.current_pool(pool_memory(gpu, &location, r#type)?)?.as_ptr())
    })
}

/// Sets the current pool of a location.
///
/// - `location` (in): a device.
/// - `type` (in): hipMemAllocationTypePinned.
/// - `pool` (in): a pool of that device, not an imported one.
///
/// Returns what hipMemGetDefaultMemPool returns, and hipErrorInvalidValue for other pools.
///
/// HIP: hipMemSetMemPool, in 7.14. CUDA: cudaMemSetMemPool.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemSetMemPool(
    location: *mut hipMemLocation,
    r#type: hipMemAllocationType,
    pool: hipMemPool_t,
) -> hipError_t {
    let call = forward!(hipMemSetMemPool(location, r#type, pool));
    entry(call, move |gpu| {
        let location = read(location)?;
        gpu.set_current_pool(pool_memory(gpu, &location, r#type)?, existing(pool)?)
    })
}

/// Creates a pool.
///
/// - `mem_pool` (out): the pool; destroy it with hipMemPoolDestroy.
/// - `pool_props` (in): pinned memory on a device, and the handle type if other processes are to import the pool.
///
/// Returns hipErrorInvalidValue for NULL, other properties, and a device that does not exist, hipErrorOutOfMemory. As in
/// AMD's runtime a pool of another handle type is one without.
///
/// HIP: hipMemPoolCreate. CUDA: cuMemPoolCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolCreate(
    mem_pool: *mut hipMemPool_t,
    pool_props: *const hipMemPoolProps,
) -> hipError_t {
    let call = forward!(hipMemPoolCreate(mem_pool, pool_props));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        let (pool, wanted) = (out(mem_pool)?, read(pool_props)?);
        pinned(wanted.allocType)?;
        let memory = PoolMemory::Pinned(device(gpu, &wanted.location)?);
        let handle_types = requested(wanted.handleTypes);
        let properties = PoolProperties { memory, handle_types, max_size: wanted.maxSize, usage: 0 };
        pool.finish(allocating(|| gpu.create_pool(&properties))?.as_ptr())
    })
}

/// Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
///
/// - `mem_pool` (in): the pool, not a device's default one.
///
/// Returns hipErrorInvalidValue for NULL, a default pool, one that was destroyed, and an imported one of which memory is
/// imported still.
///
/// HIP: hipMemPoolDestroy. CUDA: cuMemPoolDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolDestroy(mem_pool: hipMemPool_t) -> hipError_t {
    let end = ends::pool(mem_pool.addr());
    let call = forward!(hipMemPoolDestroy(mem_pool), after: |status| end.settle(status == hipSuccess));
    entry(call, move |gpu| end.with(|| gpu.destroy_pool(existing(mem_pool)?)))
}

/// Returns memory that a pool does not use to the system.
///
/// - `mem_pool` (in): the pool.
/// - `min_bytes_to_hold` (in): bytes that it keeps all the same.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipMemPoolTrimTo. CUDA: cuMemPoolTrimTo.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolTrimTo(mem_pool: hipMemPool_t, min_bytes_to_hold: usize) -> hipError_t {
    let call = forward!(hipMemPoolTrimTo(mem_pool, min_bytes_to_hold));
    entry(call, move |gpu| gpu.trim_pool(existing(mem_pool)?, min_bytes_to_hold))
}

/// Sets an attribute of a pool.
///
/// - `mem_pool` (in): the pool.
/// - `attr` (in): the attribute; of the greatest sizes, only 0 can be set.
/// - `value` (in): an `int`, or a `uint64_t`, as the attribute is.
///
/// Returns hipErrorInvalidValue for NULL, attributes that cannot be set, and other values.
///
/// HIP: hipMemPoolSetAttribute. CUDA: cuMemPoolSetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolSetAttribute(
    mem_pool: hipMemPool_t,
    attr: hipMemPoolAttr,
    value: *mut c_void,
) -> hipError_t {
    let call = forward!(hipMemPoolSetAttribute(mem_pool, attr, value));
    entry(call, move |gpu| {
        let pool = existing(mem_pool)?;
        let (attribute, is_int) = pool_attribute(attr)?;
        // SAFETY: the caller gives a value of the attribute's type, or NULL.
        let number =
            unsafe { if is_int { u64::from(read(value.cast::<c_int>())? != 0) } else { read(value.cast::<u64>())? } };
        gpu.set_pool_attribute(pool, attribute, number)
    })
}

/// Returns an attribute of a pool.
///
/// - `mem_pool` (in): the pool.
/// - `attr` (in): the attribute.
/// - `value` (out): an `int`, or a `uint64_t`, as the attribute is.
///
/// Returns hipErrorInvalidValue for NULL and other attributes.
///
/// HIP: hipMemPoolGetAttribute. CUDA: cuMemPoolGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolGetAttribute(
    mem_pool: hipMemPool_t,
    attr: hipMemPoolAttr,
    value: *mut c_void,
) -> hipError_t {
    let call = forward!(hipMemPoolGetAttribute(mem_pool, attr, value));
    entry(call, move |gpu| {
        let pool = existing(mem_pool)?;
        let (attribute, is_int) = pool_attribute(attr)?;
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
/// - `mem_pool` (in): the pool.
/// - `desc_list` (in, array of count): devices and their rights.
/// - `count` (in): their number, at most as many as there are devices.
///
/// Returns hipErrorInvalidValue for NULL, other places and unknown rights, hipErrorInvalidDevice for a
/// larger count, for a device that does not exist, and for hipMemAccessFlagsProtNone: rights are not taken away. The
/// pool's own device keeps all of them.
///
/// HIP: hipMemPoolSetAccess. CUDA: cuMemPoolSetAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolSetAccess(
    mem_pool: hipMemPool_t,
    desc_list: *const hipMemAccessDesc,
    count: usize,
) -> hipError_t {
    let call = forward!(hipMemPoolSetAccess(mem_pool, desc_list, count));
    entry(call, move |gpu| {
        let pool = existing(mem_pool)?;
        if desc_list.is_null() {
            return invalid("the list is NULL");
        }
        if count > gpu.device_count()? as usize {
            return Err(Kind::InvalidDevice.because(format!("count is {count}: there are fewer devices")));
        }
        let mut accesses = Vec::new();
        for index in 0..count {
            // SAFETY: the caller gives an array of `count` elements.
            let wanted = unsafe { read(desc_list.add(index)) }?;
            let (location, access) = (pool_device(gpu, &wanted.location)?, access(wanted.flags)?);
            if access == Access::None {
                // Bindings ask for this whenever they destroy a pool.
                return Err(Kind::InvalidDevice.because("rights to a pool's memory are not taken away").as_answer());
            }
            accesses.push((location, access));
        }
        // The own device keeps all rights when it is given fewer.
        let keeps = |error: &Error, access| error.kind() == Kind::InvalidDevice && access == Access::Read;
        accesses.into_iter().try_for_each(|(location, access)| match gpu.set_pool_access(pool, &[(location, access)]) {
            Err(error) if keeps(&error, access) => Ok(()),
            outcome => outcome,
        })
    })
}

/// Returns a device's access rights to a pool's memory.
///
/// - `flags` (out): the rights.
/// - `mem_pool` (in): the pool.
/// - `location` (in): the device.
///
/// Returns hipErrorInvalidValue for NULL, other locations, and a device that does not exist.
///
/// HIP: hipMemPoolGetAccess. CUDA: cuMemPoolGetAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolGetAccess(
    flags: *mut hipMemAccessFlags,
    mem_pool: hipMemPool_t,
    location: *mut hipMemLocation,
) -> hipError_t {
    let call = forward!(hipMemPoolGetAccess(flags, mem_pool, location));
    entry(call, move |gpu| {
        let (flags, location) = (out(flags)?, read(location)?);
        let pool = existing(mem_pool).map_err(Error::as_answer)?;
        flags.finish(write_access(gpu.pool_access(pool, device(gpu, &location)?)?))
    })
}

/// Exports a pool as a file descriptor, by which another process imports the pool.
///
/// The importer reaches those allocations that hipMemPoolExportPointer exports.
///
/// - `shared_handle` (out): an `int`, to be closed when it has been sent (SCM_RIGHTS) or inherited.
/// - `mem_pool` (in): a pool that was created for such handles.
/// - `handle_type` (in): hipMemHandleTypePosixFileDescriptor.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, other flags, a kind that the pool was not created for, default and imported
/// pools.
///
/// HIP: hipMemPoolExportToShareableHandle. CUDA: cuMemPoolExportToShareableHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolExportToShareableHandle(
    shared_handle: *mut c_void,
    mem_pool: hipMemPool_t,
    handle_type: hipMemAllocationHandleType,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(
        hipMemPoolExportToShareableHandle(shared_handle, mem_pool, handle_type, flags),
        shares: Descriptor,
    );
    entry(call, move |gpu| {
        // SAFETY: the caller gives room for the handle, or NULL.
        let written = unsafe { out(shared_handle.cast::<c_int>()) }?;
        let pool = existing(mem_pool)?;
        no_flags(flags)?;
        descriptors_only(handle_type)?;
        let exported = gpu.export_pool(pool, HandleTypes::DESCRIPTOR)?;
        // SAFETY: the buffer is for a descriptor, the type requested.
        unsafe { write_shareable(written, exported) };
        Ok(())
    })
}

/// Imports a pool that another process, or this one, has exported. It allocates nothing.
///
/// - `mem_pool` (out): the pool, for hipMemPoolImportPointer; destroy it with hipMemPoolDestroy.
/// - `shared_handle` (in): the file descriptor itself, cast to a pointer, which the caller still closes; only the low 32
///   bits are read.
/// - `handle_type` (in): hipMemHandleTypePosixFileDescriptor.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, other kinds and other flags, hipErrorOutOfMemory, as HIP does, for a descriptor
/// that is closed, of another kind or of another user.
///
/// HIP: hipMemPoolImportFromShareableHandle. CUDA: cuMemPoolImportFromShareableHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolImportFromShareableHandle(
    mem_pool: *mut hipMemPool_t,
    shared_handle: *mut c_void,
    handle_type: hipMemAllocationHandleType,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(
        hipMemPoolImportFromShareableHandle(mem_pool, shared_handle, handle_type, flags),
        shares: Object,
    );
    entry(call, move |gpu| {
        let pool = out(mem_pool)?;
        no_flags(flags)?;
        descriptors_only(handle_type)?;
        let shared = descriptor(shared_handle)?;
        pool.finish(gpu.import_pool(&shared).map_err(out_of_memory)?.as_ptr())
    })
}

/// Exports one allocation of an exportable pool, for a process that has imported the pool.
///
/// - `export_data` (out): 64 bytes to send to the other process by any means.
/// - `dev_ptr` (in): the allocation's first address.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory for what is not the start of such an allocation.
///
/// HIP: hipMemPoolExportPointer. CUDA: cuMemPoolExportPointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolExportPointer(
    export_data: *mut hipMemPoolPtrExportData,
    dev_ptr: *mut c_void,
) -> hipError_t {
    let call = forward!(hipMemPoolExportPointer(export_data, dev_ptr), shares: Handle);
    entry(call, move |gpu| {
        let exported = out(export_data)?;
        let reserved = gpu.export_pool_pointer(non_null(dev_ptr)?).map_err(out_of_memory)?;
        exported.finish(hipMemPoolPtrExportData { reserved })
    })
}

/// Imports an allocation of an imported pool.
///
/// The exporter's allocation must be complete before its memory is touched, and every import freed before it is. The
/// same allocation has the same address again. What anygpu_import has opened there, too, stays until both are closed.
///
/// - `dev_ptr` (out): the address; free it with hipFreeAsync or hipFree, once.
/// - `mem_pool` (in): the imported pool.
/// - `export_data` (in): the 64 bytes from hipMemPoolExportPointer.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory for a pool that is not imported and bytes that identify
/// none of its allocations.
///
/// HIP: hipMemPoolImportPointer. CUDA: cuMemPoolImportPointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolImportPointer(
    dev_ptr: *mut *mut c_void,
    mem_pool: hipMemPool_t,
    export_data: *mut hipMemPoolPtrExportData,
) -> hipError_t {
    let call = forward!(hipMemPoolImportPointer(dev_ptr, mem_pool, export_data), shares: Object, by: |theirs| {
        // SAFETY: HIP has written it.
        let address = |status: &_| (*status == hipSuccess).then(|| unsafe { *dev_ptr }.addr());
        pool_imports::import_by_vendor(|| vendor!(theirs(dev_ptr, mem_pool, export_data)), address)
    });
    entry(call, move |gpu| {
        let (ptr, exported) = (out(dev_ptr)?, read(export_data)?);
        let pool = existing(mem_pool)?;
        let import = || gpu.import_pool_pointer(pool, &exported.reserved);
        ptr.finish(pool_imports::import_by_program(import).map_err(out_of_memory)?.as_ptr())
    })
}

/// Checks a pool; InvalidValue for NULL.
fn existing(pool: hipMemPool_t) -> Result<Pool> {
    if pool.is_null() { invalid("the pool is NULL") } else { Ok(pool.into()) }
}

/// Reads the handle type that a pool is created for. It is not checked: programs leave it as it was in memory.
fn requested(number: hipMemAllocationHandleType) -> HandleTypes {
    match number {
        hipMemHandleTypePosixFileDescriptor => HandleTypes::DESCRIPTOR,
        _ => HandleTypes::empty(),
    }
}

/// Refuses a call on an uncaptured stream while the default stream is ordered with a captured one.
///
/// As AMD's runtime 7.2; the captures go on.
fn check_default_stream(gpu: &dyn Gpu, stream: Stream) -> Result<()> {
    if gpu.check_question(Stream::NULL).is_err() && gpu.capture(stream)?.is_none() {
        let why = "a stream is being captured that the default stream is ordered with";
        return Err(Kind::Capture(CaptureRefusal::Unsupported).because(why));
    }
    Ok(())
}

/// Checks a location with pools, of pinned memory of devices.
fn pool_memory(gpu: &dyn Gpu, location: &hipMemLocation, kind: hipMemAllocationType) -> Result<PoolMemory> {
    pinned(kind)?;
    device(gpu, location).map(PoolMemory::Pinned)
}

/// Checks a device; InvalidValue for one that does not exist.
fn existing_device(gpu: &dyn Gpu, id: c_int) -> Result<()> {
    device(gpu, &hipMemLocation { r#type: hipMemLocationTypeDevice, id }).map(|_| ())
}

/// Checks a device; InvalidDevice, as for the access rights of pools, for one that does not exist.
fn pool_device(gpu: &dyn Gpu, location: &hipMemLocation) -> Result<Location> {
    if location.r#type != hipMemLocationTypeDevice {
        return device(gpu, location);
    }
    check_device(gpu, location.id).map(|()| Location::Device(location.id))
}

/// Turns refused exports and imports into OutOfMemory, as HIP reports them.
fn out_of_memory(error: Error) -> Error {
    match error.kind() {
        Kind::InvalidValue | Kind::DescriptorRefused => Kind::OutOfMemory.because(error.to_string()),
        _ => error,
    }
}

/// Returns the hub's attribute, and true if its value is an `int`.
fn pool_attribute(number: hipMemPoolAttr) -> Result<(PoolAttribute, bool)> {
    Ok(match number {
        hipMemPoolReuseFollowEventDependencies => (PoolAttribute::ReuseFollowEventDependencies, true),
        hipMemPoolReuseAllowOpportunistic => (PoolAttribute::ReuseAllowOpportunistic, true),
        hipMemPoolReuseAllowInternalDependencies => (PoolAttribute::ReuseAllowInternalDependencies, true),
        hipMemPoolAttrReleaseThreshold => (PoolAttribute::ReleaseThreshold, false),
        hipMemPoolAttrReservedMemCurrent => (PoolAttribute::ReservedCurrent, false),
        hipMemPoolAttrReservedMemHigh => (PoolAttribute::ReservedHigh, false),
        hipMemPoolAttrUsedMemCurrent => (PoolAttribute::UsedCurrent, false),
        hipMemPoolAttrUsedMemHigh => (PoolAttribute::UsedHigh, false),
        _ => return invalid(format!("attr is {number}: there is no such attribute")),
    })
}
