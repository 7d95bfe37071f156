// SPDX-License-Identifier: MIT OR Apache-2.0
//! Errors on purpose, which `make sanitize` expects the sanitizers to report: `planted race`, `planted overflow`.

use std::cell::UnsafeCell;
use std::sync::Barrier;

struct Shared(UnsafeCell<u64>);

// SAFETY: it is not sound: that is what a sanitizer must find.
unsafe impl Sync for Shared {}

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("race") => race(),
        Some("overflow") => overflow(),
        other => panic!("race or overflow, not {other:?}"),
    }
}

/// Two threads add to one number, which nothing guards.
fn race() {
    static NUMBER: Shared = Shared(UnsafeCell::new(0));
    let together = Barrier::new(2);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                together.wait();
                for _ in 0..1000 {
                    // SAFETY: a race, on purpose.
                    unsafe { *NUMBER.0.get() += 1 };
                }
            });
        }
    });
}

/// Reads behind the end of an array.
fn overflow() {
    let numbers = vec![1_u64; std::env::args().count()];
    // SAFETY: an overflow, on purpose.
    let behind = unsafe { numbers.as_ptr().add(numbers.len()).read_volatile() };
    println!("{behind}");
}
