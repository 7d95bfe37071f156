// SPDX-License-Identifier: MIT OR Apache-2.0
//! External memory, by dma-buf, and semaphores.
//!
//! All semaphores are emulated ([`crate::share::semaphore`]): streams wait for them in [`super::gate`], and the watching thread
//! signals them.

use std::sync::Arc;

use super::Intel;
use super::ipc::size_of_file;
use super::memory::BlockKind;
use crate::gpu::{
    Address, Error, EventFlags, External, ExternalMemory, Kind, MemoryDescriptor, Result, Semaphore,
    SemaphoreDescriptor, SemaphoreValue, Stream, handle_tag,
};
use crate::os::descriptor::{self, Kept};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::thread::Uncancelled;
use crate::share::semaphore::{self, Imported, Signal, Wait};
use crate::share::shareable;
use crate::share::timeline::StreamKey;

/// The upper 16 bits of a handle of external memory. No address and no other handle has them.
const MEMORY: usize = handle_tag(0x5e5a);

/// The external objects that this process has imported.
#[derive(Default)]
pub struct Imports {
    /// The number of objects so far, which makes handles unique.
    count: usize,
    memory: Map<usize, Memory>,
    semaphores: Map<usize, (i32, Imported)>,
}

struct Memory {
    device: i32,
    /// Each mapping imports it anew.
    file: Arc<Kept>,
    size: u64,
}

fn unknown(kind: &str) -> Error {
    Kind::InvalidValue.because(format!("the handle names no {kind}, or one that was destroyed"))
}

impl Intel {
    fn stream_key(&self, stream: Stream) -> StreamKey {
        StreamKey::new(if stream.is_predefined() { self.device() } else { 0 }, stream)
    }

    /// Removes the imports of a device, which its reset has ended.
    pub(super) fn clear_external(&self, device: i32) {
        let imports = &mut *lock(&self.imports);
        imports.memory.retain(|_, memory| memory.device != device);
        imports.semaphores.retain(|_, (owner, _)| *owner != device);
    }

    fn find_semaphores(&self, values: &[SemaphoreValue]) -> Result<Vec<(Imported, u64)>> {
        let imports = lock(&self.imports);
        let find = |one: &SemaphoreValue| {
            let found = imports.semaphores.get(&one.semaphore.0).ok_or_else(|| unknown("semaphore"))?;
            Ok((found.1.clone(), one.value))
        };
        values.iter().map(find).collect()
    }
}

impl External for Intel {
    fn import_external_memory(
        &self,
        descriptor: MemoryDescriptor,
        size: u64,
        _dedicated: bool,
    ) -> Result<ExternalMemory> {
        let _uncancelled = Uncancelled::new();
        let (MemoryDescriptor::Opaque(number) | MemoryDescriptor::DmaBuf(number)) = descriptor;
        let device = self.used_device();
        let file = shareable::take(number)?;
        let available = size_of_file(&file)? as u64;
        if size == 0 || size > available {
            return Err(Kind::InvalidValue.because(format!("size is {size}: the memory has {available} bytes")));
        }
        // Judged now, though each mapping imports it anew.
        let (address, _) = self.map_descriptor(&file, device).map_err(|error| match error.kind() {
            Kind::InvalidValue | Kind::OutOfMemory => Kind::DescriptorRefused.because(error.to_string()),
            _ => error,
        })?;
        super::call!(self, zeMemFree(self.context, address))?;
        if let MemoryDescriptor::Opaque(number) = descriptor {
            descriptor::close(number);
        }
        let imports = &mut *lock(&self.imports);
        imports.count += 1;
        let handle = MEMORY | imports.count;
        imports.memory.insert(handle, Memory { device, file: Arc::new(file), size });
        Ok(ExternalMemory(handle))
    }

    fn map_external_buffer(&self, memory: ExternalMemory, offset: u64, size: u64) -> Result<Address> {
        let _uncancelled = Uncancelled::new();
        let (device, file, whole) = {
            let imports = lock(&self.imports);
            let found = imports.memory.get(&memory.0).ok_or_else(|| unknown("external memory"))?;
            (found.device, found.file.clone(), found.size)
        };
        if size == 0 || offset.checked_add(size).is_none_or(|end| end > whole) {
            return Err(Kind::InvalidValue.because(format!("the range is not within the memory's {whole} bytes")));
        }
        let (start, _) = self.map_descriptor(&file, device)?;
        let offset = offset as usize;
        self.blocks.insert_at(start + offset, size as usize, device, BlockKind::External, 0, offset);
        Ok(Address(start + offset))
    }

    fn destroy_external_memory(&self, memory: ExternalMemory) -> Result<()> {
        lock(&self.imports).memory.remove(&memory.0).map(drop).ok_or_else(|| unknown("external memory"))
    }

    fn import_semaphore(&self, descriptor: SemaphoreDescriptor) -> Result<Semaphore> {
        let _uncancelled = Uncancelled::new();
        let (SemaphoreDescriptor::Binary(number) | SemaphoreDescriptor::Timeline(number)) = descriptor;
        let device = self.used_device();
        let Some(imported) = Imported::import(descriptor)? else {
            return Err(Kind::DescriptorRefused.because(format!(
                "file descriptor {number} is no eventfd, sync file or timeline of anygpu_timeline_create: Level Zero's own \
                 semaphores are not imported here"
            )));
        };
        imported.close(number);
        let imports = &mut *lock(&self.imports);
        imports.count += 1;
        let handle = semaphore::handle(imports.count);
        imports.semaphores.insert(handle, (device, imported));
        Ok(Semaphore(handle))
    }

    fn signal_semaphores(&self, signals: &[SemaphoreValue], stream: Stream) -> Result<()> {
        let queue = self.queue(stream)?;
        let found = self.find_semaphores(signals)?;
        let key = self.stream_key(stream);
        let promised: Vec<Signal> =
            found.iter().map(|(imported, value)| imported.promise(*value, key)).collect::<Result<_>>()?;
        self.submit(&queue, |_, _| Ok(()))?;
        let behind = self.signal(&queue, EventFlags::NO_TIMING)?;
        self.tell_behind(behind, move |outcome| promised.into_iter().for_each(|signal| signal.send(outcome)))
    }

    fn wait_semaphores(&self, waits: &[SemaphoreValue], stream: Stream) -> Result<()> {
        let queue = self.queue(stream)?;
        let found = self.find_semaphores(waits)?;
        let key = self.stream_key(stream);
        self.wait_until(&queue, Box::new(Wait::new(found, key)))
    }

    fn destroy_semaphore(&self, semaphore: Semaphore) -> Result<()> {
        lock(&self.imports).semaphores.remove(&semaphore.0).map(drop).ok_or_else(|| unknown("semaphore"))
    }
}
