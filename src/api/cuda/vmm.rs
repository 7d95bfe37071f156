// SPDX-License-Identifier: MIT OR Apache-2.0
//! Virtual memory management: physical memory and reserved addresses, each managed by itself.

#[path = "../generated/cuda/vmm.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::ptr;

use super::types::*;
use super::{Slot, address, check_device, device, entry, entry_in_context, forward, invalid, unsupported};
use crate::border::arguments::{descriptor, no_flags, not_empty, out, read, write_shareable};
use crate::border::entry::allocating;
use crate::gpu::{
    Access, Address, Error, Gpu, HandleTypes, Kind, Location, Physical, PhysicalProperties, Result, Shareable,
};
use crate::share::ends;

pub use derived::*;

/// Returns the granularity of sizes and addresses of physical memory.
///
/// - `granularity` (out): bytes.
/// - `prop` (in): the properties of the memory.
/// - `option` (in): CUmemAllocationGranularity_flags.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and other options.
///
/// CUDA: cuMemGetAllocationGranularity from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetAllocationGranularity(
    granularity: *mut usize,
    prop: *const CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
) -> CUresult {
    let call = forward!(cuMemGetAllocationGranularity(granularity, prop, option));
    entry(call, move |gpu| {
        let (granularity, prop) = (out(granularity)?, read(prop)?);
        if option > CU_MEM_ALLOC_GRANULARITY_RECOMMENDED {
            return invalid(format!("option is {option}: there is no such option"));
        }
        // The driver reports a granularity for any properties.
        let location = location(&prop.location).unwrap_or(Location::Device(0));
        let recommended = option == CU_MEM_ALLOC_GRANULARITY_RECOMMENDED;
        granularity.finish(gpu.granularity(&properties(&prop, location), recommended)?)
    })
}

/// Allocates physical memory, which has no address until it is mapped.
///
/// - `handle` (out): the memory; release it with cuMemRelease.
/// - `size` (in): bytes, a multiple of the granularity.
/// - `prop` (in): CU_MEM_ALLOCATION_TYPE_PINNED, on a device or on a NUMA node of the host. Memory that other processes
///   are to import names the kind of handle here.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other sizes, flags and properties, CUDA_ERROR_INVALID_DEVICE for a device
/// that does not exist, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_SUPPORTED where there is no such memory.
///
/// CUDA: cuMemCreate from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemCreate(
    handle: *mut CUmemGenericAllocationHandle,
    size: usize,
    prop: *const CUmemAllocationProp,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMemCreate(handle, size, prop, flags));
    entry(call, move |gpu| {
        let (handle, prop) = (out(handle)?, read(prop)?);
        no_flags(flags)?;
        not_empty(size)?;
        if prop.r#type != CU_MEM_ALLOCATION_TYPE_PINNED {
            return invalid(format!("type is {}: it must be CU_MEM_ALLOCATION_TYPE_PINNED", prop.r#type));
        }
        no_windows(prop.requestedHandleTypes)?;
        if c_uint::from(prop.allocFlags.compressionType) > CU_MEM_ALLOCATION_COMP_GENERIC {
            return invalid("compressionType is none of CUmemAllocationCompType");
        }
        let location = home(&prop.location)?;
        if let Location::Device(device) = location {
            check_device(gpu, device)?;
        }
        handle.finish(allocating(|| gpu.create_physical(size, &properties(&prop, location)))?.0 as c_ulonglong)
    })
}

/// Releases one reference to physical memory. Mappings keep the memory alive.
///
/// - `handle` (in): from cuMemCreate, cuMemImportFromShareableHandle or cuMemRetainAllocationHandle.
///
/// Returns CUDA_ERROR_INVALID_VALUE for an invalid memory handle, and for one release too many.
///
/// CUDA: cuMemRelease from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> CUresult {
    let call = forward!(cuMemRelease(handle));
    entry(call, move |gpu| gpu.release_physical(physical(handle)?))
}

