// SPDX-License-Identifier: MIT OR Apache-2.0
//! All translation between the hub and Level Zero: statuses, flags and comparisons (specification 1.15).

use super::calls::ze_result_t;
use crate::gpu::{Access, EventFlags, Kind};

/// ZE_RESULT_SUCCESS.
pub const SUCCESS: ze_result_t = 0;
/// ZE_RESULT_NOT_READY.
pub const NOT_READY: ze_result_t = 1;

/// ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE.
pub const DEPENDENCY_UNAVAILABLE: ze_result_t = 0x7002_0000;
/// ZE_RESULT_ERROR_INVALID_NATIVE_BINARY.
pub const INVALID_BINARY: ze_result_t = 0x7800_000f;
/// ZE_RESULT_ERROR_UNSUPPORTED_SIZE.
pub const UNSUPPORTED_SIZE: ze_result_t = 0x7800_0009;

/// The one table from Level Zero's codes to neutral errors.
pub fn kind(status: ze_result_t) -> Kind {
    match status {
        NOT_READY => Kind::NotReady,
        // A device that is lost, or has to be reset.
        0x7000_0001 | 0x7000_0006 | 0x7000_0007 => Kind::DeviceFault,
        0x7000_0002 | 0x7000_0003 => Kind::OutOfMemory,
        0x7001_0000 => Kind::OperatingSystem,
        // A resource that is in use, and a handle's.
        0x7001_0001 | 0x7800_0006 => Kind::IllegalState,
        // A compiler's, or a linker's: also of symbols that no module has.
        0x7000_0004 | 0x7000_0005 | 0x7800_0018 => Kind::ImageInvalid,
        INVALID_BINARY => Kind::ImageForeign,
        // A variable, or a kernel.
        0x7800_0010 | 0x7800_0011 => Kind::NotFound,
        // What the driver needs is not there.
        DEPENDENCY_UNAVAILABLE => Kind::NoDevice,
        0x7800_0001 => Kind::NotInitialized,
        0x7800_0002 | 0x7800_0003 | 0x7800_000d | 0x7800_000e => Kind::Unsupported,
        // Also: sizes, alignments, pointers, enumerators, regions that overlap, and an address that is not known; of kernels
        // numbers of threads and groups, arguments and their sizes.
        0x7800_0004 | 0x7800_0007..=0x7800_000a | 0x7800_000c | 0x7800_001a | 0x7800_0021 => Kind::InvalidValue,
        0x7800_0013..=0x7800_0017 => Kind::InvalidValue,
        0x7800_0005 | 0x7800_000b | 0x7800_0019 | 0x7800_001c => Kind::InvalidHandle,
        0x7fff_fffe => Kind::Unknown,
        other => Kind::Native(other as i32),
    }
}

/// The name of a status, without its prefix.
pub fn text(status: ze_result_t) -> &'static str {
    match status {
        NOT_READY => "not ready",
        0x7000_0001 => "device lost",
        0x7000_0002 => "out of host memory",
        0x7000_0003 => "out of device memory",
        0x7000_0004 => "module build failure",
        0x7001_0000 => "insufficient permissions",
        DEPENDENCY_UNAVAILABLE => "dependency unavailable",
        0x7800_0001 => "uninitialized",
        0x7800_0002 => "unsupported version",
        0x7800_0003 => "unsupported feature",
        0x7800_0004 => "invalid argument",
        0x7800_0005 => "invalid null handle",
        0x7800_0006 => "handle object in use",
        0x7800_0007 => "invalid null pointer",
        0x7800_0008 => "invalid size",
        0x7800_0009 => "unsupported size",
        0x7800_000a => "unsupported alignment",
        0x7800_000b => "invalid synchronization object",
        0x7800_000c => "invalid enumeration",
        0x7800_000d => "unsupported enumeration",
        INVALID_BINARY => "invalid native binary",
        0x7800_0010 => "invalid global name",
        0x7800_0011 => "invalid kernel name",
        0x7fff_fffe => "unknown",
        _ => "see ze_result_t",
    }
}

