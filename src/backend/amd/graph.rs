// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs, which this version does not have here.

use super::Amd;
use crate::gpu::Graphs;

impl Graphs for Amd {}
