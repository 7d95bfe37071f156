// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory of this process, and the addresses reserved for it.

use super::block::{Backing, Residence};
use crate::backend::host::arena::Access as Visible;
use crate::backend::host::serial;
use crate::gpu::{Access, Address, HandleTypes, Location, Physical, PhysicalProperties, PhysicalTable};
use crate::os::descriptor::Kept;
use crate::os::memory_file::{Mapping, Protection};
use crate::os::ranges::{Ranges, Span};

/// The host's memory: it is not told apart by NUMA nodes, and counts against the first device.
pub const HOST: Location = Location::HostNuma(0);

/// Returns the one name of a location: the host has several.
pub fn canonical(location: Location) -> Location {
    match location {
        Location::Host | Location::HostNumaCurrent => HOST,
        Location::Device(_) | Location::HostNuma(_) => location,
    }
}

/// The device that physical memory counts against: the first for the host's.
pub fn device_of(properties: &PhysicalProperties) -> i32 {
    match properties.location {
        Location::Device(device) => device,
        Location::Host | Location::HostNuma(_) | Location::HostNumaCurrent => 0,
    }
}

/// The purpose of an access to memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// It is read.
    Read,
    /// It is written.
    Write,
}

/// All physical memory this process holds, and all reservations.
#[derive(Default)]
pub struct Space {
    /// Physical memory.
    pub physical: PhysicalTable<Physical, PhysicalMemory>,
    /// Reservations.
    pub reservations: Ranges<Reservation>,
}

/// Physical memory.
pub struct PhysicalMemory {
    /// The memory file.
    pub file: Kept,
    /// Its bytes, without the label.
    pub size: usize,
    /// The properties it was created with.
    pub properties: PhysicalProperties,
    /// Set where it counts against its device: this process created it.
    pub is_charged: bool,
}

/// Reserved addresses.
pub struct Reservation {
    /// The addresses the program is given.
    pub public: Mapping,
    /// The library's view of what is mapped, at the same offsets.
    pub view: Mapping,
}

impl Span for Reservation {
    fn size(&self) -> usize {
        self.public.size()
    }
}

/// Physical memory at reserved addresses.
pub struct Mapped {
    /// The memory.
    pub memory: Physical,
    /// The rights of each location; one that is not named has none.
    pub accesses: Vec<(Location, Access)>,
}

impl Mapped {
    /// Returns the rights of a location.
    pub fn access(&self, location: Location) -> Access {
        let location = canonical(location);
        self.accesses.iter().find(|(other, _)| *other == location).map_or(Access::None, |(_, access)| *access)
    }

    /// Tells whether any location may use it so.
    pub fn allows(&self, purpose: Use) -> bool {
        self.accesses.iter().any(|(_, access)| match purpose {
            Use::Read => *access != Access::None,
            Use::Write => *access == Access::ReadWrite,
        })
    }

    /// Returns the protection of the addresses that the program was given.
    pub fn protection(&self, visible: Visible) -> Protection {
        let sees = |location: &Location| visible == Visible::Open || *location == HOST;
        let all = || self.accesses.iter().filter(|(location, _)| sees(location)).map(|(_, access)| *access);
        if all().any(|access| access == Access::ReadWrite) {
            Protection::ReadWrite
        } else if all().any(|access| access == Access::Read) {
            Protection::Read
        } else {
            Protection::None
        }
    }
}

impl Space {
    /// The reserved addresses that an address is in.
    pub fn reservation(&self, address: usize) -> Option<(Address, usize)> {
        let (base, reservation) = self.reservations.containing(address)?;
        Some((Address(base), reservation.size()))
    }

    /// Returns the residence of a block's memory.
    pub fn residence(&self, backing: &Backing) -> Residence {
        match backing {
            Backing::Host { .. } | Backing::Registered { .. } => Residence::Host,
            Backing::Mapped(mapped) if self.is_on_host(mapped) => Residence::Host,
            Backing::Managed(..) => Residence::Managed,
            Backing::Device(_) | Backing::Imported(_) | Backing::Mapped(_) | Backing::External(_) => Residence::Device,
        }
    }

    /// Tells whether mapped memory is the host's.
    pub fn is_on_host(&self, mapped: &Mapped) -> bool {
        self.physical.get(mapped.memory).is_ok_and(|memory| memory.properties.location == HOST)
    }

    /// Returns the kinds of handle by which mapped memory may be exported.
    pub fn handle_types(&self, mapped: &Mapped) -> HandleTypes {
        self.physical.get(mapped.memory).map_or(HandleTypes::empty(), |memory| memory.properties.handle_types)
    }

    /// Adds physical memory.
    pub fn insert(&mut self, memory: PhysicalMemory) -> Physical {
        let handle = Physical(serial::handle(serial::PHYSICAL, serial::next()));
        self.physical.insert(handle, memory);
        handle
    }

    /// Empties the addresses of a mapping that was removed; returns the memory if this was its last use.
    pub fn release_mapping(&mut self, base: usize, size: usize, mapped: &Mapped) -> Option<PhysicalMemory> {
        if let Some((start, reservation)) = self.reservations.containing(base) {
            for side in [&reservation.public, &reservation.view] {
                if let Err(error) = side.empty(base - start, size) {
                    crate::os::logger::error(format_args!("the addresses {base:#x} stay mapped: {error}"));
                }
            }
        }
        self.physical.remove_mapping(mapped.memory)
    }
}
