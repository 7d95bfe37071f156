// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the release library exports: exactly what src/api declares, every function of the families it claims, and
//! nothing that can panic across the border.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use common::{release_dlsym, release_library, root, runtime_library, scratch, succeed, text};
use syn::visit::Visit;

/// The functions of HIP 6.3's Linux version map in the families this library answers.
const HIP: &str = "
    hipChooseDevice hipChooseDeviceR0600 hipDeviceComputeCapability hipDeviceGet hipDeviceGetAttribute
    hipDeviceGetByPCIBusId hipDeviceGetCacheConfig hipDeviceGetLimit hipDeviceGetName hipDeviceGetPCIBusId
    hipDeviceGetSharedMemConfig hipDeviceGetStreamPriorityRange hipDeviceGetUuid hipDeviceReset
    hipDeviceSetCacheConfig hipDeviceSetLimit hipDeviceSetSharedMemConfig hipDeviceSynchronize hipDeviceTotalMem
    hipDriverGetVersion hipGetDevice hipGetDeviceCount hipGetDeviceFlags hipGetDeviceProperties
    hipGetDevicePropertiesR0600 hipInit hipRuntimeGetVersion hipSetDevice hipSetDeviceFlags hipSetValidDevices
    hipCtxCreate hipCtxDestroy hipCtxGetApiVersion hipCtxGetCacheConfig hipCtxGetCurrent hipCtxGetDevice
    hipCtxGetFlags hipCtxGetSharedMemConfig hipCtxPopCurrent hipCtxPushCurrent hipCtxSetCacheConfig
    hipCtxSetCurrent hipCtxSetSharedMemConfig hipCtxSynchronize hipDevicePrimaryCtxGetState
    hipDevicePrimaryCtxRelease hipDevicePrimaryCtxReset hipDevicePrimaryCtxRetain hipDevicePrimaryCtxSetFlags
    hipDrvGetErrorName hipDrvGetErrorString hipExtGetLastError hipGetErrorName hipGetErrorString hipGetLastError
    hipPeekAtLastError
    hipExtHostAlloc hipExtMallocWithFlags hipFree hipFreeHost hipHostAlloc hipHostFree hipHostGetDevicePointer
    hipHostGetFlags hipHostMalloc hipHostRegister hipHostUnregister hipMalloc hipMallocHost hipMallocManaged
    hipMallocPitch hipMemAdvise hipMemAllocHost hipMemAllocPitch hipMemGetAddressRange hipMemGetInfo
    hipMemPrefetchAsync hipMemPtrGetInfo hipMemRangeGetAttribute hipMemRangeGetAttributes
    hipMallocAsync hipFreeAsync
    hipDrvPointerGetAttributes hipPointerGetAttribute hipPointerGetAttributes hipPointerSetAttribute
    hipDrvMemcpy3D hipDrvMemcpy3DAsync hipMemcpy hipMemcpy2D hipMemcpy2DAsync hipMemcpy3D hipMemcpy3DAsync
    hipMemcpyAsync hipMemcpyDtoD hipMemcpyDtoDAsync hipMemcpyDtoH hipMemcpyDtoHAsync hipMemcpyHtoD
    hipMemcpyHtoDAsync hipMemcpyParam2D hipMemcpyParam2DAsync hipMemcpyWithStream hipMemcpyPeer hipMemcpyPeerAsync
    hipMemset hipMemset2D hipMemset2DAsync hipMemset3D hipMemset3DAsync hipMemsetAsync hipMemsetD16
    hipMemsetD16Async hipMemsetD32 hipMemsetD32Async hipMemsetD8 hipMemsetD8Async
    hipExtStreamCreateWithCUMask hipExtStreamGetCUMask hipGetStreamDeviceId hipLaunchHostFunc hipStreamAddCallback
    hipStreamAttachMemAsync hipStreamCreate hipStreamCreateWithFlags hipStreamCreateWithPriority hipStreamDestroy
    hipStreamGetDevice hipStreamGetFlags hipStreamGetPriority hipStreamIsCapturing hipStreamQuery
    hipStreamSynchronize hipStreamWaitEvent hipStreamWaitValue32 hipStreamWaitValue64 hipStreamWriteValue32
    hipStreamWriteValue64
    hipEventCreate hipEventCreateWithFlags hipEventDestroy hipEventElapsedTime hipEventQuery hipEventRecord
    hipEventSynchronize
    hipCtxDisablePeerAccess hipCtxEnablePeerAccess hipDeviceCanAccessPeer hipDeviceDisablePeerAccess
    hipDeviceEnablePeerAccess hipDeviceGetP2PAttribute hipExtGetLinkTypeAndHopCount
    hipIpcCloseMemHandle hipIpcGetEventHandle hipIpcGetMemHandle hipIpcOpenEventHandle hipIpcOpenMemHandle
    hipLinkCreate hipLinkAddData hipLinkAddFile hipLinkComplete hipLinkDestroy
    hipGetProcAddress hipGetProcAddress_spt hipInitDevice hipDeviceGetLuid
    hipMemGetAllocationGranularity hipMemCreate hipMemRelease hipMemRetainAllocationHandle
    hipMemGetAllocationPropertiesFromHandle hipMemExportToShareableHandle hipMemImportFromShareableHandle
    hipMemAddressReserve hipMemAddressFree hipMemMap hipMemUnmap hipMemSetAccess hipMemGetAccess hipMemMapArrayAsync
    hipDeviceGetDefaultMemPool hipDeviceGetMemPool hipDeviceSetMemPool hipMallocFromPoolAsync hipMemPoolCreate
    hipMemPoolDestroy hipMemPoolTrimTo hipMemPoolSetAttribute hipMemPoolGetAttribute hipMemPoolSetAccess
    hipMemPoolGetAccess hipMemPoolExportToShareableHandle hipMemPoolImportFromShareableHandle
    hipMemPoolExportPointer hipMemPoolImportPointer
    hipImportExternalMemory hipExternalMemoryGetMappedBuffer hipExternalMemoryGetMappedMipmappedArray
    hipDestroyExternalMemory hipGetMipmappedArrayLevel hipMipmappedArrayGetLevel hipFreeMipmappedArray
    hipMipmappedArrayDestroy hipImportExternalSemaphore hipSignalExternalSemaphoresAsync
    hipWaitExternalSemaphoresAsync hipDestroyExternalSemaphore
    hipStreamBeginCaptureToGraph
    hipStreamBeginCapture hipStreamEndCapture hipStreamGetCaptureInfo hipStreamGetCaptureInfo_v2
    hipStreamUpdateCaptureDependencies hipThreadExchangeStreamCaptureMode hipProfilerStart hipProfilerStop
    hipModuleLoad hipModuleLoadData hipModuleLoadDataEx hipModuleUnload hipModuleGetFunction hipModuleGetGlobal
    hipModuleLaunchKernel hipModuleLaunchCooperativeKernel hipFuncGetAttribute hipFuncSetAttribute hipDrvLaunchKernelEx
    hipLaunchKernelExC
    hipFuncGetAttributes hipLibraryLoadData hipLibraryLoadFromFile hipLibraryUnload hipLibraryGetKernel
    hipModuleLoadFatBinary hipModuleGetFunctionCount hipLibraryGetKernelCount hipLibraryEnumerateKernels
    hipLibraryGetGlobal hipLibraryGetManaged hipKernelGetName hipKernelGetLibrary hipKernelGetFunction
    hipKernelGetAttribute hipKernelSetAttribute hipKernelGetParamInfo
    hipModuleOccupancyMaxActiveBlocksPerMultiprocessor hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
    hipModuleOccupancyMaxPotentialBlockSize hipModuleOccupancyMaxPotentialBlockSizeWithFlags
    hipGraphAddMemAllocNode hipGraphMemAllocNodeGetParams hipGraphAddMemFreeNode hipGraphMemFreeNodeGetParams
    hipGraphCreate hipGraphDestroy hipGraphAddDependencies hipGraphRemoveDependencies hipGraphGetEdges hipGraphGetNodes
    hipGraphGetRootNodes hipGraphNodeGetDependencies hipGraphNodeGetDependentNodes hipGraphNodeGetType
    hipGraphDestroyNode hipGraphClone hipGraphNodeFindInClone hipGraphAddEmptyNode hipGraphAddKernelNode
    hipGraphKernelNodeGetParams hipGraphKernelNodeSetParams hipGraphExecKernelNodeSetParams hipGraphAddMemcpyNode
    hipGraphMemcpyNodeGetParams hipGraphMemcpyNodeSetParams hipGraphExecMemcpyNodeSetParams hipGraphAddMemcpyNode1D
    hipGraphMemcpyNodeSetParams1D hipGraphExecMemcpyNodeSetParams1D hipGraphAddMemsetNode hipGraphMemsetNodeGetParams
    hipGraphMemsetNodeSetParams hipGraphExecMemsetNodeSetParams hipGraphAddHostNode hipGraphHostNodeGetParams
    hipGraphHostNodeSetParams hipGraphExecHostNodeSetParams hipGraphAddChildGraphNode hipGraphChildGraphNodeGetGraph
    hipGraphExecChildGraphNodeSetParams hipGraphAddEventRecordNode hipGraphEventRecordNodeGetEvent
    hipGraphEventRecordNodeSetEvent hipGraphExecEventRecordNodeSetEvent hipGraphAddEventWaitNode
    hipGraphEventWaitNodeGetEvent hipGraphEventWaitNodeSetEvent hipGraphExecEventWaitNodeSetEvent hipGraphInstantiate
    hipGraphExecGetFlags hipGraphNodeGetEnabled hipGraphNodeSetEnabled hipGraphKernelNodeGetAttribute
    hipGraphKernelNodeSetAttribute hipGraphKernelNodeCopyAttributes hipGraphRetainUserObject
    hipGraphReleaseUserObject hipUserObjectCreate hipUserObjectRetain hipUserObjectRelease
    hipDeviceGetGraphMemAttribute hipDeviceSetGraphMemAttribute hipDeviceGraphMemTrim hipGraphInstantiateWithParams
    hipMemGetDefaultMemPool hipMemGetMemPool hipMemSetMemPool hipMemPrefetchBatchAsync hipMemDiscardBatchAsync
    hipMemDiscardAndPrefetchBatchAsync hipDrvMemDiscardBatchAsync hipDrvMemDiscardAndPrefetchBatchAsync
    hipGraphInstantiateWithFlags hipGraphLaunch hipGraphUpload hipGraphExecDestroy hipGraphExecUpdate
    hipGraphDebugDotPrint hipGraphAddNode hipGraphNodeSetParams hipGraphExecNodeSetParams
    hipGraphAddBatchMemOpNode hipGraphBatchMemOpNodeGetParams hipGraphBatchMemOpNodeSetParams
    hipGraphExecBatchMemOpNodeSetParams hipGraphAddExternalSemaphoresSignalNode
    hipGraphExternalSemaphoresSignalNodeGetParams hipGraphExternalSemaphoresSignalNodeSetParams
    hipGraphExecExternalSemaphoresSignalNodeSetParams hipGraphAddExternalSemaphoresWaitNode
    hipGraphExternalSemaphoresWaitNodeGetParams hipGraphExternalSemaphoresWaitNodeSetParams
    hipGraphExecExternalSemaphoresWaitNodeSetParams
    hipDrvGraphAddMemcpyNode hipDrvGraphMemcpyNodeGetParams hipDrvGraphMemcpyNodeSetParams
    hipDrvGraphExecMemcpyNodeSetParams hipDrvGraphAddMemsetNode hipDrvGraphExecMemsetNodeSetParams
    hipDrvGraphAddMemFreeNode
    hiprtcVersion hiprtcGetErrorString hiprtcCreateProgram hiprtcDestroyProgram hiprtcAddNameExpression hiprtcCompileProgram
    hiprtcGetLoweredName hiprtcGetProgramLog hiprtcGetProgramLogSize hiprtcGetCode hiprtcGetCodeSize hiprtcGetBitcode
    hiprtcGetBitcodeSize hiprtcLinkCreate hiprtcLinkAddFile hiprtcLinkAddData hiprtcLinkComplete hiprtcLinkDestroy
