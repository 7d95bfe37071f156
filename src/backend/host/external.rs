// SPDX-License-Identifier: MIT OR Apache-2.0
//! External memory and semaphores: memory is any file that can be mapped; semaphores are those of
//! [`crate::share::semaphore`].

use std::fs::File;
use std::os::fd::{AsRawFd, RawFd};
use std::sync::{Arc, Mutex, MutexGuard};

use super::capture;
use super::label::{Content, Label, NoLabel};
use super::page::page_size;
use super::queue::{self, Work};
use super::serial::{self, Owner};
use super::state::{self, Host, table};
use super::table::{Backing, Buffer};
use super::{arena, array};
use crate::gpu::{
    Address, ArrayDescriptor, Error, External, ExternalMemory, Kind, Memory as _, MemoryDescriptor, MipmappedArray,
    NodeWork, Result, Semaphore, SemaphoreDescriptor, SemaphoreValue, Stream,
};
use crate::os::descriptor::{self, Kept, status};
use crate::os::fork::Unforked;
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::memory_file::{self, Mapping, Protection};
use crate::os::thread::Uncancelled;
use crate::share::semaphore::{Imported, Signal, Wait};
use crate::share::shareable;
use crate::share::timeline::{self, StreamKey};
use crate::share::watch::{Condition, Outcome};

/// Memory that was imported. It counts against no device: who made it has paid for it.
struct Memory {
    owner: Owner,
    file: Kept,
    size: u64,
}

/// The imports of this process by serial number; semaphores with their owners.
struct Imports {
    memory: Map<u64, Arc<Memory>>,
    semaphores: Map<u64, (Owner, Imported)>,
}

/// All imports. The lock is held for moments: files are closed without it.
static IMPORTS: Mutex<Imports> = Mutex::new(Imports { memory: Map::new(), semaphores: Map::new() });

fn imports() -> MutexGuard<'static, Imports> {
    lock(&IMPORTS)
}

/// Releases what was imported on a device that is reset, or in a context that ends.
pub fn release_all(is_released: impl Fn(&Owner) -> bool) {
    let mut imports = imports();
    let memory = imports.memory.extract_if(.., |_, memory| is_released(&memory.owner)).collect::<Vec<_>>();
    let semaphores = imports.semaphores.extract_if(.., |_, (owner, _)| is_released(owner)).collect::<Vec<_>>();
    // Files are closed without the lock.
    drop(imports);
    drop((memory, semaphores));
}

fn refused(descriptor: RawFd, why: impl std::fmt::Display) -> Error {
    Kind::DescriptorRefused.because(format!("file descriptor {descriptor}: {why}"))
}

/// Returns a file's bytes of memory; DescriptorRefused where it cannot be mapped or is no memory.
fn memory_size(descriptor: RawFd, file: &File) -> Result<u64> {
    let no_memory = |why: &str| refused(descriptor, why);
    let status = status(file.as_raw_fd())?;
    // A dma-buf's file has no type.
    if status.st_mode & libc::S_IFMT != 0 && !memory_file::is_memory(file.as_raw_fd(), &status) {
        return Err(no_memory("is no memory"));
    }
    let pool = Label::read(Content::Pool, file, arena::end);
    if timeline::is_timeline(file.as_raw_fd()) || pool.is_ok() {
        return Err(no_memory("is a timeline or a pool, no memory"));
    }
    let label = Label::read(Content::Physical, file, |pages| pages as usize * page_size());
    if [pool, label].contains(&Err(NoLabel::OtherVersion)) {
        return Err(no_memory("is of another version of anygpu"));
    }
    let unmapped = |error| no_memory(&format!("cannot be mapped to be read and written: {error}"));
    Mapping::new(file.as_raw_fd(), 0, granule(&status), Protection::ReadWrite)
        .map_err(|error| Error::shortage_or(error, unmapped))?;
    Ok(label.map_or(status.st_size as u64, |label| u64::from(label.pages) * page_size() as u64))
}

/// Returns the granularity of mappings of a file: larger than a page for a file of huge pages.
fn granule(status: &libc::stat) -> usize {
    let page = memory_file::page_size();
    let unit = usize::try_from(status.st_blksize).unwrap_or(page);
    if unit.is_power_of_two() && unit > page && unit <= 1 << 30 { unit } else { page }
}

