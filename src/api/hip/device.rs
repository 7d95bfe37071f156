// SPDX-License-Identifier: MIT OR Apache-2.0
//! Initialisation, versions, and devices.

use std::ffi::{c_char, c_int, c_uint};

use super::context::schedule_flags;
use super::types::*;
use super::{
    RUNTIME, Slot, caller_abi, check_device, entry, entry_in_place, entry_without_gpu, forward, invalid, is_native_abi,
};
use crate::api::device::{self, check_cache_config, check_shared_mem_config, common_properties};
use crate::api::kernel::{HIP_MOST_BLOCKS, grid_limits, limited};
use crate::border::arguments::{device_at, fixed_text, or_zero, out, read, text, unsupported, write_text};
use crate::border::choice;
use crate::gpu::{Attribute, Gpu, Kind, Limit, PciAddress, Result};
use crate::share::{ends, semaphore};

/// HIP 6.3: major * 10000000 + minor * 100000 + patch.
pub(super) const HIP_VERSION: c_int = 60_300_000;

/// Initialises HIP. Any other call does so too.
///
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for other flags, hipErrorNoDevice.
///
/// HIP: hipInit. CUDA: cuInit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipInit(flags: c_uint) -> hipError_t {
    let call = forward!(hipInit(flags));
    entry(call, move |_| if flags == 0 { Ok(()) } else { invalid(format!("flags is {flags}: it must be 0")) })
}

/// Returns the version of the driver, which is that of HIP. Needs no device.
///
/// - `driverVersion` (out): major * 10000000 + minor * 100000 + patch.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipDriverGetVersion. CUDA: cudaDriverGetVersion.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDriverGetVersion(driverVersion: *mut c_int) -> hipError_t {
    let call = forward!(hipDriverGetVersion(driverVersion), abi: is_native_abi());
    entry_without_gpu(call, move || out(driverVersion)?.finish(caller_abi().version()))
}

/// Returns the version of HIP. Needs no device.
///
/// - `runtimeVersion` (out): major * 10000000 + minor * 100000 + patch.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipRuntimeGetVersion. CUDA: cudaRuntimeGetVersion.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipRuntimeGetVersion(runtimeVersion: *mut c_int) -> hipError_t {
    let call = forward!(hipRuntimeGetVersion(runtimeVersion), abi: is_native_abi());
    entry_without_gpu(call, move || out(runtimeVersion)?.finish(caller_abi().version()))
}

/// Returns the number of devices.
///
/// - `count` (out): the number; 0 with hipErrorNoDevice.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorNoDevice.
///
/// HIP: hipGetDeviceCount. CUDA: cudaGetDeviceCount.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetDeviceCount(count: *mut c_int) -> hipError_t {
    let call = forward!(hipGetDeviceCount(count));
    entry_without_gpu(call, move || {
        let count = out(count)?;
        let outcome = choice::get(&RUNTIME).and_then(|gpu| gpu.device_count());
        match &outcome {
            Ok(devices) => count.write(*devices),
            Err(error) if error.kind() == Kind::NoDevice => count.write(0),
            Err(_) => {}
        }
        outcome.map(|_| ())
    })
}

/// Returns the calling thread's current device.
///
/// - `deviceId` (out): its ordinal; 0 until the thread sets another.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipGetDevice. CUDA: cudaGetDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetDevice(deviceId: *mut c_int) -> hipError_t {
    let call = forward!(hipGetDevice(deviceId));
    entry_in_place(call, move |gpu| out(deviceId)?.finish(gpu.device()?))
}

/// Makes a device current for the calling thread.
///
/// - `deviceId` (in): its ordinal.
///
/// Returns hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipSetDevice. CUDA: cudaSetDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipSetDevice(deviceId: c_int) -> hipError_t {
    let call = forward!(hipSetDevice(deviceId));
    entry(call, move |gpu| gpu.set_device(deviceId))
}

/// Sets the calling thread's preferred devices, the best first: the first becomes its current device.
///
/// - `device_arr` (in, array of len, nullable): ordinals.
/// - `len` (in): their number; 0 changes nothing.
///
/// Returns hipErrorInvalidValue for a NULL array and for a bad `len`, hipErrorInvalidDevice for a device that does not
/// exist.
///
/// HIP: hipSetValidDevices. CUDA: cudaSetValidDevices.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipSetValidDevices(device_arr: *mut c_int, len: c_int) -> hipError_t {
    let call = forward!(hipSetValidDevices(device_arr, len));
    entry(call, move |gpu| {
        // SAFETY: the caller gives an array of `len` ints, or NULL.
        unsafe { device::set_valid_devices(gpu, device_arr, len) }
    })
}

/// Returns the handle of a device, which is its ordinal.
///
/// - `device` (out): the handle.
/// - `ordinal` (in): the ordinal.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipDeviceGet. CUDA: cuDeviceGet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGet(device: *mut hipDevice_t, ordinal: c_int) -> hipError_t {
    let call = forward!(hipDeviceGet(device, ordinal));
    entry(call, move |gpu| {
        let device = out(device)?;
        check_device(gpu, ordinal)?;
        device.finish(ordinal)
    })
}

