// SPDX-License-Identifier: MIT OR Apache-2.0
//! Captures as data: their streams, and the events that were recorded in these.

use crate::backend::host::capture;
use crate::gpu::{CaptureMode, CaptureRefusal, Event, JudgeRecapture, Kind, Node, Result, Stream};
use crate::os::map::{Map, Set};

/// A capture that is under way.
pub struct Active {
    pub graph: u64,
    /// The graph was there before.
    pub is_given: bool,
    /// The number of the stream that it began in.
    pub origin: u64,
    pub mode: CaptureMode,
    /// The thread that began it.
    pub thread: u32,
    pub is_valid: bool,
    /// The nodes that it has made, but for those that the program has let go.
    pub made: Set<u64>,
    /// Of a graph that is captured anew.
    pub again: Option<Again>,
}

/// A graph's nodes, as they are captured anew.
pub struct Again {
    /// The nodes that are still to come, the next one last.
    pub left: Vec<u64>,
    pub judge: Option<JudgeRecapture>,
}

/// A captured stream.
pub struct Member {
    pub capture: u64,
    pub is_blocking: bool,
    pub device: i32,
    /// The nodes that its next one comes after.
    pub last: Vec<Node>,
}

/// A record of an event in a captured stream.
pub struct Recorded {
    pub capture: u64,
    pub nodes: Vec<Node>,
}

/// The captures by number, their streams and events.
pub struct Captures {
    pub active: Map<u64, Active>,
    /// By the number of the stream's queue.
    pub members: Map<u64, Member>,
    /// By the event's handle.
    pub events: Map<usize, Recorded>,
}

pub fn refused(refusal: CaptureRefusal, why: &str) -> crate::gpu::Error {
    Kind::Capture(refusal).because(why)
}

pub fn invalidated() -> crate::gpu::Error {
    refused(CaptureRefusal::Invalidated, "the capture has failed before: end it")
}

pub fn implicit() -> crate::gpu::Error {
    refused(CaptureRefusal::Implicit, "the null stream is ordered with a stream that is being captured")
}

impl Captures {
    /// None at first.
    pub const fn new() -> Captures {
        Captures { active: Map::new(), members: Map::new(), events: Map::new() }
    }

    /// Counts what calls must ask for.
    pub fn count(&self) {
        capture::note(self.active.len() + self.events.len());
    }

    /// The capture that a stream takes part in, by the number of its queue.
    pub fn of(&self, queue: u64) -> Option<u64> {
        self.members.get(&queue).map(|member| member.capture)
    }

    pub fn invalidate(&mut self, capture: u64) {
        if let Some(active) = self.active.get_mut(&capture) {
            active.is_valid = false;
        }
    }

    pub fn invalidate_where(&mut self, matches: impl Fn(&Active) -> bool) -> bool {
        let mut found = false;
        for active in self.active.values_mut().filter(|active| matches(active)) {
            active.is_valid = false;
            found = true;
        }
        found
    }

    pub fn is_valid(&self, capture: u64) -> bool {
        self.active.get(&capture).is_some_and(|active| active.is_valid)
    }

    /// The captures whose streams a null stream is ordered with; none for other streams.
    pub fn ordered_with(&self, device: i32, stream: Stream) -> Vec<u64> {
        let is_ordered = |member: &&Member| stream.is_default() && member.is_blocking && member.device == device;
        self.members.values().filter(is_ordered).map(|member| member.capture).collect()
    }

    /// Refuses a call on a null stream that captured streams are ordered with, and fails their captures.
    pub fn check_null(&mut self, device: i32, stream: Stream) -> Result<()> {
        let captures = self.ordered_with(device, stream);
        captures.iter().for_each(|capture| self.invalidate(*capture));
        if captures.is_empty() { Ok(()) } else { Err(implicit()) }
    }

    /// Forgets that an event was recorded in a captured stream.
    pub fn forget(&mut self, event: Event) {
        self.events.remove(&event.0);
        self.count();
    }

    /// Forgets a capture and its streams.
    pub fn end(&mut self, capture: u64) -> Option<Active> {
        let active = self.active.remove(&capture);
        self.members.retain(|_, member| member.capture != capture);
        self.count();
        active
    }
}
