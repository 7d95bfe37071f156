// Generated from src/api/cudart/external.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Imports memory that another API, such as Vulkan, or another process has exported.
///
/// - `extMem_out` (out): the memory; release it with cudaDestroyExternalMemory.
/// - `memHandleDesc` (in): what to import. On Linux that is a file descriptor. The runtime takes ownership of it: the
///   program must not close it. After a failure the program still owns it. The size is what the exporter allocated.
///
/// Returns cudaErrorInvalidValue for NULL, unknown types and flags, and a size of 0 or beyond the memory;
/// cudaErrorNotSupported for types that Linux does not have; cudaErrorUnknown for a descriptor that is not open or of
/// something else.
///
/// CUDA: cudaImportExternalMemory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaImportExternalMemory(
    extMem_out: *mut cudaExternalMemory_t,
    memHandleDesc: *const cudaExternalMemoryHandleDesc,
) -> cudaError_t {
    let call = forward!(cudaImportExternalMemory(extMem_out, memHandleDesc), shares: Object);
    entry(call, move |gpu| {
        external::import_memory(gpu, extMem_out.cast(), memHandleDesc.cast(), MEMORY_TYPES, Owner::Library)
    })
}

/// Maps a part of external memory at device addresses.
///
/// - `devPtr` (out): the first address; free it with cudaFree. Each call maps the range anew.
/// - `extMem` (in): the memory.
/// - `bufferDesc` (in): the range.
///
/// Returns cudaErrorInvalidValue for NULL, flags, an empty range, and one outside the memory, cudaErrorMemoryAllocation
/// where the range ends beyond all addresses; cudaErrorInvalidResourceHandle for an invalid memory handle.
///
/// CUDA: cudaExternalMemoryGetMappedBuffer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaExternalMemoryGetMappedBuffer(
    devPtr: *mut *mut c_void,
    extMem: cudaExternalMemory_t,
    bufferDesc: *const cudaExternalMemoryBufferDesc,
) -> cudaError_t {
    let call = forward!(cudaExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc), shares: Object);
    // SAFETY: the caller gives valid pointers, or NULL.
    entry(call, move |gpu| unsafe {
        external::map_buffer(gpu, devPtr.cast(), memory(extMem), bufferDesc.cast(), Kind::OutOfMemory)
    })
}

/// Creates arrays of texels in external memory.
///
/// - `mipmap` (out): the arrays; free them with cudaFreeMipmappedArray.
/// - `extMem` (in): the memory.
/// - `mipmapDesc` (in): their offset and properties.
///
/// Returns cudaErrorInvalidValue for NULL, impossible arrays, and those outside the memory;
/// cudaErrorInvalidResourceHandle for an invalid memory handle; cudaErrorNotSupported for formats besides integers and
/// floating-point numbers, and where there are no such arrays.
///
/// CUDA: cudaExternalMemoryGetMappedMipmappedArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut cudaMipmappedArray_t,
    extMem: cudaExternalMemory_t,
    mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc,
) -> cudaError_t {
    let call = forward!(cudaExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc), shares: Object);
    entry(call, move |gpu| external::map_arrays(gpu, mipmap.cast(), memory(extMem), mipmapDesc.cast()))
}

/// Releases external memory. Its mappings stay until they are freed.
///
/// - `extMem` (in): from cudaImportExternalMemory.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for an invalid memory handle.
///
/// CUDA: cudaDestroyExternalMemory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> cudaError_t {
    let call = forward!(cudaDestroyExternalMemory(extMem));
    entry(call, move |gpu| gpu.destroy_external_memory(memory(extMem)?))
}

/// Imports a semaphore that another API, such as Vulkan, or another process has exported.
///
/// - `extSem_out` (out): the semaphore; release it with cudaDestroyExternalSemaphore.
/// - `semHandleDesc` (in): what to import. On Linux that is the file descriptor of a binary semaphore
///   (cudaExternalSemaphoreHandleTypeOpaqueFd) or of a timeline semaphore
///   (cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd). The runtime takes ownership of it: the program must not
///   close it. After a failure the program still owns it.
///
/// Returns cudaErrorInvalidValue for NULL, unknown types, and flags; cudaErrorNotSupported for types that Linux does
/// not have; cudaErrorUnknown for a descriptor that is not open or of something else.
///
/// CUDA: cudaImportExternalSemaphore.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaImportExternalSemaphore(
    extSem_out: *mut cudaExternalSemaphore_t,
    semHandleDesc: *const cudaExternalSemaphoreHandleDesc,
) -> cudaError_t {
    let call = forward!(cudaImportExternalSemaphore(extSem_out, semHandleDesc), shares: Object);
    entry(call, move |gpu| external::import_semaphore(gpu, extSem_out.cast(), semHandleDesc.cast()))
}

/// Queues signals of semaphores, once the work queued on a stream so far is done.
///
/// - `extSemArray` (in, array of numExtSems): the semaphores.
/// - `paramsArray` (in, array of numExtSems): for a timeline semaphore, the new value, above its current one.
/// - `numExtSems` (in): how many.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for NULL, for none, for flags, and for a value less than the semaphore's where that
/// can be determined; cudaErrorInvalidResourceHandle for a semaphore or a stream that does not exist.
///
/// CUDA: cudaSignalExternalSemaphoresAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaSignalExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Signal, arrays, PARAMETERS, numExtSems, stream)
    })
}

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
    entry(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Signal, arrays, PARAMETERS, numExtSems, stream)
    })
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

/// Queues waits for semaphores: what is queued on the stream from now on begins once all are over.
///
/// The wait resets a binary semaphore, so each signal ends one wait.
///
/// - `extSemArray` (in, array of numExtSems): the semaphores.
/// - `paramsArray` (in, array of numExtSems): for a timeline semaphore, the value to wait for.
/// - `numExtSems` (in): how many.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns cudaErrorInvalidValue for NULL, for none and for flags; cudaErrorInvalidResourceHandle for a semaphore or a
/// stream that does not exist.
///
/// CUDA: cudaWaitExternalSemaphoresAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaWaitExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Wait, arrays, PARAMETERS, numExtSems, stream)
    })
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
    entry(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Wait, arrays, PARAMETERS, numExtSems, stream)
    })
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

/// Releases an external semaphore. Wait for its signals and waits first.
///
/// - `extSem` (in): from cudaImportExternalSemaphore.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for an invalid semaphore.
///
/// CUDA: cudaDestroyExternalSemaphore.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t) -> cudaError_t {
    let call = forward!(cudaDestroyExternalSemaphore(extSem));
    entry(call, move |gpu| gpu.destroy_semaphore(semaphore(extSem)?))
}
