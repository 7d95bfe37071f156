// Generated from src/api/cudart/stream.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Creates a stream on the current device.
///
/// - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
///
/// CUDA: cudaStreamCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreate(pStream: *mut cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamCreate(pStream), after: |status| given(&STREAMS, status == cudaSuccess, pStream));
    entry(call, move |gpu| create(gpu, pStream, cudaStreamDefault, 0))
}

/// Creates a stream on the current device.
///
/// - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
/// - `flags` (in): cudaStreamDefault or cudaStreamNonBlocking.
///
/// Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
///
/// CUDA: cudaStreamCreateWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreateWithFlags(pStream: *mut cudaStream_t, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaStreamCreateWithFlags(pStream, flags), after: |status| given(&STREAMS, status == cudaSuccess, pStream));
    entry(call, move |gpu| create(gpu, pStream, flags, 0))
}

/// Creates a stream on the current device.
///
/// - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
/// - `flags` (in): cudaStreamDefault or cudaStreamNonBlocking.
/// - `priority` (in): lower is more urgent; clamped to the range of cudaDeviceGetStreamPriorityRange.
///
/// Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
///
/// CUDA: cudaStreamCreateWithPriority.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreateWithPriority(
    pStream: *mut cudaStream_t,
    flags: c_uint,
    priority: c_int,
) -> cudaError_t {
    let call = forward!(cudaStreamCreateWithPriority(pStream, flags, priority), after: |status| given(&STREAMS, status == cudaSuccess, pStream));
    entry(call, move |gpu| create(gpu, pStream, flags, priority))
}

/// Destroys a stream. Returns at once; work queued on it completes.
///
/// - `stream` (in): a stream that was created.
///
/// Returns cudaErrorInvalidResourceHandle for NULL, for the predefined streams, and for a stream that does not exist.
///
/// CUDA: cudaStreamDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamDestroy(stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamDestroy(stream));
    entry(call, move |gpu| {
        let stream = default_stream(stream);
        if stream.is_predefined() {
            return Err(Kind::InvalidHandle.because("a predefined stream cannot be destroyed"));
        }
        gpu.destroy_stream(stream)
    })
}

/// Tells whether all work queued on a stream is done.
///
/// - `stream` (in, nullable): the stream.
///
/// Returns cudaSuccess when it is, cudaErrorNotReady when it is not, cudaErrorInvalidResourceHandle for a stream that
/// does not exist, cudaErrorLaunchFailure when work on it has failed, cudaErrorStreamCaptureUnsupported for a stream that
/// is being captured and beside captures that forbid unsafe calls.
///
/// CUDA: cudaStreamQuery.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamQuery(stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamQuery(stream));
    entry(call, move |gpu| query_stream(gpu, default_stream(stream)))
}

/// cudaStreamQuery with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamQuery with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamQuery_ptsz(stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamQuery_ptsz(stream));
    entry(call, move |gpu| query_stream(gpu, per_thread(stream)))
}

/// Waits until all work queued on a stream is done.
///
/// - `stream` (in, nullable): the stream.
///
/// Returns cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorLaunchFailure when work on it has
/// failed, cudaErrorStreamCaptureUnsupported for a stream that is being captured and beside captures that forbid unsafe
/// calls.
///
/// CUDA: cudaStreamSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamSynchronize(stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamSynchronize(stream));
    entry(call, move |gpu| synchronize_stream(gpu, default_stream(stream)))
}

/// cudaStreamSynchronize with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamSynchronize with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamSynchronize_ptsz(stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamSynchronize_ptsz(stream));
    entry(call, move |gpu| synchronize_stream(gpu, per_thread(stream)))
}

