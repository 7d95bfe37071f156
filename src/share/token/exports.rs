// SPDX-License-Identifier: MIT OR Apache-2.0
//! The owner's side: what this process has exported by tokens, and its end.
//!
//! Each exported object has one record, by its address, for all its tokens. A record ends when the object is freed
//! through this library, in any dialect ([`crate::share::ends`]), or when an export finds another object at its address:
//! the vendor's number of the buffer tells them apart. With the record its slot in the register is cleared, which makes
//! its tokens stale everywhere; nobody is waited for.

use std::ops::Range;
use std::os::fd::{FromRawFd, OwnedFd};

use super::shared::SharedValues;
use super::{SIZE, Token, Way, imports, lives_without, name_of, names};
use crate::gpu::{
    Address, Context, Error, Event, Gpu, HANDLE_SIZE, HandleTypes, IpcHandle, Kind, MemoryKind, Physical, PointerInfo,
    Pool, Result, Shareable,
};
use crate::os::descriptor::{self, Kept};
use crate::os::lock::LockedMap;
use crate::os::map::{Map, Set};
use crate::os::process;
use crate::share::broker::{self, Importers, Offer, PAYLOAD};
use crate::share::register::{ObjectId, Register};

/// An exported object, by its first address, or the event.
///
/// One that is withdrawn may be about to end: its tokens are stale unless it is restored.
#[derive(Clone)]
pub struct ExportRecord {
    address: usize,
    way: Way,
    id: ObjectId,
    device: i32,
    /// The context with which the object ends, as far as is known.
    context: Option<Context>,
    size: usize,
    /// The vendor's number of the buffer; of physical memory its handle, of which the record has a reference.
    identity: u64,
    handle: IpcHandle,
    /// The broker's handle of the descriptor, or 0.
    offer: u64,
    pool: Option<Pool>,
    gpu: &'static dyn Gpu,
}

/// The records by first address, or by event. No call of a back end runs under the lock.
type ExportRecords = Map<usize, ExportRecord>;

static EXPORTS: LockedMap<Map<usize, ExportRecord>> = LockedMap::empty(Map::new());

/// The broker's handles of the pools that records are of.
static POOLS: SharedValues<Pool, u64> = SharedValues::empty();

/// Returns true where nothing is exported; a forked child exports nothing.
#[inline]
pub fn is_empty() -> bool {
    EXPORTS.is_empty() || process::is_forked()
}

/// Returns true if another process has memory of this one open by a token, as far as is known.
pub fn is_open_elsewhere(address: Address) -> bool {
    let records = EXPORTS.look();
    let record = records.range(..=address.0).next_back();
    let record = record.filter(|(base, record)| record.way != Way::Event && address.0 - *base < record.size.max(1));
    record.is_some_and(|(_, record)| Register::existing().is_some_and(|register| register.is_used(record.id)))
}

/// The back end of what is exported, if anything is.
pub fn back_end() -> Option<&'static dyn Gpu> {
    EXPORTS.look().values().next().map(|record| record.gpu)
}

/// Withdraws the records of objects at these addresses.
pub fn withdraw(addresses: Range<usize>, is_meant: impl Fn(&ExportRecord) -> bool) -> Vec<ExportRecord> {
    let is_meant = |_: &usize, record: &mut ExportRecord| is_meant(record);
    let taken: Vec<_> =
        EXPORTS.change(|records| records.extract_if(addresses, is_meant).map(|taken| taken.1).collect());
    taken.iter().for_each(ExportRecord::retire);
    taken
}

/// Withdraws the memory of a pool: tokens need the pool.
pub fn withdraw_pool(pool: usize) -> Vec<ExportRecord> {
    withdraw(0..usize::MAX, |record| record.pool == Some(Pool(pool)))
}

