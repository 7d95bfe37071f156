// SPDX-License-Identifier: MIT OR Apache-2.0
//! Formats, shapes and copies of arrays, which all dialects share.
//!
//! They have the same layouts and numbers in all dialects.

use std::ffi::{c_int, c_uint, c_void};

use crate::border::arguments::{invalid, out, read, unsupported, write_optional};
use crate::border::entry::allocating;
use crate::gpu::{
    Address, Array, ArrayDescriptor, ArrayFlags, ArrayTransfer, Channel, Context, Endpoint, Error, Gpu, Kind,
    MipmappedArray, Order, Place, Result, Shape, Side, Transfer,
};

/// The format of elements, as the runtimes describe it: the bits of each channel, and their type.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct ChannelDesc {
    bits: [c_int; 4],
    kind: c_uint,
}

/// An extent, as the runtimes describe it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct Extent {
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// An array of two dimensions at most, as the drivers describe it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct Desc2D {
    width: usize,
    height: usize,
    format: c_uint,
    channels: c_uint,
}

/// An array, as the drivers describe it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct Desc3D {
    extent: Extent,
    format: c_uint,
    channels: c_uint,
    flags: c_uint,
}

const _: () = assert!(size_of::<ChannelDesc>() == 20 && size_of::<Extent>() == 24);
const _: () = assert!(size_of::<Desc2D>() == 24 && size_of::<Desc3D>() == 40);

impl From<Desc2D> for Desc3D {
    fn from(Desc2D { width, height, format, channels }: Desc2D) -> Desc3D {
        Desc3D { extent: Extent { width, height, depth: 0 }, format, channels, flags: 0 }
    }
}

impl From<Desc3D> for Desc2D {
    fn from(Desc3D { extent, format, channels, .. }: Desc3D) -> Desc2D {
        Desc2D { width: extent.width, height: extent.height, format, channels }
    }
}

/// The drivers' numbers of formats.
const FORMATS: [(c_uint, Channel); 8] = [
    (1, Channel::Unsigned(8)),
    (2, Channel::Unsigned(16)),
    (3, Channel::Unsigned(32)),
    (8, Channel::Signed(8)),
    (9, Channel::Signed(16)),
    (10, Channel::Signed(32)),
    (16, Channel::Float(16)),
    (32, Channel::Float(32)),
];

impl Desc3D {
    /// The array in neutral terms; InvalidValue where there is none such.
    pub(super) fn neutral(&self) -> Result<ArrayDescriptor> {
        let Some((_, channel)) = FORMATS.iter().find(|(number, _)| *number == self.format) else {
            let why = format!("{} is not a format of elements that is known here", self.format);
            // Compressed, planar, packed and normalized formats of CUDA.
            return if matches!(self.format, 0x50 | 0x91..=0xcb) { unsupported(why) } else { invalid(why) };
        };
        descriptor(&self.extent, *channel, self.channels, self.flags)
    }

    /// An array as a driver describes it.
    pub(super) fn of(array: &ArrayDescriptor) -> Result<Desc3D> {
        let ArrayDescriptor { width, height, depth, channel, channels, flags } = *array;
        let Some((format, _)) = FORMATS.iter().find(|(_, known)| *known == channel) else {
            return unsupported(format!("no dialect has a format of {channel:?}"));
        };
        Ok(Desc3D { extent: Extent { width, height, depth }, format: *format, channels, flags: flags.bits() })
    }
}

/// An array in neutral terms. Its shape is judged by the back end.
fn descriptor(extent: &Extent, channel: Channel, channels: u32, flags: c_uint) -> Result<ArrayDescriptor> {
    if !matches!(channels, 1 | 2 | 4) {
        return invalid(format!("an element has 1, 2 or 4 channels, not {channels}"));
    }
    let Some(flags) = ArrayFlags::from_bits(flags) else {
        return invalid(format!("flags is {flags:#x}: there are no such flags here"));
    };
    let Extent { width, height, depth } = *extent;
    Ok(ArrayDescriptor { width, height, depth, channel, channels, flags })
}

impl ChannelDesc {
    /// Returns true for integers and floating-point numbers.
    pub(super) fn is_of_numbers(&self) -> bool {
        self.kind <= 2
    }

