// SPDX-License-Identifier: MIT OR Apache-2.0
//! The last error, and the names and descriptions of statuses.

use std::ffi::{CStr, c_char};
use std::ptr;

use super::types::*;
use super::{
    AbiVersion, Slot, caller_abi, entry_without_gpu, forward, invalid, is_native_abi, last_failure, last_status,
};
use crate::border::arguments::out;
use crate::gpu::Result;
use crate::share::semaphore;

/// Returns the calling thread's last error, and makes it hipSuccess.
///
/// Up to HIP 6 that is the status of the last call: every call stores its status, success too. For a program that loads
/// HIP 7 it is the last failure other than hipErrorNotReady.
///
/// HIP: hipGetLastError. CUDA: cudaGetLastError.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetLastError() -> hipError_t {
    let call = forward!(hipGetLastError(), abi: is_native_abi(), unless: wait_failed());
    call.answer(hipErrorUnknown, || {
        let error = last_error();
        match caller_abi() {
            AbiVersion::Five | AbiVersion::Six => last_status::set(hipSuccess),
            AbiVersion::Seven => last_failure::set(hipSuccess),
        }
        error
    })
}

/// Returns the status of the calling thread's last call, and makes it hipSuccess.
///
/// HIP: hipExtGetLastError. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtGetLastError() -> hipError_t {
    let call = forward!(hipExtGetLastError(), unless: wait_failed());
    call.answer(hipErrorUnknown, || {
        let status = last_status::get();
        last_status::set(hipSuccess);
        status
    })
}

/// Returns the calling thread's last error as hipGetLastError does, and does not reset it.
///
/// HIP: hipPeekAtLastError. CUDA: cudaPeekAtLastError.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipPeekAtLastError() -> hipError_t {
    let call = forward!(hipPeekAtLastError(), abi: is_native_abi(), unless: wait_failed());
    call.answer(hipErrorUnknown, last_error)
}

/// Returns the name of a status, such as "hipErrorInvalidValue"; "hipErrorUnknown" for an unknown number.
///
/// The text is constant. The last error does not change.
///
/// - `hip_error` (in): the status.
///
/// HIP: hipGetErrorName. CUDA: cudaGetErrorName.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetErrorName(hip_error: hipError_t) -> *const c_char {
    let call = forward!(hipGetErrorName(hip_error));
    call.answer(c"hipErrorUnknown".as_ptr(), || {
        name_and_description(hip_error).map_or(c"hipErrorUnknown", |found| found.0).as_ptr()
    })
}

/// Returns the description of a status; "unknown error" for an unknown number.
///
/// The text is constant. The last error does not change. anygpu_last_reason() describes the last failure.
///
/// - `hipError` (in): the status.
///
/// HIP: hipGetErrorString. CUDA: cudaGetErrorString.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetErrorString(hipError: hipError_t) -> *const c_char {
    let call = forward!(hipGetErrorString(hipError));
    call.answer(c"unknown error".as_ptr(), || {
        name_and_description(hipError).map_or(c"unknown error", |found| found.1).as_ptr()
    })
}

/// Returns the name of a status.
///
/// - `hipError` (in): the status.
/// - `errorString` (out): a constant text; NULL for a number that is no status.
///
/// Returns hipErrorInvalidValue for a NULL `errorString` and for a number that is no status.
///
/// HIP: hipDrvGetErrorName. CUDA: cuGetErrorName.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGetErrorName(hipError: hipError_t, errorString: *mut *const c_char) -> hipError_t {
    let call = forward!(hipDrvGetErrorName(hipError, errorString));
    entry_without_gpu(call, move || {
        write_text(errorString, hipError, name_and_description(hipError).map(|found| found.0))
    })
}

/// Returns the description of a status.
///
/// - `hipError` (in): the status.
/// - `errorString` (out): a constant text; NULL for a number that is no status.
///
/// Returns hipErrorInvalidValue for a NULL `errorString` and for a number that is no status.
///
/// HIP: hipDrvGetErrorString. CUDA: cuGetErrorString.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGetErrorString(hipError: hipError_t, errorString: *mut *const c_char) -> hipError_t {
    let call = forward!(hipDrvGetErrorString(hipError, errorString));
    entry_without_gpu(call, move || {
        write_text(errorString, hipError, name_and_description(hipError).map(|found| found.1))
    })
}

/// # Safety
/// `text` is NULL or valid for writing.
unsafe fn write_text(text: *mut *const c_char, status: hipError_t, found: Option<&'static CStr>) -> Result<()> {
    // SAFETY: as promised by the caller.
    let text = unsafe { out(text) }?;
    text.write(found.map_or(ptr::null(), CStr::as_ptr));
    if found.is_some() { Ok(()) } else { invalid(format!("{status} is not a status of HIP")) }
}

/// Returns a further meaning of a status of AMD's own library, for the log.
pub(super) fn hint(function: &str, status: hipError_t) -> &'static str {
    // AMD refuses a handle of the same process with this status.
    if status == hipErrorInvalidContext && function.contains("IpcOpen") {
        "; HIP compares process ids alone, so in different PID namespaces (containers) the handle may be another \
         process's with the same id"
    } else {
        ""
    }
}

/// Returns true if the thread's last error is a failed wait for a semaphore of this library.
///
/// AMD's runtime does not know of it.
fn wait_failed() -> bool {
    semaphore::any() && last_error() == hipErrorLaunchFailure
}

/// Returns the thread's last error, as the caller's ABI version defines it.
fn last_error() -> hipError_t {
    match caller_abi() {
        AbiVersion::Five | AbiVersion::Six => last_status::get(),
        AbiVersion::Seven => last_failure::get(),
    }
}
