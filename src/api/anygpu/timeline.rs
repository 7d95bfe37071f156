// SPDX-License-Identifier: MIT OR Apache-2.0
//! Timelines that processes share by a file descriptor.

use std::ffi::{c_int, c_uint};
use std::os::fd::IntoRawFd;
use std::time::Duration;

use super::entry;
use crate::border::arguments::out;
use crate::border::call_log::Call;
use crate::share::timeline;

/// Makes a timeline: a number that only grows, to order the work of several processes.
///
/// Streams wait for it and raise it as an external semaphore of the type timeline (hipImportExternalSemaphore, its type
/// 9, and its like in CUDA), host threads with the calls below. Other processes of the same user get the descriptor over
/// a Unix socket (SCM_RIGHTS) or by inheritance. An import takes it, so import a `dup` of one that is still needed; what
/// is not imported, close. docs/timeline.md says what is in the file.
///
/// A wait for more than the number is ends with an error on its stream (hipErrorLaunchFailure, CUDA_ERROR_LAUNCH_FAILED)
/// where it would be in vain: where a process that had imported the timeline was killed, crashed or left by `_exit`; where
/// the work that was to raise it failed; where no other process has it any more; and when the stream's device is reset.
/// A process that destroys its semaphore, or calls `exit` with no such work unfinished, is not missed by the others.
///
/// - `fd` (out): the file descriptor, closed when a program is executed.
/// - `value` (in): where the timeline starts.
///
/// Returns 0, or hipErrorInvalidValue for NULL, hipErrorOperatingSystem where no file is to be had.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_create(fd: *mut c_int, value: u64) -> c_int {
    entry(Call::unlogged("anygpu_timeline_create"), || {
        let fd = out(fd)?;
        fd.write(timeline::create(value)?.into_raw_fd());
        Ok(())
    })
}

/// Tells how far a timeline is.
///
/// - `value` (out): the number.
/// - `fd` (in): its descriptor, which stays open.
///
/// Returns 0, or hipErrorInvalidValue for NULL and for what is no timeline's descriptor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_value(value: *mut u64, fd: c_int) -> c_int {
    entry(Call::unlogged("anygpu_timeline_value"), || {
        let value = out(value)?;
        value.write(timeline::value(fd)?);
        Ok(())
    })
}

/// Raises a timeline: waits for this number and lower ones end, in all processes.
///
/// - `fd` (in): its descriptor, which stays open.
/// - `value` (in): the number, not lower than it is.
///
/// Returns 0, or hipErrorInvalidValue for a lower number and for what is no timeline's descriptor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_signal(fd: c_int, value: u64) -> c_int {
    entry(Call::unlogged("anygpu_timeline_signal"), || timeline::signal(fd, value))
}

/// Waits until a timeline has come to a number.
///
/// - `fd` (in): its descriptor, which stays open.
/// - `value` (in): the number.
/// - `milliseconds` (in): how long to wait at most; 0 only looks.
///
/// Returns 0, hipErrorNotReady where it takes longer, hipErrorLaunchFailure where a process that had imported the
/// timeline ended without letting go of it, or hipErrorInvalidValue for what is no timeline's descriptor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_wait(fd: c_int, value: u64, milliseconds: c_uint) -> c_int {
    entry(Call::unlogged("anygpu_timeline_wait"), || {
        timeline::wait(fd, value, Duration::from_millis(milliseconds.into()))
    })
}
