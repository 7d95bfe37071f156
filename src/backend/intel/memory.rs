// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory allocation and pointer queries.
//!
//! Level Zero cuts small allocations from blocks of 2 MiB, which other processes open as a whole. So each allocation here asks to
//! be exportable, which gives it a block of its own; what was allocated is tracked, as Level Zero tells the block, not what was
//! asked for.

use std::sync::Mutex;

use super::calls::{AllocationProperties, DeviceMemoryDescriptor, Flags, Head};
use super::convert::structure;
use super::{Intel, call, convert, ipc, status};
use crate::gpu::{
    Access, Address, Advice, Context, Error, HandleTypes, HostFlags, IpcHandle, Kind, Memory, MemoryKind, PointerInfo,
    Pool, RangeAttribute, Result, Stream,
};
use crate::os::inside;
use crate::os::lock::lock;
use crate::os::ranges::{Ranges, Span};
use crate::share::contexts;

/// Alignment of allocations.
const ALIGNMENT: usize = 4096;

/// A tracked range of memory.
#[derive(Clone, Copy)]
pub struct Block {
    /// Bytes.
    pub size: usize,
    /// Its device.
    pub device: i32,
    /// The kind of memory, with the state that only this kind has.
    pub kind: BlockKind,
    /// Bytes of Level Zero's own memory before it.
    pub offset: usize,
    flags: u32,
    id: u64,
    context: Option<Context>,
    /// True if the program has set the attribute.
    synchronous: bool,
    advice: Advices,
}

/// A program's advice about managed memory, which Level Zero does not tell again.
#[derive(Clone, Copy)]
struct Advices {
    read_mostly: bool,
    preferred: i32,
    /// A bit for each device, and for the host that of number 63.
    accessed_by: u64,
    prefetched: i32,
    coarse: bool,
}

/// No location, or several.
const NOWHERE: i32 = -2;

impl Advices {
    const NONE: Advices =
        Advices { read_mostly: false, preferred: NOWHERE, accessed_by: 0, prefetched: NOWHERE, coarse: false };

    fn take(&mut self, advice: Advice) {
        match advice {
            Advice::ReadMostly(on) => self.read_mostly = on,
            Advice::PreferredLocation(device) => self.preferred = device.unwrap_or(NOWHERE),
            Advice::AccessedBy(device, on) => {
                let bit = 1 << (device & 63);
                self.accessed_by = if on { self.accessed_by | bit } else { self.accessed_by & !bit };
            }
            Advice::CoarseGrain(on) => self.coarse = on,
        }
    }

    fn tell(&self, attribute: RangeAttribute, out: &mut [i32]) {
        out.fill(NOWHERE);
        let one = match attribute {
            RangeAttribute::ReadMostly => self.read_mostly.into(),
            RangeAttribute::PreferredLocation => self.preferred,
            RangeAttribute::LastPrefetchLocation => self.prefetched,
            RangeAttribute::Coherency => self.coarse.into(),
            RangeAttribute::AccessedBy => {
                let numbers = (0..64).filter(|bit| self.accessed_by >> bit & 1 != 0);
                let devices = numbers.map(|bit| if bit == 63 { -1 } else { bit });
                out.iter_mut().zip(devices).for_each(|(to, device)| *to = device);
                return;
            }
        };
        out.iter_mut().take(1).for_each(|to| *to = one);
    }
}

impl Block {
    /// Memory of this library's own.
    pub fn own(device: i32) -> Block {
        Block {
            size: 0,
            device,
            kind: BlockKind::Device(None),
            offset: 0,
            flags: 0,
            id: 0,
            context: None,
            synchronous: false,
            advice: Advices::NONE,
        }
    }

    /// True if the program wants copies of it to be over when the call returns.
    pub fn is_synchronous(&self) -> bool {
        self.synchronous
    }
}

impl Span for Block {
    fn size(&self) -> usize {
        self.size
    }
}

