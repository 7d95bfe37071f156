// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs: none. Those of Level Zero are an extension that no other runtime has yet.

use super::Intel;
use crate::gpu::Graphs;

impl Graphs for Intel {}
