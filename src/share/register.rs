// SPDX-License-Identifier: MIT OR Apache-2.0
//! The register: a page of each process that says which of the objects that it exported are still alive.
//!
//! | bytes | what |
//! |---|---|
//! | 0 to 7 | [`MAGIC`] |
//! | 8 to 11 | the bell: changed and woken whenever a slot is cleared |
//! | 64 on | [`SLOTS`] slots: the serial number of an exported object, or 0 |
//! | from 1 MiB on | [`USERS`] rows of 1 MiB, one for each importer: as many words, the serial number of an object in use, or 0 |
//!
//! The owner clears an object's slot before it frees the object, and waits for nobody. Importers map the page read-only:
//! what they find in a slot decides whether a token is stale, and the bell wakes them to let go of what they keep. The
//! owner holds a [`Lease`] on the page, so its end is seen too. Importers get the page from the owner's broker, and have a
//! row each, by a lease too, in which they note what they use: so the owner learns of them, and they need no system call.
//! What nobody has written takes no memory, and the file ends with the last row that was taken, which limits of file sizes
//! count: it grows, and is sealed against being cut off. What is written has its memory before, so no write can fail.

use std::io;
use std::mem::offset_of;
use std::ops::Range;
use std::os::fd::{AsRawFd, RawFd};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor::Kept;
use crate::os::fork::Unforked;
use crate::os::futex;
use crate::os::memory_file::{self, Mapping, PAGE, Protection, growing_file};
use crate::share::broker::{self, Importers, Offer, PAYLOAD};
use crate::share::lease::{Lease, Opened, is_held};
use crate::share::magic::is_other_version;

const MAGIC: [u8; 8] = *b"anygpuR\x01";

/// The most objects that a process exports at a time.
pub const SLOTS: usize = (1 << 17) - 8;

#[repr(C, align(64))]
struct Page {
    magic: AtomicU64,
    bell: AtomicU32,
    reserved: [u32; 13],
    slots: [AtomicU64; SLOTS],
}

const SIZE: usize = 1 << 20;
const _: () = assert!(size_of::<Page>() == SIZE && offset_of!(Page, slots) == 64);

/// The most processes that can note what they use of another.
const USERS: usize = 1024;

/// The byte that the owner holds.
const ALIVE: Range<i64> = 0..1;
/// The bytes by which importers keep others off their rows, and those that say that a row counts.
const CLAIMED: i64 = ALIVE.end;
const COUNTS: i64 = CLAIMED + USERS as i64;

fn row(user: usize) -> usize {
    (1 + user) * SIZE
}

/// The place of a slot in the file.
fn offset(slot: u32) -> usize {
    offset_of!(Page, slots) + size_of::<u64>() * slot as usize
}

/// A page that stays mapped as long as its mapping.
fn page(start: usize) -> &'static Page {
    // SAFETY: the callers keep the mapping, of a file that keeps its size, for as long as they use the page; all that is
    // read are atomics, for which any bytes are valid whoever writes them.
    unsafe { &*std::ptr::with_exposed_provenance::<Page>(start) }
}

/// This process's own page.
pub struct Register {
    lease: Lease,
    /// The page opened anew, which holds nothing, to ask who does.
    probe: Kept,
    /// The broker's handle of the page, by which others know this process.
    pub handle: u64,
    free: Mutex<Free>,
}

/// This process's page. Set once, and never changed.
static OWN: OnceLock<Register> = OnceLock::new();

/// The slots that are free: those given back, and all from `next` on.
#[derive(Default)]
struct Free {
    slots: Vec<u32>,
    next: u32,
    serial: u64,
}

/// A slot and the serial number in it, which no other object of the process ever has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The slot.
    pub slot: u32,
    /// The number.
    pub serial: u64,
}

