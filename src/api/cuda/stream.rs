// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams. Wherever a stream is taken, NULL is the default stream, CU_STREAM_LEGACY the same one by name, and
//! CU_STREAM_PER_THREAD the calling thread's own.

#[path = "../generated/cuda/stream.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::ptr;

use super::event::is_external;
use super::graph::READERS;
use super::types::*;
use super::{
    Slot, address, current, default_stream, entry, entry_copying, entry_in_context, entry_on_stream,
    entry_unless_destroyed, existing_event, forward, invalid, per_thread, unsupported,
};
use crate::api::capture::{self, Info, exchange_capture_mode, query_stream, synchronize_stream};
use crate::api::graph::judge;
use crate::api::stream::{NO_POLICY, call_host as call_without_context, given, set_attribute};
use crate::border::arguments::{no_flags, out, read};
use crate::gpu::{Comparison, Gpu, Kind, Result, Stream, StreamFlags, UserData, ValueOperation, Width};
use crate::os::thread::system_id;
use crate::share::handles::STREAMS;

pub use derived::*;

/// Creates a stream in the current context.
///
/// - `phStream` (out): the stream; destroy it with cuStreamDestroy.
/// - `Flags` (in): CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags, CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuStreamCreate from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint) -> CUresult {
    let call =
        forward!(cuStreamCreate(phStream, Flags), after: |status| given(&STREAMS, status == CUDA_SUCCESS, phStream));
    entry(call, move |gpu| create(gpu, phStream, Flags, 0))
}

// Derived from hipStreamCreateWithPriority: cuStreamCreateWithPriority
// With: phStream for stream
// Creates a stream in the current context.
//
// - `phStream` (out): the stream; destroy it with cuStreamDestroy.
// - `flags` (in): CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
// - `priority` (in): lower is more urgent; clamped to the range of cuCtxGetStreamPriorityRange.
//
// CUDA: cuStreamCreateWithPriority from 5.5 on.

/// Destroys a stream at once; its queued work completes.
///
/// - `hStream` (in): the stream.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist and for a predefined one.
///
/// CUDA: cuStreamDestroy from 4.0 on.
// Derived: cuStreamDestroy from 2.0 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamDestroy_v2(hStream: CUstream) -> CUresult {
    let call = forward!(cuStreamDestroy_v2(hStream));
    entry(call, move |gpu| destroy(gpu, hStream))
}

/// Tells whether all work queued on a stream is done.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_SUCCESS when it is, CUDA_ERROR_NOT_READY when it is not, CUDA_ERROR_INVALID_HANDLE for a stream that
/// does not exist, CUDA_ERROR_LAUNCH_FAILED when work has failed, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that
/// is being captured and beside captures that forbid unsafe calls.
///
/// CUDA: cuStreamQuery from 2.0 on.
// Derived: cuStreamQuery_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamQuery(hStream: CUstream) -> CUresult {
    let call = forward!(cuStreamQuery(hStream));
    entry_on_stream(call, default_stream(hStream), move |gpu| query_stream(gpu, default_stream(hStream)))
}

/// Waits until all work queued on a stream is done.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist, CUDA_ERROR_LAUNCH_FAILED when work has failed,
/// CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured and beside captures that forbid unsafe
/// calls.
///
/// CUDA: cuStreamSynchronize from 2.0 on.
// Derived: cuStreamSynchronize_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamSynchronize(hStream: CUstream) -> CUresult {
    let call = forward!(cuStreamSynchronize(hStream));
    entry_on_stream(call, default_stream(hStream), move |gpu| synchronize_stream(gpu, default_stream(hStream)))
}

/// Makes work queued on a stream from now on wait for an event's latest record.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `hEvent` (in): the event. Never recorded, it is not waited for.
/// - `Flags` (in): CU_EVENT_WAIT_DEFAULT; CU_EVENT_WAIT_EXTERNAL makes the wait a node of a stream that is being
///   captured.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for an event or stream that does not exist, CUDA_ERROR_INVALID_VALUE for other
/// flags, CUDA_ERROR_ILLEGAL_STATE for CU_EVENT_WAIT_EXTERNAL where the stream is not being captured.
///
/// CUDA: cuStreamWaitEvent from 3.2 on.
// Derived: cuStreamWaitEvent_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: c_uint) -> CUresult {
    let call = forward!(cuStreamWaitEvent(hStream, hEvent, Flags));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let event = existing_event(hEvent)?;
        match is_external(Flags)? {
            true => gpu.wait_external_event(default_stream(hStream), event),
            false => gpu.wait_event(default_stream(hStream), event),
        }
    })
}

