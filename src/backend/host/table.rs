// SPDX-License-Identifier: MIT OR Apache-2.0
//! The table of all memory the back end knows: what was allocated, registered or opened from another process.
//!
//! Plain data under one lock, which [`super::state`] has. A block is retired when no new work may name it, released
//! with its last pin, and its pages are reclaimed when no other process has them open.

mod bank;
mod block;
pub mod lent;
mod mapped;
mod pools;
mod reuse;
mod space;

use std::io;
use std::ops::Range;

pub use block::{Backing, Block, Buffer, Freed, Import, Pages, Pinned, Released, Residence};
pub use mapped::{HOST, Mapped, PhysicalMemory, Use, canonical, device_of};
pub use pools::{PoolState, Source, handle};
pub use space::Reservation;

use super::arena::{self, Access, Arena};
use super::handle::Handle;
use super::hints::Hints;
use super::identity;
use super::limit;
use super::page::page_size;
use super::quarantine::Quarantine;
use super::serial::Owner;
use crate::gpu::{Address, Error, IpcHandle, Kind, Location, Place, PoolMemory, Result, not_exportable};
use crate::os::map::Map;
use crate::os::memory_file::Protection;
use crate::os::ranges::Ranges;
use crate::share::lease::Opened;
use bank::Bank;
use pools::PoolTable;
use space::Space;

/// Tells whether another process has pages open.
fn is_held(pages: &Pages, banks: &[Bank]) -> bool {
    banks[pages.bank as usize].arenas[&pages.arena].is_imported(pages.first, pages.count)
}

/// All blocks by first address, and the arenas.
pub struct Table {
    /// All blocks by first address.
    pub blocks: Ranges<Block>,
    /// The devices' memory, by ordinal, and then that of the host's pools.
    banks: Vec<Bank>,
    /// The first address of each opened export, by the export's random number.
    imports: Map<u64, usize>,
    /// Freed pages that other processes still have open.
    quarantine: Quarantine<Pages>,
    next_id: u64,
    access: Access,
    /// Physical memory and reservations.
    pub space: Space,
    /// The pools.
    pub pools: PoolTable,
}

impl Table {
    /// An empty table for `devices` devices of `limit` bytes each.
    pub fn new(devices: i32, limit: usize, access: Access) -> Table {
        Table {
            blocks: Ranges::default(),
            banks: (0..devices)
                .map(|_| Bank::new(limit, access))
                // The program reaches host memory. As much as there is, which is asked for when it is first needed.
                .chain([Bank::new(0, Access::Open)])
                .collect(),
            imports: Map::new(),
            quarantine: Quarantine::default(),
            next_id: 1,
            access,
            space: Space::default(),
            pools: PoolTable::new(devices),
        }
    }

    /// The block that holds `address`, and its first address.
    pub fn find(&self, address: usize) -> Option<(usize, &Block)> {
        self.blocks.containing(address)
    }

    /// An arena of a bank.
    pub fn arena(&self, bank: i32, number: u32) -> &Arena {
        &self.banks[bank as usize].arenas[&number]
    }

    /// The bank that a pool's memory is from.
    pub fn bank_of(&mut self, memory: PoolMemory) -> i32 {
        if let PoolMemory::Pinned(Location::Device(device)) = memory {
            return device;
        }
        let last = self.host_bank();
        let bank = &mut self.banks[last as usize];
        if bank.limit == 0 {
            bank.limit = limit::usable();
        }
        last
    }

    fn host_bank(&self) -> i32 {
        self.banks.len() as i32 - 1
    }

    /// Returns the program's own access to device memory.
    pub fn access(&self) -> Access {
        self.access
    }

    /// The device whose memory an address is in, allocated or not.
    pub fn device_holding(&self, address: usize) -> Option<i32> {
        self.bank_holding(address).filter(|bank| *bank != self.host_bank())
    }

    fn bank_holding(&self, address: usize) -> Option<i32> {
        let inside = |arena: &Arena| (arena.address(0)..arena.address(arena.pages())).contains(&address);
        self.banks.iter().position(|bank| bank.arenas.values().any(inside)).map(|bank| bank as i32)
    }

