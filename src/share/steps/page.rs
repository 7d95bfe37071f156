// SPDX-License-Identifier: MIT OR Apache-2.0
//! The page of steps, a sealed memory file that the producer and its readers map.
//!
//! Integers are in the machine's byte order and are read and written atomically; bytes not listed are zero.
//!
//! | bytes | meaning |
//! |---|---|
//! | 0 to 7 | `anygpuS`, and the version of this layout, 1 |
//! | 8 to 11 | the number of readers that can join |
//! | 12 to 15 | a futex word that changes after a reader has joined, and as the steps are closed; some that join may leave it |
//! | 64 to 71 | the step that the producer last began, 0 before the first |
//! | 72 to 79 | 0 while there may be more steps, then the last step + 1 |
//! | 128 to 4095 | a word per reader: bit 0 is set while it has joined, the bits above count those who ever joined there |
//!
//! The producer locks the byte 2^62 - 1 of the file (F_OFD_SETLK, F_WRLCK), a reader the byte at 2^62 + its number, and
//! only who has a byte locked writes the reader's word; the producer alone also clears bit 0 for a reader whose byte is
//! not locked. So a process whose byte is free has left or has ended, however it did.

use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::os::futex;
use crate::os::memory_file::{self, PAGE, Protection, memory_file, sealed_size};
use crate::share::lease::{Lease, Opened, is_held};
use crate::share::magic::is_other_version;

const MAGIC: [u8; 8] = *b"anygpuS\x01";

/// The lock byte of the first reader.
const READERS: i64 = 1 << 62;
/// The lock byte of the producer.
const PRODUCER: i64 = READERS - 1;

/// The most readers that can join.
pub const MAX_READERS: u32 = 496;

/// Bits of a reader's timeline that hold the step it has read; those above hold its generation.
const STEP_BITS: u32 = 42;
pub const LAST_STEP: u64 = (1 << STEP_BITS) - 1;
/// The last generation of a reader's word, so that timelines stay below 2^62, which NVIDIA's devices compare.
const LAST_GENERATION: u64 = (1 << (62 - STEP_BITS)) - 1;

const JOINED: u64 = 1;

#[repr(C)]
struct StepsPage {
    magic: AtomicU64,
    readers: AtomicU32,
    changes: AtomicU32,
    reserved: [AtomicU32; 12],
    begun: AtomicU64,
    closed: AtomicU64,
    reserved_too: [AtomicU64; 6],
    words: [AtomicU64; MAX_READERS as usize],
}

const _: () = assert!(size_of::<StepsPage>() == PAGE && std::mem::offset_of!(StepsPage, words) == 128);
const _: () = assert!(std::mem::offset_of!(StepsPage, begun) == 64 && std::mem::offset_of!(StepsPage, closed) == 72);

/// A reader among all who ever join: its number, and how many joined there up to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    pub number: u32,
    generation: u64,
}

impl Reader {
    /// The value of its timeline once it has read a step.
    pub fn value(self, step: u64) -> u64 {
        self.generation << STEP_BITS | step.min(LAST_STEP)
    }

    /// The highest value of its timeline, which is below all of the next reader's.
    pub fn last_value(self) -> u64 {
        self.value(LAST_STEP)
    }

    /// The reader with this number that waits for a value of its timeline are about.
    pub fn of(number: u32, value: u64) -> Reader {
        Reader { number, generation: value >> STEP_BITS }
    }

    fn word(self) -> u64 {
        self.generation << 1 | JOINED
    }
}

/// The page as everybody sees it; holds nothing.
pub struct Control {
    page: Lease,
    /// An open file without locks, to test the locks of others.
    probe: Kept,
}

