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

    /// The bytes from the first to the last of a box, with the gaps between its rows.
    ///
    /// `None` for more than there are addresses.
    pub fn extent(&self, shape: &Shape) -> Option<usize> {
        let rows = (shape.height - 1).checked_mul(self.row)?;
        let slices = (shape.depth - 1).checked_mul(self.slice)?;
        let bytes = rows.checked_add(slices)?.checked_add(shape.width)?;
        self.address.0.checked_add(bytes).map(|_| bytes)
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

/// Most dimensions of a box.
pub const BOX_DIMENSIONS: usize = 7;

/// A copy of a box of up to [`BOX_DIMENSIONS`] dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxCopy {
    /// The destination.
    pub to: BoxSide,
    /// The source.
    pub from: BoxSide,
    /// Bytes of the first dimension, which follow each other, then elements of each other one.
    pub count: [usize; BOX_DIMENSIONS],
}

/// One side of the copy of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxSide {
    /// The first byte.
    pub address: Address,
    /// Bytes from an element to the next of each dimension; the first one's is not used.
    pub stride: [usize; BOX_DIMENSIONS],
}

impl BoxSide {
    /// Bytes from the first byte to behind the last one; `None` where they do not fit the address space.
    pub fn extent(&self, count: &[usize; BOX_DIMENSIONS]) -> Option<usize> {
        let steps = self.stride.iter().zip(count).skip(1);
        let last = steps
            .map(|(stride, count)| stride.checked_mul(count - 1))
            .try_fold(0_usize, |sum, bytes| sum.checked_add(bytes?))?;
        let extent = last.checked_add(count[0])?;
        self.address.0.checked_add(extent).map(|_| extent)
    }
}

impl BoxCopy {
    /// Returns true if there is nothing to copy.
    pub fn is_empty(&self) -> bool {
        self.count.contains(&0)
    }

    /// The bytes that are copied; `None` for more than there are addresses.
    pub fn bytes(&self) -> Option<usize> {
        self.count.iter().try_fold(1_usize, |bytes, count| bytes.checked_mul(*count))
    }

    /// The box in as few dimensions as the strides allow, and their number. The others have one element each. There
    /// are no more bytes than addresses.
    pub fn merged(&self) -> (BoxCopy, usize) {
        let mut merged = BoxCopy { count: [1; BOX_DIMENSIONS], ..*self };
        merged.count[0] = self.count[0];
        (merged.to.stride[0], merged.from.stride[0]) = (1, 1);
        let mut last = 0;
        for dimension in (1..BOX_DIMENSIONS).filter(|dimension| self.count[*dimension] != 1) {
            let [to, from] = [self.to.stride[dimension], self.from.stride[dimension]];
            let elements = merged.count[last];
            let follows = |side: &BoxSide, stride| side.stride[last].checked_mul(elements) == Some(stride);
            if follows(&merged.to, to) && follows(&merged.from, from) {
                merged.count[last] *= self.count[dimension];
                continue;
            }
            last += 1;
            (merged.to.stride[last], merged.from.stride[last]) = (to, from);
            merged.count[last] = self.count[dimension];
        }
        (merged, last + 1)
    }

    /// The copies of up to three dimensions that make it up.
    fn transfers(&self) -> impl Iterator<Item = Transfer> {
        let (merged, dimensions) = self.merged();
        let BoxCopy { to, from, count } = merged;
        // What vendors copy in one call has slices that are made of rows.
        let is_whole = |side: &BoxSide| {
            let [_, row, slice, ..] = side.stride;
            dimensions > 2
                && slice.is_multiple_of(row.max(1))
                && row.checked_mul(count[1]).is_some_and(|rows| rows <= slice)
        };
        // They take a pitch of 0 for that of rows side by side.
        let has_rows = |side: &BoxSide| side.stride[1] >= count[0];
        let inner = match dimensions {
            0 | 1 => dimensions,
            _ if !has_rows(&to) || !has_rows(&from) => 1,
            _ if is_whole(&to) && is_whole(&from) => 3,
            _ => 2,
        };
        let depth = if inner == 3 { count[2] } else { 1 };
        let shape = Shape { width: count[0], height: if inner > 1 { count[1] } else { 1 }, depth };
        let outer: usize = if self.is_empty() { 0 } else { count[inner..].iter().product() };
        (0..outer).map(move |number| {
            let at = |side: &BoxSide| {
                let mut rest = number;
                let start = (inner..dimensions).fold(side.address.0, |start, dimension| {
                    let index = rest % count[dimension];
                    rest /= count[dimension];
                    start + index * side.stride[dimension]
                });
                Side { address: Address(start), row: side.stride[1], slice: side.stride[2], place: Place::Any }
            };
            Transfer { to: at(&to), from: at(&from), shape }
        })
    }
}

