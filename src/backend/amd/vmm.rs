// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and the addresses it is mapped at.
//!
//! HIP takes every handle and address that it is given for a good one, up to HIP 6 a NULL pointer is followed where there
//! is nothing at an address, and what takes a reference differs from release to release. So what is made through this
//! library is known here: HIP is asked about nothing else, and gets memory back when its last reference and its last
//! mapping are gone.

use std::collections::BTreeMap;
use std::ffi::{c_int, c_void};
use std::sync::{MutexGuard, PoisonError};
use std::{io, ptr};

use super::calls::PhysicalProperties as Asked;
use super::convert::{self, Passed};
use super::{Amd, optional};
use crate::gpu::{
    Access, Address, Error, HandleTypes, Kind, Location, MemoryKind, Physical, PhysicalProperties, PointerInfo, Result,
    Shareable, VirtualMemory,
};
use crate::os::descriptor::{self, Kept};
use crate::os::thread::Uncancelled;
use crate::share::shareable::{self, HandleBuffer, imported};

/// All physical memory, reservations and mappings of this process.
#[derive(Default)]
pub struct Space {
    physical: BTreeMap<usize, Held>,
    /// Bytes, by the first address.
    reservations: BTreeMap<usize, usize>,
    mappings: BTreeMap<usize, Mapping>,
    mapped_ever: u64,
}

struct Held {
    /// `None` for imported memory: HIP does not tell.
    size: Option<usize>,
    device: i32,
    /// Empty for imported memory.
    handle_types: HandleTypes,
    /// What it was imported from: HIP 7.14 first uses it when access is set.
    _descriptor: Option<Kept>,
    /// References of the program.
    references: usize,
    mappings: usize,
}

struct Mapping {
    size: usize,
    memory: usize,
    serial: u64,
    /// Whether HIP is making it or ending it right now.
    changing: bool,
}

impl Space {
    /// Memory that the program has a reference to.
    fn get(&mut self, memory: Physical) -> Result<&mut Held> {
        let held = self.physical.get_mut(&memory.0).filter(|held| held.references > 0);
        held.ok_or_else(|| Kind::InvalidValue.because("the handle names no physical memory, or was released"))
    }

    /// The reservation that an address is in.
    fn reservation(&self, address: usize) -> Option<(usize, usize)> {
        let (base, size) = self.reservations.range(..=address).next_back()?;
        (address - base < *size).then_some((*base, *size))
    }

    /// The mapping that an address is in.
    fn mapping(&self, address: usize) -> Option<(usize, &Mapping)> {
        let (base, mapping) = self.mappings.range(..=address).next_back()?;
        (address - base < mapping.size).then_some((*base, mapping))
    }

    /// The end of a range, which must lie in `most` reservations that follow each other, or fewer.
    fn end(&self, address: usize, size: usize, most: usize) -> Result<usize> {
        let end = address.checked_add(size).filter(|_| size > 0);
        let mut room = address;
        for _ in 0..most {
            let Some((base, size)) = self.reservation(room) else { break };
            room = base + size;
            if let Some(end) = end.filter(|end| *end <= room) {
                return Ok(end);
            }
        }
        Err(Kind::InvalidValue.because(format!("{size} bytes at {address:#x} are not reserved as a whole")))
    }

    /// Whether anything is mapped in a range.
    fn is_mapped(&self, address: usize, end: usize) -> bool {
        self.mapping(address).is_some() || self.mappings.range(address..end).next().is_some()
    }

    /// The mappings in a range; InvalidValue where it covers one in part, or HIP works on one for another thread.
    fn mappings(&self, address: usize, size: usize) -> Result<Vec<(usize, usize)>> {
        let end = self.end(address, size, usize::MAX)?;
        let touched = self.mapping(address).map(|(base, _)| base).unwrap_or(address);
        let good = |(base, mapping): (&usize, &Mapping)| {
            let whole = *base >= address && base + mapping.size <= end && !mapping.changing;
            whole.then_some((*base, mapping.size))
        };
        self.mappings
            .range(touched..end)
            .map(good)
            .collect::<Option<_>>()
            .ok_or_else(|| Kind::InvalidValue.because("the range has a part of a mapping, or one that is changing"))
    }

    /// Forgets a mapping; the memory where that was the last that held it.
    fn unmapped(&mut self, base: usize) -> Option<usize> {
        let memory = self.mappings.remove(&base)?.memory;
        self.physical.get_mut(&memory)?.mappings -= 1;
        self.let_go(memory).map(|_| memory)
    }

    /// Forgets memory that nothing holds any more.
    fn let_go(&mut self, memory: usize) -> Option<Held> {
        self.physical.get(&memory).filter(|held| held.references == 0 && held.mappings == 0)?;
        self.physical.remove(&memory)
    }

