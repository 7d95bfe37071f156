// Generated from src/api/cudart/stream.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's: another name, default stream, or structures by reference.

use super::*;

/// cudaStreamQuery with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamQuery with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamQuery_ptsz(stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamQuery_ptsz(stream));
    entry(call, move |gpu| gpu.query_stream(per_thread(stream)))
}

/// cudaStreamSynchronize with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamSynchronize with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamSynchronize_ptsz(stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaStreamSynchronize_ptsz(stream));
    entry(call, move |gpu| gpu.synchronize_stream(per_thread(stream)))
}

/// cudaStreamWaitEvent with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamWaitEvent with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamWaitEvent_ptsz(stream: cudaStream_t, event: cudaEvent_t, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaStreamWaitEvent_ptsz(stream, event, flags));
    entry(call, move |gpu| {
        let event = existing(event)?;
        check_external(flags)?;
        gpu.wait_event(per_thread(stream), event)
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

/// cudaStreamGetId with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamGetId with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetId_ptsz(hStream: cudaStream_t, streamId: *mut c_ulonglong) -> cudaError_t {
    let call = forward!(cudaStreamGetId_ptsz(hStream, streamId));
    entry(call, move |gpu| out(streamId)?.finish(cuda::stream_id(gpu, per_thread(hStream))?))
}

/// cudaStreamGetDevice with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamGetDevice with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamGetDevice_ptsz(hStream: cudaStream_t, device: *mut c_int) -> cudaError_t {
    let call = forward!(cudaStreamGetDevice_ptsz(hStream, device));
    entry(call, move |gpu| out(device)?.finish(gpu.stream_device(per_thread(hStream))?))
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
    entry(call, move |gpu| not_capturing(gpu, per_thread(stream), pCaptureStatus))
}

/// cudaStreamBeginCapture with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamBeginCapture with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginCapture_ptsz(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t {
    let call = forward!(cudaStreamBeginCapture_ptsz(stream, mode));
    entry(call, move |gpu| no_capture(gpu, per_thread(stream)))
}

/// cudaStreamEndCapture with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamEndCapture with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamEndCapture_ptsz(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t {
    let call = forward!(cudaStreamEndCapture_ptsz(stream, pGraph));
    entry(call, move |gpu| end_capture(gpu, per_thread(stream)))
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
        if attr != cudaLaunchAttributePriority {
            return unsupported(format!("attribute {attr} of a stream cannot be told"));
        }
        value.finish(cudaLaunchAttributeValue { priority })
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
        unsupported(format!("attribute {attr} of a stream cannot be set"))
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
    entry(call, move |gpu| no_capture(gpu, per_thread(stream)))
}

/// cudaStreamBeginRecaptureToGraph with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaStreamBeginRecaptureToGraph with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaStreamBeginRecaptureToGraph_ptsz(
    stream: cudaStream_t,
    mode: cudaStreamCaptureMode,
    graph: cudaGraph_t,
    callbackData: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaStreamBeginRecaptureToGraph_ptsz(stream, mode, graph, callbackData));
    entry(call, move |gpu| no_capture(gpu, per_thread(stream)))
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
    entry(call, move |gpu| not_capturing(gpu, per_thread(stream), captureStatus_out))
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
    entry(call, move |gpu| not_capturing(gpu, per_thread(stream), captureStatus_out))
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
    entry(call, move |gpu| not_capturing(gpu, per_thread(stream), captureStatus_out))
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
    entry(call, move |gpu| not_capturing(gpu, per_thread(stream), captureStatus_out))
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
    entry(call, move |gpu| no_capture(gpu, per_thread(stream)))
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
    entry(call, move |gpu| no_capture(gpu, per_thread(stream)))
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
    entry(call, move |gpu| no_capture(gpu, per_thread(stream)))
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
