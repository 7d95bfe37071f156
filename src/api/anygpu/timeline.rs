// SPDX-License-Identifier: MIT OR Apache-2.0
//! Timelines that processes share by a file descriptor.

use std::ffi::{c_int, c_uint};
use std::os::fd::IntoRawFd;
use std::time::Duration;

use super::entry;
use super::token::entry_without_gpu;
use crate::border::arguments::out;
use crate::border::call_log::Call;
use crate::share::{broker, timeline};

/// Creates a timeline: a number that only grows, to order the work of several processes.
///
/// Streams wait for it and raise it as an external timeline semaphore (hipImportExternalSemaphore with type 9, and
/// CUDA's equivalents), host threads with anygpu_timeline_signal, anygpu_timeline_wait and anygpu_timeline_value. Other
/// processes of the same user get the descriptor over a Unix socket (SCM_RIGHTS), or a child by `fork` before the first call
/// that needs a back end. Send it first and import your own after it. An import takes ownership, so import a `dup` of one
/// that is still needed, and close a descriptor that is not imported. docs/guide/timelines.md has a program, and
/// docs/evidence/timeline.md the contents of the file.
///
/// A wait for a larger number than the present one ends with an error on its stream (hipErrorLaunchFailure,
/// CUDA_ERROR_LAUNCH_FAILED) if it would be in vain: if a process that had imported the timeline was killed, crashed or
/// ended by `_exit`; if the work that was to raise it failed; if other processes had it and none has it any more; and when
/// the stream's device is reset. A process that destroys its semaphore, or calls `exit` with no such work unfinished, does
/// not fail the others' waits.
///
/// - `fd` (out): the file descriptor, which is closed by `exec`.
/// - `value` (in): the initial number.
///
/// Returns 0, or hipErrorInvalidValue for NULL, hipErrorOperatingSystem if no file can be created.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_create(fd: *mut c_int, value: u64) -> c_int {
    entry(Call::unlogged("anygpu_timeline_create"), || out(fd)?.finish(timeline::create(value)?.into_raw_fd()))
}

/// Returns the number of a timeline.
///
/// - `value` (out): the number.
/// - `fd` (in): its descriptor, which stays open.
///
/// Returns 0, or hipErrorInvalidValue for NULL and for a descriptor that is not a timeline's.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_value(value: *mut u64, fd: c_int) -> c_int {
    entry(Call::unlogged("anygpu_timeline_value"), || out(value)?.finish(timeline::value(fd)?))
}

/// Raises a timeline: waits for this number and lower ones end, in all processes.
///
/// - `fd` (in): its descriptor, which stays open.
/// - `value` (in): the number, not lower than the present one.
///
/// Returns 0, or hipErrorInvalidValue for a lower number and for a descriptor that is not a timeline's.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_signal(fd: c_int, value: u64) -> c_int {
    entry(Call::unlogged("anygpu_timeline_signal"), || timeline::signal(fd, value))
}

/// Waits until a timeline has reached a number.
///
/// - `fd` (in): its descriptor, which stays open.
/// - `value` (in): the number.
/// - `milliseconds` (in): the longest time to wait; 0 does not wait.
///
/// Returns 0, hipErrorNotReady after that time, hipErrorLaunchFailure if a process that had imported the timeline ended
/// without releasing it or the work that was to raise it failed, or hipErrorInvalidValue for a descriptor that is not a
/// timeline's.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_wait(fd: c_int, value: u64, milliseconds: c_uint) -> c_int {
    entry(Call::unlogged("anygpu_timeline_wait"), || {
        timeline::wait(fd, value, Duration::from_millis(milliseconds.into()))
    })
}

/// Offers timelines to other processes of the user by a number, which needs no socket.
///
/// Each timeline begins at 0 and is made when it is first opened, by whichever process, so that those nobody opens cost
/// nothing. Until the offer is withdrawn, this process keeps a descriptor of each that was. Waits of others for work of this
/// process end with an error when it ends.
///
/// - `handle` (out): the handle; send it to the others as it is.
/// - `count` (in): timelines that can be opened.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for no timelines, ANYGPU_ERROR_OPERATING_SYSTEM,
/// ANYGPU_ERROR_OUT_OF_MEMORY.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_offer(handle: *mut u64, count: c_uint) -> c_int {
    entry_without_gpu("anygpu_timeline_offer", || out(handle)?.finish(broker::offer_timelines(count)?))
}

/// Opens a timeline that a process offers, and makes it if nobody has opened it before.
///
/// - `fd` (out): a file descriptor of it, as of anygpu_timeline_create.
/// - `handle` (in): the handle of the offer, of this or of another process.
/// - `number` (in): the timeline, less than the offer's count.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_STALE for a handle or a number that is not offered, also
/// because the process has ended, ANYGPU_ERROR_REFUSED for another user's, ANYGPU_ERROR_UNREACHABLE, and
/// ANYGPU_ERROR_OPERATING_SYSTEM if either process has no file descriptors left.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_open(fd: *mut c_int, handle: u64, number: c_uint) -> c_int {
    entry_without_gpu("anygpu_timeline_open", || out(fd)?.finish(broker::open_timeline(handle, number)?))
}

/// Withdraws an offer of timelines: none can be opened by it any more. Those that were opened stay.
///
/// - `handle` (in): the handle, of this process.
///
/// Returns ANYGPU_ERROR_STALE for a handle that is not offered, ANYGPU_ERROR_REFUSED for another process's.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_timeline_withdraw(handle: u64) -> c_int {
    entry_without_gpu("anygpu_timeline_withdraw", || broker::withdraw_timelines(handle))
}
