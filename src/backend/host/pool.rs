// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pools. Memory is there at once, and leaves when the stream gets to its free; what is freed goes back to the system
//! at once too, so a pool reserves what is in use and nothing else.
//!
//! A pool that may be exported has a memory file of its own, and its descriptor is what is exported. Its allocations are
//! named and confirmed like those of [`super::ipc`].

use super::arena;
use super::handle::{Handle, What};
use super::label::{self, Content};
use super::memory::{self, table};
use super::{Host, context, device, ipc, queue};
use crate::gpu::{
    Access, Address, Error, HandleTypes, Kind, Location, Pool, PoolAttribute, PoolPointer, PoolProperties, Pools,
    Result, Shareable, Stream,
};
use crate::map::Map;
use crate::os::descriptor::{self, Kept};
use crate::os::memory_file::PAGE;
use crate::os::thread::Uncancelled;

/// What is in the upper 16 bits of a pool's handle.
const MAGIC: u16 = 0x5e54;

/// The handle of a pool.
pub fn handle(key: u64) -> Pool {
    Pool(queue::handle(MAGIC, key))
}

/// All pools of this process. A device's default pool has the device's ordinal as its key.
pub struct State {
    pools: Map<u64, OnePool>,
    /// The pool that each device uses.
    of_device: Vec<u64>,
}

struct OnePool {
    device: i32,
    handle_types: HandleTypes,
    /// 0 for as much as the device has.
    max_size: usize,
    source: Source,
    /// Destroyed by the program; it stays until its last allocation is freed.
    destroyed: bool,
    used: usize,
    used_high: usize,
    /// Settings that are kept for whoever asks them back: nothing is reused before it went back to the system.
    reuse: [u64; 3],
    release_threshold: u64,
    /// What other locations may do; not named: nothing.
    accesses: Vec<(Location, Access)>,
}

/// Where a pool's memory comes from.
enum Source {
    /// The device's arenas.
    Device,
    /// An arena of its own, by its number on the device.
    Arena(u32),
    /// Another process, or another pool of this one: only what that allocates.
    Imported(Kept),
}

impl OnePool {
    fn new(device: i32, handle_types: HandleTypes, max_size: usize, source: Source) -> OnePool {
        OnePool {
            device,
            handle_types,
            max_size,
            source,
            destroyed: false,
            used: 0,
            used_high: 0,
            reuse: [1; 3],
            release_threshold: 0,
            accesses: Vec::new(),
        }
    }
}

impl State {
    /// The default pools of `devices` devices.
    pub fn new(devices: i32) -> State {
        let default = |device| (device as u64, OnePool::new(device, HandleTypes::empty(), 0, Source::Device));
        State { pools: (0..devices).map(default).collect(), of_device: (0..devices as u64).collect() }
    }

    fn find(&mut self, pool: Pool) -> Result<(u64, &mut OnePool)> {
        let key = queue::serial(MAGIC, pool.0);
        let found = key.and_then(|key| self.pools.get_mut(&key).map(|pool| (key, pool)));
        let found = found.filter(|(_, pool)| !pool.destroyed);
        found.ok_or_else(|| Kind::InvalidValue.because("the handle names no pool"))
    }

    fn insert(&mut self, pool: OnePool) -> Pool {
        // Above all ordinals.
        let key = queue::next_serial() + (1 << 16);
        self.pools.insert(key, pool);
        handle(key)
    }

    /// Whether a pool may allocate `size` bytes more; the arena where it has its own.
    pub fn check_room(&self, key: u64, size: usize) -> Result<Option<u32>> {
        let Some(pool) = self.pools.get(&key) else { return Ok(None) };
        if pool.max_size != 0 && size > pool.max_size.saturating_sub(pool.used) {
            let why = format!("{size} bytes do not fit: the pool has {} of {} in use", pool.used, pool.max_size);
            return Err(Kind::OutOfMemory.because(why));
        }
        Ok(match pool.source {
            Source::Arena(arena) => Some(arena),
            Source::Device | Source::Imported(_) => None,
        })
    }

