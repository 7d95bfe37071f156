// SPDX-License-Identifier: MIT OR Apache-2.0
//! Properties of memory at an address, by numbers that no dialect's version changes, and uses of it.

use std::ffi::{c_int, c_void};

use super::token::entry_with_gpu;
use crate::border::arguments::out;
use crate::gpu::{Address, Gpu, Kind, MemoryKind, PointerInfo, Stream};
use crate::os::memory_map::is_readable;
use crate::share::token::{exports, imports};

c_enum! {
    /// The kind of memory at an address.
    anygpu_memory_kind {
        /// Memory that the back end does not know, such as the host's own.
        ANYGPU_MEMORY_UNKNOWN = 0,
        /// Device memory, this process's or opened from another.
        ANYGPU_MEMORY_DEVICE = 1,
        /// Pinned host memory.
        ANYGPU_MEMORY_PINNED = 2,
        /// Managed memory.
        ANYGPU_MEMORY_MANAGED = 3,
        /// Ordinary host memory that is registered.
        ANYGPU_MEMORY_REGISTERED = 4,
        /// None: device memory that was freed, or an address where the process has no memory.
        ANYGPU_MEMORY_NONE = 5,
    }
}

/// Properties of the memory at an address.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct anygpu_memory {
    /// The kind, a value of anygpu_memory_kind; the other fields are 0 for ANYGPU_MEMORY_UNKNOWN and _NONE.
    pub kind: c_int,
    /// This process's ordinal of the device.
    pub device: c_int,
    /// First address of the allocation.
    pub base: u64,
    /// Bytes of the allocation.
    pub size: u64,
    /// 1 if the memory is another process's.
    pub is_imported: c_int,
    /// Imports of the memory by tokens in this process that have not been closed.
    pub imports: c_int,
    /// 1 if another process has the memory open by a token of this process.
    pub is_open_elsewhere: c_int,
}

/// Describes the memory at an address.
///
/// - `ptr` (in): the address; any in an allocation.
/// - `memory` (out): the properties.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_describe_memory(ptr: *const c_void, memory: *mut anygpu_memory) -> c_int {
    entry_with_gpu("anygpu_describe_memory", move |gpu| {
        let memory = out(memory)?;
        if ptr.is_null() {
            return Err(Kind::InvalidValue.because("ptr is NULL"));
        }
        let address = Address(ptr.addr());
        let info = gpu.pointer_info(address)?;
        memory.finish(info.map_or_else(|| unknown(gpu, address), |info| describe(address.0, &info)))
    })
}

/// Properties of memory that the back end does not know.
fn unknown(gpu: &dyn Gpu, address: Address) -> anygpu_memory {
    let is_gone = gpu.is_freed(address) || !is_readable(address.0);
    let kind = if is_gone { ANYGPU_MEMORY_NONE } else { ANYGPU_MEMORY_UNKNOWN };
    anygpu_memory { kind: kind as c_int, device: 0, base: 0, size: 0, is_imported: 0, imports: 0, is_open_elsewhere: 0 }
}

fn describe(address: usize, info: &PointerInfo) -> anygpu_memory {
    let kind = match info.kind {
        MemoryKind::Device | MemoryKind::Pool => ANYGPU_MEMORY_DEVICE,
        MemoryKind::Host => ANYGPU_MEMORY_PINNED,
        MemoryKind::Managed => ANYGPU_MEMORY_MANAGED,
        MemoryKind::Registered => ANYGPU_MEMORY_REGISTERED,
    };
    anygpu_memory {
        kind: kind as c_int,
        device: info.device,
        base: info.base.0 as u64,
        size: info.size as u64,
        is_imported: info.imported.into(),
        imports: imports::users(address) as c_int,
        is_open_elsewhere: exports::is_open_elsewhere(info.base).into(),
    }
}

/// Tells `anygpu check` of a use of memory that it does not see, such as a kernel's.
///
/// Call it where the kernel is launched: it counts as work that is queued on the stream now. For a loop of the calling
/// thread synchronize the stream behind the call. Outside of `anygpu check` nothing happens.
///
/// - `ptr` (in): the first byte.
/// - `size` (in): the bytes.
/// - `is_written` (in): 1 if any of them is written, 0 if they are only read.
/// - `stream` (in, nullable): the stream, of the dialect that made it; NULL for the default one.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for another value of is_written, ANYGPU_ERROR_INVALID_HANDLE for a stream
/// that does not exist, ANYGPU_ERROR_NOT_INITIALIZED in a forked child, ANYGPU_ERROR_NO_DEVICE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_touch(
    ptr: *const c_void,
    size: usize,
    is_written: c_int,
    stream: *mut c_void,
) -> c_int {
    entry_with_gpu("anygpu_touch", |gpu| {
        let is_written = match is_written {
            0 | 1 => is_written == 1,
            other => return Err(Kind::InvalidValue.because(format!("is_written is {other}, neither 0 nor 1"))),
        };
        if ptr.is_null() {
            return Err(Kind::InvalidValue.because("ptr is NULL"));
        }
        let stream = Stream::from(stream);
        gpu.check_stream(stream)?;
        gpu.touch(Address::from(ptr), size, is_written, stream)
    })
}
