// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices: those that CUDA's calls have, in the same order.

use std::ffi::{c_char, c_int, c_uint};
use std::ptr;

use super::system::write;
use super::types::*;
use super::{Gpu, Kind, RUNTIME, Result, Slot, choice, entry, forward};
use crate::border::arguments::{check_device, device_at, invalid, out, read, text};
use crate::gpu::{Attribute, Link, PciAddress, PeerAttribute};

/// The handle of device 0, which names no memory; the others follow.
const FIRST: usize = 0x6e76_6d6c_0000;

fn handle(device: c_int) -> nvmlDevice_t {
    ptr::without_provenance_mut(FIRST + device as usize)
}

/// The ordinal of a handle.
fn ordinal(gpu: &dyn Gpu, device: nvmlDevice_t) -> Result<c_int> {
    let ordinal = device.addr().checked_sub(FIRST).and_then(|ordinal| c_int::try_from(ordinal).ok());
    match ordinal {
        Some(ordinal) if ordinal < gpu.device_count()? => Ok(ordinal),
        _ => invalid("the handle is no device's"),
    }
}

/// Returns the number of devices.
pub unsafe extern "C" fn nvmlDeviceGetCount_v2(deviceCount: *mut c_uint) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetCount_v2(deviceCount));
    entry(call, move |gpu| {
        out(deviceCount)?.write(gpu.device_count()?.cast_unsigned());
        Ok(NVML_SUCCESS)
    })
}

/// Returns the handle of a device.
pub unsafe extern "C" fn nvmlDeviceGetHandleByIndex_v2(index: c_uint, device: *mut nvmlDevice_t) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetHandleByIndex_v2(index, device));
    entry(call, move |gpu| {
        let (device, index) = (out(device)?, c_int::try_from(index).unwrap_or(-1));
        check_device(gpu, index)?;
        device.write(handle(index));
        Ok(NVML_SUCCESS)
    })
}

/// Returns the handle of the device at a PCI address.
pub unsafe extern "C" fn nvmlDeviceGetHandleByPciBusId_v2(
    pciBusId: *const c_char,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetHandleByPciBusId_v2(pciBusId, device));
    entry(call, move |gpu| {
        let device = out(device)?;
        Ok(match device_at(gpu, &text(pciBusId)?.to_string_lossy())? {
            Some(index) => {
                device.write(handle(index));
                NVML_SUCCESS
            }
            None => NVML_ERROR_NOT_FOUND,
        })
    })
}

/// Returns the handle of the device with a UUID, which nvmlDeviceGetUUID writes.
pub unsafe extern "C" fn nvmlDeviceGetHandleByUUID(uuid: *const c_char, device: *mut nvmlDevice_t) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetHandleByUUID(uuid, device));
    entry(call, move |gpu| {
        let (device, wanted) = (out(device)?, text(uuid)?.to_string_lossy());
        for index in 0..gpu.device_count()? {
            if uuid_of(gpu, index)?.eq_ignore_ascii_case(&wanted) {
                device.write(handle(index));
                return Ok(NVML_SUCCESS);
            }
        }
        Ok(NVML_ERROR_NOT_FOUND)
    })
}

/// Returns the ordinal of a device.
pub unsafe extern "C" fn nvmlDeviceGetIndex(device: nvmlDevice_t, index: *mut c_uint) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetIndex(device, index));
    entry(call, move |gpu| {
        out(index)?.write(ordinal(gpu, device)?.cast_unsigned());
        Ok(NVML_SUCCESS)
    })
}

/// Returns the name of a device.
pub unsafe extern "C" fn nvmlDeviceGetName(device: nvmlDevice_t, name: *mut c_char, length: c_uint) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetName(device, name, length));
    entry(call, move |gpu| write(name, length, &gpu.device_name(ordinal(gpu, device)?)?))
}

/// Returns the UUID of a device: "GPU-" and the digits of the bytes that CUDA has.
pub unsafe extern "C" fn nvmlDeviceGetUUID(device: nvmlDevice_t, uuid: *mut c_char, length: c_uint) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetUUID(device, uuid, length));
    entry(call, move |gpu| write(uuid, length, &uuid_of(gpu, ordinal(gpu, device)?)?))
}

fn uuid_of(gpu: &dyn Gpu, device: c_int) -> Result<String> {
    let digits = format!("{:032x}", u128::from_be_bytes(gpu.uuid(device)?));
    let (a, b, c, d, e) = (&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]);
    Ok(format!("GPU-{a}-{b}-{c}-{d}-{e}"))
}

