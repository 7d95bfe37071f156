// SPDX-License-Identifier: MIT OR Apache-2.0
//! Notifies, for a dialect that has them: what one stream records, and another, perhaps another process's, waits for and
//! resets.
//!
//! A notify is a word in a memory file that is mapped and registered, so that streams of any device write it and wait for
//! it: 1 where it is recorded, 0 where not. Where a wait's time is over the watching thread writes the word in the
//! recorder's place, and whoever waits for the stream then is told. One that is destroyed stays until the work that was
//! queued on it is done; a thread of its own lets it go, because ending a registration may wait for other work, too.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::gpu::{Address, Comparison, Context, Error, Event, EventFlags, Gpu, HostFlags, Kind, Result, Stream, Width};
use crate::os::descriptor::{self, Kept};
use crate::os::memory_file::{self, Mapping, PAGE, Protection};
use crate::os::thread;
use crate::share::broker::{self, Importers, Offer, PAYLOAD};
use crate::share::key::{Key, Names};
use crate::share::watch::{self, Condition};

/// A notify, as the program holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Handle(pub usize);

/// The upper 16 bits of a handle: no address, and no handle of another kind.
const MAGIC: usize = 0xac1e << 48;

/// What goes with the offer of a notify.
const PAYLOAD_OF_ALL: [u8; PAYLOAD] = {
    let mut bytes = [0; PAYLOAD];
    bytes[0] = b'N';
    bytes
};

struct Notify {
    gpu: &'static dyn Gpu,
    /// The context that it was made in.
    context: Option<Context>,
    page: Mapping,
    file: Kept,
    /// Where streams reach the word.
    word: Address,
    is_imported: bool,
    exported: Mutex<Option<Key>>,
    /// The last work on it, of each stream.
    last: Mutex<Vec<(Stream, Event)>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// All that the program holds, by handle.
static LIVE: Mutex<BTreeMap<usize, Arc<Notify>>> = Mutex::new(BTreeMap::new());

/// Those that are to be let go.
static LEAVING: Mutex<Vec<Arc<Notify>>> = Mutex::new(Vec::new());
static LEFT: Condvar = Condvar::new();

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
    fn on(gpu: &'static dyn Gpu, file: Kept, is_imported: bool) -> Result<Notify> {
        let page = Mapping::new(file.descriptor()?, 0, PAGE, Protection::ReadWrite).map_err(no_memory)?;
        let (start, context) = (Address(page.start()), gpu.made_current()?);
        gpu.register_host(start, PAGE, HostFlags::PORTABLE | HostFlags::MAPPED, 0)?;
        let (exported, last) = (Mutex::default(), Mutex::default());
        // From here on it is unregistered when it is dropped.
        let mut notify = Notify { gpu, context, page, file, word: start, is_imported, exported, last };
        if let Some(known) = gpu.pointer_info(start)? {
            notify.word = known.device_address.unwrap_or(start);
        }
        Ok(notify)
    }

    /// Notes that a stream has been given work on it.
    fn used(&self, stream: Stream) -> Result<()> {
        let known = lock(&self.last).iter().find(|(other, _)| *other == stream).map(|(_, event)| *event);
        let event = match known {
            Some(event) => event,
            None => {
                let event = self.gpu.create_event(EventFlags::NO_TIMING)?;
                lock(&self.last).push((stream, event));
                event
            }
        };
        self.gpu.record_event(event, stream)
    }

    fn is_idle(&self) -> bool {
        let events: Vec<Event> = lock(&self.last).iter().map(|(_, event)| *event).collect();
        events.into_iter().all(|event| is_over(self.gpu, event))
    }

    /// The word, for the host.
    fn flag(&self) -> &AtomicU32 {
        // SAFETY: mapped as long as this lives, aligned, and only used atomically here.
        unsafe { &*std::ptr::with_exposed_provenance(self.page.start()) }
    }
}

/// Whether a record is over, well or not.
fn is_over(gpu: &dyn Gpu, event: Event) -> bool {
    !gpu.query_event(event).is_err_and(|error| error.kind() == Kind::NotReady)
}

