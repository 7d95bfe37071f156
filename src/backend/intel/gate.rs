// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream waits for what no command list waits for: semaphores, other processes' events, and comparisons that lists lack.
//!
//! The list waits for a word of the host's memory. The watching thread polls the conditions, one of a stream after the other, and
//! raises the word. So no thread of the driver is blocked, nor the one that queues a wait.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::stream::Queue;
use super::{INTEL, Intel, convert};
use crate::gpu::{Address, Comparison, Kind, Memory, MemoryKind, Result, Width};
use crate::os::lock::lock;
use crate::os::process;
use crate::share::watch::{self, Condition, Outcome};

/// Bytes of memory that words are taken of.
const CHUNK: usize = 4096;

/// The words that no stream waits for, with the number that was last waited for in each.
#[derive(Default)]
pub struct Gates {
    spare: Mutex<Vec<(Word, u64)>>,
    /// The streams that wait; those that were destroyed meanwhile, too.
    waiting: Mutex<Vec<Arc<Queue>>>,
}

/// Eight bytes of the host's memory that lists wait for. Its value only grows, so that a list which waits for a number is never
/// blocked by a later wait.
#[derive(Clone, Copy)]
struct Word(usize);

impl Word {
    fn raise(self, value: u64) {
        let pointer = std::ptr::with_exposed_provenance_mut(self.0);
        // SAFETY: the memory was allocated by this file for its words, and is never freed.
        unsafe { AtomicU64::from_ptr(pointer) }.fetch_max(value, Ordering::Release);
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
        self.append_value_wait(queue.list, word.0, Width::Bits64, (convert::AT_LEAST, value))?;
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
        let info = self.pointer_info(address)?;
        if info.is_some_and(|info| info.kind == MemoryKind::Device) {
            return Err(Kind::Unsupported.because(
                "Intel's command lists wait for equality, and for numbers of less than half the range to be reached; other \
                 waits need the value in memory that the host reads: pinned, registered or managed",
            ));
        }
        self.wait_until(queue, Box::new(Value { address: address.0, width, value, mask, comparison }))
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

/// A value in memory that the host reads.
struct Value {
    address: usize,
    width: Width,
    value: u64,
    mask: u64,
    comparison: Comparison,
}

impl Condition for Value {
    fn poll(&mut self) -> Option<Outcome> {
        let pointer = std::ptr::with_exposed_provenance_mut::<u64>(self.address);
        // SAFETY: the caller of the hub has promised that the memory lives while a stream waits for it.
        let found = unsafe {
            match self.width {
                Width::Bits32 => AtomicU32::from_ptr(pointer.cast()).load(Ordering::Acquire).into(),
                Width::Bits64 => AtomicU64::from_ptr(pointer).load(Ordering::Acquire),
            }
        };
        self.comparison.holds(self.width, found, self.value, self.mask).then_some(Ok(()))
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
                    lock(&intel.gates.spare).extend(word.map(|word| (word, queued)));
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
