// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills, one to three dimensions.

#[path = "../generated/cudart/copy.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_ulonglong, c_void};
use std::ptr;

use super::types::*;
use super::{
    Slot, check_device, default_stream, entry, forward, invalid, non_null, now, per_thread, queued, speak_twelve,
    unsupported,
};
use crate::api::capture::refuse_between;
use crate::api::copy::{self, fill, fill_pitched, places, rows};
use crate::api::{array, cuda};
use crate::border::arguments::read;
use crate::gpu::{Context, Gpu, Kind, Order, Place, Result, Shape, Side, Stream, Transfer};

pub use derived::*;

// Derived from hipMemcpy: cudaMemcpy, cudaMemcpy_ptds
// With: count for sizeBytes
// - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
//
// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
// that is not within one allocation.

/// Queues a copy of memory.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes; 0 does nothing.
/// - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
/// that is not within one allocation; cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemcpyAsync.
// Derived: cudaMemcpyAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyAsync(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyAsync(dst, src, count, kind, stream));
    entry(call, move |gpu| copy(gpu, dst, src, count, kind, Order::Queued(default_stream(stream))))
}

// Derived from hipMemcpy2D: cudaMemcpy2D, cudaMemcpy2D_ptds
// - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
//
// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidPitchValue for a pitch less than
// `width`; cudaErrorInvalidValue for NULL and for device memory that is not within one allocation.

// Derived from hipMemcpy2DAsync: cudaMemcpy2DAsync, cudaMemcpy2DAsync_ptsz
// - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
//
// Returns what cudaMemcpy2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.

// Derived from hipMemcpy3D: cudaMemcpy3D, cudaMemcpy3D_ptds
// Returns cudaErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
// pitch, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than
// `xsize`; cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for an array that
// does not exist.

// Derived from hipMemcpy3DAsync: cudaMemcpy3DAsync, cudaMemcpy3DAsync_ptsz
// Returns what cudaMemcpy3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.

// Derived from hipMemcpy3DPeer: cudaMemcpy3DPeer, cudaMemcpy3DPeer_ptds
// With: copy_box_between for copy_peer_box, const for mut

/// Queues a copy of a box from one device's memory to another's.
///
/// - `p` (in): the copy.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemcpy3DPeer returns; cudaErrorInvalidResourceHandle for a stream that does not exist;
/// cudaErrorStreamCaptureUnsupported for a stream that is being captured, whose capture fails.
///
/// CUDA: cudaMemcpy3DPeerAsync.
// Derived: cudaMemcpy3DPeerAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DPeerAsync(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaMemcpy3DPeerAsync(p, stream));
    entry(call, move |gpu| copy_box_between(gpu, &read(p)?, Order::Queued(default_stream(stream))))
}

// Derived from hipMemset: cudaMemset, cudaMemset_ptds
// With: devPtr for dst, count for sizeBytes
// Returns cudaErrorInvalidValue for NULL, for memory that no device can reach, and for a range that is not within one
// allocation.

// Derived from hipMemsetAsync: cudaMemsetAsync, cudaMemsetAsync_ptsz
// With: devPtr for dst, count for sizeBytes
// Returns what cudaMemset returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.

// Derived from hipMemset2D: cudaMemset2D, cudaMemset2D_ptds
// With: devPtr for dst
// Returns cudaErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
// a range that is not within one allocation.

// Derived from hipMemset2DAsync: cudaMemset2DAsync, cudaMemset2DAsync_ptsz
// With: devPtr for dst
// Returns what cudaMemset2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.

// Derived from hipMemset3D: cudaMemset3D, anygpu_cudaMemset3D_ref, cudaMemset3D_ptds
// Returns cudaErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
// reach, and for a range that is not within one allocation.

// Derived from hipMemset3DAsync: cudaMemset3DAsync, anygpu_cudaMemset3DAsync_ref, cudaMemset3DAsync_ptsz
// Returns what cudaMemset3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.

/// Copies memory into a device variable; not supported, as this version loads no device code.
///
/// - `symbol` (in): the variable.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes.
/// - `offset` (in): bytes before the first in the variable.
/// - `kind` (in): the direction.
///
/// Returns cudaErrorNotSupported.
///
/// CUDA: cudaMemcpyToSymbol.
// Derived: cudaMemcpyToSymbol_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyToSymbol(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyToSymbol(symbol, src, count, offset, kind));
    entry(call, move |_| no_symbols())
}

