// Generated from src/api/cuda/copy.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// cuMemcpy with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy_ptds(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> CUresult {
    let call = forward!(cuMemcpy_ptds(dst, src, ByteCount));
    entry_in_context(call, move |gpu| {
        copy(gpu, (dst, Place::Any), (src, Place::Any), ByteCount, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpyAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAsync_ptsz(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyAsync_ptsz(dst, src, ByteCount, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        copy(gpu, (dst, Place::Any), (src, Place::Any), ByteCount, Order::Queued(per_thread(hStream)))
    })
}

/// cuMemcpyHtoD_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyHtoD with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoD_v2_ptds(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) -> CUresult {
    let call = forward!(cuMemcpyHtoD_v2_ptds(dstDevice, srcHost, ByteCount));
    entry_in_context(call, move |gpu| {
        copy(gpu, (dstDevice, Place::Device), (host(srcHost), Place::Host), ByteCount, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpyHtoDAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyHtoDAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoDAsync_v2_ptsz(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyHtoDAsync_v2_ptsz(dstDevice, srcHost, ByteCount, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        copy(
            gpu,
            (dstDevice, Place::Device),
            (host(srcHost), Place::Host),
            ByteCount,
            Order::Queued(per_thread(hStream)),
        )
    })
}

/// cuMemcpyDtoH_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyDtoH with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoH_v2_ptds(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    let call = forward!(cuMemcpyDtoH_v2_ptds(dstHost, srcDevice, ByteCount));
    entry_in_context(call, move |gpu| {
        copy(gpu, (host(dstHost), Place::Host), (srcDevice, Place::Device), ByteCount, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpyDtoHAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyDtoHAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoHAsync_v2_ptsz(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyDtoHAsync_v2_ptsz(dstHost, srcDevice, ByteCount, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        copy(
            gpu,
            (host(dstHost), Place::Host),
            (srcDevice, Place::Device),
            ByteCount,
            Order::Queued(per_thread(hStream)),
        )
    })
}

/// cuMemcpyDtoD_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyDtoD with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoD_v2_ptds(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    let call = forward!(cuMemcpyDtoD_v2_ptds(dstDevice, srcDevice, ByteCount));
    entry_in_context(call, move |gpu| {
        copy(gpu, (dstDevice, Place::Device), (srcDevice, Place::Device), ByteCount, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpyDtoDAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyDtoDAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoDAsync_v2_ptsz(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyDtoDAsync_v2_ptsz(dstDevice, srcDevice, ByteCount, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        copy(
            gpu,
            (dstDevice, Place::Device),
            (srcDevice, Place::Device),
            ByteCount,
            Order::Queued(per_thread(hStream)),
        )
    })
}

/// cuMemcpyPeer with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyPeer with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyPeer_ptds(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyPeer_ptds(dstDevice, dstContext, srcDevice, srcContext, ByteCount));
    entry_in_context(call, move |gpu| {
        let (to, from) = ((dstDevice, dstContext), (srcDevice, srcContext));
        copy_between(gpu, to, from, ByteCount, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpyPeerAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyPeerAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyPeerAsync_ptsz(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyPeerAsync_ptsz(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        let (to, from) = ((dstDevice, dstContext), (srcDevice, srcContext));
        copy_between(gpu, to, from, ByteCount, Order::Queued(per_thread(hStream)))
    })
}

/// cuMemcpy2D_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy2D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy2D_v2_ptds(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    let call = forward!(cuMemcpy2D_v2_ptds(pCopy));
    entry_in_context(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_2d(gpu, &unsafe { read(pCopy) }?, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpy2DUnaligned_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy2DUnaligned with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy2DUnaligned_v2_ptds(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    let call = forward!(cuMemcpy2DUnaligned_v2_ptds(pCopy));
    entry_in_context(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_2d(gpu, &unsafe { read(pCopy) }?, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpy2DAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy2DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy2DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemcpy2DAsync_v2_ptsz(pCopy, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_2d(gpu, &unsafe { read(pCopy) }?, Order::Queued(per_thread(hStream)))
    })
}

/// cuMemcpy3D_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy3D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3D_v2_ptds(pCopy: *const CUDA_MEMCPY3D) -> CUresult {
    let call = forward!(cuMemcpy3D_v2_ptds(pCopy));
    entry_in_context(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_3d(gpu, &unsafe { read(pCopy) }?, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpy3DAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy3DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DAsync_v2_ptsz(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemcpy3DAsync_v2_ptsz(pCopy, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_3d(gpu, &unsafe { read(pCopy) }?, Order::Queued(per_thread(hStream)))
    })
}

/// cuMemcpy3DPeer with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy3DPeer with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DPeer_ptds(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult {
    let call = forward!(cuMemcpy3DPeer_ptds(pCopy));
    entry_in_context(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_peer(gpu, &unsafe { read(pCopy) }?, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpy3DPeerAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy3DPeerAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DPeerAsync_ptsz(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemcpy3DPeerAsync_ptsz(pCopy, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_peer(gpu, &unsafe { read(pCopy) }?, Order::Queued(per_thread(hStream)))
    })
}

/// cuMemcpyBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyBatchAsync_ptsz(
    dsts: *mut CUdeviceptr,
    srcs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    failIdx: *mut usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream));
    entry_batch(call, move |gpu| {
        // SAFETY: the caller gives arrays of these many elements, or NULL, and a valid pointer, or NULL.
        unsafe {
            copy_batch(gpu, dsts, srcs, sizes, count, (attrs, attrsIdxs, numAttrs), failIdx, per_thread(hStream))
        }
    })
}

/// cuMemcpyBatchAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyBatchAsync_v2_ptsz(
    dsts: *mut CUdeviceptr,
    srcs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyBatchAsync_v2_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream));
    entry_batch(call, move |gpu| {
        let fail = std::ptr::null_mut();
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe {
            copy_batch(gpu, dsts, srcs, sizes, count, (attrs, attrsIdxs, numAttrs), fail, per_thread(hStream))
        }
    })
}

/// cuMemcpy3DBatchAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy3DBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DBatchAsync_ptsz(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    failIdx: *mut usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpy3DBatchAsync_ptsz(numOps, opList, failIdx, flags, hStream));
    entry_batch(call, move |gpu| {
        // SAFETY: the caller gives an array of `numOps` elements, or NULL, and a valid pointer, or NULL.
        unsafe { copy_boxes(gpu, numOps, opList, failIdx, flags, per_thread(hStream)) }
    })
}

/// cuMemcpy3DBatchAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy3DBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DBatchAsync_v2_ptsz(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpy3DBatchAsync_v2_ptsz(numOps, opList, flags, hStream));
    entry_batch(call, move |gpu| {
        let fail = std::ptr::null_mut();
        // SAFETY: the caller gives an array of `numOps` elements, or NULL.
        unsafe { copy_boxes(gpu, numOps, opList, fail, flags, per_thread(hStream)) }
    })
}

/// cuMemcpyWithAttributesAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyWithAttributesAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyWithAttributesAsync_ptsz(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    size: usize,
    attr: *mut CUmemcpyAttributes,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyWithAttributesAsync_ptsz(dst, src, size, attr, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        let stream = per_thread(hStream);
        copy_with(gpu, attr, stream, || copy(gpu, (dst, Place::Any), (src, Place::Any), size, Order::Queued(stream)))
    })
}

/// cuMemcpy3DWithAttributesAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpy3DWithAttributesAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DWithAttributesAsync_ptsz(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpy3DWithAttributesAsync_ptsz(op, flags, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_box(gpu, &unsafe { read(op) }?, flags, per_thread(hStream))
    })
}

/// Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
///
/// - `dstDevice` (in): the first byte.
/// - `uc` (in): the value.
/// - `N` (in): how many; nothing is done for 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
/// reach, and a range that is not within one allocation.
///
/// CUDA: cuMemsetD8 from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> CUresult {
    let call = forward!(cuMemsetD8_v2(dstDevice, uc, N));
    entry_in_context(call, move |gpu| fill(gpu, dstDevice, uc.into(), 1, N, now(Stream::NULL)))
}

/// cuMemsetD8_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD8 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD8_v2_ptds(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> CUresult {
    let call = forward!(cuMemsetD8_v2_ptds(dstDevice, uc, N));
    entry_in_context(call, move |gpu| fill(gpu, dstDevice, uc.into(), 1, N, now(Stream::PER_THREAD)))
}

