// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills, one to three dimensions.

use std::ffi::{c_int, c_void};

use super::types::*;
use super::{check_device, default_stream, entry, invalid, native, non_null, per_thread};
use crate::entry::read;
use crate::gpu::{Error, Fill, Gpu, Kind, Order, Place, Result, Shape, Side, Stream, Transfer};

/// Copies memory. Done when the call returns.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes; 0 does nothing.
/// - `kind` (in): where the copy reads and writes; cudaMemcpyDefault goes by the pointers.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
/// that is not whole in one allocation.
///
/// CUDA: cudaMemcpy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    native!(cudaMemcpy(dst, src, count, kind));
    entry(|gpu| copy(gpu, dst, src, count, kind, Order::Now(Stream::NULL)))
}

/// cudaMemcpy with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy_ptds(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    native!(cudaMemcpy_ptds(dst, src, count, kind));
    entry(|gpu| copy(gpu, dst, src, count, kind, Order::Now(Stream::PER_THREAD)))
}

/// Queues a copy of memory.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes; 0 does nothing.
/// - `kind` (in): where the copy reads and writes; cudaMemcpyDefault goes by the pointers.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
/// that is not whole in one allocation; cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemcpyAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyAsync(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemcpyAsync(dst, src, count, kind, stream));
    entry(|gpu| copy(gpu, dst, src, count, kind, Order::Queued(default_stream(stream))))
}

/// cudaMemcpyAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyAsync_ptsz(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemcpyAsync_ptsz(dst, src, count, kind, stream));
    entry(|gpu| copy(gpu, dst, src, count, kind, Order::Queued(per_thread(stream))))
}

/// Copies rows. Done when the call returns.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): where the copy reads and writes; cudaMemcpyDefault goes by the pointers.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidPitchValue for a pitch less than
/// `width`; cudaErrorInvalidValue for NULL and for device memory that is not whole in one allocation.
///
/// CUDA: cudaMemcpy2D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2D(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    native!(cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind));
    entry(|gpu| copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, Order::Now(Stream::NULL)))
}

/// cudaMemcpy2D with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy2D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2D_ptds(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    native!(cudaMemcpy2D_ptds(dst, dpitch, src, spitch, width, height, kind));
    entry(|gpu| copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, Order::Now(Stream::PER_THREAD)))
}

/// Queues a copy of rows.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): where the copy reads and writes; cudaMemcpyDefault goes by the pointers.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemcpy2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemcpy2DAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DAsync(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream));
    entry(|gpu| {
        let order = Order::Queued(default_stream(stream));
        copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, order)
    })
}

/// cudaMemcpy2DAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy2DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DAsync_ptsz(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemcpy2DAsync_ptsz(dst, dpitch, src, spitch, width, height, kind, stream));
    entry(|gpu| {
        let order = Order::Queued(per_thread(stream));
        copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, order)
    })
}

/// Copies a box. Done when the call returns.
///
/// - `p` (in): the copy.
///
/// Returns cudaErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a pitch,
/// and for device memory that is not whole in one allocation; cudaErrorInvalidPitchValue for a pitch less than `xsize`;
/// cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorNotSupported for arrays.
///
/// CUDA: cudaMemcpy3D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3D(p: *const cudaMemcpy3DParms) -> cudaError_t {
    native!(cudaMemcpy3D(p));
    // SAFETY: the caller gives a pointer to a copy, or NULL.
    entry(|gpu| copy_box(gpu, &unsafe { read(p) }?, Order::Now(Stream::NULL)))
}

/// cudaMemcpy3D with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3D_ptds(p: *const cudaMemcpy3DParms) -> cudaError_t {
    native!(cudaMemcpy3D_ptds(p));
    // SAFETY: the caller gives a pointer to a copy, or NULL.
    entry(|gpu| copy_box(gpu, &unsafe { read(p) }?, Order::Now(Stream::PER_THREAD)))
}

/// Queues a copy of a box.
///
/// - `p` (in): the copy.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemcpy3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemcpy3DAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DAsync(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t {
    native!(cudaMemcpy3DAsync(p, stream));
    // SAFETY: the caller gives a pointer to a copy, or NULL.
    entry(|gpu| copy_box(gpu, &unsafe { read(p) }?, Order::Queued(default_stream(stream))))
}

/// cudaMemcpy3DAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DAsync_ptsz(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t {
    native!(cudaMemcpy3DAsync_ptsz(p, stream));
    // SAFETY: the caller gives a pointer to a copy, or NULL.
    entry(|gpu| copy_box(gpu, &unsafe { read(p) }?, Order::Queued(per_thread(stream))))
}