impl Drop for Notify {
    fn drop(&mut self) {
        let events = std::mem::take(&mut *lock(&self.last));
        let destroyed = events.iter().map(|(_, event)| self.gpu.destroy_event(*event));
        for failed in destroyed.chain([self.gpu.unregister_host(Address(self.page.start()))]).filter_map(Result::err) {
            log::warn!("a notify leaves something behind: {failed}");
        }
    }
}

fn insert(notify: Notify) -> Handle {
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let handle = Handle(MAGIC | (MADE.fetch_add(1, Ordering::Relaxed) + 1));
    lock(&LIVE).insert(handle.0, Arc::new(notify));
    handle
}

/// Has a notify let go, where nobody else has it, once the work on it is done.
fn leave(notify: Arc<Notify>) {
    static STARTED: Mutex<bool> = Mutex::new(false);
    lock(&LEAVING).push(notify);
    LEFT.notify_one();
    let mut started = lock(&STARTED);
    *started = *started || thread::start(c"anygpu-notify", let_go);
}

fn let_go() {
    const PAUSE: Duration = Duration::from_millis(50);
    loop {
        let mut leaving = lock(&LEAVING);
        while leaving.is_empty() {
            leaving = LEFT.wait(leaving).unwrap_or_else(PoisonError::into_inner);
        }
        let mut mine = std::mem::take(&mut *leaving);
        drop(leaving);
        mine.retain(|notify| {
            let is_last = Arc::strong_count(notify) == 1;
            // Its own context: a thread without one would use the first device. What has no context any more has no work.
            is_last && notify.gpu.set_current_context(notify.context).is_ok() && !notify.is_idle()
        });
        let mut leaving = lock(&LEAVING);
        if !mine.is_empty() {
            leaving.append(&mut mine);
            drop(LEFT.wait_timeout(leaving, PAUSE).unwrap_or_else(PoisonError::into_inner));
        }
    }
}

/// Creates a notify that is not recorded.
pub fn create(gpu: &'static dyn Gpu) -> Result<Handle> {
    let file = memory_file::memory_file(c"anygpu-notify", PAGE).and_then(Kept::new).map_err(no_memory)?;
    Ok(insert(Notify::on(gpu, file, false)?))
}

/// Destroys a notify, created or imported. Work queued on it completes; nobody can import it any more.
pub fn destroy(handle: Handle) -> Result<()> {
    let notify = find(handle)?;
    lock(&LIVE).remove(&handle.0);
    let exported = lock(&notify.exported).take();
    leave(notify);
    exported.map_or(Ok(()), |key| broker::withdraw(key.handle))
}

/// Queues the record of a notify.
pub fn record(gpu: &dyn Gpu, handle: Handle, stream: Stream) -> Result<()> {
    let notify = find(handle)?;
    gpu.write_value(stream, notify.word, Width::Bits32, 1)?;
    notify.used(stream)
}

/// Queues a wait for the record of a notify, which is reset then; at most for a time, where there is one.
pub fn wait(gpu: &'static dyn Gpu, handle: Handle, stream: Stream, at_most: Option<Duration>) -> Result<()> {
    let notify = find(handle)?;
    let all = u32::MAX.into();
    let waits = || gpu.wait_value(stream, notify.word, Width::Bits32, 1, all, Comparison::Equal);
    let resets = || gpu.write_value(stream, notify.word, Width::Bits32, 0);
    match at_most {
        None => waits()?,
        Some(time) => Timed::queue(gpu, notify.clone(), stream, time, waits)?,
    }
    let reset = resets();
    notify.used(stream).and(reset)
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
    let number = broker::offer(Offer { descriptor: Some(copy), payload: PAYLOAD_OF_ALL }, importers)?;
    Ok(*exported.insert(Key::new(Names::Notify, number, [0, 0], &PAYLOAD_OF_ALL)))
}