/// Queues a call of a host function, which gets the stream's status. It must not call CUDA.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `callback` (in): the function.
/// - `userData` (in, nullable): passed to it.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL function and other flags, CUDA_ERROR_INVALID_HANDLE for a stream that
/// does not exist.
///
/// CUDA: cuStreamAddCallback from 5.0 on.
// Derived: cuStreamAddCallback_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamAddCallback(
    hStream: CUstream,
    callback: CUstreamCallback,
    userData: *mut c_void,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamAddCallback(hStream, callback, userData, flags));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let Some(callback) = callback else { return invalid("the function is NULL") };
        no_flags(flags)?;
        let data = UserData(userData);
        let stream = UserData(hStream.cast());
        gpu.add_callback(
            default_stream(hStream),
            Box::new(move |outcome| {
                let (data, stream) = (data, stream);
                let state = outcome.err().map_or(CUDA_SUCCESS, status);
                // SAFETY: the caller gave a function of this type that may be called once on another thread.
                unsafe { callback(stream.0.cast(), state, data.0) };
            }),
        )
    })
}

// Derived from hipLaunchHostFunc: cuLaunchHostFunc, cuLaunchHostFunc_ptsz
// With: hStream for stream
// Queues a call of a host function. It is skipped if earlier work on the stream failed, and must not call CUDA.
//
// - `hStream` (in, nullable): the stream; NULL is the default stream.
// - `fn` (in): the function.
// - `userData` (in, nullable): passed to it.
//
// Returns CUDA_ERROR_INVALID_VALUE for a NULL function, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
//
// CUDA: cuLaunchHostFunc from 10.0 on.

/// Queues a call of a host function. It is skipped if earlier work on the stream failed, and must not call CUDA.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `fn` (in): the function.
/// - `userData` (in, nullable): passed to it.
/// - `syncMode` (in): a CUhostTaskSyncMode, which only NVIDIA's driver heeds; the others wait by blocking.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL function and for other modes, CUDA_ERROR_INVALID_HANDLE for a stream that
/// does not exist.
///
/// CUDA: cuLaunchHostFunc_v2; cuGetProcAddress gives it for cuLaunchHostFunc from 13.1 on.
// Derived: cuLaunchHostFunc_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchHostFunc_v2(
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
    syncMode: c_uint,
) -> CUresult {
    let call = forward!(cuLaunchHostFunc_v2(hStream, r#fn, userData, syncMode));
    entry(call, move |gpu| {
        if syncMode > CU_HOST_TASK_SPINWAIT {
            return invalid(format!("syncMode is {syncMode}: there is no such mode"));
        }
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        unsafe { call_host(gpu, default_stream(hStream), r#fn, userData) }
    })
}

/// Attaches managed memory to a stream, all streams or the host.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `dptr` (in): managed memory.
/// - `length` (in): 0, or the whole allocation's bytes.
/// - `flags` (in): one of the CUmemAttach_flags; CU_MEM_ATTACH_SINGLE not with the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other memory and other flags, CUDA_ERROR_INVALID_HANDLE for a stream that does
/// not exist.
///
/// CUDA: cuStreamAttachMemAsync from 6.0 on.
// Derived: cuStreamAttachMemAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamAttachMemAsync(
    hStream: CUstream,
    dptr: CUdeviceptr,
    length: usize,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamAttachMemAsync(hStream, dptr, length, flags));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let memory = address(dptr)?;
        let stream = default_stream(hStream);
        if ![CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST, CU_MEM_ATTACH_SINGLE].contains(&flags) {
            return invalid(format!("flags is {flags:#x}: it must be one of the CU_MEM_ATTACH flags"));
        }
        if flags == CU_MEM_ATTACH_SINGLE && stream == Stream::NULL {
            return invalid("memory cannot be attached to the default stream alone");
        }
        gpu.attach_memory(stream, memory, length)
    })
}