";

/// The functions of libcuda.so.1 (580.159.04, and cuda.h 13.5) in the families this library answers.
const CUDA: &str = "
    cuLogsCurrent cuLogsDumpToFile cuLogsDumpToMemory cuLogsRegisterCallback cuLogsUnregisterCallback
    cuGetErrorString cuGetErrorName cuInit cuDriverGetVersion cuGetProcAddress_v2 cuGetExportTable cuGetProcAddress
    cuDeviceGet cuDeviceGetCount cuDeviceGetName cuDeviceGetUuid cuDeviceGetUuid_v2 cuDeviceGetLuid
    cuDeviceTotalMem_v2 cuDeviceGetTexture1DLinearMaxWidth cuDeviceGetAttribute cuDeviceGetNvSciSyncAttributes
    cuDeviceGetExecAffinitySupport cuDeviceGetProperties cuDeviceComputeCapability cuDeviceGetHostAtomicCapabilities
    cuDeviceGetByPCIBusId cuDeviceGetPCIBusId cuDeviceGetFabricClusterUuid cuDeviceGetCliqueCount
    cuDeviceGetCliqueInfo cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuDevicePrimaryCtxSetFlags_v2
    cuDevicePrimaryCtxGetState cuDevicePrimaryCtxReset_v2 cuDevicePrimaryCtxRelease cuDevicePrimaryCtxReset
    cuDevicePrimaryCtxSetFlags cuCtxCreate_v2 cuCtxCreate_v3 cuCtxCreate_v4 cuCtxDestroy_v2 cuCtxPushCurrent_v2
    cuCtxPopCurrent_v2 cuCtxSetCurrent cuCtxGetCurrent cuCtxGetDevice cuCtxGetFlags cuCtxSetFlags cuCtxGetId
    cuCtxSynchronize cuCtxGetDevice_v2 cuCtxSetLimit cuCtxGetLimit cuCtxSynchronize_v2 cuCtxGetCacheConfig
    cuCtxSetCacheConfig cuCtxGetApiVersion cuCtxGetStreamPriorityRange cuCtxResetPersistingL2Cache
    cuCtxGetExecAffinity cuCtxRecordEvent cuCtxWaitEvent cuCtxAttach cuCtxDetach cuCtxGetSharedMemConfig
    cuCtxSetSharedMemConfig cuCtxCreate cuCtxDestroy cuCtxPopCurrent cuCtxPushCurrent cuMemGetInfo_v2 cuMemAlloc_v2
    cuMemAllocPitch_v2 cuMemFree_v2 cuMemGetAddressRange_v2 cuMemAllocManaged cuMemAllocHost_v2 cuMemFreeHost
    cuMemHostAlloc cuMemHostGetDevicePointer_v2 cuMemHostGetFlags cuMemHostRegister_v2 cuMemHostUnregister
    cuMemHostRegister cuIpcGetEventHandle cuIpcOpenEventHandle cuIpcGetMemHandle cuIpcOpenMemHandle_v2
    cuIpcCloseMemHandle cuIpcOpenMemHandle cuDeviceCanAccessPeer cuCtxEnablePeerAccess cuCtxDisablePeerAccess
    cuDeviceGetP2PAttribute cuDeviceGetP2PAtomicCapabilities cuMemAdvise cuMemAdvise_v2 cuMemRangeGetAttribute
    cuMemRangeGetAttributes cuMemGetLocationInfo cuStreamCreate cuStreamCreateWithPriority cuStreamDestroy_v2
    cuStreamGetGreenCtx cuStreamDestroy cuEventCreate cuEventQuery cuEventSynchronize cuEventDestroy_v2 cuEventElapsedTime
    cuEventElapsedTime_v2 cuEventDestroy cuPointerGetAttribute cuPointerSetAttribute cuPointerGetAttributes
    cuMemGetAllocationGranularity cuMemCreate cuMemRelease cuMemRetainAllocationHandle
    cuMemGetAllocationPropertiesFromHandle cuMemExportToShareableHandle cuMemImportFromShareableHandle
    cuMemAddressReserve cuMemAddressFree cuMemMap cuMemUnmap cuMemSetAccess cuMemGetAccess
    cuMemGetHandleForAddressRange cuDeviceGetDefaultMemPool cuDeviceGetMemPool cuDeviceSetMemPool cuMemPoolCreate
    cuMemPoolDestroy cuMemPoolTrimTo cuMemPoolSetAttribute cuMemPoolGetAttribute cuMemPoolSetAccess
    cuMemPoolGetAccess cuMemPoolExportToShareableHandle cuMemPoolImportFromShareableHandle cuMemPoolExportPointer
    cuMemPoolImportPointer cuMemGetDefaultMemPool cuMemGetMemPool cuMemSetMemPool
    cuImportExternalMemory cuExternalMemoryGetMappedBuffer cuExternalMemoryGetMappedMipmappedArray
    cuDestroyExternalMemory cuMipmappedArrayGetLevel cuMipmappedArrayDestroy cuImportExternalSemaphore
    cuDestroyExternalSemaphore
    cuArrayCreate_v2 cuArrayGetDescriptor_v2 cuArrayDestroy cuArray3DCreate_v2 cuArray3DGetDescriptor_v2
    cuMipmappedArrayCreate
    cuProfilerStart cuProfilerStop cuFlushGPUDirectRDMAWrites cuThreadExchangeStreamCaptureMode
    cuModuleLoad cuModuleLoadData cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuModuleGetGlobal_v2
    cuFuncGetAttribute cuFuncSetAttribute cuOccupancyMaxActiveBlocksPerMultiprocessor
    cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags cuOccupancyMaxPotentialBlockSize
    cuOccupancyMaxPotentialBlockSizeWithFlags cuLibraryLoadData cuLibraryLoadFromFile cuLibraryUnload
    cuModuleLoadFatBinary cuModuleGetFunctionCount cuModuleEnumerateFunctions cuModuleGetLoadingMode cuFuncGetName
    cuFuncGetModule cuFuncGetParamInfo cuFuncGetParamCount cuFuncIsLoaded cuFuncLoad cuFuncSetCacheConfig
    cuOccupancyAvailableDynamicSMemPerBlock cuLibraryGetKernelCount cuLibraryEnumerateKernels cuLibraryGetManaged
    cuLibraryGetModule cuKernelGetName cuKernelGetLibrary cuKernelGetParamInfo cuKernelGetParamCount
    cuLibraryGetKernel cuLibraryGetGlobal cuKernelGetFunction cuKernelGetAttribute cuKernelSetAttribute
    cuGraphAddMemAllocNode cuGraphMemAllocNodeGetParams cuGraphAddMemFreeNode cuGraphMemFreeNodeGetParams
    cuGraphAddKernelNode cuGraphKernelNodeGetParams cuGraphKernelNodeSetParams cuGraphExecKernelNodeSetParams
    cuGraphAddKernelNode_v2 cuGraphKernelNodeGetParams_v2 cuGraphKernelNodeSetParams_v2
    cuGraphExecKernelNodeSetParams_v2 cuGraphAddMemcpyNode cuGraphMemcpyNodeGetParams cuGraphMemcpyNodeSetParams
    cuGraphExecMemcpyNodeSetParams cuGraphAddMemsetNode cuGraphMemsetNodeGetParams cuGraphMemsetNodeSetParams
    cuGraphExecMemsetNodeSetParams cuGraphExecUpdate_v2 cuGraphAddDependencies_v2 cuGraphRemoveDependencies_v2
    cuGraphGetEdges_v2 cuGraphNodeGetDependencies_v2 cuGraphNodeGetDependentNodes_v2 cuGraphCreate cuGraphDestroy
    cuGraphAddDependencies cuGraphRemoveDependencies cuGraphGetEdges cuGraphGetNodes cuGraphGetRootNodes
    cuGraphNodeGetDependencies cuGraphNodeGetDependentNodes cuGraphNodeGetType cuGraphDestroyNode cuGraphClone
    cuGraphNodeFindInClone cuGraphAddEmptyNode cuGraphAddHostNode cuGraphHostNodeGetParams cuGraphHostNodeSetParams
    cuGraphExecHostNodeSetParams cuGraphAddChildGraphNode cuGraphChildGraphNodeGetGraph
    cuGraphExecChildGraphNodeSetParams cuGraphAddEventRecordNode cuGraphEventRecordNodeGetEvent
    cuGraphEventRecordNodeSetEvent cuGraphExecEventRecordNodeSetEvent cuGraphAddEventWaitNode
    cuGraphEventWaitNodeGetEvent cuGraphEventWaitNodeSetEvent cuGraphExecEventWaitNodeSetEvent cuGraphInstantiate
    cuMulticastCreate cuMulticastAddDevice cuMulticastBindMem cuMulticastBindMem_v2 cuMulticastBindAddr
    cuMulticastBindAddr_v2 cuMulticastUnbind cuMulticastGetGranularity cuLogicalEndpointIdReserve
    cuLogicalEndpointIdRelease cuLogicalEndpointCreate cuLogicalEndpointAddDevice cuLogicalEndpointDestroy
    cuLogicalEndpointBindAddr cuLogicalEndpointBindMem cuLogicalEndpointUnbind cuLogicalEndpointExport
    cuLogicalEndpointImport cuLogicalEndpointGetLimits cuLogicalEndpointQuery cuCheckpointProcessGetRestoreThreadId
    cuCheckpointProcessGetState cuCheckpointProcessLock cuCheckpointProcessCheckpoint cuCheckpointProcessRestore
    cuCheckpointProcessUnlock cuCheckpointOperationComplete cuLinkCreate_v2 cuLinkAddData_v2 cuLinkAddFile_v2
    cuLinkCreate cuLinkAddData cuLinkAddFile cuLinkComplete cuLinkDestroy cuKernelSetCacheConfig
    cuGraphConditionalHandleCreate cuGraphGetId cuGraphExecGetId cuGraphNodeGetLocalId cuGraphNodeGetToolsId cuGraphNodeGetContainingGraph
    cuGraphNodeGetParams
    cuGraphExecGetFlags cuGraphNodeGetEnabled cuGraphNodeSetEnabled cuGraphKernelNodeGetAttribute
    cuGraphKernelNodeSetAttribute cuGraphKernelNodeCopyAttributes cuGraphRetainUserObject cuGraphReleaseUserObject
    cuUserObjectCreate cuUserObjectRetain cuUserObjectRelease cuDeviceGetGraphMemAttribute
    cuDeviceSetGraphMemAttribute cuDeviceGraphMemTrim
    cuGraphInstantiate_v2 cuGraphInstantiateWithFlags cuGraphLaunch cuGraphUpload cuGraphExecDestroy cuGraphExecUpdate
    cuGraphDebugDotPrint cuGraphAddNode cuGraphAddNode_v2 cuGraphAddNode_v3 cuGraphNodeSetParams
    cuGraphNodeSetParams_v2 cuGraphExecNodeSetParams
    cuGraphAddBatchMemOpNode cuGraphBatchMemOpNodeGetParams cuGraphBatchMemOpNodeSetParams
    cuGraphExecBatchMemOpNodeSetParams cuGraphAddExternalSemaphoresSignalNode
    cuGraphExternalSemaphoresSignalNodeGetParams cuGraphExternalSemaphoresSignalNodeSetParams
    cuGraphExecExternalSemaphoresSignalNodeSetParams cuGraphAddExternalSemaphoresWaitNode
    cuGraphExternalSemaphoresWaitNodeGetParams cuGraphExternalSemaphoresWaitNodeSetParams
    cuGraphExecExternalSemaphoresWaitNodeSetParams
