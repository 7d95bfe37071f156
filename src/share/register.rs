// SPDX-License-Identifier: MIT OR Apache-2.0
//! The register: a page of each process that says which of the objects that it exported are still alive.
//!
//! | bytes | what |
//! |---|---|
//! | 0 to 7 | [`MAGIC`] |
//! | 8 to 11 | the bell: changed and woken whenever a slot is cleared |
//! | 12 to 15 | a number that changes after each change of the process's names; 0 where it does not tell |
//! | 64 on | [`SLOTS`] slots: the serial number of an exported object, or 0 |
//! | from 1 MiB on | [`USERS`] rows of 1 MiB, one for each importer: as many words, the serial number of an object in use, or 0 |
//!
//! The owner clears an object's slot before it frees the object, and waits for nobody. Importers map the page read-only:
//! what they find in a slot decides whether a token is stale, and the bell wakes them to let go of what they keep. The
//! owner holds a [`Lease`] on the page, so its end is seen too. Importers get the page from the owner's broker, and have a
//! row each, by a lease too, in which they note what they use. A lock on a byte of the file for each object in use would do
//! without rows, but cost each import of a kept mapping, and its close, a system call.
//!
//! The file is sparse and grows up to the last row that was taken, since limits of file sizes (ulimit -f) count it; it is
//! sealed against being cut off. A page has its memory (fallocate) before the first store to it, so no store fails.
//!
//! An importer knows the [`Owner`]s of what it has open. The watching thread (`share/watch.rs`) listens to their bells and
//! looks whether they live; another thread closes what is gone, since a call of the back end may take long there.

use std::fs::File;
use std::io;
use std::mem::offset_of;
use std::num::NonZeroU32;
use std::ops::Range;
use std::os::fd::{AsRawFd, RawFd};
use std::os::unix::fs::FileExt;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering, fence};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor::Kept;
use crate::os::fork::Unforked;
use crate::os::futex;
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::memory_file::{self, Mapping, PAGE, Protection, growing_file};
use crate::os::spawn;
use crate::share::broker::{self, Importers, Offer, PAYLOAD};
use crate::share::lease::{Lease, Opened, is_held};
use crate::share::magic::is_other_version;
use crate::share::watch::{self, Condition, Outcome};

const MAGIC: [u8; 8] = *b"anygpuR\x01";

/// The most objects that a process exports at a time.
pub const SLOTS: usize = (1 << 17) - 8;

#[repr(C, align(64))]
struct RegisterPage {
    magic: AtomicU64,
    bell: AtomicU32,
    names: AtomicU32,
    /// Atomic as well: other processes can write it.
    reserved: [AtomicU32; 12],
    slots: [AtomicU64; SLOTS],
}

const SIZE: usize = 1 << 20;
const _: () = assert!(size_of::<RegisterPage>() == SIZE && offset_of!(RegisterPage, slots) == 64);

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
    offset_of!(RegisterPage, slots) + size_of::<u64>() * slot as usize
}

/// A page that stays mapped as long as its mapping.
fn page(start: usize) -> &'static RegisterPage {
    // SAFETY: the callers keep the mapping, of a file that keeps its size, for as long as they use the page; all that is
    // read are atomics, for which any bytes are valid whoever writes them.
    unsafe { &*std::ptr::with_exposed_provenance::<RegisterPage>(start) }
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

/// An exported object: its slot, and the serial number there, which no other object of the process ever has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectId {
    pub slot: u32,
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
        let _creating = lock(&CREATING);
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
        page(lease.start()).names.store(1, Ordering::Relaxed);
        page(lease.start()).magic.store(u64::from_ne_bytes(MAGIC), Ordering::Release);
        let handle = broker::offer(Offer { descriptor: Some(file), payload: [0; PAYLOAD] }, Importers::Any)?;
        Ok(Register { lease, probe, handle, free: Mutex::default() })
    }

    fn page(&self) -> &RegisterPage {
        page(self.lease.start())
    }

    /// Enters a new object. OutOfMemory if there are too many.
    pub fn enter(&self) -> Result<ObjectId> {
        let mut free = lock(&self.free);
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
        self.page().slots[slot as usize].store(free.serial, Ordering::Release);
        Ok(ObjectId { slot, serial: free.serial })
    }

    /// Returns true if another process uses an object, as far as is known.
    pub fn is_used(&self, id: ObjectId) -> bool {
        self.probe.get().is_some_and(|probe| has_user(probe, id))
    }

    /// Clears the slot of an object that is about to end, and wakes its importers.
    pub fn retire(&self, id: ObjectId) {
        // Ordered before whatever frees the object: an importer that opens it and then still finds the number has the
        // object that the number is for.
        self.page().slots[id.slot as usize].store(0, Ordering::SeqCst);
        self.page().bell.fetch_add(1, Ordering::Release);
        futex::wake(&self.page().bell);
    }

    /// Enters an object again that has not ended: its slot was cleared, and not reclaimed.
    pub fn restore(&self, id: ObjectId) {
        self.page().slots[id.slot as usize].store(id.serial, Ordering::Release);
    }

    /// Tells those who have looked up a name of this process that a name has changed. Called after the change.
    pub fn change_names(&self) {
        self.page().names.fetch_add(1, Ordering::Release);
    }

    /// Makes the slot of an object that has ended another's.
    pub fn reclaim(&self, id: ObjectId) {
        lock(&self.free).slots.push(id.slot);
    }
}

