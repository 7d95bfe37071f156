// Generated from src/api/cuda by `BLESS=1 cargo test --test generated`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every function by the name and version that programs ask for, sorted.

use super::{Function, NONE};

/// A line for each: the name in programs, the version of CUDA from which it means this one, the exported
/// name, and that for the per-thread default stream, where it differs.
pub static NAMES: &str = "\
cuCtxAttach 2000 cuCtxAttach
cuCtxCreate 2000 cuCtxCreate
cuCtxCreate 3020 cuCtxCreate_v2
cuCtxCreate 11040 cuCtxCreate_v3
cuCtxCreate 12050 cuCtxCreate_v4
cuCtxDestroy 2000 cuCtxDestroy
cuCtxDestroy 4000 cuCtxDestroy_v2
cuCtxDetach 2000 cuCtxDetach
cuCtxDisablePeerAccess 4000 cuCtxDisablePeerAccess
cuCtxEnablePeerAccess 4000 cuCtxEnablePeerAccess
cuCtxGetApiVersion 3020 cuCtxGetApiVersion
cuCtxGetCacheConfig 3020 cuCtxGetCacheConfig
cuCtxGetCurrent 4000 cuCtxGetCurrent
cuCtxGetDevice 2000 cuCtxGetDevice
cuCtxGetDevice 13000 cuCtxGetDevice_v2
cuCtxGetExecAffinity 11040 cuCtxGetExecAffinity
cuCtxGetFlags 7000 cuCtxGetFlags
cuCtxGetId 12000 cuCtxGetId
cuCtxGetLimit 3010 cuCtxGetLimit
cuCtxGetSharedMemConfig 4020 cuCtxGetSharedMemConfig
cuCtxGetStreamPriorityRange 5050 cuCtxGetStreamPriorityRange
cuCtxPopCurrent 2000 cuCtxPopCurrent
cuCtxPopCurrent 4000 cuCtxPopCurrent_v2
cuCtxPushCurrent 2000 cuCtxPushCurrent
cuCtxPushCurrent 4000 cuCtxPushCurrent_v2
cuCtxRecordEvent 12050 cuCtxRecordEvent
cuCtxResetPersistingL2Cache 11000 cuCtxResetPersistingL2Cache
cuCtxSetCacheConfig 3020 cuCtxSetCacheConfig
cuCtxSetCurrent 4000 cuCtxSetCurrent
cuCtxSetFlags 12010 cuCtxSetFlags
cuCtxSetLimit 3010 cuCtxSetLimit
cuCtxSetSharedMemConfig 4020 cuCtxSetSharedMemConfig
cuCtxSynchronize 2000 cuCtxSynchronize
cuCtxSynchronize 13000 cuCtxSynchronize_v2
cuCtxWaitEvent 12050 cuCtxWaitEvent
cuDestroyExternalMemory 10000 cuDestroyExternalMemory
cuDestroyExternalSemaphore 10000 cuDestroyExternalSemaphore
cuDeviceCanAccessPeer 4000 cuDeviceCanAccessPeer
cuDeviceComputeCapability 2000 cuDeviceComputeCapability
cuDeviceGet 2000 cuDeviceGet
cuDeviceGetAttribute 2000 cuDeviceGetAttribute
cuDeviceGetByPCIBusId 4010 cuDeviceGetByPCIBusId
cuDeviceGetCliqueCount 13040 cuDeviceGetCliqueCount
cuDeviceGetCliqueInfo 13040 cuDeviceGetCliqueInfo
cuDeviceGetCount 2000 cuDeviceGetCount
cuDeviceGetDefaultMemPool 11020 cuDeviceGetDefaultMemPool
cuDeviceGetExecAffinitySupport 11040 cuDeviceGetExecAffinitySupport
cuDeviceGetFabricClusterUuid 13040 cuDeviceGetFabricClusterUuid
cuDeviceGetHostAtomicCapabilities 13000 cuDeviceGetHostAtomicCapabilities
cuDeviceGetLuid 10000 cuDeviceGetLuid
cuDeviceGetMemPool 11020 cuDeviceGetMemPool
cuDeviceGetName 2000 cuDeviceGetName
cuDeviceGetNvSciSyncAttributes 10020 cuDeviceGetNvSciSyncAttributes
cuDeviceGetP2PAtomicCapabilities 13000 cuDeviceGetP2PAtomicCapabilities
cuDeviceGetP2PAttribute 8000 cuDeviceGetP2PAttribute
cuDeviceGetPCIBusId 4010 cuDeviceGetPCIBusId
cuDeviceGetProperties 2000 cuDeviceGetProperties
cuDeviceGetTexture1DLinearMaxWidth 11010 cuDeviceGetTexture1DLinearMaxWidth
cuDeviceGetUuid 9020 cuDeviceGetUuid
cuDeviceGetUuid 11040 cuDeviceGetUuid_v2
cuDevicePrimaryCtxGetState 7000 cuDevicePrimaryCtxGetState
cuDevicePrimaryCtxRelease 7000 cuDevicePrimaryCtxRelease
cuDevicePrimaryCtxRelease 11000 cuDevicePrimaryCtxRelease_v2
cuDevicePrimaryCtxReset 7000 cuDevicePrimaryCtxReset
cuDevicePrimaryCtxReset 11000 cuDevicePrimaryCtxReset_v2
cuDevicePrimaryCtxRetain 7000 cuDevicePrimaryCtxRetain
cuDevicePrimaryCtxSetFlags 7000 cuDevicePrimaryCtxSetFlags
cuDevicePrimaryCtxSetFlags 11000 cuDevicePrimaryCtxSetFlags_v2
cuDeviceSetMemPool 11020 cuDeviceSetMemPool
cuDeviceTotalMem 3020 cuDeviceTotalMem_v2
cuDriverGetVersion 2020 cuDriverGetVersion
cuEventCreate 2000 cuEventCreate
cuEventDestroy 2000 cuEventDestroy
cuEventDestroy 4000 cuEventDestroy_v2
cuEventElapsedTime 2000 cuEventElapsedTime
cuEventElapsedTime 12080 cuEventElapsedTime_v2
cuEventQuery 2000 cuEventQuery
cuEventRecord 2000 cuEventRecord cuEventRecord_ptsz
cuEventRecordWithFlags 11010 cuEventRecordWithFlags cuEventRecordWithFlags_ptsz
cuEventSynchronize 2000 cuEventSynchronize
cuExternalMemoryGetMappedBuffer 10000 cuExternalMemoryGetMappedBuffer
cuExternalMemoryGetMappedMipmappedArray 10000 cuExternalMemoryGetMappedMipmappedArray
cuGetErrorName 6000 cuGetErrorName
cuGetErrorString 6000 cuGetErrorString
cuGetExportTable 3000 cuGetExportTable
cuGetProcAddress 11030 cuGetProcAddress
cuGetProcAddress 12000 cuGetProcAddress_v2
cuImportExternalMemory 10000 cuImportExternalMemory
cuImportExternalSemaphore 10000 cuImportExternalSemaphore
cuInit 2000 cuInit
cuIpcCloseMemHandle 4010 cuIpcCloseMemHandle
cuIpcGetEventHandle 4010 cuIpcGetEventHandle
cuIpcGetMemHandle 4010 cuIpcGetMemHandle
cuIpcOpenEventHandle 4010 cuIpcOpenEventHandle
cuIpcOpenMemHandle 4010 cuIpcOpenMemHandle
cuIpcOpenMemHandle 11000 cuIpcOpenMemHandle_v2
cuLaunchHostFunc 13010 cuLaunchHostFunc cuLaunchHostFunc_ptsz
cuMemAddressFree 10020 cuMemAddressFree
cuMemAddressReserve 10020 cuMemAddressReserve
cuMemAdvise 8000 cuMemAdvise
cuMemAdvise 12020 cuMemAdvise_v2
cuMemAlloc 3020 cuMemAlloc_v2
cuMemAllocAsync 11020 cuMemAllocAsync cuMemAllocAsync_ptsz
cuMemAllocFromPoolAsync 11020 cuMemAllocFromPoolAsync cuMemAllocFromPoolAsync_ptsz
cuMemAllocHost 3020 cuMemAllocHost_v2
cuMemAllocManaged 6000 cuMemAllocManaged
cuMemAllocPitch 3020 cuMemAllocPitch_v2
cuMemCreate 10020 cuMemCreate
cuMemDiscardAndPrefetchBatchAsync 13000 cuMemDiscardAndPrefetchBatchAsync cuMemDiscardAndPrefetchBatchAsync_ptsz
cuMemDiscardBatchAsync 13000 cuMemDiscardBatchAsync cuMemDiscardBatchAsync_ptsz
cuMemExportToShareableHandle 10020 cuMemExportToShareableHandle
cuMemFree 3020 cuMemFree_v2
cuMemFreeAsync 11020 cuMemFreeAsync cuMemFreeAsync_ptsz
cuMemFreeHost 2000 cuMemFreeHost
cuMemGetAccess 10020 cuMemGetAccess
cuMemGetAddressRange 3020 cuMemGetAddressRange_v2
cuMemGetAllocationGranularity 10020 cuMemGetAllocationGranularity
cuMemGetAllocationPropertiesFromHandle 10020 cuMemGetAllocationPropertiesFromHandle
cuMemGetDefaultMemPool 13000 cuMemGetDefaultMemPool
cuMemGetHandleForAddressRange 11070 cuMemGetHandleForAddressRange
cuMemGetInfo 3020 cuMemGetInfo_v2
cuMemGetMemPool 13000 cuMemGetMemPool
cuMemHostAlloc 2020 cuMemHostAlloc
cuMemHostGetDevicePointer 3020 cuMemHostGetDevicePointer_v2
cuMemHostGetFlags 2030 cuMemHostGetFlags
cuMemHostRegister 4000 cuMemHostRegister
cuMemHostRegister 6050 cuMemHostRegister_v2
cuMemHostUnregister 4000 cuMemHostUnregister
cuMemImportFromShareableHandle 10020 cuMemImportFromShareableHandle
cuMemMap 10020 cuMemMap
cuMemMapArrayAsync 11010 cuMemMapArrayAsync cuMemMapArrayAsync_ptsz
cuMemPoolCreate 11020 cuMemPoolCreate
cuMemPoolDestroy 11020 cuMemPoolDestroy
cuMemPoolExportPointer 11020 cuMemPoolExportPointer
cuMemPoolExportToShareableHandle 11020 cuMemPoolExportToShareableHandle
cuMemPoolGetAccess 11020 cuMemPoolGetAccess
cuMemPoolGetAttribute 11020 cuMemPoolGetAttribute
cuMemPoolImportFromShareableHandle 11020 cuMemPoolImportFromShareableHandle
cuMemPoolImportPointer 11020 cuMemPoolImportPointer
cuMemPoolSetAccess 11020 cuMemPoolSetAccess
cuMemPoolSetAttribute 11020 cuMemPoolSetAttribute
cuMemPoolTrimTo 11020 cuMemPoolTrimTo
cuMemPrefetchAsync 8000 cuMemPrefetchAsync cuMemPrefetchAsync_ptsz
cuMemPrefetchAsync 12020 cuMemPrefetchAsync_v2 cuMemPrefetchAsync_v2_ptsz
cuMemPrefetchBatchAsync 13000 cuMemPrefetchBatchAsync cuMemPrefetchBatchAsync_ptsz
cuMemRangeGetAttribute 8000 cuMemRangeGetAttribute
cuMemRangeGetAttributes 8000 cuMemRangeGetAttributes
cuMemRelease 10020 cuMemRelease
cuMemRetainAllocationHandle 11000 cuMemRetainAllocationHandle
cuMemSetAccess 10020 cuMemSetAccess
cuMemSetMemPool 13000 cuMemSetMemPool
cuMemUnmap 10020 cuMemUnmap
cuMemcpy 4000 cuMemcpy cuMemcpy_ptds
cuMemcpy2D 3020 cuMemcpy2D_v2 cuMemcpy2D_v2_ptds
cuMemcpy2DAsync 3020 cuMemcpy2DAsync_v2 cuMemcpy2DAsync_v2_ptsz
cuMemcpy2DUnaligned 3020 cuMemcpy2DUnaligned_v2 cuMemcpy2DUnaligned_v2_ptds
cuMemcpy3D 3020 cuMemcpy3D_v2 cuMemcpy3D_v2_ptds
cuMemcpy3DAsync 3020 cuMemcpy3DAsync_v2 cuMemcpy3DAsync_v2_ptsz
cuMemcpy3DBatchAsync 12080 cuMemcpy3DBatchAsync cuMemcpy3DBatchAsync_ptsz
cuMemcpy3DBatchAsync 13000 cuMemcpy3DBatchAsync_v2 cuMemcpy3DBatchAsync_v2_ptsz
cuMemcpy3DPeer 4000 cuMemcpy3DPeer cuMemcpy3DPeer_ptds
cuMemcpy3DPeerAsync 4000 cuMemcpy3DPeerAsync cuMemcpy3DPeerAsync_ptsz
cuMemcpy3DWithAttributesAsync 13020 cuMemcpy3DWithAttributesAsync cuMemcpy3DWithAttributesAsync_ptsz
cuMemcpyAsync 4000 cuMemcpyAsync cuMemcpyAsync_ptsz
cuMemcpyAtoA 3020 cuMemcpyAtoA_v2 cuMemcpyAtoA_v2_ptds
cuMemcpyAtoD 3020 cuMemcpyAtoD_v2 cuMemcpyAtoD_v2_ptds
cuMemcpyAtoH 3020 cuMemcpyAtoH_v2 cuMemcpyAtoH_v2_ptds
cuMemcpyAtoHAsync 3020 cuMemcpyAtoHAsync_v2 cuMemcpyAtoHAsync_v2_ptsz
cuMemcpyBatchAsync 12080 cuMemcpyBatchAsync cuMemcpyBatchAsync_ptsz
cuMemcpyBatchAsync 13000 cuMemcpyBatchAsync_v2 cuMemcpyBatchAsync_v2_ptsz
cuMemcpyDtoA 3020 cuMemcpyDtoA_v2 cuMemcpyDtoA_v2_ptds
cuMemcpyDtoD 3020 cuMemcpyDtoD_v2 cuMemcpyDtoD_v2_ptds
cuMemcpyDtoDAsync 3020 cuMemcpyDtoDAsync_v2 cuMemcpyDtoDAsync_v2_ptsz
cuMemcpyDtoH 3020 cuMemcpyDtoH_v2 cuMemcpyDtoH_v2_ptds
cuMemcpyDtoHAsync 3020 cuMemcpyDtoHAsync_v2 cuMemcpyDtoHAsync_v2_ptsz
cuMemcpyHtoA 3020 cuMemcpyHtoA_v2 cuMemcpyHtoA_v2_ptds
cuMemcpyHtoAAsync 3020 cuMemcpyHtoAAsync_v2 cuMemcpyHtoAAsync_v2_ptsz
cuMemcpyHtoD 3020 cuMemcpyHtoD_v2 cuMemcpyHtoD_v2_ptds
cuMemcpyHtoDAsync 3020 cuMemcpyHtoDAsync_v2 cuMemcpyHtoDAsync_v2_ptsz
cuMemcpyPeer 4000 cuMemcpyPeer cuMemcpyPeer_ptds
cuMemcpyPeerAsync 4000 cuMemcpyPeerAsync cuMemcpyPeerAsync_ptsz
cuMemcpyWithAttributesAsync 13020 cuMemcpyWithAttributesAsync cuMemcpyWithAttributesAsync_ptsz
cuMemsetD16 3020 cuMemsetD16_v2 cuMemsetD16_v2_ptds
cuMemsetD16Async 3020 cuMemsetD16Async cuMemsetD16Async_ptsz
cuMemsetD2D16 3020 cuMemsetD2D16_v2 cuMemsetD2D16_v2_ptds
cuMemsetD2D16Async 3020 cuMemsetD2D16Async cuMemsetD2D16Async_ptsz
cuMemsetD2D32 3020 cuMemsetD2D32_v2 cuMemsetD2D32_v2_ptds
cuMemsetD2D32Async 3020 cuMemsetD2D32Async cuMemsetD2D32Async_ptsz
cuMemsetD2D8 3020 cuMemsetD2D8_v2 cuMemsetD2D8_v2_ptds
cuMemsetD2D8Async 3020 cuMemsetD2D8Async cuMemsetD2D8Async_ptsz
cuMemsetD32 3020 cuMemsetD32_v2 cuMemsetD32_v2_ptds
cuMemsetD32Async 3020 cuMemsetD32Async cuMemsetD32Async_ptsz
cuMemsetD8 3020 cuMemsetD8_v2 cuMemsetD8_v2_ptds
cuMemsetD8Async 3020 cuMemsetD8Async cuMemsetD8Async_ptsz
cuMipmappedArrayDestroy 5000 cuMipmappedArrayDestroy
cuMipmappedArrayGetLevel 5000 cuMipmappedArrayGetLevel
cuPointerGetAttribute 4000 cuPointerGetAttribute
cuPointerGetAttributes 7000 cuPointerGetAttributes
cuPointerSetAttribute 6000 cuPointerSetAttribute
cuSignalExternalSemaphoresAsync 10000 cuSignalExternalSemaphoresAsync cuSignalExternalSemaphoresAsync_ptsz
cuStreamAddCallback 5000 cuStreamAddCallback cuStreamAddCallback_ptsz
cuStreamAttachMemAsync 6000 cuStreamAttachMemAsync cuStreamAttachMemAsync_ptsz
cuStreamBatchMemOp 8000 cuStreamBatchMemOp cuStreamBatchMemOp_ptsz
cuStreamBatchMemOp 11070 cuStreamBatchMemOp_v2 cuStreamBatchMemOp_v2_ptsz
cuStreamCopyAttributes 11000 cuStreamCopyAttributes cuStreamCopyAttributes_ptsz
cuStreamCreate 2000 cuStreamCreate
cuStreamCreateWithPriority 5050 cuStreamCreateWithPriority
cuStreamDestroy 2000 cuStreamDestroy
cuStreamDestroy 4000 cuStreamDestroy_v2
cuStreamGetAttribute 11000 cuStreamGetAttribute cuStreamGetAttribute_ptsz
cuStreamGetCaptureInfo 10010 cuStreamGetCaptureInfo cuStreamGetCaptureInfo_ptsz
cuStreamGetCaptureInfo 11030 cuStreamGetCaptureInfo_v2 cuStreamGetCaptureInfo_v2_ptsz
cuStreamGetCaptureInfo 12030 cuStreamGetCaptureInfo_v3 cuStreamGetCaptureInfo_v3_ptsz
cuStreamGetCtx 9020 cuStreamGetCtx cuStreamGetCtx_ptsz
cuStreamGetCtx 12050 cuStreamGetCtx_v2 cuStreamGetCtx_v2_ptsz
cuStreamGetDevice 12080 cuStreamGetDevice cuStreamGetDevice_ptsz
cuStreamGetFlags 5050 cuStreamGetFlags cuStreamGetFlags_ptsz
cuStreamGetGreenCtx 12040 cuStreamGetGreenCtx
cuStreamGetId 12000 cuStreamGetId cuStreamGetId_ptsz
cuStreamGetPriority 5050 cuStreamGetPriority cuStreamGetPriority_ptsz
cuStreamIsCapturing 10000 cuStreamIsCapturing cuStreamIsCapturing_ptsz
cuStreamQuery 2000 cuStreamQuery cuStreamQuery_ptsz
cuStreamSetAttribute 11000 cuStreamSetAttribute cuStreamSetAttribute_ptsz
cuStreamSynchronize 2000 cuStreamSynchronize cuStreamSynchronize_ptsz
cuStreamWaitEvent 3020 cuStreamWaitEvent cuStreamWaitEvent_ptsz
cuStreamWaitValue32 8000 cuStreamWaitValue32 cuStreamWaitValue32_ptsz
cuStreamWaitValue32 11070 cuStreamWaitValue32_v2 cuStreamWaitValue32_v2_ptsz
cuStreamWaitValue64 9000 cuStreamWaitValue64 cuStreamWaitValue64_ptsz
cuStreamWaitValue64 11070 cuStreamWaitValue64_v2 cuStreamWaitValue64_v2_ptsz
cuStreamWriteValue32 8000 cuStreamWriteValue32 cuStreamWriteValue32_ptsz
cuStreamWriteValue32 11070 cuStreamWriteValue32_v2 cuStreamWriteValue32_v2_ptsz
cuStreamWriteValue64 9000 cuStreamWriteValue64 cuStreamWriteValue64_ptsz
cuStreamWriteValue64 11070 cuStreamWriteValue64_v2 cuStreamWriteValue64_v2_ptsz
cuWaitExternalSemaphoresAsync 10000 cuWaitExternalSemaphoresAsync cuWaitExternalSemaphoresAsync_ptsz
";

