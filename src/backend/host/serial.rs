// SPDX-License-Identifier: MIT OR Apache-2.0
//! Handles of this back end's objects: a magic number in the upper 16 bits, a serial number in the others.
//!
//! Such a number is no address, so a vendor's handle is never taken for one of these.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::gpu::handle_tag;

/// The magic number of streams.
pub const STREAM: u16 = 0x5e51;
/// The magic number of events.
pub const EVENT: u16 = 0x5e52;
/// The magic number of physical memory.
pub const PHYSICAL: u16 = 0x5e53;
/// The magic number of pools.
pub const POOL: u16 = 0x5e54;
/// The magic number of external memory.
pub const EXTERNAL_MEMORY: u16 = 0x5e55;
/// The magic number of external semaphores.
pub const SEMAPHORE: u16 = 0x5e56;
/// The magic number of arrays.
pub const ARRAY: u16 = 0x5e57;
/// The magic number of mipmapped arrays.
pub const MIPMAPPED_ARRAY: u16 = 0x5e58;

/// Returns a serial number that no object of this process has had.
pub fn next() -> u64 {
    /// Only has to give each caller another number: relaxed, ordered by nothing.
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Makes the handle of an object.
pub fn handle(magic: u16, serial: u64) -> usize {
    handle_tag(magic) | serial as usize
}

/// Returns the serial number in a handle, `None` if the handle is of another kind.
pub fn of(magic: u16, handle: usize) -> Option<u64> {
    (handle >> 48 == usize::from(magic)).then_some((handle & ((1 << 48) - 1)) as u64)
}
