/* Generated from src/api/cudart by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The functions, types and constants of CUDA's runtime, one to one, as in CUDA 13.
 *
 * In addition to the codes listed with it, any function may return, whatever the arguments,
 * cudaErrorInsufficientDriver if no back end can be used, cudaErrorNoDevice if NVIDIA's driver is there but no device,
 * cudaErrorInitializationError in a process forked after the first call, cudaErrorNotSupported for an operation that
 * the back end in use does not support, and cudaErrorUnknown. A function that waits for a stream also returns the
 * error of earlier work on it, such as cudaErrorLaunchFailure. anygpu_last_reason() describes the failure.
 */

#ifndef ANYGPU_CUDART_H
#define ANYGPU_CUDART_H

#include <stddef.h>
#include <stdint.h>
#include "cuda.h"

/** The version of CUDA's API: major * 1000 + minor * 10. */
#define CUDART_VERSION 13050

/** Bytes of an IPC handle. */
#define CUDA_IPC_HANDLE_SIZE 64

/** The default stream by name. */
#define cudaStreamLegacy ((cudaStream_t)1)

/** The calling thread's default stream. */
#define cudaStreamPerThread ((cudaStream_t)2)

/** The host, in place of a device. */
#define cudaCpuDeviceId (-1)

/** No device, or several, where a device is reported. */
#define cudaInvalidDeviceId (-2)

/** Ordinary pinned host memory. */
#define cudaHostAllocDefault 0x0

/** Pinned host memory for every device. */
#define cudaHostAllocPortable 0x1

/** Pinned host memory in the devices' address space. */
#define cudaHostAllocMapped 0x2

/** Write-combined pinned host memory. */
#define cudaHostAllocWriteCombined 0x4

/** Ordinary registered host memory. */
#define cudaHostRegisterDefault 0x0

/** Registered for every device. */
#define cudaHostRegisterPortable 0x1

/** Registered in the devices' address space. */
#define cudaHostRegisterMapped 0x2

/** Registered memory-mapped I/O. */
#define cudaHostRegisterIoMemory 0x4

/** Registered host memory that the device only reads. */
#define cudaHostRegisterReadOnly 0x8

/** The flags of cudaDeviceEnablePeerAccess. */
#define cudaPeerAccessDefault 0x0

/** A stream ordered with the default stream. */
#define cudaStreamDefault 0x0

/** A stream not ordered with the default stream. */
#define cudaStreamNonBlocking 0x1

/** An event that records timestamps. */
#define cudaEventDefault 0x0

/** Waiting threads sleep. */
#define cudaEventBlockingSync 0x1

/** No timestamps are recorded. */
#define cudaEventDisableTiming 0x2

/** Other processes may open it; with cudaEventDisableTiming. */
#define cudaEventInterprocess 0x4

/** An ordinary record. */
#define cudaEventRecordDefault 0x0

/** A record as a node of its own in a captured graph. */
#define cudaEventRecordExternal 0x1

/** An ordinary wait. */
#define cudaEventWaitDefault 0x0

/** A wait as a node of its own in a captured graph. */
#define cudaEventWaitExternal 0x1

/** Threads wait as the runtime chooses. */
#define cudaDeviceScheduleAuto 0x0

/** Threads spin. */
#define cudaDeviceScheduleSpin 0x1

/** Threads spin and yield. */
#define cudaDeviceScheduleYield 0x2

/** Threads sleep. */
#define cudaDeviceScheduleBlockingSync 0x4

/** All cudaDeviceSchedule flags. */
#define cudaDeviceScheduleMask 0x7

/** Pinned host memory can be mapped; it always can. */
#define cudaDeviceMapHost 0x8

/** Local memory is kept after a launch. */
#define cudaDeviceLmemResizeToMax 0x10

/** Every copy and fill waits until it is done. */
#define cudaDeviceSyncMemops 0x80

/** All device flags. */
#define cudaDeviceMask 0xff

/** Managed memory for every stream. */
#define cudaMemAttachGlobal 0x1

/** Managed memory for the host first. */
#define cudaMemAttachHost 0x2

/** Managed memory for one stream. */
#define cudaMemAttachSingle 0x4

/** The flags of cudaIpcOpenMemHandle: peer access is enabled where needed. */
#define cudaIpcMemLazyEnablePeerAccess 0x1

/** External memory that was allocated for one resource alone. */
#define cudaExternalMemoryDedicated 0x1

/** An array of no special kind. */
#define cudaArrayDefault 0x0

/** The array's depth counts layers. */
#define cudaArrayLayered 0x1

/** Kernels write to the array. */
#define cudaArraySurfaceLoadStore 0x2

/** Six layers of the array are a cube. */
#define cudaArrayCubemap 0x4

/** Kernels gather four elements of the array at once. */
#define cudaArrayTextureGather 0x8

/** Another API renders into the array. */
#define cudaArrayColorAttachment 0x20

/** cudaInitDevice also sets the device flags. */
#define cudaInitDeviceFlagsAreValid 0x1

/** The status of every call. */
typedef enum cudaError {
  cudaSuccess = 0,
  cudaErrorInvalidValue = 1,
  cudaErrorMemoryAllocation = 2,
  cudaErrorInitializationError = 3,
  cudaErrorCudartUnloading = 4,
  cudaErrorProfilerDisabled = 5,
  cudaErrorProfilerNotInitialized = 6,
  cudaErrorProfilerAlreadyStarted = 7,
  cudaErrorProfilerAlreadyStopped = 8,
  cudaErrorInvalidConfiguration = 9,
  cudaErrorVersionTranslation = 10,
  cudaErrorInvalidPitchValue = 12,
  cudaErrorInvalidSymbol = 13,
  cudaErrorInvalidHostPointer = 16,
  cudaErrorInvalidDevicePointer = 17,
  cudaErrorInvalidTexture = 18,
  cudaErrorInvalidTextureBinding = 19,
  cudaErrorInvalidChannelDescriptor = 20,
  cudaErrorInvalidMemcpyDirection = 21,
  cudaErrorAddressOfConstant = 22,
  cudaErrorTextureFetchFailed = 23,
  cudaErrorTextureNotBound = 24,
  cudaErrorSynchronizationError = 25,
  cudaErrorInvalidFilterSetting = 26,
  cudaErrorInvalidNormSetting = 27,
  cudaErrorMixedDeviceExecution = 28,
  cudaErrorNotYetImplemented = 31,
  cudaErrorMemoryValueTooLarge = 32,
  cudaErrorStubLibrary = 34,
  cudaErrorInsufficientDriver = 35,
  cudaErrorCallRequiresNewerDriver = 36,
  cudaErrorInvalidSurface = 37,
  cudaErrorDuplicateVariableName = 43,
  cudaErrorDuplicateTextureName = 44,
  cudaErrorDuplicateSurfaceName = 45,
  cudaErrorDevicesUnavailable = 46,
  cudaErrorIncompatibleDriverContext = 49,
  cudaErrorMissingConfiguration = 52,
  cudaErrorPriorLaunchFailure = 53,
  cudaErrorLaunchMaxDepthExceeded = 65,
  cudaErrorLaunchFileScopedTex = 66,
  cudaErrorLaunchFileScopedSurf = 67,
  cudaErrorSyncDepthExceeded = 68,
  cudaErrorLaunchPendingCountExceeded = 69,
  cudaErrorInvalidDeviceFunction = 98,
  cudaErrorNoDevice = 100,
  cudaErrorInvalidDevice = 101,
  cudaErrorDeviceNotLicensed = 102,
  cudaErrorSoftwareValidityNotEstablished = 103,
  cudaErrorStartupFailure = 127,
  cudaErrorInvalidKernelImage = 200,
  cudaErrorDeviceUninitialized = 201,
  cudaErrorMapBufferObjectFailed = 205,
  cudaErrorUnmapBufferObjectFailed = 206,
  cudaErrorArrayIsMapped = 207,
  cudaErrorAlreadyMapped = 208,
  cudaErrorNoKernelImageForDevice = 209,
  cudaErrorAlreadyAcquired = 210,
  cudaErrorNotMapped = 211,
  cudaErrorNotMappedAsArray = 212,
  cudaErrorNotMappedAsPointer = 213,
  cudaErrorECCUncorrectable = 214,
  cudaErrorUnsupportedLimit = 215,
  cudaErrorDeviceAlreadyInUse = 216,
  cudaErrorPeerAccessUnsupported = 217,
  cudaErrorInvalidPtx = 218,
  cudaErrorInvalidGraphicsContext = 219,
  cudaErrorNvlinkUncorrectable = 220,
  cudaErrorJitCompilerNotFound = 221,
  cudaErrorUnsupportedPtxVersion = 222,
  cudaErrorJitCompilationDisabled = 223,
  cudaErrorUnsupportedExecAffinity = 224,
  cudaErrorUnsupportedDevSideSync = 225,
  cudaErrorContained = 226,
  cudaErrorInsufficientLoaderVersion = 227,
  cudaErrorInvalidSource = 300,
  cudaErrorFileNotFound = 301,
  cudaErrorSharedObjectSymbolNotFound = 302,
  cudaErrorSharedObjectInitFailed = 303,
  cudaErrorOperatingSystem = 304,
  cudaErrorInvalidResourceHandle = 400,
  cudaErrorIllegalState = 401,
  cudaErrorLossyQuery = 402,
  cudaErrorSymbolNotFound = 500,
  cudaErrorNotReady = 600,
  cudaErrorIllegalAddress = 700,
  cudaErrorLaunchOutOfResources = 701,
  cudaErrorLaunchTimeout = 702,
  cudaErrorLaunchIncompatibleTexturing = 703,
  cudaErrorPeerAccessAlreadyEnabled = 704,
  cudaErrorPeerAccessNotEnabled = 705,
  cudaErrorSetOnActiveProcess = 708,
  cudaErrorContextIsDestroyed = 709,
  cudaErrorAssert = 710,
  cudaErrorTooManyPeers = 711,
  cudaErrorHostMemoryAlreadyRegistered = 712,
  cudaErrorHostMemoryNotRegistered = 713,
  cudaErrorHardwareStackError = 714,
  cudaErrorIllegalInstruction = 715,
  cudaErrorMisalignedAddress = 716,
  cudaErrorInvalidAddressSpace = 717,
  cudaErrorInvalidPc = 718,
  cudaErrorLaunchFailure = 719,
  cudaErrorCooperativeLaunchTooLarge = 720,
  cudaErrorTensorMemoryLeak = 721,
  cudaErrorNotPermitted = 800,
  cudaErrorNotSupported = 801,
  cudaErrorSystemNotReady = 802,
  cudaErrorSystemDriverMismatch = 803,
  cudaErrorCompatNotSupportedOnDevice = 804,
  cudaErrorMpsConnectionFailed = 805,
  cudaErrorMpsRpcFailure = 806,
  cudaErrorMpsServerNotReady = 807,
  cudaErrorMpsMaxClientsReached = 808,
  cudaErrorMpsMaxConnectionsReached = 809,
  cudaErrorMpsClientTerminated = 810,
  cudaErrorCdpNotSupported = 811,
  cudaErrorCdpVersionMismatch = 812,
  cudaErrorStreamCaptureUnsupported = 900,
  cudaErrorStreamCaptureInvalidated = 901,
  cudaErrorStreamCaptureMerge = 902,
  cudaErrorStreamCaptureUnmatched = 903,
  cudaErrorStreamCaptureUnjoined = 904,
  cudaErrorStreamCaptureIsolation = 905,
  cudaErrorStreamCaptureImplicit = 906,
  cudaErrorCapturedEvent = 907,
  cudaErrorStreamCaptureWrongThread = 908,
  cudaErrorTimeout = 909,
  cudaErrorGraphExecUpdateFailure = 910,
  cudaErrorExternalDevice = 911,
  cudaErrorInvalidClusterSize = 912,
  cudaErrorFunctionNotLoaded = 913,
  cudaErrorInvalidResourceType = 914,
  cudaErrorInvalidResourceConfiguration = 915,
  cudaErrorStreamDetached = 917,
  cudaErrorGraphRecaptureFailure = 918,
  cudaErrorFabricNotReady = 919,
  cudaErrorUnknown = 999,
  cudaErrorApiFailureBase = 10000
} cudaError_t;

/** Directions of a copy. */
typedef enum cudaMemcpyKind {
  cudaMemcpyHostToHost = 0,
  cudaMemcpyHostToDevice = 1,
  cudaMemcpyDeviceToHost = 2,
  cudaMemcpyDeviceToDevice = 3,
  cudaMemcpyDefault = 4
} cudaMemcpyKind;

/** Kinds of memory. */
typedef enum cudaMemoryType {
  cudaMemoryTypeUnregistered = 0,
  cudaMemoryTypeHost = 1,
  cudaMemoryTypeDevice = 2,
  cudaMemoryTypeManaged = 3
} cudaMemoryType;

/** Limits of a device. */
typedef enum cudaLimit {
  cudaLimitStackSize = 0,
  cudaLimitPrintfFifoSize = 1,
  cudaLimitMallocHeapSize = 2,
  cudaLimitDevRuntimeSyncDepth = 3,
  cudaLimitDevRuntimePendingLaunchCount = 4,
  cudaLimitMaxL2FetchGranularity = 5,
  cudaLimitPersistingL2CacheSize = 6,
  cudaLimitPerBlockMemorySize = 10
} cudaLimit;

/** The preference between shared memory and L1 cache. */
typedef enum cudaFuncCache {
  cudaFuncCachePreferNone = 0,
  cudaFuncCachePreferShared = 1,
  cudaFuncCachePreferL1 = 2,
  cudaFuncCachePreferEqual = 3
} cudaFuncCache;

/** The bank size of shared memory. */
typedef enum cudaSharedMemConfig {
  cudaSharedMemBankSizeDefault = 0,
  cudaSharedMemBankSizeFourByte = 1,
  cudaSharedMemBankSizeEightByte = 2
} cudaSharedMemConfig;

/** Compute modes: the processes that may use a device. */
typedef enum cudaComputeMode {
  cudaComputeModeDefault = 0,
  cudaComputeModeExclusive = 1,
  cudaComputeModeProhibited = 2,
  cudaComputeModeExclusiveProcess = 3
} cudaComputeMode;

/** Attributes that cudaDeviceGetAttribute reports. */
typedef enum cudaDeviceAttr {
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
  cudaDevAttrMax = 161
} cudaDeviceAttr;

/** Attributes of a pair of devices. */
typedef enum cudaDeviceP2PAttr {
  cudaDevP2PAttrPerformanceRank = 1,
  cudaDevP2PAttrAccessSupported = 2,
  cudaDevP2PAttrNativeAtomicSupported = 3,
  cudaDevP2PAttrCudaArrayAccessSupported = 4,
  cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5
} cudaDeviceP2PAttr;

/** Atomic operations. */
typedef enum cudaAtomicOperation {
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
  cudaAtomicOperationFloatMax = 12
} cudaAtomicOperation;

/** Advice about managed memory. */
typedef enum cudaMemoryAdvise {
  cudaMemAdviseSetReadMostly = 1,
  cudaMemAdviseUnsetReadMostly = 2,
  cudaMemAdviseSetPreferredLocation = 3,
  cudaMemAdviseUnsetPreferredLocation = 4,
  cudaMemAdviseSetAccessedBy = 5,
  cudaMemAdviseUnsetAccessedBy = 6
} cudaMemoryAdvise;

/** Attributes of a managed range. */
typedef enum cudaMemRangeAttribute {
  cudaMemRangeAttributeReadMostly = 1,
  cudaMemRangeAttributePreferredLocation = 2,
  cudaMemRangeAttributeAccessedBy = 3,
  cudaMemRangeAttributeLastPrefetchLocation = 4,
  cudaMemRangeAttributePreferredLocationType = 5,
  cudaMemRangeAttributePreferredLocationId = 6,
  cudaMemRangeAttributeLastPrefetchLocationType = 7,
  cudaMemRangeAttributeLastPrefetchLocationId = 8
} cudaMemRangeAttribute;

/** Kinds of allocation of a pool. */
typedef enum cudaMemAllocationType {
  cudaMemAllocationTypeInvalid = 0,
  /** Memory stays where it was allocated. */
  cudaMemAllocationTypePinned = 1,
  /** Memory migrates between devices and host. */
  cudaMemAllocationTypeManaged = 2
} cudaMemAllocationType;

/** Kinds of handle that other processes import a pool by; bits where several may be named. */
typedef enum cudaMemAllocationHandleType {
  cudaMemHandleTypeNone = 0,
  /** An `int`: a file descriptor. */
  cudaMemHandleTypePosixFileDescriptor = 1,
  cudaMemHandleTypeWin32 = 2,
  cudaMemHandleTypeWin32Kmt = 4,
  /** A cudaMemFabricHandle_t, good on every machine of one NVLink fabric. */
  cudaMemHandleTypeFabric = 8
} cudaMemAllocationHandleType;

/** Access rights to memory. */
typedef enum cudaMemAccessFlags {
  cudaMemAccessFlagsProtNone = 0,
  cudaMemAccessFlagsProtRead = 1,
  cudaMemAccessFlagsProtReadWrite = 3
} cudaMemAccessFlags;

/** Attributes of a pool. The first four and the high-water marks can be set. */
typedef enum cudaMemPoolAttr {
  /** `int`: memory freed in one stream may be reused in another that waits for it by an event. */
  cudaMemPoolReuseFollowEventDependencies = 1,
  /** `int`: memory may be reused as soon as its free has run. */
  cudaMemPoolReuseAllowOpportunistic = 2,
  /** `int`: streams may be made to wait for each other to reuse memory. */
  cudaMemPoolReuseAllowInternalDependencies = 3,
  /** 64 bits: bytes that the pool keeps rather than return to the system. */
  cudaMemPoolAttrReleaseThreshold = 4,
  /** 64 bits: bytes it holds. */
  cudaMemPoolAttrReservedMemCurrent = 5,
  /** 64 bits: the most it has held since this was reset to 0. */
  cudaMemPoolAttrReservedMemHigh = 6,
  /** 64 bits: bytes allocated from it. */
  cudaMemPoolAttrUsedMemCurrent = 7,
  /** 64 bits: the most allocated since this was reset to 0. */
  cudaMemPoolAttrUsedMemHigh = 8,
  cudaMemPoolAttrAllocationType = 9,
  cudaMemPoolAttrExportHandleTypes = 10,
  cudaMemPoolAttrLocationId = 11,
  cudaMemPoolAttrLocationType = 12,
  cudaMemPoolAttrMaxPoolSize = 13,
  cudaMemPoolAttrHwDecompressEnabled = 14,
  cudaMemPoolAttrLocalityDomainId = 15
} cudaMemPoolAttr;

/** Kinds of memory location. */
typedef enum cudaMemLocationType {
  cudaMemLocationTypeInvalid = 0,
  cudaMemLocationTypeNone = 0,
  cudaMemLocationTypeDevice = 1,
  cudaMemLocationTypeHost = 2,
  cudaMemLocationTypeHostNuma = 3,
  cudaMemLocationTypeHostNumaCurrent = 4,
  cudaMemLocationTypeInvisible = 5,
  cudaMemLocationTypeDeviceLocalityDomain = 6
} cudaMemLocationType;

/** Device whose remote writes are flushed. */
typedef enum cudaFlushGPUDirectRDMAWritesTarget {
  cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0
} cudaFlushGPUDirectRDMAWritesTarget;

/** Devices that see flushed remote writes. */
typedef enum cudaFlushGPUDirectRDMAWritesScope {
  cudaFlushGPUDirectRDMAWritesToOwner = 100,
  cudaFlushGPUDirectRDMAWritesToAllDevices = 200
} cudaFlushGPUDirectRDMAWritesScope;

/** When a queued copy reads its source. */
typedef enum cudaMemcpySrcAccessOrder {
  cudaMemcpySrcAccessOrderInvalid = 0,
  cudaMemcpySrcAccessOrderStream = 1,
  cudaMemcpySrcAccessOrderDuringApiCall = 2,
  cudaMemcpySrcAccessOrderAny = 3
} cudaMemcpySrcAccessOrder;

/** Flags of a queued copy. */
typedef enum cudaMemcpyFlags {
  cudaMemcpyFlagDefault = 0,
  cudaMemcpyFlagPreferOverlapWithCompute = 1
} cudaMemcpyFlags;

/** Kinds of the source and destination of a box copy. */
typedef enum cudaMemcpy3DOperandType {
  cudaMemcpyOperandTypePointer = 1,
  cudaMemcpyOperandTypeArray = 2
} cudaMemcpy3DOperandType;

/** Options of libraries. */
typedef enum cudaLibraryOption {
  cudaLibraryHostUniversalFunctionAndDataTable = 0,
  /** The program keeps the image as long as the library is loaded. */
  cudaLibraryBinaryIsPreserved = 1
} cudaLibraryOption;

/** Options for the compiler of PTX. */
typedef enum cudaJitOption {
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
  cudaJitOverrideDirectiveValues = 33
} cudaJitOption;

/** The attributes of a kernel that a program sets. */
typedef enum cudaFuncAttribute {
  /** The most bytes of dynamic shared memory that a launch may ask for. */
  cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
  /** The part of the first-level cache that is shared memory, in percent; -1 for the default. */
  cudaFuncAttributePreferredSharedMemoryCarveout = 9,
  cudaFuncAttributeClusterDimMustBeSet = 10,
  cudaFuncAttributeRequiredClusterWidth = 11,
  cudaFuncAttributeRequiredClusterHeight = 12,
  cudaFuncAttributeRequiredClusterDepth = 13,
  cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
  cudaFuncAttributeClusterSchedulingPolicyPreference = 15,
  cudaFuncAttributeSharedMemoryMode = 16
} cudaFuncAttribute;

/** Attributes of launches and streams. */
typedef enum cudaLaunchAttributeID {
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
  cudaLaunchAttributeSharedMemoryMode = 18
} cudaLaunchAttributeID;

/** Parts of a device. */
typedef enum cudaDevResourceType {
  cudaDevResourceTypeInvalid = 0,
  cudaDevResourceTypeSm = 1,
  cudaDevResourceTypeWorkqueueConfig = 1000,
  cudaDevResourceTypeWorkqueue = 10000
} cudaDevResourceType;

/** Capture status of a stream. */
typedef enum cudaStreamCaptureStatus {
  cudaStreamCaptureStatusNone = 0,
  cudaStreamCaptureStatusActive = 1,
  cudaStreamCaptureStatusInvalidated = 2
} cudaStreamCaptureStatus;

/** Flags of cudaGraphInstantiate and cudaGraphInstantiateWithParams. */
typedef enum cudaGraphInstantiateFlags {
  /** A launch frees what the one before has left allocated. */
  cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
  /** The launch is prepared at once. */
  cudaGraphInstantiateFlagUpload = 2,
  /** Kernels launch it. */
  cudaGraphInstantiateFlagDeviceLaunch = 4,
  /** Launches have the priorities of their nodes. */
  cudaGraphInstantiateFlagUseNodePriority = 8
} cudaGraphInstantiateFlags;

/** The outcome of cudaGraphInstantiateWithParams. */
typedef enum cudaGraphInstantiateResult {
  cudaGraphInstantiateSuccess = 0,
  cudaGraphInstantiateError = 1,
  /** The edges make a circle. */
  cudaGraphInstantiateInvalidStructure = 2,
  cudaGraphInstantiateNodeOperationNotSupported = 3,
  cudaGraphInstantiateMultipleDevicesNotSupported = 4,
  cudaGraphInstantiateConditionalHandleUnused = 5
} cudaGraphInstantiateResult;

/** Numbers about the memory of graphs on a device, in bytes. */
typedef enum cudaGraphMemAttributeType {
  /** The memory that launches have taken, until it is trimmed. */
  cudaGraphMemAttrUsedMemCurrent = 0,
  cudaGraphMemAttrUsedMemHigh = 1,
  /** The memory that is held for launches. */
  cudaGraphMemAttrReservedMemCurrent = 2,
  cudaGraphMemAttrReservedMemHigh = 3
} cudaGraphMemAttributeType;

/** Flags of cudaUserObjectCreate. */
typedef enum cudaUserObjectFlags {
  /** The call at the object's end is in no stream's order. */
  cudaUserObjectNoDestructorSync = 1
} cudaUserObjectFlags;

/** Flags of cudaGraphRetainUserObject. */
typedef enum cudaUserObjectRetainFlags {
  /** The references are the program's, which has them no longer. */
  cudaGraphUserObjectMove = 1
} cudaUserObjectRetainFlags;

/** The type of a graph's node. */
typedef enum cudaGraphNodeType {
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
  cudaGraphNodeTypeExternalEngine = 17
} cudaGraphNodeType;

/** The outcome of an update of an executable graph. */
typedef enum cudaGraphExecUpdateResult {
  cudaGraphExecUpdateSuccess = 0,
  cudaGraphExecUpdateError = 1,
  cudaGraphExecUpdateErrorTopologyChanged = 2,
  cudaGraphExecUpdateErrorNodeTypeChanged = 3,
  cudaGraphExecUpdateErrorFunctionChanged = 4,
  cudaGraphExecUpdateErrorParametersChanged = 5,
  cudaGraphExecUpdateErrorNotSupported = 6,
  cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
  cudaGraphExecUpdateErrorAttributesChanged = 8
} cudaGraphExecUpdateResult;

/** The weight of a message in the log of failures. */
typedef enum cudaLogLevel {
  cudaLogLevelError = 0,
  cudaLogLevelWarning = 1
} cudaLogLevel;

/** A node whose work differs where it is captured anew. */
typedef enum cudaGraphRecaptureStatus {
  cudaGraphRecaptureEligibleForUpdate = 0,
  cudaGraphRecaptureIneligibleForUpdate = 1,
  cudaGraphRecaptureError = 2
} cudaGraphRecaptureStatus;

/** Restrictions on a thread's calls while a stream is captured. */
typedef enum cudaStreamCaptureMode {
  cudaStreamCaptureModeGlobal = 0,
  cudaStreamCaptureModeThreadLocal = 1,
  cudaStreamCaptureModeRelaxed = 2
} cudaStreamCaptureMode;

/** Ways in which the thread that calls host functions waits for the next one. */
typedef enum cudaHostTaskSyncMode {
  cudaHostTaskBlocking = 0,
  cudaHostTaskSpinWait = 1
} cudaHostTaskSyncMode;

/** Default stream that a function of the driver uses. */
typedef enum cudaGetDriverEntryPointFlags {
  cudaEnableDefault = 0,
  cudaEnableLegacyStream = 1,
  cudaEnablePerThreadDefaultStream = 2
} cudaGetDriverEntryPointFlags;

/** Outcomes of a look-up of a driver function. */
typedef enum cudaDriverEntryPointQueryResult {
  cudaDriverEntryPointSuccess = 0,
  cudaDriverEntryPointSymbolNotFound = 1,
  cudaDriverEntryPointVersionNotSufficent = 2
} cudaDriverEntryPointQueryResult;

/** Kinds of handle to another API's memory. */
typedef enum cudaExternalMemoryHandleType {
  /** A file descriptor: Vulkan's opaque ones, those of exported physical memory. */
  cudaExternalMemoryHandleTypeOpaqueFd = 1,
  cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
  cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
  cudaExternalMemoryHandleTypeD3D12Heap = 4,
  cudaExternalMemoryHandleTypeD3D12Resource = 5,
  cudaExternalMemoryHandleTypeD3D11Resource = 6,
  cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
  cudaExternalMemoryHandleTypeNvSciBuf = 8
} cudaExternalMemoryHandleType;

/** Kinds of handle to another API's semaphore. */
typedef enum cudaExternalSemaphoreHandleType {
  /** A file descriptor: a binary semaphore. */
  cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
  cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
  cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
  cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
  cudaExternalSemaphoreHandleTypeD3D11Fence = 5,
  cudaExternalSemaphoreHandleTypeNvSciSync = 6,
  cudaExternalSemaphoreHandleTypeKeyedMutex = 7,
  cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
  /** A file descriptor: a timeline semaphore. */
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
  cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10
} cudaExternalSemaphoreHandleType;

