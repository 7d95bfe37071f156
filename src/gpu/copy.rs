// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills, one to three dimensions.

use super::{Address, Kind, Order, Result, Stream, unsupported};

/// The kind of memory that the caller says one side of a copy is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Ordinary, pinned or registered host memory.
    Host,
    /// Memory of a device.
    Device,
    /// Either; the back end derives it from the pointer.
    Any,
}

/// Bytes of a box: `width` bytes a row, `height` rows a slice, `depth` slices. One-dimensional work has height and
/// depth 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Bytes in a row.
    pub width: usize,
    /// Rows in a slice.
    pub height: usize,
    /// Slices.
    pub depth: usize,
}

impl Shape {
    /// `bytes` in a row.
    pub fn bytes(bytes: usize) -> Shape {
        Shape { width: bytes, height: 1, depth: 1 }
    }

    /// Returns true for bytes in one row.
    pub fn is_flat(&self) -> bool {
        self.height == 1 && self.depth == 1
    }

    /// Returns true if there is nothing to copy or fill.
    pub fn is_empty(&self) -> bool {
        self.width == 0 || self.height == 0 || self.depth == 0
    }
}

/// One side of a copy or a fill. `row` and `slice` are unused where height and depth are 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The first byte.
    pub address: Address,
    /// Bytes from one row to the next.
    pub row: usize,
    /// Bytes from one slice to the next.
    pub slice: usize,
    /// The kind of memory it is in, as the caller says.
    pub place: Place,
}

impl Side {
    /// A contiguous side.
    pub fn flat(address: Address, place: Place) -> Side {
        Side { address, row: 0, slice: 0, place }
    }

    /// A side that starts inside pitched memory. `start` is bytes, rows and slices from `base`; `pitch` is bytes from
    /// row to row; `height` is rows from slice to slice. A pitch or a height of 0 means that rows or slices are
    /// contiguous.
    pub fn inside(
        base: Address,
        start: [usize; 3],
        pitch: usize,
        height: usize,
        shape: &Shape,
        place: Place,
    ) -> Result<Side> {
        let [x, y, z] = start;
        let side = || {
            let row = if pitch == 0 { shape.width } else { pitch };
            let slice = row.checked_mul(if height == 0 { shape.height } else { height })?;
            let distance = z.checked_mul(slice)?.checked_add(y.checked_mul(row)?)?.checked_add(x)?;
            let fits = pitch == 0 || x.checked_add(shape.width)? <= pitch;
            fits.then_some(Side { address: Address(base.0.checked_add(distance)?), row, slice, place })
        };
        side()
            .ok_or_else(|| Kind::InvalidValue.because("the rows do not fit the pitch, or the box is outside of memory"))
    }
}

/// A copy of a box of bytes from one side to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// The destination.
    pub to: Side,
    /// The source.
    pub from: Side,
    /// The extent in bytes, rows and slices.
    pub shape: Shape,
}

/// A fill with a repeated value of 1, 2 or 4 bytes; `shape.width` is a multiple of `unit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    /// The destination.
    pub to: Side,
    /// The extent in bytes, rows and slices.
    pub shape: Shape,
    /// The value; its low `unit` bytes are used.
    pub value: u32,
    /// 1, 2 or 4.
    pub unit: usize,
}

/// Copies and fills. A device side must lie whole in one live allocation, else InvalidValue.
pub trait Copies {
    /// Copies a box of bytes.
    fn copy(&self, _transfer: &Transfer, _order: Order) -> Result<()> {
        unsupported("copy memory")
    }
    /// Tells of a use of memory by a stream's work that the back end does not see.
    fn touch(&self, _address: Address, _bytes: usize, _is_written: bool, _stream: Stream) -> Result<()> {
        Ok(())
    }
    /// Fills a box of bytes.
    fn fill(&self, _fill: &Fill, _order: Order) -> Result<()> {
        unsupported("fill memory")
    }
}
