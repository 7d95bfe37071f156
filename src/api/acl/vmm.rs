// SPDX-License-Identifier: MIT OR Apache-2.0
//! Virtual memory management: physical memory, address ranges, mappings, and shareable handles.

use std::ffi::c_void;

use super::memory::{check_attribute, no_huge_pages};
use super::physical::{self, About, PhysicalHandle};
use super::types::*;
use super::{Slot, address, current, entry, forward, not_empty, out, process_ids, read, refused, reserved};
use crate::border::arguments::{check_device, invalid, unsupported};
use crate::border::entry::allocating;
use crate::gpu::{Access, Address, Gpu, HandleTypes, Location, PhysicalProperties, Result};
use crate::share::broker::{self, Importers};
use crate::share::ends;

/// Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
///
/// - `prop` (in): the properties of the memory.
/// - `option` (in): ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM or ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED.
/// - `granularity` (out): bytes.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, other options and unknown properties, ACL_ERROR_RT_INVALID_DEVICEID for a
/// device that does not exist, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for pages of 1 GiB.
///
/// AscendCL: aclrtMemGetAllocationGranularity. CUDA: cuMemGetAllocationGranularity.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemGetAllocationGranularity(
    prop: *mut aclrtPhysicalMemProp,
    option: aclrtMemGranularityOptions,
    granularity: *mut usize,
) -> aclError {
    let call = forward!(aclrtMemGetAllocationGranularity(prop, option, granularity));
    entry(call, move |gpu| {
        let (granularity, prop) = (out(granularity)?, read(prop)?);
        if option > ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED {
            return refused(format!("option is {option}: there is no such option"));
        }
        let wanted = PhysicalProperties::new(allocation_location(gpu, &prop)?, HandleTypes::DESCRIPTOR);
        granularity.finish(gpu.granularity(&wanted, option == ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED)?)
    })
}

/// Allocates physical memory, which has no address until it is mapped. All of it may be exported.
///
/// - `handle` (out): the memory; release it with aclrtFreePhysical.
/// - `size` (in): bytes, a multiple of the granularity.
/// - `prop` (in): ACL_MEM_HANDLE_TYPE_NONE, ACL_MEM_ALLOCATION_TYPE_PINNED, a kind of memory, and where: a device, the
///   host (its id is 0), or a NUMA node of the host.
/// - `flags` (in): 0.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes, other flags and unknown properties; ACL_ERROR_RT_PARAM_INVALID for
/// other sizes; ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist; ACL_ERROR_RT_FEATURE_NOT_SUPPORT where
/// there is no such memory, and for pages of 1 GiB; ACL_ERROR_RT_MEMORY_ALLOCATION.
///
/// AscendCL: aclrtMallocPhysical. CUDA: cuMemCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMallocPhysical(
    handle: *mut aclrtDrvMemHandle,
    size: usize,
    prop: *const aclrtPhysicalMemProp,
    flags: u64,
) -> aclError {
    let call = forward!(aclrtMallocPhysical(handle, size, prop, flags));
    entry(call, move |gpu| {
        let (handle, prop) = (out(handle)?, read(prop)?);
        not_empty(size)?;
        reserved("flags", flags)?;
        let about = About { location: allocation_location(gpu, &prop)?, size, note: prop.memAttr };
        handle.finish(pointer(allocating(|| physical::create(gpu, about))?))
    })
}

/// Releases physical memory, allocated or imported. Mapped memory stays until it is unmapped. Exported memory can no
/// longer be imported; processes that have imported it may use it until they release it, too.
///
/// - `handle` (in): the memory.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for anything else, and when called once too often.
///
/// AscendCL: aclrtFreePhysical. CUDA: cuMemRelease.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtFreePhysical(handle: aclrtDrvMemHandle) -> aclError {
    let call = forward!(aclrtFreePhysical(handle));
    entry(call, move |gpu| physical::release(gpu, existing(handle)?))
}

