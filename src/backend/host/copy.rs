// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills: everything is memory of this machine, so they are the processor's own.

use super::{Host, device, memory, queue};
use crate::gpu::{Address, Copies, Fill, Kind, Memory, Order, Result, Shape, Side, Transfer};

/// Queued work up to this size is done by the caller where nothing is before it: less than waking a worker costs.
const SMALL: usize = 16 << 10;
/// Pageable sources up to this size are kept aside where the stream is busy, so that the caller need not wait.
const STAGED: usize = 64 << 10;

/// Where one side's rows are, as this process reaches them.
#[derive(Clone, Copy)]
struct Rows {
    first: *mut u8,
    row: usize,
    slice: usize,
}

// SAFETY: a pointer into memory that the caller keeps alive until the work is done, whichever thread does it.
unsafe impl Send for Rows {}

impl Rows {
    /// Finds a side; InvalidValue where it does not lie whole in one live allocation.
    fn find(side: &Side, shape: &Shape) -> Result<Rows> {
        if shape.height > 1 && side.row < shape.width {
            return Err(Kind::InvalidPitch.because("the pitch is smaller than the row"));
        }
        let rows = (shape.height - 1).checked_mul(side.row);
        let slices = (shape.depth - 1).checked_mul(side.slice);
        let extent = rows.zip(slices).and_then(|(rows, slices)| rows.checked_add(slices)?.checked_add(shape.width));
        let Some(extent) = extent.filter(|extent| side.address.0.checked_add(*extent).is_some()) else {
            return Err(Kind::InvalidValue.because("the box is larger than the address space"));
        };
        Ok(Rows { first: memory::reach(side.address, extent, side.place)?, row: side.row, slice: side.slice })
    }

    /// The first byte of a row.
    fn at(&self, slice: usize, row: usize) -> *mut u8 {
        self.first.wrapping_add(slice * self.slice + row * self.row)
    }
}

/// The same box with as few rows as may be: rows that follow each other on all sides are one.
fn collapse(mut shape: Shape, sides: &[Rows]) -> Shape {
    if shape.height > 1 && sides.iter().all(|side| side.row == shape.width) {
        shape.width *= shape.height;
        shape.height = 1;
    }
    if shape.height == 1 && shape.depth > 1 && sides.iter().all(|side| side.slice == shape.width) {
        shape.width *= shape.depth;
        shape.depth = 1;
    }
    shape
}

/// # Safety
/// Both sides were found by [`Rows::find`] for a shape that collapses to this one, and are still live.
unsafe fn copy_rows(to: Rows, from: Rows, shape: Shape) {
    for slice in 0..shape.depth {
        for row in 0..shape.height {
            // SAFETY: within the extents that were checked; a plain copy allows overlap.
            unsafe { std::ptr::copy(from.at(slice, row), to.at(slice, row), shape.width) };
        }
    }
}

/// # Safety
/// As [`copy_rows`].
unsafe fn fill_rows(to: Rows, shape: Shape, pattern: &Pattern) {
    for slice in 0..shape.depth {
        for row in 0..shape.height {
            // SAFETY: within the extent that was checked.
            unsafe { pattern.write(to.at(slice, row), shape.width) };
        }
    }
}

/// The bytes of a fill.
enum Pattern {
    Byte(u8),
    /// A value, repeated over a block that stays in the nearest cache.
    Block(Box<[u8; Pattern::BLOCK]>),
}

impl Pattern {
    const BLOCK: usize = 4096;

    fn new(value: u32, unit: usize) -> Result<Pattern> {
        let bytes = value.to_le_bytes();
        let Some(unit) = bytes.get(..unit).filter(|unit| matches!(unit.len(), 1 | 2 | 4)) else {
            return Err(Kind::InvalidValue.because("a fill repeats 1, 2 or 4 bytes"));
        };
        if unit.iter().all(|byte| *byte == unit[0]) {
            return Ok(Pattern::Byte(unit[0]));
        }
        let mut block = Box::new([0; Pattern::BLOCK]);
        for piece in block.chunks_exact_mut(unit.len()) {
            piece.copy_from_slice(unit);
        }
        Ok(Pattern::Block(block))
    }

