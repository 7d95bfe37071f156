// SPDX-License-Identifier: MIT OR Apache-2.0
//! What runs a target.

use std::cell::Cell;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, Once};

use anygpu::api::hip;

use crate::bytes::Random;

/// True if other threads run sequences, too, and may be given what this one has freed.
pub static OTHERS: AtomicBool = AtomicBool::new(false);

/// The call that each thread is in, and how many it has begun, by the thread's place.
pub static CALLS: [Mutex<(&str, u64)>; 64] = [const { Mutex::new(("", 0)) }; 64];

thread_local!(pub static PLACE: Cell<usize> = const { Cell::new(0) });

/// Notes the call that the thread begins.
pub fn begin(call: &'static str) {
    let mut current = CALLS[PLACE.get() % CALLS.len()].lock().expect("no panic");
    *current = (call, current.1 + 1);
}

/// A target.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, also that of its folder in corpus.
    pub name: &'static str,
    /// Tries an input: anything that is wrong panics.
    pub run: fn(&[u8]),
    /// Inputs to begin with.
    pub samples: fn() -> Vec<Vec<u8>>,
    /// The longest input of random bytes; 0 where those would not be understood.
    pub random: usize,
    /// True for sequences of calls, false for parsers.
    pub is_sequence: bool,
    /// The time that it gets, compared with others.
    pub share: usize,
}

/// Chooses the host back end, unless the environment says otherwise, and lets every panic end the process: in the
/// library, too, which would catch it.
pub fn prepare() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = [
            ("BACKEND", "host"),
            ("LOG", "off"),
            ("HOST_DEVICES", "2"),
            ("HOST_MEMORY", "256M"),
            ("CACHE_MAPPINGS", "16"),
        ];
        for (name, value) in usual {
            let name = format!("ANYGPU_{name}");
            if std::env::var_os(&name).is_none() {
                // SAFETY: nothing else runs in this process as yet.
                unsafe { std::env::set_var(name, value) };
            }
        }
        // SAFETY: no arguments. The library's own hook is in place from now on.
        assert_eq!(unsafe { hip::hipInit(0) }, 0, "no back end");
        std::panic::set_hook(Box::new(|panic| {
            eprintln!("{panic}");
            std::process::abort();
        }));
    });
}

/// An input, the same for the same numbers.
pub fn input(target: &Target, seeds: &[Vec<u8>], seed: u64, number: u64) -> Vec<u8> {
    let mut random = Random(seed ^ number.wrapping_mul(0xd134_2543_de82_ef95));
    if target.random > 0 && random.below(4) > 0 {
        let words = 2 + random.below(target.random / 8);
        return (0..words).flat_map(|_| random.draw().to_ne_bytes()).collect();
    }
    let mut input = seeds[random.below(seeds.len())].clone();
    random.change(&mut input);
    input
}
