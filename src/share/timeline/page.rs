// SPDX-License-Identifier: MIT OR Apache-2.0
//! The page of a timeline, whose layout docs/evidence/timeline.md defines.
//!
//! A process may be killed between any two writes, so no reader depends on two of them having been made.

use std::ops::Range;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};

use twox_hash::XxHash64;

use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor;
use crate::os::fork::Unforked;
use crate::os::futex;
use crate::os::memory_file::{self, Mapping, PAGE, Protection, lock, memory_file, sealed_size};
use crate::share::lease::{Lease, is_held};
use crate::share::magic::is_other_version;
use crate::share::random;
use crate::share::watch::Outcome;

const MAGIC: [u8; 8] = *b"anygpuT\x03";

/// The lock byte of holder 0, which no process uses.
const HOLDERS: i64 = 1 << 62;
/// The byte that stays locked while the creator's descriptor is open anywhere.
const DESCRIPTOR: i64 = HOLDERS - 1;
/// Bits of a slot that hold its holder; those above count the holders that were lost there.
const HOLDER_BITS: u32 = 48;
const HOLDER: u64 = (1 << HOLDER_BITS) - 1;

#[repr(C)]
pub struct TimelinePage {
    magic: AtomicU64,
    id: AtomicU64,
    checksum: AtomicU32,
    reserved: [AtomicU32; 11],
    value: AtomicU64,
    lost_from: AtomicU64,
    lost_to: AtomicU64,
    pub word: AtomicU32,
    is_shared: AtomicU32,
    maker: AtomicU64,
    abandoned_from: AtomicU64,
    abandoned_to: AtomicU64,
    high: AtomicU64,
    slots: [AtomicU64; 496],
}

/// Offset of the number.
pub const VALUE: usize = std::mem::offset_of!(TimelinePage, value);

const _: () = assert!(size_of::<TimelinePage>() == PAGE && std::mem::offset_of!(TimelinePage, slots) == 128);

/// The state of the other processes that hold a timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// One ended without releasing it.
    Lost,
    Present,
    Absent,
}

/// A timeline's page, mapped from an open file of its own for a holder, or else from the caller's.
pub struct Mapped(Lease);

impl Mapped {
    /// Maps the page, and holds the timeline as `holder` while it is mapped. DescriptorRefused for a file that is no
    /// timeline.
    pub fn new(descriptor: RawFd, holder: Option<u64>) -> Result<Mapped> {
        if memory_file::is_of_another_user(descriptor) {
            return Err(refused(descriptor, "is of another user's file: only processes of one user share"));
        }
        if sealed_size(descriptor) != Some(PAGE) {
            return Err(refused(descriptor, "is no timeline"));
        }
        // SAFETY: a plain question.
        let flags = unsafe { libc::fcntl(descriptor, libc::F_GETFL) };
        if flags & libc::O_ACCMODE != libc::O_RDWR {
            return Err(refused(descriptor, "cannot be both read and written"));
        }
        let map = || match holder {
            Some(holder) => Lease::take(descriptor, holder_bytes(holder), 0, PAGE, Protection::ReadWrite),
            // Each signal and wait of a host thread comes here: opening the file anew would take most of its time.
            None => Mapping::new(descriptor, 0, PAGE, Protection::ReadWrite).map(Lease::of_nothing),
        };
        let failed = |error| refused(descriptor, &format!("cannot be mapped: {error}"));
        let mapped = Mapped(map().map_err(|error| Error::shortage_or(error, failed))?);
        let page = mapped.page();
        let head = [page.magic.load(Ordering::Relaxed), page.id.load(Ordering::Relaxed)];
        let magic = head[0].to_ne_bytes();
        if is_other_version(magic, MAGIC) {
            return Err(refused(descriptor, "is a timeline of another version of anygpu"));
        }
        if magic != MAGIC || head[1] == 0 || page.checksum.load(Ordering::Relaxed) != checksum(head) {
            return Err(refused(descriptor, "is no timeline"));
        }
        Ok(mapped)
    }

    pub fn page(&self) -> &TimelinePage {
        // SAFETY: a page of a file that keeps its size is mapped here as long as this lives, and all that is read of it
        // are atomics, for which any bytes are valid whoever writes them.
        unsafe { &*std::ptr::with_exposed_provenance::<TimelinePage>(self.0.start()) }
    }
}