    /// Forgets a device's memory: its reset.
    pub fn forget(&mut self, device: i32) {
        self.physical.retain(|_, held| held.device != device);
        self.mappings.retain(|_, mapping| self.physical.contains_key(&mapping.memory));
    }
}

/// An `int` at an address with the same number in its lower 32 bits: read as a pointer, and read as a number cut to an
/// `int`, it is the same descriptor.
struct Doubled {
    pages: *mut c_void,
    place: *mut c_void,
}

impl Doubled {
    const PAGE: usize = 4096;
    /// An `int` at any address of the first page.
    const LENGTH: usize = 2 * Self::PAGE;

    fn new(descriptor: c_int) -> io::Result<Doubled> {
        const PROTECTION: c_int = libc::PROT_READ | libc::PROT_WRITE;
        const FLAGS: c_int = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE;
        let number = descriptor as usize;
        // Somewhere below what programs and libraries are loaded at; a few places may be taken.
        for upper in (0x1000..0x5000).step_by(0x101) {
            let wanted = ptr::without_provenance_mut(upper << 32 | number & !(Self::PAGE - 1));
            // SAFETY: a fresh anonymous mapping that replaces none.
            let pages = unsafe { libc::mmap(wanted, Self::LENGTH, PROTECTION, FLAGS, -1, 0) };
            if pages == libc::MAP_FAILED {
                continue;
            }
            let doubled = Doubled { pages, place: pages.wrapping_byte_add(number & (Self::PAGE - 1)) };
            // Linux before 4.17 takes the address for a wish.
            if pages == wanted {
                // SAFETY: within the pages.
                unsafe { doubled.place.cast::<c_int>().write_unaligned(descriptor) };
                return Ok(doubled);
            }
        }
        Err(io::Error::from_raw_os_error(libc::ENOMEM))
    }
}

impl Drop for Doubled {
    fn drop(&mut self) {
        // SAFETY: the pages are this value's own.
        unsafe { libc::munmap(self.pages, Self::LENGTH) };
    }
}

impl Amd {
    fn space(&self) -> MutexGuard<'_, Space> {
        self.space.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets what was on a device: its reset.
    pub(super) fn forget_physical(&self, device: i32) {
        self.space().forget(device);
    }

    /// InvalidValue for reserved addresses, at which only the verbs of this file may work: HIP would take what is mapped
    /// there for an allocation.
    pub(super) fn refuse_reserved(&self, address: Address) -> Result<()> {
        match self.space().reservation(address.0) {
            None => Ok(()),
            Some(_) => Err(Kind::InvalidValue.because("the address was reserved, not allocated: unmap and free it")),
        }
    }

    /// What is mapped at a reserved address; `None` for any other address.
    pub(super) fn reserved_info(&self, address: Address) -> Option<Option<PointerInfo>> {
        let space = self.space();
        let (start, bytes) = space.reservation(address.0)?;
        let info = |(base, mapping): (usize, &Mapping)| {
            let held = space.physical.get(&mapping.memory)?;
            Some(PointerInfo {
                kind: MemoryKind::Device,
                device: held.device,
                base: Address(base),
                size: mapping.size,
                device_address: Some(address),
                host_address: None,
                flags: 0,
                // HIP's own are small numbers.
                id: 1 << 63 | mapping.serial,
                exportable: false,
                handle_types: held.handle_types,
                reservation: Some((Address(start), bytes)),
                pool: None,
                imported: false,
                context: None,
            })
        };
        Some(space.mapping(address.0).and_then(info))
    }

    /// Gives memory back to HIP after the end of its last mapping, which has succeeded whatever HIP says now.
    fn give_back(&self, memory: Option<usize>) {
        if let Some(memory) = memory
            && let Err(error) = optional!(self, hipMemRelease(memory))
        {
            crate::os::logger::error(format_args!("physical memory is lost: {error}"));
        }
    }

