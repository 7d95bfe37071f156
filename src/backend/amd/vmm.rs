// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and the addresses it is mapped at.
//!
//! HIP trusts every handle and address that it gets; up to HIP 6 it dereferences NULL if nothing is mapped at an
//! address; and which calls take a reference differs between releases. So the objects created through this library are
//! tracked here: HIP is called for no others, and memory is released when its last reference and its last mapping are
//! gone.

use std::ffi::{c_int, c_void};
use std::sync::MutexGuard;
use std::{io, ptr};

use super::calls::{self, PhysicalProperties as NativeProperties};
use super::convert::{self, AbiVersion, DescriptorForm};
use super::{Amd, optional};
use crate::gpu::{
    Access, Address, Error, HandleTypes, Kind, Location, MemoryKind, Physical, PhysicalProperties, PhysicalRelease,
    PhysicalTable, PointerInfo, Result, Shareable, VirtualMemory,
};
use crate::os::descriptor::{self, Kept};
use crate::os::lock::lock;
use crate::os::memory_file::page_size;
use crate::os::ranges::{Ranges, Span};
use crate::os::thread::Uncancelled;
use crate::share::shareable::{self, HandleBuffer, imported};

/// All physical memory, reservations and mappings of this process.
#[derive(Default)]
pub struct MemoryTables {
    physical: PhysicalTable<Physical, Memory>,
    reservations: Ranges<usize>,
    mappings: Ranges<MappedRange>,
    /// The number of mappings so far, which makes serial numbers unique.
    count: u64,
}

struct Memory {
    /// `None` for imported memory, whose size HIP does not report.
    size: Option<usize>,
    device: i32,
    /// Empty for imported memory.
    handle_types: HandleTypes,
    /// Handle that it was imported by.
    /// HIP 7.14 uses the descriptor only when access is set.
    _source: Option<ImportSource>,
}

/// Handles that HIP was given to import memory by, at the addresses that it was given.
enum ImportSource {
    Descriptor { _descriptor: Kept, _number: Box<c_int> },
    Fabric { _handle: Box<Shareable> },
}

struct MappedRange {
    size: usize,
    memory: Physical,
    serial: u64,
    /// True while a call of HIP creates or ends it.
    is_changing: bool,
}

impl Span for MappedRange {
    fn size(&self) -> usize {
        self.size
    }
}

fn not_reserved(address: usize, size: usize) -> Error {
    Kind::InvalidValue.because(format!("{size} bytes at {address:#x} are not reserved as a whole"))
}

impl MemoryTables {
    /// The mapping that contains an address, unless it is changing.
    fn settled(&self, address: Address) -> Result<&MappedRange> {
        let mapping = self.mappings.containing(address.0).filter(|(_, mapping)| !mapping.is_changing);
        mapping.map(|(_, mapping)| mapping).ok_or_else(nothing_mapped)
    }

    /// Returns true if anything is mapped in a range.
    fn is_mapped(&self, address: usize, size: usize) -> bool {
        self.mappings.overlapping(address..address + size).next().is_some()
    }

    /// The mappings in a range; InvalidValue where it covers one in part, or another thread changes one.
    fn mappings(&self, address: usize, size: usize) -> Result<Vec<(usize, usize)>> {
        if !self.reservations.cover(address, size, usize::MAX) {
            return Err(not_reserved(address, size));
        }
        let mappings = self.mappings.whole(address..address + size);
        let settled = mappings.filter(|all| all.iter().all(|(_, mapping)| !mapping.is_changing));
        settled
            .map(|all| all.into_iter().map(|(base, mapping)| (base, mapping.size)).collect())
            .ok_or_else(|| Kind::InvalidValue.because("the range has a part of a mapping, or one that is changing"))
    }

    /// Removes a mapping; returns its memory if nothing else keeps it alive.
    fn remove_mapping(&mut self, base: usize) -> Option<Physical> {
        let memory = self.mappings.remove(&base)?.memory;
        self.physical.remove_mapping(memory).map(|_| memory)
    }

    /// Removes a device's memory, which its reset has destroyed.
    pub fn clear(&mut self, device: i32) {
        self.physical.retain(|memory| memory.device != device);
        self.mappings.retain(|_, mapping| self.physical.get(mapping.memory).is_ok());
    }
}

/// A descriptor stored at an address whose lower 32 bits are the same number. A library that takes the address of an
/// `int` and one that takes the number itself both read the same descriptor.
struct DualDescriptor {
    pages: *mut c_void,
    /// The address of the descriptor, and in its lower bits the descriptor.
    pointer: *mut c_void,
}

