// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills.

#[path = "../generated/cuda/copy.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_uchar, c_uint, c_ulonglong, c_ushort, c_void};

use super::memory::created_stream;
use super::types::*;
use super::vmm::location;
use super::{
    Slot, address, default_stream, entry_copying, entry_in_context, entry_unless_destroyed, forward, invalid, non_null,
    now, per_thread, within,
};
use crate::api::array;
use crate::api::batch::one_by_one;
use crate::api::capture::{refuse_between, refuse_captured};
use crate::api::memory;
use crate::border::arguments::{no_flags, not_empty, out, read};
use crate::border::call_log::Call;
use crate::gpu::{
    Address, Array, Context, CopySide, Endpoint, Fill, Gpu, Location, NodeCopy, NodeWork, Order, Place, Result, Shape,
    Side, Stream, Transfer,
};

pub use derived::*;

/// Copies bytes between host and devices, wherever the addresses are. Done when the call returns; from device memory to
/// device memory it may only be queued.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `ByteCount` (in): bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation.
///
/// CUDA: cuMemcpy from 4.0 on.
// Derived: cuMemcpy_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> CUresult {
    let call = forward!(cuMemcpy(dst, src, ByteCount));
    entry_in_context(call, move |gpu| {
        copy(gpu, (dst, Place::Any), (src, Place::Any), ByteCount, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of bytes between host and devices, wherever the addresses are.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `ByteCount` (in): bytes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
/// CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemcpyAsync from 4.0 on.
// Derived: cuMemcpyAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyAsync(dst, src, ByteCount, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        copy(gpu, (dst, Place::Any), (src, Place::Any), ByteCount, Order::Queued(default_stream(hStream)))
    })
}

/// Copies bytes from the host to a device. Done when the call returns.
///
/// - `dstDevice` (in): the address that is written.
/// - `srcHost` (in): the address that is read.
/// - `ByteCount` (in): bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation.
///
/// CUDA: cuMemcpyHtoD from 3.2 on.
// Derived: cuMemcpyHtoD_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoD_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) -> CUresult {
    let call = forward!(cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount));
    entry_in_context(call, move |gpu| {
        copy(gpu, (dstDevice, Place::Device), (host(srcHost), Place::Host), ByteCount, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of bytes from the host to a device.
///
/// - `dstDevice` (in): the address that is written.
/// - `srcHost` (in): the address that is read.
/// - `ByteCount` (in): bytes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
/// CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemcpyHtoDAsync from 3.2 on.
// Derived: cuMemcpyHtoDAsync_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        copy(
            gpu,
            (dstDevice, Place::Device),
            (host(srcHost), Place::Host),
            ByteCount,
            Order::Queued(default_stream(hStream)),
        )
    })
}

/// Copies bytes from a device to the host. Done when the call returns.
///
/// - `dstHost` (in): the address that is written.
/// - `srcDevice` (in): the address that is read.
/// - `ByteCount` (in): bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation.
///
/// CUDA: cuMemcpyDtoH from 3.2 on.
// Derived: cuMemcpyDtoH_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoH_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    let call = forward!(cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount));
    entry_in_context(call, move |gpu| {
        copy(gpu, (host(dstHost), Place::Host), (srcDevice, Place::Device), ByteCount, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of bytes from a device to the host.
///
/// - `dstHost` (in): the address that is written.
/// - `srcDevice` (in): the address that is read.
/// - `ByteCount` (in): bytes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
/// CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemcpyDtoHAsync from 3.2 on.
// Derived: cuMemcpyDtoHAsync_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoHAsync_v2(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        copy(
            gpu,
            (host(dstHost), Place::Host),
            (srcDevice, Place::Device),
            ByteCount,
            Order::Queued(default_stream(hStream)),
        )
    })
}

/// Copies bytes from device memory to device memory. May only be queued when the call returns.
///
/// - `dstDevice` (in): the address that is written.
/// - `srcDevice` (in): the address that is read.
/// - `ByteCount` (in): bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation.
///
/// CUDA: cuMemcpyDtoD from 3.2 on.
// Derived: cuMemcpyDtoD_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoD_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult {
    let call = forward!(cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount));
    entry_in_context(call, move |gpu| {
        copy(gpu, (dstDevice, Place::Device), (srcDevice, Place::Device), ByteCount, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of bytes from device memory to device memory.
///
/// - `dstDevice` (in): the address that is written.
/// - `srcDevice` (in): the address that is read.
/// - `ByteCount` (in): bytes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
/// CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemcpyDtoDAsync from 3.2 on.
// Derived: cuMemcpyDtoDAsync_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        copy(
            gpu,
            (dstDevice, Place::Device),
            (srcDevice, Place::Device),
            ByteCount,
            Order::Queued(default_stream(hStream)),
        )
    })
}

