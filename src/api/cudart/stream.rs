// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams. Wherever a stream is taken, NULL is the default stream, cudaStreamLegacy the same one by name, and
//! cudaStreamPerThread the calling thread's own.

#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};

use super::event::check_external;
use super::types::*;
use super::{Slot, default_stream, entry, existing, forward, invalid, non_null, per_thread, speak_twelve, unsupported};
use crate::api::capture::{end_capture, exchange_capture_mode, no_capture, not_capturing};
use crate::api::cuda;
use crate::border::arguments::{no_flags, out};
use crate::gpu::{Gpu, Kind, Result, Stream, StreamFlags, UserData};

pub use derived::*;

/// Creates a stream on the current device.
///
/// - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
///
/// CUDA: cudaStreamCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCreate(pStream: *mut cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamCreate(pStream));
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
    let call = forward!(cudaStreamCreateWithFlags(pStream, flags));
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
    let call = forward!(cudaStreamCreateWithPriority(pStream, flags, priority));
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
/// does not exist, cudaErrorLaunchFailure when work on it has failed.
///
/// CUDA: cudaStreamQuery.
// Derived: cudaStreamQuery_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamQuery(stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamQuery(stream));
    entry(call, move |gpu| gpu.query_stream(default_stream(stream)))
}

/// Waits until all work queued on a stream is done.
///
/// - `stream` (in, nullable): the stream.
///
/// Returns cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorLaunchFailure when work on it has
/// failed.
///
/// CUDA: cudaStreamSynchronize.
// Derived: cudaStreamSynchronize_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamSynchronize(stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamSynchronize(stream));
    entry(call, move |gpu| gpu.synchronize_stream(default_stream(stream)))
}

/// Makes work queued on a stream from now on wait for an event's latest record. An event never recorded is complete.
///
/// - `stream` (in, nullable): the stream.
/// - `event` (in): the event, of any device, or opened from another process.
/// - `flags` (in): cudaEventWaitDefault; cudaEventWaitExternal is for streams that are captured.
///
/// Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
/// exist, cudaErrorIllegalState for cudaEventWaitExternal, as no stream is captured here.
///
/// CUDA: cudaStreamWaitEvent.
// Derived: cudaStreamWaitEvent_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaStreamWaitEvent(stream, event, flags));
    entry(call, move |gpu| {
        let event = existing(event)?;
        check_external(flags)?;
        gpu.wait_event(default_stream(stream), event)
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
// Derived: cudaStreamAddCallback_ptsz
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
// Derived: cudaLaunchHostFunc_ptsz
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
// Derived: cudaLaunchHostFunc_v2_ptsz
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
// Derived: cudaStreamAttachMemAsync_ptsz
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

/// Returns the flags of a stream.
///
/// - `hStream` (in, nullable): the stream.
/// - `flags` (out): cudaStreamDefault or cudaStreamNonBlocking.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamGetFlags.
// Derived: cudaStreamGetFlags_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetFlags(hStream: cudaStream_t, flags: *mut c_uint) -> cudaError_t {
    let call = forward!(cudaStreamGetFlags(hStream, flags));
    entry(call, move |gpu| {
        let flags = out(flags)?;
        let non_blocking = gpu.stream_flags(default_stream(hStream))?.contains(StreamFlags::NON_BLOCKING);
        flags.finish(if non_blocking { cudaStreamNonBlocking } else { cudaStreamDefault })
    })
}

/// Returns the priority of a stream.
///
/// - `hStream` (in, nullable): the stream.
/// - `priority` (out): lower is more urgent.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamGetPriority.
// Derived: cudaStreamGetPriority_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetPriority(hStream: cudaStream_t, priority: *mut c_int) -> cudaError_t {
    let call = forward!(cudaStreamGetPriority(hStream, priority));
    entry(call, move |gpu| out(priority)?.finish(gpu.stream_priority(default_stream(hStream))?))
}

