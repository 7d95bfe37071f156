// SPDX-License-Identifier: MIT OR Apache-2.0
//! AscendCL's C types, constants and status codes, written from Huawei's published API reference (CANN 8.0 to 9.1).
//! `docs/evidence/acl.md` lists the points that it leaves open, and the choices made here.

use std::ffi::{CStr, c_char, c_int, c_void};

use crate::gpu::{IpcHandle, Kind};

/// The status of every call: ACL_SUCCESS, or an error.
pub type aclError = c_int;
/// A context: one device's state in this process.
pub type aclrtContext = *mut c_void;
/// A stream: a queue of device work. NULL is the default stream.
pub type aclrtStream = *mut c_void;
/// An event: a point in a stream's work.
pub type aclrtEvent = *mut c_void;
/// A notify: a binary semaphore that one stream records and another waits for and resets.
pub type aclrtNotify = *mut c_void;
/// Physical memory, mapped at addresses that the program chooses.
pub type aclrtDrvMemHandle = *mut c_void;
/// A function that a stream calls on the host.
pub type aclrtHostFunc = Option<unsafe extern "C" fn(args: *mut c_void)>;

c_enum! {
    /// The side on which the program runs.
    aclrtRunMode {
        /// On the device's own processor.
        ACL_DEVICE = 0,
        /// On the host.
        ACL_HOST = 1,
    }

    /// The status of a stream's work.
    aclrtStreamStatus {
        /// All of it is done.
        ACL_STREAM_STATUS_COMPLETE = 0,
        /// Some of it is not done.
        ACL_STREAM_STATUS_NOT_READY = 1,
        ACL_STREAM_STATUS_RESERVED = 0xffff,
    }

    /// The status of an event's record.
    aclrtEventRecordedStatus {
        /// The event is not recorded, or the record is not done.
        ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
        /// The record is done.
        ACL_EVENT_RECORDED_STATUS_COMPLETE = 1,
    }

    /// The status of the waits for an event.
    aclrtEventWaitStatus {
        /// All waits are done.
        ACL_EVENT_WAIT_STATUS_COMPLETE = 0,
        /// A wait is not done.
        ACL_EVENT_WAIT_STATUS_NOT_READY = 1,
        ACL_EVENT_WAIT_STATUS_RESERVED = 0xffff,
    }

    /// Page policies of device memory. The numbers 0 to 7 may be added to one of the bits below them.
    aclrtMemMallocPolicy {
        ACL_MEM_MALLOC_HUGE_FIRST = 0,
        ACL_MEM_MALLOC_HUGE_ONLY = 1,
        ACL_MEM_MALLOC_NORMAL_ONLY = 2,
        ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3,
        ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4,
        ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5,
        ACL_MEM_MALLOC_HUGE1G_ONLY = 6,
        ACL_MEM_MALLOC_HUGE1G_ONLY_P2P = 7,
        ACL_MEM_TYPE_LOW_BAND_WIDTH = 0x100,
        ACL_MEM_TYPE_HIGH_BAND_WIDTH = 0x1000,
        ACL_MEM_ACCESS_USER_SPACE_READONLY = 0x100000,
    }

    /// The direction of a copy. It is checked but not used, as it follows from the pointers.
    aclrtMemcpyKind {
        ACL_MEMCPY_HOST_TO_HOST = 0,
        ACL_MEMCPY_HOST_TO_DEVICE = 1,
        ACL_MEMCPY_DEVICE_TO_HOST = 2,
        ACL_MEMCPY_DEVICE_TO_DEVICE = 3,
        ACL_MEMCPY_DEFAULT = 4,
        ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE = 5,
        ACL_MEMCPY_INNER_DEVICE_TO_DEVICE = 6,
        ACL_MEMCPY_INTER_DEVICE_TO_DEVICE = 7,
    }

    /// The kind and page size of a device's memory. Devices here have one kind and choose page sizes themselves.
    aclrtMemAttr {
        ACL_DDR_MEM = 0,
        ACL_HBM_MEM = 1,
        ACL_DDR_MEM_HUGE = 2,
        ACL_DDR_MEM_NORMAL = 3,
        ACL_HBM_MEM_HUGE = 4,
        ACL_HBM_MEM_NORMAL = 5,
        ACL_DDR_MEM_P2P_HUGE = 6,
        ACL_DDR_MEM_P2P_NORMAL = 7,
        ACL_HBM_MEM_P2P_HUGE = 8,
        ACL_HBM_MEM_P2P_NORMAL = 9,
        ACL_HBM_MEM_HUGE1G = 10,
        ACL_HBM_MEM_P2P_HUGE1G = 11,
        ACL_MEM_NORMAL = 12,
        ACL_MEM_HUGE = 13,
        ACL_MEM_HUGE1G = 14,
        ACL_MEM_P2P_NORMAL = 15,
        ACL_MEM_P2P_HUGE = 16,
        ACL_MEM_P2P_HUGE1G = 17,
    }

    /// The types of registration of host memory.
    aclrtHostRegisterType {
        /// Devices can access the memory.
        ACL_HOST_REGISTER_MAPPED = 0,
        /// Memory-mapped I/O of a PCIe device.
        ACL_HOST_REGISTER_IOMEMORY = 4,
        /// Devices can read the memory.
        ACL_HOST_REGISTER_READONLY = 8,
    }

    /// The handle types for export of physical memory. All memory allocated here can be exported.
    aclrtMemHandleType {
        ACL_MEM_HANDLE_TYPE_NONE = 0,
        /// From CANN 9.1 on: by a file descriptor.
        ACL_MEM_HANDLE_TYPE_POSIX = 2,
    }

    /// The type of an allocation of physical memory.
    aclrtMemAllocationType {
        ACL_MEM_ALLOCATION_TYPE_PINNED = 0,
    }

    /// The kind of a memory location: of the memory itself or of what accesses it.
    aclrtMemLocationType {
        /// The host.
        ACL_MEM_LOCATION_TYPE_HOST = 0,
        /// A device, by its number.
        ACL_MEM_LOCATION_TYPE_DEVICE = 1,
        /// Memory unknown to this interface.
        ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2,
        /// A NUMA node of the host, by its number.
        ACL_MEM_LOCATION_TYPE_HOST_NUMA = 4,
    }

    /// The granularity that aclrtMemGetAllocationGranularity returns.
    aclrtMemGranularityOptions {
        ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
        ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
        ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF = 0xffff,
    }

    /// Access rights to mapped memory.
    aclrtMemAccessFlags {
        ACL_RT_MEM_ACCESS_FLAGS_NONE = 0,
        ACL_RT_MEM_ACCESS_FLAGS_READ = 1,
        ACL_RT_MEM_ACCESS_FLAGS_READWRITE = 3,
    }

    /// The scope of a shareable handle.
    aclrtMemSharedHandleType {
        /// A uint64_t, for processes of this machine.
        ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT = 1,
        /// An aclrtMemFabricHandle, for machines of one fabric.
        ACL_MEM_SHARE_HANDLE_TYPE_FABRIC = 2,
    }

    /// The level of an error that is asked for.
    aclrtLastErrLevel {
        /// The calling thread's.
        ACL_RT_THREAD_LEVEL = 0,
    }

    /// The attributes of an allocation.
    aclrtMallocAttrType {
        ACL_RT_MEM_ATTR_RSV = 0,
        /// The part of the program that allocates: moduleId.
        ACL_RT_MEM_ATTR_MODULE_ID = 1,
        /// The calling thread's device: deviceId.
        ACL_RT_MEM_ATTR_DEVICE_ID = 2,
        /// The devices' address of host memory once it is registered, its own or another: vaFlag.
        ACL_RT_MEM_ATTR_VA_FLAG = 3,
    }

    /// The attributes of a stream.
    aclrtStreamAttr {
        /// The fate of work behind work that has failed: failureMode.
        ACL_STREAM_ATTR_FAILURE_MODE = 1,
        /// The search for overflows: overflowSwitch.
        ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK = 2,
        /// The group of streams in which overflows are looked for: userCustomTag.
        ACL_STREAM_ATTR_USER_CUSTOM_TAG = 3,
        /// The descriptions for profilers that captured work keeps: cacheOpInfoSwitch.
        ACL_STREAM_ATTR_CACHE_OP_INFO = 4,
        /// From CANN 9.1 on: its priority, streamPriority.
        ACL_STREAM_ATTR_PRIORITY = 5,
    }

    /// The attributes of memory that is shared by a key.
    aclrtIpcMemAttrType {
        /// The link by which one part of a chip reaches another's memory.
        ACL_RT_IPC_MEM_ATTR_ACCESS_LINK = 0,
    }
}

