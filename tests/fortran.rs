// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fortran programs with the generated modules, linked to the release library.

use std::path::PathBuf;
use std::process::Command;

use common::{CHECKED, WIDE_KINDS, fortran_modules, have, release_link_folder, root, scratch, skipped, succeed, text};

/// What is another code in CUDA's runtime than in HIP.
const CODES: [(&str, &str); 2] = [
    ("hipErrorInvalidContext", "cudaErrorDeviceUninitialized"),
    ("hipErrorInvalidDevicePointer", "cudaErrorInvalidValue"),
];

/// The program as it is, for HIP, and with the names of CUDA's runtime in the place of HIP's.
fn programs() -> [(&'static str, String); 2] {
    let hip = std::fs::read_to_string(root().join("tests/fortran/share.f90")).expect("the program");
    let cuda = CODES.iter().fold(hip.clone(), |text, (hip, cuda)| text.replace(hip, cuda));
    [("hip", hip), ("cudart", cuda.replace("anygpu_hip", "anygpu_cudart").replace("hip", "cuda"))]
}

/// Builds the programs over modules with some flags, and the programs with more.
fn build(compiler: &str, flags: &[&str], more: &[&str], name: &str) -> Vec<PathBuf> {
    let folder = scratch(name);
    let library = release_link_folder();
    let modules = fortran_modules(compiler, flags);
    let link = |(dialect, source): (&str, String)| {
        let path = folder.join(dialect).with_extension("f90");
        std::fs::write(&path, source).expect("a file written");
        let program = folder.join(dialect);
        succeed(
            Command::new(compiler)
                .arg("-O1")
                .args(flags)
                .args(more)
                .arg("-I")
                .arg(&modules)
                .arg("-o")
                .arg(&program)
                .arg(&path)
                .arg(modules.join("libmodules.a"))
                .arg(format!("-L{}", library.display()))
                .arg("-lanygpu")
                .arg(format!("-Wl,-rpath,{}", library.display()))
                .current_dir(&folder),
        );
        program
    };
    programs().into_iter().map(link).collect()
}

#[track_caller]
fn assert_shares(programs: &[PathBuf]) {
    for (program, strict) in programs.iter().flat_map(|program| [(program, "0"), (program, "1")]) {
        let output = succeed(Command::new(program).env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_STRICT", strict));
        assert_eq!((text(&output.stdout), text(&output.stderr)), ("share: ok\n".to_owned(), String::new()));
    }
}

#[test]
fn gfortran_programs_share_memory() {
    if !have("gfortran") {
        return skipped("there is no gfortran");
    }
    let strict = ["-std=f2018", "-Wall", "-Wextra", "-Werror", "-Wno-error=c-binding-type", "-Wno-compare-reals"];
    assert_shares(&build("gfortran", &CHECKED, &strict, "gfortran"));
}

/// As some codes do; ours must not care.
#[test]
fn gfortran_programs_with_wide_defaults_share_memory() {
    if !have("gfortran") {
        return skipped("there is no gfortran");
    }
    assert_shares(&build("gfortran", &WIDE_KINDS, &[], "gfortran_wide"));
}

#[test]
fn flang_programs_share_memory() {
    let Some(flang) = ["flang-22", "flang-new", "flang"].into_iter().find(|name| have(name)) else {
        return skipped("there is no flang");
    };
    assert_shares(&build(flang, &[], &[], "flang"));
    assert_shares(&build(flang, &WIDE_KINDS, &[], "flang_wide"));
}