/// Reserves an address range, in which physical memory can be mapped.
///
/// - `virPtr` (out): the first address; release the range with aclrtReleaseMemAddress.
/// - `size` (in): bytes, a multiple of the granularity.
/// - `alignment` (in): 0.
/// - `expectPtr` (in, nullable): the preferred first address; NULL for any.
/// - `flags` (in): 0, or 1 for large pages, which makes no difference here.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and another alignment, ACL_ERROR_RT_PARAM_INVALID for other sizes,
/// addresses and flags, ACL_ERROR_RT_MEMORY_ALLOCATION.
///
/// AscendCL: aclrtReserveMemAddress. CUDA: cuMemAddressReserve.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtReserveMemAddress(
    virPtr: *mut *mut c_void,
    size: usize,
    alignment: usize,
    expectPtr: *mut c_void,
    flags: u64,
) -> aclError {
    let call = forward!(aclrtReserveMemAddress(virPtr, size, alignment, expectPtr, flags));
    entry(call, move |gpu| {
        let base = out(virPtr)?;
        not_empty(size)?;
        reserved("alignment", alignment as u64)?;
        if flags > 1 {
            return invalid(format!("flags is {flags:#x}: use 0 or 1"));
        }
        base.finish(physical::reserve(gpu, size, expectPtr.into())?.as_ptr())
    })
}

/// Reserves an address range of whole GiB, if possible at the preferred address.
///
/// - `virPtr` (out): the first address; release the range with aclrtReleaseMemAddress.
/// - `size` (in): bytes, a multiple of 1 GiB.
/// - `alignment` (in): 0.
/// - `expectPtr` (in): the preferred first address.
/// - `flags` (in): 0.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes, another alignment and other flags, ACL_ERROR_RT_PARAM_INVALID for
/// other sizes and addresses, ACL_ERROR_RT_MEMORY_ALLOCATION.
///
/// AscendCL: aclrtReserveMemAddressNoUCMemory. CUDA: cuMemAddressReserve.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtReserveMemAddressNoUCMemory(
    virPtr: *mut *mut c_void,
    size: usize,
    alignment: usize,
    expectPtr: *mut c_void,
    flags: u64,
) -> aclError {
    let call = forward!(aclrtReserveMemAddressNoUCMemory(virPtr, size, alignment, expectPtr, flags));
    entry(call, move |gpu| {
        let base = out(virPtr)?;
        not_empty(size)?;
        reserved("alignment", alignment as u64)?;
        reserved("flags", flags)?;
        let hint = address(expectPtr)?;
        if !size.is_multiple_of(1 << 30) {
            return invalid(format!("{size:#x} bytes are not whole GiB"));
        }
        base.finish(physical::reserve(gpu, size, hint)?.as_ptr())
    })
}

/// Releases a reserved address range, in which nothing may be mapped.
///
/// - `virPtr` (in): the first address.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID for anything but a reservation's first address, and
/// where something is mapped.
///
/// AscendCL: aclrtReleaseMemAddress. CUDA: cuMemAddressFree.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtReleaseMemAddress(virPtr: *mut c_void) -> aclError {
    let call = forward!(aclrtReleaseMemAddress(virPtr));
    entry(call, move |gpu| physical::free(gpu, address(virPtr)?))
}

/// Maps physical memory at reserved addresses. The memory's device may read and write it there, for imported memory the
/// device that it was imported for, for host memory the host.
///
/// - `virPtr` (in): the first address, a multiple of the granularity.
/// - `size` (in): the memory's bytes.
/// - `offset` (in): 0.
/// - `handle` (in): the memory.
/// - `flags` (in): 0.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes and other flags; 107017 for anything but physical memory;
/// ACL_ERROR_RT_PARAM_INVALID for another offset or size, addresses that are not whole in one reservation or where
/// something is mapped, and a reservation that has memory of another device, or has allocated memory where this was
/// imported, or the other way round.
///
/// AscendCL: aclrtMapMem. CUDA: cuMemMap and cuMemSetAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMapMem(
    virPtr: *mut c_void,
    size: usize,
    offset: usize,
    handle: aclrtDrvMemHandle,
    flags: u64,
) -> aclError {
    let call = forward!(aclrtMapMem(virPtr, size, offset, handle, flags));
    entry(call, move |gpu| {
        let start = address(virPtr)?;
        not_empty(size)?;
        reserved("flags", flags)?;
        let memory = existing(handle)?;
        if offset != 0 {
            return invalid(format!("offset is {offset}: it must be 0"));
        }
        physical::map(gpu, start, size, memory)
    })
}

