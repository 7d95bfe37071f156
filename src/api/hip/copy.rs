// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills, one to three dimensions.

#[path = "../generated/hip/copy.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};
use std::ptr;

use super::types::*;
use super::{
    AbiVersion, Slot, caller_abi, check_captures, default_stream, destroyed, entry, forward, invalid, is_native_abi,
    non_null, now, per_thread, queued,
};
use crate::api::array::{self, Described as Described3D};
use crate::api::batch::one_by_one;
use crate::api::copy;
use crate::border::arguments::{no_flags, not_empty, out, read, unsupported};
use crate::gpu::{
    Address, Array, CaptureRefusal, CopySide, Endpoint, Fill, Gpu, Kind, NodeCopy, NodeWork, Order, Place, Result,
    Shape, Side, Stream, Transfer,
};

pub use derived::*;

/// Copies memory. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `sizeBytes` (in): bytes; 0 does nothing.
/// - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
///
/// Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
/// hipErrorInvalidMemcpyDirection for an unknown `kind`.
///
/// HIP: hipMemcpy. CUDA: cudaMemcpy.
// Derived: hipMemcpy_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy(
    dst: *mut c_void,
    src: *const c_void,
    sizeBytes: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpy(dst, src, sizeBytes, kind));
    entry(call, move |gpu| copy(gpu, dst, src, sizeBytes, kind, now(Stream::NULL)))
}

/// Copies memory in a stream's order. Done when the call returns; from device memory to device memory it may only be
/// queued.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `sizeBytes` (in): bytes; 0 does nothing.
/// - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
/// hipErrorInvalidMemcpyDirection for an unknown `kind`;
/// hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipMemcpyWithStream. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyWithStream(
    dst: *mut c_void,
    src: *const c_void,
    sizeBytes: usize,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyWithStream(dst, src, sizeBytes, kind, stream));
    entry(call, move |gpu| {
        let queue = Stream::from(stream);
        // AMD's runtime 7.2 forbids this by the modes of captures, and in a captured stream always.
        if !stream.is_null() {
            destroyed(gpu.check_stream_wait(queue))?;
            if sizeBytes == 0 && destroyed(gpu.capture(queue))?.is_some() {
                return gpu.synchronize_stream(queue);
            }
        }
        copy_in_order(gpu, dst, src, sizeBytes, kind, now(queue))
    })
}

/// Queues a copy of memory.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `sizeBytes` (in): bytes; 0 does nothing.
/// - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
/// hipErrorInvalidMemcpyDirection for an unknown `kind`;
/// hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipMemcpyAsync. CUDA: cudaMemcpyAsync.
// Derived: hipMemcpyAsync_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyAsync(
    dst: *mut c_void,
    src: *const c_void,
    sizeBytes: usize,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyAsync(dst, src, sizeBytes, kind, stream));
    entry(call, move |gpu| {
        places(kind)?;
        copy(gpu, dst, src, sizeBytes, kind, queued(default_stream(stream)))
    })
}

/// Copies host memory to device memory. Done when the call returns.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `sizeBytes` (in): bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL and for device memory not within one allocation.
///
/// HIP: hipMemcpyHtoD. CUDA: cuMemcpyHtoD.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyHtoD(dst: hipDeviceptr_t, src: *mut c_void, sizeBytes: usize) -> hipError_t {
    let call = forward!(hipMemcpyHtoD(dst, src, sizeBytes));
    entry(call, move |gpu| copy(gpu, dst, src, sizeBytes, hipMemcpyHostToDevice, now(Stream::NULL)))
}

/// Queues a copy of host memory to device memory.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `sizeBytes` (in): bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipMemcpyHtoDAsync. CUDA: cuMemcpyHtoDAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyHtoDAsync(
    dst: hipDeviceptr_t,
    src: *mut c_void,
    sizeBytes: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyHtoDAsync(dst, src, sizeBytes, stream));
    entry(call, move |gpu| copy(gpu, dst, src, sizeBytes, hipMemcpyHostToDevice, queued(stream.into())))
}

/// Copies device memory to host memory. Done when the call returns.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `sizeBytes` (in): bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL and for device memory not within one allocation.
///
/// HIP: hipMemcpyDtoH. CUDA: cuMemcpyDtoH.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyDtoH(dst: *mut c_void, src: hipDeviceptr_t, sizeBytes: usize) -> hipError_t {
    let call = forward!(hipMemcpyDtoH(dst, src, sizeBytes));
    entry(call, move |gpu| copy(gpu, dst, src, sizeBytes, hipMemcpyDeviceToHost, now(Stream::NULL)))
}

/// Queues a copy of device memory to host memory.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `sizeBytes` (in): bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipMemcpyDtoHAsync. CUDA: cuMemcpyDtoHAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyDtoHAsync(
    dst: *mut c_void,
    src: hipDeviceptr_t,
    sizeBytes: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyDtoHAsync(dst, src, sizeBytes, stream));
    entry(call, move |gpu| copy(gpu, dst, src, sizeBytes, hipMemcpyDeviceToHost, queued(stream.into())))
}

/// Copies device memory to device memory. May only be queued when the call returns.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `sizeBytes` (in): bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL and for device memory not within one allocation.
///
/// HIP: hipMemcpyDtoD. CUDA: cuMemcpyDtoD.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyDtoD(dst: hipDeviceptr_t, src: hipDeviceptr_t, sizeBytes: usize) -> hipError_t {
    let call = forward!(hipMemcpyDtoD(dst, src, sizeBytes));
    entry(call, move |gpu| copy(gpu, dst, src, sizeBytes, hipMemcpyDeviceToDevice, now(Stream::NULL)))
}

/// Queues a copy of device memory to device memory.
///
/// - `dst` (in): the address that is written.
/// - `src` (in): the address that is read.
/// - `sizeBytes` (in): bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
/// hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipMemcpyDtoDAsync. CUDA: cuMemcpyDtoDAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyDtoDAsync(
    dst: hipDeviceptr_t,
    src: hipDeviceptr_t,
    sizeBytes: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyDtoDAsync(dst, src, sizeBytes, stream));
    entry(call, move |gpu| copy(gpu, dst, src, sizeBytes, hipMemcpyDeviceToDevice, queued(stream.into())))
}

/// Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
///
/// Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidPitchValue for a pitch less than
/// `width`; hipErrorInvalidValue for NULL and for device memory not within one allocation.
///
/// HIP: hipMemcpy2D. CUDA: cudaMemcpy2D.
// Derived: hipMemcpy2D_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2D(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipMemcpy2D(dst, dpitch, src, spitch, width, height, kind));
    entry(call, move |gpu| copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, now(Stream::NULL)))
}

/// Queues a copy of rows.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidPitchValue for a pitch less than
/// `width`; hipErrorInvalidValue for NULL and for device memory not within one allocation; hipErrorContextIsDestroyed
/// for a stream that does not exist.
///
/// HIP: hipMemcpy2DAsync. CUDA: cudaMemcpy2DAsync.
// Derived: hipMemcpy2DAsync_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy2DAsync(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: hipMemcpyKind,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream));
    entry(call, move |gpu| {
        let order = queued(default_stream(stream));
        copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, order)
    })
}

/// Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other.
///
/// Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
/// within one allocation or array; hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipMemcpyParam2D. CUDA: cuMemcpy2D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyParam2D(pCopy: *const hip_Memcpy2D) -> hipError_t {
    let call = forward!(hipMemcpyParam2D(pCopy), abi: is_native_abi());
    entry(call, move |gpu| copy_2d(gpu, &read(pCopy)?, now(Stream::NULL)))
}

/// Copies rows, as hipMemcpyParam2D does. Done when the call returns; from device memory to device memory it may
/// only be queued.
///
/// - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other.
///
/// Returns what hipMemcpyParam2D returns.
///
/// HIP: hipDrvMemcpy2DUnaligned. CUDA: cuMemcpy2DUnaligned.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvMemcpy2DUnaligned(pCopy: *const hip_Memcpy2D) -> hipError_t {
    let call = forward!(hipDrvMemcpy2DUnaligned(pCopy), abi: is_native_abi());
    entry(call, move |gpu| copy_2d(gpu, &read(pCopy)?, now(Stream::NULL)))
}

/// Queues a copy of rows.
///
/// - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
/// within one allocation; hipErrorContextIsDestroyed for an array or a stream that does not exist.
///
/// HIP: hipMemcpyParam2DAsync. CUDA: cuMemcpy2DAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyParam2DAsync(pCopy: *const hip_Memcpy2D, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipMemcpyParam2DAsync(pCopy, stream), abi: is_native_abi());
    entry(call, move |gpu| copy_2d(gpu, &read(pCopy)?, queued(stream.into())))
}

/// Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other, a height of 0 that slices do.
///
/// Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
/// within one allocation or array; hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipDrvMemcpy3D. CUDA: cuMemcpy3D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvMemcpy3D(pCopy: *const HIP_MEMCPY3D) -> hipError_t {
    let call = forward!(hipDrvMemcpy3D(pCopy), abi: is_native_abi());
    entry(call, move |gpu| copy_3d(gpu, &read_copy(pCopy)?, now(Stream::NULL)))
}

/// Queues a copy of a box.
///
/// - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other, a height of 0 that slices do.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
/// within one allocation; hipErrorContextIsDestroyed for an array or a stream that does not exist.
///
/// HIP: hipDrvMemcpy3DAsync. CUDA: cuMemcpy3DAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvMemcpy3DAsync(pCopy: *const HIP_MEMCPY3D, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipDrvMemcpy3DAsync(pCopy, stream), abi: is_native_abi());
    entry(call, move |gpu| copy_3d(gpu, &read_copy(pCopy)?, queued(stream.into())))
}

/// Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
///
/// - `p` (in): the copy.
///
/// Returns hipErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
/// pitch, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch less than `xsize`;
/// hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorContextIsDestroyed for an array that does not exist.
///
/// HIP: hipMemcpy3D. CUDA: cudaMemcpy3D.
// Derived: hipMemcpy3D_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy3D(p: *const hipMemcpy3DParms) -> hipError_t {
    let call = forward!(hipMemcpy3D(p));
    entry(call, move |gpu| copy_box(gpu, &read(p)?, now(Stream::NULL)))
}

/// Queues a copy of a box.
///
/// - `p` (in): the copy.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
/// pitch, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch less than `xsize`;
/// hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorContextIsDestroyed for an array or a stream that does
/// not exist.
///
/// HIP: hipMemcpy3DAsync. CUDA: cudaMemcpy3DAsync.
// Derived: hipMemcpy3DAsync_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy3DAsync(p: *const hipMemcpy3DParms, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipMemcpy3DAsync(p, stream));
    entry(call, move |gpu| copy_box(gpu, &read(p)?, queued(default_stream(stream))))
}

/// Queues copies of bytes, wherever the addresses are.
///
/// - `dsts` (in, array of count): the addresses that are written.
/// - `srcs` (in, array of count): the addresses that are read.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many copies, not 0.
/// - `attrs` (in, array of numAttrs, nullable): their attributes; AMD's runtime takes none.
/// - `attrsIdxs` (in, array of numAttrs, nullable): the first copy that each of `attrs` applies to.
/// - `numAttrs` (in): number of `attrs`; may be 0.
/// - `failIdx` (out, nullable): index of the refused copy; SIZE_MAX if all were queued.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, no copies, copies of no bytes, and a range that is not within one allocation;
/// hipErrorNotSupported for attributes; hipErrorContextIsDestroyed for a stream that does not
/// exist. Copies before a refused one have been queued.
///
/// HIP: hipMemcpyBatchAsync from 7.1 on. CUDA: cudaMemcpyBatchAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyBatchAsync(
    dsts: *mut *mut c_void,
    srcs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    attrs: *mut hipMemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    failIdx: *mut usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream));
    entry(call, move |gpu| {
        if dsts.is_null() || srcs.is_null() || sizes.is_null() || count == 0 {
            return invalid("an array is NULL or empty");
        }
        if numAttrs > 0 {
            return unsupported("copies of a batch have no attributes");
        }
        one_by_one((Ok(()), count), count, out(failIdx).ok(), |index| {
            // SAFETY: the caller gives arrays of `count` elements.
            let (to, from, bytes) =
                unsafe { (read(dsts.add(index))?, read(srcs.add(index))?, read(sizes.add(index))?) };
            not_empty(bytes)?;
            copy(gpu, to, from, bytes, hipMemcpyDefault, queued(stream.into()))
        })?;
        if let Ok(failed) = out(failIdx) {
            failed.write(usize::MAX);
        }
        Ok(())
    })
}

