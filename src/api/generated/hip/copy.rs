// Generated from src/api/hip/copy.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// hipMemcpy with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpy with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy_spt(
    dst: *mut c_void,
    src: *const c_void,
    sizeBytes: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpy_spt(dst, src, sizeBytes, kind));
    entry(call, move |gpu| copy(gpu, dst, src, sizeBytes, kind, now(Stream::PER_THREAD)))
}

/// hipMemcpyAsync with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpyAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyAsync_spt(
    dst: *mut c_void,
    src: *const c_void,
    sizeBytes: usize,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyAsync_spt(dst, src, sizeBytes, kind, stream));
    entry(call, move |gpu| {
        places(kind)?;
        copy(gpu, dst, src, sizeBytes, kind, queued(per_thread(stream)))
    })
}

/// hipMemcpy2D with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpy2D with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2D_spt(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpy2D_spt(dst, dpitch, src, spitch, width, height, kind));
    entry(call, move |gpu| copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, now(Stream::PER_THREAD)))
}

/// hipMemcpy2DAsync with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpy2DAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DAsync_spt(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpy2DAsync_spt(dst, dpitch, src, spitch, width, height, kind, stream));
    entry(call, move |gpu| {
        let order = queued(per_thread(stream));
        copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, order)
    })
}

/// hipMemcpy3D with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpy3D with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy3D_spt(p: *const hipMemcpy3DParms) -> hipError_t {
    let call = forward!(hipMemcpy3D_spt(p));
    entry(call, move |gpu| copy_box(gpu, &read(p)?, now(Stream::PER_THREAD)))
}

/// hipMemcpy3DAsync with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemcpy3DAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy3DAsync_spt(p: *const hipMemcpy3DParms, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipMemcpy3DAsync_spt(p, stream));
    entry(call, move |gpu| copy_box(gpu, &read(p)?, queued(per_thread(stream))))
}

/// hipMemset with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemset with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset_spt(dst: *mut c_void, value: c_int, sizeBytes: usize) -> hipError_t {
    let call = forward!(hipMemset_spt(dst, value, sizeBytes));
    entry(call, move |gpu| fill(gpu, dst, value as u32, 1, sizeBytes, now(Stream::PER_THREAD)))
}

/// hipMemsetAsync with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemsetAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetAsync_spt(
    dst: *mut c_void,
    value: c_int,
    sizeBytes: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemsetAsync_spt(dst, value, sizeBytes, stream));
    entry(call, move |gpu| fill(gpu, dst, value as u32, 1, sizeBytes, queued(per_thread(stream))))
}

/// hipMemset2D with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemset2D with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset2D_spt(
    dst: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
) -> hipError_t {
    let call = forward!(hipMemset2D_spt(dst, pitch, value, width, height));
    entry(call, move |gpu| fill_pitched(gpu, (dst, pitch), value, (width, height), now(Stream::PER_THREAD)))
}

/// hipMemset2DAsync with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemset2DAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset2DAsync_spt(
    dst: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemset2DAsync_spt(dst, pitch, value, width, height, stream));
    entry(call, move |gpu| fill_pitched(gpu, (dst, pitch), value, (width, height), queued(per_thread(stream))))
}

/// hipMemset3D with its structures by reference, for languages that cannot pass them by value.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
///
/// Returns what hipMemset3D returns, and hipErrorInvalidValue for a NULL structure.
///
/// HIP: hipMemset3D. CUDA: cudaMemset3D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipMemset3D_ref(
    pitchedDevPtr: *const hipPitchedPtr,
    value: c_int,
    extent: *const hipExtent,
) -> hipError_t {
    match (read(pitchedDevPtr), read(extent)) {
        (Ok(pitchedDevPtr), Ok(extent)) => hipMemset3D(pitchedDevPtr, value, extent),
        (Err(error), _) | (_, Err(error)) => entry(super::super::Call::unlogged("anygpu_hipMemset3D_ref"), |_| Err(error.clone())),
    }
}

/// hipMemset3D with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemset3D with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset3D_spt(pitchedDevPtr: hipPitchedPtr, value: c_int, extent: hipExtent) -> hipError_t {
    let call = forward!(hipMemset3D_spt(pitchedDevPtr, value, extent));
    entry(call, move |gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, now(Stream::PER_THREAD)))
}

/// hipMemset3DAsync with its structures by reference, for languages that cannot pass them by value.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what hipMemset3DAsync returns, and hipErrorInvalidValue for a NULL structure.
///
/// HIP: hipMemset3DAsync. CUDA: cudaMemset3DAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipMemset3DAsync_ref(
    pitchedDevPtr: *const hipPitchedPtr,
    value: c_int,
    extent: *const hipExtent,
    stream: hipStream_t,
) -> hipError_t {
    match (read(pitchedDevPtr), read(extent)) {
        (Ok(pitchedDevPtr), Ok(extent)) => hipMemset3DAsync(pitchedDevPtr, value, extent, stream),
        (Err(error), _) | (_, Err(error)) => entry(super::super::Call::unlogged("anygpu_hipMemset3DAsync_ref"), |_| Err(error.clone())),
    }
}

/// hipMemset3DAsync with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipMemset3DAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset3DAsync_spt(
    pitchedDevPtr: hipPitchedPtr,
    value: c_int,
    extent: hipExtent,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemset3DAsync_spt(pitchedDevPtr, value, extent, stream));
    entry(call, move |gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, queued(per_thread(stream))))
}
