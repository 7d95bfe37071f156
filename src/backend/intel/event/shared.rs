// SPDX-License-Identifier: MIT OR Apache-2.0
//! The records of an event that several processes have: a page of a memory file.
//!
//! Each record has a number, which the next one raises. Who records holds a byte of the file, so that others see its death: a
//! record of a process that has ended will never be done.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::super::ipc::{Handle, What};
use crate::gpu::{Error, IpcHandle, Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::os::futex;
use crate::os::lock::lock;
use crate::os::memory_file::{PAGE, Protection, memory_file, sealed_size};
use crate::share::broker::{self, Importers, Offer};
use crate::share::lease::{Lease, is_held};
use crate::share::random;
use crate::share::shareable;
use crate::share::watch::{self, Condition, Outcome};

const MAGIC: u64 = u64::from_le_bytes(*b"anygpuV\x01");
/// The byte of holder 0, which no process uses.
const HOLDERS: i64 = 1 << 62;
/// Bits of a slot that name the holder; those above are of the record's number.
const HOLDER_BITS: u32 = 48;
const HOLDER: u64 = (1 << HOLDER_BITS) - 1;
const SLOTS: usize = 256;

#[repr(C)]
struct EventPage {
    magic: AtomicU64,
    /// The number of the latest record.
    issued: AtomicU64,
    /// The highest number whose work is done.
    done: AtomicU64,
    /// The highest number whose work has failed.
    failed: AtomicU64,
    /// Changed and woken with each end of a record.
    word: AtomicU32,
    reserved: [AtomicU32; 7],
    /// The holders of the latest records, by number.
    slots: [AtomicU64; SLOTS],
}

const _: () = assert!(size_of::<EventPage>() <= PAGE);

/// An event's records.
pub struct SharedRecords {
    lease: Lease,
    /// An open file that holds nothing, by which the holders are asked for; other processes get it, too.
    file: Kept,
    holder: u64,
    /// The handle, once it is exported.
    exported: Mutex<Option<(u64, IpcHandle)>>,
}

impl SharedRecords {
    /// A new event's.
    pub fn create() -> Result<Arc<SharedRecords>> {
        let file = {
            let _step = Unforked::new();
            let file =
                memory_file(c"anygpu-event", PAGE).map_err(|error| Error::of_memory("no memory file: ", error))?;
            Kept::new(descriptor::out_of_the_way(file))?
        };
        let records = SharedRecords::map(file)?;
        records.page().magic.store(MAGIC, Ordering::Release);
        Ok(Arc::new(records))
    }

    fn map(file: Kept) -> Result<SharedRecords> {
        let holder = (random()? & HOLDER).max(1);
        let lease = Lease::take(file.descriptor()?, bytes_of(holder), 0, PAGE, Protection::ReadWrite)
            .map_err(|error| Error::of_system("the page of an event cannot be mapped: ", error))?;
        Ok(SharedRecords { lease, file, holder, exported: Mutex::new(None) })
    }

    fn page(&self) -> &EventPage {
        // SAFETY: a page of a file that keeps its size is mapped here as long as this lives, and all that is read of it are
        // atomics, for which any bytes are valid whoever writes them.
        unsafe { &*std::ptr::with_exposed_provenance::<EventPage>(self.lease.start()) }
    }

    /// The handle by which other processes open it.
    pub fn export(&self) -> Result<IpcHandle> {
        let mut exported = lock(&self.exported);
        if let Some((_, handle)) = *exported {
            return Ok(handle);
        }
        let copy = shareable::take(self.file.descriptor()?)?;
        let offer = broker::offer(Offer { descriptor: Some(copy), payload: [0; 64] }, Importers::Any)?;
        let handle = Handle::of_event(offer).to_bytes();
        *exported = Some((offer, handle));
        Ok(handle)
    }

    /// Opens another process's.
    pub fn open(handle: &IpcHandle) -> Result<Arc<SharedRecords>> {
        let file = Handle::read(handle, What::Event)?.take()?;
        if sealed_size(file.descriptor()?) != Some(PAGE) {
            return Err(Kind::HandleRefused.because("the handle names no event"));
        }
        SharedRecords::map(file)?.known().map(Arc::new)
    }

    /// Refuses a page of another version.
    fn known(self) -> Result<SharedRecords> {
        match self.page().magic.load(Ordering::Acquire) {
            MAGIC => Ok(self),
            _ => Err(Kind::HandleRefused.because("the handle names no event of this version")),
        }
    }

    /// The number of the latest record; 0 for none.
    pub fn latest(&self) -> u64 {
        self.page().issued.load(Ordering::Acquire)
    }

    /// A number for a record of this process.
    pub fn issue(&self) -> u64 {
        let page = self.page();
        let number = page.issued.fetch_add(1, Ordering::AcqRel) + 1;
        page.slots[number as usize % SLOTS].store(number << HOLDER_BITS | self.holder, Ordering::Release);
        number
    }

    /// Ends a record.
    pub fn finish(&self, number: u64, outcome: Outcome) {
        let page = self.page();
        if outcome.is_err() {
            page.failed.fetch_max(number, Ordering::AcqRel);
        }
        page.done.fetch_max(number, Ordering::AcqRel);
        page.word.fetch_add(1, Ordering::Release);
        futex::wake(&page.word);
    }

    /// The outcome of a record; `None` before its end.
    pub fn outcome(&self, number: u64) -> Option<Outcome> {
        let page = self.page();
        if page.done.load(Ordering::Acquire) >= number {
            let has_failed = number != 0 && page.failed.load(Ordering::Acquire) == number;
            return Some(if has_failed { Err(Kind::DeviceFault) } else { Ok(()) });
        }
        let slot = page.slots[number as usize % SLOTS].load(Ordering::Acquire);
        // Another number's: a record that follows has the slot, or this one's is not noted yet.
        if slot >> HOLDER_BITS != number & (u64::MAX >> HOLDER_BITS) {
            return None;
        }
        let probe = self.file.get()?;
        if is_held(probe, bytes_of(slot & HOLDER)) || page.done.load(Ordering::Acquire) >= number {
            return None;
        }
        Some(Err(Kind::DeviceFault))
    }

    /// A wait for a record.
    pub fn wait(records: &Arc<SharedRecords>, number: u64) -> Wait {
        Wait { records: records.clone(), number, interval: 0 }
    }
}

impl Drop for SharedRecords {
    fn drop(&mut self) {
        if let Some((offer, _)) = lock(&self.exported).take() {
            _ = broker::withdraw(offer);
        }
    }
}

/// A wait for a record to end.
pub struct Wait {
    records: Arc<SharedRecords>,
    number: u64,
    /// That in which the recorder was last asked for.
    interval: u32,
}

impl Condition for Wait {
    fn poll(&mut self) -> Option<Outcome> {
        let done = self.records.page().done.load(Ordering::Acquire) >= self.number;
        let now = watch::interval().max(1);
        // Whether the recorder lives is asked less often.
        if !done && std::mem::replace(&mut self.interval, now) == now {
            return None;
        }
        self.records.outcome(self.number)
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(&self.records.page().word)
    }
}

fn bytes_of(holder: u64) -> std::ops::Range<i64> {
    let byte = HOLDERS + holder as i64;
    byte..byte + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_numbered_and_end() {
        let records = SharedRecords::create().expect("a page");
        assert_eq!((records.latest(), records.outcome(0)), (0, Some(Ok(()))));
        let (first, second) = (records.issue(), records.issue());
        assert_eq!((first, second, records.outcome(second)), (1, 2, None));
        records.finish(first, Err(Kind::DeviceFault));
        assert_eq!((records.outcome(first), records.outcome(second)), (Some(Err(Kind::DeviceFault)), None));
        records.finish(second, Ok(()));
        assert_eq!(records.outcome(second), Some(Ok(())));
    }

    #[test]
    fn another_version_is_no_event() {
        let records = SharedRecords::create().expect("a page");
        let again = || {
            let copy = shareable::take(records.file.descriptor().expect("open")).expect("a copy");
            SharedRecords::map(copy).expect("mapped").known()
        };
        assert!(again().is_ok());
        records.page().magic.store(MAGIC + (1 << 56), Ordering::Release);
        assert_eq!(again().err().map(|refusal| refusal.kind()), Some(Kind::HandleRefused));
    }

    #[test]
    fn a_record_of_a_holder_that_has_gone_has_failed() {
        let records = SharedRecords::create().expect("a page");
        let copy = shareable::take(records.file.descriptor().expect("open")).expect("a copy");
        let other = SharedRecords::map(copy).expect("mapped");
        let number = other.issue();
        assert_eq!(records.outcome(number), None);
        drop(other);
        assert_eq!(records.outcome(number), Some(Err(Kind::DeviceFault)));
    }
}
