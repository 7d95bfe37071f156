// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compiles C and C++ programs and libraries with the compilers that the crate cc finds: CC, CXX, or the system's.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::{release_link_folder, root, scratch, succeed};

/// Returns a command that starts a compiler: the one found for `cc` and `c++`, any other by its name.
pub fn compiler(name: &str) -> Command {
    static FOUND: [OnceLock<cc::Tool>; 2] = [OnceLock::new(), OnceLock::new()];
    match name {
        "cc" => FOUND[0].get_or_init(|| find(false)).to_command(),
        "c++" => FOUND[1].get_or_init(|| find(true)).to_command(),
        _ => Command::new(name),
    }
}

fn find(cpp: bool) -> cc::Tool {
    let target = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let mut build = cc::Build::new();
    // Warnings and optimisation are the tests' own.
    build.target(&target).host(&target).opt_level(0).cargo_metadata(false).no_default_flags(true);
    build.cpp(cpp).get_compiler()
}

/// Runs a compiler, unless it wrote its output with the same arguments of the same sources before.
#[track_caller]
pub fn write_once(output: &Path, command: &mut Command, sources: &[impl AsRef<OsStr>]) {
    // Options among the sources have no contents.
    type Written = (String, Vec<Option<Vec<u8>>>);
    static WRITTEN: Mutex<BTreeMap<PathBuf, Arc<Mutex<Written>>>> = Mutex::new(BTreeMap::new());
    let mut outputs = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    let written = Arc::clone(outputs.entry(output.into()).or_default());
    drop(outputs);
    let read = |source: &_| std::fs::read(Path::new(source)).ok();
    let wanted = (format!("{command:?}"), sources.iter().map(read).collect());
    let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
    if *written != wanted {
        // Another process of the same test program may be writing it, or running it.
        let made = PathBuf::from(format!("{}.of-{}", output.display(), std::process::id()));
        succeed(command.arg("-o").arg(&made));
        std::fs::rename(made, output).expect("a file renamed");
        *written = wanted;
    }
}

/// Compiles one program and returns its path. `arguments` come after the sources, so libraries may be among them.
#[track_caller]
pub fn compile(compiler: &str, name: &str, sources: &[&Path], arguments: &[impl AsRef<OsStr>]) -> PathBuf {
    let program = scratch("bin").join(name);
    let mut command = self::compiler(compiler);
    command.args(sources).args(arguments).current_dir(scratch("bin"));
    write_once(&program, &mut command, sources);
    program
}

/// Compiles a C program that finds the release library in this build's folder.
#[track_caller]
pub fn compile_linked(compiler: &str, name: &str, sources: &[&Path], flags: &[&str]) -> PathBuf {
    let folder = release_link_folder();
    let mut arguments: Vec<String> = flags.iter().map(|flag| flag.to_string()).collect();
    arguments.push(format!("-L{}", folder.display()));
    arguments.push("-lanygpu".into());
    arguments.push(format!("-Wl,-rpath,{}", folder.display()));
    compile(compiler, name, sources, &arguments)
}

/// The options of what goes into a shared library.
pub const SHARED: [&str; 6] = ["-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread"];

/// Compiles a shared library, whose file name is its SONAME.
#[track_caller]
pub fn compile_library(library: &Path, sources: &[impl AsRef<OsStr>], arguments: &[impl AsRef<OsStr>]) {
    let name = library.file_name().expect("a file name").display();
    let mut command = compiler("cc");
    command.arg("-shared").args(SHARED);
    command.arg(format!("-Wl,-soname,{name}")).args(sources).args(arguments);
    write_once(library, &mut command, sources);
}

/// Compiles pages.c, which gives a process that preloads it pages of a size, and returns its path.
pub fn larger_pages(size: usize) -> PathBuf {
    let library = scratch("pages").join(format!("{size}.so"));
    let source = root().join("tests/support/pages.c");
    compile_library(&library, &[source], &[format!("-DPAGE={size}UL"), "-ldl".into()]);
    library
}
