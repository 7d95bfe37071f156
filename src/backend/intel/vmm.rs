// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and the addresses it is mapped at. It travels as a dma-buf.
//!
//! The driver maps physical memory once. Each further mapping is of another object, imported from the first one's dma-buf. The
//! end of an import is also that of the kernel's handle, which all objects of one dma-buf have in common. So memory that this
//! process has is not imported anew by programs, and what further mappings are of is used again, and does not end.
//!
//! Level Zero gives access to a mapping, not to a device in it: who may use memory is kept here, and a mapping has the most
//! that any device has.

use std::os::fd::{AsRawFd, IntoRawFd, RawFd};
use std::sync::MutexGuard;

use super::calls::{DescriptorOfMemory, Flags, Head, PhysicalDescriptor};
use super::convert::structure;
use super::ipc::size_of_file;
use super::memory::BlockKind;
use super::{Intel, call, convert, optional};
use crate::gpu::{
    Access, Address, Error, HandleTypes, Kind, Location, Physical, PhysicalProperties, PhysicalRelease, PhysicalTable,
    Result, Shareable, VirtualMemory,
};
use crate::os::descriptor;
use crate::os::lock::{Waiters, lock};
use crate::os::map::Map;
use crate::os::ranges::{Ranges, Span};
use crate::os::thread::Uncancelled;
use crate::share::shareable;

/// The unit of sizes and addresses of physical memory. The driver wants it of memory as large as this.
const GRANULE: usize = 2 << 20;

/// A file's device and number.
type Identity = (u64, u64);

/// Physical memory, reserved addresses, and mappings.
#[derive(Default)]
pub struct MemoryTables {
    physical: PhysicalTable<Physical, Memory>,
    /// Sizes by first address.
    reservations: Ranges<usize>,
    mappings: Ranges<Mapping>,
    /// The files of memory that was exported or imported, with the descriptor that the driver has given of it.
    files: Map<usize, (Option<RawFd>, Identity)>,
    /// The files whose memory a thread is importing or ending. Another that imports one of them waits.
    busy: Vec<Identity>,
    /// Imports of memory, by that, which nothing is mapped of.
    spares: Map<usize, Vec<usize>>,
    /// Descriptors by what was imported of them. The driver closes one as that ends.
    lent: Map<usize, RawFd>,
}

struct Memory {
    size: usize,
    properties: PhysicalProperties,
    imported: bool,
}

struct Mapping {
    size: usize,
    memory: Physical,
    /// Level Zero's memory that is mapped: the same, or another of the same bytes.
    native: usize,
    /// The access of each device that has any.
    accesses: Map<i32, Access>,
}

impl Span for Mapping {
    fn size(&self) -> usize {
        self.size
    }
}

fn rank(access: Access) -> u32 {
    match access {
        Access::None => 0,
        Access::Read => 1,
        Access::ReadWrite => 2,
    }
}

fn nothing_mapped() -> Error {
    Kind::InvalidValue.because("nothing is mapped at the address")
}

/// The identity of a descriptor's file, since its number may be used again.
fn identity(number: RawFd) -> Option<Identity> {
    descriptor::status(number).ok().map(|status| (status.st_dev, status.st_ino))
}

fn of_device(location: Location) -> Result<i32> {
    match location {
        Location::Device(device) => Ok(device),
        _ => Err(Kind::Unsupported.because("only devices have access to physical memory of Level Zero")),
    }
}

/// Signalled when a file is busy no more.
static IDLE: Waiters = Waiters::none();

impl MemoryTables {
    /// The memory of a file, with a reference more. `None`: the caller imports it, and the file is busy until then.
    fn import(mut tables: MutexGuard<'_, MemoryTables>, of: Identity) -> Option<Physical> {
        loop {
            let MemoryTables { physical, files, busy, .. } = &mut *tables;
            let known = files.iter().find(|(_, (_, known))| *known == of).map(|(native, _)| Physical(*native));
            match known {
                Some(memory) if physical.add_reference(memory).is_ok() => return Some(memory),
                None if !busy.contains(&of) => {
                    busy.push(of);
                    return None;
                }
                // It has no reference, and will be ended.
                _ => tables = IDLE.wait(tables),
            }
        }
    }

    /// Ends what [`MemoryTables::import`] or an end has begun.
    fn set_idle(&mut self, of: Identity) {
        if let Some(at) = self.busy.iter().position(|busy| *busy == of) {
            self.busy.swap_remove(at);
        }
        IDLE.wake_all();
    }

