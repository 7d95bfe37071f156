// SPDX-License-Identifier: MIT OR Apache-2.0
//! Allocation of device, host and managed memory, and attributes of addresses.

#[path = "../generated/hip/memory.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::ptr;

use super::abi::known_caller_abi;
use super::types::*;
use super::{
    AbiVersion, Slot, caller_abi, check_device, destroyed, entry, entry_in_place, forward, invalid, is_native_abi,
    non_null,
};
use crate::api::memory::{self, chosen, existing, info, unknown};
use crate::border::arguments::{no_flags, not_empty, out, range, read, write_numbers, write_optional};
use crate::border::entry::allocating;
use crate::gpu::{
    Address, Advice, Error, Gpu, HostFlags, Kind, MemoryKind, PointerInfo, RangeAttribute, Result, Stream, capture_mode,
};
use crate::share::ends;

pub use derived::*;

/// Allocates memory on the current device, aligned to at least 256 bytes.
///
/// - `ptr` (out): the address; NULL when `size` is 0. Free it with hipFree.
/// - `size` (in): bytes.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
///
/// HIP: hipMalloc. CUDA: cudaMalloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMalloc(ptr: *mut *mut c_void, size: usize) -> hipError_t {
    let call = forward!(hipMalloc(ptr, size));
    entry(call, move |gpu| allocate(gpu, ptr, size, hipDeviceMallocDefault))
}

/// Lets the thread do what captures forbid, until it is dropped.
struct Relaxed {
    before: u32,
}

impl Relaxed {
    fn new() -> Relaxed {
        let before = capture_mode::get();
        capture_mode::set(hipStreamCaptureModeRelaxed);
        Relaxed { before }
    }
}

impl Drop for Relaxed {
    fn drop(&mut self) {
        capture_mode::set(self.before);
    }
}

/// Allocates memory of a certain kind on the current device.
///
/// - `ptr` (out): the address; NULL when `sizeBytes` is 0. Free it with hipFree.
/// - `sizeBytes` (in): bytes; 8 for hipMallocSignalMemory.
/// - `flags` (in): hipDeviceMallocDefault, hipDeviceMallocFinegrained, hipDeviceMallocUncached,
///   hipDeviceMallocContiguous or hipMallocSignalMemory. If a runtime has no such kind, its ordinary device
///   memory has the properties that the flag requests, or for hipMallocSignalMemory, its pinned host memory.
///
/// Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
///
/// HIP: hipExtMallocWithFlags. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtMallocWithFlags(ptr: *mut *mut c_void, sizeBytes: usize, flags: c_uint) -> hipError_t {
    let call = forward!(hipExtMallocWithFlags(ptr, sizeBytes, flags));
    entry(call, move |gpu| {
        if flags > hipDeviceMallocContiguous {
            return invalid(format!("flags is {flags:#x}: there is no such kind of device memory"));
        }
        let is_signal = flags == hipMallocSignalMemory;
        if is_signal && sizeBytes != 8 {
            return invalid(format!("sizeBytes is {sizeBytes}: signal memory has 8 bytes"));
        }
        let address = out(ptr)?;
        if sizeBytes == 0 {
            return address.finish(ptr::null_mut());
        }
        let _relaxed = Relaxed::new();
        let memory = allocating(|| if is_signal { gpu.allocate_signal(flags) } else { gpu.allocate(sizeBytes, flags) });
        address.finish(memory?.as_ptr())
    })
}

/// Frees device, managed or pinned host memory, after the work queued on its device.
///
/// - `ptr` (in, nullable): the allocation's address; NULL does nothing.
///
/// Returns hipErrorInvalidValue for any other address, memory opened from another process included.
///
/// HIP: hipFree. CUDA: cudaFree.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFree(ptr: *mut c_void) -> hipError_t {
    let end = ends::memory(ptr.addr());
    let call = forward!(hipFree(ptr), unless: end.is_shared(), after: |status| end.settle(status == hipSuccess));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        if ptr.is_null() { Ok(()) } else { end.free(|| free(gpu, ptr)) }
    })
}

/// Allocates rows of memory on the current device.
///
/// - `ptr` (out): the address; NULL when `width` or `height` is 0. Free it with hipFree.
/// - `pitch` (out): bytes from row to row, at least `width`; untouched when `width` or `height` is 0.
/// - `width` (in): bytes in a row.
/// - `height` (in): rows.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
///
/// HIP: hipMallocPitch. CUDA: cudaMallocPitch.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocPitch(
    ptr: *mut *mut c_void,
    pitch: *mut usize,
    width: usize,
    height: usize,
) -> hipError_t {
    let call = forward!(hipMallocPitch(ptr, pitch, width, height));
    entry(call, move |gpu| allocate_pitched(gpu, ptr, pitch, width, height))
}

/// Allocates rows of memory on the current device.
///
/// - `dptr` (out): the address. Free it with hipFree.
/// - `pitch` (out): bytes from row to row, at least `widthInBytes`.
/// - `widthInBytes` (in): bytes in a row.
/// - `height` (in): rows.
/// - `elementSizeBytes` (in): the largest access: 4, 8 or 16 bytes.
///
/// Returns hipErrorInvalidValue for NULL, no rows, empty rows, and other element sizes; hipErrorOutOfMemory.
///
/// HIP: hipMemAllocPitch. CUDA: cuMemAllocPitch.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemAllocPitch(
    dptr: *mut hipDeviceptr_t,
    pitch: *mut usize,
    widthInBytes: usize,
    height: usize,
    elementSizeBytes: c_uint,
) -> hipError_t {
    let call = forward!(hipMemAllocPitch(dptr, pitch, widthInBytes, height, elementSizeBytes));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        if widthInBytes == 0 || height == 0 {
            return invalid("there is nothing to allocate");
        }
        if ![4, 8, 16].contains(&elementSizeBytes) {
            return invalid(format!("elementSizeBytes is {elementSizeBytes}: it must be 4, 8 or 16"));
        }
        allocate_pitched(gpu, dptr, pitch, widthInBytes, height)
    })
}

