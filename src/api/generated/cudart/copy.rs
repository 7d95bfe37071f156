// Generated from src/api/cudart/copy.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Copies memory. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes; 0 does nothing.
/// - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
/// that is not within one allocation.
///
/// CUDA: cudaMemcpy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpy(dst, src, count, kind));
    entry(call, move |gpu| copy(gpu, dst, src, count, kind, now(Stream::NULL)))
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
    let call = forward!(cudaMemcpy_ptds(dst, src, count, kind));
    entry(call, move |gpu| copy(gpu, dst, src, count, kind, now(Stream::PER_THREAD)))
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
    let call = forward!(cudaMemcpyAsync_ptsz(dst, src, count, kind, stream));
    entry(call, move |gpu| copy(gpu, dst, src, count, kind, Order::Queued(per_thread(stream))))
}

/// Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
///
/// Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidPitchValue for a pitch less than
/// `width`; cudaErrorInvalidValue for NULL and for device memory that is not within one allocation.
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
    let call = forward!(cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind));
    entry(call, move |gpu| copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, now(Stream::NULL)))
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
    let call = forward!(cudaMemcpy2D_ptds(dst, dpitch, src, spitch, width, height, kind));
    entry(call, move |gpu| copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, now(Stream::PER_THREAD)))
}

/// Queues a copy of rows.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
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
    let call = forward!(cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream));
    entry(call, move |gpu| {
        let order = queued(default_stream(stream));
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
    let call = forward!(cudaMemcpy2DAsync_ptsz(dst, dpitch, src, spitch, width, height, kind, stream));
    entry(call, move |gpu| {
        let order = queued(per_thread(stream));
        copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, order)
    })
}

/// Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `p` (in): the copy.
///
/// Returns cudaErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
/// pitch, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than
/// `xsize`; cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for an array that
/// does not exist.
///
/// CUDA: cudaMemcpy3D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3D(p: *const cudaMemcpy3DParms) -> cudaError_t {
    let call = forward!(cudaMemcpy3D(p));
    entry(call, move |gpu| copy_box(gpu, &read(p)?, now(Stream::NULL)))
}

/// cudaMemcpy3D with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3D_ptds(p: *const cudaMemcpy3DParms) -> cudaError_t {
    let call = forward!(cudaMemcpy3D_ptds(p));
    entry(call, move |gpu| copy_box(gpu, &read(p)?, now(Stream::PER_THREAD)))
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
    let call = forward!(cudaMemcpy3DAsync(p, stream));
    entry(call, move |gpu| copy_box(gpu, &read(p)?, queued(default_stream(stream))))
}

/// cudaMemcpy3DAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DAsync_ptsz(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaMemcpy3DAsync_ptsz(p, stream));
    entry(call, move |gpu| copy_box(gpu, &read(p)?, queued(per_thread(stream))))
}

/// Copies a box from one device's memory to another's. May only be queued when the call returns.
///
/// - `p` (in): the copy.
///
/// Returns cudaErrorInvalidDevice for a device that does not exist, and what cudaMemcpy3D returns.
///
/// CUDA: cudaMemcpy3DPeer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DPeer(p: *const cudaMemcpy3DPeerParms) -> cudaError_t {
    let call = forward!(cudaMemcpy3DPeer(p));
    entry(call, move |gpu| copy_box_between(gpu, &read(p)?, now(Stream::NULL)))
}

/// cudaMemcpy3DPeer with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3DPeer with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DPeer_ptds(p: *const cudaMemcpy3DPeerParms) -> cudaError_t {
    let call = forward!(cudaMemcpy3DPeer_ptds(p));
    entry(call, move |gpu| copy_box_between(gpu, &read(p)?, now(Stream::PER_THREAD)))
}

/// cudaMemcpy3DPeerAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3DPeerAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DPeerAsync_ptsz(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaMemcpy3DPeerAsync_ptsz(p, stream));
    entry(call, move |gpu| copy_box_between(gpu, &read(p)?, Order::Queued(per_thread(stream))))
}

/// Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
///
/// - `devPtr` (in): the first byte.
/// - `value` (in): the byte; its low 8 bits count.
/// - `count` (in): bytes; 0 does nothing.
///
/// Returns cudaErrorInvalidValue for NULL, for memory that no device can reach, and for a range that is not within one
/// allocation.
///
/// CUDA: cudaMemset.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset(devPtr: *mut c_void, value: c_int, count: usize) -> cudaError_t {
    let call = forward!(cudaMemset(devPtr, value, count));
    entry(call, move |gpu| fill(gpu, devPtr, value as u32, 1, count, now(Stream::NULL)))
}

/// cudaMemset with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemset with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset_ptds(devPtr: *mut c_void, value: c_int, count: usize) -> cudaError_t {
    let call = forward!(cudaMemset_ptds(devPtr, value, count));
    entry(call, move |gpu| fill(gpu, devPtr, value as u32, 1, count, now(Stream::PER_THREAD)))
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
    let call = forward!(cudaMemsetAsync(devPtr, value, count, stream));
    entry(call, move |gpu| fill(gpu, devPtr, value as u32, 1, count, queued(default_stream(stream))))
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
    let call = forward!(cudaMemsetAsync_ptsz(devPtr, value, count, stream));
    entry(call, move |gpu| fill(gpu, devPtr, value as u32, 1, count, queued(per_thread(stream))))
}

/// Fills rows with a byte. Done when the call returns; in device memory it may only be queued.
///
/// - `devPtr` (in): the first byte.
/// - `pitch` (in): bytes from row to row.
/// - `value` (in): the byte; its low 8 bits count.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
///
/// Returns cudaErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
/// a range that is not within one allocation.
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
    let call = forward!(cudaMemset2D(devPtr, pitch, value, width, height));
    entry(call, move |gpu| fill_pitched(gpu, (devPtr, pitch), value, (width, height), now(Stream::NULL)))
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
    let call = forward!(cudaMemset2D_ptds(devPtr, pitch, value, width, height));
    entry(call, move |gpu| fill_pitched(gpu, (devPtr, pitch), value, (width, height), now(Stream::PER_THREAD)))
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
    let call = forward!(cudaMemset2DAsync(devPtr, pitch, value, width, height, stream));
    entry(call, move |gpu| fill_pitched(gpu, (devPtr, pitch), value, (width, height), queued(default_stream(stream))))
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
    let call = forward!(cudaMemset2DAsync_ptsz(devPtr, pitch, value, width, height, stream));
    entry(call, move |gpu| fill_pitched(gpu, (devPtr, pitch), value, (width, height), queued(per_thread(stream))))
}

/// Fills a box with a byte. Done when the call returns; in device memory it may only be queued.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
///
/// Returns cudaErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
/// reach, and for a range that is not within one allocation.
///
/// CUDA: cudaMemset3D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: c_int, extent: cudaExtent) -> cudaError_t {
    let call = forward!(cudaMemset3D(pitchedDevPtr, value, extent));
    entry(call, move |gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, now(Stream::NULL)))
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
    match (read(pitchedDevPtr), read(extent)) {
        (Ok(pitchedDevPtr), Ok(extent)) => cudaMemset3D(pitchedDevPtr, value, extent),
        (Err(error), _) | (_, Err(error)) => entry(super::super::Call::unlogged("anygpu_cudaMemset3D_ref"), |_| Err(error.clone())),
    }
}

/// cudaMemset3D with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemset3D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemset3D_ptds(pitchedDevPtr: cudaPitchedPtr, value: c_int, extent: cudaExtent) -> cudaError_t {
    let call = forward!(cudaMemset3D_ptds(pitchedDevPtr, value, extent));
    entry(call, move |gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, now(Stream::PER_THREAD)))
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
    let call = forward!(cudaMemset3DAsync(pitchedDevPtr, value, extent, stream));
    entry(call, move |gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, queued(default_stream(stream))))
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
    match (read(pitchedDevPtr), read(extent)) {
        (Ok(pitchedDevPtr), Ok(extent)) => cudaMemset3DAsync(pitchedDevPtr, value, extent, stream),
        (Err(error), _) | (_, Err(error)) => entry(super::super::Call::unlogged("anygpu_cudaMemset3DAsync_ref"), |_| Err(error.clone())),
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
    let call = forward!(cudaMemset3DAsync_ptsz(pitchedDevPtr, value, extent, stream));
    entry(call, move |gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, queued(per_thread(stream))))
}

