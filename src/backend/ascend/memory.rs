// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory allocation and pointer queries. AscendCL answers such queries only in recent releases and in part, so
//! allocations are tracked here.

use std::sync::Mutex;

use super::calls::PtrAttributes;
use super::{Ascend, call, convert, optional};
use crate::gpu::{
    Address, Error, HandleTypes, HostFlags, IpcHandle, Kind, Memory, MemoryKind, PhysicalProperties, PointerInfo,
    Result,
};
use crate::os::lock::lock;
use crate::os::ranges::{Ranges, Span};
use crate::share::contexts::primary;

/// A tracked range of memory.
#[derive(Clone, Copy)]
pub struct Block {
    /// Bytes; 0 if they are not known.
    pub size: usize,
    /// Its device.
    pub device: i32,
    /// The kind of memory, with the state that only this kind has.
    pub kind: BlockKind,
    flags: u32,
    id: u64,
}

impl Span for Block {
    /// One of unknown size is found by its first address.
    fn size(&self) -> usize {
        self.size.max(1)
    }
}

/// The origin of memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum BlockKind {
    /// Allocated device memory, and the name it is shared by, if any.
    Device(Option<IpcHandle>),
    /// Another process's memory: its name, and the number of openings.
    Imported(IpcHandle, usize),
    /// Physical memory, mapped at reserved addresses.
    Mapped(PhysicalProperties),
    /// Pinned host memory.
    Host,
    /// Host memory that was registered.
    Registered,
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
        let mut table = lock(&self.0);
        table.count += 1;
        let id = table.count;
        table.live.insert(base, Block { size, device, kind, flags, id });
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

    /// Removes the memory of a device, which its reset has destroyed.
    pub fn clear(&self, device: i32) {
        lock(&self.0).live.retain(|_, block| block.device != device || block.kind == BlockKind::Registered);
    }

    /// The mappings that overlap a range: address and size of each.
    pub fn mappings(&self, start: usize, end: usize) -> Vec<(usize, usize)> {
        let table = lock(&self.0);
        let all = table.live.overlapping(start..end).filter(|(_, block)| matches!(block.kind, BlockKind::Mapped(_)));
        all.map(|(base, block)| (base, block.size)).collect()
    }
}

fn not_allocated(expected: &str) -> Error {
    Kind::InvalidValue.because(format!("the address is not that of {expected}"))
}

impl Ascend {
    /// Removes everything that a device's reset has destroyed.
    pub(super) fn clear(&self, device: i32) {
        self.blocks.clear(device);
        self.names.remove_where(|base| self.blocks.at(base).is_none());
        lock(&self.queues).clear(device);
    }

    /// Waits for a device's work, which AscendCL does not do itself before it frees memory.
    pub(super) fn finish(&self, device: i32) -> Result<()> {
        self.within(device, &mut || call!(self, aclrtSynchronizeDevice()))
    }

    /// Removes memory while a call frees it, since another thread may get its address at once. Restores it if the call
    /// fails.
    pub(super) fn remove_while(&self, base: usize, call: &dyn Fn() -> Result<()>) -> Result<()> {
        let block = lock(&self.blocks.0).live.remove(&base);
        call().inspect_err(|_| {
            if let Some(block) = block {
                lock(&self.blocks.0).live.insert(base, block);
            }
        })
    }

    /// Free and total bytes of a kind of memory; `None` where the device has none of it.
    fn memory_of_kind(&self, attribute: i32) -> Result<Option<(usize, usize)>> {
        let (mut free, mut total) = (0, 0);
        call!(self, aclrtGetMemInfo(attribute, &mut free, &mut total))?;
        Ok((total > 0).then_some((free, total)))
    }

    /// Queries AscendCL about an address, for memory that the program allocated without this library.
    fn native_block(&self, address: Address) -> Option<(usize, Block)> {
        let mut attributes = PtrAttributes::default();
        optional!(self, aclrtPointerGetAttributes(address.0, &mut attributes)).ok()?;
        let kind = match attributes.location.kind {
            convert::DEVICE => BlockKind::Device(None),
            _ => return None,
        };
        let (mut base, mut size) = (0, 0);
        optional!(self, aclrtMemGetAddressRange(address.0, &mut base, &mut size)).ok()?;
        Some((base, Block { size, device: attributes.location.id as i32, kind, flags: 0, id: 0 }))
    }
}

impl Memory for Ascend {
    /// Allocates by aclrtMalloc, which aligns to 64 bytes, in practice to more.
    fn allocate(&self, size: usize, flags: u32) -> Result<Address> {
        self.enter()?;
        let (device, mut address) = (self.device()?, 0);
        call!(self, aclrtMalloc(&mut address, size, convert::HUGE_FIRST))?;
        self.blocks.insert(address, size, device, BlockKind::Device(None), flags);
        Ok(Address(address))
    }

