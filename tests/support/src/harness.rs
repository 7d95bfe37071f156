// SPDX-License-Identifier: MIT OR Apache-2.0
//! `main` of a test program that starts itself again as the other processes of its tests, unlike libtest's.
//!
//! Tests run one after the other, so that measurements of the machine are not disturbed.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::{succeed, text};

/// One test.
pub type Test = (&'static str, fn());

/// Returns what this program was told to `--skip`.
pub fn skips() -> Vec<String> {
    let arguments: Vec<String> = std::env::args().collect();
    arguments.windows(2).filter(|pair| pair[0] == "--skip").map(|pair| pair[1].clone()).collect()
}

/// Runs tests of another program that calls [`run`], but those that this one skips; all must pass.
#[track_caller]
pub fn assert_pass(program: &mut Command, tests: &[&str]) {
    let skips = skips();
    let chosen: Vec<_> = tests.iter().filter(|test| !skips.iter().any(|skip| test.contains(skip))).collect();
    let printed = text(&succeed(program.args(&chosen)).stdout);
    assert!(printed.contains(&format!("{} passed; 0 failed", chosen.len())), "{printed}");
}

/// Runs the tests whose names contain one of the program's arguments, or all without arguments.
///
/// Those whose names contain what follows a `--skip` are left out.
pub fn run(tests: Vec<Test>) -> ExitCode {
    let tests: &'static [Test] = tests.leak();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (mut filters, mut skips) = (Vec::new(), Vec::new());
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--skip" => skips.extend(words.next()),
            _ if word.starts_with('-') => {}
            _ => filters.push(word),
        }
    }
    let has = |name: &str, parts: &[&String]| parts.iter().any(|part| name.contains(part.as_str()));
    let chosen: Vec<&'static Test> =
        tests.iter().filter(|(name, _)| (filters.is_empty() || has(name, &filters)) && !has(name, &skips)).collect();
    if arguments.iter().any(|argument| argument == "--list") {
        chosen.iter().for_each(|(name, _)| println!("{name}: test"));
        return ExitCode::SUCCESS;
    }
    println!("\nrunning {} tests", chosen.len());
    let started = Instant::now();
    let mut failed = Vec::new();
    for (name, test) in &chosen {
        let started = Instant::now();
        // The thread's name is the test's, which is what a panic and a skip report.
        let passed = std::thread::Builder::new()
            .name((*name).to_owned())
            .spawn(move || catch_unwind(AssertUnwindSafe(test)).is_ok())
            .expect("a thread")
            .join()
            .unwrap_or(false);
        println!("test {name} ... {} ({:.2} s)", if passed { "ok" } else { "FAILED" }, started.elapsed().as_secs_f64());
        _ = std::io::stdout().flush();
        if !passed {
            failed.push(*name);
        }
    }
    if !failed.is_empty() {
        println!("\nfailures:");
        failed.iter().for_each(|name| println!("    {name}"));
    }
    println!(
        "\ntest result: {}. {} passed; {} failed; 0 ignored; 0 measured; {} filtered out; finished in {:.2}s\n",
        if failed.is_empty() { "ok" } else { "FAILED" },
        chosen.len() - failed.len(),
        failed.len(),
        tests.len() - chosen.len(),
        started.elapsed().as_secs_f64()
    );
    if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
