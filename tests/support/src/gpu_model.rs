// SPDX-License-Identifier: MIT OR Apache-2.0
//! A vendor's own runtime, from Debian's packages, on the model of its GPUs in tests/amdgpu or tests/intelgpu.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::{have, root, run, skipped, target, text};

/// A model of a vendor's GPUs.
#[derive(Debug)]
pub struct Model {
    /// The folder of its scripts in tests, and of its packages in the target folder.
    pub folder: &'static str,
    /// The back end that speaks the vendor's runtime.
    pub backend: &'static str,
    /// The vendor and its runtime, for messages.
    pub of: &'static str,
    /// Variables of the shell that its runs do not get.
    pub without: &'static [&'static str],
    /// Settings of its runs.
    pub with: &'static [(&'static str, &'static str)],
}

/// A release of a vendor's runtime that runs here.
#[derive(Clone, Copy, Debug)]
pub struct Runtime {
    model: &'static Model,
    /// Its version, such as "7.2".
    pub version: &'static str,
}

impl Model {
    fn packages(&self) -> PathBuf {
        target().join(self.folder)
    }

    /// Fetches a release; `None`, reported, where it cannot be had or not be run.
    pub fn runtime(&'static self, version: &'static str) -> Option<Runtime> {
        static FETCH: Mutex<()> = Mutex::new(());
        let _guard = FETCH.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if !have("cc") {
            skipped("cc is not installed");
            return None;
        }
        for part in ["headers", version] {
            let script = root().join("tests").join(self.folder).join("fetch.sh");
            let output = run(Command::new(script).arg(self.packages()).arg(part));
            if !output.status.success() {
                skipped(text(&output.stdout).lines().last().unwrap_or("fetch.sh fails"));
                return None;
            }
        }
        let runtime = Runtime { model: self, version };
        let tried = run(&mut runtime.command(1, Path::new("true")));
        if !tried.status.success() {
            let why = text(&tried.stderr);
            skipped(format!("{} {version} cannot be run: {}", self.of, why.lines().last().unwrap_or("")));
            return None;
        }
        Some(runtime)
    }
}

impl Runtime {
    /// Returns the folder of its libraries.
    pub fn folder(&self) -> PathBuf {
        self.model.packages().join(self.version).join("usr/lib/x86_64-linux-gnu")
    }

    /// Returns a command that runs a program with it and some devices.
    pub fn command(&self, devices: u32, program: &Path) -> Command {
        let mut command = Command::new(root().join("tests").join(self.model.folder).join("run.sh"));
        command.args(["--devices", &devices.to_string()]).arg(self.model.packages()).arg(self.version).arg(program);
        for setting in ["ANYGPU_BACKEND", "ANYGPU_LOG"].iter().chain(self.model.without) {
            command.env_remove(setting);
        }
        command.envs(self.model.with.iter().copied());
        command
    }
}
