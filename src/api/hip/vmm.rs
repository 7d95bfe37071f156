// SPDX-License-Identifier: MIT OR Apache-2.0
//! Virtual memory management: physical memory, address ranges, and mappings between them.

use std::ffi::{c_int, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};
use std::ptr;

use super::mappings::{FutureMapping, Unmapping};
use super::types::*;
use super::{AbiVersion, Slot, caller_abi, check_device, entry, forward, invalid, is_native_abi, non_null};
use crate::border::arguments::{descriptor, no_flags, not_empty, out, read, write_shareable};
use crate::border::entry::allocating;
use crate::gpu::{
    Access, Address, Error, Gpu, HandleTypes, Kind, Location, Physical, PhysicalProperties, Result, Shareable,
};
use crate::share::ends;

/// Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
///
/// - `granularity` (out): bytes.
/// - `prop` (in): the properties of the memory, of which only the type and the location count.
/// - `option` (in): hipMemAllocationGranularity_flags.
///
/// Returns hipErrorInvalidValue for NULL, memory that is not pinned and on a device, and other options.
///
/// HIP: hipMemGetAllocationGranularity. CUDA: cuMemGetAllocationGranularity.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetAllocationGranularity(
    granularity: *mut usize,
    prop: *const hipMemAllocationProp,
    option: hipMemAllocationGranularity_flags,
) -> hipError_t {
    let call = forward!(hipMemGetAllocationGranularity(granularity, prop, option), abi: is_native_abi());
    entry(call, move |gpu| {
        let (granularity, prop) = (out(granularity)?, read_properties(prop)?);
        if option > hipMemAllocationGranularityRecommended {
            return invalid(format!("option is {option}: there is no such option"));
        }
        pinned(prop.r#type)?;
        // The other members need not be set.
        let properties = PhysicalProperties::new(home(gpu, &prop.location)?, HandleTypes::empty());
        granularity.finish(gpu.granularity(&properties, option == hipMemAllocationGranularityRecommended)?)
    })
}

/// Allocates physical memory, which has no address until it is mapped.
///
/// - `handle` (out): the memory; release it with hipMemRelease.
/// - `size` (in): bytes, a multiple of the granularity.
/// - `prop` (in): pinned memory on a device, for a program that loads HIP 7 also on the host, and the handle type if other
///   processes are to import the memory.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, other sizes, flags and properties, and a device that does not exist (for a
/// program that loads HIP 7, hipErrorInvalidDevice), hipErrorNotSupported for handles of Windows, hipErrorOutOfMemory.
///
/// HIP: hipMemCreate. CUDA: cuMemCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemCreate(
    handle: *mut hipMemGenericAllocationHandle_t,
    size: usize,
    prop: *const hipMemAllocationProp,
    flags: c_ulonglong,
) -> hipError_t {
    let call = forward!(hipMemCreate(handle, size, prop, flags), abi: is_native_abi());
    entry(call, move |gpu| {
        let (handle, prop) = (out(handle)?, read_properties(prop)?);
        not_empty(size)?;
        no_flags(flags)?;
        let properties = properties(gpu, &prop)?;
        handle.finish(allocating(|| gpu.create_physical(size, &properties))?.as_ptr())
    })
}

/// Releases one reference to physical memory. Mappings keep the memory.
///
/// - `handle` (in): from hipMemCreate, hipMemImportFromShareableHandle or hipMemRetainAllocationHandle.
///
/// Returns hipErrorInvalidValue for anything but physical memory, and for one release too many.
///
/// HIP: hipMemRelease. CUDA: cuMemRelease.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemRelease(handle: hipMemGenericAllocationHandle_t) -> hipError_t {
    let call = forward!(hipMemRelease(handle));
    entry(call, move |gpu| gpu.release_physical(physical(handle)?))
}

