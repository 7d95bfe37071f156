// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills: everything is memory of this machine, so they are the processor's own.

use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::capture;
use super::pin::{self, Pin};
use super::queue;
use super::state::{self, Host, table_view};
use super::table::{Backing, Residence, Use};
use crate::gpu::{
    Address, Copies, Deed, Fill, Joint, Kind, NodeCopy, NodeWork, Order, Origin, Result, Shape, Side, Transfer, Used,
    asks_to_be_done, may_be_joined, strict_refusals,
};

/// Bytes up to which the caller does queued work itself: less than waking a worker costs.
const SMALL: usize = 256 << 10;
/// Bytes of pageable sources that may be staged for busy streams at a time, so that callers need not wait.
const STAGED: usize = 64 << 20;

/// The rows of one side, as this process reaches them.
struct Rows {
    first: *mut u8,
    row: usize,
    slice: usize,
    pin: Pin,
    /// The memory itself, where it is a copy of the caller's.
    _staged: Option<Staged>,
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
        let Some(extent) = side.extent(shape) else {
            return Err(Kind::InvalidValue.because("the box is larger than the address space"));
        };
        let (first, pin) = pin::reach(side.address, extent, side.place, purpose)?;
        Ok(Rows { first, row: side.row, slice: side.slice, pin, _staged: None })
    }

    /// Copies a box of this side, for work after the call. `None` where too much is staged already.
    ///
    /// # Safety
    /// As [`copy_rows`], for this side alone.
    unsafe fn staged(&self, shape: Shape) -> Option<Rows> {
        let mut staged = Staged::new(shape.volume())?;
        let (first, slice) = (staged.0.as_mut_ptr().cast(), shape.width * shape.height);
        let rows = Rows { first, row: shape.width, slice, pin: Pin::none(), _staged: Some(staged) };
        // SAFETY: as promised by the caller; the other side has as many bytes.
        unsafe { copy_rows(&rows, self, shape) };
        Some(rows)
    }

    /// Tells whether this is memory of a device.
    fn is_device(&self) -> bool {
        self.pin.residence() == Residence::Device
    }

    /// Tells whether this is host memory: pageable, pinned or registered.
    fn is_host(&self) -> bool {
        matches!(self.pin.residence(), Residence::Pageable | Residence::Host)
    }

    /// Tells whether this is ordinary host memory, which nobody keeps alive until queued work is done.
    fn is_pageable(&self) -> bool {
        self.pin.residence() == Residence::Pageable
    }

    /// The first byte of a row.
    fn at(&self, slice: usize, row: usize) -> *mut u8 {
        self.first.wrapping_add(slice * self.slice + row * self.row)
    }
}

/// Makes one row of rows that follow each other on all sides.
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

/// Bytes of pageable sources that are staged. Relaxed: a budget, which no memory goes with.
static STAGED_BYTES: AtomicUsize = AtomicUsize::new(0);

/// The bytes of a pageable source's rows, one row after another.
struct Staged(Box<[MaybeUninit<u8>]>);

impl Staged {
    /// Room for so many bytes; `None` where too much is staged already.
    #[allow(deprecated, reason = "Rust 1.91 has no try_update")]
    fn new(bytes: usize) -> Option<Staged> {
        let add = |staged: usize| staged.checked_add(bytes).filter(|staged| *staged <= STAGED);
        STAGED_BYTES.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add).ok()?;
        Some(Staged(Box::new_uninit_slice(bytes)))
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        STAGED_BYTES.fetch_sub(self.0.len(), Ordering::Relaxed);
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

/// The device that has memory, and the memory's origin; `None` for the host's.
pub fn used(address: Address) -> Option<Used> {
    let table = table_view();
    let (_, block) = table.find(address.0).filter(|(_, block)| !block.retired)?;
    let origin = match &block.backing {
        Backing::Device(pages) if pages.pool.is_some() || block.is_of_graph => Origin::Queued,
        Backing::Imported(import) if import.is_of_host => return None,
        Backing::Imported(import) if import.pool.is_some() => Origin::Queued,
        Backing::Mapped(_) => Origin::Mapped,
        Backing::Managed(..) | Backing::Pooled(_, Some(_)) => Origin::Managed,
        Backing::Device(_) | Backing::Imported(_) | Backing::External(_) => Origin::Allocated,
        Backing::Host { .. } | Backing::Registered { .. } | Backing::Pooled(_, None) => return None,
    };
    Some(Used { device: block.device, origin })
}

/// The other null streams that order work on these sides, by the table of orders.
fn joint(host: &Host, order: Order, deed: Deed, sides: &[Address]) -> Joint {
    if host.devices.len() == 1 || !may_be_joined(order, deed) {
        return Joint::NONE;
    }
    Joint::find(order, deed, &sides.iter().map(|side| used(*side)).collect::<Vec<_>>())
}

/// The other null streams that work has to wait for: none where it is small and no stream has any.
fn busy_joint(host: &Host, order: Order, deed: Deed, sides: &[Address], small: bool) -> Joint {
    if small && queue::nothing_to_do() { Joint::NONE } else { joint(host, order, deed, sides) }
}

/// The latest time of copies and fills, as programs know it from CUDA and HIP.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// Done when the call returns.
    Returning,
    /// In the stream's order only.
    Later,
}

