// SPDX-License-Identifier: MIT OR Apache-2.0
//! HIP's C types, constants and status codes, as of HIP 6.3 (ROCm/HIP c5e11fca).

use std::ffi::{c_char, c_int, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};

use crate::gpu::{HANDLE_SIZE, IpcHandle, Kind, Result};

c_enum! {
    /// The status of every HIP call.
    hipError_t {
        hipSuccess = 0 => c"no error",
        hipErrorInvalidValue = 1 => c"invalid argument",
        hipErrorMemoryAllocation = 2,
        hipErrorOutOfMemory = 2 => c"out of memory",
        hipErrorInitializationError = 3,
        hipErrorNotInitialized = 3 => c"initialization error",
        hipErrorDeinitialized = 4 => c"driver shutting down",
        hipErrorProfilerDisabled = 5 => c"profiler disabled while using external profiling tool",
        hipErrorProfilerNotInitialized = 6 => c"profiler is not initialized",
        hipErrorProfilerAlreadyStarted = 7 => c"profiler already started",
        hipErrorProfilerAlreadyStopped = 8 => c"profiler already stopped",
        hipErrorInvalidConfiguration = 9 => c"invalid configuration argument",
        hipErrorInvalidPitchValue = 12 => c"invalid pitch argument",
        hipErrorInvalidSymbol = 13 => c"invalid device symbol",
        hipErrorInvalidDevicePointer = 17 => c"invalid device pointer",
        hipErrorInvalidMemcpyDirection = 21 => c"invalid copy direction for memcpy",
        hipErrorInsufficientDriver = 35 => c"driver version is insufficient for runtime version",
        hipErrorMissingConfiguration = 52 => c"__global__ function call is not configured",
        hipErrorPriorLaunchFailure = 53 => c"unspecified launch failure in prior launch",
        hipErrorInvalidDeviceFunction = 98 => c"invalid device function",
        hipErrorNoDevice = 100 => c"no ROCm-capable device is detected",
        hipErrorInvalidDevice = 101 => c"invalid device ordinal",
        hipErrorInvalidImage = 200 => c"device kernel image is invalid",
        hipErrorInvalidContext = 201 => c"invalid device context",
        hipErrorContextAlreadyCurrent = 202 => c"context is already current context",
        hipErrorMapBufferObjectFailed = 205,
        hipErrorMapFailed = 205 => c"mapping of buffer object failed",
        hipErrorUnmapFailed = 206 => c"unmapping of buffer object failed",
        hipErrorArrayIsMapped = 207 => c"array is mapped",
        hipErrorAlreadyMapped = 208 => c"resource already mapped",
        hipErrorNoBinaryForGpu = 209 => c"no kernel image is available for execution on the device",
        hipErrorAlreadyAcquired = 210 => c"resource already acquired",
        hipErrorNotMapped = 211 => c"resource not mapped",
        hipErrorNotMappedAsArray = 212 => c"resource not mapped as array",
        hipErrorNotMappedAsPointer = 213 => c"resource not mapped as pointer",
        hipErrorECCNotCorrectable = 214 => c"uncorrectable ECC error encountered",
        hipErrorUnsupportedLimit = 215 => c"limit is not supported on this architecture",
        hipErrorContextAlreadyInUse = 216 => c"exclusive-thread device already in use by a different thread",
        hipErrorPeerAccessUnsupported = 217 => c"peer access is not supported between these two devices",
        hipErrorInvalidKernelFile = 218 => c"invalid kernel file",
        hipErrorInvalidGraphicsContext = 219 => c"invalid OpenGL or DirectX context",
        hipErrorInvalidSource = 300 => c"device kernel image is invalid",
        hipErrorFileNotFound = 301 => c"file not found",
        hipErrorSharedObjectSymbolNotFound = 302 => c"shared object symbol not found",
        hipErrorSharedObjectInitFailed = 303 => c"shared object initialization failed",
        hipErrorOperatingSystem = 304 => c"OS call failed or operation not supported on this OS",
        hipErrorInvalidHandle = 400 => c"invalid resource handle",
        hipErrorInvalidResourceHandle = 400,
        hipErrorIllegalState = 401 => c"the operation cannot be performed in the present state",
        hipErrorNotFound = 500 => c"named symbol not found",
        hipErrorNotReady = 600 => c"device not ready",
        hipErrorIllegalAddress = 700 => c"an illegal memory access was encountered",
        hipErrorLaunchOutOfResources = 701 => c"too many resources requested for launch",
        hipErrorLaunchTimeOut = 702 => c"the launch timed out and was terminated",
        hipErrorPeerAccessAlreadyEnabled = 704 => c"peer access is already enabled",
        hipErrorPeerAccessNotEnabled = 705 => c"peer access has not been enabled",
        hipErrorSetOnActiveProcess = 708 => c"cannot set while device is active in this process",
        hipErrorContextIsDestroyed = 709 => c"context is destroyed",
        hipErrorAssert = 710 => c"device-side assert triggered",
        hipErrorHostMemoryAlreadyRegistered = 712 => c"part or all of the requested memory range is already mapped",
        hipErrorHostMemoryNotRegistered = 713 => c"pointer does not correspond to a registered memory region",
        hipErrorLaunchFailure = 719 => c"unspecified launch failure",
        hipErrorCooperativeLaunchTooLarge = 720 => c"too many blocks in cooperative launch",
        hipErrorNotSupported = 801 => c"operation not supported",
        hipErrorStreamCaptureUnsupported = 900 => c"operation not permitted when stream is capturing",
        hipErrorStreamCaptureInvalidated = 901 => c"operation failed due to a previous error during capture",
        hipErrorStreamCaptureMerge = 902 => c"operation would result in a merge of separate capture sequences",
        hipErrorStreamCaptureUnmatched = 903 => c"capture was not ended in the same stream as it began",
        hipErrorStreamCaptureUnjoined = 904 => c"capturing stream has unjoined work",
        hipErrorStreamCaptureIsolation = 905 => c"dependency created on uncaptured work in another stream",
        hipErrorStreamCaptureImplicit = 906 => c"operation would make the legacy stream depend on a capturing blocking stream",
        hipErrorCapturedEvent = 907 => c"operation not permitted on an event last recorded in a capturing stream",
        hipErrorStreamCaptureWrongThread = 908 => c"attempt to terminate a thread-local capture sequence from another thread",
        hipErrorGraphExecUpdateFailure = 910 => c"the graph update was not performed because it included changes which violated constraints specific to instantiated graph update",
        hipErrorInvalidChannelDescriptor = 911 => c"invalid channel descriptor",
        hipErrorInvalidTexture = 912 => c"invalid texture",
        hipErrorInvalidResourceType = 914 => c"invalid resource type",
        hipErrorInvalidResourceConfiguration = 915 => c"invalid resource configuration",
        /// The stream's execution context has been destroyed.
        hipErrorStreamDetached = 916 => c"stream is detached",
        hipErrorUnknown = 999 => c"unknown error",
        hipErrorRuntimeMemory = 1052 => c"runtime memory call returned error",
        hipErrorRuntimeOther = 1053 => c"runtime call other than memory returned error",
        /// Of HIP 7.14; hipErrorTbd before.
        hipErrorInvalidClusterSize = 1054 => c"invalid cluster size",
        hipErrorTbd = 1055 => c"to be determined",
    }

    /// Attributes of a device, for hipDeviceGetAttribute. The numbers never change; new ones are appended.
    hipDeviceAttribute_t {
        hipDeviceAttributeCudaCompatibleBegin = 0,
        hipDeviceAttributeEccEnabled = 0,
        hipDeviceAttributeAccessPolicyMaxWindowSize = 1,
        hipDeviceAttributeAsyncEngineCount = 2,
        hipDeviceAttributeCanMapHostMemory = 3,
        hipDeviceAttributeCanUseHostPointerForRegisteredMem = 4,
        hipDeviceAttributeClockRate = 5,
        hipDeviceAttributeComputeMode = 6,
        hipDeviceAttributeComputePreemptionSupported = 7,
        hipDeviceAttributeConcurrentKernels = 8,
        hipDeviceAttributeConcurrentManagedAccess = 9,
        hipDeviceAttributeCooperativeLaunch = 10,
        hipDeviceAttributeCooperativeMultiDeviceLaunch = 11,
        hipDeviceAttributeDeviceOverlap = 12,
        hipDeviceAttributeDirectManagedMemAccessFromHost = 13,
        hipDeviceAttributeGlobalL1CacheSupported = 14,
        hipDeviceAttributeHostNativeAtomicSupported = 15,
        hipDeviceAttributeIntegrated = 16,
        hipDeviceAttributeIsMultiGpuBoard = 17,
        hipDeviceAttributeKernelExecTimeout = 18,
        hipDeviceAttributeL2CacheSize = 19,
        hipDeviceAttributeLocalL1CacheSupported = 20,
        hipDeviceAttributeLuid = 21,
        hipDeviceAttributeLuidDeviceNodeMask = 22,
        hipDeviceAttributeComputeCapabilityMajor = 23,
        hipDeviceAttributeManagedMemory = 24,
        hipDeviceAttributeMaxBlocksPerMultiProcessor = 25,
        hipDeviceAttributeMaxBlockDimX = 26,
        hipDeviceAttributeMaxBlockDimY = 27,
        hipDeviceAttributeMaxBlockDimZ = 28,
        hipDeviceAttributeMaxGridDimX = 29,
        hipDeviceAttributeMaxGridDimY = 30,
        hipDeviceAttributeMaxGridDimZ = 31,
        hipDeviceAttributeMaxSurface1D = 32,
        hipDeviceAttributeMaxSurface1DLayered = 33,
        hipDeviceAttributeMaxSurface2D = 34,
        hipDeviceAttributeMaxSurface2DLayered = 35,
        hipDeviceAttributeMaxSurface3D = 36,
        hipDeviceAttributeMaxSurfaceCubemap = 37,
        hipDeviceAttributeMaxSurfaceCubemapLayered = 38,
        hipDeviceAttributeMaxTexture1DWidth = 39,
        hipDeviceAttributeMaxTexture1DLayered = 40,
        hipDeviceAttributeMaxTexture1DLinear = 41,
        hipDeviceAttributeMaxTexture1DMipmap = 42,
        hipDeviceAttributeMaxTexture2DWidth = 43,
        hipDeviceAttributeMaxTexture2DHeight = 44,
        hipDeviceAttributeMaxTexture2DGather = 45,
        hipDeviceAttributeMaxTexture2DLayered = 46,
        hipDeviceAttributeMaxTexture2DLinear = 47,
        hipDeviceAttributeMaxTexture2DMipmap = 48,
        hipDeviceAttributeMaxTexture3DWidth = 49,
        hipDeviceAttributeMaxTexture3DHeight = 50,
        hipDeviceAttributeMaxTexture3DDepth = 51,
        hipDeviceAttributeMaxTexture3DAlt = 52,
        hipDeviceAttributeMaxTextureCubemap = 53,
        hipDeviceAttributeMaxTextureCubemapLayered = 54,
        hipDeviceAttributeMaxThreadsDim = 55,
        hipDeviceAttributeMaxThreadsPerBlock = 56,
        hipDeviceAttributeMaxThreadsPerMultiProcessor = 57,
        hipDeviceAttributeMaxPitch = 58,
        hipDeviceAttributeMemoryBusWidth = 59,
        hipDeviceAttributeMemoryClockRate = 60,
        hipDeviceAttributeComputeCapabilityMinor = 61,
        hipDeviceAttributeMultiGpuBoardGroupID = 62,
        hipDeviceAttributeMultiprocessorCount = 63,
        hipDeviceAttributeUnused1 = 64,
        hipDeviceAttributePageableMemoryAccess = 65,
        hipDeviceAttributePageableMemoryAccessUsesHostPageTables = 66,
        hipDeviceAttributePciBusId = 67,
        hipDeviceAttributePciDeviceId = 68,
        hipDeviceAttributePciDomainID = 69,
        hipDeviceAttributePersistingL2CacheMaxSize = 70,
        hipDeviceAttributeMaxRegistersPerBlock = 71,
        hipDeviceAttributeMaxRegistersPerMultiprocessor = 72,
        hipDeviceAttributeReservedSharedMemPerBlock = 73,
        hipDeviceAttributeMaxSharedMemoryPerBlock = 74,
        hipDeviceAttributeSharedMemPerBlockOptin = 75,
        hipDeviceAttributeSharedMemPerMultiprocessor = 76,
        hipDeviceAttributeSingleToDoublePrecisionPerfRatio = 77,
        hipDeviceAttributeStreamPrioritiesSupported = 78,
        hipDeviceAttributeSurfaceAlignment = 79,
        hipDeviceAttributeTccDriver = 80,
        hipDeviceAttributeTextureAlignment = 81,
        hipDeviceAttributeTexturePitchAlignment = 82,
        hipDeviceAttributeTotalConstantMemory = 83,
        hipDeviceAttributeTotalGlobalMem = 84,
        hipDeviceAttributeUnifiedAddressing = 85,
        hipDeviceAttributeUnused2 = 86,
        hipDeviceAttributeWarpSize = 87,
        hipDeviceAttributeMemoryPoolsSupported = 88,
        hipDeviceAttributeVirtualMemoryManagementSupported = 89,
        hipDeviceAttributeHostRegisterSupported = 90,
        hipDeviceAttributeMemoryPoolSupportedHandleTypes = 91,
        /// The closest node of the host's memory.
        hipDeviceAttributeHostNumaId = 92,
        hipDeviceAttributeDmaBufSupported = 93,
        hipDeviceAttributeGPUDirectRDMAWithHipVMMSupported = 94,
        hipDeviceAttributeHandleTypeFabricSupported = 95,
        hipDeviceAttributeHostAllocDmaBufSupported = 96,
        hipDeviceAttributeGPUDirectRDMASupported = 97,
        hipDeviceAttributeGPUDirectRDMAFlushWritesOptions = 98,
        hipDeviceAttributeGPUDirectRDMAWritesOrdering = 99,
        hipDeviceAttributeCudaCompatibleEnd = 9999,
        hipDeviceAttributeAmdSpecificBegin = 10000,
        hipDeviceAttributeClockInstructionRate = 10000,
        hipDeviceAttributeUnused3 = 10001,
        hipDeviceAttributeMaxSharedMemoryPerMultiprocessor = 10002,
        hipDeviceAttributeUnused4 = 10003,
        hipDeviceAttributeUnused5 = 10004,
        hipDeviceAttributeHdpMemFlushCntl = 10005,
        hipDeviceAttributeHdpRegFlushCntl = 10006,
        hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc = 10007,
        hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim = 10008,
        hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim = 10009,
        hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem = 10010,
        hipDeviceAttributeIsLargeBar = 10011,
        hipDeviceAttributeAsicRevision = 10012,
        hipDeviceAttributeCanUseStreamWaitValue = 10013,
        hipDeviceAttributeImageSupport = 10014,
        hipDeviceAttributePhysicalMultiProcessorCount = 10015,
        hipDeviceAttributeFineGrainSupport = 10016,
        hipDeviceAttributeWallClockRate = 10017,
        hipDeviceAttributeNumberOfXccs = 10018,
        hipDeviceAttributeMaxAvailableVgprsPerThread = 10019,
        hipDeviceAttributePciChipId = 10020,
        hipDeviceAttributeExpertSchedMode = 10021,
        hipDeviceAttributeMaxDynDataPrefetchRegions = 10022,
        hipDeviceAttributeAmdSpecificEnd = 19999,
        hipDeviceAttributeVendorSpecificBegin = 20000,
    }

    /// The direction of a copy.
    hipMemcpyKind {
        hipMemcpyHostToHost = 0,
        hipMemcpyHostToDevice = 1,
        hipMemcpyDeviceToHost = 2,
        hipMemcpyDeviceToDevice = 3,
        /// Inferred from the pointers.
        hipMemcpyDefault = 4,
        hipMemcpyDeviceToDeviceNoCU = 1024,
    }

    /// The type of memory. HIP up to 5 has other numbers.
    hipMemoryType {
        hipMemoryTypeUnregistered = 0,
        hipMemoryTypeHost = 1,
        hipMemoryTypeDevice = 2,
        hipMemoryTypeManaged = 3,
        hipMemoryTypeArray = 10,
        hipMemoryTypeUnified = 11,
    }

    /// Attributes of an address, for hipPointerGetAttribute.
    hipPointer_attribute {
        HIP_POINTER_ATTRIBUTE_CONTEXT = 1,
        HIP_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
        HIP_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
        HIP_POINTER_ATTRIBUTE_HOST_POINTER = 4,
        HIP_POINTER_ATTRIBUTE_P2P_TOKENS = 5,
        HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6,
        HIP_POINTER_ATTRIBUTE_BUFFER_ID = 7,
        HIP_POINTER_ATTRIBUTE_IS_MANAGED = 8,
        HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
        HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE = 10,
        HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11,
        HIP_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
        HIP_POINTER_ATTRIBUTE_MAPPED = 13,
        HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14,
        HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15,
        HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16,
        HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17,
    }

    /// Attributes of a pair of devices, for hipDeviceGetP2PAttribute.
    hipDeviceP2PAttr {
        hipDevP2PAttrPerformanceRank = 0,
        hipDevP2PAttrAccessSupported = 1,
        hipDevP2PAttrNativeAtomicSupported = 2,
        hipDevP2PAttrHipArrayAccessSupported = 3,
    }

    /// Limits of a device's runtime.
    hipLimit_t {
        /// Bytes of stack per thread.
        hipLimitStackSize = 0,
        /// Bytes of the printf buffer.
        hipLimitPrintfFifoSize = 1,
        /// Bytes of the device-side heap.
        hipLimitMallocHeapSize = 2,
        hipExtLimitScratchMin = 4096,
        hipExtLimitScratchMax = 4097,
        hipExtLimitScratchCurrent = 4098,
    }

    /// Preferences between shared memory and L1 cache.
    hipFuncCache_t {
        hipFuncCachePreferNone = 0,
        hipFuncCachePreferShared = 1,
        hipFuncCachePreferL1 = 2,
        hipFuncCachePreferEqual = 3,
    }

    /// Bank sizes of shared memory.
    hipSharedMemConfig {
        hipSharedMemBankSizeDefault = 0,
        hipSharedMemBankSizeFourByte = 1,
        hipSharedMemBankSizeEightByte = 2,
    }

    /// Compute modes: the processes and threads that may use a device.
    hipComputeMode {
        hipComputeModeDefault = 0,
        hipComputeModeExclusive = 1,
        hipComputeModeProhibited = 2,
        hipComputeModeExclusiveProcess = 3,
    }

    /// Advice about managed memory.
    hipMemoryAdvise {
        hipMemAdviseSetReadMostly = 1,
        hipMemAdviseUnsetReadMostly = 2,
        hipMemAdviseSetPreferredLocation = 3,
        hipMemAdviseUnsetPreferredLocation = 4,
        hipMemAdviseSetAccessedBy = 5,
        hipMemAdviseUnsetAccessedBy = 6,
        hipMemAdviseSetCoarseGrain = 100,
        hipMemAdviseUnsetCoarseGrain = 101,
    }

    /// Attributes of a range of managed memory.
    hipMemRangeAttribute {
        hipMemRangeAttributeReadMostly = 1,
        hipMemRangeAttributePreferredLocation = 2,
        hipMemRangeAttributeAccessedBy = 3,
        hipMemRangeAttributeLastPrefetchLocation = 4,
        hipMemRangeAttributeCoherencyMode = 100,
    }

    /// Coherence modes of a range of managed memory.
    hipMemRangeCoherencyMode {
        hipMemRangeCoherencyModeFineGrain = 0,
        hipMemRangeCoherencyModeCoarseGrain = 1,
        hipMemRangeCoherencyModeIndeterminate = 2,
    }

    /// The capture status of a stream: active while it is being captured into a graph.
    hipStreamCaptureStatus {
        hipStreamCaptureStatusNone = 0,
        hipStreamCaptureStatusActive = 1,
        hipStreamCaptureStatusInvalidated = 2,
    }

    /// Restrictions on a thread's calls while a stream is captured.
    hipStreamCaptureMode {
        hipStreamCaptureModeGlobal = 0,
        hipStreamCaptureModeThreadLocal = 1,
        hipStreamCaptureModeRelaxed = 2,
    }

    /// The change of the nodes that a captured stream's next one comes after.
    hipStreamUpdateCaptureDependenciesFlags {
        hipStreamAddCaptureDependencies = 0,
        hipStreamSetCaptureDependencies = 1,
    }

    /// Options of libraries.
    hipLibraryOption {
        hipLibraryHostUniversalFunctionAndDataTable = 0,
        hipLibraryBinaryIsPreserved = 1,
    }

    /// Flags of hipGraphInstantiateWithFlags and hipGraphInstantiateWithParams.
    hipGraphInstantiateFlags {
        /// A launch frees what the one before has left allocated.
        hipGraphInstantiateFlagAutoFreeOnLaunch = 1,
        /// The launch is prepared at once.
        hipGraphInstantiateFlagUpload = 2,
        /// Kernels launch it.
        hipGraphInstantiateFlagDeviceLaunch = 4,
        /// Launches have the priorities of their nodes.
        hipGraphInstantiateFlagUseNodePriority = 8,
    }

    /// The outcome of hipGraphInstantiateWithParams.
    hipGraphInstantiateResult {
        hipGraphInstantiateSuccess = 0,
        hipGraphInstantiateError = 1,
        /// The edges make a circle.
        hipGraphInstantiateInvalidStructure = 2,
        hipGraphInstantiateNodeOperationNotSupported = 3,
        hipGraphInstantiateMultipleDevicesNotSupported = 4,
    }

    /// Numbers about the memory of graphs on a device, in bytes.
    hipGraphMemAttributeType {
        /// The memory that launches have taken.
        hipGraphMemAttrUsedMemCurrent = 0,
        hipGraphMemAttrUsedMemHigh = 1,
        /// The memory that is held for launches.
        hipGraphMemAttrReservedMemCurrent = 2,
        hipGraphMemAttrReservedMemHigh = 3,
    }

    /// Flags of hipUserObjectCreate.
    hipUserObjectFlags {
        /// The call at the object's end is in no stream's order.
        hipUserObjectNoDestructorSync = 1,
    }

    /// Flags of hipGraphRetainUserObject.
    hipUserObjectRetainFlags {
        /// The references are the program's, which has them no longer.
        hipGraphUserObjectMove = 1,
    }

    /// The type of a graph's node.
    hipGraphNodeType {
        hipGraphNodeTypeKernel = 0,
        hipGraphNodeTypeMemcpy = 1,
        hipGraphNodeTypeMemset = 2,
        hipGraphNodeTypeHost = 3,
        hipGraphNodeTypeGraph = 4,
        hipGraphNodeTypeEmpty = 5,
        hipGraphNodeTypeWaitEvent = 6,
        hipGraphNodeTypeEventRecord = 7,
        hipGraphNodeTypeExtSemaphoreSignal = 8,
        hipGraphNodeTypeExtSemaphoreWait = 9,
        hipGraphNodeTypeMemAlloc = 10,
        hipGraphNodeTypeMemFree = 11,
        hipGraphNodeTypeMemcpyFromSymbol = 12,
        hipGraphNodeTypeMemcpyToSymbol = 13,
        hipGraphNodeTypeBatchMemOp = 14,
        hipGraphNodeTypeCount = 15,
    }

    /// The outcome of an update of an executable graph.
    hipGraphExecUpdateResult {
        hipGraphExecUpdateSuccess = 0,
        hipGraphExecUpdateError = 1,
        hipGraphExecUpdateErrorTopologyChanged = 2,
        hipGraphExecUpdateErrorNodeTypeChanged = 3,
        hipGraphExecUpdateErrorFunctionChanged = 4,
        hipGraphExecUpdateErrorParametersChanged = 5,
        hipGraphExecUpdateErrorNotSupported = 6,
        hipGraphExecUpdateErrorUnsupportedFunctionChange = 7,
    }

    /// The kind of a memory location.
    hipMemLocationType {
        hipMemLocationTypeInvalid = 0,
        hipMemLocationTypeDevice = 1,
        /// The host, whatever the id.
        hipMemLocationTypeHost = 2,
        /// A NUMA node of the host.
        hipMemLocationTypeHostNuma = 3,
        /// The NUMA node of the calling thread, whatever the id.
        hipMemLocationTypeHostNumaCurrent = 4,
        hipMemLocationTypeNone = 0,
    }

    /// When a copy of a batch reads its source.
    hipMemcpySrcAccessOrder {
        hipMemcpySrcAccessOrderInvalid = 0,
        /// In the stream's order.
        hipMemcpySrcAccessOrderStream = 1,
        /// While the call lasts.
        hipMemcpySrcAccessOrderDuringApiCall = 2,
        /// At any time.
        hipMemcpySrcAccessOrderAny = 3,
    }

    /// Flags of a copy of a batch.
    hipMemcpyFlags {
        hipMemcpyFlagDefault = 0,
        /// Leave the compute units to kernels.
        hipMemcpyFlagPreferOverlapWithCompute = 1,
        hipMemcpyFlagExtPreferCE = 256,
        hipMemcpyFlagExtOpSwap = 512,
        hipMemcpyFlagExtOpIndirectSrc = 1024,
        hipMemcpyFlagExtOpIndirectDst = 2048,
    }

    /// The kind of a side of a copy of boxes.
    hipMemcpy3DOperandType {
        hipMemcpyOperandTypePointer = 1,
        hipMemcpyOperandTypeArray = 2,
    }

    /// An operation of hipStreamBatchMemOp.
    hipStreamBatchMemOpType {
        hipStreamMemOpWaitValue32 = 1,
        hipStreamMemOpWriteValue32 = 2,
        hipStreamMemOpFlushRemoteWrites = 3,
        hipStreamMemOpWaitValue64 = 4,
        hipStreamMemOpWriteValue64 = 5,
        hipStreamMemOpBarrier = 6,
    }

    /// The attributes of a kernel that hipFuncSetAttribute sets.
    hipFuncAttribute {
        /// The most bytes of dynamic shared memory that a launch may ask for.
        hipFuncAttributeMaxDynamicSharedMemorySize = 8,
        /// The part of the first-level cache that is shared memory, in percent; -1 for the default.
        hipFuncAttributePreferredSharedMemoryCarveout = 9,
        hipFuncAttributeClusterDimMustBeSet = 10,
        hipFuncAttributeRequiredClusterWidth = 11,
        hipFuncAttributeRequiredClusterHeight = 12,
        hipFuncAttributeRequiredClusterDepth = 13,
        hipFuncAttributeNonPortableClusterSizeAllowed = 14,
        hipFuncAttributeClusterSchedulingPolicyPreference = 15,
    }

    /// Attributes of a launch or a stream.
    hipLaunchAttributeID {
        hipLaunchAttributeIgnore = 0,
        hipLaunchAttributeAccessPolicyWindow = 1,
        hipLaunchAttributeCooperative = 2,
        /// The way in which threads wait for the stream.
        hipLaunchAttributeSynchronizationPolicy = 3,
        hipLaunchAttributeClusterDimension = 4,
        /// The priority; lower is more urgent.
        hipLaunchAttributePriority = 8,
        hipLaunchAttributeMemSyncDomainMap = 9,
        hipLaunchAttributeMemSyncDomain = 10,
        hipLaunchAttributeClusterSchedulingPolicyPreference = 5,
        hipLaunchAttributeExtDynDataPrefetch = 1024,
    }

    /// The kind of handle that hipMemGetHandleForAddressRange returns.
    hipMemRangeHandleType {
        /// A file descriptor of a dma-buf.
        hipMemRangeHandleTypeDmaBufFd = 1,
    }

    /// Flags of hipMemGetHandleForAddressRange.
    hipMemRangeFlags {
        /// Other devices reach the memory through PCIe.
        hipMemRangeFlagDmaBufMappingTypePcie = 1,
    }

    /// Flags of hipGetDriverEntryPoint: the default stream that its functions use.
    hipDriverEntryPointFlags {
        hipEnableDefault = 0,
        /// The functions of the default stream.
        hipEnableLegacyStream = 1,
        /// The functions of the calling thread's own default stream, where there are such.
        hipEnablePerThreadDefaultStream = 2,
    }

    /// Outcomes of hipGetDriverEntryPoint.
    hipDriverEntryPointQueryResult {
        hipDriverEntryPointSuccess = 0,
        hipDriverEntryPointSymbolNotFound = 1,
        hipDriverEntryPointVersionNotSufficent = 2,
    }

    /// The type of an allocation of physical memory, or of a pool's.
    hipMemAllocationType {
        hipMemAllocationTypeInvalid = 0,
        /// Pinned: it never migrates.
        hipMemAllocationTypePinned = 1,
        hipMemAllocationTypeManaged = 2,
        hipMemAllocationTypeUncached = 0x4000_0000,
    }

    /// The kinds of handle by which another process may import memory.
    hipMemAllocationHandleType {
        hipMemHandleTypeNone = 0,
        /// An `int`: a file descriptor.
        hipMemHandleTypePosixFileDescriptor = 1,
        hipMemHandleTypeWin32 = 2,
        hipMemHandleTypeWin32Kmt = 4,
        /// 64 bytes that other machines of the fabric may import, too.
        hipMemHandleTypeFabric = 8,
    }

    /// Access rights to memory.
    hipMemAccessFlags {
        hipMemAccessFlagsProtNone = 0,
        hipMemAccessFlagsProtRead = 1,
        hipMemAccessFlagsProtReadWrite = 3,
    }

    /// The granularity that hipMemGetAllocationGranularity returns.
    hipMemAllocationGranularity_flags {
        /// The least multiple that sizes must be of.
        hipMemAllocationGranularityMinimum = 0,
        /// The multiple with the best performance.
        hipMemAllocationGranularityRecommended = 1,
    }

    /// Attributes of a pool, some of which can be set.
    hipMemPoolAttr {
        /// `int`: memory freed in one stream may be reused in another that waits for the free by an event.
        hipMemPoolReuseFollowEventDependencies = 1,
        /// `int`: memory may be reused as soon as its free has run.
        hipMemPoolReuseAllowOpportunistic = 2,
        /// `int`: dependencies between streams may be inserted so that memory can be reused.
        hipMemPoolReuseAllowInternalDependencies = 3,
        /// `uint64_t`: the release threshold: bytes the pool keeps when it could return memory to the system.
        hipMemPoolAttrReleaseThreshold = 4,
        /// `uint64_t`: bytes reserved for the pool.
        hipMemPoolAttrReservedMemCurrent = 5,
        /// `uint64_t`: the most bytes reserved since this was set to 0.
        hipMemPoolAttrReservedMemHigh = 6,
        /// `uint64_t`: bytes allocated from the pool.
        hipMemPoolAttrUsedMemCurrent = 7,
        /// `uint64_t`: the most bytes allocated since this was set to 0.
        hipMemPoolAttrUsedMemHigh = 8,
    }

    /// The outcome of a symbol query by hipGetProcAddress.
    hipDriverProcAddressQueryResult {
        HIP_GET_PROC_ADDRESS_SUCCESS = 0,
        HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
        HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2,
    }

    /// Handle types of memory imported from another interface.
    hipExternalMemoryHandleType {
        /// A file descriptor: Vulkan's opaque ones, those of exported physical memory.
        hipExternalMemoryHandleTypeOpaqueFd = 1,
        hipExternalMemoryHandleTypeOpaqueWin32 = 2,
        hipExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
        hipExternalMemoryHandleTypeD3D12Heap = 4,
        hipExternalMemoryHandleTypeD3D12Resource = 5,
        hipExternalMemoryHandleTypeD3D11Resource = 6,
        hipExternalMemoryHandleTypeD3D11ResourceKmt = 7,
        hipExternalMemoryHandleTypeNvSciBuf = 8,
    }

    /// Handle types of a semaphore imported from another interface.
    hipExternalSemaphoreHandleType {
        /// A file descriptor: a binary semaphore.
        hipExternalSemaphoreHandleTypeOpaqueFd = 1,
        hipExternalSemaphoreHandleTypeOpaqueWin32 = 2,
        hipExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
        hipExternalSemaphoreHandleTypeD3D12Fence = 4,
        hipExternalSemaphoreHandleTypeD3D11Fence = 5,
        hipExternalSemaphoreHandleTypeNvSciSync = 6,
        hipExternalSemaphoreHandleTypeKeyedMutex = 7,
        hipExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
        /// A file descriptor: a timeline semaphore.
        hipExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
        hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10,
    }

    /// The number format of a texel's channels.
    hipChannelFormatKind {
        /// Signed integers.
        hipChannelFormatKindSigned = 0,
        /// Unsigned integers.
        hipChannelFormatKindUnsigned = 1,
        /// Floating-point numbers.
        hipChannelFormatKindFloat = 2,
        hipChannelFormatKindNone = 3,
    }

    /// The type of a channel of an array's elements.
    hipArray_Format {
        HIP_AD_FORMAT_UNSIGNED_INT8 = 0x01,
        HIP_AD_FORMAT_UNSIGNED_INT16 = 0x02,
        HIP_AD_FORMAT_UNSIGNED_INT32 = 0x03,
        HIP_AD_FORMAT_SIGNED_INT8 = 0x08,
        HIP_AD_FORMAT_SIGNED_INT16 = 0x09,
        HIP_AD_FORMAT_SIGNED_INT32 = 0x0a,
        /// Floating-point numbers of 16 bits.
        HIP_AD_FORMAT_HALF = 0x10,
        /// Floating-point numbers of 32 bits.
        HIP_AD_FORMAT_FLOAT = 0x20,
    }

    /// The attributes of a kernel.
    hipFunction_attribute {
        /// The most threads of a block.
        HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
        /// Bytes of shared memory of a fixed size.
        HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1,
        /// Bytes of constant memory.
        HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2,
        /// Bytes of memory of each thread.
        HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3,
        /// Registers of each thread.
        HIP_FUNC_ATTRIBUTE_NUM_REGS = 4,
        /// The version of the virtual architecture: 10 * major + minor.
        HIP_FUNC_ATTRIBUTE_PTX_VERSION = 5,
        /// The version of the architecture: 10 * major + minor.
        HIP_FUNC_ATTRIBUTE_BINARY_VERSION = 6,
        /// 1 where global loads are cached in the first level.
        HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7,
        /// The most bytes of dynamic shared memory.
        HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
        /// The part of the first-level cache that is shared memory, in percent.
        HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,
        HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET = 10,
        HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11,
        HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12,
        HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13,
        HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14,
        HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15,
    }

    /// Options for a compiler at run time, the first of those that HIP has.
    hipJitOption {
        hipJitOptionMaxRegisters = 0,
        hipJitOptionThreadsPerBlock = 1,
        hipJitOptionWallTime = 2,
        hipJitOptionInfoLogBuffer = 3,
        hipJitOptionInfoLogBufferSizeBytes = 4,
        hipJitOptionErrorLogBuffer = 5,
        hipJitOptionErrorLogBufferSizeBytes = 6,
        hipJitOptionOptimizationLevel = 7,
        hipJitOptionTargetFromContext = 8,
        hipJitOptionTarget = 9,
        hipJitOptionFallbackStrategy = 10,
        hipJitOptionGenerateDebugInfo = 11,
        hipJitOptionLogVerbose = 12,
        hipJitOptionGenerateLineInfo = 13,
        hipJitOptionCacheMode = 14,
        hipJitOptionSm3xOpt = 15,
        hipJitOptionFastCompile = 16,
        hipJitOptionGlobalSymbolNames = 17,
        hipJitOptionGlobalSymbolAddresses = 18,
        hipJitOptionGlobalSymbolCount = 19,
        hipJitOptionLto = 20,
        hipJitOptionFtz = 21,
        hipJitOptionPrecDiv = 22,
        hipJitOptionPrecSqrt = 23,
        hipJitOptionFma = 24,
        hipJitOptionPositionIndependentCode = 25,
        hipJitOptionMinCTAPerSM = 26,
        hipJitOptionMaxThreadsPerBlock = 27,
        hipJitOptionOverrideDirectiveValues = 28,
        hipJitOptionIRtoISAOptExt = 10000,
        hipJitOptionIRtoISAOptCountExt = 10001,
    }

    /// The kind of an image for a linker.
    hipJitInputType {
        hipJitInputCubin = 0,
        hipJitInputPtx = 1,
        hipJitInputFatBinary = 2,
        hipJitInputObject = 3,
        hipJitInputLibrary = 4,
        hipJitInputNvvm = 5,
        hipJitInputLLVMBitcode = 100,
        hipJitInputLLVMBundledBitcode = 101,
        hipJitInputLLVMArchivesOfBundledBitcode = 102,
        hipJitInputSpirv = 103,
    }

    /// Caches of compiled loads.
    hipJitCacheMode {
        hipJitCacheOptionNone = 0,
        hipJitCacheOptionCG = 1,
        hipJitCacheOptionCA = 2,
    }

    /// The form of code that is taken where no machine code fits.
    hipJitFallback {
        hipJitPreferPTX = 0,
        hipJitPreferBinary = 1,
    }

    /// Ways in which a wait for a stream waits.
    hipSynchronizationPolicy {
        hipSyncPolicyAuto = 1,
        hipSyncPolicySpin = 2,
        hipSyncPolicyYield = 3,
        hipSyncPolicyBlockingSync = 4,
    }

    /// Flags of hipGraphDebugDotPrint.
    hipGraphDebugDotFlags {
        hipGraphDebugDotFlagsVerbose = 1,
        hipGraphDebugDotFlagsKernelNodeParams = 4,
        hipGraphDebugDotFlagsMemcpyNodeParams = 8,
        hipGraphDebugDotFlagsMemsetNodeParams = 16,
        hipGraphDebugDotFlagsHostNodeParams = 32,
        hipGraphDebugDotFlagsEventNodeParams = 64,
        hipGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
        hipGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
        hipGraphDebugDotFlagsKernelNodeAttributes = 512,
        hipGraphDebugDotFlagsHandles = 1024,
    }

    /// Handles of physical memory.
    hipMemHandleType {
        hipMemHandleTypeGeneric = 0,
    }

    /// Operations on sparse arrays.
    hipMemOperationType {
        hipMemOperationTypeMap = 1,
        hipMemOperationTypeUnmap = 2,
    }

    /// The type of an edge of a graph.
    hipGraphDependencyType {
        hipGraphDependencyTypeDefault = 0,
        hipGraphDependencyTypeProgrammatic = 1,
    }
}

