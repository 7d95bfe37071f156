// Generated from src/api/cuda/array.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Returns one level of a mipmapped array.
///
/// - `pLevelArray` (out): the array, which is freed with all of them.
/// - `hMipmappedArray` (in): the arrays.
/// - `level` (in): which one, from 0, the largest.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown level; CUDA_ERROR_INVALID_HANDLE for an invalid array;
/// CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
///
/// CUDA: cuMipmappedArrayGetLevel from 5.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMipmappedArrayGetLevel(
    pLevelArray: *mut CUarray,
    hMipmappedArray: CUmipmappedArray,
    level: c_uint,
) -> CUresult {
    let call = forward!(cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level));
    entry_unless_destroyed(call, move |gpu| array::level(gpu, pLevelArray.cast(), existing_mipmapped(hMipmappedArray), level))
}

/// cuMemcpyDtoA_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyDtoA with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoA_v2_ptds(
    dstArray: CUarray,
    dstOffset: usize,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyDtoA_v2_ptds(dstArray, dstOffset, srcDevice, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            in_row(dstArray, dstOffset),
            memory(address(srcDevice), Place::Device),
            ByteCount,
            Order::Now(Stream::PER_THREAD),
        )
    })
}

/// cuMemcpyAtoD_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyAtoD with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoD_v2_ptds(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyAtoD_v2_ptds(dstDevice, srcArray, srcOffset, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            memory(address(dstDevice), Place::Device),
            in_row(srcArray, srcOffset),
            ByteCount,
            Order::Now(Stream::PER_THREAD),
        )
    })
}

/// cuMemcpyHtoA_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyHtoA with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoA_v2_ptds(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyHtoA_v2_ptds(dstArray, dstOffset, srcHost, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            in_row(dstArray, dstOffset),
            memory(non_null(srcHost), Place::Host),
            ByteCount,
            Order::Now(Stream::PER_THREAD),
        )
    })
}

/// cuMemcpyAtoH_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyAtoH with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoH_v2_ptds(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyAtoH_v2_ptds(dstHost, srcArray, srcOffset, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            memory(non_null(dstHost), Place::Host),
            in_row(srcArray, srcOffset),
            ByteCount,
            Order::Now(Stream::PER_THREAD),
        )
    })
}

/// Copies bytes from a row of an array to a row of an array. Done when the call returns.
///
/// - `dstArray` (in): the array that is written.
/// - `dstOffset` (in): bytes before the first in the row.
/// - `srcArray` (in): the array that is read.
/// - `srcOffset` (in): bytes before the first in the row.
/// - `ByteCount` (in): bytes; nothing is done for 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
/// allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
///
/// CUDA: cuMemcpyAtoA from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(gpu, in_row(dstArray, dstOffset), in_row(srcArray, srcOffset), ByteCount, now(Stream::NULL))
    })
}

/// cuMemcpyAtoA_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyAtoA with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoA_v2_ptds(
    dstArray: CUarray,
    dstOffset: usize,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyAtoA_v2_ptds(dstArray, dstOffset, srcArray, srcOffset, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(gpu, in_row(dstArray, dstOffset), in_row(srcArray, srcOffset), ByteCount, now(Stream::PER_THREAD))
    })
}

/// cuMemcpyHtoAAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyHtoAAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoAAsync_v2_ptsz(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyHtoAAsync_v2_ptsz(dstArray, dstOffset, srcHost, ByteCount, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        copy_row(
            gpu,
            in_row(dstArray, dstOffset),
            memory(non_null(srcHost), Place::Host),
            ByteCount,
            Order::Queued(per_thread(hStream)),
        )
    })
}

/// cuMemcpyAtoHAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyAtoHAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoHAsync_v2_ptsz(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyAtoHAsync_v2_ptsz(dstHost, srcArray, srcOffset, ByteCount, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        copy_row(
            gpu,
            memory(non_null(dstHost), Place::Host),
            in_row(srcArray, srcOffset),
            ByteCount,
            Order::Queued(per_thread(hStream)),
        )
    })
}
