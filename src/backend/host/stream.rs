// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams: the verbs over the engine's queues.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::capture;
use super::event;
use super::pin::{self, Pin};
use super::queue::{self, Work};
use super::state::{self, Host};
use super::table::{Residence, Use};
use crate::gpu::{
    Address, Callback, Comparison, Context, Devices, Event, HostCall, HostFunction, Kind, Memory, MemoryKind, NodeWork,
    Place, Result, Stream, StreamFlags, Streams, ValueOperation, Width, strict_refusals,
};
use crate::share::contexts;
use crate::share::watch::{Condition, Outcome};

/// An integer in memory that host threads and other processes write too.
pub struct Word {
    bits: Bits,
    _pin: Pin,
}

#[derive(Clone, Copy)]
enum Bits {
    Bits32(*const AtomicU32),
    Bits64(*const AtomicU64),
}

// SAFETY: it is only used for atomic accesses, to memory that is pinned.
unsafe impl Send for Word {}

impl Word {
    /// The word at an address of known memory.
    fn at(address: Address, width: Width, purpose: Use) -> Result<Word> {
        let bytes = match width {
            Width::Bits32 => 4,
            Width::Bits64 => 8,
        };
        if !address.0.is_multiple_of(bytes) {
            return Err(Kind::InvalidValue.because("the value's address is not aligned to its size"));
        }
        let (pointer, pin) = pin::reach(address, bytes, Place::Any, purpose)?;
        if pin.residence() == Residence::Pageable {
            return Err(Kind::InvalidValue.because("the value is not in memory the device reaches"));
        }
        let bits = match width {
            Width::Bits32 => Bits::Bits32(pointer.cast()),
            Width::Bits64 => Bits::Bits64(pointer.cast()),
        };
        Ok(Word { bits, _pin: pin })
    }

    fn load(&self) -> u64 {
        // SAFETY: the memory was found live and long enough, and is pinned.
        unsafe {
            match self.bits {
                Bits::Bits32(word) => (*word).load(Ordering::Acquire).into(),
                Bits::Bits64(word) => (*word).load(Ordering::Acquire),
            }
        }
    }

    fn store(&self, value: u64) {
        // SAFETY: as in `load`; it was found writable.
        unsafe {
            match self.bits {
                Bits::Bits32(word) => (*word).store(value as u32, Ordering::Release),
                Bits::Bits64(word) => (*word).store(value, Ordering::Release),
            }
        }
    }
}

/// A wait for a value.
pub struct ValueWait {
    word: Word,
    value: u64,
    mask: u64,
    comparison: Comparison,
}

impl ValueWait {
    fn holds(&self) -> bool {
        let width = match self.word.bits {
            Bits::Bits32(_) => Width::Bits32,
            Bits::Bits64(_) => Width::Bits64,
        };
        self.comparison.holds(width, self.word.load(), self.value, self.mask)
    }
}

impl Condition for ValueWait {
    fn poll(&mut self) -> Option<Outcome> {
        self.holds().then_some(Ok(()))
    }
}

/// A wait for a value, or a write of one, whose memory was found.
pub enum Prepared {
    Wait(ValueWait),
    Write(Word, u64),
}

/// Finds the memory of operations. InvalidValue for such as the device does not reach.
pub fn prepare(operations: &[ValueOperation]) -> Result<Vec<Prepared>> {
    let prepare = |one: &ValueOperation| {
        let (value, word) = (one.value(), |purpose| Word::at(one.address(), one.width(), purpose));
        Ok(match one.comparison() {
            Some(comparison) => Prepared::Wait(ValueWait { word: word(Use::Read)?, value, mask: u64::MAX, comparison }),
            None => Prepared::Write(word(Use::Write)?, value),
        })
    };
    operations.iter().map(prepare).collect()
}

/// Queues operations, in order.
pub fn queue(stream: Stream, operations: Vec<Prepared>) -> Result<()> {
    operations.into_iter().try_for_each(|operation| match operation {
        Prepared::Wait(wait) => queue_wait(stream, wait),
        Prepared::Write(word, value) => queue_write(stream, word, value),
    })
}

fn queue_wait(stream: Stream, wait: ValueWait) -> Result<()> {
    let device = state::current_device();
    if queue::idle(device, stream)?.is_some() && wait.holds() {
        return Ok(());
    }
    queue::submit(device, stream, None, Work::Until(Box::new(wait))).map(drop)
}

fn queue_write(stream: Stream, word: Word, value: u64) -> Result<()> {
    queue::run_in_order(state::current_device(), stream, &[], true, move || word.store(value))
}

/// Makes a node of operations, where the stream is captured; else returns false.
fn capture_values(stream: Stream, operations: &[ValueOperation]) -> Result<bool> {
    capture::take(stream, || {
        let context = contexts::of_new_object(state::current_device());
        Ok(NodeWork::Values { context, operations: operations.iter().copied().collect() })
    })
}

impl Streams for Host {
    fn create_stream(&self, flags: StreamFlags, priority: i32) -> Result<Stream> {
        let (least, greatest) = self.priority_range()?;
        let priority = priority.clamp(greatest.min(least), least.max(greatest));
        state::use_device();
        Ok(queue::create(state::current_device(), flags, priority))
    }

