// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams. Each belongs to one context, and is used in no other. AscendCL does not order streams, so the order between
//! the default stream and blocking streams is established here.

use std::ffi::c_int;

use super::calls::{aclrtContext, aclrtStream};
use super::{Ascend, call, convert, optional};
use crate::gpu::{Event, Kind, Order, Result, Stream, StreamFlags, Streams};
use crate::os::lock::lock;

/// A stream that was created through this library.
#[derive(Clone, Copy)]
struct CreatedStream {
    stream: aclrtStream,
    context: aclrtContext,
    device: i32,
    flags: StreamFlags,
}

/// The created streams, and the default streams with unfinished work.
#[derive(Default)]
pub struct Queues {
    created: Vec<CreatedStream>,
    /// The contexts whose default streams may have unfinished work, with the number of the last.
    pending: Vec<(aclrtContext, u64)>,
    /// The number of works of default streams so far.
    count: u64,
}

impl Queues {
    fn find(&self, stream: aclrtStream) -> Option<CreatedStream> {
        self.created.iter().find(|created| created.stream == stream).copied()
    }

    /// Removes and returns a stream.
    fn take(&mut self, stream: aclrtStream) -> Option<CreatedStream> {
        let index = self.created.iter().position(|created| created.stream == stream)?;
        Some(self.created.swap_remove(index))
    }

    /// Removes the streams of a device, which its reset has destroyed.
    pub fn clear(&mut self, device: i32) {
        self.created.retain(|created| created.device != device);
    }

    /// The number of the last work of a context's default stream that may be unfinished.
    pub fn unfinished(&self, context: aclrtContext) -> Option<u64> {
        self.pending.iter().find(|pending| pending.0 == context).map(|pending| pending.1)
    }

    /// Records that a context's default stream has done its work, up to that of a number.
    pub fn settle(&mut self, context: aclrtContext, last: Option<u64>) {
        self.pending.retain(|pending| pending.0 != context || Some(pending.1) != last);
    }

    /// Records that a context's default stream has work.
    fn unsettle(&mut self, context: aclrtContext) {
        self.count += 1;
        self.pending.retain(|pending| pending.0 != context);
        self.pending.push((context, self.count));
    }

    /// The streams whose work must finish before work queued on `stream` now.
    fn before(&self, stream: aclrtStream, context: aclrtContext) -> Vec<aclrtStream> {
        let is_blocking = |created: &CreatedStream| !created.flags.contains(StreamFlags::NON_BLOCKING);
        if stream == 0 {
            let others = self.created.iter().filter(|created| created.context == context && is_blocking(created));
            return others.map(|created| created.stream).collect();
        }
        let comes_after = self.unfinished(context).is_some() && self.find(stream).as_ref().is_some_and(is_blocking);
        if comes_after { vec![0] } else { Vec::new() }
    }
}

/// A function that is called with a stream in its context.
type Work<'a> = &'a dyn Fn(aclrtStream) -> Result<()>;

impl Ascend {
    /// Calls `work` in the context of a stream.
    fn on(&self, stream: Stream, work: &dyn Fn(aclrtStream, aclrtContext) -> Result<()>) -> Result<()> {
        let stream = convert::stream(stream)?;
        let current = self.enter()?;
        let created = lock(&self.queues).find(stream);
        let Some(CreatedStream { context, .. }) = created.filter(|created| created.context != current) else {
            return work(stream, current);
        };
        call!(self, aclrtSetCurrentContext(context))?;
        let outcome = work(stream, context);
        self.restore_context(current);
        outcome
    }

    /// Queues work on a stream, after the work of the streams that it is ordered with. Where the order is `Now`, also
    /// waits for the stream's own work, and does the new work at once.
    pub(super) fn queue(&self, order: Order, work: Work<'_>) -> Result<()> {
        let is_now = order.is_now();
        self.on(order.stream(), &|stream, context| {
            let (awaited, last) = {
                let queues = lock(&self.queues);
                let mut awaited = queues.before(stream, context);
                awaited.extend(is_now.then_some(stream));
                (awaited, queues.unfinished(context))
            };
            awaited.iter().try_for_each(|other| call!(self, aclrtSynchronizeStream(*other)))?;
            // Not sooner: others come after it until it is done.
            if awaited.contains(&0) {
                lock(&self.queues).settle(context, last);
            }
            work(stream)?;
            if !is_now && stream == 0 {
                lock(&self.queues).unsettle(context);
            }
            Ok(())
        })
    }

    /// Waits for the work of a stream, if it still exists; for the default stream, of every device.
    pub(super) fn finish_stream(&self, stream: aclrtStream) -> Result<()> {
        if stream == 0 {
            return self.finish_all();
        }
        let exists = lock(&self.queues).find(stream).is_some();
        if !exists {
            return Ok(());
        }
        self.on(Stream(stream), &|stream, _| call!(self, aclrtSynchronizeStream(stream)))
    }

    fn created(&self, stream: Stream) -> Result<Option<CreatedStream>> {
        Ok(lock(&self.queues).find(convert::stream(stream)?))
    }
}

impl Streams for Ascend {
    /// Creates a stream; AscendCL's streams have no priority.
    fn create_stream(&self, flags: StreamFlags, _priority: i32) -> Result<Stream> {
        let context = self.enter()?;
        let (device, mut stream) = (self.device()?, 0);
        call!(self, aclrtCreateStream(&mut stream))?;
        lock(&self.queues).created.push(CreatedStream { stream, context, device, flags });
        Ok(Stream(stream))
    }

    /// Waits for the stream's work first, which AscendCL requires.
    fn destroy_stream(&self, stream: Stream) -> Result<()> {
        self.on(stream, &|stream, _| {
            call!(self, aclrtSynchronizeStream(stream))?;
            // Removed first: another thread may get the same handle at once.
            let removed = lock(&self.queues).take(stream);
            call!(self, aclrtDestroyStream(stream)).inspect_err(|_| lock(&self.queues).created.extend(removed))
        })
    }

    fn query_stream(&self, stream: Stream) -> Result<()> {
        self.on(stream, &|stream, context| {
            let mut streams = vec![stream];
            if stream == 0 {
                streams.extend(lock(&self.queues).before(0, context));
            }
            for stream in streams {
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
        Ok(self.created(stream)?.map_or(StreamFlags::empty(), |created| created.flags))
    }

    fn stream_priority(&self, stream: Stream) -> Result<i32> {
        self.created(stream).map(|_| 0)
    }

    fn stream_device(&self, stream: Stream) -> Result<i32> {
        match self.created(stream)? {
            Some(created) => Ok(created.device),
            None => self.device(),
        }
    }
}