/// Returns a stream's priority.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `priority` (out): lower is more urgent.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetPriority from 5.5 on.
// Derived: cuStreamGetPriority_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetPriority(hStream: CUstream, priority: *mut c_int) -> CUresult {
    let call = forward!(cuStreamGetPriority(hStream, priority));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        out(priority)?.finish(gpu.stream_priority(default_stream(hStream))?)
    })
}

/// Returns the flags a stream was created with.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `flags` (out): CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetFlags from 5.5 on.
// Derived: cuStreamGetFlags_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetFlags(hStream: CUstream, flags: *mut c_uint) -> CUresult {
    let call = forward!(cuStreamGetFlags(hStream, flags));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let flags = out(flags)?;
        let non_blocking = gpu.stream_flags(default_stream(hStream))?.contains(StreamFlags::NON_BLOCKING);
        flags.finish(if non_blocking { CU_STREAM_NON_BLOCKING } else { CU_STREAM_DEFAULT })
    })
}

/// Returns a stream's device.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `device` (out): its ordinal.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetDevice from 12.8 on.
// Derived: cuStreamGetDevice_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice) -> CUresult {
    let call = forward!(cuStreamGetDevice(hStream, device));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        out(device)?.finish(gpu.stream_device(default_stream(hStream))?)
    })
}

/// Returns a number that no other stream of this process has.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `streamId` (out): the number.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetId from 12.0 on.
// Derived: cuStreamGetId_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetId(hStream: CUstream, streamId: *mut c_ulonglong) -> CUresult {
    let call = forward!(cuStreamGetId(hStream, streamId));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        out(streamId)?.finish(stream_id(gpu, default_stream(hStream))?)
    })
}

/// Returns the context of a stream: the current one, or its device's primary one.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `pctx` (out): the context.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetCtx from 9.2 on.
// Derived: cuStreamGetCtx_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext) -> CUresult {
    let call = forward!(cuStreamGetCtx(hStream, pctx));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        out(pctx)?.finish(context_of(gpu, default_stream(hStream))?)
    })
}

/// Returns the context of a stream: the current one, or its device's primary one.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `pCtx` (out): the context.
/// - `pGreenCtx` (out): NULL: no stream here belongs to a part of a device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetCtx_v2; cuGetProcAddress gives it for cuStreamGetCtx from 12.5 on.
// Derived: cuStreamGetCtx_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCtx_v2(
    hStream: CUstream,
    pCtx: *mut CUcontext,
    pGreenCtx: *mut CUgreenCtx,
) -> CUresult {
    let call = forward!(cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let (pCtx, pGreenCtx) = (out(pCtx)?, out(pGreenCtx)?);
        pCtx.write(context_of(gpu, default_stream(hStream))?);
        pGreenCtx.finish(ptr::null_mut())
    })
}

/// Returns the part of a device that a stream belongs to.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `phCtx` (out): NULL: no stream here belongs to a part of a device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetGreenCtx from 12.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetGreenCtx(hStream: CUstream, phCtx: *mut CUgreenCtx) -> CUresult {
    let call = forward!(cuStreamGetGreenCtx(hStream, phCtx));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let phCtx = out(phCtx)?;
        gpu.stream_device(default_stream(hStream))?;
        phCtx.finish(ptr::null_mut())
    })
}

/// Tells whether a stream is being captured into a graph.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `captureStatus` (out): a CUstreamCaptureStatus.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamIsCapturing from 10.0 on.
// Derived: cuStreamIsCapturing_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamIsCapturing(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) -> CUresult {
    let call = forward!(cuStreamIsCapturing(hStream, captureStatus));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        capture::status(gpu, default_stream(hStream), captureStatus).map(drop)
    })
}