/// Returns the PCI address of a device.
pub unsafe extern "C" fn nvmlDeviceGetPciInfo_v3(device: nvmlDevice_t, pci: *mut nvmlPciInfo_t) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetPciInfo_v3(device, pci));
    entry(call, move |gpu| {
        let pci = out(pci)?;
        let PciAddress { domain, bus, device } = gpu.pci_address(ordinal(gpu, device)?)?;
        pci.write(nvmlPciInfo_t {
            busIdLegacy: chars(&format!("{domain:04X}:{bus:02X}:{device:02X}.0")),
            domain,
            bus,
            device,
            pciDeviceId: 0,
            pciSubSystemId: 0,
            busId: chars(&format!("{domain:08X}:{bus:02X}:{device:02X}.0")),
        });
        Ok(NVML_SUCCESS)
    })
}

fn chars<const ROOM: usize>(words: &str) -> [c_char; ROOM] {
    let mut text = [0; ROOM];
    for (place, byte) in text[..ROOM - 1].iter_mut().zip(words.bytes()) {
        *place = byte as c_char;
    }
    text
}

/// Returns the memory of a device in bytes.
pub unsafe extern "C" fn nvmlDeviceGetMemoryInfo(device: nvmlDevice_t, memory: *mut nvmlMemory_t) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetMemoryInfo(device, memory));
    entry(call, move |gpu| {
        let memory = out(memory)?;
        let (free, total) = memory_of(gpu, ordinal(gpu, device)?)?;
        memory.write(nvmlMemory_t { total, free, used: total.saturating_sub(free) });
        Ok(NVML_SUCCESS)
    })
}

/// Returns the memory of a device in bytes, none of it reserved.
pub unsafe extern "C" fn nvmlDeviceGetMemoryInfo_v2(
    device: nvmlDevice_t,
    memory: *mut nvmlMemory_v2_t,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetMemoryInfo_v2(device, memory));
    entry(call, move |gpu| {
        let version = read(memory.cast::<c_uint>())?;
        let device = ordinal(gpu, device)?;
        if version != versioned::<nvmlMemory_v2_t>(2) {
            return Ok(NVML_ERROR_ARGUMENT_VERSION_MISMATCH);
        }
        let (free, total) = memory_of(gpu, device)?;
        out(memory)?.write(nvmlMemory_v2_t { version, total, reserved: 0, free, used: total.saturating_sub(free) });
        Ok(NVML_SUCCESS)
    })
}

/// Free and all bytes.
fn memory_of(gpu: &dyn Gpu, device: c_int) -> Result<(u64, u64)> {
    // A child forked meanwhile would find the table of memory locked: from here on the back end is in use.
    choice::get(&RUNTIME)?;
    let mut info = (0, 0);
    gpu.on_device(device, &mut || {
        info = gpu.memory_info()?;
        Ok(())
    })?;
    Ok((info.0 as u64, info.1 as u64))
}

/// Returns the compute capability of a device.
pub unsafe extern "C" fn nvmlDeviceGetCudaComputeCapability(
    device: nvmlDevice_t,
    major: *mut c_int,
    minor: *mut c_int,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetCudaComputeCapability(device, major, minor));
    entry(call, move |gpu| {
        let (major, minor, device) = (out(major)?, out(minor)?, ordinal(gpu, device)?);
        let numbers = (
            gpu.attribute(device, Attribute::ComputeCapabilityMajor)?,
            gpu.attribute(device, Attribute::ComputeCapabilityMinor)?,
        );
        major.write(numbers.0);
        minor.write(numbers.1);
        Ok(NVML_SUCCESS)
    })
}

/// Returns measurements, each with a status of its own: a device without sensors has none.
pub unsafe extern "C" fn nvmlDeviceGetFieldValues(
    device: nvmlDevice_t,
    valuesCount: c_int,
    values: *mut nvmlFieldValue_t,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetFieldValues(device, valuesCount, values));
    entry(call, move |gpu| {
        ordinal(gpu, device)?;
        let count = usize::try_from(valuesCount).ok().filter(|count| *count > 0);
        let (Some(count), false) = (count, values.is_null()) else { return invalid("there are no fields") };
        for index in 0..count {
            (&raw mut (*values.add(index)).nvmlReturn).write_unaligned(NVML_ERROR_NOT_SUPPORTED);
        }
        Ok(NVML_SUCCESS)
    })
}

/// Tells if a link is active: no device here has links of NVIDIA's.
pub unsafe extern "C" fn nvmlDeviceGetNvLinkState(
    device: nvmlDevice_t,
    link: c_uint,
    isActive: *mut c_uint,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetNvLinkState(device, link, isActive));
    entry(call, move |gpu| without_links(gpu, device, isActive))
}

