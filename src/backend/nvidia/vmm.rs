// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and the addresses it is mapped at.

use std::ffi::c_int;
use std::ptr;

use super::calls::CUmemAllocationProp;
use super::{Nvidia, convert, optional};
use crate::gpu::{
    Access, Address, Error, HandleTypes, Kind, Location, Physical, PhysicalProperties, Result, Shareable, VirtualMemory,
};
use crate::share::shareable::{HandleBuffer, imported};

impl Nvidia {
    /// Turns the driver's "unknown" for a closed or foreign descriptor into DescriptorRefused.
    pub(super) fn import_refusal(&self, error: Error) -> Error {
        match error.kind() {
            Kind::Unknown => Kind::DescriptorRefused.because(format!("{error}: {}", convert::SEND_DESCRIPTORS)),
            _ => error,
        }
    }
}

impl VirtualMemory for Nvidia {
    fn granularity(&self, properties: &PhysicalProperties, recommended: bool) -> Result<usize> {
        let properties = convert::physical_properties(properties);
        let mut granularity = 0;
        optional!(self, cuMemGetAllocationGranularity(&mut granularity, &properties, recommended.into()))?;
        Ok(granularity)
    }

    fn create_physical(&self, size: usize, properties: &PhysicalProperties) -> Result<Physical> {
        let properties = convert::physical_properties(properties);
        let mut handle = 0;
        optional!(self, cuMemCreate(&mut handle, size, &properties, 0))?;
        Ok(Physical(handle as usize))
    }

    fn release_physical(&self, memory: Physical) -> Result<()> {
        let memory = convert::physical(memory)?;
        optional!(self, cuMemRelease(memory))
    }

    fn retain_physical(&self, address: Address) -> Result<Physical> {
        let mut handle = 0;
        optional!(self, cuMemRetainAllocationHandle(&mut handle, address.0))?;
        Ok(Physical(handle as usize))
    }

    fn physical_properties(&self, memory: Physical) -> Result<PhysicalProperties> {
        let memory = convert::physical(memory)?;
        let mut properties = CUmemAllocationProp::default();
        optional!(self, cuMemGetAllocationPropertiesFromHandle(&mut properties, memory))?;
        let location = convert::read_location(properties.location).ok_or_else(|| {
            let kind = properties.location.kind;
            Kind::Unsupported.because(format!("the memory is in a location of kind {kind}, which is not known here"))
        })?;
        Ok(PhysicalProperties {
            location,
            handle_types: HandleTypes::from_bits_truncate(properties.requested_handle_types),
            compressible: properties.compression_type != 0,
            direct_rdma: properties.gpu_direct_rdma_capable != 0,
            usage: properties.usage,
        })
    }

    fn export_physical(&self, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> {
        let mut exported = HandleBuffer::empty();
        let (handle, kind) = (convert::physical(memory)?, handle_type.bits());
        optional!(self, cuMemExportToShareableHandle(exported.as_mut_ptr(), handle, kind, 0))?;
        Ok(exported.read(handle_type))
    }

    fn import_physical(&self, handle: &Shareable) -> Result<Physical> {
        let mut memory = 0;
        let kind = handle.handle_type().bits();
        optional!(self, cuMemImportFromShareableHandle(&mut memory, imported(handle), kind))
            .map_err(|error| self.import_refusal(error))?;
        Ok(Physical(memory as usize))
    }

    fn reserve_addresses(&self, size: usize, alignment: usize, hint: Address) -> Result<Address> {
        let mut address = 0;
        optional!(self, cuMemAddressReserve(&mut address, size, alignment, hint.0, 0))?;
        Ok(Address(address))
    }

    fn free_addresses(&self, address: Address, size: usize) -> Result<()> {
        optional!(self, cuMemAddressFree(address.0, size))
    }

    fn map(&self, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> {
        let memory = convert::physical(memory)?;
        optional!(self, cuMemMap(address.0, size, offset, memory, 0))
    }

    fn unmap(&self, address: Address, size: usize) -> Result<()> {
        optional!(self, cuMemUnmap(address.0, size))
    }

    fn set_access(&self, address: Address, size: usize, accesses: &[(Location, Access)]) -> Result<()> {
        let accesses = convert::accesses(accesses);
        optional!(self, cuMemSetAccess(address.0, size, accesses.as_ptr(), accesses.len()))
    }

    fn access(&self, address: Address, location: Location) -> Result<Access> {
        let mut flags = 0;
        optional!(self, cuMemGetAccess(&mut flags, &convert::location(location), address.0))?;
        Ok(convert::read_access(flags))
    }

    fn export_range(&self, address: Address, size: usize, over_pcie: bool) -> Result<i32> {
        self.enter()?;
        let mut descriptor: c_int = -1;
        let flags = if over_pcie { convert::DMA_BUF_PCIE } else { 0 };
        let handle = ptr::from_mut(&mut descriptor).cast();
        optional!(self, cuMemGetHandleForAddressRange(handle, address.0, size, convert::DMA_BUF, flags))?;
        Ok(descriptor)
    }
}
