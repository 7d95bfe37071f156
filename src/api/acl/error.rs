// SPDX-License-Identifier: MIT OR Apache-2.0
//! Initialisation, with a reference count, the last error, and the description of the last failure.

use std::ffi::c_char;
use std::ptr;
use std::sync::atomic::Ordering;

use super::state::{INITIALIZED, forget_last_error, last_error, note_failure, take_unread};
use super::types::*;
use super::{RUNTIME, Slot, entry_without_gpu, forward};
use crate::border::arguments::write_optional;
use crate::border::{choice, reason};
use crate::gpu::{Kind, Result};

/// Initialises AscendCL. Calls are counted: as many of aclFinalizeReference, or one of aclFinalize, end it.
///
/// - `configPath` (in, nullable): the path of a JSON file of settings for Huawei's runtime; it is not
///   read here.
///
/// Returns ACL_ERROR_REPEAT_INITIALIZE (100002) where the process has called it before, which is harmless; 207004 where
/// no back end can be used.
///
/// AscendCL: aclInit. CUDA: cuInit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclInit(configPath: *const c_char) -> aclError {
    let call = forward!(aclInit(configPath));
    entry_without_gpu(call, move || {
        choice::get(&RUNTIME)?;
        match count(|before| Some(before.max(0) + 1)) {
            Ok(1..) => Err(Kind::Native(ACL_ERROR_REPEAT_INITIALIZE).because("aclInit was called before")),
            _ => Ok(()),
        }
    })
}

/// Releases all references of aclInit. Devices, memory and handles stay valid.
///
/// Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
///
/// AscendCL: aclFinalize. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclFinalize() -> aclError {
    let call = forward!(aclFinalize());
    entry_without_gpu(call, move || release(|_| 0).map(|_| ()))
}

/// Releases one reference of aclInit.
///
/// - `refCount` (out, nullable): the remaining references.
///
/// Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
///
/// AscendCL: aclFinalizeReference. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclFinalizeReference(refCount: *mut u64) -> aclError {
    let call = forward!(aclFinalizeReference(refCount));
    entry_without_gpu(call, move || {
        write_optional(refCount, release(|count| count - 1)?);
        Ok(())
    })
}

/// Lowers the count by `lowered` and returns the new one.
fn release(lowered: fn(i64) -> i64) -> Result<u64> {
    match count(|before| (before > 0).then(|| lowered(before))) {
        Ok(before) => Ok(lowered(before).cast_unsigned()),
        Err(0) => Err(Kind::Native(FINALIZED_TWICE).because("everything was finalised before")),
        Err(_) => Err(Kind::NotInitialized.into()),
    }
}

/// Sets the count to the result of `next` and returns the previous one, as an error if `next` returns none.
fn count(next: impl Fn(i64) -> Option<i64>) -> std::result::Result<i64, i64> {
    let mut before = INITIALIZED.load(Ordering::Relaxed);
    while let Some(after) = next(before) {
        match INITIALIZED.compare_exchange_weak(before, after, Ordering::Relaxed, Ordering::Relaxed) {
            Ok(before) => return Ok(before),
            Err(now) => before = now,
        }
    }
    Err(before)
}

/// Returns and clears the description of the calling thread's last failure; NULL if none since the previous call.
///
/// The text changes with the thread's next failure.
///
/// AscendCL: aclGetRecentErrMsg. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclGetRecentErrMsg() -> *const c_char {
    let call = forward!(aclGetRecentErrMsg());
    call.answer(ptr::null(), || if take_unread() { reason::last() } else { ptr::null() })
}

/// Returns the calling thread's last error of the runtime, and makes it ACL_SUCCESS.
///
/// That is the last failure, whatever has succeeded since. Codes from 100000 to 100999 are of AscendCL's own checks, of
/// arguments and of aclInit, and are not kept. Needs no aclInit.
///
/// - `level` (in): ACL_RT_THREAD_LEVEL.
///
/// Returns ACL_ERROR_INVALID_PARAM for another `level`.
///
/// AscendCL: aclrtGetLastError. CUDA: cudaGetLastError.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetLastError(level: aclrtLastErrLevel) -> aclError {
    let call = forward!(aclrtGetLastError(level));
    call.answer(UNKNOWN, || {
        let last = last(level);
        if level == ACL_RT_THREAD_LEVEL {
            forget_last_error();
        }
        last
    })
}

/// Returns the calling thread's last error as aclrtGetLastError does, and does not reset it.
///
/// - `level` (in): ACL_RT_THREAD_LEVEL.
///
/// Returns ACL_ERROR_INVALID_PARAM for another `level`.
///
/// AscendCL: aclrtPeekAtLastError. CUDA: cudaPeekAtLastError.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtPeekAtLastError(level: aclrtLastErrLevel) -> aclError {
    let call = forward!(aclrtPeekAtLastError(level));
    call.answer(UNKNOWN, || last(level))
}

/// The last error of a level.
fn last(level: aclrtLastErrLevel) -> aclError {
    if level == ACL_RT_THREAD_LEVEL {
        return last_error();
    }
    log::warn!("there are no errors of level {level}: only the calling thread's");
    reason::set(format_args!("there are no errors of level {level}: only the calling thread's"));
    note_failure(ACL_ERROR_INVALID_PARAM);
    ACL_ERROR_INVALID_PARAM
}
