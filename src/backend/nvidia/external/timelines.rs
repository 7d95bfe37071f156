// SPDX-License-Identifier: MIT OR Apache-2.0
//! Timelines of `anygpu_timeline_create`, which the driver does not import.
//!
//! A timeline's page is registered with the driver, and streams write its number and wait for it without the host. The
//! watching thread wakes others that sleep until a signal, raises the number again where a stream has put it back, and
//! ends waits that no process can end any more: it abandons their numbers, so that the device goes on, and the next call
//! that finds the stream's work done returns the error.

mod marks;

use std::ops::Deref;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

pub use marks::{Mark, Marks};

use super::super::{NVIDIA, Nvidia, call, convert};
use crate::gpu::{
    Address, Attribute, Comparison, Devices, Event, HostFlags, Kind, Result, Semaphore, SemaphoreValue, Stream,
    StreamFlags, Streams, ValueOperation, Width,
};
use crate::os::lock::{Waiters, lock};
use crate::os::map::Map;
use crate::os::memory_file::PAGE;
use crate::share::semaphore;
use crate::share::timeline::{Promise, StreamKey, Timeline, Wait};
use crate::share::watch::{self, Condition, Outcome};

/// Signals or waits of a batch: the driver takes 256 operations.
const BATCH: usize = 255;

/// The time that the thread goes on looking where nothing is on the way. To call it again takes a program longer than a signal.
const LINGER: Duration = Duration::from_millis(1);

const NOT_CAPTURED: &str = "a timeline is not raised, or waited for, in a captured stream";

/// A timeline that is to be raised to a value.
type Promised = (Used, u64, Promise);

/// The timelines of this process, and the streams on which a wait has failed.
#[derive(Default)]
pub struct Timelines {
    table: Mutex<Table>,
    /// Signalled when a page is busy no more.
    changed: Waiters,
    marks: Marks,
    /// Waits of streams so far, and the recordings of events among them. Relaxed: calls of threads that race have no order.
    calls: AtomicU64,
    /// Failed waits that were not told yet.
    failed: Mutex<Vec<WaitPlace>>,
    /// Recordings of events behind waits.
    recorded: Mutex<Map<usize, Done>>,
    /// Waits that are queued or failed, timelines to release, and recordings. Changed (release) while what they count is
    /// locked; calls that acquire 0 skip the locks.
    waits: AtomicUsize,
    retired: AtomicUsize,
    records: AtomicUsize,
}

/// No call of the driver is made under its lock; whoever needs a page that is busy waits.
#[derive(Default)]
struct Table {
    /// The number of imports so far, which makes handles unique.
    count: usize,
    semaphores: Map<usize, Arc<Registered>>,
    /// The registered timelines by page, with the users of each: its semaphores, and [`Used`].
    all: Map<usize, (Arc<Registered>, usize)>,
    /// Timelines without users, for a thread of the program to release: the driver may wait for its device then.
    retired: Vec<Arc<Registered>>,
    /// Pages that a thread registers or releases.
    busy: Vec<usize>,
}

/// A timeline whose page is registered with the driver.
struct Registered {
    timeline: Arc<Timeline>,
    device: i32,
    page: usize,
    /// The number, as devices see it.
    number: Address,
    queued: Mutex<Queued>,
}

/// Signals and waits on the way, which the watching thread looks after.
#[derive(Default)]
struct Queued {
    signals: Vec<Signal>,
    waits: Vec<(WaitPlace, Wait)>,
    is_watched: bool,
    /// Since when there has been nothing on the way, as the watching thread has seen.
    idle: Option<Instant>,
    /// True where the watching thread may sleep until the page's word changes.
    sleeps: bool,
}

struct Signal {
    device: i32,
    promise: Promise,
    /// That of all signals queued by one call, behind their writes. `None` where the driver did not take it: the number
    /// alone tells then.
    mark: Option<Arc<Mark>>,
}

impl Signal {
    /// Returns true once its write was done. A number as high may be another's, which this write then puts back.
    fn is_done(&self) -> bool {
        self.mark.as_ref().map_or_else(|| self.promise.is_kept(), |mark| mark.is_set())
    }
}

