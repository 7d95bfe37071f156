// SPDX-License-Identifier: MIT OR Apache-2.0
//! Variables of the preload of `anygpu check` (replace/check.c), where the process has it.

use std::ffi::CStr;
use std::ptr;

use super::objects;

/// The address of a variable.
pub fn variable(name: &CStr) -> Option<*const u8> {
    // An interpreted program has no loader.
    if cfg!(miri) {
        return None;
    }
    objects::symbol(name).map(ptr::with_exposed_provenance)
}