constants! {
    aclError {
        /// Success.
        ACL_SUCCESS = 0 => c"success",
        /// Success, by its old name.
        ACL_ERROR_NONE = 0,
        /// An argument is not acceptable: NULL, empty, or not the value that is reserved for it.
        ACL_ERROR_INVALID_PARAM = 100000 => c"argument check failed",
        /// aclInit has not been called.
        ACL_ERROR_UNINITIALIZE = 100001 => c"not initialised",
        /// aclInit has been called before.
        ACL_ERROR_REPEAT_INITIALIZE = 100002 => c"initialised twice",
        /// An argument does not identify an existing object, or is not valid for it.
        ACL_ERROR_RT_PARAM_INVALID = 107000 => c"argument check failed",
        /// No such device.
        ACL_ERROR_RT_INVALID_DEVICEID = 107001 => c"invalid device id",
        /// The calling thread has no context: no device has been set.
        ACL_ERROR_RT_CONTEXT_NULL = 107002 => c"no context",
        /// The operation is not supported here.
        ACL_ERROR_RT_FEATURE_NOT_SUPPORT = 207000 => c"feature not supported",
        /// No memory is left.
        ACL_ERROR_RT_MEMORY_ALLOCATION = 207001 => c"memory allocation failed",
        /// A stream was not done in time.
        ACL_ERROR_RT_STREAM_SYNC_TIMEOUT = 507046 => c"stream wait timed out",
    }
}