/// Queues copies of boxes, wherever the addresses are.
///
/// - `numOps` (in): how many copies, not 0.
/// - `opList` (in, array of numOps): the copies.
/// - `failIdx` (out, nullable): index of the refused copy; the number of copies if the failure concerns none of them.
/// - `flags` (in): 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, no copies, flags, and a box that is not within one allocation;
/// hipErrorNotSupported for other flags than hipMemcpyFlags; hipErrorContextIsDestroyed for an array or a stream that
/// does not exist. Copies before a refused one have been queued.
///
/// HIP: hipMemcpy3DBatchAsync from 7.1 on. CUDA: cudaMemcpy3DBatchAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut hipMemcpy3DBatchOp,
    failIdx: *mut usize,
    flags: c_ulonglong,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpy3DBatchAsync(numOps, opList, failIdx, flags, stream));
    entry(call, move |gpu| {
        let failed = out(failIdx).ok();
        let check =
            if opList.is_null() || numOps == 0 { invalid("the array is NULL or empty") } else { no_flags(flags) };
        one_by_one((check, numOps), numOps, failed, |index| {
            // SAFETY: the caller gives an array of `numOps` elements.
            copy_operands(gpu, &unsafe { read(opList.add(index)) }?, queued(stream.into()))
        })
    })
}

/// Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
///
/// - `dst` (in): the first byte.
/// - `value` (in): the byte; its low 8 bits count.
/// - `sizeBytes` (in): bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
/// allocation.
///
/// HIP: hipMemset. CUDA: cudaMemset.
// Derived: hipMemset_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset(dst: *mut c_void, value: c_int, sizeBytes: usize) -> hipError_t {
    let call = forward!(hipMemset(dst, value, sizeBytes));
    entry(call, move |gpu| fill(gpu, dst, value as u32, 1, sizeBytes, now(Stream::NULL)))
}

/// Queues a fill of memory with a byte.
///
/// - `dst` (in): the first byte.
/// - `value` (in): the byte; its low 8 bits count.
/// - `sizeBytes` (in): bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
/// allocation; hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipMemsetAsync. CUDA: cudaMemsetAsync.
// Derived: hipMemsetAsync_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetAsync(
    dst: *mut c_void,
    value: c_int,
    sizeBytes: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemsetAsync(dst, value, sizeBytes, stream));
    entry(call, move |gpu| fill(gpu, dst, value as u32, 1, sizeBytes, queued(default_stream(stream))))
}

/// Fills device memory with a value of 8 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dest` (in): the first byte.
/// - `value` (in): the value.
/// - `count` (in): values, not bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
/// allocation.
///
/// HIP: hipMemsetD8. CUDA: cuMemsetD8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD8(dest: hipDeviceptr_t, value: c_uchar, count: usize) -> hipError_t {
    let call = forward!(hipMemsetD8(dest, value, count));
    entry(call, move |gpu| fill(gpu, dest, value.into(), 1, count, now(Stream::NULL)))
}

/// Queues a fill of device memory with a value of 8 bits.
///
/// - `dest` (in): the first byte.
/// - `value` (in): the value.
/// - `count` (in): values, not bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
/// allocation; hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipMemsetD8Async. CUDA: cuMemsetD8Async.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD8Async(
    dest: hipDeviceptr_t,
    value: c_uchar,
    count: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemsetD8Async(dest, value, count, stream));
    entry(call, move |gpu| fill(gpu, dest, value.into(), 1, count, queued(stream.into())))
}

/// Fills device memory with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dest` (in): the first byte.
/// - `value` (in): the value.
/// - `count` (in): values, not bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
/// allocation.
///
/// HIP: hipMemsetD16. CUDA: cuMemsetD16.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD16(dest: hipDeviceptr_t, value: c_ushort, count: usize) -> hipError_t {
    let call = forward!(hipMemsetD16(dest, value, count));
    entry(call, move |gpu| fill(gpu, dest, value.into(), 2, count, now(Stream::NULL)))
}

/// Queues a fill of device memory with a value of 16 bits.
///
/// - `dest` (in): the first byte.
/// - `value` (in): the value.
/// - `count` (in): values, not bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
/// allocation; hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipMemsetD16Async. CUDA: cuMemsetD16Async.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD16Async(
    dest: hipDeviceptr_t,
    value: c_ushort,
    count: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemsetD16Async(dest, value, count, stream));
    entry(call, move |gpu| fill(gpu, dest, value.into(), 2, count, queued(stream.into())))
}

/// Fills device memory with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dest` (in): the first byte.
/// - `value` (in): the value.
/// - `count` (in): values, not bytes; 0 does nothing.
///
/// Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
/// allocation.
///
/// HIP: hipMemsetD32. CUDA: cuMemsetD32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD32(dest: hipDeviceptr_t, value: c_int, count: usize) -> hipError_t {
    let call = forward!(hipMemsetD32(dest, value, count));
    entry(call, move |gpu| fill(gpu, dest, value as u32, 4, count, now(Stream::NULL)))
}

