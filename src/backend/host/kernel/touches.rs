// SPDX-License-Identifier: MIT OR Apache-2.0
//! The memory that a launch uses, as kernels tell that were compiled for `anygpu check`.

use std::ffi::c_void;
use std::ptr;
use std::sync::{Arc, LazyLock, Mutex};

use crate::os::journal::entry::What;
use crate::os::lock::lock;
use crate::os::thread_sanitizer::{self, Between, Mark};
use crate::os::{journal, logger};

/// Ranges that grow: as many as the arrays of a usual loop.
const GROWING: usize = 16;
/// The most ranges before those that meet become one, and the most that are then left.
const MOST: usize = 1 << 16;
const MOST_LEFT: usize = 1 << 15;
/// Ranges of a thread that go to those of the launch between two blocks: there they meet others'.
const MANY: usize = 1 << 13;

/// Places of a kernel's code whose last uses it extends itself: `ANYGPU_USES` of `include/anygpu/kernel.h`.
const USES: usize = 16;

/// A way of using memory, by its number in the journal.
#[repr(isize)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    #[default]
    Read,
    Write,
    /// Changes in one step each.
    Atomic,
}

impl Way {
    /// The way of a number that a kernel gives.
    pub fn of(number: i32) -> Way {
        match number {
            0 => Way::Read,
            2 => Way::Atomic,
            _ => Way::Write,
        }
    }
}

/// Bytes that one place of a kernel's code has used: `anygpu_use` of `include/anygpu/kernel.h`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Use {
    pub code: usize,
    pub start: usize,
    pub bytes: usize,
    pub way: Way,
}

/// Bytes that were used in the same way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Range {
    way: Way,
    start: usize,
    end: usize,
}

impl Range {
    fn meets(&self, other: &Range) -> bool {
        self.way == other.way && self.start <= other.end && other.start <= self.end
    }

    fn join(&mut self, other: &Range) {
        self.start = self.start.min(other.start);
        self.end = self.end.max(other.end);
    }
}

/// Rows of the same width at equal distances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rows {
    first: Range,
    /// Bytes from row to row.
    row: usize,
    height: usize,
}

impl Rows {
    /// Adds a range that is the next row.
    fn add(&mut self, next: &Range) -> bool {
        let row = next.start - self.first.start.min(next.start);
        let is_next = if self.height == 1 { next.start > self.first.start } else { row == self.row * self.height };
        let is_alike = next.way == self.first.way && next.end - next.start == self.first.end - self.first.start;
        if is_next && is_alike {
            self.row = if self.height == 1 { row } else { self.row };
            self.height += 1;
        }
        is_next && is_alike
    }
}

/// The memory that one thread of the system has used.
#[derive(Default)]
pub struct Touches {
    uses: [Use; USES],
    growing: [Range; GROWING],
    oldest: usize,
    full: Vec<Range>,
    /// There were more.
    is_cut: bool,
}

impl Touches {
    /// The last uses of each place, for the kernel's code.
    pub fn uses(&mut self) -> *mut Use {
        self.uses.as_mut_ptr()
    }

    /// Notes a use of memory by a place, whose next ones at or behind these bytes the kernel's code adds.
    pub fn note_by(&mut self, used: Use) {
        let place = (used.code ^ used.code >> 4) % USES;
        let before = std::mem::replace(&mut self.uses[place], used);
        self.note_use(&before);
    }

    fn note_use(&mut self, used: &Use) {
        if used.bytes > 0 {
            self.note(used.start, used.bytes, used.way);
        }
    }

    fn note_uses(&mut self) {
        std::mem::take(&mut self.uses).iter().for_each(|used| self.note_use(used));
    }

    /// Notes a use of memory.
    fn note(&mut self, start: usize, bytes: usize, way: Way) {
        let used = Range { way, start, end: start.saturating_add(bytes) };
        if let Some(range) = self.growing.iter_mut().find(|range| range.meets(&used)) {
            return range.join(&used);
        }
        let full = std::mem::replace(&mut self.growing[self.oldest], used);
        self.oldest = (self.oldest + 1) % GROWING;
        self.keep(full);
    }

    fn keep(&mut self, range: Range) {
        if self.is_cut || range == Range::default() {
            return;
        }
        if self.full.len() == MOST {
            self.join();
            self.is_cut = self.full.len() > MOST_LEFT;
        }
        self.full.push(range);
    }

    /// Makes one range of those that meet.
    fn join(&mut self) {
        self.full.sort_unstable();
        self.full.dedup_by(|next, before| {
            let do_meet = before.meets(next);
            if do_meet {
                before.join(next);
            }
            do_meet
        });
    }

