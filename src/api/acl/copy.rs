// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills.

use std::ffi::c_void;

use super::live_streams::live_stream;
use super::types::*;
use super::{Slot, address, entry_in_context, forward, not_empty, out, refused};
use crate::api::batch::one_by_one;
use crate::api::copy::rows;
use crate::border::arguments::{check_device, invalid, read};
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
    let call = forward!(aclrtMemcpy(dst, destMax, src, count, kind));
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
    let call = forward!(aclrtMemcpyAsync(dst, destMax, src, count, kind, stream));
    entry_in_context(call, move |gpu| copy(gpu, (dst, destMax), (src, count), kind, Order::Queued(stream.into())))
}

/// Copies rows of memory. Done when the call returns; waits for no other stream.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row, not 0.
/// - `height` (in): rows, not 0.
/// - `kind` (in): aclrtMemcpyKind; the direction follows from the pointers.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes or rows and an unknown `kind`, ACL_ERROR_RT_PARAM_INVALID for a
/// pitch less than `width` and for device memory not within one allocation.
///
/// AscendCL: aclrtMemcpy2d. CUDA: cuMemcpy2D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemcpy2d(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: aclrtMemcpyKind,
) -> aclError {
    let call = forward!(aclrtMemcpy2d(dst, dpitch, src, spitch, width, height, kind));
    entry_in_context(call, move |gpu| {
        copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, Order::Now(Stream::NULL))
    })
}

/// Queues a copy of rows of memory. Where host memory is not pinned it may be done when the call returns.
///
/// - `dst` (in): the first byte that is written.
/// - `dpitch` (in): bytes from row to row there.
/// - `src` (in): the first byte that is read.
/// - `spitch` (in): bytes from row to row there.
/// - `width` (in): bytes in a row, not 0.
/// - `height` (in): rows, not 0, at most 5,242,880.
/// - `kind` (in): aclrtMemcpyKind; the direction follows from the pointers.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what aclrtMemcpy2d returns, ACL_ERROR_RT_PARAM_INVALID for more rows, and 107017 for a stream that does not
/// exist.
///
/// AscendCL: aclrtMemcpy2dAsync. CUDA: cuMemcpy2DAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemcpy2dAsync(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: aclrtMemcpyKind,
    stream: aclrtStream,
) -> aclError {
    let call = forward!(aclrtMemcpy2dAsync(dst, dpitch, src, spitch, width, height, kind, stream));
    entry_in_context(call, move |gpu| {
        copy_rows(gpu, (dst, dpitch), (src, spitch), (width, height), kind, Order::Queued(stream.into()))
    })
}

/// Copies pieces of memory between the host and devices, in any order. All are done when the call returns.
///
/// - `dsts` (in, array of numBatches): the addresses that are written.
/// - `destMaxs` (in, array of numBatches): the sizes of the destinations in bytes.
/// - `srcs` (in, array of numBatches): the addresses that are read.
/// - `sizes` (in, array of numBatches): bytes, not 0.
/// - `numBatches` (in): the number of copies, not 0.
/// - `attrs` (in, array of numAttrs): where the memory is: one side is a device's, the other the host's.
/// - `attrsIndexes` (in, array of numAttrs): the first copy that each of `attrs` is for; the first is 0, and they
///   ascend.
/// - `numAttrs` (in): the number of `attrs`, not 0 and at most numBatches.
/// - `failIndex` (out): on failure the copy that was refused, SIZE_MAX where none is to blame.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID for lists that do not fit together,
/// locations that are not a device and the host, too little room, and device memory not within one allocation.
/// Copies before a refused one have been done.
///
/// AscendCL: aclrtMemcpyBatch. CUDA: cuMemcpyBatchAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemcpyBatch(
    dsts: *mut *mut c_void,
    destMaxs: *mut usize,
    srcs: *mut *mut c_void,
    sizes: *mut usize,
    numBatches: usize,
    attrs: *mut aclrtMemcpyBatchAttr,
    attrsIndexes: *mut usize,
    numAttrs: usize,
    failIndex: *mut usize,
) -> aclError {
    let call =
        forward!(aclrtMemcpyBatch(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex));
    let batch = Batch { dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs };
    entry_in_context(call, move |gpu| batch.copy(gpu, failIndex, Order::Now(Stream::NULL)))
}

