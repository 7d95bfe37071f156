/* Generated from src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * HIP's functions, types and constants, one to one, with the ABI of HIP 6.
 *
 * In addition to the codes listed with it, any function may return hipErrorNoDevice if no back end can be used,
 * hipErrorNotInitialized in a process forked after the first call, hipErrorNotSupported for an operation that the back
 * end in use does not support, and hipErrorUnknown. A function that waits for a stream also returns the error of
 * earlier work on it, such as hipErrorLaunchFailure. anygpu_last_reason() describes the failure.
 */

#ifndef ANYGPU_HIP_H
#define ANYGPU_HIP_H

#include <stddef.h>
#include <stdint.h>

/** Bytes of an IPC handle. */
#define HIP_IPC_HANDLE_SIZE 64

/** The flag that hipIpcOpenMemHandle requires; 0, its value up to HIP 5, is accepted too. */
#define hipIpcMemLazyEnablePeerAccess 1

/** The default stream by name. */
#define hipStreamLegacy ((hipStream_t)1)

/** The calling thread's own default stream. */
#define hipStreamPerThread ((hipStream_t)2)

/** A stream that is ordered with the default stream. */
#define hipStreamDefault 0

/** A stream that is not ordered with the default stream. */
#define hipStreamNonBlocking 1

/** A stream waits until the value, minus the reference, is not negative (cyclic). */
#define hipStreamWaitValueGte 0

/** A stream waits until the value is equal. */
#define hipStreamWaitValueEq 1

/** A stream waits until the bitwise and is not zero. */
#define hipStreamWaitValueAnd 2

/** A stream waits until the complement of the bitwise or is not zero. */
#define hipStreamWaitValueNor 3

/** An event with timing, whose waiters poll. */
#define hipEventDefault 0

/** hipInitDevice also sets the device flags. */
#define hipInitDeviceFlagsAreValid 0x1

/** An event whose waiters sleep instead of polling. */
#define hipEventBlockingSync 1

/** An event without timing. */
#define hipEventDisableTiming 2

/** An event that other processes may open; requires hipEventDisableTiming too. */
#define hipEventInterprocess 4

/** An event without a system-wide fence. */
#define hipEventDisableSystemFence 0x20000000

/** An event that releases to the device. */
#define hipEventReleaseToDevice 0x40000000

/** An event that releases to the whole system. */
#define hipEventReleaseToSystem 0x80000000

/** The default mode of recording an event. */
#define hipEventRecordDefault 0

/** Records an event as an external node of a captured graph. */
#define hipEventRecordExternal 1

/** The default mode of waiting for an event. */
#define hipEventWaitDefault 0

/** Waits for an event as an external node of a captured graph. */
#define hipEventWaitExternal 1

/** Pinned host memory, mapped and portable. */
#define hipHostMallocDefault 0

/** Pinned for every context. */
#define hipHostMallocPortable 1

/** Mapped into the device's address space. */
#define hipHostMallocMapped 2

/** Write-combined: fast for the device to read, slow for the host. */
#define hipHostMallocWriteCombined 4

/** Not cached. */
#define hipHostMallocUncached 0x10000000

/** Placed by the caller's NUMA policy. */
#define hipHostMallocNumaUser 0x20000000

/** Coherent during device work. */
#define hipHostMallocCoherent 0x40000000

/** Coherent only between pieces of device work. */
#define hipHostMallocNonCoherent 0x80000000

/** hipHostMallocDefault for hipHostAlloc. */
#define hipHostAllocDefault 0

/** hipHostMallocPortable for hipHostAlloc. */
#define hipHostAllocPortable 1

/** hipHostMallocMapped for hipHostAlloc. */
#define hipHostAllocMapped 2

/** hipHostMallocWriteCombined for hipHostAlloc. */
#define hipHostAllocWriteCombined 4

/** hipHostMallocUncached for hipHostAlloc. */
#define hipHostAllocUncached 0x10000000

/** Host memory registered mapped and portable. */
#define hipHostRegisterDefault 0

/** Registered for every context. */
#define hipHostRegisterPortable 1

/** Mapped into the device's address space. */
#define hipHostRegisterMapped 2

/** Memory-mapped I/O. */
#define hipHostRegisterIoMemory 4

/** Only read by the device; AMD ignores it. */
#define hipHostRegisterReadOnly 8

/** Coherent only between pieces of device work. */
#define hipExtHostRegisterCoarseGrained 8

/** Not cached. */
#define hipExtHostRegisterUncached 0x80000000

/** Managed memory that any stream of any device may use. */
#define hipMemAttachGlobal 1

/** Managed memory that no device uses until it is attached to a stream. */
#define hipMemAttachHost 2

/** Managed memory that only one stream uses. */
#define hipMemAttachSingle 4

/** Ordinary device memory. */
#define hipDeviceMallocDefault 0

/** Device memory coherent during device work. */
#define hipDeviceMallocFinegrained 1

/** Device memory for a signal: 8 bytes. */
#define hipMallocSignalMemory 2

/** Device memory that is not cached. */
#define hipDeviceMallocUncached 3

/** Device memory that is physically contiguous. */
#define hipDeviceMallocContiguous 4

/** External memory that was allocated for one resource alone. */
#define hipExternalMemoryDedicated 1

/** An array of no special kind. */
#define hipArrayDefault 0

/** The array's depth counts layers. */
#define hipArrayLayered 1

/** Kernels write to the array. */
#define hipArraySurfaceLoadStore 2

/** Six layers of the array are a cube. */
#define hipArrayCubemap 4

/** Kernels gather four elements of the array at once. */
#define hipArrayTextureGather 8

/** Waits as the runtime sees fit. */
#define hipDeviceScheduleAuto 0

/** Waits spinning. */
#define hipDeviceScheduleSpin 1

/** Waits yielding. */
#define hipDeviceScheduleYield 2

/** Waits sleeping. */
#define hipDeviceScheduleBlockingSync 4

/** The bits of the four wait modes. */
#define hipDeviceScheduleMask 7

/** Host memory can be mapped; always true. */
#define hipDeviceMapHost 8

/** Local memory keeps its largest size; AMD ignores it. */
#define hipDeviceLmemResizeToMax 0x10

/** hipGetProcAddress returns the function that a program gets by linking. */
#define HIP_GET_PROC_ADDRESS_DEFAULT 0

/** hipGetProcAddress returns the functions of the legacy default stream. */
#define HIP_GET_PROC_ADDRESS_LEGACY_STREAM 1

/** hipGetProcAddress returns the functions of the per-thread default stream where they exist. */
#define HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM 2

/** Before a buffer with all arguments of a launch. */
#define HIP_LAUNCH_PARAM_BUFFER_POINTER ((void *)1)

/** Before the address of the size of a buffer with all arguments of a launch. */
#define HIP_LAUNCH_PARAM_BUFFER_SIZE ((void *)2)

/** Behind the entries that describe a buffer with all arguments of a launch. */
#define HIP_LAUNCH_PARAM_END ((void *)3)

/** The host, as an argument in place of a device ordinal. */
#define hipCpuDeviceId (-1)

/** No device, or several, as a result in place of a device ordinal. */
#define hipInvalidDeviceId (-2)

/** This header's types have the ABI of HIP 6. */
#define hipDeviceProp_t hipDeviceProp_tR0600

/** This header's types have the ABI of HIP 6. */
#define hipGetDeviceProperties hipGetDevicePropertiesR0600

/** This header's types have the ABI of HIP 6. */
#define hipChooseDevice hipChooseDeviceR0600

/** The status of every HIP call. */
typedef enum hipError_t {
  hipSuccess = 0,
  hipErrorInvalidValue = 1,
  hipErrorMemoryAllocation = 2,
  hipErrorOutOfMemory = 2,
  hipErrorInitializationError = 3,
  hipErrorNotInitialized = 3,
  hipErrorDeinitialized = 4,
  hipErrorProfilerDisabled = 5,
  hipErrorProfilerNotInitialized = 6,
  hipErrorProfilerAlreadyStarted = 7,
  hipErrorProfilerAlreadyStopped = 8,
  hipErrorInvalidConfiguration = 9,
  hipErrorInvalidPitchValue = 12,
  hipErrorInvalidSymbol = 13,
  hipErrorInvalidDevicePointer = 17,
  hipErrorInvalidMemcpyDirection = 21,
  hipErrorInsufficientDriver = 35,
  hipErrorMissingConfiguration = 52,
  hipErrorPriorLaunchFailure = 53,
  hipErrorInvalidDeviceFunction = 98,
  hipErrorNoDevice = 100,
  hipErrorInvalidDevice = 101,
  hipErrorInvalidImage = 200,
  hipErrorInvalidContext = 201,
  hipErrorContextAlreadyCurrent = 202,
  hipErrorMapBufferObjectFailed = 205,
  hipErrorMapFailed = 205,
  hipErrorUnmapFailed = 206,
  hipErrorArrayIsMapped = 207,
  hipErrorAlreadyMapped = 208,
  hipErrorNoBinaryForGpu = 209,
  hipErrorAlreadyAcquired = 210,
  hipErrorNotMapped = 211,
  hipErrorNotMappedAsArray = 212,
  hipErrorNotMappedAsPointer = 213,
  hipErrorECCNotCorrectable = 214,
  hipErrorUnsupportedLimit = 215,
  hipErrorContextAlreadyInUse = 216,
  hipErrorPeerAccessUnsupported = 217,
  hipErrorInvalidKernelFile = 218,
  hipErrorInvalidGraphicsContext = 219,
  hipErrorInvalidSource = 300,
  hipErrorFileNotFound = 301,
  hipErrorSharedObjectSymbolNotFound = 302,
  hipErrorSharedObjectInitFailed = 303,
  hipErrorOperatingSystem = 304,
  hipErrorInvalidHandle = 400,
  hipErrorInvalidResourceHandle = 400,
  hipErrorIllegalState = 401,
  hipErrorNotFound = 500,
  hipErrorNotReady = 600,
  hipErrorIllegalAddress = 700,
  hipErrorLaunchOutOfResources = 701,
  hipErrorLaunchTimeOut = 702,
  hipErrorPeerAccessAlreadyEnabled = 704,
  hipErrorPeerAccessNotEnabled = 705,
  hipErrorSetOnActiveProcess = 708,
  hipErrorContextIsDestroyed = 709,
  hipErrorAssert = 710,
  hipErrorHostMemoryAlreadyRegistered = 712,
  hipErrorHostMemoryNotRegistered = 713,
  hipErrorLaunchFailure = 719,
  hipErrorCooperativeLaunchTooLarge = 720,
  hipErrorNotSupported = 801,
  hipErrorStreamCaptureUnsupported = 900,
  hipErrorStreamCaptureInvalidated = 901,
  hipErrorStreamCaptureMerge = 902,
  hipErrorStreamCaptureUnmatched = 903,
  hipErrorStreamCaptureUnjoined = 904,
  hipErrorStreamCaptureIsolation = 905,
  hipErrorStreamCaptureImplicit = 906,
  hipErrorCapturedEvent = 907,
  hipErrorStreamCaptureWrongThread = 908,
  hipErrorGraphExecUpdateFailure = 910,
  hipErrorInvalidChannelDescriptor = 911,
  hipErrorInvalidTexture = 912,
  hipErrorInvalidResourceType = 914,
  hipErrorInvalidResourceConfiguration = 915,
  /** The stream's execution context has been destroyed. */
  hipErrorStreamDetached = 916,
  hipErrorUnknown = 999,
  hipErrorRuntimeMemory = 1052,
  hipErrorRuntimeOther = 1053,
  /** Of HIP 7.14; hipErrorTbd before. */
  hipErrorInvalidClusterSize = 1054,
  hipErrorTbd = 1055
} hipError_t;

/** Attributes of a device, for hipDeviceGetAttribute. The numbers never change; new ones are appended. */
typedef enum hipDeviceAttribute_t {
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
  /** The closest node of the host's memory. */
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
  hipDeviceAttributeVendorSpecificBegin = 20000
} hipDeviceAttribute_t;

/** The direction of a copy. */
typedef enum hipMemcpyKind {
  hipMemcpyHostToHost = 0,
  hipMemcpyHostToDevice = 1,
  hipMemcpyDeviceToHost = 2,
  hipMemcpyDeviceToDevice = 3,
  /** Inferred from the pointers. */
  hipMemcpyDefault = 4,
  hipMemcpyDeviceToDeviceNoCU = 1024
} hipMemcpyKind;

/** The type of memory. HIP up to 5 has other numbers. */
typedef enum hipMemoryType {
  hipMemoryTypeUnregistered = 0,
  hipMemoryTypeHost = 1,
  hipMemoryTypeDevice = 2,
  hipMemoryTypeManaged = 3,
  hipMemoryTypeArray = 10,
  hipMemoryTypeUnified = 11
} hipMemoryType;

/** Attributes of an address, for hipPointerGetAttribute. */
typedef enum hipPointer_attribute {
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
  HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17
} hipPointer_attribute;

/** Attributes of a pair of devices, for hipDeviceGetP2PAttribute. */
typedef enum hipDeviceP2PAttr {
  hipDevP2PAttrPerformanceRank = 0,
  hipDevP2PAttrAccessSupported = 1,
  hipDevP2PAttrNativeAtomicSupported = 2,
  hipDevP2PAttrHipArrayAccessSupported = 3
} hipDeviceP2PAttr;

/** Limits of a device's runtime. */
typedef enum hipLimit_t {
  /** Bytes of stack per thread. */
  hipLimitStackSize = 0,
  /** Bytes of the printf buffer. */
  hipLimitPrintfFifoSize = 1,
  /** Bytes of the device-side heap. */
  hipLimitMallocHeapSize = 2,
  hipExtLimitScratchMin = 4096,
  hipExtLimitScratchMax = 4097,
  hipExtLimitScratchCurrent = 4098
} hipLimit_t;

/** Preferences between shared memory and L1 cache. */
typedef enum hipFuncCache_t {
  hipFuncCachePreferNone = 0,
  hipFuncCachePreferShared = 1,
  hipFuncCachePreferL1 = 2,
  hipFuncCachePreferEqual = 3
} hipFuncCache_t;

/** Bank sizes of shared memory. */
typedef enum hipSharedMemConfig {
  hipSharedMemBankSizeDefault = 0,
  hipSharedMemBankSizeFourByte = 1,
  hipSharedMemBankSizeEightByte = 2
} hipSharedMemConfig;

/** Compute modes: the processes and threads that may use a device. */
typedef enum hipComputeMode {
  hipComputeModeDefault = 0,
  hipComputeModeExclusive = 1,
  hipComputeModeProhibited = 2,
  hipComputeModeExclusiveProcess = 3
} hipComputeMode;

/** Advice about managed memory. */
typedef enum hipMemoryAdvise {
  hipMemAdviseSetReadMostly = 1,
  hipMemAdviseUnsetReadMostly = 2,
  hipMemAdviseSetPreferredLocation = 3,
  hipMemAdviseUnsetPreferredLocation = 4,
  hipMemAdviseSetAccessedBy = 5,
  hipMemAdviseUnsetAccessedBy = 6,
  hipMemAdviseSetCoarseGrain = 100,
  hipMemAdviseUnsetCoarseGrain = 101
} hipMemoryAdvise;

/** Attributes of a range of managed memory. */
typedef enum hipMemRangeAttribute {
  hipMemRangeAttributeReadMostly = 1,
  hipMemRangeAttributePreferredLocation = 2,
  hipMemRangeAttributeAccessedBy = 3,
  hipMemRangeAttributeLastPrefetchLocation = 4,
  hipMemRangeAttributeCoherencyMode = 100
} hipMemRangeAttribute;

/** Coherence modes of a range of managed memory. */
typedef enum hipMemRangeCoherencyMode {
  hipMemRangeCoherencyModeFineGrain = 0,
  hipMemRangeCoherencyModeCoarseGrain = 1,
  hipMemRangeCoherencyModeIndeterminate = 2
} hipMemRangeCoherencyMode;

/** The capture status of a stream: active while it is being captured into a graph. */
typedef enum hipStreamCaptureStatus {
  hipStreamCaptureStatusNone = 0,
  hipStreamCaptureStatusActive = 1,
  hipStreamCaptureStatusInvalidated = 2
} hipStreamCaptureStatus;

/** Restrictions on a thread's calls while a stream is captured. */
typedef enum hipStreamCaptureMode {
  hipStreamCaptureModeGlobal = 0,
  hipStreamCaptureModeThreadLocal = 1,
  hipStreamCaptureModeRelaxed = 2
} hipStreamCaptureMode;

/** The change of the nodes that a captured stream's next one comes after. */
typedef enum hipStreamUpdateCaptureDependenciesFlags {
  hipStreamAddCaptureDependencies = 0,
  hipStreamSetCaptureDependencies = 1
} hipStreamUpdateCaptureDependenciesFlags;

/** Options of libraries. */
typedef enum hipLibraryOption {
  hipLibraryHostUniversalFunctionAndDataTable = 0,
  hipLibraryBinaryIsPreserved = 1
} hipLibraryOption;

/** Flags of hipGraphInstantiateWithFlags and hipGraphInstantiateWithParams. */
typedef enum hipGraphInstantiateFlags {
  /** A launch frees what the one before has left allocated. */
  hipGraphInstantiateFlagAutoFreeOnLaunch = 1,
  /** The launch is prepared at once. */
  hipGraphInstantiateFlagUpload = 2,
  /** Kernels launch it. */
  hipGraphInstantiateFlagDeviceLaunch = 4,
  /** Launches have the priorities of their nodes. */
  hipGraphInstantiateFlagUseNodePriority = 8
} hipGraphInstantiateFlags;

/** The outcome of hipGraphInstantiateWithParams. */
typedef enum hipGraphInstantiateResult {
  hipGraphInstantiateSuccess = 0,
  hipGraphInstantiateError = 1,
  /** The edges make a circle. */
  hipGraphInstantiateInvalidStructure = 2,
  hipGraphInstantiateNodeOperationNotSupported = 3,
  hipGraphInstantiateMultipleDevicesNotSupported = 4
} hipGraphInstantiateResult;

/** Numbers about the memory of graphs on a device, in bytes. */
typedef enum hipGraphMemAttributeType {
  /** The memory that launches have taken. */
  hipGraphMemAttrUsedMemCurrent = 0,
  hipGraphMemAttrUsedMemHigh = 1,
  /** The memory that is held for launches. */
  hipGraphMemAttrReservedMemCurrent = 2,
  hipGraphMemAttrReservedMemHigh = 3
} hipGraphMemAttributeType;

/** Flags of hipUserObjectCreate. */
typedef enum hipUserObjectFlags {
  /** The call at the object's end is in no stream's order. */
  hipUserObjectNoDestructorSync = 1
} hipUserObjectFlags;

/** Flags of hipGraphRetainUserObject. */
typedef enum hipUserObjectRetainFlags {
  /** The references are the program's, which has them no longer. */
  hipGraphUserObjectMove = 1
} hipUserObjectRetainFlags;

/** The type of a graph's node. */
typedef enum hipGraphNodeType {
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
  hipGraphNodeTypeCount = 15
} hipGraphNodeType;

/** The outcome of an update of an executable graph. */
typedef enum hipGraphExecUpdateResult {
  hipGraphExecUpdateSuccess = 0,
  hipGraphExecUpdateError = 1,
  hipGraphExecUpdateErrorTopologyChanged = 2,
  hipGraphExecUpdateErrorNodeTypeChanged = 3,
  hipGraphExecUpdateErrorFunctionChanged = 4,
  hipGraphExecUpdateErrorParametersChanged = 5,
  hipGraphExecUpdateErrorNotSupported = 6,
  hipGraphExecUpdateErrorUnsupportedFunctionChange = 7
} hipGraphExecUpdateResult;

/** The kind of a memory location. */
typedef enum hipMemLocationType {
  hipMemLocationTypeInvalid = 0,
  hipMemLocationTypeDevice = 1,
  /** The host, whatever the id. */
  hipMemLocationTypeHost = 2,
  /** A NUMA node of the host. */
  hipMemLocationTypeHostNuma = 3,
  /** The NUMA node of the calling thread, whatever the id. */
  hipMemLocationTypeHostNumaCurrent = 4,
  hipMemLocationTypeNone = 0
} hipMemLocationType;

/** When a copy of a batch reads its source. */
typedef enum hipMemcpySrcAccessOrder {
  hipMemcpySrcAccessOrderInvalid = 0,
  /** In the stream's order. */
  hipMemcpySrcAccessOrderStream = 1,
  /** While the call lasts. */
  hipMemcpySrcAccessOrderDuringApiCall = 2,
  /** At any time. */
  hipMemcpySrcAccessOrderAny = 3
} hipMemcpySrcAccessOrder;

/** Flags of a copy of a batch. */
typedef enum hipMemcpyFlags {
  hipMemcpyFlagDefault = 0,
  /** Leave the compute units to kernels. */
  hipMemcpyFlagPreferOverlapWithCompute = 1,
  hipMemcpyFlagExtPreferCE = 256,
  hipMemcpyFlagExtOpSwap = 512,
  hipMemcpyFlagExtOpIndirectSrc = 1024,
  hipMemcpyFlagExtOpIndirectDst = 2048
} hipMemcpyFlags;

/** The kind of a side of a copy of boxes. */
typedef enum hipMemcpy3DOperandType {
  hipMemcpyOperandTypePointer = 1,
  hipMemcpyOperandTypeArray = 2
} hipMemcpy3DOperandType;

/** An operation of hipStreamBatchMemOp. */
typedef enum hipStreamBatchMemOpType {
  hipStreamMemOpWaitValue32 = 1,
  hipStreamMemOpWriteValue32 = 2,
  hipStreamMemOpFlushRemoteWrites = 3,
  hipStreamMemOpWaitValue64 = 4,
  hipStreamMemOpWriteValue64 = 5,
  hipStreamMemOpBarrier = 6
} hipStreamBatchMemOpType;

/** The attributes of a kernel that hipFuncSetAttribute sets. */
typedef enum hipFuncAttribute {
  /** The most bytes of dynamic shared memory that a launch may ask for. */
  hipFuncAttributeMaxDynamicSharedMemorySize = 8,
  /** The part of the first-level cache that is shared memory, in percent; -1 for the default. */
  hipFuncAttributePreferredSharedMemoryCarveout = 9,
  hipFuncAttributeClusterDimMustBeSet = 10,
  hipFuncAttributeRequiredClusterWidth = 11,
  hipFuncAttributeRequiredClusterHeight = 12,
  hipFuncAttributeRequiredClusterDepth = 13,
  hipFuncAttributeNonPortableClusterSizeAllowed = 14,
  hipFuncAttributeClusterSchedulingPolicyPreference = 15
} hipFuncAttribute;

/** Attributes of a launch or a stream. */
typedef enum hipLaunchAttributeID {
  hipLaunchAttributeIgnore = 0,
  hipLaunchAttributeAccessPolicyWindow = 1,
  hipLaunchAttributeCooperative = 2,
  /** The way in which threads wait for the stream. */
  hipLaunchAttributeSynchronizationPolicy = 3,
  hipLaunchAttributeClusterDimension = 4,
  /** The priority; lower is more urgent. */
  hipLaunchAttributePriority = 8,
  hipLaunchAttributeMemSyncDomainMap = 9,
  hipLaunchAttributeMemSyncDomain = 10,
  hipLaunchAttributeClusterSchedulingPolicyPreference = 5,
  hipLaunchAttributeExtDynDataPrefetch = 1024
} hipLaunchAttributeID;

/** The kind of handle that hipMemGetHandleForAddressRange returns. */
typedef enum hipMemRangeHandleType {
  /** A file descriptor of a dma-buf. */
  hipMemRangeHandleTypeDmaBufFd = 1
} hipMemRangeHandleType;

/** Flags of hipMemGetHandleForAddressRange. */
typedef enum hipMemRangeFlags {
  /** Other devices reach the memory through PCIe. */
  hipMemRangeFlagDmaBufMappingTypePcie = 1
} hipMemRangeFlags;

/** Flags of hipGetDriverEntryPoint: the default stream that its functions use. */
typedef enum hipDriverEntryPointFlags {
  hipEnableDefault = 0,
  /** The functions of the default stream. */
  hipEnableLegacyStream = 1,
  /** The functions of the calling thread's own default stream, where there are such. */
  hipEnablePerThreadDefaultStream = 2
} hipDriverEntryPointFlags;

/** Outcomes of hipGetDriverEntryPoint. */
typedef enum hipDriverEntryPointQueryResult {
  hipDriverEntryPointSuccess = 0,
  hipDriverEntryPointSymbolNotFound = 1,
  hipDriverEntryPointVersionNotSufficent = 2
} hipDriverEntryPointQueryResult;

/** The type of an allocation of physical memory, or of a pool's. */
typedef enum hipMemAllocationType {
  hipMemAllocationTypeInvalid = 0,
  /** Pinned: it never migrates. */
  hipMemAllocationTypePinned = 1,
  hipMemAllocationTypeManaged = 2,
  hipMemAllocationTypeUncached = 1073741824
} hipMemAllocationType;

/** The kinds of handle by which another process may import memory. */
typedef enum hipMemAllocationHandleType {
  hipMemHandleTypeNone = 0,
  /** An `int`: a file descriptor. */
  hipMemHandleTypePosixFileDescriptor = 1,
  hipMemHandleTypeWin32 = 2,
  hipMemHandleTypeWin32Kmt = 4,
  /** 64 bytes that other machines of the fabric may import, too. */
  hipMemHandleTypeFabric = 8
} hipMemAllocationHandleType;

/** Access rights to memory. */
typedef enum hipMemAccessFlags {
  hipMemAccessFlagsProtNone = 0,
  hipMemAccessFlagsProtRead = 1,
  hipMemAccessFlagsProtReadWrite = 3
} hipMemAccessFlags;

/** The granularity that hipMemGetAllocationGranularity returns. */
typedef enum hipMemAllocationGranularity_flags {
  /** The least multiple that sizes must be of. */
  hipMemAllocationGranularityMinimum = 0,
  /** The multiple with the best performance. */
  hipMemAllocationGranularityRecommended = 1
} hipMemAllocationGranularity_flags;

/** Attributes of a pool, some of which can be set. */
typedef enum hipMemPoolAttr {
  /** `int`: memory freed in one stream may be reused in another that waits for the free by an event. */
  hipMemPoolReuseFollowEventDependencies = 1,
  /** `int`: memory may be reused as soon as its free has run. */
  hipMemPoolReuseAllowOpportunistic = 2,
  /** `int`: dependencies between streams may be inserted so that memory can be reused. */
  hipMemPoolReuseAllowInternalDependencies = 3,
  /** `uint64_t`: the release threshold: bytes the pool keeps when it could return memory to the system. */
  hipMemPoolAttrReleaseThreshold = 4,
  /** `uint64_t`: bytes reserved for the pool. */
  hipMemPoolAttrReservedMemCurrent = 5,
  /** `uint64_t`: the most bytes reserved since this was set to 0. */
  hipMemPoolAttrReservedMemHigh = 6,
  /** `uint64_t`: bytes allocated from the pool. */
  hipMemPoolAttrUsedMemCurrent = 7,
  /** `uint64_t`: the most bytes allocated since this was set to 0. */
  hipMemPoolAttrUsedMemHigh = 8
} hipMemPoolAttr;

/** The outcome of a symbol query by hipGetProcAddress. */
typedef enum hipDriverProcAddressQueryResult {
  HIP_GET_PROC_ADDRESS_SUCCESS = 0,
  HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
  HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2
} hipDriverProcAddressQueryResult;

/** Handle types of memory imported from another interface. */
typedef enum hipExternalMemoryHandleType {
  /** A file descriptor: Vulkan's opaque ones, those of exported physical memory. */
  hipExternalMemoryHandleTypeOpaqueFd = 1,
  hipExternalMemoryHandleTypeOpaqueWin32 = 2,
  hipExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
  hipExternalMemoryHandleTypeD3D12Heap = 4,
  hipExternalMemoryHandleTypeD3D12Resource = 5,
  hipExternalMemoryHandleTypeD3D11Resource = 6,
  hipExternalMemoryHandleTypeD3D11ResourceKmt = 7,
  hipExternalMemoryHandleTypeNvSciBuf = 8
} hipExternalMemoryHandleType;

/** Handle types of a semaphore imported from another interface. */
typedef enum hipExternalSemaphoreHandleType {
  /** A file descriptor: a binary semaphore. */
  hipExternalSemaphoreHandleTypeOpaqueFd = 1,
  hipExternalSemaphoreHandleTypeOpaqueWin32 = 2,
  hipExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
  hipExternalSemaphoreHandleTypeD3D12Fence = 4,
  hipExternalSemaphoreHandleTypeD3D11Fence = 5,
  hipExternalSemaphoreHandleTypeNvSciSync = 6,
  hipExternalSemaphoreHandleTypeKeyedMutex = 7,
  hipExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
  /** A file descriptor: a timeline semaphore. */
  hipExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
  hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10
} hipExternalSemaphoreHandleType;

/** The number format of a texel's channels. */
typedef enum hipChannelFormatKind {
  /** Signed integers. */
  hipChannelFormatKindSigned = 0,
  /** Unsigned integers. */
  hipChannelFormatKindUnsigned = 1,
  /** Floating-point numbers. */
  hipChannelFormatKindFloat = 2,
  hipChannelFormatKindNone = 3
} hipChannelFormatKind;

/** The type of a channel of an array's elements. */
typedef enum hipArray_Format {
  HIP_AD_FORMAT_UNSIGNED_INT8 = 1,
  HIP_AD_FORMAT_UNSIGNED_INT16 = 2,
  HIP_AD_FORMAT_UNSIGNED_INT32 = 3,
  HIP_AD_FORMAT_SIGNED_INT8 = 8,
  HIP_AD_FORMAT_SIGNED_INT16 = 9,
  HIP_AD_FORMAT_SIGNED_INT32 = 10,
  /** Floating-point numbers of 16 bits. */
  HIP_AD_FORMAT_HALF = 16,
  /** Floating-point numbers of 32 bits. */
  HIP_AD_FORMAT_FLOAT = 32
} hipArray_Format;

/** The attributes of a kernel. */
typedef enum hipFunction_attribute {
  /** The most threads of a block. */
  HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
  /** Bytes of shared memory of a fixed size. */
  HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1,
  /** Bytes of constant memory. */
  HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2,
  /** Bytes of memory of each thread. */
  HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3,
  /** Registers of each thread. */
  HIP_FUNC_ATTRIBUTE_NUM_REGS = 4,
  /** The version of the virtual architecture: 10 * major + minor. */
  HIP_FUNC_ATTRIBUTE_PTX_VERSION = 5,
  /** The version of the architecture: 10 * major + minor. */
  HIP_FUNC_ATTRIBUTE_BINARY_VERSION = 6,
  /** 1 where global loads are cached in the first level. */
  HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7,
  /** The most bytes of dynamic shared memory. */
  HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
  /** The part of the first-level cache that is shared memory, in percent. */
  HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,
  HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET = 10,
  HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11,
  HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12,
  HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13,
  HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14,
  HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15
} hipFunction_attribute;

/** Options for a compiler at run time, the first of those that HIP has. */
typedef enum hipJitOption {
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
  hipJitOptionIRtoISAOptCountExt = 10001
} hipJitOption;

/** The kind of an image for a linker. */
typedef enum hipJitInputType {
  hipJitInputCubin = 0,
  hipJitInputPtx = 1,
  hipJitInputFatBinary = 2,
  hipJitInputObject = 3,
  hipJitInputLibrary = 4,
  hipJitInputNvvm = 5,
  hipJitInputLLVMBitcode = 100,
  hipJitInputLLVMBundledBitcode = 101,
  hipJitInputLLVMArchivesOfBundledBitcode = 102,
  hipJitInputSpirv = 103
} hipJitInputType;

/** Caches of compiled loads. */
typedef enum hipJitCacheMode {
  hipJitCacheOptionNone = 0,
  hipJitCacheOptionCG = 1,
  hipJitCacheOptionCA = 2
} hipJitCacheMode;

/** The form of code that is taken where no machine code fits. */
typedef enum hipJitFallback {
  hipJitPreferPTX = 0,
  hipJitPreferBinary = 1
} hipJitFallback;

/** Ways in which a wait for a stream waits. */
typedef enum hipSynchronizationPolicy {
  hipSyncPolicyAuto = 1,
  hipSyncPolicySpin = 2,
  hipSyncPolicyYield = 3,
  hipSyncPolicyBlockingSync = 4
} hipSynchronizationPolicy;

/** Flags of hipGraphDebugDotPrint. */
typedef enum hipGraphDebugDotFlags {
  hipGraphDebugDotFlagsVerbose = 1,
  hipGraphDebugDotFlagsKernelNodeParams = 4,
  hipGraphDebugDotFlagsMemcpyNodeParams = 8,
  hipGraphDebugDotFlagsMemsetNodeParams = 16,
  hipGraphDebugDotFlagsHostNodeParams = 32,
  hipGraphDebugDotFlagsEventNodeParams = 64,
  hipGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
  hipGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
  hipGraphDebugDotFlagsKernelNodeAttributes = 512,
  hipGraphDebugDotFlagsHandles = 1024
} hipGraphDebugDotFlags;

/** Handles of physical memory. */
typedef enum hipMemHandleType {
  hipMemHandleTypeGeneric = 0
} hipMemHandleType;

/** Operations on sparse arrays. */
typedef enum hipMemOperationType {
  hipMemOperationTypeMap = 1,
  hipMemOperationTypeUnmap = 2
} hipMemOperationType;

/** The type of an edge of a graph. */
typedef enum hipGraphDependencyType {
  hipGraphDependencyTypeDefault = 0,
  hipGraphDependencyTypeProgrammatic = 1
} hipGraphDependencyType;

/** How memory of a window stays in the cache. */
typedef enum hipAccessProperty {
  hipAccessPropertyNormal = 0,
  hipAccessPropertyStreaming = 1,
  hipAccessPropertyPersisting = 2
} hipAccessProperty;

/** A window of memory, and how it stays in the cache. */
typedef struct hipAccessPolicyWindow {
  void *base_ptr;
  hipAccessProperty hitProp;
  float hitRatio;
  hipAccessProperty missProp;
  size_t num_bytes;
} hipAccessPolicyWindow;

/** The numbers of a kernel's memory domains. */
typedef struct hipLaunchMemSyncDomainMap {
  unsigned char default_;
  unsigned char remote;
} hipLaunchMemSyncDomainMap;

/** A kernel's memory domain. */
typedef enum hipLaunchMemSyncDomain {
  hipLaunchMemSyncDomainDefault = 0,
  hipLaunchMemSyncDomainRemote = 1
} hipLaunchMemSyncDomain;

/** How clusters of blocks are spread. */
typedef enum hipClusterSchedulingPolicy {
  hipClusterSchedulingPolicyDefault = 0,
  hipClusterSchedulingPolicySpread = 1,
  hipClusterSchedulingPolicyLoadBalancing = 2
} hipClusterSchedulingPolicy;

struct hipExtDynDataPrefetchConfig;


/**
 * A release of HIP with an ABI of its own.
 */
typedef struct AbiVersion AbiVersion;

/**
 * An array behind hipArray_t.
 */
typedef struct hipArray hipArray;

/**
 * A mapping of part of a sparse array. This version has no sparse arrays.
 */
typedef struct hipArrayMapInfo hipArrayMapInfo;

/**
 * The data of an edge of a graph. Edges have none here.
 */
typedef struct hipGraphEdgeData hipGraphEdgeData;

/**
 * An executable graph behind hipGraphExec_t.
 */
typedef struct hipGraphExec hipGraphExec;

/**
 * A node of a graph behind hipGraphNode_t.
 */
typedef struct hipGraphNode hipGraphNode;

/**
 * A node of any type. The layout is the vendor's, whose header has it.
 */
typedef struct hipGraphNodeParams hipGraphNodeParams;

/**
 * Arrays behind hipMipmappedArray_t.
 */
typedef struct hipMipmappedArray hipMipmappedArray;

/**
 * An object of the program's behind hipUserObject_t.
 */
typedef struct hipUserObject hipUserObject;

/**
 * A context behind hipCtx_t.
 */
typedef struct ihipCtx_t ihipCtx_t;

/**
 * An event behind hipEvent_t.
 */
typedef struct ihipEvent_t ihipEvent_t;

/**
 * A graph behind hipGraph_t.
 */
typedef struct ihipGraph ihipGraph;

/**
 * A kernel of a library behind hipKernel_t.
 */
typedef struct ihipKernel_t ihipKernel_t;

/**
 * A library behind hipLibrary_t.
 */
typedef struct ihipLibrary_t ihipLibrary_t;

/**
 * A linker of images behind hipLinkState_t.
 */
typedef struct ihipLinkState_t ihipLinkState_t;

/**
 * Physical memory behind hipMemGenericAllocationHandle_t.
 */
typedef struct ihipMemGenericAllocationHandle ihipMemGenericAllocationHandle;

/**
 * A pool behind hipMemPool_t.
 */
typedef struct ihipMemPoolHandle_t ihipMemPoolHandle_t;

/**
 * A kernel behind hipFunction_t.
 */
typedef struct ihipModuleSymbol_t ihipModuleSymbol_t;

/**
 * A module behind hipModule_t.
 */
typedef struct ihipModule_t ihipModule_t;

/**
 * A stream behind hipStream_t.
 */
typedef struct ihipStream_t ihipStream_t;

/**
 * The format of an array's elements: up to four channels of equal width; absent channels have 0 bits.
 */
typedef struct hipChannelFormatDesc {
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
   * The number format of the channels.
   */
  hipChannelFormatKind f;
} hipChannelFormatDesc;

/**
 * An array of elements in a layout of the device's own.
 */
typedef struct hipArray *hipArray_t;

/**
 * The size of a box.
 */
typedef struct hipExtent {
  /**
   * Bytes in a row (elements where arrays are copied).
   */
  size_t width;
  /**
   * Rows.
   */
  size_t height;
  /**
   * Slices.
   */
  size_t depth;
} hipExtent;

