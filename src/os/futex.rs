// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sleeping until another thread, or another process, changes a word of memory.

use std::sync::atomic::{AtomicU32, Ordering, fence};
use std::time::Duration;

/// Longest sleep before a waiter checks again that its peer is alive.
pub const PATIENCE: Duration = Duration::from_millis(100);

/// The value of a word, acquired. It may be mapped read-only, where no loads but relaxed ones are defined.
pub fn value(word: &AtomicU32) -> u32 {
    let value = word.load(Ordering::Relaxed);
    fence(Ordering::Acquire);
    value
}

/// Sleeps while the word has the value, at most so long; wakes for other reasons too. The word may be shared with other
/// processes.
pub fn wait(word: &AtomicU32, value: u32, at_most: Option<Duration>) {
    let limit = at_most.map(|limit| libc::timespec {
        tv_sec: limit.as_secs() as libc::time_t,
        tv_nsec: limit.subsec_nanos() as libc::c_long,
    });
    let limit = limit.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
    // SAFETY: the word and the time are valid for the call.
    unsafe { libc::syscall(libc::SYS_futex, word.as_ptr(), libc::FUTEX_WAIT, value, limit) };
}

/// Wakes all that sleep on the word, in all processes.
pub fn wake(word: &AtomicU32) {
    // SAFETY: the word is valid for the call.
    unsafe { libc::syscall(libc::SYS_futex, word.as_ptr(), libc::FUTEX_WAKE, i32::MAX) };
}
