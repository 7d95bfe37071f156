// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams. Every stream argument accepts NULL for the default stream of the calling thread's context.

use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::event::{EventUse, existing};
use super::live_streams::{live_stream, live_waiter, streams};
use super::notifies::{self, Waiter};
use super::types::*;
use super::{Slot, address, current, entry_in_context, forward, out, read, refused, reserved};
use crate::api::stream::call_host;
use crate::border::arguments::{invalid, unsupported};
use crate::gpu::{Address, Comparison, Gpu, Kind, Result, Stream, StreamFlags, Width};

/// Creates a stream on the calling thread's device. It is not ordered with any other, nor with the default stream.
///
/// - `stream` (out): the stream; destroy it with aclrtDestroyStream.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_MEMORY_ALLOCATION.
///
/// AscendCL: aclrtCreateStream. CUDA: cuStreamCreate with CU_STREAM_NON_BLOCKING.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateStream(stream: *mut aclrtStream) -> aclError {
    let call = forward!(aclrtCreateStream(stream));
    entry_in_context(call, move |gpu| create(gpu, stream))
}

/// Creates a stream as aclrtCreateStream does.
///
/// - `stream` (out): the stream; destroy it with aclrtDestroyStream.
/// - `priority` (in): 0 for Huawei's runtime; of no effect here.
/// - `flag` (in): ACL_STREAM_FAST_LAUNCH, ACL_STREAM_FAST_SYNC; of no effect here, as any other.
///
/// Returns what aclrtCreateStream returns.
///
/// AscendCL: aclrtCreateStreamWithConfig. CUDA: cuStreamCreate with CU_STREAM_NON_BLOCKING.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateStreamWithConfig(stream: *mut aclrtStream, priority: u32, flag: u32) -> aclError {
    let call = forward!(aclrtCreateStreamWithConfig(stream, priority, flag));
    entry_in_context(call, move |gpu| create(gpu, stream))
}

/// # Safety
/// `stream` is NULL or valid for writing.
unsafe fn create(gpu: &dyn Gpu, stream: *mut aclrtStream) -> Result<()> {
    // SAFETY: as promised by the caller.
    let stream = unsafe { out(stream) }?;
    let context = current(gpu)?;
    let created = gpu.create_stream(StreamFlags::NON_BLOCKING, 0)?;
    streams().created.insert(created.0, Waiter::new(context));
    stream.finish(created.as_ptr())
}

/// Destroys a stream. Returns at once; work queued on it completes.
///
/// - `stream` (in): a stream that was created.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a stream that does not exist.
///
/// AscendCL: aclrtDestroyStream. CUDA: cuStreamDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyStream(stream: aclrtStream) -> aclError {
    let call = forward!(aclrtDestroyStream(stream));
    entry_in_context(call, move |gpu| destroy(gpu, stream))
}

/// Destroys a stream as aclrtDestroyStream does: work queued on it completes here, too.
///
/// - `stream` (in): a stream that was created.
///
/// Returns what aclrtDestroyStream returns.
///
/// AscendCL: aclrtDestroyStreamForce. CUDA: cuStreamDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyStreamForce(stream: aclrtStream) -> aclError {
    let call = forward!(aclrtDestroyStreamForce(stream));
    entry_in_context(call, move |gpu| destroy(gpu, stream))
}

fn destroy(gpu: &dyn Gpu, stream: aclrtStream) -> Result<()> {
    let stream = live_stream(stream.into())?;
    if stream <= Stream::PER_THREAD {
        return refused("the default stream cannot be destroyed");
    }
    // Removed first: a new stream may have its number as soon as it is destroyed. Of two threads one destroys it.
    let waiter = streams().created.remove(&stream.0);
    let Some(waiter) = waiter else { return Err(Kind::InvalidHandle.because("the stream is being destroyed")) };
    gpu.destroy_stream(stream).inspect_err(|_| _ = streams().created.insert(stream.0, waiter))
}

/// Waits until all work queued on a stream is done.
///
/// - `stream` (in, nullable): the stream.
///
/// Returns 107017 for a stream that does not exist, 107019 where a wait for a notify has timed out, 500000 where work has
/// failed.
///
/// AscendCL: aclrtSynchronizeStream. CUDA: cuStreamSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeStream(stream: aclrtStream) -> aclError {
    let call = forward!(aclrtSynchronizeStream(stream));
    entry_in_context(call, move |gpu| {
        let (stream, waiter) = found(gpu, stream)?;
        gpu.synchronize_stream(stream)?;
        check_waits(notifies::failure_of(&waiter))
    })
}