/// Copies bytes from one context's device memory to another's. May only be queued when the call returns.
///
/// - `dstDevice` (in): the address that is written.
/// - `dstContext` (in, nullable): its context; NULL is the current one.
/// - `srcDevice` (in): the address that is read.
/// - `srcContext` (in, nullable): its context; NULL is the current one.
/// - `ByteCount` (in): bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
/// CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
///
/// CUDA: cuMemcpyPeer from 4.0 on.
// Derived: cuMemcpyPeer_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyPeer(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount));
    entry_in_context(call, move |gpu| {
        let (to, from) = ((dstDevice, dstContext), (srcDevice, srcContext));
        copy_between(gpu, to, from, ByteCount, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of bytes from one context's device memory to another's.
///
/// - `dstDevice` (in): the address that is written.
/// - `dstContext` (in, nullable): its context; NULL is the current one.
/// - `srcDevice` (in): the address that is read.
/// - `srcContext` (in, nullable): its context; NULL is the current one.
/// - `ByteCount` (in): bytes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
/// CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_INVALID_HANDLE for a stream that does not
/// exist; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured, whose capture fails.
///
/// CUDA: cuMemcpyPeerAsync from 4.0 on.
// Derived: cuMemcpyPeerAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        let (to, from) = ((dstDevice, dstContext), (srcDevice, srcContext));
        copy_between(gpu, to, from, ByteCount, Order::Queued(default_stream(hStream)))
    })
}

/// Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `pCopy` (in): the copy.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
/// not within one allocation or array; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
///
/// CUDA: cuMemcpy2D from 3.2 on.
// Derived: cuMemcpy2D_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    let call = forward!(cuMemcpy2D_v2(pCopy));
    entry_in_context(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_2d(gpu, &unsafe { read(pCopy) }?, Order::Now(Stream::NULL))
    })
}

/// Copies rows, also where their pitch is not one of cuMemAllocPitch. Done when the call returns; from device memory to
/// device memory it may only be queued.
///
/// - `pCopy` (in): the copy.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
/// not within one allocation or array; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
///
/// CUDA: cuMemcpy2DUnaligned from 3.2 on.
// Derived: cuMemcpy2DUnaligned_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    let call = forward!(cuMemcpy2DUnaligned_v2(pCopy));
    entry_in_context(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_2d(gpu, &unsafe { read(pCopy) }?, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of rows.
///
/// - `pCopy` (in): the copy.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
/// not within one allocation; CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
///
/// CUDA: cuMemcpy2DAsync from 3.2 on.
// Derived: cuMemcpy2DAsync_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy2DAsync_v2(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemcpy2DAsync_v2(pCopy, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_2d(gpu, &unsafe { read(pCopy) }?, Order::Queued(default_stream(hStream)))
    })
}

/// Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `pCopy` (in): the copy.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
/// not within one allocation or array; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
///
/// CUDA: cuMemcpy3D from 3.2 on.
// Derived: cuMemcpy3D_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) -> CUresult {
    let call = forward!(cuMemcpy3D_v2(pCopy));
    entry_in_context(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_3d(gpu, &unsafe { read(pCopy) }?, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of a box.
///
/// - `pCopy` (in): the copy.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
/// not within one allocation; CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
///
/// CUDA: cuMemcpy3DAsync from 3.2 on.
// Derived: cuMemcpy3DAsync_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DAsync_v2(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemcpy3DAsync_v2(pCopy, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_3d(gpu, &unsafe { read(pCopy) }?, Order::Queued(default_stream(hStream)))
    })
}

