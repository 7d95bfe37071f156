// SPDX-License-Identifier: MIT OR Apache-2.0
//! The thread that polls conditions on memory and files, so that waiting streams occupy no other thread.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::os::futex::{self, PATIENCE};
use crate::os::thread;

/// A condition that another thread, process or device fulfils.
pub trait Condition: Send {
    /// Checks whether the wait has ended, and does what follows it; false while it goes on. Called at least every 100
    /// ms; must not block.
    fn is_over(&mut self) -> bool;

    /// A futex word that is changed and woken when the wait may have ended; without one it is polled often.
    fn word(&self) -> Option<&AtomicU32> {
        None
    }
}

/// The first interval of polling a condition without a futex word.
pub const SHORTEST: Duration = Duration::from_micros(20);
/// The longest interval, which doubling reaches.
pub const LONGEST: Duration = Duration::from_millis(1);

/// Conditions that the thread has not taken over yet; pushed before `BELL` is rung.
static NEW: Mutex<Vec<Box<dyn Condition>>> = Mutex::new(Vec::new());
/// A futex word, changed (release) and woken after each push to `NEW`; the thread acquires it before it empties `NEW`.
static BELL: AtomicU32 = AtomicU32::new(0);

/// Starts the thread if it does not run; false where it cannot be started.
pub fn start() -> bool {
    /// Locked while the thread is started, so that there is only one.
    static STARTED: Mutex<bool> = Mutex::new(false);
    let mut started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
    *started = *started || thread::start(c"anygpu-watch", run);
    *started
}

/// Passes a condition to the thread, which must run.
pub fn hand_over(condition: Box<dyn Condition>) {
    NEW.lock().unwrap_or_else(PoisonError::into_inner).push(condition);
    BELL.fetch_add(1, Ordering::Release);
    futex::wake(&BELL);
}

fn run() {
    let mut watched: Vec<Box<dyn Condition>> = Vec::new();
    let mut pause = SHORTEST;
    loop {
        let bell = BELL.load(Ordering::Acquire);
        let before = watched.len();
        watched.append(&mut NEW.lock().unwrap_or_else(PoisonError::into_inner));
        let mut changed = watched.len() != before;

        let mut seen = Vec::with_capacity(watched.len());
        watched.retain_mut(|condition| {
            let word = condition.word().map(|word| word.load(Ordering::Acquire));
            // A condition that panics is over. No panic may end this thread, which streams wait for.
            let is_over = catch_unwind(AssertUnwindSafe(|| condition.is_over())).unwrap_or_else(|payload| {
                std::mem::forget(payload);
                true
            });
            if is_over {
                changed = true;
            } else {
                seen.push(word);
            }
            !is_over
        });

        pause = if changed { SHORTEST } else { LONGEST.min(pause * 2) };
        if watched.is_empty() {
            futex::wait(&BELL, bell, None);
        } else if !wait_for_any(bell, &watched, &seen) {
            futex::wait(&BELL, bell, Some(pause));
        }
    }
}

/// Sleeps until the bell or a condition's word changes; returns false at once where that is not possible.
fn wait_for_any(bell: u32, watched: &[Box<dyn Condition>], seen: &[Option<u32>]) -> bool {
    /// True once the kernel has refused `futex_waitv`. Relaxed: set and read by the watching thread alone.
    static MISSING: AtomicBool = AtomicBool::new(cfg!(miri));
    // Constants of linux/futex.h: FUTEX_WAITV_MAX and FUTEX2_SIZE_U32.
    const MAX_WAITERS: usize = 128;
    const SIZE_U32: u32 = 2;
    #[repr(C)]
    struct Waiter {
        value: u64,
        address: u64,
        flags: u32,
        reserved: u32,
    }
    let waiter = |word: &AtomicU32, value: u32| Waiter {
        value: value.into(),
        address: word.as_ptr().expose_provenance() as u64,
        flags: SIZE_U32,
        reserved: 0,
    };
    if MISSING.load(Ordering::Relaxed) || watched.len() >= MAX_WAITERS {
        return false;
    }
    let mut waiters = Vec::with_capacity(watched.len() + 1);
    waiters.push(waiter(&BELL, bell));
    for (condition, seen) in watched.iter().zip(seen) {
        match (condition.word(), seen) {
            (Some(word), Some(seen)) => waiters.push(waiter(word, *seen)),
            _ => return false,
        }
    }
    // SAFETY: the waiters' words live as long as `watched`; the kernel reads the array and the time and keeps neither.
    let slept = unsafe {
        let mut until: libc::timespec = std::mem::zeroed();
        libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut until);
        let nanoseconds = until.tv_nsec + PATIENCE.subsec_nanos() as libc::c_long;
        until.tv_sec += nanoseconds / 1_000_000_000;
        until.tv_nsec = nanoseconds % 1_000_000_000;
        let count = waiters.len();
        libc::syscall(libc::SYS_futex_waitv, waiters.as_ptr(), count, 0, &raw const until, libc::CLOCK_MONOTONIC)
    };
    let error = if slept < 0 { std::io::Error::last_os_error().raw_os_error() } else { None };
    // Before Linux 5.16, or forbidden by a sandbox.
    let missing = matches!(error, Some(libc::ENOSYS | libc::EPERM));
    if missing {
        MISSING.store(true, Ordering::Relaxed);
    }
    !missing && !matches!(error, Some(libc::EINVAL | libc::EFAULT | libc::ENOMEM))
}
