// SPDX-License-Identifier: MIT OR Apache-2.0
//! Waits for values of which some bits count, where the driver waits for whole ones.
//!
//! The stream tells that it has come to the wait, and waits for a word of this library's. From then on the watching thread
//! looks at the value, and sets the word once the value compares true. A device's memory it copies by a stream of its own.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::calls::{CUcontext, CUstream};
use super::external::{Mark, Marks};
use super::{NVIDIA, Nvidia, call, convert, optional, status};
use crate::gpu::{Address, Comparison, Error, Kind, Memory, MemoryKind, Result, Stream, StreamFlags, Streams, Width};
use crate::os::lock::lock;
use crate::share::watch::{self, Condition, Outcome};

/// The waits on the way, for resets of their devices to end.
#[derive(Default)]
pub struct ValueWaits {
    marks: Marks,
    waiting: Mutex<Vec<Arc<Gate>>>,
}

/// A stream's place before a wait.
struct Gate {
    device: i32,
    /// The stream has come to the wait: 1; it has passed: 2.
    progress: Mark,
    /// Value that the stream waits for.
    open: Mark,
    /// Set once the stream has ended with its device.
    is_abandoned: AtomicBool,
}

/// A comparison of a value in memory.
struct Test {
    address: Address,
    width: Width,
    value: u64,
    mask: u64,
    comparison: Comparison,
}

impl Test {
    fn holds(&self, found: u64) -> bool {
        self.comparison.holds(self.width, found, self.value, self.mask)
    }
}

/// Way in which the host reads the value.
enum Reading {
    /// At this address.
    Here(Address),
    /// By copies in a stream, to a word.
    Copies { context: CUcontext, stream: CUstream, word: Mark, is_on_its_way: bool },
}

/// The condition that a stream has passed its wait.
struct Passing {
    gate: Arc<Gate>,
    test: Test,
    reading: Reading,
}

/// Reads a value that others may change meanwhile.
fn load(address: Address, width: Width) -> u64 {
    // SAFETY: aligned, and in memory that the program keeps as long as a stream waits for it, as for the driver.
    unsafe {
        match width {
            Width::Bits32 => (*address.as_ptr().cast::<AtomicU32>()).load(Ordering::Acquire).into(),
            Width::Bits64 => (*address.as_ptr().cast::<AtomicU64>()).load(Ordering::Acquire),
        }
    }
}

impl Passing {
    /// The value, once it is read.
    fn read(&mut self, nvidia: &Nvidia) -> Result<Option<u64>> {
        let Test { address, width, .. } = self.test;
        let Reading::Copies { context, stream, ref word, ref mut is_on_its_way } = self.reading else {
            let Reading::Here(address) = self.reading else { return Ok(None) };
            return Ok(Some(load(address, width)));
        };
        nvidia.within(context, || {
            if !*is_on_its_way {
                let bytes = if width == Width::Bits32 { 4 } else { 8 };
                call!(nvidia, cuMemcpyDtoHAsync_v2(word.address().0, address.0, bytes, stream))?;
                *is_on_its_way = true;
            }
            match call!(nvidia, cuStreamQuery(stream)) {
                Err(error) if error.kind() == Kind::NotReady => Ok(None),
                outcome => {
                    *is_on_its_way = false;
                    outcome.map(|()| Some(load(word.address(), width)))
                }
            }
        })
    }

    fn look(&mut self, nvidia: &Nvidia) -> Option<Outcome> {
        let gate = self.gate.clone();
        if gate.is_abandoned.load(Ordering::Acquire) || gate.progress.value() == 2 {
            return Some(Ok(()));
        }
        if gate.progress.is_set() && !gate.open.is_set() {
            match nvidia.beside_captures(|| self.read(nvidia)) {
                Ok(Some(found)) if self.test.holds(found) => gate.open.set(),
                Ok(_) => {}
                Err(error) if matches!(error.kind(), Kind::Capture(_)) => {}
                Err(error) => {
                    crate::os::logger::error(format_args!(
                        "a value that a stream waits for cannot be read, and the stream goes on: {error}"
                    ));
                    gate.open.set();
                }
            }
        }
        None
    }
}

