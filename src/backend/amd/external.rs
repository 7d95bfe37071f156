// SPDX-License-Identifier: MIT OR Apache-2.0
//! External memory and semaphores.
//!
//! HIP imports memory, but on Linux no semaphores. Those of [`crate::share::semaphore`] are emulated, and streams wait
//! for them in [`lanes`]. All others are passed to HIP, whose later releases may support them.

mod lanes;

use std::sync::{Arc, MutexGuard};

pub use lanes::Lanes;

use super::calls::{ExternalBuffer, ExternalHandle, ExternalParameters};
use super::{AMD, Amd, convert, optional};
use crate::gpu::{
    Address, Attribute, Devices, Error, External, ExternalMemory, HandleTypes, Kind, MemoryDescriptor, MemoryKind,
    PointerInfo, Result, Semaphore, SemaphoreDescriptor, SemaphoreValue, Stream, Streams, handle_tag,
};
use crate::os::descriptor::{self, Kept};
use crate::os::lock::lock;
use crate::os::map::{Map, Set};
use crate::os::ranges::{Ranges, Span};
use crate::os::thread::Uncancelled;
use crate::share::contexts::primary;
use crate::share::semaphore::{self, Imported, Signal, Wait};
use crate::share::shareable;
use crate::share::timeline::StreamKey;
use crate::share::watch::Outcome;

/// The upper 16 bits of a handle of external memory. No address and no other handle has them.
const MEMORY: usize = handle_tag(0x5e5a);

/// The external objects that this process has imported, and the mapped buffers.
#[derive(Default)]
pub struct Imports {
    /// The number of objects so far, which makes handles unique.
    count: usize,
    memory: Map<usize, Memory>,
    semaphores: Map<usize, (i32, Object)>,
    buffers: Ranges<Buffer>,
    /// The addresses of buffers that were freed. HIP still knows each of them, and frees it again.
    freed: Set<usize>,
}

struct Memory {
    device: i32,
    /// The memory's file, kept open for HIP, which may use it at any time. Each mapping imports it anew: HIP maps one
    /// object twice at the same address, and aborts the program then.
    file: Arc<Kept>,
    size: u64,
    dedicated: bool,
    /// The HIP object of the import, until it is mapped.
    fresh: Option<usize>,
}

#[derive(Clone, Copy)]
pub struct Buffer {
    device: i32,
    size: usize,
    serial: usize,
}

impl Span for Buffer {
    fn size(&self) -> usize {
        self.size
    }
}

#[derive(Clone)]
enum Object {
    Emulated(Imported),
    /// A semaphore of HIP.
    Native {
        handle: usize,
        _descriptor: Arc<Kept>,
    },
}

/// The semaphores of one call: those that are emulated, with their values, and HIP's.
#[derive(Default)]
struct Semaphores {
    emulated: Vec<(Imported, u64)>,
    native: Vec<usize>,
    parameters: Vec<ExternalParameters>,
}

/// Duplicates the program's descriptor.
fn duplicate(number: i32) -> Result<Kept> {
    shareable::take(number)
}

/// Checks the size of memory by its file, if that has one: a dma-buf does from Linux 5.3 on.
fn check_size(file: &Kept, size: u64) -> Result<()> {
    let available = descriptor::status(file.descriptor()?).map_or(0, |status| status.st_size as u64);
    if available != 0 && size > available {
        return Err(Kind::InvalidValue.because(format!("size is {size}: the memory has {available} bytes")));
    }
    Ok(())
}

fn unknown(kind: &str) -> Error {
    Kind::InvalidValue.because(format!("the handle names no {kind}, or one that was destroyed"))
}

impl Imports {
    fn serial(&mut self) -> usize {
        self.count += 1;
        self.count
    }
}

impl Amd {
    /// Returns the key of a stream; only a predefined one needs the current device, which takes a call.
    fn stream_key(&self, stream: Stream) -> Result<StreamKey> {
        Ok(StreamKey::new(if stream.is_predefined() { self.device()? } else { 0 }, stream))
    }