impl DualDescriptor {
    /// Two pages: an `int` at any address of the first one.
    fn length() -> usize {
        2 * page_size()
    }

    fn new(descriptor: c_int) -> io::Result<DualDescriptor> {
        const PROTECTION: c_int = libc::PROT_READ | libc::PROT_WRITE;
        const FLAGS: c_int = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE;
        let (number, page) = (descriptor as usize, page_size());
        // Below the addresses that programs and libraries are loaded at; a few may be taken.
        for upper in (0x1000..0x5000).step_by(0x101) {
            let wanted = ptr::without_provenance_mut(upper << 32 | number & !(page - 1));
            // SAFETY: a fresh anonymous mapping that replaces none.
            let pages = unsafe { libc::mmap(wanted, Self::length(), PROTECTION, FLAGS, -1, 0) };
            if pages == libc::MAP_FAILED {
                continue;
            }
            let dual = DualDescriptor { pages, pointer: pages.wrapping_byte_add(number & (page - 1)) };
            // Linux before 4.17 takes the address as a hint.
            if pages == wanted {
                // SAFETY: the pointer is within the pages.
                unsafe { dual.pointer.cast::<c_int>().write_unaligned(descriptor) };
                return Ok(dual);
            }
        }
        Err(io::Error::from_raw_os_error(libc::ENOMEM))
    }
}

impl Drop for DualDescriptor {
    fn drop(&mut self) {
        // SAFETY: the pages are this value's own.
        unsafe { libc::munmap(self.pages, Self::length()) };
    }
}

impl Amd {
    fn memory_tables(&self) -> MutexGuard<'_, MemoryTables> {
        lock(&self.vmm)
    }

    /// Removes a device's physical memory, which its reset has destroyed.
    pub(super) fn clear_physical(&self, device: i32) {
        self.memory_tables().clear(device);
    }

    /// Refuses reserved addresses with InvalidValue. Only the verbs of this file accept them: HIP would take memory
    /// mapped there for an allocation.
    pub(super) fn refuse_reserved(&self, address: Address) -> Result<()> {
        match self.memory_tables().reservations.containing(address.0) {
            None => Ok(()),
            Some(_) => Err(Kind::InvalidValue.because("the address was reserved, not allocated: unmap and free it")),
        }
    }

    /// The memory mapped at a reserved address; `None` for any other address.
    pub(super) fn reserved_info(&self, address: Address) -> Option<Option<PointerInfo>> {
        let tables = self.memory_tables();
        let (start, bytes) = tables.reservations.containing(address.0)?;
        let info = |(base, mapping): (usize, &MappedRange)| {
            let entry = tables.physical.get(mapping.memory).ok()?;
            Some(PointerInfo {
                kind: MemoryKind::Device,
                device: entry.device,
                base: Address(base),
                size: mapping.size,
                device_address: Some(address),
                host_address: None,
                flags: 0,
                // HIP's own are small numbers.
                id: 1 << 63 | mapping.serial,
                exportable: false,
                handle_types: entry.handle_types,
                reservation: Some((Address(start), *bytes)),
                pool: None,
                imported: false,
                is_accessible: true,
                context: None,
            })
        };
        Some(tables.mappings.containing(address.0).and_then(info))
    }

    /// Releases memory after the end of its last mapping. Only logs an error: the unmapping itself has succeeded.
    fn release_idle(&self, memory: Option<Physical>) {
        if let Some(memory) = memory
            && let Err(error) = optional!(self, hipMemRelease(memory.0))
        {
            crate::os::logger::error(format_args!("physical memory is lost: {error}"));
        }
    }

    /// Exports the memory by a handle as HIP returns it.
    fn export(&self, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> {
        let mut exported = HandleBuffer::empty();
        optional!(self, hipMemExportToShareableHandle(exported.as_mut_ptr(), memory.0, handle_type.bits(), 0))?;
        Ok(exported.read(handle_type))
    }

    /// Returns true if HIP exports a descriptor that it keeps, as HIP 7.14 does. Then each export returns the same one.
    /// Determined by the first export of the process.
    fn keeps_descriptors(&self, memory: Physical, first: c_int) -> Result<bool> {
        if let Some(keeps) = self.keeps_descriptors.get() {
            return Ok(*keeps);
        }
        let second = self.export(memory, HandleTypes::DESCRIPTOR)?;
        let keeps = second == Shareable::Descriptor(first);
        if !keeps {
            close(&second);
        }
        Ok(*self.keeps_descriptors.get_or_init(|| keeps))
    }

    fn import(&self, handle: *mut c_void, handle_type: HandleTypes) -> Result<usize> {
        let mut memory = 0;
        optional!(self, hipMemImportFromShareableHandle(&mut memory, handle, handle_type.bits()))?;
        Ok(memory)
    }

    /// Imports by a descriptor in the form that the library takes.
    fn import_descriptor(&self, descriptor: Kept) -> Result<(usize, ImportSource)> {
        let mut number = Box::new(descriptor.descriptor()?);
        let dual;
        let handle = match convert::descriptor_form(self.version) {
            DescriptorForm::ByAddress => ptr::from_mut(&mut *number).cast(),
            DescriptorForm::ByValue => imported(&Shareable::Descriptor(*number)),
            DescriptorForm::Either => {
                dual = DualDescriptor::new(*number)
                    .map_err(|error| Kind::OutOfMemory.because(format!("no page for a descriptor: {error}")))?;
                // There are few such addresses, so this one ends with the call.
                dual.pointer
            }
        };
        let memory = self.import(handle, HandleTypes::DESCRIPTOR).map_err(|error| match error.kind() {
            Kind::InvalidValue => Kind::DescriptorRefused.because(format!("{error}: is it from an export by HIP?")),
            _ => error,
        })?;
        Ok((memory, ImportSource::Descriptor { _descriptor: descriptor, _number: number }))
    }

    fn native_properties(&self, properties: &PhysicalProperties) -> Result<NativeProperties> {
        convert::physical_properties(properties, self.version)
    }
}