/// Returns the name of a device.
///
/// - `name` (out, array of len): the name and its terminator, truncated if necessary.
/// - `len` (in): the size of the buffer in bytes.
/// - `device` (in): the device.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL or no room.
///
/// HIP: hipDeviceGetName. CUDA: cuDeviceGetName.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetName(name: *mut c_char, len: c_int, device: hipDevice_t) -> hipError_t {
    let call = forward!(hipDeviceGetName(name, len, device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        // SAFETY: the caller gives room for `len` bytes, or NULL.
        unsafe { write_text(name, len, &gpu.device_name(device)?) }
    })
}

/// Returns 16 bytes that identify a device on this machine, the same in every process.
///
/// - `uuid` (out): the bytes.
/// - `device` (in): the device.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
///
/// HIP: hipDeviceGetUuid. CUDA: cuDeviceGetUuid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetUuid(uuid: *mut hipUUID, device: hipDevice_t) -> hipError_t {
    let call = forward!(hipDeviceGetUuid(uuid, device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        out(uuid)?.finish(hipUUID { bytes: gpu.uuid(device)?.map(|byte| byte as c_char) })
    })
}

/// Returns a device's identifier on Windows; not supported.
///
/// - `luid` (out, array of 8): bytes.
/// - `deviceNodeMask` (out): a mask.
/// - `device` (in): the device.
///
/// Returns hipErrorNotSupported; hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipDeviceGetLuid from 10.1 on. CUDA: cuDeviceGetLuid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetLuid(
    luid: *mut c_char,
    deviceNodeMask: *mut c_uint,
    device: hipDevice_t,
) -> hipError_t {
    let call = forward!(hipDeviceGetLuid(luid, deviceNodeMask, device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        unsupported("a device has no such identifier here")
    })
}

/// Returns the total memory of a device.
///
/// - `bytes` (out): bytes.
/// - `device` (in): the device.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
///
/// HIP: hipDeviceTotalMem. CUDA: cuDeviceTotalMem.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceTotalMem(bytes: *mut usize, device: hipDevice_t) -> hipError_t {
    let call = forward!(hipDeviceTotalMem(bytes, device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        out(bytes)?.finish(gpu.total_memory(device)?)
    })
}

/// Returns a device's compute capability.
///
/// - `major` (out): the major version.
/// - `minor` (out): the minor version.
/// - `device` (in): the device.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
///
/// HIP: hipDeviceComputeCapability. CUDA: cuDeviceComputeCapability.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceComputeCapability(
    major: *mut c_int,
    minor: *mut c_int,
    device: hipDevice_t,
) -> hipError_t {
    let call = forward!(hipDeviceComputeCapability(major, minor, device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        let (major, minor) = (out(major)?, out(minor)?);
        let numbers = (
            gpu.attribute(device, Attribute::ComputeCapabilityMajor)?,
            gpu.attribute(device, Attribute::ComputeCapabilityMinor)?,
        );
        major.write(numbers.0);
        minor.finish(numbers.1)
    })
}

/// Returns an attribute of a device.
///
/// - `pi` (out): the number: bytes, kHz, bits or a count; yes is 1 and no is 0, also of what the vendor does not report.
/// - `attr` (in): the attribute.
/// - `deviceId` (in): the device.
///
/// Returns hipErrorInvalidValue for NULL and an unknown `attr`; hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipDeviceGetAttribute. CUDA: cudaDeviceGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetAttribute(
    pi: *mut c_int,
    attr: hipDeviceAttribute_t,
    deviceId: c_int,
) -> hipError_t {
    let call = forward!(hipDeviceGetAttribute(pi, attr, deviceId));
    entry(call, move |gpu| {
        let number = out(pi)?;
        check_device(gpu, deviceId)?;
        number.finish(attribute(gpu, deviceId, attr)?)
    })
}

/// Returns a device's PCI address.
///
/// - `pciBusId` (out, array of len): "domain:bus:device.0" in lowercase hexadecimal, such as "0000:c1:00.0", truncated if
///   necessary.
/// - `len` (in): the size of the buffer in bytes, at least 13.
/// - `device` (in): the device.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL or too little room.
///
/// HIP: hipDeviceGetPCIBusId. CUDA: cudaDeviceGetPCIBusId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, device: c_int) -> hipError_t {
    let call = forward!(hipDeviceGetPCIBusId(pciBusId, len, device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        // SAFETY: the caller gives room for `len` bytes, or NULL.
        unsafe { write_text(pciBusId, len, &pci_text(gpu.pci_address(device)?)) }?;
        if len < 13 {
            return invalid(format!("len is {len}: a PCI address takes 13 bytes"));
        }
        Ok(())
    })
}

/// Finds a device by its PCI address.
///
/// - `device` (out): its ordinal.
/// - `pciBusId` (in): "domain:bus:device" in hexadecimal, optionally with a function such as ".0".
///
/// Returns hipErrorInvalidValue for NULL and for an address that is none or is no device's.
///
/// HIP: hipDeviceGetByPCIBusId. CUDA: cudaDeviceGetByPCIBusId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetByPCIBusId(device: *mut c_int, pciBusId: *const c_char) -> hipError_t {
    let call = forward!(hipDeviceGetByPCIBusId(device, pciBusId));
    entry(call, move |gpu| {
        let device = out(device)?;
        let given = text(pciBusId)?.to_string_lossy();
        // HIP requires the domain and ignores the function.
        let address = given.split('.').next().unwrap_or_default();
        if address.matches(':').count() != 2 {
            return invalid(format!("\"{given}\" is not a PCI address with its domain"));
        }
        match device_at(gpu, address)? {
            Some(ordinal) => device.write(ordinal),
            None => return invalid(format!("no device is at {given}")),
        }
        Ok(())
    })
}

