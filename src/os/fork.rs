// SPDX-License-Identifier: MIT OR Apache-2.0
//! Steps that no fork of this process may split.
//!
//! A forked child inherits open files, with their locks, and mappings, until what is mapped is excluded from forks. So
//! whoever opens, locks and maps does that in one step: forks wait for steps, and steps for forks. Neither waits for
//! long: a step is a few system calls, and a fork handler of the program's that itself waits for the
//! thread that wants to begin a step is given up on.
//!
//! Children made past the C library (a bare `clone` system call) are not noticed.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use super::futex;
use super::thread::{Signals, Uncancelled, thread_integers};

/// The threads that are in a step. Sequentially consistent with `FORKS`: whichever of two comes second sees the other.
static STEPS: AtomicU32 = AtomicU32::new(0);
/// The threads that are forking. Ordered as `STEPS`.
static FORKS: AtomicU32 = AtomicU32::new(0);

/// The longest time that a step and a fork wait for each other.
const LIMIT: Duration = Duration::from_secs(1);

thread_integers! {
    /// The calling thread's steps, one within the other.
    mod depth("anygpu_fork_depth"): u32;
    /// The part of `FORKS` that is the calling thread's: handlers of the program's may use the library.
    mod own_forks("anygpu_own_forks"): u32;
}

