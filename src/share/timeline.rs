// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../../docs/evidence/timeline.md")]

pub(crate) mod page;

use std::os::fd::{OwnedFd, RawFd};
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::{Duration, Instant};

pub use page::is_timeline;
use page::{Mapped, Others, TimelinePage, refused};

use crate::gpu::{Error, Kind, Result, Stream};
use crate::os::descriptor::{self, Kept};
use crate::os::futex::PATIENCE;
use crate::os::journal::{self, entry::What};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::process;
use crate::os::thread::{self, Uncancelled};
use crate::share::lease::Opened;
use crate::share::random;
use crate::share::watch::{self, Condition, Outcome};

/// The number of this process among creators of timelines; a forked child has another one.
fn process() -> u64 {
    // Without random numbers the process id still distinguishes processes.
    process::random().unwrap_or(u64::from(std::process::id()))
}

/// Creates a timeline and returns its file descriptor.
pub fn create(value: u64) -> Result<OwnedFd> {
    let _uncancelled = Uncancelled::new();
    page::create(random()?.max(1), value, process())
        .map_err(|error| Error::of_system("no memory file for a timeline: ", error))
}

/// The value of a timeline, by its descriptor.
pub fn value(descriptor: RawFd) -> Result<u64> {
    let _uncancelled = Uncancelled::new();
    let value = Mapped::new(descriptor, None)?.page().value();
    tell(What::Reached, descriptor, value);
    Ok(value)
}

/// Raises a timeline, by its descriptor, to `value`; InvalidValue if it is higher.
pub fn signal(descriptor: RawFd, value: u64) -> Result<()> {
    let _uncancelled = Uncancelled::new();
    let mapped = Mapped::new(descriptor, None)?;
    mapped.page().check_signal(value)?;
    tell(What::Raise, descriptor, value);
    mapped.page().raise(value);
    Ok(())
}

/// Waits until a timeline, by its descriptor, has reached `value`. NotReady if that takes longer than `limit`,
/// DeviceFault if a process that held the timeline ended without releasing it, or the work that was to raise it failed.
pub fn wait(descriptor: RawFd, value: u64, limit: Duration) -> Result<()> {
    let _uncancelled = Uncancelled::new();
    let mapped = Mapped::new(descriptor, None)?;
    let mut wait = HostWait { watch: Watch::new(mapped.page(), value), mapped: &mapped, descriptor };
    watch::wait(&mut wait, Some(limit))?;
    tell(What::Reached, descriptor, value);
    Ok(())
}

/// Tells the journal what a host thread does with a timeline.
fn tell(what: What, descriptor: RawFd, value: u64) {
    if journal::is_kept() {
        journal::note(what, &[descriptor::inode(descriptor).unwrap_or(0), value]);
    }
}

/// A host thread's wait, which is none of a holder.
struct HostWait<'a> {
    mapped: &'a Mapped,
    descriptor: RawFd,
    watch: Watch,
}

impl Condition for HostWait<'_> {
    fn poll(&mut self) -> Option<Outcome> {
        let page = self.mapped.page();
        self.watch.poll_holders(page, || page.others(self.descriptor, 0) == Others::Lost)
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(&self.mapped.page().word)
    }
}

struct Watch {
    value: u64,
    /// The page's losses when the wait began.
    losses: u64,
    last_check: Option<Instant>,
}

impl Watch {
    fn new(page: &TimelinePage, value: u64) -> Watch {
        Watch { value, losses: page.losses(), last_check: None }
    }

    /// The wait's result, if it has ended. `judge` is asked every 100 ms, and where the work for the value has failed.
    fn poll(&mut self, page: &TimelinePage, judge: impl FnOnce(bool) -> Raiser) -> Option<Outcome> {
        if page.value() >= self.value {
            return Some(page.outcome(self.value));
        }
        let is_lost = page.is_lost(self.value);
        if !is_lost && self.last_check.is_some_and(|last| last.elapsed() < PATIENCE) {
            return None;
        }
        self.last_check = Some(Instant::now());
        match judge(is_lost) {
            Raiser::Present => return None,
            Raiser::Excused => page.raise(self.value),
            Raiser::Gone(why) if page.value() < self.value => {
                let now = page.value();
                log::warn!("a wait for {} of a timeline that is at {now} ends with an error: {why}", self.value);
                return Some(Err(Kind::DeviceFault));
            }
            // It has raised it before.
            Raiser::Gone(_) => {}
        }
        Some(page.outcome(self.value))
    }