    /// # Safety
    /// `bytes` bytes at `to` may be written.
    unsafe fn write(&self, to: *mut u8, bytes: usize) {
        match self {
            // SAFETY: as promised by the caller.
            Pattern::Byte(byte) => unsafe { to.write_bytes(*byte, bytes) },
            Pattern::Block(block) => {
                for start in (0..bytes).step_by(Pattern::BLOCK) {
                    let length = Pattern::BLOCK.min(bytes - start);
                    // SAFETY: as promised by the caller; the block is this library's own and overlaps nothing.
                    unsafe { to.add(start).copy_from_nonoverlapping(block.as_ptr(), length) };
                }
            }
        }
    }
}

/// Whether the memory is ordinary host memory, which nobody keeps alive until queued work is done.
fn is_pageable(host: &Host, address: Address) -> Result<bool> {
    Ok(host.pointer_info(address)?.is_none())
}

impl Copies for Host {
    fn copy(&self, transfer: &Transfer, order: Order) -> Result<()> {
        let Transfer { to, from, shape } = transfer;
        if shape.is_empty() {
            return queue::check(order.stream());
        }
        let (to_rows, from_rows) = (Rows::find(to, shape)?, Rows::find(from, shape)?);
        let collapsed = collapse(*shape, &[to_rows, from_rows]);
        let device = device::current();
        // SAFETY: both sides were found just now; memory is freed after the work queued on it.
        let work = move || unsafe { copy_rows(to_rows, from_rows, collapsed) };
        let stream = match order {
            Order::Now(stream) => {
                queue::order_now(device, stream)?;
                work();
                return Ok(());
            }
            Order::Queued(stream) => stream,
        };
        // As with every vendor, pageable memory is the caller's again when the call returns.
        if is_pageable(self, to.address)? {
            queue::order_now(device, stream)?;
            work();
            return Ok(());
        }
        let bytes = collapsed.width * collapsed.height * collapsed.depth;
        if !is_pageable(self, from.address)? {
            return queue::run_in_order(device, stream, bytes <= SMALL, work);
        }
        let is_flat = collapsed.height == 1 && collapsed.depth == 1;
        if is_flat && bytes <= STAGED && queue::idle(device, stream)?.is_none() {
            // SAFETY: the source was found just now.
            let staged = unsafe { std::slice::from_raw_parts(from_rows.first, bytes) }.to_vec();
            return queue::run_in_order(device, stream, false, move || {
                let Rows { first, .. } = { to_rows };
                // SAFETY: the target is live as in `work`; the source is this closure's own.
                unsafe { first.copy_from_nonoverlapping(staged.as_ptr(), staged.len()) };
            });
        }
        queue::order_now(device, stream)?;
        work();
        Ok(())
    }

    fn fill(&self, fill: &Fill, order: Order) -> Result<()> {
        if fill.shape.is_empty() {
            return queue::check(order.stream());
        }
        let to = Rows::find(&fill.to, &fill.shape)?;
        let shape = collapse(fill.shape, &[to]);
        let pattern = Pattern::new(fill.value, fill.unit)?;
        let device = device::current();
        // SAFETY: the memory was found just now, and is freed after the work queued on it.
        let work = move || unsafe { fill_rows(to, shape, &pattern) };
        match order {
            Order::Queued(stream) if !is_pageable(self, fill.to.address)? => {
                queue::run_in_order(device, stream, shape.width * shape.height * shape.depth <= SMALL, work)
            }
            Order::Queued(stream) | Order::Now(stream) => {
                queue::order_now(device, stream)?;
                work();
                Ok(())
            }
        }
    }
}
