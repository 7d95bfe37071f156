// SPDX-License-Identifier: MIT OR Apache-2.0
//! Allocation of device, host and managed memory, and what a pointer points to.

#[path = "../generated/cudart/memory.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::ptr;

use super::types::*;
use super::{Slot, check_device, default_stream, entry, forward, invalid, non_null, per_thread, speak_twelve};
use crate::api::cuda::{self, CUmemLocation};
use crate::api::memory::{self, existing, info, prefetch};
use crate::border::arguments::{no_flags, out, range, read, write_numbers, write_optional};
use crate::border::entry::allocating;
use crate::gpu::{Address, Gpu, Kind, MemoryKind, PointerInfo, Result, Stream};
use crate::share::ends;

pub use derived::*;

/// Allocates memory on the current device, aligned to at least 256 bytes.
///
/// - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFree.
/// - `size` (in): bytes.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
///
/// CUDA: cudaMalloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMalloc(devPtr: *mut *mut c_void, size: usize) -> cudaError_t {
    let call = forward!(cudaMalloc(devPtr, size));
    entry(call, move |gpu| {
        out(devPtr)?.finish(if size == 0 { ptr::null_mut() } else { allocating(|| gpu.allocate(size, 0))?.as_ptr() })
    })
}

/// Frees device or managed memory, after the work queued on its device.
///
/// - `devPtr` (in, nullable): the address that the allocation gave; NULL does nothing.
///
/// Returns cudaErrorInvalidValue for any other address, memory opened from another process included.
///
/// CUDA: cudaFree.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFree(devPtr: *mut c_void) -> cudaError_t {
    let end = ends::memory(devPtr.addr());
    let call = forward!(cudaFree(devPtr), unless: end.is_shared(), after: |status| end.settle(status == cudaSuccess));
    entry(call, move |gpu| if devPtr.is_null() { Ok(()) } else { end.free(|| gpu.free(devPtr.into())) })
}

/// Allocates rows of memory on the current device.
///
/// - `devPtr` (out): the address; NULL when `width` or `height` is 0. Free it with cudaFree.
/// - `pitch` (out): bytes from row to row, at least `width`; 0 when there is nothing to allocate.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
///
/// CUDA: cudaMallocPitch.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocPitch(
    devPtr: *mut *mut c_void,
    pitch: *mut usize,
    width: usize,
    height: usize,
) -> cudaError_t {
    let call = forward!(cudaMallocPitch(devPtr, pitch, width, height));
    entry(call, move |gpu| {
        let (address, distance) = (out(devPtr)?, out(pitch)?);
        let (base, row) = allocate_rows(gpu, width, height)?;
        address.write(base);
        distance.finish(row)
    })
}

/// Allocates slices of rows on the current device.
///
/// - `pitchedDevPtr` (out): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice. Free the first
///   byte with cudaFree.
/// - `extent` (in): bytes in a row, rows in a slice, slices.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
///
/// CUDA: cudaMalloc3D.
// Derived: anygpu_cudaMalloc3D_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMalloc3D(pitchedDevPtr: *mut cudaPitchedPtr, extent: cudaExtent) -> cudaError_t {
    let call = forward!(cudaMalloc3D(pitchedDevPtr, extent));
    entry(call, move |gpu| {
        let memory = out(pitchedDevPtr)?;
        let cudaExtent { width, height, depth } = extent;
        let Some(rows) = height.checked_mul(depth) else { return Err(Kind::OutOfMemory.into()) };
        let (ptr, pitch) = allocate_rows(gpu, width, rows)?;
        memory.finish(cudaPitchedPtr { ptr, pitch, xsize: width, ysize: height })
    })
}

/// Allocates managed memory, which host and devices reach at one address.
///
/// - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFree.
/// - `size` (in): bytes.
/// - `flags` (in): cudaMemAttachGlobal or cudaMemAttachHost.
///
/// Returns cudaErrorInvalidValue for NULL and other flags; cudaErrorMemoryAllocation.
///
/// CUDA: cudaMallocManaged.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocManaged(devPtr: *mut *mut c_void, size: usize, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaMallocManaged(devPtr, size, flags));
    entry(call, move |gpu| {
        let address = out(devPtr)?;
        if flags != cudaMemAttachGlobal && flags != cudaMemAttachHost {
            return invalid(format!("flags is {flags:#x}: it must be cudaMemAttachGlobal or cudaMemAttachHost"));
        }
        address.finish(if size == 0 {
            ptr::null_mut()
        } else {
            allocating(|| gpu.allocate_managed(size, flags))?.as_ptr()
        })
    })
}

