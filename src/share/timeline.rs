// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../../docs/timeline.md")]

use std::fs::File;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::fs::FileExt;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::futex::{self, PATIENCE};
use crate::os::memory_file::{self, Mapping, PAGE, Protection, is_unlocked, lock, memory_file, sealed_size};
use crate::os::process;
use crate::os::thread::Uncancelled;
use twox_hash::XxHash64;

const MAGIC: u64 = u64::from_ne_bytes(*b"anygpuT\x01");

/// The lock byte of holder 0, which no process uses.
const HOLDERS: i64 = 1 << 62;
/// The byte that stays locked while the creator's descriptor is open anywhere.
const DESCRIPTOR: i64 = HOLDERS - 1;
/// Bits of a holder that distinguish the imports of one process.
const IMPORT_BITS: u32 = 23;

#[repr(C)]
struct Page {
    magic: AtomicU64,
    id: AtomicU64,
    checksum: AtomicU32,
    reserved: [u32; 11],
    value: AtomicU64,
    lost: AtomicU64,
    word: AtomicU32,
    reclaimed: AtomicU32,
    maker: AtomicU64,
    is_shared: AtomicU32,
    reserved_too: [u32; 7],
    holders: [AtomicU64; 496],
}

const _: () = assert!(size_of::<Page>() == PAGE && std::mem::offset_of!(Page, holders) == 128);

/// The state of the other processes that hold a timeline.
#[derive(PartialEq, Eq)]
enum Others {
    /// One ended without releasing it.
    Lost,
    /// Another process holds it.
    Present,
    /// No other process holds it.
    Absent,
}

/// A timeline's page, mapped.
struct Mapped(Mapping);

impl Mapped {
    /// Maps the page; DescriptorRefused for what is no timeline.
    fn new(descriptor: RawFd) -> Result<Mapped> {
        let size = sealed_size(descriptor);
        if size != Some(PAGE) {
            return Err(refused(descriptor, "is no timeline"));
        }
        let mapping = Mapping::new(descriptor, 0, PAGE, Protection::ReadWrite)
            .map_err(|error| refused(descriptor, &error.to_string()))?;
        let mapped = Mapped(mapping);
        let page = mapped.page();
        let head = [page.magic.load(Ordering::Relaxed), page.id.load(Ordering::Relaxed)];
        if head[0] != MAGIC || head[1] == 0 || page.checksum.load(Ordering::Relaxed) != checksum(head) {
            return Err(refused(descriptor, "is no timeline of this version"));
        }
        Ok(mapped)
    }

    fn page(&self) -> &Page {
        // SAFETY: a page of a file that keeps its size is mapped here as long as this lives, and all that is read of it
        // are atomics, for which any bytes are valid whoever writes them.
        unsafe { &*std::ptr::with_exposed_provenance::<Page>(self.0.start()) }
    }
}

fn checksum(head: [u64; 2]) -> u32 {
    XxHash64::oneshot(0, head.map(u64::to_ne_bytes).as_flattened()) as u32
}

fn refused(descriptor: RawFd, why: &str) -> Error {
    Kind::DescriptorRefused.because(format!("file descriptor {descriptor}: {why}; anygpu_timeline_create makes one"))
}

impl Page {
    fn value(&self) -> u64 {
        self.value.load(Ordering::Acquire)
    }

    fn changed(&self) {
        self.word.fetch_add(1, Ordering::Release);
        futex::wake(&self.word);
    }

    fn raise(&self, value: u64) {
        self.value.fetch_max(value, Ordering::AcqRel);
        self.changed();
    }

    fn fail(&self, value: u64) {
        let mut lost = self.lost.load(Ordering::Acquire);
        while (lost <= self.value() || value < lost)
            && let Err(now) = self.lost.compare_exchange_weak(lost, value, Ordering::AcqRel, Ordering::Acquire)
        {
            lost = now;
        }
        self.changed();
    }

    fn check_signal(&self, value: u64) -> Result<()> {
        let now = self.value();
        if value < now {
            return Err(Kind::InvalidValue.because(format!("the timeline is at {now}: it cannot go back to {value}")));
        }
        Ok(())
    }

    /// Tests the other holders' locks through an open file that has no lock itself.
    fn others(&self, file: RawFd) -> Others {
        let mut others = Others::Absent;
        for slot in &self.holders {
            let holder = slot.load(Ordering::Acquire);
            if holder == 0 || holder >> IMPORT_BITS == process() {
                continue;
            }
            if !is_unlocked(file, HOLDERS + (holder as i64 & (HOLDERS - 1)), 1) {
                others = Others::Present;
            } else if slot.load(Ordering::Acquire) == holder {
                return Others::Lost;
            }
        }
        others
    }

