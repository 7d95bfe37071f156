// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams: queues of device work.

use std::ffi::c_void;

use super::{Address, Context, Event, Kind, Result, Stream, unsupported};
use crate::os::thread::thread_integers;

thread_integers! {
    /// The thread's capture mode where the runtime in use cannot capture.
    pub mod capture_mode("anygpu_capture_mode"): u32;

    /// 1 in calls of dialects that refuse most work beside a capture, and exports of pointers before their pool's.
    pub mod strict_refusals("anygpu_strict_refusals"): u32;
}

bitflags::bitflags! {
    /// Options of stream creation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct StreamFlags: u32 {
        /// Not ordered with the default stream.
        const NON_BLOCKING = 1;
    }
}

/// A function that a stream calls on the host.
pub type HostFunction = Box<dyn FnOnce() + Send>;

/// A function called after the work before it with the stream's state: `Ok`, or the error.
pub type Callback = Box<dyn FnOnce(std::result::Result<(), Kind>) + Send>;

/// The comparison of a value in memory that ends a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// The value, minus the reference, is not negative (cyclic).
    GreaterOrEqual,
    /// Equal.
    Equal,
    /// The bitwise and is not zero.
    And,
    /// The complement of the bitwise or is not zero.
    Nor,
}

impl Comparison {
    /// Compares those bits of a value that are in the mask with a reference.
    pub fn holds(self, width: Width, found: u64, value: u64, mask: u64) -> bool {
        let (mask, value) = (mask & width.mask(), value & width.mask());
        let found = found & mask;
        match (self, width) {
            (Comparison::GreaterOrEqual, Width::Bits32) => (found as u32).wrapping_sub(value as u32) as i32 >= 0,
            (Comparison::GreaterOrEqual, Width::Bits64) => found.wrapping_sub(value) as i64 >= 0,
            (Comparison::Equal, _) => found == value,
            (Comparison::And, _) => found & value != 0,
            (Comparison::Nor, _) => !(found | value) & mask != 0,
        }
    }
}

/// The size of a value in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// 32 bits.
    Bits32,
    /// 64 bits.
    Bits64,
}

impl Width {
    /// All bits of a value.
    pub fn mask(self) -> u64 {
        match self {
            Width::Bits32 => u32::MAX.into(),
            Width::Bits64 => u64::MAX,
        }
    }
}

/// A wait for a value in memory, or a write of one, of a batch. It has the layout that all dialects share, so that a program
/// can be shown those of a node.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueOperation {
    number: u32,
    address: Address,
    value: u64,
    flags: u32,
    alias: usize,
    rest: u64,
}

const _: () = assert!(size_of::<ValueOperation>() == 48);

impl ValueOperation {
    const WAIT: u32 = 1;
    const WRITE: u32 = 2;
    /// The difference of the numbers of the operations on 64 bits.
    const WIDE: u32 = 3;
    const COMPARISONS: [Comparison; 4] =
        [Comparison::GreaterOrEqual, Comparison::Equal, Comparison::And, Comparison::Nor];

    fn new(number: u32, address: Address, width: Width, value: u64, flags: u32) -> ValueOperation {
        let number = if width == Width::Bits64 { number + Self::WIDE } else { number };
        ValueOperation { number, address, value: value & width.mask(), flags, alias: 0, rest: 0 }
    }

    /// A wait, which ends when the comparison with the value is true.
    pub fn wait(address: Address, width: Width, value: u64, comparison: Comparison) -> ValueOperation {
        let flags = Self::COMPARISONS.iter().position(|known| *known == comparison).unwrap_or_default();
        Self::new(Self::WAIT, address, width, value, flags as u32)
    }

    /// A write.
    pub fn write(address: Address, width: Width, value: u64) -> ValueOperation {
        Self::new(Self::WRITE, address, width, value, 0)
    }

    /// The address of the value.
    pub fn address(&self) -> Address {
        self.address
    }

    /// The value's size.
    pub fn width(&self) -> Width {
        if self.number > Self::WIDE { Width::Bits64 } else { Width::Bits32 }
    }

    /// The value that is written, or compared with.
    pub fn value(&self) -> u64 {
        self.value
    }

    /// The comparison that ends a wait; `None` for a write.
    pub fn comparison(&self) -> Option<Comparison> {
        let waits = self.number % Self::WIDE == Self::WAIT;
        waits.then(|| Self::COMPARISONS[self.flags as usize % Self::COMPARISONS.len()])
    }

    /// Tells whether this is the same operation on another value.
    pub fn is_like(&self, other: &ValueOperation) -> bool {
        self.number == other.number
    }
}