/// Allocates slices of rows of memory on the current device.
///
/// - `pitchedDevPtr` (out): the address, the bytes from row to row, and the width and height of `extent`; the address is
///   NULL and the pitch 0 for an empty extent. Free the memory with hipFree.
/// - `extent` (in): bytes in a row, rows in a slice, and slices.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
///
/// HIP: hipMalloc3D. CUDA: cudaMalloc3D.
// Derived: anygpu_hipMalloc3D_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMalloc3D(pitchedDevPtr: *mut hipPitchedPtr, extent: hipExtent) -> hipError_t {
    let call = forward!(hipMalloc3D(pitchedDevPtr, extent));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        let memory = out(pitchedDevPtr)?;
        let hipExtent { width, height, depth } = extent;
        let Some(rows) = height.checked_mul(depth) else { return Err(Kind::OutOfMemory.into()) };
        let empty = hipPitchedPtr { ptr: ptr::null_mut(), pitch: 0, xsize: width, ysize: height };
        memory.write(if width == 0 || rows == 0 {
            empty
        } else {
            let (base, pitch) = allocating(|| gpu.allocate_pitched(width, rows))?;
            hipPitchedPtr { ptr: base.as_ptr(), pitch, ..empty }
        });
        Ok(())
    })
}

/// Allocates managed memory, which the host and devices access at one address.
///
/// - `dev_ptr` (out): the address. Free it with hipFree.
/// - `size` (in): bytes, not 0.
/// - `flags` (in): hipMemAttachGlobal or hipMemAttachHost.
///
/// Returns hipErrorInvalidValue for NULL, 0 bytes and other flags; hipErrorOutOfMemory.
///
/// HIP: hipMallocManaged. CUDA: cudaMallocManaged.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocManaged(dev_ptr: *mut *mut c_void, size: usize, flags: c_uint) -> hipError_t {
    let call = forward!(hipMallocManaged(dev_ptr, size, flags));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        let address = out(dev_ptr)?;
        not_empty(size)?;
        if flags != hipMemAttachGlobal && flags != hipMemAttachHost {
            return invalid(format!("flags is {flags:#x}: it must be hipMemAttachGlobal or hipMemAttachHost"));
        }
        address.finish(allocating(|| gpu.allocate_managed(size, flags))?.as_ptr())
    })
}

/// Allocates pinned host memory, which the devices can reach.
///
/// - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
/// - `size` (in): bytes.
/// - `flags` (in): hipHostMallocDefault, or a sum of hipHostMalloc flags; not hipHostMallocCoherent with
///   hipHostMallocNonCoherent, nor hipHostMallocUncached with either.
///
/// Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
///
/// HIP: hipHostMalloc. CUDA: cudaHostAlloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostMalloc(ptr: *mut *mut c_void, size: usize, flags: c_uint) -> hipError_t {
    let call = forward!(hipHostMalloc(ptr, size, flags));
    entry(call, move |gpu| allocate_host(gpu, ptr, size, flags))
}

/// Allocates pinned host memory, which the devices can reach.
///
/// - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
/// - `size` (in): bytes.
/// - `flags` (in): hipHostAllocDefault, or a sum of hipHostAlloc flags.
///
/// Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
///
/// HIP: hipHostAlloc. CUDA: cudaHostAlloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostAlloc(ptr: *mut *mut c_void, size: usize, flags: c_uint) -> hipError_t {
    let call = forward!(hipHostAlloc(ptr, size, flags));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        out(ptr)?;
        let valid = hipHostAllocPortable | hipHostAllocMapped | hipHostAllocWriteCombined | hipHostAllocUncached;
        if flags & !valid != 0 {
            return invalid(format!("flags is {flags:#x}: not a combination of hipHostAlloc flags"));
        }
        // SAFETY: as above.
        unsafe { allocate_host(gpu, ptr, size, flags) }
    })
}

/// Allocates pinned host memory, with all of AMD's flags.
///
/// - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
/// - `size` (in): bytes.
/// - `flags` (in): as for hipHostMalloc.
///
/// Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
///
/// HIP: hipExtHostAlloc. CUDA: cudaHostAlloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtHostAlloc(ptr: *mut *mut c_void, size: usize, flags: c_uint) -> hipError_t {
    let call = forward!(hipExtHostAlloc(ptr, size, flags));
    entry(call, move |gpu| allocate_host(gpu, ptr, size, flags))
}

/// Allocates pinned host memory, which the devices can reach.
///
/// - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
/// - `size` (in): bytes.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
///
/// HIP: hipMallocHost. CUDA: cudaMallocHost.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocHost(ptr: *mut *mut c_void, size: usize) -> hipError_t {
    let call = forward!(hipMallocHost(ptr, size));
    entry(call, move |gpu| allocate_host(gpu, ptr, size, hipHostMallocDefault))
}

/// Allocates pinned host memory, which the devices can reach.
///
/// - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
/// - `size` (in): bytes.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
///
/// HIP: hipMemAllocHost. CUDA: cuMemAllocHost.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemAllocHost(ptr: *mut *mut c_void, size: usize) -> hipError_t {
    let call = forward!(hipMemAllocHost(ptr, size));
    entry(call, move |gpu| allocate_host(gpu, ptr, size, hipHostMallocDefault))
}

/// Frees pinned host memory.
///
/// - `ptr` (in, nullable): the allocation's address; NULL does nothing.
///
/// Returns hipErrorInvalidValue for any other address.
///
/// HIP: hipHostFree. CUDA: cudaFreeHost.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostFree(ptr: *mut c_void) -> hipError_t {
    let call = forward!(hipHostFree(ptr));
    entry(call, move |gpu| free_host(gpu, ptr))
}

/// Frees pinned host memory.
///
/// - `ptr` (in, nullable): the allocation's address; NULL does nothing.
///
/// Returns hipErrorInvalidValue for any other address.
///
/// HIP: hipFreeHost. CUDA: cudaFreeHost.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFreeHost(ptr: *mut c_void) -> hipError_t {
    let call = forward!(hipFreeHost(ptr));
    entry(call, move |gpu| free_host(gpu, ptr))
}

