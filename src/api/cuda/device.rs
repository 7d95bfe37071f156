// SPDX-License-Identifier: MIT OR Apache-2.0
//! Initialisation, versions, and devices.

#[path = "../generated/cuda/device.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_char, c_int, c_uint, c_void};

use super::types::*;
use super::{Call, RUNTIME, Slot, check_device, entry, entry_without_gpu, forward, initialize, invalid, unsupported};
use crate::api::kernel::{CUDA_MOST_BLOCKS, limited};
use crate::border::arguments::{device_at, no_flags, or_zero, out, read, text, write_text};
use crate::border::choice;
use crate::gpu::{Attribute, Gpu, HandleTypes, Kind, PciAddress, Result};

pub use derived::*;

/// Initialises CUDA for this process; nearly every other call requires it.
///
/// - `Flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_NO_DEVICE.
///
/// CUDA: cuInit from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuInit(Flags: c_uint) -> CUresult {
    // Other flags start nothing, so they are no reason to start the driver.
    let call = if Flags == 0 { forward!(cuInit(Flags)) } else { Call::unlogged("cuInit") };
    entry_without_gpu(call, move || {
        no_flags(Flags)?;
        choice::get(&RUNTIME)?;
        initialize()
    })
}

/// Returns the version of CUDA that the driver supports. Needs no cuInit.
///
/// - `driverVersion` (out): major * 1000 + minor * 10.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuDriverGetVersion from 2.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDriverGetVersion(driverVersion: *mut c_int) -> CUresult {
    let call = forward!(cuDriverGetVersion(driverVersion), quietly: true);
    entry_without_gpu(call, move || out(driverVersion)?.finish(CUDA_VERSION))
}

/// Returns the number of devices.
///
/// - `count` (out): the number.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuDeviceGetCount from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetCount(count: *mut c_int) -> CUresult {
    let call = forward!(cuDeviceGetCount(count));
    entry(call, move |gpu| out(count)?.finish(gpu.device_count()?))
}

// Derived from hipDeviceGet: cuDeviceGet
// CUDA: cuDeviceGet from 2.0 on.

// Derived from hipDeviceGetName: cuDeviceGetName
// With: dev for device
// Returns the human-readable name of a device.
//
// - `name` (out, array of len): the name and its terminator, cut where it does not fit.
// - `len` (in): bytes of room.
// - `dev` (in): the device.
//
// Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_VALUE for NULL or no room.
//
// CUDA: cuDeviceGetName from 2.0 on.

/// Returns 16 bytes that identify a device on this machine, the same in every process.
///
/// - `uuid` (out): the bytes.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGetUuid from 9.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetUuid(uuid, dev));
    entry(call, move |gpu| uuid_of(gpu, uuid, dev))
}

/// Returns 16 bytes that identify a device, or this process's part of one, the same in every process.
///
/// - `uuid` (out): the bytes.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGetUuid from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetUuid_v2(uuid, dev));
    entry(call, move |gpu| uuid_of(gpu, uuid, dev))
}

/// Returns a device's identifier on Windows; not supported.
///
/// - `luid` (out, array of 8): bytes.
/// - `deviceNodeMask` (out): a mask.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGetLuid from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetLuid(luid: *mut c_char, deviceNodeMask: *mut c_uint, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetLuid(luid, deviceNodeMask, dev));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        unsupported("a device has no such identifier here")
    })
}

/// Returns the memory of a device in bytes.
///
/// - `bytes` (out): bytes.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceTotalMem from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceTotalMem_v2(bytes, dev));
    entry(call, move |gpu| {
        let bytes = out(bytes)?;
        check_device(gpu, dev)?;
        bytes.finish(gpu.total_memory(dev)?)
    })
}

/// Returns the largest width of a one-dimensional texture over linear memory.
///
/// - `maxWidthInElements` (out): elements.
/// - `format` (in): the format of their channels.
/// - `numChannels` (in): 1, 2 or 4.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and other numbers of channels, CUDA_ERROR_INVALID_DEVICE for a device that
/// does not exist.
///
/// CUDA: cuDeviceGetTexture1DLinearMaxWidth from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: *mut usize,
    format: CUarray_format,
    numChannels: c_uint,
    dev: CUdevice,
) -> CUresult {
    let call = forward!(cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev));
    entry(call, move |gpu| {
        let maxWidthInElements = out(maxWidthInElements)?;
        if ![1, 2, 4].contains(&numChannels) {
            return invalid(format!("numChannels is {numChannels}: it must be 1, 2 or 4"));
        }
        check_device(gpu, dev)?;
        let width = device_attribute(gpu, dev, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH)?;
        _ = format;
        maxWidthInElements.finish(usize::try_from(width).unwrap_or(0))
    })
}

