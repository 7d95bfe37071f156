// Generated from src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every exported function by name, sorted.

use super::Function;

/// The names, a line for each.
pub static NAMES: &str = "\
anygpu_hipIpcOpenEventHandle_ref
anygpu_hipIpcOpenMemHandle_ref
anygpu_hipMemset3DAsync_ref
anygpu_hipMemset3D_ref
hipChooseDevice
hipChooseDeviceR0600
hipCtxCreate
hipCtxDestroy
hipCtxDisablePeerAccess
hipCtxEnablePeerAccess
hipCtxGetApiVersion
hipCtxGetCacheConfig
hipCtxGetCurrent
hipCtxGetDevice
hipCtxGetFlags
hipCtxGetSharedMemConfig
hipCtxPopCurrent
hipCtxPushCurrent
hipCtxSetCacheConfig
hipCtxSetCurrent
hipCtxSetSharedMemConfig
hipCtxSynchronize
hipDestroyExternalMemory
hipDestroyExternalSemaphore
hipDeviceCanAccessPeer
hipDeviceComputeCapability
hipDeviceDisablePeerAccess
hipDeviceEnablePeerAccess
hipDeviceGet
hipDeviceGetAttribute
hipDeviceGetByPCIBusId
hipDeviceGetCacheConfig
hipDeviceGetDefaultMemPool
hipDeviceGetLimit
hipDeviceGetMemPool
hipDeviceGetName
hipDeviceGetP2PAttribute
hipDeviceGetPCIBusId
hipDeviceGetSharedMemConfig
hipDeviceGetStreamPriorityRange
hipDeviceGetUuid
hipDevicePrimaryCtxGetState
hipDevicePrimaryCtxRelease
hipDevicePrimaryCtxReset
hipDevicePrimaryCtxRetain
hipDevicePrimaryCtxSetFlags
hipDeviceReset
hipDeviceSetCacheConfig
hipDeviceSetLimit
hipDeviceSetMemPool
hipDeviceSetSharedMemConfig
hipDeviceSynchronize
hipDeviceTotalMem
hipDriverGetVersion
hipDrvGetErrorName
hipDrvGetErrorString
hipDrvMemcpy3D
hipDrvMemcpy3DAsync
hipDrvPointerGetAttributes
hipEventCreate
hipEventCreateWithFlags
hipEventDestroy
hipEventElapsedTime
hipEventQuery
hipEventRecord
hipEventSynchronize
hipExtGetLastError
hipExtGetLinkTypeAndHopCount
hipExtHostAlloc
hipExtMallocWithFlags
hipExtStreamCreateWithCUMask
hipExtStreamGetCUMask
hipExternalMemoryGetMappedBuffer
hipExternalMemoryGetMappedMipmappedArray
hipFree
hipFreeAsync
hipFreeHost
hipFreeMipmappedArray
hipGetDevice
hipGetDeviceCount
hipGetDeviceFlags
hipGetDeviceProperties
hipGetDevicePropertiesR0600
hipGetErrorName
hipGetErrorString
hipGetLastError
hipGetMipmappedArrayLevel
hipGetProcAddress
hipGetStreamDeviceId
hipHostAlloc
hipHostFree
hipHostGetDevicePointer
hipHostGetFlags
hipHostMalloc
hipHostRegister
hipHostUnregister
hipImportExternalMemory
hipImportExternalSemaphore
hipInit
hipIpcCloseMemHandle
hipIpcGetEventHandle
hipIpcGetMemHandle
hipIpcOpenEventHandle
hipIpcOpenMemHandle
hipLaunchHostFunc
hipMalloc
hipMallocAsync
hipMallocFromPoolAsync
hipMallocHost
hipMallocManaged
hipMallocPitch
hipMemAddressFree
hipMemAddressReserve
hipMemAdvise
hipMemAllocHost
hipMemAllocPitch
hipMemCreate
hipMemExportToShareableHandle
hipMemGetAccess
hipMemGetAddressRange
hipMemGetAllocationGranularity
hipMemGetAllocationPropertiesFromHandle
hipMemGetInfo
hipMemImportFromShareableHandle
hipMemMap
hipMemMapArrayAsync
hipMemPoolCreate
hipMemPoolDestroy
hipMemPoolExportPointer
hipMemPoolExportToShareableHandle
hipMemPoolGetAccess
hipMemPoolGetAttribute
hipMemPoolImportFromShareableHandle
hipMemPoolImportPointer
hipMemPoolSetAccess
hipMemPoolSetAttribute
hipMemPoolTrimTo
hipMemPrefetchAsync
hipMemPtrGetInfo
hipMemRangeGetAttribute
hipMemRangeGetAttributes
hipMemRelease
hipMemRetainAllocationHandle
hipMemSetAccess
hipMemUnmap
hipMemcpy
hipMemcpy2D
hipMemcpy2DAsync
hipMemcpy3D
hipMemcpy3DAsync
hipMemcpyAsync
hipMemcpyDtoD
hipMemcpyDtoDAsync
hipMemcpyDtoH
hipMemcpyDtoHAsync
hipMemcpyHtoD
hipMemcpyHtoDAsync
hipMemcpyParam2D
hipMemcpyParam2DAsync
hipMemcpyPeer
hipMemcpyPeerAsync
hipMemcpyWithStream
hipMemset
hipMemset2D
hipMemset2DAsync
hipMemset3D
hipMemset3DAsync
hipMemsetAsync
hipMemsetD16
hipMemsetD16Async
hipMemsetD32
hipMemsetD32Async
hipMemsetD8
hipMemsetD8Async
hipMipmappedArrayDestroy
hipMipmappedArrayGetLevel
hipPeekAtLastError
hipPointerGetAttribute
hipPointerGetAttributes
hipPointerSetAttribute
hipRuntimeGetVersion
hipSetDevice
hipSetDeviceFlags
hipSetValidDevices
hipSignalExternalSemaphoresAsync
hipStreamAddCallback
hipStreamAttachMemAsync
hipStreamCreate
hipStreamCreateWithFlags
hipStreamCreateWithPriority
hipStreamDestroy
hipStreamGetDevice
hipStreamGetFlags
hipStreamGetPriority
hipStreamIsCapturing
hipStreamQuery
hipStreamSynchronize
hipStreamWaitEvent
hipStreamWaitValue32
hipStreamWaitValue64
hipStreamWriteValue32
hipStreamWriteValue64
hipWaitExternalSemaphoresAsync
";