    /// The type and the number of the channels; the error where there is no such format.
    fn neutral(&self, error: impl Fn(String) -> Error) -> Result<(Channel, u32)> {
        let channels = self.bits.iter().take_while(|bits| **bits != 0).count();
        let (used, unused) = self.bits.split_at(channels);
        let bits = self.bits[0];
        if used.iter().any(|other| *other != bits) || unused.iter().any(|other| *other != 0) {
            return Err(error(format!("the channels have {:?} bits: all must have the same", self.bits)));
        }
        if !matches!(channels, 1 | 2 | 4) {
            return Err(error(format!("an element has 1, 2 or 4 channels, not {channels}")));
        }
        match (self.kind, bits) {
            (0, 8 | 16 | 32) => Ok((Channel::Signed(bits as u8), channels as u32)),
            (1, 8 | 16 | 32) => Ok((Channel::Unsigned(bits as u8), channels as u32)),
            (2, 16 | 32) => Ok((Channel::Float(bits as u8), channels as u32)),
            (kind, _) => Err(error(format!("a channel of {bits} bits of type {kind} is not known here"))),
        }
    }

    /// The format of an array's elements.
    pub(super) fn of(array: &ArrayDescriptor) -> ChannelDesc {
        let (kind, bits) = match array.channel {
            Channel::Signed(bits) => (0, bits),
            Channel::Unsigned(bits) => (1, bits),
            Channel::Float(bits) => (2, bits),
        };
        let mut desc = ChannelDesc { bits: [0; 4], kind };
        desc.bits.iter_mut().take(array.channels as usize).for_each(|channel| *channel = bits.into());
        desc
    }
}

/// InvalidValue for a format of elements that there is not.
pub(super) fn not_known(why: String) -> Error {
    Kind::InvalidValue.because(why)
}

/// Describes an array that a runtime is asked for. `format` is the dialect's error for a format that there is not.
pub(super) fn of_runtime(
    format: impl Fn(String) -> Error,
    desc: &ChannelDesc,
    extent: &Extent,
    flags: c_uint,
) -> Result<ArrayDescriptor> {
    let (channel, channels) = desc.neutral(format)?;
    descriptor(extent, channel, channels, flags)
}

/// Creates an array.
///
/// # Safety
/// `array` is NULL or valid for writing a handle.
pub(super) unsafe fn create(gpu: &dyn Gpu, array: *mut *mut c_void, descriptor: Result<ArrayDescriptor>) -> Result<()> {
    // SAFETY: as promised by the caller.
    let array = unsafe { out(array) }?;
    let descriptor = descriptor?;
    array.finish(allocating(|| gpu.create_array(&descriptor))?.as_ptr())
}

/// Creates a mipmapped array.
///
/// # Safety
/// `arrays` is NULL or valid for writing a handle.
pub(super) unsafe fn create_mipmapped(
    gpu: &dyn Gpu,
    arrays: *mut *mut c_void,
    descriptor: Result<ArrayDescriptor>,
    levels: c_uint,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let arrays = unsafe { out(arrays) }?;
    let descriptor = descriptor?;
    arrays.finish(allocating(|| gpu.create_mipmapped_array(&descriptor, levels))?.as_ptr())
}

/// Returns one level of a mipmapped array.
///
/// # Safety
/// `array` is NULL or valid for writing a handle.
pub(super) unsafe fn level(
    gpu: &dyn Gpu,
    array: *mut *mut c_void,
    arrays: Result<MipmappedArray>,
    level: c_uint,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let array = unsafe { out(array) }?;
    array.finish(gpu.mipmapped_array_level(arrays?, level)?.as_ptr())
}

/// Describes a live array as a driver does: in a Desc2D or a Desc3D.
///
/// # Safety
/// `desc` is NULL or valid for writing a `T`.
pub(super) unsafe fn describe<T: From<Desc3D>>(gpu: &dyn Gpu, desc: *mut c_void, array: Result<Array>) -> Result<()> {
    // SAFETY: as promised by the caller.
    let desc = unsafe { out(desc.cast::<T>()) }?;
    desc.finish(Desc3D::of(&gpu.array_descriptor(array?)?)?.into())
}

