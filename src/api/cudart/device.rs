// SPDX-License-Identifier: MIT OR Apache-2.0
//! Versions and devices.

#[path = "../generated/cudart/device.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::mem::MaybeUninit;

use super::types::*;
use super::{
    AbiVersion, Cudart, Slot, check_device, driver_version, ensure_context, entry, entry_without_context,
    entry_without_gpu, forward, invalid, speak_twelve, supported_version, unsupported,
};
use crate::api::cuda::{self, no_atomics};
use crate::api::device::{self, check_cache_config, check_shared_mem_config, common_properties};
use crate::api::kernel::{CUDA_MOST_BLOCKS, grid_limits};
use crate::border::arguments::{device_at, or_zero, out, read, text, write_text};
use crate::border::choice;
use crate::border::entry::Dialect;
use crate::gpu::{Attribute, Gpu, Kind, Limit, PciAddress, Result};
use crate::share::ends;

pub use derived::*;

/// Returns the version of CUDA that the driver supports.
///
/// - `driverVersion` (out): major * 1000 + minor * 10; 0 where there is no driver.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: cudaDriverGetVersion.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDriverGetVersion(driverVersion: *mut c_int) -> cudaError_t {
    let call = forward!(cudaDriverGetVersion(driverVersion), quietly: true);
    entry_without_gpu(call, move || {
        let version = out(driverVersion)?;
        match choice::get(Cudart::runtime()) {
            Ok(_) => version.write(supported_version()),
            Err(error) if error.kind() == Kind::NoDevice => version.write(driver_version()),
            Err(error) => return Err(error),
        }
        Ok(())
    })
}

/// Returns the version of CUDA's runtime that the program was made for. Needs no device.
///
/// - `runtimeVersion` (out): major * 1000 + minor * 10.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: cudaRuntimeGetVersion.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaRuntimeGetVersion(runtimeVersion: *mut c_int) -> cudaError_t {
    let call = forward!(cudaRuntimeGetVersion(runtimeVersion), quietly: true);
    let version = AbiVersion::of_caller().version();
    entry_without_gpu(call, move || out(runtimeVersion)?.finish(version))
}

/// Returns the number of devices.
///
/// - `count` (out): the number.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: cudaGetDeviceCount.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceCount(count: *mut c_int) -> cudaError_t {
    let call = forward!(cudaGetDeviceCount(count));
    entry_without_context(call, move |gpu| out(count)?.finish(gpu.device_count()?))
}

// Derived from hipGetDevice: cudaGetDevice
// With: device for deviceId, entry_without_context for entry_in_place

/// Makes a device current for the calling thread.
///
/// - `device` (in): its ordinal.
///
/// Returns cudaErrorInvalidDevice for a device that does not exist.
///
/// CUDA: cudaSetDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaSetDevice(device: c_int) -> cudaError_t {
    let call = forward!(cudaSetDevice(device));
    // Chosen first, so that no other device is started on the way.
    entry_without_context(call, move |gpu| {
        gpu.set_device(device)?;
        ensure_context(gpu);
        Ok(())
    })
}

/// Starts a device without making it current.
///
/// - `device` (in): its ordinal.
/// - `deviceFlags` (in): the flags of the device, as cudaSetDeviceFlags takes them; they count with
///   cudaInitDeviceFlagsAreValid only.
/// - `flags` (in): 0 or cudaInitDeviceFlagsAreValid; other bits are ignored.
///
/// Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for flags of no device.
///
/// CUDA: cudaInitDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaInitDevice(device: c_int, deviceFlags: c_uint, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaInitDevice(device, deviceFlags, flags));
    entry_without_context(call, move |gpu| {
        check_device(gpu, device)?;
        if flags & cudaInitDeviceFlagsAreValid != 0 {
            cuda::set_primary_flags(gpu, device, schedule(deviceFlags)?)?;
        }
        gpu.on_device(device, &mut || {
            gpu.use_context();
            Ok(())
        })
    })
}

// Derived from hipSetValidDevices: cudaSetValidDevices
// Sets the devices that the calling thread prefers, best first: the first becomes its current device.
//
// - `len` (in): how many; 0 changes nothing.

// Derived from hipDeviceGetAttribute: cudaDeviceGetAttribute
// With: device for deviceId, entry_without_context for entry, cudaDeviceAttr for hipDeviceAttribute_t, value for pi
// - `value` (out): the value: bytes, kHz, bits or a count; yes is 1 and no is 0.

// Derived from cuDeviceGetHostAtomicCapabilities: cudaDeviceGetHostAtomicCapabilities
// With: device for dev
// Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for a device that does
// not exist.
//
// CUDA: cudaDeviceGetHostAtomicCapabilities from 13.0 on.