// Derived from hipMallocHost: cudaMallocHost
// With: cuda::allocate_host for allocate_host
// - `ptr` (out): the address; NULL when `size` is 0. Free it with cudaFreeHost.

/// Allocates pinned host memory, which the devices can reach.
///
/// - `pHost` (out): the address; NULL when `size` is 0. Free it with cudaFreeHost.
/// - `size` (in): bytes.
/// - `flags` (in): cudaHostAllocDefault, or a sum of cudaHostAlloc flags.
///
/// Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
///
/// CUDA: cudaHostAlloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostAlloc(pHost: *mut *mut c_void, size: usize, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaHostAlloc(pHost, size, flags));
    entry(call, move |gpu| cuda::allocate_host(gpu, pHost, size, flags))
}

// Derived from hipFreeHost: cudaFreeHost
// With: memory::free_host for free_host
// - `ptr` (in, nullable): the address that the allocation gave; NULL does nothing.

/// Registers host memory for access by the devices, and pins it where the runtime requires that.
///
/// - `ptr` (in): the first byte.
/// - `size` (in): bytes, not 0.
/// - `flags` (in): cudaHostRegisterDefault, or a sum of cudaHostRegister flags.
///
/// Returns cudaErrorInvalidValue for NULL, 0 bytes and other flags; cudaErrorHostMemoryAlreadyRegistered where a part is
/// registered already.
///
/// CUDA: cudaHostRegister.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostRegister(ptr: *mut c_void, size: usize, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaHostRegister(ptr, size, flags));
    entry(call, move |gpu| cuda::register_host(gpu, ptr, size, flags))
}

// Derived from hipHostUnregister: cudaHostUnregister
// With: ptr for hostPtr
// Unregisters host memory.

// Derived from hipHostGetDevicePointer: cudaHostGetDevicePointer
// With: pDevice for devPtr, pHost for hstPtr
// Returns the address of host memory on the current device.

/// Returns the flags of pinned host memory.
///
/// - `pFlags` (out): the flags it was allocated with; cudaHostAllocMapped is always among them.
/// - `pHost` (in): an address in memory from cudaHostAlloc or cudaMallocHost.
///
/// Returns cudaErrorInvalidValue for NULL and for other memory.
///
/// CUDA: cudaHostGetFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostGetFlags(pFlags: *mut c_uint, pHost: *mut c_void) -> cudaError_t {
    let call = forward!(cudaHostGetFlags(pFlags, pHost));
    entry(call, move |gpu| {
        let flags = out(pFlags)?;
        let info = existing(gpu, pHost)?;
        if !matches!(info.kind, MemoryKind::Host | MemoryKind::Registered) {
            return invalid("the memory is not from cudaHostAlloc");
        }
        flags.finish(info.flags | cudaHostAllocMapped)
    })
}

// Derived from cuMemGetInfo_v2: cudaMemGetInfo
// Returns the free and total memory of the current device.

/// Gives advice about managed memory.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `advice` (in): the advice.
/// - `location` (in): the location that it concerns; ignored for read-mostly advice and when a preferred location is
///   unset.
///
/// Returns cudaErrorInvalidValue for NULL, 0 bytes, unknown advice, an unknown location, and memory that is not
/// managed; cudaErrorInvalidDevice for a device that does not exist.
///
/// CUDA: cudaMemAdvise.
// Derived: anygpu_cudaMemAdvise_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemAdvise(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> cudaError_t {
    let call = forward!(cudaMemAdvise(devPtr, count, advice, location));
    entry(call, move |gpu| advise(gpu, devPtr, count, advice, || existing_device_of(gpu, &location)))
}

/// cudaMemAdvise for programs compiled for CUDA 12: with a device, cudaCpuDeviceId for the host.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemAdvise(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    device: c_int,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaMemAdvise(devPtr, count, advice, device));
    entry(call, move |gpu| advise(gpu, devPtr, count, advice, || Ok(device)))
}

/// cudaMemAdvise of CUDA 13 for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemAdvise_v2(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaMemAdvise_v2(devPtr, count, advice, location));
    entry(call, move |gpu| advise(gpu, devPtr, count, advice, || existing_device_of(gpu, &location)))
}