    /// The mappings in a range of reserved addresses; InvalidValue where it covers one in part.
    fn mappings_in(&self, address: usize, size: usize) -> Result<Vec<(usize, usize)>> {
        if !self.reservations.cover(address, size, usize::MAX) {
            return Err(Kind::InvalidValue.because("the range is not reserved as a whole"));
        }
        let mappings = self.mappings.whole(address..address + size);
        mappings
            .map(|all| all.into_iter().map(|(base, mapping)| (base, mapping.size)).collect())
            .ok_or_else(|| Kind::InvalidValue.because("the range covers a mapping in part"))
    }
}

impl Intel {
    /// The reservation of a mapping, and the handle types of its memory.
    pub(super) fn mapped_info(&self, base: usize) -> Option<((Address, usize), HandleTypes)> {
        let tables = lock(&self.vmm);
        let (start, size) = tables.reservations.containing(base)?;
        let memory = tables.physical.get(tables.mappings.get(&base)?.memory).ok()?;
        Some(((Address(start), *size), memory.properties.handle_types))
    }

    fn destroy_physical(&self, memory: usize) {
        let (given, lent, lost) = {
            let tables = &mut *lock(&self.vmm);
            // They are lost, a few words each: their end would be that of whose handle has the number by then.
            let spares = tables.spares.remove(&memory).unwrap_or_default();
            let lost: Vec<RawFd> = spares.iter().filter_map(|native| tables.lent.remove(native)).collect();
            let given = tables.files.remove(&memory);
            given.iter().for_each(|(_, of)| tables.busy.push(*of));
            (given, tables.lent.remove(&memory), lost)
        };
        if let Err(error) = call!(self, zePhysicalMemDestroy(self.context, memory)) {
            crate::os::logger::error(format_args!("physical memory is lost: {error}"));
        }
        lost.into_iter().for_each(descriptor::close);
        // What it has given of its own memory the driver leaves open, and the memory with it, unlike that of an allocation.
        if let Some((Some(number), of)) = given
            && lent != Some(number)
            && identity(number) == Some(of)
        {
            descriptor::close(number);
        }
        given.iter().for_each(|(_, of)| lock(&self.vmm).set_idle(*of));
    }

    /// The dma-buf of physical memory: the same descriptor each time, which the driver keeps.
    fn descriptor_of_physical(&self, memory: usize) -> Result<RawFd> {
        let mut exported =
            DescriptorOfMemory { head: Head::new(structure::EXPORT_DESCRIPTOR), flags: convert::DMA_BUF, fd: -1 };
        let mut properties = PhysicalDescriptor {
            head: Head { kind: structure::PHYSICAL_PROPERTIES, next: std::ptr::from_mut(&mut exported).cast() },
            flags: 0,
            size: 0,
        };
        optional!(self, zePhysicalMemGetProperties(self.context, memory, &mut properties))?;
        match exported.fd {
            ..0 => Err(Kind::Unsupported.because("the driver gives no dma-buf of the memory")),
            number => {
                if let Some(of) = identity(number) {
                    lock(&self.vmm).files.insert(memory, (Some(number), of));
                }
                Ok(number)
            }
        }
    }

    /// Makes physical memory of a dma-buf, which stays open.
    fn import_native(&self, number: RawFd, size: usize, device: i32) -> Result<usize> {
        // Not this one: the driver closes what it has imported as the memory ends.
        let copy = descriptor::out_of_the_way(descriptor::duplicate(number)?);
        let fd = copy.as_raw_fd();
        let import = DescriptorOfMemory { head: Head::new(structure::IMPORT_DESCRIPTOR), flags: convert::DMA_BUF, fd };
        let descriptor = PhysicalDescriptor {
            head: Head::before(structure::PHYSICAL_MEMORY, &import),
            flags: convert::ON_DEVICE,
            size,
        };
        let mut memory = 0;
        let handle = self.device_state(device)?.handle;
        call!(self, zePhysicalMemCreate(self.context, handle, &descriptor, &mut memory))?;
        lock(&self.vmm).lent.insert(memory, copy.into_raw_fd());
        Ok(memory)
    }

    /// Keeps an import of memory for a later mapping.
    fn spare(&self, memory: Physical, native: usize) {
        lock(&self.vmm).spares.entry(memory.0).or_default().push(native);
    }

