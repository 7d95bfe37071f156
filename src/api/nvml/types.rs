// SPDX-License-Identifier: MIT OR Apache-2.0
//! NVML's types and codes.

use std::ffi::{c_char, c_int, c_uint, c_void};

use crate::gpu::Kind;

pub type nvmlReturn_t = c_uint;
/// An opaque handle.
pub type nvmlDevice_t = *mut c_void;

constants! {
    nvmlReturn_t {
        NVML_SUCCESS = 0 => c"Success",
        NVML_ERROR_UNINITIALIZED = 1 => c"Uninitialized",
        NVML_ERROR_INVALID_ARGUMENT = 2 => c"Invalid Argument",
        NVML_ERROR_NOT_SUPPORTED = 3 => c"Not Supported",
        NVML_ERROR_NO_PERMISSION = 4 => c"Insufficient Permissions",
        NVML_ERROR_ALREADY_INITIALIZED = 5 => c"Already Initialized",
        NVML_ERROR_NOT_FOUND = 6 => c"Not Found",
        NVML_ERROR_INSUFFICIENT_SIZE = 7 => c"Insufficient Size",
        NVML_ERROR_INSUFFICIENT_POWER = 8 => c"Insufficient External Power",
        NVML_ERROR_DRIVER_NOT_LOADED = 9 => c"Driver Not Loaded",
        NVML_ERROR_TIMEOUT = 10 => c"Timeout",
        NVML_ERROR_IRQ_ISSUE = 11 => c"Interrupt Request Issue",
        NVML_ERROR_LIBRARY_NOT_FOUND = 12 => c"NVML Shared Library Not Found",
        NVML_ERROR_FUNCTION_NOT_FOUND = 13 => c"Function Not Found",
        NVML_ERROR_CORRUPTED_INFOROM = 14 => c"Corrupted infoROM",
        NVML_ERROR_GPU_IS_LOST = 15 => c"GPU is lost",
        NVML_ERROR_RESET_REQUIRED = 16 => c"GPU requires reset",
        NVML_ERROR_OPERATING_SYSTEM = 17 => c"The operating system has blocked the request.",
        NVML_ERROR_LIB_RM_VERSION_MISMATCH = 18 => c"RM has detected an NVML/RM version mismatch.",
        NVML_ERROR_IN_USE = 19 => c"In use by another client",
        NVML_ERROR_MEMORY = 20 => c"Insufficient Memory",
        NVML_ERROR_NO_DATA = 21 => c"No data",
        NVML_ERROR_VGPU_ECC_NOT_SUPPORTED = 22 => c"VGPU ECC not supported",
        NVML_ERROR_INSUFFICIENT_RESOURCES = 23 => c"Insufficient Resources",
        NVML_ERROR_FREQ_NOT_SUPPORTED = 24 => c"Frequency Not Supported",
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH = 25 => c"Argument version mismatch",
        NVML_ERROR_DEPRECATED = 26 => c"Deprecated",
        NVML_ERROR_NOT_READY = 27 => c"Not Ready",
        NVML_ERROR_GPU_NOT_FOUND = 28 => c"GPU Not Found",
        NVML_ERROR_INVALID_STATE = 29 => c"Invalid State",
        NVML_ERROR_RESET_TYPE_NOT_SUPPORTED = 30 => c"Reset Type Not Supported",
        NVML_ERROR_UNKNOWN = 999 => c"Unknown Error",
    }
}