/// Copies a box from one device's memory to another's. Done when the call returns.
///
/// - `p` (in): the copy.
///
/// Returns cudaErrorInvalidDevice for a device that does not exist, and what cudaMemcpy3D returns.
///
/// CUDA: cudaMemcpy3DPeer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DPeer(p: *const cudaMemcpy3DPeerParms) -> cudaError_t {
    native!(cudaMemcpy3DPeer(p));
    // SAFETY: the caller gives a pointer to a copy, or NULL.
    entry(|gpu| copy_box_between(gpu, &unsafe { read(p) }?, Order::Now(Stream::NULL)))
}

/// cudaMemcpy3DPeer with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3DPeer with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DPeer_ptds(p: *const cudaMemcpy3DPeerParms) -> cudaError_t {
    native!(cudaMemcpy3DPeer_ptds(p));
    // SAFETY: the caller gives a pointer to a copy, or NULL.
    entry(|gpu| copy_box_between(gpu, &unsafe { read(p) }?, Order::Now(Stream::PER_THREAD)))
}

/// Queues a copy of a box from one device's memory to another's.
///
/// - `p` (in): the copy.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemcpy3DPeer returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemcpy3DPeerAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DPeerAsync(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t {
    native!(cudaMemcpy3DPeerAsync(p, stream));
    // SAFETY: the caller gives a pointer to a copy, or NULL.
    entry(|gpu| copy_box_between(gpu, &unsafe { read(p) }?, Order::Queued(default_stream(stream))))
}

/// cudaMemcpy3DPeerAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3DPeerAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DPeerAsync_ptsz(
    p: *const cudaMemcpy3DPeerParms,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemcpy3DPeerAsync_ptsz(p, stream));
    // SAFETY: the caller gives a pointer to a copy, or NULL.
    entry(|gpu| copy_box_between(gpu, &unsafe { read(p) }?, Order::Queued(per_thread(stream))))
}

/// Fills memory with a byte. Done when the call returns.
///
/// - `devPtr` (in): the first byte.
/// - `value` (in): the byte; its low 8 bits count.
/// - `count` (in): bytes; 0 does nothing.
///
/// Returns cudaErrorInvalidValue for NULL, for memory that no device can reach, and for what is not whole in one
/// allocation.
///
/// CUDA: cudaMemset.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset(devPtr: *mut c_void, value: c_int, count: usize) -> cudaError_t {
    native!(cudaMemset(devPtr, value, count));
    entry(|gpu| fill(gpu, devPtr, value, count, Order::Now(Stream::NULL)))
}

/// cudaMemset with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemset with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset_ptds(devPtr: *mut c_void, value: c_int, count: usize) -> cudaError_t {
    native!(cudaMemset_ptds(devPtr, value, count));
    entry(|gpu| fill(gpu, devPtr, value, count, Order::Now(Stream::PER_THREAD)))
}

/// Queues a fill of memory with a byte.
///
/// - `devPtr` (in): the first byte.
/// - `value` (in): the byte; its low 8 bits count.
/// - `count` (in): bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemset returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemsetAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemsetAsync(
    devPtr: *mut c_void,
    value: c_int,
    count: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemsetAsync(devPtr, value, count, stream));
    entry(|gpu| fill(gpu, devPtr, value, count, Order::Queued(default_stream(stream))))
}

/// cudaMemsetAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemsetAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemsetAsync_ptsz(
    devPtr: *mut c_void,
    value: c_int,
    count: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemsetAsync_ptsz(devPtr, value, count, stream));
    entry(|gpu| fill(gpu, devPtr, value, count, Order::Queued(per_thread(stream))))
}

/// Fills rows with a byte. Done when the call returns.
///
/// - `devPtr` (in): the first byte.
/// - `pitch` (in): bytes from row to row.
/// - `value` (in): the byte; its low 8 bits count.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
///
/// Returns cudaErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
/// what is not whole in one allocation.
///
/// CUDA: cudaMemset2D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset2D(
    devPtr: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
) -> cudaError_t {
    native!(cudaMemset2D(devPtr, pitch, value, width, height));
    entry(|gpu| fill_rows(gpu, (devPtr, pitch), value, (width, height), Order::Now(Stream::NULL)))
}

/// cudaMemset2D with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemset2D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset2D_ptds(
    devPtr: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
) -> cudaError_t {
    native!(cudaMemset2D_ptds(devPtr, pitch, value, width, height));
    entry(|gpu| fill_rows(gpu, (devPtr, pitch), value, (width, height), Order::Now(Stream::PER_THREAD)))
}

/// Queues a fill of rows with a byte.
///
/// - `devPtr` (in): the first byte.
/// - `pitch` (in): bytes from row to row.
/// - `value` (in): the byte; its low 8 bits count.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemset2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemset2DAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset2DAsync(
    devPtr: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemset2DAsync(devPtr, pitch, value, width, height, stream));
    entry(|gpu| fill_rows(gpu, (devPtr, pitch), value, (width, height), Order::Queued(default_stream(stream))))
}

