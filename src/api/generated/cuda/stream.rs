// Generated from src/api/cuda/stream.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Creates a stream in the current context.
///
/// - `phStream` (out): the stream; destroy it with cuStreamDestroy.
/// - `flags` (in): CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
/// - `priority` (in): lower is more urgent; clamped to the range of cuCtxGetStreamPriorityRange.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags, CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuStreamCreateWithPriority from 5.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamCreateWithPriority(
    phStream: *mut CUstream,
    flags: c_uint,
    priority: c_int,
) -> CUresult {
    let call = forward!(cuStreamCreateWithPriority(phStream, flags, priority), after: |status| given(&STREAMS, status == CUDA_SUCCESS, phStream));
    entry(call, move |gpu| create(gpu, phStream, flags, priority))
}

/// Destroys a stream at once; its queued work completes.
///
/// - `hStream` (in): the stream.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist and for a predefined one.
///
/// CUDA: cuStreamDestroy from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamDestroy(hStream: CUstream) -> CUresult {
    let call = forward!(cuStreamDestroy(hStream));
    entry(call, move |gpu| destroy(gpu, hStream))
}

/// cuStreamQuery with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamQuery with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamQuery_ptsz(hStream: CUstream) -> CUresult {
    let call = forward!(cuStreamQuery_ptsz(hStream));
    entry_on_stream(call, per_thread(hStream), move |gpu| query_stream(gpu, per_thread(hStream)))
}

/// cuStreamSynchronize with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamSynchronize with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamSynchronize_ptsz(hStream: CUstream) -> CUresult {
    let call = forward!(cuStreamSynchronize_ptsz(hStream));
    entry_on_stream(call, per_thread(hStream), move |gpu| synchronize_stream(gpu, per_thread(hStream)))
}

/// cuStreamWaitEvent with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamWaitEvent with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitEvent_ptsz(hStream: CUstream, hEvent: CUevent, Flags: c_uint) -> CUresult {
    let call = forward!(cuStreamWaitEvent_ptsz(hStream, hEvent, Flags));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        let event = existing_event(hEvent)?;
        match is_external(Flags)? {
            true => gpu.wait_external_event(per_thread(hStream), event),
            false => gpu.wait_event(per_thread(hStream), event),
        }
    })
}

/// cuStreamAddCallback with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamAddCallback with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamAddCallback_ptsz(
    hStream: CUstream,
    callback: CUstreamCallback,
    userData: *mut c_void,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamAddCallback_ptsz(hStream, callback, userData, flags));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        let Some(callback) = callback else { return invalid("the function is NULL") };
        no_flags(flags)?;
        let data = UserData(userData);
        let stream = UserData(hStream.cast());
        gpu.add_callback(
            per_thread(hStream),
            Box::new(move |outcome| {
                let (data, stream) = (data, stream);
                let state = outcome.err().map_or(CUDA_SUCCESS, status);
                // SAFETY: the caller gave a function of this type that may be called once on another thread.
                unsafe { callback(stream.0.cast(), state, data.0) };
            }),
        )
    })
}