/// Lets processes, too, import a notify. InvalidValue where it was not exported, HandleRefused where another process made
/// it; other errors as [`broker::allow`]'s.
pub fn allow(handle: Handle, pids: &[i32]) -> Result<()> {
    let notify = find(handle)?;
    if notify.is_imported {
        return Err(Kind::HandleRefused.because("only the process that made it decides who may import it"));
    }
    let exported = *lock(&notify.exported);
    let Some(key) = exported else { return Err(Kind::InvalidValue.because("the notify has not been exported")) };
    broker::allow(key.handle, pids)
}

/// Imports a notify; errors as [`broker::take`]'s.
pub fn import(gpu: &'static dyn Gpu, key: &Key) -> Result<Handle> {
    let file = key.take(Names::Notify)?.descriptor;
    let is_sound = |file: &Kept| file.get().and_then(memory_file::sealed_size) == Some(PAGE);
    let file = file.filter(is_sound).ok_or_else(|| Kind::HandleStale.because("no notify comes with the key"))?;
    Ok(insert(Notify::on(gpu, file, true)?))
}

/// A wait that ends after a time.
struct Timed {
    /// Until it is dropped.
    notify: Option<Arc<Notify>>,
    stream: Stream,
    context: Option<Context>,
    at_most: Duration,
    /// Recorded before the wait.
    begun: Event,
    /// Recorded behind the wait.
    passed: Event,
    /// When its time is over, once it has begun.
    until: Option<Instant>,
    is_late: bool,
    /// When to look at it next.
    next: Instant,
}

/// Streams on which a wait's time was over, with their contexts, which nobody has been told of.
static LATE: Mutex<Vec<(Stream, Option<Context>)>> = Mutex::new(Vec::new());
/// How many those are.
static LATE_COUNT: AtomicUsize = AtomicUsize::new(0);

impl Timed {
    /// Queues a wait, and has it looked after.
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
        let (notify, until, is_late, next) = (Some(notify), None, false, Instant::now());
        let timed = Timed { notify, stream, context, at_most, begun, passed, until, is_late, next };
        watch::hand_over(Box::new(timed));
        Ok(())
    }

    /// Whether the wait is over, which it is made to be when its time is.
    fn settle(&mut self) -> Result<bool> {
        /// How long a wait that has ended is kept at most.
        const PATIENCE: Duration = Duration::from_secs(1);
        let Some(notify) = &self.notify else { return Ok(true) };
        let gpu = notify.gpu;
        // The stream's own context: a thread without one would use the first device.
        gpu.set_current_context(self.context)?;
        if is_over(gpu, self.passed) {
            return gpu.destroy_event(self.begun).and(gpu.destroy_event(self.passed)).map(|()| true);
        }
        let now = Instant::now();
        if self.until.is_none() && is_over(gpu, self.begun) {
            self.until = Some(now + self.at_most);
        }
        match self.until {
            Some(until) if until <= now => {
                if !self.is_late {
                    self.is_late = true;
                    log::warn!("a wait for a notify has timed out");
                    let mut late = lock(&LATE);
                    late.push((self.stream, self.context));
                    LATE_COUNT.store(late.len(), Ordering::Release);
                }
                // Another wait may take this record: then it is done again.
                notify.flag().store(1, Ordering::Release);
            }
            Some(until) => self.next = until.min(now + PATIENCE),
            None => {}
        }
        Ok(false)
    }
}

impl Condition for Timed {
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

impl Drop for Timed {
    fn drop(&mut self) {
        // The watching thread must not be the one that lets it go.
        if let Some(notify) = self.notify.take() {
            leave(notify);
        }
    }
}

/// Whether a wait on a stream, or on any of a context's, has timed out since this was last asked.
pub fn is_late(stream: Option<Stream>, context: Option<Context>) -> bool {
    if LATE_COUNT.load(Ordering::Acquire) == 0 {
        return false;
    }
    let mut late = lock(&LATE);
    let before = late.len();
    late.retain(|(other, its)| *its != context || stream.is_some_and(|stream| stream != *other));
    LATE_COUNT.store(late.len(), Ordering::Release);
    late.len() < before
}