/// Streams may wait for the event.
pub const ACL_EVENT_SYNC: u32 = 1;
/// The event records the progress of a stream.
pub const ACL_EVENT_CAPTURE_STREAM_PROGRESS: u32 = 2;
/// The event has timing.
pub const ACL_EVENT_TIME_LINE: u32 = 8;
/// Other processes may open the event.
pub const ACL_EVENT_IPC: u32 = 0x40;
/// Work is launched faster, on Huawei's runtime.
pub const ACL_STREAM_FAST_LAUNCH: u32 = 1;
/// Waiting for the stream is faster, on Huawei's runtime.
pub const ACL_STREAM_FAST_SYNC: u32 = 2;
/// Devices reach the registered memory.
pub const ACL_HOST_REG_MAPPED: u32 = 2;
/// The registered memory is pinned.
pub const ACL_HOST_REG_PINNED: u32 = 0x10000000;
/// Only listed processes may import the memory.
pub const ACL_RT_VMM_EXPORT_FLAG_DEFAULT: u64 = 0;
/// Every process of the user may import the memory.
pub const ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION: u64 = 1;
/// Only listed processes may import the memory.
pub const ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT: u64 = 0;
/// Every process of the user may import the memory.
pub const ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION: u64 = 1;
/// No flags.
pub const ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT: u64 = 0;
/// The calling thread's device reaches the other device's memory.
pub const ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS: u64 = 1;
/// Only listed processes may import the notify.
pub const ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT: u64 = 0;
/// Every process of the user may import the notify. Huawei's number for it is not known here: any but 0 is accepted.
pub const ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION: u64 = 1;
/// No flags.
pub const ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT: u64 = 0;
/// The calling thread's device reaches the other device's notify.
pub const ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS: u64 = 2;
/// Wait until the value minus the argument, as a signed number, is not negative.
pub const ACL_STREAM_WAIT_VALUE_GEQ: u32 = 0;
/// Wait until the value is the argument.
pub const ACL_STREAM_WAIT_VALUE_EQ: u32 = 1;
/// Wait until the value and the argument have a bit in common.
pub const ACL_STREAM_WAIT_VALUE_AND: u32 = 2;
/// Wait until there is a bit that neither the value nor the argument has.
pub const ACL_STREAM_WAIT_VALUE_NOR: u32 = 3;
/// The chip's serial link.
pub const ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO: u64 = 0;
/// The link of the cache coherence system.
pub const ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS: u64 = 1;
/// Bytes of an event's handle.
pub const ACL_IPC_EVENT_HANDLE_SIZE: u32 = 64;

/// Codes whose names are not in the published reference.
mod unnamed {
    use super::aclError;

