// SPDX-License-Identifier: MIT OR Apache-2.0
//! Everything that reads bytes of other processes or of callers, as targets of fuzzers.
//!
//! In tests and with `--cfg fuzzing` only, never in the installed library. crates/fuzz/README.md says which bytes come from where.
//! A target takes any bytes. It panics if what it tries does not keep its promise.

mod bytes;

use std::sync::atomic::{AtomicU64, Ordering};

pub use bytes::{Bytes, Random};

use crate::api::acl::key;
use crate::backend::host::{identity, label};
use crate::gpu::PciAddress;
use crate::os::{config, loader, memory_map, process};
use crate::share::{broker, records, register, timeline, token};

/// A target.
pub struct Target {
    /// Its name, also that of its folder in crates/fuzz/corpus.
    pub name: &'static str,
    /// Tries an input.
    pub run: fn(&[u8]),
    /// Inputs that are understood, to be changed by a fuzzer.
    pub samples: fn() -> Vec<Vec<u8>>,
}

/// All targets.
#[rustfmt::skip]
pub const TARGETS: &[Target] = &[
    Target { name: "handle", run: identity::fuzz::handle, samples: identity::fuzz::samples },
    Target { name: "token", run: token::fuzz::token, samples: token::fuzz::samples },
    Target { name: "text", run: token::fuzz::text, samples: token::fuzz::texts },
    Target { name: "key", run: key::fuzz::key, samples: key::fuzz::samples },
    Target { name: "request", run: broker::serve::fuzz::request, samples: broker::serve::fuzz::samples },
    Target { name: "answer", run: broker::ask::fuzz::answer, samples: broker::ask::fuzz::samples },
    Target { name: "conversation", run: broker::ask::fuzz::conversation, samples: broker::ask::fuzz::samples },
    Target { name: "name", run: broker::names::fuzz::answer, samples: broker::names::fuzz::samples },
    Target { name: "sockets", run: broker::names::fuzz::list, samples: broker::names::fuzz::lists },
    Target { name: "process", run: process::fuzz::status, samples: process::fuzz::samples },
    Target { name: "event", run: records::fuzz::page, samples: records::fuzz::samples },
    Target { name: "event-race", run: records::fuzz::race, samples: records::fuzz::samples },
    Target { name: "timeline", run: timeline::page::fuzz::page, samples: timeline::page::fuzz::samples },
    Target { name: "timeline-race", run: timeline::page::fuzz::race, samples: timeline::page::fuzz::samples },
    Target { name: "timeline-file", run: timeline::page::fuzz::file, samples: timeline::page::fuzz::files },
    Target { name: "register", run: register::fuzz::register, samples: register::fuzz::samples },
    Target { name: "label", run: label::fuzz::label, samples: label::fuzz::samples },
    Target { name: "settings", run: config::fuzz::settings, samples: config::fuzz::samples },
    Target { name: "map", run: memory_map::fuzz::line, samples: memory_map::fuzz::samples },
    Target { name: "cache", run: loader::fuzz::cache, samples: loader::fuzz::samples },
    Target { name: "address", run: address, samples: addresses },
];

fn address(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    if let Some(read) = PciAddress::read(text) {
        let PciAddress { domain, bus, device } = read;
        assert_eq!(PciAddress::read(&format!("{domain:x}:{bus:x}:{device:x}.0")), Some(read));
    }
}

fn addresses() -> Vec<Vec<u8>> {
    [&b"0000:0f:00.0"[..], b"0F:00", b"ffffffff:ff:1f.7"].map(<[u8]>::to_vec).into()
}

/// Starts a thread that writes any words of a page all the time, as a hostile process would.
pub fn scribble(page: impl FnOnce() -> &'static [AtomicU64; 512] + Send + 'static) {
    std::thread::spawn(move || {
        let page = page();
        let mut state: u64 = 22;
        loop {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // The first words, which say most, more often than those behind.
            let place = (state >> 40) as usize % if state >> 32 & 1 == 0 { 16 } else { page.len() };
            let value = if state >> 33 & 1 == 0 { state >> 34 & 15 } else { state.rotate_left(23) };
            page[place].store(value, Ordering::Relaxed);
        }
    });
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    fn corpus(target: &Target) -> Vec<Vec<u8>> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/fuzz/corpus/").to_owned() + target.name;
        // The published crate has no folder fuzz.
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        files.map(|file| std::fs::read(file.path()).expect("a file")).collect()
    }

    /// `make soak` tries more for hours.
    #[test]
    fn no_input_does_harm() {
        let mut random = Random(22);
        for target in TARGETS {
            let (started, mut count) = (Instant::now(), 0);
            let seeds: Vec<Vec<u8>> = (target.samples)().into_iter().chain(corpus(target)).collect();
            seeds.iter().for_each(|seed| (target.run)(seed));
            while count < 6_000 && started.elapsed() < Duration::from_millis(200) {
                let mut input = seeds[random.below(seeds.len())].clone();
                random.change(&mut input);
                (target.run)(&input);
                count += 1;
            }
            println!("{}: {} seeds, {count} inputs", target.name, seeds.len());
        }
    }
}
