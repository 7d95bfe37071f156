// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and semaphores that another interface (Vulkan, OpenGL, a driver, another process) has made and exported.

use super::{Address, Array, ExternalMemory, MipmappedArray, Result, Semaphore, Stream, unsupported};

/// A file descriptor that names memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryDescriptor {
    /// One whose kind only its maker's driver knows: Vulkan's opaque descriptors, and those of exported physical memory.
    /// The import takes it: after success it is the back end's to use and to close, and the caller does neither. After
    /// an error it is still the caller's, open.
    Opaque(i32),
    /// A dma-buf, which stays the caller's to close.
    DmaBuf(i32),
}

/// A file descriptor that names a semaphore; taken by an import that succeeds, as [`MemoryDescriptor::Opaque`] is.
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
    /// What a timeline is set to, or is to reach; without meaning for a binary one.
    pub value: u64,
}

/// What one channel of an array's element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// An integer without a sign, of that many bits.
    Unsigned(u8),
    /// An integer with a sign.
    Signed(u8),
    /// A floating-point number.
    Float(u8),
}

bitflags::bitflags! {
    /// What an array is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct ArrayFlags: u32 {
        /// The depth counts layers.
        const LAYERED = 1;
        /// Kernels write to it.
        const SURFACE = 2;
        /// Six layers are a cube.
        const CUBEMAP = 4;
        /// Kernels gather four elements at once.
        const GATHER = 8;
        /// Another interface draws depth into it.
        const DEPTH = 0x10;
        /// Another interface draws into it.
        const COLOR_ATTACHMENT = 0x20;
    }
}

/// How memory is laid out as arrays, each half as wide, high and deep as the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MipmappedShape {
    /// Elements in a row of the first.
    pub width: usize,
    /// Rows; 0 where there is one dimension.
    pub height: usize,
    /// Slices or layers; 0 where there are less than three dimensions.
    pub depth: usize,
    /// What a channel is.
    pub channel: Channel,
    /// Channels in an element: 1, 2 or 4.
    pub channels: u32,
    /// What they are for.
    pub flags: ArrayFlags,
    /// How many arrays there are.
    pub levels: u32,
}

/// External memory and semaphores. Everything belongs to the current device.
pub trait External {
    /// Imports memory of `size` bytes, as its maker allocated it; `dedicated` where that is for one resource alone.
    /// DescriptorRefused for a descriptor that is not open or names no such memory, InvalidValue for a size that it has
    /// not.
    fn import_external_memory(
        &self,
        _descriptor: MemoryDescriptor,
        _size: u64,
        _dedicated: bool,
    ) -> Result<ExternalMemory> {
        unsupported("import external memory")
    }
    /// Maps bytes of it. InvalidValue where they are not within it. The address is freed like any device memory, by
    /// [`super::Memory::free`]; each call makes a new one.
    fn map_external_buffer(&self, _memory: ExternalMemory, _offset: u64, _size: u64) -> Result<Address> {
        unsupported("map external memory")
    }
    /// Takes bytes of it from `offset` on for arrays. InvalidValue where they are not within it.
    fn map_external_arrays(
        &self,
        _memory: ExternalMemory,
        _offset: u64,
        _shape: &MipmappedShape,
    ) -> Result<MipmappedArray> {
        unsupported("make arrays of external memory")
    }
    /// One of the arrays; it lives as long as all of them. InvalidValue for a level that there is not.
    fn mipmapped_array_level(&self, _array: MipmappedArray, _level: u32) -> Result<Array> {
        unsupported("give a level of a mipmapped array")
    }
    /// Ends the arrays, not the memory.
    fn destroy_mipmapped_array(&self, _array: MipmappedArray) -> Result<()> {
        unsupported("destroy a mipmapped array")
    }
    /// Lets go of the memory; what is mapped stays until it is freed.
    fn destroy_external_memory(&self, _memory: ExternalMemory) -> Result<()> {
        unsupported("destroy external memory")
    }
    /// Imports a semaphore. DescriptorRefused for a descriptor that is not open or names no such semaphore.
    fn import_semaphore(&self, _descriptor: SemaphoreDescriptor) -> Result<Semaphore> {
        unsupported("import a semaphore")
    }
    /// Tells if it imports this semaphore, which the vendor's own runtime has refused to a native program.
    fn serves_beside_native(&self, _descriptor: SemaphoreDescriptor) -> bool {
        false
    }
    /// Queues signals, all of which happen once the stream's work so far is done. InvalidValue for a value that is less
    /// than a timeline's own, where the back end can tell.
    fn signal_semaphores(&self, _signals: &[SemaphoreValue], _stream: Stream) -> Result<()> {
        unsupported("signal a semaphore")
    }
    /// Queues waits: what is queued on the stream from now on begins once all of them are over. The caller is not
    /// blocked.
    fn wait_semaphores(&self, _waits: &[SemaphoreValue], _stream: Stream) -> Result<()> {
        unsupported("wait for a semaphore")
    }
    /// Lets go of a semaphore; signals and waits that are queued still happen.
    fn destroy_semaphore(&self, _semaphore: Semaphore) -> Result<()> {
        unsupported("destroy a semaphore")
    }
}
