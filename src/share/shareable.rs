// SPDX-License-Identifier: MIT OR Apache-2.0
//! Shareable handles as vendors' functions write and read them.

use std::ffi::{c_int, c_void};
use std::os::fd::OwnedFd;
use std::ptr;

use crate::gpu::{Error, HandleTypes, Kind, Result, Shareable};
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;

/// Room for a handle of any kind.
#[repr(C, align(8))]
pub struct HandleBuffer([u8; 64]);

impl HandleBuffer {
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

/// Keeps a duplicate, of a high number, of a descriptor that the program received from another process. DescriptorRefused
/// where it is not open.
pub fn take(descriptor: c_int) -> Result<Kept> {
    let _step = Unforked::new();
    Ok(Kept::new(duplicate(descriptor)?)?)
}

/// Duplicates such a descriptor, in a step of the caller's.
pub fn duplicate(descriptor: c_int) -> Result<OwnedFd> {
    let refused = |error| {
        Kind::DescriptorRefused.because(format!(
            "file descriptor {descriptor} cannot be used: {error}. Its number means nothing in another process: send it \
             over a Unix socket (SCM_RIGHTS)"
        ))
    };
    let copy = descriptor::duplicate(descriptor).map(descriptor::out_of_the_way);
    copy.map_err(|error| Error::shortage_or(error, refused))
}

/// A handle as vendors' import functions take it: a descriptor as the pointer's value, a fabric handle by address.
pub fn imported(handle: &Shareable) -> *mut c_void {
    match handle {
        Shareable::Descriptor(descriptor) => ptr::without_provenance_mut(*descriptor as usize),
        Shareable::Fabric(bytes) => bytes.as_ptr().cast_mut().cast(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vendors_handle_is_read_as_its_type_has_it() {
        let bytes = std::array::from_fn(|index| index as u8);
        let read = |handle_type| HandleBuffer(bytes).read(handle_type);
        assert!(matches!(read(HandleTypes::FABRIC), Shareable::Fabric(all) if all == bytes));
        let first = c_int::from_ne_bytes([0, 1, 2, 3]);
        assert!(matches!(read(HandleTypes::DESCRIPTOR), Shareable::Descriptor(number) if number == first));
    }
}
