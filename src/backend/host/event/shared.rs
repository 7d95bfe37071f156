// SPDX-License-Identifier: MIT OR Apache-2.0
//! Interprocess events: the [records] of this process on their shared page.

use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::Instant;

use crate::backend::host::queue::{self, Ticket, Work};
use crate::backend::host::shared_page::SharedPage;
use crate::gpu::{IpcHandle, Kind, Result, Stream};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::share::records::{self, EventPage, LANES, Pending, Recorded, Recorder};
use crate::share::watch::Outcome;

/// An event on a shared page.
pub struct Shared {
    page: SharedPage,
    /// Locked while a record is queued and published, so that the latest record of this process has a ticket. The
    /// queues' lock comes after it.
    records: Mutex<OwnRecords>,
    /// The handle that it was opened by.
    opened_by: Option<IpcHandle>,
}

/// The records of this process.
struct OwnRecords {
    recorder: Recorder,
    /// The latest one's.
    ticket: Option<Ticket>,
    /// When a query last looked if another process's recorder is alive.
    looked: Option<Instant>,
}

/// The latest record of an event.
pub enum Latest {
    /// Never recorded.
    Nothing,
    /// A record of this process.
    Own(Ticket),
    /// A record of another one.
    Foreign(records::Wait<Shared>),
}

/// The opened events by handle: a process has one recorder on a page, however often it opens it. The lock is held for
/// moments: nothing is dropped under it.
static OPENED: Mutex<Map<IpcHandle, Weak<Shared>>> = Mutex::new(Map::new());

fn opened() -> MutexGuard<'static, Map<IpcHandle, Weak<Shared>>> {
    lock(&OPENED)
}

impl Shared {
    /// Creates an event that other processes may open.
    pub fn create(device: i32) -> Result<Arc<Shared>> {
        let shared = Shared::new(SharedPage::create(device)?, None);
        shared.page().begin();
        Ok(Arc::new(shared))
    }

    /// Opens another process's event.
    pub fn open(handle: &IpcHandle) -> Result<Arc<Shared>> {
        let fresh = Arc::new(Shared::new(SharedPage::open(handle)?, Some(*handle)));
        if !fresh.page().is_event() {
            return Err(Kind::HandleRefused.because("the event was made by another version of anygpu"));
        }
        let mut opened = opened();
        if let Some(known) = opened.get(handle).and_then(Weak::upgrade) {
            return Ok(known);
        }
        opened.insert(*handle, Arc::downgrade(&fresh));
        drop(opened);
        Ok(fresh)
    }

    fn new(page: SharedPage, opened_by: Option<IpcHandle>) -> Shared {
        let records = OwnRecords { recorder: Recorder::new(page.id()), ticket: None, looked: None };
        Shared { page, records: Mutex::new(records), opened_by }
    }

    /// The handle for other processes.
    pub fn export(&self) -> Result<IpcHandle> {
        self.page.export()
    }

    fn records(&self) -> MutexGuard<'_, OwnRecords> {
        lock(&self.records)
    }

    /// Queues a record on a stream, and then makes it the latest.
    pub fn record(self: &Arc<Self>, device: i32, stream: Stream) -> Result<()> {
        if stream == Stream::PER_THREAD {
            // Its first use takes the loader's lock, under which a library's constructor may record the same event.
            queue::idle(device, stream)?;
        }
        let mut records = self.records();
        let pending = Pending::queued();
        let ticket = match queue::idle(device, stream)? {
            Some(ticket) => {
                pending.end(self.page(), ticket.outcome().unwrap_or(Ok(())));
                ticket
            }
            None => {
                let record = QueuedRecord { shared: self.clone(), pending: pending.clone() };
                let body = move |fares: Outcome| {
                    record.end(fares);
                    fares
                };
                queue::submit(device, stream, None, Work::Run(Box::new(body)))?
            }
        };
        let is_dead = |id| self.page.is_used_by(id) == Some(false);
        if !records.recorder.publish(self.page(), ticket.queue(), pending, is_dead) {
            let why =
                format!("{LANES} streams have records of the event that others wait for; it has room for no more");
            return Err(Kind::OutOfMemory.because(why));
        }
        records.ticket = Some(ticket);
        Ok(())
    }

    /// Returns the latest record, to be waited for.
    pub fn latest(self: &Arc<Self>) -> Latest {
        let records = self.records();
        if let Some(ticket) = records.own_latest(self.page()) {
            return Latest::Own(ticket.clone());
        }
        records::Wait::new(self.clone()).map_or(Latest::Nothing, Latest::Foreign)
    }

    /// Returns the outcome of the latest record, whoever made it.
    pub fn outcome(&self) -> Option<Outcome> {
        let mut records = self.records();
        if let Some(ticket) = records.own_latest(self.page()) {
            return ticket.outcome();
        }
        self.query(&mut records.looked)
    }
}

impl Recorded for Shared {
    fn page(&self) -> &EventPage {
        // SAFETY: `SharedPage` keeps a page of aligned bytes mapped as long as it lives, and all that is read of it are
        // atomics, for which any bytes are valid whoever writes them.
        unsafe { &*self.page.address().cast::<EventPage>() }
    }

    fn is_used_by(&self, id: u64) -> Option<bool> {
        self.page.is_used_by(id)
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        let Some(handle) = &self.opened_by else { return };
        let mut opened = opened();
        if opened.get(handle).is_some_and(|shared| shared.strong_count() == 0) {
            opened.remove(handle);
        }
    }
}

impl OwnRecords {
    /// The ticket of the latest record if this process made it.
    fn own_latest(&self, page: &EventPage) -> Option<&Ticket> {
        self.ticket.as_ref().filter(|_| self.recorder.made_latest(page))
    }
}

/// A record in a stream. Dropped before the stream has reached it, it has failed.
struct QueuedRecord {
    shared: Arc<Shared>,
    pending: Pending,
}

impl QueuedRecord {
    fn end(&self, outcome: Outcome) {
        self.pending.end(self.shared.page(), outcome);
    }
}

impl Drop for QueuedRecord {
    fn drop(&mut self) {
        self.end(Err(Kind::DeviceFault));
    }
}
