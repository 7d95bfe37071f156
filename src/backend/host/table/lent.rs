// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pins that threads lend themselves: memory that was reached before is reached again without the table's lock.
//!
//! A thread remembers what the table has told it, with the table's generation then. It writes a block's first address into a
//! slot, and then looks whether the generation is still that one. Whoever may change the table counts a new generation first,
//! and looks at all slots before a block's end is decided. So the thread sees the change, or the change sees the slot and
//! counts its pin in the block.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

use super::block::Residence;
use super::mapped::Use;
use crate::gpu::{Address, Place};
use crate::os::lock::lock;
use crate::os::process;

/// Pins that a thread may lend itself at a time; work that it has queued keeps some.
const SLOTS: usize = 4;
/// Ranges that a thread remembers.
const REMEMBERED: usize = 8;
/// The bit of a slot whose pin is counted in the block.
const COUNTED: usize = 1;

/// The number of times that the table may have changed. Sequentially consistent with the slots.
static GENERATION: AtomicU64 = AtomicU64::new(1);

/// The first addresses of blocks, 0 in those that are free. On a cache line that no other thread writes.
#[repr(align(64))]
struct Slots([AtomicUsize; SLOTS]);

/// All threads' slots, which are never freed, and those of threads that have ended.
struct Registry {
    all: Vec<&'static Slots>,
    left: Vec<&'static Slots>,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry { all: Vec::new(), left: Vec::new() });

fn registry() -> MutexGuard<'static, Registry> {
    lock(&REGISTRY)
}

/// An answer of the table's.
#[derive(Clone, Copy)]
struct Answer {
    generation: u64,
    place: Place,
    purpose: Use,
    /// The range.
    start: usize,
    end: usize,
    /// The address at which this library reads and writes its first byte.
    pointer: *mut u8,
    /// The block's first address; 0 for memory of the program's own.
    base: usize,
    residence: Residence,
}

/// A thread's slots, and what it remembers.
struct Thread {
    slots: &'static Slots,
    answers: [Cell<Option<Answer>>; REMEMBERED],
    next: Cell<usize>,
}

thread_local! {
    /// On the heap: there is little room for thread-local storage where a program opens the library late.
    static THREAD: Box<Thread> = Box::new(Thread::new());
}

