// SPDX-License-Identifier: MIT OR Apache-2.0
//! The latest failures of CUDA's calls in words, as its driver keeps them, and who hears of each.

use std::collections::VecDeque;
use std::ffi::{CStr, c_char, c_uint, c_void};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::gpu::UserData;
use crate::os::lock::lock;
use crate::os::thread::thread_integers;

/// Bytes of all lines that are kept, as the driver's.
const MOST: usize = 25600;

/// The line before others that are not there any more.
const LOST: &str = "[...][CUDA][W] earlier messages were lost\n";

/// A callback as the driver's, of data, a level (0 is an error), a text and its length.
pub type Function = unsafe extern "C" fn(*mut c_void, c_uint, *mut c_char, usize);

/// Someone who hears of failures.
struct Hearer {
    function: Function,
    data: UserData,
}

struct Failures {
    /// The lines, the latest last.
    lines: VecDeque<String>,
    /// The bytes of them.
    bytes: usize,
    /// The number of the line that comes next.
    next: u32,
    /// By the number that is their handle.
    hearers: Vec<(usize, Arc<Hearer>)>,
    /// The last hearer's number.
    last: usize,
}

/// The lock is held for moments, and no other meanwhile.
static FAILURES: Mutex<Failures> =
    Mutex::new(Failures { lines: VecDeque::new(), bytes: 0, next: 0, hearers: Vec::new(), last: 0 });

thread_integers! {
    /// 1 while the thread tells hearers, which may make calls that fail.
    mod is_telling("anygpu_telling_of_failure"): u32;
}

/// Keeps the words of a failed call and its status, and tells whoever wants to hear.
pub fn note(function: &str, why: &str, (status, name): (i64, &CStr)) {
    for message in [why.to_owned(), format!("Returning {status} ({}) from {function}", name.to_string_lossy())] {
        let hearers = add(&message);
        if is_telling::get() != 0 {
            continue;
        }
        let mut text: Vec<u8> = message.bytes().filter(|byte| *byte != 0).chain([0]).collect();
        let length = text.len() - 1;
        is_telling::set(1);
        for hearer in hearers {
            // SAFETY: the program registered the function for this; the text is terminated, and its own to change.
            unsafe { (hearer.function)(hearer.data.0, 0, text.as_mut_ptr().cast(), length) };
        }
        is_telling::set(0);
    }
}

/// Adds a line; returns who hears of it.
fn add(message: &str) -> Vec<Arc<Hearer>> {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let (seconds, milliseconds) = (time.as_secs() % 86400, time.subsec_millis());
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    // SAFETY: no arguments, cannot fail.
    let thread = unsafe { libc::pthread_self() };
    let line = format!("[{hours:02}:{minutes:02}:{seconds:02}.{milliseconds:03}][{thread}][CUDA][E] {message}\n");
    let failures = &mut *lock(&FAILURES);
    failures.bytes += line.len();
    failures.next = failures.next.wrapping_add(1);
    failures.lines.push_back(line);
    while failures.bytes > MOST {
        failures.bytes -= failures.lines.pop_front().map_or(failures.bytes, |line| line.len());
    }
    failures.hearers.iter().map(|(_, hearer)| hearer.clone()).collect()
}

/// Adds a hearer; returns its handle, which is no address.
pub fn hear(function: Function, data: *mut c_void) -> usize {
    let failures = &mut *lock(&FAILURES);
    failures.last += 1;
    failures.hearers.push((failures.last, Arc::new(Hearer { function, data: UserData(data) })));
    failures.last
}

/// Removes a hearer; false where the handle names none.
pub fn hear_no_more(handle: usize) -> bool {
    let failures = &mut *lock(&FAILURES);
    let before = failures.hearers.len();
    failures.hearers.retain(|(other, _)| *other != handle);
    failures.hearers.len() < before
}

/// The number of the line that comes next.
pub fn next() -> u32 {
    lock(&FAILURES).next
}

/// The lines from one on, all of them without one, and the number of the next. Of more than `room` bytes the latest; `None` where
/// there is no room for any.
pub fn since(first: Option<u32>, room: usize) -> (Option<String>, u32) {
    let failures = lock(&FAILURES);
    let kept = failures.lines.len();
    let wanted = first.map_or(failures.next, |first| failures.next.wrapping_sub(first)) as usize;
    let lines = || failures.lines.iter().skip(kept.saturating_sub(wanted)).map(String::as_str);
    let whole: usize = lines().map(str::len).sum();
    if wanted <= kept && whole <= room {
        return (Some(lines().collect()), failures.next);
    }
    let mut left = room.saturating_sub(LOST.len());
    let fits = lines().rev().take_while(|line| {
        let fits = line.len() <= left;
        left = left.saturating_sub(line.len());
        fits
    });
    let count = fits.count();
    let latest: String = std::iter::once(LOST).chain(lines().skip(lines().count() - count)).collect();
    ((count > 0).then_some(latest), failures.next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_lines_are_kept_and_told() {
        unsafe extern "C" fn count(data: *mut c_void, level: c_uint, text: *mut c_char, length: usize) {
            // SAFETY: the test gives a vector, and the text is terminated.
            let (told, text) = unsafe { (&mut *data.cast::<Vec<String>>(), CStr::from_ptr(text)) };
            assert_eq!((level, text.count_bytes()), (0, length));
            told.push(text.to_string_lossy().into_owned());
            // A call that fails here is kept, and nobody is told.
            note("g", "again", (2, c"TWO"));
        }
        let mut told: Vec<String> = Vec::new();
        let handle = hear(count, (&raw mut told).cast());
        let start = next();
        note("f", "why", (1, c"ONE"));
        assert!(hear_no_more(handle) && !hear_no_more(handle));
        note("f", "unheard", (1, c"ONE"));
        assert_eq!(told, ["why", "Returning 1 (ONE) from f"]);
        let (text, end) = since(Some(start), MOST);
        let text = text.expect("room");
        assert_eq!((text.lines().count(), end.wrapping_sub(start)), (8, 8));
        assert!(text.lines().next().expect("a line").ends_with("][CUDA][E] why") && text.ends_with("(ONE) from f\n"));
        assert_eq!(since(Some(end), MOST), (Some(String::new()), end));
        // Of what does not fit the latest are there, below a line that says so.
        let (some, _) = since(Some(start), text.len() - 1);
        let some = some.expect("room for some");
        assert!(some.starts_with(LOST) && some.len() < text.len() && some.ends_with("(ONE) from f\n"), "{some}");
        assert_eq!(since(Some(start), 10).0, None);
        for _ in 0..1000 {
            note("f", "more", (1, c"ONE"));
        }
        let (kept, _) = since(None, 2 * MOST);
        let kept = kept.expect("room");
        assert!(kept.starts_with(LOST) && kept.len() <= MOST + LOST.len() && !kept.contains("why"));
    }
}