/// Queues the migration of managed memory to a device or to the host.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `location` (in): the location.
/// - `flags` (in): 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for NULL, 0 bytes, other flags, an unknown location, and memory that is not managed;
/// cudaErrorInvalidDevice for a device that does not exist; cudaErrorInvalidResourceHandle for a stream that does not
/// exist.
///
/// CUDA: cudaMemPrefetchAsync.
// Derived: anygpu_cudaMemPrefetchAsync_ref, cudaMemPrefetchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPrefetchAsync(
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemPrefetchAsync(devPtr, count, location, flags, stream));
    entry(call, move |gpu| prefetch_to(gpu, (devPtr, count), &location, flags, default_stream(stream)))
}

/// cudaMemPrefetchAsync for programs compiled for CUDA 12: to a device, cudaCpuDeviceId for the host.
// Derived: anygpu_12_cudaMemPrefetchAsync_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPrefetchAsync(
    devPtr: *const c_void,
    count: usize,
    dstDevice: c_int,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaMemPrefetchAsync(devPtr, count, dstDevice, stream));
    entry(call, move |gpu| prefetch(gpu, (devPtr, count), dstDevice, default_stream(stream)))
}

/// cudaMemPrefetchAsync of CUDA 13 for programs compiled for CUDA 12.
// Derived: anygpu_12_cudaMemPrefetchAsync_v2_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPrefetchAsync_v2(
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaMemPrefetchAsync_v2(devPtr, count, location, flags, stream));
    entry(call, move |gpu| prefetch_to(gpu, (devPtr, count), &location, flags, default_stream(stream)))
}

/// Returns an attribute of managed memory.
///
/// - `data` (out): a 32-bit integer, or a list of them for cudaMemRangeAttributeAccessedBy: ordinals, cudaCpuDeviceId
///   for the host, cudaInvalidDeviceId for none or for unused elements.
/// - `dataSize` (in): bytes of room: 4, or a multiple of 4 for a list.
/// - `attribute` (in): the attribute.
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
///
/// Returns cudaErrorInvalidValue for NULL, 0 bytes, other sizes, an unknown attribute, and memory that is not managed.
///
/// CUDA: cudaMemRangeGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemRangeGetAttribute(
    data: *mut c_void,
    dataSize: usize,
    attribute: cudaMemRangeAttribute,
    devPtr: *const c_void,
    count: usize,
) -> cudaError_t {
    let call = forward!(cudaMemRangeGetAttribute(data, dataSize, attribute, devPtr, count));
    entry(call, move |gpu| {
        let numbers = cuda::range_attribute(gpu, data, dataSize, attribute, devPtr.expose_provenance() as u64, count)?;
        // SAFETY: the caller gives room for `dataSize` bytes.
        unsafe { write_numbers(data, dataSize, &numbers, cudaInvalidDeviceId) };
        Ok(())
    })
}