/// The time of a copy or fill of device memory alone.
///
/// Later, unless the program asks otherwise for the memory or the context, because programs rely on it: such a call may come before what lets the stream go on.
fn early(host: &Host, sides: &[Address]) -> When {
    if asks_to_be_done(host, sides) { When::Returning } else { When::Later }
}

/// Does work in the stream's order.
///
/// On the caller's thread where it must be done when the call returns, else queued, or done at once where it is `small` and
/// nothing is before it. What is small needs no turn where no stream has work: the pins keep its memory, whatever other threads
/// do. What takes longer has one, so that what they queue meanwhile comes after it.
fn do_in_order(
    order: Order,
    devices: &[i32],
    when: When,
    small: bool,
    work: impl FnOnce() + Send + 'static,
) -> Result<()> {
    let (device, stream) = (state::current_device(), order.stream());
    if small && queue::nothing_to_do() {
        queue::check(stream)?;
        work();
        return Ok(());
    }
    if when == When::Returning {
        let _turn = queue::take_turn(device, stream, devices)?;
        work();
        return Ok(());
    }
    if order.is_now() {
        queue::check_may_wait()?;
        queue::check_failure(device, stream)?;
    }
    queue::make_room(device, stream)?;
    queue::run_in_order(device, stream, devices, small, work)
}

impl Shape {
    fn volume(&self) -> usize {
        self.width.saturating_mul(self.height).saturating_mul(self.depth)
    }
}

/// Prepares a copy for a time after the call, until which the program keeps its memory.
pub fn later(transfer: &Transfer) -> Result<impl FnOnce() + Send + 'static> {
    let Transfer { to, from, shape } = *transfer;
    let (to, from) = (Rows::find(&to, &shape, Use::Write)?, Rows::find(&from, &shape, Use::Read)?);
    let shape = collapse(shape, &[&to, &from]);
    // SAFETY: both sides were found; they are pinned, or the program keeps them.
    Ok(move || unsafe { copy_rows(&{ to }, &{ from }, shape) })
}

/// Prepares a fill for a time after the call, until which the program keeps its memory.
pub fn fill_later(fill: &Fill) -> Result<impl FnOnce() + Send + 'static> {
    let Fill { to, shape, value, unit } = *fill;
    let (to, pattern) = (Rows::find(&to, &shape, Use::Write)?, Pattern::new(value, unit)?);
    let shape = collapse(shape, &[&to]);
    // SAFETY: the memory was found; it is pinned, or the program keeps it.
    Ok(move || unsafe { fill_rows(&{ to }, shape, &pattern) })
}

/// Makes a node of work that a captured stream is to do; else returns false. Refuses what the caller is to wait for.
fn captured(order: Order, work: impl FnOnce() -> NodeWork) -> Result<bool> {
    if !order.is_now() {
        return capture::take(order.stream(), || Ok(work()));
    }
    capture::refuse(order.stream())?;
    // NVIDIA's driver copies beside captured streams that the null stream is not ordered with; HIP's calls were checked.
    if strict_refusals::get() == 0 && !matches!(order, Order::JoinedNow(_)) {
        capture::check_unsafe()?;
    }
    Ok(false)
}