/// Queues a fill of device memory with a value of 32 bits.
///
/// - `dst` (in): the first byte.
/// - `value` (in): the value.
/// - `count` (in): values, not bytes; 0 does nothing.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
/// allocation; hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipMemsetD32Async. CUDA: cuMemsetD32Async.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD32Async(
    dst: hipDeviceptr_t,
    value: c_int,
    count: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemsetD32Async(dst, value, count, stream));
    entry(call, move |gpu| fill(gpu, dst, value as u32, 4, count, queued(stream.into())))
}

/// Fills rows with a value of 8 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dst` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `value` (in): the value.
/// - `width` (in): values in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
///
/// Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, and memory
/// that is not within one allocation.
///
/// HIP: hipMemsetD2D8 from 7.1 on. CUDA: cuMemsetD2D8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD2D8(
    dst: hipDeviceptr_t,
    dstPitch: usize,
    value: c_uchar,
    width: usize,
    height: usize,
) -> hipError_t {
    let call = forward!(hipMemsetD2D8(dst, dstPitch, value, width, height));
    entry(call, move |gpu| fill_rows(gpu, (dst, dstPitch), (value.into(), 1), (width, height), now(Stream::NULL)))
}

/// Queues a fill of rows with a value of 8 bits.
///
/// - `dst` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `value` (in): the value.
/// - `width` (in): values in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, and memory
/// that is not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipMemsetD2D8Async from 7.1 on. CUDA: cuMemsetD2D8Async.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD2D8Async(
    dst: hipDeviceptr_t,
    dstPitch: usize,
    value: c_uchar,
    width: usize,
    height: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemsetD2D8Async(dst, dstPitch, value, width, height, stream));
    entry(call, move |gpu| fill_rows(gpu, (dst, dstPitch), (value.into(), 1), (width, height), queued(stream.into())))
}

/// Fills rows with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dst` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `value` (in): the value.
/// - `width` (in): values in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
///
/// Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
/// 2, and memory that is not within one allocation.
///
/// HIP: hipMemsetD2D16 from 7.1 on. CUDA: cuMemsetD2D16.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD2D16(
    dst: hipDeviceptr_t,
    dstPitch: usize,
    value: c_ushort,
    width: usize,
    height: usize,
) -> hipError_t {
    let call = forward!(hipMemsetD2D16(dst, dstPitch, value, width, height));
    entry(call, move |gpu| fill_rows(gpu, (dst, dstPitch), (value.into(), 2), (width, height), now(Stream::NULL)))
}

/// Queues a fill of rows with a value of 16 bits.
///
/// - `dst` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `value` (in): the value.
/// - `width` (in): values in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
/// 2, and memory that is not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipMemsetD2D16Async from 7.1 on. CUDA: cuMemsetD2D16Async.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD2D16Async(
    dst: hipDeviceptr_t,
    dstPitch: usize,
    value: c_ushort,
    width: usize,
    height: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemsetD2D16Async(dst, dstPitch, value, width, height, stream));
    entry(call, move |gpu| fill_rows(gpu, (dst, dstPitch), (value.into(), 2), (width, height), queued(stream.into())))
}

/// Fills rows with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
///
/// - `dst` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `value` (in): the value.
/// - `width` (in): values in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
///
/// Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
/// 4, and memory that is not within one allocation.
///
/// HIP: hipMemsetD2D32 from 7.1 on. CUDA: cuMemsetD2D32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD2D32(
    dst: hipDeviceptr_t,
    dstPitch: usize,
    value: c_uint,
    width: usize,
    height: usize,
) -> hipError_t {
    let call = forward!(hipMemsetD2D32(dst, dstPitch, value, width, height));
    entry(call, move |gpu| fill_rows(gpu, (dst, dstPitch), (value, 4), (width, height), now(Stream::NULL)))
}

/// Queues a fill of rows with a value of 32 bits.
///
/// - `dst` (in): the first byte.
/// - `dstPitch` (in): bytes from row to row.
/// - `value` (in): the value.
/// - `width` (in): values in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
/// 4, and memory that is not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipMemsetD2D32Async from 7.1 on. CUDA: cuMemsetD2D32Async.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemsetD2D32Async(
    dst: hipDeviceptr_t,
    dstPitch: usize,
    value: c_uint,
    width: usize,
    height: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemsetD2D32Async(dst, dstPitch, value, width, height, stream));
    entry(call, move |gpu| fill_rows(gpu, (dst, dstPitch), (value, 4), (width, height), queued(stream.into())))
}

/// Fills rows with a byte. Done when the call returns; in device memory it may only be queued.
///
/// - `dst` (in): the first byte.
/// - `pitch` (in): bytes from row to row.
/// - `value` (in): the byte; its low 8 bits count.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
///
/// Returns hipErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
/// memory not within one allocation.
///
/// HIP: hipMemset2D. CUDA: cudaMemset2D.
// Derived: hipMemset2D_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset2D(
    dst: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
) -> hipError_t {
    let call = forward!(hipMemset2D(dst, pitch, value, width, height));
    entry(call, move |gpu| fill_pitched(gpu, (dst, pitch), value, (width, height), now(Stream::NULL)))
}

/// Queues a fill of rows with a byte.
///
/// - `dst` (in): the first byte.
/// - `pitch` (in): bytes from row to row.
/// - `value` (in): the byte; its low 8 bits count.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows; nothing is done for none, nor for empty ones.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
/// memory not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipMemset2DAsync. CUDA: cudaMemset2DAsync.
// Derived: hipMemset2DAsync_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset2DAsync(
    dst: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemset2DAsync(dst, pitch, value, width, height, stream));
    entry(call, move |gpu| fill_pitched(gpu, (dst, pitch), value, (width, height), queued(default_stream(stream))))
}

/// Fills a box with a byte. Done when the call returns; in device memory it may only be queued.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
///
/// Returns hipErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
/// reach, and for memory not within one allocation.
///
/// HIP: hipMemset3D. CUDA: cudaMemset3D.
// Derived: anygpu_hipMemset3D_ref, hipMemset3D_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset3D(pitchedDevPtr: hipPitchedPtr, value: c_int, extent: hipExtent) -> hipError_t {
    let call = forward!(hipMemset3D(pitchedDevPtr, value, extent));
    entry(call, move |gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, now(Stream::NULL)))
}