/// The functions of each line.
#[rustfmt::skip]
pub static FUNCTIONS: &[[Function; 2]] = &[
    [Function(super::cuCtxAttach as *const ()), NONE],
    [Function(super::cuCtxCreate as *const ()), NONE],
    [Function(super::cuCtxCreate_v2 as *const ()), NONE],
    [Function(super::cuCtxCreate_v3 as *const ()), NONE],
    [Function(super::cuCtxCreate_v4 as *const ()), NONE],
    [Function(super::cuCtxDestroy as *const ()), NONE],
    [Function(super::cuCtxDestroy_v2 as *const ()), NONE],
    [Function(super::cuCtxDetach as *const ()), NONE],
    [Function(super::cuCtxDisablePeerAccess as *const ()), NONE],
    [Function(super::cuCtxEnablePeerAccess as *const ()), NONE],
    [Function(super::cuCtxGetApiVersion as *const ()), NONE],
    [Function(super::cuCtxGetCacheConfig as *const ()), NONE],
    [Function(super::cuCtxGetCurrent as *const ()), NONE],
    [Function(super::cuCtxGetDevice as *const ()), NONE],
    [Function(super::cuCtxGetDevice_v2 as *const ()), NONE],
    [Function(super::cuCtxGetExecAffinity as *const ()), NONE],
    [Function(super::cuCtxGetFlags as *const ()), NONE],
    [Function(super::cuCtxGetId as *const ()), NONE],
    [Function(super::cuCtxGetLimit as *const ()), NONE],
    [Function(super::cuCtxGetSharedMemConfig as *const ()), NONE],
    [Function(super::cuCtxGetStreamPriorityRange as *const ()), NONE],
    [Function(super::cuCtxPopCurrent as *const ()), NONE],
    [Function(super::cuCtxPopCurrent_v2 as *const ()), NONE],
    [Function(super::cuCtxPushCurrent as *const ()), NONE],
    [Function(super::cuCtxPushCurrent_v2 as *const ()), NONE],
    [Function(super::cuCtxRecordEvent as *const ()), NONE],
    [Function(super::cuCtxResetPersistingL2Cache as *const ()), NONE],
    [Function(super::cuCtxSetCacheConfig as *const ()), NONE],
    [Function(super::cuCtxSetCurrent as *const ()), NONE],
    [Function(super::cuCtxSetFlags as *const ()), NONE],
    [Function(super::cuCtxSetLimit as *const ()), NONE],
    [Function(super::cuCtxSetSharedMemConfig as *const ()), NONE],
    [Function(super::cuCtxSynchronize as *const ()), NONE],
    [Function(super::cuCtxSynchronize_v2 as *const ()), NONE],
    [Function(super::cuCtxWaitEvent as *const ()), NONE],
    [Function(super::cuDestroyExternalMemory as *const ()), NONE],
    [Function(super::cuDestroyExternalSemaphore as *const ()), NONE],
    [Function(super::cuDeviceCanAccessPeer as *const ()), NONE],
    [Function(super::cuDeviceComputeCapability as *const ()), NONE],
    [Function(super::cuDeviceGet as *const ()), NONE],
    [Function(super::cuDeviceGetAttribute as *const ()), NONE],
    [Function(super::cuDeviceGetByPCIBusId as *const ()), NONE],
    [Function(super::cuDeviceGetCliqueCount as *const ()), NONE],
    [Function(super::cuDeviceGetCliqueInfo as *const ()), NONE],
    [Function(super::cuDeviceGetCount as *const ()), NONE],
    [Function(super::cuDeviceGetDefaultMemPool as *const ()), NONE],
    [Function(super::cuDeviceGetExecAffinitySupport as *const ()), NONE],
    [Function(super::cuDeviceGetFabricClusterUuid as *const ()), NONE],
    [Function(super::cuDeviceGetHostAtomicCapabilities as *const ()), NONE],
    [Function(super::cuDeviceGetLuid as *const ()), NONE],
    [Function(super::cuDeviceGetMemPool as *const ()), NONE],
    [Function(super::cuDeviceGetName as *const ()), NONE],
    [Function(super::cuDeviceGetNvSciSyncAttributes as *const ()), NONE],
    [Function(super::cuDeviceGetP2PAtomicCapabilities as *const ()), NONE],
    [Function(super::cuDeviceGetP2PAttribute as *const ()), NONE],
    [Function(super::cuDeviceGetPCIBusId as *const ()), NONE],
    [Function(super::cuDeviceGetProperties as *const ()), NONE],
    [Function(super::cuDeviceGetTexture1DLinearMaxWidth as *const ()), NONE],
    [Function(super::cuDeviceGetUuid as *const ()), NONE],
    [Function(super::cuDeviceGetUuid_v2 as *const ()), NONE],
    [Function(super::cuDevicePrimaryCtxGetState as *const ()), NONE],
    [Function(super::cuDevicePrimaryCtxRelease as *const ()), NONE],
    [Function(super::cuDevicePrimaryCtxRelease_v2 as *const ()), NONE],
    [Function(super::cuDevicePrimaryCtxReset as *const ()), NONE],
    [Function(super::cuDevicePrimaryCtxReset_v2 as *const ()), NONE],
    [Function(super::cuDevicePrimaryCtxRetain as *const ()), NONE],
    [Function(super::cuDevicePrimaryCtxSetFlags as *const ()), NONE],
    [Function(super::cuDevicePrimaryCtxSetFlags_v2 as *const ()), NONE],
    [Function(super::cuDeviceSetMemPool as *const ()), NONE],
    [Function(super::cuDeviceTotalMem_v2 as *const ()), NONE],
    [Function(super::cuDriverGetVersion as *const ()), NONE],
    [Function(super::cuEventCreate as *const ()), NONE],
    [Function(super::cuEventDestroy as *const ()), NONE],
    [Function(super::cuEventDestroy_v2 as *const ()), NONE],
    [Function(super::cuEventElapsedTime as *const ()), NONE],
    [Function(super::cuEventElapsedTime_v2 as *const ()), NONE],
    [Function(super::cuEventQuery as *const ()), NONE],
    [Function(super::cuEventRecord as *const ()), Function(super::cuEventRecord_ptsz as *const ())],
    [Function(super::cuEventRecordWithFlags as *const ()), Function(super::cuEventRecordWithFlags_ptsz as *const ())],
    [Function(super::cuEventSynchronize as *const ()), NONE],
    [Function(super::cuExternalMemoryGetMappedBuffer as *const ()), NONE],
    [Function(super::cuExternalMemoryGetMappedMipmappedArray as *const ()), NONE],
    [Function(super::cuGetErrorName as *const ()), NONE],
    [Function(super::cuGetErrorString as *const ()), NONE],
    [Function(super::cuGetExportTable as *const ()), NONE],
    [Function(super::cuGetProcAddress as *const ()), NONE],
    [Function(super::cuGetProcAddress_v2 as *const ()), NONE],
    [Function(super::cuImportExternalMemory as *const ()), NONE],
    [Function(super::cuImportExternalSemaphore as *const ()), NONE],
    [Function(super::cuInit as *const ()), NONE],
    [Function(super::cuIpcCloseMemHandle as *const ()), NONE],
    [Function(super::cuIpcGetEventHandle as *const ()), NONE],
    [Function(super::cuIpcGetMemHandle as *const ()), NONE],
    [Function(super::cuIpcOpenEventHandle as *const ()), NONE],
    [Function(super::cuIpcOpenMemHandle as *const ()), NONE],
    [Function(super::cuIpcOpenMemHandle_v2 as *const ()), NONE],
    [Function(super::cuLaunchHostFunc as *const ()), Function(super::cuLaunchHostFunc_ptsz as *const ())],
    [Function(super::cuMemAddressFree as *const ()), NONE],
    [Function(super::cuMemAddressReserve as *const ()), NONE],
    [Function(super::cuMemAdvise as *const ()), NONE],
    [Function(super::cuMemAdvise_v2 as *const ()), NONE],
    [Function(super::cuMemAlloc_v2 as *const ()), NONE],
    [Function(super::cuMemAllocAsync as *const ()), Function(super::cuMemAllocAsync_ptsz as *const ())],
    [Function(super::cuMemAllocFromPoolAsync as *const ()), Function(super::cuMemAllocFromPoolAsync_ptsz as *const ())],
    [Function(super::cuMemAllocHost_v2 as *const ()), NONE],
    [Function(super::cuMemAllocManaged as *const ()), NONE],
    [Function(super::cuMemAllocPitch_v2 as *const ()), NONE],
    [Function(super::cuMemCreate as *const ()), NONE],
    [Function(super::cuMemDiscardAndPrefetchBatchAsync as *const ()), Function(super::cuMemDiscardAndPrefetchBatchAsync_ptsz as *const ())],
    [Function(super::cuMemDiscardBatchAsync as *const ()), Function(super::cuMemDiscardBatchAsync_ptsz as *const ())],
    [Function(super::cuMemExportToShareableHandle as *const ()), NONE],
    [Function(super::cuMemFree_v2 as *const ()), NONE],
    [Function(super::cuMemFreeAsync as *const ()), Function(super::cuMemFreeAsync_ptsz as *const ())],
    [Function(super::cuMemFreeHost as *const ()), NONE],
    [Function(super::cuMemGetAccess as *const ()), NONE],
    [Function(super::cuMemGetAddressRange_v2 as *const ()), NONE],
    [Function(super::cuMemGetAllocationGranularity as *const ()), NONE],
    [Function(super::cuMemGetAllocationPropertiesFromHandle as *const ()), NONE],
    [Function(super::cuMemGetDefaultMemPool as *const ()), NONE],
    [Function(super::cuMemGetHandleForAddressRange as *const ()), NONE],
    [Function(super::cuMemGetInfo_v2 as *const ()), NONE],
    [Function(super::cuMemGetMemPool as *const ()), NONE],
    [Function(super::cuMemHostAlloc as *const ()), NONE],
    [Function(super::cuMemHostGetDevicePointer_v2 as *const ()), NONE],
    [Function(super::cuMemHostGetFlags as *const ()), NONE],
    [Function(super::cuMemHostRegister as *const ()), NONE],
    [Function(super::cuMemHostRegister_v2 as *const ()), NONE],
    [Function(super::cuMemHostUnregister as *const ()), NONE],
    [Function(super::cuMemImportFromShareableHandle as *const ()), NONE],
    [Function(super::cuMemMap as *const ()), NONE],
    [Function(super::cuMemMapArrayAsync as *const ()), Function(super::cuMemMapArrayAsync_ptsz as *const ())],
    [Function(super::cuMemPoolCreate as *const ()), NONE],
    [Function(super::cuMemPoolDestroy as *const ()), NONE],
    [Function(super::cuMemPoolExportPointer as *const ()), NONE],
    [Function(super::cuMemPoolExportToShareableHandle as *const ()), NONE],
    [Function(super::cuMemPoolGetAccess as *const ()), NONE],
    [Function(super::cuMemPoolGetAttribute as *const ()), NONE],
    [Function(super::cuMemPoolImportFromShareableHandle as *const ()), NONE],
    [Function(super::cuMemPoolImportPointer as *const ()), NONE],
    [Function(super::cuMemPoolSetAccess as *const ()), NONE],
    [Function(super::cuMemPoolSetAttribute as *const ()), NONE],
    [Function(super::cuMemPoolTrimTo as *const ()), NONE],
    [Function(super::cuMemPrefetchAsync as *const ()), Function(super::cuMemPrefetchAsync_ptsz as *const ())],
    [Function(super::cuMemPrefetchAsync_v2 as *const ()), Function(super::cuMemPrefetchAsync_v2_ptsz as *const ())],
    [Function(super::cuMemPrefetchBatchAsync as *const ()), Function(super::cuMemPrefetchBatchAsync_ptsz as *const ())],
    [Function(super::cuMemRangeGetAttribute as *const ()), NONE],
    [Function(super::cuMemRangeGetAttributes as *const ()), NONE],
    [Function(super::cuMemRelease as *const ()), NONE],
    [Function(super::cuMemRetainAllocationHandle as *const ()), NONE],
    [Function(super::cuMemSetAccess as *const ()), NONE],
    [Function(super::cuMemSetMemPool as *const ()), NONE],
    [Function(super::cuMemUnmap as *const ()), NONE],
    [Function(super::cuMemcpy as *const ()), Function(super::cuMemcpy_ptds as *const ())],
    [Function(super::cuMemcpy2D_v2 as *const ()), Function(super::cuMemcpy2D_v2_ptds as *const ())],
    [Function(super::cuMemcpy2DAsync_v2 as *const ()), Function(super::cuMemcpy2DAsync_v2_ptsz as *const ())],
    [Function(super::cuMemcpy2DUnaligned_v2 as *const ()), Function(super::cuMemcpy2DUnaligned_v2_ptds as *const ())],
    [Function(super::cuMemcpy3D_v2 as *const ()), Function(super::cuMemcpy3D_v2_ptds as *const ())],
    [Function(super::cuMemcpy3DAsync_v2 as *const ()), Function(super::cuMemcpy3DAsync_v2_ptsz as *const ())],
    [Function(super::cuMemcpy3DBatchAsync as *const ()), Function(super::cuMemcpy3DBatchAsync_ptsz as *const ())],
    [Function(super::cuMemcpy3DBatchAsync_v2 as *const ()), Function(super::cuMemcpy3DBatchAsync_v2_ptsz as *const ())],
    [Function(super::cuMemcpy3DPeer as *const ()), Function(super::cuMemcpy3DPeer_ptds as *const ())],
    [Function(super::cuMemcpy3DPeerAsync as *const ()), Function(super::cuMemcpy3DPeerAsync_ptsz as *const ())],
    [Function(super::cuMemcpy3DWithAttributesAsync as *const ()), Function(super::cuMemcpy3DWithAttributesAsync_ptsz as *const ())],
    [Function(super::cuMemcpyAsync as *const ()), Function(super::cuMemcpyAsync_ptsz as *const ())],
    [Function(super::cuMemcpyAtoA_v2 as *const ()), Function(super::cuMemcpyAtoA_v2_ptds as *const ())],
    [Function(super::cuMemcpyAtoD_v2 as *const ()), Function(super::cuMemcpyAtoD_v2_ptds as *const ())],
    [Function(super::cuMemcpyAtoH_v2 as *const ()), Function(super::cuMemcpyAtoH_v2_ptds as *const ())],
    [Function(super::cuMemcpyAtoHAsync_v2 as *const ()), Function(super::cuMemcpyAtoHAsync_v2_ptsz as *const ())],
    [Function(super::cuMemcpyBatchAsync as *const ()), Function(super::cuMemcpyBatchAsync_ptsz as *const ())],
    [Function(super::cuMemcpyBatchAsync_v2 as *const ()), Function(super::cuMemcpyBatchAsync_v2_ptsz as *const ())],
    [Function(super::cuMemcpyDtoA_v2 as *const ()), Function(super::cuMemcpyDtoA_v2_ptds as *const ())],
    [Function(super::cuMemcpyDtoD_v2 as *const ()), Function(super::cuMemcpyDtoD_v2_ptds as *const ())],
    [Function(super::cuMemcpyDtoDAsync_v2 as *const ()), Function(super::cuMemcpyDtoDAsync_v2_ptsz as *const ())],
    [Function(super::cuMemcpyDtoH_v2 as *const ()), Function(super::cuMemcpyDtoH_v2_ptds as *const ())],
    [Function(super::cuMemcpyDtoHAsync_v2 as *const ()), Function(super::cuMemcpyDtoHAsync_v2_ptsz as *const ())],
    [Function(super::cuMemcpyHtoA_v2 as *const ()), Function(super::cuMemcpyHtoA_v2_ptds as *const ())],
    [Function(super::cuMemcpyHtoAAsync_v2 as *const ()), Function(super::cuMemcpyHtoAAsync_v2_ptsz as *const ())],
    [Function(super::cuMemcpyHtoD_v2 as *const ()), Function(super::cuMemcpyHtoD_v2_ptds as *const ())],
    [Function(super::cuMemcpyHtoDAsync_v2 as *const ()), Function(super::cuMemcpyHtoDAsync_v2_ptsz as *const ())],
    [Function(super::cuMemcpyPeer as *const ()), Function(super::cuMemcpyPeer_ptds as *const ())],
    [Function(super::cuMemcpyPeerAsync as *const ()), Function(super::cuMemcpyPeerAsync_ptsz as *const ())],
    [Function(super::cuMemcpyWithAttributesAsync as *const ()), Function(super::cuMemcpyWithAttributesAsync_ptsz as *const ())],
    [Function(super::cuMemsetD16_v2 as *const ()), Function(super::cuMemsetD16_v2_ptds as *const ())],
    [Function(super::cuMemsetD16Async as *const ()), Function(super::cuMemsetD16Async_ptsz as *const ())],
    [Function(super::cuMemsetD2D16_v2 as *const ()), Function(super::cuMemsetD2D16_v2_ptds as *const ())],
    [Function(super::cuMemsetD2D16Async as *const ()), Function(super::cuMemsetD2D16Async_ptsz as *const ())],
    [Function(super::cuMemsetD2D32_v2 as *const ()), Function(super::cuMemsetD2D32_v2_ptds as *const ())],
    [Function(super::cuMemsetD2D32Async as *const ()), Function(super::cuMemsetD2D32Async_ptsz as *const ())],
    [Function(super::cuMemsetD2D8_v2 as *const ()), Function(super::cuMemsetD2D8_v2_ptds as *const ())],
    [Function(super::cuMemsetD2D8Async as *const ()), Function(super::cuMemsetD2D8Async_ptsz as *const ())],
    [Function(super::cuMemsetD32_v2 as *const ()), Function(super::cuMemsetD32_v2_ptds as *const ())],
    [Function(super::cuMemsetD32Async as *const ()), Function(super::cuMemsetD32Async_ptsz as *const ())],
    [Function(super::cuMemsetD8_v2 as *const ()), Function(super::cuMemsetD8_v2_ptds as *const ())],
    [Function(super::cuMemsetD8Async as *const ()), Function(super::cuMemsetD8Async_ptsz as *const ())],
    [Function(super::cuMipmappedArrayDestroy as *const ()), NONE],
    [Function(super::cuMipmappedArrayGetLevel as *const ()), NONE],
    [Function(super::cuPointerGetAttribute as *const ()), NONE],
    [Function(super::cuPointerGetAttributes as *const ()), NONE],
    [Function(super::cuPointerSetAttribute as *const ()), NONE],
    [Function(super::cuSignalExternalSemaphoresAsync as *const ()), Function(super::cuSignalExternalSemaphoresAsync_ptsz as *const ())],
    [Function(super::cuStreamAddCallback as *const ()), Function(super::cuStreamAddCallback_ptsz as *const ())],
    [Function(super::cuStreamAttachMemAsync as *const ()), Function(super::cuStreamAttachMemAsync_ptsz as *const ())],
    [Function(super::cuStreamBatchMemOp as *const ()), Function(super::cuStreamBatchMemOp_ptsz as *const ())],
    [Function(super::cuStreamBatchMemOp_v2 as *const ()), Function(super::cuStreamBatchMemOp_v2_ptsz as *const ())],
    [Function(super::cuStreamCopyAttributes as *const ()), Function(super::cuStreamCopyAttributes_ptsz as *const ())],
    [Function(super::cuStreamCreate as *const ()), NONE],
    [Function(super::cuStreamCreateWithPriority as *const ()), NONE],
    [Function(super::cuStreamDestroy as *const ()), NONE],
    [Function(super::cuStreamDestroy_v2 as *const ()), NONE],
    [Function(super::cuStreamGetAttribute as *const ()), Function(super::cuStreamGetAttribute_ptsz as *const ())],
    [Function(super::cuStreamGetCaptureInfo as *const ()), Function(super::cuStreamGetCaptureInfo_ptsz as *const ())],
    [Function(super::cuStreamGetCaptureInfo_v2 as *const ()), Function(super::cuStreamGetCaptureInfo_v2_ptsz as *const ())],
    [Function(super::cuStreamGetCaptureInfo_v3 as *const ()), Function(super::cuStreamGetCaptureInfo_v3_ptsz as *const ())],
    [Function(super::cuStreamGetCtx as *const ()), Function(super::cuStreamGetCtx_ptsz as *const ())],
    [Function(super::cuStreamGetCtx_v2 as *const ()), Function(super::cuStreamGetCtx_v2_ptsz as *const ())],
    [Function(super::cuStreamGetDevice as *const ()), Function(super::cuStreamGetDevice_ptsz as *const ())],
    [Function(super::cuStreamGetFlags as *const ()), Function(super::cuStreamGetFlags_ptsz as *const ())],
    [Function(super::cuStreamGetGreenCtx as *const ()), NONE],
    [Function(super::cuStreamGetId as *const ()), Function(super::cuStreamGetId_ptsz as *const ())],
    [Function(super::cuStreamGetPriority as *const ()), Function(super::cuStreamGetPriority_ptsz as *const ())],
    [Function(super::cuStreamIsCapturing as *const ()), Function(super::cuStreamIsCapturing_ptsz as *const ())],
    [Function(super::cuStreamQuery as *const ()), Function(super::cuStreamQuery_ptsz as *const ())],
    [Function(super::cuStreamSetAttribute as *const ()), Function(super::cuStreamSetAttribute_ptsz as *const ())],
    [Function(super::cuStreamSynchronize as *const ()), Function(super::cuStreamSynchronize_ptsz as *const ())],
    [Function(super::cuStreamWaitEvent as *const ()), Function(super::cuStreamWaitEvent_ptsz as *const ())],
    [Function(super::cuStreamWaitValue32 as *const ()), Function(super::cuStreamWaitValue32_ptsz as *const ())],
    [Function(super::cuStreamWaitValue32_v2 as *const ()), Function(super::cuStreamWaitValue32_v2_ptsz as *const ())],
    [Function(super::cuStreamWaitValue64 as *const ()), Function(super::cuStreamWaitValue64_ptsz as *const ())],
    [Function(super::cuStreamWaitValue64_v2 as *const ()), Function(super::cuStreamWaitValue64_v2_ptsz as *const ())],
    [Function(super::cuStreamWriteValue32 as *const ()), Function(super::cuStreamWriteValue32_ptsz as *const ())],
    [Function(super::cuStreamWriteValue32_v2 as *const ()), Function(super::cuStreamWriteValue32_v2_ptsz as *const ())],
    [Function(super::cuStreamWriteValue64 as *const ()), Function(super::cuStreamWriteValue64_ptsz as *const ())],
    [Function(super::cuStreamWriteValue64_v2 as *const ()), Function(super::cuStreamWriteValue64_v2_ptsz as *const ())],
    [Function(super::cuWaitExternalSemaphoresAsync as *const ()), Function(super::cuWaitExternalSemaphoresAsync_ptsz as *const ())],
];