/**
 * The shape and the format of an array of one or two dimensions.
 */
typedef struct HIP_ARRAY_DESCRIPTOR {
  /**
   * Elements in a row.
   */
  size_t Width;
  /**
   * Rows; 0 for one dimension.
   */
  size_t Height;
  /**
   * The type of a channel.
   */
  hipArray_Format Format;
  /**
   * Channels in an element: 1, 2 or 4.
   */
  unsigned int NumChannels;
} HIP_ARRAY_DESCRIPTOR;

/**
 * The shape and the format of an array.
 */
typedef struct HIP_ARRAY3D_DESCRIPTOR {
  /**
   * Elements in a row.
   */
  size_t Width;
  /**
   * Rows; 0 for one dimension.
   */
  size_t Height;
  /**
   * Slices or layers; 0 for less than three dimensions without layers.
   */
  size_t Depth;
  /**
   * The type of a channel.
   */
  hipArray_Format Format;
  /**
   * Channels in an element: 1, 2 or 4.
   */
  unsigned int NumChannels;
  /**
   * hipArrayLayered and the like.
   */
  unsigned int Flags;
} HIP_ARRAY3D_DESCRIPTOR;

/**
 * An array that is only read.
 */
typedef const struct hipArray *hipArray_const_t;

/**
 * Arrays of texels, each half as large as the one before.
 */
typedef struct hipMipmappedArray *hipMipmappedArray_t;

/**
 * Read-only arrays of texels.
 */
typedef const struct hipMipmappedArray *hipMipmappedArray_const_t;

/**
 * A stream: a queue of device work. NULL is the default stream.
 */
typedef struct ihipStream_t *hipStream_t;

/**
 * An address of device memory.
 */
typedef void *hipDeviceptr_t;

/**
 * A context: a device's state in this process.
 */
typedef struct ihipCtx_t *hipCtx_t;

/**
 * A device's ordinal.
 */
typedef int hipDevice_t;

/**
 * A copy of rows for hipMemcpyParam2D. The memory types say which of the addresses count.
 */
typedef struct hip_Memcpy2D {
  size_t srcXInBytes;
  size_t srcY;
  hipMemoryType srcMemoryType;
  const void *srcHost;
  hipDeviceptr_t srcDevice;
  hipArray_t srcArray;
  size_t srcPitch;
  size_t dstXInBytes;
  size_t dstY;
  hipMemoryType dstMemoryType;
  void *dstHost;
  hipDeviceptr_t dstDevice;
  hipArray_t dstArray;
  size_t dstPitch;
  size_t WidthInBytes;
  size_t Height;
} hip_Memcpy2D;

/**
 * A copy of a box for hipDrvMemcpy3D. The memory types say which of the addresses count.
 */
typedef struct HIP_MEMCPY3D {
  size_t srcXInBytes;
  size_t srcY;
  size_t srcZ;
  size_t srcLOD;
  hipMemoryType srcMemoryType;
  const void *srcHost;
  hipDeviceptr_t srcDevice;
  hipArray_t srcArray;
  size_t srcPitch;
  size_t srcHeight;
  size_t dstXInBytes;
  size_t dstY;
  size_t dstZ;
  size_t dstLOD;
  hipMemoryType dstMemoryType;
  void *dstHost;
  hipDeviceptr_t dstDevice;
  hipArray_t dstArray;
  size_t dstPitch;
  size_t dstHeight;
  size_t WidthInBytes;
  size_t Height;
  size_t Depth;
} HIP_MEMCPY3D;

/**
 * A position in a box.
 */
typedef struct hipPos {
  /**
   * Bytes into the row.
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
} hipPos;

/**
 * Memory in rows of equal distance.
 */
typedef struct hipPitchedPtr {
  /**
   * The first byte.
   */
  void *ptr;
  /**
   * Bytes from row to row.
   */
  size_t pitch;
  /**
   * Bytes of a row that are used.
   */
  size_t xsize;
  /**
   * Rows in a slice.
   */
  size_t ysize;
} hipPitchedPtr;

/**
 * A copy of a box for hipMemcpy3D: one source and one destination, each a pointer or an array.
 */
typedef struct hipMemcpy3DParms {
  /**
   * The source, where it is an array.
   */
  hipArray_t srcArray;
  /**
   * The position of the box in the source.
   */
  struct hipPos srcPos;
  /**
   * The source, where it is memory.
   */
  struct hipPitchedPtr srcPtr;
  /**
   * The destination, where it is an array.
   */
  hipArray_t dstArray;
  /**
   * The position of the box in the destination.
   */
  struct hipPos dstPos;
  /**
   * The destination, where it is memory.
   */
  struct hipPitchedPtr dstPtr;
  /**
   * The size of the box.
   */
  struct hipExtent extent;
  /**
   * The direction of the copy.
   */
  hipMemcpyKind kind;
} hipMemcpy3DParms;

/**
 * The kind of a memory location.
 */
typedef struct hipMemLocation {
  /**
   * The kind of location.
   */
  hipMemLocationType type;
  /**
   * The device's ordinal.
   */
  int id;
} hipMemLocation;

/**
 * Attributes of the copies of a batch, all of them hints.
 */
typedef struct hipMemcpyAttributes {
  /**
   * When the source is read.
   */
  hipMemcpySrcAccessOrder srcAccessOrder;
  /**
   * Probable location of managed sources.
   */
  struct hipMemLocation srcLocHint;
  /**
   * Probable location of managed destinations.
   */
  struct hipMemLocation dstLocHint;
  /**
   * hipMemcpyFlags.
   */
  unsigned int flags;
} hipMemcpyAttributes;

/**
 * Memory as one side of a copy of boxes.
 */
typedef struct hipMemcpy3DPointer {
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
  struct hipMemLocation locHint;
} hipMemcpy3DPointer;

/**
 * An offset in an array.
 */
typedef struct hipOffset3D {
  size_t x;
  size_t y;
  size_t z;
} hipOffset3D;

/**
 * An array as one side of a copy of boxes.
 */
typedef struct hipMemcpy3DArray {
  /**
   * The array.
   */
  hipArray_t array;
  /**
   * The start of the box.
   */
  struct hipOffset3D offset;
} hipMemcpy3DArray;

/**
 * The memory or array that hipMemcpy3DOperand names.
 */
typedef union hipMemcpy3DOperandValue {
  /**
   * For hipMemcpyOperandTypePointer.
   */
  struct hipMemcpy3DPointer ptr;
  /**
   * For hipMemcpyOperandTypeArray.
   */
  struct hipMemcpy3DArray array;
} hipMemcpy3DOperandValue;

/**
 * One side of a copy of boxes.
 */
typedef struct hipMemcpy3DOperand {
  /**
   * Kind of the side.
   */
  hipMemcpy3DOperandType type;
  /**
   * The memory or array.
   */
  union hipMemcpy3DOperandValue op;
} hipMemcpy3DOperand;

/**
 * One copy of a batch of boxes.
 */
typedef struct hipMemcpy3DBatchOp {
  /**
   * Read.
   */
  struct hipMemcpy3DOperand src;
  /**
   * Written.
   */
  struct hipMemcpy3DOperand dst;
  /**
   * Size of the box: bytes, rows and slices.
   */
  struct hipExtent extent;
  /**
   * When the source is read.
   */
  hipMemcpySrcAccessOrder srcAccessOrder;
  /**
   * hipMemcpyFlags.
   */
  unsigned int flags;
} hipMemcpy3DBatchOp;

/**
 * 16 bytes that identify a device.
 */
typedef struct hipUUID {
  /**
   * The bytes.
   */
  char bytes[16];
} hipUUID;

/**
 * Features of device code: one bit each, in the order of the vendor's bit fields.
 */
typedef struct hipDeviceArch_t {
  /**
   * The bits.
   */
  unsigned hasGlobalInt32Atomics : 1;
  unsigned hasGlobalFloatAtomicExch : 1;
  unsigned hasSharedInt32Atomics : 1;
  unsigned hasSharedFloatAtomicExch : 1;
  unsigned hasFloatAtomicAdd : 1;
  unsigned hasGlobalInt64Atomics : 1;
  unsigned hasSharedInt64Atomics : 1;
  unsigned hasDoubles : 1;
  unsigned hasWarpVote : 1;
  unsigned hasWarpBallot : 1;
  unsigned hasWarpShuffle : 1;
  unsigned hasFunnelShift : 1;
  unsigned hasThreadFenceSystem : 1;
  unsigned hasSyncThreadsExt : 1;
  unsigned hasSurfaceFuncs : 1;
  unsigned has3dGrid : 1;
  unsigned hasDynamicParallelism : 1;
} hipDeviceArch_t;

/**
 * The properties of a device, in HIP 6's layout; hipDeviceProp_t in C.
 *
 * Sizes are bytes, clock rates kHz, widths bits; yes is 1 and no is 0. Unsupported features are 0.
 */
typedef struct hipDeviceProp_tR0600 {
  char name[256];
  struct hipUUID uuid;
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
  int clockRate;
  size_t totalConstMem;
  int major;
  int minor;
  size_t textureAlignment;
  size_t texturePitchAlignment;
  int deviceOverlap;
  int multiProcessorCount;
  int kernelExecTimeoutEnabled;
  int integrated;
  int canMapHostMemory;
  int computeMode;
  int maxTexture1D;
  int maxTexture1DMipmap;
  int maxTexture1DLinear;
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
  int memoryClockRate;
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
  int singleToDoublePrecisionPerfRatio;
  int pageableMemoryAccess;
  int concurrentManagedAccess;
  int computePreemptionSupported;
  int canUseHostPointerForRegisteredMem;
  int cooperativeLaunch;
  int cooperativeMultiDeviceLaunch;
  size_t sharedMemPerBlockOptin;
  int pageableMemoryAccessUsesHostPageTables;
  int directManagedMemAccessFromHost;
  int maxBlocksPerMultiProcessor;
  int accessPolicyMaxWindowSize;
  size_t reservedSharedMemPerBlock;
  int hostRegisterSupported;
  int sparseHipArraySupported;
  int hostRegisterReadOnlySupported;
  int timelineSemaphoreInteropSupported;
  int memoryPoolsSupported;
  int gpuDirectRDMASupported;
  int gpuDirectRDMAFlushWritesOptions;
  int gpuDirectRDMAWritesOrdering;
  int memoryPoolSupportedHandleTypes;
  int deferredMappingHipArraySupported;
  int ipcEventSupported;
  int clusterLaunch;
  int unifiedFunctionPointers;
  int reserved[63];
  int hipReserved[32];
  char gcnArchName[256];
  size_t maxSharedMemoryPerMultiProcessor;
  int clockInstructionRate;
  struct hipDeviceArch_t arch;
  unsigned int *hdpMemFlushCntl;
  unsigned int *hdpRegFlushCntl;
  int cooperativeMultiDeviceUnmatchedFunc;
  int cooperativeMultiDeviceUnmatchedGridDim;
  int cooperativeMultiDeviceUnmatchedBlockDim;
  int cooperativeMultiDeviceUnmatchedSharedMem;
  int isLargeBar;
  int asicRevision;
} hipDeviceProp_tR0600;

/**
 * An event: a point in a stream's work.
 */
typedef struct ihipEvent_t *hipEvent_t;

/**
 * Memory exported by another interface.
 */
typedef void *hipExternalMemory_t;

/**
 * A Windows handle.
 */
typedef struct hipExternalWin32Handle {
  /**
   * The handle.
   */
  void *handle;
  /**
   * Its name.
   */
  const void *name;
} hipExternalWin32Handle;

/**
 * The handle of memory to import, by its type. Fortran has the first member.
 */
typedef union hipExternalMemoryHandle {
  /**
   * A file descriptor.
   */
  int fd;
  /**
   * Not on Linux.
   */
  struct hipExternalWin32Handle win32;
  /**
   * An object of NvSciBuf.
   */
  const void *nvSciBufObject;
} hipExternalMemoryHandle;

/**
 * Memory of another interface, to be imported.
 */
typedef struct hipExternalMemoryHandleDesc {
  /**
   * The type of the handle.
   */
  hipExternalMemoryHandleType type;
  /**
   * The handle.
   */
  union hipExternalMemoryHandle handle;
  /**
   * The size in bytes, as allocated by the other interface.
   */
  unsigned long long size;
  /**
   * hipExternalMemoryDedicated, or 0.
   */
  unsigned int flags;
  /**
   * 0.
   */
  unsigned int reserved[16];
} hipExternalMemoryHandleDesc;

/**
 * A part of external memory, to be mapped.
 */
typedef struct hipExternalMemoryBufferDesc {
  /**
   * The byte offset in the memory.
   */
  unsigned long long offset;
  /**
   * The size in bytes.
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
} hipExternalMemoryBufferDesc;

/**
 * Arrays in external memory, each half as large as the one before, to be mapped.
 */
typedef struct hipExternalMemoryMipmappedArrayDesc {
  /**
   * The byte offset of the first array in the memory.
   */
  unsigned long long offset;
  /**
   * The format of the elements.
   */
  struct hipChannelFormatDesc formatDesc;
  /**
   * Elements, rows and slices of the first array; 0 rows for one dimension, 0 slices for two.
   */
  struct hipExtent extent;
  /**
   * hipArraySurfaceLoadStore and the like.
   */
  unsigned int flags;
  /**
   * The number of arrays.
   */
  unsigned int numLevels;
} hipExternalMemoryMipmappedArrayDesc;

/**
 * A semaphore exported by another interface.
 */
typedef void *hipExternalSemaphore_t;

/**
 * The handle of a semaphore to import, by its type. Fortran has the first member.
 */
typedef union hipExternalSemaphoreHandle {
  /**
   * A file descriptor.
   */
  int fd;
  /**
   * Not on Linux.
   */
  struct hipExternalWin32Handle win32;
  /**
   * An object of NvSciSync.
   */
  const void *nvSciSyncObj;
  const void *NvSciSyncObj;
} hipExternalSemaphoreHandle;

/**
 * A semaphore of another interface, to be imported.
 */
typedef struct hipExternalSemaphoreHandleDesc {
  /**
   * The type of the handle.
   */
  hipExternalSemaphoreHandleType type;
  /**
   * The handle.
   */
  union hipExternalSemaphoreHandle handle;
  /**
   * 0.
   */
  unsigned int flags;
  /**
   * 0.
   */
  unsigned int reserved[16];
} hipExternalSemaphoreHandleDesc;

/**
 * The value of a timeline.
 */
typedef struct hipExternalFence {
  /**
   * The value that a signal sets or a wait reaches.
   */
  unsigned long long value;
} hipExternalFence;

/**
 * A fence of NvSciSync. Fortran has the first member.
 */
typedef union hipExternalNvSciSync {
  /**
   * The address of the fence.
   */
  void *fence;
  /**
   * All the bits.
   */
  unsigned long long reserved;
} hipExternalNvSciSync;

/**
 * The key that releases a Windows keyed mutex.
 */
typedef struct hipExternalSignalKey {
  /**
   * The key.
   */
  unsigned long long key;
} hipExternalSignalKey;

/**
 * The parameters of a signal that depend on the semaphore's type.
 */
typedef struct hipExternalSemaphoreSignal {
  /**
   * For a timeline semaphore.
   */
  struct hipExternalFence fence;
  /**
   * For an NvSciSync object.
   */
  union hipExternalNvSciSync nvSciSync;
  /**
   * For a Windows keyed mutex.
   */
  struct hipExternalSignalKey keyedMutex;
  /**
   * 0.
   */
  unsigned int reserved[12];
} hipExternalSemaphoreSignal;

/**
 * The parameters of a signal.
 */
typedef struct hipExternalSemaphoreSignalParams {
  /**
   * By the semaphore's type.
   */
  struct hipExternalSemaphoreSignal params;
  /**
   * 0.
   */
  unsigned int flags;
  /**
   * 0.
   */
  unsigned int reserved[16];
} hipExternalSemaphoreSignalParams;

/**
 * The key that acquires a Windows keyed mutex, and a timeout.
 */
typedef struct hipExternalWaitKey {
  /**
   * The key.
   */
  unsigned long long key;
  /**
   * The timeout in milliseconds.
   */
  unsigned int timeoutMs;
} hipExternalWaitKey;

/**
 * The parameters of a wait that depend on the semaphore's type.
 */
typedef struct hipExternalSemaphoreWait {
  /**
   * For a timeline semaphore.
   */
  struct hipExternalFence fence;
  /**
   * For an NvSciSync object.
   */
  union hipExternalNvSciSync nvSciSync;
  /**
   * For a Windows keyed mutex.
   */
  struct hipExternalWaitKey keyedMutex;
  /**
   * 0.
   */
  unsigned int reserved[10];
} hipExternalSemaphoreWait;

/**
 * The parameters of a wait.
 */
typedef struct hipExternalSemaphoreWaitParams {
  /**
   * By the semaphore's type.
   */
  struct hipExternalSemaphoreWait params;
  /**
   * 0.
   */
  unsigned int flags;
  /**
   * 0.
   */
  unsigned int reserved[16];
} hipExternalSemaphoreWaitParams;

/**
 * A graph: work and its order.
 */
typedef struct ihipGraph *hipGraph_t;

/**
 * A node of a graph.
 */
typedef struct hipGraphNode *hipGraphNode_t;

/**
 * Blocks of a grid, or threads of a block, in each direction: HIP's dim3.
 */
typedef struct hipDim3 {
  unsigned int x;
  unsigned int y;
  unsigned int z;
} hipDim3;

/**
 * The launch of a node.
 */
typedef struct hipKernelNodeParams {
  /**
   * The threads of a block.
   */
  struct hipDim3 blockDim;
  /**
   * In the place of kernelParams: as for hipModuleLaunchKernel.
   */
  void **extra;
  /**
   * The kernel: a hipFunction_t.
   */
  void *func;
  /**
   * The blocks.
   */
  struct hipDim3 gridDim;
  /**
   * The addresses of the arguments, which are copied.
   */
  void **kernelParams;
  /**
   * Bytes of dynamic shared memory of each block.
   */
  unsigned int sharedMemBytes;
} hipKernelNodeParams;

/**
 * A graph that was made ready to be launched.
 */
typedef struct hipGraphExec *hipGraphExec_t;

/**
 * The fill of a node.
 */
typedef struct hipMemsetParams {
  /**
   * The first byte.
   */
  void *dst;
  /**
   * Bytes of an element: 1, 2 or 4.
   */
  unsigned int elementSize;
  /**
   * Rows.
   */
  size_t height;
  /**
   * Bytes from row to row, where there are several.
   */
  size_t pitch;
  /**
   * The value of each element.
   */
  unsigned int value;
  /**
   * Elements of a row.
   */
  size_t width;
} hipMemsetParams;

/**
 * A host function for hipLaunchHostFunc.
 */
typedef void (*hipHostFn_t)(void *userData);

/**
 * The call of a node.
 */
typedef struct hipHostNodeParams {
  /**
   * The function.
   */
  hipHostFn_t fn;
  /**
   * Its argument.
   */
  void *userData;
} hipHostNodeParams;

/**
 * A wait for a value, or a write of one, in hipStreamBatchMemOp.
 */
typedef struct hipStreamMemOpValueParams {
  /**
   * The operation.
   */
  hipStreamBatchMemOpType operation;
  /**
   * Address of the value.
   */
  hipDeviceptr_t address;
  /**
   * The value; its low 32 bits for a 32-bit one.
   */
  __extension__ union {
    uint32_t value;
    uint64_t value64;
  };
  /**
   * hipStreamWaitValue flags for a wait, 0 for a write.
   */
  unsigned int flags;
  /**
   * Not used.
   */
  hipDeviceptr_t alias;
} hipStreamMemOpValueParams;

/**
 * An operation of hipStreamBatchMemOp.
 */
typedef union hipStreamBatchMemOpParams {
  /**
   * The operation, with which every member starts.
   */
  hipStreamBatchMemOpType operation;
  /**
   * For hipStreamMemOpWaitValue32 and hipStreamMemOpWaitValue64.
   */
  struct hipStreamMemOpValueParams waitValue;
  /**
   * For hipStreamMemOpWriteValue32 and hipStreamMemOpWriteValue64.
   */
  struct hipStreamMemOpValueParams writeValue;
  /**
   * All the bytes.
   */
  uint64_t pad[6];
  struct {
    hipStreamBatchMemOpType operation;
    unsigned int flags;
  } flushRemoteWrites, memoryBarrier;
} hipStreamBatchMemOpParams;

/**
 * The waits for values and writes of values of a node.
 */
typedef struct hipBatchMemOpNodeParams {
  /**
   * The context.
   */
  hipCtx_t ctx;
  /**
   * The number of them.
   */
  unsigned int count;
  /**
   * The waits and writes.
   */
  union hipStreamBatchMemOpParams *paramArray;
  /**
   * 0.
   */
  unsigned int flags;
} hipBatchMemOpNodeParams;

/**
 * The signals of semaphores of a node.
 */
typedef struct hipExternalSemaphoreSignalNodeParams {
  /**
   * The semaphores.
   */
  hipExternalSemaphore_t *extSemArray;
  /**
   * Their parameters.
   */
  const struct hipExternalSemaphoreSignalParams *paramsArray;
  /**
   * The number of them.
   */
  unsigned int numExtSems;
} hipExternalSemaphoreSignalNodeParams;

/**
 * The waits for semaphores of a node.
 */
typedef struct hipExternalSemaphoreWaitNodeParams {
  /**
   * The semaphores.
   */
  hipExternalSemaphore_t *extSemArray;
  /**
   * Their parameters.
   */
  const struct hipExternalSemaphoreWaitParams *paramsArray;
  /**
   * The number of them.
   */
  unsigned int numExtSems;
} hipExternalSemaphoreWaitNodeParams;

/**
 * The properties requested of a pool.
 */
typedef struct hipMemPoolProps {
  /**
   * hipMemAllocationTypePinned.
   */
  hipMemAllocationType allocType;
  /**
   * The handle types for export.
   */
  hipMemAllocationHandleType handleTypes;
  /**
   * The location of the pool's memory.
   */
  struct hipMemLocation location;
  /**
   * NULL, except on Windows.
   */
  void *win32SecurityAttributes;
  /**
   * The most bytes it may hold; 0 leaves that to the runtime.
   */
  size_t maxSize;
  /**
   * 0.
   */
  unsigned char reserved[56];
} hipMemPoolProps;

/**
 * Access rights of a location to memory.
 */
typedef struct hipMemAccessDesc {
  /**
   * The location that accesses the memory.
   */
  struct hipMemLocation location;
  /**
   * Its rights.
   */
  hipMemAccessFlags flags;
} hipMemAccessDesc;

/**
 * The allocation of a node.
 */
typedef struct hipMemAllocNodeParams {
  /**
   * The location of the memory, and its type.
   */
  struct hipMemPoolProps poolProps;
  /**
   * Access of other devices, which all have it on the host back end.
   */
  const struct hipMemAccessDesc *accessDescs;
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
} hipMemAllocNodeParams;

/**
 * The parameters of hipGraphInstantiateWithParams.
 */
typedef struct hipGraphInstantiateParams {
  /**
   * The node at fault, written by the call; NULL for none.
   */
  hipGraphNode_t errNode_out;
  /**
   * hipGraphInstantiateFlags.
   */
  unsigned long long flags;
  /**
   * The outcome, written by the call.
   */
  hipGraphInstantiateResult result_out;
  /**
   * The stream of the launch that hipGraphInstantiateFlagUpload prepares.
   */
  hipStream_t uploadStream;
} hipGraphInstantiateParams;

/**
 * An attribute of a node's launch.
 */
typedef hipLaunchAttributeID hipKernelNodeAttrID;

/**
 * The value of an attribute of a launch or a stream.
 */
typedef union hipLaunchAttributeValue {
  /**
   * All the bytes.
   */
  char pad[64];
  hipAccessPolicyWindow accessPolicyWindow;
  hipLaunchMemSyncDomainMap memSyncDomainMap;
  hipLaunchMemSyncDomain memSyncDomain;
  struct {
    unsigned int x;
    unsigned int y;
    unsigned int z;
  } clusterDim;
  hipClusterSchedulingPolicy clusterSchedulingPolicyPreference;
  const struct hipExtDynDataPrefetchConfig *dynDataPrefetch;
  /**
   * For hipLaunchAttributeSynchronizationPolicy.
   */
  unsigned int syncPolicy;
  /**
   * For hipLaunchAttributePriority.
   */
  int priority;
  /**
   * For hipLaunchAttributeCooperative.
   */
  int cooperative;
  /**
   * As wide as the widest of the values that this version does not name.
   */
  uint64_t reserved[8];
} hipLaunchAttributeValue;

/**
 * The value of an attribute of a node's launch.
 */
typedef union hipLaunchAttributeValue hipKernelNodeAttrValue;

/**
 * An object of the program's that lasts as long as the graphs that refer to it.
 */
typedef struct hipUserObject *hipUserObject_t;

/**
 * An IPC handle of memory: 64 bytes to be sent to another process unchanged.
 */
typedef struct hipIpcMemHandle_t {
  /**
   * The bytes.
   */
  char reserved[64];
} hipIpcMemHandle_t;

/**
 * An IPC handle of an event: 64 bytes to be sent to another process unchanged.
 */
typedef struct hipIpcEventHandle_t {
  /**
   * The bytes.
   */
  char reserved[64];
} hipIpcEventHandle_t;

/**
 * A module: kernels and variables that were compiled together.
 */
typedef struct ihipModule_t *hipModule_t;

/**
 * A kernel of a module.
 */
typedef struct ihipModuleSymbol_t *hipFunction_t;

/**
 * An attribute of a launch.
 */
typedef struct hipLaunchAttribute {
  /**
   * The attribute.
   */
  hipLaunchAttributeID id;
  /**
   * Not used.
   */
  char pad[4];
  /**
   * Its value.
   */
  union hipLaunchAttributeValue val;
} hipLaunchAttribute;

/**
 * A launch with attributes.
 */
typedef struct HIP_LAUNCH_CONFIG {
  unsigned int gridDimX;
  unsigned int gridDimY;
  unsigned int gridDimZ;
  unsigned int blockDimX;
  unsigned int blockDimY;
  unsigned int blockDimZ;
  /**
   * Bytes of dynamic shared memory of each block.
   */
  unsigned int sharedMemBytes;
  /**
   * The stream.
   */
  hipStream_t hStream;
  /**
   * The attributes; NULL where there are none.
   */
  struct hipLaunchAttribute *attrs;
  /**
   * The number of attributes.
   */
  unsigned int numAttrs;
} HIP_LAUNCH_CONFIG;

/**
 * A library: a module that belongs to no device.
 */
typedef struct ihipLibrary_t *hipLibrary_t;

/**
 * A kernel of a library.
 */
typedef struct ihipKernel_t *hipKernel_t;

/**
 * A launch with attributes of a kernel that its address names.
 */
typedef struct hipLaunchConfig_t {
  /**
   * The blocks.
   */
  struct hipDim3 gridDim;
  /**
   * The threads of a block.
   */
  struct hipDim3 blockDim;
  /**
   * Bytes of dynamic shared memory of each block.
   */
  size_t dynamicSmemBytes;
  /**
   * The stream.
   */
  hipStream_t stream;
  /**
   * The attributes; NULL where there are none.
   */
  struct hipLaunchAttribute *attrs;
  /**
   * The number of attributes.
   */
  unsigned int numAttrs;
} hipLaunchConfig_t;

/**
 * The attributes of a kernel.
 */
typedef struct hipFuncAttributes {
  /**
   * The version of the architecture, as 10 times the major number and the minor one.
   */
  int binaryVersion;
  /**
   * 1 where global loads are cached in the first level.
   */
  int cacheModeCA;
  /**
   * Bytes of constant memory.
   */
  size_t constSizeBytes;
  /**
   * Bytes of memory of each thread.
   */
  size_t localSizeBytes;
  /**
   * The most bytes of dynamic shared memory of a launch.
   */
  int maxDynamicSharedSizeBytes;
  /**
   * The most threads of a block.
   */
  int maxThreadsPerBlock;
  /**
   * Registers of each thread.
   */
  int numRegs;
  /**
   * The part of the first-level cache that is shared memory, in percent.
   */
  int preferredShmemCarveout;
  /**
   * The version of the virtual architecture.
   */
  int ptxVersion;
  /**
   * Bytes of shared memory of a fixed size.
   */
  size_t sharedSizeBytes;
} hipFuncAttributes;

/**
 * A linker of images.
 */
typedef struct ihipLinkState_t *hipLinkState_t;

/**
 * The attributes of an address.
 */
typedef struct hipPointerAttribute_t {
  /**
   * The type of memory.
   */
  hipMemoryType type;
  /**
   * Its device; hipInvalidDeviceId where the memory is unknown.
   */
  int device;
  /**
   * The device's address, NULL if it has none.
   */
  void *devicePointer;
  /**
   * The host's address, NULL for device memory.
   */
  void *hostPointer;
  /**
   * 1 for managed memory.
   */
  int isManaged;
  /**
   * The flags of the allocation.
   */
  unsigned int allocationFlags;
} hipPointerAttribute_t;

/**
 * A copy of a box between devices.
 */
typedef struct hipMemcpy3DPeerParms {
  hipArray_t srcArray;
  struct hipPos srcPos;
  struct hipPitchedPtr srcPtr;
  int srcDevice;
  hipArray_t dstArray;
  struct hipPos dstPos;
  struct hipPitchedPtr dstPtr;
  int dstDevice;
  struct hipExtent extent;
} hipMemcpy3DPeerParms;

/**
 * A pool from which memory is allocated.
 */
typedef struct ihipMemPoolHandle_t *hipMemPool_t;

/**
 * An exported allocation of a pool: 64 bytes to be sent to another process unchanged.
 */
typedef struct hipMemPoolPtrExportData {
  /**
   * The bytes.
   */
  unsigned char reserved[64];
} hipMemPoolPtrExportData;

/**
 * A callback for hipStreamAddCallback, called with the stream as the caller named it, its status and `userData`.
 */
typedef void (*hipStreamCallback_t)(hipStream_t stream, hipError_t status, void *userData);

/**
 * An attribute of a stream.
 */
typedef hipLaunchAttributeID hipStreamAttrID;

/**
 * The value of an attribute of a stream.
 */
typedef union hipLaunchAttributeValue hipStreamAttrValue;

/**
 * Properties of physical memory other than its location.
 */
typedef struct hipMemAllocationFlags {
  /**
   * Not 0 for compressed memory.
   */
  unsigned char compressionType;
  /**
   * Not 0 where other devices on the bus write to it directly.
   */
  unsigned char gpuDirectRDMACapable;
  /**
   * Bits for special uses.
   */
  unsigned short usage;
} hipMemAllocationFlags;

/**
 * The properties requested of physical memory.
 */
typedef struct hipMemAllocationProp {
  /**
   * hipMemAllocationTypePinned.
   */
  hipMemAllocationType type;
  /**
   * The handle types for export.
   */
  __extension__ union {
    hipMemAllocationHandleType requestedHandleType;
    hipMemAllocationHandleType requestedHandleTypes;
  };
  /**
   * The location of the memory.
   */
  struct hipMemLocation location;
  /**
   * NULL, except on Windows.
   */
  void *win32HandleMetaData;
  /**
   * Further properties.
   */
  struct hipMemAllocationFlags allocFlags;
} hipMemAllocationProp;

/**
 * Physical memory, mapped at addresses that the program chooses.
 */
typedef struct ihipMemGenericAllocationHandle *hipMemGenericAllocationHandle_t;

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
 * - `f` (in): the number format of the channels.
 *
 * HIP: hipCreateChannelDesc. CUDA: cudaCreateChannelDesc.
 */
struct hipChannelFormatDesc hipCreateChannelDesc(int x,
                                                 int y,
                                                 int z,
                                                 int w,
                                                 hipChannelFormatKind f);

/**
 * hipCreateChannelDesc with the format as an argument, for languages that cannot take a structure as a result.
 *
 * - `desc` (out): the format.
 * - `x` (in): bits of the first channel.
 * - `y` (in): bits of the second; 0 for none.
 * - `z` (in): bits of the third; 0 for none.
 * - `w` (in): bits of the fourth; 0 for none.
 * - `f` (in): the number format of the channels.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipCreateChannelDesc. CUDA: cudaCreateChannelDesc.
 */
hipError_t anygpu_hipCreateChannelDesc_ref(struct hipChannelFormatDesc *desc,
                                           int x,
                                           int y,
                                           int z,
                                           int w,
                                           hipChannelFormatKind f);

/**
 * Creates an array of one or two dimensions.
 *
 * - `array` (out): the array; free it with hipFreeArray.
 * - `desc` (in): the format of its elements.
 * - `width` (in): elements in a row.
 * - `height` (in): rows; 0 for one dimension.
 * - `flags` (in): hipArraySurfaceLoadStore, hipArrayTextureGather, or hipArrayDefault.
 *
 * Returns hipErrorInvalidValue for NULL, formats that there are not, unknown flags, a width of 0, and an extent
 * beyond the device's limits; hipErrorOutOfMemory.
 *
 * HIP: hipMallocArray. CUDA: cudaMallocArray.
 */
hipError_t hipMallocArray(hipArray_t *array,
                          const struct hipChannelFormatDesc *desc,
                          size_t width,
                          size_t height,
                          unsigned int flags);

/**
 * Creates an array of one to three dimensions, or of layers.
 *
 * - `array` (out): the array; free it with hipFreeArray.
 * - `desc` (in): the format of its elements.
 * - `extent` (in): elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
 * - `flags` (in): a sum of hipArrayLayered, hipArraySurfaceLoadStore and hipArrayTextureGather, or hipArrayDefault.
 *
 * Returns hipErrorInvalidValue for NULL, formats that there are not, unknown flags, hipArrayCubemap, impossible
 * shapes, and an extent beyond the device's limits; hipErrorOutOfMemory.
 *
 * HIP: hipMalloc3DArray. CUDA: cudaMalloc3DArray.
 */
hipError_t hipMalloc3DArray(hipArray_t *array,
                            const struct hipChannelFormatDesc *desc,
                            struct hipExtent extent,
                            unsigned int flags);

/**
 * hipMalloc3DArray with the extent by reference, for languages that cannot pass a structure by value.
 *
 * - `array` (out): the array; free it with hipFreeArray.
 * - `desc` (in): the format of its elements.
 * - `extent` (in): elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
 * - `flags` (in): a sum of hipArrayLayered, hipArraySurfaceLoadStore and hipArrayTextureGather, or hipArrayDefault.
 *
 * Returns what hipMalloc3DArray returns, and hipErrorInvalidValue for a NULL extent.
 *
 * HIP: hipMalloc3DArray. CUDA: cudaMalloc3DArray.
 */
hipError_t anygpu_hipMalloc3DArray_ref(hipArray_t *array,
                                       const struct hipChannelFormatDesc *desc,
                                       const struct hipExtent *extent,
                                       unsigned int flags);

/**
 * Creates an array of one or two dimensions, as hipMallocArray does.
 *
 * - `pHandle` (out): the array; free it with hipArrayDestroy.
 * - `pAllocateArray` (in): its shape and format.
 *
 * Returns what hipMallocArray returns.
 *
 * HIP: hipArrayCreate. CUDA: cuArrayCreate.
 */
hipError_t hipArrayCreate(hipArray_t *pHandle, const struct HIP_ARRAY_DESCRIPTOR *pAllocateArray);

/**
 * Creates an array of one to three dimensions, or of layers, as hipMalloc3DArray does.
 *
 * - `array` (out): the array; free it with hipArrayDestroy.
 * - `pAllocateArray` (in): its shape, format and uses.
 *
 * Returns what hipMalloc3DArray returns.
 *
 * HIP: hipArray3DCreate. CUDA: cuArray3DCreate.
 */
hipError_t hipArray3DCreate(hipArray_t *array, const struct HIP_ARRAY3D_DESCRIPTOR *pAllocateArray);

/**
 * Frees an array, once the work that was queued before is done. A level of a mipmapped array stays.
 *
 * - `array` (in): the array.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipFreeArray. CUDA: cudaFreeArray.
 */
hipError_t hipFreeArray(hipArray_t array);

/**
 * Frees an array, as hipFreeArray does.
 *
 * - `array` (in): the array.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipArrayDestroy. CUDA: cuArrayDestroy.
 */
hipError_t hipArrayDestroy(hipArray_t array);

/**
 * Returns the format, the extent and the flags of an array.
 *
 * - `desc` (out, nullable): the format of its elements.
 * - `extent` (out, nullable): elements in a row; rows, 0 for one dimension; slices or layers, 0 for none.
 * - `flags` (out, nullable): the flags it was created with.
 * - `array` (in): the array.
 *
 * Returns hipErrorInvalidHandle for NULL and for an array that does not exist.
 *
 * HIP: hipArrayGetInfo. CUDA: cudaArrayGetInfo.
 */
hipError_t hipArrayGetInfo(struct hipChannelFormatDesc *desc,
                           struct hipExtent *extent,
                           unsigned int *flags,
                           hipArray_t array);

/**
 * Returns the format of an array's elements.
 *
 * - `desc` (out): the format.
 * - `array` (in): the array.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for an array that does not exist.
 *
 * HIP: hipGetChannelDesc. CUDA: cudaGetChannelDesc.
 */
hipError_t hipGetChannelDesc(struct hipChannelFormatDesc *desc, hipArray_const_t array);

/**
 * Returns the shape and the format of an array of one or two dimensions.
 *
 * - `pArrayDescriptor` (out): width, height and format.
 * - `array` (in): the array.
 *
 * Returns hipErrorInvalidHandle for NULL and for an array that does not exist, hipErrorInvalidValue for a NULL
 * `pArrayDescriptor`.
 *
 * HIP: hipArrayGetDescriptor. CUDA: cuArrayGetDescriptor.
 */
hipError_t hipArrayGetDescriptor(struct HIP_ARRAY_DESCRIPTOR *pArrayDescriptor,
                                 hipArray_t array);

/**
 * Returns the shape, the format and the flags of an array.
 *
 * - `pArrayDescriptor` (out): extent, format and flags.
 * - `array` (in): the array.
 *
 * Returns hipErrorInvalidHandle for NULL and for an array that does not exist, hipErrorInvalidValue for a NULL
 * `pArrayDescriptor`.
 *
 * HIP: hipArray3DGetDescriptor. CUDA: cuArray3DGetDescriptor.
 */
hipError_t hipArray3DGetDescriptor(struct HIP_ARRAY3D_DESCRIPTOR *pArrayDescriptor,
                                   hipArray_t array);

/**
 * Creates a mipmapped array: arrays, each half as large as the one before.
 *
 * - `mipmappedArray` (out): the arrays; free them with hipFreeMipmappedArray.
 * - `desc` (in): the format of their elements.
 * - `extent` (in): the extent of the first, as of hipMalloc3DArray.
 * - `numLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
 * - `flags` (in): as of hipMalloc3DArray.
 *
 * Returns what hipMalloc3DArray returns; hipErrorNotSupported where there are no mipmapped arrays.
 *
 * HIP: hipMallocMipmappedArray. CUDA: cudaMallocMipmappedArray.
 */
hipError_t hipMallocMipmappedArray(hipMipmappedArray_t *mipmappedArray,
                                   const struct hipChannelFormatDesc *desc,
                                   struct hipExtent extent,
                                   unsigned int numLevels,
                                   unsigned int flags);

/**
 * hipMallocMipmappedArray with the extent by reference, for languages that cannot pass a structure by value.
 *
 * - `mipmappedArray` (out): the arrays; free them with hipFreeMipmappedArray.
 * - `desc` (in): the format of their elements.
 * - `extent` (in): the extent of the first, as of hipMalloc3DArray.
 * - `numLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
 * - `flags` (in): as of hipMalloc3DArray.
 *
 * Returns what hipMallocMipmappedArray returns, and hipErrorInvalidValue for a NULL extent.
 *
 * HIP: hipMallocMipmappedArray. CUDA: cudaMallocMipmappedArray.
 */
hipError_t anygpu_hipMallocMipmappedArray_ref(hipMipmappedArray_t *mipmappedArray,
                                              const struct hipChannelFormatDesc *desc,
                                              const struct hipExtent *extent,
                                              unsigned int numLevels,
                                              unsigned int flags);

/**
 * Creates a mipmapped array, as hipMallocMipmappedArray does.
 *
 * - `pHandle` (out): the arrays; free them with hipMipmappedArrayDestroy.
 * - `pMipmappedArrayDesc` (in): the shape, format and uses of the first.
 * - `numMipmapLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
 *
 * Returns what hipMallocMipmappedArray returns.
 *
 * HIP: hipMipmappedArrayCreate. CUDA: cuMipmappedArrayCreate.
 */
hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t *pHandle,
                                   struct HIP_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc,
                                   unsigned int numMipmapLevels);

/**
 * Returns one of the arrays of a mipmapped array.
 *
 * - `levelArray` (out): the array; it is freed with the others.
 * - `mipmappedArray` (in): the arrays.
 * - `level` (in): its index, from 0, the largest.
 *
 * Returns hipErrorInvalidValue for NULL and a level that does not exist; hipErrorInvalidHandle for no arrays and
 * for those that do not exist; hipErrorNotSupported where there are none.
 *
 * HIP: hipGetMipmappedArrayLevel. CUDA: cudaGetMipmappedArrayLevel.
 */
hipError_t hipGetMipmappedArrayLevel(hipArray_t *levelArray,
                                     hipMipmappedArray_const_t mipmappedArray,
                                     unsigned int level);

/**
 * Returns one of the arrays of a mipmapped array, as hipGetMipmappedArrayLevel does.
 *
 * - `pLevelArray` (out): the array; it is freed with the others.
 * - `hMipMappedArray` (in): the arrays.
 * - `level` (in): its index, from 0, the largest.
 *
 * Returns hipErrorInvalidValue for NULL and a level that does not exist; hipErrorInvalidHandle for arrays that do not
 * exist; hipErrorNotSupported where there are none.
 *
 * HIP: hipMipmappedArrayGetLevel. CUDA: cuMipmappedArrayGetLevel.
 */
hipError_t hipMipmappedArrayGetLevel(hipArray_t *pLevelArray,
                                     hipMipmappedArray_t hMipMappedArray,
                                     unsigned int level);

/**
 * Frees arrays of texels. External memory that they map stays.
 *
 * - `mipmappedArray` (in): the arrays.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for arrays that do not exist.
 *
 * HIP: hipFreeMipmappedArray. CUDA: cudaFreeMipmappedArray.
 */
hipError_t hipFreeMipmappedArray(hipMipmappedArray_t mipmappedArray);

/**
 * Frees arrays of texels, as hipFreeMipmappedArray does.
 *
 * - `hMipmappedArray` (in): the arrays.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for arrays that do not exist.
 *
 * HIP: hipMipmappedArrayDestroy. CUDA: cuMipmappedArrayDestroy.
 */
hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t hMipmappedArray);