/** Types of the channels of a texel. */
typedef enum cudaChannelFormatKind {
  /** Signed integers. */
  cudaChannelFormatKindSigned = 0,
  /** Unsigned integers. */
  cudaChannelFormatKindUnsigned = 1,
  /** Floating-point numbers. */
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
  cudaChannelFormatKindUnsigned16Planar444 = 45
} cudaChannelFormatKind;

/** Ways in which a wait for a stream waits. */
typedef enum cudaSynchronizationPolicy {
  cudaSyncPolicyAuto = 1,
  cudaSyncPolicySpin = 2,
  cudaSyncPolicyYield = 3,
  cudaSyncPolicyBlockingSync = 4
} cudaSynchronizationPolicy;

/** Flags of cudaStreamUpdateCaptureDependencies. */
typedef enum cudaStreamUpdateCaptureDependenciesFlags {
  cudaStreamAddCaptureDependencies = 0,
  cudaStreamSetCaptureDependencies = 1
} cudaStreamUpdateCaptureDependenciesFlags;

/** The part of the first-level cache that is shared memory, in percent. */
typedef enum cudaSharedCarveout {
  cudaSharedmemCarveoutMaxShared = 100,
  cudaSharedmemCarveoutMaxL1 = 0
} cudaSharedCarveout;

/** Ways to flush writes of other devices, as a device attribute tells them. */
typedef enum cudaFlushGPUDirectRDMAWritesOptions {
  cudaFlushGPUDirectRDMAWritesOptionHost = 1,
  cudaFlushGPUDirectRDMAWritesOptionMemOps = 2
} cudaFlushGPUDirectRDMAWritesOptions;

/** The order of writes of other devices, as a device attribute tells it. */
typedef enum cudaGPUDirectRDMAWritesOrdering {
  cudaGPUDirectRDMAWritesOrderingNone = 0,
  cudaGPUDirectRDMAWritesOrderingOwner = 100,
  cudaGPUDirectRDMAWritesOrderingAllDevices = 200
} cudaGPUDirectRDMAWritesOrdering;

/** Properties of atomic operations. */
typedef enum cudaAtomicOperationCapability {
  cudaAtomicCapabilitySigned = 1,
  cudaAtomicCapabilityUnsigned = 2,
  cudaAtomicCapabilityReduction = 4,
  cudaAtomicCapabilityScalar32 = 8,
  cudaAtomicCapabilityScalar64 = 16,
  cudaAtomicCapabilityScalar128 = 32,
  cudaAtomicCapabilityVector32x4 = 64
} cudaAtomicOperationCapability;

/** Caches of compiled loads. */
typedef enum cudaJit_CacheMode {
  cudaJitCacheOptionNone = 0,
  cudaJitCacheOptionCG = 1,
  cudaJitCacheOptionCA = 2
} cudaJit_CacheMode;

/** The form of code that is taken where no machine code fits. */
typedef enum cudaJit_Fallback {
  cudaPreferPtx = 0,
  cudaPreferBinary = 1
} cudaJit_Fallback;

/** The kind of a node's kernel. */
typedef enum cudaKernelFunctionType {
  cudaKernelFunctionTypeUnspecified = 0,
  cudaKernelFunctionTypeDeviceEntry = 1,
  cudaKernelFunctionTypeKernel = 2,
  cudaKernelFunctionTypeFunction = 3
} cudaKernelFunctionType;

/** Flags of cudaGraphConditionalHandleCreate. */
typedef enum cudaGraphConditionalHandleFlags {
  cudaGraphCondAssignDefault = 1
} cudaGraphConditionalHandleFlags;

/** The kind of a conditional node. */
typedef enum cudaGraphConditionalNodeType {
  cudaGraphCondTypeIf = 0,
  cudaGraphCondTypeWhile = 1,
  cudaGraphCondTypeSwitch = 2
} cudaGraphConditionalNodeType;

/** The owner of the graph of a node. */
typedef enum cudaGraphChildGraphNodeOwnership {
  cudaGraphChildGraphOwnershipClone = 0,
  cudaGraphChildGraphOwnershipMove = 1
} cudaGraphChildGraphNodeOwnership;

/** The type of an edge of a graph. */
typedef enum cudaGraphDependencyType {
  cudaGraphDependencyTypeDefault = 0,
  cudaGraphDependencyTypeProgrammatic = 1
} cudaGraphDependencyType;

/** Flags of cudaGraphDebugDotPrint. */
typedef enum cudaGraphDebugDotFlags {
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
  cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536
} cudaGraphDebugDotFlags;

/** Domains of memory of launches. */
typedef enum cudaLaunchMemSyncDomain {
  cudaLaunchMemSyncDomainDefault = 0,
  cudaLaunchMemSyncDomainRemote = 1
} cudaLaunchMemSyncDomain;

/** The memory of a device as a NUMA node, as a device attribute tells it. */
typedef enum cudaDeviceNumaConfig {
  cudaDeviceNumaConfigNone = 0,
  cudaDeviceNumaConfigNumaNode = 1
} cudaDeviceNumaConfig;

/** How memory of a window stays in the cache. */
enum cudaAccessProperty {
  cudaAccessPropertyNormal = 0,
  cudaAccessPropertyStreaming = 1,
  cudaAccessPropertyPersisting = 2
};

/** A window of memory, and how it stays in the cache. */
struct cudaAccessPolicyWindow {
  void *base_ptr;
  size_t num_bytes;
  float hitRatio;
  enum cudaAccessProperty hitProp;
  enum cudaAccessProperty missProp;
};

/** How clusters of blocks are spread. */
enum cudaClusterSchedulingPolicy {
  cudaClusterSchedulingPolicyDefault = 0,
  cudaClusterSchedulingPolicySpread = 1,
  cudaClusterSchedulingPolicyLoadBalancing = 2,
  cudaClusterSchedulingPolicyRubinDsmemLocality = 3
};

/** The numbers of a kernel's memory domains. */
typedef struct cudaLaunchMemSyncDomainMap_st {
  unsigned char default_;
  unsigned char remote;
} cudaLaunchMemSyncDomainMap;

/** Whether the size of a cluster is one that all devices have. */
typedef enum cudaLaunchAttributePortableClusterMode {
  cudaLaunchPortableClusterModeDefault = 0,
  cudaLaunchPortableClusterModeRequirePortable = 1,
  cudaLaunchPortableClusterModeAllowNonPortable = 2
} cudaLaunchAttributePortableClusterMode;

/** Whether the size of shared memory is one that all devices have. */
typedef enum cudaSharedMemoryMode {
  cudaSharedMemoryModeDefault = 0,
  cudaSharedMemoryModeRequirePortable = 1,
  cudaSharedMemoryModeAllowNonPortable = 2,
  cudaSharedMemoryModeAllowOversizedSharedMemory = 3,
  cudaSharedMemoryModePreferOversizedSharedMemory = 4
} cudaSharedMemoryMode;

/** A node of a graph, for the device. */
typedef struct CUgraphDeviceUpdatableNode_st *cudaGraphDeviceNode_t;

/** A part of a device's processors. */
struct cudaDevSmResource {
  unsigned int smCount;
  unsigned int minSmPartitionSize;
  unsigned int smCoscheduledAlignment;
  unsigned int flags;
  unsigned int localityDomainId;
};

/** How queues of work are shared. */
enum cudaDevWorkqueueConfigScope {
  cudaDevWorkqueueConfigScopeDeviceCtx = 0,
  cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1
};

/** A device's queues of work. */
struct cudaDevWorkqueueConfigResource {
  int device;
  unsigned int wqConcurrencyLimit;
  enum cudaDevWorkqueueConfigScope sharingScope;
};

/** Queues of work. */
struct cudaDevWorkqueueResource {
  unsigned char reserved[40];
};

/** A part of a device. */
typedef struct cudaDevResource_st {
  cudaDevResourceType type;
  unsigned char _internal_padding[92];
  __extension__ union {
    struct cudaDevSmResource sm;
    struct cudaDevWorkqueueConfigResource wqConfig;
    struct cudaDevWorkqueueResource wq;
    unsigned char _oversize[40];
  };
  struct cudaDevResource_st *nextResource;
} cudaDevResource;


/**
 * Another API's memory behind cudaExternalMemory_t.
 */
typedef struct CUexternalMemory_st CUexternalMemory_st;

/**
 * Another API's semaphore behind cudaExternalSemaphore_t.
 */
typedef struct CUexternalSemaphore_st CUexternalSemaphore_st;

/**
 * Texels behind cudaArray_t.
 */
typedef struct cudaArray cudaArray;

/**
 * A part of a device behind cudaExecutionContext_t.
 */
typedef struct cudaExecutionContext_st cudaExecutionContext_st;

/**
 * The data of an edge of a graph. Edges have none here.
 */
typedef struct cudaGraphEdgeData cudaGraphEdgeData;

/**
 * A node of any type. The layout is the vendor's, whose header has it.
 */
typedef struct cudaGraphNodeParams cudaGraphNodeParams;

/**
 * Arrays behind cudaMipmappedArray_t.
 */
typedef struct cudaMipmappedArray cudaMipmappedArray;

/**
 * Element of an array: up to four channels of the same number of bits, 0 for an absent one.
 */
typedef struct cudaChannelFormatDesc {
  /**
   * Bits of the first channel.
   */
  int x;
  /**
   * Bits of the second.
   */
  int y;
  /**
   * Bits of the third.
   */
  int z;
  /**
   * Bits of the fourth.
   */
  int w;
  /**
   * Type of the channels.
   */
  cudaChannelFormatKind f;
} cudaChannelFormatDesc;

/**
 * An array of elements in a layout of the device's own.
 */
typedef struct cudaArray *cudaArray_t;

/**
 * The size of a box.
 */
typedef struct cudaExtent {
  /**
   * Bytes in a row.
   */
  size_t width;
  /**
   * Rows in a slice.
   */
  size_t height;
  /**
   * Slices.
   */
  size_t depth;
} cudaExtent;

/**
 * An array of texels that is read.
 */
typedef const struct cudaArray *cudaArray_const_t;

/**
 * Arrays of texels, each half as large as the one before.
 */
typedef struct cudaMipmappedArray *cudaMipmappedArray_t;

/**
 * Mipmapped arrays that are only read.
 */
typedef const struct cudaMipmappedArray *cudaMipmappedArray_const_t;

/**
 * A stream: a queue of device work. NULL is the default stream.
 */
typedef CUstream_st *cudaStream_t;

/**
 * 16 bytes that identify a device.
 */
typedef CUuuid cudaUUID_t;

/**
 * Properties of a device. Sizes are bytes.
 */
typedef struct cudaDeviceProp {
  char name[256];
  cudaUUID_t uuid;
  char luid[8];
  unsigned int luidDeviceNodeMask;
  size_t totalGlobalMem;
  size_t sharedMemPerBlock;
  int regsPerBlock;
  int warpSize;
  size_t memPitch;
  int maxThreadsPerBlock;
  int maxThreadsDim[3];
  int maxGridSize[3];
  size_t totalConstMem;
  int major;
  int minor;
  size_t textureAlignment;
  size_t texturePitchAlignment;
  int multiProcessorCount;
  int integrated;
  int canMapHostMemory;
  int maxTexture1D;
  int maxTexture1DMipmap;
  int maxTexture2D[2];
  int maxTexture2DMipmap[2];
  int maxTexture2DLinear[3];
  int maxTexture2DGather[2];
  int maxTexture3D[3];
  int maxTexture3DAlt[3];
  int maxTextureCubemap;
  int maxTexture1DLayered[2];
  int maxTexture2DLayered[3];
  int maxTextureCubemapLayered[2];
  int maxSurface1D;
  int maxSurface2D[2];
  int maxSurface3D[3];
  int maxSurface1DLayered[2];
  int maxSurface2DLayered[3];
  int maxSurfaceCubemap;
  int maxSurfaceCubemapLayered[2];
  size_t surfaceAlignment;
  int concurrentKernels;
  int ECCEnabled;
  int pciBusID;
  int pciDeviceID;
  int pciDomainID;
  int tccDriver;
  int asyncEngineCount;
  int unifiedAddressing;
  int memoryBusWidth;
  int l2CacheSize;
  int persistingL2CacheMaxSize;
  int maxThreadsPerMultiProcessor;
  int streamPrioritiesSupported;
  int globalL1CacheSupported;
  int localL1CacheSupported;
  size_t sharedMemPerMultiprocessor;
  int regsPerMultiprocessor;
  int managedMemory;
  int isMultiGpuBoard;
  int multiGpuBoardGroupID;
  int hostNativeAtomicSupported;
  int pageableMemoryAccess;
  int concurrentManagedAccess;
  int computePreemptionSupported;
  int canUseHostPointerForRegisteredMem;
  int cooperativeLaunch;
  size_t sharedMemPerBlockOptin;
  int pageableMemoryAccessUsesHostPageTables;
  int directManagedMemAccessFromHost;
  int maxBlocksPerMultiProcessor;
  int accessPolicyMaxWindowSize;
  size_t reservedSharedMemPerBlock;
  int hostRegisterSupported;
  int sparseCudaArraySupported;
  int hostRegisterReadOnlySupported;
  int timelineSemaphoreInteropSupported;
  int memoryPoolsSupported;
  int gpuDirectRDMASupported;
  unsigned int gpuDirectRDMAFlushWritesOptions;
  int gpuDirectRDMAWritesOrdering;
  unsigned int memoryPoolSupportedHandleTypes;
  int deferredMappingCudaArraySupported;
  int ipcEventSupported;
  int clusterLaunch;
  int unifiedFunctionPointers;
  int deviceNumaConfig;
  int deviceNumaId;
  int mpsEnabled;
  int hostNumaId;
  unsigned int gpuPciDeviceID;
  unsigned int gpuPciSubsystemID;
  int hostNumaMultinodeIpcSupported;
  int reserved[56];
} cudaDeviceProp;

/**
 * A function that hears of failed calls.
 */
typedef void (*cudaLogsCallback_t)(void *data, cudaLogLevel logLevel, char *message, size_t length);

/**
 * The handle of a function that hears of failed calls.
 */
typedef CUlogsCallbackEntry_st *cudaLogsCallbackHandle;

/**
 * A place in the log of failures.
 */
typedef unsigned int cudaLogIterator;

/**
 * An event: a point in a stream's work.
 */
typedef CUevent_st *cudaEvent_t;

/**
 * An offset in a box.
 */
typedef struct cudaPos {
  /**
   * Bytes.
   */
  size_t x;
  /**
   * Rows.
   */
  size_t y;
  /**
   * Slices.
   */
  size_t z;
} cudaPos;

/**
 * Rows of memory.
 */
typedef struct cudaPitchedPtr {
  /**
   * The first byte.
   */
  void *ptr;
  /**
   * Bytes from row to row.
   */
  size_t pitch;
  /**
   * Bytes in a row.
   */
  size_t xsize;
  /**
   * Rows in a slice.
   */
  size_t ysize;
} cudaPitchedPtr;

/**
 * A copy of a box.
 */
typedef struct cudaMemcpy3DParms {
  cudaArray_t srcArray;
  struct cudaPos srcPos;
  struct cudaPitchedPtr srcPtr;
  cudaArray_t dstArray;
  struct cudaPos dstPos;
  struct cudaPitchedPtr dstPtr;
  struct cudaExtent extent;
  cudaMemcpyKind kind;
} cudaMemcpy3DParms;

/**
 * A copy of a box between devices.
 */
typedef struct cudaMemcpy3DPeerParms {
  cudaArray_t srcArray;
  struct cudaPos srcPos;
  struct cudaPitchedPtr srcPtr;
  int srcDevice;
  cudaArray_t dstArray;
  struct cudaPos dstPos;
  struct cudaPitchedPtr dstPtr;
  int dstDevice;
  struct cudaExtent extent;
} cudaMemcpy3DPeerParms;

/**
 * A memory location.
 */
typedef struct cudaMemLocation {
  /**
   * Kind of the location.
   */
  cudaMemLocationType type;
  /**
   * Its number: the device's ordinal, or the host's NUMA node.
   */
  __extension__ union {
    int id;
    struct {
      unsigned char deviceId;
      unsigned char localityDomainId;
    } localized;
  };
} cudaMemLocation;

/**
 * Attributes of the copies of a batch.
 */
typedef struct cudaMemcpyAttributes {
  /**
   * When the source is read.
   */
  cudaMemcpySrcAccessOrder srcAccessOrder;
  /**
   * Probable location of managed sources.
   */
  struct cudaMemLocation srcLocHint;
  /**
   * Probable location of managed destinations.
   */
  struct cudaMemLocation dstLocHint;
  /**
   * cudaMemcpyFlags.
   */
  unsigned int flags;
} cudaMemcpyAttributes;

/**
 * Memory as one side of a copy of boxes.
 */
typedef struct cudaMemcpy3DPointer {
  /**
   * The first byte of the box.
   */
  void *ptr;
  /**
   * The distance between rows; 0 for rows that follow each other.
   *
   * In elements of the other side's array, or in bytes where that is no array.
   */
  size_t rowLength;
  /**
   * Rows from slice to slice; 0 for slices that follow each other.
   */
  size_t layerHeight;
  /**
   * Probable location of managed memory.
   */
  struct cudaMemLocation locHint;
} cudaMemcpy3DPointer;

/**
 * An offset in an array.
 */
typedef struct cudaOffset3D {
  size_t x;
  size_t y;
  size_t z;
} cudaOffset3D;

/**
 * An array as one side of a copy of boxes.
 */
typedef struct cudaMemcpy3DArray {
  /**
   * The array.
   */
  cudaArray_t array;
  /**
   * Offset of the box in the array.
   */
  struct cudaOffset3D offset;
} cudaMemcpy3DArray;

/**
 * Memory or array that cudaMemcpy3DOperand names.
 */
typedef union cudaMemcpy3DOperandValue {
  /**
   * For cudaMemcpyOperandTypePointer.
   */
  struct cudaMemcpy3DPointer ptr;
  /**
   * For cudaMemcpyOperandTypeArray.
   */
  struct cudaMemcpy3DArray array;
} cudaMemcpy3DOperandValue;

/**
 * One side of a copy of boxes.
 */
typedef struct cudaMemcpy3DOperand {
  /**
   * Kind of the side.
   */
  cudaMemcpy3DOperandType type;
  /**
   * The memory or array.
   */
  union cudaMemcpy3DOperandValue op;
} cudaMemcpy3DOperand;

/**
 * One copy of a batch of boxes.
 */
typedef struct cudaMemcpy3DBatchOp {
  /**
   * Read.
   */
  struct cudaMemcpy3DOperand src;
  /**
   * Written.
   */
  struct cudaMemcpy3DOperand dst;
  /**
   * Size of the box: bytes, rows and slices.
   */
  struct cudaExtent extent;
  /**
   * When the source is read.
   */
  cudaMemcpySrcAccessOrder srcAccessOrder;
  /**
   * cudaMemcpyFlags.
   */
  unsigned int flags;
} cudaMemcpy3DBatchOp;

/**
 * Memory that another API has created and exported.
 */
typedef struct CUexternalMemory_st *cudaExternalMemory_t;

/**
 * A handle of Windows.
 */
typedef struct cudaExternalWin32Handle {
  /**
   * The handle.
   */
  void *handle;
  /**
   * Its name.
   */
  const void *name;
} cudaExternalWin32Handle;

/**
 * Handle that memory is imported by. Fortran has the first member.
 */
typedef union cudaExternalMemoryHandle {
  /**
   * A file descriptor.
   */
  int fd;
  /**
   * A handle of Windows; not used on Linux.
   */
  struct cudaExternalWin32Handle win32;
  /**
   * An object of NvSciBuf.
   */
  const void *nvSciBufObject;
} cudaExternalMemoryHandle;

/**
 * Another API's memory to be imported.
 */
typedef struct cudaExternalMemoryHandleDesc {
  /**
   * Kind of the handle.
   */
  cudaExternalMemoryHandleType type;
  /**
   * The handle.
   */
  union cudaExternalMemoryHandle handle;
  /**
   * Its size in bytes, as the other API allocated it.
   */
  unsigned long long size;
  /**
   * cudaExternalMemoryDedicated, or 0.
   */
  unsigned int flags;
  /**
   * 0.
   */
  unsigned int reserved[16];
} cudaExternalMemoryHandleDesc;

/**
 * A part of external memory, to be mapped.
 */
typedef struct cudaExternalMemoryBufferDesc {
  /**
   * Offset of its first byte in the memory.
   */
  unsigned long long offset;
  /**
   * Its bytes.
   */
  unsigned long long size;
  /**
   * 0.
   */
  unsigned int flags;
  /**
   * 0.
   */
  unsigned int reserved[16];
} cudaExternalMemoryBufferDesc;

/**
 * Arrays in external memory, each half as large as the one before, to be mapped.
 */
typedef struct cudaExternalMemoryMipmappedArrayDesc {
  /**
   * Offset of the first in the memory.
   */
  unsigned long long offset;
  /**
   * Format of its elements.
   */
  struct cudaChannelFormatDesc formatDesc;
  /**
   * Its elements, rows and slices; 0 rows where there is one dimension, 0 slices where there are two.
   */
  struct cudaExtent extent;
  /**
   * cudaArraySurfaceLoadStore and the like.
   */
  unsigned int flags;
  /**
   * Number of arrays.
   */
  unsigned int numLevels;
  /**
   * 0.
   */
  unsigned int reserved[16];
} cudaExternalMemoryMipmappedArrayDesc;

/**
 * A semaphore that another API has created and exported.
 */
typedef struct CUexternalSemaphore_st *cudaExternalSemaphore_t;

/**
 * Handle that a semaphore is imported by. Fortran has the first member.
 */
typedef union cudaExternalSemaphoreHandle {
  /**
   * A file descriptor.
   */
  int fd;
  /**
   * A handle of Windows; not used on Linux.
   */
  struct cudaExternalWin32Handle win32;
  /**
   * An object of NvSciSync.
   */
  const void *nvSciSyncObj;
} cudaExternalSemaphoreHandle;

/**
 * Another API's semaphore to be imported.
 */
typedef struct cudaExternalSemaphoreHandleDesc {
  /**
   * Kind of the handle.
   */
  cudaExternalSemaphoreHandleType type;
  /**
   * The handle.
   */
  union cudaExternalSemaphoreHandle handle;
  /**
   * 0.
   */
  unsigned int flags;
  /**
   * 0.
   */
  unsigned int reserved[16];
} cudaExternalSemaphoreHandleDesc;

/**
 * The value of a timeline.
 */
typedef struct cudaExternalFence {
  /**
   * Value to set or to wait for.
   */
  unsigned long long value;
} cudaExternalFence;

/**
 * A fence of NvSciSync. Fortran has the first member.
 */
typedef union cudaExternalNvSciSync {
  /**
   * Address of the fence.
   */
  void *fence;
  /**
   * All the bits.
   */
  unsigned long long reserved;
} cudaExternalNvSciSync;

/**
 * Key that a keyed mutex of Windows is released with.
 */
typedef struct cudaExternalSignalKey {
  /**
   * The key.
   */
  unsigned long long key;
} cudaExternalSignalKey;

/**
 * Parameters of a signal by the kind of semaphore.
 */
typedef struct cudaExternalSemaphoreSignal {
  /**
   * For a timeline semaphore.
   */
  struct cudaExternalFence fence;
  /**
   * For one of NvSciSync.
   */
  union cudaExternalNvSciSync nvSciSync;
  /**
   * For a mutex of Windows.
   */
  struct cudaExternalSignalKey keyedMutex;
  /**
   * 0.
   */
  unsigned int reserved[12];
} cudaExternalSemaphoreSignal;

/**
 * Parameters of a semaphore's signal.
 */
typedef struct cudaExternalSemaphoreSignalParams {
  /**
   * Parameters by its kind.
   */
  struct cudaExternalSemaphoreSignal params;
  /**
   * 0.
   */
  unsigned int flags;
  /**
   * 0.
   */
  unsigned int reserved[16];
} cudaExternalSemaphoreSignalParams;

/**
 * Key that a keyed mutex of Windows is acquired with, and its timeout.
 */
typedef struct cudaExternalWaitKey {
  /**
   * The key.
   */
  unsigned long long key;
  /**
   * Timeout in milliseconds.
   */
  unsigned int timeoutMs;
} cudaExternalWaitKey;

/**
 * Parameters of a wait by the kind of semaphore.
 */
typedef struct cudaExternalSemaphoreWait {
  /**
   * For a timeline semaphore.
   */
  struct cudaExternalFence fence;
  /**
   * For one of NvSciSync.
   */
  union cudaExternalNvSciSync nvSciSync;
  /**
   * For a mutex of Windows.
   */
  struct cudaExternalWaitKey keyedMutex;
  /**
   * 0.
   */
  unsigned int reserved[10];
} cudaExternalSemaphoreWait;

/**
 * Parameters of a wait for a semaphore.
 */
typedef struct cudaExternalSemaphoreWaitParams {
  /**
   * Parameters by its kind.
   */
  struct cudaExternalSemaphoreWait params;
  /**
   * 0.
   */
  unsigned int flags;
  /**
   * 0.
   */
  unsigned int reserved[16];
} cudaExternalSemaphoreWaitParams;

/**
 * A graph: work and its order.
 */
typedef CUgraph_st *cudaGraph_t;

/**
 * A node of a graph.
 */
typedef CUgraphNode_st *cudaGraphNode_t;

/**
 * A graph that was made ready to be launched.
 */
typedef CUgraphExec_st *cudaGraphExec_t;

/**
 * The fill of a node.
 */
typedef struct cudaMemsetParams {
  /**
   * The first byte.
   */
  void *dst;
  /**
   * Bytes from row to row, where there are several.
   */
  size_t pitch;
  /**
   * The value of each element.
   */
  unsigned int value;
  /**
   * Bytes of an element: 1, 2 or 4.
   */
  unsigned int elementSize;
  /**
   * Elements of a row.
   */
  size_t width;
  /**
   * Rows.
   */
  size_t height;
} cudaMemsetParams;

/**
 * A function that cudaLaunchHostFunc queues.
 */
typedef void (*cudaHostFn_t)(void *userData);

/**
 * The call of a node.
 */
typedef struct cudaHostNodeParams {
  /**
   * The function.
   */
  cudaHostFn_t fn;
  /**
   * Its argument.
   */
  void *userData;
} cudaHostNodeParams;

/**
 * The signals of semaphores of a node.
 */
typedef struct cudaExternalSemaphoreSignalNodeParams {
  /**
   * The semaphores.
   */
  cudaExternalSemaphore_t *extSemArray;
  /**
   * Their parameters.
   */
  const struct cudaExternalSemaphoreSignalParams *paramsArray;
  /**
   * The number of them.
   */
  unsigned int numExtSems;
} cudaExternalSemaphoreSignalNodeParams;

/**
 * The waits for semaphores of a node.
 */
typedef struct cudaExternalSemaphoreWaitNodeParams {
  /**
   * The semaphores.
   */
  cudaExternalSemaphore_t *extSemArray;
  /**
   * Their parameters.
   */
  const struct cudaExternalSemaphoreWaitParams *paramsArray;
  /**
   * The number of them.
   */
  unsigned int numExtSems;
} cudaExternalSemaphoreWaitNodeParams;

/**
 * Requested properties of a pool.
 */
typedef struct cudaMemPoolProps {
  /**
   * cudaMemAllocationTypePinned or cudaMemAllocationTypeManaged.
   */
  cudaMemAllocationType allocType;
  /**
   * Kinds of handle to export it by: bits of cudaMemAllocationHandleType.
   */
  cudaMemAllocationHandleType handleTypes;
  /**
   * Location of its memory.
   */
  struct cudaMemLocation location;
  /**
   * NULL, except on Windows.
   */
  void *win32SecurityAttributes;
  /**
   * The most bytes it may hold; 0 leaves that to the driver.
   */
  size_t maxSize;
  /**
   * Bits for special uses.
   */
  unsigned short usage;
  /**
   * 0.
   */
  unsigned char reserved[53];
  unsigned char reserved1;
} cudaMemPoolProps;

/**
 * Access rights of one location to memory.
 */
typedef struct cudaMemAccessDesc {
  /**
   * Location that the rights are for.
   */
  struct cudaMemLocation location;
  /**
   * The rights.
   */
  cudaMemAccessFlags flags;
} cudaMemAccessDesc;

/**
 * The allocation of a node.
 */