/// Returns the properties of a device.
///
/// - `prop` (out): the properties, all of them written.
/// - `deviceId` (in): the device.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipGetDeviceProperties from 6.0 on. CUDA: cudaGetDeviceProperties.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetDevicePropertiesR0600(prop: *mut hipDeviceProp_tR0600, deviceId: c_int) -> hipError_t {
    let call = forward!(hipGetDevicePropertiesR0600(prop, deviceId));
    entry(call, move |gpu| {
        let prop = out(prop)?;
        check_device(gpu, deviceId)?;
        prop.finish(properties(gpu, deviceId)?)
    })
}

/// Returns the properties of a device in the layout of HIP up to 5.
///
/// - `prop` (out): the properties, all of them written.
/// - `deviceId` (in): the device.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipGetDeviceProperties up to 5. CUDA: cudaGetDeviceProperties.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetDeviceProperties(prop: *mut hipDeviceProp_tR0000, deviceId: c_int) -> hipError_t {
    let call = forward!(hipGetDeviceProperties(prop, deviceId));
    entry(call, move |gpu| {
        let prop = out(prop)?;
        check_device(gpu, deviceId)?;
        prop.finish(old_layout(&properties(gpu, deviceId)?))
    })
}

/// The properties that hipChooseDevice compares; both layouts have them.
macro_rules! compared {
    ($prop:expr) => {
        [
            $prop.major as i128,
            $prop.minor as i128,
            $prop.totalGlobalMem as i128,
            $prop.sharedMemPerBlock as i128,
            $prop.maxThreadsPerBlock as i128,
            $prop.totalConstMem as i128,
            $prop.multiProcessorCount as i128,
            $prop.maxThreadsPerMultiProcessor as i128,
            $prop.memoryClockRate as i128,
            $prop.memoryBusWidth as i128,
            $prop.l2CacheSize as i128,
            $prop.regsPerBlock as i128,
            $prop.maxSharedMemoryPerMultiProcessor as i128,
            $prop.warpSize as i128,
        ]
    };
}

/// Chooses the first device that has at least the requested properties.
///
/// - `device` (out): its ordinal; 0 where no device has all.
/// - `prop` (in): the least memory, processors, rates and versions; 0 for no requirement.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipChooseDevice from 6.0 on. CUDA: cudaChooseDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipChooseDeviceR0600(device: *mut c_int, prop: *const hipDeviceProp_tR0600) -> hipError_t {
    let call = forward!(hipChooseDeviceR0600(device, prop));
    entry(call, move |gpu| {
        let device = out(device)?;
        // SAFETY: the caller gives a pointer to properties, or NULL; any bytes are properties.
        let requested = compared!(unsafe { read(prop) }?);
        device.finish(choose(gpu, &requested)?)
    })
}

/// Chooses the first device that has at least the properties requested in the layout of HIP up to 5.
///
/// - `device` (out): its ordinal; 0 where no device has all.
/// - `prop` (in): the least memory, processors, rates and versions; 0 for no requirement.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipChooseDevice up to 5. CUDA: cudaChooseDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipChooseDevice(device: *mut c_int, prop: *const hipDeviceProp_tR0000) -> hipError_t {
    let call = forward!(hipChooseDevice(device, prop));
    entry(call, move |gpu| {
        let device = out(device)?;
        // SAFETY: the caller gives a pointer to properties, or NULL; any bytes are properties.
        let requested = compared!(unsafe { read(prop) }?);
        device.finish(choose(gpu, &requested)?)
    })
}

/// Waits until all work queued on the current device is done.
///
/// Returns hipErrorLaunchFailure when work has failed.
///
/// HIP: hipDeviceSynchronize. CUDA: cudaDeviceSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceSynchronize() -> hipError_t {
    let call = forward!(hipDeviceSynchronize(), unless: semaphore::any());
    entry(call, move |gpu| gpu.synchronize_device())
}

/// Destroys everything this process has on the current device: memory, streams, events, openings.
///
/// HIP: hipDeviceReset. CUDA: cudaDeviceReset.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceReset() -> hipError_t {
    let end = ends::device(None);
    let call = forward!(hipDeviceReset(), unless: semaphore::any(), after: |status| end.settle(status == hipSuccess));
    entry(call, move |gpu| end.with(|| gpu.reset_primary(gpu.device()?)))
}

/// Returns the flags of the current device, which say how threads wait for it.
///
/// - `flags` (out): one of the hipDeviceSchedule flags.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipGetDeviceFlags. CUDA: cudaGetDeviceFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetDeviceFlags(flags: *mut c_uint) -> hipError_t {
    let call = forward!(hipGetDeviceFlags(flags));
    entry(call, move |gpu| out(flags)?.finish(gpu.device_flags()?))
}

/// Sets the flags of the current device, which say how threads wait for it.
///
/// - `flags` (in): one of the hipDeviceSchedule flags, and optionally hipDeviceMapHost and hipDeviceLmemResizeToMax,
///   which change nothing.
///
/// Returns hipErrorInvalidValue for other flags, hipErrorSetOnActiveProcess where they can no longer be changed.
///
/// HIP: hipSetDeviceFlags. CUDA: cudaSetDeviceFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipSetDeviceFlags(flags: c_uint) -> hipError_t {
    let call = forward!(hipSetDeviceFlags(flags));
    entry(call, move |gpu| {
        let set = gpu.set_device_flags(schedule_flags(flags)? & hipDeviceScheduleMask);
        set.map_err(|error| match error.kind() {
            Kind::ContextInUse => Kind::Native(hipErrorSetOnActiveProcess as i32).because(error.to_string()),
            _ => error,
        })
    })
}

