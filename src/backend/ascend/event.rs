// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events. AscendCL reports an event that was never recorded as incomplete, and waits for it for ever. So records of
//! this process's events are tracked here.

use std::ffi::c_int;

use super::calls::{aclrtEvent, aclrtStream};
use super::{Ascend, call, convert, optional};
use crate::gpu::{Event, EventFlags, Events, Kind, Order, Result, Stream};
use crate::os::lock::lock;
use crate::os::map::Map;

/// The events that were created or opened here.
pub type EventTable = Map<aclrtEvent, EventState>;

/// Facts about an event that AscendCL does not report.
#[derive(Default)]
pub struct EventState {
    flags: u32,
    /// True if it was ever recorded by this process.
    recorded: bool,
    /// True if it was opened from another process.
    opened: bool,
    /// Streams of this process that have waited for it.
    waiting: Vec<aclrtStream>,
}

impl EventState {
    /// The state of an event opened from another process.
    pub fn opened() -> EventState {
        let flags = EventFlags::INTERPROCESS | EventFlags::NO_TIMING;
        EventState { flags: flags.bits(), opened: true, ..EventState::default() }
    }
}

impl Ascend {
    /// Returns true if an event may have been recorded; always for another process's event.
    fn is_recorded(&self, event: aclrtEvent) -> bool {
        lock(&self.events).get(&event).is_none_or(|state| state.recorded || state.opened)
    }

    /// The flags that an event was created with here.
    pub(super) fn event_flags(&self, event: aclrtEvent) -> Option<EventFlags> {
        lock(&self.events).get(&event).map(|state| EventFlags::from_bits_truncate(state.flags))
    }

    /// Lets a stream wait for an event.
    pub(super) fn wait_for(&self, stream: Stream, event: Event) -> Result<()> {
        let event = convert::event(event)?;
        if !self.is_recorded(event) {
            return Ok(());
        }
        self.queue(Order::Queued(stream), &|stream| {
            call!(self, aclrtStreamWaitEvent(stream, event))?;
            if let Some(state) = lock(&self.events).get_mut(&event)
                && !state.waiting.contains(&stream)
            {
                state.waiting.push(stream);
            }
            Ok(())
        })
    }
}

impl Events for Ascend {
    fn create_event(&self, flags: EventFlags) -> Result<Event> {
        self.enter()?;
        let mut event = 0;
        optional!(self, aclrtCreateEventExWithFlag(&mut event, convert::event_flags(flags)))?;
        lock(&self.events).insert(event, EventState { flags: flags.bits(), ..EventState::default() });
        Ok(Event(event))
    }

    /// Waits for all use of the event first, which AscendCL requires.
    fn destroy_event(&self, event: Event) -> Result<()> {
        let raw = convert::event(event)?;
        let waiting = lock(&self.events).get(&raw).map(|state| state.waiting.clone());
        for stream in waiting.unwrap_or_default() {
            self.finish_stream(stream)?;
        }
        if lock(&self.events).get(&raw).is_some_and(|state| state.recorded) {
            self.synchronize_event(event)?;
        }
        self.enter()?;
        // Removed first: another thread may get the same handle at once.
        let state = lock(&self.events).remove(&raw);
        call!(self, aclrtDestroyEvent(raw)).inspect_err(|_| {
            if let Some(state) = state {
                lock(&self.events).insert(raw, state);
            }
        })
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        let event = convert::event(event)?;
        self.queue(Order::Queued(stream), &|stream| call!(self, aclrtRecordEvent(event, stream)))?;
        if let Some(state) = lock(&self.events).get_mut(&event) {
            state.recorded = true;
        }
        Ok(())
    }

    fn query_event(&self, event: Event) -> Result<()> {
        let event = convert::event(event)?;
        if !self.is_recorded(event) {
            return Ok(());
        }
        self.enter()?;
        let mut status: c_int = convert::EVENT_COMPLETE;
        optional!(self, aclrtQueryEventStatus(event, &mut status))?;
        if status == convert::EVENT_COMPLETE { Ok(()) } else { Err(Kind::NotReady.into()) }
    }

    fn synchronize_event(&self, event: Event) -> Result<()> {
        let event = convert::event(event)?;
        if !self.is_recorded(event) {
            return Ok(());
        }
        self.enter()?;
        call!(self, aclrtSynchronizeEvent(event))
    }

    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> {
        let ends = [convert::event(start)?, convert::event(stop)?];
        let timed = |event: aclrtEvent| {
            self.is_recorded(event)
                && !self.event_flags(event).is_some_and(|flags| flags.contains(EventFlags::NO_TIMING))
        };
        if !ends.into_iter().all(timed) {
            return Err(Kind::InvalidHandle.because("an event was never recorded, or takes no time"));
        }
        self.query_event(start)?;
        self.query_event(stop)?;
        let mut milliseconds = 0.0;
        call!(self, aclrtEventElapsedTime(&mut milliseconds, ends[0], ends[1]))?;
        Ok(milliseconds)
    }
}
