// SPDX-License-Identifier: MIT OR Apache-2.0
//! AscendCL's notifies: one stream records a notify, and another, perhaps another process's, waits for it and resets
//! it.
//!
//! A notify is a word in a memory file that is mapped and registered, so that streams of any device can write it and
//! wait for it: 1 if it is recorded, else 0. When a wait times out, the watching thread writes the word instead of the
//! recorder, and the next wait for the stream reports it. A destroyed notify is retired: a thread of its own reclaims
//! it once the work queued on it is done, because ending a registration may wait for other work, too.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::gpu::{Address, Comparison, Context, Error, Event, EventFlags, Gpu, HostFlags, Kind, Result, Stream, Width};
use crate::os::descriptor::{self, Kept};
use crate::os::memory_file::{self, Mapping, PAGE, Protection};
use crate::os::thread;
use crate::share::broker::{self, Importers, Offer, PAYLOAD};
use crate::share::key::{Key, ObjectKind};
use crate::share::watch::{self, Condition};

/// A notify, as the program holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Handle(pub usize);

/// The upper 16 bits of a handle: no address, and no handle of another kind.
const MAGIC: usize = 0xac1e << 48;

/// The payload of every notify's offer.
const NOTIFY_PAYLOAD: [u8; PAYLOAD] = {
    let mut bytes = [0; PAYLOAD];
    bytes[0] = b'N';
    bytes
};

struct Notify {
    gpu: &'static dyn Gpu,
    /// The context that it was created in.
    context: Option<Context>,
    page: Mapping,
    file: Kept,
    /// The word's address for streams.
    word: Address,
    is_imported: bool,
    exported: Mutex<Option<Key>>,
    /// An event behind the last work on it, for each stream.
    last_work: Mutex<Vec<(Stream, Event)>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The notifies that the program holds, by handle.
static LIVE: Mutex<BTreeMap<usize, Arc<Notify>>> = Mutex::new(BTreeMap::new());

/// Destroyed notifies that are not reclaimed yet.
static RETIRED: Mutex<Vec<Arc<Notify>>> = Mutex::new(Vec::new());
/// Signalled, with `RETIRED` changed under its lock before, when a notify is retired.
static HAS_RETIRED: Condvar = Condvar::new();

fn find(handle: Handle) -> Result<Arc<Notify>> {
    lock(&LIVE)
        .get(&handle.0)
        .cloned()
        .ok_or_else(|| Kind::InvalidHandle.because("the notify was never created, or has been destroyed"))
}

fn no_memory(error: std::io::Error) -> Error {
    Kind::OutOfMemory.because(format!("no memory for a notify: {error}"))
}

impl Notify {
    fn on_file(gpu: &'static dyn Gpu, file: Kept, is_imported: bool) -> Result<Notify> {
        let page = Mapping::new(file.descriptor()?, 0, PAGE, Protection::ReadWrite).map_err(no_memory)?;
        let (start, context) = (Address(page.start()), gpu.made_current()?);
        gpu.register_host(start, PAGE, HostFlags::PORTABLE | HostFlags::MAPPED, 0)?;
        let (exported, last_work) = (Mutex::default(), Mutex::default());
        // From here on dropping it ends the registration.
        let mut notify = Notify { gpu, context, page, file, word: start, is_imported, exported, last_work };
        if let Some(info) = gpu.pointer_info(start)? {
            notify.word = info.device_address.unwrap_or(start);
        }
        Ok(notify)
    }

    /// Records that a stream has been given work on it.
    fn record_use(&self, stream: Stream) -> Result<()> {
        let recorded = lock(&self.last_work).iter().find(|(other, _)| *other == stream).map(|(_, event)| *event);
        let event = match recorded {
            Some(event) => event,
            None => {
                let event = self.gpu.create_event(EventFlags::NO_TIMING)?;
                lock(&self.last_work).push((stream, event));
                event
            }
        };
        self.gpu.record_event(event, stream)
    }

    fn is_idle(&self) -> bool {
        let events: Vec<Event> = lock(&self.last_work).iter().map(|(_, event)| *event).collect();
        events.into_iter().all(|event| is_over(self.gpu, event))
    }

