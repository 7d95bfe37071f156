// SPDX-License-Identifier: MIT OR Apache-2.0
//! Allocation, and what a pointer points to: AscendCL tells that of late, and in part, so what was allocated here is kept.

use std::collections::BTreeMap;
use std::sync::Mutex;

use super::calls::PtrAttributes;
use super::{Ascend, call, convert, locked, optional};
use crate::gpu::{
    Address, Error, HandleTypes, HostFlags, IpcHandle, Kind, Memory, MemoryKind, PhysicalProperties, PointerInfo,
    Result,
};
use crate::share::contexts::primary;

/// Memory that this library knows.
#[derive(Clone, Copy)]
pub struct Block {
    /// Bytes; 0 where nobody tells.
    pub size: usize,
    /// Its device.
    pub device: i32,
    /// What it is.
    pub what: What,
    flags: u32,
    id: u64,
}

/// How memory came here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// Allocated; by what name it is shared, once it is.
    Device(Option<IpcHandle>),
    /// Another process's, by that name, opened so often.
    Imported(IpcHandle, usize),
    /// Physical memory, mapped at reserved addresses.
    Mapped(PhysicalProperties),
    /// Pinned host memory.
    Host,
    /// Host memory that was registered.
    Registered,
}

/// All such memory, by its first address.
#[derive(Default)]
pub struct Blocks(Mutex<Table>);

#[derive(Default)]
struct Table {
    live: BTreeMap<usize, Block>,
    made: u64,
}

impl Blocks {
    /// Notes memory.
    pub fn insert(&self, base: usize, size: usize, device: i32, what: What, flags: u32) {
        let mut table = locked(&self.0);
        table.made += 1;
        let id = table.made;
        table.live.insert(base, Block { size, device, what, flags, id });
    }

    /// The memory that an address is in, and its first address.
    pub fn find(&self, address: usize) -> Option<(usize, Block)> {
        let table = locked(&self.0);
        let (base, block) = table.live.range(..=address).next_back()?;
        (address - base < block.size.max(1)).then_some((*base, *block))
    }

    /// The memory that starts at an address.
    pub fn at(&self, base: usize) -> Option<Block> {
        locked(&self.0).live.get(&base).copied()
    }

    /// Says anew what memory is.
    pub fn set(&self, base: usize, what: What) {
        if let Some(block) = locked(&self.0).live.get_mut(&base) {
            block.what = what;
        }
    }

    /// Forgets memory.
    pub fn remove(&self, base: usize) {
        locked(&self.0).live.remove(&base);
    }

    /// Forgets what is a device's: its reset.
    pub fn forget(&self, device: i32) {
        locked(&self.0).live.retain(|_, block| block.device != device || block.what == What::Registered);
    }

    /// The mappings that touch a range: where each is, and its bytes.
    pub fn mappings(&self, start: usize, end: usize) -> Vec<(usize, usize)> {
        let table = locked(&self.0);
        let all = table.live.range(..end).filter(|(_, block)| matches!(block.what, What::Mapped(_)));
        all.filter(|(base, block)| **base + block.size > start).map(|(base, block)| (*base, block.size)).collect()
    }
}

fn not_allocated(what: &str) -> Error {
    Kind::InvalidValue.because(format!("the address is not that of {what}"))
}

impl Ascend {
    /// Forgets what a device's reset has ended.
    pub(super) fn forget(&self, device: i32) {
        self.blocks.forget(device);
        self.names.forget(|base| self.blocks.at(base).is_none());
        locked(&self.queues).forget(device);
    }

    /// Waits for a device's work, which AscendCL leaves to the program before memory goes.
    pub(super) fn finish(&self, device: i32) -> Result<()> {
        self.within(device, &mut || call!(self, aclrtSynchronizeDevice()))
    }

    /// Ends memory, which nobody finds meanwhile: another thread may be given its address at once.
    pub(super) fn end(&self, base: usize, end: &dyn Fn() -> Result<()>) -> Result<()> {
        let block = locked(&self.blocks.0).live.remove(&base);
        end().inspect_err(|_| {
            if let Some(block) = block {
                locked(&self.blocks.0).live.insert(base, block);
            }
        })
    }

