// SPDX-License-Identifier: MIT OR Apache-2.0
//! The engine behind all streams: queues of tasks, and few threads that run them.
//!
//! A queue runs its tasks in order; the place of a task in its queue is a [`Ticket`]. A task may need tickets of other
//! queues: until they are complete its queue is parked in the lists of those it waits for and holds no thread. Marks
//! (records and waits of events) need no thread at all, conditions on memory are looked after by one
//! ([`watch`]), and everything else is run by workers, which start with the first such task, or by a thread that waits for
//! it. A worker inside a function of the user's is replaced, so that functions that block do not hold up other streams.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::{Duration, Instant};

use super::serial::{self, Owner};
use crate::gpu::{Context, Kind, Result, Stream, StreamFlags};
use crate::os::lock::{self, Waiters};
use crate::os::map::{Map, Set};
use crate::os::process;
use crate::os::spawn;
use crate::os::thread::Uncancelled;
use crate::share::contexts;
use crate::share::watch::{self, Condition, Outcome};

/// Work that is told how the stream fared before it.
pub type Body = Box<dyn FnOnce(Outcome) -> Outcome + Send>;

/// The work of a task.
pub enum Work {
    /// Nothing but be reached; the time of that is kept where asked for.
    Mark(Option<Arc<OnceLock<Instant>>>),
    /// Work of this library.
    Run(Body),
    /// A function of the user's, which may block.
    Call(Body),
    /// A kernel, which may block, and which whoever waits for it may run.
    Kernel(Body),
    /// A caller's turn, which ends when the caller says so. The cell is filled with the stream's outcome.
    Turn(Arc<OnceLock<Outcome>>),
    /// Until the condition holds.
    Until(Box<dyn Condition>),
}

/// The part of a queue that outlives it, for those who hold tickets.
struct Core {
    serial: u64,
    device: i32,
    completed: AtomicU64,
    /// The first task that failed, and how.
    failure: OnceLock<(u64, Kind)>,
    /// True once the device was reset or the context ended, which ends every wait. Changed under the lock of `STATE`;
    /// released there and acquired by conditions, which are polled without.
    is_reset: AtomicBool,
    changed: Waiters,
}

/// A task's place in its queue.
#[derive(Clone)]
pub struct Ticket {
    core: Arc<Core>,
    number: u64,
}

impl Ticket {
    /// Identifies its queue, whose tasks end in order.
    pub fn queue(&self) -> u64 {
        self.core.serial
    }

    fn is_complete(&self) -> bool {
        self.core.completed.load(Ordering::Acquire) >= self.number
    }

    /// Returns the outcome: an error where this task or one before it failed; `None` before its end.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_complete().then(|| match self.core.failure.get() {
            Some((number, kind)) if *number <= self.number => Err(*kind),
            _ => Ok(()),
        })
    }

    /// Blocks until it has ended; NotPermitted in a function called by a stream.
    pub fn wait(&self) -> Outcome {
        check_may_wait().map_err(|error| error.kind())?;
        self.block()
    }

    fn block(&self) -> Outcome {
        self.outcome().unwrap_or_else(|| self.work_until(lock(), || self.outcome()))
    }

    /// Does the work that this ticket waits for, or sleeps where others do it, until there is a value.
    fn work_until<T>(&self, mut state: MutexGuard<'static, State>, value: impl Fn() -> Option<T>) -> T {
        let _uncancelled = Uncancelled::new();
        loop {
            if let Some(value) = value() {
                return value;
            }
            if let Some(serial) = state.take_before(self) {
                state = run(state, serial, false);
                // Another's work that has become runnable is for the workers; what comes next is for this thread.
                let credit = state.next_before(self).is_some();
                state.wake(credit.into());
            } else {
                state = self.core.changed.wait(state);
            }
        }
    }
}

struct Task {
    /// The tickets that it fails with.
    waits: Vec<Ticket>,
    /// The tickets that the null streams' rules put before it, for their order only.
    after: Vec<Ticket>,
    work: Work,
}

impl Task {
    /// A ticket that it still needs in the queue of `core`. Once that ends, it needs none of queues that go on.
    fn unmet(&mut self, core: &Core) -> Option<&Ticket> {
        while self.after.pop_if(|ticket| ticket.is_complete()).is_some() {}
        let is_reset = core.is_reset.load(Ordering::Relaxed);
        let is_needed = |ticket: &&Ticket| {
            let is_cut = is_reset && !ticket.core.is_reset.load(Ordering::Relaxed);
            !is_cut && !ticket.is_complete()
        };
        self.after.iter().rev().chain(&self.waits).find(is_needed)
    }

    /// Returns the outcome of what it waited for: a fault where a reset ended the wait.
    fn awaited(&self) -> Outcome {
        if self.after.iter().any(|ticket| !ticket.is_complete()) {
            return Err(Kind::DeviceFault);
        }
        self.waits.iter().try_for_each(|ticket| ticket.outcome().unwrap_or(Err(Kind::DeviceFault)))
    }
}

struct Queue {
    core: Arc<Core>,
    /// The context that it was created in; `None` for the predefined ones, which are the primary context's.
    context: Option<Context>,
    role: Role,
    flags: StreamFlags,
    priority: i32,
    submitted: u64,
    tasks: VecDeque<Task>,
    /// Numbers of this queue's tickets, with the queues whose head needs them.
    waiters: Set<(u64, u64)>,
    /// The ticket that the head needs, once this queue is among the waiters of the ticket's.
    parked: Option<Ticket>,
    /// Its turn among the runnable queues, while it is one.
    turn: Option<u64>,
    /// Its head waits for something that may be for its users to bring about.
    is_held: bool,
    /// The latest task of the null stream that one of this queue comes after.
    after_null: u64,
    /// The latest task of each queue that one of this queue comes after.
    past: Map<u64, u64>,
    /// The number of entries above which `past` forgets those that are idle.
    most_past: usize,
    destroyed: bool,
}