typedef struct cudaMemAllocNodeParams {
  /**
   * The location of the memory, and its type.
   */
  struct cudaMemPoolProps poolProps;
  /**
   * Access of other devices, which all have it on the host back end.
   */
  const struct cudaMemAccessDesc *accessDescs;
  /**
   * The number of these.
   */
  size_t accessDescCount;
  /**
   * Bytes.
   */
  size_t bytesize;
  /**
   * The address, which the node's making returns.
   */
  void *dptr;
} cudaMemAllocNodeParams;

/**
 * The parameters of cudaGraphInstantiateWithParams.
 */
typedef struct cudaGraphInstantiateParams {
  /**
   * cudaGraphInstantiateFlags.
   */
  unsigned long long flags;
  /**
   * The stream of the launch that cudaGraphInstantiateFlagUpload prepares.
   */
  cudaStream_t uploadStream;
  /**
   * The node at fault, written by the call; NULL for none.
   */
  cudaGraphNode_t errNode_out;
  /**
   * The outcome, written by the call.
   */
  cudaGraphInstantiateResult result_out;
} cudaGraphInstantiateParams;

/**
 * A condition of a graph.
 */
typedef unsigned long long cudaGraphConditionalHandle;

/**
 * A part of a device, of which there are none here.
 */
typedef struct cudaExecutionContext_st *cudaExecutionContext_t;

/**
 * An attribute of a node's launch.
 */
typedef cudaLaunchAttributeID cudaKernelNodeAttrID;

/**
 * The value of an attribute of a launch or a stream.
 */
typedef union cudaLaunchAttributeValue {
  /**
   * All the bytes.
   */
  char pad[64];
  struct cudaAccessPolicyWindow accessPolicyWindow;
  int cooperative;
  struct {
    unsigned int x;
    unsigned int y;
    unsigned int z;
  } clusterDim, preferredClusterDim;
  enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference;
  int programmaticStreamSerializationAllowed;
  struct {
    struct CUevent_st *event;
    int flags;
    int triggerAtBlockStart;
  } programmaticEvent;
  struct {
    struct CUevent_st *event;
    int flags;
  } launchCompletionEvent;
  cudaLaunchMemSyncDomainMap memSyncDomainMap;
  struct {
    int deviceUpdatable;
    cudaGraphDeviceNode_t devNode;
  } deviceUpdatableKernelNode;
  unsigned int sharedMemCarveout;
  unsigned int nvlinkUtilCentricScheduling;
  cudaLaunchAttributePortableClusterMode portableClusterSizeMode;
  cudaSharedMemoryMode sharedMemoryMode;
  /**
   * For cudaLaunchAttributeSynchronizationPolicy.
   */
  unsigned int syncPolicy;
  /**
   * For cudaLaunchAttributePriority.
   */
  int priority;
  /**
   * For cudaLaunchAttributeMemSyncDomain.
   */
  unsigned int memSyncDomain;
  /**
   * As wide as the widest of the values that this version does not name.
   */
  unsigned long long reserved[8];
} cudaLaunchAttributeValue;

/**
 * The value of an attribute of a node's launch.
 */
typedef union cudaLaunchAttributeValue cudaKernelNodeAttrValue;

/**
 * An object of the program's that lasts as long as the graphs that refer to it.
 */
typedef CUuserObject_st *cudaUserObject_t;

/**
 * The outcome of an update of an executable graph, with the nodes at which graphs differ.
 */
typedef struct cudaGraphExecUpdateResultInfo {
  /**
   * The outcome.
   */
  cudaGraphExecUpdateResult result;
  /**
   * The node at which the graphs differ, or NULL.
   */
  cudaGraphNode_t errorNode;
  /**
   * NULL.
   */
  cudaGraphNode_t errorFromNode;
} cudaGraphExecUpdateResultInfo;

/**
 * Names memory between processes: 64 bytes to be sent as they are.
 */
typedef struct cudaIpcMemHandle_t {
  /**
   * The bytes.
   */
  char reserved[64];
} cudaIpcMemHandle_t;

/**
 * Names an event between processes: 64 bytes to be sent as they are.
 */
typedef struct cudaIpcEventHandle_t {
  /**
   * The bytes.
   */
  char reserved[64];
} cudaIpcEventHandle_t;

/**
 * A library: kernels and variables that were compiled together.
 */
typedef CUlib_st *cudaLibrary_t;

/**
 * A kernel of a library.
 */
typedef CUkern_st *cudaKernel_t;

/**
 * Attributes of the memory that a pointer points to.
 */
typedef struct cudaPointerAttributes {
  /**
   * Kind of the memory.
   */
  cudaMemoryType type;
  /**
   * The device it belongs to, or was allocated with; cudaInvalidDeviceId for unregistered memory.
   */
  int device;
  /**
   * Address on the device; NULL if the device cannot access it.
   */
  void *devicePointer;
  /**
   * Address on the host; NULL if the host cannot access it.
   */
  void *hostPointer;
  /**
   * The locality domain of the device that it is in: 0.
   */
  __extension__ union {
    int localityDomainOrdinal;
    long unused;
  };
  /**
   * Zeros.
   */
  long reserved[7];
} cudaPointerAttributes;

/**
 * A pool that memory is allocated from.
 */
typedef CUmemPoolHandle_st *cudaMemPool_t;

/**
 * Names one allocation of a pool between processes: 64 bytes to be sent as they are.
 */
typedef struct cudaMemPoolPtrExportData {
  /**
   * The bytes.
   */
  unsigned char reserved[64];
} cudaMemPoolPtrExportData;

/**
 * A function that cudaStreamAddCallback queues: it gets the stream as it was given, its state and `userData`.
 */
typedef void (*cudaStreamCallback_t)(cudaStream_t stream, cudaError_t status, void *userData);

/**
 * A function that is told of a node whose work differs where it is captured anew. Another result than cudaSuccess ends the
 * capture; the descriptions are valid for the call.
 */
typedef cudaError_t (*cudaGraphRecaptureCallback_t)(void *data,
                                                    cudaGraphNode_t node,
                                                    const struct cudaGraphNodeParams *originalParams,
                                                    const struct cudaGraphNodeParams *recaptureParams,
                                                    cudaGraphRecaptureStatus status);

/**
 * The function that judges nodes whose work differs where they are captured anew.
 */
typedef struct cudaGraphRecaptureCallbackData {
  /**
   * The function; NULL for none.
   */
  cudaGraphRecaptureCallback_t callbackFunc;
  /**
   * Its data.
   */
  void *userData;
} cudaGraphRecaptureCallbackData;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Describes the format of an array's elements: the bits of each channel, and their type.
 *
 * - `x` (in): bits of the first channel.
 * - `y` (in): bits of the second; 0 for none.
 * - `z` (in): bits of the third; 0 for none.
 * - `w` (in): bits of the fourth; 0 for none.
 * - `f` (in): the type of the channels.
 *
 * CUDA: cudaCreateChannelDesc.
 */
struct cudaChannelFormatDesc cudaCreateChannelDesc(int x,
                                                   int y,
                                                   int z,
                                                   int w,
                                                   cudaChannelFormatKind f);

/**
 * cudaCreateChannelDesc with the format as an argument, for languages that cannot take a structure as a result.
 *
 * - `desc` (out): the format.
 * - `x` (in): bits of the first channel.
 * - `y` (in): bits of the second; 0 for none.
 * - `z` (in): bits of the third; 0 for none.
 * - `w` (in): bits of the fourth; 0 for none.
 * - `f` (in): the type of the channels.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaCreateChannelDesc_ref(struct cudaChannelFormatDesc *desc,
                                             int x,
                                             int y,
                                             int z,
                                             int w,
                                             cudaChannelFormatKind f);

/**
 * Creates an array of one or two dimensions.
 *
 * - `array` (out): the array; free it with cudaFreeArray.
 * - `desc` (in): the format of its elements.
 * - `width` (in): elements in a row.
 * - `height` (in): rows; 0 for one dimension.
 * - `flags` (in): a sum of cudaArraySurfaceLoadStore and the like, or cudaArrayDefault.
 *
 * Returns cudaErrorInvalidValue for NULL, a width of 0, flags that do not go with the shape, and an extent beyond the
 * device's limits; cudaErrorInvalidChannelDescriptor for formats that there are not; cudaErrorMemoryAllocation.
 *
 * CUDA: cudaMallocArray.
 */
cudaError_t cudaMallocArray(cudaArray_t *array,
                            const struct cudaChannelFormatDesc *desc,
                            size_t width,
                            size_t height,
                            unsigned int flags);

/**
 * Creates an array of one to three dimensions, or of layers.
 *
 * - `array` (out): the array; free it with cudaFreeArray.
 * - `desc` (in): the format of its elements.
 * - `extent` (in): elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
 * - `flags` (in): a sum of cudaArrayLayered and the like, or cudaArrayDefault.
 *
 * Returns what cudaMallocArray returns; cudaErrorInvalidValue also for impossible shapes.
 *
 * CUDA: cudaMalloc3DArray.
 */
cudaError_t cudaMalloc3DArray(cudaArray_t *array,
                              const struct cudaChannelFormatDesc *desc,
                              struct cudaExtent extent,
                              unsigned int flags);

/**
 * cudaMalloc3DArray with the extent by reference, for languages that cannot pass a structure by value.
 *
 * - `array` (out): the array; free it with cudaFreeArray.
 * - `desc` (in): the format of its elements.
 * - `extent` (in): elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
 * - `flags` (in): a sum of cudaArrayLayered and the like, or cudaArrayDefault.
 *
 * Returns what cudaMalloc3DArray returns, and cudaErrorInvalidValue for a NULL extent.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaMalloc3DArray_ref(cudaArray_t *array,
                                         const struct cudaChannelFormatDesc *desc,
                                         const struct cudaExtent *extent,
                                         unsigned int flags);

/**
 * Frees an array, once the work that was queued before is done. A level of a mipmapped array stays.
 *
 * - `array` (in, nullable): the array; NULL does nothing.
 *
 * Returns cudaErrorContextIsDestroyed for an array that does not exist.
 *
 * CUDA: cudaFreeArray.
 */
cudaError_t cudaFreeArray(cudaArray_t array);

/**
 * Returns the format, the extent and the flags of an array.
 *
 * - `desc` (out, nullable): the format of its elements.
 * - `extent` (out, nullable): elements in a row; rows, 0 for one dimension; slices or layers, 0 for none.
 * - `flags` (out, nullable): the flags it was created with.
 * - `array` (in): the array.
 *
 * Returns cudaErrorInvalidResourceHandle for NULL and for an array that does not exist.
 *
 * CUDA: cudaArrayGetInfo.
 */
cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc,
                             struct cudaExtent *extent,
                             unsigned int *flags,
                             cudaArray_t array);

/**
 * Returns the format of an array's elements.
 *
 * - `desc` (out): the format.
 * - `array` (in): the array.
 *
 * Returns cudaErrorInvalidValue for a NULL `desc`, cudaErrorInvalidResourceHandle for NULL and for an array that does
 * not exist.
 *
 * CUDA: cudaGetChannelDesc.
 */
cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc,
                               cudaArray_const_t array);

/**
 * Creates a mipmapped array: arrays, each half as large as the one before.
 *
 * - `mipmappedArray` (out): the arrays; free them with cudaFreeMipmappedArray.
 * - `desc` (in): the format of their elements.
 * - `extent` (in): the extent of the first, as of cudaMalloc3DArray.
 * - `numLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
 * - `flags` (in): as of cudaMalloc3DArray.
 *
 * Returns what cudaMalloc3DArray returns.
 *
 * CUDA: cudaMallocMipmappedArray.
 */
cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
                                     const struct cudaChannelFormatDesc *desc,
                                     struct cudaExtent extent,
                                     unsigned int numLevels,
                                     unsigned int flags);

/**
 * cudaMallocMipmappedArray with the extent by reference, for languages that cannot pass a structure by value.
 *
 * - `mipmappedArray` (out): the arrays; free them with cudaFreeMipmappedArray.
 * - `desc` (in): the format of their elements.
 * - `extent` (in): the extent of the first, as of cudaMalloc3DArray.
 * - `numLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
 * - `flags` (in): as of cudaMalloc3DArray.
 *
 * Returns what cudaMallocMipmappedArray returns, and cudaErrorInvalidValue for a NULL extent.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaMallocMipmappedArray_ref(cudaMipmappedArray_t *mipmappedArray,
                                                const struct cudaChannelFormatDesc *desc,
                                                const struct cudaExtent *extent,
                                                unsigned int numLevels,
                                                unsigned int flags);

/**
 * Returns one level of a mipmapped array.
 *
 * - `levelArray` (out): the array, which is freed with all of them.
 * - `mipmappedArray` (in): the arrays.
 * - `level` (in): which one, from 0, the largest.
 *
 * Returns cudaErrorInvalidValue for NULL and an unknown level; cudaErrorInvalidResourceHandle for an invalid array;
 * cudaErrorNotSupported where there are no such arrays.
 *
 * CUDA: cudaGetMipmappedArrayLevel.
 */
cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray,
                                       cudaMipmappedArray_const_t mipmappedArray,
                                       unsigned int level);

/**
 * Frees a mipmapped array. The external memory that it may be in stays.
 *
 * - `mipmappedArray` (in, nullable): the arrays; NULL does nothing.
 *
 * Returns cudaErrorInvalidResourceHandle for an invalid array; cudaErrorNotSupported where there are no such arrays.
 *
 * CUDA: cudaFreeMipmappedArray.
 */
cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray);

/**
 * Copies rows into an array.
 *
 * - `dst` (in): the array that is written.
 * - `wOffset` (in): bytes before the first in a row of the array.
 * - `hOffset` (in): rows before the first.
 * - `src` (in): the address that is read.
 * - `spitch` (in): bytes from row to row of the memory.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist; cudaErrorInvalidValue for NULL memory, for a box that is not within the array, and for
 * device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than `width`.
 *
 * CUDA: cudaMemcpy2DToArray.
 */
cudaError_t cudaMemcpy2DToArray(cudaArray_t dst,
                                size_t wOffset,
                                size_t hOffset,
                                const void *src,
                                size_t spitch,
                                size_t width,
                                size_t height,
                                cudaMemcpyKind kind);

/**
 * cudaMemcpy2DToArray with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy2DToArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy2DToArray_ptds(cudaArray_t dst,
                                     size_t wOffset,
                                     size_t hOffset,
                                     const void *src,
                                     size_t spitch,
                                     size_t width,
                                     size_t height,
                                     cudaMemcpyKind kind);

/**
 * Copies rows out of an array.
 *
 * - `dst` (in): the address that is written.
 * - `dpitch` (in): bytes from row to row of the memory.
 * - `src` (in): the array that is read.
 * - `wOffset` (in): bytes before the first in a row of the array.
 * - `hOffset` (in): rows before the first.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist; cudaErrorInvalidValue for NULL memory, for a box that is not within the array, and for
 * device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than `width`.
 *
 * CUDA: cudaMemcpy2DFromArray.
 */
cudaError_t cudaMemcpy2DFromArray(void *dst,
                                  size_t dpitch,
                                  cudaArray_const_t src,
                                  size_t wOffset,
                                  size_t hOffset,
                                  size_t width,
                                  size_t height,
                                  cudaMemcpyKind kind);

/**
 * cudaMemcpy2DFromArray with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy2DFromArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy2DFromArray_ptds(void *dst,
                                       size_t dpitch,
                                       cudaArray_const_t src,
                                       size_t wOffset,
                                       size_t hOffset,
                                       size_t width,
                                       size_t height,
                                       cudaMemcpyKind kind);

/**
 * Copies rows from array to array.
 *
 * - `dst` (in): the array that is written.
 * - `wOffsetDst` (in): bytes before the first in a row of the array that is written.
 * - `hOffsetDst` (in): rows before the first there.
 * - `src` (in): the array that is read.
 * - `wOffsetSrc` (in): bytes before the first in a row of the array that is read.
 * - `hOffsetSrc` (in): rows before the first there.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist; cudaErrorInvalidValue for a box that is not within the arrays.
 *
 * CUDA: cudaMemcpy2DArrayToArray.
 */
cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst,
                                     size_t wOffsetDst,
                                     size_t hOffsetDst,
                                     cudaArray_const_t src,
                                     size_t wOffsetSrc,
                                     size_t hOffsetSrc,
                                     size_t width,
                                     size_t height,
                                     cudaMemcpyKind kind);

/**
 * cudaMemcpy2DArrayToArray with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy2DArrayToArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy2DArrayToArray_ptds(cudaArray_t dst,
                                          size_t wOffsetDst,
                                          size_t hOffsetDst,
                                          cudaArray_const_t src,
                                          size_t wOffsetSrc,
                                          size_t hOffsetSrc,
                                          size_t width,
                                          size_t height,
                                          cudaMemcpyKind kind);

/**
 * Queues a copy of rows into an array.
 *
 * - `dst` (in): the array that is written.
 * - `wOffset` (in): bytes before the first in a row of the array.
 * - `hOffset` (in): rows before the first.
 * - `src` (in): the address that is read.
 * - `spitch` (in): bytes from row to row of the memory.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows.
 * - `kind` (in): the direction.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for a box that is not
 * within the array, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch
 * less than `width`.
 *
 * CUDA: cudaMemcpy2DToArrayAsync.
 */
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst,
                                     size_t wOffset,
                                     size_t hOffset,
                                     const void *src,
                                     size_t spitch,
                                     size_t width,
                                     size_t height,
                                     cudaMemcpyKind kind,
                                     cudaStream_t stream);

/**
 * cudaMemcpy2DToArrayAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy2DToArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy2DToArrayAsync_ptsz(cudaArray_t dst,
                                          size_t wOffset,
                                          size_t hOffset,
                                          const void *src,
                                          size_t spitch,
                                          size_t width,
                                          size_t height,
                                          cudaMemcpyKind kind,
                                          cudaStream_t stream);

/**
 * Queues a copy of rows out of an array.
 *
 * - `dst` (in): the address that is written.
 * - `dpitch` (in): bytes from row to row of the memory.
 * - `src` (in): the array that is read.
 * - `wOffset` (in): bytes before the first in a row of the array.
 * - `hOffset` (in): rows before the first.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows.
 * - `kind` (in): the direction.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for a box that is not
 * within the array, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch
 * less than `width`.
 *
 * CUDA: cudaMemcpy2DFromArrayAsync.
 */
cudaError_t cudaMemcpy2DFromArrayAsync(void *dst,
                                       size_t dpitch,
                                       cudaArray_const_t src,
                                       size_t wOffset,
                                       size_t hOffset,
                                       size_t width,
                                       size_t height,
                                       cudaMemcpyKind kind,
                                       cudaStream_t stream);

/**
 * cudaMemcpy2DFromArrayAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy2DFromArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy2DFromArrayAsync_ptsz(void *dst,
                                            size_t dpitch,
                                            cudaArray_const_t src,
                                            size_t wOffset,
                                            size_t hOffset,
                                            size_t width,
                                            size_t height,
                                            cudaMemcpyKind kind,
                                            cudaStream_t stream);

/**
 * Copies memory into an array.
 *
 * - `dst` (in): the array that is written.
 * - `wOffset` (in): bytes before the first in a row of the array.
 * - `hOffset` (in): rows before the first.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist; cudaErrorInvalidValue for NULL memory, for bytes beyond the array, and for device memory
 * that is not within one allocation.
 *
 * CUDA: cudaMemcpyToArray.
 */
cudaError_t cudaMemcpyToArray(cudaArray_t dst,
                              size_t wOffset,
                              size_t hOffset,
                              const void *src,
                              size_t count,
                              cudaMemcpyKind kind);

/**
 * cudaMemcpyToArray with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyToArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyToArray_ptds(cudaArray_t dst,
                                   size_t wOffset,
                                   size_t hOffset,
                                   const void *src,
                                   size_t count,
                                   cudaMemcpyKind kind);

/**
 * Copies memory out of an array.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the array that is read.
 * - `wOffset` (in): bytes before the first in a row of the array.
 * - `hOffset` (in): rows before the first.
 * - `count` (in): bytes.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist; cudaErrorInvalidValue for NULL memory, for bytes beyond the array, and for device memory
 * that is not within one allocation.
 *
 * CUDA: cudaMemcpyFromArray.
 */
cudaError_t cudaMemcpyFromArray(void *dst,
                                cudaArray_const_t src,
                                size_t wOffset,
                                size_t hOffset,
                                size_t count,
                                cudaMemcpyKind kind);

/**
 * cudaMemcpyFromArray with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyFromArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyFromArray_ptds(void *dst,
                                     cudaArray_const_t src,
                                     size_t wOffset,
                                     size_t hOffset,
                                     size_t count,
                                     cudaMemcpyKind kind);

/**
 * Copies from array to array.
 *
 * - `dst` (in): the array that is written.
 * - `wOffsetDst` (in): bytes before the first in a row of the array that is written.
 * - `hOffsetDst` (in): rows before the first there.
 * - `src` (in): the array that is read.
 * - `wOffsetSrc` (in): bytes before the first in a row of the array that is read.
 * - `hOffsetSrc` (in): rows before the first there.
 * - `count` (in): bytes.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist; cudaErrorInvalidValue for bytes beyond the arrays.
 *
 * CUDA: cudaMemcpyArrayToArray.
 */
cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst,
                                   size_t wOffsetDst,
                                   size_t hOffsetDst,
                                   cudaArray_const_t src,
                                   size_t wOffsetSrc,
                                   size_t hOffsetSrc,
                                   size_t count,
                                   cudaMemcpyKind kind);

/**
 * cudaMemcpyArrayToArray with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyArrayToArray with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyArrayToArray_ptds(cudaArray_t dst,
                                        size_t wOffsetDst,
                                        size_t hOffsetDst,
                                        cudaArray_const_t src,
                                        size_t wOffsetSrc,
                                        size_t hOffsetSrc,
                                        size_t count,
                                        cudaMemcpyKind kind);

/**
 * Queues a copy of memory into an array.
 *
 * - `dst` (in): the array that is written.
 * - `wOffset` (in): bytes before the first in a row of the array.
 * - `hOffset` (in): rows before the first.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes.
 * - `kind` (in): the direction.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for bytes beyond the
 * array, and for device memory that is not within one allocation.
 *
 * CUDA: cudaMemcpyToArrayAsync.
 */
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst,
                                   size_t wOffset,
                                   size_t hOffset,
                                   const void *src,
                                   size_t count,
                                   cudaMemcpyKind kind,
                                   cudaStream_t stream);

/**
 * cudaMemcpyToArrayAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyToArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyToArrayAsync_ptsz(cudaArray_t dst,
                                        size_t wOffset,
                                        size_t hOffset,
                                        const void *src,
                                        size_t count,
                                        cudaMemcpyKind kind,
                                        cudaStream_t stream);

/**
 * Queues a copy of memory out of an array.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the array that is read.
 * - `wOffset` (in): bytes before the first in a row of the array.
 * - `hOffset` (in): rows before the first.
 * - `count` (in): bytes.
 * - `kind` (in): the direction.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for a NULL array or
 * one that does not exist, or a stream that does not; cudaErrorInvalidValue for NULL memory, for bytes beyond the
 * array, and for device memory that is not within one allocation.
 *
 * CUDA: cudaMemcpyFromArrayAsync.
 */
cudaError_t cudaMemcpyFromArrayAsync(void *dst,
                                     cudaArray_const_t src,
                                     size_t wOffset,
                                     size_t hOffset,
                                     size_t count,
                                     cudaMemcpyKind kind,
                                     cudaStream_t stream);

/**
 * cudaMemcpyFromArrayAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyFromArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyFromArrayAsync_ptsz(void *dst,
                                          cudaArray_const_t src,
                                          size_t wOffset,
                                          size_t hOffset,
                                          size_t count,
                                          cudaMemcpyKind kind,
                                          cudaStream_t stream);

/**
 * Returns the version of CUDA that the driver supports.
 *
 * - `driverVersion` (out): major * 1000 + minor * 10; 0 where there is no driver.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: cudaDriverGetVersion.
 */
cudaError_t cudaDriverGetVersion(int *driverVersion);

/**
 * Returns the version of CUDA's runtime that the program was made for. Needs no device.
 *
 * - `runtimeVersion` (out): major * 1000 + minor * 10.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: cudaRuntimeGetVersion.
 */
cudaError_t cudaRuntimeGetVersion(int *runtimeVersion);

/**
 * Returns the number of devices.
 *
 * - `count` (out): the number.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: cudaGetDeviceCount.
 */
cudaError_t cudaGetDeviceCount(int *count);

/**
 * Returns the calling thread's current device.
 *
 * - `device` (out): its ordinal; 0 until the thread sets another.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: cudaGetDevice.
 */
cudaError_t cudaGetDevice(int *device);

/**
 * Makes a device current for the calling thread.
 *
 * - `device` (in): its ordinal.
 *
 * Returns cudaErrorInvalidDevice for a device that does not exist.
 *
 * CUDA: cudaSetDevice.
 */
cudaError_t cudaSetDevice(int device);

/**
 * Starts a device without making it current.
 *
 * - `device` (in): its ordinal.
 * - `deviceFlags` (in): the flags of the device, as cudaSetDeviceFlags takes them; they count with
 *   cudaInitDeviceFlagsAreValid only.
 * - `flags` (in): 0 or cudaInitDeviceFlagsAreValid; other bits are ignored.
 *
 * Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for flags of no device.
 *
 * CUDA: cudaInitDevice.
 */
cudaError_t cudaInitDevice(int device,
                           unsigned int deviceFlags,
                           unsigned int flags);

/**
 * Sets the devices that the calling thread prefers, best first: the first becomes its current device.
 *
 * - `device_arr` (in, array of len, nullable): ordinals.
 * - `len` (in): how many; 0 changes nothing.
 *
 * Returns cudaErrorInvalidValue for a NULL array and for a bad `len`, cudaErrorInvalidDevice for a device that does not
 * exist.
 *
 * CUDA: cudaSetValidDevices.
 */
cudaError_t cudaSetValidDevices(int *device_arr,
                                int len);

/**
 * Returns an attribute of a device.
 *
 * - `value` (out): the value: bytes, kHz, bits or a count; yes is 1 and no is 0.
 * - `attr` (in): the attribute.
 * - `device` (in): the device.
 *
 * Returns cudaErrorInvalidValue for NULL and an unknown `attr`; cudaErrorInvalidDevice for a device that does not exist.
 *
 * CUDA: cudaDeviceGetAttribute.
 */
cudaError_t cudaDeviceGetAttribute(int *value,
                                   cudaDeviceAttr attr,
                                   int device);

/**
 * Returns the atomic operations that a device supports on host memory: none, as no back end reports any.
 *
 * - `capabilities` (out, array of count): for each operation 0.
 * - `operations` (in, array of count): the operations.
 * - `count` (in): how many.
 * - `device` (in): the device.
 *
 * Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for a device that does
 * not exist.
 *
 * CUDA: cudaDeviceGetHostAtomicCapabilities from 13.0 on.
 */
cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
                                                const cudaAtomicOperation *operations,
                                                unsigned int count,
                                                int device);

/**
 * Returns the properties of a device.
 *
 * - `prop` (out): the properties, all of them written.
 * - `device` (in): the device.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
 *
 * CUDA: cudaGetDeviceProperties.
 */
cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device);

/**
 * Chooses the first device that meets all requirements.
 *
 * - `device` (out): its ordinal; 0 if no device meets them all.
 * - `prop` (in): minimum memory, processors and versions; members of 0 are ignored.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: cudaChooseDevice.
 */
cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop);

/**
 * Returns a device's PCI address.
 *
 * - `pciBusId` (out, array of len): "domain:bus:device.0" in hexadecimal, such as "0000:C1:00.0".
 * - `len` (in): bytes of room, at least 13.
 * - `device` (in): the device.
 *
 * Returns cudaErrorInvalidValue for NULL or too little room, cudaErrorInvalidDevice for a device that does not exist.
 *
 * CUDA: cudaDeviceGetPCIBusId.
 */
cudaError_t cudaDeviceGetPCIBusId(char *pciBusId,
                                  int len,
                                  int device);

