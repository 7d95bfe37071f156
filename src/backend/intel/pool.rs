// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pools: none. Level Zero has no allocation in a stream's order.

use super::Intel;
use crate::gpu::Pools;

impl Pools for Intel {}
