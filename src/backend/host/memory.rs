// SPDX-License-Identifier: MIT OR Apache-2.0
//! All memory the back end knows: what was allocated, registered or opened from another process.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::arena::{Access, Arena};
use super::external::Buffer;
use super::hints::{HOST_LOCATION, Hints};
use super::vmm::{Mapped, Space, Use};
use super::{Host, context, device, pool, queue, vmm};
use crate::gpu::{
    Address, Advice, Error, HandleTypes, HostFlags, IpcHandle, Kind, Memory, MemoryKind, Place, PointerInfo,
    RangeAttribute, Result, Stream,
};
use crate::map::Map;
use crate::os::memory_file::{Mapping, PAGE};
use crate::share::contexts;

/// Bytes of an ordinary arena; a larger allocation gets one of its own size. Address space only.
const ARENA: usize = 4 << 30;

/// Rows of pitched memory start at multiples of this.
const PITCH: usize = 256;

/// One allocation, registration or opened import.
pub struct Block {
    /// Bytes, as asked for.
    pub size: usize,
    /// The device it belongs to or was made with.
    pub device: i32,
    /// The front end's flags.
    pub flags: u32,
    /// Unlike any other block's of this process.
    pub id: u64,
    /// Whether the program asked for synchronous copies.
    pub synchronous: bool,
    /// Not 0 from when a free has taken it until that is done: no new work may name it.
    pub leaving: u64,
    /// What backs it.
    pub backing: Backing,
}

