// SPDX-License-Identifier: MIT OR Apache-2.0
//! Shareable handles as vendors' functions write and read them.

use std::ffi::{c_int, c_void};
use std::os::fd::OwnedFd;
use std::ptr;

use crate::gpu::{HandleTypes, Kind, Result, Shareable};
use crate::os::descriptor;

/// Room for a handle of any kind.
#[repr(C, align(8))]
pub struct HandleBuffer([u8; 64]);

impl HandleBuffer {
    /// A zeroed buffer.
    pub fn empty() -> Self {
        HandleBuffer([0; 64])
    }

    /// The pointer that the vendor writes the handle to.
    pub fn as_mut_ptr(&mut self) -> *mut c_void {
        self.0.as_mut_ptr().cast()
    }

    /// The handle that the vendor has written, of a given type.
    pub fn read(self, handle_type: HandleTypes) -> Shareable {
        if handle_type == HandleTypes::FABRIC {
            Shareable::Fabric(self.0)
        } else {
            let [a, b, c, d, ..] = self.0;
            Shareable::Descriptor(c_int::from_ne_bytes([a, b, c, d]))
        }
    }
}

/// Duplicates a descriptor that the program received from another process, to a high number. DescriptorRefused where it
/// is not open.
pub fn take(descriptor: c_int) -> Result<OwnedFd> {
    descriptor::take(descriptor).map_err(|error| Kind::DescriptorRefused.because(error.to_string()))
}

/// A handle as vendors' import functions take it: a descriptor as the pointer's value, a fabric handle by address.
pub fn imported(handle: &Shareable) -> *mut c_void {
    match handle {
        Shareable::Descriptor(descriptor) => ptr::without_provenance_mut(*descriptor as usize),
        Shareable::Fabric(bytes) => bytes.as_ptr().cast_mut().cast(),
    }
}
