// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills: everything is memory of this machine, so they are the processor's own.

use super::pin::{self, Pin};
use super::queue;
use super::state::{self, Host};
use super::table::Use;
use crate::gpu::{Copies, Fill, Kind, Memory, MemoryKind, Order, Result, Shape, Side, Stream, Transfer};

/// Bytes up to which the caller does queued work itself: less than waking a worker costs.
const SMALL: usize = 16 << 10;
/// Bytes up to which pageable sources are staged on a busy stream, so that the caller need not wait.
const STAGED: usize = 64 << 10;

/// The rows of one side, as this process reaches them.
struct Rows {
    first: *mut u8,
    row: usize,
    slice: usize,
    pin: Pin,
}

// SAFETY: a pointer into memory that is pinned or that the caller keeps alive until the work is done, whichever thread
// does it.
unsafe impl Send for Rows {}

impl Rows {
    /// Finds a side; InvalidValue where it does not lie whole in one live allocation.
    fn find(side: &Side, shape: &Shape, purpose: Use) -> Result<Rows> {
        if shape.height > 1 && side.row < shape.width {
            return Err(Kind::InvalidPitch.because("the pitch is smaller than the row"));
        }
        let rows = (shape.height - 1).checked_mul(side.row);
        let slices = (shape.depth - 1).checked_mul(side.slice);
        let extent = rows.zip(slices).and_then(|(rows, slices)| rows.checked_add(slices)?.checked_add(shape.width));
        let Some(extent) = extent.filter(|extent| side.address.0.checked_add(*extent).is_some()) else {
            return Err(Kind::InvalidValue.because("the box is larger than the address space"));
        };
        let (first, pin) = pin::reach(side.address, extent, side.place, purpose)?;
        Ok(Rows { first, row: side.row, slice: side.slice, pin })
    }

    /// Tells whether this is ordinary host memory, which nobody keeps alive until queued work is done.
    fn is_pageable(&self) -> bool {
        self.pin.is_pageable()
    }

    /// The first byte of a row.
    fn at(&self, slice: usize, row: usize) -> *mut u8 {
        self.first.wrapping_add(slice * self.slice + row * self.row)
    }
}

