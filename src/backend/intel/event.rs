// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events: Level Zero's events that count. A wait takes the count of the latest record, as the hub wants it. Those between
//! processes have a page beside ([`shared`]), since Level Zero's handle of an event names one record.

mod shared;

use std::sync::{Arc, Mutex};

use shared::SharedRecords;

use super::calls::{Timestamps, ze_event_handle_t};
use super::stream::Queue;
use super::{Intel, call, convert, status};
use crate::gpu::{Error, Event, EventFlags, Events, IpcHandle, Kind, Result, Stream};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::share::watch;

/// The events that were created or opened here.
#[derive(Default)]
pub struct EventTable {
    live: Map<usize, Arc<Object>>,
    /// Level Zero's events of those that were destroyed, the oldest first: lists may still signal them.
    spare: Vec<(i32, EventFlags, ze_event_handle_t)>,
}

struct Object {
    handle: ze_event_handle_t,
    device: i32,
    flags: EventFlags,
    /// The latest record. Locked while it is made or waited for, so that a wait is for one record.
    record: Mutex<Record>,
    shared: Option<Arc<SharedRecords>>,
}

#[derive(Default)]
struct Record {
    /// The stream that recorded last.
    queue: Option<Arc<Queue>>,
    /// The number of that record among those of all processes; 0 if the event is not shared.
    ticket: u64,
}

impl Intel {
    fn event(&self, event: Event) -> Result<Arc<Object>> {
        let found = lock(&self.events).live.get(&event.0).cloned();
        found.ok_or_else(|| Kind::InvalidHandle.because("the event was never created here, or has been destroyed"))
    }

    fn insert_event(&self, flags: EventFlags, shared: Option<Arc<SharedRecords>>) -> Result<Event> {
        let device = self.used_device();
        let spare = {
            let events = &mut *lock(&self.events);
            let index = events.spare.iter().position(|(of, kind, _)| (*of, *kind) == (device, flags));
            // The longer ago it was destroyed, the better is its chance to be done.
            index.map(|index| events.spare.remove(index).2)
        };
        let handle = match spare {
            Some(handle) if status!(self, zeEventQueryStatus(handle)) != convert::NOT_READY => handle,
            Some(handle) => {
                lock(&self.events).spare.push((device, flags, handle));
                self.new_event(device, flags)?
            }
            None => self.new_event(device, flags)?,
        };
        let object = Object { handle, device, flags, record: Mutex::default(), shared };
        lock(&self.events).live.insert(handle, Arc::new(object));
        Ok(Event(handle))
    }

    /// Lets a stream wait for the latest record of an event.
    pub(super) fn wait_for(&self, stream: Stream, event: Event) -> Result<()> {
        let object = self.event(event)?;
        let queue = self.queue(stream)?;
        let record = lock(&object.record);
        if let Some(shared) = &object.shared {
            let latest = shared.latest();
            match shared.outcome(latest) {
                Some(Ok(())) => return Ok(()),
                _ if latest == record.ticket => {}
                _ => {
                    drop(record);
                    return self.wait_until(&queue, Box::new(SharedRecords::wait(shared, latest)));
                }
            }
        }
        if record.queue.is_none() {
            return Ok(());
        }
        self.submit(&queue, |_| self.append_waits(&queue, &[object.handle]))
    }

    /// Ends the events of a device, whose work is done.
    pub(super) fn clear_events(&self, device: i32) {
        let events = &mut *lock(&self.events);
        let ended: Vec<_> = events.live.extract_if(.., |_, object| object.device == device).collect();
        events.spare.extend(ended.into_iter().map(|(_, object)| (object.device, object.flags, object.handle)));
    }

    /// The outcome of the latest record of this process; `None` before its end.
    fn outcome(&self, object: &Object) -> Result<Option<()>> {
        let record = lock(&object.record);
        let Some(queue) = &record.queue else { return Ok(Some(())) };
        match status!(self, zeEventQueryStatus(object.handle)) {
            convert::SUCCESS => queue.check().map(Some),
            convert::NOT_READY => Ok(None),
            status => Err(self.failure("zeEventQueryStatus", status)),
        }
    }
}

