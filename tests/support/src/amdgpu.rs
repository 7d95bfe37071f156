// SPDX-License-Identifier: MIT OR Apache-2.0
//! AMD's own HIP runtime, from Debian's packages, on the model of its GPUs in tests/amdgpu.

use crate::gpu_model::Model;
pub use crate::gpu_model::Runtime;

static MODEL: Model = Model {
    folder: "amdgpu",
    backend: "amd",
    gpus: "AMDGPU_MODEL",
    of: "AMD's runtime",
    without: &["AMDGPU_MODEL_LOG"],
    with: &[("AMDGPU_MODEL_EXIT", "keep")],
};

/// Fetches a release; `None`, reported, where it cannot be had or not be run.
pub fn runtime(version: &'static str) -> Option<Runtime> {
    MODEL.runtime(version)
}

impl Runtime {
    /// Returns the name of AMD's library.
    pub fn library(&self) -> String {
        format!("libamdhip64.so.{}", &self.version[..1])
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
