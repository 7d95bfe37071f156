// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls of host functions by streams, and streams and events that a vendor makes, which the dialects share.

use std::ffi::{c_uint, c_void};
use std::ops::RangeInclusive;

use crate::border::arguments::{invalid, unsupported};
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

/// The policy by which threads wait for a stream that has none of its own, as CUDA's driver tells it.
pub(super) const NO_POLICY: c_uint = c_uint::MAX;

/// Refuses to set an attribute of a stream; InvalidValue for a policy that there is none of.
///
/// # Safety
/// `value` is valid for reading a number.
pub(super) unsafe fn set_attribute(attribute: c_uint, value: *const c_uint) -> Result<()> {
    // The attribute, the first policy and the last have these numbers in both of CUDA's interfaces.
    const POLICY: c_uint = 3;
    const POLICIES: RangeInclusive<c_uint> = 1..=4;
    // SAFETY: as promised by the caller.
    if attribute == POLICY && !POLICIES.contains(&unsafe { value.read_unaligned() }) {
        return invalid("there is no such policy");
    }
    unsupported(format!("attribute {attribute} of a stream cannot be set"))
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