/// Returns a number that no other live stream of this process has.
///
/// - `hStream` (in, nullable): the stream.
/// - `streamId` (out): the number.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamGetId.
// Derived: cudaStreamGetId_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetId(hStream: cudaStream_t, streamId: *mut c_ulonglong) -> cudaError_t {
    let call = forward!(cudaStreamGetId(hStream, streamId));
    entry(call, move |gpu| out(streamId)?.finish(cuda::stream_id(gpu, default_stream(hStream))?))
}

/// Returns the device of a stream.
///
/// - `hStream` (in, nullable): the stream; NULL belongs to the current device.
/// - `device` (out): its ordinal.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamGetDevice.
// Derived: cudaStreamGetDevice_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetDevice(hStream: cudaStream_t, device: *mut c_int) -> cudaError_t {
    let call = forward!(cudaStreamGetDevice(hStream, device));
    entry(call, move |gpu| out(device)?.finish(gpu.stream_device(default_stream(hStream))?))
}

/// Tells whether a stream is being captured into a graph: never, as this version captures none.
///
/// - `stream` (in, nullable): the stream.
/// - `pCaptureStatus` (out): cudaStreamCaptureStatusNone.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamIsCapturing.
// Derived: cudaStreamIsCapturing_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamIsCapturing(
    stream: cudaStream_t,
    pCaptureStatus: *mut cudaStreamCaptureStatus,
) -> cudaError_t {
    let call = forward!(cudaStreamIsCapturing(stream, pCaptureStatus));
    entry(call, move |gpu| not_capturing(gpu, default_stream(stream), pCaptureStatus))
}

/// Begins to capture a stream into a graph; not supported, as this version makes no graphs.
///
/// - `stream` (in, nullable): the stream.
/// - `mode` (in): the restrictions on threads meanwhile.
///
/// Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamBeginCapture.
// Derived: cudaStreamBeginCapture_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t {
    let call = forward!(cudaStreamBeginCapture(stream, mode));
    entry(call, move |gpu| no_capture(gpu, default_stream(stream)))
}

/// Ends the capture of a stream; there is none, as this version makes no graphs.
///
/// - `stream` (in, nullable): the stream.
/// - `pGraph` (out): the graph.
///
/// Returns cudaErrorIllegalState, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamEndCapture.
// Derived: cudaStreamEndCapture_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamEndCapture(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t {
    let call = forward!(cudaStreamEndCapture(stream, pGraph));
    entry(call, move |gpu| end_capture(gpu, default_stream(stream)))
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

/// Resets persisting lines of the second-level cache; no back end here has any.
///
/// CUDA: cudaCtxResetPersistingL2Cache.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaCtxResetPersistingL2Cache() -> cudaError_t {
    let call = forward!(cudaCtxResetPersistingL2Cache());
    entry(call, move |_| Ok(()))
}

/// Copies the attributes of one stream to another; none here can be set.
///
/// - `dst` (in, nullable): the stream that gets them.
/// - `src` (in, nullable): the stream that has them.
///
/// Returns cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamCopyAttributes.
// Derived: cudaStreamCopyAttributes_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamCopyAttributes(dst: cudaStream_t, src: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamCopyAttributes(dst, src));
    entry(call, move |gpu| {
        gpu.stream_device(default_stream(dst))?;
        gpu.stream_device(default_stream(src))?;
        Ok(())
    })
}

/// Returns an attribute of a stream.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `attr` (in): cudaLaunchAttributePriority; the others are not supported here.
/// - `value_out` (out): its value.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist,
/// cudaErrorNotSupported for other attributes.
///
/// CUDA: cudaStreamGetAttribute.
// Derived: cudaStreamGetAttribute_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetAttribute(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
    value_out: *mut cudaLaunchAttributeValue,
) -> cudaError_t {
    let call = forward!(cudaStreamGetAttribute(hStream, attr, value_out));
    entry(call, move |gpu| {
        let value = out(value_out)?;
        let priority = gpu.stream_priority(default_stream(hStream))?;
        if attr != cudaLaunchAttributePriority {
            return unsupported(format!("attribute {attr} of a stream cannot be told"));
        }
        value.finish(cudaLaunchAttributeValue { priority })
    })
}

