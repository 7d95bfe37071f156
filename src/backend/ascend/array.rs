// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays: AscendCL has none.

use super::Ascend;
use crate::gpu::Arrays;

impl Arrays for Ascend {}
