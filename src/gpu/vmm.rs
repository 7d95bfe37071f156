// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and the addresses it is mapped at, each managed separately.

use super::{Address, Physical, Result, unsupported};

/// The location of memory, or of the processor that accesses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// A device, by its ordinal.
    Device(i32),
    /// The host.
    Host,
    /// A NUMA node of the host.
    HostNuma(i32),
    /// The NUMA node of the calling thread.
    HostNumaCurrent,
}

bitflags::bitflags! {
    /// The kinds of handle by which another process may import memory.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct HandleTypes: u32 {
        /// A file descriptor.
        const DESCRIPTOR = 1;
        /// 64 bytes, valid on every machine of one NVLink fabric.
        const FABRIC = 8;
    }
}

/// A handle that another process may import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shareable {
    /// A file descriptor. The caller closes an exported one; an import leaves it open.
    Descriptor(i32),
    /// A fabric handle.
    Fabric([u8; 64]),
}

impl Shareable {
    /// The type of this handle.
    pub fn handle_type(&self) -> HandleTypes {
        match self {
            Shareable::Descriptor(_) => HandleTypes::DESCRIPTOR,
            Shareable::Fabric(_) => HandleTypes::FABRIC,
        }
    }
}

/// Properties of physical memory to create.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhysicalProperties {
    /// The location.
    pub location: Location,
    /// The handle types it may be exported by; empty for memory that stays in this process.
    pub handle_types: HandleTypes,
    /// True if the device may compress it.
    pub compressible: bool,
    /// True if other devices on the bus may write to it directly.
    pub direct_rdma: bool,
    /// The vendor's bits for special uses.
    pub usage: u16,
}

impl PhysicalProperties {
    /// Properties without anything special.
    pub const fn new(location: Location, handle_types: HandleTypes) -> PhysicalProperties {
        PhysicalProperties { location, handle_types, compressible: false, direct_rdma: false, usage: 0 }
    }
}

/// Access rights to mapped memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Nothing.
    None,
    /// Reading.
    Read,
    /// Reading and writing.
    ReadWrite,
}

/// Physical memory, reserved addresses, and mappings of memory at addresses. Sizes are bytes.
///
/// A [`Physical`] has a reference count: creating, importing and retaining each add one, releasing removes one, and
/// every mapping keeps the memory alive. No verb needs a current context.
pub trait VirtualMemory {
    /// The granularity of sizes and addresses of such memory; `recommended` asks for the fastest instead of the least.
    fn granularity(&self, _properties: &PhysicalProperties, _recommended: bool) -> Result<usize> {
        unsupported("manage physical memory")
    }
    /// Allocates physical memory; `size` is a multiple of the granularity, else InvalidValue.
    fn create_physical(&self, _size: usize, _properties: &PhysicalProperties) -> Result<Physical> {
        unsupported("allocate physical memory")
    }
    /// Releases one reference. InvalidValue for a handle that is no physical memory, or has no reference left.
    fn release_physical(&self, _memory: Physical) -> Result<()> {
        unsupported("release physical memory")
    }
    /// Retains the memory that is mapped at an address. InvalidValue where nothing is mapped.
    fn retain_physical(&self, _address: Address) -> Result<Physical> {
        unsupported("tell what memory is mapped")
    }
    /// The properties the memory was created with.
    fn physical_properties(&self, _memory: Physical) -> Result<PhysicalProperties> {
        unsupported("tell about physical memory")
    }
    /// Exports a handle by which another process may import the memory. InvalidValue for a kind it was not created for.
    fn export_physical(&self, _memory: Physical, _handle_type: HandleTypes) -> Result<Shareable> {
        unsupported("export physical memory")
    }
    /// Imports memory, even of this process. DescriptorRefused for a file that is no memory of the back end.
    fn import_physical(&self, _handle: &Shareable) -> Result<Physical> {
        unsupported("import physical memory")
    }
    /// Reserves addresses, at `hint` where they are free and it is not NULL. `alignment` is a power of two, or 0.
    fn reserve_addresses(&self, _size: usize, _alignment: usize, _hint: Address) -> Result<Address> {
        unsupported("reserve addresses")
    }
    /// Frees a reservation in which nothing is mapped; InvalidValue for any other base and size.
    fn free_addresses(&self, _address: Address, _size: usize) -> Result<()> {
        unsupported("free addresses")
    }
    /// Maps the whole of physical memory at reserved addresses. Unsupported for a part. No location can access it
    /// before [`VirtualMemory::set_access`].
    fn map(&self, _address: Address, _size: usize, _offset: usize, _memory: Physical) -> Result<()> {
        unsupported("map physical memory")
    }
    /// Maps as [`VirtualMemory::map`] does the whole or, where the back end can, the first bytes.
    fn map_start(&self, address: Address, size: usize, memory: Physical) -> Result<()> {
        self.map(address, size, 0, memory)
    }
    /// Unmaps the mappings in a range of reserved addresses, if any; InvalidValue if it covers one in part.
    fn unmap(&self, _address: Address, _size: usize) -> Result<()> {
        unsupported("unmap physical memory")
    }
    /// Sets the access of each location to a mapped range.
    fn set_access(&self, _address: Address, _size: usize, _accesses: &[(Location, Access)]) -> Result<()> {
        unsupported("set who may use memory")
    }
    /// The access of a location to the memory mapped at an address.
    fn access(&self, _address: Address, _location: Location) -> Result<Access> {
        unsupported("tell who may use memory")
    }
    /// Exports a page-aligned range of device memory as a dma-buf, which the caller closes. `over_pcie` asks for one
    /// that other devices access through PCIe.
    /// Returns true for physical memory that was imported, where the back end tells it from other memory.
    fn is_imported(&self, _memory: Physical) -> Result<bool> {
        Ok(false)
    }

    fn export_range(&self, _address: Address, _size: usize, _over_pcie: bool) -> Result<i32> {
        unsupported("export a range of memory as a dma-buf")
    }
}