    /// Counts an allocation.
    pub fn allocated(&mut self, key: u64, bytes: usize) {
        if let Some(pool) = self.pools.get_mut(&key) {
            pool.used += bytes;
            pool.used_high = pool.used_high.max(pool.used);
        }
    }

    /// Counts a free.
    pub fn freed(&mut self, key: u64, bytes: usize) {
        if let Some(pool) = self.pools.get_mut(&key) {
            pool.used -= bytes;
        }
    }

    /// Forgets a pool that was destroyed and is empty: its device, and its arena where it has one.
    pub fn let_go(&mut self, key: u64) -> Option<(i32, Option<u32>)> {
        self.pools.get(&key).filter(|pool| pool.destroyed && pool.used == 0)?;
        let _uncancelled = Uncancelled::new();
        let pool = self.pools.remove(&key)?;
        Some(match pool.source {
            Source::Arena(arena) => (pool.device, Some(arena)),
            Source::Device | Source::Imported(_) => (pool.device, None),
        })
    }

    /// How a pool may be exported.
    pub fn handle_types(&self, key: u64) -> HandleTypes {
        self.pools.get(&key).map_or(HandleTypes::empty(), |pool| pool.handle_types)
    }
}

/// A kind of handle that pools here can have.
fn check_handle_types(types: HandleTypes) -> Result<()> {
    if types.contains(HandleTypes::FABRIC) {
        return Err(Kind::Unsupported.because("fabric handles need NVLink between machines; use file descriptors"));
    }
    Ok(())
}

/// A location that has rights here.
fn check_location(location: Location) -> Result<()> {
    match location {
        Location::Device(device) => device::check(device).map(|_| ()),
        Location::Host => Ok(()),
        Location::HostNuma(_) | Location::HostNumaCurrent => {
            Err(Kind::Unsupported.because("the host back end does not tell NUMA nodes apart"))
        }
    }
}

impl Pools for Host {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> {
        queue::check(stream)?;
        context::use_device();
        let device = device::current();
        let mut table = table();
        let pool = table.pools.of_device[device as usize];
        table.allocate(device, size, 0, Some(pool)).map(Address)
    }

    fn allocate_from_pool(&self, size: usize, pool: Pool, stream: Stream) -> Result<Address> {
        queue::check(stream)?;
        context::use_device();
        let mut table = table();
        let (key, pool) = table.pools.find(pool)?;
        if matches!(pool.source, Source::Imported(_)) {
            return Err(Kind::InvalidValue.because("an imported pool allocates nothing; its exporter does"));
        }
        let device = pool.device;
        table.allocate(device, size, 0, Some(key)).map(Address)
    }

    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> {
        queue::check(stream)?;
        memory::mark_leaving(address)?;
        queue::enqueue(stream, move || memory::release(address)).inspect_err(|_| memory::unmark_leaving(address))
    }

    fn default_pool(&self, device: i32) -> Result<Pool> {
        device::check(device)?;
        Ok(handle(device as u64))
    }

    fn device_pool(&self, device: i32) -> Result<Pool> {
        device::check(device)?;
        Ok(handle(table().pools.of_device[device as usize]))
    }

    fn set_device_pool(&self, device: i32, pool: Pool) -> Result<()> {
        device::check(device)?;
        let pools = &mut table().pools;
        let (key, pool) = pools.find(pool)?;
        if pool.device != device || matches!(pool.source, Source::Imported(_)) {
            return Err(Kind::InvalidValue.because("the pool was imported, or is another device's"));
        }
        pools.of_device[device as usize] = key;
        Ok(())
    }

    fn create_pool(&self, properties: &PoolProperties) -> Result<Pool> {
        let Location::Device(device) = properties.location else {
            return Err(Kind::Unsupported.because("the host back end has pools on its devices only"));
        };
        device::check(device)?;
        check_handle_types(properties.handle_types)?;
        let mut table = table();
        let source = if properties.handle_types.is_empty() {
            Source::Device
        } else {
            Source::Arena(table.add_pool_arena(device, properties.max_size)?)
        };
        Ok(table.pools.insert(OnePool::new(device, properties.handle_types, properties.max_size, source)))
    }

