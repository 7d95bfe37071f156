// SPDX-License-Identifier: MIT OR Apache-2.0
//! Opening and closing of an object on a device: one function of the back end for each way of sharing.

use std::collections::BTreeMap;
use std::sync::Mutex;

use super::{Token, Way};
use crate::gpu::{Access, Address, Event, Gpu, Kind, Location, Physical, Pool, Result, Shareable};
use crate::os::descriptor::Kept;
use crate::os::lock::lock;
use crate::share::broker;
use crate::share::openings::EVENTS;
use crate::share::pool_imports;

/// An object that is open on a device.
#[derive(Clone, Copy, Debug)]
pub enum Opening {
    /// Memory opened by the vendor's handle.
    Handle(Address),
    /// Physical memory, mapped at addresses of its own.
    Physical(Address, usize, Physical),
    /// An allocation of a pool, and the broker's handle of the pool.
    Pool(Address, u64),
    /// An event.
    Event(Event),
}

/// Values that are opened once for all their users, by key. Locked for each look only, not while one is opened or closed.
struct Shared<V>(Mutex<BTreeMap<u64, (V, usize)>>);

/// The imported pools, by the broker's handles.
static POOLS: Shared<Pool> = Shared(Mutex::new(BTreeMap::new()));

impl<V: Copy + PartialEq> Shared<V> {
    /// Adds a user, of a value that is opened where there is none. Of two that are opened at once one is closed again.
    fn open(&self, key: u64, open: impl FnOnce() -> Result<V>, close: impl FnOnce(V) -> Result<()>) -> Result<V> {
        let add_user = |(value, users): &mut (V, usize)| {
            *users += 1;
            *value
        };
        // A statement of its own: the lock must not be held behind it.
        let known = lock(&self.0).get_mut(&key).map(add_user);
        if let Some(known) = known {
            return Ok(known);
        }
        let opened = open()?;
        let value = add_user(lock(&self.0).entry(key).or_insert((opened, 0)));
        if value != opened {
            close(opened)?;
        }
        Ok(value)
    }

    /// Takes a user, and returns the value for the last one to close.
    fn release(&self, key: u64) -> Option<V> {
        let mut values = lock(&self.0);
        let (value, users) = values.get_mut(&key)?;
        let value = *value;
        *users -= 1;
        (*users == 0).then(|| values.remove(&key)).map(|_| value)
    }
}

impl Opening {
    /// Opens what a token of another process names, with the device current that will use it.
    ///
    /// On NVIDIA the path between the devices belongs to that one: made for the owner's, copies run at a tenth.
    pub fn new(gpu: &dyn Gpu, token: &Token, device: i32) -> Result<Opening> {
        let mut opening = None;
        gpu.on_device(device, &mut || {
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

    /// Closes it.
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

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn what_is_shared_is_opened_for_the_first_user_and_closed_for_the_last() {
        let shared: Shared<u32> = Shared(Mutex::new(BTreeMap::new()));
        let closed = RefCell::new(Vec::new());
        let open = |key, fresh| {
            shared.open(
                key,
                || Ok(fresh),
                |value| {
                    closed.borrow_mut().push(value);
                    Ok(())
                },
            )
        };
        assert_eq!(shared.release(1), None);
        assert_eq!((open(1, 10).ok(), open(1, 11).ok(), open(2, 20).ok()), (Some(10), Some(10), Some(20)));
        assert_eq!((shared.release(1), shared.release(2)), (None, Some(20)));
        assert_eq!(open(1, 12).ok(), Some(10));
        assert_eq!((shared.release(1), shared.release(1), shared.release(1)), (None, Some(10), None));
        assert_eq!(open(1, 13).ok(), Some(13));
        assert!(shared.open(3, || Err(Kind::HandleStale.into()), |_| Ok(())).is_err() && shared.release(3).is_none());
        assert!(closed.borrow().is_empty());
    }

    #[test]
    fn of_two_that_are_opened_at_once_one_is_closed() {
        let shared: Shared<u32> = Shared(Mutex::new(BTreeMap::new()));
        let closed = RefCell::new(Vec::new());
        let close = |value| {
            closed.borrow_mut().push(value);
            Ok(())
        };
        let slower = shared.open(1, || shared.open(1, || Ok(10), close).map(|_| 11), close);
        assert_eq!((slower.ok(), closed.take()), (Some(10), vec![11]));
        // The back end may have given both the same.
        let slower = shared.open(2, || shared.open(2, || Ok(20), close), close);
        assert_eq!((slower.ok(), closed.take()), (Some(20), vec![]));
        for (key, value) in [(1, 10), (2, 20)] {
            assert_eq!((shared.release(key), shared.release(key)), (None, Some(value)));
        }
    }
}