";

/// Those that exist for the per-thread default stream too, with the suffix of the other.
const CUDA_PER_THREAD: [(&str, &str); 2] = [
    (
        "_ptds",
        "
    cuMemcpy cuMemcpyPeer cuMemcpyHtoD_v2 cuMemcpyDtoH_v2 cuMemcpyDtoD_v2 cuMemcpyDtoA_v2 cuMemcpyAtoD_v2
    cuMemcpyHtoA_v2 cuMemcpyAtoH_v2 cuMemcpyAtoA_v2 cuMemcpy2D_v2 cuMemcpy2DUnaligned_v2 cuMemcpy3D_v2
    cuMemcpy3DPeer cuMemsetD8_v2 cuMemsetD16_v2 cuMemsetD32_v2 cuMemsetD2D8_v2 cuMemsetD2D16_v2 cuMemsetD2D32_v2
        ",
    ),
    (
        "_ptsz",
        "
    cuMemcpyAsync cuMemcpyPeerAsync cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2
    cuMemcpyHtoAAsync_v2 cuMemcpyAtoHAsync_v2 cuMemcpy2DAsync_v2 cuMemcpy3DAsync_v2 cuMemcpy3DPeerAsync
    cuMemcpyBatchAsync cuMemcpy3DBatchAsync cuMemcpyBatchAsync_v2 cuMemcpy3DBatchAsync_v2
    cuMemcpyWithAttributesAsync cuMemcpy3DWithAttributesAsync cuMemsetD8Async cuMemsetD16Async cuMemsetD32Async
    cuMemsetD2D8Async cuMemsetD2D16Async cuMemsetD2D32Async cuMemFreeAsync cuMemAllocAsync cuMemAllocFromPoolAsync
    cuMemMapArrayAsync cuMemPrefetchAsync cuSignalExternalSemaphoresAsync cuWaitExternalSemaphoresAsync
    cuMemPrefetchAsync_v2 cuMemPrefetchBatchAsync cuMemDiscardBatchAsync cuMemDiscardAndPrefetchBatchAsync
    cuStreamGetPriority cuStreamGetDevice cuStreamGetFlags cuStreamGetId cuStreamGetCtx cuStreamGetCtx_v2
    cuStreamWaitEvent cuStreamAddCallback cuStreamIsCapturing cuStreamGetCaptureInfo_v2 cuStreamGetCaptureInfo_v3
    cuStreamAttachMemAsync cuStreamQuery cuStreamSynchronize cuStreamCopyAttributes cuStreamGetAttribute
    cuStreamSetAttribute cuStreamWaitValue32_v2 cuStreamWaitValue64_v2 cuStreamWriteValue32_v2
    cuStreamWriteValue64_v2 cuStreamBatchMemOp_v2 cuStreamWriteValue32 cuStreamWaitValue32 cuStreamWriteValue64
    cuStreamWaitValue64 cuStreamBatchMemOp cuStreamGetCaptureInfo cuEventRecord cuEventRecordWithFlags
    cuFabricCpyBatchAsync cuLaunchKernel cuLaunchKernelEx cuLaunchCooperativeKernel cuLaunchHostFunc cuLaunchHostFunc_v2 cuStreamBeginCapture_v2 cuStreamBeginCaptureToGraph
    cuStreamBeginRecaptureToGraph cuStreamEndCapture cuStreamUpdateCaptureDependencies cuStreamUpdateCaptureDependencies_v2
    cuGraphLaunch cuGraphUpload cuGraphInstantiateWithParams
        ",
    ),
];

