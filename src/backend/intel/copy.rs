// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills, by the copy engine.
//!
//! It fills with bytes. Other values are copied: first from a block of the host's memory that is full of the value, then what was
//! filled is doubled.

use std::sync::Arc;

use super::memory::BlockKind;
use super::stream::{Queue, Signal};
use super::{Intel, call};
use crate::gpu::{
    Address, Contexts, Copies, Error, Fill, Kind, Order, Place, Result, Rule, SYNCHRONOUS_COPIES, Shape, Side,
    StreamFlags, Transfer,
};
use crate::os::lock::lock;
use std::ptr;

/// The largest pitch of one command.
const MOST_PITCH: usize = 1 << 18;
/// Bytes of a block that is full of one value.
const PATTERN: usize = 4096;
/// Such blocks at a time.
const MOST_PATTERNS: usize = 64;

/// Blocks that are full of a value. A list may read one at any time, so that it is replaced only when all work is done, and none has
/// the block to come.
#[derive(Default)]
pub struct Patterns {
    blocks: Vec<([u8; 4], Arc<usize>)>,
    /// Blocks that have no value.
    free: Vec<usize>,
}

fn outside() -> Error {
    Kind::InvalidValue.because("the range is not whole in one live allocation")
}

/// The memory of a side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// Memory of a device. True if the program wants copies of it to be over when the call returns.
    Device(i32, bool),
    /// Physical memory that is mapped: only its own device's lists reach it.
    Mapped(i32),
    /// Memory of the host that a list reaches at any time.
    Host,
    /// Ordinary memory of the host, which is not touched once the call has returned.
    Pageable,
}

impl Sort {
    fn device(self) -> Option<i32> {
        match self {
            Sort::Device(device, _) | Sort::Mapped(device) => Some(device),
            _ => None,
        }
    }

    /// The only device whose lists reach it.
    fn owner(self) -> Option<i32> {
        match self {
            Sort::Mapped(device) => Some(device),
            _ => None,
        }
    }

    fn is_synchronous(self) -> bool {
        matches!(self, Sort::Device(_, true))
    }
}

/// Bytes of a block that pageable memory is copied to, and from there by a list.
const STAGE: usize = 64 << 10;
/// Such blocks at a time.
const MOST_STAGES: usize = 256;

/// A block that pageable memory is copied to.
#[derive(Clone)]
pub struct Stage {
    address: usize,
    /// The work that reads it.
    behind: Option<Arc<Signal>>,
}

impl Stage {
    /// Tells whether it is the same block behind the same work.
    fn is(&self, other: &Stage) -> bool {
        let signal = |stage: &Stage| stage.behind.as_ref().map(Arc::as_ptr);
        (self.address, signal(self)) == (other.address, signal(other))
    }
}

/// Bits of a program's own addresses.
const ADDRESS_BITS: u32 = if cfg!(target_arch = "x86_64") { 47 } else { 48 };

impl Intel {
    /// The sort of memory of a side. InvalidValue where it is not whole in an allocation.
    fn judge(&self, side: &Side, shape: &Shape, is_written: bool) -> Result<Sort> {
        let bytes = side.extent(shape).ok_or_else(outside)?;
        match self.blocks.find(side.address.0) {
            Some((base, block)) => {
                let inside = side.address.0 - base;
                let fits = block.size == 0 || bytes <= block.size.saturating_sub(inside);
                // Of a range that is registered in part the rest is ordinary memory.
                match (fits, &block.kind) {
                    (true, kind) if !kind.is_usable(is_written) => {
                        Err(Kind::InvalidValue.because("no device may use the memory so"))
                    }
                    (true, BlockKind::Host | BlockKind::Registered | BlockKind::Managed) => Ok(Sort::Host),
                    (true, BlockKind::Mapped(_)) => Ok(Sort::Mapped(block.device)),
                    (true, _) => Ok(Sort::Device(block.device, block.is_synchronous())),
                    (false, BlockKind::Registered) => Ok(Sort::Pageable),
                    (false, BlockKind::Mapped(..)) if self.blocks.are_mapped(side.address.0, bytes, is_written) => {
                        Ok(Sort::Mapped(block.device))
                    }
                    (false, _) => Err(outside()),
                }
            }
            None => match self.adopt(side.address) {
                Some((base, block)) if bytes <= block.size - (side.address.0 - base) => Ok(match block.kind {
                    BlockKind::Device(_) => Sort::Device(block.device, false),
                    _ => Sort::Host,
                }),
                Some(_) => Err(outside()),
                // No ordinary memory is so high.
                None if side.place == Place::Device || side.address.0 >> ADDRESS_BITS != 0 => {
                    Err(Kind::InvalidValue.because(format!("{:#x} is not in live device memory", side.address.0)))
                }
                None => Ok(Sort::Pageable),
            },
        }
    }