    fn imports(&self) -> MutexGuard<'_, Imports> {
        lock(&self.imports)
    }

    /// Removes the imports of a device, which its reset has destroyed.
    pub(super) fn clear_external(&self, device: i32) {
        let mut imports = self.imports();
        imports.memory.retain(|_, memory| memory.device != device);
        imports.semaphores.retain(|_, (owner, _)| *owner != device);
        imports.buffers.retain(|_, buffer| buffer.device != device);
    }

    /// Removes a mapped buffer that is about to be freed.
    pub(super) fn remove_buffer(&self, address: Address) -> Option<Buffer> {
        let imports = &mut *self.imports();
        let buffer = imports.buffers.remove(&address.0)?;
        imports.freed.insert(address.0);
        Some(buffer)
    }

    /// Records a mapped buffer.
    pub(super) fn insert_buffer(&self, address: Address, buffer: Buffer) {
        let imports = &mut *self.imports();
        imports.freed.remove(&address.0);
        imports.buffers.insert(address.0, buffer);
    }

    /// Records that other memory has the address, which a mapped buffer may have had.
    pub(super) fn is_no_buffer(&self, address: usize) {
        self.imports().freed.remove(&address);
    }

    /// Returns true for the address of a mapped buffer that was freed.
    pub(super) fn was_buffer(&self, address: Address) -> bool {
        self.imports().freed.contains(&address.0)
    }

    /// Properties of mapped external memory. HIP itself reports the whole memory, not the mapped range.
    pub(super) fn buffer_info(&self, address: Address) -> Option<PointerInfo> {
        let (base, buffer) = self.imports().buffers.containing(address.0).map(|(base, buffer)| (base, *buffer))?;
        Some(PointerInfo {
            kind: MemoryKind::Device,
            device: buffer.device,
            base: Address(base),
            size: buffer.size,
            device_address: Some(address),
            host_address: None,
            flags: 0,
            // HIP's own are small numbers.
            id: 1 << 62 | buffer.serial as u64,
            exportable: false,
            handle_types: HandleTypes::empty(),
            reservation: None,
            pool: None,
            imported: false,
            is_accessible: true,
            context: Some(primary(buffer.device)),
        })
    }

    fn import_object(&self, file: &Kept, size: u64, dedicated: bool) -> Result<usize> {
        let descriptor = [file.descriptor()? as u64, 0];
        let mut handle = ExternalHandle { kind: convert::OPAQUE_DESCRIPTOR, descriptor, ..Default::default() };
        (handle.rest[0], handle.rest[1]) = (size, dedicated.into());
        let mut object = 0;
        optional!(self, hipImportExternalMemory(&mut object, &handle))?;
        Ok(object)
    }

    fn destroy_object(&self, object: usize) {
        if let Err(error) = optional!(self, hipDestroyExternalMemory(object)) {
            crate::os::logger::error(format_args!("external memory is lost: {error}"));
        }
    }

    /// Imports a semaphore of a kind that this library does not emulate.
    fn import_native(&self, number: i32, kind: u32) -> Result<Object> {
        let file = duplicate(number)?;
        let descriptor = [file.descriptor()? as u64, 0];
        let handle = ExternalHandle { kind, descriptor, ..Default::default() };
        let mut semaphore = 0;
        match optional!(self, hipImportExternalSemaphore(&mut semaphore, &handle)) {
            Ok(()) => Ok(Object::Native { handle: semaphore, _descriptor: Arc::new(file) }),
            Err(error) if matches!(error.kind(), Kind::Unsupported | Kind::InvalidValue) => {
                let name = std::fs::read_link(format!("/proc/self/fd/{}", file.descriptor()?)).unwrap_or_default();
                let is_syncobj = name.to_str() == Some("anon_inode:syncobj_file");
                let kind = if is_syncobj { Kind::Unsupported } else { Kind::DescriptorRefused };
                Err(kind.because(format!(
                    "file descriptor {number} is no eventfd, sync file or timeline of anygpu_timeline_create, and of \
                     others {error}"
                )))
            }
            Err(error) => Err(error),
        }
    }

    fn find_semaphores(&self, values: &[SemaphoreValue]) -> Result<Semaphores> {
        let imports = self.imports();
        let mut found = Semaphores::default();
        for one in values {
            match imports.semaphores.get(&one.semaphore.0) {
                Some((_, Object::Emulated(imported))) => found.emulated.push((imported.clone(), one.value)),
                Some((_, Object::Native { handle, .. })) => {
                    found.native.push(*handle);
                    found.parameters.push(ExternalParameters { value: one.value, ..Default::default() });
                }
                None => return Err(unknown("semaphore")),
            }
        }
        Ok(found)
    }
}

