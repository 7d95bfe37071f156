// SPDX-License-Identifier: MIT OR Apache-2.0
//! Opening and closing of an object on a device: one function of the back end for each way of sharing.

use super::shared::SharedValues;
use super::{Token, Way};
use crate::gpu::{Access, Address, Event, Gpu, Kind, Location, Physical, Pool, Result, Shareable};
use crate::os::descriptor::Kept;
use crate::share::broker;
use crate::share::openings::EVENTS;
use crate::share::pool_imports;

/// An object that is open on a device.
#[derive(Clone, Copy, Debug)]
pub enum Opening {
    Handle(Address),
    /// Physical memory, mapped at addresses of its own.
    Physical(Address, usize, Physical),
    /// An allocation of a pool, and the broker's handle of the pool.
    Pool(Address, u64),
    Event(Event),
}

/// The imported pools, by the broker's handles.
static POOLS: SharedValues<u64, Pool> = SharedValues::empty();

impl Opening {
    /// Opens what a token of another process names, with the device current that will use it.
    ///
    /// On NVIDIA the path between the devices belongs to that one: made for the owner's, copies run at a tenth.
    pub fn new(gpu: &dyn Gpu, token: &Token, device: i32) -> Result<Opening> {
        let mut opening = None;
        gpu.opening_on_device(device, &mut || {
            opening = Some(match token.way() {
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

    /// Drops the bookkeeping of an object that a device's reset or a context's end has closed.
    pub fn abandon(&self, gpu: &dyn Gpu) {
        match *self {
            Opening::Pool(address, descriptor) => {
                pool_imports::abandon(address);
                release_pool(gpu, descriptor);
            }
            // Another event may get the handle.
            Opening::Event(event) => EVENTS.closed(event.0, None),
            Opening::Handle(_) | Opening::Physical(..) => {}
        }
    }

    pub fn close(self, gpu: &dyn Gpu, device: i32) -> Result<()> {
        gpu.on_device(device, &mut || match self {
            Opening::Handle(address) => gpu.close_memory(address),
            Opening::Event(event) => gpu.destroy_event(event),
            Opening::Physical(address, size, physical) => unmap(gpu, address, size, physical),
            Opening::Pool(address, descriptor) => {
                let freed = pool_imports::close(address, || gpu.free(address));
                release_pool(gpu, descriptor);
                freed
            }
        })
    }
}

/// Takes the descriptor that comes with a token from its owner.
fn take_descriptor(descriptor: u64) -> Result<Kept> {
    let none = || Kind::HandleStale.because("no descriptor comes with the token any more");
    broker::take(descriptor)?.descriptor.ok_or_else(none)
}

/// Maps physical memory for a device at addresses of this process's.
fn map(gpu: &dyn Gpu, token: &Token, device: i32) -> Result<Opening> {
    let size = token.size as usize;
    let file = take_descriptor(token.descriptor)?;
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
    let descriptor = token.descriptor;
    let import = || gpu.import_pool(&Shareable::Descriptor(take_descriptor(descriptor)?.descriptor()?));
    let pool = POOLS.open(descriptor, import, |pool| gpu.destroy_pool(pool))?;
    let user = Location::Device(device);
    let reached = match gpu.pool_access(pool, user) {
        Ok(Access::ReadWrite) => Ok(()),
        _ => gpu.set_pool_access(pool, &[(user, Access::ReadWrite)]),
    };
    let import = || gpu.import_pool_pointer(pool, &token.handle);
    let address = reached.and_then(|()| pool_imports::open(gpu, import));
    let address = address.inspect_err(|_| release_pool(gpu, descriptor))?;
    Ok(Opening::Pool(address, descriptor))
}

/// Ends one allocation's use of an imported pool; with the last the pool goes.
fn release_pool(gpu: &dyn Gpu, descriptor: u64) {
    if let Some(pool) = POOLS.release(descriptor)
        && let Err(error) = gpu.destroy_pool(pool)
    {
        log::warn!("an imported pool is lost: {error}");
    }
}
