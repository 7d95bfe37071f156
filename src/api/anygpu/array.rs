// SPDX-License-Identifier: MIT OR Apache-2.0
//! Descriptions of arrays in tokens, which Fortran, C and Python write and read alike.

use std::ffi::{c_int, c_void};

use super::token::{anygpu_token, device_or_current, entry_with_gpu, entry_without_gpu, export};
use crate::border::arguments::{invalid, out, read};
use crate::border::entry::allocating;
use crate::gpu::{Kind, Result};
use crate::share::token::array::{Array, RANKS};
use crate::share::token::{self, Token, dlpack, imports};

c_enum! {
    /// The kind of an array's elements.
    anygpu_element_kind {
        /// No array is described; the other fields are 0.
        ANYGPU_ELEMENT_UNKNOWN = 0,
        /// Logical values of 1, 2, 4 or 8 bytes: 0 is false, 1 is true.
        ANYGPU_ELEMENT_LOGICAL = 1,
        /// Signed integers of 1, 2, 4 or 8 bytes.
        ANYGPU_ELEMENT_INTEGER = 2,
        /// IEEE 754 numbers of 2, 4 or 8 bytes.
        ANYGPU_ELEMENT_REAL = 3,
        /// Pairs of these, of 4, 8 or 16 bytes: the real part and the imaginary part.
        ANYGPU_ELEMENT_COMPLEX = 4,
        /// Unsigned integers of 1, 2, 4 or 8 bytes.
        ANYGPU_ELEMENT_UNSIGNED = 5,
        /// Numbers of the format bfloat16, of 2 bytes.
        ANYGPU_ELEMENT_BFLOAT = 6,
    }

    /// Flags of an array, which are added up.
    anygpu_array_flag {
        /// Elements follow each other, those of the last dimension first, as in C.
        ANYGPU_ARRAY_C_ORDER = 1,
        /// Elements follow each other, those of the first dimension first, as in Fortran.
        ANYGPU_ARRAY_FORTRAN_ORDER = 2,
        /// Importers are asked not to write; nothing prevents it.
        ANYGPU_ARRAY_READ_ONLY = 4,
        /// The field `lower` has lower bounds; else each language begins with its own, 0 or 1.
        ANYGPU_ARRAY_LOWER = 8,
    }
}

/// The largest rank of an array that a token describes.
pub const ANYGPU_ARRAY_RANKS: c_int = 8;

const _: () = assert!(ANYGPU_ARRAY_RANKS as usize == RANKS);

/// An array in memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anygpu_array_description {
    /// The kind of the elements, a value of anygpu_element_kind.
    pub kind: c_int,
    /// Bytes of an element.
    pub bytes: c_int,
    /// The number of dimensions, at most ANYGPU_ARRAY_RANKS; 0 for a scalar.
    pub rank: c_int,
    /// A sum of values of anygpu_array_flag.
    pub flags: c_int,
    /// Bytes from the beginning of the memory that a token names to the element whose indices are all the lowest.
    pub offset: u64,
    /// Extents, by dimension; what is behind the last dimension does not count.
    pub shape: [i64; 8],
    /// Bytes from an element to the next, by dimension; any sign.
    pub strides: [i64; 8],
    /// Lower bounds, by dimension, with ANYGPU_ARRAY_LOWER.
    pub lower: [i64; 8],
}

impl anygpu_array_description {
    /// The description with the strides of its order.
    fn to_array(self) -> Result<Array> {
        let number = |value: c_int, what: &str| {
            u32::try_from(value).map_err(|_| Kind::InvalidValue.because(format!("the array's {what} is below 0")))
        };
        let mut array = Array::default();
        array.kind = number(self.kind, "kind")?;
        array.bytes = number(self.bytes, "element size")?;
        array.rank = number(self.rank, "rank")?;
        array.flags = number(self.flags, "flags")?;
        array.offset = self.offset;
        (array.shape, array.strides, array.lower) = (self.shape, self.strides, self.lower);
        array.completed()
    }

    /// The description of an array; without one, zeros.
    fn of(array: Option<Array>) -> anygpu_array_description {
        let array = array.unwrap_or_default();
        anygpu_array_description {
            kind: array.kind as c_int,
            bytes: array.bytes as c_int,
            rank: array.rank as c_int,
            flags: array.flags as c_int,
            offset: array.offset,
            shape: array.shape,
            strides: array.strides,
            lower: array.lower,
        }
    }
}

