// SPDX-License-Identifier: MIT OR Apache-2.0
//! The last error, and statuses in words.

use std::ffi::{CStr, c_char};
use std::ptr;

use super::types::*;
use super::{Level, entry_without_gpu, invalid, last_failure, last_status, level, native, native_at_level};
use crate::border::arguments::out;
use crate::gpu::Result;

/// Returns the calling thread's last error, and makes it hipSuccess.
///
/// Up to HIP 6 that is the status of the last call: every call stores its status, success too. To a program that brings
/// HIP 7 it is the last failure other than hipErrorNotReady.
///
/// HIP: hipGetLastError. CUDA: cudaGetLastError.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetLastError() -> hipError_t {
    let call = native_at_level!(hipGetLastError());
    call.answer(hipErrorUnknown, || {
        let error = last_error();
        match level() {
            Level::Five | Level::Six => last_status::set(hipSuccess),
            Level::Seven => last_failure::set(hipSuccess),
        }
        error
    })
}

/// Returns the status of the calling thread's last call, and makes it hipSuccess.
///
/// HIP: hipExtGetLastError. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtGetLastError() -> hipError_t {
    let call = native!(hipExtGetLastError());
    call.answer(hipErrorUnknown, || {
        let status = last_status::get();
        last_status::set(hipSuccess);
        status
    })
}

/// Returns the calling thread's last error as hipGetLastError does, and leaves it as it is.
///
/// HIP: hipPeekAtLastError. CUDA: cudaPeekAtLastError.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipPeekAtLastError() -> hipError_t {
    let call = native_at_level!(hipPeekAtLastError());
    call.answer(hipErrorUnknown, last_error)
}

/// Returns the name of a status, such as "hipErrorInvalidValue"; "hipErrorUnknown" for a number that is none.
///
/// The text is constant. The last error stays as it is.
///
/// - `hip_error` (in): the status.
///
/// HIP: hipGetErrorName. CUDA: cudaGetErrorName.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetErrorName(hip_error: hipError_t) -> *const c_char {
    let call = native!(hipGetErrorName(hip_error));
    call.answer(c"hipErrorUnknown".as_ptr(), || {
        name_and_words(hip_error).map_or(c"hipErrorUnknown", |it| it.0).as_ptr()
    })
}

/// Returns what a status means, in words; "unknown error" for a number that is none.
///
/// The text is constant. The last error stays as it is. anygpu_last_reason() tells more about the thread's last failure.
///
/// - `hipError` (in): the status.
///
/// HIP: hipGetErrorString. CUDA: cudaGetErrorString.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetErrorString(hipError: hipError_t) -> *const c_char {
    let call = native!(hipGetErrorString(hipError));
    call.answer(c"unknown error".as_ptr(), || name_and_words(hipError).map_or(c"unknown error", |it| it.1).as_ptr())
}

/// Tells the name of a status.
///
/// - `hipError` (in): the status.
/// - `errorString` (out): a constant text; NULL for a number that is no status.
///
/// Returns hipErrorInvalidValue for a NULL `errorString` and for a number that is no status.
///
/// HIP: hipDrvGetErrorName. CUDA: cuGetErrorName.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGetErrorName(hipError: hipError_t, errorString: *mut *const c_char) -> hipError_t {
    let call = native!(hipDrvGetErrorName(hipError, errorString));
    entry_without_gpu(call, move || tell(errorString, hipError, name_and_words(hipError).map(|it| it.0)))
}

/// Tells what a status means, in words.
///
/// - `hipError` (in): the status.
/// - `errorString` (out): a constant text; NULL for a number that is no status.
///
/// Returns hipErrorInvalidValue for a NULL `errorString` and for a number that is no status.
///
/// HIP: hipDrvGetErrorString. CUDA: cuGetErrorString.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGetErrorString(hipError: hipError_t, errorString: *mut *const c_char) -> hipError_t {
    let call = native!(hipDrvGetErrorString(hipError, errorString));
    entry_without_gpu(call, move || tell(errorString, hipError, name_and_words(hipError).map(|it| it.1)))
}

/// # Safety
/// `text` is NULL or valid for writing.
unsafe fn tell(text: *mut *const c_char, status: hipError_t, words: Option<&'static CStr>) -> Result<()> {
    // SAFETY: as promised by the caller.
    let text = unsafe { out(text) }?;
    text.write(words.map_or(ptr::null(), CStr::as_ptr));
    if words.is_some() { Ok(()) } else { invalid(format!("{status} is not a status of HIP")) }
}

/// The name and the meaning of a status.
pub(super) fn name_and_words(status: hipError_t) -> Option<(&'static CStr, &'static CStr)> {
    let index = ERRORS.binary_search_by_key(&status, |error| error.0).ok()?;
    let (_, name, words) = ERRORS[index];
    Some((name, words))
}

/// What else a status of AMD's own library may mean.
pub(super) fn hint(function: &str, status: hipError_t) -> &'static str {
    // AMD's own check of handles, for one of the same process.
    if status == hipErrorInvalidContext && function.contains("IpcOpen") {
        "; HIP compares process ids alone, so in different PID namespaces (containers) the handle may be another \
         process's with the same id"
    } else {
        ""
    }
}

/// The thread's last error, as the caller's level means it.
fn last_error() -> hipError_t {
    match level() {
        Level::Five | Level::Six => last_status::get(),
        Level::Seven => last_failure::get(),
    }
}
