// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pools, which Level Zero does not have. An allocation in a stream's order is made at once. What is freed in a stream's order is
//! given out again in that stream; once the work before is done it goes back to the driver, but for as much as the pool is to keep.
//!
//! A pool is shared by a memory file that names it, its allocations by handles as other memory's, which name their pool, too.

use std::os::fd::{AsRawFd, RawFd};

use super::ipc::{Handle, What};
use super::memory::{Block, BlockKind};
use super::stream::Signal;
use super::{Intel, call, ipc};
use crate::gpu::{
    Access, Address, Error, HandleTypes, Kind, Location, Pool, PoolAttribute, PoolMemory, PoolPointer, PoolProperties,
    Pools, Result, Shareable, Stream, handle_tag,
};
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::memory_file::{self, PAGE, memory_file, read_word, sealed_size};
use crate::os::thread::Uncancelled;
use crate::share::{random, shareable};
use std::sync::Arc;

/// The upper 16 bits of a pool's handle. No address and no other handle has them.
const TAG: usize = handle_tag(0x5e5f);
const MAGIC: u64 = u64::from_le_bytes(*b"anygpuQ\x01");

/// The pools of this process.
#[derive(Default)]
pub struct PoolTables {
    /// The number of pools so far, which makes handles unique.
    count: usize,
    live: Map<usize, PoolState>,
    /// The pools that devices use where none is named, and that the program has set, by device.
    defaults: Map<i32, usize>,
    current: Map<i32, usize>,
    /// Memory that was freed.
    leaving: Vec<Leaving>,
}

/// Memory that was freed in a stream's order.
struct Leaving {
    /// The pool that it may be given out of again; `None` for memory that others may still have open.
    pool: Option<usize>,
    stream: usize,
    base: usize,
    block: Block,
    /// The work that uses it.
    behind: Option<Arc<Signal>>,
}

struct PoolState {
    device: i32,
    handle_types: HandleTypes,
    max_size: usize,
    is_default: bool,
    /// True once the program has destroyed it: it goes with its last allocation.
    is_destroyed: bool,
    /// The number by which other processes know it; 0 before it is exported.
    name: u64,
    is_imported: bool,
    used: u64,
    high: u64,
    reuse: [bool; 3],
    threshold: u64,
    accesses: Map<i32, Access>,
}

fn unknown() -> Error {
    Kind::InvalidValue.because("the handle names no pool, or one that was destroyed")
}

impl PoolTables {
    fn get(&mut self, pool: Pool) -> Result<&mut PoolState> {
        self.live.get_mut(&pool.0).filter(|state| !state.is_destroyed).ok_or_else(unknown)
    }

    fn insert(&mut self, state: PoolState) -> usize {
        self.count += 1;
        let handle = TAG | self.count;
        self.live.insert(handle, state);
        handle
    }

    fn default_of(&mut self, device: i32) -> usize {
        if let Some(pool) = self.defaults.get(&device) {
            return *pool;
        }
        let pool = self.insert(PoolState { is_default: true, ..PoolState::new(device, HandleTypes::empty(), 0) });
        self.defaults.insert(device, pool);
        pool
    }

    /// Bytes that a pool has of the driver.
    fn reserved(&self, pool: usize) -> u64 {
        let kept = self.leaving.iter().filter(|one| one.pool == Some(pool)).map(|one| one.block.size as u64);
        self.live.get(&pool).map_or(0, |state| state.used) + kept.sum::<u64>()
    }

    /// Notes that an allocation has ended.
    fn released(&mut self, pool: usize, size: usize) {
        if let Some(state) = self.live.get_mut(&pool) {
            state.used = state.used.saturating_sub(size as u64);
            if state.is_destroyed && state.used == 0 {
                self.live.remove(&pool);
            }
        }
    }
}

impl PoolState {
    fn new(device: i32, handle_types: HandleTypes, max_size: usize) -> PoolState {
        PoolState {
            device,
            handle_types,
            max_size,
            is_default: false,
            is_destroyed: false,
            name: 0,
            is_imported: false,
            used: 0,
            high: 0,
            reuse: [true; 3],
            threshold: 0,
            accesses: Map::new(),
        }
    }
}

