// SPDX-License-Identifier: MIT OR Apache-2.0
//! Steps: one producer writes them, and each reader reads every one before the producer overwrites it.
//!
//! The producer raises one timeline to each step that is written, and each reader raises one of its own to each that it
//! has read. Streams and host threads wait for these. A [`page::Control`] says who takes part, and that alone decides
//! whose waits end: the producer's go on without readers that have left or ended, the readers' fail without the producer.
//!
//! A reader that joins reads the step that the producer began last, whole, once it is written. Either it sees that step
//! on the page, or the producer sees the reader before it begins the next: both write first and look then.
//!
//! Readers of several producers that wait for each other go on together. One that waits for a step has read all before
//! it, of every producer; otherwise two readers, each of which holds up what the other waits for, wait for ever.
//! [`align`] makes that so for those that have joined at different steps, without waiting.

pub(crate) mod page;

use std::os::fd::{AsRawFd, OwnedFd};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use page::{Claim, Control, LAST_STEP, MAX_READERS, Reader};

use crate::gpu::{Error, Gpu, Kind, Result, Semaphore, SemaphoreDescriptor, SemaphoreValue, Stream, handle_tag};
use crate::os::descriptor::{self, Kept};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::process;
use crate::os::thread::Uncancelled;
use crate::share::broker::names::{self, BYTES};
use crate::share::broker::{self, Importers, Offer, PAYLOAD};
use crate::share::magic::is_other_version;
use crate::share::timeline::{Raiser, StreamKey, Timeline, Wait};
use crate::share::token::{self, Token};
use crate::share::watch::{self, Condition, Outcome};

/// The timeline of written steps among those that the producer offers; the readers' follow.
const WRITTEN: u32 = 0;

/// The first bytes of what a name of steps stands for; their handle follows, in the machine's order, and zeros.
const MAGIC: [u8; 8] = *b"anygpuS\x01";

/// The upper 16 bits of the numbers of steps in the program.
const TAG: usize = handle_tag(0x5e5e);

/// A timeline, and the back end's semaphore of it once a stream has needed one.
struct Line {
    timeline: Arc<Timeline>,
    semaphore: Mutex<Option<Semaphore>>,
}

impl Line {
    fn open(offer: u64, number: u32, judge: impl Fn(u64, bool) -> Raiser + Send + Sync + 'static) -> Result<Line> {
        let file = descriptor::owned(broker::open_timeline(offer, number)?)?;
        let timeline = Timeline::import(file.as_raw_fd())?;
        timeline.set_judge(judge);
        Ok(Line { timeline, semaphore: Mutex::new(None) })
    }

    /// The semaphore at a value, for a call of the back end.
    fn at(&self, gpu: &dyn Gpu, value: u64) -> Result<SemaphoreValue> {
        let mut known = lock(&self.semaphore);
        let semaphore = match *known {
            Some(semaphore) => semaphore,
            None => {
                let copy = self.timeline.give()?;
                let imported = gpu.import_semaphore(SemaphoreDescriptor::Timeline(copy));
                *known.insert(imported.inspect_err(|_| descriptor::close(copy))?)
            }
        };
        Ok(SemaphoreValue { semaphore, value })
    }

    /// Blocks the caller until the timeline has reached a value.
    fn wait(&self, control: &Control, value: u64, deadline: Instant) -> Result<()> {
        let wait = Wait::new(self.timeline.clone(), value, StreamKey::new(0, Stream::NULL));
        watch::wait(&mut HostWait { wait, control }, Some(deadline.saturating_duration_since(Instant::now())))?;
        self.timeline.note_reached(value);
        Ok(())
    }
}

/// A host thread's wait. Unlike a stream's it tells the end of all steps from a failure.
struct HostWait<'a> {
    wait: Wait,
    control: &'a Control,
}

impl Condition for HostWait<'_> {
    fn poll(&mut self) -> Option<Outcome> {
        match self.wait.poll() {
            Some(Ok(())) => Some(Ok(())),
            _ if self.control.last().is_some_and(|last| last < self.wait.value()) => Some(Err(Kind::HandleStale)),
            outcome => outcome,
        }
    }

    fn word(&self) -> Option<&AtomicU32> {
        self.wait.word()
    }
}

/// A host thread's wait for readers.
struct FirstReaders<'a> {
    control: &'a Control,
    count: u32,
}

impl Condition for FirstReaders<'_> {
    fn poll(&mut self) -> Option<Outcome> {
        if self.control.last().is_some() {
            return Some(Err(Kind::InvalidHandle));
        }
        (self.control.joined() >= self.count.into()).then_some(Ok(()))
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(self.control.changes())
    }
}

/// The one that ends a step: the calling thread, or a stream once its work so far is done.
#[derive(Clone, Copy)]
pub enum Actor<'a> {
    Host,
    Stream(&'a dyn Gpu, Stream),
}

/// The progress of one side.
#[derive(Clone, Copy)]
struct Progress {
    /// The last step that was begun and ended.
    ended: u64,
    state: State,
}

/// The state of the step after the last that was ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Idle,
    BegunByHost,
    BegunByStream,
    Closed,
}