/// Queues a call of a host function. It is skipped if earlier work on the stream failed, and must not call CUDA.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `fn` (in): the function.
/// - `userData` (in, nullable): passed to it.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL function, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuLaunchHostFunc from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchHostFunc(
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
) -> CUresult {
    let call = forward!(cuLaunchHostFunc(hStream, r#fn, userData));
    entry(call, move |gpu| {
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        unsafe { call_host(gpu, default_stream(hStream), r#fn, userData) }
    })
}

/// cuLaunchHostFunc with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuLaunchHostFunc with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchHostFunc_ptsz(
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
) -> CUresult {
    let call = forward!(cuLaunchHostFunc_ptsz(hStream, r#fn, userData));
    entry(call, move |gpu| {
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        unsafe { call_host(gpu, per_thread(hStream), r#fn, userData) }
    })
}

/// cuLaunchHostFunc_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuLaunchHostFunc with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchHostFunc_v2_ptsz(
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
    syncMode: c_uint,
) -> CUresult {
    let call = forward!(cuLaunchHostFunc_v2_ptsz(hStream, r#fn, userData, syncMode));
    entry(call, move |gpu| {
        if syncMode > CU_HOST_TASK_SPINWAIT {
            return invalid(format!("syncMode is {syncMode}: there is no such mode"));
        }
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        unsafe { call_host(gpu, per_thread(hStream), r#fn, userData) }
    })
}

/// cuStreamAttachMemAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamAttachMemAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamAttachMemAsync_ptsz(
    hStream: CUstream,
    dptr: CUdeviceptr,
    length: usize,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamAttachMemAsync_ptsz(hStream, dptr, length, flags));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        let memory = address(dptr)?;
        let stream = per_thread(hStream);
        if ![CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST, CU_MEM_ATTACH_SINGLE].contains(&flags) {
            return invalid(format!("flags is {flags:#x}: it must be one of the CU_MEM_ATTACH flags"));
        }
        if flags == CU_MEM_ATTACH_SINGLE && stream == Stream::PER_THREAD {
            return invalid("memory cannot be attached to the default stream alone");
        }
        gpu.attach_memory(stream, memory, length)
    })
}

/// cuStreamGetPriority with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetPriority with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetPriority_ptsz(hStream: CUstream, priority: *mut c_int) -> CUresult {
    let call = forward!(cuStreamGetPriority_ptsz(hStream, priority));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        out(priority)?.finish(gpu.stream_priority(per_thread(hStream))?)
    })
}

/// cuStreamGetFlags with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetFlags with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetFlags_ptsz(hStream: CUstream, flags: *mut c_uint) -> CUresult {
    let call = forward!(cuStreamGetFlags_ptsz(hStream, flags));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        let flags = out(flags)?;
        let non_blocking = gpu.stream_flags(per_thread(hStream))?.contains(StreamFlags::NON_BLOCKING);
        flags.finish(if non_blocking { CU_STREAM_NON_BLOCKING } else { CU_STREAM_DEFAULT })
    })
}

/// cuStreamGetDevice with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetDevice with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetDevice_ptsz(hStream: CUstream, device: *mut CUdevice) -> CUresult {
    let call = forward!(cuStreamGetDevice_ptsz(hStream, device));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        out(device)?.finish(gpu.stream_device(per_thread(hStream))?)
    })
}

/// cuStreamGetId with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetId with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetId_ptsz(hStream: CUstream, streamId: *mut c_ulonglong) -> CUresult {
    let call = forward!(cuStreamGetId_ptsz(hStream, streamId));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        out(streamId)?.finish(stream_id(gpu, per_thread(hStream))?)
    })
}

/// cuStreamGetCtx with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetCtx with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCtx_ptsz(hStream: CUstream, pctx: *mut CUcontext) -> CUresult {
    let call = forward!(cuStreamGetCtx_ptsz(hStream, pctx));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        out(pctx)?.finish(context_of(gpu, per_thread(hStream))?)
    })
}

/// cuStreamGetCtx_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetCtx with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCtx_v2_ptsz(
    hStream: CUstream,
    pCtx: *mut CUcontext,
    pGreenCtx: *mut CUgreenCtx,
) -> CUresult {
    let call = forward!(cuStreamGetCtx_v2_ptsz(hStream, pCtx, pGreenCtx));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        let (pCtx, pGreenCtx) = (out(pCtx)?, out(pGreenCtx)?);
        pCtx.write(context_of(gpu, per_thread(hStream))?);
        pGreenCtx.finish(ptr::null_mut())
    })
}

/// cuStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamIsCapturing with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamIsCapturing_ptsz(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) -> CUresult {
    let call = forward!(cuStreamIsCapturing_ptsz(hStream, captureStatus));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        capture::status(gpu, per_thread(hStream), captureStatus).map(drop)
    })
}

/// cuStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetCaptureInfo with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_ptsz(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
) -> CUresult {
    let call = forward!(cuStreamGetCaptureInfo_ptsz(hStream, captureStatus_out, id_out));
    entry_in_context(call, move |gpu| {
        let (graph, nodes, count) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let info = Info::<CUgraph_st, CUgraphNode_st> { id: id_out, graph, nodes, count };
        capture::info(gpu, per_thread(hStream), captureStatus_out, info)
    })
}

/// cuStreamGetCaptureInfo_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetCaptureInfo with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_v2_ptsz(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    numDependencies_out: *mut usize,
) -> CUresult {
    let call = forward!(cuStreamGetCaptureInfo_v2_ptsz(
        hStream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        numDependencies_out
    ));
    entry_in_context(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        capture::info(gpu, per_thread(hStream), captureStatus_out, info)
    })
}

/// cuStreamGetCaptureInfo_v3 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetCaptureInfo with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetCaptureInfo_v3_ptsz(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
    numDependencies_out: *mut usize,
) -> CUresult {
    let call = forward!(cuStreamGetCaptureInfo_v3_ptsz(
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
        capture::info_and_edges(gpu, per_thread(hStream), captureStatus_out, info, edgeData_out)
    })
}

/// cuStreamBeginCapture_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamBeginCapture with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBeginCapture_v2_ptsz(hStream: CUstream, mode: CUstreamCaptureMode) -> CUresult {
    let call = forward!(cuStreamBeginCapture_v2_ptsz(hStream, mode));
    entry_copying(call, per_thread(hStream), move |gpu| capture::begin(gpu, per_thread(hStream), mode))
}

/// cuStreamBeginCaptureToGraph with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamBeginCaptureToGraph with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBeginCaptureToGraph_ptsz(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> CUresult {
    let call =
        forward!(cuStreamBeginCaptureToGraph_ptsz(hStream, hGraph, dependencies, dependencyData, numDependencies, mode));
    entry_copying(call, per_thread(hStream), move |gpu| {
        let after = (dependencies, numDependencies);
        capture::begin_to_graph(gpu, per_thread(hStream), hGraph.into(), after, mode)
    })
}

/// cuStreamBeginRecaptureToGraph with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamBeginRecaptureToGraph with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBeginRecaptureToGraph_ptsz(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph,
    callbackFunc: CUgraphRecaptureCallback,
    userData: *mut c_void,
) -> CUresult {
    let call = forward!(cuStreamBeginRecaptureToGraph_ptsz(hStream, mode, hGraph, callbackFunc, userData));
    entry_copying(call, per_thread(hStream), move |gpu| {
        let data = UserData(userData);
        let judge = callbackFunc.map(|function| {
            judge(gpu, &READERS, move |node, was, is, status| {
                // All of it, which may be sent to another thread.
                let UserData(data) = { data };
                // SAFETY: the program gave both for this; the descriptions live for the call.
                unsafe { function(data, node.as_ptr(), was.cast(), is.cast(), status) }
            })
        });
        capture::begin_again(gpu, per_thread(hStream), hGraph.into(), judge, mode)
    })
}

/// cuStreamEndCapture with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamEndCapture with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamEndCapture_ptsz(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult {
    let call = forward!(cuStreamEndCapture_ptsz(hStream, phGraph));
    entry_copying(call, per_thread(hStream), move |gpu| capture::end(gpu, per_thread(hStream), phGraph))
}

/// cuStreamUpdateCaptureDependencies_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamUpdateCaptureDependencies with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamUpdateCaptureDependencies_v2_ptsz(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> CUresult {
    let call =
        forward!(cuStreamUpdateCaptureDependencies_v2_ptsz(hStream, dependencies, dependencyData, numDependencies, flags));
    entry_copying(call, per_thread(hStream), move |gpu| {
        capture::update(gpu, per_thread(hStream), (dependencies.cast_const(), numDependencies), flags)
    })
}

