// SPDX-License-Identifier: MIT OR Apache-2.0
//! External memory and semaphores: not in this version.

use super::Amd;
use crate::gpu::External;

impl External for Amd {}