/// Withdraws what may end with a device's primary context, but for the objects of contexts that go on.
pub fn withdraw_primary(gpu: &dyn Gpu, device: i32) -> Vec<ExportRecord> {
    let of_device = |record: &&ExportRecord| record.is_of(device);
    // A statement of its own: the lock must not be held behind it.
    let contexts: Set<Context> = EXPORTS.look().values().filter(of_device).filter_map(|one| one.context).collect();
    let living: Vec<Context> = contexts.iter().filter(|context| lives_without(gpu, device, *context)).collect();
    let is_inside = |record: &ExportRecord| record.context.is_some_and(|context| living.contains(&context));
    withdraw(0..usize::MAX, |record| record.is_of(device) && !is_inside(record))
}

impl ExportRecord {
    /// Makes its tokens good again: the object is still there. What was exported anew meanwhile replaces it.
    pub fn restore(self) {
        let replaced = EXPORTS.change(|records| {
            if records.contains_key(&self.address) {
                return Some(self);
            }
            // Under the lock: once the record is in the table another thread may withdraw it.
            _ = Register::existing().map(|register| register.restore(self.id));
            records.insert(self.address, self)
        });
        _ = replaced.map(ExportRecord::end);
    }

    /// Returns true if the back end finds the same memory at the address.
    ///
    /// Of events, and of memory that belongs to nothing but its handle, nobody tells.
    pub fn is_found(&self) -> bool {
        let is_same = |info: PointerInfo| {
            let is_same = self.identity == 0 || info.id == self.identity;
            (info.base.0, info.size) == (self.address, self.size) && is_same
        };
        self.is_memory() && self.gpu.pointer_info(Address(self.address)).is_ok_and(|info| info.is_some_and(is_same))
    }

    /// Returns true for memory that the vendor gives a number of its own.
    pub fn is_numbered(&self) -> bool {
        self.identity != 0
    }

    /// Returns true for what the runtime frees by its address, which may report the failure of earlier work instead.
    pub fn is_memory(&self) -> bool {
        matches!(self.way, Way::Handle | Way::Pool)
    }

    /// Returns true for an object that may end with a device. Physical memory belongs to no context.
    pub fn is_of(&self, device: i32) -> bool {
        self.device == device && self.way != Way::Physical
    }

    /// Returns true for an object that ends with a context. Memory of pools belongs to the device.
    pub fn is_in(&self, context: Context) -> bool {
        self.context == Some(context) && matches!(self.way, Way::Handle | Way::Event)
    }

    /// Retires a record that is in the table no more.
    fn retire(&self) {
        if let Some(register) = Register::existing() {
            register.retire(self.id);
        }
    }

    /// Ends a record that is in the table no more, or never was: the object is gone.
    pub fn end(self) {
        self.retire();
        if let Some(register) = Register::existing() {
            register.reclaim(self.id);
        }
        imports::retire_own(self.id.serial);
        names::withdraw(self.id);
        self.release();
    }

    /// Releases what keeps the object for importers. No failure leaves anything to be done.
    fn release(&self) {
        match self.way {
            Way::Handle | Way::Event => {}
            // What the broker holds is a reference to the memory, too.
            Way::Physical => {
                _ = broker::withdraw(self.offer);
                _ = self.gpu.release_physical(Physical(self.identity as usize));
            }
            Way::Pool => _ = self.pool.map(release_pool),
        }
    }
}

fn release_pool(pool: Pool) {
    _ = POOLS.release(pool).map(broker::withdraw);
}

pub fn not_shareable(what: &str, instead: &str) -> Error {
    Kind::Unsupported.because(format!("{what} cannot be shared between processes: {instead}"))
}