/// What backs a block.
pub enum Backing {
    /// Pages of an arena.
    Device(Pages),
    /// Pinned host memory.
    Host(#[expect(dead_code, reason = "kept to be unmapped")] Mapping),
    /// The program's own memory.
    Registered,
    /// Managed memory.
    Managed(#[expect(dead_code, reason = "kept to be unmapped")] Mapping, Hints),
    /// Another process's pages.
    Imported(Import),
    /// Physical memory at reserved addresses.
    Mapped(Mapped),
    /// Part of a file of the program's.
    External(Buffer),
}

impl Backing {
    /// Whether this is memory of a device, this process's or another's.
    pub fn is_device(&self) -> bool {
        matches!(self, Backing::Device(_) | Backing::Imported(_) | Backing::Mapped(_) | Backing::External(_))
    }
}

/// Pages of an arena.
pub struct Pages {
    /// The arena's number on its device.
    pub arena: u32,
    /// The first page.
    pub first: u32,
    /// How many.
    pub count: u32,
    /// The random number of the export, once exported.
    pub nonce: Option<u64>,
    /// The pool they are from.
    pub pool: Option<u64>,
}

/// Another process's pages.
pub struct Import {
    /// The random number of the export.
    pub nonce: u64,
    /// The handle it was opened by.
    pub handle: IpcHandle,
    /// The imported pool they are from.
    pub pool: Option<u64>,
    /// How many times it is open.
    pub openings: usize,
    /// The addresses the program is given.
    pub public: Mapping,
    /// Where hidden pages are readable and writable.
    pub hidden_view: Option<Mapping>,
}

/// A device's memory.
struct DeviceMemory {
    limit: usize,
    used: usize,
    arenas: Map<u32, Arena>,
    next_arena: u32,
}

/// Freed pages that another process still has open.
struct Quarantined {
    device: i32,
    pages: Pages,
}

/// All blocks by first address, and the devices' arenas.
pub struct Table {
    blocks: BTreeMap<usize, Block>,
    devices: Vec<DeviceMemory>,
    /// Where each opened export is mapped, by the export's random number.
    imports: Map<u64, usize>,
    quarantine: Vec<Quarantined>,
    since_sweep: usize,
    next_id: u64,
    access: Access,
    /// Physical memory and reservations.
    pub space: Space,
    /// The pools.
    pub pools: pool::State,
}

impl Table {
    /// An empty table for `devices` devices of `limit` bytes each.
    pub fn new(devices: i32, limit: usize, access: Access) -> Table {
        let device = |_| DeviceMemory { limit, used: 0, arenas: Map::new(), next_arena: 0 };
        Table {
            blocks: BTreeMap::new(),
            devices: (0..devices).map(device).collect(),
            imports: Map::new(),
            quarantine: Vec::new(),
            since_sweep: 0,
            next_id: 1,
            access,
            space: Space::default(),
            pools: pool::State::new(devices),
        }
    }

    /// The block that holds `address`, and its first address.
    pub fn find(&self, address: usize) -> Option<(usize, &Block)> {
        let (base, block) = self.blocks.range(..=address).next_back()?;
        // A block of no bytes does not exist; the subtraction cannot wrap.
        (address - base < block.size).then_some((*base, block))
    }

    /// The arena a range of pages is in.
    pub fn arena(&self, device: i32, number: u32) -> &Arena {
        &self.devices[device as usize].arenas[&number]
    }

    /// Whether the program may touch device memory.
    pub fn access(&self) -> Access {
        self.access
    }

    /// The device whose memory an address is in, allocated or not.
    pub fn device_holding(&self, address: usize) -> Option<i32> {
        let inside = |arena: &Arena| (arena.address(0)..arena.address(arena.pages())).contains(&address);
        let place = self.devices.iter().position(|device| device.arenas.values().any(inside));
        place.map(|device| device as i32)
    }

    /// Adds a block.
    pub fn insert(&mut self, base: usize, size: usize, device: i32, flags: u32, backing: Backing) {
        if let Backing::Imported(import) = &backing {
            self.imports.insert(import.nonce, base);
        }
        let id = self.next_id;
        self.next_id += 1;
        self.blocks.insert(base, Block { size, device, flags, id, synchronous: false, leaving: 0, backing });
    }

    /// Opens an export once more: where it is open already. HandleRefused where `handle` is not what it was opened by.
    pub fn reopen(&mut self, nonce: u64, handle: &IpcHandle) -> Option<Result<usize>> {
        let base = *self.imports.get(&nonce)?;
        let block = self.blocks.get_mut(&base)?;
        let Backing::Imported(import) = &mut block.backing else { return None };
        if import.handle != *handle {
            let why = "the handle differs from the one this memory was opened by";
            return Some(Err(Kind::HandleRefused.because(why)));
        }
        import.openings += 1;
        // A close that waits for the work queued before it finds that it was not the last.
        block.leaving = 0;
        Some(Ok(base))
    }

    /// Takes a block out of use, until it is freed or what is returned is undone.
    fn leave(&mut self, base: usize) -> u64 {
        self.next_id += 1;
        if let Some(block) = self.blocks.get_mut(&base) {
            block.leaving = self.next_id;
        }
        self.next_id
    }

    /// The live device pages that `address` lies in, with their device, to be exported.
    pub fn exportable(&mut self, address: usize) -> Result<(i32, &mut Pages)> {
        let base = self.find(address).map(|(base, _)| base);
        let Some(block) = base.and_then(|base| self.blocks.get_mut(&base)) else {
            return Err(Kind::InvalidValue.because("the pointer is not in live device memory of this process"));
        };
        let what = match &mut block.backing {
            _ if block.leaving != 0 => "memory that is being freed",
            Backing::Device(pages) if pages.pool.is_none() => return Ok((block.device, pages)),
            Backing::Device(_) => "stream-ordered memory",
            Backing::Host(_) => "pinned host memory",
            Backing::Registered => "registered host memory",
            Backing::Managed(..) => "managed memory",
            Backing::Imported(_) => "memory opened from another process",
            Backing::Mapped(_) => "mapped physical memory",
            Backing::External(_) => "external memory",
        };
        let why = format!("the pointer is to {what}, which cannot be shared by handle; only plain device memory can");
        Err(Kind::InvalidValue.because(why))
    }

    /// Allocates on a device, from a pool where one is named.
    pub fn allocate(&mut self, device: i32, size: usize, flags: u32, pool: Option<u64>) -> Result<usize> {
        let own = pool.map(|pool| self.pools.check_room(pool, size)).transpose()?.flatten();
        let bytes = self.charge(device, size)?;
        let access = self.access;
        let memory = &mut self.devices[device as usize];
        // What was charged is there, so its pages can be counted in 32 bits or there is no file for them.
        let taken = match u32::try_from(bytes / PAGE) {
            Ok(count) => match own {
                Some(arena) => memory.take_from(arena, count),
                None => memory.take(count, access),
            }
            .map(|place| (count, place)),
            Err(_) => Err(Kind::OutOfMemory.because(format!("{bytes} bytes are more than one allocation may have"))),
        };
        let (count, (arena, first)) = taken.inspect_err(|_| self.refund(device, bytes))?;
        let memory = &self.devices[device as usize];
        let base = memory.arenas[&arena].address(first);
        let pages = Pages { arena, first, count, nonce: None, pool };
        if let Some(pool) = pool {
            self.pools.allocated(pool, bytes);
        }
        self.insert(base, size, device, flags, Backing::Device(pages));
        Ok(base)
    }

    /// Counts an allocation against its device: the bytes it takes. OutOfMemory where they are not free.
    pub fn charge(&mut self, device: i32, size: usize) -> Result<usize> {
        let bytes = size.checked_next_multiple_of(PAGE);
        if bytes.is_some_and(|bytes| self.devices[device as usize].free() < bytes) {
            self.sweep();
        }
        let memory = &mut self.devices[device as usize];
        match bytes.filter(|bytes| *bytes <= memory.free()) {
            Some(bytes) => {
                memory.used += bytes;
                Ok(bytes)
            }
            None => Err(Kind::OutOfMemory.because(format!(
                "{size} bytes do not fit: {} of {} bytes of device {device} are free (ANYGPU_HOST_MEMORY sets its size)",
                memory.free(),
                memory.limit
            ))),
        }
    }

    /// Undoes [`Table::charge`].
    pub fn refund(&mut self, device: i32, bytes: usize) {
        self.devices[device as usize].used -= bytes;
    }

    /// The blocks that make up a range exactly; `None` where there is a hole, or a block in part.
    pub fn whole_blocks(&self, start: usize, size: usize) -> Option<Vec<usize>> {
        let end = start.checked_add(size)?;
        let mut next = start;
        let mut bases = Vec::new();
        for (base, block) in self.blocks.range(start..end) {
            if *base != next || block.leaving != 0 {
                return None;
            }
            bases.push(*base);
            next = base + block.size;
        }
        (next == end && !bases.is_empty()).then_some(bases)
    }

    /// The blocks in a range, none of them in part; `None` where one is.
    pub fn blocks_touching(&self, start: usize, size: usize) -> Option<Vec<usize>> {
        let end = start + size;
        let outside = |(base, _): (usize, &Block)| base < start;
        let whole = |(base, block): (&usize, &Block)| (base + block.size <= end && block.leaving == 0).then_some(*base);
        if self.find(start).is_some_and(outside) { None } else { self.blocks.range(start..end).map(whole).collect() }
    }

    /// Whether any block touches a range.
    pub fn overlaps(&self, start: usize, size: usize) -> bool {
        let before = self.blocks.range(..start + size).next_back();
        before.is_some_and(|(base, block)| base + block.size > start)
    }

    /// A block by its first address.
    pub fn block_mut(&mut self, base: usize) -> Option<&mut Block> {
        self.blocks.get_mut(&base)
    }

    /// Removes a block. Device pages are reused once no other process has them open.
    fn release(&mut self, base: usize) {
        let Some(Block { device, size, backing, .. }) = self.blocks.remove(&base) else { return };
        match backing {
            Backing::Device(pages) => {
                let (pool, bytes) = (pages.pool, pages.count as usize * PAGE);
                let arena = self.arena(device, pages.arena);
                if pages.nonce.is_some() {
                    arena.withdraw(pages.first);
                }
                if pages.nonce.is_some() && arena.is_imported(pages.first, pages.count) {
                    self.quarantine.push(Quarantined { device, pages });
                } else {
                    self.reuse(device, &pages);
                }
                if let Some(pool) = pool {
                    self.pools.freed(pool, bytes);
                    self.let_pool_go(pool);
                }
            }
            Backing::Imported(import) => _ = self.imports.remove(&import.nonce),
            Backing::Mapped(mapped) => {
                if let Some((device, bytes)) = self.space.unmapped(base, size, &mapped) {
                    self.refund(device, bytes);
                }
            }
            // Dropping the mapping unmaps it; the program's own memory stays.
            Backing::Host(_) | Backing::Managed(..) | Backing::Registered | Backing::External(_) => {}
        }
        // Each quarantined range costs a system call to ask about: spread over as many releases.
        self.since_sweep += 1;
        if self.since_sweep >= self.quarantine.len() {
            self.sweep();
        }
    }

    /// Reuses the quarantined pages that nobody has open any more.
    fn sweep(&mut self) {
        self.since_sweep = 0;
        for held in std::mem::take(&mut self.quarantine) {
            if self.arena(held.device, held.pages.arena).is_imported(held.pages.first, held.pages.count) {
                self.quarantine.push(held);
            } else {
                self.reuse(held.device, &held.pages);
            }
        }
    }

    fn reuse(&mut self, device: i32, pages: &Pages) {
        let memory = &mut self.devices[device as usize];
        memory.used -= pages.count as usize * PAGE;
        let arena = memory.arenas.get_mut(&pages.arena).expect("pages belong to an arena that exists");
        arena.give_back(pages.first, pages.count);
        // One empty arena is kept for the next allocation. A pool keeps its own.
        if arena.is_empty() && !arena.is_labelled() && memory.arenas.values().filter(|it| !it.is_labelled()).count() > 1
        {
            memory.arenas.remove(&pages.arena);
        }
    }

    /// Makes an arena for a pool whose descriptor is exported, of as many bytes as the pool may have.
    pub fn add_pool_arena(&mut self, device: i32, size: usize) -> Result<u32> {
        let access = self.access;
        let memory = &mut self.devices[device as usize];
        let size = if size == 0 { memory.limit } else { size.min(memory.limit) };
        let arena = u32::try_from(size.div_ceil(PAGE))
            .map_err(|error| error.to_string())
            .and_then(|pages| Arena::labelled(c"anygpu-pool", pages, access, device).map_err(|error| error.to_string()))
            .map_err(|why| Kind::OutOfMemory.because(format!("no memory file for a pool of {size} bytes: {why}")))?;
        Ok(memory.add(arena))
    }

    /// Forgets a pool that was destroyed and has no allocations left.
    pub fn let_pool_go(&mut self, pool: u64) {
        let Some((device, Some(arena))) = self.pools.let_go(pool) else { return };
        // Those who have pages of it open keep the file; here they count no more.
        let (gone, held) = std::mem::take(&mut self.quarantine)
            .into_iter()
            .partition(|held| held.device == device && held.pages.arena == arena);
        self.quarantine = held;
        let gone: Vec<Quarantined> = gone;
        let memory = &mut self.devices[device as usize];
        memory.used -= gone.iter().map(|held| held.pages.count as usize * PAGE).sum::<usize>();
        memory.arenas.remove(&arena);
    }

    /// The pages of a pool's allocation that starts at `address`, with their device, to be exported.
    pub fn pool_pages(&mut self, address: usize) -> Option<(i32, &mut Pages)> {
        match self.blocks.get_mut(&address)? {
            Block { backing: Backing::Device(pages), leaving: 0, device, .. } => Some((*device, pages)),
            _ => None,
        }
    }
}

impl DeviceMemory {
    fn free(&self) -> usize {
        self.limit - self.used
    }

    fn take(&mut self, count: u32, access: Access) -> Result<(u32, u32)> {
        for (number, arena) in self.arenas.iter_mut().filter(|(_, arena)| !arena.is_labelled()) {
            if let Some(first) = arena.take(count) {
                return Ok((*number, first));
            }
        }
        let needed = count as usize * PAGE;
        let mut size = needed.max(ARENA);
        let mut arena = loop {
            match Arena::new(c"anygpu-device", (size / PAGE) as u32, access) {
                Ok(arena) => break arena,
                // Address space may be limited: ask for no more than is needed.
                Err(_) if size > needed => size = needed.max(size / 4),
                Err(error) => {
                    return Err(Kind::OutOfMemory.because(format!("no memory file for {needed} bytes: {error}")));
                }
            }
        };
        let first = arena.take(count).expect("a fresh arena has room for what it was made for");
        Ok((self.add(arena), first))
    }

    fn take_from(&mut self, arena: u32, count: u32) -> Result<(u32, u32)> {
        let first = self.arenas.get_mut(&arena).and_then(|arena| arena.take(count));
        let full = || Kind::OutOfMemory.because(format!("the pool has no {count} pages of {PAGE} bytes in a row"));
        Ok((arena, first.ok_or_else(full)?))
    }

    fn add(&mut self, arena: Arena) -> u32 {
        let number = self.next_arena;
        self.next_arena += 1;
        self.arenas.insert(number, arena);
        number
    }
}

fn not_known() -> Error {
    Kind::InvalidValue.because("the pointer is not in known memory")
}

/// The table, locked. Never held across anything that calls back.
pub fn table() -> MutexGuard<'static, Table> {
    super::get().table.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Held shared by those who use memory they have found in the table, and alone by those who free.
static USE: RwLock<()> = RwLock::new(());

/// Keeps memory from being freed; found before, it may be gone. Nothing is waited for while this is held.
pub fn hold() -> RwLockReadGuard<'static, ()> {
    USE.read().unwrap_or_else(PoisonError::into_inner)
}

/// Waits until nobody uses memory on a thread of their own. Comes before the table's lock.
fn alone() -> RwLockWriteGuard<'static, ()> {
    USE.write().unwrap_or_else(PoisonError::into_inner)
}

