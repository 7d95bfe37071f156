// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pools. Memory is there at once, and leaves when the stream gets to its free, unless work that comes after the free
//! has been given it before.
//!
//! What a pool reserves beyond what is in use counts against its device, and is no memory: pages that nobody uses go back
//! to the system. Pools of host and of managed memory count against what the process may use of the machine's.
//!
//! A pool that may be exported has a memory file of its own, and its descriptor is what is exported. Its allocations
//! are named and confirmed like those of [`super::ipc`].

use super::arena;
use super::capture;
use super::handle::What;
use super::identity;
use super::label::{self, Content};
use super::page::page_size;
use super::pin;
use super::queue::{self, Ticket, Work};
use super::release;
use super::state::{self, Host, table};
use super::table::{HOST, PoolState, Source, canonical, handle};
use crate::gpu::{
    Access, Address, Error, HandleTypes, Kind, Location, NodeWork, Pool, PoolAttribute, PoolMemory, PoolPointer,
    PoolProperties, Pools, Result, Shareable, Stream, strict_refusals,
};
use crate::os::descriptor;
use crate::os::thread::Uncancelled;
use crate::share::lease::Opened;

/// Refuses handles that memory here cannot have.
pub(super) fn check_handle_types(types: HandleTypes) -> Result<()> {
    if types.contains(HandleTypes::FABRIC) {
        let why = "fabric handles need NVLink between machines; use file descriptors";
        return Err(Kind::Unsupported.because(why).as_answer());
    }
    Ok(())
}

/// A location that has rights here.
fn check_location(location: Location) -> Result<()> {
    match location {
        Location::Device(device) => state::check_device(device).map(|_| ()),
        Location::Host => Ok(()),
        Location::HostNuma(_) | Location::HostNumaCurrent => {
            Err(Kind::Unsupported.because("the host back end does not tell NUMA nodes apart"))
        }
    }
}

/// Refuses memory that does not exist.
fn check_memory(memory: PoolMemory) -> Result<()> {
    match memory {
        PoolMemory::Pinned(location) | PoolMemory::Managed(Some(location)) => match location {
            Location::Device(device) => state::check_device(device).map(|_| ()),
            Location::Host | Location::HostNuma(0) => Ok(()),
            Location::HostNuma(node) => {
                Err(Kind::InvalidValue.because(format!("NUMA node {node} does not exist: there is one, 0")))
            }
            Location::HostNumaCurrent => Err(Kind::InvalidValue.because("a pool is of a node that it names")),
        },
        PoolMemory::Managed(None) => Ok(()),
    }
}

/// The device's number on this machine in the label of a pool of the host's, and in its pointers.
const ON_HOST: i32 = -1;

/// The number on this machine of the device that a pool's memory is of.
fn number_of(memory: PoolMemory) -> i32 {
    memory.device().map_or(ON_HOST, state::device_number)
}

/// Tells whether a location has all rights to a pool's memory from the start: managed memory is everywhere's.
fn is_own(memory: PoolMemory, location: Location) -> bool {
    match memory {
        PoolMemory::Pinned(home) => canonical(home) == canonical(location),
        PoolMemory::Managed(_) => true,
    }
}

/// Allocates from a pool, for work that comes later in a stream: memory freed before, or else fresh. It is of a device, or
/// was allocated with one.
fn allocate(device: i32, size: usize, key: u64, stream: Stream) -> Result<Address> {
    state::use_device_number(device);
    let past = queue::past(state::current_device(), stream)?;
    // A block that is an eighth too large is no great waste.
    let follows = |ticket: &Ticket, rules: &[u64; 3]| past.is_own(ticket) || rules[0] != 0 && past.holds(ticket);
    let again = table().reuse(key, size, size / 8, follows);
    if let Some((base, _)) = again {
        return Ok(Address(base));
    }
    let fresh = || table().allocate(device, size, 0, Some(key)).map(Address);
    let full = match fresh() {
        Err(error) if error.kind() == Kind::OutOfMemory => error,
        other => return other,
    };
    if end_kept_frees(key)
        && let Ok(address) = fresh()
    {
        return Ok(address);
    }
    let again = table().reuse(key, size, usize::MAX, |_, rules| rules[2] != 0);
    let (base, ticket) = again.ok_or(full)?;
    match queue::submit(state::current_device(), stream, Some(ticket), Work::Mark(None)) {
        Ok(_) => Ok(Address(base)),
        Err(error) => {
            release::release_if(Address(base), "device memory", release::is_device_memory)?;
            Err(error)
        }
    }
}