/// Makes the token of `size` bytes of device memory from `address` on.
///
/// 0 stands for all up to the end of the allocation. InvalidValue for what is not device memory as a whole, Unsupported
/// for memory that cannot be shared.
pub fn export(gpu: &'static dyn Gpu, address: Address, size: usize) -> Result<[u8; SIZE]> {
    if let Some(token) = imports::token_at(address.0, size)? {
        return Ok(token);
    }
    let Some(info) = gpu.pointer_info(address)? else {
        let why = format!("{:#x} is not in memory of a device: freed, never allocated, or the host's own", address.0);
        return Err(Kind::InvalidValue.because(why));
    };
    let (offset, extent) = part(address.0 - info.base.0, size, info.size)?;
    let way = way(&info)?;
    // Of mapped memory the vendor's number is that of the addresses, so its handle identifies it: the record's reference
    // keeps that from being used again.
    let identity = match way {
        Way::Physical => gpu.retain_physical(info.base)?.0 as u64,
        _ => info.id,
    };
    let is_same = |known: &ExportRecord| known.way == way && known.size == info.size && known.identity == identity;
    let known =
        |records: &ExportRecords| records.get(&info.base.0).filter(|known| identity != 0 && is_same(known)).cloned();
    // A statement of its own: the lock must not be held behind it.
    let found = known(&EXPORTS.look());
    let known = match found {
        Some(mut found) => {
            match way {
                Way::Physical => gpu.release_physical(Physical(identity as usize))?,
                Way::Handle if !gpu.has_lasting_handles() => {
                    found.handle = gpu.export_memory(info.base)?;
                    EXPORTS.change(|records| {
                        let record = records.get_mut(&info.base.0).filter(|record| record.id == found.id);
                        _ = record.map(|record| record.handle = found.handle);
                    });
                }
                _ => {}
            }
            found
        }
        None => enter(record(gpu, &info, way, identity)?, known),
    };
    Ok(Token { offset, extent, ..token(&known)? }.write())
}

/// The offset and extent of a part of an allocation; InvalidValue where it is not whole in it.
pub fn part(offset: usize, size: usize, whole: usize) -> Result<(u64, u64)> {
    let extent = if size == 0 { whole - offset } else { size };
    if extent > whole - offset {
        let why = format!(
            "{size} bytes from offset {offset} run past the end of an allocation of {whole} bytes: a token names memory \
             of one allocation"
        );
        return Err(Kind::InvalidValue.because(why));
    }
    Ok((offset as u64, extent as u64))
}

/// Makes the token of an event. EventNotShareable if it was created without the interprocess flag.
pub fn export_event(gpu: &'static dyn Gpu, event: Event) -> Result<[u8; SIZE]> {
    if let Some(token) = imports::token_of_event(event) {
        return Ok(token);
    }
    let handle = gpu.export_event(event).map_err(|error| match error.kind() {
        Kind::EventNotShareable => Kind::EventNotShareable.because(
            "the event was created without hipEventInterprocess | hipEventDisableTiming, so it cannot be shared",
        ),
        _ => error,
    })?;
    let is_same = |known: &&ExportRecord| known.way == Way::Event && known.handle == handle;
    let known = |records: &ExportRecords| records.get(&event.0).filter(is_same).cloned();
    let found = known(&EXPORTS.look());
    let known = match found {
        Some(found) => found,
        None => {
            let (device, context, id) = (gpu.device()?, gpu.current_context()?, Register::own()?.enter()?);
            let fresh = ExportRecord {
                address: event.0,
                way: Way::Event,
                id,
                device,
                context,
                size: 0,
                identity: 0,
                handle,
                offer: 0,
                pool: None,
                gpu,
            };
            enter(fresh, known)
        }
    };
    Ok(token(&known)?.write())
}

fn token(record: &ExportRecord) -> Result<Token> {
    let ExportRecord { address, way, id, device, size, identity, handle, offer, gpu, .. } = *record;
    Ok(Token {
        device,
        register: Register::own()?.handle,
        serial: id.serial,
        slot: id.slot,
        back_end: name_of(gpu),
        uuid: gpu.uuid(device).unwrap_or_default(),
        base: address as u64,
        size: size as u64,
        identity,
        descriptor: offer,
        handle,
        ..Token::new(way)
    })
}