/// Queues a fill of a box with a byte.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
/// reach, and for memory not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipMemset3DAsync. CUDA: cudaMemset3DAsync.
// Derived: anygpu_hipMemset3DAsync_ref, hipMemset3DAsync_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemset3DAsync(
    pitchedDevPtr: hipPitchedPtr,
    value: c_int,
    extent: hipExtent,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemset3DAsync(pitchedDevPtr, value, extent, stream));
    entry(call, move |gpu| fill_box(gpu, &pitchedDevPtr, value, &extent, queued(default_stream(stream))))
}

/// The largest pitch that AMD's runtime accepts.
const MAX_PITCH: usize = i32::MAX as usize;

/// Returns where a copy of this kind writes and reads.
pub(super) fn places(kind: hipMemcpyKind) -> Result<(Place, Place)> {
    copy::places(if kind == hipMemcpyDeviceToDeviceNoCU { hipMemcpyDeviceToDevice } else { kind })
}

fn copy(
    gpu: &dyn Gpu,
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    kind: hipMemcpyKind,
    order: Order,
) -> Result<()> {
    check_captures(gpu, order)?;
    copy_in_order(gpu, to, from, bytes, kind, order)
}

fn copy_in_order(
    gpu: &dyn Gpu,
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    kind: hipMemcpyKind,
    order: Order,
) -> Result<()> {
    if bytes == 0 {
        check_stream(gpu, order)?;
        return check_nothing(gpu, order);
    }
    let (to, from) = (non_null(to)?, non_null(from)?);
    let (to_place, from_place) = places(kind)?;
    if to == from && kind == hipMemcpyDefault && !is_captured(gpu, order)? {
        return copy_nothing(gpu, order);
    }
    let (to, from) = (Side::flat(to, to_place), Side::flat(from, from_place));
    transfer(gpu, &Transfer { to, from, shape: Shape::bytes(bytes) }, order)
}

/// Checks the stream of a copy without bytes.
pub(super) fn copy_nothing(gpu: &dyn Gpu, order: Order) -> Result<()> {
    check_stream(gpu, order)?;
    if order.stream().is_predefined() { Ok(()) } else { is_captured(gpu, order).map(drop) }
}

/// Checks that a stream exists.
fn check_stream(gpu: &dyn Gpu, order: Order) -> Result<()> {
    let stream = order.stream();
    if stream.is_predefined() { Ok(()) } else { destroyed(gpu.check_stream(stream)) }
}

/// Refuses a copy or fill without bytes in a captured stream. AMD's runtime takes copies of boxes and rows.
fn check_nothing(gpu: &dyn Gpu, order: Order) -> Result<()> {
    if is_captured(gpu, order)? {
        invalid("a stream that is being captured takes no work without bytes")
    } else {
        Ok(())
    }
}

/// Tells whether a stream is being captured; Invalidated where the capture has failed.
fn is_captured(gpu: &dyn Gpu, order: Order) -> Result<bool> {
    let capture = match gpu.capture(order.stream()) {
        // A driver without captures.
        Err(error) if error.kind() == Kind::Unsupported => None,
        capture => destroyed(capture)?,
    };
    match capture {
        Some(capture) if !capture.is_valid => {
            Err(Kind::Capture(CaptureRefusal::Invalidated).because("the capture has failed before: end it"))
        }
        capture => Ok(capture.is_some()),
    }
}

fn fill(gpu: &dyn Gpu, to: *mut c_void, value: u32, unit: usize, count: usize, order: Order) -> Result<()> {
    check_captures(gpu, order)?;
    if count == 0 { check_nothing(gpu, order) } else { copy::fill(gpu, to, value, unit, count, order) }
}

fn fill_pitched(
    gpu: &dyn Gpu,
    to: (*mut c_void, usize),
    value: c_int,
    (width, height): (usize, usize),
    order: Order,
) -> Result<()> {
    check_captures(gpu, order)?;
    match width == 0 || height == 0 {
        true => check_nothing(gpu, order),
        false => copy::fill_pitched(gpu, to, value, (width, height), order),
    }
}

/// Copies, with HIP's status for a stream that does not exist.
pub(super) fn transfer(gpu: &dyn Gpu, transfer: &Transfer, order: Order) -> Result<()> {
    destroyed(gpu.copy(transfer, order))
}

fn copy_rows(
    gpu: &dyn Gpu,
    to: (*mut c_void, usize),
    from: (*const c_void, usize),
    extent: (usize, usize),
    kind: hipMemcpyKind,
    order: Order,
) -> Result<()> {
    check_captures(gpu, order)?;
    let places = places(kind)?;
    if extent.0 == 0 || extent.1 == 0 {
        return copy_nothing(gpu, order);
    }
    transfer(gpu, &copy::rows(to, from, extent, places)?, order)
}

/// One side of a copy as hip_Memcpy2D and HIP_MEMCPY3D describe it.
struct Described {
    memory: hipMemoryType,
    host: *const c_void,
    device: hipDeviceptr_t,
    array: hipArray_t,
    /// Bytes, rows and slices from the first byte to the box.
    start: [usize; 3],
    pitch: usize,
    height: usize,
}

impl Described {
    fn endpoint(&self, abi: AbiVersion, shape: &Shape) -> Result<Endpoint> {
        let memory = abi.read_memory_type(self.memory);
        let (pointer, place) = match memory {
            Some(hipMemoryTypeHost) => (self.host, Place::Host),
            Some(hipMemoryTypeDevice) => (self.device.cast_const(), Place::Device),
            Some(hipMemoryTypeUnified | hipMemoryTypeManaged) => (self.device.cast_const(), Place::Any),
            Some(hipMemoryTypeArray) if self.array.is_null() => return invalid("an array is NULL"),
            Some(hipMemoryTypeArray) => return Ok(Endpoint::Array { array: self.array.into(), start: self.start }),
            _ => return invalid(format!("{} is not a memory type", self.memory)),
        };
        placed(pointer, self.start, self.pitch, self.height, shape, place).map(Endpoint::Memory)
    }

