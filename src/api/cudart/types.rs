// SPDX-License-Identifier: MIT OR Apache-2.0
//! The CUDA runtime's C types, constants and status codes: cuda_runtime_api.h 13.5, and what differs in 12.9.

use std::ffi::{c_char, c_int, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};

use crate::gpu::{HANDLE_SIZE, IpcHandle, Kind, Result};

c_enum! {
    /// The status of every call.
    cudaError_t {
        cudaSuccess = 0 => c"no error",
        cudaErrorInvalidValue = 1 => c"invalid argument",
        cudaErrorMemoryAllocation = 2 => c"out of memory",
        cudaErrorInitializationError = 3 => c"initialization error",
        cudaErrorCudartUnloading = 4 => c"driver shutting down",
        cudaErrorProfilerDisabled = 5 => c"profiler disabled while using external profiling tool",
        cudaErrorProfilerNotInitialized = 6 => c"profiler not initialized: call cudaProfilerInitialize()",
        cudaErrorProfilerAlreadyStarted = 7 => c"profiler already started",
        cudaErrorProfilerAlreadyStopped = 8 => c"profiler already stopped",
        cudaErrorInvalidConfiguration = 9 => c"invalid configuration argument",
        cudaErrorVersionTranslation = 10 => c"Driver is newer than runtime and returned parameters the runtime cannot process",
        cudaErrorInvalidPitchValue = 12 => c"invalid pitch argument",
        cudaErrorInvalidSymbol = 13 => c"invalid device symbol",
        cudaErrorInvalidHostPointer = 16 => c"invalid host pointer",
        cudaErrorInvalidDevicePointer = 17 => c"invalid device pointer",
        cudaErrorInvalidTexture = 18 => c"invalid texture reference",
        cudaErrorInvalidTextureBinding = 19 => c"texture is not bound to a pointer",
        cudaErrorInvalidChannelDescriptor = 20 => c"invalid channel descriptor",
        cudaErrorInvalidMemcpyDirection = 21 => c"invalid copy direction for memcpy",
        cudaErrorAddressOfConstant = 22 => c"invalid address of constant",
        cudaErrorTextureFetchFailed = 23 => c"fetch from texture failed",
        cudaErrorTextureNotBound = 24 => c"cannot fetch from a texture that is not bound",
        cudaErrorSynchronizationError = 25 => c"incorrect use of __syncthreads()",
        cudaErrorInvalidFilterSetting = 26 => c"linear filtering not supported for non-float type",
        cudaErrorInvalidNormSetting = 27 => c"read as normalized float not supported for data type",
        cudaErrorMixedDeviceExecution = 28 => c"device emulation mode and device execution mode cannot be mixed",
        cudaErrorNotYetImplemented = 31 => c"feature not yet implemented",
        cudaErrorMemoryValueTooLarge = 32 => c"memory size or pointer value too large to fit in 32 bit",
        cudaErrorStubLibrary = 34 => c"CUDA driver is a stub library",
        cudaErrorInsufficientDriver = 35 => c"CUDA driver version is insufficient for CUDA runtime version",
        cudaErrorCallRequiresNewerDriver = 36 => c"API call is not supported in the installed CUDA driver",
        cudaErrorInvalidSurface = 37 => c"invalid surface reference",
        cudaErrorDuplicateVariableName = 43 => c"duplicate global variable looked up by string name",
        cudaErrorDuplicateTextureName = 44 => c"duplicate texture looked up by string name",
        cudaErrorDuplicateSurfaceName = 45 => c"duplicate surface looked up by string name",
        cudaErrorDevicesUnavailable = 46 => c"CUDA-capable device(s) is/are busy or unavailable",
        cudaErrorIncompatibleDriverContext = 49 => c"incompatible driver context",
        cudaErrorMissingConfiguration = 52 => c"__global__ function call is not configured",
        cudaErrorPriorLaunchFailure = 53 => c"unspecified launch failure in prior launch",
        cudaErrorLaunchMaxDepthExceeded = 65 => c"launch would exceed maximum depth of nested launches",
        cudaErrorLaunchFileScopedTex = 66 => c"launch failed because kernel uses unsupported, file-scoped textures (texture objects are supported)",
        cudaErrorLaunchFileScopedSurf = 67 => c"launch failed because kernel uses unsupported, file-scoped surfaces (surface objects are supported)",
        cudaErrorSyncDepthExceeded = 68 => c"cudaDeviceSynchronize failed because caller's grid depth exceeds cudaLimitDevRuntimeSyncDepth",
        cudaErrorLaunchPendingCountExceeded = 69 => c"launch failed because launch would exceed cudaLimitDevRuntimePendingLaunchCount",
        cudaErrorInvalidDeviceFunction = 98 => c"invalid device function",
        cudaErrorNoDevice = 100 => c"no CUDA-capable device is detected",
        cudaErrorInvalidDevice = 101 => c"invalid device ordinal",
        cudaErrorDeviceNotLicensed = 102 => c"device doesn't have valid Grid license",
        cudaErrorSoftwareValidityNotEstablished = 103 => c"integrity checks failed",
        cudaErrorStartupFailure = 127 => c"startup failure in cuda runtime",
        cudaErrorInvalidKernelImage = 200 => c"device kernel image is invalid",
        cudaErrorDeviceUninitialized = 201 => c"invalid device context",
        cudaErrorMapBufferObjectFailed = 205 => c"mapping of buffer object failed",
        cudaErrorUnmapBufferObjectFailed = 206 => c"unmapping of buffer object failed",
        cudaErrorArrayIsMapped = 207 => c"array is mapped",
        cudaErrorAlreadyMapped = 208 => c"resource already mapped",
        cudaErrorNoKernelImageForDevice = 209 => c"no kernel image is available for execution on the device",
        cudaErrorAlreadyAcquired = 210 => c"resource already acquired",
        cudaErrorNotMapped = 211 => c"resource not mapped",
        cudaErrorNotMappedAsArray = 212 => c"resource not mapped as array",
        cudaErrorNotMappedAsPointer = 213 => c"resource not mapped as pointer",
        cudaErrorECCUncorrectable = 214 => c"uncorrectable ECC error encountered",
        cudaErrorUnsupportedLimit = 215 => c"limit is not supported on this architecture",
        cudaErrorDeviceAlreadyInUse = 216 => c"exclusive-thread device already in use by a different thread",
        cudaErrorPeerAccessUnsupported = 217 => c"peer access is not supported between these two devices",
        cudaErrorInvalidPtx = 218 => c"a PTX JIT compilation failed",
        cudaErrorInvalidGraphicsContext = 219 => c"invalid OpenGL or DirectX context",
        cudaErrorNvlinkUncorrectable = 220 => c"uncorrectable NVLink error detected during the execution",
        cudaErrorJitCompilerNotFound = 221 => c"PTX JIT compiler library not found",
        cudaErrorUnsupportedPtxVersion = 222 => c"the provided PTX was compiled with an unsupported toolchain.",
        cudaErrorJitCompilationDisabled = 223 => c"PTX JIT compilation was disabled",
        cudaErrorUnsupportedExecAffinity = 224 => c"the provided execution affinity is not supported",
        cudaErrorUnsupportedDevSideSync = 225 => c"the provided PTX contains unsupported call to cudaDeviceSynchronize",
        cudaErrorContained = 226 => c"Invalid access of peer GPU memory over nvlink or a hardware error",
        cudaErrorInsufficientLoaderVersion = 227 => c"Loader version is insufficient for fatbin",
        cudaErrorInvalidSource = 300 => c"device kernel image is invalid",
        cudaErrorFileNotFound = 301 => c"file not found",
        cudaErrorSharedObjectSymbolNotFound = 302 => c"shared object symbol not found",
        cudaErrorSharedObjectInitFailed = 303 => c"shared object initialization failed",
        cudaErrorOperatingSystem = 304 => c"OS call failed or operation not supported on this OS",
        cudaErrorInvalidResourceHandle = 400 => c"invalid resource handle",
        cudaErrorIllegalState = 401 => c"the operation cannot be performed in the present state",
        cudaErrorLossyQuery = 402 => c"attempted introspection would be semantically lossy",
        cudaErrorSymbolNotFound = 500 => c"named symbol not found",
        cudaErrorNotReady = 600 => c"device not ready",
        cudaErrorIllegalAddress = 700 => c"an illegal memory access was encountered",
        cudaErrorLaunchOutOfResources = 701 => c"too many resources requested for launch",
        cudaErrorLaunchTimeout = 702 => c"the launch timed out and was terminated",
        cudaErrorLaunchIncompatibleTexturing = 703 => c"launch uses incompatible texturing mode",
        cudaErrorPeerAccessAlreadyEnabled = 704 => c"peer access is already enabled",
        cudaErrorPeerAccessNotEnabled = 705 => c"peer access has not been enabled",
        cudaErrorSetOnActiveProcess = 708 => c"cannot set while device is active in this process",
        cudaErrorContextIsDestroyed = 709 => c"context is destroyed",
        cudaErrorAssert = 710 => c"device-side assert triggered",
        cudaErrorTooManyPeers = 711 => c"peer mapping resources exhausted",
        cudaErrorHostMemoryAlreadyRegistered = 712 => c"part or all of the requested memory range is already mapped",
        cudaErrorHostMemoryNotRegistered = 713 => c"pointer does not correspond to a registered memory region",
        cudaErrorHardwareStackError = 714 => c"hardware stack error",
        cudaErrorIllegalInstruction = 715 => c"an illegal instruction was encountered",
        cudaErrorMisalignedAddress = 716 => c"misaligned address",
        cudaErrorInvalidAddressSpace = 717 => c"operation not supported on global/shared address space",
        cudaErrorInvalidPc = 718 => c"invalid program counter",
        cudaErrorLaunchFailure = 719 => c"unspecified launch failure",
        cudaErrorCooperativeLaunchTooLarge = 720 => c"too many blocks in cooperative launch",
        cudaErrorTensorMemoryLeak = 721 => c"tensor memory not completely freed",
        cudaErrorNotPermitted = 800 => c"operation not permitted",
        cudaErrorNotSupported = 801 => c"operation not supported",
        cudaErrorSystemNotReady = 802 => c"system not yet initialized",
        cudaErrorSystemDriverMismatch = 803 => c"system has unsupported display driver / cuda driver combination",
        cudaErrorCompatNotSupportedOnDevice = 804 => c"forward compatibility was attempted on non supported HW",
        cudaErrorMpsConnectionFailed = 805 => c"MPS client failed to connect to the MPS control daemon or the MPS server",
        cudaErrorMpsRpcFailure = 806 => c"the remote procedural call between the MPS server and the MPS client failed",
        cudaErrorMpsServerNotReady = 807 => c"MPS server is not ready to accept new MPS client requests",
        cudaErrorMpsMaxClientsReached = 808 => c"the hardware resources required to create MPS client have been exhausted",
        cudaErrorMpsMaxConnectionsReached = 809 => c"the hardware resources required to support device connections have been exhausted",
        cudaErrorMpsClientTerminated = 810 => c"the MPS client has been terminated by the server",
        cudaErrorCdpNotSupported = 811 => c"is using CUDA Dynamic Parallelism, but the current configuration, like MPS, does not support it",
        cudaErrorCdpVersionMismatch = 812 => c"unsupported interaction between different versions of CUDA Dynamic Parallelism",
        cudaErrorStreamCaptureUnsupported = 900 => c"operation not permitted when stream is capturing",
        cudaErrorStreamCaptureInvalidated = 901 => c"operation failed due to a previous error during capture",
        cudaErrorStreamCaptureMerge = 902 => c"operation would result in a merge of separate capture sequences",
        cudaErrorStreamCaptureUnmatched = 903 => c"capture was not ended in the same stream as it began",
        cudaErrorStreamCaptureUnjoined = 904 => c"capturing stream has unjoined work",
        cudaErrorStreamCaptureIsolation = 905 => c"dependency created on uncaptured work in another stream",
        cudaErrorStreamCaptureImplicit = 906 => c"operation would make the legacy stream depend on a capturing blocking stream",
        cudaErrorCapturedEvent = 907 => c"operation not permitted on an event last recorded in a capturing stream",
        cudaErrorStreamCaptureWrongThread = 908 => c"attempt to terminate a thread-local capture sequence from another thread",
        cudaErrorTimeout = 909 => c"wait operation timed out",
        cudaErrorGraphExecUpdateFailure = 910 => c"the graph update was not performed because it included changes which violated constraints specific to instantiated graph update",
        cudaErrorExternalDevice = 911 => c"an async error has occured in external entity outside of CUDA",
        cudaErrorInvalidClusterSize = 912 => c"a kernel launch error has occurred due to cluster misconfiguration",
        cudaErrorFunctionNotLoaded = 913 => c"the function handle is not loaded when calling an API that requires a loaded function",
        cudaErrorInvalidResourceType = 914 => c"one or more resources passed in are not valid resource types for the operation",
        cudaErrorInvalidResourceConfiguration = 915 => c"one or more resources are insufficient or non-applicable for the operation",
        cudaErrorStreamDetached = 917 => c"API call not permitted since the green context associated with the stream has been destroyed",
        cudaErrorGraphRecaptureFailure = 918 => c"recapturing to the source graph failed and had to be terminated",
        cudaErrorFabricNotReady = 919 => c"GPU fabric is not ready within the probe wait budget; application may retry (see CUDA_FABRIC_INIT_TIMEOUT_MS)",
        cudaErrorUnknown = 999 => c"unknown error",
        cudaErrorApiFailureBase = 10000 => c"api failure base",
    }

    /// Directions of a copy.
    cudaMemcpyKind {
        cudaMemcpyHostToHost = 0,
        cudaMemcpyHostToDevice = 1,
        cudaMemcpyDeviceToHost = 2,
        cudaMemcpyDeviceToDevice = 3,
        cudaMemcpyDefault = 4,
    }

    /// Kinds of memory.
    cudaMemoryType {
        cudaMemoryTypeUnregistered = 0,
        cudaMemoryTypeHost = 1,
        cudaMemoryTypeDevice = 2,
        cudaMemoryTypeManaged = 3,
    }

    /// Limits of a device.
    cudaLimit {
        cudaLimitStackSize = 0,
        cudaLimitPrintfFifoSize = 1,
        cudaLimitMallocHeapSize = 2,
        cudaLimitDevRuntimeSyncDepth = 3,
        cudaLimitDevRuntimePendingLaunchCount = 4,
        cudaLimitMaxL2FetchGranularity = 5,
        cudaLimitPersistingL2CacheSize = 6,
        cudaLimitPerBlockMemorySize = 10,
    }

    /// The preference between shared memory and L1 cache.
    cudaFuncCache {
        cudaFuncCachePreferNone = 0,
        cudaFuncCachePreferShared = 1,
        cudaFuncCachePreferL1 = 2,
        cudaFuncCachePreferEqual = 3,
    }

    /// The bank size of shared memory.
    cudaSharedMemConfig {
        cudaSharedMemBankSizeDefault = 0,
        cudaSharedMemBankSizeFourByte = 1,
        cudaSharedMemBankSizeEightByte = 2,
    }

    /// Compute modes: the processes that may use a device.
    cudaComputeMode {
        cudaComputeModeDefault = 0,
        cudaComputeModeExclusive = 1,
        cudaComputeModeProhibited = 2,
        cudaComputeModeExclusiveProcess = 3,
    }

    /// Attributes that cudaDeviceGetAttribute reports.
    cudaDeviceAttr {
        cudaDevAttrMaxThreadsPerBlock = 1,
        cudaDevAttrMaxBlockDimX = 2,
        cudaDevAttrMaxBlockDimY = 3,
        cudaDevAttrMaxBlockDimZ = 4,
        cudaDevAttrMaxGridDimX = 5,
        cudaDevAttrMaxGridDimY = 6,
        cudaDevAttrMaxGridDimZ = 7,
        cudaDevAttrMaxSharedMemoryPerBlock = 8,
        cudaDevAttrTotalConstantMemory = 9,
        cudaDevAttrWarpSize = 10,
        cudaDevAttrMaxPitch = 11,
        cudaDevAttrMaxRegistersPerBlock = 12,
        cudaDevAttrClockRate = 13,
        cudaDevAttrTextureAlignment = 14,
        cudaDevAttrGpuOverlap = 15,
        cudaDevAttrMultiProcessorCount = 16,
        cudaDevAttrKernelExecTimeout = 17,
        cudaDevAttrIntegrated = 18,
        cudaDevAttrCanMapHostMemory = 19,
        cudaDevAttrComputeMode = 20,
        cudaDevAttrMaxTexture1DWidth = 21,
        cudaDevAttrMaxTexture2DWidth = 22,
        cudaDevAttrMaxTexture2DHeight = 23,
        cudaDevAttrMaxTexture3DWidth = 24,
        cudaDevAttrMaxTexture3DHeight = 25,
        cudaDevAttrMaxTexture3DDepth = 26,
        cudaDevAttrMaxTexture2DLayeredWidth = 27,
        cudaDevAttrMaxTexture2DLayeredHeight = 28,
        cudaDevAttrMaxTexture2DLayeredLayers = 29,
        cudaDevAttrSurfaceAlignment = 30,
        cudaDevAttrConcurrentKernels = 31,
        cudaDevAttrEccEnabled = 32,
        cudaDevAttrPciBusId = 33,
        cudaDevAttrPciDeviceId = 34,
        cudaDevAttrTccDriver = 35,
        cudaDevAttrMemoryClockRate = 36,
        cudaDevAttrGlobalMemoryBusWidth = 37,
        cudaDevAttrL2CacheSize = 38,
        cudaDevAttrMaxThreadsPerMultiProcessor = 39,
        cudaDevAttrAsyncEngineCount = 40,
        cudaDevAttrUnifiedAddressing = 41,
        cudaDevAttrMaxTexture1DLayeredWidth = 42,
        cudaDevAttrMaxTexture1DLayeredLayers = 43,
        cudaDevAttrMaxTexture2DGatherWidth = 45,
        cudaDevAttrMaxTexture2DGatherHeight = 46,
        cudaDevAttrMaxTexture3DWidthAlt = 47,
        cudaDevAttrMaxTexture3DHeightAlt = 48,
        cudaDevAttrMaxTexture3DDepthAlt = 49,
        cudaDevAttrPciDomainId = 50,
        cudaDevAttrTexturePitchAlignment = 51,
        cudaDevAttrMaxTextureCubemapWidth = 52,
        cudaDevAttrMaxTextureCubemapLayeredWidth = 53,
        cudaDevAttrMaxTextureCubemapLayeredLayers = 54,
        cudaDevAttrMaxSurface1DWidth = 55,
        cudaDevAttrMaxSurface2DWidth = 56,
        cudaDevAttrMaxSurface2DHeight = 57,
        cudaDevAttrMaxSurface3DWidth = 58,
        cudaDevAttrMaxSurface3DHeight = 59,
        cudaDevAttrMaxSurface3DDepth = 60,
        cudaDevAttrMaxSurface1DLayeredWidth = 61,
        cudaDevAttrMaxSurface1DLayeredLayers = 62,
        cudaDevAttrMaxSurface2DLayeredWidth = 63,
        cudaDevAttrMaxSurface2DLayeredHeight = 64,
        cudaDevAttrMaxSurface2DLayeredLayers = 65,
        cudaDevAttrMaxSurfaceCubemapWidth = 66,
        cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67,
        cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68,
        cudaDevAttrMaxTexture1DLinearWidth = 69,
        cudaDevAttrMaxTexture2DLinearWidth = 70,
        cudaDevAttrMaxTexture2DLinearHeight = 71,
        cudaDevAttrMaxTexture2DLinearPitch = 72,
        cudaDevAttrMaxTexture2DMipmappedWidth = 73,
        cudaDevAttrMaxTexture2DMipmappedHeight = 74,
        cudaDevAttrComputeCapabilityMajor = 75,
        cudaDevAttrComputeCapabilityMinor = 76,
        cudaDevAttrMaxTexture1DMipmappedWidth = 77,
        cudaDevAttrStreamPrioritiesSupported = 78,
        cudaDevAttrGlobalL1CacheSupported = 79,
        cudaDevAttrLocalL1CacheSupported = 80,
        cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
        cudaDevAttrMaxRegistersPerMultiprocessor = 82,
        cudaDevAttrManagedMemory = 83,
        cudaDevAttrIsMultiGpuBoard = 84,
        cudaDevAttrMultiGpuBoardGroupID = 85,
        cudaDevAttrHostNativeAtomicSupported = 86,
        cudaDevAttrSingleToDoublePrecisionPerfRatio = 87,
        cudaDevAttrPageableMemoryAccess = 88,
        cudaDevAttrConcurrentManagedAccess = 89,
        cudaDevAttrComputePreemptionSupported = 90,
        cudaDevAttrCanUseHostPointerForRegisteredMem = 91,
        cudaDevAttrReserved92 = 92,
        cudaDevAttrReserved93 = 93,
        cudaDevAttrReserved94 = 94,
        cudaDevAttrCooperativeLaunch = 95,
        cudaDevAttrReserved96 = 96,
        cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
        cudaDevAttrCanFlushRemoteWrites = 98,
        cudaDevAttrHostRegisterSupported = 99,
        cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100,
        cudaDevAttrDirectManagedMemAccessFromHost = 101,
        cudaDevAttrMaxBlocksPerMultiprocessor = 106,
        cudaDevAttrMaxPersistingL2CacheSize = 108,
        cudaDevAttrMaxAccessPolicyWindowSize = 109,
        cudaDevAttrReservedSharedMemoryPerBlock = 111,
        cudaDevAttrSparseCudaArraySupported = 112,
        cudaDevAttrHostRegisterReadOnlySupported = 113,
        cudaDevAttrTimelineSemaphoreInteropSupported = 114,
        cudaDevAttrMemoryPoolsSupported = 115,
        cudaDevAttrGPUDirectRDMASupported = 116,
        cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117,
        cudaDevAttrGPUDirectRDMAWritesOrdering = 118,
        cudaDevAttrMemoryPoolSupportedHandleTypes = 119,
        cudaDevAttrClusterLaunch = 120,
        cudaDevAttrDeferredMappingCudaArraySupported = 121,
        cudaDevAttrReserved122 = 122,
        cudaDevAttrReserved123 = 123,
        cudaDevAttrReserved124 = 124,
        cudaDevAttrIpcEventSupport = 125,
        cudaDevAttrMemSyncDomainCount = 126,
        cudaDevAttrReserved127 = 127,
        cudaDevAttrReserved128 = 128,
        cudaDevAttrReserved129 = 129,
        cudaDevAttrNumaConfig = 130,
        cudaDevAttrNumaId = 131,
        cudaDevAttrReserved132 = 132,
        cudaDevAttrMpsEnabled = 133,
        cudaDevAttrHostNumaId = 134,
        cudaDevAttrD3D12CigSupported = 135,
        cudaDevAttrVulkanCigSupported = 138,
        cudaDevAttrGpuPciDeviceId = 139,
        cudaDevAttrGpuPciSubsystemId = 140,
        cudaDevAttrReserved141 = 141,
        cudaDevAttrHostNumaMemoryPoolsSupported = 142,
        cudaDevAttrHostNumaMultinodeIpcSupported = 143,
        cudaDevAttrHostMemoryPoolsSupported = 144,
        cudaDevAttrReserved145 = 145,
        cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147,
        cudaDevAttrAtomicReductionSupported = 148,
        cudaDevAttrLocalityDomainCount = 149,
        cudaDevAttrOversizedSharedMemoryPerBlock = 150,
        cudaDevAttrCigStreamsSupported = 151,
        cudaDevAttrLocalityDomainMultiprocessorCount = 157,
        cudaDevAttrTensorMapLargeTensorMinSize = 160,
        cudaDevAttrMax = 161,
    }

    /// Attributes of a pair of devices.
    cudaDeviceP2PAttr {
        cudaDevP2PAttrPerformanceRank = 1,
        cudaDevP2PAttrAccessSupported = 2,
        cudaDevP2PAttrNativeAtomicSupported = 3,
        cudaDevP2PAttrCudaArrayAccessSupported = 4,
        cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5,
    }

    /// Atomic operations.
    cudaAtomicOperation {
        cudaAtomicOperationIntegerAdd = 0,
        cudaAtomicOperationIntegerMin = 1,
        cudaAtomicOperationIntegerMax = 2,
        cudaAtomicOperationIntegerIncrement = 3,
        cudaAtomicOperationIntegerDecrement = 4,
        cudaAtomicOperationAnd = 5,
        cudaAtomicOperationOr = 6,
        cudaAtomicOperationXOR = 7,
        cudaAtomicOperationExchange = 8,
        cudaAtomicOperationCAS = 9,
        cudaAtomicOperationFloatAdd = 10,
        cudaAtomicOperationFloatMin = 11,
        cudaAtomicOperationFloatMax = 12,
    }

    /// Advice about managed memory.
    cudaMemoryAdvise {
        cudaMemAdviseSetReadMostly = 1,
        cudaMemAdviseUnsetReadMostly = 2,
        cudaMemAdviseSetPreferredLocation = 3,
        cudaMemAdviseUnsetPreferredLocation = 4,
        cudaMemAdviseSetAccessedBy = 5,
        cudaMemAdviseUnsetAccessedBy = 6,
    }

    /// Attributes of a managed range.
    cudaMemRangeAttribute {
        cudaMemRangeAttributeReadMostly = 1,
        cudaMemRangeAttributePreferredLocation = 2,
        cudaMemRangeAttributeAccessedBy = 3,
        cudaMemRangeAttributeLastPrefetchLocation = 4,
        cudaMemRangeAttributePreferredLocationType = 5,
        cudaMemRangeAttributePreferredLocationId = 6,
        cudaMemRangeAttributeLastPrefetchLocationType = 7,
        cudaMemRangeAttributeLastPrefetchLocationId = 8,
    }

    /// Kinds of allocation of a pool.
    cudaMemAllocationType {
        cudaMemAllocationTypeInvalid = 0,
        /// Memory stays where it was allocated.
        cudaMemAllocationTypePinned = 1,
        /// Memory migrates between devices and host.
        cudaMemAllocationTypeManaged = 2,
    }

    /// Kinds of handle that other processes import a pool by; bits where several may be named.
    cudaMemAllocationHandleType {
        cudaMemHandleTypeNone = 0,
        /// An `int`: a file descriptor.
        cudaMemHandleTypePosixFileDescriptor = 1,
        cudaMemHandleTypeWin32 = 2,
        cudaMemHandleTypeWin32Kmt = 4,
        /// A cudaMemFabricHandle_t, good on every machine of one NVLink fabric.
        cudaMemHandleTypeFabric = 8,
    }

    /// Access rights to memory.
    cudaMemAccessFlags {
        cudaMemAccessFlagsProtNone = 0,
        cudaMemAccessFlagsProtRead = 1,
        cudaMemAccessFlagsProtReadWrite = 3,
    }

    /// Attributes of a pool. The first four and the high-water marks can be set.
    cudaMemPoolAttr {
        /// `int`: memory freed in one stream may be reused in another that waits for it by an event.
        cudaMemPoolReuseFollowEventDependencies = 1,
        /// `int`: memory may be reused as soon as its free has run.
        cudaMemPoolReuseAllowOpportunistic = 2,
        /// `int`: streams may be made to wait for each other to reuse memory.
        cudaMemPoolReuseAllowInternalDependencies = 3,
        /// 64 bits: bytes that the pool keeps rather than return to the system.
        cudaMemPoolAttrReleaseThreshold = 4,
        /// 64 bits: bytes it holds.
        cudaMemPoolAttrReservedMemCurrent = 5,
        /// 64 bits: the most it has held since this was reset to 0.
        cudaMemPoolAttrReservedMemHigh = 6,
        /// 64 bits: bytes allocated from it.
        cudaMemPoolAttrUsedMemCurrent = 7,
        /// 64 bits: the most allocated since this was reset to 0.
        cudaMemPoolAttrUsedMemHigh = 8,
        cudaMemPoolAttrAllocationType = 9,
        cudaMemPoolAttrExportHandleTypes = 10,
        cudaMemPoolAttrLocationId = 11,
        cudaMemPoolAttrLocationType = 12,
        cudaMemPoolAttrMaxPoolSize = 13,
        cudaMemPoolAttrHwDecompressEnabled = 14,
        cudaMemPoolAttrLocalityDomainId = 15,
    }

    /// Kinds of memory location.
    cudaMemLocationType {
        cudaMemLocationTypeInvalid = 0,
        cudaMemLocationTypeNone = 0,
        cudaMemLocationTypeDevice = 1,
        cudaMemLocationTypeHost = 2,
        cudaMemLocationTypeHostNuma = 3,
        cudaMemLocationTypeHostNumaCurrent = 4,
        cudaMemLocationTypeInvisible = 5,
        cudaMemLocationTypeDeviceLocalityDomain = 6,
    }

    /// Device whose remote writes are flushed.
    cudaFlushGPUDirectRDMAWritesTarget {
        cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0,
    }

    /// Devices that see flushed remote writes.
    cudaFlushGPUDirectRDMAWritesScope {
        cudaFlushGPUDirectRDMAWritesToOwner = 100,
        cudaFlushGPUDirectRDMAWritesToAllDevices = 200,
    }

    /// When a queued copy reads its source.
    cudaMemcpySrcAccessOrder {
        cudaMemcpySrcAccessOrderInvalid = 0,
        cudaMemcpySrcAccessOrderStream = 1,
        cudaMemcpySrcAccessOrderDuringApiCall = 2,
        cudaMemcpySrcAccessOrderAny = 3,
    }

    /// Flags of a queued copy.
    cudaMemcpyFlags {
        cudaMemcpyFlagDefault = 0,
        cudaMemcpyFlagPreferOverlapWithCompute = 1,
    }

    /// Kinds of the source and destination of a box copy.
    cudaMemcpy3DOperandType {
        cudaMemcpyOperandTypePointer = 1,
        cudaMemcpyOperandTypeArray = 2,
    }

    /// Options of libraries.
    cudaLibraryOption {
        cudaLibraryHostUniversalFunctionAndDataTable = 0,
        /// The program keeps the image as long as the library is loaded.
        cudaLibraryBinaryIsPreserved = 1,
    }

    /// Options for the compiler of PTX.
    cudaJitOption {
        cudaJitMaxRegisters = 0,
        cudaJitThreadsPerBlock = 1,
        cudaJitWallTime = 2,
        cudaJitInfoLogBuffer = 3,
        cudaJitInfoLogBufferSizeBytes = 4,
        cudaJitErrorLogBuffer = 5,
        cudaJitErrorLogBufferSizeBytes = 6,
        cudaJitOptimizationLevel = 7,
        cudaJitFallbackStrategy = 10,
        cudaJitGenerateDebugInfo = 11,
        cudaJitLogVerbose = 12,
        cudaJitGenerateLineInfo = 13,
        cudaJitCacheMode = 14,
        cudaJitPositionIndependentCode = 30,
        cudaJitMinCtaPerSm = 31,
        cudaJitMaxThreadsPerBlock = 32,
        cudaJitOverrideDirectiveValues = 33,
    }

    /// The attributes of a kernel that a program sets.
    cudaFuncAttribute {
        /// The most bytes of dynamic shared memory that a launch may ask for.
        cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
        /// The part of the first-level cache that is shared memory, in percent; -1 for the default.
        cudaFuncAttributePreferredSharedMemoryCarveout = 9,
        cudaFuncAttributeClusterDimMustBeSet = 10,
        cudaFuncAttributeRequiredClusterWidth = 11,
        cudaFuncAttributeRequiredClusterHeight = 12,
        cudaFuncAttributeRequiredClusterDepth = 13,
        cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
        cudaFuncAttributeClusterSchedulingPolicyPreference = 15,
        cudaFuncAttributeSharedMemoryMode = 16,
    }

    /// Attributes of launches and streams.
    cudaLaunchAttributeID {
        cudaLaunchAttributeIgnore = 0,
        cudaLaunchAttributeAccessPolicyWindow = 1,
        cudaLaunchAttributeCooperative = 2,
        cudaLaunchAttributeSynchronizationPolicy = 3,
        cudaLaunchAttributeClusterDimension = 4,
        cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
        cudaLaunchAttributeProgrammaticStreamSerialization = 6,
        cudaLaunchAttributeProgrammaticEvent = 7,
        cudaLaunchAttributePriority = 8,
        cudaLaunchAttributeMemSyncDomainMap = 9,
        cudaLaunchAttributeMemSyncDomain = 10,
        cudaLaunchAttributePreferredClusterDimension = 11,
        cudaLaunchAttributeLaunchCompletionEvent = 12,
        cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
        cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
        cudaLaunchAttributeNvlinkUtilCentricScheduling = 16,
        cudaLaunchAttributePortableClusterSizeMode = 17,
        cudaLaunchAttributeSharedMemoryMode = 18,
    }

    /// Parts of a device.
    cudaDevResourceType {
        cudaDevResourceTypeInvalid = 0,
        cudaDevResourceTypeSm = 1,
        cudaDevResourceTypeWorkqueueConfig = 1000,
        cudaDevResourceTypeWorkqueue = 10000,
    }

    /// Capture status of a stream.
    cudaStreamCaptureStatus {
        cudaStreamCaptureStatusNone = 0,
        cudaStreamCaptureStatusActive = 1,
        cudaStreamCaptureStatusInvalidated = 2,
    }

    /// Flags of cudaGraphInstantiate and cudaGraphInstantiateWithParams.
    cudaGraphInstantiateFlags {
        /// A launch frees what the one before has left allocated.
        cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
        /// The launch is prepared at once.
        cudaGraphInstantiateFlagUpload = 2,
        /// Kernels launch it.
        cudaGraphInstantiateFlagDeviceLaunch = 4,
        /// Launches have the priorities of their nodes.
        cudaGraphInstantiateFlagUseNodePriority = 8,
    }

    /// The outcome of cudaGraphInstantiateWithParams.
    cudaGraphInstantiateResult {
        cudaGraphInstantiateSuccess = 0,
        cudaGraphInstantiateError = 1,
        /// The edges make a circle.
        cudaGraphInstantiateInvalidStructure = 2,
        cudaGraphInstantiateNodeOperationNotSupported = 3,
        cudaGraphInstantiateMultipleDevicesNotSupported = 4,
        cudaGraphInstantiateConditionalHandleUnused = 5,
    }

    /// Numbers about the memory of graphs on a device, in bytes.
    cudaGraphMemAttributeType {
        /// The memory that launches have taken, until it is trimmed.
        cudaGraphMemAttrUsedMemCurrent = 0,
        cudaGraphMemAttrUsedMemHigh = 1,
        /// The memory that is held for launches.
        cudaGraphMemAttrReservedMemCurrent = 2,
        cudaGraphMemAttrReservedMemHigh = 3,
    }

    /// Flags of cudaUserObjectCreate.
    cudaUserObjectFlags {
        /// The call at the object's end is in no stream's order.
        cudaUserObjectNoDestructorSync = 1,
    }

    /// Flags of cudaGraphRetainUserObject.
    cudaUserObjectRetainFlags {
        /// The references are the program's, which has them no longer.
        cudaGraphUserObjectMove = 1,
    }

    /// The type of a graph's node.
    cudaGraphNodeType {
        cudaGraphNodeTypeKernel = 0,
        cudaGraphNodeTypeMemcpy = 1,
        cudaGraphNodeTypeMemset = 2,
        cudaGraphNodeTypeHost = 3,
        cudaGraphNodeTypeGraph = 4,
        cudaGraphNodeTypeEmpty = 5,
        cudaGraphNodeTypeWaitEvent = 6,
        cudaGraphNodeTypeEventRecord = 7,
        cudaGraphNodeTypeExtSemaphoreSignal = 8,
        cudaGraphNodeTypeExtSemaphoreWait = 9,
        cudaGraphNodeTypeMemAlloc = 10,
        cudaGraphNodeTypeMemFree = 11,
        cudaGraphNodeTypeConditional = 13,
        cudaGraphNodeTypeMemcpyBatch = 14,
        cudaGraphNodeTypeReserved16 = 16,
        cudaGraphNodeTypeExternalEngine = 17,
    }

    /// The outcome of an update of an executable graph.
    cudaGraphExecUpdateResult {
        cudaGraphExecUpdateSuccess = 0,
        cudaGraphExecUpdateError = 1,
        cudaGraphExecUpdateErrorTopologyChanged = 2,
        cudaGraphExecUpdateErrorNodeTypeChanged = 3,
        cudaGraphExecUpdateErrorFunctionChanged = 4,
        cudaGraphExecUpdateErrorParametersChanged = 5,
        cudaGraphExecUpdateErrorNotSupported = 6,
        cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
        cudaGraphExecUpdateErrorAttributesChanged = 8,
    }

    /// The weight of a message in the log of failures.
    cudaLogLevel {
        cudaLogLevelError = 0,
        cudaLogLevelWarning = 1,
    }

    /// A node whose work differs where it is captured anew.
    cudaGraphRecaptureStatus {
        cudaGraphRecaptureEligibleForUpdate = 0,
        cudaGraphRecaptureIneligibleForUpdate = 1,
        cudaGraphRecaptureError = 2,
    }

    /// Restrictions on a thread's calls while a stream is captured.
    cudaStreamCaptureMode {
        cudaStreamCaptureModeGlobal = 0,
        cudaStreamCaptureModeThreadLocal = 1,
        cudaStreamCaptureModeRelaxed = 2,
    }

    /// Ways in which the thread that calls host functions waits for the next one.
    cudaHostTaskSyncMode {
        cudaHostTaskBlocking = 0,
        cudaHostTaskSpinWait = 1,
    }

    /// Default stream that a function of the driver uses.
    cudaGetDriverEntryPointFlags {
        cudaEnableDefault = 0,
        cudaEnableLegacyStream = 1,
        cudaEnablePerThreadDefaultStream = 2,
    }

    /// Outcomes of a look-up of a driver function.
    cudaDriverEntryPointQueryResult {
        cudaDriverEntryPointSuccess = 0,
        cudaDriverEntryPointSymbolNotFound = 1,
        cudaDriverEntryPointVersionNotSufficent = 2,
    }



    /// Kinds of handle to another API's memory.
    cudaExternalMemoryHandleType {
        /// A file descriptor: Vulkan's opaque ones, those of exported physical memory.
        cudaExternalMemoryHandleTypeOpaqueFd = 1,
        cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
        cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
        cudaExternalMemoryHandleTypeD3D12Heap = 4,
        cudaExternalMemoryHandleTypeD3D12Resource = 5,
        cudaExternalMemoryHandleTypeD3D11Resource = 6,
        cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
        cudaExternalMemoryHandleTypeNvSciBuf = 8,
    }

    /// Kinds of handle to another API's semaphore.
    cudaExternalSemaphoreHandleType {
        /// A file descriptor: a binary semaphore.
        cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
        cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
        cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
        cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
        cudaExternalSemaphoreHandleTypeD3D11Fence = 5,
        cudaExternalSemaphoreHandleTypeNvSciSync = 6,
        cudaExternalSemaphoreHandleTypeKeyedMutex = 7,
        cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
        /// A file descriptor: a timeline semaphore.
        cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
        cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10,
    }

    /// Types of the channels of a texel.
    cudaChannelFormatKind {
        /// Signed integers.
        cudaChannelFormatKindSigned = 0,
        /// Unsigned integers.
        cudaChannelFormatKindUnsigned = 1,
        /// Floating-point numbers.
        cudaChannelFormatKindFloat = 2,
        cudaChannelFormatKindNone = 3,
        cudaChannelFormatKindNV12 = 4,
        cudaChannelFormatKindUnsignedNormalized8X1 = 5,
        cudaChannelFormatKindUnsignedNormalized8X2 = 6,
        cudaChannelFormatKindUnsignedNormalized8X4 = 7,
        cudaChannelFormatKindUnsignedNormalized16X1 = 8,
        cudaChannelFormatKindUnsignedNormalized16X2 = 9,
        cudaChannelFormatKindUnsignedNormalized16X4 = 10,
        cudaChannelFormatKindSignedNormalized8X1 = 11,
        cudaChannelFormatKindSignedNormalized8X2 = 12,
        cudaChannelFormatKindSignedNormalized8X4 = 13,
        cudaChannelFormatKindSignedNormalized16X1 = 14,
        cudaChannelFormatKindSignedNormalized16X2 = 15,
        cudaChannelFormatKindSignedNormalized16X4 = 16,
        cudaChannelFormatKindUnsignedBlockCompressed1 = 17,
        cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
        cudaChannelFormatKindUnsignedBlockCompressed2 = 19,
        cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
        cudaChannelFormatKindUnsignedBlockCompressed3 = 21,
        cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
        cudaChannelFormatKindUnsignedBlockCompressed4 = 23,
        cudaChannelFormatKindSignedBlockCompressed4 = 24,
        cudaChannelFormatKindUnsignedBlockCompressed5 = 25,
        cudaChannelFormatKindSignedBlockCompressed5 = 26,
        cudaChannelFormatKindUnsignedBlockCompressed6H = 27,
        cudaChannelFormatKindSignedBlockCompressed6H = 28,
        cudaChannelFormatKindUnsignedBlockCompressed7 = 29,
        cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
        cudaChannelFormatKindUnsignedNormalized1010102 = 31,
        cudaChannelFormatKindUnsigned8Packed422 = 32,
        cudaChannelFormatKindUnsigned8Packed444 = 33,
        cudaChannelFormatKindUnsigned8SemiPlanar420 = 34,
        cudaChannelFormatKindUnsigned16SemiPlanar420 = 35,
        cudaChannelFormatKindUnsigned8SemiPlanar422 = 36,
        cudaChannelFormatKindUnsigned16SemiPlanar422 = 37,
        cudaChannelFormatKindUnsigned8SemiPlanar444 = 38,
        cudaChannelFormatKindUnsigned16SemiPlanar444 = 39,
        cudaChannelFormatKindUnsigned8Planar420 = 40,
        cudaChannelFormatKindUnsigned16Planar420 = 41,
        cudaChannelFormatKindUnsigned8Planar422 = 42,
        cudaChannelFormatKindUnsigned16Planar422 = 43,
        cudaChannelFormatKindUnsigned8Planar444 = 44,
        cudaChannelFormatKindUnsigned16Planar444 = 45,
    }

    /// Ways in which a wait for a stream waits.
    cudaSynchronizationPolicy {
        cudaSyncPolicyAuto = 1,
        cudaSyncPolicySpin = 2,
        cudaSyncPolicyYield = 3,
        cudaSyncPolicyBlockingSync = 4,
    }

    /// Flags of cudaStreamUpdateCaptureDependencies.
    cudaStreamUpdateCaptureDependenciesFlags {
        cudaStreamAddCaptureDependencies = 0,
        cudaStreamSetCaptureDependencies = 1,
    }

    /// The part of the first-level cache that is shared memory, in percent.
    cudaSharedCarveout {
        cudaSharedmemCarveoutMaxShared = 100,
        cudaSharedmemCarveoutMaxL1 = 0,
    }

    /// Ways to flush writes of other devices, as a device attribute tells them.
    cudaFlushGPUDirectRDMAWritesOptions {
        cudaFlushGPUDirectRDMAWritesOptionHost = 1,
        cudaFlushGPUDirectRDMAWritesOptionMemOps = 2,
    }

    /// The order of writes of other devices, as a device attribute tells it.
    cudaGPUDirectRDMAWritesOrdering {
        cudaGPUDirectRDMAWritesOrderingNone = 0,
        cudaGPUDirectRDMAWritesOrderingOwner = 100,
        cudaGPUDirectRDMAWritesOrderingAllDevices = 200,
    }

    /// Properties of atomic operations.
    cudaAtomicOperationCapability {
        cudaAtomicCapabilitySigned = 1,
        cudaAtomicCapabilityUnsigned = 2,
        cudaAtomicCapabilityReduction = 4,
        cudaAtomicCapabilityScalar32 = 8,
        cudaAtomicCapabilityScalar64 = 16,
        cudaAtomicCapabilityScalar128 = 32,
        cudaAtomicCapabilityVector32x4 = 64,
    }

    /// Caches of compiled loads.
    cudaJit_CacheMode {
        cudaJitCacheOptionNone = 0,
        cudaJitCacheOptionCG = 1,
        cudaJitCacheOptionCA = 2,
    }

    /// The form of code that is taken where no machine code fits.
    cudaJit_Fallback {
        cudaPreferPtx = 0,
        cudaPreferBinary = 1,
    }

    /// The kind of a node's kernel.
    cudaKernelFunctionType {
        cudaKernelFunctionTypeUnspecified = 0,
        cudaKernelFunctionTypeDeviceEntry = 1,
        cudaKernelFunctionTypeKernel = 2,
        cudaKernelFunctionTypeFunction = 3,
    }

    /// Flags of cudaGraphConditionalHandleCreate.
    cudaGraphConditionalHandleFlags {
        cudaGraphCondAssignDefault = 1,
    }

    /// The kind of a conditional node.
    cudaGraphConditionalNodeType {
        cudaGraphCondTypeIf = 0,
        cudaGraphCondTypeWhile = 1,
        cudaGraphCondTypeSwitch = 2,
    }

    /// The owner of the graph of a node.
    cudaGraphChildGraphNodeOwnership {
        cudaGraphChildGraphOwnershipClone = 0,
        cudaGraphChildGraphOwnershipMove = 1,
    }

    /// The type of an edge of a graph.
    cudaGraphDependencyType {
        cudaGraphDependencyTypeDefault = 0,
        cudaGraphDependencyTypeProgrammatic = 1,
    }

    /// Flags of cudaGraphDebugDotPrint.
    cudaGraphDebugDotFlags {
        cudaGraphDebugDotFlagsVerbose = 1,
        cudaGraphDebugDotFlagsKernelNodeParams = 4,
        cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
        cudaGraphDebugDotFlagsMemsetNodeParams = 16,
        cudaGraphDebugDotFlagsHostNodeParams = 32,
        cudaGraphDebugDotFlagsEventNodeParams = 64,
        cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
        cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
        cudaGraphDebugDotFlagsKernelNodeAttributes = 512,
        cudaGraphDebugDotFlagsHandles = 1024,
        cudaGraphDebugDotFlagsConditionalNodeParams = 32768,
        cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536,
    }

    /// Domains of memory of launches.
    cudaLaunchMemSyncDomain {
        cudaLaunchMemSyncDomainDefault = 0,
        cudaLaunchMemSyncDomainRemote = 1,
    }

    /// The memory of a device as a NUMA node, as a device attribute tells it.
    cudaDeviceNumaConfig {
        cudaDeviceNumaConfigNone = 0,
        cudaDeviceNumaConfigNumaNode = 1,
    }
}