/// Maps neutral errors to HIP's codes; no other table does.
pub fn status(kind: Kind) -> hipError_t {
    match kind {
        Kind::InvalidValue => hipErrorInvalidValue,
        Kind::OutOfMemory => hipErrorOutOfMemory,
        Kind::NotInitialized | Kind::Forked => hipErrorNotInitialized,
        Kind::Deinitialized => hipErrorDeinitialized,
        Kind::InvalidPitch => hipErrorInvalidPitchValue,
        Kind::InvalidCopyDirection => hipErrorInvalidMemcpyDirection,
        Kind::NoDevice => hipErrorNoDevice,
        Kind::InvalidDevice => hipErrorInvalidDevice,
        Kind::InvalidContext | Kind::OwnProcess => hipErrorInvalidContext,
        Kind::ContextInUse => hipErrorContextAlreadyInUse,
        Kind::ContextDestroyed => hipErrorContextIsDestroyed,
        Kind::InvalidHandle => hipErrorInvalidHandle,
        Kind::HandleRefused | Kind::HandleStale | Kind::OwnerEnded => hipErrorInvalidDevicePointer,
        Kind::DescriptorRefused => hipErrorInvalidValue,
        Kind::EventNotShareable | Kind::InvalidExtents => hipErrorInvalidConfiguration,
        Kind::MapFailed => hipErrorMapFailed,
        Kind::NotReady => hipErrorNotReady,
        Kind::IllegalState => hipErrorIllegalState,
        Kind::PeerUnsupported => hipErrorPeerAccessUnsupported,
        Kind::PeerAlreadyEnabled => hipErrorPeerAccessAlreadyEnabled,
        Kind::PeerNotEnabled => hipErrorPeerAccessNotEnabled,
        Kind::HostAlreadyRegistered => hipErrorHostMemoryAlreadyRegistered,
        Kind::HostNotRegistered => hipErrorHostMemoryNotRegistered,
        Kind::DeviceFault => hipErrorLaunchFailure,
        Kind::UnsupportedLimit => hipErrorUnsupportedLimit,
        Kind::NotFound => hipErrorNotFound,
        Kind::FileNotFound => hipErrorFileNotFound,
        Kind::ImageInvalid => hipErrorInvalidImage,
        Kind::SourceInvalid => hipErrorInvalidSource,
        Kind::ImageForeign => hipErrorNoBinaryForGpu,
        Kind::NameTaken => hipErrorAlreadyAcquired,
        // HIP has no code for a process that does not answer; its connection, a system service, failed.
        Kind::OperatingSystem | Kind::Unreachable => hipErrorOperatingSystem,
        Kind::Capture(refusal) => hipErrorStreamCaptureUnsupported + refusal as c_uint,
        Kind::NoKernel => hipErrorInvalidDeviceFunction,
        Kind::GraphUpdate => hipErrorGraphExecUpdateFailure,
        // HIP captures nothing anew: such a capture is another dialect's.
        Kind::GraphRecapture => hipErrorStreamCaptureInvalidated,
        Kind::NotPermitted | Kind::Unsupported => hipErrorNotSupported,
        Kind::Unknown => hipErrorUnknown,
        // A caller must never see a number that its header does not define.
        Kind::Native(code) => defined(code).unwrap_or(hipErrorUnknown),
    }
}