/// cuMemsetD8Async with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD8Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD8Async_ptsz(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemsetD8Async_ptsz(dstDevice, uc, N, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        fill(gpu, dstDevice, uc.into(), 1, N, Order::Queued(per_thread(hStream)))
    })
}

/// cuMemsetD2D8_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD2D8 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D8_v2_ptds(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
) -> CUresult {
    let call = forward!(cuMemsetD2D8_v2_ptds(dstDevice, dstPitch, uc, Width, Height));
    entry_in_context(call, move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (uc.into(), 1), (Width, Height), Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemsetD2D8Async with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD2D8Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D8Async_ptsz(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemsetD2D8Async_ptsz(dstDevice, dstPitch, uc, Width, Height, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (uc.into(), 1), (Width, Height), Order::Queued(per_thread(hStream)))
    })
}

/// Fills memory with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dstDevice` (in): the first byte.
/// - `us` (in): the value.
/// - `N` (in): how many; nothing is done for 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
/// reach, and a range that is not within one allocation.
///
/// CUDA: cuMemsetD16 from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD16_v2(dstDevice: CUdeviceptr, us: c_ushort, N: usize) -> CUresult {
    let call = forward!(cuMemsetD16_v2(dstDevice, us, N));
    entry_in_context(call, move |gpu| fill(gpu, dstDevice, us.into(), 2, N, now(Stream::NULL)))
}

