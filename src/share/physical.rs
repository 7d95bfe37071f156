// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory for a dialect that says less than the vendors want to hear: it unmaps and releases by address alone,
//! expects mapped memory to be usable at once, and shares by a number instead of a descriptor.
//!
//! What is kept is what the program asked for: its handles, which are names of ours, its reservations and its mappings.
//! No lock is held across a call of a back end: what one is about to change is noted before, and taken back where it
//! fails.

use std::collections::BTreeMap;
use std::os::fd::{FromRawFd, OwnedFd};
use std::sync::{Mutex, PoisonError};

use crate::gpu::{
    Access, Address, Attribute, Error, Gpu, HandleTypes, Kind, Location, Physical, PhysicalProperties, Result,
    Shareable,
};
use crate::os::descriptor::{self, Kept};
use crate::share::broker::{self, Importers, Offer, PAYLOAD};

/// A handle of physical memory, as the program holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Handle(pub usize);

/// The upper 16 bits of a handle: no address, and no handle of another kind.
const MAGIC: usize = 0xac19 << 48;

/// What the program is told about its memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// Where it is.
    pub location: Location,
    /// Bytes.
    pub size: usize,
    /// The front end's own number, which the importer is told too.
    pub note: u32,
}

struct Memory {
    physical: Physical,
    about: About,
    /// Who may use it as soon as it is mapped.
    user: Location,
    /// The number that another process gave, where it is that one's.
    imported: Option<u64>,
    exported: Exported,
    /// References of the program.
    references: usize,
    mappings: usize,
}

/// Whether memory has been exported, which is done once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Exported {
    No,
    /// By a call that is not done yet.
    Soon,
    /// By this number.
    Here(u64),
    /// By a handle of the vendor's.
    Elsewhere,
}

struct Mapping {
    handle: Handle,
    size: usize,
}

struct Space {
    memories: BTreeMap<usize, Memory>,
    made: usize,
    /// Sizes of reservations by their first address.
    reservations: BTreeMap<usize, usize>,
    /// Mappings by their first address.
    mappings: BTreeMap<usize, Mapping>,
    /// Imports that are not done yet.
    arriving: Vec<(u64, Location)>,
}

static SPACE: Mutex<Space> = Mutex::new(Space {
    memories: BTreeMap::new(),
    made: 0,
    reservations: BTreeMap::new(),
    mappings: BTreeMap::new(),
    arriving: Vec::new(),
});

/// Works on what is kept.
fn with<T>(work: impl FnOnce(&mut Space) -> T) -> T {
    work(&mut SPACE.lock().unwrap_or_else(PoisonError::into_inner))
}

fn unknown() -> Error {
    Kind::InvalidHandle.because("the handle names no physical memory, or none any more")
}

fn not_mapped() -> Error {
    Kind::InvalidValue.because("no mapping begins at this address, or it has another size")
}

impl Space {
    /// Memory that the program holds.
    fn held(&mut self, handle: Handle) -> Result<&mut Memory> {
        self.memories.get_mut(&handle.0).filter(|memory| memory.references > 0).ok_or_else(unknown)
    }

    fn insert(&mut self, memory: Memory) -> Handle {
        self.made += 1;
        let handle = Handle(MAGIC | self.made);
        self.memories.insert(handle.0, memory);
        handle
    }

    /// Forgets memory that nothing holds any more; what the back end is to release.
    fn let_go(&mut self, handle: Handle) -> Option<Physical> {
        let is_idle = |memory: &Memory| memory.references == 0 && memory.mappings == 0;
        if self.memories.get(&handle.0).is_some_and(is_idle) {
            return self.memories.remove(&handle.0).map(|memory| memory.physical);
        }
        None
    }

    /// The mapping at exactly this range.
    fn mapping(&self, address: Address, size: usize) -> Result<&Mapping> {
        self.mappings.get(&address.0).filter(|mapping| mapping.size == size).ok_or_else(not_mapped)
    }

