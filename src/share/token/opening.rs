// SPDX-License-Identifier: MIT OR Apache-2.0
//! Opening and closing of an object on a device: one function of the back end for each way of sharing.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::{Token, Way};
use crate::gpu::{Access, Address, Event, Gpu, Kind, Location, Physical, Pool, Result, Shareable};
use crate::os::descriptor::Kept;
use crate::share::broker;
use crate::share::openings::EVENTS;

/// An object that is open on a device.
#[derive(Clone, Copy, Debug)]
pub enum Opening {
    /// Memory opened by the vendor's handle.
    Handle(Address),
    /// Physical memory, mapped at addresses of its own.
    Physical(Address, usize, Physical),
    /// An allocation of a pool: the broker's handle of the pool, and the allocation's number in the owner.
    Pool(Address, u64, u64),
    /// An event.
    Event(Event),
}

/// A pool that was imported once for all its allocations.
struct Imported {
    /// The broker's handle of the pool.
    offer: u64,
    pool: Pool,
    /// Openings of its allocations.
    users: usize,
    /// Its allocations by their numbers, with the openings of each: one mapping serves all devices.
    allocations: BTreeMap<u64, (Address, usize)>,
}

/// The imported pools. Locked for each look only, not while a pool is imported or destroyed. The openings of one
/// allocation come and go one by one: the open table sees to that.
static POOLS: Mutex<Vec<Imported>> = Mutex::new(Vec::new());