/// Copies and fills. A device side must lie whole in one live allocation, else InvalidValue.
pub trait Copies {
    /// Copies a box of bytes.
    fn copy(&self, _transfer: &Transfer, _order: Order) -> Result<()> {
        unsupported("copy memory")
    }
    /// Queues copies of boxes in a stream's order; they may run at the same time. A box that is refused leaves those before
    /// it queued.
    fn copy_boxes(&self, boxes: &[BoxCopy], order: Order) -> Result<()> {
        copy_each(boxes, |transfer| self.copy(transfer, order))
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

/// Copies boxes by transfers, up to the first that is refused.
pub fn copy_each(boxes: &[BoxCopy], mut copy: impl FnMut(&Transfer) -> Result<()>) -> Result<()> {
    boxes.iter().flat_map(BoxCopy::transfers).try_for_each(|transfer| copy(&transfer))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(address: usize, stride: &[usize]) -> BoxSide {
        let mut all = [0; BOX_DIMENSIONS];
        all[1..=stride.len()].copy_from_slice(stride);
        BoxSide { address: Address(address), stride: all }
    }

    fn copy(count: &[usize], to: &[usize], from: &[usize]) -> BoxCopy {
        let mut all = [1; BOX_DIMENSIONS];
        all[..count.len()].copy_from_slice(count);
        BoxCopy { to: side(10_000, to), from: side(20_000, from), count: all }
    }

    /// The offsets of the bytes on both sides, by the box itself.
    fn expected(copy: &BoxCopy) -> Vec<(usize, usize)> {
        let mut pairs = vec![(copy.to.address.0, copy.from.address.0)];
        for dimension in (1..BOX_DIMENSIONS).rev() {
            let steps = 0..copy.count[dimension];
            let (to, from) = (copy.to.stride[dimension], copy.from.stride[dimension]);
            pairs = steps.flat_map(|step| pairs.iter().map(move |(a, b)| (a + step * to, b + step * from))).collect();
        }
        let mut bytes: Vec<_> =
            pairs.iter().flat_map(|(a, b)| (0..copy.count[0]).map(move |byte| (a + byte, b + byte))).collect();
        bytes.sort_unstable();
        bytes
    }

    fn of_transfers(copy: &BoxCopy) -> (usize, Vec<(usize, usize)>) {
        let (mut bytes, mut count) = (Vec::new(), 0);
        for Transfer { to, from, shape } in copy.transfers() {
            count += 1;
            for (slice, row) in (0..shape.depth).flat_map(|slice| (0..shape.height).map(move |row| (slice, row))) {
                let at = |side: &Side| side.address.0 + slice * side.slice + row * side.row;
                bytes.extend((0..shape.width).map(|byte| (at(&to) + byte, at(&from) + byte)));
            }
        }
        bytes.sort_unstable();
        (count, bytes)
    }

    #[test]
    fn a_box_is_copied_by_as_few_calls_as_its_strides_allow() {
        for (calls, copy) in [
            (1, copy(&[16], &[], &[])),
            (1, copy(&[16, 3, 4], &[16, 48], &[16, 48])),
            (1, copy(&[16, 3, 4], &[16, 48], &[32, 96])),
            (1, copy(&[16, 3, 4], &[32, 96], &[32, 128])),
            (4, copy(&[16, 3, 4], &[32, 100], &[32, 128])),
            (2, copy(&[16, 3, 2], &[64, 128], &[32, 128])),
            (1, copy(&[16, 1, 4, 1, 5], &[0, 64, 0, 640], &[0, 64, 0, 320])),
            (2, copy(&[8, 2, 3, 2], &[16, 64, 512], &[16, 64, 1024])),
            (6, copy(&[8, 2, 3, 2, 3], &[16, 64, 512, 2048], &[16, 64, 1024, 4096])),
            (0, copy(&[8, 0, 3], &[16, 64], &[16, 64])),
            (4, copy(&[8, 4], &[16], &[0])),
            (4, copy(&[8, 4], &[16], &[4])),
        ] {
            let (count, bytes) = of_transfers(&copy);
            let wanted = if copy.is_empty() { Vec::new() } else { expected(&copy) };
            assert_eq!((count, &bytes), (calls, &wanted), "{copy:?}");
        }
    }

    #[test]
    fn the_extent_is_that_of_the_last_byte() {
        let one = copy(&[8, 2, 3], &[16, 64], &[16, 64]);
        assert_eq!(one.to.extent(&one.count), Some(2 * 64 + 16 + 8));
        let far = side(usize::MAX - 100, &[16, 64]);
        assert_eq!(far.extent(&one.count), None);
        assert_eq!(one.bytes(), Some(48));
        assert_eq!(copy(&[1, 1 << 33, 1 << 33], &[0, 0], &[0, 0]).bytes(), None);
        assert_eq!(side(1, &[usize::MAX / 2]).extent(&copy(&[8, 9], &[1], &[1]).count), None);
    }
}
