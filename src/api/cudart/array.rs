// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays: creation, description, and copies to, from and between them.

#[path = "../generated/cudart/array.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_void};
use std::ptr;

use super::types::*;
use super::{Call, Slot, default_stream, entry, entry_without_gpu, forward, non_null, per_thread};
use crate::api::array::{self, existing, existing_mipmapped};
use crate::border::arguments::{out, read};
use crate::border::call_log::Answer;
use crate::gpu::{ArrayDescriptor, Endpoint, Gpu, Kind, Order, Place, Result, Shape, Side, Stream};

pub use derived::*;

// Derived from hipCreateChannelDesc: cudaCreateChannelDesc
// - `f` (in): the type of the channels.

impl Answer for cudaChannelFormatDesc {}

/// cudaCreateChannelDesc with the format as an argument, for languages that cannot take a structure as a result.
///
/// - `desc` (out): the format.
/// - `x` (in): bits of the first channel.
/// - `y` (in): bits of the second; 0 for none.
/// - `z` (in): bits of the third; 0 for none.
/// - `w` (in): bits of the fourth; 0 for none.
/// - `f` (in): the type of the channels.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaCreateChannelDesc_ref(
    desc: *mut cudaChannelFormatDesc,
    x: c_int,
    y: c_int,
    z: c_int,
    w: c_int,
    f: cudaChannelFormatKind,
) -> cudaError_t {
    entry_without_gpu(Call::unlogged("anygpu_cudaCreateChannelDesc_ref"), move || {
        out(desc)?.finish(cudaCreateChannelDesc(x, y, z, w, f))
    })
}

// Derived from hipMallocArray: cudaMallocArray
// - `flags` (in): a sum of cudaArraySurfaceLoadStore and the like, or cudaArrayDefault.
//
// Returns cudaErrorInvalidValue for NULL, a width of 0, flags that do not go with the shape, and an extent beyond the
// device's limits; cudaErrorInvalidChannelDescriptor for formats that there are not; cudaErrorMemoryAllocation.

// Derived from hipMalloc3DArray: cudaMalloc3DArray, anygpu_cudaMalloc3DArray_ref
// With: array::create for create_solid
// - `flags` (in): a sum of cudaArrayLayered and the like, or cudaArrayDefault.
//
// Returns what cudaMallocArray returns; cudaErrorInvalidValue also for impossible shapes.

/// Frees an array, once the work that was queued before is done. A level of a mipmapped array stays.
///
/// - `array` (in, nullable): the array; NULL does nothing.
///
/// Returns cudaErrorContextIsDestroyed for an array that does not exist.
///
/// CUDA: cudaFreeArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFreeArray(array: cudaArray_t) -> cudaError_t {
    let call = forward!(cudaFreeArray(array));
    entry(call, move |gpu| if array.is_null() { Ok(()) } else { gpu.destroy_array(array.into()) })
}

// Derived from hipArrayGetInfo: cudaArrayGetInfo

/// Returns the format of an array's elements.
///
/// - `desc` (out): the format.
/// - `array` (in): the array.
///
/// Returns cudaErrorInvalidValue for a NULL `desc`, cudaErrorInvalidResourceHandle for NULL and for an array that does
/// not exist.
///
/// CUDA: cudaGetChannelDesc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetChannelDesc(desc: *mut cudaChannelFormatDesc, array: cudaArray_const_t) -> cudaError_t {
    let call = forward!(cudaGetChannelDesc(desc, array));
    entry(call, move |gpu| {
        non_null(desc.cast_const().cast())?;
        array::info(gpu, (desc.cast(), ptr::null_mut(), ptr::null_mut()), existing(array)?)
    })
}

// Derived from hipMallocMipmappedArray: cudaMallocMipmappedArray, anygpu_cudaMallocMipmappedArray_ref
// Returns what cudaMalloc3DArray returns.

