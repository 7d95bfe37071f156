// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compilation at run time: none, as there are no kernels.

use super::Intel;
use crate::gpu::Compilers;

impl Compilers for Intel {}