/// Unmaps physical memory, once the work that uses it is done.
///
/// - `virPtr` (in): its first address.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID where no mapping begins.
///
/// AscendCL: aclrtUnmapMem. CUDA: cuMemUnmap.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtUnmapMem(virPtr: *mut c_void) -> aclError {
    let end = ends::range(virPtr.addr(), 1);
    let call = forward!(aclrtUnmapMem(virPtr), after: |status| end.settle(status == ACL_SUCCESS));
    entry(call, move |gpu| end.with(|| physical::unmap(gpu, address(virPtr)?)))
}

/// Grants more devices, or the host, read and write access to mapped memory.
///
/// - `virPtr` (in): the mapping's first address.
/// - `size` (in): its bytes.
/// - `desc` (in, array of count): each ACL_RT_MEM_ACCESS_FLAGS_READWRITE, a device or the host, and zeros.
/// - `count` (in): their number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 0 bytes, none, unknown locations and other reserved bytes;
/// ACL_ERROR_RT_PARAM_INVALID for other rights and for anything but one whole mapping; ACL_ERROR_RT_INVALID_DEVICEID for a
/// device that does not exist; ACL_ERROR_RT_FEATURE_NOT_SUPPORT for the host and memory of a device.
///
/// AscendCL: aclrtMemSetAccess. CUDA: cuMemSetAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemSetAccess(
    virPtr: *mut c_void,
    size: usize,
    desc: *mut aclrtMemAccessDesc,
    count: usize,
) -> aclError {
    let call = forward!(aclrtMemSetAccess(virPtr, size, desc, count));
    entry(call, move |gpu| {
        let start = address(virPtr)?;
        not_empty(size)?;
        not_empty(count)?;
        let mut users = Vec::new();
        for index in 0..count {
            // SAFETY: the caller gives an array of `count` elements, or NULL.
            let wanted = unsafe { read(desc.wrapping_add(if desc.is_null() { 0 } else { index })) }?;
            if wanted.rsv != [0; 12] {
                return refused("reserved bytes must be 0");
            }
            let user = location(gpu, &wanted.location)?;
            if wanted.flags != ACL_RT_MEM_ACCESS_FLAGS_READWRITE {
                return invalid(format!("flags is {}: use ACL_RT_MEM_ACCESS_FLAGS_READWRITE", wanted.flags));
            }
            users.push((user, Access::ReadWrite));
        }
        physical::set_access(gpu, start, size, &users)
    })
}

/// Returns a location's access rights to mapped memory.
///
/// - `virPtr` (in): the mapping's first address.
/// - `location` (in): a device or the host.
/// - `flag` (out): aclrtMemAccessFlags.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and unknown locations, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not
/// exist, ACL_ERROR_RT_PARAM_INVALID where no mapping begins.
///
/// AscendCL: aclrtMemGetAccess. CUDA: cuMemGetAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemGetAccess(
    virPtr: *mut c_void,
    location: *mut aclrtMemLocation,
    flag: *mut u64,
) -> aclError {
    let call = forward!(aclrtMemGetAccess(virPtr, location, flag));
    entry(call, move |gpu| {
        let (flag, user) = (out(flag)?, read(location)?);
        let user = self::location(gpu, &user)?;
        flag.finish(u64::from(match physical::access(gpu, address(virPtr)?, user)? {
            Access::None => ACL_RT_MEM_ACCESS_FLAGS_NONE,
            Access::Read => ACL_RT_MEM_ACCESS_FLAGS_READ,
            Access::ReadWrite => ACL_RT_MEM_ACCESS_FLAGS_READWRITE,
        }))
    })
}

/// Finds the physical memory that is mapped at an address, and takes a reference to it.
///
/// - `virPtr` (in): the mapping's first address.
/// - `handle` (out): the memory; release it with aclrtFreePhysical once more.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_PARAM_INVALID where no mapping begins.
///
/// AscendCL: aclrtMemRetainAllocationHandle. CUDA: cuMemRetainAllocationHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemRetainAllocationHandle(
    virPtr: *mut c_void,
    handle: *mut aclrtDrvMemHandle,
) -> aclError {
    let call = forward!(aclrtMemRetainAllocationHandle(virPtr, handle));
    entry(call, move |_| out(handle)?.finish(pointer(physical::retain(address(virPtr)?)?)))
}

