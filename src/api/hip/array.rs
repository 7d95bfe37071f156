// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays: creation, description, and copies to, from and between them.

#[path = "../generated/hip/array.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_void};

use super::copy::places;
use super::types::*;
use super::{
    Call, Slot, check_captures, default_stream, destroyed, entry, entry_without_gpu, forward, invalid, non_null, now,
    per_thread, queued,
};
use crate::api::array::{self, Desc2D, Desc3D, existing, in_row};
use crate::border::arguments::{out, read};
use crate::border::call_log::Answer;
use crate::gpu::{
    ArrayDescriptor, Attribute, Endpoint, Gpu, Kind, MipmappedArray, Order, Place, Result, Shape, Side, Stream,
};

pub use derived::*;

/// Describes the format of an array's elements: the bits of each channel, and their type.
///
/// - `x` (in): bits of the first channel.
/// - `y` (in): bits of the second; 0 for none.
/// - `z` (in): bits of the third; 0 for none.
/// - `w` (in): bits of the fourth; 0 for none.
/// - `f` (in): the number format of the channels.
///
/// HIP: hipCreateChannelDesc. CUDA: cudaCreateChannelDesc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCreateChannelDesc(
    x: c_int,
    y: c_int,
    z: c_int,
    w: c_int,
    f: hipChannelFormatKind,
) -> hipChannelFormatDesc {
    let call = forward!(hipCreateChannelDesc(x, y, z, w, f));
    let desc = hipChannelFormatDesc { x, y, z, w, f };
    call.answer(desc, || desc)
}

impl Answer for hipChannelFormatDesc {}

/// hipCreateChannelDesc with the format as an argument, for languages that cannot take a structure as a result.
///
/// - `desc` (out): the format.
/// - `x` (in): bits of the first channel.
/// - `y` (in): bits of the second; 0 for none.
/// - `z` (in): bits of the third; 0 for none.
/// - `w` (in): bits of the fourth; 0 for none.
/// - `f` (in): the number format of the channels.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipCreateChannelDesc. CUDA: cudaCreateChannelDesc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipCreateChannelDesc_ref(
    desc: *mut hipChannelFormatDesc,
    x: c_int,
    y: c_int,
    z: c_int,
    w: c_int,
    f: hipChannelFormatKind,
) -> hipError_t {
    entry_without_gpu(Call::unlogged("anygpu_hipCreateChannelDesc_ref"), move || {
        out(desc)?.finish(hipCreateChannelDesc(x, y, z, w, f))
    })
}

/// Creates an array of one or two dimensions.
///
/// - `array` (out): the array; free it with hipFreeArray.
/// - `desc` (in): the format of its elements.
/// - `width` (in): elements in a row.
/// - `height` (in): rows; 0 for one dimension.
/// - `flags` (in): hipArraySurfaceLoadStore, hipArrayTextureGather, or hipArrayDefault.
///
/// Returns hipErrorInvalidValue for NULL, formats that there are not, unknown flags, a width of 0, and an extent
/// beyond the device's limits; hipErrorOutOfMemory.
///
/// HIP: hipMallocArray. CUDA: cudaMallocArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocArray(
    array: *mut hipArray_t,
    desc: *const hipChannelFormatDesc,
    width: usize,
    height: usize,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipMallocArray(array, desc, width, height, flags));
    entry(call, move |gpu| {
        array::create(gpu, array.cast(), of_channels(desc, &hipExtent { width, height, depth: 0 }, flags))
    })
}

/// Creates an array of one to three dimensions, or of layers.
///
/// - `array` (out): the array; free it with hipFreeArray.
/// - `desc` (in): the format of its elements.
/// - `extent` (in): elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
/// - `flags` (in): a sum of hipArrayLayered, hipArraySurfaceLoadStore and hipArrayTextureGather, or hipArrayDefault.
///
/// Returns hipErrorInvalidValue for NULL, formats that there are not, unknown flags, hipArrayCubemap, impossible
/// shapes, and an extent beyond the device's limits; hipErrorOutOfMemory.
///
/// HIP: hipMalloc3DArray. CUDA: cudaMalloc3DArray.
// Derived: anygpu_hipMalloc3DArray_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMalloc3DArray(
    array: *mut hipArray_t,
    desc: *const hipChannelFormatDesc,
    extent: hipExtent,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipMalloc3DArray(array, desc, extent, flags));
    entry(call, move |gpu| create_solid(gpu, array.cast(), of_channels(desc, &extent, flags)))
}

