// SPDX-License-Identifier: MIT OR Apache-2.0
//! Requests of devices, which HIP and CUDA share.

use std::ffi::{c_int, c_uint};

use crate::border::arguments::{check_device, invalid, read, write_optional};
use crate::gpu::{Gpu, Result};

/// Makes the first of these devices current, if all of them exist; none change nothing.
///
/// # Safety
/// `devices` is NULL or an array of `count` elements.
pub(super) unsafe fn set_valid_devices(gpu: &dyn Gpu, devices: *const c_int, count: c_int) -> Result<()> {
    if count < 0 || count > gpu.device_count()? {
        return invalid(format!("len is {count}"));
    }
    if count == 0 {
        return Ok(());
    }
    // SAFETY: as promised by the caller; there is at least one.
    let first = unsafe { read(devices) }?;
    for index in 0..count as usize {
        // SAFETY: within the array.
        check_device(gpu, unsafe { read(devices.add(index)) }?)?;
    }
    gpu.set_device(first)
}

/// Returns the priorities of streams, in those of the outputs that are not NULL.
///
/// # Safety
/// Each output is NULL or valid for writing.
pub(super) unsafe fn priority_range(gpu: &dyn Gpu, least: *mut c_int, greatest: *mut c_int) -> Result<()> {
    let range = gpu.priority_range()?;
    // SAFETY: as promised by the caller, for both.
    unsafe {
        write_optional(least, range.0);
        write_optional(greatest, range.1);
    }
    Ok(())
}

/// Checks a cache preference; InvalidValue for a number above the last, to prefer neither.
pub(super) fn check_cache_config(config: c_uint) -> Result<()> {
    const EQUAL: c_uint = 3;
    if config <= EQUAL {
        Ok(())
    } else {
        invalid(format!("the cache preference is {config}: there is no such preference"))
    }
}

/// Checks a bank size; InvalidValue for a number above the last, eight bytes.
pub(super) fn check_shared_mem_config(config: c_uint) -> Result<()> {
    const EIGHT_BYTES: c_uint = 2;
    if config <= EIGHT_BYTES {
        Ok(())
    } else {
        invalid(format!("the bank size is {config}: there is no such bank size"))
    }
}