/// Returns the properties of physical memory, as requested by this process or its exporter.
///
/// - `handle` (in): the memory.
/// - `prop` (out): its properties.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for anything but physical memory.
///
/// AscendCL: aclrtMemGetAllocationPropertiesFromHandle. CUDA: cuMemGetAllocationPropertiesFromHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemGetAllocationPropertiesFromHandle(
    handle: aclrtDrvMemHandle,
    prop: *mut aclrtPhysicalMemProp,
) -> aclError {
    let call = forward!(aclrtMemGetAllocationPropertiesFromHandle(handle, prop));
    entry(call, move |_| {
        let prop = out(prop)?;
        let about = physical::about(existing(handle)?)?;
        let (id, r#type) = match about.location {
            Location::Device(device) => (device, ACL_MEM_LOCATION_TYPE_DEVICE),
            Location::HostNuma(0) | Location::Host | Location::HostNumaCurrent => (0, ACL_MEM_LOCATION_TYPE_HOST),
            Location::HostNuma(node) => (node, ACL_MEM_LOCATION_TYPE_HOST_NUMA),
        };
        prop.finish(aclrtPhysicalMemProp {
            handleType: ACL_MEM_HANDLE_TYPE_NONE,
            allocationType: ACL_MEM_ALLOCATION_TYPE_PINNED,
            memAttr: about.note,
            location: aclrtMemLocation { id: id.cast_unsigned(), r#type },
            reserve: 0,
        })
    })
}

/// Exports physical memory as a shareable handle, a number by which other processes import it.
///
/// They are processes of the same user on this machine; the number, which is random, may reach them by any means.
/// Each memory has one, until the process releases the memory or ends.
///
/// - `handle` (in): memory of aclrtMallocPhysical.
/// - `handleType` (in): ACL_MEM_HANDLE_TYPE_NONE.
/// - `flags` (in): ACL_RT_VMM_EXPORT_FLAG_DEFAULT, and aclrtMemSetPidToShareableHandle lists the processes that may import
///   it; or ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION, and all may.
/// - `shareableHandle` (out): the number, positive also as a signed number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and other types, ACL_ERROR_RT_PARAM_INVALID for other flags and imported
/// memory, 107017 for anything but physical memory and for memory that was exported before.
///
/// AscendCL: aclrtMemExportToShareableHandle. CUDA: cuMemExportToShareableHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemExportToShareableHandle(
    handle: aclrtDrvMemHandle,
    handleType: aclrtMemHandleType,
    flags: u64,
    shareableHandle: *mut u64,
) -> aclError {
    let call = forward!(aclrtMemExportToShareableHandle(handle, handleType, flags, shareableHandle), shares: Nothing);
    entry(call, move |gpu| {
        let number = out(shareableHandle)?;
        if handleType != ACL_MEM_HANDLE_TYPE_NONE {
            return refused(format!("handleType is {handleType}: use ACL_MEM_HANDLE_TYPE_NONE"));
        }
        number.finish(physical::export(gpu, existing(handle)?, importers(flags)?)?)
    })
}

/// Adds running processes to the list of those that may import.
///
/// - `shareableHandle` (in): a handle that this process has exported.
/// - `pid` (in, array of pidNum): their ids, which they get from aclrtDeviceGetBareTgid.
/// - `pidNum` (in): their number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and none, ACL_ERROR_RT_PARAM_INVALID for an id without a process; 107017 for
/// an invalid shareable handle; 207006 for another process's; ACL_ERROR_RT_FEATURE_NOT_SUPPORT where all may import it.
///
/// AscendCL: aclrtMemSetPidToShareableHandle. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemSetPidToShareableHandle(
    shareableHandle: u64,
    pid: *mut i32,
    pidNum: usize,
) -> aclError {
    let call = forward!(aclrtMemSetPidToShareableHandle(shareableHandle, pid, pidNum), shares: Nothing);
    // SAFETY: the caller gives an array of `pidNum` elements, or NULL.
    entry(call, move |_| broker::allow(shareableHandle, &unsafe { process_ids(pid, pidNum) }?))
}

/// Imports physical memory by another process's shareable handle. Each process imports a handle once for each device, and
/// releases the memory by aclrtFreePhysical, whatever becomes of the other process.
///
/// - `shareableHandle` (in): the number.
/// - `deviceId` (in): the device that uses it; the memory may be another device's, which it must reach.
/// - `handle` (out): the memory.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL; ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist; 107017 for
/// an invalid or withdrawn shareable handle, and where it was imported for the device before; 207006 where this
/// process is not listed, or is of another user; ACL_ERROR_RT_FEATURE_NOT_SUPPORT in the process that exported it, and
/// where the device does not reach the memory; 507022 where the other process does not answer.
///
/// AscendCL: aclrtMemImportFromShareableHandle. CUDA: cuMemImportFromShareableHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemImportFromShareableHandle(
    shareableHandle: u64,
    deviceId: i32,
    handle: *mut aclrtDrvMemHandle,
) -> aclError {
    let call = forward!(aclrtMemImportFromShareableHandle(shareableHandle, deviceId, handle), shares: Nothing);
    entry(call, move |gpu| {
        let handle = out(handle)?;
        check_device(gpu, deviceId)?;
        handle.finish(pointer(physical::import(gpu, shareableHandle, deviceId)?))
    })
}