/// Makes work queued on a stream from now on wait for an event's latest record. An event never recorded is complete.
///
/// - `stream` (in, nullable): the stream.
/// - `event` (in): the event, of any device, or opened from another process.
/// - `flags` (in): cudaEventWaitDefault; cudaEventWaitExternal makes the wait a node of a stream that is being
///   captured.
///
/// Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
/// exist, cudaErrorIllegalState for cudaEventWaitExternal, where the stream is not being captured.
///
/// CUDA: cudaStreamWaitEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaStreamWaitEvent(stream, event, flags));
    entry(call, move |gpu| {
        let event = existing(event)?;
        match is_external(flags)? {
            true => gpu.wait_external_event(default_stream(stream), event),
            false => gpu.wait_event(default_stream(stream), event),
        }
    })
}

/// cudaStreamWaitEvent with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamWaitEvent with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamWaitEvent_ptsz(stream: cudaStream_t, event: cudaEvent_t, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaStreamWaitEvent_ptsz(stream, event, flags));
    entry(call, move |gpu| {
        let event = existing(event)?;
        match is_external(flags)? {
            true => gpu.wait_external_event(per_thread(stream), event),
            false => gpu.wait_event(per_thread(stream), event),
        }
    })
}

/// Queues a call of a host function, which gets the stream's status. It must not call CUDA.
///
/// - `stream` (in, nullable): the stream; the function gets it as it is given here.
/// - `callback` (in): the function; it is called on a thread of the runtime.
/// - `userData` (in, nullable): passed to the function.
/// - `flags` (in): 0.
///
/// Returns cudaErrorInvalidValue for a NULL function and for other flags, cudaErrorInvalidResourceHandle for a stream
/// that does not exist.
///
/// CUDA: cudaStreamAddCallback.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamAddCallback(
    stream: cudaStream_t,
    callback: cudaStreamCallback_t,
    userData: *mut c_void,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaStreamAddCallback(stream, callback, userData, flags));
    entry(call, move |gpu| {
        let Some(callback) = callback else { return invalid("the function is NULL") };
        no_flags(flags)?;
        let (given, data) = (Stream::from(stream), UserData(userData));
        gpu.add_callback(
            default_stream(stream),
            Box::new(move |outcome| {
                let data = data;
                let state = outcome.err().map_or(cudaSuccess, status);
                // SAFETY: the caller gave a function of this type that may be called once on another thread.
                unsafe { callback(given.as_ptr(), state, data.0) };
            }),
        )
    })
}

/// cudaStreamAddCallback with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamAddCallback with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamAddCallback_ptsz(
    stream: cudaStream_t,
    callback: cudaStreamCallback_t,
    userData: *mut c_void,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaStreamAddCallback_ptsz(stream, callback, userData, flags));
    entry(call, move |gpu| {
        let Some(callback) = callback else { return invalid("the function is NULL") };
        no_flags(flags)?;
        let (given, data) = (Stream::from(stream), UserData(userData));
        gpu.add_callback(
            per_thread(stream),
            Box::new(move |outcome| {
                let data = data;
                let state = outcome.err().map_or(cudaSuccess, status);
                // SAFETY: the caller gave a function of this type that may be called once on another thread.
                unsafe { callback(given.as_ptr(), state, data.0) };
            }),
        )
    })
}