/// Finds the physical memory that is mapped at an address, and takes a reference to it.
///
/// - `handle` (out): the memory; release it with hipMemRelease.
/// - `addr` (in): any address in the mapping.
///
/// Returns hipErrorInvalidValue for NULL and where nothing is mapped.
///
/// HIP: hipMemRetainAllocationHandle; AMD's takes no reference up to HIP 6. CUDA: cuMemRetainAllocationHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemRetainAllocationHandle(
    handle: *mut hipMemGenericAllocationHandle_t,
    addr: *mut c_void,
) -> hipError_t {
    let call = forward!(hipMemRetainAllocationHandle(handle, addr));
    entry(call, move |gpu| {
        out(handle)?.finish(gpu.retain_physical(non_null(addr)?).map_err(Error::as_answer)?.as_ptr())
    })
}

/// Returns the properties requested of physical memory; imported memory has the handle type that it was imported by.
///
/// - `prop` (out): its properties.
/// - `handle` (in): the memory.
///
/// Returns hipErrorInvalidValue for NULL and for anything but physical memory.
///
/// HIP: hipMemGetAllocationPropertiesFromHandle. CUDA: cuMemGetAllocationPropertiesFromHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetAllocationPropertiesFromHandle(
    prop: *mut hipMemAllocationProp,
    handle: hipMemGenericAllocationHandle_t,
) -> hipError_t {
    let call = forward!(hipMemGetAllocationPropertiesFromHandle(prop, handle), abi: is_native_abi());
    entry(call, move |gpu| {
        let prop = out(prop)?;
        let memory = physical(handle)?;
        let properties = gpu.physical_properties(memory)?;
        let location = match properties.location {
            Location::Device(id) => hipMemLocation { r#type: hipMemLocationTypeDevice, id },
            Location::Host | Location::HostNuma(_) | Location::HostNumaCurrent
                if caller_abi().answers().creates_on_host =>
            {
                hipMemLocation { r#type: hipMemLocationTypeHost, id: 0 }
            }
            _ => return Err(Kind::Unsupported.because("the memory is on the host, for which HIP 6 has no word")),
        };
        prop.finish(hipMemAllocationProp {
            r#type: hipMemAllocationTypePinned,
            requestedHandleType: match gpu.is_imported(memory)? {
                true => hipMemHandleTypePosixFileDescriptor,
                false => properties.handle_types.bits() & hipMemHandleTypePosixFileDescriptor,
            },
            location,
            win32HandleMetaData: ptr::null_mut(),
            allocFlags: hipMemAllocationFlags {
                compressionType: properties.compressible.into(),
                gpuDirectRDMACapable: properties.direct_rdma.into(),
                usage: properties.usage,
            },
        })
    })
}

/// Exports physical memory as a file descriptor, a new one each time.
///
/// - `shareableHandle` (out): an `int`, to be closed when it has been sent (SCM_RIGHTS) or inherited.
/// - `handle` (in): memory that was created for such handles.
/// - `handleType` (in): hipMemHandleTypePosixFileDescriptor.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, other flags, a kind that the memory was not created for, imported memory, and
/// anything but physical memory.
///
/// HIP: hipMemExportToShareableHandle. CUDA: cuMemExportToShareableHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemExportToShareableHandle(
    shareableHandle: *mut c_void,
    handle: hipMemGenericAllocationHandle_t,
    handleType: hipMemAllocationHandleType,
    flags: c_ulonglong,
) -> hipError_t {
    let call = forward!(hipMemExportToShareableHandle(shareableHandle, handle, handleType, flags), shares: Descriptor);
    entry(call, move |gpu| {
        // SAFETY: the caller gives room for the handle, or NULL.
        let written = unsafe { out(shareableHandle.cast::<c_int>()) }?;
        no_flags(flags)?;
        descriptors_only(handleType)?;
        let exported = gpu.export_physical(physical(handle)?, HandleTypes::DESCRIPTOR)?;
        // SAFETY: the buffer is for a descriptor, the type requested.
        unsafe { write_shareable(written, exported) };
        Ok(())
    })
}

/// Imports physical memory that another process, or this one, has exported.
///
/// - `handle` (out): the memory; map it, and release it with hipMemRelease.
/// - `osHandle` (in): the file descriptor, which the caller still closes: a value below 65536 is the descriptor
///   itself, cast to a pointer, as in HIP from 7.1 on; any other is the address of an `int`, as before.
/// - `shHandleType` (in): hipMemHandleTypePosixFileDescriptor.
///
/// Returns hipErrorInvalidValue for NULL, other kinds, and a descriptor that is closed or of another kind; for a program
/// that loads HIP 7, also for an address.
///
/// HIP: hipMemImportFromShareableHandle. CUDA: cuMemImportFromShareableHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemImportFromShareableHandle(
    handle: *mut hipMemGenericAllocationHandle_t,
    osHandle: *mut c_void,
    shHandleType: hipMemAllocationHandleType,
) -> hipError_t {
    let call =
        forward!(hipMemImportFromShareableHandle(handle, osHandle, shHandleType), shares: Object, abi: is_native_abi());
    entry(call, move |gpu| {
        let handle = out(handle)?;
        descriptors_only(shHandleType)?;
        // SAFETY: the caller gives a descriptor or a pointer to one, or NULL.
        let shared = unsafe { descriptor_by_value_or_address(osHandle) }?;
        handle.finish(gpu.import_physical(&shared)?.as_ptr())
    })
}