/// Copies, as an order is asked for: memory, or an array's.
pub fn copy(host: &Host, transfer: &Transfer, order: Order, deed: Deed) -> Result<()> {
    let Transfer { to, from, shape } = *transfer;
    if shape.is_empty() {
        return queue::check(order.stream());
    }
    if capture::is_on() && captured(order, || NodeWork::Copy(NodeCopy::of(transfer)))? {
        return Ok(());
    }
    let small = shape.volume() <= SMALL;
    let sides = [to.address, from.address];
    let joint = busy_joint(host, order, deed, &sides, small);
    let is_awaited = joint.is_awaited(order, &shape);
    let reads_at_once = order.reads_at_once(&shape);
    let (to, mut from) = (Rows::find(&to, &shape, Use::Write)?, Rows::find(&from, &shape, Use::Read)?);
    let shape = collapse(shape, &[&to, &from]);
    let (device, stream) = (state::current_device(), order.stream());
    let when = if order.is_now() {
        let is_within = to.is_device() && from.is_device() && !is_awaited;
        if is_within { early(host, &sides) } else { When::Returning }
    } else if to.is_pageable() || to.is_host() && from.is_host() {
        // Pageable memory is the caller's again when the call returns, and host to host is always synchronous.
        When::Returning
    } else if from.is_pageable()
        || reads_at_once && to.is_device() && from.is_host() && queue::is_empty(device, stream)?
    {
        let is_busy = queue::is_busy(device, stream, &joint.devices)?;
        // SAFETY: the caller's memory, at least until this call returns.
        match is_busy.then(|| unsafe { from.staged(shape) }).flatten() {
            Some(staged) => {
                from = staged;
                When::Later
            }
            None if from.is_pageable() => When::Returning,
            None => When::Later,
        }
    } else {
        When::Later
    };
    // SAFETY: both sides were found above; they are pinned or staged, or the caller's until the call returns.
    let work = move || unsafe { copy_rows(&{ to }, &{ from }, shape) };
    do_in_order(order, &joint.devices, when, small, work)
}

impl Copies for Host {
    fn copy(&self, transfer: &Transfer, order: Order) -> Result<()> {
        copy(self, transfer, order, Deed::Copy)
    }

    fn fill(&self, fill: &Fill, order: Order) -> Result<()> {
        let Fill { to, shape, value, unit } = *fill;
        if shape.is_empty() {
            return queue::check(order.stream());
        }
        if capture::is_on() && captured(order, || NodeWork::Fill(*fill))? {
            return Ok(());
        }
        let small = shape.volume() <= SMALL;
        let sides = [to.address];
        let joint = busy_joint(self, order, Deed::Fill, &sides, small);
        let to = Rows::find(&to, &shape, Use::Write)?;
        let shape = collapse(shape, &[&to]);
        let pattern = Pattern::new(value, unit)?;
        let when = match order.is_now() {
            true if to.is_device() => early(self, &sides),
            false if !to.is_pageable() => When::Later,
            _ => When::Returning,
        };
        // SAFETY: the memory was found above; it is pinned, or the caller's until the call returns.
        let work = move || unsafe { fill_rows(&{ to }, shape, &pattern) };
        do_in_order(order, &joint.devices, when, small, work)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::gpu::{Address, HostFlags, Memory, Place, Pools, Stream, StreamFlags, Streams, kind};

    fn host() -> &'static Host {
        crate::backend::host::open().expect("the host back end opens")
    }

    #[test]
    fn what_was_staged_makes_room_again() {
        for _ in 0..8 {
            assert!(Staged::new(STAGED / 4).is_some());
        }
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

    /// Device memory, which this process reaches as well.
    fn device(bytes: usize) -> &'static mut [u8] {
        let address = host().allocate(bytes, 0).expect("memory");
        // SAFETY: fresh memory of that size, never freed, and not hidden in this process.
        unsafe { std::slice::from_raw_parts_mut(address.as_ptr().cast::<u8>(), bytes) }
    }