/// Registers ordinary host memory for access by the devices, and pins it if the runtime requires that.
///
/// - `hostPtr` (in): the first byte.
/// - `sizeBytes` (in): bytes, not 0.
/// - `flags` (in): hipHostRegisterDefault, or a sum of hipHostRegister and hipExtHostRegister flags.
///
/// Memory that starts in a registered range may be registered again, as with AMD's runtime: within that range nothing
/// changes, beyond it the new range takes its place.
///
/// Returns hipErrorInvalidValue for NULL, 0 bytes, other flags and more memory than there is;
/// hipErrorHostMemoryAlreadyRegistered where only a later part is registered already.
///
/// HIP: hipHostRegister. CUDA: cudaHostRegister.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostRegister(hostPtr: *mut c_void, sizeBytes: usize, flags: c_uint) -> hipError_t {
    let call = forward!(hipHostRegister(hostPtr, sizeBytes, flags));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        let address = non_null(hostPtr)?;
        not_empty(sizeBytes)?;
        let valid = hipHostRegisterPortable
            | hipHostRegisterMapped
            | hipHostRegisterIoMemory
            | hipExtHostRegisterCoarseGrained
            | hipExtHostRegisterUncached;
        if flags & !valid != 0 {
            return invalid(format!("flags is {flags:#x}: not a combination of hipHostRegister flags"));
        }
        let pairs = [
            (hipHostRegisterPortable, HostFlags::PORTABLE),
            (hipHostRegisterMapped, HostFlags::MAPPED),
            (hipHostRegisterIoMemory, HostFlags::IO_MEMORY),
        ];
        // AMD's runtime has no other code for memory that cannot be pinned, such as more than there is.
        let invalid_if_full = |error: Error| match error.kind() {
            Kind::OutOfMemory => Kind::InvalidValue.because(error.to_string()),
            _ => error,
        };
        let register = |address, size, flags| {
            gpu.register_host(address, size, chosen(flags, &pairs), flags).map_err(invalid_if_full)
        };
        register(address, sizeBytes, flags).or_else(|error| match gpu.pointer_info(address) {
            Ok(Some(PointerInfo {
                kind: MemoryKind::Host | MemoryKind::Registered, base, size, flags: old, ..
            })) if error.kind() == Kind::HostAlreadyRegistered => {
                if sizeBytes <= size - (address.0 - base.0) {
                    return Ok(());
                }
                if gpu.unregister_host(base).is_err() {
                    return Err(error);
                }
                register(address, sizeBytes, flags).inspect_err(|_| _ = register(base, size, old))
            }
            _ => Err(error),
        })
    })
}

/// Unregisters host memory of hipHostRegister.
///
/// - `hostPtr` (in): the first byte of the registered memory.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorHostMemoryNotRegistered for memory that is not registered.
///
/// HIP: hipHostUnregister. CUDA: cudaHostUnregister.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostUnregister(hostPtr: *mut c_void) -> hipError_t {
    let call = forward!(hipHostUnregister(hostPtr));
    entry(call, move |gpu| {
        gpu.check_unsafe()?;
        gpu.unregister_host(non_null(hostPtr)?)
    })
}

/// Returns the current device's address of host memory.
///
/// - `devPtr` (out): the address for the device.
/// - `hstPtr` (in): an address in pinned or registered host memory.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach.
///
/// HIP: hipHostGetDevicePointer. CUDA: cudaHostGetDevicePointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostGetDevicePointer(
    devPtr: *mut *mut c_void,
    hstPtr: *mut c_void,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipHostGetDevicePointer(devPtr, hstPtr, flags));
    entry(call, move |gpu| {
        let address = out(devPtr)?;
        no_flags(flags)?;
        match existing(gpu, hstPtr)?.device_address {
            Some(device) => address.write(device.as_ptr()),
            None => return invalid("no device reaches this memory"),
        }
        Ok(())
    })
}

/// Returns the flags of pinned host memory.
///
/// - `flagsPtr` (out): the flags it was allocated with.
/// - `hostPtr` (in): an address in memory from hipHostMalloc or hipMallocManaged.
///
/// Returns hipErrorInvalidValue for NULL and for other memory.
///
/// HIP: hipHostGetFlags. CUDA: cudaHostGetFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHostGetFlags(flagsPtr: *mut c_uint, hostPtr: *mut c_void) -> hipError_t {
    let call = forward!(hipHostGetFlags(flagsPtr, hostPtr));
    entry(call, move |gpu| {
        let flags = out(flagsPtr)?;
        let info = existing(gpu, hostPtr)?;
        if !matches!(info.kind, MemoryKind::Host | MemoryKind::Managed) {
            return invalid("the memory is not from hipHostMalloc");
        }
        flags.finish(info.flags)
    })
}

/// Returns the current device's free and total memory.
///
/// - `free` (out, nullable): free bytes.
/// - `total` (out, nullable): all bytes.
///
/// HIP: hipMemGetInfo. CUDA: cudaMemGetInfo.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetInfo(free: *mut usize, total: *mut usize) -> hipError_t {
    let call = forward!(hipMemGetInfo(free, total));
    entry(call, move |gpu| {
        if free.is_null() && total.is_null() {
            return Ok(());
        }
        let info = gpu.memory_info()?;
        write_optional(free, info.0);
        write_optional(total, info.1);
        Ok(())
    })
}

/// Returns the allocation that contains an address.
///
/// - `pbase` (out): its first byte.
/// - `psize` (out): its bytes.
/// - `dptr` (in): the address.
///
/// Returns hipErrorInvalidValue for a NULL output, hipErrorNotFound for an address in no allocation.
///
/// HIP: hipMemGetAddressRange. CUDA: cuMemGetAddressRange.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetAddressRange(
    pbase: *mut hipDeviceptr_t,
    psize: *mut usize,
    dptr: hipDeviceptr_t,
) -> hipError_t {
    let call = forward!(hipMemGetAddressRange(pbase, psize, dptr));
    entry(call, move |gpu| {
        let (base, size) = (out(pbase)?, out(psize)?);
        let info = info(gpu, dptr)?.ok_or_else(|| Kind::NotFound.because(unknown(dptr)).as_answer())?;
        base.write(info.base.as_ptr());
        size.finish(info.size)
    })
}

/// Returns the size of the allocation that contains an address.
///
/// - `ptr` (in, nullable): the address.
/// - `size` (out): its bytes; 0 for NULL.
///
/// Returns hipErrorInvalidValue for a NULL `size` and for an address in no allocation.
///
/// HIP: hipMemPtrGetInfo. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPtrGetInfo(ptr: *mut c_void, size: *mut usize) -> hipError_t {
    let call = forward!(hipMemPtrGetInfo(ptr, size));
    entry(call, move |gpu| out(size)?.finish(if ptr.is_null() { 0 } else { existing(gpu, ptr)?.size }))
}

/// Advises the runtime about the use of managed memory.
///
/// - `dev_ptr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `advice` (in): the advice.
/// - `device` (in): the device, hipCpuDeviceId for the host; ignored for read-mostly advice.
///
/// Returns hipErrorInvalidValue for NULL, 0 bytes, unknown advice and memory that is not managed; hipErrorInvalidDevice
/// for a device that does not exist.
///
/// HIP: hipMemAdvise. CUDA: cudaMemAdvise.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemAdvise(
    dev_ptr: *const c_void,
    count: usize,
    advice: hipMemoryAdvise,
    device: c_int,
) -> hipError_t {
    let call = forward!(hipMemAdvise(dev_ptr, count, advice, device));
    entry(call, move |gpu| advise(gpu, dev_ptr, count, advice, device))
}