    fn destroy_pool(&self, pool: Pool) -> Result<()> {
        let mut table = table();
        let (key, pool) = table.pools.find(pool)?;
        if key == pool.device as u64 {
            return Err(Kind::InvalidValue.because("a device's default pool cannot be destroyed"));
        }
        let device = pool.device;
        pool.destroyed = true;
        let chosen = &mut table.pools.of_device[device as usize];
        if *chosen == key {
            *chosen = device as u64;
        }
        table.let_pool_go(key);
        Ok(())
    }

    fn pool_attribute(&self, pool: Pool, ask: PoolAttribute) -> Result<u64> {
        let pools = &mut table().pools;
        let (_, pool) = pools.find(pool)?;
        Ok(match ask {
            PoolAttribute::ReuseFollowEventDependencies => pool.reuse[0],
            PoolAttribute::ReuseAllowOpportunistic => pool.reuse[1],
            PoolAttribute::ReuseAllowInternalDependencies => pool.reuse[2],
            PoolAttribute::ReleaseThreshold => pool.release_threshold,
            PoolAttribute::ReservedCurrent | PoolAttribute::UsedCurrent => pool.used as u64,
            PoolAttribute::ReservedHigh | PoolAttribute::UsedHigh => pool.used_high as u64,
        })
    }

    fn set_pool_attribute(&self, pool: Pool, attribute: PoolAttribute, value: u64) -> Result<()> {
        let pools = &mut table().pools;
        let (_, pool) = pools.find(pool)?;
        match attribute {
            PoolAttribute::ReuseFollowEventDependencies => pool.reuse[0] = u64::from(value != 0),
            PoolAttribute::ReuseAllowOpportunistic => pool.reuse[1] = u64::from(value != 0),
            PoolAttribute::ReuseAllowInternalDependencies => pool.reuse[2] = u64::from(value != 0),
            PoolAttribute::ReleaseThreshold => pool.release_threshold = value,
            PoolAttribute::ReservedHigh | PoolAttribute::UsedHigh if value == 0 => pool.used_high = pool.used,
            _ => return Err(Kind::InvalidValue.because("this attribute of a pool can only be read, or reset to 0")),
        }
        Ok(())
    }

    fn set_pool_access(&self, pool: Pool, accesses: &[(Location, Access)]) -> Result<()> {
        for (location, _) in accesses {
            check_location(*location)?;
        }
        let pools = &mut table().pools;
        let (_, pool) = pools.find(pool)?;
        let own = Location::Device(pool.device);
        if accesses.iter().any(|(location, access)| *location == own && *access != Access::ReadWrite) {
            return Err(Kind::InvalidDevice.because("the pool's own device keeps all rights"));
        }
        for (location, access) in accesses {
            pool.accesses.retain(|(place, _)| place != location);
            pool.accesses.push((*location, *access));
        }
        Ok(())
    }

    fn pool_access(&self, pool: Pool, location: Location) -> Result<Access> {
        check_location(location)?;
        let pools = &mut table().pools;
        let (_, pool) = pools.find(pool)?;
        let set = pool.accesses.iter().find(|(place, _)| *place == location).map(|(_, access)| *access);
        let is_own = location == Location::Device(pool.device);
        Ok(set.unwrap_or(if is_own { Access::ReadWrite } else { Access::None }))
    }

    fn trim_pool(&self, pool: Pool, _keep: usize) -> Result<()> {
        table().pools.find(pool).map(|_| ())
    }

    fn export_pool(&self, pool: Pool, handle_type: HandleTypes) -> Result<Shareable> {
        let _uncancelled = Uncancelled::new();
        let mut table = table();
        let (_, pool) = table.pools.find(pool)?;
        let Source::Arena(arena) = pool.source else {
            return Err(Kind::InvalidValue.because("the pool was not created to be exported"));
        };
        if handle_type.is_empty() || !pool.handle_types.contains(handle_type) {
            return Err(Kind::InvalidValue.because("the pool was not created to be exported by such a handle"));
        }
        let device = pool.device;
        Ok(Shareable::Descriptor(descriptor::give(table.arena(device, arena).descriptor()?)?))
    }