    /// A handle of the memory, as HIP gives it.
    fn export(&self, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> {
        let mut exported = HandleBuffer::empty();
        optional!(self, hipMemExportToShareableHandle(exported.as_mut_ptr(), memory.0, handle_type.bits(), 0))?;
        Ok(exported.read(handle_type))
    }

    /// Whether HIP gives out a descriptor that it keeps for itself, as HIP 7.14 does: then the next export is the same
    /// again. Found out at the first export of the process.
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

    /// Imports by a descriptor in the form that the library wants.
    fn import_descriptor(&self, mut descriptor: c_int) -> Result<usize> {
        let doubled;
        let handle = match convert::passed(self.version) {
            Passed::Behind => ptr::from_mut(&mut descriptor).cast(),
            Passed::Inside => imported(&Shareable::Descriptor(descriptor)),
            Passed::Either => {
                doubled = Doubled::new(descriptor)
                    .map_err(|error| Kind::OutOfMemory.because(format!("no page for a descriptor: {error}")))?;
                doubled.place
            }
        };
        self.import(handle, HandleTypes::DESCRIPTOR).map_err(|error| match error.kind() {
            Kind::InvalidValue => Kind::DescriptorRefused.because(format!("{error}: is it from an export by HIP?")),
            _ => error,
        })
    }

    fn asked(&self, properties: &PhysicalProperties) -> Result<Asked> {
        convert::physical_properties(properties, self.version)
    }
}

/// Closes a descriptor that HIP has given.
fn close(handle: &Shareable) {
    if let Shareable::Descriptor(descriptor) = handle {
        let _uncancelled = Uncancelled::new();
        // SAFETY: it was made for this library, and nobody else has its number.
        unsafe { libc::close(*descriptor) };
    }
}

fn nothing_mapped() -> Error {
    Kind::InvalidValue.because("nothing is mapped at the address")
}

impl VirtualMemory for Amd {
    fn granularity(&self, properties: &PhysicalProperties, recommended: bool) -> Result<usize> {
        let asked = self.asked(properties)?;
        let mut granularity = 0;
        optional!(self, hipMemGetAllocationGranularity(&mut granularity, &asked, recommended.into()))?;
        Ok(granularity)
    }

    fn create_physical(&self, size: usize, properties: &PhysicalProperties) -> Result<Physical> {
        let asked = self.asked(properties)?;
        let mut memory = 0;
        let create = || optional!(self, hipMemCreate(&mut memory, size, &asked, 0));
        let device = match properties.location {
            // HIP 7.2 and its successors allocate on the thread's device, whatever the properties say.
            Location::Device(device) => self.within(device, create).map(|()| device),
            Location::Host | Location::HostNuma(_) | Location::HostNumaCurrent => {
                let mut create = create;
                create().map(|()| 0)
            }
        }?;
        let held = Held {
            size: Some(size),
            device,
            handle_types: properties.handle_types,
            _descriptor: None,
            references: 1,
            mappings: 0,
        };
        self.space().physical.insert(memory, held);
        Ok(Physical(memory))
    }

    fn release_physical(&self, memory: Physical) -> Result<()> {
        let last = {
            let mut space = self.space();
            space.get(memory)?.references -= 1;
            space.let_go(memory.0)
        };
        let Some(held) = last else { return Ok(()) };
        match optional!(self, hipMemRelease(memory.0)) {
            Ok(()) => Ok(()),
            Err(error) => {
                self.space().physical.insert(memory.0, Held { references: 1, ..held });
                Err(error)
            }
        }
    }

    fn retain_physical(&self, address: Address) -> Result<Physical> {
        let mut space = self.space();
        let mapping = space.mapping(address.0).filter(|(_, mapping)| !mapping.changing);
        let memory = mapping.map(|(_, mapping)| mapping.memory).ok_or_else(nothing_mapped)?;
        let held = space.physical.get_mut(&memory).ok_or_else(nothing_mapped)?;
        held.references += 1;
        Ok(Physical(memory))
    }

    fn physical_properties(&self, memory: Physical) -> Result<PhysicalProperties> {
        let handle_types = self.space().get(memory)?.handle_types;
        let mut found = Asked::default();
        optional!(self, hipMemGetAllocationPropertiesFromHandle(&mut found, memory.0))?;
        let properties = convert::read_physical_properties(&found, self.version)?;
        Ok(PhysicalProperties { handle_types, ..properties })
    }

