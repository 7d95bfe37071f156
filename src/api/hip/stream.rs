// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams.
//!
//! Every stream argument accepts NULL for the default stream, hipStreamLegacy, which names the same one, and
//! hipStreamPerThread, the calling thread's own.

#[path = "../generated/hip/stream.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::ptr;

use super::event::existing;
use super::types::*;
use super::{Slot, default_stream, destroyed, entry, forward, invalid, non_null, per_thread};
use crate::api::capture::{self, Info, exchange_capture_mode};
use crate::api::stream::{call_host, given};
use crate::border::arguments::{no_flags, out, read, unsupported};
use crate::gpu::{
    Attribute, CaptureRefusal, Comparison, Gpu, Kind, Result, Stream, StreamFlags, UserData, ValueOperation, Width,
};
use crate::os::thread::system_id;
use crate::share::handles::STREAMS;
use crate::share::semaphore;

pub use derived::*;

/// Creates a stream on the current device.
///
/// - `stream` (out): the stream; destroy it with hipStreamDestroy.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
///
/// HIP: hipStreamCreate. CUDA: cudaStreamCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCreate(stream: *mut hipStream_t) -> hipError_t {
    let call = forward!(hipStreamCreate(stream), unless: semaphore::any(), after: |status| given(&STREAMS, status == hipSuccess, stream));
    entry(call, move |gpu| create(gpu, stream, hipStreamDefault, 0))
}

/// Creates a stream on the current device.
///
/// - `stream` (out): the stream; destroy it with hipStreamDestroy.
/// - `flags` (in): hipStreamDefault or hipStreamNonBlocking.
///
/// Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
///
/// HIP: hipStreamCreateWithFlags. CUDA: cudaStreamCreateWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCreateWithFlags(stream: *mut hipStream_t, flags: c_uint) -> hipError_t {
    let call = forward!(hipStreamCreateWithFlags(stream, flags), unless: semaphore::any(), after: |status| given(&STREAMS, status == hipSuccess, stream));
    entry(call, move |gpu| create(gpu, stream, flags, 0))
}

/// Creates a stream on the current device.
///
/// - `stream` (out): the stream; destroy it with hipStreamDestroy.
/// - `flags` (in): hipStreamDefault or hipStreamNonBlocking.
/// - `priority` (in): lower is more urgent; clamped to hipDeviceGetStreamPriorityRange.
///
/// Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
///
/// HIP: hipStreamCreateWithPriority. CUDA: cudaStreamCreateWithPriority.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCreateWithPriority(
    stream: *mut hipStream_t,
    flags: c_uint,
    priority: c_int,
) -> hipError_t {
    let call = forward!(hipStreamCreateWithPriority(stream, flags, priority), unless: semaphore::any(), after: |status| given(&STREAMS, status == hipSuccess, stream));
    entry(call, move |gpu| create(gpu, stream, flags, priority))
}

/// Creates a stream with a mask of the current device's compute units.
///
/// The stream uses all of them: only AMD's own runtime can restrict a stream.
///
/// - `stream` (out): the stream; destroy it with hipStreamDestroy.
/// - `cuMaskSize` (in): elements of `cuMask`.
/// - `cuMask` (in, array of cuMaskSize): a bit for each compute unit.
///
/// Returns hipErrorInvalidHandle for a NULL `stream`, hipErrorInvalidValue for an empty or NULL mask.
///
/// HIP: hipExtStreamCreateWithCUMask. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtStreamCreateWithCUMask(
    stream: *mut hipStream_t,
    cuMaskSize: u32,
    cuMask: *const u32,
) -> hipError_t {
    let call = forward!(hipExtStreamCreateWithCUMask(stream, cuMaskSize, cuMask));
    entry(call, move |gpu| {
        if stream.is_null() {
            return Err(Kind::InvalidHandle.because("the pointer to the stream is NULL"));
        }
        if cuMaskSize == 0 || cuMask.is_null() {
            return invalid("the mask is empty");
        }
        // SAFETY: the caller gives a pointer to a stream.
        unsafe { create(gpu, stream, hipStreamDefault, 0) }
    })
}

