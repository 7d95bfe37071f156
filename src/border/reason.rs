// SPDX-License-Identifier: MIT OR Apache-2.0
//! The calling thread's last failure in words.
//!
//! The text is behind a pointer: thread-local storage of a library that is loaded later comes from a small reserve that
//! all such libraries share.

use std::cell::Cell;
use std::ffi::{c_char, c_void};
use std::fmt::Write;
use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering};

/// The calling thread's last failure in words; empty before the first.
pub fn last() -> *const c_char {
    let reason = REASON.get();
    if reason.is_null() { c"".as_ptr() } else { reason.cast_const().cast() }
}

const REASON_SIZE: usize = 512;

/// A thread's last failure.
#[repr(C)]
struct Reason {
    /// The words, terminated.
    text: [u8; REASON_SIZE],
    /// The rounds of destructors that the ending thread has begun.
    rounds: usize,
}

thread_local! {
    /// NULL before the thread's first failure. Without a destructor, so that it answers in exit handlers too.
    static REASON: Cell<*mut Reason> = const { Cell::new(ptr::null_mut()) };
}

/// Keeps a failure's words as the calling thread's last. Without memory for the first there are none.
pub fn set(words: std::fmt::Arguments<'_>) {
    if REASON.get().is_null() {
        // SAFETY: no arguments but sizes.
        let reason: *mut Reason = unsafe { libc::calloc(1, size_of::<Reason>()) }.cast();
        REASON.set(reason);
        free_at_exit(reason);
    }
    // SAFETY: NULL, or zeros from calloc. Only the owning thread gets here, and no reference outlives this function; C
    // callers were told that the text changes with the next failure.
    let Some(reason) = (unsafe { REASON.get().as_mut() }) else { return };
    let mut line = Line { text: &mut reason.text, used: 0 };
    // A text that does not fit is cut, which is what is wanted.
    _ = line.write_fmt(words);
    let end = line.used;
    line.text[end] = 0;
}

/// Key whose destructor frees a thread's text, plus one; 0 before it is made. A key is published with Release.
static KEY: AtomicU32 = AtomicU32::new(0);

/// Has a thread's reason freed when the thread ends. Without a key it stays.
fn free_at_exit(reason: *mut Reason) {
    /// The rounds of destructors that POSIX promises.
    const ROUNDS: usize = 4;

    unsafe extern "C" fn free(reason: *mut c_void) {
        let reason: *mut Reason = reason.cast();
        // SAFETY: the ending thread's own, which nobody else uses.
        unsafe {
            (*reason).rounds += 1;
            // Other keys' destructors may still ask, and fail anew.
            if (*reason).rounds < ROUNDS
                && libc::pthread_setspecific(KEY.load(Ordering::Acquire) - 1, reason.cast()) == 0
            {
                return;
            }
            REASON.set(ptr::null_mut());
            libc::free(reason.cast());
        }
    }
    if reason.is_null() || cfg!(miri) {
        return;
    }
    let mut key = KEY.load(Ordering::Acquire);
    if key == 0 {
        let mut new = 0;
        // SAFETY: the output is valid for the call; the destructor stays, as this library is never unloaded.
        if unsafe { libc::pthread_key_create(&mut new, Some(free)) } != 0 {
            return;
        }
        match KEY.compare_exchange(0, new + 1, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => key = new + 1,
            Err(other) => {
                // SAFETY: the key made above, which nobody else knows.
                unsafe { libc::pthread_key_delete(new) };
                key = other;
            }
        }
    }
    // SAFETY: a key of ours, and the value that its destructor expects.
    unsafe { libc::pthread_setspecific(key - 1, reason.cast()) };
}

struct Line<'a> {
    text: &'a mut [u8; REASON_SIZE],
    used: usize,
}

impl Write for Line<'_> {
    fn write_str(&mut self, words: &str) -> std::fmt::Result {
        let room = REASON_SIZE - 1 - self.used;
        let take = words.floor_char_boundary(room);
        self.text[self.used..self.used + take].copy_from_slice(&words.as_bytes()[..take]);
        self.used += take;
        if take == words.len() { Ok(()) } else { Err(std::fmt::Error) }
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use super::*;

    #[test]
    fn a_reason_is_cut_at_a_character() {
        set(format_args!("{}", "\u{e9}".repeat(400)));
        // SAFETY: the text is always terminated.
        let text = unsafe { CStr::from_ptr(last()) }.to_str().expect("whole characters");
        assert_eq!(text.chars().count(), (REASON_SIZE - 1) / 2);
    }

    #[test]
    fn a_thread_without_a_failure_has_no_reason() {
        set(format_args!("here"));
        // SAFETY: the text is always terminated.
        let elsewhere = std::thread::spawn(|| unsafe { CStr::from_ptr(last()) }.to_owned()).join().expect("no panic");
        assert!(elsewhere.is_empty());
    }
}