/// The properties of a device whose members have the same names in both dialects. All others are zeros.
macro_rules! common_properties {
    ($gpu:expr, $device:expr, $properties:ty) => {{
        use std::ffi::{c_char, c_int, c_uint};
        use $crate::border::arguments::{fixed_text, or_zero};
        use $crate::gpu::Attribute::*;

        let (gpu, device): (&dyn $crate::gpu::Gpu, c_int) = ($gpu, $device);
        let number = |attribute| or_zero(gpu.attribute(device, attribute));
        let size = |attribute| number(attribute).map(|number| usize::try_from(number).unwrap_or(0));
        // SAFETY: zeros are integers, texts and NULL pointers.
        let mut p: $properties = unsafe { std::mem::zeroed() };

        p.name = fixed_text(&gpu.device_name(device)?);
        p.uuid.bytes = or_zero(gpu.uuid(device))?.map(|byte| byte as c_char);
        p.totalGlobalMem = gpu.total_memory(device)?;
        let pci = or_zero(gpu.pci_address(device).map(|pci| [pci.domain, pci.bus, pci.device]))?;
        [p.pciDomainID, p.pciBusID, p.pciDeviceID] = pci.map(|number| number as c_int);

        for (field, attribute) in [
            (&mut p.sharedMemPerBlock, MaxSharedMemoryPerBlock),
            (&mut p.memPitch, MaxPitch),
            (&mut p.totalConstMem, TotalConstantMemory),
            (&mut p.textureAlignment, TextureAlignment),
            (&mut p.texturePitchAlignment, TexturePitchAlignment),
            (&mut p.surfaceAlignment, SurfaceAlignment),
            (&mut p.sharedMemPerMultiprocessor, SharedMemoryPerMultiprocessor),
            (&mut p.sharedMemPerBlockOptin, SharedMemoryPerBlockOptin),
            (&mut p.reservedSharedMemPerBlock, ReservedSharedMemoryPerBlock),
        ] {
            *field = size(attribute)?;
        }
        p.luidDeviceNodeMask = number(LuidDeviceNodeMask)? as c_uint;
        p.maxThreadsDim = [number(MaxBlockDimX)?, number(MaxBlockDimY)?, number(MaxBlockDimZ)?];
        p.maxGridSize = [number(MaxGridDimX)?, number(MaxGridDimY)?, number(MaxGridDimZ)?];
        p.maxTexture2D = [number(MaxTexture2DWidth)?, number(MaxTexture2DHeight)?];
        p.maxTexture3D = [number(MaxTexture3DWidth)?, number(MaxTexture3DHeight)?, number(MaxTexture3DDepth)?];
        for (field, attribute) in [
            (&mut p.regsPerBlock, MaxRegistersPerBlock),
            (&mut p.warpSize, WarpSize),
            (&mut p.maxThreadsPerBlock, MaxThreadsPerBlock),
            (&mut p.major, ComputeCapabilityMajor),
            (&mut p.minor, ComputeCapabilityMinor),
            (&mut p.multiProcessorCount, MultiprocessorCount),
            (&mut p.integrated, Integrated),
            (&mut p.canMapHostMemory, CanMapHostMemory),
            (&mut p.maxTexture1D, MaxTexture1DWidth),
            (&mut p.maxTexture1DMipmap, MaxTexture1DMipmap),
            (&mut p.maxTextureCubemap, MaxTextureCubemap),
            (&mut p.maxSurface1D, MaxSurface1D),
            (&mut p.maxSurfaceCubemap, MaxSurfaceCubemap),
            (&mut p.concurrentKernels, ConcurrentKernels),
            (&mut p.ECCEnabled, EccEnabled),
            (&mut p.tccDriver, TccDriver),
            (&mut p.asyncEngineCount, AsyncEngineCount),
            (&mut p.unifiedAddressing, UnifiedAddressing),
            (&mut p.memoryBusWidth, MemoryBusWidth),
            (&mut p.l2CacheSize, L2CacheSize),
            (&mut p.persistingL2CacheMaxSize, PersistingL2CacheMaxSize),
            (&mut p.maxThreadsPerMultiProcessor, MaxThreadsPerMultiprocessor),
            (&mut p.streamPrioritiesSupported, StreamPrioritiesSupported),
            (&mut p.globalL1CacheSupported, GlobalL1CacheSupported),
            (&mut p.localL1CacheSupported, LocalL1CacheSupported),
            (&mut p.regsPerMultiprocessor, MaxRegistersPerMultiprocessor),
            (&mut p.managedMemory, ManagedMemory),
            (&mut p.isMultiGpuBoard, IsMultiGpuBoard),
            (&mut p.multiGpuBoardGroupID, MultiGpuBoardGroupId),
            (&mut p.hostNativeAtomicSupported, HostNativeAtomicSupported),
            (&mut p.pageableMemoryAccess, PageableMemoryAccess),
            (&mut p.concurrentManagedAccess, ConcurrentManagedAccess),
            (&mut p.computePreemptionSupported, ComputePreemptionSupported),
            (&mut p.canUseHostPointerForRegisteredMem, CanUseHostPointerForRegisteredMemory),
            (&mut p.cooperativeLaunch, CooperativeLaunch),
            (&mut p.pageableMemoryAccessUsesHostPageTables, PageableMemoryAccessUsesHostPageTables),
            (&mut p.directManagedMemAccessFromHost, DirectManagedMemoryAccessFromHost),
            (&mut p.maxBlocksPerMultiProcessor, MaxBlocksPerMultiprocessor),
            (&mut p.accessPolicyMaxWindowSize, AccessPolicyMaxWindowSize),
            (&mut p.hostRegisterSupported, HostRegisterSupported),
            (&mut p.timelineSemaphoreInteropSupported, TimelineSemaphoresSupported),
            (&mut p.memoryPoolsSupported, MemoryPoolsSupported),
            (&mut p.ipcEventSupported, IpcEventSupported),
            // The hub reports only the first extent of these.
            (&mut p.maxTexture2DMipmap[0], MaxTexture2DMipmap),
            (&mut p.maxTexture2DLinear[0], MaxTexture2DLinear),
            (&mut p.maxTexture2DGather[0], MaxTexture2DGather),
            (&mut p.maxTexture3DAlt[0], MaxTexture3DAlt),
            (&mut p.maxTexture1DLayered[0], MaxTexture1DLayered),
            (&mut p.maxTexture2DLayered[0], MaxTexture2DLayered),
            (&mut p.maxTextureCubemapLayered[0], MaxTextureCubemapLayered),
            (&mut p.maxSurface2D[0], MaxSurface2D),
            (&mut p.maxSurface3D[0], MaxSurface3D),
            (&mut p.maxSurface1DLayered[0], MaxSurface1DLayered),
            (&mut p.maxSurface2DLayered[0], MaxSurface2DLayered),
            (&mut p.maxSurfaceCubemapLayered[0], MaxSurfaceCubemapLayered),
        ] {
            *field = number(attribute)?;
        }
        p
    }};
}
pub(super) use common_properties;
