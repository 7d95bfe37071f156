// Generated from src/api/cudart/external.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's: another name, default stream, or structures by reference.

use super::*;

/// cudaSignalExternalSemaphoresAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaSignalExternalSemaphoresAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaSignalExternalSemaphoresAsync_ptsz(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaSignalExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), per_thread(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Signal, arrays, PARAMETERS, numExtSems, stream) })
}

/// cudaSignalExternalSemaphoresAsync_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaSignalExternalSemaphoresAsync_ptsz(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const c_void,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaSignalExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), per_thread(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Signal, arrays, OLD_SIGNAL, numExtSems, stream) })
}

/// cudaSignalExternalSemaphoresAsync_v2_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaSignalExternalSemaphoresAsync_v2_ptsz(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaSignalExternalSemaphoresAsync_v2_ptsz(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), per_thread(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Signal, arrays, PARAMETERS, numExtSems, stream) })
}

/// cudaWaitExternalSemaphoresAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaWaitExternalSemaphoresAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaWaitExternalSemaphoresAsync_ptsz(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaWaitExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), per_thread(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Wait, arrays, PARAMETERS, numExtSems, stream) })
}

/// cudaWaitExternalSemaphoresAsync_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaWaitExternalSemaphoresAsync_ptsz(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const c_void,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaWaitExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), per_thread(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Wait, arrays, OLD_WAIT, numExtSems, stream) })
}

/// cudaWaitExternalSemaphoresAsync_v2_ptsz for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaWaitExternalSemaphoresAsync_v2_ptsz(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaWaitExternalSemaphoresAsync_v2_ptsz(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), per_thread(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Wait, arrays, PARAMETERS, numExtSems, stream) })
}