/// Queues copies of pieces of memory between the host and devices, in any order. Where host memory is not pinned they
/// may be done when the call returns.
///
/// - `dsts` (in, array of numBatches): the addresses that are written.
/// - `destMaxs` (in, array of numBatches): the sizes of the destinations in bytes.
/// - `srcs` (in, array of numBatches): the addresses that are read.
/// - `sizes` (in, array of numBatches): bytes, not 0.
/// - `numBatches` (in): the number of copies, not 0.
/// - `attrs` (in, array of numAttrs): where the memory is: one side is a device's, the other the host's.
/// - `attrsIndexes` (in, array of numAttrs): the first copy that each of `attrs` is for; the first is 0, and they
///   ascend.
/// - `numAttrs` (in): the number of `attrs`, not 0 and at most numBatches.
/// - `failIndex` (out): on failure the copy that was refused, SIZE_MAX where none is to blame.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what aclrtMemcpyBatch returns, and 107017 for a stream that does not exist. Copies before a refused one have
/// been queued.
///
/// AscendCL: aclrtMemcpyBatchAsync. CUDA: cuMemcpyBatchAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemcpyBatchAsync(
    dsts: *mut *mut c_void,
    destMaxs: *mut usize,
    srcs: *mut *mut c_void,
    sizes: *mut usize,
    numBatches: usize,
    attrs: *mut aclrtMemcpyBatchAttr,
    attrsIndexes: *mut usize,
    numAttrs: usize,
    failIndex: *mut usize,
    stream: aclrtStream,
) -> aclError {
    let call = forward!(aclrtMemcpyBatchAsync(
        dsts,
        destMaxs,
        srcs,
        sizes,
        numBatches,
        attrs,
        attrsIndexes,
        numAttrs,
        failIndex,
        stream
    ));
    let batch = Batch { dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs };
    entry_in_context(call, move |gpu| batch.copy(gpu, failIndex, Order::Queued(stream.into())))
}

/// The lists of a batch of copies.
#[derive(Clone, Copy)]
struct Batch {
    dsts: *mut *mut c_void,
    destMaxs: *mut usize,
    srcs: *mut *mut c_void,
    sizes: *mut usize,
    numBatches: usize,
    attrs: *mut aclrtMemcpyBatchAttr,
    attrsIndexes: *mut usize,
    numAttrs: usize,
}

impl Batch {
    /// # Safety
    /// The lists are NULL or arrays of their lengths, and `failIndex` is NULL or valid for writing.
    unsafe fn copy(&self, gpu: &dyn Gpu, failIndex: *mut usize, order: Order) -> Result<()> {
        let Batch { dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs } = *self;
        // SAFETY: as promised by the caller.
        let fail = unsafe { out(failIndex) }?;
        if [dsts.addr(), destMaxs.addr(), srcs.addr(), sizes.addr(), attrs.addr(), attrsIndexes.addr()].contains(&0) {
            return refused("a list is NULL");
        }
        let mut firsts = Vec::new();
        // SAFETY: as the caller promises, these are arrays of these lengths.
        let lists = unsafe { lists(numBatches, attrsIndexes, numAttrs) }.map(|read| firsts = read);
        let check = lists.and_then(|()| check(order));
        one_by_one((check, usize::MAX), numBatches, Some(fail), |index| {
            let which = firsts.partition_point(|first| *first <= index) - 1;
            // SAFETY: as above.
            let (to, from, size, attribute) = unsafe {
                let to = (read(dsts.wrapping_add(index))?, read(destMaxs.wrapping_add(index))?);
                (
                    to,
                    read(srcs.wrapping_add(index))?,
                    read(sizes.wrapping_add(index))?,
                    read(attrs.wrapping_add(which))?,
                )
            };
            let (to_place, from_place) = places(gpu, &attribute)?;
            let from = Side::flat(address(from)?, from_place);
            let to = target(to, size, to_place)?;
            gpu.copy(&Transfer { to, from, shape: Shape::bytes(size) }, order)
        })?;
        finish(gpu, order)
    }
}

