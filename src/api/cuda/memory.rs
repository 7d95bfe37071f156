// SPDX-License-Identifier: MIT OR Apache-2.0
//! Allocation of device, host and managed memory, and what a pointer points to.

#[path = "../generated/cuda/memory.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::ptr;

use super::types::*;
use super::vmm::{write_access, write_location};
use super::{
    Slot, address, check_device, default_stream, entry, entry_copying, entry_freeing, entry_in_context,
    entry_unless_destroyed, forward, invalid, non_null, per_thread, unless_destroyed,
};
use crate::api::memory;
use crate::border::arguments::{no_flags, not_empty, out, read, write_numbers, write_optional};
use crate::border::entry::allocating;
use crate::border::native::vendor;
use crate::gpu::{Address, Gpu, HostFlags, Kind, Location, MemoryKind, PointerInfo, RangeAttribute, Result, Stream};
use crate::os::panic::answer;
use crate::share::ends;
use crate::share::token::imports;

pub use derived::*;

/// Returns the free and total memory of the current context's device.
///
/// - `free` (out, nullable): free bytes.
/// - `total` (out, nullable): all bytes.
///
/// CUDA: cuMemGetInfo from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult {
    let call = forward!(cuMemGetInfo_v2(free, total));
    entry_in_context(call, move |gpu| {
        let info = gpu.memory_info()?;
        write_optional(free, info.0);
        write_optional(total, info.1);
        Ok(())
    })
}

/// Allocates memory on the current context's device, aligned to at least 256 bytes.
///
/// - `dptr` (out): the address; free it with cuMemFree.
/// - `bytesize` (in): bytes, not 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for 0 bytes, CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuMemAlloc from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> CUresult {
    let call = forward!(cuMemAlloc_v2(dptr, bytesize), by: |theirs| {
        match vendor!(theirs(dptr, bytesize)) {
            // Once more without the mappings that are kept in case of another import.
            CUDA_ERROR_OUT_OF_MEMORY if answer(false, imports::trim) => vendor!(theirs(dptr, bytesize)),
            status => status,
        }
    });
    entry_in_context(call, move |gpu| {
        let dptr = out(dptr)?;
        if bytesize == 0 {
            // The driver writes this output though it refuses the call.
            dptr.write(0);
            return not_empty(bytesize);
        }
        dptr.finish(pointer(allocating(|| gpu.allocate(bytesize, 0))?))
    })
}

/// Allocates rows of memory on the current context's device.
///
/// - `dptr` (out): the address; free it with cuMemFree.
/// - `pPitch` (out): bytes from row to row, at least `WidthInBytes`.
/// - `WidthInBytes` (in): bytes in a row.
/// - `Height` (in): rows.
/// - `ElementSizeBytes` (in): the largest access: 4, 8 or 16 bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, no rows, empty rows, and other element sizes; CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuMemAllocPitch from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocPitch_v2(
    dptr: *mut CUdeviceptr,
    pPitch: *mut usize,
    WidthInBytes: usize,
    Height: usize,
    ElementSizeBytes: c_uint,
) -> CUresult {
    let call = forward!(cuMemAllocPitch_v2(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes));
    entry_in_context(call, move |gpu| {
        let (dptr, pPitch) = (out(dptr)?, out(pPitch)?);
        if WidthInBytes == 0 || Height == 0 {
            return invalid("there is nothing to allocate");
        }
        if ![4, 8, 16].contains(&ElementSizeBytes) {
            return invalid(format!("ElementSizeBytes is {ElementSizeBytes}: it must be 4, 8 or 16"));
        }
        let (base, row) = allocating(|| gpu.allocate_pitched(WidthInBytes, Height))?;
        dptr.write(pointer(base));
        pPitch.finish(row)
    })
}

/// Frees device or managed memory, after the work queued on its device.
///
/// - `dptr` (in): the address that the allocation gave; 0 does nothing.
///
/// Returns CUDA_ERROR_INVALID_VALUE for any other address, memory opened from another process included.
///
/// CUDA: cuMemFree from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFree_v2(dptr: CUdeviceptr) -> CUresult {
    let end = ends::memory(dptr as usize);
    let call =
        forward!(cuMemFree_v2(dptr), unless: end.is_shared(), after: |status| end.settle(status == CUDA_SUCCESS));
    entry_freeing(call, &end, unless_destroyed, |gpu| match dptr {
        0 => Ok(()),
        _ => end.free(|| gpu.free(address(dptr)?)),
    })
}