/// Sets an attribute of a stream; not supported, as the streams here have none that can be set.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `attr` (in): the attribute.
/// - `value` (in): its value.
///
/// Returns cudaErrorNotSupported, cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does
/// not exist.
///
/// CUDA: cudaStreamSetAttribute.
// Derived: cudaStreamSetAttribute_ptsz
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
        unsupported(format!("attribute {attr} of a stream cannot be set"))
    })
}

/// Begins to capture a stream into a graph; not supported, as this version makes no graphs.
///
/// - `stream` (in, nullable): the stream.
/// - `graph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): what the work depends on.
/// - `dependencyData` (in, array of numDependencies, nullable): how.
/// - `numDependencies` (in): how many.
/// - `mode` (in): the restrictions on threads meanwhile.
///
/// Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamBeginCaptureToGraph.
// Derived: cudaStreamBeginCaptureToGraph_ptsz
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
    entry(call, move |gpu| no_capture(gpu, default_stream(stream)))
}

/// Captures a stream into a graph of an earlier capture; not supported, as this version makes no graphs.
///
/// - `stream` (in, nullable): the stream.
/// - `mode` (in): the restrictions on threads meanwhile.
/// - `graph` (in): the graph.
/// - `callbackData` (in, nullable): a cudaGraphRecaptureCallbackData.
///
/// Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamBeginRecaptureToGraph from 13.3 on.
// Derived: cudaStreamBeginRecaptureToGraph_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t,
    mode: cudaStreamCaptureMode,
    graph: cudaGraph_t,
    callbackData: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaStreamBeginRecaptureToGraph(stream, mode, graph, callbackData));
    entry(call, move |gpu| no_capture(gpu, default_stream(stream)))
}

/// Returns the capture state of a stream: none, as this version captures no streams.
///
/// - `stream` (in, nullable): the stream.
/// - `captureStatus_out` (out): cudaStreamCaptureStatusNone.
/// - `id_out` (out, nullable): not written.
/// - `graph_out` (out, nullable): not written.
/// - `dependencies_out` (out, nullable): not written.
/// - `edgeData_out` (out, nullable): not written.
/// - `numDependencies_out` (out, nullable): not written.
///
/// Returns cudaErrorInvalidValue for a NULL `captureStatus_out`, cudaErrorInvalidResourceHandle for a stream that does
/// not exist.
///
/// CUDA: cudaStreamGetCaptureInfo.
// Derived: cudaStreamGetCaptureInfo_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetCaptureInfo(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    edgeData_out: *mut *const cudaGraphEdgeData,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    let call = forward!(cudaStreamGetCaptureInfo(
        stream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        edgeData_out,
        numDependencies_out
    ));
    entry(call, move |gpu| not_capturing(gpu, default_stream(stream), captureStatus_out))
}

/// cudaStreamGetCaptureInfo of CUDA 12, which kept the meaning it had in CUDA 10.
// Derived: anygpu_12_cudaStreamGetCaptureInfo_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetCaptureInfo(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaStreamGetCaptureInfo(stream, captureStatus_out, id_out));
    entry(call, move |gpu| not_capturing(gpu, default_stream(stream), captureStatus_out))
}

/// cudaStreamGetCaptureInfo for programs compiled for CUDA 12, by the name that its headers use.
// Derived: anygpu_12_cudaStreamGetCaptureInfo_v2_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetCaptureInfo_v2(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaStreamGetCaptureInfo_v2(
        stream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        numDependencies_out
    ));
    entry(call, move |gpu| not_capturing(gpu, default_stream(stream), captureStatus_out))
}