/// Reserves an address range, in which physical memory can be mapped.
///
/// - `ptr` (out): the first address; release the range with hipMemAddressFree.
/// - `size` (in): bytes, a multiple of the granularity.
/// - `alignment` (in): a power of two, or 0.
/// - `addr` (in, nullable): the preferred first address; NULL for any.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL and other flags, hipErrorOutOfMemory for other sizes and alignments too (for a
/// program that loads HIP 7, hipErrorInvalidValue).
///
/// HIP: hipMemAddressReserve. CUDA: cuMemAddressReserve.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemAddressReserve(
    ptr: *mut *mut c_void,
    size: usize,
    alignment: usize,
    addr: *mut c_void,
    flags: c_ulonglong,
) -> hipError_t {
    let call = forward!(hipMemAddressReserve(ptr, size, alignment, addr, flags), abi: is_native_abi());
    entry(call, move |gpu| {
        let ptr = out(ptr)?;
        no_flags(flags)?;
        let reserved = not_empty(size).and_then(|()| gpu.reserve_addresses(size, alignment, Address(addr.addr())));
        // Up to HIP 6, a range that cannot be reserved is reported as OutOfMemory.
        let reserved = reserved.map_err(|error| match error.kind() {
            Kind::InvalidValue if caller_abi() < AbiVersion::Seven => Kind::OutOfMemory.because(error.to_string()),
            _ => error,
        })?;
        ptr.finish(reserved.as_ptr())
    })
}

/// Releases a reserved address range, in which nothing may be mapped.
///
/// - `devPtr` (in): the first address, from hipMemAddressReserve.
/// - `size` (in): its bytes.
///
/// Returns hipErrorInvalidValue for what is not a whole reservation, and where something is mapped.
///
/// HIP: hipMemAddressFree. CUDA: cuMemAddressFree.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemAddressFree(devPtr: *mut c_void, size: usize) -> hipError_t {
    let call = forward!(hipMemAddressFree(devPtr, size));
    entry(call, move |gpu| {
        not_empty(size)?;
        gpu.free_addresses(non_null(devPtr)?, size)
    })
}

/// Maps physical memory at reserved addresses. It is inaccessible there before hipMemSetAccess.
///
/// - `ptr` (in): the first address.
/// - `size` (in): bytes, a multiple of the granularity, at most the memory's.
/// - `offset` (in): 0.
/// - `handle` (in): the memory.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, another offset, other flags, an address that is not a multiple of the
/// granularity, addresses that are not reserved or where something is mapped, and anything but physical memory;
/// hipErrorNotSupported for a larger size, and for a smaller one where the back end maps only the whole.
///
/// HIP: hipMemMap. CUDA: cuMemMap.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemMap(
    ptr: *mut c_void,
    size: usize,
    offset: usize,
    handle: hipMemGenericAllocationHandle_t,
    flags: c_ulonglong,
) -> hipError_t {
    let mapping = FutureMapping::new(ptr.addr(), size);
    let call =
        forward!(hipMemMap(ptr, size, offset, handle, flags), after: |status| mapping.settle(status == hipSuccess));
    entry(call, move |gpu| {
        let (address, memory) = (non_null(ptr)?, physical(handle)?);
        not_empty(size)?;
        no_flags(flags)?;
        if offset != 0 {
            return invalid(format!("offset is {offset}: it must be 0"));
        }
        // The back end knows of it.
        mapping.settle(false);
        gpu.map_start(address, size, memory)
    })
}

