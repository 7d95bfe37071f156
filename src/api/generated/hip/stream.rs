// Generated from src/api/hip/stream.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// hipStreamQuery with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamQuery with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamQuery_spt(stream: hipStream_t) -> hipError_t {
    let call = forward!(hipStreamQuery_spt(stream), unless: semaphore::any());
    entry(call, move |gpu| destroyed(query_stream(gpu, per_thread(stream))))
}

/// hipStreamSynchronize with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamSynchronize with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamSynchronize_spt(stream: hipStream_t) -> hipError_t {
    let call = forward!(hipStreamSynchronize_spt(stream), unless: semaphore::any());
    entry(call, move |gpu| destroyed(synchronize_stream(gpu, per_thread(stream))))
}

/// hipStreamWaitEvent with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamWaitEvent with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamWaitEvent_spt(stream: hipStream_t, event: hipEvent_t, flags: c_uint) -> hipError_t {
    let call = forward!(hipStreamWaitEvent_spt(stream, event, flags));
    entry(call, move |gpu| {
        if flags > hipEventWaitExternal {
            return invalid(format!("flags is {flags:#x}: there are no such flags"));
        }
        let event = existing(event)?;
        let stream = per_thread(stream);
        if flags == hipEventWaitExternal {
            return match gpu.capture(stream)? {
                Some(_) => gpu.wait_external_event(stream, event),
                None => Err(Kind::InvalidHandle.because("the stream is not being captured")),
            };
        }
        gpu.wait_event(stream, event)
    })
}

/// hipStreamAddCallback with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamAddCallback with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamAddCallback_spt(
    stream: hipStream_t,
    callback: hipStreamCallback_t,
    userData: *mut c_void,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipStreamAddCallback_spt(stream, callback, userData, flags), unless: semaphore::any());
    entry(call, move |gpu| {
        let Some(callback) = callback else { return invalid("the function is NULL") };
        no_flags(flags)?;
        let (given, data) = (Stream::from(stream), UserData(userData));
        destroyed(gpu.add_callback(
            per_thread(stream),
            Box::new(move |outcome| {
                let data = data;
                let state = outcome.err().map_or(hipSuccess, status);
                // SAFETY: the caller gave a function of this type that may be called once on another thread.
                unsafe { callback(given.as_ptr(), state, data.0) };
            }),
        ))
    })
}

/// hipLaunchHostFunc with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipLaunchHostFunc with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLaunchHostFunc_spt(
    stream: hipStream_t,
    r#fn: hipHostFn_t,
    userData: *mut c_void,
) -> hipError_t {
    let call = forward!(hipLaunchHostFunc_spt(stream, r#fn, userData), unless: semaphore::any());
    entry(call, move |gpu| {
        // SAFETY: the caller gives a function that may be called once on another thread, or NULL.
        destroyed(unsafe { call_host(gpu, per_thread(stream), r#fn, userData) })
    })
}

/// hipStreamGetFlags with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamGetFlags with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetFlags_spt(stream: hipStream_t, flags: *mut c_uint) -> hipError_t {
    let call = forward!(hipStreamGetFlags_spt(stream, flags));
    entry(call, move |gpu| {
        let flags = out(flags)?;
        let stream = per_thread(stream);
        if stream.as_ptr::<c_void>().is_null() {
            return invalid("the stream is NULL");
        }
        let non_blocking = destroyed(gpu.stream_flags(stream))?.contains(StreamFlags::NON_BLOCKING);
        flags.finish(if non_blocking { hipStreamNonBlocking } else { hipStreamDefault })
    })
}

/// hipStreamGetPriority with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamGetPriority with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetPriority_spt(stream: hipStream_t, priority: *mut c_int) -> hipError_t {
    let call = forward!(hipStreamGetPriority_spt(stream, priority));
    entry(call, move |gpu| {
        let priority = out(priority)?;
        let stream = per_thread(stream);
        priority.finish(if stream.as_ptr::<c_void>().is_null() { 0 } else { destroyed(gpu.stream_priority(stream))? })
    })
}

/// hipStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamIsCapturing with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamIsCapturing_spt(
    stream: hipStream_t,
    pCaptureStatus: *mut hipStreamCaptureStatus,
) -> hipError_t {
    let call = forward!(hipStreamIsCapturing_spt(stream, pCaptureStatus));
    entry(call, move |gpu| destroyed(capture::status(gpu, per_thread(stream), pCaptureStatus)).map(drop))
}

/// hipStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamGetCaptureInfo with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetCaptureInfo_spt(
    stream: hipStream_t,
    pCaptureStatus: *mut hipStreamCaptureStatus,
    pId: *mut c_ulonglong,
) -> hipError_t {
    let call = forward!(hipStreamGetCaptureInfo_spt(stream, pCaptureStatus, pId));
    entry(call, move |gpu| {
        let (graph, nodes, count) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let info = Info::<ihipGraph, hipGraphNode> { id: pId, graph, nodes, count };
        destroyed(capture::info(gpu, per_thread(stream), pCaptureStatus, info))
    })
}

/// hipStreamGetCaptureInfo_v2 with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamGetCaptureInfo_v2 with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamGetCaptureInfo_v2_spt(
    stream: hipStream_t,
    captureStatus_out: *mut hipStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut hipGraph_t,
    dependencies_out: *mut *const hipGraphNode_t,
    numDependencies_out: *mut usize,
) -> hipError_t {
    let call = forward!(hipStreamGetCaptureInfo_v2_spt(
        stream,
        captureStatus_out,
        id_out,
        graph_out,
        dependencies_out,
        numDependencies_out
    ));
    entry(call, move |gpu| {
        let info = Info { id: id_out, graph: graph_out, nodes: dependencies_out, count: numDependencies_out };
        destroyed(capture::info(gpu, per_thread(stream), captureStatus_out, info))
    })
}

/// hipStreamBeginCapture with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamBeginCapture with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamBeginCapture_spt(stream: hipStream_t, mode: hipStreamCaptureMode) -> hipError_t {
    let call = forward!(hipStreamBeginCapture_spt(stream, mode));
    entry(call, move |gpu| destroyed(begin(gpu, per_thread(stream), mode)))
}

/// hipStreamEndCapture with the calling thread's own default stream in the place of the default stream.
///
/// HIP: hipStreamEndCapture with HIP_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamEndCapture_spt(stream: hipStream_t, pGraph: *mut hipGraph_t) -> hipError_t {
    let call = forward!(hipStreamEndCapture_spt(stream, pGraph));
    entry(call, move |gpu| {
        out(pGraph)?;
        destroyed(capture::end(gpu, per_thread(stream), pGraph))
    })
}
