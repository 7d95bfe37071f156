// SPDX-License-Identifier: MIT OR Apache-2.0
//! Allocation of device and host memory, and attributes of addresses.

use std::ffi::c_void;

use super::types::*;
use super::{Slot, address, entry, entry_in_context, forward, not_empty, out, read, refused};
use crate::border::arguments::{check_device, invalid, or_zero, unsupported};
use crate::border::entry::allocating;
use crate::gpu::{Gpu, HandleTypes, HostFlags, Kind, Location, MemoryKind, PhysicalProperties, Result};
use crate::os::memory_file::page_size;
use crate::share::ends;

/// Allocates memory of the calling thread's device, aligned to at least 64 bytes. Its contents are not defined.
///
/// - `devPtr` (out): the address; free it with aclrtFree.
/// - `size` (in): bytes, not 0; rounded up to a multiple of 32, and 32 more.
/// - `policy` (in): aclrtMemMallocPolicy. Devices here choose their pages themselves, and have none of 1 GiB.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and an unknown policy, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for pages of
/// 1 GiB, ACL_ERROR_RT_MEMORY_ALLOCATION (207001) where no memory is left.
///
/// AscendCL: aclrtMalloc. CUDA: cuMemAlloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMalloc(devPtr: *mut *mut c_void, size: usize, policy: aclrtMemMallocPolicy) -> aclError {
    let call = forward!(aclrtMalloc(devPtr, size, policy));
    entry_in_context(call, move |gpu| allocate(gpu, devPtr, size, policy, 32))
}

/// Allocates memory as aclrtMalloc does, without the 32 additional bytes.
///
/// - `devPtr` (out): the address; free it with aclrtFree.
/// - `size` (in): bytes, not 0; rounded up to a multiple of 32.
/// - `policy` (in): aclrtMemMallocPolicy.
///
/// Returns what aclrtMalloc returns.
///
/// AscendCL: aclrtMallocAlign32. CUDA: cuMemAlloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMallocAlign32(
    devPtr: *mut *mut c_void,
    size: usize,
    policy: aclrtMemMallocPolicy,
) -> aclError {
    let call = forward!(aclrtMallocAlign32(devPtr, size, policy));
    entry_in_context(call, move |gpu| allocate(gpu, devPtr, size, policy, 0))
}

/// # Safety
/// `pointer` is NULL or valid for writing.
unsafe fn allocate(
    gpu: &dyn Gpu,
    pointer: *mut *mut c_void,
    size: usize,
    policy: aclrtMemMallocPolicy,
    extra: usize,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let pointer = unsafe { out(pointer) }?;
    not_empty(size)?;
    check_policy(policy)?;
    let size = size.checked_next_multiple_of(32).and_then(|size| size.checked_add(extra));
    let size = size.ok_or_else(|| Kind::OutOfMemory.because("more bytes than there are addresses"))?;
    pointer.finish(allocating(|| gpu.allocate(size, 0))?.as_ptr())
}

fn check_policy(policy: aclrtMemMallocPolicy) -> Result<()> {
    const BANDS: aclrtMemMallocPolicy = ACL_MEM_TYPE_LOW_BAND_WIDTH | ACL_MEM_TYPE_HIGH_BAND_WIDTH;
    let (band, pages) = (policy & BANDS, policy & !(BANDS | ACL_MEM_ACCESS_USER_SPACE_READONLY));
    match pages {
        _ if band == BANDS || (band != 0 && pages > ACL_MEM_MALLOC_NORMAL_ONLY) => {
            refused(format!("policy is {policy:#x}: these do not go together"))
        }
        ..ACL_MEM_MALLOC_HUGE1G_ONLY => Ok(()),
        ACL_MEM_MALLOC_HUGE1G_ONLY | ACL_MEM_MALLOC_HUGE1G_ONLY_P2P => no_huge_pages(),
        _ => refused(format!("policy is {policy:#x}: there is no such policy")),
    }
}

/// Refuses pages of 1 GiB, which no device here offers.
pub(super) fn no_huge_pages<T>() -> Result<T> {
    unsupported("pages of 1 GiB cannot be asked for")
}