/// cudaMemcpyToSymbol with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyToSymbol with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyToSymbol_ptds(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyToSymbol_ptds(symbol, src, count, offset, kind));
    entry(call, move |_| no_symbols())
}

/// cudaMemcpyFromSymbol with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyFromSymbol with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyFromSymbol_ptds(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaMemcpyFromSymbol_ptds(dst, symbol, count, offset, kind));
    entry(call, move |_| no_symbols())
}

/// cudaMemcpyToSymbolAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyToSymbolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyToSymbolAsync_ptsz(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyToSymbolAsync_ptsz(symbol, src, count, offset, kind, stream));
    entry(call, move |_| no_symbols())
}

/// cudaMemcpyFromSymbolAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyFromSymbolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyFromSymbolAsync_ptsz(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyFromSymbolAsync_ptsz(dst, symbol, count, offset, kind, stream));
    entry(call, move |_| no_symbols())
}

/// cudaMemcpyBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyBatchAsync_ptsz(
    dsts: *const *mut c_void,
    srcs: *const *const c_void,
    sizes: *const usize,
    count: usize,
    attrs: *mut cudaMemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream));
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
                per_thread(stream),
            )
        }
    })
}

/// cudaMemcpyBatchAsync_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyBatchAsync_ptsz(
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
    let call = forward!(cudaMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream));
    entry(call, move |gpu| {
        let attributes = (attrs.cast_const().cast(), attrsIdxs.cast_const(), numAttrs);
        // SAFETY: the caller gives arrays of these many elements, or NULL, and a valid pointer, or NULL; the attributes
        // have the driver's layout.
        unsafe {
            cuda::copy_batch(gpu, dsts.cast(), srcs.cast(), sizes, count, attributes, failIdx, per_thread(stream))
        }
    })
}

/// cudaMemcpy3DBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3DBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DBatchAsync_ptsz(
    numOps: usize,
    opList: *mut cudaMemcpy3DBatchOp,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpy3DBatchAsync_ptsz(numOps, opList, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives an array of `numOps` elements, or NULL; the copies have the driver's layout.
        unsafe { cuda::copy_boxes(gpu, numOps, opList.cast(), ptr::null_mut(), flags, per_thread(stream)) }
    })
}

/// cudaMemcpy3DBatchAsync_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3DBatchAsync_ptsz(
    numOps: usize,
    opList: *mut cudaMemcpy3DBatchOp,
    failIdx: *mut usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaMemcpy3DBatchAsync_ptsz(numOps, opList, failIdx, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives an array of `numOps` elements, or NULL, and a valid pointer, or NULL; the copies
        // have the driver's layout.
        unsafe { cuda::copy_boxes(gpu, numOps, opList.cast(), failIdx, flags, per_thread(stream)) }
    })
}

/// cudaMemcpyWithAttributesAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpyWithAttributesAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyWithAttributesAsync_ptsz(
    dst: *mut c_void,
    src: *const c_void,
    size: usize,
    attr: *mut cudaMemcpyAttributes,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyWithAttributesAsync_ptsz(dst, src, size, attr, stream));
    entry(call, move |gpu| {
        let stream = per_thread(stream);
        let copy = || copy(gpu, dst, src, size, cudaMemcpyDefault, Order::Queued(stream));
        cuda::copy_with(gpu, attr.cast_const().cast(), stream, copy)
    })
}

/// cudaMemcpy3DWithAttributesAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaMemcpy3DWithAttributesAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy3DWithAttributesAsync_ptsz(
    op: *mut cudaMemcpy3DBatchOp,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpy3DWithAttributesAsync_ptsz(op, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy, and the copies have the driver's
        // layout.
        cuda::copy_box(gpu, &unsafe { read(op.cast()) }?, flags, per_thread(stream))
    })
}