/// Converts a number that is a status of HIP.
fn defined(code: i32) -> Option<hipError_t> {
    c_uint::try_from(code).ok().filter(|&code| name_and_description(code).is_some())
}

/// Bytes of an IPC handle.
pub const HIP_IPC_HANDLE_SIZE: c_uint = 64;
/// The flag that hipIpcOpenMemHandle requires; 0, its value up to HIP 5, is accepted too.
pub const hipIpcMemLazyEnablePeerAccess: c_uint = 1;
/// The default stream by name.
pub const hipStreamLegacy: hipStream_t = std::ptr::without_provenance_mut(1);
/// The calling thread's own default stream.
pub const hipStreamPerThread: hipStream_t = std::ptr::without_provenance_mut(2);
/// A stream that is ordered with the default stream.
pub const hipStreamDefault: c_uint = 0;
/// A stream that is not ordered with the default stream.
pub const hipStreamNonBlocking: c_uint = 1;
/// A stream waits until the value, minus the reference, is not negative (cyclic).
pub const hipStreamWaitValueGte: c_uint = 0;
/// A stream waits until the value is equal.
pub const hipStreamWaitValueEq: c_uint = 1;
/// A stream waits until the bitwise and is not zero.
pub const hipStreamWaitValueAnd: c_uint = 2;
/// A stream waits until the complement of the bitwise or is not zero.
pub const hipStreamWaitValueNor: c_uint = 3;
/// An event with timing, whose waiters poll.
pub const hipEventDefault: c_uint = 0;
/// A linker of images behind hipLinkState_t.
pub struct ihipLinkState_t(());
/// A linker of images.
pub type hipLinkState_t = *mut ihipLinkState_t;
/// hipInitDevice also sets the device flags.
pub const hipInitDeviceFlagsAreValid: c_uint = 0x01;
/// An event whose waiters sleep instead of polling.
pub const hipEventBlockingSync: c_uint = 1;
/// An event without timing.
pub const hipEventDisableTiming: c_uint = 2;
/// An event that other processes may open; requires hipEventDisableTiming too.
pub const hipEventInterprocess: c_uint = 4;
/// An event without a system-wide fence.
pub const hipEventDisableSystemFence: c_uint = 0x2000_0000;
/// An event that releases to the device.
pub const hipEventReleaseToDevice: c_uint = 0x4000_0000;
/// An event that releases to the whole system.
pub const hipEventReleaseToSystem: c_uint = 0x8000_0000;
/// The default mode of recording an event.
pub const hipEventRecordDefault: c_uint = 0;
/// Records an event as an external node of a captured graph.
pub const hipEventRecordExternal: c_uint = 1;
/// The default mode of waiting for an event.
pub const hipEventWaitDefault: c_uint = 0;
/// Waits for an event as an external node of a captured graph.
pub const hipEventWaitExternal: c_uint = 1;
/// Pinned host memory, mapped and portable.
pub const hipHostMallocDefault: c_uint = 0;
/// Pinned for every context.
pub const hipHostMallocPortable: c_uint = 1;
/// Mapped into the device's address space.
pub const hipHostMallocMapped: c_uint = 2;
/// Write-combined: fast for the device to read, slow for the host.
pub const hipHostMallocWriteCombined: c_uint = 4;
/// Not cached.
pub const hipHostMallocUncached: c_uint = 0x1000_0000;
/// Placed by the caller's NUMA policy.
pub const hipHostMallocNumaUser: c_uint = 0x2000_0000;
/// Coherent during device work.
pub const hipHostMallocCoherent: c_uint = 0x4000_0000;
/// Coherent only between pieces of device work.
pub const hipHostMallocNonCoherent: c_uint = 0x8000_0000;
/// hipHostMallocDefault for hipHostAlloc.
pub const hipHostAllocDefault: c_uint = 0;
/// hipHostMallocPortable for hipHostAlloc.
pub const hipHostAllocPortable: c_uint = 1;
/// hipHostMallocMapped for hipHostAlloc.
pub const hipHostAllocMapped: c_uint = 2;
/// hipHostMallocWriteCombined for hipHostAlloc.
pub const hipHostAllocWriteCombined: c_uint = 4;
/// hipHostMallocUncached for hipHostAlloc.
pub const hipHostAllocUncached: c_uint = 0x1000_0000;
/// Host memory registered mapped and portable.
pub const hipHostRegisterDefault: c_uint = 0;
/// Registered for every context.
pub const hipHostRegisterPortable: c_uint = 1;
/// Mapped into the device's address space.
pub const hipHostRegisterMapped: c_uint = 2;
/// Memory-mapped I/O.
pub const hipHostRegisterIoMemory: c_uint = 4;
/// Only read by the device; AMD ignores it.
pub const hipHostRegisterReadOnly: c_uint = 8;
/// Coherent only between pieces of device work.
pub const hipExtHostRegisterCoarseGrained: c_uint = 8;
/// Not cached.
pub const hipExtHostRegisterUncached: c_uint = 0x8000_0000;
/// Managed memory that any stream of any device may use.
pub const hipMemAttachGlobal: c_uint = 1;
/// Managed memory that no device uses until it is attached to a stream.
pub const hipMemAttachHost: c_uint = 2;
/// Managed memory that only one stream uses.
pub const hipMemAttachSingle: c_uint = 4;
/// Ordinary device memory.
pub const hipDeviceMallocDefault: c_uint = 0;
/// Device memory coherent during device work.
pub const hipDeviceMallocFinegrained: c_uint = 1;
/// Device memory for a signal: 8 bytes.
pub const hipMallocSignalMemory: c_uint = 2;
/// Device memory that is not cached.
pub const hipDeviceMallocUncached: c_uint = 3;
/// Device memory that is physically contiguous.
pub const hipDeviceMallocContiguous: c_uint = 4;
/// External memory that was allocated for one resource alone.
pub const hipExternalMemoryDedicated: c_uint = 1;
/// An array of no special kind.
pub const hipArrayDefault: c_uint = 0;
/// The array's depth counts layers.
pub const hipArrayLayered: c_uint = 1;
/// Kernels write to the array.
pub const hipArraySurfaceLoadStore: c_uint = 2;
/// Six layers of the array are a cube.
pub const hipArrayCubemap: c_uint = 4;
/// Kernels gather four elements of the array at once.
pub const hipArrayTextureGather: c_uint = 8;
/// Waits as the runtime sees fit.
pub const hipDeviceScheduleAuto: c_uint = 0;
/// Waits spinning.
pub const hipDeviceScheduleSpin: c_uint = 1;
/// Waits yielding.
pub const hipDeviceScheduleYield: c_uint = 2;
/// Waits sleeping.
pub const hipDeviceScheduleBlockingSync: c_uint = 4;
/// The bits of the four wait modes.
pub const hipDeviceScheduleMask: c_uint = 7;
/// Host memory can be mapped; always true.
pub const hipDeviceMapHost: c_uint = 8;
/// Local memory keeps its largest size; AMD ignores it.
pub const hipDeviceLmemResizeToMax: c_uint = 0x10;
/// hipGetProcAddress returns the function that a program gets by linking.
pub const HIP_GET_PROC_ADDRESS_DEFAULT: c_uint = 0;
/// hipGetProcAddress returns the functions of the legacy default stream.
pub const HIP_GET_PROC_ADDRESS_LEGACY_STREAM: c_uint = 1;
/// hipGetProcAddress returns the functions of the per-thread default stream where they exist.
pub const HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM: c_uint = 2;
/// Before a buffer with all arguments of a launch.
pub const HIP_LAUNCH_PARAM_BUFFER_POINTER: *mut c_void = std::ptr::without_provenance_mut(1);
/// Before the address of the size of a buffer with all arguments of a launch.
pub const HIP_LAUNCH_PARAM_BUFFER_SIZE: *mut c_void = std::ptr::without_provenance_mut(2);
/// Behind the entries that describe a buffer with all arguments of a launch.
pub const HIP_LAUNCH_PARAM_END: *mut c_void = std::ptr::without_provenance_mut(3);
/// The host, as an argument in place of a device ordinal.
pub const hipCpuDeviceId: c_int = -1;
/// No device, or several, as a result in place of a device ordinal.
pub const hipInvalidDeviceId: c_int = -2;