/// The queued work that new work of a stream comes after.
pub struct Past {
    serial: u64,
    /// The latest task of each queue.
    tasks: Map<u64, u64>,
}

impl Past {
    /// Tells whether this is a task of the stream itself.
    pub fn is_own(&self, ticket: &Ticket) -> bool {
        ticket.core.serial == self.serial
    }

    /// Tells whether this is a task of another stream that the stream's new work comes after.
    pub fn holds(&self, ticket: &Ticket) -> bool {
        self.tasks.get(&ticket.core.serial).is_some_and(|number| *number >= ticket.number)
    }
}

/// Notes tasks that come before.
fn note_past<'a>(past: &mut Map<u64, u64>, tickets: impl IntoIterator<Item = &'a Ticket>) {
    for ticket in tickets {
        let latest = past.entry(ticket.core.serial).or_default();
        *latest = ticket.number.max(*latest);
    }
}

/// Which kind of stream a queue is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Null,
    Created,
    PerThread,
}

impl Queue {
    fn owner(&self) -> Owner {
        let (device, serial) = (self.core.device, self.core.serial);
        Owner { device, context: self.context.unwrap_or(contexts::primary(device)), serial }
    }

    /// Tells whether it takes work in a context. Contexts of a device share the predefined streams.
    fn is_in(&self, device: i32, context: Context) -> bool {
        self.core.device == device && self.context.is_none_or(|own| own == context)
    }

    fn is_idle(&self) -> bool {
        self.core.completed.load(Ordering::Relaxed) == self.submitted
    }

    fn is_blocking(&self) -> bool {
        self.role != Role::Null && !self.flags.contains(StreamFlags::NON_BLOCKING)
    }

    fn last(&self) -> Ticket {
        Ticket { core: self.core.clone(), number: self.submitted }
    }

    /// Wakes those who sleep until something of this queue changes.
    fn tell(&self) {
        self.core.changed.wake_all();
    }

    /// Notes that the head waits for something that may be for the queue's users to bring about.
    fn hold(&mut self) {
        self.is_held = true;
        self.tell();
    }

    /// Returns the first failure of the queue's tasks so far.
    fn fares(&self) -> Outcome {
        self.core.failure.get().map_or(Ok(()), |(_, kind)| Err(*kind))
    }
}

struct State {
    queues: Map<u64, Queue>,
    /// The serial numbers of queues that are not idle.
    busy: Set<u64>,
    /// The devices and serial numbers of blocking queues with work that no task of the null stream comes after yet.
    before_null: Set<(i32, u64)>,
    /// The null stream of each device that has one.
    null: Map<i32, u64>,
    /// The tickets that new streams of a device and context come after.
    held: Vec<(i32, Context, Ticket)>,
    /// The per-thread stream of threads that are too far gone to have one of their own.
    orphans: Map<i32, u64>,
    /// Queues whose head a worker may run: priority, turn, serial.
    runnable: Set<(i32, u64, u64)>,
    turn: u64,
    /// Workers, without those inside functions of the user's.
    workers: usize,
    /// Workers without work, and the number of these that were already woken.
    idle: usize,
    woken: usize,
    /// A [`Retry`] is with the watching thread.
    is_retried: bool,
}

/// Queues of which a queue remembers at least that it comes after their tasks, those that are idle among them.
const LEAST_PAST: usize = 64;

/// The engine's state, whose lock guards all queues. No task runs while it is held.
static STATE: Mutex<State> = Mutex::new(State {
    queues: Map::new(),
    busy: Set::new(),
    before_null: Set::new(),
    null: Map::new(),
    held: Vec::new(),
    orphans: Map::new(),
    runnable: Set::new(),
    turn: 0,
    workers: 0,
    idle: 0,
    woken: 0,
    is_retried: false,
});
/// Wakes idle workers; goes with the lock of `STATE`.
static WORK: Waiters = Waiters::none();
/// Tasks not complete, in all queues. Changed under the lock of `STATE`, read without: a decrement releases what the
/// task wrote to who reads 0.
static PENDING: AtomicUsize = AtomicUsize::new(0);
/// The number of streams that have ended. Changed under the lock of `STATE`, before the stream ends.
static ENDED: AtomicU64 = AtomicU64::new(0);
/// Queues that have failed. Changed under the lock of `STATE`, and before the task that failed leaves `PENDING`.
static FAILED: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// True while this thread is in a function of the user's.
    static INSIDE: Cell<bool> = const { Cell::new(false) };
    /// On the heap: there is little room for thread-local storage where a program opens the library late.
    static THREAD_STREAMS: Box<ThreadStreams> = Box::default();
}

/// A thread's streams.
#[derive(Default)]
struct ThreadStreams {
    /// Its own default streams, by device.
    own: RefCell<Vec<(i32, u64)>>,
    /// A created stream that it has found, with its device, and `ENDED` then.
    live: Cell<Option<(Stream, i32, u64)>>,
}

impl Drop for ThreadStreams {
    fn drop(&mut self) {
        // In a forked child the lock may be held by a thread that is not there.
        if !process::is_forked() {
            let mut state = lock();
            for (_, serial) in self.own.get_mut().drain(..) {
                state.retire(serial);
            }
        }
    }
}

fn lock() -> MutexGuard<'static, State> {
    // No task runs under the lock, and the engine's own steps leave it consistent wherever they could panic.
    lock::lock(&STATE)
}

/// The engine, and the queue of a stream.
fn lock_with(device: i32, stream: Stream) -> Result<(MutexGuard<'static, State>, u64)> {
    if stream == Stream::PER_THREAD {
        // The first use makes the loader note a destructor, under a lock that a thread in a library's constructor has;
        // it may want the engine.
        _ = THREAD_STREAMS.try_with(|_| ());
    }
    let mut state = lock();
    let serial = state.find(device, stream)?;
    Ok((state, serial))
}

