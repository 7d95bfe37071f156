// SPDX-License-Identifier: MIT OR Apache-2.0
//! The border with C: runs a body, catches panics, turns its outcome into the dialect's status and remembers it.

use std::any::Any;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::NonNull;

use log::Level;

use super::call_log::Call;
use super::failures;
use super::reason;
use super::runtime::Runtime;
use crate::gpu::{Error, Gpu, Kind, Result, strict_refusals};
use crate::os::loader::Library;
use crate::os::panic::answer;
use crate::os::process;
use crate::os::thread::Uncancelled;
use crate::share::contexts;
use crate::share::token::imports;

/// A C dialect, as the border knows it.
pub trait Dialect {
    /// The status every function returns.
    type Status: Copy + Into<i64>;
    /// The status of success.
    const SUCCESS: Self::Status;
    /// The runtime of the vendor whose dialect it is; the caller's, where each ABI version has its own.
    fn runtime() -> &'static Runtime;
    /// The index of that among the dialect's runtimes.
    #[inline(always)]
    fn runtime_index() -> usize {
        0
    }
    /// The vendor's function of a name, where its library is in use.
    fn function(library: &'static Library, name: &str) -> Option<NonNull<c_void>> {
        library.function(name)
    }
    /// Forgets the caller's ABI version, before the vendor's function is called.
    fn leave() {}
    /// The one table from neutral errors to this dialect's codes.
    fn status(kind: Kind) -> Self::Status;
    /// Keeps the status of a finished call, where the dialect has a last error.
    fn remember(status: Self::Status);
    /// False where the last error may be that of a forwarded call, as far as the hub knows.
    fn keeps_last_error() -> bool {
        true
    }
    /// True if programs name the contexts they use, false if using a device makes its primary context active.
    ///
    /// `None` for what is called beside either.
    const NAMES_CONTEXTS: Option<bool> = Some(false);
    /// True if its calls refuse what captures and exports of others let pass.
    const REFUSES_STRICTLY: bool = false;
    /// True if the reasons of its failed calls are noted for the program.
    const NOTES_FAILURES: bool = false;
}

/// The body of an exported function, called with an `A`: a borrowed closure.
///
/// In the place of `&mut dyn FnMut`, for which the compiler makes two more functions for each closure, and a table that has to
/// be relocated in each process.
pub struct Body<'a, A> {
    closure: NonNull<c_void>,
    /// Calls the closure, which it is given.
    run: unsafe fn(NonNull<c_void>, A) -> Result<()>,
    of: PhantomData<&'a mut ()>,
}

impl<A> Body<'_, A> {
    fn run(&mut self, argument: A) -> Result<()> {
        // SAFETY: the closure is borrowed, and the function is its own.
        unsafe { (self.run)(self.closure, argument) }
    }
}

impl<'a, F: FnMut(&'static dyn Gpu) -> Result<()>> From<&'a mut F> for Body<'a, &'static dyn Gpu> {
    fn from(closure: &'a mut F) -> Self {
        unsafe fn run<F: FnMut(&'static dyn Gpu) -> Result<()>>(
            closure: NonNull<c_void>,
            gpu: &'static dyn Gpu,
        ) -> Result<()> {
            // SAFETY: the caller has the only reference to this closure.
            let closure = unsafe { closure.cast::<F>().as_mut() };
            closure(gpu)
        }
        Body { closure: NonNull::from(closure).cast(), run: run::<F>, of: PhantomData }
    }
}

impl<'a, F: FnMut() -> Result<()>> From<&'a mut F> for Body<'a, ()> {
    fn from(closure: &'a mut F) -> Self {
        unsafe fn run<F: FnMut() -> Result<()>>(closure: NonNull<c_void>, (): ()) -> Result<()> {
            // SAFETY: the caller has the only reference to this closure.
            let closure = unsafe { closure.cast::<F>().as_mut() };
            closure()
        }
        Body { closure: NonNull::from(closure).cast(), run: run::<F>, of: PhantomData }
    }
}

/// Runs the body of an exported function on a GPU.
///
/// After an `Err` the body must have written no output: outputs are written last. One for each dialect and each way to its
/// GPU, not for each function: what catches a panic is larger than most functions.
#[inline(never)]
pub fn run<D: Dialect>(
    call: Call,
    gpu: impl FnOnce() -> Result<&'static dyn Gpu>,
    mut body: Body<'_, &'static dyn Gpu>,
) -> D::Status {
    caught::<D>(call, || {
        note_contexts::<D>();
        body.run(gpu()?)
    })
}

/// Notes for the calling thread whether its dialect names contexts, and how strictly it refuses.
#[inline]
pub fn note_contexts<D: Dialect>() {
    if let Some(are_named) = D::NAMES_CONTEXTS {
        contexts::named::set(are_named.into());
        strict_refusals::set(D::REFUSES_STRICTLY.into());
    }
}