    /// The word as the host accesses it.
    fn flag(&self) -> &AtomicU32 {
        // SAFETY: mapped as long as this lives, aligned, and only used atomically here.
        unsafe { &*std::ptr::with_exposed_provenance(self.page.start()) }
    }
}

/// Returns true once an event's record is over, with success or an error.
fn is_over(gpu: &dyn Gpu, event: Event) -> bool {
    !gpu.query_event(event).is_err_and(|error| error.kind() == Kind::NotReady)
}

impl Drop for Notify {
    fn drop(&mut self) {
        let events = std::mem::take(&mut *lock(&self.last_work));
        let destroyed = events.iter().map(|(_, event)| self.gpu.destroy_event(*event));
        for failed in destroyed.chain([self.gpu.unregister_host(Address(self.page.start()))]).filter_map(Result::err) {
            log::warn!("a notify leaves something behind: {failed}");
        }
    }
}

fn insert(notify: Notify) -> Handle {
    /// Relaxed: only makes handles unique.
    static CREATED: AtomicUsize = AtomicUsize::new(0);
    let handle = Handle(MAGIC | (CREATED.fetch_add(1, Ordering::Relaxed) + 1));
    lock(&LIVE).insert(handle.0, Arc::new(notify));
    handle
}

/// Retires a notify: the reclaiming thread drops the last reference once the work on it is done.
fn retire(notify: Arc<Notify>) {
    /// Locked while the thread is started, so that there is only one.
    static STARTED: Mutex<bool> = Mutex::new(false);
    lock(&RETIRED).push(notify);
    HAS_RETIRED.notify_one();
    let mut started = lock(&STARTED);
    *started = *started || thread::start(c"anygpu-notify", reclaim_retired);
}

fn reclaim_retired() {
    const PAUSE: Duration = Duration::from_millis(50);
    loop {
        let mut retired = lock(&RETIRED);
        while retired.is_empty() {
            retired = HAS_RETIRED.wait(retired).unwrap_or_else(PoisonError::into_inner);
        }
        let mut batch = std::mem::take(&mut *retired);
        drop(retired);
        batch.retain(|notify| {
            let is_last = Arc::strong_count(notify) == 1;
            // Its own context: a thread without one would use the first device. Where the context is gone, so is the
            // work.
            is_last && notify.gpu.set_current_context(notify.context).is_ok() && !notify.is_idle()
        });
        let mut retired = lock(&RETIRED);
        if !batch.is_empty() {
            retired.append(&mut batch);
            drop(HAS_RETIRED.wait_timeout(retired, PAUSE).unwrap_or_else(PoisonError::into_inner));
        }
    }
}

/// Creates a notify that is not recorded.
pub fn create(gpu: &'static dyn Gpu) -> Result<Handle> {
    let file = memory_file::memory_file(c"anygpu-notify", PAGE).and_then(Kept::new).map_err(no_memory)?;
    Ok(insert(Notify::on_file(gpu, file, false)?))
}

/// Destroys a notify, created or imported. Work queued on it completes; no process can import it any more.
pub fn destroy(handle: Handle) -> Result<()> {
    let notify = find(handle)?;
    lock(&LIVE).remove(&handle.0);
    let exported = lock(&notify.exported).take();
    retire(notify);
    exported.map_or(Ok(()), |key| broker::withdraw(key.handle))
}

/// Queues the record of a notify.
pub fn record(gpu: &dyn Gpu, handle: Handle, stream: Stream) -> Result<()> {
    let notify = find(handle)?;
    gpu.write_value(stream, notify.word, Width::Bits32, 1)?;
    notify.record_use(stream)
}

/// Queues a wait for the record of a notify, which then resets it; `at_most` limits the wait.
pub fn wait(gpu: &'static dyn Gpu, handle: Handle, stream: Stream, at_most: Option<Duration>) -> Result<()> {
    let notify = find(handle)?;
    let all = u32::MAX.into();
    let waits = || gpu.wait_value(stream, notify.word, Width::Bits32, 1, all, Comparison::Equal);
    let resets = || gpu.write_value(stream, notify.word, Width::Bits32, 0);
    match at_most {
        None => waits()?,
        Some(time) => TimedWait::queue(gpu, notify.clone(), stream, time, waits)?,
    }
    let reset = resets();
    notify.record_use(stream).and(reset)
}

/// The key by which other processes import a notify of this process; the same for each call.
pub fn export(handle: Handle, importers: Importers) -> Result<Key> {
    let notify = find(handle)?;
    if notify.is_imported {
        return Err(Kind::InvalidValue.because("an imported notify is exported by the process that made it"));
    }
    let mut exported = lock(&notify.exported);
    if let Some(key) = *exported {
        return Ok(key);
    }
    let copy = descriptor::duplicate(notify.file.descriptor()?).map(descriptor::out_of_the_way).and_then(Kept::new);
    let copy = copy.map_err(|error| Kind::OperatingSystem.because(format!("no file descriptor: {error}")))?;
    let number = broker::offer(Offer { descriptor: Some(copy), payload: NOTIFY_PAYLOAD }, importers)?;
    Ok(*exported.insert(Key::new(ObjectKind::Notify, number, [0, 0], &NOTIFY_PAYLOAD)))
}

/// Lets more processes import a notify. InvalidValue if it was not exported, HandleRefused if another process created
/// it; other errors as of [`broker::allow`].
pub fn allow(handle: Handle, pids: &[i32]) -> Result<()> {
    let notify = find(handle)?;
    if notify.is_imported {
        return Err(Kind::HandleRefused.because("only the process that made it decides who may import it"));
    }
    let exported = *lock(&notify.exported);
    let Some(key) = exported else { return Err(Kind::InvalidValue.because("the notify has not been exported")) };
    broker::allow(key.handle, pids)
}

/// Imports a notify; errors as of [`broker::take`].
pub fn import(gpu: &'static dyn Gpu, key: &Key) -> Result<Handle> {
    let file = key.take(ObjectKind::Notify)?.descriptor;
    let is_sound = |file: &Kept| file.get().and_then(memory_file::sealed_size) == Some(PAGE);
    let file = file.filter(is_sound).ok_or_else(|| Kind::HandleStale.because("no notify comes with the key"))?;
    Ok(insert(Notify::on_file(gpu, file, true)?))
}

/// A wait with a time limit.
struct TimedWait {
    /// Always `Some` until it is dropped.
    notify: Option<Arc<Notify>>,
    stream: Stream,
    context: Option<Context>,
    at_most: Duration,
    /// Recorded before the wait.
    begun: Event,
    /// Recorded behind the wait.
    passed: Event,
    /// The deadline, once the wait has begun.
    deadline: Option<Instant>,
    is_late: bool,
    /// The time of the next poll.
    next: Instant,
}

/// Streams, with their contexts, on which a wait has timed out and was not reported yet.
static LATE: Mutex<Vec<(Stream, Option<Context>)>> = Mutex::new(Vec::new());
/// The length of `LATE`, stored while its lock is held. Acquiring 0 skips the lock.
static LATE_COUNT: AtomicUsize = AtomicUsize::new(0);

impl TimedWait {
    /// Queues a wait and hands it to the watching thread.
    fn queue(
        gpu: &dyn Gpu,
        notify: Arc<Notify>,
        stream: Stream,
        at_most: Duration,
        queue: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        if !watch::start() {
            return Err(Kind::OutOfMemory.because("no thread to look after waits that end in time"));
        }
        let context = gpu.made_current()?;
        let begun = gpu.create_event(EventFlags::NO_TIMING)?;
        let passed = gpu.create_event(EventFlags::NO_TIMING).inspect_err(|_| _ = gpu.destroy_event(begun))?;
        let queued =
            gpu.record_event(begun, stream).and_then(|()| queue()).and_then(|()| gpu.record_event(passed, stream));
        if queued.is_err() {
            gpu.destroy_event(begun).and(gpu.destroy_event(passed))?;
            return queued;
        }
        let (notify, deadline, is_late, next) = (Some(notify), None, false, Instant::now());
        let timed = TimedWait { notify, stream, context, at_most, begun, passed, deadline, is_late, next };
        watch::hand_over(Box::new(timed));
        Ok(())
    }

