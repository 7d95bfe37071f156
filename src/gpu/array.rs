// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays: memory in a layout of the device's own, made of elements of one format.

use super::{Array, Context, MipmappedArray, Order, Result, Shape, Side, unsupported};

/// The type of one channel of an array's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// An unsigned integer of that many bits.
    Unsigned(u8),
    /// A signed integer.
    Signed(u8),
    /// A floating-point number.
    Float(u8),
}

impl Channel {
    /// The bits of the channel.
    pub fn bits(self) -> u8 {
        let (Channel::Unsigned(bits) | Channel::Signed(bits) | Channel::Float(bits)) = self;
        bits
    }
}

bitflags::bitflags! {
    /// Intended uses of an array.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct ArrayFlags: u32 {
        /// The depth counts layers.
        const LAYERED = 1;
        /// Kernels write to it.
        const SURFACE = 2;
        /// Six layers are a cube.
        const CUBEMAP = 4;
        /// Kernels gather four elements at once.
        const GATHER = 8;
        /// Another interface draws depth into it.
        const DEPTH = 0x10;
        /// Another interface draws into it.
        const COLOR_ATTACHMENT = 0x20;
    }
}

/// The shape and the format of an array, or of the first level of a mipmapped one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrayDescriptor {
    /// Elements in a row.
    pub width: usize,
    /// Rows; 0 where there is one dimension.
    pub height: usize,
    /// Slices or layers; 0 where there are less than three dimensions and no layers.
    pub depth: usize,
    /// The type of a channel.
    pub channel: Channel,
    /// Channels in an element: 1, 2 or 4.
    pub channels: u32,
    /// The intended uses.
    pub flags: ArrayFlags,
}

impl ArrayDescriptor {
    /// Bytes of an element.
    pub fn element_size(&self) -> usize {
        usize::from(self.channel.bits() / 8) * self.channels as usize
    }

    /// The whole array as a box: bytes in a row, rows and slices. `None` where a row has more bytes than can be counted.
    pub fn shape(&self) -> Option<Shape> {
        let width = self.width.checked_mul(self.element_size())?;
        Some(Shape { width, height: self.height.max(1), depth: self.depth.max(1) })
    }

    /// Returns true if the depth counts layers.
    pub fn is_layered(&self) -> bool {
        self.flags.intersects(ArrayFlags::LAYERED | ArrayFlags::CUBEMAP)
    }

    /// The number of levels down to one of a single element.
    pub fn most_levels(&self) -> u32 {
        let depth = if self.is_layered() { 0 } else { self.depth };
        self.width.max(self.height).max(depth).max(1).ilog2() + 1
    }

    /// The array of a level: half as wide, high and deep as the one before, but with as many layers.
    pub fn level(&self, level: u32) -> ArrayDescriptor {
        let half = |extent: usize| if extent == 0 { 0 } else { extent.checked_shr(level).unwrap_or(0).max(1) };
        let depth = if self.is_layered() { self.depth } else { half(self.depth) };
        ArrayDescriptor { width: half(self.width), height: half(self.height), depth, ..*self }
    }
}

/// One side of a copy in which an array takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endpoint {
    /// Memory.
    Memory(Side),
    /// An array.
    Array {
        /// The array.
        array: Array,
        /// The start of the box: bytes in a row, rows, and slices or layers.
        start: [usize; 3],
    },
}

/// A copy of a box in which an array takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrayTransfer {
    /// The destination.
    pub to: Endpoint,
    /// The source.
    pub from: Endpoint,
    /// The extent in bytes, rows, and slices or layers.
    pub shape: Shape,
    /// The contexts of the destination and the source, where the caller names them.
    pub contexts: Option<(Context, Context)>,
}

/// Arrays of the current device.
pub trait Arrays {
    /// Creates an array. InvalidValue for a shape, a format or uses that the device does not have.
    fn create_array(&self, _descriptor: &ArrayDescriptor) -> Result<Array> {
        unsupported("create an array")
    }
    /// The shape and the format of an array; InvalidHandle where there is no such array.
    fn array_descriptor(&self, _array: Array) -> Result<ArrayDescriptor> {
        unsupported("describe an array")
    }
    /// Tells whether this is an array, whatever it may be; false where the runtime cannot be asked safely.
    fn is_array(&self, _array: Array) -> bool {
        false
    }
    /// Bytes of an array's element.
    fn element_size(&self, array: Array) -> Result<usize> {
        Ok(self.array_descriptor(array)?.element_size())
    }
    /// Destroys an array, after the work queued on its device. ContextDestroyed where there is no such array.
    fn destroy_array(&self, _array: Array) -> Result<()> {
        unsupported("destroy an array")
    }
    /// Creates a mipmapped array of `levels` levels: at least one, at most [`ArrayDescriptor::most_levels`].
    fn create_mipmapped_array(&self, _descriptor: &ArrayDescriptor, _levels: u32) -> Result<MipmappedArray> {
        unsupported("create a mipmapped array")
    }
    /// One level of a mipmapped array; it lives as long as the whole. InvalidValue for a level that does not exist.
    fn mipmapped_array_level(&self, _array: MipmappedArray, _level: u32) -> Result<Array> {
        unsupported("give a level of a mipmapped array")
    }
    /// Destroys a mipmapped array, not the external memory that it may be in.
    fn destroy_mipmapped_array(&self, _array: MipmappedArray) -> Result<()> {
        unsupported("destroy a mipmapped array")
    }
    /// Copies a box from, to or between arrays. InvalidValue where it does not lie whole in them.
    fn copy_array(&self, _transfer: &ArrayTransfer, _order: Order) -> Result<()> {
        unsupported("copy an array")
    }
}