/// Returns the allocation that an address lies in.
///
/// - `pbase` (out, nullable): its first byte.
/// - `psize` (out, nullable): its bytes.
/// - `dptr` (in): the address.
///
/// Returns CUDA_ERROR_NOT_FOUND for an address in no allocation, and for physical memory that the device may not access.
///
/// CUDA: cuMemGetAddressRange from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetAddressRange_v2(
    pbase: *mut CUdeviceptr,
    psize: *mut usize,
    dptr: CUdeviceptr,
) -> CUresult {
    let call = forward!(cuMemGetAddressRange_v2(pbase, psize, dptr));
    entry_in_context(call, move |gpu| {
        // Mapped physical memory that the device has no right to is in none, either.
        let info = info(gpu, dptr)?.filter(|info| info.is_accessible);
        let info = info.ok_or_else(|| Kind::NotFound.because(format!("{dptr:#x} is in no allocation")).as_answer())?;
        write_optional(pbase, pointer(info.base));
        write_optional(psize, info.size);
        Ok(())
    })
}

/// Allocates managed memory, which host and devices reach at one address.
///
/// - `dptr` (out): the address; free it with cuMemFree.
/// - `bytesize` (in): bytes, not 0.
/// - `flags` (in): CU_MEM_ATTACH_GLOBAL or CU_MEM_ATTACH_HOST.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, 0 bytes and other flags; CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuMemAllocManaged from 6.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: c_uint) -> CUresult {
    let call = forward!(cuMemAllocManaged(dptr, bytesize, flags));
    entry_in_context(call, move |gpu| {
        let dptr = out(dptr)?;
        not_empty(bytesize)?;
        if flags != CU_MEM_ATTACH_GLOBAL && flags != CU_MEM_ATTACH_HOST {
            return invalid(format!("flags is {flags:#x}: it must be CU_MEM_ATTACH_GLOBAL or CU_MEM_ATTACH_HOST"));
        }
        dptr.finish(pointer(allocating(|| gpu.allocate_managed(bytesize, flags))?))
    })
}

// Derived from hipMemAllocHost: cuMemAllocHost_v2
// With: entry_in_context for entry, pp for ptr, bytesize for size
// - `pp` (out): the address; NULL when `bytesize` is 0. Free it with cuMemFreeHost.
//
// CUDA: cuMemAllocHost from 3.2 on.

/// Allocates pinned host memory, which the devices can reach.
///
/// - `pp` (out): the address; NULL when `bytesize` is 0. Free it with cuMemFreeHost.
/// - `bytesize` (in): bytes.
/// - `Flags` (in): 0, or a sum of CU_MEMHOSTALLOC flags.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags, CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuMemHostAlloc from 2.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemHostAlloc(pp: *mut *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult {
    let call = forward!(cuMemHostAlloc(pp, bytesize, Flags));
    entry_in_context(call, move |gpu| allocate_host(gpu, pp, bytesize, Flags))
}

/// Frees pinned host memory.
///
/// - `p` (in, nullable): the address that the allocation gave; NULL does nothing.
///
/// Returns CUDA_ERROR_INVALID_VALUE for any other address.
///
/// CUDA: cuMemFreeHost from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemFreeHost(p: *mut c_void) -> CUresult {
    let call = forward!(cuMemFreeHost(p));
    entry_unless_destroyed(call, move |gpu| if p.is_null() { Ok(()) } else { gpu.free_host(p.into()) })
}

/// Returns the address of host memory on the current context's device.
///
/// - `pdptr` (out): the address for the device.
/// - `p` (in): an address in pinned or registered host memory.
/// - `Flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory the device cannot reach.
///
/// CUDA: cuMemHostGetDevicePointer from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemHostGetDevicePointer_v2(
    pdptr: *mut CUdeviceptr,
    p: *mut c_void,
    Flags: c_uint,
) -> CUresult {
    let call = forward!(cuMemHostGetDevicePointer_v2(pdptr, p, Flags));
    entry_in_context(call, move |gpu| {
        let pdptr = out(pdptr)?;
        no_flags(Flags)?;
        match gpu.pointer_info(non_null(p)?)?.and_then(|info| info.device_address) {
            Some(device) => pdptr.write(pointer(device)),
            None => return invalid("no device reaches this memory"),
        }
        Ok(())
    })
}

/// Returns the flags of pinned or registered host memory.
///
/// - `pFlags` (out): the flags it was allocated or registered with, and CU_MEMHOSTALLOC_DEVICEMAP.
/// - `p` (in): an address in it.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for other memory.
///
/// CUDA: cuMemHostGetFlags from 2.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemHostGetFlags(pFlags: *mut c_uint, p: *mut c_void) -> CUresult {
    let call = forward!(cuMemHostGetFlags(pFlags, p));
    entry_in_context(call, move |gpu| {
        let pFlags = out(pFlags)?;
        match gpu.pointer_info(non_null(p)?)? {
            Some(info) if matches!(info.kind, MemoryKind::Host | MemoryKind::Registered) => {
                pFlags.finish(info.flags | CU_MEMHOSTALLOC_DEVICEMAP)
            }
            _ => invalid("the memory is neither pinned nor registered"),
        }
    })
}

