// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared between processes.
//!
//! A handle names an offer of this library's broker, which gives the memory's dma-buf. Level Zero's own handles name a descriptor
//! of the exporter by its number: one of freed memory may open what has the number now, and one of a small allocation opens the
//! 2 MiB that it was cut from. A handle here ends with its memory, opens at its first byte, and tells its size.

use std::sync::{Mutex, MutexGuard};

use twox_hash::XxHash64;

use super::calls::{AllocationProperties, DescriptorOfMemory, DeviceMemoryDescriptor, Head};
use super::convert::structure;
use super::memory::{Block, BlockKind};
use super::{Intel, call, convert};
use crate::backend::refuse_host_handle;
use crate::gpu::{Address, Devices, Event, HANDLE_SIZE, Ipc, IpcHandle, Kind, Result, not_exportable};
use crate::os::descriptor::{self, Kept};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::thread::Uncancelled;
use crate::share::broker::{self, Importers, Offer};
use crate::share::magic::is_other_version;
use crate::share::shareable;

const MAGIC: [u8; 8] = *b"anygpuI\x01";

/// Bytes from which an allocation of Level Zero's own has a block of its own.
const SMALLEST_OWN: usize = 2 << 20;

/// The object that a handle names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Device memory.
    Memory,
    /// An event.
    Event,
    /// An allocation of a pool.
    Pooled,
}

impl What {
    fn number(self) -> u8 {
        match self {
            What::Memory => 1,
            What::Event => 2,
            What::Pooled => 3,
        }
    }
}

/// A handle, read.
///
/// | bytes | meaning |
/// |---|---|
/// | 0 to 7 | magic and version |
/// | 8 | kind: 1 memory, 2 event, 3 allocation of a pool |
/// | 9 to 15 | the pool's number, or zero |
/// | 16 to 23 | the offer |
/// | 24 to 31 | bytes |
/// | 32 to 47 | the device's UUID |
/// | 48 to 55 | bytes of the file before the memory |
/// | 56 to 63 | the XXH64 of the bytes before |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handle {
    what: What,
    offer: u64,
    size: u64,
    device: [u8; 16],
    offset: u64,
    pool: u64,
}

impl Handle {
    /// The handle of an event that is offered.
    pub fn of_event(offer: u64) -> Handle {
        Handle { what: What::Event, offer, size: 0, device: [0; 16], offset: 0, pool: 0 }
    }

    /// True if it names an allocation of the pool of this number.
    pub fn is_of(&self, pool: u64) -> bool {
        self.pool == pool
    }

    /// The bytes.
    pub fn to_bytes(self) -> IpcHandle {
        let mut bytes = [0; HANDLE_SIZE];
        let mut put = |at: usize, field: &[u8]| bytes[at..at + field.len()].copy_from_slice(field);
        put(0, &MAGIC);
        put(8, &[self.what.number()]);
        put(9, &self.pool.to_le_bytes()[..7]);
        put(16, &self.offer.to_le_bytes());
        put(24, &self.size.to_le_bytes());
        put(32, &self.device);
        put(48, &self.offset.to_le_bytes());
        let checksum = XxHash64::oneshot(0, &bytes[..56]);
        bytes[56..].copy_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// Reads the bytes; HandleRefused for any that [`Handle::to_bytes`] did not make, or that name something else.
    pub fn read(bytes: &IpcHandle, expected: What) -> Result<Handle> {
        refuse_host_handle(bytes)?;
        let refused = |why: &str| Err(Kind::HandleRefused.because(why));
        let long = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        let magic = long(0).to_le_bytes();
        if is_other_version(magic, MAGIC) {
            return refused("the handle was made by another version of anygpu");
        }
        if magic != MAGIC {
            return refused("the handle was not made by anygpu on Intel's GPUs");
        }
        if long(56) != XxHash64::oneshot(0, &bytes[..56]) {
            return refused("the handle's bytes are damaged: send all 64 unchanged");
        }
        if bytes[8] != expected.number() {
            return refused(match bytes[8] {
                1 => "the handle names memory",
                2 => "the handle names an event",
                _ => "the handle names an allocation of a pool",
            });
        }
        let device = bytes[32..48].try_into().expect("16 bytes");
        Ok(Handle { what: expected, offer: long(16), size: long(24), device, offset: long(48), pool: long(8) >> 8 })
    }

    /// Takes the file from the process that offers it.
    pub fn take(&self) -> Result<Kept> {
        let offer = broker::take(self.offer)?;
        offer.descriptor.ok_or_else(|| Kind::HandleStale.because("the process that made the handle shares it no more"))
    }
}

/// Memory that this process has opened.
#[derive(Default)]
pub struct Openings {
    /// Addresses by offer.
    by_offer: Mutex<Map<u64, usize>>,
    /// Locked while memory is opened or closed, so that it is done once. The number of openings so far.
    turn: Mutex<u64>,
}

impl Openings {
    /// Takes the turn to open or close memory.
    pub fn take_turn(&self) -> MutexGuard<'_, u64> {
        lock(&self.turn)
    }