    /// Reclaims the slots of holders that ended without releasing them.
    fn reclaim_slots(&self, file: RawFd) {
        for slot in &self.holders {
            let holder = slot.load(Ordering::Acquire);
            if holder != 0
                && holder >> IMPORT_BITS != process()
                && is_unlocked(file, HOLDERS + (holder as i64 & (HOLDERS - 1)), 1)
                && slot.compare_exchange(holder, 0, Ordering::AcqRel, Ordering::Relaxed).is_ok()
            {
                self.reclaimed.fetch_add(1, Ordering::AcqRel);
                self.changed();
            }
        }
    }
}

/// The number of this process among holders of timelines; a forked child has another one.
fn process() -> u64 {
    const BITS: u64 = (1 << (62 - IMPORT_BITS)) - 1;
    /// 0 until it is drawn. Relaxed: the first exchange wins, and nothing else depends on it.
    static RANDOM: AtomicU64 = AtomicU64::new(0);
    let mut random = RANDOM.load(Ordering::Relaxed);
    if random == 0 {
        // Without random numbers the process id still distinguishes processes.
        let fresh = getrandom::u64().unwrap_or(0) | 1 << 63;
        random = RANDOM.compare_exchange(0, fresh, Ordering::Relaxed, Ordering::Relaxed).err().unwrap_or(fresh);
    }
    (random & BITS) ^ u64::from(std::process::id())
}

/// Creates a timeline and returns its file descriptor.
pub fn create(value: u64) -> Result<OwnedFd> {
    let _uncancelled = Uncancelled::new();
    let failed = |error| Kind::OperatingSystem.because(format!("no memory file for a timeline: {error}"));
    let id = getrandom::u64().map_err(|error| Kind::OperatingSystem.because(format!("no random numbers: {error}")))?;
    let head = [MAGIC, id.max(1)];
    let create = || {
        let file = File::from(memory_file(c"anygpu-timeline", PAGE)?);
        let offset = |field| field as u64;
        file.write_all_at(&value.to_ne_bytes(), offset(std::mem::offset_of!(Page, value)))?;
        file.write_all_at(&process().to_ne_bytes(), offset(std::mem::offset_of!(Page, maker)))?;
        file.write_all_at(&checksum(head).to_ne_bytes(), offset(std::mem::offset_of!(Page, checksum)))?;
        file.write_all_at(head.map(u64::to_ne_bytes).as_flattened(), 0)?;
        lock(file.as_raw_fd(), DESCRIPTOR, 1)?;
        descriptor::duplicate(file.as_raw_fd())
    };
    create().map_err(failed)
}

/// The value of a timeline, by its descriptor.
pub fn value(descriptor: RawFd) -> Result<u64> {
    let _uncancelled = Uncancelled::new();
    Ok(Mapped::new(descriptor)?.page().value())
}

/// Raises a timeline, by its descriptor, to `value`; InvalidValue if it is higher.
pub fn signal(descriptor: RawFd, value: u64) -> Result<()> {
    let _uncancelled = Uncancelled::new();
    let mapped = Mapped::new(descriptor)?;
    mapped.page().check_signal(value)?;
    mapped.page().raise(value);
    Ok(())
}

/// Waits until a timeline, by its descriptor, has reached `value`. NotReady if that takes longer than `limit`,
/// DeviceFault if a process that held the timeline ended without releasing it.
pub fn wait(descriptor: RawFd, value: u64, limit: Duration) -> Result<()> {
    let _uncancelled = Uncancelled::new();
    let mapped = Mapped::new(descriptor)?;
    let page = mapped.page();
    let started = Instant::now();
    let mut watch = Watch::new(page, value);
    loop {
        let seen = page.word.load(Ordering::Acquire);
        if let Some(outcome) = watch.poll(page, || page.others(descriptor) == Others::Lost) {
            return Ok(outcome?);
        }
        let remaining = limit.saturating_sub(started.elapsed());
        if remaining.is_zero() {
            return Err(Kind::NotReady.into());
        }
        futex::wait(&page.word, seen, Some(remaining.min(PATIENCE)));
    }
}

/// The state of one wait for a value.
struct Watch {
    value: u64,
    /// The page's count when the wait began: a later one means that a holder was lost.
    reclaimed: u32,
    last_check: Option<Instant>,
}