/// Returns the mask of a stream's compute units: all of them.
///
/// - `stream` (in, nullable): the stream.
/// - `cuMaskSize` (in): elements of `cuMask`; at least a 32nd of the device's compute units, rounded up.
/// - `cuMask` (out, array of cuMaskSize): a bit for each compute unit; elements beyond the last unit are not written.
///
/// Returns hipErrorInvalidValue for NULL and for a mask that is too short, hipErrorInvalidHandle for a stream that does
/// not exist.
///
/// HIP: hipExtStreamGetCUMask. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtStreamGetCUMask(stream: hipStream_t, cuMaskSize: u32, cuMask: *mut u32) -> hipError_t {
    let call = forward!(hipExtStreamGetCUMask(stream, cuMaskSize, cuMask));
    entry(call, move |gpu| {
        if cuMask.is_null() {
            return invalid("the mask is NULL");
        }
        let device = gpu.stream_device(stream.into())?;
        let units = gpu.attribute(device, Attribute::MultiprocessorCount)?.max(0) as u32;
        if cuMaskSize < units.div_ceil(32) {
            return invalid(format!("the mask has room for {cuMaskSize} * 32 compute units; there are {units}"));
        }
        for word in 0..units.div_ceil(32) {
            let rest = units - word * 32;
            let bits = if rest >= 32 { u32::MAX } else { (1 << rest) - 1 };
            // SAFETY: word < cuMaskSize, the length of the caller's array; alignment is not assumed.
            unsafe { cuMask.add(word as usize).write_unaligned(bits) };
        }
        Ok(())
    })
}

/// Destroys a stream. Returns at once; work queued on it completes.
///
/// - `stream` (in): a stream that was created.
///
/// Returns hipErrorInvalidHandle for NULL and for the predefined streams, hipErrorContextIsDestroyed for a stream that
/// does not exist.
///
/// HIP: hipStreamDestroy. CUDA: cudaStreamDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamDestroy(stream: hipStream_t) -> hipError_t {
    let call = forward!(hipStreamDestroy(stream), unless: semaphore::any());
    entry(call, move |gpu| {
        let stream = default_stream(stream);
        if stream.is_predefined() {
            return Err(Kind::InvalidHandle.because("a predefined stream cannot be destroyed"));
        }
        destroyed(gpu.destroy_stream(stream))
    })
}

/// Tells whether all work queued on a stream is done.
///
/// - `stream` (in, nullable): the stream.
///
/// Returns hipSuccess when it is, hipErrorNotReady when it is not, hipErrorContextIsDestroyed for a stream that does not
/// exist, hipErrorLaunchFailure when work on it has failed, hipErrorStreamCaptureUnsupported for a stream that is being
/// captured and beside captures that forbid unsafe calls.
///
/// HIP: hipStreamQuery. CUDA: cudaStreamQuery.
// Derived: hipStreamQuery_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamQuery(stream: hipStream_t) -> hipError_t {
    let call = forward!(hipStreamQuery(stream), unless: semaphore::any());
    entry(call, move |gpu| destroyed(query_stream(gpu, default_stream(stream))))
}

/// Waits until all work queued on a stream is done.
///
/// - `stream` (in, nullable): the stream.
///
/// Returns hipErrorContextIsDestroyed for a stream that does not exist, hipErrorLaunchFailure when work on it has
/// failed, hipErrorStreamCaptureUnsupported for a stream that is being captured and beside captures that forbid unsafe
/// calls.
///
/// HIP: hipStreamSynchronize. CUDA: cudaStreamSynchronize.
// Derived: hipStreamSynchronize_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamSynchronize(stream: hipStream_t) -> hipError_t {
    let call = forward!(hipStreamSynchronize(stream), unless: semaphore::any());
    entry(call, move |gpu| destroyed(synchronize_stream(gpu, default_stream(stream))))
}

/// Queues a wait for an event's latest record. An event never recorded is complete.
///
/// - `stream` (in, nullable): the stream.
/// - `event` (in): the event, of any device, or opened from another process.
/// - `flags` (in): hipEventWaitDefault; hipEventWaitExternal makes the wait a node of a stream that is being captured.
///
/// Returns hipErrorInvalidValue for other flags, hipErrorInvalidHandle for an event or stream that does not exist and
/// for hipEventWaitExternal where the stream is not being captured.
///
/// HIP: hipStreamWaitEvent. CUDA: cudaStreamWaitEvent.
// Derived: hipStreamWaitEvent_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamWaitEvent(stream: hipStream_t, event: hipEvent_t, flags: c_uint) -> hipError_t {
    let call = forward!(hipStreamWaitEvent(stream, event, flags));
    entry(call, move |gpu| {
        if flags > hipEventWaitExternal {
            return invalid(format!("flags is {flags:#x}: there are no such flags"));
        }
        let event = existing(event)?;
        let stream = default_stream(stream);
        if flags == hipEventWaitExternal {
            return match gpu.capture(stream)? {
                Some(_) => gpu.wait_external_event(stream, event),
                None => Err(Kind::InvalidHandle.because("the stream is not being captured")),
            };
        }
        gpu.wait_event(stream, event)
    })
}