/// Copies memory out of a device variable; not supported, as this version loads no device code.
///
/// - `dst` (in): the address that is written.
/// - `symbol` (in): the variable.
/// - `count` (in): bytes.
/// - `offset` (in): bytes before the first in the variable.
/// - `kind` (in): the direction.
///
/// Returns cudaErrorNotSupported.
///
/// CUDA: cudaMemcpyFromSymbol.
// Derived: cudaMemcpyFromSymbol_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyFromSymbol(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyFromSymbol(dst, symbol, count, offset, kind));
    entry(call, move |_| no_symbols())
}

/// Queues a copy of memory into a device variable; not supported, as this version loads no device code.
///
/// - `symbol` (in): the variable.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes.
/// - `offset` (in): bytes before the first in the variable.
/// - `kind` (in): the direction.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorNotSupported.
///
/// CUDA: cudaMemcpyToSymbolAsync.
// Derived: cudaMemcpyToSymbolAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyToSymbolAsync(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream));
    entry(call, move |_| no_symbols())
}

/// Queues a copy of memory out of a device variable; not supported, as this version loads no device code.
///
/// - `dst` (in): the address that is written.
/// - `symbol` (in): the variable.
/// - `count` (in): bytes.
/// - `offset` (in): bytes before the first in the variable.
/// - `kind` (in): the direction.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorNotSupported.
///
/// CUDA: cudaMemcpyFromSymbolAsync.
// Derived: cudaMemcpyFromSymbolAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyFromSymbolAsync(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream));
    entry(call, move |_| no_symbols())
}

/// Queues copies of bytes, wherever the addresses are.
///
/// - `dsts` (in, array of count): the addresses that are written.
/// - `srcs` (in, array of count): the addresses that are read.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many copies.
/// - `attrs` (in, array of numAttrs): their attributes.
/// - `attrsIdxs` (in, array of numAttrs): the first copy that each of `attrs` applies to.
/// - `numAttrs` (in): number of `attrs`, not 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for NULL, the default stream, a copy of no bytes, and a range that is not within
/// one allocation; cudaErrorStreamCaptureUnsupported for a stream that is being captured; copies before a refused
/// one have been queued; cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemcpyBatchAsync.
// Derived: cudaMemcpyBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyBatchAsync(
    dsts: *const *mut c_void,
    srcs: *const *const c_void,
    sizes: *const usize,
    count: usize,
    attrs: *mut cudaMemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream));
    entry(call, move |gpu| {
        let attributes = (attrs.cast_const().cast(), attrsIdxs.cast_const(), numAttrs);
        // SAFETY: the caller gives arrays of these many elements, or NULL; the attributes have the driver's layout.
        unsafe {
            cuda::copy_batch(
                gpu,
                dsts.cast(),
                srcs.cast(),
                sizes,
                count,
                attributes,
                ptr::null_mut(),
                default_stream(stream),
            )
        }
    })
}

/// cudaMemcpyBatchAsync of CUDA 12, which reports the refused copy.
// Derived: anygpu_12_cudaMemcpyBatchAsync_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyBatchAsync(
    dsts: *mut *mut c_void,
    srcs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    attrs: *mut cudaMemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    failIdx: *mut usize,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream));
    entry(call, move |gpu| {
        let attributes = (attrs.cast_const().cast(), attrsIdxs.cast_const(), numAttrs);
        // SAFETY: the caller gives arrays of these many elements, or NULL, and a valid pointer, or NULL; the attributes
        // have the driver's layout.
        unsafe {
            cuda::copy_batch(gpu, dsts.cast(), srcs.cast(), sizes, count, attributes, failIdx, default_stream(stream))
        }
    })
}

/// Queues copies of boxes, wherever the addresses are.
///
/// - `numOps` (in): how many copies.
/// - `opList` (in, array of numOps): the copies.
/// - `flags` (in): 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and a box that is not within one
/// allocation; cudaErrorStreamCaptureUnsupported for a stream that is being captured; copies before a refused one
/// have been queued; cudaErrorInvalidResourceHandle for an array or a stream that does not exist.
///
/// CUDA: cudaMemcpy3DBatchAsync.
// Derived: cudaMemcpy3DBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut cudaMemcpy3DBatchOp,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpy3DBatchAsync(numOps, opList, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives an array of `numOps` elements, or NULL; the copies have the driver's layout.
        unsafe { cuda::copy_boxes(gpu, numOps, opList.cast(), ptr::null_mut(), flags, default_stream(stream)) }
    })
}

