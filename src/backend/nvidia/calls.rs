// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of `libcuda.so.1` that the back end calls, by exported names (CUDA driver API, cuda.h 11.4 to 13.5).
//!
//! Those of NVRTC are after nvrtc.h of CUDA 11.2 to 13.0.
//!
//! Handles and device addresses are plain integers: this library never dereferences them.

use std::ffi::{c_char, c_int, c_uint, c_ulonglong, c_void};

use crate::gpu::ValueOperation;
use crate::os::loader::library;

/// A status.
pub type CUresult = c_int;
/// A device: its ordinal.
pub type CUdevice = c_int;
/// A device address: 64 bits on every platform the driver exists for.
pub type CUdeviceptr = usize;
/// A context.
pub type CUcontext = usize;
/// A stream.
pub type CUstream = usize;
/// An event.
pub type CUevent = usize;

/// A module.
pub type CUmodule = usize;
/// A kernel.
pub type CUfunction = usize;
/// A library.
pub type CUlibrary = usize;
/// A kernel of a library.
pub type CUkernel = usize;
/// A pool.
pub type CUmemoryPool = usize;
/// Physical memory: an opaque number.
pub type Generic = c_ulonglong;
/// Memory exported by another interface.
pub type CUexternalMemory = usize;
/// A semaphore exported by another interface.
pub type CUexternalSemaphore = usize;
/// A mipmapped array: each level is half as large as the one before.
pub type CUmipmappedArray = usize;
/// An array.
pub type CUarray = usize;
/// A graph.
pub type CUgraph = usize;
/// A node of a graph.
pub type CUgraphNode = usize;
/// An executable graph.
pub type CUgraphExec = usize;

/// A function that a stream calls on the host.
pub type CUhostFn = unsafe extern "C" fn(user_data: *mut c_void);
/// A function that a stream calls on the host with its state.
pub type CUstreamCallback = unsafe extern "C" fn(stream: CUstream, status: CUresult, user_data: *mut c_void);

/// 64 bytes that name memory or an event between processes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CudaHandle {
    /// The bytes.
    pub reserved: [u8; 64],
}

/// 16 bytes that name a device.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct CUuuid {
    /// The bytes.
    pub bytes: [u8; 16],
}

/// The location of memory, or of the processor that accesses it.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct CUmemLocation {
    /// A `CUmemLocationType`.
    pub kind: c_int,
    /// A device's ordinal or a NUMA node.
    pub id: c_int,
}

/// Properties of physical memory to create.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct CUmemAllocationProp {
    /// A `CUmemAllocationType`.
    pub kind: c_uint,
    /// `CUmemAllocationHandleType`s.
    pub requested_handle_types: c_uint,
    /// The location.
    pub location: CUmemLocation,
    /// 0.
    pub win32_handle_meta_data: usize,
    /// CU_MEM_ALLOCATION_COMP_GENERIC, or 0.
    pub compression_type: u8,
    /// 1 or 0.
    pub gpu_direct_rdma_capable: u8,
    /// CU_MEM_CREATE_USAGE flags.
    pub usage: u16,
    /// 0.
    pub reserved: [u8; 4],
}

/// The access of a location.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct CUmemAccessDesc {
    /// The location that gets access.
    pub location: CUmemLocation,
    /// A `CUmemAccess_flags`.
    pub flags: c_uint,
}

/// Properties of a pool to create.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemPoolProps {
    /// A `CUmemAllocationType`.
    pub alloc_type: c_uint,
    /// `CUmemAllocationHandleType`s.
    pub handle_types: c_uint,
    /// The location.
    pub location: CUmemLocation,
    /// 0.
    pub win32_security_attributes: usize,
    /// Bytes; 0 for no limit.
    pub max_size: usize,
    /// CU_MEM_POOL_CREATE_USAGE flags.
    pub usage: u16,
    /// 0.
    pub reserved: [u8; 54],
}

/// The union of handles to import, of which only the file descriptor is used.
#[repr(C, align(8))]
#[derive(Clone, Copy, Default)]
pub struct ExternalHandle {
    /// The descriptor.
    pub descriptor: c_int,
    /// Bytes of the other members.
    pub others: [c_int; 3],
}

/// `CUDA_EXTERNAL_MEMORY_HANDLE_DESC`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct ExternalMemoryHandle {
    /// A `CUexternalMemoryHandleType`.
    pub kind: c_uint,
    /// The handle.
    pub handle: ExternalHandle,
    /// Bytes.
    pub size: c_ulonglong,
    /// CUDA_EXTERNAL_MEMORY_DEDICATED, or 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// `CUDA_EXTERNAL_MEMORY_BUFFER_DESC`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct ExternalBuffer {
    /// The offset of its first byte.
    pub offset: c_ulonglong,
    /// Bytes.
    pub size: c_ulonglong,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// `CUDA_ARRAY3D_DESCRIPTOR`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Descriptor3D {
    /// Elements in a row.
    pub width: usize,
    /// Rows, or 0.
    pub height: usize,
    /// Slices or layers, or 0.
    pub depth: usize,
    /// A `CUarray_format`.
    pub format: c_uint,
    /// Channels of an element.
    pub channels: c_uint,
    /// CUDA_ARRAY3D flags.
    pub flags: c_uint,
}