impl Intel {
    /// The handle types of a pool.
    pub(super) fn pool_handle_types(&self, pool: usize) -> HandleTypes {
        lock(&self.pools).live.get(&pool).map_or(HandleTypes::empty(), |state| state.handle_types)
    }

    /// Frees memory of this library's own behind the work of a stream.
    pub(super) fn free_behind(&self, base: usize, device: i32, queue: &Arc<super::stream::Queue>) -> Result<()> {
        let behind = self.behind(queue)?;
        let block = Block::own(device);
        lock(&self.pools).leaving.push(Leaving { pool: None, stream: queue.list, base, block, behind });
        Ok(())
    }

    /// True for memory that was freed in a stream's order.
    pub(super) fn is_leaving(&self, base: usize) -> bool {
        lock(&self.pools).leaving.iter().any(|one| one.base - one.block.offset == base)
    }

    /// Frees what was freed in a stream's order, beyond what its pool keeps.
    ///
    /// It is left while its work goes on. With `all` everything goes, and its work is waited for.
    pub(super) fn reap(&self, all: bool) -> Result<()> {
        let is_kept = |tables: &PoolTables, one: &Leaving| {
            let state = one.pool.and_then(|pool| Some((pool, tables.live.get(&pool)?)));
            state.is_some_and(|(pool, state)| !all && tables.reserved(pool) <= state.threshold)
        };
        self.free_leaving(all, is_kept)
    }

    fn free_leaving(&self, waits: bool, is_kept: impl Fn(&PoolTables, &Leaving) -> bool) -> Result<()> {
        let mut at = 0;
        let mut outcome = Ok(());
        loop {
            let (base, behind) = {
                let tables = &*lock(&self.pools);
                match tables.leaving.get(at) {
                    None => return outcome,
                    Some(one) if is_kept(tables, one) => {
                        at += 1;
                        continue;
                    }
                    Some(one) => (one.base, one.behind.clone()),
                }
            };
            let done = match (&behind, waits) {
                (None, _) => Ok(true),
                (Some(signal), true) => self.wait_for_signal(signal).map(|()| true),
                (Some(signal), false) => self.is_signalled(signal),
            };
            if !matches!(done, Ok(true)) {
                outcome = outcome.and(done.map(drop));
                at += 1;
                continue;
            }
            let one = {
                let leaving = &mut lock(&self.pools).leaving;
                let signal = |of: &Option<Arc<Signal>>| of.as_ref().map(Arc::as_ptr);
                let is_it = |one: &Leaving| one.base == base && signal(&one.behind) == signal(&behind);
                leaving.iter().position(is_it).map(|index| leaving.remove(index))
            };
            // Another thread has taken it meanwhile.
            let Some(one) = one else { continue };
            let freed = call!(self, zeMemFree(self.context, one.base - one.block.offset));
            outcome = outcome.and(freed);
        }
    }

    /// Takes memory that was freed in the same stream: its work comes before what follows.
    fn reuse(&self, size: usize, pool: usize, stream: usize) -> Option<usize> {
        let one = {
            let tables = &mut *lock(&self.pools);
            let fits = |one: &Leaving| one.pool == Some(pool) && one.stream == stream && one.block.size == size;
            let at = tables.leaving.iter().position(fits)?;
            tables.leaving.remove(at)
        };
        Some(one.base)
    }

    fn allocate_of(&self, size: usize, pool: usize, stream: Stream) -> Result<Address> {
        let list = self.queue(stream)?.list;
        let device = {
            let tables = &mut *lock(&self.pools);
            let state = tables.get(Pool(pool))?;
            if state.is_imported {
                return Err(Kind::InvalidValue.because("an imported pool allocates nothing: its exporter does"));
            }
            let most = if state.max_size == 0 { u64::MAX } else { state.max_size as u64 };
            let used = state.used.checked_add(size as u64).filter(|used| *used <= most);
            state.used = used.ok_or_else(|| Kind::OutOfMemory.because("the pool has no more room"))?;
            state.device
        };
        let reused = self.reuse(size, pool, list);
        let reaped = self.reap(false);
        let allocated = match reused {
            Some(base) => Ok(base),
            None => reaped.and_then(|()| self.new_device_memory(size, device)),
        };
        match allocated {
            Ok(address) => {
                if let Some(state) = lock(&self.pools).live.get_mut(&pool) {
                    state.high = state.high.max(state.used);
                }
                self.blocks.insert(address, size, device, BlockKind::Pooled(pool, None), 0);
                Ok(Address(address))
            }
            Err(error) => {
                lock(&self.pools).released(pool, size);
                Err(error)
            }
        }
    }