/// cudaMemset2DAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemset2DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset2DAsync_ptsz(
    devPtr: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemset2DAsync_ptsz(devPtr, pitch, value, width, height, stream));
    entry(|gpu| fill_rows(gpu, (devPtr, pitch), value, (width, height), Order::Queued(per_thread(stream))))
}

/// Fills a box with a byte. Done when the call returns.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
///
/// Returns cudaErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
/// reach, and for what is not whole in one allocation.
///
/// CUDA: cudaMemset3D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: c_int, extent: cudaExtent) -> cudaError_t {
    native!(cudaMemset3D(pitchedDevPtr, value, extent));
    entry(|gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, Order::Now(Stream::NULL)))
}

/// cudaMemset3D with its structures by reference, for languages that cannot pass them by value.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
///
/// Returns what cudaMemset3D returns, and cudaErrorInvalidValue for a NULL structure.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaMemset3D_ref(
    pitchedDevPtr: *const cudaPitchedPtr,
    value: c_int,
    extent: *const cudaExtent,
) -> cudaError_t {
    // SAFETY: the caller gives pointers to structures, or NULL.
    match unsafe { (read(pitchedDevPtr), read(extent)) } {
        // SAFETY: the same arguments, under the same contract.
        (Ok(pitchedDevPtr), Ok(extent)) => unsafe { cudaMemset3D(pitchedDevPtr, value, extent) },
        (Err(error), _) | (_, Err(error)) => entry(|_| Err(error)),
    }
}

/// cudaMemset3D with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemset3D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset3D_ptds(
    pitchedDevPtr: cudaPitchedPtr,
    value: c_int,
    extent: cudaExtent,
) -> cudaError_t {
    native!(cudaMemset3D_ptds(pitchedDevPtr, value, extent));
    entry(|gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, Order::Now(Stream::PER_THREAD)))
}

/// Queues a fill of a box with a byte.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemset3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemset3DAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: c_int,
    extent: cudaExtent,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemset3DAsync(pitchedDevPtr, value, extent, stream));
    entry(|gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, Order::Queued(default_stream(stream))))
}

/// cudaMemset3DAsync with its structures by reference, for languages that cannot pass them by value.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemset3DAsync returns, and cudaErrorInvalidValue for a NULL structure.
///
/// CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_cudaMemset3DAsync_ref(
    pitchedDevPtr: *const cudaPitchedPtr,
    value: c_int,
    extent: *const cudaExtent,
    stream: cudaStream_t,
) -> cudaError_t {
    // SAFETY: the caller gives pointers to structures, or NULL.
    match unsafe { (read(pitchedDevPtr), read(extent)) } {
        // SAFETY: the same arguments, under the same contract.
        (Ok(pitchedDevPtr), Ok(extent)) => unsafe { cudaMemset3DAsync(pitchedDevPtr, value, extent, stream) },
        (Err(error), _) | (_, Err(error)) => entry(|_| Err(error)),
    }
}

/// cudaMemset3DAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemset3DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset3DAsync_ptsz(
    pitchedDevPtr: cudaPitchedPtr,
    value: c_int,
    extent: cudaExtent,
    stream: cudaStream_t,
) -> cudaError_t {
    native!(cudaMemset3DAsync_ptsz(pitchedDevPtr, value, extent, stream));
    entry(|gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, Order::Queued(per_thread(stream))))
}

/// Where a copy of this kind writes and reads.
fn places(kind: cudaMemcpyKind) -> Result<(Place, Place)> {
    Ok(match kind {
        cudaMemcpyHostToHost => (Place::Host, Place::Host),
        cudaMemcpyHostToDevice => (Place::Device, Place::Host),
        cudaMemcpyDeviceToHost => (Place::Host, Place::Device),
        cudaMemcpyDeviceToDevice => (Place::Device, Place::Device),
        cudaMemcpyDefault => (Place::Any, Place::Any),
        _ => return Err(Kind::InvalidCopyDirection.because(format!("kind is {kind}: there is no such direction"))),
    })
}

fn copy(
    gpu: &dyn Gpu,
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    kind: cudaMemcpyKind,
    order: Order,
) -> Result<()> {
    let (to_place, from_place) = places(kind)?;
    if bytes == 0 {
        return Ok(());
    }
    let (to, from) = (Side::flat(non_null(to)?, to_place), Side::flat(non_null(from)?, from_place));
    gpu.copy(&Transfer { to, from, shape: Shape::bytes(bytes) }, order)
}

