// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream waits for what no command list waits for: semaphores, other processes' events, and comparisons that lists lack.
//!
//! The list waits for a word of the host's memory. The watching thread polls the conditions, one of a stream after the other, and
//! raises the word. So no thread of the driver is blocked, nor the one that queues a wait.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::stream::Queue;
use super::{INTEL, Intel, back_end, convert};
use crate::gpu::{Address, Comparison, Kind, Memory, MemoryKind, Result, StreamFlags, Width};
use crate::os::lock::lock;
use crate::os::process;
use crate::share::watch::{self, Condition, Outcome};

/// Bytes of memory that words are taken of.
const CHUNK: usize = 4096;

/// The words that no stream waits for, with the number that was last waited for in each.
#[derive(Default)]
pub struct Gates {
    spare: Mutex<Vec<(Word, u64)>>,
    /// Streams that values are read by.
    readers: Mutex<Vec<Reader>>,
    /// The streams that wait; those that were destroyed meanwhile, too.
    waiting: Mutex<Vec<Arc<Queue>>>,
}

/// Four bytes of the host's memory that lists wait for: those of many GPUs wait for no more. Its value only grows, so that a list
/// which waits for a number is never blocked by a later wait.
#[derive(Clone, Copy)]
struct Word(usize);

impl Word {
    fn raise(self, value: u64) {
        let pointer = std::ptr::with_exposed_provenance_mut(self.0);
        // SAFETY: the memory was allocated by this file for its words, and is never freed.
        unsafe { AtomicU32::from_ptr(pointer) }.fetch_max(value as u32, Ordering::Release);
    }
}

/// The waits of one stream.
#[derive(Default)]
pub struct Gate {
    word: Option<Word>,
    /// The number that the last wait is for.
    queued: u64,
    waits: VecDeque<(u64, Box<dyn Condition>)>,
    /// True while the watching thread has a condition of the stream.
    is_watched: bool,
}

impl Gate {
    /// True if the stream waits for nothing.
    pub fn is_empty(&self) -> bool {
        self.waits.is_empty() && !self.is_watched
    }
}

impl Intel {
    fn new_word(&self) -> Result<(Word, u64)> {
        if let Some(spare) = lock(&self.gates.spare).pop() {
            return Ok(spare);
        }
        let start = self.new_host_memory(CHUNK)?;
        // SAFETY: as many bytes were just allocated, which the host reaches.
        unsafe { std::ptr::with_exposed_provenance_mut::<u8>(start).write_bytes(0, CHUNK) };
        // A line of the cache each.
        let mut words = (start..start + CHUNK).step_by(64).map(|address| (Word(address), 0));
        let first = words.next();
        lock(&self.gates.spare).extend(words);
        first.ok_or_else(|| Kind::Unknown.into())
    }

    /// Queues a wait for a condition on a stream. What follows runs even if it fails, but the stream has failed then.
    pub(super) fn wait_until(&self, queue: &Arc<Queue>, condition: Box<dyn Condition>) -> Result<()> {
        if !watch::start() {
            return Err(Kind::OutOfMemory.because("the operating system gives no thread that waits for others"));
        }
        register_exit_handler();
        // The lock of the list is held while the wait is added, so that waits have the order of the list.
        let mut work = self.begin(queue)?;
        let mut gate = lock(&queue.gate);
        if gate.word.is_none() {
            let (word, queued) = self.new_word()?;
            (gate.word, gate.queued) = (Some(word), queued);
        }
        let Some(word) = gate.word else { return Err(Kind::Unknown.into()) };
        let value = gate.queued + 1;
        work.queued += 1;
        self.append_value_wait(queue.list, word.0, Width::Bits32, (convert::AT_LEAST, value))?;
        gate.queued = value;
        gate.waits.push_back((value, condition));
        if !std::mem::replace(&mut gate.is_watched, true) {
            lock(&self.gates.waiting).push(queue.clone());
            watch::hand_over(Box::new(Lookout { queue: queue.clone(), current: None }), |_| ());
        }
        Ok(())
    }

