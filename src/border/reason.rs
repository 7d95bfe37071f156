// SPDX-License-Identifier: MIT OR Apache-2.0
//! The calling thread's last failure in words.

use std::cell::UnsafeCell;
use std::ffi::c_char;
use std::fmt::Write;

/// The calling thread's last failure in words; empty before the first.
pub fn last() -> *const c_char {
    REASON.with(|reason| reason.text.get().cast())
}

const REASON_SIZE: usize = 512;

/// Kept without a destructor, so that it answers in exit handlers too.
struct Reason {
    text: UnsafeCell<[u8; REASON_SIZE]>,
}

/// Keeps a failure's words as the calling thread's last.
pub fn set(words: std::fmt::Arguments<'_>) {
    REASON.with(|reason| reason.set(words));
}

thread_local! {
    static REASON: Reason = const { Reason { text: UnsafeCell::new([0; REASON_SIZE]) } };
}

impl Reason {
    fn set(&self, words: std::fmt::Arguments<'_>) {
        // SAFETY: only the owning thread gets here, and no reference outlives this function; C callers were told that
        // the text changes with the next failure.
        let text = unsafe { &mut *self.text.get() };
        let mut line = Line { text, used: 0 };
        // A text that does not fit is cut, which is what is wanted.
        _ = line.write_fmt(words);
        let end = line.used;
        text[end] = 0;
    }
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
}
