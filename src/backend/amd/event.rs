// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events.

use super::calls::hipEvent_t;
use super::convert::AbiVersion;
use super::{Amd, call, convert};
use crate::gpu::{Event, EventFlags, Events, Result, Stream};

/// The origin of an event.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// Created by this process.
    Created,
    /// Created by this process for others, too.
    Shared,
    /// Opened from another process.
    Opened,
}

impl Amd {
    /// An event for HIP; InvalidHandle for one that was destroyed, or a number that can be none.
    pub(super) fn event(&self, event: Event) -> Result<hipEvent_t> {
        let handle = convert::event(event)?;
        self.events.check(handle)?;
        Ok(handle)
    }
}

impl Events for Amd {
    fn create_event(&self, flags: EventFlags) -> Result<Event> {
        let mut event = 0;
        call!(self, hipEventCreateWithFlags(&mut event, convert::event_flags(flags)))?;
        let shared = flags.contains(EventFlags::INTERPROCESS);
        self.events.created(event, if shared { Origin::Shared } else { Origin::Created });
        Ok(Event(event))
    }

    fn destroy_event(&self, event: Event) -> Result<()> {
        let event = self.event(event)?;
        self.events.destroy(event, || call!(self, hipEventDestroy(event)))
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        let (event, stream) = (self.event(event)?, self.stream(stream)?);
        // Up to HIP 6 a record does not reach other processes, for which the event is complete at any time.
        if self.abi < AbiVersion::Seven && matches!(self.events.origin(event), Some(Origin::Shared | Origin::Opened)) {
            call!(self, hipStreamSynchronize(stream))?;
        }
        call!(self, hipEventRecord(event, stream))
    }

    fn query_event(&self, event: Event) -> Result<()> {
        let event = self.event(event)?;
        call!(self, hipEventQuery(event))?;
        self.check_all_waits()
    }

    fn synchronize_event(&self, event: Event) -> Result<()> {
        let event = self.event(event)?;
        call!(self, hipEventSynchronize(event))?;
        self.check_all_waits()
    }

    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> {
        let (start, stop) = (self.event(start)?, self.event(stop)?);
        let mut milliseconds = 0.0;
        call!(self, hipEventElapsedTime(&mut milliseconds, start, stop))?;
        Ok(milliseconds)
    }
}