    /// The side of a node's copy, checked as that of any.
    fn node_side(&self, shape: &Shape) -> Result<CopySide> {
        let Described { start, pitch, height, .. } = *self;
        let (array, base, place) = match self.endpoint(caller_abi(), shape)? {
            Endpoint::Array { array, .. } => (Some(array), Address(0), Place::Device),
            Endpoint::Memory(side) if side.place == Place::Host => (None, self.host.into(), side.place),
            Endpoint::Memory(side) => (None, self.device.into(), side.place),
        };
        Ok(CopySide { array, base, start, pitch, width: pitch, height, place })
    }
}

/// A side that starts inside pitched memory. A pitch or a height of 0 means contiguous rows or slices.
///
/// InvalidValue for slices with fewer rows than the box, also where it has one slice, as AMD's runtime 7.2.
fn placed(
    pointer: *const c_void,
    start: [usize; 3],
    pitch: usize,
    height: usize,
    shape: &Shape,
    place: Place,
) -> Result<Side> {
    let pointer = non_null(pointer)?;
    if height != 0 && height < shape.height {
        return invalid("the slices have fewer rows than the box");
    }
    Side::inside(pointer, start, pitch, height, shape, place)
}

/// HIP_MEMCPY3D up to HIP 5, with sizes and pitches of 32 bits.
#[repr(C)]
#[derive(Clone, Copy)]
struct OldCopy {
    from: OldSide,
    to: OldSide,
    width: c_uint,
    height: c_uint,
    depth: c_uint,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct OldSide {
    start: [c_uint; 3],
    level_of_detail: c_uint,
    memory: c_uint,
    host: *mut c_void,
    device: hipDeviceptr_t,
    array: hipArray_t,
    pitch: c_uint,
    height: c_uint,
}

const _: () = assert!(size_of::<OldCopy>() == 128 && size_of::<OldSide>() == 56);

/// Reads a copy in the layout of the caller's ABI version.
///
/// # Safety
/// `copy` is NULL or points to the structure that the caller's ABI version calls HIP_MEMCPY3D.
unsafe fn read_copy(copy: *const HIP_MEMCPY3D) -> Result<HIP_MEMCPY3D> {
    if caller_abi() > AbiVersion::Five {
        // SAFETY: as promised by the caller.
        return unsafe { read(copy) };
    }
    // SAFETY: as promised by the caller.
    let OldCopy { from, to, width, height, depth } = unsafe { read(copy.cast()) }?;
    Ok(HIP_MEMCPY3D {
        srcXInBytes: from.start[0] as usize,
        srcY: from.start[1] as usize,
        srcZ: from.start[2] as usize,
        srcLOD: from.level_of_detail as usize,
        srcMemoryType: from.memory,
        srcHost: from.host,
        srcDevice: from.device,
        srcArray: from.array,
        srcPitch: from.pitch as usize,
        srcHeight: from.height as usize,
        dstXInBytes: to.start[0] as usize,
        dstY: to.start[1] as usize,
        dstZ: to.start[2] as usize,
        dstLOD: to.level_of_detail as usize,
        dstMemoryType: to.memory,
        dstHost: to.host,
        dstDevice: to.device,
        dstArray: to.array,
        dstPitch: to.pitch as usize,
        dstHeight: to.height as usize,
        WidthInBytes: width as usize,
        Height: height as usize,
        Depth: depth as usize,
    })
}

fn copy_2d(gpu: &dyn Gpu, p: &hip_Memcpy2D, order: Order) -> Result<()> {
    let shape = Shape { width: p.WidthInBytes, height: p.Height, depth: 1 };
    let to = Described {
        memory: p.dstMemoryType,
        host: p.dstHost,
        device: p.dstDevice,
        array: p.dstArray,
        start: [p.dstXInBytes, p.dstY, 0],
        pitch: p.dstPitch,
        height: 0,
    };
    let from = Described {
        memory: p.srcMemoryType,
        host: p.srcHost,
        device: p.srcDevice,
        array: p.srcArray,
        start: [p.srcXInBytes, p.srcY, 0],
        pitch: p.srcPitch,
        height: 0,
    };
    copy_described(gpu, &to, &from, shape, order)
}

/// The sides of a copy, the destination first, and its shape.
fn sides(p: &HIP_MEMCPY3D) -> ([Described; 2], Shape) {
    let to = Described {
        memory: p.dstMemoryType,
        host: p.dstHost,
        device: p.dstDevice,
        array: p.dstArray,
        start: [p.dstXInBytes, p.dstY, p.dstZ],
        pitch: p.dstPitch,
        height: p.dstHeight,
    };
    let from = Described {
        memory: p.srcMemoryType,
        host: p.srcHost,
        device: p.srcDevice,
        array: p.srcArray,
        start: [p.srcXInBytes, p.srcY, p.srcZ],
        pitch: p.srcPitch,
        height: p.srcHeight,
    };
    ([to, from], Shape { width: p.WidthInBytes, height: p.Height, depth: p.Depth })
}

fn copy_3d(gpu: &dyn Gpu, p: &HIP_MEMCPY3D, order: Order) -> Result<()> {
    let ([to, from], shape) = sides(p);
    copy_described(gpu, &to, &from, shape, order)
}

/// The work of a node that copies a box.
///
/// # Safety
/// As for [`read_copy`].
pub(super) unsafe fn node_copy(copy: *const HIP_MEMCPY3D) -> Result<NodeWork> {
    // SAFETY: as promised by the caller.
    let ([to, from], shape) = sides(&unsafe { read_copy(copy) }?);
    Ok(NodeWork::Copy(NodeCopy { to: to.node_side(&shape)?, from: from.node_side(&shape)?, shape }))
}

/// Describes the work of a node that copies a box.
pub(super) fn describe_node_copy(copy: &NodeCopy) -> HIP_MEMCPY3D {
    let place = |side: &CopySide| match (side.array, side.place) {
        (Some(array), _) => (hipMemoryTypeArray, ptr::null_mut(), ptr::null_mut(), array.as_ptr()),
        (None, Place::Host) => (hipMemoryTypeHost, side.base.as_ptr(), ptr::null_mut(), ptr::null_mut()),
        (None, Place::Device) => (hipMemoryTypeDevice, ptr::null_mut(), side.base.as_ptr(), ptr::null_mut()),
        (None, Place::Any) => (hipMemoryTypeUnified, ptr::null_mut(), side.base.as_ptr(), ptr::null_mut()),
    };
    let NodeCopy { to, from, shape } = copy;
    let (dst, src) = (place(to), place(from));
    HIP_MEMCPY3D {
        srcXInBytes: from.start[0],
        srcY: from.start[1],
        srcZ: from.start[2],
        srcLOD: 0,
        srcMemoryType: src.0,
        srcHost: src.1,
        srcDevice: src.2,
        srcArray: src.3,
        srcPitch: from.pitch,
        srcHeight: from.height,
        dstXInBytes: to.start[0],
        dstY: to.start[1],
        dstZ: to.start[2],
        dstLOD: 0,
        dstMemoryType: dst.0,
        dstHost: dst.1,
        dstDevice: dst.2,
        dstArray: dst.3,
        dstPitch: to.pitch,
        dstHeight: to.height,
        WidthInBytes: shape.width,
        Height: shape.height,
        Depth: shape.depth,
    }
}

fn copy_described(gpu: &dyn Gpu, to: &Described, from: &Described, shape: Shape, order: Order) -> Result<()> {
    check_captures(gpu, order)?;
    if shape.is_empty() {
        return copy_nothing(gpu, order);
    }
    let (to, from) = (to.endpoint(caller_abi(), &shape)?, from.endpoint(caller_abi(), &shape)?);
    destroyed(array::copy(gpu, (to, from), shape, None, order))
}

/// Checks a copy of a box, but for its memory.
pub(super) fn check_box(p: &hipMemcpy3DParms) -> Result<&hipMemcpy3DParms> {
    if p.srcArray.is_null() == p.srcPtr.ptr.is_null() || p.dstArray.is_null() == p.dstPtr.ptr.is_null() {
        return invalid("a copy has one source and one destination");
    }
    if p.srcPtr.pitch < p.srcPtr.xsize || p.dstPtr.pitch < p.dstPtr.xsize {
        return Err(Kind::InvalidPitch.because("a pitch is less than the rows"));
    }
    if p.srcPtr.pitch >= MAX_PITCH || p.dstPtr.pitch >= MAX_PITCH {
        return invalid("a pitch is too large");
    }
    Ok(p)
}

pub(super) fn copy_box(gpu: &dyn Gpu, p: &hipMemcpy3DParms, order: Order) -> Result<()> {
    check_captures(gpu, order)?;
    check_box(p)?;
    if !p.srcArray.is_null() || !p.dstArray.is_null() {
        let (to_place, from_place) = places(p.kind)?;
        let side = |array: hipArray_t, memory: &hipPitchedPtr, start: &hipPos, place| Described3D {
            array: array.into(),
            memory: (memory.ptr.into(), memory.pitch, memory.ysize),
            start: [start.x, start.y, start.z],
            place,
        };
        let to = side(p.dstArray, &p.dstPtr, &p.dstPos, to_place);
        let from = side(p.srcArray, &p.srcPtr, &p.srcPos, from_place);
        let extent = [p.extent.width, p.extent.height, p.extent.depth];
        return destroyed(array::copy_elements(gpu, &to, &from, extent, None, order));
    }
    let shape = Shape { width: p.extent.width, height: p.extent.height, depth: p.extent.depth };
    let side = |memory: &hipPitchedPtr, start: &hipPos, place| {
        placed(memory.ptr, [start.x, start.y, start.z], memory.pitch, memory.ysize, &shape, place)
    };
    let to = side(&p.dstPtr, &p.dstPos, Place::Any)?;
    let from = side(&p.srcPtr, &p.srcPos, Place::Any)?;
    let (to_place, from_place) = places(p.kind)?;
    if shape.is_empty() {
        return copy_nothing(gpu, order);
    }
    let (to, from) = (Side { place: to_place, ..to }, Side { place: from_place, ..from });
    transfer(gpu, &Transfer { to, from, shape }, order)
}

/// Checks the flags of a copy of a batch; Unsupported for AMD's extensions, which do more than copy.
fn copy_flags(flags: c_uint) -> Result<()> {
    if flags <= hipMemcpyFlagPreferOverlapWithCompute {
        return Ok(());
    }
    Err(Kind::Unsupported.because(format!("the flags of a copy are {flags:#x}: only hipMemcpyFlags are supported")))
}

fn copy_operands(gpu: &dyn Gpu, p: &hipMemcpy3DBatchOp, order: Order) -> Result<()> {
    copy_flags(p.flags)?;
    let extent = [p.extent.width, p.extent.height, p.extent.depth];
    if extent.contains(&0) {
        return Ok(());
    }
    let side = |operand: &hipMemcpy3DOperand| match operand.r#type {
        hipMemcpyOperandTypePointer => {
            // SAFETY: the type says which member counts, and any bytes are one.
            let memory = unsafe { operand.op.ptr };
            let memory = (non_null(memory.ptr)?, memory.rowLength, memory.layerHeight);
            Ok(Described3D { array: Array(0), memory, start: [0; 3], place: Place::Any })
        }
        hipMemcpyOperandTypeArray => {
            // SAFETY: as above.
            let hipMemcpy3DArray { array, offset } = unsafe { operand.op.array };
            if array.is_null() {
                return invalid("an array is NULL");
            }
            let start = [offset.x, offset.y, offset.z];
            Ok(Described3D { array: array.into(), memory: (Address(0), 0, 0), start, place: Place::Device })
        }
        other => invalid(format!("{other} is not a kind of operand")),
    };
    let (to, from) = (side(&p.dst)?, side(&p.src)?);
    destroyed(array::copy_operands(gpu, to, from, extent, order))
}