/// Queues a call of a host function. It must not call CUDA.
///
/// The function is not called when earlier work on the stream has failed.
///
/// - `stream` (in, nullable): the stream.
/// - `fn` (in): the function; it is called on a thread of the runtime.
/// - `userData` (in, nullable): passed to the function.
///
/// Returns cudaErrorInvalidValue for a NULL function, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaLaunchHostFunc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLaunchHostFunc(
    stream: cudaStream_t,
    r#fn: cudaHostFn_t,
    userData: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaLaunchHostFunc(stream, r#fn, userData));
    entry(call, move |gpu| {
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        unsafe { call_host(gpu, default_stream(stream), r#fn, userData) }
    })
}

/// cudaLaunchHostFunc with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaLaunchHostFunc with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLaunchHostFunc_ptsz(
    stream: cudaStream_t,
    r#fn: cudaHostFn_t,
    userData: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaLaunchHostFunc_ptsz(stream, r#fn, userData));
    entry(call, move |gpu| {
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        unsafe { call_host(gpu, per_thread(stream), r#fn, userData) }
    })
}

/// Queues a call of a host function. It must not call CUDA.
///
/// The function is not called when earlier work on the stream has failed.
///
/// - `stream` (in, nullable): the stream.
/// - `fn` (in): the function; it is called on a thread of the runtime.
/// - `userData` (in, nullable): passed to the function.
/// - `syncMode` (in): a cudaHostTaskSyncMode, which only NVIDIA's runtime heeds; the others wait by blocking.
///
/// Returns cudaErrorInvalidValue for a NULL function and for other modes, cudaErrorInvalidResourceHandle for a stream
/// that does not exist.
///
/// CUDA: cudaLaunchHostFunc_v2 from 13.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLaunchHostFunc_v2(
    stream: cudaStream_t,
    r#fn: cudaHostFn_t,
    userData: *mut c_void,
    syncMode: c_uint,
) -> cudaError_t {
    let call = forward!(cudaLaunchHostFunc_v2(stream, r#fn, userData, syncMode));
    entry(call, move |gpu| {
        if syncMode > cudaHostTaskSpinWait {
            return invalid(format!("syncMode is {syncMode}: there is no such mode"));
        }
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        unsafe { call_host(gpu, default_stream(stream), r#fn, userData) }
    })
}

/// cudaLaunchHostFunc_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaLaunchHostFunc_v2 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLaunchHostFunc_v2_ptsz(
    stream: cudaStream_t,
    r#fn: cudaHostFn_t,
    userData: *mut c_void,
    syncMode: c_uint,
) -> cudaError_t {
    let call = forward!(cudaLaunchHostFunc_v2_ptsz(stream, r#fn, userData, syncMode));
    entry(call, move |gpu| {
        if syncMode > cudaHostTaskSpinWait {
            return invalid(format!("syncMode is {syncMode}: there is no such mode"));
        }
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        unsafe { call_host(gpu, per_thread(stream), r#fn, userData) }
    })
}

/// Attaches managed memory to a stream.
///
/// - `stream` (in, nullable): the stream; not NULL with cudaMemAttachSingle.
/// - `devPtr` (in): the base of managed memory.
/// - `length` (in): its bytes, or 0 for all of it.
/// - `flags` (in): cudaMemAttachGlobal, cudaMemAttachHost or cudaMemAttachSingle.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, memory that is not managed, and a part of an allocation;
/// cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamAttachMemAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamAttachMemAsync(
    stream: cudaStream_t,
    devPtr: *mut c_void,
    length: usize,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaStreamAttachMemAsync(stream, devPtr, length, flags));
    entry(call, move |gpu| {
        let address = non_null(devPtr)?;
        let stream = default_stream(stream);
        if ![cudaMemAttachGlobal, cudaMemAttachHost, cudaMemAttachSingle].contains(&flags) {
            return invalid(format!("flags is {flags:#x}: it must be one of the cudaMemAttach flags"));
        }
        if flags == cudaMemAttachSingle && stream.is_null() {
            return invalid("memory cannot be attached to the default stream alone");
        }
        gpu.attach_memory(stream, address, length)
    })
}

/// cudaStreamAttachMemAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamAttachMemAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamAttachMemAsync_ptsz(
    stream: cudaStream_t,
    devPtr: *mut c_void,
    length: usize,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaStreamAttachMemAsync_ptsz(stream, devPtr, length, flags));
    entry(call, move |gpu| {
        let address = non_null(devPtr)?;
        let stream = per_thread(stream);
        if ![cudaMemAttachGlobal, cudaMemAttachHost, cudaMemAttachSingle].contains(&flags) {
            return invalid(format!("flags is {flags:#x}: it must be one of the cudaMemAttach flags"));
        }
        if flags == cudaMemAttachSingle && stream.is_null() {
            return invalid("memory cannot be attached to the default stream alone");
        }
        gpu.attach_memory(stream, address, length)
    })
}

/// Returns the flags of a stream.
///
/// - `hStream` (in, nullable): the stream.
/// - `flags` (out): cudaStreamDefault or cudaStreamNonBlocking.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamGetFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetFlags(hStream: cudaStream_t, flags: *mut c_uint) -> cudaError_t {
    let call = forward!(cudaStreamGetFlags(hStream, flags));
    entry(call, move |gpu| {
        let flags = out(flags)?;
        let non_blocking = gpu.stream_flags(default_stream(hStream))?.contains(StreamFlags::NON_BLOCKING);
        flags.finish(if non_blocking { cudaStreamNonBlocking } else { cudaStreamDefault })
    })
}

/// cudaStreamGetFlags with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamGetFlags with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetFlags_ptsz(hStream: cudaStream_t, flags: *mut c_uint) -> cudaError_t {
    let call = forward!(cudaStreamGetFlags_ptsz(hStream, flags));
    entry(call, move |gpu| {
        let flags = out(flags)?;
        let non_blocking = gpu.stream_flags(per_thread(hStream))?.contains(StreamFlags::NON_BLOCKING);
        flags.finish(if non_blocking { cudaStreamNonBlocking } else { cudaStreamDefault })
    })
}

/// cudaStreamGetPriority with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamGetPriority with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetPriority_ptsz(hStream: cudaStream_t, priority: *mut c_int) -> cudaError_t {
    let call = forward!(cudaStreamGetPriority_ptsz(hStream, priority));
    entry(call, move |gpu| out(priority)?.finish(gpu.stream_priority(per_thread(hStream))?))
}

/// Returns a number that no other live stream of this process has.
///
/// - `hStream` (in, nullable): the stream.
/// - `streamId` (out): the number.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamGetId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetId(hStream: cudaStream_t, streamId: *mut c_ulonglong) -> cudaError_t {
    let call = forward!(cudaStreamGetId(hStream, streamId));
    entry(call, move |gpu| out(streamId)?.finish(cuda::stream_id(gpu, default_stream(hStream))?))
}

/// cudaStreamGetId with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamGetId with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetId_ptsz(hStream: cudaStream_t, streamId: *mut c_ulonglong) -> cudaError_t {
    let call = forward!(cudaStreamGetId_ptsz(hStream, streamId));
    entry(call, move |gpu| out(streamId)?.finish(cuda::stream_id(gpu, per_thread(hStream))?))
}

/// Returns the device of a stream.
///
/// - `hStream` (in, nullable): the stream; NULL belongs to the current device.
/// - `device` (out): its ordinal.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamGetDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetDevice(hStream: cudaStream_t, device: *mut c_int) -> cudaError_t {
    let call = forward!(cudaStreamGetDevice(hStream, device));
    entry(call, move |gpu| out(device)?.finish(gpu.stream_device(default_stream(hStream))?))
}

