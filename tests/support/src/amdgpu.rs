// SPDX-License-Identifier: MIT OR Apache-2.0
//! AMD's own HIP runtime, from Debian's packages, on the model of its GPUs in tests/amdgpu.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::{have, root, run, skipped, target, text};

/// A release of AMD's runtime that runs here.
#[derive(Clone, Copy)]
pub struct Runtime {
    /// Its version, such as "7.2".
    pub version: &'static str,
}

fn folder() -> PathBuf {
    target().join("amdgpu")
}

/// Fetches a release; `None`, reported, where it cannot be had or not be run.
pub fn runtime(version: &'static str) -> Option<Runtime> {
    static FETCH: Mutex<()> = Mutex::new(());
    let _guard = FETCH.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if !have("cc") {
        skipped("cc is not installed");
        return None;
    }
    for part in ["headers", version] {
        let output = run(Command::new(root().join("tests/amdgpu/fetch.sh")).arg(folder()).arg(part));
        if !output.status.success() {
            skipped(text(&output.stdout).lines().last().unwrap_or("fetch.sh fails"));
            return None;
        }
    }
    let runtime = Runtime { version };
    let tried = run(&mut runtime.command(1, Path::new("true")));
    if !tried.status.success() {
        let why = text(&tried.stderr);
        skipped(format!("AMD's runtime {version} cannot be run: {}", why.lines().last().unwrap_or("")));
        return None;
    }
    Some(runtime)
}

impl Runtime {
    /// Returns the name of its library.
    pub fn library(&self) -> String {
        format!("libamdhip64.so.{}", &self.version[..1])
    }

    /// Returns the folder of its libraries.
    pub fn folder(&self) -> PathBuf {
        folder().join(self.version).join("usr/lib/x86_64-linux-gnu")
    }

    /// Returns a command that runs a program with it and some devices.
    pub fn command(&self, devices: u32, program: &Path) -> Command {
        let mut command = Command::new(root().join("tests/amdgpu/run.sh"));
        command.args(["--devices", &devices.to_string()]).arg(folder()).arg(self.version).arg(program);
        for setting in ["ANYGPU_BACKEND", "ANYGPU_LOG", "AMDGPU_MODEL_LOG"] {
            command.env_remove(setting);
        }
        command.env("AMDGPU_MODEL_EXIT", "keep");
        command
    }
}

/// Lines of the C library about memory that is freed twice.
const FREED_TWICE: [&str; 4] = [
    "double free or corruption (fasttop)",
    "double free or corruption (!prev)",
    "free(): double free detected in tcache 2",
    "free(): invalid pointer",
];

/// Returns the lines of a program's standard error that are not of AMD's runtime itself.
///
/// Debian builds the HSA runtime with assertions that warn, of signals that are left at exit and of handles that it refuses.
/// Its thread and its exit handler free the same, once in some hundred exits of any program, of which the C library and the
/// model tell; the program keeps its status.
pub fn without_warnings(errors: &str) -> String {
    let is_amds = |line: &str| {
        line.starts_with("Warning: Resource leak detected by ")
            || line.starts_with("Warning: (false && \"Can't find ")
            || line.starts_with("amdgpu model, process ") && line.contains(" in AMD's exit handlers, ")
            || FREED_TWICE.contains(&line)
    };
    errors.lines().filter(|line| !is_amds(line)).map(|line| format!("{line}\n")).collect()
}
