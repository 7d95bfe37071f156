! Generated from crates/generate/hip_module.txt, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> The HIP runtime by the names that ROCm 10.2's module hip has.
!>
!> Module anygpu_hip documents the arguments. Outputs and structures are variables or addresses, handles of their types or
!> type(c_ptr), text is character(*) or an address. Functions that libanygpu does not have are the vendor's: a program that
!> calls one must be linked with the vendor's library.
module hip
    use anygpu_hipfort_kinds
    use hipfort, only: HIP_SUCCESS, HIP_ERROR_INVALID_VALUE, HIP_ERROR_NOT_INITIALIZED, HIP_ERROR_LAUNCH_OUT_OF_RESOURCES, &
        hipMemoryTypeHost, hipMemoryTypeDevice, hipMemoryTypeArray, hipMemoryTypeUnified, hipSuccess, hipErrorInvalidValue, &
        hipErrorOutOfMemory, hipErrorMemoryAllocation, hipErrorNotInitialized, hipErrorInitializationError, &
        hipErrorDeinitialized, hipErrorProfilerDisabled, hipErrorProfilerNotInitialized, hipErrorProfilerAlreadyStarted, &
        hipErrorProfilerAlreadyStopped, hipErrorInvalidConfiguration, hipErrorInvalidPitchValue, hipErrorInvalidSymbol, &
        hipErrorInvalidDevicePointer, hipErrorInvalidMemcpyDirection, hipErrorInsufficientDriver, hipErrorMissingConfiguration, &
        hipErrorPriorLaunchFailure, hipErrorInvalidDeviceFunction, hipErrorNoDevice, hipErrorInvalidDevice, &
        hipErrorInvalidImage, hipErrorInvalidContext, hipErrorContextAlreadyCurrent, hipErrorMapFailed, &
        hipErrorMapBufferObjectFailed, hipErrorUnmapFailed, hipErrorArrayIsMapped, hipErrorAlreadyMapped, &
        hipErrorNoBinaryForGpu, hipErrorAlreadyAcquired, hipErrorNotMapped, hipErrorNotMappedAsArray, &
        hipErrorNotMappedAsPointer, hipErrorECCNotCorrectable, hipErrorUnsupportedLimit, hipErrorContextAlreadyInUse, &
        hipErrorPeerAccessUnsupported, hipErrorInvalidKernelFile, hipErrorInvalidGraphicsContext, hipErrorInvalidSource, &
        hipErrorFileNotFound, hipErrorSharedObjectSymbolNotFound, hipErrorSharedObjectInitFailed, hipErrorOperatingSystem, &
        hipErrorInvalidHandle, hipErrorInvalidResourceHandle, hipErrorIllegalState, hipErrorNotFound, hipErrorNotReady, &
        hipErrorIllegalAddress, hipErrorLaunchOutOfResources, hipErrorLaunchTimeOut, hipErrorPeerAccessAlreadyEnabled, &
        hipErrorPeerAccessNotEnabled, hipErrorSetOnActiveProcess, hipErrorContextIsDestroyed, hipErrorAssert, &
        hipErrorHostMemoryAlreadyRegistered, hipErrorHostMemoryNotRegistered, hipErrorLaunchFailure, &
        hipErrorCooperativeLaunchTooLarge, hipErrorNotSupported, hipErrorStreamCaptureUnsupported, &
        hipErrorStreamCaptureInvalidated, hipErrorStreamCaptureMerge, hipErrorStreamCaptureUnmatched, &
        hipErrorStreamCaptureUnjoined, hipErrorStreamCaptureIsolation, hipErrorStreamCaptureImplicit, hipErrorCapturedEvent, &
        hipErrorStreamCaptureWrongThread, hipErrorGraphExecUpdateFailure, hipErrorUnknown, hipErrorRuntimeMemory, &
        hipErrorRuntimeOther, hipErrorTbd, hipDeviceAttributeCudaCompatibleBegin, hipDeviceAttributeEccEnabled, &
        hipDeviceAttributeAccessPolicyMaxWindowSize, hipDeviceAttributeAsyncEngineCount, hipDeviceAttributeCanMapHostMemory, &
        hipDeviceAttributeCanUseHostPointerForRegisteredMem, hipDeviceAttributeClockRate, hipDeviceAttributeComputeMode, &
        hipDeviceAttributeComputePreemptionSupported, hipDeviceAttributeConcurrentKernels, &
        hipDeviceAttributeConcurrentManagedAccess, hipDeviceAttributeCooperativeLaunch, &
        hipDeviceAttributeCooperativeMultiDeviceLaunch, hipDeviceAttributeDeviceOverlap
    use hipfort, only: hipDeviceAttributeDirectManagedMemAccessFromHost, hipDeviceAttributeGlobalL1CacheSupported, &
        hipDeviceAttributeHostNativeAtomicSupported, hipDeviceAttributeIntegrated, hipDeviceAttributeIsMultiGpuBoard, &
        hipDeviceAttributeKernelExecTimeout, hipDeviceAttributeL2CacheSize, hipDeviceAttributeLocalL1CacheSupported, &
        hipDeviceAttributeLuid, hipDeviceAttributeLuidDeviceNodeMask, hipDeviceAttributeComputeCapabilityMajor, &
        hipDeviceAttributeManagedMemory, hipDeviceAttributeMaxBlocksPerMultiProcessor, hipDeviceAttributeMaxBlockDimX, &
        hipDeviceAttributeMaxBlockDimY, hipDeviceAttributeMaxBlockDimZ, hipDeviceAttributeMaxGridDimX, &
        hipDeviceAttributeMaxGridDimY, hipDeviceAttributeMaxGridDimZ, hipDeviceAttributeMaxSurface1D, &
        hipDeviceAttributeMaxSurface1DLayered, hipDeviceAttributeMaxSurface2D, hipDeviceAttributeMaxSurface2DLayered, &
        hipDeviceAttributeMaxSurface3D, hipDeviceAttributeMaxSurfaceCubemap, hipDeviceAttributeMaxSurfaceCubemapLayered, &
        hipDeviceAttributeMaxTexture1DWidth, hipDeviceAttributeMaxTexture1DLayered, hipDeviceAttributeMaxTexture1DLinear, &
        hipDeviceAttributeMaxTexture1DMipmap, hipDeviceAttributeMaxTexture2DWidth, hipDeviceAttributeMaxTexture2DHeight, &
        hipDeviceAttributeMaxTexture2DGather, hipDeviceAttributeMaxTexture2DLayered, hipDeviceAttributeMaxTexture2DLinear, &
        hipDeviceAttributeMaxTexture2DMipmap, hipDeviceAttributeMaxTexture3DWidth, hipDeviceAttributeMaxTexture3DHeight, &
        hipDeviceAttributeMaxTexture3DDepth, hipDeviceAttributeMaxTexture3DAlt, hipDeviceAttributeMaxTextureCubemap, &
        hipDeviceAttributeMaxTextureCubemapLayered, hipDeviceAttributeMaxThreadsDim, hipDeviceAttributeMaxThreadsPerBlock, &
        hipDeviceAttributeMaxThreadsPerMultiProcessor, hipDeviceAttributeMaxPitch, hipDeviceAttributeMemoryBusWidth, &
        hipDeviceAttributeMemoryClockRate, hipDeviceAttributeComputeCapabilityMinor, hipDeviceAttributeMultiGpuBoardGroupID, &
        hipDeviceAttributeMultiprocessorCount, hipDeviceAttributeName, hipDeviceAttributePageableMemoryAccess, &
        hipDeviceAttributePageableMemoryAccessUsesHostPageTables, hipDeviceAttributePciBusId, hipDeviceAttributePciDeviceId, &
        hipDeviceAttributePciDomainID, hipDeviceAttributePersistingL2CacheMaxSize, hipDeviceAttributeMaxRegistersPerBlock, &
        hipDeviceAttributeMaxRegistersPerMultiprocessor, hipDeviceAttributeReservedSharedMemPerBlock, &
        hipDeviceAttributeMaxSharedMemoryPerBlock, hipDeviceAttributeSharedMemPerBlockOptin, &
        hipDeviceAttributeSharedMemPerMultiprocessor, hipDeviceAttributeSingleToDoublePrecisionPerfRatio, &
        hipDeviceAttributeStreamPrioritiesSupported, hipDeviceAttributeSurfaceAlignment, hipDeviceAttributeTccDriver, &
        hipDeviceAttributeTextureAlignment, hipDeviceAttributeTexturePitchAlignment, hipDeviceAttributeTotalConstantMemory, &
        hipDeviceAttributeTotalGlobalMem, hipDeviceAttributeUnifiedAddressing, hipDeviceAttributeUuid, &
        hipDeviceAttributeWarpSize, hipDeviceAttributeCudaCompatibleEnd, hipDeviceAttributeAmdSpecificBegin, &
        hipDeviceAttributeClockInstructionRate, hipDeviceAttributeArch, hipDeviceAttributeMaxSharedMemoryPerMultiprocessor, &
        hipDeviceAttributeGcnArch, hipDeviceAttributeGcnArchName, hipDeviceAttributeHdpMemFlushCntl, &
        hipDeviceAttributeHdpRegFlushCntl, hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc, &
        hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim, hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim, &
        hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem, hipDeviceAttributeIsLargeBar, &
        hipDeviceAttributeAsicRevision, hipDeviceAttributeCanUseStreamWaitValue, hipDeviceAttributeImageSupport, &
        hipDeviceAttributeAmdSpecificEnd, hipDeviceAttributeVendorSpecificBegin, hipComputeModeDefault, &
        hipComputeModeExclusive, hipComputeModeProhibited, hipComputeModeExclusiveProcess, hipDevP2PAttrPerformanceRank, &
        hipDevP2PAttrAccessSupported
    use hipfort, only: hipDevP2PAttrNativeAtomicSupported, hipDevP2PAttrHipArrayAccessSupported, hipLimitPrintfFifoSize, &
        hipLimitMallocHeapSize, hipMemAdviseSetReadMostly, hipMemAdviseUnsetReadMostly, hipMemAdviseSetPreferredLocation, &
        hipMemAdviseUnsetPreferredLocation, hipMemAdviseSetAccessedBy, hipMemAdviseUnsetAccessedBy, hipMemAdviseSetCoarseGrain, &
        hipMemAdviseUnsetCoarseGrain, hipMemRangeCoherencyModeFineGrain, hipMemRangeCoherencyModeCoarseGrain, &
        hipMemRangeCoherencyModeIndeterminate, hipMemRangeAttributeReadMostly, hipMemRangeAttributePreferredLocation, &
        hipMemRangeAttributeAccessedBy, hipMemRangeAttributeLastPrefetchLocation, hipMemRangeAttributeCoherencyMode, &
        hipJitOptionMaxRegisters, hipJitOptionThreadsPerBlock, hipJitOptionWallTime, hipJitOptionInfoLogBuffer, &
        hipJitOptionInfoLogBufferSizeBytes, hipJitOptionErrorLogBuffer, hipJitOptionErrorLogBufferSizeBytes, &
        hipJitOptionOptimizationLevel, hipJitOptionTargetFromContext, hipJitOptionTarget, hipJitOptionFallbackStrategy, &
        hipJitOptionGenerateDebugInfo, hipJitOptionLogVerbose, hipJitOptionGenerateLineInfo, hipJitOptionCacheMode, &
        hipJitOptionSm3xOpt, hipJitOptionFastCompile, hipFuncAttributeMaxDynamicSharedMemorySize, &
        hipFuncAttributePreferredSharedMemoryCarveout, hipFuncCachePreferNone, hipFuncCachePreferShared, hipFuncCachePreferL1, &
        hipFuncCachePreferEqual, hipSharedMemBankSizeDefault, hipSharedMemBankSizeFourByte, hipSharedMemBankSizeEightByte, &
        hipExternalMemoryHandleTypeOpaqueFd, hipExternalMemoryHandleTypeOpaqueWin32, hipExternalMemoryHandleTypeOpaqueWin32Kmt, &
        hipExternalMemoryHandleTypeD3D12Heap, hipExternalMemoryHandleTypeD3D12Resource, &
        hipExternalMemoryHandleTypeD3D11Resource, hipExternalMemoryHandleTypeD3D11ResourceKmt, &
        hipExternalSemaphoreHandleTypeOpaqueFd, hipExternalSemaphoreHandleTypeOpaqueWin32, &
        hipExternalSemaphoreHandleTypeOpaqueWin32Kmt, hipExternalSemaphoreHandleTypeD3D12Fence, hipGLDeviceListAll, &
        hipGLDeviceListCurrentFrame, hipGLDeviceListNextFrame, hipGraphicsRegisterFlagsNone, hipGraphicsRegisterFlagsReadOnly, &
        hipGraphicsRegisterFlagsWriteDiscard, hipGraphicsRegisterFlagsSurfaceLoadStore, hipGraphicsRegisterFlagsTextureGather, &
        hipGraphNodeTypeKernel, hipGraphNodeTypeMemcpy, hipGraphNodeTypeMemset, hipGraphNodeTypeHost, hipGraphNodeTypeGraph, &
        hipGraphNodeTypeEmpty, hipGraphNodeTypeWaitEvent, hipGraphNodeTypeEventRecord, hipGraphNodeTypeMemcpy1D, &
        hipGraphNodeTypeMemcpyFromSymbol, hipGraphNodeTypeMemcpyToSymbol, hipGraphNodeTypeCount, hipGraphExecUpdateSuccess, &
        hipGraphExecUpdateError, hipGraphExecUpdateErrorTopologyChanged, hipGraphExecUpdateErrorNodeTypeChanged, &
        hipGraphExecUpdateErrorFunctionChanged, hipGraphExecUpdateErrorParametersChanged, hipGraphExecUpdateErrorNotSupported, &
        hipGraphExecUpdateErrorUnsupportedFunctionChange, hipStreamCaptureModeGlobal, hipStreamCaptureModeThreadLocal, &
        hipStreamCaptureModeRelaxed, hipStreamCaptureStatusNone, hipStreamCaptureStatusActive, &
        hipStreamCaptureStatusInvalidated, hipStreamAddCaptureDependencies, hipStreamSetCaptureDependencies, &
        hipChannelFormatKindSigned, hipChannelFormatKindUnsigned, hipChannelFormatKindFloat, hipChannelFormatKindNone, &
        HIP_AD_FORMAT_UNSIGNED_INT8, HIP_AD_FORMAT_UNSIGNED_INT16, HIP_AD_FORMAT_UNSIGNED_INT32
    use hipfort, only: HIP_AD_FORMAT_SIGNED_INT8, HIP_AD_FORMAT_SIGNED_INT16, HIP_AD_FORMAT_SIGNED_INT32, HIP_AD_FORMAT_HALF, &
        HIP_AD_FORMAT_FLOAT, hipResourceTypeArray, hipResourceTypeMipmappedArray, hipResourceTypeLinear, &
        hipResourceTypePitch2D, HIP_RESOURCE_TYPE_ARRAY, HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY, HIP_RESOURCE_TYPE_LINEAR, &
        HIP_RESOURCE_TYPE_PITCH2D, HIP_TR_ADDRESS_MODE_WRAP, HIP_TR_ADDRESS_MODE_CLAMP, HIP_TR_ADDRESS_MODE_MIRROR, &
        HIP_TR_ADDRESS_MODE_BORDER, HIP_TR_FILTER_MODE_POINT, HIP_TR_FILTER_MODE_LINEAR, hipResViewFormatNone, &
        hipResViewFormatUnsignedChar1, hipResViewFormatUnsignedChar2, hipResViewFormatUnsignedChar4, &
        hipResViewFormatSignedChar1, hipResViewFormatSignedChar2, hipResViewFormatSignedChar4, hipResViewFormatUnsignedShort1, &
        hipResViewFormatUnsignedShort2, hipResViewFormatUnsignedShort4, hipResViewFormatSignedShort1, &
        hipResViewFormatSignedShort2, hipResViewFormatSignedShort4, hipResViewFormatUnsignedInt1, hipResViewFormatUnsignedInt2, &
        hipResViewFormatUnsignedInt4, hipResViewFormatSignedInt1, hipResViewFormatSignedInt2, hipResViewFormatSignedInt4, &
        hipResViewFormatHalf1, hipResViewFormatHalf2, hipResViewFormatHalf4, hipResViewFormatFloat1, hipResViewFormatFloat2, &
        hipResViewFormatFloat4, hipResViewFormatUnsignedBlockCompressed1, hipResViewFormatUnsignedBlockCompressed2, &
        hipResViewFormatUnsignedBlockCompressed3, hipResViewFormatUnsignedBlockCompressed4, &
        hipResViewFormatSignedBlockCompressed4, hipResViewFormatUnsignedBlockCompressed5, &
        hipResViewFormatSignedBlockCompressed5, hipResViewFormatUnsignedBlockCompressed6H, &
        hipResViewFormatSignedBlockCompressed6H, hipResViewFormatUnsignedBlockCompressed7, HIP_RES_VIEW_FORMAT_NONE, &
        HIP_RES_VIEW_FORMAT_UINT_1X8, HIP_RES_VIEW_FORMAT_UINT_2X8, HIP_RES_VIEW_FORMAT_UINT_4X8, HIP_RES_VIEW_FORMAT_SINT_1X8, &
        HIP_RES_VIEW_FORMAT_SINT_2X8, HIP_RES_VIEW_FORMAT_SINT_4X8, HIP_RES_VIEW_FORMAT_UINT_1X16, &
        HIP_RES_VIEW_FORMAT_UINT_2X16, HIP_RES_VIEW_FORMAT_UINT_4X16, HIP_RES_VIEW_FORMAT_SINT_1X16, &
        HIP_RES_VIEW_FORMAT_SINT_2X16, HIP_RES_VIEW_FORMAT_SINT_4X16, HIP_RES_VIEW_FORMAT_UINT_1X32, &
        HIP_RES_VIEW_FORMAT_UINT_2X32, HIP_RES_VIEW_FORMAT_UINT_4X32, HIP_RES_VIEW_FORMAT_SINT_1X32, &
        HIP_RES_VIEW_FORMAT_SINT_2X32, HIP_RES_VIEW_FORMAT_SINT_4X32, HIP_RES_VIEW_FORMAT_FLOAT_1X16, &
        HIP_RES_VIEW_FORMAT_FLOAT_2X16, HIP_RES_VIEW_FORMAT_FLOAT_4X16, HIP_RES_VIEW_FORMAT_FLOAT_1X32, &
        HIP_RES_VIEW_FORMAT_FLOAT_2X32, HIP_RES_VIEW_FORMAT_FLOAT_4X32, HIP_RES_VIEW_FORMAT_UNSIGNED_BC1, &
        HIP_RES_VIEW_FORMAT_UNSIGNED_BC2, HIP_RES_VIEW_FORMAT_UNSIGNED_BC3, HIP_RES_VIEW_FORMAT_UNSIGNED_BC4, &
        HIP_RES_VIEW_FORMAT_SIGNED_BC4, HIP_RES_VIEW_FORMAT_UNSIGNED_BC5, HIP_RES_VIEW_FORMAT_SIGNED_BC5, &
        HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H, HIP_RES_VIEW_FORMAT_SIGNED_BC6H, HIP_RES_VIEW_FORMAT_UNSIGNED_BC7, &
        hipMemcpyHostToHost, hipMemcpyHostToDevice, hipMemcpyDeviceToHost, hipMemcpyDeviceToDevice, hipMemcpyDefault, &
        HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, &
        HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, HIP_FUNC_ATTRIBUTE_NUM_REGS, HIP_FUNC_ATTRIBUTE_PTX_VERSION
    use hipfort, only: HIP_FUNC_ATTRIBUTE_BINARY_VERSION, HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA, &
        HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, &
        HIP_POINTER_ATTRIBUTE_CONTEXT, HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, HIP_POINTER_ATTRIBUTE_DEVICE_POINTER, &
        HIP_POINTER_ATTRIBUTE_HOST_POINTER, HIP_POINTER_ATTRIBUTE_P2P_TOKENS, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, &
        HIP_POINTER_ATTRIBUTE_BUFFER_ID, HIP_POINTER_ATTRIBUTE_IS_MANAGED, HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL, &
        HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE, HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR, &
        HIP_POINTER_ATTRIBUTE_RANGE_SIZE, HIP_POINTER_ATTRIBUTE_MAPPED, HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, &
        HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE, HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS, &
        HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, hipAddressModeWrap, hipAddressModeClamp, hipAddressModeMirror, &
        hipAddressModeBorder, hipFilterModePoint, hipFilterModeLinear, hipReadModeElementType, hipReadModeNormalizedFloat, &
        HIP_R_32F, HIP_R_64F, HIP_R_16F, HIP_R_8I, HIP_C_32F, HIP_C_64F, HIP_C_16F, HIP_C_8I, HIP_R_8U, HIP_C_8U, HIP_R_32I, &
        HIP_C_32I, HIP_R_32U, HIP_C_32U, HIP_R_16BF, HIP_C_16BF, HIP_R_4I, HIP_C_4I, HIP_R_4U, HIP_C_4U, HIP_R_16I, HIP_C_16I, &
        HIP_R_16U, HIP_C_16U, HIP_R_64I, HIP_C_64I, HIP_R_64U, HIP_C_64U, HIP_R_8F_E4M3_FNUZ, HIP_R_8F_E5M2_FNUZ, &
        HIP_LIBRARY_MAJOR_VERSION, HIP_LIBRARY_MINOR_VERSION, HIP_LIBRARY_PATCH_LEVEL, hipErrorInvalidChannelDescriptor, &
        hipErrorInvalidTexture, hipErrorInvalidResourceType, hipErrorInvalidResourceConfiguration, hipErrorStreamDetached, &
        hipErrorInvalidClusterSize, hipDeviceAttributeUnused1, hipDeviceAttributeUnused2, &
        hipDeviceAttributeMemoryPoolsSupported, hipDeviceAttributeVirtualMemoryManagementSupported, &
        hipDeviceAttributeHostRegisterSupported, hipDeviceAttributeMemoryPoolSupportedHandleTypes, &
        hipDeviceAttributeHostNumaId, hipDeviceAttributeDmaBufSupported, hipDeviceAttributeGPUDirectRDMAWithHipVMMSupported, &
        hipDeviceAttributeHandleTypeFabricSupported, hipDeviceAttributeHostAllocDmaBufSupported, &
        hipDeviceAttributeGPUDirectRDMASupported, hipDeviceAttributeGPUDirectRDMAFlushWritesOptions, &
        hipDeviceAttributeGPUDirectRDMAWritesOrdering, hipDeviceAttributeUnused3, hipDeviceAttributeUnused4, &
        hipDeviceAttributeUnused5, hipDeviceAttributePhysicalMultiProcessorCount, hipDeviceAttributeFineGrainSupport, &
        hipDeviceAttributeWallClockRate, hipDeviceAttributeNumberOfXccs, hipDeviceAttributeMaxAvailableVgprsPerThread, &
        hipDeviceAttributePciChipId, hipDeviceAttributeExpertSchedMode, hipDeviceAttributeMaxDynDataPrefetchRegions, &
        hipMemcpyDeviceToDeviceNoCU, hipMemoryTypeUnregistered, hipMemoryTypeManaged, hipLimitStackSize, hipExtLimitScratchMin, &
        hipExtLimitScratchMax, hipExtLimitScratchCurrent
    use hipfort, only: hipLibraryHostUniversalFunctionAndDataTable, hipLibraryBinaryIsPreserved, &
        hipGraphInstantiateFlagAutoFreeOnLaunch, hipGraphInstantiateFlagUpload, hipGraphInstantiateFlagDeviceLaunch, &
        hipGraphInstantiateFlagUseNodePriority, hipGraphInstantiateSuccess, hipGraphInstantiateError, &
        hipGraphInstantiateInvalidStructure, hipGraphInstantiateNodeOperationNotSupported, &
        hipGraphInstantiateMultipleDevicesNotSupported, hipGraphMemAttrUsedMemCurrent, hipGraphMemAttrUsedMemHigh, &
        hipGraphMemAttrReservedMemCurrent, hipGraphMemAttrReservedMemHigh, hipUserObjectNoDestructorSync, &
        hipGraphUserObjectMove, hipGraphNodeTypeExtSemaphoreSignal, hipGraphNodeTypeExtSemaphoreWait, hipGraphNodeTypeMemAlloc, &
        hipGraphNodeTypeMemFree, hipGraphNodeTypeBatchMemOp, hipMemLocationTypeInvalid, hipMemLocationTypeDevice, &
        hipMemLocationTypeHost, hipMemLocationTypeHostNuma, hipMemLocationTypeHostNumaCurrent, hipMemLocationTypeNone, &
        hipMemcpySrcAccessOrderInvalid, hipMemcpySrcAccessOrderStream, hipMemcpySrcAccessOrderDuringApiCall, &
        hipMemcpySrcAccessOrderAny, hipMemcpyFlagDefault, hipMemcpyFlagPreferOverlapWithCompute, hipMemcpyFlagExtPreferCE, &
        hipMemcpyFlagExtOpSwap, hipMemcpyFlagExtOpIndirectSrc, hipMemcpyFlagExtOpIndirectDst, hipMemcpyOperandTypePointer, &
        hipMemcpyOperandTypeArray, hipStreamMemOpWaitValue32, hipStreamMemOpWriteValue32, hipStreamMemOpFlushRemoteWrites, &
        hipStreamMemOpWaitValue64, hipStreamMemOpWriteValue64, hipStreamMemOpBarrier, hipFuncAttributeClusterDimMustBeSet, &
        hipFuncAttributeRequiredClusterWidth, hipFuncAttributeRequiredClusterHeight, hipFuncAttributeRequiredClusterDepth, &
        hipFuncAttributeNonPortableClusterSizeAllowed, hipFuncAttributeClusterSchedulingPolicyPreference, &
        hipLaunchAttributeIgnore, hipLaunchAttributeAccessPolicyWindow, hipLaunchAttributeCooperative, &
        hipLaunchAttributeSynchronizationPolicy, hipLaunchAttributeClusterDimension, hipLaunchAttributePriority, &
        hipLaunchAttributeMemSyncDomainMap, hipLaunchAttributeMemSyncDomain, &
        hipLaunchAttributeClusterSchedulingPolicyPreference, hipLaunchAttributeExtDynDataPrefetch, &
        hipMemRangeHandleTypeDmaBufFd, hipMemRangeFlagDmaBufMappingTypePcie, hipEnableDefault, hipEnableLegacyStream, &
        hipEnablePerThreadDefaultStream, hipDriverEntryPointSuccess, hipDriverEntryPointSymbolNotFound, &
        hipDriverEntryPointVersionNotSufficent, hipMemAllocationTypeInvalid, hipMemAllocationTypePinned, &
        hipMemAllocationTypeManaged, hipMemAllocationTypeUncached, hipMemHandleTypeNone, hipMemHandleTypePosixFileDescriptor, &
        hipMemHandleTypeWin32, hipMemHandleTypeWin32Kmt, hipMemHandleTypeFabric, hipMemAccessFlagsProtNone, &
        hipMemAccessFlagsProtRead, hipMemAccessFlagsProtReadWrite, hipMemAllocationGranularityMinimum, &
        hipMemAllocationGranularityRecommended, hipMemPoolReuseFollowEventDependencies, hipMemPoolReuseAllowOpportunistic, &
        hipMemPoolReuseAllowInternalDependencies, hipMemPoolAttrReleaseThreshold, hipMemPoolAttrReservedMemCurrent, &
        hipMemPoolAttrReservedMemHigh, hipMemPoolAttrUsedMemCurrent, hipMemPoolAttrUsedMemHigh, HIP_GET_PROC_ADDRESS_SUCCESS, &
        HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND, HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT, &
        hipExternalMemoryHandleTypeNvSciBuf, hipExternalSemaphoreHandleTypeD3D11Fence, hipExternalSemaphoreHandleTypeNvSciSync, &
        hipExternalSemaphoreHandleTypeKeyedMutex, hipExternalSemaphoreHandleTypeKeyedMutexKmt
    use hipfort, only: hipExternalSemaphoreHandleTypeTimelineSemaphoreFd, hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32, &
        HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET, HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, &
        HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, &
        HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, &
        hipJitOptionGlobalSymbolNames, hipJitOptionGlobalSymbolAddresses, hipJitOptionGlobalSymbolCount, hipJitOptionLto, &
        hipJitOptionFtz, hipJitOptionPrecDiv, hipJitOptionPrecSqrt, hipJitOptionFma, hipJitOptionPositionIndependentCode, &
        hipJitOptionMinCTAPerSM, hipJitOptionMaxThreadsPerBlock, hipJitOptionOverrideDirectiveValues, &
        hipJitOptionIRtoISAOptExt, hipJitOptionIRtoISAOptCountExt, hipJitInputCubin, hipJitInputPtx, hipJitInputFatBinary, &
        hipJitInputObject, hipJitInputLibrary, hipJitInputNvvm, hipJitInputLLVMBitcode, hipJitInputLLVMBundledBitcode, &
        hipJitInputLLVMArchivesOfBundledBitcode, hipJitInputSpirv, hipJitCacheOptionNone, hipJitCacheOptionCG, &
        hipJitCacheOptionCA, hipJitPreferPTX, hipJitPreferBinary, hipSyncPolicyAuto, hipSyncPolicySpin, hipSyncPolicyYield, &
        hipSyncPolicyBlockingSync, hipGraphDebugDotFlagsVerbose, hipGraphDebugDotFlagsKernelNodeParams, &
        hipGraphDebugDotFlagsMemcpyNodeParams, hipGraphDebugDotFlagsMemsetNodeParams, hipGraphDebugDotFlagsHostNodeParams, &
        hipGraphDebugDotFlagsEventNodeParams, hipGraphDebugDotFlagsExtSemasSignalNodeParams, &
        hipGraphDebugDotFlagsExtSemasWaitNodeParams, hipGraphDebugDotFlagsKernelNodeAttributes, hipGraphDebugDotFlagsHandles, &
        hipMemHandleTypeGeneric, hipMemOperationTypeMap, hipMemOperationTypeUnmap, hipGraphDependencyTypeDefault, &
        hipGraphDependencyTypeProgrammatic, HIP_IPC_HANDLE_SIZE, hipStreamLegacy, hipStreamPerThread, hipStreamWaitValueGte, &
        hipStreamWaitValueEq, hipStreamWaitValueAnd, hipStreamWaitValueNor, hipInitDeviceFlagsAreValid, &
        hipEventDisableSystemFence, hipEventReleaseToSystem, hipEventRecordDefault, hipEventRecordExternal, &
        hipEventWaitDefault, hipEventWaitExternal, hipHostMallocUncached, hipHostMallocNonCoherent, hipHostAllocDefault, &
        hipHostAllocPortable, hipHostAllocMapped, hipHostAllocWriteCombined, hipHostAllocUncached, hipHostRegisterReadOnly, &
        hipExtHostRegisterUncached, hipMallocSignalMemory, hipDeviceMallocUncached, hipDeviceMallocContiguous, &
        hipExternalMemoryDedicated, HIP_GET_PROC_ADDRESS_DEFAULT, HIP_GET_PROC_ADDRESS_LEGACY_STREAM, &
        HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM, HIP_LAUNCH_PARAM_BUFFER_POINTER, HIP_LAUNCH_PARAM_BUFFER_SIZE, &
        HIP_LAUNCH_PARAM_END, hipCpuDeviceId, hipInvalidDeviceId, hipIpcMemLazyEnablePeerAccess, hipStreamDefault, &
        hipStreamNonBlocking, hipEventDefault, hipEventBlockingSync, hipEventDisableTiming, hipEventInterprocess, &
        hipEventReleaseToDevice, hipHostMallocDefault
    use hipfort, only: hipHostMallocPortable, hipHostMallocMapped, hipHostMallocWriteCombined, hipHostMallocNumaUser, &
        hipHostMallocCoherent, hipMemAttachGlobal, hipMemAttachHost, hipMemAttachSingle, hipDeviceMallocDefault, &
        hipDeviceMallocFinegrained, hipHostRegisterDefault, hipHostRegisterPortable, hipHostRegisterMapped, &
        hipHostRegisterIoMemory, hipExtHostRegisterCoarseGrained, hipDeviceScheduleAuto, hipDeviceScheduleSpin, &
        hipDeviceScheduleYield, hipDeviceScheduleBlockingSync, hipDeviceScheduleMask, hipDeviceMapHost, &
        hipDeviceLmemResizeToMax, hipArrayDefault, hipArrayLayered, hipArraySurfaceLoadStore, hipArrayCubemap, &
        hipArrayTextureGather, hipOccupancyDefault, hipCooperativeLaunchMultiDeviceNoPreSync, &
        hipCooperativeLaunchMultiDeviceNoPostSync, hipChannelFormatDesc, hipExtent, HIP_ARRAY_DESCRIPTOR, &
        HIP_ARRAY3D_DESCRIPTOR, hip_Memcpy2D, HIP_MEMCPY3D, hipPos, hipPitchedPtr, hipMemcpy3DParms, hipMemLocation, &
        hipMemcpyAttributes, hipMemcpy3DOperand, hipMemcpy3DBatchOp, hipUUID, hipExternalMemoryHandle, &
        hipExternalMemoryBufferDesc, hipExternalMemoryMipmappedArrayDesc, hipExternalSemaphoreHandle, hipExternalFence, &
        hipExternalNvSciSync, hipExternalSignalKey, hipExternalSemaphoreSignal, hipExternalWaitKey, hipExternalSemaphoreWait, &
        hipBatchMemOpNodeParams, hipExternalSemaphoreSignalNodeParams, hipExternalSemaphoreWaitNodeParams, &
        hipGraphInstantiateParams, hipIpcMemHandle_t, hipIpcEventHandle_t, HIP_LAUNCH_CONFIG, hipLaunchConfig_t, &
        hipFuncAttributes, hipPointerAttribute_t, hipMemcpy3DPeerParms, hipMemAccessDesc, hipKernelNodeParams, hipMemsetParams, &
        hipHostNodeParams, dim3, hipInit, hipDriverGetVersion, hipRuntimeGetVersion, hipDeviceGet, hipDeviceComputeCapability, &
        hipDeviceGetName, hipDeviceGetP2PAttribute, hipDeviceGetPCIBusId, hipDeviceTotalMem, hipDeviceSynchronize, &
        hipDeviceReset, hipSetDevice, hipGetDevice, hipGetDeviceCount, hipDeviceGetAttribute, hipDeviceSetCacheConfig, &
        hipDeviceGetCacheConfig, hipDeviceGetLimit, hipDeviceGetSharedMemConfig, hipGetDeviceFlags, &
        hipDeviceSetSharedMemConfig, hipSetDeviceFlags, hipExtGetLinkTypeAndHopCount, hipIpcGetMemHandle, hipIpcOpenMemHandle, &
        hipIpcCloseMemHandle, hipIpcGetEventHandle, hipIpcOpenEventHandle, hipFuncSetAttribute, hipFuncSetCacheConfig
    use hipfort, only: hipFuncSetSharedMemConfig, hipGetLastError, hipPeekAtLastError, hipStreamCreate, &
        hipStreamCreateWithFlags, hipStreamCreateWithPriority, hipDeviceGetStreamPriorityRange, hipStreamDestroy, &
        hipStreamQuery, hipStreamSynchronize, hipStreamWaitEvent, hipStreamGetFlags, hipStreamGetPriority, &
        hipExtStreamCreateWithCUMask, hipExtStreamGetCUMask, hipStreamAddCallback, hipStreamWriteValue32, &
        hipStreamWriteValue64, hipEventCreateWithFlags, hipEventCreate, hipEventRecord, hipEventDestroy, hipEventSynchronize, &
        hipEventElapsedTime, hipEventQuery, hipPointerGetAttributes, hipPointerGetAttribute, hipDrvPointerGetAttributes, &
        hipDestroyExternalSemaphore, hipExternalMemoryGetMappedBuffer, hipDestroyExternalMemory, hipExtMallocWithFlags, &
        hipMallocHost, hipMemAllocHost, hipMemPrefetchAsync, hipMemAdvise, hipMemRangeGetAttribute, hipMemRangeGetAttributes, &
        hipStreamAttachMemAsync, hipHostAlloc, hipMallocPitch, hipMemAllocPitch, hipFreeHost, hipMemcpyWithStream, &
        hipMemcpyHtoD, hipMemcpyDtoH, hipMemcpyDtoD, hipMemcpyHtoDAsync, hipMemcpyDtoHAsync, hipMemcpyDtoDAsync, &
        hipGetSymbolAddress, hipGetSymbolSize, hipMemcpyToSymbol, hipMemcpyToSymbolAsync, hipMemcpyFromSymbol, &
        hipMemcpyFromSymbolAsync, hipMemset, hipMemsetD8, hipMemsetD8Async, hipMemsetD16, hipMemsetD16Async, hipMemsetD32, &
        hipMemsetAsync, hipMemsetD32Async, hipMemset2D, hipMemset2DAsync, hipMemset3D, hipMemset3DAsync, hipMemGetInfo, &
        hipMemPtrGetInfo, hipMallocArray, hipArrayCreate, hipArrayDestroy, hipArray3DCreate, hipMalloc3D, hipFreeArray, &
        hipFreeMipmappedArray, hipMalloc3DArray, hipMallocMipmappedArray, hipGetMipmappedArrayLevel, hipMemcpyParam2D, &
        hipMemcpyParam2DAsync, hipMemcpy2DToArray, hipMemcpy2DToArrayAsync, hipMemcpyToArray, hipMemcpyFromArray, &
        hipMemcpy2DFromArray, hipMemcpy2DFromArrayAsync, hipMemcpyAtoH, hipMemcpyHtoA, hipMemcpy3D, hipMemcpy3DAsync, &
        hipDrvMemcpy3D, hipDrvMemcpy3DAsync, hipDeviceCanAccessPeer, hipDeviceEnablePeerAccess, hipDeviceDisablePeerAccess, &
        hipMemGetAddressRange, hipMemcpyPeer, hipMemcpyPeerAsync
    use hipfort, only: hipCtxCreate, hipCtxDestroy, hipCtxPopCurrent, hipCtxPushCurrent, hipCtxSetCurrent, hipCtxGetCurrent, &
        hipCtxGetDevice, hipCtxGetApiVersion, hipCtxGetCacheConfig, hipCtxSetCacheConfig, hipCtxSetSharedMemConfig, &
        hipCtxGetSharedMemConfig, hipCtxSynchronize, hipCtxGetFlags, hipCtxEnablePeerAccess, hipCtxDisablePeerAccess, &
        hipDevicePrimaryCtxGetState, hipDevicePrimaryCtxRelease, hipDevicePrimaryCtxRetain, hipDevicePrimaryCtxReset, &
        hipDevicePrimaryCtxSetFlags, hipModuleUnload, hipFuncGetAttributes, hipFuncGetAttribute, hipModuleLoadData, &
        hipModuleLoadDataEx, hipModuleLaunchCooperativeKernel, hipLaunchCooperativeKernel, &
        hipModuleOccupancyMaxPotentialBlockSize, hipModuleOccupancyMaxPotentialBlockSizeWithFlags, &
        hipModuleOccupancyMaxActiveBlocksPerMultiprocessor, hipOccupancyMaxActiveBlocksPerMultiprocessor, &
        hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, hipOccupancyMaxPotentialBlockSize, hipProfilerStart, &
        hipProfilerStop, hipConfigureCall, hipSetupArgument, hipLaunchByPtr, hipLaunchKernel, hipDrvMemcpy2DUnaligned, &
        hipExtLaunchKernel, hipDestroyTextureObject, hipGetChannelDesc, hipTexObjectDestroy, hipMipmappedArrayCreate, &
        hipMipmappedArrayDestroy, hipMipmappedArrayGetLevel, hipStreamBeginCapture, hipStreamEndCapture, &
        hipStreamGetCaptureInfo, hipStreamGetCaptureInfo_v2, hipStreamIsCapturing, hipStreamUpdateCaptureDependencies, &
        hipGraphCreate, hipGraphDestroy, hipGraphAddDependencies, hipGraphRemoveDependencies, hipGraphGetEdges, &
        hipGraphGetNodes, hipGraphGetRootNodes, hipGraphNodeGetDependencies, hipGraphNodeGetDependentNodes, &
        hipGraphNodeGetType, hipGraphDestroyNode, hipGraphClone, hipGraphNodeFindInClone, hipGraphInstantiate, &
        hipGraphInstantiateWithFlags, hipGraphLaunch, hipGraphExecDestroy, hipGraphExecUpdate, hipGraphAddKernelNode, &
        hipGraphKernelNodeGetParams, hipGraphKernelNodeSetParams, hipGraphExecKernelNodeSetParams, hipGraphAddMemcpyNode, &
        hipGraphMemcpyNodeGetParams, hipGraphMemcpyNodeSetParams, hipGraphExecMemcpyNodeSetParams, hipGraphAddMemcpyNode1D, &
        hipGraphMemcpyNodeSetParams1D, hipGraphExecMemcpyNodeSetParams1D, hipGraphAddMemcpyNodeFromSymbol, &
        hipGraphMemcpyNodeSetParamsFromSymbol, hipGraphExecMemcpyNodeSetParamsFromSymbol, hipGraphAddMemcpyNodeToSymbol, &
        hipGraphMemcpyNodeSetParamsToSymbol, hipGraphExecMemcpyNodeSetParamsToSymbol, hipGraphAddMemsetNode, &
        hipGraphMemsetNodeGetParams, hipGraphMemsetNodeSetParams, hipGraphExecMemsetNodeSetParams, hipGraphAddHostNode, &
        hipGraphHostNodeGetParams, hipGraphHostNodeSetParams, hipGraphExecHostNodeSetParams, hipGraphAddChildGraphNode, &
        hipGraphChildGraphNodeGetGraph, hipGraphExecChildGraphNodeSetParams
    use hipfort, only: hipGraphAddEmptyNode, hipGraphAddEventRecordNode, hipGraphEventRecordNodeGetEvent, &
        hipGraphEventRecordNodeSetEvent, hipGraphExecEventRecordNodeSetEvent, hipGraphAddEventWaitNode, &
        hipGraphEventWaitNodeGetEvent, hipGraphEventWaitNodeSetEvent, hipGraphExecEventWaitNodeSetEvent, hipFree, hipFree_, &
        hipHostFree, hipHostFree_, hipMemcpy, hipMemcpy_, hipMemcpyAsync, hipMemcpyAsync_, hipMemcpy2D, hipMemcpy2D_, &
        hipMemcpy2DAsync, hipMemcpy2DAsync_, hipHostRegister, hipHostRegister_, hipHostUnregister, hipHostUnregister_, &
        hipHostGetDevicePointer, hipHostGetDevicePointer_, hipHostGetFlags, hipHostGetFlags_, hipCreateChannelDesc, &
        hipArrayGetInfo, hipArrayGetDescriptor, hipArray3DGetDescriptor, hipMemcpyDtoA, hipMemcpyAtoD, hipMemcpyAtoA, &
        hipMemcpyHtoAAsync, hipMemcpyAtoHAsync, hipMemcpy3D_spt, hipMemcpy3DAsync_spt, hipMemcpyBatchAsync, &
        hipMemcpy3DBatchAsync, hipSetValidDevices, hipDeviceGetUuid, hipExtGetLastError, hipGetErrorName, hipGetErrorString, &
        hipDrvGetErrorName, hipDrvGetErrorString, hipEventRecord_spt, hipEventRecordWithFlags, &
        hipExternalMemoryGetMappedMipmappedArray, hipGraphAddBatchMemOpNode, hipGraphBatchMemOpNodeGetParams, &
        hipGraphBatchMemOpNodeSetParams, hipGraphExecBatchMemOpNodeSetParams, hipGraphAddExternalSemaphoresSignalNode, &
        hipGraphExternalSemaphoresSignalNodeGetParams, hipGraphExternalSemaphoresSignalNodeSetParams, &
        hipGraphExecExternalSemaphoresSignalNodeSetParams, hipGraphAddExternalSemaphoresWaitNode, &
        hipGraphExternalSemaphoresWaitNodeGetParams, hipGraphExternalSemaphoresWaitNodeSetParams, &
        hipGraphExecExternalSemaphoresWaitNodeSetParams, hipGraphAddMemFreeNode, hipGraphMemFreeNodeGetParams, &
        hipGraphInstantiateWithParams, hipGraphExecGetFlags, hipGraphNodeGetEnabled, hipGraphNodeSetEnabled, &
        hipGraphKernelNodeCopyAttributes, hipUserObjectCreate, hipUserObjectRelease, hipUserObjectRetain, &
        hipGraphRetainUserObject, hipGraphReleaseUserObject, hipDeviceGraphMemTrim, hipGraphLaunch_spt, hipGraphUpload, &
        hipModuleLoadFatBinary, hipLibraryLoadData, hipLibraryUnload, hipLibraryGetKernelCount, hipLibraryEnumerateKernels, &
        hipKernelGetName, hipKernelGetLibrary, hipKernelGetFunction, hipKernelGetAttribute, hipKernelGetParamInfo, &
        hipLaunchKernelExC, hipMemAdvise_v2, hipMemPrefetchAsync_v2, hipMemPrefetchBatchAsync, hipMemDiscardBatchAsync, &
        hipMemDiscardAndPrefetchBatchAsync, hipDrvMemDiscardBatchAsync, hipDrvMemDiscardAndPrefetchBatchAsync, hipMemcpy3DPeer, &
        hipMemcpy3DPeerAsync, hipFreeAsync
    use hipfort, only: hipDeviceGetDefaultMemPool, hipDeviceGetMemPool, hipDeviceSetMemPool, hipMemPoolDestroy, &
        hipMemPoolTrimTo, hipMemPoolSetAccess, hipMemPoolGetAccess, hipMemPoolExportToShareableHandle, &
        hipMemPoolImportFromShareableHandle, hipStreamQuery_spt, hipStreamSynchronize_spt, hipStreamWaitEvent_spt, &
        hipStreamAddCallback_spt, hipLaunchHostFunc, hipLaunchHostFunc_spt, hipStreamGetFlags_spt, hipStreamGetPriority_spt, &
        hipStreamGetDevice, hipStreamGetId, hipStreamGetAttribute, hipStreamBatchMemOp, hipStreamCopyAttributes, &
        hipGetStreamDeviceId, hipStreamIsCapturing_spt, hipStreamGetCaptureInfo_spt, hipStreamGetCaptureInfo_v2_spt, &
        hipStreamBeginCapture_spt, hipStreamEndCapture_spt, hipThreadExchangeStreamCaptureMode, hipMemRelease, &
        hipMemRetainAllocationHandle, hipMemExportToShareableHandle, hipMemImportFromShareableHandle, hipMemGetAccess
    use anygpu_hip_module_types, only: hipCtx_t, hipEvent_t, hipExternalMemory_t, hipExternalSemaphore_t, hipFunction_t, &
        hipGraphExec_t, hipGraphNode_t, hipGraph_t, hipMemPool_t, hipModuleSymbol_t, hipModule_t, hipStream_t, hipUserObject_t, &
        hipDeviceArch_t, hipMipmappedArray, HIP_TEXTURE_DESC, hipResourceDesc, HIP_RESOURCE_DESC, hipResourceViewDesc, &
        HIP_RESOURCE_VIEW_DESC, hipOffset3D, textureReference, hipTextureDesc, surfaceReference, hipDevSmResource, &
        hipDevWorkqueueConfigResource, hipDevWorkqueueResource, hipDevResource, hipDevSmResourceGroupParams, &
        hipMemFabricHandle_t, hipMemPoolProps, hipMemPoolPtrExportData, hipLaunchParams, hipFunctionLaunchParams, &
        hipExternalMemoryHandleDesc, hipExternalSemaphoreHandleDesc, hipExternalSemaphoreSignalParams, &
        hipExternalSemaphoreWaitParams, hipMemAllocNodeParams, hipAccessPolicyWindow, hipLaunchMemSyncDomainMap, &
        hipExtDynDataPrefetchRegion, hipExtDynDataPrefetchConfig, hipMemAllocationProp, hipArrayMapInfo, hipMemcpyNodeParams, &
        hipChildGraphNodeParams, hipEventWaitNodeParams, hipEventRecordNodeParams, hipMemFreeNodeParams, hipGraphNodeParams, &
        hipGraphEdgeData, hipLaunchAttribute, hipArrayMemoryRequirements, hipDeviceProp_t
    use anygpu_hip_module_addresses, only: hipDeviceGetByPCIBusId_, hipChooseDevice_, hipSignalExternalSemaphoresAsync_, &
        hipWaitExternalSemaphoresAsync_, hipModuleGetGlobal_, hipModuleLoad_, hipModuleGetFunction_, hipModuleGetTexRef_, &
        hipModuleLaunchKernel_, hipLaunchCooperativeKernelMultiDevice_, hipExtLaunchMultiKernelMultiDevice_, hipBindTexture_, &
        hipBindTexture2D_, hipBindTextureToArray_, hipGetTextureAlignmentOffset_, hipUnbindTexture_, hipTexRefGetAddress_, &
        hipTexRefGetAddressMode_, hipTexRefGetFilterMode_, hipTexRefGetFlags_, hipTexRefGetFormat_, hipTexRefGetMaxAnisotropy_, &
        hipTexRefGetMipmapFilterMode_, hipTexRefGetMipmapLevelBias_, hipTexRefGetMipmapLevelClamp_, &
        hipTexRefGetMipMappedArray_, hipTexRefSetAddress_, hipTexRefSetAddress2D_, hipTexRefSetMaxAnisotropy_, &
        hipBindTextureToMipmappedArray_, hipCreateTextureObject_, hipGetTextureObjectResourceDesc_, &
        hipGetTextureObjectResourceViewDesc_, hipGetTextureObjectTextureDesc_, hipTexRefSetAddressMode_, hipTexRefSetArray_, &
        hipTexRefSetFilterMode_, hipTexRefSetFlags_, hipTexRefSetFormat_, hipTexObjectCreate_, hipTexObjectGetResourceDesc_, &
        hipTexObjectGetResourceViewDesc_, hipTexObjectGetTextureDesc_, hipTexRefSetBorderColor_, hipTexRefSetMipmapFilterMode_, &
        hipTexRefSetMipmapLevelBias_, hipTexRefSetMipmapLevelClamp_, hipTexRefSetMipmappedArray_, hipGetDeviceProperties_, &
        hipMalloc_, hipMallocManaged_, hipHostMalloc_, hipMemcpy2DToArray_spt_, hipMemcpy2DToArrayAsync_spt_, &
        hipMemcpy2DFromArray_spt_, hipMemcpy2DFromArrayAsync_spt_, hipMemcpy2DArrayToArray_, hipMemcpyFromArray_spt_, &
        hipMemcpy_spt_, hipMemcpyAsync_spt_, hipMemcpy2D_spt_, hipMemcpy2DAsync_spt_, hipMemset_spt_, hipMemsetAsync_spt_, &
        hipMemsetD2D8_, hipMemsetD2D8Async_, hipMemsetD2D16_, hipMemsetD2D16Async_, hipMemsetD2D32_, hipMemsetD2D32Async_, &
        hipMemset2D_spt_, hipMemset2DAsync_spt_, hipMemset3D_spt_, hipMemset3DAsync_spt_, hipDeviceGetLuid_, &
        hipGetDevicePropertiesR0600_, hipChooseDeviceR0600_, hipInitDevice_, hipDeviceSetLimit_, hipImportExternalMemory_, &
        hipImportExternalSemaphore_, hipGraphAddMemAllocNode_, hipGraphMemAllocNodeGetParams_, hipDrvGraphAddMemcpyNode_, &
        hipDrvGraphMemcpyNodeGetParams_, hipDrvGraphMemcpyNodeSetParams_, hipDrvGraphExecMemcpyNodeSetParams_, &
        hipDrvGraphAddMemsetNode_, hipDrvGraphExecMemsetNodeSetParams_, hipDrvGraphAddMemFreeNode_, &
        hipGraphKernelNodeGetAttribute_, hipGraphKernelNodeSetAttribute_, hipDeviceGetGraphMemAttribute_, &
        hipDeviceSetGraphMemAttribute_, hipGraphDebugDotPrint_, hipGraphAddNode_, hipGraphNodeSetParams_, &
        hipGraphExecNodeSetParams_, hipModuleGetFunctionCount_, hipDrvLaunchKernelEx_
    use anygpu_hip_module_addresses, only: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_, &
        hipLibraryLoadFromFile_, hipLibraryGetKernel_, hipLibraryGetGlobal_, hipLibraryGetManaged_, hipKernelSetAttribute_, &
        hipLinkCreate_, hipLinkAddData_, hipLinkAddFile_, hipLinkComplete_, hipLinkDestroy_, hipPointerSetAttribute_, &
        hipMallocAsync_, hipMallocFromPoolAsync_, hipMemGetDefaultMemPool_, hipMemGetMemPool_, hipMemSetMemPool_, &
        hipMemPoolCreate_, hipMemPoolSetAttribute_, hipMemPoolGetAttribute_, hipMemPoolExportPointer_, &
        hipMemPoolImportPointer_, hipGetProcAddress_, hipGetProcAddress_spt_, hipGetDriverEntryPoint_, &
        hipGetDriverEntryPoint_spt_, hipStreamWaitValue32_, hipStreamWaitValue64_, hipStreamSetAttribute_, &
        hipStreamBeginCaptureToGraph_, hipMemGetAllocationGranularity_, hipMemCreate_, &
        hipMemGetAllocationPropertiesFromHandle_, hipMemAddressReserve_, hipMemAddressFree_, hipMemMap_, hipMemMapArrayAsync_, &
        hipMemUnmap_, hipMemSetAccess_, hipMemGetHandleForAddressRange_, hipApiName_, hipCreateSurfaceObject_, &
        hipDestroySurfaceObject_, hipDevResourceGenerateDesc_, hipDevSmResourceSplit_, hipDevSmResourceSplitByCount_, &
        hipDeviceFlushGPUDirectRDMAWrites_, hipDeviceGetDevResource_, hipDeviceGetExecutionCtx_, &
        hipDeviceGetTexture1DLinearMaxWidth_, hipExecutionCtxDestroy_, hipExecutionCtxGetDevResource_, &
        hipExecutionCtxGetDevice_, hipExecutionCtxGetId_, hipExecutionCtxRecordEvent_, hipExecutionCtxStreamCreate_, &
        hipExecutionCtxSynchronize_, hipExecutionCtxWaitEvent_, hipExtDisableLogging_, hipExtEnableLogging_, &
        hipExtSetLoggingParams_, hipGetFuncBySymbol_, hipGetTextureReference_, hipGraphicsMapResources_, &
        hipGraphicsResourceGetMappedPointer_, hipGraphicsSubResourceGetMappedArray_, hipGraphicsUnmapResources_, &
        hipGraphicsUnregisterResource_, hipGreenCtxCreate_, hipKernelNameRef_, hipKernelNameRefByPtr_, &
        hipLaunchCooperativeKernel_spt_, hipLaunchKernel_spt_, hipMemcpyFromSymbolAsync_spt_, hipMemcpyFromSymbol_spt_, &
        hipMemcpyToSymbolAsync_spt_, hipMemcpyToSymbol_spt_, hipMipmappedArrayGetMemoryRequirements_, &
        hipModuleEnumerateFunctions_, hipModuleLaunchCooperativeKernelMultiDevice_, hipOccupancyAvailableDynamicSMemPerBlock_, &
        hipOccupancyMaxActiveClusters_, hipOccupancyMaxPotentialClusterSize_, hipStreamGetDevResource_, hipTexRefGetArray_, &
        hipTexRefGetBorderColor_
    use anygpu_hip_module_variables, only: hipDeviceGetByPCIBusId_v, hipChooseDevice_v, hipSignalExternalSemaphoresAsync_v, &
        hipWaitExternalSemaphoresAsync_v, hipModuleGetGlobal_v, hipLaunchCooperativeKernelMultiDevice_v, &
        hipExtLaunchMultiKernelMultiDevice_v, hipBindTexture_v, hipBindTexture2D_v, hipBindTextureToArray_v, &
        hipGetTextureAlignmentOffset_v, hipUnbindTexture_v, hipTexRefGetAddress_v, hipTexRefGetAddressMode_v, &
        hipTexRefGetFilterMode_v, hipTexRefGetFlags_v, hipTexRefGetFormat_v, hipTexRefGetMaxAnisotropy_v, &
        hipTexRefGetMipmapFilterMode_v, hipTexRefGetMipmapLevelBias_v, hipTexRefGetMipmapLevelClamp_v, &
        hipTexRefGetMipMappedArray_v, hipTexRefSetAddress_v, hipTexRefSetAddress2D_v, hipTexRefSetMaxAnisotropy_v, &
        hipBindTextureToMipmappedArray_v, hipCreateTextureObject_v, hipGetTextureObjectResourceDesc_v, &
        hipGetTextureObjectResourceViewDesc_v, hipGetTextureObjectTextureDesc_v, hipTexRefSetAddressMode_v, &
        hipTexRefSetArray_v, hipTexRefSetFilterMode_v, hipTexRefSetFlags_v, hipTexRefSetFormat_v, hipTexObjectCreate_v, &
        hipTexObjectGetResourceDesc_v, hipTexObjectGetResourceViewDesc_v, hipTexObjectGetTextureDesc_v, &
        hipTexRefSetBorderColor_v, hipTexRefSetMipmapFilterMode_v, hipTexRefSetMipmapLevelBias_v, &
        hipTexRefSetMipmapLevelClamp_v, hipTexRefSetMipmappedArray_v, hipDeviceGetLuid_v, hipChooseDeviceR0600_v, &
        hipDrvGraphAddMemcpyNode_v, hipDrvGraphMemcpyNodeGetParams_v, hipDrvGraphMemcpyNodeSetParams_v, &
        hipDrvGraphExecMemcpyNodeSetParams_v, hipDrvGraphAddMemsetNode_v, hipDrvGraphExecMemsetNodeSetParams_v, &
        hipGraphAddNode_v, hipGraphNodeSetParams_v, hipGraphExecNodeSetParams_v, hipModuleGetFunctionCount_v, &
        hipDrvLaunchKernelEx_v, hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v, hipLibraryGetGlobal_v, &
        hipLibraryGetManaged_v, hipLinkCreate_v, hipLinkAddData_v, hipLinkAddFile_v, hipLinkComplete_v, hipGetProcAddress_v, &
        hipGetProcAddress_spt_v, hipGetDriverEntryPoint_v, hipGetDriverEntryPoint_spt_v, hipStreamBeginCaptureToGraph_v, &
        hipMemGetAllocationGranularity_v, hipMemMapArrayAsync_v, hipCreateSurfaceObject_v, hipDevResourceGenerateDesc_v, &
        hipDevSmResourceSplit_v, hipDevSmResourceSplitByCount_v, hipDeviceGetDevResource_v, &
        hipDeviceGetTexture1DLinearMaxWidth_v, hipExecutionCtxGetDevResource_v, hipExecutionCtxGetDevice_v, &
        hipExecutionCtxGetId_v, hipGraphicsResourceGetMappedPointer_v, hipMipmappedArrayGetMemoryRequirements_v, &
        hipModuleLaunchCooperativeKernelMultiDevice_v, hipOccupancyAvailableDynamicSMemPerBlock_v, &
        hipOccupancyMaxActiveClusters_v, hipOccupancyMaxPotentialClusterSize_v, hipStreamGetDevResource_v, hipTexRefGetArray_v, &
        hipTexRefGetBorderColor_v
    use anygpu_hip_module_handles, only: hipIpcGetEventHandle_h, hipIpcOpenEventHandle_h, hipStreamCreate_h, &
        hipStreamCreateWithFlags_h, hipStreamCreateWithPriority_h, hipStreamDestroy_h, hipStreamQuery_h, &
        hipStreamSynchronize_h, hipStreamWaitEvent_h, hipStreamGetFlags_h, hipStreamGetPriority_h, &
        hipExtStreamCreateWithCUMask_h, hipExtStreamGetCUMask_h, hipStreamAddCallback_h, hipStreamWriteValue32_h, &
        hipStreamWriteValue64_h, hipEventCreateWithFlags_h, hipEventCreate_h, hipEventRecord_h, hipEventDestroy_h, &
        hipEventSynchronize_h, hipEventElapsedTime_h, hipEventQuery_h, hipSignalExternalSemaphoresAsync_h, &
        hipWaitExternalSemaphoresAsync_h, hipDestroyExternalSemaphore_h, hipExternalMemoryGetMappedBuffer_h, &
        hipDestroyExternalMemory_h, hipMemPrefetchAsync_h, hipStreamAttachMemAsync_h, hipMemcpyWithStream_h, &
        hipMemcpyHtoDAsync_h, hipMemcpyDtoHAsync_h, hipMemcpyDtoDAsync_h, hipModuleGetGlobal_h, hipMemcpyToSymbolAsync_h, &
        hipMemcpyFromSymbolAsync_h, hipMemsetD8Async_h, hipMemsetD16Async_h, hipMemsetAsync_h, hipMemsetD32Async_h, &
        hipMemset2DAsync_h, hipMemset3DAsync_h, hipMemcpyParam2DAsync_h, hipMemcpy3DAsync_h, hipDrvMemcpy3DAsync_h, &
        hipMemcpyPeerAsync_h, hipCtxCreate_h, hipCtxDestroy_h, hipCtxPopCurrent_h, hipCtxPushCurrent_h, hipCtxSetCurrent_h, &
        hipCtxGetCurrent_h, hipCtxGetApiVersion_h, hipCtxEnablePeerAccess_h, hipCtxDisablePeerAccess_h, &
        hipDevicePrimaryCtxRetain_h, hipModuleLoad_h, hipModuleUnload_h, hipModuleGetFunction_h, hipFuncGetAttribute_h, &
        hipModuleGetTexRef_h, hipModuleLoadData_h, hipModuleLoadDataEx_h, hipModuleOccupancyMaxPotentialBlockSize_h, &
        hipModuleOccupancyMaxPotentialBlockSizeWithFlags_h, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_h, &
        hipConfigureCall_h, hipStreamBeginCapture_h, hipStreamEndCapture_h, hipStreamGetCaptureInfo_h, &
        hipStreamGetCaptureInfo_v2_h, hipStreamIsCapturing_h, hipStreamUpdateCaptureDependencies_h, hipGraphCreate_h, &
        hipGraphDestroy_h, hipGraphAddDependencies_h, hipGraphRemoveDependencies_h, hipGraphGetEdges_h, hipGraphGetNodes_h, &
        hipGraphGetRootNodes_h, hipGraphNodeGetDependencies_h, hipGraphNodeGetDependentNodes_h, hipGraphNodeGetType_h, &
        hipGraphDestroyNode_h, hipGraphClone_h, hipGraphNodeFindInClone_h, hipGraphInstantiate_h, &
        hipGraphInstantiateWithFlags_h, hipGraphLaunch_h, hipGraphExecDestroy_h, hipGraphExecUpdate_h, hipGraphAddKernelNode_h, &
        hipGraphKernelNodeGetParams_h, hipGraphKernelNodeSetParams_h, hipGraphExecKernelNodeSetParams_h, &
        hipGraphAddMemcpyNode_h, hipGraphMemcpyNodeGetParams_h, hipGraphMemcpyNodeSetParams_h, hipGraphExecMemcpyNodeSetParams_h
    use anygpu_hip_module_handles, only: hipGraphAddMemcpyNode1D_h, hipGraphMemcpyNodeSetParams1D_h, &
        hipGraphExecMemcpyNodeSetParams1D_h, hipGraphAddMemcpyNodeFromSymbol_h, hipGraphMemcpyNodeSetParamsFromSymbol_h, &
        hipGraphExecMemcpyNodeSetParamsFromSymbol_h, hipGraphAddMemcpyNodeToSymbol_h, hipGraphMemcpyNodeSetParamsToSymbol_h, &
        hipGraphExecMemcpyNodeSetParamsToSymbol_h, hipGraphAddMemsetNode_h, hipGraphMemsetNodeGetParams_h, &
        hipGraphMemsetNodeSetParams_h, hipGraphExecMemsetNodeSetParams_h, hipGraphAddHostNode_h, hipGraphHostNodeGetParams_h, &
        hipGraphHostNodeSetParams_h, hipGraphExecHostNodeSetParams_h, hipGraphAddChildGraphNode_h, &
        hipGraphChildGraphNodeGetGraph_h, hipGraphExecChildGraphNodeSetParams_h, hipGraphAddEmptyNode_h, &
        hipGraphAddEventRecordNode_h, hipGraphEventRecordNodeGetEvent_h, hipGraphEventRecordNodeSetEvent_h, &
        hipGraphExecEventRecordNodeSetEvent_h, hipGraphAddEventWaitNode_h, hipGraphEventWaitNodeGetEvent_h, &
        hipGraphEventWaitNodeSetEvent_h, hipGraphExecEventWaitNodeSetEvent_h, hipMemcpyAsync_h, hipMemcpyHtoAAsync_h, &
        hipMemcpyAtoHAsync_h, hipMemcpyAsync_spt_h, hipMemcpy3DAsync_spt_h, hipMemcpy3DBatchAsync_h, hipMemsetAsync_spt_h, &
        hipMemsetD2D8Async_h, hipMemsetD2D16Async_h, hipMemsetD2D32Async_h, hipMemset2DAsync_spt_h, hipMemset3DAsync_spt_h, &
        hipEventRecord_spt_h, hipEventRecordWithFlags_h, hipImportExternalMemory_h, hipExternalMemoryGetMappedMipmappedArray_h, &
        hipImportExternalSemaphore_h, hipGraphAddBatchMemOpNode_h, hipGraphBatchMemOpNodeGetParams_h, &
        hipGraphBatchMemOpNodeSetParams_h, hipGraphExecBatchMemOpNodeSetParams_h, hipGraphAddExternalSemaphoresSignalNode_h, &
        hipGraphExternalSemaphoresSignalNodeGetParams_h, hipGraphExternalSemaphoresSignalNodeSetParams_h, &
        hipGraphExecExternalSemaphoresSignalNodeSetParams_h, hipGraphAddExternalSemaphoresWaitNode_h, &
        hipGraphExternalSemaphoresWaitNodeGetParams_h, hipGraphExternalSemaphoresWaitNodeSetParams_h, &
        hipGraphExecExternalSemaphoresWaitNodeSetParams_h, hipGraphAddMemAllocNode_h, hipGraphMemAllocNodeGetParams_h, &
        hipGraphAddMemFreeNode_h, hipGraphMemFreeNodeGetParams_h, hipDrvGraphAddMemcpyNode_h, hipDrvGraphMemcpyNodeGetParams_h, &
        hipDrvGraphMemcpyNodeSetParams_h, hipDrvGraphExecMemcpyNodeSetParams_h, hipDrvGraphAddMemsetNode_h, &
        hipDrvGraphExecMemsetNodeSetParams_h, hipDrvGraphAddMemFreeNode_h, hipGraphInstantiateWithParams_h, &
        hipGraphExecGetFlags_h, hipGraphNodeGetEnabled_h, hipGraphNodeSetEnabled_h, hipGraphKernelNodeGetAttribute_h, &
        hipGraphKernelNodeSetAttribute_h, hipGraphKernelNodeCopyAttributes_h, hipUserObjectCreate_h, hipUserObjectRelease_h, &
        hipUserObjectRetain_h, hipGraphRetainUserObject_h, hipGraphReleaseUserObject_h, hipGraphLaunch_spt_h, hipGraphUpload_h, &
        hipGraphDebugDotPrint_h, hipGraphAddNode_h, hipGraphNodeSetParams_h, hipGraphExecNodeSetParams_h, &
        hipModuleLoadFatBinary_h, hipModuleGetFunctionCount_h, hipDrvLaunchKernelEx_h, &
        hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_h, hipKernelGetFunction_h, hipMemPrefetchAsync_v2_h, &
        hipMemDiscardBatchAsync_h, hipDrvMemDiscardBatchAsync_h, hipMemcpy3DPeerAsync_h, hipMallocAsync_h, hipFreeAsync_h, &
        hipMallocFromPoolAsync_h, hipDeviceGetDefaultMemPool_h
    use anygpu_hip_module_handles, only: hipDeviceGetMemPool_h, hipDeviceSetMemPool_h, hipMemGetDefaultMemPool_h, &
        hipMemGetMemPool_h, hipMemSetMemPool_h, hipMemPoolCreate_h, hipMemPoolDestroy_h, hipMemPoolTrimTo_h, &
        hipMemPoolSetAttribute_h, hipMemPoolGetAttribute_h, hipMemPoolSetAccess_h, hipMemPoolGetAccess_h, &
        hipMemPoolExportToShareableHandle_h, hipMemPoolImportFromShareableHandle_h, hipMemPoolImportPointer_h, &
        hipStreamQuery_spt_h, hipStreamSynchronize_spt_h, hipStreamWaitEvent_spt_h, hipStreamWaitValue32_h, &
        hipStreamWaitValue64_h, hipStreamAddCallback_spt_h, hipLaunchHostFunc_h, hipLaunchHostFunc_spt_h, &
        hipStreamGetFlags_spt_h, hipStreamGetPriority_spt_h, hipStreamGetDevice_h, hipStreamGetId_h, hipStreamGetAttribute_h, &
        hipStreamSetAttribute_h, hipStreamBatchMemOp_h, hipStreamCopyAttributes_h, hipGetStreamDeviceId_h, &
        hipStreamIsCapturing_spt_h, hipStreamGetCaptureInfo_spt_h, hipStreamGetCaptureInfo_v2_spt_h, &
        hipStreamBeginCapture_spt_h, hipStreamBeginCaptureToGraph_h, hipStreamEndCapture_spt_h, hipMemMapArrayAsync_h, &
        hipExecutionCtxRecordEvent_h, hipExecutionCtxStreamCreate_h, hipExecutionCtxWaitEvent_h, hipGetFuncBySymbol_h, &
        hipGraphicsMapResources_h, hipGraphicsUnmapResources_h, hipKernelNameRef_h, hipKernelNameRefByPtr_h, &
        hipMemcpyFromSymbolAsync_spt_h, hipMemcpyToSymbolAsync_spt_h, hipModuleEnumerateFunctions_h, hipStreamGetDevResource_h
    use anygpu_hip_module_handle_variables, only: hipIpcGetEventHandle_hv, hipIpcOpenEventHandle_hv, hipStreamGetFlags_hv, &
        hipStreamGetPriority_hv, hipEventElapsedTime_hv, hipSignalExternalSemaphoresAsync_hv, &
        hipWaitExternalSemaphoresAsync_hv, hipExternalMemoryGetMappedBuffer_hv, hipModuleGetGlobal_hv, hipMemset3DAsync_hv, &
        hipMemcpyParam2DAsync_hv, hipMemcpy3DAsync_hv, hipDrvMemcpy3DAsync_hv, hipCtxGetApiVersion_hv, hipFuncGetAttribute_hv, &
        hipModuleOccupancyMaxPotentialBlockSize_hv, hipModuleOccupancyMaxPotentialBlockSizeWithFlags_hv, &
        hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_hv, hipStreamGetCaptureInfo_hv, hipStreamGetCaptureInfo_v2_hv, &
        hipStreamIsCapturing_hv, hipGraphGetEdges_hv, hipGraphGetNodes_hv, hipGraphGetRootNodes_hv, &
        hipGraphNodeGetDependencies_hv, hipGraphNodeGetDependentNodes_hv, hipGraphNodeGetType_hv, hipGraphExecUpdate_hv, &
        hipGraphAddKernelNode_hv, hipGraphKernelNodeGetParams_hv, hipGraphKernelNodeSetParams_hv, &
        hipGraphExecKernelNodeSetParams_hv, hipGraphAddMemcpyNode_hv, hipGraphMemcpyNodeGetParams_hv, &
        hipGraphMemcpyNodeSetParams_hv, hipGraphExecMemcpyNodeSetParams_hv, hipGraphAddMemsetNode_hv, &
        hipGraphMemsetNodeGetParams_hv, hipGraphMemsetNodeSetParams_hv, hipGraphExecMemsetNodeSetParams_hv, &
        hipGraphAddHostNode_hv, hipGraphHostNodeGetParams_hv, hipGraphHostNodeSetParams_hv, hipGraphExecHostNodeSetParams_hv, &
        hipMemcpy3DBatchAsync_hv, hipDrvGraphAddMemcpyNode_hv, hipDrvGraphMemcpyNodeGetParams_hv, &
        hipDrvGraphMemcpyNodeSetParams_hv, hipDrvGraphExecMemcpyNodeSetParams_hv, hipDrvGraphAddMemsetNode_hv, &
        hipDrvGraphExecMemsetNodeSetParams_hv, hipGraphExecGetFlags_hv, hipGraphNodeGetEnabled_hv, hipGraphAddNode_hv, &
        hipGraphNodeSetParams_hv, hipGraphExecNodeSetParams_hv, hipModuleGetFunctionCount_hv, hipDrvLaunchKernelEx_hv, &
        hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_hv, hipMemPoolGetAccess_hv, hipStreamGetFlags_spt_hv, &
        hipStreamGetPriority_spt_hv, hipStreamGetDevice_hv, hipStreamGetId_hv, hipStreamIsCapturing_spt_hv, &
        hipStreamGetCaptureInfo_spt_hv, hipStreamGetCaptureInfo_v2_spt_hv, hipStreamBeginCaptureToGraph_hv, &
        hipMemMapArrayAsync_hv, hipStreamGetDevResource_hv
    use anygpu_hip_module_wrapped, only: hipDeviceGetByPCIBusId_vs, hipDeviceGetByPCIBusId_s, hipModuleGetGlobal_hvs, &
        hipModuleGetGlobal_vs, hipModuleGetGlobal_hs, hipModuleGetGlobal_s, hipMemcpy2DToArrayAsync_h, &
        hipMemcpy2DFromArrayAsync_h, hipModuleLoad_hs, hipModuleLoad_s, hipModuleGetFunction_hs, hipModuleGetFunction_s, &
        hipModuleLaunchKernel_h, hipModuleLaunchCooperativeKernel_h, hipMemcpy2DAsync_h, hipMemcpy2DToArrayAsync_spt_h, &
        hipMemcpy2DFromArrayAsync_spt_h, hipMemcpy2DAsync_spt_h, hipMemcpyBatchAsync_hv, hipMemcpyBatchAsync_h, &
        hipGraphDebugDotPrint_hs, hipGraphDebugDotPrint_s, hipLibraryLoadFromFile_s, hipLibraryGetKernel_s, &
        hipLibraryGetGlobal_vs, hipLibraryGetGlobal_s, hipLibraryGetManaged_vs, hipLibraryGetManaged_s, hipLinkAddData_vs, &
        hipLinkAddData_s, hipLinkAddFile_vs, hipLinkAddFile_s, hipMemPrefetchBatchAsync_h, &
        hipMemDiscardAndPrefetchBatchAsync_h, hipDrvMemDiscardAndPrefetchBatchAsync_h, hipGetProcAddress_vs, &
        hipGetProcAddress_s, hipGetProcAddress_spt_vs, hipGetProcAddress_spt_s, hipGetDriverEntryPoint_vs, &
        hipGetDriverEntryPoint_s, hipGetDriverEntryPoint_spt_vs, hipGetDriverEntryPoint_spt_s
    use anygpu_hip_module_vendors_wrapped, only: hipModuleGetTexRef_hs, hipModuleGetTexRef_s, hipLaunchCooperativeKernel_h, &
        hipLaunchKernel_h, hipExtLaunchKernel_h, hipLaunchCooperativeKernel_spt_h, hipLaunchKernel_spt_h
    use anygpu_hip_module_copies, only: hipMemcpyAsync_l_all_h, hipMemcpyAsync_l_length_h, hipMemcpyAsync_ld_all_h, &
        hipMemcpyAsync_ld_length_h, hipMemcpyAsync_i1_all_h, hipMemcpyAsync_i1_length_h, hipMemcpyAsync_i2_all_h, &
        hipMemcpyAsync_i2_length_h, hipMemcpyAsync_i4_all_h, hipMemcpyAsync_i4_length_h, hipMemcpyAsync_i8_all_h, &
        hipMemcpyAsync_i8_length_h, hipMemcpyAsync_r4_all_h, hipMemcpyAsync_r4_length_h, hipMemcpyAsync_r8_all_h, &
        hipMemcpyAsync_r8_length_h, hipMemcpyAsync_c4_all_h, hipMemcpyAsync_c4_length_h, hipMemcpyAsync_c8_all_h, &
        hipMemcpyAsync_c8_length_h, hipMemcpy2DAsync_l_rows_h, hipMemcpy2DAsync_ld_rows_h, hipMemcpy2DAsync_i1_rows_h, &
        hipMemcpy2DAsync_i2_rows_h, hipMemcpy2DAsync_i4_rows_h, hipMemcpy2DAsync_i8_rows_h, hipMemcpy2DAsync_r4_rows_h, &
        hipMemcpy2DAsync_r8_rows_h, hipMemcpy2DAsync_c4_rows_h, hipMemcpy2DAsync_c8_rows_h
    use anygpu_hipfort_hipmalloc, only: hipMalloc_l, hipMalloc_l_lengths, hipMalloc_ld, hipMalloc_ld_lengths, hipMalloc_i1, &
        hipMalloc_i1_lengths, hipMalloc_i2, hipMalloc_i2_lengths, hipMalloc_i4, hipMalloc_i4_lengths, hipMalloc_i8, &
        hipMalloc_i8_lengths, hipMalloc_r4, hipMalloc_r4_lengths, hipMalloc_r8, hipMalloc_r8_lengths, hipMalloc_c4, &
        hipMalloc_c4_lengths, hipMalloc_c8, hipMalloc_c8_lengths, hipMallocManaged_l, hipMallocManaged_l_lengths, &
        hipMallocManaged_ld, hipMallocManaged_ld_lengths, hipMallocManaged_i1, hipMallocManaged_i1_lengths, &
        hipMallocManaged_i2, hipMallocManaged_i2_lengths, hipMallocManaged_i4, hipMallocManaged_i4_lengths, &
        hipMallocManaged_i8, hipMallocManaged_i8_lengths, hipMallocManaged_r4, hipMallocManaged_r4_lengths, &
        hipMallocManaged_r8, hipMallocManaged_r8_lengths, hipMallocManaged_c4, hipMallocManaged_c4_lengths, &
        hipMallocManaged_c8, hipMallocManaged_c8_lengths, hipHostMalloc_l, hipHostMalloc_l_lengths, hipHostMalloc_ld, &
        hipHostMalloc_ld_lengths, hipHostMalloc_i1, hipHostMalloc_i1_lengths, hipHostMalloc_i2, hipHostMalloc_i2_lengths, &
        hipHostMalloc_i4, hipHostMalloc_i4_lengths, hipHostMalloc_i8, hipHostMalloc_i8_lengths, hipHostMalloc_r4, &
        hipHostMalloc_r4_lengths, hipHostMalloc_r8, hipHostMalloc_r8_lengths, hipHostMalloc_c4, hipHostMalloc_c4_lengths, &
        hipHostMalloc_c8, hipHostMalloc_c8_lengths
    use anygpu_hip_module_check, only: hipCheck
    implicit none
    public

    integer(c_int), parameter :: HIP_VERSION_MAJOR = 7_c_int
    integer(c_int), parameter :: HIP_VERSION_BUILD_ID = 0_c_int
    integer(c_int), parameter :: GENERIC_GRID_LAUNCH = 1_c_int
    integer(c_int), parameter :: HIP_TRSA_OVERRIDE_FORMAT = 1_c_int
    integer(c_int), parameter :: HIP_TRSF_READ_AS_INTEGER = 1_c_int
    integer(c_int), parameter :: HIP_TRSF_NORMALIZED_COORDINATES = 2_c_int
    integer(c_int), parameter :: HIP_TRSF_SRGB = 16_c_int
    integer(c_int), parameter :: hipTextureType1D = 1_c_int
    integer(c_int), parameter :: hipTextureType2D = 2_c_int
    integer(c_int), parameter :: hipTextureType3D = 3_c_int
    integer(c_int), parameter :: hipTextureTypeCubemap = 12_c_int
    integer(c_int), parameter :: hipTextureType1DLayered = 241_c_int
    integer(c_int), parameter :: hipTextureType2DLayered = 242_c_int
    integer(c_int), parameter :: hipTextureTypeCubemapLayered = 252_c_int
    integer(c_int), parameter :: HIP_IMAGE_OBJECT_SIZE_DWORD = 12_c_int
    integer(c_int), parameter :: HIP_SAMPLER_OBJECT_SIZE_DWORD = 8_c_int
    integer(c_int), parameter :: HIP_RESOURCE_ABI_BYTES = 40_c_int
    integer(c_int), parameter :: hipOccupancyDisableCachingOverride = 1_c_int
    integer(c_int), parameter :: hipExtAnyOrderLaunch = 1_c_int
    integer(c_int), parameter :: hipStreamWriteValueDefault = 0_c_int
    integer(c_int), parameter :: hipExtStreamWriteValueIncrement = 4096_c_int
    integer(c_int), parameter :: hipExtStreamWriteValueDecrement = 4097_c_int
    integer(c_int), parameter :: HIP_EXT_DYN_DATA_PREFETCH_MAX_REGIONS = 2_c_int
    integer(c_int), parameter :: hipGraphKernelNodePortDefault = 0_c_int
    integer(c_int), parameter :: hipGraphKernelNodePortLaunchCompletion = 2_c_int
    integer(c_int), parameter :: hipGraphKernelNodePortProgrammatic = 1_c_int
    integer(c_int), parameter :: hipJitNumLegacyInputTypes = 6_c_int
    integer(c_int), parameter :: hipJitNumInputTypes = 10_c_int
    integer(c_int), parameter :: hipFlushGPUDirectRDMAWritesOptionHost = 1_c_int
    integer(c_int), parameter :: hipFlushGPUDirectRDMAWritesOptionMemOps = 2_c_int
    integer(c_int), parameter :: hipGPUDirectRDMAWritesOrderingNone = 0_c_int
    integer(c_int), parameter :: hipGPUDirectRDMAWritesOrderingOwner = 100_c_int
    integer(c_int), parameter :: hipGPUDirectRDMAWritesOrderingAllDevices = 200_c_int
    integer(c_int), parameter :: hipMemcpySrcAccessOrderMax = 2147483647_c_int
    integer(c_int), parameter :: hipMemcpyOperandTypeMax = 2147483647_c_int
    integer(c_int), parameter :: hipBoundaryModeZero = 0_c_int
    integer(c_int), parameter :: hipBoundaryModeTrap = 1_c_int
    integer(c_int), parameter :: hipBoundaryModeClamp = 2_c_int
    integer(c_int), parameter :: hipDevResourceTypeInvalid = 0_c_int
    integer(c_int), parameter :: hipDevResourceTypeSm = 1_c_int
    integer(c_int), parameter :: hipDevResourceTypeWorkqueueConfig = 1000_c_int
    integer(c_int), parameter :: hipDevResourceTypeWorkqueue = 10000_c_int
    integer(c_int), parameter :: hipDevSmResourceGroupDefault = 0_c_int
    integer(c_int), parameter :: hipDevSmResourceGroupBackfill = 1_c_int
    integer(c_int), parameter :: hipDevSmResourceSplitIgnoreSmCoscheduling = 1_c_int
    integer(c_int), parameter :: hipDevSmResourceSplitMaxPotentialClusterSize = 2_c_int
    integer(c_int), parameter :: hipDevWorkqueueConfigScopeDeviceCtx = 0_c_int
    integer(c_int), parameter :: hipDevWorkqueueConfigScopeGreenCtxBalanced = 1_c_int
    integer(c_int), parameter :: hipLimitRange = 4099_c_int
    integer(c_int), parameter :: hipMemAllocationTypeMax = 2147483647_c_int
    integer(c_int), parameter :: hipAccessPropertyNormal = 0_c_int
    integer(c_int), parameter :: hipAccessPropertyStreaming = 1_c_int
    integer(c_int), parameter :: hipAccessPropertyPersisting = 2_c_int
    integer(c_int), parameter :: hipLaunchMemSyncDomainDefault = 0_c_int
    integer(c_int), parameter :: hipLaunchMemSyncDomainRemote = 1_c_int
    integer(c_int), parameter :: hipClusterSchedulingPolicyDefault = 0_c_int
    integer(c_int), parameter :: hipClusterSchedulingPolicySpread = 1_c_int
    integer(c_int), parameter :: hipClusterSchedulingPolicyLoadBalancing = 2_c_int
    integer(c_int), parameter :: hipExtDynDataPrefetchTemporalRegular = 0_c_int
    integer(c_int), parameter :: hipExtDynDataPrefetchTemporalHigh = 1_c_int
    integer(c_int), parameter :: hipLaunchAttributeMax = 1025_c_int
    integer(c_int), parameter :: hipArraySparseSubresourceTypeSparseLevel = 0_c_int
    integer(c_int), parameter :: hipArraySparseSubresourceTypeMiptail = 1_c_int
    integer(c_int), parameter :: hipMemRangeHandleTypeMax = 2147483647_c_int
    integer(c_int), parameter :: hipMemRangeFlagsMax = 2147483647_c_int
    integer(c_int), parameter :: hipJitOptionNumOptions = 29_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_MAX = 16_c_int
    integer(c_int), parameter :: hipFuncAttributeMax = 16_c_int
    integer(c_int), parameter :: HIP_R_8F_E4M3 = 28_c_int
    integer(c_int), parameter :: HIP_R_8F_E5M2 = 29_c_int
    integer(c_int), parameter :: HIP_R_8F_UE8M0 = 30_c_int
    integer(c_int), parameter :: HIP_R_6F_E2M3 = 31_c_int
    integer(c_int), parameter :: HIP_R_6F_E3M2 = 32_c_int
    integer(c_int), parameter :: HIP_R_4F_E2M1 = 33_c_int
    integer(c_int), parameter :: hipFlushGPUDirectRDMAWritesTargetCurrentDevice = 0_c_int
    integer(c_int), parameter :: hipFlushGPUDirectRDMAWritesToOwner = 100_c_int
    integer(c_int), parameter :: hipFlushGPUDirectRDMAWritesToAllDevices = 200_c_int
    integer(c_int), parameter :: HIP_VERSION_MINOR = 17_c_int
    integer(c_int), parameter :: HIP_VERSION_PATCH = 26385_c_int

    interface hipDeviceGetByPCIBusId
        procedure hipDeviceGetByPCIBusId_vs, hipDeviceGetByPCIBusId_s, hipDeviceGetByPCIBusId_v, hipDeviceGetByPCIBusId_
    end interface hipDeviceGetByPCIBusId

    interface hipChooseDevice
        procedure hipChooseDevice_v, hipChooseDevice_
    end interface hipChooseDevice

    interface hipIpcGetEventHandle
        procedure hipIpcGetEventHandle_hv, hipIpcGetEventHandle_h
    end interface hipIpcGetEventHandle

    interface hipIpcOpenEventHandle
        procedure hipIpcOpenEventHandle_hv, hipIpcOpenEventHandle_h
    end interface hipIpcOpenEventHandle

    interface hipStreamCreate
        procedure hipStreamCreate_h
    end interface hipStreamCreate

    interface hipStreamCreateWithFlags
        procedure hipStreamCreateWithFlags_h
    end interface hipStreamCreateWithFlags

    interface hipStreamCreateWithPriority
        procedure hipStreamCreateWithPriority_h
    end interface hipStreamCreateWithPriority

    interface hipStreamDestroy
        procedure hipStreamDestroy_h
    end interface hipStreamDestroy

    interface hipStreamQuery
        procedure hipStreamQuery_h
    end interface hipStreamQuery

    interface hipStreamSynchronize
        procedure hipStreamSynchronize_h
    end interface hipStreamSynchronize

    interface hipStreamWaitEvent
        procedure hipStreamWaitEvent_h
    end interface hipStreamWaitEvent

    interface hipStreamGetFlags
        procedure hipStreamGetFlags_hv, hipStreamGetFlags_h
    end interface hipStreamGetFlags

    interface hipStreamGetPriority
        procedure hipStreamGetPriority_hv, hipStreamGetPriority_h
    end interface hipStreamGetPriority

    interface hipExtStreamCreateWithCUMask
        procedure hipExtStreamCreateWithCUMask_h
    end interface hipExtStreamCreateWithCUMask

    interface hipExtStreamGetCUMask
        procedure hipExtStreamGetCUMask_h
    end interface hipExtStreamGetCUMask

    interface hipStreamAddCallback
        procedure hipStreamAddCallback_h
    end interface hipStreamAddCallback

    interface hipStreamWriteValue32
        procedure hipStreamWriteValue32_h
    end interface hipStreamWriteValue32

    interface hipStreamWriteValue64
        procedure hipStreamWriteValue64_h
    end interface hipStreamWriteValue64

    interface hipEventCreateWithFlags
        procedure hipEventCreateWithFlags_h
    end interface hipEventCreateWithFlags

    interface hipEventCreate
        procedure hipEventCreate_h
    end interface hipEventCreate

    interface hipEventRecord
        procedure hipEventRecord_h
    end interface hipEventRecord

    interface hipEventDestroy
        procedure hipEventDestroy_h
    end interface hipEventDestroy

    interface hipEventSynchronize
        procedure hipEventSynchronize_h
    end interface hipEventSynchronize

    interface hipEventElapsedTime
        procedure hipEventElapsedTime_hv, hipEventElapsedTime_h
    end interface hipEventElapsedTime

    interface hipEventQuery
        procedure hipEventQuery_h
    end interface hipEventQuery

    interface hipSignalExternalSemaphoresAsync
        procedure hipSignalExternalSemaphoresAsync_hv, hipSignalExternalSemaphoresAsync_v, hipSignalExternalSemaphoresAsync_h, &
            hipSignalExternalSemaphoresAsync_
    end interface hipSignalExternalSemaphoresAsync

    interface hipWaitExternalSemaphoresAsync
        procedure hipWaitExternalSemaphoresAsync_hv, hipWaitExternalSemaphoresAsync_v, hipWaitExternalSemaphoresAsync_h, &
            hipWaitExternalSemaphoresAsync_
    end interface hipWaitExternalSemaphoresAsync

    interface hipDestroyExternalSemaphore
        procedure hipDestroyExternalSemaphore_h
    end interface hipDestroyExternalSemaphore

    interface hipExternalMemoryGetMappedBuffer
        procedure hipExternalMemoryGetMappedBuffer_hv, hipExternalMemoryGetMappedBuffer_h
    end interface hipExternalMemoryGetMappedBuffer

    interface hipDestroyExternalMemory
        procedure hipDestroyExternalMemory_h
    end interface hipDestroyExternalMemory

    interface hipMemPrefetchAsync
        procedure hipMemPrefetchAsync_h
    end interface hipMemPrefetchAsync

    interface hipStreamAttachMemAsync
        procedure hipStreamAttachMemAsync_h
    end interface hipStreamAttachMemAsync

    interface hipMemcpyWithStream
        procedure hipMemcpyWithStream_h
    end interface hipMemcpyWithStream

    interface hipMemcpyHtoDAsync
        procedure hipMemcpyHtoDAsync_h
    end interface hipMemcpyHtoDAsync

    interface hipMemcpyDtoHAsync
        procedure hipMemcpyDtoHAsync_h
    end interface hipMemcpyDtoHAsync

    interface hipMemcpyDtoDAsync
        procedure hipMemcpyDtoDAsync_h
    end interface hipMemcpyDtoDAsync

    interface hipModuleGetGlobal
        procedure hipModuleGetGlobal_hvs, hipModuleGetGlobal_vs, hipModuleGetGlobal_hs, hipModuleGetGlobal_s, &
            hipModuleGetGlobal_hv, hipModuleGetGlobal_v, hipModuleGetGlobal_h, hipModuleGetGlobal_
    end interface hipModuleGetGlobal

    interface hipMemcpyToSymbolAsync
        procedure hipMemcpyToSymbolAsync_h
    end interface hipMemcpyToSymbolAsync

    interface hipMemcpyFromSymbolAsync
        procedure hipMemcpyFromSymbolAsync_h
    end interface hipMemcpyFromSymbolAsync

    interface hipMemsetD8Async
        procedure hipMemsetD8Async_h
    end interface hipMemsetD8Async

    interface hipMemsetD16Async
        procedure hipMemsetD16Async_h
    end interface hipMemsetD16Async

    interface hipMemsetAsync
        procedure hipMemsetAsync_h
    end interface hipMemsetAsync

    interface hipMemsetD32Async
        procedure hipMemsetD32Async_h
    end interface hipMemsetD32Async

    interface hipMemset2DAsync
        procedure hipMemset2DAsync_h
    end interface hipMemset2DAsync

    interface hipMemset3DAsync
        procedure hipMemset3DAsync_hv, hipMemset3DAsync_h
    end interface hipMemset3DAsync

    interface hipMemcpyParam2DAsync
        procedure hipMemcpyParam2DAsync_hv, hipMemcpyParam2DAsync_h
    end interface hipMemcpyParam2DAsync

    interface hipMemcpy2DToArrayAsync
        procedure hipMemcpy2DToArrayAsync_h
    end interface hipMemcpy2DToArrayAsync

    interface hipMemcpy2DFromArrayAsync
        procedure hipMemcpy2DFromArrayAsync_h
    end interface hipMemcpy2DFromArrayAsync

    interface hipMemcpy3DAsync
        procedure hipMemcpy3DAsync_hv, hipMemcpy3DAsync_h
    end interface hipMemcpy3DAsync

    interface hipDrvMemcpy3DAsync
        procedure hipDrvMemcpy3DAsync_hv, hipDrvMemcpy3DAsync_h
    end interface hipDrvMemcpy3DAsync

    interface hipMemcpyPeerAsync
        procedure hipMemcpyPeerAsync_h
    end interface hipMemcpyPeerAsync

    interface hipCtxCreate
        procedure hipCtxCreate_h
    end interface hipCtxCreate

    interface hipCtxDestroy
        procedure hipCtxDestroy_h
    end interface hipCtxDestroy

    interface hipCtxPopCurrent
        procedure hipCtxPopCurrent_h
    end interface hipCtxPopCurrent

    interface hipCtxPushCurrent
        procedure hipCtxPushCurrent_h
    end interface hipCtxPushCurrent

    interface hipCtxSetCurrent
        procedure hipCtxSetCurrent_h
    end interface hipCtxSetCurrent

    interface hipCtxGetCurrent
        procedure hipCtxGetCurrent_h
    end interface hipCtxGetCurrent

    interface hipCtxGetApiVersion
        procedure hipCtxGetApiVersion_hv, hipCtxGetApiVersion_h
    end interface hipCtxGetApiVersion

    interface hipCtxEnablePeerAccess
        procedure hipCtxEnablePeerAccess_h
    end interface hipCtxEnablePeerAccess

    interface hipCtxDisablePeerAccess
        procedure hipCtxDisablePeerAccess_h
    end interface hipCtxDisablePeerAccess

    interface hipDevicePrimaryCtxRetain
        procedure hipDevicePrimaryCtxRetain_h
    end interface hipDevicePrimaryCtxRetain

    interface hipModuleLoad
        procedure hipModuleLoad_hs, hipModuleLoad_s, hipModuleLoad_h, hipModuleLoad_
    end interface hipModuleLoad

    interface hipModuleUnload
        procedure hipModuleUnload_h
    end interface hipModuleUnload

    interface hipModuleGetFunction
        procedure hipModuleGetFunction_hs, hipModuleGetFunction_s, hipModuleGetFunction_h, hipModuleGetFunction_
    end interface hipModuleGetFunction

    interface hipFuncGetAttribute
        procedure hipFuncGetAttribute_hv, hipFuncGetAttribute_h
    end interface hipFuncGetAttribute

    interface hipModuleGetTexRef
        procedure hipModuleGetTexRef_hs, hipModuleGetTexRef_s, hipModuleGetTexRef_h, hipModuleGetTexRef_
    end interface hipModuleGetTexRef

    interface hipModuleLoadData
        procedure hipModuleLoadData_h
    end interface hipModuleLoadData

    interface hipModuleLoadDataEx
        procedure hipModuleLoadDataEx_h
    end interface hipModuleLoadDataEx

    interface hipModuleLaunchKernel
        procedure hipModuleLaunchKernel_h, hipModuleLaunchKernel_
    end interface hipModuleLaunchKernel

    interface hipModuleLaunchCooperativeKernel
        procedure hipModuleLaunchCooperativeKernel_h
    end interface hipModuleLaunchCooperativeKernel

    interface hipLaunchCooperativeKernel
        procedure hipLaunchCooperativeKernel_h
    end interface hipLaunchCooperativeKernel

    interface hipLaunchCooperativeKernelMultiDevice
        procedure hipLaunchCooperativeKernelMultiDevice_v, hipLaunchCooperativeKernelMultiDevice_
    end interface hipLaunchCooperativeKernelMultiDevice

    interface hipExtLaunchMultiKernelMultiDevice
        procedure hipExtLaunchMultiKernelMultiDevice_v, hipExtLaunchMultiKernelMultiDevice_
    end interface hipExtLaunchMultiKernelMultiDevice

    interface hipModuleOccupancyMaxPotentialBlockSize
        procedure hipModuleOccupancyMaxPotentialBlockSize_hv, hipModuleOccupancyMaxPotentialBlockSize_h
    end interface hipModuleOccupancyMaxPotentialBlockSize

    interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags
        procedure hipModuleOccupancyMaxPotentialBlockSizeWithFlags_hv, hipModuleOccupancyMaxPotentialBlockSizeWithFlags_h
    end interface hipModuleOccupancyMaxPotentialBlockSizeWithFlags

    interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor
        procedure hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_hv, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_h
    end interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessor

    interface hipConfigureCall
        procedure hipConfigureCall_h
    end interface hipConfigureCall

    interface hipLaunchKernel
        procedure hipLaunchKernel_h
    end interface hipLaunchKernel

    interface hipExtLaunchKernel
        procedure hipExtLaunchKernel_h
    end interface hipExtLaunchKernel

    interface hipBindTexture
        procedure hipBindTexture_v, hipBindTexture_
    end interface hipBindTexture

    interface hipBindTexture2D
        procedure hipBindTexture2D_v, hipBindTexture2D_
    end interface hipBindTexture2D

    interface hipBindTextureToArray
        procedure hipBindTextureToArray_v, hipBindTextureToArray_
    end interface hipBindTextureToArray

    interface hipGetTextureAlignmentOffset
        procedure hipGetTextureAlignmentOffset_v, hipGetTextureAlignmentOffset_
    end interface hipGetTextureAlignmentOffset

    interface hipUnbindTexture
        procedure hipUnbindTexture_v, hipUnbindTexture_
    end interface hipUnbindTexture

    interface hipTexRefGetAddress
        procedure hipTexRefGetAddress_v, hipTexRefGetAddress_
    end interface hipTexRefGetAddress

    interface hipTexRefGetAddressMode
        procedure hipTexRefGetAddressMode_v, hipTexRefGetAddressMode_
    end interface hipTexRefGetAddressMode

    interface hipTexRefGetFilterMode
        procedure hipTexRefGetFilterMode_v, hipTexRefGetFilterMode_
    end interface hipTexRefGetFilterMode

    interface hipTexRefGetFlags
        procedure hipTexRefGetFlags_v, hipTexRefGetFlags_
    end interface hipTexRefGetFlags

    interface hipTexRefGetFormat
        procedure hipTexRefGetFormat_v, hipTexRefGetFormat_
    end interface hipTexRefGetFormat

    interface hipTexRefGetMaxAnisotropy
        procedure hipTexRefGetMaxAnisotropy_v, hipTexRefGetMaxAnisotropy_
    end interface hipTexRefGetMaxAnisotropy

    interface hipTexRefGetMipmapFilterMode
        procedure hipTexRefGetMipmapFilterMode_v, hipTexRefGetMipmapFilterMode_
    end interface hipTexRefGetMipmapFilterMode

    interface hipTexRefGetMipmapLevelBias
        procedure hipTexRefGetMipmapLevelBias_v, hipTexRefGetMipmapLevelBias_
    end interface hipTexRefGetMipmapLevelBias

    interface hipTexRefGetMipmapLevelClamp
        procedure hipTexRefGetMipmapLevelClamp_v, hipTexRefGetMipmapLevelClamp_
    end interface hipTexRefGetMipmapLevelClamp

    interface hipTexRefGetMipMappedArray
        procedure hipTexRefGetMipMappedArray_v, hipTexRefGetMipMappedArray_
    end interface hipTexRefGetMipMappedArray

    interface hipTexRefSetAddress
        procedure hipTexRefSetAddress_v, hipTexRefSetAddress_
    end interface hipTexRefSetAddress

    interface hipTexRefSetAddress2D
        procedure hipTexRefSetAddress2D_v, hipTexRefSetAddress2D_
    end interface hipTexRefSetAddress2D

    interface hipTexRefSetMaxAnisotropy
        procedure hipTexRefSetMaxAnisotropy_v, hipTexRefSetMaxAnisotropy_
    end interface hipTexRefSetMaxAnisotropy

    interface hipBindTextureToMipmappedArray
        procedure hipBindTextureToMipmappedArray_v, hipBindTextureToMipmappedArray_
    end interface hipBindTextureToMipmappedArray

    interface hipCreateTextureObject
        procedure hipCreateTextureObject_v, hipCreateTextureObject_
    end interface hipCreateTextureObject

    interface hipGetTextureObjectResourceDesc
        procedure hipGetTextureObjectResourceDesc_v, hipGetTextureObjectResourceDesc_
    end interface hipGetTextureObjectResourceDesc

    interface hipGetTextureObjectResourceViewDesc
        procedure hipGetTextureObjectResourceViewDesc_v, hipGetTextureObjectResourceViewDesc_
    end interface hipGetTextureObjectResourceViewDesc

    interface hipGetTextureObjectTextureDesc
        procedure hipGetTextureObjectTextureDesc_v, hipGetTextureObjectTextureDesc_
    end interface hipGetTextureObjectTextureDesc

    interface hipTexRefSetAddressMode
        procedure hipTexRefSetAddressMode_v, hipTexRefSetAddressMode_
    end interface hipTexRefSetAddressMode

    interface hipTexRefSetArray
        procedure hipTexRefSetArray_v, hipTexRefSetArray_
    end interface hipTexRefSetArray

    interface hipTexRefSetFilterMode
        procedure hipTexRefSetFilterMode_v, hipTexRefSetFilterMode_
    end interface hipTexRefSetFilterMode

    interface hipTexRefSetFlags
        procedure hipTexRefSetFlags_v, hipTexRefSetFlags_
    end interface hipTexRefSetFlags

    interface hipTexRefSetFormat
        procedure hipTexRefSetFormat_v, hipTexRefSetFormat_
    end interface hipTexRefSetFormat

    interface hipTexObjectCreate
        procedure hipTexObjectCreate_v, hipTexObjectCreate_
    end interface hipTexObjectCreate

    interface hipTexObjectGetResourceDesc
        procedure hipTexObjectGetResourceDesc_v, hipTexObjectGetResourceDesc_
    end interface hipTexObjectGetResourceDesc

    interface hipTexObjectGetResourceViewDesc
        procedure hipTexObjectGetResourceViewDesc_v, hipTexObjectGetResourceViewDesc_
    end interface hipTexObjectGetResourceViewDesc

    interface hipTexObjectGetTextureDesc
        procedure hipTexObjectGetTextureDesc_v, hipTexObjectGetTextureDesc_
    end interface hipTexObjectGetTextureDesc

    interface hipTexRefSetBorderColor
        procedure hipTexRefSetBorderColor_v, hipTexRefSetBorderColor_
    end interface hipTexRefSetBorderColor

    interface hipTexRefSetMipmapFilterMode
        procedure hipTexRefSetMipmapFilterMode_v, hipTexRefSetMipmapFilterMode_
    end interface hipTexRefSetMipmapFilterMode

    interface hipTexRefSetMipmapLevelBias
        procedure hipTexRefSetMipmapLevelBias_v, hipTexRefSetMipmapLevelBias_
    end interface hipTexRefSetMipmapLevelBias

    interface hipTexRefSetMipmapLevelClamp
        procedure hipTexRefSetMipmapLevelClamp_v, hipTexRefSetMipmapLevelClamp_
    end interface hipTexRefSetMipmapLevelClamp

    interface hipTexRefSetMipmappedArray
        procedure hipTexRefSetMipmappedArray_v, hipTexRefSetMipmappedArray_
    end interface hipTexRefSetMipmappedArray

    interface hipStreamBeginCapture
        procedure hipStreamBeginCapture_h
    end interface hipStreamBeginCapture

    interface hipStreamEndCapture
        procedure hipStreamEndCapture_h
    end interface hipStreamEndCapture

    interface hipStreamGetCaptureInfo
        procedure hipStreamGetCaptureInfo_hv, hipStreamGetCaptureInfo_h
    end interface hipStreamGetCaptureInfo

    interface hipStreamGetCaptureInfo_v2
        procedure hipStreamGetCaptureInfo_v2_hv, hipStreamGetCaptureInfo_v2_h
    end interface hipStreamGetCaptureInfo_v2

    interface hipStreamIsCapturing
        procedure hipStreamIsCapturing_hv, hipStreamIsCapturing_h
    end interface hipStreamIsCapturing

    interface hipStreamUpdateCaptureDependencies
        procedure hipStreamUpdateCaptureDependencies_h
    end interface hipStreamUpdateCaptureDependencies

    interface hipGraphCreate
        procedure hipGraphCreate_h
    end interface hipGraphCreate

    interface hipGraphDestroy
        procedure hipGraphDestroy_h
    end interface hipGraphDestroy

    interface hipGraphAddDependencies
        procedure hipGraphAddDependencies_h
    end interface hipGraphAddDependencies

    interface hipGraphRemoveDependencies
        procedure hipGraphRemoveDependencies_h
    end interface hipGraphRemoveDependencies

    interface hipGraphGetEdges
        procedure hipGraphGetEdges_hv, hipGraphGetEdges_h
    end interface hipGraphGetEdges

    interface hipGraphGetNodes
        procedure hipGraphGetNodes_hv, hipGraphGetNodes_h
    end interface hipGraphGetNodes

    interface hipGraphGetRootNodes
        procedure hipGraphGetRootNodes_hv, hipGraphGetRootNodes_h
    end interface hipGraphGetRootNodes

    interface hipGraphNodeGetDependencies
        procedure hipGraphNodeGetDependencies_hv, hipGraphNodeGetDependencies_h
    end interface hipGraphNodeGetDependencies

    interface hipGraphNodeGetDependentNodes
        procedure hipGraphNodeGetDependentNodes_hv, hipGraphNodeGetDependentNodes_h
    end interface hipGraphNodeGetDependentNodes

    interface hipGraphNodeGetType
        procedure hipGraphNodeGetType_hv, hipGraphNodeGetType_h
    end interface hipGraphNodeGetType

    interface hipGraphDestroyNode
        procedure hipGraphDestroyNode_h
    end interface hipGraphDestroyNode

    interface hipGraphClone
        procedure hipGraphClone_h
    end interface hipGraphClone

    interface hipGraphNodeFindInClone
        procedure hipGraphNodeFindInClone_h
    end interface hipGraphNodeFindInClone

    interface hipGraphInstantiate
        procedure hipGraphInstantiate_h
    end interface hipGraphInstantiate

    interface hipGraphInstantiateWithFlags
        procedure hipGraphInstantiateWithFlags_h
    end interface hipGraphInstantiateWithFlags

    interface hipGraphLaunch
        procedure hipGraphLaunch_h
    end interface hipGraphLaunch

    interface hipGraphExecDestroy
        procedure hipGraphExecDestroy_h
    end interface hipGraphExecDestroy

    interface hipGraphExecUpdate
        procedure hipGraphExecUpdate_hv, hipGraphExecUpdate_h
    end interface hipGraphExecUpdate

    interface hipGraphAddKernelNode
        procedure hipGraphAddKernelNode_hv, hipGraphAddKernelNode_h
    end interface hipGraphAddKernelNode

    interface hipGraphKernelNodeGetParams
        procedure hipGraphKernelNodeGetParams_hv, hipGraphKernelNodeGetParams_h
    end interface hipGraphKernelNodeGetParams

    interface hipGraphKernelNodeSetParams
        procedure hipGraphKernelNodeSetParams_hv, hipGraphKernelNodeSetParams_h
    end interface hipGraphKernelNodeSetParams

    interface hipGraphExecKernelNodeSetParams
        procedure hipGraphExecKernelNodeSetParams_hv, hipGraphExecKernelNodeSetParams_h
    end interface hipGraphExecKernelNodeSetParams

    interface hipGraphAddMemcpyNode
        procedure hipGraphAddMemcpyNode_hv, hipGraphAddMemcpyNode_h
    end interface hipGraphAddMemcpyNode

    interface hipGraphMemcpyNodeGetParams
        procedure hipGraphMemcpyNodeGetParams_hv, hipGraphMemcpyNodeGetParams_h
    end interface hipGraphMemcpyNodeGetParams

    interface hipGraphMemcpyNodeSetParams
        procedure hipGraphMemcpyNodeSetParams_hv, hipGraphMemcpyNodeSetParams_h
    end interface hipGraphMemcpyNodeSetParams

    interface hipGraphExecMemcpyNodeSetParams
        procedure hipGraphExecMemcpyNodeSetParams_hv, hipGraphExecMemcpyNodeSetParams_h
    end interface hipGraphExecMemcpyNodeSetParams

    interface hipGraphAddMemcpyNode1D
        procedure hipGraphAddMemcpyNode1D_h
    end interface hipGraphAddMemcpyNode1D

    interface hipGraphMemcpyNodeSetParams1D
        procedure hipGraphMemcpyNodeSetParams1D_h
    end interface hipGraphMemcpyNodeSetParams1D

    interface hipGraphExecMemcpyNodeSetParams1D
        procedure hipGraphExecMemcpyNodeSetParams1D_h
    end interface hipGraphExecMemcpyNodeSetParams1D

    interface hipGraphAddMemcpyNodeFromSymbol
        procedure hipGraphAddMemcpyNodeFromSymbol_h
    end interface hipGraphAddMemcpyNodeFromSymbol

    interface hipGraphMemcpyNodeSetParamsFromSymbol
        procedure hipGraphMemcpyNodeSetParamsFromSymbol_h
    end interface hipGraphMemcpyNodeSetParamsFromSymbol

    interface hipGraphExecMemcpyNodeSetParamsFromSymbol
        procedure hipGraphExecMemcpyNodeSetParamsFromSymbol_h
    end interface hipGraphExecMemcpyNodeSetParamsFromSymbol

    interface hipGraphAddMemcpyNodeToSymbol
        procedure hipGraphAddMemcpyNodeToSymbol_h
    end interface hipGraphAddMemcpyNodeToSymbol

    interface hipGraphMemcpyNodeSetParamsToSymbol
        procedure hipGraphMemcpyNodeSetParamsToSymbol_h
    end interface hipGraphMemcpyNodeSetParamsToSymbol

    interface hipGraphExecMemcpyNodeSetParamsToSymbol
        procedure hipGraphExecMemcpyNodeSetParamsToSymbol_h
    end interface hipGraphExecMemcpyNodeSetParamsToSymbol

    interface hipGraphAddMemsetNode
        procedure hipGraphAddMemsetNode_hv, hipGraphAddMemsetNode_h
    end interface hipGraphAddMemsetNode

    interface hipGraphMemsetNodeGetParams
        procedure hipGraphMemsetNodeGetParams_hv, hipGraphMemsetNodeGetParams_h
    end interface hipGraphMemsetNodeGetParams

    interface hipGraphMemsetNodeSetParams
        procedure hipGraphMemsetNodeSetParams_hv, hipGraphMemsetNodeSetParams_h
    end interface hipGraphMemsetNodeSetParams

    interface hipGraphExecMemsetNodeSetParams
        procedure hipGraphExecMemsetNodeSetParams_hv, hipGraphExecMemsetNodeSetParams_h
    end interface hipGraphExecMemsetNodeSetParams

    interface hipGraphAddHostNode
        procedure hipGraphAddHostNode_hv, hipGraphAddHostNode_h
    end interface hipGraphAddHostNode

    interface hipGraphHostNodeGetParams
        procedure hipGraphHostNodeGetParams_hv, hipGraphHostNodeGetParams_h
    end interface hipGraphHostNodeGetParams

    interface hipGraphHostNodeSetParams
        procedure hipGraphHostNodeSetParams_hv, hipGraphHostNodeSetParams_h
    end interface hipGraphHostNodeSetParams

    interface hipGraphExecHostNodeSetParams
        procedure hipGraphExecHostNodeSetParams_hv, hipGraphExecHostNodeSetParams_h
    end interface hipGraphExecHostNodeSetParams

    interface hipGraphAddChildGraphNode
        procedure hipGraphAddChildGraphNode_h
    end interface hipGraphAddChildGraphNode

    interface hipGraphChildGraphNodeGetGraph
        procedure hipGraphChildGraphNodeGetGraph_h
    end interface hipGraphChildGraphNodeGetGraph

    interface hipGraphExecChildGraphNodeSetParams
        procedure hipGraphExecChildGraphNodeSetParams_h
    end interface hipGraphExecChildGraphNodeSetParams

    interface hipGraphAddEmptyNode
        procedure hipGraphAddEmptyNode_h
    end interface hipGraphAddEmptyNode

    interface hipGraphAddEventRecordNode
        procedure hipGraphAddEventRecordNode_h
    end interface hipGraphAddEventRecordNode

    interface hipGraphEventRecordNodeGetEvent
        procedure hipGraphEventRecordNodeGetEvent_h
    end interface hipGraphEventRecordNodeGetEvent

    interface hipGraphEventRecordNodeSetEvent
        procedure hipGraphEventRecordNodeSetEvent_h
    end interface hipGraphEventRecordNodeSetEvent

    interface hipGraphExecEventRecordNodeSetEvent
        procedure hipGraphExecEventRecordNodeSetEvent_h
    end interface hipGraphExecEventRecordNodeSetEvent

    interface hipGraphAddEventWaitNode
        procedure hipGraphAddEventWaitNode_h
    end interface hipGraphAddEventWaitNode

    interface hipGraphEventWaitNodeGetEvent
        procedure hipGraphEventWaitNodeGetEvent_h
    end interface hipGraphEventWaitNodeGetEvent

    interface hipGraphEventWaitNodeSetEvent
        procedure hipGraphEventWaitNodeSetEvent_h
    end interface hipGraphEventWaitNodeSetEvent

    interface hipGraphExecEventWaitNodeSetEvent
        procedure hipGraphExecEventWaitNodeSetEvent_h
    end interface hipGraphExecEventWaitNodeSetEvent

    interface hipGetDeviceProperties
        procedure hipGetDeviceProperties_
    end interface hipGetDeviceProperties

    interface hipMalloc
        procedure hipMalloc_l, hipMalloc_l_lengths, hipMalloc_ld, hipMalloc_ld_lengths, hipMalloc_i1, hipMalloc_i1_lengths, &
            hipMalloc_i2, hipMalloc_i2_lengths, hipMalloc_i4, hipMalloc_i4_lengths, hipMalloc_i8, hipMalloc_i8_lengths, &
            hipMalloc_r4, hipMalloc_r4_lengths, hipMalloc_r8, hipMalloc_r8_lengths, hipMalloc_c4, hipMalloc_c4_lengths, &
            hipMalloc_c8, hipMalloc_c8_lengths, hipMalloc_
    end interface hipMalloc

    interface hipMallocManaged
        procedure hipMallocManaged_l, hipMallocManaged_l_lengths, hipMallocManaged_ld, hipMallocManaged_ld_lengths, &
            hipMallocManaged_i1, hipMallocManaged_i1_lengths, hipMallocManaged_i2, hipMallocManaged_i2_lengths, &
            hipMallocManaged_i4, hipMallocManaged_i4_lengths, hipMallocManaged_i8, hipMallocManaged_i8_lengths, &
            hipMallocManaged_r4, hipMallocManaged_r4_lengths, hipMallocManaged_r8, hipMallocManaged_r8_lengths, &
            hipMallocManaged_c4, hipMallocManaged_c4_lengths, hipMallocManaged_c8, hipMallocManaged_c8_lengths, &
            hipMallocManaged_
    end interface hipMallocManaged

    interface hipHostMalloc
        procedure hipHostMalloc_l, hipHostMalloc_l_lengths, hipHostMalloc_ld, hipHostMalloc_ld_lengths, hipHostMalloc_i1, &
            hipHostMalloc_i1_lengths, hipHostMalloc_i2, hipHostMalloc_i2_lengths, hipHostMalloc_i4, hipHostMalloc_i4_lengths, &
            hipHostMalloc_i8, hipHostMalloc_i8_lengths, hipHostMalloc_r4, hipHostMalloc_r4_lengths, hipHostMalloc_r8, &
            hipHostMalloc_r8_lengths, hipHostMalloc_c4, hipHostMalloc_c4_lengths, hipHostMalloc_c8, hipHostMalloc_c8_lengths, &
            hipHostMalloc_
    end interface hipHostMalloc

    interface hipMemcpyAsync
        procedure hipMemcpyAsync_l_all_h, hipMemcpyAsync_l_length_h, hipMemcpyAsync_ld_all_h, hipMemcpyAsync_ld_length_h, &
            hipMemcpyAsync_i1_all_h, hipMemcpyAsync_i1_length_h, hipMemcpyAsync_i2_all_h, hipMemcpyAsync_i2_length_h, &
            hipMemcpyAsync_i4_all_h, hipMemcpyAsync_i4_length_h, hipMemcpyAsync_i8_all_h, hipMemcpyAsync_i8_length_h, &
            hipMemcpyAsync_r4_all_h, hipMemcpyAsync_r4_length_h, hipMemcpyAsync_r8_all_h, hipMemcpyAsync_r8_length_h, &
            hipMemcpyAsync_c4_all_h, hipMemcpyAsync_c4_length_h, hipMemcpyAsync_c8_all_h, hipMemcpyAsync_c8_length_h, &
            hipMemcpyAsync_h
    end interface hipMemcpyAsync

    interface hipMemcpy2DAsync
        procedure hipMemcpy2DAsync_l_rows_h, hipMemcpy2DAsync_ld_rows_h, hipMemcpy2DAsync_i1_rows_h, &
            hipMemcpy2DAsync_i2_rows_h, hipMemcpy2DAsync_i4_rows_h, hipMemcpy2DAsync_i8_rows_h, hipMemcpy2DAsync_r4_rows_h, &
            hipMemcpy2DAsync_r8_rows_h, hipMemcpy2DAsync_c4_rows_h, hipMemcpy2DAsync_c8_rows_h, hipMemcpy2DAsync_h
    end interface hipMemcpy2DAsync

    interface hipMemcpy2DToArray_spt
        procedure hipMemcpy2DToArray_spt_
    end interface hipMemcpy2DToArray_spt

    interface hipMemcpy2DToArrayAsync_spt
        procedure hipMemcpy2DToArrayAsync_spt_h, hipMemcpy2DToArrayAsync_spt_
    end interface hipMemcpy2DToArrayAsync_spt

    interface hipMemcpy2DFromArray_spt
        procedure hipMemcpy2DFromArray_spt_
    end interface hipMemcpy2DFromArray_spt

    interface hipMemcpy2DFromArrayAsync_spt
        procedure hipMemcpy2DFromArrayAsync_spt_h, hipMemcpy2DFromArrayAsync_spt_
    end interface hipMemcpy2DFromArrayAsync_spt

    interface hipMemcpy2DArrayToArray
        procedure hipMemcpy2DArrayToArray_
    end interface hipMemcpy2DArrayToArray

    interface hipMemcpyFromArray_spt
        procedure hipMemcpyFromArray_spt_
    end interface hipMemcpyFromArray_spt

    interface hipMemcpyHtoAAsync
        procedure hipMemcpyHtoAAsync_h
    end interface hipMemcpyHtoAAsync

    interface hipMemcpyAtoHAsync
        procedure hipMemcpyAtoHAsync_h
    end interface hipMemcpyAtoHAsync

    interface hipMemcpy_spt
        procedure hipMemcpy_spt_
    end interface hipMemcpy_spt

    interface hipMemcpyAsync_spt
        procedure hipMemcpyAsync_spt_h, hipMemcpyAsync_spt_
    end interface hipMemcpyAsync_spt

    interface hipMemcpy2D_spt
        procedure hipMemcpy2D_spt_
    end interface hipMemcpy2D_spt

    interface hipMemcpy2DAsync_spt
        procedure hipMemcpy2DAsync_spt_h, hipMemcpy2DAsync_spt_
    end interface hipMemcpy2DAsync_spt

    interface hipMemcpy3DAsync_spt
        procedure hipMemcpy3DAsync_spt_h
    end interface hipMemcpy3DAsync_spt

    interface hipMemcpyBatchAsync
        procedure hipMemcpyBatchAsync_hv, hipMemcpyBatchAsync_h
    end interface hipMemcpyBatchAsync

    interface hipMemcpy3DBatchAsync
        procedure hipMemcpy3DBatchAsync_hv, hipMemcpy3DBatchAsync_h
    end interface hipMemcpy3DBatchAsync

    interface hipMemset_spt
        procedure hipMemset_spt_
    end interface hipMemset_spt

    interface hipMemsetAsync_spt
        procedure hipMemsetAsync_spt_h, hipMemsetAsync_spt_
    end interface hipMemsetAsync_spt

    interface hipMemsetD2D8
        procedure hipMemsetD2D8_
    end interface hipMemsetD2D8

    interface hipMemsetD2D8Async
        procedure hipMemsetD2D8Async_h, hipMemsetD2D8Async_
    end interface hipMemsetD2D8Async

    interface hipMemsetD2D16
        procedure hipMemsetD2D16_
    end interface hipMemsetD2D16

    interface hipMemsetD2D16Async
        procedure hipMemsetD2D16Async_h, hipMemsetD2D16Async_
    end interface hipMemsetD2D16Async

    interface hipMemsetD2D32
        procedure hipMemsetD2D32_
    end interface hipMemsetD2D32

    interface hipMemsetD2D32Async
        procedure hipMemsetD2D32Async_h, hipMemsetD2D32Async_
    end interface hipMemsetD2D32Async

    interface hipMemset2D_spt
        procedure hipMemset2D_spt_
    end interface hipMemset2D_spt

    interface hipMemset2DAsync_spt
        procedure hipMemset2DAsync_spt_h, hipMemset2DAsync_spt_
    end interface hipMemset2DAsync_spt

    interface hipMemset3D_spt
        procedure hipMemset3D_spt_
    end interface hipMemset3D_spt

    interface hipMemset3DAsync_spt
        procedure hipMemset3DAsync_spt_h, hipMemset3DAsync_spt_
    end interface hipMemset3DAsync_spt

    interface hipDeviceGetLuid
        procedure hipDeviceGetLuid_v, hipDeviceGetLuid_
    end interface hipDeviceGetLuid

    interface hipGetDevicePropertiesR0600
        procedure hipGetDevicePropertiesR0600_
    end interface hipGetDevicePropertiesR0600

    interface hipChooseDeviceR0600
        procedure hipChooseDeviceR0600_v, hipChooseDeviceR0600_
    end interface hipChooseDeviceR0600

    interface hipInitDevice
        procedure hipInitDevice_
    end interface hipInitDevice

    interface hipDeviceSetLimit
        procedure hipDeviceSetLimit_
    end interface hipDeviceSetLimit

    interface hipEventRecord_spt
        procedure hipEventRecord_spt_h
    end interface hipEventRecord_spt

    interface hipEventRecordWithFlags
        procedure hipEventRecordWithFlags_h
    end interface hipEventRecordWithFlags

    interface hipImportExternalMemory
        procedure hipImportExternalMemory_h, hipImportExternalMemory_
    end interface hipImportExternalMemory

    interface hipExternalMemoryGetMappedMipmappedArray
        procedure hipExternalMemoryGetMappedMipmappedArray_h
    end interface hipExternalMemoryGetMappedMipmappedArray

    interface hipImportExternalSemaphore
        procedure hipImportExternalSemaphore_h, hipImportExternalSemaphore_
    end interface hipImportExternalSemaphore

    interface hipGraphAddBatchMemOpNode
        procedure hipGraphAddBatchMemOpNode_h
    end interface hipGraphAddBatchMemOpNode

    interface hipGraphBatchMemOpNodeGetParams
        procedure hipGraphBatchMemOpNodeGetParams_h
    end interface hipGraphBatchMemOpNodeGetParams

    interface hipGraphBatchMemOpNodeSetParams
        procedure hipGraphBatchMemOpNodeSetParams_h
    end interface hipGraphBatchMemOpNodeSetParams

    interface hipGraphExecBatchMemOpNodeSetParams
        procedure hipGraphExecBatchMemOpNodeSetParams_h
    end interface hipGraphExecBatchMemOpNodeSetParams

    interface hipGraphAddExternalSemaphoresSignalNode
        procedure hipGraphAddExternalSemaphoresSignalNode_h
    end interface hipGraphAddExternalSemaphoresSignalNode

    interface hipGraphExternalSemaphoresSignalNodeGetParams
        procedure hipGraphExternalSemaphoresSignalNodeGetParams_h
    end interface hipGraphExternalSemaphoresSignalNodeGetParams

    interface hipGraphExternalSemaphoresSignalNodeSetParams
        procedure hipGraphExternalSemaphoresSignalNodeSetParams_h
    end interface hipGraphExternalSemaphoresSignalNodeSetParams

    interface hipGraphExecExternalSemaphoresSignalNodeSetParams
        procedure hipGraphExecExternalSemaphoresSignalNodeSetParams_h
    end interface hipGraphExecExternalSemaphoresSignalNodeSetParams

    interface hipGraphAddExternalSemaphoresWaitNode
        procedure hipGraphAddExternalSemaphoresWaitNode_h
    end interface hipGraphAddExternalSemaphoresWaitNode

    interface hipGraphExternalSemaphoresWaitNodeGetParams
        procedure hipGraphExternalSemaphoresWaitNodeGetParams_h
    end interface hipGraphExternalSemaphoresWaitNodeGetParams

    interface hipGraphExternalSemaphoresWaitNodeSetParams
        procedure hipGraphExternalSemaphoresWaitNodeSetParams_h
    end interface hipGraphExternalSemaphoresWaitNodeSetParams

    interface hipGraphExecExternalSemaphoresWaitNodeSetParams
        procedure hipGraphExecExternalSemaphoresWaitNodeSetParams_h
    end interface hipGraphExecExternalSemaphoresWaitNodeSetParams

    interface hipGraphAddMemAllocNode
        procedure hipGraphAddMemAllocNode_h, hipGraphAddMemAllocNode_
    end interface hipGraphAddMemAllocNode

    interface hipGraphMemAllocNodeGetParams
        procedure hipGraphMemAllocNodeGetParams_h, hipGraphMemAllocNodeGetParams_
    end interface hipGraphMemAllocNodeGetParams

    interface hipGraphAddMemFreeNode
        procedure hipGraphAddMemFreeNode_h
    end interface hipGraphAddMemFreeNode

    interface hipGraphMemFreeNodeGetParams
        procedure hipGraphMemFreeNodeGetParams_h
    end interface hipGraphMemFreeNodeGetParams

    interface hipDrvGraphAddMemcpyNode
        procedure hipDrvGraphAddMemcpyNode_hv, hipDrvGraphAddMemcpyNode_v, hipDrvGraphAddMemcpyNode_h, hipDrvGraphAddMemcpyNode_
    end interface hipDrvGraphAddMemcpyNode

    interface hipDrvGraphMemcpyNodeGetParams
        procedure hipDrvGraphMemcpyNodeGetParams_hv, hipDrvGraphMemcpyNodeGetParams_v, hipDrvGraphMemcpyNodeGetParams_h, &
            hipDrvGraphMemcpyNodeGetParams_
    end interface hipDrvGraphMemcpyNodeGetParams

    interface hipDrvGraphMemcpyNodeSetParams
        procedure hipDrvGraphMemcpyNodeSetParams_hv, hipDrvGraphMemcpyNodeSetParams_v, hipDrvGraphMemcpyNodeSetParams_h, &
            hipDrvGraphMemcpyNodeSetParams_
    end interface hipDrvGraphMemcpyNodeSetParams

    interface hipDrvGraphExecMemcpyNodeSetParams
        procedure hipDrvGraphExecMemcpyNodeSetParams_hv, hipDrvGraphExecMemcpyNodeSetParams_v, &
            hipDrvGraphExecMemcpyNodeSetParams_h, hipDrvGraphExecMemcpyNodeSetParams_
    end interface hipDrvGraphExecMemcpyNodeSetParams

    interface hipDrvGraphAddMemsetNode
        procedure hipDrvGraphAddMemsetNode_hv, hipDrvGraphAddMemsetNode_v, hipDrvGraphAddMemsetNode_h, hipDrvGraphAddMemsetNode_
    end interface hipDrvGraphAddMemsetNode

    interface hipDrvGraphExecMemsetNodeSetParams
        procedure hipDrvGraphExecMemsetNodeSetParams_hv, hipDrvGraphExecMemsetNodeSetParams_v, &
            hipDrvGraphExecMemsetNodeSetParams_h, hipDrvGraphExecMemsetNodeSetParams_
    end interface hipDrvGraphExecMemsetNodeSetParams

    interface hipDrvGraphAddMemFreeNode
        procedure hipDrvGraphAddMemFreeNode_h, hipDrvGraphAddMemFreeNode_
    end interface hipDrvGraphAddMemFreeNode

    interface hipGraphInstantiateWithParams
        procedure hipGraphInstantiateWithParams_h
    end interface hipGraphInstantiateWithParams

    interface hipGraphExecGetFlags
        procedure hipGraphExecGetFlags_hv, hipGraphExecGetFlags_h
    end interface hipGraphExecGetFlags

    interface hipGraphNodeGetEnabled
        procedure hipGraphNodeGetEnabled_hv, hipGraphNodeGetEnabled_h
    end interface hipGraphNodeGetEnabled

    interface hipGraphNodeSetEnabled
        procedure hipGraphNodeSetEnabled_h
    end interface hipGraphNodeSetEnabled

    interface hipGraphKernelNodeGetAttribute
        procedure hipGraphKernelNodeGetAttribute_h, hipGraphKernelNodeGetAttribute_
    end interface hipGraphKernelNodeGetAttribute

    interface hipGraphKernelNodeSetAttribute
        procedure hipGraphKernelNodeSetAttribute_h, hipGraphKernelNodeSetAttribute_
    end interface hipGraphKernelNodeSetAttribute

    interface hipGraphKernelNodeCopyAttributes
        procedure hipGraphKernelNodeCopyAttributes_h
    end interface hipGraphKernelNodeCopyAttributes

    interface hipUserObjectCreate
        procedure hipUserObjectCreate_h
    end interface hipUserObjectCreate

    interface hipUserObjectRelease
        procedure hipUserObjectRelease_h
    end interface hipUserObjectRelease

    interface hipUserObjectRetain
        procedure hipUserObjectRetain_h
    end interface hipUserObjectRetain

    interface hipGraphRetainUserObject
        procedure hipGraphRetainUserObject_h
    end interface hipGraphRetainUserObject

    interface hipGraphReleaseUserObject
        procedure hipGraphReleaseUserObject_h
    end interface hipGraphReleaseUserObject

    interface hipDeviceGetGraphMemAttribute
        procedure hipDeviceGetGraphMemAttribute_
    end interface hipDeviceGetGraphMemAttribute

    interface hipDeviceSetGraphMemAttribute
        procedure hipDeviceSetGraphMemAttribute_
    end interface hipDeviceSetGraphMemAttribute

    interface hipGraphLaunch_spt
        procedure hipGraphLaunch_spt_h
    end interface hipGraphLaunch_spt

    interface hipGraphUpload
        procedure hipGraphUpload_h
    end interface hipGraphUpload

    interface hipGraphDebugDotPrint
        procedure hipGraphDebugDotPrint_hs, hipGraphDebugDotPrint_s, hipGraphDebugDotPrint_h, hipGraphDebugDotPrint_
    end interface hipGraphDebugDotPrint

    interface hipGraphAddNode
        procedure hipGraphAddNode_hv, hipGraphAddNode_v, hipGraphAddNode_h, hipGraphAddNode_
    end interface hipGraphAddNode

    interface hipGraphNodeSetParams
        procedure hipGraphNodeSetParams_hv, hipGraphNodeSetParams_v, hipGraphNodeSetParams_h, hipGraphNodeSetParams_
    end interface hipGraphNodeSetParams

    interface hipGraphExecNodeSetParams
        procedure hipGraphExecNodeSetParams_hv, hipGraphExecNodeSetParams_v, hipGraphExecNodeSetParams_h, &
            hipGraphExecNodeSetParams_
    end interface hipGraphExecNodeSetParams

    interface hipModuleLoadFatBinary
        procedure hipModuleLoadFatBinary_h
    end interface hipModuleLoadFatBinary

    interface hipModuleGetFunctionCount
        procedure hipModuleGetFunctionCount_hv, hipModuleGetFunctionCount_v, hipModuleGetFunctionCount_h, &
            hipModuleGetFunctionCount_
    end interface hipModuleGetFunctionCount

    interface hipDrvLaunchKernelEx
        procedure hipDrvLaunchKernelEx_hv, hipDrvLaunchKernelEx_v, hipDrvLaunchKernelEx_h, hipDrvLaunchKernelEx_
    end interface hipDrvLaunchKernelEx

    interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
        procedure hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_hv, &
            hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v, &
            hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_h, &
            hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_
    end interface hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags

    interface hipLibraryLoadFromFile
        procedure hipLibraryLoadFromFile_s, hipLibraryLoadFromFile_
    end interface hipLibraryLoadFromFile

    interface hipLibraryGetKernel
        procedure hipLibraryGetKernel_s, hipLibraryGetKernel_
    end interface hipLibraryGetKernel

    interface hipLibraryGetGlobal
        procedure hipLibraryGetGlobal_vs, hipLibraryGetGlobal_s, hipLibraryGetGlobal_v, hipLibraryGetGlobal_
    end interface hipLibraryGetGlobal

    interface hipLibraryGetManaged
        procedure hipLibraryGetManaged_vs, hipLibraryGetManaged_s, hipLibraryGetManaged_v, hipLibraryGetManaged_
    end interface hipLibraryGetManaged

    interface hipKernelGetFunction
        procedure hipKernelGetFunction_h
    end interface hipKernelGetFunction

    interface hipKernelSetAttribute
        procedure hipKernelSetAttribute_
    end interface hipKernelSetAttribute

    interface hipLinkCreate
        procedure hipLinkCreate_v, hipLinkCreate_
    end interface hipLinkCreate

    interface hipLinkAddData
        procedure hipLinkAddData_vs, hipLinkAddData_s, hipLinkAddData_v, hipLinkAddData_
    end interface hipLinkAddData

    interface hipLinkAddFile
        procedure hipLinkAddFile_vs, hipLinkAddFile_s, hipLinkAddFile_v, hipLinkAddFile_
    end interface hipLinkAddFile

    interface hipLinkComplete
        procedure hipLinkComplete_v, hipLinkComplete_
    end interface hipLinkComplete

    interface hipLinkDestroy
        procedure hipLinkDestroy_
    end interface hipLinkDestroy

    interface hipMemPrefetchAsync_v2
        procedure hipMemPrefetchAsync_v2_h
    end interface hipMemPrefetchAsync_v2

    interface hipMemPrefetchBatchAsync
        procedure hipMemPrefetchBatchAsync_h
    end interface hipMemPrefetchBatchAsync

    interface hipMemDiscardBatchAsync
        procedure hipMemDiscardBatchAsync_h
    end interface hipMemDiscardBatchAsync

    interface hipMemDiscardAndPrefetchBatchAsync
        procedure hipMemDiscardAndPrefetchBatchAsync_h
    end interface hipMemDiscardAndPrefetchBatchAsync

    interface hipDrvMemDiscardBatchAsync
        procedure hipDrvMemDiscardBatchAsync_h
    end interface hipDrvMemDiscardBatchAsync

    interface hipDrvMemDiscardAndPrefetchBatchAsync
        procedure hipDrvMemDiscardAndPrefetchBatchAsync_h
    end interface hipDrvMemDiscardAndPrefetchBatchAsync

    interface hipPointerSetAttribute
        procedure hipPointerSetAttribute_
    end interface hipPointerSetAttribute

    interface hipMemcpy3DPeerAsync
        procedure hipMemcpy3DPeerAsync_h
    end interface hipMemcpy3DPeerAsync

    interface hipMallocAsync
        procedure hipMallocAsync_h, hipMallocAsync_
    end interface hipMallocAsync

    interface hipFreeAsync
        procedure hipFreeAsync_h
    end interface hipFreeAsync

    interface hipMallocFromPoolAsync
        procedure hipMallocFromPoolAsync_h, hipMallocFromPoolAsync_
    end interface hipMallocFromPoolAsync

    interface hipDeviceGetDefaultMemPool
        procedure hipDeviceGetDefaultMemPool_h
    end interface hipDeviceGetDefaultMemPool

    interface hipDeviceGetMemPool
        procedure hipDeviceGetMemPool_h
    end interface hipDeviceGetMemPool

    interface hipDeviceSetMemPool
        procedure hipDeviceSetMemPool_h
    end interface hipDeviceSetMemPool

    interface hipMemGetDefaultMemPool
        procedure hipMemGetDefaultMemPool_h, hipMemGetDefaultMemPool_
    end interface hipMemGetDefaultMemPool

    interface hipMemGetMemPool
        procedure hipMemGetMemPool_h, hipMemGetMemPool_
    end interface hipMemGetMemPool

    interface hipMemSetMemPool
        procedure hipMemSetMemPool_h, hipMemSetMemPool_
    end interface hipMemSetMemPool

    interface hipMemPoolCreate
        procedure hipMemPoolCreate_h, hipMemPoolCreate_
    end interface hipMemPoolCreate

    interface hipMemPoolDestroy
        procedure hipMemPoolDestroy_h
    end interface hipMemPoolDestroy

    interface hipMemPoolTrimTo
        procedure hipMemPoolTrimTo_h
    end interface hipMemPoolTrimTo

    interface hipMemPoolSetAttribute
        procedure hipMemPoolSetAttribute_h, hipMemPoolSetAttribute_
    end interface hipMemPoolSetAttribute

    interface hipMemPoolGetAttribute
        procedure hipMemPoolGetAttribute_h, hipMemPoolGetAttribute_
    end interface hipMemPoolGetAttribute

    interface hipMemPoolSetAccess
        procedure hipMemPoolSetAccess_h
    end interface hipMemPoolSetAccess

    interface hipMemPoolGetAccess
        procedure hipMemPoolGetAccess_hv, hipMemPoolGetAccess_h
    end interface hipMemPoolGetAccess

    interface hipMemPoolExportToShareableHandle
        procedure hipMemPoolExportToShareableHandle_h
    end interface hipMemPoolExportToShareableHandle

    interface hipMemPoolImportFromShareableHandle
        procedure hipMemPoolImportFromShareableHandle_h
    end interface hipMemPoolImportFromShareableHandle

    interface hipMemPoolExportPointer
        procedure hipMemPoolExportPointer_
    end interface hipMemPoolExportPointer

    interface hipMemPoolImportPointer
        procedure hipMemPoolImportPointer_h, hipMemPoolImportPointer_
    end interface hipMemPoolImportPointer

    interface hipGetProcAddress
        procedure hipGetProcAddress_vs, hipGetProcAddress_s, hipGetProcAddress_v, hipGetProcAddress_
    end interface hipGetProcAddress

    interface hipGetProcAddress_spt
        procedure hipGetProcAddress_spt_vs, hipGetProcAddress_spt_s, hipGetProcAddress_spt_v, hipGetProcAddress_spt_
    end interface hipGetProcAddress_spt

    interface hipGetDriverEntryPoint
        procedure hipGetDriverEntryPoint_vs, hipGetDriverEntryPoint_s, hipGetDriverEntryPoint_v, hipGetDriverEntryPoint_
    end interface hipGetDriverEntryPoint

    interface hipGetDriverEntryPoint_spt
        procedure hipGetDriverEntryPoint_spt_vs, hipGetDriverEntryPoint_spt_s, hipGetDriverEntryPoint_spt_v, &
            hipGetDriverEntryPoint_spt_
    end interface hipGetDriverEntryPoint_spt

    interface hipStreamQuery_spt
        procedure hipStreamQuery_spt_h
    end interface hipStreamQuery_spt

    interface hipStreamSynchronize_spt
        procedure hipStreamSynchronize_spt_h
    end interface hipStreamSynchronize_spt

    interface hipStreamWaitEvent_spt
        procedure hipStreamWaitEvent_spt_h
    end interface hipStreamWaitEvent_spt

    interface hipStreamWaitValue32
        procedure hipStreamWaitValue32_h, hipStreamWaitValue32_
    end interface hipStreamWaitValue32

    interface hipStreamWaitValue64
        procedure hipStreamWaitValue64_h, hipStreamWaitValue64_
    end interface hipStreamWaitValue64

    interface hipStreamAddCallback_spt
        procedure hipStreamAddCallback_spt_h
    end interface hipStreamAddCallback_spt

    interface hipLaunchHostFunc
        procedure hipLaunchHostFunc_h
    end interface hipLaunchHostFunc

    interface hipLaunchHostFunc_spt
        procedure hipLaunchHostFunc_spt_h
    end interface hipLaunchHostFunc_spt

    interface hipStreamGetFlags_spt
        procedure hipStreamGetFlags_spt_hv, hipStreamGetFlags_spt_h
    end interface hipStreamGetFlags_spt

    interface hipStreamGetPriority_spt
        procedure hipStreamGetPriority_spt_hv, hipStreamGetPriority_spt_h
    end interface hipStreamGetPriority_spt

    interface hipStreamGetDevice
        procedure hipStreamGetDevice_hv, hipStreamGetDevice_h
    end interface hipStreamGetDevice

    interface hipStreamGetId
        procedure hipStreamGetId_hv, hipStreamGetId_h
    end interface hipStreamGetId

    interface hipStreamGetAttribute
        procedure hipStreamGetAttribute_h
    end interface hipStreamGetAttribute

    interface hipStreamSetAttribute
        procedure hipStreamSetAttribute_h, hipStreamSetAttribute_
    end interface hipStreamSetAttribute

    interface hipStreamBatchMemOp
        procedure hipStreamBatchMemOp_h
    end interface hipStreamBatchMemOp

    interface hipStreamCopyAttributes
        procedure hipStreamCopyAttributes_h
    end interface hipStreamCopyAttributes

    interface hipGetStreamDeviceId
        procedure hipGetStreamDeviceId_h
    end interface hipGetStreamDeviceId

    interface hipStreamIsCapturing_spt
        procedure hipStreamIsCapturing_spt_hv, hipStreamIsCapturing_spt_h
    end interface hipStreamIsCapturing_spt

    interface hipStreamGetCaptureInfo_spt
        procedure hipStreamGetCaptureInfo_spt_hv, hipStreamGetCaptureInfo_spt_h
    end interface hipStreamGetCaptureInfo_spt

    interface hipStreamGetCaptureInfo_v2_spt
        procedure hipStreamGetCaptureInfo_v2_spt_hv, hipStreamGetCaptureInfo_v2_spt_h
    end interface hipStreamGetCaptureInfo_v2_spt

    interface hipStreamBeginCapture_spt
        procedure hipStreamBeginCapture_spt_h
    end interface hipStreamBeginCapture_spt

    interface hipStreamBeginCaptureToGraph
        procedure hipStreamBeginCaptureToGraph_hv, hipStreamBeginCaptureToGraph_v, hipStreamBeginCaptureToGraph_h, &
            hipStreamBeginCaptureToGraph_
    end interface hipStreamBeginCaptureToGraph

    interface hipStreamEndCapture_spt
        procedure hipStreamEndCapture_spt_h
    end interface hipStreamEndCapture_spt

    interface hipMemGetAllocationGranularity
        procedure hipMemGetAllocationGranularity_v, hipMemGetAllocationGranularity_
    end interface hipMemGetAllocationGranularity

    interface hipMemCreate
        procedure hipMemCreate_
    end interface hipMemCreate

    interface hipMemGetAllocationPropertiesFromHandle
        procedure hipMemGetAllocationPropertiesFromHandle_
    end interface hipMemGetAllocationPropertiesFromHandle

    interface hipMemAddressReserve
        procedure hipMemAddressReserve_
    end interface hipMemAddressReserve

    interface hipMemAddressFree
        procedure hipMemAddressFree_
    end interface hipMemAddressFree

    interface hipMemMap
        procedure hipMemMap_
    end interface hipMemMap

    interface hipMemMapArrayAsync
        procedure hipMemMapArrayAsync_hv, hipMemMapArrayAsync_v, hipMemMapArrayAsync_h, hipMemMapArrayAsync_
    end interface hipMemMapArrayAsync

    interface hipMemUnmap
        procedure hipMemUnmap_
    end interface hipMemUnmap

    interface hipMemSetAccess
        procedure hipMemSetAccess_
    end interface hipMemSetAccess

    interface hipMemGetHandleForAddressRange
        procedure hipMemGetHandleForAddressRange_
    end interface hipMemGetHandleForAddressRange

    interface hipApiName
        procedure hipApiName_
    end interface hipApiName

    interface hipCreateSurfaceObject
        procedure hipCreateSurfaceObject_v, hipCreateSurfaceObject_
    end interface hipCreateSurfaceObject

    interface hipDestroySurfaceObject
        procedure hipDestroySurfaceObject_
    end interface hipDestroySurfaceObject

    interface hipDevResourceGenerateDesc
        procedure hipDevResourceGenerateDesc_v, hipDevResourceGenerateDesc_
    end interface hipDevResourceGenerateDesc

    interface hipDevSmResourceSplit
        procedure hipDevSmResourceSplit_v, hipDevSmResourceSplit_
    end interface hipDevSmResourceSplit

    interface hipDevSmResourceSplitByCount
        procedure hipDevSmResourceSplitByCount_v, hipDevSmResourceSplitByCount_
    end interface hipDevSmResourceSplitByCount

    interface hipDeviceFlushGPUDirectRDMAWrites
        procedure hipDeviceFlushGPUDirectRDMAWrites_
    end interface hipDeviceFlushGPUDirectRDMAWrites

    interface hipDeviceGetDevResource
        procedure hipDeviceGetDevResource_v, hipDeviceGetDevResource_
    end interface hipDeviceGetDevResource

    interface hipDeviceGetExecutionCtx
        procedure hipDeviceGetExecutionCtx_
    end interface hipDeviceGetExecutionCtx

    interface hipDeviceGetTexture1DLinearMaxWidth
        procedure hipDeviceGetTexture1DLinearMaxWidth_v, hipDeviceGetTexture1DLinearMaxWidth_
    end interface hipDeviceGetTexture1DLinearMaxWidth

    interface hipExecutionCtxDestroy
        procedure hipExecutionCtxDestroy_
    end interface hipExecutionCtxDestroy

    interface hipExecutionCtxGetDevResource
        procedure hipExecutionCtxGetDevResource_v, hipExecutionCtxGetDevResource_
    end interface hipExecutionCtxGetDevResource

    interface hipExecutionCtxGetDevice
        procedure hipExecutionCtxGetDevice_v, hipExecutionCtxGetDevice_
    end interface hipExecutionCtxGetDevice

    interface hipExecutionCtxGetId
        procedure hipExecutionCtxGetId_v, hipExecutionCtxGetId_
    end interface hipExecutionCtxGetId

    interface hipExecutionCtxRecordEvent
        procedure hipExecutionCtxRecordEvent_h, hipExecutionCtxRecordEvent_
    end interface hipExecutionCtxRecordEvent

    interface hipExecutionCtxStreamCreate
        procedure hipExecutionCtxStreamCreate_h, hipExecutionCtxStreamCreate_
    end interface hipExecutionCtxStreamCreate

    interface hipExecutionCtxSynchronize
        procedure hipExecutionCtxSynchronize_
    end interface hipExecutionCtxSynchronize

    interface hipExecutionCtxWaitEvent
        procedure hipExecutionCtxWaitEvent_h, hipExecutionCtxWaitEvent_
    end interface hipExecutionCtxWaitEvent

    interface hipExtDisableLogging
        procedure hipExtDisableLogging_
    end interface hipExtDisableLogging

    interface hipExtEnableLogging
        procedure hipExtEnableLogging_
    end interface hipExtEnableLogging

    interface hipExtSetLoggingParams
        procedure hipExtSetLoggingParams_
    end interface hipExtSetLoggingParams

    interface hipGetFuncBySymbol
        procedure hipGetFuncBySymbol_h, hipGetFuncBySymbol_
    end interface hipGetFuncBySymbol

    interface hipGetTextureReference
        procedure hipGetTextureReference_
    end interface hipGetTextureReference

    interface hipGraphicsMapResources
        procedure hipGraphicsMapResources_h, hipGraphicsMapResources_
    end interface hipGraphicsMapResources

    interface hipGraphicsResourceGetMappedPointer
        procedure hipGraphicsResourceGetMappedPointer_v, hipGraphicsResourceGetMappedPointer_
    end interface hipGraphicsResourceGetMappedPointer

    interface hipGraphicsSubResourceGetMappedArray
        procedure hipGraphicsSubResourceGetMappedArray_
    end interface hipGraphicsSubResourceGetMappedArray

    interface hipGraphicsUnmapResources
        procedure hipGraphicsUnmapResources_h, hipGraphicsUnmapResources_
    end interface hipGraphicsUnmapResources

    interface hipGraphicsUnregisterResource
        procedure hipGraphicsUnregisterResource_
    end interface hipGraphicsUnregisterResource

    interface hipGreenCtxCreate
        procedure hipGreenCtxCreate_
    end interface hipGreenCtxCreate

    interface hipKernelNameRef
        procedure hipKernelNameRef_h, hipKernelNameRef_
    end interface hipKernelNameRef

    interface hipKernelNameRefByPtr
        procedure hipKernelNameRefByPtr_h, hipKernelNameRefByPtr_
    end interface hipKernelNameRefByPtr

    interface hipLaunchCooperativeKernel_spt
        procedure hipLaunchCooperativeKernel_spt_h, hipLaunchCooperativeKernel_spt_
    end interface hipLaunchCooperativeKernel_spt

    interface hipLaunchKernel_spt
        procedure hipLaunchKernel_spt_h, hipLaunchKernel_spt_
    end interface hipLaunchKernel_spt

    interface hipMemcpyFromSymbolAsync_spt
        procedure hipMemcpyFromSymbolAsync_spt_h, hipMemcpyFromSymbolAsync_spt_
    end interface hipMemcpyFromSymbolAsync_spt

    interface hipMemcpyFromSymbol_spt
        procedure hipMemcpyFromSymbol_spt_
    end interface hipMemcpyFromSymbol_spt

    interface hipMemcpyToSymbolAsync_spt
        procedure hipMemcpyToSymbolAsync_spt_h, hipMemcpyToSymbolAsync_spt_
    end interface hipMemcpyToSymbolAsync_spt

    interface hipMemcpyToSymbol_spt
        procedure hipMemcpyToSymbol_spt_
    end interface hipMemcpyToSymbol_spt

    interface hipMipmappedArrayGetMemoryRequirements
        procedure hipMipmappedArrayGetMemoryRequirements_v, hipMipmappedArrayGetMemoryRequirements_
    end interface hipMipmappedArrayGetMemoryRequirements

    interface hipModuleEnumerateFunctions
        procedure hipModuleEnumerateFunctions_h, hipModuleEnumerateFunctions_
    end interface hipModuleEnumerateFunctions

    interface hipModuleLaunchCooperativeKernelMultiDevice
        procedure hipModuleLaunchCooperativeKernelMultiDevice_v, hipModuleLaunchCooperativeKernelMultiDevice_
    end interface hipModuleLaunchCooperativeKernelMultiDevice

    interface hipOccupancyAvailableDynamicSMemPerBlock
        procedure hipOccupancyAvailableDynamicSMemPerBlock_v, hipOccupancyAvailableDynamicSMemPerBlock_
    end interface hipOccupancyAvailableDynamicSMemPerBlock

    interface hipOccupancyMaxActiveClusters
        procedure hipOccupancyMaxActiveClusters_v, hipOccupancyMaxActiveClusters_
    end interface hipOccupancyMaxActiveClusters

    interface hipOccupancyMaxPotentialClusterSize
        procedure hipOccupancyMaxPotentialClusterSize_v, hipOccupancyMaxPotentialClusterSize_
    end interface hipOccupancyMaxPotentialClusterSize

    interface hipStreamGetDevResource
        procedure hipStreamGetDevResource_hv, hipStreamGetDevResource_v, hipStreamGetDevResource_h, hipStreamGetDevResource_
    end interface hipStreamGetDevResource

    interface hipTexRefGetArray
        procedure hipTexRefGetArray_v, hipTexRefGetArray_
    end interface hipTexRefGetArray

    interface hipTexRefGetBorderColor
        procedure hipTexRefGetBorderColor_v, hipTexRefGetBorderColor_
    end interface hipTexRefGetBorderColor

end module hip