/**
 * Copies rows to an array. Done when the call returns.
 *
 * - `dst` (in): the array that is written.
 * - `wOffset` (in): bytes before the box in a row of the array.
 * - `hOffset` (in): rows before the box.
 * - `src` (in): the first byte that is read.
 * - `spitch` (in): bytes from row to row there.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
 *
 * Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
 * is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
 * 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
 * exist.
 *
 * HIP: hipMemcpy2DToArray. CUDA: cudaMemcpy2DToArray.
 */
hipError_t hipMemcpy2DToArray(hipArray_t dst,
                              size_t wOffset,
                              size_t hOffset,
                              const void *src,
                              size_t spitch,
                              size_t width,
                              size_t height,
                              hipMemcpyKind kind);

/**
 * hipMemcpy2DToArray with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpy2DToArray with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpy2DToArray_spt(hipArray_t dst,
                                  size_t wOffset,
                                  size_t hOffset,
                                  const void *src,
                                  size_t spitch,
                                  size_t width,
                                  size_t height,
                                  hipMemcpyKind kind);

/**
 * Queues a copy of rows to an array.
 *
 * - `dst` (in): the array that is written.
 * - `wOffset` (in): bytes before the box in a row of the array.
 * - `hOffset` (in): rows before the box.
 * - `src` (in): the first byte that is read.
 * - `spitch` (in): bytes from row to row there.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
 * is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
 * 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
 * exist and for a stream that does not exist.
 *
 * HIP: hipMemcpy2DToArrayAsync. CUDA: cudaMemcpy2DToArrayAsync.
 */
hipError_t hipMemcpy2DToArrayAsync(hipArray_t dst,
                                   size_t wOffset,
                                   size_t hOffset,
                                   const void *src,
                                   size_t spitch,
                                   size_t width,
                                   size_t height,
                                   hipMemcpyKind kind,
                                   hipStream_t stream);

/**
 * hipMemcpy2DToArrayAsync with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpy2DToArrayAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpy2DToArrayAsync_spt(hipArray_t dst,
                                       size_t wOffset,
                                       size_t hOffset,
                                       const void *src,
                                       size_t spitch,
                                       size_t width,
                                       size_t height,
                                       hipMemcpyKind kind,
                                       hipStream_t stream);

/**
 * Copies rows from an array. Done when the call returns.
 *
 * - `dst` (in): the first byte that is written.
 * - `dpitch` (in): bytes from row to row there.
 * - `src` (in): the array that is read.
 * - `wOffset` (in): bytes before the box in a row of the array.
 * - `hOffset` (in): rows before the box.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
 *
 * Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
 * is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
 * 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
 * exist.
 *
 * HIP: hipMemcpy2DFromArray. CUDA: cudaMemcpy2DFromArray.
 */
hipError_t hipMemcpy2DFromArray(void *dst,
                                size_t dpitch,
                                hipArray_const_t src,
                                size_t wOffset,
                                size_t hOffset,
                                size_t width,
                                size_t height,
                                hipMemcpyKind kind);

/**
 * hipMemcpy2DFromArray with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpy2DFromArray with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpy2DFromArray_spt(void *dst,
                                    size_t dpitch,
                                    hipArray_const_t src,
                                    size_t wOffset,
                                    size_t hOffset,
                                    size_t width,
                                    size_t height,
                                    hipMemcpyKind kind);

/**
 * Queues a copy of rows from an array.
 *
 * - `dst` (in): the first byte that is written.
 * - `dpitch` (in): bytes from row to row there.
 * - `src` (in): the array that is read.
 * - `wOffset` (in): bytes before the box in a row of the array.
 * - `hOffset` (in): rows before the box.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
 * is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
 * 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
 * exist and for a stream that does not exist.
 *
 * HIP: hipMemcpy2DFromArrayAsync. CUDA: cudaMemcpy2DFromArrayAsync.
 */
hipError_t hipMemcpy2DFromArrayAsync(void *dst,
                                     size_t dpitch,
                                     hipArray_const_t src,
                                     size_t wOffset,
                                     size_t hOffset,
                                     size_t width,
                                     size_t height,
                                     hipMemcpyKind kind,
                                     hipStream_t stream);

/**
 * hipMemcpy2DFromArrayAsync with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpy2DFromArrayAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpy2DFromArrayAsync_spt(void *dst,
                                         size_t dpitch,
                                         hipArray_const_t src,
                                         size_t wOffset,
                                         size_t hOffset,
                                         size_t width,
                                         size_t height,
                                         hipMemcpyKind kind,
                                         hipStream_t stream);

/**
 * Copies rows from array to array. Done when the call returns.
 *
 * - `dst` (in): the array that is written.
 * - `wOffsetDst` (in): bytes before the box in a row there.
 * - `hOffsetDst` (in): rows before the box there.
 * - `src` (in): the array that is read.
 * - `wOffsetSrc` (in): bytes before the box in a row there.
 * - `hOffsetSrc` (in): rows before the box there.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `kind` (in): the direction.
 *
 * Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidHandle for a NULL array,
 * hipErrorContextIsDestroyed for one that does not exist; hipErrorInvalidValue for a box that is not within the
 * arrays.
 *
 * HIP: hipMemcpy2DArrayToArray. CUDA: cudaMemcpy2DArrayToArray.
 */
hipError_t hipMemcpy2DArrayToArray(hipArray_t dst,
                                   size_t wOffsetDst,
                                   size_t hOffsetDst,
                                   hipArray_const_t src,
                                   size_t wOffsetSrc,
                                   size_t hOffsetSrc,
                                   size_t width,
                                   size_t height,
                                   hipMemcpyKind kind);

/**
 * Copies bytes to an array, row by row. Done when the call returns.
 *
 * - `dst` (in): the array that is written.
 * - `wOffset` (in): bytes before the first in its row.
 * - `hOffset` (in): rows before the first.
 * - `src` (in): the first byte that is read.
 * - `count` (in): bytes; where a row of the array ends they continue in the next. Nothing is done for 0.
 * - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
 *
 * Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL, for bytes beyond the
 * array, and for device memory not within one allocation; hipErrorContextIsDestroyed for an array that does not
 * exist.
 *
 * HIP: hipMemcpyToArray. CUDA: cudaMemcpyToArray.
 */
hipError_t hipMemcpyToArray(hipArray_t dst,
                            size_t wOffset,
                            size_t hOffset,
                            const void *src,
                            size_t count,
                            hipMemcpyKind kind);

/**
 * Copies bytes from an array, row by row. Done when the call returns.
 *
 * - `dst` (in): the first byte that is written.
 * - `srcArray` (in): the array that is read.
 * - `wOffset` (in): bytes before the first in its row.
 * - `hOffset` (in): rows before the first.
 * - `count` (in): bytes; where a row of the array ends they continue in the next. Nothing is done for 0.
 * - `kind` (in): the direction; hipMemcpyDefault infers the side of the memory from its pointer.
 *
 * Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL, for bytes beyond the
 * array, and for device memory not within one allocation; hipErrorContextIsDestroyed for an array that does not
 * exist.
 *
 * HIP: hipMemcpyFromArray. CUDA: cudaMemcpyFromArray.
 */
hipError_t hipMemcpyFromArray(void *dst,
                              hipArray_const_t srcArray,
                              size_t wOffset,
                              size_t hOffset,
                              size_t count,
                              hipMemcpyKind kind);

/**
 * hipMemcpyFromArray with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpyFromArray with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpyFromArray_spt(void *dst,
                                  hipArray_const_t srcArray,
                                  size_t wOffset,
                                  size_t hOffset,
                                  size_t count,
                                  hipMemcpyKind kind);

/**
 * Copies host memory to a row of an array. Done when the call returns.
 *
 * - `dstArray` (in): the array that is written.
 * - `dstOffset` (in): bytes before the first in the row.
 * - `srcHost` (in): the first byte that is read.
 * - `count` (in): bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipMemcpyHtoA. CUDA: cuMemcpyHtoA.
 */
hipError_t hipMemcpyHtoA(hipArray_t dstArray,
                         size_t dstOffset,
                         const void *srcHost,
                         size_t count);

/**
 * Copies a row of an array to host memory. Done when the call returns.
 *
 * - `dst` (in): the first byte that is written.
 * - `srcArray` (in): the array that is read.
 * - `srcOffset` (in): bytes before the first in the row.
 * - `count` (in): bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipMemcpyAtoH. CUDA: cuMemcpyAtoH.
 */
hipError_t hipMemcpyAtoH(void *dst,
                         hipArray_t srcArray,
                         size_t srcOffset,
                         size_t count);

/**
 * Copies device memory to a row of an array. Done when the call returns.
 *
 * - `dstArray` (in): the array that is written.
 * - `dstOffset` (in): bytes before the first in the row.
 * - `srcDevice` (in): the first byte that is read.
 * - `ByteCount` (in): bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipMemcpyDtoA. CUDA: cuMemcpyDtoA.
 */
hipError_t hipMemcpyDtoA(hipArray_t dstArray,
                         size_t dstOffset,
                         hipDeviceptr_t srcDevice,
                         size_t ByteCount);

/**
 * Copies a row of an array to device memory. Done when the call returns.
 *
 * - `dstDevice` (in): the first byte that is written.
 * - `srcArray` (in): the array that is read.
 * - `srcOffset` (in): bytes before the first in the row.
 * - `ByteCount` (in): bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipMemcpyAtoD. CUDA: cuMemcpyAtoD.
 */
hipError_t hipMemcpyAtoD(hipDeviceptr_t dstDevice,
                         hipArray_t srcArray,
                         size_t srcOffset,
                         size_t ByteCount);

/**
 * Copies a row of an array to a row of an array. Done when the call returns.
 *
 * - `dstArray` (in): the array that is written.
 * - `dstOffset` (in): bytes before the first in the row.
 * - `srcArray` (in): the array that is read.
 * - `srcOffset` (in): bytes before the first in the row.
 * - `ByteCount` (in): bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipMemcpyAtoA. CUDA: cuMemcpyAtoA.
 */
hipError_t hipMemcpyAtoA(hipArray_t dstArray,
                         size_t dstOffset,
                         hipArray_t srcArray,
                         size_t srcOffset,
                         size_t ByteCount);

/**
 * Queues a copy of host memory to a row of an array.
 *
 * - `dstArray` (in): the array that is written.
 * - `dstOffset` (in): bytes before the first in the row.
 * - `srcHost` (in): the first byte that is read.
 * - `ByteCount` (in): bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for an array that does not exist or a stream that does not.
 *
 * HIP: hipMemcpyHtoAAsync. CUDA: cuMemcpyHtoAAsync.
 */
hipError_t hipMemcpyHtoAAsync(hipArray_t dstArray,
                              size_t dstOffset,
                              const void *srcHost,
                              size_t ByteCount,
                              hipStream_t stream);

/**
 * Queues a copy of a row of an array to host memory.
 *
 * - `dstHost` (in): the first byte that is written.
 * - `srcArray` (in): the array that is read.
 * - `srcOffset` (in): bytes before the first in the row.
 * - `ByteCount` (in): bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for an array that does not exist or a stream that does not.
 *
 * HIP: hipMemcpyAtoHAsync. CUDA: cuMemcpyAtoHAsync.
 */
hipError_t hipMemcpyAtoHAsync(void *dstHost,
                              hipArray_t srcArray,
                              size_t srcOffset,
                              size_t ByteCount,
                              hipStream_t stream);

/**
 * Creates a context on a device and makes it current for the calling thread.
 *
 * - `ctx` (out): the context.
 * - `flags` (in): one of the hipDeviceSchedule flags, and optionally hipDeviceMapHost and hipDeviceLmemResizeToMax.
 * - `device` (in): the device.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, and a device that does not exist.
 *
 * HIP: hipCtxCreate. CUDA: cuCtxCreate.
 */
hipError_t hipCtxCreate(hipCtx_t *ctx,
                        unsigned int flags,
                        hipDevice_t device);

/**
 * Destroys a context; if it is current for the calling thread, the one below it becomes current.
 *
 * - `ctx` (in): the context.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidContext for a context that does not exist.
 *
 * HIP: hipCtxDestroy. CUDA: cuCtxDestroy.
 */
hipError_t hipCtxDestroy(hipCtx_t ctx);

/**
 * Makes a context current in place of the calling thread's current one.
 *
 * - `ctx` (in, nullable): the context; NULL pops the current one.
 *
 * Returns hipErrorInvalidContext for a context that does not exist.
 *
 * HIP: hipCtxSetCurrent. CUDA: cuCtxSetCurrent.
 */
hipError_t hipCtxSetCurrent(hipCtx_t ctx);

/**
 * Returns the calling thread's current context.
 *
 * - `ctx` (out): the context; NULL where there is none.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipCtxGetCurrent. CUDA: cuCtxGetCurrent.
 */
hipError_t hipCtxGetCurrent(hipCtx_t *ctx);

/**
 * Pushes a context onto the calling thread's stack, which makes it current.
 *
 * - `ctx` (in): the context.
 *
 * Returns hipErrorInvalidContext for NULL and for a context that does not exist.
 *
 * HIP: hipCtxPushCurrent. CUDA: cuCtxPushCurrent.
 */
hipError_t hipCtxPushCurrent(hipCtx_t ctx);

/**
 * Pops the calling thread's current context; the one below it becomes current.
 *
 * - `ctx` (out, nullable): the popped context.
 *
 * Returns hipErrorInvalidContext where there is none.
 *
 * HIP: hipCtxPopCurrent. CUDA: cuCtxPopCurrent.
 */
hipError_t hipCtxPopCurrent(hipCtx_t *ctx);

/**
 * Returns the device of the current context, which is the current device.
 *
 * - `device` (out): its ordinal.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipCtxGetDevice. CUDA: cuCtxGetDevice.
 */
hipError_t hipCtxGetDevice(hipDevice_t *device);

/**
 * Returns the flags of the current context.
 *
 * - `flags` (out): the flags it was created with.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidContext where there is no current context.
 *
 * HIP: hipCtxGetFlags. CUDA: cuCtxGetFlags.
 */
hipError_t hipCtxGetFlags(unsigned int *flags);

/**
 * Returns the version of HIP that a context supports.
 *
 * - `ctx` (in, nullable): the context; NULL is the current one.
 * - `apiVersion` (out): the number that hipRuntimeGetVersion returns.
 *
 * Returns hipErrorInvalidValue for a NULL `apiVersion`, hipErrorInvalidContext for a context that does not exist.
 *
 * HIP: hipCtxGetApiVersion. CUDA: cuCtxGetApiVersion.
 */
hipError_t hipCtxGetApiVersion(hipCtx_t ctx,
                               int *apiVersion);

/**
 * Returns the preference between shared memory and L1 cache: none, as no device here supports one.
 *
 * - `cacheConfig` (out): hipFuncCachePreferNone.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipCtxGetCacheConfig. CUDA: cuCtxGetCacheConfig.
 */
hipError_t hipCtxGetCacheConfig(hipFuncCache_t *cacheConfig);

/**
 * Sets the preference between shared memory and L1 cache, which no device here supports.
 *
 * - `cacheConfig` (in): the preference.
 *
 * Returns hipErrorNotSupported, as AMD's runtime does; hipErrorInvalidValue for an unknown preference.
 *
 * HIP: hipCtxSetCacheConfig. CUDA: cuCtxSetCacheConfig.
 */
hipError_t hipCtxSetCacheConfig(hipFuncCache_t cacheConfig);

/**
 * Returns the bank size of shared memory.
 *
 * - `pConfig` (out): hipSharedMemBankSizeFourByte.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipCtxGetSharedMemConfig. CUDA: cuCtxGetSharedMemConfig.
 */
hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig *pConfig);

/**
 * Sets the bank size of shared memory, which no device here supports.
 *
 * - `config` (in): the bank size.
 *
 * Returns hipErrorNotSupported, as AMD's runtime does; hipErrorInvalidValue for an unknown bank size.
 *
 * HIP: hipCtxSetSharedMemConfig. CUDA: cuCtxSetSharedMemConfig.
 */
hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig config);

/**
 * Waits until all work queued on the current context's device is done.
 *
 * Returns hipErrorLaunchFailure when work has failed.
 *
 * HIP: hipCtxSynchronize. CUDA: cuCtxSynchronize.
 */
hipError_t hipCtxSynchronize(void);

/**
 * Returns the flags of a device's primary context and whether it is active.
 *
 * - `dev` (in): the device.
 * - `flags` (out, nullable): the flags.
 * - `active` (out, nullable): 1 or 0.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipDevicePrimaryCtxGetState. CUDA: cuDevicePrimaryCtxGetState.
 */
hipError_t hipDevicePrimaryCtxGetState(hipDevice_t dev, unsigned int *flags, int *active);

/**
 * Retains a device's primary context, creating it where needed. It does not become current.
 *
 * - `pctx` (out): the context; release it with hipDevicePrimaryCtxRelease.
 * - `dev` (in): the device.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
 *
 * HIP: hipDevicePrimaryCtxRetain. CUDA: cuDevicePrimaryCtxRetain.
 */
hipError_t hipDevicePrimaryCtxRetain(hipCtx_t *pctx, hipDevice_t dev);

/**
 * Releases a retained primary context.
 *
 * - `dev` (in): the device.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidContext when it was not retained.
 *
 * HIP: hipDevicePrimaryCtxRelease. CUDA: cuDevicePrimaryCtxRelease.
 */
hipError_t hipDevicePrimaryCtxRelease(hipDevice_t dev);

/**
 * Destroys everything this process has on a device: memory, streams, events, openings.
 *
 * - `dev` (in): the device.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipDevicePrimaryCtxReset. CUDA: cuDevicePrimaryCtxReset.
 */
hipError_t hipDevicePrimaryCtxReset(hipDevice_t dev);

/**
 * Sets the flags of a device's primary context.
 *
 * - `dev` (in): the device.
 * - `flags` (in): one of the hipDeviceSchedule flags, and optionally hipDeviceMapHost and hipDeviceLmemResizeToMax.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for other flags,
 * hipErrorContextAlreadyInUse where the context's flags can no longer be changed.
 *
 * HIP: hipDevicePrimaryCtxSetFlags. CUDA: cuDevicePrimaryCtxSetFlags.
 */
hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t dev,
                                       unsigned int flags);

/**
 * Copies memory. Done when the call returns; from device memory to device memory it may only be queued.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 * - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
 *
 * Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
 * hipErrorInvalidMemcpyDirection for an unknown `kind`.
 *
 * HIP: hipMemcpy. CUDA: cudaMemcpy.
 */
hipError_t hipMemcpy(void *dst,
                     const void *src,
                     size_t sizeBytes,
                     hipMemcpyKind kind);

/**
 * hipMemcpy with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpy with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpy_spt(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind);

/**
 * Copies memory in a stream's order. Done when the call returns; from device memory to device memory it may only be
 * queued.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 * - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
 * hipErrorInvalidMemcpyDirection for an unknown `kind`;
 * hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipMemcpyWithStream. CUDA: none.
 */
hipError_t hipMemcpyWithStream(void *dst,
                               const void *src,
                               size_t sizeBytes,
                               hipMemcpyKind kind,
                               hipStream_t stream);

/**
 * Queues a copy of memory.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 * - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
 * hipErrorInvalidMemcpyDirection for an unknown `kind`;
 * hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipMemcpyAsync. CUDA: cudaMemcpyAsync.
 */
hipError_t hipMemcpyAsync(void *dst,
                          const void *src,
                          size_t sizeBytes,
                          hipMemcpyKind kind,
                          hipStream_t stream);

/**
 * hipMemcpyAsync with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpyAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpyAsync_spt(void *dst,
                              const void *src,
                              size_t sizeBytes,
                              hipMemcpyKind kind,
                              hipStream_t stream);

/**
 * Copies host memory to device memory. Done when the call returns.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL and for device memory not within one allocation.
 *
 * HIP: hipMemcpyHtoD. CUDA: cuMemcpyHtoD.
 */
hipError_t hipMemcpyHtoD(hipDeviceptr_t dst, void *src, size_t sizeBytes);

/**
 * Queues a copy of host memory to device memory.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipMemcpyHtoDAsync. CUDA: cuMemcpyHtoDAsync.
 */
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t dst, void *src, size_t sizeBytes, hipStream_t stream);

/**
 * Copies device memory to host memory. Done when the call returns.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL and for device memory not within one allocation.
 *
 * HIP: hipMemcpyDtoH. CUDA: cuMemcpyDtoH.
 */
hipError_t hipMemcpyDtoH(void *dst, hipDeviceptr_t src, size_t sizeBytes);

/**
 * Queues a copy of device memory to host memory.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipMemcpyDtoHAsync. CUDA: cuMemcpyDtoHAsync.
 */
hipError_t hipMemcpyDtoHAsync(void *dst, hipDeviceptr_t src, size_t sizeBytes, hipStream_t stream);

/**
 * Copies device memory to device memory. May only be queued when the call returns.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL and for device memory not within one allocation.
 *
 * HIP: hipMemcpyDtoD. CUDA: cuMemcpyDtoD.
 */
hipError_t hipMemcpyDtoD(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes);

/**
 * Queues a copy of device memory to device memory.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
 * hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipMemcpyDtoDAsync. CUDA: cuMemcpyDtoDAsync.
 */
hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t dst,
                              hipDeviceptr_t src,
                              size_t sizeBytes,
                              hipStream_t stream);

/**
 * Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
 *
 * - `dst` (in): the first byte that is written.
 * - `dpitch` (in): bytes from row to row there.
 * - `src` (in): the first byte that is read.
 * - `spitch` (in): bytes from row to row there.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
 *
 * Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidPitchValue for a pitch less than
 * `width`; hipErrorInvalidValue for NULL and for device memory not within one allocation.
 *
 * HIP: hipMemcpy2D. CUDA: cudaMemcpy2D.
 */
hipError_t hipMemcpy2D(void *dst,
                       size_t dpitch,
                       const void *src,
                       size_t spitch,
                       size_t width,
                       size_t height,
                       hipMemcpyKind kind);

/**
 * hipMemcpy2D with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpy2D with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpy2D_spt(void *dst,
                           size_t dpitch,
                           const void *src,
                           size_t spitch,
                           size_t width,
                           size_t height,
                           hipMemcpyKind kind);

/**
 * Queues a copy of rows.
 *
 * - `dst` (in): the first byte that is written.
 * - `dpitch` (in): bytes from row to row there.
 * - `src` (in): the first byte that is read.
 * - `spitch` (in): bytes from row to row there.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `kind` (in): the direction; hipMemcpyDefault infers it from the pointers.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidPitchValue for a pitch less than
 * `width`; hipErrorInvalidValue for NULL and for device memory not within one allocation; hipErrorContextIsDestroyed
 * for a stream that does not exist.
 *
 * HIP: hipMemcpy2DAsync. CUDA: cudaMemcpy2DAsync.
 */
hipError_t hipMemcpy2DAsync(void *dst,
                            size_t dpitch,
                            const void *src,
                            size_t spitch,
                            size_t width,
                            size_t height,
                            hipMemcpyKind kind,
                            hipStream_t stream);

/**
 * hipMemcpy2DAsync with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpy2DAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpy2DAsync_spt(void *dst,
                                size_t dpitch,
                                const void *src,
                                size_t spitch,
                                size_t width,
                                size_t height,
                                hipMemcpyKind kind,
                                hipStream_t stream);

/**
 * Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
 *
 * - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other.
 *
 * Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
 * within one allocation or array; hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipMemcpyParam2D. CUDA: cuMemcpy2D.
 */
hipError_t hipMemcpyParam2D(const struct hip_Memcpy2D *pCopy);

/**
 * Copies rows, as hipMemcpyParam2D does. Done when the call returns; from device memory to device memory it may
 * only be queued.
 *
 * - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other.
 *
 * Returns what hipMemcpyParam2D returns.
 *
 * HIP: hipDrvMemcpy2DUnaligned. CUDA: cuMemcpy2DUnaligned.
 */
hipError_t hipDrvMemcpy2DUnaligned(const struct hip_Memcpy2D *pCopy);

/**
 * Queues a copy of rows.
 *
 * - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
 * within one allocation; hipErrorContextIsDestroyed for an array or a stream that does not exist.
 *
 * HIP: hipMemcpyParam2DAsync. CUDA: cuMemcpy2DAsync.
 */
hipError_t hipMemcpyParam2DAsync(const struct hip_Memcpy2D *pCopy,
                                 hipStream_t stream);

/**
 * Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
 *
 * - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other, a height of 0 that slices do.
 *
 * Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
 * within one allocation or array; hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipDrvMemcpy3D. CUDA: cuMemcpy3D.
 */
hipError_t hipDrvMemcpy3D(const struct HIP_MEMCPY3D *pCopy);

/**
 * Queues a copy of a box.
 *
 * - `pCopy` (in): the copy. A pitch of 0 means that rows follow each other, a height of 0 that slices do.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
 * within one allocation; hipErrorContextIsDestroyed for an array or a stream that does not exist.
 *
 * HIP: hipDrvMemcpy3DAsync. CUDA: cuMemcpy3DAsync.
 */
hipError_t hipDrvMemcpy3DAsync(const struct HIP_MEMCPY3D *pCopy,
                               hipStream_t stream);

/**
 * Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
 *
 * - `p` (in): the copy.
 *
 * Returns hipErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
 * pitch, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch less than `xsize`;
 * hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorContextIsDestroyed for an array that does not exist.
 *
 * HIP: hipMemcpy3D. CUDA: cudaMemcpy3D.
 */
hipError_t hipMemcpy3D(const struct hipMemcpy3DParms *p);

/**
 * hipMemcpy3D with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpy3D with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpy3D_spt(const struct hipMemcpy3DParms *p);

/**
 * Queues a copy of a box.
 *
 * - `p` (in): the copy.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
 * pitch, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch less than `xsize`;
 * hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorContextIsDestroyed for an array or a stream that does
 * not exist.
 *
 * HIP: hipMemcpy3DAsync. CUDA: cudaMemcpy3DAsync.
 */
hipError_t hipMemcpy3DAsync(const struct hipMemcpy3DParms *p,
                            hipStream_t stream);

/**
 * hipMemcpy3DAsync with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemcpy3DAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemcpy3DAsync_spt(const struct hipMemcpy3DParms *p, hipStream_t stream);

/**
 * Queues copies of bytes, wherever the addresses are.
 *
 * - `dsts` (in, array of count): the addresses that are written.
 * - `srcs` (in, array of count): the addresses that are read.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many copies, not 0.
 * - `attrs` (in, array of numAttrs, nullable): their attributes; AMD's runtime takes none.
 * - `attrsIdxs` (in, array of numAttrs, nullable): the first copy that each of `attrs` applies to.
 * - `numAttrs` (in): number of `attrs`; may be 0.
 * - `failIdx` (out, nullable): index of the refused copy; SIZE_MAX if all were queued.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, no copies, copies of no bytes, and a range that is not within one allocation;
 * hipErrorNotSupported for attributes; hipErrorContextIsDestroyed for a stream that does not
 * exist. Copies before a refused one have been queued.
 *
 * HIP: hipMemcpyBatchAsync from 7.1 on. CUDA: cudaMemcpyBatchAsync.
 */
hipError_t hipMemcpyBatchAsync(void **dsts,
                               void **srcs,
                               size_t *sizes,
                               size_t count,
                               struct hipMemcpyAttributes *attrs,
                               size_t *attrsIdxs,
                               size_t numAttrs,
                               size_t *failIdx,
                               hipStream_t stream);

/**
 * Queues copies of boxes, wherever the addresses are.
 *
 * - `numOps` (in): how many copies, not 0.
 * - `opList` (in, array of numOps): the copies.
 * - `failIdx` (out, nullable): index of the refused copy; the number of copies if the failure concerns none of them.
 * - `flags` (in): 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, no copies, flags, and a box that is not within one allocation;
 * hipErrorNotSupported for other flags than hipMemcpyFlags; hipErrorContextIsDestroyed for an array or a stream that
 * does not exist. Copies before a refused one have been queued.
 *
 * HIP: hipMemcpy3DBatchAsync from 7.1 on. CUDA: cudaMemcpy3DBatchAsync.
 */
hipError_t hipMemcpy3DBatchAsync(size_t numOps,
                                 struct hipMemcpy3DBatchOp *opList,
                                 size_t *failIdx,
                                 unsigned long long flags,
                                 hipStream_t stream);

/**
 * Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
 *
 * - `dst` (in): the first byte.
 * - `value` (in): the byte; its low 8 bits count.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
 * allocation.
 *
 * HIP: hipMemset. CUDA: cudaMemset.
 */
hipError_t hipMemset(void *dst,
                     int value,
                     size_t sizeBytes);

/**
 * hipMemset with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemset with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemset_spt(void *dst, int value, size_t sizeBytes);

/**
 * Queues a fill of memory with a byte.
 *
 * - `dst` (in): the first byte.
 * - `value` (in): the byte; its low 8 bits count.
 * - `sizeBytes` (in): bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
 * allocation; hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipMemsetAsync. CUDA: cudaMemsetAsync.
 */
hipError_t hipMemsetAsync(void *dst,
                          int value,
                          size_t sizeBytes,
                          hipStream_t stream);

/**
 * hipMemsetAsync with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemsetAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemsetAsync_spt(void *dst, int value, size_t sizeBytes, hipStream_t stream);

/**
 * Fills device memory with a value of 8 bits. Done when the call returns; in device memory it may only be queued.
 *
 * - `dest` (in): the first byte.
 * - `value` (in): the value.
 * - `count` (in): values, not bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
 * allocation.
 *
 * HIP: hipMemsetD8. CUDA: cuMemsetD8.
 */
hipError_t hipMemsetD8(hipDeviceptr_t dest,
                       unsigned char value,
                       size_t count);

/**
 * Queues a fill of device memory with a value of 8 bits.
 *
 * - `dest` (in): the first byte.
 * - `value` (in): the value.
 * - `count` (in): values, not bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
 * allocation; hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipMemsetD8Async. CUDA: cuMemsetD8Async.
 */
hipError_t hipMemsetD8Async(hipDeviceptr_t dest,
                            unsigned char value,
                            size_t count,
                            hipStream_t stream);

/**
 * Fills device memory with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
 *
 * - `dest` (in): the first byte.
 * - `value` (in): the value.
 * - `count` (in): values, not bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
 * allocation.
 *
 * HIP: hipMemsetD16. CUDA: cuMemsetD16.
 */
hipError_t hipMemsetD16(hipDeviceptr_t dest,
                        unsigned short value,
                        size_t count);

/**
 * Queues a fill of device memory with a value of 16 bits.
 *
 * - `dest` (in): the first byte.
 * - `value` (in): the value.
 * - `count` (in): values, not bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
 * allocation; hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipMemsetD16Async. CUDA: cuMemsetD16Async.
 */
hipError_t hipMemsetD16Async(hipDeviceptr_t dest,
                             unsigned short value,
                             size_t count,
                             hipStream_t stream);

/**
 * Fills device memory with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
 *
 * - `dest` (in): the first byte.
 * - `value` (in): the value.
 * - `count` (in): values, not bytes; 0 does nothing.
 *
 * Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
 * allocation.
 *
 * HIP: hipMemsetD32. CUDA: cuMemsetD32.
 */
hipError_t hipMemsetD32(hipDeviceptr_t dest,
                        int value,
                        size_t count);

/**
 * Queues a fill of device memory with a value of 32 bits.
 *
 * - `dst` (in): the first byte.
 * - `value` (in): the value.
 * - `count` (in): values, not bytes; 0 does nothing.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
 * allocation; hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipMemsetD32Async. CUDA: cuMemsetD32Async.
 */
hipError_t hipMemsetD32Async(hipDeviceptr_t dst,
                             int value,
                             size_t count,
                             hipStream_t stream);

/**
 * Fills rows with a value of 8 bits. Done when the call returns; in device memory it may only be queued.
 *
 * - `dst` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `value` (in): the value.
 * - `width` (in): values in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 *
 * Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, and memory
 * that is not within one allocation.
 *
 * HIP: hipMemsetD2D8 from 7.1 on. CUDA: cuMemsetD2D8.
 */
hipError_t hipMemsetD2D8(hipDeviceptr_t dst,
                         size_t dstPitch,
                         unsigned char value,
                         size_t width,
                         size_t height);

/**
 * Queues a fill of rows with a value of 8 bits.
 *
 * - `dst` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `value` (in): the value.
 * - `width` (in): values in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, and memory
 * that is not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipMemsetD2D8Async from 7.1 on. CUDA: cuMemsetD2D8Async.
 */
hipError_t hipMemsetD2D8Async(hipDeviceptr_t dst,
                              size_t dstPitch,
                              unsigned char value,
                              size_t width,
                              size_t height,
                              hipStream_t stream);

/**
 * Fills rows with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
 *
 * - `dst` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `value` (in): the value.
 * - `width` (in): values in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 *
 * Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
 * 2, and memory that is not within one allocation.
 *
 * HIP: hipMemsetD2D16 from 7.1 on. CUDA: cuMemsetD2D16.
 */
hipError_t hipMemsetD2D16(hipDeviceptr_t dst,
                          size_t dstPitch,
                          unsigned short value,
                          size_t width,
                          size_t height);