    /// Physical memory of which a further mapping is made.
    fn further(&self, memory: Physical, size: usize, device: i32) -> Result<usize> {
        let spare = lock(&self.vmm).spares.get_mut(&memory.0).and_then(Vec::pop);
        match spare {
            Some(native) => Ok(native),
            None => self.import_native(self.descriptor_of_physical(memory.0)?, size, device),
        }
    }

    /// Ends what a mapping was of, and the memory if nothing else keeps it.
    fn end_mapping(&self, mapping: &Mapping, is_last: bool) {
        if mapping.native != mapping.memory.0 {
            self.spare(mapping.memory, mapping.native);
        }
        if is_last {
            self.destroy_physical(mapping.memory.0);
        }
    }

    /// Unmaps one mapping, which is in no table any more.
    fn unmap_one(&self, base: usize, size: usize) -> Result<()> {
        call!(self, zeVirtualMemUnmap(self.context, base, size))
    }

    /// Ends a device's physical memory, whose work is done, and all mappings of it.
    pub(super) fn clear_physical(&self, device: i32) {
        let mapped: Vec<_> = {
            let tables = &mut *lock(&self.vmm);
            let MemoryTables { physical, mappings, .. } = tables;
            let is_of = |memory: Physical| {
                physical.get(memory).is_ok_and(|memory| memory.properties.location == Location::Device(device))
            };
            let mapped: Vec<_> = mappings.extract_if(.., |_, mapping| is_of(mapping.memory)).collect();
            // What the program still has references to ends by its releases.
            let end = |(base, mapping): (usize, Mapping)| {
                let is_last = physical.remove_mapping(mapping.memory).is_some();
                (base, mapping, is_last)
            };
            mapped.into_iter().map(end).collect()
        };
        for (base, mapping, is_last) in mapped {
            _ = self.unmap_one(base, mapping.size);
            self.blocks.remove(base);
            self.reserve_block(base);
            self.end_mapping(&mapping, is_last);
        }
    }

    /// Marks the reservation that an address is in as addresses without memory.
    fn reserve_block(&self, address: usize) {
        let range = lock(&self.vmm).reservations.containing(address).map(|(start, size)| (start, *size));
        if let Some((start, size)) = range
            && self.blocks.at(start).is_none()
        {
            self.blocks.insert(start, size, self.device(), BlockKind::Reserved, 0);
        }
    }
}

impl VirtualMemory for Intel {
    fn granularity(&self, properties: &PhysicalProperties, _recommended: bool) -> Result<usize> {
        self.device_state(of_device(properties.location)?)?;
        Ok(GRANULE)
    }

    fn create_physical(&self, size: usize, properties: &PhysicalProperties) -> Result<Physical> {
        let device = of_device(properties.location)?;
        let handle = self.device_state(device)?.handle;
        if properties.handle_types.contains(HandleTypes::FABRIC) {
            return Err(Kind::Unsupported.because("Level Zero has no handles of physical memory for other machines"));
        }
        if size == 0 || !size.is_multiple_of(GRANULE) {
            return Err(Kind::InvalidValue.because(format!("the size is no multiple of {GRANULE}")));
        }
        let export = Flags { head: Head::new(structure::EXPORT), flags: convert::DMA_BUF };
        let descriptor = PhysicalDescriptor {
            head: Head::before(structure::PHYSICAL_MEMORY, &export),
            flags: convert::ON_DEVICE,
            size,
        };
        let mut memory = 0;
        call!(self, zePhysicalMemCreate(self.context, handle, &descriptor, &mut memory))?;
        let properties = PhysicalProperties { compressible: false, usage: 0, ..*properties };
        lock(&self.vmm).physical.insert(Physical(memory), Memory { size, properties, imported: false });
        Ok(Physical(memory))
    }

    fn release_physical(&self, memory: Physical) -> Result<()> {
        let is_idle = matches!(lock(&self.vmm).physical.release(memory)?, PhysicalRelease::Idle(_));
        if is_idle {
            self.destroy_physical(memory.0);
        }
        Ok(())
    }

    fn retain_physical(&self, address: Address) -> Result<Physical> {
        let tables = &mut *lock(&self.vmm);
        let memory = tables.mappings.containing(address.0).ok_or_else(nothing_mapped)?.1.memory;
        tables.physical.add_reference(memory)?;
        Ok(memory)
    }

    fn physical_properties(&self, memory: Physical) -> Result<PhysicalProperties> {
        Ok(lock(&self.vmm).physical.referenced(memory)?.properties)
    }

    fn is_imported(&self, memory: Physical) -> Result<bool> {
        Ok(lock(&self.vmm).physical.referenced(memory)?.imported)
    }

