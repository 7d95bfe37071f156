// SPDX-License-Identifier: MIT OR Apache-2.0
//! Timelines of `anygpu_timeline_create`, which the driver does not import.
//!
//! A timeline's page is registered with the driver, and streams write its number and wait for it without the host. The
//! watching thread wakes others that sleep until a signal, and ends waits that no process can end any more: it abandons
//! their numbers, so that the device goes on, and the next call that waits for the stream returns the error.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use super::super::{NVIDIA, Nvidia};
use crate::gpu::{
    Address, Attribute, Comparison, Devices, HostFlags, Kind, Memory, Result, Semaphore, SemaphoreValue, Stream,
    Streams, Width,
};
use crate::os::memory_file::PAGE;
use crate::share::semaphore;
use crate::share::timeline::{Promise, StreamKey, Timeline, Wait};
use crate::share::watch::{self, Condition, Outcome};

/// The timelines of this process, and the streams on which a wait has failed.
#[derive(Default)]
pub struct Timelines {
    table: Mutex<Table>,
    /// Held while a page is registered or released; taken before `table`, and by the program's threads
    /// alone.
    registering: Mutex<()>,
    /// Streams, with the device that was current, whose failed wait was not told yet.
    failed: Mutex<Vec<(i32, StreamKey)>>,
    /// True while `failed` has any. Stored (release) with it locked; if it is false (acquire), checks skip the lock.
    has_failures: AtomicBool,
}

#[derive(Default)]
struct Table {
    /// The number of imports so far, which makes handles unique.
    count: usize,
    semaphores: BTreeMap<usize, Arc<Registered>>,
    all: Vec<Weak<Registered>>,
    /// Timelines without users, for a thread of the program to release: the driver may wait for its device then.
    retired: Vec<Arc<Registered>>,
}

/// A timeline whose page is registered with the driver.
struct Registered {
    timeline: Arc<Timeline>,
    device: i32,
    page: usize,
    /// False once a reset of the device has undone it. Relaxed: only the last owner reads it.
    is_registered: AtomicBool,
    /// The number, as devices see it.
    number: Address,
    queued: Mutex<Queued>,
}

/// Signals and waits on the way, which the watching thread looks after.
#[derive(Default)]
struct Queued {
    signals: Vec<(i32, Promise)>,
    waits: Vec<(i32, Wait)>,
    is_watched: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Registered {
    fn release(&self) -> Result<()> {
        let Some(nvidia) = NVIDIA.get().filter(|_| self.is_registered.swap(false, Ordering::Relaxed)) else {
            return Ok(());
        };
        let outcome = nvidia.unregister_host(Address(self.page));
        self.is_registered.store(outcome.is_err(), Ordering::Relaxed);
        outcome
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        if let Err(error) = self.release() {
            crate::os::logger::error(format_args!("a timeline's page stays registered: {error}"));
        }
    }
}

impl Timelines {
    fn table(&self) -> MutexGuard<'_, Table> {
        lock(&self.table)
    }

    /// The registered timelines, in a list of their own: none is used with the table locked.
    fn all(&self) -> Vec<Arc<Registered>> {
        self.table().all.iter().filter_map(Weak::upgrade).collect()
    }

    fn find(&self, semaphore: Semaphore) -> Result<Arc<Registered>> {
        self.table().semaphores.get(&semaphore.0).cloned().ok_or_else(unknown)
    }

    fn fail(&self, device: i32, stream: StreamKey) {
        let mut failed = lock(&self.failed);
        failed.push((device, stream));
        self.has_failures.store(true, Ordering::Release);
    }

    /// Removes failures; true if there were any.
    fn take_failures(&self, is_taken: impl Fn(i32, StreamKey) -> bool) -> bool {
        if !self.has_failures.load(Ordering::Acquire) {
            return false;
        }
        let mut failed = lock(&self.failed);
        let before = failed.len();
        failed.retain(|(device, stream)| !is_taken(*device, *stream));
        self.has_failures.store(!failed.is_empty(), Ordering::Release);
        failed.len() < before
    }

    /// Returns DeviceFault, once, if a wait has failed on a stream, or without one on any of the current device.
    #[inline]
    pub fn check(&self, nvidia: &Nvidia, stream: Option<Stream>) -> Result<()> {
        if self.has_failures.load(Ordering::Acquire) { self.check_failures(nvidia, stream) } else { Ok(()) }
    }