impl Watch {
    fn new(page: &Page, value: u64) -> Watch {
        Watch { value, reclaimed: page.reclaimed.load(Ordering::Acquire), last_check: None }
    }

    /// The wait's result, if it has ended. `is_hopeless` is called every 100 ms.
    fn poll(&mut self, page: &Page, is_hopeless: impl FnOnce() -> bool) -> Option<std::result::Result<(), Kind>> {
        let now = page.value();
        if now >= self.value {
            return Some(Ok(()));
        }
        let lost = page.lost.load(Ordering::Acquire);
        let is_over = (lost > now && lost <= self.value)
            || page.reclaimed.load(Ordering::Acquire) != self.reclaimed
            || (self.is_check_due() && is_hopeless());
        // A process that has ended may have raised it before.
        is_over.then(|| if page.value() >= self.value { Ok(()) } else { Err(Kind::DeviceFault) })
    }

    fn is_check_due(&mut self) -> bool {
        let is_due = self.last_check.is_none_or(|last| last.elapsed() >= PATIENCE);
        if is_due {
            self.last_check = Some(Instant::now());
        }
        is_due
    }
}

/// A timeline that this process has imported.
pub struct Timeline {
    mapped: Mapped,
    /// An open file without locks, to test the locks of others.
    lock_probe: Kept,
    holder: u64,
    slot: usize,
    /// The highest value that queued work of this process raises it to. Raised with release as work is queued; waits
    /// and the exit handler acquire it.
    promised: AtomicU64,
}

/// Timelines that this process holds, released when it exits. Locked by imports; the exit handler only tries to.
static IMPORTED: Mutex<Vec<Weak<Timeline>>> = Mutex::new(Vec::new());

impl Timeline {
    /// Imports a timeline by its descriptor, which stays open. DescriptorRefused for a file that is no timeline, or is
    /// of another user; OutOfMemory if all slots for holders are taken.
    pub fn import(descriptor: RawFd) -> Result<Arc<Timeline>> {
        /// Relaxed: only makes the serial numbers of imports unique.
        static IMPORTS: AtomicU64 = AtomicU64::new(0);
        let _uncancelled = Uncancelled::new();
        drop(Mapped::new(descriptor)?);
        let reopen = || memory_file::reopen_own(descriptor);
        let failed = |error: std::io::Error| refused(descriptor, &error.to_string());
        // The lock belongs to the open file that only the mapping keeps alive. A forked child inherits no mapping, so
        // it does not prolong the lock.
        let file = reopen().map_err(failed)?;
        let import = IMPORTS.fetch_add(1, Ordering::Relaxed) & ((1 << IMPORT_BITS) - 1);
        let holder = process() << IMPORT_BITS | import;
        lock(file.as_raw_fd(), HOLDERS + holder as i64, 1).map_err(failed)?;
        let mapped = Mapped::new(file.as_raw_fd())?;
        let lock_probe = reopen().map(descriptor::out_of_the_way).and_then(Kept::new).map_err(failed)?;
        let page = mapped.page();
        page.reclaim_slots(lock_probe.descriptor()?);
        let is_taken = |slot: &AtomicU64| slot.compare_exchange(0, holder, Ordering::AcqRel, Ordering::Relaxed).is_ok();
        let Some(slot) = page.holders.iter().position(is_taken) else {
            let why = format!("{} hold the timeline already", page.holders.len());
            return Err(Kind::OutOfMemory.because(why));
        };
        if page.maker.load(Ordering::Relaxed) != process() {
            page.is_shared.store(1, Ordering::Release);
        }
        let timeline = Arc::new(Timeline { mapped, lock_probe, holder, slot, promised: AtomicU64::new(0) });
        timeline.register();
        Ok(timeline)
    }

    /// Registers it for release when the process exits.
    fn register(self: &Arc<Self>) {
        /// True once the exit handler is registered. Relaxed: the swap alone decides who registers it.
        static REGISTERED: AtomicBool = AtomicBool::new(false);
        if !REGISTERED.swap(true, Ordering::Relaxed) {
            // SAFETY: the function stays where it is: the library is never unloaded.
            unsafe { libc::atexit(release_at_exit) };
        }
        let mut imported = IMPORTED.lock().unwrap_or_else(PoisonError::into_inner);
        if imported.len() == imported.capacity() {
            imported.retain(|timeline| timeline.strong_count() > 0);
        }
        imported.push(Arc::downgrade(self));
    }

    /// The current value.
    pub fn value(&self) -> u64 {
        self.mapped.page().value()
    }