/// Changes the nodes that the next one of a captured stream comes after.
///
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `dependencies` (in, array of numDependencies, nullable): nodes of the graph that is being made.
/// - `numDependencies` (in): how many.
/// - `flags` (in): 0 adds them, 1 sets them.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other flags and nodes of other graphs, CUDA_ERROR_ILLEGAL_STATE for a stream
/// that is not being captured, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuStreamUpdateCaptureDependencies from 11.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamUpdateCaptureDependencies(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    numDependencies: usize,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamUpdateCaptureDependencies(hStream, dependencies, numDependencies, flags));
    entry_in_context(call, move |gpu| {
        capture::update(gpu, default_stream(hStream), (dependencies.cast_const(), numDependencies), flags)
    })
}

/// cuStreamUpdateCaptureDependencies with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamUpdateCaptureDependencies with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamUpdateCaptureDependencies_ptsz(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    numDependencies: usize,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamUpdateCaptureDependencies_ptsz(hStream, dependencies, numDependencies, flags));
    entry_in_context(call, move |gpu| {
        capture::update(gpu, per_thread(hStream), (dependencies.cast_const(), numDependencies), flags)
    })
}

/// Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
///
/// - `mode` (inout): a CUstreamCaptureMode, CU_STREAM_CAPTURE_MODE_GLOBAL until the thread sets another; on return the
///   one before.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for other modes.
///
/// CUDA: cuThreadExchangeStreamCaptureMode from 10.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) -> CUresult {
    let call = forward!(cuThreadExchangeStreamCaptureMode(mode));
    entry(call, move |gpu| exchange_capture_mode(gpu, mode))
}

/// cuStreamCopyAttributes with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamCopyAttributes with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamCopyAttributes_ptsz(dst: CUstream, src: CUstream) -> CUresult {
    let call = forward!(cuStreamCopyAttributes_ptsz(dst, src));
    entry_unless_destroyed(call, move |gpu| {
        [dst, src].into_iter().map(per_thread).try_for_each(|stream| {
            if stream.is_predefined() && gpu.made_current()?.is_none() {
                return Err(Kind::InvalidHandle.because("no context is current, whose default stream it would be"));
            }
            gpu.stream_device(stream).map(drop)
        })
    })
}

/// cuStreamGetAttribute with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamGetAttribute with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamGetAttribute_ptsz(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value_out: *mut CUstreamAttrValue,
) -> CUresult {
    let call = forward!(cuStreamGetAttribute_ptsz(hStream, attr, value_out));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        let value_out = out(value_out)?;
        let priority = gpu.stream_priority(per_thread(hStream))?;
        let mut value = CUlaunchAttributeValue { pad: [0; 64] };
        match attr {
            CU_LAUNCH_ATTRIBUTE_PRIORITY => value.priority = priority,
            CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY => value.syncPolicy = NO_POLICY,
            _ => return unsupported(format!("attribute {attr} of a stream cannot be told")),
        }
        value_out.finish(value)
    })
}

/// cuStreamSetAttribute with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamSetAttribute with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamSetAttribute_ptsz(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: *const CUstreamAttrValue,
) -> CUresult {
    let call = forward!(cuStreamSetAttribute_ptsz(hStream, attr, value));
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        if value.is_null() {
            return invalid("the value is NULL");
        }
        gpu.stream_device(per_thread(hStream))?;
        // SAFETY: not NULL, and the caller gives a valid pointer; any bytes are a number.
        unsafe { set_attribute(attr, value.cast()) }
    })
}

/// cuStreamWaitValue32_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamWaitValue32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitValue32_v2_ptsz(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWaitValue32_v2_ptsz(stream, addr, value, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        wait_value(gpu, per_thread(stream), addr, Width::Bits32, value.into(), flags)
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
/// CUDA: cuStreamWaitValue32 from 8.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWaitValue32(stream, addr, value, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        wait_value(gpu, default_stream(stream), addr, Width::Bits32, value.into(), flags)
    })
}

