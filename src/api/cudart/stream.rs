// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams. Wherever a stream is taken, NULL is the default stream, cudaStreamLegacy the same one by name, and
//! cudaStreamPerThread the calling thread's own.

#[path = "../generated/cudart/stream.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::ptr;

use super::event::is_external;
use super::kernel::READERS;
use super::types::*;
use super::{Slot, default_stream, entry, existing, forward, invalid, non_null, per_thread, speak_twelve, unsupported};
use crate::api::capture::{self, Info, exchange_capture_mode, query_stream, synchronize_stream};
use crate::api::cuda;
use crate::api::graph::judge;
use crate::api::stream::{NO_POLICY, call_host, given, set_attribute};
use crate::border::arguments::{no_flags, out, read};
use crate::gpu::{Gpu, Kind, Result, Stream, StreamFlags, UserData};
use crate::share::handles::STREAMS;

pub use derived::*;

// Derived from hipStreamCreate: cudaStreamCreate
// With: pStream for stream
// Creates a stream on the current device.
//
// - `pStream` (out): the stream; destroy it with cudaStreamDestroy.

// Derived from hipStreamCreateWithFlags: cudaStreamCreateWithFlags
// With: pStream for stream
// Creates a stream on the current device.
//
// - `pStream` (out): the stream; destroy it with cudaStreamDestroy.

// Derived from hipStreamCreateWithPriority: cudaStreamCreateWithPriority
// With: pStream for stream
// Creates a stream on the current device.
//
// - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
// - `priority` (in): lower is more urgent; clamped to the range of cudaDeviceGetStreamPriorityRange.

// Derived from hipStreamDestroy: cudaStreamDestroy
// Returns cudaErrorInvalidResourceHandle for NULL, for the predefined streams, and for a stream that does not exist.

// Derived from hipStreamQuery: cudaStreamQuery, cudaStreamQuery_ptsz
// Returns cudaSuccess when it is, cudaErrorNotReady when it is not, cudaErrorInvalidResourceHandle for a stream that
// does not exist, cudaErrorLaunchFailure when work on it has failed, cudaErrorStreamCaptureUnsupported for a stream that
// is being captured and beside captures that forbid unsafe calls.

// Derived from hipStreamSynchronize: cudaStreamSynchronize, cudaStreamSynchronize_ptsz
// Returns cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorLaunchFailure when work on it has
// failed, cudaErrorStreamCaptureUnsupported for a stream that is being captured and beside captures that forbid unsafe
// calls.

// Derived from cuStreamWaitEvent: cudaStreamWaitEvent, cudaStreamWaitEvent_ptsz
// With: flags for Flags, existing for existing_event, event for hEvent, stream for hStream
// Makes work queued on a stream from now on wait for an event's latest record. An event never recorded is complete.
//
// - `stream` (in, nullable): the stream.
// - `event` (in): the event, of any device, or opened from another process.
// - `flags` (in): cudaEventWaitDefault; cudaEventWaitExternal makes the wait a node of a stream that is being
//   captured.
//
// Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
// exist, cudaErrorIllegalState for cudaEventWaitExternal, where the stream is not being captured.

// Derived from hipStreamAddCallback: cudaStreamAddCallback, cudaStreamAddCallback_ptsz
// Queues a call of a host function, which gets the stream's status. It must not call CUDA.
//
// - `userData` (in, nullable): passed to the function.
//
// Returns cudaErrorInvalidValue for a NULL function and for other flags, cudaErrorInvalidResourceHandle for a stream
// that does not exist.

// Derived from hipLaunchHostFunc: cudaLaunchHostFunc, cudaLaunchHostFunc_ptsz
// Queues a call of a host function. It must not call CUDA.
//
// The function is not called when earlier work on the stream has failed.
//
// - `userData` (in, nullable): passed to the function.
//
// Returns cudaErrorInvalidValue for a NULL function, cudaErrorInvalidResourceHandle for a stream that does not exist.

