// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and semaphores exported by another interface (Vulkan, OpenGL, a driver, another process).

use super::{Address, ArrayDescriptor, ExternalMemory, MipmappedArray, Result, Semaphore, Stream, unsupported};

/// A file descriptor of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryDescriptor {
    /// An opaque descriptor, of a kind that only the exporting driver knows: Vulkan's, and those of exported physical
    /// memory. A successful import takes ownership: the back end uses and closes it, and the caller does neither. After
    /// an error the caller still owns it, open.
    Opaque(i32),
    /// A dma-buf; the caller keeps it and closes it.
    DmaBuf(i32),
}

/// A file descriptor of a semaphore; a successful import takes ownership, as of [`MemoryDescriptor::Opaque`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SemaphoreDescriptor {
    /// Signalled or not; a wait resets it.
    Binary(i32),
    /// A number that only grows; a wait is for it to reach a value.
    Timeline(i32),
}

/// One semaphore of a signal or of a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SemaphoreValue {
    /// The semaphore.
    pub semaphore: Semaphore,
    /// The value that a timeline is set to or must reach; ignored for a binary semaphore.
    pub value: u64,
}

/// External memory and semaphores. Everything belongs to the current device.
pub trait External {
    /// Imports memory of `size` bytes, the size it was allocated with; `dedicated` if it was allocated for one resource
    /// alone. DescriptorRefused for a descriptor that is not open or names no such memory, InvalidValue for a size
    /// larger than the memory.
    fn import_external_memory(
        &self,
        _descriptor: MemoryDescriptor,
        _size: u64,
        _dedicated: bool,
    ) -> Result<ExternalMemory> {
        unsupported("import external memory")
    }
    /// Maps a range of the memory. InvalidValue for a range that is not within it. The address is freed like any device
    /// memory, by [`super::Memory::free`]; each call returns a new one.
    fn map_external_buffer(&self, _memory: ExternalMemory, _offset: u64, _size: u64) -> Result<Address> {
        unsupported("map external memory")
    }
    /// Creates a mipmapped array of `levels` levels in the memory from `offset` on. InvalidValue where it does not fit.
    fn map_external_arrays(
        &self,
        _memory: ExternalMemory,
        _offset: u64,
        _descriptor: &ArrayDescriptor,
        _levels: u32,
    ) -> Result<MipmappedArray> {
        unsupported("make arrays of external memory")
    }
    /// Releases imported memory; mappings stay valid until they are freed.
    fn destroy_external_memory(&self, _memory: ExternalMemory) -> Result<()> {
        unsupported("destroy external memory")
    }
    /// Imports a semaphore. DescriptorRefused for a descriptor that is not open or names no such semaphore.
    fn import_semaphore(&self, _descriptor: SemaphoreDescriptor) -> Result<Semaphore> {
        unsupported("import a semaphore")
    }
    /// Returns true if the back end imports a semaphore that the vendor's runtime has refused to a natively forwarded
    /// program.
    fn serves_beside_native(&self, _descriptor: SemaphoreDescriptor) -> bool {
        false
    }
    /// Queues signals, which all happen once the stream's work so far is done. InvalidValue for a value less than a
    /// timeline's current one, where the back end can tell.
    fn signal_semaphores(&self, _signals: &[SemaphoreValue], _stream: Stream) -> Result<()> {
        unsupported("signal a semaphore")
    }
    /// Queues waits: work queued on the stream later begins once all of them are over. The caller is not blocked.
    fn wait_semaphores(&self, _waits: &[SemaphoreValue], _stream: Stream) -> Result<()> {
        unsupported("wait for a semaphore")
    }
    /// Releases a semaphore; signals and waits that are queued still happen.
    fn destroy_semaphore(&self, _semaphore: Semaphore) -> Result<()> {
        unsupported("destroy a semaphore")
    }
}
