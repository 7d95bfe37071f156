// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command-line tool.

mod fortran;
mod info;
mod run;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Tools around the anygpu library.
#[derive(Parser)]
#[command(name = "anygpu", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Shows the back ends, why one cannot be used, the devices and which of them reach each other's memory.
    Info(info::Info),
    /// Runs a program with its GPU calls answered by anygpu.
    ///
    /// A vendor's library that the program needs and that is not here is replaced; where all are here, the library is
    /// preloaded before them. The program takes this one's place: its exit status and signals are its own.
    Run(run::Run),
    /// Shows the tool's version and the library's.
    Version,
    /// Builds the Fortran modules for one compiler and prints the flags that use them.
    ///
    /// Module files are of one compiler and version: each gets a folder of its own, PREFIX/<compiler>-<version>, with
    /// the module files and libanygpu_fortran.a. The flags to compile and link with go to standard output. The modules by
    /// hipfort's names are left out where the compiler does not take them, which is said.
    Fortran(fortran::Fortran),
    /// Shows what the library in this environment can use, as JSON.
    #[command(hide = true)]
    Probe,
}

type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Task::Info(task) => task.run(),
        Task::Run(task) => return task.run(),
        Task::Version => version(),
        Task::Fortran(task) => task.run(),
        Task::Probe => info::probe(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => complain(&why, ExitCode::FAILURE),
    }
}

fn complain(why: &str, status: ExitCode) -> ExitCode {
    eprintln!("anygpu: {why}");
    status
}

/// Writes to standard output, which may be a full disk or a pipe that nobody reads.
fn print(words: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(words.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| format!("cannot write to standard output: {error}"))
}

fn version() -> Result<()> {
    let path = library()?;
    let librarys = info::Library::open(&path)?.version()?;
    print(&format!("anygpu {}\n{}: {librarys}\n", env!("CARGO_PKG_VERSION"), path.display()))
}

/// The folder that bin/anygpu is installed in.
fn installation() -> Result<PathBuf> {
    let program = std::env::current_exe().and_then(fs::canonicalize);
    let program = program.map_err(|error| format!("cannot find its own program file: {error}"))?;
    Ok(program.ancestors().nth(2).unwrap_or(Path::new("/")).to_path_buf())
}

/// The library that belongs to this tool.
fn library() -> Result<PathBuf> {
    let installation = installation()?;
    let debians = format!("lib/{}-linux-gnu", std::env::consts::ARCH);
    let mut paths =
        ["lib", "lib64", &debians].map(|folder| installation.join(folder).join("libanygpu.so.0")).into_iter();
    paths.find(|path| path.is_file()).ok_or_else(|| {
        format!(
            "there is no libanygpu.so.0 in {}/lib: the tool works where `make install` puts it",
            installation.display()
        )
    })
}