/**
 * Queues a fill of rows with a value of 16 bits.
 *
 * - `dst` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `value` (in): the value.
 * - `width` (in): values in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
 * 2, and memory that is not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipMemsetD2D16Async from 7.1 on. CUDA: cuMemsetD2D16Async.
 */
hipError_t hipMemsetD2D16Async(hipDeviceptr_t dst,
                               size_t dstPitch,
                               unsigned short value,
                               size_t width,
                               size_t height,
                               hipStream_t stream);

/**
 * Fills rows with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
 *
 * - `dst` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `value` (in): the value.
 * - `width` (in): values in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 *
 * Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
 * 4, and memory that is not within one allocation.
 *
 * HIP: hipMemsetD2D32 from 7.1 on. CUDA: cuMemsetD2D32.
 */
hipError_t hipMemsetD2D32(hipDeviceptr_t dst,
                          size_t dstPitch,
                          unsigned int value,
                          size_t width,
                          size_t height);

/**
 * Queues a fill of rows with a value of 32 bits.
 *
 * - `dst` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `value` (in): the value.
 * - `width` (in): values in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
 * 4, and memory that is not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipMemsetD2D32Async from 7.1 on. CUDA: cuMemsetD2D32Async.
 */
hipError_t hipMemsetD2D32Async(hipDeviceptr_t dst,
                               size_t dstPitch,
                               unsigned int value,
                               size_t width,
                               size_t height,
                               hipStream_t stream);

/**
 * Fills rows with a byte. Done when the call returns; in device memory it may only be queued.
 *
 * - `dst` (in): the first byte.
 * - `pitch` (in): bytes from row to row.
 * - `value` (in): the byte; its low 8 bits count.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 *
 * Returns hipErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
 * memory not within one allocation.
 *
 * HIP: hipMemset2D. CUDA: cudaMemset2D.
 */
hipError_t hipMemset2D(void *dst,
                       size_t pitch,
                       int value,
                       size_t width,
                       size_t height);

/**
 * hipMemset2D with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemset2D with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemset2D_spt(void *dst, size_t pitch, int value, size_t width, size_t height);

/**
 * Queues a fill of rows with a byte.
 *
 * - `dst` (in): the first byte.
 * - `pitch` (in): bytes from row to row.
 * - `value` (in): the byte; its low 8 bits count.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows; nothing is done for none, nor for empty ones.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
 * memory not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipMemset2DAsync. CUDA: cudaMemset2DAsync.
 */
hipError_t hipMemset2DAsync(void *dst,
                            size_t pitch,
                            int value,
                            size_t width,
                            size_t height,
                            hipStream_t stream);

/**
 * hipMemset2DAsync with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemset2DAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemset2DAsync_spt(void *dst,
                                size_t pitch,
                                int value,
                                size_t width,
                                size_t height,
                                hipStream_t stream);

/**
 * Fills a box with a byte. Done when the call returns; in device memory it may only be queued.
 *
 * - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
 * - `value` (in): the byte; its low 8 bits count.
 * - `extent` (in): the size of the box; nothing is done for an empty one.
 *
 * Returns hipErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
 * reach, and for memory not within one allocation.
 *
 * HIP: hipMemset3D. CUDA: cudaMemset3D.
 */
hipError_t hipMemset3D(struct hipPitchedPtr pitchedDevPtr,
                       int value,
                       struct hipExtent extent);

/**
 * hipMemset3D with its structures by reference, for languages that cannot pass them by value.
 *
 * - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
 * - `value` (in): the byte; its low 8 bits count.
 * - `extent` (in): the size of the box; nothing is done for an empty one.
 *
 * Returns what hipMemset3D returns, and hipErrorInvalidValue for a NULL structure.
 *
 * HIP: hipMemset3D. CUDA: cudaMemset3D.
 */
hipError_t anygpu_hipMemset3D_ref(const struct hipPitchedPtr *pitchedDevPtr,
                                  int value,
                                  const struct hipExtent *extent);

/**
 * hipMemset3D with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemset3D with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemset3D_spt(struct hipPitchedPtr pitchedDevPtr, int value, struct hipExtent extent);

/**
 * Queues a fill of a box with a byte.
 *
 * - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
 * - `value` (in): the byte; its low 8 bits count.
 * - `extent` (in): the size of the box; nothing is done for an empty one.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
 * reach, and for memory not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipMemset3DAsync. CUDA: cudaMemset3DAsync.
 */
hipError_t hipMemset3DAsync(struct hipPitchedPtr pitchedDevPtr,
                            int value,
                            struct hipExtent extent,
                            hipStream_t stream);

/**
 * hipMemset3DAsync with its structures by reference, for languages that cannot pass them by value.
 *
 * - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
 * - `value` (in): the byte; its low 8 bits count.
 * - `extent` (in): the size of the box; nothing is done for an empty one.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what hipMemset3DAsync returns, and hipErrorInvalidValue for a NULL structure.
 *
 * HIP: hipMemset3DAsync. CUDA: cudaMemset3DAsync.
 */
hipError_t anygpu_hipMemset3DAsync_ref(const struct hipPitchedPtr *pitchedDevPtr,
                                       int value,
                                       const struct hipExtent *extent,
                                       hipStream_t stream);

/**
 * hipMemset3DAsync with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipMemset3DAsync with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipMemset3DAsync_spt(struct hipPitchedPtr pitchedDevPtr,
                                int value,
                                struct hipExtent extent,
                                hipStream_t stream);

/**
 * Initialises HIP. Any other call does so too.
 *
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for other flags, hipErrorNoDevice.
 *
 * HIP: hipInit. CUDA: cuInit.
 */
hipError_t hipInit(unsigned int flags);

/**
 * Returns the version of the driver, which is that of HIP. Needs no device.
 *
 * - `driverVersion` (out): major * 10000000 + minor * 100000 + patch.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipDriverGetVersion. CUDA: cudaDriverGetVersion.
 */
hipError_t hipDriverGetVersion(int *driverVersion);

/**
 * Returns the version of HIP. Needs no device.
 *
 * - `runtimeVersion` (out): major * 10000000 + minor * 100000 + patch.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipRuntimeGetVersion. CUDA: cudaRuntimeGetVersion.
 */
hipError_t hipRuntimeGetVersion(int *runtimeVersion);

/**
 * Returns the number of devices.
 *
 * - `count` (out): the number; 0 with hipErrorNoDevice.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorNoDevice.
 *
 * HIP: hipGetDeviceCount. CUDA: cudaGetDeviceCount.
 */
hipError_t hipGetDeviceCount(int *count);

/**
 * Returns the calling thread's current device.
 *
 * - `deviceId` (out): its ordinal; 0 until the thread sets another.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipGetDevice. CUDA: cudaGetDevice.
 */
hipError_t hipGetDevice(int *deviceId);

/**
 * Makes a device current for the calling thread.
 *
 * - `deviceId` (in): its ordinal.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipSetDevice. CUDA: cudaSetDevice.
 */
hipError_t hipSetDevice(int deviceId);

/**
 * Sets the calling thread's preferred devices, the best first: the first becomes its current device.
 *
 * - `device_arr` (in, array of len, nullable): ordinals.
 * - `len` (in): their number; 0 changes nothing.
 *
 * Returns hipErrorInvalidValue for a NULL array and for a bad `len`, hipErrorInvalidDevice for a device that does not
 * exist.
 *
 * HIP: hipSetValidDevices. CUDA: cudaSetValidDevices.
 */
hipError_t hipSetValidDevices(int *device_arr,
                              int len);

/**
 * Returns the handle of a device, which is its ordinal.
 *
 * - `device` (out): the handle.
 * - `ordinal` (in): the ordinal.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipDeviceGet. CUDA: cuDeviceGet.
 */
hipError_t hipDeviceGet(hipDevice_t *device, int ordinal);

/**
 * Returns the name of a device.
 *
 * - `name` (out, array of len): the name and its terminator, truncated if necessary.
 * - `len` (in): the size of the buffer in bytes.
 * - `device` (in): the device.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL or no room.
 *
 * HIP: hipDeviceGetName. CUDA: cuDeviceGetName.
 */
hipError_t hipDeviceGetName(char *name,
                            int len,
                            hipDevice_t device);

/**
 * Returns 16 bytes that identify a device on this machine, the same in every process.
 *
 * - `uuid` (out): the bytes.
 * - `device` (in): the device.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
 *
 * HIP: hipDeviceGetUuid. CUDA: cuDeviceGetUuid.
 */
hipError_t hipDeviceGetUuid(struct hipUUID *uuid, hipDevice_t device);

/**
 * Returns a device's identifier on Windows; not supported.
 *
 * - `luid` (out, array of 8): bytes.
 * - `deviceNodeMask` (out): a mask.
 * - `device` (in): the device.
 *
 * Returns hipErrorNotSupported; hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipDeviceGetLuid from 10.1 on. CUDA: cuDeviceGetLuid.
 */
hipError_t hipDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, hipDevice_t device);

/**
 * Returns the total memory of a device.
 *
 * - `bytes` (out): bytes.
 * - `device` (in): the device.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
 *
 * HIP: hipDeviceTotalMem. CUDA: cuDeviceTotalMem.
 */
hipError_t hipDeviceTotalMem(size_t *bytes, hipDevice_t device);

/**
 * Returns a device's compute capability.
 *
 * - `major` (out): the major version.
 * - `minor` (out): the minor version.
 * - `device` (in): the device.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
 *
 * HIP: hipDeviceComputeCapability. CUDA: cuDeviceComputeCapability.
 */
hipError_t hipDeviceComputeCapability(int *major, int *minor, hipDevice_t device);

/**
 * Returns an attribute of a device.
 *
 * - `pi` (out): the number: bytes, kHz, bits or a count; yes is 1 and no is 0, also of what the vendor does not report.
 * - `attr` (in): the attribute.
 * - `deviceId` (in): the device.
 *
 * Returns hipErrorInvalidValue for NULL and an unknown `attr`; hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipDeviceGetAttribute. CUDA: cudaDeviceGetAttribute.
 */
hipError_t hipDeviceGetAttribute(int *pi,
                                 hipDeviceAttribute_t attr,
                                 int deviceId);

/**
 * Returns a device's PCI address.
 *
 * - `pciBusId` (out, array of len): "domain:bus:device.0" in lowercase hexadecimal, such as "0000:c1:00.0", truncated if
 *   necessary.
 * - `len` (in): the size of the buffer in bytes, at least 13.
 * - `device` (in): the device.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL or too little room.
 *
 * HIP: hipDeviceGetPCIBusId. CUDA: cudaDeviceGetPCIBusId.
 */
hipError_t hipDeviceGetPCIBusId(char *pciBusId,
                                int len,
                                int device);

/**
 * Finds a device by its PCI address.
 *
 * - `device` (out): its ordinal.
 * - `pciBusId` (in): "domain:bus:device" in hexadecimal, optionally with a function such as ".0".
 *
 * Returns hipErrorInvalidValue for NULL and for an address that is none or is no device's.
 *
 * HIP: hipDeviceGetByPCIBusId. CUDA: cudaDeviceGetByPCIBusId.
 */
hipError_t hipDeviceGetByPCIBusId(int *device, const char *pciBusId);

/**
 * Returns the properties of a device.
 *
 * - `prop` (out): the properties, all of them written.
 * - `deviceId` (in): the device.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipGetDeviceProperties from 6.0 on. CUDA: cudaGetDeviceProperties.
 */
hipError_t hipGetDevicePropertiesR0600(struct hipDeviceProp_tR0600 *prop, int deviceId);

/**
 * Chooses the first device that has at least the requested properties.
 *
 * - `device` (out): its ordinal; 0 where no device has all.
 * - `prop` (in): the least memory, processors, rates and versions; 0 for no requirement.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipChooseDevice from 6.0 on. CUDA: cudaChooseDevice.
 */
hipError_t hipChooseDeviceR0600(int *device, const struct hipDeviceProp_tR0600 *prop);

/**
 * Waits until all work queued on the current device is done.
 *
 * Returns hipErrorLaunchFailure when work has failed.
 *
 * HIP: hipDeviceSynchronize. CUDA: cudaDeviceSynchronize.
 */
hipError_t hipDeviceSynchronize(void);

/**
 * Destroys everything this process has on the current device: memory, streams, events, openings.
 *
 * HIP: hipDeviceReset. CUDA: cudaDeviceReset.
 */
hipError_t hipDeviceReset(void);

/**
 * Returns the flags of the current device, which say how threads wait for it.
 *
 * - `flags` (out): one of the hipDeviceSchedule flags.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipGetDeviceFlags. CUDA: cudaGetDeviceFlags.
 */
hipError_t hipGetDeviceFlags(unsigned int *flags);

/**
 * Sets the flags of the current device, which say how threads wait for it.
 *
 * - `flags` (in): one of the hipDeviceSchedule flags, and optionally hipDeviceMapHost and hipDeviceLmemResizeToMax,
 *   which change nothing.
 *
 * Returns hipErrorInvalidValue for other flags, hipErrorSetOnActiveProcess where they can no longer be changed.
 *
 * HIP: hipSetDeviceFlags. CUDA: cudaSetDeviceFlags.
 */
hipError_t hipSetDeviceFlags(unsigned int flags);

/**
 * Starts a device without making it current.
 *
 * - `device` (in): its ordinal.
 * - `deviceFlags` (in): the flags of the device, as hipSetDeviceFlags takes them; they count with
 *   hipInitDeviceFlagsAreValid only.
 * - `flags` (in): 0 or hipInitDeviceFlagsAreValid; other bits are ignored.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for flags of no device.
 *
 * HIP: hipInitDevice from 10.1 on. CUDA: cudaInitDevice.
 */
hipError_t hipInitDevice(int device,
                         unsigned int deviceFlags,
                         unsigned int flags);

/**
 * Returns the range of stream priorities on the current device; lower is more urgent.
 *
 * - `leastPriority` (out, nullable): the least urgent.
 * - `greatestPriority` (out, nullable): the most urgent.
 *
 * HIP: hipDeviceGetStreamPriorityRange. CUDA: cudaDeviceGetStreamPriorityRange.
 */
hipError_t hipDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);

/**
 * Returns a limit of the current device.
 *
 * - `pValue` (out): bytes.
 * - `limit` (in): the limit.
 *
 * Returns hipErrorInvalidValue for NULL and an unknown limit, hipErrorUnsupportedLimit where the device has none.
 *
 * HIP: hipDeviceGetLimit. CUDA: cudaDeviceGetLimit.
 */
hipError_t hipDeviceGetLimit(size_t *pValue,
                             hipLimit_t limit);

/**
 * Sets a limit of the current device.
 *
 * - `limit` (in): the limit.
 * - `value` (in): bytes.
 *
 * Returns hipErrorInvalidValue for an unknown limit and for a value the device cannot have, hipErrorUnsupportedLimit
 * where it cannot be set.
 *
 * HIP: hipDeviceSetLimit. CUDA: cudaDeviceSetLimit.
 */
hipError_t hipDeviceSetLimit(hipLimit_t limit,
                             size_t value);

/**
 * Returns the preference between shared memory and L1 cache: none, as no device here supports one.
 *
 * - `cacheConfig` (out): hipFuncCachePreferNone.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipDeviceGetCacheConfig. CUDA: cudaDeviceGetCacheConfig.
 */
hipError_t hipDeviceGetCacheConfig(hipFuncCache_t *cacheConfig);

/**
 * Does nothing, as AMD's runtime: no device here can prefer shared memory or L1 cache.
 *
 * - `cacheConfig` (in): the preference.
 *
 * Returns hipErrorInvalidValue for an unknown preference.
 *
 * HIP: hipDeviceSetCacheConfig. CUDA: cudaDeviceSetCacheConfig.
 */
hipError_t hipDeviceSetCacheConfig(hipFuncCache_t cacheConfig);

/**
 * Returns the bank size of shared memory.
 *
 * - `pConfig` (out): hipSharedMemBankSizeFourByte.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipDeviceGetSharedMemConfig. CUDA: cudaDeviceGetSharedMemConfig.
 */
hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig *pConfig);

/**
 * Does nothing, as AMD's runtime: no device here can change the bank size of shared memory.
 *
 * - `config` (in): the bank size.
 *
 * Returns hipErrorInvalidValue for an unknown bank size.
 *
 * HIP: hipDeviceSetSharedMemConfig. CUDA: cudaDeviceSetSharedMemConfig.
 */
hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig config);

/**
 * Begins to collect a profile; not supported, as in AMD's own runtime, whose tools profile from outside.
 *
 * Returns hipErrorNotSupported.
 *
 * HIP: hipProfilerStart. CUDA: cudaProfilerStart.
 */
hipError_t hipProfilerStart(void);

/**
 * Ceases to collect a profile; not supported, as in AMD's own runtime, whose tools profile from outside.
 *
 * Returns hipErrorNotSupported.
 *
 * HIP: hipProfilerStop. CUDA: cudaProfilerStop.
 */
hipError_t hipProfilerStop(void);

/**
 * Returns the calling thread's last error, and makes it hipSuccess.
 *
 * Up to HIP 6 that is the status of the last call: every call stores its status, success too. For a program that loads
 * HIP 7 it is the last failure other than hipErrorNotReady.
 *
 * HIP: hipGetLastError. CUDA: cudaGetLastError.
 */
hipError_t hipGetLastError(void);

/**
 * Returns the status of the calling thread's last call, and makes it hipSuccess.
 *
 * HIP: hipExtGetLastError. CUDA: none.
 */
hipError_t hipExtGetLastError(void);

/**
 * Returns the calling thread's last error as hipGetLastError does, and does not reset it.
 *
 * HIP: hipPeekAtLastError. CUDA: cudaPeekAtLastError.
 */
hipError_t hipPeekAtLastError(void);

/**
 * Returns the name of a status, such as "hipErrorInvalidValue"; "hipErrorUnknown" for an unknown number.
 *
 * The text is constant. The last error does not change.
 *
 * - `hip_error` (in): the status.
 *
 * HIP: hipGetErrorName. CUDA: cudaGetErrorName.
 */
const char *hipGetErrorName(hipError_t hip_error);

/**
 * Returns the description of a status; "unknown error" for an unknown number.
 *
 * The text is constant. The last error does not change. anygpu_last_reason() describes the last failure.
 *
 * - `hipError` (in): the status.
 *
 * HIP: hipGetErrorString. CUDA: cudaGetErrorString.
 */
const char *hipGetErrorString(hipError_t hipError);

/**
 * Returns the name of a status.
 *
 * - `hipError` (in): the status.
 * - `errorString` (out): a constant text; NULL for a number that is no status.
 *
 * Returns hipErrorInvalidValue for a NULL `errorString` and for a number that is no status.
 *
 * HIP: hipDrvGetErrorName. CUDA: cuGetErrorName.
 */
hipError_t hipDrvGetErrorName(hipError_t hipError, const char **errorString);

/**
 * Returns the description of a status.
 *
 * - `hipError` (in): the status.
 * - `errorString` (out): a constant text; NULL for a number that is no status.
 *
 * Returns hipErrorInvalidValue for a NULL `errorString` and for a number that is no status.
 *
 * HIP: hipDrvGetErrorString. CUDA: cuGetErrorString.
 */
hipError_t hipDrvGetErrorString(hipError_t hipError, const char **errorString);

/**
 * Creates an event with timing on the current device.
 *
 * - `event` (out): the event; destroy it with hipEventDestroy.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
 *
 * HIP: hipEventCreate. CUDA: cudaEventCreate.
 */
hipError_t hipEventCreate(hipEvent_t *event);

/**
 * Creates an event on the current device.
 *
 * - `event` (out): the event; destroy it with hipEventDestroy.
 * - `flags` (in): hipEventDefault, or a sum of hipEventBlockingSync, hipEventDisableTiming, hipEventInterprocess (with
 *   hipEventDisableTiming) and at most one of hipEventReleaseToDevice, hipEventReleaseToSystem,
 *   hipEventDisableSystemFence, which only tune AMD's caches.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, and hipEventInterprocess without hipEventDisableTiming;
 * hipErrorOutOfMemory.
 *
 * HIP: hipEventCreateWithFlags. CUDA: cudaEventCreateWithFlags.
 */
hipError_t hipEventCreateWithFlags(hipEvent_t *event,
                                   unsigned int flags);

/**
 * Destroys an event, created or opened from another process. Work that waits for it is not affected.
 *
 * - `event` (in): the event.
 *
 * Returns hipErrorInvalidHandle for NULL, hipErrorContextIsDestroyed for an event that does not exist.
 *
 * HIP: hipEventDestroy. CUDA: cudaEventDestroy.
 */
hipError_t hipEventDestroy(hipEvent_t event);

/**
 * Queues a record of an event: it completes when the work queued on the stream so far is done.
 *
 * - `event` (in): the event.
 * - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
 *
 * Returns hipErrorInvalidHandle for an event that does not exist, and for one of another device;
 * hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipEventRecord. CUDA: cudaEventRecord.
 */
hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream);

/**
 * hipEventRecord with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipEventRecord with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipEventRecord_spt(hipEvent_t event, hipStream_t stream);

/**
 * Queues a record of an event, as hipEventRecord does.
 *
 * - `event` (in): the event.
 * - `stream` (in, nullable): a stream of the event's device; NULL is the default stream.
 * - `flags` (in): hipEventRecordDefault; hipEventRecordExternal makes the record a node of a stream that is being
 *   captured.
 *
 * Returns hipErrorInvalidValue for other flags, and what hipEventRecord returns.
 *
 * HIP: hipEventRecordWithFlags from 6.4 on. CUDA: cudaEventRecordWithFlags.
 */
hipError_t hipEventRecordWithFlags(hipEvent_t event,
                                   hipStream_t stream,
                                   unsigned int flags);

/**
 * Tells whether an event's latest record has completed. An event never recorded has.
 *
 * - `event` (in): the event.
 *
 * Returns hipSuccess when it has, hipErrorNotReady when it has not, hipErrorInvalidHandle for an event that does not
 * exist, hipErrorLaunchFailure when the process that recorded it has died.
 *
 * HIP: hipEventQuery. CUDA: cudaEventQuery.
 */
hipError_t hipEventQuery(hipEvent_t event);

/**
 * Waits until an event's latest record has completed. An event never recorded has.
 *
 * - `event` (in): the event.
 *
 * Returns hipErrorInvalidHandle for an event that does not exist, hipErrorLaunchFailure when the process that recorded
 * it has died.
 *
 * HIP: hipEventSynchronize. CUDA: cudaEventSynchronize.
 */
hipError_t hipEventSynchronize(hipEvent_t event);

/**
 * Returns the time between two completed records.
 *
 * - `ms` (out): milliseconds.
 * - `start` (in): the earlier event.
 * - `stop` (in): the later event.
 *
 * Returns hipErrorInvalidValue for NULL; hipErrorInvalidHandle for an event that does not exist, takes no time, or was
 * never recorded; hipErrorNotReady when one has not completed.
 *
 * HIP: hipEventElapsedTime. CUDA: cudaEventElapsedTime.
 */
hipError_t hipEventElapsedTime(float *ms,
                               hipEvent_t start,
                               hipEvent_t stop);

/**
 * Imports memory that another interface, such as Vulkan, or another process has exported.
 *
 * - `extMem_out` (out): the memory; release it with hipDestroyExternalMemory.
 * - `memHandleDesc` (in): what to import. On Linux that is a file descriptor, which the program closes, at any time from
 *   then on; in CUDA's functions it is the library's. The size is what the exporter allocated.
 *
 * Returns hipErrorInvalidValue for NULL, unknown types and flags, and a size of 0 or beyond the memory;
 * hipErrorNotSupported for types that Linux does not have; hipErrorOutOfMemory for a descriptor that is not open or not
 * memory's.
 *
 * HIP: hipImportExternalMemory. CUDA: cuImportExternalMemory.
 */
hipError_t hipImportExternalMemory(hipExternalMemory_t *extMem_out,
                                   const struct hipExternalMemoryHandleDesc *memHandleDesc);

/**
 * Maps a part of external memory at device addresses.
 *
 * - `devPtr` (out): the first address; free it with hipFree. Each call returns another one.
 * - `extMem` (in): the memory.
 * - `bufferDesc` (in): the bytes.
 *
 * Returns hipErrorInvalidValue for NULL, flags, no bytes, and bytes outside the memory.
 *
 * HIP: hipExternalMemoryGetMappedBuffer. CUDA: cuExternalMemoryGetMappedBuffer.
 */
hipError_t hipExternalMemoryGetMappedBuffer(void **devPtr,
                                            hipExternalMemory_t extMem,
                                            const struct hipExternalMemoryBufferDesc *bufferDesc);

/**
 * Maps external memory as arrays of texels. AMD's library for Linux does not have this function.
 *
 * - `mipmap` (out): the arrays; free them with hipFreeMipmappedArray.
 * - `extMem` (in): the memory.
 * - `mipmapDesc` (in): their offset in the memory, and their format and size.
 *
 * Returns hipErrorInvalidValue for NULL, impossible arrays, and arrays outside the memory;
 * hipErrorNotSupported for formats besides integers and floating-point numbers, and where there are no such arrays.
 *
 * HIP: hipExternalMemoryGetMappedMipmappedArray. CUDA: cuExternalMemoryGetMappedMipmappedArray.
 */
hipError_t hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t *mipmap,
                                                    hipExternalMemory_t extMem,
                                                    const struct hipExternalMemoryMipmappedArrayDesc *mipmapDesc);

/**
 * Releases external memory. Its mappings stay until they are freed.
 *
 * - `extMem` (in): from hipImportExternalMemory.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for anything else.
 *
 * HIP: hipDestroyExternalMemory. CUDA: cuDestroyExternalMemory.
 */
hipError_t hipDestroyExternalMemory(hipExternalMemory_t extMem);

/**
 * Imports a semaphore that another interface, such as Vulkan, or another process has exported.
 *
 * - `extSem_out` (out): the semaphore; release it with hipDestroyExternalSemaphore.
 * - `semHandleDesc` (in): what to import. On Linux that is a file descriptor, of a binary semaphore
 *   (hipExternalSemaphoreHandleTypeOpaqueFd) or a timeline semaphore (hipExternalSemaphoreHandleTypeTimelineSemaphoreFd).
 *   The library owns it from then on: the program does not close it. After a failure it is still the program's.
 *
 * Returns hipErrorInvalidValue for NULL, unknown types, flags, and a descriptor that is not open or not a
 * semaphore's; hipErrorNotSupported for types that Linux does not have.
 *
 * HIP: hipImportExternalSemaphore. CUDA: cuImportExternalSemaphore.
 */
hipError_t hipImportExternalSemaphore(hipExternalSemaphore_t *extSem_out,
                                      const struct hipExternalSemaphoreHandleDesc *semHandleDesc);

/**
 * Queues signals of semaphores, once the work queued on a stream so far is done.
 *
 * - `extSemArray` (in, array of numExtSems): the semaphores.
 * - `paramsArray` (in, array of numExtSems): for a timeline semaphore, the value to set, not lower than the present one.
 * - `numExtSems` (in): their number.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for none, for flags, and for a value less than the semaphore's where that
 * can be detected; hipErrorInvalidHandle for a semaphore or a stream that does not exist.
 *
 * HIP: hipSignalExternalSemaphoresAsync. CUDA: cuSignalExternalSemaphoresAsync.
 */
hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
                                            const struct hipExternalSemaphoreSignalParams *paramsArray,
                                            unsigned int numExtSems,
                                            hipStream_t stream);

/**
 * Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
 *
 * The wait resets a binary semaphore, so that each signal ends one wait.
 *
 * - `extSemArray` (in, array of numExtSems): the semaphores.
 * - `paramsArray` (in, array of numExtSems): for a timeline semaphore, the value to wait for.
 * - `numExtSems` (in): their number.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, for none and for flags; hipErrorInvalidHandle for a semaphore or a stream that
 * does not exist; on NVIDIA hipErrorLaunchFailure for a value that work has failed to raise a timeline to, and that a
 * wait was ended with.
 *
 * HIP: hipWaitExternalSemaphoresAsync. CUDA: cuWaitExternalSemaphoresAsync.
 */
hipError_t hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
                                          const struct hipExternalSemaphoreWaitParams *paramsArray,
                                          unsigned int numExtSems,
                                          hipStream_t stream);

/**
 * Releases a semaphore. Wait for its signals and waits first.
 *
 * - `extSem` (in): from hipImportExternalSemaphore.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for anything else.
 *
 * HIP: hipDestroyExternalSemaphore. CUDA: cuDestroyExternalSemaphore.
 */
hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t extSem);

/**
 * Makes a graph without nodes.
 *
 * - `pGraph` (out): the graph; destroy it with hipGraphDestroy.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL and for flags.
 *
 * HIP: hipGraphCreate. CUDA: cudaGraphCreate.
 */
hipError_t hipGraphCreate(hipGraph_t *pGraph, unsigned int flags);

/**
 * Destroys a graph and its nodes. What was instantiated of it stays.
 *
 * - `graph` (in): the graph.
 *
 * Returns hipErrorInvalidValue for a graph that does not exist, and for the graph of a node.
 *
 * HIP: hipGraphDestroy. CUDA: cudaGraphDestroy.
 */
hipError_t hipGraphDestroy(hipGraph_t graph);

/**
 * Adds edges to a graph.
 *
 * - `graph` (in): the graph.
 * - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
 * - `to` (in, array of numDependencies, nullable): the node that comes after it.
 * - `numDependencies` (in): how many.
 *
 * Returns hipErrorInvalidValue for NULL, nodes that are not of the graph, edges that are there
 * already, and one from a node to itself.
 *
 * HIP: hipGraphAddDependencies. CUDA: cudaGraphAddDependencies.
 */
hipError_t hipGraphAddDependencies(hipGraph_t graph,
                                   const hipGraphNode_t *from,
                                   const hipGraphNode_t *to,
                                   size_t numDependencies);

/**
 * Removes edges of a graph.
 *
 * - `graph` (in): the graph.
 * - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
 * - `to` (in, array of numDependencies, nullable): the node that comes after it.
 * - `numDependencies` (in): how many.
 *
 * Returns hipErrorInvalidValue for NULL, nodes that are not of the graph, and edges that are not
 * there; hipErrorNotSupported for a graph that allocates or frees memory.
 *
 * HIP: hipGraphRemoveDependencies. CUDA: cudaGraphRemoveDependencies.
 */
hipError_t hipGraphRemoveDependencies(hipGraph_t graph,
                                      const hipGraphNode_t *from,
                                      const hipGraphNode_t *to,
                                      size_t numDependencies);

/**
 * Returns the edges of a graph.
 *
 * - `graph` (in): the graph.
 * - `from` (out, array of numEdges, nullable): the node that is first, of each edge; NULL only
 *   counts them.
 * - `to` (out, array of numEdges, nullable): the node that comes after it.
 * - `numEdges` (inout): the room of both arrays; on return the number of edges written, or of all.
 *
 * Returns hipErrorInvalidValue for a graph that does not exist, a NULL `numEdges`, and one NULL array.
 *
 * HIP: hipGraphGetEdges. CUDA: cudaGraphGetEdges.
 */
hipError_t hipGraphGetEdges(hipGraph_t graph,
                            hipGraphNode_t *from,
                            hipGraphNode_t *to,
                            size_t *numEdges);

/**
 * Returns the nodes of a graph, oldest first.
 *
 * - `graph` (in): the graph.
 * - `nodes` (out, array of numNodes, nullable): the nodes; NULL only counts them.
 * - `numNodes` (inout): the room of the array; on return the number of nodes written, or of all.
 *
 * Returns hipErrorInvalidValue for a graph that does not exist and a NULL `numNodes`.
 *
 * HIP: hipGraphGetNodes. CUDA: cudaGraphGetNodes.
 */
hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t *nodes, size_t *numNodes);

/**
 * Returns the nodes of a graph that no other comes before.
 *
 * - `graph` (in): the graph.
 * - `pRootNodes` (out, array of pNumRootNodes, nullable): the nodes; NULL only counts them.
 * - `pNumRootNodes` (inout): the room of the array; on return the number of nodes written, or of all.
 *
 * Returns hipErrorInvalidValue for a graph that does not exist and a NULL `pNumRootNodes`.
 *
 * HIP: hipGraphGetRootNodes. CUDA: cudaGraphGetRootNodes.
 */
hipError_t hipGraphGetRootNodes(hipGraph_t graph,
                                hipGraphNode_t *pRootNodes,
                                size_t *pNumRootNodes);

/**
 * Returns the nodes that a node comes after.
 *
 * - `node` (in): the node.
 * - `pDependencies` (out, array of pNumDependencies, nullable): the nodes; NULL only counts them.
 * - `pNumDependencies` (inout): the room of the array; on return the number of nodes written, or of
 *   all.
 *
 * Returns hipErrorInvalidValue for a node that does not exist and a NULL `pNumDependencies`.
 *
 * HIP: hipGraphNodeGetDependencies. CUDA: cudaGraphNodeGetDependencies.
 */
hipError_t hipGraphNodeGetDependencies(hipGraphNode_t node,
                                       hipGraphNode_t *pDependencies,
                                       size_t *pNumDependencies);

/**
 * Returns the nodes that come after a node.
 *
 * - `node` (in): the node.
 * - `pDependentNodes` (out, array of pNumDependentNodes, nullable): the nodes; NULL only counts them.
 * - `pNumDependentNodes` (inout): the room of the array; on return the number of nodes written, or
 *   of all.
 *
 * Returns hipErrorInvalidValue for a node that does not exist and a NULL `pNumDependentNodes`.
 *
 * HIP: hipGraphNodeGetDependentNodes. CUDA: cudaGraphNodeGetDependentNodes.
 */
hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t node,
                                         hipGraphNode_t *pDependentNodes,
                                         size_t *pNumDependentNodes);

/**
 * Returns the type of a node.
 *
 * - `node` (in): the node.
 * - `pType` (out): its type.
 *
 * Returns hipErrorInvalidValue for NULL and for a node that does not exist.
 *
 * HIP: hipGraphNodeGetType. CUDA: cudaGraphNodeGetType.
 */
hipError_t hipGraphNodeGetType(hipGraphNode_t node, hipGraphNodeType *pType);

/**
 * Removes a node from its graph, with its edges.
 *
 * - `node` (in): the node.
 *
 * Returns hipErrorInvalidValue for a node that does not exist, hipErrorNotSupported in a graph that
 * allocates or frees memory.
 *
 * HIP: hipGraphDestroyNode. CUDA: cudaGraphDestroyNode.
 */
hipError_t hipGraphDestroyNode(hipGraphNode_t node);

/**
 * Copies a graph.
 *
 * - `pGraphClone` (out): the copy; destroy it with hipGraphDestroy.
 * - `originalGraph` (in): the graph.
 *
 * Returns hipErrorInvalidValue for NULL and for a graph that does not exist.
 *
 * HIP: hipGraphClone. CUDA: cudaGraphClone.
 */
hipError_t hipGraphClone(hipGraph_t *pGraphClone, hipGraph_t originalGraph);

/**
 * Finds the copy of a node in a copied graph.
 *
 * - `pNode` (out): the copy.
 * - `originalNode` (in): the node that was copied.
 * - `clonedGraph` (in): the copied graph.
 *
 * Returns hipErrorInvalidValue for NULL, and where there is no such copy.
 *
 * HIP: hipGraphNodeFindInClone. CUDA: cudaGraphNodeFindInClone.
 */
hipError_t hipGraphNodeFindInClone(hipGraphNode_t *pNode,
                                   hipGraphNode_t originalNode,
                                   hipGraph_t clonedGraph);

/**
 * Adds a node that does nothing but keep an order.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph.
 *
 * HIP: hipGraphAddEmptyNode. CUDA: cudaGraphAddEmptyNode.
 */
hipError_t hipGraphAddEmptyNode(hipGraphNode_t *pGraphNode,
                                hipGraph_t graph,
                                const hipGraphNode_t *pDependencies,
                                size_t numDependencies);

/**
 * Adds a node that launches a kernel.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `pNodeParams` (in): the launch; its arguments are copied.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for a launch that hipModuleLaunchKernel refuses; hipErrorInvalidHandle
 * for a kernel that does not exist.
 *
 * HIP: hipGraphAddKernelNode. CUDA: cudaGraphAddKernelNode.
 */
hipError_t hipGraphAddKernelNode(hipGraphNode_t *pGraphNode,
                                 hipGraph_t graph,
                                 const hipGraphNode_t *pDependencies,
                                 size_t numDependencies,
                                 const struct hipKernelNodeParams *pNodeParams);

/**
 * Returns the launch of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (out): the launch, with the addresses of the node's copies of the arguments.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or launches nothing.
 *
 * HIP: hipGraphKernelNodeGetParams. CUDA: cudaGraphKernelNodeGetParams.
 */
hipError_t hipGraphKernelNodeGetParams(hipGraphNode_t node,
                                       struct hipKernelNodeParams *pNodeParams);

/**
 * Sets the launch of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (in): the launch; its arguments are copied.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; what
 * hipGraphAddKernelNode returns.
 *
 * HIP: hipGraphKernelNodeSetParams. CUDA: cudaGraphKernelNodeSetParams.
 */
hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t node,
                                       const struct hipKernelNodeParams *pNodeParams);

/**
 * Sets the launch that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `pNodeParams` (in): the launch; its arguments are copied.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * HIP: hipGraphExecKernelNodeSetParams. CUDA: cudaGraphExecKernelNodeSetParams.
 */
hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t hGraphExec,
                                           hipGraphNode_t node,
                                           const struct hipKernelNodeParams *pNodeParams);

/**
 * Adds a node that copies a box.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `pCopyParams` (in): the copy.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for a copy that hipMemcpy3D refuses.
 *
 * HIP: hipGraphAddMemcpyNode. CUDA: cudaGraphAddMemcpyNode.
 */
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t *pGraphNode,
                                 hipGraph_t graph,
                                 const hipGraphNode_t *pDependencies,
                                 size_t numDependencies,
                                 const struct hipMemcpy3DParms *pCopyParams);