/// `CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct ExternalArrays {
    /// The offset of the first level's first byte.
    pub offset: c_ulonglong,
    /// The first level.
    pub first: Descriptor3D,
    /// The number of levels.
    pub levels: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct ExternalSemaphoreHandle {
    /// A `CUexternalSemaphoreHandleType`.
    pub kind: c_uint,
    /// The handle.
    pub handle: ExternalHandle,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS` and `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct ExternalParameters {
    /// A timeline's value.
    pub value: c_ulonglong,
    /// Bytes of the other members.
    pub others: [c_ulonglong; 8],
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// One side of a 2D copy.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Side2D {
    /// Bytes to skip in a row.
    pub x_in_bytes: usize,
    /// Rows to skip.
    pub y: usize,
    /// A `CUmemorytype`.
    pub memory_type: c_uint,
    /// The address of host memory.
    pub host: usize,
    /// The address of device or unified memory.
    pub device: CUdeviceptr,
    /// An array; 0.
    pub array: usize,
    /// Bytes from one row to the next.
    pub pitch: usize,
}

/// `CUDA_MEMCPY2D`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Memcpy2D {
    /// Read.
    pub source: Side2D,
    /// Written.
    pub destination: Side2D,
    /// Bytes in a row.
    pub width_in_bytes: usize,
    /// Rows.
    pub height: usize,
}

/// One side of a 3D copy.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Side3D {
    /// Bytes to skip in a row.
    pub x_in_bytes: usize,
    /// Rows to skip.
    pub y: usize,
    /// Slices to skip.
    pub z: usize,
    /// 0.
    pub level_of_detail: usize,
    /// A `CUmemorytype`.
    pub memory_type: c_uint,
    /// The address of host memory.
    pub host: usize,
    /// The address of device or unified memory.
    pub device: CUdeviceptr,
    /// An array, or 0.
    pub array: usize,
    /// A context in a copy between contexts, else 0.
    pub context: CUcontext,
    /// Bytes from one row to the next.
    pub pitch: usize,
    /// Rows from one slice to the next.
    pub height: usize,
}

/// `CUDA_MEMCPY3D` and `CUDA_MEMCPY3D_PEER`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Memcpy3D {
    /// Read.
    pub source: Side3D,
    /// Written.
    pub destination: Side3D,
    /// Bytes in a row.
    pub width_in_bytes: usize,
    /// Rows in a slice.
    pub height: usize,
    /// Slices.
    pub depth: usize,
}

/// `CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1` and `CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct SemaphoreParams {
    /// The semaphores.
    pub semaphores: usize,
    /// Their parameters.
    pub parameters: usize,
    /// The number of them.
    pub count: c_uint,
}

/// `CUDA_BATCH_MEM_OP_NODE_PARAMS_v1`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct BatchParams {
    /// The context.
    pub context: CUcontext,
    /// The number of them.
    pub count: c_uint,
    /// The operations.
    pub operations: usize,
    /// 0.
    pub flags: c_uint,
}

/// `CUDA_KERNEL_NODE_PARAMS_v1`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct KernelParams {
    /// The kernel.
    pub function: CUfunction,
    /// The blocks.
    pub grid: [c_uint; 3],
    /// The threads of a block.
    pub block: [c_uint; 3],
    /// Bytes of shared memory.
    pub shared: c_uint,
    /// The addresses of the arguments, or NULL.
    pub parameters: *mut *mut c_void,
    /// The arguments in one buffer, or NULL.
    pub extra: *mut *mut c_void,
}

impl Default for KernelParams {
    fn default() -> Self {
        let (parameters, extra) = (std::ptr::null_mut(), std::ptr::null_mut());
        KernelParams { function: 0, grid: [0; 3], block: [0; 3], shared: 0, parameters, extra }
    }
}

/// CUgraphExecUpdateResultInfo.
#[repr(C)]
#[derive(Default)]
pub struct UpdateResult {
    /// The number of the reason.
    pub result: c_uint,
    /// The node of the graph that the executable cannot take.
    pub node: CUgraphNode,
    /// The node that it depends on.
    pub from: CUgraphNode,
}

/// `CUDA_MEMSET_NODE_PARAMS`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct MemsetParams {
    /// The first byte.
    pub address: CUdeviceptr,
    /// Bytes from row to row.
    pub pitch: usize,
    /// The value of each element.
    pub value: c_uint,
    /// Bytes of an element.
    pub element_size: c_uint,
    /// Elements of a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
}

/// `CUDA_MEM_ALLOC_NODE_PARAMS`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AllocationParams {
    /// The kind and the location of the memory.
    pub pool: CUmemPoolProps,
    /// Access of other devices.
    pub accesses: *const CUmemAccessDesc,
    /// The number of these.
    pub access_count: usize,
    /// Bytes.
    pub bytes: usize,
    /// The address, which the driver gives.
    pub address: CUdeviceptr,
}

/// `CUDA_HOST_NODE_PARAMS`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HostParams {
    /// The function.
    pub function: CUhostFn,
    /// Its argument.
    pub data: *mut c_void,
}

const _: () = assert!(size_of::<KernelParams>() == 56 && size_of::<MemsetParams>() == 40);
const _: () = assert!(size_of::<Memcpy2D>() == 128 && size_of::<Memcpy3D>() == 200);
const _: () = assert!(size_of::<CUmemAllocationProp>() == 32 && size_of::<CUmemAccessDesc>() == 12);
const _: () = assert!(size_of::<CUmemPoolProps>() == 88 && size_of::<AllocationParams>() == 120);
const _: () = assert!(size_of::<ExternalMemoryHandle>() == 104 && size_of::<ExternalBuffer>() == 88);
const _: () = assert!(size_of::<ExternalArrays>() == 120 && size_of::<ExternalSemaphoreHandle>() == 96);
const _: () = assert!(size_of::<ExternalParameters>() == 144);

library! {
    /// The function called before all others, since an older driver may lack some of these.
    Version {
        required {
            fn cuDriverGetVersion(version: *mut c_int) -> CUresult;
        }
        optional {}
    }
}

