// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory pools, and allocation from them in a stream's order.
//!
//! HIP dereferences any pointer passed as a pool, destroys default pools up to HIP 6, and exports any allocation as if
//! it were a pool's. So this back end tracks all pools, and the allocations of exportable ones.

use std::ffi::c_int;
use std::os::fd::RawFd;
use std::ptr;
use std::sync::{Arc, MutexGuard};

use super::calls::HipHandle;
use super::convert::AbiVersion;
use super::{Amd, convert, optional};
use crate::backend::refuse_host_handle;
use crate::gpu::{
    Access, Address, Error, HandleTypes, Kind, Location, MemoryKind, PointerInfo, Pool, PoolAttribute, PoolMemory,
    PoolPointer, PoolProperties, Pools, Result, Shareable, Stream, Streams,
};
use crate::os::descriptor;
use crate::os::lock::lock;
use crate::os::map::{self, Map, Text};
use crate::os::thread::Uncancelled;
use crate::share::shareable::{self, HandleBuffer, imported};

/// The pools of this process, and the allocations of shared ones.
#[derive(Default)]
pub struct PoolTables {
    pools: Map<usize, PoolState>,
    /// The exportable pools that the program has set for devices, by device.
    chosen: Map<i32, usize>,
    /// Allocations from exportable pools, and imported ones, by their first address.
    allocations: Map<usize, Allocation>,
    /// Imported allocations by pool and name. Another import of one returns the same address.
    names: Map<NameInPool, usize>,
    /// Set once imported memory stays mapped although the program has freed it.
    has_kept: bool,
    /// The names at the addresses that HIP has got, by pool.
    ///
    /// HIP keeps the address alone, and reads it when a further device gets access, also for memory that is freed and
    /// still in the pool. So they stay as long as the pool, and its last allocation.
    given: Map<NameInPool, GivenName>,
}

#[derive(Clone, Copy, PartialEq)]
struct NameInPool(usize, PoolPointer);

impl map::Key for NameInPool {
    type Number = Text;

    fn number(self) -> Text {
        map::text(&self.1, [self.0 as u64, 0, 0])
    }
}

/// A name at the address that HIP has got.
struct GivenName {
    name: Arc<HipHandle>,
    /// True once HIP has imported memory by it.
    is_used: bool,
}

#[derive(Clone, Copy)]
struct PoolState {
    /// -1 for an imported pool, whose device HIP chooses.
    device: i32,
    handle_types: HandleTypes,
    is_default: bool,
    is_imported: bool,
}

struct Allocation {
    pool: usize,
    /// The name it was imported by.
    name: Option<PoolPointer>,
    /// Bytes of imported memory. Once a second device has used it, HIP tells that device's range instead.
    size: usize,
}

impl PoolTables {
    fn get(&self, pool: Pool) -> Result<PoolState> {
        let pool = self.pools.get(&pool.0).copied();
        pool.ok_or_else(|| Kind::InvalidValue.because("the handle names no pool"))
    }

    fn remove(&mut self, address: usize) -> Option<Allocation> {
        let allocation = self.allocations.remove(&address)?;
        if let Some(name) = allocation.name {
            self.names.remove(&NameInPool(allocation.pool, name));
        }
        self.release_names();
        Some(allocation)
    }

    /// Releases the names of pools that are gone, with all of their allocations.
    fn release_names(&mut self) {
        let (pools, allocations) = (&self.pools, &self.allocations);
        let is_used =
            |pool: usize| pools.contains_key(&pool) || allocations.values().any(|allocation| allocation.pool == pool);
        if self.given.keys().any(|NameInPool(pool, _)| !pools.contains_key(pool)) {
            self.given.retain(|NameInPool(pool, _), _| is_used(*pool));
        }
    }

    fn insert(&mut self, address: usize, allocation: Allocation) {
        if let Some(name) = allocation.name {
            self.names.insert(NameInPool(allocation.pool, name), address);
        }
        self.allocations.insert(address, allocation);
    }
}