/// Creates an array of one or two dimensions, as hipMallocArray does.
///
/// - `pHandle` (out): the array; free it with hipArrayDestroy.
/// - `pAllocateArray` (in): its shape and format.
///
/// Returns what hipMallocArray returns.
///
/// HIP: hipArrayCreate. CUDA: cuArrayCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArrayCreate(
    pHandle: *mut hipArray_t,
    pAllocateArray: *const HIP_ARRAY_DESCRIPTOR,
) -> hipError_t {
    let call = forward!(hipArrayCreate(pHandle, pAllocateArray));
    entry(call, move |gpu| {
        array::create(
            gpu,
            pHandle.cast(),
            array::read_as::<Desc2D>(pAllocateArray).and_then(|desc| of_desc(desc.into())),
        )
    })
}

/// Creates an array of one to three dimensions, or of layers, as hipMalloc3DArray does.
///
/// - `array` (out): the array; free it with hipArrayDestroy.
/// - `pAllocateArray` (in): its shape, format and uses.
///
/// Returns what hipMalloc3DArray returns.
///
/// HIP: hipArray3DCreate. CUDA: cuArray3DCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArray3DCreate(
    array: *mut hipArray_t,
    pAllocateArray: *const HIP_ARRAY3D_DESCRIPTOR,
) -> hipError_t {
    let call = forward!(hipArray3DCreate(array, pAllocateArray));
    entry(call, move |gpu| create_solid(gpu, array.cast(), array::read_as::<Desc3D>(pAllocateArray).and_then(of_desc)))
}

/// Frees an array, once the work that was queued before is done. A level of a mipmapped array stays.
///
/// - `array` (in): the array.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipFreeArray. CUDA: cudaFreeArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFreeArray(array: hipArray_t) -> hipError_t {
    let call = forward!(hipFreeArray(array));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        gpu.destroy_array(array::non_null(array)?)
    })
}

/// Frees an array, as hipFreeArray does.
///
/// - `array` (in): the array.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipArrayDestroy. CUDA: cuArrayDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArrayDestroy(array: hipArray_t) -> hipError_t {
    let call = forward!(hipArrayDestroy(array));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        gpu.destroy_array(array::non_null(array)?)
    })
}

/// Returns the format, the extent and the flags of an array.
///
/// - `desc` (out, nullable): the format of its elements.
/// - `extent` (out, nullable): elements in a row; rows, 0 for one dimension; slices or layers, 0 for none.
/// - `flags` (out, nullable): the flags it was created with.
/// - `array` (in): the array.
///
/// Returns hipErrorInvalidHandle for NULL and for an array that does not exist.
///
/// HIP: hipArrayGetInfo. CUDA: cudaArrayGetInfo.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArrayGetInfo(
    desc: *mut hipChannelFormatDesc,
    extent: *mut hipExtent,
    flags: *mut c_uint,
    array: hipArray_t,
) -> hipError_t {
    let call = forward!(hipArrayGetInfo(desc, extent, flags, array));
    entry(call, move |gpu| array::info(gpu, (desc.cast(), extent.cast(), flags), existing(array)?))
}

/// Returns the format of an array's elements.
///
/// - `desc` (out): the format.
/// - `array` (in): the array.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for an array that does not exist.
///
/// HIP: hipGetChannelDesc. CUDA: cudaGetChannelDesc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetChannelDesc(desc: *mut hipChannelFormatDesc, array: hipArray_const_t) -> hipError_t {
    let call = forward!(hipGetChannelDesc(desc, array));
    entry(call, move |gpu| {
        non_null(desc.cast_const().cast())?;
        array::info(gpu, (desc.cast(), std::ptr::null_mut(), std::ptr::null_mut()), array::non_null(array)?)
    })
}

/// Returns the shape and the format of an array of one or two dimensions.
///
/// - `pArrayDescriptor` (out): width, height and format.
/// - `array` (in): the array.
///
/// Returns hipErrorInvalidHandle for NULL and for an array that does not exist, hipErrorInvalidValue for a NULL
/// `pArrayDescriptor`.
///
/// HIP: hipArrayGetDescriptor. CUDA: cuArrayGetDescriptor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArrayGetDescriptor(
    pArrayDescriptor: *mut HIP_ARRAY_DESCRIPTOR,
    array: hipArray_t,
) -> hipError_t {
    let call = forward!(hipArrayGetDescriptor(pArrayDescriptor, array));
    entry(call, move |gpu| {
        let array = existing(array)?;
        array::describe::<Desc2D>(gpu, pArrayDescriptor.cast(), Ok(array))
    })
}