/// Starts a device without making it current.
///
/// - `device` (in): its ordinal.
/// - `deviceFlags` (in): the flags of the device, as hipSetDeviceFlags takes them; they count with
///   hipInitDeviceFlagsAreValid only.
/// - `flags` (in): 0 or hipInitDeviceFlagsAreValid; other bits are ignored.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for flags of no device.
///
/// HIP: hipInitDevice from 10.1 on. CUDA: cudaInitDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipInitDevice(device: c_int, deviceFlags: c_uint, flags: c_uint) -> hipError_t {
    let call = forward!(hipInitDevice(device, deviceFlags, flags));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        if flags & hipInitDeviceFlagsAreValid == 0 {
            return Ok(());
        }
        match gpu.set_primary_flags(device, schedule_flags(deviceFlags)? & hipDeviceScheduleMask) {
            // Started before: it keeps its flags.
            Err(error) if error.kind() == Kind::ContextInUse => Ok(()),
            outcome => outcome,
        }
    })
}

/// Returns the range of stream priorities on the current device; lower is more urgent.
///
/// - `leastPriority` (out, nullable): the least urgent.
/// - `greatestPriority` (out, nullable): the most urgent.
///
/// HIP: hipDeviceGetStreamPriorityRange. CUDA: cudaDeviceGetStreamPriorityRange.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetStreamPriorityRange(
    leastPriority: *mut c_int,
    greatestPriority: *mut c_int,
) -> hipError_t {
    let call = forward!(hipDeviceGetStreamPriorityRange(leastPriority, greatestPriority));
    entry(call, move |gpu| device::priority_range(gpu, leastPriority, greatestPriority))
}

/// Returns a limit of the current device.
///
/// - `pValue` (out): bytes.
/// - `limit` (in): the limit.
///
/// Returns hipErrorInvalidValue for NULL and an unknown limit, hipErrorUnsupportedLimit where the device has none.
///
/// HIP: hipDeviceGetLimit. CUDA: cudaDeviceGetLimit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetLimit(pValue: *mut usize, limit: hipLimit_t) -> hipError_t {
    let call = forward!(hipDeviceGetLimit(pValue, limit));
    entry(call, move |gpu| out(pValue)?.finish(gpu.limit(read_limit(limit)?)?))
}

/// Sets a limit of the current device.
///
/// - `limit` (in): the limit.
/// - `value` (in): bytes.
///
/// Returns hipErrorInvalidValue for an unknown limit and for a value the device cannot have, hipErrorUnsupportedLimit
/// where it cannot be set.
///
/// HIP: hipDeviceSetLimit. CUDA: cudaDeviceSetLimit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceSetLimit(limit: hipLimit_t, value: usize) -> hipError_t {
    let call = forward!(hipDeviceSetLimit(limit, value));
    entry(call, move |gpu| gpu.set_limit(read_limit(limit)?, value))
}

/// Returns the preference between shared memory and L1 cache: none, as no device here supports one.
///
/// - `cacheConfig` (out): hipFuncCachePreferNone.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipDeviceGetCacheConfig. CUDA: cudaDeviceGetCacheConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetCacheConfig(cacheConfig: *mut hipFuncCache_t) -> hipError_t {
    let call = forward!(hipDeviceGetCacheConfig(cacheConfig));
    entry(call, move |_| out(cacheConfig)?.finish(hipFuncCachePreferNone))
}

/// Does nothing, as AMD's runtime: no device here can prefer shared memory or L1 cache.
///
/// - `cacheConfig` (in): the preference.
///
/// Returns hipErrorInvalidValue for an unknown preference.
///
/// HIP: hipDeviceSetCacheConfig. CUDA: cudaDeviceSetCacheConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceSetCacheConfig(cacheConfig: hipFuncCache_t) -> hipError_t {
    let call = forward!(hipDeviceSetCacheConfig(cacheConfig));
    entry(call, move |_| check_cache_config(cacheConfig))
}

/// Returns the bank size of shared memory.
///
/// - `pConfig` (out): hipSharedMemBankSizeFourByte.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipDeviceGetSharedMemConfig. CUDA: cudaDeviceGetSharedMemConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetSharedMemConfig(pConfig: *mut hipSharedMemConfig) -> hipError_t {
    let call = forward!(hipDeviceGetSharedMemConfig(pConfig));
    entry(call, move |_| out(pConfig)?.finish(hipSharedMemBankSizeFourByte))
}

/// Does nothing, as AMD's runtime: no device here can change the bank size of shared memory.
///
/// - `config` (in): the bank size.
///
/// Returns hipErrorInvalidValue for an unknown bank size.
///
/// HIP: hipDeviceSetSharedMemConfig. CUDA: cudaDeviceSetSharedMemConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceSetSharedMemConfig(config: hipSharedMemConfig) -> hipError_t {
    let call = forward!(hipDeviceSetSharedMemConfig(config));
    entry(call, move |_| check_shared_mem_config(config))
}

/// Begins to collect a profile; not supported, as in AMD's own runtime, whose tools profile from outside.
///
/// Returns hipErrorNotSupported.
///
/// HIP: hipProfilerStart. CUDA: cudaProfilerStart.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipProfilerStart() -> hipError_t {
    let call = forward!(hipProfilerStart());
    entry(call, move |_| unsupported("HIP has no profiler that a program starts"))
}