/// The one table from the hub's errors to CUDA's runtime.
pub fn status(kind: Kind) -> cudaError_t {
    match kind {
        Kind::InvalidValue | Kind::HandleRefused => cudaErrorInvalidValue,
        Kind::InvalidPitch => cudaErrorInvalidPitchValue,
        Kind::InvalidExtents => cudaErrorInvalidConfiguration,
        Kind::InvalidCopyDirection => cudaErrorInvalidMemcpyDirection,
        Kind::OutOfMemory => cudaErrorMemoryAllocation,
        Kind::NotInitialized | Kind::Forked => cudaErrorInitializationError,
        Kind::Deinitialized => cudaErrorCudartUnloading,
        Kind::NoDevice => cudaErrorNoDevice,
        Kind::InvalidDevice => cudaErrorInvalidDevice,
        Kind::InvalidContext | Kind::OwnProcess => cudaErrorDeviceUninitialized,
        Kind::ContextInUse => cudaErrorSetOnActiveProcess,
        Kind::ContextDestroyed => cudaErrorContextIsDestroyed,
        Kind::InvalidHandle | Kind::EventNotShareable | Kind::OwnerEnded => cudaErrorInvalidResourceHandle,
        Kind::HandleStale | Kind::NotPermitted => cudaErrorNotPermitted,
        Kind::MapFailed => cudaErrorMapBufferObjectFailed,
        Kind::NotReady => cudaErrorNotReady,
        Kind::IllegalState => cudaErrorIllegalState,
        Kind::PeerUnsupported => cudaErrorPeerAccessUnsupported,
        Kind::PeerAlreadyEnabled => cudaErrorPeerAccessAlreadyEnabled,
        Kind::PeerNotEnabled => cudaErrorPeerAccessNotEnabled,
        Kind::HostAlreadyRegistered => cudaErrorHostMemoryAlreadyRegistered,
        Kind::HostNotRegistered => cudaErrorHostMemoryNotRegistered,
        Kind::DeviceFault => cudaErrorLaunchFailure,
        Kind::UnsupportedLimit => cudaErrorUnsupportedLimit,
        Kind::NotFound => cudaErrorSymbolNotFound,
        Kind::FileNotFound => cudaErrorFileNotFound,
        Kind::ImageInvalid => cudaErrorInvalidKernelImage,
        Kind::SourceInvalid => cudaErrorInvalidSource,
        Kind::ImageForeign => cudaErrorNoKernelImageForDevice,
        Kind::NameTaken => cudaErrorAlreadyAcquired,
        Kind::Capture(refusal) => cudaErrorStreamCaptureUnsupported + refusal as c_uint,
        Kind::NoKernel => cudaErrorInvalidDeviceFunction,
        Kind::GraphUpdate => cudaErrorGraphExecUpdateFailure,
        Kind::GraphRecapture => cudaErrorGraphRecaptureFailure,
        // No code means an unreachable process: report the failed connection.
        Kind::OperatingSystem | Kind::Unreachable => cudaErrorOperatingSystem,
        Kind::Unsupported => cudaErrorNotSupported,
        Kind::Unknown | Kind::DescriptorRefused => cudaErrorUnknown,
        // A number that the caller's header does not have must never reach it.
        Kind::Native(code) => runtime_status(code).unwrap_or(cudaErrorUnknown),
    }
}

