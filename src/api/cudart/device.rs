// SPDX-License-Identifier: MIT OR Apache-2.0
//! Versions and devices.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::mem::MaybeUninit;

use super::types::*;
use super::{
    AbiVersion, Cudart, Slot, check_device, driver_version, ensure_context, entry, entry_without_context,
    entry_without_gpu, forward, invalid, speak_twelve, supported_version, unsupported,
};
use crate::api::cuda::{self, no_atomics};
use crate::api::device::{self, common_properties};
use crate::border::arguments::{device_at, or_zero, out, read, text, write_text};
use crate::border::choice;
use crate::border::entry::Dialect;
use crate::gpu::{Attribute, Gpu, Kind, Limit, PciAddress, Result};
use crate::share::ends;

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

/// Returns the calling thread's current device.
///
/// - `device` (out): its ordinal; 0 until the thread sets another.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: cudaGetDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDevice(device: *mut c_int) -> cudaError_t {
    let call = forward!(cudaGetDevice(device));
    entry_without_context(call, move |gpu| out(device)?.finish(gpu.device()?))
}

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
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        if flags & cudaInitDeviceFlagsAreValid == 0 {
            return Ok(());
        }
        match gpu.set_primary_flags(device, schedule(deviceFlags)?) {
            // Started before: it keeps its flags.
            Err(error) if error.kind() == Kind::ContextInUse => Ok(()),
            outcome => outcome,
        }
    })
}

/// Sets the devices that the calling thread prefers, best first: the first becomes its current device.
///
/// - `device_arr` (in, array of len, nullable): ordinals.
/// - `len` (in): how many; 0 changes nothing.
///
/// Returns cudaErrorInvalidValue for a NULL array and for a bad `len`, cudaErrorInvalidDevice for a device that does not
/// exist.
///
/// CUDA: cudaSetValidDevices.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaSetValidDevices(device_arr: *mut c_int, len: c_int) -> cudaError_t {
    let call = forward!(cudaSetValidDevices(device_arr, len));
    entry(call, move |gpu| {
        // SAFETY: the caller gives an array of `len` ints, or NULL.
        unsafe { device::set_valid_devices(gpu, device_arr, len) }
    })
}

/// Returns an attribute of a device.
///
/// - `value` (out): the value: bytes, kHz, bits or a count; yes is 1 and no is 0.
/// - `attr` (in): the attribute.
/// - `device` (in): the device.
///
/// Returns cudaErrorInvalidValue for NULL and an unknown `attr`; cudaErrorInvalidDevice for a device that does not exist.
///
/// CUDA: cudaDeviceGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetAttribute(value: *mut c_int, attr: cudaDeviceAttr, device: c_int) -> cudaError_t {
    let call = forward!(cudaDeviceGetAttribute(value, attr, device));
    entry_without_context(call, move |gpu| {
        let value = out(value)?;
        check_device(gpu, device)?;
        value.finish(attribute(gpu, device, attr)?)
    })
}

/// Returns the atomic operations that a device supports on host memory: none, as no back end reports any.
///
/// - `capabilities` (out, array of count): for each operation 0.
/// - `operations` (in, array of count): the operations.
/// - `count` (in): how many.
/// - `device` (in): the device.
///
/// Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for a device that does
/// not exist.
///
/// CUDA: cudaDeviceGetHostAtomicCapabilities from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const cudaAtomicOperation,
    count: c_uint,
    device: c_int,
) -> cudaError_t {
    let call = forward!(cudaDeviceGetHostAtomicCapabilities(capabilities, operations, count, device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        // SAFETY: the caller gives two arrays of `count` elements, or NULL.
        unsafe { no_atomics(capabilities, operations, count) }
    })
}

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
    entry(call, move |gpu| {
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

/// Returns a device's PCI address.
///
/// - `pciBusId` (out, array of len): "domain:bus:device.0" in hexadecimal, such as "0000:C1:00.0".
/// - `len` (in): bytes of room, at least 13.
/// - `device` (in): the device.
///
/// Returns cudaErrorInvalidValue for NULL or too little room, cudaErrorInvalidDevice for a device that does not exist.
///
/// CUDA: cudaDeviceGetPCIBusId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, device: c_int) -> cudaError_t {
    let call = forward!(cudaDeviceGetPCIBusId(pciBusId, len, device));
    entry_without_context(call, move |gpu| {
        check_device(gpu, device)?;
        if len < 13 {
            return invalid(format!("len is {len}: a PCI address takes 13 bytes"));
        }
        let PciAddress { domain, bus, device } = gpu.pci_address(device)?;
        // SAFETY: the caller gives room for `len` bytes, or NULL.
        unsafe { write_text(pciBusId, len, &format!("{domain:04X}:{bus:02X}:{device:02X}.0")) }
    })
}

/// Finds a device by its PCI address.
///
/// - `device` (out): its ordinal.
/// - `pciBusId` (in): "domain:bus:device.function" in hexadecimal; the domain and the function may be left out.
///
/// Returns cudaErrorInvalidValue for NULL and for a malformed PCI address, cudaErrorInvalidDevice for an address
/// without a device.
///
/// CUDA: cudaDeviceGetByPCIBusId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetByPCIBusId(device: *mut c_int, pciBusId: *const c_char) -> cudaError_t {
    let call = forward!(cudaDeviceGetByPCIBusId(device, pciBusId));
    entry_without_context(call, move |gpu| {
        let device = out(device)?;
        let address = text(pciBusId)?.to_string_lossy();
        match device_at(gpu, &address)? {
            Some(ordinal) => device.write(ordinal),
            None => return Err(Kind::InvalidDevice.because(format!("no device is at {address}"))),
        }
        Ok(())
    })
}