/// Registers host memory for access by the devices, and pins it where the runtime requires that.
///
/// - `p` (in): the first byte.
/// - `bytesize` (in): bytes, not 0.
/// - `Flags` (in): 0, or a sum of CU_MEMHOSTREGISTER flags.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, 0 bytes and other flags; CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED where
/// a part is registered already.
///
/// CUDA: cuMemHostRegister from 6.5 on.
// Derived: cuMemHostRegister from 4.0 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult {
    let call = forward!(cuMemHostRegister_v2(p, bytesize, Flags));
    entry_in_context(call, move |gpu| register_host(gpu, p, bytesize, Flags))
}

/// Unregisters host memory.
///
/// - `p` (in): the first byte of the registered memory.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and other locations in registered or pinned memory,
/// CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED for memory that is not registered.
///
/// CUDA: cuMemHostUnregister from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemHostUnregister(p: *mut c_void) -> CUresult {
    let call = forward!(cuMemHostUnregister(p));
    entry_unless_destroyed(call, move |gpu| {
        let start = non_null(p)?;
        match gpu.pointer_info(start)? {
            Some(info) if info.kind != MemoryKind::Registered || info.base != start => {
                invalid("the address is not the start of registered memory")
            }
            _ => gpu.unregister_host(start),
        }
    })
}

/// Gives advice about managed memory.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `advice` (in): the advice.
/// - `device` (in): the device that it concerns, or CU_DEVICE_CPU.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a range that is not entirely in managed memory, unknown advice, and a device
/// that does not exist.
///
/// CUDA: cuMemAdvise from 8.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAdvise(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    device: CUdevice,
) -> CUresult {
    let call = forward!(cuMemAdvise(devPtr, count, advice, device));
    entry_in_context(call, move |gpu| advise(gpu, devPtr, count, advice, device))
}

/// Gives advice about managed memory.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `advice` (in): the advice.
/// - `location` (in): the location that it concerns: a device or the host.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a range that is not entirely in managed memory, unknown advice, and a location
/// that does not exist.
///
/// CUDA: cuMemAdvise from 12.2 on.
// Derived: anygpu_cuMemAdvise_v2_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAdvise_v2(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> CUresult {
    let call = forward!(cuMemAdvise_v2(devPtr, count, advice, location));
    entry_in_context(call, move |gpu| {
        let device = if ignores_location(advice) { CU_DEVICE_CPU } else { device_of(&location)? };
        advise(gpu, devPtr, count, advice, device)
    })
}

/// Queues the migration of managed memory to a device or the host.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `dstDevice` (in): the device, or CU_DEVICE_CPU.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a range that is not entirely in managed memory, CUDA_ERROR_INVALID_DEVICE for a
/// device that does not exist, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemPrefetchAsync from 8.0 on.
// Derived: cuMemPrefetchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPrefetchAsync(
    devPtr: CUdeviceptr,
    count: usize,
    dstDevice: CUdevice,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemPrefetchAsync(devPtr, count, dstDevice, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        prefetch(gpu, devPtr, count, dstDevice, default_stream(hStream))
    })
}

/// Queues the migration of managed memory to a device or the host.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `location` (in): the destination: a device or the host.
/// - `flags` (in): 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a range that is not entirely in managed memory, an unknown location and other
/// flags, CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_HANDLE for a stream that does
/// not exist.
///
/// CUDA: cuMemPrefetchAsync from 12.2 on.
// Derived: cuMemPrefetchAsync_v2_ptsz, anygpu_cuMemPrefetchAsync_v2_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: c_uint,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        no_flags(flags)?;
        prefetch(gpu, devPtr, count, device_of(&location)?, default_stream(hStream))
    })
}

/// Returns an attribute of managed memory.
///
/// - `data` (out): 4 bytes: a yes or no, or a location; for CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY a list of locations.
/// - `dataSize` (in): the bytes of `data`.
/// - `attribute` (in): the attribute.
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, sizes that do not fit, an unknown attribute, and a range that is not
/// entirely in managed memory.
///
/// CUDA: cuMemRangeGetAttribute from 8.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemRangeGetAttribute(
    data: *mut c_void,
    dataSize: usize,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr,
    count: usize,
) -> CUresult {
    let call = forward!(cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count));
    entry_in_context(call, move |gpu| {
        let numbers = range_attribute(gpu, data, dataSize, attribute, devPtr, count)?;
        // SAFETY: the caller gives room for `dataSize` bytes.
        unsafe { write_numbers(data, dataSize, &numbers, CU_DEVICE_INVALID) };
        Ok(())
    })
}