/// Finds the physical memory that is mapped at an address, and takes a reference to it.
///
/// - `handle` (out): the memory, the value it was mapped by; release it with cuMemRelease.
/// - `addr` (in): any address in the mapping.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and where nothing is mapped.
///
/// CUDA: cuMemRetainAllocationHandle from 11.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemRetainAllocationHandle(
    handle: *mut CUmemGenericAllocationHandle,
    addr: *mut c_void,
) -> CUresult {
    let call = forward!(cuMemRetainAllocationHandle(handle, addr));
    entry(call, move |gpu| {
        out(handle)?.finish(gpu.retain_physical(super::non_null(addr)?).map_err(Error::as_answer)?.0 as c_ulonglong)
    })
}

/// Returns the properties that physical memory was created with. Imported memory reports no kinds of handle.
///
/// - `prop` (out): its properties.
/// - `handle` (in): the memory.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for an invalid memory handle.
///
/// CUDA: cuMemGetAllocationPropertiesFromHandle from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetAllocationPropertiesFromHandle(
    prop: *mut CUmemAllocationProp,
    handle: CUmemGenericAllocationHandle,
) -> CUresult {
    let call = forward!(cuMemGetAllocationPropertiesFromHandle(prop, handle));
    entry(call, move |gpu| {
        let prop = out(prop)?;
        let properties = gpu.physical_properties(physical(handle)?)?;
        prop.finish(CUmemAllocationProp {
            r#type: CU_MEM_ALLOCATION_TYPE_PINNED,
            requestedHandleTypes: properties.handle_types.bits(),
            location: write_location(Some(properties.location)),
            win32HandleMetaData: ptr::null_mut(),
            allocFlags: CUmemAllocationFlags {
                compressionType: properties.compressible.into(),
                gpuDirectRDMACapable: properties.direct_rdma.into(),
                usage: properties.usage,
                reserved: [0; 4],
            },
        })
    })
}

/// Exports a handle by which another process imports physical memory. Each export of a file descriptor creates a new
/// one.
///
/// - `shareableHandle` (out): an `int`, the file descriptor, for CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: close it when
///   it has been sent (SCM_RIGHTS) or inherited. A CUmemFabricHandle for CU_MEM_HANDLE_TYPE_FABRIC.
/// - `handle` (in): memory that was created for such handles.
/// - `handleType` (in): the kind.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a kind that the memory was not created for, imported memory,
/// and an invalid memory handle.
///
/// CUDA: cuMemExportToShareableHandle from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemExportToShareableHandle(
    shareableHandle: *mut c_void,
    handle: CUmemGenericAllocationHandle,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags), shares: Descriptor);
    entry(call, move |gpu| {
        let output = out(shareableHandle.cast())?;
        no_flags(flags)?;
        let exported = gpu.export_physical(physical(handle)?, handle_type(handleType)?)?;
        // SAFETY: the caller gives room for a handle of the requested kind.
        unsafe { write_shareable(output, exported) };
        Ok(())
    })
}

/// Imports physical memory that another process, or this one, has exported.
///
/// - `handle` (out): the memory; map it, and release it with cuMemRelease.
/// - `osHandle` (in): the file descriptor itself, cast to a pointer, which stays the caller's to close; for
///   CU_MEM_HANDLE_TYPE_FABRIC a pointer to the CUmemFabricHandle.
/// - `shHandleType` (in): its kind.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown kind, CUDA_ERROR_NOT_SUPPORTED for a kind that is not for
/// this system or device, CUDA_ERROR_UNKNOWN for a descriptor that is not open or of something else.
///
/// CUDA: cuMemImportFromShareableHandle from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemImportFromShareableHandle(
    handle: *mut CUmemGenericAllocationHandle,
    osHandle: *mut c_void,
    shHandleType: CUmemAllocationHandleType,
) -> CUresult {
    let call = forward!(cuMemImportFromShareableHandle(handle, osHandle, shHandleType), shares: Object);
    entry(call, move |gpu| {
        let handle = out(handle)?;
        // SAFETY: the caller gives a handle of the kind that it says.
        let shared = unsafe { shareable(gpu, osHandle, shHandleType) }?;
        handle.finish(gpu.import_physical(&shared)?.0 as c_ulonglong)
    })
}