/// Advises the runtime about the use of managed memory.
///
/// - `dev_ptr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `advice` (in): the advice.
/// - `location` (in): the device or the host, all of whose NUMA nodes are one; ignored for read-mostly advice.
///
/// Returns hipErrorInvalidValue for NULL, 0 bytes, unknown advice and locations, and memory that is not managed;
/// hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipMemAdvise_v2 from 7.1 on. CUDA: cuMemAdvise.
// Derived: anygpu_hipMemAdvise_v2_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemAdvise_v2(
    dev_ptr: *const c_void,
    count: usize,
    advice: hipMemoryAdvise,
    location: hipMemLocation,
) -> hipError_t {
    let call = forward!(hipMemAdvise_v2(dev_ptr, count, advice, location));
    entry(call, move |gpu| {
        let device = if is_read_mostly(advice) { hipCpuDeviceId } else { device_of(&location)? };
        advise(gpu, dev_ptr, count, advice, device)
    })
}

/// Queues a migration of managed memory to a device or to the host.
///
/// - `dev_ptr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `device` (in): the device, hipCpuDeviceId for the host.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, 0 bytes and memory that is not managed; hipErrorInvalidDevice for a device that
/// does not exist; hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipMemPrefetchAsync. CUDA: cudaMemPrefetchAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPrefetchAsync(
    dev_ptr: *const c_void,
    count: usize,
    device: c_int,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemPrefetchAsync(dev_ptr, count, device, stream));
    entry(call, move |gpu| prefetch(gpu, dev_ptr, count, device, stream))
}

/// Queues a migration of managed memory to a device or to the host.
///
/// - `dev_ptr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `location` (in): the device or the host, all of whose NUMA nodes are one.
/// - `flags` (in): 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidValue for NULL, 0 bytes, flags, unknown locations and memory that is not managed;
/// hipErrorInvalidDevice for a device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipMemPrefetchAsync_v2 from 7.1 on. CUDA: cuMemPrefetchAsync.
// Derived: anygpu_hipMemPrefetchAsync_v2_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPrefetchAsync_v2(
    dev_ptr: *const c_void,
    count: usize,
    location: hipMemLocation,
    flags: c_uint,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemPrefetchAsync_v2(dev_ptr, count, location, flags, stream));
    entry(call, move |gpu| {
        no_flags(flags)?;
        prefetch(gpu, dev_ptr, count, device_of(&location)?, stream)
    })
}

/// Queues migrations of managed ranges to devices or the host.
///
/// - `dev_ptrs` (in, array of count): the first bytes.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many ranges, not 0.
/// - `prefetch_locs` (in, array of num_prefetch_locs): the destinations.
/// - `prefetch_loc_idxs` (in, array of num_prefetch_locs): the first range that each location applies to, from 0 and
///   rising.
/// - `num_prefetch_locs` (in): number of locations, not 0 and no more than the ranges.
/// - `flags` (in): 0.
/// - `stream` (in): a created stream.
///
/// Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
/// the default stream, and locations that are unknown or do not begin at range 0 and rise; hipErrorInvalidDevice for a
/// device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
///
/// HIP: hipMemPrefetchBatchAsync, in 7.14. CUDA: cudaMemPrefetchBatchAsync from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPrefetchBatchAsync(
    dev_ptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    prefetch_locs: *mut hipMemLocation,
    prefetch_loc_idxs: *mut usize,
    num_prefetch_locs: usize,
    flags: c_ulonglong,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemPrefetchBatchAsync(
        dev_ptrs,
        sizes,
        count,
        prefetch_locs,
        prefetch_loc_idxs,
        num_prefetch_locs,
        flags,
        stream
    ));
    entry(call, move |gpu| {
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe {
            batch(
                gpu,
                dev_ptrs,
                sizes,
                count,
                Some((prefetch_locs.cast_const(), prefetch_loc_idxs.cast_const(), num_prefetch_locs)),
                flags,
                stream,
            )
        }
    })
}

/// Queues a discard of the contents of managed ranges. The contents are kept here all the same.
///
/// - `dev_ptrs` (in, array of count): the first bytes.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many ranges, not 0.
/// - `flags` (in): 0.
/// - `stream` (in): a created stream.
///
/// Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
/// and the default stream; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
///
/// HIP: hipMemDiscardBatchAsync, in 7.14. CUDA: cudaMemDiscardBatchAsync from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemDiscardBatchAsync(
    dev_ptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemDiscardBatchAsync(dev_ptrs, sizes, count, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe { batch(gpu, dev_ptrs, sizes, count, None, flags, stream) }
    })
}

/// Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
/// same.
///
/// - `dptrs` (in, array of count): the first bytes.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many ranges, not 0.
/// - `prefetchLocs` (in, array of numPrefetchLocs): the destinations.
/// - `prefetchLocIdxs` (in, array of numPrefetchLocs): the first range that each location applies to, from 0 and
///   rising.
/// - `numPrefetchLocs` (in): number of locations, not 0 and no more than the ranges.
/// - `flags` (in): 0.
/// - `stream` (in): a created stream.
///
/// Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
/// the default stream, and locations that are unknown or do not begin at range 0 and rise; hipErrorInvalidDevice for a
/// device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
///
/// HIP: hipMemDiscardAndPrefetchBatchAsync, in 7.14. CUDA: cudaMemDiscardAndPrefetchBatchAsync from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut hipMemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemDiscardAndPrefetchBatchAsync(
        dptrs,
        sizes,
        count,
        prefetchLocs,
        prefetchLocIdxs,
        numPrefetchLocs,
        flags,
        stream
    ));
    entry(call, move |gpu| {
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe {
            batch(
                gpu,
                dptrs,
                sizes,
                count,
                Some((prefetchLocs.cast_const(), prefetchLocIdxs.cast_const(), numPrefetchLocs)),
                flags,
                stream,
            )
        }
    })
}

/// Queues a discard of the contents of managed ranges. The contents are kept here all the same.
///
/// - `dptrs` (in, array of count): the first bytes.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many ranges, not 0.
/// - `flags` (in): 0.
/// - `stream` (in): a created stream.
///
/// Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
/// and the default stream; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
///
/// HIP: hipDrvMemDiscardBatchAsync, in 7.14. CUDA: cuMemDiscardBatchAsync from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvMemDiscardBatchAsync(
    dptrs: *mut hipDeviceptr_t,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipDrvMemDiscardBatchAsync(dptrs, sizes, count, flags, stream));
    entry(call, move |gpu| {
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe { batch(gpu, dptrs, sizes, count, None, flags, stream) }
    })
}

/// Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
/// same.
///
/// - `dptrs` (in, array of count): the first bytes.
/// - `sizes` (in, array of count): bytes.
/// - `count` (in): how many ranges, not 0.
/// - `prefetchLocs` (in, array of numPrefetchLocs): the destinations.
/// - `prefetchLocIdxs` (in, array of numPrefetchLocs): the first range that each location applies to, from 0 and
///   rising.
/// - `numPrefetchLocs` (in): number of locations, not 0 and no more than the ranges.
/// - `flags` (in): 0.
/// - `stream` (in): a created stream.
///
/// Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
/// the default stream, and locations that are unknown or do not begin at range 0 and rise; hipErrorInvalidDevice for a
/// device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
///
/// HIP: hipDrvMemDiscardAndPrefetchBatchAsync, in 7.14. CUDA: cuMemDiscardAndPrefetchBatchAsync from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut hipDeviceptr_t,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut hipMemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipDrvMemDiscardAndPrefetchBatchAsync(
        dptrs,
        sizes,
        count,
        prefetchLocs,
        prefetchLocIdxs,
        numPrefetchLocs,
        flags,
        stream
    ));
    entry(call, move |gpu| {
        // SAFETY: the caller gives arrays of these many elements, or NULL.
        unsafe {
            batch(
                gpu,
                dptrs,
                sizes,
                count,
                Some((prefetchLocs.cast_const(), prefetchLocIdxs.cast_const(), numPrefetchLocs)),
                flags,
                stream,
            )
        }
    })
}

/// Returns an attribute of a range of managed memory.
///
/// - `data` (out): a 32-bit integer, for hipMemRangeAttributeCoherencyMode of hipMemRangeCoherencyMode; or a list of them
///   for hipMemRangeAttributeAccessedBy: ordinals, hipCpuDeviceId for the host, hipInvalidDeviceId for none and for unused
///   elements.
/// - `data_size` (in): the size of `data` in bytes: 4, or a multiple of 4 for a list.
/// - `attribute` (in): the attribute.
/// - `dev_ptr` (in): the first byte.
/// - `count` (in): bytes, not 0.
///
/// Returns hipErrorInvalidValue for NULL, 0 bytes, other sizes, an unknown attribute, and memory that is not managed;
/// hipMemRangeAttributeCoherencyMode is also known of device memory on AMD and the host. Returns hipErrorNotSupported for
/// it where the runtime does not know it.
///
/// HIP: hipMemRangeGetAttribute. CUDA: cudaMemRangeGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemRangeGetAttribute(
    data: *mut c_void,
    data_size: usize,
    attribute: hipMemRangeAttribute,
    dev_ptr: *const c_void,
    count: usize,
) -> hipError_t {
    let call = forward!(hipMemRangeGetAttribute(data, data_size, attribute, dev_ptr, count));
    entry(call, move |gpu| {
        let numbers = range_attribute(gpu, (data, data_size), attribute, dev_ptr, count)?;
        // SAFETY: the caller gives room for `data_size` bytes.
        unsafe { write_numbers(data, data_size, &numbers, hipInvalidDeviceId) };
        Ok(())
    })
}

/// Returns several attributes of a range of managed memory. Writes all or none.
///
/// - `data` (inout, array of num_attributes): the results, each as hipMemRangeGetAttribute writes it.
/// - `data_sizes` (in, array of num_attributes): the size of each result in bytes.
/// - `attributes` (in, array of num_attributes): the attributes.
/// - `num_attributes` (in): their number, not 0.
/// - `dev_ptr` (in): the first byte.
/// - `count` (in): bytes, not 0.
///
/// Returns what hipMemRangeGetAttribute returns.
///
/// HIP: hipMemRangeGetAttributes. CUDA: cudaMemRangeGetAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemRangeGetAttributes(
    data: *mut *mut c_void,
    data_sizes: *mut usize,
    attributes: *mut hipMemRangeAttribute,
    num_attributes: usize,
    dev_ptr: *const c_void,
    count: usize,
) -> hipError_t {
    let call = forward!(hipMemRangeGetAttributes(data, data_sizes, attributes, num_attributes, dev_ptr, count));
    entry(call, move |gpu| {
        if data.is_null() || data_sizes.is_null() || attributes.is_null() || num_attributes == 0 {
            return invalid("an array is NULL or empty");
        }
        let mut answers = Vec::new();
        for index in 0..num_attributes {
            // SAFETY: the caller gives three arrays of `num_attributes` elements.
            let (data, size, attribute) =
                unsafe { (read(data.add(index))?, read(data_sizes.add(index))?, read(attributes.add(index))?) };
            answers.push((data, size, range_attribute(gpu, (data, size), attribute, dev_ptr, count)?));
        }
        for (data, size, numbers) in answers {
            // SAFETY: the caller gives room for that many bytes.
            unsafe { write_numbers(data, size, &numbers, hipInvalidDeviceId) };
        }
        Ok(())
    })
}

/// Returns the attributes of an address.
///
/// - `attributes` (out): the attributes. Memory unknown to this library is hipMemoryTypeUnregistered, on
///   device hipInvalidDeviceId.
/// - `ptr` (in): the pointer.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipPointerGetAttributes. CUDA: cudaPointerGetAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipPointerGetAttributes(
    attributes: *mut hipPointerAttribute_t,
    ptr: *const c_void,
) -> hipError_t {
    let call = forward!(hipPointerGetAttributes(attributes, ptr), abi: is_native_abi());
    entry_in_place(call, |gpu| out(attributes)?.finish(attributes_of(known_caller_abi(), ptr, info(gpu, ptr)?)?))
}

/// Returns one attribute of an address.
///
/// - `data` (out): the answer, of the attribute's type: a pointer for DEVICE_POINTER, HOST_POINTER and RANGE_START_ADDR;
///   a byte, 1 or 0, for SYNC_MEMOPS, IS_MANAGED and MAPPED; 32 bits for the others, RANGE_SIZE included (at most
///   2**32 - 1: hipMemGetAddressRange returns all).
/// - `attribute` (in): the attribute.
/// - `ptr` (in): the pointer, or an array for HIP_POINTER_ATTRIBUTE_MEMORY_TYPE.
///
/// Returns hipErrorInvalidValue for NULL, an unknown attribute, and memory that has none such; hipErrorNotSupported for
/// CONTEXT, P2P_TOKENS, ALLOWED_HANDLE_TYPES, IS_GPU_DIRECT_RDMA_CAPABLE and MEMPOOL_HANDLE, as AMD's runtime.
///
/// HIP: hipPointerGetAttribute. CUDA: cuPointerGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipPointerGetAttribute(
    data: *mut c_void,
    attribute: hipPointer_attribute,
    ptr: hipDeviceptr_t,
) -> hipError_t {
    let call = forward!(hipPointerGetAttribute(data, attribute, ptr), abi: is_native_abi());
    entry(call, move |gpu| {
        non_null(ptr)?;
        non_null(data)?;
        let value = pointer_attribute(gpu, attribute, ptr, info(gpu, ptr)?.as_ref())?;
        // SAFETY: the caller gives room for the attribute's type.
        unsafe { value.write(data) };
        Ok(())
    })
}