/// Returns the status of a number that the runtime's enumeration has.
fn runtime_status(code: i32) -> Option<cudaError_t> {
    c_uint::try_from(code).ok().filter(|&code| name_and_description(code).is_some())
}

/// The version of CUDA's API: major * 1000 + minor * 10.
pub const CUDART_VERSION: c_int = 13050;
/// Bytes of an IPC handle.
pub const CUDA_IPC_HANDLE_SIZE: c_uint = 64;
/// The default stream by name.
pub const cudaStreamLegacy: cudaStream_t = std::ptr::without_provenance_mut(1);
/// The calling thread's default stream.
pub const cudaStreamPerThread: cudaStream_t = std::ptr::without_provenance_mut(2);
/// The host, in place of a device.
pub const cudaCpuDeviceId: c_int = -1;
/// No device, or several, where a device is reported.
pub const cudaInvalidDeviceId: c_int = -2;

/// Ordinary pinned host memory.
pub const cudaHostAllocDefault: c_uint = 0x00;
/// Pinned host memory for every device.
pub const cudaHostAllocPortable: c_uint = 0x01;
/// Pinned host memory in the devices' address space.
pub const cudaHostAllocMapped: c_uint = 0x02;
/// Write-combined pinned host memory.
pub const cudaHostAllocWriteCombined: c_uint = 0x04;
/// Ordinary registered host memory.
pub const cudaHostRegisterDefault: c_uint = 0x00;
/// Registered for every device.
pub const cudaHostRegisterPortable: c_uint = 0x01;
/// Registered in the devices' address space.
pub const cudaHostRegisterMapped: c_uint = 0x02;
/// Registered memory-mapped I/O.
pub const cudaHostRegisterIoMemory: c_uint = 0x04;
/// Registered host memory that the device only reads.
pub const cudaHostRegisterReadOnly: c_uint = 0x08;
/// The flags of cudaDeviceEnablePeerAccess.
pub const cudaPeerAccessDefault: c_uint = 0x00;
/// A stream ordered with the default stream.
pub const cudaStreamDefault: c_uint = 0x00;
/// A stream not ordered with the default stream.
pub const cudaStreamNonBlocking: c_uint = 0x01;
/// An event that records timestamps.
pub const cudaEventDefault: c_uint = 0x00;
/// Waiting threads sleep.
pub const cudaEventBlockingSync: c_uint = 0x01;
/// No timestamps are recorded.
pub const cudaEventDisableTiming: c_uint = 0x02;
/// Other processes may open it; with cudaEventDisableTiming.
pub const cudaEventInterprocess: c_uint = 0x04;
/// An ordinary record.
pub const cudaEventRecordDefault: c_uint = 0x00;
/// A record as a node of its own in a captured graph.
pub const cudaEventRecordExternal: c_uint = 0x01;
/// An ordinary wait.
pub const cudaEventWaitDefault: c_uint = 0x00;
/// A wait as a node of its own in a captured graph.
pub const cudaEventWaitExternal: c_uint = 0x01;
/// Threads wait as the runtime chooses.
pub const cudaDeviceScheduleAuto: c_uint = 0x00;
/// Threads spin.
pub const cudaDeviceScheduleSpin: c_uint = 0x01;
/// Threads spin and yield.
pub const cudaDeviceScheduleYield: c_uint = 0x02;
/// Threads sleep.
pub const cudaDeviceScheduleBlockingSync: c_uint = 0x04;
/// All cudaDeviceSchedule flags.
pub const cudaDeviceScheduleMask: c_uint = 0x07;
/// Pinned host memory can be mapped; it always can.
pub const cudaDeviceMapHost: c_uint = 0x08;
/// Local memory is kept after a launch.
pub const cudaDeviceLmemResizeToMax: c_uint = 0x10;
/// Every copy and fill waits until it is done.
pub const cudaDeviceSyncMemops: c_uint = 0x80;
/// All device flags.
pub const cudaDeviceMask: c_uint = 0xff;
/// Managed memory for every stream.
pub const cudaMemAttachGlobal: c_uint = 0x01;
/// Managed memory for the host first.
pub const cudaMemAttachHost: c_uint = 0x02;
/// Managed memory for one stream.
pub const cudaMemAttachSingle: c_uint = 0x04;
/// The flags of cudaIpcOpenMemHandle: peer access is enabled where needed.
pub const cudaIpcMemLazyEnablePeerAccess: c_uint = 0x01;
/// External memory that was allocated for one resource alone.
pub const cudaExternalMemoryDedicated: c_uint = 0x01;
/// An array of no special kind.
pub const cudaArrayDefault: c_uint = 0x00;
/// The array's depth counts layers.
pub const cudaArrayLayered: c_uint = 0x01;
/// Kernels write to the array.
pub const cudaArraySurfaceLoadStore: c_uint = 0x02;
/// Six layers of the array are a cube.
pub const cudaArrayCubemap: c_uint = 0x04;
/// Kernels gather four elements of the array at once.
pub const cudaArrayTextureGather: c_uint = 0x08;
/// Another API renders into the array.
pub const cudaArrayColorAttachment: c_uint = 0x20;
/// cudaInitDevice also sets the device flags.
pub const cudaInitDeviceFlagsAreValid: c_uint = 0x01;