/// Maps parts of sparse arrays, which this version does not have.
///
/// - `mapInfoList` (inout, array of count): the parts.
/// - `count` (in): their number.
/// - `stream` (in, nullable): a stream.
///
/// Returns hipErrorInvalidValue for NULL and no parts, else hipErrorNotSupported.
///
/// HIP: hipMemMapArrayAsync. CUDA: cuMemMapArrayAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemMapArrayAsync(
    mapInfoList: *mut hipArrayMapInfo,
    count: c_uint,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemMapArrayAsync(mapInfoList, count, stream));
    entry(call, move |_| {
        if mapInfoList.is_null() || count == 0 {
            return invalid("the list is NULL or empty");
        }
        Err(Kind::Unsupported.because("sparse arrays are not supported"))
    })
}

/// Unmaps a range of reserved addresses, once the work that uses it is done.
///
/// - `ptr` (in): the first address.
/// - `size` (in): bytes.
///
/// Returns hipErrorInvalidValue for NULL, an empty range, one that is not reserved, and one with part of a mapping.
///
/// HIP: hipMemUnmap. CUDA: cuMemUnmap.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemUnmap(ptr: *mut c_void, size: usize) -> hipError_t {
    let end = ends::range(ptr.addr(), size);
    let unmapping = Unmapping::new(ptr.addr(), size);
    let settle = |status| {
        end.settle(status == hipSuccess);
        unmapping.settle(status == hipSuccess);
    };
    let call = forward!(hipMemUnmap(ptr, size), after: |status| settle(status));
    entry(call, move |gpu| {
        not_empty(size)?;
        end.with(|| gpu.unmap(non_null(ptr)?, size))
    })
}

/// Sets the access rights of several devices to mapped memory.
///
/// - `ptr` (in): the first address of a mapping.
/// - `size` (in): bytes, of that mapping or of several that follow each other.
/// - `desc` (in, array of count): devices and their rights.
/// - `count` (in): their number.
///
/// Returns hipErrorInvalidValue for NULL, nothing to set, a range not wholly mapped, unknown rights and locations, and
/// a device that does not exist.
///
/// HIP: hipMemSetAccess. CUDA: cuMemSetAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemSetAccess(
    ptr: *mut c_void,
    size: usize,
    desc: *const hipMemAccessDesc,
    count: usize,
) -> hipError_t {
    let call = forward!(hipMemSetAccess(ptr, size, desc, count));
    entry(call, move |gpu| {
        let address = non_null(ptr)?;
        not_empty(size)?;
        if desc.is_null() || count == 0 {
            return invalid("there is nothing to set");
        }
        let mut accesses = Vec::new();
        for index in 0..count {
            // SAFETY: the caller gives an array of `count` elements.
            let wanted = unsafe { read(desc.add(index)) }?;
            accesses.push((device(gpu, &wanted.location)?, access(wanted.flags)?));
        }
        gpu.set_access(address, size, &accesses)
    })
}

/// Returns a device's access rights to mapped memory.
///
/// - `flags` (out): hipMemAccessFlags.
/// - `location` (in): the device.
/// - `ptr` (in): any address in the mapping.
///
/// Returns hipErrorInvalidValue for NULL, other locations, a device that does not exist, and where nothing is mapped.
///
/// HIP: hipMemGetAccess. CUDA: cuMemGetAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetAccess(
    flags: *mut c_ulonglong,
    location: *const hipMemLocation,
    ptr: *mut c_void,
) -> hipError_t {
    let call = forward!(hipMemGetAccess(flags, location, ptr));
    entry(call, move |gpu| {
        let (flags, location) = (out(flags)?, read(location)?);
        let location = device(gpu, &location)?;
        flags.finish(write_access(gpu.access(non_null(ptr)?, location)?).into())
    })
}

