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

/// Declares the functions used of a library: a structure of their addresses, and `load`, which looks them up.
///
/// A library without one of the `required` functions cannot be used; an `optional` one that is absent is `None`.
macro_rules! library {
    ($(#[$doc:meta])* $name:ident {
        required { $(fn $required:ident($($argument:ident: $ty:ty),* $(,)?) -> $result:ty;)* }
        optional { $(fn $optional:ident($($option:ident: $option_ty:ty),* $(,)?) -> $option_result:ty;)* }
    }) => {
        $(#[$doc])*
        #[allow(non_snake_case, reason = "the library's own names")]
        pub struct $name {
            $(pub $required: unsafe extern "C" fn($($argument: $ty),*) -> $result,)*
            $(pub $optional: Option<unsafe extern "C" fn($($option: $option_ty),*) -> $option_result>,)*
        }

        impl $name {
            /// Looks the functions up; `Err` names the first required one that is absent.
            #[allow(non_snake_case, reason = "the library's own names")]
            pub fn load(library: &$crate::loader::Library) -> Result<$name, String> {
                $(
                    let $optional = library.function(stringify!($optional));
                    if $optional.is_none() {
                        log::info!("{} has no {}", library.name(), stringify!($optional));
                    }
                )*
                // SAFETY: the declared prototypes are those under which the library exports these names.
                Ok(unsafe { $name {
                    $($required: std::mem::transmute::<
                        *mut std::ffi::c_void,
                        unsafe extern "C" fn($($argument: $ty),*) -> $result,
                    >(
                        library
                            .function(stringify!($required))
                            .ok_or_else(|| format!("{} has no {}", library.name(), stringify!($required)))?
                            .as_ptr(),
                    ),)*
                    $($optional: $optional.map(|function| std::mem::transmute::<
                        *mut std::ffi::c_void,
                        unsafe extern "C" fn($($option: $option_ty),*) -> $option_result,
                    >(function.as_ptr())),)*
                } })
            }
        }
    };
}
pub(crate) use library;