/// Returns an attribute of a device.
///
/// - `pi` (out): the value: bytes, kHz, bits or a count; yes is 1 and no is 0. What the device does not have is 0.
/// - `attrib` (in): the attribute.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown `attrib`, CUDA_ERROR_INVALID_DEVICE for a device that does
/// not exist.
///
/// CUDA: cuDeviceGetAttribute from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetAttribute(pi: *mut c_int, attrib: CUdevice_attribute, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetAttribute(pi, attrib, dev));
    entry(call, move |gpu| {
        let pi = out(pi)?;
        check_device(gpu, dev)?;
        pi.finish(device_attribute(gpu, dev, attrib)?)
    })
}

/// Returns the synchronisation of a device with others of a system on a chip; not supported.
///
/// - `nvSciSyncAttrList` (inout): a list.
/// - `dev` (in): the device.
/// - `flags` (in): flags.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGetNvSciSyncAttributes from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    dev: CUdevice,
    flags: c_int,
) -> CUresult {
    let call = forward!(cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        unsupported("there is no NvSciSync here")
    })
}

/// Tells whether contexts of a device can be limited to some of its multiprocessors: no device here supports it.
///
/// - `pi` (out): 0.
/// - `type` (in): CU_EXEC_AFFINITY_TYPE_SM_COUNT.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and another `type`, CUDA_ERROR_INVALID_DEVICE for a device that does not
/// exist.
///
/// CUDA: cuDeviceGetExecAffinitySupport from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetExecAffinitySupport(
    pi: *mut c_int,
    r#type: CUexecAffinityType,
    dev: CUdevice,
) -> CUresult {
    let call = forward!(cuDeviceGetExecAffinitySupport(pi, r#type, dev));
    entry(call, move |gpu| {
        let pi = out(pi)?;
        if r#type != CU_EXEC_AFFINITY_TYPE_SM_COUNT {
            return invalid(format!("type is {}: there is no such affinity", r#type));
        }
        check_device(gpu, dev)?;
        pi.finish(0)
    })
}

/// Returns the properties of a device. cuDeviceGetAttribute reports more.
///
/// - `prop` (out): the properties.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGetProperties from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetProperties(prop: *mut CUdevprop, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetProperties(prop, dev));
    entry(call, move |gpu| {
        let prop = out(prop)?;
        check_device(gpu, dev)?;
        let number = |attrib| device_attribute(gpu, dev, attrib);
        prop.finish(CUdevprop {
            maxThreadsPerBlock: number(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK)?,
            maxThreadsDim: [
                number(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X)?,
                number(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y)?,
                number(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z)?,
            ],
            maxGridSize: [
                number(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X)?,
                number(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y)?,
                number(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z)?,
            ],
            sharedMemPerBlock: number(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK)?,
            totalConstantMemory: number(CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY)?,
            SIMDWidth: number(CU_DEVICE_ATTRIBUTE_WARP_SIZE)?,
            memPitch: number(CU_DEVICE_ATTRIBUTE_MAX_PITCH)?,
            regsPerBlock: number(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK)?,
            clockRate: number(CU_DEVICE_ATTRIBUTE_CLOCK_RATE)?,
            textureAlign: number(CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT)?,
        })
    })
}

/// Returns a device's compute capability.
///
/// - `major` (out): the major version.
/// - `minor` (out): the minor version.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceComputeCapability from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceComputeCapability(major, minor, dev));
    entry(call, move |gpu| {
        let (major, minor) = (out(major)?, out(minor)?);
        check_device(gpu, dev)?;
        let numbers = (
            device_attribute(gpu, dev, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?,
            device_attribute(gpu, dev, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?,
        );
        major.write(numbers.0);
        minor.finish(numbers.1)
    })
}

/// Returns the atomic operations that a device supports on host memory: none, as no back end reports any.
///
/// - `capabilities` (out, array of count): for each operation 0.
/// - `operations` (in, array of count): the operations.
/// - `count` (in): how many.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, no operations and unknown ones, CUDA_ERROR_INVALID_DEVICE for a device
/// that does not exist.
///
/// CUDA: cuDeviceGetHostAtomicCapabilities from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    dev: CUdevice,
) -> CUresult {
    let call = forward!(cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        // SAFETY: the caller gives two arrays of `count` elements, or NULL.
        unsafe { no_atomics(capabilities, operations, count) }
    })
}

/// Finds a device by its PCI address.
///
/// - `dev` (out): its ordinal.
/// - `pciBusId` (in): "domain:bus:device.function" in hexadecimal; the domain and the function may be left out.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a malformed PCI address, CUDA_ERROR_INVALID_DEVICE for an address
/// without a device.
///
/// CUDA: cuDeviceGetByPCIBusId from 4.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetByPCIBusId(dev: *mut CUdevice, pciBusId: *const c_char) -> CUresult {
    let call = forward!(cuDeviceGetByPCIBusId(dev, pciBusId));
    entry(call, move |gpu| {
        let dev = out(dev)?;
        let address = text(pciBusId)?.to_string_lossy();
        match device_at(gpu, &address)? {
            Some(ordinal) => dev.write(ordinal),
            None => return Err(Kind::InvalidDevice.because(format!("no device is at {address}"))),
        }
        Ok(())
    })
}