/// Queues a wait until a 32-bit value in memory, masked, compares true.
///
/// - `stream` (in, nullable): the stream.
/// - `ptr` (in): the value's address, in memory the device can reach.
/// - `value` (in): the number it is compared with.
/// - `flags` (in): hipStreamWaitValueGte, hipStreamWaitValueEq, hipStreamWaitValueAnd or hipStreamWaitValueNor.
/// - `mask` (in): the bits that count.
///
/// Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
/// for a stream that does not exist.
///
/// HIP: hipStreamWaitValue32. CUDA: cuStreamWaitValue32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamWaitValue32(
    stream: hipStream_t,
    ptr: *mut c_void,
    value: u32,
    flags: c_uint,
    mask: u32,
) -> hipError_t {
    let call = forward!(hipStreamWaitValue32(stream, ptr, value, flags, mask));
    entry(call, move |gpu| {
        let address = non_null(ptr)?;
        let comparison = comparison(flags)?;
        destroyed(gpu.wait_value(stream.into(), address, Width::Bits32, value.into(), mask.into(), comparison))
    })
}

/// Queues a wait until a 64-bit value in memory, masked, compares true.
///
/// - `stream` (in, nullable): the stream.
/// - `ptr` (in): the value's address, in memory the device can reach.
/// - `value` (in): the number it is compared with.
/// - `flags` (in): hipStreamWaitValueGte, hipStreamWaitValueEq, hipStreamWaitValueAnd or hipStreamWaitValueNor.
/// - `mask` (in): the bits that count.
///
/// Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
/// for a stream that does not exist.
///
/// HIP: hipStreamWaitValue64. CUDA: cuStreamWaitValue64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamWaitValue64(
    stream: hipStream_t,
    ptr: *mut c_void,
    value: u64,
    flags: c_uint,
    mask: u64,
) -> hipError_t {
    let call = forward!(hipStreamWaitValue64(stream, ptr, value, flags, mask));
    entry(call, move |gpu| {
        let (address, comparison) = (non_null(ptr)?, comparison(flags)?);
        destroyed(gpu.wait_value(stream.into(), address, Width::Bits64, value, mask, comparison))
    })
}

/// Queues a write of a 32-bit value.
///
/// - `stream` (in, nullable): the stream.
/// - `ptr` (in): the address, in memory the device can reach.
/// - `value` (in): the value.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
/// for a stream that does not exist.
///
/// HIP: hipStreamWriteValue32. CUDA: cuStreamWriteValue32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamWriteValue32(
    stream: hipStream_t,
    ptr: *mut c_void,
    value: u32,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipStreamWriteValue32(stream, ptr, value, flags));
    entry(call, move |gpu| {
        no_flags(flags)?;
        destroyed(gpu.write_value(stream.into(), non_null(ptr)?, Width::Bits32, value.into()))
    })
}

/// Queues a write of a 64-bit value.
///
/// - `stream` (in, nullable): the stream.
/// - `ptr` (in): the address, in memory the device can reach.
/// - `value` (in): the value.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
/// for a stream that does not exist.
///
/// HIP: hipStreamWriteValue64. CUDA: cuStreamWriteValue64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamWriteValue64(
    stream: hipStream_t,
    ptr: *mut c_void,
    value: u64,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipStreamWriteValue64(stream, ptr, value, flags));
    entry(call, move |gpu| {
        no_flags(flags)?;
        destroyed(gpu.write_value(stream.into(), non_null(ptr)?, Width::Bits64, value))
    })
}

/// Queues a callback with the stream's status. It must not call HIP.
///
/// - `stream` (in, nullable): the stream; the function gets it as it is given here.
/// - `callback` (in): the function; it is called on a thread of the runtime.
/// - `userData` (in, nullable): handed to the function.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for a NULL function and for other flags, hipErrorContextIsDestroyed for a stream that
/// does not exist.
///
/// HIP: hipStreamAddCallback. CUDA: cudaStreamAddCallback.
// Derived: hipStreamAddCallback_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamAddCallback(
    stream: hipStream_t,
    callback: hipStreamCallback_t,
    userData: *mut c_void,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipStreamAddCallback(stream, callback, userData, flags), unless: semaphore::any());
    entry(call, move |gpu| {
        let Some(callback) = callback else { return invalid("the function is NULL") };
        no_flags(flags)?;
        let (given, data) = (Stream::from(stream), UserData(userData));
        destroyed(gpu.add_callback(
            default_stream(stream),
            Box::new(move |outcome| {
                let data = data;
                let state = outcome.err().map_or(hipSuccess, status);
                // SAFETY: the caller gave a function of this type that may be called once on another thread.
                unsafe { callback(given.as_ptr(), state, data.0) };
            }),
        ))
    })
}