/// Exports physical memory as a shareable handle of either type.
///
/// - `handle` (in): memory of aclrtMallocPhysical.
/// - `flags` (in): as for aclrtMemExportToShareableHandle. A fabric handle has no list of processes, so it
///   needs ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION.
/// - `shareType` (in): ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT, or ACL_MEM_SHARE_HANDLE_TYPE_FABRIC if the back end has them.
/// - `shareableHandle` (out): a uint64_t, or an aclrtMemFabricHandle.
///
/// Returns what aclrtMemExportToShareableHandle returns, and ACL_ERROR_RT_FEATURE_NOT_SUPPORT where there are no fabric
/// handles, or one would need a list.
///
/// AscendCL: aclrtMemExportToShareableHandleV2. CUDA: cuMemExportToShareableHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemExportToShareableHandleV2(
    handle: aclrtDrvMemHandle,
    flags: u64,
    shareType: aclrtMemSharedHandleType,
    shareableHandle: *mut c_void,
) -> aclError {
    let call = forward!(aclrtMemExportToShareableHandleV2(handle, flags, shareType, shareableHandle), shares: Nothing);
    entry(call, move |gpu| {
        // SAFETY: the caller gives room for a number at least, or NULL.
        let number = unsafe { out(shareableHandle.cast::<u64>()) }?;
        let importers = importers(flags)?;
        if !is_fabric(shareType)? {
            number.write(physical::export(gpu, existing(handle)?, importers)?);
            return Ok(());
        }
        // SAFETY: the caller gives room for the type that it names.
        let fabric = unsafe { out(shareableHandle.cast::<aclrtMemFabricHandle>()) }?;
        let memory = existing(handle)?;
        if importers == Importers::Listed {
            return unsupported("a fabric handle has no list of processes: export it without");
        }
        let (vendors, rest) = physical::export_fabric(gpu, memory)?;
        let mut data = [0; 128];
        data[..64].copy_from_slice(&vendors);
        data[64..].copy_from_slice(&rest);
        fabric.finish(aclrtMemFabricHandle { data })
    })
}

/// Adds running processes to the list of those that may import, as aclrtMemSetPidToShareableHandle does.
///
/// - `shareableHandle` (in): a pointer to a handle that this process has exported, a uint64_t.
/// - `shareType` (in): ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT.
/// - `pid` (in, array of pidNum): the processes' ids.
/// - `pidNum` (in): their number.
///
/// Returns what aclrtMemSetPidToShareableHandle returns, and ACL_ERROR_RT_FEATURE_NOT_SUPPORT for a fabric handle.
///
/// AscendCL: aclrtMemSetPidToShareableHandleV2. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemSetPidToShareableHandleV2(
    shareableHandle: *mut c_void,
    shareType: aclrtMemSharedHandleType,
    pid: *mut i32,
    pidNum: usize,
) -> aclError {
    let call = forward!(aclrtMemSetPidToShareableHandleV2(shareableHandle, shareType, pid, pidNum), shares: Nothing);
    entry(call, move |_| {
        // SAFETY: the caller gives an array of `pidNum` elements, or NULL.
        let ids = unsafe { process_ids(pid, pidNum) }?;
        // SAFETY: the caller gives a number at least, or NULL.
        let number = unsafe { read(shareableHandle.cast::<u64>()) }?;
        if is_fabric(shareType)? {
            return unsupported("a fabric handle has no list of processes");
        }
        broker::allow(number, &ids)
    })
}