    /// True for addresses that only memory of devices and of the host's pools has, live or not.
    pub fn is_of_banks(&self, address: usize) -> bool {
        self.bank_holding(address).is_some() || self.space.reservations.containing(address).is_some()
    }

    /// Adds a block, which the program has pinned.
    pub fn insert(&mut self, base: usize, size: usize, device: i32, flags: u32, backing: Backing) {
        if let Backing::Imported(import) = &backing {
            self.imports.insert(import.nonce, base);
        }
        let id = self.next_id;
        self.next_id += 1;
        // The kernel gives out no address that is mapped: what was registered there is gone.
        if !matches!(backing, Backing::Registered { .. }) {
            self.retire_registrations(base, size);
        }
        let block = Block {
            size,
            device,
            owner: Owner::new(device),
            flags,
            id,
            serial: id,
            freed: None,
            synchronous: false,
            is_of_graph: false,
            retired: false,
            pins: 1,
            backing,
        };
        self.blocks.insert(base, block);
    }

    /// Opens an export once more: where it is open already. HandleRefused where `handle` is not what it was opened by.
    pub fn reopen(&mut self, nonce: u64, handle: &IpcHandle) -> Option<Result<usize>> {
        let base = *self.imports.get(&nonce)?;
        let block = self.blocks.get_mut(&base).filter(|block| !block.retired)?;
        let Backing::Imported(import) = &mut block.backing else { return None };
        if import.handle != *handle {
            let why = "the handle differs from the one this memory was opened by";
            return Some(Err(Kind::HandleRefused.because(why)));
        }
        import.openings.push(Owner::new(block.device));
        Some(Ok(base))
    }

    /// Pins the blocks in a range that [`Table::reach`] has found; `None` where it is in no block.
    pub fn pin(&mut self, start: usize, size: usize) -> Option<Pinned> {
        let (base, block) = self.blocks.containing_mut(start)?;
        block.pins += 1;
        let mut pinned =
            Pinned { base, serial: block.serial, count: 1, residence: self.space.residence(&block.backing) };
        let (mut next, end) = (base + block.size, start.saturating_add(size.max(1)));
        while let Some((base, block)) = self.blocks.first_mut(next..end) {
            block.pins += 1;
            pinned.count += 1;
            next = base + block.size;
        }
        Some(pinned)
    }

    /// Ends a pin. Blocks that nobody else has pinned are released.
    pub fn unpin(&mut self, pinned: &Pinned) -> Vec<Released> {
        let mut unused = Vec::new();
        // A registration may have been forgotten; all other pinned blocks stay where they are.
        if self.blocks.get(&pinned.base).is_some_and(|block| block.serial == pinned.serial) {
            let mut next = pinned.base;
            for _ in 0..pinned.count {
                let Some((base, block)) = self.blocks.first_mut(next..) else { break };
                block.pins -= 1;
                if block.pins == 0 {
                    unused.push(base);
                }
                next = base + block.size;
            }
        }
        if unused.is_empty() {
            return Vec::new();
        }
        unused.into_iter().filter_map(|base| self.release(base)).collect()
    }

    /// Ends a pin of the one block that begins at an address.
    pub fn unpin_block(&mut self, base: usize) -> Vec<Released> {
        let Some(block) = self.blocks.get(&base) else { return Vec::new() };
        let (serial, residence) = (block.serial, self.space.residence(&block.backing));
        self.unpin(&Pinned { base, serial, count: 1, residence })
    }

    /// Retires a live block: the program's pin, now the caller's to end.
    pub fn retire(&mut self, base: usize) -> Option<Pinned> {
        let residence = self.space.residence(&self.blocks.get(&base)?.backing);
        let block = self.blocks.get_mut(&base).filter(|block| !block.retired)?;
        block.retired = true;
        block.pins += lent::count(base);
        if let Some(pool) = block.backing.pool() {
            self.pools.unused(pool, block.size);
        }
        Some(Pinned { base, serial: block.serial, count: 1, residence })
    }

