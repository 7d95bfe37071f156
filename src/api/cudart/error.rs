// SPDX-License-Identifier: MIT OR Apache-2.0
//! The last error, and names and descriptions of statuses.

#[path = "../generated/cudart/error.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{CStr, OsStr, c_char, c_uint, c_void};
use std::os::unix::ffi::OsStrExt;
use std::ptr;

use super::types::*;
use super::{AbiVersion, Slot, entry, entry_without_gpu, forward, invalid};
use crate::border::arguments::{no_flags, out, read, text, write_optional};
use crate::border::call_log::Call;
use crate::border::failures;

pub use derived::*;

/// Returns the calling thread's last failure, and makes it cudaSuccess.
///
/// A call that succeeds leaves the last failure as it is; cudaErrorNotReady counts as one.
///
/// CUDA: cudaGetLastError.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetLastError() -> cudaError_t {
    let call = forward!(cudaGetLastError());
    let abi = AbiVersion::of_caller();
    let mut last = cudaSuccess;
    let status = entry(Call::unlogged(call.name()), |_| {
        last = abi.last_error();
        abi.set_last_error(cudaSuccess);
        Ok(())
    });
    // Where there is no device this fails as every call does.
    call.answered(if status == cudaSuccess { last } else { status })
}

/// Returns the calling thread's last failure, and leaves it as it is.
///
/// CUDA: cudaPeekAtLastError.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaPeekAtLastError() -> cudaError_t {
    let call = forward!(cudaPeekAtLastError());
    let abi = AbiVersion::of_caller();
    let mut last = cudaSuccess;
    let status = entry(Call::unlogged(call.name()), |_| {
        last = abi.last_error();
        Ok(())
    });
    call.answered(if status == cudaSuccess { last } else { status })
}

// Derived from cuLogsRegisterCallback: cudaLogsRegisterCallback
// With: cudaLogsCallback_t for CUlogsCallback, cudaLogsCallbackHandle for CUlogsCallbackHandle

// Derived from cuLogsUnregisterCallback: cudaLogsUnregisterCallback
// With: cudaLogsCallbackHandle for CUlogsCallbackHandle

// Derived from cuLogsCurrent: cudaLogsCurrent
// With: cudaLogIterator for CUlogIterator

// Derived from cuLogsDumpToFile: cudaLogsDumpToFile
// With: cudaLogIterator for CUlogIterator

// Derived from cuLogsDumpToMemory: cudaLogsDumpToMemory
// With: cudaLogIterator for CUlogIterator

/// Returns the name of a status, such as "cudaErrorInvalidValue"; "unrecognized error code" for an unknown number.
///
/// The text is constant. The last error stays as it is.
///
/// - `error` (in): the status.
///
/// CUDA: cudaGetErrorName.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetErrorName(error: cudaError_t) -> *const c_char {
    let call = forward!(cudaGetErrorName(error), quietly: true);
    AbiVersion::take();
    call.answer(UNKNOWN.as_ptr(), || name_and_description(error).map_or(UNKNOWN, |(name, _)| name).as_ptr())
}

/// Returns the description of a status; "unrecognized error code" for an unknown number.
///
/// The text is constant. The last error stays as it is. anygpu_last_reason() tells more about the thread's last failure.
///
/// - `error` (in): the status.
///
/// CUDA: cudaGetErrorString.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetErrorString(error: cudaError_t) -> *const c_char {
    let call = forward!(cudaGetErrorString(error), quietly: true);
    AbiVersion::take();
    call.answer(UNKNOWN.as_ptr(), || {
        name_and_description(error).map_or(UNKNOWN, |(_, description)| description).as_ptr()
    })
}

const UNKNOWN: &CStr = c"unrecognized error code";