/// A stream behind hipStream_t.
pub struct ihipStream_t(());
/// An event behind hipEvent_t.
pub struct ihipEvent_t(());
/// A context behind hipCtx_t.
pub struct ihipCtx_t(());
/// An array behind hipArray_t.
pub struct hipArray(());
/// A graph behind hipGraph_t.
pub struct ihipGraph(());
/// A node of a graph behind hipGraphNode_t.
pub struct hipGraphNode(());
/// An executable graph behind hipGraphExec_t.
pub struct hipGraphExec(());
/// An object of the program's behind hipUserObject_t.
pub struct hipUserObject(());
/// The data of an edge of a graph. Edges have none here.
pub struct hipGraphEdgeData(());
/// Physical memory behind hipMemGenericAllocationHandle_t.
pub struct ihipMemGenericAllocationHandle(());
/// A pool behind hipMemPool_t.
pub struct ihipMemPoolHandle_t(());
/// Arrays behind hipMipmappedArray_t.
pub struct hipMipmappedArray(());
/// A module behind hipModule_t.
pub struct ihipModule_t(());
/// A library behind hipLibrary_t.
pub struct ihipLibrary_t(());
/// A kernel of a library behind hipKernel_t.
pub struct ihipKernel_t(());
/// A kernel behind hipFunction_t.
pub struct ihipModuleSymbol_t(());
/// A mapping of part of a sparse array. This version has no sparse arrays.
pub struct hipArrayMapInfo(());