/// Returns the kind of the device at a link's other end; not supported.
pub unsafe extern "C" fn nvmlDeviceGetNvLinkRemoteDeviceType(
    device: nvmlDevice_t,
    link: c_uint,
    pNvLinkDeviceType: *mut c_uint,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetNvLinkRemoteDeviceType(device, link, pNvLinkDeviceType));
    entry(call, move |gpu| without_links(gpu, device, pNvLinkDeviceType))
}

/// Returns the PCI address of the device at a link's other end; not supported.
pub unsafe extern "C" fn nvmlDeviceGetNvLinkRemotePciInfo_v2(
    device: nvmlDevice_t,
    link: c_uint,
    pci: *mut nvmlPciInfo_t,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetNvLinkRemotePciInfo_v2(device, link, pci));
    entry(call, move |gpu| without_links(gpu, device, pci))
}

unsafe fn without_links<T>(gpu: &dyn Gpu, device: nvmlDevice_t, output: *mut T) -> Result<nvmlReturn_t> {
    out(output)?;
    ordinal(gpu, device)?;
    Ok(NVML_ERROR_NOT_SUPPORTED)
}

const NO_FABRIC: nvmlGpuFabricInfo_t = nvmlGpuFabricInfo_t {
    clusterUuid: [0; 16],
    status: NVML_SUCCESS,
    cliqueId: 0,
    state: NVML_GPU_FABRIC_STATE_NOT_SUPPORTED,
};

/// Returns a device's fabric: none.
pub unsafe extern "C" fn nvmlDeviceGetGpuFabricInfo(
    device: nvmlDevice_t,
    gpuFabricInfo: *mut nvmlGpuFabricInfo_t,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetGpuFabricInfo(device, gpuFabricInfo));
    entry(call, move |gpu| {
        let info = out(gpuFabricInfo)?;
        ordinal(gpu, device)?;
        info.write(NO_FABRIC);
        Ok(NVML_SUCCESS)
    })
}

/// Returns a device's fabric, in a structure of version 2 or 3: none.
pub unsafe extern "C" fn nvmlDeviceGetGpuFabricInfoV(
    device: nvmlDevice_t,
    gpuFabricInfo: *mut nvmlGpuFabricInfoV_t,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetGpuFabricInfoV(device, gpuFabricInfo));
    entry(call, move |gpu| {
        let version = read(gpuFabricInfo.cast::<c_uint>())?;
        ordinal(gpu, device)?;
        let info = nvmlGpuFabricInfoV_t { version, info: NO_FABRIC, healthMask: 0 };
        if version == versioned::<nvmlGpuFabricInfoV_t>(2) {
            out(gpuFabricInfo)?.write(info);
        } else if version == versioned::<nvmlGpuFabricInfo_v3_t>(3) {
            out(gpuFabricInfo.cast())?.write(nvmlGpuFabricInfo_v3_t { info, healthSummary: 0 });
        } else {
            return Ok(NVML_ERROR_ARGUMENT_VERSION_MISMATCH);
        }
        Ok(NVML_SUCCESS)
    })
}

/// Tells if a device can reach another's memory, and by what.
pub unsafe extern "C" fn nvmlDeviceGetP2PStatus(
    device1: nvmlDevice_t,
    device2: nvmlDevice_t,
    p2pIndex: c_uint,
    p2pStatus: *mut c_uint,
) -> nvmlReturn_t {
    let call = forward!(nvmlDeviceGetP2PStatus(device1, device2, p2pIndex, p2pStatus));
    entry(call, move |gpu| {
        let status = out(p2pStatus)?;
        let (one, other) = (ordinal(gpu, device1)?, ordinal(gpu, device2)?);
        let reaches = gpu.can_access_peer(one, other)?;
        let linked_by = |kind| Ok::<_, crate::gpu::Error>(reaches && gpu.link(one, other)?.kind == kind);
        let is_so = match p2pIndex {
            NVML_P2P_CAPS_INDEX_READ | NVML_P2P_CAPS_INDEX_WRITE => reaches,
            NVML_P2P_CAPS_INDEX_NVLINK => linked_by(Link::XGMI)?,
            NVML_P2P_CAPS_INDEX_ATOMICS => {
                reaches && gpu.peer_attribute(PeerAttribute::NativeAtomicSupported, one, other)? != 0
            }
            NVML_P2P_CAPS_INDEX_PCI => linked_by(Link::PCIE)?,
            _ => return Err(Kind::InvalidValue.because(format!("p2pIndex is {p2pIndex}: there is no such capability"))),
        };
        status.write(if is_so { NVML_P2P_STATUS_OK } else { NVML_P2P_STATUS_NOT_SUPPORTED });
        Ok(NVML_SUCCESS)
    })
}
