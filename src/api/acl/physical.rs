// SPDX-License-Identifier: MIT OR Apache-2.0
//! AscendCL's physical memory on any back end. The dialect unmaps and frees by address alone, expects mapped memory to
//! be accessible at once, and shares memory by a number instead of a descriptor.
//!
//! The tables here record the program's handles, which this library makes up, its reservations and its mappings. No
//! lock is held across a call of a back end: a change is recorded before the call, and undone if it fails.

use std::os::fd::{FromRawFd, OwnedFd};
use std::sync::{LazyLock, Mutex};

use crate::gpu::{
    Access, Address, Attribute, Error, Gpu, HandleTypes, Kind, Location, Physical, PhysicalProperties, PhysicalRelease,
    PhysicalTable, Result, Shareable, handle_tag,
};
use crate::os::descriptor::{self, Kept};
use crate::os::lock::lock;
use crate::os::map::words;
use crate::os::ranges::{Ranges, Span};
use crate::share::broker::{self, Importers, Offer, PAYLOAD};
use crate::share::magic::is_other_version;

/// A handle of physical memory, as the program holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PhysicalHandle(pub usize);

words!(PhysicalHandle: |own| own.0 as u64, |word| PhysicalHandle(word as usize););

/// The upper 16 bits of a handle. No address and no other handle has them.
const MAGIC: usize = handle_tag(0x5e5c);

/// The properties of memory that the program can query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// The location.
    pub location: Location,
    /// Bytes.
    pub size: usize,
    /// A number of the front end's choice, which importers receive too.
    pub note: u32,
}

struct Memory {
    physical: Physical,
    about: About,
    /// The location that can access it as soon as it is mapped.
    user: Location,
    /// The shareable handle it was imported by, if another process exported it.
    imported: Option<u64>,
    exported: ExportState,
}

impl Memory {
    /// Ends its export; returns the broker handle to withdraw. Memory retained from a mapping later may be exported and
    /// released again.
    fn end_export(&mut self) -> Option<u64> {
        let ExportState::Broker(number) = self.exported else { return None };
        self.exported = ExportState::No;
        Some(number)
    }
}

/// The state of memory's export, which happens at most once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ExportState {
    No,
    /// A call is exporting it.
    InProgress,
    /// Exported by this broker handle.
    Broker(u64),
    /// Exported by a vendor's fabric handle.
    Fabric,
}

struct MappedRange {
    handle: PhysicalHandle,
    size: usize,
}

impl Span for MappedRange {
    fn size(&self) -> usize {
        self.size
    }
}

#[derive(Default)]
struct Tables {
    memories: PhysicalTable<PhysicalHandle, Memory>,
    /// The number of handles created so far, which makes them unique.
    count: usize,
    reservations: Ranges<usize>,
    mappings: Ranges<MappedRange>,
    /// Imports in progress.
    imports: Vec<(u64, Location)>,
}

/// All tables of this process, under one lock, which no call of a back end runs under.
static TABLES: LazyLock<Mutex<Tables>> = LazyLock::new(Mutex::default);

/// Calls `work` with the tables locked.
fn with<T>(work: impl FnOnce(&mut Tables) -> T) -> T {
    work(&mut lock(&TABLES))
}

fn unknown() -> Error {
    Kind::InvalidHandle.because("the handle names no physical memory, or none any more")
}

fn not_mapped() -> Error {
    Kind::InvalidValue.because("no mapping begins at this address, or it has another size")
}

impl Tables {
    /// Memory that the program has a reference to.
    fn referenced(&mut self, handle: PhysicalHandle) -> Result<&mut Memory> {
        self.memories.referenced(handle).map_err(|_| unknown())
    }

    fn insert(&mut self, memory: Memory) -> PhysicalHandle {
        self.count += 1;
        let handle = PhysicalHandle(MAGIC | self.count);
        self.memories.insert(handle, memory);
        handle
    }

