// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events.

use super::{Amd, call, convert};
use crate::gpu::{Event, EventFlags, Events, Result, Stream};

impl Events for Amd {
    fn create_event(&self, flags: EventFlags) -> Result<Event> {
        let mut event = 0;
        call!(self, hipEventCreateWithFlags(&mut event, convert::event_flags(flags)))?;
        Ok(Event(event))
    }

    fn destroy_event(&self, event: Event) -> Result<()> {
        let event = convert::event(event)?;
        call!(self, hipEventDestroy(event))
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        let (event, stream) = (convert::event(event)?, convert::stream(stream)?);
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