/// Releases the blocks of a pool whose frees were reached and kept; true if there are any.
fn end_kept_frees(key: u64) -> bool {
    let kept = table().end_kept_frees(key);
    let are_any = !kept.is_empty();
    kept.into_iter().for_each(pin::reclaim);
    are_any
}

/// Frees memory in the order of a stream.
pub fn free(address: Address, stream: Stream) -> Result<()> {
    queue::check(stream)?;
    let device = state::current_device();
    let (retired, number) = release::begin_free(address)?;
    let Some(number) = number else {
        return queue::enqueue(device, stream, move || release::release(retired))
            .inspect_err(|_| table().undo_retire(&retired));
    };
    let reach = move || {
        let released = table().reach_free(&retired, number);
        released.into_iter().for_each(pin::reclaim);
    };
    let queue_up = || match queue::idle(device, stream)? {
        Some(ticket) => {
            reach();
            Ok(ticket)
        }
        None => {
            let body = move |_| {
                reach();
                Ok(())
            };
            queue::submit(device, stream, None, Work::Run(Box::new(body)))
        }
    };
    let ticket = queue_up().inspect_err(|_| table().undo_retire(&retired))?;
    let released = table().note_free(&retired, number, ticket);
    released.into_iter().for_each(pin::reclaim);
    Ok(())
}

impl Pools for Host {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> {
        let (device, ..) = queue::describe(state::current_device(), stream)?;
        if let Some(address) = capture::allocate(device, size, stream)? {
            return Ok(address);
        }
        capture::check_unsafe_strictly()?;
        let pool = table().pools.current_of(PoolMemory::of_device(device), device);
        allocate(device, size, pool, stream)
    }

    fn allocate_from_pool(&self, size: usize, pool: Pool, stream: Stream) -> Result<Address> {
        if capture::has(stream)? {
            let memory = {
                let mut table = table();
                let (_, pool) = table.pools.find(pool)?;
                if !pool.handle_types.is_empty() {
                    let why = "memory of a pool that can be exported is not allocated by graphs";
                    return Err(Kind::Unsupported.because(why));
                }
                pool.memory
            };
            let device =
                memory.device().map_err(|_| Kind::Unsupported.because("graphs allocate memory of devices only"))?;
            if let Some(address) = capture::allocate(device, size, stream)? {
                return Ok(address);
            }
        }
        capture::check_unsafe_strictly()?;
        queue::check(stream)?;
        let (key, device) = {
            let mut table = table();
            let (key, pool) = table.pools.find(pool)?;
            if matches!(pool.source, Source::Imported(_)) {
                return Err(Kind::InvalidValue.because("an imported pool allocates nothing; its exporter does"));
            }
            (key, pool.memory.device().unwrap_or_else(|_| state::current_device()))
        };
        allocate(device, size, key, stream)
    }

    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> {
        if capture::take(stream, || Ok(NodeWork::Free(address)))? {
            return Ok(());
        }
        capture::check_unsafe_strictly()?;
        free(address, stream)
    }

    fn default_pool(&self, memory: PoolMemory) -> Result<Pool> {
        check_memory(memory)?;
        let mut table = table();
        let bank = table.bank_of(memory);
        Ok(handle(table.pools.default_of(memory, bank)))
    }

    fn current_pool(&self, memory: PoolMemory) -> Result<Pool> {
        check_memory(memory)?;
        let mut table = table();
        let bank = table.bank_of(memory);
        Ok(handle(table.pools.current_of(memory, bank)))
    }

    fn set_current_pool(&self, memory: PoolMemory, pool: Pool) -> Result<()> {
        check_memory(memory)?;
        let mut table = table();
        let bank = table.bank_of(memory);
        let (key, pool) = table.pools.find(pool)?;
        if pool.memory != memory || matches!(pool.source, Source::Imported(_)) {
            return Err(Kind::InvalidValue.because("the pool was imported, or is of another location or type"));
        }
        table.pools.set_current(memory, bank, key);
        Ok(())
    }

    fn create_pool(&self, properties: &PoolProperties) -> Result<Pool> {
        capture::check_unsafe_strictly()?;
        let PoolProperties { memory, handle_types, max_size, .. } = *properties;
        check_memory(memory)?;
        check_handle_types(handle_types)?;
        let mut table = table();
        let bank = table.bank_of(memory);
        let source = if handle_types.is_empty() {
            Source::Bank
        } else {
            Source::Arena(table.add_pool_arena(bank, number_of(memory), max_size)?)
        };
        Ok(table.pools.insert(PoolState::new((memory, bank), handle_types, max_size, source)))
    }

