// SPDX-License-Identifier: MIT OR Apache-2.0
//! A vendor's own runtime, from Debian's packages, on the model of its GPUs in tests/amdgpu or tests/intelgpu.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock};

use crate::peer::backend;
use crate::{amdgpu, have, intelgpu, root, run, scratch, skipped, target, text};

/// A model of a vendor's GPUs.
#[derive(Debug)]
pub struct Model {
    /// The folder of its scripts in tests, and of its packages in the target folder.
    pub folder: &'static str,
    /// The back end that speaks the vendor's runtime.
    pub backend: &'static str,
    /// The variable that names the folder of the GPUs.
    pub gpus: &'static str,
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

    /// The folder of the libraries of a part that is fetched.
    pub fn libraries(&self, part: &str) -> PathBuf {
        self.packages().join(part).join("usr/lib/x86_64-linux-gnu")
    }

    /// Fetches a part; false, reported, where it cannot be had.
    pub fn part(&self, part: &str) -> bool {
        let script = root().join("tests").join(self.folder).join("fetch.sh");
        let output = run(Command::new(script).arg(self.packages()).arg(part));
        if !output.status.success() {
            skipped(text(&output.stdout).lines().last().unwrap_or("fetch.sh fails"));
        }
        output.status.success()
    }

    /// Fetches a release; `None`, reported, where it cannot be had or not be run.
    pub fn runtime(&'static self, version: &'static str) -> Option<Runtime> {
        static FETCH: Mutex<()> = Mutex::new(());
        let _guard = FETCH.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if !have("cc") {
            skipped("cc is not installed");
            return None;
        }
        if !["headers", version].iter().all(|part| self.part(part)) {
            return None;
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
        self.model.libraries(self.version)
    }

    /// Returns the folder of all that was fetched.
    pub fn packages(&self) -> PathBuf {
        self.model.packages()
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

    /// Returns such a command with GPUs of its own, of this name, for a program that counts their free memory.
    pub fn alone(&self, devices: u32, program: &Path, name: &str) -> Command {
        let mut command = self.command(devices, program);
        command.env(self.model.gpus, scratch(name).join(self.version));
        command
    }
}

/// The command of a program on the back end under test.
///
/// Where `ANYGPU_TEST_BACKEND` names a vendor whose GPUs have a model, it is over the vendor's own runtime, on
/// `ANYGPU_TEST_DEVICES` devices, two by default.
pub fn under_test(program: &Command) -> Command {
    static RUNTIME: OnceLock<Option<Runtime>> = OnceLock::new();
    let runtime = RUNTIME.get_or_init(|| match &*backend() {
        "intel" => intelgpu::runtime(),
        "amd" => amdgpu::runtime("7.2"),
        _ => None,
    });
    let name = Path::new(program.get_program());
    let mut command = match runtime {
        Some(runtime) => {
            let devices = std::env::var("ANYGPU_TEST_DEVICES").map_or(2, |devices| devices.parse().expect("a number"));
            runtime.command(devices, name)
        }
        None => Command::new(name),
    };
    command.args(program.get_args());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    program.get_current_dir().iter().for_each(|folder| _ = command.current_dir(folder));
    command.env("ANYGPU_BACKEND", backend());
    command
}