/// Returns true for the file of a timeline of any version.
pub fn is_timeline(descriptor: RawFd) -> bool {
    let is_one = |word: u64| {
        let magic = word.to_ne_bytes();
        magic == MAGIC || is_other_version(magic, MAGIC)
    };
    sealed_size(descriptor).is_some() && memory_file::read_word(descriptor, 0).is_ok_and(is_one)
}

fn checksum(head: [u64; 2]) -> u32 {
    XxHash64::oneshot(0, head.map(u64::to_ne_bytes).as_flattened()) as u32
}

pub fn refused(descriptor: RawFd, why: &str) -> Error {
    Kind::DescriptorRefused.because(format!("file descriptor {descriptor} {why}; anygpu_timeline_create makes one"))
}

/// Creates the file of a timeline that starts at `value`, created by the process `maker`.
pub fn create(id: u64, value: u64, maker: u64) -> std::io::Result<OwnedFd> {
    let head = [u64::from_ne_bytes(MAGIC), id];
    // A forked child with the file would keep the descriptor's byte locked, and could not close what it does not know.
    let _step = Unforked::new();
    let file = std::fs::File::from(memory_file(c"anygpu-timeline", PAGE)?);
    memory_file::write(&file, &value.to_ne_bytes(), std::mem::offset_of!(TimelinePage, value))?;
    memory_file::write(&file, &maker.to_ne_bytes(), std::mem::offset_of!(TimelinePage, maker))?;
    memory_file::write(&file, &checksum(head).to_ne_bytes(), std::mem::offset_of!(TimelinePage, checksum))?;
    memory_file::write(&file, head.map(u64::to_ne_bytes).as_flattened(), 0)?;
    lock(file.as_raw_fd(), DESCRIPTOR, 1)?;
    descriptor::duplicate(file.as_raw_fd())
}

/// Returns true while the creator's descriptor is open anywhere, judged through another open file.
pub fn is_descriptor_open(probe: RawFd) -> bool {
    is_held(probe, DESCRIPTOR..HOLDERS)
}

pub fn holder_bytes(holder: u64) -> Range<i64> {
    let byte = HOLDERS + holder as i64;
    byte..byte + 1
}

pub fn new_holder() -> Result<u64> {
    Ok((random()? & HOLDER).max(1))
}

impl TimelinePage {
    pub fn id(&self) -> u64 {
        self.id.load(Ordering::Relaxed)
    }

    pub fn maker(&self) -> u64 {
        self.maker.load(Ordering::Relaxed)
    }

    /// The number. Where a device has put it back, as high as it was.
    pub fn value(&self) -> u64 {
        self.value.load(Ordering::Acquire).max(self.high.load(Ordering::Acquire))
    }

    /// Wakes all sleepers after a change.
    pub fn changed(&self) {
        self.word.fetch_add(1, Ordering::Release);
        futex::wake(&self.word);
    }

    /// Raises the number to `value`, unless it is higher. Sleepers of a process that is killed before it wakes them
    /// look again within 100 ms.
    pub fn raise(&self, value: u64) {
        self.high.fetch_max(value, Ordering::AcqRel);
        self.value.fetch_max(value, Ordering::AcqRel);
        self.changed();
    }

    /// Raises the number again where a device has put it back: what its streams write replaces it, whatever it is.
    pub fn restore(&self) {
        let high = self.high.load(Ordering::Acquire);
        if self.value.load(Ordering::Acquire) < high {
            self.raise(high);
        }
    }

    /// Raises the number to `value` although no work did, for a device that waits for it. Waits up to it fail.
    pub fn abandon(&self, value: u64) {
        let now = self.value();
        if now >= value {
            return self.restore();
        }
        // Numbers that were abandoned before, and after which work has raised the number, are nobody's any more.
        if self.abandoned_to.load(Ordering::Acquire) < now {
            self.abandoned_from.store(now, Ordering::Release);
        }
        self.abandoned_to.fetch_max(value, Ordering::AcqRel);
        self.raise(value);
    }

    /// The outcome of a wait for `value`, which the number has reached.
    pub fn outcome(&self, value: u64) -> Outcome {
        let is_abandoned =
            value <= self.abandoned_to.load(Ordering::Acquire) && self.abandoned_from.load(Ordering::Acquire) < value;
        if is_abandoned { Err(Kind::DeviceFault) } else { Ok(()) }
    }