/// The back end as a static reference.
fn back_end() -> Result<&'static Amd> {
    AMD.get().ok_or_else(|| Kind::Unknown.into())
}

impl External for Amd {
    fn import_external_memory(
        &self,
        descriptor: MemoryDescriptor,
        size: u64,
        dedicated: bool,
    ) -> Result<ExternalMemory> {
        let _uncancelled = Uncancelled::new();
        let (MemoryDescriptor::Opaque(number) | MemoryDescriptor::DmaBuf(number)) = descriptor;
        let file = duplicate(number)?;
        let device = self.device()?;
        check_size(&file, size)?;
        let fresh = self.import_object(&file, size, dedicated).map_err(|error| match error.kind() {
            // HIP's statuses for a descriptor of anything else.
            Kind::OutOfMemory | Kind::InvalidValue => Kind::DescriptorRefused.because(error.to_string()),
            _ => error,
        })?;
        let mut imports = self.imports();
        let handle = MEMORY | imports.serial();
        imports.memory.insert(handle, Memory { device, file: Arc::new(file), size, dedicated, fresh: Some(fresh) });
        drop(imports);
        if let MemoryDescriptor::Opaque(number) = descriptor {
            descriptor::close(number);
        }
        Ok(ExternalMemory(handle))
    }

    fn map_external_buffer(&self, memory: ExternalMemory, offset: u64, size: u64) -> Result<Address> {
        let (device, file, whole, dedicated, fresh) = {
            let mut imports = self.imports();
            let import = imports.memory.get_mut(&memory.0).ok_or_else(|| unknown("external memory"))?;
            if offset.checked_add(size).is_none_or(|end| size == 0 || end > import.size) {
                let why = format!("{size} bytes from {offset} on are not in memory of {} bytes", import.size);
                return Err(Kind::InvalidValue.because(why));
            }
            (import.device, import.file.clone(), import.size, import.dedicated, import.fresh.take())
        };
        if fresh.is_none() {
            check_size(&file, whole)?;
        }
        let mut address = 0;
        let buffer = ExternalBuffer { offset, size, ..Default::default() };
        self.within(device, || {
            let object = fresh.map_or_else(|| self.import_object(&file, whole, dedicated), Ok)?;
            let outcome = optional!(self, hipExternalMemoryGetMappedBuffer(&mut address, object, &buffer));
            // The mapping keeps the object alive.
            self.destroy_object(object);
            outcome
        })?;
        let mut imports = self.imports();
        let serial = imports.serial();
        drop(imports);
        self.insert_buffer(Address(address), Buffer { device, size: size as usize, serial });
        Ok(Address(address))
    }

    fn destroy_external_memory(&self, memory: ExternalMemory) -> Result<()> {
        let removed = self.imports().memory.remove(&memory.0).ok_or_else(|| unknown("external memory"))?;
        let Some(object) = removed.fresh else { return Ok(()) };
        optional!(self, hipDestroyExternalMemory(object)).inspect_err(|_| {
            self.imports().memory.insert(memory.0, removed);
        })
    }