/// The table if nobody holds it; for the fault report, which may interrupt the holder.
pub fn try_table() -> Option<MutexGuard<'static, Table>> {
    super::get().table.try_lock().ok()
}

/// Where `bytes` bytes from `address` are readable and writable for us; InvalidValue where a device side is not whole
/// in one live allocation, or may not be used so.
pub fn reach(address: Address, bytes: usize, place: Place, purpose: Use) -> Result<*mut u8> {
    let table = table();
    match table.find(address.0) {
        Some((_, Block { backing: Backing::Mapped(_), .. })) => vmm::reach(&table, address, bytes, purpose),
        Some((base, block)) => {
            let offset = address.0 - base;
            if bytes > block.size - offset {
                return Err(Kind::InvalidValue.because(format!(
                    "{bytes} bytes from offset {offset} run past the end of an allocation of {} bytes",
                    block.size
                )));
            }
            if block.leaving != 0 {
                return Err(Kind::InvalidValue.because("the memory is being freed"));
            }
            let view = match &block.backing {
                Backing::Device(pages) => table.arena(block.device, pages.arena).view(pages.first),
                Backing::Imported(import) => import.hidden_view.as_ref().unwrap_or(&import.public).start(),
                Backing::External(buffer) => buffer.view(),
                Backing::Host(_) | Backing::Registered | Backing::Managed(..) | Backing::Mapped(_) => base,
            };
            Ok(std::ptr::with_exposed_provenance_mut(view + offset))
        }
        None if place == Place::Device
            || table.device_holding(address.0).is_some()
            || table.space.reserves(address.0) =>
        {
            Err(Kind::InvalidValue.because(format!("{:#x} is not in live device memory", address.0)))
        }
        None => Ok(address.as_ptr().cast()),
    }
}