/// A stream behind cudaStream_t.
pub struct CUstream_st(());
/// A pool behind cudaMemPool_t.
pub struct CUmemPoolHandle_st(());
/// An event behind cudaEvent_t.
pub struct CUevent_st(());
/// A graph behind cudaGraph_t.
pub struct CUgraph_st(());

/// 16 bytes that identify a device.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUuuid {
    /// The bytes.
    pub bytes: [c_char; 16],
}

/// A stream: a queue of device work. NULL is the default stream.
pub type cudaStream_t = *mut CUstream_st;
/// A pool that memory is allocated from.
pub type cudaMemPool_t = *mut CUmemPoolHandle_st;
/// An event: a point in a stream's work.
pub type cudaEvent_t = *mut CUevent_st;
/// A graph: work and its order.
pub type cudaGraph_t = *mut CUgraph_st;
/// A node of a graph behind cudaGraphNode_t.
pub struct CUgraphNode_st(());
/// A node of a graph.
pub type cudaGraphNode_t = *mut CUgraphNode_st;
/// A library behind cudaLibrary_t.
pub struct CUlib_st(());
/// A library: kernels and variables that were compiled together.
pub type cudaLibrary_t = *mut CUlib_st;
/// A kernel of a library behind cudaKernel_t.
pub struct CUkern_st(());
/// A kernel of a library.
pub type cudaKernel_t = *mut CUkern_st;
/// An executable graph behind cudaGraphExec_t.
pub struct CUgraphExec_st(());
/// An object of the program's behind cudaUserObject_t.
pub struct CUuserObject_st(());
/// A graph that was made ready to be launched.
pub type cudaGraphExec_t = *mut CUgraphExec_st;
/// An object of the program's that lasts as long as the graphs that refer to it.
pub type cudaUserObject_t = *mut CUuserObject_st;
/// An attribute of a node's launch.
pub type cudaKernelNodeAttrID = cudaLaunchAttributeID;
/// The value of an attribute of a node's launch.
pub type cudaKernelNodeAttrValue = cudaLaunchAttributeValue;
/// The data of an edge of a graph. Edges have none here.
pub struct cudaGraphEdgeData(());
/// Texels behind cudaArray_t.
pub struct cudaArray(());
/// An array of elements in a layout of the device's own.
pub type cudaArray_t = *mut cudaArray;
/// An array of texels that is read.
pub type cudaArray_const_t = *const cudaArray;
/// Arrays behind cudaMipmappedArray_t.
pub struct cudaMipmappedArray(());
/// Arrays of texels, each half as large as the one before.
pub type cudaMipmappedArray_t = *mut cudaMipmappedArray;
/// Mipmapped arrays that are only read.
pub type cudaMipmappedArray_const_t = *const cudaMipmappedArray;
/// Another API's memory behind cudaExternalMemory_t.
pub struct CUexternalMemory_st(());
/// Memory that another API has created and exported.
pub type cudaExternalMemory_t = *mut CUexternalMemory_st;
/// Another API's semaphore behind cudaExternalSemaphore_t.
pub struct CUexternalSemaphore_st(());
/// A semaphore that another API has created and exported.
pub type cudaExternalSemaphore_t = *mut CUexternalSemaphore_st;
/// 16 bytes that identify a device.
pub type cudaUUID_t = CUuuid;