/// Returns a device's PCI address.
///
/// - `pciBusId` (out, array of len): "domain:bus:device.0" in hexadecimal, such as "0000:C1:00.0".
/// - `len` (in): bytes of room, at least 13.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL or too little room, CUDA_ERROR_INVALID_DEVICE for a device that does not
/// exist.
///
/// CUDA: cuDeviceGetPCIBusId from 4.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetPCIBusId(pciBusId, len, dev));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        if len < 13 {
            return invalid(format!("len is {len}: a PCI address takes 13 bytes"));
        }
        let PciAddress { domain, bus, device } = gpu.pci_address(dev)?;
        // SAFETY: the caller gives room for `len` bytes, or NULL.
        unsafe { write_text(pciBusId, len, &format!("{domain:04X}:{bus:02X}:{device:02X}.0")) }
    })
}

/// Returns the cluster of a device's fabric; not supported.
///
/// - `uuid` (out): 16 bytes.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGetFabricClusterUuid from 13.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetFabricClusterUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetFabricClusterUuid(uuid, dev));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        unsupported("no device here is in a fabric")
    })
}

/// Returns the number of cliques of its fabric that a device is in; not supported.
///
/// - `count` (out): the number.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGetCliqueCount from 13.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetCliqueCount(count: *mut usize, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetCliqueCount(count, dev));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        unsupported("no device here is in a fabric")
    })
}

/// Returns the cliques of its fabric that a device is in; not supported.
///
/// - `cliqueInfo` (out, array of count, nullable): the cliques; NULL asks for the number only.
/// - `count` (inout): room, then how many.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGetCliqueInfo from 13.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetCliqueInfo(
    cliqueInfo: *mut CUcliqueInfo,
    count: *mut usize,
    dev: CUdevice,
) -> CUresult {
    let call = forward!(cuDeviceGetCliqueInfo(cliqueInfo, count, dev));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        unsupported("no device here is in a fabric")
    })
}

/// # Safety
/// `uuid` is NULL or valid for writing.
unsafe fn uuid_of(gpu: &dyn Gpu, uuid: *mut CUuuid, dev: CUdevice) -> Result<()> {
    // SAFETY: as promised by the caller.
    let uuid = unsafe { out(uuid) }?;
    check_device(gpu, dev)?;
    uuid.finish(CUuuid { bytes: gpu.uuid(dev)?.map(|byte| byte as c_char) })
}

/// Reports that no operation is supported.
///
/// # Safety
/// Both are NULL or arrays of `count` elements, the first valid for writing.
pub(in crate::api) unsafe fn no_atomics(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
) -> Result<()> {
    if capabilities.is_null() || count == 0 {
        return invalid("an array is NULL or empty");
    }
    for index in 0..count as usize {
        // SAFETY: within the array; a NULL one is refused at its first.
        let operation = unsafe { read(operations.wrapping_add(index)) }?;
        if operation > CU_ATOMIC_OPERATION_FLOAT_MAX {
            return invalid(format!("{operation} is not an atomic operation"));
        }
    }
    for index in 0..count as usize {
        // SAFETY: within the array; alignment is not assumed.
        unsafe { capabilities.add(index).write_unaligned(0) };
    }
    Ok(())
}