/// Ceases to collect a profile; not supported, as in AMD's own runtime, whose tools profile from outside.
///
/// Returns hipErrorNotSupported.
///
/// HIP: hipProfilerStop. CUDA: cudaProfilerStop.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipProfilerStop() -> hipError_t {
    let call = forward!(hipProfilerStop());
    entry(call, move |_| unsupported("HIP has no profiler that a program stops"))
}

fn read_limit(limit: hipLimit_t) -> Result<Limit> {
    Ok(match limit {
        hipLimitStackSize => Limit::StackSize,
        hipLimitPrintfFifoSize => Limit::PrintfBuffer,
        hipLimitMallocHeapSize => Limit::Heap,
        _ => return invalid(format!("the limit is {limit}: there is no such limit")),
    })
}

fn choose(gpu: &dyn Gpu, requested: &[i128]) -> Result<c_int> {
    for device in 0..gpu.device_count()? {
        let has = compared!(properties(gpu, device)?);
        if requested.iter().zip(has).all(|(wish, has)| *wish == 0 || has >= *wish) {
            return Ok(device);
        }
    }
    Ok(0)
}

/// HIP's attributes, sorted by number, with the hub's. [`attribute`] itself handles the others.
static ATTRIBUTES: &[(hipDeviceAttribute_t, Attribute)] = &[
    (hipDeviceAttributeEccEnabled, Attribute::EccEnabled),
    (hipDeviceAttributeAccessPolicyMaxWindowSize, Attribute::AccessPolicyMaxWindowSize),
    (hipDeviceAttributeAsyncEngineCount, Attribute::AsyncEngineCount),
    (hipDeviceAttributeCanMapHostMemory, Attribute::CanMapHostMemory),
    (hipDeviceAttributeCanUseHostPointerForRegisteredMem, Attribute::CanUseHostPointerForRegisteredMemory),
    (hipDeviceAttributeClockRate, Attribute::ClockRate),
    (hipDeviceAttributeComputeMode, Attribute::ComputeMode),
    (hipDeviceAttributeComputePreemptionSupported, Attribute::ComputePreemptionSupported),
    (hipDeviceAttributeConcurrentKernels, Attribute::ConcurrentKernels),
    (hipDeviceAttributeConcurrentManagedAccess, Attribute::ConcurrentManagedAccess),
    (hipDeviceAttributeCooperativeLaunch, Attribute::CooperativeLaunch),
    (hipDeviceAttributeCooperativeMultiDeviceLaunch, Attribute::CooperativeMultiDeviceLaunch),
    (hipDeviceAttributeDeviceOverlap, Attribute::DeviceOverlap),
    (hipDeviceAttributeDirectManagedMemAccessFromHost, Attribute::DirectManagedMemoryAccessFromHost),
    (hipDeviceAttributeGlobalL1CacheSupported, Attribute::GlobalL1CacheSupported),
    (hipDeviceAttributeHostNativeAtomicSupported, Attribute::HostNativeAtomicSupported),
    (hipDeviceAttributeIntegrated, Attribute::Integrated),
    (hipDeviceAttributeIsMultiGpuBoard, Attribute::IsMultiGpuBoard),
    (hipDeviceAttributeKernelExecTimeout, Attribute::KernelExecTimeout),
    (hipDeviceAttributeL2CacheSize, Attribute::L2CacheSize),
    (hipDeviceAttributeLocalL1CacheSupported, Attribute::LocalL1CacheSupported),
    (hipDeviceAttributeLuidDeviceNodeMask, Attribute::LuidDeviceNodeMask),
    (hipDeviceAttributeComputeCapabilityMajor, Attribute::ComputeCapabilityMajor),
    (hipDeviceAttributeManagedMemory, Attribute::ManagedMemory),
    (hipDeviceAttributeMaxBlocksPerMultiProcessor, Attribute::MaxBlocksPerMultiprocessor),
    (hipDeviceAttributeMaxBlockDimX, Attribute::MaxBlockDimX),
    (hipDeviceAttributeMaxBlockDimY, Attribute::MaxBlockDimY),
    (hipDeviceAttributeMaxBlockDimZ, Attribute::MaxBlockDimZ),
    (hipDeviceAttributeMaxGridDimX, Attribute::MaxGridDimX),
    (hipDeviceAttributeMaxGridDimY, Attribute::MaxGridDimY),
    (hipDeviceAttributeMaxGridDimZ, Attribute::MaxGridDimZ),
    (hipDeviceAttributeMaxSurface1D, Attribute::MaxSurface1D),
    (hipDeviceAttributeMaxSurface1DLayered, Attribute::MaxSurface1DLayered),
    (hipDeviceAttributeMaxSurface2D, Attribute::MaxSurface2D),
    (hipDeviceAttributeMaxSurface2DLayered, Attribute::MaxSurface2DLayered),
    (hipDeviceAttributeMaxSurface3D, Attribute::MaxSurface3D),
    (hipDeviceAttributeMaxSurfaceCubemap, Attribute::MaxSurfaceCubemap),
    (hipDeviceAttributeMaxSurfaceCubemapLayered, Attribute::MaxSurfaceCubemapLayered),
    (hipDeviceAttributeMaxTexture1DWidth, Attribute::MaxTexture1DWidth),
    (hipDeviceAttributeMaxTexture1DLayered, Attribute::MaxTexture1DLayered),
    (hipDeviceAttributeMaxTexture1DLinear, Attribute::MaxTexture1DLinear),
    (hipDeviceAttributeMaxTexture1DMipmap, Attribute::MaxTexture1DMipmap),
    (hipDeviceAttributeMaxTexture2DWidth, Attribute::MaxTexture2DWidth),
    (hipDeviceAttributeMaxTexture2DHeight, Attribute::MaxTexture2DHeight),
    (hipDeviceAttributeMaxTexture2DGather, Attribute::MaxTexture2DGather),
    (hipDeviceAttributeMaxTexture2DLayered, Attribute::MaxTexture2DLayered),
    (hipDeviceAttributeMaxTexture2DLinear, Attribute::MaxTexture2DLinear),
    (hipDeviceAttributeMaxTexture2DMipmap, Attribute::MaxTexture2DMipmap),
    (hipDeviceAttributeMaxTexture3DWidth, Attribute::MaxTexture3DWidth),
    (hipDeviceAttributeMaxTexture3DHeight, Attribute::MaxTexture3DHeight),
    (hipDeviceAttributeMaxTexture3DDepth, Attribute::MaxTexture3DDepth),
    (hipDeviceAttributeMaxTexture3DAlt, Attribute::MaxTexture3DAlt),
    (hipDeviceAttributeMaxTextureCubemap, Attribute::MaxTextureCubemap),
    (hipDeviceAttributeMaxTextureCubemapLayered, Attribute::MaxTextureCubemapLayered),
    (hipDeviceAttributeMaxThreadsPerBlock, Attribute::MaxThreadsPerBlock),
    (hipDeviceAttributeMaxThreadsPerMultiProcessor, Attribute::MaxThreadsPerMultiprocessor),
    (hipDeviceAttributeMaxPitch, Attribute::MaxPitch),
    (hipDeviceAttributeMemoryBusWidth, Attribute::MemoryBusWidth),
    (hipDeviceAttributeMemoryClockRate, Attribute::MemoryClockRate),
    (hipDeviceAttributeComputeCapabilityMinor, Attribute::ComputeCapabilityMinor),
    (hipDeviceAttributeMultiGpuBoardGroupID, Attribute::MultiGpuBoardGroupId),
    (hipDeviceAttributeMultiprocessorCount, Attribute::MultiprocessorCount),
    (hipDeviceAttributePageableMemoryAccess, Attribute::PageableMemoryAccess),
    (hipDeviceAttributePageableMemoryAccessUsesHostPageTables, Attribute::PageableMemoryAccessUsesHostPageTables),
    (hipDeviceAttributePersistingL2CacheMaxSize, Attribute::PersistingL2CacheMaxSize),
    (hipDeviceAttributeMaxRegistersPerBlock, Attribute::MaxRegistersPerBlock),
    (hipDeviceAttributeMaxRegistersPerMultiprocessor, Attribute::MaxRegistersPerMultiprocessor),
    (hipDeviceAttributeReservedSharedMemPerBlock, Attribute::ReservedSharedMemoryPerBlock),
    (hipDeviceAttributeMaxSharedMemoryPerBlock, Attribute::MaxSharedMemoryPerBlock),
    (hipDeviceAttributeSharedMemPerBlockOptin, Attribute::SharedMemoryPerBlockOptin),
    (hipDeviceAttributeSharedMemPerMultiprocessor, Attribute::SharedMemoryPerMultiprocessor),
    (hipDeviceAttributeSingleToDoublePrecisionPerfRatio, Attribute::SingleToDoublePerfRatio),
    (hipDeviceAttributeStreamPrioritiesSupported, Attribute::StreamPrioritiesSupported),
    (hipDeviceAttributeSurfaceAlignment, Attribute::SurfaceAlignment),
    (hipDeviceAttributeTccDriver, Attribute::TccDriver),
    (hipDeviceAttributeTextureAlignment, Attribute::TextureAlignment),
    (hipDeviceAttributeTexturePitchAlignment, Attribute::TexturePitchAlignment),
    (hipDeviceAttributeTotalConstantMemory, Attribute::TotalConstantMemory),
    (hipDeviceAttributeUnifiedAddressing, Attribute::UnifiedAddressing),
    (hipDeviceAttributeWarpSize, Attribute::WarpSize),
    (hipDeviceAttributeMemoryPoolsSupported, Attribute::MemoryPoolsSupported),
    (hipDeviceAttributeVirtualMemoryManagementSupported, Attribute::VirtualMemoryManagementSupported),
    (hipDeviceAttributeHostRegisterSupported, Attribute::HostRegisterSupported),
    (hipDeviceAttributeMemoryPoolSupportedHandleTypes, Attribute::MemoryPoolHandleTypes),
    (hipDeviceAttributeHostNumaId, Attribute::HostNumaId),
    (hipDeviceAttributeDmaBufSupported, Attribute::DmaBufSupported),
    (hipDeviceAttributeGPUDirectRDMAWithHipVMMSupported, Attribute::GpuDirectRdmaWithVmmSupported),
    (hipDeviceAttributeHostAllocDmaBufSupported, Attribute::HostAllocDmaBufSupported),
    (hipDeviceAttributeGPUDirectRDMASupported, Attribute::GpuDirectRdmaSupported),
    (hipDeviceAttributeGPUDirectRDMAFlushWritesOptions, Attribute::GpuDirectRdmaFlushWritesOptions),
    (hipDeviceAttributeGPUDirectRDMAWritesOrdering, Attribute::GpuDirectRdmaWritesOrdering),
    (hipDeviceAttributeClockInstructionRate, Attribute::ClockInstructionRate),
    (hipDeviceAttributeMaxSharedMemoryPerMultiprocessor, Attribute::SharedMemoryPerMultiprocessor),
    (hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc, Attribute::CooperativeUnmatchedFunction),
    (hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim, Attribute::CooperativeUnmatchedGridDim),
    (hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim, Attribute::CooperativeUnmatchedBlockDim),
    (hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem, Attribute::CooperativeUnmatchedSharedMemory),
    (hipDeviceAttributeIsLargeBar, Attribute::IsLargeBar),
    (hipDeviceAttributeAsicRevision, Attribute::AsicRevision),
    (hipDeviceAttributeCanUseStreamWaitValue, Attribute::CanUseStreamWaitValue),
    (hipDeviceAttributeImageSupport, Attribute::ImageSupport),
    (hipDeviceAttributePhysicalMultiProcessorCount, Attribute::PhysicalMultiprocessorCount),
    (hipDeviceAttributeFineGrainSupport, Attribute::FineGrainSupport),
    (hipDeviceAttributeWallClockRate, Attribute::WallClockRate),
    (hipDeviceAttributeNumberOfXccs, Attribute::NumberOfXccs),
    (hipDeviceAttributeMaxAvailableVgprsPerThread, Attribute::MaxAvailableVgprsPerThread),
    (hipDeviceAttributePciChipId, Attribute::PciChipId),
    (hipDeviceAttributeExpertSchedMode, Attribute::ExpertSchedulingMode),
    (hipDeviceAttributeMaxDynDataPrefetchRegions, Attribute::MaxDynamicDataPrefetchRegions),
];