/// Describes a live array as a runtime does, in those of the outputs that are not NULL.
///
/// # Safety
/// Each output is NULL or valid for writing.
pub(super) unsafe fn info(
    gpu: &dyn Gpu,
    (desc, extent, flags): (*mut c_void, *mut c_void, *mut c_uint),
    array: Array,
) -> Result<()> {
    let info = gpu.array_descriptor(array)?;
    let ArrayDescriptor { width, height, depth, .. } = info;
    // SAFETY: as promised by the caller, for all three.
    unsafe {
        write_optional(desc.cast(), ChannelDesc::of(&info));
        write_optional(extent.cast(), Extent { width, height, depth });
        write_optional(flags, info.flags.bits());
    }
    Ok(())
}

/// Reads a structure by a pointer to the dialect's own.
///
/// # Safety
/// `desc` is NULL or points to a structure of `T`'s layout, any bytes of which are a `T`.
pub(super) unsafe fn read_as<T: Copy>(desc: *const impl Sized) -> Result<T> {
    // SAFETY: as promised by the caller.
    unsafe { read(desc.cast::<T>()) }
}

/// Converts an array; InvalidHandle for NULL.
pub(super) fn existing<T>(array: *const T) -> Result<Array> {
    if array.is_null() { Err(Kind::InvalidHandle.because("the array is NULL")) } else { Ok(array.cast_mut().into()) }
}

/// Converts an array; InvalidValue for NULL.
pub(super) fn non_null<T>(array: *const T) -> Result<Array> {
    if array.is_null() { invalid("the array is NULL") } else { Ok(array.cast_mut().into()) }
}

/// Converts mipmapped arrays; InvalidHandle for NULL.
pub(super) fn existing_mipmapped<T>(arrays: *const T) -> Result<MipmappedArray> {
    let arrays = arrays.cast_mut();
    if arrays.is_null() { Err(Kind::InvalidHandle.because("the mipmapped array is NULL")) } else { Ok(arrays.into()) }
}

/// The endpoint in an array's first row; InvalidValue for NULL.
pub(super) fn in_row<T>(array: *const T, offset: usize) -> Result<Endpoint> {
    Ok(at(non_null(array)?, [offset, 0]))
}

/// Memory of one row, as one side of a copy.
pub(super) fn row(address: Address, place: Place) -> Endpoint {
    Endpoint::Memory(Side::flat(address, place))
}

/// Copies a box between memory and arrays.
pub(super) fn copy(
    gpu: &dyn Gpu,
    (to, from): (Endpoint, Endpoint),
    shape: Shape,
    contexts: Option<(Context, Context)>,
    order: Order,
) -> Result<()> {
    match (to, from) {
        (Endpoint::Memory(to), Endpoint::Memory(from)) => gpu.copy(&Transfer { to, from, shape }, order),
        _ => gpu.copy_array(&ArrayTransfer { to, from, shape, contexts }, order),
    }
}

/// Copies bytes of a row.
pub(super) fn copy_row(
    gpu: &dyn Gpu,
    to: Result<Endpoint>,
    from: Result<Endpoint>,
    bytes: usize,
    order: Order,
) -> Result<()> {
    copy(gpu, (to?, from?), Shape::bytes(bytes), None, order)
}

/// Bytes from the start of an endpoint's row to the box, and bytes in a row; memory is one row.
fn row_of(gpu: &dyn Gpu, endpoint: &Endpoint, bytes: usize) -> Result<(usize, usize)> {
    let Endpoint::Array { array, start: [x, y, _] } = *endpoint else { return Ok((0, usize::MAX)) };
    let shape = gpu.array_descriptor(array)?.shape().unwrap_or(Shape::bytes(0));
    let first = y.checked_mul(shape.width).and_then(|before| before.checked_add(x)?.checked_add(bytes));
    match first.filter(|end| x < shape.width && *end <= shape.width.saturating_mul(shape.height)) {
        Some(_) => Ok((x, shape.width)),
        None => invalid(format!("{bytes} bytes do not fit in the array behind row {y}, byte {x}")),
    }
}