    #[cold]
    fn check_failures(&self, nvidia: &Nvidia, stream: Option<Stream>) -> Result<()> {
        let current = nvidia.device()?;
        let wanted = stream.map(|stream| StreamKey::new(current, stream));
        if self.take_failures(|device, stream| wanted.map_or(device == current, |wanted| stream == wanted)) {
            return Err(Kind::DeviceFault.because("a wait for a semaphore failed on the stream"));
        }
        Ok(())
    }

    /// Forgets the failure of an earlier stream with the handle of a new one.
    pub fn forget_stream(&self, stream: Stream) {
        self.take_failures(|_, failed| failed == StreamKey::new(0, stream));
    }

    /// Begins the reset of a device: its streams' waits fail, since the driver would wait for them.
    pub fn begin_reset(&self, device: i32) {
        for registered in self.all() {
            let waits: Vec<_> = lock(&registered.queued).waits.extract_if(.., |(of, _)| *of == device).collect();
            for (_, wait) in waits {
                self.fail(device, wait.stream());
                registered.timeline.abandon(wait.value());
            }
        }
    }

    /// Ends the reset of a device, which has undone its registrations, and its streams, whose signals fail.
    pub fn end_reset(&self, device: i32) {
        for registered in self.all() {
            let signals: Vec<_> = lock(&registered.queued).signals.extract_if(.., |(of, _)| *of == device).collect();
            signals.into_iter().for_each(|(_, promise)| promise.end(Err(Kind::DeviceFault)));
        }
        let mut table = self.table();
        let of_device: Vec<_> = table.all.iter().filter_map(Weak::upgrade).filter(|one| one.device == device).collect();
        of_device.iter().for_each(|one| one.is_registered.store(false, Ordering::Relaxed));
        table.semaphores.retain(|_, one| one.device != device);
        table.retired.retain(|one| one.device != device);
        table.all.retain(|one| one.upgrade().is_some_and(|one| one.device != device));
        drop(table);
        drop(of_device);
        self.take_failures(|of, _| of == device);
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
        let registered = self.register(timeline, device)?;
        let timeline = registered.timeline.clone();
        let mut table = self.timelines.table();
        table.count += 1;
        let handle = semaphore::handle(table.count);
        table.semaphores.insert(handle, registered);
        drop(table);
        timeline.close(descriptor);
        Ok(Some(Semaphore(handle)))
    }

    /// Registers a timeline's page, once for all imports of it.
    fn register(&self, timeline: Arc<Timeline>, device: i32) -> Result<Arc<Registered>> {
        let _registering = lock(&self.timelines.registering);
        let mut table = self.timelines.table();
        let is_this = |registered: &Arc<Registered>| Arc::ptr_eq(&registered.timeline, &timeline);
        let known = table.all.iter().filter_map(Weak::upgrade).find(is_this);
        let retired = std::mem::take(&mut table.retired);
        drop(table);
        drop(retired);
        if let Some(known) = known {
            return Ok(known);
        }
        let (page, number) = timeline.addresses();
        self.register_host(Address(page), PAGE, HostFlags::PORTABLE | HostFlags::MAPPED, 0)?;
        // On Linux devices use the host's addresses of registered memory.
        let (is_registered, number) = (AtomicBool::new(true), Address(number));
        let registered =
            Arc::new(Registered { timeline, device, page, is_registered, number, queued: Mutex::default() });
        let mut table = self.timelines.table();
        table.all.retain(|one| one.strong_count() > 0);
        table.all.push(Arc::downgrade(&registered));
        Ok(registered)
    }

    /// Queues signals of timelines, and returns those of the driver's semaphores.
    pub(super) fn signal_timelines(&self, signals: &[SemaphoreValue], stream: Stream) -> Result<Vec<SemaphoreValue>> {
        let (ours, theirs) = split(signals);
        for one in ours {
            let registered = self.timelines.find(one.semaphore)?;
            check_value(one.value)?;
            self.timelines.check(self, Some(stream))?;
            let device = self.device()?;
            let promise = registered.timeline.promise(one.value, StreamKey::new(device, stream))?;
            self.write_value(stream, registered.number, Width::Bits64, one.value)?;
            registered.add(|queued| {
                if queued.signals.is_empty() && queued.is_watched {
                    // The thread may sleep until the word changes, which the device does not change.
                    registered.timeline.wake();
                }
                queued.signals.push((device, promise));
            });
        }
        Ok(theirs)
    }

