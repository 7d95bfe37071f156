// SPDX-License-Identifier: MIT OR Apache-2.0

use std::ffi::CStr;

/// A C enumeration, its values as `constants!` takes them. In Rust it is a plain integer, because a C caller may pass
/// any value and an out-of-range Rust `enum` is undefined behaviour; the generated headers make it a real C `enum`, the
/// Fortran modules parameters.
macro_rules! c_enum {
    ($($(#[$doc:meta])* $name:ident { $($values:tt)* })*) => {$(
        $(#[$doc])*
        pub type $name = std::ffi::c_uint;
        constants! { $name { $($values)* } }
    )*};
}

/// Constants of one type: `NAME = number`, and for a status `NAME = number => c"description"`.
///
/// Statuses have a function that finds the name and the description of a number. Of several names of a number, the
/// vendor's functions give one: only that one has a description here.
macro_rules! constants {
    ($kind:ident { $($(#[$doc:meta])* $name:ident = $number:expr $(=> $description:literal)?),* $(,)? }) => {
        $($(#[$doc])* pub const $name: $kind = $number;)*
        constants!(@texts $kind $($($name: stringify!($name), $description;)?)*);
    };
    // Statuses without a published name, for which their numbers stand.
    (unnamed $kind:ident { $($name:ident = $number:literal => $description:literal),* $(,)? }) => {
        $(pub const $name: $kind = $number;)*
        constants!(@texts $kind $($name: stringify!($number), $description;)*);
    };
    (@texts $kind:ident) => {};
    (@texts $kind:ident $($name:ident: $text:expr, $description:literal;)+) => {
        /// Returns the name and the description of a status.
        pub(super) fn name_and_description(status: $kind) -> Option<(&'static std::ffi::CStr, &'static std::ffi::CStr)> {
            Some(match status {
                $($name => (const { $crate::api::c_enum::c_text(concat!($text, "\0")) }, $description),)+
                _ => return None,
            })
        }
    };
}

/// Returns a text that ends with a NUL as C's.
pub(super) const fn c_text(text: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("a NUL elsewhere"),
    }
}
