// SPDX-License-Identifier: MIT OR Apache-2.0
//! Intel's own Level Zero runtime, from Debian's packages, on the model of its GPUs in tests/intelgpu.

use std::path::PathBuf;

use crate::gpu_model::{Model, Runtime};

static MODEL: Model = Model {
    folder: "intelgpu",
    backend: "intel",
    gpus: "INTELGPU_MODEL",
    of: "Intel's runtime",
    without: &["INTELGPU_MODEL_LOG", "INTELGPU_MODEL"],
    with: &[],
};

/// Fetches the release that Debian has; `None`, reported, where it cannot be had or not be run.
pub fn runtime() -> Option<Runtime> {
    MODEL.runtime("26.27")
}

/// Fetches Intel's compiler of SPIR-V, and returns its folder; `None`, reported, where it cannot be had.
pub fn compiler() -> Option<PathBuf> {
    MODEL.part("compiler").then(|| MODEL.libraries("compiler"))
}