library! {
    /// Functions of the driver. Those that every driver from CUDA 11.4 on has and that sharing memory needs are
    /// required.
    Cuda {
        required {
            fn cuInit(flags: c_uint) -> CUresult;
            fn cuGetErrorName(error: CUresult, name: *mut *const c_char) -> CUresult;
            fn cuGetErrorString(error: CUresult, text: *mut *const c_char) -> CUresult;

            fn cuDeviceGetCount(count: *mut c_int) -> CUresult;
            fn cuDeviceGetName(name: *mut c_char, len: c_int, dev: CUdevice) -> CUresult;
            fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;
            fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) -> CUresult;
            fn cuDeviceGetAttribute(pi: *mut c_int, attrib: c_int, dev: CUdevice) -> CUresult;
            fn cuDeviceCanAccessPeer(can_access: *mut c_int, dev: CUdevice, peer: CUdevice) -> CUresult;

            fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) -> CUresult;
            fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> CUresult;
            fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint) -> CUresult;
            fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut c_uint, active: *mut c_int) -> CUresult;
            fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) -> CUresult;
            fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) -> CUresult;
            fn cuCtxDestroy_v2(ctx: CUcontext) -> CUresult;
            fn cuCtxPushCurrent_v2(ctx: CUcontext) -> CUresult;
            fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) -> CUresult;
            fn cuCtxSetCurrent(ctx: CUcontext) -> CUresult;
            fn cuCtxGetCurrent(pctx: *mut CUcontext) -> CUresult;
            fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult;
            fn cuCtxGetFlags(flags: *mut c_uint) -> CUresult;
            fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut c_uint) -> CUresult;
            fn cuCtxSynchronize() -> CUresult;
            fn cuCtxSetLimit(limit: c_uint, value: usize) -> CUresult;
            fn cuCtxGetLimit(value: *mut usize, limit: c_uint) -> CUresult;
            fn cuCtxGetStreamPriorityRange(least: *mut c_int, greatest: *mut c_int) -> CUresult;
            fn cuCtxEnablePeerAccess(peer: CUcontext, flags: c_uint) -> CUresult;
            fn cuCtxDisablePeerAccess(peer: CUcontext) -> CUresult;

            fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult;
            fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> CUresult;
            fn cuMemAllocPitch_v2(
                dptr: *mut CUdeviceptr, pitch: *mut usize, width: usize, height: usize, element: c_uint,
            ) -> CUresult;
            fn cuMemFree_v2(dptr: CUdeviceptr) -> CUresult;
            fn cuMemHostAlloc(pp: *mut usize, bytesize: usize, flags: c_uint) -> CUresult;
            fn cuMemFreeHost(p: usize) -> CUresult;
            fn cuMemHostGetFlags(flags: *mut c_uint, p: usize) -> CUresult;
            fn cuMemHostRegister_v2(p: usize, bytesize: usize, flags: c_uint) -> CUresult;
            fn cuMemHostUnregister(p: usize) -> CUresult;
            fn cuPointerGetAttributes(
                count: c_uint, attributes: *mut c_uint, data: *mut *mut c_void, ptr: CUdeviceptr,
            ) -> CUresult;
            fn cuPointerSetAttribute(value: *const c_void, attribute: c_uint, ptr: CUdeviceptr) -> CUresult;

            fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, count: usize) -> CUresult;
            fn cuMemcpyHtoD_v2(dst: CUdeviceptr, src: usize, count: usize) -> CUresult;
            fn cuMemcpyDtoH_v2(dst: usize, src: CUdeviceptr, count: usize) -> CUresult;
            fn cuMemcpyDtoD_v2(dst: CUdeviceptr, src: CUdeviceptr, count: usize) -> CUresult;
            fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, count: usize, stream: CUstream) -> CUresult;
            fn cuMemcpyHtoDAsync_v2(dst: CUdeviceptr, src: usize, count: usize, stream: CUstream) -> CUresult;
            fn cuMemcpyDtoHAsync_v2(dst: usize, src: CUdeviceptr, count: usize, stream: CUstream) -> CUresult;
            fn cuMemcpyDtoDAsync_v2(dst: CUdeviceptr, src: CUdeviceptr, count: usize, stream: CUstream) -> CUresult;
            fn cuMemcpy2DUnaligned_v2(copy: *const Memcpy2D) -> CUresult;
            fn cuMemcpy2DAsync_v2(copy: *const Memcpy2D, stream: CUstream) -> CUresult;
            fn cuMemcpy3D_v2(copy: *const Memcpy3D) -> CUresult;
            fn cuMemcpy3DAsync_v2(copy: *const Memcpy3D, stream: CUstream) -> CUresult;
            fn cuMemsetD8Async(dst: CUdeviceptr, value: u8, count: usize, stream: CUstream) -> CUresult;
            fn cuMemsetD16Async(dst: CUdeviceptr, value: u16, count: usize, stream: CUstream) -> CUresult;
            fn cuMemsetD32Async(dst: CUdeviceptr, value: u32, count: usize, stream: CUstream) -> CUresult;
            fn cuMemsetD2D8Async(
                dst: CUdeviceptr, pitch: usize, value: u8, width: usize, height: usize, stream: CUstream,
            ) -> CUresult;
            fn cuMemsetD2D16Async(
                dst: CUdeviceptr, pitch: usize, value: u16, width: usize, height: usize, stream: CUstream,
            ) -> CUresult;
            fn cuMemsetD2D32Async(
                dst: CUdeviceptr, pitch: usize, value: u32, width: usize, height: usize, stream: CUstream,
            ) -> CUresult;

            fn cuStreamCreateWithPriority(stream: *mut CUstream, flags: c_uint, priority: c_int) -> CUresult;
            fn cuStreamDestroy_v2(stream: CUstream) -> CUresult;
            fn cuStreamQuery(stream: CUstream) -> CUresult;
            fn cuStreamSynchronize(stream: CUstream) -> CUresult;
            fn cuStreamWaitEvent(stream: CUstream, event: CUevent, flags: c_uint) -> CUresult;
            fn cuStreamGetFlags(stream: CUstream, flags: *mut c_uint) -> CUresult;
            fn cuStreamGetPriority(stream: CUstream, priority: *mut c_int) -> CUresult;
            fn cuStreamGetCtx(stream: CUstream, pctx: *mut CUcontext) -> CUresult;

            fn cuEventCreate(event: *mut CUevent, flags: c_uint) -> CUresult;
            fn cuEventDestroy_v2(event: CUevent) -> CUresult;
            fn cuEventRecord(event: CUevent, stream: CUstream) -> CUresult;
            fn cuEventQuery(event: CUevent) -> CUresult;
            fn cuEventSynchronize(event: CUevent) -> CUresult;
            fn cuEventElapsedTime(milliseconds: *mut f32, start: CUevent, end: CUevent) -> CUresult;

            fn cuIpcGetMemHandle(handle: *mut CudaHandle, dptr: CUdeviceptr) -> CUresult;
            fn cuIpcOpenMemHandle_v2(dptr: *mut CUdeviceptr, handle: CudaHandle, flags: c_uint) -> CUresult;
            fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> CUresult;
            fn cuIpcGetEventHandle(handle: *mut CudaHandle, event: CUevent) -> CUresult;
            fn cuIpcOpenEventHandle(event: *mut CUevent, handle: CudaHandle) -> CUresult;
        }
        optional {
            fn cuDeviceGetP2PAttribute(value: *mut c_int, attrib: c_uint, src: CUdevice, dst: CUdevice) -> CUresult;
            fn cuMemGetAddressRange_v2(
                base: *mut CUdeviceptr, size: *mut usize, dptr: CUdeviceptr,
            ) -> CUresult;
            fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: c_uint) -> CUresult;
            fn cuMemAdvise(dptr: CUdeviceptr, count: usize, advice: c_uint, device: CUdevice) -> CUresult;
            fn cuMemPrefetchAsync(dptr: CUdeviceptr, count: usize, device: CUdevice, stream: CUstream) -> CUresult;
            fn cuMemRangeGetAttribute(
                data: *mut c_void, size: usize, attribute: c_uint, dptr: CUdeviceptr, count: usize,
            ) -> CUresult;
            fn cuMemGetLocationInfo(
                dptr: CUdeviceptr, size: usize, summary: usize, sampling: usize, locations: *mut CUmemLocation,
            ) -> CUresult;
            fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, stream: CUstream) -> CUresult;
            fn cuMemFreeAsync(dptr: CUdeviceptr, stream: CUstream) -> CUresult;
            fn cuMemAllocFromPoolAsync(
                dptr: *mut CUdeviceptr, bytesize: usize, pool: CUmemoryPool, stream: CUstream,
            ) -> CUresult;
            fn cuDeviceGetDefaultMemPool(pool: *mut CUmemoryPool, device: CUdevice) -> CUresult;
            fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, device: CUdevice) -> CUresult;
            fn cuDeviceSetMemPool(device: CUdevice, pool: CUmemoryPool) -> CUresult;
            fn cuMemGetDefaultMemPool(
                pool: *mut CUmemoryPool, location: *mut CUmemLocation, kind: c_uint,
            ) -> CUresult;
            fn cuMemGetMemPool(pool: *mut CUmemoryPool, location: *mut CUmemLocation, kind: c_uint) -> CUresult;
            fn cuMemSetMemPool(location: *mut CUmemLocation, kind: c_uint, pool: CUmemoryPool) -> CUresult;
            fn cuMemPoolCreate(pool: *mut CUmemoryPool, properties: *const CUmemPoolProps) -> CUresult;
            fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult;
            fn cuMemPoolGetAttribute(pool: CUmemoryPool, attribute: c_uint, value: *mut c_void) -> CUresult;
            fn cuMemPoolSetAttribute(pool: CUmemoryPool, attribute: c_uint, value: *mut c_void) -> CUresult;
            fn cuMemPoolSetAccess(pool: CUmemoryPool, accesses: *const CUmemAccessDesc, count: usize) -> CUresult;
            fn cuMemPoolGetAccess(
                flags: *mut c_uint, pool: CUmemoryPool, location: *mut CUmemLocation,
            ) -> CUresult;
            fn cuMemPoolTrimTo(pool: CUmemoryPool, keep: usize) -> CUresult;
            fn cuMemPoolExportToShareableHandle(
                handle: *mut c_void, pool: CUmemoryPool, handle_type: c_uint, flags: c_ulonglong,
            ) -> CUresult;
            fn cuMemPoolImportFromShareableHandle(
                pool: *mut CUmemoryPool, handle: *mut c_void, handle_type: c_uint, flags: c_ulonglong,
            ) -> CUresult;
            fn cuMemPoolExportPointer(data: *mut CudaHandle, dptr: CUdeviceptr) -> CUresult;
            fn cuMemPoolImportPointer(dptr: *mut CUdeviceptr, pool: CUmemoryPool, data: *mut CudaHandle) -> CUresult;
            fn cuMemGetAllocationGranularity(
                granularity: *mut usize, properties: *const CUmemAllocationProp, option: c_uint,
            ) -> CUresult;
            fn cuMemCreate(
                handle: *mut Generic, size: usize, properties: *const CUmemAllocationProp, flags: c_ulonglong,
            ) -> CUresult;
            fn cuMemRelease(handle: Generic) -> CUresult;
            fn cuMemRetainAllocationHandle(handle: *mut Generic, address: CUdeviceptr) -> CUresult;
            fn cuMemGetAllocationPropertiesFromHandle(
                properties: *mut CUmemAllocationProp, handle: Generic,
            ) -> CUresult;
            fn cuMemExportToShareableHandle(
                shareable: *mut c_void, handle: Generic, handle_type: c_uint, flags: c_ulonglong,
            ) -> CUresult;
            fn cuMemImportFromShareableHandle(
                handle: *mut Generic, shareable: *mut c_void, handle_type: c_uint,
            ) -> CUresult;
            fn cuMemAddressReserve(
                address: *mut CUdeviceptr, size: usize, alignment: usize, hint: CUdeviceptr, flags: c_ulonglong,
            ) -> CUresult;
            fn cuMemAddressFree(address: CUdeviceptr, size: usize) -> CUresult;
            fn cuMemMap(
                address: CUdeviceptr, size: usize, offset: usize, handle: Generic, flags: c_ulonglong,
            ) -> CUresult;
            fn cuMemUnmap(address: CUdeviceptr, size: usize) -> CUresult;
            fn cuMemSetAccess(
                address: CUdeviceptr, size: usize, accesses: *const CUmemAccessDesc, count: usize,
            ) -> CUresult;
            fn cuMemGetAccess(
                flags: *mut c_ulonglong, location: *const CUmemLocation, address: CUdeviceptr,
            ) -> CUresult;
            fn cuMemGetHandleForAddressRange(
                handle: *mut c_void, address: CUdeviceptr, size: usize, handle_type: c_uint, flags: c_ulonglong,
            ) -> CUresult;
            fn cuImportExternalMemory(
                memory: *mut CUexternalMemory, description: *const ExternalMemoryHandle,
            ) -> CUresult;
            fn cuExternalMemoryGetMappedBuffer(
                dptr: *mut CUdeviceptr, memory: CUexternalMemory, description: *const ExternalBuffer,
            ) -> CUresult;
            fn cuExternalMemoryGetMappedMipmappedArray(
                arrays: *mut CUmipmappedArray, memory: CUexternalMemory, description: *const ExternalArrays,
            ) -> CUresult;
            fn cuDestroyExternalMemory(memory: CUexternalMemory) -> CUresult;
            fn cuArray3DCreate_v2(array: *mut CUarray, descriptor: *const Descriptor3D) -> CUresult;
            fn cuArray3DGetDescriptor_v2(descriptor: *mut Descriptor3D, array: CUarray) -> CUresult;
            fn cuArrayDestroy(array: CUarray) -> CUresult;
            fn cuMemcpyPeer(
                dst: CUdeviceptr, to: CUcontext, src: CUdeviceptr, from: CUcontext, count: usize,
            ) -> CUresult;
            fn cuMemcpyPeerAsync(
                dst: CUdeviceptr, to: CUcontext, src: CUdeviceptr, from: CUcontext, count: usize, stream: CUstream,
            ) -> CUresult;
            fn cuMemcpy3DPeer(copy: *const Memcpy3D) -> CUresult;
            fn cuMemcpy3DPeerAsync(copy: *const Memcpy3D, stream: CUstream) -> CUresult;
            fn cuMipmappedArrayCreate(
                arrays: *mut CUmipmappedArray, descriptor: *const Descriptor3D, levels: c_uint,
            ) -> CUresult;
            fn cuMipmappedArrayGetLevel(
                level_array: *mut CUarray, arrays: CUmipmappedArray, level: c_uint,
            ) -> CUresult;
            fn cuMipmappedArrayDestroy(arrays: CUmipmappedArray) -> CUresult;
            fn cuImportExternalSemaphore(
                semaphore: *mut CUexternalSemaphore, description: *const ExternalSemaphoreHandle,
            ) -> CUresult;
            fn cuSignalExternalSemaphoresAsync(
                semaphores: *const CUexternalSemaphore, parameters: *const ExternalParameters, count: c_uint,
                stream: CUstream,
            ) -> CUresult;
            fn cuWaitExternalSemaphoresAsync(
                semaphores: *const CUexternalSemaphore, parameters: *const ExternalParameters, count: c_uint,
                stream: CUstream,
            ) -> CUresult;
            fn cuDestroyExternalSemaphore(semaphore: CUexternalSemaphore) -> CUresult;
            fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult;
            fn cuModuleUnload(module: CUmodule) -> CUresult;
            fn cuModuleGetFunction(function: *mut CUfunction, module: CUmodule, name: *const c_char) -> CUresult;
            fn cuModuleGetGlobal_v2(
                dptr: *mut CUdeviceptr, bytes: *mut usize, module: CUmodule, name: *const c_char,
            ) -> CUresult;
            fn cuModuleGetFunctionCount(count: *mut c_uint, module: CUmodule) -> CUresult;
            fn cuModuleEnumerateFunctions(functions: *mut CUfunction, count: c_uint, module: CUmodule) -> CUresult;
            fn cuModuleGetLoadingMode(mode: *mut c_uint) -> CUresult;
            fn cuFuncGetName(name: *mut usize, function: CUfunction) -> CUresult;
            fn cuFuncGetModule(module: *mut CUmodule, function: CUfunction) -> CUresult;
            fn cuFuncGetParamInfo(
                function: CUfunction, number: usize, offset: *mut usize, size: *mut usize,
            ) -> CUresult;
            fn cuFuncIsLoaded(state: *mut c_uint, function: CUfunction) -> CUresult;
            fn cuFuncLoad(function: CUfunction) -> CUresult;
            fn cuFuncSetCacheConfig(function: CUfunction, config: c_uint) -> CUresult;
            fn cuOccupancyAvailableDynamicSMemPerBlock(
                size: *mut usize, function: CUfunction, blocks: c_int, threads: c_int,
            ) -> CUresult;
            fn cuFuncGetAttribute(value: *mut c_int, attribute: c_int, function: CUfunction) -> CUresult;
            fn cuFuncSetAttribute(function: CUfunction, attribute: c_int, value: c_int) -> CUresult;
            fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
                blocks: *mut c_int, function: CUfunction, threads: c_int, shared: usize,
            ) -> CUresult;
            fn cuLibraryLoadData(
                library: *mut CUlibrary, image: *const c_void, compiler_options: *mut c_uint,
                compiler_values: *mut *mut c_void, compiler_count: c_uint, options: *mut c_uint,
                values: *mut *mut c_void, count: c_uint,
            ) -> CUresult;
            fn cuLibraryUnload(library: CUlibrary) -> CUresult;
            fn cuLibraryGetKernel(kernel: *mut CUkernel, library: CUlibrary, name: *const c_char) -> CUresult;
            fn cuLibraryGetGlobal(
                dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char,
            ) -> CUresult;
            fn cuLibraryGetKernelCount(count: *mut c_uint, library: CUlibrary) -> CUresult;
            fn cuLibraryEnumerateKernels(kernels: *mut CUkernel, count: c_uint, library: CUlibrary) -> CUresult;
            fn cuLibraryGetManaged(
                dptr: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char,
            ) -> CUresult;
            fn cuLibraryGetModule(module: *mut CUmodule, library: CUlibrary) -> CUresult;
            fn cuKernelGetName(name: *mut usize, kernel: CUkernel) -> CUresult;
            fn cuKernelGetLibrary(library: *mut CUlibrary, kernel: CUkernel) -> CUresult;
            fn cuKernelGetFunction(function: *mut CUfunction, kernel: CUkernel) -> CUresult;
            fn cuLaunchKernel(
                function: CUfunction, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint,
                block_z: c_uint, shared: c_uint, stream: CUstream, parameters: *mut *mut c_void,
                extra: *mut *mut c_void,
            ) -> CUresult;
            fn cuLaunchCooperativeKernel(
                function: CUfunction, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint,
                block_z: c_uint, shared: c_uint, stream: CUstream, parameters: *mut *mut c_void,
            ) -> CUresult;
            fn cuStreamAttachMemAsync(stream: CUstream, dptr: CUdeviceptr, length: usize, flags: c_uint) -> CUresult;
            fn cuStreamAddCallback(
                stream: CUstream, callback: CUstreamCallback, data: *mut c_void, flags: c_uint,
            ) -> CUresult;
            fn cuLaunchHostFunc(stream: CUstream, function: CUhostFn, data: *mut c_void) -> CUresult;
            fn cuThreadExchangeStreamCaptureMode(mode: *mut c_uint) -> CUresult;
            fn cuGraphCreate(graph: *mut CUgraph, flags: c_uint) -> CUresult;
            fn cuGraphDestroy(graph: CUgraph) -> CUresult;
            fn cuGraphClone(clone: *mut CUgraph, graph: CUgraph) -> CUresult;
            fn cuGraphNodeFindInClone(found: *mut CUgraphNode, node: CUgraphNode, clone: CUgraph) -> CUresult;
            fn cuGraphAddEmptyNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize,
            ) -> CUresult;
            fn cuGraphAddKernelNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, params: *const
                KernelParams,
            ) -> CUresult;
            fn cuGraphAddMemcpyNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, copy: *const
                Memcpy3D, context: CUcontext,
            ) -> CUresult;
            fn cuGraphAddMemsetNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, fill: *const
                MemsetParams, context: CUcontext,
            ) -> CUresult;
            fn cuGraphAddHostNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, call: *const
                HostParams,
            ) -> CUresult;
            fn cuGraphAddEventRecordNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, event: CUevent,
            ) -> CUresult;
            fn cuGraphAddEventWaitNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, event: CUevent,
            ) -> CUresult;
            fn cuGraphAddMemAllocNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, allocation: *mut
                AllocationParams,
            ) -> CUresult;
            fn cuGraphAddMemFreeNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, address: CUdeviceptr,
            ) -> CUresult;
            fn cuGraphAddChildGraphNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, child: CUgraph,
            ) -> CUresult;
            fn cuGraphDestroyNode(node: CUgraphNode) -> CUresult;
            fn cuGraphNodeGetType(node: CUgraphNode, kind: *mut c_uint) -> CUresult;
            fn cuGraphKernelNodeGetParams(node: CUgraphNode, params: *mut KernelParams) -> CUresult;
            fn cuGraphMemcpyNodeGetParams(node: CUgraphNode, copy: *mut Memcpy3D) -> CUresult;
            fn cuGraphMemsetNodeGetParams(node: CUgraphNode, fill: *mut MemsetParams) -> CUresult;
            fn cuGraphMemAllocNodeGetParams(node: CUgraphNode, allocation: *mut AllocationParams) -> CUresult;
            fn cuGraphMemFreeNodeGetParams(node: CUgraphNode, address: *mut CUdeviceptr) -> CUresult;
            fn cuGraphHostNodeGetParams(node: CUgraphNode, call: *mut HostParams) -> CUresult;
            fn cuGraphChildGraphNodeGetGraph(node: CUgraphNode, child: *mut CUgraph) -> CUresult;
            fn cuGraphEventRecordNodeGetEvent(node: CUgraphNode, event: *mut CUevent) -> CUresult;
            fn cuGraphEventWaitNodeGetEvent(node: CUgraphNode, event: *mut CUevent) -> CUresult;
            fn cuGraphKernelNodeSetParams(node: CUgraphNode, params: *const KernelParams) -> CUresult;
            fn cuGraphMemcpyNodeSetParams(node: CUgraphNode, copy: *const Memcpy3D) -> CUresult;
            fn cuGraphMemsetNodeSetParams(node: CUgraphNode, fill: *const MemsetParams) -> CUresult;
            fn cuGraphHostNodeSetParams(node: CUgraphNode, call: *const HostParams) -> CUresult;
            fn cuGraphEventRecordNodeSetEvent(node: CUgraphNode, event: CUevent) -> CUresult;
            fn cuGraphEventWaitNodeSetEvent(node: CUgraphNode, event: CUevent) -> CUresult;
            fn cuGraphGetNodes(graph: CUgraph, nodes: *mut CUgraphNode, count: *mut usize) -> CUresult;
            fn cuGraphGetEdges(
                graph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, count: *mut usize,
            ) -> CUresult;
            fn cuGraphNodeGetDependencies(node: CUgraphNode, nodes: *mut CUgraphNode, count: *mut usize) -> CUresult;
            fn cuGraphNodeGetDependentNodes(node: CUgraphNode, nodes: *mut CUgraphNode, count: *mut usize) -> CUresult;
            fn cuGraphNodeGetContainingGraph(node: CUgraphNode, graph: *mut CUgraph) -> CUresult;
            fn cuGraphGetId(graph: CUgraph, number: *mut c_uint) -> CUresult;
            fn cuGraphExecGetId(executable: CUgraphExec, number: *mut c_uint) -> CUresult;
            fn cuGraphNodeGetLocalId(node: CUgraphNode, number: *mut c_uint) -> CUresult;
            fn cuGraphNodeGetToolsId(node: CUgraphNode, number: *mut u64) -> CUresult;
            fn cuGraphAddDependencies(
                graph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, count: usize,
            ) -> CUresult;
            fn cuGraphRemoveDependencies(
                graph: CUgraph, from: *const CUgraphNode, to: *const CUgraphNode, count: usize,
            ) -> CUresult;
            fn cuGraphInstantiateWithFlags(
                executable: *mut CUgraphExec, graph: CUgraph, flags: c_ulonglong,
            ) -> CUresult;
            fn cuGraphExecGetFlags(executable: CUgraphExec, flags: *mut c_ulonglong) -> CUresult;
            fn cuGraphNodeGetEnabled(
                executable: CUgraphExec, node: CUgraphNode, is_enabled: *mut c_uint,
            ) -> CUresult;
            fn cuGraphNodeSetEnabled(executable: CUgraphExec, node: CUgraphNode, is_enabled: c_uint) -> CUresult;
            fn cuGraphKernelNodeGetAttribute(node: CUgraphNode, attribute: c_uint, value: *mut [u64; 8]) -> CUresult;
            fn cuGraphKernelNodeSetAttribute(
                node: CUgraphNode, attribute: c_uint, value: *const [u64; 8],
            ) -> CUresult;
            fn cuGraphKernelNodeCopyAttributes(to: CUgraphNode, from: CUgraphNode) -> CUresult;
            fn cuUserObjectCreate(
                object: *mut usize, data: *mut c_void, end: CUhostFn, references: c_uint, flags: c_uint,
            ) -> CUresult;
            fn cuUserObjectRetain(object: usize, references: c_uint) -> CUresult;
            fn cuUserObjectRelease(object: usize, references: c_uint) -> CUresult;
            fn cuGraphRetainUserObject(
                graph: CUgraph, object: usize, references: c_uint, flags: c_uint,
            ) -> CUresult;
            fn cuGraphReleaseUserObject(graph: CUgraph, object: usize, references: c_uint) -> CUresult;
            fn cuDeviceGetGraphMemAttribute(device: c_int, attribute: c_uint, value: *mut u64) -> CUresult;
            fn cuDeviceSetGraphMemAttribute(device: c_int, attribute: c_uint, value: *const u64) -> CUresult;
            fn cuDeviceGraphMemTrim(device: c_int) -> CUresult;
            fn cuGraphExecDestroy(executable: CUgraphExec) -> CUresult;
            fn cuGraphLaunch(executable: CUgraphExec, stream: CUstream) -> CUresult;
            fn cuGraphUpload(executable: CUgraphExec, stream: CUstream) -> CUresult;
            fn cuGraphExecUpdate_v2(
                executable: CUgraphExec, graph: CUgraph, result: *mut UpdateResult,
            ) -> CUresult;
            fn cuGraphExecKernelNodeSetParams(
                executable: CUgraphExec, node: CUgraphNode, params: *const KernelParams,
            ) -> CUresult;
            fn cuGraphExecMemcpyNodeSetParams(
                executable: CUgraphExec, node: CUgraphNode, copy: *const Memcpy3D, context: CUcontext,
            ) -> CUresult;
            fn cuGraphExecMemsetNodeSetParams(
                executable: CUgraphExec, node: CUgraphNode, fill: *const MemsetParams, context: CUcontext,
            ) -> CUresult;
            fn cuGraphExecHostNodeSetParams(
                executable: CUgraphExec, node: CUgraphNode, call: *const HostParams,
            ) -> CUresult;
            fn cuGraphExecEventRecordNodeSetEvent(
                executable: CUgraphExec, node: CUgraphNode, event: CUevent,
            ) -> CUresult;
            fn cuGraphExecEventWaitNodeSetEvent(executable: CUgraphExec, node: CUgraphNode, event: CUevent) -> CUresult;
            fn cuGraphExecChildGraphNodeSetParams(
                executable: CUgraphExec, node: CUgraphNode, child: CUgraph,
            ) -> CUresult;
            fn cuGraphAddBatchMemOpNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, params: *const
                BatchParams,
            ) -> CUresult;
            fn cuGraphBatchMemOpNodeGetParams(node: CUgraphNode, params: *mut BatchParams) -> CUresult;
            fn cuGraphBatchMemOpNodeSetParams(node: CUgraphNode, params: *const BatchParams) -> CUresult;
            fn cuGraphExecBatchMemOpNodeSetParams(
                executable: CUgraphExec, node: CUgraphNode, params: *const BatchParams,
            ) -> CUresult;
            fn cuGraphAddExternalSemaphoresSignalNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, params: *const
                SemaphoreParams,
            ) -> CUresult;
            fn cuGraphExternalSemaphoresSignalNodeGetParams(node: CUgraphNode, params: *mut SemaphoreParams) -> CUresult;
            fn cuGraphExternalSemaphoresSignalNodeSetParams(node: CUgraphNode, params: *const SemaphoreParams) -> CUresult;
            fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
                executable: CUgraphExec, node: CUgraphNode, params: *const SemaphoreParams,
            ) -> CUresult;
            fn cuGraphAddExternalSemaphoresWaitNode(
                node: *mut CUgraphNode, graph: CUgraph, after: *const CUgraphNode, count: usize, params: *const
                SemaphoreParams,
            ) -> CUresult;
            fn cuGraphExternalSemaphoresWaitNodeGetParams(node: CUgraphNode, params: *mut SemaphoreParams) -> CUresult;
            fn cuGraphExternalSemaphoresWaitNodeSetParams(node: CUgraphNode, params: *const SemaphoreParams) -> CUresult;
            fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
                executable: CUgraphExec, node: CUgraphNode, params: *const SemaphoreParams,
            ) -> CUresult;
            fn cuStreamBeginCapture_v2(stream: CUstream, mode: c_uint) -> CUresult;
            fn cuStreamBeginCaptureToGraph(
                stream: CUstream, graph: CUgraph, after: *const CUgraphNode, data: *const c_void, count: usize, mode:
                c_uint,
            ) -> CUresult;
            fn cuStreamEndCapture(stream: CUstream, graph: *mut CUgraph) -> CUresult;
            fn cuStreamGetCaptureInfo_v2(
                stream: CUstream, status: *mut c_uint, id: *mut u64, graph: *mut CUgraph, nodes: *mut *const
                CUgraphNode, count: *mut usize,
            ) -> CUresult;
            fn cuStreamUpdateCaptureDependencies(
                stream: CUstream, nodes: *mut CUgraphNode, count: usize, flags: c_uint,
            ) -> CUresult;
            fn cuEventRecordWithFlags(event: CUevent, stream: CUstream, flags: c_uint) -> CUresult;
            fn cuStreamWaitValue32_v2(stream: CUstream, addr: CUdeviceptr, value: u32, flags: c_uint) -> CUresult;
            fn cuStreamWaitValue64_v2(stream: CUstream, addr: CUdeviceptr, value: u64, flags: c_uint) -> CUresult;
            fn cuStreamWriteValue32_v2(stream: CUstream, addr: CUdeviceptr, value: u32, flags: c_uint) -> CUresult;
            fn cuStreamWriteValue64_v2(stream: CUstream, addr: CUdeviceptr, value: u64, flags: c_uint) -> CUresult;
            fn cuStreamBatchMemOp_v2(
                stream: CUstream, count: c_uint, operations: *const ValueOperation, flags: c_uint,
            ) -> CUresult;
        }
    }
}

