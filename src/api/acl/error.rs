// SPDX-License-Identifier: MIT OR Apache-2.0
//! Initialisation, which is counted, and the last failure in words.

use std::ffi::c_char;
use std::ptr;
use std::sync::atomic::{AtomicI64, Ordering};

use super::types::*;
use super::{RUNTIME, entry_without_gpu, native};
use crate::border::arguments::out;
use crate::border::{choice, reason};
use crate::gpu::{Kind, Result};
use crate::os::thread::thread_integers;

/// How often the program has called aclInit, less how often it has given that back; negative before the first call.
/// A forked child that inherits it is refused by the back end.
pub(super) static INITIALIZED: AtomicI64 = AtomicI64::new(-1);

thread_integers! {
    /// 1 where the thread has had a failure since it last asked for its words.
    mod unread("anygpu_acl_unread"): u32;
}

/// Notes that a call of this thread has failed.
#[cold]
#[inline(never)]
pub(super) fn note_failure() {
    unread::set(1);
}

/// Initialises. Each call counts: as many of aclFinalizeReference, or one of aclFinalize, take it back.
///
/// - `configPath` (in, nullable): the path of a JSON file of settings, which are for Huawei's runtime alone: it is not
///   read.
///
/// Returns ACL_ERROR_REPEAT_INITIALIZE (100002) where the process has called it before, which is harmless; 207004 where
/// no back end can be used.
///
/// AscendCL: aclInit. CUDA: cuInit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclInit(configPath: *const c_char) -> aclError {
    let call = native!(aclInit(configPath));
    entry_without_gpu(call, move || {
        choice::get(&RUNTIME)?;
        match count(|before| Some(before.max(0) + 1)) {
            Ok(1..) => Err(Kind::Native(ACL_ERROR_REPEAT_INITIALIZE).because("aclInit was called before")),
            _ => Ok(()),
        }
    })
}

/// Takes all calls of aclInit back. Devices, memory and handles stay what they are.
///
/// Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
///
/// AscendCL: aclFinalize. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclFinalize() -> aclError {
    let call = native!(aclFinalize());
    entry_without_gpu(call, move || give_back(|_| 0).map(|_| ()))
}

/// Takes one call of aclInit back.
///
/// - `refCount` (out, nullable): how many calls are left.
///
/// Returns ACL_ERROR_UNINITIALIZE before the first aclInit, 100037 when called once too often.
///
/// AscendCL: aclFinalizeReference. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclFinalizeReference(refCount: *mut u64) -> aclError {
    let call = native!(aclFinalizeReference(refCount));
    entry_without_gpu(call, move || {
        let left = give_back(|count| count - 1)?;
        if let Ok(place) = out(refCount) {
            place.write(left);
        }
        Ok(())
    })
}

/// Lowers the count; what is left of it.
fn give_back(less: fn(i64) -> i64) -> Result<u64> {
    match count(|before| (before > 0).then(|| less(before))) {
        Ok(before) => Ok(less(before).cast_unsigned()),
        Err(0) => Err(Kind::Native(FINALIZED_TWICE).because("everything was finalised before")),
        Err(_) => Err(Kind::NotInitialized.into()),
    }
}

/// Changes the count where `next` gives another; the one before, as an error where it stays.
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

/// Returns the calling thread's last failure in words, and forgets it; NULL where nothing failed since the last time.
///
/// The text changes with the thread's next failure.
///
/// AscendCL: aclGetRecentErrMsg. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclGetRecentErrMsg() -> *const c_char {
    let call = native!(aclGetRecentErrMsg());
    call.answer(ptr::null(), || {
        if unread::get() == 0 {
            return ptr::null();
        }
        unread::set(0);
        reason::last()
    })
}
