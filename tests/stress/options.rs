// SPDX-License-Identifier: MIT OR Apache-2.0
//! Options of the program: `--NAME=VALUE`, after the names of the tests to run.

use crate::board::{SLOTS, THREADS};
use crate::exchange::KINDS;

#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// `--processes`: workers at any time.
    pub processes: usize,
    /// `--threads`: threads of a worker, of which one half offers and the other imports.
    pub threads: usize,
    /// `--seconds`: the length of the period in which workers are disturbed.
    pub seconds: u64,
    /// `--kills`: workers that are killed, however long it takes; 0 for as many as `--seconds` brings.
    pub kills: u64,
    /// `--seed`: the start of all pseudo-random numbers.
    pub seed: u64,
    /// `--limit`: seconds after which a call hangs.
    pub limit: u64,
    /// `--rounds`: rounds of each of the programs with rounds.
    pub rounds: u64,
    /// `--only=memory,event`: the kinds of exchanges, as bits of their numbers.
    pub kinds: u64,
    /// `--no-orders`: workers are killed and stopped, but do not fork, replace themselves or exit.
    pub orders: bool,
    /// `--keep`: after a hang, processes stay for a debugger.
    pub keeps: bool,
}

impl Options {
    /// The options of the command line; those of a short run where it names none.
    pub fn get() -> Options {
        let every = (1 << KINDS.len()) - 1;
        let mut options = Options {
            processes: 4,
            threads: 4,
            seconds: 6,
            kills: 0,
            seed: 1,
            limit: 60,
            rounds: 12,
            kinds: every,
            orders: true,
            keeps: false,
        };
        for argument in std::env::args().skip(1).filter(|argument| argument.starts_with("--")) {
            let (name, value) = argument.split_once('=').unwrap_or((&argument, ""));
            let number = || value.parse::<u64>().unwrap_or_else(|_| panic!("{argument}: a number is needed"));
            match name {
                "--processes" => options.processes = (number() as usize).clamp(2, SLOTS),
                "--threads" => options.threads = (number() as usize).clamp(2, THREADS),
                "--seconds" => options.seconds = number(),
                "--kills" => options.kills = number(),
                "--seed" => options.seed = number(),
                "--limit" => options.limit = number(),
                "--rounds" => options.rounds = number(),
                "--only" => {
                    let kinds = KINDS.iter().filter(|kind| value.split(',').any(|name| name == kind.name));
                    options.kinds = kinds.fold(0, |kinds, kind| kinds | 1 << kind.number);
                    assert_ne!(options.kinds, 0, "{argument}: no kind of exchange has such a name");
                }
                "--no-orders" => options.orders = false,
                "--keep" => options.keeps = true,
                // As those of libtest, which `cargo test` may pass to all tests.
                _ => {}
            }
        }
        options
    }
}