/// A wait's place in the order of the calls.
#[derive(Clone, Copy)]
struct WaitPlace {
    /// The device that was current.
    device: i32,
    stream: StreamKey,
    /// True if the default stream waits for the stream.
    is_blocking: bool,
    call: u64,
}

/// Work that is done: a stream's, or without one a device's, up to a call.
#[derive(Clone, Copy)]
struct Done {
    device: i32,
    stream: Option<StreamKey>,
    until: u64,
}

impl Done {
    fn has(&self, place: &WaitPlace) -> bool {
        let is_of_device = place.device == self.device;
        place.call < self.until
            && self.stream.map_or(is_of_device, |stream| {
                stream == place.stream || stream.is_default() && place.is_blocking && is_of_device
            })
    }
}

/// A registered timeline in use. It is retired with the last of them, so none is dropped with the table locked.
struct Used(Arc<Registered>);

impl Deref for Used {
    type Target = Registered;

    fn deref(&self) -> &Registered {
        &self.0
    }
}

impl Drop for Used {
    fn drop(&mut self) {
        let Some(nvidia) = NVIDIA.get() else { return };
        let mut table = nvidia.timelines.table();
        if table.release(&self.0) {
            table.retired.push(self.0.clone());
            nvidia.timelines.retired.fetch_add(1, Ordering::Release);
        }
    }
}

impl Table {
    /// The timeline of a page, with one user more.
    fn find(&mut self, page: usize) -> Option<Used> {
        let (registered, _) = self.all.get(&page)?;
        let used = Used(registered.clone());
        self.enter(&used.0);
        Some(used)
    }

    /// The number of users; `None` for one that a reset has taken from the list.
    fn users(&mut self, registered: &Arc<Registered>) -> Option<&mut usize> {
        let known = self.all.get_mut(&registered.page).filter(|known| Arc::ptr_eq(&known.0, registered));
        known.map(|(_, users)| users)
    }

    fn enter(&mut self, registered: &Arc<Registered>) {
        self.users(registered).into_iter().for_each(|users| *users += 1);
    }

    /// Counts one user less; returns true for the last, after which it is listed no more.
    fn release(&mut self, registered: &Arc<Registered>) -> bool {
        let Some(users) = self.users(registered) else { return false };
        *users -= 1;
        *users == 0 && self.all.remove(&registered.page).is_some()
    }
}

