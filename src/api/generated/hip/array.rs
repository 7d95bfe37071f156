// Generated from src/api/hip/array.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// hipMalloc3DArray with the extent by reference, for languages that cannot pass a structure by value.
///
/// - `array` (out): the array; free it with hipFreeArray.
/// - `desc` (in): the format of its elements.
/// - `extent` (in): elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
/// - `flags` (in): a sum of hipArrayLayered, hipArraySurfaceLoadStore and hipArrayTextureGather, or hipArrayDefault.
///
/// Returns what hipMalloc3DArray returns, and hipErrorInvalidValue for a NULL extent.
///
/// HIP: hipMalloc3DArray. CUDA: cudaMalloc3DArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipMalloc3DArray_ref(
    array: *mut hipArray_t,
    desc: *const hipChannelFormatDesc,
    extent: *const hipExtent,
    flags: c_uint,
) -> hipError_t {
    match read(extent) {
        Ok(extent) => hipMalloc3DArray(array, desc, extent, flags),
        Err(error) => entry(super::super::Call::unlogged("anygpu_hipMalloc3DArray_ref"), |_| Err(error.clone())),
    }
}

/// hipMallocMipmappedArray with the extent by reference, for languages that cannot pass a structure by value.
///
/// - `mipmappedArray` (out): the arrays; free them with hipFreeMipmappedArray.
/// - `desc` (in): the format of their elements.
/// - `extent` (in): the extent of the first, as of hipMalloc3DArray.
/// - `numLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
/// - `flags` (in): as of hipMalloc3DArray.
///
/// Returns what hipMallocMipmappedArray returns, and hipErrorInvalidValue for a NULL extent.
///
/// HIP: hipMallocMipmappedArray. CUDA: cudaMallocMipmappedArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipMallocMipmappedArray_ref(
    mipmappedArray: *mut hipMipmappedArray_t,
    desc: *const hipChannelFormatDesc,
    extent: *const hipExtent,
    numLevels: c_uint,
    flags: c_uint,
) -> hipError_t {
    match read(extent) {
        Ok(extent) => hipMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, flags),
        Err(error) => entry(super::super::Call::unlogged("anygpu_hipMallocMipmappedArray_ref"), |_| Err(error.clone())),
    }
}

/// hipMemcpy2DToArray with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpy2DToArray with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DToArray_spt(
    dst: hipArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpy2DToArray_spt(dst, wOffset, hOffset, src, spitch, width, height, kind));
    entry(call, move |gpu| {
        let from = pitched(src, spitch, width, places(kind)?.1)?;
        copy_rows(gpu, array::at(existing(dst)?, [wOffset, hOffset]), from, (width, height), now(Stream::PER_THREAD))
    })
}

/// hipMemcpy2DToArrayAsync with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpy2DToArrayAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DToArrayAsync_spt(
    dst: hipArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpy2DToArrayAsync_spt(dst, wOffset, hOffset, src, spitch, width, height, kind, stream));
    entry(call, move |gpu| {
        let from = pitched(src, spitch, width, places(kind)?.1)?;
        copy_rows(
            gpu,
            array::at(existing(dst)?, [wOffset, hOffset]),
            from,
            (width, height),
            queued(per_thread(stream)),
        )
    })
}

/// hipMemcpy2DFromArray with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpy2DFromArray with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DFromArray_spt(
    dst: *mut c_void,
    dpitch: usize,
    src: hipArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpy2DFromArray_spt(dst, dpitch, src, wOffset, hOffset, width, height, kind));
    entry(call, move |gpu| {
        let (place, _) = places(kind)?;
        let from = array::at(existing(src)?, [wOffset, hOffset]);
        copy_rows(gpu, pitched(dst, dpitch, width, place)?, from, (width, height), now(Stream::PER_THREAD))
    })
}

/// hipMemcpy2DFromArrayAsync with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpy2DFromArrayAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DFromArrayAsync_spt(
    dst: *mut c_void,
    dpitch: usize,
    src: hipArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpy2DFromArrayAsync_spt(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream));
    entry(call, move |gpu| {
        let (place, _) = places(kind)?;
        let from = array::at(existing(src)?, [wOffset, hOffset]);
        copy_rows(gpu, pitched(dst, dpitch, width, place)?, from, (width, height), queued(per_thread(stream)))
    })
}

/// hipMemcpyFromArray with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpyFromArray with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyFromArray_spt(
    dst: *mut c_void,
    srcArray: hipArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpyFromArray_spt(dst, srcArray, wOffset, hOffset, count, kind));
    entry(call, move |gpu| {
        let from = array::at(array::non_null(srcArray)?, [wOffset, hOffset]);
        let to = array::row(non_null(dst)?, places(kind)?.0);
        copy_bytes(gpu, (to, from), count, now(Stream::PER_THREAD))
    })
}