/// Enters a record, unless another thread was faster. What is recorded of another object at the address ends.
fn enter(fresh: ExportRecord, known: impl Fn(&ExportRecords) -> Option<ExportRecord>) -> ExportRecord {
    let (entered, ended) = EXPORTS.change(|records| match known(records) {
        Some(known) => (known, Some(fresh)),
        None => (fresh.clone(), records.insert(fresh.address, fresh)),
    });
    ended.into_iter().for_each(ExportRecord::end);
    entered
}

/// The way in which memory is shared. Unsupported for memory that cannot be.
fn way(info: &PointerInfo) -> Result<Way> {
    const ALLOCATE: &str = "allocate with hipMalloc, cudaMalloc, cuMemAlloc or aclrtMalloc";
    const REGISTER: &str = "allocate device memory, or share a file (shm_open, mmap) that each process registers";
    let is_by_descriptor = info.handle_types.contains(HandleTypes::DESCRIPTOR);
    Err(match info.kind {
        MemoryKind::Managed => not_shareable("managed memory", ALLOCATE),
        MemoryKind::Host => not_shareable("pinned host memory", REGISTER),
        MemoryKind::Registered => not_shareable("registered host memory", REGISTER),
        MemoryKind::Device | MemoryKind::Pool if info.imported => not_shareable(
            "memory that was opened from another process by the vendor's handle",
            "pass its owner's token on, or import it by a token",
        ),
        MemoryKind::Device if info.exportable => return Ok(Way::Handle),
        MemoryKind::Device if info.reservation.is_some() && is_by_descriptor => return Ok(Way::Physical),
        MemoryKind::Device if info.reservation.is_some() => not_shareable(
            "physical memory that was created without a handle type, or imported",
            "create it with the handle type of file descriptors (hipMemHandleTypePosixFileDescriptor, \
             CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)",
        ),
        MemoryKind::Device => not_shareable("memory of another interface (external memory, graphics)", ALLOCATE),
        MemoryKind::Pool if is_by_descriptor => return Ok(Way::Pool),
        MemoryKind::Pool => not_shareable(
            "memory of a pool without a handle type, such as each device's default pool,",
            "allocate with hipMalloc or cudaMalloc, or from a pool created with the handle type of file descriptors",
        ),
    })
}

/// A record of memory. It takes over the reference to physical memory.
fn record(gpu: &'static dyn Gpu, info: &PointerInfo, way: Way, identity: u64) -> Result<ExportRecord> {
    let (device, size) = (info.device, info.size);
    let mut handle = [0; HANDLE_SIZE];
    let mut offered = 0;
    match way {
        Way::Physical => {
            let memory = Physical(identity as usize);
            let exported = gpu.export_physical(memory, HandleTypes::DESCRIPTOR).and_then(offer);
            offered = exported.inspect_err(|_| _ = gpu.release_physical(memory))?;
        }
        Way::Pool => {
            // First the pool, as CUDA's documentation has it: the driver may refuse to name memory of a pool that is not
            // exported.
            let none = || Kind::InvalidValue.because("the back end does not tell the memory's pool");
            let pool = info.pool.ok_or_else(none)?;
            let export = || gpu.export_pool(pool, HandleTypes::DESCRIPTOR).and_then(offer);
            offered = POOLS.open(pool, export, broker::withdraw)?;
            handle = gpu.export_pool_pointer(info.base).inspect_err(|_| release_pool(pool))?;
        }
        Way::Handle | Way::Event => {
            handle = gpu.export_memory(info.base).map_err(|error| match error.kind() {
                // What a native program has opened or taken from a pool is not always known as such.
                Kind::InvalidValue => Kind::Unsupported.because(format!(
                    "the vendor has no handle for this memory, such as that of a pool (hipMallocAsync), or memory that was \
                     opened from another process by the vendor's handle: allocate with hipMalloc ({error})"
                )),
                _ => error,
            })?;
        }
    }
    let mut record = ExportRecord {
        address: info.base.0,
        way,
        id: ObjectId { slot: 0, serial: 0 },
        device,
        context: info.context,
        size,
        identity,
        handle,
        offer: offered,
        pool: if way == Way::Pool { info.pool } else { None },
        gpu,
    };
    record.id = Register::own().and_then(Register::enter).inspect_err(|_| record.release())?;
    Ok(record)
}