    fn destroy_stream(&self, stream: Stream) -> Result<()> {
        capture::forget_stream(stream);
        queue::destroy(stream)
    }

    fn query_stream(&self, stream: Stream) -> Result<()> {
        capture::refuse(stream)?;
        queue::query(state::current_device(), stream)
    }

    fn synchronize_stream(&self, stream: Stream) -> Result<()> {
        capture::refuse(stream)?;
        queue::synchronize(state::current_device(), stream)
    }

    fn wait_event(&self, stream: Stream, event: Event) -> Result<()> {
        if capture::is_on() && event::is_ordered_strictly(event) {
            capture::refuse(stream)?;
        }
        match capture::wait(stream, event)? {
            true => Ok(()),
            false => event::wait(state::current_device(), stream, event),
        }
    }

    fn call_function(&self, stream: Stream, call: HostCall) -> Result<()> {
        match capture::take(stream, || Ok(NodeWork::Call(call)))? {
            true => Ok(()),
            false => self.call_host(stream, call.once()),
        }
    }

    fn call_host(&self, stream: Stream, function: HostFunction) -> Result<()> {
        capture::refuse(stream)?;
        let body = move |fares: Outcome| {
            if fares.is_ok() {
                function();
            }
            fares
        };
        queue::submit(state::current_device(), stream, None, Work::Call(Box::new(body))).map(drop)
    }

    fn add_callback(&self, stream: Stream, callback: Callback) -> Result<()> {
        capture::refuse(stream)?;
        let body = move |fares: Outcome| {
            callback(fares);
            fares
        };
        queue::submit(state::current_device(), stream, None, Work::Call(Box::new(body))).map(drop)
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
        // A node has no mask.
        let is_whole = mask & width.mask() == width.mask();
        if is_whole && capture_values(stream, &[ValueOperation::wait(address, width, value, comparison)])? {
            return Ok(());
        }
        let wait = ValueWait { word: Word::at(address, width, Use::Read)?, value, mask, comparison };
        capture::refuse(stream)?;
        queue_wait(stream, wait)
    }