    /// Undoes [`Table::retire`]: the pin is the program's again.
    pub fn undo_retire(&mut self, pinned: &Pinned) {
        if let Some(block) = self.blocks.get_mut(&pinned.base).filter(|block| block.serial == pinned.serial) {
            block.retired = false;
            block.freed = None;
            if let Some(pool) = block.backing.pool() {
                self.pools.used(pool, block.size);
            }
        }
    }

    /// Makes a retired block another allocation of the program's, with a pin of its own.
    pub fn revive(&mut self, base: usize) {
        let Some(block) = self.blocks.get_mut(&base).filter(|block| block.retired) else { return };
        (block.id, block.retired, block.synchronous) = (self.next_id, false, false);
        block.pins += 1;
        self.next_id += 1;
    }

    /// Retires the registrations in a range that the kernel has given out anew.
    pub fn retire_registrations(&mut self, start: usize, size: usize) {
        let touching = self.blocks.overlapping(start..start + size);
        let stale = touching.filter(|(_, block)| matches!(block.backing, Backing::Registered { .. }));
        for base in stale.map(|(base, _)| base).collect::<Vec<_>>() {
            self.blocks.remove(&base);
        }
    }

    /// The live device pages that `address` lies in, with their device and the allocation's bytes, to be exported.
    pub fn exportable(&mut self, address: usize) -> Result<(i32, usize, &mut Pages)> {
        let base = self.find(address).map(|(base, _)| base);
        let Some(block) = base.and_then(|base| self.blocks.get_mut(&base)) else {
            return Err(Kind::InvalidValue.because("the pointer is not in live device memory of this process"));
        };
        let (what, instead) = match &mut block.backing {
            _ if block.retired => ("memory that is being freed", "export it before"),
            Backing::Device(_) if block.is_of_graph => ("memory of a graph", not_exportable::POOLED),
            Backing::Device(pages) if pages.pool.is_none() => return Ok((block.device, block.size, pages)),
            Backing::Device(_) | Backing::Pooled(..) => ("stream-ordered memory", not_exportable::POOLED),
            Backing::Host { .. } => ("pinned host memory", not_exportable::HOST),
            Backing::Registered { .. } => ("registered host memory", not_exportable::HOST),
            Backing::Managed(..) => ("managed memory", not_exportable::MANAGED),
            Backing::Imported(_) => ("memory opened from another process", "its owner exports it to each process"),
            Backing::Mapped(_) => ("mapped physical memory", not_exportable::MAPPED),
            Backing::External(_) => ("external memory", "whoever has made it shares its descriptor"),
        };
        let why =
            format!("the pointer is to {what}, which cannot be shared by handle, as plain device memory is: {instead}");
        Err(Kind::InvalidValue.because(why))
    }

    /// Allocates on a device, from a pool where one is named.
    pub fn allocate(&mut self, device: i32, size: usize, flags: u32, pool: Option<u64>) -> Result<usize> {
        let (bytes, bank, pool_arena) = match pool {
            Some(pool) => self.charge_pool(pool, size)?,
            None => (self.charge(device, size)?, device, None),
        };
        // What was charged is there, so its pages can be counted in 32 bits or there is no file for them.
        let taken = match u32::try_from(bytes / page_size()) {
            Ok(count) => match pool_arena {
                Some(arena) => self.banks[bank as usize].take_from(arena, count),
                None => self.take(bank, count),
            }
            .map(|range| (count, range)),
            Err(_) => Err(Kind::OutOfMemory.because(format!("{bytes} bytes are more than one allocation may have"))),
        };
        let (count, (arena, first)) = taken.inspect_err(|_| match pool {
            Some(pool) => self.uncharge_pool(pool, bytes),
            None => self.uncharge(device, bytes),
        })?;
        let base = self.arena(bank, arena).address(first);
        let pages = Pages { bank, arena, first, count, nonce: None, pool };
        let memory = pool.and_then(|pool| self.pools.used(pool, size));
        let backing = match memory {
            Some(memory) if bank == self.host_bank() => Backing::Pooled(pages, Hints::of_pool(memory, size)),
            _ => Backing::Device(pages),
        };
        self.insert(base, size, device, flags, backing);
        Ok(base)
    }