/// A stream: a queue of device work. NULL is the default stream.
pub type hipStream_t = *mut ihipStream_t;
/// An event: a point in a stream's work.
pub type hipEvent_t = *mut ihipEvent_t;
/// A context: a device's state in this process.
pub type hipCtx_t = *mut ihipCtx_t;
/// An array of elements in a layout of the device's own.
pub type hipArray_t = *mut hipArray;
/// An array that is only read.
pub type hipArray_const_t = *const hipArray;
/// Arrays of texels, each half as large as the one before.
pub type hipMipmappedArray_t = *mut hipMipmappedArray;
/// Read-only arrays of texels.
pub type hipMipmappedArray_const_t = *const hipMipmappedArray;
/// Memory exported by another interface.
pub type hipExternalMemory_t = *mut c_void;
/// A semaphore exported by another interface.
pub type hipExternalSemaphore_t = *mut c_void;
/// A graph: work and its order.
pub type hipGraph_t = *mut ihipGraph;
/// A node of a graph.
pub type hipGraphNode_t = *mut hipGraphNode;
/// A graph that was made ready to be launched.
pub type hipGraphExec_t = *mut hipGraphExec;
/// An object of the program's that lasts as long as the graphs that refer to it.
pub type hipUserObject_t = *mut hipUserObject;
/// Physical memory, mapped at addresses that the program chooses.
pub type hipMemGenericAllocationHandle_t = *mut ihipMemGenericAllocationHandle;
/// A pool from which memory is allocated.
pub type hipMemPool_t = *mut ihipMemPoolHandle_t;
/// A library: a module that belongs to no device.
pub type hipLibrary_t = *mut ihipLibrary_t;
/// A kernel of a library.
pub type hipKernel_t = *mut ihipKernel_t;
/// A module: kernels and variables that were compiled together.
pub type hipModule_t = *mut ihipModule_t;
/// A kernel of a module.
pub type hipFunction_t = *mut ihipModuleSymbol_t;
/// A device's ordinal.
pub type hipDevice_t = c_int;
/// An address of device memory.
pub type hipDeviceptr_t = *mut c_void;

