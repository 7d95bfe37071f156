// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory pools, and allocation from them in a stream's order.

use std::ffi::c_int;
use std::ptr;

use super::calls::CudaHandle;
use super::{Nvidia, convert, optional};
use crate::gpu::{
    Access, Address, HandleTypes, Location, Pool, PoolAttribute, PoolMemory, PoolPointer, PoolProperties, Pools,
    Result, Shareable, Stream,
};
use crate::share::handles::{NO_OWNER, POOLS};
use crate::share::shareable::{HandleBuffer, imported};

impl Pools for Nvidia {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        let mut address = 0;
        optional!(self, cuMemAllocAsync(&mut address, size, stream))?;
        Ok(Address(address))
    }

    fn allocate_from_pool(&self, size: usize, pool: Pool, stream: Stream) -> Result<Address> {
        let (pool, stream) = (convert::pool(pool)?, convert::stream(stream)?);
        self.enter()?;
        let mut address = 0;
        optional!(self, cuMemAllocFromPoolAsync(&mut address, size, pool, stream))?;
        Ok(Address(address))
    }

    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        optional!(self, cuMemFreeAsync(address.0, stream))
    }

    fn default_pool(&self, memory: PoolMemory) -> Result<Pool> {
        let mut pool = 0;
        match memory.device() {
            Ok(device) => optional!(self, cuDeviceGetDefaultMemPool(&mut pool, device))?,
            Err(_) => {
                let (kind, mut location) = convert::pool_memory(memory);
                optional!(self, cuMemGetDefaultMemPool(&mut pool, &mut location, kind))?;
            }
        }
        POOLS.created(pool, NO_OWNER);
        Ok(Pool(pool))
    }

    fn current_pool(&self, memory: PoolMemory) -> Result<Pool> {
        let mut pool = 0;
        match memory.device() {
            Ok(device) => optional!(self, cuDeviceGetMemPool(&mut pool, device))?,
            Err(_) => {
                let (kind, mut location) = convert::pool_memory(memory);
                optional!(self, cuMemGetMemPool(&mut pool, &mut location, kind))?;
            }
        }
        POOLS.created(pool, NO_OWNER);
        Ok(Pool(pool))
    }

    fn set_current_pool(&self, memory: PoolMemory, pool: Pool) -> Result<()> {
        let pool = convert::pool(pool)?;
        match memory.device() {
            Ok(device) => optional!(self, cuDeviceSetMemPool(device, pool)),
            Err(_) => {
                let (kind, mut location) = convert::pool_memory(memory);
                optional!(self, cuMemSetMemPool(&mut location, kind, pool))
            }
        }
    }

    fn create_pool(&self, properties: &PoolProperties) -> Result<Pool> {
        let properties = convert::pool_properties(properties);
        let mut pool = 0;
        optional!(self, cuMemPoolCreate(&mut pool, &properties))?;
        POOLS.created(pool, NO_OWNER);
        Ok(Pool(pool))
    }

    fn destroy_pool(&self, pool: Pool) -> Result<()> {
        let pool = convert::pool(pool)?;
        POOLS.destroy(pool, || optional!(self, cuMemPoolDestroy(pool)))
    }

    fn pool_attribute(&self, pool: Pool, attribute: PoolAttribute) -> Result<u64> {
        let pool = convert::pool(pool)?;
        let (number, is_int) = convert::pool_attribute(attribute);
        // Wide enough for both and zeroed, so that an int reads correctly.
        let mut value = 0_u64;
        optional!(self, cuMemPoolGetAttribute(pool, number, ptr::from_mut(&mut value).cast()))?;
        Ok(if is_int { value as u32 as u64 } else { value })
    }

    fn set_pool_attribute(&self, pool: Pool, attribute: PoolAttribute, value: u64) -> Result<()> {
        let pool = convert::pool(pool)?;
        let (number, is_int) = convert::pool_attribute(attribute);
        let (mut long, mut int) = (value, value as c_int);
        let value = if is_int { ptr::from_mut(&mut int).cast() } else { ptr::from_mut(&mut long).cast() };
        optional!(self, cuMemPoolSetAttribute(pool, number, value))
    }

    fn set_pool_access(&self, pool: Pool, accesses: &[(Location, Access)]) -> Result<()> {
        let pool = convert::pool(pool)?;
        let accesses = convert::accesses(accesses);
        optional!(self, cuMemPoolSetAccess(pool, accesses.as_ptr(), accesses.len()))
    }

    fn pool_access(&self, pool: Pool, location: Location) -> Result<Access> {
        let pool = convert::pool(pool)?;
        let (mut flags, mut location) = (0, convert::location(location));
        optional!(self, cuMemPoolGetAccess(&mut flags, pool, &mut location))?;
        Ok(convert::read_access(flags.into()))
    }

    fn trim_pool(&self, pool: Pool, keep: usize) -> Result<()> {
        let pool = convert::pool(pool)?;
        optional!(self, cuMemPoolTrimTo(pool, keep))
    }

    fn export_pool(&self, pool: Pool, handle_type: HandleTypes) -> Result<Shareable> {
        let pool = convert::pool(pool)?;
        let mut exported = HandleBuffer::empty();
        optional!(self, cuMemPoolExportToShareableHandle(exported.as_mut_ptr(), pool, handle_type.bits(), 0))?;
        Ok(exported.read(handle_type))
    }

    fn import_pool(&self, handle: &Shareable) -> Result<Pool> {
        let mut pool = 0;
        let kind = handle.handle_type().bits();
        optional!(self, cuMemPoolImportFromShareableHandle(&mut pool, imported(handle), kind, 0))
            .map_err(|error| self.import_refusal(error))?;
        POOLS.created(pool, NO_OWNER);
        Ok(Pool(pool))
    }

    fn export_pool_pointer(&self, address: Address) -> Result<PoolPointer> {
        let mut name = CudaHandle { reserved: [0; 64] };
        optional!(self, cuMemPoolExportPointer(&mut name, address.0))?;
        Ok(name.reserved)
    }

    fn import_pool_pointer(&self, pool: Pool, name: &PoolPointer) -> Result<Address> {
        let pool = convert::pool(pool)?;
        let mut name = CudaHandle { reserved: *name };
        let mut address = 0;
        optional!(self, cuMemPoolImportPointer(&mut address, pool, &mut name))?;
        Ok(Address(address))
    }
}
