// SPDX-License-Identifier: MIT OR Apache-2.0
//! Each system call of a process that shares memory fails once: the n-th of its name, for every n. The process gets a
//! status, or what it asked for; it never ends otherwise, waits for ever, reads a wrong byte or keeps a descriptor or
//! mapping.
//!
//! strace makes the calls of the main thread fail, with the errors in turn; `ANYGPU_TEST_FAULTS=all` takes all for each.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use common::{compile_linked, have, root, run, scratch, skipped, succeed, text};

const ERRORS: [&str; 7] = ["ENOMEM", "EMFILE", "EINTR", "EAGAIN", "EPERM", "ENOSPC", "ENOSYS"];

/// Without its locks the C library ends the process; what is not closed or unmapped stays.
const WITHOUT: [&str; 5] = ["futex", "exit_group", "rt_sigreturn", "munmap", "close"];

/// Calls whose failure leaves a descriptor open on purpose: by the first a descriptor is recognised before it is closed, for
/// it may be the program's by now; instead of the last /dev/urandom is read.
const KEPT_OPEN: [&str; 3] = ["newfstatat", "fstat", "getrandom"];

fn on_the_host(command: &mut Command) -> &mut Command {
    command.env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", "off").env("ANYGPU_HOST_MEMORY", "64M")
}

/// Descriptors and mappings that the program has printed.
fn kept(output: &[u8]) -> Vec<usize> {
    text(output).split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

// Claim: bad-input-is-a-code.
#[test]
fn each_system_call_fails_once() {
    if !have("strace") {
        return skipped("strace is not installed");
    }
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include];
    let program = compile_linked("cc", "faults", &[&root().join("tests/c/faults.c")], &flags);
    let folder = scratch("faults");
    let (file, log) = (folder.join("shared"), folder.join("log"));
    let mut owner = Command::new(&program);
    owner.arg("share").arg(&file).arg("100000").stdout(Stdio::piped());
    let mut owner = on_the_host(&mut owner).spawn().expect("it starts");
    let mut said = String::new();
    BufReader::new(owner.stdout.as_mut().expect("a pipe")).read_line(&mut said).expect("a pipe");
    assert_eq!(said, "shared\n");

    let traced = |arguments: &[&str]| {
        let mut command = Command::new("strace");
        on_the_host(&mut command).arg("-qq").args(arguments).arg(&program).arg("use").arg(&file);
        command
    };
    let path = log.display().to_string();
    let end = |mut owner: std::process::Child| {
        _ = owner.kill();
        _ = owner.wait();
    };
    if !run(&mut traced(&["-o", &path])).status.success() {
        end(owner);
        return skipped("strace cannot trace here");
    }
    let without = kept(&succeed(&mut traced(&["-o", &path])).stdout);
    // Those before, and those until the second call of getpgid, by name.
    let (mut marks, mut counts) = (0, BTreeMap::<String, [usize; 2]>::new());
    for line in fs::read_to_string(&log).expect("strace's output").lines() {
        let name = line.split('(').next().unwrap_or_default();
        marks += usize::from(name == "getpgid");
        if marks < 2 && name != "getpgid" {
            counts.entry(name.to_owned()).or_default()[marks] += 1;
        }
    }
    assert!(marks == 2 && without.len() == 2, "it makes all its calls");

    let takes_all = std::env::var("ANYGPU_TEST_FAULTS").is_ok_and(|faults| faults == "all");
    let mut faults = Vec::new();
    for (name, [before, meant]) in counts.iter().filter(|(name, _)| !WITHOUT.contains(&name.as_str())) {
        for number in before + 1..=before + meant {
            let chosen = if takes_all { &ERRORS[..] } else { &ERRORS[faults.len() % ERRORS.len()..][..1] };
            faults.extend(chosen.iter().map(|error| (name, format!("inject={name}:error={error}:when={number}"))));
        }
    }
    let (next, failures) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((name, fault)) = faults.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let output = run(&mut traced(&["-o", "/dev/null", "-e", fault]));
                    let now = kept(&output.stdout);
                    let leaks = now.iter().zip(&without).any(|(now, without)| now > without);
                    if !output.status.success() || now.len() != 2 || leaks && !KEPT_OPEN.contains(&name.as_str()) {
                        let said = text(&output.stderr);
                        let why = format!("{fault}: {}, {now:?} of {without:?}\n{said}", output.status);
                        failures.lock().expect("no panic").push(why);
                    }
                }
            });
        }
    });
    end(owner);
    println!("{} faults in {} different calls", faults.len(), counts.len());
    let failures = failures.into_inner().expect("no panic");
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), faults.len(), failures.join("\n"));
}
