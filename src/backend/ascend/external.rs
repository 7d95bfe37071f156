// SPDX-License-Identifier: MIT OR Apache-2.0
//! External memory and semaphores: AscendCL has neither.

use super::Ascend;
use crate::gpu::External;

impl External for Ascend {}