/// Returns the shape, the format and the flags of an array.
///
/// - `pArrayDescriptor` (out): extent, format and flags.
/// - `array` (in): the array.
///
/// Returns hipErrorInvalidHandle for NULL and for an array that does not exist, hipErrorInvalidValue for a NULL
/// `pArrayDescriptor`.
///
/// HIP: hipArray3DGetDescriptor. CUDA: cuArray3DGetDescriptor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipArray3DGetDescriptor(
    pArrayDescriptor: *mut HIP_ARRAY3D_DESCRIPTOR,
    array: hipArray_t,
) -> hipError_t {
    let call = forward!(hipArray3DGetDescriptor(pArrayDescriptor, array));
    entry(call, move |gpu| {
        let array = existing(array)?;
        array::describe::<Desc3D>(gpu, pArrayDescriptor.cast(), Ok(array))
    })
}

/// Creates a mipmapped array: arrays, each half as large as the one before.
///
/// - `mipmappedArray` (out): the arrays; free them with hipFreeMipmappedArray.
/// - `desc` (in): the format of their elements.
/// - `extent` (in): the extent of the first, as of hipMalloc3DArray.
/// - `numLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
/// - `flags` (in): as of hipMalloc3DArray.
///
/// Returns what hipMalloc3DArray returns; hipErrorNotSupported where there are no mipmapped arrays.
///
/// HIP: hipMallocMipmappedArray. CUDA: cudaMallocMipmappedArray.
// Derived: anygpu_hipMallocMipmappedArray_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocMipmappedArray(
    mipmappedArray: *mut hipMipmappedArray_t,
    desc: *const hipChannelFormatDesc,
    extent: hipExtent,
    numLevels: c_uint,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, flags));
    entry(call, move |gpu| {
        array::create_mipmapped(gpu, mipmappedArray.cast(), of_channels(desc, &extent, flags), numLevels)
    })
}

/// Creates a mipmapped array, as hipMallocMipmappedArray does.
///
/// - `pHandle` (out): the arrays; free them with hipMipmappedArrayDestroy.
/// - `pMipmappedArrayDesc` (in): the shape, format and uses of the first.
/// - `numMipmapLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
///
/// Returns what hipMallocMipmappedArray returns.
///
/// HIP: hipMipmappedArrayCreate. CUDA: cuMipmappedArrayCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMipmappedArrayCreate(
    pHandle: *mut hipMipmappedArray_t,
    pMipmappedArrayDesc: *mut HIP_ARRAY3D_DESCRIPTOR,
    numMipmapLevels: c_uint,
) -> hipError_t {
    let call = forward!(hipMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels));
    entry(call, move |gpu| {
        let desc = array::read_as::<Desc3D>(pMipmappedArrayDesc.cast_const()).and_then(of_desc);
        array::create_mipmapped(gpu, pHandle.cast(), desc, numMipmapLevels)
    })
}

/// Returns one of the arrays of a mipmapped array.
///
/// - `levelArray` (out): the array; it is freed with the others.
/// - `mipmappedArray` (in): the arrays.
/// - `level` (in): its index, from 0, the largest.
///
/// Returns hipErrorInvalidValue for NULL and a level that does not exist; hipErrorInvalidHandle for no arrays and
/// for those that do not exist; hipErrorNotSupported where there are none.
///
/// HIP: hipGetMipmappedArrayLevel. CUDA: cudaGetMipmappedArrayLevel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetMipmappedArrayLevel(
    levelArray: *mut hipArray_t,
    mipmappedArray: hipMipmappedArray_const_t,
    level: c_uint,
) -> hipError_t {
    let call = forward!(hipGetMipmappedArrayLevel(levelArray, mipmappedArray, level));
    entry(call, move |gpu| array::level(gpu, levelArray.cast(), levelled(mipmappedArray), level))
}