fn attribute(gpu: &dyn Gpu, device: c_int, attribute: hipDeviceAttribute_t) -> Result<c_int> {
    match attribute {
        hipDeviceAttributePciBusId => Ok(gpu.pci_address(device)?.bus as c_int),
        hipDeviceAttributePciDeviceId => Ok(gpu.pci_address(device)?.device as c_int),
        hipDeviceAttributePciDomainID => Ok(gpu.pci_address(device)?.domain as c_int),
        // Pools and physical memory are exported by the same kinds of handle.
        hipDeviceAttributeHandleTypeFabricSupported => {
            let types = or_zero(gpu.attribute(device, Attribute::MemoryPoolHandleTypes))?;
            Ok((types & hipMemHandleTypeFabric as c_int != 0).into())
        }
        hipDeviceAttributeTotalGlobalMem => Ok(c_int::try_from(gpu.total_memory(device)?).unwrap_or(c_int::MAX)),
        _ => match ATTRIBUTES.binary_search_by_key(&attribute, |entry| entry.0) {
            // What a vendor has no such attribute for, its devices do not have.
            Ok(index) => {
                let attribute = ATTRIBUTES[index].1;
                or_zero(gpu.attribute(device, attribute)).map(|value| limited(attribute, value, HIP_MOST_BLOCKS))
            }
            Err(_) => invalid(format!("attr is {attribute}: there is no such attribute")),
        },
    }
}