/// CUDA's attributes, sorted by number, with the hub's.
static ATTRIBUTES: &[(CUdevice_attribute, Attribute)] = &[
    (CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, Attribute::MaxThreadsPerBlock),
    (CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, Attribute::MaxBlockDimX),
    (CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, Attribute::MaxBlockDimY),
    (CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, Attribute::MaxBlockDimZ),
    (CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, Attribute::MaxGridDimX),
    (CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, Attribute::MaxGridDimY),
    (CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, Attribute::MaxGridDimZ),
    (CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, Attribute::MaxSharedMemoryPerBlock),
    (CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY, Attribute::TotalConstantMemory),
    (CU_DEVICE_ATTRIBUTE_WARP_SIZE, Attribute::WarpSize),
    (CU_DEVICE_ATTRIBUTE_MAX_PITCH, Attribute::MaxPitch),
    (CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, Attribute::MaxRegistersPerBlock),
    (CU_DEVICE_ATTRIBUTE_CLOCK_RATE, Attribute::ClockRate),
    (CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, Attribute::TextureAlignment),
    (CU_DEVICE_ATTRIBUTE_GPU_OVERLAP, Attribute::DeviceOverlap),
    (CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, Attribute::MultiprocessorCount),
    (CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT, Attribute::KernelExecTimeout),
    (CU_DEVICE_ATTRIBUTE_INTEGRATED, Attribute::Integrated),
    (CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, Attribute::CanMapHostMemory),
    (CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, Attribute::ComputeMode),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH, Attribute::MaxTexture1DWidth),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH, Attribute::MaxTexture2DWidth),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT, Attribute::MaxTexture2DHeight),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH, Attribute::MaxTexture3DWidth),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT, Attribute::MaxTexture3DHeight),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH, Attribute::MaxTexture3DDepth),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH, Attribute::MaxTexture2DLayered),
    (CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT, Attribute::SurfaceAlignment),
    (CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS, Attribute::ConcurrentKernels),
    (CU_DEVICE_ATTRIBUTE_ECC_ENABLED, Attribute::EccEnabled),
    (CU_DEVICE_ATTRIBUTE_TCC_DRIVER, Attribute::TccDriver),
    (CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, Attribute::MemoryClockRate),
    (CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, Attribute::MemoryBusWidth),
    (CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, Attribute::L2CacheSize),
    (CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, Attribute::MaxThreadsPerMultiprocessor),
    (CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT, Attribute::AsyncEngineCount),
    (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING, Attribute::UnifiedAddressing),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH, Attribute::MaxTexture1DLayered),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH, Attribute::MaxTexture2DGather),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE, Attribute::MaxTexture3DAlt),
    (CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, Attribute::TexturePitchAlignment),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH, Attribute::MaxTextureCubemap),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH, Attribute::MaxTextureCubemapLayered),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH, Attribute::MaxSurface1D),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH, Attribute::MaxSurface2D),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH, Attribute::MaxSurface3D),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH, Attribute::MaxSurface1DLayered),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH, Attribute::MaxSurface2DLayered),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH, Attribute::MaxSurfaceCubemap),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH, Attribute::MaxSurfaceCubemapLayered),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH, Attribute::MaxTexture1DLinear),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH, Attribute::MaxTexture2DLinear),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH, Attribute::MaxTexture2DMipmap),
    (CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, Attribute::ComputeCapabilityMajor),
    (CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, Attribute::ComputeCapabilityMinor),
    (CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH, Attribute::MaxTexture1DMipmap),
    (CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED, Attribute::StreamPrioritiesSupported),
    (CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED, Attribute::GlobalL1CacheSupported),
    (CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED, Attribute::LocalL1CacheSupported),
    (CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, Attribute::SharedMemoryPerMultiprocessor),
    (CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, Attribute::MaxRegistersPerMultiprocessor),
    (CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY, Attribute::ManagedMemory),
    (CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD, Attribute::IsMultiGpuBoard),
    (CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID, Attribute::MultiGpuBoardGroupId),
    (CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED, Attribute::HostNativeAtomicSupported),
    (CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO, Attribute::SingleToDoublePerfRatio),
    (CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS, Attribute::PageableMemoryAccess),
    (CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, Attribute::ConcurrentManagedAccess),
    (CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED, Attribute::ComputePreemptionSupported),
    (CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM, Attribute::CanUseHostPointerForRegisteredMemory),
    (CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1, Attribute::CanUseStreamWaitValue),
    (CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1, Attribute::CanUseStreamWaitValue),
    (CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1, Attribute::CanUseStreamWaitValue),
    (CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH, Attribute::CooperativeLaunch),
    (CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH, Attribute::CooperativeMultiDeviceLaunch),
    (CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, Attribute::SharedMemoryPerBlockOptin),
    (CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED, Attribute::HostRegisterSupported),
    (
        CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES,
        Attribute::PageableMemoryAccessUsesHostPageTables,
    ),
    (CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST, Attribute::DirectManagedMemoryAccessFromHost),
    (CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED, Attribute::VirtualMemoryManagementSupported),
    (CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, Attribute::MaxBlocksPerMultiprocessor),
    (CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE, Attribute::PersistingL2CacheMaxSize),
    (CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE, Attribute::AccessPolicyMaxWindowSize),
    (CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED, Attribute::GpuDirectRdmaWithVmmSupported),
    (CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK, Attribute::ReservedSharedMemoryPerBlock),
    (CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED, Attribute::HostRegisterReadOnlySupported),
    (CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED, Attribute::TimelineSemaphoresSupported),
    (CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, Attribute::MemoryPoolsSupported),
    (CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED, Attribute::GpuDirectRdmaSupported),
    (CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS, Attribute::GpuDirectRdmaFlushWritesOptions),
    (CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING, Attribute::GpuDirectRdmaWritesOrdering),
    (CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES, Attribute::MemoryPoolHandleTypes),
    (CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS, Attribute::CanUseStreamWaitValue),
    (CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR, Attribute::CanUseStreamWaitValue),
    (CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED, Attribute::DmaBufSupported),
    (CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED, Attribute::IpcEventSupported),
    (CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID, Attribute::HostNumaId),
    (CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED, Attribute::HostNumaMemoryPoolsSupported),
    (CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED, Attribute::HostMemoryPoolsSupported),
    (CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED, Attribute::HostAllocDmaBufSupported),
];