/// Returns one of the arrays of a mipmapped array, as hipGetMipmappedArrayLevel does.
///
/// - `pLevelArray` (out): the array; it is freed with the others.
/// - `hMipMappedArray` (in): the arrays.
/// - `level` (in): its index, from 0, the largest.
///
/// Returns hipErrorInvalidValue for NULL and a level that does not exist; hipErrorInvalidHandle for arrays that do not
/// exist; hipErrorNotSupported where there are none.
///
/// HIP: hipMipmappedArrayGetLevel. CUDA: cuMipmappedArrayGetLevel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMipmappedArrayGetLevel(
    pLevelArray: *mut hipArray_t,
    hMipMappedArray: hipMipmappedArray_t,
    level: c_uint,
) -> hipError_t {
    let call = forward!(hipMipmappedArrayGetLevel(pLevelArray, hMipMappedArray, level));
    entry(call, move |gpu| array::level(gpu, pLevelArray.cast(), levelled(hMipMappedArray), level))
}

/// Frees arrays of texels. External memory that they map stays.
///
/// - `mipmappedArray` (in): the arrays.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for arrays that do not exist.
///
/// HIP: hipFreeMipmappedArray. CUDA: cudaFreeMipmappedArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFreeMipmappedArray(mipmappedArray: hipMipmappedArray_t) -> hipError_t {
    let call = forward!(hipFreeMipmappedArray(mipmappedArray));
    entry(call, move |gpu| gpu.destroy_mipmapped_array(arrays(mipmappedArray)?))
}

/// Frees arrays of texels, as hipFreeMipmappedArray does.
///
/// - `hMipmappedArray` (in): the arrays.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for arrays that do not exist.
///
/// HIP: hipMipmappedArrayDestroy. CUDA: cuMipmappedArrayDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMipmappedArrayDestroy(hMipmappedArray: hipMipmappedArray_t) -> hipError_t {
    let call = forward!(hipMipmappedArrayDestroy(hMipmappedArray));
    entry(call, move |gpu| gpu.destroy_mipmapped_array(arrays(hMipmappedArray)?))
}

/// Copies rows to an array. Done when the call returns.
///
/// - `dst` (in): the array that is written.
/// - `wOffset` (in): bytes before the box in a row of the array.
/// - `hOffset` (in): rows before the box.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
///
/// Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
/// is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
/// 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
/// exist.
///
/// HIP: hipMemcpy2DToArray. CUDA: cudaMemcpy2DToArray.
// Derived: hipMemcpy2DToArray_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DToArray(
    dst: hipArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind));
    entry(call, move |gpu| {
        let from = pitched(src, spitch, width, places(kind)?.1)?;
        copy_rows(gpu, array::at(existing(dst)?, [wOffset, hOffset]), from, (width, height), now(Stream::NULL))
    })
}

/// Queues a copy of rows to an array.
///
/// - `dst` (in): the array that is written.
/// - `wOffset` (in): bytes before the box in a row of the array.
/// - `hOffset` (in): rows before the box.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
/// is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
/// 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
/// exist and for a stream that does not exist.
///
/// HIP: hipMemcpy2DToArrayAsync. CUDA: cudaMemcpy2DToArrayAsync.
// Derived: hipMemcpy2DToArrayAsync_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DToArrayAsync(
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
    let call = forward!(hipMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream));
    entry(call, move |gpu| {
        let from = pitched(src, spitch, width, places(kind)?.1)?;
        copy_rows(
            gpu,
            array::at(existing(dst)?, [wOffset, hOffset]),
            from,
            (width, height),
            queued(default_stream(stream)),
        )
    })
}

/// Copies rows from an array. Done when the call returns.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the array that is read.
/// - `wOffset` (in): bytes before the box in a row of the array.
/// - `hOffset` (in): rows before the box.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
///
/// Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
/// is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
/// 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
/// exist.
///
/// HIP: hipMemcpy2DFromArray. CUDA: cudaMemcpy2DFromArray.
// Derived: hipMemcpy2DFromArray_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DFromArray(
    dst: *mut c_void,
    dpitch: usize,
    src: hipArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height, kind));
    entry(call, move |gpu| {
        let (place, _) = places(kind)?;
        let from = array::at(existing(src)?, [wOffset, hOffset]);
        copy_rows(gpu, pitched(dst, dpitch, width, place)?, from, (width, height), now(Stream::NULL))
    })
}