/// Reserves addresses that physical memory is mapped at.
///
/// - `ptr` (out): the first address; free the range with cuMemAddressFree.
/// - `size` (in): bytes, a multiple of the granularity.
/// - `alignment` (in): a power of two, or 0.
/// - `addr` (in): where the range should be, if that is free; 0 for anywhere.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and other sizes, alignments, addresses and flags,
/// CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuMemAddressReserve from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAddressReserve(
    ptr: *mut CUdeviceptr,
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMemAddressReserve(ptr, size, alignment, addr, flags));
    entry(call, move |gpu| {
        let ptr = out(ptr)?;
        no_flags(flags)?;
        not_empty(size)?;
        ptr.finish(gpu.reserve_addresses(size, alignment, Address(addr as usize))?.0 as CUdeviceptr)
    })
}

/// Frees a range of reserved addresses, in which nothing is mapped any more.
///
/// - `ptr` (in): the first address, from cuMemAddressReserve.
/// - `size` (in): its bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for what is not a whole reservation, and where something is mapped.
///
/// CUDA: cuMemAddressFree from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> CUresult {
    let call = forward!(cuMemAddressFree(ptr, size));
    entry(call, move |gpu| gpu.free_addresses(address(ptr)?, size))
}

/// Maps physical memory at reserved addresses. It is inaccessible there before cuMemSetAccess.
///
/// - `ptr` (in): the first address.
/// - `size` (in): the memory's bytes.
/// - `offset` (in): 0.
/// - `handle` (in): the memory.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other flags, an address that is not a multiple of the granularity, addresses
/// that are not reserved or where something is mapped, and an invalid memory handle; CUDA_ERROR_NOT_SUPPORTED for
/// another offset or size.
///
/// CUDA: cuMemMap from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMemMap(ptr, size, offset, handle, flags));
    entry(call, move |gpu| {
        no_flags(flags)?;
        not_empty(size)?;
        gpu.map(address(ptr)?, size, offset, physical(handle)?)
    })
}

/// Maps parts of sparse arrays. This version makes no arrays.
///
/// - `mapInfoList` (inout, array of count): the parts.
/// - `count` (in): how many.
/// - `hStream` (in, nullable): a stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and no parts, else CUDA_ERROR_NOT_SUPPORTED.
///
/// CUDA: cuMemMapArrayAsync from 11.1 on.
// Derived: cuMemMapArrayAsync_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemMapArrayAsync(mapInfoList, count, hStream));
    entry(call, move |_| no_arrays(mapInfoList, count))
}

/// Unmaps a range of reserved addresses, once the work that uses it is done.
///
/// - `ptr` (in): the first address.
/// - `size` (in): bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for an empty range, one that is not reserved, and one with part of a mapping.
///
/// CUDA: cuMemUnmap from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> CUresult {
    let end = ends::range(ptr as usize, size);
    let call = forward!(cuMemUnmap(ptr, size), after: |status| end.settle(status == CUDA_SUCCESS));
    entry(call, move |gpu| {
        not_empty(size)?;
        end.with(|| gpu.unmap(address(ptr)?, size))
    })
}

/// Sets the access rights of several locations to mapped memory.
///
/// - `ptr` (in): the first address of a mapping.
/// - `size` (in): bytes, of that mapping or of several that follow each other.
/// - `desc` (in, array of count): the rights of each location.
/// - `count` (in): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, nothing to set, what is not mapped as a whole, unknown rights and
/// locations, and a device that does not exist; CUDA_ERROR_NOT_SUPPORTED for the host and memory of a device.
///
/// CUDA: cuMemSetAccess from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemSetAccess(
    ptr: CUdeviceptr,
    size: usize,
    desc: *const CUmemAccessDesc,
    count: usize,
) -> CUresult {
    let call = forward!(cuMemSetAccess(ptr, size, desc, count));
    entry(call, move |gpu| {
        not_empty(size)?;
        if count == 0 {
            return invalid("there is nothing to set");
        }
        let mut accesses = Vec::new();
        for index in 0..count {
            // SAFETY: the caller gives an array of `count` elements, or NULL.
            let wanted = unsafe { read(desc.wrapping_add(if desc.is_null() { 0 } else { index })) }?;
            let location = location(&wanted.location)?;
            if let Location::Device(device) = location
                && !(0..gpu.device_count()?).contains(&device)
            {
                return invalid(format!("device {device} does not exist"));
            }
            accesses.push((location, access(wanted.flags)?));
        }
        gpu.set_access(address(ptr)?, size, &accesses)
    })
}