    /// Retires memory, which is freed behind the work of a stream.
    fn retire(&self, base: usize, stream: Stream) -> Result<()> {
        let queue = self.queue(stream)?;
        let behind = self.behind(&queue)?;
        let mut taken = None;
        self.blocks.remove_while(base, |block| {
            taken = Some(*block);
            Ok(())
        })?;
        let Some(block) = taken else { return Err(Kind::Unknown.into()) };
        self.forget_names(base, &block);
        let pool = match block.kind {
            BlockKind::Pooled(pool, None) => Some(pool),
            _ => None,
        };
        lock(&self.pools).leaving.push(Leaving { pool, stream: queue.list, base, block, behind });
        Ok(())
    }

    /// Ends what names memory, before it goes.
    pub(super) fn forget_names(&self, base: usize, block: &Block) {
        match &block.kind {
            BlockKind::Pooled(pool, handle) => {
                handle.iter().for_each(ipc::withdraw);
                lock(&self.pools).released(*pool, block.size);
            }
            BlockKind::PoolImport(_) => self.openings.forget(base),
            BlockKind::Device(handle) => handle.iter().for_each(ipc::withdraw),
            _ => {}
        }
    }

    /// Frees memory once the work of its device is done, and ends what names it.
    pub(super) fn free_named(&self, base: usize, device: i32) -> Result<()> {
        self.finish(device)?;
        // What is opened at its address is another's only once this is forgotten.
        let is_opened = matches!(self.blocks.at(base).map(|block| block.kind), Some(BlockKind::PoolImport(_)));
        let _turn = is_opened.then(|| self.openings.take_turn());
        self.blocks.remove_while(base, |block| {
            call!(self, zeMemFree(self.context, base - block.offset))?;
            self.forget_names(base, block);
            Ok(())
        })
    }

    /// Ends the pools of a device.
    pub(super) fn clear_pools(&self, device: i32) {
        _ = self.reap(true);
        let tables = &mut *lock(&self.pools);
        tables.live.retain(|_, state| state.device != device);
        tables.defaults.remove(&device);
        tables.current.remove(&device);
    }
}

impl Pools for Intel {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> {
        let device = if stream.is_predefined() { self.used_device() } else { self.queue(stream)?.device };
        let pool = self.current_pool(PoolMemory::of_device(device))?;
        self.allocate_of(size, pool.0, stream)
    }

    fn allocate_from_pool(&self, size: usize, pool: Pool, stream: Stream) -> Result<Address> {
        self.allocate_of(size, pool.0, stream)
    }

    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> {
        match self.blocks.at(address.0).map(|block| block.kind) {
            Some(BlockKind::Pooled(..) | BlockKind::PoolImport(_) | BlockKind::Device(_)) => {
                self.retire(address.0, stream)
            }
            _ => Err(Kind::InvalidValue.because("the address is not that of memory that is freed in a stream's order")),
        }
    }

    fn default_pool(&self, memory: PoolMemory) -> Result<Pool> {
        let device = memory.device()?;
        self.device_state(device)?;
        Ok(Pool(lock(&self.pools).default_of(device)))
    }

    fn current_pool(&self, memory: PoolMemory) -> Result<Pool> {
        let device = memory.device()?;
        self.device_state(device)?;
        let tables = &mut *lock(&self.pools);
        let current = tables.current.get(&device).copied();
        Ok(Pool(current.unwrap_or_else(|| tables.default_of(device))))
    }

    fn set_current_pool(&self, memory: PoolMemory, pool: Pool) -> Result<()> {
        let device = memory.device()?;
        self.device_state(device)?;
        let tables = &mut *lock(&self.pools);
        let state = tables.get(pool)?;
        if state.device != device || state.is_imported {
            return Err(Kind::InvalidValue.because("the pool is of another device, or another process's"));
        }
        tables.current.insert(device, pool.0);
        Ok(())
    }