    fn import_pool(&self, handle: &Shareable) -> Result<Pool> {
        let _uncancelled = Uncancelled::new();
        let (file, label) = label::import(Content::Pool, handle, arena::end)?;
        let (device, size) = (device::nearest(label.device), label.pages as usize * PAGE);
        Ok(table().pools.insert(OnePool::new(device, HandleTypes::empty(), size, Source::Imported(file))))
    }

    fn export_pool_pointer(&self, address: Address) -> Result<PoolPointer> {
        let mut guard = table();
        let table = &mut *guard;
        let not_exportable = || -> Error {
            Kind::InvalidValue.because("the address is not the start of an allocation of a pool that can be exported")
        };
        let (device, pages) = table.pool_pages(address.0).ok_or_else(not_exportable)?;
        let nonce = match pages.nonce {
            Some(nonce) => nonce,
            None => ipc::nonce()?,
        };
        let (pool, arena, first, count) = (pages.pool, pages.arena, pages.first, pages.count);
        if pool.is_none_or(|pool| table.pools.handle_types(pool).is_empty()) {
            return Err(not_exportable());
        }
        let arena = table.arena(device, arena);
        let name = self.name(What::PoolPointer, device, arena, first, count, nonce)?;
        arena.publish(first, count, self.identity.user, nonce);
        if let Some((_, pages)) = table.pool_pages(address.0) {
            pages.nonce = Some(nonce);
        }
        Ok(name)
    }

    fn import_pool_pointer(&self, pool: Pool, name: &PoolPointer) -> Result<Address> {
        let refused = |why: String| -> Error { Kind::InvalidValue.because(why) };
        let named = Handle::from_bytes(name, What::PoolPointer).map_err(|error| refused(error.to_string()))?;
        let _uncancelled = Uncancelled::new();
        let mut table = table();
        let (key, pool) = table.pools.find(pool)?;
        let Source::Imported(file) = &pool.source else {
            return Err(refused("the pool was not imported".into()));
        };
        if file.inode() != named.inode {
            return Err(refused("the name is of an allocation of another pool".into()));
        }
        let file = file.get().ok_or_else(|| refused("the program closed the descriptor of the pool".into()))?;
        if let Some(base) = table.reopen(named.nonce, name) {
            return base.map(Address).map_err(|error| refused(error.to_string()));
        }
        // An open file of its own, whose lock tells the exporter that the range is in use here.
        let own = self.identity.own_file(file).map_err(|error| refused(error.to_string()))?;
        self.confirm(&own, &named).map_err(|error| refused(error.to_string()))?;
        let base = ipc::insert(&mut table, &own, &named, name, Some(key))?;
        context::use_device();
        Ok(Address(base))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gpu::{Copies, Memory, MemoryKind, Order, Place, Shape, Side, Streams, Transfer};

    const SIZE: usize = 100_000;
    const SHARED: PoolProperties = PoolProperties {
        location: Location::Device(0),
        handle_types: HandleTypes::DESCRIPTOR,
        max_size: 1 << 20,
        usage: 0,
    };

    fn host() -> &'static Host {
        super::super::open().expect("the host back end opens")
    }

    fn kind<T>(result: Result<T>) -> Option<Kind> {
        result.err().map(|error| error.kind())
    }

    fn copy(to: Address, from: Address, bytes: usize) {
        let side = |address| Side { address, row: 0, slice: 0, place: Place::Any };
        let transfer = Transfer { to: side(to), from: side(from), shape: Shape::bytes(bytes) };
        host().copy(&transfer, Order::Now(Stream::PER_THREAD)).expect("live memory");
    }