/**
 * Returns the copy of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (out): the copy.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or copies nothing.
 *
 * HIP: hipGraphMemcpyNodeGetParams. CUDA: cudaGraphMemcpyNodeGetParams.
 */
hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t node, struct hipMemcpy3DParms *pNodeParams);

/**
 * Sets the copy of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (in): the copy.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * HIP: hipGraphMemcpyNodeSetParams. CUDA: cudaGraphMemcpyNodeSetParams.
 */
hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t node,
                                       const struct hipMemcpy3DParms *pNodeParams);

/**
 * Sets the copy that an executable graph does for a node, between memory of the same kinds.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `pNodeParams` (in): the copy.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * HIP: hipGraphExecMemcpyNodeSetParams. CUDA: cudaGraphExecMemcpyNodeSetParams.
 */
hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec,
                                           hipGraphNode_t node,
                                           struct hipMemcpy3DParms *pNodeParams);

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
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for no bytes; hipErrorInvalidMemcpyDirection for another direction.
 *
 * HIP: hipGraphAddMemcpyNode1D. CUDA: cudaGraphAddMemcpyNode1D.
 */
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t *pGraphNode,
                                   hipGraph_t graph,
                                   const hipGraphNode_t *pDependencies,
                                   size_t numDependencies,
                                   void *dst,
                                   const void *src,
                                   size_t count,
                                   hipMemcpyKind kind);

/**
 * Sets the copy of a node to one of bytes.
 *
 * - `node` (in): the node.
 * - `dst` (in): the destination.
 * - `src` (in): the source.
 * - `count` (in): bytes.
 * - `kind` (in): the direction.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work;
 * hipErrorInvalidMemcpyDirection for another direction.
 *
 * HIP: hipGraphMemcpyNodeSetParams1D. CUDA: cudaGraphMemcpyNodeSetParams1D.
 */
hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node,
                                         void *dst,
                                         const void *src,
                                         size_t count,
                                         hipMemcpyKind kind);

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
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place; hipErrorInvalidMemcpyDirection for another direction.
 *
 * HIP: hipGraphExecMemcpyNodeSetParams1D. CUDA: cudaGraphExecMemcpyNodeSetParams1D.
 */
hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t hGraphExec,
                                             hipGraphNode_t node,
                                             void *dst,
                                             const void *src,
                                             size_t count,
                                             hipMemcpyKind kind);

/**
 * Adds a node that fills memory.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `pMemsetParams` (in): the fill.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for elements that are not of 1, 2 or 4 bytes, none of them, and rows
 * that do not fit the pitch.
 *
 * HIP: hipGraphAddMemsetNode. CUDA: cudaGraphAddMemsetNode.
 */
hipError_t hipGraphAddMemsetNode(hipGraphNode_t *pGraphNode,
                                 hipGraph_t graph,
                                 const hipGraphNode_t *pDependencies,
                                 size_t numDependencies,
                                 const struct hipMemsetParams *pMemsetParams);

/**
 * Returns the fill of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (out): the fill.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or fills nothing.
 *
 * HIP: hipGraphMemsetNodeGetParams. CUDA: cudaGraphMemsetNodeGetParams.
 */
hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t node, struct hipMemsetParams *pNodeParams);

/**
 * Sets the fill of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (in): the fill.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * HIP: hipGraphMemsetNodeSetParams. CUDA: cudaGraphMemsetNodeSetParams.
 */
hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t node,
                                       const struct hipMemsetParams *pNodeParams);

/**
 * Sets the fill that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `pNodeParams` (in): the fill.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * HIP: hipGraphExecMemsetNodeSetParams. CUDA: cudaGraphExecMemsetNodeSetParams.
 */
hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec,
                                           hipGraphNode_t node,
                                           const struct hipMemsetParams *pNodeParams);

/**
 * Adds a node that calls a function on the host, at each launch.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `pNodeParams` (in): the function and its argument.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for no function.
 *
 * HIP: hipGraphAddHostNode. CUDA: cudaGraphAddHostNode.
 */
hipError_t hipGraphAddHostNode(hipGraphNode_t *pGraphNode,
                               hipGraph_t graph,
                               const hipGraphNode_t *pDependencies,
                               size_t numDependencies,
                               const struct hipHostNodeParams *pNodeParams);

/**
 * Returns the call of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (out): the function and its argument.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or calls nothing.
 *
 * HIP: hipGraphHostNodeGetParams. CUDA: cudaGraphHostNodeGetParams.
 */
hipError_t hipGraphHostNodeGetParams(hipGraphNode_t node, struct hipHostNodeParams *pNodeParams);

/**
 * Sets the call of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (in): the function and its argument.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * HIP: hipGraphHostNodeSetParams. CUDA: cudaGraphHostNodeSetParams.
 */
hipError_t hipGraphHostNodeSetParams(hipGraphNode_t node,
                                     const struct hipHostNodeParams *pNodeParams);

/**
 * Sets the call that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `pNodeParams` (in): the function and its argument.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * HIP: hipGraphExecHostNodeSetParams. CUDA: cudaGraphExecHostNodeSetParams.
 */
hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t hGraphExec,
                                         hipGraphNode_t node,
                                         const struct hipHostNodeParams *pNodeParams);

/**
 * Adds a node that does the work of another graph, as that is now.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `childGraph` (in): the other graph, which is copied.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, nodes that are named twice
 * or are of another graph, and on the host back end more than 64 graphs within each other.
 *
 * HIP: hipGraphAddChildGraphNode. CUDA: cudaGraphAddChildGraphNode.
 */
hipError_t hipGraphAddChildGraphNode(hipGraphNode_t *pGraphNode,
                                     hipGraph_t graph,
                                     const hipGraphNode_t *pDependencies,
                                     size_t numDependencies,
                                     hipGraph_t childGraph);

/**
 * Returns the graph of a node, which belongs to it.
 *
 * - `node` (in): the node.
 * - `pGraph` (out): the graph; it ends with the node.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or has no graph.
 *
 * HIP: hipGraphChildGraphNodeGetGraph. CUDA: cudaGraphChildGraphNodeGetGraph.
 */
hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t *pGraph);

/**
 * Sets the work that an executable graph does for a node with a graph: that of a graph like it.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `childGraph` (in): the graph.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node;
 * hipErrorUnknown for a graph that differs from the node's.
 *
 * HIP: hipGraphExecChildGraphNodeSetParams. CUDA: cudaGraphExecChildGraphNodeSetParams.
 */
hipError_t hipGraphExecChildGraphNodeSetParams(hipGraphExec_t hGraphExec,
                                               hipGraphNode_t node,
                                               hipGraph_t childGraph);

/**
 * Adds a node that records an event.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `event` (in): the event.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph; hipErrorInvalidHandle for an event that does not exist.
 *
 * HIP: hipGraphAddEventRecordNode. CUDA: cudaGraphAddEventRecordNode.
 */
hipError_t hipGraphAddEventRecordNode(hipGraphNode_t *pGraphNode,
                                      hipGraph_t graph,
                                      const hipGraphNode_t *pDependencies,
                                      size_t numDependencies,
                                      hipEvent_t event);

/**
 * Returns the event that a node records.
 *
 * - `node` (in): the node.
 * - `event_out` (out): the event.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * HIP: hipGraphEventRecordNodeGetEvent. CUDA: cudaGraphEventRecordNodeGetEvent.
 */
hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out);

/**
 * Sets the event that a node records.
 *
 * - `node` (in): the node.
 * - `event` (in): the event.
 *
 * Returns hipErrorInvalidValue for a node that does not exist or does other work,
 * hipErrorInvalidHandle for an event that does not exist.
 *
 * HIP: hipGraphEventRecordNodeSetEvent. CUDA: cudaGraphEventRecordNodeSetEvent.
 */
hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event);

/**
 * Sets the event that an executable graph records for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `event` (in): the event.
 *
 * Returns hipErrorInvalidValue where the executable graph was not made of the node, or the node does
 * other work, hipErrorInvalidHandle for an event that does not exist.
 *
 * HIP: hipGraphExecEventRecordNodeSetEvent. CUDA: cudaGraphExecEventRecordNodeSetEvent.
 */
hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t hGraphExec,
                                               hipGraphNode_t hNode,
                                               hipEvent_t event);

/**
 * Adds a node that waits for an event's latest record at the launch.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `event` (in): the event.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph; hipErrorInvalidHandle for an event that does not exist.
 *
 * HIP: hipGraphAddEventWaitNode. CUDA: cudaGraphAddEventWaitNode.
 */
hipError_t hipGraphAddEventWaitNode(hipGraphNode_t *pGraphNode,
                                    hipGraph_t graph,
                                    const hipGraphNode_t *pDependencies,
                                    size_t numDependencies,
                                    hipEvent_t event);

/**
 * Returns the event that a node waits for.
 *
 * - `node` (in): the node.
 * - `event_out` (out): the event.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * HIP: hipGraphEventWaitNodeGetEvent. CUDA: cudaGraphEventWaitNodeGetEvent.
 */
hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out);

/**
 * Sets the event that a node waits for.
 *
 * - `node` (in): the node.
 * - `event` (in): the event.
 *
 * Returns hipErrorInvalidValue for a node that does not exist or does other work,
 * hipErrorInvalidHandle for an event that does not exist.
 *
 * HIP: hipGraphEventWaitNodeSetEvent. CUDA: cudaGraphEventWaitNodeSetEvent.
 */
hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event);

/**
 * Sets the event that an executable graph waits for for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `event` (in): the event.
 *
 * Returns hipErrorInvalidValue where the executable graph was not made of the node, or the node does
 * other work, hipErrorInvalidHandle for an event that does not exist.
 *
 * HIP: hipGraphExecEventWaitNodeSetEvent. CUDA: cudaGraphExecEventWaitNodeSetEvent.
 */
hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t hGraphExec,
                                             hipGraphNode_t hNode,
                                             hipEvent_t event);

/**
 * Adds a node that waits for values in memory and writes values, in their order.
 *
 * - `phGraphNode` (out): the node.
 * - `hGraph` (in): the graph.
 * - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `nodeParams` (in): the waits and writes, which are copied.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph; for none or too many, other operations, flags, no context, and memory
 * that no device reaches.
 *
 * HIP: hipGraphAddBatchMemOpNode from 6.4 on. CUDA: cuGraphAddBatchMemOpNode.
 */
hipError_t hipGraphAddBatchMemOpNode(hipGraphNode_t *phGraphNode,
                                     hipGraph_t hGraph,
                                     const hipGraphNode_t *dependencies,
                                     size_t numDependencies,
                                     const struct hipBatchMemOpNodeParams *nodeParams);

/**
 * Returns the waits and writes of a node.
 *
 * - `hNode` (in): the node.
 * - `nodeParams_out` (out): the waits and writes; the arrays are the node's, and valid until it changes.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist
 * or neither waits for values nor writes them.
 *
 * HIP: hipGraphBatchMemOpNodeGetParams from 6.4 on. CUDA: cuGraphBatchMemOpNodeGetParams.
 */
hipError_t hipGraphBatchMemOpNodeGetParams(hipGraphNode_t hNode,
                                           struct hipBatchMemOpNodeParams *nodeParams_out);

/**
 * Sets the waits and writes of a node.
 *
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the waits and writes, which are copied.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; what
 * hipGraphAddBatchMemOpNode returns.
 *
 * HIP: hipGraphBatchMemOpNodeSetParams from 6.4 on. CUDA: cuGraphBatchMemOpNodeSetParams.
 */
hipError_t hipGraphBatchMemOpNodeSetParams(hipGraphNode_t hNode,
                                           struct hipBatchMemOpNodeParams *nodeParams);

/**
 * Sets the waits and writes that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the waits and writes, which are copied, as many operations of the same types.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * HIP: hipGraphExecBatchMemOpNodeSetParams from 6.4 on. CUDA: cuGraphExecBatchMemOpNodeSetParams.
 */
hipError_t hipGraphExecBatchMemOpNodeSetParams(hipGraphExec_t hGraphExec,
                                               hipGraphNode_t hNode,
                                               const struct hipBatchMemOpNodeParams *nodeParams);

/**
 * Adds a node that signals semaphores.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `nodeParams` (in): the semaphores and the values, which are copied.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph; for none, flags, and semaphores that do not exist.
 *
 * HIP: hipGraphAddExternalSemaphoresSignalNode. CUDA: cudaGraphAddExternalSemaphoresSignalNode.
 */
hipError_t hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t *pGraphNode,
                                                   hipGraph_t graph,
                                                   const hipGraphNode_t *pDependencies,
                                                   size_t numDependencies,
                                                   const struct hipExternalSemaphoreSignalNodeParams *nodeParams);

/**
 * Returns the signals of a node.
 *
 * - `hNode` (in): the node.
 * - `params_out` (out): the signals; the arrays are the node's, and valid until it changes.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or signals no semaphores.
 *
 * HIP: hipGraphExternalSemaphoresSignalNodeGetParams. CUDA: cudaGraphExternalSemaphoresSignalNodeGetParams.
 */
hipError_t hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t hNode,
                                                         struct hipExternalSemaphoreSignalNodeParams *params_out);

/**
 * Sets the signals of a node.
 *
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the semaphores and the values, which are copied.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
 * none, flags, and semaphores that do not exist.
 *
 * HIP: hipGraphExternalSemaphoresSignalNodeSetParams. CUDA: cudaGraphExternalSemaphoresSignalNodeSetParams.
 */
hipError_t hipGraphExternalSemaphoresSignalNodeSetParams(hipGraphNode_t hNode,
                                                         const struct hipExternalSemaphoreSignalNodeParams *nodeParams);

/**
 * Sets the signals that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * HIP: hipGraphExecExternalSemaphoresSignalNodeSetParams. CUDA: cudaGraphExecExternalSemaphoresSignalNodeSetParams.
 */
hipError_t hipGraphExecExternalSemaphoresSignalNodeSetParams(hipGraphExec_t hGraphExec,
                                                             hipGraphNode_t hNode,
                                                             const struct hipExternalSemaphoreSignalNodeParams *nodeParams);

/**
 * Adds a node that waits for semaphores.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `nodeParams` (in): the semaphores and the values, which are copied.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph; for none, flags, and semaphores that do not exist.
 *
 * HIP: hipGraphAddExternalSemaphoresWaitNode. CUDA: cudaGraphAddExternalSemaphoresWaitNode.
 */
hipError_t hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t *pGraphNode,
                                                 hipGraph_t graph,
                                                 const hipGraphNode_t *pDependencies,
                                                 size_t numDependencies,
                                                 const struct hipExternalSemaphoreWaitNodeParams *nodeParams);

/**
 * Returns the waits of a node.
 *
 * - `hNode` (in): the node.
 * - `params_out` (out): the waits; the arrays are the node's, and valid until it changes.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or waits for no semaphores.
 *
 * HIP: hipGraphExternalSemaphoresWaitNodeGetParams. CUDA: cudaGraphExternalSemaphoresWaitNodeGetParams.
 */
hipError_t hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t hNode,
                                                       struct hipExternalSemaphoreWaitNodeParams *params_out);

/**
 * Sets the waits of a node.
 *
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the semaphores and the values, which are copied.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
 * none, flags, and semaphores that do not exist.
 *
 * HIP: hipGraphExternalSemaphoresWaitNodeSetParams. CUDA: cudaGraphExternalSemaphoresWaitNodeSetParams.
 */
hipError_t hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t hNode,
                                                       const struct hipExternalSemaphoreWaitNodeParams *nodeParams);

/**
 * Sets the waits that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * HIP: hipGraphExecExternalSemaphoresWaitNodeSetParams. CUDA: cudaGraphExecExternalSemaphoresWaitNodeSetParams.
 */
hipError_t hipGraphExecExternalSemaphoresWaitNodeSetParams(hipGraphExec_t hGraphExec,
                                                           hipGraphNode_t hNode,
                                                           const struct hipExternalSemaphoreWaitNodeParams *nodeParams);

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
 * - `pNodeParams` (inout): the bytes and the device; on return the address as well.
 *
 * Returns hipErrorInvalidValue for NULL, no bytes, a device that does not exist, a graph that does not
 * exist, and nodes that are named twice or are of another graph; hipErrorNotSupported for kinds of handle and,
 * on the host back end, for a graph that belongs to a node; hipErrorOutOfMemory.
 *
 * HIP: hipGraphAddMemAllocNode. CUDA: cudaGraphAddMemAllocNode.
 */
hipError_t hipGraphAddMemAllocNode(hipGraphNode_t *pGraphNode,
                                   hipGraph_t graph,
                                   const hipGraphNode_t *pDependencies,
                                   size_t numDependencies,
                                   struct hipMemAllocNodeParams *pNodeParams);

/**
 * Returns the allocation of a node.
 *
 * - `node` (in): the node.
 * - `pNodeParams` (out): the bytes, the device and the address.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or allocates nothing.
 *
 * HIP: hipGraphMemAllocNodeGetParams. CUDA: cudaGraphMemAllocNodeGetParams.
 */
hipError_t hipGraphMemAllocNodeGetParams(hipGraphNode_t node,
                                         struct hipMemAllocNodeParams *pNodeParams);

/**
 * Adds a node that frees the memory of one that allocates it.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `dev_ptr` (in): the memory.
 *
 * Returns hipErrorInvalidValue for NULL, memory that no node allocates or that another node of the graph
 * frees, a graph that does not exist, and nodes that are named twice or are of another graph; on the host
 * back end hipErrorNotSupported for a graph that belongs to a node.
 *
 * HIP: hipGraphAddMemFreeNode. CUDA: cudaGraphAddMemFreeNode.
 */
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t *pGraphNode,
                                  hipGraph_t graph,
                                  const hipGraphNode_t *pDependencies,
                                  size_t numDependencies,
                                  void *dev_ptr);

/**
 * Returns the memory that a node frees.
 *
 * - `node` (in): the node.
 * - `dev_ptr` (out): its address, where this points to.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or frees nothing.
 *
 * HIP: hipGraphMemFreeNodeGetParams. CUDA: cudaGraphMemFreeNodeGetParams.
 */
hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void *dev_ptr);

/**
 * Adds a node that copies a box, described as hipDrvMemcpy3D's.
 *
 * - `phGraphNode` (out): the node.
 * - `hGraph` (in): the graph.
 * - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `copyParams` (in): the copy.
 * - `ctx` (in): the context of the work, which is not used.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
 * or are of another graph, and for a copy that hipDrvMemcpy3D refuses.
 *
 * HIP: hipDrvGraphAddMemcpyNode from 6.4 on. CUDA: cuGraphAddMemcpyNode.
 */
hipError_t hipDrvGraphAddMemcpyNode(hipGraphNode_t *phGraphNode,
                                    hipGraph_t hGraph,
                                    const hipGraphNode_t *dependencies,
                                    size_t numDependencies,
                                    const struct HIP_MEMCPY3D *copyParams,
                                    hipCtx_t ctx);

/**
 * Returns the copy of a node, described as hipDrvMemcpy3D's.
 *
 * - `hNode` (in): the node.
 * - `nodeParams` (out): the copy.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or copies nothing.
 *
 * HIP: hipDrvGraphMemcpyNodeGetParams from 6.4 on. CUDA: cuGraphMemcpyNodeGetParams.
 */
hipError_t hipDrvGraphMemcpyNodeGetParams(hipGraphNode_t hNode, struct HIP_MEMCPY3D *nodeParams);

/**
 * Sets the copy of a node, described as hipDrvMemcpy3D's.
 *
 * - `hNode` (in): the node.
 * - `nodeParams` (in): the copy.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
 *
 * HIP: hipDrvGraphMemcpyNodeSetParams from 6.4 on. CUDA: cuGraphMemcpyNodeSetParams.
 */
hipError_t hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t hNode,
                                          const struct HIP_MEMCPY3D *nodeParams);

/**
 * Sets the copy that an executable graph does for a node, described as hipDrvMemcpy3D's, between memory of the same
 * kinds.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `copyParams` (in): the copy.
 * - `ctx` (in, nullable): the context of the work, which is not used.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place.
 *
 * HIP: hipDrvGraphExecMemcpyNodeSetParams from 6.4 on. CUDA: cuGraphExecMemcpyNodeSetParams.
 */
hipError_t hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec,
                                              hipGraphNode_t hNode,
                                              const struct HIP_MEMCPY3D *copyParams,
                                              hipCtx_t ctx);

/**
 * Adds a node that fills memory.
 *
 * - `phGraphNode` (out): the node.
 * - `hGraph` (in): the graph.
 * - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `memsetParams` (in): the fill.
 * - `ctx` (in, nullable): the context of the work, which is not used.
 *
 * Returns what hipGraphAddMemsetNode returns.
 *
 * HIP: hipDrvGraphAddMemsetNode from 6.4 on. CUDA: cuGraphAddMemsetNode.
 */
hipError_t hipDrvGraphAddMemsetNode(hipGraphNode_t *phGraphNode,
                                    hipGraph_t hGraph,
                                    const hipGraphNode_t *dependencies,
                                    size_t numDependencies,
                                    const struct hipMemsetParams *memsetParams,
                                    hipCtx_t ctx);

/**
 * Sets the fill that an executable graph does for a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): the node.
 * - `memsetParams` (in): the fill.
 * - `ctx` (in, nullable): the context of the work, which is not used.
 *
 * Returns what hipGraphExecMemsetNodeSetParams returns.
 *
 * HIP: hipDrvGraphExecMemsetNodeSetParams from 6.4 on. CUDA: cuGraphExecMemsetNodeSetParams.
 */
hipError_t hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec,
                                              hipGraphNode_t hNode,
                                              const struct hipMemsetParams *memsetParams,
                                              hipCtx_t ctx);

/**
 * Adds a node that frees the memory of one that allocates it.
 *
 * - `phGraphNode` (out): the node.
 * - `hGraph` (in): the graph.
 * - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `dptr` (in): the memory.
 *
 * Returns what hipGraphAddMemFreeNode returns.
 *
 * HIP: hipDrvGraphAddMemFreeNode from 6.4 on. CUDA: cuGraphAddMemFreeNode.
 */
hipError_t hipDrvGraphAddMemFreeNode(hipGraphNode_t *phGraphNode,
                                     hipGraph_t hGraph,
                                     const hipGraphNode_t *dependencies,
                                     size_t numDependencies,
                                     hipDeviceptr_t dptr);

/**
 * Makes an executable graph of a graph as it is now.
 *
 * - `pGraphExec` (out): the executable graph; destroy it with hipGraphExecDestroy.
 * - `graph` (in): the graph.
 * - `pErrorNode` (out, nullable): NULL.
 * - `pLogBuffer` (out, array of bufferSize, nullable): the empty text.
 * - `bufferSize` (in): the bytes of the text.
 *
 * Returns hipErrorInvalidValue for NULL, a graph that does not exist, and edges that make a circle;
 * hipErrorNotSupported for a second one of a graph that allocates or frees memory.
 *
 * HIP: hipGraphInstantiate. CUDA: cudaGraphInstantiate.
 */
hipError_t hipGraphInstantiate(hipGraphExec_t *pGraphExec,
                               hipGraph_t graph,
                               hipGraphNode_t *pErrorNode,
                               char *pLogBuffer,
                               size_t bufferSize);

/**
 * Makes an executable graph of a graph as it is now.
 *
 * - `pGraphExec` (out): the executable graph; destroy it with hipGraphExecDestroy.
 * - `graph` (in): the graph.
 * - `flags` (in): 0, or 1, with which a launch frees what the one before has left allocated, or 8, which changes nothing
 *   here; not both.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, a graph that does not exist, and edges that make
 * a circle; hipErrorNotSupported for a second one of a graph that allocates or frees memory.
 *
 * HIP: hipGraphInstantiateWithFlags. CUDA: cudaGraphInstantiateWithFlags.
 */
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *pGraphExec,
                                        hipGraph_t graph,
                                        unsigned long long flags);

/**
 * Makes an executable graph of a graph as it is now, and prepares its launch on request.
 *
 * - `pGraphExec` (out): the executable graph; destroy it with hipGraphExecDestroy.
 * - `graph` (in): the graph.
 * - `instantiateParams` (inout): how; gets the outcome, and the node at fault where one is.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, a graph that does not exist, edges that make a circle, and
 * hipGraphInstantiateFlagDeviceLaunch, as no kernel launches graphs here; hipErrorNotSupported for a second one of a graph
 * that allocates or frees memory; hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipGraphInstantiateWithParams. CUDA: cudaGraphInstantiateWithParams.
 */
hipError_t hipGraphInstantiateWithParams(hipGraphExec_t *pGraphExec,
                                         hipGraph_t graph,
                                         struct hipGraphInstantiateParams *instantiateParams);

/**
 * Returns the flags that an executable graph was made with.
 *
 * - `graphExec` (in): the executable graph.
 * - `flags` (out): bits of hipGraphInstantiateFlags.
 *
 * Returns hipErrorInvalidValue for NULL and for an executable graph that does not exist.
 *
 * HIP: hipGraphExecGetFlags. CUDA: cudaGraphExecGetFlags.
 */
hipError_t hipGraphExecGetFlags(hipGraphExec_t graphExec, unsigned long long *flags);

/**
 * Tells whether launches of an executable graph do the work of a node.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
 * - `isEnabled` (out): 1, or 0 where it is left out.
 *
 * Returns hipErrorInvalidValue for NULL, an executable graph that does not exist or was not made of the node, and
 * other nodes.
 *
 * HIP: hipGraphNodeGetEnabled. CUDA: cudaGraphNodeGetEnabled.
 */
hipError_t hipGraphNodeGetEnabled(hipGraphExec_t hGraphExec,
                                  hipGraphNode_t hNode,
                                  unsigned int *isEnabled);

/**
 * Lets launches of an executable graph do the work of a node, or leave it out.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
 * - `isEnabled` (in): 0 leaves it out.
 *
 * Returns hipErrorInvalidValue for an executable graph that does not exist or was not made of the node, and for other
 * nodes.
 *
 * HIP: hipGraphNodeSetEnabled. CUDA: cudaGraphNodeSetEnabled.
 */
hipError_t hipGraphNodeSetEnabled(hipGraphExec_t hGraphExec,
                                  hipGraphNode_t hNode,
                                  unsigned int isEnabled);

/**
 * Returns an attribute of a node's launch.
 *
 * - `hNode` (in): a node that launches a kernel.
 * - `attr` (in): the attribute.
 * - `value` (out): its value.
 *
 * Returns hipErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
 *
 * HIP: hipGraphKernelNodeGetAttribute. CUDA: cudaGraphKernelNodeGetAttribute.
 */
hipError_t hipGraphKernelNodeGetAttribute(hipGraphNode_t hNode,
                                          hipKernelNodeAttrID attr,
                                          hipKernelNodeAttrValue *value);

/**
 * Sets an attribute of a node's launch.
 *
 * - `hNode` (in): a node that launches a kernel.
 * - `attr` (in): the attribute.
 * - `value` (in): its value.
 *
 * Returns hipErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
 *
 * HIP: hipGraphKernelNodeSetAttribute. CUDA: cudaGraphKernelNodeSetAttribute.
 */
hipError_t hipGraphKernelNodeSetAttribute(hipGraphNode_t hNode,
                                          hipKernelNodeAttrID attr,
                                          const hipKernelNodeAttrValue *value);

/**
 * Gives a node's launch all attributes of another node's.
 *
 * - `hSrc` (in): the node that has them.
 * - `hDst` (in): the node that gets them.
 *
 * Returns hipErrorInvalidValue for nodes that do not exist or launch no kernel.
 *
 * HIP: hipGraphKernelNodeCopyAttributes. CUDA: cudaGraphKernelNodeCopyAttributes, whose nodes are the other way around.
 */
hipError_t hipGraphKernelNodeCopyAttributes(hipGraphNode_t hSrc,
                                            hipGraphNode_t hDst);

/**
 * Makes an object that lasts as long as the program or a graph refers to it.
 *
 * - `object_out` (out): the object, with references of the program's.
 * - `ptr` (in, nullable): the argument of `destroy`.
 * - `destroy` (in): called once at the object's end, by any thread; it must make no calls of this library.
 * - `initialRefcount` (in): how many references, from 1 on.
 * - `flags` (in): hipUserObjectNoDestructorSync.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, and other counts than 1 to 2147483647.
 *
 * HIP: hipUserObjectCreate. CUDA: cudaUserObjectCreate.
 */
hipError_t hipUserObjectCreate(hipUserObject_t *object_out,
                               void *ptr,
                               hipHostFn_t destroy,
                               unsigned int initialRefcount,
                               unsigned int flags);

/**
 * Releases references of the program's to an object.
 *
 * - `object` (in): the object.
 * - `count` (in): how many, from 1 on; nothing is done for more than there are.
 *
 * Returns hipErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
 *
 * HIP: hipUserObjectRelease. CUDA: cudaUserObjectRelease.
 */
hipError_t hipUserObjectRelease(hipUserObject_t object,
                                unsigned int count);

/**
 * Adds references of the program's to an object.
 *
 * - `object` (in): the object.
 * - `count` (in): how many, from 1 on.
 *
 * Returns hipErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
 *
 * HIP: hipUserObjectRetain. CUDA: cudaUserObjectRetain.
 */
hipError_t hipUserObjectRetain(hipUserObject_t object,
                               unsigned int count);

/**
 * Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
 *
 * - `graph` (in): the graph.
 * - `object` (in): the object.
 * - `count` (in): how many, from 1 on.
 * - `flags` (in): 0 for new references, hipGraphUserObjectMove for the program's own.
 *
 * Returns hipErrorInvalidValue for a graph or an object that does not exist, other flags, and other counts than 1 to
 * 2147483647.
 *
 * HIP: hipGraphRetainUserObject. CUDA: cudaGraphRetainUserObject.
 */
hipError_t hipGraphRetainUserObject(hipGraph_t graph,
                                    hipUserObject_t object,
                                    unsigned int count,
                                    unsigned int flags);

/**
 * Releases references of a graph to an object.
 *
 * - `graph` (in): the graph.
 * - `object` (in): the object.
 * - `count` (in): how many, from 1 on; nothing is done for more than the graph has.
 *
 * Returns hipErrorInvalidValue for a graph or an object that does not exist, and for other counts than 1 to 2147483647.
 *
 * HIP: hipGraphReleaseUserObject. CUDA: cudaGraphReleaseUserObject.
 */
hipError_t hipGraphReleaseUserObject(hipGraph_t graph,
                                     hipUserObject_t object,
                                     unsigned int count);

/**
 * Returns a number about the memory of graphs on a device.
 *
 * - `device` (in): the device.
 * - `attr` (in): which.
 * - `value` (out): bytes, 64 bits.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL and other numbers.
 *
 * HIP: hipDeviceGetGraphMemAttribute. CUDA: cudaDeviceGetGraphMemAttribute.
 */
hipError_t hipDeviceGetGraphMemAttribute(int device,
                                         hipGraphMemAttributeType attr,
                                         void *value);

/**
 * Lets the most bytes of graphs' memory on a device be those of now.
 *
 * - `device` (in): the device.
 * - `attr` (in): hipGraphMemAttrUsedMemHigh or hipGraphMemAttrReservedMemHigh.
 * - `value` (in): 0, 64 bits.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL, another value and
 * other numbers.
 *
 * HIP: hipDeviceSetGraphMemAttribute. CUDA: cudaDeviceSetGraphMemAttribute.
 */
hipError_t hipDeviceSetGraphMemAttribute(int device,
                                         hipGraphMemAttributeType attr,
                                         void *value);

/**
 * Gives memory of graphs that the program has freed back to the system.
 *
 * - `device` (in): the device.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipDeviceGraphMemTrim. CUDA: cudaDeviceGraphMemTrim.
 */
hipError_t hipDeviceGraphMemTrim(int device);

/**
 * Queues all work of an executable graph, in an order that follows its edges and after its launches
 * before.
 *
 * - `graphExec` (in): the executable graph.
 * - `stream` (in, nullable): the stream.
 *
 * Returns hipErrorInvalidValue for an executable graph that does not exist, where memory of its nodes
 * does not exist any more, and where an earlier launch has allocated memory that was not freed;
 * hipErrorStreamCaptureUnsupported for a stream that is captured; hipErrorContextIsDestroyed for one
 * that does not exist.
 *
 * HIP: hipGraphLaunch. CUDA: cudaGraphLaunch.
 */
hipError_t hipGraphLaunch(hipGraphExec_t graphExec,
                          hipStream_t stream);

/**
 * hipGraphLaunch with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipGraphLaunch with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipGraphLaunch_spt(hipGraphExec_t graphExec, hipStream_t stream);

/**
 * Prepares the launch of an executable graph. Here a launch needs none.
 *
 * - `graphExec` (in): the executable graph.
 * - `stream` (in, nullable): the stream of the launch.
 *
 * Returns hipErrorInvalidValue for an executable graph that does not exist, hipErrorContextIsDestroyed
 * for a stream that does not exist, hipErrorStreamCaptureUnsupported for one that is captured.
 *
 * HIP: hipGraphUpload. CUDA: cudaGraphUpload.
 */
hipError_t hipGraphUpload(hipGraphExec_t graphExec,
                          hipStream_t stream);

/**
 * Destroys an executable graph. Launches that are queued complete.
 *
 * - `graphExec` (in): the executable graph.
 *
 * Returns hipErrorInvalidValue for one that does not exist.
 *
 * HIP: hipGraphExecDestroy. CUDA: cudaGraphExecDestroy.
 */
hipError_t hipGraphExecDestroy(hipGraphExec_t graphExec);

/**
 * Lets an executable graph do the work of another graph, whose nodes and edges are alike.
 *
 * - `hGraphExec` (in): the executable graph.
 * - `hGraph` (in): the other graph.
 * - `hErrorNode_out` (out): a node of that graph at which they differ, or NULL.
 * - `updateResult_out` (out): hipGraphExecUpdateSuccess, or the difference.
 *
 * Returns hipErrorInvalidValue for NULL and for graphs that do not exist,
 * hipErrorGraphExecUpdateFailure where the graphs differ; the executable graph is then as it was.
 *
 * HIP: hipGraphExecUpdate. CUDA: cudaGraphExecUpdate.
 */
hipError_t hipGraphExecUpdate(hipGraphExec_t hGraphExec,
                              hipGraph_t hGraph,
                              hipGraphNode_t *hErrorNode_out,
                              hipGraphExecUpdateResult *updateResult_out);

/**
 * Writes a graph to a file, in the language of Graphviz.
 *
 * - `graph` (in): the graph.
 * - `path` (in): the file.
 * - `flags` (in): flags of what is told; all is told alike here.
 *
 * Returns hipErrorInvalidValue for NULL and for a graph that does not exist, hipErrorOperatingSystem
 * for a file that cannot be written.
 *
 * HIP: hipGraphDebugDotPrint. CUDA: cudaGraphDebugDotPrint.
 */
hipError_t hipGraphDebugDotPrint(hipGraph_t graph,
                                 const char *path,
                                 unsigned int flags);

/**
 * Adds a node of any type.
 *
 * - `pGraphNode` (out): the node.
 * - `graph` (in): the graph.
 * - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
 * - `numDependencies` (in): how many.
 * - `nodeParams` (inout): the type, and what describes a node of that type; that of memory gets the address.
 *
 * Returns hipErrorInvalidValue for NULL, and what the call for nodes of the type returns;
 * hipErrorNotSupported for copies to and from symbols.
 *
 * HIP: hipGraphAddNode from 6.4 on. CUDA: cudaGraphAddNode.
 */
hipError_t hipGraphAddNode(hipGraphNode_t *pGraphNode,
                           hipGraph_t graph,
                           const hipGraphNode_t *pDependencies,
                           size_t numDependencies,
                           struct hipGraphNodeParams *nodeParams);

/**
 * Sets the work of a node of any type.
 *
 * - `node` (in): the node.
 * - `nodeParams` (in): its type, and what describes a node of that type.
 *
 * Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work;
 * hipErrorNotSupported for memory and graphs, which stay as they are.
 *
 * HIP: hipGraphNodeSetParams from 6.4 on. CUDA: cudaGraphNodeSetParams.
 */
hipError_t hipGraphNodeSetParams(hipGraphNode_t node, struct hipGraphNodeParams *nodeParams);

/**
 * Sets the work that an executable graph does for a node of any type.
 *
 * - `graphExec` (in): the executable graph.
 * - `node` (in): the node.
 * - `nodeParams` (in): its type, and what describes a node of that type.
 *
 * Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
 * cannot do the work in its place; hipErrorNotSupported for memory, which stays as it is.
 *
 * HIP: hipGraphExecNodeSetParams from 6.4 on. CUDA: cudaGraphExecNodeSetParams.
 */
hipError_t hipGraphExecNodeSetParams(hipGraphExec_t graphExec,
                                     hipGraphNode_t node,
                                     struct hipGraphNodeParams *nodeParams);

/**
 * Exports device memory as a handle, by which other processes open it.
 *
 * The handle identifies the whole allocation that contains `devPtr`: opening it returns the allocation's base, also for
 * an interior pointer, so send the offset along. Repeated calls return the same bytes; memory freed and allocated again
 * has a new handle. The memory must stay allocated until the other processes have closed it.
 *
 * - `handle` (out): 64 bytes to send to the other process by any means.
 * - `devPtr` (in): device memory from hipMalloc, hipExtMallocWithFlags or hipMallocPitch.
 *
 * Returns hipErrorInvalidValue when either is NULL, or when `devPtr` is not live device memory of this process: host,
 * managed, stream-ordered, opened from another process, or freed.
 *
 * HIP: hipIpcGetMemHandle. CUDA: cudaIpcGetMemHandle.
 */
hipError_t hipIpcGetMemHandle(struct hipIpcMemHandle_t *handle,
                              void *devPtr);