/// Copies a box between contexts. May only be queued when the call returns.
///
/// - `pCopy` (in): the copy.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
/// not within one allocation; CUDA_ERROR_INVALID_CONTEXT for a context that does not exist,
/// CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
///
/// CUDA: cuMemcpy3DPeer from 4.0 on.
// Derived: cuMemcpy3DPeer_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DPeer(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult {
    let call = forward!(cuMemcpy3DPeer(pCopy));
    entry_in_context(call, move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_peer(gpu, &unsafe { read(pCopy) }?, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of a box between contexts.
///
/// - `pCopy` (in): the copy.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
/// not within one allocation; CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_INVALID_HANDLE
/// for an array or a stream that does not exist; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being
/// captured, whose capture fails.
///
/// CUDA: cuMemcpy3DPeerAsync from 4.0 on.
// Derived: cuMemcpy3DPeerAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DPeerAsync(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemcpy3DPeerAsync(pCopy, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_peer(gpu, &unsafe { read(pCopy) }?, Order::Queued(default_stream(hStream)))
    })
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
/// - `failIdx` (out, nullable): index of the refused copy; the number of copies if the failure concerns none of them.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, the default stream, a copy of no bytes, and a range that is not
/// within one allocation; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured; copies before
/// a refused one have been queued; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemcpyBatchAsync from 12.8 on.
// Derived: cuMemcpyBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyBatchAsync(
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
    let call = forward!(cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream));
    entry_batch(call, move |gpu| {
        // SAFETY: the caller gives arrays of these many elements, or NULL, and a valid pointer, or NULL.
        unsafe {
            copy_batch(gpu, dsts, srcs, sizes, count, (attrs, attrsIdxs, numAttrs), failIdx, default_stream(hStream))
        }
    })
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
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, the default stream, a copy of no bytes, and a range that is not
/// within one allocation; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured; copies before
/// a refused one have been queued; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemcpyBatchAsync from 13.0 on.
// Derived: cuMemcpyBatchAsync_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyBatchAsync_v2(
    dsts: *mut CUdeviceptr,
    srcs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream));
    entry_batch(call, move |gpu| {
        let fail = std::ptr::null_mut();
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe {
            copy_batch(gpu, dsts, srcs, sizes, count, (attrs, attrsIdxs, numAttrs), fail, default_stream(hStream))
        }
    })
}

/// Queues copies of boxes, wherever the addresses are.
///
/// - `numOps` (in): how many copies.
/// - `opList` (in, array of numOps): the copies.
/// - `failIdx` (out, nullable): index of the refused copy; the number of copies if the failure concerns none of them.
/// - `flags` (in): 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and a box that is not within one
/// allocation; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured; copies before a refused
/// one have been queued; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemcpy3DBatchAsync from 12.8 on.
// Derived: cuMemcpy3DBatchAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    failIdx: *mut usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream));
    entry_batch(call, move |gpu| {
        // SAFETY: the caller gives an array of `numOps` elements, or NULL, and a valid pointer, or NULL.
        unsafe { copy_boxes(gpu, numOps, opList, failIdx, flags, default_stream(hStream)) }
    })
}

/// Queues copies of boxes, wherever the addresses are.
///
/// - `numOps` (in): how many copies.
/// - `opList` (in, array of numOps): the copies.
/// - `flags` (in): 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and a box that is not within one
/// allocation; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured; copies before a refused
/// one have been queued; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemcpy3DBatchAsync from 13.0 on.
// Derived: cuMemcpy3DBatchAsync_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DBatchAsync_v2(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream));
    entry_batch(call, move |gpu| {
        let fail = std::ptr::null_mut();
        // SAFETY: the caller gives an array of `numOps` elements, or NULL.
        unsafe { copy_boxes(gpu, numOps, opList, fail, flags, default_stream(hStream)) }
    })
}

/// Queues a copy of bytes, wherever the addresses are.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `size` (in): bytes.
/// - `attr` (in): its attributes.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, attributes that do not exist, and a range of device memory that is not
/// within one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemcpyWithAttributesAsync from 13.2 on.
// Derived: cuMemcpyWithAttributesAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    size: usize,
    attr: *mut CUmemcpyAttributes,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        let stream = default_stream(hStream);
        copy_with(gpu, attr, stream, || copy(gpu, (dst, Place::Any), (src, Place::Any), size, Order::Queued(stream)))
    })
}

/// Queues a copy of a box, wherever the addresses are.
///
/// - `op` (in): the copy.
/// - `flags` (in): 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and a box that is not within one allocation,
/// CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
///
/// CUDA: cuMemcpy3DWithAttributesAsync from 13.2 on.
// Derived: cuMemcpy3DWithAttributesAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpy3DWithAttributesAsync(op, flags, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL; any bytes are a copy.
        copy_box(gpu, &unsafe { read(op) }?, flags, default_stream(hStream))
    })
}