    /// The mapping at exactly this range.
    fn mapping(&self, address: Address, size: usize) -> Result<&MappedRange> {
        self.mappings.get(&address.0).filter(|mapping| mapping.size == size).ok_or_else(not_mapped)
    }

    /// Records a mapping before the back end makes it. All memory in a reservation has one user, and is either all
    /// created here or all imported.
    fn begin_map(&mut self, address: Address, size: usize, handle: PhysicalHandle) -> Result<(Physical, Location)> {
        let memory = self.referenced(handle)?;
        let (physical, user, is_imported) = (memory.physical, memory.user, memory.imported.is_some());
        if memory.about.size != size {
            let why = format!("{size} bytes of memory of {}: it is mapped whole", memory.about.size);
            return Err(Kind::InvalidValue.because(why));
        }
        let reservation =
            self.reservations.containing(address.0).filter(|_| self.reservations.cover(address.0, size, 1));
        let Some((start, bytes)) = reservation else {
            return Err(Kind::InvalidValue.because("the range is not whole in one reservation"));
        };
        for (base, other) in self.mappings.overlapping(start..start + bytes) {
            if base < address.0 + size && address.0 < base + other.size {
                return Err(Kind::InvalidValue.because("something is mapped in the range already"));
            }
            let fits = |other: &Memory| other.user == user && other.imported.is_some() == is_imported;
            if !self.memories.get(other.handle).is_ok_and(fits) {
                let why = "a reservation cannot have memory of two devices, nor own and imported memory";
                return Err(Kind::InvalidValue.because(why));
            }
        }
        self.memories.add_mapping(handle)?;
        self.mappings.insert(address.0, MappedRange { handle, size });
        Ok((physical, user))
    }

    /// Removes one mapping of memory; returns memory for the back end to release.
    fn end_map(&mut self, handle: PhysicalHandle) -> Option<Physical> {
        self.memories.remove_mapping(handle).map(|memory| memory.physical)
    }
}

/// Allocates memory that may be exported.
pub fn create(gpu: &dyn Gpu, about: About) -> Result<PhysicalHandle> {
    let create = |handle_types| gpu.create_physical(about.size, &PhysicalProperties::new(about.location, handle_types));
    let physical = match create(exportable(gpu, about.location)) {
        // A device may support fabric handles that its driver is not configured for.
        Err(_) if has_fabric(gpu, about.location) => create(HandleTypes::DESCRIPTOR),
        other => other,
    }?;
    Ok(with(|tables| {
        tables.insert(Memory { physical, about, user: about.location, imported: None, exported: ExportState::No })
    }))
}

/// Returns true if a device supports fabric handles.
pub fn has_fabric(gpu: &dyn Gpu, location: Location) -> bool {
    let Location::Device(device) = location else { return false };
    let types = gpu.attribute(device, Attribute::MemoryPoolHandleTypes).unwrap_or(0);
    HandleTypes::from_bits_truncate(types.cast_unsigned()).contains(HandleTypes::FABRIC)
}

fn exportable(gpu: &dyn Gpu, location: Location) -> HandleTypes {
    if has_fabric(gpu, location) { HandleTypes::DESCRIPTOR | HandleTypes::FABRIC } else { HandleTypes::DESCRIPTOR }
}

/// Releases one reference. Mappings keep the memory; the last release withdraws its export.
pub fn release(gpu: &dyn Gpu, handle: PhysicalHandle) -> Result<()> {
    let (exported, idle) = with(|tables| {
        Ok::<_, Error>(match tables.memories.release(handle).map_err(|_| unknown())? {
            PhysicalRelease::Referenced => (None, None),
            PhysicalRelease::Mapped(memory) => (memory.end_export(), None),
            PhysicalRelease::Idle(mut memory) => (memory.end_export(), Some(memory.physical)),
        })
    })?;
    let withdrawn = exported.map_or(Ok(()), broker::withdraw);
    idle.map_or(Ok(()), |physical| gpu.release_physical(physical)).and(withdrawn)
}

