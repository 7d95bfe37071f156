// SPDX-License-Identifier: MIT OR Apache-2.0
//! Semaphores for back ends whose vendor has none: timelines, eventfds, and sync files of Linux drivers.

use std::collections::VecDeque;
use std::ffi::c_long;
use std::io;
use std::os::fd::RawFd;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::shareable;
use super::timeline::{self, Promise, StreamKey, Timeline};
use super::watch::{Condition, Outcome};
use crate::gpu::{Kind, Result, SemaphoreDescriptor, handle_tag};
use crate::os::descriptor::{self, Kept, is_ready};
use crate::os::lock::lock;
use crate::os::spawn;

const EVENTFD: &str = "anon_inode:[eventfd]";
/// Times that a signal is tried.
const TRIES: u32 = 3;

const SYNC_FILE: &str = "anon_inode:sync_file";

/// The upper 16 bits of the handles of emulated semaphores. No address and no other handle has them.
const TAG: usize = handle_tag(0x5e5b);

/// The handle of the emulated semaphore of this serial number.
pub fn handle(serial: usize) -> usize {
    TAG | serial
}

/// Returns true for the handle of an emulated semaphore.
pub fn is_ours(handle: usize) -> bool {
    handle >> 48 == TAG >> 48
}

/// True once an emulated semaphore was imported for a natively forwarded program; never cleared. Relaxed: no other
/// memory is published by it.
static ANY: AtomicBool = AtomicBool::new(false);

/// Records that an emulated semaphore exists; true for the first.
pub fn serve_beside_native() -> bool {
    !ANY.swap(true, Ordering::Relaxed)
}

/// Returns true if streams may wait for emulated semaphores. Calls about streams must then not be forwarded past the
/// back end.
#[inline]
pub fn any() -> bool {
    ANY.load(Ordering::Relaxed)
}

/// The target of an open file's link in /proc/self/fd.
fn link_target(descriptor: RawFd) -> String {
    let path = std::fs::read_link(format!("/proc/self/fd/{descriptor}")).unwrap_or_default();
    path.to_string_lossy().into_owned()
}

/// Returns true for a descriptor of a kind that [`Imported::import`] takes, judged by its link in /proc.
pub fn is_served(descriptor: RawFd) -> bool {
    let name = link_target(descriptor);
    [EVENTFD, SYNC_FILE].contains(&name.as_str()) || name.starts_with("/memfd:anygpu-timeline")
}

/// A semaphore that this process has imported.
#[derive(Clone)]
pub enum Imported {
    /// An eventfd: signalled while its counter is not 0.
    Event(Arc<Kept>),
    /// A sync file, which a driver signals once.
    Fence(Arc<Kept>),
    Timeline(Arc<Timeline>),
}

impl Imported {
    /// Imports a semaphore; the descriptor stays open. `None` for a descriptor of another kind, DescriptorRefused for
    /// one that is not open, or is no timeline where a timeline is expected.
    pub fn import(from: SemaphoreDescriptor) -> Result<Option<Imported>> {
        let descriptor = match from {
            SemaphoreDescriptor::Timeline(descriptor) => {
                return Ok(Some(Imported::Timeline(Timeline::import(descriptor)?)));
            }
            SemaphoreDescriptor::Binary(descriptor) => descriptor,
        };
        let copy = shareable::take(descriptor)?;
        let variant = match link_target(copy.descriptor()?).as_str() {
            EVENTFD => Imported::Event,
            SYNC_FILE => Imported::Fence,
            _ => return Ok(None),
        };
        Ok(Some(variant(Arc::new(copy))))
    }

    /// Closes a descriptor that the program gave up with an import.
    pub fn close(&self, descriptor: RawFd) {
        match self {
            Imported::Timeline(timeline) => timeline.close(descriptor),
            Imported::Event(_) | Imported::Fence(_) => descriptor::close(descriptor),
        }
    }

    /// Announces queued work that signals it. InvalidValue for a value less than a timeline's current one, Unsupported
    /// for a semaphore that only a driver signals.
    pub fn promise(&self, value: u64, stream: StreamKey) -> Result<Signal> {
        match self {
            Imported::Event(file) => Ok(Signal::Event(file.clone())),
            Imported::Fence(_) => Err(Kind::Unsupported.because("a sync file is signalled by the driver that made it")),
            Imported::Timeline(timeline) => Ok(Signal::Timeline(timeline.promise(value, stream)?)),
        }
    }

    /// Returns true if a wait for `value` would end at once. False for binary semaphores, which a test would reset.
    pub fn is_reached(&self, value: u64) -> bool {
        matches!(self, Imported::Timeline(timeline) if timeline.page().value() >= value)
    }
}