// Derived from hipGetMipmappedArrayLevel: cudaGetMipmappedArrayLevel
// With: existing_mipmapped for levelled
// Returns one level of a mipmapped array.
//
// - `levelArray` (out): the array, which is freed with all of them.
// - `mipmappedArray` (in): the arrays.
// - `level` (in): which one, from 0, the largest.
//
// Returns cudaErrorInvalidValue for NULL and an unknown level; cudaErrorInvalidResourceHandle for an invalid array;
// cudaErrorNotSupported where there are no such arrays.

/// Frees a mipmapped array. The external memory that it may be in stays.
///
/// - `mipmappedArray` (in, nullable): the arrays; NULL does nothing.
///
/// Returns cudaErrorInvalidResourceHandle for an invalid array; cudaErrorNotSupported where there are no such arrays.
///
/// CUDA: cudaFreeMipmappedArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t) -> cudaError_t {
    let call = forward!(cudaFreeMipmappedArray(mipmappedArray));
    entry(
        call,
        move |gpu| {
            if mipmappedArray.is_null() { Ok(()) } else { gpu.destroy_mipmapped_array(mipmappedArray.into()) }
        },
    )
}

/// Copies rows into an array.
///
/// - `dst` (in): the array that is written.
/// - `wOffset` (in): bytes before the first in a row of the array.
/// - `hOffset` (in): rows before the first.
/// - `src` (in): the address that is read.
/// - `spitch` (in): bytes from row to row of the memory.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows.
/// - `kind` (in): the direction.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist; cudaErrorInvalidValue for NULL memory, for a box that is not within the array, and for
/// device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than `width`.
///
/// CUDA: cudaMemcpy2DToArray.
// Derived: cudaMemcpy2DToArray_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DToArray(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyHostToDevice)?;
        let to = in_array(dst, wOffset, hOffset);
        copy_rows(gpu, to, pitched(src, spitch, (width, height), place), (width, height), Order::Now(Stream::NULL))
    })
}

/// Copies rows out of an array.
///
/// - `dst` (in): the address that is written.
/// - `dpitch` (in): bytes from row to row of the memory.
/// - `src` (in): the array that is read.
/// - `wOffset` (in): bytes before the first in a row of the array.
/// - `hOffset` (in): rows before the first.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows.
/// - `kind` (in): the direction.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist; cudaErrorInvalidValue for NULL memory, for a box that is not within the array, and for
/// device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than `width`.
///
/// CUDA: cudaMemcpy2DFromArray.
// Derived: cudaMemcpy2DFromArray_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DFromArray(
    dst: *mut c_void,
    dpitch: usize,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height, kind));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyDeviceToHost)?;
        let from = in_array(src, wOffset, hOffset)?;
        copy_rows(
            gpu,
            pitched(dst, dpitch, (width, height), place),
            Ok(from),
            (width, height),
            Order::Now(Stream::NULL),
        )
    })
}

/// Copies rows from array to array.
///
/// - `dst` (in): the array that is written.
/// - `wOffsetDst` (in): bytes before the first in a row of the array that is written.
/// - `hOffsetDst` (in): rows before the first there.
/// - `src` (in): the array that is read.
/// - `wOffsetSrc` (in): bytes before the first in a row of the array that is read.
/// - `hOffsetSrc` (in): rows before the first there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows.
/// - `kind` (in): the direction.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist; cudaErrorInvalidValue for a box that is not within the arrays.
///
/// CUDA: cudaMemcpy2DArrayToArray.
// Derived: cudaMemcpy2DArrayToArray_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DArrayToArray(
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
    let call = forward!(cudaMemcpy2DArrayToArray(
        dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind
    ));
    entry(call, move |gpu| {
        memory_of(kind, cudaMemcpyDeviceToDevice)?;
        let (to, from) = (in_array(dst, wOffsetDst, hOffsetDst), in_array(src, wOffsetSrc, hOffsetSrc));
        copy_rows(gpu, to, from, (width, height), Order::Now(Stream::NULL))
    })
}

