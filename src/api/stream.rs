// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls of host functions by streams, which the dialects share.

use std::ffi::c_void;

use crate::border::arguments::invalid;
use crate::gpu::{Gpu, Result, Stream, UserData};

/// A host function; NULL is none.
type HostFunction = Option<unsafe extern "C" fn(*mut c_void)>;

/// Queues a call of a host function; InvalidValue for NULL.
///
/// # Safety
/// `function` is NULL, or may be called once on another thread with `data`.
pub(super) unsafe fn call_host(gpu: &dyn Gpu, stream: Stream, function: HostFunction, data: *mut c_void) -> Result<()> {
    let Some(function) = function else { return invalid("the function is NULL") };
    let data = UserData(data);
    gpu.call_host(
        stream,
        Box::new(move || {
            let data = data;
            // SAFETY: as promised by the caller.
            unsafe { function(data.0) };
        }),
    )
}
