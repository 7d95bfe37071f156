// SPDX-License-Identifier: MIT OR Apache-2.0
//! Steps that a producer writes and that readers in other processes read.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::time::Duration;

use super::name::{name, patience};
use super::token::{anygpu_token, entry_with_gpu, entry_without_gpu};
use crate::api::hip;
use crate::border::arguments::{invalid, non_null, not_empty, out, read, text};
use crate::border::choice;
use crate::gpu::{Gpu, Result, Stream};
use crate::share::steps::{self, Actor, Steps};

/// Runs the body of a call on a stream of the back end.
fn entry_on_stream(
    name: &'static str,
    steps: *mut c_void,
    body: impl Fn(&Steps, &'static dyn Gpu) -> Result<()>,
) -> c_int {
    entry_with_gpu(name, |gpu| steps::with(steps.addr(), |steps| body(steps, gpu)))
}

/// Runs the body of a call that needs no back end.
fn entry_on_host(name: &'static str, steps: *mut c_void, body: impl Fn(&Steps) -> Result<()>) -> c_int {
    entry_without_gpu(name, || steps::with(steps.addr(), &body))
}

/// Creates steps: one producer, the calling process, writes them, and readers in any process of the user read each.
///
/// A step is whatever the producer writes, and the readers read, between the calls that begin and end it, such as one
/// state of an array that they share by a token. They are numbered from 1 on. The producer begins a step once each reader
/// has read the one before or has left or ended, and a reader begins it once it is written. Streams wait for each other
/// where the calls have one; the others block their thread. docs/guide/steps.md has programs.
///
/// - `steps` (out): the steps; close them with anygpu_steps_close.
/// - `readers` (in): the most readers at a time, from 1 to 496.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL and any other number, ANYGPU_ERROR_NOT_INITIALIZED in a forked child,
/// ANYGPU_ERROR_OUT_OF_MEMORY, ANYGPU_ERROR_OPERATING_SYSTEM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_create(steps: *mut *mut c_void, readers: c_uint) -> c_int {
    entry_without_gpu("anygpu_steps_create", || {
        out(steps)?.finish(std::ptr::without_provenance_mut(steps::create(readers)?))
    })
}

/// Returns the handle by which readers join.
///
/// - `handle` (out): the handle; send it to them as it is, by any means.
/// - `steps` (in): the producer's steps.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for a reader's, ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist,
/// ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_handle(handle: *mut u64, steps: *mut c_void) -> c_int {
    entry_on_host("anygpu_steps_handle", steps, |steps| out(handle)?.finish(steps.handle()?))
}

/// Publishes steps by a name, by which readers find them with anygpu_steps_lookup.
///
/// The name is this process's until it closes the steps, withdraws it with anygpu_unpublish, or ends. What
/// this process has published by the name before is replaced.
///
/// - `steps` (in): the producer's steps.
/// - `name` (in): as for anygpu_publish.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for text that is no name and for a reader's steps;
/// ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist; ANYGPU_ERROR_IN_USE where another living process of the user
/// has the name; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; ANYGPU_ERROR_OUT_OF_MEMORY for more than 256 names of a
/// process; ANYGPU_ERROR_OPERATING_SYSTEM for want of file descriptors.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_publish(steps: *mut c_void, name: *const c_char) -> c_int {
    entry_on_host("anygpu_steps_publish", steps, |steps| steps.publish(self::name(text(name)?)))
}

/// Publishes an array and the steps that order it by one name.
///
/// Readers find the array with anygpu_lookup, and the steps with anygpu_steps_of_token or anygpu_steps_lookup. The name is
/// this process's until it closes the steps, frees the array, withdraws the name with anygpu_unpublish, or ends.
///
/// - `steps` (in): the producer's steps.
/// - `token` (in): a token of this process's own memory or array.
/// - `name` (in): as for anygpu_publish.
///
/// Returns the same as anygpu_publish for the token and the name, and as anygpu_steps_publish for the steps.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_publish_array(
    steps: *mut c_void,
    token: *const anygpu_token,
    name: *const c_char,
) -> c_int {
    entry_on_host("anygpu_steps_publish_array", steps, |steps| {
        steps.publish_array(&read(token)?.bytes, self::name(text(name)?))
    })
}

/// Returns the handle of the steps that an array was published with.
///
/// - `handle` (out): the handle, for anygpu_steps_join.
/// - `token` (in): the token of anygpu_lookup.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL; ANYGPU_ERROR_REFUSED for a token without steps, and for bytes that are none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_of_token(handle: *mut u64, token: *const anygpu_token) -> c_int {
    entry_without_gpu("anygpu_steps_of_token", || out(handle)?.finish(steps::handle_of(&read(token)?.bytes)?))
}