    fn free(&self, address: Address) -> Result<()> {
        let base = address.0;
        let device = match self.blocks.at(base) {
            Some(Block { kind: BlockKind::Device(_), device, .. }) => device,
            Some(_) => return Err(not_allocated("allocated device memory")),
            // Memory that the program allocated by AscendCL itself may be freed here too.
            None => match self.native_block(address) {
                Some((start, block)) if start == base => block.device,
                _ => return Err(not_allocated("allocated device memory")),
            },
        };
        self.finish(device)?;
        self.stop_sharing(base)?;
        self.remove_while(base, &|| call!(self, aclrtFree(base)))
    }

    /// Allocates rows of a multiple of 256 bytes, since AscendCL has no pitched allocation.
    fn allocate_pitched(&self, width: usize, height: usize) -> Result<(Address, usize)> {
        let size = |pitch: usize| Some((pitch, pitch.checked_mul(height)?));
        let Some((pitch, size)) = width.checked_next_multiple_of(256).and_then(size) else {
            return Err(Kind::OutOfMemory.because(format!("{height} rows of {width} bytes are more than memory")));
        };
        Ok((self.allocate(size, 0)?, pitch))
    }

    fn allocate_host(&self, size: usize, _flags: HostFlags, native: u32) -> Result<Address> {
        self.enter()?;
        let (device, mut address) = (self.device()?, 0);
        call!(self, aclrtMallocHost(&mut address, size))?;
        self.blocks.insert(address, size, device, BlockKind::Host, native);
        Ok(Address(address))
    }

    fn free_host(&self, address: Address) -> Result<()> {
        let Some(Block { kind: BlockKind::Host, device, .. }) = self.blocks.at(address.0) else {
            return Err(not_allocated("allocated host memory"));
        };
        self.finish(device)?;
        self.remove_while(address.0, &|| call!(self, aclrtFreeHost(address.0)))
    }

    fn register_host(&self, address: Address, size: usize, flags: HostFlags, native: u32) -> Result<()> {
        self.enter()?;
        let device = self.device()?;
        if self.blocks.find(address.0).is_some() {
            return Err(Kind::HostAlreadyRegistered.into());
        }
        optional!(self, aclrtHostRegisterV2(address.0, size as u64, convert::register_flags(flags)))?;
        self.blocks.insert(address.0, size, device, BlockKind::Registered, native);
        Ok(())
    }

    fn unregister_host(&self, address: Address) -> Result<()> {
        let Some(Block { kind: BlockKind::Registered, .. }) = self.blocks.at(address.0) else {
            return Err(Kind::HostNotRegistered.into());
        };
        self.enter()?;
        optional!(self, aclrtHostUnregister(address.0))?;
        self.blocks.remove(address.0);
        Ok(())
    }

    fn pointer_info(&self, address: Address) -> Result<Option<PointerInfo>> {
        let Some((base, block)) = self.blocks.find(address.0).or_else(|| self.native_block(address)) else {
            return Ok(None);
        };
        let kind = match block.kind {
            BlockKind::Host => MemoryKind::Host,
            BlockKind::Registered => MemoryKind::Registered,
            BlockKind::Device(_) | BlockKind::Imported(..) | BlockKind::Mapped(_) => MemoryKind::Device,
        };
        let on_device = kind == MemoryKind::Device;
        Ok(Some(PointerInfo {
            kind,
            device: block.device,
            base: Address(base),
            size: block.size,
            device_address: on_device.then_some(address),
            host_address: (!on_device).then_some(address),
            flags: block.flags,
            id: block.id,
            exportable: block.id != 0 && matches!(block.kind, BlockKind::Device(_)),
            imported: matches!(block.kind, BlockKind::Imported(..)),
            reservation: if matches!(block.kind, BlockKind::Mapped(_)) {
                lock(&self.vmm).reservations.containing(base).map(|(start, size)| (Address(start), *size))
            } else {
                None
            },
            pool: None,
            handle_types: HandleTypes::empty(),
            is_accessible: true,
            context: self.device_state(block.device).is_ok().then(|| primary(block.device)),
        }))
    }

    fn memory_info(&self) -> Result<(usize, usize)> {
        self.enter()?;
        match self.memory_of_kind(convert::HBM) {
            Ok(Some(bytes)) => Ok(bytes),
            _ => Ok(self.memory_of_kind(convert::DDR)?.unwrap_or_default()),
        }
    }
}