    /// Returns true once the wait is over. Ends it when its time is up.
    fn settle(&mut self) -> Result<bool> {
        /// The longest time until an ended wait is noticed.
        const PATIENCE: Duration = Duration::from_secs(1);
        let Some(notify) = &self.notify else { return Ok(true) };
        let gpu = notify.gpu;
        // The stream's own context: a thread without one would use the first device.
        gpu.set_current_context(self.context)?;
        if is_over(gpu, self.passed) {
            return gpu.destroy_event(self.begun).and(gpu.destroy_event(self.passed)).map(|()| true);
        }
        let now = Instant::now();
        if self.deadline.is_none() && is_over(gpu, self.begun) {
            self.deadline = Some(now + self.at_most);
        }
        match self.deadline {
            Some(deadline) if deadline <= now => {
                if !self.is_late {
                    self.is_late = true;
                    log::warn!("a wait for a notify has timed out");
                    let mut late = lock(&LATE);
                    late.push((self.stream, self.context));
                    LATE_COUNT.store(late.len(), Ordering::Release);
                }
                // Another wait may consume this record: then it is written again.
                notify.flag().store(1, Ordering::Release);
            }
            Some(deadline) => self.next = deadline.min(now + PATIENCE),
            None => {}
        }
        Ok(false)
    }
}

impl Condition for TimedWait {
    fn is_over(&mut self) -> bool {
        if Instant::now() < self.next {
            return false;
        }
        self.settle().unwrap_or_else(|error| {
            log::warn!("a wait for a notify is not looked after any more: {error}");
            true
        })
    }

    fn word(&self) -> Option<&AtomicU32> {
        self.notify.as_ref().map(|notify| notify.flag())
    }
}

impl Drop for TimedWait {
    fn drop(&mut self) {
        // The watching thread must not reclaim the notify: that may block.
        if let Some(notify) = self.notify.take() {
            retire(notify);
        }
    }
}

/// Returns true if a wait on a stream, or on any of a context, has newly timed out.
pub fn is_late(stream: Option<Stream>, context: Option<Context>) -> bool {
    if LATE_COUNT.load(Ordering::Acquire) == 0 {
        return false;
    }
    let mut late = lock(&LATE);
    let before = late.len();
    late.retain(|(other, owner)| *owner != context || stream.is_some_and(|stream| stream != *other));
    LATE_COUNT.store(late.len(), Ordering::Release);
    late.len() < before
}