/**
 * Opens memory that another process exported and returns its base address in this process.
 *
 * Opening a handle again returns the same address; close it as often. The memory belongs to the device it was
 * allocated on.
 *
 * - `devPtr` (out): the base address.
 * - `handle` (in): the 64 bytes from hipIpcGetMemHandle.
 * - `flags` (in): hipIpcMemLazyEnablePeerAccess; 0, its value up to HIP 5, is taken too.
 *
 * Returns hipErrorInvalidValue for a NULL pointer, other flags, or a handle of zeros; hipErrorInvalidContext for a
 * handle made by this process; hipErrorInvalidDevicePointer for a handle of no live memory that this process may
 * open: stale, freed, corrupted, forged, of another user, or of a process that has ended.
 *
 * HIP: hipIpcOpenMemHandle. CUDA: cudaIpcOpenMemHandle.
 */
hipError_t hipIpcOpenMemHandle(void **devPtr,
                               struct hipIpcMemHandle_t handle,
                               unsigned int flags);

/**
 * hipIpcOpenMemHandle with the handle by reference, for languages that cannot pass a structure by value.
 *
 * - `devPtr` (out): the base address.
 * - `handle` (in): the 64 bytes from hipIpcGetMemHandle.
 * - `flags` (in): hipIpcMemLazyEnablePeerAccess; 0, its value up to HIP 5, is taken too.
 *
 * Returns what hipIpcOpenMemHandle returns, and hipErrorInvalidValue for a NULL handle.
 *
 * HIP: hipIpcOpenMemHandle. CUDA: cudaIpcOpenMemHandle.
 */
hipError_t anygpu_hipIpcOpenMemHandle_ref(void **devPtr,
                                          const struct hipIpcMemHandle_t *handle,
                                          unsigned int flags);

/**
 * Closes one opening of another process's memory; the last close unmaps it.
 *
 * Work that uses the memory is finished first.
 *
 * - `devPtr` (in): the address from hipIpcOpenMemHandle.
 *
 * Returns hipErrorInvalidValue for NULL, for memory that was not opened, and for one close too many.
 *
 * HIP: hipIpcCloseMemHandle. CUDA: cudaIpcCloseMemHandle.
 */
hipError_t hipIpcCloseMemHandle(void *devPtr);

/**
 * Exports an event as a handle, by which other processes open it.
 *
 * The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
 * tell the other processes only after hipEventRecord.
 *
 * - `handle` (out): 64 bytes to send to the other process by any means.
 * - `event` (in): an event created with hipEventInterprocess and hipEventDisableTiming.
 *
 * Returns hipErrorInvalidValue when either is NULL; hipErrorInvalidConfiguration for an event created without
 * hipEventInterprocess; hipErrorInvalidHandle for an event that does not exist.
 *
 * HIP: hipIpcGetEventHandle. CUDA: cudaIpcGetEventHandle.
 */
hipError_t hipIpcGetEventHandle(struct hipIpcEventHandle_t *handle,
                                hipEvent_t event);

/**
 * Opens an event that another process exported.
 *
 * It can be waited for, queried and recorded; destroy it with hipEventDestroy.
 *
 * - `event` (out): the event.
 * - `handle` (in): the 64 bytes from hipIpcGetEventHandle.
 *
 * Returns hipErrorInvalidValue for a NULL pointer and for a handle that names no live event this process may open;
 * hipErrorInvalidContext for a handle made by this process.
 *
 * HIP: hipIpcOpenEventHandle. CUDA: cudaIpcOpenEventHandle.
 */
hipError_t hipIpcOpenEventHandle(hipEvent_t *event,
                                 struct hipIpcEventHandle_t handle);

/**
 * hipIpcOpenEventHandle with the handle by reference, for languages that cannot pass a structure by value.
 *
 * - `event` (out): the event.
 * - `handle` (in): the 64 bytes from hipIpcGetEventHandle.
 *
 * Returns what hipIpcOpenEventHandle returns, and hipErrorInvalidValue for a NULL handle.
 *
 * HIP: hipIpcOpenEventHandle. CUDA: cudaIpcOpenEventHandle.
 */
hipError_t anygpu_hipIpcOpenEventHandle_ref(hipEvent_t *event,
                                            const struct hipIpcEventHandle_t *handle);

/**
 * Loads a module from a file.
 *
 * - `module` (out): the module; unload it with hipModuleUnload.
 * - `fname` (in): the file: a code object for AMD's GPUs, a cubin, fatbin or PTX for NVIDIA's, a shared object made with
 *   anygpu/kernel.h for the host back end.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorFileNotFound for a file that cannot be read,
 * hipErrorInvalidImage for one that is damaged or of no known kind, hipErrorNoBinaryForGpu for one
 * for another device.
 *
 * HIP: hipModuleLoad. CUDA: cuModuleLoad.
 */
hipError_t hipModuleLoad(hipModule_t *module,
                         const char *fname);

/**
 * Loads a module from memory.
 *
 * - `module` (out): the module; unload it with hipModuleUnload.
 * - `image` (in): the contents of a file as hipModuleLoad takes it; PTX ends with a NUL.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidImage for an image that is damaged or of no
 * known kind, hipErrorNoBinaryForGpu for one for another device.
 *
 * HIP: hipModuleLoadData. CUDA: cuModuleLoadData.
 */
hipError_t hipModuleLoadData(hipModule_t *module, const void *image);

/**
 * Loads a module from memory, with options for a compiler at run time, which only AMD's own runtime may heed.
 *
 * - `module` (out): the module; unload it with hipModuleUnload.
 * - `image` (in): the contents of a file as hipModuleLoad takes it; PTX ends with a NUL.
 * - `numOptions` (in): the number of options.
 * - `options` (in, array of numOptions, nullable): the options.
 * - `optionValues` (inout, array of numOptions, nullable): the value of each.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidImage for an image that is damaged or of no
 * known kind, hipErrorNoBinaryForGpu for one for another device.
 *
 * HIP: hipModuleLoadDataEx. CUDA: cuModuleLoadDataEx.
 */
hipError_t hipModuleLoadDataEx(hipModule_t *module,
                               const void *image,
                               unsigned int numOptions,
                               hipJitOption *options,
                               void **optionValues);

/**
 * Loads a module from memory.
 *
 * - `module` (out): the module; unload it with hipModuleUnload.
 * - `fatbin` (in): the contents of a file as hipModuleLoad takes it.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidImage for an image that is damaged or of no
 * known kind, hipErrorNoBinaryForGpu for one for another device.
 *
 * HIP: hipModuleLoadFatBinary from 7.1 on. CUDA: cuModuleLoadFatBinary.
 */
hipError_t hipModuleLoadFatBinary(hipModule_t *module, const void *fatbin);

/**
 * Counts the kernels of a module.
 *
 * - `count` (out): how many.
 * - `module` (in): the module.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a module that does not exist.
 *
 * HIP: hipModuleGetFunctionCount from 7.1 on. CUDA: cuModuleGetFunctionCount.
 */
hipError_t hipModuleGetFunctionCount(unsigned int *count, hipModule_t module);

/**
 * Unloads a module. Launches of its kernels that are queued complete.
 *
 * - `module` (in): the module.
 *
 * Returns hipErrorInvalidHandle for a module that does not exist.
 *
 * HIP: hipModuleUnload. CUDA: cuModuleUnload.
 */
hipError_t hipModuleUnload(hipModule_t module);

/**
 * Finds a kernel of a module.
 *
 * - `function` (out): the kernel, which lives as long as its module.
 * - `module` (in): the module.
 * - `kname` (in): its name, as the compiler has made it: that of the source where it is extern "C".
 *
 * Returns hipErrorInvalidValue for NULL and for an empty name, hipErrorInvalidHandle for a module
 * that does not exist, hipErrorNotFound for another name.
 *
 * HIP: hipModuleGetFunction. CUDA: cuModuleGetFunction.
 */
hipError_t hipModuleGetFunction(hipFunction_t *function, hipModule_t module, const char *kname);

/**
 * Finds a variable of a module.
 *
 * - `dptr` (out, nullable): its address, for copies.
 * - `bytes` (out, nullable): its bytes.
 * - `hmod` (in): the module.
 * - `name` (in): its name, as the compiler has made it.
 *
 * Returns hipErrorInvalidValue for NULL and for an empty name, hipErrorInvalidHandle for a module
 * that does not exist, hipErrorNotFound for another name.
 *
 * HIP: hipModuleGetGlobal. CUDA: cuModuleGetGlobal.
 */
hipError_t hipModuleGetGlobal(hipDeviceptr_t *dptr,
                              size_t *bytes,
                              hipModule_t hmod,
                              const char *name);

/**
 * Queues a launch of a kernel.
 *
 * - `f` (in): the kernel.
 * - `gridDimX` (in): blocks in x.
 * - `gridDimY` (in): blocks in y.
 * - `gridDimZ` (in): blocks in z.
 * - `blockDimX` (in): threads of a block in x.
 * - `blockDimY` (in): threads of a block in y.
 * - `blockDimZ` (in): threads of a block in z.
 * - `sharedMemBytes` (in): bytes of dynamic shared memory of each block.
 * - `stream` (in, nullable): the stream.
 * - `kernelParams` (in, nullable): the addresses of the arguments, which are copied by the call.
 * - `extra` (in, nullable): in their place HIP_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
 *   HIP_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, HIP_LAUNCH_PARAM_END.
 *
 * Returns hipErrorInvalidValue for 0 blocks or threads, for more threads or shared memory than a
 * block has, for missing arguments and for both forms of them; hipErrorInvalidHandle for a kernel or
 * stream that does not exist. A kernel that fails makes later calls for its stream return
 * hipErrorLaunchFailure.
 *
 * HIP: hipModuleLaunchKernel. CUDA: cuLaunchKernel.
 */
hipError_t hipModuleLaunchKernel(hipFunction_t f,
                                 unsigned int gridDimX,
                                 unsigned int gridDimY,
                                 unsigned int gridDimZ,
                                 unsigned int blockDimX,
                                 unsigned int blockDimY,
                                 unsigned int blockDimZ,
                                 unsigned int sharedMemBytes,
                                 hipStream_t stream,
                                 void **kernelParams,
                                 void **extra);

/**
 * Returns an attribute of a kernel.
 *
 * - `value` (out): the attribute. On the host back end those of registers and of memory of a fixed size are 0.
 * - `attrib` (in): one of hipFunction_attribute.
 * - `hfunc` (in): the kernel.
 *
 * Returns hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a kernel
 * that does not exist.
 *
 * HIP: hipFuncGetAttribute. CUDA: cuFuncGetAttribute.
 */
hipError_t hipFuncGetAttribute(int *value,
                               hipFunction_attribute attrib,
                               hipFunction_t hfunc);

/**
 * Sets an attribute of a kernel.
 *
 * - `func` (in): the kernel of a module or a library; AMD's own runtime takes the address of one that is compiled into the
 *   program.
 * - `attr` (in): hipFuncAttributeMaxDynamicSharedMemorySize or hipFuncAttributePreferredSharedMemoryCarveout.
 * - `value` (in): bytes, at most those that a block has; percent, or -1.
 *
 * Returns hipErrorInvalidDeviceFunction for NULL, hipErrorNotSupported for a kernel that is compiled into the program,
 * hipErrorInvalidHandle for one that does not exist, hipErrorInvalidValue for other attributes and values.
 *
 * HIP: hipFuncSetAttribute. CUDA: cudaFuncSetAttribute.
 */
hipError_t hipFuncSetAttribute(const void *func,
                               hipFuncAttribute attr,
                               int value);

/**
 * Queues a launch of a kernel, with attributes.
 *
 * - `config` (in): the launch. Attributes that are hints change nothing.
 * - `f` (in): the kernel.
 * - `params` (in, nullable): the addresses of the arguments, which are copied by the call.
 * - `extra` (in, nullable): in their place HIP_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
 *   HIP_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, HIP_LAUNCH_PARAM_END.
 *
 * Returns hipErrorInvalidHandle for a kernel or stream that does not exist, hipErrorInvalidValue for NULL and what
 * hipModuleLaunchKernel refuses, hipErrorNotSupported for a cooperative launch on the host back end.
 *
 * HIP: hipDrvLaunchKernelEx from 7.2 on. CUDA: cuLaunchKernelEx.
 */
hipError_t hipDrvLaunchKernelEx(const struct HIP_LAUNCH_CONFIG *config,
                                hipFunction_t f,
                                void **params,
                                void **extra);

/**
 * Queues a launch of a kernel whose blocks all run at once, so that they may wait for each other.
 *
 * - `f` (in): the kernel.
 * - `gridDimX` (in): blocks in x; there is room for all at once by hipModuleOccupancyMaxActiveBlocksPerMultiprocessor.
 * - `gridDimY` (in): blocks in y.
 * - `gridDimZ` (in): blocks in z.
 * - `blockDimX` (in): threads of a block in x.
 * - `blockDimY` (in): threads of a block in y.
 * - `blockDimZ` (in): threads of a block in z.
 * - `sharedMemBytes` (in): bytes of dynamic shared memory of each block.
 * - `stream` (in, nullable): the stream.
 * - `kernelParams` (in, nullable): the addresses of the arguments, which are copied by the call.
 *
 * Returns what hipModuleLaunchKernel returns, hipErrorCooperativeLaunchTooLarge where there is no room for all blocks, and
 * hipErrorNotSupported on the host back end.
 *
 * HIP: hipModuleLaunchCooperativeKernel from 5.7 on. CUDA: cuLaunchCooperativeKernel.
 */
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t f,
                                            unsigned int gridDimX,
                                            unsigned int gridDimY,
                                            unsigned int gridDimZ,
                                            unsigned int blockDimX,
                                            unsigned int blockDimY,
                                            unsigned int blockDimZ,
                                            unsigned int sharedMemBytes,
                                            hipStream_t stream,
                                            void **kernelParams);

/**
 * Counts the blocks of a kernel that a multiprocessor runs at a time.
 *
 * - `numBlocks` (out): the blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
 * - `f` (in): the kernel.
 * - `blockSize` (in): the threads of a block.
 * - `dynSharedMemPerBlk` (in): bytes of dynamic shared memory of each block.
 *
 * Returns hipErrorInvalidValue for NULL and for a block without threads, hipErrorInvalidHandle for a
 * kernel that does not exist.
 *
 * HIP: hipModuleOccupancyMaxActiveBlocksPerMultiprocessor. CUDA: cuOccupancyMaxActiveBlocksPerMultiprocessor.
 */
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
                                                              hipFunction_t f,
                                                              int blockSize,
                                                              size_t dynSharedMemPerBlk);

/**
 * Counts the blocks of a kernel that a multiprocessor runs at a time.
 *
 * - `numBlocks` (out): the blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
 * - `f` (in): the kernel.
 * - `blockSize` (in): the threads of a block.
 * - `dynSharedMemPerBlk` (in): bytes of dynamic shared memory of each block.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, flags and a block without threads, hipErrorInvalidHandle for a kernel that does
 * not exist.
 *
 * HIP: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags.
 */
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
                                                                       hipFunction_t f,
                                                                       int blockSize,
                                                                       size_t dynSharedMemPerBlk,
                                                                       unsigned int flags);

/**
 * Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
 *
 * - `gridSize` (out): the fewest blocks of this size that fill the device.
 * - `blockSize` (out): the threads of a block.
 * - `f` (in): the kernel.
 * - `dynSharedMemPerBlk` (in): bytes of dynamic shared memory of each block.
 * - `blockSizeLimit` (in): the most threads of a block; 0 for as many as the kernel allows.
 *
 * Returns hipErrorInvalidValue for NULL and for a negative limit, hipErrorInvalidHandle for a kernel that does not exist.
 *
 * HIP: hipModuleOccupancyMaxPotentialBlockSize. CUDA: cuOccupancyMaxPotentialBlockSize.
 */
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int *gridSize,
                                                   int *blockSize,
                                                   hipFunction_t f,
                                                   size_t dynSharedMemPerBlk,
                                                   int blockSizeLimit);

/**
 * Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
 *
 * - `gridSize` (out): the fewest blocks of this size that fill the device.
 * - `blockSize` (out): the threads of a block.
 * - `f` (in): the kernel.
 * - `dynSharedMemPerBlk` (in): bytes of dynamic shared memory of each block.
 * - `blockSizeLimit` (in): the most threads of a block; 0 for as many as the kernel allows.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, flags and a negative limit, hipErrorInvalidHandle for a kernel that does not
 * exist.
 *
 * HIP: hipModuleOccupancyMaxPotentialBlockSizeWithFlags. CUDA: cuOccupancyMaxPotentialBlockSizeWithFlags.
 */
hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int *gridSize,
                                                            int *blockSize,
                                                            hipFunction_t f,
                                                            size_t dynSharedMemPerBlk,
                                                            int blockSizeLimit,
                                                            unsigned int flags);

/**
 * Loads a library from memory: a module that belongs to no device.
 *
 * - `library` (out): the library; unload it with hipLibraryUnload.
 * - `code` (in): the contents of a file as hipModuleLoad takes it; PTX ends with a NUL.
 * - `jitOptions` (in, array of numJitOptions, nullable): options for a compiler at run time.
 * - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
 * - `numJitOptions` (in): 0, as AMD's own runtime wants it.
 * - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which change nothing here.
 * - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
 * - `numLibraryOptions` (in): how many.
 *
 * Returns hipErrorInvalidValue for NULL and options for a compiler, hipErrorInvalidImage for an image
 * that is damaged or of no known kind, hipErrorNoBinaryForGpu for one for another device; AMD's own
 * runtime returns the latter two when a kernel is asked for.
 *
 * HIP: hipLibraryLoadData from 7.2 on. CUDA: cudaLibraryLoadData.
 */
hipError_t hipLibraryLoadData(hipLibrary_t *library,
                              const void *code,
                              hipJitOption *jitOptions,
                              void **jitOptionsValues,
                              unsigned int numJitOptions,
                              hipLibraryOption *libraryOptions,
                              void **libraryOptionValues,
                              unsigned int numLibraryOptions);

/**
 * Loads a library from a file: a module that belongs to no device.
 *
 * - `library` (out): the library; unload it with hipLibraryUnload.
 * - `fileName` (in): the file, as hipModuleLoad takes it.
 * - `jitOptions` (in, array of numJitOptions, nullable): options for a compiler at run time.
 * - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
 * - `numJitOptions` (in): 0, as AMD's own runtime wants it.
 * - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which change nothing here.
 * - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
 * - `numLibraryOptions` (in): how many.
 *
 * Returns hipErrorInvalidValue for NULL, a file that cannot be read, and options for a compiler;
 * hipErrorInvalidImage for an image that is damaged or of no known kind, hipErrorNoBinaryForGpu for one
 * for another device; AMD's own runtime returns the latter two when a kernel is asked for.
 *
 * HIP: hipLibraryLoadFromFile from 7.2 on. CUDA: cudaLibraryLoadFromFile.
 */
hipError_t hipLibraryLoadFromFile(hipLibrary_t *library,
                                  const char *fileName,
                                  hipJitOption *jitOptions,
                                  void **jitOptionsValues,
                                  unsigned int numJitOptions,
                                  hipLibraryOption *libraryOptions,
                                  void **libraryOptionValues,
                                  unsigned int numLibraryOptions);

/**
 * Unloads a library. Launches of its kernels that are queued complete.
 *
 * - `library` (in): the library.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist.
 *
 * HIP: hipLibraryUnload from 7.2 on. CUDA: cudaLibraryUnload.
 */
hipError_t hipLibraryUnload(hipLibrary_t library);

/**
 * Finds a kernel of a library.
 *
 * - `pKernel` (out): the kernel, which lives as long as its library. Launch it by its handle as a kernel's address.
 * - `library` (in): the library.
 * - `name` (in): its name, as the compiler has made it: that of the source where it is extern "C".
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist, hipErrorNotFound for
 * another name.
 *
 * HIP: hipLibraryGetKernel from 7.2 on. CUDA: cudaLibraryGetKernel.
 */
hipError_t hipLibraryGetKernel(hipKernel_t *pKernel,
                               hipLibrary_t library,
                               const char *name);

/**
 * Counts the kernels of a library.
 *
 * - `count` (out): how many.
 * - `library` (in): the library.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist.
 *
 * HIP: hipLibraryGetKernelCount from 7.2 on. CUDA: cuLibraryGetKernelCount.
 */
hipError_t hipLibraryGetKernelCount(unsigned int *count, hipLibrary_t library);

/**
 * Lists kernels of a library.
 *
 * - `kernels` (out, array of numKernels): the kernels. What there are no kernels for stays as it is.
 * - `numKernels` (in): the most that are listed.
 * - `library` (in): the library.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist.
 *
 * HIP: hipLibraryEnumerateKernels from 7.2 on. CUDA: cuLibraryEnumerateKernels.
 */
hipError_t hipLibraryEnumerateKernels(hipKernel_t *kernels,
                                      unsigned int numKernels,
                                      hipLibrary_t library);

/**
 * Finds a variable of a library.
 *
 * - `dptr` (out, nullable): its address, for copies.
 * - `bytes` (out, nullable): its bytes.
 * - `library` (in): the library.
 * - `name` (in): its name, as the compiler has made it.
 *
 * Returns hipErrorInvalidValue where both outputs are NULL, and for a NULL or empty name; hipErrorInvalidHandle for a
 * library that does not exist, hipErrorNotFound for another name.
 *
 * HIP: hipLibraryGetGlobal, in 7.14. CUDA: cudaLibraryGetGlobal.
 */
hipError_t hipLibraryGetGlobal(void **dptr,
                               size_t *bytes,
                               hipLibrary_t library,
                               const char *name);

/**
 * Finds a variable of a library in managed memory. Kernels for the host back end have none.
 *
 * - `dptr` (out, nullable): its address.
 * - `bytes` (out, nullable): its bytes.
 * - `library` (in): the library.
 * - `name` (in): its name, as the compiler has made it.
 *
 * Returns hipErrorInvalidValue where both outputs are NULL, and for a NULL or empty name; hipErrorInvalidHandle for a
 * library that does not exist, hipErrorNotFound for another name.
 *
 * HIP: hipLibraryGetManaged, in 7.14. CUDA: cudaLibraryGetManaged.
 */
hipError_t hipLibraryGetManaged(void **dptr,
                                size_t *bytes,
                                hipLibrary_t library,
                                const char *name);

/**
 * Returns the name of a library's kernel.
 *
 * - `name` (out): a text that lives as long as the library.
 * - `kernel` (in): the kernel.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a kernel that does not exist.
 *
 * HIP: hipKernelGetName from 7.2 on. CUDA: cuKernelGetName.
 */
hipError_t hipKernelGetName(const char **name, hipKernel_t kernel);

/**
 * Returns the library of a kernel.
 *
 * - `library` (out): the library.
 * - `kernel` (in): the kernel.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a kernel that does not exist.
 *
 * HIP: hipKernelGetLibrary from 7.2 on. CUDA: cuKernelGetLibrary.
 */
hipError_t hipKernelGetLibrary(hipLibrary_t *library, hipKernel_t kernel);

/**
 * Returns the kernel of a library as one of the current device.
 *
 * - `pFunc` (out): the kernel.
 * - `kernel` (in): the kernel of a library.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a kernel that does not exist.
 *
 * HIP: hipKernelGetFunction, in 7.14. CUDA: cuKernelGetFunction.
 */
hipError_t hipKernelGetFunction(hipFunction_t *pFunc, hipKernel_t kernel);

/**
 * Returns an attribute of a library's kernel.
 *
 * - `pi` (out): the attribute. On the host back end those of registers and of memory of a fixed size are 0.
 * - `attrib` (in): one of hipFunction_attribute.
 * - `kernel` (in): the kernel.
 * - `dev` (in): the device, which is the current one.
 *
 * Returns hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a kernel that does not exist,
 * hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipKernelGetAttribute, in 7.14. CUDA: cuKernelGetAttribute.
 */
hipError_t hipKernelGetAttribute(int *pi,
                                 hipFunction_attribute attrib,
                                 hipKernel_t kernel,
                                 hipDevice_t dev);

/**
 * Sets an attribute of a library's kernel.
 *
 * - `attrib` (in): as for hipFuncSetAttribute.
 * - `value` (in): its value.
 * - `kernel` (in): the kernel.
 * - `dev` (in): the device, which is the current one.
 *
 * Returns hipErrorInvalidValue for other attributes and values, hipErrorInvalidHandle for a kernel that does not exist,
 * hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipKernelSetAttribute, in 7.14. CUDA: cuKernelSetAttribute.
 */
hipError_t hipKernelSetAttribute(hipFunction_attribute attrib,
                                 int value,
                                 hipKernel_t kernel,
                                 hipDevice_t dev);

/**
 * Returns where a parameter of a library's kernel lies in a buffer of all arguments.
 *
 * - `kernel` (in): the kernel.
 * - `paramIndex` (in): the number of the parameter, from 0.
 * - `paramOffset` (out): the place of its first byte.
 * - `paramSize` (out, nullable): its bytes.
 *
 * Returns hipErrorInvalidValue for NULL and for a parameter that the kernel does not have,
 * hipErrorInvalidHandle for a kernel that does not exist.
 *
 * HIP: hipKernelGetParamInfo, in 7.14. CUDA: cuKernelGetParamInfo.
 */
hipError_t hipKernelGetParamInfo(hipKernel_t kernel,
                                 size_t paramIndex,
                                 size_t *paramOffset,
                                 size_t *paramSize);

/**
 * Queues a launch of a library's kernel, with attributes.
 *
 * - `config` (in): the launch. Attributes that are hints change nothing.
 * - `fPtr` (in): the kernel by its handle; AMD's own runtime takes the address of one that is compiled into the program.
 * - `args` (in, nullable): the addresses of the arguments, which are copied by the call.
 *
 * Returns hipErrorInvalidDeviceFunction for NULL, hipErrorInvalidHandle for a kernel or stream that does not exist,
 * hipErrorInvalidValue for what hipModuleLaunchKernel refuses, hipErrorNotSupported for a kernel that is compiled into the
 * program and for a cooperative launch on the host back end.
 *
 * HIP: hipLaunchKernelExC from 7.2 on. CUDA: cudaLaunchKernelExC.
 */
hipError_t hipLaunchKernelExC(const struct hipLaunchConfig_t *config,
                              const void *fPtr,
                              void **args);

/**
 * Returns the attributes of a library's kernel.
 *
 * - `attr` (out): the attributes. On the host back end those of registers and of memory of a fixed size are 0.
 * - `func` (in): the kernel by its handle; AMD's own runtime takes the address of one that is compiled into the program.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidDeviceFunction for a NULL kernel,
 * hipErrorInvalidHandle for one that does not exist, hipErrorNotSupported for one that is compiled into
 * the program.
 *
 * HIP: hipFuncGetAttributes. CUDA: cudaFuncGetAttributes.
 */
hipError_t hipFuncGetAttributes(struct hipFuncAttributes *attr,
                                const void *func);

/**
 * Makes a linker of images; not supported.
 *
 * - `numOptions` (in): how many options.
 * - `options` (in, array of numOptions, nullable): the options.
 * - `optionValues` (in, array of numOptions, nullable): their values.
 * - `stateOut` (out): the linker.
 *
 * Returns hipErrorNotSupported, by every back end but AMD's own runtime.
 *
 * HIP: hipLinkCreate from 6.4 on. CUDA: cuLinkCreate.
 */
hipError_t hipLinkCreate(unsigned int numOptions,
                         hipJitOption *options,
                         void **optionValues,
                         hipLinkState_t *stateOut);

/**
 * Gives a linker an image in memory; not supported.
 *
 * - `state` (in): the linker.
 * - `type` (in): the kind of the image.
 * - `data` (in): the image.
 * - `size` (in): its bytes.
 * - `name` (in, nullable): its name.
 * - `numOptions` (in): how many options.
 * - `options` (in, array of numOptions, nullable): the options.
 * - `optionValues` (in, array of numOptions, nullable): their values.
 *
 * Returns hipErrorNotSupported, by every back end but AMD's own runtime.
 *
 * HIP: hipLinkAddData from 6.4 on. CUDA: cuLinkAddData.
 */
hipError_t hipLinkAddData(hipLinkState_t state,
                          hipJitInputType type,
                          void *data,
                          size_t size,
                          const char *name,
                          unsigned int numOptions,
                          hipJitOption *options,
                          void **optionValues);

/**
 * Gives a linker an image in a file; not supported.
 *
 * - `state` (in): the linker.
 * - `type` (in): the kind of the image.
 * - `path` (in): its file.
 * - `numOptions` (in): how many options.
 * - `options` (in, array of numOptions, nullable): the options.
 * - `optionValues` (in, array of numOptions, nullable): their values.
 *
 * Returns hipErrorNotSupported, by every back end but AMD's own runtime.
 *
 * HIP: hipLinkAddFile from 6.4 on. CUDA: cuLinkAddFile.
 */
hipError_t hipLinkAddFile(hipLinkState_t state,
                          hipJitInputType type,
                          const char *path,
                          unsigned int numOptions,
                          hipJitOption *options,
                          void **optionValues);

/**
 * Links images; not supported.
 *
 * - `state` (in): the linker.
 * - `hipBinOut` (out): the linked image.
 * - `sizeOut` (out): its bytes.
 *
 * Returns hipErrorNotSupported, by every back end but AMD's own runtime.
 *
 * HIP: hipLinkComplete from 6.4 on. CUDA: cuLinkComplete.
 */
hipError_t hipLinkComplete(hipLinkState_t state, void **hipBinOut, size_t *sizeOut);

/**
 * Destroys a linker; not supported.
 *
 * - `state` (in): the linker.
 *
 * Returns hipErrorNotSupported, by every back end but AMD's own runtime.
 *
 * HIP: hipLinkDestroy from 6.4 on. CUDA: cuLinkDestroy.
 */
hipError_t hipLinkDestroy(hipLinkState_t state);

/**
 * Allocates memory on the current device, aligned to at least 256 bytes.
 *
 * - `ptr` (out): the address; NULL when `size` is 0. Free it with hipFree.
 * - `size` (in): bytes.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
 *
 * HIP: hipMalloc. CUDA: cudaMalloc.
 */
hipError_t hipMalloc(void **ptr, size_t size);

/**
 * Allocates memory of a certain kind on the current device.
 *
 * - `ptr` (out): the address; NULL when `sizeBytes` is 0. Free it with hipFree.
 * - `sizeBytes` (in): bytes; 8 for hipMallocSignalMemory.
 * - `flags` (in): hipDeviceMallocDefault, hipDeviceMallocFinegrained, hipDeviceMallocUncached,
 *   hipDeviceMallocContiguous or hipMallocSignalMemory. If a runtime has no such kind, its ordinary device
 *   memory has the properties that the flag requests, or for hipMallocSignalMemory, its pinned host memory.
 *
 * Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
 *
 * HIP: hipExtMallocWithFlags. CUDA: none.
 */
hipError_t hipExtMallocWithFlags(void **ptr,
                                 size_t sizeBytes,
                                 unsigned int flags);

/**
 * Frees device, managed or pinned host memory, after the work queued on its device.
 *
 * - `ptr` (in, nullable): the allocation's address; NULL does nothing.
 *
 * Returns hipErrorInvalidValue for any other address, memory opened from another process included.
 *
 * HIP: hipFree. CUDA: cudaFree.
 */
hipError_t hipFree(void *ptr);

/**
 * Allocates rows of memory on the current device.
 *
 * - `ptr` (out): the address; NULL when `width` or `height` is 0. Free it with hipFree.
 * - `pitch` (out): bytes from row to row, at least `width`; untouched when `width` or `height` is 0.
 * - `width` (in): bytes in a row.
 * - `height` (in): rows.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
 *
 * HIP: hipMallocPitch. CUDA: cudaMallocPitch.
 */
hipError_t hipMallocPitch(void **ptr,
                          size_t *pitch,
                          size_t width,
                          size_t height);

/**
 * Allocates rows of memory on the current device.
 *
 * - `dptr` (out): the address. Free it with hipFree.
 * - `pitch` (out): bytes from row to row, at least `widthInBytes`.
 * - `widthInBytes` (in): bytes in a row.
 * - `height` (in): rows.
 * - `elementSizeBytes` (in): the largest access: 4, 8 or 16 bytes.
 *
 * Returns hipErrorInvalidValue for NULL, no rows, empty rows, and other element sizes; hipErrorOutOfMemory.
 *
 * HIP: hipMemAllocPitch. CUDA: cuMemAllocPitch.
 */
hipError_t hipMemAllocPitch(hipDeviceptr_t *dptr,
                            size_t *pitch,
                            size_t widthInBytes,
                            size_t height,
                            unsigned int elementSizeBytes);

/**
 * Allocates slices of rows of memory on the current device.
 *
 * - `pitchedDevPtr` (out): the address, the bytes from row to row, and the width and height of `extent`; the address is
 *   NULL and the pitch 0 for an empty extent. Free the memory with hipFree.
 * - `extent` (in): bytes in a row, rows in a slice, and slices.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
 *
 * HIP: hipMalloc3D. CUDA: cudaMalloc3D.
 */
hipError_t hipMalloc3D(struct hipPitchedPtr *pitchedDevPtr,
                       struct hipExtent extent);

/**
 * hipMalloc3D with the extent by reference, for languages that cannot pass a structure by value.
 *
 * - `pitchedDevPtr` (out): the address, the bytes from row to row, and the width and height of `extent`; the address is
 *   NULL and the pitch 0 for an empty extent. Free the memory with hipFree.
 * - `extent` (in): bytes in a row, rows in a slice, and slices.
 *
 * Returns what hipMalloc3D returns, and hipErrorInvalidValue for a NULL extent.
 *
 * HIP: hipMalloc3D. CUDA: cudaMalloc3D.
 */
hipError_t anygpu_hipMalloc3D_ref(struct hipPitchedPtr *pitchedDevPtr,
                                  const struct hipExtent *extent);

/**
 * Allocates managed memory, which the host and devices access at one address.
 *
 * - `dev_ptr` (out): the address. Free it with hipFree.
 * - `size` (in): bytes, not 0.
 * - `flags` (in): hipMemAttachGlobal or hipMemAttachHost.
 *
 * Returns hipErrorInvalidValue for NULL, 0 bytes and other flags; hipErrorOutOfMemory.
 *
 * HIP: hipMallocManaged. CUDA: cudaMallocManaged.
 */
hipError_t hipMallocManaged(void **dev_ptr, size_t size, unsigned int flags);

/**
 * Allocates pinned host memory, which the devices can reach.
 *
 * - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
 * - `size` (in): bytes.
 * - `flags` (in): hipHostMallocDefault, or a sum of hipHostMalloc flags; not hipHostMallocCoherent with
 *   hipHostMallocNonCoherent, nor hipHostMallocUncached with either.
 *
 * Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
 *
 * HIP: hipHostMalloc. CUDA: cudaHostAlloc.
 */
hipError_t hipHostMalloc(void **ptr,
                         size_t size,
                         unsigned int flags);

/**
 * Allocates pinned host memory, which the devices can reach.
 *
 * - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
 * - `size` (in): bytes.
 * - `flags` (in): hipHostAllocDefault, or a sum of hipHostAlloc flags.
 *
 * Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
 *
 * HIP: hipHostAlloc. CUDA: cudaHostAlloc.
 */
hipError_t hipHostAlloc(void **ptr, size_t size, unsigned int flags);

/**
 * Allocates pinned host memory, with all of AMD's flags.
 *
 * - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
 * - `size` (in): bytes.
 * - `flags` (in): as for hipHostMalloc.
 *
 * Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
 *
 * HIP: hipExtHostAlloc. CUDA: cudaHostAlloc.
 */
hipError_t hipExtHostAlloc(void **ptr, size_t size, unsigned int flags);

/**
 * Allocates pinned host memory, which the devices can reach.
 *
 * - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
 * - `size` (in): bytes.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
 *
 * HIP: hipMallocHost. CUDA: cudaMallocHost.
 */
hipError_t hipMallocHost(void **ptr, size_t size);

/**
 * Allocates pinned host memory, which the devices can reach.
 *
 * - `ptr` (out): the address; NULL when `size` is 0. Free it with hipHostFree.
 * - `size` (in): bytes.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
 *
 * HIP: hipMemAllocHost. CUDA: cuMemAllocHost.
 */
hipError_t hipMemAllocHost(void **ptr, size_t size);

/**
 * Frees pinned host memory.
 *
 * - `ptr` (in, nullable): the allocation's address; NULL does nothing.
 *
 * Returns hipErrorInvalidValue for any other address.
 *
 * HIP: hipHostFree. CUDA: cudaFreeHost.
 */
hipError_t hipHostFree(void *ptr);

/**
 * Frees pinned host memory.
 *
 * - `ptr` (in, nullable): the allocation's address; NULL does nothing.
 *
 * Returns hipErrorInvalidValue for any other address.
 *
 * HIP: hipFreeHost. CUDA: cudaFreeHost.
 */
hipError_t hipFreeHost(void *ptr);

/**
 * Registers ordinary host memory for access by the devices, and pins it if the runtime requires that.
 *
 * - `hostPtr` (in): the first byte.
 * - `sizeBytes` (in): bytes, not 0.
 * - `flags` (in): hipHostRegisterDefault, or a sum of hipHostRegister and hipExtHostRegister flags.
 *
 * Memory that starts in a registered range may be registered again, as with AMD's runtime: within that range nothing
 * changes, beyond it the new range takes its place.
 *
 * Returns hipErrorInvalidValue for NULL, 0 bytes, other flags and more memory than there is;
 * hipErrorHostMemoryAlreadyRegistered where only a later part is registered already.
 *
 * HIP: hipHostRegister. CUDA: cudaHostRegister.
 */
hipError_t hipHostRegister(void *hostPtr,
                           size_t sizeBytes,
                           unsigned int flags);

/**
 * Unregisters host memory of hipHostRegister.
 *
 * - `hostPtr` (in): the first byte of the registered memory.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorHostMemoryNotRegistered for memory that is not registered.
 *
 * HIP: hipHostUnregister. CUDA: cudaHostUnregister.
 */
hipError_t hipHostUnregister(void *hostPtr);

/**
 * Returns the current device's address of host memory.
 *
 * - `devPtr` (out): the address for the device.
 * - `hstPtr` (in): an address in pinned or registered host memory.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach.
 *
 * HIP: hipHostGetDevicePointer. CUDA: cudaHostGetDevicePointer.
 */
