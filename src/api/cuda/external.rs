// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and semaphores that another interface (Vulkan, another process) has made and exported.

#[rustfmt::skip]
mod derived;

use std::ffi::c_uint;

use super::types::*;
use super::{default_stream, entry_in_context, invalid, native, per_thread};
use crate::api::external::{self, Operation, PARAMETERS};
use crate::gpu::{ExternalMemory, Kind, MipmappedArray, Result, Semaphore};

pub use derived::*;

/// Imports memory that another interface, such as Vulkan, or another process has exported.
///
/// - `extMem_out` (out): the memory; let go of it with cuDestroyExternalMemory.
/// - `memHandleDesc` (in): what to import. On Linux that is a file descriptor. An opaque one, from Vulkan or from
///   cuMemExportToShareableHandle, belongs to the driver from then on: the program does not close it. After a failure it
///   is still the program's, but that NVIDIA's own driver closes one that is of no memory; that of a dma-buf always is
///   the program's. The size is what the exporter allocated.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, types and flags that there are not, and a size of 0 or more than there is;
/// CUDA_ERROR_NOT_SUPPORTED for types that Linux does not have; CUDA_ERROR_UNKNOWN for a descriptor that is not open or
/// of something else.
///
/// CUDA: cuImportExternalMemory from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuImportExternalMemory(
    extMem_out: *mut CUexternalMemory,
    memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> CUresult {
    let call = native!(cuImportExternalMemory(extMem_out, memHandleDesc));
    let types = CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD;
    entry_in_context(call, move |gpu| external::import_memory(gpu, extMem_out.cast(), memHandleDesc.cast(), types))
}

/// Maps a part of external memory at device addresses.
///
/// - `devPtr` (out): the first address; free it with cuMemFree. Each call gives another one.
/// - `extMem` (in): the memory.
/// - `bufferDesc` (in): which bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, flags, no bytes, and those that are not in the memory,
/// CUDA_ERROR_OUT_OF_MEMORY where they end beyond all addresses; CUDA_ERROR_INVALID_HANDLE for what is no such memory.
///
/// CUDA: cuExternalMemoryGetMappedBuffer from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuExternalMemoryGetMappedBuffer(
    devPtr: *mut CUdeviceptr,
    extMem: CUexternalMemory,
    bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> CUresult {
    let call = native!(cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc));
    // SAFETY: the caller gives valid pointers, or NULL.
    entry_in_context(call, move |gpu| unsafe {
        external::map_buffer(gpu, devPtr.cast(), memory(extMem), bufferDesc.cast(), Kind::OutOfMemory)
    })
}

/// Makes arrays of texels of external memory.
///
/// - `mipmap` (out): the arrays; free them with cuMipmappedArrayDestroy.
/// - `extMem` (in): the memory.
/// - `mipmapDesc` (in): where in it they start, and what they are.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, arrays that cannot be, and those that are not in the memory;
/// CUDA_ERROR_INVALID_HANDLE for what is no such memory; CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
///
/// CUDA: cuExternalMemoryGetMappedMipmappedArray from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut CUmipmappedArray,
    extMem: CUexternalMemory,
    mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> CUresult {
    let call = native!(cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc));
    entry_in_context(call, move |gpu| {
        external::map_driver_arrays(gpu, mipmap.cast(), memory(extMem), mipmapDesc.cast())
    })
}

/// Lets go of external memory. What is mapped of it stays until it is freed.
///
/// - `extMem` (in): from cuImportExternalMemory.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for what is no such memory.
///
/// CUDA: cuDestroyExternalMemory from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> CUresult {
    let call = native!(cuDestroyExternalMemory(extMem));
    entry_in_context(call, move |gpu| gpu.destroy_external_memory(memory(extMem)?))
}