/// Exports a range of device memory as a dma-buf for other devices' drivers.
///
/// - `handle` (out): an `int`, the descriptor, to be closed.
/// - `dptr` (in): the first address, a multiple of the host's page size.
/// - `size` (in): bytes, a multiple of that.
/// - `handleType` (in): hipMemRangeHandleTypeDmaBufFd.
/// - `flags` (in): hipMemRangeFlags, or 0.
///
/// Returns hipErrorInvalidValue for NULL, another kind, other flags, and a range that is not whole pages of one
/// allocation or mapping; hipErrorNotSupported where there are no such descriptors.
///
/// HIP: hipMemGetHandleForAddressRange from 6.5 on. CUDA: cuMemGetHandleForAddressRange.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemGetHandleForAddressRange(
    handle: *mut c_void,
    dptr: hipDeviceptr_t,
    size: usize,
    handleType: hipMemRangeHandleType,
    flags: c_ulonglong,
) -> hipError_t {
    let call = forward!(hipMemGetHandleForAddressRange(handle, dptr, size, handleType, flags), shares: Descriptor);
    entry(call, move |gpu| {
        // SAFETY: the caller gives room for the handle, or NULL.
        let handle = unsafe { out(handle.cast::<c_int>()) }?;
        if handleType != hipMemRangeHandleTypeDmaBufFd {
            return invalid(format!("handleType is {handleType}: it must be hipMemRangeHandleTypeDmaBufFd"));
        }
        if flags > hipMemRangeFlagDmaBufMappingTypePcie.into() {
            return invalid(format!("flags is {flags:#x}: there are no such flags"));
        }
        not_empty(size)?;
        handle.finish(gpu.export_range(non_null(dptr)?, size, flags != 0)?)
    })
}

fn physical(handle: hipMemGenericAllocationHandle_t) -> Result<Physical> {
    if handle.is_null() { invalid("the handle is NULL: it names no physical memory") } else { Ok(handle.into()) }
}

/// hipMemAllocationProp up to HIP 5.3.
#[repr(C)]
#[derive(Clone, Copy)]
struct OldProperties {
    compression_type: c_uchar,
    location: hipMemLocation,
    requested_handle_type: hipMemAllocationHandleType,
    kind: hipMemAllocationType,
    usage: c_ushort,
    win32_handle_meta_data: *mut c_void,
}

const _: () = assert!(size_of::<OldProperties>() == size_of::<hipMemAllocationProp>());

/// Reads properties in the layout of the caller's release.
///
/// # Safety
/// `prop` is NULL or points to the structure that the caller's release calls hipMemAllocationProp.
unsafe fn read_properties(prop: *const hipMemAllocationProp) -> Result<hipMemAllocationProp> {
    // SAFETY: as promised by the caller; both layouts have one size, and any bytes are either.
    let (new, old) = unsafe { (read(prop)?, read(prop.cast::<OldProperties>())?) };
    // The old layout has the type at the low half of the new one's address of metadata, which is never 1.
    if caller_abi() > AbiVersion::Five || old.kind != hipMemAllocationTypePinned {
        return Ok(new);
    }
    Ok(hipMemAllocationProp {
        r#type: old.kind,
        requestedHandleType: old.requested_handle_type,
        location: old.location,
        win32HandleMetaData: old.win32_handle_meta_data,
        allocFlags: hipMemAllocationFlags {
            compressionType: old.compression_type,
            gpuDirectRDMACapable: 0,
            usage: old.usage,
        },
    })
}

fn properties(gpu: &dyn Gpu, prop: &hipMemAllocationProp) -> Result<PhysicalProperties> {
    pinned(prop.r#type)?;
    if caller_abi() >= AbiVersion::Seven && prop.location.r#type == hipMemLocationTypeDevice {
        check_device(gpu, prop.location.id)?;
    }
    Ok(PhysicalProperties {
        location: home(gpu, &prop.location)?,
        handle_types: handle_types(prop.requestedHandleType)?,
        compressible: prop.allocFlags.compressionType != 0,
        direct_rdma: prop.allocFlags.gpuDirectRDMACapable != 0,
        usage: prop.allocFlags.usage,
    })
}

