// Generated from src/api/cudart/device.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

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
pub unsafe extern "C" fn cudaDeviceGetAttribute(
    value: *mut c_int,
    attr: cudaDeviceAttr,
    device: c_int,
) -> cudaError_t {
    let call = forward!(cudaDeviceGetAttribute(value, attr, device));
    entry_without_context(call, move |gpu| {
        let number = out(value)?;
        check_device(gpu, device)?;
        number.finish(attribute(gpu, device, attr)?)
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
    entry(call, move |_| check_cache_config(cacheConfig))
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
    entry(call, move |_| check_shared_mem_config(config))
}