    /// Takes pages of a bank; returns their arena's number and the first.
    fn take(&mut self, bank: i32, count: u32) -> Result<(u32, u32)> {
        let memory = &mut self.banks[bank as usize];
        if let Some(range) = memory.take(count) {
            return Ok(range);
        }
        let mut arena = match memory.arena_for(count) {
            Ok(arena) => arena,
            Err(error) => return memory.take_anywhere(count).ok_or(error),
        };
        let first = arena.take(count).expect("a fresh arena has room for what it was made for");
        Ok((self.add_arena(bank, arena), first))
    }

    fn add_arena(&mut self, bank: i32, arena: Arena) -> u32 {
        self.retire_registrations(arena.address(0), arena.pages() as usize * page_size());
        self.banks[bank as usize].add(arena)
    }

    /// Adds a reservation.
    pub fn reserve(&mut self, reservation: Reservation) -> usize {
        let (base, size) = (reservation.public.start(), reservation.public.size());
        self.retire_registrations(base, size);
        self.space.reservations.insert(base, reservation);
        base
    }

    /// Counts an allocation against its bank: the bytes it takes. OutOfMemory where they are not free.
    pub fn charge(&mut self, bank: i32, size: usize) -> Result<usize> {
        self.charge_for(bank, size, None)
    }

    /// Does so for a pool, which keeps what it has reserved where that of others must go.
    fn charge_for(&mut self, bank: i32, size: usize, pool: Option<u64>) -> Result<usize> {
        let bytes = size.checked_next_multiple_of(page_size());
        if bytes.is_some_and(|bytes| self.banks[bank as usize].free() < bytes) {
            self.sweep();
            self.take_reserves(bank, pool);
        }
        let is_of_host = bank == self.host_bank();
        let memory = &mut self.banks[bank as usize];
        match bytes.filter(|bytes| *bytes <= memory.free()) {
            Some(bytes) => {
                memory.used += bytes;
                Ok(bytes)
            }
            None if is_of_host => Err(Kind::OutOfMemory.because(format!(
                "{size} bytes do not fit: {} of the {} bytes that this process may use are free for pools of the host",
                memory.free(),
                memory.limit
            ))),
            None => Err(Kind::OutOfMemory.because(format!(
                "{size} bytes do not fit: {} of {} bytes of device {bank} are free (ANYGPU_HOST_MEMORY sets its size)",
                memory.free(),
                memory.limit
            ))),
        }
    }

    /// Undoes [`Table::charge`].
    pub fn uncharge(&mut self, bank: i32, bytes: usize) {
        self.banks[bank as usize].used -= bytes;
    }

    /// The blocks that make up a range exactly; `None` where there is a hole, or a block in part.
    pub fn whole_blocks(&self, start: usize, size: usize) -> Option<Vec<usize>> {
        start.checked_add(size).filter(|_| size > 0)?;
        let bases = self.blocks_touching(start, size)?;
        let bytes: usize = bases.iter().map(|base| self.blocks[base].size).sum();
        (bytes == size).then_some(bases)
    }

    /// The blocks in a range, none of them in part; `None` where one is.
    pub fn blocks_touching(&self, start: usize, size: usize) -> Option<Vec<usize>> {
        let whole = self.blocks.whole(start..start + size)?;
        whole.into_iter().map(|(base, block)| (!block.retired).then_some(base)).collect()
    }

    /// Tells whether any block touches a range.
    pub fn overlaps(&self, start: usize, size: usize) -> bool {
        self.blocks.overlapping(start..start + size).next().is_some()
    }

    /// Checks that a range may be registered: no part is, nor is memory of this back end.
    pub fn check_unknown(&self, start: usize, size: usize) -> Result<()> {
        let end = start + size;
        let is_ours = |arena: &Arena| arena.address(0) < end && start < arena.address(arena.pages());
        match self.blocks.overlapping(start..end).next_back() {
            Some((_, Block { backing: Backing::Registered { .. }, .. })) => Err(Kind::HostAlreadyRegistered.into()),
            None if !self.banks.iter().any(|bank| bank.arenas.values().any(is_ours))
                && self.space.reservations.overlapping(start..end).next().is_none() =>
            {
                Ok(())
            }
            _ => Err(Kind::InvalidValue.because("part of the range is memory that was allocated by this library")),
        }
    }

