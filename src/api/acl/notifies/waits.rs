// SPDX-License-Identifier: MIT OR Apache-2.0
//! Waits for notifies: each ends by itself, and reports to its own stream.
//!
//! A stream reaches a wait by calling the host; a record of this process ends the oldest wait that was reached, and the
//! watching thread looks for those of other processes. After the call the stream waits for a word of the wait's own,
//! which the host raises when the wait has ended. So a record ends one wait, a time-out ends its own, and the end needs
//! no call of the vendor's, whose context may be gone.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use super::notify::Notify;
use super::words::{self, Home, Word, Words};
use crate::gpu::{Comparison, Context, Gpu, Kind, Result, Stream, Width};
use crate::os::lock;
use crate::os::logger;
use crate::os::map::Map;
use crate::share::watch::{self, Condition, Outcome};

/// A stream, as the one that its failed waits report to.
pub struct Waiter {
    /// No other stream of this process has it.
    number: i32,
    /// The group of streams that the program has put it into. Relaxed: it orders nothing.
    tag: AtomicU32,
    context: Context,
    /// True once the context has ended: only calls that wait for the stream already can be told. Relaxed: used with
    /// `STATE` locked.
    is_orphan: AtomicBool,
}

impl Waiter {
    /// A stream of a context.
    pub fn new(context: Context) -> Arc<Waiter> {
        /// Relaxed: only makes numbers unique.
        static CREATED: AtomicU32 = AtomicU32::new(0);
        let number = (CREATED.fetch_add(1, Ordering::Relaxed) & i32::MAX.cast_unsigned()).cast_signed();
        Arc::new(Waiter { number, tag: AtomicU32::new(0), context, is_orphan: AtomicBool::new(false) })
    }

    /// The stream's number, which no other stream of this process has.
    pub fn number(&self) -> i32 {
        self.number
    }

    /// The group of streams that the program has put it into, 0 before that.
    pub fn tag(&self) -> &AtomicU32 {
        &self.tag
    }

    /// The stream's context.
    pub fn context(&self) -> Context {
        self.context
    }
}

/// A wait that was queued, or is being queued.
struct Wait {
    notify: Arc<Notify>,
    waiter: Arc<Waiter>,
    device: i32,
    word: Word,
    /// True once the back end has queued all of it.
    is_queued: bool,
    /// Set once its stream has come to it.
    arrival: Option<Arrival>,
    /// Its end, NotReady after a time-out; the wait is removed once it has both ended and been queued.
    outcome: Option<Outcome>,
}

/// The moment when a stream came to a wait.
#[derive(Clone, Copy)]
struct Arrival {
    /// Its place in the order of all of them.
    order: u64,
    deadline: Option<Instant>,
}

impl Arrival {
    fn is_late(self) -> bool {
        self.deadline.is_some_and(|deadline| deadline <= Instant::now())
    }
}

/// The waits of this process.
struct State {
    words: Words,
    waits: Map<u64, Wait>,
    /// The number of waits and arrivals so far, which makes their numbers unique.
    count: u64,
    /// Failed waits that were not reported yet. There is one for each stream that anybody can still wait for, and one
    /// for all destroyed streams of a context.
    failures: Vec<(Arc<Waiter>, Kind)>,
    /// The number of resets by device.
    resets: Map<i32, u64>,
}

/// Guards all waits; held across no call of a back end.
static STATE: Mutex<State> =
    Mutex::new(State { words: Words::new(), waits: Map::new(), count: 0, failures: Vec::new(), resets: Map::new() });
/// The length of `failures`, stored (release) with `STATE` locked before the word of a failed wait is raised. Acquiring
/// 0 skips the lock.
static FAILURES: AtomicUsize = AtomicUsize::new(0);

fn lock() -> MutexGuard<'static, State> {
    lock::lock(&STATE)
}

impl State {
    /// Ends a wait: the failure is known before the stream goes on.
    fn end(&mut self, number: u64, outcome: Outcome) {
        let Some(wait) = self.waits.get_mut(&number).filter(|wait| wait.outcome.is_none()) else { return };
        wait.outcome = Some(outcome);
        let (is_queued, waiter) = (wait.is_queued, wait.waiter.clone());
        if let Err(kind) = outcome {
            log::warn!("a wait for a notify {}", if kind == Kind::NotReady { "has timed out" } else { "has failed" });
            self.report(waiter, kind);
        }
        if let Some(wait) = self.waits.get(&number) {
            Words::raise(&wait.word);
        }
        if is_queued {
            self.remove(number);
        }
    }

    /// Records a notify. A wait whose time is over by now is none that the record can end.
    fn record(&mut self, notify: &Notify) {
        while let Some((number, _)) = self.first(notify).filter(|(_, arrival)| arrival.is_late()) {
            self.end(number, Err(Kind::NotReady));
        }
        // Another process's record, which the watching thread has not seen yet.
        self.deliver(notify);
        notify.set_record();
        self.deliver(notify);
    }