    /// Polls by the rules about holders; `is_hopeless` is asked every 100 ms.
    fn poll_holders(&mut self, page: &TimelinePage, is_hopeless: impl FnOnce() -> bool) -> Option<Outcome> {
        let losses = self.losses;
        self.poll(page, |is_lost| {
            if is_lost {
                Raiser::Gone("the work that was to raise it failed")
            } else if page.losses() != losses {
                Raiser::Gone("a process that had imported it has ended without releasing it")
            } else if is_hopeless() {
                Raiser::Gone("no other process has it any more")
            } else {
                Raiser::Present
            }
        })
    }
}

/// The state of the process that is to raise a timeline to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Raiser {
    /// It may yet raise it.
    Present,
    /// It will not, for a reason: the wait fails.
    Gone(&'static str),
    /// It has left or ended, and nobody needs it: the wait ends, and the number is raised in its place.
    Excused,
}

/// Tells the state of the raiser for a value, also by whether work for the value has failed.
pub type Judge = dyn Fn(u64, bool) -> Raiser + Send + Sync;

/// A timeline that this process holds, however often it has imported it.
pub struct Timeline {
    mapped: Mapped,
    key: Key,
    /// An open file without locks, to test the locks of others.
    lock_probe: Kept,
    holder: u64,
    slot: usize,
    /// Queued work of this process that raises it, by the order of the calls.
    promised: Mutex<Map<u64, Promised>>,
    /// Promises and waits so far. Relaxed: calls of threads that race have no order.
    calls: AtomicU64,
    /// A descriptor of the program's for the timeline, or -1. Relaxed: only saves a search.
    known_descriptor: AtomicI32,
    /// Ends waits in vain in place of the rules about holders.
    judge: OnceLock<Box<Judge>>,
}

/// A value that queued work raises a timeline to, and the stream of the work.
struct Promised {
    value: u64,
    stream: StreamKey,
}

/// A stream as one whose work is done in the order of the calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamKey {
    stream: Stream,
    /// The device of a predefined stream.
    device: Option<i32>,
    /// The thread, for the stream that each thread has of its own.
    thread: Option<u32>,
}

impl StreamKey {
    /// The stream as the calling thread names it, with a device current.
    pub fn new(device: i32, stream: Stream) -> StreamKey {
        let stream = if stream == Stream::LEGACY { Stream::NULL } else { stream };
        let is_per_thread = stream == Stream::PER_THREAD;
        StreamKey {
            stream,
            device: (stream == Stream::NULL || is_per_thread).then_some(device),
            thread: is_per_thread.then(thread::number),
        }
    }

    /// Returns true for the default stream that all threads share.
    pub fn is_default(&self) -> bool {
        self.stream == Stream::NULL
    }
}

/// The identity of a timeline: the number on its page, and the inode of its file.
type Key = (u64, u64);

/// The timelines that this process holds. Locked while one is imported or released; nothing else is locked after it.
static HELD: Mutex<Map<Key, Weak<Timeline>>> = Mutex::new(Map::new());

impl Timeline {
    /// Imports a timeline by its descriptor, which stays open: see [`Timeline::close`]. Returns the same object for all
    /// imports of this process. DescriptorRefused for a file that is no timeline, or is of another user; OutOfMemory if
    /// all slots for holders are taken.
    pub fn import(descriptor: RawFd) -> Result<Arc<Timeline>> {
        let _uncancelled = Uncancelled::new();
        let mapped = Mapped::new(descriptor, None)?;
        let failed =
            |error| Error::shortage_or(error, |error| refused(descriptor, &format!("cannot be used: {error}")));
        let inode = descriptor::inode(descriptor).map_err(failed)?;
        let key = (mapped.page().id(), inode);

        // Two imports at the same time give one holder, which knows what both promise.
        let mut held = lock(&HELD);
        if let Some(timeline) = held.get(&key).and_then(Weak::upgrade) {
            // The lock goes first: the timeline may be released with this reference.
            drop(held);
            if let Some(probe) = timeline.lock_probe.get() {
                timeline.page().reclaim_slots(probe);
            }
            return Ok(timeline);
        }
        let holder = page::new_holder()?;
        let mapped = Mapped::new(descriptor, Some(holder))?;
        let lock_probe = Opened::own(descriptor).and_then(Opened::keep).map_err(failed)?;
        let page = mapped.page();
        page.reclaim_slots(lock_probe.descriptor()?);
        // A holder that is killed now may have been seen by nobody; that another process came, has been.
        if page.maker() != process() {
            page.set_shared();
        }
        let slot = page.add(holder)?;
        let timeline = Arc::new(Timeline {
            mapped,
            key,
            lock_probe,
            holder,
            slot,
            promised: Mutex::default(),
            calls: AtomicU64::new(0),
            known_descriptor: AtomicI32::new(-1),
            judge: OnceLock::new(),
        });
        held.insert(key, Arc::downgrade(&timeline));
        drop(held);
        register_exit_handler();
        Ok(timeline)
    }