/// Returns several attributes of an address. Unavailable ones are 0 or NULL, an unavailable device is -2.
///
/// - `numAttributes` (in): their number, not 0.
/// - `attributes` (in, array of numAttributes): the attributes.
/// - `data` (inout, array of numAttributes): the results, each as hipPointerGetAttribute writes it.
/// - `ptr` (in): the pointer.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipDrvPointerGetAttributes. CUDA: cuPointerGetAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvPointerGetAttributes(
    numAttributes: c_uint,
    attributes: *mut hipPointer_attribute,
    data: *mut *mut c_void,
    ptr: hipDeviceptr_t,
) -> hipError_t {
    let call = forward!(hipDrvPointerGetAttributes(numAttributes, attributes, data, ptr), abi: is_native_abi());
    entry(call, move |gpu| {
        if numAttributes == 0 || attributes.is_null() || data.is_null() {
            return invalid("an array is NULL or empty");
        }
        non_null(ptr)?;
        let info = info(gpu, ptr)?;
        let mut answers = Vec::new();
        for index in 0..numAttributes as usize {
            // SAFETY: the caller gives two arrays of `numAttributes` elements.
            let (attribute, data) = unsafe { (read(attributes.add(index))?, read(data.add(index))?) };
            non_null(data)?;
            match pointer_attribute(gpu, attribute, ptr, info.as_ref()) {
                Ok(value) => answers.push((data, value)),
                Err(_) => answers.extend(AttributeValue::unavailable(attribute).map(|value| (data, value))),
            }
        }
        for (data, value) in answers {
            // SAFETY: the caller gives room for the attribute's type.
            unsafe { value.write(data) };
        }
        Ok(())
    })
}

/// Sets an attribute of a pointer's allocation.
///
/// - `value` (in): 32 bits: 1 to make every copy and fill of this memory wait until it is done, or 0.
/// - `attribute` (in): HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS.
/// - `ptr` (in): the pointer.
///
/// Returns hipErrorInvalidValue for NULL, other attributes and other values; hipErrorInvalidDevicePointer for memory that
/// not known to this library.
///
/// HIP: hipPointerSetAttribute. CUDA: cuPointerSetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipPointerSetAttribute(
    value: *const c_void,
    attribute: hipPointer_attribute,
    ptr: hipDeviceptr_t,
) -> hipError_t {
    let call = forward!(hipPointerSetAttribute(value, attribute, ptr));
    entry(call, move |gpu| {
        let address = non_null(ptr)?;
        non_null(value)?;
        if attribute != HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS {
            return invalid(format!("attribute is {attribute}: only HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS can be set"));
        }
        let value: c_uint = read(value.cast())?;
        if value > 1 {
            return invalid(format!("the value is {value}: it must be 0 or 1"));
        }
        if info(gpu, ptr)?.is_none() {
            return Err(Kind::HandleRefused.because(unknown(ptr)));
        }
        gpu.set_synchronous_copies(address, value == 1)
    })
}

fn advise(gpu: &dyn Gpu, start: *const c_void, bytes: usize, advice: hipMemoryAdvise, device: c_int) -> Result<()> {
    gpu.check_unsafe()?;
    let address = range(start, bytes)?;
    if !is_read_mostly(advice) && device != hipCpuDeviceId {
        check_device(gpu, device)?;
    }
    let advice = match advice {
        hipMemAdviseSetCoarseGrain => Advice::CoarseGrain(true),
        hipMemAdviseUnsetCoarseGrain => Advice::CoarseGrain(false),
        _ => memory::advice(advice, || Ok(device))?,
    };
    gpu.advise(address, bytes, advice)
}

fn is_read_mostly(advice: hipMemoryAdvise) -> bool {
    [hipMemAdviseSetReadMostly, hipMemAdviseUnsetReadMostly].contains(&advice)
}

fn prefetch(gpu: &dyn Gpu, start: *const c_void, bytes: usize, device: c_int, stream: hipStream_t) -> Result<()> {
    gpu.check_unsafe()?;
    destroyed(memory::prefetch(gpu, (start, bytes), device, stream.into()))
}

/// Queues migrations of ranges to the places that `locations` has. Without any the ranges are only checked: a discard may
/// leave their contents as they are.
///
/// # Safety
/// The arrays are NULL or have `count` elements; those of the locations as many as are told.
unsafe fn batch(
    gpu: &dyn Gpu,
    starts: *const *mut c_void,
    sizes: *const usize,
    count: usize,
    locations: Option<(*const hipMemLocation, *const usize, usize)>,
    flags: c_ulonglong,
    stream: hipStream_t,
) -> Result<()> {
    no_flags(flags)?;
    let queue = Stream::from(stream);
    if starts.is_null() || sizes.is_null() || count == 0 {
        return invalid("an array is NULL or empty");
    }
    if queue.is_default() {
        return invalid("a batch is not for the default stream");
    }
    // SAFETY: as promised by the caller.
    let places = locations.map(|locations| unsafe { memory::places(count, locations) }).transpose()?;
    let mut moves = Vec::new();
    for index in 0..count {
        // SAFETY: index < count.
        let (start, bytes) = unsafe { (read(starts.add(index))?, read(sizes.add(index))?) };
        gpu.range_attribute(range(start, bytes)?, bytes, RangeAttribute::ReadMostly, &mut [0])?;
        if let Some(places) = &places {
            let device = device_of(&places[index])?;
            if device != hipCpuDeviceId {
                check_device(gpu, device)?;
            }
            moves.push((start, bytes, device));
        }
    }
    destroyed(gpu.stream_device(queue))?;
    moves.into_iter().try_for_each(|(start, bytes, device)| prefetch(gpu, start, bytes, device, stream))
}

/// Converts a location to a device or hipCpuDeviceId.
fn device_of(location: &hipMemLocation) -> Result<c_int> {
    match location.r#type {
        hipMemLocationTypeDevice => Ok(location.id),
        hipMemLocationTypeHost | hipMemLocationTypeHostNuma | hipMemLocationTypeHostNumaCurrent => Ok(hipCpuDeviceId),
        other => invalid(format!("the kind of location is {other}: there is no such kind")),
    }
}