/// Queues a host function. It must not call HIP.
///
/// The function is not called when earlier work on the stream has failed.
///
/// - `stream` (in, nullable): the stream.
/// - `fn` (in): the function; it is called on a thread of the runtime.
/// - `userData` (in, nullable): handed to the function.
///
/// Returns hipErrorInvalidValue for a NULL function, hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipLaunchHostFunc. CUDA: cudaLaunchHostFunc.
// Derived: hipLaunchHostFunc_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLaunchHostFunc(
    stream: hipStream_t,
    r#fn: hipHostFn_t,
    userData: *mut c_void,
) -> hipError_t {
    let call = forward!(hipLaunchHostFunc(stream, r#fn, userData), unless: semaphore::any());
    entry(call, move |gpu| {
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        destroyed(unsafe { call_host(gpu, default_stream(stream), r#fn, userData) })
    })
}

/// Attaches managed memory to a stream.
///
/// - `stream` (in, nullable): the stream; not NULL with hipMemAttachSingle.
/// - `dev_ptr` (in): the base of managed memory.
/// - `length` (in): its bytes, or 0 for all of it.
/// - `flags` (in): hipMemAttachGlobal, hipMemAttachHost or hipMemAttachSingle.
///
/// Returns hipErrorInvalidValue for NULL, other flags, memory that is not managed, and a part of an allocation;
/// hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipStreamAttachMemAsync. CUDA: cudaStreamAttachMemAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamAttachMemAsync(
    stream: hipStream_t,
    dev_ptr: *mut c_void,
    length: usize,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipStreamAttachMemAsync(stream, dev_ptr, length, flags));
    entry(call, move |gpu| {
        let address = non_null(dev_ptr)?;
        let stream = default_stream(stream);
        if ![hipMemAttachGlobal, hipMemAttachHost, hipMemAttachSingle].contains(&flags) {
            return invalid(format!("flags is {flags:#x}: it must be one of the hipMemAttach flags"));
        }
        if flags == hipMemAttachSingle && stream.is_null() {
            return invalid("memory cannot be attached to the default stream alone");
        }
        destroyed(gpu.attach_memory(stream, address, length))
    })
}

/// Returns the flags of a stream.
///
/// - `stream` (in): the stream.
/// - `flags` (out): hipStreamDefault or hipStreamNonBlocking.
///
/// Returns hipErrorInvalidValue for a NULL pointer or stream, hipErrorContextIsDestroyed for a stream that does not
/// exist.
///
/// HIP: hipStreamGetFlags. CUDA: cudaStreamGetFlags.
// Derived: hipStreamGetFlags_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetFlags(stream: hipStream_t, flags: *mut c_uint) -> hipError_t {
    let call = forward!(hipStreamGetFlags(stream, flags));
    entry(call, move |gpu| {
        let flags = out(flags)?;
        let stream = default_stream(stream);
        if stream.as_ptr::<c_void>().is_null() {
            return invalid("the stream is NULL");
        }
        let non_blocking = destroyed(gpu.stream_flags(stream))?.contains(StreamFlags::NON_BLOCKING);
        flags.finish(if non_blocking { hipStreamNonBlocking } else { hipStreamDefault })
    })
}

/// Returns the priority of a stream.
///
/// - `stream` (in, nullable): the stream.
/// - `priority` (out): lower is more urgent; 0 for NULL.
///
/// Returns hipErrorInvalidValue for a NULL pointer, hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipStreamGetPriority. CUDA: cudaStreamGetPriority.
// Derived: hipStreamGetPriority_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetPriority(stream: hipStream_t, priority: *mut c_int) -> hipError_t {
    let call = forward!(hipStreamGetPriority(stream, priority));
    entry(call, move |gpu| {
        let priority = out(priority)?;
        let stream = default_stream(stream);
        priority.finish(if stream.as_ptr::<c_void>().is_null() { 0 } else { destroyed(gpu.stream_priority(stream))? })
    })
}

/// Returns the device of a stream.
///
/// - `stream` (in, nullable): the stream; NULL belongs to the current device.
/// - `device` (out): its ordinal.
///
/// Returns hipErrorInvalidValue for a NULL pointer, hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipStreamGetDevice. CUDA: cuStreamGetDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetDevice(stream: hipStream_t, device: *mut hipDevice_t) -> hipError_t {
    let call = forward!(hipStreamGetDevice(stream, device));
    entry(call, move |gpu| out(device)?.finish(destroyed(gpu.stream_device(default_stream(stream)))?))
}