/// ZE_STRUCTURE_TYPE_*.
pub mod structure {
    pub const DEVICE_PROPERTIES: u32 = 0x3;
    pub const COMPUTE_PROPERTIES: u32 = 0x4;
    pub const GROUP_PROPERTIES: u32 = 0x6;
    pub const MEMORY_PROPERTIES: u32 = 0x7;
    pub const CONTEXT: u32 = 0xd;
    pub const QUEUE: u32 = 0xe;
    pub const DEVICE_MEMORY: u32 = 0x15;
    pub const HOST_MEMORY: u32 = 0x16;
    pub const ALLOCATION_PROPERTIES: u32 = 0x17;
    pub const EXPORT: u32 = 0x18;
    pub const IMPORT_DESCRIPTOR: u32 = 0x19;
    pub const EXPORT_DESCRIPTOR: u32 = 0x1a;
    pub const MODULE: u32 = 0x1b;
    pub const KERNEL: u32 = 0x1d;
    pub const KERNEL_PROPERTIES: u32 = 0x1e;
    pub const PHYSICAL_MEMORY: u32 = 0x20;
    pub const PHYSICAL_PROPERTIES: u32 = 0x2_0040;
    pub const PCI_PROPERTIES: u32 = 0x1_0008;
    pub const DRIVER_TYPES: u32 = 0x2_0021;
    pub const COUNTED_EVENT: u32 = 0x2_003a;
    pub const DEVICE_PROPERTIES_1_2: u32 = 0x2_0006;
    pub const USABLE_MEMORY: u32 = 0x2_0041;
}

/// ZE_INIT_DRIVER_TYPE_FLAG_GPU.
pub const GPU_DRIVERS: u32 = 1;
/// ZE_INIT_FLAG_GPU_ONLY.
pub const GPU_ONLY: u32 = 1;
/// ZE_DEVICE_PROPERTY_FLAG_INTEGRATED.
pub const INTEGRATED: u32 = 1;
/// ZE_DEVICE_PROPERTY_FLAG_ECC.
pub const ECC: u32 = 4;
/// ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE.
pub const COMPUTE: u32 = 1;
/// ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY.
pub const COPY: u32 = 2;
/// ZE_MODULE_FORMAT_IL_SPIRV.
pub const SPIRV: u32 = 0;
/// ZE_MODULE_FORMAT_NATIVE.
pub const NATIVE: u32 = 1;
/// An option of Intel's compiler without which a module's variables have no addresses.
pub const BUILD_OPTIONS: &std::ffi::CStr = c"-ze-take-global-address";
/// ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST, _DEVICE and _SHARED.
pub const ALL_MEMORY: u32 = 7;
/// ZE_COMMAND_QUEUE_FLAG_IN_ORDER.
pub const IN_ORDER: u32 = 2;
/// ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS.
pub const ASYNCHRONOUS: u32 = 2;
/// ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF.
pub const DMA_BUF: u32 = 2;
/// ZE_MEMORY_TYPE_DEVICE.
pub const TYPE_DEVICE: u32 = 2;
/// ZE_MEMORY_TYPE_HOST.
pub const TYPE_HOST: u32 = 1;
/// ZE_MEMORY_TYPE_SHARED.
pub const TYPE_SHARED: u32 = 3;
/// ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_DEVICE.
pub const ON_DEVICE: u32 = 1;
/// ZEX_MEM_ACTION_SCOPE_FLAG_HOST.
pub const HOST_SCOPE: u32 = 4;

/// `ze_event_counter_based_flags_t`, for in-order lists.
pub fn event_flags(flags: EventFlags) -> u32 {
    const IMMEDIATE: u32 = 1;
    const HOST_VISIBLE: u32 = 4;
    const DEVICE_TIMESTAMP: u32 = 0x10;
    let timing = if flags.contains(EventFlags::NO_TIMING) { 0 } else { DEVICE_TIMESTAMP };
    IMMEDIATE | HOST_VISIBLE | timing
}

/// ZE_EVENT_SCOPE_FLAG_HOST.
pub const EVENT_SCOPE: u32 = 4;

/// The priority of a queue.
pub fn priority(priority: i32) -> u32 {
    match priority {
        ..0 => 2,
        0 => 0,
        _ => 1,
    }
}

/// The `ze_memory_access_attribute_t`.
pub fn access(access: Access) -> u32 {
    match access {
        Access::None => 0,
        Access::ReadWrite => 1,
        Access::Read => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statuses_have_meanings() {
        assert_eq!(kind(0x7000_0003), Kind::OutOfMemory);
        assert_eq!(kind(0x7800_0009), Kind::InvalidValue);
        assert_eq!(kind(0x7000_0004), Kind::ImageInvalid);
        assert_eq!(kind(0x7000_00ff), Kind::Native(0x7000_00ff));
    }
}