/// The origin of memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum BlockKind {
    /// Allocated device memory, and the handle it is shared by, if any.
    Device(Option<IpcHandle>),
    /// Another process's memory, and the number of openings.
    Imported(usize),
    /// An allocation of a pool, and the name by which another process imports it.
    Pooled(usize, Option<IpcHandle>),
    /// One of an imported pool.
    PoolImport(usize),
    /// Memory of another interface.
    External,
    /// Physical memory, mapped at reserved addresses, with the most access that any device has.
    Mapped(Access),
    /// Reserved addresses without memory.
    Reserved,
    /// Pinned host memory.
    Host,
    /// Host memory that was registered.
    Registered,
    /// Managed memory.
    Managed,
}

impl BlockKind {
    /// True if copies and fills may read, or write, the memory.
    pub fn is_usable(&self, is_written: bool) -> bool {
        match self {
            BlockKind::Reserved => false,
            BlockKind::Mapped(access) => *access == Access::ReadWrite || *access == Access::Read && !is_written,
            _ => true,
        }
    }
}

/// The tracked memory of this process.
#[derive(Default)]
pub struct Blocks(Mutex<Table>);

#[derive(Default)]
struct Table {
    live: Ranges<Block>,
    /// The number of blocks so far, which makes ids unique.
    count: u64,
}

impl Blocks {
    /// Records memory.
    pub fn insert(&self, base: usize, size: usize, device: i32, kind: BlockKind, flags: u32) {
        self.insert_at(base, size, device, kind, flags, 0);
    }

    /// Records a part of Level Zero's memory.
    pub fn insert_at(&self, base: usize, size: usize, device: i32, kind: BlockKind, flags: u32, offset: usize) {
        let context = Some(contexts::of_new_object(device));
        let mut table = lock(&self.0);
        table.count += 1;
        let id = table.count;
        table.live.insert(
            base,
            Block { size, device, kind, offset, flags, id, context, synchronous: false, advice: Advices::NONE },
        );
    }

    /// The memory that contains an address, and its first address.
    pub fn find(&self, address: usize) -> Option<(usize, Block)> {
        let table = lock(&self.0);
        table.live.containing(address).map(|(base, block)| (base, *block))
    }

    /// The memory that starts at an address.
    pub fn at(&self, base: usize) -> Option<Block> {
        lock(&self.0).live.get(&base).copied()
    }

    /// Changes the kind of memory.
    pub fn set(&self, base: usize, kind: BlockKind) {
        if let Some(block) = lock(&self.0).live.get_mut(&base) {
            block.kind = kind;
        }
    }

    /// Removes memory.
    pub fn remove(&self, base: usize) {
        lock(&self.0).live.remove(&base);
    }

    /// Removes memory while a call frees it, since another thread may get its address at once. Restores it if that fails.
    pub fn remove_while(&self, base: usize, free: impl FnOnce(&Block) -> Result<()>) -> Result<()> {
        let Some(block) = lock(&self.0).live.remove(&base) else { return Err(not_allocated("live memory")) };
        free(&block).inspect_err(|_| _ = lock(&self.0).live.insert(base, block))
    }

    /// True if all of some bytes are of mappings that a device may use so.
    pub fn are_mapped(&self, start: usize, size: usize, is_written: bool) -> bool {
        let table = lock(&self.0);
        let usable = |(_, block): (usize, &Block)| block.kind.is_usable(is_written);
        table.live.cover(start, size, usize::MAX) && table.live.overlapping(start..start + size).all(usable)
    }

    /// Removes and returns what satisfies a condition.
    pub fn take(&self, is_meant: impl Fn(&Block) -> bool) -> Vec<(usize, Block)> {
        let table = &mut *lock(&self.0);
        let bases: Vec<_> = table.live.iter().filter(|(_, block)| is_meant(block)).map(|(base, _)| *base).collect();
        bases.into_iter().filter_map(|base| table.live.remove(&base).map(|block| (base, block))).collect()
    }

    /// True if a range has addresses of tracked memory.
    fn overlaps(&self, start: usize, size: usize) -> bool {
        lock(&self.0).live.overlapping(start..start.saturating_add(size)).next().is_some()
    }

    fn change(&self, address: usize, change: impl FnOnce(&mut Block)) -> bool {
        lock(&self.0).live.containing_mut(address).map(|(_, block)| change(block)).is_some()
    }
}

fn not_allocated(expected: &str) -> Error {
    Kind::InvalidValue.because(format!("the address is not that of {expected}"))
}

