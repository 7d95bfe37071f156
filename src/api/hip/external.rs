// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and semaphores that another interface (Vulkan, another process) has made and exported.

use std::ffi::{c_uint, c_void};

use super::types::*;
use super::{
    Level, RUNTIME, entry, hipGetLastError, invalid, is_native, level, native, native_at_level, native_unless,
    native_unless_served,
};
use crate::api::external::{self, Operation, PARAMETERS, Parameters};
use crate::border::choice;
use crate::gpu::{Error, ExternalMemory, Kind, MipmappedArray, Result, SemaphoreDescriptor};
use crate::os::panic::answer;
use crate::share::semaphore;

/// The highest number of hipExternalMemoryHandleType.
const MEMORY_TYPES: c_uint = hipExternalMemoryHandleTypeNvSciBuf;

/// The parameters of signals and waits up to HIP 5.
const OLD_PARAMETERS: Parameters = Parameters { size: 136, flags: 64 };

/// Imports memory that another interface, such as Vulkan, or another process has exported.
///
/// - `extMem_out` (out): the memory; let go of it with hipDestroyExternalMemory.
/// - `memHandleDesc` (in): what to import. On Linux that is a file descriptor, which belongs to the library from then on:
///   the program does not close it. After a failure it is still the program's. The size is what the exporter allocated.
///
/// Returns hipErrorInvalidValue for NULL, types and flags that there are not, and a size of 0 or more than there is;
/// hipErrorNotSupported for types that Linux does not have; hipErrorOutOfMemory for a descriptor that is not open or of
/// something else.
///
/// HIP: hipImportExternalMemory. CUDA: cuImportExternalMemory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipImportExternalMemory(
    extMem_out: *mut hipExternalMemory_t,
    memHandleDesc: *const hipExternalMemoryHandleDesc,
) -> hipError_t {
    let call = native!(hipImportExternalMemory(extMem_out, memHandleDesc));
    entry(call, move |gpu| {
        let imported = external::import_memory(gpu, extMem_out, memHandleDesc.cast(), MEMORY_TYPES);
        imported.map_err(out_of_memory)
    })
}

/// Maps a part of external memory at device addresses.
///
/// - `devPtr` (out): the first address; free it with hipFree. Each call gives another one.
/// - `extMem` (in): the memory.
/// - `bufferDesc` (in): which bytes.
///
/// Returns hipErrorInvalidValue for NULL, flags, no bytes, and those that are not in the memory.
///
/// HIP: hipExternalMemoryGetMappedBuffer. CUDA: cuExternalMemoryGetMappedBuffer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExternalMemoryGetMappedBuffer(
    devPtr: *mut *mut c_void,
    extMem: hipExternalMemory_t,
    bufferDesc: *const hipExternalMemoryBufferDesc,
) -> hipError_t {
    let call = native!(hipExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc));
    // SAFETY: the caller gives valid pointers, or NULL.
    entry(call, move |gpu| unsafe {
        external::map_buffer(gpu, devPtr.cast(), memory(extMem), bufferDesc.cast(), Kind::InvalidValue)
    })
}

/// Makes arrays of texels of external memory. AMD's library for Linux does not have this function.
///
/// - `mipmap` (out): the arrays; free them with hipFreeMipmappedArray.
/// - `extMem` (in): the memory.
/// - `mipmapDesc` (in): where in it they start, and what they are.
///
/// Returns hipErrorInvalidValue for NULL, arrays that cannot be, and those that are not in the memory;
/// hipErrorNotSupported for formats besides integers and floating-point numbers, and where there are no such arrays.
///
/// HIP: hipExternalMemoryGetMappedMipmappedArray. CUDA: cuExternalMemoryGetMappedMipmappedArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut hipMipmappedArray_t,
    extMem: hipExternalMemory_t,
    mipmapDesc: *const hipExternalMemoryMipmappedArrayDesc,
) -> hipError_t {
    let call = native!(hipExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc));
    entry(call, move |gpu| external::map_arrays(gpu, mipmap.cast(), memory(extMem), mipmapDesc.cast()))
}

/// Lets go of external memory. What is mapped of it stays until it is freed.
///
/// - `extMem` (in): from hipImportExternalMemory.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for what is no such memory.
///
/// HIP: hipDestroyExternalMemory. CUDA: cuDestroyExternalMemory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDestroyExternalMemory(extMem: hipExternalMemory_t) -> hipError_t {
    let call = native!(hipDestroyExternalMemory(extMem));
    entry(call, move |gpu| gpu.destroy_external_memory(memory(extMem)?))
}

