// SPDX-License-Identifier: MIT OR Apache-2.0
//! The kinds of exchanges: what one worker offers, and what another does with it.
//!
//! An exchange leaves nothing behind, however it ends: all that it makes is released when its variables are dropped.

mod ascend;
mod event;
mod memory;
mod physical;
mod timeline;

use std::ffi::c_void;
use std::ptr;

use anygpu::api::hip::*;

use crate::mail::Letter;
use crate::worker::{Descriptors, Worker, must, one_in, one_of, random, status};

/// A kind of exchange.
pub struct Kind {
    /// Its place in [`KINDS`].
    pub number: u32,
    pub name: &'static str,
    /// Makes an offer and sees it to its end; `None` if that failed, or ended with somebody of the party.
    pub offer: fn(&Worker, u64) -> Option<()>,
    /// Imports what a letter offers; returns the answer's flags.
    pub accept: fn(&Worker, &Letter, Descriptors) -> Option<u32>,
}

const fn kind(
    number: u32,
    name: &'static str,
    offer: fn(&Worker, u64) -> Option<()>,
    accept: fn(&Worker, &Letter, Descriptors) -> Option<u32>,
) -> Kind {
    Kind { number, name, offer, accept }
}

pub static KINDS: [Kind; 9] = [
    kind(memory::KIND, "memory", memory::offer, memory::accept),
    kind(event::KIND, "event", event::offer, event::accept),
    kind(physical::KIND, "physical", physical::offer, physical::accept),
    kind(physical::POOL, "pool", physical::offer_pool, physical::accept_pool),
    kind(timeline::KIND, "timeline", timeline::offer, timeline::accept),
    kind(timeline::EVENTFD, "eventfd", timeline::offer_eventfd, timeline::accept_eventfd),
    kind(ascend::HANDLE, "handle", ascend::offer_handle, ascend::accept_handle),
    kind(ascend::KEY, "key", ascend::offer_key, ascend::accept_key),
    kind(ascend::NOTIFY, "notify", ascend::offer_notify, ascend::accept_notify),
];

/// An answer's flag: the importer wrote its half.
pub const WROTE: u32 = 1;
/// An offer's flag: what is offered is kept until all have answered.
pub const KEPT: u32 = 2;

pub const SUCCESS: u32 = 0;
pub const STALE: u32 = 17;
pub const LAUNCH_FAILURE: u32 = 719;

/// Waits of streams end so.
pub const ENDS: [u32; 2] = [SUCCESS, LAUNCH_FAILURE];

/// The size of an offer's memory: a multiple of 16 bytes, so that each half has whole words.
fn size() -> u64 {
    16 * (1 + random(1 << random(14)))
}

fn handle(bytes: [std::ffi::c_char; 64]) -> [u8; 72] {
    let mut handle = [0; 72];
    handle.iter_mut().zip(bytes).for_each(|(to, from)| *to = from as u8);
    handle
}

fn bytes(handle: &[u8; 72]) -> [std::ffi::c_char; 64] {
    std::array::from_fn(|index| handle[index] as _)
}

/// Something that ends with a call.
struct Owned<F: Fn()>(F);

impl<F: Fn()> Drop for Owned<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}

/// Checks a call that releases something, where no exchange can be left.
macro_rules! release {
    ($name:ident($($argument:expr),*)) => {{
        let release = || -> Option<()> {
            crate::worker::must!($name($($argument),*));
            Some(())
        };
        _ = release();
    }};
}
use release;

/// Device memory.
struct Memory(*mut c_void);

impl Memory {
    fn new(size: u64) -> Option<Memory> {
        let mut address = ptr::null_mut();
        must!(hipMalloc(&mut address, size as usize));
        Some(Memory(address))
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        release!(hipFree(self.0));
    }
}

/// Host memory for copies of a stream: pinned, from and to which they are queued, or pageable, for which they wait.
pub enum Buffer {
    Pinned { address: *mut u64, length: usize },
    Pageable(Vec<u64>),
}

impl Buffer {
    fn pinned(words: &[u64]) -> Option<Buffer> {
        let mut address = ptr::null_mut();
        must!(hipHostMalloc(&mut address, size_of_val(words).max(8), 0));
        // SAFETY: the new memory has room for the words.
        unsafe { ptr::copy_nonoverlapping(words.as_ptr(), address.cast(), words.len()) };
        Some(Buffer::Pinned { address: address.cast(), length: words.len() })
    }

    /// Pinned or pageable memory, for copies that wait for nothing that this thread does later.
    fn any(words: &[u64]) -> Option<Buffer> {
        if one_in(2) { Buffer::pinned(words) } else { Some(Buffer::Pageable(words.to_vec())) }
    }

    fn address(&mut self) -> *mut c_void {
        match self {
            Buffer::Pinned { address, .. } => address.cast(),
            Buffer::Pageable(words) => words.as_mut_ptr().cast(),
        }
    }

    /// The words, once no work uses them.
    fn words(&self) -> &[u64] {
        match self {
            // SAFETY: the memory has so many words, and no copy to it is under way.
            Buffer::Pinned { address, length } => unsafe { std::slice::from_raw_parts(*address, *length) },
            Buffer::Pageable(words) => words,
        }
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        if let Buffer::Pinned { address, .. } = self {
            let address: *mut c_void = address.cast();
            release!(hipHostFree(address));
        }
    }
}

/// A stream. Its work is complete, or has failed, when it is dropped.
struct Stream(hipStream_t);

impl Stream {
    fn new() -> Option<Stream> {
        let mut stream = ptr::null_mut();
        must!(hipStreamCreateWithFlags(&mut stream, 1));
        Some(Stream(stream))
    }

    /// Waits for its work.
    fn finish(&self) -> Option<u32> {
        Some(one_of!(ENDS, hipStreamSynchronize(self.0)))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // Buffers of the exchange must not be dropped before the work on them ends.
        status!(hipStreamSynchronize(self.0));
        release!(hipStreamDestroy(self.0));
    }
}

/// An interprocess event.
struct Event(hipEvent_t);

impl Drop for Event {
    fn drop(&mut self) {
        release!(hipEventDestroy(self.0));
    }
}