impl State {
    fn create(&mut self, device: i32, role: Role, flags: StreamFlags, priority: i32) -> u64 {
        let serial = serial::next();
        let core = Core {
            serial,
            device,
            completed: AtomicU64::new(0),
            failure: OnceLock::new(),
            is_reset: AtomicBool::new(false),
            changed: Waiters::none(),
        };
        let queue = Queue {
            core: Arc::new(core),
            context: None,
            role,
            flags,
            priority,
            submitted: 0,
            tasks: VecDeque::new(),
            waiters: Set::new(),
            parked: None,
            turn: None,
            is_held: false,
            after_null: 0,
            past: Map::new(),
            most_past: LEAST_PAST,
            destroyed: false,
        };
        self.queues.insert(serial, queue);
        serial
    }

    /// The queue of a stream; the predefined ones are those of `device` and of the calling thread.
    fn find(&mut self, device: i32, stream: Stream) -> Result<u64> {
        match stream {
            Stream::NULL | Stream::LEGACY => Ok(self.null(device)),
            Stream::PER_THREAD => Ok(self.per_thread(device)),
            Stream(handle) => serial::of(serial::STREAM, handle)
                .filter(|serial| {
                    self.queues.get(serial).is_some_and(|queue| queue.role == Role::Created && !queue.destroyed)
                })
                .ok_or_else(|| serial::missing(serial::STREAM, handle).into()),
        }
    }

    /// The null streams of those of `devices` that are not the queue's own.
    fn null_streams(&mut self, serial: u64, devices: &[i32]) -> Vec<u64> {
        if devices.is_empty() {
            return Vec::new();
        }
        let own = self.queues[&serial].core.device;
        let others = devices.iter().copied().filter(|device| *device != own).collect::<Set<_>>();
        others.iter().map(|device| self.null(device)).collect()
    }

    /// The queue of a device's null stream.
    fn null(&mut self, device: i32) -> u64 {
        match self.null.get(&device) {
            Some(serial) => *serial,
            None => {
                let serial = self.create(device, Role::Null, StreamFlags::empty(), 0);
                self.null.insert(device, serial);
                serial
            }
        }
    }

    fn per_thread(&mut self, device: i32) -> u64 {
        let serial = THREAD_STREAMS.try_with(|thread| {
            let mut streams = thread.own.borrow_mut();
            let known = streams.iter().position(|(of, _)| *of == device);
            if let Some(index) = known {
                let serial = streams[index].1;
                if self.queues.get(&serial).is_some_and(|queue| !queue.destroyed) {
                    return serial;
                }
                // The device was reset.
                streams.swap_remove(index);
            }
            let serial = self.create(device, Role::PerThread, StreamFlags::empty(), 0);
            self.hold_new(serial);
            streams.push((device, serial));
            serial
        });
        serial.unwrap_or_else(|_| match self.orphans.get(&device) {
            Some(serial) => *serial,
            None => {
                let serial = self.create(device, Role::PerThread, StreamFlags::empty(), 0);
                self.orphans.insert(device, serial);
                serial
            }
        })
    }

    /// Returns the tickets that the null stream's rules add before new work of a queue.
    fn implied(&self, serial: u64) -> Vec<Ticket> {
        let queue = &self.queues[&serial];
        if queue.role == Role::Null {
            let others = self.before_null.range((queue.core.device, 0)..=(queue.core.device, u64::MAX));
            return others.map(|(_, other)| self.queues[&other].last()).collect();
        }
        let null = self.null.get(&queue.core.device).filter(|_| queue.is_blocking()).map(|null| &self.queues[null]);
        let null = null.filter(|null| !null.is_idle() && queue.after_null < null.submitted);
        null.map(Queue::last).into_iter().collect()
    }

    /// Notes that new work of a queue comes after these.
    fn note_order(&mut self, serial: u64, implied: &[Ticket]) {
        let Some(queue) = self.queues.get_mut(&serial) else { return };
        for ticket in implied {
            if queue.role == Role::Null {
                self.before_null.remove(&(ticket.core.device, ticket.core.serial));
            } else {
                queue.after_null = ticket.number;
            }
        }
    }

    /// Looks at the head of a parked queue again, before what it waits for.
    fn unpark(&mut self, serial: u64) {
        let Some(ticket) = self.queues.get_mut(&serial).and_then(|queue| queue.parked.take()) else { return };
        if let Some(other) = self.queues.get_mut(&ticket.core.serial) {
            other.waiters.remove(&(ticket.number, serial));
        }
        self.advance(vec![serial]);
    }

    /// The queue is not to be used any more; what is in it is still done.
    fn retire(&mut self, serial: u64) {
        if let Some(queue) = self.queues.get_mut(&serial) {
            ENDED.fetch_add(1, Ordering::Release);
            queue.destroyed = true;
            if queue.is_idle() {
                self.remove(serial);
            }
        }
    }

    fn remove(&mut self, serial: u64) {
        if self.queues.remove(&serial).is_some_and(|queue| queue.core.failure.get().is_some()) {
            FAILED.fetch_sub(1, Ordering::Release);
        }
    }

    /// Counts a new task of a queue, which has the queue's last ticket.
    fn count(&mut self, serial: u64) {
        let Some(queue) = self.queues.get_mut(&serial) else { unreachable!("a queue just found") };
        queue.submitted += 1;
        PENDING.fetch_add(1, Ordering::Relaxed);
        self.busy.insert(serial);
        if queue.is_blocking() {
            self.before_null.insert((queue.core.device, serial));
        }
    }

    /// Has a new queue come after what its context's streams come after.
    fn hold_new(&mut self, serial: u64) {
        let Some(queue) = self.queues.get(&serial).filter(|_| !self.held.is_empty()) else { return };
        let held = self.held.iter().filter(|(device, context, _)| queue.is_in(*device, *context));
        let tickets: Vec<Ticket> = held.map(|(_, _, ticket)| ticket.clone()).collect();
        tickets.iter().for_each(|ticket| self.come_after(serial, ticket));
    }