/// Closes a descriptor that HIP has exported.
fn close(handle: &Shareable) {
    if let Shareable::Descriptor(descriptor) = handle {
        let _uncancelled = Uncancelled::new();
        // SAFETY: the descriptor was created for this library, which has not passed it on.
        unsafe { libc::close(*descriptor) };
    }
}

fn nothing_mapped() -> Error {
    Kind::InvalidValue.because("nothing is mapped at the address")
}

impl Amd {
    /// The highest rights of a list for each device that it leaves out and that has less.
    ///
    /// HIP 6 copies between the host and memory by the memory's own device, which imported memory does not tell, and ends
    /// the process if that has no rights.
    fn missing_accesses(&self, address: Address, given: &[calls::Access]) -> Vec<calls::Access> {
        let Some(most) = given.iter().max_by_key(|access| access.flags).copied() else { return Vec::new() };
        let devices =
            (0..self.devices.len() as c_int).filter(|id| given.iter().all(|access| access.location.id != *id));
        let rights = devices.map(|id| calls::Access { location: calls::Location { id, ..most.location }, ..most });
        rights
            .filter(|access| {
                let mut flags = 0;
                let status = optional!(self, hipMemGetAccess(&mut flags, &access.location, address.0));
                status.is_err() || flags < access.flags.into()
            })
            .collect()
    }
}

impl VirtualMemory for Amd {
    fn granularity(&self, properties: &PhysicalProperties, recommended: bool) -> Result<usize> {
        let native = self.native_properties(properties)?;
        let mut granularity = 0;
        optional!(self, hipMemGetAllocationGranularity(&mut granularity, &native, recommended.into()))?;
        Ok(granularity)
    }

    fn create_physical(&self, size: usize, properties: &PhysicalProperties) -> Result<Physical> {
        let native = self.native_properties(properties)?;
        let mut memory = 0;
        let create = || optional!(self, hipMemCreate(&mut memory, size, &native, 0));
        let device = match properties.location {
            // HIP 7.2 and later allocate on the thread's device, regardless of the properties.
            Location::Device(device) => self.within(device, create).map(|()| device),
            Location::Host | Location::HostNuma(_) | Location::HostNumaCurrent => {
                let mut create = create;
                create().map(|()| 0)
            }
        }?;
        let entry = Memory { size: Some(size), device, handle_types: properties.handle_types, _source: None };
        self.memory_tables().physical.insert(Physical(memory), entry);
        Ok(Physical(memory))
    }

    fn release_physical(&self, memory: Physical) -> Result<()> {
        let PhysicalRelease::Idle(entry) = self.memory_tables().physical.release(memory)? else {
            return Ok(());
        };
        optional!(self, hipMemRelease(memory.0)).inspect_err(|_| self.memory_tables().physical.insert(memory, entry))
    }