/// Looks for a user of an object in all rows of the file.
fn has_user(probe: RawFd, id: ObjectId) -> bool {
    // Read, not mapped: a mapping would fill the holes that it looks at.
    let serial = |user| memory_file::read_word(probe, row(user) + size_of::<u64>() * id.slot as usize);
    let counts = |user: i64| is_held(probe, COUNTS + user..COUNTS + user + 1);
    let mut rows = (0..USERS).map_while(|user| Some((user as i64, serial(user).ok()?)));
    rows.any(|(user, serial)| serial == id.serial && counts(user))
}

/// The objects that are alive, by the file of any process's register. For those who only look.
pub fn objects(file: &File) -> io::Result<Vec<ObjectId>> {
    let mut bytes = vec![0; SIZE];
    file.read_exact_at(&mut bytes, 0)?;
    let (head, slots) = bytes.split_at(offset(0));
    if !head.starts_with(&MAGIC) {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let serials = slots.as_chunks().0.iter().map(|serial| u64::from_ne_bytes(*serial));
    Ok((0..).zip(serials).filter(|(_, serial)| *serial != 0).map(|(slot, serial)| ObjectId { slot, serial }).collect())
}

/// Tells whether an importer notes that it uses an object, in its row at an offset of the file. For those who only look.
pub fn is_noted(file: &File, row: u64, id: ObjectId) -> bool {
    memory_file::read_word(file.as_raw_fd(), row as usize + size_of::<u64>() * id.slot as usize)
        .is_ok_and(|serial| serial == id.serial)
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
    fn set(&self, probe: &Kept, id: ObjectId, is_used: bool) {
        let offset = size_of::<u64>() * id.slot as usize;
        if (id.slot as usize) < SLOTS && self.reserve(probe, offset / PAGE) {
            let at = self.lease.start() + offset;
            // SAFETY: in the row, which is mapped as long as the lease lives, and has atomics only.
            let word = unsafe { &*std::ptr::with_exposed_provenance::<AtomicU64>(at) };
            match is_used {
                true => word.store(id.serial, Ordering::Release),
                // A newer object in the slot may be in use.
                false => _ = word.compare_exchange(id.serial, 0, Ordering::Release, Ordering::Relaxed),
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
    /// True once somebody listens to the bell. Relaxed: set before the bell is listened to, and never taken back.
    pub is_watched: AtomicBool,
}

impl Owner {
    /// The owner that a broker's handle names, known from now on to its end.
    ///
    /// `close` is the thread that [`close_what_is_gone`] is for. Errors as of [`broker::take`]; HandleRefused for a handle
    /// of anything else.
    pub fn of(handle: u64, close: fn()) -> Result<Arc<Owner>> {
        let owner = match Owner::known(handle) {
            Some(known) => known,
            None => {
                let file = broker::take(handle)?.descriptor.ok_or_else(|| refused("offers no register"))?;
                let owner = Arc::new(Owner::map(file)?);
                let heard = futex::value(owner.bell());
                lock(&KNOWN).entry(handle).or_insert((owner, Some(heard))).0.clone()
            }
        };
        listen_to_all(close);
        Ok(owner)
    }

    /// The owner that a broker's handle names, if it is known here.
    pub fn known(handle: u64) -> Option<Arc<Owner>> {
        lock(&KNOWN).get(&handle).map(|known| known.0.clone())
    }

    /// The page in a file; HandleRefused for anything else.
    fn map(probe: Kept) -> Result<Owner> {
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
        let mapping = Mapping::new(fd, 0, SIZE, Protection::Read)?;
        if page(mapping.start()).magic.load(Ordering::Relaxed) != u64::from_ne_bytes(MAGIC) {
            return Err(refused("offers something else than a register"));
        }
        let untold = |error: &io::Error| log::warn!("the owner of imported memory is not told who uses it: {error}");
        let row = Row::take(fd).inspect_err(untold).ok();
        Ok(Owner { mapping, probe, row, has_ended: AtomicBool::new(false), is_watched: AtomicBool::new(false) })
    }

    fn page(&self) -> &RegisterPage {
        page(self.mapping.start())
    }

    /// Returns true while the object is alive, as far as is known without a system call.
    #[inline]
    pub fn has(&self, id: ObjectId) -> bool {
        let slot = self.page().slots.get(id.slot as usize);
        // Relaxed, and a fence: other loads of memory that is mapped read-only are not defined.
        let is_there = slot.is_some_and(|slot| slot.load(Ordering::Relaxed) == id.serial);
        fence(Ordering::Acquire);
        is_there && !self.has_ended.load(Ordering::Relaxed)
    }

    /// The number that changes after each change of the owner's names. `None` where it does not tell.
    pub fn names(&self) -> Option<NonZeroU32> {
        let number = NonZeroU32::new(self.page().names.load(Ordering::Relaxed));
        // As for slots: what is asked next is not asked before.
        fence(Ordering::Acquire);
        number
    }

    /// Tells the owner whether this process uses an object.
    #[inline]
    pub fn set_used(&self, id: ObjectId, is_used: bool) {
        if let Some(row) = &self.row {
            row.set(&self.probe, id, is_used);
        }
    }

    /// This process's own page, as others have it.
    #[cfg(test)]
    pub fn of_this_process() -> Owner {
        let probe = Register::own().expect("a register").probe.descriptor().expect("open");
        let file = memory_file::reopen_own(probe).expect("ours");
        Owner::map(Kept::new(file).expect("open")).expect("a register")
    }

    /// The word that changes when an object ends; [`futex::value`] reads it.
    pub fn bell(&self) -> &AtomicU32 {
        &self.page().bell
    }

    pub fn has_ended(&self) -> bool {
        // Where the program has closed the descriptor nothing can be asked: what is kept must go.
        let is_alive = self.probe.get().is_some_and(|probe| is_held(probe, ALIVE));
        if !is_alive {
            self.has_ended.store(true, Ordering::Relaxed);
        }
        !is_alive
    }
}

fn refused(why: &str) -> Error {
    Kind::HandleRefused.because(format!("the token's owner {why}"))
}

/// An owner, and the number of its bell before its objects were last looked at.
///
/// The number is `None` while somebody listens to the bell.
type KnownOwner = (Arc<Owner>, Option<u32>);

/// The owners by register. Locked for each look only.
static KNOWN: Mutex<Map<u64, KnownOwner>> = Mutex::new(Map::new());
/// A futex word, changed (release) and woken when the closing thread has something to do.
static WORK: AtomicU32 = AtomicU32::new(0);

/// Has the watching thread listen to the owners that it does not listen to yet. `close` is the closing thread.
fn listen_to_all(close: fn()) {
    /// Locked while the thread is started, so that there is only one.
    static STARTED: Mutex<bool> = Mutex::new(false);
    if lock(&KNOWN).values().all(|known| known.1.is_none()) {
        return;
    }
    let mut started = lock(&STARTED);
    *started = *started || watch::start() && spawn::start(c"anygpu-retire", spawn::STACK, close);
    if *started {
        lock(&KNOWN).iter_mut().for_each(listen);
    }
}

/// Has the watching thread listen to an owner's bell, if it does not.
fn listen((register, (owner, unheard)): (&u64, &mut KnownOwner)) {
    if let Some(heard) = unheard.take() {
        owner.is_watched.store(true, Ordering::Relaxed);
        let (bell, register) = (Bell { owner: owner.clone(), heard, asked: None }, *register);
        watch::hand_over(Box::new(bell), move |_| {
            if let Some(known) = lock(&KNOWN).get_mut(&register) {
                known.1 = Some(heard);
            }
            close_soon();
        });
    }
}

/// An owner's bell, of this number when the owner's objects were last looked at.
struct Bell {
    owner: Arc<Owner>,
    heard: u32,
    /// The interval in which it was last asked whether the owner has ended.
    asked: Option<u32>,
}

impl Condition for Bell {
    /// The wait ends when the bell has rung, or the owner has ended.
    fn poll(&mut self) -> Option<Outcome> {
        let is_asked = self.asked.replace(watch::interval()) != Some(watch::interval());
        (futex::value(self.owner.bell()) != self.heard || is_asked && self.owner.has_ended()).then_some(Ok(()))
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(self.owner.bell())
    }

    fn is_patient(&self) -> bool {
        true
    }
}

/// Has the closing thread look for what is gone.
pub fn close_soon() {
    WORK.fetch_add(1, Ordering::Release);
    futex::wake(&WORK);
}

/// Runs the closing thread, which calls `close_gone` whenever something may be.
pub fn close_what_is_gone(close_gone: impl Fn()) {
    /// The shortest time between two looks. An owner may ring without end, by its frees or to do harm.
    const BETWEEN: Duration = Duration::from_millis(1);
    loop {
        let work = WORK.load(Ordering::Acquire);
        let mut rung = Vec::new();
        for (register, (owner, heard)) in lock(&KNOWN).iter_mut().filter(|known| known.1.1.is_some()) {
            // Before the slots: a bell that rings behind it is heard.
            *heard = Some(futex::value(owner.bell()));
            rung.push((*register, owner.clone()));
        }
        rung.retain(|(_, owner)| owner.has_ended());
        close_gone();
        let mut known = lock(&KNOWN);
        // Nothing of one that has ended stays open over the sleep.
        rung.into_iter().for_each(|(register, _)| _ = known.remove(&register));
        known.iter_mut().for_each(listen);
        drop(known);
        std::thread::sleep(BETWEEN);
        futex::wait(&WORK, work, None);
    }
}

/// Registers that their owners, and other importers, write as they like.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use super::*;
    use crate::fuzz::Bytes;
    use std::cell::OnceCell;

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
                let id = ObjectId { slot, serial };
                match act % 4 {
                    0 => {
                        let at = u64::from(slot) % (4 * SIZE as u64 - 8);
                        file.write_all_at(&serial.to_ne_bytes(), at).expect("written");
                    }
                    1 => assert!(!owner.has(id) || (slot as usize) < SLOTS),
                    2 => owner.set_used(id, act & 64 != 0),
                    _ => _ = has_user(file.as_raw_fd(), id),
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
#[cfg(not(miri))]
mod tests {
    use super::*;
    use crate::os::forked;

    #[test]
    fn others_see_what_is_alive_and_who_uses_it() {
        let register = Register::new().expect("a register");
        let file = File::from(memory_file::reopen_own(register.probe.descriptor().expect("open")).expect("ours"));
        let ids = [(); 3].map(|()| register.enter().expect("a slot"));
        let row = Row::take(file.as_raw_fd()).expect("a row");
        row.set(&register.probe, ids[2], true);
        register.retire(ids[0]);
        assert_eq!(objects(&file).expect("read"), ids[1..]);
        assert_eq!(ids.map(|id| is_noted(&file, SIZE as u64, id)), [false, false, true]);
        assert!(objects(&File::open("/dev/zero").expect("every system has it")).is_err());
    }

    #[test]
    fn an_object_is_used_while_a_living_row_says_so() {
        let register = Register::new().expect("a register");
        let (id, other) = (register.enter().expect("a slot"), register.enter().expect("a slot"));
        let file = register.probe.descriptor().expect("open");
        let rows: Vec<Row> = (0..3).map(|_| Row::take(file).expect("a row")).collect();
        assert!(!register.is_used(id));
        rows[2].set(&register.probe, id, true);
        assert!(register.is_used(id) && !register.is_used(other));
        rows[2].set(&register.probe, ObjectId { slot: u32::MAX, serial: 1 }, true);
        let mut rows = rows;
        rows[0].set(&register.probe, other, true);
        for _ in 0..2 {
            drop(rows.remove(0));
            assert!(register.is_used(id) && !register.is_used(other), "rows live and end one by one");
        }
        let first = Row::take(file).expect("a row");
        drop(rows);
        assert!(!register.is_used(id), "nobody has the row");
        drop(first);
        let again: Vec<Row> = (0..3).map(|_| Row::take(file).expect("a row")).collect();
        assert!(!register.is_used(id), "what the last one left in the row is gone");
        again[0].set(&register.probe, id, true);
        register.retire(id);
        register.reclaim(id);
        let next = register.enter().expect("the slot again");
        assert_eq!(next.slot, id.slot);
        assert!(!register.is_used(next));
        again[0].set(&register.probe, next, true);
        again[0].set(&register.probe, id, false);
        assert!(register.is_used(next), "closing what was in the slot before changes nothing");
    }

    /// Importers have the file, and may write anything into it.
    #[test]
    fn no_number_in_a_register_does_harm() {
        let register = Register::new().expect("a register");
        let id = register.enter().expect("a slot");
        let file =
            std::fs::File::from(memory_file::reopen_own(register.probe.descriptor().expect("open")).expect("ours"));
        let owner = Owner::map(Kept::new(file.try_clone().expect("a copy").into()).expect("open")).expect("a register");
        assert!(owner.has(id));
        for byte in [0xff, 0x5a, 0] {
            file.write_all_at(&vec![byte; 4 * SIZE], 8).expect("written");
            for slot in [0, id.slot, SLOTS as u32 - 1, SLOTS as u32, u32::MAX] {
                let any = ObjectId { slot, serial: u64::from_ne_bytes([byte; 8]) };
                assert_eq!(owner.has(any), (slot as usize) < SLOTS, "{byte:#x}, slot {slot}");
                owner.set_used(any, true);
                owner.set_used(any, false);
                register.is_used(any);
            }
            assert!(!owner.has(id), "what the owner wrote is gone, so the token is stale");
            assert!(!owner.has_ended());
        }
        register.retire(id);
        register.reclaim(id);
        assert_eq!(register.enter().expect("a slot").slot, id.slot);
    }

    /// A store to a page without memory, where there is none, ends the process.
    #[test]
    fn nothing_is_noted_where_there_is_no_memory() {
        let register = Register::new().expect("a register");
        let row = Row::take(register.probe.descriptor().expect("open")).expect("a row");
        let (near, far) = (ObjectId { slot: 1, serial: 5 }, ObjectId { slot: 100_000, serial: 7 });
        row.set(&register.probe, near, true);
        let noted = |id: ObjectId| {
            let word = row.lease.start() + size_of::<u64>() * id.slot as usize;
            // SAFETY: in the row, which has atomics only.
            unsafe { &*std::ptr::with_exposed_provenance::<AtomicU64>(word) }.load(Ordering::Relaxed)
        };
        let results = std::thread::scope(|scope| {
            let full = || {
                forked::deny(libc::SYS_fallocate, libc::ENOSPC);
                row.set(&register.probe, far, true);
                row.set(&register.probe, near, false);
                let new = Register::new().map_err(|error| error.kind());
                assert_eq!(new.err(), Some(Kind::OperatingSystem), "not even the first page has memory");
                (0..505).map(|_| register.enter().map_err(|error| error.kind())).collect::<Vec<_>>()
            };
            scope.spawn(full).join().expect("no panic")
        });
        assert_eq!((noted(far), noted(near)), (0, 0), "the page of the second has its memory");
        assert!(results[..504].iter().all(|result| result.is_ok()));
        assert_eq!(results[504], Err(Kind::OutOfMemory), "slot 504 is the first of another page");
        row.set(&register.probe, far, true);
        assert_eq!((noted(far), register.enter().is_ok()), (7, true), "there is memory again");
    }

    #[test]
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
    fn a_slot_that_is_used_again_has_another_number() {
        let register = Register::new().expect("a register");
        let first = register.enter().expect("a slot");
        let other = register.enter().expect("a slot");
        assert_ne!(first.slot, other.slot);
        let bell = register.page().bell.load(Ordering::Relaxed);
        register.retire(first);
        register.reclaim(first);
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
        let far = ObjectId { slot: 100_000, serial: 7 };
        assert!(rows[1].reserve(&register.probe, 800_000 / PAGE));
        let reserved = status().st_blocks;
        rows[1].set(&register.probe, far, false);
        assert_eq!(status().st_blocks, reserved, "what is written has its memory");
        rows[1].set(&register.probe, far, true);
        assert_eq!((word(row(1) + 800_000), word(row(1) + 800_008)), (7, 0));
        assert!(status().st_blocks > blocks);
        let blocks = status().st_blocks;
        let first_of_next = ((memory_file::page_size() - offset(0)) / size_of::<u64>()) as u32;
        for slot in 0..=first_of_next {
            assert_eq!(status().st_blocks, blocks, "slot {slot}");
            assert_eq!(register.enter().expect("a slot").slot, slot);
        }
        assert!(status().st_blocks > blocks, "slot {first_of_next} is the first of another page");
    }
}