impl Register {
    /// This process's page, if it has exported something.
    pub fn existing() -> Option<&'static Register> {
        OWN.get()
    }

    /// This process's page, created and offered at the first call.
    pub fn own() -> Result<&'static Register> {
        /// Locked while the page is created, so that there is only one.
        static CREATING: Mutex<()> = Mutex::new(());
        if let Some(own) = OWN.get() {
            return Ok(own);
        }
        let _creating = CREATING.lock().unwrap_or_else(PoisonError::into_inner);
        match OWN.get() {
            Some(own) => Ok(own),
            None => Register::new().map(|own| OWN.get_or_init(|| own)),
        }
    }

    fn new() -> Result<Register> {
        let failed =
            |error: io::Error| Kind::OperatingSystem.because(format!("no memory file for what is exported: {error}"));
        let create = || {
            // A forked child with the file would keep it open, for good.
            let _step = Unforked::new();
            let file = growing_file(c"anygpu-register", SIZE)?;
            memory_file::reserve(file.as_raw_fd(), 0, PAGE)?;
            let lease = Lease::take(file.as_raw_fd(), ALIVE, 0, SIZE, Protection::ReadWrite)?;
            let probe = Opened::own(file.as_raw_fd())?.keep()?;
            Ok((lease, probe, Kept::new(file)?))
        };
        let (lease, probe, file) = create().map_err(failed)?;
        page(lease.start()).magic.store(u64::from_ne_bytes(MAGIC), Ordering::Release);
        let handle = broker::offer(Offer { descriptor: Some(file), payload: [0; PAYLOAD] }, Importers::Any)?;
        Ok(Register { lease, probe, handle, free: Mutex::default() })
    }

    fn page(&self) -> &Page {
        page(self.lease.start())
    }

    /// Enters a new object. OutOfMemory if there are too many.
    pub fn enter(&self) -> Result<Place> {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = match free.slots.pop() {
            Some(slot) => slot,
            None if (free.next as usize) < SLOTS => {
                let start = offset(free.next);
                if let Some(probe) = self.probe.get().filter(|_| start.is_multiple_of(PAGE)) {
                    memory_file::reserve(probe, start, PAGE).map_err(|error| {
                        Kind::OutOfMemory.because(format!("no memory to note what is exported: {error}"))
                    })?;
                }
                free.next += 1;
                free.next - 1
            }
            None => return Err(Kind::OutOfMemory.because(format!("this process exports {SLOTS} objects already"))),
        };
        free.serial += 1;
        let place = Place { slot, serial: free.serial };
        self.page().slots[slot as usize].store(place.serial, Ordering::Release);
        Ok(place)
    }

    /// Returns true if another process uses an object, as far as is known.
    pub fn is_used(&self, place: Place) -> bool {
        self.probe.get().is_some_and(|probe| has_user(probe, place, 0..USERS))
    }

    /// Clears the slot of an object that is about to end, and wakes its importers.
    pub fn leave(&self, place: Place) {
        // Ordered before whatever frees the object: an importer that opens it and then still finds the number has the
        // object that the number is for.
        self.page().slots[place.slot as usize].store(0, Ordering::SeqCst);
        self.page().bell.fetch_add(1, Ordering::Release);
        futex::wake(&self.page().bell);
        self.free.lock().unwrap_or_else(PoisonError::into_inner).slots.push(place.slot);
    }
}

/// Looks for a user of an object among importers. One question is enough where there are none.
fn has_user(probe: RawFd, place: Place, users: Range<usize>) -> bool {
    if !is_held(probe, COUNTS + users.start as i64..COUNTS + users.end as i64) {
        return false;
    }
    if users.len() == 1 {
        // Read, not mapped: a mapping would fill the holes that it looks at.
        let at = row(users.start) + size_of::<u64>() * place.slot as usize;
        return memory_file::read_word(probe, at).is_ok_and(|serial| serial == place.serial);
    }
    let middle = users.start.midpoint(users.end);
    has_user(probe, place, users.start..middle) || has_user(probe, place, middle..users.end)
}

/// This process's row in the file of an owner.
struct Row {
    lease: Lease,
    user: usize,
    /// A bit for each page that has memory. Relaxed: the file's memory is the kernel's to order.
    reserved: [AtomicU64; SIZE / PAGE / 64],
}