    fn export_physical(&self, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> {
        let _uncancelled = Uncancelled::new();
        {
            let tables = &mut *lock(&self.vmm);
            let types = tables.physical.referenced(memory)?.properties.handle_types;
            if handle_type != HandleTypes::DESCRIPTOR || !types.contains(HandleTypes::DESCRIPTOR) {
                return Err(Kind::InvalidValue.because("the memory was not created for handles of this type"));
            }
        }
        let number = self.descriptor_of_physical(memory.0)?;
        // The driver keeps its own with the memory.
        Ok(Shareable::Descriptor(descriptor::give(number)?))
    }

    fn import_physical(&self, handle: &Shareable) -> Result<Physical> {
        let _uncancelled = Uncancelled::new();
        let Shareable::Descriptor(number) = handle else {
            return Err(Kind::Unsupported.because("Level Zero imports memory by descriptors alone"));
        };
        let device = self.used_device();
        let file = shareable::take(*number)?;
        let size = size_of_file(&file)?;
        let of = identity(file.descriptor()?).ok_or_else(|| Kind::DescriptorRefused.because("it has no status"))?;
        if let Some(memory) = MemoryTables::import(lock(&self.vmm), of) {
            return Ok(memory);
        }
        let imported = self.import_native(file.descriptor()?, size, device);
        let tables = &mut *lock(&self.vmm);
        if let Ok(memory) = imported {
            let properties = PhysicalProperties::new(Location::Device(device), HandleTypes::empty());
            tables.physical.insert(Physical(memory), Memory { size, properties, imported: true });
            tables.files.insert(memory, (None, of));
        }
        tables.set_idle(of);
        imported
            .map(Physical)
            .map_err(|error| Kind::DescriptorRefused.because(format!("{error}: is it a dma-buf of physical memory?")))
    }

    /// Reserves addresses of Level Zero's choice where the hint is taken.
    fn reserve_addresses(&self, size: usize, alignment: usize, hint: Address) -> Result<Address> {
        if alignment != 0 && !alignment.is_power_of_two() {
            return Err(Kind::InvalidValue.because(format!("the alignment {alignment} is no power of two")));
        }
        if size == 0 || !size.is_multiple_of(GRANULE) {
            return Err(Kind::InvalidValue.because(format!("the size is no multiple of {GRANULE}")));
        }
        let mut address = 0;
        let reserve =
            |start: usize, address: &mut usize| call!(self, zeVirtualMemReserve(self.context, start, size, address));
        if hint.is_null() || reserve(hint.0, &mut address).is_err() {
            reserve(0, &mut address)?;
        }
        if !address.is_multiple_of(alignment.max(GRANULE)) {
            call!(self, zeVirtualMemFree(self.context, address, size))?;
            return Err(Kind::Unsupported.because(format!("Level Zero does not align addresses to {alignment}")));
        }
        lock(&self.vmm).reservations.insert(address, size);
        self.blocks.insert(address, size, self.device(), BlockKind::Reserved, 0);
        Ok(Address(address))
    }

    fn free_addresses(&self, address: Address, size: usize) -> Result<()> {
        {
            let tables = &mut *lock(&self.vmm);
            if tables.reservations.get(&address.0) != Some(&size) {
                return Err(Kind::InvalidValue.because("the range is not a reservation as it was made"));
            }
            if !tables.mappings_in(address.0, size)?.is_empty() {
                return Err(Kind::InvalidValue.because("something is still mapped in the range"));
            }
            // Once it is free, another thread may be given it.
            tables.reservations.remove(&address.0);
        }
        self.blocks.remove(address.0);
        call!(self, zeVirtualMemFree(self.context, address.0, size)).inspect_err(|_| {
            lock(&self.vmm).reservations.insert(address.0, size);
            self.reserve_block(address.0);
        })
    }

    fn map(&self, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> {
        let (device, whole, is_mapped) = {
            let tables = &mut *lock(&self.vmm);
            let found = tables.physical.referenced(memory)?;
            let (whole, device) = (found.size, of_device(found.properties.location)?);
            if size == 0 || !size.is_multiple_of(GRANULE) || !address.0.is_multiple_of(GRANULE) {
                return Err(Kind::InvalidValue.because(format!("the range is no multiple of {GRANULE}")));
            }
            if offset != 0 || size > whole {
                return match offset.checked_add(size).is_some_and(|end| end <= whole) {
                    true => Err(Kind::Unsupported.because("only physical memory from its start can be mapped")),
                    false => Err(Kind::InvalidValue.because("the range is not in the memory")),
                };
            }
            if !tables.mappings_in(address.0, size)?.is_empty() {
                return Err(Kind::InvalidValue.because("something is mapped in the range already"));
            }
            let is_mapped = tables.mappings.values().any(|mapping| mapping.native == memory.0);
            tables.physical.add_mapping(memory)?;
            tables.mappings.insert(address.0, Mapping { size, memory, native: memory.0, accesses: Map::new() });
            (device, whole, is_mapped)
        };
        let native = match is_mapped {
            false => Ok(memory.0),
            true => self.further(memory, whole, device),
        };
        let mapped = native.and_then(|native| {
            let access = convert::access(Access::ReadWrite);
            let mapped = call!(self, zeVirtualMemMap(self.context, address.0, size, native, 0, access));
            if mapped.is_err() && native != memory.0 {
                self.spare(memory, native);
            }
            mapped.map(|()| native)
        });
        {
            let tables = &mut *lock(&self.vmm);
            match (&mapped, tables.mappings.get_mut(&address.0)) {
                (Ok(native), Some(mapping)) => mapping.native = *native,
                _ => {
                    tables.mappings.remove(&address.0);
                    // The program still has its reference.
                    _ = tables.physical.remove_mapping(memory);
                }
            }
        }
        mapped?;
        self.blocks.insert(address.0, size, device, BlockKind::Mapped(Access::None), 0);
        Ok(())
    }

    fn unmap(&self, address: Address, size: usize) -> Result<()> {
        let mappings = lock(&self.vmm).mappings_in(address.0, size)?;
        if mappings.is_empty() {
            return Ok(());
        }
        self.finish_all()?;
        for (base, size) in mappings {
            self.unmap_one(base, size)?;
            self.blocks.remove(base);
            let ended = {
                let tables = &mut *lock(&self.vmm);
                tables.mappings.remove(&base).map(|mapping| {
                    let is_last = tables.physical.remove_mapping(mapping.memory).is_some();
                    (mapping, is_last)
                })
            };
            if let Some((mapping, is_last)) = ended {
                self.end_mapping(&mapping, is_last);
            }
            self.reserve_block(base);
        }
        Ok(())
    }

    fn set_access(&self, address: Address, size: usize, accesses: &[(Location, Access)]) -> Result<()> {
        for (location, _) in accesses {
            self.device_state(of_device(*location)?)?;
        }
        let changed = {
            let tables = &mut *lock(&self.vmm);
            let mappings = tables.mappings_in(address.0, size)?;
            if mappings.iter().map(|(_, size)| size).sum::<usize>() != size {
                return Err(Kind::InvalidValue.because("the range is not made up of whole mappings"));
            }
            let mut changed = Vec::new();
            for (base, size) in mappings {
                let Some(mapping) = tables.mappings.get_mut(&base) else { continue };
                for (location, access) in accesses {
                    mapping.accesses.insert(of_device(*location)?, *access);
                }
                let most = mapping.accesses.values().copied().max_by_key(|access| rank(*access));
                changed.push((base, size, most.unwrap_or(Access::None)));
            }
            changed
        };
        for (base, size, access) in changed {
            if access != Access::None {
                call!(self, zeVirtualMemSetAccessAttribute(self.context, base, size, convert::access(access)))?;
            }
            self.blocks.set(base, BlockKind::Mapped(access));
        }
        Ok(())
    }

    fn access(&self, address: Address, location: Location) -> Result<Access> {
        let device = of_device(location)?;
        self.device_state(device)?;
        let tables = lock(&self.vmm);
        let mapping = tables.mappings.containing(address.0).ok_or_else(nothing_mapped)?.1;
        Ok(mapping.accesses.get(&device).copied().unwrap_or(Access::None))
    }

    fn export_range(&self, address: Address, size: usize, _over_pcie: bool) -> Result<i32> {
        let _uncancelled = Uncancelled::new();
        match self.blocks.at(address.0) {
            Some(block) if matches!(block.kind, BlockKind::Device(_)) && size <= block.size => {
                Ok(descriptor::give(self.descriptor_of(address.0)?.descriptor()?)?)
            }
            Some(_) => Err(Kind::Unsupported.because("only plain device memory is exported as a dma-buf here")),
            None => Err(Kind::InvalidValue.because("the range does not begin where an allocation does")),
        }
    }
}
