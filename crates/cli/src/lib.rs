// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command-line tool `anygpu`: its commands and their options, which its manual and completions describe too.

#![cfg_attr(not(test), warn(clippy::print_stderr, clippy::print_stdout))]

/// Writes a line to standard error, as eprintln!, which panics where nobody reads it.
macro_rules! say {
    ($($words:tt)*) => {
        _ = std::io::Write::write_fmt(&mut std::io::stderr().lock(), format_args!("{}\n", format_args!($($words)*)))
    };
}

mod bench;
mod check;
mod child;
mod config;
mod doctor;
mod fortran;
mod info;
mod kernels;
mod list;
mod missing;
mod noted;
mod notes;
mod progress;
mod run;
mod trace;
mod unseen;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::StyledStr;
use clap::{Arg, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
pub use notes::Notes;

/// Tool of anygpu, the library that shares GPU memory between processes on any vendor's GPU, or on none.
///
/// It shows what the library finds on this machine, says why processes cannot share, measures, runs and checks unmodified
/// programs, and builds the Fortran modules. Settings are environment variables: see anygpu(7).
#[derive(Parser)]
#[command(name = "anygpu", version, arg_required_else_help = true, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(flatten)]
    folders: Folders,
}

/// Folders of the installation, of which one is asked for where there is no command.
#[derive(Args)]
#[group(required = true, multiple = false)]
struct Folders {
    /// Prints the folder that anygpu is installed in.
    #[arg(long)]
    prefix: bool,
    /// Prints the folder of the C headers.
    #[arg(long)]
    include_dir: bool,
    /// Prints the folder of the libraries.
    #[arg(long)]
    lib_dir: bool,
    /// Prints the folder of CMake's package: cmake -Danygpu_DIR=$(anygpu --cmake-dir).
    #[arg(long)]
    cmake_dir: bool,
    /// Prints the folder of pkg-config's file: PKG_CONFIG_PATH=$(anygpu --pkgconfig-dir).
    #[arg(long)]
    pkgconfig_dir: bool,
}

impl Folders {
    fn run(&self) -> Result<()> {
        let libraries = || library().map(|path| path.parent().unwrap_or(Path::new("/")).to_path_buf());
        let folder = match self {
            Folders { prefix: true, .. } => installation()?,
            Folders { include_dir: true, .. } => installation()?.join("include"),
            Folders { cmake_dir: true, .. } => libraries()?.join("cmake/anygpu"),
            Folders { pkgconfig_dir: true, .. } => libraries()?.join("pkgconfig"),
            Folders { .. } => libraries()?,
        };
        match folder.is_dir() {
            true => print(&format!("{}\n", folder.display())),
            false => Err(format!("there is no {}: the files for developers are not installed", folder.display())),
        }
    }
}

#[derive(Subcommand)]
enum Task {
    /// Shows back ends, the reasons why one cannot be used, devices, and peer access between them.
    ///
    /// Each back end is probed in a process of its own, so that a library that crashes or hangs is reported.
    Info(info::Info),
    /// Says why sharing between processes works or does not work here, and how fast it is.
    ///
    /// Two processes try each way of sharing for each pair of devices.
    Doctor(doctor::Doctor),
    /// Measures how fast processes share device memory here, by each way, beside the plain calls in the same run.
    ///
    /// Two processes open, copy and signal, on the back end that ANYGPU_BACKEND names. The plain way is memory files and
    /// memcpy on the host back end, and the driver's own functions on NVIDIA's GPUs.
    Bench(bench::Bench),
    /// Shows what processes of this user share now, with whom, and what is left of those that have ended.
    ///
    /// It is seen from outside, by /proc: no process is stopped. Those that publish names are asked what these stand for.
    /// The host back end's memory, events and files are all seen; of a GPU's memory only what tokens name.
    List(list::List),
    /// Runs a program with its GPU calls intercepted.
    ///
    /// Replaces vendor libraries that are missing; otherwise preloads libanygpu. exec()s the program, so exit status and
    /// signals pass through; with --missing it waits for the program, passes SIGTERM and SIGHUP on, and ends with its status
    /// as shells tell it. Static, set-user-ID and 32-bit programs cannot be intercepted.
    Run(run::Run),
    /// Runs a program without a GPU, or on that of $ANYGPU_BACKEND, and finds races and misuse in its processes.
    ///
    /// The back end notes every copy, fill, wait, opening and free of all processes that the program starts on this
    /// machine. A pair of accesses is a race where nothing can have ordered them, however the run's timing was: neither
    /// streams, events and timelines, nor a message sent after somebody had waited for the first.
    ///
    /// Kernels of a module run on NVIDIA's GPUs, AMD's and the host back end; those compiled into a program (<<<>>>) run on
    /// their vendor's GPU alone, and are "not supported" elsewhere. What a kernel of a module uses is seen where it is built
    /// with build-kernels --checked, or told by anygpu_touch.
    Check(check::Check),
    /// Runs a program without a GPU, or on the one of $ANYGPU_BACKEND, and writes a trace for Perfetto or Chrome.
    ///
    /// The back end notes the calls of all processes that the program starts on this machine. Arrows go from work to
    /// what waits for it in another process. Messages between processes are not seen.
    Trace(trace::Trace),
    /// Builds the Fortran modules for one compiler and prints the flags to compile and link with.
    ///
    /// Module files depend on the compiler, its version and its flags: they and libanygpu_fortran.a go to a folder
    /// PREFIX/<compiler>-<version>-<hash>, which is not built again. The flags go to standard output. Modules with hipfort's
    /// names that the compiler cannot build are skipped with a warning.
    Fortran(fortran::Fortran),
    /// Compiles kernels for NVIDIA's GPUs, AMD's and the host back end, and prints the modules' paths.
    ///
    /// From one source with anygpu/kernel.h each compiler that is there makes a module: gpu_load and hipModuleLoad take it.
    /// A compiler that is missing is skipped with a line, unless --for names its device.
    BuildKernels(kernels::Kernels),
}

