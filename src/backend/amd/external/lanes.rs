// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream waits for semaphores that HIP does not support.
//!
//! A stream waits for a word in memory to reach a number. The watching thread polls the semaphores, one wait of a
//! stream after the other, and raises the word. So no thread of HIP is blocked, nor the thread that queues a wait.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use super::super::{AMD, Amd, call, convert, status};
use crate::gpu::{Address, Comparison, Kind, Result, Stream, Streams, Width};
use crate::os::lock::{Waiters, lock};
use crate::os::map::{self, Map, Member, Set, Words};
use crate::os::{process, thread};
use crate::share::register::close_soon;
use crate::share::semaphore::{self, Wait};
use crate::share::watch::{self, Condition, Outcome};

/// The identity of a stream. The predefined ones exist per device, the per-thread one also per thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    device: i32,
    stream: usize,
    thread: u32,
}

impl map::Key for Key {
    type Number = Words;

    fn number(self) -> Words {
        (self.device, self.stream, self.thread).number()
    }
}

impl Member for Key {
    fn of(number: Words) -> Key {
        let (device, stream, thread) = Member::of(number);
        Key { device, stream, thread }
    }
}

fn is_created(stream: usize) -> bool {
    stream > Stream::PER_THREAD.0
}

/// The lanes of all waiting streams.
#[derive(Default)]
pub struct Lanes {
    state: Mutex<State>,
    /// True once any wait has failed. Stored (release) with `state` locked; if it is false (acquire), checks skip the
    /// lock.
    failures: AtomicBool,
    /// True once the program has queued a wait for a value: when it ends is not known. Relaxed: it orders nothing.
    has_values: AtomicBool,
    /// Notified when nothing is being closed any more.
    closed: Waiters,
}

#[derive(Default)]
struct State {
    lanes: Map<Key, Lane>,
    /// The number of lanes so far, which makes serial numbers unique.
    count: u64,
    /// Words without a lane, with the last number that a stream waited for.
    spare: Vec<(Word, u64)>,
    /// Streams on which a wait has failed.
    failed: Set<Key>,
    /// Created streams among them that a reset has ended, for calls that still wait for them.
    ended: Set<Key>,
    /// Streams that the program has destroyed while they were waiting, retired until their work is done.
    retired: Set<usize>,
    /// The number of begun and ended resets by device, odd during a reset.
    resets: Map<i32, u64>,
    /// The number of threads in [`Lanes::without_waits`].
    closing: u32,
    /// True if [`Lanes::without_waits`] has refused since the last wait ended.
    is_put_off: bool,
}

/// The queue of one stream's waits. It is removed with its last wait.
struct Lane {
    serial: u64,
    word: Word,
    /// The number that the last wait is for.
    queued: u64,
    /// Waits by number; `None` until HIP has queued the stream's wait, since a refused one must not consume a signal.
    waits: VecDeque<(u64, Option<Wait>)>,
}

impl Lane {
    fn next(&mut self) -> Option<(u64, Wait)> {
        let (value, wait) = self.waits.front_mut()?;
        let next = (*value, wait.take()?);
        self.waits.pop_front();
        Some(next)
    }
}

/// A wait added to a lane.
struct Queued {
    word: Word,
    /// The number that the stream waits for in the word.
    value: u64,
    serial: u64,
    /// True if no lookout watches the lane yet.
    is_new: bool,
}

/// Eight bytes of signal memory. Its value only grows, even when lanes reuse it, so a stream that waits for a number is
/// never blocked by a later lane.
#[derive(Clone, Copy)]
struct Word {
    device: i32,
    address: usize,
}

impl Word {
    fn raise(self, value: u64) {
        let pointer = std::ptr::with_exposed_provenance_mut(self.address);
        // SAFETY: signal memory is host-accessible, and lives until its device is reset, before which this word is
        // removed.
        unsafe { AtomicU64::from_ptr(pointer) }.store(value, Ordering::Release);
    }
}

impl State {
    fn resets(&self, device: i32) -> u64 {
        self.resets.get(&device).copied().unwrap_or(0)
    }

    fn lane(&mut self, key: Key, serial: u64) -> Option<&mut Lane> {
        self.lanes.get_mut(&key).filter(|lane| lane.serial == serial)
    }