impl Timelines {
    fn table(&self) -> MutexGuard<'_, Table> {
        lock(&self.table)
    }

    /// The registered timelines, in a list of their own: none is used with the table locked.
    fn all(&self) -> Vec<Used> {
        let mut table = self.table();
        let pages: Vec<usize> = table.all.keys().copied().collect();
        pages.into_iter().filter_map(|page| table.find(page)).collect()
    }

    /// The timelines of a list of values, all of which can be queued.
    fn find(&self, values: &[SemaphoreValue]) -> Result<Vec<(Used, u64)>> {
        let find = |one: &SemaphoreValue| {
            let mut table = self.table();
            let page = table.semaphores.get(&one.semaphore.0).map(|registered| registered.page);
            let used = page.and_then(|page| table.find(page)).ok_or_else(unknown)?;
            drop(table);
            check_value(one.value).map(|()| (used, one.value))
        };
        values.iter().map(find).collect()
    }

    fn fail(&self, place: WaitPlace) {
        let mut failed = lock(&self.failed);
        failed.push(place);
        self.waits.fetch_add(1, Ordering::Release);
    }

    /// Removes failures; true if there were any.
    fn take_failures(&self, is_taken: impl Fn(&WaitPlace) -> bool) -> bool {
        if self.waits.load(Ordering::Acquire) == 0 {
            return false;
        }
        let mut failed = lock(&self.failed);
        let before = failed.len();
        failed.retain(|place| !is_taken(place));
        self.waits.fetch_sub(before - failed.len(), Ordering::Release);
        failed.len() < before
    }

    /// Returns DeviceFault, once, if a wait has failed on a stream, or without one on any of the current device. The
    /// work of the stream, or of the device, is done.
    #[inline]
    pub fn check(&self, nvidia: &Nvidia, stream: Option<Stream>) -> Result<()> {
        if self.waits.load(Ordering::Acquire) == 0 && self.retired.load(Ordering::Acquire) == 0 {
            return Ok(());
        }
        self.check_done(nvidia, stream)
    }

    #[cold]
    fn check_done(&self, nvidia: &Nvidia, stream: Option<Stream>) -> Result<()> {
        if stream.is_none() {
            // No work of the device is left that the driver could wait for.
            self.release_retired(nvidia);
        }
        match self.done(nvidia, stream)? {
            Some(done) => self.tell(&done),
            None => Ok(()),
        }
    }

    /// The work of a stream, or of the current device, so far; `None` where there are no waits.
    fn done(&self, nvidia: &Nvidia, stream: Option<Stream>) -> Result<Option<Done>> {
        if self.waits.load(Ordering::Acquire) == 0 {
            return Ok(None);
        }
        // Of other streams the key tells all.
        let device = if stream.is_some_and(|stream| stream > Stream::PER_THREAD) { -1 } else { nvidia.device()? };
        let stream = stream.map(|stream| StreamKey::new(device, stream));
        Ok(Some(Done { device, stream, until: self.calls.load(Ordering::Relaxed) }))
    }

    fn tell(&self, done: &Done) -> Result<()> {
        // The watching thread may not have looked since: what it has begun to look at, it has locked.
        self.all().iter().for_each(|one| one.look_at_waits(self, |place| done.has(place)));
        if self.take_failures(|place| done.has(place)) {
            return Err(Kind::DeviceFault.because("a wait for a semaphore failed on the stream"));
        }
        Ok(())
    }

    /// Notes that an event was recorded on a stream, if that has waits before it.
    #[inline]
    pub fn recorded(&self, nvidia: &Nvidia, event: Event, stream: Stream) -> Result<()> {
        if self.waits.load(Ordering::Acquire) == 0 && self.records.load(Ordering::Acquire) == 0 {
            return Ok(());
        }
        let done = self.done(nvidia, Some(stream))?.filter(|done| self.has_waits(done));
        self.set_recorded(event, done);
        Ok(())
    }

    /// Retires the record of an event that was destroyed, or an earlier one with the handle of a new one.
    #[inline]
    pub fn retire_event(&self, event: Event) {
        if self.records.load(Ordering::Acquire) != 0 {
            self.set_recorded(event, None);
        }
    }

    #[cold]
    fn set_recorded(&self, event: Event, done: Option<Done>) {
        let mut recorded = lock(&self.recorded);
        match done {
            Some(done) => _ = recorded.insert(event.0, done),
            None => _ = recorded.remove(&event.0),
        }
        self.records.store(recorded.len(), Ordering::Release);
    }

    fn has_waits(&self, done: &Done) -> bool {
        let is_queued = |one: &Used| lock(&one.queued).waits.iter().any(|(place, _)| done.has(place));
        self.all().iter().any(is_queued) || lock(&self.failed).iter().any(|place| done.has(place))
    }

    /// Returns DeviceFault, once, if a wait failed before an event, which has come.
    #[inline]
    pub fn check_event(&self, event: Event) -> Result<()> {
        if self.records.load(Ordering::Acquire) == 0 {
            return Ok(());
        }
        let done = lock(&self.recorded).get(&event.0).copied();
        done.map_or(Ok(()), |done| self.tell(&done))
    }

    /// Retires the failure of an earlier stream with the handle of a new one.
    pub fn retire_stream(&self, stream: Stream) {
        self.take_failures(|place| place.stream == StreamKey::new(0, stream));
    }

    /// Unregisters the pages of timelines that nobody uses any more.
    fn release_retired(&self, nvidia: &Nvidia) {
        if self.retired.load(Ordering::Acquire) == 0 {
            return;
        }
        let mut table = self.table();
        let retired = std::mem::take(&mut table.retired);
        self.retired.fetch_sub(retired.len(), Ordering::Release);
        table.busy.extend(retired.iter().map(|one| one.page));
        drop(table);
        for one in retired {
            if let Err(error) = nvidia.unregister_page(one.page, one.device) {
                crate::os::logger::error(format_args!("a timeline's page stays registered: {error}"));
            }
            self.end_busy(one.page);
        }
    }

    fn end_busy(&self, page: usize) {
        self.table().busy.retain(|busy| *busy != page);
        self.changed.wake_all();
    }

    /// Begins the reset of a device: its streams' waits fail, since the driver would wait for them.
    pub fn begin_reset(&self, device: i32) {
        for registered in self.all() {
            let mut queued = lock(&registered.queued);
            let waits: Vec<_> = queued.waits.extract_if(.., |(place, _)| place.device == device).collect();
            drop(queued);
            for (place, wait) in waits {
                self.fail(place);
                self.waits.fetch_sub(1, Ordering::Release);
                registered.timeline.page().abandon(wait.value());
            }
        }
    }

    /// Ends the reset of a device, which has undone its registrations, and its streams, whose signals fail.
    pub fn end_reset(&self, device: i32) {
        self.marks.retire(device);
        let all = self.all();
        for registered in &all {
            let mut queued = lock(&registered.queued);
            let signals: Vec<_> = queued.signals.extract_if(.., |signal| signal.device == device).collect();
            drop(queued);
            signals.into_iter().for_each(|signal| signal.promise.end(Err(Kind::DeviceFault)));
        }
        let mut table = self.table();
        let gone: Vec<_> = table.semaphores.extract_if(.., |_, one| one.device == device).collect();
        table.all.retain(|_, (one, _)| one.device != device);
        let before = table.retired.len();
        table.retired.retain(|one| one.device != device);
        self.retired.fetch_sub(before - table.retired.len(), Ordering::Release);
        drop(table);
        drop((gone, all));
        self.take_failures(|place| place.device == device);
    }
}