/// Returns several attributes of managed memory.
///
/// - `data` (out, array of numAttributes): room for each value.
/// - `dataSizes` (in, array of numAttributes): the bytes of each.
/// - `attributes` (in, array of numAttributes): the attributes.
/// - `numAttributes` (in): how many, not 0.
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, sizes that do not fit, an unknown attribute, and a range that is not
/// entirely in managed memory; no value is written then.
///
/// CUDA: cuMemRangeGetAttributes from 8.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemRangeGetAttributes(
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
    devPtr: CUdeviceptr,
    count: usize,
) -> CUresult {
    let call = forward!(cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count));
    entry_in_context(call, move |gpu| {
        if data.is_null() || dataSizes.is_null() || attributes.is_null() || numAttributes == 0 {
            return invalid("an array is NULL or empty");
        }
        let mut answers = Vec::new();
        for at in 0..numAttributes {
            // SAFETY: the caller gives three arrays of `numAttributes` elements.
            let (data, size, attribute) =
                unsafe { (read(data.add(at))?, read(dataSizes.add(at))?, read(attributes.add(at))?) };
            answers.push((data, size, range_attribute(gpu, data, size, attribute, devPtr, count)?));
        }
        for (data, size, numbers) in answers {
            // SAFETY: the caller gives room for that many bytes.
            unsafe { write_numbers(data, size, &numbers, CU_DEVICE_INVALID) };
        }
        Ok(())
    })
}

/// Returns the locations that hold parts of managed memory now.
///
/// - `ptr` (in): the first byte.
/// - `size` (in): bytes, not 0.
/// - `summaryGranularity` (in): bytes of a part, at most `size` and not 0; the last part may be shorter.
/// - `samplingGranularity` (in): bytes from one sample of a part to the next, at most `summaryGranularity`; 0 leaves that to
///   the driver.
/// - `location_out` (out, array of size): a location for each part, of which there are `size` at most: that of most of its
///   samples; CU_MEM_LOCATION_TYPE_NONE where they are in no processor's memory.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, sizes that do not fit, and a range that is not entirely in managed memory,
/// CUDA_ERROR_NOT_SUPPORTED where nobody can tell.
///
/// CUDA: cuMemGetLocationInfo from 13.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetLocationInfo(
    ptr: CUdeviceptr,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: *mut CUmemLocation,
) -> CUresult {
    let call = forward!(cuMemGetLocationInfo(ptr, size, summaryGranularity, samplingGranularity, location_out));
    entry_in_context(call, move |gpu| {
        out(location_out)?;
        let found = gpu.residence(address(ptr)?, size, summaryGranularity, samplingGranularity)?;
        for (place, location) in found.into_iter().enumerate() {
            // SAFETY: the caller gives room for a location of each part.
            unsafe { location_out.add(place).write(write_location(location)) };
        }
        Ok(())
    })
}

/// Queues the migration of several ranges of managed memory to devices or the host.
///
/// - `dptrs` (in, array of count): the first bytes.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many ranges.
/// - `prefetchLocs` (in, array of numPrefetchLocs): the destinations.
/// - `prefetchLocIdxs` (in, array of numPrefetchLocs): the first range that each location applies to, from 0 and
///   rising.
/// - `numPrefetchLocs` (in): number of locations, not 0.
/// - `flags` (in): 0.
/// - `hStream` (in): a created stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and ranges and locations as
/// cuMemPrefetchAsync; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist. Ranges before a refused one have
/// been queued.
///
/// CUDA: cuMemPrefetchBatchAsync from 13.0 on.
// Derived: cuMemPrefetchBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemPrefetchBatchAsync(
        dptrs,
        sizes,
        count,
        prefetchLocs,
        prefetchLocIdxs,
        numPrefetchLocs,
        flags,
        hStream
    ));
    entry_copying(call, default_stream(hStream), move |gpu| {
        let locations = (prefetchLocs.cast_const(), prefetchLocIdxs.cast_const(), numPrefetchLocs);
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe { prefetch_batch(gpu, dptrs, sizes, count, locations, flags, default_stream(hStream)) }
    })
}

/// Queues a discard of the contents of managed ranges. The contents are kept here all the same.
///
/// - `dptrs` (in, array of count): the first bytes.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many ranges.
/// - `flags` (in): 0.
/// - `hStream` (in): a created stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and ranges that are not managed memory;
/// CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemDiscardBatchAsync from 13.0 on.
// Derived: cuMemDiscardBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemDiscardBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        // SAFETY: the caller gives arrays of `count` elements, or NULL.
        unsafe { discard_batch(gpu, dptrs, sizes, count, flags, default_stream(hStream)) }
    })
}

/// Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
/// same.
///
/// - `dptrs` (in, array of count): the first bytes.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many ranges.
/// - `prefetchLocs` (in, array of numPrefetchLocs): the destinations.
/// - `prefetchLocIdxs` (in, array of numPrefetchLocs): the first range that each location applies to, from 0 and
///   rising.
/// - `numPrefetchLocs` (in): number of locations, not 0.
/// - `flags` (in): 0.
/// - `hStream` (in): a created stream.
///
/// Returns what cuMemPrefetchBatchAsync returns.
///
/// CUDA: cuMemDiscardAndPrefetchBatchAsync from 13.0 on.
// Derived: cuMemDiscardAndPrefetchBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemDiscardAndPrefetchBatchAsync(
        dptrs,
        sizes,
        count,
        prefetchLocs,
        prefetchLocIdxs,
        numPrefetchLocs,
        flags,
        hStream
    ));
    entry_copying(call, default_stream(hStream), move |gpu| {
        let locations = (prefetchLocs.cast_const(), prefetchLocIdxs.cast_const(), numPrefetchLocs);
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe { prefetch_batch(gpu, dptrs, sizes, count, locations, flags, default_stream(hStream)) }
    })
}

/// Returns an attribute of the memory that a pointer points to.
///
/// - `data` (out): room for the attribute: addresses, sizes, ids and handles take 8 bytes, the tokens 12, the rest 4.
/// - `attribute` (in): the attribute.
/// - `ptr` (in): the pointer.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory, an unknown attribute, and what this memory does not have.
///
/// CUDA: cuPointerGetAttribute from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuPointerGetAttribute(
    data: *mut c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> CUresult {
    let call = forward!(cuPointerGetAttribute(data, attribute, ptr));
    entry(call, move |gpu| {
        non_null(data)?;
        let info = info(gpu, ptr)?;
        let info = match &info {
            Some(info) => info,
            None => return Err(Kind::InvalidValue.because(format!("{ptr:#x} is in no allocation")).as_answer()),
        };
        let value = pointer_attribute(gpu, attribute, ptr, info)?;
        // SAFETY: the caller gives room for the attribute's type.
        unsafe { value.write(data) };
        Ok(())
    })
}

/// Returns several attributes of the memory that a pointer points to.
///
/// A missing value is written as 0, also for unknown memory; a missing device ordinal as CU_DEVICE_INVALID, and the
/// host pointer of unknown memory as the pointer itself.
///
/// - `numAttributes` (in): how many, not 0.
/// - `attributes` (in, array of numAttributes): the attributes.
/// - `data` (out, array of numAttributes): room for each value.
/// - `ptr` (in): the pointer.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, no attributes, an unknown attribute, and CU_POINTER_ATTRIBUTE_P2P_TOKENS.
///
/// CUDA: cuPointerGetAttributes from 7.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuPointerGetAttributes(
    numAttributes: c_uint,
    attributes: *mut CUpointer_attribute,
    data: *mut *mut c_void,
    ptr: CUdeviceptr,
) -> CUresult {
    let call = forward!(cuPointerGetAttributes(numAttributes, attributes, data, ptr));
    entry(call, move |gpu| {
        if numAttributes == 0 || attributes.is_null() || data.is_null() {
            return invalid("an array is NULL or empty");
        }
        let info = info(gpu, ptr)?;
        let mut answers = Vec::new();
        for index in 0..numAttributes as usize {
            // SAFETY: the caller gives two arrays of `numAttributes` elements.
            let (attribute, data) = unsafe { (read(attributes.add(index))?, read(data.add(index))?) };
            non_null(data)?;
            let missing = Value::missing(attribute, ptr, info.is_some())?;
            let value = match &info {
                Some(info) => pointer_attribute(gpu, attribute, ptr, info).ok().or(missing),
                None => missing,
            };
            answers.extend(value.map(|value| (data, value)));
        }
        for (data, value) in answers {
            // SAFETY: the caller gives room for the attribute's type.
            unsafe { value.write(data) };
        }
        Ok(())
    })
}

/// Sets an attribute of the memory that a pointer points to.
///
/// - `value` (in): for CU_POINTER_ATTRIBUTE_SYNC_MEMOPS 4 bytes: not 0 makes every copy of the memory complete before
///   its call returns.
/// - `attribute` (in): CU_POINTER_ATTRIBUTE_SYNC_MEMOPS.
/// - `ptr` (in): the pointer.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other attributes, and memory that is not device memory.
///
/// CUDA: cuPointerSetAttribute from 6.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuPointerSetAttribute(
    value: *const c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> CUresult {
    let call = forward!(cuPointerSetAttribute(value, attribute, ptr));
    entry(call, move |gpu| {
        if attribute != CU_POINTER_ATTRIBUTE_SYNC_MEMOPS {
            return invalid(format!("attribute is {attribute}: only CU_POINTER_ATTRIBUTE_SYNC_MEMOPS can be set"));
        }
        let on: c_uint = read(value.cast())?;
        gpu.set_synchronous_copies(address(ptr)?, on != 0)
    })
}

