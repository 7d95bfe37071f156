// SPDX-License-Identifier: MIT OR Apache-2.0
//! The border with C: runs a body, catches panics, turns its outcome into the dialect's status and remembers it.

use std::any::{Any, type_name};
use std::ffi::c_void;
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::runtime::Runtime;
use super::{choice, reason};
use crate::gpu::{Error, Gpu, Kind, Result};
use crate::os::panic::answer;
use crate::os::process;
use crate::os::thread::Uncancelled;

/// What the border must know of a C dialect.
pub trait Dialect {
    /// The status every function returns.
    type Status: Copy;
    /// The status of success.
    const SUCCESS: Self::Status;
    /// The runtime of the vendor whose dialect it is.
    fn runtime() -> &'static Runtime;
    /// The one table from neutral errors to this dialect's codes.
    fn status(kind: Kind) -> Self::Status;
    /// Keeps the status of a finished call, where the dialect has a last error.
    fn remember(status: Self::Status);
}

/// Runs the body of an exported function on the back end in use.
///
/// After an `Err` the body must have written no output: outputs are written last.
#[inline]
pub fn run<D: Dialect, F: FnOnce(&'static dyn Gpu) -> Result<()>>(body: F) -> D::Status {
    run_named::<D, F>(|| choice::get(D::runtime()).and_then(body))
}

/// The same written out in the function itself, for those so cheap that a call more is felt.
#[inline]
pub fn run_in_place<D: Dialect, F: FnOnce(&'static dyn Gpu) -> Result<()>>(body: F) -> D::Status {
    caught::<D>(type_name::<F>(), || choice::get(D::runtime()).and_then(body))
}

/// Runs the body of an exported function that needs no back end.
#[inline]
pub fn run_without_gpu<D: Dialect, F: FnOnce() -> Result<()>>(body: F) -> D::Status {
    run_named::<D, F>(body)
}

/// Runs what a dialect does around the body of an exported function, `F`, whose type has the function's name in its own.
#[inline]
pub fn run_named<D: Dialect, F>(body: impl FnOnce() -> Result<()>) -> D::Status {
    let mut body = ManuallyDrop::new(body);
    // SAFETY: `body` is there until the call returns, and is not used after it.
    unsafe { guarded::<D>(type_name::<F>(), taker(&body), (&raw mut body).cast()) }
}

/// What takes and runs a body of this type.
fn taker<B: FnOnce() -> Result<()>>(_: &ManuallyDrop<B>) -> unsafe fn(*mut c_void) -> Result<()> {
    // SAFETY: `guarded` is given this with a body of this type, and calls it once.
    |body| unsafe { ManuallyDrop::take(&mut *body.cast::<ManuallyDrop<B>>())() }
}

/// One for each dialect, not for each function, and no trait object: what catches a panic is larger than most functions,
/// and so is a table for each.
///
/// # Safety
/// `take` may be called once with `body`.
#[inline(never)]
unsafe fn guarded<D: Dialect>(
    name: &'static str,
    take: unsafe fn(*mut c_void) -> Result<()>,
    body: *mut c_void,
) -> D::Status {
    // SAFETY: called once, as promised.
    caught::<D>(name, || unsafe { take(body) })
}

#[inline]
fn caught<D: Dialect>(name: &'static str, body: impl FnOnce() -> Result<()>) -> D::Status {
    let status = match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => D::SUCCESS,
        Ok(Err(error)) => failed::<D>(name, error),
        Err(panic) => panicked::<D>(name, panic),
    };
    D::remember(status);
    status
}

#[cold]
#[inline(never)]
fn panicked<D: Dialect>(body: &'static str, panic: Box<dyn Any + Send>) -> D::Status {
    // A payload's destructor may panic as well, and nothing of ours would catch that.
    std::mem::forget(panic);
    failed::<D>(body, Kind::Unknown.because("a panic inside the library; the log has its message"))
}

#[cold]
#[inline(never)]
fn failed<D: Dialect>(body: &'static str, error: Error) -> D::Status {
    // The reason is a courtesy: nothing it does may turn into a second failure.
    answer((), || {
        if error.kind() != Kind::NotReady {
            let function = function_name(body);
            // In a forked child a thread that is not there may hold a lock of the program's own logger.
            if !process::is_forked() {
                let _uncancelled = Uncancelled::new();
                log::warn!("{function}: {error}");
            }
            reason::set(format_args!("{function}: {error}"));
        }
    });
    D::status(error.kind())
}

/// Answers for a function that is not here: a failure that was logged when that was found out.
pub fn refuse<D: Dialect>(why: &str) -> D::Status {
    let status = D::status(Kind::Unsupported);
    answer((), || reason::set(format_args!("{why}")));
    D::remember(status);
    status
}

/// The name of the exported function that a body's closure, of this type, is written in.
fn function_name(body: &'static str) -> &'static str {
    let path = body.split("::{{closure}}").next().unwrap_or(body);
    let name = path.rsplit("::").next().unwrap_or(path);
    // What programs compiled for CUDA 12 call without this.
    name.strip_prefix("anygpu_12_").unwrap_or(name)
}