    /// The addresses of the reservation that a range is whole in.
    fn reservation(&self, address: usize, size: usize) -> Result<std::ops::Range<usize>> {
        let found = self.reservations.range(..=address).next_back().map(|(base, bytes)| *base..*base + *bytes);
        let end = address.checked_add(size);
        found
            .filter(|range| end.is_some_and(|end| end <= range.end))
            .ok_or_else(|| Kind::InvalidValue.because("the range is not whole in one reservation"))
    }

    /// Notes a mapping that is about to be made. A reservation has memory of one user, all made here or all imported.
    fn announce(&mut self, address: Address, size: usize, handle: Handle) -> Result<(Physical, Location)> {
        let memory = self.held(handle)?;
        let (physical, user, is_imported) = (memory.physical, memory.user, memory.imported.is_some());
        if memory.about.size != size {
            let why = format!("{size} bytes of memory of {}: it is mapped whole", memory.about.size);
            return Err(Kind::InvalidValue.because(why));
        }
        let range = self.reservation(address.0, size)?;
        for (base, other) in self.mappings.range(range) {
            if *base < address.0 + size && address.0 < base + other.size {
                return Err(Kind::InvalidValue.because("something is mapped in the range already"));
            }
            let fits = |other: &Memory| other.user == user && other.imported.is_some() == is_imported;
            if !self.memories.get(&other.handle.0).is_some_and(fits) {
                let why = "a reservation cannot have memory of two devices, nor own and imported memory";
                return Err(Kind::InvalidValue.because(why));
            }
        }
        self.held(handle)?.mappings += 1;
        self.mappings.insert(address.0, Mapping { handle, size });
        Ok((physical, user))
    }

    /// Notes that memory is mapped once less; what the back end is to release.
    fn unmapped(&mut self, handle: Handle) -> Option<Physical> {
        self.memories.get_mut(&handle.0)?.mappings -= 1;
        self.let_go(handle)
    }
}

/// What the back end is asked for.
pub fn properties(location: Location, handle_types: HandleTypes) -> PhysicalProperties {
    PhysicalProperties { location, handle_types, compressible: false, direct_rdma: false, usage: 0 }
}

/// Allocates memory that may be exported.
pub fn create(gpu: &dyn Gpu, about: About) -> Result<Handle> {
    let made = |handle_types| gpu.create_physical(about.size, &properties(about.location, handle_types));
    let physical = match made(exportable(gpu, about.location)) {
        // What a device can do with a fabric, its driver may not be set up for.
        Err(_) if has_fabric(gpu, about.location) => made(HandleTypes::DESCRIPTOR),
        other => other,
    }?;
    Ok(with(|space| {
        space.insert(Memory {
            physical,
            about,
            user: about.location,
            imported: None,
            exported: Exported::No,
            references: 1,
            mappings: 0,
        })
    }))
}

/// Whether a device has fabric handles.
fn has_fabric(gpu: &dyn Gpu, location: Location) -> bool {
    let Location::Device(device) = location else { return false };
    let types = gpu.attribute(device, Attribute::MemoryPoolHandleTypes).unwrap_or(0);
    HandleTypes::from_bits_truncate(types.cast_unsigned()).contains(HandleTypes::FABRIC)
}

fn exportable(gpu: &dyn Gpu, location: Location) -> HandleTypes {
    if has_fabric(gpu, location) { HandleTypes::DESCRIPTOR | HandleTypes::FABRIC } else { HandleTypes::DESCRIPTOR }
}

/// Gives back one reference. Mappings keep the memory; what was exported cannot be imported any more.
pub fn release(gpu: &dyn Gpu, handle: Handle) -> Result<()> {
    let (exported, idle) = with(|space| {
        let memory = space.held(handle)?;
        memory.references -= 1;
        let withdrawn = memory.exported.number().filter(|_| memory.references == 0);
        // Who retains it from a mapping may release it, and export it, again.
        if withdrawn.is_some() {
            memory.exported = Exported::No;
        }
        Ok::<_, Error>((withdrawn, space.let_go(handle)))
    })?;
    let withdrawn = exported.map_or(Ok(()), broker::withdraw);
    idle.map_or(Ok(()), |physical| gpu.release_physical(physical)).and(withdrawn)
}