    /// A block by its first address.
    pub fn block_mut(&mut self, base: usize) -> Option<&mut Block> {
        self.blocks.get_mut(&base)
    }

    /// Releases a block. Device pages are reclaimed once no other process has them open.
    fn release(&mut self, base: usize) -> Option<Released> {
        let Block { size, backing, .. } = self.blocks.remove(&base)?;
        let released = match backing {
            Backing::Device(pages) | Backing::Pooled(pages, _) => {
                let arena = self.arena(pages.bank, pages.arena);
                let view = arena.view(pages.first);
                if pages.nonce.is_some() {
                    arena.withdraw(pages.first);
                    if arena.is_imported(pages.first, pages.count) {
                        self.put_into_quarantine(pages);
                        return None;
                    }
                }
                Some(Released::Pages { pages, view })
            }
            Backing::Mapped(mapped) => self.space.release_mapping(base, size, &mapped).map(|memory| {
                self.uncharge_physical(&memory);
                Released::Physical(memory)
            }),
            Backing::Imported(import) => {
                // It may have been opened again since it was retired.
                if self.imports.get(&import.nonce) == Some(&base) {
                    self.imports.remove(&import.nonce);
                }
                Some(Released::Mappings(Backing::Imported(import)))
            }
            Backing::Host { .. } | Backing::Managed(..) | Backing::External(_) => Some(Released::Mappings(backing)),
            Backing::Registered { .. } => None,
        };
        let unheld = self.quarantine.count(|pages| is_held(pages, &self.banks));
        self.reclaim_all(&unheld);
        released
    }

    fn put_into_quarantine(&mut self, mut pages: Pages) {
        let (pool, bytes) = (pages.pool.take(), pages.count as usize * page_size());
        let unheld = self.quarantine.put(pages, |pages| is_held(pages, &self.banks));
        self.reclaim_all(&unheld);
        if let Some(pool) = pool {
            self.pools.hand_over(pool, bytes);
            self.release_pool(pool);
        }
    }

    /// Uncharges physical memory that was released.
    pub fn uncharge_physical(&mut self, memory: &PhysicalMemory) {
        if memory.is_charged {
            self.uncharge(device_of(&memory.properties), memory.size);
        }
    }

    /// Reclaims the quarantined pages that nobody holds any more.
    fn sweep(&mut self) {
        let unheld = self.quarantine.sweep(|pages| is_held(pages, &self.banks));
        self.reclaim_all(&unheld);
    }

    fn reclaim_all(&mut self, unheld: &[Pages]) {
        for pages in unheld {
            arena::empty(self.arena(pages.bank, pages.arena).view(pages.first), pages.count);
            self.reclaim_pages(pages);
            self.uncharge(pages.bank, pages.count as usize * page_size());
        }
    }

    /// Reclaims released pages that were emptied. Their arena, not being empty, is still there.
    pub fn reclaim(&mut self, pages: &Pages) {
        self.reclaim_pages(pages);
        let bytes = pages.count as usize * page_size();
        match pages.pool {
            Some(pool) => self.uncharge_pool(pool, bytes),
            None => self.uncharge(pages.bank, bytes),
        }
    }

    fn reclaim_pages(&mut self, pages: &Pages) {
        let memory = &mut self.banks[pages.bank as usize];
        let arena = memory.arenas.get_mut(&pages.arena).expect("pages belong to an arena that exists");
        arena.reclaim(pages.first, pages.count);
        // One empty arena is kept for the next allocation. A pool keeps its own.
        if arena.is_empty()
            && !arena.is_labelled()
            && memory.arenas.values().filter(|arena| !arena.is_labelled()).count() > 1
        {
            memory.arenas.remove(&pages.arena);
        }
    }

    /// Makes an arena for a pool whose descriptor is exported, of as many bytes as the pool may have. Its label has the
    /// device's number on this machine.
    pub fn add_pool_arena(&mut self, bank: i32, number: i32, size: usize) -> Result<u32> {
        let memory = &self.banks[bank as usize];
        let size = if size == 0 { memory.limit } else { size.min(memory.limit) };
        let arena = u32::try_from(size.div_ceil(page_size()))
            .map_err(io::Error::other)
            .and_then(|pages| memory.labelled_arena(pages, number))
            .map_err(|error| Error::of_memory(&format!("no memory file for a pool of {size} bytes: "), error))?;
        Ok(self.add_arena(bank, arena))
    }