    fn retain_physical(&self, address: Address) -> Result<Physical> {
        let mut tables = self.memory_tables();
        let memory = tables.settled(address)?.memory;
        tables.physical.add_reference(memory).map(|()| memory)
    }

    fn physical_properties(&self, memory: Physical) -> Result<PhysicalProperties> {
        let handle_types = self.memory_tables().physical.referenced(memory)?.handle_types;
        let mut native = NativeProperties::default();
        optional!(self, hipMemGetAllocationPropertiesFromHandle(&mut native, memory.0))?;
        let properties = convert::read_physical_properties(&native, self.version)?;
        Ok(PhysicalProperties { handle_types, ..properties })
    }

    fn is_imported(&self, memory: Physical) -> Result<bool> {
        Ok(self.memory_tables().physical.referenced(memory)?.size.is_none())
    }

    fn export_physical(&self, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> {
        let types = self.memory_tables().physical.referenced(memory)?.handle_types;
        if handle_type.is_empty() || !types.contains(handle_type) {
            return Err(Kind::InvalidValue.because("the memory was not created to be exported by such a handle"));
        }
        let exported = self.export(memory, handle_type)?;
        let Shareable::Descriptor(descriptor) = exported else { return Ok(exported) };
        match self.keeps_descriptors(memory, descriptor) {
            Ok(false) => Ok(exported),
            Ok(true) => Ok(Shareable::Descriptor(descriptor::give(descriptor)?)),
            Err(error) => {
                close(&exported);
                Err(error)
            }
        }
    }

    fn import_physical(&self, handle: &Shareable) -> Result<Physical> {
        let _uncancelled = Uncancelled::new();
        let device = self.device()?;
        let (memory, source) = match handle {
            Shareable::Descriptor(descriptor) => self.import_descriptor(shareable::take(*descriptor)?)?,
            Shareable::Fabric(_) => {
                let handle = Box::new(*handle);
                (self.import(imported(&handle), HandleTypes::FABRIC)?, ImportSource::Fabric { _handle: handle })
            }
        };
        let handle_types = HandleTypes::empty();
        let entry = Memory { size: None, device, handle_types, _source: Some(source) };
        self.memory_tables().physical.insert(Physical(memory), entry);
        Ok(Physical(memory))
    }

    fn reserve_addresses(&self, size: usize, alignment: usize, hint: Address) -> Result<Address> {
        let mut address = 0;
        optional!(self, hipMemAddressReserve(&mut address, size, alignment, hint.0, 0)).map_err(|error| {
            // Up to HIP 6 also the status for an invalid size or alignment.
            let device = PhysicalProperties::new(Location::Device(0), HandleTypes::empty());
            let is_partial = || self.granularity(&device, false).is_ok_and(|granule| !size.is_multiple_of(granule));
            match error.kind() {
                Kind::OutOfMemory if alignment & alignment.wrapping_sub(1) != 0 || is_partial() => {
                    Kind::InvalidValue.because(error.to_string())
                }
                _ => error,
            }
        })?;
        self.memory_tables().reservations.insert(address, size);
        Ok(Address(address))
    }

    fn free_addresses(&self, address: Address, size: usize) -> Result<()> {
        {
            let mut tables = self.memory_tables();
            if tables.reservations.get(&address.0) != Some(&size) {
                return Err(Kind::InvalidValue.because("the range is not a reservation as it was made"));
            }
            if tables.is_mapped(address.0, size) {
                return Err(Kind::InvalidValue.because("something is still mapped in the range"));
            }
            tables.reservations.remove(&address.0);
        }
        optional!(self, hipMemAddressFree(address.0, size)).inspect_err(|_| {
            self.memory_tables().reservations.insert(address.0, size);
        })
    }

    fn map(&self, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> {
        {
            let mut tables = self.memory_tables();
            if !tables.reservations.cover(address.0, size, 1) {
                return Err(not_reserved(address.0, size));
            }
            if tables.is_mapped(address.0, size) {
                return Err(Kind::InvalidValue.because("something is mapped in the range already"));
            }
            let entry = tables.physical.referenced(memory)?;
            if offset != 0 || entry.size.is_some_and(|whole| whole != size) {
                let why = format!("{size} bytes from offset {offset} cannot be mapped: only the whole memory");
                return Err(Kind::Unsupported.because(why));
            }
            tables.physical.add_mapping(memory)?;
            tables.count += 1;
            let serial = tables.count;
            tables.mappings.insert(address.0, MappedRange { size, memory, serial, is_changing: true });
        }
        let outcome = optional!(self, hipMemMap(address.0, size, 0, memory.0, 0));
        let mut tables = self.memory_tables();
        if outcome.is_ok() {
            if let Some(mapping) = tables.mappings.get_mut(&address.0) {
                mapping.is_changing = false;
            }
        } else {
            let idle = tables.remove_mapping(address.0);
            drop(tables);
            self.release_idle(idle);
        }
        outcome
    }

    fn unmap(&self, address: Address, size: usize) -> Result<()> {
        let mappings = {
            let mut tables = self.memory_tables();
            let mappings = tables.mappings(address.0, size)?;
            for (base, _) in &mappings {
                if let Some(mapping) = tables.mappings.get_mut(base) {
                    mapping.is_changing = true;
                }
            }
            mappings
        };
        let mut outcome = Ok(());
        for (base, size) in mappings {
            if outcome.is_ok() {
                // One by one: HIP 6 unmaps only one mapping per call.
                outcome = optional!(self, hipMemUnmap(base, size));
            }
            if outcome.is_ok() {
                let idle = self.memory_tables().remove_mapping(base);
                self.release_idle(idle);
            } else if let Some(mapping) = self.memory_tables().mappings.get_mut(&base) {
                mapping.is_changing = false;
            }
        }
        outcome
    }

    fn set_access(&self, address: Address, size: usize, accesses: &[(Location, Access)]) -> Result<()> {
        let accesses = convert::accesses(accesses, self.version)?;
        let mapped: usize = self.memory_tables().mappings(address.0, size)?.iter().map(|(_, size)| size).sum();
        if mapped != size {
            return Err(Kind::InvalidValue.because("the range is not mapped as a whole"));
        }
        if self.abi == AbiVersion::Six {
            let all: Vec<_> = accesses.iter().copied().chain(self.missing_accesses(address, &accesses)).collect();
            if all.len() > accesses.len()
                && optional!(self, hipMemSetAccess(address.0, size, all.as_ptr(), all.len())).is_ok()
            {
                return Ok(());
            }
        }
        optional!(self, hipMemSetAccess(address.0, size, accesses.as_ptr(), accesses.len()))
    }

    fn access(&self, address: Address, location: Location) -> Result<Access> {
        let location = convert::location(location, self.version)?;
        self.memory_tables().settled(address)?;
        let mut flags = 0;
        optional!(self, hipMemGetAccess(&mut flags, &location, address.0))?;
        Ok(convert::read_access(flags))
    }

    fn export_range(&self, address: Address, size: usize, over_pcie: bool) -> Result<i32> {
        // HIP exports the whole block from its start, wherever in it the address is. Smaller allocations share blocks.
        const LARGEST_PART: usize = 2 << 20;
        match self.allocation(address)? {
            None => return Err(Kind::InvalidValue.because("the range is not in device memory that is allocated")),
            Some((base, whole)) if size > whole.saturating_sub(address.0 - base) => {
                return Err(Kind::InvalidValue.because("the range is not within one allocation"));
            }
            Some((base, whole)) if base != address.0 || whole <= LARGEST_PART => {
                return Err(Kind::Unsupported.because(
                    "HIP has dma-bufs of ranges that begin with an allocation of more than 2 MiB alone: export that, and send \
                     the offset along",
                ));
            }
            _ => {}
        }
        let mut descriptor: c_int = -1;
        let flags = if over_pcie { convert::DMA_BUF_PCIE } else { 0 };
        let handle = ptr::from_mut(&mut descriptor).cast();
        optional!(self, hipMemGetHandleForAddressRange(handle, address.0, size, convert::DMA_BUF, flags))?;
        Ok(descriptor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_dual_descriptor_reads_the_same_either_way() {
        // ThreadSanitizer has these addresses for itself.
        if crate::os::thread_sanitizer::get().is_some() {
            return;
        }
        for descriptor in [3, 4095, 4096, 70_001, 1_048_575] {
            let dual = DualDescriptor::new(descriptor).expect("a page");
            assert_eq!(dual.pointer.addr() as u32 as c_int, descriptor);
            // SAFETY: the address has an `int`.
            assert_eq!(unsafe { dual.pointer.cast::<c_int>().read_unaligned() }, descriptor);
            assert!(DualDescriptor::new(descriptor).is_ok(), "two at once");
        }
    }
}