/// A pin that its thread has lent itself.
#[must_use]
pub struct Lent(&'static AtomicUsize);

impl Lent {
    /// Ends it. Returns the block's first address if it is counted there, and so ends there.
    pub fn end(&self) -> Option<usize> {
        let slot = self.0.swap(0, Ordering::AcqRel);
        (slot & COUNTED != 0).then_some(slot & !COUNTED)
    }
}

/// The answer of what a thread remembers.
pub enum Found {
    /// Nothing.
    Nothing,
    /// It is memory of the program's own.
    Pageable,
    /// The address at which this library reads and writes it, and its pin.
    Lent(*mut u8, Lent, Residence),
    /// Nothing any more; the pin is to be ended.
    Stale(Lent),
}

impl Thread {
    fn new() -> Thread {
        let mut registry = registry();
        let slots = registry.left.pop().unwrap_or_else(|| {
            let slots: &'static Slots = Box::leak(Box::new(Slots([const { AtomicUsize::new(0) }; SLOTS])));
            registry.all.push(slots);
            slots
        });
        Thread { slots, answers: [const { Cell::new(None) }; REMEMBERED], next: Cell::new(0) }
    }

    fn find(&self, start: usize, size: usize, place: Place, purpose: Use) -> Found {
        let is_it = |answer: &Answer| {
            let is_within = start >= answer.start && start < answer.end && size <= answer.end - start;
            is_within && answer.place == place && answer.purpose == purpose
        };
        let Some(answer) = self.answers.iter().filter_map(Cell::get).find(is_it) else { return Found::Nothing };
        let is_current = || GENERATION.load(Ordering::SeqCst) == answer.generation;
        if answer.base == 0 {
            return if is_current() { Found::Pageable } else { Found::Nothing };
        }
        // Without this look, threads would write their slots in vain while others change the table.
        let free = self.slots.0.iter().find(|slot| slot.load(Ordering::Relaxed) == 0);
        let Some(slot) = free.filter(|_| is_current()) else { return Found::Nothing };
        slot.store(answer.base, Ordering::SeqCst);
        match is_current() {
            true => Found::Lent(answer.pointer.wrapping_add(start - answer.start), Lent(slot), answer.residence),
            false => Found::Stale(Lent(slot)),
        }
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        // In a forked child the lock may be held by a thread that is not there.
        if !process::is_forked() {
            registry().left.push(self.slots);
        }
    }
}

/// Notes that the table may change. The caller has its lock.
pub fn note_change() {
    GENERATION.fetch_add(1, Ordering::SeqCst);
}

/// Counts the pins that are lent on a block: from now on they are the block's. The caller has the table's lock.
pub fn count(base: usize) -> usize {
    let is_of_block = |slot: &&AtomicUsize| {
        slot.load(Ordering::SeqCst) == base
            && slot.compare_exchange(base, base | COUNTED, Ordering::SeqCst, Ordering::SeqCst).is_ok()
    };
    registry().all.iter().flat_map(|slots| &slots.0).filter(is_of_block).count()
}

/// Looks for a range in what the thread remembers.
pub fn find(address: Address, size: usize, place: Place, purpose: Use) -> Found {
    THREAD.try_with(|thread| thread.find(address.0, size, place, purpose)).unwrap_or(Found::Nothing)
}

/// Remembers the address at which a range is reached. The caller has the table's lock.
///
/// The range is of the block from `base` on, or of the program's own memory where that is 0.
pub fn remember(
    (start, size): (usize, usize),
    (place, purpose): (Place, Use),
    pointer: *mut u8,
    (base, residence): (usize, Residence),
) {
    if base & COUNTED != 0 {
        return;
    }
    let generation = GENERATION.load(Ordering::Relaxed);
    let answer = Answer { generation, place, purpose, start, end: start + size, pointer, base, residence };
    _ = THREAD.try_with(|thread| {
        let stale =
            thread.answers.iter().position(|known| known.get().is_none_or(|known| known.generation != generation));
        let place = stale.unwrap_or_else(|| thread.next.replace((thread.next.get() + 1) % REMEMBERED));
        thread.answers[place].set(Some(answer));
    });
}

#[cfg(test)]
mod tests {
    use std::mem::ManuallyDrop;
    use std::ptr;

    use super::*;
    use crate::os::forked::result_of as fork;

    /// A range that no table has.
    const RANGE: (usize, usize) = (0x1000, 64);

    fn remembered(base: usize) {
        remember(RANGE, (Place::Any, Use::Read), ptr::dangling_mut(), (base, Residence::Device));
    }

    fn found(start: usize, size: usize) -> Found {
        find(Address(start), size, Place::Any, Use::Read)
    }

    #[test]
    fn a_block_that_ends_counts_the_pins_that_are_lent() {
        remembered(0x1000);
        let (Found::Lent(_, first, _), Found::Lent(_, second, _)) = (found(0x1000, 64), found(0x1010, 8)) else {
            panic!("it was remembered")
        };
        assert_eq!(first.end(), None);
        assert_eq!(count(0x1000), 1);
        assert_eq!(count(0x1000), 0, "each is counted once");
        assert_eq!(second.end(), Some(0x1000));
        // As many as there are slots.
        let lent: Vec<Found> = (0..=SLOTS).map(|_| found(0x1000, 1)).collect();
        assert!(matches!(lent[SLOTS], Found::Nothing));
        for found in lent {
            if let Found::Lent(_, lent, _) = found {
                assert_eq!(lent.end(), None);
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_forked_child_ends_while_another_thread_has_the_lock() {
        let beginner = || {
            process::begin();
            let thread = ManuallyDrop::new(Thread::new());
            let _locked = registry();
            fork(|| {
                drop(ManuallyDrop::into_inner(thread));
                0
            })
        };
        assert_eq!(fork(beginner), 0);
    }

    #[test]
    fn only_what_was_asked_is_remembered_until_the_table_changes() {
        // Its first address would be taken for a counted one.
        remembered(0x1001);
        assert!(matches!(found(0x1000, 64), Found::Nothing));
        remembered(0);
        assert!(matches!(found(0x1000, 64), Found::Pageable));
        assert!(matches!(found(0x1001, 64), Found::Nothing));
        assert!(matches!(found(0xfff, 2), Found::Nothing));
        assert!(matches!(find(Address(0x1000), 1, Place::Any, Use::Write), Found::Nothing));
        assert!(matches!(find(Address(0x1000), 1, Place::Device, Use::Read), Found::Nothing));
        note_change();
        assert!(matches!(found(0x1000, 64), Found::Nothing));
    }
}
