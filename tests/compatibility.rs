// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sharing between processes of different releases: tests/c/versions.c runs with this library and with an earlier one,
//! which is built of the revision that tests/compatibility/releases names.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{compile, release_link_folder, root, run, skipped, succeed, target, text};

/// Returns the earlier releases and their revisions.
fn releases() -> Vec<(String, String)> {
    let list = fs::read_to_string(root().join("tests/compatibility/releases")).expect("the list of releases");
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line.split_once(' ').expect("a release and its revision"))
        .map(|(a, b)| (a.into(), b.into()))
        .collect()
}

/// Builds the library of a revision and returns its folder; `None`, reported, without its history.
fn library_of(revision: &str) -> Option<PathBuf> {
    let git = |arguments: &[&str]| {
        let mut command = Command::new("git");
        command.arg("-C").arg(root()).args(arguments);
        command
    };
    if !common::have("git") {
        skipped("git is not installed");
        return None;
    }
    if !run(&mut git(&["cat-file", "-e", &format!("{revision}^{{commit}}")])).status.success() {
        skipped(format!("there is no revision {revision} here: this is no clone, or one without history"));
        return None;
    }
    let folder = target().join("compatibility").join(revision);
    let source = folder.join("source");
    if !source.join("Cargo.toml").exists() {
        let archive = folder.join("source.tar");
        fs::create_dir_all(&source).expect("a folder in the target folder");
        succeed(git(&["archive", "--output"]).arg(&archive).arg(revision));
        succeed(Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(&source));
        fs::remove_file(archive).expect("the archive");
    }
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["rustc", "--quiet", "--locked", "--lib", "--crate-type", "cdylib", "--target-dir"]).arg(&folder);
    succeed(
        cargo
            .env("CARGO_PROFILE_DEV_DEBUG", "false")
            .env("CARGO_INCREMENTAL", "0")
            .env_remove("RUSTFLAGS")
            .current_dir(&source),
    );
    let runtime = folder.join("debug/libanygpu.so.0");
    _ = fs::remove_file(&runtime);
    std::os::unix::fs::symlink("libanygpu.so", &runtime).expect("a link in the target folder");
    Some(folder.join("debug"))
}

/// Runs the program with the two libraries of these folders.
#[track_caller]
fn share(program: &Path, giver: &Path, taker: &Path) {
    let socket = tempfile::tempdir().expect("a folder");
    let socket = &socket.path().join("socket");
    let process = |role: &str, library: &Path| {
        let mut command = Command::new(program);
        command.arg(role).arg(socket).env("ANYGPU_BACKEND", "host").env("LD_LIBRARY_PATH", library);
        let output = run(&mut command);
        let printed = text(&output.stdout) + &text(&output.stderr);
        assert_eq!(printed, format!("{role}: ok {}\n", library.join("libanygpu.so.0").display()));
    };
    std::thread::scope(|scope| {
        let taken = scope.spawn(|| process("take", taker));
        process("give", giver);
        taken.join().expect("taken");
    });
}

#[test]
fn processes_of_two_releases_share() {
    let flags = [
        format!("-I{}", root().join("include").display()),
        format!("-L{}", release_link_folder().display()),
        "-lanygpu".to_owned(),
        "-ldl".to_owned(),
        "-Wall".to_owned(),
        "-Wextra".to_owned(),
        "-Werror".to_owned(),
    ];
    let sources = ["tests/c/versions.c", "examples/c/descriptors.c"].map(|source| root().join(source));
    let include = format!("-I{}", root().join("examples/c").display());
    let sources: Vec<&Path> = sources.iter().map(PathBuf::as_path).collect();
    let program = compile("cc", "versions", &sources, &[&[include][..], &flags[..]].concat());
    let this = release_link_folder();
    share(&program, this, this);
    for (_, revision) in releases() {
        let Some(earlier) = library_of(&revision) else { return };
        share(&program, &earlier, this);
        share(&program, this, &earlier);
    }
}