impl Row {
    /// Takes the first row that nobody has.
    fn take(fd: RawFd) -> io::Result<Row> {
        let mut opened = Opened::own(fd)?;
        for user in 0..USERS {
            if !opened.hold_alone(CLAIMED + user as i64)? {
                continue;
            }
            opened.grow(row(user) + SIZE)?;
            // A process that has ended may have left something.
            memory_file::clear(opened.as_raw_fd(), row(user), SIZE)?;
            opened.hold(COUNTS + user as i64..COUNTS + user as i64 + 1)?;
            let lease = opened.map(row(user), SIZE, Protection::ReadWrite)?;
            return Ok(Row { lease, user, reserved: Default::default() });
        }
        Err(io::Error::other(format!("{USERS} processes have memory of it")))
    }

    /// Gives a page of the row its memory; false where there is none.
    fn reserve(&self, probe: &Kept, page: usize) -> bool {
        let (bits, bit) = (&self.reserved[page / 64], 1 << (page % 64));
        if bits.load(Ordering::Relaxed) & bit != 0 {
            return true;
        }
        let Some(probe) = probe.get() else { return false };
        if let Err(error) = memory_file::reserve(probe, row(self.user) + page * PAGE, PAGE) {
            log::warn!("the owner of imported memory is not told that it is used: {error}");
            return false;
        }
        bits.fetch_or(bit, Ordering::Relaxed);
        true
    }

    /// Notes that an object is used, or is used no more. `probe` is the file.
    fn set(&self, probe: &Kept, place: Place, is_used: bool) {
        let offset = size_of::<u64>() * place.slot as usize;
        if (place.slot as usize) < SLOTS && self.reserve(probe, offset / PAGE) {
            let at = self.lease.start() + offset;
            // SAFETY: in the row, which is mapped as long as the lease lives, and has atomics only.
            let word = unsafe { &*std::ptr::with_exposed_provenance::<AtomicU64>(at) };
            match is_used {
                true => word.store(place.serial, Ordering::Release),
                // A newer object in the slot may be in use.
                false => _ = word.compare_exchange(place.serial, 0, Ordering::Release, Ordering::Relaxed),
            }
        }
    }
}

/// Another process's page.
pub struct Owner {
    mapping: Mapping,
    probe: Kept,
    /// `None` where there is none left, or the system refuses it.
    row: Option<Row>,
    /// True once the process was found to have ended. Relaxed: nothing else goes with it.
    has_ended: AtomicBool,
}

impl Owner {
    /// The page that a broker's handle names. Errors as of [`broker::take`]; HandleRefused for anything else.
    pub fn of(handle: u64) -> Result<Owner> {
        let refused = |why: &str| -> Error { Kind::HandleRefused.because(format!("the token's owner {why}")) };
        let probe = broker::take(handle)?.descriptor.ok_or_else(|| refused("offers no register"))?;
        Owner::map(probe)
    }

    /// The page in a file; HandleRefused for anything else.
    fn map(probe: Kept) -> Result<Owner> {
        let refused = |why: &str| -> Error { Kind::HandleRefused.because(format!("the token's owner {why}")) };
        let fd = probe.descriptor()?;
        // Another version may have another size.
        let size = memory_file::least_size(fd);
        if size.is_some() && memory_file::read_word(fd, 0).is_ok_and(|word| is_other_version(word.to_ne_bytes(), MAGIC))
        {
            return Err(refused("uses another version of anygpu"));
        }
        if size.is_none_or(|size| size < SIZE) {
            return Err(refused("offers something else than a register"));
        }
        let mapping = {
            let _step = Unforked::new();
            Mapping::new(fd, 0, SIZE, Protection::Read)?
        };
        if page(mapping.start()).magic.load(Ordering::Acquire) != u64::from_ne_bytes(MAGIC) {
            return Err(refused("offers something else than a register"));
        }
        let row = Row::take(fd);
        let row =
            row.inspect_err(|error| log::warn!("the owner of imported memory is not told who uses it: {error}")).ok();
        Ok(Owner { mapping, probe, row, has_ended: AtomicBool::new(false) })
    }

    fn page(&self) -> &Page {
        page(self.mapping.start())
    }