    fn import(pool: Pool) -> Pool {
        let Shareable::Descriptor(descriptor) = host().export_pool(pool, HandleTypes::DESCRIPTOR).expect("exported")
        else {
            panic!("a descriptor was asked for");
        };
        let imported = host().import_pool(&Shareable::Descriptor(descriptor)).expect("imported");
        // SAFETY: the descriptor is this test's.
        unsafe { libc::close(descriptor) };
        imported
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn an_imported_allocation_is_the_exported_one() {
        let pool = host().create_pool(&SHARED).expect("a pool");
        let memory = host().allocate_from_pool(SIZE, pool, Stream::NULL).expect("memory");
        let name = host().export_pool_pointer(memory).expect("exported");
        assert_eq!(host().export_pool_pointer(memory).expect("exported"), name);
        let imported = import(pool);
        let there = host().import_pool_pointer(imported, &name).expect("imported");
        assert_ne!(there, memory);
        assert_eq!(host().import_pool_pointer(imported, &name).ok(), Some(there));
        let (text, back) = ([9_u8; 50], [0_u8; 50]);
        copy(Address(memory.0 + SIZE - 50), text.as_ptr().into(), 50);
        copy(back.as_ptr().into(), Address(there.0 + SIZE - 50), 50);
        assert_eq!(back, text);
        let info = host().pointer_info(there).expect("answered").expect("known");
        assert_eq!((info.kind, info.pool, info.imported), (MemoryKind::Pool, Some(imported), true));
        assert_eq!(kind(host().allocate_from_pool(1, imported, Stream::NULL)), Some(Kind::InvalidValue));

        host().free_queued(there, Stream::NULL).expect("freed like an allocation");
        host().free_queued(memory, Stream::NULL).expect("freed");
        host().synchronize_stream(Stream::NULL).expect("done");
        assert_eq!(kind(host().import_pool_pointer(imported, &name)), Some(Kind::InvalidValue));
        for pool in [pool, imported] {
            host().destroy_pool(pool).expect("a pool");
            assert_eq!(kind(host().destroy_pool(pool)), Some(Kind::InvalidValue));
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_pool_lives_until_its_last_allocation_is_freed() {
        let pool = host().create_pool(&SHARED).expect("a pool");
        let memory = host().allocate_from_pool(SIZE, pool, Stream::NULL).expect("memory");
        let rounded = SIZE.next_multiple_of(PAGE) as u64;
        assert_eq!(host().pool_attribute(pool, PoolAttribute::UsedCurrent).ok(), Some(rounded));
        assert_eq!(kind(host().allocate_from_pool(1 << 20, pool, Stream::NULL)), Some(Kind::OutOfMemory));
        host().destroy_pool(pool).expect("a pool");
        assert_eq!(kind(host().allocate_from_pool(1, pool, Stream::NULL)), Some(Kind::InvalidValue));
        let text = [1_u8; 10];
        copy(memory, text.as_ptr().into(), 10);
        let arenas = || table().pools.pools.values().filter(|pool| pool.destroyed).count();
        assert_eq!(arenas(), 1);
        host().free(memory).expect("freed");
        assert_eq!(arenas(), 0);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn what_cannot_be_is_refused() {
        let refused = Some(Kind::InvalidValue);
        let default = host().default_pool(0).expect("a pool");
        assert_eq!(host().device_pool(0).ok(), Some(default));
        assert_eq!(kind(host().destroy_pool(default)), refused);
        assert_eq!(kind(host().export_pool(default, HandleTypes::DESCRIPTOR)), refused);
        let memory = host().allocate_queued(SIZE, Stream::NULL).expect("memory");
        assert_eq!(kind(host().export_pool_pointer(memory)), refused);
        host().free(memory).expect("freed");

        let pool = host().create_pool(&SHARED).expect("a pool");
        let memory = host().allocate_from_pool(SIZE, pool, Stream::NULL).expect("memory");
        assert_eq!(kind(host().export_pool_pointer(Address(memory.0 + 16))), refused);
        assert_eq!(
            kind(host().import_pool_pointer(pool, &host().export_pool_pointer(memory).expect("a name"))),
            refused
        );
        let imported = import(pool);
        assert_eq!(kind(host().import_pool_pointer(imported, &[0; 64])), refused);
        assert_eq!(kind(host().set_device_pool(0, imported)), refused);
        let none = [(Location::Device(0), Access::None)];
        assert_eq!(kind(host().set_pool_access(pool, &none)), Some(Kind::InvalidDevice));
        for descriptor in [-1, 9999] {
            assert_eq!(kind(host().import_pool(&Shareable::Descriptor(descriptor))), Some(Kind::DescriptorRefused));
        }
        host().free(memory).expect("freed");
        for pool in [pool, imported] {
            host().destroy_pool(pool).expect("a pool");
        }
    }
}
