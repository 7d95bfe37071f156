// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls of host functions by streams, and streams and events that a vendor makes, which the dialects share.

use std::ffi::c_void;

use crate::border::arguments::invalid;
use crate::gpu::{Gpu, HostCall, Result, Stream, UserData};
use crate::share::handles::Handles;

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

/// Notes an object that a forwarded call has made: another dialect may have destroyed one of its handle.
///
/// # Safety
/// `handle` is valid for reading where the call succeeded.
#[inline]
pub(super) unsafe fn given<T>(handles: &Handles, succeeded: bool, handle: *const *mut T) {
    if succeeded && handles.are_known() {
        // SAFETY: as promised by the caller; alignment is not assumed.
        handles.given(unsafe { handle.read_unaligned() }.addr());
    }
}
