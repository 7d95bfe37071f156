// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls of host functions by streams, which the dialects share.

use std::ffi::c_void;

use crate::border::arguments::invalid;
use crate::gpu::{Gpu, HostCall, Result, Stream, UserData};

/// A host function; NULL is none.
type HostFunction = Option<unsafe extern "C" fn(*mut c_void)>;

/// Queues a call of a host function; InvalidValue for NULL.
///
/// # Safety
/// `function` is NULL, or may be called on another thread with `data`: once, or at each launch of what a captured stream's
/// graph becomes.
pub(super) unsafe fn call_host(gpu: &dyn Gpu, stream: Stream, function: HostFunction, data: *mut c_void) -> Result<()> {
    let Some(function) = function else { return invalid("the function is NULL") };
    gpu.call_function(stream, HostCall { function, data: UserData(data) })
}