    fn come_after(&mut self, serial: u64, ticket: &Ticket) {
        if ticket.outcome() != Some(Ok(())) {
            self.push(serial, Task { waits: vec![ticket.clone()], after: Vec::new(), work: Work::Mark(None) });
        }
    }

    fn push(&mut self, serial: u64, task: Task) -> Ticket {
        let Some(queue) = self.queues.get_mut(&serial) else { unreachable!("a queue just found") };
        let was_idle = queue.is_idle();
        note_past(&mut queue.past, task.waits.iter().chain(&task.after));
        if queue.past.len() > queue.most_past {
            queue.past.retain(|other, _| self.busy.contains(other));
            // Twice as many, so that long chains of busy queues are not gone through for each task.
            queue.most_past = LEAST_PAST.max(2 * queue.past.len());
        }
        queue.tasks.push_back(task);
        self.count(serial);
        let ticket = self.queues[&serial].last();
        if was_idle {
            self.advance(vec![serial]);
        }
        ticket
    }

    /// Tells whether new work of a queue has nothing to wait for, neither there nor in the null streams `joined`.
    fn is_free(&self, serial: u64, joined: &[u64]) -> bool {
        let is_free = |serial: &u64| self.queues[serial].is_idle() && self.implied(*serial).is_empty();
        is_free(&serial) && joined.iter().all(|null| is_free(null) && self.queues[null].fares().is_ok())
    }

    /// Queues work, which the null streams `joined` of other devices come after and fail, too.
    fn queue_work(&mut self, serial: u64, joined: &[u64], mut waits: Vec<Ticket>, work: Work) -> Ticket {
        let mut after = self.implied(serial);
        self.note_order(serial, &after);
        for null in joined {
            let implied = self.implied(*null);
            self.note_order(*null, &implied);
            after.extend(implied);
            waits.push(self.queues[null].last());
        }
        let ticket = self.push(serial, Task { waits, after, work });
        self.join(&ticket, joined);
        ticket
    }

    /// Lets the null streams of other devices come after a task.
    fn join(&mut self, ticket: &Ticket, joined: &[u64]) {
        for null in joined {
            self.push(*null, Task { waits: Vec::new(), after: vec![ticket.clone()], work: Work::Mark(None) });
        }
    }

    /// Starts a caller's turn in a queue where it is free.
    fn start_turn(&mut self, serial: u64, joined: &[u64]) -> Turn {
        let outcome = self.queues[&serial].fares();
        self.count(serial);
        if !joined.is_empty() {
            let ticket = self.queues[&serial].last();
            self.join(&ticket, joined);
        }
        Turn { serial, outcome }
    }

    /// Looks at the heads of queues that may go on: parks them, makes them runnable, or passes their marks.
    fn advance(&mut self, mut queues: Vec<u64>) {
        while let Some(serial) = queues.pop() {
            let Some(queue) = self.queues.get_mut(&serial) else { continue };
            let Some(head) = queue.tasks.front_mut() else { continue };
            queue.is_held = false;
            queue.parked = None;
            if let Some(ticket) = head.unmet(&queue.core) {
                let (on, number) = (ticket.core.serial, ticket.number);
                queue.parked = Some(ticket.clone());
                queue.hold();
                // A queue with an incomplete ticket is never removed.
                if let Some(other) = self.queues.get_mut(&on) {
                    other.waiters.insert((number, serial));
                }
                continue;
            }
            if matches!(head.work, Work::Run(_) | Work::Call(_) | Work::Kernel(_)) {
                self.turn += 1;
                queue.turn = Some(self.turn);
                self.runnable.insert((queue.priority, self.turn, serial));
                continue;
            }
            let Some(task) = queue.tasks.pop_front() else { continue };
            let fares = queue.fares().and(task.awaited());
            match task.work {
                Work::Until(condition) => {
                    queue.hold();
                    let wait = StreamWait { core: queue.core.clone(), fares, condition };
                    watch::hand_over(Box::new(wait), move |outcome| settle(serial, outcome));
                }
                Work::Turn(turn) => {
                    _ = turn.set(fares);
                    queue.tell();
                }
                Work::Mark(time) => {
                    if let Some(time) = time {
                        _ = time.set(Instant::now());
                    }
                    self.finish(serial, fares, &mut queues);
                }
                Work::Run(_) | Work::Call(_) | Work::Kernel(_) => unreachable!("made runnable above"),
            }
        }
    }

    /// The runnable queue whose head a ticket waits for before all else, if any thread may run it.
    ///
    /// A function of the user's runs on a worker.
    fn next_before(&self, ticket: &Ticket) -> Option<(i32, u64, u64)> {
        if ticket.is_complete() {
            return None;
        }
        let mut queue = self.queues.get(&ticket.core.serial)?;
        // This ends: a head is parked for a ticket that is older than itself.
        while let Some(needed) = &queue.parked {
            queue = self.queues.get(&needed.core.serial)?;
        }
        let is_any_threads = matches!(queue.tasks.front()?.work, Work::Run(_) | Work::Kernel(_));
        queue.turn.filter(|_| is_any_threads).map(|turn| (queue.priority, turn, queue.core.serial))
    }

    /// Takes the next work that a ticket waits for from the workers, if any thread may do it.
    fn take_before(&mut self, ticket: &Ticket) -> Option<u64> {
        let next = self.next_before(ticket)?;
        self.runnable.remove(&next);
        if self.runnable.is_empty() {
            IS_LOOKED_AFTER.store(false, Ordering::Relaxed);
        }
        Some(next.2)
    }