/// Returns the capture state of a stream. All but the status is written while the capture is active.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `captureStatus_out` (out): a CUstreamCaptureStatus.
/// - `id_out` (out, nullable): the number of the capture.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetCaptureInfo from 10.1 on.
// Derived: cuStreamGetCaptureInfo_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCaptureInfo(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
) -> CUresult {
    let call = forward!(cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out));
    entry_in_context(call, move |gpu| {
        let (graph, nodes, count) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let info = Info::<CUgraph_st, CUgraphNode_st> { id: id_out, graph, nodes, count };
        capture::info(gpu, default_stream(hStream), captureStatus_out, info)
    })
}

/// Returns the capture state of a stream. All but the status is written while the capture is active.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `captureStatus_out` (out): a CUstreamCaptureStatus.
/// - `id_out` (out, nullable): the number of the capture.
/// - `graph_out` (out, nullable): the graph that is being made.
/// - `dependencies_out` (out, nullable): the nodes that the stream's next one comes after, valid until its next call.
/// - `numDependencies_out` (out, nullable): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL status, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetCaptureInfo_v2; cuGetProcAddress gives it for cuStreamGetCaptureInfo from 11.3 on.
// Derived: cuStreamGetCaptureInfo_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_v2(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    numDependencies_out: *mut usize,
) -> CUresult {
    let call = forward!(cuStreamGetCaptureInfo_v2(
        hStream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        numDependencies_out
    ));
    entry_in_context(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        capture::info(gpu, default_stream(hStream), captureStatus_out, info)
    })
}

/// Returns the capture state of a stream. All but the status is written while the capture is active.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `captureStatus_out` (out): a CUstreamCaptureStatus.
/// - `id_out` (out, nullable): the number of the capture.
/// - `graph_out` (out, nullable): the graph that is being made.
/// - `dependencies_out` (out, nullable): the nodes that the stream's next one comes after, valid until its next call.
/// - `edgeData_out` (out, nullable): NULL, as edges have no data here.
/// - `numDependencies_out` (out, nullable): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL status, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamGetCaptureInfo from 12.3 on.
// Derived: cuStreamGetCaptureInfo_v3_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_v3(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
    numDependencies_out: *mut usize,
) -> CUresult {
    let call = forward!(cuStreamGetCaptureInfo_v3(
        hStream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        edgeData_out,
        numDependencies_out
    ));
    entry_in_context(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        capture::info_and_edges(gpu, default_stream(hStream), captureStatus_out, info, edgeData_out)
    })
}

/// Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
///
/// Other streams take part once they wait for an event that was recorded in one that does, until the capture ends.
///
/// - `hStream` (in): the stream; not the default stream.
/// - `mode` (in): the restrictions on threads meanwhile, a CUstreamCaptureMode.
///
/// Returns CUDA_ERROR_INVALID_VALUE for another mode, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist,
/// CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for the default stream, CUDA_ERROR_ILLEGAL_STATE for a stream that is being
/// captured.
///
/// CUDA: cuStreamBeginCapture from 10.1 on.
// Derived: cuStreamBeginCapture_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) -> CUresult {
    let call = forward!(cuStreamBeginCapture_v2(hStream, mode));
    entry_copying(call, default_stream(hStream), move |gpu| capture::begin(gpu, default_stream(hStream), mode))
}

/// Begins to capture a stream into a graph, behind some of its nodes.
///
/// - `hStream` (in): the stream; not the default stream.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that the stream's first one comes after.
/// - `dependencyData` (in, array of numDependencies, nullable): data of the edges, which is not used.
/// - `numDependencies` (in): how many.
/// - `mode` (in): the restrictions on threads meanwhile, a CUstreamCaptureMode.
///
/// Returns what cuStreamBeginCapture_v2 returns, and CUDA_ERROR_INVALID_VALUE for a graph that does not exist and nodes
/// that are named twice or are of another graph.
///
/// CUDA: cuStreamBeginCaptureToGraph from 12.3 on.
// Derived: cuStreamBeginCaptureToGraph_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> CUresult {
    let call =
        forward!(cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode));
    entry_copying(call, default_stream(hStream), move |gpu| {
        let after = (dependencies, numDependencies);
        capture::begin_to_graph(gpu, default_stream(hStream), hGraph.into(), after, mode)
    })
}