    fn import_semaphore(&self, descriptor: SemaphoreDescriptor) -> Result<Semaphore> {
        let _uncancelled = Uncancelled::new();
        let device = self.device()?;
        let (number, object) = match descriptor {
            SemaphoreDescriptor::Binary(number) => match Imported::import(descriptor)? {
                Some(imported) => (number, Object::Emulated(imported)),
                None => (number, self.import_native(number, convert::OPAQUE_DESCRIPTOR)?),
            },
            SemaphoreDescriptor::Timeline(number) => match Imported::import(descriptor) {
                Ok(imported) => (number, Object::Emulated(imported.ok_or_else(|| unknown("timeline"))?)),
                Err(error) if error.kind() == Kind::DescriptorRefused => {
                    (number, self.import_native(number, convert::TIMELINE_DESCRIPTOR)?)
                }
                Err(error) => return Err(error),
            },
        };
        if let Object::Emulated(_) = object {
            if self.attribute(device, Attribute::CanUseStreamWaitValue)? == 0 {
                return Err(Kind::Unsupported.because("streams of the device cannot wait for a value in memory"));
            }
            if semaphore::serve_beside_native() {
                log::info!(
                    "libamdhip64 has no semaphores on Linux: eventfds, sync files and timelines are this library's, whose \
                     thread waits for them"
                );
            }
        }
        let emulated = match &object {
            Object::Emulated(imported) => Some(imported.clone()),
            Object::Native { .. } => None,
        };
        let mut imports = self.imports();
        let handle = semaphore::handle(imports.serial());
        imports.semaphores.insert(handle, (device, object));
        drop(imports);
        match emulated {
            Some(imported) => imported.close(number),
            None => descriptor::close(number),
        }
        Ok(Semaphore(handle))
    }

    fn serves_beside_native(&self, descriptor: SemaphoreDescriptor) -> bool {
        let (SemaphoreDescriptor::Binary(number) | SemaphoreDescriptor::Timeline(number)) = descriptor;
        semaphore::is_served(number)
    }

    fn signal_semaphores(&self, signals: &[SemaphoreValue], stream: Stream) -> Result<()> {
        self.refuse_captured(stream)?;
        let Semaphores { emulated, native, parameters } = self.find_semaphores(signals)?;
        let key = self.stream_key(stream)?;
        let signals =
            emulated.iter().map(|(imported, value)| imported.promise(*value, key)).collect::<Result<Vec<Signal>>>()?;
        let (count, handle) = (native.len() as u32, convert::stream(stream)?);
        if count > 0 {
            optional!(self, hipSignalExternalSemaphoresAsync(native.as_ptr(), parameters.as_ptr(), count, handle))?;
        }
        if signals.is_empty() {
            return Ok(());
        }
        let send = move |outcome: Outcome| signals.into_iter().for_each(|signal| signal.send(outcome));
        self.add_callback(stream, Box::new(send))
    }

    fn wait_semaphores(&self, waits: &[SemaphoreValue], stream: Stream) -> Result<()> {
        self.refuse_captured(stream)?;
        let Semaphores { mut emulated, native, parameters } = self.find_semaphores(waits)?;
        let (count, handle) = (native.len() as u32, convert::stream(stream)?);
        if count > 0 {
            optional!(self, hipWaitExternalSemaphoresAsync(native.as_ptr(), parameters.as_ptr(), count, handle))?;
        }
        emulated.retain(|(imported, value)| !imported.is_reached(*value));
        if emulated.is_empty() {
            return Ok(());
        }
        // One wait for all: where it cannot be queued, no eventfd stays reset.
        let key = self.stream_key(stream)?;
        back_end()?.wait_in_lane(stream, Wait::new(emulated, key))
    }

    fn destroy_semaphore(&self, semaphore: Semaphore) -> Result<()> {
        let removed = self.imports().semaphores.remove(&semaphore.0).ok_or_else(|| unknown("semaphore"))?;
        let (_, Object::Native { handle, .. }) = &removed else { return Ok(()) };
        optional!(self, hipDestroyExternalSemaphore(*handle)).inspect_err(|_| {
            self.imports().semaphores.insert(semaphore.0, removed);
        })
    }
}