/// cuStreamWaitValue32 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamWaitValue32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitValue32_ptsz(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWaitValue32_ptsz(stream, addr, value, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        wait_value(gpu, per_thread(stream), addr, Width::Bits32, value.into(), flags)
    })
}

/// cuStreamWaitValue64_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamWaitValue64 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitValue64_v2_ptsz(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWaitValue64_v2_ptsz(stream, addr, value, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        wait_value(gpu, per_thread(stream), addr, Width::Bits64, value, flags)
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
/// CUDA: cuStreamWaitValue64 from 9.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWaitValue64(stream, addr, value, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        wait_value(gpu, default_stream(stream), addr, Width::Bits64, value, flags)
    })
}

/// cuStreamWaitValue64 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamWaitValue64 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWaitValue64_ptsz(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWaitValue64_ptsz(stream, addr, value, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        wait_value(gpu, per_thread(stream), addr, Width::Bits64, value, flags)
    })
}

/// cuStreamWriteValue32_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamWriteValue32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWriteValue32_v2_ptsz(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWriteValue32_v2_ptsz(stream, addr, value, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        write_value(gpu, per_thread(stream), addr, Width::Bits32, value.into(), flags)
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
/// CUDA: cuStreamWriteValue32 from 8.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWriteValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWriteValue32(stream, addr, value, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        write_value(gpu, default_stream(stream), addr, Width::Bits32, value.into(), flags)
    })
}

/// cuStreamWriteValue32 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamWriteValue32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWriteValue32_ptsz(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWriteValue32_ptsz(stream, addr, value, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        write_value(gpu, per_thread(stream), addr, Width::Bits32, value.into(), flags)
    })
}

/// cuStreamWriteValue64_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamWriteValue64 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWriteValue64_v2_ptsz(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWriteValue64_v2_ptsz(stream, addr, value, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        write_value(gpu, per_thread(stream), addr, Width::Bits64, value, flags)
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
/// CUDA: cuStreamWriteValue64 from 9.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWriteValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWriteValue64(stream, addr, value, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        write_value(gpu, default_stream(stream), addr, Width::Bits64, value, flags)
    })
}

/// cuStreamWriteValue64 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamWriteValue64 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamWriteValue64_ptsz(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamWriteValue64_ptsz(stream, addr, value, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        write_value(gpu, per_thread(stream), addr, Width::Bits64, value, flags)
    })
}

/// cuStreamBatchMemOp_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamBatchMemOp with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBatchMemOp_v2_ptsz(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamBatchMemOp_v2_ptsz(stream, count, paramArray, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        // SAFETY: the caller gives an array of `count` elements, or NULL.
        let operations: Vec<_> = unsafe { batch(count, paramArray, flags) }?;
        gpu.queue_values(per_thread(stream), &operations)
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
/// CUDA: cuStreamBatchMemOp from 8.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBatchMemOp(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamBatchMemOp(stream, count, paramArray, flags));
    entry_on_stream(call, default_stream(stream), move |gpu| {
        // SAFETY: the caller gives an array of `count` elements, or NULL.
        let operations: Vec<_> = unsafe { batch(count, paramArray, flags) }?;
        gpu.queue_values(default_stream(stream), &operations)
    })
}

/// cuStreamBatchMemOp with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuStreamBatchMemOp with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuStreamBatchMemOp_ptsz(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuStreamBatchMemOp_ptsz(stream, count, paramArray, flags));
    entry_on_stream(call, per_thread(stream), move |gpu| {
        // SAFETY: the caller gives an array of `count` elements, or NULL.
        let operations: Vec<_> = unsafe { batch(count, paramArray, flags) }?;
        gpu.queue_values(per_thread(stream), &operations)
    })
}