/// Begins to capture a stream into a graph of an earlier capture, whose nodes get the work that is captured.
///
/// The nodes come in the order in which they were added. A call that makes another one, with other edges or with other
/// memory, returns CUDA_ERROR_GRAPH_RECAPTURE_FAILURE, and the capture fails; the graph is then to be destroyed.
///
/// - `hStream` (in): the stream; not the default stream.
/// - `mode` (in): the restrictions on threads meanwhile, a CUstreamCaptureMode.
/// - `hGraph` (in): the graph. It lets go the program's objects that it refers to.
/// - `callbackFunc` (in, nullable): is told of each node whose work differs, and may end the capture.
/// - `userData` (in, nullable): its data.
///
/// Returns what cuStreamBeginCapture_v2 returns, CUDA_ERROR_INVALID_VALUE for a graph that does not exist, and
/// CUDA_ERROR_NOT_SUPPORTED where the runtime in use captures no graph anew.
///
/// CUDA: cuStreamBeginRecaptureToGraph from 13.3 on.
// Derived: cuStreamBeginRecaptureToGraph_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph,
    callbackFunc: CUgraphRecaptureCallback,
    userData: *mut c_void,
) -> CUresult {
    let call = forward!(cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData));
    entry_copying(call, default_stream(hStream), move |gpu| {
        let data = UserData(userData);
        let judge = callbackFunc.map(|function| {
            judge(gpu, &READERS, move |node, was, is, status| {
                // All of it, which may be sent to another thread.
                let UserData(data) = { data };
                // SAFETY: the program gave both for this; the descriptions live for the call.
                unsafe { function(data, node.as_ptr(), was.cast(), is.cast(), status) }
            })
        });
        capture::begin_again(gpu, default_stream(hStream), hGraph.into(), judge, mode)
    })
}

/// Ends the capture that began in a stream.
///
/// - `hStream` (in): the stream.
/// - `phGraph` (out, nullable): the graph, NULL after an error; destroy it with cuGraphDestroy.
///
/// Returns CUDA_ERROR_ILLEGAL_STATE for a stream that is not being captured, CUDA_ERROR_INVALID_HANDLE for one that
/// does not exist; CUDA_ERROR_STREAM_CAPTURE_UNMATCHED where the capture began in another stream,
/// CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD where another thread began it, and then it goes on;
/// CUDA_ERROR_STREAM_CAPTURE_INVALIDATED where it had failed, CUDA_ERROR_STREAM_CAPTURE_UNJOINED where work of another
/// stream was not joined to this one, and then it has ended.
///
/// CUDA: cuStreamEndCapture from 10.0 on.
// Derived: cuStreamEndCapture_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult {
    let call = forward!(cuStreamEndCapture(hStream, phGraph));
    entry_copying(call, default_stream(hStream), move |gpu| capture::end(gpu, default_stream(hStream), phGraph))
}

/// Changes the nodes that the next one of a captured stream comes after.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `dependencies` (in, array of numDependencies, nullable): nodes of the graph that is being made.
/// - `dependencyData` (in, array of numDependencies, nullable): data of the edges, which is not used.
/// - `numDependencies` (in): how many.
/// - `flags` (in): 0 adds them, 1 sets them.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other flags and nodes of other graphs, CUDA_ERROR_ILLEGAL_STATE for a stream
/// that is not being captured, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamUpdateCaptureDependencies from 12.3 on.
// Derived: cuStreamUpdateCaptureDependencies_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> CUresult {
    let call =
        forward!(cuStreamUpdateCaptureDependencies_v2(hStream, dependencies, dependencyData, numDependencies, flags));
    entry_copying(call, default_stream(hStream), move |gpu| {
        capture::update(gpu, default_stream(hStream), (dependencies.cast_const(), numDependencies), flags)
    })
}

// Derived from hipStreamUpdateCaptureDependencies: cuStreamUpdateCaptureDependencies, cuStreamUpdateCaptureDependencies_ptsz
// With: entry_in_context for entry, hStream for stream
// - `hStream` (in, nullable): the stream; NULL is the default stream.
// - `flags` (in): 0 adds them, 1 sets them.
//
// Returns CUDA_ERROR_INVALID_VALUE for other flags and nodes of other graphs, CUDA_ERROR_ILLEGAL_STATE for a stream
// that is not being captured, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
//
// CUDA: cuStreamUpdateCaptureDependencies from 11.3 on.

