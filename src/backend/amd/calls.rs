// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of `libamdhip64.so.5` to `.so.7` that the back end calls, with their structures (HIP 5.2 to 7.2). The
//! structures have the same layout in all of them.
//!
//! Handles and addresses are plain integers: this library never dereferences them.

use std::ffi::{c_char, c_int, c_uint, c_ulonglong, c_ushort, c_void};

use crate::os::loader::library;

/// A status.
pub type hipError_t = c_int;
/// A stream.
pub type hipStream_t = usize;
/// An event.
pub type hipEvent_t = usize;
/// Physical memory.
pub type hipMemGenericAllocationHandle_t = usize;
/// A pool.
pub type hipMemPool_t = usize;

/// A function that a stream calls on the host.
pub type hipHostFn_t = unsafe extern "C" fn(user_data: *mut c_void);
/// A function that a stream calls on the host with its state.
pub type hipStreamCallback_t = unsafe extern "C" fn(stream: hipStream_t, status: hipError_t, user_data: *mut c_void);

/// 64 bytes that name memory or an event between processes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HipHandle {
    /// The bytes.
    pub reserved: [u8; 64],
}

/// 16 bytes that name a device.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct hipUUID {
    /// The bytes.
    pub bytes: [u8; 16],
}

/// `hipPointerAttribute_t`. The meaning of `memory_type` depends on the ABI version.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct PointerAttributes {
    /// A `hipMemoryType`.
    pub memory_type: c_uint,
    /// The device's ordinal.
    pub device: c_int,
    /// The device's address of the memory.
    pub device_pointer: usize,
    /// The host's address of the memory.
    pub host_pointer: usize,
    /// 1 for managed memory.
    pub is_managed: c_int,
    /// The flags of the allocation.
    pub allocation_flags: c_uint,
}

/// `hipPitchedPtr`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Pitched {
    /// The first byte.
    pub address: usize,
    /// Bytes from row to row.
    pub pitch: usize,
    /// Bytes of a row that are used.
    pub width: usize,
    /// Rows in a slice.
    pub height: usize,
}

/// `HIP_ARRAY3D_DESCRIPTOR`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Descriptor3D {
    /// Elements in a row.
    pub width: usize,
    /// Rows, or 0.
    pub height: usize,
    /// Slices or layers, or 0.
    pub depth: usize,
    /// A `hipArray_Format`.
    pub format: c_uint,
    /// Channels of an element.
    pub channels: c_uint,
    /// hipArrayLayered and the like.
    pub flags: c_uint,
}

/// `hipMemcpy3DParms`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Memcpy3D {
    /// The source if it is an array, or 0.
    pub source_array: usize,
    /// The start of the box in the source: bytes, rows, slices.
    pub source_start: [usize; 3],
    /// The source.
    pub source: Pitched,
    /// The destination if it is an array, or 0.
    pub destination_array: usize,
    /// The start of the box in the destination.
    pub destination_start: [usize; 3],
    /// The destination.
    pub destination: Pitched,
    /// Bytes in a row, rows, slices.
    pub extent: [usize; 3],
    /// A `hipMemcpyKind`.
    pub kind: c_uint,
}

/// `hipKernelNodeParams`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct KernelParams {
    /// The threads of a block.
    pub block: [c_uint; 3],
    /// In the place of the parameters.
    pub extra: *mut *mut c_void,
    /// The kernel.
    pub function: usize,
    /// The blocks.
    pub grid: [c_uint; 3],
    /// The addresses of the arguments.
    pub parameters: *mut *mut c_void,
    /// Bytes of dynamic shared memory.
    pub shared: c_uint,
}

/// `hipMemsetParams`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct MemsetParams {
    /// The first byte.
    pub address: usize,
    /// Bytes of an element.
    pub element_size: c_uint,
    /// Rows.
    pub height: usize,
    /// Bytes from row to row.
    pub pitch: usize,
    /// The value.
    pub value: c_uint,
    /// Elements of a row.
    pub width: usize,
}

/// `hipHostNodeParams`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HostParams {
    /// The function.
    pub function: hipHostFn_t,
    /// Its argument.
    pub data: *mut c_void,
}