    constants! {
        unnamed aclError {
            FINALIZED_TWICE = 100037 => c"finalised twice",
            NO_TIME = 107006 => c"event timestamp invalid",
            TIME_REVERSED = 107007 => c"event timestamp reversed",
            INVALID_HANDLE = 107017 => c"invalid resource handle",
            TIMED_OUT = 107019 => c"task timed out",
            NO_DEVICE = 207004 => c"device unavailable",
            NOT_PERMITTED = 207006 => c"no permission for the operation",
            UNKNOWN = 500000 => c"unknown internal error",
            HOST_FAILURE = 507000 => c"internal error of the runtime on the host",
            UNREACHABLE = 507022 => c"communication between processes failed",
        }
    }
}
pub(super) use unnamed::*;

/// Maps neutral errors to AscendCL's codes; no other table does.
pub(super) fn status(kind: Kind) -> aclError {
    match kind {
        Kind::InvalidValue
        | Kind::InvalidPitch
        | Kind::InvalidExtents
        | Kind::EventNotShareable
        | Kind::HostAlreadyRegistered
        | Kind::HostNotRegistered
        | Kind::PeerAlreadyEnabled
        | Kind::PeerNotEnabled
        | Kind::NotFound
        | Kind::FileNotFound
        | Kind::ImageInvalid
        | Kind::SourceInvalid
        | Kind::ImageForeign
        | Kind::NameTaken => ACL_ERROR_RT_PARAM_INVALID,
        Kind::InvalidCopyDirection => ACL_ERROR_INVALID_PARAM,
        Kind::NotInitialized | Kind::Forked | Kind::Deinitialized => ACL_ERROR_UNINITIALIZE,
        Kind::OutOfMemory => ACL_ERROR_RT_MEMORY_ALLOCATION,
        Kind::NoDevice => NO_DEVICE,
        Kind::InvalidDevice => ACL_ERROR_RT_INVALID_DEVICEID,
        Kind::InvalidContext | Kind::ContextDestroyed => ACL_ERROR_RT_CONTEXT_NULL,
        Kind::InvalidHandle | Kind::HandleStale | Kind::OwnerEnded | Kind::DescriptorRefused => INVALID_HANDLE,
        Kind::HandleRefused => NOT_PERMITTED,
        Kind::OwnProcess
        | Kind::NotPermitted
        | Kind::Capture(_)
        | Kind::NoKernel
        | Kind::GraphUpdate
        | Kind::GraphRecapture
        | Kind::Unsupported
        | Kind::PeerUnsupported
        | Kind::UnsupportedLimit => ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
        Kind::NotReady => NO_TIME,
        Kind::OperatingSystem => HOST_FAILURE,
        Kind::Unreachable => UNREACHABLE,
        Kind::ContextInUse | Kind::MapFailed | Kind::IllegalState | Kind::DeviceFault | Kind::Unknown => UNKNOWN,
        Kind::Native(code) => {
            if describe(code.cast_unsigned()).is_some() {
                code
            } else {
                UNKNOWN
            }
        }
    }
}

/// Returns the name and the description of a code; a code without a published name is named by its number.
pub(super) fn describe(code: std::ffi::c_uint) -> Option<(&'static CStr, &'static CStr)> {
    let code = code.cast_signed();
    name_and_description(code).or_else(|| unnamed::name_and_description(code))
}

/// 16 bytes that identify a device.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtUuid {
    pub bytes: [c_char; 16],
}

/// A location of memory, or one that accesses it. The number comes first, unlike in CUDA.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtMemLocation {
    /// The number of the device or NUMA node; 0 for the host.
    pub id: u32,
    /// The kind of location.
    pub r#type: aclrtMemLocationType,
}

/// The sides of copies of aclrtMemcpyBatch.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtMemcpyBatchAttr {
    /// The location of the destination.
    pub dstLoc: aclrtMemLocation,
    /// The location of the source.
    pub srcLoc: aclrtMemLocation,
    /// Zeros.
    pub rsv: [u8; 16],
}

/// The properties requested of physical memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtPhysicalMemProp {
    /// ACL_MEM_HANDLE_TYPE_NONE.
    pub handleType: aclrtMemHandleType,
    /// ACL_MEM_ALLOCATION_TYPE_PINNED.
    pub allocationType: aclrtMemAllocationType,
    /// The kind and page size of the memory.
    pub memAttr: aclrtMemAttr,
    /// The location of the memory.
    pub location: aclrtMemLocation,
    /// 0.
    pub reserve: u64,
}