hipError_t hipHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags);

/**
 * Returns the flags of pinned host memory.
 *
 * - `flagsPtr` (out): the flags it was allocated with.
 * - `hostPtr` (in): an address in memory from hipHostMalloc or hipMallocManaged.
 *
 * Returns hipErrorInvalidValue for NULL and for other memory.
 *
 * HIP: hipHostGetFlags. CUDA: cudaHostGetFlags.
 */
hipError_t hipHostGetFlags(unsigned int *flagsPtr, void *hostPtr);

/**
 * Returns the current device's free and total memory.
 *
 * - `free` (out, nullable): free bytes.
 * - `total` (out, nullable): all bytes.
 *
 * HIP: hipMemGetInfo. CUDA: cudaMemGetInfo.
 */
hipError_t hipMemGetInfo(size_t *free, size_t *total);

/**
 * Returns the allocation that contains an address.
 *
 * - `pbase` (out): its first byte.
 * - `psize` (out): its bytes.
 * - `dptr` (in): the address.
 *
 * Returns hipErrorInvalidValue for a NULL output, hipErrorNotFound for an address in no allocation.
 *
 * HIP: hipMemGetAddressRange. CUDA: cuMemGetAddressRange.
 */
hipError_t hipMemGetAddressRange(hipDeviceptr_t *pbase, size_t *psize, hipDeviceptr_t dptr);

/**
 * Returns the size of the allocation that contains an address.
 *
 * - `ptr` (in, nullable): the address.
 * - `size` (out): its bytes; 0 for NULL.
 *
 * Returns hipErrorInvalidValue for a NULL `size` and for an address in no allocation.
 *
 * HIP: hipMemPtrGetInfo. CUDA: none.
 */
hipError_t hipMemPtrGetInfo(void *ptr, size_t *size);

/**
 * Advises the runtime about the use of managed memory.
 *
 * - `dev_ptr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `advice` (in): the advice.
 * - `device` (in): the device, hipCpuDeviceId for the host; ignored for read-mostly advice.
 *
 * Returns hipErrorInvalidValue for NULL, 0 bytes, unknown advice and memory that is not managed; hipErrorInvalidDevice
 * for a device that does not exist.
 *
 * HIP: hipMemAdvise. CUDA: cudaMemAdvise.
 */
hipError_t hipMemAdvise(const void *dev_ptr,
                        size_t count,
                        hipMemoryAdvise advice,
                        int device);

/**
 * Advises the runtime about the use of managed memory.
 *
 * - `dev_ptr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `advice` (in): the advice.
 * - `location` (in): the device or the host, all of whose NUMA nodes are one; ignored for read-mostly advice.
 *
 * Returns hipErrorInvalidValue for NULL, 0 bytes, unknown advice and locations, and memory that is not managed;
 * hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipMemAdvise_v2 from 7.1 on. CUDA: cuMemAdvise.
 */
hipError_t hipMemAdvise_v2(const void *dev_ptr,
                           size_t count,
                           hipMemoryAdvise advice,
                           struct hipMemLocation location);

/**
 * hipMemAdvise_v2 with the location by reference, for languages that cannot pass a structure by value.
 *
 * - `dev_ptr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `advice` (in): the advice.
 * - `location` (in): the device or the host, all of whose NUMA nodes are one; ignored for read-mostly advice.
 *
 * Returns what hipMemAdvise_v2 returns, and hipErrorInvalidValue for a NULL location.
 *
 * HIP: hipMemAdvise_v2 from 7.1 on. CUDA: cuMemAdvise.
 */
hipError_t anygpu_hipMemAdvise_v2_ref(const void *dev_ptr,
                                      size_t count,
                                      hipMemoryAdvise advice,
                                      const struct hipMemLocation *location);

/**
 * Queues a migration of managed memory to a device or to the host.
 *
 * - `dev_ptr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `device` (in): the device, hipCpuDeviceId for the host.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, 0 bytes and memory that is not managed; hipErrorInvalidDevice for a device that
 * does not exist; hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipMemPrefetchAsync. CUDA: cudaMemPrefetchAsync.
 */
hipError_t hipMemPrefetchAsync(const void *dev_ptr,
                               size_t count,
                               int device,
                               hipStream_t stream);

/**
 * Queues a migration of managed memory to a device or to the host.
 *
 * - `dev_ptr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `location` (in): the device or the host, all of whose NUMA nodes are one.
 * - `flags` (in): 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL, 0 bytes, flags, unknown locations and memory that is not managed;
 * hipErrorInvalidDevice for a device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipMemPrefetchAsync_v2 from 7.1 on. CUDA: cuMemPrefetchAsync.
 */
hipError_t hipMemPrefetchAsync_v2(const void *dev_ptr,
                                  size_t count,
                                  struct hipMemLocation location,
                                  unsigned int flags,
                                  hipStream_t stream);

/**
 * hipMemPrefetchAsync_v2 with the location by reference, for languages that cannot pass a structure by value.
 *
 * - `dev_ptr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `location` (in): the device or the host, all of whose NUMA nodes are one.
 * - `flags` (in): 0.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what hipMemPrefetchAsync_v2 returns, and hipErrorInvalidValue for a NULL location.
 *
 * HIP: hipMemPrefetchAsync_v2 from 7.1 on. CUDA: cuMemPrefetchAsync.
 */
hipError_t anygpu_hipMemPrefetchAsync_v2_ref(const void *dev_ptr,
                                             size_t count,
                                             const struct hipMemLocation *location,
                                             unsigned int flags,
                                             hipStream_t stream);

/**
 * Queues migrations of managed ranges to devices or the host.
 *
 * - `dev_ptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges, not 0.
 * - `prefetch_locs` (in, array of num_prefetch_locs): the destinations.
 * - `prefetch_loc_idxs` (in, array of num_prefetch_locs): the first range that each location applies to, from 0 and
 *   rising.
 * - `num_prefetch_locs` (in): number of locations, not 0 and no more than the ranges.
 * - `flags` (in): 0.
 * - `stream` (in): a created stream.
 *
 * Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
 * the default stream, and locations that are unknown or do not begin at range 0 and rise; hipErrorInvalidDevice for a
 * device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
 *
 * HIP: hipMemPrefetchBatchAsync, in 7.14. CUDA: cudaMemPrefetchBatchAsync from 13.0 on.
 */
hipError_t hipMemPrefetchBatchAsync(void **dev_ptrs,
                                    size_t *sizes,
                                    size_t count,
                                    struct hipMemLocation *prefetch_locs,
                                    size_t *prefetch_loc_idxs,
                                    size_t num_prefetch_locs,
                                    unsigned long long flags,
                                    hipStream_t stream);

/**
 * Queues a discard of the contents of managed ranges. The contents are kept here all the same.
 *
 * - `dev_ptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges, not 0.
 * - `flags` (in): 0.
 * - `stream` (in): a created stream.
 *
 * Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
 * and the default stream; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
 *
 * HIP: hipMemDiscardBatchAsync, in 7.14. CUDA: cudaMemDiscardBatchAsync from 13.0 on.
 */
hipError_t hipMemDiscardBatchAsync(void **dev_ptrs,
                                   size_t *sizes,
                                   size_t count,
                                   unsigned long long flags,
                                   hipStream_t stream);

/**
 * Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
 * same.
 *
 * - `dptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges, not 0.
 * - `prefetchLocs` (in, array of numPrefetchLocs): the destinations.
 * - `prefetchLocIdxs` (in, array of numPrefetchLocs): the first range that each location applies to, from 0 and
 *   rising.
 * - `numPrefetchLocs` (in): number of locations, not 0 and no more than the ranges.
 * - `flags` (in): 0.
 * - `stream` (in): a created stream.
 *
 * Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
 * the default stream, and locations that are unknown or do not begin at range 0 and rise; hipErrorInvalidDevice for a
 * device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
 *
 * HIP: hipMemDiscardAndPrefetchBatchAsync, in 7.14. CUDA: cudaMemDiscardAndPrefetchBatchAsync from 13.0 on.
 */
hipError_t hipMemDiscardAndPrefetchBatchAsync(void **dptrs,
                                              size_t *sizes,
                                              size_t count,
                                              struct hipMemLocation *prefetchLocs,
                                              size_t *prefetchLocIdxs,
                                              size_t numPrefetchLocs,
                                              unsigned long long flags,
                                              hipStream_t stream);

/**
 * Queues a discard of the contents of managed ranges. The contents are kept here all the same.
 *
 * - `dptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges, not 0.
 * - `flags` (in): 0.
 * - `stream` (in): a created stream.
 *
 * Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
 * and the default stream; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
 *
 * HIP: hipDrvMemDiscardBatchAsync, in 7.14. CUDA: cuMemDiscardBatchAsync from 13.0 on.
 */
hipError_t hipDrvMemDiscardBatchAsync(hipDeviceptr_t *dptrs,
                                      size_t *sizes,
                                      size_t count,
                                      unsigned long long flags,
                                      hipStream_t stream);

/**
 * Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
 * same.
 *
 * - `dptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges, not 0.
 * - `prefetchLocs` (in, array of numPrefetchLocs): the destinations.
 * - `prefetchLocIdxs` (in, array of numPrefetchLocs): the first range that each location applies to, from 0 and
 *   rising.
 * - `numPrefetchLocs` (in): number of locations, not 0 and no more than the ranges.
 * - `flags` (in): 0.
 * - `stream` (in): a created stream.
 *
 * Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
 * the default stream, and locations that are unknown or do not begin at range 0 and rise; hipErrorInvalidDevice for a
 * device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
 *
 * HIP: hipDrvMemDiscardAndPrefetchBatchAsync, in 7.14. CUDA: cuMemDiscardAndPrefetchBatchAsync from 13.0 on.
 */
hipError_t hipDrvMemDiscardAndPrefetchBatchAsync(hipDeviceptr_t *dptrs,
                                                 size_t *sizes,
                                                 size_t count,
                                                 struct hipMemLocation *prefetchLocs,
                                                 size_t *prefetchLocIdxs,
                                                 size_t numPrefetchLocs,
                                                 unsigned long long flags,
                                                 hipStream_t stream);

/**
 * Returns an attribute of a range of managed memory.
 *
 * - `data` (out): a 32-bit integer, for hipMemRangeAttributeCoherencyMode of hipMemRangeCoherencyMode; or a list of them
 *   for hipMemRangeAttributeAccessedBy: ordinals, hipCpuDeviceId for the host, hipInvalidDeviceId for none and for unused
 *   elements.
 * - `data_size` (in): the size of `data` in bytes: 4, or a multiple of 4 for a list.
 * - `attribute` (in): the attribute.
 * - `dev_ptr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 *
 * Returns hipErrorInvalidValue for NULL, 0 bytes, other sizes, an unknown attribute, and memory that is not managed;
 * hipMemRangeAttributeCoherencyMode is also known of device memory on AMD and the host. Returns hipErrorNotSupported for
 * it where the runtime does not know it.
 *
 * HIP: hipMemRangeGetAttribute. CUDA: cudaMemRangeGetAttribute.
 */
hipError_t hipMemRangeGetAttribute(void *data,
                                   size_t data_size,
                                   hipMemRangeAttribute attribute,
                                   const void *dev_ptr,
                                   size_t count);

/**
 * Returns several attributes of a range of managed memory. Writes all or none.
 *
 * - `data` (inout, array of num_attributes): the results, each as hipMemRangeGetAttribute writes it.
 * - `data_sizes` (in, array of num_attributes): the size of each result in bytes.
 * - `attributes` (in, array of num_attributes): the attributes.
 * - `num_attributes` (in): their number, not 0.
 * - `dev_ptr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 *
 * Returns what hipMemRangeGetAttribute returns.
 *
 * HIP: hipMemRangeGetAttributes. CUDA: cudaMemRangeGetAttributes.
 */
hipError_t hipMemRangeGetAttributes(void **data,
                                    size_t *data_sizes,
                                    hipMemRangeAttribute *attributes,
                                    size_t num_attributes,
                                    const void *dev_ptr,
                                    size_t count);

/**
 * Returns the attributes of an address.
 *
 * - `attributes` (out): the attributes. Memory unknown to this library is hipMemoryTypeUnregistered, on
 *   device hipInvalidDeviceId.
 * - `ptr` (in): the pointer.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipPointerGetAttributes. CUDA: cudaPointerGetAttributes.
 */
hipError_t hipPointerGetAttributes(struct hipPointerAttribute_t *attributes,
                                   const void *ptr);

/**
 * Returns one attribute of an address.
 *
 * - `data` (out): the answer, of the attribute's type: a pointer for DEVICE_POINTER, HOST_POINTER and RANGE_START_ADDR;
 *   a byte, 1 or 0, for SYNC_MEMOPS, IS_MANAGED and MAPPED; 32 bits for the others, RANGE_SIZE included (at most
 *   2**32 - 1: hipMemGetAddressRange returns all).
 * - `attribute` (in): the attribute.
 * - `ptr` (in): the pointer, or an array for HIP_POINTER_ATTRIBUTE_MEMORY_TYPE.
 *
 * Returns hipErrorInvalidValue for NULL, an unknown attribute, and memory that has none such; hipErrorNotSupported for
 * CONTEXT, P2P_TOKENS, ALLOWED_HANDLE_TYPES, IS_GPU_DIRECT_RDMA_CAPABLE and MEMPOOL_HANDLE, as AMD's runtime.
 *
 * HIP: hipPointerGetAttribute. CUDA: cuPointerGetAttribute.
 */
hipError_t hipPointerGetAttribute(void *data,
                                  hipPointer_attribute attribute,
                                  hipDeviceptr_t ptr);

/**
 * Returns several attributes of an address. Unavailable ones are 0 or NULL, an unavailable device is -2.
 *
 * - `numAttributes` (in): their number, not 0.
 * - `attributes` (in, array of numAttributes): the attributes.
 * - `data` (inout, array of numAttributes): the results, each as hipPointerGetAttribute writes it.
 * - `ptr` (in): the pointer.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipDrvPointerGetAttributes. CUDA: cuPointerGetAttributes.
 */
hipError_t hipDrvPointerGetAttributes(unsigned int numAttributes,
                                      hipPointer_attribute *attributes,
                                      void **data,
                                      hipDeviceptr_t ptr);

/**
 * Sets an attribute of a pointer's allocation.
 *
 * - `value` (in): 32 bits: 1 to make every copy and fill of this memory wait until it is done, or 0.
 * - `attribute` (in): HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS.
 * - `ptr` (in): the pointer.
 *
 * Returns hipErrorInvalidValue for NULL, other attributes and other values; hipErrorInvalidDevicePointer for memory that
 * not known to this library.
 *
 * HIP: hipPointerSetAttribute. CUDA: cuPointerSetAttribute.
 */
hipError_t hipPointerSetAttribute(const void *value,
                                  hipPointer_attribute attribute,
                                  hipDeviceptr_t ptr);

/**
 * Tells whether a device can access another's memory.
 *
 * - `canAccessPeer` (out): 1 or 0; 0 for a device and itself.
 * - `deviceId` (in): the device that reads and writes.
 * - `peerDeviceId` (in): the device whose memory it is.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipDeviceCanAccessPeer. CUDA: cudaDeviceCanAccessPeer.
 */
hipError_t hipDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId);

/**
 * Enables access of the current device to another device's memory.
 *
 * - `peerDeviceId` (in): the device whose memory it is.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for other flags; hipErrorInvalidDevice for a device that does not exist, cannot be
 * reached, or is the current one; hipErrorPeerAccessAlreadyEnabled.
 *
 * HIP: hipDeviceEnablePeerAccess. CUDA: cudaDeviceEnablePeerAccess.
 */
hipError_t hipDeviceEnablePeerAccess(int peerDeviceId,
                                     unsigned int flags);

/**
 * Disables access of the current device to another device's memory.
 *
 * - `peerDeviceId` (in): the device whose memory it is.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, cannot be reached, or is the current one;
 * hipErrorPeerAccessNotEnabled.
 *
 * HIP: hipDeviceDisablePeerAccess. CUDA: cudaDeviceDisablePeerAccess.
 */
hipError_t hipDeviceDisablePeerAccess(int peerDeviceId);

/**
 * Returns an attribute of the link between two devices.
 *
 * - `value` (out): a rank (0 the best) for hipDevP2PAttrPerformanceRank, else 1 or 0.
 * - `attr` (in): the attribute.
 * - `srcDevice` (in): the device that reads and writes.
 * - `dstDevice` (in): the device whose memory it is.
 *
 * Returns hipErrorInvalidValue for NULL and an unknown `attr`; hipErrorInvalidDevice for equal devices and for one that
 * does not exist.
 *
 * HIP: hipDeviceGetP2PAttribute. CUDA: cudaDeviceGetP2PAttribute.
 */
hipError_t hipDeviceGetP2PAttribute(int *value,
                                    hipDeviceP2PAttr attr,
                                    int srcDevice,
                                    int dstDevice);

/**
 * Returns the type of the link between two devices and the number of hops.
 *
 * - `device1` (in): one device.
 * - `device2` (in): the other device.
 * - `linktype` (out): the HSA link type: 0 HyperTransport, 1 QPI, 2 PCIe, 3 InfiniBand, 4 xGMI. NVLink is 4.
 * - `hopcount` (out): hops between them; 2 for PCIe through the host.
 *
 * Returns hipErrorInvalidValue for NULL, equal devices, and a negative ordinal; hipErrorInvalidDevice for a device that
 * does not exist.
 *
 * HIP: hipExtGetLinkTypeAndHopCount. CUDA: none.
 */
hipError_t hipExtGetLinkTypeAndHopCount(int device1,
                                        int device2,
                                        uint32_t *linktype,
                                        uint32_t *hopcount);

/**
 * Does nothing, as AMD's runtime: peer access belongs to devices.
 *
 * - `peerCtx` (in): a context.
 * - `flags` (in): not looked at.
 *
 * HIP: hipCtxEnablePeerAccess. CUDA: cuCtxEnablePeerAccess.
 */
hipError_t hipCtxEnablePeerAccess(hipCtx_t peerCtx, unsigned int flags);

/**
 * Does nothing, as AMD's runtime: peer access belongs to devices.
 *
 * - `peerCtx` (in): a context.
 *
 * HIP: hipCtxDisablePeerAccess. CUDA: cuCtxDisablePeerAccess.
 */
hipError_t hipCtxDisablePeerAccess(hipCtx_t peerCtx);

/**
 * Copies from one device's memory to another's. May only be queued when the call returns.
 *
 * - `dst` (in): the address that is written.
 * - `dstDeviceId` (in): its device.
 * - `src` (in): the address that is read.
 * - `srcDeviceId` (in): its device.
 * - `sizeBytes` (in): bytes.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist; hipErrorInvalidValue for NULL and for a range that is
 * not within one allocation.
 *
 * HIP: hipMemcpyPeer. CUDA: cudaMemcpyPeer.
 */
hipError_t hipMemcpyPeer(void *dst,
                         int dstDeviceId,
                         const void *src,
                         int srcDeviceId,
                         size_t sizeBytes);

/**
 * Queues a copy from one device's memory to another's.
 *
 * - `dst` (in): the address that is written.
 * - `dstDeviceId` (in): its device.
 * - `src` (in): the address that is read.
 * - `srcDevice` (in): its device.
 * - `sizeBytes` (in): bytes.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what hipMemcpyPeer returns, and hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipMemcpyPeerAsync. CUDA: cudaMemcpyPeerAsync.
 */
hipError_t hipMemcpyPeerAsync(void *dst,
                              int dstDeviceId,
                              const void *src,
                              int srcDevice,
                              size_t sizeBytes,
                              hipStream_t stream);

/**
 * Copies a box from one device's memory to another's. May only be queued when the call returns.
 *
 * - `p` (in): the copy.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, and what hipMemcpy3D returns.
 *
 * HIP: hipMemcpy3DPeer from 7.1 on. CUDA: cudaMemcpy3DPeer.
 */
hipError_t hipMemcpy3DPeer(struct hipMemcpy3DPeerParms *p);

/**
 * Queues a copy of a box from one device's memory to another's.
 *
 * - `p` (in): the copy.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidDevice for a device that does not exist, and what hipMemcpy3DAsync returns.
 *
 * HIP: hipMemcpy3DPeerAsync from 7.1 on. CUDA: cudaMemcpy3DPeerAsync.
 */
hipError_t hipMemcpy3DPeerAsync(struct hipMemcpy3DPeerParms *p,
                                hipStream_t stream);

/**
 * Allocates device memory in a stream's order, from the current device's default pool.
 *
 * Work queued on the stream from now on may use it. Such memory cannot be shared by hipIpcGetMemHandle.
 *
 * - `dev_ptr` (out): the address; NULL when `size` is 0.
 * - `size` (in): bytes.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for a NULL `dev_ptr`, hipErrorInvalidHandle for a stream that does not exist,
 * hipErrorOutOfMemory.
 *
 * HIP: hipMallocAsync. CUDA: cudaMallocAsync.
 */
hipError_t hipMallocAsync(void **dev_ptr,
                          size_t size,
                          hipStream_t stream);

/**
 * Frees device memory once the work queued on a stream so far is done.
 *
 * - `dev_ptr` (in): the address, from hipMallocAsync or hipMalloc.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL (for a program that loads HIP 7, hipSuccess) and for what is not the base of such
 * memory, hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipFreeAsync. CUDA: cudaFreeAsync.
 */
hipError_t hipFreeAsync(void *dev_ptr,
                        hipStream_t stream);

/**
 * Allocates device memory in a stream's order, from a pool that the caller chose.
 *
 * - `dev_ptr` (out): the address; NULL when `size` is 0. Free it with hipFreeAsync or hipFree.
 * - `size` (in): bytes.
 * - `mem_pool` (in): the pool, not an imported one.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns hipErrorInvalidValue for NULL and an imported pool, hipErrorInvalidHandle for a stream that does not exist,
 * hipErrorOutOfMemory, also where the pool has a greatest size.
 *
 * HIP: hipMallocFromPoolAsync. CUDA: cuMemAllocFromPoolAsync.
 */
hipError_t hipMallocFromPoolAsync(void **dev_ptr,
                                  size_t size,
                                  hipMemPool_t mem_pool,
                                  hipStream_t stream);

/**
 * Returns a device's default pool.
 *
 * - `mem_pool` (out): the pool, never to be destroyed. It cannot be exported.
 * - `device` (in): the device.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
 *
 * HIP: hipDeviceGetDefaultMemPool. CUDA: cuDeviceGetDefaultMemPool.
 */
hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t *mem_pool, int device);

/**
 * Returns the pool that hipMallocAsync uses on a device.
 *
 * - `mem_pool` (out): the pool.
 * - `device` (in): the device.
 *
 * Returns hipErrorInvalidValue for NULL and for a device that does not exist.
 *
 * HIP: hipDeviceGetMemPool. CUDA: cuDeviceGetMemPool.
 */
hipError_t hipDeviceGetMemPool(hipMemPool_t *mem_pool, int device);

/**
 * Sets the pool that hipMallocAsync uses on a device.
 *
 * - `device` (in): the device.
 * - `mem_pool` (in): a pool of that device, not an imported one.
 *
 * Returns hipErrorInvalidValue for NULL, other pools, and a device that does not exist.
 *
 * HIP: hipDeviceSetMemPool. CUDA: cuDeviceSetMemPool.
 */
hipError_t hipDeviceSetMemPool(int device, hipMemPool_t mem_pool);

/**
 * Returns the default pool of a location.
 *
 * - `memPool` (out): the pool, never to be destroyed.
 * - `location` (in): a device.
 * - `type` (in): hipMemAllocationTypePinned.
 *
 * Returns hipErrorInvalidValue for NULL, other locations and types, and a device that does not exist.
 *
 * HIP: hipMemGetDefaultMemPool from ROCm 10.0 on. CUDA: cudaMemGetDefaultMemPool.
 */
hipError_t hipMemGetDefaultMemPool(hipMemPool_t *memPool,
                                   struct hipMemLocation *location,
                                   hipMemAllocationType type);

/**
 * Returns the current pool of a location.
 *
 * - `pool` (out): the pool.
 * - `location` (in): a device.
 * - `type` (in): hipMemAllocationTypePinned.
 *
 * Returns what hipMemGetDefaultMemPool returns.
 *
 * HIP: hipMemGetMemPool, in 7.14. CUDA: cudaMemGetMemPool.
 */
hipError_t hipMemGetMemPool(hipMemPool_t *pool,
                            struct hipMemLocation *location,
                            hipMemAllocationType type);

/**
 * Sets the current pool of a location.
 *
 * - `location` (in): a device.
 * - `type` (in): hipMemAllocationTypePinned.
 * - `pool` (in): a pool of that device, not an imported one.
 *
 * Returns what hipMemGetDefaultMemPool returns, and hipErrorInvalidValue for other pools.
 *
 * HIP: hipMemSetMemPool, in 7.14. CUDA: cudaMemSetMemPool.
 */
hipError_t hipMemSetMemPool(struct hipMemLocation *location,
                            hipMemAllocationType type,
                            hipMemPool_t pool);

/**
 * Creates a pool.
 *
 * - `mem_pool` (out): the pool; destroy it with hipMemPoolDestroy.
 * - `pool_props` (in): pinned memory on a device, and the handle type if other processes are to import the pool.
 *
 * Returns hipErrorInvalidValue for NULL, other properties, and a device that does not exist, hipErrorOutOfMemory. As in
 * AMD's runtime a pool of another handle type is one without.
 *
 * HIP: hipMemPoolCreate. CUDA: cuMemPoolCreate.
 */
hipError_t hipMemPoolCreate(hipMemPool_t *mem_pool,
                            const struct hipMemPoolProps *pool_props);

/**
 * Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
 *
 * - `mem_pool` (in): the pool, not a device's default one.
 *
 * Returns hipErrorInvalidValue for NULL, a default pool, one that was destroyed, and an imported one of which memory is
 * imported still.
 *
 * HIP: hipMemPoolDestroy. CUDA: cuMemPoolDestroy.
 */
hipError_t hipMemPoolDestroy(hipMemPool_t mem_pool);

/**
 * Returns memory that a pool does not use to the system.
 *
 * - `mem_pool` (in): the pool.
 * - `min_bytes_to_hold` (in): bytes that it keeps all the same.
 *
 * Returns hipErrorInvalidValue for NULL.
 *
 * HIP: hipMemPoolTrimTo. CUDA: cuMemPoolTrimTo.
 */
hipError_t hipMemPoolTrimTo(hipMemPool_t mem_pool, size_t min_bytes_to_hold);

/**
 * Sets an attribute of a pool.
 *
 * - `mem_pool` (in): the pool.
 * - `attr` (in): the attribute; of the greatest sizes, only 0 can be set.
 * - `value` (in): an `int`, or a `uint64_t`, as the attribute is.
 *
 * Returns hipErrorInvalidValue for NULL, attributes that cannot be set, and other values.
 *
 * HIP: hipMemPoolSetAttribute. CUDA: cuMemPoolSetAttribute.
 */
hipError_t hipMemPoolSetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr, void *value);

/**
 * Returns an attribute of a pool.
 *
 * - `mem_pool` (in): the pool.
 * - `attr` (in): the attribute.
 * - `value` (out): an `int`, or a `uint64_t`, as the attribute is.
 *
 * Returns hipErrorInvalidValue for NULL and other attributes.
 *
 * HIP: hipMemPoolGetAttribute. CUDA: cuMemPoolGetAttribute.
 */
hipError_t hipMemPoolGetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr, void *value);

/**
 * Sets the access rights of several devices to a pool's memory. The pool's own device keeps all rights.
 *
 * - `mem_pool` (in): the pool.
 * - `desc_list` (in, array of count): devices and their rights.
 * - `count` (in): their number, at most as many as there are devices.
 *
 * Returns hipErrorInvalidValue for NULL, other places and unknown rights, hipErrorInvalidDevice for a
 * larger count, for a device that does not exist, and for hipMemAccessFlagsProtNone: rights are not taken away. The
 * pool's own device keeps all of them.
 *
 * HIP: hipMemPoolSetAccess. CUDA: cuMemPoolSetAccess.
 */
hipError_t hipMemPoolSetAccess(hipMemPool_t mem_pool,
                               const struct hipMemAccessDesc *desc_list,
                               size_t count);

/**
 * Returns a device's access rights to a pool's memory.
 *
 * - `flags` (out): the rights.
 * - `mem_pool` (in): the pool.
 * - `location` (in): the device.
 *
 * Returns hipErrorInvalidValue for NULL, other locations, and a device that does not exist.
 *
 * HIP: hipMemPoolGetAccess. CUDA: cuMemPoolGetAccess.
 */
hipError_t hipMemPoolGetAccess(hipMemAccessFlags *flags,
                               hipMemPool_t mem_pool,
                               struct hipMemLocation *location);

/**
 * Exports a pool as a file descriptor, by which another process imports the pool.
 *
 * The importer reaches those allocations that hipMemPoolExportPointer exports.
 *
 * - `shared_handle` (out): an `int`, to be closed when it has been sent (SCM_RIGHTS) or inherited.
 * - `mem_pool` (in): a pool that was created for such handles.
 * - `handle_type` (in): hipMemHandleTypePosixFileDescriptor.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, a kind that the pool was not created for, default and imported
 * pools.
 *
 * HIP: hipMemPoolExportToShareableHandle. CUDA: cuMemPoolExportToShareableHandle.
 */
hipError_t hipMemPoolExportToShareableHandle(void *shared_handle,
                                             hipMemPool_t mem_pool,
                                             hipMemAllocationHandleType handle_type,
                                             unsigned int flags);

/**
 * Imports a pool that another process, or this one, has exported. It allocates nothing.
 *
 * - `mem_pool` (out): the pool, for hipMemPoolImportPointer; destroy it with hipMemPoolDestroy.
 * - `shared_handle` (in): the file descriptor itself, cast to a pointer, which the caller still closes; only the low 32
 *   bits are read.
 * - `handle_type` (in): hipMemHandleTypePosixFileDescriptor.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, other kinds and other flags, hipErrorOutOfMemory, as HIP does, for a descriptor
 * that is closed, of another kind or of another user.
 *
 * HIP: hipMemPoolImportFromShareableHandle. CUDA: cuMemPoolImportFromShareableHandle.
 */
hipError_t hipMemPoolImportFromShareableHandle(hipMemPool_t *mem_pool,
                                               void *shared_handle,
                                               hipMemAllocationHandleType handle_type,
                                               unsigned int flags);

/**
 * Exports one allocation of an exportable pool, for a process that has imported the pool.
 *
 * - `export_data` (out): 64 bytes to send to the other process by any means.
 * - `dev_ptr` (in): the allocation's first address.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory for what is not the start of such an allocation.
 *
 * HIP: hipMemPoolExportPointer. CUDA: cuMemPoolExportPointer.
 */
hipError_t hipMemPoolExportPointer(struct hipMemPoolPtrExportData *export_data,
                                   void *dev_ptr);

/**
 * Imports an allocation of an imported pool.
 *
 * The exporter's allocation must be complete before its memory is touched, and every import freed before it is. The
 * same allocation has the same address again. What anygpu_import has opened there, too, stays until both are closed.
 *
 * - `dev_ptr` (out): the address; free it with hipFreeAsync or hipFree, once.
 * - `mem_pool` (in): the imported pool.
 * - `export_data` (in): the 64 bytes from hipMemPoolExportPointer.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory for a pool that is not imported and bytes that identify
 * none of its allocations.
 *
 * HIP: hipMemPoolImportPointer. CUDA: cuMemPoolImportPointer.
 */
hipError_t hipMemPoolImportPointer(void **dev_ptr,
                                   hipMemPool_t mem_pool,
                                   struct hipMemPoolPtrExportData *export_data);

/**
 * Finds a function by name.
 *
 * hipGetDeviceProperties and hipChooseDevice are those of the caller's version: with hipDeviceProp_tR0600 from 600 on.
 * Needs no device.
 *
 * - `symbol` (in): the name, such as "hipMalloc".
 * - `pfn` (out): the function's address; NULL when there is none of this name.
 * - `hipVersion` (in): the caller's version, major * 100 + minor.
 * - `flags` (in): HIP_GET_PROC_ADDRESS_DEFAULT, HIP_GET_PROC_ADDRESS_LEGACY_STREAM or
 *   HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM, which finds the function for the thread's own default stream where
 *   there is one.
 * - `symbolStatus` (out, nullable): HIP_GET_PROC_ADDRESS_SUCCESS or HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND.
 *
 * Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
 *
 * HIP: hipGetProcAddress. CUDA: cuGetProcAddress.
 */
hipError_t hipGetProcAddress(const char *symbol,
                             void **pfn,
                             int hipVersion,
                             uint64_t flags,
                             hipDriverProcAddressQueryResult *symbolStatus);

/**
 * Finds a function by name, as hipGetProcAddress does, for the thread's own default stream where `flags` does not say.
 *
 * - `symbol` (in): the name, such as "hipMalloc".
 * - `pfn` (out): the function's address; NULL when there is none of this name.
 * - `hipVersion` (in): the caller's version, major * 100 + minor.
 * - `flags` (in): HIP_GET_PROC_ADDRESS_DEFAULT, which is HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM here,
 *   HIP_GET_PROC_ADDRESS_LEGACY_STREAM, or HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM.
 * - `symbolStatus` (out, nullable): HIP_GET_PROC_ADDRESS_SUCCESS or HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND.
 *
 * Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
 *
 * HIP: hipGetProcAddress with HIP_API_PER_THREAD_DEFAULT_STREAM. CUDA: cuGetProcAddress.
 */
hipError_t hipGetProcAddress_spt(const char *symbol,
                                 void **pfn,
                                 int hipVersion,
                                 uint64_t flags,
                                 hipDriverProcAddressQueryResult *symbolStatus);

/**
 * Finds a function by name, as hipGetProcAddress does for the caller's own version.
 *
 * - `symbol` (in): the name, such as "hipMalloc".
 * - `funcPtr` (out): the function's address; NULL when there is none of this name.
 * - `flags` (in): hipEnableDefault, hipEnableLegacyStream, or
 *   hipEnablePerThreadDefaultStream, which finds the function for the thread's own default stream where there is one.
 * - `driverStatus` (out, nullable): hipDriverEntryPointSuccess or hipDriverEntryPointSymbolNotFound.
 *
 * Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
 *
 * HIP: hipGetDriverEntryPoint from 7.1 on. CUDA: cudaGetDriverEntryPoint.
 */
hipError_t hipGetDriverEntryPoint(const char *symbol,
                                  void **funcPtr,
                                  unsigned long long flags,
                                  hipDriverEntryPointQueryResult *driverStatus);

/**
 * Finds a function by name, as hipGetProcAddress does for the caller's own version.
 *
 * - `symbol` (in): the name, such as "hipMalloc".
 * - `funcPtr` (out): the function's address; NULL when there is none of this name.
 * - `flags` (in): hipEnableDefault, which is hipEnablePerThreadDefaultStream here, hipEnableLegacyStream, or
 *   hipEnablePerThreadDefaultStream, which finds the function for the thread's own default stream where there is one.
 * - `driverStatus` (out, nullable): hipDriverEntryPointSuccess or hipDriverEntryPointSymbolNotFound.
 *
 * Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
 *
 * HIP: hipGetDriverEntryPoint with HIP_API_PER_THREAD_DEFAULT_STREAM. CUDA: cudaGetDriverEntryPoint.
 */
hipError_t hipGetDriverEntryPoint_spt(const char *symbol,
                                      void **funcPtr,
                                      unsigned long long flags,
                                      hipDriverEntryPointQueryResult *driverStatus);

/**
 * Creates a stream on the current device.
 *
 * - `stream` (out): the stream; destroy it with hipStreamDestroy.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
 *
 * HIP: hipStreamCreate. CUDA: cudaStreamCreate.
 */
hipError_t hipStreamCreate(hipStream_t *stream);

/**
 * Creates a stream on the current device.
 *
 * - `stream` (out): the stream; destroy it with hipStreamDestroy.
 * - `flags` (in): hipStreamDefault or hipStreamNonBlocking.
 *
 * Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
 *
 * HIP: hipStreamCreateWithFlags. CUDA: cudaStreamCreateWithFlags.
 */
hipError_t hipStreamCreateWithFlags(hipStream_t *stream, unsigned int flags);

/**
 * Creates a stream on the current device.
 *
 * - `stream` (out): the stream; destroy it with hipStreamDestroy.
 * - `flags` (in): hipStreamDefault or hipStreamNonBlocking.
 * - `priority` (in): lower is more urgent; clamped to hipDeviceGetStreamPriorityRange.
 *
 * Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
 *
 * HIP: hipStreamCreateWithPriority. CUDA: cudaStreamCreateWithPriority.
 */
hipError_t hipStreamCreateWithPriority(hipStream_t *stream, unsigned int flags, int priority);

/**
 * Creates a stream with a mask of the current device's compute units.
 *
 * The stream uses all of them: only AMD's own runtime can restrict a stream.
 *
 * - `stream` (out): the stream; destroy it with hipStreamDestroy.
 * - `cuMaskSize` (in): elements of `cuMask`.
 * - `cuMask` (in, array of cuMaskSize): a bit for each compute unit.
 *
 * Returns hipErrorInvalidHandle for a NULL `stream`, hipErrorInvalidValue for an empty or NULL mask.
 *
 * HIP: hipExtStreamCreateWithCUMask. CUDA: none.
 */
hipError_t hipExtStreamCreateWithCUMask(hipStream_t *stream,
                                        uint32_t cuMaskSize,
                                        const uint32_t *cuMask);

/**
 * Returns the mask of a stream's compute units: all of them.
 *
 * - `stream` (in, nullable): the stream.
 * - `cuMaskSize` (in): elements of `cuMask`; at least a 32nd of the device's compute units, rounded up.
 * - `cuMask` (out, array of cuMaskSize): a bit for each compute unit; elements beyond the last unit are not written.
 *
 * Returns hipErrorInvalidValue for NULL and for a mask that is too short, hipErrorInvalidHandle for a stream that does
 * not exist.
 *
 * HIP: hipExtStreamGetCUMask. CUDA: none.
 */