fn failed(kind: Kind) -> Error {
    kind.because("a process that recorded the event has ended before its work was done, or the work has failed")
}

impl Events for Intel {
    fn create_event(&self, flags: EventFlags) -> Result<Event> {
        if !flags.contains(EventFlags::INTERPROCESS) {
            return self.insert_event(flags & EventFlags::NO_TIMING, None);
        }
        if !flags.contains(EventFlags::NO_TIMING) {
            return Err(Kind::InvalidValue.because("an interprocess event takes no time: add the disable-timing flag"));
        }
        self.insert_event(EventFlags::NO_TIMING, Some(SharedRecords::create()?))
    }

    fn destroy_event(&self, event: Event) -> Result<()> {
        let events = &mut *lock(&self.events);
        let Some(object) = events.live.remove(&event.0) else {
            return Err(Kind::InvalidHandle.because("the event was never created here, or has been destroyed"));
        };
        events.spare.push((object.device, object.flags, object.handle));
        Ok(())
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        let object = self.event(event)?;
        let queue = self.queue(stream)?;
        if queue.device != object.device && object.shared.is_none() {
            return Err(Kind::InvalidHandle.because("the event and the stream belong to different devices"));
        }
        let mut record = lock(&object.record);
        self.submit(&queue, |_| self.append_signal(&queue, object.handle))?;
        record.queue = Some(queue.clone());
        if let Some(shared) = &object.shared {
            let (ticket, shared, behind) = (shared.issue(), shared.clone(), queue.clone());
            record.ticket = ticket;
            let done = move || shared.finish(ticket, behind.outcome());
            return self.call_behind(&queue, Box::new(done));
        }
        Ok(())
    }

    fn query_event(&self, event: Event) -> Result<()> {
        let object = self.event(event)?;
        match &object.shared {
            None => self.outcome(&object)?.ok_or_else(|| Kind::NotReady.into()),
            Some(shared) => match shared.outcome(shared.latest()) {
                Some(outcome) => outcome.map_err(failed),
                None => Err(Kind::NotReady.into()),
            },
        }
    }

    fn synchronize_event(&self, event: Event) -> Result<()> {
        let object = self.event(event)?;
        if let Some(shared) = &object.shared {
            let mut wait = SharedRecords::wait(shared, shared.latest());
            return watch::wait(&mut wait, None).map_err(failed);
        }
        let queue = lock(&object.record).queue.clone();
        let Some(queue) = queue else { return Ok(()) };
        self.wait_for_event(object.handle)?;
        queue.check()
    }

    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> {
        let ends = [self.event(start)?, self.event(stop)?];
        for object in &ends {
            let is_recorded = lock(&object.record).queue.is_some();
            if object.flags.contains(EventFlags::NO_TIMING) || !is_recorded {
                return Err(Kind::InvalidHandle.because("an event was never recorded, or takes no time"));
            }
        }
        let mut times = [0; 2];
        for (object, time) in ends.iter().zip(&mut times) {
            self.outcome(object)?.ok_or(Kind::NotReady)?;
            let mut stamps = Timestamps::default();
            call!(self, zeEventQueryKernelTimestamp(object.handle, &mut stamps))?;
            *time = stamps.global[1];
        }
        let [start, stop] = times;
        let clock = self.clock(ends[0].device)?;
        // The clock goes round.
        let ticks = stop.wrapping_sub(start) & clock.mask;
        let ticks = if ticks > clock.mask / 2 { -((clock.mask - ticks + 1) as f64) } else { ticks as f64 };
        Ok((ticks * clock.nanoseconds / 1e6) as f32)
    }
}

impl Intel {
    /// The handle by which other processes open an event.
    pub(super) fn export(&self, event: Event) -> Result<IpcHandle> {
        match &self.event(event)?.shared {
            Some(shared) => shared.export(),
            None => Err(Kind::EventNotShareable.into()),
        }
    }

    /// Opens the event of another process.
    pub(super) fn open_shared(&self, handle: &IpcHandle) -> Result<Event> {
        let shared = SharedRecords::open(handle)?;
        self.insert_event(EventFlags::NO_TIMING, Some(shared))
    }
}