/// Allocates from the current device.
fn allocate(size: usize, flags: u32) -> Result<Address> {
    context::use_device();
    table().allocate(device::current(), size, flags, None).map(Address)
}

/// Marks device memory as leaving; InvalidValue unless `address` is the base of such memory.
pub fn mark_leaving(address: Address) -> Result<()> {
    let mut table = table();
    match table.blocks.get(&address.0) {
        Some(Block { backing, leaving: 0, .. }) if is_freed_as_device(backing) => _ = table.leave(address.0),
        _ => return Err(not_a_base("device memory")),
    }
    Ok(())
}

/// Undoes [`mark_leaving`] where the free could not be queued.
pub fn unmark_leaving(address: Address) {
    if let Some(block) = table().blocks.get_mut(&address.0) {
        block.leaving = 0;
    }
}

/// Frees device memory that was marked, once no queued work uses it.
pub fn release(address: Address) {
    let _alone = alone();
    table().release(address.0);
}

/// Frees all that belongs to a device: its reset.
pub fn release_all(device: i32) {
    let _alone = alone();
    let mut table = table();
    // Physical memory belongs to no context: it stays.
    let of_device = |(base, block): (&usize, &Block)| {
        (block.device == device && !matches!(block.backing, Backing::Mapped(_))).then_some(*base)
    };
    let bases: Vec<usize> = table.blocks.iter().filter_map(of_device).collect();
    for base in bases {
        table.release(base);
    }
}

