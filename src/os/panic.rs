// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keeps panics inside the library: they are caught, and their messages go to the log.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

/// Runs a body; `otherwise` is the answer if it panics.
#[inline]
pub fn answer<T>(otherwise: T, body: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|panic| {
        // A payload's destructor may panic as well, and nothing of ours would catch that.
        std::mem::forget(panic);
        otherwise
    })
}

/// Makes panics inside the library go to the log instead of standard error. Called once, when a back end is chosen.
pub fn quiet_panics() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // A Rust program shares this hook with the crate: only panics that start in the crate's files are ours.
            let ours = file!().trim_end_matches("os/panic.rs");
            if panic.location().is_some_and(|place| place.file().starts_with(ours)) {
                super::logger::error(format_args!("{panic}"));
            } else {
                previous(panic);
            }
        }));
    });
}