/// The queryable properties of memory.
pub fn about(handle: PhysicalHandle) -> Result<About> {
    with(|tables| tables.referenced(handle).map(|memory| memory.about))
}

/// Retains the memory of the mapping that begins at an address.
pub fn retain(address: Address) -> Result<PhysicalHandle> {
    with(|tables| {
        let handle = tables.mappings.get(&address.0).ok_or_else(not_mapped)?.handle;
        // Mapped memory exists even if the program has no reference to it any more.
        tables.memories.add_reference(handle).map_err(|_| not_mapped())?;
        Ok(handle)
    })
}

/// Reserves addresses, at `hint` where they are free and it is not NULL.
pub fn reserve(gpu: &dyn Gpu, size: usize, hint: Address) -> Result<Address> {
    let base = gpu.reserve_addresses(size, 0, hint)?;
    with(|tables| tables.reservations.insert(base.0, size));
    Ok(base)
}

/// Frees the reservation that begins at an address; nothing may be mapped in it.
pub fn free(gpu: &dyn Gpu, base: Address) -> Result<()> {
    let size = with(|tables| {
        let Some(size) = tables.reservations.get(&base.0).copied() else {
            return Err(Kind::InvalidValue.because("no reservation begins at this address"));
        };
        if tables.mappings.overlapping(base.0..base.0 + size).next().is_some() {
            return Err(Kind::InvalidValue.because("something is still mapped in the reservation"));
        }
        tables.reservations.remove(&base.0);
        Ok(size)
    })?;
    gpu.free_addresses(base, size).inspect_err(|_| _ = with(|tables| tables.reservations.insert(base.0, size)))
}

/// Maps the whole of memory, and lets its user read and write it.
pub fn map(gpu: &dyn Gpu, address: Address, size: usize, handle: PhysicalHandle) -> Result<()> {
    let (physical, user) = with(|tables| tables.begin_map(address, size, handle))?;
    let mapped = gpu.map(address, size, 0, physical).and_then(|()| {
        gpu.set_access(address, size, &[(user, Access::ReadWrite)]).inspect_err(|_| _ = gpu.unmap(address, size))
    });
    if mapped.is_err() {
        let idle = with(|tables| {
            tables.mappings.remove(&address.0);
            tables.end_map(handle)
        });
        _ = idle.map(|physical| gpu.release_physical(physical));
    }
    mapped
}

/// Unmaps the mapping that begins at an address.
pub fn unmap(gpu: &dyn Gpu, address: Address) -> Result<()> {
    let mapping = with(|tables| tables.mappings.remove(&address.0)).ok_or_else(not_mapped)?;
    let (handle, size) = (mapping.handle, mapping.size);
    gpu.unmap(address, size).inspect_err(|_| _ = with(|tables| tables.mappings.insert(address.0, mapping)))?;
    with(|tables| tables.end_map(handle)).map_or(Ok(()), |physical| gpu.release_physical(physical))
}

/// Sets the access of more locations to a mapping.
pub fn set_access(gpu: &dyn Gpu, address: Address, size: usize, users: &[(Location, Access)]) -> Result<()> {
    with(|tables| tables.mapping(address, size).map(drop))?;
    gpu.set_access(address, size, users)
}

/// The access of a location to the mapping that begins at an address.
pub fn access(gpu: &dyn Gpu, address: Address, location: Location) -> Result<Access> {
    with(|tables| tables.mappings.get(&address.0).map(drop)).ok_or_else(not_mapped)?;
    gpu.access(address, location)
}

/// An export in progress. Dropped, it leaves the memory as it was before.
struct Exporting {
    handle: PhysicalHandle,
    physical: Physical,
    about: About,
}

impl Exporting {
    fn begin(handle: PhysicalHandle) -> Result<Exporting> {
        with(|tables| {
            let memory = tables.referenced(handle)?;
            if memory.imported.is_some() {
                return Err(Kind::InvalidValue.because("imported memory is exported by the process that made it"));
            }
            if memory.exported != ExportState::No {
                let why = "the memory was exported before: there is one shareable handle for it";
                return Err(Kind::InvalidHandle.because(why));
            }
            memory.exported = ExportState::InProgress;
            Ok(Exporting { handle, physical: memory.physical, about: memory.about })
        })
    }