impl Exported {
    fn number(self) -> Option<u64> {
        match self {
            Exported::Here(number) => Some(number),
            Exported::No | Exported::Soon | Exported::Elsewhere => None,
        }
    }
}

/// What is known of memory.
pub fn about(handle: Handle) -> Result<About> {
    with(|space| space.held(handle).map(|memory| memory.about))
}

/// The memory of the mapping that begins at an address, with one reference more.
pub fn retain(address: Address) -> Result<Handle> {
    with(|space| {
        let handle = space.mappings.get(&address.0).ok_or_else(not_mapped)?.handle;
        // Memory that is mapped is kept, whether or not the program still holds it.
        space.memories.get_mut(&handle.0).ok_or_else(not_mapped)?.references += 1;
        Ok(handle)
    })
}

/// Reserves addresses, at `hint` where they are free and it is not NULL.
pub fn reserve(gpu: &dyn Gpu, size: usize, hint: Address) -> Result<Address> {
    let base = gpu.reserve_addresses(size, 0, hint)?;
    with(|space| space.reservations.insert(base.0, size));
    Ok(base)
}

/// Ends the reservation that begins at an address; nothing may be mapped in it.
pub fn free(gpu: &dyn Gpu, base: Address) -> Result<()> {
    let size = with(|space| {
        let Some(size) = space.reservations.get(&base.0).copied() else {
            return Err(Kind::InvalidValue.because("no reservation begins at this address"));
        };
        if space.mappings.range(base.0..base.0 + size).next().is_some() {
            return Err(Kind::InvalidValue.because("something is still mapped in the reservation"));
        }
        space.reservations.remove(&base.0);
        Ok(size)
    })?;
    gpu.free_addresses(base, size).inspect_err(|_| _ = with(|space| space.reservations.insert(base.0, size)))
}

/// Maps memory, the whole of it, for its user to read and write.
pub fn map(gpu: &dyn Gpu, address: Address, size: usize, handle: Handle) -> Result<()> {
    let (physical, user) = with(|space| space.announce(address, size, handle))?;
    let mapped = gpu.map(address, size, 0, physical).and_then(|()| {
        gpu.set_access(address, size, &[(user, Access::ReadWrite)]).inspect_err(|_| _ = gpu.unmap(address, size))
    });
    if mapped.is_err() {
        let idle = with(|space| {
            space.mappings.remove(&address.0);
            space.unmapped(handle)
        });
        _ = idle.map(|physical| gpu.release_physical(physical));
    }
    mapped
}

/// Ends the mapping that begins at an address.
pub fn unmap(gpu: &dyn Gpu, address: Address) -> Result<()> {
    let mapping = with(|space| space.mappings.remove(&address.0)).ok_or_else(not_mapped)?;
    let (handle, size) = (mapping.handle, mapping.size);
    gpu.unmap(address, size).inspect_err(|_| _ = with(|space| space.mappings.insert(address.0, mapping)))?;
    with(|space| space.unmapped(handle)).map_or(Ok(()), |physical| gpu.release_physical(physical))
}

/// Lets more places read and write a mapping.
pub fn set_access(gpu: &dyn Gpu, address: Address, size: usize, users: &[(Location, Access)]) -> Result<()> {
    with(|space| space.mapping(address, size).map(drop))?;
    gpu.set_access(address, size, users)
}

/// What a place may do with the mapping that begins at an address.
pub fn access(gpu: &dyn Gpu, address: Address, location: Location) -> Result<Access> {
    with(|space| space.mappings.get(&address.0).map(drop)).ok_or_else(not_mapped)?;
    gpu.access(address, location)
}