/// A function that cudaStreamAddCallback queues: it gets the stream as it was given, its state and `userData`.
pub type cudaStreamCallback_t =
    Option<unsafe extern "C" fn(stream: cudaStream_t, status: cudaError_t, userData: *mut c_void)>;
/// A function that is told of a node whose work differs where it is captured anew. Another result than cudaSuccess ends the
/// capture; the descriptions are valid for the call.
pub type cudaGraphRecaptureCallback_t = Option<
    unsafe extern "C" fn(
        data: *mut c_void,
        node: cudaGraphNode_t,
        originalParams: *const cudaGraphNodeParams,
        recaptureParams: *const cudaGraphNodeParams,
        status: cudaGraphRecaptureStatus,
    ) -> cudaError_t,
>;
/// A condition of a graph.
pub type cudaGraphConditionalHandle = c_ulonglong;
/// A part of a device behind cudaExecutionContext_t.
pub struct cudaExecutionContext_st(());
/// A part of a device, of which there are none here.
pub type cudaExecutionContext_t = *mut cudaExecutionContext_st;
/// A function that hears of failed calls, behind cudaLogsCallbackHandle.
pub struct CUlogsCallbackEntry_st(());
/// The handle of a function that hears of failed calls.
pub type cudaLogsCallbackHandle = *mut CUlogsCallbackEntry_st;
/// A place in the log of failures.
pub type cudaLogIterator = c_uint;
/// A function that hears of failed calls.
pub type cudaLogsCallback_t =
    Option<unsafe extern "C" fn(data: *mut c_void, logLevel: cudaLogLevel, message: *mut c_char, length: usize)>;
