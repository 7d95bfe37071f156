// SPDX-License-Identifier: MIT OR Apache-2.0
//! Descriptions of external memory and semaphores, which all dialects share.
//!
//! They have one layout and one set of numbers in all dialects; some releases append members that are not read here.

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::os::fd::{AsRawFd, IntoRawFd};

use super::array::{self, ChannelDesc, Desc3D, Extent};
use crate::border::arguments::{invalid, no_flags, not_empty, out, read, unsupported};
use crate::gpu::{
    ArrayDescriptor, ExternalMemory, Gpu, Kind, MemoryDescriptor, MipmappedArray, Result, SemaphoreDescriptor,
    SemaphoreValue, Stream,
};
use crate::share::shareable;

/// A union of handles, read as a file descriptor.
#[repr(C, align(8))]
#[derive(Clone, Copy)]
struct HandleUnion {
    descriptor: c_int,
    rest: [c_int; 3],
}

/// Memory to import.
#[repr(C)]
#[derive(Clone, Copy)]
struct MemoryHandle {
    kind: c_uint,
    handle: HandleUnion,
    size: c_ulonglong,
    flags: c_uint,
}

/// A semaphore to import.
#[repr(C)]
#[derive(Clone, Copy)]
struct SemaphoreHandle {
    kind: c_uint,
    handle: HandleUnion,
    flags: c_uint,
}

/// A buffer to map.
#[repr(C)]
#[derive(Clone, Copy)]
struct BufferDesc {
    offset: c_ulonglong,
    size: c_ulonglong,
    flags: c_uint,
}

const _: () = assert!(size_of::<MemoryHandle>() == 40 && std::mem::offset_of!(MemoryHandle, size) == 24);
const _: () = assert!(size_of::<SemaphoreHandle>() == 32 && std::mem::offset_of!(SemaphoreHandle, flags) == 24);
const _: () = assert!(size_of::<BufferDesc>() == 24);

const DEDICATED: c_uint = 1;

/// The owner of a descriptor that memory was imported by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    /// The library, which closes it.
    Library,
    /// The program, as before.
    Program,
}

/// Imports memory. `kinds` is the highest handle type of the dialect, `owner` that of an opaque descriptor from then on.
///
/// # Safety
/// `imported` is NULL or valid for writing a handle, `description` NULL or a dialect's description of memory.
pub(super) unsafe fn import_memory(
    gpu: &dyn Gpu,
    imported: *mut *mut c_void,
    description: *const c_void,
    kinds: c_uint,
    owner: Owner,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (imported, memory) = unsafe { (out(imported)?, read(description.cast::<MemoryHandle>())?) };
    let descriptor = match memory.kind {
        1 => MemoryDescriptor::Opaque(memory.handle.descriptor),
        9 if kinds >= 9 => MemoryDescriptor::DmaBuf(memory.handle.descriptor),
        2..=8 => return unsupported("handles of Windows, Direct3D and NvSci are not known here"),
        kind => return invalid(format!("type is {kind}: there is no such type")),
    };
    let flags_too_high = match descriptor {
        MemoryDescriptor::Opaque(_) => memory.flags & !DEDICATED,
        MemoryDescriptor::DmaBuf(_) => memory.flags,
    };
    if flags_too_high != 0 {
        return invalid(format!("flags is {:#x}: there are no such flags", memory.flags));
    }
    not_empty(memory.size as usize)?;
    let import = |descriptor| gpu.import_external_memory(descriptor, memory.size, memory.flags == DEDICATED);
    let memory = match descriptor {
        MemoryDescriptor::Opaque(number) if owner == Owner::Program => {
            let copy = shareable::duplicate(number)?;
            let memory = import(MemoryDescriptor::Opaque(copy.as_raw_fd()))?;
            // The back end has closed it, or will.
            _ = copy.into_raw_fd();
            memory
        }
        _ => import(descriptor)?,
    };
    imported.finish(memory.as_ptr())
}