/**
 * Finds a device by its PCI address.
 *
 * - `device` (out): its ordinal.
 * - `pciBusId` (in): "domain:bus:device.function" in hexadecimal; the domain and the function may be left out.
 *
 * Returns cudaErrorInvalidValue for NULL and for a malformed PCI address, cudaErrorInvalidDevice for an address
 * without a device.
 *
 * CUDA: cudaDeviceGetByPCIBusId.
 */
cudaError_t cudaDeviceGetByPCIBusId(int *device,
                                    const char *pciBusId);

/**
 * Waits until all work queued on the current device is done.
 *
 * Returns cudaErrorLaunchFailure when work has failed.
 *
 * CUDA: cudaDeviceSynchronize.
 */
cudaError_t cudaDeviceSynchronize(void);

/**
 * Destroys everything this process has on the current device: memory, streams, events, opened memory.
 *
 * CUDA: cudaDeviceReset.
 */
cudaError_t cudaDeviceReset(void);

/**
 * Returns the flags of the current device, such as how threads wait for it.
 *
 * - `flags` (out): one of the cudaDeviceSchedule flags, and cudaDeviceMapHost.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: cudaGetDeviceFlags.
 */
cudaError_t cudaGetDeviceFlags(unsigned int *flags);

/**
 * Sets the flags of the current device, such as how threads wait for it.
 *
 * - `flags` (in): one of the cudaDeviceSchedule flags, and optionally cudaDeviceMapHost, cudaDeviceLmemResizeToMax and
 *   cudaDeviceSyncMemops, which change nothing.
 *
 * Returns cudaErrorInvalidValue for other flags.
 *
 * CUDA: cudaSetDeviceFlags.
 */
cudaError_t cudaSetDeviceFlags(unsigned int flags);

/**
 * Returns the range of stream priorities on the current device; lower is more urgent.
 *
 * - `leastPriority` (out, nullable): the least urgent.
 * - `greatestPriority` (out, nullable): the most urgent.
 *
 * CUDA: cudaDeviceGetStreamPriorityRange.
 */
cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);

/**
 * Returns a limit of the current device.
 *
 * - `pValue` (out): its value.
 * - `limit` (in): the limit.
 *
 * Returns cudaErrorInvalidValue for NULL and an unknown limit, cudaErrorUnsupportedLimit for one that is not supported
 * here.
 *
 * CUDA: cudaDeviceGetLimit.
 */
cudaError_t cudaDeviceGetLimit(size_t *pValue,
                               cudaLimit limit);

/**
 * Sets a limit of the current device.
 *
 * - `limit` (in): the limit.
 * - `value` (in): its value.
 *
 * Returns cudaErrorInvalidValue for an unknown limit and for a value the device cannot have, cudaErrorUnsupportedLimit
 * where it cannot be set.
 *
 * CUDA: cudaDeviceSetLimit.
 */
cudaError_t cudaDeviceSetLimit(cudaLimit limit,
                               size_t value);

/**
 * Returns the preference between shared memory and L1 cache: none.
 *
 * - `pCacheConfig` (out): cudaFuncCachePreferNone.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: cudaDeviceGetCacheConfig.
 */
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *pCacheConfig);

/**
 * Accepts a preference between shared memory and L1 cache, which no device here follows.
 *
 * - `cacheConfig` (in): the preference.
 *
 * Returns cudaErrorInvalidValue for an unknown preference.
 *
 * CUDA: cudaDeviceSetCacheConfig.
 */
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig);

/**
 * Returns the bank size of shared memory.
 *
 * - `pConfig` (out): cudaSharedMemBankSizeFourByte.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: cudaDeviceGetSharedMemConfig.
 */
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig);

/**
 * Accepts a bank size of shared memory, which no device here follows.
 *
 * - `config` (in): the bank size.
 *
 * Returns cudaErrorInvalidValue for an unknown bank size.
 *
 * CUDA: cudaDeviceSetSharedMemConfig.
 */
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config);

/**
 * Waits for remote writes into the current device's memory; not supported, as none come here.
 *
 * - `target` (in): cudaFlushGPUDirectRDMAWritesTargetCurrentDevice.
 * - `scope` (in): the devices that see them.
 *
 * Returns cudaErrorNotSupported.
 *
 * CUDA: cudaDeviceFlushGPUDirectRDMAWrites.
 */
cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target,
                                               cudaFlushGPUDirectRDMAWritesScope scope);

/**
 * Begins to collect a profile where a profiling tool is attached; only NVIDIA's own runtime can have one.
 *
 * CUDA: cudaProfilerStart.
 */
cudaError_t cudaProfilerStart(void);

/**
 * Ceases to collect a profile where a profiling tool is attached; only NVIDIA's own runtime can have one.
 *
 * CUDA: cudaProfilerStop.
 */
cudaError_t cudaProfilerStop(void);

/**
 * Returns the largest width of a texture over memory; not supported, as this version has no textures.
 *
 * - `maxWidthInElements` (out): the number.
 * - `fmtDesc` (in): the format of a texel.
 * - `device` (in): the device.
 *
 * Returns cudaErrorNotSupported.
 *
 * CUDA: cudaDeviceGetTexture1DLinearMaxWidth.
 */
cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
                                                 const struct cudaChannelFormatDesc *fmtDesc,
                                                 int device);

/**
 * Returns a device's requirements of NvSciSync; not supported.
 *
 * - `nvSciSyncAttrList` (inout): the attributes.
 * - `device` (in): the device.
 * - `flags` (in): whether it signals or waits.
 *
 * Returns cudaErrorNotSupported.
 *
 * CUDA: cudaDeviceGetNvSciSyncAttributes.
 */
cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags);

/**
 * Returns the calling thread's last failure, and makes it cudaSuccess.
 *
 * A call that succeeds leaves the last failure as it is; cudaErrorNotReady counts as one.
 *
 * CUDA: cudaGetLastError.
 */
cudaError_t cudaGetLastError(void);

/**
 * Returns the calling thread's last failure, and leaves it as it is.
 *
 * CUDA: cudaPeekAtLastError.
 */
cudaError_t cudaPeekAtLastError(void);

/**
 * Registers a function that hears of each failed call in words, then of its status. Needs no cudaInit.
 *
 * Calls of the function's own that fail are kept, and not told.
 *
 * - `callbackFunc` (in): the function.
 * - `userData` (in, nullable): passed to it.
 * - `callback_out` (out, nullable): its handle, for cudaLogsUnregisterCallback.
 *
 * Returns cudaErrorInvalidValue for a NULL function.
 *
 * CUDA: cudaLogsRegisterCallback.
 */
cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc,
                                     void *userData,
                                     cudaLogsCallbackHandle *callback_out);

/**
 * Unregisters a function that hears of failed calls. A call of it in another thread may still be under way.
 *
 * - `callback` (in): its handle.
 *
 * Returns cudaErrorInvalidValue for a handle that names none.
 *
 * CUDA: cudaLogsUnregisterCallback.
 */
cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback);

/**
 * Returns the place in the log of failures where the next message comes.
 *
 * - `iterator_out` (out): the place.
 * - `flags` (in): 0.
 *
 * Returns cudaErrorInvalidValue for NULL and for other flags.
 *
 * CUDA: cudaLogsCurrent.
 */
cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags);

/**
 * Writes the log of failures to a file: a line for each failed call's reason, and one for its status.
 *
 * - `iterator` (inout, nullable): the place of the first line, afterwards that of the next; all lines for NULL.
 * - `pathToFile` (in): the file, which is replaced.
 * - `flags` (in): 0.
 *
 * Returns cudaErrorInvalidValue for a NULL path, other flags, and a file that cannot be written.
 *
 * CUDA: cudaLogsDumpToFile.
 */
cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator,
                               const char *pathToFile,
                               unsigned int flags);

/**
 * Copies the log of failures: a line for each failed call's reason, one for its status, and a terminating 0.
 *
 * - `iterator` (inout, nullable): the place of the first line, afterwards that of the next; all lines for NULL.
 * - `buffer` (out): room for the lines. Of more than fit the latest are written, below a line that says so.
 * - `size` (inout): bytes of `buffer`, afterwards those that were written, without the 0.
 * - `flags` (in): 0.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, and where no line fits.
 *
 * CUDA: cudaLogsDumpToMemory.
 */
cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator,
                                 char *buffer,
                                 size_t *size,
                                 unsigned int flags);

/**
 * Returns the name of a status, such as "cudaErrorInvalidValue"; "unrecognized error code" for an unknown number.
 *
 * The text is constant. The last error stays as it is.
 *
 * - `error` (in): the status.
 *
 * CUDA: cudaGetErrorName.
 */
const char *cudaGetErrorName(cudaError_t error);

/**
 * Returns the description of a status; "unrecognized error code" for an unknown number.
 *
 * The text is constant. The last error stays as it is. anygpu_last_reason() tells more about the thread's last failure.
 *
 * - `error` (in): the status.
 *
 * CUDA: cudaGetErrorString.
 */
const char *cudaGetErrorString(cudaError_t error);

/**
 * Creates an event that records timestamps, on the current device.
 *
 * - `event` (out): the event; destroy it with cudaEventDestroy.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
 *
 * CUDA: cudaEventCreate.
 */
cudaError_t cudaEventCreate(cudaEvent_t *event);

/**
 * Creates an event on the current device.
 *
 * - `event` (out): the event; destroy it with cudaEventDestroy.
 * - `flags` (in): cudaEventDefault, or a sum of cudaEventBlockingSync, cudaEventDisableTiming and cudaEventInterprocess
 *   (with cudaEventDisableTiming).
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, and cudaEventInterprocess without cudaEventDisableTiming;
 * cudaErrorMemoryAllocation.
 *
 * CUDA: cudaEventCreateWithFlags.
 */
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event,
                                     unsigned int flags);

/**
 * Destroys an event, created or opened from another process. Work that waits for it is not disturbed.
 *
 * - `event` (in): the event.
 *
 * Returns cudaErrorInvalidResourceHandle for an event that does not exist.
 *
 * CUDA: cudaEventDestroy.
 */
cudaError_t cudaEventDestroy(cudaEvent_t event);

/**
 * Queues a record of an event: it completes when the work queued on the stream so far is done.
 *
 * - `event` (in): the event.
 * - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
 *
 * Returns cudaErrorInvalidResourceHandle for an event or stream that does not exist, and for one of another device.
 *
 * CUDA: cudaEventRecord.
 */
cudaError_t cudaEventRecord(cudaEvent_t event,
                            cudaStream_t stream);

/**
 * cudaEventRecord with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaEventRecord with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaEventRecord_ptsz(cudaEvent_t event, cudaStream_t stream);

/**
 * Queues a record of an event: it completes when the work queued on the stream so far is done.
 *
 * - `event` (in): the event.
 * - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
 * - `flags` (in): cudaEventRecordDefault; cudaEventRecordExternal makes the record a node of a stream that is being
 *   captured.
 *
 * Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
 * exist and for one of another device, cudaErrorIllegalState for cudaEventRecordExternal where the
 * stream is not being captured.
 *
 * CUDA: cudaEventRecordWithFlags.
 */
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event,
                                     cudaStream_t stream,
                                     unsigned int flags);

/**
 * cudaEventRecordWithFlags with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaEventRecordWithFlags with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaEventRecordWithFlags_ptsz(cudaEvent_t event,
                                          cudaStream_t stream,
                                          unsigned int flags);

/**
 * Tells whether an event's latest record has completed. An event never recorded has.
 *
 * - `event` (in): the event.
 *
 * Returns cudaSuccess when it has, cudaErrorNotReady when it has not, cudaErrorInvalidResourceHandle for an event that
 * does not exist, cudaErrorLaunchFailure when the process that recorded it has died, cudaErrorStreamCaptureUnsupported
 * beside captures that forbid unsafe calls.
 *
 * CUDA: cudaEventQuery.
 */
cudaError_t cudaEventQuery(cudaEvent_t event);

/**
 * Waits until an event's latest record has completed. An event never recorded has.
 *
 * - `event` (in): the event.
 *
 * Returns cudaErrorInvalidResourceHandle for an event that does not exist, cudaErrorLaunchFailure when the process that
 * recorded it has died, cudaErrorStreamCaptureUnsupported beside captures that forbid unsafe calls.
 *
 * CUDA: cudaEventSynchronize.
 */
cudaError_t cudaEventSynchronize(cudaEvent_t event);

/**
 * Returns the time between two completed records.
 *
 * - `ms` (out): milliseconds.
 * - `start` (in): the earlier event.
 * - `end` (in): the later event.
 *
 * Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist, records no
 * timestamps, or was never recorded; cudaErrorNotReady when one has not completed.
 *
 * CUDA: cudaEventElapsedTime.
 */
cudaError_t cudaEventElapsedTime(float *ms,
                                 cudaEvent_t start,
                                 cudaEvent_t end);

/**
 * Copies memory. Done when the call returns; from device memory to device memory it may only be queued.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes; 0 does nothing.
 * - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
 * that is not within one allocation.
 *
 * CUDA: cudaMemcpy.
 */
cudaError_t cudaMemcpy(void *dst,
                       const void *src,
                       size_t count,
                       cudaMemcpyKind kind);

/**
 * cudaMemcpy with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy_ptds(void *dst, const void *src, size_t count, cudaMemcpyKind kind);

/**
 * Queues a copy of memory.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes; 0 does nothing.
 * - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidValue for NULL and for device memory
 * that is not within one allocation; cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaMemcpyAsync.
 */
cudaError_t cudaMemcpyAsync(void *dst,
                            const void *src,
                            size_t count,
                            cudaMemcpyKind kind,
                            cudaStream_t stream);

/**
 * cudaMemcpyAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyAsync_ptsz(void *dst,
                                 const void *src,
                                 size_t count,
                                 cudaMemcpyKind kind,
                                 cudaStream_t stream);

/**
 * Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
 *
 * - `dst` (in): the first byte that is written.
 * - `dpitch` (in): bytes from row to row there.
 * - `src` (in): the first byte that is read.
 * - `spitch` (in): bytes from row to row there.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
 *
 * Returns cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidPitchValue for a pitch less than
 * `width`; cudaErrorInvalidValue for NULL and for device memory that is not within one allocation.
 *
 * CUDA: cudaMemcpy2D.
 */
cudaError_t cudaMemcpy2D(void *dst,
                         size_t dpitch,
                         const void *src,
                         size_t spitch,
                         size_t width,
                         size_t height,
                         cudaMemcpyKind kind);

/**
 * cudaMemcpy2D with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy2D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy2D_ptds(void *dst,
                              size_t dpitch,
                              const void *src,
                              size_t spitch,
                              size_t width,
                              size_t height,
                              cudaMemcpyKind kind);

/**
 * Queues a copy of rows.
 *
 * - `dst` (in): the first byte that is written.
 * - `dpitch` (in): bytes from row to row there.
 * - `src` (in): the first byte that is read.
 * - `spitch` (in): bytes from row to row there.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `kind` (in): the direction; cudaMemcpyDefault derives it from the pointers.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cudaMemcpy2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaMemcpy2DAsync.
 */
cudaError_t cudaMemcpy2DAsync(void *dst,
                              size_t dpitch,
                              const void *src,
                              size_t spitch,
                              size_t width,
                              size_t height,
                              cudaMemcpyKind kind,
                              cudaStream_t stream);

/**
 * cudaMemcpy2DAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy2DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy2DAsync_ptsz(void *dst,
                                   size_t dpitch,
                                   const void *src,
                                   size_t spitch,
                                   size_t width,
                                   size_t height,
                                   cudaMemcpyKind kind,
                                   cudaStream_t stream);

/**
 * Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
 *
 * - `p` (in): the copy.
 *
 * Returns cudaErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
 * pitch, and for device memory that is not within one allocation; cudaErrorInvalidPitchValue for a pitch less than
 * `xsize`; cudaErrorInvalidMemcpyDirection for an unknown `kind`; cudaErrorInvalidResourceHandle for an array that
 * does not exist.
 *
 * CUDA: cudaMemcpy3D.
 */
cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p);

/**
 * cudaMemcpy3D with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy3D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy3D_ptds(const struct cudaMemcpy3DParms *p);

/**
 * Queues a copy of a box.
 *
 * - `p` (in): the copy.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cudaMemcpy3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaMemcpy3DAsync.
 */
cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p,
                              cudaStream_t stream);

/**
 * cudaMemcpy3DAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy3DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy3DAsync_ptsz(const struct cudaMemcpy3DParms *p,
                                   cudaStream_t stream);

/**
 * Copies a box from one device's memory to another's. May only be queued when the call returns.
 *
 * - `p` (in): the copy.
 *
 * Returns cudaErrorInvalidDevice for a device that does not exist, and what cudaMemcpy3D returns.
 *
 * CUDA: cudaMemcpy3DPeer.
 */
cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p);

/**
 * cudaMemcpy3DPeer with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy3DPeer with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy3DPeer_ptds(const struct cudaMemcpy3DPeerParms *p);

/**
 * Queues a copy of a box from one device's memory to another's.
 *
 * - `p` (in): the copy.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cudaMemcpy3DPeer returns; cudaErrorInvalidResourceHandle for a stream that does not exist;
 * cudaErrorStreamCaptureUnsupported for a stream that is being captured, whose capture fails.
 *
 * CUDA: cudaMemcpy3DPeerAsync.
 */
cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p,
                                  cudaStream_t stream);

/**
 * cudaMemcpy3DPeerAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy3DPeerAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy3DPeerAsync_ptsz(const struct cudaMemcpy3DPeerParms *p,
                                       cudaStream_t stream);

/**
 * Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
 *
 * - `devPtr` (in): the first byte.
 * - `value` (in): the byte; its low 8 bits count.
 * - `count` (in): bytes; 0 does nothing.
 *
 * Returns cudaErrorInvalidValue for NULL, for memory that no device can reach, and for a range that is not within one
 * allocation.
 *
 * CUDA: cudaMemset.
 */
cudaError_t cudaMemset(void *devPtr,
                       int value,
                       size_t count);

/**
 * cudaMemset with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemset with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemset_ptds(void *devPtr, int value, size_t count);

/**
 * Queues a fill of memory with a byte.
 *
 * - `devPtr` (in): the first byte.
 * - `value` (in): the byte; its low 8 bits count.
 * - `count` (in): bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cudaMemset returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaMemsetAsync.
 */
cudaError_t cudaMemsetAsync(void *devPtr,
                            int value,
                            size_t count,
                            cudaStream_t stream);

/**
 * cudaMemsetAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemsetAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemsetAsync_ptsz(void *devPtr, int value, size_t count, cudaStream_t stream);

/**
 * Fills rows with a byte. Done when the call returns; in device memory it may only be queued.
 *
 * - `devPtr` (in): the first byte.
 * - `pitch` (in): bytes from row to row.
 * - `value` (in): the byte; its low 8 bits count.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 *
 * Returns cudaErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
 * a range that is not within one allocation.
 *
 * CUDA: cudaMemset2D.
 */
cudaError_t cudaMemset2D(void *devPtr,
                         size_t pitch,
                         int value,
                         size_t width,
                         size_t height);

/**
 * cudaMemset2D with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemset2D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemset2D_ptds(void *devPtr, size_t pitch, int value, size_t width, size_t height);

/**
 * Queues a fill of rows with a byte.
 *
 * - `devPtr` (in): the first byte.
 * - `pitch` (in): bytes from row to row.
 * - `value` (in): the byte; its low 8 bits count.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cudaMemset2D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaMemset2DAsync.
 */
cudaError_t cudaMemset2DAsync(void *devPtr,
                              size_t pitch,
                              int value,
                              size_t width,
                              size_t height,
                              cudaStream_t stream);

/**
 * cudaMemset2DAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemset2DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemset2DAsync_ptsz(void *devPtr,
                                   size_t pitch,
                                   int value,
                                   size_t width,
                                   size_t height,
                                   cudaStream_t stream);

/**
 * Fills a box with a byte. Done when the call returns; in device memory it may only be queued.
 *
 * - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
 * - `value` (in): the byte; its low 8 bits count.
 * - `extent` (in): the size of the box; nothing is done for an empty one.
 *
 * Returns cudaErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
 * reach, and for a range that is not within one allocation.
 *
 * CUDA: cudaMemset3D.
 */
cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr,
                         int value,
                         struct cudaExtent extent);

/**
 * cudaMemset3D with its structures by reference, for languages that cannot pass them by value.
 *
 * - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
 * - `value` (in): the byte; its low 8 bits count.
 * - `extent` (in): the size of the box; nothing is done for an empty one.
 *
 * Returns what cudaMemset3D returns, and cudaErrorInvalidValue for a NULL structure.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaMemset3D_ref(const struct cudaPitchedPtr *pitchedDevPtr,
                                    int value,
                                    const struct cudaExtent *extent);

/**
 * cudaMemset3D with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemset3D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemset3D_ptds(struct cudaPitchedPtr pitchedDevPtr,
                              int value,
                              struct cudaExtent extent);

/**
 * Queues a fill of a box with a byte.
 *
 * - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
 * - `value` (in): the byte; its low 8 bits count.
 * - `extent` (in): the size of the box; nothing is done for an empty one.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cudaMemset3D returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaMemset3DAsync.
 */
cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr,
                              int value,
                              struct cudaExtent extent,
                              cudaStream_t stream);

/**
 * cudaMemset3DAsync with its structures by reference, for languages that cannot pass them by value.
 *
 * - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
 * - `value` (in): the byte; its low 8 bits count.
 * - `extent` (in): the size of the box; nothing is done for an empty one.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cudaMemset3DAsync returns, and cudaErrorInvalidValue for a NULL structure.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaMemset3DAsync_ref(const struct cudaPitchedPtr *pitchedDevPtr,
                                         int value,
                                         const struct cudaExtent *extent,
                                         cudaStream_t stream);

/**
 * cudaMemset3DAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemset3DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemset3DAsync_ptsz(struct cudaPitchedPtr pitchedDevPtr,
                                   int value,
                                   struct cudaExtent extent,
                                   cudaStream_t stream);

/**
 * Copies memory into a device variable; not supported, as this version loads no device code.
 *
 * - `symbol` (in): the variable.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes.
 * - `offset` (in): bytes before the first in the variable.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorNotSupported.
 *
 * CUDA: cudaMemcpyToSymbol.
 */
cudaError_t cudaMemcpyToSymbol(const void *symbol,
                               const void *src,
                               size_t count,
                               size_t offset,
                               cudaMemcpyKind kind);

/**
 * cudaMemcpyToSymbol with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyToSymbol with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyToSymbol_ptds(const void *symbol,
                                    const void *src,
                                    size_t count,
                                    size_t offset,
                                    cudaMemcpyKind kind);

/**
 * Copies memory out of a device variable; not supported, as this version loads no device code.
 *
 * - `dst` (in): the address that is written.
 * - `symbol` (in): the variable.
 * - `count` (in): bytes.
 * - `offset` (in): bytes before the first in the variable.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorNotSupported.
 *
 * CUDA: cudaMemcpyFromSymbol.
 */
cudaError_t cudaMemcpyFromSymbol(void *dst,
                                 const void *symbol,
                                 size_t count,
                                 size_t offset,
                                 cudaMemcpyKind kind);

/**
 * cudaMemcpyFromSymbol with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyFromSymbol with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyFromSymbol_ptds(void *dst,
                                      const void *symbol,
                                      size_t count,
                                      size_t offset,
                                      cudaMemcpyKind kind);

/**
 * Queues a copy of memory into a device variable; not supported, as this version loads no device code.
 *
 * - `symbol` (in): the variable.
 * - `src` (in): the address that is read.
 * - `count` (in): bytes.
 * - `offset` (in): bytes before the first in the variable.
 * - `kind` (in): the direction.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorNotSupported.
 *
 * CUDA: cudaMemcpyToSymbolAsync.
 */
cudaError_t cudaMemcpyToSymbolAsync(const void *symbol,
                                    const void *src,
                                    size_t count,
                                    size_t offset,
                                    cudaMemcpyKind kind,
                                    cudaStream_t stream);

/**
 * cudaMemcpyToSymbolAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyToSymbolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyToSymbolAsync_ptsz(const void *symbol,
                                         const void *src,
                                         size_t count,
                                         size_t offset,
                                         cudaMemcpyKind kind,
                                         cudaStream_t stream);

/**
 * Queues a copy of memory out of a device variable; not supported, as this version loads no device code.
 *
 * - `dst` (in): the address that is written.
 * - `symbol` (in): the variable.
 * - `count` (in): bytes.
 * - `offset` (in): bytes before the first in the variable.
 * - `kind` (in): the direction.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorNotSupported.
 *
 * CUDA: cudaMemcpyFromSymbolAsync.
 */
cudaError_t cudaMemcpyFromSymbolAsync(void *dst,
                                      const void *symbol,
                                      size_t count,
                                      size_t offset,
                                      cudaMemcpyKind kind,
                                      cudaStream_t stream);

/**
 * cudaMemcpyFromSymbolAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyFromSymbolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyFromSymbolAsync_ptsz(void *dst,
                                           const void *symbol,
                                           size_t count,
                                           size_t offset,
                                           cudaMemcpyKind kind,
                                           cudaStream_t stream);

/**
 * Queues copies of bytes, wherever the addresses are.
 *
 * - `dsts` (in, array of count): the addresses that are written.
 * - `srcs` (in, array of count): the addresses that are read.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many copies.
 * - `attrs` (in, array of numAttrs): their attributes.
 * - `attrsIdxs` (in, array of numAttrs): the first copy that each of `attrs` applies to.
 * - `numAttrs` (in): number of `attrs`, not 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for NULL, the default stream, a copy of no bytes, and a range that is not within
 * one allocation; cudaErrorStreamCaptureUnsupported for a stream that is being captured; copies before a refused
 * one have been queued; cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaMemcpyBatchAsync.
 */
cudaError_t cudaMemcpyBatchAsync(void *const *dsts,
                                 const void *const *srcs,
                                 const size_t *sizes,
                                 size_t count,
                                 struct cudaMemcpyAttributes *attrs,
                                 size_t *attrsIdxs,
                                 size_t numAttrs,
                                 cudaStream_t stream);

/**
 * cudaMemcpyBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyBatchAsync_ptsz(void *const *dsts,
                                      const void *const *srcs,
                                      const size_t *sizes,
                                      size_t count,
                                      struct cudaMemcpyAttributes *attrs,
                                      size_t *attrsIdxs,
                                      size_t numAttrs,
                                      cudaStream_t stream);

/**
 * Queues copies of boxes, wherever the addresses are.
 *
 * - `numOps` (in): how many copies.
 * - `opList` (in, array of numOps): the copies.
 * - `flags` (in): 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and a box that is not within one
 * allocation; cudaErrorStreamCaptureUnsupported for a stream that is being captured; copies before a refused one
 * have been queued; cudaErrorInvalidResourceHandle for an array or a stream that does not exist.
 *
 * CUDA: cudaMemcpy3DBatchAsync.
 */
cudaError_t cudaMemcpy3DBatchAsync(size_t numOps,
                                   struct cudaMemcpy3DBatchOp *opList,
                                   unsigned long long flags,
                                   cudaStream_t stream);

/**
 * cudaMemcpy3DBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy3DBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy3DBatchAsync_ptsz(size_t numOps,
                                        struct cudaMemcpy3DBatchOp *opList,
                                        unsigned long long flags,
                                        cudaStream_t stream);

/**
 * Queues a copy of bytes, wherever the addresses are.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `size` (in): bytes.
 * - `attr` (in): its attributes.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for NULL, attributes that do not exist, and a range of device memory that is not
 * within one allocation; cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaMemcpyWithAttributesAsync from 13.2 on.
 */
cudaError_t cudaMemcpyWithAttributesAsync(void *dst,
                                          const void *src,
                                          size_t size,
                                          struct cudaMemcpyAttributes *attr,
                                          cudaStream_t stream);

/**
 * cudaMemcpyWithAttributesAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpyWithAttributesAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpyWithAttributesAsync_ptsz(void *dst,
                                               const void *src,
                                               size_t size,
                                               struct cudaMemcpyAttributes *attr,
                                               cudaStream_t stream);

/**
 * Queues a copy of a box, wherever the addresses are.
 *
 * - `op` (in): the copy.
 * - `flags` (in): 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, and a box that is not within one allocation;
 * cudaErrorInvalidResourceHandle for an array or a stream that does not exist.
 *
 * CUDA: cudaMemcpy3DWithAttributesAsync from 13.2 on.
 */
