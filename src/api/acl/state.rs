// SPDX-License-Identifier: MIT OR Apache-2.0
//! AscendCL's reference count, the threads that have failed, and their last errors.

use std::sync::atomic::AtomicI64;

use crate::os::thread::thread_integers;

/// Reference count of aclInit; negative before the first call.
///
/// Changed by compare-and-exchange alone. The ordering is relaxed, as the count publishes no other data. The back end
/// refuses a forked child, which inherits the count.
pub static INITIALIZED: AtomicI64 = AtomicI64::new(-1);

thread_integers! {
    /// 1 if the thread has failed since its last aclGetRecentErrMsg.
    pub mod unread("anygpu_acl_unread"): u32;

    /// The thread's last error of the runtime since aclrtGetLastError; 0 for none.
    pub mod last_error("anygpu_acl_last_error"): i32;
}

/// The codes of AscendCL's own checks of arguments and state, which are no errors of the runtime.
const CHECKS: std::ops::RangeInclusive<i32> = 100_000..=100_999;

/// Records that a call of this thread has failed, and with what.
#[cold]
#[inline(never)]
pub fn note_failure(status: i32) {
    unread::set(1);
    if !CHECKS.contains(&status) {
        last_error::set(status);
    }
}