impl Amd {
    fn pool_tables(&self) -> MutexGuard<'_, PoolTables> {
        lock(&self.pools)
    }

    fn pool(&self, pool: Pool) -> Result<PoolState> {
        self.pool_tables().get(pool)
    }

    /// Removes a device's pools, which its reset has destroyed.
    pub(super) fn clear_pools(&self, device: i32) {
        let tables = &mut *self.pool_tables();
        tables.chosen.remove(&device);
        // HIP does not report the device of an imported pool.
        tables.pools.retain(|_, pool| pool.device != device && !pool.is_imported);
        let pools = &tables.pools;
        tables.allocations.retain(|_, allocation| pools.contains_key(&allocation.pool));
        tables.names.retain(|NameInPool(pool, _), _| pools.contains_key(pool));
        tables.release_names();
    }

    /// Completes HIP's description of device memory with that of an exportable pool's allocation.
    pub(super) fn add_pool(&self, info: &mut PointerInfo) {
        let tables = self.pool_tables();
        let Some(allocation) = tables.allocations.get(&info.base.0) else { return };
        info.kind = MemoryKind::Pool;
        info.exportable = false;
        info.imported = allocation.name.is_some();
        info.pool = Some(Pool(allocation.pool));
        info.handle_types = tables.pools.get(&allocation.pool).map_or(info.handle_types, |pool| pool.handle_types);
    }

    /// Returns true for the address of an imported allocation.
    pub(super) fn is_imported_from_pool(&self, address: Address) -> bool {
        self.pool_tables().allocations.get(&address.0).is_some_and(|allocation| allocation.name.is_some())
    }

    /// The imported allocation of a pool that an address lies in: base and bytes.
    pub(super) fn imported_range(&self, address: Address) -> Option<(usize, usize)> {
        let tables = self.pool_tables();
        let (base, allocation) = tables.allocations.range(..=address.0).next_back()?;
        (address.0 - base < allocation.size).then_some((*base, allocation.size))
    }

    /// Returns true for an imported allocation that HIP has mapped for a second device, and tells that mapping of.
    fn has_moved(&self, address: Address) -> Result<bool> {
        Ok(self.told_range(address)?.is_some_and(|(base, _)| base != address.0))
    }

    /// Unsupported where a reset would end the process: HIP releases imported memory that a second device has used.
    pub(super) fn check_reset(&self) -> Result<()> {
        let (has_kept, imported) = {
            let tables = self.pool_tables();
            let imported = tables.allocations.iter().filter(|(_, allocation)| allocation.name.is_some());
            (tables.has_kept, imported.map(|(address, _)| Address(*address)).collect::<Vec<_>>())
        };
        for address in imported {
            if self.has_moved(address)? {
                return Err(kept_memory());
            }
        }
        if has_kept { Err(kept_memory()) } else { Ok(()) }
    }

    /// Ends an imported allocation, which HIP is not told of where that would end the process.
    fn free_imported(&self, address: Address, stream: usize) -> Result<()> {
        // HIP has mapped it for a second device, at another address, and looks for that when it has freed the first.
        if self.has_moved(address)? {
            let mut tables = self.pool_tables();
            tables.remove(address.0);
            tables.has_kept = true;
            drop(tables);
            log::warn!(
                "imported memory of a pool at {:#x} stays mapped until the process ends: HIP would end the process, as a second \
                 device has used it",
                address.0
            );
            return Ok(());
        }
        self.free_tracked(address, || optional!(self, hipFreeAsync(address.0, stream)))
    }

    /// Frees memory. Its entries are removed first, since another thread may get its address at once.
    pub(super) fn free_tracked(&self, address: Address, free: impl FnOnce() -> Result<()>) -> Result<()> {
        self.refuse_reserved(address)?;
        let (allocation, buffer) = (self.pool_tables().remove(address.0), self.remove_buffer(address));
        free().inspect_err(|_| {
            if let Some(buffer) = buffer {
                self.insert_buffer(address, buffer);
            }
            if let Some(allocation) = allocation {
                self.pool_tables().insert(address.0, allocation);
            }
        })
    }

    /// Records an allocation if its pool is exportable. Up to HIP 6 the address is NULL when memory is exhausted.
    fn allocated(&self, address: usize, size: usize, pool: Option<usize>) -> Result<Address> {
        if address == 0 {
            return Err(Kind::OutOfMemory.because(format!("HIP gave no address for {size} bytes")));
        }
        self.is_no_buffer(address);
        if let Some(pool) = pool {
            self.pool_tables().insert(address, Allocation { pool, name: None, size: 0 });
        }
        Ok(Address(address))
    }

    /// The exportable pool, if any, that stream-ordered allocations come from.
    fn chosen(&self, stream: Stream) -> Result<Option<usize>> {
        if self.pool_tables().chosen.is_empty() {
            return Ok(None);
        }
        let device = self.stream_device(stream)?;
        Ok(self.pool_tables().chosen.get(&device).copied())
    }
}