/// Returns the access rights of a location to mapped memory.
///
/// - `flags` (out): CUmemAccess_flags.
/// - `location` (in): the location.
/// - `ptr` (in): any address in the mapping.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and where nothing is mapped, CUDA_ERROR_INVALID_DEVICE for a location that
/// does not exist.
///
/// CUDA: cuMemGetAccess from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetAccess(
    flags: *mut c_ulonglong,
    location: *const CUmemLocation,
    ptr: CUdeviceptr,
) -> CUresult {
    let call = forward!(cuMemGetAccess(flags, location, ptr));
    entry(call, move |gpu| {
        let (flags, location) = (out(flags)?, read(location)?);
        let location = self::location(&location).map_err(|error| Kind::InvalidDevice.because(error.to_string()))?;
        if let Location::Device(device) = location {
            check_device(gpu, device)?;
        }
        flags.finish(write_access(gpu.access(address(ptr)?, location)?).into())
    })
}

/// Exports a range of device memory as a dma-buf for other devices' drivers.
///
/// - `handle` (out): an `int`, the descriptor, to be closed.
/// - `dptr` (in): the first address, a multiple of the host's page size.
/// - `size` (in): bytes, a multiple of that.
/// - `handleType` (in): CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD.
/// - `flags` (in): CUmemRangeFlags, or 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, another kind, other flags, and a range that is not whole pages of one
/// allocation or mapping; CUDA_ERROR_NOT_SUPPORTED where there are no such descriptors.
///
/// CUDA: cuMemGetHandleForAddressRange from 11.7 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemGetHandleForAddressRange(
    handle: *mut c_void,
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags), shares: Descriptor);
    entry_in_context(call, move |gpu| {
        let handle = out(handle.cast::<c_int>())?;
        if handleType != CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD {
            return invalid(format!("handleType is {handleType}: it must be CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD"));
        }
        if flags > CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE.into() {
            return invalid(format!("flags is {flags:#x}: there are no such flags"));
        }
        not_empty(size)?;
        handle.finish(gpu.export_range(address(dptr)?, size, flags != 0)?)
    })
}

fn physical(handle: CUmemGenericAllocationHandle) -> Result<Physical> {
    if handle == 0 { invalid("the handle is 0: it names no physical memory") } else { Ok(Physical(handle as usize)) }
}

fn no_arrays(list: *mut CUarrayMapInfo, count: c_uint) -> Result<()> {
    if list.is_null() || count == 0 {
        return invalid("the list is NULL or empty");
    }
    unsupported("there are no sparse arrays here")
}

fn properties(prop: &CUmemAllocationProp, location: Location) -> PhysicalProperties {
    PhysicalProperties {
        location,
        // The driver ignores unknown bits.
        handle_types: HandleTypes::from_bits_truncate(prop.requestedHandleTypes),
        compressible: prop.allocFlags.compressionType != 0,
        direct_rdma: prop.allocFlags.gpuDirectRDMACapable != 0,
        usage: prop.allocFlags.usage,
    }
}

/// Refuses the kinds of handle of Windows with InvalidValue.
pub(in crate::api) fn no_windows(types: CUmemAllocationHandleType) -> Result<()> {
    if types & (CU_MEM_HANDLE_TYPE_WIN32 | CU_MEM_HANDLE_TYPE_WIN32_KMT) != 0 {
        return invalid("handles of Windows were asked for: use CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR");
    }
    Ok(())
}

