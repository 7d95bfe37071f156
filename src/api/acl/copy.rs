// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills.

use std::ffi::c_void;

use super::stream::live_stream;
use super::types::*;
use super::{address, entry_in_context, native, not_empty, refused};
use crate::border::arguments::invalid;
use crate::gpu::{Fill, Gpu, Order, Place, Result, Shape, Side, Stream, Transfer};

/// Copies memory. Done when the call returns; waits for no other stream.
///
/// - `dst` (in): the address that is written.
/// - `destMax` (in): the size of the destination in bytes.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes, not 0.
/// - `kind` (in): aclrtMemcpyKind; the direction follows from the pointers.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and an unknown `kind`, ACL_ERROR_RT_PARAM_INVALID for too little
/// room and for device memory not within one allocation.
///
/// AscendCL: aclrtMemcpy. CUDA: cuMemcpy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemcpy(
    dst: *mut c_void,
    destMax: usize,
    src: *const c_void,
    count: usize,
    kind: aclrtMemcpyKind,
) -> aclError {
    let call = native!(aclrtMemcpy(dst, destMax, src, count, kind));
    entry_in_context(call, move |gpu| copy(gpu, (dst, destMax), (src, count), kind, Order::Now(Stream::NULL)))
}

/// Queues a copy of memory. Where host memory is not pinned it may be done when the call returns.
///
/// - `dst` (in): the address that is written.
/// - `destMax` (in): the size of the destination in bytes.
/// - `src` (in): the address that is read.
/// - `count` (in): bytes, not 0.
/// - `kind` (in): aclrtMemcpyKind; the direction follows from the pointers.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what aclrtMemcpy returns, and 107017 for a stream that does not exist.
///
/// AscendCL: aclrtMemcpyAsync. CUDA: cuMemcpyAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemcpyAsync(
    dst: *mut c_void,
    destMax: usize,
    src: *const c_void,
    count: usize,
    kind: aclrtMemcpyKind,
    stream: aclrtStream,
) -> aclError {
    let call = native!(aclrtMemcpyAsync(dst, destMax, src, count, kind, stream));
    entry_in_context(call, move |gpu| copy(gpu, (dst, destMax), (src, count), kind, Order::Queued(stream.into())))
}

/// Fills memory with a byte. Done when the call returns.
///
/// - `devPtr` (in): the first address.
/// - `maxCount` (in): the size of the destination in bytes.
/// - `value` (in): the byte: its lowest 8 bits.
/// - `count` (in): bytes, not 0.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID for too little room and for memory
/// not within one allocation.
///
/// AscendCL: aclrtMemset. CUDA: cuMemsetD8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemset(devPtr: *mut c_void, maxCount: usize, value: i32, count: usize) -> aclError {
    let call = native!(aclrtMemset(devPtr, maxCount, value, count));
    entry_in_context(call, move |gpu| fill(gpu, (devPtr, maxCount), value, count, Order::Now(Stream::NULL)))
}

/// Queues a fill of memory with a byte.
///
/// - `devPtr` (in): the first address.
/// - `maxCount` (in): the size of the destination in bytes.
/// - `value` (in): the byte: its lowest 8 bits.
/// - `count` (in): bytes, not 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what aclrtMemset returns, and 107017 for a stream that does not exist.
///
/// AscendCL: aclrtMemsetAsync. CUDA: cuMemsetD8Async.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemsetAsync(
    devPtr: *mut c_void,
    maxCount: usize,
    value: i32,
    count: usize,
    stream: aclrtStream,
) -> aclError {
    let call = native!(aclrtMemsetAsync(devPtr, maxCount, value, count, stream));
    entry_in_context(call, move |gpu| fill(gpu, (devPtr, maxCount), value, count, Order::Queued(stream.into())))
}

/// Checks a destination and that it has room.
fn target((pointer, room): (*mut c_void, usize), count: usize, place: Place) -> Result<Side> {
    let to = address(pointer)?;
    not_empty(count)?;
    if count > room {
        invalid(format!("{count} bytes where there is room for {room}"))
    } else {
        Ok(Side::flat(to, place))
    }
}

fn check(order: Order) -> Result<()> {
    if let Order::Queued(stream) = order { live_stream(stream).map(drop) } else { Ok(()) }
}

fn copy(
    gpu: &dyn Gpu,
    to: (*mut c_void, usize),
    (from, count): (*const c_void, usize),
    kind: aclrtMemcpyKind,
    order: Order,
) -> Result<()> {
    if kind > ACL_MEMCPY_INTER_DEVICE_TO_DEVICE {
        return refused(format!("kind is {kind}: there is no such kind"));
    }
    let from = Side::flat(address(from)?, Place::Any);
    let to = target(to, count, Place::Any)?;
    check(order)?;
    gpu.copy(&Transfer { to, from, shape: Shape::bytes(count) }, order)?;
    finish(gpu, order)
}

fn fill(gpu: &dyn Gpu, to: (*mut c_void, usize), value: i32, count: usize, order: Order) -> Result<()> {
    let to = target(to, count, Place::Device)?;
    check(order)?;
    gpu.fill(&Fill { to, shape: Shape::bytes(count), value: value.cast_unsigned(), unit: 1 }, order)?;
    finish(gpu, order)
}

/// Waits for work that is to be finished when the call returns: back ends may only have queued it.
fn finish(gpu: &dyn Gpu, order: Order) -> Result<()> {
    match order {
        Order::Now(stream) => gpu.synchronize_stream(stream),
        Order::Queued(_) => Ok(()),
    }
}