    /// Records that it has succeeded; false if the memory was released meanwhile.
    fn succeed(self, exported: ExportState) -> bool {
        with(|tables| tables.referenced(self.handle).map(|memory| memory.exported = exported)).is_ok()
    }
}

impl Drop for Exporting {
    fn drop(&mut self) {
        with(|tables| match tables.memories.get_mut(self.handle) {
            Ok(memory) if memory.exported == ExportState::InProgress => memory.exported = ExportState::No,
            _ => {}
        });
    }
}

/// Exports memory by a number that other processes import. Each memory has one: a second export is InvalidHandle.
pub fn export(gpu: &dyn Gpu, handle: PhysicalHandle, importers: Importers) -> Result<u64> {
    let exporting = Exporting::begin(handle)?;
    let number = offer(gpu, exporting.physical, &exporting.about, importers)?;
    if exporting.succeed(ExportState::Broker(number)) {
        return Ok(number);
    }
    broker::withdraw(number)?;
    Err(unknown())
}

fn offer(gpu: &dyn Gpu, physical: Physical, about: &About, importers: Importers) -> Result<u64> {
    let Shareable::Descriptor(descriptor) = gpu.export_physical(physical, HandleTypes::DESCRIPTOR)? else {
        return Err(Kind::Unsupported.because("the back end in use gives no file descriptors"));
    };
    // SAFETY: the export passed ownership of it.
    let descriptor = descriptor::out_of_the_way(unsafe { OwnedFd::from_raw_fd(descriptor) });
    broker::offer(Offer { descriptor: Some(Kept::new(descriptor)?), payload: Label::of(gpu, about).write() }, importers)
}

/// Exports memory by a vendor's fabric handle and a label for the importer. Unsupported where the vendor has none.
pub fn export_fabric(gpu: &dyn Gpu, handle: PhysicalHandle) -> Result<([u8; 64], [u8; PAYLOAD])> {
    let exporting = Exporting::begin(handle)?;
    match gpu.export_physical(exporting.physical, HandleTypes::FABRIC) {
        Ok(Shareable::Fabric(bytes)) => {
            let label = Label::of(gpu, &exporting.about).write();
            exporting.succeed(ExportState::Fabric);
            Ok((bytes, label))
        }
        Err(error) if error.kind() != Kind::InvalidValue => Err(error),
        _ => Err(Kind::Unsupported.because("there are no fabric handles here")),
    }
}

/// An import in progress: the number, and the device that it is for.
struct Importing(u64, Location);

impl Importing {
    fn begin(number: u64, user: Location) -> Result<Importing> {
        let is_same = |memory: &Memory| memory.imported == Some(number) && memory.user == user;
        with(|tables| {
            if tables.memories.all_referenced().any(is_same) || tables.imports.contains(&(number, user)) {
                let why = "the shareable handle has been imported for this device before";
                return Err(Kind::InvalidHandle.because(why));
            }
            tables.imports.push((number, user));
            Ok(Importing(number, user))
        })
    }
}

impl Drop for Importing {
    fn drop(&mut self) {
        with(|tables| tables.imports.retain(|other| *other != (self.0, self.1)));
    }
}

/// Imports memory for a device by another process's number; once for each device.
pub fn import(gpu: &dyn Gpu, number: u64, device: i32) -> Result<PhysicalHandle> {
    let _importing = Importing::begin(number, Location::Device(device))?;
    let memory = take(gpu, number, device)?;
    Ok(with(|tables| tables.insert(memory)))
}