/// cudaStreamGetCaptureInfo of CUDA 13 for programs compiled for CUDA 12.
// Derived: anygpu_12_cudaStreamGetCaptureInfo_v3_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    edgeData_out: *mut *const cudaGraphEdgeData,
    numDependencies_out: *mut usize,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaStreamGetCaptureInfo_v3(
        stream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        edgeData_out,
        numDependencies_out
    ));
    entry(call, move |gpu| not_capturing(gpu, default_stream(stream), captureStatus_out))
}

/// Changes the dependencies of captured work; not supported, as this version makes no graphs.
///
/// - `stream` (in, nullable): the stream.
/// - `dependencies` (in, array of numDependencies, nullable): what the work depends on.
/// - `dependencyData` (in, array of numDependencies, nullable): how.
/// - `numDependencies` (in): how many.
/// - `flags` (in): whether they are added or set.
///
/// Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamUpdateCaptureDependencies.
// Derived: cudaStreamUpdateCaptureDependencies_ptsz
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
    entry(call, move |gpu| no_capture(gpu, default_stream(stream)))
}

/// cudaStreamUpdateCaptureDependencies of CUDA 12, without edges.
// Derived: anygpu_12_cudaStreamUpdateCaptureDependencies_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    numDependencies: usize,
    flags: c_uint,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaStreamUpdateCaptureDependencies(stream, dependencies, numDependencies, flags));
    entry(call, move |gpu| no_capture(gpu, default_stream(stream)))
}

/// cudaStreamUpdateCaptureDependencies of CUDA 13 for programs compiled for CUDA 12.
// Derived: anygpu_12_cudaStreamUpdateCaptureDependencies_v2_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> cudaError_t {
    speak_twelve();
    let call =
        forward!(cudaStreamUpdateCaptureDependencies_v2(stream, dependencies, dependencyData, numDependencies, flags));
    entry(call, move |gpu| no_capture(gpu, default_stream(stream)))
}

/// Returns the part of the device that a stream runs on; not supported, as this version makes no parts.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `resource` (out): a cudaDevResource.
/// - `type` (in): of what kind.
///
/// Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaStreamGetDevResource from 13.1 on.
// Derived: cudaStreamGetDevResource_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetDevResource(
    hStream: cudaStream_t,
    resource: *mut c_void,
    r#type: cudaDevResourceType,
) -> cudaError_t {
    let call = forward!(cudaStreamGetDevResource(hStream, resource, r#type));
    entry(call, move |gpu| {
        gpu.stream_device(default_stream(hStream))?;
        unsupported("devices have no parts here")
    })
}

/// # Safety
/// `function` is NULL, or may be called once on another thread with `data`.
unsafe fn call_host(gpu: &dyn Gpu, stream: Stream, function: cudaHostFn_t, data: *mut c_void) -> Result<()> {
    let Some(function) = function else { return invalid("the function is NULL") };
    let data = UserData(data);
    gpu.call_host(
        stream,
        Box::new(move || {
            let data = data;
            // SAFETY: as promised by the caller.
            unsafe { function(data.0) };
        }),
    )
}

/// Refuses captures, as this version makes no graphs.
/// # Safety
/// `stream` is NULL or valid for writing.
unsafe fn create(gpu: &dyn Gpu, stream: *mut cudaStream_t, flags: c_uint, priority: c_int) -> Result<()> {
    // SAFETY: as promised by the caller.
    let stream = unsafe { out(stream) }?;
    let flags = match flags {
        cudaStreamDefault => StreamFlags::empty(),
        cudaStreamNonBlocking => StreamFlags::NON_BLOCKING,
        _ => return invalid(format!("flags is {flags:#x}: it must be cudaStreamDefault or cudaStreamNonBlocking")),
    };
    stream.finish(gpu.create_stream(flags, priority)?.as_ptr())
}