fn import_memory(descriptor: RawFd, size: u64) -> Result<ExternalMemory> {
    let step = Unforked::new();
    let file = File::from(shareable::duplicate(descriptor)?);
    let available = memory_size(descriptor, &file)?;
    if size > available {
        return Err(Kind::InvalidValue.because(format!("size is {size}: the memory has {available} bytes")));
    }
    // The import takes the file over. A file that was cut off until now is noticed when it is mapped.
    memory_file::keep_size(file.as_raw_fd());
    let file = Kept::new(file.into())?;
    drop(step);
    state::use_device();
    let (serial, owner) = (serial::next(), Owner::new(state::current_device()));
    imports().memory.insert(serial, Arc::new(Memory { owner, file, size }));
    Ok(ExternalMemory(serial::handle(serial::EXTERNAL_MEMORY, serial)))
}

fn map(memory: &Memory, offset: u64, size: u64) -> Result<Address> {
    let end = offset.checked_add(size).filter(|end| size > 0 && *end <= memory.size);
    let descriptor = memory.file.descriptor()?;
    let status = status(descriptor)?;
    let Some(end) = end.filter(|end| *end <= status.st_size as u64) else {
        let why = format!("{size} bytes from {offset} on are not in external memory of {} bytes", memory.size);
        return Err(Kind::InvalidValue.because(why));
    };
    let granule = granule(&status);
    let start = offset as usize % granule;
    let first = offset as usize - start;
    let length = (end as usize).next_multiple_of(granule) - first;
    let map = |protection| {
        Mapping::new(descriptor, first, length, protection)
            .map_err(|error| Kind::MapFailed.because(format!("{size} bytes of external memory: {error}")))
    };
    let mut table = table();
    let (public, hidden_view) = table.map_both(map)?;
    let base = public.start() + start;
    let buffer = Buffer { public, hidden_view, start };
    table.insert(base, size as usize, memory.owner.device, 0, Backing::External(buffer));
    Ok(Address(base))
}

fn import_semaphore(descriptor: RawFd, imported: Imported) -> Semaphore {
    imported.close(descriptor);
    state::use_device();
    let serial = serial::next();
    imports().semaphores.insert(serial, (Owner::new(state::current_device()), imported));
    Semaphore(serial::handle(serial::SEMAPHORE, serial))
}

fn find(semaphore: Semaphore) -> Result<Imported> {
    let serial = serial::of(serial::SEMAPHORE, semaphore.0);
    let found = serial.and_then(|serial| imports().semaphores.get(&serial).cloned());
    found
        .map(|(_, imported)| imported)
        .ok_or_else(|| Kind::InvalidValue.because("the handle names no semaphore, or one that was destroyed"))
}

/// A semaphore with a value.
pub type Found = (Imported, u64);

/// Finds semaphores.
pub fn find_all(values: &[SemaphoreValue]) -> Result<Vec<Found>> {
    values.iter().map(|one| Ok((find(one.semaphore)?, one.value))).collect()
}

/// Announces signals that a stream is to send.
pub fn promise(values: &[SemaphoreValue], stream: Stream) -> Result<Vec<Signal>> {
    let key = StreamKey::new(state::current_device(), stream);
    find_all(values)?.iter().map(|(imported, value)| imported.promise(*value, key)).collect()
}

/// Queues signals that were announced.
pub fn signal(stream: Stream, signals: Vec<Signal>) -> Result<()> {
    let device = state::current_device();
    let send = move |fares: Outcome| {
        signals.into_iter().for_each(|signal| signal.send(fares));
        fares
    };
    match queue::idle(device, stream)? {
        Some(ticket) => {
            _ = send(ticket.outcome().unwrap_or(Ok(())));
            Ok(())
        }
        None => queue::submit(device, stream, None, Work::Run(Box::new(send))).map(drop),
    }
}

/// Queues waits.
pub fn wait(stream: Stream, waits: Vec<Found>) -> Result<()> {
    let device = state::current_device();
    let is_next = queue::idle(device, stream)?.is_some_and(|last| last.outcome() == Some(Ok(())));
    let waits: Vec<_> = waits.into_iter().filter(|(imported, value)| !imported.is_reached(*value)).collect();
    // One task for all: where it cannot be queued, no eventfd stays reset and nothing waits.
    let mut wait = Wait::new(waits, StreamKey::new(device, stream));
    if is_next && wait.poll() == Some(Ok(())) {
        return Ok(());
    }
    queue::submit(device, stream, None, Work::Until(Box::new(wait))).map(drop)
}

impl External for Host {
    fn import_external_memory(
        &self,
        descriptor: MemoryDescriptor,
        size: u64,
        _dedicated: bool,
    ) -> Result<ExternalMemory> {
        let _uncancelled = Uncancelled::new();
        match descriptor {
            MemoryDescriptor::Opaque(descriptor) => {
                let memory = import_memory(descriptor, size)?;
                descriptor::close(descriptor);
                Ok(memory)
            }
            MemoryDescriptor::DmaBuf(descriptor) => import_memory(descriptor, size),
        }
    }