    /// Gives the record of a notify, if there is one, to its oldest wait.
    ///
    /// A wait that comes later may see the record before the watching thread does.
    fn deliver(&mut self, notify: &Notify) {
        if let Some((number, _)) = self.first(notify)
            && notify.take_record()
        {
            self.end(number, Ok(()));
        }
    }

    /// The oldest wait for a notify, of those that streams of this process have come to.
    fn first(&self, notify: &Notify) -> Option<(u64, Arrival)> {
        let of_notify = |wait: &&Wait| wait.outcome.is_none() && wait.notify.inode == notify.inode;
        let arrived = |(number, wait): (&u64, &Wait)| Some((*number, of_notify(&wait).then_some(wait.arrival)??));
        self.waits.iter().filter_map(arrived).min_by_key(|(_, arrival)| arrival.order)
    }

    /// Ends a wait that its stream does not come to, because earlier work has failed: the stream itself says so.
    fn abandon(&mut self, number: u64) {
        let Some(wait) = self.waits.get_mut(&number) else { return };
        wait.outcome = Some(Err(Kind::DeviceFault));
        if wait.is_queued {
            self.remove(number);
        }
    }

    fn goes_on(&self, number: u64) -> bool {
        self.waits.get(&number).is_some_and(|wait| wait.outcome.is_none())
    }

    fn remove(&mut self, number: u64) -> Option<Outcome> {
        let wait = self.waits.remove(&number)?;
        Words::raise(&wait.word);
        self.words.reclaim_word(wait.word);
        wait.outcome
    }

    fn report(&mut self, waiter: Arc<Waiter>, kind: Kind) {
        if !self.failures.iter().any(|(other, _)| Arc::ptr_eq(other, &waiter)) {
            self.failures.push((waiter, kind));
        }
        // Without other references, nobody can wait for the stream any more: it tells its context, once.
        let mut told: Vec<Context> = Vec::new();
        self.failures.retain(|(waiter, _)| {
            if Arc::strong_count(waiter) > 1 {
                return true;
            }
            let is_first = !waiter.is_orphan.load(Ordering::Relaxed) && !told.contains(&waiter.context);
            told.push(waiter.context);
            is_first
        });
        FAILURES.store(self.failures.len(), Ordering::Release);
    }

    /// Removes failures and returns one of them.
    fn take_failure(&mut self, matches: impl Fn(&Arc<Waiter>) -> bool) -> Option<Kind> {
        let taken = self.failures.extract_if(.., |(waiter, _)| matches(waiter)).last();
        FAILURES.store(self.failures.len(), Ordering::Release);
        taken.map(|(_, kind)| kind)
    }

    fn resets(&self, device: i32) -> u64 {
        self.resets.get(&device).copied().unwrap_or(0)
    }
}

/// Returns how a wait of a stream has failed, once: NotReady after a time-out.
pub fn failure_of(waiter: &Arc<Waiter>) -> Option<Kind> {
    if FAILURES.load(Ordering::Acquire) == 0 {
        return None;
    }
    lock().take_failure(|other| Arc::ptr_eq(other, waiter))
}

/// Returns how a wait of any stream of a context has failed, once.
pub fn failure_in(context: Context) -> Option<Kind> {
    if FAILURES.load(Ordering::Acquire) == 0 {
        return None;
    }
    lock().take_failure(|waiter| waiter.context == context && !waiter.is_orphan.load(Ordering::Relaxed))
}

/// Calls `work` with a stream's context current.
fn within<T>(gpu: &dyn Gpu, context: Context, work: impl FnOnce() -> Result<T>) -> Result<T> {
    if gpu.made_current()? == Some(context) {
        return work();
    }
    gpu.push_context(context)?;
    let outcome = work();
    // The result is that of the work, even if the thread's context cannot be restored.
    if let Err(error) = gpu.pop_context() {
        logger::error(format_args!("{error}"));
    }
    outcome
}

/// Takes a word for a wait of the current context.
fn take_word(gpu: &dyn Gpu, home: Home) -> Result<Word> {
    loop {
        let spare = {
            let words = &mut lock().words;
            match words.take(home) {
                Some(word) => return Ok(word),
                None => words.take_spare(),
            }
        };
        let registered = words::register(gpu, spare, home);
        let words = &mut lock().words;
        match registered {
            Ok(registered) => words.insert(registered),
            Err(error) => {
                spare.into_iter().for_each(|start| words.insert_spare(start));
                return Err(error);
            }
        }
    }
}

/// Queues a record.
pub fn record(gpu: &dyn Gpu, notify: Arc<Notify>, stream: Stream, waiter: &Waiter) -> Result<()> {
    within(gpu, waiter.context, || {
        let device = gpu.device()?;
        let resets = lock().resets(device);
        gpu.call_host(
            stream,
            Box::new(move || {
                // A reset ends the waits before it: the work behind them is no reason to go on.
                let mut state = lock();
                if state.resets(device) == resets {
                    state.record(&notify);
                }
            }),
        )
    })
}