/// A function that cudaLaunchHostFunc queues.
pub type cudaHostFn_t = Option<unsafe extern "C" fn(userData: *mut c_void)>;

/// Names memory between processes: 64 bytes to be sent as they are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaIpcMemHandle_t {
    /// The bytes.
    pub reserved: [c_char; 64],
}

/// Names an event between processes: 64 bytes to be sent as they are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaIpcEventHandle_t {
    /// The bytes.
    pub reserved: [c_char; 64],
}

/// A memory location.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemLocation {
    /// Kind of the location.
    pub r#type: cudaMemLocationType,
    /// Its number: the device's ordinal, or the host's NUMA node.
    pub id: c_int,
}

/// Access rights of one location to memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemAccessDesc {
    /// Location that the rights are for.
    pub location: cudaMemLocation,
    /// The rights.
    pub flags: cudaMemAccessFlags,
}

/// Requested properties of a pool.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemPoolProps {
    /// cudaMemAllocationTypePinned or cudaMemAllocationTypeManaged.
    pub allocType: cudaMemAllocationType,
    /// Kinds of handle to export it by: bits of cudaMemAllocationHandleType.
    pub handleTypes: cudaMemAllocationHandleType,
    /// Location of its memory.
    pub location: cudaMemLocation,
    /// NULL, except on Windows.
    pub win32SecurityAttributes: *mut c_void,
    /// The most bytes it may hold; 0 leaves that to the driver.
    pub maxSize: usize,
    /// Bits for special uses.
    pub usage: c_ushort,
    /// 0.
    pub reserved: [c_uchar; 54],
}

/// Names one allocation of a pool between processes: 64 bytes to be sent as they are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemPoolPtrExportData {
    /// The bytes.
    pub reserved: [c_uchar; 64],
}

/// Rows of memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaPitchedPtr {
    /// The first byte.
    pub ptr: *mut c_void,
    /// Bytes from row to row.
    pub pitch: usize,
    /// Bytes in a row.
    pub xsize: usize,
    /// Rows in a slice.
    pub ysize: usize,
}

/// The size of a box.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExtent {
    /// Bytes in a row.
    pub width: usize,
    /// Rows in a slice.
    pub height: usize,
    /// Slices.
    pub depth: usize,
}

/// Element of an array: up to four channels of the same number of bits, 0 for an absent one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaChannelFormatDesc {
    /// Bits of the first channel.
    pub x: c_int,
    /// Bits of the second.
    pub y: c_int,
    /// Bits of the third.
    pub z: c_int,
    /// Bits of the fourth.
    pub w: c_int,
    /// Type of the channels.
    pub f: cudaChannelFormatKind,
}

/// A handle of Windows.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalWin32Handle {
    /// The handle.
    pub handle: *mut c_void,
    /// Its name.
    pub name: *const c_void,
}

/// Handle that memory is imported by. Fortran has the first member.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalMemoryHandle {
    /// A file descriptor.
    pub fd: c_int,
    /// A handle of Windows; not used on Linux.
    pub win32: cudaExternalWin32Handle,
    /// An object of NvSciBuf.
    pub nvSciBufObject: *const c_void,
}

/// Another API's memory to be imported.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalMemoryHandleDesc {
    /// Kind of the handle.
    pub r#type: cudaExternalMemoryHandleType,
    /// The handle.
    pub handle: cudaExternalMemoryHandle,
    /// Its size in bytes, as the other API allocated it.
    pub size: c_ulonglong,
    /// cudaExternalMemoryDedicated, or 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// A part of external memory, to be mapped.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalMemoryBufferDesc {
    /// Offset of its first byte in the memory.
    pub offset: c_ulonglong,
    /// Its bytes.
    pub size: c_ulonglong,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// Arrays in external memory, each half as large as the one before, to be mapped.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalMemoryMipmappedArrayDesc {
    /// Offset of the first in the memory.
    pub offset: c_ulonglong,
    /// Format of its elements.
    pub formatDesc: cudaChannelFormatDesc,
    /// Its elements, rows and slices; 0 rows where there is one dimension, 0 slices where there are two.
    pub extent: cudaExtent,
    /// cudaArraySurfaceLoadStore and the like.
    pub flags: c_uint,
    /// Number of arrays.
    pub numLevels: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// Handle that a semaphore is imported by. Fortran has the first member.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreHandle {
    /// A file descriptor.
    pub fd: c_int,
    /// A handle of Windows; not used on Linux.
    pub win32: cudaExternalWin32Handle,
    /// An object of NvSciSync.
    pub nvSciSyncObj: *const c_void,
}

/// Another API's semaphore to be imported.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalSemaphoreHandleDesc {
    /// Kind of the handle.
    pub r#type: cudaExternalSemaphoreHandleType,
    /// The handle.
    pub handle: cudaExternalSemaphoreHandle,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// The value of a timeline.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalFence {
    /// Value to set or to wait for.
    pub value: c_ulonglong,
}

/// A fence of NvSciSync. Fortran has the first member.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalNvSciSync {
    /// Address of the fence.
    pub fence: *mut c_void,
    /// All the bits.
    pub reserved: c_ulonglong,
}

/// Key that a keyed mutex of Windows is released with.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalSignalKey {
    /// The key.
    pub key: c_ulonglong,
}

/// Key that a keyed mutex of Windows is acquired with, and its timeout.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalWaitKey {
    /// The key.
    pub key: c_ulonglong,
    /// Timeout in milliseconds.
    pub timeoutMs: c_uint,
}

/// Parameters of a signal by the kind of semaphore.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalSemaphoreSignal {
    /// For a timeline semaphore.
    pub fence: cudaExternalFence,
    /// For one of NvSciSync.
    pub nvSciSync: cudaExternalNvSciSync,
    /// For a mutex of Windows.
    pub keyedMutex: cudaExternalSignalKey,
    /// 0.
    pub reserved: [c_uint; 12],
}

/// Parameters of a semaphore's signal.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalSemaphoreSignalParams {
    /// Parameters by its kind.
    pub params: cudaExternalSemaphoreSignal,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// Parameters of a wait by the kind of semaphore.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalSemaphoreWait {
    /// For a timeline semaphore.
    pub fence: cudaExternalFence,
    /// For one of NvSciSync.
    pub nvSciSync: cudaExternalNvSciSync,
    /// For a mutex of Windows.
    pub keyedMutex: cudaExternalWaitKey,
    /// 0.
    pub reserved: [c_uint; 10],
}

/// Parameters of a wait for a semaphore.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalSemaphoreWaitParams {
    /// Parameters by its kind.
    pub params: cudaExternalSemaphoreWait,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// Attributes of the copies of a batch.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemcpyAttributes {
    /// When the source is read.
    pub srcAccessOrder: cudaMemcpySrcAccessOrder,
    /// Probable location of managed sources.
    pub srcLocHint: cudaMemLocation,
    /// Probable location of managed destinations.
    pub dstLocHint: cudaMemLocation,
    /// cudaMemcpyFlags.
    pub flags: c_uint,
}

/// An offset in an array.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct cudaOffset3D {
    pub x: usize,
    pub y: usize,
    pub z: usize,
}

