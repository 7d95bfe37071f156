// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tests that make HIP's calls themselves.

use anygpu::api::hip::{
    hipMemAllocationProp, hipMemAllocationTypePinned, hipMemHandleTypePosixFileDescriptor, hipMemLocation,
    hipMemLocationTypeDevice,
};

/// Compares the statuses of calls, with each call's text.
#[macro_export]
macro_rules! expect {
    ($($expected:ident: $($call:expr),+;)*) => {$($(
        assert_eq!($call, $expected, "{}", stringify!($call));
    )+)*};
}

/// The value of an output that no call has written.
pub fn untouched<T>() -> *mut T {
    std::ptr::without_provenance_mut(0x5a5a_5a5a)
}

/// Properties of memory of device 0 that is exported by descriptors.
pub fn properties() -> hipMemAllocationProp {
    // SAFETY: zeros are properties.
    let mut made: hipMemAllocationProp = unsafe { std::mem::zeroed() };
    made.r#type = hipMemAllocationTypePinned;
    made.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
    made.location = hipMemLocation { r#type: hipMemLocationTypeDevice, id: 0 };
    made
}

/// Returns the bytes in a page of the host back end.
pub fn page() -> usize {
    anygpu::os::config::get().host_page_size.unwrap_or(0).max(anygpu::os::memory_file::page_size())
}