fn copy_rows(
    gpu: &dyn Gpu,
    to: (*mut c_void, usize),
    from: (*const c_void, usize),
    (width, height): (usize, usize),
    kind: cudaMemcpyKind,
    order: Order,
) -> Result<()> {
    let (to_place, from_place) = places(kind)?;
    let shape = Shape { width, height, depth: 1 };
    if shape.is_empty() {
        return Ok(());
    }
    if width > to.1 || width > from.1 {
        return Err(Kind::InvalidPitch
            .because(format!("rows of {width} bytes do not fit pitches of {} and {} bytes", to.1, from.1)));
    }
    let side = |address, row, place| Side { address, row, slice: 0, place };
    let to = side(non_null(to.0)?, to.1, to_place);
    let from = side(non_null(from.0)?, from.1, from_place);
    gpu.copy(&Transfer { to, from, shape }, order)
}

fn copy_box(gpu: &dyn Gpu, p: &cudaMemcpy3DParms, order: Order) -> Result<()> {
    one_of_each(&p.dstPtr, p.dstArray, &p.srcPtr, p.srcArray)?;
    let places = places(p.kind)?;
    copy_placed(gpu, (&p.dstPtr, &p.dstPos), (&p.srcPtr, &p.srcPos), &p.extent, places, order)
}

fn copy_box_between(gpu: &dyn Gpu, p: &cudaMemcpy3DPeerParms, order: Order) -> Result<()> {
    check_device(gpu, p.srcDevice)?;
    check_device(gpu, p.dstDevice)?;
    one_of_each(&p.dstPtr, p.dstArray, &p.srcPtr, p.srcArray)?;
    let places = (Place::Device, Place::Device);
    copy_placed(gpu, (&p.dstPtr, &p.dstPos), (&p.srcPtr, &p.srcPos), &p.extent, places, order)
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
    if !from_array.is_null() || !to_array.is_null() {
        return Err(arrays());
    }
    if from.pitch < from.xsize || to.pitch < to.xsize {
        return Err(Kind::InvalidPitch.because("a pitch is less than the rows"));
    }
    Ok(())
}

fn arrays() -> Error {
    Kind::Unsupported.because("arrays are not part of this version; copy linear memory")
}

fn copy_placed(
    gpu: &dyn Gpu,
    to: (&cudaPitchedPtr, &cudaPos),
    from: (&cudaPitchedPtr, &cudaPos),
    extent: &cudaExtent,
    (to_place, from_place): (Place, Place),
    order: Order,
) -> Result<()> {
    let shape = Shape { width: extent.width, height: extent.height, depth: extent.depth };
    if shape.is_empty() {
        return Ok(());
    }
    let side = |(memory, start): (&cudaPitchedPtr, &cudaPos), place| {
        Side::inside(non_null(memory.ptr)?, [start.x, start.y, start.z], memory.pitch, memory.ysize, &shape, place)
    };
    gpu.copy(&Transfer { to: side(to, to_place)?, from: side(from, from_place)?, shape }, order)
}

fn fill(gpu: &dyn Gpu, to: *mut c_void, value: c_int, bytes: usize, order: Order) -> Result<()> {
    if bytes == 0 {
        return Ok(());
    }
    let to = Side::flat(non_null(to)?, Place::Device);
    gpu.fill(&Fill { to, shape: Shape::bytes(bytes), value: value as u32, unit: 1 }, order)
}

fn fill_rows(
    gpu: &dyn Gpu,
    (ptr, pitch): (*mut c_void, usize),
    value: c_int,
    (width, height): (usize, usize),
    order: Order,
) -> Result<()> {
    let rows = cudaPitchedPtr { ptr, pitch, xsize: width, ysize: height };
    fill_box(gpu, &rows, value, &cudaExtent { width, height, depth: 1 }, order)
}

fn fill_box(gpu: &dyn Gpu, memory: &cudaPitchedPtr, value: c_int, extent: &cudaExtent, order: Order) -> Result<()> {
    let shape = Shape { width: extent.width, height: extent.height, depth: extent.depth };
    if shape.is_empty() {
        return Ok(());
    }
    let address = non_null(memory.ptr)?;
    if memory.pitch < shape.width || (shape.depth > 1 && memory.ysize < shape.height) {
        return invalid("the box is larger than the memory's rows or slices");
    }
    let Some(slice) = memory.pitch.checked_mul(memory.ysize) else { return invalid("a slice is larger than memory") };
    let to = Side { address, row: memory.pitch, slice, place: Place::Device };
    gpu.fill(&Fill { to, shape, value: value as u32, unit: 1 }, order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions() {
        assert_eq!(places(cudaMemcpyDeviceToHost).ok(), Some((Place::Host, Place::Device)));
        assert_eq!(places(5).map_err(|error| error.kind()), Err(Kind::InvalidCopyDirection));
    }
}
