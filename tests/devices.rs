// SPDX-License-Identifier: MIT OR Apache-2.0
//! Random programs over two devices, beside a model: copies and fills of all kinds of memory, direct and captured, in an order
//! that the vendors promise. `ANYGPU_TEST_PROGRAMS=20000 ANYGPU_TEST_SEED=7 cargo test --test devices` runs so many.

use std::process::Command;

use common::{compile_linked, have, root, run, skipped, text};

/// A number that the environment may have.
fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Runs programs of a dialect that count on what a vendor promises; returns what they printed, without their last line.
fn programs(dialect: &str, promises: &str) -> Option<String> {
    if !have("cc") {
        skipped("cc is not installed");
        return None;
    }
    let include = root().join("include");
    let includes = [format!("-I{}", include.join("anygpu/compat").display()), format!("-I{}", include.display())];
    let mut flags = vec!["-O1", "-Wall", "-Wextra", "-Werror"];
    flags.extend(includes.iter().map(String::as_str));
    flags.extend((dialect == "cuda").then_some("-DCUDA"));
    let program = compile_linked("cc", &format!("devices-{dialect}"), &[&root().join("tests/c/two_devices.c")], &flags);
    let (seed, count) = (number("ANYGPU_TEST_SEED", 1), number("ANYGPU_TEST_PROGRAMS", 60));
    let mut command = Command::new(program);
    command.args([&seed.to_string(), &count.to_string(), "both", promises, "sums"]);
    let output = run(command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_DEVICES", "2").env_remove("ANYGPU_LOG"));
    let said = text(&output.stdout);
    let (lines, last) = said.trim_end().rsplit_once('\n').expect("lines");
    assert!(output.status.success() && last.ends_with(": 0 wrong, 0 calls failed"), "{said}{}", text(&output.stderr));
    assert_eq!(lines.lines().count() as u64, 2 * count, "{dialect}, {promises}");
    Some(lines.to_owned())
}

/// Whatever orders a program's operations, and whichever dialect's calls make them, its bytes are the model's.
#[test]
fn random_programs_have_the_bytes_of_their_model() {
    let Some(first) = programs("hip", "hip") else { return };
    for (dialect, promises) in [("hip", "none"), ("cuda", "cuda"), ("cuda", "none")] {
        assert_eq!(programs(dialect, promises).as_ref(), Some(&first), "{dialect}, {promises}");
    }
}
