// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compilation at run time: none. Calls of hiprtc are forwarded to AMD's own library where this back end is in use.

use super::Amd;
use crate::gpu::Compilers;

impl Compilers for Amd {}