/// Notes that memory is about to be exported; what the back end knows it by.
fn begin_export(handle: Handle) -> Result<(Physical, About)> {
    with(|space| {
        let memory = space.held(handle)?;
        if memory.imported.is_some() {
            return Err(Kind::InvalidValue.because("imported memory is exported by the process that made it"));
        }
        if memory.exported != Exported::No {
            return Err(
                Kind::InvalidHandle.because("the memory was exported before: there is one shareable handle for it")
            );
        }
        memory.exported = Exported::Soon;
        Ok((memory.physical, memory.about))
    })
}

/// Notes how an export has ended; where the memory is gone meanwhile, false.
fn end_export(handle: Handle, exported: Exported) -> bool {
    with(|space| space.held(handle).map(|memory| memory.exported = exported)).is_ok()
}

/// The number by which other processes import memory. Each memory has one: a second export is InvalidHandle.
pub fn export(gpu: &dyn Gpu, handle: Handle, importers: Importers) -> Result<u64> {
    let (physical, about) = begin_export(handle)?;
    let offered = offer(gpu, physical, &about, importers);
    let exported = offered.as_ref().map_or(Exported::No, |number| Exported::Here(*number));
    let number = offered.inspect_err(|_| _ = end_export(handle, exported))?;
    if end_export(handle, exported) {
        return Ok(number);
    }
    broker::withdraw(number)?;
    Err(unknown())
}

fn offer(gpu: &dyn Gpu, physical: Physical, about: &About, importers: Importers) -> Result<u64> {
    let Shareable::Descriptor(descriptor) = gpu.export_physical(physical, HandleTypes::DESCRIPTOR)? else {
        return Err(Kind::Unsupported.because("the back end in use gives no file descriptors"));
    };
    // SAFETY: the export gave it to us.
    let descriptor = descriptor::out_of_the_way(unsafe { OwnedFd::from_raw_fd(descriptor) });
    let kept = Kept::new(descriptor).map_err(|error| Kind::OperatingSystem.because(error.to_string()))?;
    broker::offer(Offer { descriptor: Some(kept), payload: Label::of(gpu, about).write() }, importers)
}

/// A vendor's handle for other machines, and what must be known besides. Unsupported where the vendor has none.
pub fn export_fabric(gpu: &dyn Gpu, handle: Handle) -> Result<([u8; 64], [u8; PAYLOAD])> {
    let (physical, about) = begin_export(handle)?;
    let exported = gpu.export_physical(physical, HandleTypes::FABRIC);
    end_export(handle, if exported.is_ok() { Exported::Elsewhere } else { Exported::No });
    match exported {
        Ok(Shareable::Fabric(bytes)) => Ok((bytes, Label::of(gpu, &about).write())),
        Err(error) if error.kind() != Kind::InvalidValue => Err(error),
        _ => Err(Kind::Unsupported.because("there are no fabric handles here")),
    }
}

/// Imports memory for a device by the number that another process gave; once for each device.
pub fn import(gpu: &dyn Gpu, number: u64, device: i32) -> Result<Handle> {
    let user = Location::Device(device);
    let is_it = |memory: &Memory| memory.imported == Some(number) && memory.references > 0 && memory.user == user;
    with(|space| {
        if space.memories.values().any(is_it) || space.arriving.contains(&(number, user)) {
            return Err(Kind::InvalidHandle.because("the shareable handle has been imported for this device before"));
        }
        space.arriving.push((number, user));
        Ok(())
    })?;
    let imported = take(gpu, number, device);
    with(|space| {
        space.arriving.retain(|other| *other != (number, user));
        imported.map(|memory| space.insert(memory))
    })
}

