// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events.

use super::{Nvidia, call, call_in_context, convert};
use crate::gpu::{Event, EventFlags, Events, Kind, Result, Stream};
use crate::share::handles;
use crate::share::openings::EVENTS;

impl Events for Nvidia {
    fn create_event(&self, flags: EventFlags) -> Result<Event> {
        let context = self.enter()?;
        let mut event = 0;
        call!(self, cuEventCreate(&mut event, convert::event_flags(flags)))?;
        handles::EVENTS.created(event, context);
        EVENTS.closed(event, None);
        self.timelines.retire_event(Event(event));
        Ok(Event(event))
    }

    fn destroy_event(&self, event: Event) -> Result<()> {
        let event = convert::event(event)?;
        self.enter()?;
        handles::EVENTS.destroy(event, || {
            self.timelines.retire_event(Event(event));
            EVENTS.close(event, None, |_| call!(self, cuEventDestroy_v2(event)))
        })
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        let (handle, queue) = (convert::event(event)?, convert::stream(stream)?);
        if self.foreign_context(handle, queue)?.is_some() {
            return Err(Kind::InvalidHandle.because("the event was opened on another device than the stream's"));
        }
        call_in_context!(self, cuEventRecord(handle, queue))?;
        self.timelines.recorded(self, event, stream)
    }

    fn query_event(&self, event: Event) -> Result<()> {
        let handle = convert::event(event)?;
        call_in_context!(self, cuEventQuery(handle))?;
        self.timelines.check_event(event)
    }

    fn synchronize_event(&self, event: Event) -> Result<()> {
        let handle = convert::event(event)?;
        call_in_context!(self, cuEventSynchronize(handle))?;
        self.timelines.check_event(event)
    }

    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> {
        let (start, stop) = (convert::event(start)?, convert::event(stop)?);
        self.enter()?;
        let mut milliseconds = 0.0;
        call!(self, cuEventElapsedTime(&mut milliseconds, start, stop))?;
        Ok(milliseconds)
    }
}