    fn side(memory: &[u8], offset: usize, row: usize, slice: usize) -> Side {
        Side { address: Address::from(memory.as_ptr().wrapping_add(offset)), row, slice, place: Place::Any }
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
    #[cfg_attr(miri, ignore = "system calls")]
    fn queued_copies_keep_their_order_and_free_pageable_sources() {
        let stream = host().create_stream(StreamFlags::NON_BLOCKING, 0).expect("made");
        let (open, closed) = mpsc::channel::<()>();
        host().call_host(stream, Box::new(move || _ = closed.recv())).expect("a thread");
        let (to, middle) = (device(1000), device(1000));
        middle.fill(231);
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
        // More than that is not staged: the copy is done when the call returns.
        assert!(Staged::new(STAGED + 1).is_none());
        // Reading into pageable memory waits.
        host().copy(&flat(&source, to), Order::Queued(stream)).expect("done");
        assert_eq!(source, [42; 1000]);
        host().destroy_stream(stream).expect("live");
        assert_eq!(kind(host().copy(&flat(to, middle), Order::Queued(stream))), Some(Kind::InvalidHandle));
    }

    #[test]
    fn only_rows_that_follow_each_other_on_all_sides_are_one() {
        let side = |row, slice| Rows { first: std::ptr::null_mut(), row, slice, pin: Pin::none(), _staged: None };
        for (shape, sides, collapsed) in [
            ([8, 4, 2], [(8, 32), (8, 32)], [64, 1, 1]),
            ([8, 4, 2], [(8, 32), (8, 33)], [32, 1, 2]),
            ([8, 4, 2], [(8, 40), (8, 40)], [32, 1, 2]),
            ([8, 4, 2], [(8, 32), (9, 32)], [8, 4, 2]),
            ([8, 1, 3], [(0, 8), (0, 8)], [24, 1, 1]),
            ([8, 1, 3], [(8, 9), (8, 8)], [8, 1, 3]),
            ([8, 1, 1], [(0, 0), (5, 5)], [8, 1, 1]),
            ([8, 4, 1], [(8, 0), (8, 0)], [32, 1, 1]),
        ] {
            let [width, height, depth] = shape;
            let [to, from] = sides.map(|(row, slice)| side(row, slice));
            let found = collapse(Shape { width, height, depth }, &[&to, &from]);
            assert_eq!([found.width, found.height, found.depth], collapsed, "{shape:?}, {sides:?}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_queued_fill_of_pageable_memory_is_done_when_the_call_returns() {
        let stream = host().create_stream(StreamFlags::NON_BLOCKING, 0).expect("made");
        let (open, closed) = mpsc::channel::<()>();
        host().call_host(stream, Box::new(move || _ = closed.recv())).expect("a thread");
        let opener = std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(100));
            drop(open);
        });
        let memory = vec![0_u8; 4 * SMALL];
        let fill = Fill { to: side(&memory, 0, 0, 0), shape: Shape::bytes(4 * SMALL), value: 9, unit: 1 };
        host().fill(&fill, Order::Queued(stream)).expect("done");
        assert!(memory.iter().all(|byte| *byte == 9));
        opener.join().expect("no panic");
        host().destroy_stream(stream).expect("live");
    }

