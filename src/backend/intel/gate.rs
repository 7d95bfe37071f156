// SPDX-License-Identifier: MIT OR Apache-2.0
//! Operations that a stream comes to later: what waits for others, functions of the host, and the work behind them.
//!
//! The watching thread polls the oldest one of each stream, and gives the work behind it to the list. So no thread of the driver
//! is blocked, nor the one that queues a wait, and no list holds up another.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::stream::{Queue, Signal, Work};
use super::{INTEL, Intel, back_end};
use crate::gpu::{Address, Comparison, HostFunction, Kind, Memory, MemoryKind, Result, StreamFlags, Width};
use crate::os::inside;
use crate::os::lock::lock;
use crate::os::{process, spawn};
use crate::share::register::close_soon;
use crate::share::watch::{self, Condition, Outcome};

/// Work that is given to a list.
pub type Append = Box<dyn FnOnce(&'static Intel, usize) -> Result<()> + Send>;

/// An operation of a stream.
pub enum Operation {
    /// Work of the list.
    Work(Append),
    /// A wait of the host.
    Gate(Box<dyn Condition>),
    /// A function of the host, behind the work before.
    Call(HostFunction),
    /// One that has been called; true once it has returned.
    Running(Arc<AtomicBool>),
}

/// Streams and room of this library's own.
#[derive(Default)]
pub struct Gates {
    readers: Mutex<Vec<Reader>>,
    /// True once memory was not closed because a stream waits. Relaxed: it orders nothing.
    is_put_off: AtomicBool,
}

/// Set at exit: what is kept back stays so. Relaxed: it orders nothing.
static ENDED: AtomicBool = AtomicBool::new(false);

/// True at exit, when nobody is told of anything any more.
pub fn has_ended() -> bool {
    ENDED.load(Ordering::Relaxed)
}

/// Adds an operation that the watching thread comes to.
pub fn watch(queue: &Arc<Queue>, work: &mut Work, operation: Operation) -> Result<()> {
    if !watch::start() {
        return Err(Kind::OutOfMemory.because("the operating system gives no thread that waits for others"));
    }
    register_exit_handler();
    work.queued += 1;
    work.backlog.push_back(operation);
    if !std::mem::replace(&mut work.is_watched, true) {
        watch::hand_over(Box::new(Runner(queue.clone())), |_| ());
    }
    Ok(())
}

impl Intel {
    /// Queues a wait for a condition on a stream. What follows runs even if it fails, but the stream has failed then.
    pub(super) fn wait_until(&self, queue: &Arc<Queue>, condition: Box<dyn Condition>) -> Result<()> {
        self.add(queue, Operation::Gate(condition)).map(drop)
    }

    /// Has a function called behind the work of a stream, and before what follows.
    pub(super) fn call_behind(&self, queue: &Arc<Queue>, function: HostFunction) -> Result<()> {
        // It comes after what precedes it on other streams.
        self.submit(queue, |_, _| Ok(()))?;
        self.add(queue, Operation::Call(function)).map(drop)
    }

    /// Has a function called, which does not block, once a signal is there. What follows does not wait for it, but a program that
    /// waits for the stream does. Those of a stream are called in their order.
    pub(super) fn tell_behind(&self, signal: Arc<Signal>, tell: impl FnOnce(Outcome) + Send + 'static) -> Result<()> {
        if !watch::start() {
            return Err(Kind::OutOfMemory.because("the operating system gives no thread that waits for others"));
        }
        register_exit_handler();
        let queue = signal.queue.clone();
        let tells = &mut *lock(&queue.tells);
        tells.count += 1;
        tells.waiting.push_back((signal, Box::new(tell)));
        if !std::mem::replace(&mut tells.is_watched, true) {
            watch::hand_over(Box::new(Teller(queue.clone())), |_| ());
        }
        Ok(())
    }

    /// Lets a stream wait for a value.
    pub(super) fn wait_for_value(&self, queue: &Arc<Queue>, address: Address, wanted: Wanted) -> Result<()> {
        let info = self.pointer_info(address)?;
        self.submit(queue, |_, _| Ok(()))?;
        if info.is_some_and(|info| matches!(info.kind, MemoryKind::Device | MemoryKind::Pool)) {
            let reader = self.new_reader(queue.device)?;
            let condition = ValueOnDevice { reader, address: address.0, wanted, is_reading: false };
            return self.wait_until(queue, Box::new(condition));
        }
        self.wait_until(queue, Box::new(ValueOnHost { address: address.0, wanted }))
    }

    fn new_reader(&self, device: i32) -> Result<Reader> {
        let known = {
            let readers = &mut *lock(&self.gates.readers);
            let index = readers.iter().position(|reader| reader.queue.device == device);
            index.map(|index| readers.swap_remove(index))
        };
        if let Some(reader) = known {
            return Ok(reader);
        }
        let queue = self.new_queue(device, StreamFlags::NON_BLOCKING, 0, false)?;
        Ok(Reader { queue, room: self.new_host_memory(size_of::<u64>())? })
    }

    /// Runs what closes memory, which waits for streams, while none waits for others. False where one does: it is not run.
    pub(super) fn close_without_waits(&self, close: &mut dyn FnMut()) -> bool {
        if self.all_queues().iter().any(|queue| lock(&queue.work).is_watched) {
            self.gates.is_put_off.store(true, Ordering::Relaxed);
            return false;
        }
        close();
        true
    }

    /// Ends all waits of a device in failure: what waits for them must end.
    pub(super) fn end_waits(&self, device: i32) {
        for queue in self.all_queues().iter().filter(|queue| queue.device == device) {
            let work = &mut *lock(&queue.work);
            for operation in &mut work.backlog {
                if let Operation::Gate(condition) = operation {
                    queue.fail();
                    *condition = Box::new(Over);
                }
            }
        }
    }
}

/// A wait that is over.
struct Over;

impl Condition for Over {
    fn poll(&mut self) -> Option<Outcome> {
        Some(Ok(()))
    }
}

/// A wait for a list to have a signal.
pub struct Issued(pub Arc<Signal>);

impl Condition for Issued {
    fn poll(&mut self) -> Option<Outcome> {
        self.0.is_issued().then_some(Ok(()))
    }
}

/// A wait for a signal; its outcome is the stream's.
pub struct Signalled(pub Arc<Signal>);

impl Condition for Signalled {
    fn poll(&mut self) -> Option<Outcome> {
        if ENDED.load(Ordering::Relaxed) {
            return None;
        }
        match back_end().and_then(|intel| intel.is_signalled(&self.0)) {
            Ok(true) => Some(self.0.queue.outcome()),
            Ok(false) => None,
            Err(error) => Some(Err(error.kind())),
        }
    }
}

/// The condition that tells others of a stream's work.
struct Teller(Arc<Queue>);

impl Condition for Teller {
    fn poll(&mut self) -> Option<Outcome> {
        loop {
            let next = {
                let tells = &mut *lock(&self.0.tells);
                tells.is_watched = !tells.waiting.is_empty();
                tells.waiting.front().map(|(signal, _)| signal.clone())
            };
            let Some(signal) = next else { return Some(Ok(())) };
            let outcome = Signalled(signal).poll()?;
            let told = lock(&self.0.tells).waiting.pop_front();
            if let Some((_, tell)) = told {
                tell(outcome);
            }
            self.0.told.fetch_add(1, Ordering::Release);
        }
    }
}

/// The condition that comes to the operations of a stream.
struct Runner(Arc<Queue>);

impl Condition for Runner {
    fn poll(&mut self) -> Option<Outcome> {
        let queue = &self.0;
        let Ok(intel) = back_end() else { return Some(Err(Kind::Unknown)) };
        loop {
            if ENDED.load(Ordering::Relaxed) {
                return None;
            }
            let work = &mut *lock(&queue.work);
            match work.backlog.front_mut() {
                None => {
                    work.is_watched = false;
                    if intel.gates.is_put_off.swap(false, Ordering::Relaxed) {
                        close_soon();
                    }
                    return Some(Ok(()));
                }
                Some(Operation::Gate(condition)) => {
                    if let Err(kind) = condition.poll()? {
                        queue.fail();
                        crate::os::logger::error(format_args!(
                            "a wait failed ({kind:?}): the work behind it runs without"
                        ));
                    }
                }
                Some(Operation::Running(has_returned)) => {
                    if !has_returned.load(Ordering::Acquire) {
                        return None;
                    }
                }
                Some(Operation::Call(_)) => {
                    match intel.is_done(queue, work) {
                        Ok(true) => {}
                        Ok(false) => return None,
                        Err(_) => queue.fail(),
                    }
                    let has_returned = Arc::new(AtomicBool::new(false));
                    let running = Operation::Running(has_returned.clone());
                    if let Some(Operation::Call(function)) = work.backlog.pop_front() {
                        work.backlog.push_front(running);
                        start_call(Call { function, has_returned });
                    }
                    return None;
                }
                Some(Operation::Work(_)) => {}
            }
            if let Some(Operation::Work(append)) = work.backlog.pop_front()
                && let Err(error) = append(intel, queue.list)
            {
                queue.fail();
                crate::os::logger::error(format_args!("work that was queued failed: {error}"));
            }
            queue.issue();
        }
    }
}

/// A function of the host, and what it tells by its return.
struct Call {
    function: HostFunction,
    has_returned: Arc<AtomicBool>,
}

/// Calls a function in a thread of its own: it may wait for what functions of other streams do.
fn start_call(call: Call) {
    /// Calls whose thread has not begun; each thread takes one. Locked for moments.
    static NEW: Mutex<Vec<Call>> = Mutex::new(Vec::new());
    fn run() {
        let next = lock(&NEW).pop();
        if let Some(Call { function, has_returned }) = next {
            // The panic hook has logged a panic; no caller could receive it.
            _ = inside::called_back(|| catch_unwind(AssertUnwindSafe(function)));
            has_returned.store(true, Ordering::Release);
        }
    }
    lock(&NEW).push(call);
    if !spawn::start(c"anygpu-call", spawn::STACK, run) {
        // The watching thread itself, then: better late than never.
        run();
    }
}

/// The comparison that a wait is for.
pub struct Wanted {
    /// The value's size.
    pub width: Width,
    /// The value that is compared with.
    pub value: u64,
    /// The bits that are compared.
    pub mask: u64,
    /// The comparison.
    pub comparison: Comparison,
}

impl Wanted {
    fn is_met(&self, found: u64) -> bool {
        self.comparison.holds(self.width, found, self.value, self.mask)
    }

    fn bytes(&self) -> usize {
        if self.width == Width::Bits64 { 8 } else { 4 }
    }

    /// Reads a value of this width.
    ///
    /// # Safety
    /// The memory lives, and is aligned.
    unsafe fn read(&self, address: usize) -> u64 {
        let pointer = std::ptr::with_exposed_provenance_mut::<u64>(address);
        // SAFETY: as promised by the caller.
        unsafe {
            match self.width {
                Width::Bits32 => AtomicU32::from_ptr(pointer.cast()).load(Ordering::Acquire).into(),
                Width::Bits64 => AtomicU64::from_ptr(pointer).load(Ordering::Acquire),
            }
        }
    }
}

/// A value in memory that the host reads.
struct ValueOnHost {
    address: usize,
    wanted: Wanted,
}

impl Condition for ValueOnHost {
    fn poll(&mut self) -> Option<Outcome> {
        // SAFETY: the caller of the hub has promised that the memory lives while a stream waits for it.
        let found = unsafe { self.wanted.read(self.address) };
        self.wanted.is_met(found).then_some(Ok(()))
    }
}

/// A stream of this library's own, and room for the value that it copies to the host.
struct Reader {
    queue: Arc<Queue>,
    room: usize,
}

/// A value in a device's memory, which is copied to the host again and again.
struct ValueOnDevice {
    reader: Reader,
    address: usize,
    wanted: Wanted,
    is_reading: bool,
}

impl Condition for ValueOnDevice {
    fn poll(&mut self) -> Option<Outcome> {
        let Ok(intel) = back_end() else { return Some(Err(Kind::Unknown)) };
        let Reader { queue, room } = &self.reader;
        if self.is_reading {
            match intel.is_idle(queue) {
                Ok(true) => {}
                Ok(false) => return None,
                Err(error) => return Some(Err(error.kind())),
            }
            self.is_reading = false;
            // SAFETY: the room is this reader's.
            if self.wanted.is_met(unsafe { self.wanted.read(*room) }) {
                return Some(Ok(()));
            }
        }
        let (room, address, bytes) = (*room, self.address, self.wanted.bytes());
        let read = intel.submit(queue, move |intel, list| intel.append_copy(list, room, address, bytes));
        self.is_reading = true;
        read.err().map(|error| Err(error.kind()))
    }
}

impl Drop for ValueOnDevice {
    fn drop(&mut self) {
        let Reader { queue, room } = &self.reader;
        if let Some(intel) = INTEL.get()
            && !self.is_reading
        {
            lock(&intel.gates.readers).push(Reader { queue: queue.clone(), room: *room });
        }
    }
}

/// Registers a handler that ends the giving of work at exit, when the driver ends.
fn register_exit_handler() {
    /// Relaxed: the swap alone decides which thread registers the handler.
    static REGISTERED: AtomicBool = AtomicBool::new(false);
    if !REGISTERED.swap(true, Ordering::Relaxed) {
        // SAFETY: the function stays where it is: the library is never unloaded.
        unsafe { libc::atexit(end_at_exit) };
    }
}

extern "C" fn end_at_exit() {
    if !process::is_forked() {
        ENDED.store(true, Ordering::Relaxed);
    }
}
