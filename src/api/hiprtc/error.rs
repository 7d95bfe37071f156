// SPDX-License-Identifier: MIT OR Apache-2.0
//! The version, and the names of statuses.

use std::ffi::{CStr, c_char, c_int};
use std::ptr;

use super::types::*;
use super::{Slot, entry_without_gpu, forward};
use crate::border::arguments::out;

/// Returns the version of hiprtc: 9.0, as every release of AMD's does.
///
/// - `major` (out): the first number.
/// - `minor` (out): the second number.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL.
///
/// HIP: hiprtcVersion. CUDA: nvrtcVersion.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcVersion(major: *mut c_int, minor: *mut c_int) -> hiprtcResult {
    let call = forward!(hiprtcVersion(major, minor));
    entry_without_gpu(call, move || {
        let (major, minor) = (out(major)?, out(minor)?);
        major.write(9);
        minor.finish(0)
    })
}

/// Returns the name of a status, such as "HIPRTC_ERROR_COMPILATION"; NULL for an unknown number.
///
/// The text is constant.
///
/// - `result` (in): the status.
///
/// HIP: hiprtcGetErrorString. CUDA: nvrtcGetErrorString.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcGetErrorString(result: hiprtcResult) -> *const c_char {
    let call = forward!(hiprtcGetErrorString(result));
    call.answer(ptr::null(), || name_and_description(result).map_or(ptr::null(), |(name, _): (&CStr, _)| name.as_ptr()))
}