/// Gives one of the arrays of a mipmapped array.
///
/// - `levelArray` (out): the array, which is freed with all of them.
/// - `mipmappedArray` (in): the arrays.
/// - `level` (in): which one, from 0, the largest.
///
/// Returns hipErrorInvalidValue for NULL and a level that there is not; hipErrorNotSupported where there are no such
/// arrays.
///
/// HIP: hipGetMipmappedArrayLevel. CUDA: cudaGetMipmappedArrayLevel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetMipmappedArrayLevel(
    levelArray: *mut hipArray_t,
    mipmappedArray: hipMipmappedArray_const_t,
    level: c_uint,
) -> hipError_t {
    let call = native!(hipGetMipmappedArrayLevel(levelArray, mipmappedArray, level));
    entry(call, move |gpu| external::level(gpu, levelArray.cast(), arrays(mipmappedArray), level))
}

/// The same as hipGetMipmappedArrayLevel.
///
/// - `pLevelArray` (out): the array, which is freed with all of them.
/// - `hMipMappedArray` (in): the arrays.
/// - `level` (in): which one, from 0, the largest.
///
/// Returns hipErrorInvalidValue for NULL and a level that there is not; hipErrorNotSupported where there are no such
/// arrays.
///
/// HIP: hipMipmappedArrayGetLevel. CUDA: cuMipmappedArrayGetLevel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMipmappedArrayGetLevel(
    pLevelArray: *mut hipArray_t,
    hMipMappedArray: hipMipmappedArray_t,
    level: c_uint,
) -> hipError_t {
    let call = native!(hipMipmappedArrayGetLevel(pLevelArray, hMipMappedArray, level));
    entry(call, move |gpu| external::level(gpu, pLevelArray.cast(), arrays(hMipMappedArray), level))
}

/// Frees arrays of texels. External memory that they were made of stays.
///
/// - `mipmappedArray` (in): the arrays.
///
/// Returns hipErrorInvalidValue for NULL; hipErrorNotSupported where there are no such arrays.
///
/// HIP: hipFreeMipmappedArray. CUDA: cudaFreeMipmappedArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFreeMipmappedArray(mipmappedArray: hipMipmappedArray_t) -> hipError_t {
    let call = native!(hipFreeMipmappedArray(mipmappedArray));
    entry(call, move |gpu| gpu.destroy_mipmapped_array(arrays(mipmappedArray)?))
}

/// The same as hipFreeMipmappedArray.
///
/// - `hMipmappedArray` (in): the arrays.
///
/// Returns hipErrorInvalidValue for NULL; hipErrorNotSupported where there are no such arrays.
///
/// HIP: hipMipmappedArrayDestroy. CUDA: cuMipmappedArrayDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMipmappedArrayDestroy(hMipmappedArray: hipMipmappedArray_t) -> hipError_t {
    let call = native!(hipMipmappedArrayDestroy(hMipmappedArray));
    entry(call, move |gpu| gpu.destroy_mipmapped_array(arrays(hMipmappedArray)?))
}

/// Imports a semaphore that another interface, such as Vulkan, or another process has exported.
///
/// - `extSem_out` (out): the semaphore; let go of it with hipDestroyExternalSemaphore.
/// - `semHandleDesc` (in): what to import. On Linux that is a file descriptor, of a semaphore that is signalled or not
///   (hipExternalSemaphoreHandleTypeOpaqueFd) or of one that counts (hipExternalSemaphoreHandleTypeTimelineSemaphoreFd).
///   It belongs to the library from then on: the program does not close it. After a failure it is still the program's.
///
/// Returns hipErrorInvalidValue for NULL, types that there are not, flags, and a descriptor that is not open or of
/// something else; hipErrorNotSupported for types that Linux does not have.
///
/// HIP: hipImportExternalSemaphore. CUDA: cuImportExternalSemaphore.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipImportExternalSemaphore(
    extSem_out: *mut hipExternalSemaphore_t,
    semHandleDesc: *const hipExternalSemaphoreHandleDesc,
) -> hipError_t {
    let call = native_unless_served!(
        |status| is_served(status, semHandleDesc),
        hipImportExternalSemaphore(extSem_out, semHandleDesc)
    );
    entry(call, move |gpu| {
        external::import_semaphore(gpu, extSem_out, semHandleDesc.cast())?;
        if is_native() {
            // The last error is not that of AMD's library, which was asked without need.
            // SAFETY: it has no arguments.
            unsafe { hipGetLastError() };
        }
        Ok(())
    })
}