    fn destroy_pool(&self, pool: Pool) -> Result<()> {
        capture::check_unsafe_strictly()?;
        let mut table = table();
        let (key, pool) = table.pools.find(pool)?;
        let is_imported = matches!(pool.source, Source::Imported(_));
        if table.pools.is_default(key) {
            return Err(Kind::InvalidValue.because("a default pool cannot be destroyed"));
        }
        if is_imported && table.has_imports_of(key) {
            return Err(Kind::InvalidValue.because("memory of the imported pool is imported still: free it first"));
        }
        if let Some(pool) = table.pools.pools.get_mut(&key) {
            pool.destroyed = true;
        }
        table.pools.forget_current(key);
        table.release_pool(key);
        drop(table);
        end_kept_frees(key);
        Ok(())
    }

    fn pool_attribute(&self, pool: Pool, attribute: PoolAttribute) -> Result<u64> {
        let pools = &mut table().pools;
        let (_, pool) = pools.find(pool)?;
        Ok(match attribute {
            PoolAttribute::ReuseFollowEventDependencies => pool.reuse[0],
            PoolAttribute::ReuseAllowOpportunistic => pool.reuse[1],
            PoolAttribute::ReuseAllowInternalDependencies => pool.reuse[2],
            PoolAttribute::ReleaseThreshold => pool.release_threshold,
            PoolAttribute::ReservedCurrent => pool.reserved as u64,
            PoolAttribute::ReservedHigh => pool.reserved_high as u64,
            PoolAttribute::UsedCurrent => pool.used as u64,
            PoolAttribute::UsedHigh => pool.used_high as u64,
        })
    }

    fn set_pool_attribute(&self, pool: Pool, attribute: PoolAttribute, value: u64) -> Result<()> {
        let mut table = table();
        let (key, pool) = table.pools.find(pool)?;
        match attribute {
            PoolAttribute::ReuseFollowEventDependencies => pool.reuse[0] = u64::from(value != 0),
            PoolAttribute::ReuseAllowOpportunistic => pool.reuse[1] = u64::from(value != 0),
            PoolAttribute::ReuseAllowInternalDependencies => pool.reuse[2] = u64::from(value != 0),
            PoolAttribute::ReleaseThreshold => pool.release_threshold = value,
            PoolAttribute::ReservedHigh if value == 0 => pool.reserved_high = pool.reserved,
            PoolAttribute::UsedHigh if value == 0 => pool.used_high = pool.used,
            _ => return Err(Kind::InvalidValue.because("this attribute of a pool can only be read, or reset to 0")),
        }
        let keeps = pool.reuse[1] == 0;
        drop(table);
        if !keeps {
            end_kept_frees(key);
        }
        Ok(())
    }

    fn set_pool_access(&self, pool: Pool, accesses: &[(Location, Access)]) -> Result<()> {
        for (location, _) in accesses {
            check_location(*location)?;
        }
        let pools = &mut table().pools;
        let (_, pool) = pools.find(pool)?;
        let memory = pool.memory;
        if accesses.iter().any(|(location, access)| is_own(memory, *location) && *access != Access::ReadWrite) {
            // Bindings ask for this whenever they destroy a pool.
            return Err(Kind::InvalidDevice.because("the pool's own location keeps all rights").as_answer());
        }
        for (location, access) in accesses {
            pool.accesses.retain(|(place, _)| place != location);
            pool.accesses.push((*location, *access));
        }
        Ok(())
    }

    fn pool_access(&self, pool: Pool, location: Location) -> Result<Access> {
        let pools = &mut table().pools;
        let of_pool = pools.find(pool);
        // A NUMA node is told apart where it is the pool's own.
        if !of_pool.as_ref().is_ok_and(|(_, pool)| is_own(pool.memory, location)) {
            check_location(location)?;
        }
        let (_, pool) = of_pool?;
        let set = pool.accesses.iter().find(|(place, _)| *place == location).map(|(_, access)| *access);
        Ok(set.unwrap_or(if is_own(pool.memory, location) { Access::ReadWrite } else { Access::None }))
    }

    fn trim_pool(&self, pool: Pool, keep: usize) -> Result<()> {
        capture::check_unsafe_strictly()?;
        let (key, _) = table().pools.find(pool)?;
        end_kept_frees(key);
        table().keep_reserved(key, keep);
        Ok(())
    }