    /// Returns true while the object is alive, as far as is known without a system call.
    #[inline]
    pub fn has(&self, place: Place) -> bool {
        let slot = self.page().slots.get(place.slot as usize);
        slot.is_some_and(|slot| slot.load(Ordering::SeqCst) == place.serial) && !self.has_ended.load(Ordering::Relaxed)
    }

    /// Tells the owner whether this process uses an object.
    #[inline]
    pub fn set_used(&self, place: Place, is_used: bool) {
        if let Some(row) = &self.row {
            row.set(&self.probe, place, is_used);
        }
    }

    /// The word that changes when an object ends.
    pub fn bell(&self) -> &AtomicU32 {
        &self.page().bell
    }

    /// Asks whether the process has ended.
    pub fn has_ended(&self) -> bool {
        // Where the program has closed the descriptor nothing can be asked: what is kept must go.
        let is_alive = self.probe.get().is_some_and(|probe| is_held(probe, ALIVE));
        if !is_alive {
            self.has_ended.store(true, Ordering::Relaxed);
        }
        !is_alive
    }
}

/// Registers that their owners, and other importers, write as they like.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use std::cell::OnceCell;
    use std::os::unix::fs::FileExt;

    use super::*;
    use crate::fuzz::Bytes;

    /// Writes words of a register, and asks about objects.
    pub fn register(input: &[u8]) {
        thread_local!(static OWNER: OnceCell<(std::fs::File, Owner)> = const { OnceCell::new() });
        OWNER.with(|owner| {
            let (file, owner) = owner.get_or_init(|| {
                let file = std::fs::File::from(growing_file(c"anygpu-test", SIZE).expect("a memory file"));
                file.write_all_at(&MAGIC, 0).expect("written");
                let kept = Kept::new(file.try_clone().expect("a copy").into()).expect("open");
                let owner = Owner::map(kept).expect("a register");
                (file, owner)
            });
            let mut input = Bytes(input);
            while !input.is_empty() {
                let (act, slot, serial) = (input.byte(), input.number() as u32, input.number());
                let place = Place { slot, serial };
                match act % 4 {
                    0 => {
                        let at = u64::from(slot) % (4 * SIZE as u64 - 8);
                        file.write_all_at(&serial.to_ne_bytes(), at).expect("written");
                    }
                    1 => assert!(!owner.has(place) || (slot as usize) < SLOTS),
                    2 => owner.set_used(place, act & 64 != 0),
                    _ => {
                        // SAFETY: a plain system call.
                        let room = usize::try_from(unsafe { libc::lseek(file.as_raw_fd(), 0, libc::SEEK_END) });
                        let row = |user: usize| room.is_ok_and(|room| row(user) + SIZE <= room);
                        let users = usize::from(act >> 4) % 4;
                        assert!(!has_user(file.as_raw_fd(), place, users..users + 1) || row(users));
                    }
                }
            }
        });
    }

    /// An object that is there, and used.
    pub fn samples() -> Vec<Vec<u8>> {
        vec![vec![0, 0x86, 7, 1, 0, 7, 66, 0, 7, 3, 0, 7, 2, 0, 7, 3, 0, 7]]
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::FileExt;

    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn an_object_is_used_while_a_living_row_says_so() {
        let register = Register::new().expect("a register");
        let (place, other) = (register.enter().expect("a slot"), register.enter().expect("a slot"));
        let file = register.probe.descriptor().expect("open");
        let rows: Vec<Row> = (0..3).map(|_| Row::take(file).expect("a row")).collect();
        assert!(!register.is_used(place));
        rows[2].set(&register.probe, place, true);
        assert!(register.is_used(place) && !register.is_used(other));
        rows[2].set(&register.probe, Place { slot: u32::MAX, serial: 1 }, true);
        drop(rows);
        assert!(!register.is_used(place), "nobody has the row");
        let again: Vec<Row> = (0..3).map(|_| Row::take(file).expect("a row")).collect();
        assert!(!register.is_used(place), "what the last one left in the row is gone");
        again[0].set(&register.probe, place, true);
        register.leave(place);
        let next = register.enter().expect("the slot again");
        assert_eq!(next.slot, place.slot);
        assert!(!register.is_used(next));
        again[0].set(&register.probe, next, true);
        again[0].set(&register.probe, place, false);
        assert!(register.is_used(next), "closing what was in the slot before changes nothing");
    }

    /// Importers have the file, and may write anything into it.
    // Claim: shared-pages-harmless.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn no_number_in_a_register_does_harm() {
        let register = Register::new().expect("a register");
        let place = register.enter().expect("a slot");
        let file =
            std::fs::File::from(memory_file::reopen_own(register.probe.descriptor().expect("open")).expect("ours"));
        let owner = Owner::map(Kept::new(file.try_clone().expect("a copy").into()).expect("open")).expect("a register");
        assert!(owner.has(place));
        for byte in [0xff, 0x5a, 0] {
            file.write_all_at(&vec![byte; 4 * SIZE], 8).expect("written");
            for slot in [0, place.slot, SLOTS as u32 - 1, SLOTS as u32, u32::MAX] {
                let any = Place { slot, serial: u64::from_ne_bytes([byte; 8]) };
                assert_eq!(owner.has(any), (slot as usize) < SLOTS, "{byte:#x}, slot {slot}");
                owner.set_used(any, true);
                owner.set_used(any, false);
                register.is_used(any);
            }
            assert!(!owner.has(place), "what the owner wrote is gone, so the token is stale");
            assert!(!owner.has_ended());
        }
        register.leave(place);
        assert_eq!(register.enter().expect("a slot").slot, place.slot);
    }

    // Claim: formats-of-other-versions.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn another_version_is_refused_by_name() {
        for (size, magic, words) in [
            (SIZE, *b"anygpuR\x02", "another version of anygpu"),
            (SIZE / 2, *b"anygpuR\x00", "another version of anygpu"),
            (SIZE, *b"anygpuT\x01", "something else than a register"),
            (SIZE / 2, MAGIC, "something else than a register"),
        ] {
            let file = std::fs::File::from(growing_file(c"anygpu-test", size).expect("a memory file"));
            file.write_all_at(&magic, 0).expect("written");
            let refusal = Owner::map(Kept::new(file.into()).expect("open")).err().expect("refused");
            assert_eq!(refusal.kind(), Kind::HandleRefused);
            assert!(refusal.to_string().contains(words), "{refusal}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_slot_that_is_used_again_has_another_number() {
        let register = Register::new().expect("a register");
        let first = register.enter().expect("a slot");
        let other = register.enter().expect("a slot");
        assert_ne!(first.slot, other.slot);
        let bell = register.page().bell.load(Ordering::Relaxed);
        register.leave(first);
        assert_ne!(register.page().bell.load(Ordering::Relaxed), bell);
        let again = register.enter().expect("a slot");
        assert_eq!(again.slot, first.slot);
        assert_ne!(again.serial, first.serial);
        for _ in 2..SLOTS {
            register.enter().expect("a slot");
        }
        assert_eq!(register.enter().map_err(|error| error.kind()), Err(Kind::OutOfMemory));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn the_file_grows_with_its_users_and_has_memory_before_it_is_written() {
        let register = Register::new().expect("a register");
        let file = register.probe.descriptor().expect("open");
        let status = || crate::os::descriptor::status(file).expect("open");
        assert_eq!(status().st_size as usize, SIZE);
        let rows: Vec<Row> = (0..3).map(|_| Row::take(file).expect("a row")).collect();
        assert_eq!(status().st_size as usize, 4 * SIZE);
        // SAFETY: a plain system call.
        assert_eq!(unsafe { libc::ftruncate(file, SIZE as i64) }, -1, "nobody cuts it off");
        let word = |start| memory_file::read_word(file, start).expect("within the file");
        let blocks = status().st_blocks;
        let far = Place { slot: 100_000, serial: 7 };
        rows[1].set(&register.probe, far, false);
        rows[1].set(&register.probe, far, true);
        assert_eq!((word(row(1) + 800_000), word(row(1) + 800_008)), (7, 0));
        assert!(status().st_blocks > blocks);
        let blocks = status().st_blocks;
        for slot in 0..=505 {
            assert_eq!(register.enter().expect("a slot").slot, slot);
        }
        assert!(status().st_blocks > blocks, "slot 504 is the first of another page");
    }
}
