// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams that wait for semaphores of which HIP knows nothing.
//!
//! A stream waits for a word to reach a number; a thread looks after the semaphores, one wait of a stream after the other,
//! and raises the word. So no thread of HIP's is held, and nobody who queues a wait.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::super::{AMD, Amd, call, convert, status};
use crate::gpu::{Address, Comparison, Kind, Result, Stream, Streams, Width};
use crate::os::process;
use crate::share::semaphore::{Outcome, Wait};
use crate::share::watch::{self, Condition};

/// A stream: the predefined ones are each device's, and one of them each thread's too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    device: i32,
    stream: usize,
    thread: i64,
}

fn is_created(stream: usize) -> bool {
    stream > Stream::PER_THREAD.0
}

/// All streams that wait.
#[derive(Default)]
pub struct Lanes {
    state: Mutex<State>,
    /// Whether any wait has ever failed.
    failures: AtomicBool,
}

#[derive(Default)]
struct State {
    lanes: BTreeMap<Key, Lane>,
    made: u64,
    /// Words of no lane, with what was last waited for there.
    spare: Vec<(Word, u64)>,
    /// Streams in which a wait has failed.
    failed: BTreeSet<Key>,
    /// Streams that the program has destroyed while they were waiting.
    leaving: BTreeSet<usize>,
    /// How often the reset of a device has begun or ended.
    resets: BTreeMap<i32, u64>,
}

/// The waits of one stream. It ends with its last wait.
struct Lane {
    serial: u64,
    word: Word,
    /// What the last wait is for.
    queued: u64,
    /// `None` where HIP has not taken the stream's wait yet: one that it refuses must not use up a signal.
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

/// A place in a lane.
struct Queued {
    word: Word,
    /// What the stream waits for there.
    value: u64,
    serial: u64,
    /// Whether nobody looks after the lane yet.
    is_new: bool,
}

/// Eight bytes of signal memory. It only grows, whichever lanes use it one after the other, so a stream that waits for a
/// number there is never held by a later lane.
#[derive(Clone, Copy)]
struct Word {
    device: i32,
    address: usize,
}

impl Word {
    fn raise(self, value: u64) {
        let place = std::ptr::with_exposed_provenance_mut(self.address);
        // SAFETY: signal memory is the host's too, and lives until its device is reset, when this word is forgotten first.
        unsafe { AtomicU64::from_ptr(place) }.store(value, Ordering::Release);
    }
}

impl State {
    fn resets(&self, device: i32) -> u64 {
        self.resets.get(&device).copied().unwrap_or(0)
    }

    fn lane(&mut self, key: Key, serial: u64) -> Option<&mut Lane> {
        self.lanes.get_mut(&key).filter(|lane| lane.serial == serial)
    }

    /// Adds a wait to a stream's lane; `None` where it has none, and there is neither a word left nor a `spare` one.
    fn add(&mut self, key: Key, spare: Option<(Word, u64)>) -> Option<Queued> {
        let is_new = !self.lanes.contains_key(&key);
        if is_new {
            let of_device = |(word, _): &(Word, u64)| word.device == key.device;
            let kept = self.spare.iter().position(of_device).map(|place| self.spare.swap_remove(place));
            let (word, queued) = kept.or(spare)?;
            self.made += 1;
            self.lanes.insert(key, Lane { serial: self.made, word, queued, waits: VecDeque::new() });
        }
        let lane = self.lanes.get_mut(&key)?;
        lane.queued += 1;
        lane.waits.push_back((lane.queued, None));
        Some(Queued { word: lane.word, value: lane.queued, serial: lane.serial, is_new })
    }
}

impl Lanes {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fail(&self, state: &mut State, key: Key) {
        state.failed.insert(key);
        self.failures.store(true, Ordering::Release);
    }

    /// Whether a created stream waits, or was destroyed when it did.
    pub fn has_waits(&self, stream: usize) -> bool {
        let state = self.state();
        state.leaving.contains(&stream) || state.lanes.iter().any(|(key, _)| key.stream == stream)
    }

    /// Forgets how a stream fares: its end, or its begin where another has had its handle.
    pub fn forget(&self, stream: usize) {
        if self.failures.load(Ordering::Acquire) {
            self.state().failed.retain(|key| key.stream != stream);
        }
    }