    /// Queues waits for timelines, and returns those for the driver's semaphores.
    pub(super) fn wait_for_timelines(&self, waits: &[SemaphoreValue], stream: Stream) -> Result<Vec<SemaphoreValue>> {
        let (ours, theirs) = split(waits);
        for one in ours {
            let registered = self.timelines.find(one.semaphore)?;
            check_value(one.value)?;
            let device = self.device()?;
            let wait = Wait::new(registered.timeline.clone(), one.value, StreamKey::new(device, stream));
            let (width, all) = (Width::Bits64, u64::MAX);
            self.wait_value(stream, registered.number, width, one.value, all, Comparison::GreaterOrEqual)?;
            registered.add(|queued| queued.waits.push((device, wait)));
        }
        Ok(theirs)
    }

    /// Releases a timeline; what is queued still happens.
    pub(super) fn destroy_timeline(&self, semaphore: Semaphore) -> Result<()> {
        let _registering = lock(&self.timelines.registering);
        let mut table = self.timelines.table();
        let removed = table.semaphores.remove(&semaphore.0).ok_or_else(unknown)?;
        let retired = std::mem::take(&mut table.retired);
        // The thread retires it with this lock held, if it has another reference.
        let last = Arc::into_inner(removed);
        drop(table);
        drop(retired);
        let Some(last) = last else { return Ok(()) };
        last.release().inspect_err(|_| {
            let last = Arc::new(last);
            let mut table = self.timelines.table();
            table.all.push(Arc::downgrade(&last));
            table.semaphores.insert(semaphore.0, last);
        })
    }
}

/// Refuses numbers that a stream's wait, which compares them as signed differences, would take for lower ones.
fn check_value(value: u64) -> Result<()> {
    if i64::try_from(value).is_err() {
        return Err(Kind::InvalidValue.because(format!("{value:#x}: on NVIDIA a timeline ends at 2^63 - 1")));
    }
    Ok(())
}

fn split(values: &[SemaphoreValue]) -> (Vec<SemaphoreValue>, Vec<SemaphoreValue>) {
    values.iter().partition(|one| semaphore::is_ours(one.semaphore.0))
}

impl Registered {
    /// Adds what was queued on a stream, and has it watched.
    fn add(self: &Arc<Self>, push: impl FnOnce(&mut Queued)) {
        let mut queued = lock(&self.queued);
        push(&mut queued);
        let is_new = !std::mem::replace(&mut queued.is_watched, true);
        drop(queued);
        if is_new {
            watch::hand_over(Box::new(Lookout { registered: Some(self.clone()) }), |_| ());
        }
    }
}

/// The condition that a timeline has neither signals nor waits on the way.
struct Lookout {
    /// `None` once it is over.
    registered: Option<Arc<Registered>>,
}

impl Condition for Lookout {
    fn poll(&mut self) -> Option<Outcome> {
        let (Some(registered), Some(nvidia)) = (&self.registered, NVIDIA.get()) else { return Some(Ok(())) };
        let mut queued = lock(&registered.queued);
        for (_, promise) in queued.signals.extract_if(.., |(_, promise)| promise.is_kept()) {
            promise.end(Ok(()));
        }
        queued.waits.retain_mut(|(device, wait)| match wait.poll() {
            None => true,
            Some(Ok(())) => false,
            Some(Err(kind)) => {
                crate::os::logger::error(format_args!(
                    "a wait for a semaphore failed ({kind:?}): the work behind it runs without"
                ));
                // In this order: the stream's work ends after the failure is known.
                nvidia.timelines.fail(*device, wait.stream());
                registered.timeline.abandon(wait.value());
                false
            }
        });
        if !queued.signals.is_empty() || !queued.waits.is_empty() {
            return None;
        }
        queued.is_watched = false;
        drop(queued);
        if let Some(registered) = self.registered.take() {
            let mut table = nvidia.timelines.table();
            if let Some(last) = Arc::into_inner(registered) {
                table.retired.push(Arc::new(last));
            }
        }
        Some(Ok(()))
    }

    fn word(&self) -> Option<&AtomicU32> {
        // A device changes the number alone, and others wait for it.
        let registered = self.registered.as_ref()?;
        lock(&registered.queued).signals.is_empty().then(|| registered.timeline.word())
    }
}