/// Inlined variant of [`run`], for functions so cheap that one more call is measurable. Contexts are not noted.
#[inline]
pub fn run_in_place<D: Dialect>(
    call: Call,
    gpu: impl FnOnce() -> Result<&'static dyn Gpu>,
    body: impl FnOnce(&'static dyn Gpu) -> Result<()>,
) -> D::Status {
    caught::<D>(call, || body(gpu()?))
}

/// Allocates; where there is no memory, once more without the mappings that are kept in case of another import.
///
/// A part of the body, so that nothing that it has queued is queued again.
pub fn allocating<T>(allocate: impl Fn() -> Result<T>) -> Result<T> {
    match allocate() {
        Err(error) if error.kind() == Kind::OutOfMemory && imports::trim() => allocate(),
        outcome => outcome,
    }
}

/// Runs the body of an exported function that needs no back end.
#[inline(never)]
pub fn run_without_gpu<D: Dialect>(call: Call, mut body: Body<'_, ()>) -> D::Status {
    caught::<D>(call, || body.run(()))
}

#[inline]
fn caught<D: Dialect>(call: Call, body: impl FnOnce() -> Result<()>) -> D::Status {
    let status = match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => D::SUCCESS,
        Ok(Err(error)) => failed::<D>(call.name(), error),
        Err(panic) => panicked::<D>(call.name(), panic),
    };
    D::remember(status);
    call.end(status);
    status
}

#[cold]
#[inline(never)]
fn panicked<D: Dialect>(function: &'static str, panic: Box<dyn Any + Send>) -> D::Status {
    // A payload's destructor may panic as well, and nothing of ours would catch that.
    std::mem::forget(panic);
    failed::<D>(function, Kind::Unknown.because("a panic inside the library; the log has its message"))
}

#[cold]
#[inline(never)]
fn failed<D: Dialect>(function: &'static str, error: Error) -> D::Status {
    // The reason is a courtesy: nothing it does may turn into a second failure.
    answer((), || {
        if error.kind() == Kind::NotReady {
            return;
        }
        // Correct programs do both.
        let is_expected = error.is_answer() || error.kind() == Kind::PeerAlreadyEnabled;
        // In a forked child a thread that is not there may hold a lock of the program's own logger.
        if !process::is_forked() {
            let _uncancelled = Uncancelled::new();
            log::log!(if is_expected { Level::Debug } else { Level::Warn }, "{function}: {error}");
            if D::NOTES_FAILURES && !is_expected {
                let status: i64 = D::status(error.kind()).into();
                let name =
                    u32::try_from(status).ok().and_then(D::runtime().describe).map_or(c"unknown", |(name, _)| name);
                failures::note(function, &error.to_string(), (status, name));
            }
        }
        reason::set(format_args!("{function}: {error}"));
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::border::runtime::tests::runtime;
    use crate::os::vendor;

    thread_local! {
        static REMEMBERED: Cell<Option<u32>> = const { Cell::new(None) };
    }

    struct Tested;

    impl Dialect for Tested {
        type Status = u32;
        const SUCCESS: u32 = 0;

        fn runtime() -> &'static Runtime {
            static RUNTIME: Runtime = runtime(&vendor::AMD);
            &RUNTIME
        }

        fn status(kind: Kind) -> u32 {
            match kind {
                Kind::InvalidValue => 1,
                Kind::NotReady => 2,
                Kind::Unsupported => 3,
                _ => 4,
            }
        }

        fn remember(status: u32) {
            REMEMBERED.set(Some(status));
        }
    }

    fn reason() -> String {
        // SAFETY: the text is always terminated.
        unsafe { std::ffi::CStr::from_ptr(reason::last()) }.to_str().expect("text").to_owned()
    }

    #[test]
    fn every_outcome_is_a_status_that_is_remembered_with_its_reason() {
        fn run(mut body: impl FnMut() -> Result<()>) -> (u32, String) {
            reason::set(format_args!("before"));
            let status = run_without_gpu::<Tested>(Call::unlogged("f"), (&mut body).into());
            assert_eq!(REMEMBERED.take(), Some(status));
            (status, reason())
        }
        let status = Tested::status;
        assert_eq!(run(&mut || Ok(())), (0, "before".into()));
        let (refused, why) = run(&mut || Err(Kind::InvalidValue.because("why not")));
        assert!(refused == status(Kind::InvalidValue) && why.starts_with("f: ") && why.ends_with("why not"), "{why}");
        // An answer, of which a correct program makes many.
        assert_eq!(run(&mut || Err(Kind::NotReady.into())), (status(Kind::NotReady), "before".into()));
        let (panicked, why) = run(&mut || std::panic::resume_unwind(Box::new(())));
        assert!(panicked == status(Kind::Unknown) && why.contains("a panic inside the library"), "{why}");
        struct PanicsAgain;
        impl Drop for PanicsAgain {
            fn drop(&mut self) {
                panic!("a payload is not dropped");
            }
        }
        assert_eq!(run(&mut || std::panic::resume_unwind(Box::new(PanicsAgain))).0, status(Kind::Unknown));
        assert_eq!(refuse::<Tested>("not here"), status(Kind::Unsupported));
        assert_eq!((REMEMBERED.take(), reason()), (Some(status(Kind::Unsupported)), "not here".into()));
    }

    #[test]
    fn nothing_is_tried_again_where_no_memory_was_released() {
        for kind in [Kind::OutOfMemory, Kind::InvalidValue] {
            let tries = Cell::new(0);
            let outcome = allocating::<()>(|| {
                tries.set(tries.get() + 1);
                Err(kind.into())
            });
            assert_eq!((outcome.err().map(|error| error.kind()), tries.get()), (Some(kind), 1));
        }
        assert_eq!(allocating(|| Ok(7)).ok(), Some(7));
    }
}