// Derived from hipMemsetD8: cuMemsetD8_v2, cuMemsetD8_v2_ptds
// With: N for count, dstDevice for dest, entry_in_context for entry, uc for value
// Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
//
// - `uc` (in): the value.
// - `N` (in): how many; nothing is done for 0.
//
// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
// reach, and a range that is not within one allocation.
//
// CUDA: cuMemsetD8 from 3.2 on.

/// Queues a fill of memory with a byte.
///
/// - `dstDevice` (in): the first byte.
/// - `uc` (in): the value.
/// - `N` (in): how many; nothing is done for 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
/// reach, and a range that is not within one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemsetD8Async from 3.2 on.
// Derived: cuMemsetD8Async_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemsetD8Async(dstDevice, uc, N, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        fill(gpu, dstDevice, uc.into(), 1, N, Order::Queued(default_stream(hStream)))
    })
}

/// Fills rows of memory with a byte. Done when the call returns; in device memory it may only be queued.
///
/// - `dstDevice` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `uc` (in): the value.
/// - `Width` (in): values in a row.
/// - `Height` (in): rows; nothing is done for none, nor for empty ones.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
/// do not fit the pitch, memory that no device can reach, and a range that is not within one allocation.
///
/// CUDA: cuMemsetD2D8 from 3.2 on.
// Derived: cuMemsetD2D8_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D8_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
) -> CUresult {
    let call = forward!(cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height));
    entry_in_context(call, move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (uc.into(), 1), (Width, Height), Order::Now(Stream::NULL))
    })
}

/// Queues a fill of rows of memory with a byte.
///
/// - `dstDevice` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `uc` (in): the value.
/// - `Width` (in): values in a row.
/// - `Height` (in): rows; nothing is done for none, nor for empty ones.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
/// do not fit the pitch, memory that no device can reach, and a range that is not within one allocation,
/// CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemsetD2D8Async from 3.2 on.
// Derived: cuMemsetD2D8Async_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D8Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (uc.into(), 1), (Width, Height), Order::Queued(default_stream(hStream)))
    })
}

// Derived from hipMemsetD16: cuMemsetD16_v2, cuMemsetD16_v2_ptds
// With: N for count, dstDevice for dest, entry_in_context for entry, us for value
// Fills memory with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
//
// - `us` (in): the value.
// - `N` (in): how many; nothing is done for 0.
//
// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
// reach, and a range that is not within one allocation.
//
// CUDA: cuMemsetD16 from 3.2 on.

/// Queues a fill of memory with a value of 16 bits.
///
/// - `dstDevice` (in): the first byte.
/// - `us` (in): the value.
/// - `N` (in): how many; nothing is done for 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
/// reach, and a range that is not within one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemsetD16Async from 3.2 on.
// Derived: cuMemsetD16Async_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD16Async(
    dstDevice: CUdeviceptr,
    us: c_ushort,
    N: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemsetD16Async(dstDevice, us, N, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        fill(gpu, dstDevice, us.into(), 2, N, Order::Queued(default_stream(hStream)))
    })
}

/// Fills rows of memory with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dstDevice` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `us` (in): the value.
/// - `Width` (in): values in a row.
/// - `Height` (in): rows; nothing is done for none, nor for empty ones.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
/// do not fit the pitch, memory that no device can reach, and a range that is not within one allocation.
///
/// CUDA: cuMemsetD2D16 from 3.2 on.
// Derived: cuMemsetD2D16_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
) -> CUresult {
    let call = forward!(cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height));
    entry_in_context(call, move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (us.into(), 2), (Width, Height), Order::Now(Stream::NULL))
    })
}

/// Queues a fill of rows of memory with a value of 16 bits.
///
/// - `dstDevice` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `us` (in): the value.
/// - `Width` (in): values in a row.
/// - `Height` (in): rows; nothing is done for none, nor for empty ones.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
/// do not fit the pitch, memory that no device can reach, and a range that is not within one allocation,
/// CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemsetD2D16Async from 3.2 on.
// Derived: cuMemsetD2D16Async_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (us.into(), 2), (Width, Height), Order::Queued(default_stream(hStream)))
    })
}

/// Fills memory with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dstDevice` (in): the first byte.
/// - `ui` (in): the value.
/// - `N` (in): how many; nothing is done for 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
/// reach, and a range that is not within one allocation.
///
/// CUDA: cuMemsetD32 from 3.2 on.
// Derived: cuMemsetD32_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: c_uint, N: usize) -> CUresult {
    let call = forward!(cuMemsetD32_v2(dstDevice, ui, N));
    entry_in_context(call, move |gpu| fill(gpu, dstDevice, ui, 4, N, Order::Now(Stream::NULL)))
}