fn fill_rows(
    gpu: &dyn Gpu,
    (to, pitch): (*mut c_void, usize),
    (value, unit): (u32, usize),
    (width, height): (usize, usize),
    order: Order,
) -> Result<()> {
    check_captures(gpu, order)?;
    if width == 0 || height == 0 {
        return check_nothing(gpu, order);
    }
    let address = non_null(to)?;
    if !address.0.is_multiple_of(unit) || !pitch.is_multiple_of(unit) {
        return invalid(format!("address {to:p} or pitch {pitch} is no multiple of {unit}"));
    }
    let Some(width) = width.checked_mul(unit).filter(|width| *width <= pitch) else {
        return invalid("the rows do not fit the pitch");
    };
    let to = Side { address, row: pitch, slice: 0, place: Place::Device };
    gpu.fill(&Fill { to, shape: Shape { width, height, depth: 1 }, value, unit }, order)
}

fn fill_box(gpu: &dyn Gpu, memory: &hipPitchedPtr, value: c_int, extent: &hipExtent, order: Order) -> Result<()> {
    check_captures(gpu, order)?;
    let shape = Shape { width: extent.width, height: extent.height, depth: extent.depth };
    if shape.is_empty() {
        return is_captured(gpu, order).map(drop);
    }
    copy::fill_box(gpu, (memory.ptr, memory.pitch, memory.ysize), value, shape, order)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gpu::Address;
    use std::ptr;

    #[test]
    fn the_old_copy_is_hip_5s() {
        use hip_sys::hiprt::HIP_MEMCPY3D as Theirs;
        use std::mem::offset_of;

        let ours = |side: usize| {
            [
                offset_of!(OldSide, start),
                offset_of!(OldSide, level_of_detail),
                offset_of!(OldSide, memory),
                offset_of!(OldSide, host),
                offset_of!(OldSide, device),
                offset_of!(OldSide, array),
                offset_of!(OldSide, pitch),
                offset_of!(OldSide, height),
            ]
            .map(|offset| side + offset)
        };
        assert_eq!(
            ours(offset_of!(OldCopy, from)),
            [
                offset_of!(Theirs, srcXInBytes),
                offset_of!(Theirs, srcLOD),
                offset_of!(Theirs, srcMemoryType),
                offset_of!(Theirs, srcHost),
                offset_of!(Theirs, srcDevice),
                offset_of!(Theirs, srcArray),
                offset_of!(Theirs, srcPitch),
                offset_of!(Theirs, srcHeight),
            ]
        );
        assert_eq!(ours(offset_of!(OldCopy, to))[4], offset_of!(Theirs, dstDevice));
        assert_eq!(
            [offset_of!(OldCopy, width), offset_of!(OldCopy, height), offset_of!(OldCopy, depth)],
            [offset_of!(Theirs, WidthInBytes), offset_of!(Theirs, Height), offset_of!(Theirs, Depth)]
        );
        assert_eq!(size_of::<OldCopy>(), size_of::<Theirs>());
    }

    #[test]
    fn directions() {
        assert_eq!(places(hipMemcpyDeviceToDeviceNoCU).ok(), Some((Place::Device, Place::Device)));
        assert_eq!(places(5).map_err(|error| error.kind()), Err(Kind::InvalidCopyDirection));
    }

    #[test]
    fn boxes_start_inside_memory() {
        let base: *const c_void = ptr::without_provenance(0x1000);
        let shape = Shape { width: 8, height: 3, depth: 2 };
        let at = |start, pitch, height| placed(base, start, pitch, height, &shape, Place::Any).ok();
        let side = |address, row, slice| Some(Side { address: Address(address), row, slice, place: Place::Any });
        assert_eq!(at([4, 1, 1], 16, 10), side(0x1000 + 160 + 16 + 4, 16, 160));
        assert_eq!(at([0, 0, 1], 0, 0), side(0x1000 + 24, 8, 24));
        assert_eq!(at([0, 1, 0], 16, 3), side(0x1000 + 16, 16, 48));
        assert_eq!(at([0, 0, 0], 16, 2), None);
        assert_eq!(at([9, 0, 0], 16, 10), None);
        assert_eq!(at([0, 0, usize::MAX], 16, 10), None);
        assert_eq!(at([0, usize::MAX, 0], 16, 10), None);
    }

    #[test]
    fn memory_types_say_which_address_counts() {
        let mut described = Described {
            memory: hipMemoryTypeHost,
            host: ptr::without_provenance(0x1000),
            device: ptr::without_provenance_mut(0x2000),
            array: ptr::without_provenance_mut(0x3000),
            start: [0; 3],
            pitch: 0,
            height: 0,
        };
        let shape = Shape::bytes(8);
        let mut side = |abi, memory| {
            described.memory = memory;
            described.endpoint(abi, &shape).map_err(|error| error.kind()).map(|endpoint| match endpoint {
                Endpoint::Memory(side) => (side.address.0, Some(side.place)),
                Endpoint::Array { array, .. } => (array.0, None),
            })
        };
        assert_eq!(side(AbiVersion::Six, hipMemoryTypeHost), Ok((0x1000, Some(Place::Host))));
        assert_eq!(side(AbiVersion::Six, hipMemoryTypeUnified), Ok((0x2000, Some(Place::Any))));
        assert_eq!(side(AbiVersion::Five, 1), Ok((0x2000, Some(Place::Device))));
        assert_eq!(side(AbiVersion::Six, hipMemoryTypeArray), Ok((0x3000, None)));
        assert_eq!(side(AbiVersion::Five, 2), Ok((0x3000, None)));
        assert_eq!(side(AbiVersion::Six, 99), Err(Kind::InvalidValue));
    }
}