    fn take(&mut self, mut other: Touches) {
        other.note_uses();
        self.is_cut |= other.is_cut;
        other.growing.into_iter().chain(other.full).for_each(|range| self.keep(range));
    }

    fn rows(mut self) -> Vec<Rows> {
        for range in std::mem::take(&mut self.growing) {
            self.keep(range);
        }
        self.join();
        let mut all: Vec<Rows> = Vec::new();
        for range in &self.full {
            if !all.last_mut().is_some_and(|rows| rows.add(range)) {
                all.push(Rows { first: *range, row: 0, height: 1 });
            }
        }
        all
    }
}

/// Memory that kernels reach elsewhere than the program: where, and its address and bytes for the program.
pub struct View {
    pub seen_at: usize,
    pub address: usize,
    pub bytes: usize,
}

/// A launch whose uses are told.
pub struct Told {
    number: u64,
    touches: Mutex<Touches>,
    /// The launch's place in its stream, if ThreadSanitizer hears of it, too.
    order: Option<Arc<Between>>,
}

/// A thread of the system that runs blocks of a launch, to ThreadSanitizer one beside all others that do.
pub struct Beside<'a> {
    order: &'a Between,
    own: *mut c_void,
    fiber: *mut c_void,
}

/// Fibers of launches that are done, as numbers. The lock is held for moments.
static FIBERS: Mutex<Vec<usize>> = Mutex::new(Vec::new());
/// Released by each launch, acquired by those that begin later: what two launches do to each other the journal knows.
static LAUNCHES: LazyLock<Mark> = LazyLock::new(Mark::default);

impl Beside<'_> {
    fn begin(order: &Between) -> Beside<'_> {
        let sanitizer = order.sanitizer;
        let spare = lock(&FIBERS).pop().map(ptr::with_exposed_provenance_mut);
        let fiber = spare.unwrap_or_else(|| sanitizer.create_named(c"blocks of a kernel"));
        let own = sanitizer.fiber();
        sanitizer.switch(fiber, thread_sanitizer::IN_NO_ORDER);
        [&order.begun, &*LAUNCHES].into_iter().for_each(|mark| sanitizer.acquire(mark.address()));
        Beside { order, own, fiber }
    }
}

impl Drop for Beside<'_> {
    fn drop(&mut self) {
        let sanitizer = self.order.sanitizer;
        [&self.order.done, &*LAUNCHES].into_iter().for_each(|mark| sanitizer.release(mark.address()));
        sanitizer.switch(self.own, thread_sanitizer::IN_NO_ORDER);
        lock(&FIBERS).push(self.fiber.expose_provenance());
    }
}
impl Told {
    pub fn new(number: u64) -> Told {
        Told { number, touches: Mutex::default(), order: None }
    }

    /// A launch that its stream does at its place, which ThreadSanitizer is told of where the program has it.
    pub fn in_order(number: u64, order: Option<Arc<Between>>) -> Told {
        Told { order, ..Told::new(number) }
    }

    pub fn number(&self) -> u64 {
        self.number
    }

    pub fn order(&self) -> Option<&Between> {
        self.order.as_deref()
    }

