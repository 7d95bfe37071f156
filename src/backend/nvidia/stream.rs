// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams. The predefined ones have CUDA's own numbers.

use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::calls::{CUcontext, CUevent, CUresult, CUstream};
use super::{Nvidia, call, call_in_context, convert, optional};
use crate::gpu::{
    Address, Callback, CaptureMode, CaptureRefusal, Comparison, Event, Graphs, HostCall, HostFunction, Kind, Result,
    Stream, StreamFlags, Streams, ValueOperation, Width, queue_each,
};
use crate::share::handles::STREAMS;
use crate::share::openings::EVENTS;

/// The function that the driver calls for [`Streams::call_host`].
unsafe extern "C" fn run_function(data: *mut c_void) {
    // SAFETY: `data` came from `Box::into_raw` of this type, and the driver calls at most once.
    let function = unsafe { Box::from_raw(data.cast::<HostFunction>()) };
    // The panic hook has logged a panic; no caller could receive it.
    _ = catch_unwind(AssertUnwindSafe(function));
}

/// The function that the driver calls for [`Streams::add_callback`].
unsafe extern "C" fn run_callback(_stream: CUstream, status: CUresult, data: *mut c_void) {
    // SAFETY: as above.
    let callback = unsafe { Box::from_raw(data.cast::<Callback>()) };
    let outcome = if status == convert::SUCCESS { Ok(()) } else { Err(convert::kind(status)) };
    _ = catch_unwind(AssertUnwindSafe(|| callback(outcome)));
}

impl Nvidia {
    /// Hands a boxed function to the driver through `queue`, and takes it back where that fails.
    fn hand_over<T>(&self, function: T, queue: impl FnOnce(*mut c_void) -> Result<()>) -> Result<()> {
        let data = Box::into_raw(Box::new(function));
        queue(data.cast()).inspect_err(|_| {
            // SAFETY: the driver refused the function, so it will never call it, and no other copy of the pointer
            // exists.
            drop(unsafe { Box::from_raw(data) });
        })
    }
}

impl Streams for Nvidia {
    fn create_stream(&self, flags: StreamFlags, priority: i32) -> Result<Stream> {
        let context = self.enter()?;
        let mut stream = 0;
        call!(self, cuStreamCreateWithPriority(&mut stream, convert::stream_flags(flags), priority))?;
        STREAMS.created(stream, context);
        self.note_captured(stream, false);
        // It may have the handle of one that was destroyed.
        self.timelines.retire_stream(Stream(stream));
        Ok(Stream(stream))
    }