    /// Work that another thread queues while a call copies comes after the copy.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_large_copy_has_its_turn() {
        let (host, _) = crate::backend::host::open_own_device();
        let stream = host.create_stream(StreamFlags::NON_BLOCKING, 0).expect("made");
        let ((started, starts), (open, closed)) = (mpsc::channel(), mpsc::channel::<()>());
        let copying = std::thread::spawn(move || {
            let work = move || {
                started.send(()).expect("awaited");
                _ = closed.recv();
            };
            do_in_order(Order::Now(stream), &[], When::Returning, false, work).expect("its turn");
        });
        starts.recv().expect("started");
        let memory = device(1000);
        let fill = Fill { to: side(memory, 0, 0, 0), shape: Shape::bytes(1000), value: 3, unit: 1 };
        host.fill(&fill, Order::Queued(stream)).expect("queued");
        assert_eq!((kind(host.query_stream(stream)), memory[999]), (Some(Kind::NotReady), 0));
        drop(open);
        host.synchronize_stream(stream).expect("ran");
        assert_eq!(memory[999], 3);
        copying.join().expect("no panic");
        host.destroy_stream(stream).expect("live");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn copies_in_null_streams_alone_are_ordered_with_the_memorys_device() {
        let (host, other) = crate::backend::host::open_own_device();
        let memory = device(1000);
        let (open, closed) = mpsc::channel::<()>();
        host.call_host(Stream::NULL, Box::new(move || _ = closed.recv())).expect("a thread");
        let (_, own) = crate::backend::host::open_own_device();
        let copy = |value: u8, order| {
            let from = device(1000);
            from.fill(value);
            let shape = Shape::bytes(1000);
            host.copy(&Transfer { to: side(memory, 0, 0, 0), from: side(from, 0, 0, 0), shape }, order)
                .expect("queued");
        };
        for (value, flags) in [(1, StreamFlags::NON_BLOCKING), (2, StreamFlags::empty())] {
            let stream = host.create_stream(flags, 0).expect("made");
            copy(value, Order::Queued(stream));
            let started = std::time::Instant::now();
            while host.query_stream(stream).is_err() {
                assert!(started.elapsed().as_secs() < 60, "it waits for the other device's null stream");
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
            assert_eq!(memory[999], value);
            host.destroy_stream(stream).expect("live");
        }
        let fill = Fill { to: side(memory, 0, 0, 0), shape: Shape::bytes(1000), value: 3, unit: 1 };
        host.fill(&fill, Order::Queued(Stream::NULL)).expect("done");
        assert_eq!(memory[999], 3, "a fill does not wait");
        copy(4, Order::Queued(Stream::NULL));
        assert_eq!((kind(queue::query(own, Stream::NULL)), memory[999]), (Some(Kind::NotReady), 3));
        assert_eq!(kind(queue::query(other, Stream::NULL)), Some(Kind::NotReady));
        drop(open);
        host.synchronize_stream(Stream::NULL).expect("ran");
        assert_eq!(memory[999], 4);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn memory_of_pools_is_free_of_the_other_devices_null_stream() {
        let (host, other) = crate::backend::host::open_own_device();
        let pooled = host.allocate_queued(1000, Stream::NULL).expect("memory");
        host.synchronize_stream(Stream::NULL).expect("ran");
        // SAFETY: fresh memory of that size, never freed, and not hidden in this process.
        let pooled = unsafe { std::slice::from_raw_parts_mut(pooled.as_ptr().cast::<u8>(), 1000) };
        let (open, closed) = mpsc::channel::<()>();
        host.call_host(Stream::NULL, Box::new(move || _ = closed.recv())).expect("a thread");
        let (_, own) = crate::backend::host::open_own_device();
        let to = device(1000);
        let mut copy = |value: u8, order| {
            pooled.fill(value);
            let shape = Shape::bytes(1000);
            host.copy(&Transfer { to: side(to, 0, 0, 0), from: side(pooled, 0, 0, 0), shape }, order).expect("queued");
        };
        copy(1, Order::Queued(Stream::NULL));
        assert_eq!(to[999], 1, "it does not wait");
        copy(2, Order::Queued(Stream::NULL).between([own, other]));
        assert_eq!(to[999], 1, "the call gives the devices");
        assert_eq!(kind(queue::query(own, Stream::NULL)), Some(Kind::NotReady));
        drop(open);
        host.synchronize_stream(Stream::NULL).expect("ran");
        assert_eq!(to[999], 2);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn little_pinned_memory_is_read_at_once_where_only_a_null_stream_would_be_waited_for() {
        let (host, _) = crate::backend::host::open_own_device();
        let (memory, to) = (pinned(64 << 10), device(64 << 10));
        let stream = host.create_stream(StreamFlags::empty(), 0).expect("made");
        let mut round = |bytes: usize, order: &dyn Fn(Stream) -> Order, has_work: bool| {
            memory.fill(1);
            let (open, closed) = mpsc::channel::<()>();
            host.call_host(Stream::NULL, Box::new(move || _ = closed.recv())).expect("a thread");
            if has_work {
                let fill = Fill { to: side(to, 0, 0, 0), shape: Shape::bytes(8), value: 3, unit: 1 };
                host.fill(&fill, Order::Queued(stream)).expect("queued");
            }
            let shape = Shape::bytes(bytes);
            let transfer = Transfer { to: side(to, 0, 0, 0), from: side(memory, 0, 0, 0), shape };
            host.copy(&transfer, order(stream)).expect("queued");
            memory.fill(2);
            drop(open);
            host.synchronize_stream(stream).expect("ran");
            to[bytes - 1]
        };
        assert_eq!(round(1, &Order::Queued, false), 1);
        assert_eq!(round(24 << 10, &Order::Queued, false), 1);
        assert_eq!(round(32 << 10, &Order::Queued, false), 2, "too much");
        assert_eq!(round(1, &Order::Queued, true), 2, "the stream has work");
        assert_eq!(round(1, &Order::Joined, false), 2, "another rule");
        host.destroy_stream(stream).expect("live");
    }
}