    /// Adds a wait to a stream's lane, creating it if needed; `None` where a new lane would have no word.
    fn add(&mut self, key: Key, spare: Option<(Word, u64)>) -> Option<Queued> {
        let is_new = !self.lanes.contains_key(&key);
        if is_new {
            let of_device = |(word, _): &(Word, u64)| word.device == key.device;
            let reused = self.spare.iter().position(of_device).map(|index| self.spare.swap_remove(index));
            let (word, queued) = reused.or(spare)?;
            self.count += 1;
            self.lanes.insert(key, Lane { serial: self.count, word, queued, waits: VecDeque::new() });
        }
        let lane = self.lanes.get_mut(&key)?;
        lane.queued += 1;
        lane.waits.push_back((lane.queued, None));
        Some(Queued { word: lane.word, value: lane.queued, serial: lane.serial, is_new })
    }
}

impl Lanes {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// The state while nothing is being closed, in which a wait may begin.
    fn state_to_wait(&self) -> MutexGuard<'_, State> {
        let mut state = self.state();
        while state.closing > 0 {
            state = self.closed.wait(state);
        }
        state
    }

    fn fail(&self, state: &mut State, key: Key) {
        state.failed.insert(key);
        self.failures.store(true, Ordering::Release);
    }

    /// The program has queued a wait for a value.
    pub fn has_values(&self) {
        self.has_values.store(true, Ordering::Relaxed);
    }

    /// Runs what closes memory while no stream waits for another process, and none begins to. False where one may: it is
    /// not run.
    ///
    /// HIP waits in hipIpcCloseMemHandle for the device's streams, with a lock that its other calls need: two processes
    /// whose streams wait for each other's later work would never end.
    pub fn without_waits(&self, close: &mut dyn FnMut()) -> bool {
        {
            let mut state = self.state();
            if !state.lanes.is_empty() || self.has_values.load(Ordering::Relaxed) {
                state.is_put_off = true;
                return false;
            }
            state.closing += 1;
        }
        let _closing = Closing(self);
        close();
        true
    }

    /// Has closed what was put off, now that a wait has ended.
    fn ended(&self, state: &mut State) {
        if state.lanes.is_empty() && std::mem::take(&mut state.is_put_off) {
            close_soon();
        }
    }

    /// Returns true if a created stream waits, or was destroyed while it waited.
    pub fn has_waits(&self, stream: usize) -> bool {
        let state = self.state();
        state.retired.contains(&stream) || state.lanes.iter().any(|(key, _)| key.stream == stream)
    }

    /// Clears the failure of a destroyed stream, or of an earlier one with a new stream's handle.
    pub fn clear_failure(&self, stream: usize) {
        if self.failures.load(Ordering::Acquire) {
            let mut state = self.state();
            state.failed.retain(|key| key.stream != stream);
            state.ended.retain(|key| key.stream != stream);
        }
    }

    /// Begins the reset of a device: fails its waits, and removes its words, which are about to be freed.
    pub fn begin_reset(&self, device: i32) {
        let mut state = self.state();
        *state.resets.entry(device).or_insert(0) += 1;
        state.spare.retain(|(word, _)| word.device != device);
        let ended: Vec<(Key, Lane)> = state.lanes.extract_if(.., |key, _| key.device == device).collect();
        for (key, lane) in ended {
            self.fail(&mut state, key);
            lane.word.raise(lane.queued);
        }
        self.ended(&mut state);
    }

    /// Ends the reset of a device, and its streams' failures but for calls that still wait for created ones.
    pub fn end_reset(&self, device: i32) {
        let mut state = self.state();
        *state.resets.entry(device).or_insert(0) += 1;
        let ended: Vec<Key> =
            state.failed.iter().filter(|key| key.device == device && is_created(key.stream)).collect();
        ended.into_iter().for_each(|key| _ = state.ended.insert(key));
        state.failed.retain(|key| key.device != device);
    }

    /// Returns DeviceFault if a wait has failed on a stream, or without one on any stream of the device.
    fn check(&self, amd: &Amd, stream: Option<Stream>) -> Result<()> {
        if !self.failures.load(Ordering::Acquire) {
            return Ok(());
        }
        let is_failed = match stream {
            Some(stream) if is_created(stream.0) => {
                let state = self.state();
                state.failed.iter().chain(state.ended.iter()).any(|key| key.stream == stream.0)
            }
            Some(stream) => {
                let key = amd.key(stream)?;
                self.state().failed.contains(&key)
            }
            None => {
                let device = amd.device()?;
                self.state().failed.iter().any(|key| key.device == device)
            }
        };
        if is_failed { Err(Kind::DeviceFault.because("a wait for a semaphore failed on the stream")) } else { Ok(()) }
    }
}

