// Generated from src/api/cudart/array.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Describes the format of an array's elements: the bits of each channel, and their type.
///
/// - `x` (in): bits of the first channel.
/// - `y` (in): bits of the second; 0 for none.
/// - `z` (in): bits of the third; 0 for none.
/// - `w` (in): bits of the fourth; 0 for none.
/// - `f` (in): the type of the channels.
///
/// CUDA: cudaCreateChannelDesc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaCreateChannelDesc(
    x: c_int,
    y: c_int,
    z: c_int,
    w: c_int,
    f: cudaChannelFormatKind,
) -> cudaChannelFormatDesc {
    let call = forward!(cudaCreateChannelDesc(x, y, z, w, f));
    let desc = cudaChannelFormatDesc { x, y, z, w, f };
    call.answer(desc, || desc)
}

/// Creates an array of one or two dimensions.
///
/// - `array` (out): the array; free it with cudaFreeArray.
/// - `desc` (in): the format of its elements.
/// - `width` (in): elements in a row.
/// - `height` (in): rows; 0 for one dimension.
/// - `flags` (in): a sum of cudaArraySurfaceLoadStore and the like, or cudaArrayDefault.
///
/// Returns cudaErrorInvalidValue for NULL, a width of 0, flags that do not go with the shape, and an extent beyond the
/// device's limits; cudaErrorInvalidChannelDescriptor for formats that there are not; cudaErrorMemoryAllocation.
///
/// CUDA: cudaMallocArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocArray(
    array: *mut cudaArray_t,
    desc: *const cudaChannelFormatDesc,
    width: usize,
    height: usize,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaMallocArray(array, desc, width, height, flags));
    entry(call, move |gpu| {
        array::create(gpu, array.cast(), of_channels(desc, &cudaExtent { width, height, depth: 0 }, flags))
    })
}

/// Creates an array of one to three dimensions, or of layers.
///
/// - `array` (out): the array; free it with cudaFreeArray.
/// - `desc` (in): the format of its elements.
/// - `extent` (in): elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
/// - `flags` (in): a sum of cudaArrayLayered and the like, or cudaArrayDefault.
///
/// Returns what cudaMallocArray returns; cudaErrorInvalidValue also for impossible shapes.
///
/// CUDA: cudaMalloc3DArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMalloc3DArray(
    array: *mut cudaArray_t,
    desc: *const cudaChannelFormatDesc,
    extent: cudaExtent,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaMalloc3DArray(array, desc, extent, flags));
    entry(call, move |gpu| array::create(gpu, array.cast(), of_channels(desc, &extent, flags)))
}

/// cudaMalloc3DArray with the extent by reference, for languages that cannot pass a structure by value.
///
/// - `array` (out): the array; free it with cudaFreeArray.
/// - `desc` (in): the format of its elements.
/// - `extent` (in): elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
/// - `flags` (in): a sum of cudaArrayLayered and the like, or cudaArrayDefault.
///
/// Returns what cudaMalloc3DArray returns, and cudaErrorInvalidValue for a NULL extent.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaMalloc3DArray_ref(
    array: *mut cudaArray_t,
    desc: *const cudaChannelFormatDesc,
    extent: *const cudaExtent,
    flags: c_uint,
) -> cudaError_t {
    match read(extent) {
        Ok(extent) => cudaMalloc3DArray(array, desc, extent, flags),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cudaMalloc3DArray_ref"), |_| Err(error.clone())),
    }
}

/// Returns the format, the extent and the flags of an array.
///
/// - `desc` (out, nullable): the format of its elements.
/// - `extent` (out, nullable): elements in a row; rows, 0 for one dimension; slices or layers, 0 for none.
/// - `flags` (out, nullable): the flags it was created with.
/// - `array` (in): the array.
///
/// Returns cudaErrorInvalidResourceHandle for NULL and for an array that does not exist.
///
/// CUDA: cudaArrayGetInfo.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaArrayGetInfo(
    desc: *mut cudaChannelFormatDesc,
    extent: *mut cudaExtent,
    flags: *mut c_uint,
    array: cudaArray_t,
) -> cudaError_t {
    let call = forward!(cudaArrayGetInfo(desc, extent, flags, array));
    entry(call, move |gpu| array::info(gpu, (desc.cast(), extent.cast(), flags), existing(array)?))
}