/// Offers a descriptor that a back end has exported.
fn offer(exported: Shareable) -> Result<u64> {
    let Shareable::Descriptor(exported) = exported else {
        return Err(Kind::Unsupported.because("the back end in use gives no file descriptors"));
    };
    // SAFETY: the export passed ownership of it.
    let exported = descriptor::out_of_the_way(unsafe { OwnedFd::from_raw_fd(exported) });
    broker::offer(Offer { descriptor: Some(Kept::new(exported)?), payload: [0; PAYLOAD] }, Importers::Any)
}

/// Tells if this process's object is still alive, and returns its address.
pub fn own(token: &Token) -> Result<Address> {
    let (records, base) = (EXPORTS.look(), Address(token.base as usize));
    let is_meant = |record: &&ExportRecord| record.id == token.id() && record.size as u64 == token.size;
    let record = records.get(&base.0).filter(is_meant);
    let gone = || Kind::HandleStale.because("this process has freed what the token names");
    record.map(|_| base).ok_or_else(gone)
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::sync::{Mutex, MutexGuard};

    use super::*;
    use crate::backend::host;
    use crate::gpu::{Access, EventFlags, Location, PhysicalProperties, PoolMemory, PoolProperties, Stream, kind};
    use crate::os::forked;
    use crate::os::lock::lock;
    use crate::share::ends;
    use crate::share::register::Owner;

    const SIZE: usize = 100_000;
    fn gpu() -> &'static dyn Gpu {
        host::open().expect("the host back end opens")
    }

    fn destroy(pool: Pool) {
        ends::pool(pool.0).with(|| gpu().destroy_pool(pool)).expect("a pool");
    }

    /// A pool with addresses of its own.
    fn pool() -> Pool {
        let properties = PoolProperties {
            memory: PoolMemory::of_device(0),
            handle_types: HandleTypes::DESCRIPTOR,
            max_size: 1 << 20,
            usage: 0,
        };
        gpu().create_pool(&properties).expect("a pool")
    }

    fn allocate(pool: Pool) -> Address {
        gpu().allocate_from_pool(SIZE, pool, Stream::NULL).expect("memory")
    }

    /// Memory of a pool of its own, while no other test here withdraws or counts what others export.
    struct Pooled {
        pool: Pool,
        address: Address,
        _alone: MutexGuard<'static, ()>,
    }

    impl Drop for Pooled {
        fn drop(&mut self) {
            free(self.address);
            destroy(self.pool);
        }
    }

    fn pooled() -> (Pooled, Address, Token) {
        let (_alone, pool) = (alone(), pool());
        let address = allocate(pool);
        (Pooled { pool, address, _alone }, address, token_of(address))
    }

    fn alone() -> MutexGuard<'static, ()> {
        static ALONE: Mutex<()> = Mutex::new(());
        lock(&ALONE)
    }

    fn event() -> Event {
        gpu().create_event(EventFlags::INTERPROCESS | EventFlags::NO_TIMING).expect("an event")
    }

    fn destroy_event(event: Event) {
        ends::event(event.0).with(|| gpu().destroy_event(event)).expect("live");
    }

    fn token_of(address: Address) -> Token {
        Token::read(&export(gpu(), address, 0).expect("exported")).expect("a token")
    }

    fn free(address: Address) {
        ends::memory(address.0).with(|| gpu().free(address)).expect("live");
    }

    fn is_good(token: &Token) -> bool {
        own(token).is_ok()
    }

    /// OwnProcess while it is offered.
    fn offered(token: &Token) -> Option<Kind> {
        kind(broker::take(token.descriptor))
    }

    #[test]
    fn another_object_at_an_address_is_another_to_tokens() {
        let _alone = alone();
        let (pool, mut before): (_, Option<Token>) = (pool(), None);
        let (importer, mut slots) = (Owner::of_this_process(), std::collections::BTreeSet::new());
        for _ in 0..8 {
            // As programs free that do so past this library.
            let address = allocate(pool);
            let token = token_of(address);
            assert_eq!(token_of(address), token);
            if let Some(before) = before.replace(token) {
                assert_eq!({ token.base }, { before.base }, "the pool has no other memory in use");
                assert!(token.id() != before.id() && is_good(&token) && !is_good(&before));
                assert!(importer.has(token.id()) && !importer.has(before.id()), "importers are told");
            }
            slots.insert(token.slot);
            gpu().free(address).expect("live");
        }
        assert!(slots.len() <= 2, "an ended object's slot is another's");
        destroy(pool);
    }

    #[test]
    fn a_part_is_inside_its_allocation() {
        for (offset, size, extent) in
            [(0, 0, 100), (10, 0, 90), (10, 90, 90), (99, 1, 1), (100, 0, 0), (0, 100, 100), (10, 7, 7)]
        {
            assert_eq!(part(offset, size, 100).ok(), Some((offset as u64, extent)));
        }
        for (offset, size) in [(0, 101), (10, 91), (99, 2), (100, 1), (0, usize::MAX)] {
            assert_eq!(kind(part(offset, size, 100)), Some(Kind::InvalidValue));
        }
    }

    #[test]
    fn memory_that_has_no_handle_is_refused_by_its_kind() {
        let _alone = alone();
        let address = gpu().allocate(SIZE, 0).expect("memory");
        let plain = gpu().pointer_info(address).expect("known").expect("live");
        gpu().free(address).expect("live");
        assert_eq!(way(&plain).ok(), Some(Way::Handle));
        let none = PointerInfo { exportable: false, ..plain };
        let physical = PointerInfo { reservation: Some((Address(0), 0)), ..none };
        let pooled = PointerInfo { kind: MemoryKind::Pool, ..none };
        let by_descriptor = |info| PointerInfo { handle_types: HandleTypes::DESCRIPTOR, ..info };
        assert_eq!(way(&by_descriptor(physical)).ok(), Some(Way::Physical));
        assert_eq!(way(&by_descriptor(pooled)).ok(), Some(Way::Pool));
        for (info, words) in [
            (none, "memory of another interface"),
            (by_descriptor(none), "memory of another interface"),
            (physical, "physical memory that was created without a handle type"),
            (pooled, "memory of a pool without a handle type"),
            (PointerInfo { imported: true, ..plain }, "memory that was opened from another process"),
            (PointerInfo { imported: true, ..by_descriptor(pooled) }, "memory that was opened from another process"),
            (PointerInfo { kind: MemoryKind::Managed, ..plain }, "managed memory"),
            (PointerInfo { kind: MemoryKind::Host, ..plain }, "pinned host memory"),
            (PointerInfo { kind: MemoryKind::Registered, ..plain }, "registered host memory"),
        ] {
            let error = way(&info).expect_err("it has no token");
            assert!(error.kind() == Kind::Unsupported && error.to_string().contains(words), "{words}: {error}");
        }
    }

    #[test]
    fn an_event_has_one_token_until_it_ends() {
        let _alone = alone();
        let events = [event(), event()];
        let [one, other] = events.map(|event| export_event(gpu(), event).expect("exported"));
        assert_ne!(one, other);
        assert_eq!(export_event(gpu(), events[0]).ok(), Some(one));
        // As if the address were another event's, where a program destroys events past this library.
        EXPORTS.change(|records| records.get_mut(&events[1].0).expect("exported").handle[0] ^= 1);
        let new = export_event(gpu(), events[1]).expect("exported");
        assert_eq!([other, new].map(|bytes| is_good(&Token::read(&bytes).expect("a token"))), [false, true]);
        let token = Token::read(&one).expect("a token");
        assert!(is_good(&token) && Owner::of_this_process().has(token.id()));
        events.into_iter().for_each(destroy_event);
        assert!(!is_good(&token) && !Owner::of_this_process().has(token.id()));
    }

    #[test]
    fn a_pool_is_offered_while_any_of_its_memory_is_exported() {
        let _alone = alone();
        let pools = [pool(), pool()];
        let [one, other, alien] = [pools[0], pools[0], pools[1]].map(allocate);
        let tokens = [one, other, alien].map(token_of);
        assert_eq!({ tokens[0].descriptor }, { tokens[1].descriptor });
        assert_ne!({ tokens[0].descriptor }, { tokens[2].descriptor });
        let state = || tokens.each_ref().map(|token| (is_good(token), offered(token)));
        let (good, stale) = ((true, Some(Kind::OwnProcess)), (false, Some(Kind::HandleStale)));
        assert_eq!(state(), [good; 3]);
        free(one);
        assert_eq!(state(), [(false, good.1), good, good]);
        free(other);
        assert_eq!(state(), [stale, stale, good]);
        // Not even the end of a pool that is not exported ends the other.
        for pool in pools {
            let again = (pool == pools[0]).then(|| token_of(allocate(pool)));
            destroy(pool);
            assert!(again.is_none_or(|again| !is_good(&again) && offered(&again) == stale.1));
            assert_eq!(state()[2], if pool == pools[0] { good } else { stale });
        }
    }

    #[test]
    fn physical_memory_is_referred_to_once_however_often_it_is_exported() {
        let _alone = alone();
        let size = 4 << 20;
        let properties = PhysicalProperties::new(Location::Device(0), HandleTypes::DESCRIPTOR);
        let memory = gpu().create_physical(size, &properties).expect("memory");
        let range = gpu().reserve_addresses(size, 0, Address(0)).expect("addresses");
        gpu().map(range, size, 0, memory).expect("mapped");
        gpu().set_access(range, size, &[(Location::Device(0), Access::ReadWrite)]).expect("set");
        let token = token_of(range);
        for _ in 0..3 {
            assert_eq!(token_of(range), token);
        }
        gpu().release_physical(memory).expect("a reference");
        ends::range(range.0, size).with(|| gpu().unmap(range, size)).expect("mapped");
        assert_eq!((is_good(&token), offered(&token)), (false, Some(Kind::HandleStale)));
        let gone = kind(gpu().physical_properties(memory));
        assert_eq!(gone, Some(Kind::InvalidValue), "nobody has a reference any more");
        gpu().free_addresses(range, size).expect("empty");
    }

    #[test]
    fn what_a_call_did_not_end_is_restored() {
        let (pooled, address, token) = pooled();
        let end = ends::memory(address.0);
        assert!(!is_good(&token), "withdrawn before the call");
        drop(end);
        assert!(is_good(&token), "a call that was not made, or panicked");
        let failed = ends::memory(address.0).with(|| Err::<(), _>(Kind::Unknown.into()));
        assert!(failed.is_err() && is_good(&token));
        // Of several contexts of a device one may be reset; the back end is asked what is there.
        ends::device(Some(0)).settle(true);
        assert!(is_good(&token));
        // Whatever it reports, a call may have freed the memory.
        let end = ends::memory(address.0);
        gpu().free(address).expect("live");
        end.settle(false);
        assert!(!is_good(&token));
        // And the address may be another allocation's.
        assert_eq!(allocate(pooled.pool), address);
        let token = token_of(address);
        let end = ends::memory(address.0);
        gpu().free(address).expect("live");
        assert_eq!(allocate(pooled.pool), address);
        end.settle(false);
        assert!(!is_good(&token));
    }

    /// Whoever has withdrawn the record of an object that ends has made its tokens stale for good.
    #[test]
    fn what_one_thread_restores_is_not_revived_once_another_has_withdrawn_it() {
        let (_pooled, address, token) = pooled();
        let importer = Owner::of_this_process();
        let begin = std::sync::Barrier::new(2);
        let work = || {
            begin.wait();
            for _ in 0..100_000 {
                for record in withdraw(address.0..address.0 + 1, |_| true) {
                    assert!(!importer.has(token.id()), "it may be about to end");
                    record.restore();
                }
            }
        };
        std::thread::scope(|scope| [work, work].map(|work| scope.spawn(work)).into_iter().for_each(drop));
        assert!(is_good(&token));
    }

    #[test]
    fn a_forked_child_ends_nothing_of_its_parents_and_has_nothing_open() {
        let (pooled, address, token) = pooled();
        imports::import(gpu(), &token.write(), 0).expect("ours");
        forked::child(|| {
            for end in [ends::memory(address.0), ends::range(address.0, SIZE), ends::pool(pooled.pool.0)] {
                end.settle(true);
            }
            assert_eq!((is_empty(), imports::users(address.0), imports::trim()), (true, 0, false));
        });
        assert!(is_good(&token) && Owner::of_this_process().has(token.id()) && imports::users(address.0) == 1);
    }

    /// Another allocation of the size may have the address by now.
    #[test]
    fn memory_without_a_number_of_its_own_is_not_found_again_after_a_reset() {
        let (_pooled, address, mut token) = pooled();
        EXPORTS.change(|records| records.get_mut(&address.0).expect("exported").identity = 0);
        ends::device(Some(0)).settle(true);
        assert!(!is_good(&token));
        token = token_of(address);
        ends::device(Some(0)).settle(true);
        assert!(is_good(&token));
    }

    #[test]
    fn memory_is_open_elsewhere_while_another_process_says_so() {
        let ((_pooled, address, token), event) = (pooled(), event());
        let of_event = Token::read(&export_event(gpu(), event).expect("exported")).expect("a token");
        let importer = Owner::of_this_process();
        let asked = || [0, 1, SIZE - 1, SIZE].map(|offset| is_open_elsewhere(Address(address.0 + offset)));
        assert_eq!(asked(), [false; 4]);
        importer.set_used(token.id(), true);
        importer.set_used(of_event.id(), true);
        assert_eq!(asked(), [true, true, true, false]);
        assert!(!is_open_elsewhere(Address(event.0)), "an event is no memory");
        importer.set_used(token.id(), false);
        assert_eq!(asked(), [false; 4]);
        destroy_event(event);
    }

    #[test]
    fn the_owner_counts_as_a_user_of_its_own() {
        let (_pooled, address, token) = pooled();
        let bytes = token.write();
        let users = || [0, SIZE - 1, SIZE].map(|offset| imports::users(address.0 + offset));
        assert_eq!(users(), [0; 3]);
        for _ in 0..2 {
            assert_eq!(imports::import(gpu(), &bytes, 0).ok(), Some(address));
        }
        assert_eq!(users(), [2, 2, 0]);
        imports::close(address.0, false).expect("open");
        assert_eq!(users(), [1, 1, 0]);
        imports::close(address.0, false).expect("open");
        let refused = kind(imports::close(address.0, false));
        assert_eq!((users(), refused), ([0; 3], Some(Kind::InvalidValue)));
        let event = event();
        let of_event = export_event(gpu(), event).expect("exported");
        assert_eq!(imports::import_event(gpu(), &of_event, 0).ok(), Some(event));
        assert!(!imports::has_event(event.0) && imports::token_of_event(event).is_none(), "it is no other process's");
        for (is_refused, what) in [
            (imports::import(gpu(), &of_event, 0).is_err(), "an event as memory"),
            (imports::import_event(gpu(), &bytes, 0).is_err(), "memory as an event"),
            (imports::import(gpu(), &bytes, -1).is_err(), "no device"),
            (imports::close(event.0, false).is_err(), "an event as memory"),
        ] {
            assert!(is_refused, "{what}");
        }
        imports::close(event.0, true).expect("open");
        destroy_event(event);
    }
}