/// Returns a number that no other stream of this process has.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `streamId` (out): the number.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipStreamGetId from 7.1 on. CUDA: cudaStreamGetId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetId(stream: hipStream_t, streamId: *mut c_ulonglong) -> hipError_t {
    let call = forward!(hipStreamGetId(stream, streamId));
    entry(call, move |gpu| out(streamId)?.finish(stream_id(gpu, default_stream(stream))?))
}

/// Returns an attribute of a stream.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `attr` (in): hipLaunchAttributePriority; hipLaunchAttributeSynchronizationPolicy is not supported here.
/// - `value_out` (out): its value.
///
/// Returns hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a stream that does not
/// exist, hipErrorNotSupported for hipLaunchAttributeSynchronizationPolicy.
///
/// HIP: hipStreamGetAttribute from 7.1 on. CUDA: cudaStreamGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetAttribute(
    stream: hipStream_t,
    attr: hipStreamAttrID,
    value_out: *mut hipStreamAttrValue,
) -> hipError_t {
    let call = forward!(hipStreamGetAttribute(stream, attr, value_out));
    entry(call, move |gpu| {
        let value = out(value_out.cast::<c_int>())?;
        let priority = gpu.stream_priority(stream.into())?;
        match attr {
            hipLaunchAttributePriority => value.write(priority),
            hipLaunchAttributeSynchronizationPolicy => return unsupported("how threads wait for a stream is not told"),
            _ => return invalid(format!("attr is {attr}: a stream has no such attribute")),
        }
        Ok(())
    })
}

/// Sets an attribute of a stream; not supported.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `attr` (in): hipLaunchAttributeSynchronizationPolicy.
/// - `value` (in): its value.
///
/// Returns hipErrorNotSupported; hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a
/// stream that does not exist.
///
/// HIP: hipStreamSetAttribute from 7.1 on. CUDA: cudaStreamSetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamSetAttribute(
    stream: hipStream_t,
    attr: hipStreamAttrID,
    value: *const hipStreamAttrValue,
) -> hipError_t {
    let call = forward!(hipStreamSetAttribute(stream, attr, value));
    entry(call, move |gpu| {
        if value.is_null() {
            return invalid("the value is NULL");
        }
        gpu.stream_device(stream.into())?;
        match attr {
            hipLaunchAttributeSynchronizationPolicy => unsupported("how threads wait for a stream cannot be set"),
            _ => invalid(format!("attr is {attr}: it cannot be set of a stream")),
        }
    })
}

/// Queues waits for values and writes of values, in their order.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `count` (in): number of operations, from 1 to 256.
/// - `paramArray` (in, array of count): the operations.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, none or too many, flags, other operations, and what a wait or a write refuses;
/// hipErrorContextIsDestroyed for a stream that does not exist. Then no operation has been queued, unless a vendor's
/// library refuses the address of a later one.
///
/// HIP: hipStreamBatchMemOp from 6.4 on. CUDA: cuStreamBatchMemOp.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamBatchMemOp(
    stream: hipStream_t,
    count: c_uint,
    paramArray: *mut hipStreamBatchMemOpParams,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipStreamBatchMemOp(stream, count, paramArray, flags));
    entry(call, move |gpu| {
        // SAFETY: the caller gives an array of `count` elements, or NULL.
        let operations: Vec<_> = unsafe { batch(count, paramArray, flags) }?;
        destroyed(gpu.queue_values(default_stream(stream), &operations))
    })
}

/// Copies the attributes of one stream to another; none here can be set.
///
/// - `dst` (in, nullable): the stream that gets them.
/// - `src` (in, nullable): the stream that has them.
///
/// Returns hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipStreamCopyAttributes from 7.2 on. CUDA: cudaStreamCopyAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamCopyAttributes(dst: hipStream_t, src: hipStream_t) -> hipError_t {
    let call = forward!(hipStreamCopyAttributes(dst, src));
    entry(call, move |gpu| {
        gpu.stream_device(src.into())?;
        gpu.stream_device(dst.into())?;
        Ok(())
    })
}

