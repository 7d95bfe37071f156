! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's HIP runtime: generic names, and specific ones with an underscore.
!>
!> Module anygpu_hip documents the arguments. Functions that libanygpu does not have are the vendor's: a program that calls
!> one must be linked with the vendor's library. docs/evidence/hipfort-names.md lists them.
!> A type(c_ptr) by reference stands for an output, an array, or the first word of a structure. Names that end with _typed
!> take outputs and structures as variables, those with _mixed are a third form.
module hipfort
    use anygpu_hipfort_kinds
    use anygpu_hipfort_types, only: hipIpcMemLazyEnablePeerAccess, hipStreamDefault, hipStreamNonBlocking, hipEventDefault, &
        hipEventBlockingSync, hipEventDisableTiming, hipEventInterprocess, hipEventReleaseToDevice, hipHostMallocDefault, &
        hipHostMallocPortable, hipHostMallocMapped, hipHostMallocWriteCombined, hipHostMallocNumaUser, hipHostMallocCoherent, &
        hipMemAttachGlobal, hipMemAttachHost, hipMemAttachSingle, hipDeviceMallocDefault, hipDeviceMallocFinegrained, &
        hipHostRegisterDefault, hipHostRegisterPortable, hipHostRegisterMapped, hipHostRegisterIoMemory, &
        hipExtHostRegisterCoarseGrained, hipDeviceScheduleAuto, hipDeviceScheduleSpin, hipDeviceScheduleYield, &
        hipDeviceScheduleBlockingSync, hipDeviceScheduleMask, hipDeviceMapHost, hipDeviceLmemResizeToMax, hipArrayDefault, &
        hipArrayLayered, hipArraySurfaceLoadStore, hipArrayCubemap, hipArrayTextureGather, hipOccupancyDefault, &
        hipCooperativeLaunchMultiDeviceNoPreSync, hipCooperativeLaunchMultiDeviceNoPostSync, dim3, hipChannelFormatDesc, &
        hipExtent, HIP_ARRAY_DESCRIPTOR, HIP_ARRAY3D_DESCRIPTOR, hip_Memcpy2D, HIP_MEMCPY3D, hipPos, hipPitchedPtr, &
        hipMemcpy3DParms, hipMemLocation, hipMemcpyAttributes, hipMemcpy3DOperand, hipMemcpy3DBatchOp, hipUUID, &
        hipDeviceProp_t, hipExternalMemoryHandle, hipExternalMemoryHandleDesc, hipExternalMemoryBufferDesc, &
        hipExternalMemoryMipmappedArrayDesc, hipExternalSemaphoreHandle, hipExternalSemaphoreHandleDesc, hipExternalFence, &
        hipExternalNvSciSync, hipExternalSignalKey, hipExternalSemaphoreSignal, hipExternalSemaphoreSignalParams, &
        hipExternalWaitKey, hipExternalSemaphoreWait, hipExternalSemaphoreWaitParams, hipBatchMemOpNodeParams, &
        hipExternalSemaphoreSignalNodeParams, hipExternalSemaphoreWaitNodeParams, hipMemPoolProps, hipMemAllocNodeParams, &
        hipGraphInstantiateParams, hipIpcMemHandle_t, hipIpcEventHandle_t, HIP_LAUNCH_CONFIG, hipLaunchConfig_t, &
        hipFuncAttributes, hipPointerAttribute_t, hipMemcpy3DPeerParms, hipMemAccessDesc, hipMemPoolPtrExportData, &
        hipMemAllocationProp, hipKernelNodeParams, hipMemsetParams, hipHostNodeParams
    use anygpu_hipfort_hipmalloc, only: hipMalloc, hipMalloc_, hipMallocManaged, hipMallocManaged_, hipHostMalloc, &
        hipHostMalloc_, hipFree, hipFree_, hipHostFree, hipHostFree_
    use anygpu_hipfort_hipmemcpy, only: hipMemcpy, hipMemcpy_, hipMemcpyAsync, hipMemcpyAsync_, hipMemcpy2D, hipMemcpy2D_, &
        hipMemcpy2DAsync, hipMemcpy2DAsync_
    use anygpu_hipfort_hiphostregister, only: hipHostRegister, hipHostRegister_, hipHostUnregister, hipHostUnregister_, &
        hipHostGetDevicePointer, hipHostGetDevicePointer_, hipHostGetFlags, hipHostGetFlags_
    use anygpu_hipfort_auxiliary, only: hipGetDeviceProperties, hipGetDeviceProperties_, hipGetDevicePropertiesR0600, &
        hipGetDevicePropertiesR0600_
    use anygpu_hipfort_ipc, only: hipIpcGetMemHandle, hipIpcGetMemHandle_, hipIpcOpenMemHandle, hipIpcOpenMemHandle_, &
        hipIpcGetEventHandle, hipIpcGetEventHandle_, hipIpcOpenEventHandle, hipIpcOpenEventHandle_
    use anygpu_hipfort_typed, only: hipDriverGetVersion_typed, hipRuntimeGetVersion_typed, hipDeviceGet_typed, &
        hipDeviceComputeCapability_typed, hipDeviceGetP2PAttribute_typed, hipDeviceGetByPCIBusId_typed, &
        hipDeviceTotalMem_typed, hipGetDevice_typed, hipGetDeviceCount_typed, hipDeviceGetAttribute_typed, &
        hipDeviceGetCacheConfig_typed, hipDeviceGetLimit_typed, hipDeviceGetSharedMemConfig_typed, hipGetDeviceFlags_typed, &
        hipChooseDevice_typed, hipExtGetLinkTypeAndHopCount_typed, hipDeviceGetStreamPriorityRange_typed, &
        hipStreamGetFlags_typed, hipStreamGetPriority_typed, hipEventElapsedTime_typed, hipPointerGetAttributes_typed, &
        hipSignalExternalSemaphoresAsync_typed, hipWaitExternalSemaphoresAsync_typed, hipExternalMemoryGetMappedBuffer_typed, &
        hipMallocPitch_typed, hipMemAllocPitch_typed, hipModuleGetGlobal_typed, hipGetSymbolSize_typed, hipMemset3D_typed, &
        hipMemset3DAsync_typed, hipMemGetInfo_typed, hipMemPtrGetInfo_typed, hipMallocArray_typed, hipArrayCreate_typed, &
        hipArray3DCreate_typed, hipMalloc3D_typed, hipMalloc3DArray_typed, hipMallocMipmappedArray_typed, &
        hipMemcpyParam2D_typed, hipMemcpyParam2DAsync_typed, hipMemcpy3D_typed, hipMemcpy3DAsync_typed, hipDrvMemcpy3D_typed, &
        hipDrvMemcpy3DAsync_typed, hipDeviceCanAccessPeer_typed, hipMemGetAddressRange_typed, hipCtxGetDevice_typed, &
        hipCtxGetApiVersion_typed, hipCtxGetCacheConfig_typed, hipCtxGetSharedMemConfig_typed, hipCtxGetFlags_typed, &
        hipDevicePrimaryCtxGetState_typed, hipFuncGetAttributes_typed, hipFuncGetAttribute_typed, &
        hipModuleOccupancyMaxPotentialBlockSize_typed, hipModuleOccupancyMaxPotentialBlockSizeWithFlags_typed, &
        hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_typed, hipOccupancyMaxActiveBlocksPerMultiprocessor_typed, &
        hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_typed, hipOccupancyMaxPotentialBlockSize_typed, &
        hipDrvMemcpy2DUnaligned_typed, hipBindTexture_typed, hipBindTexture2D_typed, hipGetTextureAlignmentOffset_typed, &
        hipTexRefGetAddressMode_typed, hipTexRefGetFilterMode_typed, hipTexRefGetFlags_typed, hipTexRefGetFormat_typed, &
        hipTexRefGetMaxAnisotropy_typed, hipTexRefGetMipmapFilterMode_typed, hipTexRefGetMipmapLevelBias_typed, &
        hipTexRefGetMipmapLevelClamp_typed, hipTexRefSetAddress_typed, hipGetChannelDesc_typed, hipMipmappedArrayCreate_typed, &
        hipStreamGetCaptureInfo_typed, hipStreamGetCaptureInfo_v2_typed, hipStreamIsCapturing_typed, hipGraphGetEdges_typed, &
        hipGraphGetNodes_typed, hipGraphGetRootNodes_typed, hipGraphNodeGetDependencies_typed, &
        hipGraphNodeGetDependentNodes_typed, hipGraphNodeGetType_typed, hipGraphExecUpdate_typed, hipGraphAddKernelNode_typed, &
        hipGraphKernelNodeGetParams_typed, hipGraphKernelNodeSetParams_typed, hipGraphExecKernelNodeSetParams_typed, &
        hipGraphAddMemcpyNode_typed, hipGraphMemcpyNodeGetParams_typed, hipGraphMemcpyNodeSetParams_typed, &
        hipGraphExecMemcpyNodeSetParams_typed, hipGraphAddMemsetNode_typed, hipGraphMemsetNodeGetParams_typed, &
        hipGraphMemsetNodeSetParams_typed, hipGraphExecMemsetNodeSetParams_typed, hipGraphAddHostNode_typed, &
        hipGraphHostNodeGetParams_typed, hipGraphHostNodeSetParams_typed
    use anygpu_hipfort_typed, only: hipGraphExecHostNodeSetParams_typed, hipHostGetFlags_typed, hipArrayGetInfo_typed, &
        hipMemcpyBatchAsync_typed, hipMemcpy3DBatchAsync_typed, hipDeviceGetLuid_typed, hipChooseDeviceR0600_typed, &
        hipGraphExecGetFlags_typed, hipGraphNodeGetEnabled_typed, hipModuleGetFunctionCount_typed, &
        hipLibraryGetKernelCount_typed, hipLibraryGetGlobal_typed, hipLibraryGetManaged_typed, hipKernelGetAttribute_typed, &
        hipKernelGetParamInfo_typed, hipLinkComplete_typed, hipMemPoolGetAccess_typed, hipGetProcAddress_typed, &
        hipGetProcAddress_spt_typed, hipGetDriverEntryPoint_typed, hipGetDriverEntryPoint_spt_typed, &
        hipStreamGetFlags_spt_typed, hipStreamGetPriority_spt_typed, hipStreamGetDevice_typed, hipStreamGetId_typed, &
        hipStreamIsCapturing_spt_typed, hipStreamGetCaptureInfo_spt_typed, hipStreamGetCaptureInfo_v2_spt_typed, &
        hipThreadExchangeStreamCaptureMode_typed, hipMemGetAllocationGranularity_typed, hipMemGetAccess_typed
    use anygpu_hipfort_mixed, only: hipChooseDevice_mixed, hipOccupancyMaxActiveBlocksPerMultiprocessor_mixed, &
        hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_mixed, hipOccupancyMaxPotentialBlockSize_mixed
    implicit none
    public

    integer(c_int), parameter :: HIP_SUCCESS = 0_c_int
    integer(c_int), parameter :: HIP_ERROR_INVALID_VALUE = 1_c_int
    integer(c_int), parameter :: HIP_ERROR_NOT_INITIALIZED = 2_c_int
    integer(c_int), parameter :: HIP_ERROR_LAUNCH_OUT_OF_RESOURCES = 3_c_int

    integer(c_int), parameter :: hipMemoryTypeHost = 1_c_int
    integer(c_int), parameter :: hipMemoryTypeDevice = 2_c_int
    integer(c_int), parameter :: hipMemoryTypeArray = 10_c_int
    integer(c_int), parameter :: hipMemoryTypeUnified = 11_c_int

    integer(c_int), parameter :: hipSuccess = 0_c_int
    integer(c_int), parameter :: hipErrorInvalidValue = 1_c_int
    integer(c_int), parameter :: hipErrorOutOfMemory = 2_c_int
    integer(c_int), parameter :: hipErrorMemoryAllocation = 2_c_int
    integer(c_int), parameter :: hipErrorNotInitialized = 3_c_int
    integer(c_int), parameter :: hipErrorInitializationError = 3_c_int
    integer(c_int), parameter :: hipErrorDeinitialized = 4_c_int
    integer(c_int), parameter :: hipErrorProfilerDisabled = 5_c_int
    integer(c_int), parameter :: hipErrorProfilerNotInitialized = 6_c_int
    integer(c_int), parameter :: hipErrorProfilerAlreadyStarted = 7_c_int
    integer(c_int), parameter :: hipErrorProfilerAlreadyStopped = 8_c_int
    integer(c_int), parameter :: hipErrorInvalidConfiguration = 9_c_int
    integer(c_int), parameter :: hipErrorInvalidPitchValue = 12_c_int
    integer(c_int), parameter :: hipErrorInvalidSymbol = 13_c_int
    integer(c_int), parameter :: hipErrorInvalidDevicePointer = 17_c_int
    integer(c_int), parameter :: hipErrorInvalidMemcpyDirection = 21_c_int
    integer(c_int), parameter :: hipErrorInsufficientDriver = 35_c_int
    integer(c_int), parameter :: hipErrorMissingConfiguration = 52_c_int
    integer(c_int), parameter :: hipErrorPriorLaunchFailure = 53_c_int
    integer(c_int), parameter :: hipErrorInvalidDeviceFunction = 98_c_int
    integer(c_int), parameter :: hipErrorNoDevice = 100_c_int
    integer(c_int), parameter :: hipErrorInvalidDevice = 101_c_int
    integer(c_int), parameter :: hipErrorInvalidImage = 200_c_int
    integer(c_int), parameter :: hipErrorInvalidContext = 201_c_int
    integer(c_int), parameter :: hipErrorContextAlreadyCurrent = 202_c_int
    integer(c_int), parameter :: hipErrorMapFailed = 205_c_int
    integer(c_int), parameter :: hipErrorMapBufferObjectFailed = 205_c_int
    integer(c_int), parameter :: hipErrorUnmapFailed = 206_c_int
    integer(c_int), parameter :: hipErrorArrayIsMapped = 207_c_int
    integer(c_int), parameter :: hipErrorAlreadyMapped = 208_c_int
    integer(c_int), parameter :: hipErrorNoBinaryForGpu = 209_c_int
    integer(c_int), parameter :: hipErrorAlreadyAcquired = 210_c_int
    integer(c_int), parameter :: hipErrorNotMapped = 211_c_int
    integer(c_int), parameter :: hipErrorNotMappedAsArray = 212_c_int
    integer(c_int), parameter :: hipErrorNotMappedAsPointer = 213_c_int
    integer(c_int), parameter :: hipErrorECCNotCorrectable = 214_c_int
    integer(c_int), parameter :: hipErrorUnsupportedLimit = 215_c_int
    integer(c_int), parameter :: hipErrorContextAlreadyInUse = 216_c_int
    integer(c_int), parameter :: hipErrorPeerAccessUnsupported = 217_c_int
    integer(c_int), parameter :: hipErrorInvalidKernelFile = 218_c_int
    integer(c_int), parameter :: hipErrorInvalidGraphicsContext = 219_c_int
    integer(c_int), parameter :: hipErrorInvalidSource = 300_c_int
    integer(c_int), parameter :: hipErrorFileNotFound = 301_c_int
    integer(c_int), parameter :: hipErrorSharedObjectSymbolNotFound = 302_c_int
    integer(c_int), parameter :: hipErrorSharedObjectInitFailed = 303_c_int
    integer(c_int), parameter :: hipErrorOperatingSystem = 304_c_int
    integer(c_int), parameter :: hipErrorInvalidHandle = 400_c_int
    integer(c_int), parameter :: hipErrorInvalidResourceHandle = 400_c_int
    integer(c_int), parameter :: hipErrorIllegalState = 401_c_int
    integer(c_int), parameter :: hipErrorNotFound = 500_c_int
    integer(c_int), parameter :: hipErrorNotReady = 600_c_int
    integer(c_int), parameter :: hipErrorIllegalAddress = 700_c_int
    integer(c_int), parameter :: hipErrorLaunchOutOfResources = 701_c_int
    integer(c_int), parameter :: hipErrorLaunchTimeOut = 702_c_int
    integer(c_int), parameter :: hipErrorPeerAccessAlreadyEnabled = 704_c_int
    integer(c_int), parameter :: hipErrorPeerAccessNotEnabled = 705_c_int
    integer(c_int), parameter :: hipErrorSetOnActiveProcess = 708_c_int
    integer(c_int), parameter :: hipErrorContextIsDestroyed = 709_c_int
    integer(c_int), parameter :: hipErrorAssert = 710_c_int
    integer(c_int), parameter :: hipErrorHostMemoryAlreadyRegistered = 712_c_int
    integer(c_int), parameter :: hipErrorHostMemoryNotRegistered = 713_c_int
    integer(c_int), parameter :: hipErrorLaunchFailure = 719_c_int
    integer(c_int), parameter :: hipErrorCooperativeLaunchTooLarge = 720_c_int
    integer(c_int), parameter :: hipErrorNotSupported = 801_c_int
    integer(c_int), parameter :: hipErrorStreamCaptureUnsupported = 900_c_int
    integer(c_int), parameter :: hipErrorStreamCaptureInvalidated = 901_c_int
    integer(c_int), parameter :: hipErrorStreamCaptureMerge = 902_c_int
    integer(c_int), parameter :: hipErrorStreamCaptureUnmatched = 903_c_int
    integer(c_int), parameter :: hipErrorStreamCaptureUnjoined = 904_c_int
    integer(c_int), parameter :: hipErrorStreamCaptureIsolation = 905_c_int
    integer(c_int), parameter :: hipErrorStreamCaptureImplicit = 906_c_int
    integer(c_int), parameter :: hipErrorCapturedEvent = 907_c_int
    integer(c_int), parameter :: hipErrorStreamCaptureWrongThread = 908_c_int
    integer(c_int), parameter :: hipErrorGraphExecUpdateFailure = 910_c_int
    integer(c_int), parameter :: hipErrorUnknown = 999_c_int
    integer(c_int), parameter :: hipErrorRuntimeMemory = 1052_c_int
    integer(c_int), parameter :: hipErrorRuntimeOther = 1053_c_int
    integer(c_int), parameter :: hipErrorTbd = 1055_c_int

    integer(c_int), parameter :: hipDeviceAttributeCudaCompatibleBegin = 0_c_int
    integer(c_int), parameter :: hipDeviceAttributeEccEnabled = 0_c_int
    integer(c_int), parameter :: hipDeviceAttributeAccessPolicyMaxWindowSize = 1_c_int
    integer(c_int), parameter :: hipDeviceAttributeAsyncEngineCount = 2_c_int
    integer(c_int), parameter :: hipDeviceAttributeCanMapHostMemory = 3_c_int
    integer(c_int), parameter :: hipDeviceAttributeCanUseHostPointerForRegisteredMem = 4_c_int
    integer(c_int), parameter :: hipDeviceAttributeClockRate = 5_c_int
    integer(c_int), parameter :: hipDeviceAttributeComputeMode = 6_c_int
    integer(c_int), parameter :: hipDeviceAttributeComputePreemptionSupported = 7_c_int
    integer(c_int), parameter :: hipDeviceAttributeConcurrentKernels = 8_c_int
    integer(c_int), parameter :: hipDeviceAttributeConcurrentManagedAccess = 9_c_int
    integer(c_int), parameter :: hipDeviceAttributeCooperativeLaunch = 10_c_int
    integer(c_int), parameter :: hipDeviceAttributeCooperativeMultiDeviceLaunch = 11_c_int
    integer(c_int), parameter :: hipDeviceAttributeDeviceOverlap = 12_c_int
    integer(c_int), parameter :: hipDeviceAttributeDirectManagedMemAccessFromHost = 13_c_int
    integer(c_int), parameter :: hipDeviceAttributeGlobalL1CacheSupported = 14_c_int
    integer(c_int), parameter :: hipDeviceAttributeHostNativeAtomicSupported = 15_c_int
    integer(c_int), parameter :: hipDeviceAttributeIntegrated = 16_c_int
    integer(c_int), parameter :: hipDeviceAttributeIsMultiGpuBoard = 17_c_int
    integer(c_int), parameter :: hipDeviceAttributeKernelExecTimeout = 18_c_int
    integer(c_int), parameter :: hipDeviceAttributeL2CacheSize = 19_c_int
    integer(c_int), parameter :: hipDeviceAttributeLocalL1CacheSupported = 20_c_int
    integer(c_int), parameter :: hipDeviceAttributeLuid = 21_c_int
    integer(c_int), parameter :: hipDeviceAttributeLuidDeviceNodeMask = 22_c_int
    integer(c_int), parameter :: hipDeviceAttributeComputeCapabilityMajor = 23_c_int
    integer(c_int), parameter :: hipDeviceAttributeManagedMemory = 24_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxBlocksPerMultiProcessor = 25_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxBlockDimX = 26_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxBlockDimY = 27_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxBlockDimZ = 28_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxGridDimX = 29_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxGridDimY = 30_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxGridDimZ = 31_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSurface1D = 32_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSurface1DLayered = 33_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSurface2D = 34_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSurface2DLayered = 35_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSurface3D = 36_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSurfaceCubemap = 37_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSurfaceCubemapLayered = 38_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture1DWidth = 39_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture1DLayered = 40_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture1DLinear = 41_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture1DMipmap = 42_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture2DWidth = 43_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture2DHeight = 44_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture2DGather = 45_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture2DLayered = 46_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture2DLinear = 47_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture2DMipmap = 48_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture3DWidth = 49_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture3DHeight = 50_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture3DDepth = 51_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTexture3DAlt = 52_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTextureCubemap = 53_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxTextureCubemapLayered = 54_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxThreadsDim = 55_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxThreadsPerBlock = 56_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxThreadsPerMultiProcessor = 57_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxPitch = 58_c_int
    integer(c_int), parameter :: hipDeviceAttributeMemoryBusWidth = 59_c_int
    integer(c_int), parameter :: hipDeviceAttributeMemoryClockRate = 60_c_int
    integer(c_int), parameter :: hipDeviceAttributeComputeCapabilityMinor = 61_c_int
    integer(c_int), parameter :: hipDeviceAttributeMultiGpuBoardGroupID = 62_c_int
    integer(c_int), parameter :: hipDeviceAttributeMultiprocessorCount = 63_c_int
    integer(c_int), parameter :: hipDeviceAttributeName = 64_c_int
    integer(c_int), parameter :: hipDeviceAttributePageableMemoryAccess = 65_c_int
    integer(c_int), parameter :: hipDeviceAttributePageableMemoryAccessUsesHostPageTables = 66_c_int
    integer(c_int), parameter :: hipDeviceAttributePciBusId = 67_c_int
    integer(c_int), parameter :: hipDeviceAttributePciDeviceId = 68_c_int
    integer(c_int), parameter :: hipDeviceAttributePciDomainID = 69_c_int
    integer(c_int), parameter :: hipDeviceAttributePersistingL2CacheMaxSize = 70_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxRegistersPerBlock = 71_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxRegistersPerMultiprocessor = 72_c_int
    integer(c_int), parameter :: hipDeviceAttributeReservedSharedMemPerBlock = 73_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSharedMemoryPerBlock = 74_c_int
    integer(c_int), parameter :: hipDeviceAttributeSharedMemPerBlockOptin = 75_c_int
    integer(c_int), parameter :: hipDeviceAttributeSharedMemPerMultiprocessor = 76_c_int
    integer(c_int), parameter :: hipDeviceAttributeSingleToDoublePrecisionPerfRatio = 77_c_int
    integer(c_int), parameter :: hipDeviceAttributeStreamPrioritiesSupported = 78_c_int
    integer(c_int), parameter :: hipDeviceAttributeSurfaceAlignment = 79_c_int
    integer(c_int), parameter :: hipDeviceAttributeTccDriver = 80_c_int
    integer(c_int), parameter :: hipDeviceAttributeTextureAlignment = 81_c_int
    integer(c_int), parameter :: hipDeviceAttributeTexturePitchAlignment = 82_c_int
    integer(c_int), parameter :: hipDeviceAttributeTotalConstantMemory = 83_c_int
    integer(c_int), parameter :: hipDeviceAttributeTotalGlobalMem = 84_c_int
    integer(c_int), parameter :: hipDeviceAttributeUnifiedAddressing = 85_c_int
    integer(c_int), parameter :: hipDeviceAttributeUuid = 86_c_int
    integer(c_int), parameter :: hipDeviceAttributeWarpSize = 87_c_int
    integer(c_int), parameter :: hipDeviceAttributeCudaCompatibleEnd = 9999_c_int
    integer(c_int), parameter :: hipDeviceAttributeAmdSpecificBegin = 10000_c_int
    integer(c_int), parameter :: hipDeviceAttributeClockInstructionRate = 10000_c_int
    integer(c_int), parameter :: hipDeviceAttributeArch = 10001_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSharedMemoryPerMultiprocessor = 10002_c_int
    integer(c_int), parameter :: hipDeviceAttributeGcnArch = 10003_c_int
    integer(c_int), parameter :: hipDeviceAttributeGcnArchName = 10004_c_int
    integer(c_int), parameter :: hipDeviceAttributeHdpMemFlushCntl = 10005_c_int
    integer(c_int), parameter :: hipDeviceAttributeHdpRegFlushCntl = 10006_c_int
    integer(c_int), parameter :: hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc = 10007_c_int
    integer(c_int), parameter :: hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim = 10008_c_int
    integer(c_int), parameter :: hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim = 10009_c_int
    integer(c_int), parameter :: hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem = 10010_c_int
    integer(c_int), parameter :: hipDeviceAttributeIsLargeBar = 10011_c_int
    integer(c_int), parameter :: hipDeviceAttributeAsicRevision = 10012_c_int
    integer(c_int), parameter :: hipDeviceAttributeCanUseStreamWaitValue = 10013_c_int
    integer(c_int), parameter :: hipDeviceAttributeImageSupport = 10014_c_int
    integer(c_int), parameter :: hipDeviceAttributeAmdSpecificEnd = 19999_c_int
    integer(c_int), parameter :: hipDeviceAttributeVendorSpecificBegin = 20000_c_int

    integer(c_int), parameter :: hipComputeModeDefault = 0_c_int
    integer(c_int), parameter :: hipComputeModeExclusive = 1_c_int
    integer(c_int), parameter :: hipComputeModeProhibited = 2_c_int
    integer(c_int), parameter :: hipComputeModeExclusiveProcess = 3_c_int

    integer(c_int), parameter :: hipDevP2PAttrPerformanceRank = 0_c_int
    integer(c_int), parameter :: hipDevP2PAttrAccessSupported = 1_c_int
    integer(c_int), parameter :: hipDevP2PAttrNativeAtomicSupported = 2_c_int
    integer(c_int), parameter :: hipDevP2PAttrHipArrayAccessSupported = 3_c_int

    integer(c_int), parameter :: hipLimitPrintfFifoSize = 1_c_int
    integer(c_int), parameter :: hipLimitMallocHeapSize = 2_c_int

    integer(c_int), parameter :: hipMemAdviseSetReadMostly = 1_c_int
    integer(c_int), parameter :: hipMemAdviseUnsetReadMostly = 2_c_int
    integer(c_int), parameter :: hipMemAdviseSetPreferredLocation = 3_c_int
    integer(c_int), parameter :: hipMemAdviseUnsetPreferredLocation = 4_c_int
    integer(c_int), parameter :: hipMemAdviseSetAccessedBy = 5_c_int
    integer(c_int), parameter :: hipMemAdviseUnsetAccessedBy = 6_c_int
    integer(c_int), parameter :: hipMemAdviseSetCoarseGrain = 100_c_int
    integer(c_int), parameter :: hipMemAdviseUnsetCoarseGrain = 101_c_int

    integer(c_int), parameter :: hipMemRangeCoherencyModeFineGrain = 0_c_int
    integer(c_int), parameter :: hipMemRangeCoherencyModeCoarseGrain = 1_c_int
    integer(c_int), parameter :: hipMemRangeCoherencyModeIndeterminate = 2_c_int

    integer(c_int), parameter :: hipMemRangeAttributeReadMostly = 1_c_int
    integer(c_int), parameter :: hipMemRangeAttributePreferredLocation = 2_c_int
    integer(c_int), parameter :: hipMemRangeAttributeAccessedBy = 3_c_int
    integer(c_int), parameter :: hipMemRangeAttributeLastPrefetchLocation = 4_c_int
    integer(c_int), parameter :: hipMemRangeAttributeCoherencyMode = 100_c_int

    integer(c_int), parameter :: hipJitOptionMaxRegisters = 0_c_int
    integer(c_int), parameter :: hipJitOptionThreadsPerBlock = 1_c_int
    integer(c_int), parameter :: hipJitOptionWallTime = 2_c_int
    integer(c_int), parameter :: hipJitOptionInfoLogBuffer = 3_c_int
    integer(c_int), parameter :: hipJitOptionInfoLogBufferSizeBytes = 4_c_int
    integer(c_int), parameter :: hipJitOptionErrorLogBuffer = 5_c_int
    integer(c_int), parameter :: hipJitOptionErrorLogBufferSizeBytes = 6_c_int
    integer(c_int), parameter :: hipJitOptionOptimizationLevel = 7_c_int
    integer(c_int), parameter :: hipJitOptionTargetFromContext = 8_c_int
    integer(c_int), parameter :: hipJitOptionTarget = 9_c_int
    integer(c_int), parameter :: hipJitOptionFallbackStrategy = 10_c_int
    integer(c_int), parameter :: hipJitOptionGenerateDebugInfo = 11_c_int
    integer(c_int), parameter :: hipJitOptionLogVerbose = 12_c_int
    integer(c_int), parameter :: hipJitOptionGenerateLineInfo = 13_c_int
    integer(c_int), parameter :: hipJitOptionCacheMode = 14_c_int
    integer(c_int), parameter :: hipJitOptionSm3xOpt = 15_c_int
    integer(c_int), parameter :: hipJitOptionFastCompile = 16_c_int
    integer(c_int), parameter :: hipJitOptionNumOptions = 17_c_int

    integer(c_int), parameter :: hipFuncAttributeMaxDynamicSharedMemorySize = 8_c_int
    integer(c_int), parameter :: hipFuncAttributePreferredSharedMemoryCarveout = 9_c_int
    integer(c_int), parameter :: hipFuncAttributeMax = 10_c_int

    integer(c_int), parameter :: hipFuncCachePreferNone = 0_c_int
    integer(c_int), parameter :: hipFuncCachePreferShared = 1_c_int
    integer(c_int), parameter :: hipFuncCachePreferL1 = 2_c_int
    integer(c_int), parameter :: hipFuncCachePreferEqual = 3_c_int

    integer(c_int), parameter :: hipSharedMemBankSizeDefault = 0_c_int
    integer(c_int), parameter :: hipSharedMemBankSizeFourByte = 1_c_int
    integer(c_int), parameter :: hipSharedMemBankSizeEightByte = 2_c_int

    integer(c_int), parameter :: hipExternalMemoryHandleTypeOpaqueFd = 1_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeOpaqueWin32 = 2_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeOpaqueWin32Kmt = 3_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeD3D12Heap = 4_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeD3D12Resource = 5_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeD3D11Resource = 6_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeD3D11ResourceKmt = 7_c_int

    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeOpaqueFd = 1_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeOpaqueWin32 = 2_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeD3D12Fence = 4_c_int

    integer(c_int), parameter :: hipGLDeviceListAll = 1_c_int
    integer(c_int), parameter :: hipGLDeviceListCurrentFrame = 2_c_int
    integer(c_int), parameter :: hipGLDeviceListNextFrame = 3_c_int

    integer(c_int), parameter :: hipGraphicsRegisterFlagsNone = 0_c_int
    integer(c_int), parameter :: hipGraphicsRegisterFlagsReadOnly = 1_c_int
    integer(c_int), parameter :: hipGraphicsRegisterFlagsWriteDiscard = 2_c_int
    integer(c_int), parameter :: hipGraphicsRegisterFlagsSurfaceLoadStore = 4_c_int
    integer(c_int), parameter :: hipGraphicsRegisterFlagsTextureGather = 8_c_int

    integer(c_int), parameter :: hipGraphNodeTypeKernel = 0_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemcpy = 1_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemset = 2_c_int
    integer(c_int), parameter :: hipGraphNodeTypeHost = 3_c_int
    integer(c_int), parameter :: hipGraphNodeTypeGraph = 4_c_int
    integer(c_int), parameter :: hipGraphNodeTypeEmpty = 5_c_int
    integer(c_int), parameter :: hipGraphNodeTypeWaitEvent = 6_c_int
    integer(c_int), parameter :: hipGraphNodeTypeEventRecord = 7_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemcpy1D = 1_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemcpyFromSymbol = 12_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemcpyToSymbol = 13_c_int
    integer(c_int), parameter :: hipGraphNodeTypeCount = 15_c_int

    integer(c_int), parameter :: hipGraphExecUpdateSuccess = 0_c_int
    integer(c_int), parameter :: hipGraphExecUpdateError = 1_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorTopologyChanged = 2_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorNodeTypeChanged = 3_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorFunctionChanged = 4_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorParametersChanged = 5_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorNotSupported = 6_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorUnsupportedFunctionChange = 7_c_int

    integer(c_int), parameter :: hipStreamCaptureModeGlobal = 0_c_int
    integer(c_int), parameter :: hipStreamCaptureModeThreadLocal = 1_c_int
    integer(c_int), parameter :: hipStreamCaptureModeRelaxed = 2_c_int

    integer(c_int), parameter :: hipStreamCaptureStatusNone = 0_c_int
    integer(c_int), parameter :: hipStreamCaptureStatusActive = 1_c_int
    integer(c_int), parameter :: hipStreamCaptureStatusInvalidated = 2_c_int

    integer(c_int), parameter :: hipStreamAddCaptureDependencies = 0_c_int
    integer(c_int), parameter :: hipStreamSetCaptureDependencies = 1_c_int

    integer(c_int), parameter :: hipChannelFormatKindSigned = 0_c_int
    integer(c_int), parameter :: hipChannelFormatKindUnsigned = 1_c_int
    integer(c_int), parameter :: hipChannelFormatKindFloat = 2_c_int
    integer(c_int), parameter :: hipChannelFormatKindNone = 3_c_int

    integer(c_int), parameter :: HIP_AD_FORMAT_UNSIGNED_INT8 = 1_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_UNSIGNED_INT16 = 2_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_UNSIGNED_INT32 = 3_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_SIGNED_INT8 = 8_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_SIGNED_INT16 = 9_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_SIGNED_INT32 = 10_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_HALF = 16_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_FLOAT = 32_c_int

    integer(c_int), parameter :: hipResourceTypeArray = 0_c_int
    integer(c_int), parameter :: hipResourceTypeMipmappedArray = 1_c_int
    integer(c_int), parameter :: hipResourceTypeLinear = 2_c_int
    integer(c_int), parameter :: hipResourceTypePitch2D = 3_c_int

    integer(c_int), parameter :: HIP_RESOURCE_TYPE_ARRAY = 0_c_int
    integer(c_int), parameter :: HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1_c_int
    integer(c_int), parameter :: HIP_RESOURCE_TYPE_LINEAR = 2_c_int
    integer(c_int), parameter :: HIP_RESOURCE_TYPE_PITCH2D = 3_c_int

    integer(c_int), parameter :: HIP_TR_ADDRESS_MODE_WRAP = 0_c_int
    integer(c_int), parameter :: HIP_TR_ADDRESS_MODE_CLAMP = 1_c_int
    integer(c_int), parameter :: HIP_TR_ADDRESS_MODE_MIRROR = 2_c_int
    integer(c_int), parameter :: HIP_TR_ADDRESS_MODE_BORDER = 3_c_int

    integer(c_int), parameter :: HIP_TR_FILTER_MODE_POINT = 0_c_int
    integer(c_int), parameter :: HIP_TR_FILTER_MODE_LINEAR = 1_c_int

    integer(c_int), parameter :: hipResViewFormatNone = 0_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedChar1 = 1_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedChar2 = 2_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedChar4 = 3_c_int
    integer(c_int), parameter :: hipResViewFormatSignedChar1 = 4_c_int
    integer(c_int), parameter :: hipResViewFormatSignedChar2 = 5_c_int
    integer(c_int), parameter :: hipResViewFormatSignedChar4 = 6_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedShort1 = 7_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedShort2 = 8_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedShort4 = 9_c_int
    integer(c_int), parameter :: hipResViewFormatSignedShort1 = 10_c_int
    integer(c_int), parameter :: hipResViewFormatSignedShort2 = 11_c_int
    integer(c_int), parameter :: hipResViewFormatSignedShort4 = 12_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedInt1 = 13_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedInt2 = 14_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedInt4 = 15_c_int
    integer(c_int), parameter :: hipResViewFormatSignedInt1 = 16_c_int
    integer(c_int), parameter :: hipResViewFormatSignedInt2 = 17_c_int
    integer(c_int), parameter :: hipResViewFormatSignedInt4 = 18_c_int
    integer(c_int), parameter :: hipResViewFormatHalf1 = 19_c_int
    integer(c_int), parameter :: hipResViewFormatHalf2 = 20_c_int
    integer(c_int), parameter :: hipResViewFormatHalf4 = 21_c_int
    integer(c_int), parameter :: hipResViewFormatFloat1 = 22_c_int
    integer(c_int), parameter :: hipResViewFormatFloat2 = 23_c_int
    integer(c_int), parameter :: hipResViewFormatFloat4 = 24_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedBlockCompressed1 = 25_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedBlockCompressed2 = 26_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedBlockCompressed3 = 27_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedBlockCompressed4 = 28_c_int
    integer(c_int), parameter :: hipResViewFormatSignedBlockCompressed4 = 29_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedBlockCompressed5 = 30_c_int
    integer(c_int), parameter :: hipResViewFormatSignedBlockCompressed5 = 31_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedBlockCompressed6H = 32_c_int
    integer(c_int), parameter :: hipResViewFormatSignedBlockCompressed6H = 33_c_int
    integer(c_int), parameter :: hipResViewFormatUnsignedBlockCompressed7 = 34_c_int

    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_NONE = 0_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UINT_1X8 = 1_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UINT_2X8 = 2_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UINT_4X8 = 3_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SINT_1X8 = 4_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SINT_2X8 = 5_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SINT_4X8 = 6_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UINT_1X16 = 7_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UINT_2X16 = 8_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UINT_4X16 = 9_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SINT_1X16 = 10_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SINT_2X16 = 11_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SINT_4X16 = 12_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UINT_1X32 = 13_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UINT_2X32 = 14_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UINT_4X32 = 15_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SINT_1X32 = 16_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SINT_2X32 = 17_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SINT_4X32 = 18_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_FLOAT_1X16 = 19_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_FLOAT_2X16 = 20_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_FLOAT_4X16 = 21_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_FLOAT_1X32 = 22_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_FLOAT_2X32 = 23_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_FLOAT_4X32 = 24_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SIGNED_BC4 = 29_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SIGNED_BC5 = 31_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_SIGNED_BC6H = 33_c_int
    integer(c_int), parameter :: HIP_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34_c_int

    integer(c_int), parameter :: hipMemcpyHostToHost = 0_c_int
    integer(c_int), parameter :: hipMemcpyHostToDevice = 1_c_int
    integer(c_int), parameter :: hipMemcpyDeviceToHost = 2_c_int
    integer(c_int), parameter :: hipMemcpyDeviceToDevice = 3_c_int
    integer(c_int), parameter :: hipMemcpyDefault = 4_c_int

    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_NUM_REGS = 4_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_PTX_VERSION = 5_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_BINARY_VERSION = 6_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_MAX = 10_c_int

    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_CONTEXT = 1_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_MEMORY_TYPE = 2_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_DEVICE_POINTER = 3_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_HOST_POINTER = 4_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_P2P_TOKENS = 5_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_BUFFER_ID = 7_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_IS_MANAGED = 8_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE = 10_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_RANGE_SIZE = 12_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_MAPPED = 13_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16_c_int
    integer(c_int), parameter :: HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17_c_int

    integer(c_int), parameter :: hipAddressModeWrap = 0_c_int
    integer(c_int), parameter :: hipAddressModeClamp = 1_c_int
    integer(c_int), parameter :: hipAddressModeMirror = 2_c_int
    integer(c_int), parameter :: hipAddressModeBorder = 3_c_int

    integer(c_int), parameter :: hipFilterModePoint = 0_c_int
    integer(c_int), parameter :: hipFilterModeLinear = 1_c_int

    integer(c_int), parameter :: hipReadModeElementType = 0_c_int
    integer(c_int), parameter :: hipReadModeNormalizedFloat = 1_c_int

    integer(c_int), parameter :: HIP_R_32F = 0_c_int
    integer(c_int), parameter :: HIP_R_64F = 1_c_int
    integer(c_int), parameter :: HIP_R_16F = 2_c_int
    integer(c_int), parameter :: HIP_R_8I = 3_c_int
    integer(c_int), parameter :: HIP_C_32F = 4_c_int
    integer(c_int), parameter :: HIP_C_64F = 5_c_int
    integer(c_int), parameter :: HIP_C_16F = 6_c_int
    integer(c_int), parameter :: HIP_C_8I = 7_c_int
    integer(c_int), parameter :: HIP_R_8U = 8_c_int
    integer(c_int), parameter :: HIP_C_8U = 9_c_int
    integer(c_int), parameter :: HIP_R_32I = 10_c_int
    integer(c_int), parameter :: HIP_C_32I = 11_c_int
    integer(c_int), parameter :: HIP_R_32U = 12_c_int
    integer(c_int), parameter :: HIP_C_32U = 13_c_int
    integer(c_int), parameter :: HIP_R_16BF = 14_c_int
    integer(c_int), parameter :: HIP_C_16BF = 15_c_int
    integer(c_int), parameter :: HIP_R_4I = 16_c_int
    integer(c_int), parameter :: HIP_C_4I = 17_c_int
    integer(c_int), parameter :: HIP_R_4U = 18_c_int
    integer(c_int), parameter :: HIP_C_4U = 19_c_int
    integer(c_int), parameter :: HIP_R_16I = 20_c_int
    integer(c_int), parameter :: HIP_C_16I = 21_c_int
    integer(c_int), parameter :: HIP_R_16U = 22_c_int
    integer(c_int), parameter :: HIP_C_16U = 23_c_int
    integer(c_int), parameter :: HIP_R_64I = 24_c_int
    integer(c_int), parameter :: HIP_C_64I = 25_c_int
    integer(c_int), parameter :: HIP_R_64U = 26_c_int
    integer(c_int), parameter :: HIP_C_64U = 27_c_int
    integer(c_int), parameter :: HIP_R_8F_E4M3_FNUZ = 1000_c_int
    integer(c_int), parameter :: HIP_R_8F_E5M2_FNUZ = 1001_c_int

    integer(c_int), parameter :: HIP_LIBRARY_MAJOR_VERSION = 0_c_int
    integer(c_int), parameter :: HIP_LIBRARY_MINOR_VERSION = 1_c_int
    integer(c_int), parameter :: HIP_LIBRARY_PATCH_LEVEL = 2_c_int

    ! Not in hipfort 0.4 to 0.7.
    integer(c_int), parameter :: hipErrorInvalidChannelDescriptor = 911_c_int
    integer(c_int), parameter :: hipErrorInvalidTexture = 912_c_int
    integer(c_int), parameter :: hipErrorInvalidResourceType = 914_c_int
    integer(c_int), parameter :: hipErrorInvalidResourceConfiguration = 915_c_int
    integer(c_int), parameter :: hipErrorStreamDetached = 916_c_int
    integer(c_int), parameter :: hipErrorInvalidClusterSize = 1054_c_int
    integer(c_int), parameter :: hipDeviceAttributeUnused1 = 64_c_int
    integer(c_int), parameter :: hipDeviceAttributeUnused2 = 86_c_int
    integer(c_int), parameter :: hipDeviceAttributeMemoryPoolsSupported = 88_c_int
    integer(c_int), parameter :: hipDeviceAttributeVirtualMemoryManagementSupported = 89_c_int
    integer(c_int), parameter :: hipDeviceAttributeHostRegisterSupported = 90_c_int
    integer(c_int), parameter :: hipDeviceAttributeMemoryPoolSupportedHandleTypes = 91_c_int
    integer(c_int), parameter :: hipDeviceAttributeHostNumaId = 92_c_int
    integer(c_int), parameter :: hipDeviceAttributeDmaBufSupported = 93_c_int
    integer(c_int), parameter :: hipDeviceAttributeGPUDirectRDMAWithHipVMMSupported = 94_c_int
    integer(c_int), parameter :: hipDeviceAttributeHandleTypeFabricSupported = 95_c_int
    integer(c_int), parameter :: hipDeviceAttributeHostAllocDmaBufSupported = 96_c_int
    integer(c_int), parameter :: hipDeviceAttributeGPUDirectRDMASupported = 97_c_int
    integer(c_int), parameter :: hipDeviceAttributeGPUDirectRDMAFlushWritesOptions = 98_c_int
    integer(c_int), parameter :: hipDeviceAttributeGPUDirectRDMAWritesOrdering = 99_c_int
    integer(c_int), parameter :: hipDeviceAttributeUnused3 = 10001_c_int
    integer(c_int), parameter :: hipDeviceAttributeUnused4 = 10003_c_int
    integer(c_int), parameter :: hipDeviceAttributeUnused5 = 10004_c_int
    integer(c_int), parameter :: hipDeviceAttributePhysicalMultiProcessorCount = 10015_c_int
    integer(c_int), parameter :: hipDeviceAttributeFineGrainSupport = 10016_c_int
    integer(c_int), parameter :: hipDeviceAttributeWallClockRate = 10017_c_int
    integer(c_int), parameter :: hipDeviceAttributeNumberOfXccs = 10018_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxAvailableVgprsPerThread = 10019_c_int
    integer(c_int), parameter :: hipDeviceAttributePciChipId = 10020_c_int
    integer(c_int), parameter :: hipDeviceAttributeExpertSchedMode = 10021_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxDynDataPrefetchRegions = 10022_c_int
    integer(c_int), parameter :: hipMemcpyDeviceToDeviceNoCU = 1024_c_int
    integer(c_int), parameter :: hipMemoryTypeUnregistered = 0_c_int
    integer(c_int), parameter :: hipMemoryTypeManaged = 3_c_int
    integer(c_int), parameter :: hipLimitStackSize = 0_c_int
    integer(c_int), parameter :: hipExtLimitScratchMin = 4096_c_int
    integer(c_int), parameter :: hipExtLimitScratchMax = 4097_c_int
    integer(c_int), parameter :: hipExtLimitScratchCurrent = 4098_c_int
    integer(c_int), parameter :: hipLibraryHostUniversalFunctionAndDataTable = 0_c_int
    integer(c_int), parameter :: hipLibraryBinaryIsPreserved = 1_c_int
    integer(c_int), parameter :: hipGraphInstantiateFlagAutoFreeOnLaunch = 1_c_int
    integer(c_int), parameter :: hipGraphInstantiateFlagUpload = 2_c_int
    integer(c_int), parameter :: hipGraphInstantiateFlagDeviceLaunch = 4_c_int
    integer(c_int), parameter :: hipGraphInstantiateFlagUseNodePriority = 8_c_int
    integer(c_int), parameter :: hipGraphInstantiateSuccess = 0_c_int
    integer(c_int), parameter :: hipGraphInstantiateError = 1_c_int
    integer(c_int), parameter :: hipGraphInstantiateInvalidStructure = 2_c_int
    integer(c_int), parameter :: hipGraphInstantiateNodeOperationNotSupported = 3_c_int
    integer(c_int), parameter :: hipGraphInstantiateMultipleDevicesNotSupported = 4_c_int
    integer(c_int), parameter :: hipGraphMemAttrUsedMemCurrent = 0_c_int
    integer(c_int), parameter :: hipGraphMemAttrUsedMemHigh = 1_c_int
    integer(c_int), parameter :: hipGraphMemAttrReservedMemCurrent = 2_c_int
    integer(c_int), parameter :: hipGraphMemAttrReservedMemHigh = 3_c_int
    integer(c_int), parameter :: hipUserObjectNoDestructorSync = 1_c_int
    integer(c_int), parameter :: hipGraphUserObjectMove = 1_c_int
    integer(c_int), parameter :: hipGraphNodeTypeExtSemaphoreSignal = 8_c_int
    integer(c_int), parameter :: hipGraphNodeTypeExtSemaphoreWait = 9_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemAlloc = 10_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemFree = 11_c_int
    integer(c_int), parameter :: hipGraphNodeTypeBatchMemOp = 14_c_int
    integer(c_int), parameter :: hipMemLocationTypeInvalid = 0_c_int
    integer(c_int), parameter :: hipMemLocationTypeDevice = 1_c_int
    integer(c_int), parameter :: hipMemLocationTypeHost = 2_c_int
    integer(c_int), parameter :: hipMemLocationTypeHostNuma = 3_c_int
    integer(c_int), parameter :: hipMemLocationTypeHostNumaCurrent = 4_c_int
    integer(c_int), parameter :: hipMemLocationTypeNone = 0_c_int
    integer(c_int), parameter :: hipMemcpySrcAccessOrderInvalid = 0_c_int
    integer(c_int), parameter :: hipMemcpySrcAccessOrderStream = 1_c_int
    integer(c_int), parameter :: hipMemcpySrcAccessOrderDuringApiCall = 2_c_int
    integer(c_int), parameter :: hipMemcpySrcAccessOrderAny = 3_c_int
    integer(c_int), parameter :: hipMemcpyFlagDefault = 0_c_int
    integer(c_int), parameter :: hipMemcpyFlagPreferOverlapWithCompute = 1_c_int
    integer(c_int), parameter :: hipMemcpyFlagExtPreferCE = 256_c_int
    integer(c_int), parameter :: hipMemcpyFlagExtOpSwap = 512_c_int
    integer(c_int), parameter :: hipMemcpyFlagExtOpIndirectSrc = 1024_c_int
    integer(c_int), parameter :: hipMemcpyFlagExtOpIndirectDst = 2048_c_int
    integer(c_int), parameter :: hipMemcpyOperandTypePointer = 1_c_int
    integer(c_int), parameter :: hipMemcpyOperandTypeArray = 2_c_int
    integer(c_int), parameter :: hipStreamMemOpWaitValue32 = 1_c_int
    integer(c_int), parameter :: hipStreamMemOpWriteValue32 = 2_c_int
    integer(c_int), parameter :: hipStreamMemOpFlushRemoteWrites = 3_c_int
    integer(c_int), parameter :: hipStreamMemOpWaitValue64 = 4_c_int
    integer(c_int), parameter :: hipStreamMemOpWriteValue64 = 5_c_int
    integer(c_int), parameter :: hipStreamMemOpBarrier = 6_c_int
    integer(c_int), parameter :: hipFuncAttributeClusterDimMustBeSet = 10_c_int
    integer(c_int), parameter :: hipFuncAttributeRequiredClusterWidth = 11_c_int
    integer(c_int), parameter :: hipFuncAttributeRequiredClusterHeight = 12_c_int
    integer(c_int), parameter :: hipFuncAttributeRequiredClusterDepth = 13_c_int
    integer(c_int), parameter :: hipFuncAttributeNonPortableClusterSizeAllowed = 14_c_int
    integer(c_int), parameter :: hipFuncAttributeClusterSchedulingPolicyPreference = 15_c_int
    integer(c_int), parameter :: hipLaunchAttributeIgnore = 0_c_int
    integer(c_int), parameter :: hipLaunchAttributeAccessPolicyWindow = 1_c_int
    integer(c_int), parameter :: hipLaunchAttributeCooperative = 2_c_int
    integer(c_int), parameter :: hipLaunchAttributeSynchronizationPolicy = 3_c_int
    integer(c_int), parameter :: hipLaunchAttributeClusterDimension = 4_c_int
    integer(c_int), parameter :: hipLaunchAttributePriority = 8_c_int
    integer(c_int), parameter :: hipLaunchAttributeMemSyncDomainMap = 9_c_int
    integer(c_int), parameter :: hipLaunchAttributeMemSyncDomain = 10_c_int
    integer(c_int), parameter :: hipLaunchAttributeClusterSchedulingPolicyPreference = 5_c_int
    integer(c_int), parameter :: hipLaunchAttributeExtDynDataPrefetch = 1024_c_int
    integer(c_int), parameter :: hipMemRangeHandleTypeDmaBufFd = 1_c_int
    integer(c_int), parameter :: hipMemRangeFlagDmaBufMappingTypePcie = 1_c_int
    integer(c_int), parameter :: hipEnableDefault = 0_c_int
    integer(c_int), parameter :: hipEnableLegacyStream = 1_c_int
    integer(c_int), parameter :: hipEnablePerThreadDefaultStream = 2_c_int
    integer(c_int), parameter :: hipDriverEntryPointSuccess = 0_c_int
    integer(c_int), parameter :: hipDriverEntryPointSymbolNotFound = 1_c_int
    integer(c_int), parameter :: hipDriverEntryPointVersionNotSufficent = 2_c_int
    integer(c_int), parameter :: hipMemAllocationTypeInvalid = 0_c_int
    integer(c_int), parameter :: hipMemAllocationTypePinned = 1_c_int
    integer(c_int), parameter :: hipMemAllocationTypeManaged = 2_c_int
    integer(c_int), parameter :: hipMemAllocationTypeUncached = 1073741824_c_int
    integer(c_int), parameter :: hipMemHandleTypeNone = 0_c_int
    integer(c_int), parameter :: hipMemHandleTypePosixFileDescriptor = 1_c_int
    integer(c_int), parameter :: hipMemHandleTypeWin32 = 2_c_int
    integer(c_int), parameter :: hipMemHandleTypeWin32Kmt = 4_c_int
    integer(c_int), parameter :: hipMemHandleTypeFabric = 8_c_int
    integer(c_int), parameter :: hipMemAccessFlagsProtNone = 0_c_int
    integer(c_int), parameter :: hipMemAccessFlagsProtRead = 1_c_int
    integer(c_int), parameter :: hipMemAccessFlagsProtReadWrite = 3_c_int
    integer(c_int), parameter :: hipMemAllocationGranularityMinimum = 0_c_int
    integer(c_int), parameter :: hipMemAllocationGranularityRecommended = 1_c_int
    integer(c_int), parameter :: hipMemPoolReuseFollowEventDependencies = 1_c_int
    integer(c_int), parameter :: hipMemPoolReuseAllowOpportunistic = 2_c_int
    integer(c_int), parameter :: hipMemPoolReuseAllowInternalDependencies = 3_c_int
    integer(c_int), parameter :: hipMemPoolAttrReleaseThreshold = 4_c_int
    integer(c_int), parameter :: hipMemPoolAttrReservedMemCurrent = 5_c_int
    integer(c_int), parameter :: hipMemPoolAttrReservedMemHigh = 6_c_int
    integer(c_int), parameter :: hipMemPoolAttrUsedMemCurrent = 7_c_int
    integer(c_int), parameter :: hipMemPoolAttrUsedMemHigh = 8_c_int
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_SUCCESS = 0_c_int
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1_c_int
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeNvSciBuf = 8_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeD3D11Fence = 5_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeNvSciSync = 6_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeKeyedMutex = 7_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeKeyedMutexKmt = 8_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET = 10_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15_c_int
    integer(c_int), parameter :: hipJitOptionGlobalSymbolNames = 17_c_int
    integer(c_int), parameter :: hipJitOptionGlobalSymbolAddresses = 18_c_int
    integer(c_int), parameter :: hipJitOptionGlobalSymbolCount = 19_c_int
    integer(c_int), parameter :: hipJitOptionLto = 20_c_int
    integer(c_int), parameter :: hipJitOptionFtz = 21_c_int
    integer(c_int), parameter :: hipJitOptionPrecDiv = 22_c_int
    integer(c_int), parameter :: hipJitOptionPrecSqrt = 23_c_int
    integer(c_int), parameter :: hipJitOptionFma = 24_c_int
    integer(c_int), parameter :: hipJitOptionPositionIndependentCode = 25_c_int
    integer(c_int), parameter :: hipJitOptionMinCTAPerSM = 26_c_int
    integer(c_int), parameter :: hipJitOptionMaxThreadsPerBlock = 27_c_int
    integer(c_int), parameter :: hipJitOptionOverrideDirectiveValues = 28_c_int
    integer(c_int), parameter :: hipJitOptionIRtoISAOptExt = 10000_c_int
    integer(c_int), parameter :: hipJitOptionIRtoISAOptCountExt = 10001_c_int
    integer(c_int), parameter :: hipJitInputCubin = 0_c_int
    integer(c_int), parameter :: hipJitInputPtx = 1_c_int
    integer(c_int), parameter :: hipJitInputFatBinary = 2_c_int
    integer(c_int), parameter :: hipJitInputObject = 3_c_int
    integer(c_int), parameter :: hipJitInputLibrary = 4_c_int
    integer(c_int), parameter :: hipJitInputNvvm = 5_c_int
    integer(c_int), parameter :: hipJitInputLLVMBitcode = 100_c_int
    integer(c_int), parameter :: hipJitInputLLVMBundledBitcode = 101_c_int
    integer(c_int), parameter :: hipJitInputLLVMArchivesOfBundledBitcode = 102_c_int
    integer(c_int), parameter :: hipJitInputSpirv = 103_c_int
    integer(c_int), parameter :: hipJitCacheOptionNone = 0_c_int
    integer(c_int), parameter :: hipJitCacheOptionCG = 1_c_int
    integer(c_int), parameter :: hipJitCacheOptionCA = 2_c_int
    integer(c_int), parameter :: hipJitPreferPTX = 0_c_int
    integer(c_int), parameter :: hipJitPreferBinary = 1_c_int
    integer(c_int), parameter :: hipSyncPolicyAuto = 1_c_int
    integer(c_int), parameter :: hipSyncPolicySpin = 2_c_int
    integer(c_int), parameter :: hipSyncPolicyYield = 3_c_int
    integer(c_int), parameter :: hipSyncPolicyBlockingSync = 4_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsVerbose = 1_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsKernelNodeParams = 4_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsMemcpyNodeParams = 8_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsMemsetNodeParams = 16_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsHostNodeParams = 32_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsEventNodeParams = 64_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsExtSemasSignalNodeParams = 128_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsExtSemasWaitNodeParams = 256_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsKernelNodeAttributes = 512_c_int
    integer(c_int), parameter :: hipGraphDebugDotFlagsHandles = 1024_c_int
    integer(c_int), parameter :: hipMemHandleTypeGeneric = 0_c_int
    integer(c_int), parameter :: hipMemOperationTypeMap = 1_c_int
    integer(c_int), parameter :: hipMemOperationTypeUnmap = 2_c_int
    integer(c_int), parameter :: hipGraphDependencyTypeDefault = 0_c_int
    integer(c_int), parameter :: hipGraphDependencyTypeProgrammatic = 1_c_int
    integer(c_int), parameter :: HIP_IPC_HANDLE_SIZE = 64_c_int
    type(c_ptr), parameter :: hipStreamLegacy = transfer(1_c_intptr_t, c_null_ptr)
    type(c_ptr), parameter :: hipStreamPerThread = transfer(2_c_intptr_t, c_null_ptr)
    integer(c_int), parameter :: hipStreamWaitValueGte = 0_c_int
    integer(c_int), parameter :: hipStreamWaitValueEq = 1_c_int
    integer(c_int), parameter :: hipStreamWaitValueAnd = 2_c_int
    integer(c_int), parameter :: hipStreamWaitValueNor = 3_c_int
    integer(c_int), parameter :: hipInitDeviceFlagsAreValid = 1_c_int
    integer(c_int), parameter :: hipEventDisableSystemFence = 536870912_c_int
    integer(c_int), parameter :: hipEventReleaseToSystem = int(z'80000000', c_int)
    integer(c_int), parameter :: hipEventRecordDefault = 0_c_int
    integer(c_int), parameter :: hipEventRecordExternal = 1_c_int
    integer(c_int), parameter :: hipEventWaitDefault = 0_c_int
    integer(c_int), parameter :: hipEventWaitExternal = 1_c_int
    integer(c_int), parameter :: hipHostMallocUncached = 268435456_c_int
    integer(c_int), parameter :: hipHostMallocNonCoherent = int(z'80000000', c_int)
    integer(c_int), parameter :: hipHostAllocDefault = 0_c_int
    integer(c_int), parameter :: hipHostAllocPortable = 1_c_int
    integer(c_int), parameter :: hipHostAllocMapped = 2_c_int
    integer(c_int), parameter :: hipHostAllocWriteCombined = 4_c_int
    integer(c_int), parameter :: hipHostAllocUncached = 268435456_c_int
    integer(c_int), parameter :: hipHostRegisterReadOnly = 8_c_int
    integer(c_int), parameter :: hipExtHostRegisterUncached = int(z'80000000', c_int)
    integer(c_int), parameter :: hipMallocSignalMemory = 2_c_int
    integer(c_int), parameter :: hipDeviceMallocUncached = 3_c_int
    integer(c_int), parameter :: hipDeviceMallocContiguous = 4_c_int
    integer(c_int), parameter :: hipExternalMemoryDedicated = 1_c_int
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_DEFAULT = 0_c_int
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_LEGACY_STREAM = 1_c_int
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2_c_int
    type(c_ptr), parameter :: HIP_LAUNCH_PARAM_BUFFER_POINTER = transfer(1_c_intptr_t, c_null_ptr)
    type(c_ptr), parameter :: HIP_LAUNCH_PARAM_BUFFER_SIZE = transfer(2_c_intptr_t, c_null_ptr)
    type(c_ptr), parameter :: HIP_LAUNCH_PARAM_END = transfer(3_c_intptr_t, c_null_ptr)
    integer(c_int), parameter :: hipCpuDeviceId = -1_c_int
    integer(c_int), parameter :: hipInvalidDeviceId = -2_c_int

    interface hipInit

        !> Initialises HIP. Any other call does so too.
        function hipInit_(flags) bind(c, name="hipInit")
            import :: c_int
            implicit none
            integer(c_int), value :: flags
            integer(c_int) :: hipInit_
        end function hipInit_

    end interface hipInit

    interface hipDriverGetVersion
        procedure hipDriverGetVersion_typed

        !> Returns the version of the driver, which is that of HIP. Needs no device.
        function hipDriverGetVersion_(driverVersion) bind(c, name="hipDriverGetVersion")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: driverVersion
            integer(c_int) :: hipDriverGetVersion_
        end function hipDriverGetVersion_

    end interface hipDriverGetVersion

    interface hipDriverGetVersion_
        procedure hipDriverGetVersion_typed, hipDriverGetVersion_
    end interface hipDriverGetVersion_

    interface hipRuntimeGetVersion
        procedure hipRuntimeGetVersion_typed

        !> Returns the version of HIP. Needs no device.
        function hipRuntimeGetVersion_(runtimeVersion) bind(c, name="hipRuntimeGetVersion")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: runtimeVersion
            integer(c_int) :: hipRuntimeGetVersion_
        end function hipRuntimeGetVersion_

    end interface hipRuntimeGetVersion

    interface hipRuntimeGetVersion_
        procedure hipRuntimeGetVersion_typed, hipRuntimeGetVersion_
    end interface hipRuntimeGetVersion_

    interface hipDeviceGet
        procedure hipDeviceGet_typed

        !> Returns the handle of a device, which is its ordinal.
        function hipDeviceGet_(device, ordinal) bind(c, name="hipDeviceGet")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: device
            integer(c_int), value :: ordinal
            integer(c_int) :: hipDeviceGet_
        end function hipDeviceGet_

    end interface hipDeviceGet

    interface hipDeviceGet_
        procedure hipDeviceGet_typed, hipDeviceGet_
    end interface hipDeviceGet_

    interface hipDeviceComputeCapability
        procedure hipDeviceComputeCapability_typed

        !> Returns a device's compute capability.
        function hipDeviceComputeCapability_(major, minor, device) bind(c, name="hipDeviceComputeCapability")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: major
            type(c_ptr), value :: minor
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceComputeCapability_
        end function hipDeviceComputeCapability_

    end interface hipDeviceComputeCapability

    interface hipDeviceComputeCapability_
        procedure hipDeviceComputeCapability_typed, hipDeviceComputeCapability_
    end interface hipDeviceComputeCapability_

    interface hipDeviceGetName

        !> Returns the name of a device.
        function hipDeviceGetName_(name, len, device) bind(c, name="hipDeviceGetName")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: name
            integer(c_int), value :: len
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetName_
        end function hipDeviceGetName_

    end interface hipDeviceGetName

    interface hipDeviceGetP2PAttribute
        procedure hipDeviceGetP2PAttribute_typed

        !> Returns an attribute of the link between two devices.
        function hipDeviceGetP2PAttribute_(myValue, attr, srcDevice, dstDevice) bind(c, name="hipDeviceGetP2PAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: myValue
            integer(c_int), value :: attr
            integer(c_int), value :: srcDevice
            integer(c_int), value :: dstDevice
            integer(c_int) :: hipDeviceGetP2PAttribute_
        end function hipDeviceGetP2PAttribute_

    end interface hipDeviceGetP2PAttribute

    interface hipDeviceGetP2PAttribute_
        procedure hipDeviceGetP2PAttribute_typed, hipDeviceGetP2PAttribute_
    end interface hipDeviceGetP2PAttribute_

    interface hipDeviceGetPCIBusId

        !> Returns a device's PCI address.
        function hipDeviceGetPCIBusId_(pciBusId, len, device) bind(c, name="hipDeviceGetPCIBusId")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pciBusId
            integer(c_int), value :: len
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetPCIBusId_
        end function hipDeviceGetPCIBusId_

    end interface hipDeviceGetPCIBusId

    interface hipDeviceGetByPCIBusId
        procedure hipDeviceGetByPCIBusId_typed

        !> Finds a device by its PCI address.
        function hipDeviceGetByPCIBusId_(device, pciBusId) bind(c, name="hipDeviceGetByPCIBusId")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: device
            type(c_ptr), value :: pciBusId
            integer(c_int) :: hipDeviceGetByPCIBusId_
        end function hipDeviceGetByPCIBusId_

    end interface hipDeviceGetByPCIBusId

    interface hipDeviceGetByPCIBusId_
        procedure hipDeviceGetByPCIBusId_typed, hipDeviceGetByPCIBusId_
    end interface hipDeviceGetByPCIBusId_

    interface hipDeviceTotalMem
        procedure hipDeviceTotalMem_typed

        !> Returns the total memory of a device.
        function hipDeviceTotalMem_(bytes, device) bind(c, name="hipDeviceTotalMem")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: bytes
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceTotalMem_
        end function hipDeviceTotalMem_

    end interface hipDeviceTotalMem

    interface hipDeviceTotalMem_
        procedure hipDeviceTotalMem_typed, hipDeviceTotalMem_
    end interface hipDeviceTotalMem_

    interface hipDeviceSynchronize

        !> Waits until all work queued on the current device is done.
        function hipDeviceSynchronize_() bind(c, name="hipDeviceSynchronize")
            import :: c_int
            implicit none
            integer(c_int) :: hipDeviceSynchronize_
        end function hipDeviceSynchronize_

    end interface hipDeviceSynchronize

    interface hipDeviceReset

        !> Destroys everything this process has on the current device: memory, streams, events, openings.
        function hipDeviceReset_() bind(c, name="hipDeviceReset")
            import :: c_int
            implicit none
            integer(c_int) :: hipDeviceReset_
        end function hipDeviceReset_

    end interface hipDeviceReset

    interface hipSetDevice

        !> Makes a device current for the calling thread.
        function hipSetDevice_(deviceId) bind(c, name="hipSetDevice")
            import :: c_int
            implicit none
            integer(c_int), value :: deviceId
            integer(c_int) :: hipSetDevice_
        end function hipSetDevice_

    end interface hipSetDevice

    interface hipGetDevice
        procedure hipGetDevice_typed

        !> Returns the calling thread's current device.
        function hipGetDevice_(deviceId) bind(c, name="hipGetDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: deviceId
            integer(c_int) :: hipGetDevice_
        end function hipGetDevice_

    end interface hipGetDevice

    interface hipGetDevice_
        procedure hipGetDevice_typed, hipGetDevice_
    end interface hipGetDevice_

    interface hipGetDeviceCount
        procedure hipGetDeviceCount_typed

        !> Returns the number of devices.
        function hipGetDeviceCount_(count) bind(c, name="hipGetDeviceCount")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: count
            integer(c_int) :: hipGetDeviceCount_
        end function hipGetDeviceCount_

    end interface hipGetDeviceCount

    interface hipGetDeviceCount_
        procedure hipGetDeviceCount_typed, hipGetDeviceCount_
    end interface hipGetDeviceCount_

    interface hipDeviceGetAttribute
        procedure hipDeviceGetAttribute_typed

        !> Returns an attribute of a device.
        function hipDeviceGetAttribute_(pi, attr, deviceId) bind(c, name="hipDeviceGetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pi
            integer(c_int), value :: attr
            integer(c_int), value :: deviceId
            integer(c_int) :: hipDeviceGetAttribute_
        end function hipDeviceGetAttribute_

    end interface hipDeviceGetAttribute

    interface hipDeviceGetAttribute_
        procedure hipDeviceGetAttribute_typed, hipDeviceGetAttribute_
    end interface hipDeviceGetAttribute_

    interface hipDeviceSetCacheConfig

        !> Does nothing, as AMD's runtime: no device here can prefer shared memory or L1 cache.
        function hipDeviceSetCacheConfig_(cacheConfig) bind(c, name="hipDeviceSetCacheConfig")
            import :: c_int
            implicit none
            integer(c_int), value :: cacheConfig
            integer(c_int) :: hipDeviceSetCacheConfig_
        end function hipDeviceSetCacheConfig_

    end interface hipDeviceSetCacheConfig

    interface hipDeviceGetCacheConfig
        procedure hipDeviceGetCacheConfig_typed

        !> Returns the preference between shared memory and L1 cache: none, as no device here supports one.
        function hipDeviceGetCacheConfig_(cacheConfig) bind(c, name="hipDeviceGetCacheConfig")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: cacheConfig
            integer(c_int) :: hipDeviceGetCacheConfig_
        end function hipDeviceGetCacheConfig_

    end interface hipDeviceGetCacheConfig

    interface hipDeviceGetCacheConfig_
        procedure hipDeviceGetCacheConfig_typed, hipDeviceGetCacheConfig_
    end interface hipDeviceGetCacheConfig_

    interface hipDeviceGetLimit
        procedure hipDeviceGetLimit_typed

        !> Returns a limit of the current device.
        function hipDeviceGetLimit_(pValue, limit) bind(c, name="hipDeviceGetLimit")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pValue
            integer(c_int), value :: limit
            integer(c_int) :: hipDeviceGetLimit_
        end function hipDeviceGetLimit_

    end interface hipDeviceGetLimit

    interface hipDeviceGetLimit_
        procedure hipDeviceGetLimit_typed, hipDeviceGetLimit_
    end interface hipDeviceGetLimit_

    interface hipDeviceGetSharedMemConfig
        procedure hipDeviceGetSharedMemConfig_typed

        !> Returns the bank size of shared memory.
        function hipDeviceGetSharedMemConfig_(pConfig) bind(c, name="hipDeviceGetSharedMemConfig")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pConfig
            integer(c_int) :: hipDeviceGetSharedMemConfig_
        end function hipDeviceGetSharedMemConfig_

    end interface hipDeviceGetSharedMemConfig

    interface hipDeviceGetSharedMemConfig_
        procedure hipDeviceGetSharedMemConfig_typed, hipDeviceGetSharedMemConfig_
    end interface hipDeviceGetSharedMemConfig_

    interface hipGetDeviceFlags
        procedure hipGetDeviceFlags_typed

        !> Returns the flags of the current device, which say how threads wait for it.
        function hipGetDeviceFlags_(flags) bind(c, name="hipGetDeviceFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: flags
            integer(c_int) :: hipGetDeviceFlags_
        end function hipGetDeviceFlags_

    end interface hipGetDeviceFlags

    interface hipGetDeviceFlags_
        procedure hipGetDeviceFlags_typed, hipGetDeviceFlags_
    end interface hipGetDeviceFlags_

    interface hipDeviceSetSharedMemConfig

        !> Does nothing, as AMD's runtime: no device here can change the bank size of shared memory.
        function hipDeviceSetSharedMemConfig_(config) bind(c, name="hipDeviceSetSharedMemConfig")
            import :: c_int
            implicit none
            integer(c_int), value :: config
            integer(c_int) :: hipDeviceSetSharedMemConfig_
        end function hipDeviceSetSharedMemConfig_

    end interface hipDeviceSetSharedMemConfig

    interface hipSetDeviceFlags

        !> Sets the flags of the current device, which say how threads wait for it.
        function hipSetDeviceFlags_(flags) bind(c, name="hipSetDeviceFlags")
            import :: c_int
            implicit none
            integer(c_int), value :: flags
            integer(c_int) :: hipSetDeviceFlags_
        end function hipSetDeviceFlags_

    end interface hipSetDeviceFlags

    interface hipChooseDevice
        procedure hipChooseDevice_typed
        procedure hipChooseDevice_mixed

        !> Chooses the first device that has at least the properties requested in the layout of HIP up to 5.
        function hipChooseDevice_(device, prop) bind(c, name="hipChooseDeviceR0600")
            import :: c_int, c_ptr, hipDeviceProp_t
            implicit none
            type(c_ptr), value :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: hipChooseDevice_
        end function hipChooseDevice_

    end interface hipChooseDevice

    interface hipChooseDevice_
        procedure hipChooseDevice_typed, hipChooseDevice_mixed, hipChooseDevice_
    end interface hipChooseDevice_

    interface hipExtGetLinkTypeAndHopCount
        procedure hipExtGetLinkTypeAndHopCount_typed

        !> Returns the type of the link between two devices and the number of hops.
        function hipExtGetLinkTypeAndHopCount_(device1, device2, linktype, hopcount) bind(c, name="hipExtGetLinkTypeAndHopCount")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: device1
            integer(c_int), value :: device2
            type(c_ptr), value :: linktype
            type(c_ptr), value :: hopcount
            integer(c_int) :: hipExtGetLinkTypeAndHopCount_
        end function hipExtGetLinkTypeAndHopCount_

    end interface hipExtGetLinkTypeAndHopCount

    interface hipExtGetLinkTypeAndHopCount_
        procedure hipExtGetLinkTypeAndHopCount_typed, hipExtGetLinkTypeAndHopCount_
    end interface hipExtGetLinkTypeAndHopCount_

    interface hipIpcCloseMemHandle

        !> Closes one opening of another process's memory; the last close unmaps it.
        function hipIpcCloseMemHandle_(devPtr) bind(c, name="hipIpcCloseMemHandle")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_int) :: hipIpcCloseMemHandle_
        end function hipIpcCloseMemHandle_

    end interface hipIpcCloseMemHandle

    interface hipFuncSetAttribute

        !> Sets an attribute of a kernel.
        function hipFuncSetAttribute_(func, attr, myValue) bind(c, name="hipFuncSetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: func
            integer(c_int), value :: attr
            integer(c_int), value :: myValue
            integer(c_int) :: hipFuncSetAttribute_
        end function hipFuncSetAttribute_

    end interface hipFuncSetAttribute

    interface hipFuncSetCacheConfig

        !> A function of the vendor's library; see HIP's documentation.
        function hipFuncSetCacheConfig_(func, config) bind(c, name="hipFuncSetCacheConfig")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: func
            integer(c_int), value :: config
            integer(c_int) :: hipFuncSetCacheConfig_
        end function hipFuncSetCacheConfig_

    end interface hipFuncSetCacheConfig

    interface hipFuncSetSharedMemConfig

        !> A function of the vendor's library; see HIP's documentation.
        function hipFuncSetSharedMemConfig_(func, config) bind(c, name="hipFuncSetSharedMemConfig")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: func
            integer(c_int), value :: config
            integer(c_int) :: hipFuncSetSharedMemConfig_
        end function hipFuncSetSharedMemConfig_

    end interface hipFuncSetSharedMemConfig

    interface hipGetLastError

        !> Returns the calling thread's last error, and makes it hipSuccess.
        function hipGetLastError_() bind(c, name="hipGetLastError")
            import :: c_int
            implicit none
            integer(c_int) :: hipGetLastError_
        end function hipGetLastError_

    end interface hipGetLastError

    interface hipPeekAtLastError

        !> Returns the calling thread's last error as hipGetLastError does, and does not reset it.
        function hipPeekAtLastError_() bind(c, name="hipPeekAtLastError")
            import :: c_int
            implicit none
            integer(c_int) :: hipPeekAtLastError_
        end function hipPeekAtLastError_

    end interface hipPeekAtLastError

    interface hipStreamCreate

        !> Creates a stream on the current device.
        function hipStreamCreate_(stream) bind(c, name="hipStreamCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: stream
            integer(c_int) :: hipStreamCreate_
        end function hipStreamCreate_

    end interface hipStreamCreate

    interface hipStreamCreateWithFlags

        !> Creates a stream on the current device.
        function hipStreamCreateWithFlags_(stream, flags) bind(c, name="hipStreamCreateWithFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: stream
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamCreateWithFlags_
        end function hipStreamCreateWithFlags_

    end interface hipStreamCreateWithFlags

    interface hipStreamCreateWithPriority

        !> Creates a stream on the current device.
        function hipStreamCreateWithPriority_(stream, flags, priority) bind(c, name="hipStreamCreateWithPriority")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: stream
            integer(c_int), value :: flags
            integer(c_int), value :: priority
            integer(c_int) :: hipStreamCreateWithPriority_
        end function hipStreamCreateWithPriority_

    end interface hipStreamCreateWithPriority

    interface hipDeviceGetStreamPriorityRange
        procedure hipDeviceGetStreamPriorityRange_typed

        !> Returns the range of stream priorities on the current device; lower is more urgent.
        function hipDeviceGetStreamPriorityRange_(leastPriority, greatestPriority) bind(c, name="hipDeviceGetStreamPriorityRange")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: leastPriority
            type(c_ptr), value :: greatestPriority
            integer(c_int) :: hipDeviceGetStreamPriorityRange_
        end function hipDeviceGetStreamPriorityRange_

    end interface hipDeviceGetStreamPriorityRange

    interface hipDeviceGetStreamPriorityRange_
        procedure hipDeviceGetStreamPriorityRange_typed, hipDeviceGetStreamPriorityRange_
    end interface hipDeviceGetStreamPriorityRange_

    interface hipStreamDestroy

        !> Destroys a stream. Returns at once; work queued on it completes.
        function hipStreamDestroy_(stream) bind(c, name="hipStreamDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: hipStreamDestroy_
        end function hipStreamDestroy_

    end interface hipStreamDestroy

    interface hipStreamQuery

        !> Tells whether all work queued on a stream is done.
        function hipStreamQuery_(stream) bind(c, name="hipStreamQuery")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: hipStreamQuery_
        end function hipStreamQuery_

    end interface hipStreamQuery

    interface hipStreamSynchronize

        !> Waits until all work queued on a stream is done.
        function hipStreamSynchronize_(stream) bind(c, name="hipStreamSynchronize")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: hipStreamSynchronize_
        end function hipStreamSynchronize_

    end interface hipStreamSynchronize

    interface hipStreamWaitEvent

        !> Queues a wait for an event's latest record. An event never recorded is complete.
        function hipStreamWaitEvent_(stream, event, flags) bind(c, name="hipStreamWaitEvent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: event
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamWaitEvent_
        end function hipStreamWaitEvent_

    end interface hipStreamWaitEvent

    interface hipStreamGetFlags
        procedure hipStreamGetFlags_typed

        !> Returns the flags of a stream.
        function hipStreamGetFlags_(stream, flags) bind(c, name="hipStreamGetFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: flags
            integer(c_int) :: hipStreamGetFlags_
        end function hipStreamGetFlags_

    end interface hipStreamGetFlags

    interface hipStreamGetFlags_
        procedure hipStreamGetFlags_typed, hipStreamGetFlags_
    end interface hipStreamGetFlags_

    interface hipStreamGetPriority
        procedure hipStreamGetPriority_typed

        !> Returns the priority of a stream.
        function hipStreamGetPriority_(stream, priority) bind(c, name="hipStreamGetPriority")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: priority
            integer(c_int) :: hipStreamGetPriority_
        end function hipStreamGetPriority_

    end interface hipStreamGetPriority

    interface hipStreamGetPriority_
        procedure hipStreamGetPriority_typed, hipStreamGetPriority_
    end interface hipStreamGetPriority_

    interface hipExtStreamCreateWithCUMask

        !> Creates a stream with a mask of the current device's compute units.
        function hipExtStreamCreateWithCUMask_(stream, cuMaskSize, cuMask) bind(c, name="hipExtStreamCreateWithCUMask")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: stream
            integer(c_int), value :: cuMaskSize
            type(c_ptr), value :: cuMask
            integer(c_int) :: hipExtStreamCreateWithCUMask_
        end function hipExtStreamCreateWithCUMask_

    end interface hipExtStreamCreateWithCUMask

    interface hipExtStreamGetCUMask

        !> Returns the mask of a stream's compute units: all of them.
        function hipExtStreamGetCUMask_(stream, cuMaskSize, cuMask) bind(c, name="hipExtStreamGetCUMask")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), value :: cuMaskSize
            type(c_ptr), value :: cuMask
            integer(c_int) :: hipExtStreamGetCUMask_
        end function hipExtStreamGetCUMask_

    end interface hipExtStreamGetCUMask

    interface hipStreamAddCallback

        !> Queues a callback with the stream's status. It must not call HIP.
        function hipStreamAddCallback_(stream, callback, userData, flags) bind(c, name="hipStreamAddCallback")
            import :: c_funptr, c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_funptr), value :: callback
            type(c_ptr), value :: userData
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamAddCallback_
        end function hipStreamAddCallback_

    end interface hipStreamAddCallback

    interface hipStreamWriteValue32

        !> Queues a write of a 32-bit value.
        function hipStreamWriteValue32_(stream, ptr, myValue, flags) bind(c, name="hipStreamWriteValue32")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int), value :: myValue
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamWriteValue32_
        end function hipStreamWriteValue32_

    end interface hipStreamWriteValue32

    interface hipStreamWriteValue64

        !> Queues a write of a 64-bit value.
        function hipStreamWriteValue64_(stream, ptr, myValue, flags) bind(c, name="hipStreamWriteValue64")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int64_t), value :: myValue
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamWriteValue64_
        end function hipStreamWriteValue64_

    end interface hipStreamWriteValue64

    interface hipEventCreateWithFlags

        !> Creates an event on the current device.
        function hipEventCreateWithFlags_(event, flags) bind(c, name="hipEventCreateWithFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: event
            integer(c_int), value :: flags
            integer(c_int) :: hipEventCreateWithFlags_
        end function hipEventCreateWithFlags_

    end interface hipEventCreateWithFlags

    interface hipEventCreate

        !> Creates an event with timing on the current device.
        function hipEventCreate_(event) bind(c, name="hipEventCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: event
            integer(c_int) :: hipEventCreate_
        end function hipEventCreate_

    end interface hipEventCreate

    interface hipEventRecord

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        function hipEventRecord_(event, stream) bind(c, name="hipEventRecord")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            type(c_ptr), value :: stream
            integer(c_int) :: hipEventRecord_
        end function hipEventRecord_

    end interface hipEventRecord

    interface hipEventDestroy

        !> Destroys an event, created or opened from another process. Work that waits for it is not affected.
        function hipEventDestroy_(event) bind(c, name="hipEventDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            integer(c_int) :: hipEventDestroy_
        end function hipEventDestroy_

    end interface hipEventDestroy

    interface hipEventSynchronize

        !> Waits until an event's latest record has completed. An event never recorded has.
        function hipEventSynchronize_(event) bind(c, name="hipEventSynchronize")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            integer(c_int) :: hipEventSynchronize_
        end function hipEventSynchronize_

    end interface hipEventSynchronize

    interface hipEventElapsedTime
        procedure hipEventElapsedTime_typed

        !> Returns the time between two completed records.
        function hipEventElapsedTime_(ms, start, myStop) bind(c, name="hipEventElapsedTime")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ms
            type(c_ptr), value :: start
            type(c_ptr), value :: myStop
            integer(c_int) :: hipEventElapsedTime_
        end function hipEventElapsedTime_

    end interface hipEventElapsedTime

    interface hipEventElapsedTime_
        procedure hipEventElapsedTime_typed, hipEventElapsedTime_
    end interface hipEventElapsedTime_

    interface hipEventQuery

        !> Tells whether an event's latest record has completed. An event never recorded has.
        function hipEventQuery_(event) bind(c, name="hipEventQuery")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            integer(c_int) :: hipEventQuery_
        end function hipEventQuery_

    end interface hipEventQuery

    interface hipPointerGetAttributes
        procedure hipPointerGetAttributes_typed

        !> Returns the attributes of an address.
        function hipPointerGetAttributes_(attributes, ptr) bind(c, name="hipPointerGetAttributes")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: attributes
            type(c_ptr), value :: ptr
            integer(c_int) :: hipPointerGetAttributes_
        end function hipPointerGetAttributes_

    end interface hipPointerGetAttributes

    interface hipPointerGetAttributes_
        procedure hipPointerGetAttributes_typed, hipPointerGetAttributes_
    end interface hipPointerGetAttributes_

    interface hipPointerGetAttribute

        !> Returns one attribute of an address.
        function hipPointerGetAttribute_(myData, attribute, ptr) bind(c, name="hipPointerGetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: myData
            integer(c_int), value :: attribute
            type(c_ptr), value :: ptr
            integer(c_int) :: hipPointerGetAttribute_
        end function hipPointerGetAttribute_

    end interface hipPointerGetAttribute

    interface hipDrvPointerGetAttributes

        !> Returns several attributes of an address. Unavailable ones are 0 or NULL, an unavailable device is -2.
        function hipDrvPointerGetAttributes_(numAttributes, attributes, myData, ptr) bind(c, name="hipDrvPointerGetAttributes")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: numAttributes
            type(c_ptr), value :: attributes
            type(c_ptr) :: myData
            type(c_ptr), value :: ptr
            integer(c_int) :: hipDrvPointerGetAttributes_
        end function hipDrvPointerGetAttributes_

    end interface hipDrvPointerGetAttributes

    interface hipSignalExternalSemaphoresAsync
        procedure hipSignalExternalSemaphoresAsync_typed

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        function hipSignalExternalSemaphoresAsync_(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipSignalExternalSemaphoresAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: extSemArray
            type(c_ptr), value :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: hipSignalExternalSemaphoresAsync_
        end function hipSignalExternalSemaphoresAsync_

    end interface hipSignalExternalSemaphoresAsync

    interface hipSignalExternalSemaphoresAsync_
        procedure hipSignalExternalSemaphoresAsync_typed, hipSignalExternalSemaphoresAsync_
    end interface hipSignalExternalSemaphoresAsync_

    interface hipWaitExternalSemaphoresAsync
        procedure hipWaitExternalSemaphoresAsync_typed

        !> Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
        function hipWaitExternalSemaphoresAsync_(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipWaitExternalSemaphoresAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: extSemArray
            type(c_ptr), value :: paramsArray
            integer(c_int), value :: numExtSems
            type(c_ptr), value :: stream
            integer(c_int) :: hipWaitExternalSemaphoresAsync_
        end function hipWaitExternalSemaphoresAsync_

    end interface hipWaitExternalSemaphoresAsync

    interface hipWaitExternalSemaphoresAsync_
        procedure hipWaitExternalSemaphoresAsync_typed, hipWaitExternalSemaphoresAsync_
    end interface hipWaitExternalSemaphoresAsync_

    interface hipDestroyExternalSemaphore

        !> Releases a semaphore. Wait for its signals and waits first.
        function hipDestroyExternalSemaphore_(extSem) bind(c, name="hipDestroyExternalSemaphore")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: extSem
            integer(c_int) :: hipDestroyExternalSemaphore_
        end function hipDestroyExternalSemaphore_

    end interface hipDestroyExternalSemaphore

    interface hipExternalMemoryGetMappedBuffer
        procedure hipExternalMemoryGetMappedBuffer_typed

        !> Maps a part of external memory at device addresses.
        function hipExternalMemoryGetMappedBuffer_(devPtr, extMem, bufferDesc) bind(c, name="hipExternalMemoryGetMappedBuffer")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: devPtr
            type(c_ptr), value :: extMem
            type(c_ptr), value :: bufferDesc
            integer(c_int) :: hipExternalMemoryGetMappedBuffer_
        end function hipExternalMemoryGetMappedBuffer_

    end interface hipExternalMemoryGetMappedBuffer

    interface hipExternalMemoryGetMappedBuffer_
        procedure hipExternalMemoryGetMappedBuffer_typed, hipExternalMemoryGetMappedBuffer_
    end interface hipExternalMemoryGetMappedBuffer_

    interface hipDestroyExternalMemory

        !> Releases external memory. Its mappings stay until they are freed.
        function hipDestroyExternalMemory_(extMem) bind(c, name="hipDestroyExternalMemory")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: extMem
            integer(c_int) :: hipDestroyExternalMemory_
        end function hipDestroyExternalMemory_

    end interface hipDestroyExternalMemory

    interface hipExtMallocWithFlags

        !> Allocates memory of a certain kind on the current device.
        function hipExtMallocWithFlags_(ptr, sizeBytes, flags) bind(c, name="hipExtMallocWithFlags")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: flags
            integer(c_int) :: hipExtMallocWithFlags_
        end function hipExtMallocWithFlags_

    end interface hipExtMallocWithFlags

    interface hipMallocHost

        !> Allocates pinned host memory, which the devices can reach.
        function hipMallocHost_(ptr, mySize) bind(c, name="hipMallocHost")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: mySize
            integer(c_int) :: hipMallocHost_
        end function hipMallocHost_

    end interface hipMallocHost

    interface hipMemAllocHost

        !> Allocates pinned host memory, which the devices can reach.
        function hipMemAllocHost_(ptr, mySize) bind(c, name="hipMemAllocHost")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: mySize
            integer(c_int) :: hipMemAllocHost_
        end function hipMemAllocHost_

    end interface hipMemAllocHost

    interface hipMemPrefetchAsync

        !> Queues a migration of managed memory to a device or to the host.
        function hipMemPrefetchAsync_(dev_ptr, count, device, stream) bind(c, name="hipMemPrefetchAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: count
            integer(c_int), value :: device
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemPrefetchAsync_
        end function hipMemPrefetchAsync_

    end interface hipMemPrefetchAsync

    interface hipMemAdvise

        !> Advises the runtime about the use of managed memory.
        function hipMemAdvise_(dev_ptr, count, advice, device) bind(c, name="hipMemAdvise")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: count
            integer(c_int), value :: advice
            integer(c_int), value :: device
            integer(c_int) :: hipMemAdvise_
        end function hipMemAdvise_

    end interface hipMemAdvise

    interface hipMemRangeGetAttribute

        !> Returns an attribute of a range of managed memory.
        function hipMemRangeGetAttribute_(myData, data_size, attribute, dev_ptr, count) bind(c, name="hipMemRangeGetAttribute")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: myData
            integer(c_size_t), value :: data_size
            integer(c_int), value :: attribute
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemRangeGetAttribute_
        end function hipMemRangeGetAttribute_

    end interface hipMemRangeGetAttribute

    interface hipMemRangeGetAttributes

        !> Returns several attributes of a range of managed memory. Writes all or none.
        function hipMemRangeGetAttributes_(myData, data_sizes, attributes, num_attributes, dev_ptr, count) &
            bind(c, name="hipMemRangeGetAttributes")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: myData
            type(c_ptr), value :: data_sizes
            type(c_ptr), value :: attributes
            integer(c_size_t), value :: num_attributes
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemRangeGetAttributes_
        end function hipMemRangeGetAttributes_

    end interface hipMemRangeGetAttributes

    interface hipStreamAttachMemAsync

        !> Attaches managed memory to a stream.
        function hipStreamAttachMemAsync_(stream, dev_ptr, length, flags) bind(c, name="hipStreamAttachMemAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: length
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamAttachMemAsync_
        end function hipStreamAttachMemAsync_

    end interface hipStreamAttachMemAsync

    interface hipHostAlloc

        !> Allocates pinned host memory, which the devices can reach.
        function hipHostAlloc_(ptr, mySize, flags) bind(c, name="hipHostAlloc")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: mySize
            integer(c_int), value :: flags
            integer(c_int) :: hipHostAlloc_
        end function hipHostAlloc_

    end interface hipHostAlloc

    interface hipMallocPitch
        procedure hipMallocPitch_typed

        !> Allocates rows of memory on the current device.
        function hipMallocPitch_(ptr, pitch, width, height) bind(c, name="hipMallocPitch")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            type(c_ptr), value :: pitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMallocPitch_
        end function hipMallocPitch_

    end interface hipMallocPitch

    interface hipMallocPitch_
        procedure hipMallocPitch_typed, hipMallocPitch_
    end interface hipMallocPitch_

    interface hipMemAllocPitch
        procedure hipMemAllocPitch_typed

        !> Allocates rows of memory on the current device.
        function hipMemAllocPitch_(dptr, pitch, widthInBytes, height, elementSizeBytes) bind(c, name="hipMemAllocPitch")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dptr
            type(c_ptr), value :: pitch
            integer(c_size_t), value :: widthInBytes
            integer(c_size_t), value :: height
            integer(c_int), value :: elementSizeBytes
            integer(c_int) :: hipMemAllocPitch_
        end function hipMemAllocPitch_

    end interface hipMemAllocPitch

    interface hipMemAllocPitch_
        procedure hipMemAllocPitch_typed, hipMemAllocPitch_
    end interface hipMemAllocPitch_

    interface hipFreeHost

        !> Frees pinned host memory.
        function hipFreeHost_(ptr) bind(c, name="hipFreeHost")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ptr
            integer(c_int) :: hipFreeHost_
        end function hipFreeHost_

    end interface hipFreeHost

    interface hipMemcpyWithStream

        !> Copies memory in a stream's order. Done when the call returns; from device memory to device memory it may only be
        function hipMemcpyWithStream_(dst, src, sizeBytes, myKind, stream) bind(c, name="hipMemcpyWithStream")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyWithStream_
        end function hipMemcpyWithStream_

    end interface hipMemcpyWithStream

    interface hipMemcpyHtoD

        !> Copies host memory to device memory. Done when the call returns.
        function hipMemcpyHtoD_(dst, src, sizeBytes) bind(c, name="hipMemcpyHtoD")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: hipMemcpyHtoD_
        end function hipMemcpyHtoD_

    end interface hipMemcpyHtoD

    interface hipMemcpyDtoH

        !> Copies device memory to host memory. Done when the call returns.
        function hipMemcpyDtoH_(dst, src, sizeBytes) bind(c, name="hipMemcpyDtoH")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: hipMemcpyDtoH_
        end function hipMemcpyDtoH_

    end interface hipMemcpyDtoH

    interface hipMemcpyDtoD

        !> Copies device memory to device memory. May only be queued when the call returns.
        function hipMemcpyDtoD_(dst, src, sizeBytes) bind(c, name="hipMemcpyDtoD")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: hipMemcpyDtoD_
        end function hipMemcpyDtoD_

    end interface hipMemcpyDtoD

    interface hipMemcpyHtoDAsync

        !> Queues a copy of host memory to device memory.
        function hipMemcpyHtoDAsync_(dst, src, sizeBytes, stream) bind(c, name="hipMemcpyHtoDAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyHtoDAsync_
        end function hipMemcpyHtoDAsync_

    end interface hipMemcpyHtoDAsync

    interface hipMemcpyDtoHAsync

        !> Queues a copy of device memory to host memory.
        function hipMemcpyDtoHAsync_(dst, src, sizeBytes, stream) bind(c, name="hipMemcpyDtoHAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyDtoHAsync_
        end function hipMemcpyDtoHAsync_

    end interface hipMemcpyDtoHAsync

    interface hipMemcpyDtoDAsync

        !> Queues a copy of device memory to device memory.
        function hipMemcpyDtoDAsync_(dst, src, sizeBytes, stream) bind(c, name="hipMemcpyDtoDAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyDtoDAsync_
        end function hipMemcpyDtoDAsync_

    end interface hipMemcpyDtoDAsync

    interface hipModuleGetGlobal
        procedure hipModuleGetGlobal_typed

        !> Finds a variable of a module.
        function hipModuleGetGlobal_(dptr, bytes, hmod, name) bind(c, name="hipModuleGetGlobal")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), optional :: dptr
            type(c_ptr), value :: bytes
            type(c_ptr), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: hipModuleGetGlobal_
        end function hipModuleGetGlobal_

    end interface hipModuleGetGlobal

    interface hipModuleGetGlobal_
        procedure hipModuleGetGlobal_typed, hipModuleGetGlobal_
    end interface hipModuleGetGlobal_

    interface hipGetSymbolAddress

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetSymbolAddress_(devPtr, symbol) bind(c, name="hipGetSymbolAddress")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: devPtr
            type(c_ptr), value :: symbol
            integer(c_int) :: hipGetSymbolAddress_
        end function hipGetSymbolAddress_

    end interface hipGetSymbolAddress

    interface hipGetSymbolSize
        procedure hipGetSymbolSize_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetSymbolSize_(mySize, symbol) bind(c, name="hipGetSymbolSize")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mySize
            type(c_ptr), value :: symbol
            integer(c_int) :: hipGetSymbolSize_
        end function hipGetSymbolSize_

    end interface hipGetSymbolSize

    interface hipGetSymbolSize_
        procedure hipGetSymbolSize_typed, hipGetSymbolSize_
    end interface hipGetSymbolSize_

    interface hipMemcpyToSymbol

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyToSymbol_(symbol, src, sizeBytes, offset, myKind) bind(c, name="hipMemcpyToSymbol")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpyToSymbol_
        end function hipMemcpyToSymbol_

    end interface hipMemcpyToSymbol

    interface hipMemcpyToSymbolAsync

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyToSymbolAsync_(symbol, src, sizeBytes, offset, myKind, stream) bind(c, name="hipMemcpyToSymbolAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyToSymbolAsync_
        end function hipMemcpyToSymbolAsync_

    end interface hipMemcpyToSymbolAsync

    interface hipMemcpyFromSymbol

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyFromSymbol_(dst, symbol, sizeBytes, offset, myKind) bind(c, name="hipMemcpyFromSymbol")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpyFromSymbol_
        end function hipMemcpyFromSymbol_

    end interface hipMemcpyFromSymbol

    interface hipMemcpyFromSymbolAsync

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyFromSymbolAsync_(dst, symbol, sizeBytes, offset, myKind, stream) bind(c, name="hipMemcpyFromSymbolAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyFromSymbolAsync_
        end function hipMemcpyFromSymbolAsync_

    end interface hipMemcpyFromSymbolAsync

    interface hipMemset

        !> Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
        function hipMemset_(dst, myValue, sizeBytes) bind(c, name="hipMemset")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: myValue
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: hipMemset_
        end function hipMemset_

    end interface hipMemset

    interface hipMemsetD8

        !> Fills device memory with a value of 8 bits. Done when the call returns; in device memory it may only be queued.
        function hipMemsetD8_(dest, myValue, count) bind(c, name="hipMemsetD8")
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            character(kind=c_char), value :: myValue
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemsetD8_
        end function hipMemsetD8_

    end interface hipMemsetD8

    interface hipMemsetD8Async

        !> Queues a fill of device memory with a value of 8 bits.
        function hipMemsetD8Async_(dest, myValue, count, stream) bind(c, name="hipMemsetD8Async")
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            character(kind=c_char), value :: myValue
            integer(c_size_t), value :: count
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetD8Async_
        end function hipMemsetD8Async_

    end interface hipMemsetD8Async

    interface hipMemsetD16

        !> Fills device memory with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
        function hipMemsetD16_(dest, myValue, count) bind(c, name="hipMemsetD16")
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            type(c_ptr), value :: dest
            integer(c_short), value :: myValue
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemsetD16_
        end function hipMemsetD16_

    end interface hipMemsetD16

    interface hipMemsetD16Async

        !> Queues a fill of device memory with a value of 16 bits.
        function hipMemsetD16Async_(dest, myValue, count, stream) bind(c, name="hipMemsetD16Async")
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            type(c_ptr), value :: dest
            integer(c_short), value :: myValue
            integer(c_size_t), value :: count
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetD16Async_
        end function hipMemsetD16Async_

    end interface hipMemsetD16Async

    interface hipMemsetD32

        !> Fills device memory with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
        function hipMemsetD32_(dest, myValue, count) bind(c, name="hipMemsetD32")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dest
            integer(c_int), value :: myValue
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemsetD32_
        end function hipMemsetD32_

    end interface hipMemsetD32

    interface hipMemsetAsync

        !> Queues a fill of memory with a byte.
        function hipMemsetAsync_(dst, myValue, sizeBytes, stream) bind(c, name="hipMemsetAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: myValue
            integer(c_size_t), value :: sizeBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetAsync_
        end function hipMemsetAsync_

    end interface hipMemsetAsync

    interface hipMemsetD32Async

        !> Queues a fill of device memory with a value of 32 bits.
        function hipMemsetD32Async_(dst, myValue, count, stream) bind(c, name="hipMemsetD32Async")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: myValue
            integer(c_size_t), value :: count
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetD32Async_
        end function hipMemsetD32Async_

    end interface hipMemsetD32Async

    interface hipMemset2D

        !> Fills rows with a byte. Done when the call returns; in device memory it may only be queued.
        function hipMemset2D_(dst, pitch, myValue, width, height) bind(c, name="hipMemset2D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: pitch
            integer(c_int), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMemset2D_
        end function hipMemset2D_

    end interface hipMemset2D

    interface hipMemset2DAsync

        !> Queues a fill of rows with a byte.
        function hipMemset2DAsync_(dst, pitch, myValue, width, height, stream) bind(c, name="hipMemset2DAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: pitch
            integer(c_int), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemset2DAsync_
        end function hipMemset2DAsync_

    end interface hipMemset2DAsync

    interface hipMemset3D
        procedure hipMemset3D_typed

        !> Fills a box with a byte. Done when the call returns; in device memory it may only be queued.
        function hipMemset3D_(pitchedDevPtr, myValue, extent) bind(c, name="anygpu_hipMemset3D_ref")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(c_ptr), value :: extent
            integer(c_int) :: hipMemset3D_
        end function hipMemset3D_

    end interface hipMemset3D

    interface hipMemset3D_
        procedure hipMemset3D_typed, hipMemset3D_
    end interface hipMemset3D_

    interface hipMemset3DAsync
        procedure hipMemset3DAsync_typed

        !> Queues a fill of a box with a byte.
        function hipMemset3DAsync_(pitchedDevPtr, myValue, extent, stream) bind(c, name="anygpu_hipMemset3DAsync_ref")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(c_ptr), value :: extent
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemset3DAsync_
        end function hipMemset3DAsync_

    end interface hipMemset3DAsync

    interface hipMemset3DAsync_
        procedure hipMemset3DAsync_typed, hipMemset3DAsync_
    end interface hipMemset3DAsync_

    interface hipMemGetInfo
        procedure hipMemGetInfo_typed

        !> Returns the current device's free and total memory.
        function hipMemGetInfo_(free, total) bind(c, name="hipMemGetInfo")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: free
            type(c_ptr), value :: total
            integer(c_int) :: hipMemGetInfo_
        end function hipMemGetInfo_

    end interface hipMemGetInfo

    interface hipMemGetInfo_
        procedure hipMemGetInfo_typed, hipMemGetInfo_
    end interface hipMemGetInfo_

    interface hipMemPtrGetInfo
        procedure hipMemPtrGetInfo_typed

        !> Returns the size of the allocation that contains an address.
        function hipMemPtrGetInfo_(ptr, mySize) bind(c, name="hipMemPtrGetInfo")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ptr
            type(c_ptr), value :: mySize
            integer(c_int) :: hipMemPtrGetInfo_
        end function hipMemPtrGetInfo_

    end interface hipMemPtrGetInfo

    interface hipMemPtrGetInfo_
        procedure hipMemPtrGetInfo_typed, hipMemPtrGetInfo_
    end interface hipMemPtrGetInfo_

    interface hipMallocArray
        procedure hipMallocArray_typed

        !> Creates an array of one or two dimensions.
        function hipMallocArray_(array, desc, width, height, flags) bind(c, name="hipMallocArray")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: array
            type(c_ptr) :: desc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: flags
            integer(c_int) :: hipMallocArray_
        end function hipMallocArray_

    end interface hipMallocArray

    interface hipMallocArray_
        procedure hipMallocArray_typed, hipMallocArray_
    end interface hipMallocArray_

    interface hipArrayCreate
        procedure hipArrayCreate_typed

        !> Creates an array of one or two dimensions, as hipMallocArray does.
        function hipArrayCreate_(pHandle, pAllocateArray) bind(c, name="hipArrayCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pHandle
            type(c_ptr) :: pAllocateArray
            integer(c_int) :: hipArrayCreate_
        end function hipArrayCreate_

    end interface hipArrayCreate

    interface hipArrayCreate_
        procedure hipArrayCreate_typed, hipArrayCreate_
    end interface hipArrayCreate_

    interface hipArrayDestroy

        !> Frees an array, as hipFreeArray does.
        function hipArrayDestroy_(array) bind(c, name="hipArrayDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: array
            integer(c_int) :: hipArrayDestroy_
        end function hipArrayDestroy_

    end interface hipArrayDestroy

    interface hipArray3DCreate
        procedure hipArray3DCreate_typed

        !> Creates an array of one to three dimensions, or of layers, as hipMalloc3DArray does.
        function hipArray3DCreate_(array, pAllocateArray) bind(c, name="hipArray3DCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: array
            type(c_ptr) :: pAllocateArray
            integer(c_int) :: hipArray3DCreate_
        end function hipArray3DCreate_

    end interface hipArray3DCreate

    interface hipArray3DCreate_
        procedure hipArray3DCreate_typed, hipArray3DCreate_
    end interface hipArray3DCreate_

    interface hipMalloc3D
        procedure hipMalloc3D_typed

        !> Allocates slices of rows of memory on the current device.
        function hipMalloc3D_(pitchedDevPtr, extent) bind(c, name="anygpu_hipMalloc3D_ref")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pitchedDevPtr
            type(c_ptr), value :: extent
            integer(c_int) :: hipMalloc3D_
        end function hipMalloc3D_

    end interface hipMalloc3D

    interface hipMalloc3D_
        procedure hipMalloc3D_typed, hipMalloc3D_
    end interface hipMalloc3D_

    interface hipFreeArray

        !> Frees an array, once the work that was queued before is done. A level of a mipmapped array stays.
        function hipFreeArray_(array) bind(c, name="hipFreeArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: array
            integer(c_int) :: hipFreeArray_
        end function hipFreeArray_

    end interface hipFreeArray

    interface hipFreeMipmappedArray

        !> Frees arrays of texels. External memory that they map stays.
        function hipFreeMipmappedArray_(mipmappedArray) bind(c, name="hipFreeMipmappedArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mipmappedArray
            integer(c_int) :: hipFreeMipmappedArray_
        end function hipFreeMipmappedArray_

    end interface hipFreeMipmappedArray

    interface hipMalloc3DArray
        procedure hipMalloc3DArray_typed

        !> Creates an array of one to three dimensions, or of layers.
        function hipMalloc3DArray_(array, desc, extent, flags) bind(c, name="anygpu_hipMalloc3DArray_ref")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: array
            type(c_ptr) :: desc
            type(c_ptr), value :: extent
            integer(c_int), value :: flags
            integer(c_int) :: hipMalloc3DArray_
        end function hipMalloc3DArray_

    end interface hipMalloc3DArray

    interface hipMalloc3DArray_
        procedure hipMalloc3DArray_typed, hipMalloc3DArray_
    end interface hipMalloc3DArray_

    interface hipMallocMipmappedArray
        procedure hipMallocMipmappedArray_typed

        !> Creates a mipmapped array: arrays, each half as large as the one before.
        function hipMallocMipmappedArray_(mipmappedArray, desc, extent, numLevels, flags) &
            bind(c, name="anygpu_hipMallocMipmappedArray_ref")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: mipmappedArray
            type(c_ptr) :: desc
            type(c_ptr), value :: extent
            integer(c_int), value :: numLevels
            integer(c_int), value :: flags
            integer(c_int) :: hipMallocMipmappedArray_
        end function hipMallocMipmappedArray_

    end interface hipMallocMipmappedArray

    interface hipMallocMipmappedArray_
        procedure hipMallocMipmappedArray_typed, hipMallocMipmappedArray_
    end interface hipMallocMipmappedArray_

    interface hipGetMipmappedArrayLevel

        !> Returns one of the arrays of a mipmapped array.
        function hipGetMipmappedArrayLevel_(levelArray, mipmappedArray, level) bind(c, name="hipGetMipmappedArrayLevel")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: levelArray
            type(c_ptr), value :: mipmappedArray
            integer(c_int), value :: level
            integer(c_int) :: hipGetMipmappedArrayLevel_
        end function hipGetMipmappedArrayLevel_

    end interface hipGetMipmappedArrayLevel

    interface hipMemcpyParam2D
        procedure hipMemcpyParam2D_typed

        !> Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpyParam2D_(pCopy) bind(c, name="hipMemcpyParam2D")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pCopy
            integer(c_int) :: hipMemcpyParam2D_
        end function hipMemcpyParam2D_

    end interface hipMemcpyParam2D

    interface hipMemcpyParam2D_
        procedure hipMemcpyParam2D_typed, hipMemcpyParam2D_
    end interface hipMemcpyParam2D_

    interface hipMemcpyParam2DAsync
        procedure hipMemcpyParam2DAsync_typed

        !> Queues a copy of rows.
        function hipMemcpyParam2DAsync_(pCopy, stream) bind(c, name="hipMemcpyParam2DAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pCopy
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyParam2DAsync_
        end function hipMemcpyParam2DAsync_

    end interface hipMemcpyParam2DAsync

    interface hipMemcpyParam2DAsync_
        procedure hipMemcpyParam2DAsync_typed, hipMemcpyParam2DAsync_
    end interface hipMemcpyParam2DAsync_

    interface hipMemcpy2DToArray

        !> Copies rows to an array. Done when the call returns.
        function hipMemcpy2DToArray_(dst, wOffset, hOffset, src, spitch, width, height, myKind) bind(c, name="hipMemcpy2DToArray")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpy2DToArray_
        end function hipMemcpy2DToArray_

    end interface hipMemcpy2DToArray

    interface hipMemcpy2DToArrayAsync

        !> Queues a copy of rows to an array.
        function hipMemcpy2DToArrayAsync_(dst, wOffset, hOffset, src, spitch, width, height, myKind, stream) &
            bind(c, name="hipMemcpy2DToArrayAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy2DToArrayAsync_
        end function hipMemcpy2DToArrayAsync_

    end interface hipMemcpy2DToArrayAsync

    interface hipMemcpyToArray

        !> Copies bytes to an array, row by row. Done when the call returns.
        function hipMemcpyToArray_(dst, wOffset, hOffset, src, count, myKind) bind(c, name="hipMemcpyToArray")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpyToArray_
        end function hipMemcpyToArray_

    end interface hipMemcpyToArray

    interface hipMemcpyFromArray

        !> Copies bytes from an array, row by row. Done when the call returns.
        function hipMemcpyFromArray_(dst, srcArray, wOffset, hOffset, count, myKind) bind(c, name="hipMemcpyFromArray")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: srcArray
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: count
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpyFromArray_
        end function hipMemcpyFromArray_

    end interface hipMemcpyFromArray

    interface hipMemcpy2DFromArray

        !> Copies rows from an array. Done when the call returns.
        function hipMemcpy2DFromArray_(dst, dpitch, src, wOffset, hOffset, width, height, myKind) &
            bind(c, name="hipMemcpy2DFromArray")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            integer(c_int) :: hipMemcpy2DFromArray_
        end function hipMemcpy2DFromArray_

    end interface hipMemcpy2DFromArray

    interface hipMemcpy2DFromArrayAsync

        !> Queues a copy of rows from an array.
        function hipMemcpy2DFromArrayAsync_(dst, dpitch, src, wOffset, hOffset, width, height, myKind, stream) &
            bind(c, name="hipMemcpy2DFromArrayAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: myKind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy2DFromArrayAsync_
        end function hipMemcpy2DFromArrayAsync_

    end interface hipMemcpy2DFromArrayAsync

    interface hipMemcpyAtoH

        !> Copies a row of an array to host memory. Done when the call returns.
        function hipMemcpyAtoH_(dst, srcArray, srcOffset, count) bind(c, name="hipMemcpyAtoH")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: srcArray
            integer(c_size_t), value :: srcOffset
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemcpyAtoH_
        end function hipMemcpyAtoH_

    end interface hipMemcpyAtoH

    interface hipMemcpyHtoA

        !> Copies host memory to a row of an array. Done when the call returns.
        function hipMemcpyHtoA_(dstArray, dstOffset, srcHost, count) bind(c, name="hipMemcpyHtoA")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dstArray
            integer(c_size_t), value :: dstOffset
            type(c_ptr), value :: srcHost
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemcpyHtoA_
        end function hipMemcpyHtoA_

    end interface hipMemcpyHtoA

    interface hipMemcpy3D
        procedure hipMemcpy3D_typed

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        function hipMemcpy3D_(p) bind(c, name="hipMemcpy3D")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: p
            integer(c_int) :: hipMemcpy3D_
        end function hipMemcpy3D_

    end interface hipMemcpy3D

    interface hipMemcpy3D_
        procedure hipMemcpy3D_typed, hipMemcpy3D_
    end interface hipMemcpy3D_

    interface hipMemcpy3DAsync
        procedure hipMemcpy3DAsync_typed

        !> Queues a copy of a box.
        function hipMemcpy3DAsync_(p, stream) bind(c, name="hipMemcpy3DAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: p
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy3DAsync_
        end function hipMemcpy3DAsync_

    end interface hipMemcpy3DAsync

    interface hipMemcpy3DAsync_
        procedure hipMemcpy3DAsync_typed, hipMemcpy3DAsync_
    end interface hipMemcpy3DAsync_

    interface hipDrvMemcpy3D
        procedure hipDrvMemcpy3D_typed

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        function hipDrvMemcpy3D_(pCopy) bind(c, name="hipDrvMemcpy3D")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pCopy
            integer(c_int) :: hipDrvMemcpy3D_
        end function hipDrvMemcpy3D_

    end interface hipDrvMemcpy3D

    interface hipDrvMemcpy3D_
        procedure hipDrvMemcpy3D_typed, hipDrvMemcpy3D_
    end interface hipDrvMemcpy3D_

    interface hipDrvMemcpy3DAsync
        procedure hipDrvMemcpy3DAsync_typed

        !> Queues a copy of a box.
        function hipDrvMemcpy3DAsync_(pCopy, stream) bind(c, name="hipDrvMemcpy3DAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pCopy
            type(c_ptr), value :: stream
            integer(c_int) :: hipDrvMemcpy3DAsync_
        end function hipDrvMemcpy3DAsync_

    end interface hipDrvMemcpy3DAsync

    interface hipDrvMemcpy3DAsync_
        procedure hipDrvMemcpy3DAsync_typed, hipDrvMemcpy3DAsync_
    end interface hipDrvMemcpy3DAsync_

    interface hipDeviceCanAccessPeer
        procedure hipDeviceCanAccessPeer_typed

        !> Tells whether a device can access another's memory.
        function hipDeviceCanAccessPeer_(canAccessPeer, deviceId, peerDeviceId) bind(c, name="hipDeviceCanAccessPeer")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: canAccessPeer
            integer(c_int), value :: deviceId
            integer(c_int), value :: peerDeviceId
            integer(c_int) :: hipDeviceCanAccessPeer_
        end function hipDeviceCanAccessPeer_

    end interface hipDeviceCanAccessPeer

    interface hipDeviceCanAccessPeer_
        procedure hipDeviceCanAccessPeer_typed, hipDeviceCanAccessPeer_
    end interface hipDeviceCanAccessPeer_

    interface hipDeviceEnablePeerAccess

        !> Enables access of the current device to another device's memory.
        function hipDeviceEnablePeerAccess_(peerDeviceId, flags) bind(c, name="hipDeviceEnablePeerAccess")
            import :: c_int
            implicit none
            integer(c_int), value :: peerDeviceId
            integer(c_int), value :: flags
            integer(c_int) :: hipDeviceEnablePeerAccess_
        end function hipDeviceEnablePeerAccess_

    end interface hipDeviceEnablePeerAccess

    interface hipDeviceDisablePeerAccess

        !> Disables access of the current device to another device's memory.
        function hipDeviceDisablePeerAccess_(peerDeviceId) bind(c, name="hipDeviceDisablePeerAccess")
            import :: c_int
            implicit none
            integer(c_int), value :: peerDeviceId
            integer(c_int) :: hipDeviceDisablePeerAccess_
        end function hipDeviceDisablePeerAccess_

    end interface hipDeviceDisablePeerAccess

    interface hipMemGetAddressRange
        procedure hipMemGetAddressRange_typed

        !> Returns the allocation that contains an address.
        function hipMemGetAddressRange_(pbase, psize, dptr) bind(c, name="hipMemGetAddressRange")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pbase
            type(c_ptr), value :: psize
            type(c_ptr), value :: dptr
            integer(c_int) :: hipMemGetAddressRange_
        end function hipMemGetAddressRange_

    end interface hipMemGetAddressRange

    interface hipMemGetAddressRange_
        procedure hipMemGetAddressRange_typed, hipMemGetAddressRange_
    end interface hipMemGetAddressRange_

    interface hipMemcpyPeer

        !> Copies from one device's memory to another's. May only be queued when the call returns.
        function hipMemcpyPeer_(dst, dstDeviceId, src, srcDeviceId, sizeBytes) bind(c, name="hipMemcpyPeer")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: dstDeviceId
            type(c_ptr), value :: src
            integer(c_int), value :: srcDeviceId
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: hipMemcpyPeer_
        end function hipMemcpyPeer_

    end interface hipMemcpyPeer

    interface hipMemcpyPeerAsync

        !> Queues a copy from one device's memory to another's.
        function hipMemcpyPeerAsync_(dst, dstDeviceId, src, srcDevice, sizeBytes, stream) bind(c, name="hipMemcpyPeerAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: dstDeviceId
            type(c_ptr), value :: src
            integer(c_int), value :: srcDevice
            integer(c_size_t), value :: sizeBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyPeerAsync_
        end function hipMemcpyPeerAsync_

    end interface hipMemcpyPeerAsync

    interface hipCtxCreate

        !> Creates a context on a device and makes it current for the calling thread.
        function hipCtxCreate_(ctx, flags, device) bind(c, name="hipCtxCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: ctx
            integer(c_int), value :: flags
            integer(c_int), value :: device
            integer(c_int) :: hipCtxCreate_
        end function hipCtxCreate_

    end interface hipCtxCreate

    interface hipCtxDestroy

        !> Destroys a context; if it is current for the calling thread, the one below it becomes current.
        function hipCtxDestroy_(ctx) bind(c, name="hipCtxDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            integer(c_int) :: hipCtxDestroy_
        end function hipCtxDestroy_

    end interface hipCtxDestroy

    interface hipCtxPopCurrent

        !> Pops the calling thread's current context; the one below it becomes current.
        function hipCtxPopCurrent_(ctx) bind(c, name="hipCtxPopCurrent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), optional :: ctx
            integer(c_int) :: hipCtxPopCurrent_
        end function hipCtxPopCurrent_

    end interface hipCtxPopCurrent

    interface hipCtxPushCurrent

        !> Pushes a context onto the calling thread's stack, which makes it current.
        function hipCtxPushCurrent_(ctx) bind(c, name="hipCtxPushCurrent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            integer(c_int) :: hipCtxPushCurrent_
        end function hipCtxPushCurrent_

    end interface hipCtxPushCurrent

    interface hipCtxSetCurrent

        !> Makes a context current in place of the calling thread's current one.
        function hipCtxSetCurrent_(ctx) bind(c, name="hipCtxSetCurrent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            integer(c_int) :: hipCtxSetCurrent_
        end function hipCtxSetCurrent_

    end interface hipCtxSetCurrent

    interface hipCtxGetCurrent

        !> Returns the calling thread's current context.
        function hipCtxGetCurrent_(ctx) bind(c, name="hipCtxGetCurrent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: ctx
            integer(c_int) :: hipCtxGetCurrent_
        end function hipCtxGetCurrent_

    end interface hipCtxGetCurrent

    interface hipCtxGetDevice
        procedure hipCtxGetDevice_typed

        !> Returns the device of the current context, which is the current device.
        function hipCtxGetDevice_(device) bind(c, name="hipCtxGetDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: device
            integer(c_int) :: hipCtxGetDevice_
        end function hipCtxGetDevice_

    end interface hipCtxGetDevice

    interface hipCtxGetDevice_
        procedure hipCtxGetDevice_typed, hipCtxGetDevice_
    end interface hipCtxGetDevice_

    interface hipCtxGetApiVersion
        procedure hipCtxGetApiVersion_typed

        !> Returns the version of HIP that a context supports.
        function hipCtxGetApiVersion_(ctx, apiVersion) bind(c, name="hipCtxGetApiVersion")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: ctx
            type(c_ptr), value :: apiVersion
            integer(c_int) :: hipCtxGetApiVersion_
        end function hipCtxGetApiVersion_

    end interface hipCtxGetApiVersion

    interface hipCtxGetApiVersion_
        procedure hipCtxGetApiVersion_typed, hipCtxGetApiVersion_
    end interface hipCtxGetApiVersion_

    interface hipCtxGetCacheConfig
        procedure hipCtxGetCacheConfig_typed

        !> Returns the preference between shared memory and L1 cache: none, as no device here supports one.
        function hipCtxGetCacheConfig_(cacheConfig) bind(c, name="hipCtxGetCacheConfig")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: cacheConfig
            integer(c_int) :: hipCtxGetCacheConfig_
        end function hipCtxGetCacheConfig_

    end interface hipCtxGetCacheConfig

    interface hipCtxGetCacheConfig_
        procedure hipCtxGetCacheConfig_typed, hipCtxGetCacheConfig_
    end interface hipCtxGetCacheConfig_

    interface hipCtxSetCacheConfig

        !> Sets the preference between shared memory and L1 cache, which no device here supports.
        function hipCtxSetCacheConfig_(cacheConfig) bind(c, name="hipCtxSetCacheConfig")
            import :: c_int
            implicit none
            integer(c_int), value :: cacheConfig
            integer(c_int) :: hipCtxSetCacheConfig_
        end function hipCtxSetCacheConfig_

    end interface hipCtxSetCacheConfig

    interface hipCtxSetSharedMemConfig

        !> Sets the bank size of shared memory, which no device here supports.
        function hipCtxSetSharedMemConfig_(config) bind(c, name="hipCtxSetSharedMemConfig")
            import :: c_int
            implicit none
            integer(c_int), value :: config
            integer(c_int) :: hipCtxSetSharedMemConfig_
        end function hipCtxSetSharedMemConfig_

    end interface hipCtxSetSharedMemConfig

    interface hipCtxGetSharedMemConfig
        procedure hipCtxGetSharedMemConfig_typed

        !> Returns the bank size of shared memory.
        function hipCtxGetSharedMemConfig_(pConfig) bind(c, name="hipCtxGetSharedMemConfig")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pConfig
            integer(c_int) :: hipCtxGetSharedMemConfig_
        end function hipCtxGetSharedMemConfig_

    end interface hipCtxGetSharedMemConfig

    interface hipCtxGetSharedMemConfig_
        procedure hipCtxGetSharedMemConfig_typed, hipCtxGetSharedMemConfig_
    end interface hipCtxGetSharedMemConfig_

    interface hipCtxSynchronize

        !> Waits until all work queued on the current context's device is done.
        function hipCtxSynchronize_() bind(c, name="hipCtxSynchronize")
            import :: c_int
            implicit none
            integer(c_int) :: hipCtxSynchronize_
        end function hipCtxSynchronize_

    end interface hipCtxSynchronize

    interface hipCtxGetFlags
        procedure hipCtxGetFlags_typed

        !> Returns the flags of the current context.
        function hipCtxGetFlags_(flags) bind(c, name="hipCtxGetFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: flags
            integer(c_int) :: hipCtxGetFlags_
        end function hipCtxGetFlags_

    end interface hipCtxGetFlags

    interface hipCtxGetFlags_
        procedure hipCtxGetFlags_typed, hipCtxGetFlags_
    end interface hipCtxGetFlags_

    interface hipCtxEnablePeerAccess

        !> Does nothing, as AMD's runtime: peer access belongs to devices.
        function hipCtxEnablePeerAccess_(peerCtx, flags) bind(c, name="hipCtxEnablePeerAccess")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: peerCtx
            integer(c_int), value :: flags
            integer(c_int) :: hipCtxEnablePeerAccess_
        end function hipCtxEnablePeerAccess_

    end interface hipCtxEnablePeerAccess

    interface hipCtxDisablePeerAccess

        !> Does nothing, as AMD's runtime: peer access belongs to devices.
        function hipCtxDisablePeerAccess_(peerCtx) bind(c, name="hipCtxDisablePeerAccess")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: peerCtx
            integer(c_int) :: hipCtxDisablePeerAccess_
        end function hipCtxDisablePeerAccess_

    end interface hipCtxDisablePeerAccess

    interface hipDevicePrimaryCtxGetState
        procedure hipDevicePrimaryCtxGetState_typed

        !> Returns the flags of a device's primary context and whether it is active.
        function hipDevicePrimaryCtxGetState_(dev, flags, active) bind(c, name="hipDevicePrimaryCtxGetState")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: dev
            type(c_ptr), value :: flags
            type(c_ptr), value :: active
            integer(c_int) :: hipDevicePrimaryCtxGetState_
        end function hipDevicePrimaryCtxGetState_

    end interface hipDevicePrimaryCtxGetState

    interface hipDevicePrimaryCtxGetState_
        procedure hipDevicePrimaryCtxGetState_typed, hipDevicePrimaryCtxGetState_
    end interface hipDevicePrimaryCtxGetState_

    interface hipDevicePrimaryCtxRelease

        !> Releases a retained primary context.
        function hipDevicePrimaryCtxRelease_(dev) bind(c, name="hipDevicePrimaryCtxRelease")
            import :: c_int
            implicit none
            integer(c_int), value :: dev
            integer(c_int) :: hipDevicePrimaryCtxRelease_
        end function hipDevicePrimaryCtxRelease_

    end interface hipDevicePrimaryCtxRelease

    interface hipDevicePrimaryCtxRetain

        !> Retains a device's primary context, creating it where needed. It does not become current.
        function hipDevicePrimaryCtxRetain_(pctx, dev) bind(c, name="hipDevicePrimaryCtxRetain")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pctx
            integer(c_int), value :: dev
            integer(c_int) :: hipDevicePrimaryCtxRetain_
        end function hipDevicePrimaryCtxRetain_

    end interface hipDevicePrimaryCtxRetain

    interface hipDevicePrimaryCtxReset

        !> Destroys everything this process has on a device: memory, streams, events, openings.
        function hipDevicePrimaryCtxReset_(dev) bind(c, name="hipDevicePrimaryCtxReset")
            import :: c_int
            implicit none
            integer(c_int), value :: dev
            integer(c_int) :: hipDevicePrimaryCtxReset_
        end function hipDevicePrimaryCtxReset_

    end interface hipDevicePrimaryCtxReset

    interface hipDevicePrimaryCtxSetFlags

        !> Sets the flags of a device's primary context.
        function hipDevicePrimaryCtxSetFlags_(dev, flags) bind(c, name="hipDevicePrimaryCtxSetFlags")
            import :: c_int
            implicit none
            integer(c_int), value :: dev
            integer(c_int), value :: flags
            integer(c_int) :: hipDevicePrimaryCtxSetFlags_
        end function hipDevicePrimaryCtxSetFlags_

    end interface hipDevicePrimaryCtxSetFlags

    interface hipModuleLoad

        !> Loads a module from a file.
        function hipModuleLoad_(myModule, fname) bind(c, name="hipModuleLoad")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: myModule
            type(c_ptr), value :: fname
            integer(c_int) :: hipModuleLoad_
        end function hipModuleLoad_

    end interface hipModuleLoad

    interface hipModuleUnload

        !> Unloads a module. Launches of its kernels that are queued complete.
        function hipModuleUnload_(myModule) bind(c, name="hipModuleUnload")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: myModule
            integer(c_int) :: hipModuleUnload_
        end function hipModuleUnload_

    end interface hipModuleUnload

    interface hipModuleGetFunction

        !> Finds a kernel of a module.
        function hipModuleGetFunction_(myFunction, myModule, kname) bind(c, name="hipModuleGetFunction")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: myFunction
            type(c_ptr), value :: myModule
            type(c_ptr), value :: kname
            integer(c_int) :: hipModuleGetFunction_
        end function hipModuleGetFunction_

    end interface hipModuleGetFunction

    interface hipFuncGetAttributes
        procedure hipFuncGetAttributes_typed

        !> Returns the attributes of a library's kernel.
        function hipFuncGetAttributes_(attr, func) bind(c, name="hipFuncGetAttributes")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: attr
            type(c_ptr), value :: func
            integer(c_int) :: hipFuncGetAttributes_
        end function hipFuncGetAttributes_

    end interface hipFuncGetAttributes

    interface hipFuncGetAttributes_
        procedure hipFuncGetAttributes_typed, hipFuncGetAttributes_
    end interface hipFuncGetAttributes_

    interface hipFuncGetAttribute
        procedure hipFuncGetAttribute_typed

        !> Returns an attribute of a kernel.
        function hipFuncGetAttribute_(myValue, attrib, hfunc) bind(c, name="hipFuncGetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: myValue
            integer(c_int), value :: attrib
            type(c_ptr), value :: hfunc
            integer(c_int) :: hipFuncGetAttribute_
        end function hipFuncGetAttribute_

    end interface hipFuncGetAttribute

    interface hipFuncGetAttribute_
        procedure hipFuncGetAttribute_typed, hipFuncGetAttribute_
    end interface hipFuncGetAttribute_

    interface hipModuleGetTexRef

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleGetTexRef_(texRef, hmod, name) bind(c, name="hipModuleGetTexRef")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            type(c_ptr), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: hipModuleGetTexRef_
        end function hipModuleGetTexRef_

    end interface hipModuleGetTexRef

    interface hipModuleLoadData

        !> Loads a module from memory.
        function hipModuleLoadData_(myModule, image) bind(c, name="hipModuleLoadData")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: myModule
            type(c_ptr), value :: image
            integer(c_int) :: hipModuleLoadData_
        end function hipModuleLoadData_

    end interface hipModuleLoadData

    interface hipModuleLoadDataEx

        !> Loads a module from memory, with options for a compiler at run time, which only AMD's own runtime may heed.
        function hipModuleLoadDataEx_(myModule, image, numOptions, options, optionValues) bind(c, name="hipModuleLoadDataEx")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: myModule
            type(c_ptr), value :: image
            integer(c_int), value :: numOptions
            type(c_ptr), value :: options
            type(c_ptr), optional :: optionValues
            integer(c_int) :: hipModuleLoadDataEx_
        end function hipModuleLoadDataEx_

    end interface hipModuleLoadDataEx

    interface hipModuleLaunchKernel

        !> Queues a launch of a kernel.
        function hipModuleLaunchKernel_(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, &
            stream, kernelParams, extra) bind(c, name="hipModuleLaunchKernel")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: f
            integer(c_int), value :: gridDimX
            integer(c_int), value :: gridDimY
            integer(c_int), value :: gridDimZ
            integer(c_int), value :: blockDimX
            integer(c_int), value :: blockDimY
            integer(c_int), value :: blockDimZ
            integer(c_int), value :: sharedMemBytes
            type(c_ptr), value :: stream
            type(c_ptr), optional :: kernelParams
            type(c_ptr), optional :: extra
            integer(c_int) :: hipModuleLaunchKernel_
        end function hipModuleLaunchKernel_

    end interface hipModuleLaunchKernel

    interface hipModuleLaunchCooperativeKernel

        !> Queues a launch of a kernel whose blocks all run at once, so that they may wait for each other.
        function hipModuleLaunchCooperativeKernel_(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, &
            sharedMemBytes, stream, kernelParams) bind(c, name="hipModuleLaunchCooperativeKernel")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: f
            integer(c_int), value :: gridDimX
            integer(c_int), value :: gridDimY
            integer(c_int), value :: gridDimZ
            integer(c_int), value :: blockDimX
            integer(c_int), value :: blockDimY
            integer(c_int), value :: blockDimZ
            integer(c_int), value :: sharedMemBytes
            type(c_ptr), value :: stream
            type(c_ptr), optional :: kernelParams
            integer(c_int) :: hipModuleLaunchCooperativeKernel_
        end function hipModuleLaunchCooperativeKernel_

    end interface hipModuleLaunchCooperativeKernel

    interface hipLaunchCooperativeKernel

        !> A function of the vendor's library; see HIP's documentation.
        function hipLaunchCooperativeKernel_(f, gridDim, blockDimX, kernelParams, sharedMemBytes, stream) &
            bind(c, name="hipLaunchCooperativeKernel")
            import :: c_int, c_ptr, dim3
            implicit none
            type(c_ptr), value :: f
            type(dim3), value :: gridDim
            type(dim3), value :: blockDimX
            type(c_ptr) :: kernelParams
            integer(c_int), value :: sharedMemBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipLaunchCooperativeKernel_
        end function hipLaunchCooperativeKernel_

    end interface hipLaunchCooperativeKernel

    interface hipLaunchCooperativeKernelMultiDevice

        !> A function of the vendor's library; see HIP's documentation.
        function hipLaunchCooperativeKernelMultiDevice_(launchParamsList, numDevices, flags) &
            bind(c, name="hipLaunchCooperativeKernelMultiDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: launchParamsList
            integer(c_int), value :: numDevices
            integer(c_int), value :: flags
            integer(c_int) :: hipLaunchCooperativeKernelMultiDevice_
        end function hipLaunchCooperativeKernelMultiDevice_

    end interface hipLaunchCooperativeKernelMultiDevice

    interface hipExtLaunchMultiKernelMultiDevice

        !> A function of the vendor's library; see HIP's documentation.
        function hipExtLaunchMultiKernelMultiDevice_(launchParamsList, numDevices, flags) &
            bind(c, name="hipExtLaunchMultiKernelMultiDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: launchParamsList
            integer(c_int), value :: numDevices
            integer(c_int), value :: flags
            integer(c_int) :: hipExtLaunchMultiKernelMultiDevice_
        end function hipExtLaunchMultiKernelMultiDevice_

    end interface hipExtLaunchMultiKernelMultiDevice

    interface hipModuleOccupancyMaxPotentialBlockSize
        procedure hipModuleOccupancyMaxPotentialBlockSize_typed

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        function hipModuleOccupancyMaxPotentialBlockSize_(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipModuleOccupancyMaxPotentialBlockSize")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: gridSize
            type(c_ptr), value :: blockSize
            type(c_ptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: hipModuleOccupancyMaxPotentialBlockSize_
        end function hipModuleOccupancyMaxPotentialBlockSize_

    end interface hipModuleOccupancyMaxPotentialBlockSize

    interface hipModuleOccupancyMaxPotentialBlockSize_
        procedure hipModuleOccupancyMaxPotentialBlockSize_typed, hipModuleOccupancyMaxPotentialBlockSize_
    end interface hipModuleOccupancyMaxPotentialBlockSize_

    interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags
        procedure hipModuleOccupancyMaxPotentialBlockSizeWithFlags_typed

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit, &
            flags) bind(c, name="hipModuleOccupancyMaxPotentialBlockSizeWithFlags")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: gridSize
            type(c_ptr), value :: blockSize
            type(c_ptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleOccupancyMaxPotentialBlockSizeWithFlags_
        end function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_

    end interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags

    interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags_
        procedure hipModuleOccupancyMaxPotentialBlockSizeWithFlags_typed, hipModuleOccupancyMaxPotentialBlockSizeWithFlags_
    end interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags_

    interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor
        procedure hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_typed

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessor")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: numBlocks
            type(c_ptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_

    end interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor

    interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_
        procedure hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_typed, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_
    end interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_

    interface hipOccupancyMaxActiveBlocksPerMultiprocessor
        procedure hipOccupancyMaxActiveBlocksPerMultiprocessor_typed
        procedure hipOccupancyMaxActiveBlocksPerMultiprocessor_mixed

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveBlocksPerMultiprocessor_(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipOccupancyMaxActiveBlocksPerMultiprocessor")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: numBlocks
            type(c_ptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: hipOccupancyMaxActiveBlocksPerMultiprocessor_
        end function hipOccupancyMaxActiveBlocksPerMultiprocessor_

    end interface hipOccupancyMaxActiveBlocksPerMultiprocessor

    interface hipOccupancyMaxActiveBlocksPerMultiprocessor_
        procedure hipOccupancyMaxActiveBlocksPerMultiprocessor_typed, hipOccupancyMaxActiveBlocksPerMultiprocessor_mixed, &
            hipOccupancyMaxActiveBlocksPerMultiprocessor_
    end interface hipOccupancyMaxActiveBlocksPerMultiprocessor_

    interface hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
        procedure hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_typed
        procedure hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_mixed

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_(numBlocks, f, blockSize, dynSharedMemPerBlk, flags) &
            bind(c, name="hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: numBlocks
            type(c_ptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: flags
            integer(c_int) :: hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_
        end function hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_

    end interface hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags

    interface hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_
        procedure hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_typed, &
            hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_mixed, hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_
    end interface hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_

    interface hipOccupancyMaxPotentialBlockSize
        procedure hipOccupancyMaxPotentialBlockSize_typed
        procedure hipOccupancyMaxPotentialBlockSize_mixed

        !> A function of the vendor's library; see HIP's documentation.
        function hipOccupancyMaxPotentialBlockSize_(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipOccupancyMaxPotentialBlockSize")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: gridSize
            type(c_ptr), value :: blockSize
            type(c_ptr), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: hipOccupancyMaxPotentialBlockSize_
        end function hipOccupancyMaxPotentialBlockSize_

    end interface hipOccupancyMaxPotentialBlockSize

    interface hipOccupancyMaxPotentialBlockSize_
        procedure hipOccupancyMaxPotentialBlockSize_typed, hipOccupancyMaxPotentialBlockSize_mixed, &
            hipOccupancyMaxPotentialBlockSize_
    end interface hipOccupancyMaxPotentialBlockSize_

    interface hipProfilerStart

        !> Begins to collect a profile; not supported, as in AMD's own runtime, whose tools profile from outside.
        function hipProfilerStart_() bind(c, name="hipProfilerStart")
            import :: c_int
            implicit none
            integer(c_int) :: hipProfilerStart_
        end function hipProfilerStart_

    end interface hipProfilerStart

    interface hipProfilerStop

        !> Ceases to collect a profile; not supported, as in AMD's own runtime, whose tools profile from outside.
        function hipProfilerStop_() bind(c, name="hipProfilerStop")
            import :: c_int
            implicit none
            integer(c_int) :: hipProfilerStop_
        end function hipProfilerStop_

    end interface hipProfilerStop

    interface hipConfigureCall

        !> A function of the vendor's library; see HIP's documentation.
        function hipConfigureCall_(gridDim, blockDim, sharedMem, stream) bind(c, name="hipConfigureCall")
            import :: c_int, c_ptr, c_size_t, dim3
            implicit none
            type(dim3), value :: gridDim
            type(dim3), value :: blockDim
            integer(c_size_t), value :: sharedMem
            type(c_ptr), value :: stream
            integer(c_int) :: hipConfigureCall_
        end function hipConfigureCall_

    end interface hipConfigureCall

    interface hipSetupArgument

        !> A function of the vendor's library; see HIP's documentation.
        function hipSetupArgument_(arg, mySize, offset) bind(c, name="hipSetupArgument")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: arg
            integer(c_size_t), value :: mySize
            integer(c_size_t), value :: offset
            integer(c_int) :: hipSetupArgument_
        end function hipSetupArgument_

    end interface hipSetupArgument

    interface hipLaunchByPtr

        !> A function of the vendor's library; see HIP's documentation.
        function hipLaunchByPtr_(func) bind(c, name="hipLaunchByPtr")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: func
            integer(c_int) :: hipLaunchByPtr_
        end function hipLaunchByPtr_

    end interface hipLaunchByPtr

    interface hipLaunchKernel

        !> A function of the vendor's library; see HIP's documentation.
        function hipLaunchKernel_(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream) &
            bind(c, name="hipLaunchKernel")
            import :: c_int, c_ptr, c_size_t, dim3
            implicit none
            type(c_ptr), value :: function_address
            type(dim3), value :: numBlocks
            type(dim3), value :: dimBlocks
            type(c_ptr) :: args
            integer(c_size_t), value :: sharedMemBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipLaunchKernel_
        end function hipLaunchKernel_

    end interface hipLaunchKernel

    interface hipDrvMemcpy2DUnaligned
        procedure hipDrvMemcpy2DUnaligned_typed

        !> Copies rows, as hipMemcpyParam2D does. Done when the call returns; from device memory to device memory it may
        function hipDrvMemcpy2DUnaligned_(pCopy) bind(c, name="hipDrvMemcpy2DUnaligned")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pCopy
            integer(c_int) :: hipDrvMemcpy2DUnaligned_
        end function hipDrvMemcpy2DUnaligned_

    end interface hipDrvMemcpy2DUnaligned

    interface hipDrvMemcpy2DUnaligned_
        procedure hipDrvMemcpy2DUnaligned_typed, hipDrvMemcpy2DUnaligned_
    end interface hipDrvMemcpy2DUnaligned_

    interface hipExtLaunchKernel

        !> A function of the vendor's library; see HIP's documentation.
        function hipExtLaunchKernel_(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream, startEvent, &
            stopEvent, flags) bind(c, name="hipExtLaunchKernel")
            import :: c_int, c_ptr, c_size_t, dim3
            implicit none
            type(c_ptr), value :: function_address
            type(dim3), value :: numBlocks
            type(dim3), value :: dimBlocks
            type(c_ptr) :: args
            integer(c_size_t), value :: sharedMemBytes
            type(c_ptr), value :: stream
            type(c_ptr), value :: startEvent
            type(c_ptr), value :: stopEvent
            integer(c_int), value :: flags
            integer(c_int) :: hipExtLaunchKernel_
        end function hipExtLaunchKernel_

    end interface hipExtLaunchKernel

    interface hipBindTexture
        procedure hipBindTexture_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture_(offset, tex, devPtr, desc, mySize) bind(c, name="hipBindTexture")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: offset
            type(c_ptr) :: tex
            type(c_ptr), value :: devPtr
            type(c_ptr) :: desc
            integer(c_size_t), value :: mySize
            integer(c_int) :: hipBindTexture_
        end function hipBindTexture_

    end interface hipBindTexture

    interface hipBindTexture_
        procedure hipBindTexture_typed, hipBindTexture_
    end interface hipBindTexture_

    interface hipBindTexture2D
        procedure hipBindTexture2D_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTexture2D_(offset, tex, devPtr, desc, width, height, pitch) bind(c, name="hipBindTexture2D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: offset
            type(c_ptr) :: tex
            type(c_ptr), value :: devPtr
            type(c_ptr) :: desc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_size_t), value :: pitch
            integer(c_int) :: hipBindTexture2D_
        end function hipBindTexture2D_

    end interface hipBindTexture2D

    interface hipBindTexture2D_
        procedure hipBindTexture2D_typed, hipBindTexture2D_
    end interface hipBindTexture2D_

    interface hipBindTextureToArray

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTextureToArray_(tex, array, desc) bind(c, name="hipBindTextureToArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: tex
            type(c_ptr), value :: array
            type(c_ptr) :: desc
            integer(c_int) :: hipBindTextureToArray_
        end function hipBindTextureToArray_

    end interface hipBindTextureToArray

    interface hipGetTextureAlignmentOffset
        procedure hipGetTextureAlignmentOffset_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureAlignmentOffset_(offset, texref) bind(c, name="hipGetTextureAlignmentOffset")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: offset
            type(c_ptr) :: texref
            integer(c_int) :: hipGetTextureAlignmentOffset_
        end function hipGetTextureAlignmentOffset_

    end interface hipGetTextureAlignmentOffset

    interface hipGetTextureAlignmentOffset_
        procedure hipGetTextureAlignmentOffset_typed, hipGetTextureAlignmentOffset_
    end interface hipGetTextureAlignmentOffset_

    interface hipUnbindTexture

        !> A function of the vendor's library; see HIP's documentation.
        function hipUnbindTexture_(tex) bind(c, name="hipUnbindTexture")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: tex
            integer(c_int) :: hipUnbindTexture_
        end function hipUnbindTexture_

    end interface hipUnbindTexture

    interface hipTexRefGetAddress

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetAddress_(dev_ptr, texRef) bind(c, name="hipTexRefGetAddress")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: dev_ptr
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetAddress_
        end function hipTexRefGetAddress_

    end interface hipTexRefGetAddress

    interface hipTexRefGetAddressMode
        procedure hipTexRefGetAddressMode_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetAddressMode_(pam, texRef, dim) bind(c, name="hipTexRefGetAddressMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pam
            type(c_ptr) :: texRef
            integer(c_int), value :: dim
            integer(c_int) :: hipTexRefGetAddressMode_
        end function hipTexRefGetAddressMode_

    end interface hipTexRefGetAddressMode

    interface hipTexRefGetAddressMode_
        procedure hipTexRefGetAddressMode_typed, hipTexRefGetAddressMode_
    end interface hipTexRefGetAddressMode_

    interface hipTexRefGetFilterMode
        procedure hipTexRefGetFilterMode_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFilterMode_(pfm, texRef) bind(c, name="hipTexRefGetFilterMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pfm
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetFilterMode_
        end function hipTexRefGetFilterMode_

    end interface hipTexRefGetFilterMode

    interface hipTexRefGetFilterMode_
        procedure hipTexRefGetFilterMode_typed, hipTexRefGetFilterMode_
    end interface hipTexRefGetFilterMode_

    interface hipTexRefGetFlags
        procedure hipTexRefGetFlags_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFlags_(pFlags, texRef) bind(c, name="hipTexRefGetFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pFlags
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetFlags_
        end function hipTexRefGetFlags_

    end interface hipTexRefGetFlags

    interface hipTexRefGetFlags_
        procedure hipTexRefGetFlags_typed, hipTexRefGetFlags_
    end interface hipTexRefGetFlags_

    interface hipTexRefGetFormat
        procedure hipTexRefGetFormat_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetFormat_(pFormat, pNumChannels, texRef) bind(c, name="hipTexRefGetFormat")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pFormat
            type(c_ptr), value :: pNumChannels
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetFormat_
        end function hipTexRefGetFormat_

    end interface hipTexRefGetFormat

    interface hipTexRefGetFormat_
        procedure hipTexRefGetFormat_typed, hipTexRefGetFormat_
    end interface hipTexRefGetFormat_

    interface hipTexRefGetMaxAnisotropy
        procedure hipTexRefGetMaxAnisotropy_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMaxAnisotropy_(pmaxAnsio, texRef) bind(c, name="hipTexRefGetMaxAnisotropy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pmaxAnsio
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetMaxAnisotropy_
        end function hipTexRefGetMaxAnisotropy_

    end interface hipTexRefGetMaxAnisotropy

    interface hipTexRefGetMaxAnisotropy_
        procedure hipTexRefGetMaxAnisotropy_typed, hipTexRefGetMaxAnisotropy_
    end interface hipTexRefGetMaxAnisotropy_

    interface hipTexRefGetMipmapFilterMode
        procedure hipTexRefGetMipmapFilterMode_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapFilterMode_(pfm, texRef) bind(c, name="hipTexRefGetMipmapFilterMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pfm
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetMipmapFilterMode_
        end function hipTexRefGetMipmapFilterMode_

    end interface hipTexRefGetMipmapFilterMode

    interface hipTexRefGetMipmapFilterMode_
        procedure hipTexRefGetMipmapFilterMode_typed, hipTexRefGetMipmapFilterMode_
    end interface hipTexRefGetMipmapFilterMode_

    interface hipTexRefGetMipmapLevelBias
        procedure hipTexRefGetMipmapLevelBias_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelBias_(pbias, texRef) bind(c, name="hipTexRefGetMipmapLevelBias")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pbias
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetMipmapLevelBias_
        end function hipTexRefGetMipmapLevelBias_

    end interface hipTexRefGetMipmapLevelBias

    interface hipTexRefGetMipmapLevelBias_
        procedure hipTexRefGetMipmapLevelBias_typed, hipTexRefGetMipmapLevelBias_
    end interface hipTexRefGetMipmapLevelBias_

    interface hipTexRefGetMipmapLevelClamp
        procedure hipTexRefGetMipmapLevelClamp_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipmapLevelClamp_(pminMipmapLevelClamp, pmaxMipmapLevelClamp, texRef) &
            bind(c, name="hipTexRefGetMipmapLevelClamp")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pminMipmapLevelClamp
            type(c_ptr), value :: pmaxMipmapLevelClamp
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetMipmapLevelClamp_
        end function hipTexRefGetMipmapLevelClamp_

    end interface hipTexRefGetMipmapLevelClamp

    interface hipTexRefGetMipmapLevelClamp_
        procedure hipTexRefGetMipmapLevelClamp_typed, hipTexRefGetMipmapLevelClamp_
    end interface hipTexRefGetMipmapLevelClamp_

    interface hipTexRefGetMipMappedArray

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefGetMipMappedArray_(pArray, texRef) bind(c, name="hipTexRefGetMipMappedArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pArray
            type(c_ptr) :: texRef
            integer(c_int) :: hipTexRefGetMipMappedArray_
        end function hipTexRefGetMipMappedArray_

    end interface hipTexRefGetMipMappedArray

    interface hipTexRefSetAddress
        procedure hipTexRefSetAddress_typed

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddress_(ByteOffset, texRef, dptr, bytes) bind(c, name="hipTexRefSetAddress")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: ByteOffset
            type(c_ptr) :: texRef
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: bytes
            integer(c_int) :: hipTexRefSetAddress_
        end function hipTexRefSetAddress_

    end interface hipTexRefSetAddress

    interface hipTexRefSetAddress_
        procedure hipTexRefSetAddress_typed, hipTexRefSetAddress_
    end interface hipTexRefSetAddress_

    interface hipTexRefSetAddress2D

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddress2D_(texRef, desc, dptr, Pitch) bind(c, name="hipTexRefSetAddress2D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: texRef
            type(c_ptr) :: desc
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: Pitch
            integer(c_int) :: hipTexRefSetAddress2D_
        end function hipTexRefSetAddress2D_

    end interface hipTexRefSetAddress2D

    interface hipTexRefSetMaxAnisotropy

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMaxAnisotropy_(texRef, maxAniso) bind(c, name="hipTexRefSetMaxAnisotropy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            integer(c_int), value :: maxAniso
            integer(c_int) :: hipTexRefSetMaxAnisotropy_
        end function hipTexRefSetMaxAnisotropy_

    end interface hipTexRefSetMaxAnisotropy

    interface hipBindTextureToMipmappedArray

        !> A function of the vendor's library; see HIP's documentation.
        function hipBindTextureToMipmappedArray_(tex, mipmappedArray, desc) bind(c, name="hipBindTextureToMipmappedArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: tex
            type(c_ptr), value :: mipmappedArray
            type(c_ptr) :: desc
            integer(c_int) :: hipBindTextureToMipmappedArray_
        end function hipBindTextureToMipmappedArray_

    end interface hipBindTextureToMipmappedArray

    interface hipCreateTextureObject

        !> A function of the vendor's library; see HIP's documentation.
        function hipCreateTextureObject_(pTexObject, pResDesc, pTexDesc, pResViewDesc) bind(c, name="hipCreateTextureObject")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pTexObject
            type(c_ptr) :: pResDesc
            type(c_ptr) :: pTexDesc
            type(c_ptr), value :: pResViewDesc
            integer(c_int) :: hipCreateTextureObject_
        end function hipCreateTextureObject_

    end interface hipCreateTextureObject

    interface hipDestroyTextureObject

        !> A function of the vendor's library; see HIP's documentation.
        function hipDestroyTextureObject_(textureObject) bind(c, name="hipDestroyTextureObject")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipDestroyTextureObject_
        end function hipDestroyTextureObject_

    end interface hipDestroyTextureObject

    interface hipGetChannelDesc
        procedure hipGetChannelDesc_typed

        !> Returns the format of an array's elements.
        function hipGetChannelDesc_(desc, array) bind(c, name="hipGetChannelDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: desc
            type(c_ptr), value :: array
            integer(c_int) :: hipGetChannelDesc_
        end function hipGetChannelDesc_

    end interface hipGetChannelDesc

    interface hipGetChannelDesc_
        procedure hipGetChannelDesc_typed, hipGetChannelDesc_
    end interface hipGetChannelDesc_

    interface hipGetTextureObjectResourceDesc

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureObjectResourceDesc_(pResDesc, textureObject) bind(c, name="hipGetTextureObjectResourceDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pResDesc
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipGetTextureObjectResourceDesc_
        end function hipGetTextureObjectResourceDesc_

    end interface hipGetTextureObjectResourceDesc

    interface hipGetTextureObjectResourceViewDesc

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureObjectResourceViewDesc_(pResViewDesc, textureObject) &
            bind(c, name="hipGetTextureObjectResourceViewDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pResViewDesc
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipGetTextureObjectResourceViewDesc_
        end function hipGetTextureObjectResourceViewDesc_

    end interface hipGetTextureObjectResourceViewDesc

    interface hipGetTextureObjectTextureDesc

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetTextureObjectTextureDesc_(pTexDesc, textureObject) bind(c, name="hipGetTextureObjectTextureDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pTexDesc
            type(c_ptr), value :: textureObject
            integer(c_int) :: hipGetTextureObjectTextureDesc_
        end function hipGetTextureObjectTextureDesc_

    end interface hipGetTextureObjectTextureDesc

    interface hipTexRefSetAddressMode

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetAddressMode_(texRef, dim, am) bind(c, name="hipTexRefSetAddressMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            integer(c_int), value :: dim
            integer(c_int), value :: am
            integer(c_int) :: hipTexRefSetAddressMode_
        end function hipTexRefSetAddressMode_

    end interface hipTexRefSetAddressMode

    interface hipTexRefSetArray

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetArray_(tex, array, flags) bind(c, name="hipTexRefSetArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: tex
            type(c_ptr), value :: array
            integer(c_int), value :: flags
            integer(c_int) :: hipTexRefSetArray_
        end function hipTexRefSetArray_

    end interface hipTexRefSetArray

    interface hipTexRefSetFilterMode

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetFilterMode_(texRef, fm) bind(c, name="hipTexRefSetFilterMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            integer(c_int), value :: fm
            integer(c_int) :: hipTexRefSetFilterMode_
        end function hipTexRefSetFilterMode_

    end interface hipTexRefSetFilterMode

    interface hipTexRefSetFlags

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetFlags_(texRef, Flags) bind(c, name="hipTexRefSetFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            integer(c_int), value :: Flags
            integer(c_int) :: hipTexRefSetFlags_
        end function hipTexRefSetFlags_

    end interface hipTexRefSetFlags

    interface hipTexRefSetFormat

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetFormat_(texRef, fmt, NumPackedComponents) bind(c, name="hipTexRefSetFormat")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            integer(c_int), value :: fmt
            integer(c_int), value :: NumPackedComponents
            integer(c_int) :: hipTexRefSetFormat_
        end function hipTexRefSetFormat_

    end interface hipTexRefSetFormat

    interface hipTexObjectCreate

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectCreate_(pTexObject, pResDesc, pTexDesc, pResViewDesc) bind(c, name="hipTexObjectCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pTexObject
            type(c_ptr), value :: pResDesc
            type(c_ptr), value :: pTexDesc
            type(c_ptr), value :: pResViewDesc
            integer(c_int) :: hipTexObjectCreate_
        end function hipTexObjectCreate_

    end interface hipTexObjectCreate

    interface hipTexObjectDestroy

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectDestroy_(texObject) bind(c, name="hipTexObjectDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectDestroy_
        end function hipTexObjectDestroy_

    end interface hipTexObjectDestroy

    interface hipTexObjectGetResourceDesc

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectGetResourceDesc_(pResDesc, texObject) bind(c, name="hipTexObjectGetResourceDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pResDesc
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectGetResourceDesc_
        end function hipTexObjectGetResourceDesc_

    end interface hipTexObjectGetResourceDesc

    interface hipTexObjectGetResourceViewDesc

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectGetResourceViewDesc_(pResViewDesc, texObject) bind(c, name="hipTexObjectGetResourceViewDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pResViewDesc
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectGetResourceViewDesc_
        end function hipTexObjectGetResourceViewDesc_

    end interface hipTexObjectGetResourceViewDesc

    interface hipTexObjectGetTextureDesc

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexObjectGetTextureDesc_(pTexDesc, texObject) bind(c, name="hipTexObjectGetTextureDesc")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pTexDesc
            type(c_ptr), value :: texObject
            integer(c_int) :: hipTexObjectGetTextureDesc_
        end function hipTexObjectGetTextureDesc_

    end interface hipTexObjectGetTextureDesc

    interface hipTexRefSetBorderColor

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetBorderColor_(texRef, pBorderColor) bind(c, name="hipTexRefSetBorderColor")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            type(c_ptr), value :: pBorderColor
            integer(c_int) :: hipTexRefSetBorderColor_
        end function hipTexRefSetBorderColor_

    end interface hipTexRefSetBorderColor

    interface hipTexRefSetMipmapFilterMode

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmapFilterMode_(texRef, fm) bind(c, name="hipTexRefSetMipmapFilterMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            integer(c_int), value :: fm
            integer(c_int) :: hipTexRefSetMipmapFilterMode_
        end function hipTexRefSetMipmapFilterMode_

    end interface hipTexRefSetMipmapFilterMode

    interface hipTexRefSetMipmapLevelBias

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmapLevelBias_(texRef, bias) bind(c, name="hipTexRefSetMipmapLevelBias")
            import :: c_float, c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            real(c_float), value :: bias
            integer(c_int) :: hipTexRefSetMipmapLevelBias_
        end function hipTexRefSetMipmapLevelBias_

    end interface hipTexRefSetMipmapLevelBias

    interface hipTexRefSetMipmapLevelClamp

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmapLevelClamp_(texRef, minMipMapLevelClamp, maxMipMapLevelClamp) &
            bind(c, name="hipTexRefSetMipmapLevelClamp")
            import :: c_float, c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            real(c_float), value :: minMipMapLevelClamp
            real(c_float), value :: maxMipMapLevelClamp
            integer(c_int) :: hipTexRefSetMipmapLevelClamp_
        end function hipTexRefSetMipmapLevelClamp_

    end interface hipTexRefSetMipmapLevelClamp

    interface hipTexRefSetMipmappedArray

        !> A function of the vendor's library; see HIP's documentation.
        function hipTexRefSetMipmappedArray_(texRef, mipmappedArray, Flags) bind(c, name="hipTexRefSetMipmappedArray")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: texRef
            type(c_ptr) :: mipmappedArray
            integer(c_int), value :: Flags
            integer(c_int) :: hipTexRefSetMipmappedArray_
        end function hipTexRefSetMipmappedArray_

    end interface hipTexRefSetMipmappedArray

    interface hipMipmappedArrayCreate
        procedure hipMipmappedArrayCreate_typed

        !> Creates a mipmapped array, as hipMallocMipmappedArray does.
        function hipMipmappedArrayCreate_(pHandle, pMipmappedArrayDesc, numMipmapLevels) bind(c, name="hipMipmappedArrayCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pHandle
            type(c_ptr) :: pMipmappedArrayDesc
            integer(c_int), value :: numMipmapLevels
            integer(c_int) :: hipMipmappedArrayCreate_
        end function hipMipmappedArrayCreate_

    end interface hipMipmappedArrayCreate

    interface hipMipmappedArrayCreate_
        procedure hipMipmappedArrayCreate_typed, hipMipmappedArrayCreate_
    end interface hipMipmappedArrayCreate_

    interface hipMipmappedArrayDestroy

        !> Frees arrays of texels, as hipFreeMipmappedArray does.
        function hipMipmappedArrayDestroy_(hMipmappedArray) bind(c, name="hipMipmappedArrayDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hMipmappedArray
            integer(c_int) :: hipMipmappedArrayDestroy_
        end function hipMipmappedArrayDestroy_

    end interface hipMipmappedArrayDestroy

    interface hipMipmappedArrayGetLevel

        !> Returns one of the arrays of a mipmapped array, as hipGetMipmappedArrayLevel does.
        function hipMipmappedArrayGetLevel_(pLevelArray, hMipMappedArray, level) bind(c, name="hipMipmappedArrayGetLevel")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pLevelArray
            type(c_ptr), value :: hMipMappedArray
            integer(c_int), value :: level
            integer(c_int) :: hipMipmappedArrayGetLevel_
        end function hipMipmappedArrayGetLevel_

    end interface hipMipmappedArrayGetLevel

    interface hipRegisterApiCallback

        !> No release of HIP from 6 on has this function.
        function hipRegisterApiCallback_(id, fun, arg) bind(c, name="hipRegisterApiCallback")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: id
            type(c_ptr), value :: fun
            type(c_ptr), value :: arg
            integer(c_int) :: hipRegisterApiCallback_
        end function hipRegisterApiCallback_

    end interface hipRegisterApiCallback

    interface hipRemoveApiCallback

        !> No release of HIP from 6 on has this function.
        function hipRemoveApiCallback_(id) bind(c, name="hipRemoveApiCallback")
            import :: c_int
            implicit none
            integer(c_int), value :: id
            integer(c_int) :: hipRemoveApiCallback_
        end function hipRemoveApiCallback_

    end interface hipRemoveApiCallback

    interface hipRegisterActivityCallback

        !> No release of HIP from 6 on has this function.
        function hipRegisterActivityCallback_(id, fun, arg) bind(c, name="hipRegisterActivityCallback")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: id
            type(c_ptr), value :: fun
            type(c_ptr), value :: arg
            integer(c_int) :: hipRegisterActivityCallback_
        end function hipRegisterActivityCallback_

    end interface hipRegisterActivityCallback

    interface hipRemoveActivityCallback

        !> No release of HIP from 6 on has this function.
        function hipRemoveActivityCallback_(id) bind(c, name="hipRemoveActivityCallback")
            import :: c_int
            implicit none
            integer(c_int), value :: id
            integer(c_int) :: hipRemoveActivityCallback_
        end function hipRemoveActivityCallback_

    end interface hipRemoveActivityCallback

    interface hipStreamBeginCapture

        !> Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
        function hipStreamBeginCapture_(stream, mode) bind(c, name="hipStreamBeginCapture")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), value :: mode
            integer(c_int) :: hipStreamBeginCapture_
        end function hipStreamBeginCapture_

    end interface hipStreamBeginCapture

    interface hipStreamEndCapture

        !> Ends the capture that began in a stream.
        function hipStreamEndCapture_(stream, pGraph) bind(c, name="hipStreamEndCapture")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr) :: pGraph
            integer(c_int) :: hipStreamEndCapture_
        end function hipStreamEndCapture_

    end interface hipStreamEndCapture

    interface hipStreamGetCaptureInfo
        procedure hipStreamGetCaptureInfo_typed

        !> Returns the capture state of a stream.
        function hipStreamGetCaptureInfo_(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: pCaptureStatus
            type(c_ptr), value :: pId
            integer(c_int) :: hipStreamGetCaptureInfo_
        end function hipStreamGetCaptureInfo_

    end interface hipStreamGetCaptureInfo

    interface hipStreamGetCaptureInfo_
        procedure hipStreamGetCaptureInfo_typed, hipStreamGetCaptureInfo_
    end interface hipStreamGetCaptureInfo_

    interface hipStreamGetCaptureInfo_v2
        procedure hipStreamGetCaptureInfo_v2_typed

        !> Returns the capture state of a stream. All but the status is written while the capture is active.
        function hipStreamGetCaptureInfo_v2_(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out) &
            bind(c, name="hipStreamGetCaptureInfo_v2")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: captureStatus_out
            type(c_ptr), value :: id_out
            type(c_ptr), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            type(c_ptr), value :: numDependencies_out
            integer(c_int) :: hipStreamGetCaptureInfo_v2_
        end function hipStreamGetCaptureInfo_v2_

    end interface hipStreamGetCaptureInfo_v2

    interface hipStreamGetCaptureInfo_v2_
        procedure hipStreamGetCaptureInfo_v2_typed, hipStreamGetCaptureInfo_v2_
    end interface hipStreamGetCaptureInfo_v2_

    interface hipStreamIsCapturing
        procedure hipStreamIsCapturing_typed

        !> Returns the capture status of a stream.
        function hipStreamIsCapturing_(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: pCaptureStatus
            integer(c_int) :: hipStreamIsCapturing_
        end function hipStreamIsCapturing_

    end interface hipStreamIsCapturing

    interface hipStreamIsCapturing_
        procedure hipStreamIsCapturing_typed, hipStreamIsCapturing_
    end interface hipStreamIsCapturing_

    interface hipStreamUpdateCaptureDependencies

        !> Changes the nodes that the next one of a captured stream comes after.
        function hipStreamUpdateCaptureDependencies_(stream, dependencies, numDependencies, flags) &
            bind(c, name="hipStreamUpdateCaptureDependencies")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), optional :: dependencies
            integer(c_size_t), value :: numDependencies
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamUpdateCaptureDependencies_
        end function hipStreamUpdateCaptureDependencies_

    end interface hipStreamUpdateCaptureDependencies

    interface hipGraphCreate

        !> Makes a graph without nodes.
        function hipGraphCreate_(pGraph, flags) bind(c, name="hipGraphCreate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pGraph
            integer(c_int), value :: flags
            integer(c_int) :: hipGraphCreate_
        end function hipGraphCreate_

    end interface hipGraphCreate

    interface hipGraphDestroy

        !> Destroys a graph and its nodes. What was instantiated of it stays.
        function hipGraphDestroy_(graph) bind(c, name="hipGraphDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graph
            integer(c_int) :: hipGraphDestroy_
        end function hipGraphDestroy_

    end interface hipGraphDestroy

    interface hipGraphAddDependencies

        !> Adds edges to a graph.
        function hipGraphAddDependencies_(graph, from, to, numDependencies) bind(c, name="hipGraphAddDependencies")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), optional :: from
            type(c_ptr), optional :: to
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: hipGraphAddDependencies_
        end function hipGraphAddDependencies_

    end interface hipGraphAddDependencies

    interface hipGraphRemoveDependencies

        !> Removes edges of a graph.
        function hipGraphRemoveDependencies_(graph, from, to, numDependencies) bind(c, name="hipGraphRemoveDependencies")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), optional :: from
            type(c_ptr), optional :: to
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: hipGraphRemoveDependencies_
        end function hipGraphRemoveDependencies_

    end interface hipGraphRemoveDependencies

    interface hipGraphGetEdges
        procedure hipGraphGetEdges_typed

        !> Returns the edges of a graph.
        function hipGraphGetEdges_(graph, from, to, numEdges) bind(c, name="hipGraphGetEdges")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), optional :: from
            type(c_ptr), optional :: to
            type(c_ptr), value :: numEdges
            integer(c_int) :: hipGraphGetEdges_
        end function hipGraphGetEdges_

    end interface hipGraphGetEdges

    interface hipGraphGetEdges_
        procedure hipGraphGetEdges_typed, hipGraphGetEdges_
    end interface hipGraphGetEdges_

    interface hipGraphGetNodes
        procedure hipGraphGetNodes_typed

        !> Returns the nodes of a graph, oldest first.
        function hipGraphGetNodes_(graph, nodes, numNodes) bind(c, name="hipGraphGetNodes")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), optional :: nodes
            type(c_ptr), value :: numNodes
            integer(c_int) :: hipGraphGetNodes_
        end function hipGraphGetNodes_

    end interface hipGraphGetNodes

    interface hipGraphGetNodes_
        procedure hipGraphGetNodes_typed, hipGraphGetNodes_
    end interface hipGraphGetNodes_

    interface hipGraphGetRootNodes
        procedure hipGraphGetRootNodes_typed

        !> Returns the nodes of a graph that no other comes before.
        function hipGraphGetRootNodes_(graph, pRootNodes, pNumRootNodes) bind(c, name="hipGraphGetRootNodes")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pRootNodes
            type(c_ptr), value :: pNumRootNodes
            integer(c_int) :: hipGraphGetRootNodes_
        end function hipGraphGetRootNodes_

    end interface hipGraphGetRootNodes

    interface hipGraphGetRootNodes_
        procedure hipGraphGetRootNodes_typed, hipGraphGetRootNodes_
    end interface hipGraphGetRootNodes_

    interface hipGraphNodeGetDependencies
        procedure hipGraphNodeGetDependencies_typed

        !> Returns the nodes that a node comes after.
        function hipGraphNodeGetDependencies_(node, pDependencies, pNumDependencies) bind(c, name="hipGraphNodeGetDependencies")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), optional :: pDependencies
            type(c_ptr), value :: pNumDependencies
            integer(c_int) :: hipGraphNodeGetDependencies_
        end function hipGraphNodeGetDependencies_

    end interface hipGraphNodeGetDependencies

    interface hipGraphNodeGetDependencies_
        procedure hipGraphNodeGetDependencies_typed, hipGraphNodeGetDependencies_
    end interface hipGraphNodeGetDependencies_

    interface hipGraphNodeGetDependentNodes
        procedure hipGraphNodeGetDependentNodes_typed

        !> Returns the nodes that come after a node.
        function hipGraphNodeGetDependentNodes_(node, pDependentNodes, pNumDependentNodes) &
            bind(c, name="hipGraphNodeGetDependentNodes")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), optional :: pDependentNodes
            type(c_ptr), value :: pNumDependentNodes
            integer(c_int) :: hipGraphNodeGetDependentNodes_
        end function hipGraphNodeGetDependentNodes_

    end interface hipGraphNodeGetDependentNodes

    interface hipGraphNodeGetDependentNodes_
        procedure hipGraphNodeGetDependentNodes_typed, hipGraphNodeGetDependentNodes_
    end interface hipGraphNodeGetDependentNodes_

    interface hipGraphNodeGetType
        procedure hipGraphNodeGetType_typed

        !> Returns the type of a node.
        function hipGraphNodeGetType_(node, pType) bind(c, name="hipGraphNodeGetType")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), value :: pType
            integer(c_int) :: hipGraphNodeGetType_
        end function hipGraphNodeGetType_

    end interface hipGraphNodeGetType

    interface hipGraphNodeGetType_
        procedure hipGraphNodeGetType_typed, hipGraphNodeGetType_
    end interface hipGraphNodeGetType_

    interface hipGraphDestroyNode

        !> Removes a node from its graph, with its edges.
        function hipGraphDestroyNode_(node) bind(c, name="hipGraphDestroyNode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            integer(c_int) :: hipGraphDestroyNode_
        end function hipGraphDestroyNode_

    end interface hipGraphDestroyNode

    interface hipGraphClone

        !> Copies a graph.
        function hipGraphClone_(pGraphClone, originalGraph) bind(c, name="hipGraphClone")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pGraphClone
            type(c_ptr), value :: originalGraph
            integer(c_int) :: hipGraphClone_
        end function hipGraphClone_

    end interface hipGraphClone

    interface hipGraphNodeFindInClone

        !> Finds the copy of a node in a copied graph.
        function hipGraphNodeFindInClone_(pNode, originalNode, clonedGraph) bind(c, name="hipGraphNodeFindInClone")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pNode
            type(c_ptr), value :: originalNode
            type(c_ptr), value :: clonedGraph
            integer(c_int) :: hipGraphNodeFindInClone_
        end function hipGraphNodeFindInClone_

    end interface hipGraphNodeFindInClone

    interface hipGraphInstantiate

        !> Makes an executable graph of a graph as it is now.
        function hipGraphInstantiate_(pGraphExec, graph, pErrorNode, pLogBuffer, bufferSize) bind(c, name="hipGraphInstantiate")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphExec
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pErrorNode
            type(c_ptr), value :: pLogBuffer
            integer(c_size_t), value :: bufferSize
            integer(c_int) :: hipGraphInstantiate_
        end function hipGraphInstantiate_

    end interface hipGraphInstantiate

    interface hipGraphInstantiateWithFlags

        !> Makes an executable graph of a graph as it is now.
        function hipGraphInstantiateWithFlags_(pGraphExec, graph, flags) bind(c, name="hipGraphInstantiateWithFlags")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr) :: pGraphExec
            type(c_ptr), value :: graph
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipGraphInstantiateWithFlags_
        end function hipGraphInstantiateWithFlags_

    end interface hipGraphInstantiateWithFlags

    interface hipGraphLaunch

        !> Queues all work of an executable graph, in an order that follows its edges and after its launches
        function hipGraphLaunch_(graphExec, stream) bind(c, name="hipGraphLaunch")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graphExec
            type(c_ptr), value :: stream
            integer(c_int) :: hipGraphLaunch_
        end function hipGraphLaunch_

    end interface hipGraphLaunch

    interface hipGraphExecDestroy

        !> Destroys an executable graph. Launches that are queued complete.
        function hipGraphExecDestroy_(graphExec) bind(c, name="hipGraphExecDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graphExec
            integer(c_int) :: hipGraphExecDestroy_
        end function hipGraphExecDestroy_

    end interface hipGraphExecDestroy

    interface hipGraphExecUpdate
        procedure hipGraphExecUpdate_typed

        !> Lets an executable graph do the work of another graph, whose nodes and edges are alike.
        function hipGraphExecUpdate_(hGraphExec, hGraph, hErrorNode_out, updateResult_out) bind(c, name="hipGraphExecUpdate")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hGraph
            type(c_ptr) :: hErrorNode_out
            type(c_ptr), value :: updateResult_out
            integer(c_int) :: hipGraphExecUpdate_
        end function hipGraphExecUpdate_

    end interface hipGraphExecUpdate

    interface hipGraphExecUpdate_
        procedure hipGraphExecUpdate_typed, hipGraphExecUpdate_
    end interface hipGraphExecUpdate_

    interface hipGraphAddKernelNode
        procedure hipGraphAddKernelNode_typed

        !> Adds a node that launches a kernel.
        function hipGraphAddKernelNode_(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddKernelNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphAddKernelNode_
        end function hipGraphAddKernelNode_

    end interface hipGraphAddKernelNode

    interface hipGraphAddKernelNode_
        procedure hipGraphAddKernelNode_typed, hipGraphAddKernelNode_
    end interface hipGraphAddKernelNode_

    interface hipGraphKernelNodeGetParams
        procedure hipGraphKernelNodeGetParams_typed

        !> Returns the launch of a node.
        function hipGraphKernelNodeGetParams_(node, pNodeParams) bind(c, name="hipGraphKernelNodeGetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphKernelNodeGetParams_
        end function hipGraphKernelNodeGetParams_

    end interface hipGraphKernelNodeGetParams

    interface hipGraphKernelNodeGetParams_
        procedure hipGraphKernelNodeGetParams_typed, hipGraphKernelNodeGetParams_
    end interface hipGraphKernelNodeGetParams_

    interface hipGraphKernelNodeSetParams
        procedure hipGraphKernelNodeSetParams_typed

        !> Sets the launch of a node.
        function hipGraphKernelNodeSetParams_(node, pNodeParams) bind(c, name="hipGraphKernelNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphKernelNodeSetParams_
        end function hipGraphKernelNodeSetParams_

    end interface hipGraphKernelNodeSetParams

    interface hipGraphKernelNodeSetParams_
        procedure hipGraphKernelNodeSetParams_typed, hipGraphKernelNodeSetParams_
    end interface hipGraphKernelNodeSetParams_

    interface hipGraphExecKernelNodeSetParams
        procedure hipGraphExecKernelNodeSetParams_typed

        !> Sets the launch that an executable graph does for a node.
        function hipGraphExecKernelNodeSetParams_(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecKernelNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphExecKernelNodeSetParams_
        end function hipGraphExecKernelNodeSetParams_

    end interface hipGraphExecKernelNodeSetParams

    interface hipGraphExecKernelNodeSetParams_
        procedure hipGraphExecKernelNodeSetParams_typed, hipGraphExecKernelNodeSetParams_
    end interface hipGraphExecKernelNodeSetParams_

    interface hipGraphAddMemcpyNode
        procedure hipGraphAddMemcpyNode_typed

        !> Adds a node that copies a box.
        function hipGraphAddMemcpyNode_(pGraphNode, graph, pDependencies, numDependencies, pCopyParams) &
            bind(c, name="hipGraphAddMemcpyNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr) :: pCopyParams
            integer(c_int) :: hipGraphAddMemcpyNode_
        end function hipGraphAddMemcpyNode_

    end interface hipGraphAddMemcpyNode

    interface hipGraphAddMemcpyNode_
        procedure hipGraphAddMemcpyNode_typed, hipGraphAddMemcpyNode_
    end interface hipGraphAddMemcpyNode_

    interface hipGraphMemcpyNodeGetParams
        procedure hipGraphMemcpyNodeGetParams_typed

        !> Returns the copy of a node.
        function hipGraphMemcpyNodeGetParams_(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeGetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphMemcpyNodeGetParams_
        end function hipGraphMemcpyNodeGetParams_

    end interface hipGraphMemcpyNodeGetParams

    interface hipGraphMemcpyNodeGetParams_
        procedure hipGraphMemcpyNodeGetParams_typed, hipGraphMemcpyNodeGetParams_
    end interface hipGraphMemcpyNodeGetParams_

    interface hipGraphMemcpyNodeSetParams
        procedure hipGraphMemcpyNodeSetParams_typed

        !> Sets the copy of a node.
        function hipGraphMemcpyNodeSetParams_(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphMemcpyNodeSetParams_
        end function hipGraphMemcpyNodeSetParams_

    end interface hipGraphMemcpyNodeSetParams

    interface hipGraphMemcpyNodeSetParams_
        procedure hipGraphMemcpyNodeSetParams_typed, hipGraphMemcpyNodeSetParams_
    end interface hipGraphMemcpyNodeSetParams_

    interface hipGraphExecMemcpyNodeSetParams
        procedure hipGraphExecMemcpyNodeSetParams_typed

        !> Sets the copy that an executable graph does for a node, between memory of the same kinds.
        function hipGraphExecMemcpyNodeSetParams_(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecMemcpyNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphExecMemcpyNodeSetParams_
        end function hipGraphExecMemcpyNodeSetParams_

    end interface hipGraphExecMemcpyNodeSetParams

    interface hipGraphExecMemcpyNodeSetParams_
        procedure hipGraphExecMemcpyNodeSetParams_typed, hipGraphExecMemcpyNodeSetParams_
    end interface hipGraphExecMemcpyNodeSetParams_

    interface hipGraphAddMemcpyNode1D

        !> Adds a node that copies bytes.
        function hipGraphAddMemcpyNode1D_(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, myKind) &
            bind(c, name="hipGraphAddMemcpyNode1D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphAddMemcpyNode1D_
        end function hipGraphAddMemcpyNode1D_

    end interface hipGraphAddMemcpyNode1D

    interface hipGraphMemcpyNodeSetParams1D

        !> Sets the copy of a node to one of bytes.
        function hipGraphMemcpyNodeSetParams1D_(node, dst, src, count, myKind) bind(c, name="hipGraphMemcpyNodeSetParams1D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphMemcpyNodeSetParams1D_
        end function hipGraphMemcpyNodeSetParams1D_

    end interface hipGraphMemcpyNodeSetParams1D

    interface hipGraphExecMemcpyNodeSetParams1D

        !> Sets the copy that an executable graph does for a node to one of bytes.
        function hipGraphExecMemcpyNodeSetParams1D_(hGraphExec, node, dst, src, count, myKind) &
            bind(c, name="hipGraphExecMemcpyNodeSetParams1D")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphExecMemcpyNodeSetParams1D_
        end function hipGraphExecMemcpyNodeSetParams1D_

    end interface hipGraphExecMemcpyNodeSetParams1D

    interface hipGraphAddMemcpyNodeFromSymbol

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphAddMemcpyNodeFromSymbol_(pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, &
            offset, myKind) bind(c, name="hipGraphAddMemcpyNodeFromSymbol")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr) :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphAddMemcpyNodeFromSymbol_
        end function hipGraphAddMemcpyNodeFromSymbol_

    end interface hipGraphAddMemcpyNodeFromSymbol

    interface hipGraphMemcpyNodeSetParamsFromSymbol

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphMemcpyNodeSetParamsFromSymbol_(node, dst, symbol, count, offset, myKind) &
            bind(c, name="hipGraphMemcpyNodeSetParamsFromSymbol")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphMemcpyNodeSetParamsFromSymbol_
        end function hipGraphMemcpyNodeSetParamsFromSymbol_

    end interface hipGraphMemcpyNodeSetParamsFromSymbol

    interface hipGraphExecMemcpyNodeSetParamsFromSymbol

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphExecMemcpyNodeSetParamsFromSymbol_(hGraphExec, node, dst, symbol, count, offset, myKind) &
            bind(c, name="hipGraphExecMemcpyNodeSetParamsFromSymbol")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphExecMemcpyNodeSetParamsFromSymbol_
        end function hipGraphExecMemcpyNodeSetParamsFromSymbol_

    end interface hipGraphExecMemcpyNodeSetParamsFromSymbol

    interface hipGraphAddMemcpyNodeToSymbol

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphAddMemcpyNodeToSymbol_(pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset, &
            myKind) bind(c, name="hipGraphAddMemcpyNodeToSymbol")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr) :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphAddMemcpyNodeToSymbol_
        end function hipGraphAddMemcpyNodeToSymbol_

    end interface hipGraphAddMemcpyNodeToSymbol

    interface hipGraphMemcpyNodeSetParamsToSymbol

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphMemcpyNodeSetParamsToSymbol_(node, symbol, src, count, offset, myKind) &
            bind(c, name="hipGraphMemcpyNodeSetParamsToSymbol")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphMemcpyNodeSetParamsToSymbol_
        end function hipGraphMemcpyNodeSetParamsToSymbol_

    end interface hipGraphMemcpyNodeSetParamsToSymbol

    interface hipGraphExecMemcpyNodeSetParamsToSymbol

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphExecMemcpyNodeSetParamsToSymbol_(hGraphExec, node, symbol, src, count, offset, myKind) &
            bind(c, name="hipGraphExecMemcpyNodeSetParamsToSymbol")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphExecMemcpyNodeSetParamsToSymbol_
        end function hipGraphExecMemcpyNodeSetParamsToSymbol_

    end interface hipGraphExecMemcpyNodeSetParamsToSymbol

    interface hipGraphAddMemsetNode
        procedure hipGraphAddMemsetNode_typed

        !> Adds a node that fills memory.
        function hipGraphAddMemsetNode_(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams) &
            bind(c, name="hipGraphAddMemsetNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr) :: pMemsetParams
            integer(c_int) :: hipGraphAddMemsetNode_
        end function hipGraphAddMemsetNode_

    end interface hipGraphAddMemsetNode

    interface hipGraphAddMemsetNode_
        procedure hipGraphAddMemsetNode_typed, hipGraphAddMemsetNode_
    end interface hipGraphAddMemsetNode_

    interface hipGraphMemsetNodeGetParams
        procedure hipGraphMemsetNodeGetParams_typed

        !> Returns the fill of a node.
        function hipGraphMemsetNodeGetParams_(node, pNodeParams) bind(c, name="hipGraphMemsetNodeGetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphMemsetNodeGetParams_
        end function hipGraphMemsetNodeGetParams_

    end interface hipGraphMemsetNodeGetParams

    interface hipGraphMemsetNodeGetParams_
        procedure hipGraphMemsetNodeGetParams_typed, hipGraphMemsetNodeGetParams_
    end interface hipGraphMemsetNodeGetParams_

    interface hipGraphMemsetNodeSetParams
        procedure hipGraphMemsetNodeSetParams_typed

        !> Sets the fill of a node.
        function hipGraphMemsetNodeSetParams_(node, pNodeParams) bind(c, name="hipGraphMemsetNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphMemsetNodeSetParams_
        end function hipGraphMemsetNodeSetParams_

    end interface hipGraphMemsetNodeSetParams

    interface hipGraphMemsetNodeSetParams_
        procedure hipGraphMemsetNodeSetParams_typed, hipGraphMemsetNodeSetParams_
    end interface hipGraphMemsetNodeSetParams_

    interface hipGraphExecMemsetNodeSetParams
        procedure hipGraphExecMemsetNodeSetParams_typed

        !> Sets the fill that an executable graph does for a node.
        function hipGraphExecMemsetNodeSetParams_(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecMemsetNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphExecMemsetNodeSetParams_
        end function hipGraphExecMemsetNodeSetParams_

    end interface hipGraphExecMemsetNodeSetParams

    interface hipGraphExecMemsetNodeSetParams_
        procedure hipGraphExecMemsetNodeSetParams_typed, hipGraphExecMemsetNodeSetParams_
    end interface hipGraphExecMemsetNodeSetParams_

    interface hipGraphAddHostNode
        procedure hipGraphAddHostNode_typed

        !> Adds a node that calls a function on the host, at each launch.
        function hipGraphAddHostNode_(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddHostNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphAddHostNode_
        end function hipGraphAddHostNode_

    end interface hipGraphAddHostNode

    interface hipGraphAddHostNode_
        procedure hipGraphAddHostNode_typed, hipGraphAddHostNode_
    end interface hipGraphAddHostNode_

    interface hipGraphHostNodeGetParams
        procedure hipGraphHostNodeGetParams_typed

        !> Returns the call of a node.
        function hipGraphHostNodeGetParams_(node, pNodeParams) bind(c, name="hipGraphHostNodeGetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphHostNodeGetParams_
        end function hipGraphHostNodeGetParams_

    end interface hipGraphHostNodeGetParams

    interface hipGraphHostNodeGetParams_
        procedure hipGraphHostNodeGetParams_typed, hipGraphHostNodeGetParams_
    end interface hipGraphHostNodeGetParams_

    interface hipGraphHostNodeSetParams
        procedure hipGraphHostNodeSetParams_typed

        !> Sets the call of a node.
        function hipGraphHostNodeSetParams_(node, pNodeParams) bind(c, name="hipGraphHostNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphHostNodeSetParams_
        end function hipGraphHostNodeSetParams_

    end interface hipGraphHostNodeSetParams

    interface hipGraphHostNodeSetParams_
        procedure hipGraphHostNodeSetParams_typed, hipGraphHostNodeSetParams_
    end interface hipGraphHostNodeSetParams_

    interface hipGraphExecHostNodeSetParams
        procedure hipGraphExecHostNodeSetParams_typed

        !> Sets the call that an executable graph does for a node.
        function hipGraphExecHostNodeSetParams_(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecHostNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphExecHostNodeSetParams_
        end function hipGraphExecHostNodeSetParams_

    end interface hipGraphExecHostNodeSetParams

    interface hipGraphExecHostNodeSetParams_
        procedure hipGraphExecHostNodeSetParams_typed, hipGraphExecHostNodeSetParams_
    end interface hipGraphExecHostNodeSetParams_

    interface hipGraphAddChildGraphNode

        !> Adds a node that does the work of another graph, as that is now.
        function hipGraphAddChildGraphNode_(pGraphNode, graph, pDependencies, numDependencies, childGraph) &
            bind(c, name="hipGraphAddChildGraphNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: childGraph
            integer(c_int) :: hipGraphAddChildGraphNode_
        end function hipGraphAddChildGraphNode_

    end interface hipGraphAddChildGraphNode

    interface hipGraphChildGraphNodeGetGraph

        !> Returns the graph of a node, which belongs to it.
        function hipGraphChildGraphNodeGetGraph_(node, pGraph) bind(c, name="hipGraphChildGraphNodeGetGraph")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: pGraph
            integer(c_int) :: hipGraphChildGraphNodeGetGraph_
        end function hipGraphChildGraphNodeGetGraph_

    end interface hipGraphChildGraphNodeGetGraph

    interface hipGraphExecChildGraphNodeSetParams

        !> Sets the work that an executable graph does for a node with a graph: that of a graph like it.
        function hipGraphExecChildGraphNodeSetParams_(hGraphExec, node, childGraph) &
            bind(c, name="hipGraphExecChildGraphNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: node
            type(c_ptr), value :: childGraph
            integer(c_int) :: hipGraphExecChildGraphNodeSetParams_
        end function hipGraphExecChildGraphNodeSetParams_

    end interface hipGraphExecChildGraphNodeSetParams

    interface hipGraphAddEmptyNode

        !> Adds a node that does nothing but keep an order.
        function hipGraphAddEmptyNode_(pGraphNode, graph, pDependencies, numDependencies) bind(c, name="hipGraphAddEmptyNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: hipGraphAddEmptyNode_
        end function hipGraphAddEmptyNode_

    end interface hipGraphAddEmptyNode

    interface hipGraphAddEventRecordNode

        !> Adds a node that records an event.
        function hipGraphAddEventRecordNode_(pGraphNode, graph, pDependencies, numDependencies, event) &
            bind(c, name="hipGraphAddEventRecordNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: event
            integer(c_int) :: hipGraphAddEventRecordNode_
        end function hipGraphAddEventRecordNode_

    end interface hipGraphAddEventRecordNode

    interface hipGraphEventRecordNodeGetEvent

        !> Returns the event that a node records.
        function hipGraphEventRecordNodeGetEvent_(node, event_out) bind(c, name="hipGraphEventRecordNodeGetEvent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: event_out
            integer(c_int) :: hipGraphEventRecordNodeGetEvent_
        end function hipGraphEventRecordNodeGetEvent_

    end interface hipGraphEventRecordNodeGetEvent

    interface hipGraphEventRecordNodeSetEvent

        !> Sets the event that a node records.
        function hipGraphEventRecordNodeSetEvent_(node, event) bind(c, name="hipGraphEventRecordNodeSetEvent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), value :: event
            integer(c_int) :: hipGraphEventRecordNodeSetEvent_
        end function hipGraphEventRecordNodeSetEvent_

    end interface hipGraphEventRecordNodeSetEvent

    interface hipGraphExecEventRecordNodeSetEvent

        !> Sets the event that an executable graph records for a node.
        function hipGraphExecEventRecordNodeSetEvent_(hGraphExec, hNode, event) bind(c, name="hipGraphExecEventRecordNodeSetEvent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(c_ptr), value :: event
            integer(c_int) :: hipGraphExecEventRecordNodeSetEvent_
        end function hipGraphExecEventRecordNodeSetEvent_

    end interface hipGraphExecEventRecordNodeSetEvent

    interface hipGraphAddEventWaitNode

        !> Adds a node that waits for an event's latest record at the launch.
        function hipGraphAddEventWaitNode_(pGraphNode, graph, pDependencies, numDependencies, event) &
            bind(c, name="hipGraphAddEventWaitNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: event
            integer(c_int) :: hipGraphAddEventWaitNode_
        end function hipGraphAddEventWaitNode_

    end interface hipGraphAddEventWaitNode

    interface hipGraphEventWaitNodeGetEvent

        !> Returns the event that a node waits for.
        function hipGraphEventWaitNodeGetEvent_(node, event_out) bind(c, name="hipGraphEventWaitNodeGetEvent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr) :: event_out
            integer(c_int) :: hipGraphEventWaitNodeGetEvent_
        end function hipGraphEventWaitNodeGetEvent_

    end interface hipGraphEventWaitNodeGetEvent

    interface hipGraphEventWaitNodeSetEvent

        !> Sets the event that a node waits for.
        function hipGraphEventWaitNodeSetEvent_(node, event) bind(c, name="hipGraphEventWaitNodeSetEvent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), value :: event
            integer(c_int) :: hipGraphEventWaitNodeSetEvent_
        end function hipGraphEventWaitNodeSetEvent_

    end interface hipGraphEventWaitNodeSetEvent

    interface hipGraphExecEventWaitNodeSetEvent

        !> Sets the event that an executable graph waits for for a node.
        function hipGraphExecEventWaitNodeSetEvent_(hGraphExec, hNode, event) bind(c, name="hipGraphExecEventWaitNodeSetEvent")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(c_ptr), value :: event
            integer(c_int) :: hipGraphExecEventWaitNodeSetEvent_
        end function hipGraphExecEventWaitNodeSetEvent_

    end interface hipGraphExecEventWaitNodeSetEvent

    interface hipCreateChannelDesc

        !> Describes the format of an array's elements: the bits of each channel, and their type.
        function hipCreateChannelDesc_(x, y, z, w, f) bind(c, name="hipCreateChannelDesc")
            import :: c_int, hipChannelFormatDesc
            implicit none
            integer(c_int), value :: x
            integer(c_int), value :: y
            integer(c_int), value :: z
            integer(c_int), value :: w
            integer(c_int), value :: f
            type(hipChannelFormatDesc) :: hipCreateChannelDesc_
        end function hipCreateChannelDesc_

    end interface hipCreateChannelDesc

    interface hipArrayGetInfo
        procedure hipArrayGetInfo_typed

        !> Returns the format, the extent and the flags of an array.
        function hipArrayGetInfo_(desc, extent, flags, array) bind(c, name="hipArrayGetInfo")
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            type(hipChannelFormatDesc), optional :: desc
            type(hipExtent), optional :: extent
            type(c_ptr), value :: flags
            type(c_ptr), value :: array
            integer(c_int) :: hipArrayGetInfo_
        end function hipArrayGetInfo_

    end interface hipArrayGetInfo

    interface hipArrayGetInfo_
        procedure hipArrayGetInfo_typed, hipArrayGetInfo_
    end interface hipArrayGetInfo_

    interface hipArrayGetDescriptor

        !> Returns the shape and the format of an array of one or two dimensions.
        function hipArrayGetDescriptor_(pArrayDescriptor, array) bind(c, name="hipArrayGetDescriptor")
            import :: HIP_ARRAY_DESCRIPTOR, c_int, c_ptr
            implicit none
            type(HIP_ARRAY_DESCRIPTOR) :: pArrayDescriptor
            type(c_ptr), value :: array
            integer(c_int) :: hipArrayGetDescriptor_
        end function hipArrayGetDescriptor_

    end interface hipArrayGetDescriptor

    interface hipArray3DGetDescriptor

        !> Returns the shape, the format and the flags of an array.
        function hipArray3DGetDescriptor_(pArrayDescriptor, array) bind(c, name="hipArray3DGetDescriptor")
            import :: HIP_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            type(HIP_ARRAY3D_DESCRIPTOR) :: pArrayDescriptor
            type(c_ptr), value :: array
            integer(c_int) :: hipArray3DGetDescriptor_
        end function hipArray3DGetDescriptor_

    end interface hipArray3DGetDescriptor

    interface hipMemcpy2DToArray_spt

        !> hipMemcpy2DToArray with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DToArray_spt_(dst, wOffset, hOffset, src, spitch, width, height, kind) &
            bind(c, name="hipMemcpy2DToArray_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: kind
            integer(c_int) :: hipMemcpy2DToArray_spt_
        end function hipMemcpy2DToArray_spt_

    end interface hipMemcpy2DToArray_spt

    interface hipMemcpy2DToArrayAsync_spt

        !> hipMemcpy2DToArrayAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DToArrayAsync_spt_(dst, wOffset, hOffset, src, spitch, width, height, kind, stream) &
            bind(c, name="hipMemcpy2DToArrayAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: kind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy2DToArrayAsync_spt_
        end function hipMemcpy2DToArrayAsync_spt_

    end interface hipMemcpy2DToArrayAsync_spt

    interface hipMemcpy2DFromArray_spt

        !> hipMemcpy2DFromArray with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DFromArray_spt_(dst, dpitch, src, wOffset, hOffset, width, height, kind) &
            bind(c, name="hipMemcpy2DFromArray_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: kind
            integer(c_int) :: hipMemcpy2DFromArray_spt_
        end function hipMemcpy2DFromArray_spt_

    end interface hipMemcpy2DFromArray_spt

    interface hipMemcpy2DFromArrayAsync_spt

        !> hipMemcpy2DFromArrayAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DFromArrayAsync_spt_(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream) &
            bind(c, name="hipMemcpy2DFromArrayAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: kind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy2DFromArrayAsync_spt_
        end function hipMemcpy2DFromArrayAsync_spt_

    end interface hipMemcpy2DFromArrayAsync_spt

    interface hipMemcpy2DArrayToArray

        !> Copies rows from array to array. Done when the call returns.
        function hipMemcpy2DArrayToArray_(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind) &
            bind(c, name="hipMemcpy2DArrayToArray")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: wOffsetDst
            integer(c_size_t), value :: hOffsetDst
            type(c_ptr), value :: src
            integer(c_size_t), value :: wOffsetSrc
            integer(c_size_t), value :: hOffsetSrc
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: kind
            integer(c_int) :: hipMemcpy2DArrayToArray_
        end function hipMemcpy2DArrayToArray_

    end interface hipMemcpy2DArrayToArray

    interface hipMemcpyFromArray_spt

        !> hipMemcpyFromArray with the calling thread's own default stream in the place of the default stream.
        function hipMemcpyFromArray_spt_(dst, srcArray, wOffset, hOffset, count, kind) bind(c, name="hipMemcpyFromArray_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: srcArray
            integer(c_size_t), value :: wOffset
            integer(c_size_t), value :: hOffset
            integer(c_size_t), value :: count
            integer(c_int), value :: kind
            integer(c_int) :: hipMemcpyFromArray_spt_
        end function hipMemcpyFromArray_spt_

    end interface hipMemcpyFromArray_spt

    interface hipMemcpyDtoA

        !> Copies device memory to a row of an array. Done when the call returns.
        function hipMemcpyDtoA_(dstArray, dstOffset, srcDevice, ByteCount) bind(c, name="hipMemcpyDtoA")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dstArray
            integer(c_size_t), value :: dstOffset
            type(c_ptr), value :: srcDevice
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: hipMemcpyDtoA_
        end function hipMemcpyDtoA_

    end interface hipMemcpyDtoA

    interface hipMemcpyAtoD

        !> Copies a row of an array to device memory. Done when the call returns.
        function hipMemcpyAtoD_(dstDevice, srcArray, srcOffset, ByteCount) bind(c, name="hipMemcpyAtoD")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dstDevice
            type(c_ptr), value :: srcArray
            integer(c_size_t), value :: srcOffset
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: hipMemcpyAtoD_
        end function hipMemcpyAtoD_

    end interface hipMemcpyAtoD

    interface hipMemcpyAtoA

        !> Copies a row of an array to a row of an array. Done when the call returns.
        function hipMemcpyAtoA_(dstArray, dstOffset, srcArray, srcOffset, ByteCount) bind(c, name="hipMemcpyAtoA")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dstArray
            integer(c_size_t), value :: dstOffset
            type(c_ptr), value :: srcArray
            integer(c_size_t), value :: srcOffset
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: hipMemcpyAtoA_
        end function hipMemcpyAtoA_

    end interface hipMemcpyAtoA

    interface hipMemcpyHtoAAsync

        !> Queues a copy of host memory to a row of an array.
        function hipMemcpyHtoAAsync_(dstArray, dstOffset, srcHost, ByteCount, stream) bind(c, name="hipMemcpyHtoAAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dstArray
            integer(c_size_t), value :: dstOffset
            type(c_ptr), value :: srcHost
            integer(c_size_t), value :: ByteCount
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyHtoAAsync_
        end function hipMemcpyHtoAAsync_

    end interface hipMemcpyHtoAAsync

    interface hipMemcpyAtoHAsync

        !> Queues a copy of a row of an array to host memory.
        function hipMemcpyAtoHAsync_(dstHost, srcArray, srcOffset, ByteCount, stream) bind(c, name="hipMemcpyAtoHAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dstHost
            type(c_ptr), value :: srcArray
            integer(c_size_t), value :: srcOffset
            integer(c_size_t), value :: ByteCount
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyAtoHAsync_
        end function hipMemcpyAtoHAsync_

    end interface hipMemcpyAtoHAsync

    interface hipMemcpy_spt

        !> hipMemcpy with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy_spt_(dst, src, sizeBytes, kind) bind(c, name="hipMemcpy_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: kind
            integer(c_int) :: hipMemcpy_spt_
        end function hipMemcpy_spt_

    end interface hipMemcpy_spt

    interface hipMemcpyAsync_spt

        !> hipMemcpyAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpyAsync_spt_(dst, src, sizeBytes, kind, stream) bind(c, name="hipMemcpyAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: kind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyAsync_spt_
        end function hipMemcpyAsync_spt_

    end interface hipMemcpyAsync_spt

    interface hipMemcpy2D_spt

        !> hipMemcpy2D with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2D_spt_(dst, dpitch, src, spitch, width, height, kind) bind(c, name="hipMemcpy2D_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: kind
            integer(c_int) :: hipMemcpy2D_spt_
        end function hipMemcpy2D_spt_

    end interface hipMemcpy2D_spt

    interface hipMemcpy2DAsync_spt

        !> hipMemcpy2DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy2DAsync_spt_(dst, dpitch, src, spitch, width, height, kind, stream) bind(c, name="hipMemcpy2DAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dpitch
            type(c_ptr), value :: src
            integer(c_size_t), value :: spitch
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int), value :: kind
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy2DAsync_spt_
        end function hipMemcpy2DAsync_spt_

    end interface hipMemcpy2DAsync_spt

    interface hipMemcpy3D_spt

        !> hipMemcpy3D with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy3D_spt_(p) bind(c, name="hipMemcpy3D_spt")
            import :: c_int, hipMemcpy3DParms
            implicit none
            type(hipMemcpy3DParms) :: p
            integer(c_int) :: hipMemcpy3D_spt_
        end function hipMemcpy3D_spt_

    end interface hipMemcpy3D_spt

    interface hipMemcpy3DAsync_spt

        !> hipMemcpy3DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy3DAsync_spt_(p, stream) bind(c, name="hipMemcpy3DAsync_spt")
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            type(hipMemcpy3DParms) :: p
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy3DAsync_spt_
        end function hipMemcpy3DAsync_spt_

    end interface hipMemcpy3DAsync_spt

    interface hipMemcpyBatchAsync
        procedure hipMemcpyBatchAsync_typed

        !> Queues copies of bytes, wherever the addresses are.
        function hipMemcpyBatchAsync_(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream) &
            bind(c, name="hipMemcpyBatchAsync")
            import :: c_int, c_ptr, c_size_t, hipMemcpyAttributes
            implicit none
            type(c_ptr) :: dsts
            type(c_ptr) :: srcs
            type(c_ptr), value :: sizes
            integer(c_size_t), value :: count
            type(hipMemcpyAttributes), optional :: attrs
            type(c_ptr), value :: attrsIdxs
            integer(c_size_t), value :: numAttrs
            type(c_ptr), value :: failIdx
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpyBatchAsync_
        end function hipMemcpyBatchAsync_

    end interface hipMemcpyBatchAsync

    interface hipMemcpyBatchAsync_
        procedure hipMemcpyBatchAsync_typed, hipMemcpyBatchAsync_
    end interface hipMemcpyBatchAsync_

    interface hipMemcpy3DBatchAsync
        procedure hipMemcpy3DBatchAsync_typed

        !> Queues copies of boxes, wherever the addresses are.
        function hipMemcpy3DBatchAsync_(numOps, opList, failIdx, flags, stream) bind(c, name="hipMemcpy3DBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemcpy3DBatchOp
            implicit none
            integer(c_size_t), value :: numOps
            type(hipMemcpy3DBatchOp) :: opList
            type(c_ptr), value :: failIdx
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy3DBatchAsync_
        end function hipMemcpy3DBatchAsync_

    end interface hipMemcpy3DBatchAsync

    interface hipMemcpy3DBatchAsync_
        procedure hipMemcpy3DBatchAsync_typed, hipMemcpy3DBatchAsync_
    end interface hipMemcpy3DBatchAsync_

    interface hipMemset_spt

        !> hipMemset with the calling thread's own default stream in the place of the default stream.
        function hipMemset_spt_(dst, value, sizeBytes) bind(c, name="hipMemset_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: value
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: hipMemset_spt_
        end function hipMemset_spt_

    end interface hipMemset_spt

    interface hipMemsetAsync_spt

        !> hipMemsetAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemsetAsync_spt_(dst, value, sizeBytes, stream) bind(c, name="hipMemsetAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: value
            integer(c_size_t), value :: sizeBytes
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetAsync_spt_
        end function hipMemsetAsync_spt_

    end interface hipMemsetAsync_spt

    interface hipMemsetD2D8

        !> Fills rows with a value of 8 bits. Done when the call returns; in device memory it may only be queued.
        function hipMemsetD2D8_(dst, dstPitch, value, width, height) bind(c, name="hipMemsetD2D8")
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            character(kind=c_char), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMemsetD2D8_
        end function hipMemsetD2D8_

    end interface hipMemsetD2D8

    interface hipMemsetD2D8Async

        !> Queues a fill of rows with a value of 8 bits.
        function hipMemsetD2D8Async_(dst, dstPitch, value, width, height, stream) bind(c, name="hipMemsetD2D8Async")
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            character(kind=c_char), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetD2D8Async_
        end function hipMemsetD2D8Async_

    end interface hipMemsetD2D8Async

    interface hipMemsetD2D16

        !> Fills rows with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
        function hipMemsetD2D16_(dst, dstPitch, value, width, height) bind(c, name="hipMemsetD2D16")
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_short), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMemsetD2D16_
        end function hipMemsetD2D16_

    end interface hipMemsetD2D16

    interface hipMemsetD2D16Async

        !> Queues a fill of rows with a value of 16 bits.
        function hipMemsetD2D16Async_(dst, dstPitch, value, width, height, stream) bind(c, name="hipMemsetD2D16Async")
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_short), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetD2D16Async_
        end function hipMemsetD2D16Async_

    end interface hipMemsetD2D16Async

    interface hipMemsetD2D32

        !> Fills rows with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
        function hipMemsetD2D32_(dst, dstPitch, value, width, height) bind(c, name="hipMemsetD2D32")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_int), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMemsetD2D32_
        end function hipMemsetD2D32_

    end interface hipMemsetD2D32

    interface hipMemsetD2D32Async

        !> Queues a fill of rows with a value of 32 bits.
        function hipMemsetD2D32Async_(dst, dstPitch, value, width, height, stream) bind(c, name="hipMemsetD2D32Async")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_int), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemsetD2D32Async_
        end function hipMemsetD2D32Async_

    end interface hipMemsetD2D32Async

    interface hipMemset2D_spt

        !> hipMemset2D with the calling thread's own default stream in the place of the default stream.
        function hipMemset2D_spt_(dst, pitch, value, width, height) bind(c, name="hipMemset2D_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: pitch
            integer(c_int), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            integer(c_int) :: hipMemset2D_spt_
        end function hipMemset2D_spt_

    end interface hipMemset2D_spt

    interface hipMemset2DAsync_spt

        !> hipMemset2DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemset2DAsync_spt_(dst, pitch, value, width, height, stream) bind(c, name="hipMemset2DAsync_spt")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: pitch
            integer(c_int), value :: value
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemset2DAsync_spt_
        end function hipMemset2DAsync_spt_

    end interface hipMemset2DAsync_spt

    interface hipMemset3D_spt

        !> hipMemset3D with the calling thread's own default stream in the place of the default stream.
        function hipMemset3D_spt_(pitchedDevPtr, value, extent) bind(c, name="hipMemset3D_spt")
            import :: c_int, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr), value :: pitchedDevPtr
            integer(c_int), value :: value
            type(hipExtent), value :: extent
            integer(c_int) :: hipMemset3D_spt_
        end function hipMemset3D_spt_

    end interface hipMemset3D_spt

    interface hipMemset3DAsync_spt

        !> hipMemset3DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemset3DAsync_spt_(pitchedDevPtr, value, extent, stream) bind(c, name="hipMemset3DAsync_spt")
            import :: c_int, c_ptr, hipExtent, hipPitchedPtr
            implicit none
            type(hipPitchedPtr), value :: pitchedDevPtr
            integer(c_int), value :: value
            type(hipExtent), value :: extent
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemset3DAsync_spt_
        end function hipMemset3DAsync_spt_

    end interface hipMemset3DAsync_spt

    interface hipSetValidDevices

        !> Sets the calling thread's preferred devices, the best first: the first becomes its current device.
        function hipSetValidDevices_(device_arr, len) bind(c, name="hipSetValidDevices")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: device_arr
            integer(c_int), value :: len
            integer(c_int) :: hipSetValidDevices_
        end function hipSetValidDevices_

    end interface hipSetValidDevices

    interface hipDeviceGetUuid

        !> Returns 16 bytes that identify a device on this machine, the same in every process.
        function hipDeviceGetUuid_(uuid, device) bind(c, name="hipDeviceGetUuid")
            import :: c_int, hipUUID
            implicit none
            type(hipUUID) :: uuid
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetUuid_
        end function hipDeviceGetUuid_

    end interface hipDeviceGetUuid

    interface hipDeviceGetLuid
        procedure hipDeviceGetLuid_typed

        !> Returns a device's identifier on Windows; not supported.
        function hipDeviceGetLuid_(luid, deviceNodeMask, device) bind(c, name="hipDeviceGetLuid")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: luid
            type(c_ptr), value :: deviceNodeMask
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetLuid_
        end function hipDeviceGetLuid_

    end interface hipDeviceGetLuid

    interface hipDeviceGetLuid_
        procedure hipDeviceGetLuid_typed, hipDeviceGetLuid_
    end interface hipDeviceGetLuid_

    interface hipChooseDeviceR0600
        procedure hipChooseDeviceR0600_typed

        !> Chooses the first device that has at least the requested properties.
        function hipChooseDeviceR0600_(device, prop) bind(c, name="hipChooseDeviceR0600")
            import :: c_int, c_ptr, hipDeviceProp_t
            implicit none
            type(c_ptr), value :: device
            type(hipDeviceProp_t) :: prop
            integer(c_int) :: hipChooseDeviceR0600_
        end function hipChooseDeviceR0600_

    end interface hipChooseDeviceR0600

    interface hipChooseDeviceR0600_
        procedure hipChooseDeviceR0600_typed, hipChooseDeviceR0600_
    end interface hipChooseDeviceR0600_

    interface hipInitDevice

        !> Starts a device without making it current.
        function hipInitDevice_(device, deviceFlags, flags) bind(c, name="hipInitDevice")
            import :: c_int
            implicit none
            integer(c_int), value :: device
            integer(c_int), value :: deviceFlags
            integer(c_int), value :: flags
            integer(c_int) :: hipInitDevice_
        end function hipInitDevice_

    end interface hipInitDevice

    interface hipDeviceSetLimit

        !> Sets a limit of the current device.
        function hipDeviceSetLimit_(limit, value) bind(c, name="hipDeviceSetLimit")
            import :: c_int, c_size_t
            implicit none
            integer(c_int), value :: limit
            integer(c_size_t), value :: value
            integer(c_int) :: hipDeviceSetLimit_
        end function hipDeviceSetLimit_

    end interface hipDeviceSetLimit

    interface hipExtGetLastError

        !> Returns the status of the calling thread's last call, and makes it hipSuccess.
        function hipExtGetLastError_() bind(c, name="hipExtGetLastError")
            import :: c_int
            implicit none
            integer(c_int) :: hipExtGetLastError_
        end function hipExtGetLastError_

    end interface hipExtGetLastError

    interface hipGetErrorName

        !> Returns the name of a status, such as "hipErrorInvalidValue"; "hipErrorUnknown" for an unknown number.
        function hipGetErrorName_(hip_error) bind(c, name="hipGetErrorName")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: hip_error
            type(c_ptr) :: hipGetErrorName_
        end function hipGetErrorName_

    end interface hipGetErrorName

    interface hipGetErrorString

        !> Returns the description of a status; "unknown error" for an unknown number.
        function hipGetErrorString_(hipError) bind(c, name="hipGetErrorString")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: hipError
            type(c_ptr) :: hipGetErrorString_
        end function hipGetErrorString_

    end interface hipGetErrorString

    interface hipDrvGetErrorName

        !> Returns the name of a status.
        function hipDrvGetErrorName_(hipError, errorString) bind(c, name="hipDrvGetErrorName")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: hipError
            type(c_ptr) :: errorString
            integer(c_int) :: hipDrvGetErrorName_
        end function hipDrvGetErrorName_

    end interface hipDrvGetErrorName

    interface hipDrvGetErrorString

        !> Returns the description of a status.
        function hipDrvGetErrorString_(hipError, errorString) bind(c, name="hipDrvGetErrorString")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: hipError
            type(c_ptr) :: errorString
            integer(c_int) :: hipDrvGetErrorString_
        end function hipDrvGetErrorString_

    end interface hipDrvGetErrorString

    interface hipEventRecord_spt

        !> hipEventRecord with the calling thread's own default stream in the place of the default stream.
        function hipEventRecord_spt_(event, stream) bind(c, name="hipEventRecord_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            type(c_ptr), value :: stream
            integer(c_int) :: hipEventRecord_spt_
        end function hipEventRecord_spt_

    end interface hipEventRecord_spt

    interface hipEventRecordWithFlags

        !> Queues a record of an event, as hipEventRecord does.
        function hipEventRecordWithFlags_(event, stream, flags) bind(c, name="hipEventRecordWithFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: event
            type(c_ptr), value :: stream
            integer(c_int), value :: flags
            integer(c_int) :: hipEventRecordWithFlags_
        end function hipEventRecordWithFlags_

    end interface hipEventRecordWithFlags

    interface hipImportExternalMemory

        !> Imports memory that another interface, such as Vulkan, or another process has exported.
        function hipImportExternalMemory_(extMem_out, memHandleDesc) bind(c, name="hipImportExternalMemory")
            import :: c_int, c_ptr, hipExternalMemoryHandleDesc
            implicit none
            type(c_ptr) :: extMem_out
            type(hipExternalMemoryHandleDesc) :: memHandleDesc
            integer(c_int) :: hipImportExternalMemory_
        end function hipImportExternalMemory_

    end interface hipImportExternalMemory

    interface hipExternalMemoryGetMappedMipmappedArray

        !> Maps external memory as arrays of texels. AMD's library for Linux does not have this function.
        function hipExternalMemoryGetMappedMipmappedArray_(mipmap, extMem, mipmapDesc) &
            bind(c, name="hipExternalMemoryGetMappedMipmappedArray")
            import :: c_int, c_ptr, hipExternalMemoryMipmappedArrayDesc
            implicit none
            type(c_ptr) :: mipmap
            type(c_ptr), value :: extMem
            type(hipExternalMemoryMipmappedArrayDesc) :: mipmapDesc
            integer(c_int) :: hipExternalMemoryGetMappedMipmappedArray_
        end function hipExternalMemoryGetMappedMipmappedArray_

    end interface hipExternalMemoryGetMappedMipmappedArray

    interface hipImportExternalSemaphore

        !> Imports a semaphore that another interface, such as Vulkan, or another process has exported.
        function hipImportExternalSemaphore_(extSem_out, semHandleDesc) bind(c, name="hipImportExternalSemaphore")
            import :: c_int, c_ptr, hipExternalSemaphoreHandleDesc
            implicit none
            type(c_ptr) :: extSem_out
            type(hipExternalSemaphoreHandleDesc) :: semHandleDesc
            integer(c_int) :: hipImportExternalSemaphore_
        end function hipImportExternalSemaphore_

    end interface hipImportExternalSemaphore

    interface hipGraphAddBatchMemOpNode

        !> Adds a node that waits for values in memory and writes values, in their order.
        function hipGraphAddBatchMemOpNode_(phGraphNode, hGraph, dependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddBatchMemOpNode")
            import :: c_int, c_ptr, c_size_t, hipBatchMemOpNodeParams
            implicit none
            type(c_ptr) :: phGraphNode
            type(c_ptr), value :: hGraph
            type(c_ptr), optional :: dependencies
            integer(c_size_t), value :: numDependencies
            type(hipBatchMemOpNodeParams) :: nodeParams
            integer(c_int) :: hipGraphAddBatchMemOpNode_
        end function hipGraphAddBatchMemOpNode_

    end interface hipGraphAddBatchMemOpNode

    interface hipGraphBatchMemOpNodeGetParams

        !> Returns the waits and writes of a node.
        function hipGraphBatchMemOpNodeGetParams_(hNode, nodeParams_out) bind(c, name="hipGraphBatchMemOpNodeGetParams")
            import :: c_int, c_ptr, hipBatchMemOpNodeParams
            implicit none
            type(c_ptr), value :: hNode
            type(hipBatchMemOpNodeParams) :: nodeParams_out
            integer(c_int) :: hipGraphBatchMemOpNodeGetParams_
        end function hipGraphBatchMemOpNodeGetParams_

    end interface hipGraphBatchMemOpNodeGetParams

    interface hipGraphBatchMemOpNodeSetParams

        !> Sets the waits and writes of a node.
        function hipGraphBatchMemOpNodeSetParams_(hNode, nodeParams) bind(c, name="hipGraphBatchMemOpNodeSetParams")
            import :: c_int, c_ptr, hipBatchMemOpNodeParams
            implicit none
            type(c_ptr), value :: hNode
            type(hipBatchMemOpNodeParams) :: nodeParams
            integer(c_int) :: hipGraphBatchMemOpNodeSetParams_
        end function hipGraphBatchMemOpNodeSetParams_

    end interface hipGraphBatchMemOpNodeSetParams

    interface hipGraphExecBatchMemOpNodeSetParams

        !> Sets the waits and writes that an executable graph does for a node.
        function hipGraphExecBatchMemOpNodeSetParams_(hGraphExec, hNode, nodeParams) &
            bind(c, name="hipGraphExecBatchMemOpNodeSetParams")
            import :: c_int, c_ptr, hipBatchMemOpNodeParams
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(hipBatchMemOpNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExecBatchMemOpNodeSetParams_
        end function hipGraphExecBatchMemOpNodeSetParams_

    end interface hipGraphExecBatchMemOpNodeSetParams

    interface hipGraphAddExternalSemaphoresSignalNode

        !> Adds a node that signals semaphores.
        function hipGraphAddExternalSemaphoresSignalNode_(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddExternalSemaphoresSignalNode")
            import :: c_int, c_ptr, c_size_t, hipExternalSemaphoreSignalNodeParams
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipExternalSemaphoreSignalNodeParams) :: nodeParams
            integer(c_int) :: hipGraphAddExternalSemaphoresSignalNode_
        end function hipGraphAddExternalSemaphoresSignalNode_

    end interface hipGraphAddExternalSemaphoresSignalNode

    interface hipGraphExternalSemaphoresSignalNodeGetParams

        !> Returns the signals of a node.
        function hipGraphExternalSemaphoresSignalNodeGetParams_(hNode, params_out) &
            bind(c, name="hipGraphExternalSemaphoresSignalNodeGetParams")
            import :: c_int, c_ptr, hipExternalSemaphoreSignalNodeParams
            implicit none
            type(c_ptr), value :: hNode
            type(hipExternalSemaphoreSignalNodeParams) :: params_out
            integer(c_int) :: hipGraphExternalSemaphoresSignalNodeGetParams_
        end function hipGraphExternalSemaphoresSignalNodeGetParams_

    end interface hipGraphExternalSemaphoresSignalNodeGetParams

    interface hipGraphExternalSemaphoresSignalNodeSetParams

        !> Sets the signals of a node.
        function hipGraphExternalSemaphoresSignalNodeSetParams_(hNode, nodeParams) &
            bind(c, name="hipGraphExternalSemaphoresSignalNodeSetParams")
            import :: c_int, c_ptr, hipExternalSemaphoreSignalNodeParams
            implicit none
            type(c_ptr), value :: hNode
            type(hipExternalSemaphoreSignalNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExternalSemaphoresSignalNodeSetParams_
        end function hipGraphExternalSemaphoresSignalNodeSetParams_

    end interface hipGraphExternalSemaphoresSignalNodeSetParams

    interface hipGraphExecExternalSemaphoresSignalNodeSetParams

        !> Sets the signals that an executable graph does for a node.
        function hipGraphExecExternalSemaphoresSignalNodeSetParams_(hGraphExec, hNode, nodeParams) &
            bind(c, name="hipGraphExecExternalSemaphoresSignalNodeSetParams")
            import :: c_int, c_ptr, hipExternalSemaphoreSignalNodeParams
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(hipExternalSemaphoreSignalNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExecExternalSemaphoresSignalNodeSetParams_
        end function hipGraphExecExternalSemaphoresSignalNodeSetParams_

    end interface hipGraphExecExternalSemaphoresSignalNodeSetParams

    interface hipGraphAddExternalSemaphoresWaitNode

        !> Adds a node that waits for semaphores.
        function hipGraphAddExternalSemaphoresWaitNode_(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddExternalSemaphoresWaitNode")
            import :: c_int, c_ptr, c_size_t, hipExternalSemaphoreWaitNodeParams
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipExternalSemaphoreWaitNodeParams) :: nodeParams
            integer(c_int) :: hipGraphAddExternalSemaphoresWaitNode_
        end function hipGraphAddExternalSemaphoresWaitNode_

    end interface hipGraphAddExternalSemaphoresWaitNode

    interface hipGraphExternalSemaphoresWaitNodeGetParams

        !> Returns the waits of a node.
        function hipGraphExternalSemaphoresWaitNodeGetParams_(hNode, params_out) &
            bind(c, name="hipGraphExternalSemaphoresWaitNodeGetParams")
            import :: c_int, c_ptr, hipExternalSemaphoreWaitNodeParams
            implicit none
            type(c_ptr), value :: hNode
            type(hipExternalSemaphoreWaitNodeParams) :: params_out
            integer(c_int) :: hipGraphExternalSemaphoresWaitNodeGetParams_
        end function hipGraphExternalSemaphoresWaitNodeGetParams_

    end interface hipGraphExternalSemaphoresWaitNodeGetParams

    interface hipGraphExternalSemaphoresWaitNodeSetParams

        !> Sets the waits of a node.
        function hipGraphExternalSemaphoresWaitNodeSetParams_(hNode, nodeParams) &
            bind(c, name="hipGraphExternalSemaphoresWaitNodeSetParams")
            import :: c_int, c_ptr, hipExternalSemaphoreWaitNodeParams
            implicit none
            type(c_ptr), value :: hNode
            type(hipExternalSemaphoreWaitNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExternalSemaphoresWaitNodeSetParams_
        end function hipGraphExternalSemaphoresWaitNodeSetParams_

    end interface hipGraphExternalSemaphoresWaitNodeSetParams

    interface hipGraphExecExternalSemaphoresWaitNodeSetParams

        !> Sets the waits that an executable graph does for a node.
        function hipGraphExecExternalSemaphoresWaitNodeSetParams_(hGraphExec, hNode, nodeParams) &
            bind(c, name="hipGraphExecExternalSemaphoresWaitNodeSetParams")
            import :: c_int, c_ptr, hipExternalSemaphoreWaitNodeParams
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(hipExternalSemaphoreWaitNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExecExternalSemaphoresWaitNodeSetParams_
        end function hipGraphExecExternalSemaphoresWaitNodeSetParams_

    end interface hipGraphExecExternalSemaphoresWaitNodeSetParams

    interface hipGraphAddMemAllocNode

        !> Adds a node that allocates memory, which has its address from now on.
        function hipGraphAddMemAllocNode_(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddMemAllocNode")
            import :: c_int, c_ptr, c_size_t, hipMemAllocNodeParams
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemAllocNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphAddMemAllocNode_
        end function hipGraphAddMemAllocNode_

    end interface hipGraphAddMemAllocNode

    interface hipGraphMemAllocNodeGetParams

        !> Returns the allocation of a node.
        function hipGraphMemAllocNodeGetParams_(node, pNodeParams) bind(c, name="hipGraphMemAllocNodeGetParams")
            import :: c_int, c_ptr, hipMemAllocNodeParams
            implicit none
            type(c_ptr), value :: node
            type(hipMemAllocNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphMemAllocNodeGetParams_
        end function hipGraphMemAllocNodeGetParams_

    end interface hipGraphMemAllocNodeGetParams

    interface hipGraphAddMemFreeNode

        !> Adds a node that frees the memory of one that allocates it.
        function hipGraphAddMemFreeNode_(pGraphNode, graph, pDependencies, numDependencies, dev_ptr) &
            bind(c, name="hipGraphAddMemFreeNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: dev_ptr
            integer(c_int) :: hipGraphAddMemFreeNode_
        end function hipGraphAddMemFreeNode_

    end interface hipGraphAddMemFreeNode

    interface hipGraphMemFreeNodeGetParams

        !> Returns the memory that a node frees.
        function hipGraphMemFreeNodeGetParams_(node, dev_ptr) bind(c, name="hipGraphMemFreeNodeGetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), value :: dev_ptr
            integer(c_int) :: hipGraphMemFreeNodeGetParams_
        end function hipGraphMemFreeNodeGetParams_

    end interface hipGraphMemFreeNodeGetParams

    interface hipDrvGraphAddMemcpyNode

        !> Adds a node that copies a box, described as hipDrvMemcpy3D's.
        function hipDrvGraphAddMemcpyNode_(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) &
            bind(c, name="hipDrvGraphAddMemcpyNode")
            import :: HIP_MEMCPY3D, c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: phGraphNode
            type(c_ptr), value :: hGraph
            type(c_ptr), optional :: dependencies
            integer(c_size_t), value :: numDependencies
            type(HIP_MEMCPY3D) :: copyParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemcpyNode_
        end function hipDrvGraphAddMemcpyNode_

    end interface hipDrvGraphAddMemcpyNode

    interface hipDrvGraphMemcpyNodeGetParams

        !> Returns the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeGetParams_(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeGetParams")
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            type(HIP_MEMCPY3D) :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeGetParams_
        end function hipDrvGraphMemcpyNodeGetParams_

    end interface hipDrvGraphMemcpyNodeGetParams

    interface hipDrvGraphMemcpyNodeSetParams

        !> Sets the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeSetParams_(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeSetParams")
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            type(HIP_MEMCPY3D) :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeSetParams_
        end function hipDrvGraphMemcpyNodeSetParams_

    end interface hipDrvGraphMemcpyNodeSetParams

    interface hipDrvGraphExecMemcpyNodeSetParams

        !> Sets the copy that an executable graph does for a node, described as hipDrvMemcpy3D's, between memory of the same
        function hipDrvGraphExecMemcpyNodeSetParams_(hGraphExec, hNode, copyParams, ctx) &
            bind(c, name="hipDrvGraphExecMemcpyNodeSetParams")
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(HIP_MEMCPY3D) :: copyParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemcpyNodeSetParams_
        end function hipDrvGraphExecMemcpyNodeSetParams_

    end interface hipDrvGraphExecMemcpyNodeSetParams

    interface hipDrvGraphAddMemsetNode

        !> Adds a node that fills memory.
        function hipDrvGraphAddMemsetNode_(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) &
            bind(c, name="hipDrvGraphAddMemsetNode")
            import :: c_int, c_ptr, c_size_t, hipMemsetParams
            implicit none
            type(c_ptr) :: phGraphNode
            type(c_ptr), value :: hGraph
            type(c_ptr), optional :: dependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemsetParams) :: memsetParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemsetNode_
        end function hipDrvGraphAddMemsetNode_

    end interface hipDrvGraphAddMemsetNode

    interface hipDrvGraphExecMemsetNodeSetParams

        !> Sets the fill that an executable graph does for a node.
        function hipDrvGraphExecMemsetNodeSetParams_(hGraphExec, hNode, memsetParams, ctx) &
            bind(c, name="hipDrvGraphExecMemsetNodeSetParams")
            import :: c_int, c_ptr, hipMemsetParams
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(hipMemsetParams) :: memsetParams
            type(c_ptr), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemsetNodeSetParams_
        end function hipDrvGraphExecMemsetNodeSetParams_

    end interface hipDrvGraphExecMemsetNodeSetParams

    interface hipDrvGraphAddMemFreeNode

        !> Adds a node that frees the memory of one that allocates it.
        function hipDrvGraphAddMemFreeNode_(phGraphNode, hGraph, dependencies, numDependencies, dptr) &
            bind(c, name="hipDrvGraphAddMemFreeNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: phGraphNode
            type(c_ptr), value :: hGraph
            type(c_ptr), optional :: dependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: dptr
            integer(c_int) :: hipDrvGraphAddMemFreeNode_
        end function hipDrvGraphAddMemFreeNode_

    end interface hipDrvGraphAddMemFreeNode

    interface hipGraphInstantiateWithParams

        !> Makes an executable graph of a graph as it is now, and prepares its launch on request.
        function hipGraphInstantiateWithParams_(pGraphExec, graph, instantiateParams) bind(c, name="hipGraphInstantiateWithParams")
            import :: c_int, c_ptr, hipGraphInstantiateParams
            implicit none
            type(c_ptr) :: pGraphExec
            type(c_ptr), value :: graph
            type(hipGraphInstantiateParams) :: instantiateParams
            integer(c_int) :: hipGraphInstantiateWithParams_
        end function hipGraphInstantiateWithParams_

    end interface hipGraphInstantiateWithParams

    interface hipGraphExecGetFlags
        procedure hipGraphExecGetFlags_typed

        !> Returns the flags that an executable graph was made with.
        function hipGraphExecGetFlags_(graphExec, flags) bind(c, name="hipGraphExecGetFlags")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graphExec
            type(c_ptr), value :: flags
            integer(c_int) :: hipGraphExecGetFlags_
        end function hipGraphExecGetFlags_

    end interface hipGraphExecGetFlags

    interface hipGraphExecGetFlags_
        procedure hipGraphExecGetFlags_typed, hipGraphExecGetFlags_
    end interface hipGraphExecGetFlags_

    interface hipGraphNodeGetEnabled
        procedure hipGraphNodeGetEnabled_typed

        !> Tells whether launches of an executable graph do the work of a node.
        function hipGraphNodeGetEnabled_(hGraphExec, hNode, isEnabled) bind(c, name="hipGraphNodeGetEnabled")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            type(c_ptr), value :: isEnabled
            integer(c_int) :: hipGraphNodeGetEnabled_
        end function hipGraphNodeGetEnabled_

    end interface hipGraphNodeGetEnabled

    interface hipGraphNodeGetEnabled_
        procedure hipGraphNodeGetEnabled_typed, hipGraphNodeGetEnabled_
    end interface hipGraphNodeGetEnabled_

    interface hipGraphNodeSetEnabled

        !> Lets launches of an executable graph do the work of a node, or leave it out.
        function hipGraphNodeSetEnabled_(hGraphExec, hNode, isEnabled) bind(c, name="hipGraphNodeSetEnabled")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hGraphExec
            type(c_ptr), value :: hNode
            integer(c_int), value :: isEnabled
            integer(c_int) :: hipGraphNodeSetEnabled_
        end function hipGraphNodeSetEnabled_

    end interface hipGraphNodeSetEnabled

    interface hipGraphKernelNodeGetAttribute

        !> Returns an attribute of a node's launch.
        function hipGraphKernelNodeGetAttribute_(hNode, attr, value) bind(c, name="hipGraphKernelNodeGetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: hipGraphKernelNodeGetAttribute_
        end function hipGraphKernelNodeGetAttribute_

    end interface hipGraphKernelNodeGetAttribute

    interface hipGraphKernelNodeSetAttribute

        !> Sets an attribute of a node's launch.
        function hipGraphKernelNodeSetAttribute_(hNode, attr, value) bind(c, name="hipGraphKernelNodeSetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hNode
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: hipGraphKernelNodeSetAttribute_
        end function hipGraphKernelNodeSetAttribute_

    end interface hipGraphKernelNodeSetAttribute

    interface hipGraphKernelNodeCopyAttributes

        !> Gives a node's launch all attributes of another node's.
        function hipGraphKernelNodeCopyAttributes_(hSrc, hDst) bind(c, name="hipGraphKernelNodeCopyAttributes")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: hSrc
            type(c_ptr), value :: hDst
            integer(c_int) :: hipGraphKernelNodeCopyAttributes_
        end function hipGraphKernelNodeCopyAttributes_

    end interface hipGraphKernelNodeCopyAttributes

    interface hipUserObjectCreate

        !> Makes an object that lasts as long as the program or a graph refers to it.
        function hipUserObjectCreate_(object_out, ptr, destroy, initialRefcount, flags) bind(c, name="hipUserObjectCreate")
            import :: c_funptr, c_int, c_ptr
            implicit none
            type(c_ptr) :: object_out
            type(c_ptr), value :: ptr
            type(c_funptr), value :: destroy
            integer(c_int), value :: initialRefcount
            integer(c_int), value :: flags
            integer(c_int) :: hipUserObjectCreate_
        end function hipUserObjectCreate_

    end interface hipUserObjectCreate

    interface hipUserObjectRelease

        !> Releases references of the program's to an object.
        function hipUserObjectRelease_(object, count) bind(c, name="hipUserObjectRelease")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: object
            integer(c_int), value :: count
            integer(c_int) :: hipUserObjectRelease_
        end function hipUserObjectRelease_

    end interface hipUserObjectRelease

    interface hipUserObjectRetain

        !> Adds references of the program's to an object.
        function hipUserObjectRetain_(object, count) bind(c, name="hipUserObjectRetain")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: object
            integer(c_int), value :: count
            integer(c_int) :: hipUserObjectRetain_
        end function hipUserObjectRetain_

    end interface hipUserObjectRetain

    interface hipGraphRetainUserObject

        !> Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
        function hipGraphRetainUserObject_(graph, object, count, flags) bind(c, name="hipGraphRetainUserObject")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), value :: object
            integer(c_int), value :: count
            integer(c_int), value :: flags
            integer(c_int) :: hipGraphRetainUserObject_
        end function hipGraphRetainUserObject_

    end interface hipGraphRetainUserObject

    interface hipGraphReleaseUserObject

        !> Releases references of a graph to an object.
        function hipGraphReleaseUserObject_(graph, object, count) bind(c, name="hipGraphReleaseUserObject")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), value :: object
            integer(c_int), value :: count
            integer(c_int) :: hipGraphReleaseUserObject_
        end function hipGraphReleaseUserObject_

    end interface hipGraphReleaseUserObject

    interface hipDeviceGetGraphMemAttribute

        !> Returns a number about the memory of graphs on a device.
        function hipDeviceGetGraphMemAttribute_(device, attr, value) bind(c, name="hipDeviceGetGraphMemAttribute")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: device
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: hipDeviceGetGraphMemAttribute_
        end function hipDeviceGetGraphMemAttribute_

    end interface hipDeviceGetGraphMemAttribute

    interface hipDeviceSetGraphMemAttribute

        !> Lets the most bytes of graphs' memory on a device be those of now.
        function hipDeviceSetGraphMemAttribute_(device, attr, value) bind(c, name="hipDeviceSetGraphMemAttribute")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: device
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: hipDeviceSetGraphMemAttribute_
        end function hipDeviceSetGraphMemAttribute_

    end interface hipDeviceSetGraphMemAttribute

    interface hipDeviceGraphMemTrim

        !> Gives memory of graphs that the program has freed back to the system.
        function hipDeviceGraphMemTrim_(device) bind(c, name="hipDeviceGraphMemTrim")
            import :: c_int
            implicit none
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGraphMemTrim_
        end function hipDeviceGraphMemTrim_

    end interface hipDeviceGraphMemTrim

    interface hipGraphLaunch_spt

        !> hipGraphLaunch with the calling thread's own default stream in the place of the default stream.
        function hipGraphLaunch_spt_(graphExec, stream) bind(c, name="hipGraphLaunch_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graphExec
            type(c_ptr), value :: stream
            integer(c_int) :: hipGraphLaunch_spt_
        end function hipGraphLaunch_spt_

    end interface hipGraphLaunch_spt

    interface hipGraphUpload

        !> Prepares the launch of an executable graph. Here a launch needs none.
        function hipGraphUpload_(graphExec, stream) bind(c, name="hipGraphUpload")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graphExec
            type(c_ptr), value :: stream
            integer(c_int) :: hipGraphUpload_
        end function hipGraphUpload_

    end interface hipGraphUpload

    interface hipGraphDebugDotPrint

        !> Writes a graph to a file, in the language of Graphviz.
        function hipGraphDebugDotPrint_(graph, path, flags) bind(c, name="hipGraphDebugDotPrint")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graph
            type(c_ptr), value :: path
            integer(c_int), value :: flags
            integer(c_int) :: hipGraphDebugDotPrint_
        end function hipGraphDebugDotPrint_

    end interface hipGraphDebugDotPrint

    interface hipGraphAddNode

        !> Adds a node of any type.
        function hipGraphAddNode_(pGraphNode, graph, pDependencies, numDependencies, nodeParams) bind(c, name="hipGraphAddNode")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: pGraphNode
            type(c_ptr), value :: graph
            type(c_ptr), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipGraphAddNode_
        end function hipGraphAddNode_

    end interface hipGraphAddNode

    interface hipGraphNodeSetParams

        !> Sets the work of a node of any type.
        function hipGraphNodeSetParams_(node, nodeParams) bind(c, name="hipGraphNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: node
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipGraphNodeSetParams_
        end function hipGraphNodeSetParams_

    end interface hipGraphNodeSetParams

    interface hipGraphExecNodeSetParams

        !> Sets the work that an executable graph does for a node of any type.
        function hipGraphExecNodeSetParams_(graphExec, node, nodeParams) bind(c, name="hipGraphExecNodeSetParams")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: graphExec
            type(c_ptr), value :: node
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipGraphExecNodeSetParams_
        end function hipGraphExecNodeSetParams_

    end interface hipGraphExecNodeSetParams

    interface hipModuleLoadFatBinary

        !> Loads a module from memory.
        function hipModuleLoadFatBinary_(module, fatbin) bind(c, name="hipModuleLoadFatBinary")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: module
            type(c_ptr), value :: fatbin
            integer(c_int) :: hipModuleLoadFatBinary_
        end function hipModuleLoadFatBinary_

    end interface hipModuleLoadFatBinary

    interface hipModuleGetFunctionCount
        procedure hipModuleGetFunctionCount_typed

        !> Counts the kernels of a module.
        function hipModuleGetFunctionCount_(count, module) bind(c, name="hipModuleGetFunctionCount")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: count
            type(c_ptr), value :: module
            integer(c_int) :: hipModuleGetFunctionCount_
        end function hipModuleGetFunctionCount_

    end interface hipModuleGetFunctionCount

    interface hipModuleGetFunctionCount_
        procedure hipModuleGetFunctionCount_typed, hipModuleGetFunctionCount_
    end interface hipModuleGetFunctionCount_

    interface hipDrvLaunchKernelEx

        !> Queues a launch of a kernel, with attributes.
        function hipDrvLaunchKernelEx_(config, f, params, extra) bind(c, name="hipDrvLaunchKernelEx")
            import :: HIP_LAUNCH_CONFIG, c_int, c_ptr
            implicit none
            type(HIP_LAUNCH_CONFIG) :: config
            type(c_ptr), value :: f
            type(c_ptr), optional :: params
            type(c_ptr), optional :: extra
            integer(c_int) :: hipDrvLaunchKernelEx_
        end function hipDrvLaunchKernelEx_

    end interface hipDrvLaunchKernelEx

    interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_(numBlocks, f, blockSize, dynSharedMemPerBlk, flags) &
            bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: numBlocks
            type(c_ptr), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_

    end interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags

    interface hipLibraryLoadData

        !> Loads a library from memory: a module that belongs to no device.
        function hipLibraryLoadData_(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
            libraryOptionValues, numLibraryOptions) bind(c, name="hipLibraryLoadData")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: library
            type(c_ptr), value :: code
            type(c_ptr), value :: jitOptions
            type(c_ptr), optional :: jitOptionsValues
            integer(c_int), value :: numJitOptions
            type(c_ptr), value :: libraryOptions
            type(c_ptr), optional :: libraryOptionValues
            integer(c_int), value :: numLibraryOptions
            integer(c_int) :: hipLibraryLoadData_
        end function hipLibraryLoadData_

    end interface hipLibraryLoadData

    interface hipLibraryLoadFromFile

        !> Loads a library from a file: a module that belongs to no device.
        function hipLibraryLoadFromFile_(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
            libraryOptionValues, numLibraryOptions) bind(c, name="hipLibraryLoadFromFile")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: library
            type(c_ptr), value :: fileName
            type(c_ptr), value :: jitOptions
            type(c_ptr), optional :: jitOptionsValues
            integer(c_int), value :: numJitOptions
            type(c_ptr), value :: libraryOptions
            type(c_ptr), optional :: libraryOptionValues
            integer(c_int), value :: numLibraryOptions
            integer(c_int) :: hipLibraryLoadFromFile_
        end function hipLibraryLoadFromFile_

    end interface hipLibraryLoadFromFile

    interface hipLibraryUnload

        !> Unloads a library. Launches of its kernels that are queued complete.
        function hipLibraryUnload_(library) bind(c, name="hipLibraryUnload")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: library
            integer(c_int) :: hipLibraryUnload_
        end function hipLibraryUnload_

    end interface hipLibraryUnload

    interface hipLibraryGetKernel

        !> Finds a kernel of a library.
        function hipLibraryGetKernel_(pKernel, library, name) bind(c, name="hipLibraryGetKernel")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pKernel
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetKernel_
        end function hipLibraryGetKernel_

    end interface hipLibraryGetKernel

    interface hipLibraryGetKernelCount
        procedure hipLibraryGetKernelCount_typed

        !> Counts the kernels of a library.
        function hipLibraryGetKernelCount_(count, library) bind(c, name="hipLibraryGetKernelCount")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: count
            type(c_ptr), value :: library
            integer(c_int) :: hipLibraryGetKernelCount_
        end function hipLibraryGetKernelCount_

    end interface hipLibraryGetKernelCount

    interface hipLibraryGetKernelCount_
        procedure hipLibraryGetKernelCount_typed, hipLibraryGetKernelCount_
    end interface hipLibraryGetKernelCount_

    interface hipLibraryEnumerateKernels

        !> Lists kernels of a library.
        function hipLibraryEnumerateKernels_(kernels, numKernels, library) bind(c, name="hipLibraryEnumerateKernels")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: kernels
            integer(c_int), value :: numKernels
            type(c_ptr), value :: library
            integer(c_int) :: hipLibraryEnumerateKernels_
        end function hipLibraryEnumerateKernels_

    end interface hipLibraryEnumerateKernels

    interface hipLibraryGetGlobal
        procedure hipLibraryGetGlobal_typed

        !> Finds a variable of a library.
        function hipLibraryGetGlobal_(dptr, bytes, library, name) bind(c, name="hipLibraryGetGlobal")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), optional :: dptr
            type(c_ptr), value :: bytes
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetGlobal_
        end function hipLibraryGetGlobal_

    end interface hipLibraryGetGlobal

    interface hipLibraryGetGlobal_
        procedure hipLibraryGetGlobal_typed, hipLibraryGetGlobal_
    end interface hipLibraryGetGlobal_

    interface hipLibraryGetManaged
        procedure hipLibraryGetManaged_typed

        !> Finds a variable of a library in managed memory. Kernels for the host back end have none.
        function hipLibraryGetManaged_(dptr, bytes, library, name) bind(c, name="hipLibraryGetManaged")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), optional :: dptr
            type(c_ptr), value :: bytes
            type(c_ptr), value :: library
            type(c_ptr), value :: name
            integer(c_int) :: hipLibraryGetManaged_
        end function hipLibraryGetManaged_

    end interface hipLibraryGetManaged

    interface hipLibraryGetManaged_
        procedure hipLibraryGetManaged_typed, hipLibraryGetManaged_
    end interface hipLibraryGetManaged_

    interface hipKernelGetName

        !> Returns the name of a library's kernel.
        function hipKernelGetName_(name, kernel) bind(c, name="hipKernelGetName")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: name
            type(c_ptr), value :: kernel
            integer(c_int) :: hipKernelGetName_
        end function hipKernelGetName_

    end interface hipKernelGetName

    interface hipKernelGetLibrary

        !> Returns the library of a kernel.
        function hipKernelGetLibrary_(library, kernel) bind(c, name="hipKernelGetLibrary")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: library
            type(c_ptr), value :: kernel
            integer(c_int) :: hipKernelGetLibrary_
        end function hipKernelGetLibrary_

    end interface hipKernelGetLibrary

    interface hipKernelGetFunction

        !> Returns the kernel of a library as one of the current device.
        function hipKernelGetFunction_(pFunc, kernel) bind(c, name="hipKernelGetFunction")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: pFunc
            type(c_ptr), value :: kernel
            integer(c_int) :: hipKernelGetFunction_
        end function hipKernelGetFunction_

    end interface hipKernelGetFunction

    interface hipKernelGetAttribute
        procedure hipKernelGetAttribute_typed

        !> Returns an attribute of a library's kernel.
        function hipKernelGetAttribute_(pi, attrib, kernel, dev) bind(c, name="hipKernelGetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: pi
            integer(c_int), value :: attrib
            type(c_ptr), value :: kernel
            integer(c_int), value :: dev
            integer(c_int) :: hipKernelGetAttribute_
        end function hipKernelGetAttribute_

    end interface hipKernelGetAttribute

    interface hipKernelGetAttribute_
        procedure hipKernelGetAttribute_typed, hipKernelGetAttribute_
    end interface hipKernelGetAttribute_

    interface hipKernelSetAttribute

        !> Sets an attribute of a library's kernel.
        function hipKernelSetAttribute_(attrib, value, kernel, dev) bind(c, name="hipKernelSetAttribute")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: attrib
            integer(c_int), value :: value
            type(c_ptr), value :: kernel
            integer(c_int), value :: dev
            integer(c_int) :: hipKernelSetAttribute_
        end function hipKernelSetAttribute_

    end interface hipKernelSetAttribute

    interface hipKernelGetParamInfo
        procedure hipKernelGetParamInfo_typed

        !> Returns where a parameter of a library's kernel lies in a buffer of all arguments.
        function hipKernelGetParamInfo_(kernel, paramIndex, paramOffset, paramSize) bind(c, name="hipKernelGetParamInfo")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: kernel
            integer(c_size_t), value :: paramIndex
            type(c_ptr), value :: paramOffset
            type(c_ptr), value :: paramSize
            integer(c_int) :: hipKernelGetParamInfo_
        end function hipKernelGetParamInfo_

    end interface hipKernelGetParamInfo

    interface hipKernelGetParamInfo_
        procedure hipKernelGetParamInfo_typed, hipKernelGetParamInfo_
    end interface hipKernelGetParamInfo_

    interface hipLaunchKernelExC

        !> Queues a launch of a library's kernel, with attributes.
        function hipLaunchKernelExC_(config, fPtr, args) bind(c, name="hipLaunchKernelExC")
            import :: c_int, c_ptr, hipLaunchConfig_t
            implicit none
            type(hipLaunchConfig_t) :: config
            type(c_ptr), value :: fPtr
            type(c_ptr), optional :: args
            integer(c_int) :: hipLaunchKernelExC_
        end function hipLaunchKernelExC_

    end interface hipLaunchKernelExC

    interface hipLinkCreate

        !> Makes a linker of images; not supported.
        function hipLinkCreate_(numOptions, options, optionValues, stateOut) bind(c, name="hipLinkCreate")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: numOptions
            type(c_ptr), value :: options
            type(c_ptr), optional :: optionValues
            type(c_ptr) :: stateOut
            integer(c_int) :: hipLinkCreate_
        end function hipLinkCreate_

    end interface hipLinkCreate

    interface hipLinkAddData

        !> Gives a linker an image in memory; not supported.
        function hipLinkAddData_(state, type, data, size, name, numOptions, options, optionValues) bind(c, name="hipLinkAddData")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: state
            integer(c_int), value :: type
            type(c_ptr), value :: data
            integer(c_size_t), value :: size
            type(c_ptr), value :: name
            integer(c_int), value :: numOptions
            type(c_ptr), value :: options
            type(c_ptr), optional :: optionValues
            integer(c_int) :: hipLinkAddData_
        end function hipLinkAddData_

    end interface hipLinkAddData

    interface hipLinkAddFile

        !> Gives a linker an image in a file; not supported.
        function hipLinkAddFile_(state, type, path, numOptions, options, optionValues) bind(c, name="hipLinkAddFile")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: state
            integer(c_int), value :: type
            type(c_ptr), value :: path
            integer(c_int), value :: numOptions
            type(c_ptr), value :: options
            type(c_ptr), optional :: optionValues
            integer(c_int) :: hipLinkAddFile_
        end function hipLinkAddFile_

    end interface hipLinkAddFile

    interface hipLinkComplete
        procedure hipLinkComplete_typed

        !> Links images; not supported.
        function hipLinkComplete_(state, hipBinOut, sizeOut) bind(c, name="hipLinkComplete")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: state
            type(c_ptr) :: hipBinOut
            type(c_ptr), value :: sizeOut
            integer(c_int) :: hipLinkComplete_
        end function hipLinkComplete_

    end interface hipLinkComplete

    interface hipLinkComplete_
        procedure hipLinkComplete_typed, hipLinkComplete_
    end interface hipLinkComplete_

    interface hipLinkDestroy

        !> Destroys a linker; not supported.
        function hipLinkDestroy_(state) bind(c, name="hipLinkDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: state
            integer(c_int) :: hipLinkDestroy_
        end function hipLinkDestroy_

    end interface hipLinkDestroy

    interface hipExtHostAlloc

        !> Allocates pinned host memory, with all of AMD's flags.
        function hipExtHostAlloc_(ptr, size, flags) bind(c, name="hipExtHostAlloc")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: size
            integer(c_int), value :: flags
            integer(c_int) :: hipExtHostAlloc_
        end function hipExtHostAlloc_

    end interface hipExtHostAlloc

    interface hipMemAdvise_v2

        !> Advises the runtime about the use of managed memory.
        function hipMemAdvise_v2_(dev_ptr, count, advice, location) bind(c, name="anygpu_hipMemAdvise_v2_ref")
            import :: c_int, c_ptr, c_size_t, hipMemLocation
            implicit none
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: count
            integer(c_int), value :: advice
            type(hipMemLocation) :: location
            integer(c_int) :: hipMemAdvise_v2_
        end function hipMemAdvise_v2_

    end interface hipMemAdvise_v2

    interface hipMemPrefetchAsync_v2

        !> Queues a migration of managed memory to a device or to the host.
        function hipMemPrefetchAsync_v2_(dev_ptr, count, location, flags, stream) bind(c, name="anygpu_hipMemPrefetchAsync_v2_ref")
            import :: c_int, c_ptr, c_size_t, hipMemLocation
            implicit none
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: count
            type(hipMemLocation) :: location
            integer(c_int), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemPrefetchAsync_v2_
        end function hipMemPrefetchAsync_v2_

    end interface hipMemPrefetchAsync_v2

    interface hipMemPrefetchBatchAsync

        !> Queues migrations of managed ranges to devices or the host.
        function hipMemPrefetchBatchAsync_(dev_ptrs, sizes, count, prefetch_locs, prefetch_loc_idxs, num_prefetch_locs, flags, &
            stream) bind(c, name="hipMemPrefetchBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemLocation
            implicit none
            type(c_ptr) :: dev_ptrs
            type(c_ptr), value :: sizes
            integer(c_size_t), value :: count
            type(hipMemLocation) :: prefetch_locs
            type(c_ptr), value :: prefetch_loc_idxs
            integer(c_size_t), value :: num_prefetch_locs
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemPrefetchBatchAsync_
        end function hipMemPrefetchBatchAsync_

    end interface hipMemPrefetchBatchAsync

    interface hipMemDiscardBatchAsync

        !> Queues a discard of the contents of managed ranges. The contents are kept here all the same.
        function hipMemDiscardBatchAsync_(dev_ptrs, sizes, count, flags, stream) bind(c, name="hipMemDiscardBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dev_ptrs
            type(c_ptr), value :: sizes
            integer(c_size_t), value :: count
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemDiscardBatchAsync_
        end function hipMemDiscardBatchAsync_

    end interface hipMemDiscardBatchAsync

    interface hipMemDiscardAndPrefetchBatchAsync

        !> Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
        function hipMemDiscardAndPrefetchBatchAsync_(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, &
            flags, stream) bind(c, name="hipMemDiscardAndPrefetchBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemLocation
            implicit none
            type(c_ptr) :: dptrs
            type(c_ptr), value :: sizes
            integer(c_size_t), value :: count
            type(hipMemLocation) :: prefetchLocs
            type(c_ptr), value :: prefetchLocIdxs
            integer(c_size_t), value :: numPrefetchLocs
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemDiscardAndPrefetchBatchAsync_
        end function hipMemDiscardAndPrefetchBatchAsync_

    end interface hipMemDiscardAndPrefetchBatchAsync

    interface hipDrvMemDiscardBatchAsync

        !> Queues a discard of the contents of managed ranges. The contents are kept here all the same.
        function hipDrvMemDiscardBatchAsync_(dptrs, sizes, count, flags, stream) bind(c, name="hipDrvMemDiscardBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dptrs
            type(c_ptr), value :: sizes
            integer(c_size_t), value :: count
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: hipDrvMemDiscardBatchAsync_
        end function hipDrvMemDiscardBatchAsync_

    end interface hipDrvMemDiscardBatchAsync

    interface hipDrvMemDiscardAndPrefetchBatchAsync

        !> Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
        function hipDrvMemDiscardAndPrefetchBatchAsync_(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, &
            flags, stream) bind(c, name="hipDrvMemDiscardAndPrefetchBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemLocation
            implicit none
            type(c_ptr) :: dptrs
            type(c_ptr), value :: sizes
            integer(c_size_t), value :: count
            type(hipMemLocation) :: prefetchLocs
            type(c_ptr), value :: prefetchLocIdxs
            integer(c_size_t), value :: numPrefetchLocs
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: stream
            integer(c_int) :: hipDrvMemDiscardAndPrefetchBatchAsync_
        end function hipDrvMemDiscardAndPrefetchBatchAsync_

    end interface hipDrvMemDiscardAndPrefetchBatchAsync

    interface hipPointerSetAttribute

        !> Sets an attribute of a pointer's allocation.
        function hipPointerSetAttribute_(value, attribute, ptr) bind(c, name="hipPointerSetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: value
            integer(c_int), value :: attribute
            type(c_ptr), value :: ptr
            integer(c_int) :: hipPointerSetAttribute_
        end function hipPointerSetAttribute_

    end interface hipPointerSetAttribute

    interface hipMemcpy3DPeer

        !> Copies a box from one device's memory to another's. May only be queued when the call returns.
        function hipMemcpy3DPeer_(p) bind(c, name="hipMemcpy3DPeer")
            import :: c_int, hipMemcpy3DPeerParms
            implicit none
            type(hipMemcpy3DPeerParms) :: p
            integer(c_int) :: hipMemcpy3DPeer_
        end function hipMemcpy3DPeer_

    end interface hipMemcpy3DPeer

    interface hipMemcpy3DPeerAsync

        !> Queues a copy of a box from one device's memory to another's.
        function hipMemcpy3DPeerAsync_(p, stream) bind(c, name="hipMemcpy3DPeerAsync")
            import :: c_int, c_ptr, hipMemcpy3DPeerParms
            implicit none
            type(hipMemcpy3DPeerParms) :: p
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemcpy3DPeerAsync_
        end function hipMemcpy3DPeerAsync_

    end interface hipMemcpy3DPeerAsync

    interface hipMallocAsync

        !> Allocates device memory in a stream's order, from the current device's default pool.
        function hipMallocAsync_(dev_ptr, size, stream) bind(c, name="hipMallocAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dev_ptr
            integer(c_size_t), value :: size
            type(c_ptr), value :: stream
            integer(c_int) :: hipMallocAsync_
        end function hipMallocAsync_

    end interface hipMallocAsync

    interface hipFreeAsync

        !> Frees device memory once the work queued on a stream so far is done.
        function hipFreeAsync_(dev_ptr, stream) bind(c, name="hipFreeAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: dev_ptr
            type(c_ptr), value :: stream
            integer(c_int) :: hipFreeAsync_
        end function hipFreeAsync_

    end interface hipFreeAsync

    interface hipMallocFromPoolAsync

        !> Allocates device memory in a stream's order, from a pool that the caller chose.
        function hipMallocFromPoolAsync_(dev_ptr, size, mem_pool, stream) bind(c, name="hipMallocFromPoolAsync")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: dev_ptr
            integer(c_size_t), value :: size
            type(c_ptr), value :: mem_pool
            type(c_ptr), value :: stream
            integer(c_int) :: hipMallocFromPoolAsync_
        end function hipMallocFromPoolAsync_

    end interface hipMallocFromPoolAsync

    interface hipDeviceGetDefaultMemPool

        !> Returns a device's default pool.
        function hipDeviceGetDefaultMemPool_(mem_pool, device) bind(c, name="hipDeviceGetDefaultMemPool")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: mem_pool
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetDefaultMemPool_
        end function hipDeviceGetDefaultMemPool_

    end interface hipDeviceGetDefaultMemPool

    interface hipDeviceGetMemPool

        !> Returns the pool that hipMallocAsync uses on a device.
        function hipDeviceGetMemPool_(mem_pool, device) bind(c, name="hipDeviceGetMemPool")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: mem_pool
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetMemPool_
        end function hipDeviceGetMemPool_

    end interface hipDeviceGetMemPool

    interface hipDeviceSetMemPool

        !> Sets the pool that hipMallocAsync uses on a device.
        function hipDeviceSetMemPool_(device, mem_pool) bind(c, name="hipDeviceSetMemPool")
            import :: c_int, c_ptr
            implicit none
            integer(c_int), value :: device
            type(c_ptr), value :: mem_pool
            integer(c_int) :: hipDeviceSetMemPool_
        end function hipDeviceSetMemPool_

    end interface hipDeviceSetMemPool

    interface hipMemGetDefaultMemPool

        !> Returns the default pool of a location.
        function hipMemGetDefaultMemPool_(memPool, location, type) bind(c, name="hipMemGetDefaultMemPool")
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            type(c_ptr) :: memPool
            type(hipMemLocation) :: location
            integer(c_int), value :: type
            integer(c_int) :: hipMemGetDefaultMemPool_
        end function hipMemGetDefaultMemPool_

    end interface hipMemGetDefaultMemPool

    interface hipMemGetMemPool

        !> Returns the current pool of a location.
        function hipMemGetMemPool_(pool, location, type) bind(c, name="hipMemGetMemPool")
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            type(c_ptr) :: pool
            type(hipMemLocation) :: location
            integer(c_int), value :: type
            integer(c_int) :: hipMemGetMemPool_
        end function hipMemGetMemPool_

    end interface hipMemGetMemPool

    interface hipMemSetMemPool

        !> Sets the current pool of a location.
        function hipMemSetMemPool_(location, type, pool) bind(c, name="hipMemSetMemPool")
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            type(hipMemLocation) :: location
            integer(c_int), value :: type
            type(c_ptr), value :: pool
            integer(c_int) :: hipMemSetMemPool_
        end function hipMemSetMemPool_

    end interface hipMemSetMemPool

    interface hipMemPoolCreate

        !> Creates a pool.
        function hipMemPoolCreate_(mem_pool, pool_props) bind(c, name="hipMemPoolCreate")
            import :: c_int, c_ptr, hipMemPoolProps
            implicit none
            type(c_ptr) :: mem_pool
            type(hipMemPoolProps) :: pool_props
            integer(c_int) :: hipMemPoolCreate_
        end function hipMemPoolCreate_

    end interface hipMemPoolCreate

    interface hipMemPoolDestroy

        !> Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
        function hipMemPoolDestroy_(mem_pool) bind(c, name="hipMemPoolDestroy")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mem_pool
            integer(c_int) :: hipMemPoolDestroy_
        end function hipMemPoolDestroy_

    end interface hipMemPoolDestroy

    interface hipMemPoolTrimTo

        !> Returns memory that a pool does not use to the system.
        function hipMemPoolTrimTo_(mem_pool, min_bytes_to_hold) bind(c, name="hipMemPoolTrimTo")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: mem_pool
            integer(c_size_t), value :: min_bytes_to_hold
            integer(c_int) :: hipMemPoolTrimTo_
        end function hipMemPoolTrimTo_

    end interface hipMemPoolTrimTo

    interface hipMemPoolSetAttribute

        !> Sets an attribute of a pool.
        function hipMemPoolSetAttribute_(mem_pool, attr, value) bind(c, name="hipMemPoolSetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mem_pool
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: hipMemPoolSetAttribute_
        end function hipMemPoolSetAttribute_

    end interface hipMemPoolSetAttribute

    interface hipMemPoolGetAttribute

        !> Returns an attribute of a pool.
        function hipMemPoolGetAttribute_(mem_pool, attr, value) bind(c, name="hipMemPoolGetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mem_pool
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: hipMemPoolGetAttribute_
        end function hipMemPoolGetAttribute_

    end interface hipMemPoolGetAttribute

    interface hipMemPoolSetAccess

        !> Sets the access rights of several devices to a pool's memory. The pool's own device keeps all rights.
        function hipMemPoolSetAccess_(mem_pool, desc_list, count) bind(c, name="hipMemPoolSetAccess")
            import :: c_int, c_ptr, c_size_t, hipMemAccessDesc
            implicit none
            type(c_ptr), value :: mem_pool
            type(hipMemAccessDesc) :: desc_list
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemPoolSetAccess_
        end function hipMemPoolSetAccess_

    end interface hipMemPoolSetAccess

    interface hipMemPoolGetAccess
        procedure hipMemPoolGetAccess_typed

        !> Returns a device's access rights to a pool's memory.
        function hipMemPoolGetAccess_(flags, mem_pool, location) bind(c, name="hipMemPoolGetAccess")
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            type(c_ptr), value :: flags
            type(c_ptr), value :: mem_pool
            type(hipMemLocation) :: location
            integer(c_int) :: hipMemPoolGetAccess_
        end function hipMemPoolGetAccess_

    end interface hipMemPoolGetAccess

    interface hipMemPoolGetAccess_
        procedure hipMemPoolGetAccess_typed, hipMemPoolGetAccess_
    end interface hipMemPoolGetAccess_

    interface hipMemPoolExportToShareableHandle

        !> Exports a pool as a file descriptor, by which another process imports the pool.
        function hipMemPoolExportToShareableHandle_(shared_handle, mem_pool, handle_type, flags) &
            bind(c, name="hipMemPoolExportToShareableHandle")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: shared_handle
            type(c_ptr), value :: mem_pool
            integer(c_int), value :: handle_type
            integer(c_int), value :: flags
            integer(c_int) :: hipMemPoolExportToShareableHandle_
        end function hipMemPoolExportToShareableHandle_

    end interface hipMemPoolExportToShareableHandle

    interface hipMemPoolImportFromShareableHandle

        !> Imports a pool that another process, or this one, has exported. It allocates nothing.
        function hipMemPoolImportFromShareableHandle_(mem_pool, shared_handle, handle_type, flags) &
            bind(c, name="hipMemPoolImportFromShareableHandle")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: mem_pool
            type(c_ptr), value :: shared_handle
            integer(c_int), value :: handle_type
            integer(c_int), value :: flags
            integer(c_int) :: hipMemPoolImportFromShareableHandle_
        end function hipMemPoolImportFromShareableHandle_

    end interface hipMemPoolImportFromShareableHandle

    interface hipMemPoolExportPointer

        !> Exports one allocation of an exportable pool, for a process that has imported the pool.
        function hipMemPoolExportPointer_(export_data, dev_ptr) bind(c, name="hipMemPoolExportPointer")
            import :: c_int, c_ptr, hipMemPoolPtrExportData
            implicit none
            type(hipMemPoolPtrExportData) :: export_data
            type(c_ptr), value :: dev_ptr
            integer(c_int) :: hipMemPoolExportPointer_
        end function hipMemPoolExportPointer_

    end interface hipMemPoolExportPointer

    interface hipMemPoolImportPointer

        !> Imports an allocation of an imported pool.
        function hipMemPoolImportPointer_(dev_ptr, mem_pool, export_data) bind(c, name="hipMemPoolImportPointer")
            import :: c_int, c_ptr, hipMemPoolPtrExportData
            implicit none
            type(c_ptr) :: dev_ptr
            type(c_ptr), value :: mem_pool
            type(hipMemPoolPtrExportData) :: export_data
            integer(c_int) :: hipMemPoolImportPointer_
        end function hipMemPoolImportPointer_

    end interface hipMemPoolImportPointer

    interface hipGetProcAddress
        procedure hipGetProcAddress_typed

        !> Finds a function by name.
        function hipGetProcAddress_(symbol, pfn, hipVersion, flags, symbolStatus) bind(c, name="hipGetProcAddress")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: pfn
            integer(c_int), value :: hipVersion
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: symbolStatus
            integer(c_int) :: hipGetProcAddress_
        end function hipGetProcAddress_

    end interface hipGetProcAddress

    interface hipGetProcAddress_
        procedure hipGetProcAddress_typed, hipGetProcAddress_
    end interface hipGetProcAddress_

    interface hipGetProcAddress_spt
        procedure hipGetProcAddress_spt_typed

        !> Finds a function by name, as hipGetProcAddress does, for the thread's own default stream where `flags` does not say.
        function hipGetProcAddress_spt_(symbol, pfn, hipVersion, flags, symbolStatus) bind(c, name="hipGetProcAddress_spt")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: pfn
            integer(c_int), value :: hipVersion
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: symbolStatus
            integer(c_int) :: hipGetProcAddress_spt_
        end function hipGetProcAddress_spt_

    end interface hipGetProcAddress_spt

    interface hipGetProcAddress_spt_
        procedure hipGetProcAddress_spt_typed, hipGetProcAddress_spt_
    end interface hipGetProcAddress_spt_

    interface hipGetDriverEntryPoint
        procedure hipGetDriverEntryPoint_typed

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_(symbol, funcPtr, flags, driverStatus) bind(c, name="hipGetDriverEntryPoint")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: driverStatus
            integer(c_int) :: hipGetDriverEntryPoint_
        end function hipGetDriverEntryPoint_

    end interface hipGetDriverEntryPoint

    interface hipGetDriverEntryPoint_
        procedure hipGetDriverEntryPoint_typed, hipGetDriverEntryPoint_
    end interface hipGetDriverEntryPoint_

    interface hipGetDriverEntryPoint_spt
        procedure hipGetDriverEntryPoint_spt_typed

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        function hipGetDriverEntryPoint_spt_(symbol, funcPtr, flags, driverStatus) bind(c, name="hipGetDriverEntryPoint_spt")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr) :: funcPtr
            integer(c_int64_t), value :: flags
            type(c_ptr), value :: driverStatus
            integer(c_int) :: hipGetDriverEntryPoint_spt_
        end function hipGetDriverEntryPoint_spt_

    end interface hipGetDriverEntryPoint_spt

    interface hipGetDriverEntryPoint_spt_
        procedure hipGetDriverEntryPoint_spt_typed, hipGetDriverEntryPoint_spt_
    end interface hipGetDriverEntryPoint_spt_

    interface hipStreamQuery_spt

        !> hipStreamQuery with the calling thread's own default stream in the place of the default stream.
        function hipStreamQuery_spt_(stream) bind(c, name="hipStreamQuery_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: hipStreamQuery_spt_
        end function hipStreamQuery_spt_

    end interface hipStreamQuery_spt

    interface hipStreamSynchronize_spt

        !> hipStreamSynchronize with the calling thread's own default stream in the place of the default stream.
        function hipStreamSynchronize_spt_(stream) bind(c, name="hipStreamSynchronize_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: hipStreamSynchronize_spt_
        end function hipStreamSynchronize_spt_

    end interface hipStreamSynchronize_spt

    interface hipStreamWaitEvent_spt

        !> hipStreamWaitEvent with the calling thread's own default stream in the place of the default stream.
        function hipStreamWaitEvent_spt_(stream, event, flags) bind(c, name="hipStreamWaitEvent_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: event
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamWaitEvent_spt_
        end function hipStreamWaitEvent_spt_

    end interface hipStreamWaitEvent_spt

    interface hipStreamWaitValue32

        !> Queues a wait until a 32-bit value in memory, masked, compares true.
        function hipStreamWaitValue32_(stream, ptr, value, flags, mask) bind(c, name="hipStreamWaitValue32")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int), value :: value
            integer(c_int), value :: flags
            integer(c_int), value :: mask
            integer(c_int) :: hipStreamWaitValue32_
        end function hipStreamWaitValue32_

    end interface hipStreamWaitValue32

    interface hipStreamWaitValue64

        !> Queues a wait until a 64-bit value in memory, masked, compares true.
        function hipStreamWaitValue64_(stream, ptr, value, flags, mask) bind(c, name="hipStreamWaitValue64")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int64_t), value :: value
            integer(c_int), value :: flags
            integer(c_int64_t), value :: mask
            integer(c_int) :: hipStreamWaitValue64_
        end function hipStreamWaitValue64_

    end interface hipStreamWaitValue64

    interface hipStreamAddCallback_spt

        !> hipStreamAddCallback with the calling thread's own default stream in the place of the default stream.
        function hipStreamAddCallback_spt_(stream, callback, userData, flags) bind(c, name="hipStreamAddCallback_spt")
            import :: c_funptr, c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_funptr), value :: callback
            type(c_ptr), value :: userData
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamAddCallback_spt_
        end function hipStreamAddCallback_spt_

    end interface hipStreamAddCallback_spt

    interface hipLaunchHostFunc

        !> Queues a host function. It must not call HIP.
        function hipLaunchHostFunc_(stream, fn, userData) bind(c, name="hipLaunchHostFunc")
            import :: c_funptr, c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_funptr), value :: fn
            type(c_ptr), value :: userData
            integer(c_int) :: hipLaunchHostFunc_
        end function hipLaunchHostFunc_

    end interface hipLaunchHostFunc

    interface hipLaunchHostFunc_spt

        !> hipLaunchHostFunc with the calling thread's own default stream in the place of the default stream.
        function hipLaunchHostFunc_spt_(stream, fn, userData) bind(c, name="hipLaunchHostFunc_spt")
            import :: c_funptr, c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_funptr), value :: fn
            type(c_ptr), value :: userData
            integer(c_int) :: hipLaunchHostFunc_spt_
        end function hipLaunchHostFunc_spt_

    end interface hipLaunchHostFunc_spt

    interface hipStreamGetFlags_spt
        procedure hipStreamGetFlags_spt_typed

        !> hipStreamGetFlags with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetFlags_spt_(stream, flags) bind(c, name="hipStreamGetFlags_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: flags
            integer(c_int) :: hipStreamGetFlags_spt_
        end function hipStreamGetFlags_spt_

    end interface hipStreamGetFlags_spt

    interface hipStreamGetFlags_spt_
        procedure hipStreamGetFlags_spt_typed, hipStreamGetFlags_spt_
    end interface hipStreamGetFlags_spt_

    interface hipStreamGetPriority_spt
        procedure hipStreamGetPriority_spt_typed

        !> hipStreamGetPriority with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetPriority_spt_(stream, priority) bind(c, name="hipStreamGetPriority_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: priority
            integer(c_int) :: hipStreamGetPriority_spt_
        end function hipStreamGetPriority_spt_

    end interface hipStreamGetPriority_spt

    interface hipStreamGetPriority_spt_
        procedure hipStreamGetPriority_spt_typed, hipStreamGetPriority_spt_
    end interface hipStreamGetPriority_spt_

    interface hipStreamGetDevice
        procedure hipStreamGetDevice_typed

        !> Returns the device of a stream.
        function hipStreamGetDevice_(stream, device) bind(c, name="hipStreamGetDevice")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: device
            integer(c_int) :: hipStreamGetDevice_
        end function hipStreamGetDevice_

    end interface hipStreamGetDevice

    interface hipStreamGetDevice_
        procedure hipStreamGetDevice_typed, hipStreamGetDevice_
    end interface hipStreamGetDevice_

    interface hipStreamGetId
        procedure hipStreamGetId_typed

        !> Returns a number that no other stream of this process has.
        function hipStreamGetId_(stream, streamId) bind(c, name="hipStreamGetId")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: streamId
            integer(c_int) :: hipStreamGetId_
        end function hipStreamGetId_

    end interface hipStreamGetId

    interface hipStreamGetId_
        procedure hipStreamGetId_typed, hipStreamGetId_
    end interface hipStreamGetId_

    interface hipStreamGetAttribute

        !> Returns an attribute of a stream.
        function hipStreamGetAttribute_(stream, attr, value_out) bind(c, name="hipStreamGetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), value :: attr
            type(c_ptr), value :: value_out
            integer(c_int) :: hipStreamGetAttribute_
        end function hipStreamGetAttribute_

    end interface hipStreamGetAttribute

    interface hipStreamSetAttribute

        !> Sets an attribute of a stream; not supported.
        function hipStreamSetAttribute_(stream, attr, value) bind(c, name="hipStreamSetAttribute")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), value :: attr
            type(c_ptr), value :: value
            integer(c_int) :: hipStreamSetAttribute_
        end function hipStreamSetAttribute_

    end interface hipStreamSetAttribute

    interface hipStreamBatchMemOp

        !> Queues waits for values and writes of values, in their order.
        function hipStreamBatchMemOp_(stream, count, paramArray, flags) bind(c, name="hipStreamBatchMemOp")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), value :: count
            type(c_ptr), value :: paramArray
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamBatchMemOp_
        end function hipStreamBatchMemOp_

    end interface hipStreamBatchMemOp

    interface hipStreamCopyAttributes

        !> Copies the attributes of one stream to another; none here can be set.
        function hipStreamCopyAttributes_(dst, src) bind(c, name="hipStreamCopyAttributes")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_int) :: hipStreamCopyAttributes_
        end function hipStreamCopyAttributes_

    end interface hipStreamCopyAttributes

    interface hipGetStreamDeviceId

        !> Returns the device of a stream, -1 for a stream that does not exist.
        function hipGetStreamDeviceId_(stream) bind(c, name="hipGetStreamDeviceId")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int) :: hipGetStreamDeviceId_
        end function hipGetStreamDeviceId_

    end interface hipGetStreamDeviceId

    interface hipStreamIsCapturing_spt
        procedure hipStreamIsCapturing_spt_typed

        !> hipStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
        function hipStreamIsCapturing_spt_(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: pCaptureStatus
            integer(c_int) :: hipStreamIsCapturing_spt_
        end function hipStreamIsCapturing_spt_

    end interface hipStreamIsCapturing_spt

    interface hipStreamIsCapturing_spt_
        procedure hipStreamIsCapturing_spt_typed, hipStreamIsCapturing_spt_
    end interface hipStreamIsCapturing_spt_

    interface hipStreamGetCaptureInfo_spt
        procedure hipStreamGetCaptureInfo_spt_typed

        !> hipStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_spt_(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: pCaptureStatus
            type(c_ptr), value :: pId
            integer(c_int) :: hipStreamGetCaptureInfo_spt_
        end function hipStreamGetCaptureInfo_spt_

    end interface hipStreamGetCaptureInfo_spt

    interface hipStreamGetCaptureInfo_spt_
        procedure hipStreamGetCaptureInfo_spt_typed, hipStreamGetCaptureInfo_spt_
    end interface hipStreamGetCaptureInfo_spt_

    interface hipStreamGetCaptureInfo_v2_spt
        procedure hipStreamGetCaptureInfo_v2_spt_typed

        !> hipStreamGetCaptureInfo_v2 with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_v2_spt_(stream, captureStatus_out, id_out, graph_out, dependencies_out, &
            numDependencies_out) bind(c, name="hipStreamGetCaptureInfo_v2_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: captureStatus_out
            type(c_ptr), value :: id_out
            type(c_ptr), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            type(c_ptr), value :: numDependencies_out
            integer(c_int) :: hipStreamGetCaptureInfo_v2_spt_
        end function hipStreamGetCaptureInfo_v2_spt_

    end interface hipStreamGetCaptureInfo_v2_spt

    interface hipStreamGetCaptureInfo_v2_spt_
        procedure hipStreamGetCaptureInfo_v2_spt_typed, hipStreamGetCaptureInfo_v2_spt_
    end interface hipStreamGetCaptureInfo_v2_spt_

    interface hipStreamBeginCapture_spt

        !> hipStreamBeginCapture with the calling thread's own default stream in the place of the default stream.
        function hipStreamBeginCapture_spt_(stream, mode) bind(c, name="hipStreamBeginCapture_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            integer(c_int), value :: mode
            integer(c_int) :: hipStreamBeginCapture_spt_
        end function hipStreamBeginCapture_spt_

    end interface hipStreamBeginCapture_spt

    interface hipStreamBeginCaptureToGraph

        !> Begins to capture a stream into a graph, behind some of its nodes.
        function hipStreamBeginCaptureToGraph_(stream, graph, dependencies, dependencyData, numDependencies, mode) &
            bind(c, name="hipStreamBeginCaptureToGraph")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr), value :: graph
            type(c_ptr), optional :: dependencies
            type(c_ptr), value :: dependencyData
            integer(c_size_t), value :: numDependencies
            integer(c_int), value :: mode
            integer(c_int) :: hipStreamBeginCaptureToGraph_
        end function hipStreamBeginCaptureToGraph_

    end interface hipStreamBeginCaptureToGraph

    interface hipStreamEndCapture_spt

        !> hipStreamEndCapture with the calling thread's own default stream in the place of the default stream.
        function hipStreamEndCapture_spt_(stream, pGraph) bind(c, name="hipStreamEndCapture_spt")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: stream
            type(c_ptr) :: pGraph
            integer(c_int) :: hipStreamEndCapture_spt_
        end function hipStreamEndCapture_spt_

    end interface hipStreamEndCapture_spt

    interface hipThreadExchangeStreamCaptureMode
        procedure hipThreadExchangeStreamCaptureMode_typed

        !> Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
        function hipThreadExchangeStreamCaptureMode_(mode) bind(c, name="hipThreadExchangeStreamCaptureMode")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mode
            integer(c_int) :: hipThreadExchangeStreamCaptureMode_
        end function hipThreadExchangeStreamCaptureMode_

    end interface hipThreadExchangeStreamCaptureMode

    interface hipThreadExchangeStreamCaptureMode_
        procedure hipThreadExchangeStreamCaptureMode_typed, hipThreadExchangeStreamCaptureMode_
    end interface hipThreadExchangeStreamCaptureMode_

    interface hipMemGetAllocationGranularity
        procedure hipMemGetAllocationGranularity_typed

        !> Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
        function hipMemGetAllocationGranularity_(granularity, prop, option) bind(c, name="hipMemGetAllocationGranularity")
            import :: c_int, c_ptr, hipMemAllocationProp
            implicit none
            type(c_ptr), value :: granularity
            type(hipMemAllocationProp) :: prop
            integer(c_int), value :: option
            integer(c_int) :: hipMemGetAllocationGranularity_
        end function hipMemGetAllocationGranularity_

    end interface hipMemGetAllocationGranularity

    interface hipMemGetAllocationGranularity_
        procedure hipMemGetAllocationGranularity_typed, hipMemGetAllocationGranularity_
    end interface hipMemGetAllocationGranularity_

    interface hipMemCreate

        !> Allocates physical memory, which has no address until it is mapped.
        function hipMemCreate_(handle, size, prop, flags) bind(c, name="hipMemCreate")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemAllocationProp
            implicit none
            type(c_ptr) :: handle
            integer(c_size_t), value :: size
            type(hipMemAllocationProp) :: prop
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipMemCreate_
        end function hipMemCreate_

    end interface hipMemCreate

    interface hipMemRelease

        !> Releases one reference to physical memory. Mappings keep the memory.
        function hipMemRelease_(handle) bind(c, name="hipMemRelease")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: handle
            integer(c_int) :: hipMemRelease_
        end function hipMemRelease_

    end interface hipMemRelease

    interface hipMemRetainAllocationHandle

        !> Finds the physical memory that is mapped at an address, and takes a reference to it.
        function hipMemRetainAllocationHandle_(handle, addr) bind(c, name="hipMemRetainAllocationHandle")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: handle
            type(c_ptr), value :: addr
            integer(c_int) :: hipMemRetainAllocationHandle_
        end function hipMemRetainAllocationHandle_

    end interface hipMemRetainAllocationHandle

    interface hipMemGetAllocationPropertiesFromHandle

        !> Returns the properties requested of physical memory; imported memory has the handle type that it was imported by.
        function hipMemGetAllocationPropertiesFromHandle_(prop, handle) bind(c, name="hipMemGetAllocationPropertiesFromHandle")
            import :: c_int, c_ptr, hipMemAllocationProp
            implicit none
            type(hipMemAllocationProp) :: prop
            type(c_ptr), value :: handle
            integer(c_int) :: hipMemGetAllocationPropertiesFromHandle_
        end function hipMemGetAllocationPropertiesFromHandle_

    end interface hipMemGetAllocationPropertiesFromHandle

    interface hipMemExportToShareableHandle

        !> Exports physical memory as a file descriptor, a new one each time.
        function hipMemExportToShareableHandle_(shareableHandle, handle, handleType, flags) &
            bind(c, name="hipMemExportToShareableHandle")
            import :: c_int, c_int64_t, c_ptr
            implicit none
            type(c_ptr), value :: shareableHandle
            type(c_ptr), value :: handle
            integer(c_int), value :: handleType
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipMemExportToShareableHandle_
        end function hipMemExportToShareableHandle_

    end interface hipMemExportToShareableHandle

    interface hipMemImportFromShareableHandle

        !> Imports physical memory that another process, or this one, has exported.
        function hipMemImportFromShareableHandle_(handle, osHandle, shHandleType) bind(c, name="hipMemImportFromShareableHandle")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: handle
            type(c_ptr), value :: osHandle
            integer(c_int), value :: shHandleType
            integer(c_int) :: hipMemImportFromShareableHandle_
        end function hipMemImportFromShareableHandle_

    end interface hipMemImportFromShareableHandle

    interface hipMemAddressReserve

        !> Reserves an address range, in which physical memory can be mapped.
        function hipMemAddressReserve_(ptr, size, alignment, addr, flags) bind(c, name="hipMemAddressReserve")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr) :: ptr
            integer(c_size_t), value :: size
            integer(c_size_t), value :: alignment
            type(c_ptr), value :: addr
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipMemAddressReserve_
        end function hipMemAddressReserve_

    end interface hipMemAddressReserve

    interface hipMemAddressFree

        !> Releases a reserved address range, in which nothing may be mapped.
        function hipMemAddressFree_(devPtr, size) bind(c, name="hipMemAddressFree")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: devPtr
            integer(c_size_t), value :: size
            integer(c_int) :: hipMemAddressFree_
        end function hipMemAddressFree_

    end interface hipMemAddressFree

    interface hipMemMap

        !> Maps physical memory at reserved addresses. It is inaccessible there before hipMemSetAccess.
        function hipMemMap_(ptr, size, offset, handle, flags) bind(c, name="hipMemMap")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: ptr
            integer(c_size_t), value :: size
            integer(c_size_t), value :: offset
            type(c_ptr), value :: handle
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipMemMap_
        end function hipMemMap_

    end interface hipMemMap

    interface hipMemMapArrayAsync

        !> Maps parts of sparse arrays, which this version does not have.
        function hipMemMapArrayAsync_(mapInfoList, count, stream) bind(c, name="hipMemMapArrayAsync")
            import :: c_int, c_ptr
            implicit none
            type(c_ptr), value :: mapInfoList
            integer(c_int), value :: count
            type(c_ptr), value :: stream
            integer(c_int) :: hipMemMapArrayAsync_
        end function hipMemMapArrayAsync_

    end interface hipMemMapArrayAsync

    interface hipMemUnmap

        !> Unmaps a range of reserved addresses, once the work that uses it is done.
        function hipMemUnmap_(ptr, size) bind(c, name="hipMemUnmap")
            import :: c_int, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: ptr
            integer(c_size_t), value :: size
            integer(c_int) :: hipMemUnmap_
        end function hipMemUnmap_

    end interface hipMemUnmap

    interface hipMemSetAccess

        !> Sets the access rights of several devices to mapped memory.
        function hipMemSetAccess_(ptr, size, desc, count) bind(c, name="hipMemSetAccess")
            import :: c_int, c_ptr, c_size_t, hipMemAccessDesc
            implicit none
            type(c_ptr), value :: ptr
            integer(c_size_t), value :: size
            type(hipMemAccessDesc) :: desc
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemSetAccess_
        end function hipMemSetAccess_

    end interface hipMemSetAccess

    interface hipMemGetAccess
        procedure hipMemGetAccess_typed

        !> Returns a device's access rights to mapped memory.
        function hipMemGetAccess_(flags, location, ptr) bind(c, name="hipMemGetAccess")
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            type(c_ptr), value :: flags
            type(hipMemLocation) :: location
            type(c_ptr), value :: ptr
            integer(c_int) :: hipMemGetAccess_
        end function hipMemGetAccess_

    end interface hipMemGetAccess

    interface hipMemGetAccess_
        procedure hipMemGetAccess_typed, hipMemGetAccess_
    end interface hipMemGetAccess_

    interface hipMemGetHandleForAddressRange

        !> Exports a range of device memory as a dma-buf for other devices' drivers.
        function hipMemGetHandleForAddressRange_(handle, dptr, size, handleType, flags) &
            bind(c, name="hipMemGetHandleForAddressRange")
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: handle
            type(c_ptr), value :: dptr
            integer(c_size_t), value :: size
            integer(c_int), value :: handleType
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipMemGetHandleForAddressRange_
        end function hipMemGetHandleForAddressRange_

    end interface hipMemGetHandleForAddressRange

end module hipfort