fn with_pools<T>(work: impl FnOnce(&mut Vec<Imported>) -> T) -> T {
    work(&mut POOLS.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Opening {
    /// Opens what a token of another process names, with the device current that will use it.
    ///
    /// On NVIDIA the path between the devices belongs to that one: made for the owner's, copies run at a tenth.
    pub fn new(gpu: &dyn Gpu, token: &Token, device: i32) -> Result<Opening> {
        let mut opening = None;
        gpu.on_device(device, &mut || {
            opening = Some(match token.way {
                Way::Handle => Opening::Handle(gpu.open_memory(&token.handle)?),
                Way::Event => Opening::Event(gpu.open_event(&token.handle)?),
                Way::Physical => map(gpu, token, device)?,
                Way::Pool => import_from_pool(gpu, token, device)?,
            });
            Ok(())
        })?;
        opening.ok_or_else(|| Kind::Unknown.into())
    }

    /// The address of memory, or the event.
    pub fn object(&self) -> usize {
        match *self {
            Opening::Handle(address) | Opening::Physical(address, ..) | Opening::Pool(address, ..) => address.0,
            Opening::Event(event) => event.0,
        }
    }

    /// Returns true if it has this many bytes, as far as the back end tells. A token may claim more.
    pub fn has(&self, gpu: &dyn Gpu, size: u64) -> Result<bool> {
        // Physical memory is mapped as a whole, or not at all.
        let (Opening::Handle(address) | Opening::Pool(address, ..)) = *self else { return Ok(true) };
        let info = gpu.pointer_info(address)?;
        Ok(info.is_none_or(|info| (info.base.0 + info.size).saturating_sub(address.0) as u64 >= size))
    }

    /// Returns true if it may stay open while nobody uses it. An open event is not worth it.
    pub fn may_stay(&self) -> bool {
        !matches!(self, Opening::Event(_))
    }

    /// Lets go of what stays where its device's reset or its context's end closes it.
    pub fn lose(&self, gpu: &dyn Gpu) {
        match *self {
            Opening::Pool(_, offer, serial) => {
                leave_allocation(offer, serial);
                leave_pool(gpu, offer);
            }
            // Another event may get the handle.
            Opening::Event(event) => EVENTS.closed(event.0, None),
            Opening::Handle(_) | Opening::Physical(..) => {}
        }
    }

    /// Closes it.
    pub fn close(self, gpu: &dyn Gpu, device: i32) -> Result<()> {
        gpu.on_device(device, &mut || match self {
            Opening::Handle(address) => gpu.close_memory(address),
            Opening::Event(event) => gpu.destroy_event(event),
            Opening::Physical(address, size, physical) => unmap(gpu, address, size, physical),
            Opening::Pool(address, offer, serial) => {
                let freed = if leave_allocation(offer, serial) { gpu.free(address) } else { Ok(()) };
                leave_pool(gpu, offer);
                freed
            }
        })
    }
}

/// Takes the descriptor that comes with a token from its owner.
fn descriptor(offer: u64) -> Result<Kept> {
    let none = || Kind::HandleStale.because("no descriptor comes with the token any more");
    broker::take(offer)?.descriptor.ok_or_else(none)
}

/// Maps physical memory for a device at addresses of this process's.
fn map(gpu: &dyn Gpu, token: &Token, device: i32) -> Result<Opening> {
    let size = token.size as usize;
    let file = descriptor(token.offer)?;
    let physical = gpu.import_physical(&Shareable::Descriptor(file.descriptor()?))?;
    let map = || {
        let address = gpu.reserve_addresses(size, 0, Address(0))?;
        let mapped = gpu.map_start(address, size, physical).and_then(|()| {
            let user = (Location::Device(device), Access::ReadWrite);
            gpu.set_access(address, size, &[user]).inspect_err(|_| _ = gpu.unmap(address, size))
        });
        mapped.inspect_err(|_| _ = gpu.free_addresses(address, size))?;
        Ok(Opening::Physical(address, size, physical))
    };
    map().inspect_err(|_| _ = gpu.release_physical(physical))
}

fn unmap(gpu: &dyn Gpu, address: Address, size: usize, physical: Physical) -> Result<()> {
    gpu.unmap(address, size)?;
    gpu.free_addresses(address, size)?;
    gpu.release_physical(physical)
}

/// Imports an allocation of a pool, and the pool before its first.
fn import_from_pool(gpu: &dyn Gpu, token: &Token, device: i32) -> Result<Opening> {
    let known = |pools: &mut Vec<Imported>| {
        let known = pools.iter_mut().find(|known| known.offer == token.offer)?;
        known.users += 1;
        Some(known.pool)
    };
    let pool = match with_pools(known) {
        Some(pool) => pool,
        None => {
            let file = descriptor(token.offer)?;
            let pool = gpu.import_pool(&Shareable::Descriptor(file.descriptor()?))?;
            let faster = with_pools(|pools| {
                let faster = known(pools);
                if faster.is_none() {
                    pools.push(Imported { offer: token.offer, pool, users: 1, allocations: BTreeMap::new() });
                }
                faster
            });
            if faster.is_some() {
                gpu.destroy_pool(pool)?;
            }
            faster.unwrap_or(pool)
        }
    };
    let (user, serial) = (Location::Device(device), token.place.serial);
    let reached = match gpu.pool_access(pool, user) {
        Ok(Access::ReadWrite) => Ok(()),
        _ => gpu.set_pool_access(pool, &[(user, Access::ReadWrite)]),
    };
    let address = reached.and_then(|()| match enter_allocation(token.offer, serial, None) {
        Some(address) => Ok(address),
        None => gpu
            .import_pool_pointer(pool, &token.handle)
            .inspect(|address| _ = enter_allocation(token.offer, serial, Some(*address))),
    });
    let address = address.inspect_err(|_| leave_pool(gpu, token.offer))?;
    Ok(Opening::Pool(address, token.offer, serial))
}

/// Counts one more opening of an allocation, and returns its address. `None` if it is not open and was not just opened.
fn enter_allocation(offer: u64, serial: u64, opened: Option<Address>) -> Option<Address> {
    with_pools(|pools| {
        let allocations = &mut pools.iter_mut().find(|known| known.offer == offer)?.allocations;
        if let Some(address) = opened {
            allocations.insert(serial, (address, 0));
        }
        let (address, users) = allocations.get_mut(&serial)?;
        *users += 1;
        Some(*address)
    })
}

/// Ends one opening of an allocation; returns true for the last.
fn leave_allocation(offer: u64, serial: u64) -> bool {
    with_pools(|pools| {
        let Some(known) = pools.iter_mut().find(|known| known.offer == offer) else { return true };
        let Some((_, users)) = known.allocations.get_mut(&serial) else { return true };
        *users -= 1;
        *users == 0 && known.allocations.remove(&serial).is_some()
    })
}

/// Ends one allocation's use of an imported pool; with the last the pool goes.
fn leave_pool(gpu: &dyn Gpu, offer: u64) {
    let unused = with_pools(|pools| {
        let place = pools.iter().position(|known| known.offer == offer)?;
        pools[place].users -= 1;
        (pools[place].users == 0).then(|| pools.remove(place).pool)
    });
    if let Some(pool) = unused
        && let Err(error) = gpu.destroy_pool(pool)
    {
        log::warn!("an imported pool is lost: {error}");
    }
}