impl Progress {
    fn new(ended: u64) -> Mutex<Progress> {
        Mutex::new(Progress { ended, state: State::Idle })
    }

    /// The step to begin.
    fn next(self) -> Result<u64> {
        match self.state {
            State::Closed => Err(closed()),
            State::Idle if self.ended < LAST_STEP => Ok(self.ended + 1),
            State::Idle => Err(Kind::InvalidValue.because("there are no more numbers for steps")),
            State::BegunByHost | State::BegunByStream => {
                Err(Kind::InvalidValue.because(format!("step {} is begun already: end it first", self.ended + 1)))
            }
        }
    }

    /// The step to end.
    fn begun(self) -> Result<u64> {
        match self.state {
            State::Closed => Err(closed()),
            State::Idle => Err(Kind::InvalidValue.because("no step is begun")),
            State::BegunByHost | State::BegunByStream => Ok(self.ended + 1),
        }
    }
}

pub struct Steps {
    control: Arc<Control>,
    written: Line,
    side: Side,
    /// Locked by a call that begins or ends a step, but not while its thread waits.
    progress: Mutex<Progress>,
    /// Taken once this side is closed.
    claim: Mutex<Option<Claim>>,
}

enum Side {
    Producer(Producer),
    Reader(Reader, Line),
}

/// The handles of the offers, and the lines of readers that have ever been waited for.
struct Producer {
    handle: u64,
    lines: u64,
    readers: Mutex<Map<u32, Arc<Line>>>,
}

/// The steps of this process by their numbers. Locked for moments.
static ALL: Mutex<Map<usize, Arc<Steps>>> = Mutex::new(Map::new());

/// Refuses in a forked child, before it waits for a lock.
fn begin_call() -> Result<Uncancelled> {
    if process::is_forked() {
        return Err(Kind::Forked.into());
    }
    Ok(Uncancelled::new())
}

fn enter(steps: Steps) -> usize {
    /// The next number, from 1 on; none is used again. Relaxed: only counted.
    static NEXT: AtomicUsize = AtomicUsize::new(1);
    let number = TAG | NEXT.fetch_add(1, Ordering::Relaxed);
    lock(&ALL).insert(number, Arc::new(steps));
    number
}

fn find(number: usize) -> Result<Arc<Steps>> {
    lock(&ALL).get(&number).cloned().ok_or_else(closed)
}

/// Calls a function with steps, by their number in this process. InvalidHandle for other numbers, Forked in a child.
pub fn with<T>(number: usize, call: impl FnOnce(&Steps) -> Result<T>) -> Result<T> {
    let _uncancelled = begin_call()?;
    call(&*find(number)?)
}

/// Creates steps with this process as the producer, for at most `readers` readers at a time. Returns their number in
/// this process.
pub fn create(readers: u32) -> Result<usize> {
    let _uncancelled = begin_call()?;
    if readers == 0 || readers > MAX_READERS {
        return Err(
            Kind::InvalidValue.because(format!("{readers} readers: at least 1 and at most {MAX_READERS} can be"))
        );
    }
    let file = page::create(readers)?;
    let control = Arc::new(Control::new(file.as_raw_fd())?);
    let claim = control.claim_producer()?;
    let lines = broker::offer_timelines(readers + 1)?;
    let made = offer(file, lines).and_then(|handle| {
        let written = Line::open(lines, WRITTEN, producer_judge(control.clone()));
        Ok((handle, written.inspect_err(|_| _ = broker::withdraw(handle))?))
    });
    let (handle, written) = made.inspect_err(|_| _ = broker::withdraw_timelines(lines))?;
    let side = Side::Producer(Producer { handle, lines, readers: Mutex::default() });
    let progress = Progress::new(0);
    Ok(enter(Steps { control, written, side, progress, claim: Mutex::new(Some(claim)) }))
}

/// Offers the file of steps, and the handle of their timelines, to all processes of the user.
fn offer(file: OwnedFd, lines: u64) -> Result<u64> {
    let mut payload = [0; PAYLOAD];
    payload[..8].copy_from_slice(&lines.to_ne_bytes());
    broker::offer(Offer { descriptor: Some(Kept::new(descriptor::out_of_the_way(file))?), payload }, Importers::Any)
}

/// Judges waits for the producer, which fail without it.
fn producer_judge(control: Arc<Control>) -> impl Fn(u64, bool) -> Raiser {
    move |_, is_lost| match is_lost || control.is_over() {
        true => Raiser::Gone("the producer has ended, or its work has failed"),
        false => Raiser::Present,
    }
}

/// Judges waits for a reader, which end without it, as do all later ones once it is removed. One whose work has failed
/// reads no more.
fn reader_judge(control: Arc<Control>, number: u32) -> impl Fn(u64, bool) -> Raiser {
    move |value, is_lost| {
        let reader = Reader::of(number, value);
        if !control.is_reading(reader) {
            control.leave(reader);
            return Raiser::Excused;
        }
        if is_lost { Raiser::Excused } else { Raiser::Present }
    }
}

