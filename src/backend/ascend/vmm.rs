// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and the addresses it is mapped at. AscendCL takes no sizes where memory is unmapped or addresses are
//! given back, so these are kept. A mapping may be used at once by the device of the memory, before anybody sets access.

use std::collections::BTreeMap;

use super::calls::{MemAccessDesc, MemLocation, aclrtDrvMemHandle};
use super::memory::{Block, What};
use super::{Ascend, convert, locked, optional};
use crate::gpu::{
    Access, Address, HandleTypes, Kind, Location, Physical, PhysicalProperties, Result, Shareable, VirtualMemory,
};

/// Physical memory and reserved addresses.
#[derive(Default)]
pub struct Space {
    physical: Vec<Held>,
    reservations: BTreeMap<usize, usize>,
}

struct Held {
    memory: aclrtDrvMemHandle,
    properties: PhysicalProperties,
    references: usize,
}

impl Space {
    fn get(&mut self, memory: Physical) -> Result<&mut Held> {
        self.physical
            .iter_mut()
            .find(|held| held.memory == memory.0)
            .ok_or_else(|| Kind::InvalidValue.because("the handle names no physical memory"))
    }

    /// Notes one reference more.
    fn refer(&mut self, memory: Physical, properties: PhysicalProperties) {
        match self.get(memory) {
            Ok(held) => held.references += 1,
            Err(_) => self.physical.push(Held { memory: memory.0, properties, references: 1 }),
        }
    }

    /// The reserved addresses that an address is in.
    pub fn reservation(&self, address: usize) -> Option<(Address, usize)> {
        let (base, size) = self.reservations.range(..=address).next_back()?;
        (address - base < *size).then_some((Address(*base), *size))
    }

    /// The end of a range; InvalidValue where it is not whole in one reservation.
    fn end(&self, address: Address, size: usize) -> Result<usize> {
        let end = address.0.checked_add(size).filter(|_| size > 0);
        let room = self.reservation(address.0).zip(end).filter(|((base, room), end)| *end <= base.0 + room);
        room.map(|(_, end)| end).ok_or_else(|| Kind::InvalidValue.because("the range is not whole in one reservation"))
    }
}

fn no_handles<T>() -> Result<T> {
    Err(Kind::Unsupported.because(
        "AscendCL does not share physical memory by descriptors or by fabric handles of this size; share allocated memory \
         by IPC handles, or physical memory in AscendCL's own calls",
    ))
}

impl Ascend {
    /// The mapping at an address.
    fn mapping(&self, address: Address) -> Result<(usize, Block)> {
        let mapped = self.blocks.find(address.0).filter(|(_, block)| matches!(block.what, What::Mapped(_)));
        mapped.ok_or_else(|| Kind::InvalidValue.because("nothing is mapped at the address"))
    }

    /// The mappings in a range of reserved addresses; InvalidValue where it covers one in part.
    fn mappings(&self, address: Address, size: usize) -> Result<Vec<(usize, usize)>> {
        let end = locked(&self.space).end(address, size)?;
        let found = self.blocks.mappings(address.0, end);
        if found.iter().all(|(base, size)| *base >= address.0 && base + size <= end) {
            return Ok(found);
        }
        Err(Kind::InvalidValue.because("the range covers a mapping in part"))
    }

    /// A location as functions of access want it, with the device's number in the driver.
    fn who(&self, location: Location) -> Result<MemLocation> {
        let mut who = convert::location(location)?;
        if let Location::Device(device) = location {
            who.id = self.number_in_driver(device)?;
        }
        Ok(who)
    }
}

impl VirtualMemory for Ascend {
    fn granularity(&self, properties: &PhysicalProperties, recommended: bool) -> Result<usize> {
        self.enter()?;
        let properties = convert::physical_properties(properties)?;
        let mut granularity = 0;
        optional!(self, aclrtMemGetAllocationGranularity(&properties, recommended.into(), &mut granularity))?;
        Ok(granularity)
    }

    fn create_physical(&self, size: usize, properties: &PhysicalProperties) -> Result<Physical> {
        if !properties.handle_types.is_empty() {
            return no_handles();
        }
        if let Location::Device(device) = properties.location {
            self.known(device)?;
        }
        self.enter()?;
        let asked = convert::physical_properties(properties)?;
        let mut memory = 0;
        optional!(self, aclrtMallocPhysical(&mut memory, size, &asked, 0))?;
        let properties = PhysicalProperties { compressible: false, usage: 0, ..*properties };
        locked(&self.space).refer(Physical(memory), properties);
        Ok(Physical(memory))
    }

    fn release_physical(&self, memory: Physical) -> Result<()> {
        // The reference goes first: AscendCL does not say what it does with one too many.
        let properties = {
            let mut space = locked(&self.space);
            let held = space.get(memory)?;
            held.references -= 1;
            let properties = held.properties;
            space.physical.retain(|held| held.references > 0);
            properties
        };
        self.enter()
            .and_then(|_| optional!(self, aclrtFreePhysical(memory.0)))
            .inspect_err(|_| locked(&self.space).refer(memory, properties))
    }