/// Waits until all work queued on the current device is done.
///
/// Returns cudaErrorLaunchFailure when work has failed.
///
/// CUDA: cudaDeviceSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceSynchronize() -> cudaError_t {
    let call = forward!(cudaDeviceSynchronize());
    entry(call, move |gpu| gpu.synchronize_device())
}

/// Destroys everything this process has on the current device: memory, streams, events, opened memory.
///
/// CUDA: cudaDeviceReset.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceReset() -> cudaError_t {
    let end = ends::device(None);
    let call = forward!(cudaDeviceReset(), after: |status| end.settle(status == cudaSuccess));
    entry(call, move |gpu| end.with(|| gpu.reset_primary(gpu.device()?)))
}

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

/// Returns the range of stream priorities on the current device; lower is more urgent.
///
/// - `leastPriority` (out, nullable): the least urgent.
/// - `greatestPriority` (out, nullable): the most urgent.
///
/// CUDA: cudaDeviceGetStreamPriorityRange.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetStreamPriorityRange(
    leastPriority: *mut c_int,
    greatestPriority: *mut c_int,
) -> cudaError_t {
    let call = forward!(cudaDeviceGetStreamPriorityRange(leastPriority, greatestPriority));
    entry(call, move |gpu| device::priority_range(gpu, leastPriority, greatestPriority))
}

/// Returns a limit of the current device.
///
/// - `pValue` (out): its value.
/// - `limit` (in): the limit.
///
/// Returns cudaErrorInvalidValue for NULL and an unknown limit, cudaErrorUnsupportedLimit for one that is not supported
/// here.
///
/// CUDA: cudaDeviceGetLimit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t {
    let call = forward!(cudaDeviceGetLimit(pValue, limit));
    entry(call, move |gpu| out(pValue)?.finish(gpu.limit(read_limit(limit)?)?))
}

/// Sets a limit of the current device.
///
/// - `limit` (in): the limit.
/// - `value` (in): its value.
///
/// Returns cudaErrorInvalidValue for an unknown limit and for a value the device cannot have, cudaErrorUnsupportedLimit
/// where it cannot be set.
///
/// CUDA: cudaDeviceSetLimit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> cudaError_t {
    let call = forward!(cudaDeviceSetLimit(limit, value));
    entry(call, move |gpu| gpu.set_limit(read_limit(limit)?, value))
}

/// Returns the preference between shared memory and L1 cache: none.
///
/// - `pCacheConfig` (out): cudaFuncCachePreferNone.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: cudaDeviceGetCacheConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t {
    let call = forward!(cudaDeviceGetCacheConfig(pCacheConfig));
    entry(call, move |_| out(pCacheConfig)?.finish(cudaFuncCachePreferNone))
}

/// Accepts a preference between shared memory and L1 cache, which no device here follows.
///
/// - `cacheConfig` (in): the preference.
///
/// Returns cudaErrorInvalidValue for an unknown preference.
///
/// CUDA: cudaDeviceSetCacheConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t {
    let call = forward!(cudaDeviceSetCacheConfig(cacheConfig));
    entry(call, move |_| {
        if cacheConfig > cudaFuncCachePreferEqual {
            return invalid(format!("cacheConfig is {cacheConfig}: there is no such preference"));
        }
        Ok(())
    })
}

/// Returns the bank size of shared memory.
///
/// - `pConfig` (out): cudaSharedMemBankSizeFourByte.
///
/// Returns cudaErrorInvalidValue for NULL.
///
/// CUDA: cudaDeviceGetSharedMemConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetSharedMemConfig(pConfig: *mut cudaSharedMemConfig) -> cudaError_t {
    let call = forward!(cudaDeviceGetSharedMemConfig(pConfig));
    entry(call, move |_| out(pConfig)?.finish(cudaSharedMemBankSizeFourByte))
}

/// Accepts a bank size of shared memory, which no device here follows.
///
/// - `config` (in): the bank size.
///
/// Returns cudaErrorInvalidValue for an unknown bank size.
///
/// CUDA: cudaDeviceSetSharedMemConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> cudaError_t {
    let call = forward!(cudaDeviceSetSharedMemConfig(config));
    entry(call, move |_| {
        if config > cudaSharedMemBankSizeEightByte {
            return invalid(format!("config is {config}: there is no such bank size"));
        }
        Ok(())
    })
}

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
