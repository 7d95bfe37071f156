// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels: none. SPIR-V and native images of Level Zero are not spoken here yet.

use super::Intel;
use crate::gpu::Kernels;

impl Kernels for Intel {}