    /// Closes a descriptor that the program gave up with an import, and notes whether other processes have one.
    pub fn close(&self, descriptor: RawFd) {
        descriptor::close(descriptor);
        self.note_sharing();
    }

    /// A descriptor of the timeline for the caller.
    pub fn give(&self) -> Result<RawFd> {
        Ok(descriptor::give(self.lock_probe.descriptor()?)?)
    }

    pub fn page(&self) -> &TimelinePage {
        self.mapped.page()
    }

    /// Has this process's later waits judged so, in place of the rules about holders. The first judge stays.
    pub fn set_judge(&self, judge: impl Fn(u64, bool) -> Raiser + Send + Sync + 'static) {
        self.judge.get_or_init(|| Box::new(judge));
    }

    /// Raises the number for a host thread, unless it is higher.
    pub fn raise_on_host(&self, value: u64) {
        journal::note(What::Raise, &[self.key.1, value]);
        self.page().raise(value);
    }

    /// Notes that a host thread has found it reached.
    pub fn note_reached(&self, value: u64) {
        journal::note(What::Reached, &[self.key.1, value]);
    }

    /// The address of the page, and that of the number in it, for a device that uses them itself. It changes no other
    /// word: see [`TimelinePage::changed`].
    pub fn addresses(&self) -> (usize, usize) {
        let start = std::ptr::from_ref(self.page()).expose_provenance();
        (start, start + page::VALUE)
    }

    /// Announces work of this process that is about to be queued on a stream and raises it to `value`. InvalidValue if
    /// the current value is higher.
    pub fn promise(self: &Arc<Self>, value: u64, stream: StreamKey) -> Result<Promise> {
        self.page().check_signal(value)?;
        let mut promised = lock(&self.promised);
        let call = self.calls.fetch_add(1, Ordering::Relaxed);
        promised.insert(call, Promised { value, stream });
        drop(promised);
        Ok(Promise { timeline: self.clone(), value, call })
    }

    /// Returns true if work is queued here that raises it to `value`, and not behind the wait.
    fn is_promised(&self, value: u64, wait: Option<(u64, StreamKey)>) -> bool {
        let is_behind = |call: u64, stream| wait.is_some_and(|(wait, of)| stream == of && call > wait);
        lock(&self.promised)
            .iter()
            .any(|(call, promised)| promised.value >= value && !is_behind(*call, promised.stream))
    }

    /// Returns true if work is queued here that is still to raise it, or that cannot be told.
    fn is_unfinished(&self) -> bool {
        let is_above = |promised: &Promised| promised.value > self.page().value();
        self.promised.try_lock().map_or(true, |promised| promised.values().any(is_above))
    }

    /// Releases this process's slot, if it was not reclaimed.
    fn release(&self) {
        self.page().release(self.slot, self.holder);
    }

    /// Returns true if no process is left that could raise it to `value`. Also true if the program closed the
    /// descriptor that tells, so that nothing waits for ever.
    fn is_hopeless(&self, value: u64, wait: Option<(u64, StreamKey)>) -> bool {
        self.note_sharing();
        let Some(file) = self.lock_probe.get() else { return true };
        // In this order: an importer becomes a holder before it closes the descriptor.
        let is_descriptor_open = page::is_descriptor_open(file);
        match self.page().others(file, self.holder) {
            Others::Lost => true,
            Others::Present => false,
            Others::Absent => !is_descriptor_open && self.page().is_shared() && !self.is_promised(value, wait),
        }
    }