/// The status of a neutral error.
pub fn status(kind: Kind) -> nvmlReturn_t {
    match kind {
        Kind::NotInitialized | Kind::Forked | Kind::Deinitialized => NVML_ERROR_UNINITIALIZED,
        Kind::NoDevice => NVML_ERROR_DRIVER_NOT_LOADED,
        Kind::InvalidValue
        | Kind::InvalidDevice
        | Kind::InvalidHandle
        | Kind::InvalidPitch
        | Kind::InvalidExtents
        | Kind::InvalidCopyDirection
        | Kind::InvalidContext => NVML_ERROR_INVALID_ARGUMENT,
        Kind::Unsupported | Kind::PeerUnsupported | Kind::UnsupportedLimit => NVML_ERROR_NOT_SUPPORTED,
        Kind::NotPermitted => NVML_ERROR_NO_PERMISSION,
        Kind::NotFound => NVML_ERROR_NOT_FOUND,
        Kind::NameTaken => NVML_ERROR_IN_USE,
        Kind::OutOfMemory => NVML_ERROR_MEMORY,
        Kind::OperatingSystem => NVML_ERROR_OPERATING_SYSTEM,
        Kind::ContextInUse
        | Kind::ContextDestroyed
        | Kind::OwnProcess
        | Kind::HandleRefused
        | Kind::DescriptorRefused
        | Kind::HandleStale
        | Kind::OwnerEnded
        | Kind::Unreachable
        | Kind::EventNotShareable
        | Kind::MapFailed
        | Kind::NotReady
        | Kind::IllegalState
        | Kind::PeerAlreadyEnabled
        | Kind::PeerNotEnabled
        | Kind::HostAlreadyRegistered
        | Kind::HostNotRegistered
        | Kind::FileNotFound
        | Kind::ImageInvalid
        | Kind::SourceInvalid
        | Kind::ImageForeign
        | Kind::DeviceFault
        | Kind::Capture(_)
        | Kind::NoKernel
        | Kind::GraphUpdate
        | Kind::GraphRecapture
        | Kind::Unknown
        | Kind::Native(_) => NVML_ERROR_UNKNOWN,
    }
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct nvmlPciInfo_t {
    /// "domain:bus:device.0" with a domain of 16 bits.
    pub busIdLegacy: [c_char; 16],
    pub domain: c_uint,
    pub bus: c_uint,
    pub device: c_uint,
    /// The device and the maker's number; 0 for a device that is on no bus.
    pub pciDeviceId: c_uint,
    pub pciSubSystemId: c_uint,
    /// The PCI address as in `busIdLegacy`, with a domain of 32 bits.
    pub busId: [c_char; 32],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct nvmlMemory_t {
    pub total: u64,
    pub free: u64,
    pub used: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct nvmlMemory_v2_t {
    /// Size and version, as [`versioned`] combines them.
    pub version: c_uint,
    pub total: u64,
    pub reserved: u64,
    pub free: u64,
    pub used: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct nvmlFieldValue_t {
    pub fieldId: c_uint,
    pub scopeId: c_uint,
    pub timestamp: i64,
    pub latencyUsec: i64,
    pub valueType: c_uint,
    pub nvmlReturn: nvmlReturn_t,
    pub value: u64,
}

/// The state of a device that is in no fabric.
pub const NVML_GPU_FABRIC_STATE_NOT_SUPPORTED: c_uint = 0;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct nvmlGpuFabricInfo_t {
    pub clusterUuid: [u8; 16],
    pub status: nvmlReturn_t,
    pub cliqueId: c_uint,
    pub state: c_uint,
}

/// Version 2; version 3 has a byte more.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct nvmlGpuFabricInfoV_t {
    pub version: c_uint,
    pub info: nvmlGpuFabricInfo_t,
    pub healthMask: c_uint,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct nvmlGpuFabricInfo_v3_t {
    pub info: nvmlGpuFabricInfoV_t,
    pub healthSummary: u8,
}

pub const NVML_P2P_CAPS_INDEX_READ: c_uint = 0;
pub const NVML_P2P_CAPS_INDEX_WRITE: c_uint = 1;
pub const NVML_P2P_CAPS_INDEX_NVLINK: c_uint = 2;
pub const NVML_P2P_CAPS_INDEX_ATOMICS: c_uint = 3;
pub const NVML_P2P_CAPS_INDEX_PCI: c_uint = 4;

pub const NVML_P2P_STATUS_OK: c_uint = 0;
pub const NVML_P2P_STATUS_NOT_SUPPORTED: c_uint = 5;

/// The member `version` of a structure of this version.
pub const fn versioned<T>(version: c_uint) -> c_uint {
    size_of::<T>() as c_uint | version << 24
}

/// The version of CUDA's API: major * 1000 + minor * 10.
pub const CUDA_VERSION: c_int = 13050;
/// The release of the driver with that version of CUDA whose NVML this is.
pub const DRIVER_VERSION: &str = "615.71";
/// The release of the driver with CUDA's major version.
pub const NVML_VERSION: &str = "13.615.71";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_have_nvmls_sizes() {
        // As nvidia-ml-py's declarations give them.
        assert_eq!(size_of::<nvmlPciInfo_t>(), 68);
        assert_eq!(size_of::<nvmlMemory_t>(), 24);
        assert_eq!(versioned::<nvmlMemory_v2_t>(2), 0x0200_0028);
        assert_eq!(size_of::<nvmlFieldValue_t>(), 40);
        assert_eq!(size_of::<nvmlGpuFabricInfo_t>(), 28);
        assert_eq!(versioned::<nvmlGpuFabricInfoV_t>(2), 0x0200_0024);
        assert_eq!(versioned::<nvmlGpuFabricInfo_v3_t>(3), 0x0300_0028);
    }
}
