// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pools, and allocation in a stream's order: AscendCL has neither.

use super::Ascend;
use crate::gpu::Pools;

impl Pools for Ascend {}