    /// Bytes of memory of a kind, free and in all; nothing where the device has none of it.
    fn memory_of_kind(&self, attribute: i32) -> Result<Option<(usize, usize)>> {
        let (mut free, mut total) = (0, 0);
        call!(self, aclrtGetMemInfo(attribute, &mut free, &mut total))?;
        Ok((total > 0).then_some((free, total)))
    }

    /// What AscendCL itself knows of an address: memory that the program has had from it.
    fn ask(&self, address: Address) -> Option<(usize, Block)> {
        let mut attributes = PtrAttributes::default();
        optional!(self, aclrtPointerGetAttributes(address.0, &mut attributes)).ok()?;
        let what = match attributes.location.kind {
            convert::DEVICE => What::Device(None),
            _ => return None,
        };
        let (mut base, mut size) = (0, 0);
        optional!(self, aclrtMemGetAddressRange(address.0, &mut base, &mut size)).ok()?;
        Some((base, Block { size, device: attributes.location.id as i32, what, flags: 0, id: 0 }))
    }
}

impl Memory for Ascend {
    /// AscendCL aligns to 64 bytes, or in practice to more.
    fn allocate(&self, size: usize, flags: u32) -> Result<Address> {
        self.enter()?;
        let (device, mut address) = (self.device()?, 0);
        call!(self, aclrtMalloc(&mut address, size, convert::HUGE_FIRST))?;
        self.blocks.insert(address, size, device, What::Device(None), flags);
        Ok(Address(address))
    }

    fn free(&self, address: Address) -> Result<()> {
        let base = address.0;
        let device = match self.blocks.at(base) {
            Some(Block { what: What::Device(_), device, .. }) => device,
            Some(_) => return Err(not_allocated("allocated device memory")),
            // What the program has from AscendCL itself may be freed here too.
            None => match self.ask(address) {
                Some((start, block)) if start == base => block.device,
                _ => return Err(not_allocated("allocated device memory")),
            },
        };
        self.finish(device)?;
        self.stop_sharing(base)?;
        self.end(base, &|| call!(self, aclrtFree(base)))
    }

    /// Rows are multiples of 256 bytes: AscendCL says nothing of them.
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
        self.blocks.insert(address, size, device, What::Host, native);
        Ok(Address(address))
    }

    fn free_host(&self, address: Address) -> Result<()> {
        let Some(Block { what: What::Host, device, .. }) = self.blocks.at(address.0) else {
            return Err(not_allocated("allocated host memory"));
        };
        self.finish(device)?;
        self.end(address.0, &|| call!(self, aclrtFreeHost(address.0)))
    }

    fn register_host(&self, address: Address, size: usize, flags: HostFlags, native: u32) -> Result<()> {
        self.enter()?;
        let device = self.device()?;
        if self.blocks.find(address.0).is_some() {
            return Err(Kind::HostAlreadyRegistered.into());
        }
        optional!(self, aclrtHostRegisterV2(address.0, size as u64, convert::register_flags(flags)))?;
        self.blocks.insert(address.0, size, device, What::Registered, native);
        Ok(())
    }

    fn unregister_host(&self, address: Address) -> Result<()> {
        let Some(Block { what: What::Registered, .. }) = self.blocks.at(address.0) else {
            return Err(Kind::HostNotRegistered.into());
        };
        self.enter()?;
        optional!(self, aclrtHostUnregister(address.0))?;
        self.blocks.remove(address.0);
        Ok(())
    }

    fn pointer_info(&self, address: Address) -> Result<Option<PointerInfo>> {
        let Some((base, block)) = self.blocks.find(address.0).or_else(|| self.ask(address)) else { return Ok(None) };
        let kind = match block.what {
            What::Host => MemoryKind::Host,
            What::Registered => MemoryKind::Registered,
            What::Device(_) | What::Imported(..) | What::Mapped(_) => MemoryKind::Device,
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
            exportable: block.id != 0 && matches!(block.what, What::Device(_)),
            imported: matches!(block.what, What::Imported(..)),
            reservation: if matches!(block.what, What::Mapped(_)) {
                locked(&self.space).reservation(base)
            } else {
                None
            },
            pool: None,
            handle_types: HandleTypes::empty(),
            context: self.known(block.device).is_ok().then(|| primary(block.device)),
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
