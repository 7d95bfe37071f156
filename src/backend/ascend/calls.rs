// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of AscendCL that the back end calls, with their structures. They are in `libacl_rt.so` or
//! `libascendcl.so` (Huawei's published API reference, CANN 7.0 to 9.1).
//!
//! Handles and addresses are plain integers: this library never dereferences them.

use std::ffi::{c_char, c_int};

use crate::os::loader::library;

/// A status.
pub type aclError = c_int;
/// A context.
pub type aclrtContext = usize;
/// A stream.
pub type aclrtStream = usize;
/// An event.
pub type aclrtEvent = usize;
/// Physical memory.
pub type aclrtDrvMemHandle = usize;

/// Bytes of the text that names memory between processes, with its terminator.
pub const KEY_SIZE: usize = 65;

/// `aclrtMemLocation`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MemLocation {
    /// A device's ordinal or a NUMA node.
    pub id: u32,
    /// An `aclrtMemLocationType`.
    pub kind: c_int,
}

/// `aclrtPhysicalMemProp`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct PhysicalMemProp {
    /// An `aclrtMemHandleType`.
    pub handle_type: c_int,
    /// An `aclrtMemAllocationType`.
    pub allocation_type: c_int,
    /// An `aclrtMemAttr`.
    pub attribute: c_int,
    /// The location.
    pub location: MemLocation,
    /// 0.
    pub reserved: u64,
}

/// `aclrtMemAccessDesc`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct MemAccessDesc {
    /// An `aclrtMemAccessFlags`.
    pub flags: c_int,
    /// The location that gets access.
    pub location: MemLocation,
    /// 0.
    pub reserved: [u8; 12],
}

/// `aclrtPtrAttributes`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct PtrAttributes {
    /// The location of the memory.
    pub location: MemLocation,
    /// Bytes of its pages.
    pub page_size: u32,
    /// Reserved.
    pub reserved: [u32; 4],
}

/// `aclrtIpcEventHandle`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IpcEventHandle {
    /// The bytes.
    pub reserved: [u8; 64],
}

/// A buffer for `aclrtUuid`, of which only the first member, of 16 bytes, is documented.
#[repr(C, align(8))]
pub struct Uuid {
    /// The bytes.
    pub bytes: [u8; 256],
}

const _: () = assert!(size_of::<PhysicalMemProp>() == 32 && size_of::<MemAccessDesc>() == 24);
const _: () = assert!(size_of::<PtrAttributes>() == 28);