/// Ends [`Lanes::without_waits`].
struct Closing<'a>(&'a Lanes);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.state().closing -= 1;
        self.0.closed.wake_all();
    }
}

impl Amd {
    fn key(&self, stream: Stream) -> Result<Key> {
        let device = self.stream_device(stream)?;
        let thread = if stream == Stream::PER_THREAD { thread::number() } else { 0 };
        Ok(Key { device, stream: convert::stream(stream)?, thread })
    }

    /// Returns DeviceFault if a wait for a semaphore has failed on the stream.
    pub(in super::super) fn check_waits(&self, stream: Stream) -> Result<()> {
        self.lanes.check(self, Some(stream))
    }

    /// Returns DeviceFault if a wait has failed on any stream of the thread's device.
    pub(in super::super) fn check_all_waits(&self) -> Result<()> {
        self.lanes.check(self, None)
    }

    /// Returns the later outcome of the waits on a stream, for work behind them; `None` where no wait can be.
    pub(in super::super) fn outcome_of_waits(
        &self,
        stream: Stream,
    ) -> Result<Option<impl FnOnce() -> Outcome + Send + use<>>> {
        if !semaphore::any() {
            return Ok(None);
        }
        let (key, lanes) = (self.key(stream)?, &super::back_end()?.lanes);
        Ok(Some(move || {
            let has_failed = |state: &State| state.failed.contains(&key) || state.ended.contains(&key);
            let is_failed = lanes.failures.load(Ordering::Acquire) && has_failed(&lanes.state());
            if is_failed { Err(Kind::DeviceFault) } else { Ok(()) }
        }))
    }

    /// Allocates a word that streams of a device can wait for.
    fn new_word(&self, device: i32) -> Result<Word> {
        let mut address = 0;
        self.within(device, || {
            call!(self, hipExtMallocWithFlags(&mut address, size_of::<u64>(), convert::SIGNAL_MEMORY))
        })?;
        let word = Word { device, address };
        word.raise(0);
        Ok(word)
    }

    /// Queues a wait that HIP does not support.
    pub(super) fn wait_in_lane(&'static self, stream: Stream, wait: Wait) -> Result<()> {
        if !watch::start() {
            return Err(Kind::OutOfMemory.because("the operating system gives no thread to wait for semaphores"));
        }
        register_exit_handler();
        let key = self.key(stream)?;
        let (resets, added) = {
            let mut state = self.lanes.state_to_wait();
            let resets = state.resets(key.device);
            // Odd: a reset has begun and not ended.
            if !resets.is_multiple_of(2) {
                return Err(Kind::ContextDestroyed.because("the device is being reset"));
            }
            (resets, state.add(key, None))
        };
        let Queued { word, value, serial, is_new } = match added {
            Some(added) => added,
            None => {
                let spare = Some((self.new_word(key.device)?, 0));
                let mut state = self.lanes.state_to_wait();
                if state.resets(key.device) != resets {
                    return Err(Kind::ContextDestroyed.because("the device was reset"));
                }
                // If another thread was faster, the word becomes a spare one.
                let is_late = state.lanes.contains_key(&key);
                state.spare.extend(spare.filter(|_| is_late));
                state.add(key, spare).ok_or(Kind::Unknown)?
            }
        };
        let (address, all) = (Address(word.address), u64::MAX);
        let outcome = self.queue_wait(stream, address, Width::Bits64, value, all, Comparison::GreaterOrEqual);
        if let Some(lane) = self.lanes.state().lane(key, serial) {
            if let (Ok(()), Some(entry)) = (&outcome, lane.waits.iter_mut().find(|(number, _)| *number == value)) {
                entry.1 = Some(wait);
            } else {
                lane.waits.retain(|(number, _)| *number != value);
            }
        }
        if is_new {
            watch::hand_over(Box::new(Lookout { amd: self, key, serial, current: None }), |_| ());
        }
        outcome
    }