/// Access rights of a location to mapped memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtMemAccessDesc {
    /// ACL_RT_MEM_ACCESS_FLAGS_READWRITE.
    pub flags: aclrtMemAccessFlags,
    /// The location that accesses the memory.
    pub location: aclrtMemLocation,
    /// Zeros.
    pub rsv: [u8; 12],
}

/// The attributes of an address.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtPtrAttributes {
    /// The location of the memory.
    pub location: aclrtMemLocation,
    /// Bytes of its pages.
    pub pageSize: u32,
    /// Zeros.
    pub rsv: [u32; 4],
}

/// A handle of physical memory, valid on all machines of a fabric.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtMemFabricHandle {
    pub data: [u8; 128],
}

/// The value of an attribute of an allocation.
#[repr(C)]
#[derive(Clone, Copy)]
pub union aclrtMallocAttrValue {
    /// For ACL_RT_MEM_ATTR_MODULE_ID: 33 for applications.
    pub moduleId: u16,
    /// For ACL_RT_MEM_ATTR_DEVICE_ID.
    pub deviceId: u32,
    /// For ACL_RT_MEM_ATTR_VA_FLAG: 0 or 1.
    pub vaFlag: u32,
    /// Zeros.
    pub rsv: [u8; 8],
}

/// An attribute of an allocation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtMallocAttribute {
    /// The attribute.
    pub attr: aclrtMallocAttrType,
    /// Its value.
    pub value: aclrtMallocAttrValue,
}

/// The attributes of an allocation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtMallocConfig {
    /// The attributes.
    pub attrs: *mut aclrtMallocAttribute,
    /// Their number.
    pub numAttrs: usize,
}

/// The value of an attribute of a stream.
#[repr(C)]
#[derive(Clone, Copy)]
pub union aclrtStreamAttrValue {
    /// For ACL_STREAM_ATTR_FAILURE_MODE: 0, work goes on behind work that has failed; 1, it does not.
    pub failureMode: u64,
    /// For ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK: 0 or 1.
    pub overflowSwitch: u32,
    /// For ACL_STREAM_ATTR_USER_CUSTOM_TAG.
    pub userCustomTag: u32,
    /// For ACL_STREAM_ATTR_CACHE_OP_INFO: 0 or 1.
    pub cacheOpInfoSwitch: u32,
    /// For ACL_STREAM_ATTR_PRIORITY: 0, the most urgent, to 7.
    pub streamPriority: u32,
    /// Zeros.
    pub reserve: [u32; 4],
}

/// The memory of a device that a part of Huawei's runtime uses.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtMemUsageInfo {
    /// The part's name.
    pub name: [c_char; 32],
    /// The bytes that it uses.
    pub curMemSize: u64,
    /// The most bytes that it has used.
    pub memPeakSize: u64,
    /// Zeros.
    pub reserved: [usize; 8],
}

/// An IPC handle of an event: 64 bytes to be sent to another process unchanged.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtIpcEventHandle {
    pub reserved: [c_char; ACL_IPC_EVENT_HANDLE_SIZE as usize],
}

impl From<IpcHandle> for aclrtIpcEventHandle {
    fn from(bytes: IpcHandle) -> Self {
        aclrtIpcEventHandle { reserved: bytes.map(|byte| byte as c_char) }
    }
}

impl From<aclrtIpcEventHandle> for IpcHandle {
    fn from(handle: aclrtIpcEventHandle) -> Self {
        handle.reserved.map(|byte| byte as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_texts() {
        assert_eq!(describe(107002), Some((c"ACL_ERROR_RT_CONTEXT_NULL", c"no context")));
        assert_eq!(describe(207004), Some((c"207004", c"device unavailable")));
        assert_eq!(describe(719), None);
    }

    #[test]
    fn what_callers_test_is_exact() {
        assert_eq!(status(Kind::OutOfMemory), 207001);
        assert_eq!(status(Kind::Unsupported), 207000);
        assert_eq!(status(Kind::InvalidContext), 107002);
        assert_eq!(status(Kind::Native(ACL_ERROR_REPEAT_INITIALIZE)), 100002);
        assert_eq!(status(Kind::Native(719)), UNKNOWN);
    }
}
