// SPDX-License-Identifier: MIT OR Apache-2.0
//! Removes this library's settings from the tests' environment: the user may have exported them for other programs.

use std::ffi::CStr;

/// Marks the environment of processes that tests start: a test has set the settings that they find.
const CLEAN: &CStr = c"ANYGPU_TEST_CLEAN";

unsafe extern "C" {
    static mut environ: *mut *mut libc::c_char;
}

/// Removes every ANYGPU_ setting except those of the tests themselves (ANYGPU_TEST_).
///
/// It runs before `main`, which may be libtest's: once there are threads no variable may be changed.
extern "C" fn remove_settings() {
    // SAFETY: this is the only thread, so nothing else uses the environment; each entry is a C string.
    unsafe {
        if !libc::getenv(CLEAN.as_ptr()).is_null() {
            return;
        }
        let mut entry = environ;
        let mut names = Vec::new();
        while !entry.is_null() && !(*entry).is_null() {
            let name = CStr::from_ptr(*entry).to_bytes().split(|byte| *byte == b'=').next().unwrap_or_default();
            if name.starts_with(b"ANYGPU_") && !name.starts_with(b"ANYGPU_TEST_") {
                names.push([name, b"\0"].concat());
            }
            entry = entry.add(1);
        }
        for name in names {
            libc::unsetenv(name.as_ptr().cast());
        }
        libc::setenv(CLEAN.as_ptr(), c"1".as_ptr(), 1);
    }
}

#[used]
#[unsafe(link_section = ".init_array")]
static BEFORE_MAIN: extern "C" fn() = remove_settings;