fn kept_memory() -> Error {
    Kind::Unsupported.because("HIP would end the process: imported memory of a pool was used by a second device")
}

/// Returns true if a file can be a pool of HIP: a small shared file. HIP maps and reads any file that it gets.
fn can_be_pool(file: RawFd) -> bool {
    const MAX_SIZE: i64 = 1 << 16;
    // SAFETY: a plain question about a descriptor.
    let flags = unsafe { libc::fcntl(file, libc::F_GETFL) };
    let regular = |status: libc::stat| status.st_mode & libc::S_IFMT == libc::S_IFREG;
    flags & libc::O_ACCMODE == libc::O_RDWR
        && descriptor::status(file).is_ok_and(|status| regular(status) && (1..=MAX_SIZE).contains(&status.st_size))
}

impl Pools for Amd {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> {
        let pool = self.chosen(stream)?;
        let stream = convert::stream(stream)?;
        let mut address = 0;
        if self.abi == AbiVersion::Five && stream == 0 {
            // HIP 5.2's hipMallocAsync ends the process for the null stream.
            let (device, mut current) = (self.device()?, 0);
            optional!(self, hipDeviceGetMemPool(&mut current, device))?;
            optional!(self, hipMallocFromPoolAsync(&mut address, size, current, stream))
        } else {
            optional!(self, hipMallocAsync(&mut address, size, stream))
        }?;
        self.allocated(address, size, pool)
    }

    fn allocate_from_pool(&self, size: usize, pool: Pool, stream: Stream) -> Result<Address> {
        let stream = convert::stream(stream)?;
        let state = self.pool(pool)?;
        if state.is_imported {
            return Err(Kind::InvalidValue.because("an imported pool allocates nothing; its exporter does"));
        }
        let mut address = 0;
        optional!(self, hipMallocFromPoolAsync(&mut address, size, pool.0, stream))?;
        self.allocated(address, size, (!state.handle_types.is_empty()).then_some(pool.0))
    }

    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> {
        let stream = convert::stream(stream)?;
        if self.is_imported_from_pool(address) {
            return self.free_imported(address, stream);
        }
        self.require_own(address)?;
        self.free_tracked(address, || optional!(self, hipFreeAsync(address.0, stream)))
    }

    fn default_pool(&self, memory: PoolMemory) -> Result<Pool> {
        let (device, mut pool) = (memory.device()?, 0);
        optional!(self, hipDeviceGetDefaultMemPool(&mut pool, device))?;
        let handle_types = HandleTypes::empty();
        let default = PoolState { device, handle_types, is_default: true, is_imported: false };
        self.pool_tables().pools.insert(pool, default);
        Ok(Pool(pool))
    }

    fn current_pool(&self, memory: PoolMemory) -> Result<Pool> {
        let (device, mut pool) = (memory.device()?, 0);
        optional!(self, hipDeviceGetMemPool(&mut pool, device))?;
        if self.pool(Pool(pool)).is_err() && self.default_pool(memory)?.0 != pool {
            // Created outside this library.
            let handle_types = HandleTypes::empty();
            let foreign = PoolState { device, handle_types, is_default: false, is_imported: false };
            self.pool_tables().pools.insert(pool, foreign);
        }
        Ok(Pool(pool))
    }