/// Returns the locations that hold parts of managed memory now.
///
/// - `devPtr` (in): the first byte.
/// - `size` (in): bytes, not 0.
/// - `summaryGranularity` (in): bytes of a part, at most `size` and not 0; the last part may be shorter.
/// - `samplingGranularity` (in): bytes from one sample of a part to the next, at most `summaryGranularity`; 0 leaves that to
///   the runtime.
/// - `location_out` (out, array of size): a location for each part, of which there are `size` at most: that of most of its
///   samples; cudaMemLocationTypeNone where they are in no processor's memory.
///
/// Returns cudaErrorInvalidValue for NULL, sizes that do not fit, and a range that is not entirely in managed memory,
/// cudaErrorNotSupported where nobody can tell.
///
/// CUDA: cudaMemGetLocationInfo from 13.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemGetLocationInfo(
    devPtr: *mut c_void,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: *mut cudaMemLocation,
) -> cudaError_t {
    let call = forward!(cudaMemGetLocationInfo(devPtr, size, summaryGranularity, samplingGranularity, location_out));
    entry(call, move |gpu| {
        out(location_out)?;
        let found = gpu.residence(non_null(devPtr)?, size, summaryGranularity, samplingGranularity)?;
        for (place, location) in found.into_iter().enumerate() {
            let CUmemLocation { r#type, id } = cuda::write_location(location);
            // SAFETY: the caller gives room for a location of each part.
            unsafe { location_out.add(place).write(cudaMemLocation { r#type, id }) };
        }
        Ok(())
    })
}

/// Returns several attributes of managed memory. Writes all values or none.
///
/// - `data` (inout, array of numAttributes): room for each value, as cudaMemRangeGetAttribute does.
/// - `dataSizes` (in, array of numAttributes): bytes of room for each.
/// - `attributes` (in, array of numAttributes): the attributes.
/// - `numAttributes` (in): how many, not 0.
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
///
/// Returns what cudaMemRangeGetAttribute returns.
///
/// CUDA: cudaMemRangeGetAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemRangeGetAttributes(
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut cudaMemRangeAttribute,
    numAttributes: usize,
    devPtr: *const c_void,
    count: usize,
) -> cudaError_t {
    let call = forward!(cudaMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count));
    entry(call, move |gpu| {
        if data.is_null() || dataSizes.is_null() || attributes.is_null() || numAttributes == 0 {
            return invalid("an array is NULL or empty");
        }
        let mut answers = Vec::new();
        for index in 0..numAttributes {
            // SAFETY: the caller gives three arrays of `numAttributes` elements.
            let (data, size, attribute) =
                unsafe { (read(data.add(index))?, read(dataSizes.add(index))?, read(attributes.add(index))?) };
            answers.push((
                data,
                size,
                cuda::range_attribute(gpu, data, size, attribute, devPtr.expose_provenance() as u64, count)?,
            ));
        }
        for (data, size, numbers) in answers {
            // SAFETY: the caller gives room for that many bytes.
            unsafe { write_numbers(data, size, &numbers, cudaInvalidDeviceId) };
        }
        Ok(())
    })
}

/// Returns the attributes of the memory that a pointer points to.
///
/// - `attributes` (out): the attributes. Memory unknown to this library is cudaMemoryTypeUnregistered, on device
///   cudaInvalidDeviceId.
/// - `ptr` (in): the pointer.
///
/// Returns cudaErrorInvalidValue for a NULL `attributes`.
///
/// CUDA: cudaPointerGetAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaPointerGetAttributes(
    attributes: *mut cudaPointerAttributes,
    ptr: *const c_void,
) -> cudaError_t {
    let call = forward!(cudaPointerGetAttributes(attributes, ptr));
    entry(call, move |gpu| out(attributes)?.finish(attributes_of(ptr, info(gpu, ptr)?)))
}

/// cudaPointerGetAttributes for programs compiled for CUDA 12: writes 24 bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaPointerGetAttributes(
    attributes: *mut cudaPointerAttributes_12,
    ptr: *const c_void,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaPointerGetAttributes(attributes, ptr));
    entry(call, move |gpu| {
        let attributes = out(attributes)?;
        let cudaPointerAttributes { r#type, device, devicePointer, hostPointer, .. } =
            attributes_of(ptr, info(gpu, ptr)?);
        attributes.finish(cudaPointerAttributes_12 { r#type, device, devicePointer, hostPointer })
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
/// - `stream` (in): a created stream.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and ranges and locations as
/// cudaMemPrefetchAsync; cudaErrorInvalidResourceHandle for a stream that does not exist. Ranges before a refused one
/// have been queued.
///
/// CUDA: cudaMemPrefetchBatchAsync from 13.0 on.
// Derived: cudaMemPrefetchBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPrefetchBatchAsync(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut cudaMemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemPrefetchBatchAsync(
        dptrs,
        sizes,
        count,
        prefetchLocs,
        prefetchLocIdxs,
        numPrefetchLocs,
        flags,
        stream
    ));
    entry(call, move |gpu| {
        let locations = (prefetchLocs.cast_const().cast(), prefetchLocIdxs.cast_const(), numPrefetchLocs);
        // SAFETY: the caller gives arrays of these many elements, or NULL; the locations have the driver's layout.
        unsafe { cuda::prefetch_batch(gpu, dptrs.cast(), sizes, count, locations, flags, default_stream(stream)) }
    })
}

/// Queues a discard of the contents of managed ranges. The contents are kept here all the same.
///
/// - `dptrs` (in, array of count): the first bytes.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many ranges.
/// - `flags` (in): 0.
/// - `stream` (in): a created stream.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and ranges that are not managed memory;
/// cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemDiscardBatchAsync from 13.0 on.
// Derived: cudaMemDiscardBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemDiscardBatchAsync(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemDiscardBatchAsync(dptrs, sizes, count, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives arrays of `count` elements, or NULL.
        unsafe { cuda::discard_batch(gpu, dptrs.cast(), sizes, count, flags, default_stream(stream)) }
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
/// - `stream` (in): a created stream.
///
/// Returns what cudaMemPrefetchBatchAsync returns.
///
/// CUDA: cudaMemDiscardAndPrefetchBatchAsync from 13.0 on.
// Derived: cudaMemDiscardAndPrefetchBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut cudaMemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemDiscardAndPrefetchBatchAsync(
        dptrs,
        sizes,
        count,
        prefetchLocs,
        prefetchLocIdxs,
        numPrefetchLocs,
        flags,
        stream
    ));
    entry(call, move |gpu| {
        let locations = (prefetchLocs.cast_const().cast(), prefetchLocIdxs.cast_const(), numPrefetchLocs);
        // SAFETY: the caller gives arrays of these many elements, or NULL; the locations have the driver's layout.
        unsafe { cuda::prefetch_batch(gpu, dptrs.cast(), sizes, count, locations, flags, default_stream(stream)) }
    })
}