/// Waits until all work queued on a stream is done, or a timeout ends.
///
/// - `stream` (in, nullable): the stream.
/// - `timeout` (in): milliseconds; -1 for ever.
///
/// Returns ACL_ERROR_RT_STREAM_SYNC_TIMEOUT (507046) where work is not done by then, ACL_ERROR_RT_PARAM_INVALID for 0 and
/// less than -1, else what aclrtSynchronizeStream returns.
///
/// AscendCL: aclrtSynchronizeStreamWithTimeout. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeStreamWithTimeout(stream: aclrtStream, timeout: i32) -> aclError {
    let call = forward!(aclrtSynchronizeStreamWithTimeout(stream, timeout));
    entry_in_context(call, move |gpu| {
        let (stream, waiter) = found(gpu, stream)?;
        match timeout {
            -1 => gpu.synchronize_stream(stream),
            1.. => wait(gpu, stream, Duration::from_millis(timeout as u64)),
            _ => invalid(format!("a timeout of {timeout} ms")),
        }?;
        check_waits(notifies::failure_of(&waiter))
    })
}

fn wait(gpu: &dyn Gpu, stream: Stream, timeout: Duration) -> Result<()> {
    const LONGEST: Duration = Duration::from_millis(1);
    let begun = Instant::now();
    let mut pause = Duration::from_micros(20);
    while !is_done(gpu, stream)? {
        let remaining = timeout.saturating_sub(begun.elapsed());
        if remaining.is_zero() {
            return Err(Kind::Native(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT).because("the stream's work goes on"));
        }
        std::thread::sleep(pause.min(remaining));
        pause = LONGEST.min(pause * 2);
    }
    Ok(())
}

/// Finds a stream before work on it is waited for: another thread may destroy it meanwhile.
fn found(gpu: &dyn Gpu, stream: aclrtStream) -> Result<(Stream, Arc<Waiter>)> {
    let stream = Stream::from(stream);
    Ok((stream, live_waiter(gpu, stream)?))
}

/// Fails as a wait for a notify has failed.
pub(super) fn check_waits(failure: Option<Kind>) -> Result<()> {
    match failure {
        None => Ok(()),
        Some(Kind::NotReady) => Err(Kind::Native(TIMED_OUT).because("nobody recorded a notify in time")),
        Some(kind) => Err(kind.because("a wait for a notify has failed")),
    }
}

fn is_done(gpu: &dyn Gpu, stream: Stream) -> Result<bool> {
    match gpu.query_stream(stream) {
        Err(error) if error.kind() == Kind::NotReady => Ok(false),
        other => other.map(|()| true),
    }
}

/// Tells whether all work queued on a stream is done.
///
/// - `stream` (in, nullable): the stream.
/// - `streamStatus` (out): aclrtStreamStatus.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, else what aclrtSynchronizeStream returns.
///
/// AscendCL: aclrtStreamQuery. CUDA: cuStreamQuery.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtStreamQuery(stream: aclrtStream, streamStatus: *mut aclrtStreamStatus) -> aclError {
    let call = forward!(aclrtStreamQuery(stream, streamStatus));
    entry_in_context(call, move |gpu| {
        let status = out(streamStatus)?;
        let (stream, waiter) = found(gpu, stream)?;
        let is_done = is_done(gpu, stream)?;
        check_waits(notifies::failure_of(&waiter))?;
        status.finish(if is_done { ACL_STREAM_STATUS_COMPLETE } else { ACL_STREAM_STATUS_NOT_READY })
    })
}

/// Ends a stream's work and drops what is queued. Not supported: no other vendor can end work that runs.
///
/// - `stream` (in): the stream.
///
/// Returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT (207000), and what aclrtStreamQuery returns for a stream that does not
/// exist.
///
/// AscendCL: aclrtStreamAbort. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtStreamAbort(stream: aclrtStream) -> aclError {
    let call = forward!(aclrtStreamAbort(stream));
    entry_in_context(call, move |gpu| {
        found(gpu, stream)?;
        unsupported("only Ascend devices end work that runs")
    })
}