    /// Waits for a comparison that lists do not have, by the host, which reads the value.
    pub(super) fn wait_by_host(
        &self,
        queue: &Arc<Queue>,
        address: Address,
        width: Width,
        value: u64,
        mask: u64,
        comparison: Comparison,
    ) -> Result<()> {
        let wanted = Wanted { width, value, mask, comparison };
        let info = self.pointer_info(address)?;
        if info.is_some_and(|info| matches!(info.kind, MemoryKind::Device | MemoryKind::Pool)) {
            let reader = self.new_reader(queue.device)?;
            let condition = ValueOnDevice { reader, address: address.0, wanted, is_reading: false };
            return self.wait_until(queue, Box::new(condition));
        }
        self.wait_until(queue, Box::new(ValueOnHost { address: address.0, wanted }))
    }

    fn new_reader(&self, device: i32) -> Result<Reader> {
        if let Some(index) = lock(&self.gates.readers).iter().position(|reader| reader.queue.device == device) {
            return Ok(lock(&self.gates.readers).swap_remove(index));
        }
        let queue = self.new_queue(device, StreamFlags::NON_BLOCKING, 0, false)?;
        Ok(Reader { queue, room: self.new_word()?.0 })
    }

    /// Ends all waits of a device, or of all, in failure: what waits for them must end.
    pub(super) fn end_waits(&self, device: Option<i32>) {
        let waiting = lock(&self.gates.waiting).clone();
        for queue in waiting.iter().filter(|queue| device.is_none_or(|device| queue.device == device)) {
            let mut gate = lock(&queue.gate);
            if gate.is_empty() {
                continue;
            }
            queue.fail();
            gate.waits.clear();
            gate.word.into_iter().for_each(|word| word.raise(gate.queued));
        }
    }
}

/// The comparison that a wait is for.
struct Wanted {
    width: Width,
    value: u64,
    mask: u64,
    comparison: Comparison,
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
    room: Word,
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
            // SAFETY: the word has eight bytes, and is this reader's.
            if self.wanted.is_met(unsafe { self.wanted.read(room.0) }) {
                return Some(Ok(()));
            }
        }
        let read = intel.submit(queue, |list| intel.append_copy(list, room.0, self.address, self.wanted.bytes()));
        self.is_reading = true;
        read.err().map(|error| Err(error.kind()))
    }
}

impl Drop for ValueOnDevice {
    fn drop(&mut self) {
        let Reader { queue, room } = &self.reader;
        if let Ok(intel) = back_end()
            && !self.is_reading
        {
            lock(&intel.gates.readers).push(Reader { queue: queue.clone(), room: *room });
        }
    }
}

/// The condition that polls the waits of a stream.
struct Lookout {
    queue: Arc<Queue>,
    /// The oldest wait.
    current: Option<(u64, Box<dyn Condition>)>,
}

impl Condition for Lookout {
    fn poll(&mut self) -> Option<Outcome> {
        loop {
            let outcome = match &mut self.current {
                Some((_, condition)) => Some(condition.poll()?),
                None => None,
            };
            let mut gate = lock(&self.queue.gate);
            if let (Some(Err(kind)), Some(_)) = (outcome, &self.current) {
                self.queue.fail();
                crate::os::logger::error(format_args!("a wait failed ({kind:?}): the work behind it runs without"));
            }
            if let (Some((value, _)), Some(word)) = (self.current.take(), gate.word) {
                word.raise(value);
            }
            self.current = gate.waits.pop_front();
            if self.current.is_none() {
                gate.is_watched = false;
                let (word, queued) = (gate.word.take(), gate.queued);
                drop(gate);
                if let Some(intel) = INTEL.get() {
                    // One that was raised very often is not used again.
                    let is_fresh = queued < u64::from(u32::MAX / 2);
                    lock(&intel.gates.spare).extend(word.filter(|_| is_fresh).map(|word| (word, queued)));
                    lock(&intel.gates.waiting).retain(|queue| !Arc::ptr_eq(queue, &self.queue));
                }
                return Some(Ok(()));
            }
        }
    }

    fn word(&self) -> Option<&AtomicU32> {
        self.current.as_ref().and_then(|(_, condition)| condition.word())
    }
}

/// Registers a handler that ends all waits at exit, since the driver's own waits for its lists.
fn register_exit_handler() {
    /// Relaxed: the swap alone decides which thread registers the handler.
    static REGISTERED: AtomicBool = AtomicBool::new(false);
    if !REGISTERED.swap(true, Ordering::Relaxed) {
        // SAFETY: the function stays where it is: the library is never unloaded.
        unsafe { libc::atexit(release_at_exit) };
    }
}

extern "C" fn release_at_exit() {
    if let Some(intel) = INTEL.get().filter(|_| !process::is_forked()) {
        intel.end_waits(None);
    }
}