/// Creates a mipmapped array: arrays, each half as large as the one before.
///
/// - `mipmappedArray` (out): the arrays; free them with cudaFreeMipmappedArray.
/// - `desc` (in): the format of their elements.
/// - `extent` (in): the extent of the first, as of cudaMalloc3DArray.
/// - `numLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
/// - `flags` (in): as of cudaMalloc3DArray.
///
/// Returns what cudaMalloc3DArray returns.
///
/// CUDA: cudaMallocMipmappedArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMallocMipmappedArray(
    mipmappedArray: *mut cudaMipmappedArray_t,
    desc: *const cudaChannelFormatDesc,
    extent: cudaExtent,
    numLevels: c_uint,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, flags));
    entry(call, move |gpu| {
        array::create_mipmapped(gpu, mipmappedArray.cast(), of_channels(desc, &extent, flags), numLevels)
    })
}

/// cudaMallocMipmappedArray with the extent by reference, for languages that cannot pass a structure by value.
///
/// - `mipmappedArray` (out): the arrays; free them with cudaFreeMipmappedArray.
/// - `desc` (in): the format of their elements.
/// - `extent` (in): the extent of the first, as of cudaMalloc3DArray.
/// - `numLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
/// - `flags` (in): as of cudaMalloc3DArray.
///
/// Returns what cudaMallocMipmappedArray returns, and cudaErrorInvalidValue for a NULL extent.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaMallocMipmappedArray_ref(
    mipmappedArray: *mut cudaMipmappedArray_t,
    desc: *const cudaChannelFormatDesc,
    extent: *const cudaExtent,
    numLevels: c_uint,
    flags: c_uint,
) -> cudaError_t {
    match read(extent) {
        Ok(extent) => cudaMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, flags),
        Err(error) => entry(super::super::Call::unlogged("anygpu_cudaMallocMipmappedArray_ref"), |_| Err(error.clone())),
    }
}

/// Returns one level of a mipmapped array.
///
/// - `levelArray` (out): the array, which is freed with all of them.
/// - `mipmappedArray` (in): the arrays.
/// - `level` (in): which one, from 0, the largest.
///
/// Returns cudaErrorInvalidValue for NULL and an unknown level; cudaErrorInvalidResourceHandle for an invalid array;
/// cudaErrorNotSupported where there are no such arrays.
///
/// CUDA: cudaGetMipmappedArrayLevel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetMipmappedArrayLevel(
    levelArray: *mut cudaArray_t,
    mipmappedArray: cudaMipmappedArray_const_t,
    level: c_uint,
) -> cudaError_t {
    let call = forward!(cudaGetMipmappedArrayLevel(levelArray, mipmappedArray, level));
    entry(call, move |gpu| array::level(gpu, levelArray.cast(), existing_mipmapped(mipmappedArray), level))
}

/// cudaMemcpy2DToArray with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy2DToArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DToArray_ptds(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpy2DToArray_ptds(dst, wOffset, hOffset, src, spitch, width, height, kind));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyHostToDevice)?;
        let to = in_array(dst, wOffset, hOffset);
        copy_rows(gpu, to, pitched(src, spitch, (width, height), place), (width, height), Order::Now(Stream::PER_THREAD))
    })
}

/// cudaMemcpy2DFromArray with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy2DFromArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DFromArray_ptds(
    dst: *mut c_void,
    dpitch: usize,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpy2DFromArray_ptds(dst, dpitch, src, wOffset, hOffset, width, height, kind));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyDeviceToHost)?;
        let from = in_array(src, wOffset, hOffset)?;
        copy_rows(
            gpu,
            pitched(dst, dpitch, (width, height), place),
            Ok(from),
            (width, height),
            Order::Now(Stream::PER_THREAD),
        )
    })
}