    fn set_current_pool(&self, memory: PoolMemory, pool: Pool) -> Result<()> {
        let (device, state) = (memory.device()?, self.pool(pool)?);
        if state.is_imported || state.device != device {
            return Err(Kind::InvalidValue.because("the pool was imported, or is another device's"));
        }
        optional!(self, hipDeviceSetMemPool(device, pool.0))?;
        let chosen = &mut self.pool_tables().chosen;
        if state.handle_types.is_empty() {
            chosen.remove(&device)
        } else {
            chosen.insert(device, pool.0)
        };
        Ok(())
    }

    fn create_pool(&self, properties: &PoolProperties) -> Result<Pool> {
        let device = properties.memory.device()?;
        let native = convert::pool_properties(properties, self.version)?;
        let mut pool = 0;
        optional!(self, hipMemPoolCreate(&mut pool, &native))?;
        let handle_types = properties.handle_types;
        let created = PoolState { device, handle_types, is_default: false, is_imported: false };
        self.pool_tables().pools.insert(pool, created);
        Ok(Pool(pool))
    }

    fn destroy_pool(&self, pool: Pool) -> Result<()> {
        let destroyed = {
            let mut tables = self.pool_tables();
            let state = tables.get(pool)?;
            if state.is_default {
                return Err(Kind::InvalidValue.because("a device's default pool cannot be destroyed"));
            }
            tables.pools.remove(&pool.0);
            state
        };
        optional!(self, hipMemPoolDestroy(pool.0)).inspect_err(|_| {
            self.pool_tables().pools.insert(pool.0, destroyed);
        })?;
        let mut tables = self.pool_tables();
        tables.chosen.retain(|_, chosen| *chosen != pool.0);
        tables.release_names();
        Ok(())
    }

    fn pool_attribute(&self, pool: Pool, attribute: PoolAttribute) -> Result<u64> {
        self.pool(pool)?;
        let (number, is_int) = convert::pool_attribute(attribute);
        // Wide enough for both and zero, so that an int reads right.
        let mut value = 0_u64;
        optional!(self, hipMemPoolGetAttribute(pool.0, number, ptr::from_mut(&mut value).cast()))?;
        Ok(if is_int { value as u32 as u64 } else { value })
    }

    fn set_pool_attribute(&self, pool: Pool, attribute: PoolAttribute, value: u64) -> Result<()> {
        self.pool(pool)?;
        let (number, is_int) = convert::pool_attribute(attribute);
        let (mut long, mut int) = (value, value as c_int);
        let value = if is_int { ptr::from_mut(&mut int).cast() } else { ptr::from_mut(&mut long).cast() };
        optional!(self, hipMemPoolSetAttribute(pool.0, number, value))
    }

    fn set_pool_access(&self, pool: Pool, accesses: &[(Location, Access)]) -> Result<()> {
        let home = Location::Device(self.pool(pool)?.device);
        // Up to HIP 6 such a request succeeds without effect.
        if accesses.iter().any(|(location, access)| *location == home && *access != Access::ReadWrite) {
            return Err(Kind::InvalidDevice.because("the pool's own device keeps all rights"));
        }
        let accesses = convert::accesses(accesses, self.version)?;
        optional!(self, hipMemPoolSetAccess(pool.0, accesses.as_ptr(), accesses.len()))
    }

    fn pool_access(&self, pool: Pool, location: Location) -> Result<Access> {
        self.pool(pool)?;
        let (mut flags, mut location) = (0, convert::location(location, self.version)?);
        optional!(self, hipMemPoolGetAccess(&mut flags, pool.0, &mut location))?;
        Ok(convert::read_access(flags.into()))
    }

    fn trim_pool(&self, pool: Pool, keep: usize) -> Result<()> {
        self.pool(pool)?;
        optional!(self, hipMemPoolTrimTo(pool.0, keep))
    }