/// Removes a block, once the work queued on all devices is done, if `matches` says it is the kind meant.
pub fn remove(address: Address, what: &str, matches: impl Fn(&Backing) -> bool) -> Result<()> {
    let (alone, table) = (alone(), table());
    let block = table.blocks.get(&address.0).filter(|block| block.leaving == 0 && matches(&block.backing));
    if block.is_none() {
        return Err(not_a_base(what));
    }
    drain(address, alone, table)
}

/// Ends one opening of memory of another process; the last one unmaps it, once the work queued on all devices is done.
pub fn close(address: Address) -> Result<()> {
    let (alone, mut table) = (alone(), table());
    match table.blocks.get_mut(&address.0) {
        Some(Block { backing: Backing::Imported(import), leaving: 0, .. }) if import.pool.is_none() => {
            import.openings -= 1;
            if import.openings > 0 {
                return Ok(());
            }
        }
        _ => return Err(not_a_base("memory opened from another process")),
    }
    drain(address, alone, table)
}

/// Frees a block once the work queued on all devices is done; from now on no new work may name it.
fn drain(address: Address, alone: RwLockWriteGuard<'static, ()>, mut table: MutexGuard<'static, Table>) -> Result<()> {
    if queue::is_idle() {
        table.release(address.0);
        return Ok(());
    }
    let leaving = table.leave(address.0);
    drop((table, alone));
    // However that work ended: a failure has its own reporters, and freeing must go on.
    let drained = queue::wait_idle();
    let _alone = self::alone();
    let mut table = self::table();
    // A reset may have freed it meanwhile, or somebody opened it again.
    let Some(block) = table.blocks.get_mut(&address.0).filter(|block| block.leaving == leaving) else { return Ok(()) };
    if drained.is_ok() {
        table.release(address.0);
    } else {
        block.leaving = 0;
        if let Backing::Imported(import) = &mut block.backing {
            import.openings += 1;
        }
    }
    drained
}