/// An attribute of a stream.
pub type hipStreamAttrID = hipLaunchAttributeID;
/// The value of an attribute of a stream.
pub type hipStreamAttrValue = hipLaunchAttributeValue;

/// An attribute of a node's launch.
pub type hipKernelNodeAttrID = hipLaunchAttributeID;
/// The value of an attribute of a node's launch.
pub type hipKernelNodeAttrValue = hipLaunchAttributeValue;

/// A callback for hipStreamAddCallback, called with the stream as the caller named it, its status and `userData`.
pub type hipStreamCallback_t =
    Option<unsafe extern "C" fn(stream: hipStream_t, status: hipError_t, userData: *mut c_void)>;
/// A host function for hipLaunchHostFunc.
pub type hipHostFn_t = Option<unsafe extern "C" fn(userData: *mut c_void)>;

/// An IPC handle of memory: 64 bytes to be sent to another process unchanged.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipIpcMemHandle_t {
    /// The bytes.
    pub reserved: [c_char; 64],
}

/// An IPC handle of an event: 64 bytes to be sent to another process unchanged.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipIpcEventHandle_t {
    /// The bytes.
    pub reserved: [c_char; 64],
}

/// The kind of a memory location.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemLocation {
    /// The kind of location.
    pub r#type: hipMemLocationType,
    /// The device's ordinal.
    pub id: c_int,
}

/// Properties of physical memory other than its location.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct hipMemAllocationFlags {
    /// Not 0 for compressed memory.
    pub compressionType: c_uchar,
    /// Not 0 where other devices on the bus write to it directly.
    pub gpuDirectRDMACapable: c_uchar,
    /// Bits for special uses.
    pub usage: c_ushort,
}

/// The properties requested of physical memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemAllocationProp {
    /// hipMemAllocationTypePinned.
    pub r#type: hipMemAllocationType,
    /// The handle types for export.
    pub requestedHandleType: hipMemAllocationHandleType,
    /// The location of the memory.
    pub location: hipMemLocation,
    /// NULL, except on Windows.
    pub win32HandleMetaData: *mut c_void,
    /// Further properties.
    pub allocFlags: hipMemAllocationFlags,
}

/// Access rights of a location to memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemAccessDesc {
    /// The location that accesses the memory.
    pub location: hipMemLocation,
    /// Its rights.
    pub flags: hipMemAccessFlags,
}

/// The properties requested of a pool.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemPoolProps {
    /// hipMemAllocationTypePinned.
    pub allocType: hipMemAllocationType,
    /// The handle types for export.
    pub handleTypes: hipMemAllocationHandleType,
    /// The location of the pool's memory.
    pub location: hipMemLocation,
    /// NULL, except on Windows.
    pub win32SecurityAttributes: *mut c_void,
    /// The most bytes it may hold; 0 leaves that to the runtime.
    pub maxSize: usize,
    /// 0.
    pub reserved: [c_uchar; 56],
}

/// An exported allocation of a pool: 64 bytes to be sent to another process unchanged.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemPoolPtrExportData {
    /// The bytes.
    pub reserved: [c_uchar; 64],
}

/// 16 bytes that identify a device.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipUUID {
    /// The bytes.
    pub bytes: [c_char; 16],
}

/// The size of a box.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExtent {
    /// Bytes in a row (elements where arrays are copied).
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Slices.
    pub depth: usize,
}

/// A position in a box.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipPos {
    /// Bytes into the row.
    pub x: usize,
    /// Rows.
    pub y: usize,
    /// Slices.
    pub z: usize,
}

/// Memory in rows of equal distance.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipPitchedPtr {
    /// The first byte.
    pub ptr: *mut c_void,
    /// Bytes from row to row.
    pub pitch: usize,
    /// Bytes of a row that are used.
    pub xsize: usize,
    /// Rows in a slice.
    pub ysize: usize,
}

/// The format of an array's elements: up to four channels of equal width; absent channels have 0 bits.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipChannelFormatDesc {
    /// Bits of the first channel.
    pub x: c_int,
    /// Bits of the second.
    pub y: c_int,
    /// Bits of the third.
    pub z: c_int,
    /// Bits of the fourth.
    pub w: c_int,
    /// The number format of the channels.
    pub f: hipChannelFormatKind,
}

/// The shape and the format of an array of one or two dimensions.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HIP_ARRAY_DESCRIPTOR {
    /// Elements in a row.
    pub Width: usize,
    /// Rows; 0 for one dimension.
    pub Height: usize,
    /// The type of a channel.
    pub Format: hipArray_Format,
    /// Channels in an element: 1, 2 or 4.
    pub NumChannels: c_uint,
}

/// The shape and the format of an array.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HIP_ARRAY3D_DESCRIPTOR {
    /// Elements in a row.
    pub Width: usize,
    /// Rows; 0 for one dimension.
    pub Height: usize,
    /// Slices or layers; 0 for less than three dimensions without layers.
    pub Depth: usize,
    /// The type of a channel.
    pub Format: hipArray_Format,
    /// Channels in an element: 1, 2 or 4.
    pub NumChannels: c_uint,
    /// hipArrayLayered and the like.
    pub Flags: c_uint,
}

/// A Windows handle.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalWin32Handle {
    /// The handle.
    pub handle: *mut c_void,
    /// Its name.
    pub name: *const c_void,
}

/// The handle of memory to import, by its type. Fortran has the first member.
#[repr(C)]
#[derive(Clone, Copy)]
pub union hipExternalMemoryHandle {
    /// A file descriptor.
    pub fd: c_int,
    /// Not on Linux.
    pub win32: hipExternalWin32Handle,
    /// An object of NvSciBuf.
    pub nvSciBufObject: *const c_void,
}

/// Memory of another interface, to be imported.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalMemoryHandleDesc {
    /// The type of the handle.
    pub r#type: hipExternalMemoryHandleType,
    /// The handle.
    pub handle: hipExternalMemoryHandle,
    /// The size in bytes, as allocated by the other interface.
    pub size: c_ulonglong,
    /// hipExternalMemoryDedicated, or 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// A part of external memory, to be mapped.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalMemoryBufferDesc {
    /// The byte offset in the memory.
    pub offset: c_ulonglong,
    /// The size in bytes.
    pub size: c_ulonglong,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// Arrays in external memory, each half as large as the one before, to be mapped.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalMemoryMipmappedArrayDesc {
    /// The byte offset of the first array in the memory.
    pub offset: c_ulonglong,
    /// The format of the elements.
    pub formatDesc: hipChannelFormatDesc,
    /// Elements, rows and slices of the first array; 0 rows for one dimension, 0 slices for two.
    pub extent: hipExtent,
    /// hipArraySurfaceLoadStore and the like.
    pub flags: c_uint,
    /// The number of arrays.
    pub numLevels: c_uint,
}

/// The handle of a semaphore to import, by its type. Fortran has the first member.
#[repr(C)]
#[derive(Clone, Copy)]
pub union hipExternalSemaphoreHandle {
    /// A file descriptor.
    pub fd: c_int,
    /// Not on Linux.
    pub win32: hipExternalWin32Handle,
    /// An object of NvSciSync.
    pub nvSciSyncObj: *const c_void,
}

/// A semaphore of another interface, to be imported.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalSemaphoreHandleDesc {
    /// The type of the handle.
    pub r#type: hipExternalSemaphoreHandleType,
    /// The handle.
    pub handle: hipExternalSemaphoreHandle,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// The value of a timeline.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalFence {
    /// The value that a signal sets or a wait reaches.
    pub value: c_ulonglong,
}

/// A fence of NvSciSync. Fortran has the first member.
#[repr(C)]
#[derive(Clone, Copy)]
pub union hipExternalNvSciSync {
    /// The address of the fence.
    pub fence: *mut c_void,
    /// All the bits.
    pub reserved: c_ulonglong,
}

/// The key that releases a Windows keyed mutex.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalSignalKey {
    /// The key.
    pub key: c_ulonglong,
}

/// The key that acquires a Windows keyed mutex, and a timeout.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalWaitKey {
    /// The key.
    pub key: c_ulonglong,
    /// The timeout in milliseconds.
    pub timeoutMs: c_uint,
}

/// The parameters of a signal that depend on the semaphore's type.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalSemaphoreSignal {
    /// For a timeline semaphore.
    pub fence: hipExternalFence,
    /// For an NvSciSync object.
    pub nvSciSync: hipExternalNvSciSync,
    /// For a Windows keyed mutex.
    pub keyedMutex: hipExternalSignalKey,
    /// 0.
    pub reserved: [c_uint; 12],
}

/// The parameters of a signal.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalSemaphoreSignalParams {
    /// By the semaphore's type.
    pub params: hipExternalSemaphoreSignal,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// The parameters of a wait that depend on the semaphore's type.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalSemaphoreWait {
    /// For a timeline semaphore.
    pub fence: hipExternalFence,
    /// For an NvSciSync object.
    pub nvSciSync: hipExternalNvSciSync,
    /// For a Windows keyed mutex.
    pub keyedMutex: hipExternalWaitKey,
    /// 0.
    pub reserved: [c_uint; 10],
}

/// The parameters of a wait.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalSemaphoreWaitParams {
    /// By the semaphore's type.
    pub params: hipExternalSemaphoreWait,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// A copy of a box for hipMemcpy3D: one source and one destination, each a pointer or an array.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemcpy3DParms {
    /// The source, where it is an array.
    pub srcArray: hipArray_t,
    /// The position of the box in the source.
    pub srcPos: hipPos,
    /// The source, where it is memory.
    pub srcPtr: hipPitchedPtr,
    /// The destination, where it is an array.
    pub dstArray: hipArray_t,
    /// The position of the box in the destination.
    pub dstPos: hipPos,
    /// The destination, where it is memory.
    pub dstPtr: hipPitchedPtr,
    /// The size of the box.
    pub extent: hipExtent,
    /// The direction of the copy.
    pub kind: hipMemcpyKind,
}