    /// Checks a signal: InvalidValue if the current value is higher than `value`.
    pub fn check_signal(&self, value: u64) -> Result<()> {
        self.mapped.page().check_signal(value)
    }

    /// Announces queued work of this process that raises it to `value`; [`Timeline::raise`] or [`Timeline::fail`]
    /// follows.
    pub fn promise(&self, value: u64) {
        self.promised.fetch_max(value, Ordering::AcqRel);
    }

    /// Raises it to `value`, unless it is higher.
    pub fn raise(&self, value: u64) {
        self.mapped.page().raise(value);
    }

    /// Records that the work that should raise it to `value` has failed.
    pub fn fail(&self, value: u64) {
        self.mapped.page().fail(value);
    }

    /// Releases this import's slot, if it was not reclaimed.
    fn release(&self) {
        let slot = &self.mapped.page().holders[self.slot];
        _ = slot.compare_exchange(self.holder, 0, Ordering::AcqRel, Ordering::Relaxed);
    }

    /// Returns true if no process is left that could raise it to `value`. Also true if the program closed the
    /// descriptor that tells, so that nothing waits for ever.
    fn is_hopeless(&self, value: u64) -> bool {
        let page = self.mapped.page();
        let Some(file) = self.lock_probe.get() else { return true };
        match page.others(file) {
            Others::Lost => true,
            Others::Present => false,
            Others::Absent => {
                page.is_shared.load(Ordering::Acquire) != 0
                    && self.promised.load(Ordering::Acquire) < value
                    && is_unlocked(file, DESCRIPTOR, 1)
            }
        }
    }
}

impl Drop for Timeline {
    fn drop(&mut self) {
        self.release();
    }
}

/// Releases the timelines of this process as it exits. Those with unfinished work stay held, so that other processes'
/// waits for it end with an error.
extern "C" fn release_at_exit() {
    if process::is_forked() {
        return;
    }
    // A thread that this exit has interrupted may hold the lock.
    let Ok(mut imported) = IMPORTED.try_lock() else { return };
    let imported = std::mem::take(&mut *imported);
    for timeline in imported.iter().filter_map(Weak::upgrade) {
        if timeline.promised.load(Ordering::Acquire) <= timeline.value() {
            timeline.release();
        }
    }
}

/// A wait for a timeline to reach a value.
pub struct Wait {
    timeline: Arc<Timeline>,
    watch: Watch,
}

impl Wait {
    /// Begins a wait.
    pub fn new(timeline: Arc<Timeline>, value: u64) -> Wait {
        Wait { watch: Watch::new(timeline.mapped.page(), value), timeline }
    }

    /// The wait's result; `None` while it goes on, DeviceFault if no process is left that could end it. Must be called
    /// at least every 100 ms.
    pub fn poll(&mut self) -> Option<std::result::Result<(), Kind>> {
        let Wait { timeline, watch } = self;
        let value = watch.value;
        watch.poll(timeline.mapped.page(), || timeline.is_hopeless(value))
    }

