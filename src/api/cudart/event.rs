// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events.

#[path = "../generated/cudart/event.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::c_uint;

use super::types::*;
use super::{Slot, default_stream, entry, existing, forward, invalid, per_thread, speak_twelve};
use crate::api::capture::{query_event, synchronize_event};
use crate::api::stream::given;
use crate::border::arguments::out;
use crate::gpu::{EventFlags, Gpu, Result, Stream};
use crate::share::{ends, handles};

pub use derived::*;

// Derived from hipEventCreate: cudaEventCreate
// Creates an event that records timestamps, on the current device.

// Derived from hipEventCreateWithFlags: cudaEventCreateWithFlags
// - `flags` (in): cudaEventDefault, or a sum of cudaEventBlockingSync, cudaEventDisableTiming and cudaEventInterprocess
//   (with cudaEventDisableTiming).

// Derived from hipEventDestroy: cudaEventDestroy
// Destroys an event, created or opened from another process. Work that waits for it is not disturbed.
//
// Returns cudaErrorInvalidResourceHandle for an event that does not exist.

// Derived from hipEventRecord: cudaEventRecord, cudaEventRecord_ptsz
// Returns cudaErrorInvalidResourceHandle for an event or stream that does not exist, and for one of another device.

// Derived from cuEventRecordWithFlags: cudaEventRecordWithFlags, cudaEventRecordWithFlags_ptsz
// With: existing for existing_event, event for hEvent, stream for hStream
// - `flags` (in): cudaEventRecordDefault; cudaEventRecordExternal makes the record a node of a stream that is being
//   captured.
//
// Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
// exist and for one of another device, cudaErrorIllegalState for cudaEventRecordExternal where the
// stream is not being captured.

// Derived from hipEventQuery: cudaEventQuery
// Returns cudaSuccess when it has, cudaErrorNotReady when it has not, cudaErrorInvalidResourceHandle for an event that
// does not exist, cudaErrorLaunchFailure when the process that recorded it has died, cudaErrorStreamCaptureUnsupported
// beside captures that forbid unsafe calls.

// Derived from hipEventSynchronize: cudaEventSynchronize
// Returns cudaErrorInvalidResourceHandle for an event that does not exist, cudaErrorLaunchFailure when the process that
// recorded it has died, cudaErrorStreamCaptureUnsupported beside captures that forbid unsafe calls.

// Derived from hipEventElapsedTime: cudaEventElapsedTime
// With: end for stop
// Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist, records no
// timestamps, or was never recorded; cudaErrorNotReady when one has not completed.

/// cudaEventElapsedTime of CUDA 13 for programs compiled for CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventElapsedTime_v2(
    ms: *mut f32,
    start: cudaEvent_t,
    end: cudaEvent_t,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaEventElapsedTime_v2(ms, start, end));
    entry(call, move |gpu| out(ms)?.finish(gpu.elapsed_time(existing(start)?, existing(end)?)?))
}

fn record(gpu: &dyn Gpu, event: cudaEvent_t, stream: Stream) -> Result<()> {
    gpu.record_event(existing(event)?, stream)
}

/// Tells whether a record or wait is to be a node of a captured stream; InvalidValue for other flags.
pub(super) fn is_external(flags: c_uint) -> Result<bool> {
    match flags {
        cudaEventRecordDefault => Ok(false),
        cudaEventRecordExternal => Ok(true),
        _ => invalid(format!("flags is {flags:#x}: there is no such flag")),
    }
}

fn event_flags(flags: c_uint) -> Result<EventFlags> {
    let pairs = [
        (cudaEventBlockingSync, EventFlags::BLOCKING),
        (cudaEventDisableTiming, EventFlags::NO_TIMING),
        (cudaEventInterprocess, EventFlags::INTERPROCESS),
    ];
    if flags & !(cudaEventBlockingSync | cudaEventDisableTiming | cudaEventInterprocess) != 0 {
        return invalid(format!("flags is {flags:#x}: not a combination of event flags"));
    }
    if flags & cudaEventInterprocess != 0 && flags & cudaEventDisableTiming == 0 {
        return invalid("cudaEventInterprocess wants cudaEventDisableTiming too");
    }
    Ok(pairs.into_iter().filter(|pair| flags & pair.0 != 0).map(|pair| pair.1).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_as_cuda_takes_them() {
        assert_eq!(event_flags(6).ok(), Some(EventFlags::INTERPROCESS | EventFlags::NO_TIMING));
        assert_eq!(event_flags(0).ok(), Some(EventFlags::empty()));
        assert!(event_flags(4).is_err() && event_flags(8).is_err());
    }
}