    fn export_pool(&self, handle: Pool, handle_type: HandleTypes) -> Result<Shareable> {
        capture::check_unsafe_strictly()?;
        let _uncancelled = Uncancelled::new();
        let mut table = table();
        let (_, pool) = table.pools.find(handle)?;
        let Source::Arena(arena) = pool.source else {
            return Err(Kind::InvalidValue.because("the pool was not created to be exported"));
        };
        if handle_type.is_empty() || !pool.handle_types.contains(handle_type) {
            return Err(Kind::InvalidValue.because("the pool was not created to be exported by such a handle"));
        }
        let (bank, mut accesses) = (pool.bank, pool.accesses.clone());
        for (location, _) in &mut accesses {
            if let Location::Device(device) = location {
                *device = state::device_number(*device);
            }
        }
        let arena = table.arena(bank, arena);
        let file = arena.descriptor()?;
        label::write_accesses(file, arena::end(arena.pages()), &accesses)?;
        let given = descriptor::give(file)?;
        table.pools.find(handle)?.1.is_exported = true;
        Ok(Shareable::Descriptor(given))
    }

    fn import_pool(&self, handle: &Shareable) -> Result<Pool> {
        let _uncancelled = Uncancelled::new();
        let (file, label) = label::import(Content::Pool, handle, arena::end)?;
        let memory = match label.device {
            ON_HOST => PoolMemory::Pinned(HOST),
            number => PoolMemory::of_device(state::nearest_device(number)),
        };
        let size = label.pages as usize * page_size();
        let accesses = label::read_accesses(file.descriptor()?, arena::end(label.pages))?;
        let visible = |(location, access)| match location {
            Location::Device(number) => Some((Location::Device(state::visible_device(number)?), access)),
            other => Some((other, access)),
        };
        let mut table = table();
        let bank = table.bank_of(memory);
        let mut pool = PoolState::new((memory, bank), HandleTypes::empty(), size, Source::Imported(file));
        pool.accesses = accesses.into_iter().filter_map(visible).collect();
        Ok(table.pools.insert(pool))
    }

    fn export_pool_pointer(&self, address: Address) -> Result<PoolPointer> {
        let mut guard = table();
        let table = &mut *guard;
        let not_exportable = || -> Error {
            Kind::InvalidValue.because("the address is not the start of an allocation of a pool that can be exported")
        };
        let bytes = table.find(address.0).map_or(0, |(_, block)| block.size);
        let pages = table.pool_pages(address.0).ok_or_else(not_exportable)?;
        let nonce = match pages.nonce {
            Some(nonce) => nonce,
            None => identity::nonce()?,
        };
        let (pool, bank, arena, first, count) = (pages.pool, pages.bank, pages.arena, pages.first, pages.count);
        if pool.is_none_or(|pool| table.pools.handle_types(pool).is_empty()) {
            return Err(not_exportable());
        }
        if strict_refusals::get() != 0 && pool.is_none_or(|pool| !table.pools.is_exported(pool)) {
            return Err(Kind::InvalidValue.because("export the pool before its pointers"));
        }
        let number = pool.and_then(|pool| table.pools.memory(pool)).map_or(ON_HOST, number_of);
        let arena = table.arena(bank, arena);
        let name = self.identity().name(What::PoolPointer, number, arena, first, count, nonce)?;
        arena.publish(first, count, bytes, nonce, number);
        if let Some(pages) = table.pool_pages(address.0) {
            pages.nonce = Some(nonce);
        }
        Ok(name)
    }