/// Checks that memory is to be pinned; InvalidValue otherwise.
pub(super) fn pinned(kind: hipMemAllocationType) -> Result<()> {
    if kind == hipMemAllocationTypePinned {
        Ok(())
    } else {
        invalid(format!("the type of memory is {kind}: it must be hipMemAllocationTypePinned"))
    }
}

/// Reads the handle types that memory is created for.
fn handle_types(number: hipMemAllocationHandleType) -> Result<HandleTypes> {
    match number {
        hipMemHandleTypeNone => Ok(HandleTypes::empty()),
        hipMemHandleTypePosixFileDescriptor => Ok(HandleTypes::DESCRIPTOR),
        _ => Err(Kind::Unsupported
            .because(format!("the type of handle is {number}: use hipMemHandleTypePosixFileDescriptor"))),
    }
}

/// Checks a handle type for export or import; InvalidValue for others.
pub(super) fn descriptors_only(number: hipMemAllocationHandleType) -> Result<()> {
    if number == hipMemHandleTypePosixFileDescriptor {
        Ok(())
    } else {
        invalid(format!("the type of handle is {number}: use hipMemHandleTypePosixFileDescriptor"))
    }
}

/// Reads the location of physical memory, which may be the host from HIP 7 on.
fn home(gpu: &dyn Gpu, location: &hipMemLocation) -> Result<Location> {
    if location.r#type == hipMemLocationTypeHost && caller_abi().answers().creates_on_host {
        return Ok(Location::Host);
    }
    device(gpu, location)
}

/// Checks a device; InvalidValue for one that does not exist.
pub(super) fn device(gpu: &dyn Gpu, location: &hipMemLocation) -> Result<Location> {
    if location.r#type != hipMemLocationTypeDevice {
        return invalid(format!("the kind of location is {}: it must be hipMemLocationTypeDevice", location.r#type));
    }
    if !(0..gpu.device_count()?).contains(&location.id) {
        return invalid(format!("device {} does not exist", location.id));
    }
    Ok(Location::Device(location.id))
}

/// Reads access rights; InvalidValue for unknown ones.
pub(super) fn access(flags: hipMemAccessFlags) -> Result<Access> {
    match flags {
        hipMemAccessFlagsProtNone => Ok(Access::None),
        hipMemAccessFlagsProtRead => Ok(Access::Read),
        hipMemAccessFlagsProtReadWrite => Ok(Access::ReadWrite),
        _ => invalid(format!("flags is {flags}: none of hipMemAccessFlags")),
    }
}

/// Returns HIP's number for access rights.
pub(super) fn write_access(access: Access) -> hipMemAccessFlags {
    match access {
        Access::None => hipMemAccessFlagsProtNone,
        Access::Read => hipMemAccessFlagsProtRead,
        Access::ReadWrite => hipMemAccessFlagsProtReadWrite,
    }
}

/// Reads a descriptor that is passed by value or by address.
///
/// Releases of HIP 6 and 7.0 differ, and nothing identifies the release that a caller was compiled for; later ones take the
/// value alone.
///
/// # Safety
/// `handle` is NULL, a descriptor, or a pointer to one.
unsafe fn descriptor_by_value_or_address(handle: *const c_void) -> Result<Shareable> {
    /// Descriptors are below this number, addresses of variables above.
    const FIRST_ADDRESS: usize = 1 << 16;
    /// The end of all user addresses; a negative number is neither a descriptor nor a pointer.
    const LAST_ADDRESS: usize = 1 << 56;
    if !(FIRST_ADDRESS..LAST_ADDRESS).contains(&handle.addr()) {
        return descriptor(handle);
    }
    if !caller_abi().answers().imports_by_address {
        return invalid("osHandle is an address: HIP 7 takes the descriptor itself, cast to a pointer");
    }
    // SAFETY: as promised by the caller.
    Ok(Shareable::Descriptor(unsafe { read(handle.cast()) }?))
}