// Derived from hipThreadExchangeStreamCaptureMode: cuThreadExchangeStreamCaptureMode
// - `mode` (inout): a CUstreamCaptureMode, CU_STREAM_CAPTURE_MODE_GLOBAL until the thread sets another; on return the
//   one before.
//
// CUDA: cuThreadExchangeStreamCaptureMode from 10.1 on.

/// Copies the attributes of one stream to another; none here can be set.
///
/// - `dst` (in, nullable): the stream that gets them.
/// - `src` (in, nullable): the stream that has them.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamCopyAttributes from 11.0 on.
// Derived: cuStreamCopyAttributes_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> CUresult {
    let call = forward!(cuStreamCopyAttributes(dst, src));
    entry_unless_destroyed(call, move |gpu| {
        [dst, src].into_iter().map(default_stream).try_for_each(|stream| {
            if stream.is_predefined() && gpu.made_current()?.is_none() {
                return Err(Kind::InvalidHandle.because("no context is current, whose default stream it would be"));
            }
            gpu.stream_device(stream).map(drop)
        })
    })
}

/// Returns an attribute of a stream.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `attr` (in): CU_LAUNCH_ATTRIBUTE_PRIORITY or CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, which is -1 as
///   none is set; the others are not supported here.
/// - `value_out` (out): its value.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist,
/// CUDA_ERROR_NOT_SUPPORTED for other attributes.
///
/// CUDA: cuStreamGetAttribute from 11.0 on.
// Derived: cuStreamGetAttribute_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value_out: *mut CUstreamAttrValue,
) -> CUresult {
    let call = forward!(cuStreamGetAttribute(hStream, attr, value_out));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let value_out = out(value_out)?;
        let priority = gpu.stream_priority(default_stream(hStream))?;
        let mut value = CUlaunchAttributeValue { pad: [0; 64] };
        match attr {
            CU_LAUNCH_ATTRIBUTE_PRIORITY => value.priority = priority,
            CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY => value.syncPolicy = NO_POLICY,
            _ => return unsupported(format!("attribute {attr} of a stream cannot be told")),
        }
        value_out.finish(value)
    })
}

/// Sets an attribute of a stream; not supported.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `attr` (in): the attribute.
/// - `value` (in): its value.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_VALUE for NULL and a number that is no policy,
/// CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamSetAttribute from 11.0 on.
// Derived: cuStreamSetAttribute_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamSetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: *const CUstreamAttrValue,
) -> CUresult {
    let call = forward!(cuStreamSetAttribute(hStream, attr, value));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        if value.is_null() {
            return invalid("the value is NULL");
        }
        gpu.stream_device(default_stream(hStream))?;
        // SAFETY: not NULL, and the caller gives a valid pointer; any bytes are a number.
        unsafe { set_attribute(attr, value.cast()) }
    })
}

/// Makes work queued on a stream from now on wait until a value in memory compares true.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `addr` (in): 4 bytes that the device reaches, aligned.
/// - `value` (in): the value to compare them with.
/// - `flags` (in): one of the CUstreamWaitValue_flags, and optionally CU_STREAM_WAIT_VALUE_FLUSH.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
/// for a stream that does not exist.
///
/// CUDA: cuStreamWaitValue32 from 11.7 on.
// Derived: cuStreamWaitValue32_v2_ptsz, cuStreamWaitValue32 from 8.0 on, cuStreamWaitValue32_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWaitValue32_v2(stream, addr, value, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        wait_value(gpu, default_stream(stream), addr, Width::Bits32, value.into(), flags)
    })
}

/// Makes work queued on a stream from now on wait until a value in memory compares true.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `addr` (in): 8 bytes that the device reaches, aligned.
/// - `value` (in): the value to compare them with.
/// - `flags` (in): one of the CUstreamWaitValue_flags, and optionally CU_STREAM_WAIT_VALUE_FLUSH.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
/// for a stream that does not exist.
///
/// CUDA: cuStreamWaitValue64 from 11.7 on.
// Derived: cuStreamWaitValue64_v2_ptsz, cuStreamWaitValue64 from 9.0 on, cuStreamWaitValue64_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWaitValue64_v2(stream, addr, value, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        wait_value(gpu, default_stream(stream), addr, Width::Bits64, value, flags)
    })
}

