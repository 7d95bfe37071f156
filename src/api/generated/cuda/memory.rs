// Generated from src/api/cuda/memory.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Allocates pinned host memory, which the devices can reach.
///
/// - `pp` (out): the address; NULL when `bytesize` is 0. Free it with cuMemFreeHost.
/// - `bytesize` (in): bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuMemAllocHost from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize) -> CUresult {
    let call = forward!(cuMemAllocHost_v2(pp, bytesize));
    entry_in_context(call, move |gpu| allocate_host(gpu, pp, bytesize, 0))
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
/// CUDA: cuMemHostRegister from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult {
    let call = forward!(cuMemHostRegister(p, bytesize, Flags));
    entry_in_context(call, move |gpu| register_host(gpu, p, bytesize, Flags))
}

/// cuMemAdvise_v2 with the location by reference, for languages that cannot pass a structure by value.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `advice` (in): the advice.
/// - `location` (in): the location that it concerns: a device or the host.
///
/// Returns what cuMemAdvise_v2 returns, and CUDA_ERROR_INVALID_VALUE for a NULL location.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cuMemAdvise_v2_ref(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: *const CUmemLocation,
) -> CUresult {
    match read(location) {
        Ok(location) => cuMemAdvise_v2(devPtr, count, advice, location),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cuMemAdvise_v2_ref"), |_| Err(error.clone())),
    }
}

/// cuMemPrefetchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemPrefetchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPrefetchAsync_ptsz(
    devPtr: CUdeviceptr,
    count: usize,
    dstDevice: CUdevice,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemPrefetchAsync_ptsz(devPtr, count, dstDevice, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        prefetch(gpu, devPtr, count, dstDevice, per_thread(hStream))
    })
}

/// cuMemPrefetchAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemPrefetchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPrefetchAsync_v2_ptsz(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: c_uint,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemPrefetchAsync_v2_ptsz(devPtr, count, location, flags, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        no_flags(flags)?;
        prefetch(gpu, devPtr, count, device_of(&location)?, per_thread(hStream))
    })
}

/// cuMemPrefetchAsync_v2 with the location by reference, for languages that cannot pass a structure by value.
///
/// - `devPtr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `location` (in): the destination: a device or the host.
/// - `flags` (in): 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cuMemPrefetchAsync_v2 returns, and CUDA_ERROR_INVALID_VALUE for a NULL location.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cuMemPrefetchAsync_v2_ref(
    devPtr: CUdeviceptr,
    count: usize,
    location: *const CUmemLocation,
    flags: c_uint,
    hStream: CUstream,
) -> CUresult {
    match read(location) {
        Ok(location) => cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cuMemPrefetchAsync_v2_ref"), |_| Err(error.clone())),
    }
}

/// cuMemPrefetchBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemPrefetchBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemPrefetchBatchAsync_ptsz(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemPrefetchBatchAsync_ptsz(
        dptrs,
        sizes,
        count,
        prefetchLocs,
        prefetchLocIdxs,
        numPrefetchLocs,
        flags,
        hStream
    ));
    entry_copying(call, per_thread(hStream), move |gpu| {
        let locations = (prefetchLocs.cast_const(), prefetchLocIdxs.cast_const(), numPrefetchLocs);
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe { prefetch_batch(gpu, dptrs, sizes, count, locations, flags, per_thread(hStream)) }
    })
}

/// cuMemDiscardBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemDiscardBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemDiscardBatchAsync_ptsz(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemDiscardBatchAsync_ptsz(dptrs, sizes, count, flags, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        // SAFETY: the caller gives arrays of `count` elements, or NULL.
        unsafe { discard_batch(gpu, dptrs, sizes, count, flags, per_thread(hStream)) }
    })
}

/// cuMemDiscardAndPrefetchBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemDiscardAndPrefetchBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemDiscardAndPrefetchBatchAsync_ptsz(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemDiscardAndPrefetchBatchAsync_ptsz(
        dptrs,
        sizes,
        count,
        prefetchLocs,
        prefetchLocIdxs,
        numPrefetchLocs,
        flags,
        hStream
    ));
    entry_copying(call, per_thread(hStream), move |gpu| {
        let locations = (prefetchLocs.cast_const(), prefetchLocIdxs.cast_const(), numPrefetchLocs);
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe { prefetch_batch(gpu, dptrs, sizes, count, locations, flags, per_thread(hStream)) }
    })
}