/// A signal that work of this process was queued for. Dropped before it is sent, it is taken back.
pub enum Signal {
    Event(Arc<Kept>),
    Timeline(Promise),
}

impl Signal {
    /// Signals the semaphore. Where the work before has failed, waiters get an error, if the kind of semaphore has one.
    /// Does not block.
    pub fn send(self, outcome: Outcome) {
        match self {
            Signal::Timeline(promise) => promise.end(outcome),
            Signal::Event(file) if outcome.is_ok() => set(&file),
            Signal::Event(_) => {}
        }
    }
}

/// A wait for all of several semaphores, one after the other. Unless it succeeds, it leaves every eventfd signalled that
/// was.
pub struct Wait {
    pending: VecDeque<Waited>,
    /// The eventfds that were reset, until the wait has succeeded.
    taken: Vec<Arc<Kept>>,
}

enum Waited {
    Event(Arc<Kept>, Option<Arc<Reading>>),
    Fence(Arc<Kept>),
    Timeline(timeline::Wait),
}

impl Wait {
    /// Begins a wait for timelines to reach their values, and for signals of the others.
    pub fn new(semaphores: Vec<(Imported, u64)>, stream: StreamKey) -> Wait {
        let begin = |(imported, value)| match imported {
            Imported::Event(file) => Waited::Event(file, None),
            Imported::Fence(file) => Waited::Fence(file),
            Imported::Timeline(timeline) => Waited::Timeline(timeline::Wait::new(timeline, value, stream)),
        };
        Wait { pending: semaphores.into_iter().map(begin).collect(), taken: Vec::new() }
    }
}

impl Condition for Wait {
    /// The wait's result; `None` while it goes on, an error where no process can end it any more.
    fn poll(&mut self) -> Option<Outcome> {
        while let Some(waited) = self.pending.front_mut() {
            let outcome = match waited {
                Waited::Event(file, reading) => take(file, reading),
                Waited::Fence(file) => file.get().map_or(Some(Err(Kind::DeviceFault)), fence),
                Waited::Timeline(wait) => wait.poll(),
            };
            if outcome? == Err(Kind::DeviceFault) {
                return outcome;
            }
            if let Some(Waited::Event(file, _)) = self.pending.pop_front() {
                self.taken.push(file);
            }
        }
        self.taken.clear();
        Some(Ok(()))
    }

    fn word(&self) -> Option<&AtomicU32> {
        match self.pending.front() {
            Some(Waited::Timeline(wait)) => wait.word(),
            _ => None,
        }
    }
}

impl Drop for Wait {
    fn drop(&mut self) {
        self.taken.iter().for_each(|file| set(file));
        if let Some(Waited::Event(_, Some(reading))) = self.pending.front() {
            reading.abandon();
        }
    }
}

/// Sets an eventfd, without blocking: a counter that is full is signalled already.
fn set(file: &Kept) {
    // Nobody else tells those who wait, so what fails for a moment is done again.
    for _ in 0..TRIES {
        let Some(descriptor) = file.get() else { return };
        if is_ready(descriptor, libc::POLLOUT) == Some(false) {
            return;
        }
        let event = 1_u64;
        // SAFETY: eight bytes are read.
        if unsafe { libc::write(descriptor, (&raw const event).cast(), size_of_val(&event)) } > 0 {
            return;
        }
    }
}

/// Resets an eventfd if it is signalled; `None` while it is not. Does not block.
fn take(file: &Arc<Kept>, reading: &mut Option<Arc<Reading>>) -> Option<Outcome> {
    if let Some(reading) = reading {
        return reading.outcome();
    }
    let Some(descriptor) = file.get() else { return Some(Err(Kind::DeviceFault)) };
    let mut count = 0_u64;
    let room = libc::iovec { iov_base: (&raw mut count).cast(), iov_len: size_of_val(&count) };
    // The file's own flags stay as they are, since other processes read it too. They may also be faster than this one.
    // glibc has the function from 2.26 on. The position, here the file's own, is two words of which the second is for
    // processors of 32 bits.
    let (one, position, high) = (1_usize, -1_isize, 0_isize);
    // SAFETY: there is room for the eight bytes.
    let read =
        unsafe { libc::syscall(libc::SYS_preadv2, descriptor, &raw const room, one, position, high, libc::RWF_NOWAIT) };
    if read == room.iov_len as c_long {
        return Some(Ok(()));
    }
    let error = io::Error::last_os_error().raw_os_error();
    let is_unsupported = !matches!(error, Some(libc::EAGAIN | libc::EINTR));
    if is_unsupported && is_ready(descriptor, libc::POLLIN) != Some(false) {
        *reading = Reading::start(file.clone());
    }
    None
}