    /// Extends the lost numbers to `value`. Of numbers that were lost before, those that were reached since are
    /// forgotten once all are.
    pub fn fail(&self, value: u64) {
        if value <= self.value() {
            return;
        }
        loop {
            let from = self.lost_from.load(Ordering::Acquire);
            let now = self.value();
            fence(Ordering::SeqCst);
            let is_empty = from <= now && self.lost_to.load(Ordering::Acquire) <= now;
            let wanted = if is_empty { value } else { from.min(value) };
            if self.lost_from.compare_exchange(from, wanted, Ordering::AcqRel, Ordering::Relaxed).is_ok() {
                break;
            }
        }
        // Until the end is stored the range is empty, or another's, which may have replaced the start. Whoever took the range
        // for empty since read a number that this look sees, too: the start is above it from here on, so that exchange fails.
        self.lost_to.fetch_max(value, Ordering::AcqRel);
        fence(Ordering::SeqCst);
        let now = self.value();
        let above = |from: u64| Some(from.max(now.saturating_add(1)).min(value));
        _ = self.lost_from.fetch_update(Ordering::AcqRel, Ordering::Acquire, above);
        self.changed();
    }

    /// Returns true if work that was to raise the number to `value` has failed. False once the number is as high.
    pub fn is_lost(&self, value: u64) -> bool {
        let is_before_end = value <= self.lost_to.load(Ordering::Acquire);
        is_before_end && self.lost_from.load(Ordering::Acquire) <= value && self.value() < value
    }

    /// Returns true once the number is as high, or the work that was to raise it so high has failed.
    pub fn is_settled(&self, value: u64) -> bool {
        self.value() >= value || self.is_lost(value)
    }

    /// Returns true for a number that was reached because it was abandoned.
    pub fn is_abandoned(&self, value: u64) -> bool {
        self.value() >= value && self.outcome(value).is_err()
    }

    /// InvalidValue for a signal that would put the number back.
    pub fn check_signal(&self, value: u64) -> Result<()> {
        let now = self.value();
        if value < now {
            return Err(Kind::InvalidValue.because(format!("the timeline is at {now}: it cannot go back to {value}")));
        }
        Ok(())
    }

    /// Returns true once another process than the creator had the timeline or a descriptor of it.
    pub fn is_shared(&self) -> bool {
        self.is_shared.load(Ordering::Acquire) != 0
    }

    /// Records that another process than the creator has the timeline.
    pub fn set_shared(&self) {
        self.is_shared.store(1, Ordering::Release);
    }

    /// Adds a holder, whose byte is locked, and returns its slot. OutOfMemory if all slots are taken.
    pub fn add(&self, holder: u64) -> Result<usize> {
        let is_taken = |slot: &AtomicU64| {
            let free = slot.load(Ordering::Relaxed);
            free & HOLDER == 0
                && slot.compare_exchange(free, free | holder, Ordering::AcqRel, Ordering::Relaxed).is_ok()
        };
        self.slots.iter().position(is_taken).ok_or_else(|| {
            Kind::OutOfMemory.because(format!("{} processes hold the timeline already", self.slots.len()))
        })
    }

    /// Releases a slot, if it still has this holder.
    pub fn release(&self, slot: usize, holder: u64) {
        let slot = &self.slots[slot];
        let held = slot.load(Ordering::Relaxed);
        if held & HOLDER == holder {
            _ = slot.compare_exchange(held, held & !HOLDER, Ordering::AcqRel, Ordering::Relaxed);
        }
    }

    /// Tests the locks of the holders other than `own` through an open file that has no lock of a holder.
    pub fn others(&self, probe: RawFd, own: u64) -> Others {
        let mut others = Others::Absent;
        for slot in &self.slots {
            let held = slot.load(Ordering::Acquire);
            let holder = held & HOLDER;
            if holder == 0 || holder == own {
                continue;
            }
            if is_held(probe, holder_bytes(holder)) {
                others = Others::Present;
            } else if slot.load(Ordering::Acquire) == held {
                return Others::Lost;
            }
        }
        others
    }

