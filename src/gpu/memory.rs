// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory allocation and pointer queries.

use super::{Address, Context, HandleTypes, Location, Pool, Result, Stream, unsupported};

/// The kind of memory an address points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryKind {
    /// Device memory, this process's or opened from another.
    Device,
    /// Device memory from a stream-ordered pool.
    Pool,
    /// Host memory allocated pinned, or registered where the vendor does not tell the two apart.
    Host,
    /// Ordinary host memory that was registered.
    Registered,
    /// Managed memory.
    Managed,
}

bitflags::bitflags! {
    /// Options of allocation and registration of host memory.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct HostFlags: u32 {
        /// Pinned for all contexts.
        const PORTABLE = 1;
        /// Mapped into the device's address space.
        const MAPPED = 2;
        /// Write-combined.
        const WRITE_COMBINED = 4;
        /// Memory-mapped I/O.
        const IO_MEMORY = 8;
        /// The device only reads it.
        const READ_ONLY = 16;
        /// Coarse grain: what one side writes the other sees once work is done.
        const NON_COHERENT = 32;
    }
}

/// Properties of the allocation that contains an address.
#[derive(Clone, Copy, Debug)]
pub struct PointerInfo {
    /// The kind of memory.
    pub kind: MemoryKind,
    /// The device it belongs to, or was allocated with.
    pub device: i32,
    /// The allocation's first byte.
    pub base: Address,
    /// The allocation's bytes, as requested.
    pub size: usize,
    /// The queried address as the device sees it, if it can access it.
    pub device_address: Option<Address>,
    /// The queried address as the host sees it, if it can access it.
    pub host_address: Option<Address>,
    /// The front end's flags given at the allocation, as the caller passed them.
    pub flags: u32,
    /// A number unique among all allocations this process has had.
    pub id: u64,
    /// True if [`super::Ipc::export_memory`] can export it.
    pub exportable: bool,
    /// The handle types that [`super::VirtualMemory`] or [`super::Pools`] may export the memory or its pool by.
    pub handle_types: HandleTypes,
    /// The reservation that mapped physical memory is in: the first address, and bytes.
    pub reservation: Option<(Address, usize)>,
    /// The pool it was allocated from.
    pub pool: Option<Pool>,
    /// True if another process exported it.
    pub imported: bool,
    /// False for mapped physical memory that the current device has no right to.
    pub is_accessible: bool,
    /// The context it was allocated in.
    pub context: Option<Context>,
}

/// Advice about managed memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Mostly read.
    ReadMostly(bool),
    /// Prefer to keep it on `Some(device)` (or -1, the host); `None` undoes.
    PreferredLocation(Option<i32>),
    /// Keep it mapped for the device; true sets this, false undoes it.
    AccessedBy(i32, bool),
    /// Coherent only between kernels; true sets this, false undoes it.
    CoarseGrain(bool),
}

/// An attribute of a managed range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeAttribute {
    /// 1 when the whole range is read-mostly.
    ReadMostly,
    /// The preferred device, -1 the host, -2 none or mixed.
    PreferredLocation,
    /// Devices that have the range mapped; a list, unused entries -2.
    AccessedBy,
    /// The device it was last prefetched to, -1 the host, -2 none or mixed.
    LastPrefetchLocation,
    /// 0 when devices see each other's writes at once, 1 when they do so between kernels ([`Advice::CoarseGrain`]), 2
    /// when mixed.
    Coherency,
}

/// Memory of the current device, and host memory it can reach. Sizes are bytes.
pub trait Memory {
    /// Allocates device memory, aligned to at least 256 bytes. `size` is not 0. `flags` is stored for
    /// [`PointerInfo::flags`].
    fn allocate(&self, _size: usize, _flags: u32) -> Result<Address> {
        unsupported("allocate device memory")
    }
    /// Frees device or managed memory, after the work queued on its device. InvalidValue unless `address` is the base of
    /// such an allocation of this process.
    fn free(&self, _address: Address) -> Result<()> {
        unsupported("free device memory")
    }
    /// Allocates `height` rows of at least `width` bytes; returns the address and the bytes from row to row.
    fn allocate_pitched(&self, _width: usize, _height: usize) -> Result<(Address, usize)> {
        unsupported("allocate pitched memory")
    }
    /// Allocates pinned host memory. `native` is stored for [`PointerInfo::flags`].
    fn allocate_host(&self, _size: usize, _flags: HostFlags, _native: u32) -> Result<Address> {
        unsupported("allocate pinned host memory")
    }
    /// Allocates 8 bytes for which streams wait and which the host writes; freed as device or as host memory. `native` is
    /// stored for [`PointerInfo::flags`].
    fn allocate_signal(&self, native: u32) -> Result<Address> {
        self.allocate_host(size_of::<u64>(), HostFlags::PORTABLE | HostFlags::MAPPED, native)
    }
    /// Frees pinned host memory.
    fn free_host(&self, _address: Address) -> Result<()> {
        unsupported("free pinned host memory")
    }
    /// Registers an ordinary host range.
    fn register_host(&self, _address: Address, _size: usize, _flags: HostFlags, _native: u32) -> Result<()> {
        unsupported("register host memory")
    }
    /// Ends a registration; `address` is its base.
    fn unregister_host(&self, _address: Address) -> Result<()> {
        unsupported("unregister host memory")
    }
    /// Allocates managed memory. `native` is stored for [`PointerInfo::flags`].
    fn allocate_managed(&self, _size: usize, _native: u32) -> Result<Address> {
        unsupported("allocate managed memory")
    }
    /// Properties of the memory at `address`; `None` for memory the back end does not know.
    fn pointer_info(&self, _address: Address) -> Result<Option<PointerInfo>> {
        unsupported("tell what a pointer points to")
    }
    /// True for an address of freed device memory; false where the back end cannot tell.
    fn is_freed(&self, _address: Address) -> bool {
        false
    }
    /// Sets a pointer's "synchronise every copy" attribute.
    fn set_synchronous_copies(&self, _address: Address, _on: bool) -> Result<()> {
        unsupported("change a pointer's attributes")
    }
    /// Returns true if a pointer's "synchronise every copy" attribute is set.
    fn synchronous_copies(&self, _address: Address) -> Result<bool> {
        unsupported("tell a pointer's attributes")
    }
    /// Applies advice about a managed range.
    fn advise(&self, _address: Address, _size: usize, _advice: Advice) -> Result<()> {
        unsupported("take advice about managed memory")
    }
    /// Queues moving a managed range to a device, or to the host (-1).
    fn prefetch(&self, _address: Address, _size: usize, _device: i32, _stream: Stream) -> Result<()> {
        unsupported("prefetch managed memory")
    }
    /// Reads an attribute of a managed range into `out`, which has room for one value or a list.
    fn range_attribute(
        &self,
        _address: Address,
        _size: usize,
        _attribute: RangeAttribute,
        _out: &mut [i32],
    ) -> Result<()> {
        unsupported("tell about managed memory")
    }
    /// The location of most of each part of a managed range, or `None` where it is in no processor's memory.
    ///
    /// Parts have `summary` bytes; samples are `sampling` bytes apart, or as the back end likes for 0. InvalidValue unless
    /// `sampling` <= `summary` <= `size`, and `summary` is not 0.
    fn residence(
        &self,
        _address: Address,
        _size: usize,
        _summary: usize,
        _sampling: usize,
    ) -> Result<Vec<Option<Location>>> {
        unsupported("tell where managed memory is")
    }
    /// Free and total bytes of the current device.
    fn memory_info(&self) -> Result<(usize, usize)> {
        unsupported("tell how much memory is free")
    }
}