/// Queues a fill of memory with a value of 32 bits.
///
/// - `dstDevice` (in): the first byte.
/// - `ui` (in): the value.
/// - `N` (in): how many; nothing is done for 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
/// reach, and a range that is not within one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemsetD32Async from 3.2 on.
// Derived: cuMemsetD32Async_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) -> CUresult {
    let call = forward!(cuMemsetD32Async(dstDevice, ui, N, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        fill(gpu, dstDevice, ui, 4, N, Order::Queued(default_stream(hStream)))
    })
}

/// Fills rows of memory with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dstDevice` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `ui` (in): the value.
/// - `Width` (in): values in a row.
/// - `Height` (in): rows; nothing is done for none, nor for empty ones.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
/// do not fit the pitch, memory that no device can reach, and a range that is not within one allocation.
///
/// CUDA: cuMemsetD2D32 from 3.2 on.
// Derived: cuMemsetD2D32_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
) -> CUresult {
    let call = forward!(cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height));
    entry_in_context(call, move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (ui, 4), (Width, Height), Order::Now(Stream::NULL))
    })
}

/// Queues a fill of rows of memory with a value of 32 bits.
///
/// - `dstDevice` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `ui` (in): the value.
/// - `Width` (in): values in a row.
/// - `Height` (in): rows; nothing is done for none, nor for empty ones.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
/// do not fit the pitch, memory that no device can reach, and a range that is not within one allocation,
/// CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuMemsetD2D32Async from 3.2 on.
// Derived: cuMemsetD2D32Async_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        fill_rows(gpu, dstDevice, dstPitch, (ui, 4), (Width, Height), Order::Queued(default_stream(hStream)))
    })
}