/// Memory as one side of a copy of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemcpy3DPointer {
    /// The first byte of the box.
    pub ptr: *mut c_void,
    /// The distance between rows; 0 for rows that follow each other.
    ///
    /// In elements of the other side's array, or in bytes where that is no array.
    pub rowLength: usize,
    /// Rows from slice to slice; 0 for slices that follow each other.
    pub layerHeight: usize,
    /// Probable location of managed memory.
    pub locHint: cudaMemLocation,
}

/// An array as one side of a copy of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemcpy3DArray {
    /// The array.
    pub array: cudaArray_t,
    /// Offset of the box in the array.
    pub offset: cudaOffset3D,
}

/// Memory or array that cudaMemcpy3DOperand names.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaMemcpy3DOperandValue {
    /// For cudaMemcpyOperandTypePointer.
    pub ptr: cudaMemcpy3DPointer,
    /// For cudaMemcpyOperandTypeArray.
    pub array: cudaMemcpy3DArray,
}

/// One side of a copy of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemcpy3DOperand {
    /// Kind of the side.
    pub r#type: cudaMemcpy3DOperandType,
    /// The memory or array.
    pub op: cudaMemcpy3DOperandValue,
}

/// One copy of a batch of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemcpy3DBatchOp {
    /// Read.
    pub src: cudaMemcpy3DOperand,
    /// Written.
    pub dst: cudaMemcpy3DOperand,
    /// Size of the box: bytes, rows and slices.
    pub extent: cudaExtent,
    /// When the source is read.
    pub srcAccessOrder: cudaMemcpySrcAccessOrder,
    /// cudaMemcpyFlags.
    pub flags: c_uint,
}

/// The value of an attribute of a launch or a stream.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaLaunchAttributeValue {
    /// All the bytes.
    pub pad: [c_char; 64],
    /// For cudaLaunchAttributeSynchronizationPolicy.
    pub syncPolicy: c_uint,
    /// For cudaLaunchAttributePriority.
    pub priority: c_int,
    /// For cudaLaunchAttributeMemSyncDomain.
    pub memSyncDomain: c_uint,
    /// As wide as the widest of the values that this version does not name.
    pub reserved: [c_ulonglong; 8],
}

/// An offset in a box.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaPos {
    /// Bytes.
    pub x: usize,
    /// Rows.
    pub y: usize,
    /// Slices.
    pub z: usize,
}

/// A copy of a box.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct cudaMemcpy3DParms {
    pub srcArray: cudaArray_t,
    pub srcPos: cudaPos,
    pub srcPtr: cudaPitchedPtr,
    pub dstArray: cudaArray_t,
    pub dstPos: cudaPos,
    pub dstPtr: cudaPitchedPtr,
    pub extent: cudaExtent,
    pub kind: cudaMemcpyKind,
}

/// A node of any type. The layout is the vendor's, whose header has it.
pub struct cudaGraphNodeParams(());

/// The function that judges nodes whose work differs where they are captured anew.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaGraphRecaptureCallbackData {
    /// The function; NULL for none.
    pub callbackFunc: cudaGraphRecaptureCallback_t,
    /// Its data.
    pub userData: *mut c_void,
}

/// The parameters of cudaGraphInstantiateWithParams.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaGraphInstantiateParams {
    /// cudaGraphInstantiateFlags.
    pub flags: c_ulonglong,
    /// The stream of the launch that cudaGraphInstantiateFlagUpload prepares.
    pub uploadStream: cudaStream_t,
    /// The node at fault, written by the call; NULL for none.
    pub errNode_out: cudaGraphNode_t,
    /// The outcome, written by the call.
    pub result_out: cudaGraphInstantiateResult,
}

/// The fill of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemsetParams {
    /// The first byte.
    pub dst: *mut c_void,
    /// Bytes from row to row, where there are several.
    pub pitch: usize,
    /// The value of each element.
    pub value: c_uint,
    /// Bytes of an element: 1, 2 or 4.
    pub elementSize: c_uint,
    /// Elements of a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
}

/// The allocation of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemAllocNodeParams {
    /// The location of the memory, and its type.
    pub poolProps: cudaMemPoolProps,
    /// Access of other devices, which all have it on the host back end.
    pub accessDescs: *const cudaMemAccessDesc,
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
pub struct cudaHostNodeParams {
    /// The function.
    pub r#fn: cudaHostFn_t,
    /// Its argument.
    pub userData: *mut c_void,
}

/// The signals of semaphores of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalSemaphoreSignalNodeParams {
    /// The semaphores.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// Their parameters.
    pub paramsArray: *const cudaExternalSemaphoreSignalParams,
    /// The number of them.
    pub numExtSems: c_uint,
}

/// The waits for semaphores of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExternalSemaphoreWaitNodeParams {
    /// The semaphores.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// Their parameters.
    pub paramsArray: *const cudaExternalSemaphoreWaitParams,
    /// The number of them.
    pub numExtSems: c_uint,
}

/// The outcome of an update of an executable graph, with the nodes at which graphs differ.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaGraphExecUpdateResultInfo {
    /// The outcome.
    pub result: cudaGraphExecUpdateResult,
    /// The node at which the graphs differ, or NULL.
    pub errorNode: cudaGraphNode_t,
    /// NULL.
    pub errorFromNode: cudaGraphNode_t,
}

/// A copy of a box between devices.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct cudaMemcpy3DPeerParms {
    pub srcArray: cudaArray_t,
    pub srcPos: cudaPos,
    pub srcPtr: cudaPitchedPtr,
    pub srcDevice: c_int,
    pub dstArray: cudaArray_t,
    pub dstPos: cudaPos,
    pub dstPtr: cudaPitchedPtr,
    pub dstDevice: c_int,
    pub extent: cudaExtent,
}

/// Attributes of the memory that a pointer points to.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaPointerAttributes {
    /// Kind of the memory.
    pub r#type: cudaMemoryType,
    /// The device it belongs to, or was allocated with; cudaInvalidDeviceId for unregistered memory.
    pub device: c_int,
    /// Address on the device; NULL if the device cannot access it.
    pub devicePointer: *mut c_void,
    /// Address on the host; NULL if the host cannot access it.
    pub hostPointer: *mut c_void,
    /// The locality domain of the device that it is in: 0.
    pub localityDomainOrdinal: c_int,
    /// Zeros.
    pub reserved: [std::ffi::c_long; 7],
}

/// [`cudaPointerAttributes`] of programs compiled for CUDA 12.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct cudaPointerAttributes_12 {
    pub(super) r#type: cudaMemoryType,
    pub(super) device: c_int,
    pub(super) devicePointer: *mut c_void,
    pub(super) hostPointer: *mut c_void,
}

/// Properties of a device. Sizes are bytes.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct cudaDeviceProp {
    pub name: [c_char; 256],
    pub uuid: cudaUUID_t,
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
    pub totalConstMem: usize,
    pub major: c_int,
    pub minor: c_int,
    pub textureAlignment: usize,
    pub texturePitchAlignment: usize,
    pub multiProcessorCount: c_int,
    pub integrated: c_int,
    pub canMapHostMemory: c_int,
    pub maxTexture1D: c_int,
    pub maxTexture1DMipmap: c_int,
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
    pub pageableMemoryAccess: c_int,
    pub concurrentManagedAccess: c_int,
    pub computePreemptionSupported: c_int,
    pub canUseHostPointerForRegisteredMem: c_int,
    pub cooperativeLaunch: c_int,
    pub sharedMemPerBlockOptin: usize,
    pub pageableMemoryAccessUsesHostPageTables: c_int,
    pub directManagedMemAccessFromHost: c_int,
    pub maxBlocksPerMultiProcessor: c_int,
    pub accessPolicyMaxWindowSize: c_int,
    pub reservedSharedMemPerBlock: usize,
    pub hostRegisterSupported: c_int,
    pub sparseCudaArraySupported: c_int,
    pub hostRegisterReadOnlySupported: c_int,
    pub timelineSemaphoreInteropSupported: c_int,
    pub memoryPoolsSupported: c_int,
    pub gpuDirectRDMASupported: c_int,
    pub gpuDirectRDMAFlushWritesOptions: c_uint,
    pub gpuDirectRDMAWritesOrdering: c_int,
    pub memoryPoolSupportedHandleTypes: c_uint,
    pub deferredMappingCudaArraySupported: c_int,
    pub ipcEventSupported: c_int,
    pub clusterLaunch: c_int,
    pub unifiedFunctionPointers: c_int,
    pub deviceNumaConfig: c_int,
    pub deviceNumaId: c_int,
    pub mpsEnabled: c_int,
    pub hostNumaId: c_int,
    pub gpuPciDeviceID: c_uint,
    pub gpuPciSubsystemID: c_uint,
    pub hostNumaMultinodeIpcSupported: c_int,
    pub reserved: [c_int; 56],
}