/// Frees memory of aclrtMalloc and aclrtMallocAlign32, once the work that uses it is done.
///
/// - `devPtr` (in): the address.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other memory.
///
/// AscendCL: aclrtFree. CUDA: cuMemFree.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtFree(devPtr: *mut c_void) -> aclError {
    let end = ends::memory(devPtr.addr());
    let call = forward!(aclrtFree(devPtr), unless: end.is_shared(), after: |status| end.settle(status == ACL_SUCCESS));
    entry_in_context(call, move |gpu| end.free(|| gpu.free(address(devPtr)?)))
}

/// Allocates pinned host memory, which devices reach.
///
/// - `hostPtr` (out): the address; free it with aclrtFreeHost.
/// - `size` (in): bytes, not 0.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_MEMORY_ALLOCATION.
///
/// AscendCL: aclrtMallocHost. CUDA: cuMemHostAlloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMallocHost(hostPtr: *mut *mut c_void, size: usize) -> aclError {
    let call = forward!(aclrtMallocHost(hostPtr, size));
    entry_in_context(call, move |gpu| {
        let pointer = out(hostPtr)?;
        not_empty(size)?;
        pointer.finish(allocating(|| gpu.allocate_host(size, HostFlags::PORTABLE | HostFlags::MAPPED, 0))?.as_ptr())
    })
}

/// Allocates pinned host memory as aclrtMallocHost does, with attributes.
///
/// - `ptr` (out): the address; free it with aclrtFreeHost.
/// - `size` (in): bytes, not 0.
/// - `cfg` (in, nullable): the attributes: ACL_RT_MEM_ATTR_MODULE_ID, of no effect here, ACL_RT_MEM_ATTR_DEVICE_ID, the
///   calling thread's device, and ACL_RT_MEM_ATTR_VA_FLAG, 0.
///
/// Returns what aclrtMallocHost returns, ACL_ERROR_INVALID_PARAM for attributes that are NULL, more than 64 or unknown,
/// ACL_ERROR_RT_PARAM_INVALID for another device and for a flag other than 0 and 1, ACL_ERROR_RT_FEATURE_NOT_SUPPORT
/// for the flag 1.
///
/// AscendCL: aclrtMallocHostWithCfg. CUDA: cuMemHostAlloc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMallocHostWithCfg(
    ptr: *mut *mut c_void,
    size: u64,
    cfg: *mut aclrtMallocConfig,
) -> aclError {
    let call = forward!(aclrtMallocHostWithCfg(ptr, size, cfg));
    entry_in_context(call, move |gpu| {
        let pointer = out(ptr)?;
        not_empty(size as usize)?;
        if !cfg.is_null() {
            check_attributes(gpu, &read(cfg)?)?;
        }
        let flags = HostFlags::PORTABLE | HostFlags::MAPPED;
        pointer.finish(allocating(|| gpu.allocate_host(size as usize, flags, 0))?.as_ptr())
    })
}

/// Checks the attributes of an allocation of host memory.
///
/// # Safety
/// They are an array of their number, or NULL.
unsafe fn check_attributes(gpu: &dyn Gpu, config: &aclrtMallocConfig) -> Result<()> {
    /// More than there are kinds of.
    const MOST: usize = 64;
    if config.numAttrs > MOST {
        return refused(format!("{} attributes", config.numAttrs));
    }
    for index in 0..config.numAttrs {
        let place = if config.attrs.is_null() { config.attrs } else { config.attrs.wrapping_add(index) };
        // SAFETY: as promised by the caller; any bytes are an attribute.
        let aclrtMallocAttribute { attr, value } = unsafe { read(place) }?;
        // SAFETY: any bytes are a value of each kind.
        let (device, flag) = unsafe { (value.deviceId, value.vaFlag) };
        match (attr, flag) {
            (ACL_RT_MEM_ATTR_MODULE_ID, _) | (ACL_RT_MEM_ATTR_VA_FLAG, 0) => {}
            (ACL_RT_MEM_ATTR_VA_FLAG, 1) => {
                return unsupported("host memory to be registered, at an address that devices share");
            }
            (ACL_RT_MEM_ATTR_VA_FLAG, _) => return invalid(format!("vaFlag is {flag}: it is 0 or 1")),
            (ACL_RT_MEM_ATTR_DEVICE_ID, _) if gpu.device()?.cast_unsigned() == device => {}
            (ACL_RT_MEM_ATTR_DEVICE_ID, _) => return invalid(format!("the thread's device is not {device}")),
            _ => return refused(format!("there is no attribute {attr} of an allocation")),
        }
    }
    Ok(())
}

