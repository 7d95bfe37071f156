// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays, and their names.

use std::ffi::{CString, c_int};
use std::mem::zeroed;
use std::ops::Deref;
use std::time::Duration;

use anygpu::api::anygpu::*;

use crate::buffer::sealed::Elements;
use crate::buffer::{Buffer, Element, Memory, kind_of};
use crate::device::Device;
use crate::error::{Error, Kind, Result, check};
use crate::token::Token;

/// The order of an array's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The last index changes first.
    C,
    /// The first index changes first.
    Fortran,
}

/// A buffer with a shape, which Fortran, C and Python know, too.
///
/// It dereferences to its [`Buffer`], whose elements it writes; no other buffer takes that one's place, as the shape is its:
///
/// ```compile_fail
/// # use anygpu_safe::*;
/// # fn part(mut array: Array<u8>, mut other: Buffer<u8>) {
/// std::mem::swap(&mut *array, &mut other);
/// # }
/// ```
#[derive(Debug)]
pub struct Array<T: Element> {
    buffer: Buffer<T>,
    shape: Vec<usize>,
    order: Order,
}

impl<T: Element> Array<T> {
    /// Allocates an array of zeros, of at most eight dimensions.
    pub fn zeroed(device: Device, shape: &[usize], order: Order) -> Result<Array<T>> {
        let length = shape.iter().try_fold(1_usize, |length, extent| length.checked_mul(*extent));
        let length = length.filter(|_| shape.len() <= ANYGPU_ARRAY_RANKS as usize);
        let length = length.ok_or_else(|| Error::new(Kind::InvalidValue, format!("an array of shape {shape:?}")))?;
        Ok(Array { buffer: Buffer::zeroed(device, length)?, shape: shape.to_vec(), order })
    }

    /// Opens the array that another process of this user publishes by a name, on the first device.
    ///
    /// It waits for the name as long as this; without a time it waits until somebody publishes it.
    pub fn open(name: &str, patience: Option<Duration>) -> Result<Array<T>> {
        let name = c_text(name)?;
        let milliseconds = patience.map_or(-1, |time| time.as_millis().min(c_int::MAX as u128) as c_int);
        let mut token = anygpu_token { bytes: [0; Token::BYTES] };
        // SAFETY: both are borrowed for the call.
        check(unsafe { anygpu_lookup(name.as_ptr(), milliseconds, &mut token) })?;
        Array::of_token(&Token(token), Device::new(0)?)
    }

    /// Opens the array that a token names, for a device's use.
    ///
    /// Its elements must be of this type, and follow each other.
    pub fn of_token(token: &Token, device: Device) -> Result<Array<T>> {
        token.others()?;
        // SAFETY: numbers, for which zeros are valid.
        let mut array: anygpu_array_description = unsafe { zeroed() };
        // SAFETY: both are borrowed for the call.
        check(unsafe { anygpu_describe_array(&token.0, &mut array) })?;
        if (array.kind as u32, array.bytes as usize) != (kind_of::<T>(), size_of::<T>()) {
            let what = format!("the token names no array of {}", std::any::type_name::<T>());
            return Err(Error::new(Kind::Refused, what));
        }
        let has = |order: u32| array.flags as u32 & order != 0;
        let order = match (has(ANYGPU_ARRAY_C_ORDER), has(ANYGPU_ARRAY_FORTRAN_ORDER)) {
            (true, _) => Order::C,
            (_, true) => Order::Fortran,
            _ => return Err(Error::new(Kind::NotSupported, "the array's elements do not follow each other")),
        };
        let shape: Vec<usize> = array.shape[..array.rank as usize].iter().map(|extent| *extent as usize).collect();
        let length = shape.iter().product();
        Ok(Array { buffer: Buffer::open_part(token, device, array.offset as usize, length)?, shape, order })
    }

    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    pub fn order(&self) -> Order {
        self.order
    }

    /// Writes all elements, and waits for it.
    pub fn copy_from(&mut self, from: &[T]) -> Result<()> {
        self.buffer.copy_from(from)
    }

    /// Makes the token by which other processes open the array; it orders no work, as [`Buffer::export`] says.
    pub fn export(&self) -> Result<Token> {
        // SAFETY: numbers, for which zeros are valid.
        let mut array: anygpu_array_description = unsafe { zeroed() };
        array.kind = kind_of::<T>() as c_int;
        array.bytes = size_of::<T>() as c_int;
        array.rank = self.shape.len() as c_int;
        array.flags = match self.order {
            Order::C => ANYGPU_ARRAY_C_ORDER,
            Order::Fortran => ANYGPU_ARRAY_FORTRAN_ORDER,
        } as c_int;
        array.shape.iter_mut().zip(&self.shape).for_each(|(to, from)| *to = *from as i64);
        let mut token = anygpu_token { bytes: [0; Token::BYTES] };
        // SAFETY: memory of this value, and arguments that are borrowed for the call.
        check(unsafe { anygpu_export_array(self.buffer.address(), &array, &mut token) })?;
        Ok(Token(token))
    }

    /// Publishes the array by a name, until that is dropped or the array is.
    pub fn publish(&self, name: &str) -> Result<Name> {
        let (name, token) = (c_text(name)?, self.export()?);
        // SAFETY: both are borrowed for the call.
        check(unsafe { anygpu_publish(&token.0, name.as_ptr()) })?;
        Ok(Name(name))
    }
}

impl<T: Element> Deref for Array<T> {
    type Target = Buffer<T>;

    fn deref(&self) -> &Buffer<T> {
        &self.buffer
    }
}

impl<T: Element> Elements for Array<T> {
    type Element = T;

    fn elements(&self) -> &Buffer<T> {
        &self.buffer
    }
}

impl<T: Element> Memory for Array<T> {}

/// A name that this process publishes, withdrawn when it is dropped.
#[derive(Debug)]
#[must_use = "the name is withdrawn when this is dropped"]
pub struct Name(CString);

impl Drop for Name {
    fn drop(&mut self) {
        // SAFETY: the text is borrowed for the call. A name whose array is gone is withdrawn already.
        unsafe { anygpu_unpublish(self.0.as_ptr()) };
    }
}

fn c_text(name: &str) -> Result<CString> {
    CString::new(name).map_err(|error| Error::new(Kind::InvalidValue, error.to_string()))
}
