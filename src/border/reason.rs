// SPDX-License-Identifier: MIT OR Apache-2.0
//! The calling thread's last failure in words.

use std::ffi::c_char;
use std::fmt::Write;

use crate::os::thread_value::ThreadValue;

const REASON_SIZE: usize = 512;

/// Each thread's last failure in words, terminated. It answers in exit handlers too.
static REASON: ThreadValue<[u8; REASON_SIZE]> = ThreadValue::new();

/// The calling thread's last failure in words; empty before the first.
pub fn last() -> *const c_char {
    let reason = REASON.get();
    if reason.is_null() { c"".as_ptr() } else { reason.cast_const().cast() }
}

/// Tells whether a layer over this library has begun the calling thread's call.
///
/// It has forgotten the last failure, and tells its caller of the next.
pub fn is_told() -> bool {
    let reason = last();
    // SAFETY: terminated, and the thread's own, or a constant.
    !REASON.get().is_null() && unsafe { *reason } == 0
}

/// Keeps a failure's words as the calling thread's last. Without memory for the first there are none.
pub fn set(words: std::fmt::Arguments<'_>) {
    // SAFETY: NULL, or the thread's own. Only the owning thread gets here, and no reference outlives this function; C
    // callers were told that the text changes with the next failure.
    let Some(text) = (unsafe { REASON.get_or_make(|| [0; REASON_SIZE]).as_mut() }) else { return };
    let mut line = Line { text, used: 0 };
    // A text that does not fit is cut, which is what is wanted.
    _ = line.write_fmt(words);
    let end = line.used;
    line.text[end] = 0;
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
    fn a_layer_that_forgets_the_last_failure_tells_of_the_next() {
        let told = |words: &'static [&'static str]| {
            std::thread::spawn(move || {
                words.iter().for_each(|words| set(format_args!("{words}")));
                is_told()
            })
        };
        for (words, is_told) in [(&[][..], false), (&["x"], false), (&["x", ""], true), (&["", "x"], false)] {
            assert_eq!(told(words).join().expect("a thread"), is_told, "{words:?}");
        }
    }

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

    #[test]
    fn a_reason_of_parts_is_cut_where_its_room_ends() {
        let whole = "0123456789".repeat(51) + "a";
        assert_eq!(whole.len(), REASON_SIZE - 1);
        let (first, rest) = whole.split_at(300);
        for (parts, expected) in [
            ([first, rest, ""], &*whole),
            ([first, rest, "more"], &whole),
            ([&whole, &whole, &whole], &whole),
            ([first, &whole, "more"], &(first.to_owned() + &whole[..REASON_SIZE - 1 - 300])),
            (["a", "", "b"], "ab"),
        ] {
            let [one, two, three] = parts;
            set(format_args!("{one}{two}{three}"));
            // SAFETY: the text is always terminated.
            assert_eq!(unsafe { CStr::from_ptr(last()) }.to_str(), Ok(expected));
        }
    }
}