/// Returns which parts of Huawei's runtime use a device's memory. Not supported: no other vendor's runtime has such
/// parts.
///
/// - `deviceId` (in): the device.
/// - `memUsageInfo` (out, array of inputNum): the parts, those that use most first.
/// - `inputNum` (in): room in `memUsageInfo`, not 0.
/// - `outputNum` (out): the number of parts.
///
/// Returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT (207000), ACL_ERROR_INVALID_PARAM for NULL and no room,
/// ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtGetMemUsageInfo. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetMemUsageInfo(
    deviceId: i32,
    memUsageInfo: *mut aclrtMemUsageInfo,
    inputNum: usize,
    outputNum: *mut usize,
) -> aclError {
    let call = forward!(aclrtGetMemUsageInfo(deviceId, memUsageInfo, inputNum, outputNum));
    entry(call, move |gpu| {
        _ = (out(memUsageInfo)?, out(outputNum)?);
        not_empty(inputNum)?;
        check_device(gpu, deviceId)?;
        unsupported("only Huawei's runtime tells which of its parts use memory")
    })
}

/// Frees memory of aclrtMallocHost and aclrtMallocHostWithCfg.
///
/// - `hostPtr` (in): the address.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for other memory.
///
/// AscendCL: aclrtFreeHost. CUDA: cuMemFreeHost.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtFreeHost(hostPtr: *mut c_void) -> aclError {
    let call = forward!(aclrtFreeHost(hostPtr));
    entry_in_context(call, move |gpu| gpu.free_host(address(hostPtr)?))
}

/// Returns the free and total memory of the calling thread's device, the same for every kind of memory.
///
/// - `attr` (in): aclrtMemAttr.
/// - `free` (out): free bytes.
/// - `total` (out): all bytes.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and an unknown `attr`.
///
/// AscendCL: aclrtGetMemInfo. CUDA: cuMemGetInfo.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetMemInfo(attr: aclrtMemAttr, free: *mut usize, total: *mut usize) -> aclError {
    let call = forward!(aclrtGetMemInfo(attr, free, total));
    entry_in_context(call, move |gpu| {
        let (free, total) = (out(free)?, out(total)?);
        check_attribute(attr)?;
        let info = gpu.memory_info()?;
        free.write(info.0);
        total.finish(info.1)
    })
}

/// Checks a memory attribute; an unknown one is refused as NULL is.
pub(super) fn check_attribute(attr: aclrtMemAttr) -> Result<()> {
    if attr <= ACL_MEM_P2P_HUGE1G { Ok(()) } else { refused(format!("there is no memory of kind {attr}")) }
}

/// Returns the attributes of an address.
///
/// - `ptr` (in): the address.
/// - `attributes` (out): the memory's location, and the bytes of its pages, for a device the granularity;
///   ACL_MEM_LOCATION_TYPE_UNREGISTERED and 0 bytes for unknown memory.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL.
///
/// AscendCL: aclrtPointerGetAttributes. CUDA: cuPointerGetAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtPointerGetAttributes(
    ptr: *const c_void,
    attributes: *mut aclrtPtrAttributes,
) -> aclError {
    let call = forward!(aclrtPointerGetAttributes(ptr, attributes));
    entry_in_context(call, move |gpu| {
        let attributes = out(attributes)?;
        let (kind, id, pageSize) = match gpu.pointer_info(address(ptr)?)? {
            None => (ACL_MEM_LOCATION_TYPE_UNREGISTERED, 0, 0),
            Some(info) => match info.kind {
                MemoryKind::Host | MemoryKind::Registered => (ACL_MEM_LOCATION_TYPE_HOST, 0, page_size() as u32),
                MemoryKind::Device | MemoryKind::Pool | MemoryKind::Managed => {
                    let device = PhysicalProperties::new(Location::Device(info.device), HandleTypes::DESCRIPTOR);
                    let pages = or_zero(gpu.granularity(&device, false))?;
                    (ACL_MEM_LOCATION_TYPE_DEVICE, info.device.cast_unsigned(), pages as u32)
                }
            },
        };
        let location = aclrtMemLocation { id, r#type: kind };
        attributes.finish(aclrtPtrAttributes { location, pageSize, rsv: [0; 4] })
    })
}

/// Returns the block of memory that contains an address: one allocation, or one mapping.
///
/// - `ptr` (in): the address.
/// - `pbase` (out): the block's first address.
/// - `psize` (out): its bytes, as rounded up.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for unknown memory.
///
/// AscendCL: aclrtMemGetAddressRange. CUDA: cuMemGetAddressRange.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemGetAddressRange(
    ptr: *mut c_void,
    pbase: *mut *mut c_void,
    psize: *mut usize,
) -> aclError {
    let call = forward!(aclrtMemGetAddressRange(ptr, pbase, psize));
    entry_in_context(call, move |gpu| {
        let (base, size) = (out(pbase)?, out(psize)?);
        let Some(info) = gpu.pointer_info(address(ptr)?)? else {
            return invalid("the address is in no block of memory that is known here");
        };
        base.write(info.base.as_ptr());
        size.finish(info.size)
    })
}