/// Finds the handle of the steps that a process of this user publishes by a name, and waits for it.
///
/// - `name` (in): the name.
/// - `milliseconds` (in): the longest time to wait until the name is published; 0 does not wait, -1 waits without end.
/// - `handle` (out): the handle, for anygpu_steps_join.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for text that is no name and for a time below -1; ANYGPU_ERROR_NOT_FOUND
/// where nobody publishes the name in that time; ANYGPU_ERROR_UNREACHABLE where its process does not answer within 5
/// seconds; ANYGPU_ERROR_REFUSED where the name is that of anything else, such as of an array without steps;
/// ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_lookup(name: *const c_char, milliseconds: c_int, handle: *mut u64) -> c_int {
    entry_without_gpu("anygpu_steps_lookup", || {
        let (handle, name) = (out(handle)?, self::name(text(name)?));
        handle.finish(steps::lookup(name, patience(milliseconds)?)?)
    })
}

/// Joins steps as a reader, whether or not the producer has begun.
///
/// The reader reads first the step that the producer began last, once that is written, and then each one. The producer
/// waits for it until it closes the steps or its process ends. A process may join more than once.
///
/// - `steps` (out): the steps; close them with anygpu_steps_close.
/// - `handle` (in): the handle, of this or of another process.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_STALE if the producer has closed the steps or has ended,
/// ANYGPU_ERROR_REFUSED for another user's and for a handle of anything else, ANYGPU_ERROR_UNREACHABLE,
/// ANYGPU_ERROR_OUT_OF_MEMORY if as many readers as can have joined, ANYGPU_ERROR_NOT_INITIALIZED in a forked child,
/// ANYGPU_ERROR_OPERATING_SYSTEM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_join(steps: *mut *mut c_void, handle: u64) -> c_int {
    entry_without_gpu("anygpu_steps_join", || {
        out(steps)?.finish(std::ptr::without_provenance_mut(steps::join(handle)?))
    })
}

/// Waits until so many readers have joined since the steps were created.
///
/// For a producer whose first steps nobody may miss: call it behind anygpu_steps_publish and before the first step. Readers
/// count as they join, whatever becomes of them; one that ends before does not.
///
/// - `steps` (in): the producer's steps.
/// - `readers` (in): how many; 0 waits for nobody.
/// - `milliseconds` (in): the longest time to wait; 0 does not wait, -1 waits without end.
///
/// Returns hipErrorNotReady after that time; ANYGPU_ERROR_INVALID_VALUE for a negative number, for more readers than can
/// have joined at a time, for a time below -1 and for a reader's steps; ANYGPU_ERROR_INVALID_HANDLE for steps that do not
/// exist, or that another thread closes meanwhile; ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_wait_readers(steps: *mut c_void, readers: c_int, milliseconds: c_int) -> c_int {
    entry_on_host("anygpu_steps_wait_readers", steps, |steps| {
        let Ok(count) = u32::try_from(readers) else {
            return invalid(format!("{readers} readers"));
        };
        steps.wait_for_readers(count, patience(milliseconds)?)
    })
}

/// Makes the next step of several readers the same: the highest of theirs. Those before it count as read.
///
/// A program that reads several producers, which wait for each other as the ranks of a simulation do, calls this once it
/// has joined all. From then on it begins a step of each, and ends all of these before it begins the next of any.
/// Otherwise it pairs steps of different numbers, and two such programs can wait for each other without end.
///
/// - `steps` (in, array of count): the readers' steps.
/// - `count` (in): how many these are.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for none, for the producer's steps and if a step is begun;
/// ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist; hipErrorNotReady while work on a stream is still to end a step
/// before; ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_align(steps: *const *mut c_void, count: c_uint) -> c_int {
    entry_without_gpu("anygpu_steps_align", || {
        non_null(steps.cast())?;
        not_empty(count as usize)?;
        // SAFETY: not NULL, and an array of so many, as promised by the caller; alignment is not assumed.
        let handle = |index| unsafe { steps.add(index).read_unaligned() }.addr();
        steps::align(&(0..count as usize).map(handle).collect::<Vec<_>>())
    })
}

/// Closes steps of this process: a reader leaves, and the producer writes no more.
///
/// The producer waits for a reader that has left no more. Once the producer has closed them, each reader gets
/// ANYGPU_ERROR_STALE when it begins a step after the last; a stream that waits for one already fails. To wait until the
/// last step was read, such as before its memory is freed, the producer begins one more and closes the steps instead of
/// ending it.
///
/// - `steps` (in): the steps.
///
/// Returns ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist, hipErrorNotReady while work on a stream is still to
/// end a step and while a reader has begun one on a stream that may still come: end it, and wait for the stream;
/// ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_close(steps: *mut c_void) -> c_int {
    entry_without_gpu("anygpu_steps_close", || steps::close(steps.addr(), || choice::get(&hip::RUNTIME)))
}