    fn export_pool(&self, pool: Pool, handle_type: HandleTypes) -> Result<Shareable> {
        let state = self.pool(pool)?;
        if handle_type.is_empty() || !state.handle_types.contains(handle_type) {
            return Err(Kind::InvalidValue.because("the pool was not created to be exported by such a handle"));
        }
        let mut exported = HandleBuffer::empty();
        let handle = exported.as_mut_ptr();
        optional!(self, hipMemPoolExportToShareableHandle(handle, pool.0, handle_type.bits(), 0))?;
        match exported.read(handle_type) {
            // HIP keeps its descriptor, and returns the same one each time.
            Shareable::Descriptor(descriptor) => Ok(Shareable::Descriptor(descriptor::give(descriptor)?)),
            other => Ok(other),
        }
    }

    fn import_pool(&self, handle: &Shareable) -> Result<Pool> {
        let Shareable::Descriptor(descriptor) = *handle else {
            return Err(Kind::Unsupported.because("HIP imports pools by descriptors only"));
        };
        let _uncancelled = Uncancelled::new();
        let copy = shareable::take(descriptor)?;
        let refused = |why: String| Kind::DescriptorRefused.because(why);
        if !can_be_pool(copy.descriptor()?) {
            return Err(refused(format!("file descriptor {descriptor} is not a pool of HIP's")));
        }
        let mut pool = 0;
        let (handle, kind) = (imported(&Shareable::Descriptor(copy.descriptor()?)), HandleTypes::DESCRIPTOR.bits());
        optional!(self, hipMemPoolImportFromShareableHandle(&mut pool, handle, kind, 0)).map_err(
            |error| match error.kind() {
                Kind::InvalidValue | Kind::OutOfMemory => refused(error.to_string()),
                _ => error,
            },
        )?;
        let handle_types = HandleTypes::empty();
        let imported = PoolState { device: -1, handle_types, is_default: false, is_imported: true };
        self.pool_tables().pools.insert(pool, imported);
        Ok(Pool(pool))
    }

    fn export_pool_pointer(&self, address: Address) -> Result<PoolPointer> {
        if self.pool_tables().allocations.get(&address.0).is_none_or(|allocation| allocation.name.is_some()) {
            let why = "the address is not the start of an allocation of a pool that can be exported";
            return Err(Kind::InvalidValue.because(why));
        }
        // HIP leaves the rest of the bytes as they are.
        let mut name = HipHandle { reserved: [0; 64] };
        optional!(self, hipMemPoolExportPointer(&mut name, address.0))?;
        Ok(name.reserved)
    }

    fn import_pool_pointer(&self, pool: Pool, name: &PoolPointer) -> Result<Address> {
        let refused = |why: String| Kind::InvalidValue.because(why);
        let key = NameInPool(pool.0, *name);
        let given = {
            let mut tables = self.pool_tables();
            if !tables.get(pool)?.is_imported {
                return Err(Kind::InvalidValue.because("the pool was not imported"));
            }
            if let Some(address) = tables.names.get(&key) {
                return Ok(Address(*address));
            }
            refuse_host_handle(name).map_err(|error| refused(error.to_string()))?;
            let fresh = || GivenName { name: Arc::new(HipHandle { reserved: *name }), is_used: false };
            Arc::clone(&tables.given.entry(key).or_insert_with(fresh).name)
        };
        let mut address = 0;
        // HIP only reads the name.
        let outcome = optional!(self, hipMemPoolImportPointer(&mut address, pool.0, Arc::as_ptr(&given).cast_mut()));
        let told = if outcome.is_ok() { self.told_range(Address(address)).ok().flatten() } else { None };
        let size = told.map_or(0, |(_, size)| size);
        let mut tables = self.pool_tables();
        if let Err(error) = outcome {
            // Held by the table and here: no other import by it is under way.
            let is_last = Arc::strong_count(&given) == 2;
            if tables.given.get(&key).is_some_and(|known| is_last && !known.is_used) {
                tables.given.remove(&key);
            }
            return Err(match error.kind() {
                Kind::OutOfMemory => refused(error.to_string()),
                _ => error,
            });
        }
        if let Some(known) = tables.given.get_mut(&key) {
            known.is_used = true;
        }
        tables.insert(address, Allocation { pool: pool.0, name: Some(*name), size });
        Ok(Address(address))
    }
}
