// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams. Each is of one context, and is used in no other; none waits for another by itself, so the order between the
//! default stream and those that are ordered with it is kept here.

use std::ffi::c_int;

use super::calls::{aclrtContext, aclrtStream};
use super::{Ascend, call, convert, locked, optional};
use crate::gpu::{Event, Kind, Order, Result, Stream, StreamFlags, Streams};

/// A stream that was created here.
#[derive(Clone, Copy)]
struct Made {
    stream: aclrtStream,
    context: aclrtContext,
    device: i32,
    flags: StreamFlags,
}

/// The streams that were created here, and what is queued in default ones.
#[derive(Default)]
pub struct Queues {
    made: Vec<Made>,
    /// The contexts whose default streams may have work that nobody has waited for.
    pending: Vec<aclrtContext>,
}

impl Queues {
    fn find(&self, stream: aclrtStream) -> Option<Made> {
        self.made.iter().find(|made| made.stream == stream).copied()
    }

    /// Forgets a stream.
    fn take(&mut self, stream: aclrtStream) -> Option<Made> {
        let place = self.made.iter().position(|made| made.stream == stream)?;
        Some(self.made.swap_remove(place))
    }

    /// Forgets the streams of a device: its reset.
    pub fn forget(&mut self, device: i32) {
        self.made.retain(|made| made.device != device);
        self.pending.clear();
    }

    /// Notes that a context's default stream has no work, or is about to have none.
    pub fn settle(&mut self, context: aclrtContext) {
        self.pending.retain(|pending| *pending != context);
    }

    /// The streams whose work comes before what is queued in this one now.
    fn before(&mut self, stream: aclrtStream, context: aclrtContext) -> Vec<aclrtStream> {
        let waits = |made: &Made| !made.flags.contains(StreamFlags::NON_BLOCKING);
        if stream == 0 {
            let others = self.made.iter().filter(|made| made.context == context && waits(made));
            return others.map(|made| made.stream).collect();
        }
        match self.pending.iter().position(|pending| *pending == context) {
            Some(place) if self.find(stream).is_some_and(|made| waits(&made)) => {
                self.pending.swap_remove(place);
                vec![0]
            }
            _ => Vec::new(),
        }
    }
}

/// What is done with a stream in its context.
type Work<'a> = &'a dyn Fn(aclrtStream) -> Result<()>;

impl Ascend {
    /// Runs in the context that a stream is of.
    fn on(&self, stream: Stream, work: &dyn Fn(aclrtStream, aclrtContext) -> Result<()>) -> Result<()> {
        let stream = convert::stream(stream)?;
        let current = self.enter()?;
        let made = locked(&self.queues).find(stream);
        let Some(Made { context, .. }) = made.filter(|made| made.context != current) else {
            return work(stream, current);
        };
        call!(self, aclrtSetCurrentContext(context))?;
        let outcome = work(stream, context);
        self.back_to(current);
        outcome
    }

    /// Queues work on a stream, after that of the streams it is ordered with; or, where it is to be done now, does it after
    /// the stream's own.
    pub(super) fn queue(&self, order: Order, work: Work<'_>) -> Result<()> {
        let is_now = matches!(order, Order::Now(_));
        self.on(order.stream(), &|stream, context| {
            let before = {
                let mut queues = locked(&self.queues);
                if is_now && stream == 0 {
                    queues.settle(context);
                }
                queues.before(stream, context)
            };
            let own = is_now.then_some(stream);
            before.into_iter().chain(own).try_for_each(|other| call!(self, aclrtSynchronizeStream(other)))?;
            work(stream)?;
            if !is_now && stream == 0 {
                locked(&self.queues).settle(context);
                locked(&self.queues).pending.push(context);
            }
            Ok(())
        })
    }

    /// Waits for the work of a stream, if it is still there, or of every default one.
    pub(super) fn finish_stream(&self, stream: aclrtStream) -> Result<()> {
        if stream == 0 {
            return self.finish_all();
        }
        let is_there = locked(&self.queues).find(stream).is_some();
        if !is_there {
            return Ok(());
        }
        self.on(Stream(stream), &|stream, _| call!(self, aclrtSynchronizeStream(stream)))
    }

    fn made(&self, stream: Stream) -> Result<Option<Made>> {
        Ok(locked(&self.queues).find(convert::stream(stream)?))
    }
}

impl Streams for Ascend {
    /// AscendCL's streams are created without a priority.
    fn create_stream(&self, flags: StreamFlags, _priority: i32) -> Result<Stream> {
        let context = self.enter()?;
        let (device, mut stream) = (self.device()?, 0);
        call!(self, aclrtCreateStream(&mut stream))?;
        locked(&self.queues).made.push(Made { stream, context, device, flags });
        Ok(Stream(stream))
    }

    /// AscendCL wants the stream's work to be done.
    fn destroy_stream(&self, stream: Stream) -> Result<()> {
        self.on(stream, &|stream, _| {
            call!(self, aclrtSynchronizeStream(stream))?;
            // Another thread may be given its number at once.
            let made = locked(&self.queues).take(stream);
            call!(self, aclrtDestroyStream(stream)).inspect_err(|_| locked(&self.queues).made.extend(made))
        })
    }

    fn query_stream(&self, stream: Stream) -> Result<()> {
        self.on(stream, &|stream, context| {
            let mut asked = vec![stream];
            if stream == 0 {
                asked.extend(locked(&self.queues).before(0, context));
            }
            for stream in asked {
                let mut status: c_int = convert::STREAM_COMPLETE;
                optional!(self, aclrtStreamQuery(stream, &mut status))?;
                if status != convert::STREAM_COMPLETE {
                    return Err(Kind::NotReady.into());
                }
            }
            Ok(())
        })
    }

    fn synchronize_stream(&self, stream: Stream) -> Result<()> {
        self.queue(Order::Now(stream), &|_| Ok(()))
    }

    fn wait_event(&self, stream: Stream, event: Event) -> Result<()> {
        self.wait_for(stream, event)
    }

    fn stream_flags(&self, stream: Stream) -> Result<StreamFlags> {
        Ok(self.made(stream)?.map_or(StreamFlags::empty(), |made| made.flags))
    }

    fn stream_priority(&self, stream: Stream) -> Result<i32> {
        self.made(stream).map(|_| 0)
    }

    fn stream_device(&self, stream: Stream) -> Result<i32> {
        match self.made(stream)? {
            Some(made) => Ok(made.device),
            None => self.device(),
        }
    }
}