/// cudaStreamGetDevice with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamGetDevice with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetDevice_ptsz(hStream: cudaStream_t, device: *mut c_int) -> cudaError_t {
    let call = forward!(cudaStreamGetDevice_ptsz(hStream, device));
    entry(call, move |gpu| out(device)?.finish(gpu.stream_device(per_thread(hStream))?))
}

/// Tells whether a stream is being captured into a graph.
///
/// - `stream` (in, nullable): the stream.
/// - `pCaptureStatus` (out): a cudaStreamCaptureStatus.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist,
/// cudaErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
///
/// CUDA: cudaStreamIsCapturing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamIsCapturing(
    stream: cudaStream_t,
    pCaptureStatus: *mut cudaStreamCaptureStatus,
) -> cudaError_t {
    let call = forward!(cudaStreamIsCapturing(stream, pCaptureStatus));
    entry(call, move |gpu| capture::status(gpu, default_stream(stream), pCaptureStatus).map(drop))
}

/// cudaStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamIsCapturing with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamIsCapturing_ptsz(
    stream: cudaStream_t,
    pCaptureStatus: *mut cudaStreamCaptureStatus,
) -> cudaError_t {
    let call = forward!(cudaStreamIsCapturing_ptsz(stream, pCaptureStatus));
    entry(call, move |gpu| capture::status(gpu, per_thread(stream), pCaptureStatus).map(drop))
}

/// Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
///
/// Other streams take part once they wait for an event that was recorded in one that does, until the capture ends.
///
/// - `stream` (in): the stream; not the default stream.
/// - `mode` (in): the restrictions on threads meanwhile.
///
/// Returns cudaErrorInvalidValue for another mode, cudaErrorContextIsDestroyed for a stream that does not exist,
/// cudaErrorStreamCaptureUnsupported for the default stream, cudaErrorIllegalState for a stream that is being captured.
///
/// CUDA: cudaStreamBeginCapture.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t {
    let call = forward!(cudaStreamBeginCapture(stream, mode));
    entry(call, move |gpu| capture::begin(gpu, default_stream(stream), mode))
}

/// cudaStreamBeginCapture with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamBeginCapture with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginCapture_ptsz(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t {
    let call = forward!(cudaStreamBeginCapture_ptsz(stream, mode));
    entry(call, move |gpu| capture::begin(gpu, per_thread(stream), mode))
}

/// cudaStreamEndCapture with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamEndCapture with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamEndCapture_ptsz(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t {
    let call = forward!(cudaStreamEndCapture_ptsz(stream, pGraph));
    entry(call, move |gpu| capture::end(gpu, per_thread(stream), pGraph))
}

/// Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
///
/// - `mode` (inout): a cudaStreamCaptureMode, cudaStreamCaptureModeGlobal until the thread sets another; on return the
///   one before.
///
/// Returns cudaErrorInvalidValue for NULL and for other modes.
///
/// CUDA: cudaThreadExchangeStreamCaptureMode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaThreadExchangeStreamCaptureMode(mode: *mut cudaStreamCaptureMode) -> cudaError_t {
    let call = forward!(cudaThreadExchangeStreamCaptureMode(mode));
    entry(call, move |gpu| exchange_capture_mode(gpu, mode))
}

/// cudaStreamCopyAttributes with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamCopyAttributes with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCopyAttributes_ptsz(dst: cudaStream_t, src: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamCopyAttributes_ptsz(dst, src));
    entry(call, move |gpu| {
        gpu.stream_device(per_thread(dst))?;
        gpu.stream_device(per_thread(src))?;
        Ok(())
    })
}

/// cudaStreamGetAttribute with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamGetAttribute with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetAttribute_ptsz(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
    value_out: *mut cudaLaunchAttributeValue,
) -> cudaError_t {
    let call = forward!(cudaStreamGetAttribute_ptsz(hStream, attr, value_out));
    entry(call, move |gpu| {
        let value = out(value_out)?;
        let priority = gpu.stream_priority(per_thread(hStream))?;
        match attr {
            cudaLaunchAttributePriority => value.finish(cudaLaunchAttributeValue { priority }),
            cudaLaunchAttributeSynchronizationPolicy => {
                value.finish(cudaLaunchAttributeValue { syncPolicy: NO_POLICY })
            }
            _ => unsupported(format!("attribute {attr} of a stream cannot be told")),
        }
    })
}

/// Sets an attribute of a stream; not supported, as the streams here have none that can be set.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `attr` (in): the attribute.
/// - `value` (in): its value.
///
/// Returns cudaErrorNotSupported, cudaErrorInvalidValue for NULL and a number that is no policy,
/// cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamSetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamSetAttribute(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
    value: *const cudaLaunchAttributeValue,
) -> cudaError_t {
    let call = forward!(cudaStreamSetAttribute(hStream, attr, value));
    entry(call, move |gpu| {
        if value.is_null() {
            return invalid("the value is NULL");
        }
        gpu.stream_device(default_stream(hStream))?;
        // SAFETY: not NULL, and the caller gives a valid pointer; any bytes are a number.
        unsafe { set_attribute(attr, value.cast()) }
    })
}