/// Maps a buffer. `overflow` is the dialect's error for a buffer whose end is beyond all addresses.
///
/// # Safety
/// `mapped` is NULL or valid for writing an address, `description` NULL or a dialect's description of a buffer.
pub(super) unsafe fn map_buffer(
    gpu: &dyn Gpu,
    mapped: *mut usize,
    memory: Result<ExternalMemory>,
    description: *const c_void,
    overflow: Kind,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (mapped, buffer) = unsafe { (out(mapped)?, read(description.cast::<BufferDesc>())?) };
    let memory = memory?;
    no_flags(buffer.flags)?;
    not_empty(buffer.size as usize)?;
    if buffer.offset.checked_add(buffer.size).is_none() {
        return Err(overflow.because("the buffer's end is beyond all addresses"));
    }
    mapped.finish(gpu.map_external_buffer(memory, buffer.offset, buffer.size)?.0)
}

/// Arrays to map, as the runtimes describe them.
#[repr(C)]
#[derive(Clone, Copy)]
struct ArraysDesc {
    offset: c_ulonglong,
    format: ChannelDesc,
    extent: Extent,
    flags: c_uint,
    levels: c_uint,
}

/// Arrays to map, as CUDA's driver describes them.
#[repr(C)]
#[derive(Clone, Copy)]
struct DriverArraysDesc {
    offset: c_ulonglong,
    first: Desc3D,
    levels: c_uint,
}

const _: () = assert!(size_of::<ArraysDesc>() == 64 && std::mem::offset_of!(ArraysDesc, extent) == 32);
const _: () = assert!(std::mem::offset_of!(DriverArraysDesc, levels) == 48);

/// Maps arrays that a runtime's structure describes.
///
/// # Safety
/// `mapped` is NULL or valid for writing a handle, `description` NULL or a runtime's description of arrays.
pub(super) unsafe fn map_arrays(
    gpu: &dyn Gpu,
    mapped: *mut *mut c_void,
    memory: Result<ExternalMemory>,
    description: *const c_void,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (mapped, arrays) = unsafe { (out(mapped)?, read(description.cast::<ArraysDesc>())?) };
    let ArraysDesc { offset, format, extent, flags, levels } = arrays;
    if !format.is_of_numbers() {
        return unsupported("the format of the channels is not known here");
    }
    let descriptor = array::of_runtime(array::not_known, &format, &extent, flags)?;
    mapped.finish(map(gpu, memory, offset, &descriptor, levels)?.as_ptr())
}

/// Maps arrays that a driver's structure describes.
///
/// # Safety
/// `mapped` is NULL or valid for writing a handle, `description` NULL or a driver's description of arrays.
pub(super) unsafe fn map_driver_arrays(
    gpu: &dyn Gpu,
    mapped: *mut *mut c_void,
    memory: Result<ExternalMemory>,
    description: *const c_void,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (mapped, arrays) = unsafe { (out(mapped)?, read(description.cast::<DriverArraysDesc>())?) };
    mapped.finish(map(gpu, memory, arrays.offset, &arrays.first.neutral()?, arrays.levels)?.as_ptr())
}

fn map(
    gpu: &dyn Gpu,
    memory: Result<ExternalMemory>,
    offset: u64,
    descriptor: &ArrayDescriptor,
    levels: c_uint,
) -> Result<MipmappedArray> {
    if descriptor.width == 0 || levels == 0 {
        return invalid(format!("{levels} levels of arrays of width {}", descriptor.width));
    }
    gpu.map_external_arrays(memory?, offset, descriptor, levels)
}