/// The functions of these names.
#[rustfmt::skip]
pub static FUNCTIONS: &[Function] = &[
    Function(super::anygpu_hipIpcOpenEventHandle_ref as *const ()),
    Function(super::anygpu_hipIpcOpenMemHandle_ref as *const ()),
    Function(super::anygpu_hipMemset3DAsync_ref as *const ()),
    Function(super::anygpu_hipMemset3D_ref as *const ()),
    Function(super::hipChooseDevice as *const ()),
    Function(super::hipChooseDeviceR0600 as *const ()),
    Function(super::hipCtxCreate as *const ()),
    Function(super::hipCtxDestroy as *const ()),
    Function(super::hipCtxDisablePeerAccess as *const ()),
    Function(super::hipCtxEnablePeerAccess as *const ()),
    Function(super::hipCtxGetApiVersion as *const ()),
    Function(super::hipCtxGetCacheConfig as *const ()),
    Function(super::hipCtxGetCurrent as *const ()),
    Function(super::hipCtxGetDevice as *const ()),
    Function(super::hipCtxGetFlags as *const ()),
    Function(super::hipCtxGetSharedMemConfig as *const ()),
    Function(super::hipCtxPopCurrent as *const ()),
    Function(super::hipCtxPushCurrent as *const ()),
    Function(super::hipCtxSetCacheConfig as *const ()),
    Function(super::hipCtxSetCurrent as *const ()),
    Function(super::hipCtxSetSharedMemConfig as *const ()),
    Function(super::hipCtxSynchronize as *const ()),
    Function(super::hipDestroyExternalMemory as *const ()),
    Function(super::hipDestroyExternalSemaphore as *const ()),
    Function(super::hipDeviceCanAccessPeer as *const ()),
    Function(super::hipDeviceComputeCapability as *const ()),
    Function(super::hipDeviceDisablePeerAccess as *const ()),
    Function(super::hipDeviceEnablePeerAccess as *const ()),
    Function(super::hipDeviceGet as *const ()),
    Function(super::hipDeviceGetAttribute as *const ()),
    Function(super::hipDeviceGetByPCIBusId as *const ()),
    Function(super::hipDeviceGetCacheConfig as *const ()),
    Function(super::hipDeviceGetDefaultMemPool as *const ()),
    Function(super::hipDeviceGetLimit as *const ()),
    Function(super::hipDeviceGetMemPool as *const ()),
    Function(super::hipDeviceGetName as *const ()),
    Function(super::hipDeviceGetP2PAttribute as *const ()),
    Function(super::hipDeviceGetPCIBusId as *const ()),
    Function(super::hipDeviceGetSharedMemConfig as *const ()),
    Function(super::hipDeviceGetStreamPriorityRange as *const ()),
    Function(super::hipDeviceGetUuid as *const ()),
    Function(super::hipDevicePrimaryCtxGetState as *const ()),
    Function(super::hipDevicePrimaryCtxRelease as *const ()),
    Function(super::hipDevicePrimaryCtxReset as *const ()),
    Function(super::hipDevicePrimaryCtxRetain as *const ()),
    Function(super::hipDevicePrimaryCtxSetFlags as *const ()),
    Function(super::hipDeviceReset as *const ()),
    Function(super::hipDeviceSetCacheConfig as *const ()),
    Function(super::hipDeviceSetLimit as *const ()),
    Function(super::hipDeviceSetMemPool as *const ()),
    Function(super::hipDeviceSetSharedMemConfig as *const ()),
    Function(super::hipDeviceSynchronize as *const ()),
    Function(super::hipDeviceTotalMem as *const ()),
    Function(super::hipDriverGetVersion as *const ()),
    Function(super::hipDrvGetErrorName as *const ()),
    Function(super::hipDrvGetErrorString as *const ()),
    Function(super::hipDrvMemcpy3D as *const ()),
    Function(super::hipDrvMemcpy3DAsync as *const ()),
    Function(super::hipDrvPointerGetAttributes as *const ()),
    Function(super::hipEventCreate as *const ()),
    Function(super::hipEventCreateWithFlags as *const ()),
    Function(super::hipEventDestroy as *const ()),
    Function(super::hipEventElapsedTime as *const ()),
    Function(super::hipEventQuery as *const ()),
    Function(super::hipEventRecord as *const ()),
    Function(super::hipEventSynchronize as *const ()),
    Function(super::hipExtGetLastError as *const ()),
    Function(super::hipExtGetLinkTypeAndHopCount as *const ()),
    Function(super::hipExtHostAlloc as *const ()),
    Function(super::hipExtMallocWithFlags as *const ()),
    Function(super::hipExtStreamCreateWithCUMask as *const ()),
    Function(super::hipExtStreamGetCUMask as *const ()),
    Function(super::hipExternalMemoryGetMappedBuffer as *const ()),
    Function(super::hipExternalMemoryGetMappedMipmappedArray as *const ()),
    Function(super::hipFree as *const ()),
    Function(super::hipFreeAsync as *const ()),
    Function(super::hipFreeHost as *const ()),
    Function(super::hipFreeMipmappedArray as *const ()),
    Function(super::hipGetDevice as *const ()),
    Function(super::hipGetDeviceCount as *const ()),
    Function(super::hipGetDeviceFlags as *const ()),
    Function(super::hipGetDeviceProperties as *const ()),
    Function(super::hipGetDevicePropertiesR0600 as *const ()),
    Function(super::hipGetErrorName as *const ()),
    Function(super::hipGetErrorString as *const ()),
    Function(super::hipGetLastError as *const ()),
    Function(super::hipGetMipmappedArrayLevel as *const ()),
    Function(super::hipGetProcAddress as *const ()),
    Function(super::hipGetStreamDeviceId as *const ()),
    Function(super::hipHostAlloc as *const ()),
    Function(super::hipHostFree as *const ()),
    Function(super::hipHostGetDevicePointer as *const ()),
    Function(super::hipHostGetFlags as *const ()),
    Function(super::hipHostMalloc as *const ()),
    Function(super::hipHostRegister as *const ()),
    Function(super::hipHostUnregister as *const ()),
    Function(super::hipImportExternalMemory as *const ()),
    Function(super::hipImportExternalSemaphore as *const ()),
    Function(super::hipInit as *const ()),
    Function(super::hipIpcCloseMemHandle as *const ()),
    Function(super::hipIpcGetEventHandle as *const ()),
    Function(super::hipIpcGetMemHandle as *const ()),
    Function(super::hipIpcOpenEventHandle as *const ()),
    Function(super::hipIpcOpenMemHandle as *const ()),
    Function(super::hipLaunchHostFunc as *const ()),
    Function(super::hipMalloc as *const ()),
    Function(super::hipMallocAsync as *const ()),
    Function(super::hipMallocFromPoolAsync as *const ()),
    Function(super::hipMallocHost as *const ()),
    Function(super::hipMallocManaged as *const ()),
    Function(super::hipMallocPitch as *const ()),
    Function(super::hipMemAddressFree as *const ()),
    Function(super::hipMemAddressReserve as *const ()),
    Function(super::hipMemAdvise as *const ()),
    Function(super::hipMemAllocHost as *const ()),
    Function(super::hipMemAllocPitch as *const ()),
    Function(super::hipMemCreate as *const ()),
    Function(super::hipMemExportToShareableHandle as *const ()),
    Function(super::hipMemGetAccess as *const ()),
    Function(super::hipMemGetAddressRange as *const ()),
    Function(super::hipMemGetAllocationGranularity as *const ()),
    Function(super::hipMemGetAllocationPropertiesFromHandle as *const ()),
    Function(super::hipMemGetInfo as *const ()),
    Function(super::hipMemImportFromShareableHandle as *const ()),
    Function(super::hipMemMap as *const ()),
    Function(super::hipMemMapArrayAsync as *const ()),
    Function(super::hipMemPoolCreate as *const ()),
    Function(super::hipMemPoolDestroy as *const ()),
    Function(super::hipMemPoolExportPointer as *const ()),
    Function(super::hipMemPoolExportToShareableHandle as *const ()),
    Function(super::hipMemPoolGetAccess as *const ()),
    Function(super::hipMemPoolGetAttribute as *const ()),
    Function(super::hipMemPoolImportFromShareableHandle as *const ()),
    Function(super::hipMemPoolImportPointer as *const ()),
    Function(super::hipMemPoolSetAccess as *const ()),
    Function(super::hipMemPoolSetAttribute as *const ()),
    Function(super::hipMemPoolTrimTo as *const ()),
    Function(super::hipMemPrefetchAsync as *const ()),
    Function(super::hipMemPtrGetInfo as *const ()),
    Function(super::hipMemRangeGetAttribute as *const ()),
    Function(super::hipMemRangeGetAttributes as *const ()),
    Function(super::hipMemRelease as *const ()),
    Function(super::hipMemRetainAllocationHandle as *const ()),
    Function(super::hipMemSetAccess as *const ()),
    Function(super::hipMemUnmap as *const ()),
    Function(super::hipMemcpy as *const ()),
    Function(super::hipMemcpy2D as *const ()),
    Function(super::hipMemcpy2DAsync as *const ()),
    Function(super::hipMemcpy3D as *const ()),
    Function(super::hipMemcpy3DAsync as *const ()),
    Function(super::hipMemcpyAsync as *const ()),
    Function(super::hipMemcpyDtoD as *const ()),
    Function(super::hipMemcpyDtoDAsync as *const ()),
    Function(super::hipMemcpyDtoH as *const ()),
    Function(super::hipMemcpyDtoHAsync as *const ()),
    Function(super::hipMemcpyHtoD as *const ()),
    Function(super::hipMemcpyHtoDAsync as *const ()),
    Function(super::hipMemcpyParam2D as *const ()),
    Function(super::hipMemcpyParam2DAsync as *const ()),
    Function(super::hipMemcpyPeer as *const ()),
    Function(super::hipMemcpyPeerAsync as *const ()),
    Function(super::hipMemcpyWithStream as *const ()),
    Function(super::hipMemset as *const ()),
    Function(super::hipMemset2D as *const ()),
    Function(super::hipMemset2DAsync as *const ()),
    Function(super::hipMemset3D as *const ()),
    Function(super::hipMemset3DAsync as *const ()),
    Function(super::hipMemsetAsync as *const ()),
    Function(super::hipMemsetD16 as *const ()),
    Function(super::hipMemsetD16Async as *const ()),
    Function(super::hipMemsetD32 as *const ()),
    Function(super::hipMemsetD32Async as *const ()),
    Function(super::hipMemsetD8 as *const ()),
    Function(super::hipMemsetD8Async as *const ()),
    Function(super::hipMipmappedArrayDestroy as *const ()),
    Function(super::hipMipmappedArrayGetLevel as *const ()),
    Function(super::hipPeekAtLastError as *const ()),
    Function(super::hipPointerGetAttribute as *const ()),
    Function(super::hipPointerGetAttributes as *const ()),
    Function(super::hipPointerSetAttribute as *const ()),
    Function(super::hipRuntimeGetVersion as *const ()),
    Function(super::hipSetDevice as *const ()),
    Function(super::hipSetDeviceFlags as *const ()),
    Function(super::hipSetValidDevices as *const ()),
    Function(super::hipSignalExternalSemaphoresAsync as *const ()),
    Function(super::hipStreamAddCallback as *const ()),
    Function(super::hipStreamAttachMemAsync as *const ()),
    Function(super::hipStreamCreate as *const ()),
    Function(super::hipStreamCreateWithFlags as *const ()),
    Function(super::hipStreamCreateWithPriority as *const ()),
    Function(super::hipStreamDestroy as *const ()),
    Function(super::hipStreamGetDevice as *const ()),
    Function(super::hipStreamGetFlags as *const ()),
    Function(super::hipStreamGetPriority as *const ()),
    Function(super::hipStreamIsCapturing as *const ()),
    Function(super::hipStreamQuery as *const ()),
    Function(super::hipStreamSynchronize as *const ()),
    Function(super::hipStreamWaitEvent as *const ()),
    Function(super::hipStreamWaitValue32 as *const ()),
    Function(super::hipStreamWaitValue64 as *const ()),
    Function(super::hipStreamWriteValue32 as *const ()),
    Function(super::hipStreamWriteValue64 as *const ()),
    Function(super::hipWaitExternalSemaphoresAsync as *const ()),
];