/// Joins the steps that a handle names as a reader, and returns their number in this process. OutOfMemory if as many
/// readers as can have joined; HandleRefused for a handle of anything else; errors as of [`broker::take`].
pub fn join(handle: u64) -> Result<usize> {
    let _uncancelled = begin_call()?;
    let (control, lines) = match broker::take(handle) {
        Err(error) if error.kind() == Kind::OwnProcess => own(handle)?,
        offer => {
            let offer = offer?;
            let file = offer.descriptor.ok_or_else(|| Kind::HandleRefused.because("the handle is not one of steps"))?;
            let lines = offer.payload.first_chunk().map_or(0, |bytes| u64::from_ne_bytes(*bytes));
            (Arc::new(Control::new(file.descriptor()?)?), lines)
        }
    };
    let (reader, claim) = control.claim_reader()?;
    let written = Line::open(lines, WRITTEN, producer_judge(control.clone()))?;
    let read = Line::open(lines, reader.number + 1, reader_judge(control.clone(), reader.number))?;
    // The step that is read first is the one that was begun last, or the first one of all.
    let ended = control.join(reader).saturating_sub(1);
    read.timeline.raise_on_host(reader.value(ended));
    if control.is_over() {
        control.leave(reader);
        return Err(Kind::HandleStale.because("the producer has closed the steps, or has ended"));
    }
    let progress = Progress::new(ended);
    Ok(enter(Steps { control, written, side: Side::Reader(reader, read), progress, claim: Mutex::new(Some(claim)) }))
}

/// Finds the handle of the steps that a process of the user publishes by a name. HandleRefused where the name stands for
/// anything else; other errors as of [`names::lookup`].
pub fn lookup(name: &str, patience: Option<Duration>) -> Result<u64> {
    let bytes = names::lookup(name, patience)?;
    named_handle(&bytes).ok_or_else(|| {
        let is_older = bytes.first_chunk().is_some_and(|magic| is_other_version(*magic, MAGIC));
        let what = if is_older { "steps of another version of anygpu" } else { "no steps" };
        Kind::HandleRefused.because(format!("\"{name}\" is the name of {what}"))
    })
}

/// The handle in what a name stands for: steps alone, or a token with steps.
fn named_handle(bytes: &[u8; BYTES]) -> Option<u64> {
    if let Ok(token) = Token::read(bytes) {
        return Some(token.steps).filter(|handle| *handle != 0);
    }
    let (magic, rest) = bytes.split_first_chunk()?;
    let (handle, rest) = rest.split_first_chunk()?;
    (*magic == MAGIC && rest.iter().all(|byte| *byte == 0)).then_some(u64::from_ne_bytes(*handle))
}

/// Tells whether a name stands for steps of this process that are not closed.
fn names_own(bytes: &[u8; BYTES]) -> bool {
    named_handle(bytes).is_some_and(|handle| own(handle).is_ok())
}

/// The handle of the steps that a token was published with. HandleRefused for one without, and for bytes that are none.
pub fn handle_of(token: &[u8; BYTES]) -> Result<u64> {
    let steps = Token::read(token)?.steps;
    if steps == 0 { Err(Kind::HandleRefused.because("the token was published without steps")) } else { Ok(steps) }
}

/// Makes the next step of readers the same, the highest of theirs. Those before it count as read.
pub fn align(numbers: &[usize]) -> Result<()> {
    let _uncancelled = begin_call()?;
    let all = numbers.iter().map(|number| find(*number)).collect::<Result<Vec<_>>>()?;
    let mut highest = 0;
    for steps in &all {
        steps.reader()?;
        highest = highest.max(lock(&steps.progress).next()?);
    }
    all.iter().try_for_each(|steps| steps.skip_to(highest))
}

/// The page of steps of this process, and the handle of their timelines.
fn own(handle: u64) -> Result<(Arc<Control>, u64)> {
    let all = lock(&ALL);
    let found = all.values().find_map(|steps| match &steps.side {
        Side::Producer(producer) if producer.handle == handle => Some((steps.control.clone(), producer.lines)),
        _ => None,
    });
    found.ok_or_else(|| Kind::HandleRefused.because("the handle is not one of steps"))
}

/// The end of a wait of a host thread.
fn deadline(limit: Duration) -> Instant {
    let now = Instant::now();
    now.checked_add(limit).unwrap_or(now + Duration::from_secs(1 << 32))
}

impl Steps {
    fn producer(&self) -> Result<&Producer> {
        match &self.side {
            Side::Producer(producer) => Ok(producer),
            Side::Reader(..) => Err(Kind::InvalidValue.because("a reader does not write steps")),
        }
    }

    fn reader(&self) -> Result<(Reader, &Line)> {
        match &self.side {
            Side::Reader(reader, line) => Ok((*reader, line)),
            Side::Producer(_) => Err(Kind::InvalidValue.because("the producer does not read steps: join them")),
        }
    }

    /// The handle by which others join.
    pub fn handle(&self) -> Result<u64> {
        self.producer().map(|producer| producer.handle)
    }

