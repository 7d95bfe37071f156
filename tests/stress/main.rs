// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whole processes under load on the host back end: many exchange memory, events and timelines while they are killed,
//! stopped, forked and replaced; and rounds of single deaths.
//!
//! Every byte read is compared with what its owner wrote, every error needs a death, a call that does not return is
//! reported with what every thread does, and at the end nothing is left. `cargo test --test stress` is a short run; for
//! long ones, `cargo test --test stress -- mixture --processes=32 --threads=8 --seconds=600 --seed=7`,
//! `-- mixture --kills=10000` and `-- killed forking --rounds=500`.

mod board;
mod exchange;
mod mail;
mod mixture;
mod options;
mod pattern;
mod rounds;
mod worker;

use std::process::ExitCode;

use common::{harness, peer};
use options::Options;

const TESTS: &[harness::Test] = &[
    ("a_mixture_of_everything", a_mixture_of_everything),
    ("forking_importers_keep_nothing", rounds::forking_importers_keep_nothing),
    ("killed_recorders_are_never_taken_for_done", rounds::killed_recorders_are_never_taken_for_done),
    ("killed_members_of_a_timeline_end_waits", rounds::killed_members_of_a_timeline_end_waits),
];

fn main() -> ExitCode {
    worker::serve_if_asked();
    peer::serve_if_asked();
    harness::run(TESTS.to_vec())
}

fn a_mixture_of_everything() {
    mixture::run(Options::get());
}