fn unknown() -> crate::gpu::Error {
    Kind::InvalidHandle.because("the handle names no timeline, or one that was destroyed")
}

impl Nvidia {
    /// Imports a timeline of this library; `None` for a descriptor of anything else, for the driver to judge.
    pub(super) fn import_timeline(&self, descriptor: i32) -> Result<Option<Semaphore>> {
        let timeline = match Timeline::import(descriptor) {
            Ok(timeline) => timeline,
            Err(error) if error.kind() == Kind::DescriptorRefused => return Ok(None),
            Err(error) => return Err(error),
        };
        let device = self.device()?;
        if self.attribute(device, Attribute::CanUseStreamWaitValue)? == 0 {
            return Err(Kind::Unsupported.because("streams of the device cannot wait for a value in memory"));
        }
        if !watch::start() {
            return Err(Kind::OutOfMemory.because("the operating system gives no thread to watch semaphores"));
        }
        let registered = self.register(timeline.clone(), device)?;
        let mut table = self.timelines.table();
        table.count += 1;
        let handle = semaphore::handle(table.count);
        table.enter(&registered.0);
        table.semaphores.insert(handle, registered.0.clone());
        drop(table);
        drop(registered);
        timeline.close(descriptor);
        Ok(Some(Semaphore(handle)))
    }

    /// Registers a timeline's page, once for all imports of it.
    fn register(&self, timeline: Arc<Timeline>, device: i32) -> Result<Used> {
        let (page, number) = timeline.addresses();
        let mut table = loop {
            self.timelines.release_retired(self);
            let mut table = self.timelines.table();
            if let Some(known) = table.find(page) {
                return Ok(known);
            }
            let is_retired = table.retired.iter().any(|one| one.page == page);
            if !is_retired && !table.busy.contains(&page) {
                break table;
            }
            if !is_retired {
                drop(self.timelines.changed.wait(table));
            }
        };
        table.busy.push(page);
        drop(table);
        // On Linux devices use the host's addresses of registered memory.
        let outcome = self.register_page(page, device).map(|()| {
            let queued = Mutex::default();
            let registered = Arc::new(Registered { timeline, device, page, number: Address(number), queued });
            self.timelines.table().all.insert(page, (registered.clone(), 1));
            Used(registered)
        });
        self.timelines.end_busy(page);
        outcome
    }

    /// Registers a page in a device's primary context, for all: the program's own contexts end when it likes.
    fn register_page(&self, page: usize, device: i32) -> Result<()> {
        let flags = convert::register_flags(HostFlags::PORTABLE | HostFlags::MAPPED);
        self.beside_captures(|| self.in_primary(device, || call!(self, cuMemHostRegister_v2(page, PAGE, flags))))
    }