    /// Reclaims the slots of holders that ended without releasing them. One exchange both counts and removes a holder:
    /// nobody can be killed in between, and nobody counts it twice.
    pub fn reclaim_slots(&self, probe: RawFd) {
        for slot in &self.slots {
            let held = slot.load(Ordering::Acquire);
            let lost = (held & !HOLDER).wrapping_add(HOLDER + 1);
            if held & HOLDER != 0
                && !is_held(probe, holder_bytes(held & HOLDER))
                && slot.compare_exchange(held, lost, Ordering::AcqRel, Ordering::Relaxed).is_ok()
            {
                self.changed();
            }
        }
    }

    /// Returns a number that changes whenever a holder is removed that ended without releasing the timeline.
    pub fn losses(&self) -> u64 {
        self.slots.iter().map(|slot| slot.load(Ordering::Acquire) >> HOLDER_BITS).sum()
    }

    /// The number of slots that are taken.
    #[cfg(any(test, fuzzing))]
    pub fn holders(&self) -> usize {
        self.slots.iter().filter(|slot| slot.load(Ordering::Relaxed) & HOLDER != 0).count()
    }
}

/// Pages that other processes write.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use std::cell::OnceCell;
    use std::sync::OnceLock;

    use super::*;
    use crate::fuzz::Bytes;

    /// The page as words, each of which another process may write.
    fn words(page: &TimelinePage) -> &[AtomicU64; PAGE / 8] {
        // SAFETY: the page consists of integers, aligned and as long; all are written atomically.
        unsafe { &*std::ptr::from_ref(page).cast() }
    }

    pub fn zeroed() -> Box<TimelinePage> {
        // SAFETY: zeros are a value of each of the integers.
        unsafe { Box::new(std::mem::zeroed()) }
    }

    /// Does what the input says: signals, waits and holders of this process, and writes of another one.
    fn act(page: &TimelinePage, input: &mut Bytes<'_>, probe: Option<RawFd>, is_alone: bool) {
        let mut slots = Vec::new();
        let (mut is_alone, mut before) = (is_alone, 0);
        let mut left = 64;
        while !input.is_empty() && left > 0 {
            left -= 1;
            let (act, value) = (input.byte(), input.number());
            match act % 12 {
                0 => {
                    words(page)[usize::from(input.byte()) | usize::from(act & 128) << 1]
                        .store(value, Ordering::Relaxed);
                    is_alone = false;
                }
                1 => page.raise(value),
                2 => page.abandon(value),
                3 => page.fail(value),
                4 => page.restore(),
                5 => _ = (page.outcome(value), page.is_lost(value), page.is_shared(), page.losses()),
                6 => _ = page.check_signal(value),
                7 => slots.extend(page.add((value & HOLDER).max(1)).map(|slot| (slot, (value & HOLDER).max(1)))),
                8 => _ = slots.pop().map(|(slot, holder)| page.release(slot, holder)),
                9 => _ = probe.map(|probe| page.others(probe, value & HOLDER)),
                10 => _ = probe.inspect(|probe| page.reclaim_slots(*probe)),
                _ => {
                    let now = page.value();
                    assert!(!is_alone || now >= before, "from {before} to {now}");
                    before = now;
                }
            }
        }
        if is_alone {
            assert_eq!((page.holders(), page.losses()), (slots.len(), 0));
        }
        slots.iter().for_each(|(slot, holder)| page.release(*slot, *holder));
    }

    /// A page that is written between the steps.
    pub fn page(input: &[u8]) {
        act(&zeroed(), &mut Bytes(input), None, true);
    }

    /// A page that another thread writes all the time.
    pub fn race(input: &[u8]) {
        static PAGE: OnceLock<Box<TimelinePage>> = OnceLock::new();
        let page = PAGE.get_or_init(|| {
            crate::fuzz::scribble(|| words(PAGE.wait()));
            zeroed()
        });
        act(page, &mut Bytes(input), None, false);
    }

    /// A file of which every byte is another process's. The first byte says whether its head is put right.
    pub fn file(input: &[u8]) {
        thread_local!(static FILE: OnceCell<std::fs::File> = const { OnceCell::new() });
        FILE.with(|file| {
            let file = file.get_or_init(|| memory_file(c"anygpu-timeline", PAGE).expect("a memory file").into());
            let mut input = Bytes(input);
            let form = input.byte();
            let mut head: [u8; 128] = input.array();
            if form & 1 != 0 {
                head[..8].copy_from_slice(&MAGIC);
                head[8] |= 1;
                let sum = XxHash64::oneshot(0, &head[..16]) as u32;
                head[16..20].copy_from_slice(&sum.to_ne_bytes());
            }
            memory_file::write(file, &[&head[..], &[0; PAGE - 128]].concat(), 0).expect("written");
            let fd = file.as_raw_fd();
            assert!(is_timeline(fd) == head.starts_with(&MAGIC[..7]));
            match Mapped::new(fd, (form & 2 != 0).then_some(5)) {
                Ok(mapped) => {
                    assert!(head.starts_with(&MAGIC) && mapped.page().id() != 0);
                    act(mapped.page(), &mut input, Some(fd), false);
                }
                Err(error) => assert!(form & 1 == 0 && error.kind() == Kind::DescriptorRefused),
            }
        });
    }

    /// Signals, waits and holders, and with writes.
    pub fn samples() -> Vec<Vec<u8>> {
        vec![
            vec![11, 0, 1, 5, 11, 0, 3, 9, 5, 9, 2, 10, 5, 10, 5, 11, 4, 0, 11, 0],
            vec![7, 5, 7, 6, 8, 0, 5, 0, 8, 0, 11, 0],
            vec![0, 0x7f, 8, 11, 0, 1, 7, 0, 0x80, 9, 3, 12, 5, 13, 0, 0x7f, 16, 7, 9, 5, 1],
        ]
    }

    /// Files with a good head, and with any.
    pub fn files() -> Vec<Vec<u8>> {
        let acts = [9, 0, 10, 0, 7, 5, 9, 0, 10, 0, 1, 7, 11, 0];
        [0, 1, 3].map(|form| [&[form], &MAGIC[..], &[1; 120], &acts[..]].concat()).into()
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::FileExt;
    use std::sync::Barrier;
    use std::sync::atomic::AtomicBool;
    use std::time::{Duration, Instant};

    use super::fuzz::zeroed as page;
    use super::*;
    use crate::os::forked::Idle;
    use crate::os::memory_file::reopen_own;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_child_forked_meanwhile_has_none_but_the_programs_descriptor() {
        static STOP: AtomicBool = AtomicBool::new(false);
        // Other tests' children may have the program's descriptor, too, but not for long.
        let has_ended = |probe| {
            let started = Instant::now();
            while is_descriptor_open(probe) && started.elapsed() < Duration::from_secs(10) {
                std::thread::yield_now();
            }
            !is_descriptor_open(probe)
        };
        let maker = std::thread::spawn(move || {
            let make = || {
                let descriptor = create(7, 0, 1).expect("a file");
                reopen_own(descriptor.as_raw_fd()).expect("open")
            };
            while !STOP.load(Ordering::Relaxed) {
                assert!(has_ended(make().as_raw_fd()), "a child has the descriptor");
            }
        });
        let mut ends = [0; 2];
        // SAFETY: the array has room for two.
        assert_eq!(unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) }, 0);
        let forget = || {
            // Closes all that a program knows, which is low, and says so. SAFETY: plain system calls.
            unsafe {
                let close = |from: i32, to: i32| libc::syscall(libc::SYS_close_range, from, to, 0);
                close(3, ends[1] - 1);
                close(ends[1] + 1, 800);
                libc::write(ends[1], [0_u8].as_ptr().cast(), 1);
            }
        };
        let fork = |_| {
            let child = Idle::after(forget);
            // SAFETY: there is room for the byte.
            assert_eq!(unsafe { libc::read(ends[0], [0_u8].as_mut_ptr().cast(), 1) }, 1);
            child
        };
        let children: Vec<Idle> = (0..50).map(fork).collect();
        STOP.store(true, Ordering::Relaxed);
        let made = maker.join();
        drop(children);
        ends.into_iter().for_each(descriptor::close);
        made.expect("no panic");
    }

    #[test]
    fn a_number_that_a_device_puts_back_counts_as_high_as_it_was() {
        let page = page();
        page.raise(7);
        for restore in [|page: &TimelinePage| page.restore(), |page: &TimelinePage| page.abandon(6)] {
            page.value.store(3, Ordering::Release);
            assert!(page.value() == 7 && page.check_signal(5).is_err());
            restore(&page);
            assert_eq!((page.value.load(Ordering::Acquire), page.outcome(6)), (7, Ok(())));
        }
    }

    #[test]
    fn a_number_that_is_reached_is_not_abandoned() {
        let page = page();
        page.abandon(7);
        page.raise(10);
        page.abandon(10);
        assert_eq!([7, 10].map(|value| page.outcome(value).is_ok()), [false, true]);
    }

    #[test]
    fn sleepers_are_woken_by_changes_and_by_nothing_else() {
        let page = page();
        let wakes = |change: fn(&TimelinePage)| {
            let before = page.word.load(Ordering::Relaxed);
            change(&page);
            page.word.load(Ordering::Relaxed) != before
        };
        assert!(wakes(|page| page.raise(7)) && wakes(|page| page.abandon(8)) && wakes(|page| page.fail(10)));
        assert!(!wakes(|page| page.restore()) && !wakes(|page| page.abandon(7)));
    }

    /// Other versions of the library lock the byte that docs/evidence/timeline.md names.
    #[test]
    fn each_holder_locks_a_byte_of_its_own() {
        assert_eq!(holder_bytes(7), (1 << 62) + 7..(1 << 62) + 8);
        assert!(!holder_bytes(1).contains(&DESCRIPTOR));
    }

    #[test]
    fn a_failure_at_the_start_loses_what_failed() {
        let page = page();
        page.fail(7);
        assert_eq!([5, 6, 7, 8].map(|value| page.is_lost(value)), [false, false, true, false]);
        page.fail(5);
        page.raise(5);
        assert_eq!([5, 6, 7, 8].map(|value| page.is_lost(value)), [false, true, true, false]);
        page.fail(9);
        page.fail(3);
        assert!(!page.is_lost(4), "another's work has reached 3");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_page_has_the_number_and_the_maker_that_it_was_created_with() {
        let file = create(7, 5, 9).expect("a file");
        let mapped = Mapped::new(file.as_raw_fd(), None).expect("a timeline");
        assert_eq!((mapped.page().id(), mapped.page().value(), mapped.page().maker()), (7, 5, 9));
    }

    #[test]
    fn a_failure_that_was_interrupted_loses_no_other() {
        let page = page();
        page.fail(7);
        page.raise(50);
        // As `fail` leaves it when its process is killed.
        page.lost_from.store(60, Ordering::Release);
        assert!(!page.is_lost(60), "its process is dead, which ends the waits");
        page.fail(70);
        assert!(page.is_lost(60) && page.is_lost(70) && !page.is_lost(55) && !page.is_lost(71));
        page.fail(58);
        assert!(page.is_lost(58) && page.is_lost(70) && !page.is_lost(55));
    }

    #[test]
    fn failures_at_the_same_time_are_all_lost() {
        let page = &*page();
        let (begin, both) = (&Barrier::new(4), &Barrier::new(2));
        for round in 1..if cfg!(miri) { 20 } else { 2000 } {
            let now = round * 100;
            std::thread::scope(|scope| {
                for value in [now + 3, now + 1, now + 4] {
                    scope.spawn(move || {
                        begin.wait();
                        page.fail(value);
                    });
                }
                begin.wait();
                page.raise(now);
            });
            assert!([1, 3, 4].iter().all(|value| page.is_lost(now + value)), "round {round}");
            assert!(!page.is_lost(now) && !page.is_lost(now + 5));
            // Where nothing is lost before, nor is any number below them.
            let now = now + 50;
            page.raise(now);
            std::thread::scope(|scope| {
                for value in [now + 3, now + 5] {
                    scope.spawn(move || {
                        both.wait();
                        page.fail(value);
                    });
                }
            });
            let lost = (1..7).filter(|value| page.is_lost(now + value));
            assert_eq!(lost.collect::<Vec<_>>(), [3, 4, 5], "round {round}");
        }
    }

    #[test]
    fn whoever_sees_a_number_sees_what_was_before_it() {
        const LAST: u64 = if cfg!(miri) { 30 } else { 3000 };
        let page = &*page();
        // What was done before each number was raised by the thread that it is of.
        let done = &[const { AtomicU64::new(0) }; 3];
        std::thread::scope(|scope| {
            for (thread, done) in done.iter().enumerate() {
                scope.spawn(move || {
                    for value in (1..=LAST).filter(|value| *value % 3 == thread as u64) {
                        done.store(value, Ordering::Relaxed);
                        page.raise(value);
                        page.restore();
                    }
                });
            }
            for _ in 0..2 {
                scope.spawn(|| {
                    let mut before = 0;
                    while before < LAST {
                        let word = page.word.load(Ordering::Acquire);
                        let now = page.value();
                        assert!(now >= before, "{now} after {before}");
                        assert!(now == 0 || done[(now % 3) as usize].load(Ordering::Relaxed) >= now);
                        assert!(!page.is_lost(now) && page.outcome(now).is_ok());
                        if now == before {
                            futex::wait(&page.word, word, Some(futex::PATIENCE));
                        }
                        before = now;
                    }
                });
            }
        });
    }

    #[test]
    fn whoever_sees_an_abandoned_number_knows_it() {
        let begin = &Barrier::new(4);
        for _ in 0..if cfg!(miri) { 15 } else { 1000 } {
            let page = &*page();
            std::thread::scope(|scope| {
                // Work has done the first number, and nobody the others.
                scope.spawn(|| {
                    begin.wait();
                    page.raise(1);
                    page.abandon(4);
                });
                for value in [3, 4] {
                    scope.spawn(move || {
                        begin.wait();
                        while page.value() < value {
                            std::thread::yield_now();
                        }
                        assert!(page.outcome(value).is_err(), "{value} is taken for done");
                    });
                }
                begin.wait();
                page.abandon(3);
            });
            assert_eq!(page.value(), 4);
            // Numbers from here on are work's again.
            page.raise(5);
            assert!(page.outcome(5).is_ok());
        }
    }

    /// As [`create`] of that version, with its own checksum.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_right_checksum_alone_makes_no_timeline() {
        for head in [[u64::from_ne_bytes(*b"whatever"), 7], [u64::from_ne_bytes(MAGIC), 0]] {
            let file = std::fs::File::from(create(7, 5, 9).expect("a timeline"));
            file.write_all_at(&head.map(u64::to_ne_bytes).concat(), 0).expect("written");
            file.write_all_at(&checksum(head).to_ne_bytes(), 16).expect("written");
            let refusal = Mapped::new(file.as_raw_fd(), None).err().expect("refused");
            assert!(refusal.to_string().contains("is no timeline"), "{refusal}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn another_version_is_refused_by_name() {
        for version in [0, 2, 4, 255] {
            let file = std::fs::File::from(create(7, 5, 9).expect("a timeline"));
            assert!(Mapped::new(file.as_raw_fd(), None).is_ok());
            let mut magic = MAGIC;
            magic[7] = version;
            let head = [u64::from_ne_bytes(magic), 7];
            file.write_all_at(&checksum(head).to_ne_bytes(), 16).expect("written");
            file.write_all_at(&magic, 0).expect("written");
            let refusal = Mapped::new(file.as_raw_fd(), None).err().expect("refused");
            assert_eq!(refusal.kind(), Kind::DescriptorRefused);
            assert!(refusal.to_string().contains("another version of anygpu"), "{refusal}");
            assert!(is_timeline(file.as_raw_fd()));
            // SAFETY: a plain system call on the file made above.
            if unsafe { libc::fchown(file.as_raw_fd(), 1001, 1001) } == 0 {
                let refusal = Mapped::new(file.as_raw_fd(), None).err().expect("refused");
                assert_eq!(refusal.kind(), Kind::DescriptorRefused);
                assert!(refusal.to_string().contains("of another user's file"), "{refusal}");
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_holder_that_was_lost_is_counted_once() {
        let file = memory_file(c"anygpu-test", PAGE).expect("a memory file");
        let (page, probe) = (&*page(), file.as_raw_fd());
        let begin = &Barrier::new(3);
        for round in 1..=200 {
            page.add(7).expect("room");
            assert_eq!(page.others(probe, 0), Others::Lost);
            let word = page.word.load(Ordering::Relaxed);
            std::thread::scope(|scope| {
                for _ in 0..3 {
                    scope.spawn(|| {
                        begin.wait();
                        page.reclaim_slots(probe);
                    });
                }
            });
            assert_eq!((page.losses(), page.holders(), page.others(probe, 0)), (round, 0, Others::Absent));
            assert_eq!(page.word.load(Ordering::Relaxed), word + 1, "sleepers are woken");
        }
    }
}