    /// Has the calling thread run blocks, until what is returned goes.
    pub fn begin(&self) -> Option<Beside<'_>> {
        self.order().map(Beside::begin)
    }

    /// Takes what one thread has used by the end of a block, where that is much.
    pub fn take_many(&self, touches: &mut Touches) {
        if touches.full.len() > MANY {
            self.take(touches);
        }
    }

    /// Takes what one thread has used.
    pub fn take(&self, touches: &mut Touches) {
        lock(&self.touches).take(std::mem::take(touches));
    }

    /// Tells the journal, with addresses as the program knows them.
    pub fn tell(&self, views: &[View]) {
        let touches = std::mem::take(&mut *lock(&self.touches));
        if touches.is_cut {
            logger::error(format_args!(
                "anygpu check sees only a part of what a kernel uses: it is in too many pieces"
            ));
        }
        for Rows { first: Range { start, end, way }, row, height } in touches.rows() {
            let view = views.iter().find(|view| (view.seen_at..view.seen_at + view.bytes).contains(&start));
            let address = view.map_or(start, |view| start - view.seen_at + view.address);
            let values = [address, row, end - start, height, way as usize].map(|value| value as u64);
            let [address, row, width, height, way] = values;
            journal::note(What::Touched, &[self.number, address, row, width, height, way]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(uses: impl IntoIterator<Item = (usize, usize, bool)>) -> Vec<(usize, usize, usize, usize, bool)> {
        let mut touches = Touches::default();
        let way = |is_written| if is_written { Way::Write } else { Way::Read };
        uses.into_iter().for_each(|(start, bytes, is_written)| touches.note(start, bytes, way(is_written)));
        let all = touches.rows().into_iter();
        all.map(|rows| {
            (rows.first.start, rows.row, rows.first.end - rows.first.start, rows.height, rows.first.way == Way::Write)
        })
        .collect()
    }

    #[test]
    fn uses_that_meet_are_one() {
        let arrays = (0..1000).flat_map(|i| (1..=20).map(move |array| ((array << 20) + 4 * i, 4, array % 2 == 0)));
        let mut found = rows(arrays);
        found.sort_unstable();
        // Arrays of one kind lie at equal distances.
        assert_eq!(found, [(1 << 20, 2 << 20, 4000, 10, false), (2 << 20, 2 << 20, 4000, 10, true)]);
        assert_eq!(
            rows([(64, 8, true), (60, 4, true), (60, 12, false)]),
            [(60, 0, 12, 1, false), (60, 0, 12, 1, true)]
        );
    }

    #[test]
    fn what_the_code_extends_is_told() {
        let (told, mut touches) = (Told::new(1), Touches::default());
        // The first and the last have the same place.
        for (code, start, end) in [(0x400, 64, 96), (0x401, 128, 192), (0x402, 256, 384), (0x411, 512, 768)] {
            touches.note_by(Use { code, start, bytes: 4, way: Way::Write });
            let place = (code ^ code >> 4) % USES;
            // SAFETY: a place of the array.
            unsafe { (*touches.uses().add(place)).bytes = end - start };
        }
        told.take(&mut touches);
        let rows = told.touches.into_inner().expect("no panic").rows();
        let found: Vec<_> = rows.iter().map(|rows| (rows.first.start, rows.first.end)).collect();
        assert_eq!(found, [(64, 96), (128, 192), (256, 384), (512, 768)]);
        assert!(touches.uses.iter().all(|used| used.bytes == 0));
    }

    #[test]
    fn atomic_changes_are_a_way_of_their_own() {
        let mut touches = Touches::default();
        [(64, 0), (64, 1), (64, 2), (72, 2)].into_iter().for_each(|(at, way)| touches.note(at, 8, Way::of(way)));
        let ways: Vec<_> = touches.rows().iter().map(|rows| (rows.first.way, rows.first.end)).collect();
        assert_eq!(ways, [(Way::Read, 72), (Way::Write, 72), (Way::Atomic, 80)]);
    }

    #[test]
    fn columns_are_rows_of_a_box() {
        let column = (0..100).map(|i| (4096 + 512 * i, 8, true));
        assert_eq!(rows(column), [(4096, 512, 8, 100, true)]);
        assert_eq!(
            rows([(0x1000, 4, true), (0x1010, 4, true), (0x1030, 4, true), (0x1050, 8, true)]),
            [(0x1000, 16, 4, 2, true), (0x1030, 0, 4, 1, true), (0x1050, 0, 8, 1, true)]
        );
    }

    #[test]
    fn loops_with_the_grids_step_are_whole() {
        let element =
            |i: usize| [((1 << 30) + 4 * i, 4, false), ((2 << 30) + 4 * i, 4, false), ((2 << 30) + 4 * i, 4, true)];
        let thread = move |thread| (thread..1 << 16).step_by(256).flat_map(element);
        assert_eq!(
            rows((0..256).flat_map(thread)),
            [(1 << 30, 1 << 30, 1 << 18, 2, false), (2 << 30, 0, 1 << 18, 1, true)]
        );
    }

    #[test]
    fn too_many_pieces_are_cut() {
        let mut touches = Touches::default();
        (1..1 << 20).for_each(|i| touches.note(64 * i, 8, Way::Read));
        assert!(touches.is_cut && touches.full.len() <= MOST + 1);
    }

    #[test]
    fn pieces_of_two_threads_meet_between_blocks() {
        let (told, mut threads) = (Told::new(1), [(); 2].map(|()| Touches::default()));
        for block in 0..32 {
            for place in (block * 4 * MANY..).take(4 * MANY) {
                threads[place % 2].note((1 << 30) + 8 * place, 8, Way::Write);
            }
            threads.iter_mut().for_each(|touches| told.take_many(touches));
            assert!(threads.iter().all(|touches| touches.full.len() <= MANY));
        }
        threads.iter_mut().for_each(|touches| told.take(touches));
        let touches = told.touches.into_inner().expect("no panic");
        assert!(!touches.is_cut);
        assert_eq!(
            touches.rows(),
            [Rows { first: Range { way: Way::Write, start: 1 << 30, end: (1 << 30) + (8 << 20) }, row: 0, height: 1 }]
        );
    }
}