/// Runs the body of a batch of copies, for which the driver wants a context, whatever the stream.
fn entry_batch(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> CUresult {
    entry_unless_destroyed(call, move |gpu| match gpu.made_current()? {
        Some(_) => body(gpu),
        None => invalid("no context is current"),
    })
}

/// Converts a host address to the type that copies take.
fn host(pointer: *const c_void) -> CUdeviceptr {
    Address::from(pointer).0 as CUdeviceptr
}

#[inline(never)]
fn copy(gpu: &dyn Gpu, to: (CUdeviceptr, Place), from: (CUdeviceptr, Place), bytes: usize, order: Order) -> Result<()> {
    if bytes == 0 {
        return Ok(());
    }
    let (to, from) = (Side::flat(address(to.0)?, to.1), Side::flat(address(from.0)?, from.1));
    gpu.copy(&Transfer { to, from, shape: Shape::bytes(bytes) }, order)
}

/// The device of a context; NULL is the current one. InvalidContext for one that does not exist.
fn device_of(gpu: &dyn Gpu, context: CUcontext) -> Result<i32> {
    let context: Context = context.into();
    if context.is_null() {
        return gpu.current_device();
    }
    gpu.check_context(context)?;
    within(gpu, context, || gpu.current_device())
}

fn copy_between(
    gpu: &dyn Gpu,
    to: (CUdeviceptr, CUcontext),
    from: (CUdeviceptr, CUcontext),
    bytes: usize,
    order: Order,
) -> Result<()> {
    let order = order.between([device_of(gpu, to.1)?, device_of(gpu, from.1)?]);
    if bytes > 0 {
        refuse_between(gpu, order)?;
    }
    copy(gpu, (to.0, Place::Device), (from.0, Place::Device), bytes, order)
}

/// Source or destination of a copy, as in CUDA_MEMCPY2D and CUDA_MEMCPY3D.
struct Described {
    memory: CUmemorytype,
    host: *const c_void,
    device: CUdeviceptr,
    array: CUarray,
    /// Of an array: 0.
    level_of_detail: usize,
    /// Bytes, rows and slices from the first byte to the box.
    start: [usize; 3],
    pitch: usize,
    height: usize,
}

impl Described {
    fn endpoint(&self, shape: &Shape) -> Result<Endpoint> {
        let (base, place) = match self.memory {
            CU_MEMORYTYPE_HOST => (non_null(self.host)?, Place::Host),
            CU_MEMORYTYPE_DEVICE => (address(self.device)?, Place::Device),
            CU_MEMORYTYPE_UNIFIED => (address(self.device)?, Place::Any),
            CU_MEMORYTYPE_ARRAY if self.array.is_null() => return invalid("an array is NULL"),
            CU_MEMORYTYPE_ARRAY if self.level_of_detail != 0 => return invalid("an array has no levels of detail"),
            CU_MEMORYTYPE_ARRAY => return Ok(Endpoint::Array { array: self.array.into(), start: self.start }),
            other => return invalid(format!("{other} is not a memory type")),
        };
        if self.height != 0 && self.height < self.start[1].saturating_add(shape.height) && shape.depth > 1 {
            return invalid("the box does not fit the slices");
        }
        Side::inside(base, self.start, self.pitch, self.height, shape, place).map(Endpoint::Memory)
    }

    /// The side of a node's copy, checked as that of any.
    fn node_side(&self, shape: &Shape) -> Result<CopySide> {
        let Described { start, pitch, height, .. } = *self;
        let (array, base, place) = match self.endpoint(shape)? {
            Endpoint::Array { array, .. } => (Some(array), Address(0), Place::Device),
            Endpoint::Memory(side) if side.place == Place::Host => (None, self.host.into(), side.place),
            Endpoint::Memory(side) => (None, address(self.device)?, side.place),
        };
        Ok(CopySide { array, base, start, pitch, width: pitch, height, place })
    }
}

/// Describes one side of a copy from the structure's fields of these names.
macro_rules! described {
    ($copy:expr, $start:expr, $level:expr, $height:expr, $host:ident $device:ident $array:ident $memory:ident $pitch:ident) => {
        Described {
            memory: $copy.$memory,
            host: $copy.$host,
            device: $copy.$device,
            array: $copy.$array,
            level_of_detail: $level,
            start: $start,
            pitch: $copy.$pitch,
            height: $height,
        }
    };
}

fn copy_2d(gpu: &dyn Gpu, p: &CUDA_MEMCPY2D, order: Order) -> Result<()> {
    let shape = Shape { width: p.WidthInBytes, height: p.Height, depth: 1 };
    let to = described!(p, [p.dstXInBytes, p.dstY, 0], 0, 0, dstHost dstDevice dstArray dstMemoryType dstPitch);
    let from = described!(p, [p.srcXInBytes, p.srcY, 0], 0, 0, srcHost srcDevice srcArray srcMemoryType srcPitch);
    copy_described(gpu, &to, &from, shape, None, order)
}

/// Copies a box described by either structure, as both have the same fields.
macro_rules! copy_of_a_box {
    ($gpu:expr, $p:expr, $contexts:expr, $order:expr) => {{
        let (gpu, p, contexts, order) = ($gpu, $p, $contexts, $order);
        let shape = Shape { width: p.WidthInBytes, height: p.Height, depth: p.Depth };
        let (to, from) = ([p.dstXInBytes, p.dstY, p.dstZ], [p.srcXInBytes, p.srcY, p.srcZ]);
        let to = described!(p, to, p.dstLOD, p.dstHeight, dstHost dstDevice dstArray dstMemoryType dstPitch);
        let from = described!(p, from, p.srcLOD, p.srcHeight, srcHost srcDevice srcArray srcMemoryType srcPitch);
        copy_described(gpu, &to, &from, shape, contexts, order)
    }};
}

fn copy_3d(gpu: &dyn Gpu, p: &CUDA_MEMCPY3D, order: Order) -> Result<()> {
    copy_of_a_box!(gpu, p, None, order)
}

/// The work of a node's copy.
pub(super) fn node_copy(p: &CUDA_MEMCPY3D) -> Result<NodeWork> {
    let shape = Shape { width: p.WidthInBytes, height: p.Height, depth: p.Depth };
    let (to, from) = ([p.dstXInBytes, p.dstY, p.dstZ], [p.srcXInBytes, p.srcY, p.srcZ]);
    let to = described!(p, to, p.dstLOD, p.dstHeight, dstHost dstDevice dstArray dstMemoryType dstPitch);
    let from = described!(p, from, p.srcLOD, p.srcHeight, srcHost srcDevice srcArray srcMemoryType srcPitch);
    Ok(NodeWork::Copy(NodeCopy { to: to.node_side(&shape)?, from: from.node_side(&shape)?, shape }))
}

fn copy_peer(gpu: &dyn Gpu, p: &CUDA_MEMCPY3D_PEER, order: Order) -> Result<()> {
    let order = order.between([device_of(gpu, p.dstContext)?, device_of(gpu, p.srcContext)?]);
    if p.WidthInBytes > 0 && p.Height > 0 && p.Depth > 0 {
        refuse_between(gpu, order)?;
    }
    copy_of_a_box!(gpu, p, Some((p.dstContext.into(), p.srcContext.into())), order)
}

fn copy_described(
    gpu: &dyn Gpu,
    to: &Described,
    from: &Described,
    shape: Shape,
    contexts: Option<(Context, Context)>,
    order: Order,
) -> Result<()> {
    if shape.is_empty() {
        return Ok(());
    }
    array::copy(gpu, (to.endpoint(&shape)?, from.endpoint(&shape)?), shape, contexts, order)
}

/// Runs `work` for each element in order. The index of a refused element goes to `fail`, if that is not NULL.
///
/// # Safety
/// `fail` is NULL or valid for writing.
unsafe fn batch(
    gpu: &dyn Gpu,
    count: usize,
    fail: *mut usize,
    stream: Stream,
    work: impl Fn(usize) -> Result<()>,
) -> Result<()> {
    let check = created_stream(stream).and_then(|stream| refuse_captured(gpu, stream));
    // SAFETY: as promised by the caller.
    one_by_one((check, count), count, unsafe { out(fail) }.ok(), work)
}

/// # Safety
/// The first three are NULL or arrays of `count` elements, `fail` is NULL or valid for writing.
#[allow(clippy::too_many_arguments, reason = "the vendor's own list")]
pub(in crate::api) unsafe fn copy_batch(
    gpu: &dyn Gpu,
    to: *const CUdeviceptr,
    from: *const CUdeviceptr,
    sizes: *const usize,
    count: usize,
    attributes: (*const CUmemcpyAttributes, *const usize, usize),
    fail: *mut usize,
    stream: Stream,
) -> Result<()> {
    let is_null = to.is_null() || from.is_null() || sizes.is_null();
    // SAFETY: as promised by the caller.
    unsafe {
        if is_null || count == 0 {
            return batch(gpu, 1, fail, stream, |_| invalid("an array is NULL or empty"));
        }
        let attributes = match memory::places(count, attributes) {
            Ok(attributes) if attributes.iter().all(|attributes| is_known(gpu, attributes)) => attributes,
            _ => {
                return batch(gpu, 1, fail, stream, |_| {
                    invalid("the attributes, or the copies that they are of, are none")
                });
            }
        };
        batch(gpu, count, fail, stream, |index| {
            let (to, from, bytes) = (read(to.add(index))?, read(from.add(index))?, read(sizes.add(index))?);
            // A copy by itself may have none.
            not_empty(bytes)?;
            copy(gpu, (to, Place::Any), (from, Place::Any), bytes, Order::Queued(stream))
        })?;
        has_read(gpu, attributes.iter().map(|attributes| attributes.srcAccessOrder), stream)
    }
}

/// Tells whether attributes of copies are as CUDA 13.0's driver takes them.
fn is_known(gpu: &dyn Gpu, attributes: &CUmemcpyAttributes) -> bool {
    let hints = [attributes.srcLocHint, attributes.dstLocHint];
    let is_place = |hint: &CUmemLocation| match location(hint) {
        Ok(Location::Device(device)) => gpu.device_count().is_ok_and(|count| (0..count).contains(&device)),
        Ok(_) => true,
        Err(_) => hint.r#type == CU_MEM_LOCATION_TYPE_NONE,
    };
    is_way(attributes.srcAccessOrder, attributes.flags) && hints.iter().all(is_place)
}

fn is_way(order: CUmemcpySrcAccessOrder, flags: c_uint) -> bool {
    let orders = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM..=CU_MEMCPY_SRC_ACCESS_ORDER_ANY;
    orders.contains(&order) && flags <= CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE as c_uint
}

/// Waits for queued copies where one's source is to be read before the call returns.
fn has_read(gpu: &dyn Gpu, orders: impl IntoIterator<Item = CUmemcpySrcAccessOrder>, stream: Stream) -> Result<()> {
    match orders.into_iter().any(|order| order == CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) {
        true => gpu.synchronize_stream(stream),
        false => Ok(()),
    }
}

/// Queues a copy with attributes, of which there must be some.
pub(in crate::api) fn copy_with(
    gpu: &dyn Gpu,
    attributes: *const CUmemcpyAttributes,
    stream: Stream,
    copy: impl FnOnce() -> Result<()>,
) -> Result<()> {
    // SAFETY: the caller gives a valid pointer, or NULL.
    let attributes = unsafe { read(attributes) }?;
    if !is_known(gpu, &attributes) {
        return invalid("the attributes are none");
    }
    copy()?;
    has_read(gpu, [attributes.srcAccessOrder], stream)
}

/// # Safety
/// `copies` is NULL or an array of `count` elements, `fail` is NULL or valid for writing.
pub(in crate::api) unsafe fn copy_boxes(
    gpu: &dyn Gpu,
    count: usize,
    copies: *const CUDA_MEMCPY3D_BATCH_OP,
    fail: *mut usize,
    flags: c_ulonglong,
    stream: Stream,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    unsafe {
        if copies.is_null() || count == 0 {
            return batch(gpu, 1, fail, stream, |_| invalid("the array is NULL or empty"));
        }
        batch(gpu, count, fail, stream, |index| copy_box(gpu, &read(copies.add(index))?, flags, stream))
    }
}

pub(in crate::api) fn copy_box(
    gpu: &dyn Gpu,
    copy: &CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    stream: Stream,
) -> Result<()> {
    no_flags(flags)?;
    if !is_way(copy.srcAccessOrder, copy.flags) {
        return invalid("the source is read in no order that exists, or the copy's flags are none");
    }
    let CUextent3D { width, height, depth } = copy.extent;
    if width == 0 || height == 0 || depth == 0 {
        return Ok(());
    }
    let side = |operand: &CUmemcpy3DOperand| match operand.r#type {
        CU_MEMCPY_OPERAND_TYPE_POINTER => {
            // SAFETY: the type says which member counts, and any bytes are one.
            let memory = unsafe { operand.op.ptr };
            let memory = (address(memory.ptr)?, memory.rowLength, memory.layerHeight);
            Ok(array::Described { array: Array(0), memory, start: [0; 3], place: Place::Any })
        }
        CU_MEMCPY_OPERAND_TYPE_ARRAY => {
            // SAFETY: as above.
            let CUmemcpy3DArray { array, offset } = unsafe { operand.op.array };
            if array.is_null() {
                return invalid("an array is NULL");
            }
            let start = [offset.x, offset.y, offset.z];
            Ok(array::Described { array: array.into(), memory: (Address(0), 0, 0), start, place: Place::Device })
        }
        other => invalid(format!("{other} is not a kind of operand")),
    };
    let (to, from) = (side(&copy.dst)?, side(&copy.src)?);
    array::copy_operands(gpu, to, from, [width, height, depth], Order::Queued(stream))?;
    has_read(gpu, [copy.srcAccessOrder], stream)
}

