// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fortran programs with the generated modules, linked to the release library.

use std::path::{Path, PathBuf};
use std::process::Command;

use common::{have, release_link_folder, root, scratch, skipped, succeed, text};

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

fn build(compiler: &str, flags: &[&str], name: &str) -> Vec<PathBuf> {
    let folder = scratch(name);
    let library = release_link_folder();
    // Both compilers leave module files in the current folder, and look for them there.
    let listed = std::fs::read_to_string(root().join("fortran/sources")).expect("a list of sources");
    let sources: Vec<PathBuf> = listed.lines().map(|name| root().join("fortran").join(name)).collect();
    for source in &sources {
        succeed(Command::new(compiler).args(flags).arg("-c").arg(source).current_dir(&folder));
    }
    let objects = sources.iter().map(|source| Path::new(source.file_name().expect("a name")).with_extension("o"));
    let objects: Vec<PathBuf> = objects.collect();
    let link = |(dialect, source): (&str, String)| {
        let path = folder.join(dialect).with_extension("f90");
        std::fs::write(&path, source).expect("a file written");
        let program = folder.join(dialect);
        succeed(
            Command::new(compiler)
                .args(flags)
                .arg("-o")
                .arg(&program)
                .arg(&path)
                .args(&objects)
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
    let strict = [
        "-std=f2018",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wno-error=c-binding-type",
        "-Wno-compare-reals",
        "-O1",
        "-g",
        "-fcheck=all",
    ];
    assert_shares(&build("gfortran", &strict, "gfortran"));
}

/// Codes that make every default integer, or real, 64 bits wide do so with these options; ours must not care.
#[test]
fn gfortran_programs_with_wide_defaults_share_memory() {
    if !have("gfortran") {
        return skipped("there is no gfortran");
    }
    assert_shares(&build("gfortran", &["-fdefault-integer-8", "-O1"], "gfortran_wide"));
    assert_shares(&build("gfortran", &["-fdefault-real-8", "-fdefault-double-8", "-O2"], "gfortran_wide_reals"));
}

#[test]
fn flang_programs_share_memory() {
    let Some(flang) = ["flang-22", "flang-new", "flang"].into_iter().find(|name| have(name)) else {
        return skipped("there is no flang");
    };
    assert_shares(&build(flang, &["-O1"], "flang"));
    assert_shares(&build(flang, &["-fdefault-integer-8"], "flang_wide"));
    assert_shares(&build(flang, &["-fdefault-real-8", "-fdefault-double-8"], "flang_wide_reals"));
}
