// SPDX-License-Identifier: MIT OR Apache-2.0
//! Ends kernels that take too long: a thread sends their threads a signal, whose handler leaves the kernel.

use std::ffi::c_int;
use std::ptr;
use std::sync::{Mutex, MutexGuard, Once};
use std::time::{Duration, Instant};

use crate::os::lock::{Waiters, lock};
use crate::os::logger;
use crate::os::spawn;
use crate::os::thread::thread_integers;

thread_integers! {
    /// The number of the runner whose kernel's code the thread runs, else 0.
    pub mod in_kernel("anygpu_in_kernel"): u32;
}

/// The signal, one of those that are watched for faults.
const SIGNAL: c_int = libc::SIGILL;
/// Reported by a fiber that was ended so, in a signal's place.
pub const ENDED: i32 = -1;
/// Time between two signals to a kernel: one that comes between its threads' turns is for nothing.
const AGAIN: Duration = Duration::from_millis(10);

/// A thread that runs kernels of a launch.
struct Launched {
    number: u32,
    thread: libc::pthread_t,
    deadline: Instant,
}

/// The lock is held while signals are sent, so that no thread ends before.
static LAUNCHED: Mutex<Vec<Launched>> = Mutex::new(Vec::new());
/// Wakes the watchdog; goes with the lock of `LAUNCHED`.
static CHANGED: Waiters = Waiters::none();

fn launched() -> MutexGuard<'static, Vec<Launched>> {
    lock(&LAUNCHED)
}

/// A runner whose thread is watched as long as this lives.
pub struct Watched(u32);

impl Watched {
    /// Begins to watch the calling thread, for the runner of this number.
    pub fn new(number: u32, deadline: Instant) -> Watched {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            if !spawn::start(c"anygpu-watchdog", spawn::STACK, watch) {
                logger::error(format_args!("ANYGPU_HOST_KERNEL_SECONDS has no effect: no thread can be started"));
            }
        });
        // SAFETY: a plain call.
        launched().push(Launched { number, thread: unsafe { libc::pthread_self() }, deadline });
        CHANGED.wake_one();
        Watched(number)
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        launched().retain(|other| other.number != self.0);
    }
}

fn watch() {
    let mut all = launched();
    loop {
        let now = Instant::now();
        all.iter().filter(|one| one.deadline <= now).for_each(end);
        let next = all.iter().map(|one| one.deadline.saturating_duration_since(now).max(AGAIN)).min();
        all = match next {
            Some(time) => CHANGED.wait_for(all, time),
            None => CHANGED.wait(all),
        };
    }
}

fn end(one: &Launched) {
    let value = libc::sigval { sival_ptr: ptr::without_provenance_mut(tag(one.number)) };
    // SAFETY: the thread is in the list, and removes itself before it ends.
    unsafe { libc::pthread_sigqueue(one.thread, SIGNAL, value) };
}

/// The value that goes with a signal: the runner's number, with an address of this library's that nobody else sends.
fn tag(number: u32) -> usize {
    (&raw const LAUNCHED).addr() << 32 | number as usize
}

/// The number of the runner that a signal is to end, if it is one of the watchdog's.
///
/// # Safety
/// Called by the signal's handler, with what it was given.
pub unsafe fn ended(signal: c_int, info: *const libc::siginfo_t) -> Option<u32> {
    // SAFETY: the system passes a valid structure, which has a value where the code says so.
    unsafe {
        if signal != SIGNAL || (*info).si_code != libc::SI_QUEUE || (*info).si_pid() != libc::getpid() {
            return None;
        }
        let value = (*info).si_value().sival_ptr.addr();
        (tag(value as u32) == value).then_some(value as u32)
    }
}