/// Registers ordinary host memory for access by devices.
///
/// - `ptr` (in): the first address.
/// - `size` (in): bytes, not 0.
/// - `type` (in): ACL_HOST_REGISTER_MAPPED, or ACL_HOST_REGISTER_IOMEMORY if the back end supports it.
/// - `devPtr` (out): the devices' address of the memory.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and other types, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for
/// ACL_HOST_REGISTER_READONLY, ACL_ERROR_RT_PARAM_INVALID for memory that is registered already.
///
/// AscendCL: aclrtHostRegister. CUDA: cuMemHostRegister and cuMemHostGetDevicePointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtHostRegister(
    ptr: *mut c_void,
    size: u64,
    r#type: aclrtHostRegisterType,
    devPtr: *mut *mut c_void,
) -> aclError {
    let call = forward!(aclrtHostRegister(ptr, size, r#type, devPtr));
    entry_in_context(call, move |gpu| {
        let reached = out(devPtr)?;
        let start = address(ptr)?;
        not_empty(size as usize)?;
        let flags = match r#type {
            ACL_HOST_REGISTER_MAPPED => HostFlags::MAPPED,
            ACL_HOST_REGISTER_IOMEMORY => HostFlags::MAPPED | HostFlags::IO_MEMORY,
            ACL_HOST_REGISTER_READONLY => return unsupported("host memory that devices may only read"),
            _ => return refused(format!("type is {}: there is no such type", r#type)),
        };
        gpu.register_host(start, size as usize, flags, 0)?;
        let found = gpu.pointer_info(start).map(|info| info.and_then(|info| info.device_address));
        match found {
            Ok(Some(address)) => reached.write(address.as_ptr()),
            other => {
                gpu.unregister_host(start)?;
                other?;
                return unsupported("devices do not reach this memory");
            }
        }
        Ok(())
    })
}

/// Registers ordinary host memory for access by devices, or for faster copies.
///
/// - `ptr` (in): the first address.
/// - `size` (in): bytes, not 0.
/// - `flag` (in): ACL_HOST_REG_MAPPED, ACL_HOST_REG_PINNED or both.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes, ACL_ERROR_RT_PARAM_INVALID for other flags and for memory that
/// is registered already.
///
/// AscendCL: aclrtHostRegisterV2. CUDA: cuMemHostRegister.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtHostRegisterV2(ptr: *mut c_void, size: u64, flag: u32) -> aclError {
    let call = forward!(aclrtHostRegisterV2(ptr, size, flag));
    entry_in_context(call, move |gpu| {
        let start = address(ptr)?;
        not_empty(size as usize)?;
        if flag == 0 || flag & !(ACL_HOST_REG_MAPPED | ACL_HOST_REG_PINNED) != 0 {
            return invalid(format!("flag is {flag:#x}: use ACL_HOST_REG_MAPPED, ACL_HOST_REG_PINNED or both"));
        }
        let flags = if flag & ACL_HOST_REG_MAPPED != 0 { HostFlags::MAPPED } else { HostFlags::empty() };
        gpu.register_host(start, size as usize, flags, 0)
    })
}

/// Unregisters host memory.
///
/// - `ptr` (in): its first address.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for memory that is not registered.
///
/// AscendCL: aclrtHostUnregister. CUDA: cuMemHostUnregister.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtHostUnregister(ptr: *mut c_void) -> aclError {
    let call = forward!(aclrtHostUnregister(ptr));
    entry_in_context(call, move |gpu| gpu.unregister_host(address(ptr)?))
}