    /// Ends a device's waits with an error, and forgets its words, which are about to be freed: its reset begins.
    pub fn give_up(&self, device: i32) {
        let mut state = self.state();
        *state.resets.entry(device).or_insert(0) += 1;
        state.spare.retain(|(word, _)| word.device != device);
        let ended: Vec<(Key, Lane)> = state.lanes.extract_if(.., |key, _| key.device == device).collect();
        for (key, lane) in ended {
            self.fail(&mut state, key);
            lane.word.raise(lane.queued);
        }
    }

    /// The device's reset has ended. Created streams are gone, and who waits for one still learns how that ended.
    pub fn begin_anew(&self, device: i32) {
        let mut state = self.state();
        *state.resets.entry(device).or_insert(0) += 1;
        state.failed.retain(|key| key.device != device || is_created(key.stream));
    }

    /// DeviceFault where a wait has failed, in this stream or, where none is named, in any of the device's.
    fn check(&self, amd: &Amd, stream: Option<Stream>) -> Result<()> {
        if !self.failures.load(Ordering::Acquire) {
            return Ok(());
        }
        let is_failed = match stream {
            Some(stream) if is_created(stream.0) => self.state().failed.iter().any(|key| key.stream == stream.0),
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

impl Amd {
    fn key(&self, stream: Stream) -> Result<Key> {
        let device = self.stream_device(stream)?;
        let thread = match stream {
            // SAFETY: a plain question.
            Stream::PER_THREAD => unsafe { libc::syscall(libc::SYS_gettid) },
            _ => 0,
        };
        Ok(Key { device, stream: convert::stream(stream)?, thread })
    }

    /// DeviceFault where a wait for a semaphore has failed in the stream.
    pub(in super::super) fn check_waits(&self, stream: Stream) -> Result<()> {
        self.lanes.check(self, Some(stream))
    }

    /// The same for all streams of the thread's device.
    pub(in super::super) fn check_all_waits(&self) -> Result<()> {
        self.lanes.check(self, None)
    }

    /// Tells at any later time how the waits of the stream fared.
    pub(super) fn fares(&'static self, stream: Stream) -> Result<impl Fn() -> Outcome + Send + use<>> {
        let key = self.key(stream)?;
        Ok(move || {
            let is_failed = self.lanes.failures.load(Ordering::Acquire) && self.lanes.state().failed.contains(&key);
            if is_failed { Err(Kind::DeviceFault) } else { Ok(()) }
        })
    }

    /// A new word for a stream of a device to wait for.
    fn new_word(&self, device: i32) -> Result<Word> {
        let mut address = 0;
        self.within(device, || {
            call!(self, hipExtMallocWithFlags(&mut address, size_of::<u64>(), convert::SIGNAL_MEMORY))
        })?;
        let word = Word { device, address };
        word.raise(0);
        Ok(word)
    }

    /// Queues a wait that HIP cannot make.
    pub(super) fn wait_in_lane(&'static self, stream: Stream, wait: Wait) -> Result<()> {
        if !watch::start() {
            return Err(Kind::OutOfMemory.because("the operating system gives no thread to wait for semaphores"));
        }
        let_go_at_exit();
        let key = self.key(stream)?;
        let (resets, added) = {
            let mut state = self.lanes.state();
            let resets = state.resets(key.device);
            // An odd one has begun and not ended.
            if !resets.is_multiple_of(2) {
                return Err(Kind::ContextDestroyed.because("the device is being reset"));
            }
            (resets, state.add(key, None))
        };
        let Queued { word, value, serial, is_new } = match added {
            Some(added) => added,
            None => {
                let spare = Some((self.new_word(key.device)?, 0));
                let mut state = self.lanes.state();
                if state.resets(key.device) != resets {
                    return Err(Kind::ContextDestroyed.because("the device was reset"));
                }
                // Where another thread was faster the word stays for later.
                let is_late = state.lanes.contains_key(&key);
                state.spare.extend(spare.filter(|_| is_late));
                state.add(key, spare).ok_or(Kind::Unknown)?
            }
        };
        let (address, all) = (Address(word.address), u64::MAX);
        let outcome = self.wait_value(stream, address, Width::Bits64, value, all, Comparison::GreaterOrEqual);
        if let Some(lane) = self.lanes.state().lane(key, serial) {
            if let (Ok(()), Some(place)) = (&outcome, lane.waits.iter_mut().find(|(one, _)| *one == value)) {
                place.1 = Some(wait);
            } else {
                lane.waits.retain(|(one, _)| *one != value);
            }
        }
        if is_new {
            watch::hand_over(Box::new(Lookout { amd: self, key, serial, current: None }));
        }
        outcome
    }

    /// Destroys a stream once its waits are over and its work is done: HIP waits for that, and must not here.
    pub(in super::super) fn destroy_later(&self, stream: Stream) -> Result<()> {
        let device = self.stream_device(stream)?;
        let mut state = self.lanes.state();
        if !state.leaving.insert(stream.0) {
            return Err(Kind::InvalidHandle.because("the stream was destroyed before"));
        }
        let resets = state.resets(device);
        drop(state);
        watch::hand_over(Box::new(Leaving { amd: super::whole()?, stream: stream.0, device, resets }));
        Ok(())
    }
}

/// What looks after the waits of a lane.
struct Lookout {
    amd: &'static Amd,
    key: Key,
    serial: u64,
    /// The stream's oldest wait.
    current: Option<(u64, Wait)>,
}

impl Condition for Lookout {
    fn is_over(&mut self) -> bool {
        let Lookout { amd, key, serial, current } = self;
        loop {
            let outcome = current.as_mut().and_then(|(_, wait)| wait.poll());
            let mut state = amd.lanes.state();
            let Some(lane) = state.lane(*key, *serial) else { return true };
            if current.is_some() && outcome.is_none() {
                return false;
            }
            let (word, queued, is_last) = (lane.word, lane.queued, lane.waits.is_empty());
            let over = std::mem::replace(current, lane.next());
            if let Some(Err(kind)) = outcome {
                amd.lanes.fail(&mut state, *key);
                crate::os::logger::error(format_args!(
                    "a wait for a semaphore failed ({kind:?}): the work behind it runs without"
                ));
            }
            // With the lock held: who has waited for the stream then finds how that ended, and a lane that is over gone.
            over.into_iter().for_each(|(value, _)| word.raise(value));
            if is_last {
                state.lanes.remove(key);
                state.spare.push((word, queued));
                return true;
            }
            if current.is_none() {
                return false;
            }
        }
    }

    fn word(&self) -> Option<&AtomicU32> {
        self.current.as_ref().and_then(|(_, wait)| wait.word())
    }
}

/// A stream that the program has destroyed while it was waiting.
struct Leaving {
    amd: &'static Amd,
    stream: usize,
    device: i32,
    resets: u64,
}

impl Condition for Leaving {
    fn is_over(&mut self) -> bool {
        let Leaving { amd, stream, device, resets } = *self;
        let mut state = amd.lanes.state();
        if state.resets(device) != resets {
            // It has gone with all others.
            state.leaving.remove(&stream);
            return true;
        }
        if state.lanes.iter().any(|(key, _)| key.stream == stream) {
            return false;
        }
        drop(state);
        if convert::kind(status!(amd, hipStreamQuery(stream))) == Kind::NotReady {
            return false;
        }
        amd.lanes.state().leaving.remove(&stream);
        if let Err(error) = call!(amd, hipStreamDestroy(stream)) {
            crate::os::logger::error(format_args!("a stream that was destroyed stays: {error}"));
        }
        amd.lanes.forget(stream);
        true
    }
}

/// Has all waits end when the process exits: HIP's own end waits for its streams.
fn let_go_at_exit() {
    static ASKED: AtomicBool = AtomicBool::new(false);
    if !ASKED.swap(true, Ordering::Relaxed) {
        // SAFETY: the function stays where it is: the library is never unloaded.
        unsafe { libc::atexit(let_go) };
    }
}

extern "C" fn let_go() {
    let Some(amd) = AMD.get().filter(|_| !process::is_forked()) else { return };
    // Others hold it for moments; this thread, where a signal's handler has interrupted it here to exit, for ever.
    let get = |_| {
        amd.lanes.state.try_lock().ok().or_else(|| {
            std::thread::sleep(Duration::from_millis(1));
            None
        })
    };
    let Some(mut state) = (0..100).find_map(get) else { return };
    for (key, lane) in std::mem::take(&mut state.lanes) {
        // What is behind has not got what it waits for, and must not be signalled as done.
        amd.lanes.fail(&mut state, key);
        lane.word.raise(lane.queued);
    }
}