    /// The task of a queue that was under way has ended; those who waited for it are added to `next`.
    fn finish(&mut self, serial: u64, outcome: Outcome, next: &mut Vec<u64>) {
        let Some(queue) = self.queues.get_mut(&serial) else { return };
        let number = queue.core.completed.load(Ordering::Relaxed) + 1;
        if let Err(kind) = outcome
            && queue.core.failure.set((number, kind)).is_ok()
        {
            FAILED.fetch_add(1, Ordering::Release);
        }
        queue.core.completed.store(number, Ordering::Release);
        PENDING.fetch_sub(1, Ordering::Release);
        while let Some(first) = queue.waiters.first().filter(|(needed, _)| *needed <= number) {
            queue.waiters.remove(&first);
            next.push(first.1);
        }
        queue.tell();
        if !queue.is_idle() {
            next.push(serial);
        } else {
            self.busy.remove(&serial);
            self.before_null.remove(&(queue.core.device, serial));
            if queue.destroyed {
                self.remove(serial);
            }
        }
    }

    /// Wakes or starts a worker for each runnable queue, but for `credit` queues that the caller will take.
    fn wake(&mut self, credit: usize) {
        let mut wanted = self.runnable.len().saturating_sub(credit + self.woken);
        while wanted > 0 && self.idle > self.woken {
            WORK.wake_one();
            self.woken += 1;
            wanted -= 1;
        }
        while wanted > 0 && self.workers < workers() && self.start_worker() {
            wanted -= 1;
        }
        if wanted > 0 && self.workers == 0 && !self.is_retried && watch::start() {
            self.is_retried = true;
            watch::hand_over(Box::new(Retry), |_| ());
        }
    }

    fn start_worker(&mut self) -> bool {
        let started = spawn::start(c"anygpu-queue", spawn::STACK_OF_PROGRAMS, worker);
        if started {
            // It begins as one that was told to look for work.
            self.workers += 1;
            self.idle += 1;
            self.woken += 1;
        }
        started
    }
}

/// Returns how many workers may run tasks at a time.
pub fn workers() -> usize {
    const MOST: usize = 4;
    static LIMIT: OnceLock<usize> = OnceLock::new();
    *LIMIT.get_or_init(|| {
        // The standard library's count also reads the cgroups' files: a cancellation point, under the engine's lock.
        // SAFETY: zeros are a set of no processors, into which as many bytes as it has are written.
        let processors = unsafe {
            let mut set: libc::cpu_set_t = std::mem::zeroed();
            match libc::sched_getaffinity(0, size_of_val(&set), &mut set) {
                0 => libc::CPU_COUNT(&set) as usize,
                _ => MOST,
            }
        };
        processors.clamp(1, MOST)
    })
}

fn worker() {
    let mut state = lock();
    loop {
        state.idle -= 1;
        state.woken = state.woken.saturating_sub(1);
        while let Some((_, _, serial)) = state.runnable.pop_first() {
            state = run(state, serial, true);
            state.wake(1);
            if state.workers > workers() {
                // This one was replaced while it was inside a function.
                state.workers -= 1;
                state.wake(0);
                return;
            }
        }
        state.idle += 1;
        state = WORK.wait(state);
    }
}

/// Runs the head of a queue that was runnable, on a worker or on a thread that waits for it. The caller wakes workers for
/// those that are then.
fn run(mut state: MutexGuard<'static, State>, serial: u64, is_worker: bool) -> MutexGuard<'static, State> {
    let Some(queue) = state.queues.get_mut(&serial) else { return state };
    let Some(task) = queue.tasks.pop_front() else { return state };
    queue.turn = None;
    let fares = queue.fares().and(task.awaited());
    let (body, may_block) = match task.work {
        Work::Run(body) => (body, false),
        Work::Call(body) | Work::Kernel(body) => (body, true),
        Work::Mark(_) | Work::Until(_) | Work::Turn(_) => unreachable!("never made runnable"),
    };
    if may_block {
        queue.hold();
    }
    if may_block && is_worker {
        state.workers -= 1;
        state.wake(0);
    }
    drop(state);
    let outer = INSIDE.replace(may_block);
    let outcome = guarded(|| body(fares));
    INSIDE.set(outer);
    let mut state = lock();
    if may_block && is_worker {
        state.workers += 1;
    }
    let mut next = Vec::new();
    state.finish(serial, fares.and(outcome), &mut next);
    state.advance(next);
    state
}

/// Runs work; a panic in it is a failure like any other.
fn guarded(work: impl FnOnce() -> Outcome) -> Outcome {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|payload| {
        // Its destructor may panic as well.
        std::mem::forget(payload);
        Err(Kind::Unknown)
    })
}

/// A stream's wait for a condition, which the stream's failure and the reset of its device end, too.
struct StreamWait {
    core: Arc<Core>,
    fares: Outcome,
    condition: Box<dyn Condition>,
}

impl Condition for StreamWait {
    fn poll(&mut self) -> Option<Outcome> {
        if self.fares.is_err() {
            return Some(self.fares);
        }
        let is_reset = self.core.is_reset.load(Ordering::Acquire);
        self.condition.poll().or(is_reset.then_some(Err(Kind::DeviceFault)))
    }

    fn word(&self) -> Option<&AtomicU32> {
        self.condition.word()
    }
}

/// A worker for the runnable queues, started as soon as the system gives a thread for it.
///
/// All others are inside functions of the user's, which may wait for those queues.
struct Retry;

impl Condition for Retry {
    fn poll(&mut self) -> Option<Outcome> {
        let mut state = lock();
        state.wake(0);
        let is_over = state.workers > 0 || state.runnable.is_empty();
        state.is_retried = !is_over;
        is_over.then_some(Ok(()))
    }
}

/// Ends the task that a queue is at: a condition that was handed over, or a caller's turn.
fn settle(serial: u64, outcome: Outcome) {
    let mut state = lock();
    let mut next = Vec::new();
    state.finish(serial, outcome, &mut next);
    state.advance(next);
    state.wake(0);
}

/// Queues work on a stream, after its null-stream predecessors and after `wait`, with which it fails.
/// OutOfMemory, and nothing is queued, where there is no thread to run it.
pub fn submit(device: i32, stream: Stream, wait: Option<Ticket>, work: Work) -> Result<Ticket> {
    submit_joined(device, stream, &[], wait, work)
}

