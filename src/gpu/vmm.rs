// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and the addresses it is mapped at, each managed by itself.

use super::{Address, Physical, Result, unsupported};

/// Where memory is, or who reaches it.
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
        /// 64 bytes that are good on every machine of one NVLink fabric.
        const FABRIC = 8;
    }
}

/// A handle that another process may import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shareable {
    /// A file descriptor. One that an export gives is the caller's to close; an import leaves it open.
    Descriptor(i32),
    /// A fabric handle.
    Fabric([u8; 64]),
}

impl Shareable {
    /// Which kind it is.
    pub fn handle_type(&self) -> HandleTypes {
        match self {
            Shareable::Descriptor(_) => HandleTypes::DESCRIPTOR,
            Shareable::Fabric(_) => HandleTypes::FABRIC,
        }
    }
}

/// What physical memory is asked to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhysicalProperties {
    /// Where it is.
    pub location: Location,
    /// How it may be exported; empty for memory that stays in this process.
    pub handle_types: HandleTypes,
    /// Whether the device may compress it.
    pub compressible: bool,
    /// Whether other devices on the bus may write to it directly.
    pub direct_rdma: bool,
    /// The vendor's bits for special uses.
    pub usage: u16,
}

/// What may be done with mapped memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Nothing.
    None,
    /// Reading.
    Read,
    /// Reading and writing.
    ReadWrite,
}

/// Physical memory, reserved addresses, and mappings of the one at the other. Sizes are bytes.
///
/// A [`Physical`] counts its references: creating, importing and retaining each take one, releasing gives one back, and
/// every mapping holds the memory. No verb needs a current context.
pub trait VirtualMemory {
    /// What sizes and addresses of such memory must be multiples of; `recommended` asks for the fastest instead of the
    /// least.
    fn granularity(&self, _properties: &PhysicalProperties, _recommended: bool) -> Result<usize> {
        unsupported("manage physical memory")
    }
    /// Allocates physical memory; `size` is a multiple of the granularity, else InvalidValue.
    fn create_physical(&self, _size: usize, _properties: &PhysicalProperties) -> Result<Physical> {
        unsupported("allocate physical memory")
    }
    /// Gives back one reference. InvalidValue for what is no physical memory, or has no reference left.
    fn release_physical(&self, _memory: Physical) -> Result<()> {
        unsupported("release physical memory")
    }
    /// The memory that is mapped at an address, with one reference more. InvalidValue where nothing is mapped.
    fn retain_physical(&self, _address: Address) -> Result<Physical> {
        unsupported("tell what memory is mapped")
    }
    /// What the memory was asked to be.
    fn physical_properties(&self, _memory: Physical) -> Result<PhysicalProperties> {
        unsupported("tell about physical memory")
    }
    /// A handle by which another process may import the memory. InvalidValue for a kind it was not created for.
    fn export_physical(&self, _memory: Physical, _handle_type: HandleTypes) -> Result<Shareable> {
        unsupported("export physical memory")
    }
    /// Imports memory, this process's own too. DescriptorRefused for a file that is none of the back end's memory.
    fn import_physical(&self, _handle: &Shareable) -> Result<Physical> {
        unsupported("import physical memory")
    }
    /// Reserves addresses, at `hint` where they are free and it is not NULL. `alignment` is a power of two, or 0.
    fn reserve_addresses(&self, _size: usize, _alignment: usize, _hint: Address) -> Result<Address> {
        unsupported("reserve addresses")
    }
    /// Ends a reservation; base and size are those of one in which nothing is mapped, else InvalidValue.
    fn free_addresses(&self, _address: Address, _size: usize) -> Result<()> {
        unsupported("free addresses")
    }
    /// Maps physical memory, the whole of it, at reserved addresses. Unsupported for a part. Nobody reaches it before
    /// [`VirtualMemory::set_access`].
    fn map(&self, _address: Address, _size: usize, _offset: usize, _memory: Physical) -> Result<()> {
        unsupported("map physical memory")
    }
    /// Ends the mappings in a range of reserved addresses, if any; InvalidValue where it covers one in part.
    fn unmap(&self, _address: Address, _size: usize) -> Result<()> {
        unsupported("unmap physical memory")
    }
    /// Sets what each location may do with a mapped range.
    fn set_access(&self, _address: Address, _size: usize, _accesses: &[(Location, Access)]) -> Result<()> {
        unsupported("set who may use memory")
    }
    /// What a location may do with the memory mapped at an address.
    fn access(&self, _address: Address, _location: Location) -> Result<Access> {
        unsupported("tell who may use memory")
    }
    /// A dma-buf of a page-aligned range of device memory, the caller's to close. `over_pcie` asks for one that other
    /// devices reach through PCIe.
    fn export_range(&self, _address: Address, _size: usize, _over_pcie: bool) -> Result<i32> {
        unsupported("export a range of memory as a dma-buf")
    }
}
