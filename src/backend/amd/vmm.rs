// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and its mappings: not translated to AMD in this version.

use super::Amd;
use crate::gpu::VirtualMemory;

impl VirtualMemory for Amd {}