/// cudaMemcpy2DArrayToArray with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy2DArrayToArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DArrayToArray_ptds(
    dst: cudaArray_t,
    wOffsetDst: usize,
    hOffsetDst: usize,
    src: cudaArray_const_t,
    wOffsetSrc: usize,
    hOffsetSrc: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpy2DArrayToArray_ptds(
        dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind
    ));
    entry(call, move |gpu| {
        memory_of(kind, cudaMemcpyDeviceToDevice)?;
        let (to, from) = (in_array(dst, wOffsetDst, hOffsetDst), in_array(src, wOffsetSrc, hOffsetSrc));
        copy_rows(gpu, to, from, (width, height), Order::Now(Stream::PER_THREAD))
    })
}

/// cudaMemcpy2DToArrayAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy2DToArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DToArrayAsync_ptsz(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpy2DToArrayAsync_ptsz(dst, wOffset, hOffset, src, spitch, width, height, kind, stream));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyHostToDevice)?;
        let to = in_array(dst, wOffset, hOffset);
        copy_rows(
            gpu,
            to,
            pitched(src, spitch, (width, height), place),
            (width, height),
            Order::Queued(per_thread(stream)),
        )
    })
}

/// cudaMemcpy2DFromArrayAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy2DFromArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DFromArrayAsync_ptsz(
    dst: *mut c_void,
    dpitch: usize,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpy2DFromArrayAsync_ptsz(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyDeviceToHost)?;
        let from = in_array(src, wOffset, hOffset)?;
        copy_rows(
            gpu,
            pitched(dst, dpitch, (width, height), place),
            Ok(from),
            (width, height),
            Order::Queued(per_thread(stream)),
        )
    })
}

/// cudaMemcpyToArray with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyToArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyToArray_ptds(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyToArray_ptds(dst, wOffset, hOffset, src, count, kind));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyHostToDevice)?;
        let to = in_array(dst, wOffset, hOffset)?;
        array::copy_bytes(gpu, (to, array::row(non_null(src)?, place)), count, Order::Now(Stream::PER_THREAD))
    })
}

/// cudaMemcpyFromArray with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyFromArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyFromArray_ptds(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyFromArray_ptds(dst, src, wOffset, hOffset, count, kind));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyDeviceToHost)?;
        let from = in_array(src, wOffset, hOffset)?;
        array::copy_bytes(gpu, (array::row(non_null(dst)?, place), from), count, Order::Now(Stream::PER_THREAD))
    })
}

/// cudaMemcpyArrayToArray with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyArrayToArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyArrayToArray_ptds(
    dst: cudaArray_t,
    wOffsetDst: usize,
    hOffsetDst: usize,
    src: cudaArray_const_t,
    wOffsetSrc: usize,
    hOffsetSrc: usize,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyArrayToArray_ptds(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind));
    entry(call, move |gpu| {
        memory_of(kind, cudaMemcpyDeviceToDevice)?;
        let (to, from) = (in_array(dst, wOffsetDst, hOffsetDst)?, in_array(src, wOffsetSrc, hOffsetSrc)?);
        array::copy_bytes(gpu, (to, from), count, Order::Now(Stream::PER_THREAD))
    })
}

/// cudaMemcpyToArrayAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyToArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyToArrayAsync_ptsz(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyToArrayAsync_ptsz(dst, wOffset, hOffset, src, count, kind, stream));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyHostToDevice)?;
        let to = in_array(dst, wOffset, hOffset)?;
        array::copy_bytes(gpu, (to, array::row(non_null(src)?, place)), count, Order::Queued(per_thread(stream)))
    })
}

/// cudaMemcpyFromArrayAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyFromArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyFromArrayAsync_ptsz(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyFromArrayAsync_ptsz(dst, src, wOffset, hOffset, count, kind, stream));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyDeviceToHost)?;
        let from = in_array(src, wOffset, hOffset)?;
        array::copy_bytes(gpu, (array::row(non_null(dst)?, place), from), count, Order::Queued(per_thread(stream)))
    })
}