    fn retain_physical(&self, address: Address) -> Result<Physical> {
        let (base, block) = self.mapping(address)?;
        let What::Mapped(properties) = block.what else { return Err(Kind::InvalidValue.into()) };
        self.enter()?;
        let mut memory = 0;
        optional!(self, aclrtMemRetainAllocationHandle(base, &mut memory))?;
        locked(&self.space).refer(Physical(memory), properties);
        Ok(Physical(memory))
    }

    fn physical_properties(&self, memory: Physical) -> Result<PhysicalProperties> {
        locked(&self.space).get(memory).map(|held| held.properties)
    }

    fn export_physical(&self, _memory: Physical, _handle_type: HandleTypes) -> Result<Shareable> {
        no_handles()
    }

    fn import_physical(&self, _handle: &Shareable) -> Result<Physical> {
        no_handles()
    }

    /// AscendCL chooses the addresses: a hint is not taken.
    fn reserve_addresses(&self, size: usize, alignment: usize, _hint: Address) -> Result<Address> {
        if alignment != 0 && !alignment.is_power_of_two() {
            return Err(Kind::InvalidValue.because(format!("the alignment {alignment} is no power of two")));
        }
        self.enter()?;
        let mut address = 0;
        optional!(self, aclrtReserveMemAddress(&mut address, size, 0, 0, convert::RESERVE_HUGE))?;
        if alignment != 0 && !address.is_multiple_of(alignment) {
            optional!(self, aclrtReleaseMemAddress(address))?;
            return Err(Kind::Unsupported.because(format!("AscendCL does not align addresses to {alignment}")));
        }
        locked(&self.space).reservations.insert(address, size);
        Ok(Address(address))
    }

    fn free_addresses(&self, address: Address, size: usize) -> Result<()> {
        if locked(&self.space).reservations.get(&address.0) != Some(&size) {
            return Err(Kind::InvalidValue.because("the range is not a reservation as it was made"));
        }
        if !self.mappings(address, size)?.is_empty() {
            return Err(Kind::InvalidValue.because("something is still mapped in the range"));
        }
        self.enter()?;
        optional!(self, aclrtReleaseMemAddress(address.0))?;
        locked(&self.space).reservations.remove(&address.0);
        Ok(())
    }

    fn map(&self, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> {
        if offset != 0 {
            return Err(Kind::Unsupported.because("only whole physical memory can be mapped, from its start"));
        }
        let properties = self.physical_properties(memory)?;
        if !self.mappings(address, size)?.is_empty() {
            return Err(Kind::InvalidValue.because("something is mapped in the range already"));
        }
        self.enter()?;
        optional!(self, aclrtMapMem(address.0, size, 0, memory.0, 0))?;
        let device = if let Location::Device(device) = properties.location { device } else { 0 };
        self.blocks.insert(address.0, size, device, What::Mapped(properties), 0);
        Ok(())
    }

    fn unmap(&self, address: Address, size: usize) -> Result<()> {
        let found = self.mappings(address, size)?;
        self.enter()?;
        for (base, _) in found {
            optional!(self, aclrtUnmapMem(base))?;
            self.blocks.remove(base);
        }
        Ok(())
    }

    fn set_access(&self, address: Address, size: usize, accesses: &[(Location, Access)]) -> Result<()> {
        let found = self.mappings(address, size)?;
        if found.iter().map(|(_, size)| size).sum::<usize>() != size {
            return Err(Kind::InvalidValue.because("the range is not made up of whole mappings"));
        }
        self.enter()?;
        for (base, size) in found {
            for (location, access) in accesses {
                // What a device has at once, it need not be given.
                if *access == Access::ReadWrite && self.is_owner(base, *location) {
                    continue;
                }
                let who = self.who(*location)?;
                let access = MemAccessDesc { flags: convert::access(*access), location: who, reserved: [0; 12] };
                optional!(self, aclrtMemSetAccess(base, size, &access, 1))?;
            }
        }
        Ok(())
    }

    fn access(&self, address: Address, location: Location) -> Result<Access> {
        let (base, _) = self.mapping(address)?;
        let who = self.who(location)?;
        if self.is_owner(base, location) && self.acl.aclrtMemGetAccess.is_none() {
            return Ok(Access::ReadWrite);
        }
        let mut flags = 0;
        optional!(self, aclrtMemGetAccess(base, &who, &mut flags))?;
        Ok(convert::read_access(flags))
    }
}

impl Ascend {
    /// Whether the memory mapped at a base is a device's own.
    fn is_owner(&self, base: usize, location: Location) -> bool {
        self.blocks.at(base).is_some_and(|block| match block.what {
            What::Mapped(properties) => properties.location == location,
            _ => false,
        })
    }
}