fn take(gpu: &dyn Gpu, number: u64, device: i32) -> Result<Memory> {
    let offer = broker::take(number)?;
    let label = Label::read(gpu, &offer.payload)?;
    let none = || Kind::HandleStale.because("no memory comes with the handle");
    let descriptor = offer.descriptor.as_ref().ok_or_else(none)?.descriptor()?;
    import_physical(gpu, &Shareable::Descriptor(descriptor), &label, device, number)
}

/// Imports memory for a device by a vendor's fabric handle and its label.
pub fn import_fabric(gpu: &dyn Gpu, handle: &[u8; 64], label: &[u8; PAYLOAD], device: i32) -> Result<PhysicalHandle> {
    let label = Label::read(gpu, label)?;
    let memory = import_physical(gpu, &Shareable::Fabric(*handle), &label, device, 0)?;
    Ok(with(|tables| tables.insert(memory)))
}

/// Imports memory into the back end for a device, which must have access to it.
fn import_physical(gpu: &dyn Gpu, handle: &Shareable, label: &Label, device: i32, number: u64) -> Result<Memory> {
    let physical = gpu.import_physical(handle)?;
    let labelled = if label.is_on_host { Location::HostNuma(0) } else { Location::Device(device) };
    let location = gpu.physical_properties(physical).map_or(labelled, |properties| properties.location);
    let accessible = match location {
        Location::Device(owner) if owner != device => gpu.can_access_peer(device, owner),
        _ => Ok(true),
    };
    if !matches!(accessible, Ok(true)) {
        gpu.release_physical(physical)?;
        accessible?;
        return Err(Kind::PeerUnsupported.because(format!("device {device} does not reach the memory's device")));
    }
    Ok(Memory {
        physical,
        about: About { location, size: label.size, note: label.note },
        // Host memory is used by the host, whichever device imports it.
        user: if label.is_on_host { location } else { Location::Device(device) },
        imported: Some(number),
        exported: ExportState::No,
    })
}

