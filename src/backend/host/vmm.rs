// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory, a memory file for each, and reserved addresses it is mapped at.
//!
//! A reservation is two ranges of addresses: the one the program is given, protected as it asked, and one of our own
//! where everything mapped is readable and writable, so that queued work never meets a protection that changed.
//!
//! The last page of a file says what it is, so that a process that gets the descriptor knows it for one of ours. Who
//! imports it shares the file: the memory lives until the last process lets go.

use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;

use super::label::{self, Content, Label};
use super::page::page_size;
use super::pin;
use super::pool;
use super::release::release_when_idle;
use super::state::{self, Host, table};
use super::table::{Backing, Block, HOST, Mapped, PhysicalMemory, Released, Reservation, Table, canonical, device_of};
use crate::gpu::{
    Access, Address, Error, HandleTypes, Kind, Location, Physical, PhysicalProperties, PhysicalRelease, Result,
    Shareable, VirtualMemory,
};
use crate::os::config;
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::os::memory_file::{self, Mapping, Protection};
use crate::os::thread::Uncancelled;

fn granularity() -> usize {
    config::get().host_granularity.max(page_size())
}

/// The device's ordinal in the label of the host's memory.
const ON_HOST: i32 = -1;

/// Refuses a location that does not exist.
fn check_location(location: Location) -> Result<()> {
    match canonical(location) {
        Location::Device(device) => state::check_device(device).map(|_| ()),
        HOST => Ok(()),
        other => Err(Kind::InvalidValue.because(format!("{other:?} does not exist: there is one NUMA node, 0"))),
    }
}

fn check(properties: &PhysicalProperties) -> Result<()> {
    check_location(properties.location)?;
    pool::check_handle_types(properties.handle_types)
}

fn whole(size: usize, what: &str) -> Result<()> {
    let granularity = granularity();
    if size > 0 && size.is_multiple_of(granularity) {
        return Ok(());
    }
    Err(Kind::InvalidValue.because(format!("{what} of {size:#x} is no multiple of the granularity, {granularity}")))
}

fn file_failed(size: usize) -> impl Fn(io::Error) -> Error {
    move |error| Error::of_memory(&format!("no memory file for {size} bytes: "), error)
}

fn create_file(size: usize, device: i32) -> io::Result<Kept> {
    let pages = u32::try_from(size / page_size()).map_err(|_| io::Error::from_raw_os_error(libc::EFBIG))?;
    let _step = Unforked::new();
    let file = File::from(memory_file::memory_file(c"anygpu-physical", size + page_size())?);
    Label { pages, device }.write(Content::Physical, &file, size + page_size())?;
    Kept::new(OwnedFd::from(file))
}

impl VirtualMemory for Host {
    fn granularity(&self, _properties: &PhysicalProperties, _recommended: bool) -> Result<usize> {
        Ok(granularity())
    }

    fn create_physical(&self, size: usize, properties: &PhysicalProperties) -> Result<Physical> {
        check(properties)?;
        whole(size, "a size")?;
        let device = device_of(properties);
        let label_device = if canonical(properties.location) == HOST { ON_HOST } else { state::device_number(device) };
        // No device has the host's.
        let is_charged = label_device != ON_HOST;
        let _uncancelled = Uncancelled::new();
        let mut table = table();
        if is_charged {
            table.charge(device, size)?;
        }
        let file = create_file(size, label_device).map_err(file_failed(size)).inspect_err(|_| {
            if is_charged {
                table.uncharge(device, size);
            }
        })?;
        let properties =
            PhysicalProperties { location: canonical(properties.location), compressible: false, ..*properties };
        Ok(table.space.insert(PhysicalMemory { file, size, properties, is_charged }))
    }

    fn release_physical(&self, memory: Physical) -> Result<()> {
        let mut table = table();
        let PhysicalRelease::Idle(released) = table.space.physical.release(memory)? else {
            return Ok(());
        };
        table.uncharge_physical(&released);
        drop(table);
        pin::reclaim(Released::Physical(released));
        Ok(())
    }

    fn retain_physical(&self, address: Address) -> Result<Physical> {
        let mut table = table();
        let memory = match table.find(address.0) {
            Some((_, Block { retired: false, backing: Backing::Mapped(mapped), .. })) => Some(mapped.memory),
            _ => None,
        };
        let memory = memory.ok_or_else(|| Kind::InvalidValue.because("no physical memory is mapped at the address"))?;
        table.space.physical.add_reference(memory).map(|()| memory)
    }