    fn destroy_stream(&self, stream: Stream) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        if stream <= Stream::PER_THREAD.0 {
            return call!(self, cuStreamDestroy_v2(stream));
        }
        STREAMS.destroy(stream, || call!(self, cuStreamDestroy_v2(stream)))
    }

    fn query_stream(&self, stream: Stream) -> Result<()> {
        let handle = convert::stream(stream)?;
        call_in_context!(self, cuStreamQuery(handle))?;
        self.timelines.check(self, Some(stream))
    }

    fn synchronize_stream(&self, stream: Stream) -> Result<()> {
        let handle = convert::stream(stream)?;
        call_in_context!(self, cuStreamSynchronize(handle))?;
        self.timelines.check(self, Some(stream))
    }

    fn wait_event(&self, stream: Stream, event: Event) -> Result<()> {
        let (stream, event) = (convert::stream(stream)?, convert::event(event)?);
        match self.foreign_context(event, stream)? {
            Some(context) => self.wait_by_relay(context, stream, event),
            None => call_in_context!(self, cuStreamWaitEvent(stream, event, 0)),
        }
    }

    fn call_host(&self, stream: Stream, function: HostFunction) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        self.hand_over(function, |data| optional!(self, cuLaunchHostFunc(stream, run_function, data)))
    }

    fn call_function(&self, stream: Stream, call: HostCall) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        optional!(self, cuLaunchHostFunc(stream, call.function, call.data.0))
    }

    fn exchange_capture_mode(&self, mut mode: u32) -> Result<u32> {
        optional!(self, cuThreadExchangeStreamCaptureMode(&mut mode))?;
        Ok(mode)
    }

    fn add_callback(&self, stream: Stream, callback: Callback) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        self.hand_over(callback, |data| optional!(self, cuStreamAddCallback(stream, run_callback, data, 0)))
    }

    fn wait_value(
        &self,
        stream: Stream,
        address: Address,
        width: Width,
        value: u64,
        mask: u64,
        comparison: Comparison,
    ) -> Result<()> {
        let stream = convert::stream(stream)?;
        let all = width.mask();
        let value = match comparison {
            Comparison::And => value & mask,
            // Bits that do not count are taken as set.
            Comparison::Nor => value | !mask & all,
            _ if mask & all == all => value,
            _ => return self.wait_for_bits(Stream(stream), address, width, (value, mask, comparison)),
        };
        self.enter()?;
        let flags = convert::comparison(comparison);
        match width {
            Width::Bits32 => optional!(self, cuStreamWaitValue32_v2(stream, address.0, value as u32, flags)),
            Width::Bits64 => optional!(self, cuStreamWaitValue64_v2(stream, address.0, value, flags)),
        }
    }

    fn write_value(&self, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        match width {
            Width::Bits32 => optional!(self, cuStreamWriteValue32_v2(stream, address.0, value as u32, 0)),
            Width::Bits64 => optional!(self, cuStreamWriteValue64_v2(stream, address.0, value, 0)),
        }
    }

    fn queue_values(&self, stream: Stream, operations: &[ValueOperation]) -> Result<()> {
        if operations.len() == 1 || self.cuda.cuStreamBatchMemOp_v2.is_none() {
            return queue_each(self, stream, operations);
        }
        let stream = convert::stream(stream)?;
        self.enter()?;
        optional!(self, cuStreamBatchMemOp_v2(stream, operations.len() as u32, operations.as_ptr(), 0))
    }

    fn attach_memory(&self, stream: Stream, address: Address, size: usize) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        // Attached to one stream alone, other streams' work would fault on it; the hub promises less.
        optional!(self, cuStreamAttachMemAsync(stream, address.0, size, convert::ATTACH_GLOBAL))
    }

    fn stream_flags(&self, stream: Stream) -> Result<StreamFlags> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        let mut flags = 0;
        call!(self, cuStreamGetFlags(stream, &mut flags))?;
        Ok(convert::read_stream_flags(flags))
    }

    /// By its context: the driver ends a capture of a stream whose flags are asked for.
    fn check_stream(&self, stream: Stream) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        call!(self, cuStreamGetCtx(stream, &mut 0))
    }

    fn stream_priority(&self, stream: Stream) -> Result<i32> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        let mut priority = 0;
        call!(self, cuStreamGetPriority(stream, &mut priority))?;
        Ok(priority)
    }

    fn stream_device(&self, stream: Stream) -> Result<i32> {
        if stream <= Stream::PER_THREAD {
            return Ok(self.device()?);
        }
        let stream = convert::stream(stream)?;
        self.enter()?;
        let mut context = 0;
        call!(self, cuStreamGetCtx(stream, &mut context))?;
        self.within(context, || Ok(self.device()?))
    }
}

impl Nvidia {
    /// Does what this library does of its own, which no capture is to forbid or to fail by.
    pub(super) fn beside_captures<T>(&self, work: impl FnOnce() -> Result<T>) -> Result<T> {
        // Before CUDA 10.1 there are no modes of threads.
        let Ok(before) = self.exchange_capture_mode(CaptureMode::Relaxed as u32) else { return work() };
        let done = work();
        _ = self.exchange_capture_mode(before);
        done
    }

    /// Refuses work that no graph can do, in a stream that is captured.
    pub(super) fn refuse_captured(&self, stream: Stream, why: &'static str) -> Result<()> {
        self.enter()?;
        match self.capture(stream) {
            Ok(Some(_)) => Err(Kind::Capture(CaptureRefusal::Unsupported).because(why)),
            // A driver that does not tell is from before CUDA 11.3.
            Err(error) if error.kind() != Kind::Unsupported => Err(error),
            _ => Ok(()),
        }
    }

    /// The context of an event opened from another process, if it is not the stream's.
    pub(super) fn foreign_context(&self, event: CUevent, stream: CUstream) -> Result<Option<CUcontext>> {
        let Some(context) = EVENTS.owner(event, None) else { return Ok(None) };
        let mut stream_context = 0;
        self.enter()?;
        call!(self, cuStreamGetCtx(stream, &mut stream_context))?;
        Ok((stream_context != context).then_some(context))
    }

    /// Lets a stream wait for another process's event that was opened in another context, which crashes drivers
    /// (580.159.04). A stream of the event's context waits for it instead, and records an own event for the other one.
    fn wait_by_relay(&self, context: CUcontext, stream: CUstream, event: CUevent) -> Result<()> {
        let (mut helper, mut relay) = (0, 0);
        self.within(context, || {
            call!(self, cuStreamCreateWithPriority(&mut helper, convert::NON_BLOCKING, 0))?;
            call!(self, cuEventCreate(&mut relay, convert::DISABLE_TIMING))?;
            call!(self, cuStreamWaitEvent(helper, event, 0))?;
            call!(self, cuEventRecord(relay, helper))
        })
        .and_then(|()| call!(self, cuStreamWaitEvent(stream, relay, 0)))
        .and(self.within(context, || {
            // Queued work still completes.
            if relay != 0 {
                call!(self, cuEventDestroy_v2(relay))?;
            }
            if helper != 0 {
                call!(self, cuStreamDestroy_v2(helper))?;
            }
            Ok(())
        }))
    }
}
