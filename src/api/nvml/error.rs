// SPDX-License-Identifier: MIT OR Apache-2.0
//! Texts of statuses.

use std::ffi::c_char;

use super::types::*;
use super::{Slot, forward};

/// Returns the description of a status. Needs no nvmlInit.
pub unsafe extern "C" fn nvmlErrorString(result: nvmlReturn_t) -> *const c_char {
    let call = forward!(nvmlErrorString(result), quietly: true);
    call.answered(name_and_description(result).map_or(c"Unknown Error", |(_, description)| description).as_ptr())
}