    /// Publishes the producer's steps by a name, until they are closed. Errors as of [`names::publish`].
    pub fn publish(&self, name: &str) -> Result<()> {
        let mut bytes = [0; BYTES];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..16].copy_from_slice(&self.handle()?.to_ne_bytes());
        names::publish(name, bytes, names_own)
    }

    /// Publishes a token of this process's and the producer's steps by one name, until either ends. Errors as of
    /// [`token::names::publish`].
    pub fn publish_array(&self, token: &[u8; BYTES], name: &str) -> Result<()> {
        let mut token = token::names::own(token)?;
        token.steps = self.handle()?;
        names::publish(name, token.write(), |bytes| token::names::is_good(bytes) && names_own(bytes))
    }

    /// Waits until so many readers have joined since the steps were created, whatever became of them. NotReady if that takes
    /// longer than `limit`, InvalidHandle once the steps are closed.
    pub fn wait_for_readers(&self, count: u32, limit: Option<Duration>) -> Result<()> {
        self.producer()?;
        let most = self.control.readers();
        if count > most {
            let why = format!("{count} readers are waited for, of steps that {most} can join");
            return Err(Kind::InvalidValue.because(why));
        }
        watch::wait(&mut FirstReaders { control: &self.control, count }, limit).map_err(|kind| match kind {
            Kind::InvalidHandle => closed(),
            kind => kind.into(),
        })
    }

    /// Begins a step: the readers that it must wait for, each with the value of its timeline. The waits tell those that have
    /// ended.
    fn readers_of(&self, producer: &Producer, step: u64) -> Result<Vec<(Arc<Line>, u64)>> {
        let mut waits = Vec::new();
        let mut lines = lock(&producer.readers);
        for reader in self.control.begin(step) {
            let line = match lines.get(&reader.number) {
                Some(line) => line.clone(),
                None => {
                    let judge = reader_judge(self.control.clone(), reader.number);
                    let line = Arc::new(Line::open(producer.lines, reader.number + 1, judge)?);
                    lines.entry(reader.number).or_insert(line).clone()
                }
            };
            let value = reader.value(step - 1);
            if line.timeline.page().value() >= value {
                line.timeline.note_reached(value);
            } else {
                waits.push((line, value));
            }
        }
        Ok(waits)
    }

    /// Queues a stream's wait until all readers have read the last step. Returns the next, which it begins.
    pub fn begin_write(&self, gpu: &dyn Gpu, stream: Stream) -> Result<u64> {
        let producer = self.producer()?;
        let mut progress = lock(&self.progress);
        let step = progress.next()?;
        let readers = self.readers_of(producer, step)?;
        let waits = readers.iter().map(|(line, value)| line.at(gpu, *value)).collect::<Result<Vec<_>>>()?;
        if !waits.is_empty() {
            gpu.wait_semaphores(&waits, stream)?;
        }
        progress.state = State::BegunByStream;
        Ok(step)
    }

    /// Waits until all readers have read the last step, and returns the next, which it begins. NotReady if that takes
    /// longer than `limit`.
    pub fn begin_write_on_host(&self, limit: Duration) -> Result<u64> {
        let (producer, deadline) = (self.producer()?, deadline(limit));
        let step = lock(&self.progress).next()?;
        for (line, value) in self.readers_of(producer, step)? {
            line.wait(&self.control, value, deadline)?;
        }
        self.begin(step)
    }

    /// Begins a step that was waited for, unless another thread has begun it meanwhile.
    fn begin(&self, step: u64) -> Result<u64> {
        let mut progress = lock(&self.progress);
        if progress.next()? != step {
            return Err(Kind::InvalidValue.because("another thread has begun the step, and ended it"));
        }
        progress.state = State::BegunByHost;
        Ok(step)
    }

    /// Ends the step that was begun.
    pub fn end_write(&self, by: Actor<'_>) -> Result<()> {
        self.producer()?;
        self.end(by)
    }

    /// Queues the wait of a stream for the next step, and returns it, which it begins. HandleStale if there are no more.
    pub fn begin_read(&self, gpu: &dyn Gpu, stream: Stream) -> Result<u64> {
        self.reader()?;
        let mut progress = lock(&self.progress);
        let step = progress.next()?;
        if self.control.last().is_some_and(|last| last < step) {
            return Err(no_more());
        }
        gpu.wait_semaphores(&[self.written.at(gpu, step)?], stream)?;
        progress.state = State::BegunByStream;
        Ok(step)
    }

    /// Waits for the next step, and returns it, which it begins. NotReady if that takes longer than `limit`, HandleStale
    /// if there are no more, DeviceFault if the producer has ended or its work has failed.
    pub fn begin_read_on_host(&self, limit: Duration) -> Result<u64> {
        self.reader()?;
        let step = lock(&self.progress).next()?;
        self.written.wait(&self.control, step, deadline(limit)).map_err(|error| match error.kind() {
            Kind::HandleStale => no_more(),
            Kind::DeviceFault => Kind::DeviceFault.because(format!(
                "step {step} will not come: the producer has ended without closing the steps, or its work has failed"
            )),
            _ => error,
        })?;
        self.begin(step)
    }

    /// Makes a step a reader's next one, unless that is later. NotReady while a stream is still to end one.
    fn skip_to(&self, step: u64) -> Result<()> {
        let (reader, line) = self.reader()?;
        let mut progress = lock(&self.progress);
        if progress.next()? >= step {
            return Ok(());
        }
        if self.is_unfinished(&progress) {
            return Err(Kind::NotReady.into());
        }
        line.timeline.raise_on_host(reader.value(step - 1));
        progress.ended = step - 1;
        Ok(())
    }

    /// Ends the step that was begun.
    pub fn end_read(&self, by: Actor<'_>) -> Result<()> {
        self.reader()?;
        self.end(by)
    }

    fn end(&self, by: Actor<'_>) -> Result<()> {
        let mut progress = lock(&self.progress);
        let step = progress.begun()?;
        let (line, value) = self.ended_by(step);
        match by {
            Actor::Host => line.timeline.raise_on_host(value),
            Actor::Stream(gpu, stream) => gpu.signal_semaphores(&[line.at(gpu, value)?], stream)?,
        }
        *progress = Progress { ended: step, state: State::Idle };
        Ok(())
    }

    /// The timeline that the end of this side's step raises, and to which value.
    fn ended_by(&self, step: u64) -> (&Line, u64) {
        match &self.side {
            Side::Producer(_) => (&self.written, step),
            Side::Reader(reader, line) => (line, reader.value(step)),
        }
    }

    /// Returns true if work is queued that is still to end a step, or to read one.
    fn is_unfinished(&self, progress: &Progress) -> bool {
        let is_reader = matches!(self.side, Side::Reader(..));
        let (line, value) = self.ended_by(progress.ended);
        is_reader && progress.state == State::BegunByStream && !self.is_in_vain(progress.ended + 1)
            || !line.timeline.page().is_settled(value)
    }

    /// Returns true for a step that will never come, so that no stream reads it.
    fn is_in_vain(&self, step: u64) -> bool {
        let written = self.written.timeline.page();
        written.is_abandoned(step) || (written.is_lost(step) || self.control.is_over()) && written.value() < step
    }

    /// The semaphores that streams have waited for or signalled.
    fn semaphores(&self) -> Vec<Semaphore> {
        let of = |line: &Line| *lock(&line.semaphore);
        let others: Vec<_> = match &self.side {
            Side::Producer(producer) => lock(&producer.readers).values().filter_map(|line| of(line)).collect(),
            Side::Reader(_, line) => of(line).into_iter().collect(),
        };
        others.into_iter().chain(of(&self.written)).collect()
    }

    /// Ends the part of this process. The readers' waits fail after the producer's last step; the producer waits for a
    /// reader no more.
    fn retire(&self, ended: u64) {
        match &self.side {
            Side::Producer(producer) => {
                self.control.close(ended);
                // They are this process's own, and nobody else withdraws them.
                _ = broker::withdraw(producer.handle);
                _ = broker::withdraw_timelines(producer.lines);
                self.written.timeline.page().changed();
            }
            Side::Reader(reader, line) => {
                self.control.leave(*reader);
                line.timeline.raise_on_host(reader.last_value());
            }
        }
        lock(&self.claim).take();
    }
}