/// The functions of CUDA 3.1 and before with 32-bit addresses, under names that today's programs use for others.
const CUDA_32_BIT: &str = "
    cuDeviceTotalMem cuMemGetInfo cuMemAlloc cuMemAllocPitch cuMemFree cuMemGetAddressRange cuMemcpyHtoD
    cuMemcpyDtoH cuMemcpyDtoD cuMemcpyDtoA cuMemcpyAtoD cuMemcpyHtoA cuMemcpyAtoH cuMemcpyAtoA cuMemcpyHtoAAsync
    cuMemcpyAtoHAsync cuMemcpy2D cuMemcpy2DUnaligned cuMemcpy3D cuMemcpyHtoDAsync cuMemcpyDtoHAsync
    cuMemcpyDtoDAsync cuMemcpy2DAsync cuMemcpy3DAsync cuMemsetD8 cuMemsetD16 cuMemsetD32 cuMemsetD2D8 cuMemsetD2D16
    cuMemsetD2D32 cuMemAllocHost cuMemHostGetDevicePointer cuStreamBeginCapture cuArrayCreate cuArrayGetDescriptor
    cuArray3DCreate cuArray3DGetDescriptor
";

/// The functions of libcudart.so.13 (13.5) that this library answers.
const CUDART: &str = "
    cudaLogsCurrent cudaLogsDumpToFile cudaLogsDumpToMemory cudaLogsRegisterCallback cudaLogsUnregisterCallback
    cudaChooseDevice cudaCtxResetPersistingL2Cache cudaDeviceCanAccessPeer cudaDeviceDisablePeerAccess
    cudaDeviceEnablePeerAccess cudaDeviceFlushGPUDirectRDMAWrites cudaDeviceGetAttribute cudaDeviceGetByPCIBusId
    cudaDeviceGetCacheConfig cudaDeviceGetDefaultMemPool cudaDeviceGetHostAtomicCapabilities cudaDeviceGetLimit
    cudaDeviceGetMemPool cudaDeviceGetNvSciSyncAttributes cudaDeviceGetP2PAtomicCapabilities
    cudaDeviceGetP2PAttribute cudaDeviceGetPCIBusId cudaDeviceGetSharedMemConfig cudaDeviceGetStreamPriorityRange
    cudaDeviceGetTexture1DLinearMaxWidth cudaDeviceReset cudaDeviceSetCacheConfig cudaDeviceSetLimit
    cudaDeviceSetMemPool cudaDeviceSetSharedMemConfig cudaDeviceSynchronize cudaDriverGetVersion cudaEventCreate
    cudaEventCreateWithFlags cudaEventDestroy cudaEventElapsedTime cudaEventQuery cudaEventRecord
    cudaEventRecordWithFlags cudaEventRecordWithFlags_ptsz cudaEventRecord_ptsz cudaEventSynchronize
    cudaDestroyExternalMemory cudaDestroyExternalSemaphore cudaExternalMemoryGetMappedBuffer
    cudaExternalMemoryGetMappedMipmappedArray cudaFreeMipmappedArray cudaGetMipmappedArrayLevel
    cudaArrayGetInfo cudaCreateChannelDesc cudaFreeArray cudaGetChannelDesc cudaMalloc3DArray cudaMallocArray
    cudaMallocMipmappedArray
    cudaImportExternalMemory cudaImportExternalSemaphore cudaSignalExternalSemaphoresAsync
    cudaSignalExternalSemaphoresAsync_ptsz cudaWaitExternalSemaphoresAsync cudaWaitExternalSemaphoresAsync_ptsz
    cudaFree
    cudaFreeAsync cudaFreeAsync_ptsz cudaFreeHost cudaGetDevice cudaGetDeviceCount cudaGetDeviceFlags
    cudaGetDeviceProperties cudaGetDriverEntryPoint cudaGetDriverEntryPointByVersion
    cudaGetDriverEntryPointByVersion_ptsz cudaGetDriverEntryPoint_ptsz cudaGetErrorName cudaGetErrorString
    cudaGetExportTable cudaGetLastError cudaHostAlloc cudaHostGetDevicePointer cudaHostGetFlags cudaHostRegister
    cudaHostUnregister cudaInitDevice cudaIpcCloseMemHandle cudaIpcGetEventHandle cudaIpcGetMemHandle
    cudaIpcOpenEventHandle cudaIpcOpenMemHandle cudaLaunchHostFunc cudaLaunchHostFunc_ptsz cudaMalloc cudaMalloc3D
    cudaMallocAsync cudaMallocAsync_ptsz cudaMallocFromPoolAsync cudaMallocFromPoolAsync_ptsz cudaMallocHost
    cudaMallocManaged cudaMallocPitch cudaMemAdvise cudaMemDiscardAndPrefetchBatchAsync
    cudaMemDiscardAndPrefetchBatchAsync_ptsz cudaMemDiscardBatchAsync cudaMemDiscardBatchAsync_ptsz
    cudaMemGetDefaultMemPool cudaMemGetInfo cudaMemGetMemPool cudaMemPoolCreate cudaMemPoolDestroy
    cudaMemPoolExportPointer cudaMemPoolExportToShareableHandle cudaMemPoolGetAccess cudaMemPoolGetAttribute
    cudaMemPoolImportFromShareableHandle cudaMemPoolImportPointer cudaMemPoolSetAccess cudaMemPoolSetAttribute
    cudaMemPoolTrimTo cudaMemPrefetchAsync cudaMemPrefetchAsync_ptsz cudaMemPrefetchBatchAsync
    cudaMemPrefetchBatchAsync_ptsz cudaMemRangeGetAttribute cudaMemRangeGetAttributes
    cudaMemGetLocationInfo cudaMemSetMemPool cudaMemcpy cudaMemcpy2D cudaMemcpy2DArrayToArray cudaMemcpy2DArrayToArray_ptds cudaMemcpy2DAsync cudaMemcpy2DAsync_ptsz
    cudaMemcpy2DFromArray cudaMemcpy2DFromArrayAsync cudaMemcpy2DFromArrayAsync_ptsz cudaMemcpy2DFromArray_ptds
    cudaMemcpy2DToArray cudaMemcpy2DToArrayAsync cudaMemcpy2DToArrayAsync_ptsz cudaMemcpy2DToArray_ptds
    cudaMemcpy2D_ptds cudaMemcpy3D cudaMemcpy3DAsync cudaMemcpy3DAsync_ptsz cudaMemcpy3DBatchAsync
    cudaMemcpy3DBatchAsync_ptsz cudaMemcpy3DPeer cudaMemcpy3DPeerAsync cudaMemcpy3DPeerAsync_ptsz
    cudaMemcpy3DPeer_ptds cudaMemcpy3DWithAttributesAsync cudaMemcpy3DWithAttributesAsync_ptsz cudaMemcpy3D_ptds
    cudaMemcpyArrayToArray cudaMemcpyArrayToArray_ptds cudaMemcpyAsync cudaMemcpyAsync_ptsz cudaMemcpyBatchAsync
    cudaMemcpyBatchAsync_ptsz cudaMemcpyFromArray cudaMemcpyFromArrayAsync cudaMemcpyFromArrayAsync_ptsz
    cudaMemcpyFromArray_ptds cudaMemcpyFromSymbol cudaMemcpyFromSymbolAsync cudaMemcpyFromSymbolAsync_ptsz
    cudaMemcpyFromSymbol_ptds cudaMemcpyPeer cudaMemcpyPeerAsync cudaMemcpyToArray cudaMemcpyToArrayAsync
    cudaMemcpyToArrayAsync_ptsz cudaMemcpyToArray_ptds cudaMemcpyToSymbol cudaMemcpyToSymbolAsync
    cudaMemcpyToSymbolAsync_ptsz cudaMemcpyToSymbol_ptds cudaMemcpyWithAttributesAsync
    cudaMemcpyWithAttributesAsync_ptsz cudaMemcpy_ptds cudaMemset cudaMemset2D cudaMemset2DAsync
    cudaMemset2DAsync_ptsz cudaMemset2D_ptds cudaMemset3D cudaMemset3DAsync cudaMemset3DAsync_ptsz cudaMemset3D_ptds
    cudaMemsetAsync cudaMemsetAsync_ptsz cudaMemset_ptds cudaPeekAtLastError cudaPointerGetAttributes
    cudaRuntimeGetVersion cudaSetDevice cudaSetDeviceFlags cudaSetValidDevices cudaStreamAddCallback
    cudaStreamAddCallback_ptsz cudaStreamAttachMemAsync cudaStreamAttachMemAsync_ptsz cudaStreamBeginCapture
    cudaStreamBeginCaptureToGraph cudaStreamBeginCaptureToGraph_ptsz cudaStreamBeginCapture_ptsz
    cudaStreamBeginRecaptureToGraph cudaStreamBeginRecaptureToGraph_ptsz cudaStreamCopyAttributes
    cudaStreamCopyAttributes_ptsz cudaStreamCreate cudaStreamCreateWithFlags cudaStreamCreateWithPriority
    cudaStreamDestroy cudaStreamEndCapture cudaStreamEndCapture_ptsz cudaStreamGetAttribute
    cudaStreamGetAttribute_ptsz cudaStreamGetCaptureInfo cudaStreamGetCaptureInfo_ptsz cudaStreamGetDevResource
    cudaStreamGetDevResource_ptsz cudaStreamGetDevice cudaStreamGetDevice_ptsz cudaStreamGetFlags
    cudaStreamGetFlags_ptsz cudaStreamGetId cudaStreamGetId_ptsz cudaStreamGetPriority cudaStreamGetPriority_ptsz
    cudaStreamIsCapturing cudaStreamIsCapturing_ptsz cudaStreamQuery cudaStreamQuery_ptsz cudaStreamSetAttribute
    cudaStreamSetAttribute_ptsz cudaStreamSynchronize cudaStreamSynchronize_ptsz cudaStreamUpdateCaptureDependencies
    cudaStreamUpdateCaptureDependencies_ptsz cudaStreamWaitEvent cudaStreamWaitEvent_ptsz
    cudaLaunchHostFunc_v2 cudaLaunchHostFunc_v2_ptsz cudaProfilerStart cudaProfilerStop
    cudaThreadExchangeStreamCaptureMode
    cudaLibraryLoadData cudaLibraryLoadFromFile cudaLibraryUnload cudaLibraryGetKernel cudaLibraryGetGlobal
    cudaLibraryGetManaged cudaLibraryGetKernelCount cudaLibraryEnumerateKernels cudaKernelSetAttributeForDevice
    cudaGraphAddMemAllocNode cudaGraphMemAllocNodeGetParams cudaGraphAddMemFreeNode cudaGraphMemFreeNodeGetParams
    cudaGraphExecUpdate cudaGraphAddDependencies cudaGraphRemoveDependencies cudaGraphGetEdges
    cudaGraphNodeGetDependencies cudaGraphNodeGetDependentNodes cudaGraphCreate cudaGraphDestroy cudaGraphGetNodes
    cudaGraphGetRootNodes cudaGraphNodeGetType cudaGraphDestroyNode cudaGraphClone cudaGraphNodeFindInClone
    cudaGraphAddEmptyNode cudaGraphAddMemcpyNode cudaGraphMemcpyNodeGetParams cudaGraphMemcpyNodeSetParams
    cudaGraphExecMemcpyNodeSetParams cudaGraphAddMemcpyNode1D cudaGraphMemcpyNodeSetParams1D
    cudaGraphExecMemcpyNodeSetParams1D cudaGraphAddMemsetNode cudaGraphMemsetNodeGetParams cudaGraphMemsetNodeSetParams
    cudaGraphExecMemsetNodeSetParams cudaGraphAddHostNode cudaGraphHostNodeGetParams cudaGraphHostNodeSetParams
    cudaGraphExecHostNodeSetParams cudaGraphAddChildGraphNode cudaGraphChildGraphNodeGetGraph
    cudaGraphExecChildGraphNodeSetParams cudaGraphAddEventRecordNode cudaGraphEventRecordNodeGetEvent
    cudaGraphEventRecordNodeSetEvent cudaGraphExecEventRecordNodeSetEvent cudaGraphAddEventWaitNode
    cudaGraphEventWaitNodeGetEvent cudaGraphEventWaitNodeSetEvent cudaGraphExecEventWaitNodeSetEvent
    cudaGraphConditionalHandleCreate cudaGraphConditionalHandleCreate_v2 cudaGraphGetId cudaGraphExecGetId cudaGraphNodeGetLocalId cudaGraphNodeGetToolsId cudaGraphNodeGetContainingGraph
    cudaGraphExecGetFlags cudaGraphNodeGetEnabled cudaGraphNodeSetEnabled cudaGraphKernelNodeGetAttribute
    cudaGraphKernelNodeSetAttribute cudaGraphKernelNodeCopyAttributes cudaGraphRetainUserObject
    cudaGraphReleaseUserObject cudaUserObjectCreate cudaUserObjectRetain cudaUserObjectRelease
    cudaDeviceGetGraphMemAttribute cudaDeviceSetGraphMemAttribute cudaDeviceGraphMemTrim
    cudaGraphInstantiateWithParams cudaGraphInstantiateWithParams_ptsz
    cudaGraphInstantiate cudaGraphInstantiateWithFlags cudaGraphLaunch cudaGraphLaunch_ptsz cudaGraphUpload
    cudaGraphUpload_ptsz cudaGraphExecDestroy cudaGraphDebugDotPrint
    cudaGraphAddExternalSemaphoresSignalNode cudaGraphExternalSemaphoresSignalNodeGetParams
    cudaGraphExternalSemaphoresSignalNodeSetParams cudaGraphExecExternalSemaphoresSignalNodeSetParams
    cudaGraphAddExternalSemaphoresWaitNode cudaGraphExternalSemaphoresWaitNodeGetParams
    cudaGraphExternalSemaphoresWaitNodeSetParams cudaGraphExecExternalSemaphoresWaitNodeSetParams