/// The same box with as few rows as may be: rows that follow each other on all sides are one.
fn collapse(mut shape: Shape, sides: &[&Rows]) -> Shape {
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
/// [`Rows::find`] found both sides, for a shape that collapses to this one; pageable memory is still there.
unsafe fn copy_rows(to: &Rows, from: &Rows, shape: Shape) {
    for slice in 0..shape.depth {
        for row in 0..shape.height {
            // SAFETY: within the extents that were checked; a plain copy allows overlap.
            unsafe { std::ptr::copy(from.at(slice, row), to.at(slice, row), shape.width) };
        }
    }
}

/// # Safety
/// As [`copy_rows`].
unsafe fn fill_rows(to: &Rows, shape: Shape, pattern: &Pattern) {
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

/// The devices whose null streams order work on these sides, too, because it is in their memory.
///
/// As in CUDA's copies between devices, so is work in a null stream, and work in a predefined one that the caller waits
/// for.
fn touched_devices(host: &Host, order: Order, sides: &[&Side]) -> Result<Vec<i32>> {
    let is_joined = match order {
        Order::Now(stream) => queue::is_predefined(stream),
        Order::Queued(stream) => queue::is_null(stream),
    };
    if !is_joined || host.devices.len() == 1 {
        return Ok(Vec::new());
    }
    let mut devices = Vec::new();
    for side in sides {
        let info = host.pointer_info(side.address)?.filter(|info| info.kind == MemoryKind::Device);
        devices.extend(info.map(|info| info.device));
    }
    Ok(devices)
}

/// Does work on the caller's thread once what is before it in the stream is done.
fn do_now(stream: Stream, devices: &[i32], work: impl FnOnce()) -> Result<()> {
    let _turn = queue::take_turn(state::current_device(), stream, devices)?;
    work();
    Ok(())
}

/// Queues work, or does it at once where it is `small` and nothing is before it.
fn queue_up(stream: Stream, devices: &[i32], small: bool, work: impl FnOnce() + Send + 'static) -> Result<()> {
    queue::make_room(state::current_device(), stream)?;
    queue::run_in_order(state::current_device(), stream, devices, small, work)
}

impl Shape {
    fn volume(&self) -> usize {
        self.width.saturating_mul(self.height).saturating_mul(self.depth)
    }
}

impl Copies for Host {
    fn copy(&self, transfer: &Transfer, order: Order) -> Result<()> {
        let Transfer { to, from, shape } = *transfer;
        if shape.is_empty() {
            return queue::check(order.stream());
        }
        let devices = touched_devices(self, order, &[&to, &from])?;
        let (to, from) = (Rows::find(&to, &shape, Use::Write)?, Rows::find(&from, &shape, Use::Read)?);
        let is_flat = shape.height == 1 && shape.depth == 1;
        // As with every vendor, pageable memory is the caller's again when the call returns.
        if let Order::Queued(stream) = order
            && is_flat
            && shape.width <= STAGED
            && !to.is_pageable()
            && from.is_pageable()
            && queue::idle(state::current_device(), stream)?.is_none()
        {
            // SAFETY: the caller's memory, at least until this call returns.
            let staged = unsafe { std::slice::from_raw_parts(from.first, shape.width) }.to_vec();
            return queue_up(stream, &devices, false, move || {
                let to = to;
                // SAFETY: the target is pinned; the source is this closure's own.
                unsafe { to.first.copy_from_nonoverlapping(staged.as_ptr(), staged.len()) };
            });
        }
        let is_pageable = to.is_pageable() || from.is_pageable();
        let small = shape.volume() <= SMALL;
        let shape = collapse(shape, &[&to, &from]);
        // SAFETY: both sides were found above; they are pinned, or the caller's until the call returns.
        let work = move || unsafe { copy_rows(&{ to }, &{ from }, shape) };
        match order {
            Order::Queued(stream) if !is_pageable => queue_up(stream, &devices, small, work),
            Order::Queued(stream) | Order::Now(stream) => do_now(stream, &devices, work),
        }
    }

    fn fill(&self, fill: &Fill, order: Order) -> Result<()> {
        let Fill { to, shape, value, unit } = *fill;
        if shape.is_empty() {
            return queue::check(order.stream());
        }
        let devices = touched_devices(self, order, &[&to])?;
        let to = Rows::find(&to, &shape, Use::Write)?;
        let (is_pageable, small) = (to.is_pageable(), shape.volume() <= SMALL);
        let shape = collapse(shape, &[&to]);
        let pattern = Pattern::new(value, unit)?;
        // SAFETY: the memory was found above; it is pinned, or the caller's until the call returns.
        let work = move || unsafe { fill_rows(&{ to }, shape, &pattern) };
        match order {
            Order::Queued(stream) if !is_pageable => queue_up(stream, &devices, small, work),
            Order::Queued(stream) | Order::Now(stream) => do_now(stream, &devices, work),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::gpu::{Address, HostFlags, Place, Stream, StreamFlags, Streams};

    fn host() -> &'static Host {
        crate::backend::host::open().expect("the host back end opens")
    }

    /// Pinned memory that counts up.
    fn pinned(bytes: usize) -> &'static mut [u8] {
        let address = host().allocate_host(bytes, HostFlags::empty(), 0).expect("memory");
        // SAFETY: fresh memory of that size, never freed.
        let memory = unsafe { std::slice::from_raw_parts_mut(address.as_ptr().cast::<u8>(), bytes) };
        for (index, byte) in memory.iter_mut().enumerate() {
            *byte = index as u8;
        }
        memory
    }

    fn side(memory: &[u8], offset: usize, row: usize, slice: usize) -> Side {
        Side { address: Address::from(memory.as_ptr().wrapping_add(offset)), row, slice, place: Place::Any }
    }

    fn kind(result: Result<()>) -> Option<Kind> {
        result.err().map(|error| error.kind())
    }

    fn now() -> Order {
        Order::Now(Stream::PER_THREAD)
    }

    #[test]
    fn boxes_are_copied_row_by_row() {
        let (to, from) = (pinned(400), pinned(400));
        to.fill(0xff);
        let shape = Shape { width: 3, height: 4, depth: 2 };
        let transfer = Transfer { to: side(to, 1, 5, 50), from: side(from, 0, 10, 100), shape };
        host().copy(&transfer, now()).expect("fits");
        let mut expected = [0xff; 400];
        for slice in 0..2 {
            for row in 0..4 {
                for byte in 0..3 {
                    expected[1 + slice * 50 + row * 5 + byte] = (slice * 100 + row * 10 + byte) as u8;
                }
            }
        }
        assert_eq!(to, expected);
    }

    #[test]
    fn overlapping_copies_are_well_defined() {
        let memory = pinned(256);
        let shape = Shape { width: 10, height: 20, depth: 1 };
        let transfer = Transfer { to: side(memory, 7, 10, 0), from: side(memory, 0, 10, 0), shape };
        host().copy(&transfer, now()).expect("fits");
        assert!((7..207).all(|index| memory[index] == (index - 7) as u8));
    }

    #[test]
    fn boxes_beyond_the_allocation_are_refused() {
        let memory = pinned(100);
        let copy = |row, slice, width, height, depth| {
            let both = side(memory, 0, row, slice);
            kind(host().copy(&Transfer { to: both, from: both, shape: Shape { width, height, depth } }, now()))
        };
        assert_eq!(copy(10, 0, 10, 10, 1), None);
        assert_eq!(copy(10, 0, 5, 10, 1), None);
        assert_eq!(copy(4, 0, 5, 2, 1), Some(Kind::InvalidPitch));
        for (row, slice, width, height, depth) in [
            (11, 0, 10, 10, 1),
            (10, 51, 10, 5, 2),
            (usize::MAX, 0, 1, 3, 1),
            (8, usize::MAX / 2, 1, 1, 4),
            (0, 0, usize::MAX, 1, 1),
            (8, usize::MAX - 7, 8, 1, 2),
        ] {
            assert_eq!(copy(row, slice, width, height, depth), Some(Kind::InvalidValue));
        }
    }

    #[test]
    fn fills_repeat_their_value() {
        let memory = pinned(20_000);
        for (unit, value, offset, width) in [
            (1, 0x1234_56ab, 3, 777),
            (2, 0x1234, 1, 10_000),
            (4, 0x1234_5678, 5, 8_200),
            (4, 0x0505_0505, 0, 8),
            (2, 0x7777, 1, 2),
        ] {
            memory.fill(0);
            let shape = Shape { width, height: 2, depth: 1 };
            let fill = Fill { to: side(memory, offset, 10_000 - offset, 0), shape, value, unit };
            if width > 10_000 - offset {
                assert_eq!(kind(host().fill(&fill, now())), Some(Kind::InvalidPitch));
                continue;
            }
            host().fill(&fill, now()).expect("fits");
            for (index, byte) in memory.iter().enumerate() {
                let column = index.checked_sub(offset).map(|after| after % (10_000 - offset));
                let is_in = index < 10_000 + width && column.is_some_and(|column| column < width);
                let expected = if is_in { value.to_le_bytes()[column.expect("inside") % unit] } else { 0 };
                assert_eq!(*byte, expected, "byte {index} of a fill of {unit} bytes");
            }
        }
        let bad = Fill { to: side(memory, 0, 0, 0), shape: Shape::bytes(9), value: 1, unit: 3 };
        assert_eq!(kind(host().fill(&bad, now())), Some(Kind::InvalidValue));
    }

    #[test]
    fn queued_copies_keep_their_order_and_free_pageable_sources() {
        let stream = host().create_stream(StreamFlags::NON_BLOCKING, 0).expect("made");
        let (open, closed) = mpsc::channel::<()>();
        host().call_host(stream, Box::new(move || _ = closed.recv())).expect("a thread");
        let (to, middle) = (pinned(1000), pinned(1000));
        to.fill(0);
        let flat = |to: &[u8], from: &[u8]| Transfer {
            to: side(to, 0, 0, 0),
            from: side(from, 0, 0, 0),
            shape: Shape::bytes(1000),
        };
        let mut source = vec![42u8; 1000];
        host().copy(&flat(middle, &source), Order::Queued(stream)).expect("queued");
        source.fill(1);
        host().copy(&flat(to, middle), Order::Queued(stream)).expect("queued");
        assert_eq!(host().query_stream(stream).map_err(|error| error.kind()), Err(Kind::NotReady));
        assert_eq!((middle[999], to[999]), (231, 0));
        drop(open);
        // Reading into pageable memory waits.
        host().copy(&flat(&source, to), Order::Queued(stream)).expect("done");
        assert_eq!(source, [42; 1000]);
        host().destroy_stream(stream).expect("live");
        assert_eq!(kind(host().copy(&flat(to, middle), Order::Queued(stream))), Some(Kind::InvalidHandle));
    }
}