fn free_host(gpu: &dyn Gpu, pointer: *mut c_void) -> Result<()> {
    gpu.check_unsafe()?;
    memory::free_host(gpu, pointer)
}

/// Frees memory of any kind, as HIP does, whose hipHostFree is for host memory alone.
fn free(gpu: &dyn Gpu, pointer: *mut c_void) -> Result<()> {
    gpu.free(pointer.into()).or_else(|error| match info(gpu, pointer) {
        Ok(Some(PointerInfo { kind: MemoryKind::Host, .. })) if error.kind() == Kind::InvalidValue => {
            gpu.free_host(pointer.into())
        }
        _ => Err(error),
    })
}

/// # Safety
/// `pointer` is NULL or valid for writing.
unsafe fn allocate(gpu: &dyn Gpu, pointer: *mut *mut c_void, size: usize, flags: c_uint) -> Result<()> {
    gpu.check_unsafe()?;
    // SAFETY: as promised by the caller.
    let address = unsafe { out(pointer) }?;
    address.finish(if size == 0 { ptr::null_mut() } else { allocating(|| gpu.allocate(size, flags))?.as_ptr() })
}

/// # Safety
/// `pointer` and `pitch` are NULL or valid for writing.
unsafe fn allocate_pitched(
    gpu: &dyn Gpu,
    pointer: *mut *mut c_void,
    pitch: *mut usize,
    width: usize,
    height: usize,
) -> Result<()> {
    gpu.check_unsafe()?;
    // SAFETY: as promised by the caller.
    let (address, distance) = unsafe { (out(pointer)?, out(pitch)?) };
    if width == 0 || height == 0 {
        address.write(ptr::null_mut());
        return Ok(());
    }
    let (base, row) = allocating(|| gpu.allocate_pitched(width, height))?;
    address.write(base.as_ptr());
    distance.finish(row)
}

/// # Safety
/// `pointer` is NULL or valid for writing.
unsafe fn allocate_host(gpu: &dyn Gpu, pointer: *mut *mut c_void, size: usize, flags: c_uint) -> Result<()> {
    gpu.check_unsafe()?;
    // SAFETY: as promised by the caller.
    let address = unsafe { out(pointer) }?;
    if size == 0 {
        address.write(ptr::null_mut());
        return Ok(());
    }
    address.finish(allocating(|| gpu.allocate_host(size, host_flags(flags)?, flags))?.as_ptr())
}

fn host_flags(flags: c_uint) -> Result<HostFlags> {
    let coherence = hipHostMallocCoherent | hipHostMallocNonCoherent | hipHostMallocUncached;
    let valid =
        hipHostMallocPortable | hipHostMallocMapped | hipHostMallocWriteCombined | hipHostMallocNumaUser | coherence;
    if flags & !valid != 0 || (flags & coherence).count_ones() > 1 {
        return invalid(format!("flags is {flags:#x}: not a combination of hipHostMalloc flags"));
    }
    let pairs = [
        (hipHostMallocPortable, HostFlags::PORTABLE),
        (hipHostMallocMapped, HostFlags::MAPPED),
        (hipHostMallocWriteCombined, HostFlags::WRITE_COMBINED),
        (hipHostMallocNonCoherent, HostFlags::NON_COHERENT),
    ];
    Ok(chosen(flags, &pairs))
}

fn range_attribute(
    gpu: &dyn Gpu,
    data: (*mut c_void, usize),
    attribute: hipMemRangeAttribute,
    pointer: *const c_void,
    bytes: usize,
) -> Result<Vec<c_int>> {
    let attribute = match attribute {
        hipMemRangeAttributeReadMostly => RangeAttribute::ReadMostly,
        hipMemRangeAttributePreferredLocation => RangeAttribute::PreferredLocation,
        hipMemRangeAttributeAccessedBy => RangeAttribute::AccessedBy,
        hipMemRangeAttributeLastPrefetchLocation => RangeAttribute::LastPrefetchLocation,
        hipMemRangeAttributeCoherencyMode => RangeAttribute::Coherency,
        _ => return invalid(format!("attribute is {attribute}: there is no such attribute")),
    };
    memory::range_attribute(gpu, data, attribute, (range(pointer, bytes)?, bytes))
}

fn memory_type(kind: MemoryKind) -> hipMemoryType {
    match kind {
        MemoryKind::Device | MemoryKind::Pool => hipMemoryTypeDevice,
        MemoryKind::Host | MemoryKind::Registered => hipMemoryTypeHost,
        MemoryKind::Managed => hipMemoryTypeManaged,
    }
}

/// Returns the host's address; none for device memory, even if the host could access it.
fn host_address(info: &PointerInfo) -> Option<Address> {
    info.host_address.filter(|_| memory_type(info.kind) != hipMemoryTypeDevice)
}

/// Builds the attributes as each release defines them.
///
/// Unknown memory is an error up to HIP 5, NULL up to HIP 6.
fn attributes_of(abi: AbiVersion, pointer: *const c_void, info: Option<PointerInfo>) -> Result<hipPointerAttribute_t> {
    let Some(info) = info else {
        if abi == AbiVersion::Five || (abi == AbiVersion::Six && pointer.is_null()) {
            return Err(Kind::InvalidValue.because(unknown(pointer)).as_answer());
        }
        return Ok(hipPointerAttribute_t {
            r#type: hipMemoryTypeUnregistered,
            device: hipInvalidDeviceId,
            devicePointer: ptr::null_mut(),
            hostPointer: ptr::null_mut(),
            isManaged: 0,
            allocationFlags: 0,
        });
    };
    Ok(hipPointerAttribute_t {
        r#type: abi.memory_type(memory_type(info.kind)),
        device: info.device,
        devicePointer: info.device_address.map_or(ptr::null_mut(), Address::as_ptr),
        hostPointer: host_address(&info).map_or(ptr::null_mut(), Address::as_ptr),
        isManaged: (info.kind == MemoryKind::Managed).into(),
        allocationFlags: info.flags,
    })
}

/// An attribute's value, in the size of its attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AttributeValue {
    Pointer(*mut c_void),
    Word(u32),
    Number(i32),
    Flag(bool),
}

impl AttributeValue {
    /// # Safety
    /// `data` is valid for writing a value of this size.
    unsafe fn write(self, data: *mut c_void) {
        // SAFETY: as promised by the caller; alignment is not assumed.
        unsafe {
            match self {
                AttributeValue::Pointer(pointer) => data.cast::<*mut c_void>().write_unaligned(pointer),
                AttributeValue::Word(word) => data.cast::<u32>().write_unaligned(word),
                AttributeValue::Number(number) => data.cast::<i32>().write_unaligned(number),
                AttributeValue::Flag(flag) => data.cast::<u8>().write(flag.into()),
            }
        }
    }