/// A read that may block, in a thread of its own, for kernels before Linux 5.8 and sandboxes without `preadv2`.
///
/// Another process may read a signal that this one has seen, and the read then blocks until the next.
struct Reading {
    file: Arc<Kept>,
    /// One of the numbers below. Changed by an exchange, which decides whether the wait or the thread has the signal.
    state: AtomicU32,
}

const UNDER_WAY: u32 = 0;
const READ: u32 = 1;
const FAILED: u32 = 2;
const ABANDONED: u32 = 3;

impl Reading {
    /// Starts a read; `None` where there is no thread for it now.
    fn start(file: Arc<Kept>) -> Option<Arc<Reading>> {
        /// Reads whose thread has not begun; each thread takes one. Locked for moments.
        static NEW: Mutex<Vec<Arc<Reading>>> = Mutex::new(Vec::new());
        fn run() {
            let next = lock(&NEW).pop();
            next.iter().for_each(|reading| reading.read());
        }
        let reading = Arc::new(Reading { file, state: AtomicU32::new(UNDER_WAY) });
        // Locked until the thread runs or the read is withdrawn, so that no other thread takes it meanwhile.
        let mut new = lock(&NEW);
        new.push(reading.clone());
        if !spawn::start(c"anygpu-eventfd", spawn::STACK, run) {
            new.pop();
            return None;
        }
        Some(reading)
    }