    /// Forgets memory that is closed.
    pub fn forget(&self, base: usize) {
        lock(&self.by_offer).retain(|_, other| *other != base);
    }

    /// Forgets the memory that is gone.
    pub fn retain(&self, is_there: impl Fn(usize) -> bool) {
        lock(&self.by_offer).retain(|_, base| is_there(*base));
    }
}

impl Intel {
    /// The dma-buf of an allocation. The driver keeps one of its own with the memory.
    pub(super) fn descriptor_of(&self, base: usize) -> Result<Kept> {
        let mut exported =
            DescriptorOfMemory { head: Head::new(structure::EXPORT_DESCRIPTOR), flags: convert::DMA_BUF, fd: -1 };
        let mut properties = AllocationProperties {
            head: Head { kind: structure::ALLOCATION_PROPERTIES, next: std::ptr::from_mut(&mut exported).cast() },
            memory_type: 0,
            id: 0,
            page_size: 0,
        };
        call!(self, zeMemGetAllocProperties(self.context, base, &mut properties, std::ptr::null_mut()))?;
        if exported.fd < 0 {
            return Err(Kind::Unsupported.because("the driver gives no dma-buf of the memory"));
        }
        shareable::take(exported.fd)
    }

    /// Maps the memory of a dma-buf, all of it, for a device.
    pub(super) fn map_descriptor(&self, file: &Kept, device: i32) -> Result<(usize, usize)> {
        let size = size_of_file(file)?;
        // The driver closes what it has imported.
        let copy = descriptor::duplicate(file.descriptor()?)?;
        let number = std::os::fd::AsRawFd::as_raw_fd(&copy);
        let import =
            DescriptorOfMemory { head: Head::new(structure::IMPORT_DESCRIPTOR), flags: convert::DMA_BUF, fd: number };
        let descriptor =
            DeviceMemoryDescriptor { head: Head::before(structure::DEVICE_MEMORY, &import), flags: 0, ordinal: 0 };
        let mut address = 0;
        let device = self.device_state(device)?.handle;
        call!(self, zeMemAllocDevice(self.context, &descriptor, size, 0, device, &mut address))?;
        std::mem::forget(copy);
        Ok((address, size))
    }

    /// Offers an allocation to other processes.
    pub(super) fn offer(&self, base: usize, block: &Block, what: What, pool: u64) -> Result<IpcHandle> {
        let file = self.descriptor_of(base)?;
        let offer = broker::offer(Offer { descriptor: Some(file), payload: [0; 64] }, Importers::Any)?;
        let device = self.uuid(block.device).unwrap_or_default();
        Ok(Handle { what, offer, size: block.size as u64, device, offset: block.offset as u64, pool }.to_bytes())
    }

    /// Opens what another process offers, or what this one has open already: then openings of a handle are counted.
    pub(super) fn open_handle(&self, handle: &Handle, kind: BlockKind) -> Result<Address> {
        let _uncancelled = Uncancelled::new();
        let mut turn = self.openings.take_turn();
        *turn += 1;
        let known = lock(&self.openings.by_offer).get(&handle.offer).copied();
        match known.and_then(|base| Some((base, self.blocks.at(base)?.kind))) {
            Some((base, BlockKind::Imported(count))) => {
                self.blocks.set(base, BlockKind::Imported(count + 1));
                return Ok(Address(base));
            }
            Some((base, BlockKind::PoolImport(_))) => return Ok(Address(base)),
            _ => {}
        }
        let file = handle.take()?;
        let device = self.device_of(&handle.device);
        let (start, available) = self.map_descriptor(&file, device).map_err(|error| match error.kind() {
            Kind::InvalidValue => Kind::HandleRefused.because(error.to_string()),
            _ => error,
        })?;
        let (size, offset) = (handle.size as usize, handle.offset as usize);
        if size == 0 || offset.checked_add(size).is_none_or(|end| end > available) {
            call!(self, zeMemFree(self.context, start))?;
            return Err(Kind::HandleRefused.because("the handle's bytes are not in its memory"));
        }
        let base = start + offset;
        self.blocks.insert_at(base, size, device, kind, 0, offset);
        lock(&self.openings.by_offer).insert(handle.offer, base);
        Ok(Address(base))
    }

    /// The device of a UUID here, or the thread's.
    fn device_of(&self, uuid: &[u8; 16]) -> i32 {
        let all = 0..self.devices.len() as i32;
        let found = all.into_iter().find(|device| self.uuid(*device).is_ok_and(|own| own == *uuid));
        found.unwrap_or_else(|| self.device())
    }
}

/// Bytes of a dma-buf, which has no size by its status on old systems.
pub fn size_of_file(file: &Kept) -> Result<usize> {
    let number = file.descriptor()?;
    let status = descriptor::status(number)?;
    let end = match status.st_mode & libc::S_IFMT {
        // SAFETY: a plain system call; the position of a file without a type, as dma-bufs are, means nothing.
        0 => unsafe { libc::lseek(number, 0, libc::SEEK_END) },
        // The position is the program's.
        libc::S_IFREG => status.st_size,
        _ => 0,
    };
    match end {
        ..=0 => Err(Kind::DescriptorRefused.because("the file descriptor is no memory of a GPU: it has no size")),
        size => Ok(size as usize),
    }
}