library! {
    /// Functions of AscendCL. Those that every release since 7.0 has are required.
    Acl {
        required {
            fn aclInit(configuration: *const c_char) -> aclError;
            fn aclrtGetDeviceCount(count: *mut u32) -> aclError;
            fn aclrtSetDevice(device: i32) -> aclError;
            fn aclrtResetDevice(device: i32) -> aclError;
            fn aclrtGetDevice(device: *mut i32) -> aclError;
            fn aclrtSynchronizeDevice() -> aclError;
            fn aclrtSetCurrentContext(context: aclrtContext) -> aclError;
            fn aclrtGetCurrentContext(context: *mut aclrtContext) -> aclError;

            fn aclrtMalloc(address: *mut usize, size: usize, policy: c_int) -> aclError;
            fn aclrtFree(address: usize) -> aclError;
            fn aclrtMallocHost(address: *mut usize, size: usize) -> aclError;
            fn aclrtFreeHost(address: usize) -> aclError;
            fn aclrtGetMemInfo(attribute: c_int, free: *mut usize, total: *mut usize) -> aclError;

            fn aclrtMemcpy(to: usize, room: usize, from: usize, bytes: usize, kind: c_int) -> aclError;
            fn aclrtMemcpyAsync(
                to: usize, room: usize, from: usize, bytes: usize, kind: c_int, stream: aclrtStream,
            ) -> aclError;
            fn aclrtMemset(to: usize, room: usize, value: i32, bytes: usize) -> aclError;
            fn aclrtMemsetAsync(to: usize, room: usize, value: i32, bytes: usize, stream: aclrtStream) -> aclError;

            fn aclrtCreateStream(stream: *mut aclrtStream) -> aclError;
            fn aclrtDestroyStream(stream: aclrtStream) -> aclError;
            fn aclrtSynchronizeStream(stream: aclrtStream) -> aclError;
            fn aclrtStreamWaitEvent(stream: aclrtStream, event: aclrtEvent) -> aclError;
            fn aclrtDestroyEvent(event: aclrtEvent) -> aclError;
            fn aclrtRecordEvent(event: aclrtEvent, stream: aclrtStream) -> aclError;
            fn aclrtSynchronizeEvent(event: aclrtEvent) -> aclError;
            fn aclrtEventElapsedTime(milliseconds: *mut f32, start: aclrtEvent, end: aclrtEvent) -> aclError;

            fn aclrtDeviceCanAccessPeer(can_access: *mut i32, device: i32, peer: i32) -> aclError;
            fn aclrtDeviceEnablePeerAccess(peer: i32, flags: u32) -> aclError;
        }
        optional {
            fn aclFinalizeReference(references: *mut u64) -> aclError;
            fn aclGetRecentErrMsg() -> *const c_char;
            fn aclrtGetVersion(major: *mut i32, minor: *mut i32, patch: *mut i32) -> aclError;
            fn aclrtGetSocName() -> *const c_char;
            fn aclrtDeviceGetUuid(device: i32, uuid: *mut Uuid) -> aclError;
            fn aclrtGetLogicDevIdByUserDevId(device: i32, logical: *mut i32) -> aclError;
            fn aclrtResetDeviceForce(device: i32) -> aclError;
            fn aclrtDeviceDisablePeerAccess(peer: i32) -> aclError;

            fn aclrtHostRegisterV2(address: usize, size: u64, flags: u32) -> aclError;
            fn aclrtHostUnregister(address: usize) -> aclError;
            fn aclrtPointerGetAttributes(address: usize, attributes: *mut PtrAttributes) -> aclError;
            fn aclrtMemGetAddressRange(address: usize, base: *mut usize, size: *mut usize) -> aclError;

            fn aclrtStreamQuery(stream: aclrtStream, status: *mut c_int) -> aclError;
            fn aclrtCreateEventExWithFlag(event: *mut aclrtEvent, flags: u32) -> aclError;
            fn aclrtQueryEventStatus(event: aclrtEvent, status: *mut c_int) -> aclError;
            fn aclrtIpcGetEventHandle(event: aclrtEvent, handle: *mut IpcEventHandle) -> aclError;
            fn aclrtIpcOpenEventHandle(handle: IpcEventHandle, event: *mut aclrtEvent) -> aclError;
            fn aclrtIpcMemGetExportKey(
                address: usize, size: usize, key: *mut c_char, length: usize, flags: u64,
            ) -> aclError;
            fn aclrtIpcMemImportByKey(address: *mut usize, key: *const c_char, flags: u64) -> aclError;
            fn aclrtIpcMemClose(key: *const c_char) -> aclError;

            fn aclrtMemGetAllocationGranularity(
                properties: *const PhysicalMemProp, option: c_int, granularity: *mut usize,
            ) -> aclError;
            fn aclrtMallocPhysical(
                memory: *mut aclrtDrvMemHandle, size: usize, properties: *const PhysicalMemProp, flags: u64,
            ) -> aclError;
            fn aclrtFreePhysical(memory: aclrtDrvMemHandle) -> aclError;
            fn aclrtMemRetainAllocationHandle(address: usize, memory: *mut aclrtDrvMemHandle) -> aclError;
            fn aclrtReserveMemAddress(
                address: *mut usize, size: usize, alignment: usize, hint: usize, flags: u64,
            ) -> aclError;
            fn aclrtReleaseMemAddress(address: usize) -> aclError;
            fn aclrtMapMem(
                address: usize, size: usize, offset: usize, memory: aclrtDrvMemHandle, flags: u64,
            ) -> aclError;
            fn aclrtUnmapMem(address: usize) -> aclError;
            fn aclrtMemSetAccess(address: usize, size: usize, access: *const MemAccessDesc, count: usize) -> aclError;
            fn aclrtMemGetAccess(address: usize, location: *const MemLocation, flags: *mut u64) -> aclError;
        }
    }
}
