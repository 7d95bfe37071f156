// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams. The predefined ones have HIP's own numbers.

use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::calls::{hipError_t, hipStream_t};
use super::event::Sharing;
use super::{Amd, call, convert, optional, status};
use crate::gpu::{
    Address, Callback, Comparison, Event, HostCall, HostFunction, Kind, Result, Stream, StreamFlags, Streams, Width,
};
use crate::os::inside;
use crate::share::handles::STREAMS;
use crate::share::watch::Outcome;

/// The function that HIP calls for [`Streams::call_host`].
unsafe extern "C" fn run_function(data: *mut c_void) {
    // SAFETY: `data` came from `Box::into_raw` of this type, and HIP calls at most once.
    let function = unsafe { Box::from_raw(data.cast::<HostFunction>()) };
    // The panic hook has logged a panic; no caller could receive it.
    _ = inside::called_back(|| catch_unwind(AssertUnwindSafe(function)));
}

/// The function that HIP calls for [`Streams::add_callback`].
unsafe extern "C" fn run_callback(_stream: hipStream_t, status: hipError_t, data: *mut c_void) {
    // SAFETY: as above.
    let callback = unsafe { Box::from_raw(data.cast::<Callback>()) };
    let outcome = if status == convert::SUCCESS { Ok(()) } else { Err(convert::kind(status)) };
    _ = inside::called_back(|| catch_unwind(AssertUnwindSafe(|| callback(outcome))));
}

impl Amd {
    /// Queues a wait for a value in memory.
    pub(super) fn queue_wait(
        &self,
        stream: Stream,
        address: Address,
        width: Width,
        value: u64,
        mask: u64,
        comparison: Comparison,
    ) -> Result<()> {
        self.refuse_captured(stream)?;
        let (stream, flags) = (convert::stream(stream)?, convert::comparison(comparison));
        match width {
            Width::Bits32 => {
                optional!(self, hipStreamWaitValue32(stream, address.0, value as u32, flags, mask as u32))
            }
            Width::Bits64 => optional!(self, hipStreamWaitValue64(stream, address.0, value, flags, mask)),
        }
    }

    /// Hands a boxed function to HIP through `queue`, and takes it back where that fails.
    fn hand_over<T>(&self, function: T, queue: impl FnOnce(*mut c_void) -> Result<()>) -> Result<()> {
        let data = Box::into_raw(Box::new(function));
        queue(data.cast()).inspect_err(|_| {
            // SAFETY: HIP refused the function, so it will never call it, and no other copy of the pointer exists.
            drop(unsafe { Box::from_raw(data) });
        })
    }
}

impl Streams for Amd {
    fn create_stream(&self, flags: StreamFlags, priority: i32) -> Result<Stream> {
        let mut stream = 0;
        let owner = self.owner()?;
        call!(self, hipStreamCreateWithPriority(&mut stream, convert::stream_flags(flags), priority))?;
        self.lanes.clear_failure(stream);
        STREAMS.created(stream, owner);
        Ok(Stream(stream))
    }

    fn destroy_stream(&self, stream: Stream) -> Result<()> {
        let handle = convert::stream(stream)?;
        if stream > Stream::PER_THREAD && self.lanes.has_waits(handle) {
            let device = self.stream_device(stream)?;
            return STREAMS.destroy(handle, || self.retire_stream(stream, device));
        }
        STREAMS.destroy(handle, || call!(self, hipStreamDestroy(handle)))?;
        self.lanes.clear_failure(handle);
        Ok(())
    }

    fn query_stream(&self, stream: Stream) -> Result<()> {
        let handle = convert::stream(stream)?;
        call!(self, hipStreamQuery(handle))?;
        self.check_waits(stream)
    }

    fn synchronize_stream(&self, stream: Stream) -> Result<()> {
        let handle = convert::stream(stream)?;
        call!(self, hipStreamSynchronize(handle))?;
        self.check_waits(stream)
    }

    fn wait_event(&self, stream: Stream, event: Event) -> Result<()> {
        let (stream, event) = (convert::stream(stream)?, convert::event(event)?);
        match status!(self, hipStreamWaitEvent(stream, event, 0)) {
            convert::SUCCESS => Ok(()),
            // HIP refuses an opened event that was never recorded, for which there is nothing to wait.
            convert::INVALID_VALUE
                if self.sharing(event) == Some(Sharing::Opened)
                    && status!(self, hipEventQuery(event)) == convert::SUCCESS =>
            {
                Ok(())
            }
            status => Err(self.failure("hipStreamWaitEvent", status)),
        }
    }

