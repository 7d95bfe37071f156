// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and semaphores that another API (such as Vulkan) or another process has created and exported.

#[path = "../generated/cuda/external.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::c_uint;

use super::types::*;
use super::{Slot, default_stream, entry_in_context, entry_on_stream, forward, invalid, per_thread};
use crate::api::external::{self, Operation, Owner, PARAMETERS};
use crate::gpu::{ExternalMemory, Kind, Result, Semaphore};

pub use derived::*;

/// The highest number of CUexternalMemoryHandleType.
const MEMORY_TYPES: c_uint = CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD;

/// Imports memory that another API, such as Vulkan, or another process has exported.
///
/// - `extMem_out` (out): the memory; release it with cuDestroyExternalMemory.
/// - `memHandleDesc` (in): what to import. On Linux that is a file descriptor. The driver takes ownership of an opaque
///   one, from Vulkan or from cuMemExportToShareableHandle: the program must not close it. After a failure the program
///   still owns it, except that NVIDIA's own driver closes one of no memory; the descriptor of a dma-buf always stays
///   the program's. The size is what the exporter allocated.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown types and flags, and a size of 0 or beyond the memory;
/// CUDA_ERROR_NOT_SUPPORTED for types that Linux does not have; CUDA_ERROR_UNKNOWN for a descriptor that is not open or
/// of something else.
///
/// CUDA: cuImportExternalMemory from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuImportExternalMemory(
    extMem_out: *mut CUexternalMemory,
    memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> CUresult {
    let call = forward!(cuImportExternalMemory(extMem_out, memHandleDesc), shares: Object);
    entry_in_context(call, move |gpu| {
        external::import_memory(gpu, extMem_out.cast(), memHandleDesc.cast(), MEMORY_TYPES, Owner::Library)
    })
}

/// Maps a part of external memory at device addresses.
///
/// - `devPtr` (out): the first address; free it with cuMemFree. Each call maps the range anew.
/// - `extMem` (in): the memory.
/// - `bufferDesc` (in): the range.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, flags, an empty range, and one outside the memory,
/// CUDA_ERROR_OUT_OF_MEMORY where the range ends beyond all addresses; CUDA_ERROR_INVALID_HANDLE for an invalid memory
/// handle.
///
/// CUDA: cuExternalMemoryGetMappedBuffer from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuExternalMemoryGetMappedBuffer(
    devPtr: *mut CUdeviceptr,
    extMem: CUexternalMemory,
    bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> CUresult {
    let call = forward!(cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc), shares: Object);
    // SAFETY: the caller gives valid pointers, or NULL.
    entry_in_context(call, move |gpu| unsafe {
        external::map_buffer(gpu, devPtr.cast(), memory(extMem), bufferDesc.cast(), Kind::OutOfMemory)
    })
}

/// Creates arrays of texels in external memory.
///
/// - `mipmap` (out): the arrays; free them with cuMipmappedArrayDestroy.
/// - `extMem` (in): the memory.
/// - `mipmapDesc` (in): their offset and properties.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, impossible arrays, and those outside the memory;
/// CUDA_ERROR_INVALID_HANDLE for an invalid memory handle; CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
///
/// CUDA: cuExternalMemoryGetMappedMipmappedArray from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut CUmipmappedArray,
    extMem: CUexternalMemory,
    mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> CUresult {
    let call = forward!(cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc), shares: Object);
    entry_in_context(call, move |gpu| {
        external::map_driver_arrays(gpu, mipmap.cast(), memory(extMem), mipmapDesc.cast())
    })
}

/// Releases external memory. Its mappings stay until they are freed.
///
/// - `extMem` (in): from cuImportExternalMemory.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for an invalid memory handle.
///
/// CUDA: cuDestroyExternalMemory from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> CUresult {
    let call = forward!(cuDestroyExternalMemory(extMem));
    entry_in_context(call, move |gpu| gpu.destroy_external_memory(memory(extMem)?))
}

/// Imports a semaphore that another API, such as Vulkan, or another process has exported.
///
/// - `extSem_out` (out): the semaphore; release it with cuDestroyExternalSemaphore.
/// - `semHandleDesc` (in): what to import. On Linux that is the file descriptor of a binary semaphore
///   (CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD) or of a timeline semaphore
///   (CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD). The driver takes ownership of it: the program must not
///   close it. After a failure the program still owns it.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown types, and flags; CUDA_ERROR_NOT_SUPPORTED for types that Linux
/// does not have; CUDA_ERROR_UNKNOWN for a descriptor that is not open or of something else.
///
/// CUDA: cuImportExternalSemaphore from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuImportExternalSemaphore(
    extSem_out: *mut CUexternalSemaphore,
    semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> CUresult {
    let call = forward!(cuImportExternalSemaphore(extSem_out, semHandleDesc), shares: Object);
    entry_in_context(call, move |gpu| external::import_semaphore(gpu, extSem_out.cast(), semHandleDesc.cast()))
}

/// Queues signals of semaphores, once the work queued on a stream so far is done.
///
/// - `extSemArray` (in, array of numExtSems): the semaphores.
/// - `paramsArray` (in, array of numExtSems): for a timeline semaphore, the new value, above its current one.
/// - `numExtSems` (in): how many.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for none, for flags, and for a value less than the semaphore's where that
/// can be determined; CUDA_ERROR_INVALID_HANDLE for a semaphore or a stream that does not exist.
///
/// CUDA: cuSignalExternalSemaphoresAsync from 10.0 on.
// Derived: cuSignalExternalSemaphoresAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuSignalExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> CUresult {
    let call = forward!(cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry_on_stream(call, stream, move |gpu| unsafe {
        external::queue(gpu, Operation::Signal, arrays, PARAMETERS, numExtSems, stream)
    })
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
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for none and for flags; CUDA_ERROR_INVALID_HANDLE for a semaphore or a
/// stream that does not exist.
///
/// CUDA: cuWaitExternalSemaphoresAsync from 10.0 on.
// Derived: cuWaitExternalSemaphoresAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuWaitExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> CUresult {
    let call = forward!(cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry_on_stream(call, stream, move |gpu| unsafe {
        external::queue(gpu, Operation::Wait, arrays, PARAMETERS, numExtSems, stream)
    })
}

/// Releases an external semaphore. Wait for its signals and waits first.
///
/// - `extSem` (in): from cuImportExternalSemaphore.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for an invalid semaphore.
///
/// CUDA: cuDestroyExternalSemaphore from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> CUresult {
    let call = forward!(cuDestroyExternalSemaphore(extSem));
    entry_in_context(call, move |gpu| gpu.destroy_semaphore(semaphore(extSem)?))
}

/// Converts external memory; InvalidValue for NULL.
fn memory(memory: CUexternalMemory) -> Result<ExternalMemory> {
    if memory.is_null() { invalid("the external memory is NULL") } else { Ok(memory.into()) }
}

/// Converts a semaphore; InvalidValue for NULL.
fn semaphore(semaphore: CUexternalSemaphore) -> Result<Semaphore> {
    if semaphore.is_null() { invalid("the semaphore is NULL") } else { Ok(semaphore.into()) }
}