    fn map_external_buffer(&self, memory: ExternalMemory, offset: u64, size: u64) -> Result<Address> {
        let _uncancelled = Uncancelled::new();
        let serial = serial::of(serial::EXTERNAL_MEMORY, memory.0);
        let found = serial.and_then(|serial| imports().memory.get(&serial).cloned());
        let why = "the handle names no external memory, or such as was destroyed";
        map(&*found.ok_or_else(|| Kind::InvalidValue.because(why))?, offset, size)
    }

    fn map_external_arrays(
        &self,
        memory: ExternalMemory,
        offset: u64,
        descriptor: &ArrayDescriptor,
        levels: u32,
    ) -> Result<MipmappedArray> {
        array::create_in(descriptor, levels, |bytes| {
            let address = self.map_external_buffer(memory, offset, bytes as u64)?;
            Ok((address, self.pointer_info(address)?.map_or_else(state::current_device, |info| info.device)))
        })
    }

    fn destroy_external_memory(&self, memory: ExternalMemory) -> Result<()> {
        let serial = serial::of(serial::EXTERNAL_MEMORY, memory.0);
        let removed = serial.and_then(|serial| imports().memory.remove(&serial));
        removed.map(drop).ok_or_else(|| Kind::InvalidValue.because("the handle names no external memory"))
    }

    fn import_semaphore(&self, descriptor: SemaphoreDescriptor) -> Result<Semaphore> {
        let _uncancelled = Uncancelled::new();
        let (SemaphoreDescriptor::Binary(number) | SemaphoreDescriptor::Timeline(number)) = descriptor;
        let imported = Imported::import(descriptor)?.ok_or_else(|| refused(number, "is no eventfd"))?;
        Ok(import_semaphore(number, imported))
    }

    fn signal_semaphores(&self, signals: &[SemaphoreValue], stream: Stream) -> Result<()> {
        if capture::take(stream, || Ok(NodeWork::Signal(signals.iter().copied().collect())))? {
            return Ok(());
        }
        find_all(signals)?;
        queue::check(stream)?;
        signal(stream, promise(signals, stream)?)
    }

    fn wait_semaphores(&self, waits: &[SemaphoreValue], stream: Stream) -> Result<()> {
        match capture::take(stream, || Ok(NodeWork::WaitSemaphores(waits.iter().copied().collect())))? {
            true => Ok(()),
            false => wait(stream, find_all(waits)?),
        }
    }

    fn destroy_semaphore(&self, semaphore: Semaphore) -> Result<()> {
        let serial = serial::of(serial::SEMAPHORE, semaphore.0);
        let removed = serial.and_then(|serial| imports().semaphores.remove(&serial));
        removed.map(drop).ok_or_else(|| Kind::InvalidValue.because("the handle names no semaphore"))
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::FileExt;

    use super::*;
    use crate::os::memory_file::memory_file;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_file_of_huge_pages_is_mapped_in_its_own() {
        let page = page_size();
        let mut status = crate::os::descriptor::status(0).expect("standard input");
        for (unit, expected) in [(512, 512), (1, 1), (3, 1)].map(|(unit, expected)| (unit * page, expected * page)) {
            status.st_blksize = unit as _;
            assert_eq!(granule(&status), expected, "{unit}");
        }
        for (unit, expected) in [(page / 2, page), (0, page), (1 << 30, 1 << 30), (1 << 31, page)] {
            status.st_blksize = unit as _;
            assert_eq!(granule(&status), expected, "{unit}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn another_versions_files_are_no_plain_memory() {
        let size = 3 * page_size();
        for (magic, offset, words) in [
            (b"anygpuT\xff", 0, "is a timeline or a pool"),
            (b"anygpuO\xff", size - page_size(), "another version of anygpu"),
            (b"anygpuP\xff", size - page_size(), "another version of anygpu"),
        ] {
            let file = File::from(memory_file(c"anygpu-test", size).expect("a memory file"));
            assert_eq!(memory_size(file.as_raw_fd(), &file).ok(), Some(size as u64), "plain memory");
            file.write_all_at(magic, offset as u64).expect("written");
            let refusal = memory_size(file.as_raw_fd(), &file).expect_err("refused");
            assert_eq!(refusal.kind(), Kind::DescriptorRefused);
            assert!(refusal.to_string().contains(words), "{refusal}");
        }
    }
}