/// Does so also in the order of the null streams of the devices in `also`.
fn submit_joined(device: i32, stream: Stream, also: &[i32], wait: Option<Ticket>, work: Work) -> Result<Ticket> {
    let (mut state, serial) = lock_with(device, stream)?;
    let joined = state.null_streams(serial, also);
    let threaded = match work {
        Work::Mark(_) | Work::Turn(_) => true,
        Work::Run(_) | Work::Call(_) | Work::Kernel(_) => state.workers > 0 || state.start_worker(),
        Work::Until(_) => watch::start(),
    };
    if !threaded {
        return Err(Kind::OutOfMemory.because("the operating system gives no thread for the streams"));
    }
    let is_kernel = matches!(work, Work::Kernel(_));
    let ticket = state.queue_work(serial, &joined, wait.into_iter().collect(), work);
    if !(is_kernel && is_looked_after()) {
        state.wake(0);
    }
    Ok(ticket)
}

/// The ends of what is queued in a context.
pub fn ends_in(device: i32, context: Context) -> Vec<Ticket> {
    let state = lock();
    let busy = state.busy.iter().map(|serial| &state.queues[&serial]);
    busy.filter(|queue| queue.is_in(device, context)).map(Queue::last).collect()
}

/// Has all streams of a context, later ones too, come after a ticket, each by itself.
pub fn hold(device: i32, context: Context, ticket: &Ticket) {
    let mut state = lock();
    state.null(device);
    let streams = state.queues.values().filter(|queue| !queue.destroyed && queue.is_in(device, context));
    let streams: Vec<u64> = streams.map(|queue| queue.core.serial).collect();
    streams.into_iter().for_each(|serial| state.come_after(serial, ticket));
    state.held.retain(|(_, _, ticket)| !ticket.is_complete());
    state.held.push((device, context, ticket.clone()));
    state.wake(0);
}

/// Threads that look after launches for which no worker was woken.
static LOOKOUTS: AtomicUsize = AtomicUsize::new(0);
/// There may be such a launch. Changed under the lock of `STATE`. Who sets it looks for lookouts then, and a lookout that ends
/// looks here then: one of the two sees the other.
static IS_LOOKED_AFTER: AtomicBool = AtomicBool::new(false);

/// Launches so far. Relaxed: only a hint.
static LAUNCHES: AtomicU64 = AtomicU64::new(0);

/// Leaves a launch to those who look after it.
///
/// Most launches are run by their own thread, which waits for them at once; a worker that is woken takes its processor.
fn is_looked_after() -> bool {
    LAUNCHES.fetch_add(1, Ordering::Relaxed);
    IS_LOOKED_AFTER.store(true, Ordering::SeqCst);
    LOOKOUTS.load(Ordering::SeqCst) > 0
}

/// A thread that looks after launches, while it has nothing else to do.
pub struct Lookout {
    /// Since when there is one.
    since: Cell<Option<Instant>>,
}

impl Lookout {
    /// Begins to look after launches; ends as it is dropped.
    pub fn begin() -> Lookout {
        LOOKOUTS.fetch_add(1, Ordering::SeqCst);
        Lookout { since: Cell::new(None) }
    }

    /// Tells whether anybody looks after launches.
    pub fn is_any() -> bool {
        LOOKOUTS.load(Ordering::Relaxed) > 0
    }

    /// Launches so far: while there are more and more, it is worth to stay.
    pub fn launches(&self) -> u64 {
        LAUNCHES.load(Ordering::Relaxed)
    }

    /// Looks once; wakes a worker where nobody has taken a launch for some microseconds.
    pub fn look(&self) {
        const LONG: Duration = Duration::from_micros(4);
        if !IS_LOOKED_AFTER.load(Ordering::Relaxed) {
            self.since.set(None);
        } else if self.since.get().is_none_or(|since| since.elapsed() < LONG) {
            self.since.set(self.since.get().or_else(|| Some(Instant::now())));
        } else {
            self.since.set(None);
            wake_for_launches();
        }
    }
}

impl Drop for Lookout {
    fn drop(&mut self) {
        LOOKOUTS.fetch_sub(1, Ordering::SeqCst);
        if IS_LOOKED_AFTER.load(Ordering::SeqCst) {
            wake_for_launches();
        }
    }
}

fn wake_for_launches() {
    let mut state = lock();
    IS_LOOKED_AFTER.store(false, Ordering::Relaxed);
    state.wake(0);
}

/// Returns the stream's latest ticket if new work has nothing to wait for: then the caller may do it.
pub fn idle(device: i32, stream: Stream) -> Result<Option<Ticket>> {
    let (state, serial) = lock_with(device, stream)?;
    Ok(state.is_free(serial, &[]).then(|| state.queues[&serial].last()))
}

/// Returns the queued work that new work of the stream comes after.
pub fn past(device: i32, stream: Stream) -> Result<Past> {
    let (state, serial) = lock_with(device, stream)?;
    let mut tasks = state.queues[&serial].past.clone();
    note_past(&mut tasks, &state.implied(serial));
    Ok(Past { serial, tasks })
}

/// Tells whether new work of the stream, and of the null streams in `also`, has something to wait for.
pub fn is_busy(device: i32, stream: Stream, also: &[i32]) -> Result<bool> {
    let (mut state, serial) = lock_with(device, stream)?;
    let joined = state.null_streams(serial, also);
    Ok(!state.is_free(serial, &joined))
}

/// Tells whether the stream itself has nothing to do, whatever its new work would come after.
pub fn is_empty(device: i32, stream: Stream) -> Result<bool> {
    if nothing_to_do() {
        return Ok(true);
    }
    let (state, serial) = lock_with(device, stream)?;
    Ok(state.queues[&serial].is_idle())
}

/// The stream's failure, if one of its tasks has failed.
pub fn check_failure(device: i32, stream: Stream) -> Result<()> {
    if FAILED.load(Ordering::Acquire) == 0 {
        return Ok(());
    }
    let (state, serial) = lock_with(device, stream)?;
    Ok(state.queues[&serial].fares()?)
}

