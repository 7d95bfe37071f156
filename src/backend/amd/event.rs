// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events.

use super::calls::hipEvent_t;
use super::convert::AbiVersion;
use super::{Amd, call, convert};
use crate::gpu::{Event, EventFlags, Events, Result, Stream};
use crate::share::handles::{EVENTS, NO_OWNER};

/// Ways in which other processes have an event, too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sharing {
    /// Created by this process for them.
    Created,
    /// Opened from one of them.
    Opened,
}

impl Amd {
    /// Tells in which way other processes have a live event.
    pub(super) fn sharing(&self, event: hipEvent_t) -> Option<Sharing> {
        if self.shared_events.is_empty() { None } else { self.shared_events.look().get(&event).copied() }
    }
}

impl Events for Amd {
    fn create_event(&self, flags: EventFlags) -> Result<Event> {
        let mut event = 0;
        call!(self, hipEventCreateWithFlags(&mut event, convert::event_flags(flags)))?;
        EVENTS.created(event, NO_OWNER);
        if flags.contains(EventFlags::INTERPROCESS) {
            self.shared_events.change(|shared| shared.insert(event, Sharing::Created));
        } else if !self.shared_events.is_empty() {
            self.shared_events.change(|shared| shared.remove(&event));
        }
        Ok(Event(event))
    }

    fn destroy_event(&self, event: Event) -> Result<()> {
        let event = convert::event(event)?;
        EVENTS.destroy(event, || call!(self, hipEventDestroy(event)))
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        let (event, stream) = (convert::event(event)?, convert::stream(stream)?);
        // Up to HIP 6 a record does not reach other processes, for which the event is complete at any time.
        if self.abi < AbiVersion::Seven && self.sharing(event).is_some() {
            call!(self, hipStreamSynchronize(stream))?;
        }
        call!(self, hipEventRecord(event, stream))
    }

    fn query_event(&self, event: Event) -> Result<()> {
        let event = convert::event(event)?;
        call!(self, hipEventQuery(event))?;
        self.check_all_waits()
    }

    fn synchronize_event(&self, event: Event) -> Result<()> {
        let event = convert::event(event)?;
        call!(self, hipEventSynchronize(event))?;
        self.check_all_waits()
    }

    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> {
        let (start, stop) = (convert::event(start)?, convert::event(stop)?);
        let mut milliseconds = 0.0;
        call!(self, hipEventElapsedTime(&mut milliseconds, start, stop))?;
        Ok(milliseconds)
    }
}
