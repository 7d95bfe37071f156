// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events. AscendCL waits for ever for one that was never recorded, and says of it that it is not complete: whether it
//! was is kept here, of the events of this process.

use std::collections::BTreeMap;
use std::ffi::c_int;

use super::calls::{aclrtEvent, aclrtStream};
use super::{Ascend, call, convert, locked, optional};
use crate::gpu::{Event, EventFlags, Events, Kind, Order, Result, Stream};

/// The events that were created or opened here.
pub type Known = BTreeMap<aclrtEvent, State>;

/// What AscendCL does not tell of an event.
#[derive(Default)]
pub struct State {
    flags: u32,
    /// Whether it was ever recorded here.
    recorded: bool,
    /// Whether it is another process's.
    opened: bool,
    /// The streams that were made to wait for it.
    waiting: Vec<aclrtStream>,
}

impl State {
    /// Another process's event.
    pub fn opened() -> State {
        let flags = EventFlags::INTERPROCESS | EventFlags::NO_TIMING;
        State { flags: flags.bits(), opened: true, ..State::default() }
    }
}

impl Ascend {
    /// Whether an event was recorded, as far as is known: another process's is taken to be.
    fn is_recorded(&self, event: aclrtEvent) -> bool {
        locked(&self.events).get(&event).is_none_or(|known| known.recorded || known.opened)
    }

    /// The flags that an event was created with here.
    pub(super) fn event_flags(&self, event: aclrtEvent) -> Option<EventFlags> {
        locked(&self.events).get(&event).map(|known| EventFlags::from_bits_truncate(known.flags))
    }

    /// Lets a stream wait for an event.
    pub(super) fn wait_for(&self, stream: Stream, event: Event) -> Result<()> {
        let event = convert::event(event)?;
        if !self.is_recorded(event) {
            return Ok(());
        }
        self.queue(Order::Queued(stream), &|stream| {
            call!(self, aclrtStreamWaitEvent(stream, event))?;
            if let Some(known) = locked(&self.events).get_mut(&event)
                && !known.waiting.contains(&stream)
            {
                known.waiting.push(stream);
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
        locked(&self.events).insert(event, State { flags: flags.bits(), ..State::default() });
        Ok(Event(event))
    }

    /// AscendCL wants that nothing uses the event any more.
    fn destroy_event(&self, event: Event) -> Result<()> {
        let raw = convert::event(event)?;
        let waiting = locked(&self.events).get(&raw).map(|known| known.waiting.clone());
        for stream in waiting.unwrap_or_default() {
            self.finish_stream(stream)?;
        }
        if locked(&self.events).get(&raw).is_some_and(|known| known.recorded) {
            self.synchronize_event(event)?;
        }
        self.enter()?;
        // Another thread may be given its number at once.
        let known = locked(&self.events).remove(&raw);
        call!(self, aclrtDestroyEvent(raw)).inspect_err(|_| {
            if let Some(known) = known {
                locked(&self.events).insert(raw, known);
            }
        })
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        let event = convert::event(event)?;
        self.queue(Order::Queued(stream), &|stream| call!(self, aclrtRecordEvent(event, stream)))?;
        if let Some(known) = locked(&self.events).get_mut(&event) {
            known.recorded = true;
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