#[inline(never)]
fn fill(gpu: &dyn Gpu, to: CUdeviceptr, value: u32, unit: usize, count: usize, order: Order) -> Result<()> {
    if count == 0 {
        return Ok(());
    }
    let to = aligned(to, unit)?;
    let Some(bytes) = count.checked_mul(unit) else { return invalid("the size is larger than memory") };
    gpu.fill(&Fill { to: Side::flat(to, Place::Device), shape: Shape::bytes(bytes), value, unit }, order)
}

#[inline(never)]
fn fill_rows(
    gpu: &dyn Gpu,
    to: CUdeviceptr,
    pitch: usize,
    (value, unit): (u32, usize),
    (width, height): (usize, usize),
    order: Order,
) -> Result<()> {
    if width == 0 || height == 0 {
        return Ok(());
    }
    let to = aligned(to, unit)?;
    let Some(width) = width.checked_mul(unit).filter(|width| height == 1 || *width <= pitch) else {
        return invalid("the rows do not fit the pitch");
    };
    if height > 1 && !pitch.is_multiple_of(unit) {
        return invalid(format!("the pitch is {pitch}: it must be a multiple of {unit}"));
    }
    let to = Side { address: to, row: pitch, slice: 0, place: Place::Device };
    gpu.fill(&Fill { to, shape: Shape { width, height, depth: 1 }, value, unit }, order)
}

fn aligned(to: CUdeviceptr, unit: usize) -> Result<Address> {
    let to = address(to)?;
    if to.0.is_multiple_of(unit) { Ok(to) } else { invalid(format!("{:#x} is not aligned to {unit} bytes", to.0)) }
}
