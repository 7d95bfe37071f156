// SPDX-License-Identifier: MIT OR Apache-2.0
//! Handles of this back end's objects: a magic number in the upper 16 bits, a serial number in the others.
//!
//! Such a number is no address, so a vendor's handle is never taken for one of these.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::gpu::{Context, Kind, handle_tag};
use crate::os::lock::lock;
use crate::os::map::Set;
use crate::share::contexts;

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
/// The magic number of modules.
pub const MODULE: u16 = 0x5e60;
/// The magic number of kernels.
pub const KERNEL: u16 = 0x5e61;
/// The magic number of libraries.
pub const LIBRARY: u16 = 0x5e65;
/// The magic number of graphs.
pub const GRAPH: u16 = 0x5e62;
/// The magic number of nodes of graphs.
pub const NODE: u16 = 0x5e63;
/// The magic number of executable graphs.
pub const EXECUTABLE: u16 = 0x5e64;
/// The magic number of objects of the program's.
pub const USER_OBJECT: u16 = 0x5e66;
/// The magic number of mipmapped arrays.
pub const MIPMAPPED_ARRAY: u16 = 0x5e58;

/// Returns a serial number that no object of this process has had.
pub fn next() -> u64 {
    /// Acquires and releases: what was written before smaller numbers were taken is seen.
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::AcqRel)
}

/// Whom an object belongs to.
#[derive(Clone, Copy)]
pub struct Owner {
    /// Its device.
    pub device: i32,
    /// The context that it was made in.
    pub context: Context,
    /// Larger than that of all objects made before.
    pub serial: u64,
}

impl Owner {
    /// The owner of an object that is made now.
    pub fn new(device: i32) -> Owner {
        Owner { device, context: contexts::of_new_object(device), serial: next() }
    }
}

/// The end of a context, with what was made in it so far. A primary one may be in use again at once.
pub struct Ending {
    context: Context,
    before: u64,
}

impl Ending {
    /// Taken when the context ends.
    pub fn of(context: Context) -> Ending {
        Ending { context, before: next() }
    }

    /// Returns true for what ends with the context.
    pub fn takes(&self, owner: &Owner) -> bool {
        owner.context == self.context && owner.serial < self.before
    }
}

/// The latest objects that ended with a context or a reset. Its lock is the last that is taken.
static ENDED: Mutex<Set<u64>> = Mutex::new(Set::new());
/// The most of them: programs ask soon, or never.
const MOST_ENDED: usize = 1 << 16;

/// Notes the serial number of an object that ended with its context.
pub fn note_ended(serial: u64) {
    add_latest(&mut lock(&ENDED), serial);
}

/// Adds the serial number of an object to those of the latest.
fn add_latest(ended: &mut Set<u64>, serial: u64) {
    ended.insert(serial);
    if ended.len() > MOST_ENDED {
        ended.pop_first();
    }
}

/// The error for a handle that names no live object: ContextDestroyed where it ended with a context that programs name.
pub fn missing(magic: u16, handle: usize) -> Kind {
    let has_ended = |serial| lock(&ENDED).contains(&serial);
    if contexts::named::get() != 0 && of(magic, handle).is_some_and(has_ended) {
        Kind::ContextDestroyed
    } else {
        Kind::InvalidHandle
    }
}

/// Makes the handle of an object.
pub fn handle(magic: u16, serial: u64) -> usize {
    handle_tag(magic) | serial as usize
}

/// Returns the serial number in a handle, `None` if the handle is of another kind.
pub fn of(magic: u16, handle: usize) -> Option<u64> {
    (handle >> 48 == usize::from(magic)).then_some((handle & ((1 << 48) - 1)) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_objects_that_ended_are_remembered() {
        let mut ended = Set::new();
        let last = 2 * MOST_ENDED as u64;
        (1..=last).for_each(|serial| add_latest(&mut ended, serial));
        assert_eq!(ended.len(), MOST_ENDED);
        assert_eq!((ended.first(), ended.iter().next_back()), (Some(last / 2 + 1), Some(last)));
    }

    #[test]
    fn a_handle_is_of_one_kind() {
        let last = (1 << 48) - 1;
        for serial in [0, 1, last] {
            assert_eq!(of(EVENT, handle(EVENT, serial)), Some(serial));
            assert_eq!(of(STREAM, handle(EVENT, serial)), None);
        }
    }
}