/// [`cudaDeviceProp`] of programs compiled for CUDA 12. Rates are in kHz.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub(super) struct cudaDeviceProp_12 {
    pub(super) name: [c_char; 256],
    pub(super) uuid: cudaUUID_t,
    pub(super) luid: [c_char; 8],
    pub(super) luidDeviceNodeMask: c_uint,
    pub(super) totalGlobalMem: usize,
    pub(super) sharedMemPerBlock: usize,
    pub(super) regsPerBlock: c_int,
    pub(super) warpSize: c_int,
    pub(super) memPitch: usize,
    pub(super) maxThreadsPerBlock: c_int,
    pub(super) maxThreadsDim: [c_int; 3],
    pub(super) maxGridSize: [c_int; 3],
    pub(super) clockRate: c_int,
    pub(super) totalConstMem: usize,
    pub(super) major: c_int,
    pub(super) minor: c_int,
    pub(super) textureAlignment: usize,
    pub(super) texturePitchAlignment: usize,
    pub(super) deviceOverlap: c_int,
    pub(super) multiProcessorCount: c_int,
    pub(super) kernelExecTimeoutEnabled: c_int,
    pub(super) integrated: c_int,
    pub(super) canMapHostMemory: c_int,
    pub(super) computeMode: c_int,
    pub(super) maxTexture1D: c_int,
    pub(super) maxTexture1DMipmap: c_int,
    pub(super) maxTexture1DLinear: c_int,
    pub(super) maxTexture2D: [c_int; 2],
    pub(super) maxTexture2DMipmap: [c_int; 2],
    pub(super) maxTexture2DLinear: [c_int; 3],
    pub(super) maxTexture2DGather: [c_int; 2],
    pub(super) maxTexture3D: [c_int; 3],
    pub(super) maxTexture3DAlt: [c_int; 3],
    pub(super) maxTextureCubemap: c_int,
    pub(super) maxTexture1DLayered: [c_int; 2],
    pub(super) maxTexture2DLayered: [c_int; 3],
    pub(super) maxTextureCubemapLayered: [c_int; 2],
    pub(super) maxSurface1D: c_int,
    pub(super) maxSurface2D: [c_int; 2],
    pub(super) maxSurface3D: [c_int; 3],
    pub(super) maxSurface1DLayered: [c_int; 2],
    pub(super) maxSurface2DLayered: [c_int; 3],
    pub(super) maxSurfaceCubemap: c_int,
    pub(super) maxSurfaceCubemapLayered: [c_int; 2],
    pub(super) surfaceAlignment: usize,
    pub(super) concurrentKernels: c_int,
    pub(super) ECCEnabled: c_int,
    pub(super) pciBusID: c_int,
    pub(super) pciDeviceID: c_int,
    pub(super) pciDomainID: c_int,
    pub(super) tccDriver: c_int,
    pub(super) asyncEngineCount: c_int,
    pub(super) unifiedAddressing: c_int,
    pub(super) memoryClockRate: c_int,
    pub(super) memoryBusWidth: c_int,
    pub(super) l2CacheSize: c_int,
    pub(super) persistingL2CacheMaxSize: c_int,
    pub(super) maxThreadsPerMultiProcessor: c_int,
    pub(super) streamPrioritiesSupported: c_int,
    pub(super) globalL1CacheSupported: c_int,
    pub(super) localL1CacheSupported: c_int,
    pub(super) sharedMemPerMultiprocessor: usize,
    pub(super) regsPerMultiprocessor: c_int,
    pub(super) managedMemory: c_int,
    pub(super) isMultiGpuBoard: c_int,
    pub(super) multiGpuBoardGroupID: c_int,
    pub(super) hostNativeAtomicSupported: c_int,
    pub(super) singleToDoublePrecisionPerfRatio: c_int,
    pub(super) pageableMemoryAccess: c_int,
    pub(super) concurrentManagedAccess: c_int,
    pub(super) computePreemptionSupported: c_int,
    pub(super) canUseHostPointerForRegisteredMem: c_int,
    pub(super) cooperativeLaunch: c_int,
    pub(super) cooperativeMultiDeviceLaunch: c_int,
    pub(super) sharedMemPerBlockOptin: usize,
    pub(super) pageableMemoryAccessUsesHostPageTables: c_int,
    pub(super) directManagedMemAccessFromHost: c_int,
    pub(super) maxBlocksPerMultiProcessor: c_int,
    pub(super) accessPolicyMaxWindowSize: c_int,
    pub(super) reservedSharedMemPerBlock: usize,
    pub(super) hostRegisterSupported: c_int,
    pub(super) sparseCudaArraySupported: c_int,
    pub(super) hostRegisterReadOnlySupported: c_int,
    pub(super) timelineSemaphoreInteropSupported: c_int,
    pub(super) memoryPoolsSupported: c_int,
    pub(super) gpuDirectRDMASupported: c_int,
    pub(super) gpuDirectRDMAFlushWritesOptions: c_uint,
    pub(super) gpuDirectRDMAWritesOrdering: c_int,
    pub(super) memoryPoolSupportedHandleTypes: c_uint,
    pub(super) deferredMappingCudaArraySupported: c_int,
    pub(super) ipcEventSupported: c_int,
    pub(super) clusterLaunch: c_int,
    pub(super) unifiedFunctionPointers: c_int,
    pub(super) reserved: [c_int; 63],
}

/// Converts the properties to the layout of CUDA 12; members that CUDA 13 lacks become zeros.
pub(super) fn old_layout(p: &cudaDeviceProp) -> cudaDeviceProp_12 {
    // SAFETY: zeros are integers.
    let zeros: cudaDeviceProp_12 = unsafe { std::mem::zeroed() };
    cudaDeviceProp_12 {
        name: p.name,
        uuid: p.uuid,
        luid: p.luid,
        luidDeviceNodeMask: p.luidDeviceNodeMask,
        totalGlobalMem: p.totalGlobalMem,
        sharedMemPerBlock: p.sharedMemPerBlock,
        regsPerBlock: p.regsPerBlock,
        warpSize: p.warpSize,
        memPitch: p.memPitch,
        maxThreadsPerBlock: p.maxThreadsPerBlock,
        maxThreadsDim: p.maxThreadsDim,
        maxGridSize: p.maxGridSize,
        totalConstMem: p.totalConstMem,
        major: p.major,
        minor: p.minor,
        textureAlignment: p.textureAlignment,
        texturePitchAlignment: p.texturePitchAlignment,
        multiProcessorCount: p.multiProcessorCount,
        integrated: p.integrated,
        canMapHostMemory: p.canMapHostMemory,
        maxTexture1D: p.maxTexture1D,
        maxTexture1DMipmap: p.maxTexture1DMipmap,
        maxTexture2D: p.maxTexture2D,
        maxTexture2DMipmap: p.maxTexture2DMipmap,
        maxTexture2DLinear: p.maxTexture2DLinear,
        maxTexture2DGather: p.maxTexture2DGather,
        maxTexture3D: p.maxTexture3D,
        maxTexture3DAlt: p.maxTexture3DAlt,
        maxTextureCubemap: p.maxTextureCubemap,
        maxTexture1DLayered: p.maxTexture1DLayered,
        maxTexture2DLayered: p.maxTexture2DLayered,
        maxTextureCubemapLayered: p.maxTextureCubemapLayered,
        maxSurface1D: p.maxSurface1D,
        maxSurface2D: p.maxSurface2D,
        maxSurface3D: p.maxSurface3D,
        maxSurface1DLayered: p.maxSurface1DLayered,
        maxSurface2DLayered: p.maxSurface2DLayered,
        maxSurfaceCubemap: p.maxSurfaceCubemap,
        maxSurfaceCubemapLayered: p.maxSurfaceCubemapLayered,
        surfaceAlignment: p.surfaceAlignment,
        concurrentKernels: p.concurrentKernels,
        ECCEnabled: p.ECCEnabled,
        pciBusID: p.pciBusID,
        pciDeviceID: p.pciDeviceID,
        pciDomainID: p.pciDomainID,
        tccDriver: p.tccDriver,
        asyncEngineCount: p.asyncEngineCount,
        unifiedAddressing: p.unifiedAddressing,
        memoryBusWidth: p.memoryBusWidth,
        l2CacheSize: p.l2CacheSize,
        persistingL2CacheMaxSize: p.persistingL2CacheMaxSize,
        maxThreadsPerMultiProcessor: p.maxThreadsPerMultiProcessor,
        streamPrioritiesSupported: p.streamPrioritiesSupported,
        globalL1CacheSupported: p.globalL1CacheSupported,
        localL1CacheSupported: p.localL1CacheSupported,
        sharedMemPerMultiprocessor: p.sharedMemPerMultiprocessor,
        regsPerMultiprocessor: p.regsPerMultiprocessor,
        managedMemory: p.managedMemory,
        isMultiGpuBoard: p.isMultiGpuBoard,
        multiGpuBoardGroupID: p.multiGpuBoardGroupID,
        hostNativeAtomicSupported: p.hostNativeAtomicSupported,
        pageableMemoryAccess: p.pageableMemoryAccess,
        concurrentManagedAccess: p.concurrentManagedAccess,
        computePreemptionSupported: p.computePreemptionSupported,
        canUseHostPointerForRegisteredMem: p.canUseHostPointerForRegisteredMem,
        cooperativeLaunch: p.cooperativeLaunch,
        sharedMemPerBlockOptin: p.sharedMemPerBlockOptin,
        pageableMemoryAccessUsesHostPageTables: p.pageableMemoryAccessUsesHostPageTables,
        directManagedMemAccessFromHost: p.directManagedMemAccessFromHost,
        maxBlocksPerMultiProcessor: p.maxBlocksPerMultiProcessor,
        accessPolicyMaxWindowSize: p.accessPolicyMaxWindowSize,
        reservedSharedMemPerBlock: p.reservedSharedMemPerBlock,
        hostRegisterSupported: p.hostRegisterSupported,
        sparseCudaArraySupported: p.sparseCudaArraySupported,
        hostRegisterReadOnlySupported: p.hostRegisterReadOnlySupported,
        timelineSemaphoreInteropSupported: p.timelineSemaphoreInteropSupported,
        memoryPoolsSupported: p.memoryPoolsSupported,
        gpuDirectRDMASupported: p.gpuDirectRDMASupported,
        gpuDirectRDMAFlushWritesOptions: p.gpuDirectRDMAFlushWritesOptions,
        gpuDirectRDMAWritesOrdering: p.gpuDirectRDMAWritesOrdering,
        memoryPoolSupportedHandleTypes: p.memoryPoolSupportedHandleTypes,
        deferredMappingCudaArraySupported: p.deferredMappingCudaArraySupported,
        ipcEventSupported: p.ipcEventSupported,
        clusterLaunch: p.clusterLaunch,
        unifiedFunctionPointers: p.unifiedFunctionPointers,
        ..zeros
    }
}

impl From<IpcHandle> for cudaIpcMemHandle_t {
    fn from(bytes: IpcHandle) -> Self {
        cudaIpcMemHandle_t { reserved: bytes.map(|byte| byte as c_char) }
    }
}

impl cudaIpcMemHandle_t {
    /// Returns the bytes; InvalidValue if all are zero, as in no exported handle.
    pub(super) fn bytes(&self) -> Result<IpcHandle> {
        let bytes = self.reserved.map(|byte| byte as u8);
        if bytes == [0; HANDLE_SIZE] { Err(Kind::InvalidValue.because("the handle is all zeros")) } else { Ok(bytes) }
    }
}

impl From<IpcHandle> for cudaIpcEventHandle_t {
    fn from(bytes: IpcHandle) -> Self {
        cudaIpcEventHandle_t { reserved: bytes.map(|byte| byte as c_char) }
    }
}

impl cudaIpcEventHandle_t {
    /// The bytes.
    pub(super) fn bytes(&self) -> IpcHandle {
        self.reserved.map(|byte| byte as u8)
    }
}

const _: () =
    assert!(size_of::<cudaIpcMemHandle_t>() == HANDLE_SIZE && size_of::<cudaIpcEventHandle_t>() == HANDLE_SIZE);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_texts() {
        assert_eq!(name_and_description(600), Some((c"cudaErrorNotReady", c"device not ready")));
        assert_eq!(
            (runtime_status(800), runtime_status(202), runtime_status(-1)),
            (Some(cudaErrorNotPermitted), None, None)
        );
    }

    #[test]
    fn layouts_are_those_of_13_and_12() {
        assert_eq!((size_of::<cudaDeviceProp>(), size_of::<cudaDeviceProp_12>()), (1008, 1032));
        assert_eq!((size_of::<cudaPointerAttributes>(), size_of::<cudaPointerAttributes_12>()), (88, 24));
        assert_eq!((size_of::<cudaMemcpy3DParms>(), size_of::<cudaMemcpy3DPeerParms>()), (160, 168));
        assert_eq!((size_of::<cudaExternalMemoryHandleDesc>(), size_of::<cudaExternalMemoryBufferDesc>()), (104, 88));
        assert_eq!(size_of::<cudaExternalMemoryMipmappedArrayDesc>(), 128);
        assert_eq!(size_of::<cudaExternalSemaphoreHandleDesc>(), 96);
        assert_eq!(size_of::<cudaExternalSemaphoreSignalParams>(), 144);
        assert_eq!(size_of::<cudaExternalSemaphoreWaitParams>(), 144);
        assert_eq!(std::mem::offset_of!(cudaDeviceProp_12, multiProcessorCount), 388);
        assert_eq!(std::mem::offset_of!(cudaDeviceProp, multiProcessorCount), 384);
        assert_eq!(std::mem::offset_of!(cudaDeviceProp_12, ipcEventSupported), 768);
        assert_eq!(std::mem::offset_of!(cudaDeviceProp, ipcEventSupported), 744);
    }
}