impl Intel {
    /// InvalidValue for bytes that a list cannot reach.
    pub(super) fn require_memory(&self, address: Address, bytes: usize) -> Result<()> {
        match self.blocks.find(address.0) {
            Some((_, Block { kind: BlockKind::Reserved, .. })) => Err(not_allocated("live memory")),
            Some((base, block)) if bytes <= block.size - (address.0 - base) => Ok(()),
            None if self.native_range(address).is_some() => Ok(()),
            _ => Err(not_allocated("live memory that streams reach")),
        }
    }

    /// Memory that the program has allocated by Level Zero itself: its first address and bytes.
    pub(super) fn native_range(&self, address: Address) -> Option<(usize, usize)> {
        let (mut base, mut size) = (0, 0);
        let status = status!(self, zeMemGetAddressRange(self.context, address.0, &mut base, &mut size));
        (status == convert::SUCCESS && size > 0 && base != 0).then_some((base, size))
    }

    /// Takes up memory that the program has allocated by Level Zero itself, as SYCL and OpenMP do.
    pub(super) fn adopt(&self, address: Address) -> Option<(usize, Block)> {
        let (base, size) = self.native_range(address)?;
        // What is freed behind a stream's work is nobody's any more.
        if self.is_leaving(base) {
            return None;
        }
        let mut properties = AllocationProperties {
            head: Head::new(structure::ALLOCATION_PROPERTIES),
            memory_type: 0,
            id: 0,
            page_size: 0,
        };
        let mut device = 0;
        let status = status!(self, zeMemGetAllocProperties(self.context, address.0, &mut properties, &mut device));
        if status != convert::SUCCESS {
            return None;
        }
        let kind = match properties.memory_type {
            convert::TYPE_DEVICE => BlockKind::Device(None),
            convert::TYPE_HOST => BlockKind::Host,
            convert::TYPE_SHARED => BlockKind::Managed,
            _ => return None,
        };
        let device = self.devices.iter().position(|state| state.handle == device).unwrap_or(0) as i32;
        let context = Some(contexts::primary(device));
        let id = properties.id | 1 << 62;
        Some((
            base,
            Block { size, device, kind, offset: 0, flags: 0, id, context, synchronous: false, advice: Advices::NONE },
        ))
    }

    /// Allocates memory of a device that other processes can have. Where there is none, what is being freed is waited for.
    pub(super) fn new_device_memory(&self, size: usize, device: i32) -> Result<usize> {
        let export = Flags { head: Head::new(structure::EXPORT), flags: convert::DMA_BUF };
        let descriptor =
            DeviceMemoryDescriptor { head: Head::before(structure::DEVICE_MEMORY, &export), flags: 0, ordinal: 0 };
        let handle = self.device_state(device)?.handle;
        let mut address = 0;
        let mut allocate =
            || status!(self, zeMemAllocDevice(self.context, &descriptor, size, ALIGNMENT, handle, &mut address));
        let mut status = allocate();
        if convert::kind(status) == Kind::OutOfMemory && self.reap(true).is_ok() {
            status = allocate();
        }
        match status {
            convert::SUCCESS => Ok(address),
            // More than the driver gives at a time is more than there is.
            convert::UNSUPPORTED_SIZE => {
                Err(Kind::OutOfMemory.because(format!("{size} bytes are more than the driver allocates")))
            }
            status => Err(self.failure("zeMemAllocDevice", status)),
        }
    }

    /// Allocates memory of the host that lists reach, for this library.
    pub(super) fn new_host_memory(&self, size: usize) -> Result<usize> {
        let descriptor = Flags { head: Head::new(structure::HOST_MEMORY), flags: 0 };
        let mut address = 0;
        call!(self, zeMemAllocHost(self.context, &descriptor, size, ALIGNMENT, &mut address))?;
        Ok(address)
    }