/// Queues a copy of rows from an array.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the array that is read.
/// - `wOffset` (in): bytes before the box in a row of the array.
/// - `hOffset` (in): rows before the box.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
/// is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
/// 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
/// exist and for a stream that does not exist.
///
/// HIP: hipMemcpy2DFromArrayAsync. CUDA: cudaMemcpy2DFromArrayAsync.
// Derived: hipMemcpy2DFromArrayAsync_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DFromArrayAsync(
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
    let call = forward!(hipMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream));
    entry(call, move |gpu| {
        let (place, _) = places(kind)?;
        let from = array::at(existing(src)?, [wOffset, hOffset]);
        copy_rows(gpu, pitched(dst, dpitch, width, place)?, from, (width, height), queued(default_stream(stream)))
    })
}

/// Copies rows from array to array. Done when the call returns.
///
/// - `dst` (in): the array that is written.
/// - `wOffsetDst` (in): bytes before the box in a row there.
/// - `hOffsetDst` (in): rows before the box there.
/// - `src` (in): the array that is read.
/// - `wOffsetSrc` (in): bytes before the box in a row there.
/// - `hOffsetSrc` (in): rows before the box there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): the direction.
///
/// Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidHandle for a NULL array,
/// hipErrorContextIsDestroyed for one that does not exist; hipErrorInvalidValue for a box that is not within the
/// arrays.
///
/// HIP: hipMemcpy2DArrayToArray. CUDA: cudaMemcpy2DArrayToArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DArrayToArray(
    dst: hipArray_t,
    wOffsetDst: usize,
    hOffsetDst: usize,
    src: hipArray_const_t,
    wOffsetSrc: usize,
    hOffsetSrc: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpy2DArrayToArray(
        dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind
    ));
    entry(call, move |gpu| {
        places(kind)?;
        let from = array::at(existing(src)?, [wOffsetSrc, hOffsetSrc]);
        let to = array::at(existing(dst)?, [wOffsetDst, hOffsetDst]);
        copy_rows(gpu, to, from, (width, height), now(Stream::NULL))
    })
}

/// Copies bytes to an array, row by row. Done when the call returns.
///
/// - `dst` (in): the array that is written.
/// - `wOffset` (in): bytes before the first in its row.
/// - `hOffset` (in): rows before the first.
/// - `src` (in): the first byte that is read.
/// - `count` (in): bytes; where a row of the array ends they continue in the next. Nothing is done for 0.
/// - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
///
/// Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL, for bytes beyond the
/// array, and for device memory not within one allocation; hipErrorContextIsDestroyed for an array that does not
/// exist.
///
/// HIP: hipMemcpyToArray. CUDA: cudaMemcpyToArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyToArray(
    dst: hipArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpyToArray(dst, wOffset, hOffset, src, count, kind));
    entry(call, move |gpu| {
        let to = array::at(array::non_null(dst)?, [wOffset, hOffset]);
        let from = array::row(non_null(src)?, places(kind)?.1);
        copy_bytes(gpu, (to, from), count, now(Stream::NULL))
    })
}

/// Copies bytes from an array, row by row. Done when the call returns.
///
/// - `dst` (in): the first byte that is written.
/// - `srcArray` (in): the array that is read.
/// - `wOffset` (in): bytes before the first in its row.
/// - `hOffset` (in): rows before the first.
/// - `count` (in): bytes; where a row of the array ends they continue in the next. Nothing is done for 0.
/// - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
///
/// Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL, for bytes beyond the
/// array, and for device memory not within one allocation; hipErrorContextIsDestroyed for an array that does not
/// exist.
///
/// HIP: hipMemcpyFromArray. CUDA: cudaMemcpyFromArray.
// Derived: hipMemcpyFromArray_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyFromArray(
    dst: *mut c_void,
    srcArray: hipArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpyFromArray(dst, srcArray, wOffset, hOffset, count, kind));
    entry(call, move |gpu| {
        let from = array::at(array::non_null(srcArray)?, [wOffset, hOffset]);
        let to = array::row(non_null(dst)?, places(kind)?.0);
        copy_bytes(gpu, (to, from), count, now(Stream::NULL))
    })
}

/// Copies host memory to a row of an array. Done when the call returns.
///
/// - `dstArray` (in): the array that is written.
/// - `dstOffset` (in): bytes before the first in the row.
/// - `srcHost` (in): the first byte that is read.
/// - `count` (in): bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipMemcpyHtoA. CUDA: cuMemcpyHtoA.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyHtoA(
    dstArray: hipArray_t,
    dstOffset: usize,
    srcHost: *const c_void,
    count: usize,
) -> hipError_t {
    let call = forward!(hipMemcpyHtoA(dstArray, dstOffset, srcHost, count));
    entry(call, move |gpu| {
        copy_row(gpu, in_row(dstArray, dstOffset), memory(srcHost, Place::Host), count, now(Stream::NULL))
    })
}

