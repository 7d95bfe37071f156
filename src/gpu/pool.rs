// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory pools, and allocation from them in a stream's order.

use super::{Access, Address, HandleTypes, Location, Pool, Result, Shareable, Stream, unsupported};

/// The memory that a pool hands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PoolMemory {
    /// Memory that stays at a location.
    Pinned(Location),
    /// Managed memory, and the location that it prefers.
    Managed(Option<Location>),
}

impl PoolMemory {
    /// Pinned memory of a device.
    pub const fn of_device(device: i32) -> PoolMemory {
        PoolMemory::Pinned(Location::Device(device))
    }

    /// Tells whether this is memory of a device.
    pub fn is_of_device(self) -> bool {
        matches!(self, PoolMemory::Pinned(Location::Device(_)))
    }

    /// Returns the device of a pool of device memory; Unsupported for other pools.
    pub fn device(self) -> Result<i32> {
        match self {
            PoolMemory::Pinned(Location::Device(device)) => Ok(device),
            PoolMemory::Pinned(_) => unsupported("have pools of host memory"),
            PoolMemory::Managed(_) => unsupported("have pools of managed memory"),
        }
    }
}

/// Properties of a pool to create.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolProperties {
    /// Its memory.
    pub memory: PoolMemory,
    /// The handle types it may be exported by; empty for a pool that stays in this process.
    pub handle_types: HandleTypes,
    /// The most bytes it may reserve; 0 leaves it to the back end.
    pub max_size: usize,
    /// The vendor's bits for special uses.
    pub usage: u16,
}

/// An attribute of a pool; some can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PoolAttribute {
    /// 1 when memory freed in one stream may be used in another that waits for it by an event.
    ReuseFollowEventDependencies,
    /// 1 when memory may be used again as soon as its free has run.
    ReuseAllowOpportunistic,
    /// 1 when the pool may make streams wait for each other so as to use memory again.
    ReuseAllowInternalDependencies,
    /// Bytes the pool keeps reserved when it could return memory to the system.
    ReleaseThreshold,
    /// Bytes reserved.
    ReservedCurrent,
    /// The most bytes reserved since this was set to 0, the only value it takes.
    ReservedHigh,
    /// Bytes allocated from it.
    UsedCurrent,
    /// The most bytes allocated since this was set to 0, the only value it takes.
    UsedHigh,
}

/// Bytes that name one allocation of a pool between processes.
pub type PoolPointer = [u8; 64];

/// Pools. An imported pool allocates nothing: it only imports what its exporter allocated. Sizes are bytes.
pub trait Pools {
    /// Allocates memory from the current device's pool that work queued on `stream` from now on may use. `size` is not
    /// 0.
    fn allocate_queued(&self, _size: usize, _stream: Stream) -> Result<Address> {
        unsupported("allocate in a stream's order")
    }
    /// Allocates memory from a given pool, ordered like [`Pools::allocate_queued`].
    fn allocate_from_pool(&self, _size: usize, _pool: Pool, _stream: Stream) -> Result<Address> {
        unsupported("allocate from a pool")
    }
    /// Frees memory, pool or plain device memory, once the work queued on `stream` so far is done.
    fn free_queued(&self, _address: Address, _stream: Stream) -> Result<()> {
        unsupported("free in a stream's order")
    }
    /// The pool that each kind of memory begins with; never destroyed.
    fn default_pool(&self, _memory: PoolMemory) -> Result<Pool> {
        unsupported("tell a device's pool")
    }
    /// The pool that was last set, or the default one. [`Pools::allocate_queued`] uses that of its device.
    fn current_pool(&self, _memory: PoolMemory) -> Result<Pool> {
        unsupported("tell a device's pool")
    }
    /// Sets the current pool; it must be of that memory and not imported.
    fn set_current_pool(&self, _memory: PoolMemory, _pool: Pool) -> Result<()> {
        unsupported("change a device's pool")
    }
    /// Creates a pool.
    fn create_pool(&self, _properties: &PoolProperties) -> Result<Pool> {
        unsupported("create a pool")
    }
    /// Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
    fn destroy_pool(&self, _pool: Pool) -> Result<()> {
        unsupported("destroy a pool")
    }
    /// An attribute of a pool; flags are 0 or 1.
    fn pool_attribute(&self, _pool: Pool, _attribute: PoolAttribute) -> Result<u64> {
        unsupported("tell about a pool")
    }
    /// Sets an attribute of a pool; InvalidValue for one that cannot be set.
    fn set_pool_attribute(&self, _pool: Pool, _attribute: PoolAttribute, _value: u64) -> Result<()> {
        unsupported("change a pool")
    }
    /// Sets the access of locations to a pool's memory. The pool's own device keeps full access.
    fn set_pool_access(&self, _pool: Pool, _accesses: &[(Location, Access)]) -> Result<()> {
        unsupported("set who may use a pool")
    }
    /// The access of a location to a pool's memory.
    fn pool_access(&self, _pool: Pool, _location: Location) -> Result<Access> {
        unsupported("tell who may use a pool")
    }
    /// Returns unused memory to the system, down to `keep` bytes held.
    fn trim_pool(&self, _pool: Pool, _keep: usize) -> Result<()> {
        unsupported("trim a pool")
    }
    /// Exports a handle by which another process may import the pool. InvalidValue for a kind it was not created for.
    fn export_pool(&self, _pool: Pool, _handle_type: HandleTypes) -> Result<Shareable> {
        unsupported("export a pool")
    }
    /// Imports a pool, even one of this process. DescriptorRefused for a file that is no pool of the back end.
    fn import_pool(&self, _handle: &Shareable) -> Result<Pool> {
        unsupported("import a pool")
    }
    /// The name of one allocation for other processes; InvalidValue unless `address` is the base of an exportable
    /// pool's allocation.
    fn export_pool_pointer(&self, _address: Address) -> Result<PoolPointer> {
        unsupported("export an allocation of a pool")
    }
    /// Maps an allocation by its name. InvalidValue for a name that is not one of the imported pool's allocations.
    /// Freed like any allocation, before its exporter frees it.
    fn import_pool_pointer(&self, _pool: Pool, _name: &PoolPointer) -> Result<Address> {
        unsupported("import an allocation of a pool")
    }
}