/// A caller's turn in a stream: what it does until this is dropped is in the stream's order.
#[must_use]
pub struct Turn {
    serial: u64,
    outcome: Outcome,
}

impl Drop for Turn {
    fn drop(&mut self) {
        settle(self.serial, self.outcome);
    }
}

/// Waits for the caller's turn in the stream, and in the null streams of the devices in `also`. Their failure, if one
/// has failed.
pub fn take_turn(device: i32, stream: Stream, also: &[i32]) -> Result<Turn> {
    check_may_wait()?;
    let (mut state, serial) = lock_with(device, stream)?;
    let joined = state.null_streams(serial, also);
    let turn = if state.is_free(serial, &joined) {
        let turn = state.start_turn(serial, &joined);
        drop(state);
        turn
    } else {
        let granted = Arc::new(OnceLock::new());
        let ticket = state.queue_work(serial, &joined, Vec::new(), Work::Turn(granted.clone()));
        Turn { serial, outcome: ticket.work_until(state, || granted.get().copied()) }
    };
    turn.outcome?;
    Ok(turn)
}

/// The caller's turn, as by [`take_turn`], if nothing is before it.
fn turn_at_once(device: i32, stream: Stream, also: &[i32]) -> Result<Option<Turn>> {
    let (mut state, serial) = lock_with(device, stream)?;
    let joined = state.null_streams(serial, also);
    Ok(state.is_free(serial, &joined).then(|| state.start_turn(serial, &joined)))
}

/// Sleeps while the stream has too much queued, so that fast callers do not fill the memory. Not where the stream
/// itself waits: what it waits for may be for the caller to do.
pub fn make_room(device: i32, stream: Stream) -> Result<()> {
    const DEEP: usize = 1024;
    if INSIDE.get() || nothing_to_do() {
        return Ok(());
    }
    let (mut state, serial) = lock_with(device, stream)?;
    let core = state.queues[&serial].core.clone();
    while state.queues.get(&serial).is_some_and(|queue| queue.tasks.len() >= DEEP && !queue.is_held) {
        state = core.changed.wait(state);
    }
    Ok(())
}

/// Blocks the caller until a condition has ended; a reset of the device ends the wait too.
pub fn wait(device: i32, condition: Box<dyn Condition>) -> Result<()> {
    check_may_wait()?;
    let core = {
        let (state, serial) = lock_with(device, Stream::NULL)?;
        state.queues[&serial].core.clone()
    };
    let mut wait = StreamWait { core, fares: Ok(()), condition };
    Ok(watch::wait(&mut wait, None)?)
}

/// Waits for what comes before new work of the null stream. The stream's failure, if it has failed.
fn synchronize_null(device: i32, stream: Stream) -> Result<()> {
    if nothing_to_do() {
        return Ok(());
    }
    let (last, implied) = {
        let (state, serial) = lock_with(device, stream)?;
        (state.queues[&serial].last(), state.implied(serial))
    };
    wait_all(&implied);
    Ok(last.block()?)
}

/// Blocks until the work queued on the stream is done; on the null stream, that of blocking streams too.
pub fn synchronize(device: i32, stream: Stream) -> Result<()> {
    check_may_wait()?;
    if stream.is_default() {
        return synchronize_null(device, stream);
    }
    if nothing_to_do() {
        return check(stream);
    }
    let last = {
        let (state, serial) = lock_with(device, stream)?;
        state.queues[&serial].last()
    };
    Ok(last.block()?)
}

/// NotReady where [`synchronize`] would block.
pub fn query(device: i32, stream: Stream) -> Result<()> {
    if nothing_to_do() {
        return check(stream);
    }
    let (state, serial) = lock_with(device, stream)?;
    if stream.is_default() && !state.implied(serial).is_empty() {
        return Err(Kind::NotReady.into());
    }
    Ok(state.queues[&serial].last().outcome().unwrap_or(Err(Kind::NotReady))?)
}

/// Tells whether no stream has work and none has failed: the usual case, known without the lock.
pub fn nothing_to_do() -> bool {
    PENDING.load(Ordering::Acquire) == 0 && FAILED.load(Ordering::Acquire) == 0
}

/// Waits for tickets, for their order only.
fn wait_all(tickets: &[Ticket]) {
    for ticket in tickets {
        _ = ticket.block();
    }
}

/// NotPermitted in a function called by a stream: it holds up its stream, which others may wait for.
pub fn check_may_wait() -> Result<()> {
    if INSIDE.get() {
        return Err(Kind::NotPermitted.because("a function called by a stream cannot wait for streams or events"));
    }
    Ok(())
}

/// Has this thread always do streams' work, which cannot wait for streams.
pub fn stay_inside() {
    INSIDE.set(true);
}

/// Creates a stream.
pub fn create(device: i32, flags: StreamFlags, priority: i32) -> Stream {
    let context = contexts::of_new_object(device);
    let mut state = lock();
    let serial = state.create(device, Role::Created, flags, priority);
    if let Some(queue) = state.queues.get_mut(&serial) {
        queue.context = Some(context);
    }
    state.hold_new(serial);
    Stream(serial::handle(serial::STREAM, serial))
}

/// Destroys a created stream; what is queued on it is still done.
pub fn destroy(stream: Stream) -> Result<()> {
    if stream.is_predefined() {
        return Err(Kind::InvalidHandle.because("a predefined stream cannot be destroyed"));
    }
    let (mut state, serial) = lock_with(0, stream)?;
    state.retire(serial);
    Ok(())
}

/// Returns the context that a stream was created in; `None` for the predefined ones.
pub fn context(stream: Stream) -> Result<Option<Context>> {
    if stream.is_predefined() {
        return Ok(None);
    }
    let (state, serial) = lock_with(0, stream)?;
    Ok(state.queues[&serial].context)
}