/// Copies a row of an array to host memory. Done when the call returns.
///
/// - `dst` (in): the first byte that is written.
/// - `srcArray` (in): the array that is read.
/// - `srcOffset` (in): bytes before the first in the row.
/// - `count` (in): bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipMemcpyAtoH. CUDA: cuMemcpyAtoH.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyAtoH(
    dst: *mut c_void,
    srcArray: hipArray_t,
    srcOffset: usize,
    count: usize,
) -> hipError_t {
    let call = forward!(hipMemcpyAtoH(dst, srcArray, srcOffset, count));
    entry(call, move |gpu| {
        copy_row(gpu, memory(dst, Place::Host), in_row(srcArray, srcOffset), count, now(Stream::NULL))
    })
}

/// Copies device memory to a row of an array. Done when the call returns.
///
/// - `dstArray` (in): the array that is written.
/// - `dstOffset` (in): bytes before the first in the row.
/// - `srcDevice` (in): the first byte that is read.
/// - `ByteCount` (in): bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipMemcpyDtoA. CUDA: cuMemcpyDtoA.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyDtoA(
    dstArray: hipArray_t,
    dstOffset: usize,
    srcDevice: hipDeviceptr_t,
    ByteCount: usize,
) -> hipError_t {
    let call = forward!(hipMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount));
    entry(call, move |gpu| {
        copy_row(gpu, in_row(dstArray, dstOffset), memory(srcDevice, Place::Device), ByteCount, now(Stream::NULL))
    })
}

/// Copies a row of an array to device memory. Done when the call returns.
///
/// - `dstDevice` (in): the first byte that is written.
/// - `srcArray` (in): the array that is read.
/// - `srcOffset` (in): bytes before the first in the row.
/// - `ByteCount` (in): bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipMemcpyAtoD. CUDA: cuMemcpyAtoD.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyAtoD(
    dstDevice: hipDeviceptr_t,
    srcArray: hipArray_t,
    srcOffset: usize,
    ByteCount: usize,
) -> hipError_t {
    let call = forward!(hipMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount));
    entry(call, move |gpu| {
        copy_row(gpu, memory(dstDevice, Place::Device), in_row(srcArray, srcOffset), ByteCount, now(Stream::NULL))
    })
}

/// Copies a row of an array to a row of an array. Done when the call returns.
///
/// - `dstArray` (in): the array that is written.
/// - `dstOffset` (in): bytes before the first in the row.
/// - `srcArray` (in): the array that is read.
/// - `srcOffset` (in): bytes before the first in the row.
/// - `ByteCount` (in): bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipMemcpyAtoA. CUDA: cuMemcpyAtoA.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyAtoA(
    dstArray: hipArray_t,
    dstOffset: usize,
    srcArray: hipArray_t,
    srcOffset: usize,
    ByteCount: usize,
) -> hipError_t {
    let call = forward!(hipMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount));
    entry(call, move |gpu| {
        copy_row(gpu, in_row(dstArray, dstOffset), in_row(srcArray, srcOffset), ByteCount, now(Stream::NULL))
    })
}

/// Queues a copy of host memory to a row of an array.
///
/// - `dstArray` (in): the array that is written.
/// - `dstOffset` (in): bytes before the first in the row.
/// - `srcHost` (in): the first byte that is read.
/// - `ByteCount` (in): bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for an array that does not exist or a stream that does not.
///
/// HIP: hipMemcpyHtoAAsync. CUDA: cuMemcpyHtoAAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyHtoAAsync(
    dstArray: hipArray_t,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, stream));
    entry(call, move |gpu| {
        copy_row(gpu, in_row(dstArray, dstOffset), memory(srcHost, Place::Host), ByteCount, queued(stream.into()))
    })
}

/// Queues a copy of a row of an array to host memory.
///
/// - `dstHost` (in): the first byte that is written.
/// - `srcArray` (in): the array that is read.
/// - `srcOffset` (in): bytes before the first in the row.
/// - `ByteCount` (in): bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for an array that does not exist or a stream that does not.
///
/// HIP: hipMemcpyAtoHAsync. CUDA: cuMemcpyAtoHAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyAtoHAsync(
    dstHost: *mut c_void,
    srcArray: hipArray_t,
    srcOffset: usize,
    ByteCount: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, stream));
    entry(call, move |gpu| {
        copy_row(gpu, memory(dstHost, Place::Host), in_row(srcArray, srcOffset), ByteCount, queued(stream.into()))
    })
}