/// A locked byte, and with it the right to a part. It is free again when this is dropped or the process ends.
pub struct Claim(#[expect(dead_code, reason = "ends with the claim")] Lease);

fn refused(why: &str) -> Error {
    Kind::HandleRefused.because(format!("the handle is not one of steps: its file {why}; anygpu_steps_handle has it"))
}

pub fn create(readers: u32) -> Result<OwnedFd> {
    let write = || {
        let _step = Unforked::new();
        let file = std::fs::File::from(memory_file(c"anygpu-steps", PAGE)?);
        memory_file::write(&file, &readers.to_ne_bytes(), std::mem::offset_of!(StepsPage, readers))?;
        memory_file::write(&file, &MAGIC, 0)?;
        descriptor::duplicate(file.as_raw_fd())
    };
    write().map_err(|error| Error::of_system("no memory file for steps: ", error))
}

/// Makes races likely in tests.
fn let_others_run() {
    #[cfg(test)]
    match std::time::Instant::now().elapsed().as_nanos() % 4 {
        0 => std::thread::yield_now(),
        1 => std::thread::sleep(std::time::Duration::from_micros(20)),
        _ => {}
    }
}

impl StepsPage {
    fn join(&self, reader: Reader) -> u64 {
        // In this order, against that of `begin`: the producer sees the reader, or this the step.
        self.words[reader.number as usize].store(reader.word(), Ordering::SeqCst);
        let_others_run();
        self.begun.load(Ordering::SeqCst).min(LAST_STEP)
    }

    fn begin(&self, step: u64, readers: u32) -> Vec<Reader> {
        // Threads that begin steps at the same time, which they may not, do not lower it.
        self.begun.fetch_max(step, Ordering::SeqCst);
        let_others_run();
        let words = self.words.iter().zip(0..readers);
        let joined = words.filter_map(|(word, number)| {
            let word = word.load(Ordering::SeqCst);
            (word & JOINED != 0).then_some(Reader { number, generation: word >> 1 & LAST_GENERATION })
        });
        joined.collect()
    }
}

impl Control {
    /// Maps the page of a file, whose descriptor stays open. HandleRefused for another file.
    pub fn new(descriptor: RawFd) -> Result<Control> {
        descriptor::status(descriptor).map_err(|error| Error::shortage_or(error, |_| refused("is of another kind")))?;
        if memory_file::is_of_another_user(descriptor) {
            return Err(refused("is another user's"));
        }
        if sealed_size(descriptor) != Some(PAGE) {
            return Err(refused("is of another kind"));
        }
        let failed = |error| Error::of_system("the file of steps cannot be mapped: ", error);
        let page =
            Opened::own(descriptor).and_then(|opened| opened.map(0, PAGE, Protection::ReadWrite)).map_err(failed)?;
        let control = Control { page, probe: Opened::own(descriptor).and_then(Opened::keep).map_err(failed)? };
        let magic = control.page().magic.load(Ordering::Relaxed).to_ne_bytes();
        if is_other_version(magic, MAGIC) {
            return Err(refused("is of another version of anygpu"));
        }
        if magic != MAGIC {
            return Err(refused("is of another kind"));
        }
        Ok(control)
    }

    fn page(&self) -> &StepsPage {
        // SAFETY: a page of a file that keeps its size is mapped here as long as this lives, and all that is read of it
        // are atomics, for which any bytes are valid whoever writes them.
        unsafe { &*std::ptr::with_exposed_provenance::<StepsPage>(self.page.start()) }
    }

    pub fn descriptor(&self) -> Result<RawFd> {
        Ok(self.probe.descriptor()?)
    }

    /// Locks a byte, and returns what holds it; `None` if another has it.
    fn claim(&self, bytes: impl Iterator<Item = i64>) -> Result<Option<(i64, Claim)>> {
        let lock = |descriptor: RawFd| {
            let opened = Opened::own(descriptor)?;
            for byte in bytes {
                if opened.hold_alone(byte)? {
                    return Ok(Some((byte, Claim(opened.map(0, PAGE, Protection::Read)?))));
                }
            }
            Ok(None)
        };
        lock(self.descriptor()?).map_err(|error| Error::of_system("the file of steps cannot be locked: ", error))
    }

    pub fn claim_producer(&self) -> Result<Claim> {
        let claim = self.claim(std::iter::once(PRODUCER))?;
        claim.map(|(_, claim)| claim).ok_or_else(|| Kind::Unknown.because("the file of steps has another producer"))
    }

    /// Claims a reader's part. It has not joined yet. OutOfMemory if all are taken.
    pub fn claim_reader(&self) -> Result<(Reader, Claim)> {
        let next = |number: u32| (self.page().words[number as usize].load(Ordering::Relaxed) >> 1) + 1;
        let usable = (0..self.readers()).filter(|number| next(*number) <= LAST_GENERATION);
        let claim = self.claim(usable.map(|number| READERS + i64::from(number)))?;
        let (byte, claim) = claim.ok_or_else(|| {
            Kind::OutOfMemory.because(format!("{} readers have joined already: no more can", self.readers()))
        })?;
        let number = (byte - READERS) as u32;
        Ok((Reader { number, generation: next(number) }, claim))
    }

    /// The number of readers that can join.
    pub fn readers(&self) -> u32 {
        self.page().readers.load(Ordering::Relaxed).min(MAX_READERS)
    }

    /// Adds a reader, and returns the step that the producer began last. It waits for the reader before each later one.
    pub fn join(&self, reader: Reader) -> u64 {
        let begun = self.page().join(reader);
        self.changed();
        begun
    }

    /// Wakes who waits for readers.
    fn changed(&self) {
        self.page().changes.fetch_add(1, Ordering::Release);
        futex::wake(&self.page().changes);
    }

    /// A futex word that changes after a reader has joined, and as the steps are closed.
    pub fn changes(&self) -> &AtomicU32 {
        &self.page().changes
    }

    /// Counts all who have joined so far, also those that have left or have ended.
    pub fn joined(&self) -> u64 {
        let words = self.page().words.iter().take(self.readers() as usize);
        words.map(|word| word.load(Ordering::SeqCst) >> 1 & LAST_GENERATION).sum()
    }

    /// Removes a reader, if it is still there.
    pub fn leave(&self, reader: Reader) {
        let word = &self.page().words[reader.number as usize];
        _ = word.compare_exchange(reader.word(), reader.word() & !JOINED, Ordering::SeqCst, Ordering::Relaxed);
    }

    /// Begins a step of the producer's, and returns the readers to wait for.
    pub fn begin(&self, step: u64) -> Vec<Reader> {
        self.page().begin(step, self.readers())
    }

    /// Returns false for a reader that has left or has ended.
    pub fn is_reading(&self, reader: Reader) -> bool {
        let byte = READERS + i64::from(reader.number);
        self.page().words[reader.number as usize].load(Ordering::SeqCst) == reader.word()
            // In doubt it is.
            && self.probe.get().is_none_or(|probe| is_held(probe, byte..byte + 1))
    }

    /// Returns false if the producer has ended, or that cannot be told.
    pub fn is_producing(&self) -> bool {
        self.probe.get().is_some_and(|probe| is_held(probe, PRODUCER..PRODUCER + 1))
    }

    /// Returns true once the producer has closed the steps or has ended.
    pub fn is_over(&self) -> bool {
        self.last().is_some() || !self.is_producing()
    }

    /// Records that there are no steps after `last`.
    pub fn close(&self, last: u64) {
        self.page().closed.store(last + 1, Ordering::Release);
        self.changed();
    }

    /// The last step, once there are no more.
    pub fn last(&self) -> Option<u64> {
        self.page().closed.load(Ordering::Acquire).checked_sub(1)
    }
}

/// Tests that the interpreter Miri runs, too, with the orders in which other processors may see the page.
#[cfg(test)]
mod orders {
    use super::*;

    #[test]
    fn whoever_joins_sees_the_step_or_is_seen() {
        let rounds = if cfg!(miri) { 20 } else { 2_000 };
        // SAFETY: atomics, for which zeros are values.
        let page: Box<StepsPage> = unsafe { Box::new(std::mem::zeroed()) };
        let turn = std::sync::Barrier::new(2);
        for step in 1..=rounds {
            let reader = Reader { number: 1, generation: step };
            page.words[1].store(0, Ordering::SeqCst);
            let (begun, readers) = std::thread::scope(|scope| {
                let joining = scope.spawn(|| {
                    turn.wait();
                    page.join(reader)
                });
                turn.wait();
                let readers = page.begin(step, 2);
                (joining.join().expect("no panic"), readers)
            });
            assert!(begun == step || readers == [reader], "step {step}: it began behind {begun}, with {readers:?}");
        }
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::os::unix::fs::FileExt;

    use super::*;
    use crate::gpu::kind;

    fn control(readers: u32) -> Control {
        let file = create(readers).expect("a file");
        Control::new(file.as_raw_fd()).expect("steps")
    }

    #[test]
    fn another_version_is_refused_by_name() {
        let file = std::fs::File::from(create(1).expect("a file"));
        file.write_all_at(b"\x02", 7).expect("written");
        let error = Control::new(file.as_raw_fd()).err().expect("refused");
        assert!(error.kind() == Kind::HandleRefused && error.to_string().contains("another version"), "{error}");
        file.write_all_at(b"\0", 0).expect("written");
        assert_eq!(kind(Control::new(file.as_raw_fd())), Some(Kind::HandleRefused));
        let other = memory_file(c"test", 2 * PAGE).expect("a file");
        assert_eq!(kind(Control::new(other.as_raw_fd())), Some(Kind::HandleRefused));
        assert_eq!(kind(Control::new(-1)), Some(Kind::HandleRefused));
        let theirs = create(1).expect("a file");
        // SAFETY: a system call on the test's file. Root alone may give it to another user.
        if unsafe { libc::fchown(theirs.as_raw_fd(), 65534, 65534) } == 0 {
            let error = Control::new(theirs.as_raw_fd()).err().expect("refused");
            assert!(error.to_string().contains("another user's"), "{error}");
        }
    }

    #[test]
    fn a_part_is_one_readers_until_its_claim_ends() {
        let control = control(2);
        let (one, first) = control.claim_reader().expect("free");
        let (two, _second) = control.claim_reader().expect("free");
        assert_eq!(kind(control.claim_reader()), Some(Kind::OutOfMemory));
        assert!(!control.is_reading(one) && control.begin(1).is_empty(), "it has not joined");
        assert_eq!(control.joined(), 0);
        assert_eq!((control.join(one), control.begin(2), control.joined()), (1, vec![one], 1));
        drop(first);
        assert!(!control.is_reading(one) && control.begin(3) == [one], "nobody has looked");
        let (again, _third) = control.claim_reader().expect("free");
        assert!(again.number == one.number && again.value(0) > one.last_value() && again.last_value() < 1 << 62);
        assert_eq!((control.join(again), control.join(two)), (3, 3));
        assert!(!control.is_reading(one) && control.is_reading(again));
        assert_eq!(control.joined(), 3, "the one that has ended has joined, too");
        control.leave(one);
        assert_eq!(control.begin(4), [again, two], "another's word is left alone");
        control.leave(two);
        assert_eq!((control.begin(5), control.last()), (vec![again], None));
        control.close(4);
        assert_eq!(control.last(), Some(4));
    }

    #[test]
    fn a_word_that_has_counted_to_its_end_is_used_no_more() {
        let control = control(2);
        control.page().words[0].store(LAST_GENERATION << 1, Ordering::Relaxed);
        assert_eq!(control.claim_reader().expect("free").0.number, 1);
        control.page().words[1].store(u64::MAX, Ordering::Relaxed);
        assert_eq!(kind(control.claim_reader()), Some(Kind::OutOfMemory));
    }

    /// Any process of the user may write it.
    #[test]
    fn no_number_on_the_page_does_harm() {
        let control = control(2);
        let (reader, _claim) = control.claim_reader().expect("free");
        for number in [0, 1, 2, 1 << 20, 1 << 42, LAST_STEP, u64::MAX >> 1, u64::MAX - 1, u64::MAX] {
            let page = control.page();
            for place in [&page.begun, &page.closed, &page.words[0], &page.words[1]] {
                place.store(number, Ordering::Relaxed);
            }
            page.readers.store(number as u32, Ordering::Relaxed);
            assert!(control.begin(1).iter().all(|reader| reader.last_value() < 1 << 62));
            assert!(control.begin(1).len() <= MAX_READERS as usize);
            assert!(control.joined() <= u64::from(MAX_READERS) * LAST_GENERATION);
            _ = (control.last(), control.claim_reader().map(|_| ()), control.is_reading(reader));
            assert!(control.join(reader) <= LAST_STEP);
            control.leave(reader);
        }
    }

    #[test]
    fn there_is_one_producer() {
        let control = control(1);
        assert!(!control.is_producing());
        let claim = control.claim_producer().expect("free");
        assert!(control.is_producing() && control.claim_producer().is_err());
        drop(claim);
        assert!(!control.is_producing());
    }
}