/// cudaStreamSetAttribute with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamSetAttribute with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamSetAttribute_ptsz(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
    value: *const cudaLaunchAttributeValue,
) -> cudaError_t {
    let call = forward!(cudaStreamSetAttribute_ptsz(hStream, attr, value));
    entry(call, move |gpu| {
        if value.is_null() {
            return invalid("the value is NULL");
        }
        gpu.stream_device(per_thread(hStream))?;
        // SAFETY: not NULL, and the caller gives a valid pointer; any bytes are a number.
        unsafe { set_attribute(attr, value.cast()) }
    })
}

/// Begins to capture a stream into a graph, behind some of its nodes.
///
/// - `stream` (in, nullable): the stream.
/// - `graph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that the stream's first one comes after.
/// - `dependencyData` (in, array of numDependencies, nullable): data of the edges, which is not used.
/// - `numDependencies` (in): how many.
/// - `mode` (in): the restrictions on threads meanwhile.
///
/// Returns what cudaStreamBeginCapture_v2 returns, and cudaErrorInvalidValue for a graph that does not exist and nodes
/// that are named twice or are of another graph.
///
/// CUDA: cudaStreamBeginCaptureToGraph.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t,
    graph: cudaGraph_t,
    dependencies: *const cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    mode: cudaStreamCaptureMode,
) -> cudaError_t {
    let call =
        forward!(cudaStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, numDependencies, mode));
    entry(call, move |gpu| {
        let after = (dependencies, numDependencies);
        capture::begin_to_graph(gpu, default_stream(stream), graph.into(), after, mode)
    })
}

/// cudaStreamBeginCaptureToGraph with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamBeginCaptureToGraph with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginCaptureToGraph_ptsz(
    stream: cudaStream_t,
    graph: cudaGraph_t,
    dependencies: *const cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    mode: cudaStreamCaptureMode,
) -> cudaError_t {
    let call =
        forward!(cudaStreamBeginCaptureToGraph_ptsz(stream, graph, dependencies, dependencyData, numDependencies, mode));
    entry(call, move |gpu| {
        let after = (dependencies, numDependencies);
        capture::begin_to_graph(gpu, per_thread(stream), graph.into(), after, mode)
    })
}

/// cudaStreamBeginRecaptureToGraph with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamBeginRecaptureToGraph with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginRecaptureToGraph_ptsz(
    stream: cudaStream_t,
    mode: cudaStreamCaptureMode,
    graph: cudaGraph_t,
    callbackData: *mut cudaGraphRecaptureCallbackData,
) -> cudaError_t {
    let call = forward!(cudaStreamBeginRecaptureToGraph_ptsz(stream, mode, graph, callbackData));
    entry(call, move |gpu| {
        let callback = if callbackData.is_null() { None } else { Some(read(callbackData)?) };
        let judge = callback.and_then(|cudaGraphRecaptureCallbackData { callbackFunc, userData }| {
            let (function, data) = (callbackFunc?, UserData(userData));
            Some(judge(gpu, &READERS, move |node, was, is, status| {
                // All of it, which may be sent to another thread.
                let UserData(data) = { data };
                // SAFETY: the program gave both for this; the descriptions live for the call.
                unsafe { function(data, node.as_ptr(), was.cast(), is.cast(), status) }
            }))
        });
        capture::begin_again(gpu, per_thread(stream), graph.into(), judge, mode)
    })
}

/// cudaStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamGetCaptureInfo with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetCaptureInfo_ptsz(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    edgeData_out: *mut *const cudaGraphEdgeData,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    let call = forward!(cudaStreamGetCaptureInfo_ptsz(
        stream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        edgeData_out,
        numDependencies_out
    ));
    entry(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        capture::info_and_edges(gpu, per_thread(stream), captureStatus_out, info, edgeData_out)
    })
}