/// Describes an array by the format of its elements and its extent; AMD's runtime has no cubes.
///
/// # Safety
/// `desc` is NULL or points to a format.
unsafe fn of_channels(desc: *const hipChannelFormatDesc, extent: &hipExtent, flags: c_uint) -> Result<ArrayDescriptor> {
    // SAFETY: as promised by the caller; the layout is the dialects' own.
    let desc = unsafe { array::read_as(desc) }?;
    let hipExtent { width, height, depth } = *extent;
    without_cubes(array::of_runtime(array::not_known, &desc, &array::Extent { width, height, depth }, flags)?)
}

/// Describes an array as [`of_channels`] does.
fn of_desc(desc: Desc3D) -> Result<ArrayDescriptor> {
    without_cubes(desc.neutral()?)
}

fn without_cubes(descriptor: ArrayDescriptor) -> Result<ArrayDescriptor> {
    let known = hipArrayLayered | hipArraySurfaceLoadStore | hipArrayTextureGather;
    if descriptor.flags.bits() & !known != 0 { invalid("HIP has no arrays with these flags") } else { Ok(descriptor) }
}

/// Checks arrays; InvalidValue for NULL.
fn arrays(arrays: hipMipmappedArray_const_t) -> Result<MipmappedArray> {
    if arrays.is_null() { invalid("the mipmapped array is NULL") } else { Ok(arrays.cast_mut().into()) }
}

/// Checks arrays of which a level is wanted; InvalidHandle for NULL.
fn levelled(levels: hipMipmappedArray_const_t) -> Result<MipmappedArray> {
    arrays(levels).map_err(|error| Kind::InvalidHandle.because(error.to_string()))
}

/// Creates an array; InvalidValue for more slices than hipDeviceAttributeMaxTexture3DDepth, which CUDA allows in narrow arrays.
///
/// # Safety
/// As of [`array::create`].
unsafe fn create_solid(gpu: &dyn Gpu, array: *mut *mut c_void, descriptor: Result<ArrayDescriptor>) -> Result<()> {
    // Where the device does not say, it judges.
    let most = || gpu.attribute(gpu.current_device()?, Attribute::MaxTexture3DDepth);
    let within = |descriptor: ArrayDescriptor| match descriptor.depth {
        0 => Ok(descriptor),
        depth if !descriptor.is_layered() && most().is_ok_and(|most| depth > most as usize) => {
            invalid(format!("{depth} slices are more than the device allows"))
        }
        _ => Ok(descriptor),
    };
    // SAFETY: as promised by the caller.
    unsafe { array::create(gpu, array, descriptor.and_then(within)) }
}

/// Memory in rows of `width` bytes; InvalidPitch where they do not fit its pitch.
fn pitched(address: *const c_void, pitch: usize, width: usize, place: Place) -> Result<Endpoint> {
    let address = non_null(address)?;
    if pitch == 0 || pitch < width {
        return Err(Kind::InvalidPitch.because(format!("rows of {width} bytes do not fit a pitch of {pitch} bytes")));
    }
    Ok(Endpoint::Memory(Side { address, row: pitch, slice: 0, place }))
}

fn copy_rows(gpu: &dyn Gpu, to: Endpoint, from: Endpoint, (width, height): (usize, usize), order: Order) -> Result<()> {
    check_captures(gpu, order)?;
    destroyed(array::copy(gpu, (to, from), Shape { width, height, depth: 1 }, None, order))
}

fn memory(address: *const c_void, place: Place) -> Result<Endpoint> {
    Ok(array::row(non_null(address)?, place))
}

fn copy_bytes(gpu: &dyn Gpu, ends: (Endpoint, Endpoint), count: usize, order: Order) -> Result<()> {
    check_captures(gpu, order)?;
    destroyed(array::copy_bytes(gpu, ends, count, order))
}

fn copy_row(gpu: &dyn Gpu, to: Result<Endpoint>, from: Result<Endpoint>, bytes: usize, order: Order) -> Result<()> {
    check_captures(gpu, order)?;
    destroyed(array::copy_row(gpu, to, from, bytes, order))
}