/// Converts an address to CUDA's type.
fn pointer(address: Address) -> CUdeviceptr {
    address.0 as CUdeviceptr
}

/// # Safety
/// `pointer` is NULL or valid for writing.
pub(in crate::api) unsafe fn allocate_host(
    gpu: &dyn Gpu,
    pointer: *mut *mut c_void,
    size: usize,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let address = unsafe { out(pointer) }?;
    let pairs = [
        (CU_MEMHOSTALLOC_PORTABLE, HostFlags::PORTABLE),
        (CU_MEMHOSTALLOC_DEVICEMAP, HostFlags::MAPPED),
        (CU_MEMHOSTALLOC_WRITECOMBINED, HostFlags::WRITE_COMBINED),
    ];
    let chosen = chosen(flags, &pairs)?;
    address.finish(if size == 0 {
        ptr::null_mut()
    } else {
        allocating(|| gpu.allocate_host(size, chosen, flags))?.as_ptr()
    })
}

pub(in crate::api) fn register_host(gpu: &dyn Gpu, start: *mut c_void, size: usize, flags: c_uint) -> Result<()> {
    let address = non_null(start)?;
    not_empty(size)?;
    let pairs = [
        (CU_MEMHOSTREGISTER_PORTABLE, HostFlags::PORTABLE),
        (CU_MEMHOSTREGISTER_DEVICEMAP, HostFlags::MAPPED),
        (CU_MEMHOSTREGISTER_IOMEMORY, HostFlags::IO_MEMORY),
        (CU_MEMHOSTREGISTER_READ_ONLY, HostFlags::READ_ONLY),
    ];
    gpu.register_host(address, size, chosen(flags, &pairs)?, flags)
}

/// Converts CUDA's flags to the hub's; InvalidValue for unknown flags.
fn chosen(flags: c_uint, pairs: &[(c_uint, HostFlags)]) -> Result<HostFlags> {
    if flags & !pairs.iter().fold(0, |all, pair| all | pair.0) != 0 {
        return invalid(format!("Flags is {flags:#x}: not a combination of the flags for host memory"));
    }
    Ok(memory::chosen(flags, pairs))
}

fn info(gpu: &dyn Gpu, pointer: CUdeviceptr) -> Result<Option<PointerInfo>> {
    if pointer == 0 { Ok(None) } else { gpu.pointer_info(address(pointer)?) }
}

/// Converts a location to a device or CU_DEVICE_CPU.
fn device_of(location: &CUmemLocation) -> Result<CUdevice> {
    match location.r#type {
        CU_MEM_LOCATION_TYPE_DEVICE => Ok(location.id),
        CU_MEM_LOCATION_TYPE_HOST | CU_MEM_LOCATION_TYPE_HOST_NUMA | CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT => {
            Ok(CU_DEVICE_CPU)
        }
        other => invalid(format!("{other} is not a kind of place")),
    }
}

fn ignores_location(advice: CUmem_advise) -> bool {
    const WITHOUT_LOCATION: [CUmem_advise; 3] =
        [CU_MEM_ADVISE_SET_READ_MOSTLY, CU_MEM_ADVISE_UNSET_READ_MOSTLY, CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION];
    WITHOUT_LOCATION.contains(&advice)
}

fn advise(gpu: &dyn Gpu, start: CUdeviceptr, bytes: usize, advice: CUmem_advise, device: CUdevice) -> Result<()> {
    let start = range(start, bytes)?;
    if !ignores_location(advice) && device != CU_DEVICE_CPU && !(0..gpu.device_count()?).contains(&device) {
        return invalid(format!("device {device} does not exist"));
    }
    let advice = memory::advice(advice, || Ok(device))?;
    gpu.advise(start, bytes, advice)
}

fn prefetch(gpu: &dyn Gpu, start: CUdeviceptr, bytes: usize, device: CUdevice, stream: Stream) -> Result<()> {
    let start = range(start, bytes)?;
    if device != CU_DEVICE_CPU {
        check_device(gpu, device)?;
    }
    gpu.prefetch(start, bytes, device, stream)
}

/// Returns the start of a range; InvalidValue for an empty one.
fn range(start: CUdeviceptr, bytes: usize) -> Result<Address> {
    let start = address(start)?;
    if bytes == 0 { invalid("the range is empty") } else { Ok(start) }
}

