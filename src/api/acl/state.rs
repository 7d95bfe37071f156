// SPDX-License-Identifier: MIT OR Apache-2.0
//! AscendCL's reference count, and the threads that have failed.

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
}

/// Records that a call of this thread has failed.
#[cold]
#[inline(never)]
pub fn note_failure() {
    unread::set(1);
}