/// Makes the token of an array in device memory, by which other processes import it as the array it is.
///
/// The token is one of anygpu_export, and names the memory from the array's lowest address to its highest.
///
/// - `ptr` (in): address of the element whose indices are all the lowest.
/// - `array` (in): the array. With one of the orders in `flags` the strides are that order's, whatever `strides` has;
///   `offset` does not count.
/// - `token` (out): the token.
///
/// Returns the same as anygpu_export, and ANYGPU_ERROR_INVALID_VALUE for an array that cannot be.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_export_array(
    ptr: *mut c_void,
    array: *const anygpu_array_description,
    token: *mut anygpu_token,
) -> c_int {
    entry_with_gpu("anygpu_export_array", move |gpu| {
        let (token, mut array) = (out(token)?, read(array)?.to_array()?);
        let too_large = || Kind::InvalidValue.because("the array is larger than the address space");
        let reach = array.reach().ok_or_else(too_large)?;
        let size = reach.end.checked_sub(reach.first).ok_or_else(too_large)?;
        array.offset = reach.first.unsigned_abs();
        // An array without elements has an address, too.
        let size = (size as usize).max(array.bytes as usize);
        let first = ptr.wrapping_byte_offset(reach.first as isize);
        if first.addr() > ptr.addr() {
            return Err(too_large());
        }
        let mut bytes = export(gpu, first, size)?;
        token::annotate(&mut bytes, &array.write(size as u64)?)?;
        token.finish(anygpu_token { bytes })
    })
}

/// Stores the description of an array in a token of memory, in place of its note.
///
/// - `token` (inout): the token.
/// - `array` (in): the array, as for anygpu_export_array; `offset` counts from the beginning of the token's memory.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, an array that cannot be, and one that is not within the token's memory,
/// ANYGPU_ERROR_REFUSED for bytes that are no token.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_annotate_array(
    token: *mut anygpu_token,
    array: *const anygpu_array_description,
) -> c_int {
    entry_without_gpu("anygpu_annotate_array", || {
        let (place, mut token, array) = (out(token)?, read(token)?, read(array)?.to_array()?);
        let extent = Token::read(&token.bytes)?.extent;
        token::annotate(&mut token.bytes, &array.write(extent)?)?;
        place.finish(token)
    })
}

/// Describes the array that a token names. Opens nothing, and needs no device.
///
/// The elements are within the token's memory, whoever made the token: at the address of anygpu_import, plus `offset`.
///
/// - `token` (in): the token.
/// - `array` (out): the array, with its strides and with every order that it has; `kind` is ANYGPU_ELEMENT_UNKNOWN for
///   a token of memory alone, and of an event.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_REFUSED for bytes that are no token, and for a description
/// that contradicts itself or the token, or is of another version.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_describe_array(
    token: *const anygpu_token,
    array: *mut anygpu_array_description,
) -> c_int {
    entry_without_gpu("anygpu_describe_array", || {
        let (array, token) = (out(array)?, read(token)?);
        array.finish(anygpu_array_description::of(Array::read(&Token::read(&token.bytes)?)?))
    })
}

/// Opens the array that a token names as a DLPack tensor, which frameworks take over.
///
/// The tensor is one import of the memory. Its deleter closes it, from whatever thread, and must be called once. The work
/// of other processes is not ordered, as with anygpu_import.
///
/// - `token` (in): the token, with the description of an array.
/// - `device` (in): as for anygpu_import.
/// - `version` (in): 0 for a DLManagedTensor, 1 for a DLManagedTensorVersioned, of DLPack 1.0.
/// - `tensor` (out): the tensor, on the device that has the memory; on the host back end it is one of the CPU.
///
/// Returns the same as anygpu_import; ANYGPU_ERROR_INVALID_VALUE also for another version, ANYGPU_ERROR_REFUSED also for a
/// token without an array; ANYGPU_ERROR_NOT_SUPPORTED for what a tensor cannot be: read-only with version 0, strides that
/// are no multiples of the elements' size, and on the host back end with ANYGPU_HOST_STRICT=1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_import_dlpack(
    token: *const anygpu_token,
    device: c_int,
    version: c_int,
    tensor: *mut *mut c_void,
) -> c_int {
    entry_with_gpu("anygpu_import_dlpack", move |gpu| {
        let (tensor, token) = (out(tensor)?, read(token)?);
        if !(0..=1).contains(&version) {
            return invalid(format!("version {version} of DLPack: 0 and 1 are known"));
        }
        let Some(array) = Array::read(&Token::read(&token.bytes)?)? else {
            return Err(Kind::HandleRefused.because("the token does not name an array, but memory or an event"));
        };
        let device = device_or_current(gpu, device)?;
        let address = allocating(|| imports::import(gpu, &token.bytes, device))?.0;
        let made = dlpack::tensor(gpu, &array, address, version, |address| {
            entry_with_gpu("anygpu_close", move |_| imports::close(address, false));
        });
        if made.is_err() {
            imports::close(address, false)?;
        }
        tensor.finish(made?)
    })
}
