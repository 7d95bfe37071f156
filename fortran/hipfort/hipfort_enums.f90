! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's enumerators, with the values of HIP 6.
module hipfort_enums
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
        hipJitOptionSm3xOpt, hipJitOptionFastCompile, hipJitOptionNumOptions, hipFuncAttributeMaxDynamicSharedMemorySize, &
        hipFuncAttributePreferredSharedMemoryCarveout, hipFuncAttributeMax, hipFuncCachePreferNone, hipFuncCachePreferShared, &
        hipFuncCachePreferL1, hipFuncCachePreferEqual, hipSharedMemBankSizeDefault, hipSharedMemBankSizeFourByte, &
        hipSharedMemBankSizeEightByte, hipExternalMemoryHandleTypeOpaqueFd, hipExternalMemoryHandleTypeOpaqueWin32, &
        hipExternalMemoryHandleTypeOpaqueWin32Kmt, hipExternalMemoryHandleTypeD3D12Heap, &
        hipExternalMemoryHandleTypeD3D12Resource, hipExternalMemoryHandleTypeD3D11Resource, &
        hipExternalMemoryHandleTypeD3D11ResourceKmt, hipExternalSemaphoreHandleTypeOpaqueFd, &
        hipExternalSemaphoreHandleTypeOpaqueWin32, hipExternalSemaphoreHandleTypeOpaqueWin32Kmt, &
        hipExternalSemaphoreHandleTypeD3D12Fence, hipGLDeviceListAll, hipGLDeviceListCurrentFrame, hipGLDeviceListNextFrame, &
        hipGraphicsRegisterFlagsNone, hipGraphicsRegisterFlagsReadOnly, hipGraphicsRegisterFlagsWriteDiscard, &
        hipGraphicsRegisterFlagsSurfaceLoadStore, hipGraphicsRegisterFlagsTextureGather, hipGraphNodeTypeKernel, &
        hipGraphNodeTypeMemcpy, hipGraphNodeTypeMemset, hipGraphNodeTypeHost, hipGraphNodeTypeGraph, hipGraphNodeTypeEmpty, &
        hipGraphNodeTypeWaitEvent, hipGraphNodeTypeEventRecord, hipGraphNodeTypeMemcpy1D, hipGraphNodeTypeMemcpyFromSymbol, &
        hipGraphNodeTypeMemcpyToSymbol, hipGraphNodeTypeCount, hipGraphExecUpdateSuccess, hipGraphExecUpdateError, &
        hipGraphExecUpdateErrorTopologyChanged, hipGraphExecUpdateErrorNodeTypeChanged, hipGraphExecUpdateErrorFunctionChanged, &
        hipGraphExecUpdateErrorParametersChanged, hipGraphExecUpdateErrorNotSupported, &
        hipGraphExecUpdateErrorUnsupportedFunctionChange, hipStreamCaptureModeGlobal, hipStreamCaptureModeThreadLocal, &
        hipStreamCaptureModeRelaxed, hipStreamCaptureStatusNone, hipStreamCaptureStatusActive, &
        hipStreamCaptureStatusInvalidated, hipStreamAddCaptureDependencies, hipStreamSetCaptureDependencies, &
        hipChannelFormatKindSigned, hipChannelFormatKindUnsigned, hipChannelFormatKindFloat, hipChannelFormatKindNone, &
        HIP_AD_FORMAT_UNSIGNED_INT8
    use hipfort, only: HIP_AD_FORMAT_UNSIGNED_INT16, HIP_AD_FORMAT_UNSIGNED_INT32, HIP_AD_FORMAT_SIGNED_INT8, &
        HIP_AD_FORMAT_SIGNED_INT16, HIP_AD_FORMAT_SIGNED_INT32, HIP_AD_FORMAT_HALF, HIP_AD_FORMAT_FLOAT, hipResourceTypeArray, &
        hipResourceTypeMipmappedArray, hipResourceTypeLinear, hipResourceTypePitch2D, HIP_RESOURCE_TYPE_ARRAY, &
        HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY, HIP_RESOURCE_TYPE_LINEAR, HIP_RESOURCE_TYPE_PITCH2D, HIP_TR_ADDRESS_MODE_WRAP, &
        HIP_TR_ADDRESS_MODE_CLAMP, HIP_TR_ADDRESS_MODE_MIRROR, HIP_TR_ADDRESS_MODE_BORDER, HIP_TR_FILTER_MODE_POINT, &
        HIP_TR_FILTER_MODE_LINEAR, hipResViewFormatNone, hipResViewFormatUnsignedChar1, hipResViewFormatUnsignedChar2, &
        hipResViewFormatUnsignedChar4, hipResViewFormatSignedChar1, hipResViewFormatSignedChar2, hipResViewFormatSignedChar4, &
        hipResViewFormatUnsignedShort1, hipResViewFormatUnsignedShort2, hipResViewFormatUnsignedShort4, &
        hipResViewFormatSignedShort1, hipResViewFormatSignedShort2, hipResViewFormatSignedShort4, hipResViewFormatUnsignedInt1, &
        hipResViewFormatUnsignedInt2, hipResViewFormatUnsignedInt4, hipResViewFormatSignedInt1, hipResViewFormatSignedInt2, &
        hipResViewFormatSignedInt4, hipResViewFormatHalf1, hipResViewFormatHalf2, hipResViewFormatHalf4, &
        hipResViewFormatFloat1, hipResViewFormatFloat2, hipResViewFormatFloat4, hipResViewFormatUnsignedBlockCompressed1, &
        hipResViewFormatUnsignedBlockCompressed2, hipResViewFormatUnsignedBlockCompressed3, &
        hipResViewFormatUnsignedBlockCompressed4, hipResViewFormatSignedBlockCompressed4, &
        hipResViewFormatUnsignedBlockCompressed5, hipResViewFormatSignedBlockCompressed5, &
        hipResViewFormatUnsignedBlockCompressed6H, hipResViewFormatSignedBlockCompressed6H, &
        hipResViewFormatUnsignedBlockCompressed7, HIP_RES_VIEW_FORMAT_NONE, HIP_RES_VIEW_FORMAT_UINT_1X8, &
        HIP_RES_VIEW_FORMAT_UINT_2X8, HIP_RES_VIEW_FORMAT_UINT_4X8, HIP_RES_VIEW_FORMAT_SINT_1X8, HIP_RES_VIEW_FORMAT_SINT_2X8, &
        HIP_RES_VIEW_FORMAT_SINT_4X8, HIP_RES_VIEW_FORMAT_UINT_1X16, HIP_RES_VIEW_FORMAT_UINT_2X16, &
        HIP_RES_VIEW_FORMAT_UINT_4X16, HIP_RES_VIEW_FORMAT_SINT_1X16, HIP_RES_VIEW_FORMAT_SINT_2X16, &
        HIP_RES_VIEW_FORMAT_SINT_4X16, HIP_RES_VIEW_FORMAT_UINT_1X32, HIP_RES_VIEW_FORMAT_UINT_2X32, &
        HIP_RES_VIEW_FORMAT_UINT_4X32, HIP_RES_VIEW_FORMAT_SINT_1X32, HIP_RES_VIEW_FORMAT_SINT_2X32, &
        HIP_RES_VIEW_FORMAT_SINT_4X32, HIP_RES_VIEW_FORMAT_FLOAT_1X16, HIP_RES_VIEW_FORMAT_FLOAT_2X16, &
        HIP_RES_VIEW_FORMAT_FLOAT_4X16, HIP_RES_VIEW_FORMAT_FLOAT_1X32, HIP_RES_VIEW_FORMAT_FLOAT_2X32, &
        HIP_RES_VIEW_FORMAT_FLOAT_4X32, HIP_RES_VIEW_FORMAT_UNSIGNED_BC1, HIP_RES_VIEW_FORMAT_UNSIGNED_BC2, &
        HIP_RES_VIEW_FORMAT_UNSIGNED_BC3, HIP_RES_VIEW_FORMAT_UNSIGNED_BC4, HIP_RES_VIEW_FORMAT_SIGNED_BC4, &
        HIP_RES_VIEW_FORMAT_UNSIGNED_BC5, HIP_RES_VIEW_FORMAT_SIGNED_BC5, HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H, &
        HIP_RES_VIEW_FORMAT_SIGNED_BC6H, HIP_RES_VIEW_FORMAT_UNSIGNED_BC7, hipMemcpyHostToHost, hipMemcpyHostToDevice, &
        hipMemcpyDeviceToHost, hipMemcpyDeviceToDevice, hipMemcpyDefault, HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, &
        HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES
    use hipfort, only: HIP_FUNC_ATTRIBUTE_NUM_REGS, HIP_FUNC_ATTRIBUTE_PTX_VERSION, HIP_FUNC_ATTRIBUTE_BINARY_VERSION, &
        HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA, HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, &
        HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, HIP_FUNC_ATTRIBUTE_MAX, HIP_POINTER_ATTRIBUTE_CONTEXT, &
        HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, HIP_POINTER_ATTRIBUTE_DEVICE_POINTER, HIP_POINTER_ATTRIBUTE_HOST_POINTER, &
        HIP_POINTER_ATTRIBUTE_P2P_TOKENS, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, HIP_POINTER_ATTRIBUTE_BUFFER_ID, &
        HIP_POINTER_ATTRIBUTE_IS_MANAGED, HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL, &
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
        hipMemcpyDeviceToDeviceNoCU, hipMemoryTypeUnregistered, hipMemoryTypeManaged, hipLimitStackSize
    use hipfort, only: hipExtLimitScratchMin, hipExtLimitScratchMax, hipExtLimitScratchCurrent, &
        hipLibraryHostUniversalFunctionAndDataTable, hipLibraryBinaryIsPreserved, hipGraphInstantiateFlagAutoFreeOnLaunch, &
        hipGraphInstantiateFlagUpload, hipGraphInstantiateFlagDeviceLaunch, hipGraphInstantiateFlagUseNodePriority, &
        hipGraphInstantiateSuccess, hipGraphInstantiateError, hipGraphInstantiateInvalidStructure, &
        hipGraphInstantiateNodeOperationNotSupported, hipGraphInstantiateMultipleDevicesNotSupported, &
        hipGraphMemAttrUsedMemCurrent, hipGraphMemAttrUsedMemHigh, hipGraphMemAttrReservedMemCurrent, &
        hipGraphMemAttrReservedMemHigh, hipUserObjectNoDestructorSync, hipGraphUserObjectMove, &
        hipGraphNodeTypeExtSemaphoreSignal, hipGraphNodeTypeExtSemaphoreWait, hipGraphNodeTypeMemAlloc, &
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
        hipExternalMemoryHandleTypeNvSciBuf, hipExternalSemaphoreHandleTypeD3D11Fence
    use hipfort, only: hipExternalSemaphoreHandleTypeNvSciSync, hipExternalSemaphoreHandleTypeKeyedMutex, &
        hipExternalSemaphoreHandleTypeKeyedMutexKmt, hipExternalSemaphoreHandleTypeTimelineSemaphoreFd, &
        hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32, HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET, &
        HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, &
        HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, &
        HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, hipJitOptionGlobalSymbolNames, &
        hipJitOptionGlobalSymbolAddresses, hipJitOptionGlobalSymbolCount, hipJitOptionLto, hipJitOptionFtz, &
        hipJitOptionPrecDiv, hipJitOptionPrecSqrt, hipJitOptionFma, hipJitOptionPositionIndependentCode, &
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
        HIP_LAUNCH_PARAM_END, hipCpuDeviceId, hipInvalidDeviceId
    implicit none
    public
end module hipfort_enums