    fn export_physical(&self, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> {
        let types = self.space().get(memory)?.handle_types;
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
        let (memory, descriptor) = match handle {
            Shareable::Descriptor(descriptor) => {
                let own = shareable::take(*descriptor)?;
                let kept = Kept::new(own).map_err(|error| Kind::DescriptorRefused.because(error.to_string()))?;
                (self.import_descriptor(kept.descriptor()?)?, Some(kept))
            }
            Shareable::Fabric(_) => (self.import(imported(handle), HandleTypes::FABRIC)?, None),
        };
        let handle_types = HandleTypes::empty();
        let held = Held { size: None, device, handle_types, _descriptor: descriptor, references: 1, mappings: 0 };
        self.space().physical.insert(memory, held);
        Ok(Physical(memory))
    }

    fn reserve_addresses(&self, size: usize, alignment: usize, hint: Address) -> Result<Address> {
        let mut address = 0;
        optional!(self, hipMemAddressReserve(&mut address, size, alignment, hint.0, 0)).map_err(|error| {
            // Up to HIP 6 also said of a size or an alignment that cannot be.
            let device = PhysicalProperties {
                location: Location::Device(0),
                handle_types: HandleTypes::empty(),
                compressible: false,
                direct_rdma: false,
                usage: 0,
            };
            let partial = || self.granularity(&device, false).is_ok_and(|granule| !size.is_multiple_of(granule));
            match error.kind() {
                Kind::OutOfMemory if alignment & alignment.wrapping_sub(1) != 0 || partial() => {
                    Kind::InvalidValue.because(error.to_string())
                }
                _ => error,
            }
        })?;
        self.space().reservations.insert(address, size);
        Ok(Address(address))
    }

    fn free_addresses(&self, address: Address, size: usize) -> Result<()> {
        {
            let mut space = self.space();
            if space.reservations.get(&address.0) != Some(&size) {
                return Err(Kind::InvalidValue.because("the range is not a reservation as it was made"));
            }
            if space.is_mapped(address.0, address.0 + size) {
                return Err(Kind::InvalidValue.because("something is still mapped in the range"));
            }
            space.reservations.remove(&address.0);
        }
        optional!(self, hipMemAddressFree(address.0, size)).inspect_err(|_| {
            self.space().reservations.insert(address.0, size);
        })
    }

    fn map(&self, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> {
        {
            let mut space = self.space();
            let end = space.end(address.0, size, 1)?;
            if space.is_mapped(address.0, end) {
                return Err(Kind::InvalidValue.because("something is mapped in the range already"));
            }
            let held = space.get(memory)?;
            if offset != 0 || held.size.is_some_and(|whole| whole != size) {
                let why = format!("{size} bytes from offset {offset} cannot be mapped: only the whole memory");
                return Err(Kind::Unsupported.because(why));
            }
            held.mappings += 1;
            space.mapped_ever += 1;
            let serial = space.mapped_ever;
            space.mappings.insert(address.0, Mapping { size, memory: memory.0, serial, changing: true });
        }
        let outcome = optional!(self, hipMemMap(address.0, size, 0, memory.0, 0));
        let mut space = self.space();
        if outcome.is_ok() {
            if let Some(mapping) = space.mappings.get_mut(&address.0) {
                mapping.changing = false;
            }
        } else {
            let last = space.unmapped(address.0);
            drop(space);
            self.give_back(last);
        }
        outcome
    }

    fn unmap(&self, address: Address, size: usize) -> Result<()> {
        let mappings = {
            let mut space = self.space();
            let mappings = space.mappings(address.0, size)?;
            for (base, _) in &mappings {
                if let Some(mapping) = space.mappings.get_mut(base) {
                    mapping.changing = true;
                }
            }
            mappings
        };
        let mut outcome = Ok(());
        for (base, size) in mappings {
            if outcome.is_ok() {
                // One by one: HIP 6 ends one mapping in a call, no more.
                outcome = optional!(self, hipMemUnmap(base, size));
            }
            if outcome.is_ok() {
                let last = self.space().unmapped(base);
                self.give_back(last);
            } else {
                if let Some(mapping) = self.space().mappings.get_mut(&base) {
                    mapping.changing = false;
                }
            }
        }
        outcome
    }

    fn set_access(&self, address: Address, size: usize, accesses: &[(Location, Access)]) -> Result<()> {
        let accesses = convert::accesses(accesses, self.version)?;
        let mapped: usize = self.space().mappings(address.0, size)?.iter().map(|(_, size)| size).sum();
        if mapped != size {
            return Err(Kind::InvalidValue.because("the range is not mapped as a whole"));
        }
        optional!(self, hipMemSetAccess(address.0, size, accesses.as_ptr(), accesses.len()))
    }

    fn access(&self, address: Address, location: Location) -> Result<Access> {
        let location = convert::location(location, self.version)?;
        self.space().mapping(address.0).filter(|(_, mapping)| !mapping.changing).ok_or_else(nothing_mapped)?;
        let mut flags = 0;
        optional!(self, hipMemGetAccess(&mut flags, &location, address.0))?;
        Ok(convert::read_access(flags))
    }

    fn export_range(&self, address: Address, size: usize, over_pcie: bool) -> Result<i32> {
        let mut descriptor: c_int = -1;
        let flags = if over_pcie { convert::DMA_BUF_PCIE } else { 0 };
        let place = ptr::from_mut(&mut descriptor).cast();
        optional!(self, hipMemGetHandleForAddressRange(place, address.0, size, convert::DMA_BUF, flags))?;
        Ok(descriptor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_doubled_descriptor_reads_the_same_either_way() {
        for descriptor in [3, 4095, 4096, 70_001, 1_048_575] {
            let doubled = Doubled::new(descriptor).expect("a page");
            assert_eq!(doubled.place.addr() as u32 as c_int, descriptor);
            // SAFETY: the place has an `int`.
            assert_eq!(unsafe { doubled.place.cast::<c_int>().read_unaligned() }, descriptor);
            assert!(Doubled::new(descriptor).is_ok(), "two at once");
        }
    }
}