";

/// The functions of AscendCL, as Huawei publishes them up to CANN 9.1, that this library answers.
const ACL: &str = "
    aclInit aclFinalize aclFinalizeReference aclGetRecentErrMsg
    aclrtSetDevice aclrtResetDevice aclrtResetDeviceForce aclrtGetDevice aclrtGetDeviceCount aclrtSynchronizeDevice
    aclrtCreateContext aclrtDestroyContext aclrtSetCurrentContext aclrtGetCurrentContext aclrtGetRunMode
    aclrtGetVersion aclrtDeviceGetBareTgid aclrtDeviceGetUuid aclrtGetLogicDevIdByUserDevId
    aclrtGetPhyDevIdByLogicDevId aclrtGetSocName aclrtMemcpyBatch aclrtStreamAbort
    aclrtMemcpy2d aclrtMemcpy2dAsync aclrtMemcpyBatchAsync aclrtGetLastError aclrtPeekAtLastError aclrtStreamGetId
    aclrtGetPrimaryCtxState aclrtSynchronizeDeviceWithTimeout aclrtMallocHostWithCfg aclrtValueWrite aclrtValueWait
    aclrtLaunchHostFunc aclrtSetStreamAttribute aclrtGetStreamAttribute aclrtGetNotifyId aclrtGetMemUsageInfo
    aclrtIpcMemSetAttr
    aclrtCreateStream aclrtCreateStreamWithConfig aclrtDestroyStream aclrtDestroyStreamForce aclrtSynchronizeStream
    aclrtSynchronizeStreamWithTimeout aclrtStreamQuery aclrtStreamWaitEvent
    aclrtCreateEvent aclrtCreateEventWithFlag aclrtCreateEventExWithFlag aclrtDestroyEvent aclrtRecordEvent
    aclrtResetEvent aclrtQueryEventStatus aclrtQueryEventWaitStatus aclrtSynchronizeEvent aclrtEventElapsedTime
    aclrtEventGetTimestamp aclrtIpcGetEventHandle aclrtIpcOpenEventHandle
    aclrtMalloc aclrtMallocAlign32 aclrtFree aclrtFreeHost aclrtMallocHost aclrtMemcpy aclrtMemcpyAsync aclrtMemset
    aclrtMemsetAsync aclrtGetMemInfo aclrtPointerGetAttributes aclrtMemGetAddressRange aclrtHostRegister
    aclrtHostRegisterV2 aclrtHostUnregister aclrtDeviceCanAccessPeer aclrtDeviceEnablePeerAccess
    aclrtDeviceDisablePeerAccess
    aclrtMemGetAllocationGranularity aclrtMallocPhysical aclrtFreePhysical aclrtReserveMemAddress
    aclrtReserveMemAddressNoUCMemory aclrtReleaseMemAddress aclrtMapMem aclrtUnmapMem aclrtMemSetAccess
    aclrtMemGetAccess aclrtMemRetainAllocationHandle aclrtMemGetAllocationPropertiesFromHandle
    aclrtMemExportToShareableHandle aclrtMemSetPidToShareableHandle aclrtMemImportFromShareableHandle
    aclrtMemExportToShareableHandleV2 aclrtMemSetPidToShareableHandleV2 aclrtMemImportFromShareableHandleV2
    aclrtIpcMemGetExportKey aclrtIpcMemSetImportPid aclrtIpcMemImportByKey aclrtIpcMemClose
    aclrtRecordNotify aclrtWaitAndResetNotify aclrtNotifyGetExportKey aclrtNotifyImportByKey aclrtNotifySetImportPid
    aclrtCreateNotify aclrtDestroyNotify