    /// Returns hipDrvPointerGetAttributes' value for an unavailable attribute; `None` if it writes nothing.
    fn unavailable(attribute: hipPointer_attribute) -> Option<AttributeValue> {
        Some(match attribute {
            HIP_POINTER_ATTRIBUTE_CONTEXT
            | HIP_POINTER_ATTRIBUTE_DEVICE_POINTER
            | HIP_POINTER_ATTRIBUTE_HOST_POINTER
            | HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR => AttributeValue::Pointer(ptr::null_mut()),
            HIP_POINTER_ATTRIBUTE_MEMORY_TYPE
            | HIP_POINTER_ATTRIBUTE_BUFFER_ID
            | HIP_POINTER_ATTRIBUTE_RANGE_SIZE
            | HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS => AttributeValue::Word(0),
            HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS | HIP_POINTER_ATTRIBUTE_IS_MANAGED | HIP_POINTER_ATTRIBUTE_MAPPED => {
                AttributeValue::Flag(false)
            }
            HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL => AttributeValue::Number(hipInvalidDeviceId),
            HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE => AttributeValue::Number(0),
            _ => return None,
        })
    }
}

fn pointer_attribute(
    gpu: &dyn Gpu,
    attribute: hipPointer_attribute,
    pointer: *const c_void,
    info: Option<&PointerInfo>,
) -> Result<AttributeValue> {
    match attribute {
        HIP_POINTER_ATTRIBUTE_CONTEXT
        | HIP_POINTER_ATTRIBUTE_P2P_TOKENS
        | HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES
        | HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
        | HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE => {
            return Err(Kind::Unsupported.because(format!("pointer attribute {attribute} cannot be told")));
        }
        HIP_POINTER_ATTRIBUTE_MEMORY_TYPE..=HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE => {}
        _ => return invalid(format!("attribute is {attribute}: there is no such attribute")),
    }
    let Some(info) = info else {
        return match attribute {
            HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS => Ok(AttributeValue::Word(0)),
            HIP_POINTER_ATTRIBUTE_MEMORY_TYPE if gpu.is_array(pointer.cast_mut().into()) => {
                Ok(AttributeValue::Word(caller_abi().memory_type(hipMemoryTypeArray)))
            }
            _ => Err(Kind::InvalidValue.because(unknown(pointer)).as_answer()),
        };
    };
    let address = |address: Option<Address>, what| match address {
        Some(address) => Ok(AttributeValue::Pointer(address.as_ptr())),
        None => invalid(format!("the memory has no {what}")),
    };
    match attribute {
        HIP_POINTER_ATTRIBUTE_MEMORY_TYPE => Ok(AttributeValue::Word(caller_abi().memory_type(memory_type(info.kind)))),
        HIP_POINTER_ATTRIBUTE_DEVICE_POINTER => address(info.device_address, "address on the device"),
        HIP_POINTER_ATTRIBUTE_HOST_POINTER => address(host_address(info), "address on the host"),
        HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS => gpu.synchronous_copies(pointer.into()).map(AttributeValue::Flag),
        // HIP truncates the number to 32 bits.
        HIP_POINTER_ATTRIBUTE_BUFFER_ID => Ok(AttributeValue::Word(info.id as u32)),
        HIP_POINTER_ATTRIBUTE_IS_MANAGED => Ok(AttributeValue::Flag(info.kind == MemoryKind::Managed)),
        HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL => Ok(AttributeValue::Number(info.device)),
        // Also of memory that was opened, of which hipIpcGetMemHandle gives the handle no more here.
        HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE => {
            let is_opened = info.imported && info.kind == MemoryKind::Device;
            Ok(AttributeValue::Number((info.exportable || is_opened).into()))
        }
        HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR => Ok(AttributeValue::Pointer(info.base.as_ptr())),
        HIP_POINTER_ATTRIBUTE_RANGE_SIZE => Ok(AttributeValue::Word(u32::try_from(info.size).unwrap_or(u32::MAX))),
        HIP_POINTER_ATTRIBUTE_MAPPED => Ok(AttributeValue::Flag(info.device_address.is_some())),
        _ => Ok(AttributeValue::Word(info.flags)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(kind: MemoryKind) -> PointerInfo {
        PointerInfo {
            kind,
            device: 1,
            base: Address(4096),
            size: 100,
            device_address: Some(Address(4100)),
            host_address: Some(Address(4100)),
            flags: 3,
            id: 7,
            exportable: true,
            handle_types: crate::gpu::HandleTypes::empty(),
            reservation: None,
            pool: None,
            imported: false,
            is_accessible: true,
            context: None,
        }
    }

    #[test]
    fn pointer_attributes_by_release() {
        let here = ptr::without_provenance(4100);
        let device = |abi| attributes_of(abi, here, Some(memory(MemoryKind::Device))).expect("known memory");
        assert_eq!((device(AbiVersion::Five).r#type, device(AbiVersion::Six).r#type), (1, hipMemoryTypeDevice));
        assert!(device(AbiVersion::Six).hostPointer.is_null());
        let managed = attributes_of(AbiVersion::Six, here, Some(memory(MemoryKind::Managed))).expect("known memory");
        assert_eq!((managed.r#type, managed.isManaged, managed.hostPointer.addr()), (hipMemoryTypeManaged, 1, 4100));
    }

    #[test]
    fn unknown_memory_by_release() {
        let here = ptr::without_provenance(4100);
        assert!(attributes_of(AbiVersion::Five, here, None).is_err());
        let unknown = attributes_of(AbiVersion::Six, here, None).expect("HIP 6 answers");
        assert_eq!((unknown.r#type, unknown.device), (hipMemoryTypeUnregistered, hipInvalidDeviceId));
        assert!(attributes_of(AbiVersion::Six, ptr::null(), None).is_err());
        assert!(attributes_of(AbiVersion::Seven, ptr::null(), None).is_ok());
    }

    #[test]
    fn host_flags_as_hip_takes_them() {
        assert_eq!(host_flags(0x6).ok(), Some(HostFlags::MAPPED | HostFlags::WRITE_COMBINED));
        assert_eq!(host_flags(hipHostMallocCoherent | hipHostMallocNumaUser).ok(), Some(HostFlags::empty()));
        assert!(host_flags(hipHostMallocCoherent | hipHostMallocNonCoherent).is_err());
        assert!(host_flags(8).is_err());
    }
}
