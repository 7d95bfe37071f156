// SPDX-License-Identifier: MIT OR Apache-2.0
//! The thread that looks after conditions on memory, so that streams that wait for them hold no worker.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::Outcome;
use crate::share::futex::{self, PATIENCE};
use crate::thread::{self, Uncancelled};

/// Something that somebody else makes come true by writing to memory.
pub trait Condition: Send {
    /// How the wait ended, given how the stream fared before it; `None` while it goes on. Called at least every
    /// 100 ms.
    fn poll(&mut self, fares: Outcome) -> Option<Outcome>;

    /// A futex word that is changed and woken when the condition may have come true; without one it is polled often.
    fn word(&self) -> Option<&AtomicU32> {
        None
    }
}

const SHORTEST: Duration = Duration::from_micros(20);
const LONGEST: Duration = Duration::from_millis(1);

struct Watched {
    serial: u64,
    fares: Outcome,
    condition: Box<dyn Condition>,
}

static NEW: Mutex<Vec<Watched>> = Mutex::new(Vec::new());
/// Changed and woken when something is in `NEW`.
static BELL: AtomicU32 = AtomicU32::new(0);

/// Makes sure that the thread runs; false where it cannot be started. Called with the engine locked.
pub fn start() -> bool {
    static STARTED: AtomicBool = AtomicBool::new(false);
    if !STARTED.load(Ordering::Relaxed) {
        let started = thread::start(c"anygpu-watch", run);
        STARTED.store(started, Ordering::Relaxed);
    }
    STARTED.load(Ordering::Relaxed)
}

/// Gives the thread a condition; it settles the queue's task when the condition has ended.
pub fn hand_over(serial: u64, fares: Outcome, condition: Box<dyn Condition>) {
    let watched = Watched { serial, fares, condition };
    NEW.lock().unwrap_or_else(PoisonError::into_inner).push(watched);
    BELL.fetch_add(1, Ordering::Release);
    futex::wake(&BELL);
}

/// Blocks the caller until a condition has ended.
pub fn watch(condition: &mut dyn Condition) -> Outcome {
    let _uncancelled = Uncancelled::new();
    let mut pause = SHORTEST;
    loop {
        let seen = condition.word().map(|word| word.load(Ordering::Acquire));
        if let Some(outcome) = condition.poll(Ok(())) {
            return outcome;
        }
        match (condition.word(), seen) {
            (Some(word), Some(seen)) => futex::wait(word, seen, Some(PATIENCE)),
            _ => {
                std::thread::sleep(pause);
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
        watched.retain_mut(|Watched { serial, fares, condition }| {
            let word = condition.word().map(|word| word.load(Ordering::Acquire));
            let mut outcome = None;
            let polled = super::guarded(|| {
                outcome = condition.poll(*fares);
                Ok(())
            });
            if polled.is_err() {
                outcome = Some(polled);
            }
            match outcome {
                Some(outcome) => {
                    super::settle(*serial, fares.and(outcome));
                    changed = true;
                    false
                }
                None => {
                    seen.push(word);
                    true
                }
            }
        });

        pause = if changed { SHORTEST } else { LONGEST.min(pause * 2) };
        if watched.is_empty() {
            futex::wait(&BELL, bell, None);
        } else if !wait_for_any(bell, &watched, &seen) {
            futex::wait(&BELL, bell, Some(pause));
        }
    }
}

/// Sleeps until the bell or any condition's word changes; false, at once, where they cannot be waited for together.
fn wait_for_any(bell: u32, watched: &[Watched], seen: &[Option<u32>]) -> bool {
    static MISSING: AtomicBool = AtomicBool::new(cfg!(miri));
    // Constants of linux/futex.h: what the kernel takes at most, and the size of a word.
    const MOST: usize = 128;
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
    if MISSING.load(Ordering::Relaxed) || watched.len() >= MOST {
        return false;
    }
    let mut waiters = Vec::with_capacity(watched.len() + 1);
    waiters.push(waiter(&BELL, bell));
    for (watched, seen) in watched.iter().zip(seen) {
        match (watched.condition.word(), seen) {
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
