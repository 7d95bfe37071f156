// SPDX-License-Identifier: MIT OR Apache-2.0

/// A C enumeration. In Rust it is a plain integer, because a C caller may pass any value and an out-of-range Rust
/// `enum` is undefined behaviour; the generated headers make it a real C `enum`, the Fortran modules parameters.
macro_rules! c_enum {
    ($($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $number:expr),* $(,)? })*) => {$(
        $(#[$doc])*
        #[allow(non_camel_case_types)]
        pub type $name = std::ffi::c_uint;
        $($(#[$value_doc])*
        #[allow(non_upper_case_globals)]
        pub const $value: $name = $number;)*
    )*};
}