/// Imports physical memory, for the calling thread's device, by a shareable handle of either type.
///
/// - `shareableHandle` (in): a pointer to the uint64_t or to the aclrtMemFabricHandle.
/// - `shareType` (in): its type.
/// - `flags` (in): 0.
/// - `handle` (out): the memory.
///
/// Returns what aclrtMemImportFromShareableHandle returns, ACL_ERROR_INVALID_PARAM for other types and flags, and
/// ACL_ERROR_RT_CONTEXT_NULL where the thread has set no device.
///
/// AscendCL: aclrtMemImportFromShareableHandleV2. CUDA: cuMemImportFromShareableHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemImportFromShareableHandleV2(
    shareableHandle: *mut c_void,
    shareType: aclrtMemSharedHandleType,
    flags: u64,
    handle: *mut aclrtDrvMemHandle,
) -> aclError {
    let call = forward!(
        aclrtMemImportFromShareableHandleV2(shareableHandle, shareType, flags, handle),
        shares: Nothing,
    );
    entry(call, move |gpu| {
        let handle = out(handle)?;
        // SAFETY: the caller gives a number at least, or NULL.
        let number = unsafe { read(shareableHandle.cast::<u64>()) }?;
        reserved("flags", flags)?;
        let is_fabric = is_fabric(shareType)?;
        current(gpu)?;
        let device = gpu.device()?;
        let memory = if is_fabric {
            if !physical::has_fabric(gpu, Location::Device(device)) {
                return unsupported("the device has no fabric handles");
            }
            // SAFETY: the caller gives a handle of the type that it names.
            let [vendors, rest] = unsafe { read(shareableHandle.cast::<[[u8; 64]; 2]>()) }?;
            physical::import_fabric(gpu, &vendors, &rest, device)
        } else {
            physical::import(gpu, number, device)
        }?;
        handle.finish(pointer(memory))
    })
}

fn pointer(handle: PhysicalHandle) -> aclrtDrvMemHandle {
    Address(handle.0).as_ptr()
}

fn existing(handle: aclrtDrvMemHandle) -> Result<PhysicalHandle> {
    if handle.is_null() { refused("the handle is NULL") } else { Ok(PhysicalHandle(handle.addr())) }
}

fn is_fabric(kind: aclrtMemSharedHandleType) -> Result<bool> {
    match kind {
        ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT => Ok(false),
        ACL_MEM_SHARE_HANDLE_TYPE_FABRIC => Ok(true),
        _ => refused(format!("shareType is {kind}: there is no such type")),
    }
}

fn importers(flags: u64) -> Result<Importers> {
    match flags {
        ACL_RT_VMM_EXPORT_FLAG_DEFAULT => Ok(Importers::Listed),
        ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION => Ok(Importers::Any),
        _ => invalid(format!("flags is {flags:#x}: there are no such flags")),
    }
}

/// Returns the location of memory with these properties.
fn allocation_location(gpu: &dyn Gpu, prop: &aclrtPhysicalMemProp) -> Result<Location> {
    if prop.allocationType != ACL_MEM_ALLOCATION_TYPE_PINNED {
        return refused(format!("allocationType is {}: use ACL_MEM_ALLOCATION_TYPE_PINNED", prop.allocationType));
    }
    reserved("reserve", prop.reserve)?;
    check_attribute(prop.memAttr)?;
    let location = location(gpu, &prop.location)?;
    match prop.handleType {
        ACL_MEM_HANDLE_TYPE_NONE => {}
        ACL_MEM_HANDLE_TYPE_POSIX => return unsupported("no function here exports a file descriptor"),
        other => return refused(format!("handleType is {other}: use ACL_MEM_HANDLE_TYPE_NONE")),
    }
    match prop.memAttr {
        ACL_HBM_MEM_HUGE1G | ACL_HBM_MEM_P2P_HUGE1G | ACL_MEM_HUGE1G | ACL_MEM_P2P_HUGE1G => no_huge_pages(),
        _ => Ok(location),
    }
}

/// Checks a location. The host is its first NUMA node, of which all vendors have shareable memory.
fn location(gpu: &dyn Gpu, given: &aclrtMemLocation) -> Result<Location> {
    let id = given.id.cast_signed();
    match given.r#type {
        ACL_MEM_LOCATION_TYPE_DEVICE => check_device(gpu, id).map(|()| Location::Device(id)),
        ACL_MEM_LOCATION_TYPE_HOST => reserved("the host's id", given.id).map(|()| Location::HostNuma(0)),
        ACL_MEM_LOCATION_TYPE_HOST_NUMA => Ok(Location::HostNuma(id)),
        other => refused(format!("the type of a location is {other}: use a device or the host")),
    }
}