    /// Ends a device's memory, whose work is done.
    pub(super) fn clear_memory(&self, device: i32) {
        let ended = self
            .blocks
            .take(|block| block.device == device && !matches!(block.kind, BlockKind::Reserved | BlockKind::Mapped(_)));
        for (base, block) in ended {
            let outcome = match block.kind {
                BlockKind::Registered => self.release_pointer(base),
                BlockKind::Device(handle) | BlockKind::Pooled(_, handle) => {
                    handle.iter().for_each(ipc::withdraw);
                    call!(self, zeMemFree(self.context, base))
                }
                _ => call!(self, zeMemFree(self.context, base - block.offset)),
            };
            if let Err(error) = outcome {
                crate::os::logger::error(format_args!("memory of a device that was reset is lost: {error}"));
            }
        }
        self.openings.retain(|base| self.blocks.at(base).is_some());
    }

    fn release_pointer(&self, base: usize) -> Result<()> {
        let Some(release) = self.extensions.release_pointer else {
            return Err(self.absent("zexDriverReleaseImportedPointer"));
        };
        // SAFETY: the prototype is the driver's.
        let status = inside::calling(|| unsafe { release(self.driver, base) });
        self.check("zexDriverReleaseImportedPointer", status)
    }
}

impl Memory for Intel {
    fn allocate(&self, size: usize, flags: u32) -> Result<Address> {
        let device = self.used_device();
        let address = self.new_device_memory(size, device)?;
        self.blocks.insert(address, size, device, BlockKind::Device(None), flags);
        Ok(Address(address))
    }

    fn free(&self, address: Address) -> Result<()> {
        let base = address.0;
        use BlockKind::*;
        match self.blocks.at(base).map(|block| (block.kind, block.device)) {
            Some((Device(_) | External | Managed | Pooled(..) | PoolImport(_), device)) => {
                self.free_named(base, device)
            }
            Some((Imported(_), _)) => {
                Err(Kind::InvalidValue.because("the memory belongs to another process: close it"))
            }
            _ => Err(not_allocated("allocated device memory")),
        }
    }

    fn allocate_pitched(&self, width: usize, height: usize) -> Result<(Address, usize)> {
        let size = |pitch: usize| Some((pitch, pitch.checked_mul(height)?));
        let Some((pitch, size)) = width.checked_next_multiple_of(256).and_then(size) else {
            return Err(Kind::OutOfMemory.because(format!("{height} rows of {width} bytes are more than memory")));
        };
        Ok((self.allocate(size, 0)?, pitch))
    }

    fn allocate_host(&self, size: usize, _flags: HostFlags, native: u32) -> Result<Address> {
        let device = self.used_device();
        let address = self.new_host_memory(size)?;
        self.blocks.insert(address, size, device, BlockKind::Host, native);
        Ok(Address(address))
    }

    fn free_host(&self, address: Address) -> Result<()> {
        let Some(BlockKind::Host) = self.blocks.at(address.0).map(|block| block.kind) else {
            return Err(not_allocated("allocated host memory"));
        };
        self.finish_all()?;
        self.blocks.remove_while(address.0, |_| call!(self, zeMemFree(self.context, address.0)))
    }

    fn register_host(&self, address: Address, size: usize, _flags: HostFlags, native: u32) -> Result<()> {
        let device = self.used_device();
        let Some(import) = self.extensions.import_pointer else {
            return Err(self.absent("zexDriverImportExternalPointer"));
        };
        if self.blocks.overlaps(address.0, size) {
            return Err(Kind::HostAlreadyRegistered.because("part of the range is registered already, or pinned"));
        }
        // SAFETY: the prototype is the driver's; the memory was promised by the caller of the hub.
        let status = inside::calling(|| unsafe { import(self.driver, address.0, size) });
        self.check("zexDriverImportExternalPointer", status)?;
        self.blocks.insert(address.0, size, device, BlockKind::Registered, native);
        Ok(())
    }

    fn unregister_host(&self, address: Address) -> Result<()> {
        let Some(BlockKind::Registered) = self.blocks.at(address.0).map(|block| block.kind) else {
            return Err(Kind::HostNotRegistered.into());
        };
        self.finish_all()?;
        self.blocks.remove_while(address.0, |_| self.release_pointer(address.0))
    }