pub(in crate::api) fn device_attribute(
    gpu: &dyn Gpu,
    device: CUdevice,
    attribute: CUdevice_attribute,
) -> Result<c_int> {
    match attribute {
        CU_DEVICE_ATTRIBUTE_PCI_BUS_ID => Ok(gpu.pci_address(device)?.bus as c_int),
        CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID => Ok(gpu.pci_address(device)?.device as c_int),
        CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID => Ok(gpu.pci_address(device)?.domain as c_int),
        // Pools and physical memory are exported by the same kinds of handle.
        CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED => {
            Ok(handle_types(gpu, device)?.contains(HandleTypes::DESCRIPTOR).into())
        }
        CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED => {
            Ok(handle_types(gpu, device)?.contains(HandleTypes::FABRIC).into())
        }
        _ => match ATTRIBUTES.binary_search_by_key(&attribute, |entry| entry.0) {
            Ok(index) => {
                let attribute = ATTRIBUTES[index].1;
                or_zero(gpu.attribute(device, attribute)).map(|value| limited(attribute, value, CUDA_MOST_BLOCKS))
            }
            // The hub has no such attribute: the hardware is reported as absent.
            Err(_) if (1..=LAST_ATTRIBUTE).contains(&attribute) => Ok(0),
            Err(_) => invalid(format!("attrib is {attribute}: there is no such attribute")),
        },
    }
}

/// Returns the kinds of handle by which a device's pools and physical memory are shared.
pub(super) fn handle_types(gpu: &dyn Gpu, device: CUdevice) -> Result<HandleTypes> {
    let bits = device_attribute(gpu, device, CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES)?;
    Ok(HandleTypes::from_bits_truncate(bits.cast_unsigned()))
}

/// The highest attribute that CUDA 13.5 has.
const LAST_ATTRIBUTE: CUdevice_attribute = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_sorted() {
        assert!(ATTRIBUTES.is_sorted_by(|one, next| one.0 < next.0));
    }
}