cudaError_t cudaMemcpy3DWithAttributesAsync(struct cudaMemcpy3DBatchOp *op,
                                            unsigned long long flags,
                                            cudaStream_t stream);

/**
 * cudaMemcpy3DWithAttributesAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemcpy3DWithAttributesAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemcpy3DWithAttributesAsync_ptsz(struct cudaMemcpy3DBatchOp *op,
                                                 unsigned long long flags,
                                                 cudaStream_t stream);

/**
 * Imports memory that another API, such as Vulkan, or another process has exported.
 *
 * - `extMem_out` (out): the memory; release it with cudaDestroyExternalMemory.
 * - `memHandleDesc` (in): what to import. On Linux that is a file descriptor. The runtime takes ownership of it: the
 *   program must not close it. After a failure the program still owns it. The size is what the exporter allocated.
 *
 * Returns cudaErrorInvalidValue for NULL, unknown types and flags, and a size of 0 or beyond the memory;
 * cudaErrorNotSupported for types that Linux does not have; cudaErrorUnknown for a descriptor that is not open or of
 * something else.
 *
 * CUDA: cudaImportExternalMemory.
 */
cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
                                     const struct cudaExternalMemoryHandleDesc *memHandleDesc);

/**
 * Maps a part of external memory at device addresses.
 *
 * - `devPtr` (out): the first address; free it with cudaFree. Each call maps the range anew.
 * - `extMem` (in): the memory.
 * - `bufferDesc` (in): the range.
 *
 * Returns cudaErrorInvalidValue for NULL, flags, an empty range, and one outside the memory, cudaErrorMemoryAllocation
 * where the range ends beyond all addresses; cudaErrorInvalidResourceHandle for an invalid memory handle.
 *
 * CUDA: cudaExternalMemoryGetMappedBuffer.
 */
cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr,
                                              cudaExternalMemory_t extMem,
                                              const struct cudaExternalMemoryBufferDesc *bufferDesc);

/**
 * Creates arrays of texels in external memory.
 *
 * - `mipmap` (out): the arrays; free them with cudaFreeMipmappedArray.
 * - `extMem` (in): the memory.
 * - `mipmapDesc` (in): their offset and properties.
 *
 * Returns cudaErrorInvalidValue for NULL, impossible arrays, and those outside the memory;
 * cudaErrorInvalidResourceHandle for an invalid memory handle; cudaErrorNotSupported for formats besides integers and
 * floating-point numbers, and where there are no such arrays.
 *
 * CUDA: cudaExternalMemoryGetMappedMipmappedArray.
 */
cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
                                                      cudaExternalMemory_t extMem,
                                                      const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc);

/**
 * Releases external memory. Its mappings stay until they are freed.
 *
 * - `extMem` (in): from cudaImportExternalMemory.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for an invalid memory handle.
 *
 * CUDA: cudaDestroyExternalMemory.
 */
cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem);

/**
 * Imports a semaphore that another API, such as Vulkan, or another process has exported.
 *
 * - `extSem_out` (out): the semaphore; release it with cudaDestroyExternalSemaphore.
 * - `semHandleDesc` (in): what to import. On Linux that is the file descriptor of a binary semaphore
 *   (cudaExternalSemaphoreHandleTypeOpaqueFd) or of a timeline semaphore
 *   (cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd). The runtime takes ownership of it: the program must not
 *   close it. After a failure the program still owns it.
 *
 * Returns cudaErrorInvalidValue for NULL, unknown types, and flags; cudaErrorNotSupported for types that Linux does
 * not have; cudaErrorUnknown for a descriptor that is not open or of something else.
 *
 * CUDA: cudaImportExternalSemaphore.
 */
cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
                                        const struct cudaExternalSemaphoreHandleDesc *semHandleDesc);

/**
 * Queues signals of semaphores, once the work queued on a stream so far is done.
 *
 * - `extSemArray` (in, array of numExtSems): the semaphores.
 * - `paramsArray` (in, array of numExtSems): for a timeline semaphore, the new value, above its current one.
 * - `numExtSems` (in): how many.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for NULL, for none, for flags, and for a value less than the semaphore's where that
 * can be determined; cudaErrorInvalidResourceHandle for a semaphore or a stream that does not exist.
 *
 * CUDA: cudaSignalExternalSemaphoresAsync.
 */
cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
                                              const struct cudaExternalSemaphoreSignalParams *paramsArray,
                                              unsigned int numExtSems,
                                              cudaStream_t stream);

/**
 * cudaSignalExternalSemaphoresAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaSignalExternalSemaphoresAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaSignalExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t *extSemArray,
                                                   const struct cudaExternalSemaphoreSignalParams *paramsArray,
                                                   unsigned int numExtSems,
                                                   cudaStream_t stream);

/**
 * Queues waits for semaphores: what is queued on the stream from now on begins once all are over.
 *
 * The wait resets a binary semaphore, so each signal ends one wait.
 *
 * - `extSemArray` (in, array of numExtSems): the semaphores.
 * - `paramsArray` (in, array of numExtSems): for a timeline semaphore, the value to wait for.
 * - `numExtSems` (in): how many.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for NULL, for none and for flags; cudaErrorInvalidResourceHandle for a semaphore or a
 * stream that does not exist.
 *
 * CUDA: cudaWaitExternalSemaphoresAsync.
 */
cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
                                            const struct cudaExternalSemaphoreWaitParams *paramsArray,
                                            unsigned int numExtSems,
                                            cudaStream_t stream);

/**
 * cudaWaitExternalSemaphoresAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaWaitExternalSemaphoresAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaWaitExternalSemaphoresAsync_ptsz(const cudaExternalSemaphore_t *extSemArray,
                                                 const struct cudaExternalSemaphoreWaitParams *paramsArray,
                                                 unsigned int numExtSems,
                                                 cudaStream_t stream);

/**
 * Releases an external semaphore. Wait for its signals and waits first.
 *
 * - `extSem` (in): from cudaImportExternalSemaphore.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for an invalid semaphore.
 *
 * CUDA: cudaDestroyExternalSemaphore.
 */
cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem);

/**
 * Makes a graph without nodes.
 *
 * - `pGraph` (out): the graph; destroy it with cudaGraphDestroy.
 * - `flags` (in): 0.
 *
 * Returns cudaErrorInvalidValue for NULL and for flags.
 *
 * CUDA: cudaGraphCreate.
 */
cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags);

/**
 * Destroys a graph and its nodes. What was instantiated of it stays.
 *
 * - `graph` (in): the graph.
 *
 * Returns cudaErrorInvalidValue for a graph that does not exist, and for the graph of a node.
 *
 * CUDA: cudaGraphDestroy.
 */
cudaError_t cudaGraphDestroy(cudaGraph_t graph);

/**
 * Returns the nodes of a graph, oldest first.
 *
 * - `graph` (in): the graph.
 * - `nodes` (out, array of numNodes, nullable): the nodes; NULL only counts them.
 * - `numNodes` (inout): the room of the array; on return the number of nodes written, or of all.
 *
 * Returns cudaErrorInvalidValue for a graph that does not exist and a NULL `numNodes`.
 *
 * CUDA: cudaGraphGetNodes.
 */
cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes);

/**
 * Returns the nodes of a graph that no other comes before.
 *
 * - `graph` (in): the graph.
 * - `pRootNodes` (out, array of pNumRootNodes, nullable): the nodes; NULL only counts them.
 * - `pNumRootNodes` (inout): the room of the array; on return the number of nodes written, or of all.
 *
 * Returns cudaErrorInvalidValue for a graph that does not exist and a NULL `pNumRootNodes`.
 *
 * CUDA: cudaGraphGetRootNodes.
 */
cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph,
                                  cudaGraphNode_t *pRootNodes,
                                  size_t *pNumRootNodes);

/**
 * Returns the type of a node.
 *
 * - `node` (in): the node.
 * - `pType` (out): its type.
 *
 * Returns cudaErrorInvalidValue for NULL and for a node that does not exist.
 *
 * CUDA: cudaGraphNodeGetType.
 */
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType);

/**
 * Removes a node from its graph, with its edges.
 *
 * - `node` (in): the node.
 *
 * Returns cudaErrorInvalidValue for a node that does not exist, cudaErrorNotSupported in a graph that
 * allocates or frees memory.
 *
 * CUDA: cudaGraphDestroyNode.
 */
cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node);

/**
 * Copies a graph.
 *
 * - `pGraphClone` (out): the copy; destroy it with cudaGraphDestroy.
 * - `originalGraph` (in): the graph.
 *
 * Returns cudaErrorInvalidValue for NULL and for a graph that does not exist.
 *
 * CUDA: cudaGraphClone.
 */
cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph);

/**
 * Finds the copy of a node in a copied graph.
 *
 * - `pNode` (out): the copy.
 * - `originalNode` (in): the node that was copied.
 * - `clonedGraph` (in): the copied graph.
 *
 * Returns cudaErrorInvalidValue for NULL, and where there is no such copy.
 *
 * CUDA: cudaGraphNodeFindInClone.
 */
cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode,
                                     cudaGraphNode_t originalNode,
                                     cudaGraph_t clonedGraph);

/**
 * Adds a node that does nothing but keep an order.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph.
 *
 * CUDA: cudaGraphAddEmptyNode.
 */
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode,
                                  cudaGraph_t graph,
                                  const cudaGraphNode_t *pDependencies,
                                  size_t numDependencies);

/**
 * Adds a node that copies a box.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `pCopyParams` (in): the copy.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for a copy that cudaMemcpy3D refuses.
 *
 * CUDA: cudaGraphAddMemcpyNode.
 */
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode,
                                   cudaGraph_t graph,
                                   const cudaGraphNode_t *pDependencies,
                                   size_t numDependencies,
                                   const struct cudaMemcpy3DParms *pCopyParams);

/**
 * Returns the copy of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (out): the copy.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or copies nothing.
 *
 * CUDA: cudaGraphMemcpyNodeGetParams.
 */
cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node,
                                         struct cudaMemcpy3DParms *pNodeParams);

/**
 * Sets the copy of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (in): the copy.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * CUDA: cudaGraphMemcpyNodeSetParams.
 */
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,
                                         const struct cudaMemcpy3DParms *pNodeParams);

/**
 * Sets the copy that an executable graph does for a node, between memory of the same kinds.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `pNodeParams` (in): the copy.
 *
 * Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * CUDA: cudaGraphExecMemcpyNodeSetParams.
 */
cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec,
                                             cudaGraphNode_t node,
                                             const struct cudaMemcpy3DParms *pNodeParams);

/**
 * Adds a node that copies bytes.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `dst` (in): the destination.
 * - `src` (in): the source.
 * - `count` (in): bytes.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for no bytes; cudaErrorInvalidMemcpyDirection for another direction.
 *
 * CUDA: cudaGraphAddMemcpyNode1D.
 */
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode,
                                     cudaGraph_t graph,
                                     const cudaGraphNode_t *pDependencies,
                                     size_t numDependencies,
                                     void *dst,
                                     const void *src,
                                     size_t count,
                                     cudaMemcpyKind kind);

/**
 * Sets the copy of a node to one of bytes.
 *
 * - `node` (in): the node.
 * - `dst` (in): the destination.
 * - `src` (in): the source.
 * - `count` (in): bytes.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work;
 * cudaErrorInvalidMemcpyDirection for another direction.
 *
 * CUDA: cudaGraphMemcpyNodeSetParams1D.
 */
cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node,
                                           void *dst,
                                           const void *src,
                                           size_t count,
                                           cudaMemcpyKind kind);

/**
 * Sets the copy that an executable graph does for a node to one of bytes.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `dst` (in): the destination.
 * - `src` (in): the source.
 * - `count` (in): bytes.
 * - `kind` (in): the direction.
 *
 * Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place; cudaErrorInvalidMemcpyDirection for another direction.
 *
 * CUDA: cudaGraphExecMemcpyNodeSetParams1D.
 */
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec,
                                               cudaGraphNode_t node,
                                               void *dst,
                                               const void *src,
                                               size_t count,
                                               cudaMemcpyKind kind);

/**
 * Adds a node that fills memory.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `pMemsetParams` (in): the fill.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for elements that are not of 1, 2 or 4 bytes, none of them, and rows
 * that do not fit the pitch.
 *
 * CUDA: cudaGraphAddMemsetNode.
 */
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode,
                                   cudaGraph_t graph,
                                   const cudaGraphNode_t *pDependencies,
                                   size_t numDependencies,
                                   const struct cudaMemsetParams *pMemsetParams);

/**
 * Returns the fill of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (out): the fill.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or fills nothing.
 *
 * CUDA: cudaGraphMemsetNodeGetParams.
 */
cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node,
                                         struct cudaMemsetParams *pNodeParams);

/**
 * Sets the fill of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (in): the fill.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * CUDA: cudaGraphMemsetNodeSetParams.
 */
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,
                                         const struct cudaMemsetParams *pNodeParams);

/**
 * Sets the fill that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `pNodeParams` (in): the fill.
 *
 * Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * CUDA: cudaGraphExecMemsetNodeSetParams.
 */
cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec,
                                             cudaGraphNode_t node,
                                             const struct cudaMemsetParams *pNodeParams);

/**
 * Adds a node that calls a function on the host, at each launch.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `pNodeParams` (in): the function and its argument.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for no function.
 *
 * CUDA: cudaGraphAddHostNode.
 */
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode,
                                 cudaGraph_t graph,
                                 const cudaGraphNode_t *pDependencies,
                                 size_t numDependencies,
                                 const struct cudaHostNodeParams *pNodeParams);

/**
 * Returns the call of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (out): the function and its argument.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or calls nothing.
 *
 * CUDA: cudaGraphHostNodeGetParams.
 */
cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node,
                                       struct cudaHostNodeParams *pNodeParams);

/**
 * Sets the call of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (in): the function and its argument.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * CUDA: cudaGraphHostNodeSetParams.
 */
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node,
                                       const struct cudaHostNodeParams *pNodeParams);

/**
 * Sets the call that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `pNodeParams` (in): the function and its argument.
 *
 * Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * CUDA: cudaGraphExecHostNodeSetParams.
 */
cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec,
                                           cudaGraphNode_t node,
                                           const struct cudaHostNodeParams *pNodeParams);

/**
 * Adds a node that does the work of another graph, as that is now.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `childGraph` (in): the other graph, which is copied.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, nodes that are named twice
 * or are of another graph, and on the host back end more than 64 graphs within each other.
 *
 * CUDA: cudaGraphAddChildGraphNode.
 */
cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode,
                                       cudaGraph_t graph,
                                       const cudaGraphNode_t *pDependencies,
                                       size_t numDependencies,
                                       cudaGraph_t childGraph);

/**
 * Returns the graph of a node, which belongs to it.
 *
 * - `node` (in): the node.
 * - `pGraph` (out): the graph; it ends with the node.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or has no graph.
 *
 * CUDA: cudaGraphChildGraphNodeGetGraph.
 */
cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph);

/**
 * Sets the work that an executable graph does for a node with a graph: that of a graph like it.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `childGraph` (in): the graph.
 *
 * Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node;
 * cudaErrorGraphExecUpdateFailure for a graph that differs from the node's.
 *
 * CUDA: cudaGraphExecChildGraphNodeSetParams.
 */
cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec,
                                                 cudaGraphNode_t node,
                                                 cudaGraph_t childGraph);

/**
 * Adds a node that records an event.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `event` (in): the event.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph; cudaErrorInvalidResourceHandle for an event that does not exist.
 *
 * CUDA: cudaGraphAddEventRecordNode.
 */
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode,
                                        cudaGraph_t graph,
                                        const cudaGraphNode_t *pDependencies,
                                        size_t numDependencies,
                                        cudaEvent_t event);

/**
 * Returns the event that a node records.
 *
 * - `node` (in): the node.
 * - `event_out` (out): the event.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * CUDA: cudaGraphEventRecordNodeGetEvent.
 */
cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out);

/**
 * Sets the event that a node records.
 *
 * - `node` (in): the node.
 * - `event` (in): the event.
 *
 * Returns cudaErrorInvalidValue for a node that does not exist or does other work,
 * cudaErrorInvalidResourceHandle for an event that does not exist.
 *
 * CUDA: cudaGraphEventRecordNodeSetEvent.
 */
cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event);

/**
 * Sets the event that an executable graph records for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `event` (in): the event.
 *
 * Returns cudaErrorInvalidValue where the executable graph was not made of the node, or the node does
 * other work, cudaErrorInvalidResourceHandle for an event that does not exist.
 *
 * CUDA: cudaGraphExecEventRecordNodeSetEvent.
 */
cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec,
                                                 cudaGraphNode_t hNode,
                                                 cudaEvent_t event);

/**
 * Adds a node that waits for an event's latest record at the launch.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `event` (in): the event.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph; cudaErrorInvalidResourceHandle for an event that does not exist.
 *
 * CUDA: cudaGraphAddEventWaitNode.
 */
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode,
                                      cudaGraph_t graph,
                                      const cudaGraphNode_t *pDependencies,
                                      size_t numDependencies,
                                      cudaEvent_t event);

/**
 * Returns the event that a node waits for.
 *
 * - `node` (in): the node.
 * - `event_out` (out): the event.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * CUDA: cudaGraphEventWaitNodeGetEvent.
 */
cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out);

/**
 * Sets the event that a node waits for.
 *
 * - `node` (in): the node.
 * - `event` (in): the event.
 *
 * Returns cudaErrorInvalidValue for a node that does not exist or does other work,
 * cudaErrorInvalidResourceHandle for an event that does not exist.
 *
 * CUDA: cudaGraphEventWaitNodeSetEvent.
 */
cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event);

/**
 * Sets the event that an executable graph waits for for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `event` (in): the event.
 *
 * Returns cudaErrorInvalidValue where the executable graph was not made of the node, or the node does
 * other work, cudaErrorInvalidResourceHandle for an event that does not exist.
 *
 * CUDA: cudaGraphExecEventWaitNodeSetEvent.
 */
cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec,
                                               cudaGraphNode_t hNode,
                                               cudaEvent_t event);

/**
 * Adds a node that signals semaphores.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `nodeParams` (in): the semaphores and the values, which are copied.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph; for none, flags, and semaphores that do not exist.
 *
 * CUDA: cudaGraphAddExternalSemaphoresSignalNode.
 */
cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,
                                                     cudaGraph_t graph,
                                                     const cudaGraphNode_t *pDependencies,
                                                     size_t numDependencies,
                                                     const struct cudaExternalSemaphoreSignalNodeParams *nodeParams);

/**
 * Returns the signals of a node.
 *
 * - `hNode` (in): the node.
 * - `params_out` (out): the signals; the arrays are the node's, and valid until it changes.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or signals no semaphores.
 *
 * CUDA: cudaGraphExternalSemaphoresSignalNodeGetParams.
 */
cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
                                                           struct cudaExternalSemaphoreSignalNodeParams *params_out);

/**
 * Sets the signals of a node.
 *
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the semaphores and the values, which are copied.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
 * none, flags, and semaphores that do not exist.
 *
 * CUDA: cudaGraphExternalSemaphoresSignalNodeSetParams.
 */
cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
                                                           const struct cudaExternalSemaphoreSignalNodeParams *nodeParams);

/**
 * Sets the signals that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
 *
 * Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * CUDA: cudaGraphExecExternalSemaphoresSignalNodeSetParams.
 */
cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec,
                                                               cudaGraphNode_t hNode,
                                                               const struct cudaExternalSemaphoreSignalNodeParams *nodeParams);

/**
 * Adds a node that waits for semaphores.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `nodeParams` (in): the semaphores and the values, which are copied.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph; for none, flags, and semaphores that do not exist.
 *
 * CUDA: cudaGraphAddExternalSemaphoresWaitNode.
 */
cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,
                                                   cudaGraph_t graph,
                                                   const cudaGraphNode_t *pDependencies,
                                                   size_t numDependencies,
                                                   const struct cudaExternalSemaphoreWaitNodeParams *nodeParams);

/**
 * Returns the waits of a node.
 *
 * - `hNode` (in): the node.
 * - `params_out` (out): the waits; the arrays are the node's, and valid until it changes.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or waits for no semaphores.
 *
 * CUDA: cudaGraphExternalSemaphoresWaitNodeGetParams.
 */
cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
                                                         struct cudaExternalSemaphoreWaitNodeParams *params_out);

/**
 * Sets the waits of a node.
 *
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the semaphores and the values, which are copied.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
 * none, flags, and semaphores that do not exist.
 *
 * CUDA: cudaGraphExternalSemaphoresWaitNodeSetParams.
 */
cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
                                                         const struct cudaExternalSemaphoreWaitNodeParams *nodeParams);

/**
 * Sets the waits that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
 *
 * Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * CUDA: cudaGraphExecExternalSemaphoresWaitNodeSetParams.
 */
cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec,
                                                             cudaGraphNode_t hNode,
                                                             const struct cudaExternalSemaphoreWaitNodeParams *nodeParams);

/**
 * Adds a node that allocates memory, which has its address from now on.
 *
 * What a launch leaves allocated is the program's until it frees it, and is so again, with the
 * address, by the next launch. Else it lasts as long as the graph and what was instantiated of it.
 * Such a graph is not copied, keeps its nodes and edges, and has one executable graph at a time.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `nodeParams` (inout): the bytes and the device; on return the address as well.
 *
 * Returns cudaErrorInvalidValue for NULL, no bytes, a device that does not exist, a graph that does not
 * exist, and nodes that are named twice or are of another graph; cudaErrorNotSupported for kinds of handle and,
 * on the host back end, for a graph that belongs to a node; cudaErrorMemoryAllocation.
 *
 * CUDA: cudaGraphAddMemAllocNode.
 */
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode,
                                     cudaGraph_t graph,
                                     const cudaGraphNode_t *pDependencies,
                                     size_t numDependencies,
                                     struct cudaMemAllocNodeParams *nodeParams);

/**
 * Returns the allocation of a node.
 *
 * - `node` (in): the node.
 * - `params_out` (out): the bytes, the device and the address.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or allocates nothing.
 *
 * CUDA: cudaGraphMemAllocNodeGetParams.
 */
cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,
                                           struct cudaMemAllocNodeParams *params_out);

/**
 * Adds a node that frees the memory of one that allocates it.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `dptr` (in): the memory.
 *
 * Returns cudaErrorInvalidValue for NULL, memory that no node allocates or that another node of the graph
 * frees, a graph that does not exist, and nodes that are named twice or are of another graph; on the host
 * back end cudaErrorNotSupported for a graph that belongs to a node.
 *
 * CUDA: cudaGraphAddMemFreeNode.
 */
cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode,
                                    cudaGraph_t graph,
                                    const cudaGraphNode_t *pDependencies,
                                    size_t numDependencies,
                                    void *dptr);

/**
 * Returns the memory that a node frees.
 *
 * - `node` (in): the node.
 * - `dptr_out` (out): its address, where this points to.
 *
 * Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or frees nothing.
 *
 * CUDA: cudaGraphMemFreeNodeGetParams.
 */
cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out);

/**
 * Makes an executable graph of a graph as it is now.
 *
 * - `pGraphExec` (out): the executable graph; destroy it with cudaGraphExecDestroy.
 * - `graph` (in): the graph.
 * - `flags` (in): 0, or bits of 1, with which a launch frees what the one before has left allocated,
 *   and of 8, which changes nothing here.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, a graph that does not exist, and edges that make
 * a circle; cudaErrorNotSupported for a second one of a graph that allocates or frees memory.
 *
 * CUDA: cudaGraphInstantiate.
 */
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec,
                                 cudaGraph_t graph,
                                 unsigned long long flags);

/**
 * Makes an executable graph of a graph as it is now.
 *
 * - `pGraphExec` (out): the executable graph; destroy it with cudaGraphExecDestroy.
 * - `graph` (in): the graph.
 * - `flags` (in): 0, or bits of 1, with which a launch frees what the one before has left allocated,
 *   and of 8, which changes nothing here.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, a graph that does not exist, and edges that make
 * a circle; cudaErrorNotSupported for a second one of a graph that allocates or frees memory.
 *
 * CUDA: cudaGraphInstantiateWithFlags.
 */
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec,
                                          cudaGraph_t graph,
                                          unsigned long long flags);

/**
 * Makes an executable graph of a graph as it is now, and prepares its launch on request.
 *
 * - `pGraphExec` (out): the executable graph; destroy it with cudaGraphExecDestroy.
 * - `graph` (in): the graph.
 * - `instantiateParams` (inout): how; gets the outcome, and the node at fault where one is.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, a graph that does not exist, edges that make a circle, and
 * cudaGraphInstantiateFlagDeviceLaunch, as no kernel launches graphs here; cudaErrorNotSupported for a second one
 * of a graph that allocates or frees memory; cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaGraphInstantiateWithParams.
 */
cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec,
                                           cudaGraph_t graph,
                                           struct cudaGraphInstantiateParams *instantiateParams);

/**
 * cudaGraphInstantiateWithParams with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaGraphInstantiateWithParams with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaGraphInstantiateWithParams_ptsz(cudaGraphExec_t *pGraphExec,
                                                cudaGraph_t graph,
                                                struct cudaGraphInstantiateParams *instantiateParams);

/**
 * Makes a condition, by whose value a node of a graph chooses among graphs of its own.
 *
 * Kernels of the graph set the value by cudaGraphSetConditional; for the host back end anygpu/kernel.h has it.
 *
 * - `pHandle_out` (out): the condition, for one node of the graph; it ends with the graph.
 * - `graph` (in): the graph.
 * - `defaultLaunchValue` (in): the value at first.
 * - `flags` (in): cudaGraphCondAssignDefault, with which each launch begins with the value, or 0.
 *
 * Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and other flags; cudaErrorNotSupported where the
 * runtime in use has no conditions.
 *
 * CUDA: cudaGraphConditionalHandleCreate.
 */
cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out,
                                             cudaGraph_t graph,
                                             unsigned int defaultLaunchValue,
                                             unsigned int flags);

/**
 * Makes a condition as cudaGraphConditionalHandleCreate does, for nodes of a context.
 *
 * - `pHandle_out` (out): the condition, for one node of the graph; it ends with the graph.
 * - `graph` (in): the graph.
 * - `ctx` (in, nullable): the context of the node, as the driver has it.
 * - `defaultLaunchValue` (in): the value at first.
 * - `flags` (in): cudaGraphCondAssignDefault, with which each launch begins with the value, or 0.
 *
 * Returns what cudaGraphConditionalHandleCreate returns; cudaErrorContextIsDestroyed for a context that does not exist.
 *
 * CUDA: cudaGraphConditionalHandleCreate_v2 from 13.1 on.
 */
cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out,
                                                cudaGraph_t graph,
                                                cudaExecutionContext_t ctx,
                                                unsigned int defaultLaunchValue,
                                                unsigned int flags);

/**
 * Returns the graph that a node is in. That of a node of a child graph is the child.
 *
 * - `hNode` (in): the node.
 * - `phGraph` (out): its graph.
 *
 * Returns cudaErrorInvalidValue for NULL and for a node that does not exist, cudaErrorNotSupported where the
 * runtime in use does not tell.
 *
 * CUDA: cudaGraphNodeGetContainingGraph.
 */
cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode,
                                            cudaGraph_t *phGraph);

/**
 * Returns the number of a node within its graph, by which cudaGraphDebugDotPrint names it, too.
 *
 * - `hNode` (in): the node.
 * - `nodeId` (out): the number, which no other node of the graph has had.
 *
 * Returns cudaErrorInvalidValue for NULL and for a node that does not exist, cudaErrorNotSupported where the
 * runtime in use numbers no nodes.
 *
 * CUDA: cudaGraphNodeGetLocalId.
 */
cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode,
                                    unsigned int *nodeId);

/**
 * Returns the number by which tools know a node.
 *
 * - `hNode` (in): the node.
 * - `toolsNodeId` (out): the number; on the host back end the graph's, and the node's in the lower half.
 *
 * Returns cudaErrorInvalidValue for NULL and for a node that does not exist, cudaErrorNotSupported where the
 * runtime in use numbers no nodes.
 *
 * CUDA: cudaGraphNodeGetToolsId.
 */
cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode,
                                    unsigned long long *toolsNodeId);

/**
 * Returns the number of a graph, by which cudaGraphDebugDotPrint names it, too.
 *
 * - `hGraph` (in): the graph.
 * - `graphID` (out): the number, which no other graph of the process has had.
 *
 * Returns cudaErrorInvalidValue for NULL and for a graph that does not exist, cudaErrorNotSupported where the
 * runtime in use numbers no graphs.
 *
 * CUDA: cudaGraphGetId.
 */
cudaError_t cudaGraphGetId(cudaGraph_t hGraph,
                           unsigned int *graphID);

/**
 * Returns the number of an executable graph.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `graphID` (out): the number, which no other executable graph of the process has had.
 *
 * Returns cudaErrorInvalidValue for NULL and for an executable graph that does not exist,
 * cudaErrorNotSupported where the runtime in use numbers none.
 *
 * CUDA: cudaGraphExecGetId.
 */
cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID);

/**
 * Returns the flags that an executable graph was made with.
 *
 * - `graphExec` (in): the executable graph.
 * - `flags` (out): bits of cudaGraphInstantiateFlags.
 *
 * Returns cudaErrorInvalidValue for NULL and for an executable graph that does not exist.
 *
 * CUDA: cudaGraphExecGetFlags.
 */
cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags);

/**
 * Tells whether launches of an executable graph do the work of a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
 * - `isEnabled` (out): 1, or 0 where it is left out.
 *
 * Returns cudaErrorInvalidValue for NULL, an executable graph that does not exist or was not made of the node, and
 * other nodes.
 *
 * CUDA: cudaGraphNodeGetEnabled.
 */
cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec,
                                    cudaGraphNode_t hNode,
                                    unsigned int *isEnabled);

/**
 * Lets launches of an executable graph do the work of a node, or leave it out.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
 * - `isEnabled` (in): 0 leaves it out.
 *
 * Returns cudaErrorInvalidValue for an executable graph that does not exist or was not made of the node, and for other
 * nodes.
 *
 * CUDA: cudaGraphNodeSetEnabled.
 */
cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec,
                                    cudaGraphNode_t hNode,
                                    unsigned int isEnabled);

/**
 * Returns an attribute of a node's launch.
 *
 * - `hNode` (in): a node that launches a kernel.
 * - `attr` (in): the attribute.
 * - `value_out` (out): its value.
 *
 * Returns cudaErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
 *
 * CUDA: cudaGraphKernelNodeGetAttribute.
 */
cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode,
                                            cudaKernelNodeAttrID attr,
                                            cudaKernelNodeAttrValue *value_out);

/**
 * Sets an attribute of a node's launch.
 *
 * - `hNode` (in): a node that launches a kernel.
 * - `attr` (in): the attribute.
 * - `value` (in): its value.
 *
 * Returns cudaErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
 *
 * CUDA: cudaGraphKernelNodeSetAttribute.
 */
cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode,
                                            cudaKernelNodeAttrID attr,
                                            const cudaKernelNodeAttrValue *value);

/**
 * Gives a node's launch all attributes of another node's.
 *
 * - `hDst` (in): the node that gets them.
 * - `hSrc` (in): the node that has them.
 *
 * Returns cudaErrorInvalidValue for nodes that do not exist or launch no kernel.
 *
 * CUDA: cudaGraphKernelNodeCopyAttributes.
 */
cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc);

/**
 * Makes an object that lasts as long as the program or a graph refers to it.
 *
 * - `object_out` (out): the object, with references of the program's.
 * - `ptr` (in, nullable): the argument of `destroy`.
 * - `destroy` (in): called once at the object's end, by any thread; it must make no calls of this library.
 * - `initialRefcount` (in): how many references, from 1 on.
 * - `flags` (in): cudaUserObjectNoDestructorSync.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, and other counts than 1 to 2147483647.
 *
 * CUDA: cudaUserObjectCreate.
 */
cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out,
                                 void *ptr,
                                 cudaHostFn_t destroy,
                                 unsigned int initialRefcount,
                                 unsigned int flags);

/**
 * Releases references of the program's to an object.
 *
 * - `object` (in): the object.
 * - `count` (in): how many, from 1 on; nothing is done for more than there are.
 *
 * Returns cudaErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
 *
 * CUDA: cudaUserObjectRelease.
 */
cudaError_t cudaUserObjectRelease(cudaUserObject_t object,
                                  unsigned int count);

/**
 * Adds references of the program's to an object.
 *
 * - `object` (in): the object.
 * - `count` (in): how many, from 1 on.
 *
 * Returns cudaErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
 *
 * CUDA: cudaUserObjectRetain.
 */
cudaError_t cudaUserObjectRetain(cudaUserObject_t object,
                                 unsigned int count);

/**
 * Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
 *
 * - `graph` (in): the graph.
 * - `object` (in): the object.
 * - `count` (in): how many, from 1 on.
 * - `flags` (in): 0 for new references, cudaGraphUserObjectMove for the program's own.
 *
 * Returns cudaErrorInvalidValue for a graph or an object that does not exist, other flags, and other counts than 1 to
 * 2147483647.
 *
 * CUDA: cudaGraphRetainUserObject.
 */
cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph,
                                      cudaUserObject_t object,
                                      unsigned int count,
                                      unsigned int flags);

/**
 * Releases references of a graph to an object.
 *
 * - `graph` (in): the graph.
 * - `object` (in): the object.
 * - `count` (in): how many, from 1 on; nothing is done for more than the graph has.
 *
 * Returns cudaErrorInvalidValue for a graph or an object that does not exist, and for other counts than 1 to 2147483647.
 *
 * CUDA: cudaGraphReleaseUserObject.
 */
cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph,
                                       cudaUserObject_t object,
                                       unsigned int count);

/**
 * Returns a number about the memory of graphs on a device.
 *
 * - `device` (in): the device.
 * - `attr` (in): which.
 * - `value` (out): bytes, 64 bits.
 *
 * Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for NULL and other numbers.
 *
 * CUDA: cudaDeviceGetGraphMemAttribute.
 */
cudaError_t cudaDeviceGetGraphMemAttribute(int device,
                                           cudaGraphMemAttributeType attr,
                                           void *value);

/**
 * Lets the most bytes of graphs' memory on a device be those of now.
 *
 * - `device` (in): the device.
 * - `attr` (in): cudaGraphMemAttrUsedMemHigh or cudaGraphMemAttrReservedMemHigh.
 * - `value` (in): 0, 64 bits.
 *
 * Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for NULL, another value and
 * other numbers.
 *
 * CUDA: cudaDeviceSetGraphMemAttribute.
 */
cudaError_t cudaDeviceSetGraphMemAttribute(int device,
                                           cudaGraphMemAttributeType attr,
                                           void *value);

/**
 * Gives memory of graphs that the program has freed back to the system.
 *
 * - `device` (in): the device.
 *
 * Returns cudaErrorInvalidDevice for a device that does not exist.
 *
 * CUDA: cudaDeviceGraphMemTrim.
 */
cudaError_t cudaDeviceGraphMemTrim(int device);

/**
 * Queues all work of an executable graph, in an order that follows its edges and after its launches
 * before.
 *
 * - `graphExec` (in): the executable graph.
 * - `stream` (in, nullable): the stream.
 *
 * Returns cudaErrorInvalidValue for an executable graph that does not exist, where memory of its nodes does not
 * exist any more, and where an earlier launch has allocated memory that was not freed;
 * cudaErrorStreamCaptureUnsupported for a stream that is captured; cudaErrorInvalidResourceHandle for one that does not
 * exist.
 *
 * CUDA: cudaGraphLaunch.
 */
cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec,
                            cudaStream_t stream);

/**
 * cudaGraphLaunch with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaGraphLaunch with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaGraphLaunch_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream);

/**
 * Prepares the launch of an executable graph. Here a launch needs none.
 *
 * - `graphExec` (in): the executable graph.
 * - `stream` (in, nullable): the stream of the launch.
 *
 * Returns cudaErrorInvalidValue for an executable graph that does not exist,
 * cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorStreamCaptureUnsupported for one that is
 * captured.
 *
 * CUDA: cudaGraphUpload.
 */
cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec,
                            cudaStream_t stream);

/**
 * cudaGraphUpload with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaGraphUpload with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaGraphUpload_ptsz(cudaGraphExec_t graphExec, cudaStream_t stream);

/**
 * Destroys an executable graph. Launches that are queued complete.
 *
 * - `graphExec` (in): the executable graph.
 *
 * Returns cudaErrorInvalidValue for one that does not exist.
 *
 * CUDA: cudaGraphExecDestroy.
 */
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec);

/**
 * Writes a graph to a file, in the language of Graphviz.
 *
 * - `graph` (in): the graph.
 * - `path` (in): the file.
 * - `flags` (in): flags of what is told; all is told alike here.
 *
 * Returns cudaErrorInvalidValue for NULL and for a graph that does not exist, cudaErrorOperatingSystem
 * for a file that cannot be written.
 *
 * CUDA: cudaGraphDebugDotPrint.
 */
cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph,
                                   const char *path,
                                   unsigned int flags);

/**
 * Lets an executable graph do the work of another graph, whose nodes and edges are alike.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hGraph` (in): the other graph.
 * - `resultInfo` (out): cudaGraphExecUpdateSuccess, or the difference.
 *
 * Returns cudaErrorInvalidValue for NULL and for graphs that do not exist, cudaErrorGraphExecUpdateFailure
 * where the graphs differ; the executable graph is then as it was.
 *
 * CUDA: cudaGraphExecUpdate.
 */
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec,
                                cudaGraph_t hGraph,
                                struct cudaGraphExecUpdateResultInfo *resultInfo);

/**
 * Adds edges to a graph.
 *
 * - `graph` (in): the graph.
 * - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
 * - `to` (in, array of numDependencies, nullable): the node that comes after it.
 * - `edgeData` (in, array of numDependencies, nullable): data of the edges, which is not used.
 * - `numDependencies` (in): how many.
 *
 * Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
 *
 * CUDA: cudaGraphAddDependencies.
 */
cudaError_t cudaGraphAddDependencies(cudaGraph_t graph,
                                     const cudaGraphNode_t *from,
                                     const cudaGraphNode_t *to,
                                     const struct cudaGraphEdgeData *edgeData,
                                     size_t numDependencies);

/**
 * Removes edges of a graph.
 *
 * - `graph` (in): the graph.
 * - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
 * - `to` (in, array of numDependencies, nullable): the node that comes after it.
 * - `edgeData` (in, array of numDependencies, nullable): data of the edges, which is not used.
 * - `numDependencies` (in): how many.
 *
 * Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
 *
 * CUDA: cudaGraphRemoveDependencies.
 */
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph,
                                        const cudaGraphNode_t *from,
                                        const cudaGraphNode_t *to,
                                        const struct cudaGraphEdgeData *edgeData,
                                        size_t numDependencies);

/**
 * Returns the edges of a graph.
 *
 * - `graph` (in): the graph.
 * - `from` (out, array of numEdges, nullable): the node that is first, of each edge; NULL only counts them.
 * - `to` (out, array of numEdges, nullable): the node that comes after it.
 * - `edgeData` (out, array of numEdges, nullable): data of the edges, all 0.
 * - `numEdges` (inout): the room of the arrays; on return the number of edges written, or of all.
 *
 * Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
 *
 * CUDA: cudaGraphGetEdges.
 */
cudaError_t cudaGraphGetEdges(cudaGraph_t graph,
                              cudaGraphNode_t *from,
                              cudaGraphNode_t *to,
                              struct cudaGraphEdgeData *edgeData,
                              size_t *numEdges);

/**
 * Returns the nodes that a node comes after.
 *
 * - `node` (in): the node.
 * - `pDependencies` (out, array of pNumDependencies, nullable): the nodes; NULL only counts them.
 * - `edgeData` (out, array of pNumDependencies, nullable): data of the edges, all 0.
 * - `pNumDependencies` (inout): the room of the arrays; on return the number of nodes written, or of all.
 *
 * Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
 *
 * CUDA: cudaGraphNodeGetDependencies.
 */
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node,
                                         cudaGraphNode_t *pDependencies,
                                         struct cudaGraphEdgeData *edgeData,
                                         size_t *pNumDependencies);

/**
 * Returns the nodes that come after a node.
 *
 * - `node` (in): the node.
 * - `pDependentNodes` (out, array of pNumDependentNodes, nullable): the nodes; NULL only counts them.
 * - `edgeData` (out, array of pNumDependentNodes, nullable): data of the edges, all 0.
 * - `pNumDependentNodes` (inout): the room of the arrays; on return the number of nodes written, or of all.
 *
 * Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
 *
 * CUDA: cudaGraphNodeGetDependentNodes.
 */
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,
                                           cudaGraphNode_t *pDependentNodes,
                                           struct cudaGraphEdgeData *edgeData,
                                           size_t *pNumDependentNodes);

/**
 * Exports a handle by which other processes open the device memory that `devPtr` points into.
 *
 * The handle names the whole allocation: opening it gives the allocation's base, even if `devPtr` is an interior
 * pointer, so send the offset along. Repeated calls return the same bytes; memory freed and allocated again gets a new
 * handle. The memory must stay allocated until the other processes have closed it.
 *
 * - `handle` (out): 64 bytes to send to the other process by any means.
 * - `devPtr` (in): device memory from cudaMalloc, cudaMallocPitch or cudaMalloc3D.
 *
 * Returns cudaErrorInvalidValue when either is NULL, or when `devPtr` is not live device memory of this process: host,
 * managed, stream-ordered, opened from another process, or freed.
 *
 * CUDA: cudaIpcGetMemHandle.
 */
cudaError_t cudaIpcGetMemHandle(struct cudaIpcMemHandle_t *handle,
                                void *devPtr);

/**
 * Opens memory that another process exported and returns its base address in this process.
 *
 * Opening a handle again returns the same address; close it as often. The memory belongs to the device it was
 * allocated on.
 *
 * - `devPtr` (out): the base address.
 * - `handle` (in): the 64 bytes from cudaIpcGetMemHandle.
 * - `flags` (in): cudaIpcMemLazyEnablePeerAccess.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, and a handle that was never made, is damaged, or is of another
 * user; cudaErrorDeviceUninitialized for a handle made by this process; cudaErrorNotPermitted for memory that its
 * process has freed, cudaErrorInvalidResourceHandle where that has ended.
 *
 * CUDA: cudaIpcOpenMemHandle.
 */
cudaError_t cudaIpcOpenMemHandle(void **devPtr,
                                 struct cudaIpcMemHandle_t handle,
                                 unsigned int flags);

/**
 * cudaIpcOpenMemHandle with the handle by reference, for languages that cannot pass a structure by value.
 *
 * - `devPtr` (out): the base address.
 * - `handle` (in): the 64 bytes from cudaIpcGetMemHandle.
 * - `flags` (in): cudaIpcMemLazyEnablePeerAccess.
 *
 * Returns what cudaIpcOpenMemHandle returns, and cudaErrorInvalidValue for a NULL handle.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaIpcOpenMemHandle_ref(void **devPtr,
                                            const struct cudaIpcMemHandle_t *handle,
                                            unsigned int flags);

/**
 * Releases one opening of another process's memory; the last release unmaps it.
 *
 * Work that uses the memory is finished first.
 *
 * - `devPtr` (in): the address from cudaIpcOpenMemHandle.
 *
 * Returns cudaErrorInvalidValue for NULL, for memory that was not opened, and for one close too many.
 *
 * CUDA: cudaIpcCloseMemHandle.
 */
cudaError_t cudaIpcCloseMemHandle(void *devPtr);

/**
 * Exports a handle by which other processes open an event.
 *
 * The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
 * tell the other processes only after cudaEventRecord.
 *
 * - `handle` (out): 64 bytes to send to the other process by any means.
 * - `event` (in): an event created with cudaEventInterprocess and cudaEventDisableTiming.
 *
 * Returns cudaErrorInvalidValue for NULL; cudaErrorInvalidResourceHandle for an event that does not exist or was created
 * without cudaEventInterprocess.
 *
 * CUDA: cudaIpcGetEventHandle.
 */
cudaError_t cudaIpcGetEventHandle(struct cudaIpcEventHandle_t *handle,
                                  cudaEvent_t event);

/**
 * Opens an event that another process exported.
 *
 * It can be waited for, queried and recorded; destroy it with cudaEventDestroy.
 *
 * - `event` (out): the event.
 * - `handle` (in): the 64 bytes from cudaIpcGetEventHandle.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorDeviceUninitialized for a handle made by this process,
 * cudaErrorMapBufferObjectFailed for one that names no live event this process may open.
 *
 * CUDA: cudaIpcOpenEventHandle.
 */
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event,
                                   struct cudaIpcEventHandle_t handle);

/**
 * cudaIpcOpenEventHandle with the handle by reference, for languages that cannot pass a structure by value.
 *
 * - `event` (out): the event.
 * - `handle` (in): the 64 bytes from cudaIpcGetEventHandle.
 *
 * Returns what cudaIpcOpenEventHandle returns, and cudaErrorInvalidValue for a NULL handle.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaIpcOpenEventHandle_ref(cudaEvent_t *event,
                                              const struct cudaIpcEventHandle_t *handle);

/**
 * Loads a library from memory: a module that belongs to no context.
 *
 * - `library` (out): the library; unload it with cudaLibraryUnload.
 * - `code` (in): the contents of a file: a cubin, fatbin or PTX for NVIDIA's GPUs, a code object for AMD's, a shared object
 *   made with anygpu/kernel.h for the host back end; PTX ends with a NUL.
 * - `jitOptions` (in, array of numJitOptions, nullable): options for the compiler of PTX, which only NVIDIA's driver heeds.
 * - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
 * - `numJitOptions` (in): how many.
 * - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which only NVIDIA's driver heeds.
 * - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
 * - `numLibraryOptions` (in): how many.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidKernelImage for an image that is damaged or of
 * no known kind, cudaErrorNoKernelImageForDevice for one for another device.
 *
 * CUDA: cudaLibraryLoadData.
 */
cudaError_t cudaLibraryLoadData(cudaLibrary_t *library,
                                const void *code,
                                cudaJitOption *jitOptions,
                                void **jitOptionsValues,
                                unsigned int numJitOptions,
                                cudaLibraryOption *libraryOptions,
                                void **libraryOptionValues,
                                unsigned int numLibraryOptions);

/**
 * Loads a library from a file: a module that belongs to no context.
 *
 * - `library` (out): the library; unload it with cudaLibraryUnload.
 * - `fileName` (in): the file, with what cudaLibraryLoadData takes.
 * - `jitOptions` (in, array of numJitOptions, nullable): options for the compiler of PTX, which only NVIDIA's driver heeds.
 * - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
 * - `numJitOptions` (in): how many.
 * - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which only NVIDIA's driver heeds.
 * - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
 * - `numLibraryOptions` (in): how many.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorFileNotFound for a file that cannot be read,
 * cudaErrorInvalidKernelImage for one that is damaged or of no known kind,
 * cudaErrorNoKernelImageForDevice for one for another device.
 *
 * CUDA: cudaLibraryLoadFromFile.
 */
cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library,
                                    const char *fileName,
                                    cudaJitOption *jitOptions,
                                    void **jitOptionsValues,
                                    unsigned int numJitOptions,
                                    cudaLibraryOption *libraryOptions,
                                    void **libraryOptionValues,
                                    unsigned int numLibraryOptions);

/**
 * Unloads a library. Launches of its kernels that are queued complete.
 *
 * - `library` (in): the library.
 *
 * Returns cudaErrorInvalidResourceHandle for a library that does not exist.
 *
 * CUDA: cudaLibraryUnload.
 */
cudaError_t cudaLibraryUnload(cudaLibrary_t library);

/**
 * Finds a kernel of a library.
 *
 * - `pKernel` (out): the kernel, which lives as long as its library. Launch it by its handle as a kernel's address.
 * - `library` (in): the library.
 * - `name` (in): its name, as the compiler has made it: that of the source where it is extern "C".
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist,
 * cudaErrorSymbolNotFound for another name.
 *
 * CUDA: cudaLibraryGetKernel.
 */
cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel,
                                 cudaLibrary_t library,
                                 const char *name);

/**
 * Finds a variable of a library, in the current context.
 *
 * - `dptr` (out, nullable): its address, for copies.
 * - `bytes` (out, nullable): its bytes.
 * - `library` (in): the library.
 * - `name` (in): its name, as the compiler has made it.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist,
 * cudaErrorSymbolNotFound for another name.
 *
 * CUDA: cudaLibraryGetGlobal.
 */
cudaError_t cudaLibraryGetGlobal(void **dptr,
                                 size_t *bytes,
                                 cudaLibrary_t library,
                                 const char *name);

/**
 * Finds a variable of a library in managed memory. Kernels for the host back end have none.
 *
 * - `dptr` (out, nullable): its address.
 * - `bytes` (out, nullable): its bytes.
 * - `library` (in): the library.
 * - `name` (in): its name, as the compiler has made it.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist,
 * cudaErrorSymbolNotFound for another name.
 *
 * CUDA: cudaLibraryGetManaged.
 */
cudaError_t cudaLibraryGetManaged(void **dptr,
                                  size_t *bytes,
                                  cudaLibrary_t library,
                                  const char *name);

/**
 * Counts the kernels of a library.
 *
 * - `count` (out): how many.
 * - `lib` (in): the library.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist.
 *
 * CUDA: cudaLibraryGetKernelCount.
 */
cudaError_t cudaLibraryGetKernelCount(unsigned int *count,
                                      cudaLibrary_t lib);

/**
 * Lists kernels of a library.
 *
 * - `kernels` (out, array of numKernels): the kernels. What there are no kernels for stays as it is.
 * - `numKernels` (in): the most that are listed.
 * - `lib` (in): the library.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist.
 *
 * CUDA: cudaLibraryEnumerateKernels.
 */
cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels,
                                        unsigned int numKernels,
                                        cudaLibrary_t lib);

/**
 * Sets an attribute of a library's kernel.
 *
 * - `kernel` (in): the kernel.
 * - `attr` (in): 8 for the bytes of dynamic shared memory of a block, 9 for the part of the cache that is shared memory.
 * - `value` (in): bytes, at most those that a block has; percent, or -1.
 * - `device` (in): the device, which is the current one.
 *
 * Returns cudaErrorInvalidValue for other attributes and values, cudaErrorInvalidResourceHandle for a kernel that does not
 * exist, cudaErrorInvalidDevice for a device that does not exist.
 *
 * CUDA: cudaKernelSetAttributeForDevice.
 */
cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel,
                                            cudaFuncAttribute attr,
                                            int value,
                                            int device);

/**
 * Allocates memory on the current device, aligned to at least 256 bytes.
 *
 * - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFree.
 * - `size` (in): bytes.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
 *
 * CUDA: cudaMalloc.
 */
cudaError_t cudaMalloc(void **devPtr, size_t size);

/**
 * Frees device or managed memory, after the work queued on its device.
 *
 * - `devPtr` (in, nullable): the address that the allocation gave; NULL does nothing.
 *
 * Returns cudaErrorInvalidValue for any other address, memory opened from another process included.
 *
 * CUDA: cudaFree.
 */
cudaError_t cudaFree(void *devPtr);

/**
 * Allocates rows of memory on the current device.
 *
 * - `devPtr` (out): the address; NULL when `width` or `height` is 0. Free it with cudaFree.
 * - `pitch` (out): bytes from row to row, at least `width`; 0 when there is nothing to allocate.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
 *
 * CUDA: cudaMallocPitch.
 */
cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height);

/**
 * Allocates slices of rows on the current device.
 *
 * - `pitchedDevPtr` (out): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice. Free the first
 *   byte with cudaFree.
 * - `extent` (in): bytes in a row, rows in a slice, slices.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
 *
 * CUDA: cudaMalloc3D.
 */
cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr,
                         struct cudaExtent extent);

/**
 * cudaMalloc3D with the extent by reference, for languages that cannot pass a structure by value.
 *
 * - `pitchedDevPtr` (out): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice. Free the first
 *   byte with cudaFree.
 * - `extent` (in): bytes in a row, rows in a slice, slices.
 *
 * Returns what cudaMalloc3D returns, and cudaErrorInvalidValue for a NULL extent.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaMalloc3D_ref(struct cudaPitchedPtr *pitchedDevPtr,
                                    const struct cudaExtent *extent);

/**
 * Allocates managed memory, which host and devices reach at one address.
 *
 * - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFree.
 * - `size` (in): bytes.
 * - `flags` (in): cudaMemAttachGlobal or cudaMemAttachHost.
 *
 * Returns cudaErrorInvalidValue for NULL and other flags; cudaErrorMemoryAllocation.
 *
 * CUDA: cudaMallocManaged.
 */
cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags);

/**
 * Allocates pinned host memory, which the devices can reach.
 *
 * - `ptr` (out): the address; NULL when `size` is 0. Free it with cudaFreeHost.
 * - `size` (in): bytes.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
 *
 * CUDA: cudaMallocHost.
 */
cudaError_t cudaMallocHost(void **ptr, size_t size);

/**
 * Allocates pinned host memory, which the devices can reach.
 *
 * - `pHost` (out): the address; NULL when `size` is 0. Free it with cudaFreeHost.
 * - `size` (in): bytes.
 * - `flags` (in): cudaHostAllocDefault, or a sum of cudaHostAlloc flags.
 *
 * Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
 *
 * CUDA: cudaHostAlloc.
 */
cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags);

/**
 * Frees pinned host memory.
 *
 * - `ptr` (in, nullable): the address that the allocation gave; NULL does nothing.
 *
 * Returns cudaErrorInvalidValue for any other address.
 *
 * CUDA: cudaFreeHost.
 */
cudaError_t cudaFreeHost(void *ptr);

/**
 * Registers host memory for access by the devices, and pins it where the runtime requires that.
 *
 * - `ptr` (in): the first byte.
 * - `size` (in): bytes, not 0.
 * - `flags` (in): cudaHostRegisterDefault, or a sum of cudaHostRegister flags.
 *
 * Returns cudaErrorInvalidValue for NULL, 0 bytes and other flags; cudaErrorHostMemoryAlreadyRegistered where a part is
 * registered already.
 *
 * CUDA: cudaHostRegister.
 */
cudaError_t cudaHostRegister(void *ptr,
                             size_t size,
                             unsigned int flags);

/**
 * Unregisters host memory.
 *
 * - `ptr` (in): the first byte of the registered memory.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorHostMemoryNotRegistered for memory that is not registered.
 *
 * CUDA: cudaHostUnregister.
 */
cudaError_t cudaHostUnregister(void *ptr);

/**
 * Returns the address of host memory on the current device.
 *
 * - `pDevice` (out): the address for the device.
 * - `pHost` (in): an address in pinned or registered host memory.
 * - `flags` (in): 0.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, and memory the device cannot reach.
 *
 * CUDA: cudaHostGetDevicePointer.
 */
cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags);

/**
 * Returns the flags of pinned host memory.
 *
 * - `pFlags` (out): the flags it was allocated with; cudaHostAllocMapped is always among them.
 * - `pHost` (in): an address in memory from cudaHostAlloc or cudaMallocHost.
 *
 * Returns cudaErrorInvalidValue for NULL and for other memory.
 *
 * CUDA: cudaHostGetFlags.
 */
cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost);

/**
 * Returns the free and total memory of the current device.
 *
 * - `free` (out, nullable): free bytes.
 * - `total` (out, nullable): all bytes.
 *
 * CUDA: cudaMemGetInfo.
 */
cudaError_t cudaMemGetInfo(size_t *free, size_t *total);

/**
 * Gives advice about managed memory.
 *
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `advice` (in): the advice.
 * - `location` (in): the location that it concerns; ignored for read-mostly advice and when a preferred location is
 *   unset.
 *
 * Returns cudaErrorInvalidValue for NULL, 0 bytes, unknown advice, an unknown location, and memory that is not
 * managed; cudaErrorInvalidDevice for a device that does not exist.
 *
 * CUDA: cudaMemAdvise.
 */