    fn unregister_page(&self, page: usize, device: i32) -> Result<()> {
        self.beside_captures(|| self.in_primary(device, || call!(self, cuMemHostUnregister(page))))
    }

    fn in_primary(&self, device: i32, work: impl FnOnce() -> Result<()>) -> Result<()> {
        let (current, primary) = (self.enter()?, self.primary(device)?);
        if current == primary { work() } else { self.within(primary, work) }
    }

    /// Queues signals of timelines.
    pub(super) fn signal_timelines(&self, signals: &[SemaphoreValue], stream: Stream) -> Result<()> {
        if signals.is_empty() {
            return Ok(());
        }
        let found = self.timelines.find(signals)?;
        self.refuse_captured(stream, NOT_CAPTURED)?;
        self.timelines.check(self, Some(stream))?;
        let device = self.device()?;
        let key = StreamKey::new(device, stream);
        // Each can be refused, so all before the first is queued.
        let promise = |(registered, value): (Used, u64)| {
            let promise = registered.timeline.promise(value, key)?;
            Ok((registered, value, promise))
        };
        let mut promises: Vec<_> = found.into_iter().map(promise).collect::<Result<_>>()?;
        while !promises.is_empty() {
            let group: Vec<_> = promises.drain(..promises.len().min(self.batch())).collect();
            let mark = Arc::new(self.timelines.marks.take(self, device)?);
            let is_marked = self.queue_signals(&group, &mark, stream)?;
            for (registered, _, promise) in group {
                let mark = is_marked.then(|| mark.clone());
                registered.add(|queued| {
                    if queued.is_watched && std::mem::take(&mut queued.sleeps) {
                        // The device does not change the word.
                        registered.timeline.page().changed();
                    }
                    queued.signals.push(Signal { device, promise, mark });
                });
            }
        }
        Ok(())
    }

    /// Queues waits for timelines. DeviceFault for a number that was abandoned: a device would go on.
    pub(super) fn wait_for_timelines(&self, waits: &[SemaphoreValue], stream: Stream) -> Result<()> {
        if waits.is_empty() {
            return Ok(());
        }
        let found = self.timelines.find(waits)?;
        if found.iter().any(|(registered, value)| registered.timeline.page().is_abandoned(*value)) {
            return Err(Kind::DeviceFault.because("the work that was to raise the timeline has failed, or its process"));
        }
        self.refuse_captured(stream, NOT_CAPTURED)?;
        let device = self.device()?;
        let key = StreamKey::new(device, stream);
        let is_named = stream > Stream::PER_THREAD;
        let flags = || self.beside_captures(|| self.stream_flags(stream));
        let is_blocking = !is_named || !flags()?.contains(StreamFlags::NON_BLOCKING);
        let mut found = found;
        while !found.is_empty() {
            let group: Vec<_> = found.drain(..found.len().min(self.batch())).collect();
            let wait = |(registered, value): (Used, u64)| {
                let call = self.timelines.calls.fetch_add(1, Ordering::Relaxed);
                let place = WaitPlace { device, stream: key, is_blocking, call };
                let number = registered.number;
                let operation = ValueOperation::wait(number, Width::Bits64, value, Comparison::GreaterOrEqual);
                let wait = Wait::new(registered.timeline.clone(), value, key);
                (operation, (registered, place, wait))
            };
            let (operations, waits): (Vec<_>, Vec<_>) = group.into_iter().map(wait).unzip();
            self.queue_values(stream, &operations)?;
            for (registered, place, wait) in waits {
                registered.add(|queued| {
                    self.timelines.waits.fetch_add(1, Ordering::Release);
                    queued.waits.push((place, wait));
                });
            }
        }
        Ok(())
    }

    /// Signals or waits that are queued by one call: a call that is refused has queued none of them.
    fn batch(&self) -> usize {
        if self.cuda.cuStreamBatchMemOp_v2.is_some() { BATCH } else { 1 }
    }

    /// Queues the writes of signals and then of their mark; returns whether that is queued, too.
    fn queue_signals(&self, group: &[Promised], mark: &Mark, stream: Stream) -> Result<bool> {
        let number =
            |(registered, value, _): &Promised| ValueOperation::write(registered.number, Width::Bits64, *value);
        let mut writes: Vec<_> = group.iter().map(number).collect();
        let mark = ValueOperation::write(mark.address(), Width::Bits64, 1);
        if self.cuda.cuStreamBatchMemOp_v2.is_some() {
            writes.push(mark);
            return self.queue_values(stream, &writes).map(|()| true);
        }
        self.queue_values(stream, &writes)?;
        Ok(self.queue_values(stream, &[mark]).is_ok())
    }