";

/// The extension calls that are not twins of a vendor's.
const ANYGPU: [&str; 54] = [
    "anygpu_version",
    "anygpu_backend",
    "anygpu_last_reason",
    "anygpu_self_test_panic",
    "anygpu_replacement",
    "anygpu_lookup_in_vain",
    "anygpu_timeline_create",
    "anygpu_timeline_value",
    "anygpu_timeline_signal",
    "anygpu_timeline_wait",
    "anygpu_timeline_offer",
    "anygpu_timeline_open",
    "anygpu_timeline_withdraw",
    "anygpu_steps_create",
    "anygpu_steps_handle",
    "anygpu_steps_publish",
    "anygpu_steps_publish_array",
    "anygpu_steps_of_token",
    "anygpu_steps_lookup",
    "anygpu_steps_join",
    "anygpu_steps_wait_readers",
    "anygpu_steps_align",
    "anygpu_steps_close",
    "anygpu_steps_begin_write",
    "anygpu_steps_end_write",
    "anygpu_steps_begin_read",
    "anygpu_steps_end_read",
    "anygpu_steps_begin_write_host",
    "anygpu_steps_end_write_host",
    "anygpu_steps_begin_read_host",
    "anygpu_steps_end_read_host",
    "anygpu_export",
    "anygpu_export_event",
    "anygpu_import",
    "anygpu_import_event",
    "anygpu_close",
    "anygpu_close_event",
    "anygpu_trim",
    "anygpu_describe",
    "anygpu_describe_memory",
    "anygpu_report",
    "anygpu_annotate",
    "anygpu_export_array",
    "anygpu_annotate_array",
    "anygpu_describe_array",
    "anygpu_import_dlpack",
    "anygpu_token_to_text",
    "anygpu_token_from_text",
    "anygpu_publish",
    "anygpu_unpublish",
    "anygpu_lookup",
    "anygpu_names",
    "anygpu_touch",
    "anygpu_copy_boxes",
];

/// The exported functions of src/api: name, and the names that its body calls.
fn declared() -> &'static BTreeMap<String, BTreeSet<String>> {
    static DECLARED: LazyLock<BTreeMap<String, BTreeSet<String>>> = LazyLock::new(|| {
        let mut functions = BTreeMap::new();
        walk(&root().join("src"), &mut functions);
        assert!(functions.len() > ANYGPU.len(), "src/api declares no functions");
        functions
    });
    &DECLARED
}

fn walk(folder: &Path, functions: &mut BTreeMap<String, BTreeSet<String>>) {
    for entry in std::fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            walk(&path, functions);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).expect("a source file");
            let file = syn::parse_file(&source).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let mut finder = Finder { inside_api: path.starts_with(root().join("src/api")), functions };
            finder.visit_file(&file);
        }
    }
}

struct Finder<'a> {
    inside_api: bool,
    functions: &'a mut BTreeMap<String, BTreeSet<String>>,
}

impl Finder<'_> {
    fn insert(&mut self, name: String, calls: BTreeSet<String>) {
        assert!(self.functions.insert(name.clone(), calls).is_none(), "{name} is exported twice");
    }
}

impl Visit<'_> for Finder<'_> {
    fn visit_item_fn(&mut self, function: &syn::ItemFn) {
        if function.attrs.iter().any(is_exported) {
            let name = function.sig.ident.to_string();
            assert!(self.inside_api, "{name} is exported from outside src/api");
            let mut calls = Calls(BTreeSet::new());
            calls.visit_block(&function.block);
            self.insert(name, calls.0);
        }
    }

    /// Each name of this list is a function of CUDA 12 that jumps to CUDA 13's.
    fn visit_item_macro(&mut self, item: &syn::ItemMacro) {
        if item.mac.path.segments.last().is_some_and(|last| last.ident == "same_in_twelve") {
            for name in item.mac.tokens.to_string().split_whitespace() {
                let thirteen = [name.to_owned(), format!("anygpu_13_{name}")];
                self.insert(format!("anygpu_12_{name}"), BTreeSet::from(thirteen));
            }
        }
    }
}

fn is_exported(attribute: &syn::Attribute) -> bool {
    let names = ["no_mangle", "export_name"];
    names.iter().any(|name| attribute.path().is_ident(name))
        || (attribute.path().is_ident("unsafe")
            && attribute
                .parse_args::<syn::Meta>()
                .is_ok_and(|inner| names.iter().any(|name| inner.path().is_ident(name))))
}

struct Calls(BTreeSet<String>);

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(path) = &*call.func
            && let Some(last) = path.path.segments.last()
        {
            self.0.insert(last.ident.to_string());
            if path.path.segments.iter().any(|segment| segment.ident == "ends") {
                self.0.insert("ends".to_owned());
            }
        }
        syn::visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        // Of a call that an exported function was made by.
        if matches!(&*call.receiver, syn::Expr::Path(receiver) if receiver.path.is_ident("call")) {
            self.0.insert(call.method.to_string());
        }
        syn::visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, invoked: &'ast syn::Macro) {
        if invoked.path.is_ident("forward") {
            self.0.insert("forward".to_owned());
            if invoked.tokens.to_string().contains(", shares :") {
                self.0.insert("shares".to_owned());
            }
        }
        syn::visit::visit_macro(self, invoked);
    }
}

fn exported(library: &Path) -> BTreeSet<String> {
    let output = succeed(Command::new("nm").args(["-D", "--defined-only", "--format=posix"]).arg(library));
    text(&output.stdout).lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

/// The names that the shared library must export for the functions that the sources declare: those of CUDA's runtime
/// with a version, those for CUDA 12, and for programs linked to CUDA 13's own, also by the name that these use.
fn versioned(declared: BTreeSet<String>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for name in declared {
        for version in ["12", "13"] {
            if let Some(name) = name.strip_prefix(&format!("anygpu_{version}_")) {
                names.insert(format!("{name}@libcudart.so.{version}"));
            }
        }
        names.insert(if name.starts_with("cuda") { format!("{name}@@libcudart.so.13") } else { name });
    }
    names
}

fn difference(title: &str, left: &BTreeSet<String>, right: &BTreeSet<String>) -> String {
    let names: Vec<&str> = left.difference(right).map(String::as_str).collect();
    if names.is_empty() { String::new() } else { format!("{title}: {}\n", names.join(" ")) }
}

#[test]
fn exactly_the_declared_functions_are_exported() {
    let exported = exported(&release_library());
    let declared = versioned(declared().keys().cloned().collect());
    let complaint = difference("exported but not declared", &exported, &declared)
        + &difference("declared but not exported", &declared, &exported);
    assert!(complaint.is_empty(), "{complaint}");
}

/// A preloaded library must not take NVIDIA's management library from programs.
#[test]
fn no_function_of_nvml_is_exported() {
    for names in [exported(&release_library()), exported(runtime_library())] {
        assert!(names.len() > 1000 && names.iter().all(|name| !name.starts_with("nvml")));
    }
}

/// The names of each release, with their symbol versions, are in tests/compatibility; `BLESS=1 cargo test --test exports`
/// writes those of this version.
#[test]
fn no_name_of_a_release_is_lost() {
    let folder = root().join("tests/compatibility");
    let exported = exported(&release_library());
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        let release = concat!(env!("CARGO_PKG_VERSION_MAJOR"), ".", env!("CARGO_PKG_VERSION_MINOR"));
        let list: String = exported.iter().map(|name| format!("{name}\n")).collect();
        std::fs::write(folder.join(format!("exports-{release}.txt")), list).expect("a list in the source tree");
    }
    let mut complaint = String::new();
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let lists: Vec<_> = entries.filter(|path| path.extension().is_some_and(|extension| extension == "txt")).collect();
    assert!(!lists.is_empty());
    for list in lists {
        let released = std::fs::read_to_string(&list).expect("a list");
        let released: BTreeSet<String> = released.lines().map(str::to_owned).collect();
        assert!(released.contains("anygpu_version") && released.contains("cudaMalloc@@libcudart.so.13"), "{list:?}");
        complaint += &difference(&format!("lost since {}", list.display()), &released, &exported);
    }
    assert!(complaint.is_empty(), "{complaint}");
}