    fn create_pool(&self, properties: &PoolProperties) -> Result<Pool> {
        let device = properties.memory.device()?;
        self.device_state(device)?.use_now();
        if properties.handle_types.contains(HandleTypes::FABRIC) {
            return Err(Kind::Unsupported.because("pools here are shared by file descriptors alone"));
        }
        let state = PoolState::new(device, properties.handle_types, properties.max_size);
        Ok(Pool(lock(&self.pools).insert(state)))
    }

    fn destroy_pool(&self, pool: Pool) -> Result<()> {
        let tables = &mut *lock(&self.pools);
        let state = tables.get(pool)?;
        if state.is_default {
            return Err(Kind::InvalidValue.because("a device's own pool is not destroyed"));
        }
        state.is_destroyed = true;
        let is_idle = state.used == 0;
        tables.current.retain(|_, current| *current != pool.0);
        if is_idle {
            tables.live.remove(&pool.0);
        }
        Ok(())
    }

    fn pool_attribute(&self, pool: Pool, attribute: PoolAttribute) -> Result<u64> {
        let tables = &mut *lock(&self.pools);
        tables.get(pool)?;
        let Some(state) = tables.live.get(&pool.0) else { return Err(unknown()) };
        Ok(match attribute {
            PoolAttribute::ReuseFollowEventDependencies => state.reuse[0].into(),
            PoolAttribute::ReuseAllowOpportunistic => state.reuse[1].into(),
            PoolAttribute::ReuseAllowInternalDependencies => state.reuse[2].into(),
            PoolAttribute::ReleaseThreshold => state.threshold,
            PoolAttribute::UsedCurrent => state.used,
            PoolAttribute::UsedHigh => state.high,
            PoolAttribute::ReservedCurrent => tables.reserved(pool.0),
            PoolAttribute::ReservedHigh => state.high.max(tables.reserved(pool.0)),
        })
    }

    fn set_pool_attribute(&self, pool: Pool, attribute: PoolAttribute, value: u64) -> Result<()> {
        let tables = &mut *lock(&self.pools);
        let state = tables.get(pool)?;
        match attribute {
            PoolAttribute::ReuseFollowEventDependencies => state.reuse[0] = value != 0,
            PoolAttribute::ReuseAllowOpportunistic => state.reuse[1] = value != 0,
            PoolAttribute::ReuseAllowInternalDependencies => state.reuse[2] = value != 0,
            PoolAttribute::ReleaseThreshold => state.threshold = value,
            PoolAttribute::ReservedHigh | PoolAttribute::UsedHigh if value == 0 => state.high = state.used,
            _ => return Err(Kind::InvalidValue.because("the attribute takes no such value")),
        }
        Ok(())
    }

    fn set_pool_access(&self, pool: Pool, accesses: &[(Location, Access)]) -> Result<()> {
        for (location, access) in accesses {
            let Location::Device(device) = *location else {
                return Err(Kind::Unsupported.because("only devices use pools here"));
            };
            self.device_state(device)?;
            let tables = &mut *lock(&self.pools);
            let state = tables.get(pool)?;
            if state.device == device && *access != Access::ReadWrite {
                return Err(Kind::InvalidValue.because("the pool's own device keeps full access"));
            }
            state.accesses.insert(device, *access);
        }
        Ok(())
    }

    fn pool_access(&self, pool: Pool, location: Location) -> Result<Access> {
        let Location::Device(device) = location else {
            return Err(Kind::Unsupported.because("only devices use pools here"));
        };
        self.device_state(device)?;
        let tables = &mut *lock(&self.pools);
        let state = tables.get(pool)?;
        let own = if state.device == device { Access::ReadWrite } else { Access::None };
        Ok(state.accesses.get(&device).copied().unwrap_or(own))
    }

    fn trim_pool(&self, pool: Pool, keep: usize) -> Result<()> {
        lock(&self.pools).get(pool)?;
        self.free_leaving(false, |tables, one| one.pool != Some(pool.0) || tables.reserved(pool.0) <= keep as u64)
    }