/// Streams of the current device. Where a [`Stream`] is taken, the predefined ones are meant too unless said otherwise.
pub trait Streams {
    /// Creates a stream; `priority` is clamped to the range of [`super::Devices::priority_range`].
    fn create_stream(&self, _flags: StreamFlags, _priority: i32) -> Result<Stream> {
        unsupported("create a stream")
    }
    /// Destroys a created stream at once; its queued work completes.
    fn destroy_stream(&self, _stream: Stream) -> Result<()> {
        unsupported("destroy a stream")
    }
    /// `Ok` when all queued work is done, NotReady when not.
    fn query_stream(&self, _stream: Stream) -> Result<()> {
        unsupported("query a stream")
    }
    /// Blocks until all queued work is done.
    fn synchronize_stream(&self, _stream: Stream) -> Result<()> {
        unsupported("wait for a stream")
    }
    /// Queues a wait for the event's latest record.
    fn wait_event(&self, _stream: Stream, _event: Event) -> Result<()> {
        unsupported("let a stream wait for an event")
    }
    /// Queues a call on the host; not called when earlier work on the stream failed.
    fn call_host(&self, _stream: Stream, _function: HostFunction) -> Result<()> {
        unsupported("call the host from a stream")
    }
    /// Queues a call of a function of the program's; in a captured stream it is a node.
    fn call_function(&self, stream: Stream, call: HostCall) -> Result<()> {
        self.call_host(stream, call.once())
    }
    /// Exchanges the calling thread's capture mode: 0 global, 1 thread-local, 2 relaxed.
    ///
    /// A runtime that cannot capture only keeps the number.
    fn exchange_capture_mode(&self, mode: u32) -> Result<u32> {
        let before = capture_mode::get();
        capture_mode::set(mode);
        Ok(before)
    }
    /// Queues a call on the host that receives the stream's state; always called.
    fn add_callback(&self, _stream: Stream, _callback: Callback) -> Result<()> {
        unsupported("call the host from a stream")
    }
    /// Queues a wait until the value in memory, masked, compares true.
    fn wait_value(
        &self,
        _stream: Stream,
        _address: Address,
        _width: Width,
        _value: u64,
        _mask: u64,
        _comparison: Comparison,
    ) -> Result<()> {
        unsupported("let a stream wait for a value")
    }
    /// Queues a write of a value.
    fn write_value(&self, _stream: Stream, _address: Address, _width: Width, _value: u64) -> Result<()> {
        unsupported("write a value from a stream")
    }
    /// Queues waits for values and writes of values in order. Where a vendor's library queues them one by one, those before
    /// one that it refuses have been queued.
    fn queue_values(&self, stream: Stream, operations: &[ValueOperation]) -> Result<()> {
        queue_each(self, stream, operations)
    }
    /// Attaches a managed allocation to a stream; `size` is its bytes, or 0. InvalidValue for a part of one.
    fn attach_memory(&self, _stream: Stream, _address: Address, _size: usize) -> Result<()> {
        unsupported("attach memory to a stream")
    }
    /// The flags a stream was created with.
    fn stream_flags(&self, _stream: Stream) -> Result<StreamFlags> {
        unsupported("tell a stream's flags")
    }
    /// Checks that a stream exists. No capture fails by it.
    fn check_stream(&self, stream: Stream) -> Result<()> {
        self.stream_flags(stream).map(drop)
    }
    /// A stream's priority, lower is more urgent.
    fn stream_priority(&self, _stream: Stream) -> Result<i32> {
        unsupported("tell a stream's priority")
    }
    /// The context that a stream was created in, where it is known; `None` for the predefined ones.
    fn stream_context(&self, _stream: Stream) -> Result<Option<Context>> {
        Ok(None)
    }
    /// The device of a stream.
    fn stream_device(&self, _stream: Stream) -> Result<i32> {
        unsupported("tell a stream's device")
    }
}

/// A function of the program's with its argument. It may be called on any thread, as often as its caller promised.
#[derive(Clone, Copy)]
pub struct HostCall {
    /// The function.
    pub function: unsafe extern "C" fn(*mut c_void),
    /// Its argument.
    pub data: UserData,
}

impl HostCall {
    /// One call.
    pub fn once(self) -> HostFunction {
        Box::new(move || {
            let HostCall { function, data } = self;
            // SAFETY: the program gave the function to be called with this argument.
            unsafe { function(data.0) };
        })
    }
}

/// The context handed to a C callback: a raw pointer that the caller promised may cross threads.
#[derive(Clone, Copy)]
pub struct UserData(pub *mut c_void);

// SAFETY: the pointer is only handed back to the caller's own function, whose contract with every vendor is that it
// runs on a thread of the runtime.
unsafe impl Send for UserData {}
// SAFETY: nothing is read through it.
unsafe impl Sync for UserData {}

/// Queues operations one by one.
pub fn queue_each<G: Streams + ?Sized>(gpu: &G, stream: Stream, operations: &[ValueOperation]) -> Result<()> {
    operations.iter().try_for_each(|one| match one.comparison() {
        Some(comparison) => gpu.wait_value(stream, one.address(), one.width(), one.value(), u64::MAX, comparison),
        None => gpu.write_value(stream, one.address(), one.width(), one.value()),
    })
}