/// Imports a semaphore.
///
/// # Safety
/// `imported` is NULL or valid for writing a handle, `description` NULL or a dialect's description of a semaphore.
pub(super) unsafe fn import_semaphore(
    gpu: &dyn Gpu,
    imported: *mut *mut c_void,
    description: *const c_void,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (imported, semaphore) = unsafe { (out(imported)?, read(description.cast::<SemaphoreHandle>())?) };
    let descriptor = match semaphore.kind {
        1 => SemaphoreDescriptor::Binary(semaphore.handle.descriptor),
        9 => SemaphoreDescriptor::Timeline(semaphore.handle.descriptor),
        2..=8 | 10 => return unsupported("handles of Windows, Direct3D and NvSci are not known here"),
        kind => return invalid(format!("type is {kind}: there is no such type")),
    };
    no_flags(semaphore.flags)?;
    imported.finish(gpu.import_semaphore(descriptor)?.as_ptr())
}

/// Layout of the parameters of a signal or a wait, which start with the value.
#[derive(Clone, Copy)]
pub(super) struct Parameters {
    /// Bytes from one element to the next.
    pub size: usize,
    /// The byte offset of the flags.
    pub flags: usize,
}

/// The layout of current releases, in every dialect.
pub(super) const PARAMETERS: Parameters = Parameters { size: 144, flags: 72 };

/// An operation on semaphores.
#[derive(Clone, Copy)]
pub(super) enum Operation {
    Signal,
    Wait,
}

/// Queues signals or waits.
///
/// # Safety
/// As for [`values`].
pub(super) unsafe fn queue(
    gpu: &dyn Gpu,
    operation: Operation,
    arrays: (*const *mut c_void, *const c_void),
    layout: Parameters,
    count: c_uint,
    stream: Stream,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let values = unsafe { values(arrays, layout, count) }?;
    match operation {
        Operation::Signal => gpu.signal_semaphores(&values, stream),
        Operation::Wait => gpu.wait_semaphores(&values, stream),
    }
}