/// Gives one of the arrays of a mipmapped array.
///
/// - `pLevelArray` (out): the array, which is freed with all of them.
/// - `hMipmappedArray` (in): the arrays.
/// - `level` (in): which one, from 0, the largest.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and a level that there is not; CUDA_ERROR_INVALID_HANDLE for what is no such
/// array; CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
///
/// CUDA: cuMipmappedArrayGetLevel from 5.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMipmappedArrayGetLevel(
    pLevelArray: *mut CUarray,
    hMipmappedArray: CUmipmappedArray,
    level: c_uint,
) -> CUresult {
    let call = native!(cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level));
    entry_in_context(call, move |gpu| external::level(gpu, pLevelArray.cast(), arrays(hMipmappedArray), level))
}

/// Frees arrays of texels. External memory that they were made of stays.
///
/// - `hMipmappedArray` (in): the arrays.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for what is no such array; CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
///
/// CUDA: cuMipmappedArrayDestroy from 5.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> CUresult {
    let call = native!(cuMipmappedArrayDestroy(hMipmappedArray));
    entry_in_context(call, move |gpu| gpu.destroy_mipmapped_array(arrays(hMipmappedArray)?))
}

/// Imports a semaphore that another interface, such as Vulkan, or another process has exported.
///
/// - `extSem_out` (out): the semaphore; let go of it with cuDestroyExternalSemaphore.
/// - `semHandleDesc` (in): what to import. On Linux that is a file descriptor, of a semaphore that is signalled or not
///   (CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD) or of one that counts
///   (CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD). It belongs to the driver from then on: the program does
///   not close it. After a failure it is still the program's.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, types that there are not, and flags; CUDA_ERROR_NOT_SUPPORTED for types
/// that Linux does not have; CUDA_ERROR_UNKNOWN for a descriptor that is not open or of something else.
///
/// CUDA: cuImportExternalSemaphore from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuImportExternalSemaphore(
    extSem_out: *mut CUexternalSemaphore,
    semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> CUresult {
    let call = native!(cuImportExternalSemaphore(extSem_out, semHandleDesc));
    entry_in_context(call, move |gpu| external::import_semaphore(gpu, extSem_out.cast(), semHandleDesc.cast()))
}

/// Queues signals of semaphores, once the work queued on a stream so far is done.
///
/// - `extSemArray` (in, array of numExtSems): the semaphores.
/// - `paramsArray` (in, array of numExtSems): for one that counts, the value it is set to, more than it has.
/// - `numExtSems` (in): how many.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for none, for flags, and for a value less than the semaphore's where that
/// can be told; CUDA_ERROR_INVALID_HANDLE for a semaphore or a stream that does not exist.
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
    let call = native!(cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry_in_context(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Signal, arrays, PARAMETERS, numExtSems, stream)
    })
}

/// Queues waits for semaphores: what is queued on the stream from now on begins once all are over.
///
/// A semaphore that is signalled or not is reset by the wait, so that each signal ends one wait.
///
/// - `extSemArray` (in, array of numExtSems): the semaphores.
/// - `paramsArray` (in, array of numExtSems): for one that counts, the value it is to reach.
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
    let call = native!(cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry_in_context(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Wait, arrays, PARAMETERS, numExtSems, stream)
    })
}

/// Lets go of a semaphore. Wait for its signals and waits first.
///
/// - `extSem` (in): from cuImportExternalSemaphore.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for what is no such semaphore.
///
/// CUDA: cuDestroyExternalSemaphore from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> CUresult {
    let call = native!(cuDestroyExternalSemaphore(extSem));
    entry_in_context(call, move |gpu| gpu.destroy_semaphore(semaphore(extSem)?))
}

/// External memory; InvalidValue where it is NULL.
fn memory(memory: CUexternalMemory) -> Result<ExternalMemory> {
    if memory.is_null() { invalid("the external memory is NULL") } else { Ok(memory.into()) }
}

/// A semaphore; InvalidValue where it is NULL.
fn semaphore(semaphore: CUexternalSemaphore) -> Result<Semaphore> {
    if semaphore.is_null() { invalid("the semaphore is NULL") } else { Ok(semaphore.into()) }
}

/// Arrays; InvalidHandle where they are NULL.
fn arrays(arrays: CUmipmappedArray) -> Result<MipmappedArray> {
    if arrays.is_null() { Err(Kind::InvalidHandle.because("the mipmapped array is NULL")) } else { Ok(arrays.into()) }
}
