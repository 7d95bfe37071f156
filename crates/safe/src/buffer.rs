// SPDX-License-Identifier: MIT OR Apache-2.0
//! Elements in a device's memory.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr::null_mut;

use anygpu::api::anygpu::*;
use anygpu::api::hip::*;

use crate::device::Device;
use crate::error::{Error, Kind, Result, check};
use crate::token::Token;

pub(crate) mod sealed {
    use super::{Buffer, Element};

    /// Memory with a buffer's elements.
    pub trait Elements {
        type Element: Element;
        fn elements(&self) -> &Buffer<Self::Element>;
    }

    /// A type of which each pattern of bits is a value.
    pub trait Plain: Copy + Send + Sync + 'static {
        /// The kind of the elements, a value of `anygpu_element_kind`.
        const KIND: std::ffi::c_uint;
    }
}

/// Numbers that device memory holds.
pub trait Element: sealed::Plain {}

/// Memory that copies of a [`Queue`](crate::Queue) read and write: a [`Buffer`] or an [`Array`](crate::Array).
pub trait Memory: sealed::Elements {}

impl<T: Element> sealed::Elements for Buffer<T> {
    type Element = T;

    fn elements(&self) -> &Buffer<T> {
        self
    }
}

impl<T: Element> Memory for Buffer<T> {}

macro_rules! elements {
    ($($kind:ident: $($number:ty),*;)*) => {$($(
        impl sealed::Plain for $number {
            const KIND: std::ffi::c_uint = $kind;
        }
        impl Element for $number {}
    )*)*};
}

elements! {
    ANYGPU_ELEMENT_INTEGER: i8, i16, i32, i64;
    ANYGPU_ELEMENT_UNSIGNED: u8, u16, u32, u64;
    ANYGPU_ELEMENT_REAL: f32, f64;
}

pub(crate) const fn kind_of<T: Element>() -> std::ffi::c_uint {
    T::KIND
}

/// Elements in a device's memory: this process's own, or another's that it has opened.
///
/// Dropping it frees its own memory; others that have it open keep it until they close it.
#[derive(Debug)]
pub struct Buffer<T: Element> {
    address: *mut c_void,
    length: usize,
    device: Device,
    /// Another process's memory, by the address that opened it: that of the elements may lie behind it.
    opened: Option<*mut c_void>,
    elements: PhantomData<T>,
}

// SAFETY: an address of device memory, which all threads may use; it is read by `&self`, and written by `&mut self`.
unsafe impl<T: Element> Send for Buffer<T> {}
// SAFETY: the same.
unsafe impl<T: Element> Sync for Buffer<T> {}

impl<T: Element> Buffer<T> {
    /// Allocates elements that are 0.
    pub fn zeroed(device: Device, length: usize) -> Result<Buffer<T>> {
        let bytes = size_of::<T>().checked_mul(length).filter(|bytes| isize::try_from(*bytes).is_ok());
        let bytes = bytes.ok_or_else(|| Error::new(Kind::OutOfMemory, format!("{length} elements")))?;
        device.with(|| {
            let mut address = null_mut();
            // SAFETY: the output is borrowed for the call. A buffer without elements has an address, too.
            check(unsafe { hipMalloc(&mut address, bytes.max(1)) })?;
            let buffer = Buffer { address, length, device, opened: None, elements: PhantomData };
            // SAFETY: the memory just allocated.
            check(unsafe { hipMemset(address, 0, bytes.max(1)) })?;
            settle()?;
            Ok(buffer)
        })
    }

    /// Opens another process's memory for a device's use: as many elements as the token's bytes hold.
    pub fn open(token: &Token, device: Device) -> Result<Buffer<T>> {
        let description = token.others()?;
        Buffer::open_part(token, device, 0, description.extent as usize / size_of::<T>())
    }

    /// Opens elements from an offset in bytes on, which are within the token's memory.
    pub(crate) fn open_part(token: &Token, device: Device, offset: usize, length: usize) -> Result<Buffer<T>> {
        let mut address = null_mut();
        // SAFETY: both are borrowed for the call.
        check(unsafe { anygpu_import(&token.0, device.number(), &mut address) })?;
        let opened = Some(address);
        Ok(Buffer { address: address.wrapping_byte_add(offset), length, device, opened, elements: PhantomData })
    }

    pub fn len(&self) -> usize {
        self.length
    }

    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Returns the device that uses the memory.
    pub fn device(&self) -> Device {
        self.device
    }

    /// Returns the address, for kernels and other libraries.
    pub fn as_ptr(&self) -> *mut T {
        self.address.cast()
    }

    pub(crate) fn address(&self) -> *mut c_void {
        self.address
    }

    /// Returns the bytes of so many elements, which must be those of the buffer.
    pub(crate) fn bytes_of(&self, length: usize) -> Result<usize> {
        match length == self.length {
            true => Ok(length * size_of::<T>()),
            false => Err(Error::new(Kind::InvalidValue, format!("{length} elements and a buffer of {}", self.length))),
        }
    }

    /// Writes all elements, and waits for it.
    pub fn copy_from(&mut self, from: &[T]) -> Result<()> {
        let bytes = self.bytes_of(from.len())?;
        self.device.with(|| {
            // SAFETY: both have so many bytes.
            check(unsafe { hipMemcpy(self.address, from.as_ptr().cast(), bytes, hipMemcpyHostToDevice) })?;
            settle()
        })
    }

    /// Reads all elements.
    pub fn copy_to(&self, to: &mut [T]) -> Result<()> {
        let bytes = self.bytes_of(to.len())?;
        self.device.with(|| {
            // SAFETY: both have so many bytes, and any bytes are elements.
            check(unsafe { hipMemcpy(to.as_mut_ptr().cast(), self.address, bytes, hipMemcpyDeviceToHost) })?;
            settle()
        })
    }

    /// Makes the token by which other processes open the memory.
    ///
    /// It orders no work: what fills the memory must be done, as it is after the calls of this type and after a scope.
    pub fn export(&self) -> Result<Token> {
        let mut token = anygpu_token { bytes: [0; Token::BYTES] };
        let bytes = (self.length * size_of::<T>()).max(1);
        // SAFETY: memory of this process, and an output that is borrowed for the call.
        check(unsafe { anygpu_export(self.address, bytes, &mut token) })?;
        Ok(Token(token))
    }
}

impl<T: Element> Drop for Buffer<T> {
    fn drop(&mut self) {
        // SAFETY: the memory is this value's, and no queued work uses it: scopes wait for theirs.
        unsafe {
            match self.opened {
                Some(address) => _ = anygpu_close(address),
                None => _ = hipFree(self.address),
            }
        }
    }
}

/// Waits until calls that may return early are done.
fn settle() -> Result<()> {
    // SAFETY: NULL is the default stream.
    check(unsafe { hipStreamSynchronize(null_mut()) })
}