/// Reads semaphores with their parameters.
///
/// # Safety
/// `semaphores` and `parameters` are NULL or have `count` elements.
pub(super) unsafe fn values(
    (semaphores, parameters): (*const *mut c_void, *const c_void),
    layout: Parameters,
    count: c_uint,
) -> Result<Vec<SemaphoreValue>> {
    if semaphores.is_null() || parameters.is_null() || count == 0 {
        return invalid("an array is NULL or empty");
    }
    let mut values = Vec::new();
    for index in 0..count as usize {
        // SAFETY: `count` elements can be read, as promised by the caller; alignment is not assumed.
        let (semaphore, value, flags) = unsafe {
            let parameters = parameters.byte_add(index * layout.size);
            (
                semaphores.add(index).read_unaligned(),
                parameters.cast::<u64>().read_unaligned(),
                parameters.byte_add(layout.flags).cast::<c_uint>().read_unaligned(),
            )
        };
        if semaphore.is_null() {
            return invalid(format!("semaphore {index} is NULL"));
        }
        no_flags(flags)?;
        values.push(SemaphoreValue { semaphore: semaphore.into(), value });
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::ptr;

    use super::*;
    use crate::api::{cuda::*, cudart::*, hip::*};
    use crate::gpu::partial::one_device;
    use crate::gpu::{Address, External, Semaphore, kind};

    thread_local! {
        static CALLS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    /// A back end that records calls for external memory and semaphores, and supports nothing else.
    struct RecordingGpu;

    one_device!(
        RecordingGpu, c"listener",
        Contexts Memory Copies Streams Events Peers Ipc Pools VirtualMemory Arrays Kernels Compilers Graphs
    );

    fn note<T>(call: String, answer: T) -> Result<T> {
        CALLS.with_borrow_mut(|calls| calls.push(call));
        Ok(answer)
    }

    fn list(values: &[SemaphoreValue]) -> Vec<(usize, u64)> {
        values.iter().map(|one| (one.semaphore.0, one.value)).collect()
    }

    impl External for RecordingGpu {
        fn import_external_memory(&self, from: MemoryDescriptor, size: u64, dedicated: bool) -> Result<ExternalMemory> {
            note(format!("{from:?} {size} {dedicated}"), ExternalMemory(7))
        }
        fn map_external_buffer(&self, memory: ExternalMemory, offset: u64, size: u64) -> Result<Address> {
            note(format!("{} {offset} {size}", memory.0), Address(8))
        }
        fn map_external_arrays(
            &self,
            _: ExternalMemory,
            offset: u64,
            descriptor: &ArrayDescriptor,
            levels: u32,
        ) -> Result<MipmappedArray> {
            note(format!("{offset} {descriptor:?} {levels}"), MipmappedArray(9))
        }
        fn import_semaphore(&self, from: SemaphoreDescriptor) -> Result<Semaphore> {
            note(format!("{from:?}"), Semaphore(10))
        }
        fn signal_semaphores(&self, signals: &[SemaphoreValue], stream: Stream) -> Result<()> {
            note(format!("signal {:?} {}", list(signals), stream.0), ())
        }
        fn wait_semaphores(&self, waits: &[SemaphoreValue], stream: Stream) -> Result<()> {
            note(format!("wait {:?} {}", list(waits), stream.0), ())
        }
    }

    /// Takes the only call since the previous one; empty without a call.
    fn heard() -> String {
        CALLS.take().concat()
    }

    /// A structure of zeros, in which every dialect's members of these names get these values.
    macro_rules! filled {
        ($kind:ty { $($($member:ident).+ = $value:expr),* $(,)? }) => {{
            // SAFETY: numbers, pointers and unions of them, of which zeros are values.
            let mut filled: $kind = unsafe { std::mem::zeroed() };
            $(filled.$($member).+ = $value;)*
            filled
        }};
    }

    #[test]
    fn imports_are_read_as_each_dialect_lays_them_out() {
        fn import(description: *const c_void, kinds: c_uint) -> (Option<Kind>, usize, String) {
            let mut memory = ptr::without_provenance_mut(1);
            // SAFETY: a live variable, and a description or NULL.
            let outcome = unsafe { import_memory(&RecordingGpu, &mut memory, description, kinds, Owner::Library) };
            (kind(outcome), memory.addr(), heard())
        }
        macro_rules! check {
            ($($description:ty, $highest:expr;)*) => {$(
                let with = |number, flags, size| {
                    let one = filled!($description {
                        r#type = number, handle.fd = 41, size = size, flags = flags
                    });
                    import(ptr::from_ref(&one).cast(), $highest)
                };
                assert_eq!(with(1, 0, 1 << 40), (None, 7, format!("Opaque(41) {} false", 1_u64 << 40)));
                assert_eq!(with(1, 1, 5), (None, 7, "Opaque(41) 5 true".into()));
                for (number, flags, size) in [(0, 0, 5), (10, 0, 5), (1, 2, 5), (1, 0, 0), (u32::MAX, 0, 5)] {
                    assert_eq!(with(number, flags, size), (Some(Kind::InvalidValue), 1, String::new()));
                }
                for number in 2..=8 {
                    assert_eq!(with(number, 0, 5).0, Some(Kind::Unsupported));
                }
                let dma_buf = if $highest == 9 { None } else { Some(Kind::InvalidValue) };
                assert_eq!(with(9, 0, 5).0, dma_buf);
                assert_eq!(with(9, 1, 5).0, Some(Kind::InvalidValue));
            )*};
        }
        check! {
            hipExternalMemoryHandleDesc, 8;
            CUDA_EXTERNAL_MEMORY_HANDLE_DESC, 9;
            cudaExternalMemoryHandleDesc, 8;
        }
        assert_eq!(import(ptr::null(), 8).0, Some(Kind::InvalidValue));
    }

    #[test]
    fn buffers_are_read_as_each_dialect_lays_them_out() {
        macro_rules! check {
            ($($description:ty)*) => {$(
                let with = |offset, size, flags| {
                    let one = filled!($description { offset = offset, size = size, flags = flags });
                    let mut address = 1;
                    // SAFETY: a live variable and a description.
                    let outcome = unsafe {
                        map_buffer(
                            &RecordingGpu,
                            &mut address,
                            Ok(ExternalMemory(3)),
                            ptr::from_ref(&one).cast(),
                            Kind::OutOfMemory,
                        )
                    };
                    (kind(outcome), address, heard())
                };
                assert_eq!(with(4096, 1 << 33, 0), (None, 8, format!("3 4096 {}", 1_u64 << 33)));
                for (offset, size, flags) in [(0, 0, 0), (0, 1, 1)] {
                    assert_eq!(with(offset, size, flags), (Some(Kind::InvalidValue), 1, String::new()));
                }
                assert_eq!(with(u64::MAX, 1, 0), (Some(Kind::OutOfMemory), 1, String::new()));
            )*};
        }
        check!(hipExternalMemoryBufferDesc CUDA_EXTERNAL_MEMORY_BUFFER_DESC cudaExternalMemoryBufferDesc);
    }

    #[test]
    fn arrays_are_read_as_each_dialect_lays_them_out() {
        const HEARD: &str = "512 ArrayDescriptor { width: 64, height: 32, depth: 4, channel: Float(32), channels: 2, \
                             flags: ArrayFlags(LAYERED | SURFACE) } 3";
        macro_rules! check {
            ($($description:ty)*) => {$(
                let mut one = filled!($description {
                    offset = 512, formatDesc.x = 32, formatDesc.y = 32, formatDesc.f = 2, extent.width = 64,
                    extent.height = 32, extent.depth = 4, flags = 3, numLevels = 3,
                });
                let map = |one: &$description| {
                    let mut arrays = ptr::without_provenance_mut(1);
                    // SAFETY: a live variable and a description.
                    let outcome = unsafe {
                        map_arrays(&RecordingGpu, &mut arrays, Ok(ExternalMemory(3)), ptr::from_ref(one).cast())
                    };
                    (kind(outcome), arrays.addr(), heard())
                };
                assert_eq!(map(&one), (None, 9, HEARD.into()));
                one.formatDesc.y = 16;
                assert_eq!(map(&one), (Some(Kind::InvalidValue), 1, String::new()));
                (one.formatDesc.y, one.formatDesc.f) = (32, 3);
                assert_eq!(map(&one).0, Some(Kind::Unsupported));
                (one.formatDesc.f, one.flags) = (1, 0x40);
                assert_eq!(map(&one).0, Some(Kind::InvalidValue));
                (one.flags, one.formatDesc.z) = (0, 32);
                assert_eq!(map(&one).0, Some(Kind::InvalidValue));
            )*};
        }
        check!(hipExternalMemoryMipmappedArrayDesc cudaExternalMemoryMipmappedArrayDesc);

        let mut one = filled!(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
            offset = 512, arrayDesc.Width = 64, arrayDesc.Height = 32, arrayDesc.Depth = 4,
            arrayDesc.Format = CU_AD_FORMAT_FLOAT, arrayDesc.NumChannels = 2, arrayDesc.Flags = 3, numLevels = 3,
        });
        let map = |one: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC| {
            let mut arrays = ptr::without_provenance_mut(1);
            // SAFETY: a live variable and a description.
            let outcome = unsafe {
                map_driver_arrays(&RecordingGpu, &mut arrays, Ok(ExternalMemory(3)), ptr::from_ref(one).cast())
            };
            (kind(outcome), arrays.addr(), heard())
        };
        assert_eq!(map(&one), (None, 9, HEARD.into()));
        one.numLevels = 0;
        assert_eq!(map(&one), (Some(Kind::InvalidValue), 1, String::new()));
    }

    #[test]
    fn semaphores_are_read_as_each_dialect_lays_them_out() {
        macro_rules! check {
            ($($description:ty)*) => {$(
                let with = |number, flags| {
                    let one = filled!($description { r#type = number, handle.fd = 42, flags = flags });
                    let (mut semaphore, one) = (ptr::without_provenance_mut(1), ptr::from_ref(&one).cast());
                    // SAFETY: a live variable and a description.
                    let outcome = unsafe { import_semaphore(&RecordingGpu, &mut semaphore, one) };
                    (kind(outcome), semaphore.addr(), heard())
                };
                assert_eq!(with(1, 0), (None, 10, "Binary(42)".into()));
                assert_eq!(with(9, 0), (None, 10, "Timeline(42)".into()));
                for (number, flags) in [(0, 0), (11, 0), (1, 1)] {
                    assert_eq!(with(number, flags), (Some(Kind::InvalidValue), 1, String::new()));
                }
                for number in [2, 8, 10] {
                    assert_eq!(with(number, 0).0, Some(Kind::Unsupported));
                }
            )*};
        }
        check!(hipExternalSemaphoreHandleDesc CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC cudaExternalSemaphoreHandleDesc);
    }

    /// Signals or waits with two parameters of zeros but for these numbers of 32 bits.
    fn queue_two(operation: Operation, layout: Parameters, numbers: &[(usize, u32)]) -> (Option<Kind>, String) {
        let mut parameters = vec![0_u32; 2 * layout.size / 4];
        for (offset, number) in numbers {
            parameters[offset / 4] = *number;
        }
        let semaphores: [*mut c_void; 2] = [ptr::without_provenance_mut(11), ptr::without_provenance_mut(12)];
        let arrays = (semaphores.as_ptr(), parameters.as_ptr().cast());
        // SAFETY: arrays of two elements.
        let outcome = unsafe { queue(&RecordingGpu, operation, arrays, layout, 2, Stream(2)) };
        (kind(outcome), heard())
    }

    #[test]
    fn signals_and_waits_are_read_as_each_release_lays_them_out() {
        const HEARD: &str = "[(11, 5), (12, 25769803776)] 2";
        let sizes = [(PARAMETERS.size, PARAMETERS.flags), (136, 64), (32, 24), (40, 32)];
        for (size, flags) in sizes {
            let layout = Parameters { size, flags };
            let values = [(0, 5), (size + 4, 6)];
            let signalled = queue_two(Operation::Signal, layout, &values);
            assert_eq!(signalled, (None, format!("signal {HEARD}")));
            assert_eq!(queue_two(Operation::Wait, layout, &values), (None, format!("wait {HEARD}")));
            let flagged = queue_two(Operation::Wait, layout, &[(size + flags, 1)]);
            assert_eq!(flagged, (Some(Kind::InvalidValue), String::new()));
        }
        let signals = [filled!(hipExternalSemaphoreSignalParams { params.fence.value = 5 }); 2];
        let waits = [filled!(cudaExternalSemaphoreWaitParams { params.fence.value = 5 }); 2];
        let semaphores: [*mut c_void; 2] = [ptr::without_provenance_mut(11), ptr::null_mut()];
        let run = |operation, parameters, count| {
            // SAFETY: arrays of at least `count` elements, or NULL.
            let outcome = unsafe {
                queue(&RecordingGpu, operation, (semaphores.as_ptr(), parameters), PARAMETERS, count, Stream(0))
            };
            (kind(outcome), heard())
        };
        assert_eq!(run(Operation::Signal, signals.as_ptr().cast(), 1), (None, "signal [(11, 5)] 0".into()));
        assert_eq!(run(Operation::Wait, waits.as_ptr().cast(), 1), (None, "wait [(11, 5)] 0".into()));
        assert_eq!(run(Operation::Wait, waits.as_ptr().cast(), 2), (Some(Kind::InvalidValue), String::new()));
        assert_eq!(run(Operation::Signal, signals.as_ptr().cast(), 0), (Some(Kind::InvalidValue), String::new()));
        assert_eq!(run(Operation::Wait, ptr::null(), 1), (Some(Kind::InvalidValue), String::new()));
    }
}