/// Begins the producer's next step on a stream, whose later work waits until all readers have read the last one.
///
/// - `steps` (in): the producer's steps.
/// - `stream` (in, nullable): the stream that will write, of the dialect that made it; NULL for the default one.
/// - `step` (out): the step's number.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for a reader's steps and if a step is begun; ANYGPU_ERROR_INVALID_HANDLE
/// for steps that do not exist; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_begin_write(steps: *mut c_void, stream: *mut c_void, step: *mut u64) -> c_int {
    entry_on_stream("anygpu_steps_begin_write", steps, |steps, gpu| {
        out(step)?.finish(steps.begin_write(gpu, Stream::from(stream))?)
    })
}

/// Ends the step that the producer has begun: it is written once the stream's work so far is done.
///
/// - `steps` (in): the producer's steps.
/// - `stream` (in, nullable): the stream, as for anygpu_steps_begin_write.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for a reader's steps and if no step is begun; ANYGPU_ERROR_INVALID_HANDLE for steps
/// that do not exist; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_end_write(steps: *mut c_void, stream: *mut c_void) -> c_int {
    entry_on_stream("anygpu_steps_end_write", steps, |steps, gpu| steps.end_write(Actor::Stream(gpu, stream.into())))
}

/// Begins the next step of a reader's on a stream, whose later work waits until the step is written.
///
/// If the producer ends without closing the steps, or its work fails, the wait fails: hipErrorLaunchFailure from the next
/// call that waits for the stream, within 200 ms.
///
/// - `steps` (in): the reader's steps.
/// - `stream` (in, nullable): the stream that will read, of the dialect that made it; NULL for the default one.
/// - `step` (out): the step's number.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for the producer's steps and if a step is begun; ANYGPU_ERROR_STALE if the
/// producer has closed the steps and there are no more; ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist;
/// ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_begin_read(steps: *mut c_void, stream: *mut c_void, step: *mut u64) -> c_int {
    entry_on_stream("anygpu_steps_begin_read", steps, |steps, gpu| {
        out(step)?.finish(steps.begin_read(gpu, Stream::from(stream))?)
    })
}

/// Ends the step that a reader has begun: it is read once the stream's work so far is done.
///
/// If the stream has failed, and none of its work reads any more, anygpu_steps_end_read_host ends the step.
///
/// - `steps` (in): the reader's steps.
/// - `stream` (in, nullable): the stream, as for anygpu_steps_begin_read.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for the producer's steps and if no step is begun; ANYGPU_ERROR_INVALID_HANDLE for
/// steps that do not exist; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_end_read(steps: *mut c_void, stream: *mut c_void) -> c_int {
    entry_on_stream("anygpu_steps_end_read", steps, |steps, gpu| steps.end_read(Actor::Stream(gpu, stream.into())))
}

/// Waits until all readers have read the last step, and begins the producer's next one on the host.
///
/// - `steps` (in): the producer's steps.
/// - `milliseconds` (in): the longest time to wait; 0 does not wait.
/// - `step` (out): the step's number.
///
/// Returns hipErrorNotReady after that time, having begun nothing; else the same as anygpu_steps_begin_write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_begin_write_host(
    steps: *mut c_void,
    milliseconds: c_uint,
    step: *mut u64,
) -> c_int {
    entry_on_host("anygpu_steps_begin_write_host", steps, |steps| {
        out(step)?.finish(steps.begin_write_on_host(Duration::from_millis(milliseconds.into()))?)
    })
}

/// Ends the step that the producer has begun: it is written now.
///
/// - `steps` (in): the producer's steps.
///
/// Returns the same as anygpu_steps_end_write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_end_write_host(steps: *mut c_void) -> c_int {
    entry_on_host("anygpu_steps_end_write_host", steps, |steps| steps.end_write(Actor::Host))
}

/// Waits until the next step is written, and begins to read it on the host.
///
/// - `steps` (in): the reader's steps.
/// - `milliseconds` (in): the longest time to wait; 0 does not wait.
/// - `step` (out): the step's number.
///
/// Returns hipErrorNotReady after that time, having begun nothing; hipErrorLaunchFailure within 200 ms if the producer
/// ends without closing the steps, or if its work has failed; else the same as anygpu_steps_begin_read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_begin_read_host(
    steps: *mut c_void,
    milliseconds: c_uint,
    step: *mut u64,
) -> c_int {
    entry_on_host("anygpu_steps_begin_read_host", steps, |steps| {
        out(step)?.finish(steps.begin_read_on_host(Duration::from_millis(milliseconds.into()))?)
    })
}

/// Ends the step that a reader has begun: it is read now.
///
/// - `steps` (in): the reader's steps.
///
/// Returns the same as anygpu_steps_end_read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_steps_end_read_host(steps: *mut c_void) -> c_int {
    entry_on_host("anygpu_steps_end_read_host", steps, |steps| steps.end_read(Actor::Host))
}