// Commands for the tool's own use, which no help names. Documentation here would replace the tool's own in its help.
#[derive(Subcommand)]
enum Inner {
    /// Prints the back end and the devices of this environment as JSON.
    #[command(hide = true)]
    Probe(doctor::Probe),
    /// Plays one of the two processes that `doctor` starts for a try.
    #[command(hide = true)]
    Attempt(doctor::Attempt),
}

type Result<T, Error = String> = std::result::Result<T, Error>;

/// Does what the command line says.
pub fn main() -> ExitCode {
    let matches = described(Inner::augment_subcommands(shown())).get_matches();
    if matches.subcommand().is_none() {
        let folders = Folders::from_arg_matches(&matches).map_err(|error| error.to_string());
        return status_of(folders.and_then(|folders| folders.run()));
    }
    let outcome = match (Inner::from_arg_matches(&matches), Task::from_arg_matches(&matches)) {
        (Ok(Inner::Probe(task)), _) => return task.run(),
        (Ok(Inner::Attempt(task)), _) => return task.run(),
        (_, Ok(Task::Info(task))) => task.run(),
        (_, Ok(Task::Doctor(task))) => return task.run(),
        (_, Ok(Task::Bench(task))) => return task.run(),
        (_, Ok(Task::Run(task))) => return task.run(),
        (_, Ok(Task::Check(task))) => return task.run(),
        (_, Ok(Task::Trace(task))) => return task.run(),
        (_, Ok(Task::List(task))) => task.run(),
        (_, Ok(Task::Fortran(task))) => task.run(),
        (_, Ok(Task::BuildKernels(task))) => task.run(),
        (_, Err(error)) => error.exit(),
    };
    status_of(outcome)
}

/// Says why something failed, and returns the tool's status.
fn status_of(outcome: Result<()>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => complain(&why, ExitCode::FAILURE),
    }
}

/// Returns the command line's description.
pub fn command() -> Command {
    described(shown())
}

fn shown() -> Command {
    Task::augment_subcommands(Arguments::command())
}

/// Adds examples and exit statuses, and puts clap's own help texts in the third person as the others are.
fn described(mut command: Command) -> Command {
    fn third_person(text: &StyledStr) -> String {
        text.to_string().replacen("Print ", "Prints ", 1)
    }
    fn built_in(mut arg: Arg) -> Arg {
        if ["help", "version"].contains(&arg.get_id().as_str()) {
            let (short, long) = (arg.get_help().map(third_person), arg.get_long_help().map(third_person));
            arg = arg.help(short.unwrap_or_default());
            arg = match long {
                Some(text) => arg.long_help(text),
                None => arg,
            };
        }
        arg
    }
    command.build();
    command.mut_args(built_in).after_long_help(Notes::of("anygpu").help()).mut_subcommands(|command| {
        let (about, notes) = (command.get_about().map(third_person), Notes::of(command.get_name()));
        command.mut_args(built_in).about(about.unwrap_or_default()).after_long_help(notes.help())
    })
}

fn tell(what: &str) {
    say!("anygpu: {what}");
}

fn complain(why: &str, status: ExitCode) -> ExitCode {
    tell(why);
    status
}

/// Writes to standard output, which may be a full disk or a pipe that nobody reads.
fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| format!("cannot write to standard output: {error}"))
}

/// A text whose characters a terminal shows, and does not obey.
fn printable(text: &str) -> String {
    let shown = |letter: char| match letter {
        '"' | '\'' => String::from(letter),
        _ => letter.escape_debug().to_string(),
    };
    text.chars().map(shown).collect()
}

/// Fails where /proc, in which the tool looks at processes, does not show even its own.
fn see_processes() -> Result<()> {
    match fs::read("/proc/self/stat") {
        Ok(_) => Ok(()),
        Err(error) => {
            Err(format!("/proc/self/stat: {error}: the tool needs /proc, mounted with this PID namespace's processes"))
        }
    }
}

/// Returns the prefix of the installation: the folder that has bin/anygpu.
fn installation() -> Result<PathBuf> {
    let program = std::env::current_exe().and_then(fs::canonicalize);
    let program = program.map_err(|error| format!("cannot find its own program file: {error}"))?;
    Ok(program.ancestors().nth(2).unwrap_or(Path::new("/")).to_path_buf())
}

/// Returns the path of the library that was installed with this tool.
fn library() -> Result<PathBuf> {
    let installation = installation()?;
    let multiarch = format!("lib/{}-linux-gnu", std::env::consts::ARCH);
    let mut paths =
        ["lib", "lib64", &multiarch].map(|folder| installation.join(folder).join("libanygpu.so.0")).into_iter();
    paths.find(|path| path.is_file()).ok_or_else(|| {
        format!(
            "there is no libanygpu.so.0 in {}/lib: the tool works where `make install` puts it",
            installation.display()
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_obeys_no_command() {
        assert_eq!(printable("a \x1b[2J\r\n\u{9b}\u{202e}\u{7f}b"), r"a \u{1b}[2J\r\n\u{9b}\u{202e}\u{7f}b");
        assert_eq!(printable("./x --title='é ü' \"y\""), "./x --title='é ü' \"y\"");
    }
}
