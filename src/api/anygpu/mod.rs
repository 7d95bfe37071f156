// SPDX-License-Identifier: MIT OR Apache-2.0
//! Extension calls of this library, which no vendor's interface has.

mod array;
mod copy;
mod memory;
mod name;
mod steps;
mod timeline;
mod token;

use std::ffi::{c_char, c_int};

use crate::api::hip;
use crate::border::arguments::text;
use crate::border::call_log::Call;
use crate::border::choice;
use crate::border::entry::{self, Dialect};
use crate::border::reason;
use crate::border::runtime::Runtime;
use crate::gpu::{Gpu, Kind, Result};
use crate::os::panic::{answer, quiet_panics};

pub use array::*;
pub use copy::*;
pub use memory::*;
pub use name::*;
pub use steps::*;
pub use timeline::*;
pub use token::*;

/// Returns the version of the library, such as "0.1.0".
///
/// The text is constant and lives as long as the process.
#[unsafe(no_mangle)]
pub extern "C" fn anygpu_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// Returns the name of the back end in use: "amd", "nvidia", "intel", "ascend" or "host"; "none" without a usable device.
///
/// Selects the back end if no call has done so yet. The text is constant and lives as long as the process;
/// anygpu_last_reason() returns the reason for "none".
#[unsafe(no_mangle)]
pub extern "C" fn anygpu_backend() -> *const c_char {
    const NONE: &std::ffi::CStr = c"none";
    answer(NONE, || {
        let mut name = NONE;
        if hip::is_native() {
            return c"amd";
        }
        entry::run::<Extension>(
            Call::unlogged("anygpu_backend"),
            || choice::get(&hip::RUNTIME),
            (&mut |gpu: &'static dyn Gpu| {
                name = gpu.name();
                Ok(())
            })
                .into(),
        );
        name
    })
    .as_ptr()
}

/// Describes the calling thread's last failure: the call, the error, its cause and a remedy.
///
/// Empty before the thread's first failure. The text is overwritten by the thread's next failure; copy it to keep it.
#[unsafe(no_mangle)]
pub extern "C" fn anygpu_last_reason() -> *const c_char {
    answer(c"".as_ptr(), reason::last)
}

/// Records a failure of a layer over this library as the calling thread's last, for anygpu_last_reason().
///
/// - `code` (in): the layer's status, which is returned.
/// - `reason` (in): the failure in words, beginning with the call; empty to forget the last one.
///
/// Returns `code`, or hipErrorInvalidValue for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_report(code: c_int, reason: *const c_char) -> c_int {
    let outcome = entry(Call::unlogged("anygpu_report"), || {
        let words = text(reason)?.to_string_lossy();
        if !words.is_empty() {
            log::warn!("{words}");
        }
        reason::set(format_args!("{words}"));
        Ok(())
    });
    if outcome == Extension::SUCCESS { code } else { outcome }
}

/// Panics inside the library and returns the error code that a caller would see, 999.
///
/// A build that cannot turn panics into codes aborts the process here instead; the test suite calls this function in every
/// build that is installed.
#[unsafe(no_mangle)]
pub extern "C" fn anygpu_self_test_panic() -> c_int {
    quiet_panics();
    entry(Call::unlogged("anygpu_self_test_panic"), || panic!("asked for by anygpu_self_test_panic"))
}

/// Runs the body of an extension call that needs no back end.
fn entry(call: Call, mut body: impl FnMut() -> Result<()>) -> c_int {
    entry::run_without_gpu::<Extension>(call, (&mut body).into())
}

/// The extension calls as a dialect: HIP's numbers, no last error.
struct Extension;

impl Dialect for Extension {
    type Status = c_int;
    const SUCCESS: c_int = 0;
    const NAMES_CONTEXTS: Option<bool> = None;

    fn runtime() -> &'static Runtime {
        &hip::RUNTIME
    }

    fn status(kind: Kind) -> c_int {
        hip::status(kind) as c_int
    }

    fn remember(_status: c_int) {}
}