    fn read(&self) {
        let mut count = 0_u64;
        let read = loop {
            let Some(descriptor) = self.file.get() else { break false };
            // SAFETY: there is room for the eight bytes.
            let read = unsafe { libc::read(descriptor, (&raw mut count).cast(), size_of_val(&count)) };
            match io::Error::last_os_error().raw_os_error() {
                _ if read == size_of_val(&count) as isize => break true,
                Some(libc::EINTR) => {}
                // Another's flags: the file does not block.
                Some(libc::EAGAIN) => std::thread::sleep(Duration::from_millis(1)),
                _ => break false,
            }
        };
        let state = if read { READ } else { FAILED };
        if self.state.swap(state, Ordering::AcqRel) == ABANDONED && read {
            set(&self.file);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.state.load(Ordering::Acquire) {
            UNDER_WAY => None,
            READ => Some(Ok(())),
            _ => Some(Err(Kind::DeviceFault)),
        }
    }

    /// Gives the signal back, as soon as it is read.
    fn abandon(&self) {
        if self.state.swap(ABANDONED, Ordering::AcqRel) == READ {
            set(&self.file);
        }
    }
}

/// The state of a sync file; `None` while it is not signalled.
fn fence(descriptor: RawFd) -> Option<Outcome> {
    /// `sync_file_info` of linux/sync_file.h.
    #[repr(C)]
    struct Info {
        name: [u8; 32],
        status: i32,
        flags: u32,
        fences: u32,
        padding: u32,
        list: u64,
    }
    /// SYNC_IOC_FILE_INFO.
    const FILE_INFO: libc::c_ulong = 0xc038_3e04;
    const _: () = assert!(size_of::<Info>() == 0x38);
    if is_ready(descriptor, libc::POLLIN) != Some(true) {
        return None;
    }
    let mut info = Info { name: [0; 32], status: 0, flags: 0, fences: 0, padding: 0, list: 0 };
    // SAFETY: the structure is what the call fills; no list is asked for.
    let status = unsafe { libc::ioctl(descriptor, FILE_INFO, &raw mut info) };
    Some(if status == 0 && info.status >= 0 { Ok(()) } else { Err(Kind::DeviceFault) })
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::os::fd::{AsRawFd, OwnedFd};

    use super::*;
    use crate::os::{descriptor, forked};

    fn eventfd() -> OwnedFd {
        // SAFETY: a plain system call.
        descriptor::owned(unsafe { libc::eventfd(0, libc::EFD_CLOEXEC) }).expect("a descriptor")
    }

    fn import(file: &OwnedFd) -> Imported {
        let imported = Imported::import(SemaphoreDescriptor::Binary(file.as_raw_fd()));
        imported.expect("open").expect("of a known kind")
    }

    fn stream() -> StreamKey {
        StreamKey::new(0, crate::gpu::Stream::NULL)
    }

    fn signal(semaphore: &Imported) {
        semaphore.promise(0, stream()).expect("an eventfd").send(Ok(()));
    }

    fn wait(semaphore: &Imported) -> Wait {
        Wait::new(vec![(semaphore.clone(), 0)], stream())
    }

    fn is_set(file: &OwnedFd) -> bool {
        is_ready(file.as_raw_fd(), libc::POLLIN) == Some(true)
    }

    /// Polls until the wait has ended, or the condition holds.
    fn poll_until(wait: &mut Wait, mut is_enough: impl FnMut() -> bool) -> Option<Outcome> {
        let started = std::time::Instant::now();
        loop {
            let outcome = wait.poll();
            if outcome.is_some() || is_enough() {
                return outcome;
            }
            assert!(started.elapsed() < Duration::from_secs(60), "neither happens");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Runs work in a thread for which `preadv2` fails, as before Linux 5.8 for eventfds, or in a sandbox.
    fn without_preadv2(error: i32, work: impl FnOnce() + Send + 'static) {
        let denied = move || {
            forked::deny(libc::SYS_preadv2, error);
            work();
        };
        std::thread::spawn(denied).join().expect("no panic");
    }

    #[test]
    fn a_signal_ends_one_wait() {
        let file = eventfd();
        let (one, other) = (import(&file), import(&file));
        let mut waits = [wait(&one), wait(&one)];
        assert_eq!(waits.each_mut().map(Wait::poll), [None, None]);
        one.promise(0, stream()).expect("an eventfd").send(Err(Kind::DeviceFault));
        assert_eq!(waits[0].poll(), None, "the work before had failed");
        signal(&other);
        assert_eq!(waits.each_mut().map(Wait::poll), [Some(Ok(())), None]);
        signal(&one);
        assert_eq!(waits[1].poll(), Some(Ok(())));
        drop(waits);
        assert!(!is_set(&file), "waits that succeeded have used it up");
        // SAFETY: a plain question.
        let flags = unsafe { libc::fcntl(file.as_raw_fd(), libc::F_GETFL) };
        assert_eq!(flags & libc::O_NONBLOCK, 0, "others may read it and wait");
    }

    #[test]
    fn a_wait_for_several_takes_all_or_nothing() {
        let files = [eventfd(), eventfd()];
        let semaphores = files.each_ref().map(import);
        let all = || Wait::new(semaphores.iter().map(|semaphore| (semaphore.clone(), 0)).collect(), stream());
        signal(&semaphores[0]);
        let mut wait = all();
        assert_eq!(wait.poll(), None);
        assert!(!is_set(&files[0]), "it is taken");
        drop(wait);
        assert!(is_set(&files[0]), "it is given back");
        signal(&semaphores[1]);
        assert_eq!(all().poll(), Some(Ok(())));
        assert!(!is_set(&files[0]) && !is_set(&files[1]));
    }

    #[test]
    fn a_wait_that_another_is_faster_than_blocks_nobody() {
        for error in [libc::EOPNOTSUPP, libc::ENOSYS, libc::EPERM] {
            without_preadv2(error, || {
                let file = eventfd();
                let semaphore = import(&file);
                // More waits see the signal than it is for: the others' reads block.
                let mut waits = [wait(&semaphore), wait(&semaphore), wait(&semaphore)];
                assert_eq!(waits.each_mut().map(Wait::poll), [None, None, None]);
                signal(&semaphore);
                let mut outcomes = waits.each_mut().map(Wait::poll);
                let [one, two, three] = &mut waits;
                let mut has_ended = || {
                    for (outcome, wait) in outcomes.iter_mut().zip([&mut *two, &mut *three]) {
                        *outcome = outcome.or_else(|| wait.poll());
                    }
                    outcomes.iter().any(Option::is_some)
                };
                if poll_until(one, &mut has_ended).is_some() {
                    signal(&semaphore);
                    poll_until(two, || three.poll().is_some());
                }
                drop(waits);
                // A wait that has ended takes no signal any more.
                let mut last = wait(&semaphore);
                signal(&semaphore);
                assert_eq!(poll_until(&mut last, || false), Some(Ok(())));
            });
        }
    }

    /// The counter, which is 0 from then on; -1 if it is 0.
    fn counted(file: &OwnedFd) -> i64 {
        let mut count = 0_i64;
        // SAFETY: there is room for the eight bytes.
        let read = is_set(file).then(|| unsafe { libc::read(file.as_raw_fd(), (&raw mut count).cast(), 8) });
        if read == Some(8) { count } else { -1 }
    }

    /// A thread has the time to do what it should not.
    fn some_time() {
        std::thread::sleep(Duration::from_millis(20));
    }

    #[test]
    fn a_signal_counts_once() {
        let file = eventfd();
        signal(&import(&file));
        assert_eq!((counted(&file), counted(&file)), (1, -1));
    }

    #[test]
    fn a_signal_that_was_read_is_the_waits_or_given_back() {
        let kept = |file: &OwnedFd| Arc::new(shareable::take(file.as_raw_fd()).expect("open"));
        let ended = |reading: &Reading| {
            while reading.outcome().is_none() {
                std::thread::sleep(Duration::from_millis(1));
            }
            reading.outcome()
        };
        // Another process's flags.
        let file = descriptor::owned(unsafe {
            // SAFETY: a plain system call.
            libc::eventfd(0, libc::EFD_CLOEXEC | libc::EFD_NONBLOCK)
        });
        for file in [eventfd(), file.expect("a descriptor")] {
            let reading = Reading::start(kept(&file)).expect("a thread");
            some_time();
            assert_eq!(reading.outcome(), None, "nobody has signalled it");
            signal(&import(&file));
            assert_eq!(ended(&reading), Some(Ok(())));
            some_time();
            assert_eq!(counted(&file), -1, "the wait has it");
            reading.abandon();
            assert_eq!(counted(&file), 1, "the wait gives it back");

            let reading = Reading::start(kept(&file)).expect("a thread");
            reading.abandon();
            some_time();
            assert_eq!(counted(&file), -1, "nobody has signalled it again");
            signal(&import(&file));
            while reading.state.load(Ordering::Acquire) == ABANDONED {
                std::thread::sleep(Duration::from_millis(1));
            }
            while !is_set(&file) {
                std::thread::sleep(Duration::from_millis(1));
            }
            assert_eq!(counted(&file), 1, "the thread gives it back");
        }
        let file = eventfd();
        let closed = kept(&file);
        let null = std::fs::File::open("/dev/null").expect("every system has it");
        // SAFETY: what a program may do with numbers that it does not own.
        assert!(unsafe { libc::dup2(null.as_raw_fd(), closed.descriptor().expect("open")) } >= 0);
        assert_eq!(ended(&Reading::start(closed).expect("a thread")), Some(Err(Kind::DeviceFault)));
    }

    #[test]
    fn what_is_served_beside_the_vendor_is_known_by_its_kind() {
        let timeline = timeline::create(0).expect("a file");
        let null = std::fs::File::open("/dev/null").expect("every system has it");
        let memory = crate::os::memory_file::memory_file(c"anygpu-test", 4096).expect("a file");
        let event = eventfd();
        let files = [event.as_raw_fd(), timeline.as_raw_fd(), null.as_raw_fd(), memory.as_raw_fd(), -1];
        assert_eq!(files.map(is_served), [true, true, false, false, false]);
        assert!(is_ours(handle(5)) && !is_ours(5) && !is_ours(handle(5) ^ 1 << 48));
        assert_eq!((serve_beside_native(), any(), serve_beside_native()), (true, true, false));
    }

    #[test]
    fn a_full_counter_does_not_block() {
        let file = eventfd();
        let most = u64::MAX - 1;
        // SAFETY: eight bytes are read.
        unsafe { libc::write(file.as_raw_fd(), (&raw const most).cast(), 8) };
        let semaphore = import(&file);
        signal(&semaphore);
        assert_eq!(wait(&semaphore).poll(), Some(Ok(())));
    }

    #[test]
    fn a_fence_is_as_its_driver_says() {
        // No driver makes one here: an eventfd is as ready, and cannot say how it fares.
        let file = eventfd();
        let fence = Imported::Fence(Arc::new(shareable::take(file.as_raw_fd()).expect("open")));
        assert_eq!(fence.promise(0, stream()).map(drop).map_err(|error| error.kind()), Err(Kind::Unsupported));
        let mut wait = wait(&fence);
        assert_eq!(wait.poll(), None);
        signal(&import(&file));
        assert_eq!(wait.poll(), Some(Err(Kind::DeviceFault)));
    }

    #[test]
    fn other_descriptors_are_told_apart() {
        let null = std::fs::File::open("/dev/null").expect("every system has it");
        let import =
            |descriptor| Imported::import(descriptor).map(|found| found.is_some()).map_err(|error| error.kind());
        assert_eq!(import(SemaphoreDescriptor::Binary(null.as_raw_fd())), Ok(false));
        assert_eq!(import(SemaphoreDescriptor::Timeline(null.as_raw_fd())), Err(Kind::DescriptorRefused));
        assert_eq!(import(SemaphoreDescriptor::Binary(-1)), Err(Kind::DescriptorRefused));
    }
}