/// Queues a copy of rows into an array.
///
/// - `dst` (in): the array that is written.
/// - `wOffset` (in): bytes before the first in a row of the array.
/// - `hOffset` (in): rows before the first.
/// - `src` (in): the address that is read.
/// - `spitch` (in): bytes from row to row of the memory.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows.
/// - `kind` (in): the direction.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for a box that is not
/// within the array, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch
/// less than `width`.
///
/// CUDA: cudaMemcpy2DToArrayAsync.
// Derived: cudaMemcpy2DToArrayAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DToArrayAsync(
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
    let call = forward!(cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyHostToDevice)?;
        let to = in_array(dst, wOffset, hOffset);
        copy_rows(
            gpu,
            to,
            pitched(src, spitch, (width, height), place),
            (width, height),
            Order::Queued(default_stream(stream)),
        )
    })
}

/// Queues a copy of rows out of an array.
///
/// - `dst` (in): the address that is written.
/// - `dpitch` (in): bytes from row to row of the memory.
/// - `src` (in): the array that is read.
/// - `wOffset` (in): bytes before the first in a row of the array.
/// - `hOffset` (in): rows before the first.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows.
/// - `kind` (in): the direction.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for a box that is not
/// within the array, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch
/// less than `width`.
///
/// CUDA: cudaMemcpy2DFromArrayAsync.
// Derived: cudaMemcpy2DFromArrayAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DFromArrayAsync(
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
    let call = forward!(cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyDeviceToHost)?;
        let from = in_array(src, wOffset, hOffset)?;
        copy_rows(
            gpu,
            pitched(dst, dpitch, (width, height), place),
            Ok(from),
            (width, height),
            Order::Queued(default_stream(stream)),
        )
    })
}

/// Copies memory into an array.
///
/// - `dst` (in): the array that is written.
/// - `wOffset` (in): bytes before the first in a row of the array.
/// - `hOffset` (in): rows before the first.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes.
/// - `kind` (in): the direction.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist; cudaErrorInvalidValue for NULL memory, for bytes beyond the array, and for device memory
/// that is not within one allocation.
///
/// CUDA: cudaMemcpyToArray.
// Derived: cudaMemcpyToArray_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyToArray(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyToArray(dst, wOffset, hOffset, src, count, kind));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyHostToDevice)?;
        let to = in_array(dst, wOffset, hOffset)?;
        array::copy_bytes(gpu, (to, array::row(non_null(src)?, place)), count, Order::Now(Stream::NULL))
    })
}

/// Copies memory out of an array.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the array that is read.
/// - `wOffset` (in): bytes before the first in a row of the array.
/// - `hOffset` (in): rows before the first.
/// - `count` (in): bytes.
/// - `kind` (in): the direction.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist; cudaErrorInvalidValue for NULL memory, for bytes beyond the array, and for device memory
/// that is not within one allocation.
///
/// CUDA: cudaMemcpyFromArray.
// Derived: cudaMemcpyFromArray_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyFromArray(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyFromArray(dst, src, wOffset, hOffset, count, kind));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyDeviceToHost)?;
        let from = in_array(src, wOffset, hOffset)?;
        array::copy_bytes(gpu, (array::row(non_null(dst)?, place), from), count, Order::Now(Stream::NULL))
    })
}