hipError_t hipExtStreamGetCUMask(hipStream_t stream,
                                 uint32_t cuMaskSize,
                                 uint32_t *cuMask);

/**
 * Destroys a stream. Returns at once; work queued on it completes.
 *
 * - `stream` (in): a stream that was created.
 *
 * Returns hipErrorInvalidHandle for NULL and for the predefined streams, hipErrorContextIsDestroyed for a stream that
 * does not exist.
 *
 * HIP: hipStreamDestroy. CUDA: cudaStreamDestroy.
 */
hipError_t hipStreamDestroy(hipStream_t stream);

/**
 * Tells whether all work queued on a stream is done.
 *
 * - `stream` (in, nullable): the stream.
 *
 * Returns hipSuccess when it is, hipErrorNotReady when it is not, hipErrorContextIsDestroyed for a stream that does not
 * exist, hipErrorLaunchFailure when work on it has failed, hipErrorStreamCaptureUnsupported for a stream that is being
 * captured and beside captures that forbid unsafe calls.
 *
 * HIP: hipStreamQuery. CUDA: cudaStreamQuery.
 */
hipError_t hipStreamQuery(hipStream_t stream);

/**
 * hipStreamQuery with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamQuery with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamQuery_spt(hipStream_t stream);

/**
 * Waits until all work queued on a stream is done.
 *
 * - `stream` (in, nullable): the stream.
 *
 * Returns hipErrorContextIsDestroyed for a stream that does not exist, hipErrorLaunchFailure when work on it has
 * failed, hipErrorStreamCaptureUnsupported for a stream that is being captured and beside captures that forbid unsafe
 * calls.
 *
 * HIP: hipStreamSynchronize. CUDA: cudaStreamSynchronize.
 */
hipError_t hipStreamSynchronize(hipStream_t stream);

/**
 * hipStreamSynchronize with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamSynchronize with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamSynchronize_spt(hipStream_t stream);

/**
 * Queues a wait for an event's latest record. An event never recorded is complete.
 *
 * - `stream` (in, nullable): the stream.
 * - `event` (in): the event, of any device, or opened from another process.
 * - `flags` (in): hipEventWaitDefault; hipEventWaitExternal makes the wait a node of a stream that is being captured.
 *
 * Returns hipErrorInvalidValue for other flags, hipErrorInvalidHandle for an event or stream that does not exist and
 * for hipEventWaitExternal where the stream is not being captured.
 *
 * HIP: hipStreamWaitEvent. CUDA: cudaStreamWaitEvent.
 */
hipError_t hipStreamWaitEvent(hipStream_t stream,
                              hipEvent_t event,
                              unsigned int flags);

/**
 * hipStreamWaitEvent with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamWaitEvent with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamWaitEvent_spt(hipStream_t stream,
                                  hipEvent_t event,
                                  unsigned int flags);

/**
 * Queues a wait until a 32-bit value in memory, masked, compares true.
 *
 * - `stream` (in, nullable): the stream.
 * - `ptr` (in): the value's address, in memory the device can reach.
 * - `value` (in): the number it is compared with.
 * - `flags` (in): hipStreamWaitValueGte, hipStreamWaitValueEq, hipStreamWaitValueAnd or hipStreamWaitValueNor.
 * - `mask` (in): the bits that count.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
 * for a stream that does not exist.
 *
 * HIP: hipStreamWaitValue32. CUDA: cuStreamWaitValue32.
 */
hipError_t hipStreamWaitValue32(hipStream_t stream,
                                void *ptr,
                                uint32_t value,
                                unsigned int flags,
                                uint32_t mask);

/**
 * Queues a wait until a 64-bit value in memory, masked, compares true.
 *
 * - `stream` (in, nullable): the stream.
 * - `ptr` (in): the value's address, in memory the device can reach.
 * - `value` (in): the number it is compared with.
 * - `flags` (in): hipStreamWaitValueGte, hipStreamWaitValueEq, hipStreamWaitValueAnd or hipStreamWaitValueNor.
 * - `mask` (in): the bits that count.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
 * for a stream that does not exist.
 *
 * HIP: hipStreamWaitValue64. CUDA: cuStreamWaitValue64.
 */
hipError_t hipStreamWaitValue64(hipStream_t stream,
                                void *ptr,
                                uint64_t value,
                                unsigned int flags,
                                uint64_t mask);

/**
 * Queues a write of a 32-bit value.
 *
 * - `stream` (in, nullable): the stream.
 * - `ptr` (in): the address, in memory the device can reach.
 * - `value` (in): the value.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
 * for a stream that does not exist.
 *
 * HIP: hipStreamWriteValue32. CUDA: cuStreamWriteValue32.
 */
hipError_t hipStreamWriteValue32(hipStream_t stream,
                                 void *ptr,
                                 uint32_t value,
                                 unsigned int flags);

/**
 * Queues a write of a 64-bit value.
 *
 * - `stream` (in, nullable): the stream.
 * - `ptr` (in): the address, in memory the device can reach.
 * - `value` (in): the value.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
 * for a stream that does not exist.
 *
 * HIP: hipStreamWriteValue64. CUDA: cuStreamWriteValue64.
 */
hipError_t hipStreamWriteValue64(hipStream_t stream,
                                 void *ptr,
                                 uint64_t value,
                                 unsigned int flags);

/**
 * Queues a callback with the stream's status. It must not call HIP.
 *
 * - `stream` (in, nullable): the stream; the function gets it as it is given here.
 * - `callback` (in): the function; it is called on a thread of the runtime.
 * - `userData` (in, nullable): handed to the function.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for a NULL function and for other flags, hipErrorContextIsDestroyed for a stream that
 * does not exist.
 *
 * HIP: hipStreamAddCallback. CUDA: cudaStreamAddCallback.
 */
hipError_t hipStreamAddCallback(hipStream_t stream,
                                hipStreamCallback_t callback,
                                void *userData,
                                unsigned int flags);

/**
 * hipStreamAddCallback with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamAddCallback with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamAddCallback_spt(hipStream_t stream,
                                    hipStreamCallback_t callback,
                                    void *userData,
                                    unsigned int flags);

/**
 * Queues a host function. It must not call HIP.
 *
 * The function is not called when earlier work on the stream has failed.
 *
 * - `stream` (in, nullable): the stream.
 * - `fn` (in): the function; it is called on a thread of the runtime.
 * - `userData` (in, nullable): handed to the function.
 *
 * Returns hipErrorInvalidValue for a NULL function, hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipLaunchHostFunc. CUDA: cudaLaunchHostFunc.
 */
hipError_t hipLaunchHostFunc(hipStream_t stream,
                             hipHostFn_t fn,
                             void *userData);

/**
 * hipLaunchHostFunc with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipLaunchHostFunc with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipLaunchHostFunc_spt(hipStream_t stream,
                                 hipHostFn_t fn,
                                 void *userData);

/**
 * Attaches managed memory to a stream.
 *
 * - `stream` (in, nullable): the stream; not NULL with hipMemAttachSingle.
 * - `dev_ptr` (in): the base of managed memory.
 * - `length` (in): its bytes, or 0 for all of it.
 * - `flags` (in): hipMemAttachGlobal, hipMemAttachHost or hipMemAttachSingle.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, memory that is not managed, and a part of an allocation;
 * hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipStreamAttachMemAsync. CUDA: cudaStreamAttachMemAsync.
 */
hipError_t hipStreamAttachMemAsync(hipStream_t stream,
                                   void *dev_ptr,
                                   size_t length,
                                   unsigned int flags);

/**
 * Returns the flags of a stream.
 *
 * - `stream` (in): the stream.
 * - `flags` (out): hipStreamDefault or hipStreamNonBlocking.
 *
 * Returns hipErrorInvalidValue for a NULL pointer or stream, hipErrorContextIsDestroyed for a stream that does not
 * exist.
 *
 * HIP: hipStreamGetFlags. CUDA: cudaStreamGetFlags.
 */
hipError_t hipStreamGetFlags(hipStream_t stream,
                             unsigned int *flags);

/**
 * hipStreamGetFlags with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamGetFlags with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamGetFlags_spt(hipStream_t stream,
                                 unsigned int *flags);

/**
 * Returns the priority of a stream.
 *
 * - `stream` (in, nullable): the stream.
 * - `priority` (out): lower is more urgent; 0 for NULL.
 *
 * Returns hipErrorInvalidValue for a NULL pointer, hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipStreamGetPriority. CUDA: cudaStreamGetPriority.
 */
hipError_t hipStreamGetPriority(hipStream_t stream,
                                int *priority);

/**
 * hipStreamGetPriority with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamGetPriority with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamGetPriority_spt(hipStream_t stream,
                                    int *priority);

/**
 * Returns the device of a stream.
 *
 * - `stream` (in, nullable): the stream; NULL belongs to the current device.
 * - `device` (out): its ordinal.
 *
 * Returns hipErrorInvalidValue for a NULL pointer, hipErrorContextIsDestroyed for a stream that does not exist.
 *
 * HIP: hipStreamGetDevice. CUDA: cuStreamGetDevice.
 */
hipError_t hipStreamGetDevice(hipStream_t stream,
                              hipDevice_t *device);

/**
 * Returns a number that no other stream of this process has.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `streamId` (out): the number.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipStreamGetId from 7.1 on. CUDA: cudaStreamGetId.
 */
hipError_t hipStreamGetId(hipStream_t stream, unsigned long long *streamId);

/**
 * Returns an attribute of a stream.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `attr` (in): hipLaunchAttributePriority; hipLaunchAttributeSynchronizationPolicy is not supported here.
 * - `value_out` (out): its value.
 *
 * Returns hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a stream that does not
 * exist, hipErrorNotSupported for hipLaunchAttributeSynchronizationPolicy.
 *
 * HIP: hipStreamGetAttribute from 7.1 on. CUDA: cudaStreamGetAttribute.
 */
hipError_t hipStreamGetAttribute(hipStream_t stream,
                                 hipStreamAttrID attr,
                                 hipStreamAttrValue *value_out);

/**
 * Sets an attribute of a stream; not supported.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `attr` (in): hipLaunchAttributeSynchronizationPolicy.
 * - `value` (in): its value.
 *
 * Returns hipErrorNotSupported; hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a
 * stream that does not exist.
 *
 * HIP: hipStreamSetAttribute from 7.1 on. CUDA: cudaStreamSetAttribute.
 */
hipError_t hipStreamSetAttribute(hipStream_t stream,
                                 hipStreamAttrID attr,
                                 const hipStreamAttrValue *value);

/**
 * Queues waits for values and writes of values, in their order.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `count` (in): number of operations, from 1 to 256.
 * - `paramArray` (in, array of count): the operations.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, none or too many, flags, other operations, and what a wait or a write refuses;
 * hipErrorContextIsDestroyed for a stream that does not exist. Then no operation has been queued, unless a vendor's
 * library refuses the address of a later one.
 *
 * HIP: hipStreamBatchMemOp from 6.4 on. CUDA: cuStreamBatchMemOp.
 */
hipError_t hipStreamBatchMemOp(hipStream_t stream,
                               unsigned int count,
                               union hipStreamBatchMemOpParams *paramArray,
                               unsigned int flags);

/**
 * Copies the attributes of one stream to another; none here can be set.
 *
 * - `dst` (in, nullable): the stream that gets them.
 * - `src` (in, nullable): the stream that has them.
 *
 * Returns hipErrorInvalidHandle for a stream that does not exist.
 *
 * HIP: hipStreamCopyAttributes from 7.2 on. CUDA: cudaStreamCopyAttributes.
 */
hipError_t hipStreamCopyAttributes(hipStream_t dst, hipStream_t src);

/**
 * Returns the device of a stream, -1 for a stream that does not exist.
 *
 * - `stream` (in, nullable): the stream; NULL belongs to the current device.
 *
 * HIP: hipGetStreamDeviceId. CUDA: none.
 */
int hipGetStreamDeviceId(hipStream_t stream);

/**
 * Returns the capture status of a stream.
 *
 * - `stream` (in, nullable): the stream.
 * - `pCaptureStatus` (out): a hipStreamCaptureStatus.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a stream that does not exist,
 * hipErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
 *
 * HIP: hipStreamIsCapturing. CUDA: cudaStreamIsCapturing.
 */
hipError_t hipStreamIsCapturing(hipStream_t stream,
                                hipStreamCaptureStatus *pCaptureStatus);

/**
 * hipStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamIsCapturing with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamIsCapturing_spt(hipStream_t stream,
                                    hipStreamCaptureStatus *pCaptureStatus);

/**
 * Returns the capture state of a stream.
 *
 * - `stream` (in, nullable): the stream.
 * - `pCaptureStatus` (out): a hipStreamCaptureStatus.
 * - `pId` (out, nullable): the number of the capture, while it is active.
 *
 * Returns hipErrorInvalidValue for a NULL status, hipErrorContextIsDestroyed for a stream that does not exist,
 * hipErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
 *
 * HIP: hipStreamGetCaptureInfo. CUDA: cudaStreamGetCaptureInfo.
 */
hipError_t hipStreamGetCaptureInfo(hipStream_t stream,
                                   hipStreamCaptureStatus *pCaptureStatus,
                                   unsigned long long *pId);

/**
 * hipStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamGetCaptureInfo with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamGetCaptureInfo_spt(hipStream_t stream,
                                       hipStreamCaptureStatus *pCaptureStatus,
                                       unsigned long long *pId);

/**
 * Returns the capture state of a stream. All but the status is written while the capture is active.
 *
 * - `stream` (in, nullable): the stream.
 * - `captureStatus_out` (out): a hipStreamCaptureStatus.
 * - `id_out` (out, nullable): the number of the capture.
 * - `graph_out` (out, nullable): the graph that is being made.
 * - `dependencies_out` (out, nullable): the nodes that the stream's next one comes after, valid until its next call.
 * - `numDependencies_out` (out, nullable): how many.
 *
 * Returns hipErrorInvalidValue for a NULL status, hipErrorContextIsDestroyed for a stream that does not exist,
 * hipErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
 *
 * HIP: hipStreamGetCaptureInfo_v2. CUDA: cudaStreamGetCaptureInfo.
 */
hipError_t hipStreamGetCaptureInfo_v2(hipStream_t stream,
                                      hipStreamCaptureStatus *captureStatus_out,
                                      unsigned long long *id_out,
                                      hipGraph_t *graph_out,
                                      const hipGraphNode_t **dependencies_out,
                                      size_t *numDependencies_out);

/**
 * hipStreamGetCaptureInfo_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamGetCaptureInfo_v2 with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamGetCaptureInfo_v2_spt(hipStream_t stream,
                                          hipStreamCaptureStatus *captureStatus_out,
                                          unsigned long long *id_out,
                                          hipGraph_t *graph_out,
                                          const hipGraphNode_t **dependencies_out,
                                          size_t *numDependencies_out);

/**
 * Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
 *
 * Other streams take part once they wait for an event that was recorded in one that does, until the capture ends.
 *
 * - `stream` (in): the stream; not the default stream.
 * - `mode` (in): the restrictions on threads meanwhile, a hipStreamCaptureMode.
 *
 * Returns hipErrorInvalidValue for another mode, hipErrorContextIsDestroyed for a stream that does not exist,
 * hipErrorStreamCaptureUnsupported for the default stream, hipErrorIllegalState for a stream that is being captured.
 *
 * HIP: hipStreamBeginCapture. CUDA: cudaStreamBeginCapture.
 */
hipError_t hipStreamBeginCapture(hipStream_t stream,
                                 hipStreamCaptureMode mode);

/**
 * hipStreamBeginCapture with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamBeginCapture with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamBeginCapture_spt(hipStream_t stream,
                                     hipStreamCaptureMode mode);

/**
 * Begins to capture a stream into a graph, behind some of its nodes.
 *
 * - `stream` (in): the stream; not the default stream.
 * - `graph` (in): the graph.
 * - `dependencies` (in, array of numDependencies, nullable): the nodes that the stream's first one comes after.
 * - `dependencyData` (in, nullable): NULL.
 * - `numDependencies` (in): how many.
 * - `mode` (in): the restrictions on threads meanwhile, a hipStreamCaptureMode.
 *
 * Returns what hipStreamBeginCapture returns, hipErrorNotSupported for data of edges, and hipErrorInvalidValue for a graph
 * that does not exist, an array without nodes, and nodes that are named twice or are of another graph.
 *
 * HIP: hipStreamBeginCaptureToGraph from 6.4 on. CUDA: cudaStreamBeginCaptureToGraph.
 */
hipError_t hipStreamBeginCaptureToGraph(hipStream_t stream,
                                        hipGraph_t graph,
                                        const hipGraphNode_t *dependencies,
                                        const struct hipGraphEdgeData *dependencyData,
                                        size_t numDependencies,
                                        hipStreamCaptureMode mode);

/**
 * Ends the capture that began in a stream.
 *
 * - `stream` (in): the stream.
 * - `pGraph` (out): the graph, NULL after an error; destroy it with hipGraphDestroy.
 *
 * Returns hipErrorInvalidValue for NULL, hipErrorIllegalState for a stream that is not being captured,
 * hipErrorContextIsDestroyed for one that does not exist; hipErrorStreamCaptureUnmatched where the capture began in another
 * stream, hipErrorStreamCaptureWrongThread where another thread began it, and then it goes on;
 * hipErrorStreamCaptureInvalidated where it had failed, hipErrorStreamCaptureUnjoined where work of another stream was
 * not joined to this one, and then it has ended.
 *
 * HIP: hipStreamEndCapture. CUDA: cudaStreamEndCapture.
 */
hipError_t hipStreamEndCapture(hipStream_t stream,
                               hipGraph_t *pGraph);

/**
 * hipStreamEndCapture with the calling thread's own default stream in the place of the default stream.
 *
 * HIP: hipStreamEndCapture with HIP_API_PER_THREAD_DEFAULT_STREAM.
 */
hipError_t hipStreamEndCapture_spt(hipStream_t stream,
                                   hipGraph_t *pGraph);

/**
 * Changes the nodes that the next one of a captured stream comes after.
 *
 * - `stream` (in, nullable): the stream.
 * - `dependencies` (in, array of numDependencies, nullable): nodes of the graph that is being made.
 * - `numDependencies` (in): how many.
 * - `flags` (in): hipStreamAddCaptureDependencies or hipStreamSetCaptureDependencies.
 *
 * Returns hipErrorInvalidValue for other flags and nodes of other graphs, hipErrorIllegalState for a stream that is
 * not being captured, hipErrorStreamCaptureInvalidated where the capture has failed, hipErrorContextIsDestroyed for a
 * stream that does not exist.
 *
 * HIP: hipStreamUpdateCaptureDependencies. CUDA: cudaStreamUpdateCaptureDependencies.
 */
hipError_t hipStreamUpdateCaptureDependencies(hipStream_t stream,
                                              hipGraphNode_t *dependencies,
                                              size_t numDependencies,
                                              unsigned int flags);

/**
 * Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
 *
 * - `mode` (inout): a hipStreamCaptureMode, hipStreamCaptureModeGlobal until the thread sets another; on return the one
 *   before.
 *
 * Returns hipErrorInvalidValue for NULL and for other modes.
 *
 * HIP: hipThreadExchangeStreamCaptureMode. CUDA: cudaThreadExchangeStreamCaptureMode.
 */
hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode *mode);

/**
 * Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
 *
 * - `granularity` (out): bytes.
 * - `prop` (in): the properties of the memory, of which only the type and the location count.
 * - `option` (in): hipMemAllocationGranularity_flags.
 *
 * Returns hipErrorInvalidValue for NULL, memory that is not pinned and on a device, and other options.
 *
 * HIP: hipMemGetAllocationGranularity. CUDA: cuMemGetAllocationGranularity.
 */
hipError_t hipMemGetAllocationGranularity(size_t *granularity,
                                          const struct hipMemAllocationProp *prop,
                                          hipMemAllocationGranularity_flags option);

/**
 * Allocates physical memory, which has no address until it is mapped.
 *
 * - `handle` (out): the memory; release it with hipMemRelease.
 * - `size` (in): bytes, a multiple of the granularity.
 * - `prop` (in): pinned memory on a device, for a program that loads HIP 7 also on the host, and the handle type if other
 *   processes are to import the memory.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, other sizes, flags and properties, and a device that does not exist (for a
 * program that loads HIP 7, hipErrorInvalidDevice), hipErrorNotSupported for handles of Windows, hipErrorOutOfMemory.
 *
 * HIP: hipMemCreate. CUDA: cuMemCreate.
 */
hipError_t hipMemCreate(hipMemGenericAllocationHandle_t *handle,
                        size_t size,
                        const struct hipMemAllocationProp *prop,
                        unsigned long long flags);

/**
 * Releases one reference to physical memory. Mappings keep the memory.
 *
 * - `handle` (in): from hipMemCreate, hipMemImportFromShareableHandle or hipMemRetainAllocationHandle.
 *
 * Returns hipErrorInvalidValue for anything but physical memory, and for one release too many.
 *
 * HIP: hipMemRelease. CUDA: cuMemRelease.
 */
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle);

/**
 * Finds the physical memory that is mapped at an address, and takes a reference to it.
 *
 * - `handle` (out): the memory; release it with hipMemRelease.
 * - `addr` (in): any address in the mapping.
 *
 * Returns hipErrorInvalidValue for NULL and where nothing is mapped.
 *
 * HIP: hipMemRetainAllocationHandle; AMD's takes no reference up to HIP 6. CUDA: cuMemRetainAllocationHandle.
 */
hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *handle,
                                        void *addr);

/**
 * Returns the properties requested of physical memory; imported memory has the handle type that it was imported by.
 *
 * - `prop` (out): its properties.
 * - `handle` (in): the memory.
 *
 * Returns hipErrorInvalidValue for NULL and for anything but physical memory.
 *
 * HIP: hipMemGetAllocationPropertiesFromHandle. CUDA: cuMemGetAllocationPropertiesFromHandle.
 */
hipError_t hipMemGetAllocationPropertiesFromHandle(struct hipMemAllocationProp *prop,
                                                   hipMemGenericAllocationHandle_t handle);

/**
 * Exports physical memory as a file descriptor, a new one each time.
 *
 * - `shareableHandle` (out): an `int`, to be closed when it has been sent (SCM_RIGHTS) or inherited.
 * - `handle` (in): memory that was created for such handles.
 * - `handleType` (in): hipMemHandleTypePosixFileDescriptor.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, other flags, a kind that the memory was not created for, imported memory, and
 * anything but physical memory.
 *
 * HIP: hipMemExportToShareableHandle. CUDA: cuMemExportToShareableHandle.
 */
hipError_t hipMemExportToShareableHandle(void *shareableHandle,
                                         hipMemGenericAllocationHandle_t handle,
                                         hipMemAllocationHandleType handleType,
                                         unsigned long long flags);

/**
 * Imports physical memory that another process, or this one, has exported.
 *
 * - `handle` (out): the memory; map it, and release it with hipMemRelease.
 * - `osHandle` (in): the file descriptor, which the caller still closes: a value below 65536 is the descriptor
 *   itself, cast to a pointer, as in HIP from 7.1 on; any other is the address of an `int`, as before.
 * - `shHandleType` (in): hipMemHandleTypePosixFileDescriptor.
 *
 * Returns hipErrorInvalidValue for NULL, other kinds, and a descriptor that is closed or of another kind; for a program
 * that loads HIP 7, also for an address.
 *
 * HIP: hipMemImportFromShareableHandle. CUDA: cuMemImportFromShareableHandle.
 */
hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *handle,
                                           void *osHandle,
                                           hipMemAllocationHandleType shHandleType);

/**
 * Reserves an address range, in which physical memory can be mapped.
 *
 * - `ptr` (out): the first address; release the range with hipMemAddressFree.
 * - `size` (in): bytes, a multiple of the granularity.
 * - `alignment` (in): a power of two, or 0.
 * - `addr` (in, nullable): the preferred first address; NULL for any.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL and other flags, hipErrorOutOfMemory for other sizes and alignments too (for a
 * program that loads HIP 7, hipErrorInvalidValue).
 *
 * HIP: hipMemAddressReserve. CUDA: cuMemAddressReserve.
 */
hipError_t hipMemAddressReserve(void **ptr,
                                size_t size,
                                size_t alignment,
                                void *addr,
                                unsigned long long flags);

/**
 * Releases a reserved address range, in which nothing may be mapped.
 *
 * - `devPtr` (in): the first address, from hipMemAddressReserve.
 * - `size` (in): its bytes.
 *
 * Returns hipErrorInvalidValue for what is not a whole reservation, and where something is mapped.
 *
 * HIP: hipMemAddressFree. CUDA: cuMemAddressFree.
 */
hipError_t hipMemAddressFree(void *devPtr, size_t size);

/**
 * Maps physical memory at reserved addresses. It is inaccessible there before hipMemSetAccess.
 *
 * - `ptr` (in): the first address.
 * - `size` (in): bytes, a multiple of the granularity, at most the memory's.
 * - `offset` (in): 0.
 * - `handle` (in): the memory.
 * - `flags` (in): 0.
 *
 * Returns hipErrorInvalidValue for NULL, another offset, other flags, an address that is not a multiple of the
 * granularity, addresses that are not reserved or where something is mapped, and anything but physical memory;
 * hipErrorNotSupported for a larger size, and for a smaller one where the back end maps only the whole.
 *
 * HIP: hipMemMap. CUDA: cuMemMap.
 */
hipError_t hipMemMap(void *ptr,
                     size_t size,
                     size_t offset,
                     hipMemGenericAllocationHandle_t handle,
                     unsigned long long flags);

/**
 * Maps parts of sparse arrays, which this version does not have.
 *
 * - `mapInfoList` (inout, array of count): the parts.
 * - `count` (in): their number.
 * - `stream` (in, nullable): a stream.
 *
 * Returns hipErrorInvalidValue for NULL and no parts, else hipErrorNotSupported.
 *
 * HIP: hipMemMapArrayAsync. CUDA: cuMemMapArrayAsync.
 */
hipError_t hipMemMapArrayAsync(struct hipArrayMapInfo *mapInfoList,
                               unsigned int count,
                               hipStream_t stream);

/**
 * Unmaps a range of reserved addresses, once the work that uses it is done.
 *
 * - `ptr` (in): the first address.
 * - `size` (in): bytes.
 *
 * Returns hipErrorInvalidValue for NULL, an empty range, one that is not reserved, and one with part of a mapping.
 *
 * HIP: hipMemUnmap. CUDA: cuMemUnmap.
 */
hipError_t hipMemUnmap(void *ptr,
                       size_t size);

/**
 * Sets the access rights of several devices to mapped memory.
 *
 * - `ptr` (in): the first address of a mapping.
 * - `size` (in): bytes, of that mapping or of several that follow each other.
 * - `desc` (in, array of count): devices and their rights.
 * - `count` (in): their number.
 *
 * Returns hipErrorInvalidValue for NULL, nothing to set, a range not wholly mapped, unknown rights and locations, and
 * a device that does not exist.
 *
 * HIP: hipMemSetAccess. CUDA: cuMemSetAccess.
 */
hipError_t hipMemSetAccess(void *ptr,
                           size_t size,
                           const struct hipMemAccessDesc *desc,
                           size_t count);

/**
 * Returns a device's access rights to mapped memory.
 *
 * - `flags` (out): hipMemAccessFlags.
 * - `location` (in): the device.
 * - `ptr` (in): any address in the mapping.
 *
 * Returns hipErrorInvalidValue for NULL, other locations, a device that does not exist, and where nothing is mapped.
 *
 * HIP: hipMemGetAccess. CUDA: cuMemGetAccess.
 */
hipError_t hipMemGetAccess(unsigned long long *flags,
                           const struct hipMemLocation *location,
                           void *ptr);

/**
 * Exports a range of device memory as a dma-buf for other devices' drivers.
 *
 * - `handle` (out): an `int`, the descriptor, to be closed.
 * - `dptr` (in): the first address, a multiple of the host's page size.
 * - `size` (in): bytes, a multiple of that.
 * - `handleType` (in): hipMemRangeHandleTypeDmaBufFd.
 * - `flags` (in): hipMemRangeFlags, or 0.
 *
 * Returns hipErrorInvalidValue for NULL, another kind, other flags, and a range that is not whole pages of one
 * allocation or mapping; hipErrorNotSupported where there are no such descriptors.
 *
 * HIP: hipMemGetHandleForAddressRange from 6.5 on. CUDA: cuMemGetHandleForAddressRange.
 */
hipError_t hipMemGetHandleForAddressRange(void *handle,
                                          hipDeviceptr_t dptr,
                                          size_t size,
                                          hipMemRangeHandleType handleType,
                                          unsigned long long flags);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* The tags of AMD's structures. */
#define hipIpcEventHandle_st hipIpcEventHandle_t
#define hipIpcMemHandle_st hipIpcMemHandle_t

/** Memory with pitched rows: its address, the bytes of a row with its padding, of its elements, and the rows of a slice. */
static inline struct hipPitchedPtr make_hipPitchedPtr(void *ptr, size_t pitch, size_t xsize, size_t ysize) {
  struct hipPitchedPtr memory;
  memory.ptr = ptr;
  memory.pitch = pitch;
  memory.xsize = xsize;
  memory.ysize = ysize;
  return memory;
}

/** An offset: in bytes or elements, rows and slices. */
static inline struct hipPos make_hipPos(size_t x, size_t y, size_t z) {
  struct hipPos position;
  position.x = x;
  position.y = y;
  position.z = z;
  return position;
}

/** The size of a box: in bytes or elements, rows and slices. */
static inline struct hipExtent make_hipExtent(size_t width, size_t height, size_t depth) {
  struct hipExtent extent;
  extent.width = width;
  extent.height = height;
  extent.depth = depth;
  return extent;
}

/* The names that programs write, and the functions they mean. */

#if defined(HIP_API_PER_THREAD_DEFAULT_STREAM) || defined(__HIP_API_PER_THREAD_DEFAULT_STREAM__)
#define hipMemcpy2DToArray hipMemcpy2DToArray_spt
#define hipMemcpy2DToArrayAsync hipMemcpy2DToArrayAsync_spt
#define hipMemcpy2DFromArray hipMemcpy2DFromArray_spt
#define hipMemcpy2DFromArrayAsync hipMemcpy2DFromArrayAsync_spt
#define hipMemcpyFromArray hipMemcpyFromArray_spt
#define hipMemcpy hipMemcpy_spt
#define hipMemcpyAsync hipMemcpyAsync_spt
#define hipMemcpy2D hipMemcpy2D_spt
#define hipMemcpy2DAsync hipMemcpy2DAsync_spt
#define hipMemcpy3D hipMemcpy3D_spt
#define hipMemcpy3DAsync hipMemcpy3DAsync_spt
#define hipMemset hipMemset_spt
#define hipMemsetAsync hipMemsetAsync_spt
#define hipMemset2D hipMemset2D_spt
#define hipMemset2DAsync hipMemset2DAsync_spt
#define hipMemset3D hipMemset3D_spt
#define hipMemset3DAsync hipMemset3DAsync_spt
#define hipEventRecord hipEventRecord_spt
#define hipGraphLaunch hipGraphLaunch_spt
#define hipGetProcAddress hipGetProcAddress_spt
#define hipGetDriverEntryPoint hipGetDriverEntryPoint_spt
#define hipStreamQuery hipStreamQuery_spt
#define hipStreamSynchronize hipStreamSynchronize_spt
#define hipStreamWaitEvent hipStreamWaitEvent_spt
#define hipStreamAddCallback hipStreamAddCallback_spt
#define hipLaunchHostFunc hipLaunchHostFunc_spt
#define hipStreamGetFlags hipStreamGetFlags_spt
#define hipStreamGetPriority hipStreamGetPriority_spt
#define hipStreamIsCapturing hipStreamIsCapturing_spt
#define hipStreamGetCaptureInfo hipStreamGetCaptureInfo_spt
#define hipStreamGetCaptureInfo_v2 hipStreamGetCaptureInfo_v2_spt
#define hipStreamBeginCapture hipStreamBeginCapture_spt
#define hipStreamEndCapture hipStreamEndCapture_spt
#endif

#ifdef __cplusplus

/** hipMalloc for pointers to any type. */
template <class T>
static inline hipError_t hipMalloc(T **ptr, size_t size) {
  return hipMalloc(reinterpret_cast<void **>(ptr), size);
}

/** hipHostMalloc for pointers to any type. */
template <class T>
static inline hipError_t hipHostMalloc(T **ptr, size_t size, unsigned int flags = hipHostMallocDefault) {
  return hipHostMalloc(reinterpret_cast<void **>(ptr), size, flags);
}

/** hipMallocManaged for pointers to any type. */
template <class T>
static inline hipError_t hipMallocManaged(T **dev_ptr, size_t size, unsigned int flags = hipMemAttachGlobal) {
  return hipMallocManaged(reinterpret_cast<void **>(dev_ptr), size, flags);
}

/** hipMallocArray of no special kind. */
static inline hipError_t hipMallocArray(hipArray_t *array, const hipChannelFormatDesc *desc, size_t width,
                                        size_t height = 0) {
  return hipMallocArray(array, desc, width, height, hipArrayDefault);
}

/** hipMallocMipmappedArray of no special kind. */
static inline hipError_t hipMallocMipmappedArray(hipMipmappedArray_t *mipmappedArray, const hipChannelFormatDesc *desc,
                                                 hipExtent extent, unsigned int numLevels) {
  return hipMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, hipArrayDefault);
}

/** hipEventRecord in the default stream. */
static inline hipError_t hipEventRecord(hipEvent_t event) {
  return hipEventRecord(event, nullptr);
}

/** hipStreamWaitEvent without flags. */
static inline hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event) {
  return hipStreamWaitEvent(stream, event, 0);
}

/** hipMemcpyAsync in the default stream. */
static inline hipError_t hipMemcpyAsync(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind) {
  return hipMemcpyAsync(dst, src, sizeBytes, kind, nullptr);
}

/** hipMemcpy2DAsync in the default stream. */
static inline hipError_t hipMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
                                          size_t height, hipMemcpyKind kind) {
  return hipMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, nullptr);
}

/** hipMemcpy3DAsync in the default stream. */
static inline hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms *p) {
  return hipMemcpy3DAsync(p, nullptr);
}

/** hipMemcpyPeerAsync in the default stream. */
static inline hipError_t hipMemcpyPeerAsync(void *dst, int dstDeviceId, const void *src, int srcDevice,
                                            size_t sizeBytes) {
  return hipMemcpyPeerAsync(dst, dstDeviceId, src, srcDevice, sizeBytes, nullptr);
}

/** hipMemsetAsync in the default stream. */
static inline hipError_t hipMemsetAsync(void *dst, int value, size_t sizeBytes) {
  return hipMemsetAsync(dst, value, sizeBytes, nullptr);
}

/** hipMemset2DAsync in the default stream. */
static inline hipError_t hipMemset2DAsync(void *dst, size_t pitch, int value, size_t width, size_t height) {
  return hipMemset2DAsync(dst, pitch, value, width, height, nullptr);
}

/** hipMemset3DAsync in the default stream. */
static inline hipError_t hipMemset3DAsync(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent) {
  return hipMemset3DAsync(pitchedDevPtr, value, extent, nullptr);
}

/** hipMemPrefetchAsync in the default stream. */
static inline hipError_t hipMemPrefetchAsync(const void *dev_ptr, size_t count, int device) {
  return hipMemPrefetchAsync(dev_ptr, count, device, nullptr);
}

/** hipStreamAttachMemAsync of a whole allocation, to one stream. */
static inline hipError_t hipStreamAttachMemAsync(hipStream_t stream, void *dev_ptr, size_t length = 0) {
  return hipStreamAttachMemAsync(stream, dev_ptr, length, hipMemAttachSingle);
}

/** hipUserObjectRetain of one reference. */
static inline hipError_t hipUserObjectRetain(hipUserObject_t object) {
  return hipUserObjectRetain(object, 1);
}

/** hipUserObjectRelease of one reference. */
static inline hipError_t hipUserObjectRelease(hipUserObject_t object) {
  return hipUserObjectRelease(object, 1);
}

/** hipGraphRetainUserObject of one reference, or without flags. */
static inline hipError_t hipGraphRetainUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count = 1) {
  return hipGraphRetainUserObject(graph, object, count, 0);
}

/** hipGraphReleaseUserObject of one reference. */
static inline hipError_t hipGraphReleaseUserObject(hipGraph_t graph, hipUserObject_t object) {
  return hipGraphReleaseUserObject(graph, object, 1);
}

namespace anygpu {
template <class T>
struct Channel;
template <>
struct Channel<char> { static const hipChannelFormatKind kind = hipChannelFormatKindSigned; };
template <>
struct Channel<signed char> { static const hipChannelFormatKind kind = hipChannelFormatKindSigned; };
template <>
struct Channel<unsigned char> { static const hipChannelFormatKind kind = hipChannelFormatKindUnsigned; };
template <>
struct Channel<short> { static const hipChannelFormatKind kind = hipChannelFormatKindSigned; };
template <>
struct Channel<unsigned short> { static const hipChannelFormatKind kind = hipChannelFormatKindUnsigned; };
template <>
struct Channel<int> { static const hipChannelFormatKind kind = hipChannelFormatKindSigned; };
template <>
struct Channel<unsigned int> { static const hipChannelFormatKind kind = hipChannelFormatKindUnsigned; };
template <>
struct Channel<float> { static const hipChannelFormatKind kind = hipChannelFormatKindFloat; };
}

/** The format of one channel of a type. */
template <class T>
static inline hipChannelFormatDesc hipCreateChannelDesc() {
  return hipCreateChannelDesc(8 * static_cast<int>(sizeof(T)), 0, 0, 0, anygpu::Channel<T>::kind);
}

#endif  // __cplusplus

#endif  /* ANYGPU_HIP_H */