/// Returns the properties of a device.
///
/// - `prop` (out): the properties, all of them written.
/// - `device` (in): the device.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
///
/// CUDA: cudaGetDeviceProperties.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceProperties(prop: *mut cudaDeviceProp, device: c_int) -> cudaError_t {
    let call = forward!(cudaGetDeviceProperties(prop, device));
    entry_without_context(call, move |gpu| {
        let prop = out(prop)?;
        check_device(gpu, device)?;
        prop.finish(properties(gpu, device)?)
    })
}

/// cudaGetDeviceProperties for programs compiled for CUDA 12, by the name that its headers use: writes 1032 bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDeviceProperties_v2(prop: *mut cudaDeviceProp_12, device: c_int) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaGetDeviceProperties_v2(prop, device));
    entry_without_context(call, move |gpu| {
        let prop = out(prop)?;
        check_device(gpu, device)?;
        prop.finish(properties_12(gpu, device)?)
    })
}

/// cudaGetDeviceProperties for programs compiled for CUDA 11: writes 728 bytes. The name kept this meaning in CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDeviceProperties(prop: *mut OldestProperties, device: c_int) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaGetDeviceProperties(prop, device));
    entry_without_context(call, move |gpu| {
        let prop = out(prop)?;
        check_device(gpu, device)?;
        prop.finish(oldest_layout(&properties_12(gpu, device)?))
    })
}

/// Returns the properties that cudaChooseDevice compares.
fn compared(p: &cudaDeviceProp) -> [i128; 11] {
    [
        p.major.into(),
        p.minor.into(),
        p.totalGlobalMem as i128,
        p.sharedMemPerBlock as i128,
        p.maxThreadsPerBlock.into(),
        p.totalConstMem as i128,
        p.multiProcessorCount.into(),
        p.maxThreadsPerMultiProcessor.into(),
        p.l2CacheSize.into(),
        p.regsPerBlock.into(),
        p.warpSize.into(),
    ]
}

/// Chooses the first device that meets all requirements.
///
/// - `device` (out): its ordinal; 0 if no device meets them all.
/// - `prop` (in): minimum memory, processors and versions; members of 0 are ignored.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: cudaChooseDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaChooseDevice(device: *mut c_int, prop: *const cudaDeviceProp) -> cudaError_t {
    let call = forward!(cudaChooseDevice(device, prop));
    entry_without_context(call, move |gpu| {
        // SAFETY: the caller gives valid pointers, or NULL; any bytes are properties.
        let (device, wanted) = unsafe { (out(device)?, read(prop)?) };
        device.finish(choose(gpu, &wanted)?)
    })
}

/// cudaChooseDevice for programs compiled for CUDA 12: reads 1032 bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaChooseDevice(device: *mut c_int, prop: *const cudaDeviceProp_12) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaChooseDevice(device, prop));
    entry_without_context(call, move |gpu| {
        // SAFETY: the caller gives valid pointers, or NULL; any bytes are properties.
        let (device, wanted) = unsafe { (out(device)?, read(prop)?) };
        device.finish(choose(gpu, &new_layout(&wanted))?)
    })
}

// Derived from cuDeviceGetPCIBusId: cudaDeviceGetPCIBusId
// With: device for dev, entry_without_context for entry
// Returns cudaErrorInvalidValue for NULL or too little room, cudaErrorInvalidDevice for a device that does not exist.

// Derived from cuDeviceGetByPCIBusId: cudaDeviceGetByPCIBusId
// With: device for dev, entry_without_context for entry

// Derived from hipDeviceSynchronize: cudaDeviceSynchronize

// Derived from hipDeviceReset: cudaDeviceReset
// Destroys everything this process has on the current device: memory, streams, events, opened memory.

/// Returns the flags of the current device, such as how threads wait for it.
///
/// - `flags` (out): one of the cudaDeviceSchedule flags, and cudaDeviceMapHost.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: cudaGetDeviceFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceFlags(flags: *mut c_uint) -> cudaError_t {
    let call = forward!(cudaGetDeviceFlags(flags));
    entry_without_context(call, move |gpu| out(flags)?.finish(gpu.device_flags()? | cudaDeviceMapHost))
}

/// Sets the flags of the current device, such as how threads wait for it.
///
/// - `flags` (in): one of the cudaDeviceSchedule flags, and optionally cudaDeviceMapHost, cudaDeviceLmemResizeToMax and
///   cudaDeviceSyncMemops, which change nothing.
///
/// Returns cudaErrorInvalidValue for other flags.
///
/// CUDA: cudaSetDeviceFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaSetDeviceFlags(flags: c_uint) -> cudaError_t {
    let call = forward!(cudaSetDeviceFlags(flags));
    entry(call, move |gpu| gpu.set_device_flags(schedule(flags)?))
}

// Derived from hipDeviceGetStreamPriorityRange: cudaDeviceGetStreamPriorityRange

