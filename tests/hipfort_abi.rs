// SPDX-License-Identifier: MIT OR Apache-2.0
//! What arrives in C where HIP's interface takes an IPC handle of 64 bytes by value, through the interface that classic
//! hipfort declares and through ours; docs/evidence/hipfort-abi.md shows it. On aarch64 such a structure is passed by its address,
//! and hipfort's interface works by accident.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::{have, release_link_folder, root, scratch, skipped, succeed, text};

const COMPILERS: [&str; 2] = ["gfortran", "flang-22"];
const HIPFORT: [&str; 2] = ["tests/fortran/hipfort_ipc.f90", "tests/fortran/ipc_classic.f90"];
const OURS: [&str; 3] = ["fortran/anygpu_strings.f90", "fortran/anygpu_hip.f90", "tests/fortran/ipc_typed.f90"];

/// The handle that the programs pass: 1 to 64.
const HANDLE: &str = "0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F20\
                      2122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F40";

/// The folder of the library that says what arrives.
fn record() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("record");
        let mut command = common::compiler("cc");
        command.args(["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-Wl,-soname,libamdhip64.so.6"]);
        // AMD's library is known by its version node.
        let versions = root().join("tests/vendors/hip.map");
        command.arg(format!("-Wl,--version-script={}", versions.display())).arg("-o");
        command.arg(folder.join("libamdhip64.so.6")).arg(root().join("tests/vendors/ipc_record.c"));
        succeed(&mut command);
        folder
    })
}

/// Every compiler that is here, with and without optimisation; says which is not.
fn compilers() -> impl Iterator<Item = (&'static str, &'static str)> {
    let here = COMPILERS.into_iter().filter(|compiler| {
        let here = have(compiler);
        if !here {
            skipped(format!("{compiler} is not installed"));
        }
        here
    });
    here.flat_map(|compiler| ["-O0", "-O2"].map(|level| (compiler, level)))
}

/// A program linked to a library, by its name in `folder`.
fn build(name: &str, (compiler, level): (&str, &str), sources: &[&str], folder: &Path, library: &str) -> PathBuf {
    let build = scratch(&format!("{name}-{compiler}{level}"));
    let program = build.join(name);
    let mut command = Command::new(compiler);
    command.arg(level).arg("-o").arg(&program).args(sources.iter().map(|source| root().join(source)));
    succeed(command.arg(folder.join(library)).current_dir(&build));
    program
}

/// What a program says, for memory and then for an event: what was passed, what arrived at the vendor's library if
/// anything did, and what was returned.
#[track_caller]
fn lines<const N: usize>(program: &Path, back_end: &str) -> [String; N] {
    let mut command = Command::new(program);
    let folders = [record(), release_link_folder()].map(|folder| folder.display().to_string());
    command.env("LD_LIBRARY_PATH", folders.join(":")).env("ANYGPU_BACKEND", back_end);
    let output = text(&succeed(&mut command).stdout);
    println!("{}:\n{output}", program.display());
    let lines: Vec<String> = output.lines().map(str::to_owned).collect();
    lines.try_into().expect("as many lines")
}

/// The word after another.
fn word<'a>(line: &'a str, before: &str) -> &'a str {
    line.split_whitespace().skip_while(|word| *word != before).nth(1).expect("a word")
}

#[test]
#[cfg(target_arch = "aarch64")]
fn through_hipforts_interface_all_is_right_by_accident() {
    for compiler in compilers() {
        let program = build("classic", compiler, &HIPFORT, record(), "libamdhip64.so.6");
        let [passed, arrived, _, passed_event, arrived_event, _] = lines(&program, "amd");
        for line in [passed, arrived] {
            assert_eq!((word(&line, "handle"), word(&line, "flags")), (HANDLE, "00000001"));
        }
        for line in [passed_event, arrived_event] {
            assert_eq!(word(&line, "handle"), HANDLE);
        }
    }
}

#[test]
#[cfg(target_arch = "x86_64")]
fn through_hipforts_interface_the_flags_are_half_of_an_address_and_the_handle_is_lost() {
    for compiler in compilers() {
        let program = build("classic", compiler, &HIPFORT, record(), "libamdhip64.so.6");
        let [passed, arrived, _, passed_event, arrived_event, _] = lines(&program, "amd");
        assert_eq!((word(&passed, "handle"), word(&passed, "flags")), (HANDLE, "00000001"));
        let (high, low) = word(&passed, "address").split_at(8);
        assert_ne!((high, low), ("00000000", "00000001"));
        assert_eq!(word(&arrived, "flags"), low);
        assert_ne!(word(&arrived, "handle"), HANDLE);
        assert_eq!(word(&passed_event, "handle"), HANDLE);
        assert_ne!(word(&arrived_event, "handle"), HANDLE);
    }
}

#[test]
fn through_ours_both_are_right() {
    for compiler in compilers() {
        let program = build("typed", compiler, &OURS, release_link_folder(), "libanygpu.so");
        let [passed, arrived, returned, passed_event, arrived_event, returned_event] = lines(&program, "amd");
        for line in [passed, arrived] {
            assert_eq!((word(&line, "handle"), word(&line, "flags")), (HANDLE, "00000001"));
        }
        for line in [passed_event, arrived_event] {
            assert_eq!(word(&line, "handle"), HANDLE);
        }
        assert_eq!([returned, returned_event], ["returned: 0", "returned: 0"]);
    }
}

/// A program compiled with hipfort's module and linked to this library is refused: on x86-64 its flags are no flags and its
/// event handle is none, on aarch64 both handles arrive, and are nobody's.
#[test]
fn calls_through_hipforts_interface_are_refused() {
    for compiler in compilers() {
        let program = build("refused", compiler, &HIPFORT, release_link_folder(), "libanygpu.so");
        let [_, returned, _, returned_event] = lines(&program, "host");
        // hipErrorInvalidValue; hipErrorInvalidDevicePointer of a handle that is none.
        let memory = if cfg!(target_arch = "aarch64") { "returned: 17" } else { "returned: 1" };
        assert_eq!([returned, returned_event], [memory, "returned: 1"].map(str::to_owned));
    }
}