fn properties(gpu: &dyn Gpu, device: c_int) -> Result<hipDeviceProp_tR0600> {
    let number = |attribute| or_zero(gpu.attribute(device, attribute));
    let architecture = gpu.architecture(device)?;
    let mut p = common_properties!(gpu, device, hipDeviceProp_tR0600);
    p.gcnArchName = fixed_text(&architecture);
    p.maxGridSize = grid_limits(p.maxGridSize, HIP_MOST_BLOCKS);
    p.maxSharedMemoryPerMultiProcessor = p.sharedMemPerMultiprocessor;
    for (field, attribute) in [
        (&mut p.clockRate, Attribute::ClockRate),
        (&mut p.deviceOverlap, Attribute::DeviceOverlap),
        (&mut p.kernelExecTimeoutEnabled, Attribute::KernelExecTimeout),
        (&mut p.computeMode, Attribute::ComputeMode),
        (&mut p.maxTexture1DLinear, Attribute::MaxTexture1DLinear),
        (&mut p.memoryClockRate, Attribute::MemoryClockRate),
        (&mut p.singleToDoublePrecisionPerfRatio, Attribute::SingleToDoublePerfRatio),
        (&mut p.cooperativeMultiDeviceLaunch, Attribute::CooperativeMultiDeviceLaunch),
        (&mut p.memoryPoolSupportedHandleTypes, Attribute::MemoryPoolHandleTypes),
        (&mut p.clockInstructionRate, Attribute::ClockInstructionRate),
        (&mut p.cooperativeMultiDeviceUnmatchedFunc, Attribute::CooperativeUnmatchedFunction),
        (&mut p.cooperativeMultiDeviceUnmatchedGridDim, Attribute::CooperativeUnmatchedGridDim),
        (&mut p.cooperativeMultiDeviceUnmatchedBlockDim, Attribute::CooperativeUnmatchedBlockDim),
        (&mut p.cooperativeMultiDeviceUnmatchedSharedMem, Attribute::CooperativeUnmatchedSharedMemory),
        (&mut p.isLargeBar, Attribute::IsLargeBar),
        (&mut p.asicRevision, Attribute::AsicRevision),
    ] {
        *field = number(attribute)?;
    }
    Ok(p)
}