// Derived from hipDeviceGetLimit: cudaDeviceGetLimit
// - `pValue` (out): its value.
//
// Returns cudaErrorInvalidValue for NULL and an unknown limit, cudaErrorUnsupportedLimit for one that is not supported
// here.

// Derived from hipDeviceSetLimit: cudaDeviceSetLimit
// - `value` (in): its value.

// Derived from hipDeviceGetCacheConfig: cudaDeviceGetCacheConfig
// With: pCacheConfig for cacheConfig
// Returns the preference between shared memory and L1 cache: none.

// Derived from hipDeviceSetCacheConfig: cudaDeviceSetCacheConfig
// Accepts a preference between shared memory and L1 cache, which no device here follows.

// Derived from hipDeviceGetSharedMemConfig: cudaDeviceGetSharedMemConfig

// Derived from hipDeviceSetSharedMemConfig: cudaDeviceSetSharedMemConfig
// Accepts a bank size of shared memory, which no device here follows.

/// Waits for remote writes into the current device's memory; not supported, as none come here.
///
/// - `target` (in): cudaFlushGPUDirectRDMAWritesTargetCurrentDevice.
/// - `scope` (in): the devices that see them.
///
/// Returns cudaErrorNotSupported.
///
/// CUDA: cudaDeviceFlushGPUDirectRDMAWrites.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget,
    scope: cudaFlushGPUDirectRDMAWritesScope,
) -> cudaError_t {
    let call = forward!(cudaDeviceFlushGPUDirectRDMAWrites(target, scope));
    entry(call, move |_| {
        let scopes = [cudaFlushGPUDirectRDMAWritesToOwner, cudaFlushGPUDirectRDMAWritesToAllDevices];
        if target != cudaFlushGPUDirectRDMAWritesTargetCurrentDevice || !scopes.contains(&scope) {
            return invalid(format!("target {target} or scope {scope} is unknown"));
        }
        unsupported("no device here is written to by others")
    })
}

/// Begins to collect a profile where a profiling tool is attached; only NVIDIA's own runtime can have one.
///
/// CUDA: cudaProfilerStart.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaProfilerStart() -> cudaError_t {
    let call = forward!(cudaProfilerStart());
    entry(call, move |_| Ok(()))
}

/// Ceases to collect a profile where a profiling tool is attached; only NVIDIA's own runtime can have one.
///
/// CUDA: cudaProfilerStop.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaProfilerStop() -> cudaError_t {
    let call = forward!(cudaProfilerStop());
    entry(call, move |_| Ok(()))
}

/// Returns the largest width of a texture over memory; not supported, as this version has no textures.
///
/// - `maxWidthInElements` (out): the number.
/// - `fmtDesc` (in): the format of a texel.
/// - `device` (in): the device.
///
/// Returns cudaErrorNotSupported.
///
/// CUDA: cudaDeviceGetTexture1DLinearMaxWidth.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: *mut usize,
    fmtDesc: *const cudaChannelFormatDesc,
    device: c_int,
) -> cudaError_t {
    let call = forward!(cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, fmtDesc, device));
    entry(call, move |_| unsupported("there are no textures in this version"))
}

/// Returns a device's requirements of NvSciSync; not supported.
///
/// - `nvSciSyncAttrList` (inout): the attributes.
/// - `device` (in): the device.
/// - `flags` (in): whether it signals or waits.
///
/// Returns cudaErrorNotSupported.
///
/// CUDA: cudaDeviceGetNvSciSyncAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    device: c_int,
    flags: c_int,
) -> cudaError_t {
    let call = forward!(cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, device, flags));
    entry(call, move |_| unsupported("NvSciSync is not part of this version"))
}

fn schedule(flags: c_uint) -> Result<c_uint> {
    let one = [cudaDeviceScheduleAuto, cudaDeviceScheduleSpin, cudaDeviceScheduleYield, cudaDeviceScheduleBlockingSync];
    let schedule = flags & cudaDeviceScheduleMask;
    if flags & !cudaDeviceMask != 0 || !one.contains(&schedule) {
        return invalid(format!("flags is {flags:#x}: not a combination of device flags"));
    }
    Ok(schedule)
}

fn read_limit(limit: cudaLimit) -> Result<Limit> {
    Ok(match limit {
        cudaLimitStackSize => Limit::StackSize,
        cudaLimitPrintfFifoSize => Limit::PrintfBuffer,
        cudaLimitMallocHeapSize => Limit::Heap,
        cudaLimitDevRuntimeSyncDepth..=cudaLimitPersistingL2CacheSize | cudaLimitPerBlockMemorySize => {
            return Err(Kind::UnsupportedLimit.because(format!("limit {limit} is not known here")));
        }
        _ => return invalid(format!("the limit is {limit}: there is no such limit")),
    })
}

