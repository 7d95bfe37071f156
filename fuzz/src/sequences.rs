// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs sequences of the model, in threads of one process, on whichever back end the environment says.
//!
//! sequences [--seed N] [--count N] [--seconds N] [--threads N], by default one thread for 10 seconds.
//! A sequence that goes wrong ends the process; its seed and number are printed, and `--seed N --first N --count 1`
//! repeats it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anygpu_fuzz::{calls, input, model, prepare, target};

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
    let is_host = std::env::var("ANYGPU_BACKEND").is_ok_and(|value| value == "host");
    let before = calls::accounts();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while Instant::now() < end {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number - first >= count {
                        break;
                    }
                    NUMBER.set(number);
                    let bytes = input(&target, &seeds, seed, number);
                    steps.fetch_add(bytes.len() as u64 / 6, Ordering::Relaxed);
                    (target.run)(&bytes);
                    // A vendor keeps some for itself.
                    if threads == 1 && is_host {
                        assert_eq!(calls::accounts(), before, "bytes that are free, by device");
                    }
                }
            });
        }
    });
    let kept = before.iter().zip(calls::accounts()).map(|(before, after)| before.0.saturating_sub(after.0)).max();
    assert!(kept.unwrap_or(0) <= if is_host { 0 } else { 1 << 30 }, "{kept:?} bytes are not free again");
    let done = (next.load(Ordering::Relaxed) - first).min(count);
    let took = started.elapsed().as_secs_f64();
    println!("| back end | threads | sequences | calls, about | sequences/s | wrong |\n|---|---:|---:|---:|---:|---:|");
    let backend = std::env::var("ANYGPU_BACKEND").unwrap_or_default();
    println!("| {backend} | {threads} | {done} | {} | {:.0} | 0 |", steps.load(Ordering::Relaxed), done as f64 / took);
}

thread_local!(static NUMBER: std::cell::Cell<u64> = const { std::cell::Cell::new(0) });