/// Returns the device of a stream, -1 for a stream that does not exist.
///
/// - `stream` (in, nullable): the stream; NULL belongs to the current device.
///
/// HIP: hipGetStreamDeviceId. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetStreamDeviceId(stream: hipStream_t) -> c_int {
    let call = forward!(hipGetStreamDeviceId(stream));
    let mut device = -1;
    entry(call, |gpu| {
        device = gpu.stream_device(stream.into())?;
        Ok(())
    });
    device
}

/// Returns the capture status of a stream.
///
/// - `stream` (in, nullable): the stream.
/// - `pCaptureStatus` (out): a hipStreamCaptureStatus.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a stream that does not exist,
/// hipErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
///
/// HIP: hipStreamIsCapturing. CUDA: cudaStreamIsCapturing.
// Derived: hipStreamIsCapturing_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamIsCapturing(
    stream: hipStream_t,
    pCaptureStatus: *mut hipStreamCaptureStatus,
) -> hipError_t {
    let call = forward!(hipStreamIsCapturing(stream, pCaptureStatus));
    entry(call, move |gpu| destroyed(capture::status(gpu, default_stream(stream), pCaptureStatus)).map(drop))
}

/// Returns the capture state of a stream.
///
/// - `stream` (in, nullable): the stream.
/// - `pCaptureStatus` (out): a hipStreamCaptureStatus.
/// - `pId` (out, nullable): the number of the capture, while it is active.
///
/// Returns hipErrorInvalidValue for a NULL status, hipErrorContextIsDestroyed for a stream that does not exist,
/// hipErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
///
/// HIP: hipStreamGetCaptureInfo. CUDA: cudaStreamGetCaptureInfo.
// Derived: hipStreamGetCaptureInfo_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetCaptureInfo(
    stream: hipStream_t,
    pCaptureStatus: *mut hipStreamCaptureStatus,
    pId: *mut c_ulonglong,
) -> hipError_t {
    let call = forward!(hipStreamGetCaptureInfo(stream, pCaptureStatus, pId));
    entry(call, move |gpu| {
        let (graph, nodes, count) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let info = Info::<ihipGraph, hipGraphNode> { id: pId, graph, nodes, count };
        destroyed(capture::info(gpu, default_stream(stream), pCaptureStatus, info))
    })
}

/// Returns the capture state of a stream. All but the status is written while the capture is active.
///
/// - `stream` (in, nullable): the stream.
/// - `captureStatus_out` (out): a hipStreamCaptureStatus.
/// - `id_out` (out, nullable): the number of the capture.
/// - `graph_out` (out, nullable): the graph that is being made.
/// - `dependencies_out` (out, nullable): the nodes that the stream's next one comes after, valid until its next call.
/// - `numDependencies_out` (out, nullable): how many.
///
/// Returns hipErrorInvalidValue for a NULL status, hipErrorContextIsDestroyed for a stream that does not exist,
/// hipErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
///
/// HIP: hipStreamGetCaptureInfo_v2. CUDA: cudaStreamGetCaptureInfo.
// Derived: hipStreamGetCaptureInfo_v2_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetCaptureInfo_v2(
    stream: hipStream_t,
    captureStatus_out: *mut hipStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut hipGraph_t,
    dependencies_out: *mut *const hipGraphNode_t,
    numDependencies_out: *mut usize,
) -> hipError_t {
    let call = forward!(hipStreamGetCaptureInfo_v2(
        stream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        numDependencies_out
    ));
    entry(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        destroyed(capture::info(gpu, default_stream(stream), captureStatus_out, info))
    })
}

/// Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
///
/// Other streams take part once they wait for an event that was recorded in one that does, until the capture ends.
///
/// - `stream` (in): the stream; not the default stream.
/// - `mode` (in): the restrictions on threads meanwhile, a hipStreamCaptureMode.
///
/// Returns hipErrorInvalidValue for another mode, hipErrorContextIsDestroyed for a stream that does not exist,
/// hipErrorStreamCaptureUnsupported for the default stream, hipErrorIllegalState for a stream that is being captured.
///
/// HIP: hipStreamBeginCapture. CUDA: cudaStreamBeginCapture.
// Derived: hipStreamBeginCapture_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamBeginCapture(stream: hipStream_t, mode: hipStreamCaptureMode) -> hipError_t {
    let call = forward!(hipStreamBeginCapture(stream, mode));
    entry(call, move |gpu| destroyed(begin(gpu, default_stream(stream), mode)))
}