    /// Releases a pool that was destroyed and has no allocations left.
    pub fn release_pool(&mut self, pool: u64) {
        let Some((bank, reserved, arena)) = self.pools.release_unused(pool) else { return };
        self.uncharge(bank, reserved);
        let Some(arena) = arena else { return };
        // Those who have pages of it open keep the file; here they count no more.
        let released = self.quarantine.remove(|pages| pages.bank == bank && pages.arena == arena);
        let memory = &mut self.banks[bank as usize];
        memory.used -= released.iter().map(|pages| pages.count as usize * page_size()).sum::<usize>();
        memory.arenas.remove(&arena);
    }

    /// Tells whether live memory was imported by an imported pool.
    pub fn has_imports_of(&self, pool: u64) -> bool {
        let is_of_pool =
            |block: &Block| matches!(&block.backing, Backing::Imported(import) if import.pool == Some(pool));
        self.blocks.iter().any(|(_, block)| !block.retired && is_of_pool(block))
    }

    /// The pages of a pool's allocation that starts at `address`, to be exported.
    pub fn pool_pages(&mut self, address: usize) -> Option<&mut Pages> {
        match self.blocks.get_mut(&address)? {
            Block { backing: Backing::Device(pages) | Backing::Pooled(pages, None), retired: false, .. } => Some(pages),
            _ => None,
        }
    }

    /// Finds the hints of the managed block that holds a whole range, and the range in whole pages.
    pub fn managed(&mut self, address: Address, size: usize) -> Result<(Range<usize>, &mut Hints)> {
        let found = self.find(address.0).map(|(base, block)| (base, block.size));
        let found = found.filter(|(base, length)| size > 0 && size <= length - (address.0 - base));
        let block = found.and_then(|(base, _)| self.blocks.get_mut(&base).map(|block| (address.0 - base, block)));
        match block {
            Some((
                offset,
                Block {
                    backing: Backing::Managed(_, hints) | Backing::Pooled(_, Some(hints)),
                    retired: false,
                    size: whole,
                    ..
                },
            )) => {
                let start = offset / page_size() * page_size();
                Ok((start..(offset + size).next_multiple_of(page_size()).min(*whole), hints))
            }
            _ => Err(Kind::InvalidValue.because("the range is not whole in managed memory")),
        }
    }

    /// Tells whether memory is of coarse grain, as AMD's device memory. `None` where the range is whole in none, and for
    /// managed memory, of which the program may decide.
    pub fn is_coarse(&self, address: Address, size: usize) -> Option<bool> {
        let (base, block) = self.find(address.0)?;
        let is_whole = !block.retired && size > 0 && size <= block.size - (address.0 - base);
        match block.backing {
            _ if !is_whole => None,
            Backing::Host { is_coarse, .. } => Some(is_coarse),
            Backing::Registered { .. } | Backing::Pooled(_, None) => Some(false),
            Backing::Managed(..) | Backing::Pooled(_, Some(_)) => None,
            Backing::Device(_) | Backing::Imported(_) | Backing::Mapped(_) | Backing::External(_) => Some(true),
        }
    }

