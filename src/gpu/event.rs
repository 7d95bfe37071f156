// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events: points in a stream's work that others can wait for.

use super::{Event, Result, Stream, unsupported};

bitflags::bitflags! {
    /// Options of event creation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct EventFlags: u32 {
        /// Waiting threads sleep instead of spinning.
        const BLOCKING = 1;
        /// No time is taken at the record.
        const NO_TIMING = 2;
        /// Other processes may open it; requires NO_TIMING.
        const INTERPROCESS = 4;
    }
}

/// Events. A wait takes the latest record at the time of the call; an event never recorded is complete.
pub trait Events {
    /// Creates an event on the current device.
    fn create_event(&self, _flags: EventFlags) -> Result<Event> {
        unsupported("create an event")
    }
    /// Destroys an event, created or opened; pending records and waits still complete.
    fn destroy_event(&self, _event: Event) -> Result<()> {
        unsupported("destroy an event")
    }
    /// Queues a record of the event.
    fn record_event(&self, _event: Event, _stream: Stream) -> Result<()> {
        unsupported("record an event")
    }
    /// Queues a record of the event behind the work of all streams of the current context.
    fn record_in_context(&self, _event: Event) -> Result<()> {
        unsupported("record an event in a context")
    }
    /// Lets new work of all streams of the current context wait for the event.
    fn wait_in_context(&self, _event: Event) -> Result<()> {
        unsupported("have a context wait for an event")
    }
    /// `Ok` when the latest record has completed, NotReady when it has not.
    fn query_event(&self, _event: Event) -> Result<()> {
        unsupported("query an event")
    }
    /// Blocks until the latest record has completed.
    fn synchronize_event(&self, _event: Event) -> Result<()> {
        unsupported("wait for an event")
    }
    /// Milliseconds between two completed records. InvalidHandle where either takes no time or was never recorded,
    /// NotReady where either has not completed.
    fn elapsed_time(&self, _start: Event, _stop: Event) -> Result<f32> {
        unsupported("time events")
    }
}