/// cuMemsetD16_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD16 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD16_v2_ptds(dstDevice: CUdeviceptr, us: c_ushort, N: usize) -> CUresult {
    let call = forward!(cuMemsetD16_v2_ptds(dstDevice, us, N));
    entry_in_context(call, move |gpu| fill(gpu, dstDevice, us.into(), 2, N, now(Stream::PER_THREAD)))
}

/// cuMemsetD16Async with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD16Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD16Async_ptsz(
    dstDevice: CUdeviceptr,
    us: c_ushort,
    N: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemsetD16Async_ptsz(dstDevice, us, N, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        fill(gpu, dstDevice, us.into(), 2, N, Order::Queued(per_thread(hStream)))
    })
}

/// cuMemsetD2D16_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD2D16 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D16_v2_ptds(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
) -> CUresult {
    let call = forward!(cuMemsetD2D16_v2_ptds(dstDevice, dstPitch, us, Width, Height));
    entry_in_context(call, move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (us.into(), 2), (Width, Height), Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemsetD2D16Async with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD2D16Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D16Async_ptsz(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemsetD2D16Async_ptsz(dstDevice, dstPitch, us, Width, Height, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (us.into(), 2), (Width, Height), Order::Queued(per_thread(hStream)))
    })
}

/// cuMemsetD32_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD32_v2_ptds(dstDevice: CUdeviceptr, ui: c_uint, N: usize) -> CUresult {
    let call = forward!(cuMemsetD32_v2_ptds(dstDevice, ui, N));
    entry_in_context(call, move |gpu| fill(gpu, dstDevice, ui, 4, N, Order::Now(Stream::PER_THREAD)))
}

/// cuMemsetD32Async with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD32Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD32Async_ptsz(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemsetD32Async_ptsz(dstDevice, ui, N, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        fill(gpu, dstDevice, ui, 4, N, Order::Queued(per_thread(hStream)))
    })
}

/// cuMemsetD2D32_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD2D32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D32_v2_ptds(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
) -> CUresult {
    let call = forward!(cuMemsetD2D32_v2_ptds(dstDevice, dstPitch, ui, Width, Height));
    entry_in_context(call, move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (ui, 4), (Width, Height), Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemsetD2D32Async with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemsetD2D32Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D32Async_ptsz(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemsetD2D32Async_ptsz(dstDevice, dstPitch, ui, Width, Height, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (ui, 4), (Width, Height), Order::Queued(per_thread(hStream)))
    })
}