/// Queues a wait.
pub fn queue(
    gpu: &dyn Gpu,
    notify: Arc<Notify>,
    stream: Stream,
    waiter: &Arc<Waiter>,
    at_most: Option<Duration>,
) -> Result<()> {
    if !watch::start() {
        return Err(Kind::OutOfMemory.because("no thread to look after waits"));
    }
    within(gpu, waiter.context, || {
        let home = Home { device: gpu.device()?, context: waiter.context };
        let word = take_word(gpu, home)?;
        let (address, value) = (word.address, word.number);
        let number = {
            let (waiter, device, is_queued, arrival, outcome) = (waiter.clone(), home.device, false, None, None);
            let mut state = lock();
            state.count += 1;
            let number = state.count;
            state.waits.insert(number, Wait { notify, waiter, device, word, is_queued, arrival, outcome });
            number
        };
        let reached = Reached { number, at_most, is_called: false };
        let queued = gpu
            .call_host(stream, Box::new(move || reached.begin()))
            .and_then(|()| gpu.wait_value(stream, address, Width::Bits64, value, u64::MAX, Comparison::GreaterOrEqual));
        let mut state = lock();
        let wait = state.waits.get_mut(&number);
        match &queued {
            Ok(()) => match wait {
                Some(wait) if wait.outcome.is_none() => wait.is_queued = true,
                _ => _ = state.remove(number),
            },
            Err(_) => {
                let notify = wait.map(|wait| wait.notify.clone());
                // The stream does not wait, so it must not have taken the record.
                if state.remove(number) == Some(Ok(()))
                    && let Some(notify) = notify
                {
                    state.record(&notify);
                }
            }
        }
        queued
    })
}

/// The function that a stream calls when it reaches a wait.
struct Reached {
    number: u64,
    at_most: Option<Duration>,
    is_called: bool,
}

impl Reached {
    fn begin(mut self) {
        self.is_called = true;
        let number = self.number;
        let notify = {
            let mut state = lock();
            state.count += 1;
            let arrival = Arrival { order: state.count, deadline: self.at_most.map(|time| Instant::now() + time) };
            let Some(wait) = state.waits.get_mut(&number).filter(|wait| wait.outcome.is_none()) else { return };
            wait.arrival = Some(arrival);
            let notify = wait.notify.clone();
            state.deliver(&notify);
            if !state.goes_on(number) {
                return;
            }
            notify
        };
        // It has ended by then, unless the thread could not look after it.
        watch::hand_over(Box::new(Begun { number, notify }), move |outcome| lock().end(number, outcome));
    }
}

impl Drop for Reached {
    fn drop(&mut self) {
        if !self.is_called {
            lock().abandon(self.number);
        }
    }
}

/// A wait that its stream has reached.
struct Begun {
    number: u64,
    notify: Arc<Notify>,
}

impl Condition for Begun {
    fn poll(&mut self) -> Option<Outcome> {
        let mut state = lock();
        // Another process's record: it was in time, for all that can be told.
        state.deliver(&self.notify);
        // A record of this process, or a reset, may have ended it.
        if !state.goes_on(self.number) {
            return Some(Ok(()));
        }
        let arrival = state.waits.get(&self.number).and_then(|wait| wait.arrival);
        if !arrival.is_some_and(Arrival::is_late) {
            return None;
        }
        state.end(self.number, Err(Kind::NotReady));
        Some(Err(Kind::NotReady))
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(self.notify.word())
    }
}

/// Forgets the failures of a context that is being destroyed. Only calls that wait for a stream already are told.
pub fn orphan(context: Context) {
    let state = lock();
    let waiting = state.waits.values().map(|wait| &wait.waiter);
    let of_context = waiting.chain(state.failures.iter().map(|(waiter, _)| waiter));
    for waiter in of_context.filter(|waiter| waiter.context == context) {
        waiter.is_orphan.store(true, Ordering::Relaxed);
    }
}

/// Retires the words of a context that is about to end. Its waits end as they would: they need it no more.
pub fn retire_context(context: Context) -> Vec<usize> {
    lock().words.retire(|home| home.context == context)
}

/// Retires the words of a device that is reset: its waits fail, and the streams' records behind them are void.
pub fn retire_device(device: i32) -> Vec<usize> {
    let mut state = lock();
    *state.resets.entry(device).or_insert(0) += 1;
    let of_device = state.waits.iter().filter(|(_, wait)| wait.device == device);
    for number in of_device.map(|(number, _)| *number).collect::<Vec<_>>() {
        state.end(number, Err(Kind::DeviceFault));
    }
    state.words.retire(|home| home.device == device)
}

/// Releases retired words, whose context or device has ended.
pub fn release(retired: Vec<usize>) {
    lock().words.release(retired);
}

/// The number of a stream's waits that have not ended.
#[cfg(test)]
pub fn pending(waiter: &Arc<Waiter>) -> usize {
    lock().waits.values().filter(|wait| Arc::ptr_eq(&wait.waiter, waiter)).count()
}

/// The number of a context's failures that wait for somebody to ask.
#[cfg(test)]
pub fn unreported(context: Context) -> usize {
    lock().failures.iter().filter(|(waiter, _)| waiter.context == context).count()
}
