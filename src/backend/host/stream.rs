// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams: the verbs over the engine's queues.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::queue::{self, Condition, Outcome, Work};
use super::{Host, context, device, event, memory};
use crate::gpu::{
    Address, Callback, Comparison, Devices, Event, HostFunction, Kind, Memory, MemoryKind, Place, Result, Stream,
    StreamFlags, Streams, Width,
};

/// An integer in memory that host threads and other processes write too.
#[derive(Clone, Copy)]
enum Word {
    Bits32(*const AtomicU32),
    Bits64(*const AtomicU64),
}

// SAFETY: it is only used for atomic accesses, and freeing the memory waits for the streams' work.
unsafe impl Send for Word {}

impl Word {
    /// The word at an address of known memory.
    fn at(host: &Host, address: Address, width: Width) -> Result<Word> {
        let bytes = match width {
            Width::Bits32 => 4,
            Width::Bits64 => 8,
        };
        if !address.0.is_multiple_of(bytes) {
            return Err(Kind::InvalidValue.because("the value's address is not aligned to its size"));
        }
        if host.pointer_info(address)?.is_none() {
            return Err(Kind::InvalidValue.because("the value is not in memory the device reaches"));
        }
        let pointer = memory::reach(address, bytes, Place::Any)?;
        Ok(match width {
            Width::Bits32 => Word::Bits32(pointer.cast()),
            Width::Bits64 => Word::Bits64(pointer.cast()),
        })
    }

    fn load(self) -> u64 {
        // SAFETY: the memory was found live and long enough, and stays so until the stream's work is done.
        unsafe {
            match self {
                Word::Bits32(word) => (*word).load(Ordering::Acquire).into(),
                Word::Bits64(word) => (*word).load(Ordering::Acquire),
            }
        }
    }

    fn store(self, value: u64) {
        // SAFETY: as in `load`; memory of these kinds is writable.
        unsafe {
            match self {
                Word::Bits32(word) => (*word).store(value as u32, Ordering::Release),
                Word::Bits64(word) => (*word).store(value, Ordering::Release),
            }
        }
    }
}

struct ValueWait {
    word: Word,
    value: u64,
    mask: u64,
    comparison: Comparison,
}

impl ValueWait {
    fn holds(&self) -> bool {
        let found = self.word.load() & self.mask;
        match (self.comparison, self.word) {
            (Comparison::GreaterOrEqual, Word::Bits32(_)) => (found as u32).wrapping_sub(self.value as u32) as i32 >= 0,
            (Comparison::GreaterOrEqual, Word::Bits64(_)) => found.wrapping_sub(self.value) as i64 >= 0,
            (Comparison::Equal, Word::Bits32(_)) => found as u32 == self.value as u32,
            (Comparison::Equal, Word::Bits64(_)) => found == self.value,
            (Comparison::And, _) => found & self.value != 0,
            (Comparison::Nor, Word::Bits32(_)) => (!(found | self.value) & self.mask) as u32 != 0,
            (Comparison::Nor, Word::Bits64(_)) => !(found | self.value) & self.mask != 0,
        }
    }
}

impl Condition for ValueWait {
    fn poll(&mut self, fares: Outcome) -> Option<Outcome> {
        (fares.is_err() || self.holds()).then_some(fares)
    }
}

impl Streams for Host {
    fn create_stream(&self, flags: StreamFlags, priority: i32) -> Result<Stream> {
        let (least, greatest) = self.priority_range()?;
        let priority = priority.clamp(greatest.min(least), least.max(greatest));
        context::use_device();
        Ok(queue::create(device::current(), flags, priority))
    }

    fn destroy_stream(&self, stream: Stream) -> Result<()> {
        queue::destroy(stream)
    }

    fn query_stream(&self, stream: Stream) -> Result<()> {
        queue::query(device::current(), stream)
    }

    fn synchronize_stream(&self, stream: Stream) -> Result<()> {
        queue::synchronize(device::current(), stream)
    }

    fn wait_event(&self, stream: Stream, event: Event) -> Result<()> {
        event::wait(device::current(), stream, event)
    }

    fn call_host(&self, stream: Stream, function: HostFunction) -> Result<()> {
        let body = move |fares: Outcome| {
            if fares.is_ok() {
                function();
            }
            fares
        };
        queue::submit(device::current(), stream, None, Work::Call(Box::new(body))).map(drop)
    }

    fn add_callback(&self, stream: Stream, callback: Callback) -> Result<()> {
        let body = move |fares: Outcome| {
            callback(fares);
            fares
        };
        queue::submit(device::current(), stream, None, Work::Call(Box::new(body))).map(drop)
    }

    fn wait_value(
        &self,
        stream: Stream,
        address: Address,
        width: Width,
        value: u64,
        mask: u64,
        comparison: Comparison,
    ) -> Result<()> {
        let wait = ValueWait { word: Word::at(self, address, width)?, value, mask, comparison };
        let device = device::current();
        if queue::idle(device, stream)?.is_some() && wait.holds() {
            return Ok(());
        }
        queue::submit(device, stream, None, Work::Until(Box::new(wait))).map(drop)
    }

    fn write_value(&self, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> {
        let word = Word::at(self, address, width)?;
        queue::run_in_order(device::current(), stream, true, move || word.store(value))
    }

    fn attach_memory(&self, stream: Stream, address: Address, _size: usize) -> Result<()> {
        queue::check(stream)?;
        match self.pointer_info(address)? {
            Some(info) if info.kind == MemoryKind::Managed => Ok(()),
            _ => Err(Kind::InvalidValue.because("only managed memory is attached to streams")),
        }
    }

    fn stream_flags(&self, stream: Stream) -> Result<StreamFlags> {
        Ok(queue::describe(device::current(), stream)?.1)
    }

    fn stream_priority(&self, stream: Stream) -> Result<i32> {
        Ok(queue::describe(device::current(), stream)?.2)
    }

    fn stream_device(&self, stream: Stream) -> Result<i32> {
        Ok(queue::describe(device::current(), stream)?.0)
    }
}
