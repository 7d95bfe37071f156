// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs sequences of the model, or of all calls, in threads of one process, on whichever back end the environment says.
//!
//! sequences [--target model|calls] [--seed N] [--count N] [--calls N] [--seconds N] [--threads N]
//! [--trace calls], by default one thread for 10 seconds. After sequences of all calls, the functions that never succeeded are printed.
//! A sequence that goes wrong ends the process; its seed and number are printed, and `--seed N --first N --count 1`
//! repeats it. Progress is printed every 10 seconds, and what threads do that have begun nothing for so long. Half a minute
//! after the end the process is ended.

use std::collections::BTreeMap;
use std::ffi::{c_int, c_void};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anygpu_fuzz::{calls, driver, exchange, input, prepare, target};

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

/// Prints the frames of the thread that a signal interrupts; of a fault, where it was and what lies around it, too.
///
/// Without an allocation: the thread may be in one.
extern "C" fn print_frames(signal: c_int, info: *mut libc::siginfo_t, _: *mut c_void) {
    let mut frames = [std::ptr::null_mut(); 64];
    // SAFETY: as many frames as there is room for; both are meant for signal handlers.
    unsafe { backtrace_symbols_fd(frames.as_ptr(), backtrace(frames.as_mut_ptr(), 64), libc::STDERR_FILENO) };
    if matches!(signal, libc::SIGSEGV | libc::SIGBUS) {
        // SAFETY: the kernel passes it to a handler that has SA_SIGINFO.
        eprintln!("fault at {:p}", unsafe { (*info).si_addr() });
        _ = std::fs::File::open("/proc/self/maps")
            .and_then(|mut maps| std::io::copy(&mut maps, &mut std::io::stderr()));
    }
}

/// Prints what the threads do that have begun no call since.
fn print_threads(before: &[u64]) {
    for (place, thread) in THREADS.lock().expect("no panic").iter() {
        let slot = place % driver::CALLS.len();
        let (call, count) = *driver::CALLS[slot].lock().expect("no panic");
        if count == before[slot] {
            eprintln!("thread {place}, call {count}: {call}");
            // SAFETY: a thread that runs, since it ends its entry first, under the lock; the handler is in place.
            unsafe { libc::pthread_kill(*thread, libc::SIGUSR1) };
            std::thread::sleep(Duration::from_millis(300));
        }
    }
}

/// The calls that each thread has begun.
fn counts() -> Vec<u64> {
    driver::CALLS.iter().map(|call| call.lock().expect("no panic").1).collect()
}

fn made() -> u64 {
    counts().iter().sum()
}

/// Prints the progress, and what threads do that make none; ends the process where it does not end by itself.
fn watch(end: Instant) {
    let mut before = counts();
    for period in 1.. {
        std::thread::sleep(PERIOD);
        let now = counts();
        let sequences = SEQUENCES.load(Ordering::Relaxed);
        eprintln!("{} s: {sequences} sequences, {} calls", 10 * period, made());
        print_threads(&before);
        if Instant::now() > end + GRACE {
            eprintln!("the threads do not end");
            // SAFETY: nothing of this process is needed any more.
            unsafe { libc::_exit(2) };
        }
        before = now;
    }
}

/// Prints the functions that never succeeded, those last that should have; returns true if there are none of these.
fn print_failures() -> bool {
    let is_never = |count: &calls::Count| count.successes.load(Ordering::Relaxed) == 0;
    let never: Vec<_> = calls::CALLS.iter().zip(&calls::COUNTS).filter(|(_, count)| is_never(count)).collect();
    let mut refused: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (call, _) in &never {
        if let Some(why) = calls::refusal(call.name) {
            refused.entry(why).or_default().push(call.name);
        }
    }
    println!("\n| refused whatever the arguments | functions |\n|---|---|");
    refused.iter().for_each(|(why, names)| println!("| {why} | {} |", names.join(", ")));
    let unexplained: Vec<_> = never.iter().filter(|(call, _)| calls::refusal(call.name).is_none()).collect();
    println!(
        "\n| other functions that never succeeded: {} | calls | last status |\n|---|---:|---:|",
        unexplained.len()
    );
    for (call, count) in &unexplained {
        let (made, status) = (count.calls.load(Ordering::Relaxed), count.failure.load(Ordering::Relaxed));
        println!("| {} | {made} | {status} |", call.name);
    }
    unexplained.is_empty()
}

fn main() {
    let (mut seed, mut first, mut count, mut most, mut seconds, mut threads) = (1, 0, u64::MAX, u64::MAX, 10.0, 1);
    let mut name = "model".to_owned();
    if std::env::args().nth(1).is_some_and(|word| word == "--exporter") {
        return exchange::export();
    }
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().unwrap_or_else(|| panic!("{word}: a value is missing"));
        match word.as_str() {
            "--seed" => seed = value.parse().expect("a number"),
            "--first" => first = value.parse().expect("a number"),
            "--target" => name = value,
            "--trace" => calls::TRACE.store(value == "calls", Ordering::Relaxed),
            "--calls" => most = value.parse().expect("a number"),
            "--count" => count = value.parse().expect("a number"),
            "--seconds" => seconds = value.parse().expect("a number"),
            "--threads" => threads = value.parse().expect("a number"),
            _ => panic!(
                "{word}: sequences [--target model|calls] [--seed N] [--first N] [--count N] [--calls N] [--seconds N] \
                 [--threads N] [--trace calls]"
            ),
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
        action.sa_flags = libc::SA_RESTART | libc::SA_SIGINFO;
        libc::sigaction(libc::SIGUSR1, &action, std::ptr::null_mut());
        // A second time they end the process.
        action.sa_flags = libc::SA_RESETHAND | libc::SA_SIGINFO;
        for signal in [libc::SIGSEGV, libc::SIGBUS, libc::SIGABRT] {
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
    prepare();
    driver::OTHERS.store(threads > 1, Ordering::Relaxed);
    let target = target(&name).expect("a target");
    if target.name == "calls" {
        _ = calls::FOREIGN.set(exchange::foreign());
    }
    let seeds = (target.samples)();
    let (next, started) = (AtomicU64::new(first), Instant::now());
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
    let (next, seeds, before) = (&next, &seeds, &before);
    std::thread::scope(|scope| {
        for place in 0..threads {
            scope.spawn(move || {
                driver::PLACE.set(place);
                enter(place);
                while Instant::now() < end && made() < most {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number - first >= count {
                        break;
                    }
                    NUMBER.set(number);
                    let bytes = input(&target, seeds, seed, number);
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
    driver::begin("accounts");
    if target.name == "calls" {
        calls::reset();
    }
    let kept = before.iter().zip(calls::accounts()).map(|(before, after)| before.0.saturating_sub(after.0)).max();
    assert!(kept.unwrap_or(0) <= if is_host { 0 } else { 1 << 30 }, "{kept:?} bytes are not free again");
    let done = (next.load(Ordering::Relaxed) - first).min(count);
    let took = started.elapsed().as_secs_f64();
    println!("| back end | threads | sequences | calls | sequences/s | wrong |\n|---|---:|---:|---:|---:|---:|");
    let backend = std::env::var("ANYGPU_BACKEND").unwrap_or_default();
    println!("| {backend} | {threads} | {done} | {} | {:.0} | 0 |", made(), done as f64 / took);
    if target.name == "calls" {
        print_failures();
    }
    driver::begin("the end of the process");
}

thread_local!(static NUMBER: std::cell::Cell<u64> = const { std::cell::Cell::new(0) });