/// Queues a write of a value to memory.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `addr` (in): 4 bytes that the device reaches, aligned.
/// - `value` (in): the value.
/// - `flags` (in): CU_STREAM_WRITE_VALUE_DEFAULT.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
/// for a stream that does not exist.
///
/// CUDA: cuStreamWriteValue32 from 11.7 on.
// Derived: cuStreamWriteValue32_v2_ptsz, cuStreamWriteValue32 from 8.0 on, cuStreamWriteValue32_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWriteValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWriteValue32_v2(stream, addr, value, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        write_value(gpu, default_stream(stream), addr, Width::Bits32, value.into(), flags)
    })
}

/// Queues a write of a value to memory.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `addr` (in): 8 bytes that the device reaches, aligned.
/// - `value` (in): the value.
/// - `flags` (in): CU_STREAM_WRITE_VALUE_DEFAULT.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
/// for a stream that does not exist.
///
/// CUDA: cuStreamWriteValue64 from 11.7 on.
// Derived: cuStreamWriteValue64_v2_ptsz, cuStreamWriteValue64 from 9.0 on, cuStreamWriteValue64_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWriteValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWriteValue64_v2(stream, addr, value, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        write_value(gpu, default_stream(stream), addr, Width::Bits64, value, flags)
    })
}

/// Queues waits for values and writes of values, in order.
///
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `count` (in): how many, at most 256.
/// - `paramArray` (in, array of count): the waits and writes.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL where there is one, too many, other flags, and what a wait or a write refuses;
/// CUDA_ERROR_NOT_SUPPORTED for other operations; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
/// Then no operation has been queued, unless a vendor's library refuses the address of a later one.
///
/// CUDA: cuStreamBatchMemOp from 11.7 on.
// Derived: cuStreamBatchMemOp_v2_ptsz, cuStreamBatchMemOp from 8.0 on, cuStreamBatchMemOp_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBatchMemOp_v2(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamBatchMemOp_v2(stream, count, paramArray, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        // SAFETY: the caller gives an array of `count` elements, or NULL.
        let operations: Vec<_> = unsafe { batch(count, paramArray, flags) }?;
        gpu.queue_values(default_stream(stream), &operations)
    })
}

/// # Safety
/// `stream` is NULL or valid for writing.
unsafe fn create(gpu: &dyn Gpu, stream: *mut CUstream, flags: c_uint, priority: c_int) -> Result<()> {
    // SAFETY: as promised by the caller.
    let stream = unsafe { out(stream) }?;
    let flags = match flags {
        CU_STREAM_DEFAULT => StreamFlags::empty(),
        CU_STREAM_NON_BLOCKING => StreamFlags::NON_BLOCKING,
        _ => return invalid(format!("flags is {flags:#x}: it must be CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING")),
    };
    current(gpu)?;
    stream.finish(gpu.create_stream(flags, priority)?.as_ptr())
}

fn destroy(gpu: &dyn Gpu, stream: CUstream) -> Result<()> {
    let stream = Stream::from(stream);
    if stream.is_predefined() {
        return Err(Kind::InvalidHandle.because("a predefined stream cannot be destroyed"));
    }
    gpu.destroy_stream(stream)
}

/// Returns a number unique among live streams; each device and each thread has one default stream.
pub(in crate::api) fn stream_id(gpu: &dyn Gpu, stream: Stream) -> Result<c_ulonglong> {
    const OF_DEVICES: c_ulonglong = 1 << 32;
    const OF_THREADS: c_ulonglong = 1 << 33;
    let device = gpu.stream_device(stream)?;
    Ok(match stream {
        Stream::NULL | Stream::LEGACY => OF_DEVICES + device as c_ulonglong,
        Stream::PER_THREAD => OF_THREADS + system_id() as c_ulonglong,
        created => created.0 as c_ulonglong,
    })
}

