// SPDX-License-Identifier: MIT OR Apache-2.0
//! Versions and devices.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::mem::MaybeUninit;

use super::types::*;
use super::{
    AbiVersion, Cudart, check_device, driver_version, ensure_context, entry, entry_without_context, entry_without_gpu,
    invalid, native, native_after, native_quietly, speak_twelve, supported_version, unsupported,
};
use crate::api::cuda::no_atomics;
use crate::border::arguments::{device_at, fixed_text, or_zero, out, read, text, write_text};
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
    let call = native_quietly!(cudaDriverGetVersion(driverVersion));
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
    let call = native_quietly!(cudaRuntimeGetVersion(runtimeVersion));
    let version = AbiVersion::of_caller().version();
    entry_without_gpu(call, move || {
        out(runtimeVersion)?.write(version);
        Ok(())
    })
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
    let call = native!(cudaGetDeviceCount(count));
    entry_without_context(call, move |gpu| {
        let count = out(count)?;
        count.write(gpu.device_count()?);
        Ok(())
    })
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
    let call = native!(cudaGetDevice(device));
    entry_without_context(call, move |gpu| {
        let device = out(device)?;
        device.write(gpu.device()?);
        Ok(())
    })
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
    let call = native!(cudaSetDevice(device));
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
    let call = native!(cudaInitDevice(device, deviceFlags, flags));
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
    let call = native!(cudaSetValidDevices(device_arr, len));
    entry(call, move |gpu| {
        if len < 0 || len > gpu.device_count()? {
            return invalid(format!("len is {len}"));
        }
        if len == 0 {
            return Ok(());
        }
        // SAFETY: the caller gives an array of `len` ints, at least one, or NULL.
        let first = unsafe { read(device_arr) }?;
        for index in 0..len as usize {
            // SAFETY: within the array.
            check_device(gpu, unsafe { read(device_arr.add(index)) }?)?;
        }
        gpu.set_device(first)
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
    let call = native!(cudaDeviceGetAttribute(value, attr, device));
    entry_without_context(call, move |gpu| {
        let value = out(value)?;
        check_device(gpu, device)?;
        value.write(attribute(gpu, device, attr)?);
        Ok(())
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
    let call = native!(cudaDeviceGetHostAtomicCapabilities(capabilities, operations, count, device));
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
    let call = native!(cudaGetDeviceProperties(prop, device));
    entry_without_context(call, move |gpu| {
        let prop = out(prop)?;
        check_device(gpu, device)?;
        prop.write(properties(gpu, device)?);
        Ok(())
    })
}

/// cudaGetDeviceProperties for programs compiled for CUDA 12, by the name that its headers use: writes 1032 bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDeviceProperties_v2(prop: *mut cudaDeviceProp_12, device: c_int) -> cudaError_t {
    speak_twelve();
    let call = native!(cudaGetDeviceProperties_v2(prop, device));
    entry(call, move |gpu| {
        let prop = out(prop)?;
        check_device(gpu, device)?;
        prop.write(properties_12(gpu, device)?);
        Ok(())
    })
}

/// cudaGetDeviceProperties for programs compiled for CUDA 11: writes 728 bytes. The name kept this meaning in CUDA 12.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDeviceProperties(prop: *mut OldestProperties, device: c_int) -> cudaError_t {
    speak_twelve();
    let call = native!(cudaGetDeviceProperties(prop, device));
    entry_without_context(call, move |gpu| {
        let prop = out(prop)?;
        check_device(gpu, device)?;
        prop.write(oldest_layout(&properties_12(gpu, device)?));
        Ok(())
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
    let call = native!(cudaChooseDevice(device, prop));
    entry_without_context(call, move |gpu| {
        // SAFETY: the caller gives valid pointers, or NULL; any bytes are properties.
        let (device, wanted) = unsafe { (out(device)?, read(prop)?) };
        device.write(choose(gpu, &wanted)?);
        Ok(())
    })
}

/// cudaChooseDevice for programs compiled for CUDA 12: reads 1032 bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaChooseDevice(device: *mut c_int, prop: *const cudaDeviceProp_12) -> cudaError_t {
    speak_twelve();
    let call = native!(cudaChooseDevice(device, prop));
    entry_without_context(call, move |gpu| {
        // SAFETY: the caller gives valid pointers, or NULL; any bytes are properties.
        let (device, wanted) = unsafe { (out(device)?, read(prop)?) };
        device.write(choose(gpu, &new_layout(&wanted))?);
        Ok(())
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
    let call = native!(cudaDeviceGetPCIBusId(pciBusId, len, device));
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
    let call = native!(cudaDeviceGetByPCIBusId(device, pciBusId));
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
    let call = native!(cudaDeviceSynchronize());
    entry(call, move |gpu| gpu.synchronize_device())
}

/// Destroys everything this process has on the current device: memory, streams, events, opened memory.
///
/// CUDA: cudaDeviceReset.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceReset() -> cudaError_t {
    let end = ends::device(None);
    let call = native_after!(|status| end.settle(status == cudaSuccess), cudaDeviceReset());
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
    let call = native!(cudaGetDeviceFlags(flags));
    entry_without_context(call, move |gpu| {
        let flags = out(flags)?;
        flags.write(gpu.device_flags()? | cudaDeviceMapHost);
        Ok(())
    })
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
    let call = native!(cudaSetDeviceFlags(flags));
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
    let call = native!(cudaDeviceGetStreamPriorityRange(leastPriority, greatestPriority));
    entry(call, move |gpu| {
        let (least, greatest) = (out(leastPriority).ok(), out(greatestPriority).ok());
        let range = gpu.priority_range()?;
        if let Some(least) = least {
            least.write(range.0);
        }
        if let Some(greatest) = greatest {
            greatest.write(range.1);
        }
        Ok(())
    })
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
    let call = native!(cudaDeviceGetLimit(pValue, limit));
    entry(call, move |gpu| {
        let value = out(pValue)?;
        value.write(gpu.limit(read_limit(limit)?)?);
        Ok(())
    })
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
    let call = native!(cudaDeviceSetLimit(limit, value));
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
    let call = native!(cudaDeviceGetCacheConfig(pCacheConfig));
    entry(call, move |_| {
        out(pCacheConfig)?.write(cudaFuncCachePreferNone);
        Ok(())
    })
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
    let call = native!(cudaDeviceSetCacheConfig(cacheConfig));
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
    let call = native!(cudaDeviceGetSharedMemConfig(pConfig));
    entry(call, move |_| {
        out(pConfig)?.write(cudaSharedMemBankSizeFourByte);
        Ok(())
    })
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
    let call = native!(cudaDeviceSetSharedMemConfig(config));
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
    let call = native!(cudaDeviceFlushGPUDirectRDMAWrites(target, scope));
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
    let call = native!(cudaProfilerStart());
    entry(call, move |_| Ok(()))
}

/// Ceases to collect a profile where a profiling tool is attached; only NVIDIA's own runtime can have one.
///
/// CUDA: cudaProfilerStop.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaProfilerStop() -> cudaError_t {
    let call = native!(cudaProfilerStop());
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
    let call = native!(cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, fmtDesc, device));
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
    let call = native!(cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, device, flags));
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

/// CUDA's attributes, sorted by number, with the hub's. The others are not numbers, or [`attribute`] handles them.
static ATTRIBUTES: &[(cudaDeviceAttr, Attribute)] = &[
    (cudaDevAttrMaxThreadsPerBlock, Attribute::MaxThreadsPerBlock),
    (cudaDevAttrMaxBlockDimX, Attribute::MaxBlockDimX),
    (cudaDevAttrMaxBlockDimY, Attribute::MaxBlockDimY),
    (cudaDevAttrMaxBlockDimZ, Attribute::MaxBlockDimZ),
    (cudaDevAttrMaxGridDimX, Attribute::MaxGridDimX),
    (cudaDevAttrMaxGridDimY, Attribute::MaxGridDimY),
    (cudaDevAttrMaxGridDimZ, Attribute::MaxGridDimZ),
    (cudaDevAttrMaxSharedMemoryPerBlock, Attribute::MaxSharedMemoryPerBlock),
    (cudaDevAttrTotalConstantMemory, Attribute::TotalConstantMemory),
    (cudaDevAttrWarpSize, Attribute::WarpSize),
    (cudaDevAttrMaxPitch, Attribute::MaxPitch),
    (cudaDevAttrMaxRegistersPerBlock, Attribute::MaxRegistersPerBlock),
    (cudaDevAttrClockRate, Attribute::ClockRate),
    (cudaDevAttrTextureAlignment, Attribute::TextureAlignment),
    (cudaDevAttrGpuOverlap, Attribute::DeviceOverlap),
    (cudaDevAttrMultiProcessorCount, Attribute::MultiprocessorCount),
    (cudaDevAttrKernelExecTimeout, Attribute::KernelExecTimeout),
    (cudaDevAttrIntegrated, Attribute::Integrated),
    (cudaDevAttrCanMapHostMemory, Attribute::CanMapHostMemory),
    (cudaDevAttrComputeMode, Attribute::ComputeMode),
    (cudaDevAttrMaxTexture1DWidth, Attribute::MaxTexture1DWidth),
    (cudaDevAttrMaxTexture2DWidth, Attribute::MaxTexture2DWidth),
    (cudaDevAttrMaxTexture2DHeight, Attribute::MaxTexture2DHeight),
    (cudaDevAttrMaxTexture3DWidth, Attribute::MaxTexture3DWidth),
    (cudaDevAttrMaxTexture3DHeight, Attribute::MaxTexture3DHeight),
    (cudaDevAttrMaxTexture3DDepth, Attribute::MaxTexture3DDepth),
    (cudaDevAttrMaxTexture2DLayeredWidth, Attribute::MaxTexture2DLayered),
    (cudaDevAttrSurfaceAlignment, Attribute::SurfaceAlignment),
    (cudaDevAttrConcurrentKernels, Attribute::ConcurrentKernels),
    (cudaDevAttrEccEnabled, Attribute::EccEnabled),
    (cudaDevAttrTccDriver, Attribute::TccDriver),
    (cudaDevAttrMemoryClockRate, Attribute::MemoryClockRate),
    (cudaDevAttrGlobalMemoryBusWidth, Attribute::MemoryBusWidth),
    (cudaDevAttrL2CacheSize, Attribute::L2CacheSize),
    (cudaDevAttrMaxThreadsPerMultiProcessor, Attribute::MaxThreadsPerMultiprocessor),
    (cudaDevAttrAsyncEngineCount, Attribute::AsyncEngineCount),
    (cudaDevAttrUnifiedAddressing, Attribute::UnifiedAddressing),
    (cudaDevAttrMaxTexture1DLayeredWidth, Attribute::MaxTexture1DLayered),
    (cudaDevAttrMaxTexture2DGatherWidth, Attribute::MaxTexture2DGather),
    (cudaDevAttrMaxTexture3DWidthAlt, Attribute::MaxTexture3DAlt),
    (cudaDevAttrTexturePitchAlignment, Attribute::TexturePitchAlignment),
    (cudaDevAttrMaxTextureCubemapWidth, Attribute::MaxTextureCubemap),
    (cudaDevAttrMaxTextureCubemapLayeredWidth, Attribute::MaxTextureCubemapLayered),
    (cudaDevAttrMaxSurface1DWidth, Attribute::MaxSurface1D),
    (cudaDevAttrMaxSurface2DWidth, Attribute::MaxSurface2D),
    (cudaDevAttrMaxSurface3DWidth, Attribute::MaxSurface3D),
    (cudaDevAttrMaxSurface1DLayeredWidth, Attribute::MaxSurface1DLayered),
    (cudaDevAttrMaxSurface2DLayeredWidth, Attribute::MaxSurface2DLayered),
    (cudaDevAttrMaxSurfaceCubemapWidth, Attribute::MaxSurfaceCubemap),
    (cudaDevAttrMaxSurfaceCubemapLayeredWidth, Attribute::MaxSurfaceCubemapLayered),
    (cudaDevAttrMaxTexture1DLinearWidth, Attribute::MaxTexture1DLinear),
    (cudaDevAttrMaxTexture2DLinearWidth, Attribute::MaxTexture2DLinear),
    (cudaDevAttrMaxTexture2DMipmappedWidth, Attribute::MaxTexture2DMipmap),
    (cudaDevAttrComputeCapabilityMajor, Attribute::ComputeCapabilityMajor),
    (cudaDevAttrComputeCapabilityMinor, Attribute::ComputeCapabilityMinor),
    (cudaDevAttrMaxTexture1DMipmappedWidth, Attribute::MaxTexture1DMipmap),
    (cudaDevAttrStreamPrioritiesSupported, Attribute::StreamPrioritiesSupported),
    (cudaDevAttrGlobalL1CacheSupported, Attribute::GlobalL1CacheSupported),
    (cudaDevAttrLocalL1CacheSupported, Attribute::LocalL1CacheSupported),
    (cudaDevAttrMaxSharedMemoryPerMultiprocessor, Attribute::SharedMemoryPerMultiprocessor),
    (cudaDevAttrMaxRegistersPerMultiprocessor, Attribute::MaxRegistersPerMultiprocessor),
    (cudaDevAttrManagedMemory, Attribute::ManagedMemory),
    (cudaDevAttrIsMultiGpuBoard, Attribute::IsMultiGpuBoard),
    (cudaDevAttrMultiGpuBoardGroupID, Attribute::MultiGpuBoardGroupId),
    (cudaDevAttrHostNativeAtomicSupported, Attribute::HostNativeAtomicSupported),
    (cudaDevAttrSingleToDoublePrecisionPerfRatio, Attribute::SingleToDoublePerfRatio),
    (cudaDevAttrPageableMemoryAccess, Attribute::PageableMemoryAccess),
    (cudaDevAttrConcurrentManagedAccess, Attribute::ConcurrentManagedAccess),
    (cudaDevAttrComputePreemptionSupported, Attribute::ComputePreemptionSupported),
    (cudaDevAttrCanUseHostPointerForRegisteredMem, Attribute::CanUseHostPointerForRegisteredMemory),
    (cudaDevAttrReserved92, Attribute::CanUseStreamWaitValue),
    (cudaDevAttrReserved93, Attribute::CanUseStreamWaitValue),
    (cudaDevAttrReserved94, Attribute::CanUseStreamWaitValue),
    (cudaDevAttrCooperativeLaunch, Attribute::CooperativeLaunch),
    (cudaDevAttrReserved96, Attribute::CooperativeMultiDeviceLaunch),
    (cudaDevAttrMaxSharedMemoryPerBlockOptin, Attribute::SharedMemoryPerBlockOptin),
    (cudaDevAttrHostRegisterSupported, Attribute::HostRegisterSupported),
    (cudaDevAttrDirectManagedMemAccessFromHost, Attribute::DirectManagedMemoryAccessFromHost),
    (cudaDevAttrMaxBlocksPerMultiprocessor, Attribute::MaxBlocksPerMultiprocessor),
    (cudaDevAttrMaxPersistingL2CacheSize, Attribute::PersistingL2CacheMaxSize),
    (cudaDevAttrMaxAccessPolicyWindowSize, Attribute::AccessPolicyMaxWindowSize),
    (cudaDevAttrReservedSharedMemoryPerBlock, Attribute::ReservedSharedMemoryPerBlock),
    (cudaDevAttrTimelineSemaphoreInteropSupported, Attribute::TimelineSemaphoresSupported),
    (cudaDevAttrMemoryPoolsSupported, Attribute::MemoryPoolsSupported),
    (cudaDevAttrMemoryPoolSupportedHandleTypes, Attribute::MemoryPoolHandleTypes),
    (cudaDevAttrReserved122, Attribute::CanUseStreamWaitValue),
    (cudaDevAttrReserved123, Attribute::CanUseStreamWaitValue),
    (cudaDevAttrIpcEventSupport, Attribute::IpcEventSupported),
];

fn attribute(gpu: &dyn Gpu, device: c_int, attribute: cudaDeviceAttr) -> Result<c_int> {
    match attribute {
        cudaDevAttrPciBusId => Ok(gpu.pci_address(device)?.bus as c_int),
        cudaDevAttrPciDeviceId => Ok(gpu.pci_address(device)?.device as c_int),
        cudaDevAttrPciDomainId => Ok(gpu.pci_address(device)?.domain as c_int),
        _ => match ATTRIBUTES.binary_search_by_key(&attribute, |entry| entry.0) {
            Ok(index) => or_zero(gpu.attribute(device, ATTRIBUTES[index].1)),
            // The hub has no such attribute: the hardware is reported as absent.
            Err(_) if (1..cudaDevAttrMax).contains(&attribute) => Ok(0),
            Err(_) => invalid(format!("attr is {attribute}: there is no such attribute")),
        },
    }
}

fn properties(gpu: &dyn Gpu, device: c_int) -> Result<cudaDeviceProp> {
    use Attribute::*;

    let number = |attribute| or_zero(gpu.attribute(device, attribute));
    let size = |attribute| number(attribute).map(|number| usize::try_from(number).unwrap_or(0));
    // SAFETY: zeros are integers and texts.
    let mut p: cudaDeviceProp = unsafe { std::mem::zeroed() };

    p.name = fixed_text(&gpu.device_name(device)?);
    p.uuid = c_uuid(or_zero(gpu.uuid(device))?);
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
    p.memoryPoolSupportedHandleTypes = number(MemoryPoolHandleTypes)? as c_uint;
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

fn c_uuid(bytes: [u8; 16]) -> cudaUUID_t {
    CUuuid { bytes: bytes.map(|byte| byte as c_char) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_sorted() {
        assert!(ATTRIBUTES.is_sorted_by(|one, next| one.0 < next.0));
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
