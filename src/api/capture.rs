// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls that capture streams into graphs, refused alike in all dialects; the numbers are the same in all, too.

use std::ffi::c_uint;

use crate::border::arguments::{invalid, out, read, unsupported};
use crate::gpu::{Gpu, Kind, Result, Stream};

/// Refuses what captures a stream, or changes a capture.
pub(super) fn no_capture(gpu: &dyn Gpu, stream: Stream) -> Result<()> {
    gpu.stream_device(stream)?;
    unsupported("work cannot be captured into a graph here")
}

/// Writes that a stream is not being captured.
///
/// # Safety
/// `status` is NULL or valid for writing.
pub(super) unsafe fn not_capturing(gpu: &dyn Gpu, stream: Stream, status: *mut c_uint) -> Result<()> {
    const NONE: c_uint = 0;
    // SAFETY: as promised by the caller.
    let status = unsafe { out(status) }?;
    gpu.stream_device(stream)?;
    status.finish(NONE)
}

/// Refuses to end the capture of a stream.
pub(super) fn end_capture(gpu: &dyn Gpu, stream: Stream) -> Result<()> {
    gpu.stream_device(stream)?;
    Err(Kind::IllegalState.because("the stream is not being captured"))
}

/// Exchanges the thread's capture mode for the one that a C pointer points to.
///
/// InvalidValue for NULL and for other modes.
///
/// # Safety
/// `mode` is NULL or valid for reading and writing.
pub(super) unsafe fn exchange_capture_mode(gpu: &dyn Gpu, mode: *mut c_uint) -> Result<()> {
    const RELAXED: c_uint = 2;
    // SAFETY: as promised by the caller.
    let (wanted, before) = unsafe { (read(mode)?, out(mode)?) };
    if wanted > RELAXED {
        return invalid(format!("the mode is {wanted}: there is no such mode"));
    }
    before.finish(gpu.exchange_capture_mode(wanted)?)
}