    fn allocate_managed(&self, size: usize, native: u32) -> Result<Address> {
        let device = self.used_device();
        let descriptor = DeviceMemoryDescriptor { head: Head::new(structure::DEVICE_MEMORY), flags: 0, ordinal: 0 };
        let host = Flags { head: Head::new(structure::HOST_MEMORY), flags: 0 };
        let mut address = 0;
        let handle = self.device_state(device)?.handle;
        call!(self, zeMemAllocShared(self.context, &descriptor, &host, size, ALIGNMENT, handle, &mut address))?;
        self.blocks.insert(address, size, device, BlockKind::Managed, native);
        Ok(Address(address))
    }

    fn pointer_info(&self, address: Address) -> Result<Option<PointerInfo>> {
        let Some((base, block)) = self.blocks.find(address.0).or_else(|| self.adopt(address)) else {
            return Ok(None);
        };
        let kind = match block.kind {
            BlockKind::Host => MemoryKind::Host,
            BlockKind::Registered => MemoryKind::Registered,
            BlockKind::Managed => MemoryKind::Managed,
            BlockKind::Reserved => return Ok(None),
            BlockKind::Pooled(..) | BlockKind::PoolImport(_) => MemoryKind::Pool,
            BlockKind::Device(_) | BlockKind::Imported(_) | BlockKind::External | BlockKind::Mapped(_) => {
                MemoryKind::Device
            }
        };
        let mapped = match block.kind {
            BlockKind::Mapped(_) => self.mapped_info(base),
            _ => None,
        };
        Ok(Some(PointerInfo {
            kind,
            device: block.device,
            base: Address(base),
            size: block.size,
            device_address: Some(address),
            host_address: (!matches!(kind, MemoryKind::Device | MemoryKind::Pool)).then_some(address),
            flags: block.flags,
            id: block.id,
            exportable: matches!(block.kind, BlockKind::Device(_)),
            handle_types: match block.kind {
                BlockKind::Pooled(pool, _) => self.pool_handle_types(pool),
                _ => mapped.map_or(HandleTypes::empty(), |(_, types)| types),
            },
            reservation: mapped.map(|(reservation, _)| reservation),
            pool: match block.kind {
                BlockKind::Pooled(pool, _) | BlockKind::PoolImport(pool) => Some(Pool(pool)),
                _ => None,
            },
            imported: matches!(block.kind, BlockKind::Imported(_) | BlockKind::PoolImport(_)),
            is_accessible: block.kind.is_usable(false),
            context: block.context,
        }))
    }

    fn set_synchronous_copies(&self, address: Address, on: bool) -> Result<()> {
        match self.blocks.change(address.0, |block| block.synchronous = on) {
            true => Ok(()),
            false => Err(not_allocated("live memory")),
        }
    }

    fn synchronous_copies(&self, address: Address) -> Result<bool> {
        match self.blocks.find(address.0) {
            Some((_, block)) => Ok(block.synchronous),
            None => Err(not_allocated("live memory")),
        }
    }

    /// Notes advice, of the whole allocation: Level Zero's own is of lists, and says nothing.
    fn advise(&self, address: Address, size: usize, advice: Advice) -> Result<()> {
        self.require_managed(address, size)?;
        self.blocks.change(address.0, |block| block.advice.take(advice));
        Ok(())
    }

    fn prefetch(&self, address: Address, size: usize, device: i32, stream: Stream) -> Result<()> {
        self.queue(stream)?;
        self.require_managed(address, size)?;
        self.blocks.change(address.0, |block| block.advice.prefetched = device);
        Ok(())
    }

    fn range_attribute(&self, address: Address, size: usize, attribute: RangeAttribute, out: &mut [i32]) -> Result<()> {
        self.require_managed(address, size)?;
        if let Some((_, block)) = self.blocks.find(address.0) {
            block.advice.tell(attribute, out);
        }
        Ok(())
    }

    fn memory_info(&self) -> Result<(usize, usize)> {
        self.reap(false)?;
        let (total, usable) = self.memory_bytes(self.used_device())?;
        Ok((usable.unwrap_or(total), total))
    }
}

impl Intel {
    fn require_managed(&self, address: Address, size: usize) -> Result<()> {
        match self.blocks.find(address.0) {
            Some((base, Block { kind: BlockKind::Managed, size: whole, .. })) if size <= whole - (address.0 - base) => {
                Ok(())
            }
            _ => Err(not_allocated("managed memory")),
        }
    }
}