    /// A futex word that is changed and woken whenever the result may have changed.
    pub fn word(&self) -> &AtomicU32 {
        &self.timeline.mapped.page().word
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use super::*;

    fn new() -> (OwnedFd, Arc<Timeline>) {
        let descriptor = create(5).expect("a file");
        let timeline = Timeline::import(descriptor.as_raw_fd()).expect("a timeline");
        (descriptor, timeline)
    }

    fn kind<T>(result: Result<T>) -> Option<Kind> {
        result.err().map(|error| error.kind())
    }

    /// Acts as another process that holds the timeline as long as the returned file is open.
    fn visit(timeline: &Timeline, slot: usize) -> OwnedFd {
        let other = (process() ^ 1 << 30) << IMPORT_BITS | slot as u64;
        let file = memory_file::reopen_own(timeline.lock_probe.get().expect("open")).expect("a memory file");
        lock(file.as_raw_fd(), HOLDERS + other as i64, 1).expect("a shared lock");
        timeline.mapped.page().holders[slot].store(other, Ordering::Release);
        timeline.mapped.page().is_shared.store(1, Ordering::Release);
        file
    }

    /// The result of a wait within two tests of the other processes' locks.
    fn ended(wait: &mut Wait) -> Option<std::result::Result<(), Kind>> {
        let started = Instant::now();
        loop {
            let outcome = wait.poll();
            if outcome.is_some() || started.elapsed() > PATIENCE * 2 {
                return outcome;
            }
            std::thread::sleep(PATIENCE / 10);
        }
    }

    #[test]
    fn the_number_only_grows() {
        let (descriptor, timeline) = new();
        let fd = descriptor.as_raw_fd();
        assert_eq!((value(fd).ok(), timeline.value()), (Some(5), 5));
        signal(fd, 7).expect("higher");
        signal(fd, 7).expect("the same");
        assert_eq!(kind(signal(fd, 6)), Some(Kind::InvalidValue));
        assert_eq!(kind(timeline.check_signal(6)), Some(Kind::InvalidValue));
        timeline.raise(6);
        assert_eq!(value(fd).ok(), Some(7));
        let mut wait = Wait::new(timeline.clone(), 9);
        assert_eq!(wait.poll(), None);
        timeline.raise(u64::MAX);
        assert_eq!((wait.poll(), value(fd).ok()), (Some(Ok(())), Some(u64::MAX)));
    }

    #[test]
    fn host_threads_wait_as_long_as_they_like() {
        let (descriptor, timeline) = new();
        let fd = descriptor.as_raw_fd();
        self::wait(fd, 5, Duration::ZERO).expect("reached");
        assert_eq!(kind(self::wait(fd, 6, Duration::from_millis(5))), Some(Kind::NotReady));
        let waiter = std::thread::spawn(move || self::wait(fd, 6, Duration::from_secs(60)));
        std::thread::sleep(Duration::from_millis(20));
        timeline.raise(6);
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
    fn a_holder_that_ended_without_release_ends_waits() {
        let (descriptor, timeline) = new();
        let mut waits = [8, 9].map(|value| Wait::new(timeline.clone(), value));
        let (one, two) = (visit(&timeline, 100), visit(&timeline, 495));
        assert_eq!(ended(&mut waits[0]), None);
        drop(one);
        assert_eq!(ended(&mut waits[0]), Some(Err(Kind::DeviceFault)));
        assert_eq!(kind(self::wait(descriptor.as_raw_fd(), 8, Duration::from_secs(60))), Some(Kind::DeviceFault));
        // A new import reclaims the lost one's slot: earlier waits fail, later ones go on.
        let again = Timeline::import(descriptor.as_raw_fd()).expect("a timeline");
        assert_eq!(waits[1].poll(), Some(Err(Kind::DeviceFault)));
        assert_eq!(ended(&mut Wait::new(timeline.clone(), 9)), None);
        drop((again, two));
        timeline.raise(9);
        assert_eq!(ended(&mut waits[1]), Some(Ok(())));
    }

    #[test]
    fn the_last_holder_does_not_wait() {
        let (descriptor, timeline) = new();
        let mut wait = Wait::new(timeline.clone(), 8);
        assert_eq!(ended(&mut wait), None, "never shared");
        let other = visit(&timeline, 3);
        timeline.mapped.page().holders[3].store(0, Ordering::Release);
        drop(other);
        assert_eq!(ended(&mut wait), None, "a descriptor is open");
        drop(descriptor);
        timeline.promise(8);
        assert_eq!(ended(&mut wait), None, "work is queued here");
        assert_eq!(ended(&mut Wait::new(timeline.clone(), 9)), Some(Err(Kind::DeviceFault)));
        timeline.raise(8);
        assert_eq!(wait.poll(), Some(Ok(())));
    }

    #[test]
    fn work_that_failed_is_not_waited_for() {
        let (_descriptor, timeline) = new();
        let mut waits = [6, 7, 9].map(|value| Wait::new(timeline.clone(), value));
        timeline.fail(9);
        timeline.fail(7);
        timeline.fail(8);
        assert_eq!(
            waits.each_mut().map(Wait::poll),
            [None, Some(Err(Kind::DeviceFault)), Some(Err(Kind::DeviceFault))]
        );
        // Another process raised it.
        timeline.raise(7);
        assert_eq!(waits.each_mut().map(Wait::poll), [Some(Ok(())), Some(Ok(())), None]);
    }

    #[test]
    fn imports_leave_no_descriptors_and_no_holders() {
        let (descriptor, timeline) = new();
        let holders = || timeline.mapped.page().holders.iter().filter(|slot| slot.load(Ordering::Relaxed) != 0).count();
        for _ in 0..10_000 {
            drop(Timeline::import(descriptor.as_raw_fd()).expect("room"));
        }
        assert_eq!(holders(), 1);
        let all: Vec<_> = (1..496).map(|_| Timeline::import(descriptor.as_raw_fd()).expect("room")).collect();
        assert_eq!(kind(Timeline::import(descriptor.as_raw_fd())), Some(Kind::OutOfMemory));
        drop(all);
        assert_eq!(holders(), 1);
    }
}