fn not_shared() -> crate::gpu::Error {
    let (mapped, host, managed) = (not_exportable::MAPPED, not_exportable::HOST, not_exportable::MANAGED);
    Kind::InvalidValue.because(format!(
        "the address is not in plain device memory, which alone has a handle: {mapped}; memory of the host: {host}; managed \
         memory: {managed}"
    ))
}

impl Ipc for Intel {
    fn export_memory(&self, address: Address) -> Result<IpcHandle> {
        let _uncancelled = Uncancelled::new();
        let _turn = self.openings.take_turn();
        let (base, block) = match self.blocks.find(address.0) {
            Some(found) => found,
            None => {
                let (base, block) = self.adopt(address).ok_or_else(not_shared)?;
                if block.size < SMALLEST_OWN {
                    return Err(Kind::InvalidValue.because(
                        "Level Zero cuts allocations of less than 2 MiB from one block, which others would open: allocate \
                         more, or by anygpu",
                    ));
                }
                (base, block)
            }
        };
        match block.kind {
            BlockKind::Device(Some(handle)) => return Ok(handle),
            BlockKind::Device(None) => {}
            BlockKind::Imported(..) => {
                return Err(Kind::InvalidValue.because("the memory belongs to another process: pass its handle on"));
            }
            _ => return Err(not_shared()),
        }
        let handle = self.offer(base, &block, What::Memory, 0)?;
        self.blocks.set(base, BlockKind::Device(Some(handle)));
        Ok(handle)
    }

    fn open_memory(&self, bytes: &IpcHandle) -> Result<Address> {
        self.open_handle(&Handle::read(bytes, What::Memory)?, BlockKind::Imported(1))
    }

    fn close_unasked(&self, close: &mut dyn FnMut()) -> bool {
        self.close_without_waits(close)
    }

    fn close_memory(&self, address: Address) -> Result<()> {
        let base = address.0;
        let opened = || match self.blocks.at(base).map(|block| (block.kind, block.device)) {
            Some((BlockKind::Imported(count), device)) => Ok((count, device)),
            _ => Err(Kind::InvalidValue.because("the address was not opened from a handle")),
        };
        let mut finished = None;
        loop {
            let turn = self.openings.take_turn();
            match opened()? {
                (1, _) if finished == Some(*turn) => return self.close_last(base),
                (1, device) => {
                    // Without the turn: work may wait for a process that opens what this one is yet to export. Whoever opens it
                    // meanwhile may have queued more.
                    finished = Some(*turn);
                    drop(turn);
                    self.finish(device)?;
                }
                (count, _) => {
                    self.blocks.set(base, BlockKind::Imported(count - 1));
                    return Ok(());
                }
            }
        }
    }

    fn export_event(&self, event: Event) -> Result<IpcHandle> {
        self.export(event)
    }

    fn open_event(&self, handle: &IpcHandle) -> Result<Event> {
        self.open_shared(handle)
    }
}

impl Intel {
    /// Closes memory that nobody has open any more. The caller has the turn.
    fn close_last(&self, base: usize) -> Result<()> {
        self.blocks.remove_while(base, |block| call!(self, zeMemFree(self.context, base - block.offset)))?;
        self.openings.forget(base);
        Ok(())
    }
}

/// Withdraws what others open memory by, before it is freed.
pub fn withdraw(handle: &IpcHandle) {
    for what in [What::Memory, What::Pooled] {
        if let Ok(Handle { offer, .. }) = Handle::read(handle, what) {
            _ = broker::withdraw(offer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_a_handle_matters() {
        let handle = Handle { what: What::Memory, offer: 7 << 60, size: 4096, device: [3; 16], offset: 64, pool: 9 };
        let bytes = handle.to_bytes();
        assert_eq!(Handle::read(&bytes, What::Memory).ok(), Some(handle));
        let other = Handle::read(&bytes, What::Event).expect_err("memory").kind();
        assert_eq!(other, Kind::HandleRefused);
        for bit in 0..HANDLE_SIZE * 8 {
            let mut damaged = bytes;
            damaged[bit / 8] ^= 1 << (bit % 8);
            let refused = Handle::read(&damaged, What::Memory).expect_err("one bit differs");
            assert_eq!(refused.kind(), Kind::HandleRefused, "bit {bit}");
        }
    }

    #[test]
    fn another_version_is_refused_by_name() {
        let handle = Handle { what: What::Memory, offer: 7, size: 4096, device: [3; 16], offset: 0, pool: 0 };
        let mut bytes = handle.to_bytes();
        bytes[7] += 1;
        let why = Handle::read(&bytes, What::Memory).expect_err("another version").to_string();
        assert!(why.contains("another version of anygpu"), "{why}");
    }
}