/// `hipBatchMemOpNodeParams`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct BatchParams {
    /// The context.
    pub context: usize,
    /// The number of them.
    pub count: c_uint,
    /// The operations.
    pub operations: usize,
    /// 0.
    pub flags: c_uint,
}

/// `hipMemAllocNodeParams`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AllocationParams {
    /// The memory.
    pub pool: PoolProperties,
    /// NULL.
    pub accesses: *const c_void,
    /// 0.
    pub access_count: usize,
    /// Bytes.
    pub bytes: usize,
    /// The address, which HIP gives.
    pub address: usize,
}

/// `hipMemLocation`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Location {
    /// A `hipMemLocationType`.
    pub kind: c_uint,
    /// A device's ordinal or a NUMA node.
    pub id: c_int,
}

/// `hipMemAccessDesc`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Access {
    /// The location that gets access.
    pub location: Location,
    /// `hipMemAccessFlags`.
    pub flags: c_uint,
}

/// `hipMemAllocationProp` as an array of 32-bit words, since HIP 5.4 has changed the order of its members.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhysicalProperties {
    /// The words.
    pub words: [u32; 8],
}

/// `hipMemPoolProps`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PoolProperties {
    /// A `hipMemAllocationType`.
    pub allocation_type: c_uint,
    /// `hipMemAllocationHandleType`s.
    pub handle_types: c_uint,
    /// The location of its memory.
    pub location: Location,
    /// 0.
    pub win32_security_attributes: usize,
    /// Bytes, from HIP 6.2 on; 0 before, and for no limit.
    pub max_size: usize,
    /// 0.
    pub reserved: [u8; 56],
}

/// `hipExternalMemoryHandleDesc` and `hipExternalSemaphoreHandleDesc` of every release; members not named are 0.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct ExternalHandle {
    /// The type.
    pub kind: c_uint,
    /// The file descriptor, in a union as large as two pointers.
    pub descriptor: [u64; 2],
    /// For memory, its bytes and flags.
    pub rest: [u64; 10],
}

/// `hipExternalMemoryBufferDesc`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct ExternalBuffer {
    /// The offset of its first byte.
    pub offset: u64,
    /// Bytes.
    pub size: u64,
    /// Flags and reserved members: 0.
    pub rest: [u64; 9],
}

/// `hipExternalSemaphoreSignalParams` and `hipExternalSemaphoreWaitParams`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct ExternalParameters {
    /// The value of a timeline.
    pub value: u64,
    /// 0.
    pub rest: [u64; 17],
}

/// A buffer for `hipDeviceProp_t` of any ABI version. The newest known has 1472 bytes.
#[repr(C, align(8))]
pub struct Properties {
    /// The bytes.
    pub bytes: [u8; 4096],
}

const _: () = assert!(size_of::<PointerAttributes>() == 32 && size_of::<Memcpy3D>() == 160);
const _: () = assert!(size_of::<Descriptor3D>() == 40);
const _: () = assert!(size_of::<PhysicalProperties>() == 32 && size_of::<Access>() == 12);
const _: () = assert!(size_of::<PoolProperties>() == 88);
const _: () = assert!(size_of::<ExternalHandle>() == 104 && size_of::<ExternalBuffer>() == 88);
const _: () = assert!(size_of::<ExternalParameters>() == 144);

