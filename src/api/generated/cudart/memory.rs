// Generated from src/api/cudart/memory.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// cudaMalloc3D with the extent by reference, for languages that cannot pass a structure by value.
///
/// - `pitchedDevPtr` (out): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice. Free the first
///   byte with cudaFree.
/// - `extent` (in): bytes in a row, rows in a slice, slices.
///
/// Returns what cudaMalloc3D returns, and cudaErrorInvalidValue for a NULL extent.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaMalloc3D_ref(
    pitchedDevPtr: *mut cudaPitchedPtr,
    extent: *const cudaExtent,
) -> cudaError_t {
    match read(extent) {
        Ok(extent) => cudaMalloc3D(pitchedDevPtr, extent),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cudaMalloc3D_ref"), |_| Err(error.clone())),
    }
}

/// Allocates pinned host memory, which the devices can reach.
///
/// - `ptr` (out): the address; NULL when `size` is 0. Free it with cudaFreeHost.
/// - `size` (in): bytes.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
///
/// CUDA: cudaMallocHost.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocHost(ptr: *mut *mut c_void, size: usize) -> cudaError_t {
    let call = forward!(cudaMallocHost(ptr, size));
    entry(call, move |gpu| cuda::allocate_host(gpu, ptr, size, cudaHostAllocDefault))
}

/// Frees pinned host memory.
///
/// - `ptr` (in, nullable): the address that the allocation gave; NULL does nothing.
///
/// Returns cudaErrorInvalidValue for any other address.
///
/// CUDA: cudaFreeHost.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFreeHost(ptr: *mut c_void) -> cudaError_t {
    let call = forward!(cudaFreeHost(ptr));
    entry(call, move |gpu| memory::free_host(gpu, ptr))
}

/// Unregisters host memory.
///
/// - `ptr` (in): the first byte of the registered memory.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorHostMemoryNotRegistered for memory that is not registered.
///
/// CUDA: cudaHostUnregister.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostUnregister(ptr: *mut c_void) -> cudaError_t {
    let call = forward!(cudaHostUnregister(ptr));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        gpu.unregister_host(non_null(ptr)?)
    })
}

/// Returns the address of host memory on the current device.
///
/// - `pDevice` (out): the address for the device.
/// - `pHost` (in): an address in pinned or registered host memory.
/// - `flags` (in): 0.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, and memory the device cannot reach.
///
/// CUDA: cudaHostGetDevicePointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaHostGetDevicePointer(
    pDevice: *mut *mut c_void,
    pHost: *mut c_void,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaHostGetDevicePointer(pDevice, pHost, flags));
    entry(call, move |gpu| {
        let address = out(pDevice)?;
        no_flags(flags)?;
        match existing(gpu, pHost)?.device_address {
            Some(device) => address.write(device.as_ptr()),
            None => return invalid("no device reaches this memory"),
        }
        Ok(())
    })
}

/// Returns the free and total memory of the current device.
///
/// - `free` (out, nullable): free bytes.
/// - `total` (out, nullable): all bytes.
///
/// CUDA: cudaMemGetInfo.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemGetInfo(free: *mut usize, total: *mut usize) -> cudaError_t {
    let call = forward!(cudaMemGetInfo(free, total));
    entry(call, move |gpu| {
        let info = gpu.memory_info()?;
        write_optional(free, info.0);
        write_optional(total, info.1);
        Ok(())
    })
}

/// cudaMemAdvise with the location by reference, for languages that cannot pass a structure by value.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `advice` (in): the advice.
/// - `location` (in): the location that it concerns; ignored for read-mostly advice and when a preferred location is
///   unset.
///
/// Returns what cudaMemAdvise returns, and cudaErrorInvalidValue for a NULL location.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaMemAdvise_ref(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    location: *const cudaMemLocation,
) -> cudaError_t {
    match read(location) {
        Ok(location) => cudaMemAdvise(devPtr, count, advice, location),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cudaMemAdvise_ref"), |_| Err(error.clone())),
    }
}

/// cudaMemPrefetchAsync with the location by reference, for languages that cannot pass a structure by value.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `location` (in): the location.
/// - `flags` (in): 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemPrefetchAsync returns, and cudaErrorInvalidValue for a NULL location.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaMemPrefetchAsync_ref(
    devPtr: *const c_void,
    count: usize,
    location: *const cudaMemLocation,
    flags: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    match read(location) {
        Ok(location) => cudaMemPrefetchAsync(devPtr, count, location, flags, stream),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cudaMemPrefetchAsync_ref"), |_| Err(error.clone())),
    }
}

/// cudaMemPrefetchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemPrefetchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPrefetchAsync_ptsz(
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemPrefetchAsync_ptsz(devPtr, count, location, flags, stream));
    entry(call, move |gpu| prefetch_to(gpu, (devPtr, count), &location, flags, per_thread(stream)))
}

/// cudaMemPrefetchAsync_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPrefetchAsync_ptsz(
    devPtr: *const c_void,
    count: usize,
    dstDevice: c_int,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaMemPrefetchAsync_ptsz(devPtr, count, dstDevice, stream));
    entry(call, move |gpu| prefetch(gpu, (devPtr, count), dstDevice, per_thread(stream)))
}

/// cudaMemPrefetchAsync_v2_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPrefetchAsync_v2_ptsz(
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaMemPrefetchAsync_v2_ptsz(devPtr, count, location, flags, stream));
    entry(call, move |gpu| prefetch_to(gpu, (devPtr, count), &location, flags, per_thread(stream)))
}

/// cudaMemPrefetchBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemPrefetchBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemPrefetchBatchAsync_ptsz(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut cudaMemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemPrefetchBatchAsync_ptsz(
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
        unsafe { cuda::prefetch_batch(gpu, dptrs.cast(), sizes, count, locations, flags, per_thread(stream)) }
    })
}

/// cudaMemDiscardBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemDiscardBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemDiscardBatchAsync_ptsz(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemDiscardBatchAsync_ptsz(dptrs, sizes, count, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives arrays of `count` elements, or NULL.
        unsafe { cuda::discard_batch(gpu, dptrs.cast(), sizes, count, flags, per_thread(stream)) }
    })
}

/// cudaMemDiscardAndPrefetchBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemDiscardAndPrefetchBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemDiscardAndPrefetchBatchAsync_ptsz(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut cudaMemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemDiscardAndPrefetchBatchAsync_ptsz(
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
        unsafe { cuda::prefetch_batch(gpu, dptrs.cast(), sizes, count, locations, flags, per_thread(stream)) }
    })
}