/// Blocks of a grid, or threads of a block, in each direction: HIP's dim3.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct hipDim3 {
    pub x: c_uint,
    pub y: c_uint,
    pub z: c_uint,
}

/// The launch of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipKernelNodeParams {
    /// The threads of a block.
    pub blockDim: hipDim3,
    /// In the place of kernelParams: as for hipModuleLaunchKernel.
    pub extra: *mut *mut c_void,
    /// The kernel: a hipFunction_t.
    pub func: *mut c_void,
    /// The blocks.
    pub gridDim: hipDim3,
    /// The addresses of the arguments, which are copied.
    pub kernelParams: *mut *mut c_void,
    /// Bytes of dynamic shared memory of each block.
    pub sharedMemBytes: c_uint,
}

/// A node of any type. The layout is the vendor's, whose header has it.
pub struct hipGraphNodeParams(());

/// The fill of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemsetParams {
    /// The first byte.
    pub dst: *mut c_void,
    /// Bytes of an element: 1, 2 or 4.
    pub elementSize: c_uint,
    /// Rows.
    pub height: usize,
    /// Bytes from row to row, where there are several.
    pub pitch: usize,
    /// The value of each element.
    pub value: c_uint,
    /// Elements of a row.
    pub width: usize,
}

/// The allocation of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemAllocNodeParams {
    /// The location of the memory, and its type.
    pub poolProps: hipMemPoolProps,
    /// Access of other devices, which all have it on the host back end.
    pub accessDescs: *const hipMemAccessDesc,
    /// The number of these.
    pub accessDescCount: usize,
    /// Bytes.
    pub bytesize: usize,
    /// The address, which the node's making returns.
    pub dptr: *mut c_void,
}

/// The call of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipHostNodeParams {
    /// The function.
    pub r#fn: hipHostFn_t,
    /// Its argument.
    pub userData: *mut c_void,
}

/// The signals of semaphores of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalSemaphoreSignalNodeParams {
    /// The semaphores.
    pub extSemArray: *mut hipExternalSemaphore_t,
    /// Their parameters.
    pub paramsArray: *const hipExternalSemaphoreSignalParams,
    /// The number of them.
    pub numExtSems: c_uint,
}

/// The waits for semaphores of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipExternalSemaphoreWaitNodeParams {
    /// The semaphores.
    pub extSemArray: *mut hipExternalSemaphore_t,
    /// Their parameters.
    pub paramsArray: *const hipExternalSemaphoreWaitParams,
    /// The number of them.
    pub numExtSems: c_uint,
}

/// The waits for values and writes of values of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipBatchMemOpNodeParams {
    /// The context.
    pub ctx: hipCtx_t,
    /// The number of them.
    pub count: c_uint,
    /// The waits and writes.
    pub paramArray: *mut hipStreamBatchMemOpParams,
    /// 0.
    pub flags: c_uint,
}

/// The parameters of hipGraphInstantiateWithParams.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipGraphInstantiateParams {
    /// The node at fault, written by the call; NULL for none.
    pub errNode_out: hipGraphNode_t,
    /// hipGraphInstantiateFlags.
    pub flags: c_ulonglong,
    /// The outcome, written by the call.
    pub result_out: hipGraphInstantiateResult,
    /// The stream of the launch that hipGraphInstantiateFlagUpload prepares.
    pub uploadStream: hipStream_t,
}

/// A copy of a box for hipDrvMemcpy3D. The memory types say which of the addresses count.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct HIP_MEMCPY3D {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcZ: usize,
    pub srcLOD: usize,
    pub srcMemoryType: hipMemoryType,
    pub srcHost: *const c_void,
    pub srcDevice: hipDeviceptr_t,
    pub srcArray: hipArray_t,
    pub srcPitch: usize,
    pub srcHeight: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstZ: usize,
    pub dstLOD: usize,
    pub dstMemoryType: hipMemoryType,
    pub dstHost: *mut c_void,
    pub dstDevice: hipDeviceptr_t,
    pub dstArray: hipArray_t,
    pub dstPitch: usize,
    pub dstHeight: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
    pub Depth: usize,
}

/// A copy of rows for hipMemcpyParam2D. The memory types say which of the addresses count.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct hip_Memcpy2D {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcMemoryType: hipMemoryType,
    pub srcHost: *const c_void,
    pub srcDevice: hipDeviceptr_t,
    pub srcArray: hipArray_t,
    pub srcPitch: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstMemoryType: hipMemoryType,
    pub dstHost: *mut c_void,
    pub dstDevice: hipDeviceptr_t,
    pub dstArray: hipArray_t,
    pub dstPitch: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
}

/// A copy of a box between devices.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct hipMemcpy3DPeerParms {
    pub srcArray: hipArray_t,
    pub srcPos: hipPos,
    pub srcPtr: hipPitchedPtr,
    pub srcDevice: c_int,
    pub dstArray: hipArray_t,
    pub dstPos: hipPos,
    pub dstPtr: hipPitchedPtr,
    pub dstDevice: c_int,
    pub extent: hipExtent,
}

/// Attributes of the copies of a batch, all of them hints.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemcpyAttributes {
    /// When the source is read.
    pub srcAccessOrder: hipMemcpySrcAccessOrder,
    /// Probable location of managed sources.
    pub srcLocHint: hipMemLocation,
    /// Probable location of managed destinations.
    pub dstLocHint: hipMemLocation,
    /// hipMemcpyFlags.
    pub flags: c_uint,
}

/// An offset in an array.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct hipOffset3D {
    pub x: usize,
    pub y: usize,
    pub z: usize,
}

/// Memory as one side of a copy of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemcpy3DPointer {
    /// The first byte of the box.
    pub ptr: *mut c_void,
    /// The distance between rows; 0 for rows that follow each other.
    ///
    /// In elements of the other side's array, or in bytes where that is no array.
    pub rowLength: usize,
    /// Rows from slice to slice; 0 for slices that follow each other.
    pub layerHeight: usize,
    /// Probable location of managed memory.
    pub locHint: hipMemLocation,
}

/// An array as one side of a copy of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemcpy3DArray {
    /// The array.
    pub array: hipArray_t,
    /// The start of the box.
    pub offset: hipOffset3D,
}

/// The memory or array that hipMemcpy3DOperand names.
#[repr(C)]
#[derive(Clone, Copy)]
pub union hipMemcpy3DOperandValue {
    /// For hipMemcpyOperandTypePointer.
    pub ptr: hipMemcpy3DPointer,
    /// For hipMemcpyOperandTypeArray.
    pub array: hipMemcpy3DArray,
}

/// One side of a copy of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemcpy3DOperand {
    /// Kind of the side.
    pub r#type: hipMemcpy3DOperandType,
    /// The memory or array.
    pub op: hipMemcpy3DOperandValue,
}

/// One copy of a batch of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipMemcpy3DBatchOp {
    /// Read.
    pub src: hipMemcpy3DOperand,
    /// Written.
    pub dst: hipMemcpy3DOperand,
    /// Size of the box: bytes, rows and slices.
    pub extent: hipExtent,
    /// When the source is read.
    pub srcAccessOrder: hipMemcpySrcAccessOrder,
    /// hipMemcpyFlags.
    pub flags: c_uint,
}

/// A wait for a value, or a write of one, in hipStreamBatchMemOp.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipStreamMemOpValueParams {
    /// The operation.
    pub operation: hipStreamBatchMemOpType,
    /// Address of the value.
    pub address: hipDeviceptr_t,
    /// The value; its low 32 bits for a 32-bit one.
    pub value64: u64,
    /// hipStreamWaitValue flags for a wait, 0 for a write.
    pub flags: c_uint,
    /// Not used.
    pub alias: hipDeviceptr_t,
}

/// An operation of hipStreamBatchMemOp.
#[repr(C)]
#[derive(Clone, Copy)]
pub union hipStreamBatchMemOpParams {
    /// The operation, with which every member starts.
    pub operation: hipStreamBatchMemOpType,
    /// For hipStreamMemOpWaitValue32 and hipStreamMemOpWaitValue64.
    pub waitValue: hipStreamMemOpValueParams,
    /// For hipStreamMemOpWriteValue32 and hipStreamMemOpWriteValue64.
    pub writeValue: hipStreamMemOpValueParams,
    /// All the bytes.
    pub pad: [u64; 6],
}

/// The value of an attribute of a launch or a stream.
#[repr(C)]
#[derive(Clone, Copy)]
pub union hipLaunchAttributeValue {
    /// All the bytes.
    pub pad: [c_char; 64],
    /// For hipLaunchAttributeSynchronizationPolicy.
    pub syncPolicy: c_uint,
    /// For hipLaunchAttributePriority.
    pub priority: c_int,
    /// For hipLaunchAttributeCooperative.
    pub cooperative: c_int,
    /// As wide as the widest of the values that this version does not name.
    pub reserved: [u64; 8],
}

/// An attribute of a launch.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipLaunchAttribute {
    /// The attribute.
    pub id: hipLaunchAttributeID,
    /// Not used.
    pub pad: [c_char; 4],
    /// Its value.
    pub val: hipLaunchAttributeValue,
}

/// A launch with attributes.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct HIP_LAUNCH_CONFIG {
    pub gridDimX: c_uint,
    pub gridDimY: c_uint,
    pub gridDimZ: c_uint,
    pub blockDimX: c_uint,
    pub blockDimY: c_uint,
    pub blockDimZ: c_uint,
    /// Bytes of dynamic shared memory of each block.
    pub sharedMemBytes: c_uint,
    /// The stream.
    pub hStream: hipStream_t,
    /// The attributes; NULL where there are none.
    pub attrs: *mut hipLaunchAttribute,
    /// The number of attributes.
    pub numAttrs: c_uint,
}

/// A launch with attributes of a kernel that its address names.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipLaunchConfig_t {
    /// The blocks.
    pub gridDim: hipDim3,
    /// The threads of a block.
    pub blockDim: hipDim3,
    /// Bytes of dynamic shared memory of each block.
    pub dynamicSmemBytes: usize,
    /// The stream.
    pub stream: hipStream_t,
    /// The attributes; NULL where there are none.
    pub attrs: *mut hipLaunchAttribute,
    /// The number of attributes.
    pub numAttrs: c_uint,
}