// Derived from cuLaunchHostFunc_v2: cudaLaunchHostFunc_v2, cudaLaunchHostFunc_v2_ptsz
// With: stream for hStream
// Queues a call of a host function. It must not call CUDA.
//
// The function is not called when earlier work on the stream has failed.
//
// - `stream` (in, nullable): the stream.
// - `fn` (in): the function; it is called on a thread of the runtime.
// - `userData` (in, nullable): passed to the function.
// - `syncMode` (in): a cudaHostTaskSyncMode, which only NVIDIA's runtime heeds; the others wait by blocking.
//
// Returns cudaErrorInvalidValue for a NULL function and for other modes, cudaErrorInvalidResourceHandle for a stream
// that does not exist.
//
// CUDA: cudaLaunchHostFunc_v2 from 13.1 on.

// Derived from hipStreamAttachMemAsync: cudaStreamAttachMemAsync, cudaStreamAttachMemAsync_ptsz
// With: devPtr for dev_ptr
// Returns cudaErrorInvalidValue for NULL, other flags, memory that is not managed, and a part of an allocation;
// cudaErrorInvalidResourceHandle for a stream that does not exist.

// Derived from cuStreamGetFlags: cudaStreamGetFlags, cudaStreamGetFlags_ptsz
// Returns the flags of a stream.
//
// - `hStream` (in, nullable): the stream.

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

// Derived from hipStreamGetId: cudaStreamGetId, cudaStreamGetId_ptsz
// With: hStream for stream, cuda::stream_id for stream_id
// Returns a number that no other live stream of this process has.
//
// - `hStream` (in, nullable): the stream.
//
// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.

// Derived from hipStreamGetDevice: cudaStreamGetDevice, cudaStreamGetDevice_ptsz
// With: c_int for hipDevice_t, hStream for stream
// Returns the device of a stream.
//
// - `hStream` (in, nullable): the stream; NULL belongs to the current device.
//
// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.

// Derived from hipStreamIsCapturing: cudaStreamIsCapturing, cudaStreamIsCapturing_ptsz
// Tells whether a stream is being captured into a graph.

// Derived from hipStreamBeginCapture: cudaStreamBeginCapture, cudaStreamBeginCapture_ptsz
// With: capture::begin for begin
// - `mode` (in): the restrictions on threads meanwhile.

/// Ends the capture that began in a stream.
///
/// - `stream` (in, nullable): the stream.
/// - `pGraph` (out, nullable): the graph, NULL after an error; destroy it with cudaGraphDestroy.
///
/// Returns cudaErrorIllegalState for a stream that is not being captured, cudaErrorInvalidResourceHandle for one that
/// does not exist; cudaErrorStreamCaptureUnmatched where the capture began in another stream,
/// cudaErrorStreamCaptureWrongThread where another thread began it, and then it goes on;
/// cudaErrorStreamCaptureInvalidated where it had failed, cudaErrorStreamCaptureUnjoined where work of another
/// stream was not joined to this one, and then it has ended.
///
/// CUDA: cudaStreamEndCapture.
// Derived: cudaStreamEndCapture_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamEndCapture(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t {
    let call = forward!(cudaStreamEndCapture(stream, pGraph));
    entry(call, move |gpu| capture::end(gpu, default_stream(stream), pGraph))
}

// Derived from hipThreadExchangeStreamCaptureMode: cudaThreadExchangeStreamCaptureMode
// - `mode` (inout): a cudaStreamCaptureMode, cudaStreamCaptureModeGlobal until the thread sets another; on return the
//   one before.

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
/// - `attr` (in): cudaLaunchAttributePriority or cudaLaunchAttributeSynchronizationPolicy, which is -1 as none is
///   set; the others are not supported here.
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
        match attr {
            cudaLaunchAttributePriority => value.finish(cudaLaunchAttributeValue { priority }),
            cudaLaunchAttributeSynchronizationPolicy => {
                value.finish(cudaLaunchAttributeValue { syncPolicy: NO_POLICY })
            }
            _ => unsupported(format!("attribute {attr} of a stream cannot be told")),
        }
    })
}

