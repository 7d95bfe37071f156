// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and the addresses it is mapped at. AscendCL unmaps memory and releases addresses without a size, so
//! sizes are tracked here. The memory's own device can access a mapping at once, before access is set.

use super::calls::{MemAccessDesc, MemLocation};
use super::memory::{Block, BlockKind};
use super::{Ascend, convert, optional};
use crate::gpu::{
    Access, Address, HandleTypes, Kind, Location, Physical, PhysicalProperties, PhysicalTable, Result, Shareable,
    VirtualMemory,
};
use crate::os::lock::lock;
use crate::os::ranges::Ranges;

/// Physical memory and reserved addresses.
#[derive(Default)]
pub struct MemoryTables {
    physical: PhysicalTable<Physical, PhysicalProperties>,
    /// Sizes by first address.
    pub reservations: Ranges<usize>,
}

impl MemoryTables {
    /// Adds one reference.
    fn add_reference(&mut self, memory: Physical, properties: PhysicalProperties) {
        if self.physical.add_reference(memory).is_err() {
            self.physical.insert(memory, properties);
        }
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
        let mapped = self.blocks.find(address.0).filter(|(_, block)| matches!(block.kind, BlockKind::Mapped(_)));
        mapped.ok_or_else(|| Kind::InvalidValue.because("nothing is mapped at the address"))
    }

    /// The mappings in a range of reserved addresses; InvalidValue where it covers one in part.
    fn mappings(&self, address: Address, size: usize) -> Result<Vec<(usize, usize)>> {
        if !lock(&self.vmm).reservations.cover(address.0, size, 1) {
            return Err(Kind::InvalidValue.because("the range is not whole in one reservation"));
        }
        let end = address.0 + size;
        let mappings = self.blocks.mappings(address.0, end);
        if mappings.iter().all(|(base, size)| *base >= address.0 && base + size <= end) {
            return Ok(mappings);
        }
        Err(Kind::InvalidValue.because("the range covers a mapping in part"))
    }

    /// A location as the access functions take it, with the device's number in the driver.
    fn native_location(&self, location: Location) -> Result<MemLocation> {
        let mut native = convert::location(location)?;
        if let Location::Device(device) = location {
            native.id = self.number_in_driver(device)?;
        }
        Ok(native)
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
            self.device_state(device)?;
        }
        self.enter()?;
        let native = convert::physical_properties(properties)?;
        let mut memory = 0;
        optional!(self, aclrtMallocPhysical(&mut memory, size, &native, 0))?;
        let properties = PhysicalProperties { compressible: false, usage: 0, ..*properties };
        lock(&self.vmm).add_reference(Physical(memory), properties);
        Ok(Physical(memory))
    }

    fn release_physical(&self, memory: Physical) -> Result<()> {
        // The reference is removed first: AscendCL does not document a release without one.
        let properties = {
            let mut tables = lock(&self.vmm);
            let properties = *tables.physical.get(memory)?;
            tables.physical.release(memory)?;
            properties
        };
        self.enter()
            .and_then(|_| optional!(self, aclrtFreePhysical(memory.0)))
            .inspect_err(|_| lock(&self.vmm).add_reference(memory, properties))
    }

    fn retain_physical(&self, address: Address) -> Result<Physical> {
        let (base, block) = self.mapping(address)?;
        let BlockKind::Mapped(properties) = block.kind else { return Err(Kind::InvalidValue.into()) };
        self.enter()?;
        let mut memory = 0;
        optional!(self, aclrtMemRetainAllocationHandle(base, &mut memory))?;
        lock(&self.vmm).add_reference(Physical(memory), properties);
        Ok(Physical(memory))
    }

    fn physical_properties(&self, memory: Physical) -> Result<PhysicalProperties> {
        lock(&self.vmm).physical.get(memory).copied()
    }

    fn export_physical(&self, _memory: Physical, _handle_type: HandleTypes) -> Result<Shareable> {
        no_handles()
    }

    fn import_physical(&self, _handle: &Shareable) -> Result<Physical> {
        no_handles()
    }

    /// Reserves addresses of AscendCL's choice: a hint is ignored.
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
        lock(&self.vmm).reservations.insert(address, size);
        Ok(Address(address))
    }

    fn free_addresses(&self, address: Address, size: usize) -> Result<()> {
        let none = || Kind::InvalidValue.because("the range is not a reservation as it was made");
        if lock(&self.vmm).reservations.get(&address.0) != Some(&size) {
            return Err(none());
        }
        if !self.mappings(address, size)?.is_empty() {
            return Err(Kind::InvalidValue.because("something is still mapped in the range"));
        }
        self.enter()?;
        // Removed first: another thread may get the addresses at once.
        lock(&self.vmm).reservations.remove(&address.0).ok_or_else(none)?;
        let released = optional!(self, aclrtReleaseMemAddress(address.0));
        released.inspect_err(|_| _ = lock(&self.vmm).reservations.insert(address.0, size))
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
        self.blocks.insert(address.0, size, device, BlockKind::Mapped(properties), 0);
        Ok(())
    }

    fn unmap(&self, address: Address, size: usize) -> Result<()> {
        let mappings = self.mappings(address, size)?;
        self.enter()?;
        for (base, _) in mappings {
            optional!(self, aclrtUnmapMem(base))?;
            self.blocks.remove(base);
        }
        Ok(())
    }

    fn set_access(&self, address: Address, size: usize, accesses: &[(Location, Access)]) -> Result<()> {
        let mappings = self.mappings(address, size)?;
        if mappings.iter().map(|(_, size)| size).sum::<usize>() != size {
            return Err(Kind::InvalidValue.because("the range is not made up of whole mappings"));
        }
        self.enter()?;
        for (base, size) in mappings {
            for (location, access) in accesses {
                // The memory's own device already has access.
                if *access == Access::ReadWrite && self.is_owner(base, *location) {
                    continue;
                }
                let native = self.native_location(*location)?;
                let access = MemAccessDesc { flags: convert::access(*access), location: native, reserved: [0; 12] };
                optional!(self, aclrtMemSetAccess(base, size, &access, 1))?;
            }
        }
        Ok(())
    }

    fn access(&self, address: Address, location: Location) -> Result<Access> {
        let (base, _) = self.mapping(address)?;
        let native = self.native_location(location)?;
        if self.is_owner(base, location) && self.acl.aclrtMemGetAccess.is_none() {
            return Ok(Access::ReadWrite);
        }
        let mut flags = 0;
        optional!(self, aclrtMemGetAccess(base, &native, &mut flags))?;
        Ok(convert::read_access(flags))
    }
}

impl Ascend {
    /// Returns true if the memory mapped at `base` is located at `location`.
    fn is_owner(&self, base: usize, location: Location) -> bool {
        self.blocks.at(base).is_some_and(|block| match block.kind {
            BlockKind::Mapped(properties) => properties.location == location,
            _ => false,
        })
    }
}