fn choose(gpu: &dyn Gpu, wanted: &cudaDeviceProp) -> Result<c_int> {
    let wanted = compared(wanted);
    for device in 0..gpu.device_count()? {
        let has = compared(&properties(gpu, device)?);
        if wanted.iter().zip(has).all(|(least, has)| *least == 0 || has >= *least) {
            return Ok(device);
        }
    }
    Ok(0)
}

/// Returns an attribute by its number, which is the driver's. Three of the driver's numbers have no name here.
fn attribute(gpu: &dyn Gpu, device: c_int, attribute: cudaDeviceAttr) -> Result<c_int> {
    match attribute {
        cuda::CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED
        | cuda::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED
        | cuda::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED => Ok(0),
        1..cudaDevAttrMax => cuda::device_attribute(gpu, device, attribute),
        _ => invalid(format!("attr is {attribute}: there is no such attribute")),
    }
}

fn properties(gpu: &dyn Gpu, device: c_int) -> Result<cudaDeviceProp> {
    let mut p = common_properties!(gpu, device, cudaDeviceProp);
    p.hostRegisterReadOnlySupported = or_zero(gpu.attribute(device, Attribute::HostRegisterReadOnlySupported))?;
    p.maxGridSize = grid_limits(p.maxGridSize, CUDA_MOST_BLOCKS);
    p.memoryPoolSupportedHandleTypes = or_zero(gpu.attribute(device, Attribute::MemoryPoolHandleTypes))? as c_uint;
    Ok(p)
}

/// Returns the properties of CUDA 12, including those that CUDA 13 leaves out.
fn properties_12(gpu: &dyn Gpu, device: c_int) -> Result<cudaDeviceProp_12> {
    let number = |attribute| or_zero(gpu.attribute(device, attribute));
    let mut p = old_layout(&properties(gpu, device)?);
    p.clockRate = number(Attribute::ClockRate)?;
    p.deviceOverlap = number(Attribute::DeviceOverlap)?;
    p.kernelExecTimeoutEnabled = number(Attribute::KernelExecTimeout)?;
    p.computeMode = number(Attribute::ComputeMode)?;
    p.maxTexture1DLinear = number(Attribute::MaxTexture1DLinear)?;
    p.memoryClockRate = number(Attribute::MemoryClockRate)?;
    p.singleToDoublePrecisionPerfRatio = number(Attribute::SingleToDoublePerfRatio)?;
    p.cooperativeMultiDeviceLaunch = number(Attribute::CooperativeMultiDeviceLaunch)?;
    Ok(p)
}

/// Converts the requirements of a program compiled for CUDA 12; only the compared members matter.
fn new_layout(p: &cudaDeviceProp_12) -> cudaDeviceProp {
    // SAFETY: zeros are integers.
    let zeros: cudaDeviceProp = unsafe { std::mem::zeroed() };
    cudaDeviceProp {
        major: p.major,
        minor: p.minor,
        totalGlobalMem: p.totalGlobalMem,
        sharedMemPerBlock: p.sharedMemPerBlock,
        maxThreadsPerBlock: p.maxThreadsPerBlock,
        totalConstMem: p.totalConstMem,
        multiProcessorCount: p.multiProcessorCount,
        maxThreadsPerMultiProcessor: p.maxThreadsPerMultiProcessor,
        l2CacheSize: p.l2CacheSize,
        regsPerBlock: p.regsPerBlock,
        warpSize: p.warpSize,
        ..zeros
    }
}

/// Size of CUDA 11's properties, a prefix of CUDA 12's.
const OLDEST_PROPERTIES: usize = 728;

type OldestProperties = [MaybeUninit<u8>; OLDEST_PROPERTIES];

fn oldest_layout(p: &cudaDeviceProp_12) -> OldestProperties {
    // SAFETY: the structure is longer, and the bytes between its fields need not be initialised.
    unsafe { (&raw const *p).cast::<OldestProperties>().read() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_the_drivers() {
        assert_eq!(cudaDevAttrMaxThreadsPerBlock, cuda::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
        assert_eq!(cudaDevAttrReserved96, cuda::CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH);
        assert_eq!(cudaDevAttrIpcEventSupport, cuda::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED);
    }

    #[test]
    fn the_layout_of_12_carries_the_same_properties() {
        // SAFETY: zeros are integers.
        let mut p: cudaDeviceProp = unsafe { std::mem::zeroed() };
        p.totalGlobalMem = 7 << 30;
        p.unifiedFunctionPointers = 1;
        let old = old_layout(&p);
        assert_eq!((old.totalGlobalMem, old.unifiedFunctionPointers), (7 << 30, 1));
        assert_eq!(new_layout(&old).totalGlobalMem, 7 << 30);
    }
}
