// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fuzzers of everything that comes from other processes or from callers: README.md has the list.
//!
//! The library's own parsers are in its module `fuzz`; here are sequences of calls, and what drives them all.

pub mod calls;
pub mod driver;
pub mod exchange;
pub mod model;
pub mod names;

pub use anygpu::fuzz as bytes;
pub use driver::{Target, input, prepare};

/// All targets.
pub fn targets() -> Vec<Target> {
    let parsers = anygpu::fuzz::TARGETS.iter().map(|target| {
        let anygpu::fuzz::Target { name, run, samples } = *target;
        let random =
            if ["event", "event-race", "timeline", "timeline-race", "register"].contains(&name) { 192 } else { 0 };
        Target { name, run, samples, random, is_sequence: false, share: 1 }
    });
    let names =
        Target { name: "names", run: names::names, samples: names::samples, random: 0, is_sequence: false, share: 1 };
    let calls = Target {
        name: "calls",
        run: calls::sequence,
        samples: calls::samples,
        random: 6144,
        is_sequence: true,
        share: 6,
    };
    let model = Target {
        name: "model",
        run: model::sequence,
        samples: model::samples,
        random: 512,
        is_sequence: true,
        share: 6,
    };
    let exchange = Target {
        name: "exchange",
        run: exchange::exchange,
        samples: exchange::samples,
        random: 0,
        is_sequence: false,
        share: 1,
    };
    parsers.chain([names, exchange, calls, model]).collect()
}

/// The target of a name.
pub fn target(name: &str) -> Option<Target> {
    targets().into_iter().find(|target| target.name == name)
}