fn take(gpu: &dyn Gpu, number: u64, device: i32) -> Result<Memory> {
    let offer = broker::take(number)?;
    let label = Label::read(gpu, &offer.payload)?;
    let none = || Kind::HandleStale.because("no memory comes with the handle");
    let descriptor = offer.descriptor.as_ref().ok_or_else(none)?.descriptor()?;
    arrive(gpu, &Shareable::Descriptor(descriptor), &label, device, number)
}

/// Imports memory for a device by a vendor's handle and what goes with it.
pub fn import_fabric(gpu: &dyn Gpu, handle: &[u8; 64], label: &[u8; PAYLOAD], device: i32) -> Result<Handle> {
    let label = Label::read(gpu, label)?;
    let memory = arrive(gpu, &Shareable::Fabric(*handle), &label, device, 0)?;
    Ok(with(|space| space.insert(memory)))
}

/// Takes memory in for a device, which must reach it.
fn arrive(gpu: &dyn Gpu, handle: &Shareable, label: &Label, device: i32, number: u64) -> Result<Memory> {
    let physical = gpu.import_physical(handle)?;
    let told = if label.is_on_host { Location::HostNuma(0) } else { Location::Device(device) };
    let location = gpu.physical_properties(physical).map_or(told, |known| known.location);
    let reached = match location {
        Location::Device(owner) if owner != device => gpu.can_access_peer(device, owner),
        _ => Ok(true),
    };
    if !matches!(reached, Ok(true)) {
        gpu.release_physical(physical)?;
        reached?;
        return Err(Kind::PeerUnsupported.because(format!("device {device} does not reach the memory's device")));
    }
    Ok(Memory {
        physical,
        about: About { location, size: label.size, note: label.note },
        // The host's memory is the host's to use, whoever imports it.
        user: if label.is_on_host { location } else { Location::Device(device) },
        imported: Some(number),
        exported: Exported::No,
        references: 1,
        mappings: 0,
    })
}

/// What an importer must know and no vendor tells, as it travels.
struct Label {
    /// The back end, of up to 8 letters.
    back_end: [u8; 8],
    size: usize,
    is_on_host: bool,
    note: u32,
}

impl Label {
    const MAGIC: [u8; 8] = *b"anygpuV\x01";

    fn of(gpu: &dyn Gpu, about: &About) -> Label {
        let is_on_host = !matches!(about.location, Location::Device(_));
        Label { back_end: Label::back_end(gpu), size: about.size, is_on_host, note: about.note }
    }

    fn back_end(gpu: &dyn Gpu) -> [u8; 8] {
        let mut name = [0; 8];
        name.iter_mut().zip(gpu.name().to_bytes()).for_each(|(place, letter)| *place = *letter);
        name
    }

    fn write(&self) -> [u8; PAYLOAD] {
        let mut bytes = [0; PAYLOAD];
        let words = [
            u64::from_le_bytes(Label::MAGIC),
            u64::from_le_bytes(self.back_end),
            self.size as u64,
            u64::from(self.is_on_host) << 32 | u64::from(self.note),
        ];
        bytes[..32].copy_from_slice(words.map(u64::to_le_bytes).as_flattened());
        bytes
    }

    /// HandleStale for what is no memory of this back end's.
    fn read(gpu: &dyn Gpu, bytes: &[u8; PAYLOAD]) -> Result<Label> {
        let word = |place: usize| std::array::from_fn::<u8, 8, _>(|byte| bytes[8 * place + byte]);
        let refused = |why: String| Err(Kind::HandleStale.because(why));
        if word(0) != Label::MAGIC {
            return refused("the handle names something else than physical memory".into());
        }
        let last = u64::from_le_bytes(word(3));
        let size = u64::from_le_bytes(word(2)) as usize;
        let label = Label { back_end: word(1), size, is_on_host: last >> 32 != 0, note: last as u32 };
        if label.back_end != Label::back_end(gpu) {
            let other = String::from_utf8_lossy(&label.back_end).trim_end_matches('\0').to_owned();
            return refused(format!("the handle was made by a process that uses the back end {other}"));
        }
        Ok(label)
    }
}
