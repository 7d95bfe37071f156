// SPDX-License-Identifier: MIT OR Apache-2.0
//! The peer access that is enabled, and its end with devices and contexts.

use std::sync::MutexGuard;

use super::state;
use crate::gpu::Context;
use crate::os::lock::lock;
use crate::os::map::Set;
use crate::share::contexts::primary;

/// Locks the access that is enabled: a device, a context of it, and another device's context.
pub fn enabled() -> MutexGuard<'static, Set<(i32, Context, Context)>> {
    lock(&state::get().peers)
}

/// Disables all access of a device, and to its primary context: its reset.
pub fn reset(device: i32) {
    enabled().retain(|access| access.0 != device && access.2 != primary(device));
}

/// Disables all access of a context that ends, and to it.
pub fn end_context(context: Context) {
    enabled().retain(|access| access.1 != context && access.2 != context);
}