/// A status of NVRTC's.
pub type nvrtcResult = c_int;
/// A program of NVRTC's.
pub type nvrtcProgram = *mut c_void;

library! {
    /// Functions of NVRTC. Those that every library from CUDA 11.2 on has are required.
    Nvrtc {
        required {
            fn nvrtcGetErrorString(status: nvrtcResult) -> *const c_char;
            fn nvrtcCreateProgram(
                program: *mut nvrtcProgram, source: *const c_char, name: *const c_char, count: c_int,
                headers: *const *const c_char, names: *const *const c_char,
            ) -> nvrtcResult;
            fn nvrtcDestroyProgram(program: *mut nvrtcProgram) -> nvrtcResult;
            fn nvrtcAddNameExpression(program: nvrtcProgram, name: *const c_char) -> nvrtcResult;
            fn nvrtcCompileProgram(program: nvrtcProgram, count: c_int, options: *const *const c_char) -> nvrtcResult;
            fn nvrtcGetLoweredName(
                program: nvrtcProgram, name: *const c_char, lowered: *mut *const c_char,
            ) -> nvrtcResult;
            fn nvrtcGetProgramLogSize(program: nvrtcProgram, size: *mut usize) -> nvrtcResult;
            fn nvrtcGetProgramLog(program: nvrtcProgram, log: *mut c_char) -> nvrtcResult;
            fn nvrtcGetPTXSize(program: nvrtcProgram, size: *mut usize) -> nvrtcResult;
            fn nvrtcGetPTX(program: nvrtcProgram, code: *mut c_char) -> nvrtcResult;
            fn nvrtcGetCUBINSize(program: nvrtcProgram, size: *mut usize) -> nvrtcResult;
            fn nvrtcGetCUBIN(program: nvrtcProgram, code: *mut c_char) -> nvrtcResult;
        }
        optional {}
    }
}