fn context_of(gpu: &dyn Gpu, stream: Stream) -> Result<CUcontext> {
    if let Some(context) = gpu.stream_context(stream)? {
        return Ok(context.as_ptr());
    }
    let device = gpu.stream_device(stream)?;
    if device == gpu.current_device()?
        && let Ok(context) = current(gpu)
    {
        return Ok(context.as_ptr());
    }
    let primary = gpu.retain_primary(device)?;
    gpu.release_primary(device)?;
    Ok(primary.as_ptr())
}

/// # Safety
/// `function` is NULL, or may be called once on another thread with `data`.
unsafe fn call_host(gpu: &dyn Gpu, stream: Stream, function: CUhostFn, data: *mut c_void) -> Result<()> {
    if function.is_some() && stream.is_predefined() {
        current(gpu)?;
    }
    // SAFETY: as promised by the caller.
    unsafe { call_without_context(gpu, stream, function, data) }
}

fn wait_value(gpu: &dyn Gpu, stream: Stream, at: CUdeviceptr, width: Width, value: u64, flags: c_uint) -> Result<()> {
    gpu.wait_value(stream, address(at)?, width, value, u64::MAX, comparison(flags)?)
}

fn comparison(flags: c_uint) -> Result<Comparison> {
    match flags & !CU_STREAM_WAIT_VALUE_FLUSH {
        CU_STREAM_WAIT_VALUE_GEQ => Ok(Comparison::GreaterOrEqual),
        CU_STREAM_WAIT_VALUE_EQ => Ok(Comparison::Equal),
        CU_STREAM_WAIT_VALUE_AND => Ok(Comparison::And),
        CU_STREAM_WAIT_VALUE_NOR => Ok(Comparison::Nor),
        _ => invalid(format!("flags is {flags:#x}: it must be one of the CU_STREAM_WAIT_VALUE flags")),
    }
}

fn write_value(gpu: &dyn Gpu, stream: Stream, at: CUdeviceptr, width: Width, value: u64, flags: c_uint) -> Result<()> {
    no_flags(flags)?;
    gpu.write_value(stream, address(at)?, width, value)
}

/// Reads waits for values and writes of values, of which there may be none.
///
/// # Safety
/// `operations` is NULL or an array of `count` elements.
pub(super) unsafe fn batch<T: FromIterator<ValueOperation>>(
    count: c_uint,
    operations: *const CUstreamBatchMemOpParams,
    flags: c_uint,
) -> Result<T> {
    no_flags(flags)?;
    if operations.is_null() && count > 0 || count > 256 {
        return invalid("the array is NULL or too long");
    }
    let operation = |index| {
        // SAFETY: within the array.
        value_operation(&unsafe { read(operations.add(index)) }?)
    };
    (0..count as usize).map(operation).collect()
}

fn value_operation(operation: &CUstreamBatchMemOpParams) -> Result<ValueOperation> {
    // SAFETY: every member starts with the operation, and all of them take any bytes.
    let (kind, wait, write) = unsafe { (operation.operation, operation.waitValue, operation.writeValue) };
    let waits = |width| {
        let comparison = comparison(wait.flags)?;
        Ok(ValueOperation::wait(address(wait.address)?, width, wait.value64, comparison))
    };
    let writes = |width| {
        no_flags(write.flags)?;
        Ok(ValueOperation::write(address(write.address)?, width, write.value64))
    };
    match kind {
        CU_STREAM_MEM_OP_WAIT_VALUE_32 => waits(Width::Bits32),
        CU_STREAM_MEM_OP_WAIT_VALUE_64 => waits(Width::Bits64),
        CU_STREAM_MEM_OP_WRITE_VALUE_32 => writes(Width::Bits32),
        CU_STREAM_MEM_OP_WRITE_VALUE_64 => writes(Width::Bits64),
        CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES | CU_STREAM_MEM_OP_BARRIER | CU_STREAM_MEM_OP_ATOMIC_REDUCTION => {
            unsupported(format!("operation {kind} is not known here"))
        }
        _ => invalid(format!("{kind} is not an operation on memory")),
    }
}
