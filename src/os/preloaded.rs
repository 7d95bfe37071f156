// SPDX-License-Identifier: MIT OR Apache-2.0
//! Variables of the preload of `anygpu check` (replace/check.c), where the process has it.

use std::ffi::CStr;

/// The address of a variable.
pub fn variable(name: &CStr) -> Option<*const u8> {
    // An interpreted program has no loader.
    if cfg!(miri) {
        return None;
    }
    // SAFETY: a name that ends with a zero, looked up among what is loaded.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!found.is_null()).then_some(found.cast())
}