/// Reads the first copies of attributes, which ascend from 0.
///
/// # Safety
/// `firsts` is NULL or an array of `count` numbers.
unsafe fn lists(copies: usize, firsts: *const usize, count: usize) -> Result<Vec<usize>> {
    if count == 0 || count > copies {
        return invalid(format!("there are {count} attributes for {copies} copies"));
    }
    // SAFETY: as promised by the caller.
    let firsts = unsafe { (0..count).map(|index| read(firsts.wrapping_add(index))).collect::<Result<Vec<usize>>>()? };
    if firsts[0] != 0 || !firsts.is_sorted_by(|one, next| one < next) || firsts[count - 1] >= copies {
        return invalid("attrsIndexes does not ascend from 0 to a copy");
    }
    Ok(firsts)
}

/// Returns where the destination and the source are.
fn places(gpu: &dyn Gpu, attribute: &aclrtMemcpyBatchAttr) -> Result<(Place, Place)> {
    let place = |location: aclrtMemLocation| match location.r#type {
        ACL_MEM_LOCATION_TYPE_HOST => Ok(Place::Host),
        ACL_MEM_LOCATION_TYPE_DEVICE => check_device(gpu, location.id.try_into().unwrap_or(-1)).map(|()| Place::Device),
        other => invalid(format!("{other} is neither the host nor a device")),
    };
    match (place(attribute.dstLoc)?, place(attribute.srcLoc)?) {
        (to, from) if to == from => invalid("a batch copies between the host and devices only"),
        places => Ok(places),
    }
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
    let call = forward!(aclrtMemset(devPtr, maxCount, value, count));
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
    let call = forward!(aclrtMemsetAsync(devPtr, maxCount, value, count, stream));
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

fn check_kind(kind: aclrtMemcpyKind) -> Result<()> {
    let is_known = kind <= ACL_MEMCPY_INTER_DEVICE_TO_DEVICE;
    if is_known { Ok(()) } else { refused(format!("kind is {kind}: there is no such kind")) }
}

fn check(order: Order) -> Result<()> {
    if order.is_now() { Ok(()) } else { live_stream(order.stream()).map(drop) }
}

fn copy(
    gpu: &dyn Gpu,
    to: (*mut c_void, usize),
    (from, count): (*const c_void, usize),
    kind: aclrtMemcpyKind,
    order: Order,
) -> Result<()> {
    check_kind(kind)?;
    let from = Side::flat(address(from)?, Place::Any);
    let to = target(to, count, Place::Any)?;
    check(order)?;
    gpu.copy(&Transfer { to, from, shape: Shape::bytes(count) }, order)?;
    finish(gpu, order)
}

fn copy_rows(
    gpu: &dyn Gpu,
    to: (*mut c_void, usize),
    from: (*const c_void, usize),
    (width, height): (usize, usize),
    kind: aclrtMemcpyKind,
    order: Order,
) -> Result<()> {
    /// The reference's limit of rows that are queued.
    const MOST: usize = 5 << 20;
    check_kind(kind)?;
    address(to.0)?;
    address(from.0)?;
    not_empty(width)?;
    not_empty(height)?;
    let transfer = rows(to, from, (width, height), (Place::Any, Place::Any))?;
    if height > MOST && !order.is_now() {
        return invalid(format!("{height} rows, where {MOST} can be queued"));
    }
    check(order)?;
    gpu.copy(&transfer, order)?;
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
    if order.is_now() { gpu.synchronize_stream(order.stream()) } else { Ok(()) }
}
