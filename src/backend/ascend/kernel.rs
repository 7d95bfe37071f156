// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels: none. Those of Ascend's compiler have another form of launch, which this version does not speak.

use super::Ascend;
use crate::gpu::Kernels;

impl Kernels for Ascend {}