/// Whether this is device memory that a free takes: not what an opened handle or a mapping gave.
fn is_freed_as_device(backing: &Backing) -> bool {
    match backing {
        Backing::Device(_) | Backing::External(_) => true,
        Backing::Imported(import) => import.pool.is_some(),
        Backing::Host(_) | Backing::Registered | Backing::Managed(..) | Backing::Mapped(_) => false,
    }
}

fn not_a_base(what: &str) -> Error {
    Kind::InvalidValue.because(format!("the pointer is not the start of live {what} of this process"))
}

/// Pinned and managed memory: private pages of this process.
fn private(size: usize) -> Result<Mapping> {
    Mapping::private(size)
        .map_err(|error| Kind::OutOfMemory.because(format!("no {size} bytes of host memory: {error}")))
}

fn insert_private(mapping: Mapping, size: usize, flags: u32, backing: impl FnOnce(Mapping) -> Backing) -> Address {
    context::use_device();
    let base = mapping.start();
    table().insert(base, size, device::current(), flags, backing(mapping));
    Address(base)
}

/// The managed block that holds a whole range.
fn managed(table: &mut Table, address: Address, size: usize) -> Result<(usize, &mut Hints)> {
    let found = table.find(address.0).map(|(base, block)| (base, block.size));
    let found = found.filter(|(base, length)| size > 0 && size <= length - (address.0 - base));
    let block = found.and_then(|(base, _)| table.blocks.get_mut(&base).map(|block| (address.0 - base, block)));
    match block {
        Some((offset, Block { backing: Backing::Managed(_, hints), leaving: 0, .. })) => Ok((offset, hints)),
        _ => Err(Kind::InvalidValue.because("the range is not whole in managed memory")),
    }
}

impl Memory for Host {
    fn allocate(&self, size: usize, flags: u32) -> Result<Address> {
        allocate(size, flags)
    }

    fn free(&self, address: Address) -> Result<()> {
        remove(address, "device memory", |backing| match backing {
            Backing::Managed(..) => true,
            other => is_freed_as_device(other),
        })
    }

