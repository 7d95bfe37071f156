// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs: none. AscendCL captures streams in another form, which this version does not speak.

use super::Ascend;
use crate::gpu::Graphs;

impl Graphs for Ascend {}
