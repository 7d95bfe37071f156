// SPDX-License-Identifier: MIT OR Apache-2.0
//! Waits for what another thread, process or device brings about.
//!
//! [`hand_over`] leaves a wait to one thread for all, so that waiting streams occupy none; [`wait`] blocks the caller.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::gpu::Kind;
use crate::os::futex::{self, PATIENCE};
use crate::os::thread::{self, Uncancelled};

/// The outcome of work or of a wait.
pub type Outcome = Result<(), Kind>;

/// A condition that another thread, process or device fulfils.
pub trait Condition: Send {
    /// Returns the outcome once the wait has ended, `None` while it goes on. Called at least every 100 ms; must not
    /// block.
    fn poll(&mut self) -> Option<Outcome>;

    /// A futex word that is changed and woken when the wait may have ended; without one it is polled often.
    fn word(&self) -> Option<&AtomicU32> {
        None
    }
}

/// The first interval of polling a condition without a futex word.
const SHORTEST: Duration = Duration::from_micros(20);
/// The longest interval, which doubling reaches.
const LONGEST: Duration = Duration::from_millis(1);

/// A condition that was handed over, and what follows its end.
struct Watched {
    condition: Box<dyn Condition>,
    outcome: Option<Outcome>,
    then: Box<dyn FnOnce(Outcome) + Send>,
}

impl Watched {
    /// Polls the condition. One that panics is over.
    fn poll(&mut self) -> Option<Outcome> {
        self.outcome = guarded(|| self.condition.poll()).unwrap_or(Some(Err(Kind::Unknown)));
        self.outcome
    }

    /// Does what follows the condition's end.
    fn end(self) {
        let Watched { condition, outcome, then } = self;
        // Before anybody learns of the end: what the condition held is free then.
        _ = guarded(|| drop(condition));
        _ = guarded(|| then(outcome.unwrap_or(Err(Kind::Unknown))));
    }
}

/// Returns `None` if the work panics. No panic may end the watching thread, which streams wait for.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    // The payload's destructor may panic as well.
    catch_unwind(AssertUnwindSafe(work)).map_err(std::mem::forget).ok()
}

/// Conditions that the thread has not taken over yet; pushed before `BELL` is rung.
static NEW: Mutex<Vec<Watched>> = Mutex::new(Vec::new());
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

/// Passes a condition to the thread, which must run; it calls `then` with the outcome.
pub fn hand_over(condition: Box<dyn Condition>, then: impl FnOnce(Outcome) + Send + 'static) {
    let watched = Watched { condition, outcome: None, then: Box::new(then) };
    NEW.lock().unwrap_or_else(PoisonError::into_inner).push(watched);
    BELL.fetch_add(1, Ordering::Release);
    futex::wake(&BELL);
}

/// Blocks the caller until a condition has ended; NotReady if that takes longer than `limit`.
pub fn wait(condition: &mut dyn Condition, limit: Option<Duration>) -> Outcome {
    let _uncancelled = Uncancelled::new();
    let started = Instant::now();
    let mut pause = SHORTEST;
    loop {
        let seen = condition.word().map(|word| word.load(Ordering::Acquire));
        if let Some(outcome) = condition.poll() {
            return outcome;
        }
        let remaining = limit.map_or(PATIENCE, |limit| limit.saturating_sub(started.elapsed()));
        if remaining.is_zero() {
            return Err(Kind::NotReady);
        }
        match (condition.word(), seen) {
            (Some(word), Some(seen)) => futex::wait(word, seen, Some(remaining.min(PATIENCE))),
            _ => {
                std::thread::sleep(pause.min(remaining));
                pause = LONGEST.min(pause * 2);
            }
        }
    }
}

fn run() {
    let mut watched: Vec<Watched> = Vec::new();
    let mut pause = SHORTEST;
    loop {
        let bell = BELL.load(Ordering::Acquire);
        let before = watched.len();
        watched.append(&mut NEW.lock().unwrap_or_else(PoisonError::into_inner));
        let mut changed = watched.len() != before;

        let mut seen = Vec::with_capacity(watched.len());
        let over = watched.extract_if(.., |one| {
            let word = one.condition.word().map(|word| word.load(Ordering::Acquire));
            let is_over = one.poll().is_some();
            if !is_over {
                seen.push(word);
            }
            is_over
        });
        for ended in over {
            changed = true;
            ended.end();
        }

        pause = if changed { SHORTEST } else { LONGEST.min(pause * 2) };
        if watched.is_empty() {
            futex::wait(&BELL, bell, None);
        } else if !wait_for_any(bell, &watched, &seen) {
            futex::wait(&BELL, bell, Some(pause));
        }
    }
}

/// Sleeps until the bell or a condition's word changes; returns false at once where that is not possible.
fn wait_for_any(bell: u32, watched: &[Watched], seen: &[Option<u32>]) -> bool {
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
    for (one, seen) in watched.iter().zip(seen) {
        match (one.condition.word(), seen) {
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