    fn allocate_pitched(&self, width: usize, height: usize) -> Result<(Address, usize)> {
        let pitch = width.checked_next_multiple_of(PITCH);
        let size = pitch.and_then(|pitch| pitch.checked_mul(height));
        let (Some(pitch), Some(size)) = (pitch, size) else {
            return Err(
                Kind::OutOfMemory.because(format!("{height} rows of {width} bytes are more than can be addressed"))
            );
        };
        Ok((allocate(size, 0)?, pitch))
    }

    fn allocate_host(&self, size: usize, _flags: HostFlags, native: u32) -> Result<Address> {
        Ok(insert_private(private(size)?, size, native, Backing::Host))
    }

    fn free_host(&self, address: Address) -> Result<()> {
        remove(address, "pinned host memory", |backing| matches!(backing, Backing::Host(_)))
    }

    fn register_host(&self, address: Address, size: usize, _flags: HostFlags, native: u32) -> Result<()> {
        let end = address.0.checked_add(size).filter(|_| size > 0);
        let end = end.ok_or_else(|| Error::from(Kind::InvalidValue))?;
        if !is_mapped(address.0, end) {
            return Err(Kind::InvalidValue.because("part of the range is not memory of this process"));
        }
        context::use_device();
        let mut table = table();
        let before = table.blocks.range(..end).next_back();
        if before.is_some_and(|(base, block)| base + block.size > address.0) {
            return Err(Kind::HostAlreadyRegistered.into());
        }
        table.insert(address.0, size, device::current(), native, Backing::Registered);
        Ok(())
    }

    fn unregister_host(&self, address: Address) -> Result<()> {
        let gone = remove(address, "registered memory", |backing| matches!(backing, Backing::Registered));
        gone.map_err(|_| Kind::HostNotRegistered.into())
    }

    fn allocate_managed(&self, size: usize, native: u32) -> Result<Address> {
        Ok(insert_private(private(size)?, size, native, |mapping| Backing::Managed(mapping, Hints::new(size))))
    }

    fn pointer_info(&self, address: Address) -> Result<Option<PointerInfo>> {
        let table = table();
        let Some((base, block)) = table.find(address.0) else { return Ok(None) };
        let (kind, on_host, exportable) = match &block.backing {
            _ if block.leaving != 0 => return Ok(None),
            Backing::Device(pages) if pages.pool.is_some() => (MemoryKind::Pool, false, false),
            Backing::Imported(import) if import.pool.is_some() => (MemoryKind::Pool, false, false),
            Backing::Device(_) => (MemoryKind::Device, false, true),
            Backing::Imported(_) | Backing::Mapped(_) | Backing::External(_) => (MemoryKind::Device, false, false),
            Backing::Host(_) => (MemoryKind::Host, true, false),
            Backing::Registered => (MemoryKind::Registered, true, false),
            Backing::Managed(..) => (MemoryKind::Managed, true, false),
        };
        Ok(Some(PointerInfo {
            kind,
            device: block.device,
            base: Address(base),
            size: block.size,
            device_address: Some(address),
            host_address: on_host.then_some(address),
            flags: block.flags,
            id: block.id,
            exportable,
            handle_types: match &block.backing {
                Backing::Mapped(mapped) => table.space.handle_types(mapped),
                Backing::Device(Pages { pool: Some(pool), .. }) => table.pools.handle_types(*pool),
                _ => HandleTypes::empty(),
            },
            reservation: match &block.backing {
                Backing::Mapped(_) => table.space.reservation(base),
                _ => None,
            },
            pool: match &block.backing {
                Backing::Device(Pages { pool, .. }) | Backing::Imported(Import { pool, .. }) => pool.map(pool::handle),
                _ => None,
            },
            imported: matches!(block.backing, Backing::Imported(_)),
            // Physical memory belongs to no context.
            context: (!matches!(block.backing, Backing::Mapped(_))).then(|| contexts::primary(block.device)),
        }))
    }

    fn set_synchronous_copies(&self, address: Address, on: bool) -> Result<()> {
        // Only remembered: copies that the attribute is about already finish before the call returns here.
        let mut table = table();
        let (base, _) = table.find(address.0).ok_or_else(not_known)?;
        if let Some(block) = table.blocks.get_mut(&base) {
            block.synchronous = on;
        }
        Ok(())
    }

    fn synchronous_copies(&self, address: Address) -> Result<bool> {
        table().find(address.0).map(|(_, block)| block.synchronous).ok_or_else(not_known)
    }