/// Refuses the default stream, which takes no batches.
pub(super) fn created_stream(stream: Stream) -> Result<Stream> {
    if stream == Stream::NULL || stream == Stream::LEGACY {
        return invalid("a batch is not for the default stream");
    }
    Ok(stream)
}

/// # Safety
/// The arrays are NULL or have `count` elements; those of the locations `number` elements.
pub(in crate::api) unsafe fn prefetch_batch(
    gpu: &dyn Gpu,
    starts: *const CUdeviceptr,
    sizes: *const usize,
    count: usize,
    locations: (*const CUmemLocation, *const usize, usize),
    flags: c_ulonglong,
    stream: Stream,
) -> Result<()> {
    no_flags(flags)?;
    let stream = created_stream(stream)?;
    if starts.is_null() || sizes.is_null() {
        return invalid("an array is NULL");
    }
    // SAFETY: as promised by the caller.
    let places = unsafe { memory::places(count, locations) }?;
    for (index, place) in places.iter().enumerate() {
        // SAFETY: index < count.
        let (start, bytes) = unsafe { (read(starts.add(index))?, read(sizes.add(index))?) };
        prefetch(gpu, start, bytes, device_of(place)?, stream)?;
    }
    Ok(())
}

/// # Safety
/// The arrays are NULL or have `count` elements.
pub(in crate::api) unsafe fn discard_batch(
    gpu: &dyn Gpu,
    starts: *const CUdeviceptr,
    sizes: *const usize,
    count: usize,
    flags: c_ulonglong,
    stream: Stream,
) -> Result<()> {
    no_flags(flags)?;
    gpu.stream_device(created_stream(stream)?)?;
    if starts.is_null() || sizes.is_null() {
        return invalid("an array is NULL");
    }
    for index in 0..count {
        // SAFETY: index < count.
        let (start, bytes) = unsafe { (read(starts.add(index))?, read(sizes.add(index))?) };
        gpu.range_attribute(range(start, bytes)?, bytes, RangeAttribute::ReadMostly, &mut [0])?;
    }
    Ok(())
}

pub(in crate::api) fn range_attribute(
    gpu: &dyn Gpu,
    data: *mut c_void,
    data_size: usize,
    attribute: CUmem_range_attribute,
    start: CUdeviceptr,
    bytes: usize,
) -> Result<Vec<c_int>> {
    let ask = match attribute {
        CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY => RangeAttribute::ReadMostly,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION
        | CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE
        | CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID => RangeAttribute::PreferredLocation,
        CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY => RangeAttribute::AccessedBy,
        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION
        | CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE
        | CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID => RangeAttribute::LastPrefetchLocation,
        _ => return invalid(format!("attribute is {attribute}: there is no such attribute")),
    };
    let mut numbers = memory::range_attribute(gpu, (data, data_size), ask, (range(start, bytes)?, bytes))?;
    if [CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE]
        .contains(&attribute)
    {
        numbers[0] = match numbers[0] {
            CU_DEVICE_INVALID => CU_MEM_LOCATION_TYPE_INVALID,
            CU_DEVICE_CPU => CU_MEM_LOCATION_TYPE_HOST,
            _ => CU_MEM_LOCATION_TYPE_DEVICE,
        } as c_int;
    }
    Ok(numbers)
}

/// The value of a pointer's attribute, as wide as the driver writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Word(u32),
    Long(u64),
    /// Two tokens, of 8 and of 4 bytes.
    Tokens,
}

impl Value {
    /// # Safety
    /// `data` is valid for writing a value of this size.
    unsafe fn write(self, data: *mut c_void) {
        // SAFETY: as promised by the caller; alignment is not assumed.
        unsafe {
            match self {
                Value::Word(word) => data.cast::<u32>().write_unaligned(word),
                Value::Long(long) => data.cast::<u64>().write_unaligned(long),
                Value::Tokens => {
                    data.cast::<u64>().write_unaligned(0);
                    data.cast::<u32>().add(2).write_unaligned(0);
                }
            }
        }
    }