    /// Retires a stream: destroys it once its waits and work are done. HIP would block until then.
    pub(in super::super) fn retire_stream(&self, stream: Stream, device: i32) -> Result<()> {
        let mut state = self.lanes.state();
        if !state.retired.insert(stream.0) {
            return Err(Kind::InvalidHandle.because("the stream was destroyed before"));
        }
        let resets = state.resets(device);
        drop(state);
        let retired = RetiredStream { amd: super::back_end()?, stream: stream.0, device, resets };
        watch::hand_over(Box::new(retired), |_| ());
        Ok(())
    }
}

/// The condition that polls a lane's waits.
struct Lookout {
    amd: &'static Amd,
    key: Key,
    serial: u64,
    /// The stream's oldest wait.
    current: Option<(u64, Wait)>,
}

impl Condition for Lookout {
    fn poll(&mut self) -> Option<Outcome> {
        let Lookout { amd, key, serial, current } = self;
        loop {
            let outcome = current.as_mut().and_then(|(_, wait)| wait.poll());
            let mut state = amd.lanes.state();
            let Some(lane) = state.lane(*key, *serial) else { return Some(Ok(())) };
            if current.is_some() && outcome.is_none() {
                return None;
            }
            let (word, queued, is_last) = (lane.word, lane.queued, lane.waits.is_empty());
            let ended = std::mem::replace(current, lane.next());
            if let Some(Err(kind)) = outcome {
                amd.lanes.fail(&mut state, *key);
                crate::os::logger::error(format_args!(
                    "a wait for a semaphore failed ({kind:?}): the work behind it runs without"
                ));
            }
            // With the lock held, so that a thread woken by the stream finds the failure recorded and a finished lane
            // removed.
            ended.into_iter().for_each(|(value, _)| word.raise(value));
            if is_last {
                state.lanes.remove(key);
                state.spare.push((word, queued));
                amd.lanes.ended(&mut state);
                return Some(Ok(()));
            }
            if current.is_none() {
                return None;
            }
        }
    }

    fn word(&self) -> Option<&AtomicU32> {
        self.current.as_ref().and_then(|(_, wait)| wait.word())
    }
}

/// The condition that destroys a retired stream.
struct RetiredStream {
    amd: &'static Amd,
    stream: usize,
    device: i32,
    resets: u64,
}

impl Condition for RetiredStream {
    fn poll(&mut self) -> Option<Outcome> {
        let RetiredStream { amd, stream, device, resets } = *self;
        let mut state = amd.lanes.state();
        if state.resets(device) != resets {
            // The reset has destroyed it.
            state.retired.remove(&stream);
            return Some(Ok(()));
        }
        if state.lanes.iter().any(|(key, _)| key.stream == stream) {
            return None;
        }
        drop(state);
        if convert::kind(status!(amd, hipStreamQuery(stream))) == Kind::NotReady {
            return None;
        }
        amd.lanes.state().retired.remove(&stream);
        if let Err(error) = call!(amd, hipStreamDestroy(stream)) {
            crate::os::logger::error(format_args!("a stream that was destroyed stays: {error}"));
        }
        amd.lanes.clear_failure(stream);
        Some(Ok(()))
    }
}

/// Registers a handler that ends all waits at exit, since HIP's own exit handler waits for its streams.
fn register_exit_handler() {
    /// Relaxed: the swap alone decides which thread registers the handler.
    static REGISTERED: AtomicBool = AtomicBool::new(false);
    if !REGISTERED.swap(true, Ordering::Relaxed) {
        // SAFETY: the function stays where it is: the library is never unloaded.
        unsafe { libc::atexit(release_at_exit) };
    }
}

extern "C" fn release_at_exit() {
    let Some(amd) = AMD.get().filter(|_| !process::is_forked()) else { return };
    // Other threads hold the lock briefly; this one for ever, if a signal handler that called exit has interrupted it
    // here.
    let get = |_| {
        amd.lanes.state.try_lock().ok().or_else(|| {
            std::thread::sleep(Duration::from_millis(1));
            None
        })
    };
    let Some(mut state) = (0..100).find_map(get) else { return };
    for (key, lane) in std::mem::take(&mut state.lanes) {
        // The work behind the wait runs without its semaphore, and must not be signalled as done.
        amd.lanes.fail(&mut state, key);
        lane.word.raise(lane.queued);
    }
}
