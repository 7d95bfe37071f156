// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs sequences of the model, in threads of one process, on whichever back end the environment says.
//!
//! sequences [--seed N] [--count N] [--seconds N] [--threads N], by default one thread for 10 seconds.
//! A sequence that goes wrong ends the process; its seed and number are printed, and `--seed N --first N --count 1`
//! repeats it. Progress is printed every 10 seconds, and what threads do that have begun nothing for so long. Half a minute
//! after the end the process is ended.

use std::ffi::{c_int, c_void};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anygpu_fuzz::{calls, input, model, prepare, target};

const PERIOD: Duration = Duration::from_secs(10);
/// Time to end in, once the seconds are over.
const GRACE: Duration = Duration::from_secs(30);

/// The threads, by place.
static THREADS: Mutex<Vec<(usize, libc::pthread_t)>> = Mutex::new(Vec::new());
static SEQUENCES: AtomicU64 = AtomicU64::new(0);

unsafe extern "C" {
    // Of glibc.
    fn backtrace(frames: *mut *mut c_void, count: c_int) -> c_int;
    fn backtrace_symbols_fd(frames: *const *mut c_void, count: c_int, descriptor: c_int);
}

/// Prints the frames of the thread that a signal interrupts.
extern "C" fn print_frames(_: c_int) {
    let mut frames = [std::ptr::null_mut(); 64];
    // SAFETY: as many frames as there is room for; both are meant for signal handlers.
    unsafe { backtrace_symbols_fd(frames.as_ptr(), backtrace(frames.as_mut_ptr(), 64), libc::STDERR_FILENO) };
}

/// Prints what the threads do that have begun no call since.
fn print_threads(before: &[u64]) {
    for (place, thread) in THREADS.lock().expect("no panic").iter() {
        let slot = place % model::CALLS.len();
        let (call, count) = *model::CALLS[slot].lock().expect("no panic");
        if count == before[slot] {
            eprintln!("thread {place}, call {count}: {call}");
            // SAFETY: a thread that runs, since it ends its entry first, under the lock; the handler is in place.
            unsafe { libc::pthread_kill(*thread, libc::SIGUSR1) };
            std::thread::sleep(Duration::from_millis(300));
        }
    }
}

/// Prints the progress, and what threads do that make none; ends the process where it does not end by itself.
fn watch(end: Instant) {
    let counts = || model::CALLS.iter().map(|call| call.lock().expect("no panic").1).collect::<Vec<u64>>();
    let mut before = counts();
    for period in 1.. {
        std::thread::sleep(PERIOD);
        let now = counts();
        let sequences = SEQUENCES.load(Ordering::Relaxed);
        eprintln!("{} s: {sequences} sequences, {} calls", 10 * period, now.iter().sum::<u64>());
        print_threads(&before);
        if Instant::now() > end + GRACE {
            eprintln!("the threads do not end");
            // SAFETY: nothing of this process is needed any more.
            unsafe { libc::_exit(2) };
        }
        before = now;
    }
}

fn main() {
    let (mut seed, mut first, mut count, mut seconds, mut threads) = (1, 0, u64::MAX, 10.0, 1);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().unwrap_or_else(|| panic!("{word}: a value is missing"));
        match word.as_str() {
            "--seed" => seed = value.parse().expect("a number"),
            "--first" => first = value.parse().expect("a number"),
            "--count" => count = value.parse().expect("a number"),
            "--seconds" => seconds = value.parse().expect("a number"),
            "--threads" => threads = value.parse().expect("a number"),
            _ => panic!("{word}: sequences [--seed N] [--first N] [--count N] [--seconds N] [--threads N]"),
        }
    }
    // Not 0, which a program that is handed dumps does not heed.
    let no_core = libc::rlimit { rlim_cur: 1, rlim_max: 1 };
    let mut frame = std::ptr::null_mut();
    // SAFETY: plain system calls, before any thread; the first `backtrace` loads what a handler must not.
    unsafe {
        // A vendor's mappings would be written for minutes.
        libc::setrlimit(libc::RLIMIT_CORE, &no_core);
        backtrace(&mut frame, 1);
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = print_frames as *const () as usize;
        action.sa_flags = libc::SA_RESTART;
        libc::sigaction(libc::SIGUSR1, &action, std::ptr::null_mut());
    }
    prepare();
    model::OTHERS.store(threads > 1, Ordering::Relaxed);
    let target = target("model").expect("a target");
    let seeds = (target.samples)();
    let (next, steps, started) = (AtomicU64::new(first), AtomicU64::new(0), Instant::now());
    let end = started + Duration::from_secs_f64(seconds);
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        eprintln!("seed {seed}, sequence {} of {:?}:", NUMBER.get(), std::thread::current().id());
        hook(panic);
    }));
    std::thread::spawn(move || watch(end));
    let is_host = std::env::var("ANYGPU_BACKEND").is_ok_and(|value| value == "host");
    // SAFETY: no arguments.
    let enter = |place| THREADS.lock().expect("no panic").push((place, unsafe { libc::pthread_self() }));
    let before = calls::accounts();
    let (next, steps, seeds, before) = (&next, &steps, &seeds, &before);
    std::thread::scope(|scope| {
        for place in 0..threads {
            scope.spawn(move || {
                model::PLACE.set(place);
                enter(place);
                while Instant::now() < end {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number - first >= count {
                        break;
                    }
                    NUMBER.set(number);
                    let bytes = input(&target, seeds, seed, number);
                    steps.fetch_add(bytes.len() as u64 / 6, Ordering::Relaxed);
                    (target.run)(&bytes);
                    SEQUENCES.fetch_add(1, Ordering::Relaxed);
                    // A vendor keeps some for itself.
                    if threads == 1 && is_host {
                        assert_eq!(calls::accounts(), *before, "bytes that are free, by device");
                    }
                }
                THREADS.lock().expect("no panic").retain(|(other, _)| *other != place);
            });
        }
    });
    enter(0);
    model::begin("accounts");
    let kept = before.iter().zip(calls::accounts()).map(|(before, after)| before.0.saturating_sub(after.0)).max();
    assert!(kept.unwrap_or(0) <= if is_host { 0 } else { 1 << 30 }, "{kept:?} bytes are not free again");
    let done = (next.load(Ordering::Relaxed) - first).min(count);
    let took = started.elapsed().as_secs_f64();
    println!("| back end | threads | sequences | calls, about | sequences/s | wrong |\n|---|---:|---:|---:|---:|---:|");
    let backend = std::env::var("ANYGPU_BACKEND").unwrap_or_default();
    println!("| {backend} | {threads} | {done} | {} | {:.0} | 0 |", steps.load(Ordering::Relaxed), done as f64 / took);
    model::begin("the end of the process");
}

thread_local!(static NUMBER: std::cell::Cell<u64> = const { std::cell::Cell::new(0) });