/// The facts about memory that no vendor passes to importers, sent with its handle.
struct Label {
    /// The back end's name, of up to 8 letters.
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
        name.iter_mut().zip(gpu.name().to_bytes()).for_each(|(byte, letter)| *byte = *letter);
        name
    }

    fn write(&self) -> [u8; PAYLOAD] {
        let mut bytes = [0; PAYLOAD];
        let fields = [
            u64::from_le_bytes(Label::MAGIC),
            u64::from_le_bytes(self.back_end),
            self.size as u64,
            u64::from(self.is_on_host) << 32 | u64::from(self.note),
        ];
        bytes[..32].copy_from_slice(fields.map(u64::to_le_bytes).as_flattened());
        bytes
    }

    /// Parses a label; HandleStale if it is not of this back end's memory.
    fn read(gpu: &dyn Gpu, bytes: &[u8; PAYLOAD]) -> Result<Label> {
        let word = |index: usize| std::array::from_fn::<u8, 8, _>(|byte| bytes[8 * index + byte]);
        let refused = |why: String| Err(Kind::HandleStale.because(why));
        if is_other_version(word(0), Label::MAGIC) {
            return refused("the handle was made by another version of anygpu".into());
        }
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

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::gpu::VirtualMemory;
    use crate::gpu::partial::one_device;

    const SIZE: usize = 2 << 20;
    const BASE: Address = Address(1 << 40);

    type OnExport<'a> = Box<dyn Fn(&dyn Gpu) + Send + Sync + 'a>;

    /// A back end that has memory, and runs `on_export` when it is exported, which it then does not support.
    struct Exporter<'a> {
        on_export: OnExport<'a>,
        has_exported: AtomicBool,
    }

    one_device!(
        Exporter<'_>, c"exporter",
        Contexts Memory Copies Streams Events Peers Ipc Pools External Arrays Kernels Compilers Graphs
    );

    impl VirtualMemory for Exporter<'_> {
        fn create_physical(&self, _: usize, _: &PhysicalProperties) -> Result<Physical> {
            Ok(Physical(1))
        }
        fn release_physical(&self, _: Physical) -> Result<()> {
            Ok(())
        }
        fn reserve_addresses(&self, _: usize, _: usize, _: Address) -> Result<Address> {
            Ok(BASE)
        }
        fn free_addresses(&self, _: Address, _: usize) -> Result<()> {
            Ok(())
        }
        fn map(&self, _: Address, _: usize, _: usize, _: Physical) -> Result<()> {
            Ok(())
        }
        fn unmap(&self, _: Address, _: usize) -> Result<()> {
            Ok(())
        }
        fn set_access(&self, _: Address, _: usize, _: &[(Location, Access)]) -> Result<()> {
            Ok(())
        }
        fn export_physical(&self, _: Physical, _: HandleTypes) -> Result<Shareable> {
            if !self.has_exported.swap(true, Ordering::Relaxed) {
                (self.on_export)(self);
            }
            Err(Kind::Unsupported.because("a test"))
        }
    }

    fn exporter<'a>(on_export: impl Fn(&dyn Gpu) + Send + Sync + 'a) -> Exporter<'a> {
        Exporter { on_export: Box::new(on_export), has_exported: AtomicBool::new(false) }
    }

    fn memory(gpu: &dyn Gpu) -> PhysicalHandle {
        create(gpu, About { location: Location::Device(0), size: SIZE, note: 0 }).expect("memory")
    }

    fn exported(gpu: &dyn Gpu, handle: PhysicalHandle) -> Option<Kind> {
        export(gpu, handle, Importers::Any).err().map(|error| error.kind())
    }

    #[test]
    fn another_version_is_refused_by_name() {
        let gpu = exporter(|_| ());
        let about = About { location: Location::Device(0), size: SIZE, note: 3 };
        let mut label = Label::of(&gpu, &about).write();
        assert_eq!(Label::read(&gpu, &label).map(|label| label.size).ok(), Some(SIZE));
        label[7] = 2;
        let refusal = import_fabric(&gpu, &[0; 64], &label, 0).expect_err("refused");
        assert_eq!(refusal.kind(), Kind::HandleStale);
        assert!(refusal.to_string().contains("another version of anygpu"), "{refusal}");
        label[0] = b'x';
        let refusal = import_fabric(&gpu, &[0; 64], &label, 0).expect_err("refused");
        assert!(refusal.to_string().contains("something else"), "{refusal}");
    }

    #[test]
    fn an_export_that_panics_was_none() {
        let gpu = exporter(|_| panic!("a test"));
        let handle = memory(&gpu);
        assert!(catch_unwind(AssertUnwindSafe(|| exported(&gpu, handle))).is_err());
        assert_eq!(exported(&gpu, handle), Some(Kind::Unsupported));
        release(&gpu, handle).expect("a reference");
    }

    #[test]
    fn memory_released_while_it_is_exported_may_be_exported_again() {
        let handle = std::sync::OnceLock::new();
        let gpu = exporter(|gpu| release(gpu, *handle.get().expect("made")).expect("a reference"));
        let handle = *handle.get_or_init(|| memory(&gpu));
        assert_eq!(reserve(&gpu, SIZE, Address(0)).ok(), Some(BASE));
        map(&gpu, BASE, SIZE, handle).expect("mapped");
        assert_eq!(exported(&gpu, handle), Some(Kind::Unsupported));
        assert_eq!(retain(BASE).ok(), Some(handle));
        assert_eq!(exported(&gpu, handle), Some(Kind::Unsupported));
        release(&gpu, handle).expect("a reference");
        unmap(&gpu, BASE).expect("mapped");
        free(&gpu, BASE).expect("empty");
    }

    #[test]
    fn an_import_that_panics_was_none() {
        let begin = || Importing::begin(7, Location::Device(0));
        let interrupted = catch_unwind(|| {
            let _importing = begin().expect("none before");
            assert_eq!(begin().err().map(|error| error.kind()), Some(Kind::InvalidHandle));
            panic!("a test");
        });
        assert!(interrupted.is_err());
        assert!(begin().is_ok());
    }
}