    fn advise(&self, address: Address, size: usize, advice: Advice) -> Result<()> {
        let (Advice::PreferredLocation(Some(device)) | Advice::AccessedBy(device, _)) = advice else {
            let mut table = table();
            let (offset, hints) = managed(&mut table, address, size)?;
            hints.advise(offset..offset + size, advice);
            return Ok(());
        };
        if device != HOST_LOCATION {
            device::check(device)?;
        }
        let mut table = table();
        let (offset, hints) = managed(&mut table, address, size)?;
        hints.advise(offset..offset + size, advice);
        Ok(())
    }

    fn prefetch(&self, address: Address, size: usize, device: i32, stream: Stream) -> Result<()> {
        if device != HOST_LOCATION {
            device::check(device)?;
        }
        let mut table = table();
        let (offset, hints) = managed(&mut table, address, size)?;
        hints.prefetched(offset..offset + size, device);
        drop(table);
        // All memory of this back end is equally near: only the place in the stream's order is left to take.
        queue::enqueue(stream, || {})
    }

    fn range_attribute(&self, address: Address, size: usize, ask: RangeAttribute, out: &mut [i32]) -> Result<()> {
        let mut table = table();
        let (offset, hints) = managed(&mut table, address, size)?;
        hints.answer(offset..offset + size, ask, out);
        Ok(())
    }

    fn memory_info(&self) -> Result<(usize, usize)> {
        let mut table = table();
        table.sweep();
        let memory = &table.devices[device::current() as usize];
        Ok((memory.free(), memory.limit))
    }
}

/// Whether every page from `start` to `end` is mapped in this process.
fn is_mapped(start: usize, end: usize) -> bool {
    const STEP: usize = 1024 * PAGE;
    let mut resident = [0_u8; STEP / PAGE];
    // The last page of the address space is nobody's.
    let Some(last) = end.checked_next_multiple_of(PAGE) else { return false };
    let first = start / PAGE * PAGE;
    (first..last).step_by(STEP).all(|from| {
        let length = STEP.min(last - from);
        // SAFETY: mincore only looks at the range, and writes one byte a page, for which there is room.
        unsafe {
            libc::mincore(std::ptr::with_exposed_provenance_mut::<c_void>(from), length, resident.as_mut_ptr()) == 0
        }
    })
}

/// The size of each device's memory where the settings do not say: half of what this process may use, shared out.
pub fn default_limit(devices: i32) -> usize {
    // SAFETY: plain questions to the system.
    let (pages, page) = unsafe { (libc::sysconf(libc::_SC_PHYS_PAGES), libc::sysconf(libc::_SC_PAGESIZE)) };
    let ram = usize::try_from(pages).unwrap_or(0).saturating_mul(usize::try_from(page).unwrap_or(0));
    let usable = cgroup_limit().map_or(ram, |limit| limit.min(ram));
    (usable / 2 / devices as usize / PAGE * PAGE).max(PAGE)
}

/// The smallest memory limit of the control groups this process is in.
fn cgroup_limit() -> Option<usize> {
    let groups = std::fs::read_to_string("/proc/self/cgroup").ok()?;
    let limits = groups.lines().filter_map(|line| {
        let mut fields = line.splitn(3, ':');
        let (_, controllers, path) = (fields.next()?, fields.next()?, fields.next()?);
        let (root, file) = match controllers {
            "" => ("/sys/fs/cgroup", "memory.max"),
            _ if controllers.split(',').any(|name| name == "memory") => {
                ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")
            }
            _ => return None,
        };
        // A parent's limit binds too. In a container the path may lie outside what is mounted: then the root is ours.
        let ancestors = std::path::Path::new(path).ancestors().map(|path| format!("{root}{}/{file}", path.display()));
        ancestors.filter_map(|file| std::fs::read_to_string(file).ok()?.trim().parse::<usize>().ok()).min()
    });
    limits.min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn ranges_up_to_the_end_of_memory_are_not_mapped() {
        let local = 0_u8;
        let here = (&raw const local).expose_provenance();
        assert!(is_mapped(here, here + 1));
        for end in [usize::MAX, usize::MAX - 1, usize::MAX - PAGE, usize::MAX / 2] {
            assert!(!is_mapped(here, end));
        }
    }
}
