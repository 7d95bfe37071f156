// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays: none. Images of Level Zero, which come nearest, are not spoken here yet.

use super::Intel;
use crate::gpu::Arrays;

impl Arrays for Intel {}