    pub(super) fn append_copy(&self, list: usize, to: usize, from: usize, bytes: usize) -> Result<()> {
        call!(self, zeCommandListAppendMemoryCopy(list, to, from, bytes, 0, 0, ptr::null()))
    }

    /// Queues the copy of a box.
    fn append_box(&self, list: usize, to: &Side, from: &Side, shape: &Shape) -> Result<()> {
        let Shape { mut width, mut height, depth } = *shape;
        if height > 1 && to.row == width && from.row == width {
            (width, height) = (width * height, 1);
        }
        for slice in 0..depth {
            let at = |side: &Side| side.address.0 + slice * side.slice;
            self.append_rows(list, (at(to), to.row), (at(from), from.row), width, height)?;
        }
        Ok(())
    }

    /// Queues the copy of rows, each of addresses and pitches.
    fn append_rows(
        &self,
        list: usize,
        to: (usize, usize),
        from: (usize, usize),
        width: usize,
        height: usize,
    ) -> Result<()> {
        if height == 1 {
            return self.append_copy(list, to.0, from.0, width);
        }
        let fits = to.1 < MOST_PITCH && from.1 < MOST_PITCH && width < MOST_PITCH && width <= to.1 && width <= from.1;
        if !fits {
            return (0..height)
                .try_for_each(|row| self.append_copy(list, to.0 + row * to.1, from.0 + row * from.1, width));
        }
        const MOST_ROWS: usize = 1 << 14;
        for first in (0..height).step_by(MOST_ROWS) {
            let rows = MOST_ROWS.min(height - first);
            let region = super::calls::Region { origin: [0; 3], extent: [width as u32, rows as u32, 1] };
            call!(
                self,
                zeCommandListAppendMemoryCopyRegion(
                    list,
                    to.0 + first * to.1,
                    &region,
                    to.1 as u32,
                    0,
                    from.0 + first * from.1,
                    &region,
                    from.1 as u32,
                    0,
                    0,
                    0,
                    ptr::null()
                )
            )?;
        }
        Ok(())
    }

    /// A block of the host's memory that is full of a value. Who has it may give it to a list.
    fn pattern(&self, value: [u8; 4]) -> Result<Arc<usize>> {
        let unheld = {
            let patterns = &mut *lock(&self.patterns);
            if let Some((_, block)) = patterns.blocks.iter().find(|(of, _)| *of == value) {
                return Ok(block.clone());
            }
            let is_full = patterns.free.is_empty() && patterns.blocks.len() >= MOST_PATTERNS;
            patterns.blocks.extract_if(.., |(_, block)| is_full && Arc::strong_count(block) == 1).collect::<Vec<_>>()
        };
        if !unheld.is_empty() {
            let is_done = self.all_queues().iter().all(|queue| self.is_settled(queue).unwrap_or(false));
            let patterns = &mut *lock(&self.patterns);
            match is_done {
                true => patterns.free.extend(unheld.into_iter().map(|(_, block)| *block)),
                false => patterns.blocks.extend(unheld),
            }
        }
        let spare = lock(&self.patterns).free.pop();
        let block = spare.map_or_else(|| self.new_host_memory(PATTERN), Ok)?;
        let words = ptr::with_exposed_provenance_mut::<[u8; 4]>(block);
        // SAFETY: the block has as many bytes, and no list reads it, nor will it.
        (0..PATTERN / 4).for_each(|word| unsafe { words.add(word).write(value) });
        let block = Arc::new(block);
        lock(&self.patterns).blocks.push((value, block.clone()));
        Ok(block)
    }

    /// Returns true once all that a stream's list has is done. Waits for that, unless the stream itself waits: what it waits for
    /// may be for the caller to do.
    fn is_settled(&self, queue: &Arc<Queue>) -> Result<bool> {
        {
            let work = &mut *lock(&queue.work);
            if work.is_watched || !work.backlog.is_empty() {
                return self.is_done(queue, work);
            }
        }
        match self.signal_unless_idle(queue)? {
            None => Ok(true),
            Some(signal) if signal.is_issued() => self.wait_for_signal(&signal).map(|()| true),
            Some(_) => Ok(false),
        }
    }

    /// Queues a fill of contiguous memory with a value of up to four bytes.
    fn append_fill(&self, list: usize, to: usize, value: &[u8], bytes: usize, block: Option<&usize>) -> Result<()> {
        let Some(block) = block else {
            return call!(
                self,
                zeCommandListAppendMemoryFill(list, to, value.as_ptr().cast(), 1, bytes, 0, 0, ptr::null())
            );
        };
        let mut done = PATTERN.min(bytes);
        self.append_copy(list, to, *block, done)?;
        while done < bytes {
            let next = done.min(bytes - done);
            self.append_copy(list, to + done, to, next)?;
            done += next;
        }
        Ok(())
    }