/// The attributes of a kernel.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipFuncAttributes {
    /// The version of the architecture, as 10 times the major number and the minor one.
    pub binaryVersion: c_int,
    /// 1 where global loads are cached in the first level.
    pub cacheModeCA: c_int,
    /// Bytes of constant memory.
    pub constSizeBytes: usize,
    /// Bytes of memory of each thread.
    pub localSizeBytes: usize,
    /// The most bytes of dynamic shared memory of a launch.
    pub maxDynamicSharedSizeBytes: c_int,
    /// The most threads of a block.
    pub maxThreadsPerBlock: c_int,
    /// Registers of each thread.
    pub numRegs: c_int,
    /// The part of the first-level cache that is shared memory, in percent.
    pub preferredShmemCarveout: c_int,
    /// The version of the virtual architecture.
    pub ptxVersion: c_int,
    /// Bytes of shared memory of a fixed size.
    pub sharedSizeBytes: usize,
}

/// The attributes of an address.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipPointerAttribute_t {
    /// The type of memory.
    pub r#type: hipMemoryType,
    /// Its device; hipInvalidDeviceId where the memory is unknown.
    pub device: c_int,
    /// The device's address, NULL if it has none.
    pub devicePointer: *mut c_void,
    /// The host's address, NULL for device memory.
    pub hostPointer: *mut c_void,
    /// 1 for managed memory.
    pub isManaged: c_int,
    /// The flags of the allocation.
    pub allocationFlags: c_uint,
}

/// Features of device code: one bit each, in the order of the vendor's bit fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipDeviceArch_t {
    /// The bits.
    pub bits: c_uint,
}

/// The properties of a device, in HIP 6's layout; hipDeviceProp_t in C.
///
/// Sizes are bytes, clock rates kHz, widths bits; yes is 1 and no is 0. Unsupported features are 0.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct hipDeviceProp_tR0600 {
    pub name: [c_char; 256],
    pub uuid: hipUUID,
    pub luid: [c_char; 8],
    pub luidDeviceNodeMask: c_uint,
    pub totalGlobalMem: usize,
    pub sharedMemPerBlock: usize,
    pub regsPerBlock: c_int,
    pub warpSize: c_int,
    pub memPitch: usize,
    pub maxThreadsPerBlock: c_int,
    pub maxThreadsDim: [c_int; 3],
    pub maxGridSize: [c_int; 3],
    pub clockRate: c_int,
    pub totalConstMem: usize,
    pub major: c_int,
    pub minor: c_int,
    pub textureAlignment: usize,
    pub texturePitchAlignment: usize,
    pub deviceOverlap: c_int,
    pub multiProcessorCount: c_int,
    pub kernelExecTimeoutEnabled: c_int,
    pub integrated: c_int,
    pub canMapHostMemory: c_int,
    pub computeMode: c_int,
    pub maxTexture1D: c_int,
    pub maxTexture1DMipmap: c_int,
    pub maxTexture1DLinear: c_int,
    pub maxTexture2D: [c_int; 2],
    pub maxTexture2DMipmap: [c_int; 2],
    pub maxTexture2DLinear: [c_int; 3],
    pub maxTexture2DGather: [c_int; 2],
    pub maxTexture3D: [c_int; 3],
    pub maxTexture3DAlt: [c_int; 3],
    pub maxTextureCubemap: c_int,
    pub maxTexture1DLayered: [c_int; 2],
    pub maxTexture2DLayered: [c_int; 3],
    pub maxTextureCubemapLayered: [c_int; 2],
    pub maxSurface1D: c_int,
    pub maxSurface2D: [c_int; 2],
    pub maxSurface3D: [c_int; 3],
    pub maxSurface1DLayered: [c_int; 2],
    pub maxSurface2DLayered: [c_int; 3],
    pub maxSurfaceCubemap: c_int,
    pub maxSurfaceCubemapLayered: [c_int; 2],
    pub surfaceAlignment: usize,
    pub concurrentKernels: c_int,
    pub ECCEnabled: c_int,
    pub pciBusID: c_int,
    pub pciDeviceID: c_int,
    pub pciDomainID: c_int,
    pub tccDriver: c_int,
    pub asyncEngineCount: c_int,
    pub unifiedAddressing: c_int,
    pub memoryClockRate: c_int,
    pub memoryBusWidth: c_int,
    pub l2CacheSize: c_int,
    pub persistingL2CacheMaxSize: c_int,
    pub maxThreadsPerMultiProcessor: c_int,
    pub streamPrioritiesSupported: c_int,
    pub globalL1CacheSupported: c_int,
    pub localL1CacheSupported: c_int,
    pub sharedMemPerMultiprocessor: usize,
    pub regsPerMultiprocessor: c_int,
    pub managedMemory: c_int,
    pub isMultiGpuBoard: c_int,
    pub multiGpuBoardGroupID: c_int,
    pub hostNativeAtomicSupported: c_int,
    pub singleToDoublePrecisionPerfRatio: c_int,
    pub pageableMemoryAccess: c_int,
    pub concurrentManagedAccess: c_int,
    pub computePreemptionSupported: c_int,
    pub canUseHostPointerForRegisteredMem: c_int,
    pub cooperativeLaunch: c_int,
    pub cooperativeMultiDeviceLaunch: c_int,
    pub sharedMemPerBlockOptin: usize,
    pub pageableMemoryAccessUsesHostPageTables: c_int,
    pub directManagedMemAccessFromHost: c_int,
    pub maxBlocksPerMultiProcessor: c_int,
    pub accessPolicyMaxWindowSize: c_int,
    pub reservedSharedMemPerBlock: usize,
    pub hostRegisterSupported: c_int,
    pub sparseHipArraySupported: c_int,
    pub hostRegisterReadOnlySupported: c_int,
    pub timelineSemaphoreInteropSupported: c_int,
    pub memoryPoolsSupported: c_int,
    pub gpuDirectRDMASupported: c_int,
    pub gpuDirectRDMAFlushWritesOptions: c_int,
    pub gpuDirectRDMAWritesOrdering: c_int,
    pub memoryPoolSupportedHandleTypes: c_int,
    pub deferredMappingHipArraySupported: c_int,
    pub ipcEventSupported: c_int,
    pub clusterLaunch: c_int,
    pub unifiedFunctionPointers: c_int,
    pub reserved: [c_int; 63],
    pub hipReserved: [c_int; 32],
    pub gcnArchName: [c_char; 256],
    pub maxSharedMemoryPerMultiProcessor: usize,
    pub clockInstructionRate: c_int,
    pub arch: hipDeviceArch_t,
    pub hdpMemFlushCntl: *mut c_uint,
    pub hdpRegFlushCntl: *mut c_uint,
    pub cooperativeMultiDeviceUnmatchedFunc: c_int,
    pub cooperativeMultiDeviceUnmatchedGridDim: c_int,
    pub cooperativeMultiDeviceUnmatchedBlockDim: c_int,
    pub cooperativeMultiDeviceUnmatchedSharedMem: c_int,
    pub isLargeBar: c_int,
    pub asicRevision: c_int,
}

/// The properties of a device, in the layout of HIP up to 5, for functions without R0600 in their names.
///
/// Units are those of hipDeviceProp_tR0600.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct hipDeviceProp_tR0000 {
    pub name: [c_char; 256],
    pub totalGlobalMem: usize,
    pub sharedMemPerBlock: usize,
    pub regsPerBlock: c_int,
    pub warpSize: c_int,
    pub maxThreadsPerBlock: c_int,
    pub maxThreadsDim: [c_int; 3],
    pub maxGridSize: [c_int; 3],
    pub clockRate: c_int,
    pub memoryClockRate: c_int,
    pub memoryBusWidth: c_int,
    pub totalConstMem: usize,
    pub major: c_int,
    pub minor: c_int,
    pub multiProcessorCount: c_int,
    pub l2CacheSize: c_int,
    pub maxThreadsPerMultiProcessor: c_int,
    pub computeMode: c_int,
    pub clockInstructionRate: c_int,
    pub arch: hipDeviceArch_t,
    pub concurrentKernels: c_int,
    pub pciDomainID: c_int,
    pub pciBusID: c_int,
    pub pciDeviceID: c_int,
    pub maxSharedMemoryPerMultiProcessor: usize,
    pub isMultiGpuBoard: c_int,
    pub canMapHostMemory: c_int,
    pub gcnArch: c_int,
    pub gcnArchName: [c_char; 256],
    pub integrated: c_int,
    pub cooperativeLaunch: c_int,
    pub cooperativeMultiDeviceLaunch: c_int,
    pub maxTexture1DLinear: c_int,
    pub maxTexture1D: c_int,
    pub maxTexture2D: [c_int; 2],
    pub maxTexture3D: [c_int; 3],
    pub hdpMemFlushCntl: *mut c_uint,
    pub hdpRegFlushCntl: *mut c_uint,
    pub memPitch: usize,
    pub textureAlignment: usize,
    pub texturePitchAlignment: usize,
    pub kernelExecTimeoutEnabled: c_int,
    pub ECCEnabled: c_int,
    pub tccDriver: c_int,
    pub cooperativeMultiDeviceUnmatchedFunc: c_int,
    pub cooperativeMultiDeviceUnmatchedGridDim: c_int,
    pub cooperativeMultiDeviceUnmatchedBlockDim: c_int,
    pub cooperativeMultiDeviceUnmatchedSharedMem: c_int,
    pub isLargeBar: c_int,
    pub asicRevision: c_int,
    pub managedMemory: c_int,
    pub directManagedMemAccessFromHost: c_int,
    pub concurrentManagedAccess: c_int,
    pub pageableMemoryAccess: c_int,
    pub pageableMemoryAccessUsesHostPageTables: c_int,
}

macro_rules! handle_bytes {
    ($($handle:ident)*) => {$(
        impl From<IpcHandle> for $handle {
            fn from(bytes: IpcHandle) -> Self {
                $handle { reserved: bytes.map(|byte| byte as c_char) }
            }
        }

        impl $handle {
            /// Returns the bytes; InvalidValue for zeros, which no export produces.
            pub(super) fn bytes(&self) -> Result<IpcHandle> {
                let bytes = self.reserved.map(|byte| byte as u8);
                if bytes == [0; HANDLE_SIZE] {
                    return Err(Kind::InvalidValue.because("the handle is all zeros: it was never filled in"));
                }
                Ok(bytes)
            }
        }
    )*};
}
handle_bytes!(hipIpcMemHandle_t hipIpcEventHandle_t);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_texts() {
        // hipErrorMemoryAllocation is the other name.
        assert_eq!(name_and_description(2), Some((c"hipErrorOutOfMemory", c"out of memory")));
        assert_eq!(defined(17), Some(hipErrorInvalidDevicePointer));
        assert_eq!((defined(5000), defined(-1)), (None, None));
    }

    #[test]
    fn vendor_codes_pass_only_where_hip_has_them() {
        assert_eq!(status(Kind::Native(719)), hipErrorLaunchFailure);
        assert_eq!(status(Kind::Native(800)), hipErrorUnknown);
    }
}