cudaError_t cudaMemAdvise(const void *devPtr,
                          size_t count,
                          cudaMemoryAdvise advice,
                          struct cudaMemLocation location);

/**
 * cudaMemAdvise with the location by reference, for languages that cannot pass a structure by value.
 *
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `advice` (in): the advice.
 * - `location` (in): the location that it concerns; ignored for read-mostly advice and when a preferred location is
 *   unset.
 *
 * Returns what cudaMemAdvise returns, and cudaErrorInvalidValue for a NULL location.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaMemAdvise_ref(const void *devPtr,
                                     size_t count,
                                     cudaMemoryAdvise advice,
                                     const struct cudaMemLocation *location);

/**
 * Queues the migration of managed memory to a device or to the host.
 *
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `location` (in): the location.
 * - `flags` (in): 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for NULL, 0 bytes, other flags, an unknown location, and memory that is not managed;
 * cudaErrorInvalidDevice for a device that does not exist; cudaErrorInvalidResourceHandle for a stream that does not
 * exist.
 *
 * CUDA: cudaMemPrefetchAsync.
 */
cudaError_t cudaMemPrefetchAsync(const void *devPtr,
                                 size_t count,
                                 struct cudaMemLocation location,
                                 unsigned int flags,
                                 cudaStream_t stream);

/**
 * cudaMemPrefetchAsync with the location by reference, for languages that cannot pass a structure by value.
 *
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `location` (in): the location.
 * - `flags` (in): 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cudaMemPrefetchAsync returns, and cudaErrorInvalidValue for a NULL location.
 *
 * CUDA: none.
 */
cudaError_t anygpu_cudaMemPrefetchAsync_ref(const void *devPtr,
                                            size_t count,
                                            const struct cudaMemLocation *location,
                                            unsigned int flags,
                                            cudaStream_t stream);

/**
 * cudaMemPrefetchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemPrefetchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemPrefetchAsync_ptsz(const void *devPtr,
                                      size_t count,
                                      struct cudaMemLocation location,
                                      unsigned int flags,
                                      cudaStream_t stream);

/**
 * Returns an attribute of managed memory.
 *
 * - `data` (out): a 32-bit integer, or a list of them for cudaMemRangeAttributeAccessedBy: ordinals, cudaCpuDeviceId
 *   for the host, cudaInvalidDeviceId for none or for unused elements.
 * - `dataSize` (in): bytes of room: 4, or a multiple of 4 for a list.
 * - `attribute` (in): the attribute.
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 *
 * Returns cudaErrorInvalidValue for NULL, 0 bytes, other sizes, an unknown attribute, and memory that is not managed.
 *
 * CUDA: cudaMemRangeGetAttribute.
 */
cudaError_t cudaMemRangeGetAttribute(void *data,
                                     size_t dataSize,
                                     cudaMemRangeAttribute attribute,
                                     const void *devPtr,
                                     size_t count);

/**
 * Returns the locations that hold parts of managed memory now.
 *
 * - `devPtr` (in): the first byte.
 * - `size` (in): bytes, not 0.
 * - `summaryGranularity` (in): bytes of a part, at most `size` and not 0; the last part may be shorter.
 * - `samplingGranularity` (in): bytes from one sample of a part to the next, at most `summaryGranularity`; 0 leaves that to
 *   the runtime.
 * - `location_out` (out, array of size): a location for each part, of which there are `size` at most: that of most of its
 *   samples; cudaMemLocationTypeNone where they are in no processor's memory.
 *
 * Returns cudaErrorInvalidValue for NULL, sizes that do not fit, and a range that is not entirely in managed memory,
 * cudaErrorNotSupported where nobody can tell.
 *
 * CUDA: cudaMemGetLocationInfo from 13.4 on.
 */
cudaError_t cudaMemGetLocationInfo(void *devPtr,
                                   size_t size,
                                   size_t summaryGranularity,
                                   size_t samplingGranularity,
                                   struct cudaMemLocation *location_out);

/**
 * Returns several attributes of managed memory. Writes all values or none.
 *
 * - `data` (inout, array of numAttributes): room for each value, as cudaMemRangeGetAttribute does.
 * - `dataSizes` (in, array of numAttributes): bytes of room for each.
 * - `attributes` (in, array of numAttributes): the attributes.
 * - `numAttributes` (in): how many, not 0.
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 *
 * Returns what cudaMemRangeGetAttribute returns.
 *
 * CUDA: cudaMemRangeGetAttributes.
 */
cudaError_t cudaMemRangeGetAttributes(void **data,
                                      size_t *dataSizes,
                                      cudaMemRangeAttribute *attributes,
                                      size_t numAttributes,
                                      const void *devPtr,
                                      size_t count);

/**
 * Returns the attributes of the memory that a pointer points to.
 *
 * - `attributes` (out): the attributes. Memory unknown to this library is cudaMemoryTypeUnregistered, on device
 *   cudaInvalidDeviceId.
 * - `ptr` (in): the pointer.
 *
 * Returns cudaErrorInvalidValue for a NULL `attributes`.
 *
 * CUDA: cudaPointerGetAttributes.
 */
cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes,
                                     const void *ptr);

/**
 * Queues the migration of several ranges of managed memory to devices or the host.
 *
 * - `dptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges.
 * - `prefetchLocs` (in, array of numPrefetchLocs): the destinations.
 * - `prefetchLocIdxs` (in, array of numPrefetchLocs): the first range that each location applies to, from 0 and
 *   rising.
 * - `numPrefetchLocs` (in): number of locations, not 0.
 * - `flags` (in): 0.
 * - `stream` (in): a created stream.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and ranges and locations as
 * cudaMemPrefetchAsync; cudaErrorInvalidResourceHandle for a stream that does not exist. Ranges before a refused one
 * have been queued.
 *
 * CUDA: cudaMemPrefetchBatchAsync from 13.0 on.
 */
cudaError_t cudaMemPrefetchBatchAsync(void **dptrs,
                                      size_t *sizes,
                                      size_t count,
                                      struct cudaMemLocation *prefetchLocs,
                                      size_t *prefetchLocIdxs,
                                      size_t numPrefetchLocs,
                                      unsigned long long flags,
                                      cudaStream_t stream);

/**
 * cudaMemPrefetchBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemPrefetchBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemPrefetchBatchAsync_ptsz(void **dptrs,
                                           size_t *sizes,
                                           size_t count,
                                           struct cudaMemLocation *prefetchLocs,
                                           size_t *prefetchLocIdxs,
                                           size_t numPrefetchLocs,
                                           unsigned long long flags,
                                           cudaStream_t stream);

/**
 * Queues a discard of the contents of managed ranges. The contents are kept here all the same.
 *
 * - `dptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges.
 * - `flags` (in): 0.
 * - `stream` (in): a created stream.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, the default stream, and ranges that are not managed memory;
 * cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaMemDiscardBatchAsync from 13.0 on.
 */
cudaError_t cudaMemDiscardBatchAsync(void **dptrs,
                                     size_t *sizes,
                                     size_t count,
                                     unsigned long long flags,
                                     cudaStream_t stream);

/**
 * cudaMemDiscardBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemDiscardBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemDiscardBatchAsync_ptsz(void **dptrs,
                                          size_t *sizes,
                                          size_t count,
                                          unsigned long long flags,
                                          cudaStream_t stream);

/**
 * Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
 * same.
 *
 * - `dptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges.
 * - `prefetchLocs` (in, array of numPrefetchLocs): the destinations.
 * - `prefetchLocIdxs` (in, array of numPrefetchLocs): the first range that each location applies to, from 0 and
 *   rising.
 * - `numPrefetchLocs` (in): number of locations, not 0.
 * - `flags` (in): 0.
 * - `stream` (in): a created stream.
 *
 * Returns what cudaMemPrefetchBatchAsync returns.
 *
 * CUDA: cudaMemDiscardAndPrefetchBatchAsync from 13.0 on.
 */
cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs,
                                                size_t *sizes,
                                                size_t count,
                                                struct cudaMemLocation *prefetchLocs,
                                                size_t *prefetchLocIdxs,
                                                size_t numPrefetchLocs,
                                                unsigned long long flags,
                                                cudaStream_t stream);

/**
 * cudaMemDiscardAndPrefetchBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMemDiscardAndPrefetchBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMemDiscardAndPrefetchBatchAsync_ptsz(void **dptrs,
                                                     size_t *sizes,
                                                     size_t count,
                                                     struct cudaMemLocation *prefetchLocs,
                                                     size_t *prefetchLocIdxs,
                                                     size_t numPrefetchLocs,
                                                     unsigned long long flags,
                                                     cudaStream_t stream);

/**
 * Tells whether a device can reach another's memory.
 *
 * - `canAccessPeer` (out): 1 or 0; 0 for a device and itself.
 * - `device` (in): the device that reads and writes.
 * - `peerDevice` (in): the device whose memory it is.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
 *
 * CUDA: cudaDeviceCanAccessPeer.
 */
cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice);

/**
 * Enables the current device's access to another device's memory.
 *
 * - `peerDevice` (in): the device whose memory it is.
 * - `flags` (in): 0.
 *
 * Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidDevice for a device that does not exist,
 * cudaErrorPeerAccessUnsupported for the current one and one that cannot be reached,
 * cudaErrorPeerAccessAlreadyEnabled.
 *
 * CUDA: cudaDeviceEnablePeerAccess.
 */
cudaError_t cudaDeviceEnablePeerAccess(int peerDevice,
                                       unsigned int flags);

/**
 * Disables the current device's access to another device's memory.
 *
 * - `peerDevice` (in): the device whose memory it is.
 *
 * Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorPeerAccessNotEnabled.
 *
 * CUDA: cudaDeviceDisablePeerAccess.
 */
cudaError_t cudaDeviceDisablePeerAccess(int peerDevice);

/**
 * Returns an attribute of a pair of devices.
 *
 * - `value` (out): a rank (0 the best) for cudaDevP2PAttrPerformanceRank, else 1 or 0.
 * - `attr` (in): the attribute.
 * - `srcDevice` (in): the device that reads and writes.
 * - `dstDevice` (in): the device whose memory it is.
 *
 * Returns cudaErrorInvalidValue for NULL and an unknown `attr`; cudaErrorInvalidDevice for equal devices and for one
 * that does not exist.
 *
 * CUDA: cudaDeviceGetP2PAttribute.
 */
cudaError_t cudaDeviceGetP2PAttribute(int *value,
                                      cudaDeviceP2PAttr attr,
                                      int srcDevice,
                                      int dstDevice);

/**
 * Returns the atomic operations that a device supports on another's memory: none, as no back end reports any.
 *
 * - `capabilities` (out, array of count): for each operation 0.
 * - `operations` (in, array of count): the operations.
 * - `count` (in): how many.
 * - `srcDevice` (in): the device that reads and writes.
 * - `dstDevice` (in): the device whose memory it is.
 *
 * Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for equal devices and
 * for one that does not exist.
 *
 * CUDA: cudaDeviceGetP2PAtomicCapabilities from 13.0 on.
 */
cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
                                               const cudaAtomicOperation *operations,
                                               unsigned int count,
                                               int srcDevice,
                                               int dstDevice);

/**
 * Copies from one device's memory to another's. May only be queued when the call returns.
 *
 * - `dst` (in): the address that is written.
 * - `dstDevice` (in): its device.
 * - `src` (in): the address that is read.
 * - `srcDevice` (in): its device.
 * - `count` (in): bytes.
 *
 * Returns cudaErrorInvalidDevice for a device that does not exist; cudaErrorInvalidValue for NULL and for a range that
 * is not within one allocation.
 *
 * CUDA: cudaMemcpyPeer.
 */
cudaError_t cudaMemcpyPeer(void *dst,
                           int dstDevice,
                           const void *src,
                           int srcDevice,
                           size_t count);

/**
 * Queues a copy from one device's memory to another's.
 *
 * - `dst` (in): the address that is written.
 * - `dstDevice` (in): its device.
 * - `src` (in): the address that is read.
 * - `srcDevice` (in): its device.
 * - `count` (in): bytes.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cudaMemcpyPeer returns; cudaErrorInvalidResourceHandle for a stream that does not exist;
 * cudaErrorStreamCaptureUnsupported for a stream that is being captured, whose capture fails.
 *
 * CUDA: cudaMemcpyPeerAsync.
 */
cudaError_t cudaMemcpyPeerAsync(void *dst,
                                int dstDevice,
                                const void *src,
                                int srcDevice,
                                size_t count,
                                cudaStream_t stream);

/**
 * Allocates device memory in a stream's order, from the pool that the current device uses.
 *
 * Work queued on the stream from now on may use it. Such memory cannot be shared by cudaIpcGetMemHandle.
 *
 * - `devPtr` (out): the address; NULL when `size` is 0. Free it with cudaFreeAsync or cudaFree.
 * - `size` (in): bytes.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for a NULL `devPtr`, cudaErrorInvalidResourceHandle for a stream that does not exist,
 * cudaErrorMemoryAllocation.
 *
 * CUDA: cudaMallocAsync.
 */
cudaError_t cudaMallocAsync(void **devPtr,
                            size_t size,
                            cudaStream_t hStream);

/**
 * cudaMallocAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMallocAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMallocAsync_ptsz(void **devPtr, size_t size, cudaStream_t hStream);

/**
 * Frees device memory once the work queued on a stream so far is done.
 *
 * - `devPtr` (in, nullable): the address, from cudaMallocAsync or cudaMalloc; NULL does nothing.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for what is not the base of such memory, cudaErrorInvalidResourceHandle for a stream
 * that does not exist.
 *
 * CUDA: cudaFreeAsync.
 */
cudaError_t cudaFreeAsync(void *devPtr,
                          cudaStream_t hStream);

/**
 * cudaFreeAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaFreeAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaFreeAsync_ptsz(void *devPtr, cudaStream_t hStream);

/**
 * Allocates device memory in a stream's order, from a pool that the caller chose.
 *
 * - `ptr` (out): the address; NULL when `size` is 0. Free it with cudaFreeAsync or cudaFree.
 * - `size` (in): bytes.
 * - `memPool` (in): the pool, not an imported one.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns cudaErrorInvalidValue for NULL and an imported pool, cudaErrorInvalidResourceHandle for a stream that does
 * not exist, cudaErrorMemoryAllocation, also beyond the pool's maximum size.
 *
 * CUDA: cudaMallocFromPoolAsync from 11.2 on.
 */
cudaError_t cudaMallocFromPoolAsync(void **ptr,
                                    size_t size,
                                    cudaMemPool_t memPool,
                                    cudaStream_t stream);

/**
 * cudaMallocFromPoolAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaMallocFromPoolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaMallocFromPoolAsync_ptsz(void **ptr,
                                         size_t size,
                                         cudaMemPool_t memPool,
                                         cudaStream_t stream);

/**
 * Returns the default pool of a device.
 *
 * - `memPool` (out): the pool, never to be destroyed. It cannot be exported.
 * - `device` (in): the device.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
 *
 * CUDA: cudaDeviceGetDefaultMemPool from 11.2 on.
 */
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device);

/**
 * Returns the pool that cudaMallocAsync uses on a device.
 *
 * - `memPool` (out): the pool.
 * - `device` (in): the device.
 *
 * Returns cudaErrorInvalidValue for NULL and for a device that does not exist.
 *
 * CUDA: cudaDeviceGetMemPool from 11.2 on.
 */
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device);

/**
 * Sets the pool that cudaMallocAsync uses on a device.
 *
 * - `device` (in): the device.
 * - `memPool` (in): a pool of that device, not an imported one.
 *
 * Returns cudaErrorInvalidValue for NULL, a device that does not exist, and other pools.
 *
 * CUDA: cudaDeviceSetMemPool from 11.2 on.
 */
cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool);

/**
 * Returns the default pool of a location.
 *
 * - `memPool` (out): the pool.
 * - `location` (in): a device, the host or a NUMA node of it; of managed memory the location that it prefers, which may
 *   be cudaMemLocationTypeNone.
 * - `type` (in): cudaMemAllocationTypePinned or cudaMemAllocationTypeManaged.
 *
 * Returns cudaErrorInvalidValue for NULL, other locations and types, and a device or node that does not exist,
 * cudaErrorNotSupported where there are no such pools.
 *
 * CUDA: cudaMemGetDefaultMemPool from 13.0 on.
 */
cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool,
                                     struct cudaMemLocation *location,
                                     cudaMemAllocationType type);

/**
 * Returns the current pool of a location.
 *
 * - `memPool` (out): the pool that cudaMemSetMemPool set last, or the default one.
 * - `location` (in): as for cudaMemGetDefaultMemPool.
 * - `type` (in): as there.
 *
 * Returns what cudaMemGetDefaultMemPool returns.
 *
 * CUDA: cudaMemGetMemPool from 13.0 on.
 */
cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool,
                              struct cudaMemLocation *location,
                              cudaMemAllocationType type);

/**
 * Sets the current pool of a location.
 *
 * - `location` (in): as for cudaMemGetDefaultMemPool.
 * - `type` (in): as there.
 * - `memPool` (in): a pool of that location and type, not an imported one.
 *
 * Returns what cudaMemGetDefaultMemPool returns, and cudaErrorInvalidValue for other pools.
 *
 * CUDA: cudaMemSetMemPool from 13.0 on.
 */
cudaError_t cudaMemSetMemPool(struct cudaMemLocation *location,
                              cudaMemAllocationType type,
                              cudaMemPool_t memPool);

/**
 * Creates a pool.
 *
 * - `memPool` (out): the pool; destroy it with cudaMemPoolDestroy.
 * - `poolProps` (in): cudaMemAllocationTypePinned on a device, on the host or on a NUMA node of it, or
 *   cudaMemAllocationTypeManaged with the location that it prefers, if any. A pool that other processes are to import, of
 *   a device or a NUMA node, names the kind of handle here.
 *
 * Returns cudaErrorInvalidValue for NULL, other properties, a device or node that does not exist, handles of a pool of
 * the host as a whole, and handles, a greatest size or a usage of managed memory; cudaErrorMemoryAllocation,
 * cudaErrorNotSupported where there is no such pool.
 *
 * CUDA: cudaMemPoolCreate from 11.2 on.
 */
cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool,
                              const struct cudaMemPoolProps *poolProps);

/**
 * Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
 *
 * - `memPool` (in): the pool, not a device's default one.
 *
 * Returns cudaErrorInvalidValue for NULL, a default pool, one that was destroyed, and an imported one of which memory is
 * imported still.
 *
 * CUDA: cudaMemPoolDestroy from 11.2 on.
 */
cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool);

/**
 * Returns memory that a pool does not use to the system.
 *
 * - `memPool` (in): the pool.
 * - `minBytesToKeep` (in): bytes that it keeps all the same.
 *
 * Returns cudaErrorInvalidValue for NULL.
 *
 * CUDA: cudaMemPoolTrimTo from 11.2 on.
 */
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep);

/**
 * Sets an attribute of a pool.
 *
 * - `memPool` (in): the pool.
 * - `attr` (in): which one; high-water marks can only be set to 0.
 * - `value` (in): an `int`, or a `u64`, as the attribute is.
 *
 * Returns cudaErrorInvalidValue for NULL, attributes that cannot be set, and other values.
 *
 * CUDA: cudaMemPoolSetAttribute from 11.2 on.
 */
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value);

/**
 * Returns an attribute of a pool.
 *
 * - `memPool` (in): the pool.
 * - `attr` (in): which one.
 * - `value` (out): an `int`, or a `u64`, as the attribute is.
 *
 * Returns cudaErrorInvalidValue for NULL and other attributes.
 *
 * CUDA: cudaMemPoolGetAttribute from 11.2 on.
 */
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value);

/**
 * Sets the access rights of several devices to a pool's memory. The pool's own device keeps all rights.
 *
 * - `memPool` (in): the pool.
 * - `descList` (in, array of count): the rights of each location.
 * - `count` (in): how many.
 *
 * Returns cudaErrorInvalidValue for NULL and unknown rights, cudaErrorInvalidDevice for a device that does not exist
 * and for restricting the pool's own device, cudaErrorNotSupported for other locations and for reading only.
 *
 * CUDA: cudaMemPoolSetAccess from 11.2 on.
 */
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool,
                                 const struct cudaMemAccessDesc *descList,
                                 size_t count);

/**
 * Returns the access rights of a location to a pool's memory.
 *
 * - `flags` (out): the rights.
 * - `memPool` (in): the pool.
 * - `location` (in): the location.
 *
 * Returns cudaErrorInvalidValue for NULL, unknown locations, and a device that does not exist.
 *
 * CUDA: cudaMemPoolGetAccess from 11.2 on.
 */
cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags,
                                 cudaMemPool_t memPool,
                                 struct cudaMemLocation *location);

/**
 * Exports a handle by which another process imports a pool and, through it, the pool's exported allocations.
 *
 * - `shareableHandle` (out): an `int`, the file descriptor, to be closed when it has been sent or inherited; a
 *   cudaMemFabricHandle_t for cudaMemHandleTypeFabric.
 * - `memPool` (in): a pool that was created for such handles.
 * - `handleType` (in): the kind.
 * - `flags` (in): 0.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, a kind that the pool was not created for, default and
 * imported pools.
 *
 * CUDA: cudaMemPoolExportToShareableHandle from 11.2 on.
 */
cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle,
                                               cudaMemPool_t memPool,
                                               cudaMemAllocationHandleType handleType,
                                               unsigned int flags);

/**
 * Imports a pool that another process, or this one, has exported. It allocates nothing.
 *
 * - `memPool` (out): the pool, for cudaMemPoolImportPointer; destroy it with cudaMemPoolDestroy.
 * - `shareableHandle` (in): the file descriptor itself, cast to a pointer, which stays the caller's to close; for
 *   cudaMemHandleTypeFabric a pointer to the cudaMemFabricHandle_t.
 * - `handleType` (in): its kind.
 * - `flags` (in): 0.
 *
 * Returns cudaErrorInvalidValue for NULL, an unknown kind and other flags, cudaErrorNotSupported for a kind that is not
 * for this system or device, cudaErrorUnknown for a descriptor that is not open or of something else.
 *
 * CUDA: cudaMemPoolImportFromShareableHandle from 11.2 on.
 */
cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool,
                                                 void *shareableHandle,
                                                 cudaMemAllocationHandleType handleType,
                                                 unsigned int flags);

/**
 * Exports one allocation of a pool to a process that has imported the pool.
 *
 * - `exportData` (out): 64 bytes to send to the other process by any means.
 * - `ptr` (in): the allocation's first address.
 *
 * Returns cudaErrorInvalidValue for NULL, for what is not the start of such an allocation, and where the pool itself
 * was not exported before.
 *
 * CUDA: cudaMemPoolExportPointer from 11.2 on.
 */
cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData,
                                     void *ptr);

/**
 * Imports an allocation of an imported pool.
 *
 * The exporter's allocation must be complete before its memory is touched, and every import freed before it is.
 * Imports of the same allocation return the same address. What anygpu_import has opened there, too, stays until both are
 * closed.
 *
 * - `ptr` (out): the address; free it with cudaFreeAsync or cudaFree, once.
 * - `memPool` (in): the imported pool.
 * - `exportData` (in): the 64 bytes from cudaMemPoolExportPointer.
 *
 * Returns cudaErrorInvalidValue for NULL, a pool that is not imported, and bytes that name none of its allocations.
 *
 * CUDA: cudaMemPoolImportPointer from 11.2 on.
 */
cudaError_t cudaMemPoolImportPointer(void **ptr,
                                     cudaMemPool_t memPool,
                                     struct cudaMemPoolPtrExportData *exportData);

/**
 * Finds the driver's function of a name at the newest version that both the driver and the caller's CUDA have.
 *
 * - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
 * - `funcPtr` (out): the function's address; NULL when there is none.
 * - `flags` (in): cudaGetDriverEntryPointFlags.
 * - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
 *
 * Returns cudaErrorInvalidValue for NULL and other flags. A name that is not found is no error.
 *
 * CUDA: cudaGetDriverEntryPoint.
 */
cudaError_t cudaGetDriverEntryPoint(const char *symbol,
                                    void **funcPtr,
                                    unsigned long long flags,
                                    cudaDriverEntryPointQueryResult *driverStatus);

/**
 * cudaGetDriverEntryPoint with the functions for the per-thread default stream where `flags` does not say.
 *
 * - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
 * - `funcPtr` (out): the function's address; NULL when there is none.
 * - `flags` (in): cudaGetDriverEntryPointFlags.
 * - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
 *
 * Returns what cudaGetDriverEntryPoint returns.
 *
 * CUDA: cudaGetDriverEntryPoint_ptsz.
 */
cudaError_t cudaGetDriverEntryPoint_ptsz(const char *symbol,
                                         void **funcPtr,
                                         unsigned long long flags,
                                         cudaDriverEntryPointQueryResult *driverStatus);

/**
 * Finds the function that a name of the driver meant at a version of CUDA.
 *
 * - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
 * - `funcPtr` (out): the function's address; NULL when there is none.
 * - `cudaVersion` (in): the version, major * 1000 + minor * 10, at most that of cudaDriverGetVersion.
 * - `flags` (in): cudaGetDriverEntryPointFlags.
 * - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
 *
 * Returns cudaErrorInvalidValue for NULL, a version above the driver's, and other flags. A name that is not found is no
 * error.
 *
 * CUDA: cudaGetDriverEntryPointByVersion.
 */
cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol,
                                             void **funcPtr,
                                             unsigned int cudaVersion,
                                             unsigned long long flags,
                                             cudaDriverEntryPointQueryResult *driverStatus);

/**
 * cudaGetDriverEntryPointByVersion with the functions for the per-thread default stream where `flags` does not say.
 *
 * - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
 * - `funcPtr` (out): the function's address; NULL when there is none.
 * - `cudaVersion` (in): the version, major * 1000 + minor * 10, at most that of cudaDriverGetVersion.
 * - `flags` (in): cudaGetDriverEntryPointFlags.
 * - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
 *
 * Returns what cudaGetDriverEntryPointByVersion returns.
 *
 * CUDA: cudaGetDriverEntryPointByVersion_ptsz.
 */
cudaError_t cudaGetDriverEntryPointByVersion_ptsz(const char *symbol,
                                                  void **funcPtr,
                                                  unsigned int cudaVersion,
                                                  unsigned long long flags,
                                                  cudaDriverEntryPointQueryResult *driverStatus);

/**
 * Finds a table of functions that NVIDIA's own libraries use; only NVIDIA's runtime has any.
 *
 * - `ppExportTable` (out): the table.
 * - `pExportTableId` (in): its id.
 *
 * Returns cudaErrorInvalidValue; cudaErrorUnknown where there is no device.
 *
 * CUDA: cudaGetExportTable.
 */
cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId);

/**
 * Creates a stream on the current device.
 *
 * - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorMemoryAllocation.
 *
 * CUDA: cudaStreamCreate.
 */
cudaError_t cudaStreamCreate(cudaStream_t *pStream);

/**
 * Creates a stream on the current device.
 *
 * - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
 * - `flags` (in): cudaStreamDefault or cudaStreamNonBlocking.
 *
 * Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
 *
 * CUDA: cudaStreamCreateWithFlags.
 */
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags);

/**
 * Creates a stream on the current device.
 *
 * - `pStream` (out): the stream; destroy it with cudaStreamDestroy.
 * - `flags` (in): cudaStreamDefault or cudaStreamNonBlocking.
 * - `priority` (in): lower is more urgent; clamped to the range of cudaDeviceGetStreamPriorityRange.
 *
 * Returns cudaErrorInvalidValue for NULL and for other flags, cudaErrorMemoryAllocation.
 *
 * CUDA: cudaStreamCreateWithPriority.
 */
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream,
                                         unsigned int flags,
                                         int priority);

/**
 * Destroys a stream. Returns at once; work queued on it completes.
 *
 * - `stream` (in): a stream that was created.
 *
 * Returns cudaErrorInvalidResourceHandle for NULL, for the predefined streams, and for a stream that does not exist.
 *
 * CUDA: cudaStreamDestroy.
 */
cudaError_t cudaStreamDestroy(cudaStream_t stream);