    /// Releases a timeline; what is queued still happens.
    pub(super) fn destroy_timeline(&self, semaphore: Semaphore) -> Result<()> {
        self.timelines.release_retired(self);
        let mut table = self.timelines.table();
        let removed = table.semaphores.remove(&semaphore.0).ok_or_else(unknown)?;
        if !table.release(&removed) {
            return Ok(());
        }
        table.busy.push(removed.page);
        drop(table);
        let page = removed.page;
        let outcome = self.unregister_page(page, removed.device).inspect_err(|_| {
            let mut table = self.timelines.table();
            table.all.insert(page, (removed.clone(), 1));
            table.semaphores.insert(semaphore.0, removed.clone());
        });
        self.timelines.end_busy(page);
        outcome
    }
}

/// Refuses numbers that a stream's wait, which compares them as signed differences, would take for lower ones.
fn check_value(value: u64) -> Result<()> {
    if i64::try_from(value).is_err() {
        return Err(Kind::InvalidValue.because(format!("{value:#x}: on NVIDIA a timeline ends at 2^63 - 1")));
    }
    Ok(())
}

impl Used {
    /// Adds what was queued on a stream, and has it watched.
    fn add(&self, push: impl FnOnce(&mut Queued)) {
        let mut queued = lock(&self.queued);
        push(&mut queued);
        let is_new = !std::mem::replace(&mut queued.is_watched, true);
        drop(queued);
        if is_new && let Some(nvidia) = NVIDIA.get() {
            nvidia.timelines.table().enter(&self.0);
            watch::hand_over(Box::new(Lookout(Used(self.0.clone()))), |_| ());
        }
    }
}

impl Registered {
    /// Ends waits that can be told how they end.
    fn look_at_waits(&self, timelines: &Timelines, is_meant: impl Fn(&WaitPlace) -> bool) {
        let mut queued = lock(&self.queued);
        queued.waits.retain_mut(|(place, wait)| {
            let Some(outcome) = is_meant(place).then(|| wait.poll()).flatten() else { return true };
            if let Err(kind) = outcome {
                crate::os::logger::error(format_args!(
                    "a wait for a semaphore failed ({kind:?}): the work behind it runs without"
                ));
                // In this order: the stream's work ends after the failure is known.
                timelines.fail(*place);
                self.timeline.page().abandon(wait.value());
            }
            timelines.waits.fetch_sub(1, Ordering::Release);
            false
        });
    }
}

/// The condition that a timeline has neither signals nor waits on the way.
struct Lookout(Used);

impl Condition for Lookout {
    fn poll(&mut self) -> Option<Outcome> {
        let (Lookout(registered), Some(nvidia)) = (&*self, NVIDIA.get()) else { return Some(Ok(())) };
        let mut queued = lock(&registered.queued);
        for signal in queued.signals.extract_if(.., |signal| signal.is_done()) {
            signal.promise.end(Ok(()));
        }
        drop(queued);
        registered.timeline.page().restore();
        registered.look_at_waits(&nvidia.timelines, |_| true);
        let mut queued = lock(&registered.queued);
        if !queued.signals.is_empty() || !queued.waits.is_empty() {
            queued.idle = None;
            return None;
        }
        queued.is_watched = queued.idle.get_or_insert_with(Instant::now).elapsed() < LINGER;
        (!queued.is_watched).then(|| {
            queued.idle = None;
            Ok(())
        })
    }

    fn word(&self) -> Option<&AtomicU32> {
        // A device changes the number alone, and others wait for it.
        let Lookout(registered) = self;
        let mut queued = lock(&registered.queued);
        queued.sleeps = queued.signals.is_empty() && queued.idle.is_none();
        queued.sleeps.then(|| &registered.timeline.page().word)
    }

    fn is_urgent(&self) -> bool {
        let Lookout(registered) = self;
        lock(&registered.queued).idle.is_some()
    }
}