library! {
    /// Functions of HIP. Those that every library from HIP 5.2 on has are required.
    Hip {
        required {
            fn hipRuntimeGetVersion(version: *mut c_int) -> hipError_t;
            fn hipGetErrorName(error: hipError_t) -> *const c_char;
            fn hipGetErrorString(error: hipError_t) -> *const c_char;

            fn hipGetDeviceCount(count: *mut c_int) -> hipError_t;
            fn hipGetDevice(device: *mut c_int) -> hipError_t;
            fn hipSetDevice(device: c_int) -> hipError_t;
            fn hipDeviceGetName(name: *mut c_char, len: c_int, device: c_int) -> hipError_t;
            fn hipDeviceTotalMem(bytes: *mut usize, device: c_int) -> hipError_t;
            fn hipDeviceGetAttribute(value: *mut c_int, attribute: c_int, device: c_int) -> hipError_t;
            fn hipGetDeviceProperties(properties: *mut Properties, device: c_int) -> hipError_t;
            fn hipDeviceGetStreamPriorityRange(least: *mut c_int, greatest: *mut c_int) -> hipError_t;
            fn hipDeviceGetLimit(value: *mut usize, limit: c_uint) -> hipError_t;
            fn hipGetDeviceFlags(flags: *mut c_uint) -> hipError_t;
            fn hipSetDeviceFlags(flags: c_uint) -> hipError_t;
            fn hipDeviceSynchronize() -> hipError_t;
            fn hipDeviceReset() -> hipError_t;
            fn hipDevicePrimaryCtxGetState(device: c_int, flags: *mut c_uint, active: *mut c_int) -> hipError_t;

            fn hipDeviceCanAccessPeer(can_access: *mut c_int, device: c_int, peer: c_int) -> hipError_t;
            fn hipDeviceEnablePeerAccess(peer: c_int, flags: c_uint) -> hipError_t;
            fn hipDeviceDisablePeerAccess(peer: c_int) -> hipError_t;
            fn hipDeviceGetP2PAttribute(value: *mut c_int, attribute: c_uint, from: c_int, to: c_int) -> hipError_t;

            fn hipMemGetInfo(free: *mut usize, total: *mut usize) -> hipError_t;
            fn hipMalloc(address: *mut usize, size: usize) -> hipError_t;
            fn hipExtMallocWithFlags(address: *mut usize, size: usize, flags: c_uint) -> hipError_t;
            fn hipMallocPitch(address: *mut usize, pitch: *mut usize, width: usize, height: usize) -> hipError_t;
            fn hipFree(address: usize) -> hipError_t;
            fn hipHostMalloc(address: *mut usize, size: usize, flags: c_uint) -> hipError_t;
            fn hipHostFree(address: usize) -> hipError_t;
            fn hipHostGetFlags(flags: *mut c_uint, address: usize) -> hipError_t;
            fn hipHostRegister(address: usize, size: usize, flags: c_uint) -> hipError_t;
            fn hipHostUnregister(address: usize) -> hipError_t;
            fn hipPointerGetAttributes(attributes: *mut PointerAttributes, address: usize) -> hipError_t;
            fn hipMemGetAddressRange(base: *mut usize, size: *mut usize, address: usize) -> hipError_t;

            fn hipMemcpy(to: usize, from: usize, bytes: usize, kind: c_uint) -> hipError_t;
            fn hipMemcpyAsync(to: usize, from: usize, bytes: usize, kind: c_uint, stream: hipStream_t) -> hipError_t;
            fn hipMemcpy2D(
                to: usize, to_pitch: usize, from: usize, from_pitch: usize, width: usize, height: usize, kind: c_uint,
            ) -> hipError_t;
            fn hipMemcpy2DAsync(
                to: usize, to_pitch: usize, from: usize, from_pitch: usize, width: usize, height: usize, kind: c_uint,
                stream: hipStream_t,
            ) -> hipError_t;
            fn hipMemcpy3D(copy: *const Memcpy3D) -> hipError_t;
            fn hipMemcpy3DAsync(copy: *const Memcpy3D, stream: hipStream_t) -> hipError_t;
            fn hipMemset(to: usize, value: c_int, bytes: usize) -> hipError_t;
            fn hipMemsetD16(to: usize, value: c_ushort, count: usize) -> hipError_t;
            fn hipMemsetD32(to: usize, value: c_int, count: usize) -> hipError_t;
            fn hipMemset2D(to: usize, pitch: usize, value: c_int, width: usize, height: usize) -> hipError_t;
            fn hipMemsetAsync(to: usize, value: c_int, bytes: usize, stream: hipStream_t) -> hipError_t;
            fn hipMemsetD16Async(to: usize, value: c_ushort, count: usize, stream: hipStream_t) -> hipError_t;
            fn hipMemsetD32Async(to: usize, value: c_int, count: usize, stream: hipStream_t) -> hipError_t;
            fn hipMemset2DAsync(
                to: usize, pitch: usize, value: c_int, width: usize, height: usize, stream: hipStream_t,
            ) -> hipError_t;

            fn hipStreamCreateWithPriority(stream: *mut hipStream_t, flags: c_uint, priority: c_int) -> hipError_t;
            fn hipStreamDestroy(stream: hipStream_t) -> hipError_t;
            fn hipStreamQuery(stream: hipStream_t) -> hipError_t;
            fn hipStreamSynchronize(stream: hipStream_t) -> hipError_t;
            fn hipStreamWaitEvent(stream: hipStream_t, event: hipEvent_t, flags: c_uint) -> hipError_t;
            fn hipStreamAddCallback(
                stream: hipStream_t, callback: hipStreamCallback_t, data: *mut c_void, flags: c_uint,
            ) -> hipError_t;
            fn hipStreamGetFlags(stream: hipStream_t, flags: *mut c_uint) -> hipError_t;
            fn hipStreamGetPriority(stream: hipStream_t, priority: *mut c_int) -> hipError_t;

            fn hipEventCreateWithFlags(event: *mut hipEvent_t, flags: c_uint) -> hipError_t;
            fn hipEventDestroy(event: hipEvent_t) -> hipError_t;
            fn hipEventRecord(event: hipEvent_t, stream: hipStream_t) -> hipError_t;
            fn hipEventQuery(event: hipEvent_t) -> hipError_t;
            fn hipEventSynchronize(event: hipEvent_t) -> hipError_t;
            fn hipEventElapsedTime(milliseconds: *mut f32, start: hipEvent_t, end: hipEvent_t) -> hipError_t;

            fn hipIpcGetMemHandle(handle: *mut HipHandle, address: usize) -> hipError_t;
            fn hipIpcOpenMemHandle(address: *mut usize, handle: HipHandle, flags: c_uint) -> hipError_t;
            fn hipIpcCloseMemHandle(address: usize) -> hipError_t;
            fn hipIpcGetEventHandle(handle: *mut HipHandle, event: hipEvent_t) -> hipError_t;
            fn hipIpcOpenEventHandle(event: *mut hipEvent_t, handle: HipHandle) -> hipError_t;
        }
        optional {
            fn hipGetDevicePropertiesR0600(properties: *mut Properties, device: c_int) -> hipError_t;
            fn hipDeviceGetPCIBusId(text: *mut c_char, len: c_int, device: c_int) -> hipError_t;
            fn hipDeviceGetUuid(uuid: *mut hipUUID, device: c_int) -> hipError_t;
            fn hipDeviceSetLimit(limit: c_uint, value: usize) -> hipError_t;
            fn hipExtGetLinkTypeAndHopCount(
                from: c_int, to: c_int, kind: *mut u32, hops: *mut u32,
            ) -> hipError_t;
            fn hipPointerGetAttribute(value: *mut c_void, attribute: c_uint, address: usize) -> hipError_t;
            fn hipPointerSetAttribute(value: *const c_void, attribute: c_uint, address: usize) -> hipError_t;
            fn hipMallocManaged(address: *mut usize, size: usize, flags: c_uint) -> hipError_t;
            fn hipMemAdvise(address: usize, size: usize, advice: c_uint, device: c_int) -> hipError_t;
            fn hipMemPrefetchAsync(address: usize, size: usize, device: c_int, stream: hipStream_t) -> hipError_t;
            fn hipMemRangeGetAttribute(
                data: *mut c_void, data_size: usize, attribute: c_uint, address: usize, size: usize,
            ) -> hipError_t;
            fn hipMallocAsync(address: *mut usize, size: usize, stream: hipStream_t) -> hipError_t;
            fn hipFreeAsync(address: usize, stream: hipStream_t) -> hipError_t;
            fn hipMallocFromPoolAsync(
                address: *mut usize, size: usize, pool: hipMemPool_t, stream: hipStream_t,
            ) -> hipError_t;
            fn hipDeviceGetDefaultMemPool(pool: *mut hipMemPool_t, device: c_int) -> hipError_t;
            fn hipDeviceGetMemPool(pool: *mut hipMemPool_t, device: c_int) -> hipError_t;
            fn hipDeviceSetMemPool(device: c_int, pool: hipMemPool_t) -> hipError_t;
            fn hipMemPoolCreate(pool: *mut hipMemPool_t, properties: *const PoolProperties) -> hipError_t;
            fn hipMemPoolDestroy(pool: hipMemPool_t) -> hipError_t;
            fn hipMemPoolGetAttribute(pool: hipMemPool_t, attribute: c_uint, value: *mut c_void) -> hipError_t;
            fn hipMemPoolSetAttribute(pool: hipMemPool_t, attribute: c_uint, value: *mut c_void) -> hipError_t;
            fn hipMemPoolSetAccess(pool: hipMemPool_t, accesses: *const Access, count: usize) -> hipError_t;
            fn hipMemPoolGetAccess(
                flags: *mut c_uint, pool: hipMemPool_t, location: *mut Location,
            ) -> hipError_t;
            fn hipMemPoolTrimTo(pool: hipMemPool_t, keep: usize) -> hipError_t;
            fn hipMemPoolExportToShareableHandle(
                handle: *mut c_void, pool: hipMemPool_t, handle_type: c_uint, flags: c_uint,
            ) -> hipError_t;
            fn hipMemPoolImportFromShareableHandle(
                pool: *mut hipMemPool_t, handle: *mut c_void, handle_type: c_uint, flags: c_uint,
            ) -> hipError_t;
            fn hipMemPoolExportPointer(name: *mut HipHandle, address: usize) -> hipError_t;
            fn hipMemPoolImportPointer(address: *mut usize, pool: hipMemPool_t, name: *mut HipHandle) -> hipError_t;
            fn hipMemGetAllocationGranularity(
                granularity: *mut usize, properties: *const PhysicalProperties, option: c_uint,
            ) -> hipError_t;
            fn hipMemCreate(
                memory: *mut hipMemGenericAllocationHandle_t, size: usize, properties: *const PhysicalProperties,
                flags: c_ulonglong,
            ) -> hipError_t;
            fn hipMemRelease(memory: hipMemGenericAllocationHandle_t) -> hipError_t;
            fn hipMemGetAllocationPropertiesFromHandle(
                properties: *mut PhysicalProperties, memory: hipMemGenericAllocationHandle_t,
            ) -> hipError_t;
            fn hipMemExportToShareableHandle(
                handle: *mut c_void, memory: hipMemGenericAllocationHandle_t, handle_type: c_uint, flags: c_ulonglong,
            ) -> hipError_t;
            fn hipMemImportFromShareableHandle(
                memory: *mut hipMemGenericAllocationHandle_t, handle: *mut c_void, handle_type: c_uint,
            ) -> hipError_t;
            fn hipMemAddressReserve(
                address: *mut usize, size: usize, alignment: usize, hint: usize, flags: c_ulonglong,
            ) -> hipError_t;
            fn hipMemAddressFree(address: usize, size: usize) -> hipError_t;
            fn hipMemMap(
                address: usize, size: usize, offset: usize, memory: hipMemGenericAllocationHandle_t, flags: c_ulonglong,
            ) -> hipError_t;
            fn hipMemUnmap(address: usize, size: usize) -> hipError_t;
            fn hipMemSetAccess(address: usize, size: usize, accesses: *const Access, count: usize) -> hipError_t;
            fn hipMemGetAccess(flags: *mut c_ulonglong, location: *const Location, address: usize) -> hipError_t;
            fn hipArray3DCreate(array: *mut usize, descriptor: *const Descriptor3D) -> hipError_t;
            fn hipArray3DGetDescriptor(descriptor: *mut Descriptor3D, array: usize) -> hipError_t;
            fn hipGetChannelDesc(format: *mut [c_int; 5], array: usize) -> hipError_t;
            fn hipFreeArray(array: usize) -> hipError_t;
            fn hipMipmappedArrayCreate(
                arrays: *mut usize, descriptor: *mut Descriptor3D, levels: c_uint,
            ) -> hipError_t;
            fn hipGetMipmappedArrayLevel(array: *mut usize, arrays: usize, level: c_uint) -> hipError_t;
            fn hipFreeMipmappedArray(arrays: usize) -> hipError_t;
            fn hipImportExternalMemory(memory: *mut usize, handle: *const ExternalHandle) -> hipError_t;
            fn hipExternalMemoryGetMappedBuffer(
                address: *mut usize, memory: usize, buffer: *const ExternalBuffer,
            ) -> hipError_t;
            fn hipDestroyExternalMemory(memory: usize) -> hipError_t;
            fn hipImportExternalSemaphore(semaphore: *mut usize, handle: *const ExternalHandle) -> hipError_t;
            fn hipSignalExternalSemaphoresAsync(
                semaphores: *const usize, parameters: *const ExternalParameters, count: c_uint, stream: hipStream_t,
            ) -> hipError_t;
            fn hipWaitExternalSemaphoresAsync(
                semaphores: *const usize, parameters: *const ExternalParameters, count: c_uint, stream: hipStream_t,
            ) -> hipError_t;
            fn hipDestroyExternalSemaphore(semaphore: usize) -> hipError_t;
            fn hipMemGetHandleForAddressRange(
                handle: *mut c_void, address: usize, size: usize, handle_type: c_uint, flags: c_ulonglong,
            ) -> hipError_t;
            fn hipLaunchHostFunc(stream: hipStream_t, function: hipHostFn_t, data: *mut c_void) -> hipError_t;
            fn hipThreadExchangeStreamCaptureMode(mode: *mut c_uint) -> hipError_t;
            fn hipStreamGetDevice(stream: hipStream_t, device: *mut c_int) -> hipError_t;
            fn hipGetStreamDeviceId(stream: hipStream_t) -> c_int;
            fn hipModuleLoadData(module: *mut usize, image: *const c_void) -> hipError_t;
            fn hipModuleUnload(module: usize) -> hipError_t;
            fn hipModuleGetFunction(function: *mut usize, module: usize, name: *const c_char) -> hipError_t;
            fn hipModuleGetGlobal(
                address: *mut usize, bytes: *mut usize, module: usize, name: *const c_char,
            ) -> hipError_t;
            fn hipModuleGetFunctionCount(count: *mut c_uint, module: usize) -> hipError_t;
            fn hipKernelNameRef(function: usize) -> usize;
            fn hipFuncGetAttribute(value: *mut c_int, attribute: c_int, function: usize) -> hipError_t;
            fn hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(
                blocks: *mut c_int, function: usize, threads: c_int, shared: usize,
            ) -> hipError_t;
            fn hipModuleLaunchKernel(
                function: usize, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint,
                block_z: c_uint, shared: c_uint, stream: hipStream_t, parameters: *mut *mut c_void,
                extra: *mut *mut c_void,
            ) -> hipError_t;
            fn hipModuleLaunchCooperativeKernel(
                function: usize, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint,
                block_z: c_uint, shared: c_uint, stream: hipStream_t, parameters: *mut *mut c_void,
            ) -> hipError_t;
            fn hipCtxGetCurrent(context: *mut usize) -> hipError_t;
            fn hipGraphCreate(graph: *mut usize, flags: c_uint) -> hipError_t;
            fn hipGraphDestroy(graph: usize) -> hipError_t;
            fn hipGraphClone(clone: *mut usize, graph: usize) -> hipError_t;
            fn hipGraphNodeFindInClone(found: *mut usize, node: usize, clone: usize) -> hipError_t;
            fn hipGraphAddEmptyNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize,
            ) -> hipError_t;
            fn hipGraphAddKernelNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, params: *const KernelParams,
            ) -> hipError_t;
            fn hipGraphKernelNodeGetParams(node: usize, params: *mut KernelParams) -> hipError_t;
            fn hipGraphKernelNodeSetParams(node: usize, params: *const KernelParams) -> hipError_t;
            fn hipGraphExecKernelNodeSetParams(
                executable: usize, node: usize, params: *const KernelParams,
            ) -> hipError_t;
            fn hipGraphAddMemcpyNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, params: *const Memcpy3D,
            ) -> hipError_t;
            fn hipGraphMemcpyNodeGetParams(node: usize, params: *mut Memcpy3D) -> hipError_t;
            fn hipGraphMemcpyNodeSetParams(node: usize, params: *const Memcpy3D) -> hipError_t;
            fn hipGraphExecMemcpyNodeSetParams(executable: usize, node: usize, params: *const Memcpy3D) -> hipError_t;
            fn hipGraphAddMemsetNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, params: *const MemsetParams,
            ) -> hipError_t;
            fn hipGraphMemsetNodeGetParams(node: usize, params: *mut MemsetParams) -> hipError_t;
            fn hipGraphMemsetNodeSetParams(node: usize, params: *const MemsetParams) -> hipError_t;
            fn hipGraphExecMemsetNodeSetParams(
                executable: usize, node: usize, params: *const MemsetParams,
            ) -> hipError_t;
            fn hipGraphAddHostNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, params: *const HostParams,
            ) -> hipError_t;
            fn hipGraphHostNodeGetParams(node: usize, params: *mut HostParams) -> hipError_t;
            fn hipGraphHostNodeSetParams(node: usize, params: *const HostParams) -> hipError_t;
            fn hipGraphExecHostNodeSetParams(executable: usize, node: usize, params: *const HostParams) -> hipError_t;
            fn hipGraphAddBatchMemOpNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, params: *const BatchParams,
            ) -> hipError_t;
            fn hipGraphBatchMemOpNodeGetParams(node: usize, params: *mut BatchParams) -> hipError_t;
            fn hipGraphBatchMemOpNodeSetParams(node: usize, params: *const BatchParams) -> hipError_t;
            fn hipGraphExecBatchMemOpNodeSetParams(
                executable: usize, node: usize, params: *const BatchParams,
            ) -> hipError_t;
            fn hipGraphAddEventRecordNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, event: hipEvent_t,
            ) -> hipError_t;
            fn hipGraphEventRecordNodeGetEvent(node: usize, event: *mut hipEvent_t) -> hipError_t;
            fn hipGraphEventRecordNodeSetEvent(node: usize, event: hipEvent_t) -> hipError_t;
            fn hipGraphExecEventRecordNodeSetEvent(executable: usize, node: usize, event: hipEvent_t) -> hipError_t;
            fn hipGraphAddEventWaitNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, event: hipEvent_t,
            ) -> hipError_t;
            fn hipGraphEventWaitNodeGetEvent(node: usize, event: *mut hipEvent_t) -> hipError_t;
            fn hipGraphEventWaitNodeSetEvent(node: usize, event: hipEvent_t) -> hipError_t;
            fn hipGraphExecEventWaitNodeSetEvent(executable: usize, node: usize, event: hipEvent_t) -> hipError_t;
            fn hipGraphAddChildGraphNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, child: usize,
            ) -> hipError_t;
            fn hipGraphChildGraphNodeGetGraph(node: usize, child: *mut usize) -> hipError_t;
            fn hipGraphExecChildGraphNodeSetParams(executable: usize, node: usize, child: usize) -> hipError_t;
            fn hipGraphAddMemAllocNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, allocation: *mut AllocationParams,
            ) -> hipError_t;
            fn hipGraphMemAllocNodeGetParams(node: usize, allocation: *mut AllocationParams) -> hipError_t;
            fn hipGraphAddMemFreeNode(
                node: *mut usize, graph: usize, after: *const usize, count: usize, address: usize,
            ) -> hipError_t;
            fn hipGraphMemFreeNodeGetParams(node: usize, address: *mut usize) -> hipError_t;
            fn hipGraphDestroyNode(node: usize) -> hipError_t;
            fn hipGraphNodeGetType(node: usize, kind: *mut c_uint) -> hipError_t;
            fn hipGraphGetNodes(graph: usize, nodes: *mut usize, count: *mut usize) -> hipError_t;
            fn hipGraphGetEdges(graph: usize, from: *mut usize, to: *mut usize, count: *mut usize) -> hipError_t;
            fn hipGraphNodeGetDependencies(node: usize, nodes: *mut usize, count: *mut usize) -> hipError_t;
            fn hipGraphNodeGetDependentNodes(node: usize, nodes: *mut usize, count: *mut usize) -> hipError_t;
            fn hipGraphAddDependencies(graph: usize, from: *const usize, to: *const usize, count: usize) -> hipError_t;
            fn hipGraphRemoveDependencies(
                graph: usize, from: *const usize, to: *const usize, count: usize,
            ) -> hipError_t;
            fn hipGraphInstantiateWithFlags(executable: *mut usize, graph: usize, flags: c_ulonglong) -> hipError_t;
            fn hipGraphExecGetFlags(executable: usize, flags: *mut c_ulonglong) -> hipError_t;
            fn hipGraphNodeGetEnabled(executable: usize, node: usize, is_enabled: *mut c_uint) -> hipError_t;
            fn hipGraphNodeSetEnabled(executable: usize, node: usize, is_enabled: c_uint) -> hipError_t;
            fn hipGraphKernelNodeGetAttribute(node: usize, attribute: c_uint, value: *mut [u64; 8]) -> hipError_t;
            fn hipGraphKernelNodeSetAttribute(node: usize, attribute: c_uint, value: *const [u64; 8]) -> hipError_t;
            fn hipGraphKernelNodeCopyAttributes(from: usize, to: usize) -> hipError_t;
            fn hipUserObjectCreate(
                object: *mut usize, data: *mut c_void, end: hipHostFn_t, references: c_uint, flags: c_uint,
            ) -> hipError_t;
            fn hipUserObjectRetain(object: usize, references: c_uint) -> hipError_t;
            fn hipUserObjectRelease(object: usize, references: c_uint) -> hipError_t;
            fn hipGraphRetainUserObject(graph: usize, object: usize, references: c_uint, flags: c_uint) -> hipError_t;
            fn hipGraphReleaseUserObject(graph: usize, object: usize, references: c_uint) -> hipError_t;
            fn hipDeviceGetGraphMemAttribute(device: c_int, attribute: c_uint, value: *mut u64) -> hipError_t;
            fn hipDeviceSetGraphMemAttribute(device: c_int, attribute: c_uint, value: *const u64) -> hipError_t;
            fn hipDeviceGraphMemTrim(device: c_int) -> hipError_t;
            fn hipGraphExecDestroy(executable: usize) -> hipError_t;
            fn hipGraphLaunch(executable: usize, stream: hipStream_t) -> hipError_t;
            fn hipGraphUpload(executable: usize, stream: hipStream_t) -> hipError_t;
            fn hipGraphExecUpdate(executable: usize, graph: usize, node: *mut usize, result: *mut c_uint) -> hipError_t;
            fn hipStreamBeginCapture(stream: hipStream_t, mode: c_uint) -> hipError_t;
            fn hipStreamBeginCaptureToGraph(
                stream: hipStream_t, graph: usize, after: *const usize, data: *const c_void, count: usize, mode: c_uint,
            ) -> hipError_t;
            fn hipStreamEndCapture(stream: hipStream_t, graph: *mut usize) -> hipError_t;
            fn hipStreamGetCaptureInfo_v2(
                stream: hipStream_t, status: *mut c_uint, id: *mut u64, graph: *mut usize, nodes: *mut *const usize,
                count: *mut usize,
            ) -> hipError_t;
            fn hipStreamUpdateCaptureDependencies(
                stream: hipStream_t, nodes: *mut usize, count: usize, flags: c_uint,
            ) -> hipError_t;
            fn hipEventRecordWithFlags(event: hipEvent_t, stream: hipStream_t, flags: c_uint) -> hipError_t;
            fn hipStreamAttachMemAsync(
                stream: hipStream_t, address: usize, size: usize, flags: c_uint,
            ) -> hipError_t;
            fn hipStreamWaitValue32(
                stream: hipStream_t, address: usize, value: u32, flags: c_uint, mask: u32,
            ) -> hipError_t;
            fn hipStreamWaitValue64(
                stream: hipStream_t, address: usize, value: u64, flags: c_uint, mask: u64,
            ) -> hipError_t;
            fn hipStreamWriteValue32(stream: hipStream_t, address: usize, value: u32, flags: c_uint) -> hipError_t;
            fn hipStreamWriteValue64(stream: hipStream_t, address: usize, value: u64, flags: c_uint) -> hipError_t;
        }
    }
}