fn no_more() -> Error {
    Kind::HandleStale.because("the producer has closed the steps: there are no more")
}

fn closed() -> Error {
    Kind::InvalidHandle.because("no such steps: they were never made, or are closed")
}

/// Closes steps of this process. NotReady while work is queued that is still to end a step, or to read one. The back end
/// is asked for only where streams have waited or signalled.
pub fn close(number: usize, gpu: impl FnOnce() -> Result<&'static dyn Gpu>) -> Result<()> {
    let _uncancelled = begin_call()?;
    let steps = find(number)?;
    let mut progress = lock(&steps.progress);
    if progress.state == State::Closed {
        return Err(closed());
    }
    if steps.is_unfinished(&progress) {
        return Err(Kind::NotReady.into());
    }
    // No more are made: streams begin and end steps with the progress locked.
    let semaphores = steps.semaphores();
    let gpu = if semaphores.is_empty() { None } else { Some(gpu()?) };
    progress.state = State::Closed;
    steps.retire(progress.ended);
    drop(progress);
    lock(&ALL).remove(&number);
    if let Ok(handle) = steps.handle() {
        names::withdraw(|bytes| named_handle(bytes) == Some(handle));
    }
    // The reset of its device may have ended one already.
    gpu.inspect(|gpu| semaphores.into_iter().for_each(|semaphore| _ = gpu.destroy_semaphore(semaphore)));
    Ok(())
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicU64};

    use super::*;
    use crate::gpu::kind;
    use crate::os::forked;

    const LONG: Duration = Duration::from_secs(60);

    fn no_gpu() -> Result<&'static dyn Gpu> {
        Err(Kind::NoDevice.into())
    }

    fn begin_write(steps: usize, limit: Duration) -> Result<u64> {
        with(steps, |steps| steps.begin_write_on_host(limit))
    }

    fn begin_read(steps: usize, limit: Duration) -> Result<u64> {
        with(steps, |steps| steps.begin_read_on_host(limit))
    }

    fn end(steps: usize) {
        with(
            steps,
            |steps| if steps.producer().is_ok() { steps.end_write(Actor::Host) } else { steps.end_read(Actor::Host) },
        )
        .expect("a step is begun");
    }

    fn reader_of(producer: usize) -> usize {
        join(with(producer, Steps::handle).expect("the producer's")).expect("room")
    }

    /// Ends a reader as the death of its process would.
    fn kill(reader: usize) {
        let steps = lock(&ALL).remove(&reader).expect("a reader");
        lock(&steps.claim).take();
    }

    /// A generator of numbers, by SplitMix64.
    struct Random(u64);

    impl Random {
        fn below(&mut self, bound: u64) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) % bound
        }

        /// Lets others run, or not.
        fn pause(&mut self) {
            match self.below(8) {
                0 => std::thread::yield_now(),
                1 => (0..self.below(2000)).for_each(|_| std::hint::spin_loop()),
                _ => {}
            }
        }
    }

    #[test]
    fn each_side_waits_for_the_other() {
        let producer = create(2).expect("created");
        assert_eq!(begin_write(producer, LONG).ok(), Some(1));
        end(producer);
        let reader = reader_of(producer);
        assert_eq!(kind(begin_write(producer, Duration::ZERO)), Some(Kind::NotReady));
        assert_eq!(begin_read(reader, LONG).ok(), Some(1), "the last step before it came");
        assert_eq!(kind(with(reader, |steps| steps.end_write(Actor::Host))), Some(Kind::InvalidValue));
        assert_eq!(kind(begin_write(producer, Duration::from_millis(20))), Some(Kind::NotReady));
        end(reader);
        assert_eq!(kind(begin_read(reader, Duration::from_millis(20))), Some(Kind::NotReady));
        assert_eq!(begin_write(producer, LONG).ok(), Some(2));
        assert_eq!(kind(with(producer, |steps| steps.end_read(Actor::Host))), Some(Kind::InvalidValue));
        let late = reader_of(producer);
        assert_eq!([reader, late].map(|one| kind(begin_read(one, Duration::ZERO))), [Some(Kind::NotReady); 2]);
        end(producer);
        assert_eq!([reader, late].map(|one| begin_read(one, LONG).ok()), [Some(2); 2], "the step under way as it came");
        end(reader);
        assert_eq!(kind(begin_write(producer, Duration::ZERO)), Some(Kind::NotReady));
        close(late, no_gpu).expect("a reader leaves in the middle of a step");
        assert_eq!(begin_write(producer, LONG).ok(), Some(3));
        close(producer, no_gpu).expect("it does not end the step");
        assert_eq!(kind(begin_read(reader, LONG)), Some(Kind::HandleStale));
        close(reader, no_gpu).expect("open");
    }

    /// The second of two producers has begun its next step as the second reader of both joins.
    #[test]
    fn readers_that_joined_apart_go_on_together() {
        let producers = [(); 2].map(|()| create(2).expect("created"));
        let write = |producer| {
            let step = begin_write(producer, LONG).ok();
            end(producer);
            step
        };
        assert_eq!(producers.map(write), [Some(1); 2]);
        let early = producers.map(reader_of);
        assert_eq!(early.map(|reader| begin_read(reader, LONG).ok()), [Some(1); 2]);
        let first = reader_of(producers[0]);
        assert_eq!(kind(begin_write(producers[1], Duration::ZERO)), Some(Kind::NotReady));
        let late = [first, reader_of(producers[1])];
        align(&late).expect("nothing is begun");
        early.into_iter().for_each(end);
        assert_eq!(producers.map(write), [Some(2); 2], "nobody reads the first one of one producer");
        for readers in [early, late] {
            align(&readers).expect("nothing is to be skipped");
            assert_eq!(readers.map(|reader| begin_read(reader, LONG).ok()), [Some(2); 2]);
            assert_eq!(kind(align(&readers)), Some(Kind::InvalidValue), "they are begun");
            let next = producers.map(|producer| kind(begin_write(producer, Duration::ZERO)));
            assert_eq!(next, [Some(Kind::NotReady); 2], "nobody has read them");
            readers.into_iter().for_each(end);
        }
        assert_eq!(kind(align(&[late[0], producers[0]])), Some(Kind::InvalidValue));
        for one in late.into_iter().chain(early).chain(producers) {
            close(one, no_gpu).expect("open");
        }
        assert_eq!(kind(align(&late)), Some(Kind::InvalidHandle));
    }

    #[test]
    fn calls_that_do_not_fit_are_refused() {
        assert_eq!([0, MAX_READERS + 1].map(|readers| kind(create(readers))), [Some(Kind::InvalidValue); 2]);
        let producer = create(1).expect("created");
        let reader = reader_of(producer);
        let handle = with(producer, Steps::handle).expect("the producer's");
        assert_eq!(kind(join(handle)), Some(Kind::OutOfMemory));
        let invalid = Some(Kind::InvalidValue);
        assert_eq!(kind(begin_read(producer, LONG)), invalid);
        assert_eq!(kind(begin_write(reader, LONG)), invalid);
        assert_eq!(kind(with(reader, Steps::handle)), invalid);
        assert_eq!(kind(with(producer, |steps| steps.end_write(Actor::Host))), invalid);
        assert_eq!(kind(with(reader, |steps| steps.end_read(Actor::Host))), invalid);
        begin_write(producer, LONG).expect("nobody reads");
        assert_eq!(kind(begin_write(producer, LONG)), invalid);
        forked::child(|| {
            let all =
                [kind(create(1)), kind(join(handle)), kind(close(reader, no_gpu)), kind(begin_read(reader, LONG))];
            assert_eq!(all, [Some(Kind::Forked); 4]);
        });
        close(reader, no_gpu).expect("open");
        close(reader_of(producer), no_gpu).expect("there is room for another reader");
        close(producer, no_gpu).expect("open");
        close(create(MAX_READERS).expect("as many as can be"), no_gpu).expect("open");
        let next = |ended| lock(&Progress::new(ended)).next();
        assert_eq!((next(LAST_STEP - 1).ok(), kind(next(LAST_STEP))), (Some(LAST_STEP), invalid));
        let unknown = Some(Kind::InvalidHandle);
        assert_eq!([reader, producer, 0, TAG].map(|steps| kind(close(steps, no_gpu))), [unknown; 4]);
        assert_eq!(kind(begin_read(reader, LONG)), unknown);
        let offered = broker::offer_timelines(1).expect("offered");
        assert_eq!([handle, 7].map(|handle| kind(join(handle))), [Some(Kind::HandleStale); 2]);
        assert_eq!(kind(join(offered)), Some(Kind::HandleRefused));
    }

    #[test]
    fn a_name_stands_for_steps_until_they_are_closed() {
        let producer = create(1).expect("created");
        let handle = with(producer, Steps::handle).expect("the producer's");
        let name = |of: &str| format!("{of}.of-steps-{}", std::process::id());
        let reader = reader_of(producer);
        assert_eq!(kind(with(reader, |steps| steps.publish(&name("reader")))), Some(Kind::InvalidValue));
        with(producer, |steps| steps.publish(&name("steps"))).expect("a good name");
        assert_eq!(lookup(&name("steps"), None).ok(), Some(handle));
        // What only begins like steps, and steps of another process or of none.
        let bytes = |last: u8| {
            let mut bytes = [0; BYTES];
            bytes[..8].copy_from_slice(&MAGIC);
            bytes[8..16].copy_from_slice(&handle.to_ne_bytes());
            bytes[BYTES - 1] = last;
            bytes
        };
        assert!(names_own(&bytes(0)) && !names_own(&bytes(1)));
        names::publish(&name("other"), bytes(1), |_| true).expect("a good name");
        assert_eq!(kind(lookup(&name("other"), None)), Some(Kind::HandleRefused));
        for one in [reader, producer] {
            close(one, no_gpu).expect("open");
            let other = kind(lookup(&name("other"), Some(Duration::ZERO)));
            assert_eq!(other, Some(Kind::HandleRefused), "it is left alone");
        }
        assert!(!names_own(&bytes(0)));
        assert_eq!(
            kind(lookup(&name("steps"), Some(Duration::ZERO))),
            kind(names::lookup("of-nobody", Some(Duration::ZERO)))
        );
    }

    #[test]
    fn a_producer_that_ended_is_an_error() {
        let producer = create(1).expect("created");
        let reader = reader_of(producer);
        let handle = with(producer, Steps::handle).expect("the producer's");
        let waiter = std::thread::spawn(move || kind(begin_read(reader, LONG)));
        let steps = find(producer).expect("open");
        lock(&steps.claim).take();
        assert_eq!(waiter.join().expect("no panic"), Some(Kind::DeviceFault));
        assert_eq!(kind(join(handle)), Some(Kind::OutOfMemory), "the reader is still there");
        close(reader, no_gpu).expect("open");
        assert_eq!(kind(join(handle)), Some(Kind::HandleStale));
        close(producer, no_gpu).expect("open");
    }

    #[test]
    fn the_first_readers_are_waited_for() {
        let producer = create(3).expect("created");
        let wait = |count, limit| with(producer, |steps| steps.wait_for_readers(count, limit));
        let at_once = Some(Duration::ZERO);
        assert!(wait(0, None).is_ok());
        assert_eq!(kind(wait(4, None)), Some(Kind::InvalidValue), "it would wait for ever");
        assert_eq!(kind(wait(1, Some(Duration::from_millis(20)))), Some(Kind::NotReady));
        let control = find(producer).expect("open").control.clone();
        drop(control.claim_reader().expect("room"));
        assert_eq!(kind(wait(1, at_once)), Some(Kind::NotReady), "one that ended before it joined");
        let waiter = std::thread::spawn(move || with(producer, |steps| steps.wait_for_readers(3, Some(LONG))).is_ok());
        let readers = [(); 2].map(|()| reader_of(producer));
        kill(readers[0]);
        close(readers[1], no_gpu).expect("open");
        assert!(wait(2, at_once).is_ok() && !waiter.is_finished());
        let last = reader_of(producer);
        assert!(waiter.join().expect("no panic"), "one that ended after it joined counts");
        assert_eq!(kind(with(last, |steps| steps.wait_for_readers(1, at_once))), Some(Kind::InvalidValue));
        close(last, no_gpu).expect("open");
        close(producer, no_gpu).expect("open");
        assert_eq!(kind(wait(1, at_once)), Some(Kind::InvalidHandle));
    }

    #[test]
    fn a_wait_for_readers_ends_with_the_steps() {
        let producer = create(1).expect("created");
        let (begun, is_waiting) = std::sync::mpsc::channel();
        let waiter = std::thread::spawn(move || {
            with(producer, |steps| {
                begun.send(()).expect("heard");
                steps.wait_for_readers(1, None)
            })
        });
        is_waiting.recv().expect("told");
        close(producer, no_gpu).expect("open");
        assert_eq!(kind(waiter.join().expect("no panic")), Some(Kind::InvalidHandle));
    }

    #[test]
    fn a_reader_that_ended_is_waited_for_no_more() {
        let producer = create(2).expect("created");
        let [reads, idle] = [(); 2].map(|()| reader_of(producer));
        let judge = reader_judge(find(producer).expect("open").control.clone(), 0);
        let first = |is_lost| matches!(judge(1 << 42, is_lost), Raiser::Excused);
        assert_eq!([false, true].map(first), [false, true], "one whose work has failed reads no more");
        begin_write(producer, LONG).expect("nobody has anything to read");
        end(producer);
        begin_read(reads, LONG).expect("written");
        let waiter = std::thread::spawn(move || begin_write(producer, LONG).ok());
        std::thread::sleep(Duration::from_millis(50));
        kill(reads);
        std::thread::sleep(Duration::from_millis(50));
        assert!(!waiter.is_finished(), "the other one lives");
        kill(idle);
        assert_eq!(waiter.join().expect("no panic"), Some(2));
        close(producer, no_gpu).expect("open");
    }

    /// Readers join, read, leave and are killed at any moment while the producer writes as fast as they let it.
    #[test]
    fn no_reader_ever_sees_a_step_torn() {
        const WORDS: usize = 64;
        const STEPS: u64 = 20_000;
        let data: Arc<[AtomicU64; WORDS]> = Arc::new([const { AtomicU64::new(0) }; WORDS]);
        let producer = create(4).expect("created");
        let is_over = Arc::new(AtomicBool::new(false));
        /// Readers that have lived and read often enough.
        static ENOUGH: AtomicUsize = AtomicUsize::new(0);
        let readers: Vec<_> = (0..3)
            .map(|seed| {
                let (data, is_over) = (data.clone(), is_over.clone());
                std::thread::spawn(move || {
                    let (mut random, mut lives, mut read) = (Random(seed), 0, 0);
                    let mut is_enough = false;
                    while !is_over.load(Ordering::Acquire) {
                        let reader = reader_of(producer);
                        lives += 1;
                        random.pause();
                        let (mut next, left, dies) = (None, random.below(8), random.below(16) == 0);
                        for place in 0..=left {
                            let step = match begin_read(reader, LONG) {
                                Ok(step) => step,
                                Err(_) if is_over.load(Ordering::Acquire) => break,
                                Err(error) => panic!("{error}"),
                            };
                            assert!(next.is_none_or(|next| next == step), "a step is skipped");
                            next = Some(step + 1);
                            for word in &*data {
                                let seen = word.load(Ordering::Relaxed);
                                assert_eq!(seen, step, "a step is torn, or is another");
                                random.pause();
                            }
                            if place < left || !dies {
                                end(reader);
                            }
                            read += 1;
                        }
                        if dies {
                            kill(reader)
                        } else {
                            close(reader, no_gpu).expect("open")
                        }
                        if !is_enough && lives > 5 && read > 50 {
                            is_enough = true;
                            ENOUGH.fetch_add(1, Ordering::Relaxed);
                        }
                    }
                    (lives, read)
                })
            })
            .collect();
        let mut random = Random(77);
        let began = Instant::now();
        let mut last = 0;
        while last < STEPS && (began.elapsed() < Duration::from_secs(3) || ENOUGH.load(Ordering::Relaxed) < 3) {
            assert!(began.elapsed() < LONG, "{ENOUGH:?} readers have read enough");
            last = begin_write(producer, LONG).expect("nobody holds it up");
            for word in &*data {
                word.store(last, Ordering::Relaxed);
                random.pause();
            }
            end(producer);
        }
        is_over.store(true, Ordering::Release);
        // Those that wait for one more step go on.
        while !readers.iter().all(|reader| reader.is_finished()) {
            if let Ok(step) = begin_write(producer, Duration::from_millis(1)) {
                data.iter().for_each(|word| word.store(step, Ordering::Relaxed));
                end(producer);
            }
        }
        let all: Vec<(u64, u64)> = readers.into_iter().map(|reader| reader.join().expect("no panic")).collect();
        eprintln!("{all:?} lives and steps of {last}");
        close(producer, no_gpu).expect("open");
    }
}
