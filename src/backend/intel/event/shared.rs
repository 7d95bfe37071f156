// SPDX-License-Identifier: MIT OR Apache-2.0
//! The page of an event that several processes have, in a memory file, with the [records] of this one.
//!
//! Who may record holds a byte of the file, so that others see its death: a record of a process that has ended will never be done.

use std::sync::{Arc, Mutex};
use std::time::Instant;

use super::super::ipc::{Handle, What};
use super::super::stream::Queue;
use crate::gpu::{Error, IpcHandle, Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::os::lock::lock;
use crate::os::memory_file::{PAGE, Protection, memory_file, sealed_size};
use crate::share::broker::{self, Importers, Offer};
use crate::share::lease::{Lease, is_held};
use crate::share::random;
use crate::share::records::{EventPage, LANES, Pending, Recorded, Recorder};
use crate::share::shareable;
use crate::share::watch::Outcome;

/// The byte of holder 0, which no process uses.
const HOLDERS: i64 = 1 << 62;
/// The bits of a holder's id.
const HOLDER: u64 = (1 << 48) - 1;

/// An event's records.
pub struct SharedRecords {
    lease: Lease,
    /// An open file that holds nothing, by which the holders are asked for; other processes get it, too.
    file: Kept,
    holder: u64,
    own: Mutex<OwnRecords>,
    /// The handle, once it is exported.
    exported: Mutex<Option<(u64, IpcHandle)>>,
}

/// The records of this process.
struct OwnRecords {
    recorder: Recorder,
    /// When a query last looked if another process's recorder is alive.
    looked: Option<Instant>,
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
        records.page().begin();
        Ok(Arc::new(records))
    }

    fn map(file: Kept) -> Result<SharedRecords> {
        let holder = (random()? & HOLDER).max(1);
        let lease = Lease::take(file.descriptor()?, byte_of(holder), 0, PAGE, Protection::ReadWrite)
            .map_err(|error| Error::of_system("the page of an event cannot be mapped: ", error))?;
        let own = Mutex::new(OwnRecords { recorder: Recorder::new(holder), looked: None });
        Ok(SharedRecords { lease, file, holder, own, exported: Mutex::new(None) })
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
        let records = SharedRecords::map(file)?;
        match records.page().is_event() {
            true => Ok(Arc::new(records)),
            false => Err(Kind::HandleRefused.because("the event was made by another version of anygpu")),
        }
    }

    /// Makes a record of this process the latest, which is queued last on that stream.
    pub fn publish(&self, queue: &Queue, pending: Pending) -> Result<()> {
        let is_dead = |id| self.is_used_by(id) == Some(false);
        match lock(&self.own).recorder.publish(self.page(), queue.serial, pending, is_dead) {
            true => Ok(()),
            false => Err(Kind::OutOfMemory.because(format!(
                "{LANES} streams have records of the event that others wait for; it has room for no more"
            ))),
        }
    }

    /// Tells whether the latest record is this process's.
    pub fn made_latest(&self) -> bool {
        lock(&self.own).recorder.made_latest(self.page())
    }

    /// The outcome of the latest record; `None` before its end.
    pub fn outcome(&self) -> Option<Outcome> {
        self.query(&mut lock(&self.own).looked)
    }
}

impl Recorded for SharedRecords {
    fn page(&self) -> &EventPage {
        // SAFETY: a page of a file that keeps its size is mapped here as long as this lives, and all that is read of it are
        // atomics, for which any bytes are valid whoever writes them.
        unsafe { &*std::ptr::with_exposed_provenance::<EventPage>(self.lease.start()) }
    }

    fn is_used_by(&self, id: u64) -> Option<bool> {
        if id == self.holder { Some(true) } else { self.file.get().map(|file| is_held(file, byte_of(id))) }
    }
}

impl Drop for SharedRecords {
    fn drop(&mut self) {
        if let Some((offer, _)) = lock(&self.exported).take() {
            _ = broker::withdraw(offer);
        }
    }
}

fn byte_of(holder: u64) -> std::ops::Range<i64> {
    let byte = HOLDERS + (holder & HOLDER) as i64;
    byte..byte + 1
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use super::*;

    #[test]
    fn a_holder_is_alive_until_it_closes_its_event() {
        let records = SharedRecords::create().expect("a page");
        let copy = shareable::take(records.file.descriptor().expect("open")).expect("a copy");
        let other = SharedRecords::map(copy).expect("mapped");
        let ids = [records.holder, other.holder];
        assert_eq!(ids.map(|id| records.is_used_by(id)), [Some(true); 2]);
        assert_eq!(ids.map(|id| other.is_used_by(id)), [Some(true); 2]);
        drop(other);
        assert_eq!(ids.map(|id| records.is_used_by(id)), [Some(true), Some(false)]);
    }
}