    fn export_pool(&self, pool: Pool, handle_type: HandleTypes) -> Result<Shareable> {
        let _uncancelled = Uncancelled::new();
        let name = {
            let tables = &mut *lock(&self.pools);
            let state = tables.get(pool)?;
            let is_right =
                handle_type == HandleTypes::DESCRIPTOR && state.handle_types.contains(HandleTypes::DESCRIPTOR);
            if !is_right || state.is_imported {
                return Err(Kind::InvalidValue.because("the pool was not created for handles of this type"));
            }
            if state.name == 0 {
                state.name = (random()? >> 8).max(1);
            }
            state.name
        };
        let _step = Unforked::new();
        let file = std::fs::File::from(
            memory_file(c"anygpu-pool", PAGE).map_err(|error| Error::of_memory("no memory file: ", error))?,
        );
        memory_file::write(&file, &[MAGIC.to_ne_bytes(), name.to_ne_bytes()].concat(), 0)?;
        Ok(Shareable::Descriptor(descriptor::give(file.as_raw_fd())?))
    }

    fn import_pool(&self, handle: &Shareable) -> Result<Pool> {
        let _uncancelled = Uncancelled::new();
        let Shareable::Descriptor(number) = handle else {
            return Err(Kind::Unsupported.because("pools here are shared by file descriptors alone"));
        };
        let file: Kept = shareable::take(*number)?;
        let read = file.descriptor()?;
        if !is_pool(read) {
            return Err(Kind::DescriptorRefused.because(format!("file descriptor {number} names no pool of anygpu's")));
        }
        let name = read_word(read, 8)?;
        let state =
            PoolState { name, is_imported: true, ..PoolState::new(self.used_device(), HandleTypes::DESCRIPTOR, 0) };
        Ok(Pool(lock(&self.pools).insert(state)))
    }

    fn export_pool_pointer(&self, address: Address) -> Result<PoolPointer> {
        let refused =
            || Kind::InvalidValue.because("the address is not the base of an allocation of a pool that is exported");
        let Some(block) = self.blocks.at(address.0) else { return Err(refused()) };
        let BlockKind::Pooled(pool, known) = block.kind else { return Err(refused()) };
        if let Some(handle) = known {
            return Ok(handle);
        }
        let name = {
            let tables = &mut *lock(&self.pools);
            let state = tables.live.get_mut(&pool).ok_or_else(unknown)?;
            if !state.handle_types.contains(HandleTypes::DESCRIPTOR) {
                return Err(refused());
            }
            // The pool may be exported later.
            if state.name == 0 {
                state.name = (random()? >> 8).max(1);
            }
            state.name
        };
        let handle = self.offer(address.0, &block, What::Pooled, name)?;
        self.blocks.set(address.0, BlockKind::Pooled(pool, Some(handle)));
        Ok(handle)
    }

    fn import_pool_pointer(&self, pool: Pool, name: &PoolPointer) -> Result<Address> {
        let handle = Handle::read(name, What::Pooled).map_err(|error| Kind::InvalidValue.because(error.to_string()))?;
        self.reap(false)?;
        {
            let tables = &mut *lock(&self.pools);
            let state = tables.get(pool)?;
            if !state.is_imported || !handle.is_of(state.name) {
                return Err(Kind::InvalidValue.because("the name is not of an allocation of this imported pool"));
            }
        }
        self.open_handle(&handle, BlockKind::PoolImport(pool.0))
    }
}

/// Tells whether a descriptor names the page of an exported pool.
fn is_pool(descriptor: RawFd) -> bool {
    sealed_size(descriptor) == Some(PAGE) && read_word(descriptor, 0).is_ok_and(|word| word == MAGIC)
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use super::*;

    #[test]
    fn another_version_is_no_pool() {
        for (magic, is_known) in [(MAGIC, true), (MAGIC + (1 << 56), false), (0, false)] {
            let file = std::fs::File::from(memory_file(c"anygpu-pool", PAGE).expect("a file"));
            memory_file::write(&file, &magic.to_ne_bytes(), 0).expect("written");
            assert_eq!(is_pool(file.as_raw_fd()), is_known, "{magic:#x}");
        }
    }
}