/// Queues signals of semaphores, once the work queued on a stream so far is done.
///
/// - `extSemArray` (in, array of numExtSems): the semaphores.
/// - `paramsArray` (in, array of numExtSems): for one that counts, the value it is set to, more than it has.
/// - `numExtSems` (in): how many.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for none, for flags, and for a value less than the semaphore's where that
/// can be told; hipErrorInvalidHandle for a semaphore or a stream that does not exist.
///
/// HIP: hipSignalExternalSemaphoresAsync. CUDA: cuSignalExternalSemaphoresAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipSignalExternalSemaphoresAsync(
    extSemArray: *const hipExternalSemaphore_t,
    paramsArray: *const hipExternalSemaphoreSignalParams,
    numExtSems: c_uint,
    stream: hipStream_t,
) -> hipError_t {
    let call = native_at_level!(
        // SAFETY: the caller gives an array of as many elements, or NULL.
        unless unsafe { are_ours(extSemArray, numExtSems) },
        hipSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
    );
    let arrays = (extSemArray, paramsArray.cast());
    // SAFETY: the caller gives arrays of as many elements, of its level's layout, or NULL.
    entry(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Signal, arrays, parameters(), numExtSems, stream.into())
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
/// Returns hipErrorInvalidValue for NULL, for none and for flags; hipErrorInvalidHandle for a semaphore or a stream that
/// does not exist.
///
/// HIP: hipWaitExternalSemaphoresAsync. CUDA: cuWaitExternalSemaphoresAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipWaitExternalSemaphoresAsync(
    extSemArray: *const hipExternalSemaphore_t,
    paramsArray: *const hipExternalSemaphoreWaitParams,
    numExtSems: c_uint,
    stream: hipStream_t,
) -> hipError_t {
    let call = native_at_level!(
        // SAFETY: the caller gives an array of as many elements, or NULL.
        unless unsafe { are_ours(extSemArray, numExtSems) },
        hipWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
    );
    let arrays = (extSemArray, paramsArray.cast());
    // SAFETY: the caller gives arrays of as many elements, of its level's layout, or NULL.
    entry(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Wait, arrays, parameters(), numExtSems, stream.into())
    })
}

/// Lets go of a semaphore. Wait for its signals and waits first.
///
/// - `extSem` (in): from hipImportExternalSemaphore.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for what is no such semaphore.
///
/// HIP: hipDestroyExternalSemaphore. CUDA: cuDestroyExternalSemaphore.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDestroyExternalSemaphore(extSem: hipExternalSemaphore_t) -> hipError_t {
    let call = native_unless!(semaphore::is_ours(extSem.addr()), hipDestroyExternalSemaphore(extSem));
    entry(call, move |gpu| {
        if extSem.is_null() {
            return invalid("the semaphore is NULL");
        }
        gpu.destroy_semaphore(extSem.into())
    })
}

/// Tells if the back end in use serves a semaphore that AMD's library, with this status, did not import.
///
/// # Safety
/// The pointer is valid, or NULL.
unsafe fn is_served(status: hipError_t, handle: *const hipExternalSemaphoreHandleDesc) -> bool {
    if ![hipErrorNotSupported, hipErrorInvalidValue].contains(&status) || handle.is_null() {
        return false;
    }
    // SAFETY: as promised by the caller; alignment is not assumed, and the handle is a descriptor for these types.
    let (kind, descriptor) = unsafe {
        let handle = handle.read_unaligned();
        (handle.r#type, handle.handle.fd)
    };
    let descriptor = match kind {
        hipExternalSemaphoreHandleTypeOpaqueFd => SemaphoreDescriptor::Binary(descriptor),
        hipExternalSemaphoreHandleTypeTimelineSemaphoreFd => SemaphoreDescriptor::Timeline(descriptor),
        _ => return false,
    };
    answer(false, || choice::get(&RUNTIME).is_ok_and(|gpu| gpu.serves_beside_native(descriptor)))
}

/// Whether one of the semaphores is of this library.
///
/// # Safety
/// The pointer is valid for as many elements, or NULL.
unsafe fn are_ours(all: *const hipExternalSemaphore_t, count: c_uint) -> bool {
    // SAFETY: as promised by the caller; alignment is not assumed.
    let is_ours = |place| semaphore::is_ours(unsafe { all.add(place).read_unaligned() }.addr());
    semaphore::any() && !all.is_null() && (0..count as usize).any(is_ours)
}

fn parameters() -> Parameters {
    if level() == Level::Five { OLD_PARAMETERS } else { PARAMETERS }
}

/// External memory; InvalidValue where it is NULL.
fn memory(memory: hipExternalMemory_t) -> Result<ExternalMemory> {
    if memory.is_null() { invalid("the external memory is NULL") } else { Ok(memory.into()) }
}

/// Arrays; InvalidValue where they are NULL.
fn arrays(arrays: hipMipmappedArray_const_t) -> Result<MipmappedArray> {
    if arrays.is_null() { invalid("the mipmapped array is NULL") } else { Ok(arrays.cast_mut().into()) }
}

/// HIP says of what cannot be imported that there is no memory.
fn out_of_memory(error: Error) -> Error {
    match error.kind() {
        Kind::DescriptorRefused => Kind::OutOfMemory.because(error.to_string()),
        _ => error,
    }
}
