// SPDX-License-Identifier: MIT OR Apache-2.0
//! A clean environment: whoever starts the tests may have exported this library's settings for their own programs.

use std::ffi::CStr;

/// Says to the processes that tests start, which may be test programs again, that what they find was set by a test.
const CLEAN: &CStr = c"ANYGPU_TEST_CLEAN";

unsafe extern "C" {
    static mut environ: *mut *mut libc::c_char;
}

/// Removes every ANYGPU_ setting but those of the tests themselves (ANYGPU_TEST_). Before `main`: libtest has none of
/// ours, and once there are threads no variable may be changed.
extern "C" fn remove_settings() {
    // SAFETY: this thread is the only one, so nobody else uses the environment; each entry is a C string.
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