/// cudaStreamGetCaptureInfo_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetCaptureInfo_ptsz(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaStreamGetCaptureInfo_ptsz(stream, captureStatus_out, id_out));
    entry(call, move |gpu| {
        let (graph, nodes, count) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let info = Info::<CUgraph_st, CUgraphNode_st> { id: id_out, graph, nodes, count };
        capture::info(gpu, per_thread(stream), captureStatus_out, info)
    })
}

/// cudaStreamGetCaptureInfo_v2_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetCaptureInfo_v2_ptsz(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaStreamGetCaptureInfo_v2_ptsz(
        stream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        numDependencies_out
    ));
    entry(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        capture::info(gpu, per_thread(stream), captureStatus_out, info)
    })
}

/// cudaStreamGetCaptureInfo_v3_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetCaptureInfo_v3_ptsz(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    edgeData_out: *mut *const cudaGraphEdgeData,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaStreamGetCaptureInfo_v3_ptsz(
        stream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        edgeData_out,
        numDependencies_out
    ));
    entry(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        capture::info_and_edges(gpu, per_thread(stream), captureStatus_out, info, edgeData_out)
    })
}

/// Changes the nodes that the next one of a captured stream comes after.
///
/// - `stream` (in, nullable): the stream.
/// - `dependencies` (in, array of numDependencies, nullable): nodes of the graph that is being made.
/// - `dependencyData` (in, array of numDependencies, nullable): data of the edges, which is not used.
/// - `numDependencies` (in): how many.
/// - `flags` (in): 0 adds them, 1 sets them.
///
/// Returns cudaErrorInvalidValue for other flags and nodes of other graphs, cudaErrorIllegalState for a stream
/// that is not being captured, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamUpdateCaptureDependencies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> cudaError_t {
    let call =
        forward!(cudaStreamUpdateCaptureDependencies(stream, dependencies, dependencyData, numDependencies, flags));
    entry(call, move |gpu| {
        capture::update(gpu, default_stream(stream), (dependencies.cast_const(), numDependencies), flags)
    })
}

/// cudaStreamUpdateCaptureDependencies with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamUpdateCaptureDependencies with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamUpdateCaptureDependencies_ptsz(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> cudaError_t {
    let call =
        forward!(cudaStreamUpdateCaptureDependencies_ptsz(stream, dependencies, dependencyData, numDependencies, flags));
    entry(call, move |gpu| {
        capture::update(gpu, per_thread(stream), (dependencies.cast_const(), numDependencies), flags)
    })
}

/// cudaStreamUpdateCaptureDependencies_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamUpdateCaptureDependencies_ptsz(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    numDependencies: usize,
    flags: c_uint,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaStreamUpdateCaptureDependencies_ptsz(stream, dependencies, numDependencies, flags));
    entry(call, move |gpu| {
        capture::update(gpu, per_thread(stream), (dependencies.cast_const(), numDependencies), flags)
    })
}

/// cudaStreamUpdateCaptureDependencies_v2_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamUpdateCaptureDependencies_v2_ptsz(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> cudaError_t {
    speak_twelve();
    let call =
        forward!(cudaStreamUpdateCaptureDependencies_v2_ptsz(stream, dependencies, dependencyData, numDependencies, flags));
    entry(call, move |gpu| {
        capture::update(gpu, per_thread(stream), (dependencies.cast_const(), numDependencies), flags)
    })
}

/// cudaStreamGetDevResource with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamGetDevResource with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetDevResource_ptsz(
    hStream: cudaStream_t,
    resource: *mut c_void,
    r#type: cudaDevResourceType,
) -> cudaError_t {
    let call = forward!(cudaStreamGetDevResource_ptsz(hStream, resource, r#type));
    entry(call, move |gpu| {
        gpu.stream_device(per_thread(hStream))?;
        unsupported("devices have no parts here")
    })
}
