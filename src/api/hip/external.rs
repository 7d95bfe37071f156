// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and semaphores exported by another interface, such as Vulkan, or another process.

use std::ffi::{c_uint, c_void};

use super::types::*;
use super::{
    AbiVersion, Call, RUNTIME, Slot, caller_abi, entry, forward, hipGetLastError, invalid, is_native, is_native_abi,
};
use crate::api::external::{self, Operation, Owner, PARAMETERS, Parameters};
use crate::border::choice;
use crate::border::native::vendor;
use crate::gpu::{Error, ExternalMemory, Kind, Result, SemaphoreDescriptor};
use crate::os::panic::answer;
use crate::share::semaphore;

/// The highest number of hipExternalMemoryHandleType.
const MEMORY_TYPES: c_uint = hipExternalMemoryHandleTypeNvSciBuf;

/// The parameters of signals and waits up to HIP 5.
const OLD_PARAMETERS: Parameters = Parameters { size: 136, flags: 64 };

/// Imports memory that another interface, such as Vulkan, or another process has exported.
///
/// - `extMem_out` (out): the memory; release it with hipDestroyExternalMemory.
/// - `memHandleDesc` (in): what to import. On Linux that is a file descriptor, which the program closes, at any time from
///   then on; in CUDA's functions it is the library's. The size is what the exporter allocated.
///
/// Returns hipErrorInvalidValue for NULL, unknown types and flags, and a size of 0 or beyond the memory;
/// hipErrorNotSupported for types that Linux does not have; hipErrorOutOfMemory for a descriptor that is not open or not
/// memory's.
///
/// HIP: hipImportExternalMemory. CUDA: cuImportExternalMemory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipImportExternalMemory(
    extMem_out: *mut hipExternalMemory_t,
    memHandleDesc: *const hipExternalMemoryHandleDesc,
) -> hipError_t {
    let call = forward!(hipImportExternalMemory(extMem_out, memHandleDesc), shares: Object);
    entry(call, move |gpu| {
        let imported = external::import_memory(gpu, extMem_out, memHandleDesc.cast(), MEMORY_TYPES, Owner::Program);
        imported.map_err(out_of_memory)
    })
}

/// Maps a part of external memory at device addresses.
///
/// - `devPtr` (out): the first address; free it with hipFree. Each call returns another one.
/// - `extMem` (in): the memory.
/// - `bufferDesc` (in): the bytes.
///
/// Returns hipErrorInvalidValue for NULL, flags, no bytes, and bytes outside the memory.
///
/// HIP: hipExternalMemoryGetMappedBuffer. CUDA: cuExternalMemoryGetMappedBuffer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExternalMemoryGetMappedBuffer(
    devPtr: *mut *mut c_void,
    extMem: hipExternalMemory_t,
    bufferDesc: *const hipExternalMemoryBufferDesc,
) -> hipError_t {
    let call = forward!(hipExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc), shares: Object);
    // SAFETY: the caller gives valid pointers, or NULL.
    entry(call, move |gpu| unsafe {
        external::map_buffer(gpu, devPtr.cast(), memory(extMem), bufferDesc.cast(), Kind::InvalidValue)
    })
}

/// Maps external memory as arrays of texels. AMD's library for Linux does not have this function.
///
/// - `mipmap` (out): the arrays; free them with hipFreeMipmappedArray.
/// - `extMem` (in): the memory.
/// - `mipmapDesc` (in): their offset in the memory, and their format and size.
///
/// Returns hipErrorInvalidValue for NULL, impossible arrays, and arrays outside the memory;
/// hipErrorNotSupported for formats besides integers and floating-point numbers, and where there are no such arrays.
///
/// HIP: hipExternalMemoryGetMappedMipmappedArray. CUDA: cuExternalMemoryGetMappedMipmappedArray.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut hipMipmappedArray_t,
    extMem: hipExternalMemory_t,
    mipmapDesc: *const hipExternalMemoryMipmappedArrayDesc,
) -> hipError_t {
    let call = forward!(hipExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc), shares: Object);
    entry(call, move |gpu| external::map_arrays(gpu, mipmap.cast(), memory(extMem), mipmapDesc.cast()))
}

