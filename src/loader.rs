// SPDX-License-Identifier: MIT OR Apache-2.0
//! The only place that opens libraries and looks up symbols.

use std::ffi::{CString, c_int, c_void};
use std::ptr::NonNull;

use libloading::os::unix;

/// A vendor's library, never closed: vendors' libraries do not survive it, and addresses taken from it are kept.
pub struct Library {
    name: String,
    library: std::mem::ManuallyDrop<unix::Library>,
}

impl Library {
    /// Loads a library by name, or by path where the name would find us.
    pub fn open(name: &str) -> Result<Library, String> {
        Self::with_flags(name, unix::RTLD_LAZY | unix::RTLD_LOCAL)
    }

    /// The library if the process has it already.
    pub fn loaded(name: &str) -> Option<Library> {
        const RTLD_NOLOAD: c_int = libc::RTLD_NOLOAD;
        Self::with_flags(name, unix::RTLD_LAZY | unix::RTLD_LOCAL | RTLD_NOLOAD).ok()
    }

    fn with_flags(name: &str, flags: c_int) -> Result<Library, String> {
        // SAFETY: loading runs the library's constructors; these are the vendors' own runtimes, or what the process
        // has loaded already.
        match unsafe { unix::Library::open(Some(name), flags) } {
            Ok(library) => Ok(Library { name: name.to_owned(), library: std::mem::ManuallyDrop::new(library) }),
            Err(error) => Err(match std::error::Error::source(&error) {
                Some(source) => source.to_string(),
                None => error.to_string(),
            }),
        }
    }

    /// The name it was opened by.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The address of a function, `None` where the library has no such name.
    pub fn function(&self, name: &str) -> Option<NonNull<c_void>> {
        let name = CString::new(name).ok()?;
        // SAFETY: the address is only looked up; whoever calls it states the prototype.
        let symbol = unsafe { self.library.get::<*mut c_void>(name.as_bytes_with_nul()) }.ok()?;
        NonNull::new(symbol.into_raw())
    }
}