/// Guard that defers forks, signals and `pthread_cancel` while it lives; one may be made within another.
///
/// Meanwhile nothing of the program's is called, nothing is waited for, and no lock is taken but that of the loader's list of
/// objects, which nobody holds while they wait for a fork.
pub struct Unforked(#[expect(dead_code, reason = "dropped behind the step")] Option<(Signals, Uncancelled)>);

impl Unforked {
    /// Begins a step.
    #[allow(clippy::new_without_default, reason = "it does something")]
    pub fn new() -> Unforked {
        let is_outermost = depth::get() == 0;
        let quiet = is_outermost.then(|| (Signals::blocked(), Uncancelled::new()));
        if is_outermost {
            register();
            enter();
        }
        depth::set(depth::get() + 1);
        Unforked(quiet)
    }
}

impl Drop for Unforked {
    fn drop(&mut self) {
        depth::set(depth::get() - 1);
        if depth::get() == 0 {
            leave();
        }
    }
}

/// Registers the fork handlers, once or, where threads meet here, a few times: they count.
fn register() {
    /// Acquired by steps: whoever reads true knows that the handlers run at every fork.
    static REGISTERED: AtomicBool = AtomicBool::new(false);
    if !cfg!(miri) && !REGISTERED.load(Ordering::Acquire) {
        // SAFETY: the functions may be called at any fork, and stay where they are: the library is never unloaded.
        unsafe { libc::pthread_atfork(Some(before_fork), Some(in_parent), Some(in_child)) };
        REGISTERED.store(true, Ordering::Release);
    }
}

fn enter() {
    let mut deadline = None;
    loop {
        STEPS.fetch_add(1, Ordering::SeqCst);
        let forks = FORKS.load(Ordering::SeqCst);
        if forks <= own_forks::get() || !wait(&FORKS, forks, &mut deadline, leave) {
            return;
        }
    }
}

fn leave() {
    STEPS.fetch_sub(1, Ordering::SeqCst);
    if FORKS.load(Ordering::SeqCst) != 0 {
        futex::wake(&STEPS);
    }
}

/// Sleeps while a word has a value, behind `first`; false, with nothing done, where the deadline has passed.
fn wait(word: &AtomicU32, value: u32, deadline: &mut Option<Instant>, first: impl FnOnce()) -> bool {
    let remaining = deadline.get_or_insert_with(|| Instant::now() + LIMIT).saturating_duration_since(Instant::now());
    if !remaining.is_zero() {
        first();
        futex::wait(word, value, Some(remaining));
    }
    !remaining.is_zero()
}

/// The forking thread's own steps: a hook under one of its system calls may fork.
fn own_steps() -> u32 {
    u32::from(depth::get() != 0)
}

extern "C" fn before_fork() {
    own_forks::set(own_forks::get() + 1);
    FORKS.fetch_add(1, Ordering::SeqCst);
    let mut deadline = None;
    loop {
        let steps = STEPS.load(Ordering::SeqCst);
        if steps <= own_steps() || !wait(&STEPS, steps, &mut deadline, || {}) {
            return;
        }
    }
}

extern "C" fn in_parent() {
    // In a child that an earlier handler forked, this fork was not counted.
    if own_forks::get() == 0 {
        return;
    }
    own_forks::set(own_forks::get() - 1);
    FORKS.fetch_sub(1, Ordering::SeqCst);
    futex::wake(&FORKS);
}

/// The only thread of the child begins anew.
extern "C" fn in_child() {
    own_forks::set(0);
    FORKS.store(0, Ordering::SeqCst);
    STEPS.store(own_steps(), Ordering::SeqCst);
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::{Mutex, mpsc};

    use super::*;
    use crate::os::forked::result_of as fork;
    use crate::os::lock::lock;

    /// Locked by tests in which a fork or a step takes as long as may be.
    static SLOW: Mutex<()> = Mutex::new(());

    /// True if one of a few rounds takes less than the limit: a busy machine delays any of them.
    fn is_quick(round: impl Fn() -> Duration) -> bool {
        (0..5).any(|_| round() < LIMIT / 2)
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_fork_waits_for_the_steps_of_other_threads() {
        static IN_STEP: AtomicBool = AtomicBool::new(false);
        let (began, begin) = mpsc::channel();
        let step = std::thread::spawn(move || {
            let _step = Unforked::new();
            let _nested = Unforked::new();
            IN_STEP.store(true, Ordering::SeqCst);
            began.send(()).expect("the test waits");
            std::thread::sleep(Duration::from_millis(50));
            IN_STEP.store(false, Ordering::SeqCst);
        });
        begin.recv().expect("a step has begun");
        assert_eq!(fork(|| i32::from(IN_STEP.load(Ordering::SeqCst))), 0);
        step.join().expect("no panic");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_fork_waits_for_all_steps_but_the_forking_threads_own() {
        let _alone = lock(&SLOW);
        static IN_STEP: AtomicU32 = AtomicU32::new(0);
        let step = |length: u64| {
            let (began, begin) = mpsc::channel();
            let step = std::thread::spawn(move || {
                let _step = Unforked::new();
                IN_STEP.fetch_add(1, Ordering::SeqCst);
                began.send(()).expect("the test waits");
                while FORKS.load(Ordering::SeqCst) == 0 {
                    std::thread::yield_now();
                }
                std::thread::sleep(Duration::from_millis(length));
                IN_STEP.fetch_sub(1, Ordering::SeqCst);
            });
            begin.recv().expect("a step has begun");
            step
        };
        let steps = [5, 100].map(step);
        let started = Instant::now();
        before_fork();
        let (took, in_step) = (started.elapsed(), IN_STEP.load(Ordering::SeqCst));
        assert_eq!(own_forks::get(), 1);
        in_parent();
        assert_eq!(own_forks::get(), 0);
        assert!(in_step == 0 || took >= LIMIT, "a step was split");
        steps.into_iter().for_each(|step| step.join().expect("no panic"));
        let round = || {
            let _step = Unforked::new();
            let started = Instant::now();
            before_fork();
            let took = started.elapsed();
            in_parent();
            took
        };
        assert!(is_quick(round));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_childs_counts_are_of_its_only_thread() {
        // In a child, whose counts nobody else has.
        let counts = || {
            let counted = |steps: u32| {
                own_forks::set(2);
                FORKS.store(3, Ordering::SeqCst);
                STEPS.store(7, Ordering::SeqCst);
                in_child();
                let counts = (own_forks::get(), FORKS.load(Ordering::SeqCst), STEPS.load(Ordering::SeqCst));
                assert_eq!(counts, (0, 0, steps));
            };
            counted(0);
            let _step = Unforked::new();
            counted(1);
            0
        };
        assert_eq!(fork(counts), 0);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_child_begins_steps_of_its_own() {
        let quiet = || {
            let started = Instant::now();
            drop(Unforked::new());
            i32::from(started.elapsed() >= LIMIT)
        };
        assert_eq!(fork(quiet), 0);
        // Also where the thread that forks is in a step.
        let _step = Unforked::new();
        assert_eq!(fork(quiet), 0);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_handler_of_the_forking_thread_does_not_wait_for_the_fork() {
        thread_local! {
            static IS_TESTED: Cell<bool> = const { Cell::new(false) };
            /// Handlers called, and those of them that waited.
            static CALLED: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
        }
        extern "C" fn programs_handler() {
            if IS_TESTED.get() {
                let started = Instant::now();
                drop(Unforked::new());
                let (called, waited) = CALLED.get();
                CALLED.set((called + 1, waited + u32::from(started.elapsed() >= LIMIT)));
            }
        }
        // SAFETY: the functions may be called at any fork of this program. Registered later, this library's comes first.
        unsafe {
            libc::pthread_atfork(Some(programs_handler), Some(programs_handler), Some(programs_handler));
            libc::pthread_atfork(Some(before_fork), Some(in_parent), Some(in_child));
        }
        let _alone = lock(&SLOW);
        IS_TESTED.set(true);
        let in_child = fork(|| i32::from(CALLED.get() != (2, 0)));
        IS_TESTED.set(false);
        assert_eq!((in_child, CALLED.get()), (0, (2, 0)));
        // A fork within a fork leaves its child able to begin steps.
        let quiet = || {
            in_parent();
            let started = Instant::now();
            drop(Unforked::new());
            i32::from(started.elapsed() >= LIMIT)
        };
        assert_eq!(fork(quiet), 0);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn handlers_that_wait_for_each_other_are_no_deadlock() {
        /// Taken by a thread that then begins a step, and by the fork handler of a test program.
        static PROGRAMS_LOCK: AtomicBool = AtomicBool::new(false);
        extern "C" fn programs_handler() {
            while PROGRAMS_LOCK.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
        // SAFETY: the functions may be called at any fork of this program. Registered later, this library's comes first.
        unsafe {
            libc::pthread_atfork(Some(programs_handler), None, None);
            libc::pthread_atfork(Some(before_fork), Some(in_parent), Some(in_child));
        }
        let _alone = lock(&SLOW);
        PROGRAMS_LOCK.store(true, Ordering::SeqCst);
        let forked = std::thread::spawn(|| fork(|| 0));
        let holder = std::thread::spawn(|| {
            while FORKS.load(Ordering::SeqCst) == 0 && PROGRAMS_LOCK.load(Ordering::SeqCst) {
                std::thread::yield_now();
            }
            drop(Unforked::new());
            PROGRAMS_LOCK.store(false, Ordering::SeqCst);
        });
        holder.join().expect("no panic");
        assert_eq!(forked.join().expect("no panic"), 0);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_step_goes_on_when_the_fork_is_over() {
        let _alone = lock(&SLOW);
        let round = || {
            static IS_OVER: AtomicBool = AtomicBool::new(false);
            IS_OVER.store(false, Ordering::SeqCst);
            let (began, begin) = mpsc::channel();
            before_fork();
            let step = std::thread::spawn(move || {
                let started = Instant::now();
                began.send(()).expect("the test waits");
                let _step = Unforked::new();
                (started.elapsed(), IS_OVER.load(Ordering::SeqCst))
            });
            begin.recv().expect("a thread begins a step");
            std::thread::sleep(Duration::from_millis(20));
            IS_OVER.store(true, Ordering::SeqCst);
            in_parent();
            let (took, is_over) = step.join().expect("no panic");
            assert!(is_over || took >= LIMIT);
            took
        };
        assert!(is_quick(round));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_fork_goes_on_when_the_last_step_is_over() {
        let _alone = lock(&SLOW);
        let round = || {
            let (began, begin) = mpsc::channel();
            let step = std::thread::spawn(move || {
                let _step = Unforked::new();
                began.send(()).expect("the test waits");
                while FORKS.load(Ordering::SeqCst) == 0 {
                    std::thread::yield_now();
                }
                std::thread::sleep(Duration::from_millis(20));
            });
            begin.recv().expect("a step has begun");
            let started = Instant::now();
            before_fork();
            let took = started.elapsed();
            in_parent();
            step.join().expect("no panic");
            took
        };
        assert!(is_quick(round));
    }
}