    /// Notes that another process has a descriptor: the creator's is open, and not in this process.
    fn note_sharing(&self) {
        if self.page().is_shared() {
            return;
        }
        let Some(probe) = self.lock_probe.get() else { return };
        // Twice, since the program may move its descriptor to another number during a search.
        if !self.is_open_here(probe) && page::is_descriptor_open(probe) && !self.is_open_here(probe) {
            self.page().set_shared();
        }
    }

    /// Returns true if the program has a descriptor of the timeline, or that cannot be told.
    fn is_open_here(&self, probe: RawFd) -> bool {
        let identity = |descriptor| descriptor::status(descriptor).ok().map(|status| (status.st_dev, status.st_ino));
        let timeline = identity(probe);
        let is_one = |descriptor| descriptor != probe && identity(descriptor) == timeline;
        if is_one(self.known_descriptor.load(Ordering::Relaxed)) {
            return true;
        }
        let Ok(all) = std::fs::read_dir("/proc/self/fd") else { return true };
        let mut numbers = all.flatten().filter_map(|entry| entry.file_name().to_str()?.parse::<RawFd>().ok());
        let found = numbers.find(|descriptor| is_one(*descriptor));
        self.known_descriptor.store(found.unwrap_or(-1), Ordering::Relaxed);
        found.is_some()
    }
}

impl Drop for Timeline {
    fn drop(&mut self) {
        self.release();
        let mut held = lock(&HELD);
        // Another import may have taken its place.
        if held.get(&self.key).is_some_and(|weak| std::ptr::eq(weak.as_ptr(), self)) {
            held.remove(&self.key);
        }
    }
}

/// Queued work of this process that is to raise a timeline. Dropped before it has ended, it is taken back.
pub struct Promise {
    timeline: Arc<Timeline>,
    value: u64,
    call: u64,
}

impl Promise {
    /// Returns true if the timeline is as high as promised.
    pub fn is_kept(&self) -> bool {
        self.timeline.page().value() >= self.value
    }

    /// Raises the timeline, unless it is higher; waits for the value fail if the work has failed.
    pub fn end(self, outcome: Outcome) {
        let page = self.timeline.page();
        match outcome {
            Ok(()) => page.raise(self.value),
            Err(_) => page.fail(self.value),
        }
    }
}

impl Drop for Promise {
    fn drop(&mut self) {
        lock(&self.timeline.promised).remove(&self.call);
    }
}

fn register_exit_handler() {
    /// True once the exit handler is registered. Relaxed: the swap alone decides who registers it.
    static REGISTERED: AtomicBool = AtomicBool::new(false);
    if !REGISTERED.swap(true, Ordering::Relaxed) {
        // SAFETY: the function stays where it is: the library is never unloaded.
        unsafe { libc::atexit(release_at_exit) };
    }
}

/// Releases the timelines of this process as it exits. Those with unfinished work stay held, so that other processes'
/// waits for it end with an error.
extern "C" fn release_at_exit() {
    if process::is_forked() {
        return;
    }
    // Other threads hold the lock briefly; this one for ever, if a signal handler that called exit has interrupted it.
    let get = |_| {
        HELD.try_lock().ok().or_else(|| {
            std::thread::sleep(Duration::from_millis(1));
            None
        })
    };
    let Some(held) = (0..100).find_map(get).map(|mut held| std::mem::take(&mut *held)) else { return };
    for timeline in held.values().filter_map(Weak::upgrade) {
        if !timeline.is_unfinished() {
            timeline.release();
        }
    }
}

/// A wait of a stream for a timeline to reach a value.
pub struct Wait {
    timeline: Arc<Timeline>,
    watch: Watch,
    call: u64,
    stream: StreamKey,
}

impl Wait {
    /// Begins a wait that is about to be queued on a stream.
    pub fn new(timeline: Arc<Timeline>, value: u64, stream: StreamKey) -> Wait {
        let call = timeline.calls.fetch_add(1, Ordering::Relaxed);
        Wait { watch: Watch::new(timeline.page(), value), timeline, call, stream }
    }

    pub fn value(&self) -> u64 {
        self.watch.value
    }

    pub fn stream(&self) -> StreamKey {
        self.stream
    }
}