/// cudaMemcpy3DBatchAsync of CUDA 12, which reports the refused copy.
// Derived: anygpu_12_cudaMemcpy3DBatchAsync_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut cudaMemcpy3DBatchOp,
    failIdx: *mut usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaMemcpy3DBatchAsync(numOps, opList, failIdx, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives an array of `numOps` elements, or NULL, and a valid pointer, or NULL; the copies
        // have the driver's layout.
        unsafe { cuda::copy_boxes(gpu, numOps, opList.cast(), failIdx, flags, default_stream(stream)) }
    })
}

/// Queues a copy of bytes, wherever the addresses are.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `size` (in): bytes.
/// - `attr` (in): its attributes.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for NULL, attributes that do not exist, and a range of device memory that is not
/// within one allocation; cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemcpyWithAttributesAsync from 13.2 on.
// Derived: cudaMemcpyWithAttributesAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyWithAttributesAsync(
    dst: *mut c_void,
    src: *const c_void,
    size: usize,
    attr: *mut cudaMemcpyAttributes,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyWithAttributesAsync(dst, src, size, attr, stream));
    entry(call, move |gpu| {
        let stream = default_stream(stream);
        let copy = || copy(gpu, dst, src, size, cudaMemcpyDefault, Order::Queued(stream));
        cuda::copy_with(gpu, attr.cast_const().cast(), stream, copy)
    })
}

/// Queues a copy of a box, wherever the addresses are.
///
/// - `op` (in): the copy.
/// - `flags` (in): 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, and a box that is not within one allocation;
/// cudaErrorInvalidResourceHandle for an array or a stream that does not exist.
///
/// CUDA: cudaMemcpy3DWithAttributesAsync from 13.2 on.
// Derived: cudaMemcpy3DWithAttributesAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DWithAttributesAsync(
    op: *mut cudaMemcpy3DBatchOp,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpy3DWithAttributesAsync(op, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy, and the copies have the driver's
        // layout.
        cuda::copy_box(gpu, &unsafe { read(op.cast()) }?, flags, default_stream(stream))
    })
}

// The driver's functions execute the runtime's batches, whose structures have the same layout.
const _: () = {
    assert!(size_of::<cudaMemcpyAttributes>() == size_of::<cuda::CUmemcpyAttributes>());
    assert!(size_of::<cudaMemcpy3DBatchOp>() == size_of::<cuda::CUDA_MEMCPY3D_BATCH_OP>());
    assert!(std::mem::offset_of!(cudaMemcpy3DBatchOp, dst) == std::mem::offset_of!(cuda::CUDA_MEMCPY3D_BATCH_OP, dst));
    assert!(size_of::<cudaMemLocation>() == size_of::<cuda::CUmemLocation>());
};

/// Refuses variables of device code, which this version does not load.
fn no_symbols() -> Result<()> {
    unsupported("device code is not part of this version; copy to the variable's address")
}

fn copy(
    gpu: &dyn Gpu,
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    kind: cudaMemcpyKind,
    order: Order,
) -> Result<()> {
    if bytes == 0 {
        return Ok(());
    }
    let (to_place, from_place) = places(kind)?;
    let (to, from) = (Side::flat(non_null(to)?, to_place), Side::flat(non_null(from)?, from_place));
    gpu.copy(&Transfer { to, from, shape: Shape::bytes(bytes) }, order)
}

fn copy_rows(
    gpu: &dyn Gpu,
    to: (*mut c_void, usize),
    from: (*const c_void, usize),
    extent: (usize, usize),
    kind: cudaMemcpyKind,
    order: Order,
) -> Result<()> {
    let places = places(kind)?;
    if extent.0 == 0 || extent.1 == 0 {
        return Ok(());
    }
    gpu.copy(&rows(to, from, extent, places)?, order)
}

/// Checks a copy of a box, but for its memory.
pub(super) fn check_box(p: &cudaMemcpy3DParms) -> Result<()> {
    one_of_each(&p.dstPtr, p.dstArray, &p.srcPtr, p.srcArray)?;
    check_beside(p.dstArray, &p.srcPtr, &p.srcPos, &p.extent)?;
    check_beside(p.srcArray, &p.dstPtr, &p.dstPos, &p.extent)
}

