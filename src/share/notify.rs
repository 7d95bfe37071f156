// SPDX-License-Identifier: MIT OR Apache-2.0
//! Notifies, for a dialect that has them: what one stream records, and another, perhaps another process's, waits for and
//! resets.
//!
//! A notify is a word in a memory file that is mapped and registered, so that streams of any device write it and wait for
//! it: 1 where it is recorded, 0 where not. The pages of one that is destroyed stay until the work that was queued on it
//! is done. Waits that give up after a time are looked after by a thread: it writes the word in the recorder's place,
//! and whoever waits for the stream then is told.

use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::descriptor::{self, Kept};
use crate::gpu::{Address, Comparison, Context, Error, Event, EventFlags, Gpu, HostFlags, Kind, Result, Stream, Width};
use crate::map::Map;
use crate::share::broker::{self, Importers, Offer, PAYLOAD};
use crate::share::key::{Key, Names};
use crate::share::memory_file::{self, Mapping, PAGE, Protection};
use crate::thread;

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
static LIVE: Mutex<Map<usize, Arc<Notify>>> = Mutex::new(Map::new());

/// Those that were destroyed while work on them was queued.
static LEAVING: Mutex<Vec<Arc<Notify>>> = Mutex::new(Vec::new());

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
        let start = Address(page.start());
        gpu.register_host(start, PAGE, HostFlags::PORTABLE | HostFlags::MAPPED, 0)?;
        let (exported, last) = (Mutex::default(), Mutex::default());
        // From here on it is unregistered when it is dropped.
        let mut notify = Notify { gpu, page, file, word: start, is_imported, exported, last };
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

/// Lets those go whose work is done.
fn sweep() {
    let leaving = std::mem::take(&mut *lock(&LEAVING));
    let (idle, busy): (Vec<_>, Vec<_>) = leaving.into_iter().partition(|notify| notify.is_idle());
    drop(idle);
    lock(&LEAVING).extend(busy);
}

/// Creates a notify that is not recorded.
pub fn create(gpu: &'static dyn Gpu) -> Result<Handle> {
    sweep();
    let file = memory_file::memory_file(c"anygpu-notify", PAGE).and_then(Kept::new).map_err(no_memory)?;
    Ok(insert(Notify::on(gpu, file, false)?))
}

/// Destroys a notify, created or imported. Work queued on it completes; nobody can import it any more.
pub fn destroy(handle: Handle) -> Result<()> {
    let notify = find(handle)?;
    lock(&LIVE).remove(&handle.0);
    let exported = lock(&notify.exported).take();
    lock(&LEAVING).push(notify);
    sweep();
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
        Some(time) => Timed::prepare(gpu, notify.clone(), stream, time, waits)?,
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
    sweep();
    let file = key.take(Names::Notify)?.descriptor;
    let is_sound = |file: &Kept| file.get().and_then(memory_file::sealed_size) == Some(PAGE);
    let file = file.filter(is_sound).ok_or_else(|| Kind::HandleStale.because("no notify comes with the key"))?;
    Ok(insert(Notify::on(gpu, file, true)?))
}

/// A wait that ends after a time.
struct Timed {
    notify: Arc<Notify>,
    stream: Stream,
    context: Option<Context>,
    /// Recorded behind the wait.
    passed: Event,
    until: Instant,
}

/// Waits whose time is not over.
static TIMED: Mutex<Vec<Timed>> = Mutex::new(Vec::new());
static CHANGED: Condvar = Condvar::new();

/// Streams on which a wait's time was over, with their contexts, which nobody has been told of.
static LATE: Mutex<Vec<(Stream, Option<Context>)>> = Mutex::new(Vec::new());
/// How many those are.
static LATE_COUNT: AtomicUsize = AtomicUsize::new(0);

impl Timed {
    /// Queues a wait, and has it looked after.
    fn prepare(
        gpu: &dyn Gpu,
        notify: Arc<Notify>,
        stream: Stream,
        at_most: Duration,
        queue: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        start_watching()?;
        let context = gpu.made_current()?;
        let passed = gpu.create_event(EventFlags::NO_TIMING)?;
        let queued = queue().and_then(|()| gpu.record_event(passed, stream));
        if queued.is_err() {
            gpu.destroy_event(passed)?;
            return queued;
        }
        lock(&TIMED).push(Timed { notify, stream, context, passed, until: Instant::now() + at_most });
        CHANGED.notify_one();
        Ok(())
    }

    /// Whether nothing is to be done for it any more.
    fn settle(&self) -> bool {
        let gpu = self.notify.gpu;
        // The stream's own context: a thread without one would use the first device.
        if let Err(error) = gpu.set_current_context(self.context) {
            log::warn!("a wait for a notify is not looked after: {error}");
            return true;
        }
        let is_over = is_over(gpu, self.passed);
        if !is_over {
            if Instant::now() < self.until {
                return false;
            }
            log::warn!("a wait for a notify has timed out");
            let mut late = lock(&LATE);
            late.push((self.stream, self.context));
            LATE_COUNT.store(late.len(), Ordering::Release);
            self.notify.flag().store(1, Ordering::Release);
        }
        if let Err(error) = gpu.destroy_event(self.passed) {
            log::warn!("{error}");
        }
        true
    }
}

fn start_watching() -> Result<()> {
    static STARTED: Mutex<bool> = Mutex::new(false);
    let mut started = lock(&STARTED);
    *started = *started || thread::start(c"anygpu-notify", watch);
    if *started { Ok(()) } else { Err(Kind::OutOfMemory.because("no thread to look after waits that end in time")) }
}

/// Looks after waits, for good.
fn watch() {
    /// How long a wait that has ended is kept at most.
    const PATIENCE: Duration = Duration::from_secs(1);
    loop {
        let mut timed = lock(&TIMED);
        while timed.is_empty() {
            timed = CHANGED.wait(timed).unwrap_or_else(PoisonError::into_inner);
        }
        let mine = std::mem::take(&mut *timed);
        drop(timed);
        let waiting: Vec<Timed> = mine.into_iter().filter(|wait| !wait.settle()).collect();
        let left = waiting.iter().map(|wait| wait.until.saturating_duration_since(Instant::now())).min();
        let mut timed = lock(&TIMED);
        timed.extend(waiting);
        if let Some(left) = left {
            let pause = left.clamp(Duration::from_millis(1), PATIENCE);
            drop(CHANGED.wait_timeout(timed, pause).unwrap_or_else(PoisonError::into_inner));
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