impl Condition for Wait {
    /// The wait's result; `None` while it goes on, DeviceFault if no process is left that could end it.
    fn poll(&mut self) -> Option<Outcome> {
        let Wait { timeline, watch, call, stream } = self;
        let value = watch.value;
        match timeline.judge.get() {
            Some(judge) => watch.poll(timeline.page(), |is_lost| judge(value, is_lost)),
            None => watch.poll_holders(timeline.page(), || timeline.is_hopeless(value, Some((*call, *stream)))),
        }
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(&self.timeline.page().word)
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::fs::File;
    use std::os::fd::AsRawFd;
    use std::os::unix::fs::FileExt;

    use super::*;
    use crate::gpu::kind;
    use crate::os::memory_file::{PAGE, memory_file};

    fn new() -> (OwnedFd, Arc<Timeline>) {
        let descriptor = create(5).expect("a file");
        let timeline = Timeline::import(descriptor.as_raw_fd()).expect("a timeline");
        (descriptor, timeline)
    }

    fn probe(timeline: &Timeline) -> RawFd {
        timeline.lock_probe.get().expect("open")
    }

    /// Acts as another process that holds the timeline as long as the page stays mapped.
    fn visit(timeline: &Timeline) -> (Mapped, usize, u64) {
        let holder = page::new_holder().expect("random numbers");
        let mapped = Mapped::new(probe(timeline), Some(holder)).expect("a timeline");
        timeline.page().set_shared();
        let slot = timeline.page().add(holder).expect("room");
        (mapped, slot, holder)
    }

    /// The result of a wait that ends at some time.
    fn end(wait: &mut Wait) -> Option<Outcome> {
        Some(watch::wait(wait, Some(Duration::from_secs(60))))
    }

    /// Returns true if a wait has not ended after two tests of the other processes' locks.
    fn goes_on(wait: &mut Wait) -> bool {
        watch::wait(wait, Some(PATIENCE * 2)) == Err(Kind::NotReady)
    }

    fn stream(number: usize) -> StreamKey {
        StreamKey::new(0, Stream(1000 + number))
    }

    const FAULT: Option<Outcome> = Some(Err(Kind::DeviceFault));
    const DONE: Option<Outcome> = Some(Ok(()));

    #[test]
    fn a_stream_is_known_by_its_device_or_thread_where_it_has_no_name_of_its_own() {
        let on_both = |stream| [0, 1].map(|device| StreamKey::new(device, stream));
        assert_eq!(on_both(Stream::LEGACY), on_both(Stream::NULL));
        let elsewhere = std::thread::spawn(|| StreamKey::new(0, Stream::PER_THREAD)).join().expect("no panic");
        for stream in [Stream::NULL, Stream::PER_THREAD] {
            let [one, other] = on_both(stream);
            assert!(one != other && one != elsewhere && one.is_default() == (stream == Stream::NULL));
        }
        assert_eq!(stream(1), StreamKey::new(1, Stream(1001)));
    }

    #[test]
    fn a_process_that_ended_may_have_raised_the_number_before() {
        let (_descriptor, timeline) = new();
        let page = timeline.page();
        let last = || {
            page.raise(8);
            true
        };
        assert_eq!(Watch::new(page, 8).poll_holders(page, last), DONE);
        assert_eq!(Watch::new(page, 9).poll_holders(page, last), FAULT);
    }

    #[test]
    fn work_is_unfinished_below_what_it_promised() {
        let (_descriptor, timeline) = new();
        let _done = timeline.promise(5, stream(0)).expect("the same");
        assert!(!timeline.is_unfinished());
        let _higher = timeline.promise(6, stream(0)).expect("higher");
        assert!(timeline.is_unfinished());
        timeline.page().raise(6);
        assert!(!timeline.is_unfinished());
    }

    #[test]
    fn the_number_only_grows() {
        let (descriptor, timeline) = new();
        let fd = descriptor.as_raw_fd();
        assert_eq!((value(fd).ok(), timeline.page().value()), (Some(5), 5));
        signal(fd, 7).expect("higher");
        signal(fd, 7).expect("the same");
        assert_eq!(kind(signal(fd, 6)), Some(Kind::InvalidValue));
        assert_eq!(kind(timeline.promise(6, stream(1))), Some(Kind::InvalidValue));
        let late = timeline.promise(7, stream(1)).expect("the same");
        signal(fd, 8).expect("higher");
        late.end(Ok(()));
        assert_eq!(value(fd).ok(), Some(8));
        let mut wait = Wait::new(timeline.clone(), 9, stream(0));
        assert_eq!(wait.poll(), None);
        timeline.promise(u64::MAX, stream(1)).expect("higher").end(Ok(()));
        assert_eq!((wait.poll(), value(fd).ok()), (DONE, Some(u64::MAX)));
    }

    #[test]
    fn host_threads_wait_as_long_as_they_like() {
        let (descriptor, timeline) = new();
        let fd = descriptor.as_raw_fd();
        self::wait(fd, 5, Duration::ZERO).expect("reached");
        assert_eq!(kind(self::wait(fd, 6, Duration::from_millis(5))), Some(Kind::NotReady));
        let waiter = std::thread::spawn(move || self::wait(fd, 6, Duration::from_secs(60)));
        std::thread::sleep(Duration::from_millis(20));
        timeline.page().raise(6);
        waiter.join().expect("no panic").expect("reached");
    }

    #[test]
    fn other_files_are_refused() {
        let null = File::open("/dev/null").expect("every system has it");
        let good = create(0).expect("a file");
        let other_size = memory_file(c"test", 2 * PAGE).expect("a file");
        let empty = memory_file(c"test", PAGE).expect("a file");
        let damaged = memory_file(c"test", PAGE).map(File::from).expect("a file");
        let mut bytes = [0; PAGE];
        File::from(good.try_clone().expect("a copy")).read_exact_at(&mut bytes, 0).expect("read");
        bytes[9] ^= 1;
        damaged.write_all_at(&bytes, 0).expect("written");
        // The bytes of a timeline, in a file of another size, one that may grow, and one that nobody has sealed.
        let larger = File::from(memory_file(c"test", 2 * PAGE).expect("a file"));
        let growing = File::from(crate::os::memory_file::growing_file(c"test", PAGE).expect("a file"));
        // SAFETY: a plain system call on a C string.
        let plain = File::from(descriptor::owned(unsafe { libc::memfd_create(c"test".as_ptr(), 0) }).expect("a file"));
        bytes[9] ^= 1;
        for file in [&larger, &growing, &plain] {
            file.write_all_at(&bytes, 0).expect("written");
            assert_eq!(kind(Timeline::import(file.as_raw_fd())), Some(Kind::DescriptorRefused));
            assert_eq!(kind(value(file.as_raw_fd())), Some(Kind::DescriptorRefused));
        }
        let path = format!("/proc/self/fd/{}", good.as_raw_fd());
        let read_only = File::open(path).expect("a timeline's file");
        for fd in [-1, 9999, null.as_raw_fd(), other_size.as_raw_fd(), empty.as_raw_fd(), damaged.as_raw_fd()] {
            assert_eq!(kind(Timeline::import(fd)), Some(Kind::DescriptorRefused));
            assert_eq!(kind(value(fd)), Some(Kind::DescriptorRefused));
        }
        assert_eq!(kind(signal(read_only.as_raw_fd(), 1)), Some(Kind::DescriptorRefused));
        assert_eq!(value(good.as_raw_fd()).ok(), Some(0));
    }

    #[test]
    fn a_timeline_of_another_process_is_shared_from_its_import_on() {
        let own = process();
        for (maker, is_shared) in [(own, false), (0, true), (1, true), (!own, true)] {
            let descriptor = page::create(7, 0, maker).expect("a file");
            let timeline = Timeline::import(descriptor.as_raw_fd()).expect("a timeline");
            assert_eq!(timeline.page().is_shared(), is_shared, "made by {maker}");
        }
    }

    #[test]
    fn a_device_finds_the_number_and_its_writes_are_put_right() {
        let (descriptor, timeline) = new();
        let (page, number) = timeline.addresses();
        // SAFETY: the page is mapped as long as the timeline lives, and has atomics only.
        let number = unsafe { &*std::ptr::with_exposed_provenance::<AtomicU64>(number) };
        assert_eq!((page % PAGE, number.swap(9, Ordering::SeqCst)), (0, 5));
        assert_eq!(value(descriptor.as_raw_fd()).ok(), Some(9));
        timeline.page().raise(12);
        number.store(7, Ordering::SeqCst);
        timeline.page().restore();
        assert_eq!(number.load(Ordering::SeqCst), 12);
        let word = timeline.page().word.load(Ordering::SeqCst);
        timeline.page().changed();
        assert_ne!(timeline.page().word.load(Ordering::SeqCst), word);
    }

    #[test]
    fn a_promise_is_kept_by_the_number_and_an_abandoned_number_keeps_none() {
        let (_descriptor, timeline) = new();
        let promises = [6, 7, 8].map(|value| timeline.promise(value, stream(1)).expect("higher"));
        let kept = || promises.each_ref().map(Promise::is_kept);
        let abandoned = || [5, 6, 7, 8].map(|value| timeline.page().is_abandoned(value));
        assert_eq!((kept(), abandoned()), ([false; 3], [false; 4]));
        timeline.page().raise(6);
        assert_eq!((kept(), abandoned()), ([true, false, false], [false; 4]));
        timeline.page().abandon(7);
        assert_eq!((kept(), abandoned()), ([true, true, false], [false, false, true, false]));
    }

    /// A descriptor on its way to another process is open, and nowhere here.
    #[test]
    fn whoever_looks_for_a_way_out_notes_that_another_process_has_the_descriptor() {
        let (descriptor, timeline) = new();
        let (ours, theirs) = std::os::unix::net::UnixStream::pair().expect("sockets");
        descriptor::send(ours.as_raw_fd(), b"a", Some(descriptor.as_raw_fd())).expect("room");
        assert!(!timeline.is_hopeless(8, None) && !timeline.page().is_shared(), "it is open here, too");
        drop(descriptor);
        assert!(!timeline.is_hopeless(8, None) && timeline.page().is_shared());
        drop((ours, theirs));
        assert!(timeline.is_hopeless(8, None));
    }

    #[test]
    fn the_last_import_releases_its_slot() {
        let descriptor = create(0).expect("a file");
        let mapped = Mapped::new(descriptor.as_raw_fd(), None).expect("a timeline");
        for _ in 0..3 {
            drop(Timeline::import(descriptor.as_raw_fd()).expect("a timeline"));
            assert_eq!((mapped.page().holders(), mapped.page().losses()), (0, 0));
        }
    }

    #[test]
    fn a_holder_that_ended_without_release_ends_waits() {
        let (descriptor, timeline) = new();
        let mut waits = [8, 9].map(|value| Wait::new(timeline.clone(), value, stream(0)));
        let (one, two) = (visit(&timeline), visit(&timeline));
        assert!(goes_on(&mut waits[0]));
        drop(one);
        assert_eq!(end(&mut waits[0]), FAULT);
        assert_eq!(kind(self::wait(descriptor.as_raw_fd(), 8, Duration::from_secs(60))), Some(Kind::DeviceFault));
        // A new import reclaims the lost one's slot: earlier waits fail, later ones go on.
        let again = Timeline::import(descriptor.as_raw_fd()).expect("a timeline");
        assert_eq!(end(&mut waits[1]), FAULT);
        assert!(goes_on(&mut Wait::new(timeline.clone(), 9, stream(0))));
        drop((again, two));
        timeline.page().raise(9);
        assert_eq!(end(&mut waits[1]), DONE);
    }

    #[test]
    fn a_promise_that_was_taken_back_is_none() {
        let (descriptor, timeline) = new();
        timeline.page().set_shared();
        drop(descriptor);
        let (lower, higher) =
            (timeline.promise(8, stream(1)).expect("higher"), timeline.promise(9, stream(1)).expect("higher"));
        let again = timeline.promise(9, stream(1)).expect("higher");
        drop(higher);
        assert!(timeline.is_promised(9, None));
        drop(again);
        assert!(timeline.is_promised(8, None) && !timeline.is_promised(9, None));
        assert_eq!(end(&mut Wait::new(timeline.clone(), 9, stream(0))), FAULT);
        drop(lower);
        assert_eq!(end(&mut Wait::new(timeline.clone(), 8, stream(0))), FAULT);
    }

    #[test]
    fn work_behind_a_wait_does_not_end_it() {
        let (descriptor, timeline) = new();
        timeline.page().set_shared();
        drop(descriptor);
        let before = timeline.promise(7, stream(0)).expect("higher");
        let mut waits = [7, 8].map(|value| Wait::new(timeline.clone(), value, stream(0)));
        let behind = timeline.promise(8, stream(0)).expect("higher");
        assert!(goes_on(&mut waits[0]));
        assert_eq!(end(&mut waits[1]), FAULT);
        // For another stream it is work like any other.
        assert!(goes_on(&mut Wait::new(timeline.clone(), 8, stream(1))));
        before.end(Ok(()));
        behind.end(Ok(()));
        assert_eq!(waits.each_mut().map(Wait::poll), [DONE, DONE]);
    }

    #[test]
    fn whoever_has_the_last_descriptor_may_still_come() {
        for _ in 0..300 {
            let (descriptor, timeline) = new();
            timeline.page().set_shared();
            let (is_there, begin) = (&AtomicBool::new(false), &std::sync::Barrier::new(2));
            std::thread::scope(|scope| {
                let importer = scope.spawn(|| {
                    begin.wait();
                    let holder = visit(&timeline);
                    drop(descriptor);
                    is_there.store(true, Ordering::Release);
                    holder
                });
                begin.wait();
                while !is_there.load(Ordering::Acquire) {
                    assert!(!timeline.is_hopeless(8, None), "it has the descriptor, or holds the timeline");
                }
                drop(importer.join().expect("no panic"));
            });
        }
    }

    #[test]
    fn work_that_failed_is_not_waited_for() {
        let (_descriptor, timeline) = new();
        let mut waits = [6, 7, 8, 9, 10].map(|value| Wait::new(timeline.clone(), value, stream(0)));
        for value in [9, 7, 8] {
            timeline.promise(value, stream(1)).expect("higher").end(Err(Kind::Unknown));
        }
        assert_eq!(waits.each_mut().map(Wait::poll), [None, FAULT, FAULT, FAULT, None]);
        // Another process raised it: what is higher stays lost.
        timeline.page().raise(7);
        assert_eq!(waits.each_mut().map(Wait::poll), [DONE, DONE, FAULT, FAULT, None]);
        timeline.page().raise(9);
        assert_eq!(waits.each_mut().map(Wait::poll), [DONE, DONE, DONE, DONE, None]);
        // What was reached says nothing about what fails later.
        timeline.promise(12, stream(1)).expect("higher").end(Err(Kind::Unknown));
        waits = [9, 10, 11, 12, 13].map(|value| Wait::new(timeline.clone(), value, stream(0)));
        assert_eq!(waits.each_mut().map(Wait::poll), [DONE, None, None, FAULT, None]);
    }

    #[test]
    fn what_was_abandoned_fails_although_the_number_is_as_high() {
        let (descriptor, timeline) = new();
        let polled = |values: [u64; 4]| values.map(|value| Wait::new(timeline.clone(), value, stream(0)).poll());
        timeline.page().abandon(7);
        timeline.page().abandon(6);
        timeline.page().abandon(8);
        assert_eq!(value(descriptor.as_raw_fd()).ok(), Some(8));
        assert_eq!(polled([5, 6, 8, 9]), [DONE, FAULT, FAULT, None]);
        let status = self::wait(descriptor.as_raw_fd(), 8, Duration::from_secs(60));
        assert_eq!(kind(status), Some(Kind::DeviceFault));
        // Others go on, and may fail again.
        timeline.page().raise(10);
        timeline.page().abandon(11);
        timeline.page().raise(12);
        assert_eq!(polled([10, 11, 12, 13]), [DONE, FAULT, DONE, None]);
    }

    #[test]
    fn imports_leave_no_descriptors_and_no_holders() {
        let (descriptor, timeline) = new();
        let holders = || timeline.page().holders();
        for _ in 0..10_000 {
            drop(Timeline::import(descriptor.as_raw_fd()).expect("room"));
        }
        assert_eq!(holders(), 1);
        let other = create(0).expect("a file");
        for _ in 0..1000 {
            let imported = Timeline::import(other.as_raw_fd()).expect("room");
            assert_eq!(imported.page().holders(), 1);
            let key = imported.key;
            drop(imported);
            assert!(!lock(&HELD).contains_key(&key));
        }
        let all: Vec<_> = (1..496).map(|_| visit(&timeline)).collect();
        assert_eq!(kind(timeline.page().add(1)), Some(Kind::OutOfMemory));
        drop(all);
        drop(Timeline::import(descriptor.as_raw_fd()).expect("room"));
        assert_eq!(holders(), 1);
    }
}