    fn import_pool_pointer(&self, pool: Pool, name: &PoolPointer) -> Result<Address> {
        let refused = |why: String| -> Error { Kind::InvalidValue.because(why) };
        let named = self.identity().read(name, What::PoolPointer).map_err(|error| refused(error.to_string()))?;
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
        let opened =
            Opened::own(file).map_err(|error| Error::shortage_or(error, |error| refused(error.to_string())))?;
        let bytes = identity::confirm(&opened, &named).map_err(|error| match error.kind() {
            Kind::HandleStale | Kind::OwnerEnded => refused(error.to_string()),
            _ => error,
        })?;
        let device = match table.pools.is_of_host(key) {
            true => state::current_device(),
            false => state::nearest_device(named.device.into()),
        };
        let base = table.import((opened, bytes), &named, name, device, Some(key))?;
        state::use_device();
        Ok(Address(base))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::backend::host::serial;
    use crate::gpu::{Copies, Memory, MemoryKind, Order, Place, Shape, Side, StreamFlags, Streams, Transfer, kind};

    const SIZE: usize = 100_000;
    const SHARED: PoolProperties = PoolProperties {
        memory: PoolMemory::of_device(0),
        handle_types: HandleTypes::DESCRIPTOR,
        max_size: 1 << 20,
        usage: 0,
    };

    fn host() -> &'static Host {
        crate::backend::host::open().expect("the host back end opens")
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
        strict_refusals::set(1);
        assert_eq!(kind(host().export_pool_pointer(memory)), Some(Kind::InvalidValue), "its pool was not exported");
        strict_refusals::set(0);
        let imported = import(pool);
        let name = host().export_pool_pointer(memory).expect("exported");
        assert_eq!(host().export_pool_pointer(memory).expect("exported"), name);
        let mapped = host().import_pool_pointer(imported, &name).expect("imported");
        assert_ne!(mapped, memory);
        assert_eq!(host().import_pool_pointer(imported, &name).ok(), Some(mapped));
        let (text, back) = ([9_u8; 50], [0_u8; 50]);
        copy(Address(memory.0 + SIZE - 50), text.as_ptr().into(), 50);
        copy(back.as_ptr().into(), Address(mapped.0 + SIZE - 50), 50);
        assert_eq!(back, text);
        let info = host().pointer_info(mapped).expect("answered").expect("known");
        assert_eq!((info.kind, info.pool, info.imported), (MemoryKind::Pool, Some(imported), true));
        assert_eq!(kind(host().allocate_from_pool(1, imported, Stream::NULL)), Some(Kind::InvalidValue));

        assert_eq!(kind(host().destroy_pool(imported)), Some(Kind::InvalidValue), "its memory is imported still");
        host().free_queued(mapped, Stream::NULL).expect("freed like an allocation");
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
        assert_eq!(host().pool_attribute(pool, PoolAttribute::UsedCurrent).ok(), Some(SIZE as u64));
        assert_eq!(host().pool_attribute(pool, PoolAttribute::ReservedCurrent).ok(), Some(1 << 20));
        assert_eq!(kind(host().allocate_from_pool(1 << 20, pool, Stream::NULL)), Some(Kind::OutOfMemory));
        host().destroy_pool(pool).expect("a pool");
        assert_eq!(kind(host().allocate_from_pool(1, pool, Stream::NULL)), Some(Kind::InvalidValue));
        let text = [1_u8; 10];
        copy(memory, text.as_ptr().into(), 10);
        let key = serial::of(serial::POOL, pool.0).expect("a pool's handle");
        assert!(table().pools.pools.contains_key(&key));
        host().free(memory).expect("freed");
        assert!(!table().pools.pools.contains_key(&key));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_queued_free_takes_nothing_that_came_later() {
        let pool = host().create_pool(&SHARED).expect("a pool");
        let memory = host().allocate_from_pool(SIZE, pool, Stream::NULL).expect("memory");
        let imported = import(pool);
        let name = host().export_pool_pointer(memory).expect("exported");
        let text = [5_u8; 10];
        copy(memory, text.as_ptr().into(), 10);
        let [busy, idle] = [(); 2].map(|()| host().create_stream(StreamFlags::NON_BLOCKING, 0).expect("made"));
        let (open, closed) = mpsc::channel::<()>();
        host().call_host(busy, Box::new(move || _ = closed.recv())).expect("a thread");
        let import = || host().import_pool_pointer(imported, &name).expect("imported");
        let assert_live = |address| {
            let mut back = [0_u8; 10];
            copy(back.as_mut_ptr().into(), address, 10);
            assert_eq!(back, text);
        };

        host().free_queued(import(), busy).expect("queued");
        // Imported again, and freed before the first free's turn; what comes then may get the same address.
        host().free_queued(import(), idle).expect("freed");
        let stranger = import();
        assert_live(stranger);
        drop(open);
        host().synchronize_stream(busy).expect("done");
        assert_live(stranger);
        host().free(stranger).expect("live");
        host().free(memory).expect("live");
        for pool in [pool, imported] {
            host().destroy_pool(pool).expect("a pool");
        }
        for stream in [busy, idle] {
            host().destroy_stream(stream).expect("live");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_full_pool_gives_up_what_it_keeps_for_other_streams() {
        let pool = host().create_pool(&PoolProperties { max_size: SIZE, ..SHARED }).expect("a pool");
        for rule in [
            PoolAttribute::ReuseFollowEventDependencies,
            PoolAttribute::ReuseAllowOpportunistic,
            PoolAttribute::ReuseAllowInternalDependencies,
        ] {
            host().set_pool_attribute(pool, rule, 0).expect("set");
        }
        let [one, other] = [(); 2].map(|()| host().create_stream(StreamFlags::NON_BLOCKING, 0).expect("made"));
        let memory = host().allocate_from_pool(SIZE, pool, one).expect("memory");
        host().free_queued(memory, one).expect("queued");
        host().synchronize_stream(one).expect("done");
        let memory = host().allocate_from_pool(SIZE, pool, other).expect("all that it has");
        host().free(memory).expect("live");
        host().destroy_pool(pool).expect("a pool");
        [one, other].into_iter().for_each(|stream| host().destroy_stream(stream).expect("live"));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_free_that_cannot_be_queued_changes_nothing() {
        let memory = host().allocate_queued(SIZE, Stream::NULL).expect("memory");
        assert_eq!(kind(host().free_queued(memory, Stream(0x1234))), Some(Kind::InvalidHandle));
        assert_eq!(kind(host().free_queued(Address(memory.0 + 1), Stream::NULL)), Some(Kind::InvalidValue));
        host().free(memory).expect("live");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn the_pool_that_a_device_uses_is_a_live_one_of_its_own() {
        let default = host().default_pool(PoolMemory::of_device(0)).expect("a pool");
        assert_eq!(host().current_pool(PoolMemory::of_device(0)).ok(), Some(default));
        let pool =
            host().create_pool(&PoolProperties { handle_types: HandleTypes::empty(), ..SHARED }).expect("a pool");
        host().set_current_pool(PoolMemory::of_device(0), pool).expect("a pool of the device");
        assert_eq!(
            (host().current_pool(PoolMemory::of_device(0)).ok(), host().default_pool(PoolMemory::of_device(0)).ok()),
            (Some(pool), Some(default))
        );
        let memory = host().allocate_queued(SIZE, Stream::NULL).expect("memory");
        let info = host().pointer_info(memory).expect("answered").expect("known");
        assert_eq!(info.pool, Some(pool));
        host().free(memory).expect("live");
        host().destroy_pool(pool).expect("a pool");
        assert_eq!(host().current_pool(PoolMemory::of_device(0)).ok(), Some(default));
        for outcome in [
            host().set_current_pool(PoolMemory::of_device(0), pool).err(),
            host().trim_pool(pool, 0).err(),
            host().pool_access(pool, Location::Host).err(),
            host().pool_attribute(pool, PoolAttribute::UsedCurrent).err(),
        ] {
            assert_eq!(outcome.map(|error| error.kind()), Some(Kind::InvalidValue), "it was destroyed");
        }
        for device in [-1, 1000] {
            let invalid = Some(Kind::InvalidDevice);
            assert_eq!(kind(host().default_pool(PoolMemory::of_device(device))), invalid);
            assert_eq!(kind(host().current_pool(PoolMemory::of_device(device))), invalid);
            assert_eq!(kind(host().set_current_pool(PoolMemory::of_device(device), default)), invalid);
            assert_eq!(
                kind(host().create_pool(&PoolProperties { memory: PoolMemory::of_device(device), ..SHARED })),
                invalid
            );
            assert_eq!(kind(host().pool_access(default, Location::Device(device))), invalid);
            let all = [(Location::Device(device), Access::ReadWrite)];
            assert_eq!(kind(host().set_pool_access(default, &all)), invalid);
        }
        let unsupported = Some(Kind::Unsupported);
        assert_eq!(
            kind(host().create_pool(&PoolProperties { handle_types: HandleTypes::FABRIC, ..SHARED })),
            unsupported
        );
        for location in [Location::HostNuma(1), Location::HostNumaCurrent] {
            for memory in [PoolMemory::Pinned(location), PoolMemory::Managed(Some(location))] {
                assert_eq!(kind(host().create_pool(&PoolProperties { memory, ..SHARED })), Some(Kind::InvalidValue));
            }
        }
        assert_eq!(kind(host().pool_access(default, Location::HostNuma(0))), unsupported);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn rights_in_a_pool_are_the_last_ones_given_and_travel_with_it() {
        let pool = host().create_pool(&SHARED).expect("a pool");
        let access = |pool, location| host().pool_access(pool, location).ok();
        let set = |location, access| host().set_pool_access(pool, &[(location, access)]);
        assert_eq!(access(pool, Location::Device(0)), Some(Access::ReadWrite));
        assert_eq!(access(pool, Location::Host), Some(Access::None));
        for rights in [Access::ReadWrite, Access::Read, Access::None, Access::Read] {
            set(Location::Host, rights).expect("set");
            assert_eq!(access(pool, Location::Host), Some(rights));
        }
        set(Location::Device(0), Access::ReadWrite).expect("its own device keeps all rights");
        let imported = import(pool);
        assert_eq!(access(imported, Location::Host), Some(Access::Read));
        assert_eq!(access(imported, Location::Device(0)), Some(Access::ReadWrite));
        for pool in [pool, imported] {
            host().destroy_pool(pool).expect("a pool");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn attributes_of_a_pool_are_counted_set_and_reset() {
        use PoolAttribute::*;
        let pool = host().create_pool(&PoolProperties { max_size: 0, ..SHARED }).expect("a pool");
        let get = |attribute| host().pool_attribute(pool, attribute).expect("a pool");
        let set = |attribute, value| host().set_pool_attribute(pool, attribute, value);
        let used = || [UsedCurrent, UsedHigh].map(get);
        let reserved = || [ReservedCurrent, ReservedHigh].map(|attribute| get(attribute) >> 20);
        for attribute in [ReuseFollowEventDependencies, ReuseAllowOpportunistic, ReuseAllowInternalDependencies] {
            assert_eq!(get(attribute), 1);
            for (value, kept) in [(0, 0), (5, 1)] {
                set(attribute, value).expect("settable");
                assert_eq!(get(attribute), kept);
            }
        }
        let [one, two] =
            [1 << 20, 40 << 20].map(|size| host().allocate_from_pool(size, pool, Stream::NULL).expect("room"));
        assert_eq!((used(), reserved()), ([41 << 20, 41 << 20], [64, 64]));
        host().free(two).expect("live");
        assert_eq!((used(), reserved()), ([1 << 20, 41 << 20], [32, 64]));
        for (attribute, value) in [(UsedHigh, 1), (ReservedHigh, 1), (UsedCurrent, 0), (ReservedCurrent, 0)] {
            assert_eq!(kind(set(attribute, value)), Some(Kind::InvalidValue));
        }
        set(UsedHigh, 0).expect("reset");
        set(ReservedHigh, 0).expect("reset");
        assert_eq!((used(), reserved()), ([1 << 20; 2], [32; 2]));
        set(ReleaseThreshold, 64 << 20).expect("settable");
        assert_eq!(get(ReleaseThreshold), 64 << 20);
        let two = host().allocate_from_pool(40 << 20, pool, Stream::NULL).expect("room");
        host().free(two).expect("live");
        assert_eq!(reserved(), [64, 64], "kept up to the threshold");
        host().trim_pool(pool, 33 << 20).expect("a pool");
        assert_eq!(reserved()[0], 64, "whole chunks");
        host().trim_pool(pool, 0).expect("a pool");
        assert_eq!(reserved()[0], 32, "what is in use stays");
        host().free(one).expect("live");
        host().trim_pool(pool, 0).expect("a pool");
        assert_eq!((used()[0], reserved()[0]), (0, 0));
        host().destroy_pool(pool).expect("a pool");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn what_cannot_be_is_refused() {
        let refused = Some(Kind::InvalidValue);
        let default = host().default_pool(PoolMemory::of_device(0)).expect("a pool");
        assert_eq!(kind(host().destroy_pool(default)), refused);
        assert_eq!(kind(host().export_pool(default, HandleTypes::DESCRIPTOR)), refused);
        let memory = host().allocate_from_pool(SIZE, default, Stream::NULL).expect("memory");
        assert_eq!(kind(host().export_pool_pointer(memory)), refused);
        host().free(memory).expect("freed");

        let pool = host().create_pool(&SHARED).expect("a pool");
        let memory = host().allocate_from_pool(SIZE, pool, Stream::NULL).expect("memory");
        let imported = import(pool);
        assert_eq!(kind(host().export_pool_pointer(Address(memory.0 + 16))), refused);
        assert_eq!(
            kind(host().import_pool_pointer(pool, &host().export_pool_pointer(memory).expect("a name"))),
            refused
        );
        assert_eq!(kind(host().import_pool_pointer(imported, &[0; 64])), refused);
        assert_eq!(kind(host().set_current_pool(PoolMemory::of_device(0), imported)), refused);
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

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn what_a_pool_is_asked_is_checked_in_order() {
        let (host, device) = crate::backend::host::open_own_device();
        let pool = host.default_pool(PoolMemory::of_device(device)).expect("a pool");
        for bad in [-1, host.devices.len() as i32] {
            let create = PoolProperties { memory: PoolMemory::of_device(bad), ..SHARED };
            let refused = [
                kind(host.default_pool(PoolMemory::of_device(bad))),
                kind(host.current_pool(PoolMemory::of_device(bad))),
                kind(host.set_current_pool(PoolMemory::of_device(bad), pool)),
                kind(host.create_pool(&create)),
                kind(host.create_pool(&PoolProperties { handle_types: HandleTypes::FABRIC, ..create })),
                kind(host.pool_access(pool, Location::Device(bad))),
                kind(host.set_pool_access(pool, &[(Location::Device(bad), Access::Read)])),
            ];
            assert_eq!(refused, [Some(Kind::InvalidDevice); 7]);
        }
        for properties in [
            PoolProperties { handle_types: HandleTypes::FABRIC, ..SHARED },
            PoolProperties { handle_types: HandleTypes::all(), ..SHARED },
        ] {
            assert_eq!(kind(host.create_pool(&properties)), Some(Kind::Unsupported));
        }
        assert_eq!(kind(host.set_current_pool(PoolMemory::of_device(0), pool)), Some(Kind::InvalidValue));

        let (nowhere, unknown) = (Stream(0x1234), Pool(0x1234));
        assert_eq!(kind(host.free_queued(Address(1), nowhere)), Some(Kind::InvalidHandle));
        assert_eq!(kind(host.free_queued(Address(1), Stream::NULL)), Some(Kind::InvalidValue));
        assert_eq!(kind(host.allocate_from_pool(1, unknown, nowhere)), Some(Kind::InvalidHandle));
        assert_eq!(kind(host.allocate_from_pool(1, unknown, Stream::NULL)), Some(Kind::InvalidValue));
        assert_eq!(kind(host.allocate_queued(1, nowhere)), Some(Kind::InvalidHandle));

        let shared =
            host.create_pool(&PoolProperties { memory: PoolMemory::of_device(device), ..SHARED }).expect("a pool");
        for types in [HandleTypes::empty(), HandleTypes::FABRIC, HandleTypes::all()] {
            assert_eq!(kind(host.export_pool(shared, types)), Some(Kind::InvalidValue), "{types:?}");
        }
        host.destroy_pool(shared).expect("a pool");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn memory_that_a_pool_keeps_ends_with_the_setting_a_trim_or_the_pool() {
        let (host, device) = crate::backend::host::open_own_device();
        let all = (host.memory_limit, host.memory_limit);
        let own =
            PoolProperties { memory: PoolMemory::of_device(device), handle_types: HandleTypes::empty(), ..SHARED };
        let ends: [&dyn Fn(Pool) -> Result<()>; 3] = [
            &|pool| host.set_pool_attribute(pool, PoolAttribute::ReuseAllowOpportunistic, 1),
            &|pool| host.trim_pool(pool, 0),
            &|pool| host.destroy_pool(pool),
        ];
        for end in ends {
            let pool = host.create_pool(&PoolProperties { max_size: 0, ..own }).expect("a pool");
            host.set_pool_attribute(pool, PoolAttribute::ReuseAllowOpportunistic, 0).expect("set");
            let memory = host.allocate_from_pool(SIZE, pool, Stream::NULL).expect("memory");
            host.free_queued(memory, Stream::NULL).expect("live");
            host.set_pool_attribute(pool, PoolAttribute::ReuseFollowEventDependencies, 0).expect("set");
            assert_eq!(host.pool_attribute(pool, PoolAttribute::UsedCurrent).ok(), Some(0));
            assert_ne!(table().memory(device), all, "kept");
            end(pool).expect("live");
            assert_eq!(table().memory(device), all);
            if host.destroy_pool(pool).is_err() {
                let key = super::super::serial::of(super::super::serial::POOL, pool.0).expect("a pool's");
                assert!(!table().pools.pools.contains_key(&key));
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_queued_free_of_plain_memory_is_done() {
        let (host, device) = crate::backend::host::open_own_device();
        let all = (host.memory_limit, host.memory_limit);
        let memory = host.allocate(SIZE, 0).expect("memory");
        assert_ne!(table().memory(device), all);
        host.free_queued(memory, Stream::NULL).expect("live");
        host.synchronize_stream(Stream::NULL).expect("done");
        assert_eq!(table().memory(device), all);
        assert_eq!(kind(host.free_queued(memory, Stream::NULL)), Some(Kind::InvalidValue));
    }
}