    /// Returns the default that cuPointerGetAttributes writes for a missing value; `None` writes nothing.
    fn missing(attribute: CUpointer_attribute, pointer: CUdeviceptr, is_known: bool) -> Result<Option<Value>> {
        Ok(Some(match attribute {
            CU_POINTER_ATTRIBUTE_HOST_POINTER if !is_known => Value::Long(pointer),
            CU_POINTER_ATTRIBUTE_RANGE_START_ADDR | CU_POINTER_ATTRIBUTE_RANGE_SIZE if !is_known => return Ok(None),
            CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL => Value::Word(CU_DEVICE_INVALID as u32),
            CU_POINTER_ATTRIBUTE_CONTEXT
            | CU_POINTER_ATTRIBUTE_DEVICE_POINTER
            | CU_POINTER_ATTRIBUTE_HOST_POINTER
            | CU_POINTER_ATTRIBUTE_BUFFER_ID
            | CU_POINTER_ATTRIBUTE_RANGE_START_ADDR
            | CU_POINTER_ATTRIBUTE_RANGE_SIZE
            | CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES
            | CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
            | CU_POINTER_ATTRIBUTE_MAPPING_SIZE
            | CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
            | CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID => Value::Long(0),
            CU_POINTER_ATTRIBUTE_MEMORY_TYPE
            | CU_POINTER_ATTRIBUTE_SYNC_MEMOPS
            | CU_POINTER_ATTRIBUTE_IS_MANAGED
            | CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE
            | CU_POINTER_ATTRIBUTE_MAPPED
            | CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
            | CU_POINTER_ATTRIBUTE_ACCESS_FLAGS
            | CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE => Value::Word(0),
            _ => return invalid(format!("attribute is {attribute}: there is no such attribute")),
        }))
    }
}

fn pointer_attribute(
    gpu: &dyn Gpu,
    attribute: CUpointer_attribute,
    pointer: CUdeviceptr,
    info: &PointerInfo,
) -> Result<Value> {
    let is_host = matches!(info.kind, MemoryKind::Host | MemoryKind::Registered);
    let long = |address: Option<Address>, what: &str| match address {
        Some(address) => Ok(Value::Long(self::pointer(address))),
        None => invalid(format!("the memory has no {what}")),
    };
    let yes_or_no = |yes: bool| Ok(Value::Word(yes.into()));
    // Of mapped memory the addresses that it is mapped in, not those of the mapping.
    let range = info.reservation.unwrap_or((info.base, info.size));
    match attribute {
        // Memory of a pool belongs to no context.
        CU_POINTER_ATTRIBUTE_CONTEXT if info.kind == MemoryKind::Pool => Ok(Value::Long(0)),
        CU_POINTER_ATTRIBUTE_CONTEXT => Ok(Value::Long(info.context.map_or(0, |context| context.0 as u64))),
        CU_POINTER_ATTRIBUTE_MEMORY_TYPE => {
            Ok(Value::Word(if is_host { CU_MEMORYTYPE_HOST } else { CU_MEMORYTYPE_DEVICE }))
        }
        CU_POINTER_ATTRIBUTE_DEVICE_POINTER => long(info.device_address, "address on the device"),
        CU_POINTER_ATTRIBUTE_HOST_POINTER => {
            let reached = info.host_address.filter(|_| is_host || info.kind == MemoryKind::Managed);
            long(reached, "address on the host")
        }
        CU_POINTER_ATTRIBUTE_P2P_TOKENS if is_host => invalid("host memory has no tokens"),
        CU_POINTER_ATTRIBUTE_P2P_TOKENS => Ok(Value::Tokens),
        CU_POINTER_ATTRIBUTE_SYNC_MEMOPS => yes_or_no(!is_host && gpu.synchronous_copies(address(pointer)?)?),
        CU_POINTER_ATTRIBUTE_BUFFER_ID | CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID => Ok(Value::Long(info.id)),
        CU_POINTER_ATTRIBUTE_IS_MANAGED => yes_or_no(info.kind == MemoryKind::Managed),
        CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL => Ok(Value::Word(info.device as u32)),
        CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE => yes_or_no(info.exportable),
        CU_POINTER_ATTRIBUTE_RANGE_START_ADDR => Ok(Value::Long(self::pointer(range.0))),
        CU_POINTER_ATTRIBUTE_RANGE_SIZE => Ok(Value::Long(range.1 as u64)),
        CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR => Ok(Value::Long(self::pointer(info.base))),
        CU_POINTER_ATTRIBUTE_MAPPING_SIZE => Ok(Value::Long(info.size as u64)),
        CU_POINTER_ATTRIBUTE_MAPPED => yes_or_no(info.device_address.is_some()),
        CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES => Ok(Value::Long(info.handle_types.bits().into())),
        CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE => Ok(Value::Long(info.pool.map_or(0, |pool| pool.0 as u64))),
        CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE | CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE => {
            yes_or_no(false)
        }
        CU_POINTER_ATTRIBUTE_ACCESS_FLAGS if info.reservation.is_some() => {
            let access = gpu.access(address(pointer)?, Location::Device(gpu.device()?))?;
            Ok(Value::Word(write_access(access)))
        }
        CU_POINTER_ATTRIBUTE_ACCESS_FLAGS => Ok(Value::Word(CU_MEM_ACCESS_FLAGS_PROT_READWRITE)),
        _ => invalid(format!("attribute is {attribute}: there is no such attribute")),
    }
}