/// Copies from array to array.
///
/// - `dst` (in): the array that is written.
/// - `wOffsetDst` (in): bytes before the first in a row of the array that is written.
/// - `hOffsetDst` (in): rows before the first there.
/// - `src` (in): the array that is read.
/// - `wOffsetSrc` (in): bytes before the first in a row of the array that is read.
/// - `hOffsetSrc` (in): rows before the first there.
/// - `count` (in): bytes.
/// - `kind` (in): the direction.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist; cudaErrorInvalidValue for bytes beyond the arrays.
///
/// CUDA: cudaMemcpyArrayToArray.
// Derived: cudaMemcpyArrayToArray_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyArrayToArray(
    dst: cudaArray_t,
    wOffsetDst: usize,
    hOffsetDst: usize,
    src: cudaArray_const_t,
    wOffsetSrc: usize,
    hOffsetSrc: usize,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind));
    entry(call, move |gpu| {
        memory_of(kind, cudaMemcpyDeviceToDevice)?;
        let (to, from) = (in_array(dst, wOffsetDst, hOffsetDst)?, in_array(src, wOffsetSrc, hOffsetSrc)?);
        array::copy_bytes(gpu, (to, from), count, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of memory into an array.
///
/// - `dst` (in): the array that is written.
/// - `wOffset` (in): bytes before the first in a row of the array.
/// - `hOffset` (in): rows before the first.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes.
/// - `kind` (in): the direction.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for bytes beyond the
/// array, and for device memory that is not within one allocation.
///
/// CUDA: cudaMemcpyToArrayAsync.
// Derived: cudaMemcpyToArrayAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyToArrayAsync(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyHostToDevice)?;
        let to = in_array(dst, wOffset, hOffset)?;
        array::copy_bytes(gpu, (to, array::row(non_null(src)?, place)), count, Order::Queued(default_stream(stream)))
    })
}

/// Queues a copy of memory out of an array.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the array that is read.
/// - `wOffset` (in): bytes before the first in a row of the array.
/// - `hOffset` (in): rows before the first.
/// - `count` (in): bytes.
/// - `kind` (in): the direction.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
/// one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for bytes beyond the
/// array, and for device memory that is not within one allocation.
///
/// CUDA: cudaMemcpyFromArrayAsync.
// Derived: cudaMemcpyFromArrayAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyFromArrayAsync(
    dst: *mut c_void,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream));
    entry(call, move |gpu| {
        let place = memory_of(kind, cudaMemcpyDeviceToHost)?;
        let from = in_array(src, wOffset, hOffset)?;
        array::copy_bytes(gpu, (array::row(non_null(dst)?, place), from), count, Order::Queued(default_stream(stream)))
    })
}

/// Describes an array by the format of its elements and its extent.
///
/// # Safety
/// `desc` is NULL or points to a format.
unsafe fn of_channels(
    desc: *const cudaChannelFormatDesc,
    extent: &cudaExtent,
    flags: c_uint,
) -> Result<ArrayDescriptor> {
    // SAFETY: as promised by the caller; the layout is the dialects' own.
    let desc = unsafe { array::read_as(desc) }?;
    let cudaExtent { width, height, depth } = *extent;
    let not_known = |why| Kind::Native(cudaErrorInvalidChannelDescriptor as i32).because(why);
    array::of_runtime(not_known, &desc, &array::Extent { width, height, depth }, flags)
}

fn in_array(array: cudaArray_const_t, x: usize, y: usize) -> Result<Endpoint> {
    Ok(array::at(existing(array)?, [x, y]))
}

/// The place of the memory in a copy whose other side is an array.
///
/// `host` is the direction for memory of the host. InvalidCopyDirection where `kind` says that the array is there.
fn memory_of(kind: cudaMemcpyKind, host: cudaMemcpyKind) -> Result<Place> {
    match kind {
        cudaMemcpyDeviceToDevice => Ok(Place::Device),
        cudaMemcpyDefault => Ok(Place::Any),
        _ if kind == host => Ok(Place::Host),
        _ => Err(Kind::InvalidCopyDirection.because(format!("kind is {kind}: the array is on the device"))),
    }
}

/// Memory in rows; InvalidPitch where several do not fit its pitch.
fn pitched(address: *const c_void, pitch: usize, (width, height): (usize, usize), place: Place) -> Result<Endpoint> {
    let address = non_null(address)?;
    if height > 1 && pitch < width {
        return Err(Kind::InvalidPitch.because(format!("rows of {width} bytes do not fit a pitch of {pitch} bytes")));
    }
    Ok(Endpoint::Memory(Side { address, row: pitch, slice: 0, place }))
}

fn copy_rows(
    gpu: &dyn Gpu,
    to: Result<Endpoint>,
    from: Result<Endpoint>,
    (width, height): (usize, usize),
    order: Order,
) -> Result<()> {
    array::copy(gpu, (to?, from?), Shape { width, height, depth: 1 }, None, order)
}