    fn physical_properties(&self, memory: Physical) -> Result<PhysicalProperties> {
        table().space.physical.get(memory).map(|physical| physical.properties)
    }

    fn is_imported(&self, memory: Physical) -> Result<bool> {
        table().space.physical.get(memory).map(|physical| !physical.is_charged)
    }

    fn export_physical(&self, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> {
        let _uncancelled = Uncancelled::new();
        let table = table();
        let physical = table.space.physical.get(memory)?;
        if handle_type.is_empty() || !physical.properties.handle_types.contains(handle_type) {
            return Err(Kind::InvalidValue.because("the memory was not created to be exported by such a handle"));
        }
        Ok(Shareable::Descriptor(descriptor::give(physical.file.descriptor()?)?))
    }

    fn import_physical(&self, handle: &Shareable) -> Result<Physical> {
        let _uncancelled = Uncancelled::new();
        let (file, label) = label::import(Content::Physical, handle, |pages| pages as usize * page_size())?;
        let size = label.pages as usize * page_size();
        let location = match label.device {
            ON_HOST => HOST,
            device => Location::Device(state::nearest_device(device)),
        };
        let properties = PhysicalProperties::new(location, HandleTypes::empty());
        Ok(table().space.insert(PhysicalMemory { file, size, properties, is_charged: false }))
    }

    fn reserve_addresses(&self, size: usize, alignment: usize, hint: Address) -> Result<Address> {
        whole(size, "a reservation")?;
        if !hint.is_null() {
            whole(hint.0, "an address")?;
        }
        if alignment != 0 && !alignment.is_power_of_two() {
            return Err(Kind::InvalidValue.because(format!("the alignment {alignment} is no power of two")));
        }
        let none = |error| -> Error { Kind::OutOfMemory.because(format!("no {size} bytes of addresses: {error}")) };
        let public = Mapping::reserve(size, alignment.max(granularity()), hint.0).map_err(none)?;
        let view = Mapping::reserve(size, page_size(), 0).map_err(none)?;
        Ok(Address(table().reserve(Reservation { public, view })))
    }

    fn free_addresses(&self, address: Address, size: usize) -> Result<()> {
        let mut table = table();
        let is_whole = |reservation: &Reservation| reservation.public.size() == size;
        if !table.space.reservations.get(&address.0).is_some_and(is_whole) {
            return Err(Kind::InvalidValue.because("the range is not a reservation as it was made"));
        }
        if table.overlaps(address.0, size) {
            return Err(Kind::InvalidValue.because("something is still mapped in the range"));
        }
        table.space.reservations.remove(&address.0);
        Ok(())
    }

    fn map(&self, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> {
        map(address, size, memory, |whole| offset == 0 && size == whole)
    }

    fn map_start(&self, address: Address, size: usize, memory: Physical) -> Result<()> {
        map(address, size, memory, |whole| size <= whole && size.is_multiple_of(granularity()))
    }

    fn unmap(&self, address: Address, size: usize) -> Result<()> {
        release_when_idle(|table| {
            if !table.space.reservations.cover(address.0, size, usize::MAX) {
                return Err(Kind::InvalidValue.because("the range is not reserved as a whole"));
            }
            let covered = table.blocks_touching(address.0, size);
            covered.ok_or_else(|| Kind::InvalidValue.because("part of a mapping cannot be unmapped, only the whole"))
        })
    }

    fn set_access(&self, address: Address, size: usize, accesses: &[(Location, Access)]) -> Result<()> {
        for (location, _) in accesses {
            check_location(*location)?;
        }
        let mut table = table();
        let bases = mappings(&table, address, size)?;
        let of_host = |base: &usize| match table.find(*base).map(|(_, block)| &block.backing) {
            Some(Backing::Mapped(mapped)) => table.space.is_on_host(mapped),
            _ => false,
        };
        if accesses.iter().any(|(location, _)| canonical(*location) == HOST) && !bases.iter().all(of_host) {
            return Err(Kind::Unsupported.because("the host may only use memory that was made on the host"));
        }
        let visible = table.access();
        for base in bases {
            let Some(block) = table.block_mut(base) else { continue };
            let length = block.size;
            let Backing::Mapped(mapped) = &mut block.backing else { continue };
            for (location, access) in accesses {
                mapped.accesses.retain(|(known, _)| *known != canonical(*location));
                mapped.accesses.push((canonical(*location), *access));
            }
            let protection = mapped.protection(visible);
            if let Some((start, reservation)) = table.space.reservations.containing(base) {
                reservation
                    .public
                    .protect(base - start, length, protection)
                    .map_err(|error| Kind::OperatingSystem.because(format!("access at {base:#x}: {error}")))?;
            }
        }
        Ok(())
    }

    fn access(&self, address: Address, location: Location) -> Result<Access> {
        if let Location::Device(device) = location {
            state::check_device(device)?;
        }
        match table().find(address.0).map(|(_, block)| &block.backing) {
            Some(Backing::Mapped(mapped)) => Ok(mapped.access(location)),
            _ => Err(Kind::InvalidValue.because("nothing is mapped at the address")),
        }
    }

    fn export_range(&self, address: Address, size: usize, _over_pcie: bool) -> Result<i32> {
        let table = table();
        let inside = |(base, block): (usize, &Block)| {
            block.backing.is_device() && !block.retired && size <= block.size - (address.0 - base)
        };
        let pages = size > 0 && size.is_multiple_of(page_size()) && address.0.is_multiple_of(page_size());
        if !pages || !table.find(address.0).is_some_and(inside) {
            return Err(Kind::InvalidValue.because("the range is not whole pages of one allocation of device memory"));
        }
        Err(Kind::Unsupported.because("the host back end's memory is no dma-buf: export it by a handle instead"))
    }
}

/// Maps the first bytes of physical memory whose whole size `fits` accepts.
fn map(address: Address, size: usize, memory: Physical, fits: impl FnOnce(usize) -> bool) -> Result<()> {
    if size == 0 {
        return Err(Kind::InvalidValue.because("a mapping of 0 bytes"));
    }
    whole(address.0, "an address")?;
    let _uncancelled = Uncancelled::new();
    let mut table = table();
    let physical = table.space.physical.get(memory)?;
    if !fits(physical.size) {
        let why = format!("{size} bytes of the memory's {} cannot be mapped so", physical.size);
        return Err(Kind::Unsupported.because(why));
    }
    let (file, device) = (physical.file.descriptor()?, device_of(&physical.properties));
    if address.0.checked_add(size).is_none_or(|_| table.overlaps(address.0, size)) {
        return Err(Kind::InvalidValue.because("something is mapped in the range already"));
    }
    let room = table.space.reservations.containing(address.0);
    let Some((start, reservation)) = room.filter(|(start, room)| address.0 + size <= start + room.public.size()) else {
        return Err(Kind::InvalidValue.because("the range is not whole in one reservation"));
    };
    let offset = address.0 - start;
    let failed = |error| Kind::MapFailed.because(format!("{size} bytes at {:#x}: {error}", address.0));
    reservation.view.fill(offset, size, file, Protection::ReadWrite).map_err(failed)?;
    if let Err(error) = reservation.public.fill(offset, size, file, Protection::None) {
        _ = reservation.view.empty(offset, size);
        return Err(failed(error));
    }
    table.space.physical.add_mapping(memory)?;
    table.insert(address.0, size, device, 0, Backing::Mapped(Mapped { memory, accesses: Vec::new() }));
    Ok(())
}

/// The mappings that make up a range.
fn mappings(table: &Table, address: Address, size: usize) -> Result<Vec<usize>> {
    let is_mapped =
        |base: &usize| table.find(*base).is_some_and(|(_, block)| matches!(block.backing, Backing::Mapped(_)));
    let bases = table.whole_blocks(address.0, size).filter(|bases| bases.iter().all(is_mapped));
    bases.ok_or_else(|| Kind::InvalidValue.because("the range is not made up of whole mappings"))
}

#[cfg(test)]
mod tests {
    use std::os::fd::AsRawFd;

    use super::*;
    use crate::gpu::{Copies, Devices, Order, Place, Shape, Side, Stream, Transfer, kind};

    const SIZE: usize = 4 << 20;
    const SHARED: PhysicalProperties = PhysicalProperties::new(Location::Device(0), HandleTypes::DESCRIPTOR);
    const BOTH: [(Location, Access); 1] = [(Location::Device(0), Access::ReadWrite)];

    fn host() -> &'static Host {
        crate::backend::host::open().expect("the host back end opens")
    }

    fn copy(to: Address, from: Address, bytes: usize) -> Result<()> {
        let side = |address| Side { address, row: 0, slice: 0, place: Place::Any };
        let transfer = Transfer { to: side(to), from: side(from), shape: Shape::bytes(bytes) };
        host().copy(&transfer, Order::Now(Stream::PER_THREAD))
    }

    fn reserve(size: usize) -> Address {
        host().reserve_addresses(size, 0, Address(0)).expect("addresses")
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn two_mappings_of_one_memory_are_one() {
        let memory = host().create_physical(SIZE, &SHARED).expect("memory");
        let Shareable::Descriptor(descriptor) =
            host().export_physical(memory, HandleTypes::DESCRIPTOR).expect("exported")
        else {
            panic!("a descriptor was asked for");
        };
        let imported = host().import_physical(&Shareable::Descriptor(descriptor)).expect("imported");
        assert_ne!(memory, imported);
        // SAFETY: the descriptor is this test's.
        unsafe { libc::close(descriptor) };
        let (one, two) = (reserve(SIZE), reserve(2 * SIZE));
        host().map(one, SIZE, 0, memory).expect("mapped");
        host().map(two, SIZE, 0, imported).expect("mapped");
        let (text, back) = ([7_u8; 100], [0_u8; 100]);
        assert_eq!(kind(copy(one, text.as_ptr().into(), 100)), Some(Kind::InvalidValue));
        host().set_access(one, SIZE, &BOTH).expect("set");
        host().set_access(two, SIZE, &[(Location::Device(0), Access::Read)]).expect("set");
        copy(Address(one.0 + SIZE - 100), text.as_ptr().into(), 100).expect("written");
        copy(back.as_ptr().into(), Address(two.0 + SIZE - 100), 100).expect("read");
        assert_eq!(back, text);
        assert_eq!(kind(copy(two, text.as_ptr().into(), 1)), Some(Kind::InvalidValue));
        assert_eq!(kind(copy(back.as_ptr().into(), Address(two.0 + SIZE - 1), 2)), Some(Kind::InvalidValue));
        assert_eq!(host().access(two, Location::Device(0)).ok(), Some(Access::Read));

        assert_eq!(host().retain_physical(Address(one.0 + 5)).ok(), Some(memory));
        for _ in 0..2 {
            host().release_physical(memory).expect("a reference");
        }
        assert_eq!(kind(host().release_physical(memory)), Some(Kind::InvalidValue));
        assert_eq!(kind(host().free_addresses(one, SIZE)), Some(Kind::InvalidValue));
        assert_eq!(kind(host().unmap(one, SIZE / 2)), Some(Kind::InvalidValue));
        host().unmap(one, SIZE).expect("mapped");
        host().free_addresses(one, SIZE).expect("empty");
        copy(back.as_ptr().into(), two, 1).expect("still mapped there");
        host().unmap(two, SIZE).expect("mapped");
        host().release_physical(imported).expect("a reference");
        host().free_addresses(two, 2 * SIZE).expect("empty");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn neighbours_are_one_range() {
        let range = reserve(2 * SIZE);
        for address in [range, Address(range.0 + SIZE)] {
            let memory = host().create_physical(SIZE, &SHARED).expect("memory");
            host().map(address, SIZE, 0, memory).expect("mapped");
            host().release_physical(memory).expect("a reference");
        }
        host().set_access(range, 2 * SIZE, &BOTH).expect("set");
        let text = [3_u8; 64];
        copy(Address(range.0 + SIZE - 32), text.as_ptr().into(), 64).expect("over the border");
        // SAFETY: mapped, and readable and writable for device and host alike.
        assert_eq!(unsafe { std::ptr::with_exposed_provenance::<u8>(range.0 + SIZE + 31).read() }, 3);
        host().unmap(range, 2 * SIZE).expect("two whole mappings");
        assert_eq!(kind(copy(range, text.as_ptr().into(), 1)), Some(Kind::InvalidValue));
        // Programs let a range grow by reserving what follows it.
        if host().reserve_addresses(SIZE, 0, Address(range.0 + 2 * SIZE)).ok() == Some(Address(range.0 + 2 * SIZE)) {
            host().unmap(range, 3 * SIZE).expect("reserved, if in two parts");
            assert_eq!(kind(host().unmap(range, 3 * SIZE + 1)), Some(Kind::InvalidValue));
            host().free_addresses(Address(range.0 + 2 * SIZE), SIZE).expect("empty");
        }
        host().free_addresses(range, 2 * SIZE).expect("empty");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn what_cannot_be_is_refused() {
        let memory = host().create_physical(SIZE, &PhysicalProperties { handle_types: HandleTypes::empty(), ..SHARED });
        let memory = memory.expect("memory");
        let range = reserve(2 * SIZE);
        let refused = Some(Kind::InvalidValue);
        assert_eq!(kind(host().create_physical(12345, &SHARED)), refused);
        assert_eq!(kind(host().export_physical(memory, HandleTypes::DESCRIPTOR)), refused);
        assert_eq!(kind(host().map(range, 2 * SIZE, 0, memory)), Some(Kind::Unsupported));
        assert_eq!(kind(host().map(range, SIZE / 2, SIZE / 2, memory)), Some(Kind::Unsupported));
        assert_eq!(kind(host().map(Address(range.0 + 4096), SIZE, 0, memory)), refused);
        assert_eq!(kind(host().map(Address(range.0 + 2 * SIZE - (2 << 20)), SIZE, 0, memory)), refused);
        assert_eq!(kind(host().map(range, SIZE, 0, Physical(12))), refused);
        host().map(range, SIZE, 0, memory).expect("mapped");
        assert_eq!(kind(host().map(range, SIZE, 0, memory)), refused);
        assert_eq!(kind(host().set_access(range, 2 * SIZE, &BOTH)), refused);
        for descriptor in [-1, 9999] {
            let import = host().import_physical(&Shareable::Descriptor(descriptor));
            assert_eq!(kind(import), Some(Kind::DescriptorRefused));
        }
        let null = File::open("/dev/null").expect("every system has it");
        let import = host().import_physical(&Shareable::Descriptor(null.as_raw_fd()));
        assert_eq!(kind(import), Some(Kind::DescriptorRefused));
        host().release_physical(memory).expect("a reference");
        host().unmap(range, SIZE).expect("mapped");
        host().free_addresses(range, 2 * SIZE).expect("empty");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn rights_are_each_locations_own() {
        let on = |location| PhysicalProperties::new(location, HandleTypes::empty());
        let range = reserve(2 * SIZE);
        let host_range = Address(range.0 + SIZE);
        for (address, location) in [(range, Location::Device(0)), (host_range, Location::Host)] {
            let memory = host().create_physical(SIZE, &on(location)).expect("memory");
            let properties = host().physical_properties(memory).expect("live");
            let one_name = if location == Location::Host { Location::HostNuma(0) } else { location };
            assert_eq!(properties.location, one_name);
            host().map(address, SIZE, 0, memory).expect("mapped");
            host().release_physical(memory).expect("a reference");
        }
        let rights = |address| {
            [Location::Device(0), Location::Host, Location::HostNuma(0)]
                .map(|location| host().access(address, location).ok())
        };
        assert_eq!(rights(range), [Some(Access::None); 3]);
        host().set_access(range, 2 * SIZE, &BOTH).expect("set");
        let all = Some(Access::ReadWrite);
        assert_eq!(rights(Address(range.0 + SIZE - 1)), [all, Some(Access::None), Some(Access::None)]);
        let host_reads = [(Location::HostNumaCurrent, Access::Read)];
        for (start, size) in [(range, SIZE), (range, 2 * SIZE)] {
            assert_eq!(
                kind(host().set_access(start, size, &host_reads)),
                Some(Kind::Unsupported),
                "memory of a device"
            );
        }
        host().set_access(host_range, SIZE, &host_reads).expect("memory of the host");
        assert_eq!(rights(host_range), [all, Some(Access::Read), Some(Access::Read)]);
        host().set_access(range, SIZE, &[(Location::Device(0), Access::None)]).expect("set");
        assert_eq!(rights(range), [Some(Access::None); 3]);
        for device in [-1, 1000] {
            let invalid = Some(Kind::InvalidDevice);
            assert_eq!(kind(host().access(range, Location::Device(device))), invalid);
            assert_eq!(kind(host().set_access(range, SIZE, &[(Location::Device(device), Access::Read)])), invalid);
            assert_eq!(kind(host().create_physical(SIZE, &on(Location::Device(device)))), invalid);
        }
        assert_eq!(kind(host().create_physical(SIZE, &on(Location::HostNuma(1)))), Some(Kind::InvalidValue));
        let fabric = PhysicalProperties { handle_types: HandleTypes::FABRIC, ..SHARED };
        assert_eq!(kind(host().create_physical(SIZE, &fabric)), Some(Kind::Unsupported));
        assert_eq!(kind(host().create_physical(0, &SHARED)), Some(Kind::InvalidValue));
        host().unmap(range, 2 * SIZE).expect("two whole mappings");
        assert_eq!(kind(host().access(range, Location::Device(0))), Some(Kind::InvalidValue));
        host().free_addresses(range, 2 * SIZE).expect("empty");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn imported_memory_is_where_the_owners_is_and_is_passed_on_by_nobody() {
        for location in [Location::Device(0), Location::Host] {
            let memory = host().create_physical(SIZE, &PhysicalProperties { location, ..SHARED }).expect("memory");
            let own = host().physical_properties(memory).expect("live");
            let Ok(Shareable::Descriptor(descriptor)) = host().export_physical(memory, HandleTypes::DESCRIPTOR) else {
                panic!("a descriptor was asked for");
            };
            assert_eq!(kind(host().export_physical(memory, HandleTypes::empty())), Some(Kind::InvalidValue));
            let imported = host().import_physical(&Shareable::Descriptor(descriptor)).expect("imported");
            // SAFETY: the descriptor is this test's.
            unsafe { libc::close(descriptor) };
            let properties = host().physical_properties(imported).expect("live");
            assert_eq!((properties.location, properties.handle_types), (own.location, HandleTypes::empty()));
            assert_eq!(kind(host().export_physical(imported, HandleTypes::DESCRIPTOR)), Some(Kind::InvalidValue));
            for memory in [memory, imported] {
                host().release_physical(memory).expect("a reference");
                assert_eq!(kind(host().physical_properties(memory)), Some(Kind::InvalidValue));
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn physical_memory_counts_against_its_device_until_it_is_released() {
        let all = host().total_memory(0).expect("a device").next_multiple_of(granularity()) + granularity();
        assert_eq!(kind(host().create_physical(all, &SHARED)), Some(Kind::OutOfMemory));
        // Half of it as often as one likes, with others' besides.
        let half = (host().total_memory(0).expect("a device") / 2).next_multiple_of(granularity());
        for _ in 0..4 {
            let memory = host().create_physical(half, &SHARED).expect("room");
            host().release_physical(memory).expect("a reference");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn reservations_are_aligned_and_where_they_are_wanted() {
        let one = host().reserve_addresses(SIZE, 64 << 20, Address(0)).expect("addresses");
        assert!(one.0.is_multiple_of(64 << 20));
        host().free_addresses(one, SIZE).expect("empty");
        assert_eq!(host().reserve_addresses(SIZE, 0, one).ok(), Some(one));
        let other = host().reserve_addresses(SIZE, 0, one).expect("addresses");
        assert_ne!(other, one);
        for (size, alignment) in [(0, 0), (SIZE + 1, 0), (SIZE, 3)] {
            assert_eq!(kind(host().reserve_addresses(size, alignment, Address(0))), Some(Kind::InvalidValue));
        }
        for base in [one, other] {
            host().free_addresses(base, SIZE).expect("empty");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn locations_and_handle_types_are_checked() {
        let missing = host().devices.len() as i32;
        let none = HandleTypes::empty();
        for (location, types, expected) in [
            (Location::Device(missing), none, Kind::InvalidDevice),
            (Location::Device(-1), none, Kind::InvalidDevice),
            (Location::Device(missing), HandleTypes::FABRIC, Kind::InvalidDevice),
            (Location::HostNuma(1), none, Kind::InvalidValue),
            (Location::Device(0), HandleTypes::FABRIC, Kind::Unsupported),
            (Location::Device(0), HandleTypes::all(), Kind::Unsupported),
            (Location::Host, HandleTypes::FABRIC, Kind::Unsupported),
        ] {
            for size in [SIZE, 0] {
                let created = host().create_physical(size, &PhysicalProperties::new(location, types));
                assert_eq!(kind(created), Some(expected), "{location:?}, {types:?}");
            }
        }
        let range = reserve(SIZE);
        let memory = host().create_physical(SIZE, &SHARED).expect("memory");
        assert_eq!(kind(host().map(range, 0, 0, memory)), Some(Kind::InvalidValue));
        assert_eq!(kind(host().map_start(range, 0, memory)), Some(Kind::InvalidValue));
        host().map(range, SIZE, 0, memory).expect("mapped");
        host().release_physical(memory).expect("a reference");
        let access = |address, location| host().access(address, location).map_err(|error| error.kind());
        for bad in [-1, missing] {
            assert_eq!(access(range, Location::Device(bad)), Err(Kind::InvalidDevice));
            let set = host().set_access(range, SIZE, &[(Location::Device(bad), Access::Read)]);
            assert_eq!(kind(set), Some(Kind::InvalidDevice));
        }
        assert_eq!(access(Address(range.0 + SIZE), Location::Device(0)), Err(Kind::InvalidValue));
        assert_eq!(access(range, Location::Device(0)), Ok(Access::None));
        host().set_access(range, SIZE, &BOTH).expect("set");
        assert_eq!(access(range, Location::Device(0)), Ok(Access::ReadWrite));
        assert_eq!(access(range, Location::Host), Ok(Access::None));
        host().unmap(range, SIZE).expect("mapped");
        host().free_addresses(range, SIZE).expect("empty");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn imported_memory_is_where_it_was_made() {
        let (host, device) = crate::backend::host::open_own_device();
        for location in [Location::Device(device), Location::Device(0), Location::Host, Location::HostNuma(0)] {
            let properties = PhysicalProperties { location, ..SHARED };
            let memory = host.create_physical(SIZE, &properties).expect("memory");
            let Shareable::Descriptor(descriptor) =
                host.export_physical(memory, HandleTypes::DESCRIPTOR).expect("exported")
            else {
                panic!("a descriptor was asked for");
            };
            let imported = host.import_physical(&Shareable::Descriptor(descriptor)).expect("imported");
            // SAFETY: the descriptor is this test's.
            unsafe { libc::close(descriptor) };
            for memory in [memory, imported] {
                let found = host.physical_properties(memory).map(|properties| properties.location);
                assert_eq!(found.ok(), Some(canonical(location)));
                host.release_physical(memory).expect("a reference");
                assert_eq!(kind(host.physical_properties(memory)), Some(Kind::InvalidValue));
            }
        }
        assert_eq!(table().memory(device), (host.memory_limit, host.memory_limit));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn ranges_to_export_are_whole_pages_of_device_memory() {
        use crate::gpu::{HostFlags, Memory as _};

        let page = page_size();
        let device = host().allocate(4 * page, 0).expect("memory");
        let pinned = host().allocate_host(4 * page, HostFlags::empty(), 0).expect("memory");
        let managed = host().allocate_managed(4 * page, 0).expect("memory");
        for (base, offset, size, expected) in [
            (device, 0, 4 * page, Kind::Unsupported),
            (device, page, 3 * page, Kind::Unsupported),
            (device, 0, page, Kind::Unsupported),
            (device, 0, 0, Kind::InvalidValue),
            (device, 0, page + 1, Kind::InvalidValue),
            (device, 1, page, Kind::InvalidValue),
            (device, page, 4 * page, Kind::InvalidValue),
            (pinned, 0, page, Kind::InvalidValue),
            (managed, 0, page, Kind::InvalidValue),
        ] {
            let exported = host().export_range(Address(base.0 + offset), size, false);
            assert_eq!(kind(exported), Some(expected), "{size} bytes from {offset}");
        }
        host().free(device).expect("live");
        assert_eq!(kind(host().export_range(device, page, false)), Some(Kind::InvalidValue));
        host().free_host(pinned).expect("live");
        host().free(managed).expect("live");
    }
}