/// Returns the device, flags and priority of a stream.
pub fn describe(device: i32, stream: Stream) -> Result<(i32, StreamFlags, i32)> {
    if stream.is_predefined() {
        return Ok((device, StreamFlags::empty(), 0));
    }
    let (state, serial) = lock_with(device, stream)?;
    let queue = &state.queues[&serial];
    Ok((queue.core.device, queue.flags, queue.priority))
}

/// Does work of this library in the order of the stream and of other devices' null streams.
///
/// `also` names those devices. The work is done at once where possible and `at_once` allows it, else queued; not if one
/// of the streams has failed.
pub fn run_in_order(
    device: i32,
    stream: Stream,
    also: &[i32],
    at_once: bool,
    work: impl FnOnce() + Send + 'static,
) -> Result<()> {
    if at_once && let Some(turn) = turn_at_once(device, stream, also)? {
        if turn.outcome.is_ok() {
            work();
        }
        return Ok(());
    }
    let body = move |fares: Outcome| {
        if fares.is_ok() {
            work();
        }
        fares
    };
    submit_joined(device, stream, also, None, Work::Run(Box::new(body))).map(drop)
}

/// Does a task of this library in the stream's order, even if the stream has failed.
pub fn enqueue(device: i32, stream: Stream, task: impl FnOnce() + Send + 'static) -> Result<()> {
    if let Some(_turn) = turn_at_once(device, stream, &[])? {
        task();
        return Ok(());
    }
    let body: Body = Box::new(move |_| {
        task();
        Ok(())
    });
    submit(device, stream, None, Work::Run(body)).map(drop)
}

/// Returns the number of a stream's queue, and whether it is ordered with the null stream.
pub fn identify(device: i32, stream: Stream) -> Result<(u64, bool)> {
    let (state, serial) = lock_with(device, stream)?;
    Ok((serial, state.queues[&serial].is_blocking()))
}

/// Tells whether a queue takes work.
pub fn exists(serial: u64) -> bool {
    lock().queues.get(&serial).is_some_and(|queue| !queue.destroyed)
}

/// InvalidHandle unless the stream is predefined or live.
pub fn check(stream: Stream) -> Result<()> {
    device_of(0, stream).map(drop)
}

/// Returns the device of a stream, which is `device` for the predefined ones.
pub fn device_of(device: i32, stream: Stream) -> Result<i32> {
    if stream.is_predefined() {
        return Ok(device);
    }
    let live = THREAD_STREAMS.try_with(|thread| thread.live.get()).ok().flatten();
    if let Some((_, device, _)) =
        live.filter(|(live, _, ended)| *live == stream && *ended == ENDED.load(Ordering::Acquire))
    {
        return Ok(device);
    }
    let (state, serial) = lock_with(0, stream)?;
    let (device, ended) = (state.queues[&serial].core.device, ENDED.load(Ordering::Relaxed));
    drop(state);
    _ = THREAD_STREAMS.try_with(|thread| thread.live.set(Some((stream, device, ended))));
    Ok(device)
}

/// Tells whether no work is queued on any stream of any device: each may reach the memory of the others.
pub fn is_idle() -> bool {
    PENDING.load(Ordering::Acquire) == 0
}

/// Blocks until what was queued on all devices is done, however it ended. NotPermitted, without waiting, in a function
/// called by a stream.
pub fn wait_idle() -> Result<()> {
    check_may_wait()?;
    wait_for(|_| true);
    Ok(())
}

fn wait_for(matches: impl Fn(&Queue) -> bool) {
    if is_idle() {
        return;
    }
    let tickets: Vec<Ticket> = {
        let state = lock();
        let busy = state.busy.iter().map(|serial| &state.queues[&serial]);
        busy.filter(|queue| matches(queue)).map(Queue::last).collect()
    };
    wait_all(&tickets);
}

/// Blocks until the work queued on the device is done; returns the first failure of its streams.
pub fn drain_device(device: i32) -> Result<()> {
    check_may_wait()?;
    wait_for(|queue| queue.core.device == device);
    if FAILED.load(Ordering::Acquire) == 0 {
        return Ok(());
    }
    let state = lock();
    let of_device = state.queues.values().filter(|queue| queue.core.device == device);
    match of_device.filter_map(|queue| queue.core.failure.get()).next() {
        Some((_, kind)) => Err((*kind).into()),
        None => Ok(()),
    }
}

/// Destroys all streams of the device, ends their waits, and blocks until the rest of their work is done.
///
/// Streams of other devices go on: those that wait for a stream of this one go on, or fail, when that has ended.
pub fn reset_device(device: i32) -> Result<()> {
    check_may_wait()?;
    end_streams(|owner, _| owner.device == device);
    Ok(())
}

/// Ends streams, by their owners and whether they are predefined: no wait in them goes on, all else is done. The caller may
/// wait.
pub fn end_streams(is_ended: impl Fn(&Owner, bool) -> bool) {
    let mut state = lock();
    state.held.retain(|(device, context, _)| {
        let owner = Owner { device: *device, context: *context, serial: 0 };
        !is_ended(&owner, false)
    });
    let is_ended = |queue: &&Queue| is_ended(&queue.owner(), queue.role != Role::Created);
    let ended: Vec<Ticket> = state.queues.values().filter(is_ended).map(Queue::last).collect();
    // All before any goes on: they wait for each other.
    ended.iter().for_each(|ticket| ticket.core.is_reset.store(true, Ordering::Release));
    for ticket in &ended {
        let serial = ticket.core.serial;
        state.null.retain(|_, null| *null != serial);
        state.orphans.retain(|_, orphan| *orphan != serial);
        state.unpark(serial);
        let is_created = state.queues.get(&serial).is_some_and(|queue| queue.role == Role::Created);
        state.retire(serial);
        if is_created {
            serial::note_ended(serial);
        }
    }
    state.wake(0);
    drop(state);
    wait_all(&ended);
}

#[cfg(test)]
mod tests;
