// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pins: no block is released while a call or a queued task that reaches it holds a pin.

use super::arena;
use super::state::{table, table_of_pins};
use super::table::lent::{self, Found, Lent};
use super::table::{Pinned, Released, Residence, Use};
use crate::gpu::{Address, Place, Result};
use crate::os::thread::Uncancelled;

/// Keeps blocks from being released, until it is dropped.
#[must_use]
pub struct Pin(Held);

/// The way in which a pin is held.
enum Held {
    /// There is nothing to be pinned.
    Nothing,
    /// It is counted in the blocks.
    Counted(Pinned),
    /// The thread has lent it itself.
    Lent(Lent, Residence),
}

impl Pin {
    /// Takes over the pin that the program had on a block that was retired.
    pub fn of_retired(pinned: Pinned) -> Pin {
        Pin(Held::Counted(pinned))
    }

    /// The pin of memory that this library keeps alive in another way.
    pub fn none() -> Pin {
        Pin(Held::Nothing)
    }

    /// The memory's residence; pageable where there is nothing to be pinned.
    pub fn residence(&self) -> Residence {
        match &self.0 {
            Held::Nothing => Residence::Pageable,
            Held::Counted(pinned) => pinned.residence,
            Held::Lent(_, residence) => *residence,
        }
    }
}

impl Drop for Pin {
    fn drop(&mut self) {
        let released = match &self.0 {
            Held::Nothing => return,
            Held::Counted(pinned) => table_of_pins().unpin(pinned),
            Held::Lent(lent, _) => match lent.end() {
                Some(base) => table_of_pins().unpin_block(base),
                None => return,
            },
        };
        released.into_iter().for_each(reclaim);
    }
}

/// Finds the address at which this library reads and writes `bytes` bytes from `address`, and pins their blocks.
///
/// InvalidValue where a device side is not whole in one live allocation, or may not be used so.
pub fn reach(address: Address, bytes: usize, place: Place, purpose: Use) -> Result<(*mut u8, Pin)> {
    match lent::find(address, bytes, place, purpose) {
        Found::Pageable => return Ok((address.as_ptr().cast(), Pin::none())),
        Found::Lent(pointer, lent, residence) => return Ok((pointer, Pin(Held::Lent(lent, residence)))),
        Found::Stale(lent) => drop(Pin(Held::Lent(lent, Residence::Pageable))),
        Found::Nothing => {}
    }
    let mut table = table_of_pins();
    let pointer = table.reach(address, bytes, place, purpose)?;
    let pinned = table.pin(address.0, bytes);
    match table.whole_block(address) {
        Some((base, size, residence)) => {
            let first = pointer.wrapping_sub(address.0 - base);
            lent::remember((base, size), (place, purpose), first, (base, residence));
        }
        None if pinned.is_none() => {
            lent::remember((address.0, bytes), (place, purpose), pointer, (0, Residence::Pageable));
        }
        None => {}
    }
    Ok((pointer, Pin(pinned.map_or(Held::Nothing, Held::Counted))))
}

/// Reclaims released memory for the system. It may be much, which takes long: nobody waits for a lock meanwhile.
pub fn reclaim(released: Released) {
    let _uncancelled = Uncancelled::new();
    match released {
        Released::Pages { pages, view } => {
            arena::empty(view, pages.count);
            table().reclaim(&pages);
        }
        Released::Mappings(_) | Released::Physical(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::host::state::Host;
    use crate::gpu::{HostFlags, Kind, Memory, kind};
    use crate::os::memory_file::page_size;

    fn host() -> &'static Host {
        crate::backend::host::open().expect("the host back end opens")
    }

    /// The blocks of the table that start at an address: none or one.
    fn blocks(address: Address) -> usize {
        table().blocks.range(address.0..=address.0).count()
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn freed_memory_stays_until_its_last_pin() {
        let device = host().allocate(page_size(), 0).expect("memory");
        let pinned = host().allocate_host(page_size(), HostFlags::empty(), 0).expect("memory");
        for address in [device, pinned] {
            let reached = || reach(address, page_size(), Place::Any, Use::Write);
            let (pointer, first) = reached().expect("live");
            let (_, second) = reached().expect("live");
            // A free waits for nobody's pins, only for queued work.
            match address == device {
                true => host().free(address),
                false => host().free_host(address),
            }
            .expect("live");
            assert_eq!(kind(reached()), Some(Kind::InvalidValue));
            assert_eq!(kind(host().free(address)), Some(Kind::InvalidValue));
            drop(first);
            // SAFETY: the memory is pinned.
            unsafe { pointer.write_bytes(1, page_size()) };
            assert_eq!(blocks(address), 1);
            drop(second);
            assert_eq!(blocks(address), 0);
        }
    }
}