    fn call_function(&self, stream: Stream, call: HostCall) -> Result<()> {
        // A captured stream does it at each launch; nothing there waits for what this library emulates.
        let is_captured = self.refuse_captured(stream).is_err();
        let has_waits = !is_captured && self.outcome_of_waits(stream)?.is_some();
        if self.hip.hipLaunchHostFunc.is_none() || has_waits {
            return self.call_host(stream, call.once());
        }
        let stream = convert::stream(stream)?;
        optional!(self, hipLaunchHostFunc(stream, call.function, call.data.0))
    }

    fn call_host(&self, stream: Stream, function: HostFunction) -> Result<()> {
        self.refuse_captured(stream)?;
        let function = match self.outcome_of_waits(stream)? {
            None => function,
            Some(outcome) => Box::new(move || _ = outcome().map(|()| function())),
        };
        if self.hip.hipLaunchHostFunc.is_none() {
            return self.add_callback(
                stream,
                Box::new(|outcome| {
                    if outcome.is_ok() {
                        function();
                    }
                }),
            );
        }
        let stream = convert::stream(stream)?;
        self.hand_over(function, |data| optional!(self, hipLaunchHostFunc(stream, run_function, data)))
    }

    fn exchange_capture_mode(&self, mut mode: u32) -> Result<u32> {
        optional!(self, hipThreadExchangeStreamCaptureMode(&mut mode))?;
        Ok(mode)
    }

    fn add_callback(&self, stream: Stream, callback: Callback) -> Result<()> {
        self.refuse_captured(stream)?;
        let callback = match self.outcome_of_waits(stream)? {
            None => callback,
            Some(waits) => Box::new(move |outcome: Outcome| callback(outcome.and(waits()))),
        };
        let stream = convert::stream(stream)?;
        self.hand_over(callback, |data| call!(self, hipStreamAddCallback(stream, run_callback, data, 0)))
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
        self.lanes.has_values();
        self.queue_wait(stream, address, width, value, mask, comparison)
    }

    fn write_value(&self, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> {
        self.refuse_captured(stream)?;
        let stream = convert::stream(stream)?;
        match width {
            Width::Bits32 => optional!(self, hipStreamWriteValue32(stream, address.0, value as u32, 0)),
            Width::Bits64 => optional!(self, hipStreamWriteValue64(stream, address.0, value, 0)),
        }
    }

    fn attach_memory(&self, stream: Stream, address: Address, size: usize) -> Result<()> {
        let stream = convert::stream(stream)?;
        // Attached to one stream alone, other streams' work could not use it; the hub promises less.
        optional!(self, hipStreamAttachMemAsync(stream, address.0, size, convert::ATTACH_GLOBAL))
    }

    fn stream_flags(&self, stream: Stream) -> Result<StreamFlags> {
        let stream = convert::stream(stream)?;
        let mut flags = 0;
        call!(self, hipStreamGetFlags(stream, &mut flags))?;
        Ok(convert::read_stream_flags(flags))
    }

    fn stream_priority(&self, stream: Stream) -> Result<i32> {
        let stream = convert::stream(stream)?;
        let mut priority = 0;
        call!(self, hipStreamGetPriority(stream, &mut priority))?;
        Ok(priority)
    }

    fn stream_device(&self, stream: Stream) -> Result<i32> {
        if stream <= Stream::PER_THREAD {
            return self.device();
        }
        let stream = convert::stream(stream)?;
        let mut device = 0;
        match (self.hip.hipStreamGetDevice, self.hip.hipGetStreamDeviceId) {
            (None, Some(get)) => {
                // SAFETY: the stream was checked as far as anyone but HIP can.
                device = inside::calling(|| unsafe { get(stream) });
                if self.device_state(device).is_err() {
                    return Err(Kind::InvalidHandle.because(format!("hipGetStreamDeviceId answered {device}")));
                }
            }
            _ => optional!(self, hipStreamGetDevice(stream, &mut device))?,
        }
        Ok(device)
    }
}
