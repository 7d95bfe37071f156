// Generated from src/api/cuda/external.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// cuSignalExternalSemaphoresAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuSignalExternalSemaphoresAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuSignalExternalSemaphoresAsync_ptsz(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> CUresult {
    let call = forward!(cuSignalExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), per_thread(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry_on_stream(call, stream, move |gpu| unsafe {
        external::queue(gpu, Operation::Signal, arrays, PARAMETERS, numExtSems, stream)
    })
}

/// cuWaitExternalSemaphoresAsync with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuWaitExternalSemaphoresAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuWaitExternalSemaphoresAsync_ptsz(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> CUresult {
    let call = forward!(cuWaitExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), per_thread(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry_on_stream(call, stream, move |gpu| unsafe {
        external::queue(gpu, Operation::Wait, arrays, PARAMETERS, numExtSems, stream)
    })
}