/// Begins to capture a stream into a graph, behind some of its nodes.
///
/// - `stream` (in): the stream; not the default stream.
/// - `graph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that the stream's first one comes after.
/// - `dependencyData` (in, nullable): NULL.
/// - `numDependencies` (in): how many.
/// - `mode` (in): the restrictions on threads meanwhile, a hipStreamCaptureMode.
///
/// Returns what hipStreamBeginCapture returns, hipErrorNotSupported for data of edges, and hipErrorInvalidValue for a graph
/// that does not exist, an array without nodes, and nodes that are named twice or are of another graph.
///
/// HIP: hipStreamBeginCaptureToGraph from 6.4 on. CUDA: cudaStreamBeginCaptureToGraph.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamBeginCaptureToGraph(
    stream: hipStream_t,
    graph: hipGraph_t,
    dependencies: *const hipGraphNode_t,
    dependencyData: *const hipGraphEdgeData,
    numDependencies: usize,
    mode: hipStreamCaptureMode,
) -> hipError_t {
    let call =
        forward!(hipStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, numDependencies, mode));
    entry(call, move |gpu| {
        if !dependencyData.is_null() {
            return unsupported("edges of a capture have no data");
        }
        if graph.is_null() || dependencies.is_null() != (numDependencies == 0) {
            return invalid("the graph is NULL, or the array is NULL or empty, and not both");
        }
        refuse_default(stream.into())?;
        let after = (dependencies, numDependencies);
        destroyed(capture::begin_to_graph(gpu, default_stream(stream), graph.into(), after, mode))
    })
}

/// Ends the capture that began in a stream.
///
/// - `stream` (in): the stream.
/// - `pGraph` (out): the graph, NULL after an error; destroy it with hipGraphDestroy.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorIllegalState for a stream that is not being captured,
/// hipErrorContextIsDestroyed for one that does not exist; hipErrorStreamCaptureUnmatched where the capture began in another
/// stream, hipErrorStreamCaptureWrongThread where another thread began it, and then it goes on;
/// hipErrorStreamCaptureInvalidated where it had failed, hipErrorStreamCaptureUnjoined where work of another stream was
/// not joined to this one, and then it has ended.
///
/// HIP: hipStreamEndCapture. CUDA: cudaStreamEndCapture.
// Derived: hipStreamEndCapture_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamEndCapture(stream: hipStream_t, pGraph: *mut hipGraph_t) -> hipError_t {
    let call = forward!(hipStreamEndCapture(stream, pGraph));
    entry(call, move |gpu| {
        out(pGraph)?;
        destroyed(capture::end(gpu, default_stream(stream), pGraph))
    })
}

/// Returns a number unique among live streams; each device and each thread has one default stream.
fn stream_id(gpu: &dyn Gpu, stream: Stream) -> Result<c_ulonglong> {
    const OF_DEVICES: c_ulonglong = 1 << 32;
    const OF_THREADS: c_ulonglong = 1 << 33;
    let device = gpu.stream_device(stream)?;
    Ok(match stream {
        Stream::NULL | Stream::LEGACY => OF_DEVICES + device as c_ulonglong,
        Stream::PER_THREAD => OF_THREADS + system_id() as c_ulonglong,
        created => created.0 as c_ulonglong,
    })
}

/// Changes the nodes that the next one of a captured stream comes after.
///
/// - `stream` (in, nullable): the stream.
/// - `dependencies` (in, array of numDependencies, nullable): nodes of the graph that is being made.
/// - `numDependencies` (in): how many.
/// - `flags` (in): hipStreamAddCaptureDependencies or hipStreamSetCaptureDependencies.
///
/// Returns hipErrorInvalidValue for other flags and nodes of other graphs, hipErrorIllegalState for a stream that is
/// not being captured, hipErrorStreamCaptureInvalidated where the capture has failed, hipErrorContextIsDestroyed for a
/// stream that does not exist.
///
/// HIP: hipStreamUpdateCaptureDependencies. CUDA: cudaStreamUpdateCaptureDependencies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamUpdateCaptureDependencies(
    stream: hipStream_t,
    dependencies: *mut hipGraphNode_t,
    numDependencies: usize,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipStreamUpdateCaptureDependencies(stream, dependencies, numDependencies, flags));
    entry(call, move |gpu| {
        destroyed(capture::update(gpu, default_stream(stream), (dependencies.cast_const(), numDependencies), flags))
    })
}

/// Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
///
/// - `mode` (inout): a hipStreamCaptureMode, hipStreamCaptureModeGlobal until the thread sets another; on return the one
///   before.
///
/// Returns hipErrorInvalidValue for NULL and for other modes.
///
/// HIP: hipThreadExchangeStreamCaptureMode. CUDA: cudaThreadExchangeStreamCaptureMode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipThreadExchangeStreamCaptureMode(mode: *mut hipStreamCaptureMode) -> hipError_t {
    let call = forward!(hipThreadExchangeStreamCaptureMode(mode));
    entry(call, move |gpu| exchange_capture_mode(gpu, mode))
}

/// Refuses the default stream, as AMD's runtime does before it looks at the mode.
fn refuse_default(stream: Stream) -> Result<()> {
    if stream.is_default() {
        return Err(Kind::Capture(CaptureRefusal::Unsupported).because("the default stream cannot be captured"));
    }
    Ok(())
}

fn begin(gpu: &dyn Gpu, stream: Stream, mode: hipStreamCaptureMode) -> Result<()> {
    refuse_default(stream)?;
    capture::begin(gpu, stream, mode)
}

/// Tells whether a stream's work is done. AMD's runtime has no captures forbid it of the default stream.
fn query_stream(gpu: &dyn Gpu, stream: Stream) -> Result<()> {
    match stream {
        Stream::NULL | Stream::LEGACY => gpu.query_stream(stream),
        _ => capture::query_stream(gpu, stream),
    }
}

/// Waits for a stream. AMD's runtime has no captures forbid it of the default stream.
fn synchronize_stream(gpu: &dyn Gpu, stream: Stream) -> Result<()> {
    match stream {
        Stream::NULL | Stream::LEGACY => gpu.synchronize_stream(stream),
        _ => capture::synchronize_stream(gpu, stream),
    }
}

/// # Safety
/// `stream` is NULL or valid for writing.
unsafe fn create(gpu: &dyn Gpu, stream: *mut hipStream_t, flags: c_uint, priority: c_int) -> Result<()> {
    // SAFETY: as promised by the caller.
    let stream = unsafe { out(stream) }?;
    let flags = match flags {
        hipStreamDefault => StreamFlags::empty(),
        hipStreamNonBlocking => StreamFlags::NON_BLOCKING,
        _ => return invalid(format!("flags is {flags:#x}: it must be hipStreamDefault or hipStreamNonBlocking")),
    };
    stream.finish(gpu.create_stream(flags, priority)?.as_ptr())
}

/// Reads waits for values and writes of values.
///
/// # Safety
/// `operations` is NULL or an array of `count` elements.
pub(super) unsafe fn batch<T: FromIterator<ValueOperation>>(
    count: c_uint,
    operations: *const hipStreamBatchMemOpParams,
    flags: c_uint,
) -> Result<T> {
    no_flags(flags)?;
    if operations.is_null() || !(1..=256).contains(&count) {
        return invalid("the array is NULL, empty or too long");
    }
    let operation = |index| {
        // SAFETY: within the array; waits and writes have one layout, any bytes of which are one.
        let operation = unsafe { read(operations.add(index))?.waitValue };
        let (waits, width) = memory_operation(operation.operation)?;
        if waits {
            let comparison = comparison(operation.flags)?;
            return Ok(ValueOperation::wait(non_null(operation.address)?, width, operation.value64, comparison));
        }
        no_flags(operation.flags)?;
        Ok(ValueOperation::write(non_null(operation.address)?, width, operation.value64))
    };
    (0..count as usize).map(operation).collect()
}

/// Returns true for a wait, and the width of the value; InvalidValue for other operations, as AMD's runtime.
fn memory_operation(operation: hipStreamBatchMemOpType) -> Result<(bool, Width)> {
    Ok(match operation {
        hipStreamMemOpWaitValue32 => (true, Width::Bits32),
        hipStreamMemOpWaitValue64 => (true, Width::Bits64),
        hipStreamMemOpWriteValue32 => (false, Width::Bits32),
        hipStreamMemOpWriteValue64 => (false, Width::Bits64),
        _ => return invalid(format!("operation {operation} is neither a wait nor a write")),
    })
}

fn comparison(flags: c_uint) -> Result<Comparison> {
    Ok(match flags {
        hipStreamWaitValueGte => Comparison::GreaterOrEqual,
        hipStreamWaitValueEq => Comparison::Equal,
        hipStreamWaitValueAnd => Comparison::And,
        hipStreamWaitValueNor => Comparison::Nor,
        _ => return invalid(format!("flags is {flags:#x}: it must be one of the hipStreamWaitValue flags")),
    })
}