    fn write_value(&self, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> {
        self.queue_values(stream, &[ValueOperation::write(address, width, value)])
    }

    fn queue_values(&self, stream: Stream, operations: &[ValueOperation]) -> Result<()> {
        queue::check(stream)?;
        match capture_values(stream, operations)? {
            true => Ok(()),
            false => queue(stream, prepare(operations)?),
        }
    }

    fn attach_memory(&self, stream: Stream, address: Address, size: usize) -> Result<()> {
        queue::check(stream)?;
        capture::refuse(stream)?;
        capture::check_unsafe_strictly()?;
        let info = self.pointer_info(address)?.filter(|info| info.kind == MemoryKind::Managed);
        match info {
            Some(info) if info.base == address && (size == 0 || size == info.size) => Ok(()),
            Some(_) => Err(Kind::InvalidValue.because("managed memory is attached to a stream whole")),
            None => Err(Kind::InvalidValue.because("only managed memory is attached to streams")),
        }
    }

    fn stream_flags(&self, stream: Stream) -> Result<StreamFlags> {
        if strict_refusals::get() != 0 {
            capture::refuse(stream)?;
        }
        Ok(queue::describe(state::current_device(), stream)?.1)
    }

    fn stream_priority(&self, stream: Stream) -> Result<i32> {
        Ok(queue::describe(state::current_device(), stream)?.2)
    }

    fn stream_context(&self, stream: Stream) -> Result<Option<Context>> {
        queue::context(stream)
    }

    fn stream_device(&self, stream: Stream) -> Result<i32> {
        Ok(queue::describe(state::current_device(), stream)?.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gpu::HostFlags;
    use crate::gpu::kind;

    fn host() -> &'static Host {
        crate::backend::host::open().expect("the host back end opens")
    }

    #[test]
    fn streams_wait_for_values() {
        let host = host();
        let [waits, writes] = [(); 2].map(|()| host.create_stream(StreamFlags::NON_BLOCKING, 0).expect("made"));
        let address = host.allocate_host(16, HostFlags::empty(), 0).expect("memory");
        let all = u64::MAX;
        let cases = [
            (Width::Bits32, 5, all, Comparison::Equal, 5, 4),
            // Cyclic: 2 is after -1.
            (Width::Bits32, 0xffff_ffff, all, Comparison::GreaterOrEqual, 2, 0xffff_fff0),
            (Width::Bits64, u64::MAX, all, Comparison::GreaterOrEqual, 2, u64::MAX - 5),
            (Width::Bits64, 1 << 40, all, Comparison::And, 3 << 40, 1 << 41),
            (Width::Bits64, 7, 0xff, Comparison::Equal, 0x1207, 0x1208),
            (Width::Bits32, 0xffff_fff0, all, Comparison::Nor, 7, 15),
        ];
        for (width, value, mask, comparison, holds, fails) in cases {
            host.write_value(writes, address, width, fails).expect("live");
            host.synchronize_stream(writes).expect("written");
            host.wait_value(waits, address, width, value, mask, comparison).expect("live");
            assert_eq!(kind(host.query_stream(waits)), Some(Kind::NotReady), "{comparison:?} {fails}");
            host.write_value(writes, address, width, holds).expect("live");
            host.synchronize_stream(waits).expect("the value has come");
        }
    }

    #[test]
    fn values_are_in_known_aligned_memory() {
        let host = host();
        let address = host.allocate_host(16, HostFlags::empty(), 0).expect("memory");
        let local = 0u64;
        let equal = |address, width| host.wait_value(Stream::PER_THREAD, address, width, 0, 0, Comparison::Equal);
        assert_eq!(kind(equal(address, Width::Bits32)), None);
        for (address, width) in [
            (Address(0), Width::Bits32),
            (Address(address.0 + 2), Width::Bits32),
            (Address(address.0 + 4), Width::Bits64),
            (Address(address.0 + 16), Width::Bits64),
            (Address::from(&raw const local), Width::Bits64),
        ] {
            assert_eq!(kind(equal(address, width)), Some(Kind::InvalidValue));
            assert_eq!(kind(host.write_value(Stream::PER_THREAD, address, width, 1)), Some(Kind::InvalidValue));
        }
    }

    #[test]
    fn managed_memory_is_attached_whole() {
        let host = host();
        let address = host.allocate_managed(100, 0).expect("memory");
        let pinned = host.allocate_host(100, HostFlags::empty(), 0).expect("memory");
        let attach = |address, size| kind(host.attach_memory(Stream::NULL, address, size));
        assert_eq!((attach(address, 0), attach(address, 100)), (None, None));
        for (address, size) in [(address, 50), (Address(address.0 + 1), 0), (pinned, 0), (Address(0), 0)] {
            assert_eq!(attach(address, size), Some(Kind::InvalidValue));
        }
    }

    #[test]
    fn a_stream_tells_what_it_was_made_with() {
        let host = host();
        let stream = host.create_stream(StreamFlags::NON_BLOCKING, i32::MAX).expect("made");
        let (least, _) = host.priority_range().expect("known");
        assert_eq!(host.stream_flags(stream).expect("live"), StreamFlags::NON_BLOCKING);
        assert_eq!(host.stream_priority(stream).expect("live"), least);
        assert_eq!(host.stream_device(stream).expect("live"), state::current_device());
        assert_eq!(host.stream_flags(Stream::LEGACY).expect("predefined"), StreamFlags::empty());
        host.destroy_stream(stream).expect("live");
        assert_eq!(kind(host.stream_flags(stream)), Some(Kind::InvalidHandle));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn operations_on_values_are_judged_before_the_first_is_queued() {
        use crate::os::memory_file::{Mapping, page_size};

        let host = host();
        let mapping = Mapping::private(page_size()).expect("memory");
        let read_only = Address(mapping.start());
        host.register_host(read_only, page_size(), HostFlags::READ_ONLY, 0).expect("readable");
        let pinned = host.allocate_host(16, HostFlags::empty(), 0).expect("memory");
        let write = |address| ValueOperation::write(address, Width::Bits32, 5);
        let waits = ValueOperation::wait(read_only, Width::Bits32, 0, Comparison::Equal);
        let queue = |stream, operations: &[ValueOperation]| kind(host.queue_values(stream, operations));
        let stream = Stream::PER_THREAD;
        assert_eq!(queue(Stream(0x1234), &[]), Some(Kind::InvalidHandle));
        assert_eq!(queue(Stream(0x1234), &[write(Address(0))]), Some(Kind::InvalidHandle));
        assert_eq!(queue(stream, &[]), None);
        for bad in [write(read_only), write(Address(0)), write(Address(pinned.0 + 2)), write(Address(pinned.0 + 16))] {
            assert_eq!(queue(stream, &[write(pinned), bad]), Some(Kind::InvalidValue));
        }
        host.synchronize_stream(stream).expect("nothing failed");
        // SAFETY: live memory, which no stream writes now.
        let value = || unsafe { pinned.as_ptr().cast::<u32>().read_volatile() };
        assert_eq!(value(), 0);
        assert_eq!(queue(stream, &[waits, write(pinned)]), None);
        host.synchronize_stream(stream).expect("nothing failed");
        assert_eq!(value(), 5);
        host.unregister_host(read_only).expect("registered");
        host.free_host(pinned).expect("live");
    }

    #[test]
    fn a_stream_belongs_to_the_context_it_was_made_in() {
        let host = host();
        let stream = host.create_stream(StreamFlags::empty(), 0).expect("made");
        let current = crate::share::contexts::of_new_object(state::current_device());
        assert_eq!(host.stream_context(stream).ok(), Some(Some(current)));
        for predefined in [Stream::NULL, Stream::LEGACY, Stream::PER_THREAD] {
            assert_eq!(host.stream_context(predefined).ok(), Some(None));
        }
        host.destroy_stream(stream).expect("live");
        assert_eq!(kind(host.stream_context(stream)), Some(Kind::InvalidHandle));
    }
}