/// Queues a wait for an event's latest record. An event that was never recorded is not waited for.
///
/// - `stream` (in, nullable): the stream.
/// - `event` (in): the event: of aclrtCreateEventExWithFlag with ACL_EVENT_SYNC or ACL_EVENT_IPC, or of the other calls.
///
/// Returns ACL_ERROR_INVALID_PARAM for a NULL event, 107017 for an event or stream that does not exist,
/// ACL_ERROR_RT_PARAM_INVALID for an event of other flags.
///
/// AscendCL: aclrtStreamWaitEvent. CUDA: cuStreamWaitEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtStreamWaitEvent(stream: aclrtStream, event: aclrtEvent) -> aclError {
    let call = forward!(aclrtStreamWaitEvent(stream, event));
    entry_in_context(call, move |gpu| {
        let event = existing(event, EventUse::Waited)?;
        gpu.wait_event(live_stream(stream.into())?, event)
    })
}

/// Returns a number of a stream, which no other stream of this process has.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `streamId` (out): the number, not negative.
///
/// Returns ACL_ERROR_INVALID_PARAM for a NULL `streamId`, 107017 for a stream that does not exist.
///
/// AscendCL: aclrtStreamGetId. CUDA: cuStreamGetId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtStreamGetId(stream: aclrtStream, streamId: *mut i32) -> aclError {
    let call = forward!(aclrtStreamGetId(stream, streamId));
    entry_in_context(call, move |gpu| {
        let number = out(streamId)?;
        number.finish(found(gpu, stream)?.1.number())
    })
}

/// Queues a write of a value of 64 bits.
///
/// - `devAddr` (in): 8 bytes that the device reaches, aligned.
/// - `value` (in): the value.
/// - `flag` (in): 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and another `flag`, ACL_ERROR_RT_PARAM_INVALID for an address that is not
/// aligned and memory that no device reaches, 107017 for a stream that does not exist.
///
/// AscendCL: aclrtValueWrite. CUDA: cuStreamWriteValue64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtValueWrite(devAddr: *mut c_void, value: u64, flag: u32, stream: aclrtStream) -> aclError {
    let call = forward!(aclrtValueWrite(devAddr, value, flag, stream));
    entry_in_context(call, move |gpu| {
        let word = word(devAddr)?;
        reserved("flag", flag)?;
        gpu.write_value(live_stream(stream.into())?, word, Width::Bits64, value)
    })
}

/// Queues a wait until a value of 64 bits compares true.
///
/// - `devAddr` (in): 8 bytes that the device reaches, aligned.
/// - `value` (in): the value to compare them with.
/// - `flag` (in): ACL_STREAM_WAIT_VALUE_GEQ, ACL_STREAM_WAIT_VALUE_EQ, ACL_STREAM_WAIT_VALUE_AND or
///   ACL_STREAM_WAIT_VALUE_NOR.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other flags, an address that is not aligned
/// and memory that no device reaches, 107017 for a stream that does not exist.
///
/// AscendCL: aclrtValueWait. CUDA: cuStreamWaitValue64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtValueWait(devAddr: *mut c_void, value: u64, flag: u32, stream: aclrtStream) -> aclError {
    let call = forward!(aclrtValueWait(devAddr, value, flag, stream));
    entry_in_context(call, move |gpu| {
        let word = word(devAddr)?;
        let comparison = match flag {
            ACL_STREAM_WAIT_VALUE_GEQ => Comparison::GreaterOrEqual,
            ACL_STREAM_WAIT_VALUE_EQ => Comparison::Equal,
            ACL_STREAM_WAIT_VALUE_AND => Comparison::And,
            ACL_STREAM_WAIT_VALUE_NOR => Comparison::Nor,
            _ => return invalid(format!("flag is {flag:#x}: there is no such comparison")),
        };
        gpu.wait_value(live_stream(stream.into())?, word, Width::Bits64, value, u64::MAX, comparison)
    })
}

/// Checks the address of a value of 64 bits.
fn word(pointer: *mut c_void) -> Result<Address> {
    let address = address(pointer)?;
    if address.0.is_multiple_of(8) { Ok(address) } else { invalid("the address is no multiple of 8") }
}