/// Allocates rows; returns the address and the bytes from row to row.
fn allocate_rows(gpu: &dyn Gpu, width: usize, rows: usize) -> Result<(*mut c_void, usize)> {
    if width == 0 || rows == 0 {
        return Ok((ptr::null_mut(), 0));
    }
    allocating(|| gpu.allocate_pitched(width, rows)).map(|(base, row)| (base.as_ptr(), row))
}

/// Converts a location to a device or cudaCpuDeviceId.
fn device_of(location: &cudaMemLocation) -> Result<c_int> {
    match location.r#type {
        cudaMemLocationTypeDevice => Ok(location.id),
        cudaMemLocationTypeHost | cudaMemLocationTypeHostNuma | cudaMemLocationTypeHostNumaCurrent => {
            Ok(cudaCpuDeviceId)
        }
        other => invalid(format!("{other} is not a kind of place for managed memory")),
    }
}

/// Converts a location as CUDA 13 does: InvalidValue for a device that does not exist.
fn existing_device_of(gpu: &dyn Gpu, location: &cudaMemLocation) -> Result<c_int> {
    let device = device_of(location)?;
    if device != cudaCpuDeviceId && check_device(gpu, device).is_err() {
        return invalid(format!("there is no device {device}"));
    }
    Ok(device)
}

fn advise(
    gpu: &dyn Gpu,
    pointer: *const c_void,
    bytes: usize,
    advice: cudaMemoryAdvise,
    device: impl FnOnce() -> Result<c_int>,
) -> Result<()> {
    let address = range(pointer, bytes)?;
    let device = || -> Result<c_int> {
        let device = device()?;
        if device != cudaCpuDeviceId {
            check_device(gpu, device)?;
        }
        Ok(device)
    };
    let advice = memory::advice(advice, device)?;
    gpu.advise(address, bytes, advice)
}

fn prefetch_to(
    gpu: &dyn Gpu,
    memory: (*const c_void, usize),
    location: &cudaMemLocation,
    flags: c_uint,
    stream: Stream,
) -> Result<()> {
    no_flags(flags)?;
    prefetch(gpu, memory, device_of(location)?, stream)
}

fn attributes_of(pointer: *const c_void, info: Option<PointerInfo>) -> cudaPointerAttributes {
    let unknown = cudaPointerAttributes {
        r#type: cudaMemoryTypeUnregistered,
        device: cudaInvalidDeviceId,
        devicePointer: ptr::null_mut(),
        hostPointer: pointer.cast_mut(),
        localityDomainOrdinal: 0,
        reserved: [0; 7],
    };
    let Some(info) = info else { return unknown };
    let r#type = match info.kind {
        MemoryKind::Device | MemoryKind::Pool => cudaMemoryTypeDevice,
        MemoryKind::Host | MemoryKind::Registered => cudaMemoryTypeHost,
        MemoryKind::Managed => cudaMemoryTypeManaged,
    };
    // Device memory is not the host's, even where it could be reached.
    let host = info.host_address.filter(|_| r#type != cudaMemoryTypeDevice);
    cudaPointerAttributes {
        r#type,
        device: info.device,
        devicePointer: info.device_address.map_or(ptr::null_mut(), Address::as_ptr),
        hostPointer: host.map_or(ptr::null_mut(), Address::as_ptr),
        ..unknown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_are_devices_or_the_host() {
        let device = |r#type, id| device_of(&cudaMemLocation { r#type, id }).ok();
        assert_eq!(device(cudaMemLocationTypeDevice, 3), Some(3));
        assert_eq!(device(cudaMemLocationTypeHost, 3), Some(cudaCpuDeviceId));
        assert_eq!(device(cudaMemLocationTypeInvalid, 3), None);
    }

    #[test]
    fn unknown_memory_is_unregistered() {
        let here = ptr::without_provenance(64);
        let attributes = attributes_of(here, None);
        assert_eq!(
            (attributes.r#type, attributes.device, attributes.hostPointer.addr()),
            (cudaMemoryTypeUnregistered, -2, 64)
        );
    }
}
