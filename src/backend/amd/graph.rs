// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs: none. HIP programs have those of AMD's own runtime, to which their calls are forwarded.

use super::Amd;
use crate::gpu::Graphs;

impl Graphs for Amd {}