// Derived from cuStreamSetAttribute: cudaStreamSetAttribute, cudaStreamSetAttribute_ptsz
// Sets an attribute of a stream; not supported, as the streams here have none that can be set.
//
// Returns cudaErrorNotSupported, cudaErrorInvalidValue for NULL and a number that is no policy,
// cudaErrorInvalidResourceHandle for a stream that does not exist.

// Derived from cuStreamBeginCaptureToGraph: cudaStreamBeginCaptureToGraph, cudaStreamBeginCaptureToGraph_ptsz
// With: graph for hGraph, stream for hStream
// - `stream` (in, nullable): the stream.
// - `mode` (in): the restrictions on threads meanwhile.

/// Begins to capture a stream into a graph of an earlier capture, whose nodes get the work that is captured.
///
/// The nodes come in the order in which they were added. A call that makes another one, with other edges or with other
/// memory, returns cudaErrorGraphRecaptureFailure, and the capture fails; the graph is then to be destroyed.
///
/// - `stream` (in): the stream; not the default stream.
/// - `mode` (in): the restrictions on threads meanwhile.
/// - `graph` (in): the graph. It lets go the program's objects that it refers to.
/// - `callbackData` (in, nullable): a function that is told of each node whose work differs, and may end the capture.
///
/// Returns what cudaStreamBeginCapture returns, cudaErrorInvalidValue for a graph that does not exist, and
/// cudaErrorNotSupported where the runtime in use captures no graph anew.
///
/// CUDA: cudaStreamBeginRecaptureToGraph from 13.3 on.
// Derived: cudaStreamBeginRecaptureToGraph_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t,
    mode: cudaStreamCaptureMode,
    graph: cudaGraph_t,
    callbackData: *mut cudaGraphRecaptureCallbackData,
) -> cudaError_t {
    let call = forward!(cudaStreamBeginRecaptureToGraph(stream, mode, graph, callbackData));
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
        capture::begin_again(gpu, default_stream(stream), graph.into(), judge, mode)
    })
}

/// Returns the capture state of a stream. All but the status is written while the capture is active.
///
/// - `stream` (in, nullable): the stream.
/// - `captureStatus_out` (out): a cudaStreamCaptureStatus.
/// - `id_out` (out, nullable): the number of the capture.
/// - `graph_out` (out, nullable): the graph that is being made.
/// - `dependencies_out` (out, nullable): the nodes that the stream's next one comes after, valid until its next call.
/// - `edgeData_out` (out, nullable): NULL, as edges have no data here.
/// - `numDependencies_out` (out, nullable): how many.
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
    entry(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        capture::info_and_edges(gpu, default_stream(stream), captureStatus_out, info, edgeData_out)
    })
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
    entry(call, move |gpu| {
        let (graph, nodes, count) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let info = Info::<CUgraph_st, CUgraphNode_st> { id: id_out, graph, nodes, count };
        capture::info(gpu, default_stream(stream), captureStatus_out, info)
    })
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
    entry(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        capture::info(gpu, default_stream(stream), captureStatus_out, info)
    })
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
    entry(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        capture::info_and_edges(gpu, default_stream(stream), captureStatus_out, info, edgeData_out)
    })
}

// Derived from cuStreamUpdateCaptureDependencies_v2: cudaStreamUpdateCaptureDependencies, cudaStreamUpdateCaptureDependencies_ptsz
// With: stream for hStream
// - `stream` (in, nullable): the stream.

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
    entry(call, move |gpu| {
        capture::update(gpu, default_stream(stream), (dependencies.cast_const(), numDependencies), flags)
    })
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
    entry(call, move |gpu| {
        capture::update(gpu, default_stream(stream), (dependencies.cast_const(), numDependencies), flags)
    })
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