impl Condition for Passing {
    fn poll(&mut self) -> Option<Outcome> {
        NVIDIA.get().map_or(Some(Ok(())), |nvidia| self.look(nvidia))
    }
}

impl Drop for Passing {
    fn drop(&mut self) {
        let Some(nvidia) = NVIDIA.get() else { return };
        lock(&nvidia.value_waits.waiting).retain(|gate| !Arc::ptr_eq(gate, &self.gate));
        if let Reading::Copies { context, stream, .. } = self.reading
            && !self.gate.is_abandoned.load(Ordering::Acquire)
        {
            _ = nvidia.within(context, || {
                _ = status!(nvidia, cuStreamDestroy_v2(stream));
                Ok(())
            });
        }
    }
}

impl ValueWaits {
    /// Begins the reset of a device: the driver would wait for its streams.
    pub fn begin_reset(&self, device: i32) {
        for gate in lock(&self.waiting).iter().filter(|gate| gate.device == device) {
            gate.open.set();
        }
    }

    /// Ends the reset of a device, and with it its streams' waits.
    pub fn end_reset(&self, device: i32) {
        for gate in lock(&self.waiting).iter().filter(|gate| gate.device == device) {
            gate.is_abandoned.store(true, Ordering::Release);
        }
        self.marks.retire(device);
    }
}

fn not_reached(address: Address) -> Error {
    Kind::InvalidValue.because(format!("{:#x} is no aligned value in memory that devices reach", address.0))
}

impl Nvidia {
    /// Queues a wait for the bits of a mask.
    pub(super) fn wait_for_bits(
        &self,
        stream: Stream,
        address: Address,
        width: Width,
        (value, mask, comparison): (u64, u64, Comparison),
    ) -> Result<()> {
        self.refuse_captured(stream, "a captured wait is for a whole value")?;
        let bytes = if width == Width::Bits32 { 4 } else { 8 };
        let info = self.pointer_info(address)?.filter(|_| address.0.is_multiple_of(bytes));
        let info = info.ok_or_else(|| not_reached(address))?;
        if !watch::start() {
            return Err(Kind::OutOfMemory.because("the operating system gives no thread to watch values"));
        }
        let (context, device) = (self.enter()?, self.device()?);
        let word = || self.value_waits.marks.take(self, device);
        let (progress, open) = (word()?, word()?);
        let reading = match (info.kind, info.host_address) {
            (MemoryKind::Host | MemoryKind::Managed, Some(host)) => Reading::Here(host),
            _ => {
                let (word, mut stream) = (word()?, 0);
                let flags = convert::stream_flags(StreamFlags::NON_BLOCKING);
                call!(self, cuStreamCreateWithPriority(&mut stream, flags, i32::MIN))?;
                Reading::Copies { context, stream, word, is_on_its_way: false }
            }
        };
        let gate = Arc::new(Gate { device, progress, open, is_abandoned: AtomicBool::new(false) });
        let passing = Passing { gate: gate.clone(), test: Test { address, width, value, mask, comparison }, reading };
        let queue = convert::stream(stream)?;
        let step = Width::Bits64;
        self.write_value(stream, gate.progress.address(), step, 1)?;
        // From here on the watching thread must look: the stream waits, or its progress is never 2.
        let flags = convert::comparison(Comparison::Equal);
        let queued = optional!(self, cuStreamWaitValue64_v2(queue, gate.open.address().0, 1, flags))
            .and_then(|()| self.write_value(stream, gate.progress.address(), step, 2));
        if queued.is_err() {
            gate.is_abandoned.store(true, Ordering::Release);
        }
        lock(&self.value_waits.waiting).push(gate);
        watch::hand_over(Box::new(passing), |_| ());
        queued
    }
}