    /// Finds the address at which this library reads and writes `bytes` bytes from `address`. InvalidValue where a
    /// device side is not whole in one live allocation, or may not be used so.
    pub fn reach(&self, address: Address, bytes: usize, place: Place, purpose: Use) -> Result<*mut u8> {
        match self.find(address.0) {
            Some((_, Block { backing: Backing::Mapped(_), .. })) => self.reach_mapped(address, bytes, purpose),
            Some((base, block)) => {
                let offset = address.0 - base;
                if bytes > block.size - offset {
                    return Err(Kind::InvalidValue.because(format!(
                        "{bytes} bytes from offset {offset} run past the end of an allocation of {} bytes",
                        block.size
                    )));
                }
                if block.retired {
                    return Err(Kind::InvalidValue.because("the memory is being freed"));
                }
                if matches!(block.backing, Backing::Registered { read_only: true }) && purpose == Use::Write {
                    return Err(Kind::InvalidValue.because("the memory was registered to be read only"));
                }
                let view = match &block.backing {
                    Backing::Device(pages) | Backing::Pooled(pages, _) => {
                        self.arena(pages.bank, pages.arena).view(pages.first)
                    }
                    Backing::Imported(import) => import.hidden_view.as_ref().unwrap_or(&import.public).start(),
                    Backing::External(buffer) => buffer.view(),
                    Backing::Host { .. } | Backing::Registered { .. } | Backing::Managed(..) | Backing::Mapped(_) => {
                        base
                    }
                };
                Ok(std::ptr::with_exposed_provenance_mut(view + offset))
            }
            None if place == Place::Device || self.is_of_banks(address.0) => {
                Err(Kind::InvalidValue.because(format!("{:#x} is not in live device memory", address.0)))
            }
            None => Ok(address.as_ptr().cast()),
        }
    }

    /// The block at an address, where all of it is reached alike: its first address, bytes and residence.
    pub fn whole_block(&self, address: Address) -> Option<(usize, usize, Residence)> {
        let (base, block) = self.find(address.0)?;
        let is_alike = !matches!(block.backing, Backing::Mapped(_) | Backing::Registered { .. });
        is_alike.then(|| (base, block.size, self.space.residence(&block.backing)))
    }

    /// Returns what a mapped address reaches. InvalidValue where the bytes run past what is mapped, or their use is
    /// not allowed.
    fn reach_mapped(&self, address: Address, bytes: usize, purpose: Use) -> Result<*mut u8> {
        let end = address.0.saturating_add(bytes.max(1));
        let mut next = address.0;
        while next < end {
            match self.find(next) {
                Some((base, block)) if !block.retired => match &block.backing {
                    Backing::Mapped(mapped) if mapped.allows(purpose) => next = base + block.size,
                    Backing::Mapped(_) => {
                        let what = if purpose == Use::Write { "written" } else { "read" };
                        let why = format!("nobody was given the right that {next:#x} be {what}: set its access first");
                        return Err(Kind::InvalidValue.because(why));
                    }
                    _ => break,
                },
                _ => break,
            }
        }
        let view = self.space.reservations.containing(address.0).filter(|_| next >= end);
        let Some((start, reservation)) = view else {
            return Err(Kind::InvalidValue.because(format!("nothing is mapped at {next:#x}")));
        };
        Ok(std::ptr::with_exposed_provenance_mut(reservation.view.start() + (address.0 - start)))
    }

    /// Maps the range that another process's handle names, and adds it with the bytes that it has.
    pub fn import(
        &mut self,
        (opened, size): (Opened, usize),
        handle: &Handle,
        bytes: &IpcHandle,
        device: i32,
        pool: Option<u64>,
    ) -> Result<usize> {
        let is_of_host = pool.is_some_and(|pool| self.pools.is_of_host(pool));
        let map = |protection| identity::map(&opened, handle, protection);
        let (public, hidden_view) = if is_of_host { (map(Protection::ReadWrite)?, None) } else { self.map_both(map)? };
        drop(opened);
        let base = public.start();
        let import = Import {
            nonce: handle.nonce,
            handle: *bytes,
            pool,
            is_of_host,
            openings: vec![Owner::new(device)],
            public,
            hidden_view,
        };
        self.insert(base, size, device, 0, Backing::Imported(import));
        Ok(base)
    }

    /// Maps memory where the program is given it and, where that is hidden, once more for this library.
    pub fn map_both<M>(&self, map: impl Fn(Protection) -> Result<M>) -> Result<(M, Option<M>)> {
        Ok(match self.access {
            Access::Open => (map(Protection::ReadWrite)?, None),
            Access::Hidden => (map(Protection::None)?, Some(map(Protection::ReadWrite)?)),
        })
    }

    /// The bytes of a device's memory that are free, and all.
    pub fn memory(&mut self, device: i32) -> (usize, usize) {
        self.sweep();
        let memory = &self.banks[device as usize];
        (memory.free(), memory.limit)
    }
}

#[cfg(test)]
mod tests;
