// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events: Level Zero's events that count. A wait takes the count of the latest record, as the hub wants it. Those between
//! processes have a page beside ([`shared`]), since Level Zero's handle of an event names one record.

mod shared;

use std::sync::{Arc, Mutex};

use shared::SharedRecords;

use super::calls::{Timestamps, ze_event_handle_t};
use super::stream::{Queue, Signal};
use super::{Intel, call};
use crate::gpu::{Error, Event, EventFlags, Events, IpcHandle, Kind, Result, Stream, strict_refusals};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::share::records::{Pending, Recorded, Wait};
use crate::share::watch;

/// The events that were created or opened here, by handle.
pub type EventTable = Map<usize, Arc<Object>>;

/// An event. Its handle is one of Level Zero's events, which is recorded nowhere; each record has one of its own.
pub struct Object {
    handle: ze_event_handle_t,
    device: i32,
    flags: EventFlags,
    /// The latest record of this process. Locked while it is made, so that the latest one of a shared event has it.
    signal: Mutex<Option<Arc<Signal>>>,
    shared: Option<Arc<SharedRecords>>,
}

impl Object {
    fn signal(&self) -> Option<Arc<Signal>> {
        lock(&self.signal).clone()
    }
}

impl Intel {
    fn event(&self, event: Event) -> Result<Arc<Object>> {
        let found = lock(&self.events).get(&event.0).cloned();
        found.ok_or_else(|| Kind::InvalidHandle.because("the event was never created here, or has been destroyed"))
    }

    fn insert_event(&self, flags: EventFlags, shared: Option<Arc<SharedRecords>>) -> Result<Event> {
        let device = self.used_device();
        let handle = self.new_event(device, EventFlags::NO_TIMING)?;
        let object = Object { handle, device, flags, signal: Mutex::default(), shared };
        lock(&self.events).insert(handle, Arc::new(object));
        Ok(Event(handle))
    }

    fn spare_event(&self, object: &Object) {
        lock(&self.spare_events).push((object.device, EventFlags::NO_TIMING, object.handle));
    }

    /// Lets a stream wait for the latest record of an event.
    pub(super) fn wait_for(&self, stream: Stream, event: Event) -> Result<()> {
        let object = self.event(event)?;
        let queue = self.queue(stream)?;
        self.come_after_latest(&object, &queue)
    }

    /// Lets a stream come after the latest record of an event.
    fn come_after_latest(&self, object: &Object, queue: &Arc<Queue>) -> Result<()> {
        // Under its lock, with which a record of this process becomes the latest.
        let (signal, foreign) = {
            let signal = lock(&object.signal);
            let foreign = object.shared.as_ref().filter(|shared| !shared.made_latest());
            (signal.clone(), foreign.cloned())
        };
        match (foreign.map(Wait::new), signal) {
            (Some(Some(wait)), _) if wait.outcome() != Some(Ok(())) => self.wait_until(queue, Box::new(wait)),
            (None, Some(signal)) => self.come_after(queue, &signal),
            _ => Ok(()),
        }
    }

    /// Ends the events of a device, whose work is done.
    pub(super) fn clear_events(&self, device: i32) {
        let ended: Vec<_> = lock(&self.events).extract_if(.., |_, object| object.device == device).collect();
        ended.iter().for_each(|(_, object)| self.spare_event(object));
    }

    /// The outcome of a record of this process; NotReady before its end.
    fn outcome(&self, signal: &Signal) -> Result<()> {
        match self.is_signalled(signal)? {
            true => signal.queue.check(),
            false => Err(Kind::NotReady.into()),
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
        let removed = lock(&self.events).remove(&event.0);
        match removed {
            Some(object) => self.spare_event(&object),
            None => {
                let why = "the event was never created here, or has been destroyed";
                return Err(Kind::InvalidHandle.because(why));
            }
        }
        Ok(())
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        let object = self.event(event)?;
        let queue = self.queue(stream)?;
        if queue.device != object.device && object.shared.is_none() {
            return Err(Kind::InvalidHandle.because("the event and the stream belong to different devices"));
        }
        // As on NVIDIA's GPUs, for CUDA's calls.
        if object.shared.is_some() && strict_refusals::get() != 0 {
            self.come_after_latest(&object, &queue)?;
        }
        // What precedes it on other streams comes before.
        self.submit(&queue, |_, _| Ok(()))?;
        let mut latest = lock(&object.signal);
        let signal = self.signal(&queue, object.flags & EventFlags::NO_TIMING)?;
        if let Some(shared) = &object.shared {
            let pending = Pending::queued();
            let (told, told_to) = (pending.clone(), shared.clone());
            self.tell_behind(signal.clone(), move |outcome| told.end(told_to.page(), outcome))?;
            shared.publish(&queue, pending)?;
        }
        *latest = Some(signal);
        Ok(())
    }

    fn query_event(&self, event: Event) -> Result<()> {
        let object = self.event(event)?;
        // By the page: what is said here others must find, too.
        if let Some(shared) = &object.shared {
            return shared.outcome().unwrap_or(Err(Kind::NotReady)).map_err(failed);
        }
        object.signal().map_or(Ok(()), |signal| self.outcome(&signal))
    }

    fn synchronize_event(&self, event: Event) -> Result<()> {
        let object = self.event(event)?;
        if let Some(shared) = object.shared.clone() {
            return Wait::new(shared).map_or(Ok(()), |mut wait| watch::wait(&mut wait, None).map_err(failed));
        }
        let Some(signal) = object.signal() else { return Ok(()) };
        self.wait_for_signal(&signal)?;
        signal.queue.check()
    }

    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> {
        let ends = [self.event(start)?, self.event(stop)?];
        let signal = |object: &Object| object.signal().filter(|_| !object.flags.contains(EventFlags::NO_TIMING));
        let [Some(first), Some(second)] = [signal(&ends[0]), signal(&ends[1])] else {
            return Err(Kind::InvalidHandle.because("an event was never recorded, or takes no time"));
        };
        let mut times = [0; 2];
        for (signal, time) in [first, second].iter().zip(&mut times) {
            self.outcome(signal)?;
            let mut stamps = Timestamps::default();
            call!(self, zeEventQueryKernelTimestamp(signal.event(), &mut stamps))?;
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
