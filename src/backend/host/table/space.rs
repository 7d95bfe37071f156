// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory of this process, and the addresses reserved for it.

use super::block::{Backing, Residence};
use super::mapped::{HOST, Mapped, PhysicalMemory};
use crate::backend::host::serial;
use crate::gpu::{Address, HandleTypes, Physical, PhysicalTable};
use crate::os::memory_file::Mapping;
use crate::os::ranges::{Ranges, Span};

/// All physical memory this process holds, and all reservations.
#[derive(Default)]
pub struct Space {
    /// Physical memory.
    pub physical: PhysicalTable<Physical, PhysicalMemory>,
    /// Reservations.
    pub reservations: Ranges<Reservation>,
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

impl Space {
    /// The reserved addresses that an address is in.
    pub fn reservation(&self, address: usize) -> Option<(Address, usize)> {
        let (base, reservation) = self.reservations.containing(address)?;
        Some((Address(base), reservation.size()))
    }

    /// Returns the residence of a block's memory.
    pub fn residence(&self, backing: &Backing) -> Residence {
        match backing {
            Backing::Host { .. } | Backing::Registered { .. } | Backing::Pooled(_, None) => Residence::Host,
            Backing::Imported(import) if import.is_of_host => Residence::Host,
            Backing::Mapped(mapped) if self.is_on_host(mapped) => Residence::Host,
            Backing::Managed(..) | Backing::Pooled(_, Some(_)) => Residence::Managed,
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