/// Releases external memory. Its mappings stay until they are freed.
///
/// - `extMem` (in): from hipImportExternalMemory.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for anything else.
///
/// HIP: hipDestroyExternalMemory. CUDA: cuDestroyExternalMemory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDestroyExternalMemory(extMem: hipExternalMemory_t) -> hipError_t {
    let call = forward!(hipDestroyExternalMemory(extMem));
    entry(call, move |gpu| gpu.destroy_external_memory(memory(extMem)?))
}

/// Imports a semaphore that another interface, such as Vulkan, or another process has exported.
///
/// - `extSem_out` (out): the semaphore; release it with hipDestroyExternalSemaphore.
/// - `semHandleDesc` (in): what to import. On Linux that is a file descriptor, of a binary semaphore
///   (hipExternalSemaphoreHandleTypeOpaqueFd) or a timeline semaphore (hipExternalSemaphoreHandleTypeTimelineSemaphoreFd).
///   The library owns it from then on: the program does not close it. After a failure it is still the program's.
///
/// Returns hipErrorInvalidValue for NULL, unknown types, flags, and a descriptor that is not open or not a
/// semaphore's; hipErrorNotSupported for types that Linux does not have.
///
/// HIP: hipImportExternalSemaphore. CUDA: cuImportExternalSemaphore.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipImportExternalSemaphore(
    extSem_out: *mut hipExternalSemaphore_t,
    semHandleDesc: *const hipExternalSemaphoreHandleDesc,
) -> hipError_t {
    let import = |call| {
        entry(call, move |gpu| {
            external::import_semaphore(gpu, extSem_out, semHandleDesc.cast())?;
            if is_native() {
                // The failed attempt of AMD's library must not remain the thread's last error.
                // SAFETY: it has no arguments.
                unsafe { hipGetLastError() };
            }
            Ok(())
        })
    };
    let call = forward!(hipImportExternalSemaphore(extSem_out, semHandleDesc), shares: Object, by: |theirs| {
        match vendor!(theirs(extSem_out, semHandleDesc)) {
            // SAFETY: the caller gives a structure, or NULL.
            status if unsafe { is_served(status, semHandleDesc) } => import(Call::unlogged("hipImportExternalSemaphore")),
            status => status,
        }
    });
    import(call)
}

/// Queues signals of semaphores, once the work queued on a stream so far is done.
///
/// - `extSemArray` (in, array of numExtSems): the semaphores.
/// - `paramsArray` (in, array of numExtSems): for a timeline semaphore, the value to set, not lower than the present one.
/// - `numExtSems` (in): their number.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for none, for flags, and for a value less than the semaphore's where that
/// can be detected; hipErrorInvalidHandle for a semaphore or a stream that does not exist.
///
/// HIP: hipSignalExternalSemaphoresAsync. CUDA: cuSignalExternalSemaphoresAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipSignalExternalSemaphoresAsync(
    extSemArray: *const hipExternalSemaphore_t,
    paramsArray: *const hipExternalSemaphoreSignalParams,
    numExtSems: c_uint,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(
        hipSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream),
        abi: is_native_abi(),
        // SAFETY: the caller gives an array of as many elements, or NULL.
        unless: unsafe { are_ours(extSemArray, numExtSems) },
    );
    let arrays = (extSemArray, paramsArray.cast());
    // SAFETY: the caller gives arrays of as many elements, in its ABI version's layout, or NULL.
    entry(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Signal, arrays, parameters(), numExtSems, stream.into())
    })
}

/// Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
///
/// The wait resets a binary semaphore, so that each signal ends one wait.
///
/// - `extSemArray` (in, array of numExtSems): the semaphores.
/// - `paramsArray` (in, array of numExtSems): for a timeline semaphore, the value to wait for.
/// - `numExtSems` (in): their number.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, for none and for flags; hipErrorInvalidHandle for a semaphore or a stream that
/// does not exist; on NVIDIA hipErrorLaunchFailure for a value that work has failed to raise a timeline to, and that a
/// wait was ended with.
///
/// HIP: hipWaitExternalSemaphoresAsync. CUDA: cuWaitExternalSemaphoresAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipWaitExternalSemaphoresAsync(
    extSemArray: *const hipExternalSemaphore_t,
    paramsArray: *const hipExternalSemaphoreWaitParams,
    numExtSems: c_uint,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(
        hipWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream),
        abi: is_native_abi(),
        // SAFETY: the caller gives an array of as many elements, or NULL.
        unless: unsafe { are_ours(extSemArray, numExtSems) },
    );
    let arrays = (extSemArray, paramsArray.cast());
    // SAFETY: the caller gives arrays of as many elements, in its ABI version's layout, or NULL.
    entry(call, move |gpu| unsafe {
        external::queue(gpu, Operation::Wait, arrays, parameters(), numExtSems, stream.into())
    })
}

/// Releases a semaphore. Wait for its signals and waits first.
///
/// - `extSem` (in): from hipImportExternalSemaphore.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for anything else.
///
/// HIP: hipDestroyExternalSemaphore. CUDA: cuDestroyExternalSemaphore.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDestroyExternalSemaphore(extSem: hipExternalSemaphore_t) -> hipError_t {
    let call = forward!(hipDestroyExternalSemaphore(extSem), unless: semaphore::is_ours(extSem.addr()));
    entry(call, move |gpu| {
        if extSem.is_null() {
            return invalid("the semaphore is NULL");
        }
        gpu.destroy_semaphore(extSem.into())
    })
}

/// Returns true if the back end in use serves a semaphore that AMD's library refused with this status.
///
/// # Safety
/// The pointer is valid, or NULL.
unsafe fn is_served(status: hipError_t, handle: *const hipExternalSemaphoreHandleDesc) -> bool {
    if ![hipErrorNotSupported, hipErrorInvalidValue].contains(&status) || handle.is_null() {
        return false;
    }
    // SAFETY: as promised by the caller; alignment is not assumed, the handle is a descriptor for these types, and HIP 5
    // has no more of the structure than these members.
    let (kind, descriptor) =
        unsafe { ((&raw const (*handle).r#type).read_unaligned(), (&raw const (*handle).handle.fd).read_unaligned()) };
    let descriptor = match kind {
        hipExternalSemaphoreHandleTypeOpaqueFd => SemaphoreDescriptor::Binary(descriptor),
        hipExternalSemaphoreHandleTypeTimelineSemaphoreFd => SemaphoreDescriptor::Timeline(descriptor),
        _ => return false,
    };
    answer(false, || choice::get(&RUNTIME).is_ok_and(|gpu| gpu.serves_beside_native(descriptor)))
}

/// Returns true if one of the semaphores is this library's.
///
/// # Safety
/// The pointer is valid for as many elements, or NULL.
pub(super) unsafe fn are_ours(all: *const hipExternalSemaphore_t, count: c_uint) -> bool {
    // SAFETY: as promised by the caller; alignment is not assumed.
    let is_ours = |index| semaphore::is_ours(unsafe { all.add(index).read_unaligned() }.addr());
    semaphore::any() && !all.is_null() && (0..count as usize).any(is_ours)
}

fn parameters() -> Parameters {
    if caller_abi() == AbiVersion::Five { OLD_PARAMETERS } else { PARAMETERS }
}

/// Checks external memory; InvalidValue for NULL.
fn memory(memory: hipExternalMemory_t) -> Result<ExternalMemory> {
    if memory.is_null() { invalid("the external memory is NULL") } else { Ok(memory.into()) }
}

/// Turns a refused descriptor into OutOfMemory, as HIP reports it.
fn out_of_memory(error: Error) -> Error {
    match error.kind() {
        Kind::DescriptorRefused => Kind::OutOfMemory.because(error.to_string()),
        _ => error,
    }
}
