// SPDX-License-Identifier: MIT OR Apache-2.0
//! Random programs of several processes that share memory, compared with a model of what the documentation promises.
//!
//! A program is a list of steps: calls, two calls at once, deaths, forks and replacements. What fails is made smaller
//! before it is reported. `cargo test --test models -- --cases=100000 --seed=7 --seconds=600` is a long run; with
//! `ANYGPU_TEST_BACKEND` it runs on a GPU.

mod calls;
mod model;
mod world;

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use common::peer::backend;
use common::{harness, peer, scratch, stand_in, succeed, text};
use model::{Step, VERBS, WORKERS};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use world::World;

/// What happens next.
#[derive(Clone, Debug)]
pub enum Move {
    One(Step),
    /// Calls of two processes at once.
    Two(Step, Step),
    /// The process is killed so many microseconds after it was told to do this.
    Killed(Step, u16),
    Kill(usize),
    /// The process ends as programs do.
    End(usize),
    /// The process executes its program again.
    Again(usize),
    /// A process sends one of its descriptors to another.
    Give(usize, usize, u16),
}

fn step() -> impl Strategy<Value = Step> {
    let verbs = VERBS.iter().map(|(weight, verb)| (*weight, Just(*verb))).collect::<Vec<_>>();
    let verb = proptest::strategy::Union::new_weighted(verbs);
    (verb, 0..WORKERS, any::<u16>(), any::<u16>()).prop_map(|(verb, worker, which, number)| Step {
        verb,
        worker,
        which,
        number,
    })
}

fn program() -> impl Strategy<Value = Vec<Move>> {
    let one = prop_oneof![
        120 => step().prop_map(Move::One),
        40 => (step(), step()).prop_map(|(one, other)| Move::Two(one, other)),
        1 => (step(), 0..400_u16).prop_map(|(step, after)| Move::Killed(step, after)),
        1 => (0..WORKERS).prop_map(Move::Kill),
        1 => (0..WORKERS).prop_map(Move::End),
        1 => (0..WORKERS).prop_map(Move::Again),
        12 => (0..WORKERS, 0..WORKERS, any::<u16>()).prop_map(|(from, to, which)| Move::Give(from, to, which)),
    ];
    proptest::collection::vec(one, 1..120)
}

/// Options of the program: `--NAME=VALUE`.
struct Options {
    cases: u64,
    seed: u64,
    seconds: u64,
}

impl Options {
    fn get() -> Options {
        let mut options = Options { cases: 120, seed: 1, seconds: 600 };
        for argument in std::env::args().skip(1) {
            let (name, value) = argument.split_once('=').unwrap_or((&argument, ""));
            let number = || value.parse::<u64>().unwrap_or_else(|_| panic!("{argument}: a number is needed"));
            match name {
                "--cases" => options.cases = number(),
                "--seed" => options.seed = number(),
                "--seconds" => options.seconds = number(),
                _ => {}
            }
        }
        options
    }
}

fn main() -> ExitCode {
    peer::serve_also(calls::execute);
    let mut tests: Vec<harness::Test> = vec![("programs_do_what_is_promised", programs_do_what_is_promised)];
    if backend() == "host" {
        tests.push(("strict_programs_do_what_is_promised", strict_programs_do_what_is_promised));
        tests.push(("over_the_vendors_stand_ins", over_the_vendors_stand_ins));
    }
    harness::run(tests)
}

/// Runs programs, each of a seed of its own, until there were as many as asked for or the time is over.
fn run(environment: &[(&'static str, &'static str)]) {
    let Options { cases, seed, seconds } = Options::get();
    let started = Instant::now();
    let program = program();
    let mut world = World::new(environment);
    let mut done = 0;
    while done < cases && started.elapsed() < Duration::from_secs(seconds) {
        let seed = seed + done;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let random = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        let config = Config { failure_persistence: None, ..Config::default() };
        let mut tree = program.new_tree(&mut TestRunner::new_with_rng(config, random)).expect("no filters");
        if let Err(why) = world.run(&tree.current()) {
            smaller(&mut world, &mut tree, seed, why);
        }
        done += 1;
    }
    println!("{}, {done} programs: {}", backend(), world.counts());
    assert!(done > 0 && world.has_tried_enough(), "nothing was tried");
}

/// Makes a program that fails smaller, with fresh processes, and reports it.
fn smaller(world: &mut World, tree: &mut impl ValueTree<Value = Vec<Move>>, seed: u64, why: String) -> ! {
    eprintln!("--seed={seed} --cases=1: {why}");
    let mut found = (tree.current(), why);
    world.patience = Duration::from_secs(1);
    world.start_anew();
    match world.run(&found.0) {
        Ok(()) => panic!("{}\nonly after other programs, or not every time: {:?}", found.1, found.0),
        Err(why) => found.1 = why,
    }
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(60) && tree.simplify() {
        loop {
            world.start_anew();
            match world.run(&tree.current()) {
                Err(why) => {
                    found = (tree.current(), why);
                    break;
                }
                Ok(()) if tree.complicate() => {}
                Ok(()) => break,
            }
        }
    }
    let used: String = world.used(&found.0).iter().map(|next| format!("    {next:?}\n")).collect();
    panic!("{}\n{used}", found.1);
}

fn programs_do_what_is_promised() {
    run(&[]);
}

fn strict_programs_do_what_is_promised() {
    run(&[("ANYGPU_HOST_STRICT", "1")]);
}

/// Random programs over the stand-ins for the vendors' libraries.
fn over_the_vendors_stand_ins() {
    for (vendor, name, defined) in [
        ("nvidia", "libcuda.so.1", &[][..]),
        ("amd", "libamdhip64.so.7", &["-DHIP_ABI=7".to_owned()]),
        ("intel", "libze_loader.so.1", &[]),
        ("ascend", "libascendcl.so", &[]),
    ] {
        let folder: PathBuf = scratch(&format!("stand-in-{vendor}"));
        stand_in(vendor, &folder.join(name), defined, &[]);
        let mut command = Command::new("/proc/self/exe");
        command.args(std::env::args().skip(1).filter(|argument| argument.starts_with("--")));
        command.arg(format!("--cases={}", Options::get().cases.div_ceil(4)));
        command.env(peer::BACKEND, vendor).env("LD_LIBRARY_PATH", folder);
        let output = text(&succeed(&mut command).stdout);
        assert!(output.contains("1 passed; 0 failed"), "{output}");
        output.lines().filter(|line| line.contains(" programs: ")).for_each(|line| println!("{line}"));
    }
}