/// The library that programs run with has the same symbols, but none of CUDA's runtime without its version.
#[test]
fn at_run_time_no_version_of_cudas_runtime_is_the_default() {
    let linked = exported(&release_library());
    let hidden: BTreeSet<String> = linked.iter().map(|name| name.replace("@@", "@")).collect();
    assert!(hidden.len() == linked.len() && hidden != linked);
    assert_eq!(difference("differ", &exported(runtime_library()), &hidden), "");
    assert_eq!(difference("differ", &hidden, &exported(runtime_library())), "");
}

#[test]
fn every_function_of_the_families_is_declared() {
    let declared: BTreeSet<String> = declared().keys().cloned().collect();
    let mut expected: BTreeSet<String> =
        [HIP, CUDA, CUDART, ACL].iter().flat_map(|names| names.split_whitespace()).map(str::to_owned).collect();
    for (suffix, names) in CUDA_PER_THREAD {
        expected.extend(names.split_whitespace().flat_map(|name| [name.to_owned(), format!("{name}{suffix}")]));
    }
    let mut complaint = difference("missing", &expected, &declared);
    for name in &declared {
        let twin = name.strip_prefix("anygpu_").and_then(|name| name.strip_suffix("_ref"));
        let is_own = ANYGPU.contains(&name.as_str())
            || twin.is_some_and(|twin| declared.contains(twin))
            || ["anygpu_12_cuda", "anygpu_12___cuda", "anygpu_13_cuda", "anygpu_13___cuda"]
                .iter()
                .any(|start| name.starts_with(start));
        let of_cuda = name.starts_with("cu") && expected.contains(name);
        let of_acl = name.starts_with("acl") && expected.contains(name);
        if !is_own && !name.starts_with("hip") && !of_cuda && !of_acl {
            complaint += &format!("belongs to no dialect: {name}\n");
        }
    }
    for name in CUDA_32_BIT.split_whitespace().filter(|name| declared.contains(*name)) {
        complaint += &format!("another function of CUDA 3.1 has this name: {name}\n");
    }
    assert!(complaint.is_empty(), "{complaint}");
}

/// The names in a section of docs/evidence/names-left-out.md, each of which is there once and has a reason.
fn left_out_by_the_page(section: &str) -> BTreeSet<String> {
    let page = std::fs::read_to_string(root().join("docs/evidence/names-left-out.md")).expect("the page");
    let (_, table) = page.split_once(&format!("\n## {section}\n")).expect("the section");
    let table = table.split("\n## ").next().expect("a first part");
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    let mut listed = BTreeSet::new();
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        assert!(cells.len() == 3 && !cells[1].is_empty(), "{cells:?}");
        cells[2].split(' ').for_each(|name| assert!(listed.insert(name.to_owned()), "{name} is there twice"));
    }
    listed
}

/// Checks that a page's section has exactly those of a vendor's functions that are not declared.
#[track_caller]
fn assert_left_out(section: &str, names: impl Iterator<Item = String>) {
    // Those that name a kernel by its address have no default version, and another symbol here.
    let is_here = |name: &str| declared().contains_key(name) || declared().contains_key(&format!("anygpu_13_{name}"));
    let left_out: BTreeSet<String> = names.filter(|name| !is_here(name)).collect();
    let listed = left_out_by_the_page(section);
    assert!(left_out.len() > 40, "{left_out:?}");
    assert_eq!(difference("left out without a reason", &left_out, &listed), "");
    assert_eq!(difference("listed, but here", &listed, &left_out), "");
}

/// The functions of HIP 10.2 (7.17) that no header read has: those of the changelog of 10.1.
const HIP_SINCE_10_0: [&str; 2] = ["hipDeviceGetLuid", "hipInitDevice"];

#[test]
fn every_name_of_hip_that_is_left_out_has_a_reason() {
    let latest = |line: &&str| line.split(' ').nth(2) == Some("10.0") && !line.starts_with("releases");
    let prototypes = root().join("crates/generate/hip_prototypes.txt");
    let prototypes = std::fs::read_to_string(prototypes).expect("a file of the source tree");
    let names = prototypes.lines().filter(latest).filter_map(|line| line.split(' ').next());
    let names: BTreeSet<String> = names.chain(HIP_SINCE_10_0).map(str::to_owned).collect();
    assert_eq!(names.len(), 536);
    assert_left_out("HIP 10.2", names.into_iter());
}

/// The functions that a header of NVIDIA's declares, also for itself alone. Twins with a suffix for streams, and newer
/// forms, are with their names.
fn declared_by_cuda(includes: &[std::path::PathBuf], header: &str, prefix: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for flag in ["-DUSUAL", "-D__CUDA_API_VERSION_INTERNAL"] {
        let mut command = common::compiler("cc");
        command.args(["-E", "-P", "-xc++", flag, "-include", header, "/dev/null"]);
        command.args(includes.iter().map(|folder| format!("-I{}", folder.display())));
        let preprocessed = text(&succeed(&mut command).stdout);
        let words = preprocessed.split(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == '('));
        let calls = words.filter_map(|word| word.split_once('(').map(|(name, _)| name));
        let is_one = |name: &&str| {
            name.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_uppercase()))
        };
        names.extend(calls.filter(is_one).map(str::to_owned));
    }
    names
}

#[test]
fn every_name_of_cuda_that_is_left_out_has_a_reason() {
    let Some((_, Some(vendor))) = common::runtimes::vendors().last() else {
        return common::skipped("NVIDIA's headers of CUDA 13.5 are not available");
    };
    for (section, header, prefix) in
        [("CUDA's driver 13.5", "cuda.h", "cu"), ("CUDA's runtime 13.5", "cuda_runtime_api.h", "cuda")]
    {
        let names = declared_by_cuda(&vendor.includes, header, prefix);
        let plain = |name: &str| {
            let name = name.strip_suffix("_ptsz").or(name.strip_suffix("_ptds")).unwrap_or(name);
            ["_v2", "_v3"].iter().find_map(|suffix| name.strip_suffix(suffix)).unwrap_or(name).to_owned()
        };
        let listed = left_out_by_the_page(section);
        let is_twin = |name: &String| {
            let plain = plain(name);
            plain != *name && !listed.contains(name) && listed.contains(&plain) && !declared().contains_key(&plain)
        };
        let count = names.len();
        assert!(count > 300, "{header}: {count}");
        assert_left_out(section, names.into_iter().filter(|name| !is_twin(name)));
    }
}

#[test]
fn every_exported_function_is_guarded() {
    const GUARDS: [&str; 16] = [
        "entry",
        "entry_with_gpu",
        "entry_batch",
        "entry_unless_destroyed",
        "entry_copying",
        "entry_freeing",
        "entry_in_context",
        "entry_on_host",
        "entry_on_stream",
        "entry_in_place",
        "entry_refusing",
        "entry_without_context",
        "entry_without_gpu",
        "run",
        "run_without_gpu",
        "answer",
    ];
    let declared = declared();
    // It returns a constant's address.
    const CANNOT_PANIC: [&str; 1] = ["anygpu_version"];
    let guarded =
        |name: &str| declared.get(name).is_some_and(|calls| GUARDS.iter().any(|guard| calls.contains(*guard)));
    let bare: Vec<&String> = declared
        .iter()
        .filter(|(name, calls)| {
            !guarded(name) && !calls.iter().any(|called| guarded(called)) && !CANNOT_PANIC.contains(&name.as_str())
        })
        .map(|(name, _)| name)
        .collect();
    assert!(bare.is_empty(), "a panic in these would reach C: {bare:?}");
}

