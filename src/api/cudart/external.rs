// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and semaphores that another API (such as Vulkan) or another process has created and exported.

#[path = "../generated/cudart/external.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_uint, c_void};

use super::types::*;
use super::{Slot, default_stream, entry, forward, invalid, per_thread, speak_twelve};
use crate::api::external::{self, Operation, Owner, PARAMETERS, Parameters};
use crate::gpu::{ExternalMemory, Kind, Result, Semaphore};

pub use derived::*;

/// The highest number of cudaExternalMemoryHandleType.
const MEMORY_TYPES: c_uint = cudaExternalMemoryHandleTypeNvSciBuf;

/// The parameters of cudaSignalExternalSemaphoresAsync up to CUDA 12, cudaExternalSemaphoreSignalParams_v1.
const OLD_SIGNAL: Parameters = Parameters { size: 32, flags: 24 };
/// The parameters of cudaWaitExternalSemaphoresAsync up to CUDA 12, cudaExternalSemaphoreWaitParams_v1.
const OLD_WAIT: Parameters = Parameters { size: 40, flags: 32 };

// Derived from cuImportExternalMemory: cudaImportExternalMemory
// - `memHandleDesc` (in): what to import. On Linux that is a file descriptor. The runtime takes ownership of it: the
//   program must not close it. After a failure the program still owns it. The size is what the exporter allocated.
//
// Returns cudaErrorInvalidValue for NULL, unknown types and flags, and a size of 0 or beyond the memory;
// cudaErrorNotSupported for types that Linux does not have; cudaErrorUnknown for a descriptor that is not open or of
// something else.

// Derived from hipExternalMemoryGetMappedBuffer: cudaExternalMemoryGetMappedBuffer
// With: OutOfMemory for InvalidValue
// - `devPtr` (out): the first address; free it with cudaFree. Each call maps the range anew.
// - `bufferDesc` (in): the range.
//
// Returns cudaErrorInvalidValue for NULL, flags, an empty range, and one outside the memory, cudaErrorMemoryAllocation
// where the range ends beyond all addresses; cudaErrorInvalidResourceHandle for an invalid memory handle.

// Derived from hipExternalMemoryGetMappedMipmappedArray: cudaExternalMemoryGetMappedMipmappedArray
// Creates arrays of texels in external memory.
//
// - `mipmapDesc` (in): their offset and properties.
//
// Returns cudaErrorInvalidValue for NULL, impossible arrays, and those outside the memory;
// cudaErrorInvalidResourceHandle for an invalid memory handle; cudaErrorNotSupported for formats besides integers and
// floating-point numbers, and where there are no such arrays.

// Derived from hipDestroyExternalMemory: cudaDestroyExternalMemory
// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for an invalid memory handle.

// Derived from cuImportExternalSemaphore: cudaImportExternalSemaphore
// - `semHandleDesc` (in): what to import. On Linux that is the file descriptor of a binary semaphore
//   (cudaExternalSemaphoreHandleTypeOpaqueFd) or of a timeline semaphore
//   (cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd). The runtime takes ownership of it: the program must not
//   close it. After a failure the program still owns it.
//
// Returns cudaErrorInvalidValue for NULL, unknown types, and flags; cudaErrorNotSupported for types that Linux does
// not have; cudaErrorUnknown for a descriptor that is not open or of something else.

// Derived from cuSignalExternalSemaphoresAsync: cudaSignalExternalSemaphoresAsync, cudaSignalExternalSemaphoresAsync_ptsz

/// cudaSignalExternalSemaphoresAsync with the parameters of 32 bytes of CUDA 11.1 and before. The name kept this meaning
/// in CUDA 12.
// Derived: anygpu_12_cudaSignalExternalSemaphoresAsync_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaSignalExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const c_void,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Signal, arrays, OLD_SIGNAL, numExtSems, stream) })
}

/// cudaSignalExternalSemaphoresAsync for programs compiled for CUDA 12, by the name that its headers use.
// Derived: anygpu_12_cudaSignalExternalSemaphoresAsync_v2_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaSignalExternalSemaphoresAsync_v2(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaSignalExternalSemaphoresAsync_v2(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Signal, arrays, PARAMETERS, numExtSems, stream) })
}

// Derived from cuWaitExternalSemaphoresAsync: cudaWaitExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync_ptsz

/// cudaWaitExternalSemaphoresAsync with the parameters of 40 bytes of CUDA 11.1 and before. The name kept this meaning
/// in CUDA 12.
// Derived: anygpu_12_cudaWaitExternalSemaphoresAsync_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaWaitExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const c_void,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Wait, arrays, OLD_WAIT, numExtSems, stream) })
}

/// cudaWaitExternalSemaphoresAsync for programs compiled for CUDA 12, by the name that its headers use.
// Derived: anygpu_12_cudaWaitExternalSemaphoresAsync_v2_ptsz
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaWaitExternalSemaphoresAsync_v2(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaWaitExternalSemaphoresAsync_v2(extSemArray, paramsArray, numExtSems, stream));
    let (arrays, stream) = ((extSemArray.cast(), paramsArray.cast()), default_stream(stream));
    // SAFETY: the caller gives arrays of as many elements, or NULL.
    entry(call, move |gpu| unsafe { external::queue(gpu, Operation::Wait, arrays, PARAMETERS, numExtSems, stream) })
}

// Derived from cuDestroyExternalSemaphore: cudaDestroyExternalSemaphore

/// Converts external memory; InvalidValue for NULL.
fn memory(memory: cudaExternalMemory_t) -> Result<ExternalMemory> {
    if memory.is_null() { invalid("the external memory is NULL") } else { Ok(memory.into()) }
}

/// Converts a semaphore; InvalidValue for NULL.
fn semaphore(semaphore: cudaExternalSemaphore_t) -> Result<Semaphore> {
    if semaphore.is_null() { invalid("the semaphore is NULL") } else { Ok(semaphore.into()) }
}
