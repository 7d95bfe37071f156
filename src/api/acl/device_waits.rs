// SPDX-License-Identifier: MIT OR Apache-2.0
//! Waits for a device that have a limit. No runtime's own wait has one: a thread of this library waits, and the caller
//! waits for the thread.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use super::types::ACL_ERROR_RT_STREAM_SYNC_TIMEOUT;
use crate::gpu::{Context, Gpu, Kind, Result};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::spawn;
use crate::os::thread::Uncancelled;

/// A wait that no thread has taken over yet.
struct Wait {
    number: u64,
    gpu: &'static dyn Gpu,
    context: Context,
    done: Arc<Done>,
}

/// The outcome of a wait once it has ended. No channel of the standard library's, which needs room in every thread.
#[derive(Default)]
struct Done {
    outcome: Mutex<Option<Result<()>>>,
    changed: Condvar,
}

/// The waits to be taken over; pushed before a thread is started, which takes any there are.
static NEW: Mutex<Vec<Wait>> = Mutex::new(Vec::new());

/// The number of waits so far.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// The waits that nobody waits for any more, and that go on, by context. The mutex guards the map, and is not held
/// while one is waited for.
static LATE: Mutex<Map<usize, Arc<Done>>> = Mutex::new(Map::new());

/// Waits for the work queued on a context's device.
///
/// Where an earlier wait goes on, it is waited for first: its work is not done, and so a device that never ends its
/// work costs a thread for each caller at a time, not for each call.
pub fn wait(gpu: &'static dyn Gpu, context: Context, timeout: Duration) -> Result<()> {
    let _uncancelled = Uncancelled::new();
    let begun = Instant::now();
    let earlier = lock(&LATE).remove(&context.0);
    if let Some(earlier) = earlier {
        // Its outcome was its caller's.
        _ = end(context, earlier, timeout)?;
    }
    let done = Arc::new(Done::default());
    // Relaxed: only makes numbers unique.
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    lock(&NEW).push(Wait { number, gpu, context, done: done.clone() });
    if !spawn::start(c"anygpu-device", spawn::STACK, run) {
        // Unless another's thread has taken it.
        let left = lock(&NEW).extract_if(.., |wait| wait.number == number).next();
        if left.is_some() {
            return Err(Kind::OperatingSystem.because("a thread that waits for the device cannot be started"));
        }
    }
    end(context, done, timeout.saturating_sub(begun.elapsed()))?
}

/// Waits for the end of a wait, and returns its outcome; keeps it where it goes on.
fn end(context: Context, wait: Arc<Done>, timeout: Duration) -> Result<Result<()>> {
    let outcome = {
        let outcome = lock(&wait.outcome);
        let waited = wait.changed.wait_timeout_while(outcome, timeout, |outcome| outcome.is_none());
        // A poisoned lock guards what it did before.
        waited.unwrap_or_else(|poisoned| poisoned.into_inner()).0.take()
    };
    outcome.ok_or_else(|| {
        lock(&LATE).insert(context.0, wait);
        Kind::Native(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT).because("the device's work goes on")
    })
}

/// The thread: takes over the waits that there are.
fn run() {
    let next = || lock(&NEW).pop();
    while let Some(Wait { gpu, context, done, .. }) = next() {
        let outcome = gpu.set_current_context(Some(context)).and_then(|()| gpu.synchronize_device());
        *lock(&done.outcome) = Some(outcome);
        done.changed.notify_all();
    }
}