/**
 * Tells whether all work queued on a stream is done.
 *
 * - `stream` (in, nullable): the stream.
 *
 * Returns cudaSuccess when it is, cudaErrorNotReady when it is not, cudaErrorInvalidResourceHandle for a stream that
 * does not exist, cudaErrorLaunchFailure when work on it has failed, cudaErrorStreamCaptureUnsupported for a stream that
 * is being captured and beside captures that forbid unsafe calls.
 *
 * CUDA: cudaStreamQuery.
 */
cudaError_t cudaStreamQuery(cudaStream_t stream);

/**
 * cudaStreamQuery with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamQuery with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamQuery_ptsz(cudaStream_t stream);

/**
 * Waits until all work queued on a stream is done.
 *
 * - `stream` (in, nullable): the stream.
 *
 * Returns cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorLaunchFailure when work on it has
 * failed, cudaErrorStreamCaptureUnsupported for a stream that is being captured and beside captures that forbid unsafe
 * calls.
 *
 * CUDA: cudaStreamSynchronize.
 */
cudaError_t cudaStreamSynchronize(cudaStream_t stream);

/**
 * cudaStreamSynchronize with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamSynchronize with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamSynchronize_ptsz(cudaStream_t stream);

/**
 * Makes work queued on a stream from now on wait for an event's latest record. An event never recorded is complete.
 *
 * - `stream` (in, nullable): the stream.
 * - `event` (in): the event, of any device, or opened from another process.
 * - `flags` (in): cudaEventWaitDefault; cudaEventWaitExternal makes the wait a node of a stream that is being
 *   captured.
 *
 * Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidResourceHandle for an event or stream that does not
 * exist, cudaErrorIllegalState for cudaEventWaitExternal, where the stream is not being captured.
 *
 * CUDA: cudaStreamWaitEvent.
 */
cudaError_t cudaStreamWaitEvent(cudaStream_t stream,
                                cudaEvent_t event,
                                unsigned int flags);

/**
 * cudaStreamWaitEvent with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamWaitEvent with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamWaitEvent_ptsz(cudaStream_t stream,
                                     cudaEvent_t event,
                                     unsigned int flags);

/**
 * Queues a call of a host function, which gets the stream's status. It must not call CUDA.
 *
 * - `stream` (in, nullable): the stream; the function gets it as it is given here.
 * - `callback` (in): the function; it is called on a thread of the runtime.
 * - `userData` (in, nullable): passed to the function.
 * - `flags` (in): 0.
 *
 * Returns cudaErrorInvalidValue for a NULL function and for other flags, cudaErrorInvalidResourceHandle for a stream
 * that does not exist.
 *
 * CUDA: cudaStreamAddCallback.
 */
cudaError_t cudaStreamAddCallback(cudaStream_t stream,
                                  cudaStreamCallback_t callback,
                                  void *userData,
                                  unsigned int flags);

/**
 * cudaStreamAddCallback with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamAddCallback with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamAddCallback_ptsz(cudaStream_t stream,
                                       cudaStreamCallback_t callback,
                                       void *userData,
                                       unsigned int flags);

/**
 * Queues a call of a host function. It must not call CUDA.
 *
 * The function is not called when earlier work on the stream has failed.
 *
 * - `stream` (in, nullable): the stream.
 * - `fn` (in): the function; it is called on a thread of the runtime.
 * - `userData` (in, nullable): passed to the function.
 *
 * Returns cudaErrorInvalidValue for a NULL function, cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaLaunchHostFunc.
 */
cudaError_t cudaLaunchHostFunc(cudaStream_t stream,
                               cudaHostFn_t fn,
                               void *userData);

/**
 * cudaLaunchHostFunc with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaLaunchHostFunc with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaLaunchHostFunc_ptsz(cudaStream_t stream,
                                    cudaHostFn_t fn,
                                    void *userData);

/**
 * Queues a call of a host function. It must not call CUDA.
 *
 * The function is not called when earlier work on the stream has failed.
 *
 * - `stream` (in, nullable): the stream.
 * - `fn` (in): the function; it is called on a thread of the runtime.
 * - `userData` (in, nullable): passed to the function.
 * - `syncMode` (in): a cudaHostTaskSyncMode, which only NVIDIA's runtime heeds; the others wait by blocking.
 *
 * Returns cudaErrorInvalidValue for a NULL function and for other modes, cudaErrorInvalidResourceHandle for a stream
 * that does not exist.
 *
 * CUDA: cudaLaunchHostFunc_v2 from 13.1 on.
 */
cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream,
                                  cudaHostFn_t fn,
                                  void *userData,
                                  unsigned int syncMode);

/**
 * cudaLaunchHostFunc_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaLaunchHostFunc_v2 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaLaunchHostFunc_v2_ptsz(cudaStream_t stream,
                                       cudaHostFn_t fn,
                                       void *userData,
                                       unsigned int syncMode);

/**
 * Attaches managed memory to a stream.
 *
 * - `stream` (in, nullable): the stream; not NULL with cudaMemAttachSingle.
 * - `devPtr` (in): the base of managed memory.
 * - `length` (in): its bytes, or 0 for all of it.
 * - `flags` (in): cudaMemAttachGlobal, cudaMemAttachHost or cudaMemAttachSingle.
 *
 * Returns cudaErrorInvalidValue for NULL, other flags, memory that is not managed, and a part of an allocation;
 * cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaStreamAttachMemAsync.
 */
cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream,
                                     void *devPtr,
                                     size_t length,
                                     unsigned int flags);

/**
 * cudaStreamAttachMemAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamAttachMemAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamAttachMemAsync_ptsz(cudaStream_t stream,
                                          void *devPtr,
                                          size_t length,
                                          unsigned int flags);

/**
 * Returns the flags of a stream.
 *
 * - `hStream` (in, nullable): the stream.
 * - `flags` (out): cudaStreamDefault or cudaStreamNonBlocking.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaStreamGetFlags.
 */
cudaError_t cudaStreamGetFlags(cudaStream_t hStream,
                               unsigned int *flags);

/**
 * cudaStreamGetFlags with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamGetFlags with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamGetFlags_ptsz(cudaStream_t hStream,
                                    unsigned int *flags);

/**
 * Returns the priority of a stream.
 *
 * - `hStream` (in, nullable): the stream.
 * - `priority` (out): lower is more urgent.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaStreamGetPriority.
 */
cudaError_t cudaStreamGetPriority(cudaStream_t hStream,
                                  int *priority);

/**
 * cudaStreamGetPriority with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamGetPriority with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamGetPriority_ptsz(cudaStream_t hStream,
                                       int *priority);

/**
 * Returns a number that no other live stream of this process has.
 *
 * - `hStream` (in, nullable): the stream.
 * - `streamId` (out): the number.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaStreamGetId.
 */
cudaError_t cudaStreamGetId(cudaStream_t hStream,
                            unsigned long long *streamId);

/**
 * cudaStreamGetId with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamGetId with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamGetId_ptsz(cudaStream_t hStream, unsigned long long *streamId);

/**
 * Returns the device of a stream.
 *
 * - `hStream` (in, nullable): the stream; NULL belongs to the current device.
 * - `device` (out): its ordinal.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaStreamGetDevice.
 */
cudaError_t cudaStreamGetDevice(cudaStream_t hStream,
                                int *device);

/**
 * cudaStreamGetDevice with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamGetDevice with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamGetDevice_ptsz(cudaStream_t hStream,
                                     int *device);

/**
 * Tells whether a stream is being captured into a graph.
 *
 * - `stream` (in, nullable): the stream.
 * - `pCaptureStatus` (out): a cudaStreamCaptureStatus.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist,
 * cudaErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
 *
 * CUDA: cudaStreamIsCapturing.
 */
cudaError_t cudaStreamIsCapturing(cudaStream_t stream,
                                  cudaStreamCaptureStatus *pCaptureStatus);

/**
 * cudaStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamIsCapturing with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamIsCapturing_ptsz(cudaStream_t stream,
                                       cudaStreamCaptureStatus *pCaptureStatus);

/**
 * Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
 *
 * Other streams take part once they wait for an event that was recorded in one that does, until the capture ends.
 *
 * - `stream` (in): the stream; not the default stream.
 * - `mode` (in): the restrictions on threads meanwhile.
 *
 * Returns cudaErrorInvalidValue for another mode, cudaErrorContextIsDestroyed for a stream that does not exist,
 * cudaErrorStreamCaptureUnsupported for the default stream, cudaErrorIllegalState for a stream that is being captured.
 *
 * CUDA: cudaStreamBeginCapture.
 */
cudaError_t cudaStreamBeginCapture(cudaStream_t stream,
                                   cudaStreamCaptureMode mode);

/**
 * cudaStreamBeginCapture with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamBeginCapture with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamBeginCapture_ptsz(cudaStream_t stream,
                                        cudaStreamCaptureMode mode);

/**
 * Ends the capture that began in a stream.
 *
 * - `stream` (in, nullable): the stream.
 * - `pGraph` (out, nullable): the graph, NULL after an error; destroy it with cudaGraphDestroy.
 *
 * Returns cudaErrorIllegalState for a stream that is not being captured, cudaErrorInvalidResourceHandle for one that
 * does not exist; cudaErrorStreamCaptureUnmatched where the capture began in another stream,
 * cudaErrorStreamCaptureWrongThread where another thread began it, and then it goes on;
 * cudaErrorStreamCaptureInvalidated where it had failed, cudaErrorStreamCaptureUnjoined where work of another
 * stream was not joined to this one, and then it has ended.
 *
 * CUDA: cudaStreamEndCapture.
 */
cudaError_t cudaStreamEndCapture(cudaStream_t stream,
                                 cudaGraph_t *pGraph);

/**
 * cudaStreamEndCapture with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamEndCapture with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamEndCapture_ptsz(cudaStream_t stream,
                                      cudaGraph_t *pGraph);

/**
 * Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
 *
 * - `mode` (inout): a cudaStreamCaptureMode, cudaStreamCaptureModeGlobal until the thread sets another; on return the
 *   one before.
 *
 * Returns cudaErrorInvalidValue for NULL and for other modes.
 *
 * CUDA: cudaThreadExchangeStreamCaptureMode.
 */
cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode);

/**
 * Resets persisting lines of the second-level cache; no back end here has any.
 *
 * CUDA: cudaCtxResetPersistingL2Cache.
 */
cudaError_t cudaCtxResetPersistingL2Cache(void);

/**
 * Copies the attributes of one stream to another; none here can be set.
 *
 * - `dst` (in, nullable): the stream that gets them.
 * - `src` (in, nullable): the stream that has them.
 *
 * Returns cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaStreamCopyAttributes.
 */
cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src);

/**
 * cudaStreamCopyAttributes with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamCopyAttributes with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamCopyAttributes_ptsz(cudaStream_t dst,
                                          cudaStream_t src);

/**
 * Returns an attribute of a stream.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `attr` (in): cudaLaunchAttributePriority or cudaLaunchAttributeSynchronizationPolicy, which is -1 as none is
 *   set; the others are not supported here.
 * - `value_out` (out): its value.
 *
 * Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a stream that does not exist,
 * cudaErrorNotSupported for other attributes.
 *
 * CUDA: cudaStreamGetAttribute.
 */
cudaError_t cudaStreamGetAttribute(cudaStream_t hStream,
                                   cudaLaunchAttributeID attr,
                                   union cudaLaunchAttributeValue *value_out);

/**
 * cudaStreamGetAttribute with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamGetAttribute with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamGetAttribute_ptsz(cudaStream_t hStream,
                                        cudaLaunchAttributeID attr,
                                        union cudaLaunchAttributeValue *value_out);

/**
 * Sets an attribute of a stream; not supported, as the streams here have none that can be set.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `attr` (in): the attribute.
 * - `value` (in): its value.
 *
 * Returns cudaErrorNotSupported, cudaErrorInvalidValue for NULL and a number that is no policy,
 * cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaStreamSetAttribute.
 */
cudaError_t cudaStreamSetAttribute(cudaStream_t hStream,
                                   cudaLaunchAttributeID attr,
                                   const union cudaLaunchAttributeValue *value);

/**
 * cudaStreamSetAttribute with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamSetAttribute with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamSetAttribute_ptsz(cudaStream_t hStream,
                                        cudaLaunchAttributeID attr,
                                        const union cudaLaunchAttributeValue *value);

/**
 * Begins to capture a stream into a graph, behind some of its nodes.
 *
 * - `stream` (in, nullable): the stream.
 * - `graph` (in): the graph.
 * - `dependencies` (in, array of numDependencies, nullable): the nodes that the stream's first one comes after.
 * - `dependencyData` (in, array of numDependencies, nullable): data of the edges, which is not used.
 * - `numDependencies` (in): how many.
 * - `mode` (in): the restrictions on threads meanwhile.
 *
 * Returns what cudaStreamBeginCapture_v2 returns, and cudaErrorInvalidValue for a graph that does not exist and nodes
 * that are named twice or are of another graph.
 *
 * CUDA: cudaStreamBeginCaptureToGraph.
 */
cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream,
                                          cudaGraph_t graph,
                                          const cudaGraphNode_t *dependencies,
                                          const struct cudaGraphEdgeData *dependencyData,
                                          size_t numDependencies,
                                          cudaStreamCaptureMode mode);

/**
 * cudaStreamBeginCaptureToGraph with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamBeginCaptureToGraph with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamBeginCaptureToGraph_ptsz(cudaStream_t stream,
                                               cudaGraph_t graph,
                                               const cudaGraphNode_t *dependencies,
                                               const struct cudaGraphEdgeData *dependencyData,
                                               size_t numDependencies,
                                               cudaStreamCaptureMode mode);

/**
 * Begins to capture a stream into a graph of an earlier capture, whose nodes get the work that is captured.
 *
 * The nodes come in the order in which they were added. A call that makes another one, with other edges or with other
 * memory, returns cudaErrorGraphRecaptureFailure, and the capture fails; the graph is then to be destroyed.
 *
 * - `stream` (in): the stream; not the default stream.
 * - `mode` (in): the restrictions on threads meanwhile.
 * - `graph` (in): the graph. It lets go the program's objects that it refers to.
 * - `callbackData` (in, nullable): a function that is told of each node whose work differs, and may end the capture.
 *
 * Returns what cudaStreamBeginCapture returns, cudaErrorInvalidValue for a graph that does not exist, and
 * cudaErrorNotSupported where the runtime in use captures no graph anew.
 *
 * CUDA: cudaStreamBeginRecaptureToGraph from 13.3 on.
 */
cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream,
                                            cudaStreamCaptureMode mode,
                                            cudaGraph_t graph,
                                            struct cudaGraphRecaptureCallbackData *callbackData);

/**
 * cudaStreamBeginRecaptureToGraph with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamBeginRecaptureToGraph with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamBeginRecaptureToGraph_ptsz(cudaStream_t stream,
                                                 cudaStreamCaptureMode mode,
                                                 cudaGraph_t graph,
                                                 struct cudaGraphRecaptureCallbackData *callbackData);

/**
 * Returns the capture state of a stream. All but the status is written while the capture is active.
 *
 * - `stream` (in, nullable): the stream.
 * - `captureStatus_out` (out): a cudaStreamCaptureStatus.
 * - `id_out` (out, nullable): the number of the capture.
 * - `graph_out` (out, nullable): the graph that is being made.
 * - `dependencies_out` (out, nullable): the nodes that the stream's next one comes after, valid until its next call.
 * - `edgeData_out` (out, nullable): NULL, as edges have no data here.
 * - `numDependencies_out` (out, nullable): how many.
 *
 * Returns cudaErrorInvalidValue for a NULL `captureStatus_out`, cudaErrorInvalidResourceHandle for a stream that does
 * not exist.
 *
 * CUDA: cudaStreamGetCaptureInfo.
 */
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream,
                                     cudaStreamCaptureStatus *captureStatus_out,
                                     unsigned long long *id_out,
                                     cudaGraph_t *graph_out,
                                     const cudaGraphNode_t **dependencies_out,
                                     const struct cudaGraphEdgeData **edgeData_out,
                                     size_t *numDependencies_out);

/**
 * cudaStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamGetCaptureInfo with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamGetCaptureInfo_ptsz(cudaStream_t stream,
                                          cudaStreamCaptureStatus *captureStatus_out,
                                          unsigned long long *id_out,
                                          cudaGraph_t *graph_out,
                                          const cudaGraphNode_t **dependencies_out,
                                          const struct cudaGraphEdgeData **edgeData_out,
                                          size_t *numDependencies_out);

/**
 * Changes the nodes that the next one of a captured stream comes after.
 *
 * - `stream` (in, nullable): the stream.
 * - `dependencies` (in, array of numDependencies, nullable): nodes of the graph that is being made.
 * - `dependencyData` (in, array of numDependencies, nullable): data of the edges, which is not used.
 * - `numDependencies` (in): how many.
 * - `flags` (in): 0 adds them, 1 sets them.
 *
 * Returns cudaErrorInvalidValue for other flags and nodes of other graphs, cudaErrorIllegalState for a stream
 * that is not being captured, cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaStreamUpdateCaptureDependencies.
 */
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream,
                                                cudaGraphNode_t *dependencies,
                                                const struct cudaGraphEdgeData *dependencyData,
                                                size_t numDependencies,
                                                unsigned int flags);

/**
 * cudaStreamUpdateCaptureDependencies with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamUpdateCaptureDependencies with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream,
                                                     cudaGraphNode_t *dependencies,
                                                     const struct cudaGraphEdgeData *dependencyData,
                                                     size_t numDependencies,
                                                     unsigned int flags);

/**
 * Returns the part of the device that a stream runs on; not supported, as this version makes no parts.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `resource` (out): a cudaDevResource.
 * - `type` (in): of what kind.
 *
 * Returns cudaErrorNotSupported, cudaErrorInvalidResourceHandle for a stream that does not exist.
 *
 * CUDA: cudaStreamGetDevResource from 13.1 on.
 */
cudaError_t cudaStreamGetDevResource(cudaStream_t hStream,
                                     void *resource,
                                     cudaDevResourceType type);

/**
 * cudaStreamGetDevResource with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cudaStreamGetDevResource with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
cudaError_t cudaStreamGetDevResource_ptsz(cudaStream_t hStream,
                                          void *resource,
                                          cudaDevResourceType type);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* The tags of NVIDIA's structures. */
#define cudaIpcEventHandle_st cudaIpcEventHandle_t
#define cudaIpcMemHandle_st cudaIpcMemHandle_t

/* Attributes of launches, by what else has them. */
#define cudaKernelNodeAttrID cudaLaunchAttributeID
#define cudaKernelNodeAttrValue cudaLaunchAttributeValue
#define cudaKernelNodeAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaKernelNodeAttributeClusterDimension cudaLaunchAttributeClusterDimension
#define cudaKernelNodeAttributeClusterSchedulingPolicyPreference cudaLaunchAttributeClusterSchedulingPolicyPreference
#define cudaKernelNodeAttributeCooperative cudaLaunchAttributeCooperative
#define cudaKernelNodeAttributeDeviceUpdatableKernelNode cudaLaunchAttributeDeviceUpdatableKernelNode
#define cudaKernelNodeAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaKernelNodeAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaKernelNodeAttributeNvlinkUtilCentricScheduling cudaLaunchAttributeNvlinkUtilCentricScheduling
#define cudaKernelNodeAttributePreferredSharedMemoryCarveout cudaLaunchAttributePreferredSharedMemoryCarveout
#define cudaKernelNodeAttributePriority cudaLaunchAttributePriority
#define cudaStreamAttrID cudaLaunchAttributeID
#define cudaStreamAttrValue cudaLaunchAttributeValue
#define cudaStreamAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaStreamAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaStreamAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaStreamAttributePriority cudaLaunchAttributePriority
#define cudaStreamAttributeSynchronizationPolicy cudaLaunchAttributeSynchronizationPolicy

/* The names that programs write, and the functions they mean. */

#if defined(CUDA_API_PER_THREAD_DEFAULT_STREAM) || defined(__CUDA_API_PER_THREAD_DEFAULT_STREAM)
#define cudaMemcpy2DToArray cudaMemcpy2DToArray_ptds
#define cudaMemcpy2DFromArray cudaMemcpy2DFromArray_ptds
#define cudaMemcpy2DArrayToArray cudaMemcpy2DArrayToArray_ptds
#define cudaMemcpy2DToArrayAsync cudaMemcpy2DToArrayAsync_ptsz
#define cudaMemcpy2DFromArrayAsync cudaMemcpy2DFromArrayAsync_ptsz
#define cudaMemcpyToArray cudaMemcpyToArray_ptds
#define cudaMemcpyFromArray cudaMemcpyFromArray_ptds
#define cudaMemcpyArrayToArray cudaMemcpyArrayToArray_ptds
#define cudaMemcpyToArrayAsync cudaMemcpyToArrayAsync_ptsz
#define cudaMemcpyFromArrayAsync cudaMemcpyFromArrayAsync_ptsz
#define cudaMemcpy cudaMemcpy_ptds
#define cudaMemcpyAsync cudaMemcpyAsync_ptsz
#define cudaMemcpy2D cudaMemcpy2D_ptds
#define cudaMemcpy2DAsync cudaMemcpy2DAsync_ptsz
#define cudaMemcpy3D cudaMemcpy3D_ptds
#define cudaMemcpy3DAsync cudaMemcpy3DAsync_ptsz
#define cudaMemcpy3DPeer cudaMemcpy3DPeer_ptds
#define cudaMemcpy3DPeerAsync cudaMemcpy3DPeerAsync_ptsz
#define cudaMemset cudaMemset_ptds
#define cudaMemsetAsync cudaMemsetAsync_ptsz
#define cudaMemset2D cudaMemset2D_ptds
#define cudaMemset2DAsync cudaMemset2DAsync_ptsz
#define cudaMemset3D cudaMemset3D_ptds
#define cudaMemset3DAsync cudaMemset3DAsync_ptsz
#define cudaMemcpyToSymbol cudaMemcpyToSymbol_ptds
#define cudaMemcpyFromSymbol cudaMemcpyFromSymbol_ptds
#define cudaMemcpyToSymbolAsync cudaMemcpyToSymbolAsync_ptsz
#define cudaMemcpyFromSymbolAsync cudaMemcpyFromSymbolAsync_ptsz
#define cudaMemcpyBatchAsync cudaMemcpyBatchAsync_ptsz
#define cudaMemcpy3DBatchAsync cudaMemcpy3DBatchAsync_ptsz
#define cudaMemcpyWithAttributesAsync cudaMemcpyWithAttributesAsync_ptsz
#define cudaMemcpy3DWithAttributesAsync cudaMemcpy3DWithAttributesAsync_ptsz
#define cudaEventRecord cudaEventRecord_ptsz
#define cudaEventRecordWithFlags cudaEventRecordWithFlags_ptsz
#define cudaSignalExternalSemaphoresAsync cudaSignalExternalSemaphoresAsync_ptsz
#define cudaWaitExternalSemaphoresAsync cudaWaitExternalSemaphoresAsync_ptsz
#define cudaGraphInstantiateWithParams cudaGraphInstantiateWithParams_ptsz
#define cudaGraphLaunch cudaGraphLaunch_ptsz
#define cudaGraphUpload cudaGraphUpload_ptsz
#define cudaMemPrefetchAsync cudaMemPrefetchAsync_ptsz
#define cudaMemPrefetchBatchAsync cudaMemPrefetchBatchAsync_ptsz
#define cudaMemDiscardBatchAsync cudaMemDiscardBatchAsync_ptsz
#define cudaMemDiscardAndPrefetchBatchAsync cudaMemDiscardAndPrefetchBatchAsync_ptsz
#define cudaMallocAsync cudaMallocAsync_ptsz
#define cudaFreeAsync cudaFreeAsync_ptsz
#define cudaMallocFromPoolAsync cudaMallocFromPoolAsync_ptsz
#define cudaGetDriverEntryPoint cudaGetDriverEntryPoint_ptsz
#define cudaGetDriverEntryPointByVersion cudaGetDriverEntryPointByVersion_ptsz
#define cudaStreamQuery cudaStreamQuery_ptsz
#define cudaStreamSynchronize cudaStreamSynchronize_ptsz
#define cudaStreamWaitEvent cudaStreamWaitEvent_ptsz
#define cudaStreamAddCallback cudaStreamAddCallback_ptsz
#define cudaLaunchHostFunc cudaLaunchHostFunc_ptsz
#define cudaLaunchHostFunc_v2 cudaLaunchHostFunc_v2_ptsz
#define cudaStreamAttachMemAsync cudaStreamAttachMemAsync_ptsz
#define cudaStreamGetFlags cudaStreamGetFlags_ptsz
#define cudaStreamGetPriority cudaStreamGetPriority_ptsz
#define cudaStreamGetId cudaStreamGetId_ptsz
#define cudaStreamGetDevice cudaStreamGetDevice_ptsz
#define cudaStreamIsCapturing cudaStreamIsCapturing_ptsz
#define cudaStreamBeginCapture cudaStreamBeginCapture_ptsz
#define cudaStreamEndCapture cudaStreamEndCapture_ptsz
#define cudaStreamCopyAttributes cudaStreamCopyAttributes_ptsz
#define cudaStreamGetAttribute cudaStreamGetAttribute_ptsz
#define cudaStreamSetAttribute cudaStreamSetAttribute_ptsz
#define cudaStreamBeginCaptureToGraph cudaStreamBeginCaptureToGraph_ptsz
#define cudaStreamBeginRecaptureToGraph cudaStreamBeginRecaptureToGraph_ptsz
#define cudaStreamGetCaptureInfo cudaStreamGetCaptureInfo_ptsz
#define cudaStreamUpdateCaptureDependencies cudaStreamUpdateCaptureDependencies_ptsz
#define cudaStreamGetDevResource cudaStreamGetDevResource_ptsz
#endif

#ifdef __cplusplus

/** cudaMalloc for pointers to any type. */
template <class T>
static inline cudaError_t cudaMalloc(T **devPtr, size_t size) {
  return cudaMalloc(reinterpret_cast<void **>(devPtr), size);
}

/** cudaMallocHost for pointers to any type. */
template <class T>
static inline cudaError_t cudaMallocHost(T **ptr, size_t size, unsigned int flags = 0) {
  return cudaHostAlloc(reinterpret_cast<void **>(ptr), size, flags);
}

/** cudaHostAlloc for pointers to any type. */
template <class T>
static inline cudaError_t cudaHostAlloc(T **ptr, size_t size, unsigned int flags) {
  return cudaHostAlloc(reinterpret_cast<void **>(ptr), size, flags);
}

/** cudaHostGetDevicePointer for pointers to any type. */
template <class T>
static inline cudaError_t cudaHostGetDevicePointer(T **pDevice, void *pHost, unsigned int flags) {
  return cudaHostGetDevicePointer(reinterpret_cast<void **>(pDevice), pHost, flags);
}

/** cudaMallocManaged for pointers to any type. */
template <class T>
static inline cudaError_t cudaMallocManaged(T **devPtr, size_t size, unsigned int flags = cudaMemAttachGlobal) {
  return cudaMallocManaged(reinterpret_cast<void **>(devPtr), size, flags);
}

/** cudaMallocPitch for pointers to any type. */
template <class T>
static inline cudaError_t cudaMallocPitch(T **devPtr, size_t *pitch, size_t width, size_t height) {
  return cudaMallocPitch(reinterpret_cast<void **>(devPtr), pitch, width, height);
}

/** cudaMallocAsync for pointers to any type. */
template <class T>
static inline cudaError_t cudaMallocAsync(T **devPtr, size_t size, cudaStream_t stream) {
  return cudaMallocAsync(reinterpret_cast<void **>(devPtr), size, stream);
}

/** cudaMallocArray of no special kind. */
static inline cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width,
                                          size_t height = 0) {
  return cudaMallocArray(array, desc, width, height, cudaArrayDefault);
}

/** cudaMalloc3DArray of no special kind. */
static inline cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent) {
  return cudaMalloc3DArray(array, desc, extent, cudaArrayDefault);
}

/** cudaMallocMipmappedArray of no special kind. */
static inline cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
                                                   const cudaChannelFormatDesc *desc, cudaExtent extent,
                                                   unsigned int numLevels) {
  return cudaMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, cudaArrayDefault);
}

#endif  // __cplusplus

#endif  /* ANYGPU_CUDART_H */
