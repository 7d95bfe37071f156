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
    /// The thread's last error of the runtime since aclrtGetLastError, 0 for none, and [`UNREAD`].
    ///
    /// One integer: each is room in the static block of every thread, of which there is little.
    mod failure("anygpu_acl_failure"): u32;
}

/// The bit that is set if the thread has failed since its last aclGetRecentErrMsg. No code is that large.
const UNREAD: u32 = 1 << 31;

/// The codes of AscendCL's own checks of arguments and state, which are no errors of the runtime.
const CHECKS: std::ops::RangeInclusive<i32> = 100_000..=100_999;

/// Records that a call of this thread has failed, and with what.
#[cold]
#[inline(never)]
pub fn note_failure(status: i32) {
    let last = if CHECKS.contains(&status) { last_error() } else { status };
    failure::set(last.cast_unsigned() | UNREAD);
}

/// The thread's last error of the runtime.
pub fn last_error() -> i32 {
    (failure::get() & !UNREAD).cast_signed()
}

/// Forgets the thread's last error of the runtime.
pub fn forget_last_error() {
    failure::set(failure::get() & UNREAD);
}

/// Tells whether the thread has failed since it was last asked.
pub fn take_unread() -> bool {
    let before = failure::get();
    failure::set(before & !UNREAD);
    before & UNREAD != 0
}