/// Converts a location; InvalidValue for an unknown kind.
pub(in crate::api) fn location(location: &CUmemLocation) -> Result<Location> {
    match location.r#type {
        CU_MEM_LOCATION_TYPE_DEVICE => Ok(Location::Device(location.id)),
        CU_MEM_LOCATION_TYPE_HOST => Ok(Location::Host),
        CU_MEM_LOCATION_TYPE_HOST_NUMA => Ok(Location::HostNuma(location.id)),
        CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT => Ok(Location::HostNumaCurrent),
        other => invalid(format!("{other} is not a kind of place")),
    }
}

/// Converts the location of an allocation, which names the host by its NUMA node only.
fn home(wanted: &CUmemLocation) -> Result<Location> {
    match location(wanted)? {
        Location::Host | Location::HostNumaCurrent => invalid("memory on the host is asked for by its NUMA node"),
        location => Ok(location),
    }
}

/// Converts a location to CUDA's type; `None` is none.
pub(in crate::api) fn write_location(location: Option<Location>) -> CUmemLocation {
    let (r#type, id) = match location {
        None => (CU_MEM_LOCATION_TYPE_NONE, 0),
        Some(Location::Device(device)) => (CU_MEM_LOCATION_TYPE_DEVICE, device),
        Some(Location::Host) => (CU_MEM_LOCATION_TYPE_HOST, 0),
        Some(Location::HostNuma(node)) => (CU_MEM_LOCATION_TYPE_HOST_NUMA, node),
        Some(Location::HostNumaCurrent) => (CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT, 0),
    };
    CUmemLocation { r#type, id }
}

/// Converts access rights from CUDA's flags; InvalidValue for unknown flags.
pub(in crate::api) fn access(flags: CUmemAccess_flags) -> Result<Access> {
    match flags {
        CU_MEM_ACCESS_FLAGS_PROT_NONE => Ok(Access::None),
        CU_MEM_ACCESS_FLAGS_PROT_READ => Ok(Access::Read),
        CU_MEM_ACCESS_FLAGS_PROT_READWRITE => Ok(Access::ReadWrite),
        _ => invalid(format!("flags is {flags}: none of CUmemAccess_flags")),
    }
}

/// Converts access rights to CUDA's flags.
pub(in crate::api) fn write_access(access: Access) -> CUmemAccess_flags {
    match access {
        Access::None => CU_MEM_ACCESS_FLAGS_PROT_NONE,
        Access::Read => CU_MEM_ACCESS_FLAGS_PROT_READ,
        Access::ReadWrite => CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
    }
}

/// Converts the kind of handle to export by; InvalidValue for a kind that no back end exports.
pub(in crate::api) fn handle_type(number: CUmemAllocationHandleType) -> Result<HandleTypes> {
    match number {
        CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR => Ok(HandleTypes::DESCRIPTOR),
        CU_MEM_HANDLE_TYPE_FABRIC => Ok(HandleTypes::FABRIC),
        _ => invalid(format!("the type of handle is {number}: use CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR")),
    }
}

/// A handle to import. A fabric handle is not read where the back end has none.
///
/// # Safety
/// `handle` is NULL, a descriptor, or a pointer to a fabric handle, as its kind says.
pub(in crate::api) unsafe fn shareable(
    gpu: &dyn Gpu,
    handle: *mut c_void,
    number: CUmemAllocationHandleType,
) -> Result<Shareable> {
    match number {
        CU_MEM_HANDLE_TYPE_FABRIC
            if !handle.is_null()
                && !device::handle_types(gpu, gpu.current_device()?)?.contains(HandleTypes::FABRIC) =>
        {
            unsupported("the device has no fabric handles")
        }
        CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR => descriptor(handle),
        // SAFETY: as promised by the caller.
        CU_MEM_HANDLE_TYPE_FABRIC => Ok(Shareable::Fabric(unsafe { read(handle.cast()) }?)),
        CU_MEM_HANDLE_TYPE_WIN32 | CU_MEM_HANDLE_TYPE_WIN32_KMT => unsupported("this is not Windows"),
        _ => invalid(format!("the type of handle is {number}: none of CUmemAllocationHandleType")),
    }
}