    /// The block for a fill, where the engine does not fill with the value itself.
    fn block_for(&self, value: &[u8]) -> Result<Option<Arc<usize>>> {
        if value.iter().all(|byte| *byte == value[0]) {
            return Ok(None);
        }
        let mut word = [0; 4];
        word.iter_mut().zip(value.iter().cycle()).for_each(|(to, from)| *to = *from);
        self.pattern(word).map(Some)
    }

    /// Queues a fill of contiguous memory.
    pub(super) fn fill_queued(&self, queue: &Arc<Queue>, to: usize, value: &[u8], bytes: usize) -> Result<()> {
        let block = self.block_for(value)?;
        let value = value.to_vec();
        self.submit(queue, move |intel, list| intel.append_fill(list, to, &value, bytes, block.as_deref()))
    }

    /// The stream that work is of, and the null streams of other devices that it is ordered with.
    fn place(&self, order: Order, sorts: &[Sort]) -> Result<(Arc<Queue>, Vec<Arc<Queue>>)> {
        let queue = self.queue(order.stream())?;
        if !order.stream().is_default() {
            return Ok((queue, Vec::new()));
        }
        let mut devices: Vec<i32> = sorts.iter().filter_map(|sort| sort.device()).collect();
        devices.dedup();
        if let ([device], Rule::Memory) = (&devices[..], order.rule()) {
            return Ok((self.null_queue(*device)?, Vec::new()));
        }
        devices.extend(order.named().into_iter().flatten());
        devices.retain(|device| *device != queue.device);
        devices.sort_unstable();
        devices.dedup();
        let others = devices.into_iter().map(|device| self.null_queue(device)).collect::<Result<_>>()?;
        Ok((queue, others))
    }

    /// Queues work, behind the work of others and before what they get later. With `is_now` it waits for it.
    ///
    /// Work that only one device's lists can do is given to one of those, in its place in the stream.
    fn queue_work(
        &self,
        (queue, others): (Arc<Queue>, Vec<Arc<Queue>>),
        owner: Option<i32>,
        is_now: bool,
        append: impl FnOnce(&'static Intel, usize) -> Result<()> + Send + 'static,
    ) -> Result<()> {
        for other in &others {
            self.follow(&queue, other)?;
        }
        match owner.filter(|device| *device != queue.device) {
            None => self.submit(&queue, append)?,
            Some(device) => {
                let helper = self.new_queue(device, StreamFlags::NON_BLOCKING, 0, false)?;
                // What comes before the stream's work on others comes before the helper's.
                self.submit(&queue, |_, _| Ok(()))?;
                let outcome = self
                    .follow(&helper, &queue)
                    .and_then(|()| self.submit(&helper, append))
                    // What the caller lets go of otherwise comes behind the stream's work alone.
                    .and_then(|()| self.follow(&queue, &helper).inspect_err(|_| _ = self.is_settled(&helper)));
                self.retire_queue(helper);
                outcome?;
            }
        }
        for other in &others {
            self.follow(other, &queue)?;
        }
        if is_now { self.finish_queue(&queue) } else { Ok(()) }
    }

    /// Copies a box of pageable memory to a block that a list may read, which [`Intel::unstage`] takes back. `None` where it
    /// fits none.
    fn stage(&self, from: &Side, shape: &Shape) -> Result<Option<Side>> {
        let row = shape.width;
        let bytes = row.checked_mul(shape.height).and_then(|slice| slice.checked_mul(shape.depth));
        if bytes.is_none_or(|bytes| bytes > STAGE) {
            return Ok(None);
        }
        let used = lock(&self.stages).clone();
        let is_free =
            |stage: &&Stage| stage.behind.as_ref().is_none_or(|behind| self.is_signalled(behind).unwrap_or(false));
        let free = used.iter().find(is_free);
        let address = {
            let stages = &mut *lock(&self.stages);
            // Another thread may have taken it meanwhile, and given it back behind other work.
            match stages.iter().position(|stage| free.is_some_and(|free| stage.is(free))) {
                Some(index) => Some(stages.swap_remove(index).address),
                None if stages.len() >= MOST_STAGES => return Ok(None),
                None => None,
            }
        };
        let address = address.map_or_else(|| self.new_host_memory(STAGE), Ok)?;
        let side = Side { address: Address(address), row, slice: row * shape.height, place: Place::Host };
        copy_on_host(&side, from, shape);
        Ok(Some(side))
    }

    /// Gives a block back for work behind that of a stream, also where some of that was refused.
    fn unstage(&self, address: usize, queue: &Arc<Queue>) -> Result<()> {
        let (behind, outcome) = match self.behind(queue) {
            Ok(behind) => (behind, Ok(())),
            // Work that is not over may read it for ever.
            Err(error) if !self.is_settled(queue).unwrap_or(false) => return Err(error),
            Err(error) => (None, Err(error)),
        };
        lock(&self.stages).push(Stage { address, behind });
        outcome
    }

    fn is_synchronous(&self) -> bool {
        self.context_flags().is_ok_and(|flags| flags & SYNCHRONOUS_COPIES != 0)
    }
}

impl Copies for Intel {
    fn copy(&self, transfer: &Transfer, order: Order) -> Result<()> {
        let Transfer { to, from, shape } = *transfer;
        self.queue(order.stream())?;
        if shape.is_empty() {
            return Ok(());
        }
        let sorts = [self.judge(&to, &shape, true)?, self.judge(&from, &shape, false)?];
        let place = self.place(order, &sorts)?;
        if sorts == [Sort::Pageable; 2] {
            // The host's own.
            self.submit(&place.0, |_, _| Ok(()))?;
            self.finish_queue(&place.0)?;
            copy_on_host(&to, &from, &shape);
            return Ok(());
        }
        if sorts[1] == Sort::Pageable
            && !order.is_now()
            && let Some(side) = self.stage(&from, &shape)?
        {
            let queue = place.0.clone();
            let outcome = self.queue_work(place, sorts[0].owner(), false, move |intel, list| {
                intel.append_box(list, &to, &side, &shape)
            });
            return outcome.and(self.unstage(side.address.0, &queue));
        }
        let is_within_devices = sorts.iter().all(|sort| sort.device().is_some());
        let is_waited = order.is_now() && (!is_within_devices || self.is_synchronous());
        let is_now = is_waited || sorts.iter().any(|sort| *sort == Sort::Pageable || sort.is_synchronous());
        if let (Some(owner), Some(other)) = (sorts[0].owner(), sorts[1].owner())
            && owner != other
        {
            // Neither's lists reach both: by memory that both reach.
            let row = shape.width;
            let bytes = row * shape.height * shape.depth;
            let room = self.new_device_memory(bytes, other)?;
            let between = Side { address: Address(room), row, slice: row * shape.height, place: Place::Device };
            let queue = place.0.clone();
            let into = self.queue_work((queue.clone(), place.1), Some(other), false, move |intel, list| {
                intel.append_box(list, &between, &from, &shape)
            });
            let outcome = into.and_then(|()| {
                self.queue_work((queue.clone(), Vec::new()), Some(owner), is_now, move |intel, list| {
                    intel.append_box(list, &to, &between, &shape)
                })
            });
            return outcome.and(self.free_behind(room, other, &queue));
        }
        let owner = sorts[0].owner().or(sorts[1].owner());
        self.queue_work(place, owner, is_now, move |intel, list| intel.append_box(list, &to, &from, &shape))
    }