/// Queues a call of a host function. It is skipped if earlier work on the stream failed, and must not call AscendCL.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `fn` (in): the function.
/// - `args` (in, nullable): passed to it.
///
/// Returns ACL_ERROR_INVALID_PARAM for a NULL function, 107017 for a stream that does not exist.
///
/// AscendCL: aclrtLaunchHostFunc. CUDA: cuLaunchHostFunc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtLaunchHostFunc(stream: aclrtStream, r#fn: aclrtHostFunc, args: *mut c_void) -> aclError {
    let call = forward!(aclrtLaunchHostFunc(stream, r#fn, args));
    entry_in_context(call, move |gpu| {
        if r#fn.is_none() {
            return refused("the function is NULL");
        }
        let stream = live_stream(stream.into())?;
        // SAFETY: the caller gives a function that may be called once on another thread.
        unsafe { call_host(gpu, stream, r#fn, args) }
    })
}

/// Sets an attribute of a stream.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `stmAttrType` (in): the attribute.
/// - `value` (in): its value: ACL_STREAM_ATTR_USER_CUSTOM_TAG has any; the others have what aclrtGetStreamAttribute
///   returns.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown attribute, 107017 for a stream that does not exist,
/// ACL_ERROR_RT_PARAM_INVALID for values that the attribute does not have, and for ACL_STREAM_ATTR_FAILURE_MODE of the
/// default stream, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for those that it does not have here.
///
/// AscendCL: aclrtSetStreamAttribute. CUDA: cuStreamSetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSetStreamAttribute(
    stream: aclrtStream,
    stmAttrType: aclrtStreamAttr,
    value: *mut aclrtStreamAttrValue,
) -> aclError {
    let call = forward!(aclrtSetStreamAttribute(stream, stmAttrType, value));
    entry_in_context(call, move |gpu| {
        let value = read(value)?;
        let (stream, waiter) = found(gpu, stream)?;
        let most = match stmAttrType {
            ACL_STREAM_ATTR_USER_CUSTOM_TAG => {
                // Relaxed: it orders nothing.
                waiter.tag().store(value.userCustomTag, Ordering::Relaxed);
                return Ok(());
            }
            ACL_STREAM_ATTR_FAILURE_MODE if stream <= Stream::PER_THREAD => {
                return invalid("the default stream has no failure mode that can be set");
            }
            ACL_STREAM_ATTR_PRIORITY => 7,
            _ => 1,
        };
        let here = fixed(stmAttrType)?;
        let wanted =
            if stmAttrType == ACL_STREAM_ATTR_FAILURE_MODE { value.failureMode } else { value.overflowSwitch.into() };
        match wanted {
            _ if wanted > most => invalid(format!("attribute {stmAttrType} of a stream has no value {wanted}")),
            _ if wanted != here => unsupported(format!("attribute {stmAttrType} of a stream is always {here} here")),
            _ => Ok(()),
        }
    })
}

/// Returns an attribute of a stream.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `stmAttrType` (in): the attribute.
/// - `value` (out): its value: 1 for ACL_STREAM_ATTR_FAILURE_MODE, as work behind work that has failed is not done; the
///   tag that was set; 0 for the others.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown attribute, 107017 for a stream that does not exist.
///
/// AscendCL: aclrtGetStreamAttribute. CUDA: cuStreamGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetStreamAttribute(
    stream: aclrtStream,
    stmAttrType: aclrtStreamAttr,
    value: *mut aclrtStreamAttrValue,
) -> aclError {
    let call = forward!(aclrtGetStreamAttribute(stream, stmAttrType, value));
    entry_in_context(call, move |gpu| {
        let value = out(value)?;
        let (_, waiter) = found(gpu, stream)?;
        let mut answer = aclrtStreamAttrValue { reserve: [0; 4] };
        match stmAttrType {
            // Relaxed: it orders nothing.
            ACL_STREAM_ATTR_USER_CUSTOM_TAG => answer.userCustomTag = waiter.tag().load(Ordering::Relaxed),
            ACL_STREAM_ATTR_FAILURE_MODE => answer.failureMode = fixed(stmAttrType)?,
            _ => answer.overflowSwitch = fixed(stmAttrType)? as u32,
        }
        value.finish(answer)
    })
}

/// The value that an attribute has of all streams.
fn fixed(attribute: aclrtStreamAttr) -> Result<u64> {
    match attribute {
        ACL_STREAM_ATTR_FAILURE_MODE => Ok(1),
        ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK | ACL_STREAM_ATTR_CACHE_OP_INFO | ACL_STREAM_ATTR_PRIORITY => Ok(0),
        _ => refused(format!("there is no attribute {attribute} of a stream")),
    }
}
