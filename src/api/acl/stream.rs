// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams. Every stream argument accepts NULL for the default stream of the calling thread's context.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::event::{EventUse, existing};
use super::live_streams::{live_stream, live_waiter, streams};
use super::notifies::{self, Waiter};
use super::types::*;
use super::{Slot, current, entry_in_context, forward, out, refused};
use crate::border::arguments::{invalid, unsupported};
use crate::gpu::{Gpu, Kind, Result, Stream, StreamFlags};

/// The streams that the program has.
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