    fn fill(&self, fill: &Fill, order: Order) -> Result<()> {
        let Fill { to, shape, value, unit } = *fill;
        let queue = self.queue(order.stream())?;
        if shape.is_empty() {
            return Ok(());
        }
        let bytes = value.to_ne_bytes();
        let Some(pattern) = bytes.get(..unit) else {
            return Err(Kind::InvalidValue.because(format!("a value of {unit} bytes cannot be filled in")));
        };
        let sort = self.judge(&to, &shape, true)?;
        if sort == Sort::Pageable {
            return Err(outside());
        }
        let block = self.block_for(pattern)?;
        let Shape { mut width, mut height, depth } = shape;
        if height > 1 && to.row == width {
            (width, height) = (width * height, 1);
        }
        let is_now = order.is_now() && (sort.device().is_none() || self.is_synchronous()) || sort.is_synchronous();
        let pattern = pattern.to_vec();
        self.queue_work((queue, Vec::new()), sort.owner(), is_now, move |intel, list| {
            for slice in 0..depth {
                let start = to.address.0 + slice * to.slice;
                intel.append_fill(list, start, &pattern, width, block.as_deref())?;
                let mut done = 1;
                while done < height {
                    let next = done.min(height - done);
                    intel.append_rows(list, (start + done * to.row, to.row), (start, to.row), width, next)?;
                    done += next;
                }
            }
            Ok(())
        })
    }
}

/// Copies between ordinary memory of the host.
fn copy_on_host(to: &Side, from: &Side, shape: &Shape) {
    for slice in 0..shape.depth {
        for row in 0..shape.height {
            let at = |side: &Side| Address(side.address.0 + slice * side.slice + row * side.row).as_ptr();
            // SAFETY: the caller of the hub has promised the memory, as to a vendor.
            unsafe { ptr::copy(at(from).cast::<u8>().cast_const(), at(to).cast::<u8>(), shape.width) };
        }
    }
}