/// The properties in the layout of HIP up to 5. `gcnArch`, which that release had already replaced, is 0.
fn old_layout(p: &hipDeviceProp_tR0600) -> hipDeviceProp_tR0000 {
    hipDeviceProp_tR0000 {
        name: p.name,
        totalGlobalMem: p.totalGlobalMem,
        sharedMemPerBlock: p.sharedMemPerBlock,
        regsPerBlock: p.regsPerBlock,
        warpSize: p.warpSize,
        maxThreadsPerBlock: p.maxThreadsPerBlock,
        maxThreadsDim: p.maxThreadsDim,
        maxGridSize: p.maxGridSize,
        clockRate: p.clockRate,
        memoryClockRate: p.memoryClockRate,
        memoryBusWidth: p.memoryBusWidth,
        totalConstMem: p.totalConstMem,
        major: p.major,
        minor: p.minor,
        multiProcessorCount: p.multiProcessorCount,
        l2CacheSize: p.l2CacheSize,
        maxThreadsPerMultiProcessor: p.maxThreadsPerMultiProcessor,
        computeMode: p.computeMode,
        clockInstructionRate: p.clockInstructionRate,
        arch: p.arch,
        concurrentKernels: p.concurrentKernels,
        pciDomainID: p.pciDomainID,
        pciBusID: p.pciBusID,
        pciDeviceID: p.pciDeviceID,
        maxSharedMemoryPerMultiProcessor: p.maxSharedMemoryPerMultiProcessor,
        isMultiGpuBoard: p.isMultiGpuBoard,
        canMapHostMemory: p.canMapHostMemory,
        gcnArch: 0,
        gcnArchName: p.gcnArchName,
        integrated: p.integrated,
        cooperativeLaunch: p.cooperativeLaunch,
        cooperativeMultiDeviceLaunch: p.cooperativeMultiDeviceLaunch,
        maxTexture1DLinear: p.maxTexture1DLinear,
        maxTexture1D: p.maxTexture1D,
        maxTexture2D: p.maxTexture2D,
        maxTexture3D: p.maxTexture3D,
        hdpMemFlushCntl: p.hdpMemFlushCntl,
        hdpRegFlushCntl: p.hdpRegFlushCntl,
        memPitch: p.memPitch,
        textureAlignment: p.textureAlignment,
        texturePitchAlignment: p.texturePitchAlignment,
        kernelExecTimeoutEnabled: p.kernelExecTimeoutEnabled,
        ECCEnabled: p.ECCEnabled,
        tccDriver: p.tccDriver,
        cooperativeMultiDeviceUnmatchedFunc: p.cooperativeMultiDeviceUnmatchedFunc,
        cooperativeMultiDeviceUnmatchedGridDim: p.cooperativeMultiDeviceUnmatchedGridDim,
        cooperativeMultiDeviceUnmatchedBlockDim: p.cooperativeMultiDeviceUnmatchedBlockDim,
        cooperativeMultiDeviceUnmatchedSharedMem: p.cooperativeMultiDeviceUnmatchedSharedMem,
        isLargeBar: p.isLargeBar,
        asicRevision: p.asicRevision,
        managedMemory: p.managedMemory,
        directManagedMemAccessFromHost: p.directManagedMemAccessFromHost,
        concurrentManagedAccess: p.concurrentManagedAccess,
        pageableMemoryAccess: p.pageableMemoryAccess,
        pageableMemoryAccessUsesHostPageTables: p.pageableMemoryAccessUsesHostPageTables,
    }
}

fn pci_text(pci: PciAddress) -> String {
    format!("{:04x}:{:02x}:{:02x}.0", pci.domain, pci.bus, pci.device)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pci_addresses_are_lower_case() {
        assert_eq!(pci_text(PciAddress { domain: 0x10a, bus: 0xc1, device: 0x1f }), "010a:c1:1f.0");
    }

    #[test]
    fn attributes_are_sorted_and_hip_6s() {
        assert!(ATTRIBUTES.is_sorted_by(|one, next| one.0 < next.0));
        let number =
            |wanted| ATTRIBUTES.iter().filter(|entry| entry.1 == wanted).map(|entry| entry.0).collect::<Vec<_>>();
        assert_eq!(number(Attribute::CanMapHostMemory), [3]);
        assert_eq!(number(Attribute::ComputeCapabilityMajor), [23]);
        assert_eq!(number(Attribute::MultiprocessorCount), [63]);
        assert_eq!(number(Attribute::WarpSize), [87]);
        assert_eq!(number(Attribute::SharedMemoryPerMultiprocessor), [76, 10002]);
        assert_eq!(number(Attribute::WallClockRate), [10017]);
        assert_eq!((hipDeviceAttributePciDomainID, hipDeviceAttributeTotalGlobalMem), (69, 84));
    }

    #[test]
    fn the_old_layout_carries_the_same_properties() {
        // SAFETY: zeros are integers and NULL pointers.
        let mut p: hipDeviceProp_tR0600 = unsafe { std::mem::zeroed() };
        p.name = fixed_text(&"n".repeat(300));
        p.totalGlobalMem = 7 << 30;
        p.pageableMemoryAccessUsesHostPageTables = 1;
        let old = old_layout(&p);
        assert_eq!((old.name[254], old.name[255]), (b'n' as c_char, 0));
        assert_eq!((old.totalGlobalMem, old.pageableMemoryAccessUsesHostPageTables), (7 << 30, 1));
    }
}