/// Words in the names of functions that end something.
const ENDINGS: [&str; 6] = ["Free", "Destroy", "Release", "Reset", "Unmap", "Close"];

/// Words in the names of those that end nothing that others could name, or that more than a name keeps.
const NOT_ENDED: [(&str, &str); 18] = [
    ("Host", "pinned and registered memory is no other process's"),
    ("Array", "no other process can name an array"),
    ("IpcMemClose", "ends an opening, which is this process's own"),
    ("IpcCloseMem", "ends an opening, which is this process's own"),
    ("Stream", "no other process can name a stream"),
    ("Graph", "no other process can name a graph"),
    ("External", "another interface's object, which stays"),
    ("MemRelease", "the record of a token has its own reference to physical memory"),
    ("FreePhysical", "the record of a token has its own reference to physical memory"),
    ("AddressFree", "nothing is mapped there any more"),
    ("ReleaseMemAddress", "nothing is mapped there any more"),
    ("ResetEvent", "ends nothing"),
    ("ResetPersistingL2Cache", "ends nothing"),
    ("UserObject", "no other process can name an object that graphs refer to"),
    ("hiprtc", "no other process can name a program"),
    ("LinkDestroy", "no other process can name a linker"),
    ("LogicalEndpoint", "only NVIDIA's driver has any"),
    ("Notify", "AscendCL's own, in its front end"),
];

/// Functions that end something by their names and do not tell the ledger of ends.
fn untold(functions: &BTreeMap<String, BTreeSet<String>>) -> Vec<&String> {
    let ends = |name: &str| {
        ENDINGS.iter().any(|word| name.contains(word)) && !NOT_ENDED.iter().any(|(word, _)| name.contains(word))
    };
    functions.iter().filter(|(name, calls)| ends(name) && !calls.contains("ends")).map(|(name, _)| name).collect()
}

/// A free of which the ledger does not hear leaves tokens of other processes good for what comes to the address next.
#[test]
fn every_end_is_told_to_the_ledger() {
    let mut functions = declared().clone();
    // A twin for CUDA 12 or by reference only calls the other.
    functions.retain(|name, _| !name.starts_with("anygpu_"));
    assert_eq!(untold(&functions), Vec::<&String>::new());
    for (word, why) in NOT_ENDED {
        let is_needed = |name: &String| name.contains(word) && ENDINGS.iter().any(|ending| name.contains(ending));
        assert!(functions.keys().any(is_needed), "nothing has this name: {word}, {why}");
    }
    let planted =
        "#[unsafe(no_mangle)] pub extern \"C\" fn hipFreeForGood(p: usize) -> u32 { entry(|gpu| gpu.free(p)) }";
    let mut finder = Finder { inside_api: true, functions: &mut functions };
    finder.visit_file(&syn::parse_file(planted).expect("a function"));
    assert_eq!(untold(&functions), ["hipFreeForGood"]);
}

/// Parts of the names of functions that share memory, events or semaphores between processes.
const SHARING: [&str; 10] = [
    "Ipc",
    "ExportKey",
    "ImportByKey",
    "SetImportPid",
    "ShareableHandle",
    "PoolExportPointer",
    "PoolImportPointer",
    "HandleForAddressRange",
    "ImportExternal",
    "ExternalMemoryGetMapped",
];

/// Forwarded functions whose names and `forward!` differ in whether they share, by which their calls are logged.
fn logged_wrongly(functions: &BTreeMap<String, BTreeSet<String>>) -> Vec<&String> {
    let shares = |name: &str| SHARING.iter().any(|part| name.contains(part));
    let forwarded = functions.iter().filter(|(_, calls)| calls.contains("forward"));
    forwarded.filter(|(name, calls)| shares(name) != calls.contains("shares")).map(|(name, _)| name).collect()
}

#[test]
fn every_function_that_shares_is_logged_so() {
    let mut functions = declared().clone();
    assert_eq!(logged_wrongly(&functions), Vec::<&String>::new());
    let planted =
        "#[unsafe(no_mangle)] pub extern \"C\" fn hipIpcShare(p: usize) -> u32 { forward!(hipIpcShare(p)); 0 }";
    let mut finder = Finder { inside_api: true, functions: &mut functions };
    finder.visit_file(&syn::parse_file(planted).expect("a function"));
    assert_eq!(logged_wrongly(&functions), ["hipIpcShare"]);
}

/// A back end that tells of an end tells it a second time, or where the front end must not.
#[test]
fn no_back_end_tells_the_ledger() {
    let mut folders = vec![root().join("src/backend")];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                let source = std::fs::read_to_string(&path).expect("a source file");
                assert!(!source.contains("ends::") && !source.contains("share::ends"), "{}", path.display());
                files += 1;
            }
        }
    }
    assert!(files > 50);
}

#[test]
fn stripped_it_is_small() {
    let stripped = scratch("strip").join("libanygpu.so");
    succeed(Command::new("strip").arg("-o").arg(&stripped).arg(release_library()));
    let size = std::fs::metadata(&stripped).expect("the stripped library").len();
    // 3.9 MiB by Rust 1.95. It is no goal to be smaller, but a start maps it.
    assert!(size < 5 << 20, "the stripped library has {size} bytes");
}

#[test]
fn it_names_itself_and_stays_loaded() {
    let output = succeed(Command::new("readelf").arg("--dynamic").arg("--wide").arg(release_library()));
    let dynamic = text(&output.stdout);
    assert!(dynamic.contains("Library soname: [libanygpu.so.0]"), "{dynamic}");
    assert!(dynamic.contains("NODELETE"), "{dynamic}");
    assert!(dynamic.contains("SYMBOLIC") || binds_functions_to_itself(), "{dynamic}");
}

/// Whether a call from one exported function to another avoids the PLT, where a preloaded library could catch it.
fn binds_functions_to_itself() -> bool {
    let output = succeed(Command::new("readelf").arg("--relocs").arg("--wide").arg(release_library()));
    let exported = exported(&release_library());
    let exported: BTreeSet<&str> = exported.iter().filter_map(|name| name.split('@').next()).collect();
    !text(&output.stdout).lines().any(|line| {
        (line.contains("JUMP_SLO") || line.contains("GLOB_DAT"))
            && line.split_whitespace().any(|word| exported.contains(word.split('@').next().unwrap_or(word)))
    })
}

#[test]
fn it_needs_only_the_c_library() {
    let output = succeed(Command::new("readelf").arg("--dynamic").arg("--wide").arg(release_library()));
    const ALLOWED: [&str; 8] =
        ["libc.so", "libgcc_s.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "ld-linux", "libc.musl"];
    for line in text(&output.stdout).lines().filter(|line| line.contains("(NEEDED)")) {
        assert!(ALLOWED.iter().any(|name| line.contains(name)), "{line}");
    }
}

#[test]
fn the_second_preload_is_two_functions_and_cannot_panic() {
    let symbols = |which| text(&succeed(Command::new("nm").args(["-D", which]).arg(release_dlsym())).stdout);
    // Without a version they are found by whoever wants any.
    let defined = symbols("--defined-only");
    let defined: Vec<&str> = defined.lines().filter_map(|line| line.split(' ').nth(2)).collect();
    assert_eq!(defined, ["dlsym", "dlvsym"]);
    // A panic would end in abort. The loader's list is data.
    const NEEDED: [&str; 2] = ["_r_debug", "dl_iterate_phdr"];
    let undefined = symbols("--undefined-only");
    for line in undefined.lines().map(str::trim).filter(|line| !line.starts_with("w ")) {
        let name = line.trim_start_matches("U ").split('@').next().expect("a name");
        assert!(NEEDED.contains(&name), "{line}");
    }
    assert!(undefined.contains("dl_iterate_phdr"), "{undefined}");
    let dynamic = text(&succeed(Command::new("readelf").args(["--dynamic", "--wide"]).arg(release_dlsym())).stdout);
    assert!(dynamic.contains("Library soname: [libanygpu-dlsym.so]") && dynamic.contains("NODELETE"), "{dynamic}");
    let needed: Vec<&str> = dynamic.lines().filter(|line| line.contains("(NEEDED)")).collect();
    assert!(needed.iter().all(|line| line.contains("[libc.so") || line.contains("[ld-linux")), "{needed:?}");
}