fn copy_box(gpu: &dyn Gpu, p: &cudaMemcpy3DParms, order: Order) -> Result<()> {
    if extent(&p.extent).contains(&0) {
        return Ok(());
    }
    check_box(p)?;
    let (to_place, from_place) = places(p.kind)?;
    let to = described(p.dstArray, &p.dstPtr, &p.dstPos, to_place);
    let from = described(p.srcArray, &p.srcPtr, &p.srcPos, from_place);
    array::copy_elements(gpu, &to, &from, extent(&p.extent), None, order)
}

fn copy_box_between(gpu: &dyn Gpu, p: &cudaMemcpy3DPeerParms, order: Order) -> Result<()> {
    check_device(gpu, p.srcDevice)?;
    check_device(gpu, p.dstDevice)?;
    let order = order.between([p.dstDevice, p.srcDevice]);
    if !extent(&p.extent).contains(&0) {
        refuse_between(gpu, order)?;
    }
    one_of_each(&p.dstPtr, p.dstArray, &p.srcPtr, p.srcArray)?;
    let to = described(p.dstArray, &p.dstPtr, &p.dstPos, Place::Device);
    let from = described(p.srcArray, &p.srcPtr, &p.srcPos, Place::Device);
    let copy = |contexts| array::copy_elements(gpu, &to, &from, extent(&p.extent), contexts, order);
    if p.dstArray.is_null() && p.srcArray.is_null() {
        return copy(None);
    }
    with_primary(gpu, p.dstDevice, |to| with_primary(gpu, p.srcDevice, |from| copy(Some((to, from)))))
}

/// Does work with the primary context of a device.
fn with_primary(gpu: &dyn Gpu, device: c_int, work: impl FnOnce(Context) -> Result<()>) -> Result<()> {
    let outcome = work(gpu.retain_primary(device)?);
    gpu.release_primary(device)?;
    outcome
}

fn one_of_each(
    to: &cudaPitchedPtr,
    to_array: cudaArray_t,
    from: &cudaPitchedPtr,
    from_array: cudaArray_t,
) -> Result<()> {
    if from_array.is_null() == from.ptr.is_null() || to_array.is_null() == to.ptr.is_null() {
        return invalid("a copy has one source and one destination");
    }
    if from.pitch < from.xsize || to.pitch < to.xsize {
        return Err(Kind::InvalidPitch.because("a pitch is less than the rows"));
    }
    Ok(())
}

/// Checks memory beside an array.
///
/// InvalidPitch where its slices have fewer rows than the box, InvalidValue where the box begins behind its rows or ends
/// behind its slices.
fn check_beside(array: cudaArray_t, memory: &cudaPitchedPtr, start: &cudaPos, extent: &cudaExtent) -> Result<()> {
    if array.is_null() || memory.ptr.is_null() {
        return Ok(());
    }
    if extent.depth > 1 && memory.ysize < extent.height {
        return Err(Kind::InvalidPitch.because("the slices have fewer rows than the box"));
    }
    let ends_behind = extent.depth > 1 && start.y.checked_add(extent.height).is_none_or(|end| end > memory.ysize);
    if ends_behind || (start.x > 0 && start.x >= memory.xsize) {
        return invalid("the box is not within the memory's rows or slices");
    }
    Ok(())
}

fn extent(extent: &cudaExtent) -> [usize; 3] {
    [extent.width, extent.height, extent.depth]
}

/// One side of a copy: an array, or memory if that is NULL.
fn described(array: cudaArray_t, memory: &cudaPitchedPtr, start: &cudaPos, place: Place) -> array::Described {
    array::Described {
        array: array.into(),
        memory: (memory.ptr.into(), memory.pitch, memory.ysize),
        start: [start.x, start.y, start.z],
        place,
    }
}

fn fill_box(gpu: &dyn Gpu, memory: &cudaPitchedPtr, value: c_int, extent: &cudaExtent, order: Order) -> Result<()> {
    let shape = Shape { width: extent.width, height: extent.height, depth: extent.depth };
    copy::fill_box(gpu, (memory.ptr, memory.pitch, memory.ysize), value, shape, order)
}