/// Copies bytes that continue in the next row where one of an array ends.
pub(super) fn copy_bytes(
    gpu: &dyn Gpu,
    (mut to, mut from): (Endpoint, Endpoint),
    mut bytes: usize,
    order: Order,
) -> Result<()> {
    if bytes == 0 {
        return Ok(());
    }
    let (mut to_row, mut from_row) = (row_of(gpu, &to, bytes)?, row_of(gpu, &from, bytes)?);
    while bytes > 0 {
        let width = (to_row.1 - to_row.0).min(from_row.1 - from_row.0).min(bytes);
        // Whole rows of both sides are one box.
        let is_whole = |(x, row): (usize, usize)| x == 0 && (row == width || row == usize::MAX);
        let height = if is_whole(to_row) && is_whole(from_row) { bytes / width } else { 1 };
        let pitched = |endpoint| match endpoint {
            Endpoint::Memory(side) => Endpoint::Memory(Side { row: width, ..side }),
            array => array,
        };
        copy(gpu, (pitched(to), pitched(from)), Shape { width, height, depth: 1 }, None, order)?;
        advance(&mut to, &mut to_row, width, height);
        advance(&mut from, &mut from_row, width, height);
        bytes -= width * height;
    }
    Ok(())
}

/// Moves an endpoint behind the box that was copied.
fn advance(endpoint: &mut Endpoint, (x, row): &mut (usize, usize), width: usize, height: usize) {
    match endpoint {
        Endpoint::Memory(side) => side.address = Address(side.address.0.wrapping_add(width * height)),
        Endpoint::Array { start, .. } => {
            let ends_row = *x + width == *row;
            *x = if ends_row { 0 } else { *x + width };
            start[0] = *x;
            start[1] += if ends_row { height } else { 0 };
        }
    }
}

/// One side of a copy as the runtimes describe it.
pub(super) struct Described {
    /// The array, if that is not NULL.
    pub array: Array,
    /// The memory, if there is no array: address, bytes from row to row, rows from slice to slice.
    pub memory: (Address, usize, usize),
    /// The start of the box, in elements of the array or bytes of the memory, rows and slices.
    pub start: [usize; 3],
    /// The kind of memory.
    pub place: Place,
}

/// Copies a box whose extent counts the elements of the arrays that take part, or bytes.
///
/// InvalidValue for arrays with elements of different sizes.
pub(super) fn copy_elements(
    gpu: &dyn Gpu,
    to: &Described,
    from: &Described,
    extent: [usize; 3],
    contexts: Option<(Context, Context)>,
    order: Order,
) -> Result<()> {
    let size = |side: &Described| match side.array.is_null() {
        true => Ok(None),
        false => gpu.element_size(side.array).map(Some),
    };
    let (to_size, from_size) = (size(to)?, size(from)?);
    if to_size.zip(from_size).is_some_and(|(to, from)| to != from) {
        return invalid("the elements of the two arrays differ in size");
    }
    let element = to_size.or(from_size).unwrap_or(1);
    let bytes = |elements: usize| {
        elements.checked_mul(element).ok_or_else(|| Kind::InvalidValue.because("the box is larger than memory"))
    };
    let [width, height, depth] = extent;
    let shape = Shape { width: bytes(width)?, height, depth };
    if shape.is_empty() {
        return Ok(());
    }
    let endpoint = |side: &Described| {
        let [x, y, z] = side.start;
        if side.array.is_null() {
            let (base, pitch, rows) = side.memory;
            return Side::inside(base, side.start, pitch, rows, &shape, side.place).map(Endpoint::Memory);
        }
        Ok(Endpoint::Array { array: side.array, start: [bytes(x)?, y, z] })
    };
    copy(gpu, (endpoint(to)?, endpoint(from)?), shape, contexts, order)
}

/// Copies a box of a batch: the rows of its memory, too, count elements of the arrays that take part.
pub(super) fn copy_operands(
    gpu: &dyn Gpu,
    mut to: Described,
    mut from: Described,
    extent: [usize; 3],
    order: Order,
) -> Result<()> {
    let array = if to.array.is_null() { from.array } else { to.array };
    let element = if array.is_null() { 1 } else { gpu.element_size(array)? };
    for (_, row, _) in [&mut to.memory, &mut from.memory] {
        *row = row.checked_mul(element).ok_or_else(|| Kind::InvalidValue.because("a row is larger than memory"))?;
    }
    copy_elements(gpu, &to, &from, extent, None, order)
}

/// The endpoint at a byte of an array's first row.
pub(super) fn at(array: Array, [x, y]: [usize; 2]) -> Endpoint {
    Endpoint::Array { array, start: [x, y, 0] }
}
