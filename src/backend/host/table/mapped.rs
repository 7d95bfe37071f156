// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory, its location, and who may use it where it is mapped.

use crate::backend::host::arena::Access as Visible;
use crate::gpu::{Access, Location, Physical, PhysicalProperties};
use crate::os::descriptor::Kept;
use crate::os::memory_file::Protection;

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
