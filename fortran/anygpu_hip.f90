! Generated from src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> HIP's functions, types and constants, one to one, with the ABI of HIP 6.
!>
!> In addition to the codes listed with it, any function may return hipErrorNoDevice if no back end can be used,
!> hipErrorNotInitialized in a process forked after the first call, hipErrorNotSupported for an operation that the back
!> end in use does not support, and hipErrorUnknown. A function that waits for a stream also returns the error of
!> earlier work on it, such as hipErrorLaunchFailure. anygpu_last_reason() describes the failure.
!>
!> An argument of intent(out) is undefined after a failure: check the status first. Outputs that may be NULL
!> are optional. Handles, device pointers and inputs that may be NULL are type(c_ptr) by value: c_null_ptr is the
!> null stream and NULL, c_loc(x) the address of a variable x, which must have the target attribute. Text passed to
!> C ends with c_null_char. Structures start as zeros.
module anygpu_hip
    use, intrinsic :: iso_c_binding, only: c_char, c_float, c_funptr, c_int, c_int64_t, c_intptr_t, c_null_char, c_null_funptr, &
        c_null_ptr, c_ptr, c_short, c_signed_char, c_size_t
    implicit none
    public
    private :: c_char, c_float, c_funptr, c_int, c_int64_t, c_intptr_t, c_null_char, c_null_funptr, c_null_ptr, c_ptr, c_short, &
        c_signed_char, c_size_t

    !> Bytes of an IPC handle.
    integer(c_int), parameter :: HIP_IPC_HANDLE_SIZE = 64_c_int
    !> The flag that hipIpcOpenMemHandle requires; 0, its value up to HIP 5, is accepted too.
    integer(c_int), parameter :: hipIpcMemLazyEnablePeerAccess = 1_c_int
    !> The default stream by name.
    type(c_ptr), parameter :: hipStreamLegacy = transfer(1_c_intptr_t, c_null_ptr)
    !> The calling thread's own default stream.
    type(c_ptr), parameter :: hipStreamPerThread = transfer(2_c_intptr_t, c_null_ptr)
    !> A stream that is ordered with the default stream.
    integer(c_int), parameter :: hipStreamDefault = 0_c_int
    !> A stream that is not ordered with the default stream.
    integer(c_int), parameter :: hipStreamNonBlocking = 1_c_int
    !> A stream waits until the value, minus the reference, is not negative (cyclic).
    integer(c_int), parameter :: hipStreamWaitValueGte = 0_c_int
    !> A stream waits until the value is equal.
    integer(c_int), parameter :: hipStreamWaitValueEq = 1_c_int
    !> A stream waits until the bitwise and is not zero.
    integer(c_int), parameter :: hipStreamWaitValueAnd = 2_c_int
    !> A stream waits until the complement of the bitwise or is not zero.
    integer(c_int), parameter :: hipStreamWaitValueNor = 3_c_int
    !> An event with timing, whose waiters poll.
    integer(c_int), parameter :: hipEventDefault = 0_c_int
    !> hipInitDevice also sets the device flags.
    integer(c_int), parameter :: hipInitDeviceFlagsAreValid = 1_c_int
    !> An event whose waiters sleep instead of polling.
    integer(c_int), parameter :: hipEventBlockingSync = 1_c_int
    !> An event without timing.
    integer(c_int), parameter :: hipEventDisableTiming = 2_c_int
    !> An event that other processes may open; requires hipEventDisableTiming too.
    integer(c_int), parameter :: hipEventInterprocess = 4_c_int
    !> An event without a system-wide fence.
    integer(c_int), parameter :: hipEventDisableSystemFence = 536870912_c_int
    !> An event that releases to the device.
    integer(c_int), parameter :: hipEventReleaseToDevice = 1073741824_c_int
    !> An event that releases to the whole system.
    integer(c_int), parameter :: hipEventReleaseToSystem = int(z'80000000', c_int)
    !> The default mode of recording an event.
    integer(c_int), parameter :: hipEventRecordDefault = 0_c_int
    !> Records an event as an external node of a captured graph.
    integer(c_int), parameter :: hipEventRecordExternal = 1_c_int
    !> The default mode of waiting for an event.
    integer(c_int), parameter :: hipEventWaitDefault = 0_c_int
    !> Waits for an event as an external node of a captured graph.
    integer(c_int), parameter :: hipEventWaitExternal = 1_c_int
    !> Pinned host memory, mapped and portable.
    integer(c_int), parameter :: hipHostMallocDefault = 0_c_int
    !> Pinned for every context.
    integer(c_int), parameter :: hipHostMallocPortable = 1_c_int
    !> Mapped into the device's address space.
    integer(c_int), parameter :: hipHostMallocMapped = 2_c_int
    !> Write-combined: fast for the device to read, slow for the host.
    integer(c_int), parameter :: hipHostMallocWriteCombined = 4_c_int
    !> Not cached.
    integer(c_int), parameter :: hipHostMallocUncached = 268435456_c_int
    !> Placed by the caller's NUMA policy.
    integer(c_int), parameter :: hipHostMallocNumaUser = 536870912_c_int
    !> Coherent during device work.
    integer(c_int), parameter :: hipHostMallocCoherent = 1073741824_c_int
    !> Coherent only between pieces of device work.
    integer(c_int), parameter :: hipHostMallocNonCoherent = int(z'80000000', c_int)
    !> hipHostMallocDefault for hipHostAlloc.
    integer(c_int), parameter :: hipHostAllocDefault = 0_c_int
    !> hipHostMallocPortable for hipHostAlloc.
    integer(c_int), parameter :: hipHostAllocPortable = 1_c_int
    !> hipHostMallocMapped for hipHostAlloc.
    integer(c_int), parameter :: hipHostAllocMapped = 2_c_int
    !> hipHostMallocWriteCombined for hipHostAlloc.
    integer(c_int), parameter :: hipHostAllocWriteCombined = 4_c_int
    !> hipHostMallocUncached for hipHostAlloc.
    integer(c_int), parameter :: hipHostAllocUncached = 268435456_c_int
    !> Host memory registered mapped and portable.
    integer(c_int), parameter :: hipHostRegisterDefault = 0_c_int
    !> Registered for every context.
    integer(c_int), parameter :: hipHostRegisterPortable = 1_c_int
    !> Mapped into the device's address space.
    integer(c_int), parameter :: hipHostRegisterMapped = 2_c_int
    !> Memory-mapped I/O.
    integer(c_int), parameter :: hipHostRegisterIoMemory = 4_c_int
    !> Only read by the device; AMD ignores it.
    integer(c_int), parameter :: hipHostRegisterReadOnly = 8_c_int
    !> Coherent only between pieces of device work.
    integer(c_int), parameter :: hipExtHostRegisterCoarseGrained = 8_c_int
    !> Not cached.
    integer(c_int), parameter :: hipExtHostRegisterUncached = int(z'80000000', c_int)
    !> Managed memory that any stream of any device may use.
    integer(c_int), parameter :: hipMemAttachGlobal = 1_c_int
    !> Managed memory that no device uses until it is attached to a stream.
    integer(c_int), parameter :: hipMemAttachHost = 2_c_int
    !> Managed memory that only one stream uses.
    integer(c_int), parameter :: hipMemAttachSingle = 4_c_int
    !> Ordinary device memory.
    integer(c_int), parameter :: hipDeviceMallocDefault = 0_c_int
    !> Device memory coherent during device work.
    integer(c_int), parameter :: hipDeviceMallocFinegrained = 1_c_int
    !> Device memory for a signal: 8 bytes.
    integer(c_int), parameter :: hipMallocSignalMemory = 2_c_int
    !> Device memory that is not cached.
    integer(c_int), parameter :: hipDeviceMallocUncached = 3_c_int
    !> Device memory that is physically contiguous.
    integer(c_int), parameter :: hipDeviceMallocContiguous = 4_c_int
    !> External memory that was allocated for one resource alone.
    integer(c_int), parameter :: hipExternalMemoryDedicated = 1_c_int
    !> An array of no special kind.
    integer(c_int), parameter :: hipArrayDefault = 0_c_int
    !> The array's depth counts layers.
    integer(c_int), parameter :: hipArrayLayered = 1_c_int
    !> Kernels write to the array.
    integer(c_int), parameter :: hipArraySurfaceLoadStore = 2_c_int
    !> Six layers of the array are a cube.
    integer(c_int), parameter :: hipArrayCubemap = 4_c_int
    !> Kernels gather four elements of the array at once.
    integer(c_int), parameter :: hipArrayTextureGather = 8_c_int
    !> Waits as the runtime sees fit.
    integer(c_int), parameter :: hipDeviceScheduleAuto = 0_c_int
    !> Waits spinning.
    integer(c_int), parameter :: hipDeviceScheduleSpin = 1_c_int
    !> Waits yielding.
    integer(c_int), parameter :: hipDeviceScheduleYield = 2_c_int
    !> Waits sleeping.
    integer(c_int), parameter :: hipDeviceScheduleBlockingSync = 4_c_int
    !> The bits of the four wait modes.
    integer(c_int), parameter :: hipDeviceScheduleMask = 7_c_int
    !> Host memory can be mapped; always true.
    integer(c_int), parameter :: hipDeviceMapHost = 8_c_int
    !> Local memory keeps its largest size; AMD ignores it.
    integer(c_int), parameter :: hipDeviceLmemResizeToMax = 16_c_int
    !> hipGetProcAddress returns the function that a program gets by linking.
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_DEFAULT = 0_c_int
    !> hipGetProcAddress returns the functions of the legacy default stream.
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_LEGACY_STREAM = 1_c_int
    !> hipGetProcAddress returns the functions of the per-thread default stream where they exist.
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2_c_int
    !> Before a buffer with all arguments of a launch.
    type(c_ptr), parameter :: HIP_LAUNCH_PARAM_BUFFER_POINTER = transfer(1_c_intptr_t, c_null_ptr)
    !> Before the address of the size of a buffer with all arguments of a launch.
    type(c_ptr), parameter :: HIP_LAUNCH_PARAM_BUFFER_SIZE = transfer(2_c_intptr_t, c_null_ptr)
    !> Behind the entries that describe a buffer with all arguments of a launch.
    type(c_ptr), parameter :: HIP_LAUNCH_PARAM_END = transfer(3_c_intptr_t, c_null_ptr)
    !> The host, as an argument in place of a device ordinal.
    integer(c_int), parameter :: hipCpuDeviceId = -1_c_int
    !> No device, or several, as a result in place of a device ordinal.
    integer(c_int), parameter :: hipInvalidDeviceId = -2_c_int

    ! hipError_t: The status of every HIP call.
    integer(c_int), parameter :: hipSuccess = 0_c_int
    integer(c_int), parameter :: hipErrorInvalidValue = 1_c_int
    integer(c_int), parameter :: hipErrorMemoryAllocation = 2_c_int
    integer(c_int), parameter :: hipErrorOutOfMemory = 2_c_int
    integer(c_int), parameter :: hipErrorInitializationError = 3_c_int
    integer(c_int), parameter :: hipErrorNotInitialized = 3_c_int
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
    integer(c_int), parameter :: hipErrorMapBufferObjectFailed = 205_c_int
    integer(c_int), parameter :: hipErrorMapFailed = 205_c_int
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
    integer(c_int), parameter :: hipErrorInvalidChannelDescriptor = 911_c_int
    integer(c_int), parameter :: hipErrorInvalidTexture = 912_c_int
    integer(c_int), parameter :: hipErrorInvalidResourceType = 914_c_int
    integer(c_int), parameter :: hipErrorInvalidResourceConfiguration = 915_c_int
    !> The stream's execution context has been destroyed.
    integer(c_int), parameter :: hipErrorStreamDetached = 916_c_int
    integer(c_int), parameter :: hipErrorUnknown = 999_c_int
    integer(c_int), parameter :: hipErrorRuntimeMemory = 1052_c_int
    integer(c_int), parameter :: hipErrorRuntimeOther = 1053_c_int
    !> Of HIP 7.14; hipErrorTbd before.
    integer(c_int), parameter :: hipErrorInvalidClusterSize = 1054_c_int
    integer(c_int), parameter :: hipErrorTbd = 1055_c_int

    ! hipDeviceAttribute_t: Attributes of a device, for hipDeviceGetAttribute. The numbers never change; new ones are appended.
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
    integer(c_int), parameter :: hipDeviceAttributeUnused1 = 64_c_int
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
    integer(c_int), parameter :: hipDeviceAttributeUnused2 = 86_c_int
    integer(c_int), parameter :: hipDeviceAttributeWarpSize = 87_c_int
    integer(c_int), parameter :: hipDeviceAttributeMemoryPoolsSupported = 88_c_int
    integer(c_int), parameter :: hipDeviceAttributeVirtualMemoryManagementSupported = 89_c_int
    integer(c_int), parameter :: hipDeviceAttributeHostRegisterSupported = 90_c_int
    integer(c_int), parameter :: hipDeviceAttributeMemoryPoolSupportedHandleTypes = 91_c_int
    !> The closest node of the host's memory.
    integer(c_int), parameter :: hipDeviceAttributeHostNumaId = 92_c_int
    integer(c_int), parameter :: hipDeviceAttributeDmaBufSupported = 93_c_int
    integer(c_int), parameter :: hipDeviceAttributeGPUDirectRDMAWithHipVMMSupported = 94_c_int
    integer(c_int), parameter :: hipDeviceAttributeHandleTypeFabricSupported = 95_c_int
    integer(c_int), parameter :: hipDeviceAttributeHostAllocDmaBufSupported = 96_c_int
    integer(c_int), parameter :: hipDeviceAttributeGPUDirectRDMASupported = 97_c_int
    integer(c_int), parameter :: hipDeviceAttributeGPUDirectRDMAFlushWritesOptions = 98_c_int
    integer(c_int), parameter :: hipDeviceAttributeGPUDirectRDMAWritesOrdering = 99_c_int
    integer(c_int), parameter :: hipDeviceAttributeCudaCompatibleEnd = 9999_c_int
    integer(c_int), parameter :: hipDeviceAttributeAmdSpecificBegin = 10000_c_int
    integer(c_int), parameter :: hipDeviceAttributeClockInstructionRate = 10000_c_int
    integer(c_int), parameter :: hipDeviceAttributeUnused3 = 10001_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxSharedMemoryPerMultiprocessor = 10002_c_int
    integer(c_int), parameter :: hipDeviceAttributeUnused4 = 10003_c_int
    integer(c_int), parameter :: hipDeviceAttributeUnused5 = 10004_c_int
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
    integer(c_int), parameter :: hipDeviceAttributePhysicalMultiProcessorCount = 10015_c_int
    integer(c_int), parameter :: hipDeviceAttributeFineGrainSupport = 10016_c_int
    integer(c_int), parameter :: hipDeviceAttributeWallClockRate = 10017_c_int
    integer(c_int), parameter :: hipDeviceAttributeNumberOfXccs = 10018_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxAvailableVgprsPerThread = 10019_c_int
    integer(c_int), parameter :: hipDeviceAttributePciChipId = 10020_c_int
    integer(c_int), parameter :: hipDeviceAttributeExpertSchedMode = 10021_c_int
    integer(c_int), parameter :: hipDeviceAttributeMaxDynDataPrefetchRegions = 10022_c_int
    integer(c_int), parameter :: hipDeviceAttributeAmdSpecificEnd = 19999_c_int
    integer(c_int), parameter :: hipDeviceAttributeVendorSpecificBegin = 20000_c_int

    ! hipMemcpyKind: The direction of a copy.
    integer(c_int), parameter :: hipMemcpyHostToHost = 0_c_int
    integer(c_int), parameter :: hipMemcpyHostToDevice = 1_c_int
    integer(c_int), parameter :: hipMemcpyDeviceToHost = 2_c_int
    integer(c_int), parameter :: hipMemcpyDeviceToDevice = 3_c_int
    !> Inferred from the pointers.
    integer(c_int), parameter :: hipMemcpyDefault = 4_c_int
    integer(c_int), parameter :: hipMemcpyDeviceToDeviceNoCU = 1024_c_int

    ! hipMemoryType: The type of memory. HIP up to 5 has other numbers.
    integer(c_int), parameter :: hipMemoryTypeUnregistered = 0_c_int
    integer(c_int), parameter :: hipMemoryTypeHost = 1_c_int
    integer(c_int), parameter :: hipMemoryTypeDevice = 2_c_int
    integer(c_int), parameter :: hipMemoryTypeManaged = 3_c_int
    integer(c_int), parameter :: hipMemoryTypeArray = 10_c_int
    integer(c_int), parameter :: hipMemoryTypeUnified = 11_c_int

    ! hipPointer_attribute: Attributes of an address, for hipPointerGetAttribute.
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

    ! hipDeviceP2PAttr: Attributes of a pair of devices, for hipDeviceGetP2PAttribute.
    integer(c_int), parameter :: hipDevP2PAttrPerformanceRank = 0_c_int
    integer(c_int), parameter :: hipDevP2PAttrAccessSupported = 1_c_int
    integer(c_int), parameter :: hipDevP2PAttrNativeAtomicSupported = 2_c_int
    integer(c_int), parameter :: hipDevP2PAttrHipArrayAccessSupported = 3_c_int

    ! hipLimit_t: Limits of a device's runtime.
    !> Bytes of stack per thread.
    integer(c_int), parameter :: hipLimitStackSize = 0_c_int
    !> Bytes of the printf buffer.
    integer(c_int), parameter :: hipLimitPrintfFifoSize = 1_c_int
    !> Bytes of the device-side heap.
    integer(c_int), parameter :: hipLimitMallocHeapSize = 2_c_int
    integer(c_int), parameter :: hipExtLimitScratchMin = 4096_c_int
    integer(c_int), parameter :: hipExtLimitScratchMax = 4097_c_int
    integer(c_int), parameter :: hipExtLimitScratchCurrent = 4098_c_int

    ! hipFuncCache_t: Preferences between shared memory and L1 cache.
    integer(c_int), parameter :: hipFuncCachePreferNone = 0_c_int
    integer(c_int), parameter :: hipFuncCachePreferShared = 1_c_int
    integer(c_int), parameter :: hipFuncCachePreferL1 = 2_c_int
    integer(c_int), parameter :: hipFuncCachePreferEqual = 3_c_int

    ! hipSharedMemConfig: Bank sizes of shared memory.
    integer(c_int), parameter :: hipSharedMemBankSizeDefault = 0_c_int
    integer(c_int), parameter :: hipSharedMemBankSizeFourByte = 1_c_int
    integer(c_int), parameter :: hipSharedMemBankSizeEightByte = 2_c_int

    ! hipComputeMode: Compute modes: the processes and threads that may use a device.
    integer(c_int), parameter :: hipComputeModeDefault = 0_c_int
    integer(c_int), parameter :: hipComputeModeExclusive = 1_c_int
    integer(c_int), parameter :: hipComputeModeProhibited = 2_c_int
    integer(c_int), parameter :: hipComputeModeExclusiveProcess = 3_c_int

    ! hipMemoryAdvise: Advice about managed memory.
    integer(c_int), parameter :: hipMemAdviseSetReadMostly = 1_c_int
    integer(c_int), parameter :: hipMemAdviseUnsetReadMostly = 2_c_int
    integer(c_int), parameter :: hipMemAdviseSetPreferredLocation = 3_c_int
    integer(c_int), parameter :: hipMemAdviseUnsetPreferredLocation = 4_c_int
    integer(c_int), parameter :: hipMemAdviseSetAccessedBy = 5_c_int
    integer(c_int), parameter :: hipMemAdviseUnsetAccessedBy = 6_c_int
    integer(c_int), parameter :: hipMemAdviseSetCoarseGrain = 100_c_int
    integer(c_int), parameter :: hipMemAdviseUnsetCoarseGrain = 101_c_int

    ! hipMemRangeAttribute: Attributes of a range of managed memory.
    integer(c_int), parameter :: hipMemRangeAttributeReadMostly = 1_c_int
    integer(c_int), parameter :: hipMemRangeAttributePreferredLocation = 2_c_int
    integer(c_int), parameter :: hipMemRangeAttributeAccessedBy = 3_c_int
    integer(c_int), parameter :: hipMemRangeAttributeLastPrefetchLocation = 4_c_int
    integer(c_int), parameter :: hipMemRangeAttributeCoherencyMode = 100_c_int

    ! hipMemRangeCoherencyMode: Coherence modes of a range of managed memory.
    integer(c_int), parameter :: hipMemRangeCoherencyModeFineGrain = 0_c_int
    integer(c_int), parameter :: hipMemRangeCoherencyModeCoarseGrain = 1_c_int
    integer(c_int), parameter :: hipMemRangeCoherencyModeIndeterminate = 2_c_int

    ! hipStreamCaptureStatus: The capture status of a stream: active while it is being captured into a graph.
    integer(c_int), parameter :: hipStreamCaptureStatusNone = 0_c_int
    integer(c_int), parameter :: hipStreamCaptureStatusActive = 1_c_int
    integer(c_int), parameter :: hipStreamCaptureStatusInvalidated = 2_c_int

    ! hipStreamCaptureMode: Restrictions on a thread's calls while a stream is captured.
    integer(c_int), parameter :: hipStreamCaptureModeGlobal = 0_c_int
    integer(c_int), parameter :: hipStreamCaptureModeThreadLocal = 1_c_int
    integer(c_int), parameter :: hipStreamCaptureModeRelaxed = 2_c_int

    ! hipStreamUpdateCaptureDependenciesFlags: The change of the nodes that a captured stream's next one comes after.
    integer(c_int), parameter :: hipStreamAddCaptureDependencies = 0_c_int
    integer(c_int), parameter :: hipStreamSetCaptureDependencies = 1_c_int

    ! hipLibraryOption: Options of libraries.
    integer(c_int), parameter :: hipLibraryHostUniversalFunctionAndDataTable = 0_c_int
    integer(c_int), parameter :: hipLibraryBinaryIsPreserved = 1_c_int

    ! hipGraphInstantiateFlags: Flags of hipGraphInstantiateWithFlags and hipGraphInstantiateWithParams.
    !> A launch frees what the one before has left allocated.
    integer(c_int), parameter :: hipGraphInstantiateFlagAutoFreeOnLaunch = 1_c_int
    !> The launch is prepared at once.
    integer(c_int), parameter :: hipGraphInstantiateFlagUpload = 2_c_int
    !> Kernels launch it.
    integer(c_int), parameter :: hipGraphInstantiateFlagDeviceLaunch = 4_c_int
    !> Launches have the priorities of their nodes.
    integer(c_int), parameter :: hipGraphInstantiateFlagUseNodePriority = 8_c_int

    ! hipGraphInstantiateResult: The outcome of hipGraphInstantiateWithParams.
    integer(c_int), parameter :: hipGraphInstantiateSuccess = 0_c_int
    integer(c_int), parameter :: hipGraphInstantiateError = 1_c_int
    !> The edges make a circle.
    integer(c_int), parameter :: hipGraphInstantiateInvalidStructure = 2_c_int
    integer(c_int), parameter :: hipGraphInstantiateNodeOperationNotSupported = 3_c_int
    integer(c_int), parameter :: hipGraphInstantiateMultipleDevicesNotSupported = 4_c_int

    ! hipGraphMemAttributeType: Numbers about the memory of graphs on a device, in bytes.
    !> The memory that launches have taken.
    integer(c_int), parameter :: hipGraphMemAttrUsedMemCurrent = 0_c_int
    integer(c_int), parameter :: hipGraphMemAttrUsedMemHigh = 1_c_int
    !> The memory that is held for launches.
    integer(c_int), parameter :: hipGraphMemAttrReservedMemCurrent = 2_c_int
    integer(c_int), parameter :: hipGraphMemAttrReservedMemHigh = 3_c_int

    ! hipUserObjectFlags: Flags of hipUserObjectCreate.
    !> The call at the object's end is in no stream's order.
    integer(c_int), parameter :: hipUserObjectNoDestructorSync = 1_c_int

    ! hipUserObjectRetainFlags: Flags of hipGraphRetainUserObject.
    !> The references are the program's, which has them no longer.
    integer(c_int), parameter :: hipGraphUserObjectMove = 1_c_int

    ! hipGraphNodeType: The type of a graph's node.
    integer(c_int), parameter :: hipGraphNodeTypeKernel = 0_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemcpy = 1_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemset = 2_c_int
    integer(c_int), parameter :: hipGraphNodeTypeHost = 3_c_int
    integer(c_int), parameter :: hipGraphNodeTypeGraph = 4_c_int
    integer(c_int), parameter :: hipGraphNodeTypeEmpty = 5_c_int
    integer(c_int), parameter :: hipGraphNodeTypeWaitEvent = 6_c_int
    integer(c_int), parameter :: hipGraphNodeTypeEventRecord = 7_c_int
    integer(c_int), parameter :: hipGraphNodeTypeExtSemaphoreSignal = 8_c_int
    integer(c_int), parameter :: hipGraphNodeTypeExtSemaphoreWait = 9_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemAlloc = 10_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemFree = 11_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemcpyFromSymbol = 12_c_int
    integer(c_int), parameter :: hipGraphNodeTypeMemcpyToSymbol = 13_c_int
    integer(c_int), parameter :: hipGraphNodeTypeBatchMemOp = 14_c_int
    integer(c_int), parameter :: hipGraphNodeTypeCount = 15_c_int

    ! hipGraphExecUpdateResult: The outcome of an update of an executable graph.
    integer(c_int), parameter :: hipGraphExecUpdateSuccess = 0_c_int
    integer(c_int), parameter :: hipGraphExecUpdateError = 1_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorTopologyChanged = 2_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorNodeTypeChanged = 3_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorFunctionChanged = 4_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorParametersChanged = 5_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorNotSupported = 6_c_int
    integer(c_int), parameter :: hipGraphExecUpdateErrorUnsupportedFunctionChange = 7_c_int

    ! hipMemLocationType: The kind of a memory location.
    integer(c_int), parameter :: hipMemLocationTypeInvalid = 0_c_int
    integer(c_int), parameter :: hipMemLocationTypeDevice = 1_c_int
    !> The host, whatever the id.
    integer(c_int), parameter :: hipMemLocationTypeHost = 2_c_int
    !> A NUMA node of the host.
    integer(c_int), parameter :: hipMemLocationTypeHostNuma = 3_c_int
    !> The NUMA node of the calling thread, whatever the id.
    integer(c_int), parameter :: hipMemLocationTypeHostNumaCurrent = 4_c_int
    integer(c_int), parameter :: hipMemLocationTypeNone = 0_c_int

    ! hipMemcpySrcAccessOrder: When a copy of a batch reads its source.
    integer(c_int), parameter :: hipMemcpySrcAccessOrderInvalid = 0_c_int
    !> In the stream's order.
    integer(c_int), parameter :: hipMemcpySrcAccessOrderStream = 1_c_int
    !> While the call lasts.
    integer(c_int), parameter :: hipMemcpySrcAccessOrderDuringApiCall = 2_c_int
    !> At any time.
    integer(c_int), parameter :: hipMemcpySrcAccessOrderAny = 3_c_int

    ! hipMemcpyFlags: Flags of a copy of a batch.
    integer(c_int), parameter :: hipMemcpyFlagDefault = 0_c_int
    !> Leave the compute units to kernels.
    integer(c_int), parameter :: hipMemcpyFlagPreferOverlapWithCompute = 1_c_int
    integer(c_int), parameter :: hipMemcpyFlagExtPreferCE = 256_c_int
    integer(c_int), parameter :: hipMemcpyFlagExtOpSwap = 512_c_int
    integer(c_int), parameter :: hipMemcpyFlagExtOpIndirectSrc = 1024_c_int
    integer(c_int), parameter :: hipMemcpyFlagExtOpIndirectDst = 2048_c_int

    ! hipMemcpy3DOperandType: The kind of a side of a copy of boxes.
    integer(c_int), parameter :: hipMemcpyOperandTypePointer = 1_c_int
    integer(c_int), parameter :: hipMemcpyOperandTypeArray = 2_c_int

    ! hipStreamBatchMemOpType: An operation of hipStreamBatchMemOp.
    integer(c_int), parameter :: hipStreamMemOpWaitValue32 = 1_c_int
    integer(c_int), parameter :: hipStreamMemOpWriteValue32 = 2_c_int
    integer(c_int), parameter :: hipStreamMemOpFlushRemoteWrites = 3_c_int
    integer(c_int), parameter :: hipStreamMemOpWaitValue64 = 4_c_int
    integer(c_int), parameter :: hipStreamMemOpWriteValue64 = 5_c_int
    integer(c_int), parameter :: hipStreamMemOpBarrier = 6_c_int

    ! hipFuncAttribute: The attributes of a kernel that hipFuncSetAttribute sets.
    !> The most bytes of dynamic shared memory that a launch may ask for.
    integer(c_int), parameter :: hipFuncAttributeMaxDynamicSharedMemorySize = 8_c_int
    !> The part of the first-level cache that is shared memory, in percent; -1 for the default.
    integer(c_int), parameter :: hipFuncAttributePreferredSharedMemoryCarveout = 9_c_int
    integer(c_int), parameter :: hipFuncAttributeClusterDimMustBeSet = 10_c_int
    integer(c_int), parameter :: hipFuncAttributeRequiredClusterWidth = 11_c_int
    integer(c_int), parameter :: hipFuncAttributeRequiredClusterHeight = 12_c_int
    integer(c_int), parameter :: hipFuncAttributeRequiredClusterDepth = 13_c_int
    integer(c_int), parameter :: hipFuncAttributeNonPortableClusterSizeAllowed = 14_c_int
    integer(c_int), parameter :: hipFuncAttributeClusterSchedulingPolicyPreference = 15_c_int

    ! hipLaunchAttributeID: Attributes of a launch or a stream.
    integer(c_int), parameter :: hipLaunchAttributeIgnore = 0_c_int
    integer(c_int), parameter :: hipLaunchAttributeAccessPolicyWindow = 1_c_int
    integer(c_int), parameter :: hipLaunchAttributeCooperative = 2_c_int
    !> The way in which threads wait for the stream.
    integer(c_int), parameter :: hipLaunchAttributeSynchronizationPolicy = 3_c_int
    integer(c_int), parameter :: hipLaunchAttributeClusterDimension = 4_c_int
    !> The priority; lower is more urgent.
    integer(c_int), parameter :: hipLaunchAttributePriority = 8_c_int
    integer(c_int), parameter :: hipLaunchAttributeMemSyncDomainMap = 9_c_int
    integer(c_int), parameter :: hipLaunchAttributeMemSyncDomain = 10_c_int
    integer(c_int), parameter :: hipLaunchAttributeClusterSchedulingPolicyPreference = 5_c_int
    integer(c_int), parameter :: hipLaunchAttributeExtDynDataPrefetch = 1024_c_int

    ! hipMemRangeHandleType: The kind of handle that hipMemGetHandleForAddressRange returns.
    !> A file descriptor of a dma-buf.
    integer(c_int), parameter :: hipMemRangeHandleTypeDmaBufFd = 1_c_int

    ! hipMemRangeFlags: Flags of hipMemGetHandleForAddressRange.
    !> Other devices reach the memory through PCIe.
    integer(c_int), parameter :: hipMemRangeFlagDmaBufMappingTypePcie = 1_c_int

    ! hipDriverEntryPointFlags: Flags of hipGetDriverEntryPoint: the default stream that its functions use.
    integer(c_int), parameter :: hipEnableDefault = 0_c_int
    !> The functions of the default stream.
    integer(c_int), parameter :: hipEnableLegacyStream = 1_c_int
    !> The functions of the calling thread's own default stream, where there are such.
    integer(c_int), parameter :: hipEnablePerThreadDefaultStream = 2_c_int

    ! hipDriverEntryPointQueryResult: Outcomes of hipGetDriverEntryPoint.
    integer(c_int), parameter :: hipDriverEntryPointSuccess = 0_c_int
    integer(c_int), parameter :: hipDriverEntryPointSymbolNotFound = 1_c_int
    integer(c_int), parameter :: hipDriverEntryPointVersionNotSufficent = 2_c_int

    ! hipMemAllocationType: The type of an allocation of physical memory, or of a pool's.
    integer(c_int), parameter :: hipMemAllocationTypeInvalid = 0_c_int
    !> Pinned: it never migrates.
    integer(c_int), parameter :: hipMemAllocationTypePinned = 1_c_int
    integer(c_int), parameter :: hipMemAllocationTypeManaged = 2_c_int
    integer(c_int), parameter :: hipMemAllocationTypeUncached = 1073741824_c_int

    ! hipMemAllocationHandleType: The kinds of handle by which another process may import memory.
    integer(c_int), parameter :: hipMemHandleTypeNone = 0_c_int
    !> An `int`: a file descriptor.
    integer(c_int), parameter :: hipMemHandleTypePosixFileDescriptor = 1_c_int
    integer(c_int), parameter :: hipMemHandleTypeWin32 = 2_c_int
    integer(c_int), parameter :: hipMemHandleTypeWin32Kmt = 4_c_int
    !> 64 bytes that other machines of the fabric may import, too.
    integer(c_int), parameter :: hipMemHandleTypeFabric = 8_c_int

    ! hipMemAccessFlags: Access rights to memory.
    integer(c_int), parameter :: hipMemAccessFlagsProtNone = 0_c_int
    integer(c_int), parameter :: hipMemAccessFlagsProtRead = 1_c_int
    integer(c_int), parameter :: hipMemAccessFlagsProtReadWrite = 3_c_int

    ! hipMemAllocationGranularity_flags: The granularity that hipMemGetAllocationGranularity returns.
    !> The least multiple that sizes must be of.
    integer(c_int), parameter :: hipMemAllocationGranularityMinimum = 0_c_int
    !> The multiple with the best performance.
    integer(c_int), parameter :: hipMemAllocationGranularityRecommended = 1_c_int

    ! hipMemPoolAttr: Attributes of a pool, some of which can be set.
    !> `int`: memory freed in one stream may be reused in another that waits for the free by an event.
    integer(c_int), parameter :: hipMemPoolReuseFollowEventDependencies = 1_c_int
    !> `int`: memory may be reused as soon as its free has run.
    integer(c_int), parameter :: hipMemPoolReuseAllowOpportunistic = 2_c_int
    !> `int`: dependencies between streams may be inserted so that memory can be reused.
    integer(c_int), parameter :: hipMemPoolReuseAllowInternalDependencies = 3_c_int
    !> `uint64_t`: the release threshold: bytes the pool keeps when it could return memory to the system.
    integer(c_int), parameter :: hipMemPoolAttrReleaseThreshold = 4_c_int
    !> `uint64_t`: bytes reserved for the pool.
    integer(c_int), parameter :: hipMemPoolAttrReservedMemCurrent = 5_c_int
    !> `uint64_t`: the most bytes reserved since this was set to 0.
    integer(c_int), parameter :: hipMemPoolAttrReservedMemHigh = 6_c_int
    !> `uint64_t`: bytes allocated from the pool.
    integer(c_int), parameter :: hipMemPoolAttrUsedMemCurrent = 7_c_int
    !> `uint64_t`: the most bytes allocated since this was set to 0.
    integer(c_int), parameter :: hipMemPoolAttrUsedMemHigh = 8_c_int

    ! hipDriverProcAddressQueryResult: The outcome of a symbol query by hipGetProcAddress.
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_SUCCESS = 0_c_int
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1_c_int
    integer(c_int), parameter :: HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2_c_int

    ! hipExternalMemoryHandleType: Handle types of memory imported from another interface.
    !> A file descriptor: Vulkan's opaque ones, those of exported physical memory.
    integer(c_int), parameter :: hipExternalMemoryHandleTypeOpaqueFd = 1_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeOpaqueWin32 = 2_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeOpaqueWin32Kmt = 3_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeD3D12Heap = 4_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeD3D12Resource = 5_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeD3D11Resource = 6_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeD3D11ResourceKmt = 7_c_int
    integer(c_int), parameter :: hipExternalMemoryHandleTypeNvSciBuf = 8_c_int

    ! hipExternalSemaphoreHandleType: Handle types of a semaphore imported from another interface.
    !> A file descriptor: a binary semaphore.
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeOpaqueFd = 1_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeOpaqueWin32 = 2_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeD3D12Fence = 4_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeD3D11Fence = 5_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeNvSciSync = 6_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeKeyedMutex = 7_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeKeyedMutexKmt = 8_c_int
    !> A file descriptor: a timeline semaphore.
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9_c_int
    integer(c_int), parameter :: hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10_c_int

    ! hipChannelFormatKind: The number format of a texel's channels.
    !> Signed integers.
    integer(c_int), parameter :: hipChannelFormatKindSigned = 0_c_int
    !> Unsigned integers.
    integer(c_int), parameter :: hipChannelFormatKindUnsigned = 1_c_int
    !> Floating-point numbers.
    integer(c_int), parameter :: hipChannelFormatKindFloat = 2_c_int
    integer(c_int), parameter :: hipChannelFormatKindNone = 3_c_int

    ! hipArray_Format: The type of a channel of an array's elements.
    integer(c_int), parameter :: HIP_AD_FORMAT_UNSIGNED_INT8 = 1_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_UNSIGNED_INT16 = 2_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_UNSIGNED_INT32 = 3_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_SIGNED_INT8 = 8_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_SIGNED_INT16 = 9_c_int
    integer(c_int), parameter :: HIP_AD_FORMAT_SIGNED_INT32 = 10_c_int
    !> Floating-point numbers of 16 bits.
    integer(c_int), parameter :: HIP_AD_FORMAT_HALF = 16_c_int
    !> Floating-point numbers of 32 bits.
    integer(c_int), parameter :: HIP_AD_FORMAT_FLOAT = 32_c_int

    ! hipFunction_attribute: The attributes of a kernel.
    !> The most threads of a block.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0_c_int
    !> Bytes of shared memory of a fixed size.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1_c_int
    !> Bytes of constant memory.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2_c_int
    !> Bytes of memory of each thread.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3_c_int
    !> Registers of each thread.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_NUM_REGS = 4_c_int
    !> The version of the virtual architecture: 10 * major + minor.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_PTX_VERSION = 5_c_int
    !> The version of the architecture: 10 * major + minor.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_BINARY_VERSION = 6_c_int
    !> 1 where global loads are cached in the first level.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7_c_int
    !> The most bytes of dynamic shared memory.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8_c_int
    !> The part of the first-level cache that is shared memory, in percent.
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET = 10_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14_c_int
    integer(c_int), parameter :: HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15_c_int

    ! hipJitOption: Options for a compiler at run time, the first of those that HIP has.
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

    ! hipJitInputType: The kind of an image for a linker.
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

    ! hipJitCacheMode: Caches of compiled loads.
    integer(c_int), parameter :: hipJitCacheOptionNone = 0_c_int
    integer(c_int), parameter :: hipJitCacheOptionCG = 1_c_int
    integer(c_int), parameter :: hipJitCacheOptionCA = 2_c_int

    ! hipJitFallback: The form of code that is taken where no machine code fits.
    integer(c_int), parameter :: hipJitPreferPTX = 0_c_int
    integer(c_int), parameter :: hipJitPreferBinary = 1_c_int

    ! hipSynchronizationPolicy: Ways in which a wait for a stream waits.
    integer(c_int), parameter :: hipSyncPolicyAuto = 1_c_int
    integer(c_int), parameter :: hipSyncPolicySpin = 2_c_int
    integer(c_int), parameter :: hipSyncPolicyYield = 3_c_int
    integer(c_int), parameter :: hipSyncPolicyBlockingSync = 4_c_int

    ! hipGraphDebugDotFlags: Flags of hipGraphDebugDotPrint.
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

    ! hipMemHandleType: Handles of physical memory.
    integer(c_int), parameter :: hipMemHandleTypeGeneric = 0_c_int

    ! hipMemOperationType: Operations on sparse arrays.
    integer(c_int), parameter :: hipMemOperationTypeMap = 1_c_int
    integer(c_int), parameter :: hipMemOperationTypeUnmap = 2_c_int

    ! hipGraphDependencyType: The type of an edge of a graph.
    integer(c_int), parameter :: hipGraphDependencyTypeDefault = 0_c_int
    integer(c_int), parameter :: hipGraphDependencyTypeProgrammatic = 1_c_int

    !> The format of an array's elements: up to four channels of equal width; absent channels have 0 bits.
    type, bind(c) :: hipChannelFormatDesc
        !> Bits of the first channel.
        integer(c_int) :: x = 0_c_int
        !> Bits of the second.
        integer(c_int) :: y = 0_c_int
        !> Bits of the third.
        integer(c_int) :: z = 0_c_int
        !> Bits of the fourth.
        integer(c_int) :: w = 0_c_int
        !> The number format of the channels.
        integer(c_int) :: f = 0_c_int
    end type hipChannelFormatDesc

    !> The size of a box.
    type, bind(c) :: hipExtent
        !> Bytes in a row (elements where arrays are copied).
        integer(c_size_t) :: width = 0_c_size_t
        !> Rows.
        integer(c_size_t) :: height = 0_c_size_t
        !> Slices.
        integer(c_size_t) :: depth = 0_c_size_t
    end type hipExtent

    !> The shape and the format of an array of one or two dimensions.
    type, bind(c) :: HIP_ARRAY_DESCRIPTOR
        !> Elements in a row.
        integer(c_size_t) :: Width = 0_c_size_t
        !> Rows; 0 for one dimension.
        integer(c_size_t) :: Height = 0_c_size_t
        !> The type of a channel.
        integer(c_int) :: Format = 0_c_int
        !> Channels in an element: 1, 2 or 4.
        integer(c_int) :: NumChannels = 0_c_int
    end type HIP_ARRAY_DESCRIPTOR

    !> The shape and the format of an array.
    type, bind(c) :: HIP_ARRAY3D_DESCRIPTOR
        !> Elements in a row.
        integer(c_size_t) :: Width = 0_c_size_t
        !> Rows; 0 for one dimension.
        integer(c_size_t) :: Height = 0_c_size_t
        !> Slices or layers; 0 for less than three dimensions without layers.
        integer(c_size_t) :: Depth = 0_c_size_t
        !> The type of a channel.
        integer(c_int) :: Format = 0_c_int
        !> Channels in an element: 1, 2 or 4.
        integer(c_int) :: NumChannels = 0_c_int
        !> hipArrayLayered and the like.
        integer(c_int) :: Flags = 0_c_int
    end type HIP_ARRAY3D_DESCRIPTOR

    !> A copy of rows for hipMemcpyParam2D. The memory types say which of the addresses count.
    type, bind(c) :: hip_Memcpy2D
        integer(c_size_t) :: srcXInBytes = 0_c_size_t
        integer(c_size_t) :: srcY = 0_c_size_t
        integer(c_int) :: srcMemoryType = 0_c_int
        type(c_ptr) :: srcHost = c_null_ptr
        type(c_ptr) :: srcDevice = c_null_ptr
        type(c_ptr) :: srcArray = c_null_ptr
        integer(c_size_t) :: srcPitch = 0_c_size_t
        integer(c_size_t) :: dstXInBytes = 0_c_size_t
        integer(c_size_t) :: dstY = 0_c_size_t
        integer(c_int) :: dstMemoryType = 0_c_int
        type(c_ptr) :: dstHost = c_null_ptr
        type(c_ptr) :: dstDevice = c_null_ptr
        type(c_ptr) :: dstArray = c_null_ptr
        integer(c_size_t) :: dstPitch = 0_c_size_t
        integer(c_size_t) :: WidthInBytes = 0_c_size_t
        integer(c_size_t) :: Height = 0_c_size_t
    end type hip_Memcpy2D

    !> A copy of a box for hipDrvMemcpy3D. The memory types say which of the addresses count.
    type, bind(c) :: HIP_MEMCPY3D
        integer(c_size_t) :: srcXInBytes = 0_c_size_t
        integer(c_size_t) :: srcY = 0_c_size_t
        integer(c_size_t) :: srcZ = 0_c_size_t
        integer(c_size_t) :: srcLOD = 0_c_size_t
        integer(c_int) :: srcMemoryType = 0_c_int
        type(c_ptr) :: srcHost = c_null_ptr
        type(c_ptr) :: srcDevice = c_null_ptr
        type(c_ptr) :: srcArray = c_null_ptr
        integer(c_size_t) :: srcPitch = 0_c_size_t
        integer(c_size_t) :: srcHeight = 0_c_size_t
        integer(c_size_t) :: dstXInBytes = 0_c_size_t
        integer(c_size_t) :: dstY = 0_c_size_t
        integer(c_size_t) :: dstZ = 0_c_size_t
        integer(c_size_t) :: dstLOD = 0_c_size_t
        integer(c_int) :: dstMemoryType = 0_c_int
        type(c_ptr) :: dstHost = c_null_ptr
        type(c_ptr) :: dstDevice = c_null_ptr
        type(c_ptr) :: dstArray = c_null_ptr
        integer(c_size_t) :: dstPitch = 0_c_size_t
        integer(c_size_t) :: dstHeight = 0_c_size_t
        integer(c_size_t) :: WidthInBytes = 0_c_size_t
        integer(c_size_t) :: Height = 0_c_size_t
        integer(c_size_t) :: Depth = 0_c_size_t
    end type HIP_MEMCPY3D

    !> A position in a box.
    type, bind(c) :: hipPos
        !> Bytes into the row.
        integer(c_size_t) :: x = 0_c_size_t
        !> Rows.
        integer(c_size_t) :: y = 0_c_size_t
        !> Slices.
        integer(c_size_t) :: z = 0_c_size_t
    end type hipPos

    !> Memory in rows of equal distance.
    type, bind(c) :: hipPitchedPtr
        !> The first byte.
        type(c_ptr) :: ptr = c_null_ptr
        !> Bytes from row to row.
        integer(c_size_t) :: pitch = 0_c_size_t
        !> Bytes of a row that are used.
        integer(c_size_t) :: xsize = 0_c_size_t
        !> Rows in a slice.
        integer(c_size_t) :: ysize = 0_c_size_t
    end type hipPitchedPtr

    !> A copy of a box for hipMemcpy3D: one source and one destination, each a pointer or an array.
    type, bind(c) :: hipMemcpy3DParms
        !> The source, where it is an array.
        type(c_ptr) :: srcArray = c_null_ptr
        !> The position of the box in the source.
        type(hipPos) :: srcPos
        !> The source, where it is memory.
        type(hipPitchedPtr) :: srcPtr
        !> The destination, where it is an array.
        type(c_ptr) :: dstArray = c_null_ptr
        !> The position of the box in the destination.
        type(hipPos) :: dstPos
        !> The destination, where it is memory.
        type(hipPitchedPtr) :: dstPtr
        !> The size of the box.
        type(hipExtent) :: extent
        !> The direction of the copy.
        integer(c_int) :: kind = 0_c_int
    end type hipMemcpy3DParms

    !> The kind of a memory location.
    type, bind(c) :: hipMemLocation
        !> The kind of location.
        integer(c_int) :: type = 0_c_int
        !> The device's ordinal.
        integer(c_int) :: id = 0_c_int
    end type hipMemLocation

    !> Attributes of the copies of a batch, all of them hints.
    type, bind(c) :: hipMemcpyAttributes
        !> When the source is read.
        integer(c_int) :: srcAccessOrder = 0_c_int
        !> Probable location of managed sources.
        type(hipMemLocation) :: srcLocHint
        !> Probable location of managed destinations.
        type(hipMemLocation) :: dstLocHint
        !> hipMemcpyFlags.
        integer(c_int) :: flags = 0_c_int
    end type hipMemcpyAttributes

    !> 16 bytes that identify a device.
    type, bind(c) :: hipUUID
        !> The bytes.
        character(kind=c_char) :: bytes(16) = c_null_char
    end type hipUUID

    !> Features of device code: one bit each, in the order of the vendor's bit fields.
    type, bind(c) :: hipDeviceArch_t
        !> The bits.
        integer(c_int) :: bits = 0_c_int
    end type hipDeviceArch_t

    !> The properties of a device, in HIP 6's layout; hipDeviceProp_t in C.
    !>
    !> Sizes are bytes, clock rates kHz, widths bits; yes is 1 and no is 0. Unsupported features are 0.
    type, bind(c) :: hipDeviceProp_t
        character(kind=c_char) :: name(256) = c_null_char
        type(hipUUID) :: uuid
        character(kind=c_char) :: luid(8) = c_null_char
        integer(c_int) :: luidDeviceNodeMask = 0_c_int
        integer(c_size_t) :: totalGlobalMem = 0_c_size_t
        integer(c_size_t) :: sharedMemPerBlock = 0_c_size_t
        integer(c_int) :: regsPerBlock = 0_c_int
        integer(c_int) :: warpSize = 0_c_int
        integer(c_size_t) :: memPitch = 0_c_size_t
        integer(c_int) :: maxThreadsPerBlock = 0_c_int
        integer(c_int) :: maxThreadsDim(3) = 0_c_int
        integer(c_int) :: maxGridSize(3) = 0_c_int
        integer(c_int) :: clockRate = 0_c_int
        integer(c_size_t) :: totalConstMem = 0_c_size_t
        integer(c_int) :: major = 0_c_int
        integer(c_int) :: minor = 0_c_int
        integer(c_size_t) :: textureAlignment = 0_c_size_t
        integer(c_size_t) :: texturePitchAlignment = 0_c_size_t
        integer(c_int) :: deviceOverlap = 0_c_int
        integer(c_int) :: multiProcessorCount = 0_c_int
        integer(c_int) :: kernelExecTimeoutEnabled = 0_c_int
        integer(c_int) :: integrated = 0_c_int
        integer(c_int) :: canMapHostMemory = 0_c_int
        integer(c_int) :: computeMode = 0_c_int
        integer(c_int) :: maxTexture1D = 0_c_int
        integer(c_int) :: maxTexture1DMipmap = 0_c_int
        integer(c_int) :: maxTexture1DLinear = 0_c_int
        integer(c_int) :: maxTexture2D(2) = 0_c_int
        integer(c_int) :: maxTexture2DMipmap(2) = 0_c_int
        integer(c_int) :: maxTexture2DLinear(3) = 0_c_int
        integer(c_int) :: maxTexture2DGather(2) = 0_c_int
        integer(c_int) :: maxTexture3D(3) = 0_c_int
        integer(c_int) :: maxTexture3DAlt(3) = 0_c_int
        integer(c_int) :: maxTextureCubemap = 0_c_int
        integer(c_int) :: maxTexture1DLayered(2) = 0_c_int
        integer(c_int) :: maxTexture2DLayered(3) = 0_c_int
        integer(c_int) :: maxTextureCubemapLayered(2) = 0_c_int
        integer(c_int) :: maxSurface1D = 0_c_int
        integer(c_int) :: maxSurface2D(2) = 0_c_int
        integer(c_int) :: maxSurface3D(3) = 0_c_int
        integer(c_int) :: maxSurface1DLayered(2) = 0_c_int
        integer(c_int) :: maxSurface2DLayered(3) = 0_c_int
        integer(c_int) :: maxSurfaceCubemap = 0_c_int
        integer(c_int) :: maxSurfaceCubemapLayered(2) = 0_c_int
        integer(c_size_t) :: surfaceAlignment = 0_c_size_t
        integer(c_int) :: concurrentKernels = 0_c_int
        integer(c_int) :: ECCEnabled = 0_c_int
        integer(c_int) :: pciBusID = 0_c_int
        integer(c_int) :: pciDeviceID = 0_c_int
        integer(c_int) :: pciDomainID = 0_c_int
        integer(c_int) :: tccDriver = 0_c_int
        integer(c_int) :: asyncEngineCount = 0_c_int
        integer(c_int) :: unifiedAddressing = 0_c_int
        integer(c_int) :: memoryClockRate = 0_c_int
        integer(c_int) :: memoryBusWidth = 0_c_int
        integer(c_int) :: l2CacheSize = 0_c_int
        integer(c_int) :: persistingL2CacheMaxSize = 0_c_int
        integer(c_int) :: maxThreadsPerMultiProcessor = 0_c_int
        integer(c_int) :: streamPrioritiesSupported = 0_c_int
        integer(c_int) :: globalL1CacheSupported = 0_c_int
        integer(c_int) :: localL1CacheSupported = 0_c_int
        integer(c_size_t) :: sharedMemPerMultiprocessor = 0_c_size_t
        integer(c_int) :: regsPerMultiprocessor = 0_c_int
        integer(c_int) :: managedMemory = 0_c_int
        integer(c_int) :: isMultiGpuBoard = 0_c_int
        integer(c_int) :: multiGpuBoardGroupID = 0_c_int
        integer(c_int) :: hostNativeAtomicSupported = 0_c_int
        integer(c_int) :: singleToDoublePrecisionPerfRatio = 0_c_int
        integer(c_int) :: pageableMemoryAccess = 0_c_int
        integer(c_int) :: concurrentManagedAccess = 0_c_int
        integer(c_int) :: computePreemptionSupported = 0_c_int
        integer(c_int) :: canUseHostPointerForRegisteredMem = 0_c_int
        integer(c_int) :: cooperativeLaunch = 0_c_int
        integer(c_int) :: cooperativeMultiDeviceLaunch = 0_c_int
        integer(c_size_t) :: sharedMemPerBlockOptin = 0_c_size_t
        integer(c_int) :: pageableMemoryAccessUsesHostPageTables = 0_c_int
        integer(c_int) :: directManagedMemAccessFromHost = 0_c_int
        integer(c_int) :: maxBlocksPerMultiProcessor = 0_c_int
        integer(c_int) :: accessPolicyMaxWindowSize = 0_c_int
        integer(c_size_t) :: reservedSharedMemPerBlock = 0_c_size_t
        integer(c_int) :: hostRegisterSupported = 0_c_int
        integer(c_int) :: sparseHipArraySupported = 0_c_int
        integer(c_int) :: hostRegisterReadOnlySupported = 0_c_int
        integer(c_int) :: timelineSemaphoreInteropSupported = 0_c_int
        integer(c_int) :: memoryPoolsSupported = 0_c_int
        integer(c_int) :: gpuDirectRDMASupported = 0_c_int
        integer(c_int) :: gpuDirectRDMAFlushWritesOptions = 0_c_int
        integer(c_int) :: gpuDirectRDMAWritesOrdering = 0_c_int
        integer(c_int) :: memoryPoolSupportedHandleTypes = 0_c_int
        integer(c_int) :: deferredMappingHipArraySupported = 0_c_int
        integer(c_int) :: ipcEventSupported = 0_c_int
        integer(c_int) :: clusterLaunch = 0_c_int
        integer(c_int) :: unifiedFunctionPointers = 0_c_int
        integer(c_int) :: reserved(63) = 0_c_int
        integer(c_int) :: hipReserved(32) = 0_c_int
        character(kind=c_char) :: gcnArchName(256) = c_null_char
        integer(c_size_t) :: maxSharedMemoryPerMultiProcessor = 0_c_size_t
        integer(c_int) :: clockInstructionRate = 0_c_int
        type(hipDeviceArch_t) :: arch
        type(c_ptr) :: hdpMemFlushCntl = c_null_ptr
        type(c_ptr) :: hdpRegFlushCntl = c_null_ptr
        integer(c_int) :: cooperativeMultiDeviceUnmatchedFunc = 0_c_int
        integer(c_int) :: cooperativeMultiDeviceUnmatchedGridDim = 0_c_int
        integer(c_int) :: cooperativeMultiDeviceUnmatchedBlockDim = 0_c_int
        integer(c_int) :: cooperativeMultiDeviceUnmatchedSharedMem = 0_c_int
        integer(c_int) :: isLargeBar = 0_c_int
        integer(c_int) :: asicRevision = 0_c_int
    end type hipDeviceProp_t

    !> The handle of memory to import, by its type. Fortran has the first member.
    type, bind(c) :: hipExternalMemoryHandle
        !> A file descriptor.
        integer(c_int) :: fd = 0_c_int
        !> The bytes by which the largest member exceeds the first.
        integer(c_int64_t) :: others(1) = 0_c_int64_t
    end type hipExternalMemoryHandle

    !> Memory of another interface, to be imported.
    type, bind(c) :: hipExternalMemoryHandleDesc
        !> The type of the handle.
        integer(c_int) :: type = 0_c_int
        !> The handle.
        type(hipExternalMemoryHandle) :: handle
        !> The size in bytes, as allocated by the other interface.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> hipExternalMemoryDedicated, or 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type hipExternalMemoryHandleDesc

    !> A part of external memory, to be mapped.
    type, bind(c) :: hipExternalMemoryBufferDesc
        !> The byte offset in the memory.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> The size in bytes.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type hipExternalMemoryBufferDesc

    !> Arrays in external memory, each half as large as the one before, to be mapped.
    type, bind(c) :: hipExternalMemoryMipmappedArrayDesc
        !> The byte offset of the first array in the memory.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> The format of the elements.
        type(hipChannelFormatDesc) :: formatDesc
        !> Elements, rows and slices of the first array; 0 rows for one dimension, 0 slices for two.
        type(hipExtent) :: extent
        !> hipArraySurfaceLoadStore and the like.
        integer(c_int) :: flags = 0_c_int
        !> The number of arrays.
        integer(c_int) :: numLevels = 0_c_int
    end type hipExternalMemoryMipmappedArrayDesc

    !> The handle of a semaphore to import, by its type. Fortran has the first member.
    type, bind(c) :: hipExternalSemaphoreHandle
        !> A file descriptor.
        integer(c_int) :: fd = 0_c_int
        !> The bytes by which the largest member exceeds the first.
        integer(c_int64_t) :: others(1) = 0_c_int64_t
    end type hipExternalSemaphoreHandle

    !> A semaphore of another interface, to be imported.
    type, bind(c) :: hipExternalSemaphoreHandleDesc
        !> The type of the handle.
        integer(c_int) :: type = 0_c_int
        !> The handle.
        type(hipExternalSemaphoreHandle) :: handle
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type hipExternalSemaphoreHandleDesc

    !> The value of a timeline.
    type, bind(c) :: hipExternalFence
        !> The value that a signal sets or a wait reaches.
        integer(c_int64_t) :: value = 0_c_int64_t
    end type hipExternalFence

    !> A fence of NvSciSync. Fortran has the first member.
    type, bind(c) :: hipExternalNvSciSync
        !> The address of the fence.
        type(c_ptr) :: fence = c_null_ptr
    end type hipExternalNvSciSync

    !> The key that releases a Windows keyed mutex.
    type, bind(c) :: hipExternalSignalKey
        !> The key.
        integer(c_int64_t) :: key = 0_c_int64_t
    end type hipExternalSignalKey

    !> The parameters of a signal that depend on the semaphore's type.
    type, bind(c) :: hipExternalSemaphoreSignal
        !> For a timeline semaphore.
        type(hipExternalFence) :: fence
        !> For an NvSciSync object.
        type(hipExternalNvSciSync) :: nvSciSync
        !> For a Windows keyed mutex.
        type(hipExternalSignalKey) :: keyedMutex
        !> 0.
        integer(c_int) :: reserved(12) = 0_c_int
    end type hipExternalSemaphoreSignal

    !> The parameters of a signal.
    type, bind(c) :: hipExternalSemaphoreSignalParams
        !> By the semaphore's type.
        type(hipExternalSemaphoreSignal) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type hipExternalSemaphoreSignalParams

    !> The key that acquires a Windows keyed mutex, and a timeout.
    type, bind(c) :: hipExternalWaitKey
        !> The key.
        integer(c_int64_t) :: key = 0_c_int64_t
        !> The timeout in milliseconds.
        integer(c_int) :: timeoutMs = 0_c_int
    end type hipExternalWaitKey

    !> The parameters of a wait that depend on the semaphore's type.
    type, bind(c) :: hipExternalSemaphoreWait
        !> For a timeline semaphore.
        type(hipExternalFence) :: fence
        !> For an NvSciSync object.
        type(hipExternalNvSciSync) :: nvSciSync
        !> For a Windows keyed mutex.
        type(hipExternalWaitKey) :: keyedMutex
        !> 0.
        integer(c_int) :: reserved(10) = 0_c_int
    end type hipExternalSemaphoreWait

    !> The parameters of a wait.
    type, bind(c) :: hipExternalSemaphoreWaitParams
        !> By the semaphore's type.
        type(hipExternalSemaphoreWait) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type hipExternalSemaphoreWaitParams

    !> Blocks of a grid, or threads of a block, in each direction: HIP's dim3.
    type, bind(c) :: hipDim3
        integer(c_int) :: x = 0_c_int
        integer(c_int) :: y = 0_c_int
        integer(c_int) :: z = 0_c_int
    end type hipDim3

    !> The launch of a node.
    type, bind(c) :: hipKernelNodeParams
        !> The threads of a block.
        type(hipDim3) :: blockDim
        !> In the place of kernelParams: as for hipModuleLaunchKernel.
        type(c_ptr) :: extra = c_null_ptr
        !> The kernel: a hipFunction_t.
        type(c_ptr) :: func = c_null_ptr
        !> The blocks.
        type(hipDim3) :: gridDim
        !> The addresses of the arguments, which are copied.
        type(c_ptr) :: kernelParams = c_null_ptr
        !> Bytes of dynamic shared memory of each block.
        integer(c_int) :: sharedMemBytes = 0_c_int
    end type hipKernelNodeParams

    !> The fill of a node.
    type, bind(c) :: hipMemsetParams
        !> The first byte.
        type(c_ptr) :: dst = c_null_ptr
        !> Bytes of an element: 1, 2 or 4.
        integer(c_int) :: elementSize = 0_c_int
        !> Rows.
        integer(c_size_t) :: height = 0_c_size_t
        !> Bytes from row to row, where there are several.
        integer(c_size_t) :: pitch = 0_c_size_t
        !> The value of each element.
        integer(c_int) :: value = 0_c_int
        !> Elements of a row.
        integer(c_size_t) :: width = 0_c_size_t
    end type hipMemsetParams

    !> The call of a node.
    type, bind(c) :: hipHostNodeParams
        !> The function.
        type(c_funptr) :: fn = c_null_funptr
        !> Its argument.
        type(c_ptr) :: userData = c_null_ptr
    end type hipHostNodeParams

    !> The waits for values and writes of values of a node.
    type, bind(c) :: hipBatchMemOpNodeParams
        !> The context.
        type(c_ptr) :: ctx = c_null_ptr
        !> The number of them.
        integer(c_int) :: count = 0_c_int
        !> The waits and writes.
        type(c_ptr) :: paramArray = c_null_ptr
        !> 0.
        integer(c_int) :: flags = 0_c_int
    end type hipBatchMemOpNodeParams

    !> The signals of semaphores of a node.
    type, bind(c) :: hipExternalSemaphoreSignalNodeParams
        !> The semaphores.
        type(c_ptr) :: extSemArray = c_null_ptr
        !> Their parameters.
        type(c_ptr) :: paramsArray = c_null_ptr
        !> The number of them.
        integer(c_int) :: numExtSems = 0_c_int
    end type hipExternalSemaphoreSignalNodeParams

    !> The waits for semaphores of a node.
    type, bind(c) :: hipExternalSemaphoreWaitNodeParams
        !> The semaphores.
        type(c_ptr) :: extSemArray = c_null_ptr
        !> Their parameters.
        type(c_ptr) :: paramsArray = c_null_ptr
        !> The number of them.
        integer(c_int) :: numExtSems = 0_c_int
    end type hipExternalSemaphoreWaitNodeParams

    !> The properties requested of a pool.
    type, bind(c) :: hipMemPoolProps
        !> hipMemAllocationTypePinned.
        integer(c_int) :: allocType = 0_c_int
        !> The handle types for export.
        integer(c_int) :: handleTypes = 0_c_int
        !> The location of the pool's memory.
        type(hipMemLocation) :: location
        !> NULL, except on Windows.
        type(c_ptr) :: win32SecurityAttributes = c_null_ptr
        !> The most bytes it may hold; 0 leaves that to the runtime.
        integer(c_size_t) :: maxSize = 0_c_size_t
        !> 0.
        integer(c_signed_char) :: reserved(56) = 0_c_signed_char
    end type hipMemPoolProps

    !> The allocation of a node.
    type, bind(c) :: hipMemAllocNodeParams
        !> The location of the memory, and its type.
        type(hipMemPoolProps) :: poolProps
        !> Access of other devices, which all have it on the host back end.
        type(c_ptr) :: accessDescs = c_null_ptr
        !> The number of these.
        integer(c_size_t) :: accessDescCount = 0_c_size_t
        !> Bytes.
        integer(c_size_t) :: bytesize = 0_c_size_t
        !> The address, which the node's making returns.
        type(c_ptr) :: dptr = c_null_ptr
    end type hipMemAllocNodeParams

    !> The parameters of hipGraphInstantiateWithParams.
    type, bind(c) :: hipGraphInstantiateParams
        !> The node at fault, written by the call; NULL for none.
        type(c_ptr) :: errNode_out = c_null_ptr
        !> hipGraphInstantiateFlags.
        integer(c_int64_t) :: flags = 0_c_int64_t
        !> The outcome, written by the call.
        integer(c_int) :: result_out = 0_c_int
        !> The stream of the launch that hipGraphInstantiateFlagUpload prepares.
        type(c_ptr) :: uploadStream = c_null_ptr
    end type hipGraphInstantiateParams

    !> An IPC handle of memory: 64 bytes to be sent to another process unchanged.
    type, bind(c) :: hipIpcMemHandle_t
        !> The bytes.
        character(kind=c_char) :: reserved(64) = c_null_char
    end type hipIpcMemHandle_t

    !> An IPC handle of an event: 64 bytes to be sent to another process unchanged.
    type, bind(c) :: hipIpcEventHandle_t
        !> The bytes.
        character(kind=c_char) :: reserved(64) = c_null_char
    end type hipIpcEventHandle_t

    !> A launch with attributes.
    type, bind(c) :: HIP_LAUNCH_CONFIG
        integer(c_int) :: gridDimX = 0_c_int
        integer(c_int) :: gridDimY = 0_c_int
        integer(c_int) :: gridDimZ = 0_c_int
        integer(c_int) :: blockDimX = 0_c_int
        integer(c_int) :: blockDimY = 0_c_int
        integer(c_int) :: blockDimZ = 0_c_int
        !> Bytes of dynamic shared memory of each block.
        integer(c_int) :: sharedMemBytes = 0_c_int
        !> The stream.
        type(c_ptr) :: hStream = c_null_ptr
        !> The attributes; NULL where there are none.
        type(c_ptr) :: attrs = c_null_ptr
        !> The number of attributes.
        integer(c_int) :: numAttrs = 0_c_int
    end type HIP_LAUNCH_CONFIG

    !> A launch with attributes of a kernel that its address names.
    type, bind(c) :: hipLaunchConfig_t
        !> The blocks.
        type(hipDim3) :: gridDim
        !> The threads of a block.
        type(hipDim3) :: blockDim
        !> Bytes of dynamic shared memory of each block.
        integer(c_size_t) :: dynamicSmemBytes = 0_c_size_t
        !> The stream.
        type(c_ptr) :: stream = c_null_ptr
        !> The attributes; NULL where there are none.
        type(c_ptr) :: attrs = c_null_ptr
        !> The number of attributes.
        integer(c_int) :: numAttrs = 0_c_int
    end type hipLaunchConfig_t

    !> The attributes of a kernel.
    type, bind(c) :: hipFuncAttributes
        !> The version of the architecture, as 10 times the major number and the minor one.
        integer(c_int) :: binaryVersion = 0_c_int
        !> 1 where global loads are cached in the first level.
        integer(c_int) :: cacheModeCA = 0_c_int
        !> Bytes of constant memory.
        integer(c_size_t) :: constSizeBytes = 0_c_size_t
        !> Bytes of memory of each thread.
        integer(c_size_t) :: localSizeBytes = 0_c_size_t
        !> The most bytes of dynamic shared memory of a launch.
        integer(c_int) :: maxDynamicSharedSizeBytes = 0_c_int
        !> The most threads of a block.
        integer(c_int) :: maxThreadsPerBlock = 0_c_int
        !> Registers of each thread.
        integer(c_int) :: numRegs = 0_c_int
        !> The part of the first-level cache that is shared memory, in percent.
        integer(c_int) :: preferredShmemCarveout = 0_c_int
        !> The version of the virtual architecture.
        integer(c_int) :: ptxVersion = 0_c_int
        !> Bytes of shared memory of a fixed size.
        integer(c_size_t) :: sharedSizeBytes = 0_c_size_t
    end type hipFuncAttributes

    !> The attributes of an address.
    type, bind(c) :: hipPointerAttribute_t
        !> The type of memory.
        integer(c_int) :: type = 0_c_int
        !> Its device; hipInvalidDeviceId where the memory is unknown.
        integer(c_int) :: device = 0_c_int
        !> The device's address, NULL if it has none.
        type(c_ptr) :: devicePointer = c_null_ptr
        !> The host's address, NULL for device memory.
        type(c_ptr) :: hostPointer = c_null_ptr
        !> 1 for managed memory.
        integer(c_int) :: isManaged = 0_c_int
        !> The flags of the allocation.
        integer(c_int) :: allocationFlags = 0_c_int
    end type hipPointerAttribute_t

    !> A copy of a box between devices.
    type, bind(c) :: hipMemcpy3DPeerParms
        type(c_ptr) :: srcArray = c_null_ptr
        type(hipPos) :: srcPos
        type(hipPitchedPtr) :: srcPtr
        integer(c_int) :: srcDevice = 0_c_int
        type(c_ptr) :: dstArray = c_null_ptr
        type(hipPos) :: dstPos
        type(hipPitchedPtr) :: dstPtr
        integer(c_int) :: dstDevice = 0_c_int
        type(hipExtent) :: extent
    end type hipMemcpy3DPeerParms

    !> Access rights of a location to memory.
    type, bind(c) :: hipMemAccessDesc
        !> The location that accesses the memory.
        type(hipMemLocation) :: location
        !> Its rights.
        integer(c_int) :: flags = 0_c_int
    end type hipMemAccessDesc

    !> An exported allocation of a pool: 64 bytes to be sent to another process unchanged.
    type, bind(c) :: hipMemPoolPtrExportData
        !> The bytes.
        integer(c_signed_char) :: reserved(64) = 0_c_signed_char
    end type hipMemPoolPtrExportData

    !> Properties of physical memory other than its location.
    type, bind(c) :: hipMemAllocationFlags
        !> Not 0 for compressed memory.
        integer(c_signed_char) :: compressionType = 0_c_signed_char
        !> Not 0 where other devices on the bus write to it directly.
        integer(c_signed_char) :: gpuDirectRDMACapable = 0_c_signed_char
        !> Bits for special uses.
        integer(c_short) :: usage = 0_c_short
    end type hipMemAllocationFlags

    !> The properties requested of physical memory.
    type, bind(c) :: hipMemAllocationProp
        !> hipMemAllocationTypePinned.
        integer(c_int) :: type = 0_c_int
        !> The handle types for export.
        integer(c_int) :: requestedHandleType = 0_c_int
        !> The location of the memory.
        type(hipMemLocation) :: location
        !> NULL, except on Windows.
        type(c_ptr) :: win32HandleMetaData = c_null_ptr
        !> Further properties.
        type(hipMemAllocationFlags) :: allocFlags
    end type hipMemAllocationProp

    interface

        !> Describes the format of an array's elements: the bits of each channel, and their type.
        !>
        !> HIP: hipCreateChannelDesc. CUDA: cudaCreateChannelDesc.
        function hipCreateChannelDesc(desc, x, y, z, w, f) bind(c, name="anygpu_hipCreateChannelDesc_ref") result(status)
            import :: c_int, hipChannelFormatDesc
            implicit none
            !> The format.
            type(hipChannelFormatDesc), intent(out) :: desc
            !> Bits of the first channel.
            integer(c_int), value :: x
            !> Bits of the second; 0 for none.
            integer(c_int), value :: y
            !> Bits of the third; 0 for none.
            integer(c_int), value :: z
            !> Bits of the fourth; 0 for none.
            integer(c_int), value :: w
            !> The number format of the channels.
            integer(c_int), value :: f
            integer(c_int) :: status
        end function hipCreateChannelDesc

        !> Creates an array of one or two dimensions.
        !>
        !> Returns hipErrorInvalidValue for NULL, formats that there are not, unknown flags, a width of 0, and an extent
        !> beyond the device's limits; hipErrorOutOfMemory.
        !>
        !> HIP: hipMallocArray. CUDA: cudaMallocArray.
        function hipMallocArray(array, desc, width, height, flags) bind(c, name="hipMallocArray") result(status)
            import :: c_int, c_ptr, c_size_t, hipChannelFormatDesc
            implicit none
            !> The array; free it with hipFreeArray.
            type(c_ptr), intent(out) :: array
            !> The format of its elements.
            type(hipChannelFormatDesc), intent(in) :: desc
            !> Elements in a row.
            integer(c_size_t), value :: width
            !> Rows; 0 for one dimension.
            integer(c_size_t), value :: height
            !> hipArraySurfaceLoadStore, hipArrayTextureGather, or hipArrayDefault.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipMallocArray

        !> Creates an array of one to three dimensions, or of layers.
        !>
        !> Returns hipErrorInvalidValue for NULL, formats that there are not, unknown flags, hipArrayCubemap, impossible
        !> shapes, and an extent beyond the device's limits; hipErrorOutOfMemory.
        !>
        !> HIP: hipMalloc3DArray. CUDA: cudaMalloc3DArray.
        function hipMalloc3DArray(array, desc, extent, flags) bind(c, name="anygpu_hipMalloc3DArray_ref") result(status)
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            !> The array; free it with hipFreeArray.
            type(c_ptr), intent(out) :: array
            !> The format of its elements.
            type(hipChannelFormatDesc), intent(in) :: desc
            !> Elements in a row; rows, 0 for one dimension; slices or layers, 0 for less than three dimensions.
            type(hipExtent), intent(in) :: extent
            !> A sum of hipArrayLayered, hipArraySurfaceLoadStore and hipArrayTextureGather, or hipArrayDefault.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipMalloc3DArray

        !> Creates an array of one or two dimensions, as hipMallocArray does.
        !>
        !> Returns what hipMallocArray returns.
        !>
        !> HIP: hipArrayCreate. CUDA: cuArrayCreate.
        function hipArrayCreate(pHandle, pAllocateArray) bind(c, name="hipArrayCreate") result(status)
            import :: HIP_ARRAY_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> The array; free it with hipArrayDestroy.
            type(c_ptr), intent(out) :: pHandle
            !> Its shape and format.
            type(HIP_ARRAY_DESCRIPTOR), intent(in) :: pAllocateArray
            integer(c_int) :: status
        end function hipArrayCreate

        !> Creates an array of one to three dimensions, or of layers, as hipMalloc3DArray does.
        !>
        !> Returns what hipMalloc3DArray returns.
        !>
        !> HIP: hipArray3DCreate. CUDA: cuArray3DCreate.
        function hipArray3DCreate(array, pAllocateArray) bind(c, name="hipArray3DCreate") result(status)
            import :: HIP_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> The array; free it with hipArrayDestroy.
            type(c_ptr), intent(out) :: array
            !> Its shape, format and uses.
            type(HIP_ARRAY3D_DESCRIPTOR), intent(in) :: pAllocateArray
            integer(c_int) :: status
        end function hipArray3DCreate

        !> Frees an array, once the work that was queued before is done. A level of a mipmapped array stays.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipFreeArray. CUDA: cudaFreeArray.
        function hipFreeArray(array) bind(c, name="hipFreeArray") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The array.
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function hipFreeArray

        !> Frees an array, as hipFreeArray does.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipArrayDestroy. CUDA: cuArrayDestroy.
        function hipArrayDestroy(array) bind(c, name="hipArrayDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The array.
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function hipArrayDestroy

        !> Returns the format, the extent and the flags of an array.
        !>
        !> Returns hipErrorInvalidHandle for NULL and for an array that does not exist.
        !>
        !> HIP: hipArrayGetInfo. CUDA: cudaArrayGetInfo.
        function hipArrayGetInfo(desc, extent, flags, array) bind(c, name="hipArrayGetInfo") result(status)
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            !> The format of its elements.
            type(hipChannelFormatDesc), intent(out), optional :: desc
            !> Elements in a row; rows, 0 for one dimension; slices or layers, 0 for none.
            type(hipExtent), intent(out), optional :: extent
            !> The flags it was created with.
            integer(c_int), intent(out), optional :: flags
            !> (in) The array.
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function hipArrayGetInfo

        !> Returns the format of an array's elements.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for an array that does not exist.
        !>
        !> HIP: hipGetChannelDesc. CUDA: cudaGetChannelDesc.
        function hipGetChannelDesc(desc, array) bind(c, name="hipGetChannelDesc") result(status)
            import :: c_int, c_ptr, hipChannelFormatDesc
            implicit none
            !> The format.
            type(hipChannelFormatDesc), intent(out) :: desc
            !> (in) The array.
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function hipGetChannelDesc

        !> Returns the shape and the format of an array of one or two dimensions.
        !>
        !> Returns hipErrorInvalidHandle for NULL and for an array that does not exist, hipErrorInvalidValue for a NULL
        !> `pArrayDescriptor`.
        !>
        !> HIP: hipArrayGetDescriptor. CUDA: cuArrayGetDescriptor.
        function hipArrayGetDescriptor(pArrayDescriptor, array) bind(c, name="hipArrayGetDescriptor") result(status)
            import :: HIP_ARRAY_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> Width, height and format.
            type(HIP_ARRAY_DESCRIPTOR), intent(out) :: pArrayDescriptor
            !> (in) The array.
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function hipArrayGetDescriptor

        !> Returns the shape, the format and the flags of an array.
        !>
        !> Returns hipErrorInvalidHandle for NULL and for an array that does not exist, hipErrorInvalidValue for a NULL
        !> `pArrayDescriptor`.
        !>
        !> HIP: hipArray3DGetDescriptor. CUDA: cuArray3DGetDescriptor.
        function hipArray3DGetDescriptor(pArrayDescriptor, array) bind(c, name="hipArray3DGetDescriptor") result(status)
            import :: HIP_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> Extent, format and flags.
            type(HIP_ARRAY3D_DESCRIPTOR), intent(out) :: pArrayDescriptor
            !> (in) The array.
            type(c_ptr), value :: array
            integer(c_int) :: status
        end function hipArray3DGetDescriptor

        !> Creates a mipmapped array: arrays, each half as large as the one before.
        !>
        !> Returns what hipMalloc3DArray returns; hipErrorNotSupported where there are no mipmapped arrays.
        !>
        !> HIP: hipMallocMipmappedArray. CUDA: cudaMallocMipmappedArray.
        function hipMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, flags) &
            bind(c, name="anygpu_hipMallocMipmappedArray_ref") result(status)
            import :: c_int, c_ptr, hipChannelFormatDesc, hipExtent
            implicit none
            !> The arrays; free them with hipFreeMipmappedArray.
            type(c_ptr), intent(out) :: mipmappedArray
            !> The format of their elements.
            type(hipChannelFormatDesc), intent(in) :: desc
            !> The extent of the first, as of hipMalloc3DArray.
            type(hipExtent), intent(in) :: extent
            !> How many; at least one is made, and at most as many as lead to a single element.
            integer(c_int), value :: numLevels
            !> As of hipMalloc3DArray.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipMallocMipmappedArray

        !> Creates a mipmapped array, as hipMallocMipmappedArray does.
        !>
        !> Returns what hipMallocMipmappedArray returns.
        !>
        !> HIP: hipMipmappedArrayCreate. CUDA: cuMipmappedArrayCreate.
        function hipMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels) &
            bind(c, name="hipMipmappedArrayCreate") result(status)
            import :: HIP_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> The arrays; free them with hipMipmappedArrayDestroy.
            type(c_ptr), intent(out) :: pHandle
            !> The shape, format and uses of the first.
            type(HIP_ARRAY3D_DESCRIPTOR), intent(in) :: pMipmappedArrayDesc
            !> How many; at least one is made, and at most as many as lead to a single element.
            integer(c_int), value :: numMipmapLevels
            integer(c_int) :: status
        end function hipMipmappedArrayCreate

        !> Returns one of the arrays of a mipmapped array.
        !>
        !> Returns hipErrorInvalidValue for NULL and a level that does not exist; hipErrorInvalidHandle for no arrays and
        !> for those that do not exist; hipErrorNotSupported where there are none.
        !>
        !> HIP: hipGetMipmappedArrayLevel. CUDA: cudaGetMipmappedArrayLevel.
        function hipGetMipmappedArrayLevel(levelArray, mipmappedArray, level) &
            bind(c, name="hipGetMipmappedArrayLevel") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The array; it is freed with the others.
            type(c_ptr), intent(out) :: levelArray
            !> (in) The arrays.
            type(c_ptr), value :: mipmappedArray
            !> Its index, from 0, the largest.
            integer(c_int), value :: level
            integer(c_int) :: status
        end function hipGetMipmappedArrayLevel

        !> Returns one of the arrays of a mipmapped array, as hipGetMipmappedArrayLevel does.
        !>
        !> Returns hipErrorInvalidValue for NULL and a level that does not exist; hipErrorInvalidHandle for arrays that do not
        !> exist; hipErrorNotSupported where there are none.
        !>
        !> HIP: hipMipmappedArrayGetLevel. CUDA: cuMipmappedArrayGetLevel.
        function hipMipmappedArrayGetLevel(pLevelArray, hMipMappedArray, level) &
            bind(c, name="hipMipmappedArrayGetLevel") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The array; it is freed with the others.
            type(c_ptr), intent(out) :: pLevelArray
            !> (in) The arrays.
            type(c_ptr), value :: hMipMappedArray
            !> Its index, from 0, the largest.
            integer(c_int), value :: level
            integer(c_int) :: status
        end function hipMipmappedArrayGetLevel

        !> Frees arrays of texels. External memory that they map stays.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for arrays that do not exist.
        !>
        !> HIP: hipFreeMipmappedArray. CUDA: cudaFreeMipmappedArray.
        function hipFreeMipmappedArray(mipmappedArray) bind(c, name="hipFreeMipmappedArray") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The arrays.
            type(c_ptr), value :: mipmappedArray
            integer(c_int) :: status
        end function hipFreeMipmappedArray

        !> Frees arrays of texels, as hipFreeMipmappedArray does.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorContextIsDestroyed for arrays that do not exist.
        !>
        !> HIP: hipMipmappedArrayDestroy. CUDA: cuMipmappedArrayDestroy.
        function hipMipmappedArrayDestroy(hMipmappedArray) bind(c, name="hipMipmappedArrayDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The arrays.
            type(c_ptr), value :: hMipmappedArray
            integer(c_int) :: status
        end function hipMipmappedArrayDestroy

        !> Copies rows to an array. Done when the call returns.
        !>
        !> Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
        !> is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
        !> 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
        !> exist.
        !>
        !> HIP: hipMemcpy2DToArray. CUDA: cudaMemcpy2DToArray.
        function hipMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind) &
            bind(c, name="hipMemcpy2DToArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the box in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the box.
            integer(c_size_t), value :: hOffset
            !> (in) The first byte that is read.
            type(c_ptr), value :: src
            !> Bytes from row to row there.
            integer(c_size_t), value :: spitch
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> The direction; hipMemcpyDefault infers the side of the memory from its pointer.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipMemcpy2DToArray

        !> Queues a copy of rows to an array.
        !>
        !> Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
        !> is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
        !> 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
        !> exist and for a stream that does not exist.
        !>
        !> HIP: hipMemcpy2DToArrayAsync. CUDA: cudaMemcpy2DToArrayAsync.
        function hipMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream) &
            bind(c, name="hipMemcpy2DToArrayAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the box in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the box.
            integer(c_size_t), value :: hOffset
            !> (in) The first byte that is read.
            type(c_ptr), value :: src
            !> Bytes from row to row there.
            integer(c_size_t), value :: spitch
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> The direction; hipMemcpyDefault infers the side of the memory from its pointer.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpy2DToArrayAsync

        !> Copies rows from an array. Done when the call returns.
        !>
        !> Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
        !> is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
        !> 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
        !> exist.
        !>
        !> HIP: hipMemcpy2DFromArray. CUDA: cudaMemcpy2DFromArray.
        function hipMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height, kind) &
            bind(c, name="hipMemcpy2DFromArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dst
            !> Bytes from row to row there.
            integer(c_size_t), value :: dpitch
            !> (in) The array that is read.
            type(c_ptr), value :: src
            !> Bytes before the box in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the box.
            integer(c_size_t), value :: hOffset
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> The direction; hipMemcpyDefault infers the side of the memory from its pointer.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipMemcpy2DFromArray

        !> Queues a copy of rows from an array.
        !>
        !> Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL memory, for a box that
        !> is not within the array, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch of
        !> 0 or less than `width`; hipErrorInvalidHandle for a NULL array, hipErrorContextIsDestroyed for one that does not
        !> exist and for a stream that does not exist.
        !>
        !> HIP: hipMemcpy2DFromArrayAsync. CUDA: cudaMemcpy2DFromArrayAsync.
        function hipMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream) &
            bind(c, name="hipMemcpy2DFromArrayAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dst
            !> Bytes from row to row there.
            integer(c_size_t), value :: dpitch
            !> (in) The array that is read.
            type(c_ptr), value :: src
            !> Bytes before the box in a row of the array.
            integer(c_size_t), value :: wOffset
            !> Rows before the box.
            integer(c_size_t), value :: hOffset
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> The direction; hipMemcpyDefault infers the side of the memory from its pointer.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpy2DFromArrayAsync

        !> Copies rows from array to array. Done when the call returns.
        !>
        !> Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidHandle for a NULL array,
        !> hipErrorContextIsDestroyed for one that does not exist; hipErrorInvalidValue for a box that is not within the
        !> arrays.
        !>
        !> HIP: hipMemcpy2DArrayToArray. CUDA: cudaMemcpy2DArrayToArray.
        function hipMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind) &
            bind(c, name="hipMemcpy2DArrayToArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the box in a row there.
            integer(c_size_t), value :: wOffsetDst
            !> Rows before the box there.
            integer(c_size_t), value :: hOffsetDst
            !> (in) The array that is read.
            type(c_ptr), value :: src
            !> Bytes before the box in a row there.
            integer(c_size_t), value :: wOffsetSrc
            !> Rows before the box there.
            integer(c_size_t), value :: hOffsetSrc
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipMemcpy2DArrayToArray

        !> Copies bytes to an array, row by row. Done when the call returns.
        !>
        !> Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL, for bytes beyond the
        !> array, and for device memory not within one allocation; hipErrorContextIsDestroyed for an array that does not
        !> exist.
        !>
        !> HIP: hipMemcpyToArray. CUDA: cudaMemcpyToArray.
        function hipMemcpyToArray(dst, wOffset, hOffset, src, count, kind) bind(c, name="hipMemcpyToArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dst
            !> Bytes before the first in its row.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> (in) The first byte that is read.
            type(c_ptr), value :: src
            !> Bytes; where a row of the array ends they continue in the next. Nothing is done for 0.
            integer(c_size_t), value :: count
            !> The direction; hipMemcpyDefault infers the side of the memory from its pointer.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipMemcpyToArray

        !> Copies bytes from an array, row by row. Done when the call returns.
        !>
        !> Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidValue for NULL, for bytes beyond the
        !> array, and for device memory not within one allocation; hipErrorContextIsDestroyed for an array that does not
        !> exist.
        !>
        !> HIP: hipMemcpyFromArray. CUDA: cudaMemcpyFromArray.
        function hipMemcpyFromArray(dst, srcArray, wOffset, hOffset, count, kind) bind(c, name="hipMemcpyFromArray") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dst
            !> (in) The array that is read.
            type(c_ptr), value :: srcArray
            !> Bytes before the first in its row.
            integer(c_size_t), value :: wOffset
            !> Rows before the first.
            integer(c_size_t), value :: hOffset
            !> Bytes; where a row of the array ends they continue in the next. Nothing is done for 0.
            integer(c_size_t), value :: count
            !> The direction; hipMemcpyDefault infers the side of the memory from its pointer.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipMemcpyFromArray

        !> Copies host memory to a row of an array. Done when the call returns.
        !>
        !> Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipMemcpyHtoA. CUDA: cuMemcpyHtoA.
        function hipMemcpyHtoA(dstArray, dstOffset, srcHost, count) bind(c, name="hipMemcpyHtoA") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dstArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: dstOffset
            !> (in) The first byte that is read.
            type(c_ptr), value :: srcHost
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function hipMemcpyHtoA

        !> Copies a row of an array to host memory. Done when the call returns.
        !>
        !> Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipMemcpyAtoH. CUDA: cuMemcpyAtoH.
        function hipMemcpyAtoH(dst, srcArray, srcOffset, count) bind(c, name="hipMemcpyAtoH") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dst
            !> (in) The array that is read.
            type(c_ptr), value :: srcArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: srcOffset
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function hipMemcpyAtoH

        !> Copies device memory to a row of an array. Done when the call returns.
        !>
        !> Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipMemcpyDtoA. CUDA: cuMemcpyDtoA.
        function hipMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount) bind(c, name="hipMemcpyDtoA") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dstArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: dstOffset
            !> (in) The first byte that is read.
            type(c_ptr), value :: srcDevice
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function hipMemcpyDtoA

        !> Copies a row of an array to device memory. Done when the call returns.
        !>
        !> Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipMemcpyAtoD. CUDA: cuMemcpyAtoD.
        function hipMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount) bind(c, name="hipMemcpyAtoD") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dstDevice
            !> (in) The array that is read.
            type(c_ptr), value :: srcArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: srcOffset
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function hipMemcpyAtoD

        !> Copies a row of an array to a row of an array. Done when the call returns.
        !>
        !> Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipMemcpyAtoA. CUDA: cuMemcpyAtoA.
        function hipMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount) bind(c, name="hipMemcpyAtoA") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dstArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: dstOffset
            !> (in) The array that is read.
            type(c_ptr), value :: srcArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: srcOffset
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function hipMemcpyAtoA

        !> Queues a copy of host memory to a row of an array.
        !>
        !> Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for an array that does not exist or a stream that does not.
        !>
        !> HIP: hipMemcpyHtoAAsync. CUDA: cuMemcpyHtoAAsync.
        function hipMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, stream) &
            bind(c, name="hipMemcpyHtoAAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dstArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: dstOffset
            !> (in) The first byte that is read.
            type(c_ptr), value :: srcHost
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: ByteCount
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyHtoAAsync

        !> Queues a copy of a row of an array to host memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, for bytes beyond the row, and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for an array that does not exist or a stream that does not.
        !>
        !> HIP: hipMemcpyAtoHAsync. CUDA: cuMemcpyAtoHAsync.
        function hipMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, stream) &
            bind(c, name="hipMemcpyAtoHAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dstHost
            !> (in) The array that is read.
            type(c_ptr), value :: srcArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: srcOffset
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: ByteCount
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyAtoHAsync

        !> Creates a context on a device and makes it current for the calling thread.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, and a device that does not exist.
        !>
        !> HIP: hipCtxCreate. CUDA: cuCtxCreate.
        function hipCtxCreate(ctx, flags, device) bind(c, name="hipCtxCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context.
            type(c_ptr), intent(out) :: ctx
            !> One of the hipDeviceSchedule flags, and optionally hipDeviceMapHost and hipDeviceLmemResizeToMax.
            integer(c_int), value :: flags
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipCtxCreate

        !> Destroys a context; if it is current for the calling thread, the one below it becomes current.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidContext for a context that does not exist.
        !>
        !> HIP: hipCtxDestroy. CUDA: cuCtxDestroy.
        function hipCtxDestroy(ctx) bind(c, name="hipCtxDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The context.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function hipCtxDestroy

        !> Makes a context current in place of the calling thread's current one.
        !>
        !> Returns hipErrorInvalidContext for a context that does not exist.
        !>
        !> HIP: hipCtxSetCurrent. CUDA: cuCtxSetCurrent.
        function hipCtxSetCurrent(ctx) bind(c, name="hipCtxSetCurrent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The context; NULL pops the current one.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function hipCtxSetCurrent

        !> Returns the calling thread's current context.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipCtxGetCurrent. CUDA: cuCtxGetCurrent.
        function hipCtxGetCurrent(ctx) bind(c, name="hipCtxGetCurrent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context; NULL where there is none.
            type(c_ptr), intent(out) :: ctx
            integer(c_int) :: status
        end function hipCtxGetCurrent

        !> Pushes a context onto the calling thread's stack, which makes it current.
        !>
        !> Returns hipErrorInvalidContext for NULL and for a context that does not exist.
        !>
        !> HIP: hipCtxPushCurrent. CUDA: cuCtxPushCurrent.
        function hipCtxPushCurrent(ctx) bind(c, name="hipCtxPushCurrent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The context.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function hipCtxPushCurrent

        !> Pops the calling thread's current context; the one below it becomes current.
        !>
        !> Returns hipErrorInvalidContext where there is none.
        !>
        !> HIP: hipCtxPopCurrent. CUDA: cuCtxPopCurrent.
        function hipCtxPopCurrent(ctx) bind(c, name="hipCtxPopCurrent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The popped context.
            type(c_ptr), intent(out), optional :: ctx
            integer(c_int) :: status
        end function hipCtxPopCurrent

        !> Returns the device of the current context, which is the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipCtxGetDevice. CUDA: cuCtxGetDevice.
        function hipCtxGetDevice(device) bind(c, name="hipCtxGetDevice") result(status)
            import :: c_int
            implicit none
            !> Its ordinal.
            integer(c_int), intent(out) :: device
            integer(c_int) :: status
        end function hipCtxGetDevice

        !> Returns the flags of the current context.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidContext where there is no current context.
        !>
        !> HIP: hipCtxGetFlags. CUDA: cuCtxGetFlags.
        function hipCtxGetFlags(flags) bind(c, name="hipCtxGetFlags") result(status)
            import :: c_int
            implicit none
            !> The flags it was created with.
            integer(c_int), intent(out) :: flags
            integer(c_int) :: status
        end function hipCtxGetFlags

        !> Returns the version of HIP that a context supports.
        !>
        !> Returns hipErrorInvalidValue for a NULL `apiVersion`, hipErrorInvalidContext for a context that does not exist.
        !>
        !> HIP: hipCtxGetApiVersion. CUDA: cuCtxGetApiVersion.
        function hipCtxGetApiVersion(ctx, apiVersion) bind(c, name="hipCtxGetApiVersion") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The context; NULL is the current one.
            type(c_ptr), value :: ctx
            !> The number that hipRuntimeGetVersion returns.
            integer(c_int), intent(out) :: apiVersion
            integer(c_int) :: status
        end function hipCtxGetApiVersion

        !> Returns the preference between shared memory and L1 cache: none, as no device here supports one.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipCtxGetCacheConfig. CUDA: cuCtxGetCacheConfig.
        function hipCtxGetCacheConfig(cacheConfig) bind(c, name="hipCtxGetCacheConfig") result(status)
            import :: c_int
            implicit none
            !> hipFuncCachePreferNone.
            integer(c_int), intent(out) :: cacheConfig
            integer(c_int) :: status
        end function hipCtxGetCacheConfig

        !> Sets the preference between shared memory and L1 cache, which no device here supports.
        !>
        !> Returns hipErrorNotSupported, as AMD's runtime does; hipErrorInvalidValue for an unknown preference.
        !>
        !> HIP: hipCtxSetCacheConfig. CUDA: cuCtxSetCacheConfig.
        function hipCtxSetCacheConfig(cacheConfig) bind(c, name="hipCtxSetCacheConfig") result(status)
            import :: c_int
            implicit none
            !> The preference.
            integer(c_int), value :: cacheConfig
            integer(c_int) :: status
        end function hipCtxSetCacheConfig

        !> Returns the bank size of shared memory.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipCtxGetSharedMemConfig. CUDA: cuCtxGetSharedMemConfig.
        function hipCtxGetSharedMemConfig(pConfig) bind(c, name="hipCtxGetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            !> hipSharedMemBankSizeFourByte.
            integer(c_int), intent(out) :: pConfig
            integer(c_int) :: status
        end function hipCtxGetSharedMemConfig

        !> Sets the bank size of shared memory, which no device here supports.
        !>
        !> Returns hipErrorNotSupported, as AMD's runtime does; hipErrorInvalidValue for an unknown bank size.
        !>
        !> HIP: hipCtxSetSharedMemConfig. CUDA: cuCtxSetSharedMemConfig.
        function hipCtxSetSharedMemConfig(config) bind(c, name="hipCtxSetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            !> The bank size.
            integer(c_int), value :: config
            integer(c_int) :: status
        end function hipCtxSetSharedMemConfig

        !> Waits until all work queued on the current context's device is done.
        !>
        !> Returns hipErrorLaunchFailure when work has failed.
        !>
        !> HIP: hipCtxSynchronize. CUDA: cuCtxSynchronize.
        function hipCtxSynchronize() bind(c, name="hipCtxSynchronize") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function hipCtxSynchronize

        !> Returns the flags of a device's primary context and whether it is active.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipDevicePrimaryCtxGetState. CUDA: cuDevicePrimaryCtxGetState.
        function hipDevicePrimaryCtxGetState(dev, flags, active) bind(c, name="hipDevicePrimaryCtxGetState") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: dev
            !> The flags.
            integer(c_int), intent(out), optional :: flags
            !> 1 or 0.
            integer(c_int), intent(out), optional :: active
            integer(c_int) :: status
        end function hipDevicePrimaryCtxGetState

        !> Retains a device's primary context, creating it where needed. It does not become current.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipDevicePrimaryCtxRetain. CUDA: cuDevicePrimaryCtxRetain.
        function hipDevicePrimaryCtxRetain(pctx, dev) bind(c, name="hipDevicePrimaryCtxRetain") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context; release it with hipDevicePrimaryCtxRelease.
            type(c_ptr), intent(out) :: pctx
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function hipDevicePrimaryCtxRetain

        !> Releases a retained primary context.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidContext when it was not retained.
        !>
        !> HIP: hipDevicePrimaryCtxRelease. CUDA: cuDevicePrimaryCtxRelease.
        function hipDevicePrimaryCtxRelease(dev) bind(c, name="hipDevicePrimaryCtxRelease") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function hipDevicePrimaryCtxRelease

        !> Destroys everything this process has on a device: memory, streams, events, openings.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipDevicePrimaryCtxReset. CUDA: cuDevicePrimaryCtxReset.
        function hipDevicePrimaryCtxReset(dev) bind(c, name="hipDevicePrimaryCtxReset") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function hipDevicePrimaryCtxReset

        !> Sets the flags of a device's primary context.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for other flags,
        !> hipErrorContextAlreadyInUse where the context's flags can no longer be changed.
        !>
        !> HIP: hipDevicePrimaryCtxSetFlags. CUDA: cuDevicePrimaryCtxSetFlags.
        function hipDevicePrimaryCtxSetFlags(dev, flags) bind(c, name="hipDevicePrimaryCtxSetFlags") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: dev
            !> One of the hipDeviceSchedule flags, and optionally hipDeviceMapHost and hipDeviceLmemResizeToMax.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipDevicePrimaryCtxSetFlags

        !> Copies memory. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
        !> hipErrorInvalidMemcpyDirection for an unknown `kind`.
        !>
        !> HIP: hipMemcpy. CUDA: cudaMemcpy.
        function hipMemcpy(dst, src, sizeBytes, kind) bind(c, name="hipMemcpy") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            !> The direction; hipMemcpyDefault infers it from the pointers.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipMemcpy

        !> Copies memory in a stream's order. Done when the call returns; from device memory to device memory it may only be
        !> queued.
        !>
        !> Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
        !> hipErrorInvalidMemcpyDirection for an unknown `kind`;
        !> hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipMemcpyWithStream. CUDA: none.
        function hipMemcpyWithStream(dst, src, sizeBytes, kind, stream) bind(c, name="hipMemcpyWithStream") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            !> The direction; hipMemcpyDefault infers it from the pointers.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyWithStream

        !> Queues a copy of memory.
        !>
        !> Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
        !> hipErrorInvalidMemcpyDirection for an unknown `kind`;
        !> hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipMemcpyAsync. CUDA: cudaMemcpyAsync.
        function hipMemcpyAsync(dst, src, sizeBytes, kind, stream) bind(c, name="hipMemcpyAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            !> The direction; hipMemcpyDefault infers it from the pointers.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyAsync

        !> Copies host memory to device memory. Done when the call returns.
        !>
        !> Returns hipErrorInvalidValue for NULL and for device memory not within one allocation.
        !>
        !> HIP: hipMemcpyHtoD. CUDA: cuMemcpyHtoD.
        function hipMemcpyHtoD(dst, src, sizeBytes) bind(c, name="hipMemcpyHtoD") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: status
        end function hipMemcpyHtoD

        !> Queues a copy of host memory to device memory.
        !>
        !> Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipMemcpyHtoDAsync. CUDA: cuMemcpyHtoDAsync.
        function hipMemcpyHtoDAsync(dst, src, sizeBytes, stream) bind(c, name="hipMemcpyHtoDAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyHtoDAsync

        !> Copies device memory to host memory. Done when the call returns.
        !>
        !> Returns hipErrorInvalidValue for NULL and for device memory not within one allocation.
        !>
        !> HIP: hipMemcpyDtoH. CUDA: cuMemcpyDtoH.
        function hipMemcpyDtoH(dst, src, sizeBytes) bind(c, name="hipMemcpyDtoH") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: status
        end function hipMemcpyDtoH

        !> Queues a copy of device memory to host memory.
        !>
        !> Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipMemcpyDtoHAsync. CUDA: cuMemcpyDtoHAsync.
        function hipMemcpyDtoHAsync(dst, src, sizeBytes, stream) bind(c, name="hipMemcpyDtoHAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyDtoHAsync

        !> Copies device memory to device memory. May only be queued when the call returns.
        !>
        !> Returns hipErrorInvalidValue for NULL and for device memory not within one allocation.
        !>
        !> HIP: hipMemcpyDtoD. CUDA: cuMemcpyDtoD.
        function hipMemcpyDtoD(dst, src, sizeBytes) bind(c, name="hipMemcpyDtoD") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: status
        end function hipMemcpyDtoD

        !> Queues a copy of device memory to device memory.
        !>
        !> Returns hipErrorInvalidValue for NULL and for device memory not within one allocation;
        !> hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipMemcpyDtoDAsync. CUDA: cuMemcpyDtoDAsync.
        function hipMemcpyDtoDAsync(dst, src, sizeBytes, stream) bind(c, name="hipMemcpyDtoDAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyDtoDAsync

        !> Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidPitchValue for a pitch less than
        !> `width`; hipErrorInvalidValue for NULL and for device memory not within one allocation.
        !>
        !> HIP: hipMemcpy2D. CUDA: cudaMemcpy2D.
        function hipMemcpy2D(dst, dpitch, src, spitch, width, height, kind) bind(c, name="hipMemcpy2D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dst
            !> Bytes from row to row there.
            integer(c_size_t), value :: dpitch
            !> (in) The first byte that is read.
            type(c_ptr), value :: src
            !> Bytes from row to row there.
            integer(c_size_t), value :: spitch
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> The direction; hipMemcpyDefault infers it from the pointers.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipMemcpy2D

        !> Queues a copy of rows.
        !>
        !> Returns hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorInvalidPitchValue for a pitch less than
        !> `width`; hipErrorInvalidValue for NULL and for device memory not within one allocation; hipErrorContextIsDestroyed
        !> for a stream that does not exist.
        !>
        !> HIP: hipMemcpy2DAsync. CUDA: cudaMemcpy2DAsync.
        function hipMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream) &
            bind(c, name="hipMemcpy2DAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte that is written.
            type(c_ptr), value :: dst
            !> Bytes from row to row there.
            integer(c_size_t), value :: dpitch
            !> (in) The first byte that is read.
            type(c_ptr), value :: src
            !> Bytes from row to row there.
            integer(c_size_t), value :: spitch
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> The direction; hipMemcpyDefault infers it from the pointers.
            integer(c_int), value :: kind
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpy2DAsync

        !> Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
        !> within one allocation or array; hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipMemcpyParam2D. CUDA: cuMemcpy2D.
        function hipMemcpyParam2D(pCopy) bind(c, name="hipMemcpyParam2D") result(status)
            import :: c_int, hip_Memcpy2D
            implicit none
            !> The copy. A pitch of 0 means that rows follow each other.
            type(hip_Memcpy2D), intent(in) :: pCopy
            integer(c_int) :: status
        end function hipMemcpyParam2D

        !> Copies rows, as hipMemcpyParam2D does. Done when the call returns; from device memory to device memory it may
        !> only be queued.
        !>
        !> Returns what hipMemcpyParam2D returns.
        !>
        !> HIP: hipDrvMemcpy2DUnaligned. CUDA: cuMemcpy2DUnaligned.
        function hipDrvMemcpy2DUnaligned(pCopy) bind(c, name="hipDrvMemcpy2DUnaligned") result(status)
            import :: c_int, hip_Memcpy2D
            implicit none
            !> The copy. A pitch of 0 means that rows follow each other.
            type(hip_Memcpy2D), intent(in) :: pCopy
            integer(c_int) :: status
        end function hipDrvMemcpy2DUnaligned

        !> Queues a copy of rows.
        !>
        !> Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
        !> within one allocation; hipErrorContextIsDestroyed for an array or a stream that does not exist.
        !>
        !> HIP: hipMemcpyParam2DAsync. CUDA: cuMemcpy2DAsync.
        function hipMemcpyParam2DAsync(pCopy, stream) bind(c, name="hipMemcpyParam2DAsync") result(status)
            import :: c_int, c_ptr, hip_Memcpy2D
            implicit none
            !> The copy. A pitch of 0 means that rows follow each other.
            type(hip_Memcpy2D), intent(in) :: pCopy
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyParam2DAsync

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
        !> within one allocation or array; hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipDrvMemcpy3D. CUDA: cuMemcpy3D.
        function hipDrvMemcpy3D(pCopy) bind(c, name="hipDrvMemcpy3D") result(status)
            import :: HIP_MEMCPY3D, c_int
            implicit none
            !> The copy. A pitch of 0 means that rows follow each other, a height of 0 that slices do.
            type(HIP_MEMCPY3D), intent(in) :: pCopy
            integer(c_int) :: status
        end function hipDrvMemcpy3D

        !> Queues a copy of a box.
        !>
        !> Returns hipErrorInvalidValue for NULL, an unknown memory type, rows longer than a pitch, and device memory not
        !> within one allocation; hipErrorContextIsDestroyed for an array or a stream that does not exist.
        !>
        !> HIP: hipDrvMemcpy3DAsync. CUDA: cuMemcpy3DAsync.
        function hipDrvMemcpy3DAsync(pCopy, stream) bind(c, name="hipDrvMemcpy3DAsync") result(status)
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            !> The copy. A pitch of 0 means that rows follow each other, a height of 0 that slices do.
            type(HIP_MEMCPY3D), intent(in) :: pCopy
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipDrvMemcpy3DAsync

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
        !> pitch, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch less than `xsize`;
        !> hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorContextIsDestroyed for an array that does not exist.
        !>
        !> HIP: hipMemcpy3D. CUDA: cudaMemcpy3D.
        function hipMemcpy3D(p) bind(c, name="hipMemcpy3D") result(status)
            import :: c_int, hipMemcpy3DParms
            implicit none
            !> The copy.
            type(hipMemcpy3DParms), intent(in) :: p
            integer(c_int) :: status
        end function hipMemcpy3D

        !> Queues a copy of a box.
        !>
        !> Returns hipErrorInvalidValue for NULL, for not exactly one source and one destination, for rows longer than a
        !> pitch, and for device memory not within one allocation; hipErrorInvalidPitchValue for a pitch less than `xsize`;
        !> hipErrorInvalidMemcpyDirection for an unknown `kind`; hipErrorContextIsDestroyed for an array or a stream that does
        !> not exist.
        !>
        !> HIP: hipMemcpy3DAsync. CUDA: cudaMemcpy3DAsync.
        function hipMemcpy3DAsync(p, stream) bind(c, name="hipMemcpy3DAsync") result(status)
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            !> The copy.
            type(hipMemcpy3DParms), intent(in) :: p
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpy3DAsync

        !> Queues copies of bytes, wherever the addresses are.
        !>
        !> Returns hipErrorInvalidValue for NULL, no copies, copies of no bytes, and a range that is not within one allocation;
        !> hipErrorNotSupported for attributes; hipErrorContextIsDestroyed for a stream that does not
        !> exist. Copies before a refused one have been queued.
        !>
        !> HIP: hipMemcpyBatchAsync from 7.1 on. CUDA: cudaMemcpyBatchAsync.
        function hipMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream) &
            bind(c, name="hipMemcpyBatchAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (array of count) The addresses that are written.
            type(c_ptr), intent(in) :: dsts(*)
            !> (array of count) The addresses that are read.
            type(c_ptr), intent(in) :: srcs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many copies, not 0.
            integer(c_size_t), value :: count
            !> (in, array of numAttrs, nullable) Their attributes; AMD's runtime takes none.
            type(c_ptr), value :: attrs
            !> (in, array of numAttrs, nullable) The first copy that each of `attrs` applies to.
            type(c_ptr), value :: attrsIdxs
            !> Number of `attrs`; may be 0.
            integer(c_size_t), value :: numAttrs
            !> Index of the refused copy; SIZE_MAX if all were queued.
            integer(c_size_t), intent(out), optional :: failIdx
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyBatchAsync

        !> Queues copies of boxes, wherever the addresses are.
        !>
        !> Returns hipErrorInvalidValue for NULL, no copies, flags, and a box that is not within one allocation;
        !> hipErrorNotSupported for other flags than hipMemcpyFlags; hipErrorContextIsDestroyed for an array or a stream that
        !> does not exist. Copies before a refused one have been queued.
        !>
        !> HIP: hipMemcpy3DBatchAsync from 7.1 on. CUDA: cudaMemcpy3DBatchAsync.
        function hipMemcpy3DBatchAsync(numOps, opList, failIdx, flags, stream) bind(c, name="hipMemcpy3DBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> How many copies, not 0.
            integer(c_size_t), value :: numOps
            !> (in, array of numOps) The copies.
            type(c_ptr), value :: opList
            !> Index of the refused copy; the number of copies if the failure concerns none of them.
            integer(c_size_t), intent(out), optional :: failIdx
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpy3DBatchAsync

        !> Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
        !> allocation.
        !>
        !> HIP: hipMemset. CUDA: cudaMemset.
        function hipMemset(dst, value, sizeBytes) bind(c, name="hipMemset") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: status
        end function hipMemset

        !> Queues a fill of memory with a byte.
        !>
        !> Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
        !> allocation; hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipMemsetAsync. CUDA: cudaMemsetAsync.
        function hipMemsetAsync(dst, value, sizeBytes, stream) bind(c, name="hipMemsetAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> Bytes; 0 does nothing.
            integer(c_size_t), value :: sizeBytes
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemsetAsync

        !> Fills device memory with a value of 8 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
        !> allocation.
        !>
        !> HIP: hipMemsetD8. CUDA: cuMemsetD8.
        function hipMemsetD8(dest, value, count) bind(c, name="hipMemsetD8") result(status)
            import :: c_int, c_ptr, c_signed_char, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dest
            !> The value.
            integer(c_signed_char), value :: value
            !> Values, not bytes; 0 does nothing.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function hipMemsetD8

        !> Queues a fill of device memory with a value of 8 bits.
        !>
        !> Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
        !> allocation; hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipMemsetD8Async. CUDA: cuMemsetD8Async.
        function hipMemsetD8Async(dest, value, count, stream) bind(c, name="hipMemsetD8Async") result(status)
            import :: c_int, c_ptr, c_signed_char, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dest
            !> The value.
            integer(c_signed_char), value :: value
            !> Values, not bytes; 0 does nothing.
            integer(c_size_t), value :: count
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemsetD8Async

        !> Fills device memory with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
        !> allocation.
        !>
        !> HIP: hipMemsetD16. CUDA: cuMemsetD16.
        function hipMemsetD16(dest, value, count) bind(c, name="hipMemsetD16") result(status)
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dest
            !> The value.
            integer(c_short), value :: value
            !> Values, not bytes; 0 does nothing.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function hipMemsetD16

        !> Queues a fill of device memory with a value of 16 bits.
        !>
        !> Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
        !> allocation; hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipMemsetD16Async. CUDA: cuMemsetD16Async.
        function hipMemsetD16Async(dest, value, count, stream) bind(c, name="hipMemsetD16Async") result(status)
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dest
            !> The value.
            integer(c_short), value :: value
            !> Values, not bytes; 0 does nothing.
            integer(c_size_t), value :: count
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemsetD16Async

        !> Fills device memory with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
        !> allocation.
        !>
        !> HIP: hipMemsetD32. CUDA: cuMemsetD32.
        function hipMemsetD32(dest, value, count) bind(c, name="hipMemsetD32") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dest
            !> The value.
            integer(c_int), value :: value
            !> Values, not bytes; 0 does nothing.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function hipMemsetD32

        !> Queues a fill of device memory with a value of 32 bits.
        !>
        !> Returns hipErrorInvalidValue for NULL, for memory that no device can reach, and for memory not within one
        !> allocation; hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipMemsetD32Async. CUDA: cuMemsetD32Async.
        function hipMemsetD32Async(dst, value, count, stream) bind(c, name="hipMemsetD32Async") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> The value.
            integer(c_int), value :: value
            !> Values, not bytes; 0 does nothing.
            integer(c_size_t), value :: count
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemsetD32Async

        !> Fills rows with a value of 8 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, and memory
        !> that is not within one allocation.
        !>
        !> HIP: hipMemsetD2D8 from 7.1 on. CUDA: cuMemsetD2D8.
        function hipMemsetD2D8(dst, dstPitch, value, width, height) bind(c, name="hipMemsetD2D8") result(status)
            import :: c_int, c_ptr, c_signed_char, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_signed_char), value :: value
            !> Values in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function hipMemsetD2D8

        !> Queues a fill of rows with a value of 8 bits.
        !>
        !> Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, and memory
        !> that is not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipMemsetD2D8Async from 7.1 on. CUDA: cuMemsetD2D8Async.
        function hipMemsetD2D8Async(dst, dstPitch, value, width, height, stream) bind(c, name="hipMemsetD2D8Async") result(status)
            import :: c_int, c_ptr, c_signed_char, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_signed_char), value :: value
            !> Values in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemsetD2D8Async

        !> Fills rows with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
        !> 2, and memory that is not within one allocation.
        !>
        !> HIP: hipMemsetD2D16 from 7.1 on. CUDA: cuMemsetD2D16.
        function hipMemsetD2D16(dst, dstPitch, value, width, height) bind(c, name="hipMemsetD2D16") result(status)
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_short), value :: value
            !> Values in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function hipMemsetD2D16

        !> Queues a fill of rows with a value of 16 bits.
        !>
        !> Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
        !> 2, and memory that is not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipMemsetD2D16Async from 7.1 on. CUDA: cuMemsetD2D16Async.
        function hipMemsetD2D16Async(dst, dstPitch, value, width, height, stream) bind(c, name="hipMemsetD2D16Async") result(status)
            import :: c_int, c_ptr, c_short, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_short), value :: value
            !> Values in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemsetD2D16Async

        !> Fills rows with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
        !> 4, and memory that is not within one allocation.
        !>
        !> HIP: hipMemsetD2D32 from 7.1 on. CUDA: cuMemsetD2D32.
        function hipMemsetD2D32(dst, dstPitch, value, width, height) bind(c, name="hipMemsetD2D32") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_int), value :: value
            !> Values in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function hipMemsetD2D32

        !> Queues a fill of rows with a value of 32 bits.
        !>
        !> Returns hipErrorInvalidValue for NULL, rows that do not fit the pitch, an address or a pitch that is no multiple of
        !> 4, and memory that is not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipMemsetD2D32Async from 7.1 on. CUDA: cuMemsetD2D32Async.
        function hipMemsetD2D32Async(dst, dstPitch, value, width, height, stream) bind(c, name="hipMemsetD2D32Async") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_int), value :: value
            !> Values in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemsetD2D32Async

        !> Fills rows with a byte. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
        !> memory not within one allocation.
        !>
        !> HIP: hipMemset2D. CUDA: cudaMemset2D.
        function hipMemset2D(dst, pitch, value, width, height) bind(c, name="hipMemset2D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> Bytes from row to row.
            integer(c_size_t), value :: pitch
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function hipMemset2D

        !> Queues a fill of rows with a byte.
        !>
        !> Returns hipErrorInvalidValue for NULL, for a pitch less than `width`, for memory that no device can reach, and for
        !> memory not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipMemset2DAsync. CUDA: cudaMemset2DAsync.
        function hipMemset2DAsync(dst, pitch, value, width, height, stream) bind(c, name="hipMemset2DAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dst
            !> Bytes from row to row.
            integer(c_size_t), value :: pitch
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: height
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemset2DAsync

        !> Fills a box with a byte. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns hipErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
        !> reach, and for memory not within one allocation.
        !>
        !> HIP: hipMemset3D. CUDA: cudaMemset3D.
        function hipMemset3D(pitchedDevPtr, value, extent) bind(c, name="anygpu_hipMemset3D_ref") result(status)
            import :: c_int, hipExtent, hipPitchedPtr
            implicit none
            !> The memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
            type(hipPitchedPtr), intent(in) :: pitchedDevPtr
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> The size of the box; nothing is done for an empty one.
            type(hipExtent), intent(in) :: extent
            integer(c_int) :: status
        end function hipMemset3D

        !> Queues a fill of a box with a byte.
        !>
        !> Returns hipErrorInvalidValue for NULL, for a box larger than the rows or slices, for memory that no device can
        !> reach, and for memory not within one allocation; hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipMemset3DAsync. CUDA: cudaMemset3DAsync.
        function hipMemset3DAsync(pitchedDevPtr, value, extent, stream) bind(c, name="anygpu_hipMemset3DAsync_ref") result(status)
            import :: c_int, c_ptr, hipExtent, hipPitchedPtr
            implicit none
            !> The memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
            type(hipPitchedPtr), intent(in) :: pitchedDevPtr
            !> The byte; its low 8 bits count.
            integer(c_int), value :: value
            !> The size of the box; nothing is done for an empty one.
            type(hipExtent), intent(in) :: extent
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemset3DAsync

        !> Initialises HIP. Any other call does so too.
        !>
        !> Returns hipErrorInvalidValue for other flags, hipErrorNoDevice.
        !>
        !> HIP: hipInit. CUDA: cuInit.
        function hipInit(flags) bind(c, name="hipInit") result(status)
            import :: c_int
            implicit none
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipInit

        !> Returns the version of the driver, which is that of HIP. Needs no device.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipDriverGetVersion. CUDA: cudaDriverGetVersion.
        function hipDriverGetVersion(driverVersion) bind(c, name="hipDriverGetVersion") result(status)
            import :: c_int
            implicit none
            !> Major * 10000000 + minor * 100000 + patch.
            integer(c_int), intent(out) :: driverVersion
            integer(c_int) :: status
        end function hipDriverGetVersion

        !> Returns the version of HIP. Needs no device.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipRuntimeGetVersion. CUDA: cudaRuntimeGetVersion.
        function hipRuntimeGetVersion(runtimeVersion) bind(c, name="hipRuntimeGetVersion") result(status)
            import :: c_int
            implicit none
            !> Major * 10000000 + minor * 100000 + patch.
            integer(c_int), intent(out) :: runtimeVersion
            integer(c_int) :: status
        end function hipRuntimeGetVersion

        !> Returns the number of devices.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorNoDevice.
        !>
        !> HIP: hipGetDeviceCount. CUDA: cudaGetDeviceCount.
        function hipGetDeviceCount(count) bind(c, name="hipGetDeviceCount") result(status)
            import :: c_int
            implicit none
            !> The number; 0 with hipErrorNoDevice.
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function hipGetDeviceCount

        !> Returns the calling thread's current device.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipGetDevice. CUDA: cudaGetDevice.
        function hipGetDevice(deviceId) bind(c, name="hipGetDevice") result(status)
            import :: c_int
            implicit none
            !> Its ordinal; 0 until the thread sets another.
            integer(c_int), intent(out) :: deviceId
            integer(c_int) :: status
        end function hipGetDevice

        !> Makes a device current for the calling thread.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipSetDevice. CUDA: cudaSetDevice.
        function hipSetDevice(deviceId) bind(c, name="hipSetDevice") result(status)
            import :: c_int
            implicit none
            !> Its ordinal.
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function hipSetDevice

        !> Sets the calling thread's preferred devices, the best first: the first becomes its current device.
        !>
        !> Returns hipErrorInvalidValue for a NULL array and for a bad `len`, hipErrorInvalidDevice for a device that does not
        !> exist.
        !>
        !> HIP: hipSetValidDevices. CUDA: cudaSetValidDevices.
        function hipSetValidDevices(device_arr, len) bind(c, name="hipSetValidDevices") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, array of len, nullable) Ordinals.
            type(c_ptr), value :: device_arr
            !> Their number; 0 changes nothing.
            integer(c_int), value :: len
            integer(c_int) :: status
        end function hipSetValidDevices

        !> Returns the handle of a device, which is its ordinal.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipDeviceGet. CUDA: cuDeviceGet.
        function hipDeviceGet(device, ordinal) bind(c, name="hipDeviceGet") result(status)
            import :: c_int
            implicit none
            !> The handle.
            integer(c_int), intent(out) :: device
            !> The ordinal.
            integer(c_int), value :: ordinal
            integer(c_int) :: status
        end function hipDeviceGet

        !> Returns the name of a device.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL or no room.
        !>
        !> HIP: hipDeviceGetName. CUDA: cuDeviceGetName.
        function hipDeviceGetName(name, len, device) bind(c, name="hipDeviceGetName") result(status)
            import :: c_char, c_int
            implicit none
            !> (array of len) The name and its terminator, truncated if necessary.
            character(kind=c_char), intent(out) :: name(*)
            !> The size of the buffer in bytes.
            integer(c_int), value :: len
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceGetName

        !> Returns 16 bytes that identify a device on this machine, the same in every process.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipDeviceGetUuid. CUDA: cuDeviceGetUuid.
        function hipDeviceGetUuid(uuid, device) bind(c, name="hipDeviceGetUuid") result(status)
            import :: c_int, hipUUID
            implicit none
            !> The bytes.
            type(hipUUID), intent(out) :: uuid
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceGetUuid

        !> Returns a device's identifier on Windows; not supported.
        !>
        !> Returns hipErrorNotSupported; hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipDeviceGetLuid from 10.1 on. CUDA: cuDeviceGetLuid.
        function hipDeviceGetLuid(luid, deviceNodeMask, device) bind(c, name="hipDeviceGetLuid") result(status)
            import :: c_char, c_int
            implicit none
            !> (array of 8) Bytes.
            character(kind=c_char), intent(out) :: luid(*)
            !> A mask.
            integer(c_int), intent(out) :: deviceNodeMask
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceGetLuid

        !> Returns the total memory of a device.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipDeviceTotalMem. CUDA: cuDeviceTotalMem.
        function hipDeviceTotalMem(bytes, device) bind(c, name="hipDeviceTotalMem") result(status)
            import :: c_int, c_size_t
            implicit none
            !> Bytes.
            integer(c_size_t), intent(out) :: bytes
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceTotalMem

        !> Returns a device's compute capability.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipDeviceComputeCapability. CUDA: cuDeviceComputeCapability.
        function hipDeviceComputeCapability(major, minor, device) bind(c, name="hipDeviceComputeCapability") result(status)
            import :: c_int
            implicit none
            !> The major version.
            integer(c_int), intent(out) :: major
            !> The minor version.
            integer(c_int), intent(out) :: minor
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceComputeCapability

        !> Returns an attribute of a device.
        !>
        !> Returns hipErrorInvalidValue for NULL and an unknown `attr`; hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipDeviceGetAttribute. CUDA: cudaDeviceGetAttribute.
        function hipDeviceGetAttribute(pi, attr, deviceId) bind(c, name="hipDeviceGetAttribute") result(status)
            import :: c_int
            implicit none
            !> The number: bytes, kHz, bits or a count; yes is 1 and no is 0, also of what the vendor does not report.
            integer(c_int), intent(out) :: pi
            !> The attribute.
            integer(c_int), value :: attr
            !> The device.
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function hipDeviceGetAttribute

        !> Returns a device's PCI address.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL or too little room.
        !>
        !> HIP: hipDeviceGetPCIBusId. CUDA: cudaDeviceGetPCIBusId.
        function hipDeviceGetPCIBusId(pciBusId, len, device) bind(c, name="hipDeviceGetPCIBusId") result(status)
            import :: c_char, c_int
            implicit none
            !> (array of len) "domain:bus:device.0" in lowercase hexadecimal, such as "0000:c1:00.0", truncated if
            !> necessary.
            character(kind=c_char), intent(out) :: pciBusId(*)
            !> The size of the buffer in bytes, at least 13.
            integer(c_int), value :: len
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceGetPCIBusId

        !> Finds a device by its PCI address.
        !>
        !> Returns hipErrorInvalidValue for NULL and for an address that is none or is no device's.
        !>
        !> HIP: hipDeviceGetByPCIBusId. CUDA: cudaDeviceGetByPCIBusId.
        function hipDeviceGetByPCIBusId(device, pciBusId) bind(c, name="hipDeviceGetByPCIBusId") result(status)
            import :: c_char, c_int
            implicit none
            !> Its ordinal.
            integer(c_int), intent(out) :: device
            !> "domain:bus:device" in hexadecimal, optionally with a function such as ".0".
            character(kind=c_char), intent(in) :: pciBusId(*)
            integer(c_int) :: status
        end function hipDeviceGetByPCIBusId

        !> Returns the properties of a device.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipGetDeviceProperties from 6.0 on. CUDA: cudaGetDeviceProperties.
        function hipGetDeviceProperties(prop, deviceId) bind(c, name="hipGetDevicePropertiesR0600") result(status)
            import :: c_int, hipDeviceProp_t
            implicit none
            !> The properties, all of them written.
            type(hipDeviceProp_t), intent(out) :: prop
            !> The device.
            integer(c_int), value :: deviceId
            integer(c_int) :: status
        end function hipGetDeviceProperties

        !> Chooses the first device that has at least the requested properties.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipChooseDevice from 6.0 on. CUDA: cudaChooseDevice.
        function hipChooseDevice(device, prop) bind(c, name="hipChooseDeviceR0600") result(status)
            import :: c_int, hipDeviceProp_t
            implicit none
            !> Its ordinal; 0 where no device has all.
            integer(c_int), intent(out) :: device
            !> The least memory, processors, rates and versions; 0 for no requirement.
            type(hipDeviceProp_t), intent(in) :: prop
            integer(c_int) :: status
        end function hipChooseDevice

        !> Waits until all work queued on the current device is done.
        !>
        !> Returns hipErrorLaunchFailure when work has failed.
        !>
        !> HIP: hipDeviceSynchronize. CUDA: cudaDeviceSynchronize.
        function hipDeviceSynchronize() bind(c, name="hipDeviceSynchronize") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function hipDeviceSynchronize

        !> Destroys everything this process has on the current device: memory, streams, events, openings.
        !>
        !> HIP: hipDeviceReset. CUDA: cudaDeviceReset.
        function hipDeviceReset() bind(c, name="hipDeviceReset") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function hipDeviceReset

        !> Returns the flags of the current device, which say how threads wait for it.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipGetDeviceFlags. CUDA: cudaGetDeviceFlags.
        function hipGetDeviceFlags(flags) bind(c, name="hipGetDeviceFlags") result(status)
            import :: c_int
            implicit none
            !> One of the hipDeviceSchedule flags.
            integer(c_int), intent(out) :: flags
            integer(c_int) :: status
        end function hipGetDeviceFlags

        !> Sets the flags of the current device, which say how threads wait for it.
        !>
        !> Returns hipErrorInvalidValue for other flags, hipErrorSetOnActiveProcess where they can no longer be changed.
        !>
        !> HIP: hipSetDeviceFlags. CUDA: cudaSetDeviceFlags.
        function hipSetDeviceFlags(flags) bind(c, name="hipSetDeviceFlags") result(status)
            import :: c_int
            implicit none
            !> One of the hipDeviceSchedule flags, and optionally hipDeviceMapHost and hipDeviceLmemResizeToMax,
            !> which change nothing.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipSetDeviceFlags

        !> Starts a device without making it current.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for flags of no device.
        !>
        !> HIP: hipInitDevice from 10.1 on. CUDA: cudaInitDevice.
        function hipInitDevice(device, deviceFlags, flags) bind(c, name="hipInitDevice") result(status)
            import :: c_int
            implicit none
            !> Its ordinal.
            integer(c_int), value :: device
            !> The flags of the device, as hipSetDeviceFlags takes them; they count with
            !> hipInitDeviceFlagsAreValid only.
            integer(c_int), value :: deviceFlags
            !> 0 or hipInitDeviceFlagsAreValid; other bits are ignored.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipInitDevice

        !> Returns the range of stream priorities on the current device; lower is more urgent.
        !>
        !> HIP: hipDeviceGetStreamPriorityRange. CUDA: cudaDeviceGetStreamPriorityRange.
        function hipDeviceGetStreamPriorityRange(leastPriority, greatestPriority) &
            bind(c, name="hipDeviceGetStreamPriorityRange") result(status)
            import :: c_int
            implicit none
            !> The least urgent.
            integer(c_int), intent(out), optional :: leastPriority
            !> The most urgent.
            integer(c_int), intent(out), optional :: greatestPriority
            integer(c_int) :: status
        end function hipDeviceGetStreamPriorityRange

        !> Returns a limit of the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL and an unknown limit, hipErrorUnsupportedLimit where the device has none.
        !>
        !> HIP: hipDeviceGetLimit. CUDA: cudaDeviceGetLimit.
        function hipDeviceGetLimit(pValue, limit) bind(c, name="hipDeviceGetLimit") result(status)
            import :: c_int, c_size_t
            implicit none
            !> Bytes.
            integer(c_size_t), intent(out) :: pValue
            !> The limit.
            integer(c_int), value :: limit
            integer(c_int) :: status
        end function hipDeviceGetLimit

        !> Sets a limit of the current device.
        !>
        !> Returns hipErrorInvalidValue for an unknown limit and for a value the device cannot have, hipErrorUnsupportedLimit
        !> where it cannot be set.
        !>
        !> HIP: hipDeviceSetLimit. CUDA: cudaDeviceSetLimit.
        function hipDeviceSetLimit(limit, value) bind(c, name="hipDeviceSetLimit") result(status)
            import :: c_int, c_size_t
            implicit none
            !> The limit.
            integer(c_int), value :: limit
            !> Bytes.
            integer(c_size_t), value :: value
            integer(c_int) :: status
        end function hipDeviceSetLimit

        !> Returns the preference between shared memory and L1 cache: none, as no device here supports one.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipDeviceGetCacheConfig. CUDA: cudaDeviceGetCacheConfig.
        function hipDeviceGetCacheConfig(cacheConfig) bind(c, name="hipDeviceGetCacheConfig") result(status)
            import :: c_int
            implicit none
            !> hipFuncCachePreferNone.
            integer(c_int), intent(out) :: cacheConfig
            integer(c_int) :: status
        end function hipDeviceGetCacheConfig

        !> Does nothing, as AMD's runtime: no device here can prefer shared memory or L1 cache.
        !>
        !> Returns hipErrorInvalidValue for an unknown preference.
        !>
        !> HIP: hipDeviceSetCacheConfig. CUDA: cudaDeviceSetCacheConfig.
        function hipDeviceSetCacheConfig(cacheConfig) bind(c, name="hipDeviceSetCacheConfig") result(status)
            import :: c_int
            implicit none
            !> The preference.
            integer(c_int), value :: cacheConfig
            integer(c_int) :: status
        end function hipDeviceSetCacheConfig

        !> Returns the bank size of shared memory.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipDeviceGetSharedMemConfig. CUDA: cudaDeviceGetSharedMemConfig.
        function hipDeviceGetSharedMemConfig(pConfig) bind(c, name="hipDeviceGetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            !> hipSharedMemBankSizeFourByte.
            integer(c_int), intent(out) :: pConfig
            integer(c_int) :: status
        end function hipDeviceGetSharedMemConfig

        !> Does nothing, as AMD's runtime: no device here can change the bank size of shared memory.
        !>
        !> Returns hipErrorInvalidValue for an unknown bank size.
        !>
        !> HIP: hipDeviceSetSharedMemConfig. CUDA: cudaDeviceSetSharedMemConfig.
        function hipDeviceSetSharedMemConfig(config) bind(c, name="hipDeviceSetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            !> The bank size.
            integer(c_int), value :: config
            integer(c_int) :: status
        end function hipDeviceSetSharedMemConfig

        !> Begins to collect a profile; not supported, as in AMD's own runtime, whose tools profile from outside.
        !>
        !> Returns hipErrorNotSupported.
        !>
        !> HIP: hipProfilerStart. CUDA: cudaProfilerStart.
        function hipProfilerStart() bind(c, name="hipProfilerStart") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function hipProfilerStart

        !> Ceases to collect a profile; not supported, as in AMD's own runtime, whose tools profile from outside.
        !>
        !> Returns hipErrorNotSupported.
        !>
        !> HIP: hipProfilerStop. CUDA: cudaProfilerStop.
        function hipProfilerStop() bind(c, name="hipProfilerStop") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function hipProfilerStop

        !> Returns the calling thread's last error, and makes it hipSuccess.
        !>
        !> Up to HIP 6 that is the status of the last call: every call stores its status, success too. For a program that loads
        !> HIP 7 it is the last failure other than hipErrorNotReady.
        !>
        !> HIP: hipGetLastError. CUDA: cudaGetLastError.
        function hipGetLastError() bind(c, name="hipGetLastError") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function hipGetLastError

        !> Returns the status of the calling thread's last call, and makes it hipSuccess.
        !>
        !> HIP: hipExtGetLastError. CUDA: none.
        function hipExtGetLastError() bind(c, name="hipExtGetLastError") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function hipExtGetLastError

        !> Returns the calling thread's last error as hipGetLastError does, and does not reset it.
        !>
        !> HIP: hipPeekAtLastError. CUDA: cudaPeekAtLastError.
        function hipPeekAtLastError() bind(c, name="hipPeekAtLastError") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function hipPeekAtLastError

        !> Returns the name of a status, such as "hipErrorInvalidValue"; "hipErrorUnknown" for an unknown number.
        !>
        !> The text is constant. The last error does not change.
        !>
        !> HIP: hipGetErrorName. CUDA: cudaGetErrorName.
        function hipGetErrorName(hip_error) bind(c, name="hipGetErrorName") result(answer)
            import :: c_int, c_ptr
            implicit none
            !> The status.
            integer(c_int), value :: hip_error
            type(c_ptr) :: answer
        end function hipGetErrorName

        !> Returns the description of a status; "unknown error" for an unknown number.
        !>
        !> The text is constant. The last error does not change. anygpu_last_reason() describes the last failure.
        !>
        !> HIP: hipGetErrorString. CUDA: cudaGetErrorString.
        function hipGetErrorString(hipError) bind(c, name="hipGetErrorString") result(answer)
            import :: c_int, c_ptr
            implicit none
            !> The status.
            integer(c_int), value :: hipError
            type(c_ptr) :: answer
        end function hipGetErrorString

        !> Returns the name of a status.
        !>
        !> Returns hipErrorInvalidValue for a NULL `errorString` and for a number that is no status.
        !>
        !> HIP: hipDrvGetErrorName. CUDA: cuGetErrorName.
        function hipDrvGetErrorName(hipError, errorString) bind(c, name="hipDrvGetErrorName") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The status.
            integer(c_int), value :: hipError
            !> A constant text; NULL for a number that is no status.
            type(c_ptr), intent(out) :: errorString
            integer(c_int) :: status
        end function hipDrvGetErrorName

        !> Returns the description of a status.
        !>
        !> Returns hipErrorInvalidValue for a NULL `errorString` and for a number that is no status.
        !>
        !> HIP: hipDrvGetErrorString. CUDA: cuGetErrorString.
        function hipDrvGetErrorString(hipError, errorString) bind(c, name="hipDrvGetErrorString") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The status.
            integer(c_int), value :: hipError
            !> A constant text; NULL for a number that is no status.
            type(c_ptr), intent(out) :: errorString
            integer(c_int) :: status
        end function hipDrvGetErrorString

        !> Creates an event with timing on the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
        !>
        !> HIP: hipEventCreate. CUDA: cudaEventCreate.
        function hipEventCreate(event) bind(c, name="hipEventCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The event; destroy it with hipEventDestroy.
            type(c_ptr), intent(out) :: event
            integer(c_int) :: status
        end function hipEventCreate

        !> Creates an event on the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, and hipEventInterprocess without hipEventDisableTiming;
        !> hipErrorOutOfMemory.
        !>
        !> HIP: hipEventCreateWithFlags. CUDA: cudaEventCreateWithFlags.
        function hipEventCreateWithFlags(event, flags) bind(c, name="hipEventCreateWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The event; destroy it with hipEventDestroy.
            type(c_ptr), intent(out) :: event
            !> hipEventDefault, or a sum of hipEventBlockingSync, hipEventDisableTiming, hipEventInterprocess (with
            !> hipEventDisableTiming) and at most one of hipEventReleaseToDevice, hipEventReleaseToSystem,
            !> hipEventDisableSystemFence, which only tune AMD's caches.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipEventCreateWithFlags

        !> Destroys an event, created or opened from another process. Work that waits for it is not affected.
        !>
        !> Returns hipErrorInvalidHandle for NULL, hipErrorContextIsDestroyed for an event that does not exist.
        !>
        !> HIP: hipEventDestroy. CUDA: cudaEventDestroy.
        function hipEventDestroy(event) bind(c, name="hipEventDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipEventDestroy

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        !>
        !> Returns hipErrorInvalidHandle for an event that does not exist, and for one of another device;
        !> hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipEventRecord. CUDA: cudaEventRecord.
        function hipEventRecord(event, stream) bind(c, name="hipEventRecord") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            !> (in, nullable) A stream of the event's device; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipEventRecord

        !> Queues a record of an event, as hipEventRecord does.
        !>
        !> Returns hipErrorInvalidValue for other flags, and what hipEventRecord returns.
        !>
        !> HIP: hipEventRecordWithFlags from 6.4 on. CUDA: cudaEventRecordWithFlags.
        function hipEventRecordWithFlags(event, stream, flags) bind(c, name="hipEventRecordWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            !> (in, nullable) A stream of the event's device; NULL is the default stream.
            type(c_ptr), value :: stream
            !> hipEventRecordDefault; hipEventRecordExternal makes the record a node of a stream that is being
            !> captured.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipEventRecordWithFlags

        !> Tells whether an event's latest record has completed. An event never recorded has.
        !>
        !> Returns hipSuccess when it has, hipErrorNotReady when it has not, hipErrorInvalidHandle for an event that does not
        !> exist, hipErrorLaunchFailure when the process that recorded it has died.
        !>
        !> HIP: hipEventQuery. CUDA: cudaEventQuery.
        function hipEventQuery(event) bind(c, name="hipEventQuery") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipEventQuery

        !> Waits until an event's latest record has completed. An event never recorded has.
        !>
        !> Returns hipErrorInvalidHandle for an event that does not exist, hipErrorLaunchFailure when the process that recorded
        !> it has died.
        !>
        !> HIP: hipEventSynchronize. CUDA: cudaEventSynchronize.
        function hipEventSynchronize(event) bind(c, name="hipEventSynchronize") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipEventSynchronize

        !> Returns the time between two completed records.
        !>
        !> Returns hipErrorInvalidValue for NULL; hipErrorInvalidHandle for an event that does not exist, takes no time, or was
        !> never recorded; hipErrorNotReady when one has not completed.
        !>
        !> HIP: hipEventElapsedTime. CUDA: cudaEventElapsedTime.
        function hipEventElapsedTime(ms, start, stop) bind(c, name="hipEventElapsedTime") result(status)
            import :: c_float, c_int, c_ptr
            implicit none
            !> Milliseconds.
            real(c_float), intent(out) :: ms
            !> (in) The earlier event.
            type(c_ptr), value :: start
            !> (in) The later event.
            type(c_ptr), value :: stop
            integer(c_int) :: status
        end function hipEventElapsedTime

        !> Imports memory that another interface, such as Vulkan, or another process has exported.
        !>
        !> Returns hipErrorInvalidValue for NULL, unknown types and flags, and a size of 0 or beyond the memory;
        !> hipErrorNotSupported for types that Linux does not have; hipErrorOutOfMemory for a descriptor that is not open or not
        !> memory's.
        !>
        !> HIP: hipImportExternalMemory. CUDA: cuImportExternalMemory.
        function hipImportExternalMemory(extMem_out, memHandleDesc) bind(c, name="hipImportExternalMemory") result(status)
            import :: c_int, c_ptr, hipExternalMemoryHandleDesc
            implicit none
            !> The memory; release it with hipDestroyExternalMemory.
            type(c_ptr), intent(out) :: extMem_out
            !> What to import. On Linux that is a file descriptor, which the program closes, at any time from
            !> then on; in CUDA's functions it is the library's. The size is what the exporter allocated.
            type(hipExternalMemoryHandleDesc), intent(in) :: memHandleDesc
            integer(c_int) :: status
        end function hipImportExternalMemory

        !> Maps a part of external memory at device addresses.
        !>
        !> Returns hipErrorInvalidValue for NULL, flags, no bytes, and bytes outside the memory.
        !>
        !> HIP: hipExternalMemoryGetMappedBuffer. CUDA: cuExternalMemoryGetMappedBuffer.
        function hipExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc) &
            bind(c, name="hipExternalMemoryGetMappedBuffer") result(status)
            import :: c_int, c_ptr, hipExternalMemoryBufferDesc
            implicit none
            !> The first address; free it with hipFree. Each call returns another one.
            type(c_ptr), intent(out) :: devPtr
            !> (in) The memory.
            type(c_ptr), value :: extMem
            !> The bytes.
            type(hipExternalMemoryBufferDesc), intent(in) :: bufferDesc
            integer(c_int) :: status
        end function hipExternalMemoryGetMappedBuffer

        !> Maps external memory as arrays of texels. AMD's library for Linux does not have this function.
        !>
        !> Returns hipErrorInvalidValue for NULL, impossible arrays, and arrays outside the memory;
        !> hipErrorNotSupported for formats besides integers and floating-point numbers, and where there are no such arrays.
        !>
        !> HIP: hipExternalMemoryGetMappedMipmappedArray. CUDA: cuExternalMemoryGetMappedMipmappedArray.
        function hipExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc) &
            bind(c, name="hipExternalMemoryGetMappedMipmappedArray") result(status)
            import :: c_int, c_ptr, hipExternalMemoryMipmappedArrayDesc
            implicit none
            !> The arrays; free them with hipFreeMipmappedArray.
            type(c_ptr), intent(out) :: mipmap
            !> (in) The memory.
            type(c_ptr), value :: extMem
            !> Their offset in the memory, and their format and size.
            type(hipExternalMemoryMipmappedArrayDesc), intent(in) :: mipmapDesc
            integer(c_int) :: status
        end function hipExternalMemoryGetMappedMipmappedArray

        !> Releases external memory. Its mappings stay until they are freed.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for anything else.
        !>
        !> HIP: hipDestroyExternalMemory. CUDA: cuDestroyExternalMemory.
        function hipDestroyExternalMemory(extMem) bind(c, name="hipDestroyExternalMemory") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) From hipImportExternalMemory.
            type(c_ptr), value :: extMem
            integer(c_int) :: status
        end function hipDestroyExternalMemory

        !> Imports a semaphore that another interface, such as Vulkan, or another process has exported.
        !>
        !> Returns hipErrorInvalidValue for NULL, unknown types, flags, and a descriptor that is not open or not a
        !> semaphore's; hipErrorNotSupported for types that Linux does not have.
        !>
        !> HIP: hipImportExternalSemaphore. CUDA: cuImportExternalSemaphore.
        function hipImportExternalSemaphore(extSem_out, semHandleDesc) bind(c, name="hipImportExternalSemaphore") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreHandleDesc
            implicit none
            !> The semaphore; release it with hipDestroyExternalSemaphore.
            type(c_ptr), intent(out) :: extSem_out
            !> What to import. On Linux that is a file descriptor, of a binary semaphore
            !> (hipExternalSemaphoreHandleTypeOpaqueFd) or a timeline semaphore (hipExternalSemaphoreHandleTypeTimelineSemaphoreFd).
            !> The library owns it from then on: the program does not close it. After a failure it is still the program's.
            type(hipExternalSemaphoreHandleDesc), intent(in) :: semHandleDesc
            integer(c_int) :: status
        end function hipImportExternalSemaphore

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        !>
        !> Returns hipErrorInvalidValue for NULL, for none, for flags, and for a value less than the semaphore's where that
        !> can be detected; hipErrorInvalidHandle for a semaphore or a stream that does not exist.
        !>
        !> HIP: hipSignalExternalSemaphoresAsync. CUDA: cuSignalExternalSemaphoresAsync.
        function hipSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipSignalExternalSemaphoresAsync") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreSignalParams
            implicit none
            !> (array of numExtSems) The semaphores.
            type(c_ptr), intent(in) :: extSemArray(*)
            !> (array of numExtSems) For a timeline semaphore, the value to set, not lower than the present one.
            type(hipExternalSemaphoreSignalParams), intent(in) :: paramsArray(*)
            !> Their number.
            integer(c_int), value :: numExtSems
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipSignalExternalSemaphoresAsync

        !> Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
        !>
        !> The wait resets a binary semaphore, so that each signal ends one wait.
        !>
        !> Returns hipErrorInvalidValue for NULL, for none and for flags; hipErrorInvalidHandle for a semaphore or a stream that
        !> does not exist; on NVIDIA hipErrorLaunchFailure for a value that work has failed to raise a timeline to, and that a
        !> wait was ended with.
        !>
        !> HIP: hipWaitExternalSemaphoresAsync. CUDA: cuWaitExternalSemaphoresAsync.
        function hipWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipWaitExternalSemaphoresAsync") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreWaitParams
            implicit none
            !> (array of numExtSems) The semaphores.
            type(c_ptr), intent(in) :: extSemArray(*)
            !> (array of numExtSems) For a timeline semaphore, the value to wait for.
            type(hipExternalSemaphoreWaitParams), intent(in) :: paramsArray(*)
            !> Their number.
            integer(c_int), value :: numExtSems
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipWaitExternalSemaphoresAsync

        !> Releases a semaphore. Wait for its signals and waits first.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for anything else.
        !>
        !> HIP: hipDestroyExternalSemaphore. CUDA: cuDestroyExternalSemaphore.
        function hipDestroyExternalSemaphore(extSem) bind(c, name="hipDestroyExternalSemaphore") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) From hipImportExternalSemaphore.
            type(c_ptr), value :: extSem
            integer(c_int) :: status
        end function hipDestroyExternalSemaphore

        !> Makes a graph without nodes.
        !>
        !> Returns hipErrorInvalidValue for NULL and for flags.
        !>
        !> HIP: hipGraphCreate. CUDA: cudaGraphCreate.
        function hipGraphCreate(pGraph, flags) bind(c, name="hipGraphCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The graph; destroy it with hipGraphDestroy.
            type(c_ptr), intent(out) :: pGraph
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipGraphCreate

        !> Destroys a graph and its nodes. What was instantiated of it stays.
        !>
        !> Returns hipErrorInvalidValue for a graph that does not exist, and for the graph of a node.
        !>
        !> HIP: hipGraphDestroy. CUDA: cudaGraphDestroy.
        function hipGraphDestroy(graph) bind(c, name="hipGraphDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            integer(c_int) :: status
        end function hipGraphDestroy

        !> Adds edges to a graph.
        !>
        !> Returns hipErrorInvalidValue for NULL, nodes that are not of the graph, edges that are there
        !> already, and one from a node to itself.
        !>
        !> HIP: hipGraphAddDependencies. CUDA: cudaGraphAddDependencies.
        function hipGraphAddDependencies(graph, from, to, numDependencies) bind(c, name="hipGraphAddDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The node that is first, of each edge.
            type(c_ptr), value :: from
            !> (in, array of numDependencies, nullable) The node that comes after it.
            type(c_ptr), value :: to
            !> How many.
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: status
        end function hipGraphAddDependencies

        !> Removes edges of a graph.
        !>
        !> Returns hipErrorInvalidValue for NULL, nodes that are not of the graph, and edges that are not
        !> there; hipErrorNotSupported for a graph that allocates or frees memory.
        !>
        !> HIP: hipGraphRemoveDependencies. CUDA: cudaGraphRemoveDependencies.
        function hipGraphRemoveDependencies(graph, from, to, numDependencies) &
            bind(c, name="hipGraphRemoveDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The node that is first, of each edge.
            type(c_ptr), value :: from
            !> (in, array of numDependencies, nullable) The node that comes after it.
            type(c_ptr), value :: to
            !> How many.
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: status
        end function hipGraphRemoveDependencies

        !> Returns the edges of a graph.
        !>
        !> Returns hipErrorInvalidValue for a graph that does not exist, a NULL `numEdges`, and one NULL array.
        !>
        !> HIP: hipGraphGetEdges. CUDA: cudaGraphGetEdges.
        function hipGraphGetEdges(graph, from, to, numEdges) bind(c, name="hipGraphGetEdges") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (array of numEdges) The node that is first, of each edge; NULL only
            !> counts them.
            type(c_ptr), intent(out), optional :: from(*)
            !> (array of numEdges) The node that comes after it.
            type(c_ptr), intent(out), optional :: to(*)
            !> The room of both arrays; on return the number of edges written, or of all.
            integer(c_size_t), intent(inout) :: numEdges
            integer(c_int) :: status
        end function hipGraphGetEdges

        !> Returns the nodes of a graph, oldest first.
        !>
        !> Returns hipErrorInvalidValue for a graph that does not exist and a NULL `numNodes`.
        !>
        !> HIP: hipGraphGetNodes. CUDA: cudaGraphGetNodes.
        function hipGraphGetNodes(graph, nodes, numNodes) bind(c, name="hipGraphGetNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (array of numNodes) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: nodes(*)
            !> The room of the array; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: numNodes
            integer(c_int) :: status
        end function hipGraphGetNodes

        !> Returns the nodes of a graph that no other comes before.
        !>
        !> Returns hipErrorInvalidValue for a graph that does not exist and a NULL `pNumRootNodes`.
        !>
        !> HIP: hipGraphGetRootNodes. CUDA: cudaGraphGetRootNodes.
        function hipGraphGetRootNodes(graph, pRootNodes, pNumRootNodes) bind(c, name="hipGraphGetRootNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (array of pNumRootNodes) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: pRootNodes(*)
            !> The room of the array; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: pNumRootNodes
            integer(c_int) :: status
        end function hipGraphGetRootNodes

        !> Returns the nodes that a node comes after.
        !>
        !> Returns hipErrorInvalidValue for a node that does not exist and a NULL `pNumDependencies`.
        !>
        !> HIP: hipGraphNodeGetDependencies. CUDA: cudaGraphNodeGetDependencies.
        function hipGraphNodeGetDependencies(node, pDependencies, pNumDependencies) &
            bind(c, name="hipGraphNodeGetDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (array of pNumDependencies) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: pDependencies(*)
            !> The room of the array; on return the number of nodes written, or of
            !> all.
            integer(c_size_t), intent(inout) :: pNumDependencies
            integer(c_int) :: status
        end function hipGraphNodeGetDependencies

        !> Returns the nodes that come after a node.
        !>
        !> Returns hipErrorInvalidValue for a node that does not exist and a NULL `pNumDependentNodes`.
        !>
        !> HIP: hipGraphNodeGetDependentNodes. CUDA: cudaGraphNodeGetDependentNodes.
        function hipGraphNodeGetDependentNodes(node, pDependentNodes, pNumDependentNodes) &
            bind(c, name="hipGraphNodeGetDependentNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (array of pNumDependentNodes) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: pDependentNodes(*)
            !> The room of the array; on return the number of nodes written, or
            !> of all.
            integer(c_size_t), intent(inout) :: pNumDependentNodes
            integer(c_int) :: status
        end function hipGraphNodeGetDependentNodes

        !> Returns the type of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL and for a node that does not exist.
        !>
        !> HIP: hipGraphNodeGetType. CUDA: cudaGraphNodeGetType.
        function hipGraphNodeGetType(node, pType) bind(c, name="hipGraphNodeGetType") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> Its type.
            integer(c_int), intent(out) :: pType
            integer(c_int) :: status
        end function hipGraphNodeGetType

        !> Removes a node from its graph, with its edges.
        !>
        !> Returns hipErrorInvalidValue for a node that does not exist, hipErrorNotSupported in a graph that
        !> allocates or frees memory.
        !>
        !> HIP: hipGraphDestroyNode. CUDA: cudaGraphDestroyNode.
        function hipGraphDestroyNode(node) bind(c, name="hipGraphDestroyNode") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            integer(c_int) :: status
        end function hipGraphDestroyNode

        !> Copies a graph.
        !>
        !> Returns hipErrorInvalidValue for NULL and for a graph that does not exist.
        !>
        !> HIP: hipGraphClone. CUDA: cudaGraphClone.
        function hipGraphClone(pGraphClone, originalGraph) bind(c, name="hipGraphClone") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The copy; destroy it with hipGraphDestroy.
            type(c_ptr), intent(out) :: pGraphClone
            !> (in) The graph.
            type(c_ptr), value :: originalGraph
            integer(c_int) :: status
        end function hipGraphClone

        !> Finds the copy of a node in a copied graph.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where there is no such copy.
        !>
        !> HIP: hipGraphNodeFindInClone. CUDA: cudaGraphNodeFindInClone.
        function hipGraphNodeFindInClone(pNode, originalNode, clonedGraph) bind(c, name="hipGraphNodeFindInClone") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The copy.
            type(c_ptr), intent(out) :: pNode
            !> (in) The node that was copied.
            type(c_ptr), value :: originalNode
            !> (in) The copied graph.
            type(c_ptr), value :: clonedGraph
            integer(c_int) :: status
        end function hipGraphNodeFindInClone

        !> Adds a node that does nothing but keep an order.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph.
        !>
        !> HIP: hipGraphAddEmptyNode. CUDA: cudaGraphAddEmptyNode.
        function hipGraphAddEmptyNode(pGraphNode, graph, pDependencies, numDependencies) &
            bind(c, name="hipGraphAddEmptyNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: status
        end function hipGraphAddEmptyNode

        !> Adds a node that launches a kernel.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for a launch that hipModuleLaunchKernel refuses; hipErrorInvalidHandle
        !> for a kernel that does not exist.
        !>
        !> HIP: hipGraphAddKernelNode. CUDA: cudaGraphAddKernelNode.
        function hipGraphAddKernelNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddKernelNode") result(status)
            import :: c_int, c_ptr, c_size_t, hipKernelNodeParams
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The launch; its arguments are copied.
            type(hipKernelNodeParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphAddKernelNode

        !> Returns the launch of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or launches nothing.
        !>
        !> HIP: hipGraphKernelNodeGetParams. CUDA: cudaGraphKernelNodeGetParams.
        function hipGraphKernelNodeGetParams(node, pNodeParams) bind(c, name="hipGraphKernelNodeGetParams") result(status)
            import :: c_int, c_ptr, hipKernelNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The launch, with the addresses of the node's copies of the arguments.
            type(hipKernelNodeParams), intent(out) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphKernelNodeGetParams

        !> Sets the launch of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; what
        !> hipGraphAddKernelNode returns.
        !>
        !> HIP: hipGraphKernelNodeSetParams. CUDA: cudaGraphKernelNodeSetParams.
        function hipGraphKernelNodeSetParams(node, pNodeParams) bind(c, name="hipGraphKernelNodeSetParams") result(status)
            import :: c_int, c_ptr, hipKernelNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The launch; its arguments are copied.
            type(hipKernelNodeParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphKernelNodeSetParams

        !> Sets the launch that an executable graph does for a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> HIP: hipGraphExecKernelNodeSetParams. CUDA: cudaGraphExecKernelNodeSetParams.
        function hipGraphExecKernelNodeSetParams(hGraphExec, node, pNodeParams) &
            bind(c, name="hipGraphExecKernelNodeSetParams") result(status)
            import :: c_int, c_ptr, hipKernelNodeParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> The launch; its arguments are copied.
            type(hipKernelNodeParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphExecKernelNodeSetParams

        !> Adds a node that copies a box.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for a copy that hipMemcpy3D refuses.
        !>
        !> HIP: hipGraphAddMemcpyNode. CUDA: cudaGraphAddMemcpyNode.
        function hipGraphAddMemcpyNode(pGraphNode, graph, pDependencies, numDependencies, pCopyParams) &
            bind(c, name="hipGraphAddMemcpyNode") result(status)
            import :: c_int, c_ptr, c_size_t, hipMemcpy3DParms
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The copy.
            type(hipMemcpy3DParms), intent(in) :: pCopyParams
            integer(c_int) :: status
        end function hipGraphAddMemcpyNode

        !> Returns the copy of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or copies nothing.
        !>
        !> HIP: hipGraphMemcpyNodeGetParams. CUDA: cudaGraphMemcpyNodeGetParams.
        function hipGraphMemcpyNodeGetParams(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeGetParams") result(status)
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The copy.
            type(hipMemcpy3DParms), intent(out) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphMemcpyNodeGetParams

        !> Sets the copy of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> HIP: hipGraphMemcpyNodeSetParams. CUDA: cudaGraphMemcpyNodeSetParams.
        function hipGraphMemcpyNodeSetParams(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeSetParams") result(status)
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The copy.
            type(hipMemcpy3DParms), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphMemcpyNodeSetParams

        !> Sets the copy that an executable graph does for a node, between memory of the same kinds.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> HIP: hipGraphExecMemcpyNodeSetParams. CUDA: cudaGraphExecMemcpyNodeSetParams.
        function hipGraphExecMemcpyNodeSetParams(hGraphExec, node, pNodeParams) &
            bind(c, name="hipGraphExecMemcpyNodeSetParams") result(status)
            import :: c_int, c_ptr, hipMemcpy3DParms
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> The copy.
            type(hipMemcpy3DParms), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphExecMemcpyNodeSetParams

        !> Adds a node that copies bytes.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for no bytes; hipErrorInvalidMemcpyDirection for another direction.
        !>
        !> HIP: hipGraphAddMemcpyNode1D. CUDA: cudaGraphAddMemcpyNode1D.
        function hipGraphAddMemcpyNode1D(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind) &
            bind(c, name="hipGraphAddMemcpyNode1D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (in) The destination.
            type(c_ptr), value :: dst
            !> (in) The source.
            type(c_ptr), value :: src
            !> Bytes.
            integer(c_size_t), value :: count
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipGraphAddMemcpyNode1D

        !> Sets the copy of a node to one of bytes.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work;
        !> hipErrorInvalidMemcpyDirection for another direction.
        !>
        !> HIP: hipGraphMemcpyNodeSetParams1D. CUDA: cudaGraphMemcpyNodeSetParams1D.
        function hipGraphMemcpyNodeSetParams1D(node, dst, src, count, kind) &
            bind(c, name="hipGraphMemcpyNodeSetParams1D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) The destination.
            type(c_ptr), value :: dst
            !> (in) The source.
            type(c_ptr), value :: src
            !> Bytes.
            integer(c_size_t), value :: count
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipGraphMemcpyNodeSetParams1D

        !> Sets the copy that an executable graph does for a node to one of bytes.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place; hipErrorInvalidMemcpyDirection for another direction.
        !>
        !> HIP: hipGraphExecMemcpyNodeSetParams1D. CUDA: cudaGraphExecMemcpyNodeSetParams1D.
        function hipGraphExecMemcpyNodeSetParams1D(hGraphExec, node, dst, src, count, kind) &
            bind(c, name="hipGraphExecMemcpyNodeSetParams1D") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) The destination.
            type(c_ptr), value :: dst
            !> (in) The source.
            type(c_ptr), value :: src
            !> Bytes.
            integer(c_size_t), value :: count
            !> The direction.
            integer(c_int), value :: kind
            integer(c_int) :: status
        end function hipGraphExecMemcpyNodeSetParams1D

        !> Adds a node that fills memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for elements that are not of 1, 2 or 4 bytes, none of them, and rows
        !> that do not fit the pitch.
        !>
        !> HIP: hipGraphAddMemsetNode. CUDA: cudaGraphAddMemsetNode.
        function hipGraphAddMemsetNode(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams) &
            bind(c, name="hipGraphAddMemsetNode") result(status)
            import :: c_int, c_ptr, c_size_t, hipMemsetParams
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The fill.
            type(hipMemsetParams), intent(in) :: pMemsetParams
            integer(c_int) :: status
        end function hipGraphAddMemsetNode

        !> Returns the fill of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or fills nothing.
        !>
        !> HIP: hipGraphMemsetNodeGetParams. CUDA: cudaGraphMemsetNodeGetParams.
        function hipGraphMemsetNodeGetParams(node, pNodeParams) bind(c, name="hipGraphMemsetNodeGetParams") result(status)
            import :: c_int, c_ptr, hipMemsetParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The fill.
            type(hipMemsetParams), intent(out) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphMemsetNodeGetParams

        !> Sets the fill of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> HIP: hipGraphMemsetNodeSetParams. CUDA: cudaGraphMemsetNodeSetParams.
        function hipGraphMemsetNodeSetParams(node, pNodeParams) bind(c, name="hipGraphMemsetNodeSetParams") result(status)
            import :: c_int, c_ptr, hipMemsetParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The fill.
            type(hipMemsetParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphMemsetNodeSetParams

        !> Sets the fill that an executable graph does for a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> HIP: hipGraphExecMemsetNodeSetParams. CUDA: cudaGraphExecMemsetNodeSetParams.
        function hipGraphExecMemsetNodeSetParams(hGraphExec, node, pNodeParams) &
            bind(c, name="hipGraphExecMemsetNodeSetParams") result(status)
            import :: c_int, c_ptr, hipMemsetParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> The fill.
            type(hipMemsetParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphExecMemsetNodeSetParams

        !> Adds a node that calls a function on the host, at each launch.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for no function.
        !>
        !> HIP: hipGraphAddHostNode. CUDA: cudaGraphAddHostNode.
        function hipGraphAddHostNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddHostNode") result(status)
            import :: c_int, c_ptr, c_size_t, hipHostNodeParams
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The function and its argument.
            type(hipHostNodeParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphAddHostNode

        !> Returns the call of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or calls nothing.
        !>
        !> HIP: hipGraphHostNodeGetParams. CUDA: cudaGraphHostNodeGetParams.
        function hipGraphHostNodeGetParams(node, pNodeParams) bind(c, name="hipGraphHostNodeGetParams") result(status)
            import :: c_int, c_ptr, hipHostNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The function and its argument.
            type(hipHostNodeParams), intent(out) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphHostNodeGetParams

        !> Sets the call of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> HIP: hipGraphHostNodeSetParams. CUDA: cudaGraphHostNodeSetParams.
        function hipGraphHostNodeSetParams(node, pNodeParams) bind(c, name="hipGraphHostNodeSetParams") result(status)
            import :: c_int, c_ptr, hipHostNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The function and its argument.
            type(hipHostNodeParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphHostNodeSetParams

        !> Sets the call that an executable graph does for a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> HIP: hipGraphExecHostNodeSetParams. CUDA: cudaGraphExecHostNodeSetParams.
        function hipGraphExecHostNodeSetParams(hGraphExec, node, pNodeParams) &
            bind(c, name="hipGraphExecHostNodeSetParams") result(status)
            import :: c_int, c_ptr, hipHostNodeParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> The function and its argument.
            type(hipHostNodeParams), intent(in) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphExecHostNodeSetParams

        !> Adds a node that does the work of another graph, as that is now.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, nodes that are named twice
        !> or are of another graph, and on the host back end more than 64 graphs within each other.
        !>
        !> HIP: hipGraphAddChildGraphNode. CUDA: cudaGraphAddChildGraphNode.
        function hipGraphAddChildGraphNode(pGraphNode, graph, pDependencies, numDependencies, childGraph) &
            bind(c, name="hipGraphAddChildGraphNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (in) The other graph, which is copied.
            type(c_ptr), value :: childGraph
            integer(c_int) :: status
        end function hipGraphAddChildGraphNode

        !> Returns the graph of a node, which belongs to it.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or has no graph.
        !>
        !> HIP: hipGraphChildGraphNodeGetGraph. CUDA: cudaGraphChildGraphNodeGetGraph.
        function hipGraphChildGraphNodeGetGraph(node, pGraph) bind(c, name="hipGraphChildGraphNodeGetGraph") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The graph; it ends with the node.
            type(c_ptr), intent(out) :: pGraph
            integer(c_int) :: status
        end function hipGraphChildGraphNodeGetGraph

        !> Sets the work that an executable graph does for a node with a graph: that of a graph like it.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node;
        !> hipErrorUnknown for a graph that differs from the node's.
        !>
        !> HIP: hipGraphExecChildGraphNodeSetParams. CUDA: cudaGraphExecChildGraphNodeSetParams.
        function hipGraphExecChildGraphNodeSetParams(hGraphExec, node, childGraph) &
            bind(c, name="hipGraphExecChildGraphNodeSetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) The graph.
            type(c_ptr), value :: childGraph
            integer(c_int) :: status
        end function hipGraphExecChildGraphNodeSetParams

        !> Adds a node that records an event.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; hipErrorInvalidHandle for an event that does not exist.
        !>
        !> HIP: hipGraphAddEventRecordNode. CUDA: cudaGraphAddEventRecordNode.
        function hipGraphAddEventRecordNode(pGraphNode, graph, pDependencies, numDependencies, event) &
            bind(c, name="hipGraphAddEventRecordNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipGraphAddEventRecordNode

        !> Returns the event that a node records.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> HIP: hipGraphEventRecordNodeGetEvent. CUDA: cudaGraphEventRecordNodeGetEvent.
        function hipGraphEventRecordNodeGetEvent(node, event_out) bind(c, name="hipGraphEventRecordNodeGetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The event.
            type(c_ptr), intent(out) :: event_out
            integer(c_int) :: status
        end function hipGraphEventRecordNodeGetEvent

        !> Sets the event that a node records.
        !>
        !> Returns hipErrorInvalidValue for a node that does not exist or does other work,
        !> hipErrorInvalidHandle for an event that does not exist.
        !>
        !> HIP: hipGraphEventRecordNodeSetEvent. CUDA: cudaGraphEventRecordNodeSetEvent.
        function hipGraphEventRecordNodeSetEvent(node, event) bind(c, name="hipGraphEventRecordNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipGraphEventRecordNodeSetEvent

        !> Sets the event that an executable graph records for a node.
        !>
        !> Returns hipErrorInvalidValue where the executable graph was not made of the node, or the node does
        !> other work, hipErrorInvalidHandle for an event that does not exist.
        !>
        !> HIP: hipGraphExecEventRecordNodeSetEvent. CUDA: cudaGraphExecEventRecordNodeSetEvent.
        function hipGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event) &
            bind(c, name="hipGraphExecEventRecordNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipGraphExecEventRecordNodeSetEvent

        !> Adds a node that waits for an event's latest record at the launch.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; hipErrorInvalidHandle for an event that does not exist.
        !>
        !> HIP: hipGraphAddEventWaitNode. CUDA: cudaGraphAddEventWaitNode.
        function hipGraphAddEventWaitNode(pGraphNode, graph, pDependencies, numDependencies, event) &
            bind(c, name="hipGraphAddEventWaitNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipGraphAddEventWaitNode

        !> Returns the event that a node waits for.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> HIP: hipGraphEventWaitNodeGetEvent. CUDA: cudaGraphEventWaitNodeGetEvent.
        function hipGraphEventWaitNodeGetEvent(node, event_out) bind(c, name="hipGraphEventWaitNodeGetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The event.
            type(c_ptr), intent(out) :: event_out
            integer(c_int) :: status
        end function hipGraphEventWaitNodeGetEvent

        !> Sets the event that a node waits for.
        !>
        !> Returns hipErrorInvalidValue for a node that does not exist or does other work,
        !> hipErrorInvalidHandle for an event that does not exist.
        !>
        !> HIP: hipGraphEventWaitNodeSetEvent. CUDA: cudaGraphEventWaitNodeSetEvent.
        function hipGraphEventWaitNodeSetEvent(node, event) bind(c, name="hipGraphEventWaitNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipGraphEventWaitNodeSetEvent

        !> Sets the event that an executable graph waits for for a node.
        !>
        !> Returns hipErrorInvalidValue where the executable graph was not made of the node, or the node does
        !> other work, hipErrorInvalidHandle for an event that does not exist.
        !>
        !> HIP: hipGraphExecEventWaitNodeSetEvent. CUDA: cudaGraphExecEventWaitNodeSetEvent.
        function hipGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event) &
            bind(c, name="hipGraphExecEventWaitNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipGraphExecEventWaitNodeSetEvent

        !> Adds a node that waits for values in memory and writes values, in their order.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; for none or too many, other operations, flags, no context, and memory
        !> that no device reaches.
        !>
        !> HIP: hipGraphAddBatchMemOpNode from 6.4 on. CUDA: cuGraphAddBatchMemOpNode.
        function hipGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddBatchMemOpNode") result(status)
            import :: c_int, c_ptr, c_size_t, hipBatchMemOpNodeParams
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The waits and writes, which are copied.
            type(hipBatchMemOpNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipGraphAddBatchMemOpNode

        !> Returns the waits and writes of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist
        !> or neither waits for values nor writes them.
        !>
        !> HIP: hipGraphBatchMemOpNodeGetParams from 6.4 on. CUDA: cuGraphBatchMemOpNodeGetParams.
        function hipGraphBatchMemOpNodeGetParams(hNode, nodeParams_out) &
            bind(c, name="hipGraphBatchMemOpNodeGetParams") result(status)
            import :: c_int, c_ptr, hipBatchMemOpNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The waits and writes; the arrays are the node's, and valid until it changes.
            type(hipBatchMemOpNodeParams), intent(out) :: nodeParams_out
            integer(c_int) :: status
        end function hipGraphBatchMemOpNodeGetParams

        !> Sets the waits and writes of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; what
        !> hipGraphAddBatchMemOpNode returns.
        !>
        !> HIP: hipGraphBatchMemOpNodeSetParams from 6.4 on. CUDA: cuGraphBatchMemOpNodeSetParams.
        function hipGraphBatchMemOpNodeSetParams(hNode, nodeParams) bind(c, name="hipGraphBatchMemOpNodeSetParams") result(status)
            import :: c_int, c_ptr, hipBatchMemOpNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The waits and writes, which are copied.
            type(hipBatchMemOpNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipGraphBatchMemOpNodeSetParams

        !> Sets the waits and writes that an executable graph does for a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> HIP: hipGraphExecBatchMemOpNodeSetParams from 6.4 on. CUDA: cuGraphExecBatchMemOpNodeSetParams.
        function hipGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="hipGraphExecBatchMemOpNodeSetParams") result(status)
            import :: c_int, c_ptr, hipBatchMemOpNodeParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The waits and writes, which are copied, as many operations of the same types.
            type(hipBatchMemOpNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipGraphExecBatchMemOpNodeSetParams

        !> Adds a node that signals semaphores.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; for none, flags, and semaphores that do not exist.
        !>
        !> HIP: hipGraphAddExternalSemaphoresSignalNode. CUDA: cudaGraphAddExternalSemaphoresSignalNode.
        function hipGraphAddExternalSemaphoresSignalNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddExternalSemaphoresSignalNode") result(status)
            import :: c_int, c_ptr, c_size_t, hipExternalSemaphoreSignalNodeParams
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The semaphores and the values, which are copied.
            type(hipExternalSemaphoreSignalNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipGraphAddExternalSemaphoresSignalNode

        !> Returns the signals of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or signals no semaphores.
        !>
        !> HIP: hipGraphExternalSemaphoresSignalNodeGetParams. CUDA: cudaGraphExternalSemaphoresSignalNodeGetParams.
        function hipGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out) &
            bind(c, name="hipGraphExternalSemaphoresSignalNodeGetParams") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreSignalNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The signals; the arrays are the node's, and valid until it changes.
            type(hipExternalSemaphoreSignalNodeParams), intent(out) :: params_out
            integer(c_int) :: status
        end function hipGraphExternalSemaphoresSignalNodeGetParams

        !> Sets the signals of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
        !> none, flags, and semaphores that do not exist.
        !>
        !> HIP: hipGraphExternalSemaphoresSignalNodeSetParams. CUDA: cudaGraphExternalSemaphoresSignalNodeSetParams.
        function hipGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams) &
            bind(c, name="hipGraphExternalSemaphoresSignalNodeSetParams") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreSignalNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied.
            type(hipExternalSemaphoreSignalNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipGraphExternalSemaphoresSignalNodeSetParams

        !> Sets the signals that an executable graph does for a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> HIP: hipGraphExecExternalSemaphoresSignalNodeSetParams. CUDA: cudaGraphExecExternalSemaphoresSignalNodeSetParams.
        function hipGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="hipGraphExecExternalSemaphoresSignalNodeSetParams") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreSignalNodeParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied, as many semaphores.
            type(hipExternalSemaphoreSignalNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipGraphExecExternalSemaphoresSignalNodeSetParams

        !> Adds a node that waits for semaphores.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; for none, flags, and semaphores that do not exist.
        !>
        !> HIP: hipGraphAddExternalSemaphoresWaitNode. CUDA: cudaGraphAddExternalSemaphoresWaitNode.
        function hipGraphAddExternalSemaphoresWaitNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddExternalSemaphoresWaitNode") result(status)
            import :: c_int, c_ptr, c_size_t, hipExternalSemaphoreWaitNodeParams
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The semaphores and the values, which are copied.
            type(hipExternalSemaphoreWaitNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipGraphAddExternalSemaphoresWaitNode

        !> Returns the waits of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or waits for no semaphores.
        !>
        !> HIP: hipGraphExternalSemaphoresWaitNodeGetParams. CUDA: cudaGraphExternalSemaphoresWaitNodeGetParams.
        function hipGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out) &
            bind(c, name="hipGraphExternalSemaphoresWaitNodeGetParams") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreWaitNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The waits; the arrays are the node's, and valid until it changes.
            type(hipExternalSemaphoreWaitNodeParams), intent(out) :: params_out
            integer(c_int) :: status
        end function hipGraphExternalSemaphoresWaitNodeGetParams

        !> Sets the waits of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
        !> none, flags, and semaphores that do not exist.
        !>
        !> HIP: hipGraphExternalSemaphoresWaitNodeSetParams. CUDA: cudaGraphExternalSemaphoresWaitNodeSetParams.
        function hipGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams) &
            bind(c, name="hipGraphExternalSemaphoresWaitNodeSetParams") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreWaitNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied.
            type(hipExternalSemaphoreWaitNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipGraphExternalSemaphoresWaitNodeSetParams

        !> Sets the waits that an executable graph does for a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> HIP: hipGraphExecExternalSemaphoresWaitNodeSetParams. CUDA: cudaGraphExecExternalSemaphoresWaitNodeSetParams.
        function hipGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="hipGraphExecExternalSemaphoresWaitNodeSetParams") result(status)
            import :: c_int, c_ptr, hipExternalSemaphoreWaitNodeParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied, as many semaphores.
            type(hipExternalSemaphoreWaitNodeParams), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipGraphExecExternalSemaphoresWaitNodeSetParams

        !> Adds a node that allocates memory, which has its address from now on.
        !>
        !> What a launch leaves allocated is the program's until it frees it, and is so again, with the
        !> address, by the next launch. Else it lasts as long as the graph and what was instantiated of it.
        !> Such a graph is not copied, keeps its nodes and edges, and has one executable graph at a time.
        !>
        !> Returns hipErrorInvalidValue for NULL, no bytes, a device that does not exist, a graph that does not
        !> exist, and nodes that are named twice or are of another graph; hipErrorNotSupported for kinds of handle and,
        !> on the host back end, for a graph that belongs to a node; hipErrorOutOfMemory.
        !>
        !> HIP: hipGraphAddMemAllocNode. CUDA: cudaGraphAddMemAllocNode.
        function hipGraphAddMemAllocNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddMemAllocNode") result(status)
            import :: c_int, c_ptr, c_size_t, hipMemAllocNodeParams
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The bytes and the device; on return the address as well.
            type(hipMemAllocNodeParams), intent(inout) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphAddMemAllocNode

        !> Returns the allocation of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or allocates nothing.
        !>
        !> HIP: hipGraphMemAllocNodeGetParams. CUDA: cudaGraphMemAllocNodeGetParams.
        function hipGraphMemAllocNodeGetParams(node, pNodeParams) bind(c, name="hipGraphMemAllocNodeGetParams") result(status)
            import :: c_int, c_ptr, hipMemAllocNodeParams
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> The bytes, the device and the address.
            type(hipMemAllocNodeParams), intent(out) :: pNodeParams
            integer(c_int) :: status
        end function hipGraphMemAllocNodeGetParams

        !> Adds a node that frees the memory of one that allocates it.
        !>
        !> Returns hipErrorInvalidValue for NULL, memory that no node allocates or that another node of the graph
        !> frees, a graph that does not exist, and nodes that are named twice or are of another graph; on the host
        !> back end hipErrorNotSupported for a graph that belongs to a node.
        !>
        !> HIP: hipGraphAddMemFreeNode. CUDA: cudaGraphAddMemFreeNode.
        function hipGraphAddMemFreeNode(pGraphNode, graph, pDependencies, numDependencies, dev_ptr) &
            bind(c, name="hipGraphAddMemFreeNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (in) The memory.
            type(c_ptr), value :: dev_ptr
            integer(c_int) :: status
        end function hipGraphAddMemFreeNode

        !> Returns the memory that a node frees.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or frees nothing.
        !>
        !> HIP: hipGraphMemFreeNodeGetParams. CUDA: cudaGraphMemFreeNodeGetParams.
        function hipGraphMemFreeNodeGetParams(node, dev_ptr) bind(c, name="hipGraphMemFreeNodeGetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (out) Its address, where this points to.
            type(c_ptr), value :: dev_ptr
            integer(c_int) :: status
        end function hipGraphMemFreeNodeGetParams

        !> Adds a node that copies a box, described as hipDrvMemcpy3D's.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for a copy that hipDrvMemcpy3D refuses.
        !>
        !> HIP: hipDrvGraphAddMemcpyNode from 6.4 on. CUDA: cuGraphAddMemcpyNode.
        function hipDrvGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) &
            bind(c, name="hipDrvGraphAddMemcpyNode") result(status)
            import :: HIP_MEMCPY3D, c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The copy.
            type(HIP_MEMCPY3D), intent(in) :: copyParams
            !> (in) The context of the work, which is not used.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function hipDrvGraphAddMemcpyNode

        !> Returns the copy of a node, described as hipDrvMemcpy3D's.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or copies nothing.
        !>
        !> HIP: hipDrvGraphMemcpyNodeGetParams from 6.4 on. CUDA: cuGraphMemcpyNodeGetParams.
        function hipDrvGraphMemcpyNodeGetParams(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeGetParams") result(status)
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The copy.
            type(HIP_MEMCPY3D), intent(out) :: nodeParams
            integer(c_int) :: status
        end function hipDrvGraphMemcpyNodeGetParams

        !> Sets the copy of a node, described as hipDrvMemcpy3D's.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
        !>
        !> HIP: hipDrvGraphMemcpyNodeSetParams from 6.4 on. CUDA: cuGraphMemcpyNodeSetParams.
        function hipDrvGraphMemcpyNodeSetParams(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeSetParams") result(status)
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The copy.
            type(HIP_MEMCPY3D), intent(in) :: nodeParams
            integer(c_int) :: status
        end function hipDrvGraphMemcpyNodeSetParams

        !> Sets the copy that an executable graph does for a node, described as hipDrvMemcpy3D's, between memory of the same
        !> kinds.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> HIP: hipDrvGraphExecMemcpyNodeSetParams from 6.4 on. CUDA: cuGraphExecMemcpyNodeSetParams.
        function hipDrvGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx) &
            bind(c, name="hipDrvGraphExecMemcpyNodeSetParams") result(status)
            import :: HIP_MEMCPY3D, c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The copy.
            type(HIP_MEMCPY3D), intent(in) :: copyParams
            !> (in, nullable) The context of the work, which is not used.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function hipDrvGraphExecMemcpyNodeSetParams

        !> Adds a node that fills memory.
        !>
        !> Returns what hipGraphAddMemsetNode returns.
        !>
        !> HIP: hipDrvGraphAddMemsetNode from 6.4 on. CUDA: cuGraphAddMemsetNode.
        function hipDrvGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) &
            bind(c, name="hipDrvGraphAddMemsetNode") result(status)
            import :: c_int, c_ptr, c_size_t, hipMemsetParams
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The fill.
            type(hipMemsetParams), intent(in) :: memsetParams
            !> (in, nullable) The context of the work, which is not used.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function hipDrvGraphAddMemsetNode

        !> Sets the fill that an executable graph does for a node.
        !>
        !> Returns what hipGraphExecMemsetNodeSetParams returns.
        !>
        !> HIP: hipDrvGraphExecMemsetNodeSetParams from 6.4 on. CUDA: cuGraphExecMemsetNodeSetParams.
        function hipDrvGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx) &
            bind(c, name="hipDrvGraphExecMemsetNodeSetParams") result(status)
            import :: c_int, c_ptr, hipMemsetParams
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The fill.
            type(hipMemsetParams), intent(in) :: memsetParams
            !> (in, nullable) The context of the work, which is not used.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function hipDrvGraphExecMemsetNodeSetParams

        !> Adds a node that frees the memory of one that allocates it.
        !>
        !> Returns what hipGraphAddMemFreeNode returns.
        !>
        !> HIP: hipDrvGraphAddMemFreeNode from 6.4 on. CUDA: cuGraphAddMemFreeNode.
        function hipDrvGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr) &
            bind(c, name="hipDrvGraphAddMemFreeNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (in) The memory.
            type(c_ptr), value :: dptr
            integer(c_int) :: status
        end function hipDrvGraphAddMemFreeNode

        !> Makes an executable graph of a graph as it is now.
        !>
        !> Returns hipErrorInvalidValue for NULL, a graph that does not exist, and edges that make a circle;
        !> hipErrorNotSupported for a second one of a graph that allocates or frees memory.
        !>
        !> HIP: hipGraphInstantiate. CUDA: cudaGraphInstantiate.
        function hipGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer, bufferSize) &
            bind(c, name="hipGraphInstantiate") result(status)
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            !> The executable graph; destroy it with hipGraphExecDestroy.
            type(c_ptr), intent(out) :: pGraphExec
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> NULL.
            type(c_ptr), intent(out), optional :: pErrorNode
            !> (array of bufferSize) The empty text.
            character(kind=c_char), intent(out), optional :: pLogBuffer(*)
            !> The bytes of the text.
            integer(c_size_t), value :: bufferSize
            integer(c_int) :: status
        end function hipGraphInstantiate

        !> Makes an executable graph of a graph as it is now.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, a graph that does not exist, and edges that make
        !> a circle; hipErrorNotSupported for a second one of a graph that allocates or frees memory.
        !>
        !> HIP: hipGraphInstantiateWithFlags. CUDA: cudaGraphInstantiateWithFlags.
        function hipGraphInstantiateWithFlags(pGraphExec, graph, flags) bind(c, name="hipGraphInstantiateWithFlags") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The executable graph; destroy it with hipGraphExecDestroy.
            type(c_ptr), intent(out) :: pGraphExec
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> 0, or 1, with which a launch frees what the one before has left allocated, or 8, which changes nothing
            !> here; not both.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function hipGraphInstantiateWithFlags

        !> Makes an executable graph of a graph as it is now, and prepares its launch on request.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, a graph that does not exist, edges that make a circle, and
        !> hipGraphInstantiateFlagDeviceLaunch, as no kernel launches graphs here; hipErrorNotSupported for a second one of a graph
        !> that allocates or frees memory; hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipGraphInstantiateWithParams. CUDA: cudaGraphInstantiateWithParams.
        function hipGraphInstantiateWithParams(pGraphExec, graph, instantiateParams) &
            bind(c, name="hipGraphInstantiateWithParams") result(status)
            import :: c_int, c_ptr, hipGraphInstantiateParams
            implicit none
            !> The executable graph; destroy it with hipGraphExecDestroy.
            type(c_ptr), intent(out) :: pGraphExec
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> How; gets the outcome, and the node at fault where one is.
            type(hipGraphInstantiateParams), intent(inout) :: instantiateParams
            integer(c_int) :: status
        end function hipGraphInstantiateWithParams

        !> Returns the flags that an executable graph was made with.
        !>
        !> Returns hipErrorInvalidValue for NULL and for an executable graph that does not exist.
        !>
        !> HIP: hipGraphExecGetFlags. CUDA: cudaGraphExecGetFlags.
        function hipGraphExecGetFlags(graphExec, flags) bind(c, name="hipGraphExecGetFlags") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: graphExec
            !> Bits of hipGraphInstantiateFlags.
            integer(c_int64_t), intent(out) :: flags
            integer(c_int) :: status
        end function hipGraphExecGetFlags

        !> Tells whether launches of an executable graph do the work of a node.
        !>
        !> Returns hipErrorInvalidValue for NULL, an executable graph that does not exist or was not made of the node, and
        !> other nodes.
        !>
        !> HIP: hipGraphNodeGetEnabled. CUDA: cudaGraphNodeGetEnabled.
        function hipGraphNodeGetEnabled(hGraphExec, hNode, isEnabled) bind(c, name="hipGraphNodeGetEnabled") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) A node of the graph that it was made of: a launch, a copy or a fill.
            type(c_ptr), value :: hNode
            !> 1, or 0 where it is left out.
            integer(c_int), intent(out) :: isEnabled
            integer(c_int) :: status
        end function hipGraphNodeGetEnabled

        !> Lets launches of an executable graph do the work of a node, or leave it out.
        !>
        !> Returns hipErrorInvalidValue for an executable graph that does not exist or was not made of the node, and for other
        !> nodes.
        !>
        !> HIP: hipGraphNodeSetEnabled. CUDA: cudaGraphNodeSetEnabled.
        function hipGraphNodeSetEnabled(hGraphExec, hNode, isEnabled) bind(c, name="hipGraphNodeSetEnabled") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) A node of the graph that it was made of: a launch, a copy or a fill.
            type(c_ptr), value :: hNode
            !> 0 leaves it out.
            integer(c_int), value :: isEnabled
            integer(c_int) :: status
        end function hipGraphNodeSetEnabled

        !> Returns an attribute of a node's launch.
        !>
        !> Returns hipErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
        !>
        !> HIP: hipGraphKernelNodeGetAttribute. CUDA: cudaGraphKernelNodeGetAttribute.
        function hipGraphKernelNodeGetAttribute(hNode, attr, value) bind(c, name="hipGraphKernelNodeGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A node that launches a kernel.
            type(c_ptr), value :: hNode
            !> The attribute.
            integer(c_int), value :: attr
            !> (out) Its value.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function hipGraphKernelNodeGetAttribute

        !> Sets an attribute of a node's launch.
        !>
        !> Returns hipErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
        !>
        !> HIP: hipGraphKernelNodeSetAttribute. CUDA: cudaGraphKernelNodeSetAttribute.
        function hipGraphKernelNodeSetAttribute(hNode, attr, value) bind(c, name="hipGraphKernelNodeSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A node that launches a kernel.
            type(c_ptr), value :: hNode
            !> The attribute.
            integer(c_int), value :: attr
            !> (in) Its value.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function hipGraphKernelNodeSetAttribute

        !> Gives a node's launch all attributes of another node's.
        !>
        !> Returns hipErrorInvalidValue for nodes that do not exist or launch no kernel.
        !>
        !> HIP: hipGraphKernelNodeCopyAttributes. CUDA: cudaGraphKernelNodeCopyAttributes, whose nodes are the other way around.
        function hipGraphKernelNodeCopyAttributes(hSrc, hDst) bind(c, name="hipGraphKernelNodeCopyAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node that has them.
            type(c_ptr), value :: hSrc
            !> (in) The node that gets them.
            type(c_ptr), value :: hDst
            integer(c_int) :: status
        end function hipGraphKernelNodeCopyAttributes

        !> Makes an object that lasts as long as the program or a graph refers to it.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, and other counts than 1 to 2147483647.
        !>
        !> HIP: hipUserObjectCreate. CUDA: cudaUserObjectCreate.
        function hipUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags) &
            bind(c, name="hipUserObjectCreate") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> The object, with references of the program's.
            type(c_ptr), intent(out) :: object_out
            !> (in, nullable) The argument of `destroy`.
            type(c_ptr), value :: ptr
            !> (in) Called once at the object's end, by any thread; it must make no calls of this library.
            type(c_funptr), value :: destroy
            !> How many references, from 1 on.
            integer(c_int), value :: initialRefcount
            !> hipUserObjectNoDestructorSync.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipUserObjectCreate

        !> Releases references of the program's to an object.
        !>
        !> Returns hipErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
        !>
        !> HIP: hipUserObjectRelease. CUDA: cudaUserObjectRelease.
        function hipUserObjectRelease(object, count) bind(c, name="hipUserObjectRelease") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on; nothing is done for more than there are.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function hipUserObjectRelease

        !> Adds references of the program's to an object.
        !>
        !> Returns hipErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
        !>
        !> HIP: hipUserObjectRetain. CUDA: cudaUserObjectRetain.
        function hipUserObjectRetain(object, count) bind(c, name="hipUserObjectRetain") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function hipUserObjectRetain

        !> Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
        !>
        !> Returns hipErrorInvalidValue for a graph or an object that does not exist, other flags, and other counts than 1 to
        !> 2147483647.
        !>
        !> HIP: hipGraphRetainUserObject. CUDA: cudaGraphRetainUserObject.
        function hipGraphRetainUserObject(graph, object, count, flags) bind(c, name="hipGraphRetainUserObject") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on.
            integer(c_int), value :: count
            !> 0 for new references, hipGraphUserObjectMove for the program's own.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipGraphRetainUserObject

        !> Releases references of a graph to an object.
        !>
        !> Returns hipErrorInvalidValue for a graph or an object that does not exist, and for other counts than 1 to 2147483647.
        !>
        !> HIP: hipGraphReleaseUserObject. CUDA: cudaGraphReleaseUserObject.
        function hipGraphReleaseUserObject(graph, object, count) bind(c, name="hipGraphReleaseUserObject") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on; nothing is done for more than the graph has.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function hipGraphReleaseUserObject

        !> Returns a number about the memory of graphs on a device.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL and other numbers.
        !>
        !> HIP: hipDeviceGetGraphMemAttribute. CUDA: cudaDeviceGetGraphMemAttribute.
        function hipDeviceGetGraphMemAttribute(device, attr, value) bind(c, name="hipDeviceGetGraphMemAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The device.
            integer(c_int), value :: device
            !> Which.
            integer(c_int), value :: attr
            !> (out) Bytes, 64 bits.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function hipDeviceGetGraphMemAttribute

        !> Lets the most bytes of graphs' memory on a device be those of now.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL, another value and
        !> other numbers.
        !>
        !> HIP: hipDeviceSetGraphMemAttribute. CUDA: cudaDeviceSetGraphMemAttribute.
        function hipDeviceSetGraphMemAttribute(device, attr, value) bind(c, name="hipDeviceSetGraphMemAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The device.
            integer(c_int), value :: device
            !> hipGraphMemAttrUsedMemHigh or hipGraphMemAttrReservedMemHigh.
            integer(c_int), value :: attr
            !> (in) 0, 64 bits.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function hipDeviceSetGraphMemAttribute

        !> Gives memory of graphs that the program has freed back to the system.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipDeviceGraphMemTrim. CUDA: cudaDeviceGraphMemTrim.
        function hipDeviceGraphMemTrim(device) bind(c, name="hipDeviceGraphMemTrim") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceGraphMemTrim

        !> Queues all work of an executable graph, in an order that follows its edges and after its launches
        !> before.
        !>
        !> Returns hipErrorInvalidValue for an executable graph that does not exist, where memory of its nodes
        !> does not exist any more, and where an earlier launch has allocated memory that was not freed;
        !> hipErrorStreamCaptureUnsupported for a stream that is captured; hipErrorContextIsDestroyed for one
        !> that does not exist.
        !>
        !> HIP: hipGraphLaunch. CUDA: cudaGraphLaunch.
        function hipGraphLaunch(graphExec, stream) bind(c, name="hipGraphLaunch") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: graphExec
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipGraphLaunch

        !> Prepares the launch of an executable graph. Here a launch needs none.
        !>
        !> Returns hipErrorInvalidValue for an executable graph that does not exist, hipErrorContextIsDestroyed
        !> for a stream that does not exist, hipErrorStreamCaptureUnsupported for one that is captured.
        !>
        !> HIP: hipGraphUpload. CUDA: cudaGraphUpload.
        function hipGraphUpload(graphExec, stream) bind(c, name="hipGraphUpload") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: graphExec
            !> (in, nullable) The stream of the launch.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipGraphUpload

        !> Destroys an executable graph. Launches that are queued complete.
        !>
        !> Returns hipErrorInvalidValue for one that does not exist.
        !>
        !> HIP: hipGraphExecDestroy. CUDA: cudaGraphExecDestroy.
        function hipGraphExecDestroy(graphExec) bind(c, name="hipGraphExecDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: graphExec
            integer(c_int) :: status
        end function hipGraphExecDestroy

        !> Lets an executable graph do the work of another graph, whose nodes and edges are alike.
        !>
        !> Returns hipErrorInvalidValue for NULL and for graphs that do not exist,
        !> hipErrorGraphExecUpdateFailure where the graphs differ; the executable graph is then as it was.
        !>
        !> HIP: hipGraphExecUpdate. CUDA: cudaGraphExecUpdate.
        function hipGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out) &
            bind(c, name="hipGraphExecUpdate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The other graph.
            type(c_ptr), value :: hGraph
            !> A node of that graph at which they differ, or NULL.
            type(c_ptr), intent(out) :: hErrorNode_out
            !> hipGraphExecUpdateSuccess, or the difference.
            integer(c_int), intent(out) :: updateResult_out
            integer(c_int) :: status
        end function hipGraphExecUpdate

        !> Writes a graph to a file, in the language of Graphviz.
        !>
        !> Returns hipErrorInvalidValue for NULL and for a graph that does not exist, hipErrorOperatingSystem
        !> for a file that cannot be written.
        !>
        !> HIP: hipGraphDebugDotPrint. CUDA: cudaGraphDebugDotPrint.
        function hipGraphDebugDotPrint(graph, path, flags) bind(c, name="hipGraphDebugDotPrint") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> The file.
            character(kind=c_char), intent(in) :: path(*)
            !> Flags of what is told; all is told alike here.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipGraphDebugDotPrint

        !> Adds a node of any type.
        !>
        !> Returns hipErrorInvalidValue for NULL, and what the call for nodes of the type returns;
        !> hipErrorNotSupported for copies to and from symbols.
        !>
        !> HIP: hipGraphAddNode from 6.4 on. CUDA: cudaGraphAddNode.
        function hipGraphAddNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: pGraphNode
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: pDependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (inout) The type, and what describes a node of that type; that of memory gets the address.
            type(c_ptr), value :: nodeParams
            integer(c_int) :: status
        end function hipGraphAddNode

        !> Sets the work of a node of any type.
        !>
        !> Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work;
        !> hipErrorNotSupported for memory and graphs, which stay as they are.
        !>
        !> HIP: hipGraphNodeSetParams from 6.4 on. CUDA: cudaGraphNodeSetParams.
        function hipGraphNodeSetParams(node, nodeParams) bind(c, name="hipGraphNodeSetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) Its type, and what describes a node of that type.
            type(c_ptr), value :: nodeParams
            integer(c_int) :: status
        end function hipGraphNodeSetParams

        !> Sets the work that an executable graph does for a node of any type.
        !>
        !> Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place; hipErrorNotSupported for memory, which stays as it is.
        !>
        !> HIP: hipGraphExecNodeSetParams from 6.4 on. CUDA: cudaGraphExecNodeSetParams.
        function hipGraphExecNodeSetParams(graphExec, node, nodeParams) bind(c, name="hipGraphExecNodeSetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: graphExec
            !> (in) The node.
            type(c_ptr), value :: node
            !> (in) Its type, and what describes a node of that type.
            type(c_ptr), value :: nodeParams
            integer(c_int) :: status
        end function hipGraphExecNodeSetParams

        !> Exports device memory as a handle, by which other processes open it.
        !>
        !> The handle identifies the whole allocation that contains `devPtr`: opening it returns the allocation's base, also for
        !> an interior pointer, so send the offset along. Repeated calls return the same bytes; memory freed and allocated again
        !> has a new handle. The memory must stay allocated until the other processes have closed it.
        !>
        !> Returns hipErrorInvalidValue when either is NULL, or when `devPtr` is not live device memory of this process: host,
        !> managed, stream-ordered, opened from another process, or freed.
        !>
        !> HIP: hipIpcGetMemHandle. CUDA: cudaIpcGetMemHandle.
        function hipIpcGetMemHandle(handle, devPtr) bind(c, name="hipIpcGetMemHandle") result(status)
            import :: c_int, c_ptr, hipIpcMemHandle_t
            implicit none
            !> 64 bytes to send to the other process by any means.
            type(hipIpcMemHandle_t), intent(out) :: handle
            !> (in) Device memory from hipMalloc, hipExtMallocWithFlags or hipMallocPitch.
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function hipIpcGetMemHandle

        !> Opens memory that another process exported and returns its base address in this process.
        !>
        !> Opening a handle again returns the same address; close it as often. The memory belongs to the device it was
        !> allocated on.
        !>
        !> Returns hipErrorInvalidValue for a NULL pointer, other flags, or a handle of zeros; hipErrorInvalidContext for a
        !> handle made by this process; hipErrorInvalidDevicePointer for a handle of no live memory that this process may
        !> open: stale, freed, corrupted, forged, of another user, or of a process that has ended.
        !>
        !> HIP: hipIpcOpenMemHandle. CUDA: cudaIpcOpenMemHandle.
        function hipIpcOpenMemHandle(devPtr, handle, flags) bind(c, name="anygpu_hipIpcOpenMemHandle_ref") result(status)
            import :: c_int, c_ptr, hipIpcMemHandle_t
            implicit none
            !> The base address.
            type(c_ptr), intent(out) :: devPtr
            !> The 64 bytes from hipIpcGetMemHandle.
            type(hipIpcMemHandle_t), intent(in) :: handle
            !> hipIpcMemLazyEnablePeerAccess; 0, its value up to HIP 5, is taken too.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipIpcOpenMemHandle

        !> Closes one opening of another process's memory; the last close unmaps it.
        !>
        !> Work that uses the memory is finished first.
        !>
        !> Returns hipErrorInvalidValue for NULL, for memory that was not opened, and for one close too many.
        !>
        !> HIP: hipIpcCloseMemHandle. CUDA: cudaIpcCloseMemHandle.
        function hipIpcCloseMemHandle(devPtr) bind(c, name="hipIpcCloseMemHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The address from hipIpcOpenMemHandle.
            type(c_ptr), value :: devPtr
            integer(c_int) :: status
        end function hipIpcCloseMemHandle

        !> Exports an event as a handle, by which other processes open it.
        !>
        !> The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
        !> tell the other processes only after hipEventRecord.
        !>
        !> Returns hipErrorInvalidValue when either is NULL; hipErrorInvalidConfiguration for an event created without
        !> hipEventInterprocess; hipErrorInvalidHandle for an event that does not exist.
        !>
        !> HIP: hipIpcGetEventHandle. CUDA: cudaIpcGetEventHandle.
        function hipIpcGetEventHandle(handle, event) bind(c, name="hipIpcGetEventHandle") result(status)
            import :: c_int, c_ptr, hipIpcEventHandle_t
            implicit none
            !> 64 bytes to send to the other process by any means.
            type(hipIpcEventHandle_t), intent(out) :: handle
            !> (in) An event created with hipEventInterprocess and hipEventDisableTiming.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function hipIpcGetEventHandle

        !> Opens an event that another process exported.
        !>
        !> It can be waited for, queried and recorded; destroy it with hipEventDestroy.
        !>
        !> Returns hipErrorInvalidValue for a NULL pointer and for a handle that names no live event this process may open;
        !> hipErrorInvalidContext for a handle made by this process.
        !>
        !> HIP: hipIpcOpenEventHandle. CUDA: cudaIpcOpenEventHandle.
        function hipIpcOpenEventHandle(event, handle) bind(c, name="anygpu_hipIpcOpenEventHandle_ref") result(status)
            import :: c_int, c_ptr, hipIpcEventHandle_t
            implicit none
            !> The event.
            type(c_ptr), intent(out) :: event
            !> The 64 bytes from hipIpcGetEventHandle.
            type(hipIpcEventHandle_t), intent(in) :: handle
            integer(c_int) :: status
        end function hipIpcOpenEventHandle

        !> Loads a module from a file.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorFileNotFound for a file that cannot be read,
        !> hipErrorInvalidImage for one that is damaged or of no known kind, hipErrorNoBinaryForGpu for one
        !> for another device.
        !>
        !> HIP: hipModuleLoad. CUDA: cuModuleLoad.
        function hipModuleLoad(module, fname) bind(c, name="hipModuleLoad") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The module; unload it with hipModuleUnload.
            type(c_ptr), intent(out) :: module
            !> The file: a code object for AMD's GPUs, a cubin, fatbin or PTX for NVIDIA's, a shared object made with
            !> anygpu/kernel.h for the host back end.
            character(kind=c_char), intent(in) :: fname(*)
            integer(c_int) :: status
        end function hipModuleLoad

        !> Loads a module from memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidImage for an image that is damaged or of no
        !> known kind, hipErrorNoBinaryForGpu for one for another device.
        !>
        !> HIP: hipModuleLoadData. CUDA: cuModuleLoadData.
        function hipModuleLoadData(module, image) bind(c, name="hipModuleLoadData") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The module; unload it with hipModuleUnload.
            type(c_ptr), intent(out) :: module
            !> (in) The contents of a file as hipModuleLoad takes it; PTX ends with a NUL.
            type(c_ptr), value :: image
            integer(c_int) :: status
        end function hipModuleLoadData

        !> Loads a module from memory, with options for a compiler at run time, which only AMD's own runtime may heed.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidImage for an image that is damaged or of no
        !> known kind, hipErrorNoBinaryForGpu for one for another device.
        !>
        !> HIP: hipModuleLoadDataEx. CUDA: cuModuleLoadDataEx.
        function hipModuleLoadDataEx(module, image, numOptions, options, optionValues) &
            bind(c, name="hipModuleLoadDataEx") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The module; unload it with hipModuleUnload.
            type(c_ptr), intent(out) :: module
            !> (in) The contents of a file as hipModuleLoad takes it; PTX ends with a NUL.
            type(c_ptr), value :: image
            !> The number of options.
            integer(c_int), value :: numOptions
            !> (in, array of numOptions, nullable) The options.
            type(c_ptr), value :: options
            !> (array of numOptions) The value of each.
            type(c_ptr), intent(inout), optional :: optionValues(*)
            integer(c_int) :: status
        end function hipModuleLoadDataEx

        !> Loads a module from memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidImage for an image that is damaged or of no
        !> known kind, hipErrorNoBinaryForGpu for one for another device.
        !>
        !> HIP: hipModuleLoadFatBinary from 7.1 on. CUDA: cuModuleLoadFatBinary.
        function hipModuleLoadFatBinary(module, fatbin) bind(c, name="hipModuleLoadFatBinary") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The module; unload it with hipModuleUnload.
            type(c_ptr), intent(out) :: module
            !> (in) The contents of a file as hipModuleLoad takes it.
            type(c_ptr), value :: fatbin
            integer(c_int) :: status
        end function hipModuleLoadFatBinary

        !> Counts the kernels of a module.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a module that does not exist.
        !>
        !> HIP: hipModuleGetFunctionCount from 7.1 on. CUDA: cuModuleGetFunctionCount.
        function hipModuleGetFunctionCount(count, module) bind(c, name="hipModuleGetFunctionCount") result(status)
            import :: c_int, c_ptr
            implicit none
            !> How many.
            integer(c_int), intent(out) :: count
            !> (in) The module.
            type(c_ptr), value :: module
            integer(c_int) :: status
        end function hipModuleGetFunctionCount

        !> Unloads a module. Launches of its kernels that are queued complete.
        !>
        !> Returns hipErrorInvalidHandle for a module that does not exist.
        !>
        !> HIP: hipModuleUnload. CUDA: cuModuleUnload.
        function hipModuleUnload(module) bind(c, name="hipModuleUnload") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The module.
            type(c_ptr), value :: module
            integer(c_int) :: status
        end function hipModuleUnload

        !> Finds a kernel of a module.
        !>
        !> Returns hipErrorInvalidValue for NULL and for an empty name, hipErrorInvalidHandle for a module
        !> that does not exist, hipErrorNotFound for another name.
        !>
        !> HIP: hipModuleGetFunction. CUDA: cuModuleGetFunction.
        function hipModuleGetFunction(function, module, kname) bind(c, name="hipModuleGetFunction") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The kernel, which lives as long as its module.
            type(c_ptr), intent(out) :: function
            !> (in) The module.
            type(c_ptr), value :: module
            !> Its name, as the compiler has made it: that of the source where it is extern "C".
            character(kind=c_char), intent(in) :: kname(*)
            integer(c_int) :: status
        end function hipModuleGetFunction

        !> Finds a variable of a module.
        !>
        !> Returns hipErrorInvalidValue for NULL and for an empty name, hipErrorInvalidHandle for a module
        !> that does not exist, hipErrorNotFound for another name.
        !>
        !> HIP: hipModuleGetGlobal. CUDA: cuModuleGetGlobal.
        function hipModuleGetGlobal(dptr, bytes, hmod, name) bind(c, name="hipModuleGetGlobal") result(status)
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            !> Its address, for copies.
            type(c_ptr), intent(out), optional :: dptr
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: bytes
            !> (in) The module.
            type(c_ptr), value :: hmod
            !> Its name, as the compiler has made it.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function hipModuleGetGlobal

        !> Queues a launch of a kernel.
        !>
        !> Returns hipErrorInvalidValue for 0 blocks or threads, for more threads or shared memory than a
        !> block has, for missing arguments and for both forms of them; hipErrorInvalidHandle for a kernel or
        !> stream that does not exist. A kernel that fails makes later calls for its stream return
        !> hipErrorLaunchFailure.
        !>
        !> HIP: hipModuleLaunchKernel. CUDA: cuLaunchKernel.
        function hipModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, &
            stream, kernelParams, extra) bind(c, name="hipModuleLaunchKernel") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: f
            !> Blocks in x.
            integer(c_int), value :: gridDimX
            !> Blocks in y.
            integer(c_int), value :: gridDimY
            !> Blocks in z.
            integer(c_int), value :: gridDimZ
            !> Threads of a block in x.
            integer(c_int), value :: blockDimX
            !> Threads of a block in y.
            integer(c_int), value :: blockDimY
            !> Threads of a block in z.
            integer(c_int), value :: blockDimZ
            !> Bytes of dynamic shared memory of each block.
            integer(c_int), value :: sharedMemBytes
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in, nullable) The addresses of the arguments, which are copied by the call.
            type(c_ptr), value :: kernelParams
            !> (in, nullable) In their place HIP_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
            !> HIP_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, HIP_LAUNCH_PARAM_END.
            type(c_ptr), value :: extra
            integer(c_int) :: status
        end function hipModuleLaunchKernel

        !> Returns an attribute of a kernel.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a kernel
        !> that does not exist.
        !>
        !> HIP: hipFuncGetAttribute. CUDA: cuFuncGetAttribute.
        function hipFuncGetAttribute(value, attrib, hfunc) bind(c, name="hipFuncGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The attribute. On the host back end those of registers and of memory of a fixed size are 0.
            integer(c_int), intent(out) :: value
            !> One of hipFunction_attribute.
            integer(c_int), value :: attrib
            !> (in) The kernel.
            type(c_ptr), value :: hfunc
            integer(c_int) :: status
        end function hipFuncGetAttribute

        !> Sets an attribute of a kernel.
        !>
        !> Returns hipErrorInvalidDeviceFunction for NULL, hipErrorNotSupported for a kernel that is compiled into the program,
        !> hipErrorInvalidHandle for one that does not exist, hipErrorInvalidValue for other attributes and values.
        !>
        !> HIP: hipFuncSetAttribute. CUDA: cudaFuncSetAttribute.
        function hipFuncSetAttribute(func, attr, value) bind(c, name="hipFuncSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel of a module or a library; AMD's own runtime takes the address of one that is compiled into the
            !> program.
            type(c_ptr), value :: func
            !> hipFuncAttributeMaxDynamicSharedMemorySize or hipFuncAttributePreferredSharedMemoryCarveout.
            integer(c_int), value :: attr
            !> Bytes, at most those that a block has; percent, or -1.
            integer(c_int), value :: value
            integer(c_int) :: status
        end function hipFuncSetAttribute

        !> Queues a launch of a kernel, with attributes.
        !>
        !> Returns hipErrorInvalidHandle for a kernel or stream that does not exist, hipErrorInvalidValue for NULL and what
        !> hipModuleLaunchKernel refuses, hipErrorNotSupported for a cooperative launch on the host back end.
        !>
        !> HIP: hipDrvLaunchKernelEx from 7.2 on. CUDA: cuLaunchKernelEx.
        function hipDrvLaunchKernelEx(config, f, params, extra) bind(c, name="hipDrvLaunchKernelEx") result(status)
            import :: HIP_LAUNCH_CONFIG, c_int, c_ptr
            implicit none
            !> The launch. Attributes that are hints change nothing.
            type(HIP_LAUNCH_CONFIG), intent(in) :: config
            !> (in) The kernel.
            type(c_ptr), value :: f
            !> (in, nullable) The addresses of the arguments, which are copied by the call.
            type(c_ptr), value :: params
            !> (in, nullable) In their place HIP_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
            !> HIP_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, HIP_LAUNCH_PARAM_END.
            type(c_ptr), value :: extra
            integer(c_int) :: status
        end function hipDrvLaunchKernelEx

        !> Queues a launch of a kernel whose blocks all run at once, so that they may wait for each other.
        !>
        !> Returns what hipModuleLaunchKernel returns, hipErrorCooperativeLaunchTooLarge where there is no room for all blocks, and
        !> hipErrorNotSupported on the host back end.
        !>
        !> HIP: hipModuleLaunchCooperativeKernel from 5.7 on. CUDA: cuLaunchCooperativeKernel.
        function hipModuleLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, &
            sharedMemBytes, stream, kernelParams) bind(c, name="hipModuleLaunchCooperativeKernel") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: f
            !> Blocks in x; there is room for all at once by hipModuleOccupancyMaxActiveBlocksPerMultiprocessor.
            integer(c_int), value :: gridDimX
            !> Blocks in y.
            integer(c_int), value :: gridDimY
            !> Blocks in z.
            integer(c_int), value :: gridDimZ
            !> Threads of a block in x.
            integer(c_int), value :: blockDimX
            !> Threads of a block in y.
            integer(c_int), value :: blockDimY
            !> Threads of a block in z.
            integer(c_int), value :: blockDimZ
            !> Bytes of dynamic shared memory of each block.
            integer(c_int), value :: sharedMemBytes
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in, nullable) The addresses of the arguments, which are copied by the call.
            type(c_ptr), value :: kernelParams
            integer(c_int) :: status
        end function hipModuleLaunchCooperativeKernel

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        !>
        !> Returns hipErrorInvalidValue for NULL and for a block without threads, hipErrorInvalidHandle for a
        !> kernel that does not exist.
        !>
        !> HIP: hipModuleOccupancyMaxActiveBlocksPerMultiprocessor. CUDA: cuOccupancyMaxActiveBlocksPerMultiprocessor.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessor") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
            integer(c_int), intent(out) :: numBlocks
            !> (in) The kernel.
            type(c_ptr), value :: f
            !> The threads of a block.
            integer(c_int), value :: blockSize
            !> Bytes of dynamic shared memory of each block.
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: status
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        !>
        !> Returns hipErrorInvalidValue for NULL, flags and a block without threads, hipErrorInvalidHandle for a kernel that does
        !> not exist.
        !>
        !> HIP: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, f, blockSize, dynSharedMemPerBlk, flags) &
            bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
            integer(c_int), intent(out) :: numBlocks
            !> (in) The kernel.
            type(c_ptr), value :: f
            !> The threads of a block.
            integer(c_int), value :: blockSize
            !> Bytes of dynamic shared memory of each block.
            integer(c_size_t), value :: dynSharedMemPerBlk
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        !>
        !> Returns hipErrorInvalidValue for NULL and for a negative limit, hipErrorInvalidHandle for a kernel that does not exist.
        !>
        !> HIP: hipModuleOccupancyMaxPotentialBlockSize. CUDA: cuOccupancyMaxPotentialBlockSize.
        function hipModuleOccupancyMaxPotentialBlockSize(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipModuleOccupancyMaxPotentialBlockSize") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The fewest blocks of this size that fill the device.
            integer(c_int), intent(out) :: gridSize
            !> The threads of a block.
            integer(c_int), intent(out) :: blockSize
            !> (in) The kernel.
            type(c_ptr), value :: f
            !> Bytes of dynamic shared memory of each block.
            integer(c_size_t), value :: dynSharedMemPerBlk
            !> The most threads of a block; 0 for as many as the kernel allows.
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: status
        end function hipModuleOccupancyMaxPotentialBlockSize

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        !>
        !> Returns hipErrorInvalidValue for NULL, flags and a negative limit, hipErrorInvalidHandle for a kernel that does not
        !> exist.
        !>
        !> HIP: hipModuleOccupancyMaxPotentialBlockSizeWithFlags. CUDA: cuOccupancyMaxPotentialBlockSizeWithFlags.
        function hipModuleOccupancyMaxPotentialBlockSizeWithFlags(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit, &
            flags) bind(c, name="hipModuleOccupancyMaxPotentialBlockSizeWithFlags") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The fewest blocks of this size that fill the device.
            integer(c_int), intent(out) :: gridSize
            !> The threads of a block.
            integer(c_int), intent(out) :: blockSize
            !> (in) The kernel.
            type(c_ptr), value :: f
            !> Bytes of dynamic shared memory of each block.
            integer(c_size_t), value :: dynSharedMemPerBlk
            !> The most threads of a block; 0 for as many as the kernel allows.
            integer(c_int), value :: blockSizeLimit
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipModuleOccupancyMaxPotentialBlockSizeWithFlags

        !> Loads a library from memory: a module that belongs to no device.
        !>
        !> Returns hipErrorInvalidValue for NULL and options for a compiler, hipErrorInvalidImage for an image
        !> that is damaged or of no known kind, hipErrorNoBinaryForGpu for one for another device; AMD's own
        !> runtime returns the latter two when a kernel is asked for.
        !>
        !> HIP: hipLibraryLoadData from 7.2 on. CUDA: cudaLibraryLoadData.
        function hipLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
            libraryOptionValues, numLibraryOptions) bind(c, name="hipLibraryLoadData") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The library; unload it with hipLibraryUnload.
            type(c_ptr), intent(out) :: library
            !> (in) The contents of a file as hipModuleLoad takes it; PTX ends with a NUL.
            type(c_ptr), value :: code
            !> (in, array of numJitOptions, nullable) Options for a compiler at run time.
            type(c_ptr), value :: jitOptions
            !> (array of numJitOptions) The value of each.
            type(c_ptr), intent(inout), optional :: jitOptionsValues(*)
            !> 0, as AMD's own runtime wants it.
            integer(c_int), value :: numJitOptions
            !> (in, array of numLibraryOptions, nullable) Options, which change nothing here.
            type(c_ptr), value :: libraryOptions
            !> (in, array of numLibraryOptions, nullable) The value of each.
            type(c_ptr), value :: libraryOptionValues
            !> How many.
            integer(c_int), value :: numLibraryOptions
            integer(c_int) :: status
        end function hipLibraryLoadData

        !> Loads a library from a file: a module that belongs to no device.
        !>
        !> Returns hipErrorInvalidValue for NULL, a file that cannot be read, and options for a compiler;
        !> hipErrorInvalidImage for an image that is damaged or of no known kind, hipErrorNoBinaryForGpu for one
        !> for another device; AMD's own runtime returns the latter two when a kernel is asked for.
        !>
        !> HIP: hipLibraryLoadFromFile from 7.2 on. CUDA: cudaLibraryLoadFromFile.
        function hipLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
            libraryOptionValues, numLibraryOptions) bind(c, name="hipLibraryLoadFromFile") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The library; unload it with hipLibraryUnload.
            type(c_ptr), intent(out) :: library
            !> The file, as hipModuleLoad takes it.
            character(kind=c_char), intent(in) :: fileName(*)
            !> (in, array of numJitOptions, nullable) Options for a compiler at run time.
            type(c_ptr), value :: jitOptions
            !> (array of numJitOptions) The value of each.
            type(c_ptr), intent(inout), optional :: jitOptionsValues(*)
            !> 0, as AMD's own runtime wants it.
            integer(c_int), value :: numJitOptions
            !> (in, array of numLibraryOptions, nullable) Options, which change nothing here.
            type(c_ptr), value :: libraryOptions
            !> (in, array of numLibraryOptions, nullable) The value of each.
            type(c_ptr), value :: libraryOptionValues
            !> How many.
            integer(c_int), value :: numLibraryOptions
            integer(c_int) :: status
        end function hipLibraryLoadFromFile

        !> Unloads a library. Launches of its kernels that are queued complete.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist.
        !>
        !> HIP: hipLibraryUnload from 7.2 on. CUDA: cudaLibraryUnload.
        function hipLibraryUnload(library) bind(c, name="hipLibraryUnload") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The library.
            type(c_ptr), value :: library
            integer(c_int) :: status
        end function hipLibraryUnload

        !> Finds a kernel of a library.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist, hipErrorNotFound for
        !> another name.
        !>
        !> HIP: hipLibraryGetKernel from 7.2 on. CUDA: cudaLibraryGetKernel.
        function hipLibraryGetKernel(pKernel, library, name) bind(c, name="hipLibraryGetKernel") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The kernel, which lives as long as its library. Launch it by its handle as a kernel's address.
            type(c_ptr), intent(out) :: pKernel
            !> (in) The library.
            type(c_ptr), value :: library
            !> Its name, as the compiler has made it: that of the source where it is extern "C".
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function hipLibraryGetKernel

        !> Counts the kernels of a library.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist.
        !>
        !> HIP: hipLibraryGetKernelCount from 7.2 on. CUDA: cuLibraryGetKernelCount.
        function hipLibraryGetKernelCount(count, library) bind(c, name="hipLibraryGetKernelCount") result(status)
            import :: c_int, c_ptr
            implicit none
            !> How many.
            integer(c_int), intent(out) :: count
            !> (in) The library.
            type(c_ptr), value :: library
            integer(c_int) :: status
        end function hipLibraryGetKernelCount

        !> Lists kernels of a library.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist.
        !>
        !> HIP: hipLibraryEnumerateKernels from 7.2 on. CUDA: cuLibraryEnumerateKernels.
        function hipLibraryEnumerateKernels(kernels, numKernels, library) bind(c, name="hipLibraryEnumerateKernels") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (array of numKernels) The kernels. What there are no kernels for stays as it is.
            type(c_ptr), intent(out) :: kernels(*)
            !> The most that are listed.
            integer(c_int), value :: numKernels
            !> (in) The library.
            type(c_ptr), value :: library
            integer(c_int) :: status
        end function hipLibraryEnumerateKernels

        !> Finds a variable of a library.
        !>
        !> Returns hipErrorInvalidValue where both outputs are NULL, and for a NULL or empty name; hipErrorInvalidHandle for a
        !> library that does not exist, hipErrorNotFound for another name.
        !>
        !> HIP: hipLibraryGetGlobal, in 7.14. CUDA: cudaLibraryGetGlobal.
        function hipLibraryGetGlobal(dptr, bytes, library, name) bind(c, name="hipLibraryGetGlobal") result(status)
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            !> Its address, for copies.
            type(c_ptr), intent(out), optional :: dptr
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: bytes
            !> (in) The library.
            type(c_ptr), value :: library
            !> Its name, as the compiler has made it.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function hipLibraryGetGlobal

        !> Finds a variable of a library in managed memory. Kernels for the host back end have none.
        !>
        !> Returns hipErrorInvalidValue where both outputs are NULL, and for a NULL or empty name; hipErrorInvalidHandle for a
        !> library that does not exist, hipErrorNotFound for another name.
        !>
        !> HIP: hipLibraryGetManaged, in 7.14. CUDA: cudaLibraryGetManaged.
        function hipLibraryGetManaged(dptr, bytes, library, name) bind(c, name="hipLibraryGetManaged") result(status)
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            !> Its address.
            type(c_ptr), intent(out), optional :: dptr
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: bytes
            !> (in) The library.
            type(c_ptr), value :: library
            !> Its name, as the compiler has made it.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function hipLibraryGetManaged

        !> Returns the name of a library's kernel.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a kernel that does not exist.
        !>
        !> HIP: hipKernelGetName from 7.2 on. CUDA: cuKernelGetName.
        function hipKernelGetName(name, kernel) bind(c, name="hipKernelGetName") result(status)
            import :: c_int, c_ptr
            implicit none
            !> A text that lives as long as the library.
            type(c_ptr), intent(out) :: name
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            integer(c_int) :: status
        end function hipKernelGetName

        !> Returns the library of a kernel.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a kernel that does not exist.
        !>
        !> HIP: hipKernelGetLibrary from 7.2 on. CUDA: cuKernelGetLibrary.
        function hipKernelGetLibrary(library, kernel) bind(c, name="hipKernelGetLibrary") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The library.
            type(c_ptr), intent(out) :: library
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            integer(c_int) :: status
        end function hipKernelGetLibrary

        !> Returns the kernel of a library as one of the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a kernel that does not exist.
        !>
        !> HIP: hipKernelGetFunction, in 7.14. CUDA: cuKernelGetFunction.
        function hipKernelGetFunction(pFunc, kernel) bind(c, name="hipKernelGetFunction") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The kernel.
            type(c_ptr), intent(out) :: pFunc
            !> (in) The kernel of a library.
            type(c_ptr), value :: kernel
            integer(c_int) :: status
        end function hipKernelGetFunction

        !> Returns an attribute of a library's kernel.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a kernel that does not exist,
        !> hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipKernelGetAttribute, in 7.14. CUDA: cuKernelGetAttribute.
        function hipKernelGetAttribute(pi, attrib, kernel, dev) bind(c, name="hipKernelGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The attribute. On the host back end those of registers and of memory of a fixed size are 0.
            integer(c_int), intent(out) :: pi
            !> One of hipFunction_attribute.
            integer(c_int), value :: attrib
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            !> The device, which is the current one.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function hipKernelGetAttribute

        !> Sets an attribute of a library's kernel.
        !>
        !> Returns hipErrorInvalidValue for other attributes and values, hipErrorInvalidHandle for a kernel that does not exist,
        !> hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipKernelSetAttribute, in 7.14. CUDA: cuKernelSetAttribute.
        function hipKernelSetAttribute(attrib, value, kernel, dev) bind(c, name="hipKernelSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> As for hipFuncSetAttribute.
            integer(c_int), value :: attrib
            !> Its value.
            integer(c_int), value :: value
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            !> The device, which is the current one.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function hipKernelSetAttribute

        !> Returns where a parameter of a library's kernel lies in a buffer of all arguments.
        !>
        !> Returns hipErrorInvalidValue for NULL and for a parameter that the kernel does not have,
        !> hipErrorInvalidHandle for a kernel that does not exist.
        !>
        !> HIP: hipKernelGetParamInfo, in 7.14. CUDA: cuKernelGetParamInfo.
        function hipKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize) &
            bind(c, name="hipKernelGetParamInfo") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            !> The number of the parameter, from 0.
            integer(c_size_t), value :: paramIndex
            !> The place of its first byte.
            integer(c_size_t), intent(out) :: paramOffset
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: paramSize
            integer(c_int) :: status
        end function hipKernelGetParamInfo

        !> Queues a launch of a library's kernel, with attributes.
        !>
        !> Returns hipErrorInvalidDeviceFunction for NULL, hipErrorInvalidHandle for a kernel or stream that does not exist,
        !> hipErrorInvalidValue for what hipModuleLaunchKernel refuses, hipErrorNotSupported for a kernel that is compiled into the
        !> program and for a cooperative launch on the host back end.
        !>
        !> HIP: hipLaunchKernelExC from 7.2 on. CUDA: cudaLaunchKernelExC.
        function hipLaunchKernelExC(config, fPtr, args) bind(c, name="hipLaunchKernelExC") result(status)
            import :: c_int, c_ptr, hipLaunchConfig_t
            implicit none
            !> The launch. Attributes that are hints change nothing.
            type(hipLaunchConfig_t), intent(in) :: config
            !> (in) The kernel by its handle; AMD's own runtime takes the address of one that is compiled into the program.
            type(c_ptr), value :: fPtr
            !> (in, nullable) The addresses of the arguments, which are copied by the call.
            type(c_ptr), value :: args
            integer(c_int) :: status
        end function hipLaunchKernelExC

        !> Returns the attributes of a library's kernel.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidDeviceFunction for a NULL kernel,
        !> hipErrorInvalidHandle for one that does not exist, hipErrorNotSupported for one that is compiled into
        !> the program.
        !>
        !> HIP: hipFuncGetAttributes. CUDA: cudaFuncGetAttributes.
        function hipFuncGetAttributes(attr, func) bind(c, name="hipFuncGetAttributes") result(status)
            import :: c_int, c_ptr, hipFuncAttributes
            implicit none
            !> The attributes. On the host back end those of registers and of memory of a fixed size are 0.
            type(hipFuncAttributes), intent(out) :: attr
            !> (in) The kernel by its handle; AMD's own runtime takes the address of one that is compiled into the program.
            type(c_ptr), value :: func
            integer(c_int) :: status
        end function hipFuncGetAttributes

        !> Makes a linker of images; not supported.
        !>
        !> Returns hipErrorNotSupported, by every back end but AMD's own runtime.
        !>
        !> HIP: hipLinkCreate from 6.4 on. CUDA: cuLinkCreate.
        function hipLinkCreate(numOptions, options, optionValues, stateOut) bind(c, name="hipLinkCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> How many options.
            integer(c_int), value :: numOptions
            !> (in, array of numOptions, nullable) The options.
            type(c_ptr), value :: options
            !> (in, array of numOptions, nullable) Their values.
            type(c_ptr), value :: optionValues
            !> The linker.
            type(c_ptr), intent(out) :: stateOut
            integer(c_int) :: status
        end function hipLinkCreate

        !> Gives a linker an image in memory; not supported.
        !>
        !> Returns hipErrorNotSupported, by every back end but AMD's own runtime.
        !>
        !> HIP: hipLinkAddData from 6.4 on. CUDA: cuLinkAddData.
        function hipLinkAddData(state, type, data, size, name, numOptions, options, optionValues) &
            bind(c, name="hipLinkAddData") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The linker.
            type(c_ptr), value :: state
            !> The kind of the image.
            integer(c_int), value :: type
            !> (in) The image.
            type(c_ptr), value :: data
            !> Its bytes.
            integer(c_size_t), value :: size
            !> (in, nullable) Its name.
            type(c_ptr), value :: name
            !> How many options.
            integer(c_int), value :: numOptions
            !> (in, array of numOptions, nullable) The options.
            type(c_ptr), value :: options
            !> (in, array of numOptions, nullable) Their values.
            type(c_ptr), value :: optionValues
            integer(c_int) :: status
        end function hipLinkAddData

        !> Gives a linker an image in a file; not supported.
        !>
        !> Returns hipErrorNotSupported, by every back end but AMD's own runtime.
        !>
        !> HIP: hipLinkAddFile from 6.4 on. CUDA: cuLinkAddFile.
        function hipLinkAddFile(state, type, path, numOptions, options, optionValues) bind(c, name="hipLinkAddFile") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The linker.
            type(c_ptr), value :: state
            !> The kind of the image.
            integer(c_int), value :: type
            !> Its file.
            character(kind=c_char), intent(in) :: path(*)
            !> How many options.
            integer(c_int), value :: numOptions
            !> (in, array of numOptions, nullable) The options.
            type(c_ptr), value :: options
            !> (in, array of numOptions, nullable) Their values.
            type(c_ptr), value :: optionValues
            integer(c_int) :: status
        end function hipLinkAddFile

        !> Links images; not supported.
        !>
        !> Returns hipErrorNotSupported, by every back end but AMD's own runtime.
        !>
        !> HIP: hipLinkComplete from 6.4 on. CUDA: cuLinkComplete.
        function hipLinkComplete(state, hipBinOut, sizeOut) bind(c, name="hipLinkComplete") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The linker.
            type(c_ptr), value :: state
            !> The linked image.
            type(c_ptr), intent(out) :: hipBinOut
            !> Its bytes.
            integer(c_size_t), intent(out) :: sizeOut
            integer(c_int) :: status
        end function hipLinkComplete

        !> Destroys a linker; not supported.
        !>
        !> Returns hipErrorNotSupported, by every back end but AMD's own runtime.
        !>
        !> HIP: hipLinkDestroy from 6.4 on. CUDA: cuLinkDestroy.
        function hipLinkDestroy(state) bind(c, name="hipLinkDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The linker.
            type(c_ptr), value :: state
            integer(c_int) :: status
        end function hipLinkDestroy

        !> Allocates memory on the current device, aligned to at least 256 bytes.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
        !>
        !> HIP: hipMalloc. CUDA: cudaMalloc.
        function hipMalloc(ptr, size) bind(c, name="hipMalloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with hipFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function hipMalloc

        !> Allocates memory of a certain kind on the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
        !>
        !> HIP: hipExtMallocWithFlags. CUDA: none.
        function hipExtMallocWithFlags(ptr, sizeBytes, flags) bind(c, name="hipExtMallocWithFlags") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `sizeBytes` is 0. Free it with hipFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes; 8 for hipMallocSignalMemory.
            integer(c_size_t), value :: sizeBytes
            !> hipDeviceMallocDefault, hipDeviceMallocFinegrained, hipDeviceMallocUncached,
            !> hipDeviceMallocContiguous or hipMallocSignalMemory. If a runtime has no such kind, its ordinary device
            !> memory has the properties that the flag requests, or for hipMallocSignalMemory, its pinned host memory.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipExtMallocWithFlags

        !> Frees device, managed or pinned host memory, after the work queued on its device.
        !>
        !> Returns hipErrorInvalidValue for any other address, memory opened from another process included.
        !>
        !> HIP: hipFree. CUDA: cudaFree.
        function hipFree(ptr) bind(c, name="hipFree") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The allocation's address; NULL does nothing.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipFree

        !> Allocates rows of memory on the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
        !>
        !> HIP: hipMallocPitch. CUDA: cudaMallocPitch.
        function hipMallocPitch(ptr, pitch, width, height) bind(c, name="hipMallocPitch") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `width` or `height` is 0. Free it with hipFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes from row to row, at least `width`; untouched when `width` or `height` is 0.
            integer(c_size_t), intent(out) :: pitch
            !> Bytes in a row.
            integer(c_size_t), value :: width
            !> Rows.
            integer(c_size_t), value :: height
            integer(c_int) :: status
        end function hipMallocPitch

        !> Allocates rows of memory on the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL, no rows, empty rows, and other element sizes; hipErrorOutOfMemory.
        !>
        !> HIP: hipMemAllocPitch. CUDA: cuMemAllocPitch.
        function hipMemAllocPitch(dptr, pitch, widthInBytes, height, elementSizeBytes) &
            bind(c, name="hipMemAllocPitch") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address. Free it with hipFree.
            type(c_ptr), intent(out) :: dptr
            !> Bytes from row to row, at least `widthInBytes`.
            integer(c_size_t), intent(out) :: pitch
            !> Bytes in a row.
            integer(c_size_t), value :: widthInBytes
            !> Rows.
            integer(c_size_t), value :: height
            !> The largest access: 4, 8 or 16 bytes.
            integer(c_int), value :: elementSizeBytes
            integer(c_int) :: status
        end function hipMemAllocPitch

        !> Allocates slices of rows of memory on the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
        !>
        !> HIP: hipMalloc3D. CUDA: cudaMalloc3D.
        function hipMalloc3D(pitchedDevPtr, extent) bind(c, name="anygpu_hipMalloc3D_ref") result(status)
            import :: c_int, hipExtent, hipPitchedPtr
            implicit none
            !> The address, the bytes from row to row, and the width and height of `extent`; the address is
            !> NULL and the pitch 0 for an empty extent. Free the memory with hipFree.
            type(hipPitchedPtr), intent(out) :: pitchedDevPtr
            !> Bytes in a row, rows in a slice, and slices.
            type(hipExtent), intent(in) :: extent
            integer(c_int) :: status
        end function hipMalloc3D

        !> Allocates managed memory, which the host and devices access at one address.
        !>
        !> Returns hipErrorInvalidValue for NULL, 0 bytes and other flags; hipErrorOutOfMemory.
        !>
        !> HIP: hipMallocManaged. CUDA: cudaMallocManaged.
        function hipMallocManaged(dev_ptr, size, flags) bind(c, name="hipMallocManaged") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address. Free it with hipFree.
            type(c_ptr), intent(out) :: dev_ptr
            !> Bytes, not 0.
            integer(c_size_t), value :: size
            !> hipMemAttachGlobal or hipMemAttachHost.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipMallocManaged

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
        !>
        !> HIP: hipHostMalloc. CUDA: cudaHostAlloc.
        function hipHostMalloc(ptr, size, flags) bind(c, name="hipHostMalloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with hipHostFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            !> hipHostMallocDefault, or a sum of hipHostMalloc flags; not hipHostMallocCoherent with
            !> hipHostMallocNonCoherent, nor hipHostMallocUncached with either.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipHostMalloc

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
        !>
        !> HIP: hipHostAlloc. CUDA: cudaHostAlloc.
        function hipHostAlloc(ptr, size, flags) bind(c, name="hipHostAlloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with hipHostFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            !> hipHostAllocDefault, or a sum of hipHostAlloc flags.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipHostAlloc

        !> Allocates pinned host memory, with all of AMD's flags.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
        !>
        !> HIP: hipExtHostAlloc. CUDA: cudaHostAlloc.
        function hipExtHostAlloc(ptr, size, flags) bind(c, name="hipExtHostAlloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with hipHostFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            !> As for hipHostMalloc.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipExtHostAlloc

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
        !>
        !> HIP: hipMallocHost. CUDA: cudaMallocHost.
        function hipMallocHost(ptr, size) bind(c, name="hipMallocHost") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with hipHostFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function hipMallocHost

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
        !>
        !> HIP: hipMemAllocHost. CUDA: cuMemAllocHost.
        function hipMemAllocHost(ptr, size) bind(c, name="hipMemAllocHost") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with hipHostFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function hipMemAllocHost

        !> Frees pinned host memory.
        !>
        !> Returns hipErrorInvalidValue for any other address.
        !>
        !> HIP: hipHostFree. CUDA: cudaFreeHost.
        function hipHostFree(ptr) bind(c, name="hipHostFree") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The allocation's address; NULL does nothing.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipHostFree

        !> Frees pinned host memory.
        !>
        !> Returns hipErrorInvalidValue for any other address.
        !>
        !> HIP: hipFreeHost. CUDA: cudaFreeHost.
        function hipFreeHost(ptr) bind(c, name="hipFreeHost") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The allocation's address; NULL does nothing.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipFreeHost

        !> Registers ordinary host memory for access by the devices, and pins it if the runtime requires that.
        !>
        !> Memory that starts in a registered range may be registered again, as with AMD's runtime: within that range nothing
        !> changes, beyond it the new range takes its place.
        !>
        !> Returns hipErrorInvalidValue for NULL, 0 bytes, other flags and more memory than there is;
        !> hipErrorHostMemoryAlreadyRegistered where only a later part is registered already.
        !>
        !> HIP: hipHostRegister. CUDA: cudaHostRegister.
        function hipHostRegister(hostPtr, sizeBytes, flags) bind(c, name="hipHostRegister") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: hostPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: sizeBytes
            !> hipHostRegisterDefault, or a sum of hipHostRegister and hipExtHostRegister flags.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipHostRegister

        !> Unregisters host memory of hipHostRegister.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorHostMemoryNotRegistered for memory that is not registered.
        !>
        !> HIP: hipHostUnregister. CUDA: cudaHostUnregister.
        function hipHostUnregister(hostPtr) bind(c, name="hipHostUnregister") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The first byte of the registered memory.
            type(c_ptr), value :: hostPtr
            integer(c_int) :: status
        end function hipHostUnregister

        !> Returns the current device's address of host memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach.
        !>
        !> HIP: hipHostGetDevicePointer. CUDA: cudaHostGetDevicePointer.
        function hipHostGetDevicePointer(devPtr, hstPtr, flags) bind(c, name="hipHostGetDevicePointer") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The address for the device.
            type(c_ptr), intent(out) :: devPtr
            !> (in) An address in pinned or registered host memory.
            type(c_ptr), value :: hstPtr
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipHostGetDevicePointer

        !> Returns the flags of pinned host memory.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other memory.
        !>
        !> HIP: hipHostGetFlags. CUDA: cudaHostGetFlags.
        function hipHostGetFlags(flagsPtr, hostPtr) bind(c, name="hipHostGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The flags it was allocated with.
            integer(c_int), intent(out) :: flagsPtr
            !> (in) An address in memory from hipHostMalloc or hipMallocManaged.
            type(c_ptr), value :: hostPtr
            integer(c_int) :: status
        end function hipHostGetFlags

        !> Returns the current device's free and total memory.
        !>
        !> HIP: hipMemGetInfo. CUDA: cudaMemGetInfo.
        function hipMemGetInfo(free, total) bind(c, name="hipMemGetInfo") result(status)
            import :: c_int, c_size_t
            implicit none
            !> Free bytes.
            integer(c_size_t), intent(out), optional :: free
            !> All bytes.
            integer(c_size_t), intent(out), optional :: total
            integer(c_int) :: status
        end function hipMemGetInfo

        !> Returns the allocation that contains an address.
        !>
        !> Returns hipErrorInvalidValue for a NULL output, hipErrorNotFound for an address in no allocation.
        !>
        !> HIP: hipMemGetAddressRange. CUDA: cuMemGetAddressRange.
        function hipMemGetAddressRange(pbase, psize, dptr) bind(c, name="hipMemGetAddressRange") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> Its first byte.
            type(c_ptr), intent(out) :: pbase
            !> Its bytes.
            integer(c_size_t), intent(out) :: psize
            !> (in) The address.
            type(c_ptr), value :: dptr
            integer(c_int) :: status
        end function hipMemGetAddressRange

        !> Returns the size of the allocation that contains an address.
        !>
        !> Returns hipErrorInvalidValue for a NULL `size` and for an address in no allocation.
        !>
        !> HIP: hipMemPtrGetInfo. CUDA: none.
        function hipMemPtrGetInfo(ptr, size) bind(c, name="hipMemPtrGetInfo") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The address.
            type(c_ptr), value :: ptr
            !> Its bytes; 0 for NULL.
            integer(c_size_t), intent(out) :: size
            integer(c_int) :: status
        end function hipMemPtrGetInfo

        !> Advises the runtime about the use of managed memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, 0 bytes, unknown advice and memory that is not managed; hipErrorInvalidDevice
        !> for a device that does not exist.
        !>
        !> HIP: hipMemAdvise. CUDA: cudaMemAdvise.
        function hipMemAdvise(dev_ptr, count, advice, device) bind(c, name="hipMemAdvise") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dev_ptr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> The advice.
            integer(c_int), value :: advice
            !> The device, hipCpuDeviceId for the host; ignored for read-mostly advice.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipMemAdvise

        !> Advises the runtime about the use of managed memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, 0 bytes, unknown advice and locations, and memory that is not managed;
        !> hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipMemAdvise_v2 from 7.1 on. CUDA: cuMemAdvise.
        function hipMemAdvise_v2(dev_ptr, count, advice, location) bind(c, name="anygpu_hipMemAdvise_v2_ref") result(status)
            import :: c_int, c_ptr, c_size_t, hipMemLocation
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dev_ptr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> The advice.
            integer(c_int), value :: advice
            !> The device or the host, all of whose NUMA nodes are one; ignored for read-mostly advice.
            type(hipMemLocation), intent(in) :: location
            integer(c_int) :: status
        end function hipMemAdvise_v2

        !> Queues a migration of managed memory to a device or to the host.
        !>
        !> Returns hipErrorInvalidValue for NULL, 0 bytes and memory that is not managed; hipErrorInvalidDevice for a device that
        !> does not exist; hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipMemPrefetchAsync. CUDA: cudaMemPrefetchAsync.
        function hipMemPrefetchAsync(dev_ptr, count, device, stream) bind(c, name="hipMemPrefetchAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dev_ptr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> The device, hipCpuDeviceId for the host.
            integer(c_int), value :: device
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemPrefetchAsync

        !> Queues a migration of managed memory to a device or to the host.
        !>
        !> Returns hipErrorInvalidValue for NULL, 0 bytes, flags, unknown locations and memory that is not managed;
        !> hipErrorInvalidDevice for a device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipMemPrefetchAsync_v2 from 7.1 on. CUDA: cuMemPrefetchAsync.
        function hipMemPrefetchAsync_v2(dev_ptr, count, location, flags, stream) &
            bind(c, name="anygpu_hipMemPrefetchAsync_v2_ref") result(status)
            import :: c_int, c_ptr, c_size_t, hipMemLocation
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: dev_ptr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> The device or the host, all of whose NUMA nodes are one.
            type(hipMemLocation), intent(in) :: location
            !> 0.
            integer(c_int), value :: flags
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemPrefetchAsync_v2

        !> Queues migrations of managed ranges to devices or the host.
        !>
        !> Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
        !> the default stream, and locations that are unknown or do not begin at range 0 and rise; hipErrorInvalidDevice for a
        !> device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
        !>
        !> HIP: hipMemPrefetchBatchAsync, in 7.14. CUDA: cudaMemPrefetchBatchAsync from 13.0 on.
        function hipMemPrefetchBatchAsync(dev_ptrs, sizes, count, prefetch_locs, prefetch_loc_idxs, num_prefetch_locs, flags, &
            stream) bind(c, name="hipMemPrefetchBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemLocation
            implicit none
            !> (array of count) The first bytes.
            type(c_ptr), intent(in) :: dev_ptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges, not 0.
            integer(c_size_t), value :: count
            !> (array of num_prefetch_locs) The destinations.
            type(hipMemLocation), intent(in) :: prefetch_locs(*)
            !> (array of num_prefetch_locs) The first range that each location applies to, from 0 and
            !> rising.
            integer(c_size_t), intent(in) :: prefetch_loc_idxs(*)
            !> Number of locations, not 0 and no more than the ranges.
            integer(c_size_t), value :: num_prefetch_locs
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemPrefetchBatchAsync

        !> Queues a discard of the contents of managed ranges. The contents are kept here all the same.
        !>
        !> Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
        !> and the default stream; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
        !>
        !> HIP: hipMemDiscardBatchAsync, in 7.14. CUDA: cudaMemDiscardBatchAsync from 13.0 on.
        function hipMemDiscardBatchAsync(dev_ptrs, sizes, count, flags, stream) &
            bind(c, name="hipMemDiscardBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (array of count) The first bytes.
            type(c_ptr), intent(in) :: dev_ptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges, not 0.
            integer(c_size_t), value :: count
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemDiscardBatchAsync

        !> Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
        !> same.
        !>
        !> Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
        !> the default stream, and locations that are unknown or do not begin at range 0 and rise; hipErrorInvalidDevice for a
        !> device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
        !>
        !> HIP: hipMemDiscardAndPrefetchBatchAsync, in 7.14. CUDA: cudaMemDiscardAndPrefetchBatchAsync from 13.0 on.
        function hipMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, &
            stream) bind(c, name="hipMemDiscardAndPrefetchBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemLocation
            implicit none
            !> (array of count) The first bytes.
            type(c_ptr), intent(in) :: dptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges, not 0.
            integer(c_size_t), value :: count
            !> (array of numPrefetchLocs) The destinations.
            type(hipMemLocation), intent(in) :: prefetchLocs(*)
            !> (array of numPrefetchLocs) The first range that each location applies to, from 0 and
            !> rising.
            integer(c_size_t), intent(in) :: prefetchLocIdxs(*)
            !> Number of locations, not 0 and no more than the ranges.
            integer(c_size_t), value :: numPrefetchLocs
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemDiscardAndPrefetchBatchAsync

        !> Queues a discard of the contents of managed ranges. The contents are kept here all the same.
        !>
        !> Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
        !> and the default stream; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
        !>
        !> HIP: hipDrvMemDiscardBatchAsync, in 7.14. CUDA: cuMemDiscardBatchAsync from 13.0 on.
        function hipDrvMemDiscardBatchAsync(dptrs, sizes, count, flags, stream) &
            bind(c, name="hipDrvMemDiscardBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (array of count) The first bytes.
            type(c_ptr), intent(in) :: dptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges, not 0.
            integer(c_size_t), value :: count
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipDrvMemDiscardBatchAsync

        !> Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
        !> same.
        !>
        !> Returns hipErrorInvalidValue for NULL, no ranges, empty ones, ranges that are not of one managed allocation, flags,
        !> the default stream, and locations that are unknown or do not begin at range 0 and rise; hipErrorInvalidDevice for a
        !> device that does not exist; hipErrorContextIsDestroyed for a stream that does not exist. Nothing is queued then.
        !>
        !> HIP: hipDrvMemDiscardAndPrefetchBatchAsync, in 7.14. CUDA: cuMemDiscardAndPrefetchBatchAsync from 13.0 on.
        function hipDrvMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, &
            flags, stream) bind(c, name="hipDrvMemDiscardAndPrefetchBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemLocation
            implicit none
            !> (array of count) The first bytes.
            type(c_ptr), intent(in) :: dptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges, not 0.
            integer(c_size_t), value :: count
            !> (array of numPrefetchLocs) The destinations.
            type(hipMemLocation), intent(in) :: prefetchLocs(*)
            !> (array of numPrefetchLocs) The first range that each location applies to, from 0 and
            !> rising.
            integer(c_size_t), intent(in) :: prefetchLocIdxs(*)
            !> Number of locations, not 0 and no more than the ranges.
            integer(c_size_t), value :: numPrefetchLocs
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipDrvMemDiscardAndPrefetchBatchAsync

        !> Returns an attribute of a range of managed memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, 0 bytes, other sizes, an unknown attribute, and memory that is not managed;
        !> hipMemRangeAttributeCoherencyMode is also known of device memory on AMD and the host. Returns hipErrorNotSupported for
        !> it where the runtime does not know it.
        !>
        !> HIP: hipMemRangeGetAttribute. CUDA: cudaMemRangeGetAttribute.
        function hipMemRangeGetAttribute(data, data_size, attribute, dev_ptr, count) &
            bind(c, name="hipMemRangeGetAttribute") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (out) A 32-bit integer, for hipMemRangeAttributeCoherencyMode of hipMemRangeCoherencyMode; or a list of them
            !> for hipMemRangeAttributeAccessedBy: ordinals, hipCpuDeviceId for the host, hipInvalidDeviceId for none and for unused
            !> elements.
            type(c_ptr), value :: data
            !> The size of `data` in bytes: 4, or a multiple of 4 for a list.
            integer(c_size_t), value :: data_size
            !> The attribute.
            integer(c_int), value :: attribute
            !> (in) The first byte.
            type(c_ptr), value :: dev_ptr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function hipMemRangeGetAttribute

        !> Returns several attributes of a range of managed memory. Writes all or none.
        !>
        !> Returns what hipMemRangeGetAttribute returns.
        !>
        !> HIP: hipMemRangeGetAttributes. CUDA: cudaMemRangeGetAttributes.
        function hipMemRangeGetAttributes(data, data_sizes, attributes, num_attributes, dev_ptr, count) &
            bind(c, name="hipMemRangeGetAttributes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (array of num_attributes) The results, each as hipMemRangeGetAttribute writes it.
            type(c_ptr), intent(inout) :: data(*)
            !> (array of num_attributes) The size of each result in bytes.
            integer(c_size_t), intent(in) :: data_sizes(*)
            !> (array of num_attributes) The attributes.
            integer(c_int), intent(in) :: attributes(*)
            !> Their number, not 0.
            integer(c_size_t), value :: num_attributes
            !> (in) The first byte.
            type(c_ptr), value :: dev_ptr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function hipMemRangeGetAttributes

        !> Returns the attributes of an address.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipPointerGetAttributes. CUDA: cudaPointerGetAttributes.
        function hipPointerGetAttributes(attributes, ptr) bind(c, name="hipPointerGetAttributes") result(status)
            import :: c_int, c_ptr, hipPointerAttribute_t
            implicit none
            !> The attributes. Memory unknown to this library is hipMemoryTypeUnregistered, on
            !> device hipInvalidDeviceId.
            type(hipPointerAttribute_t), intent(out) :: attributes
            !> (in) The pointer.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipPointerGetAttributes

        !> Returns one attribute of an address.
        !>
        !> Returns hipErrorInvalidValue for NULL, an unknown attribute, and memory that has none such; hipErrorNotSupported for
        !> CONTEXT, P2P_TOKENS, ALLOWED_HANDLE_TYPES, IS_GPU_DIRECT_RDMA_CAPABLE and MEMPOOL_HANDLE, as AMD's runtime.
        !>
        !> HIP: hipPointerGetAttribute. CUDA: cuPointerGetAttribute.
        function hipPointerGetAttribute(data, attribute, ptr) bind(c, name="hipPointerGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (out) The answer, of the attribute's type: a pointer for DEVICE_POINTER, HOST_POINTER and RANGE_START_ADDR;
            !> a byte, 1 or 0, for SYNC_MEMOPS, IS_MANAGED and MAPPED; 32 bits for the others, RANGE_SIZE included (at most
            !> 2**32 - 1: hipMemGetAddressRange returns all).
            type(c_ptr), value :: data
            !> The attribute.
            integer(c_int), value :: attribute
            !> (in) The pointer, or an array for HIP_POINTER_ATTRIBUTE_MEMORY_TYPE.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipPointerGetAttribute

        !> Returns several attributes of an address. Unavailable ones are 0 or NULL, an unavailable device is -2.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipDrvPointerGetAttributes. CUDA: cuPointerGetAttributes.
        function hipDrvPointerGetAttributes(numAttributes, attributes, data, ptr) &
            bind(c, name="hipDrvPointerGetAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            !> Their number, not 0.
            integer(c_int), value :: numAttributes
            !> (array of numAttributes) The attributes.
            integer(c_int), intent(in) :: attributes(*)
            !> (array of numAttributes) The results, each as hipPointerGetAttribute writes it.
            type(c_ptr), intent(inout) :: data(*)
            !> (in) The pointer.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipDrvPointerGetAttributes

        !> Sets an attribute of a pointer's allocation.
        !>
        !> Returns hipErrorInvalidValue for NULL, other attributes and other values; hipErrorInvalidDevicePointer for memory that
        !> not known to this library.
        !>
        !> HIP: hipPointerSetAttribute. CUDA: cuPointerSetAttribute.
        function hipPointerSetAttribute(value, attribute, ptr) bind(c, name="hipPointerSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) 32 bits: 1 to make every copy and fill of this memory wait until it is done, or 0.
            type(c_ptr), value :: value
            !> HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS.
            integer(c_int), value :: attribute
            !> (in) The pointer.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipPointerSetAttribute

        !> Tells whether a device can access another's memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipDeviceCanAccessPeer. CUDA: cudaDeviceCanAccessPeer.
        function hipDeviceCanAccessPeer(canAccessPeer, deviceId, peerDeviceId) bind(c, name="hipDeviceCanAccessPeer") result(status)
            import :: c_int
            implicit none
            !> 1 or 0; 0 for a device and itself.
            integer(c_int), intent(out) :: canAccessPeer
            !> The device that reads and writes.
            integer(c_int), value :: deviceId
            !> The device whose memory it is.
            integer(c_int), value :: peerDeviceId
            integer(c_int) :: status
        end function hipDeviceCanAccessPeer

        !> Enables access of the current device to another device's memory.
        !>
        !> Returns hipErrorInvalidValue for other flags; hipErrorInvalidDevice for a device that does not exist, cannot be
        !> reached, or is the current one; hipErrorPeerAccessAlreadyEnabled.
        !>
        !> HIP: hipDeviceEnablePeerAccess. CUDA: cudaDeviceEnablePeerAccess.
        function hipDeviceEnablePeerAccess(peerDeviceId, flags) bind(c, name="hipDeviceEnablePeerAccess") result(status)
            import :: c_int
            implicit none
            !> The device whose memory it is.
            integer(c_int), value :: peerDeviceId
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipDeviceEnablePeerAccess

        !> Disables access of the current device to another device's memory.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, cannot be reached, or is the current one;
        !> hipErrorPeerAccessNotEnabled.
        !>
        !> HIP: hipDeviceDisablePeerAccess. CUDA: cudaDeviceDisablePeerAccess.
        function hipDeviceDisablePeerAccess(peerDeviceId) bind(c, name="hipDeviceDisablePeerAccess") result(status)
            import :: c_int
            implicit none
            !> The device whose memory it is.
            integer(c_int), value :: peerDeviceId
            integer(c_int) :: status
        end function hipDeviceDisablePeerAccess

        !> Returns an attribute of the link between two devices.
        !>
        !> Returns hipErrorInvalidValue for NULL and an unknown `attr`; hipErrorInvalidDevice for equal devices and for one that
        !> does not exist.
        !>
        !> HIP: hipDeviceGetP2PAttribute. CUDA: cudaDeviceGetP2PAttribute.
        function hipDeviceGetP2PAttribute(value, attr, srcDevice, dstDevice) bind(c, name="hipDeviceGetP2PAttribute") result(status)
            import :: c_int
            implicit none
            !> A rank (0 the best) for hipDevP2PAttrPerformanceRank, else 1 or 0.
            integer(c_int), intent(out) :: value
            !> The attribute.
            integer(c_int), value :: attr
            !> The device that reads and writes.
            integer(c_int), value :: srcDevice
            !> The device whose memory it is.
            integer(c_int), value :: dstDevice
            integer(c_int) :: status
        end function hipDeviceGetP2PAttribute

        !> Returns the type of the link between two devices and the number of hops.
        !>
        !> Returns hipErrorInvalidValue for NULL, equal devices, and a negative ordinal; hipErrorInvalidDevice for a device that
        !> does not exist.
        !>
        !> HIP: hipExtGetLinkTypeAndHopCount. CUDA: none.
        function hipExtGetLinkTypeAndHopCount(device1, device2, linktype, hopcount) &
            bind(c, name="hipExtGetLinkTypeAndHopCount") result(status)
            import :: c_int
            implicit none
            !> One device.
            integer(c_int), value :: device1
            !> The other device.
            integer(c_int), value :: device2
            !> The HSA link type: 0 HyperTransport, 1 QPI, 2 PCIe, 3 InfiniBand, 4 xGMI. NVLink is 4.
            integer(c_int), intent(out) :: linktype
            !> Hops between them; 2 for PCIe through the host.
            integer(c_int), intent(out) :: hopcount
            integer(c_int) :: status
        end function hipExtGetLinkTypeAndHopCount

        !> Does nothing, as AMD's runtime: peer access belongs to devices.
        !>
        !> HIP: hipCtxEnablePeerAccess. CUDA: cuCtxEnablePeerAccess.
        function hipCtxEnablePeerAccess(peerCtx, flags) bind(c, name="hipCtxEnablePeerAccess") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A context.
            type(c_ptr), value :: peerCtx
            !> Not looked at.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipCtxEnablePeerAccess

        !> Does nothing, as AMD's runtime: peer access belongs to devices.
        !>
        !> HIP: hipCtxDisablePeerAccess. CUDA: cuCtxDisablePeerAccess.
        function hipCtxDisablePeerAccess(peerCtx) bind(c, name="hipCtxDisablePeerAccess") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A context.
            type(c_ptr), value :: peerCtx
            integer(c_int) :: status
        end function hipCtxDisablePeerAccess

        !> Copies from one device's memory to another's. May only be queued when the call returns.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist; hipErrorInvalidValue for NULL and for a range that is
        !> not within one allocation.
        !>
        !> HIP: hipMemcpyPeer. CUDA: cudaMemcpyPeer.
        function hipMemcpyPeer(dst, dstDeviceId, src, srcDeviceId, sizeBytes) bind(c, name="hipMemcpyPeer") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> Its device.
            integer(c_int), value :: dstDeviceId
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Its device.
            integer(c_int), value :: srcDeviceId
            !> Bytes.
            integer(c_size_t), value :: sizeBytes
            integer(c_int) :: status
        end function hipMemcpyPeer

        !> Queues a copy from one device's memory to another's.
        !>
        !> Returns what hipMemcpyPeer returns, and hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipMemcpyPeerAsync. CUDA: cudaMemcpyPeerAsync.
        function hipMemcpyPeerAsync(dst, dstDeviceId, src, srcDevice, sizeBytes, stream) &
            bind(c, name="hipMemcpyPeerAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dst
            !> Its device.
            integer(c_int), value :: dstDeviceId
            !> (in) The address that is read.
            type(c_ptr), value :: src
            !> Its device.
            integer(c_int), value :: srcDevice
            !> Bytes.
            integer(c_size_t), value :: sizeBytes
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpyPeerAsync

        !> Copies a box from one device's memory to another's. May only be queued when the call returns.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, and what hipMemcpy3D returns.
        !>
        !> HIP: hipMemcpy3DPeer from 7.1 on. CUDA: cudaMemcpy3DPeer.
        function hipMemcpy3DPeer(p) bind(c, name="hipMemcpy3DPeer") result(status)
            import :: c_int, hipMemcpy3DPeerParms
            implicit none
            !> The copy.
            type(hipMemcpy3DPeerParms), intent(in) :: p
            integer(c_int) :: status
        end function hipMemcpy3DPeer

        !> Queues a copy of a box from one device's memory to another's.
        !>
        !> Returns hipErrorInvalidDevice for a device that does not exist, and what hipMemcpy3DAsync returns.
        !>
        !> HIP: hipMemcpy3DPeerAsync from 7.1 on. CUDA: cudaMemcpy3DPeerAsync.
        function hipMemcpy3DPeerAsync(p, stream) bind(c, name="hipMemcpy3DPeerAsync") result(status)
            import :: c_int, c_ptr, hipMemcpy3DPeerParms
            implicit none
            !> The copy.
            type(hipMemcpy3DPeerParms), intent(in) :: p
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemcpy3DPeerAsync

        !> Allocates device memory in a stream's order, from the current device's default pool.
        !>
        !> Work queued on the stream from now on may use it. Such memory cannot be shared by hipIpcGetMemHandle.
        !>
        !> Returns hipErrorInvalidValue for a NULL `dev_ptr`, hipErrorInvalidHandle for a stream that does not exist,
        !> hipErrorOutOfMemory.
        !>
        !> HIP: hipMallocAsync. CUDA: cudaMallocAsync.
        function hipMallocAsync(dev_ptr, size, stream) bind(c, name="hipMallocAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0.
            type(c_ptr), intent(out) :: dev_ptr
            !> Bytes.
            integer(c_size_t), value :: size
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMallocAsync

        !> Frees device memory once the work queued on a stream so far is done.
        !>
        !> Returns hipErrorInvalidValue for NULL (for a program that loads HIP 7, hipSuccess) and for what is not the base of such
        !> memory, hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipFreeAsync. CUDA: cudaFreeAsync.
        function hipFreeAsync(dev_ptr, stream) bind(c, name="hipFreeAsync") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The address, from hipMallocAsync or hipMalloc.
            type(c_ptr), value :: dev_ptr
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipFreeAsync

        !> Allocates device memory in a stream's order, from a pool that the caller chose.
        !>
        !> Returns hipErrorInvalidValue for NULL and an imported pool, hipErrorInvalidHandle for a stream that does not exist,
        !> hipErrorOutOfMemory, also where the pool has a greatest size.
        !>
        !> HIP: hipMallocFromPoolAsync. CUDA: cuMemAllocFromPoolAsync.
        function hipMallocFromPoolAsync(dev_ptr, size, mem_pool, stream) bind(c, name="hipMallocFromPoolAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `size` is 0. Free it with hipFreeAsync or hipFree.
            type(c_ptr), intent(out) :: dev_ptr
            !> Bytes.
            integer(c_size_t), value :: size
            !> (in) The pool, not an imported one.
            type(c_ptr), value :: mem_pool
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMallocFromPoolAsync

        !> Returns a device's default pool.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
        !>
        !> HIP: hipDeviceGetDefaultMemPool. CUDA: cuDeviceGetDefaultMemPool.
        function hipDeviceGetDefaultMemPool(mem_pool, device) bind(c, name="hipDeviceGetDefaultMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The pool, never to be destroyed. It cannot be exported.
            type(c_ptr), intent(out) :: mem_pool
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceGetDefaultMemPool

        !> Returns the pool that hipMallocAsync uses on a device.
        !>
        !> Returns hipErrorInvalidValue for NULL and for a device that does not exist.
        !>
        !> HIP: hipDeviceGetMemPool. CUDA: cuDeviceGetMemPool.
        function hipDeviceGetMemPool(mem_pool, device) bind(c, name="hipDeviceGetMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The pool.
            type(c_ptr), intent(out) :: mem_pool
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function hipDeviceGetMemPool

        !> Sets the pool that hipMallocAsync uses on a device.
        !>
        !> Returns hipErrorInvalidValue for NULL, other pools, and a device that does not exist.
        !>
        !> HIP: hipDeviceSetMemPool. CUDA: cuDeviceSetMemPool.
        function hipDeviceSetMemPool(device, mem_pool) bind(c, name="hipDeviceSetMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The device.
            integer(c_int), value :: device
            !> (in) A pool of that device, not an imported one.
            type(c_ptr), value :: mem_pool
            integer(c_int) :: status
        end function hipDeviceSetMemPool

        !> Returns the default pool of a location.
        !>
        !> Returns hipErrorInvalidValue for NULL, other locations and types, and a device that does not exist.
        !>
        !> HIP: hipMemGetDefaultMemPool from ROCm 10.0 on. CUDA: cudaMemGetDefaultMemPool.
        function hipMemGetDefaultMemPool(memPool, location, type) bind(c, name="hipMemGetDefaultMemPool") result(status)
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            !> The pool, never to be destroyed.
            type(c_ptr), intent(out) :: memPool
            !> A device.
            type(hipMemLocation), intent(in) :: location
            !> hipMemAllocationTypePinned.
            integer(c_int), value :: type
            integer(c_int) :: status
        end function hipMemGetDefaultMemPool

        !> Returns the current pool of a location.
        !>
        !> Returns what hipMemGetDefaultMemPool returns.
        !>
        !> HIP: hipMemGetMemPool, in 7.14. CUDA: cudaMemGetMemPool.
        function hipMemGetMemPool(pool, location, type) bind(c, name="hipMemGetMemPool") result(status)
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            !> The pool.
            type(c_ptr), intent(out) :: pool
            !> A device.
            type(hipMemLocation), intent(in) :: location
            !> hipMemAllocationTypePinned.
            integer(c_int), value :: type
            integer(c_int) :: status
        end function hipMemGetMemPool

        !> Sets the current pool of a location.
        !>
        !> Returns what hipMemGetDefaultMemPool returns, and hipErrorInvalidValue for other pools.
        !>
        !> HIP: hipMemSetMemPool, in 7.14. CUDA: cudaMemSetMemPool.
        function hipMemSetMemPool(location, type, pool) bind(c, name="hipMemSetMemPool") result(status)
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            !> A device.
            type(hipMemLocation), intent(in) :: location
            !> hipMemAllocationTypePinned.
            integer(c_int), value :: type
            !> (in) A pool of that device, not an imported one.
            type(c_ptr), value :: pool
            integer(c_int) :: status
        end function hipMemSetMemPool

        !> Creates a pool.
        !>
        !> Returns hipErrorInvalidValue for NULL, other properties, and a device that does not exist, hipErrorOutOfMemory. As in
        !> AMD's runtime a pool of another handle type is one without.
        !>
        !> HIP: hipMemPoolCreate. CUDA: cuMemPoolCreate.
        function hipMemPoolCreate(mem_pool, pool_props) bind(c, name="hipMemPoolCreate") result(status)
            import :: c_int, c_ptr, hipMemPoolProps
            implicit none
            !> The pool; destroy it with hipMemPoolDestroy.
            type(c_ptr), intent(out) :: mem_pool
            !> Pinned memory on a device, and the handle type if other processes are to import the pool.
            type(hipMemPoolProps), intent(in) :: pool_props
            integer(c_int) :: status
        end function hipMemPoolCreate

        !> Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
        !>
        !> Returns hipErrorInvalidValue for NULL, a default pool, one that was destroyed, and an imported one of which memory is
        !> imported still.
        !>
        !> HIP: hipMemPoolDestroy. CUDA: cuMemPoolDestroy.
        function hipMemPoolDestroy(mem_pool) bind(c, name="hipMemPoolDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The pool, not a device's default one.
            type(c_ptr), value :: mem_pool
            integer(c_int) :: status
        end function hipMemPoolDestroy

        !> Returns memory that a pool does not use to the system.
        !>
        !> Returns hipErrorInvalidValue for NULL.
        !>
        !> HIP: hipMemPoolTrimTo. CUDA: cuMemPoolTrimTo.
        function hipMemPoolTrimTo(mem_pool, min_bytes_to_hold) bind(c, name="hipMemPoolTrimTo") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: mem_pool
            !> Bytes that it keeps all the same.
            integer(c_size_t), value :: min_bytes_to_hold
            integer(c_int) :: status
        end function hipMemPoolTrimTo

        !> Sets an attribute of a pool.
        !>
        !> Returns hipErrorInvalidValue for NULL, attributes that cannot be set, and other values.
        !>
        !> HIP: hipMemPoolSetAttribute. CUDA: cuMemPoolSetAttribute.
        function hipMemPoolSetAttribute(mem_pool, attr, value) bind(c, name="hipMemPoolSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: mem_pool
            !> The attribute; of the greatest sizes, only 0 can be set.
            integer(c_int), value :: attr
            !> (in) An `int`, or a `uint64_t`, as the attribute is.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function hipMemPoolSetAttribute

        !> Returns an attribute of a pool.
        !>
        !> Returns hipErrorInvalidValue for NULL and other attributes.
        !>
        !> HIP: hipMemPoolGetAttribute. CUDA: cuMemPoolGetAttribute.
        function hipMemPoolGetAttribute(mem_pool, attr, value) bind(c, name="hipMemPoolGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: mem_pool
            !> The attribute.
            integer(c_int), value :: attr
            !> (out) An `int`, or a `uint64_t`, as the attribute is.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function hipMemPoolGetAttribute

        !> Sets the access rights of several devices to a pool's memory. The pool's own device keeps all rights.
        !>
        !> Returns hipErrorInvalidValue for NULL, other places and unknown rights, hipErrorInvalidDevice for a
        !> larger count, for a device that does not exist, and for hipMemAccessFlagsProtNone: rights are not taken away. The
        !> pool's own device keeps all of them.
        !>
        !> HIP: hipMemPoolSetAccess. CUDA: cuMemPoolSetAccess.
        function hipMemPoolSetAccess(mem_pool, desc_list, count) bind(c, name="hipMemPoolSetAccess") result(status)
            import :: c_int, c_ptr, c_size_t, hipMemAccessDesc
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: mem_pool
            !> (array of count) Devices and their rights.
            type(hipMemAccessDesc), intent(in) :: desc_list(*)
            !> Their number, at most as many as there are devices.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function hipMemPoolSetAccess

        !> Returns a device's access rights to a pool's memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, other locations, and a device that does not exist.
        !>
        !> HIP: hipMemPoolGetAccess. CUDA: cuMemPoolGetAccess.
        function hipMemPoolGetAccess(flags, mem_pool, location) bind(c, name="hipMemPoolGetAccess") result(status)
            import :: c_int, c_ptr, hipMemLocation
            implicit none
            !> The rights.
            integer(c_int), intent(out) :: flags
            !> (in) The pool.
            type(c_ptr), value :: mem_pool
            !> The device.
            type(hipMemLocation), intent(in) :: location
            integer(c_int) :: status
        end function hipMemPoolGetAccess

        !> Exports a pool as a file descriptor, by which another process imports the pool.
        !>
        !> The importer reaches those allocations that hipMemPoolExportPointer exports.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, a kind that the pool was not created for, default and imported
        !> pools.
        !>
        !> HIP: hipMemPoolExportToShareableHandle. CUDA: cuMemPoolExportToShareableHandle.
        function hipMemPoolExportToShareableHandle(shared_handle, mem_pool, handle_type, flags) &
            bind(c, name="hipMemPoolExportToShareableHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (out) An `int`, to be closed when it has been sent (SCM_RIGHTS) or inherited.
            type(c_ptr), value :: shared_handle
            !> (in) A pool that was created for such handles.
            type(c_ptr), value :: mem_pool
            !> hipMemHandleTypePosixFileDescriptor.
            integer(c_int), value :: handle_type
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipMemPoolExportToShareableHandle

        !> Imports a pool that another process, or this one, has exported. It allocates nothing.
        !>
        !> Returns hipErrorInvalidValue for NULL, other kinds and other flags, hipErrorOutOfMemory, as HIP does, for a descriptor
        !> that is closed, of another kind or of another user.
        !>
        !> HIP: hipMemPoolImportFromShareableHandle. CUDA: cuMemPoolImportFromShareableHandle.
        function hipMemPoolImportFromShareableHandle(mem_pool, shared_handle, handle_type, flags) &
            bind(c, name="hipMemPoolImportFromShareableHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The pool, for hipMemPoolImportPointer; destroy it with hipMemPoolDestroy.
            type(c_ptr), intent(out) :: mem_pool
            !> (in) The file descriptor itself, cast to a pointer, which the caller still closes; only the low 32
            !> bits are read.
            type(c_ptr), value :: shared_handle
            !> hipMemHandleTypePosixFileDescriptor.
            integer(c_int), value :: handle_type
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipMemPoolImportFromShareableHandle

        !> Exports one allocation of an exportable pool, for a process that has imported the pool.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory for what is not the start of such an allocation.
        !>
        !> HIP: hipMemPoolExportPointer. CUDA: cuMemPoolExportPointer.
        function hipMemPoolExportPointer(export_data, dev_ptr) bind(c, name="hipMemPoolExportPointer") result(status)
            import :: c_int, c_ptr, hipMemPoolPtrExportData
            implicit none
            !> 64 bytes to send to the other process by any means.
            type(hipMemPoolPtrExportData), intent(out) :: export_data
            !> (in) The allocation's first address.
            type(c_ptr), value :: dev_ptr
            integer(c_int) :: status
        end function hipMemPoolExportPointer

        !> Imports an allocation of an imported pool.
        !>
        !> The exporter's allocation must be complete before its memory is touched, and every import freed before it is. The
        !> same allocation has the same address again. What anygpu_import has opened there, too, stays until both are closed.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory for a pool that is not imported and bytes that identify
        !> none of its allocations.
        !>
        !> HIP: hipMemPoolImportPointer. CUDA: cuMemPoolImportPointer.
        function hipMemPoolImportPointer(dev_ptr, mem_pool, export_data) bind(c, name="hipMemPoolImportPointer") result(status)
            import :: c_int, c_ptr, hipMemPoolPtrExportData
            implicit none
            !> The address; free it with hipFreeAsync or hipFree, once.
            type(c_ptr), intent(out) :: dev_ptr
            !> (in) The imported pool.
            type(c_ptr), value :: mem_pool
            !> The 64 bytes from hipMemPoolExportPointer.
            type(hipMemPoolPtrExportData), intent(in) :: export_data
            integer(c_int) :: status
        end function hipMemPoolImportPointer

        !> Finds a function by name.
        !>
        !> hipGetDeviceProperties and hipChooseDevice are those of the caller's version: with hipDeviceProp_tR0600 from 600 on.
        !> Needs no device.
        !>
        !> Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
        !>
        !> HIP: hipGetProcAddress. CUDA: cuGetProcAddress.
        function hipGetProcAddress(symbol, pfn, hipVersion, flags, symbolStatus) bind(c, name="hipGetProcAddress") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none
            !> The name, such as "hipMalloc".
            character(kind=c_char), intent(in) :: symbol(*)
            !> The function's address; NULL when there is none of this name.
            type(c_ptr), intent(out) :: pfn
            !> The caller's version, major * 100 + minor.
            integer(c_int), value :: hipVersion
            !> HIP_GET_PROC_ADDRESS_DEFAULT, HIP_GET_PROC_ADDRESS_LEGACY_STREAM or
            !> HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM, which finds the function for the thread's own default stream where
            !> there is one.
            integer(c_int64_t), value :: flags
            !> HIP_GET_PROC_ADDRESS_SUCCESS or HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND.
            integer(c_int), intent(out), optional :: symbolStatus
            integer(c_int) :: status
        end function hipGetProcAddress

        !> Finds a function by name, as hipGetProcAddress does for the caller's own version.
        !>
        !> Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
        !>
        !> HIP: hipGetDriverEntryPoint from 7.1 on. CUDA: cudaGetDriverEntryPoint.
        function hipGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus) bind(c, name="hipGetDriverEntryPoint") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none
            !> The name, such as "hipMalloc".
            character(kind=c_char), intent(in) :: symbol(*)
            !> The function's address; NULL when there is none of this name.
            type(c_ptr), intent(out) :: funcPtr
            !> hipEnableDefault, hipEnableLegacyStream, or
            !> hipEnablePerThreadDefaultStream, which finds the function for the thread's own default stream where there is one.
            integer(c_int64_t), value :: flags
            !> hipDriverEntryPointSuccess or hipDriverEntryPointSymbolNotFound.
            integer(c_int), intent(out), optional :: driverStatus
            integer(c_int) :: status
        end function hipGetDriverEntryPoint

        !> Creates a stream on the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorOutOfMemory.
        !>
        !> HIP: hipStreamCreate. CUDA: cudaStreamCreate.
        function hipStreamCreate(stream) bind(c, name="hipStreamCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with hipStreamDestroy.
            type(c_ptr), intent(out) :: stream
            integer(c_int) :: status
        end function hipStreamCreate

        !> Creates a stream on the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
        !>
        !> HIP: hipStreamCreateWithFlags. CUDA: cudaStreamCreateWithFlags.
        function hipStreamCreateWithFlags(stream, flags) bind(c, name="hipStreamCreateWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with hipStreamDestroy.
            type(c_ptr), intent(out) :: stream
            !> hipStreamDefault or hipStreamNonBlocking.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipStreamCreateWithFlags

        !> Creates a stream on the current device.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other flags, hipErrorOutOfMemory.
        !>
        !> HIP: hipStreamCreateWithPriority. CUDA: cudaStreamCreateWithPriority.
        function hipStreamCreateWithPriority(stream, flags, priority) bind(c, name="hipStreamCreateWithPriority") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with hipStreamDestroy.
            type(c_ptr), intent(out) :: stream
            !> hipStreamDefault or hipStreamNonBlocking.
            integer(c_int), value :: flags
            !> Lower is more urgent; clamped to hipDeviceGetStreamPriorityRange.
            integer(c_int), value :: priority
            integer(c_int) :: status
        end function hipStreamCreateWithPriority

        !> Creates a stream with a mask of the current device's compute units.
        !>
        !> The stream uses all of them: only AMD's own runtime can restrict a stream.
        !>
        !> Returns hipErrorInvalidHandle for a NULL `stream`, hipErrorInvalidValue for an empty or NULL mask.
        !>
        !> HIP: hipExtStreamCreateWithCUMask. CUDA: none.
        function hipExtStreamCreateWithCUMask(stream, cuMaskSize, cuMask) &
            bind(c, name="hipExtStreamCreateWithCUMask") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with hipStreamDestroy.
            type(c_ptr), intent(out) :: stream
            !> Elements of `cuMask`.
            integer(c_int), value :: cuMaskSize
            !> (array of cuMaskSize) A bit for each compute unit.
            integer(c_int), intent(in) :: cuMask(*)
            integer(c_int) :: status
        end function hipExtStreamCreateWithCUMask

        !> Returns the mask of a stream's compute units: all of them.
        !>
        !> Returns hipErrorInvalidValue for NULL and for a mask that is too short, hipErrorInvalidHandle for a stream that does
        !> not exist.
        !>
        !> HIP: hipExtStreamGetCUMask. CUDA: none.
        function hipExtStreamGetCUMask(stream, cuMaskSize, cuMask) bind(c, name="hipExtStreamGetCUMask") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> Elements of `cuMask`; at least a 32nd of the device's compute units, rounded up.
            integer(c_int), value :: cuMaskSize
            !> (array of cuMaskSize) A bit for each compute unit; elements beyond the last unit are not written.
            integer(c_int), intent(out) :: cuMask(*)
            integer(c_int) :: status
        end function hipExtStreamGetCUMask

        !> Destroys a stream. Returns at once; work queued on it completes.
        !>
        !> Returns hipErrorInvalidHandle for NULL and for the predefined streams, hipErrorContextIsDestroyed for a stream that
        !> does not exist.
        !>
        !> HIP: hipStreamDestroy. CUDA: cudaStreamDestroy.
        function hipStreamDestroy(stream) bind(c, name="hipStreamDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A stream that was created.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipStreamDestroy

        !> Tells whether all work queued on a stream is done.
        !>
        !> Returns hipSuccess when it is, hipErrorNotReady when it is not, hipErrorContextIsDestroyed for a stream that does not
        !> exist, hipErrorLaunchFailure when work on it has failed, hipErrorStreamCaptureUnsupported for a stream that is being
        !> captured and beside captures that forbid unsafe calls.
        !>
        !> HIP: hipStreamQuery. CUDA: cudaStreamQuery.
        function hipStreamQuery(stream) bind(c, name="hipStreamQuery") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipStreamQuery

        !> Waits until all work queued on a stream is done.
        !>
        !> Returns hipErrorContextIsDestroyed for a stream that does not exist, hipErrorLaunchFailure when work on it has
        !> failed, hipErrorStreamCaptureUnsupported for a stream that is being captured and beside captures that forbid unsafe
        !> calls.
        !>
        !> HIP: hipStreamSynchronize. CUDA: cudaStreamSynchronize.
        function hipStreamSynchronize(stream) bind(c, name="hipStreamSynchronize") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipStreamSynchronize

        !> Queues a wait for an event's latest record. An event never recorded is complete.
        !>
        !> Returns hipErrorInvalidValue for other flags, hipErrorInvalidHandle for an event or stream that does not exist and
        !> for hipEventWaitExternal where the stream is not being captured.
        !>
        !> HIP: hipStreamWaitEvent. CUDA: cudaStreamWaitEvent.
        function hipStreamWaitEvent(stream, event, flags) bind(c, name="hipStreamWaitEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The event, of any device, or opened from another process.
            type(c_ptr), value :: event
            !> hipEventWaitDefault; hipEventWaitExternal makes the wait a node of a stream that is being captured.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipStreamWaitEvent

        !> Queues a wait until a 32-bit value in memory, masked, compares true.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
        !> for a stream that does not exist.
        !>
        !> HIP: hipStreamWaitValue32. CUDA: cuStreamWaitValue32.
        function hipStreamWaitValue32(stream, ptr, value, flags, mask) bind(c, name="hipStreamWaitValue32") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The value's address, in memory the device can reach.
            type(c_ptr), value :: ptr
            !> The number it is compared with.
            integer(c_int), value :: value
            !> hipStreamWaitValueGte, hipStreamWaitValueEq, hipStreamWaitValueAnd or hipStreamWaitValueNor.
            integer(c_int), value :: flags
            !> The bits that count.
            integer(c_int), value :: mask
            integer(c_int) :: status
        end function hipStreamWaitValue32

        !> Queues a wait until a 64-bit value in memory, masked, compares true.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
        !> for a stream that does not exist.
        !>
        !> HIP: hipStreamWaitValue64. CUDA: cuStreamWaitValue64.
        function hipStreamWaitValue64(stream, ptr, value, flags, mask) bind(c, name="hipStreamWaitValue64") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The value's address, in memory the device can reach.
            type(c_ptr), value :: ptr
            !> The number it is compared with.
            integer(c_int64_t), value :: value
            !> hipStreamWaitValueGte, hipStreamWaitValueEq, hipStreamWaitValueAnd or hipStreamWaitValueNor.
            integer(c_int), value :: flags
            !> The bits that count.
            integer(c_int64_t), value :: mask
            integer(c_int) :: status
        end function hipStreamWaitValue64

        !> Queues a write of a 32-bit value.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
        !> for a stream that does not exist.
        !>
        !> HIP: hipStreamWriteValue32. CUDA: cuStreamWriteValue32.
        function hipStreamWriteValue32(stream, ptr, value, flags) bind(c, name="hipStreamWriteValue32") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The address, in memory the device can reach.
            type(c_ptr), value :: ptr
            !> The value.
            integer(c_int), value :: value
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipStreamWriteValue32

        !> Queues a write of a 64-bit value.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, and memory the device cannot reach; hipErrorContextIsDestroyed
        !> for a stream that does not exist.
        !>
        !> HIP: hipStreamWriteValue64. CUDA: cuStreamWriteValue64.
        function hipStreamWriteValue64(stream, ptr, value, flags) bind(c, name="hipStreamWriteValue64") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The address, in memory the device can reach.
            type(c_ptr), value :: ptr
            !> The value.
            integer(c_int64_t), value :: value
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipStreamWriteValue64

        !> Queues a callback with the stream's status. It must not call HIP.
        !>
        !> Returns hipErrorInvalidValue for a NULL function and for other flags, hipErrorContextIsDestroyed for a stream that
        !> does not exist.
        !>
        !> HIP: hipStreamAddCallback. CUDA: cudaStreamAddCallback.
        function hipStreamAddCallback(stream, callback, userData, flags) bind(c, name="hipStreamAddCallback") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; the function gets it as it is given here.
            type(c_ptr), value :: stream
            !> (in) The function; it is called on a thread of the runtime.
            type(c_funptr), value :: callback
            !> (in, nullable) Handed to the function.
            type(c_ptr), value :: userData
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipStreamAddCallback

        !> Queues a host function. It must not call HIP.
        !>
        !> The function is not called when earlier work on the stream has failed.
        !>
        !> Returns hipErrorInvalidValue for a NULL function, hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipLaunchHostFunc. CUDA: cudaLaunchHostFunc.
        function hipLaunchHostFunc(stream, fn, userData) bind(c, name="hipLaunchHostFunc") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in) The function; it is called on a thread of the runtime.
            type(c_funptr), value :: fn
            !> (in, nullable) Handed to the function.
            type(c_ptr), value :: userData
            integer(c_int) :: status
        end function hipLaunchHostFunc

        !> Attaches managed memory to a stream.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, memory that is not managed, and a part of an allocation;
        !> hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipStreamAttachMemAsync. CUDA: cudaStreamAttachMemAsync.
        function hipStreamAttachMemAsync(stream, dev_ptr, length, flags) bind(c, name="hipStreamAttachMemAsync") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream; not NULL with hipMemAttachSingle.
            type(c_ptr), value :: stream
            !> (in) The base of managed memory.
            type(c_ptr), value :: dev_ptr
            !> Its bytes, or 0 for all of it.
            integer(c_size_t), value :: length
            !> hipMemAttachGlobal, hipMemAttachHost or hipMemAttachSingle.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipStreamAttachMemAsync

        !> Returns the flags of a stream.
        !>
        !> Returns hipErrorInvalidValue for a NULL pointer or stream, hipErrorContextIsDestroyed for a stream that does not
        !> exist.
        !>
        !> HIP: hipStreamGetFlags. CUDA: cudaStreamGetFlags.
        function hipStreamGetFlags(stream, flags) bind(c, name="hipStreamGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The stream.
            type(c_ptr), value :: stream
            !> hipStreamDefault or hipStreamNonBlocking.
            integer(c_int), intent(out) :: flags
            integer(c_int) :: status
        end function hipStreamGetFlags

        !> Returns the priority of a stream.
        !>
        !> Returns hipErrorInvalidValue for a NULL pointer, hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipStreamGetPriority. CUDA: cudaStreamGetPriority.
        function hipStreamGetPriority(stream, priority) bind(c, name="hipStreamGetPriority") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> Lower is more urgent; 0 for NULL.
            integer(c_int), intent(out) :: priority
            integer(c_int) :: status
        end function hipStreamGetPriority

        !> Returns the device of a stream.
        !>
        !> Returns hipErrorInvalidValue for a NULL pointer, hipErrorContextIsDestroyed for a stream that does not exist.
        !>
        !> HIP: hipStreamGetDevice. CUDA: cuStreamGetDevice.
        function hipStreamGetDevice(stream, device) bind(c, name="hipStreamGetDevice") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL belongs to the current device.
            type(c_ptr), value :: stream
            !> Its ordinal.
            integer(c_int), intent(out) :: device
            integer(c_int) :: status
        end function hipStreamGetDevice

        !> Returns a number that no other stream of this process has.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipStreamGetId from 7.1 on. CUDA: cudaStreamGetId.
        function hipStreamGetId(stream, streamId) bind(c, name="hipStreamGetId") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> The number.
            integer(c_int64_t), intent(out) :: streamId
            integer(c_int) :: status
        end function hipStreamGetId

        !> Returns an attribute of a stream.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a stream that does not
        !> exist, hipErrorNotSupported for hipLaunchAttributeSynchronizationPolicy.
        !>
        !> HIP: hipStreamGetAttribute from 7.1 on. CUDA: cudaStreamGetAttribute.
        function hipStreamGetAttribute(stream, attr, value_out) bind(c, name="hipStreamGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> hipLaunchAttributePriority; hipLaunchAttributeSynchronizationPolicy is not supported here.
            integer(c_int), value :: attr
            !> (out) Its value.
            type(c_ptr), value :: value_out
            integer(c_int) :: status
        end function hipStreamGetAttribute

        !> Sets an attribute of a stream; not supported.
        !>
        !> Returns hipErrorNotSupported; hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a
        !> stream that does not exist.
        !>
        !> HIP: hipStreamSetAttribute from 7.1 on. CUDA: cudaStreamSetAttribute.
        function hipStreamSetAttribute(stream, attr, value) bind(c, name="hipStreamSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> hipLaunchAttributeSynchronizationPolicy.
            integer(c_int), value :: attr
            !> (in) Its value.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function hipStreamSetAttribute

        !> Queues waits for values and writes of values, in their order.
        !>
        !> Returns hipErrorInvalidValue for NULL, none or too many, flags, other operations, and what a wait or a write refuses;
        !> hipErrorContextIsDestroyed for a stream that does not exist. Then no operation has been queued, unless a vendor's
        !> library refuses the address of a later one.
        !>
        !> HIP: hipStreamBatchMemOp from 6.4 on. CUDA: cuStreamBatchMemOp.
        function hipStreamBatchMemOp(stream, count, paramArray, flags) bind(c, name="hipStreamBatchMemOp") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> Number of operations, from 1 to 256.
            integer(c_int), value :: count
            !> (in, array of count) The operations.
            type(c_ptr), value :: paramArray
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipStreamBatchMemOp

        !> Copies the attributes of one stream to another; none here can be set.
        !>
        !> Returns hipErrorInvalidHandle for a stream that does not exist.
        !>
        !> HIP: hipStreamCopyAttributes from 7.2 on. CUDA: cudaStreamCopyAttributes.
        function hipStreamCopyAttributes(dst, src) bind(c, name="hipStreamCopyAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream that gets them.
            type(c_ptr), value :: dst
            !> (in, nullable) The stream that has them.
            type(c_ptr), value :: src
            integer(c_int) :: status
        end function hipStreamCopyAttributes

        !> Returns the device of a stream, -1 for a stream that does not exist.
        !>
        !> HIP: hipGetStreamDeviceId. CUDA: none.
        function hipGetStreamDeviceId(stream) bind(c, name="hipGetStreamDeviceId") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL belongs to the current device.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipGetStreamDeviceId

        !> Returns the capture status of a stream.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a stream that does not exist,
        !> hipErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
        !>
        !> HIP: hipStreamIsCapturing. CUDA: cudaStreamIsCapturing.
        function hipStreamIsCapturing(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> A hipStreamCaptureStatus.
            integer(c_int), intent(out) :: pCaptureStatus
            integer(c_int) :: status
        end function hipStreamIsCapturing

        !> Returns the capture state of a stream.
        !>
        !> Returns hipErrorInvalidValue for a NULL status, hipErrorContextIsDestroyed for a stream that does not exist,
        !> hipErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
        !>
        !> HIP: hipStreamGetCaptureInfo. CUDA: cudaStreamGetCaptureInfo.
        function hipStreamGetCaptureInfo(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> A hipStreamCaptureStatus.
            integer(c_int), intent(out) :: pCaptureStatus
            !> The number of the capture, while it is active.
            integer(c_int64_t), intent(out), optional :: pId
            integer(c_int) :: status
        end function hipStreamGetCaptureInfo

        !> Returns the capture state of a stream. All but the status is written while the capture is active.
        !>
        !> Returns hipErrorInvalidValue for a NULL status, hipErrorContextIsDestroyed for a stream that does not exist,
        !> hipErrorStreamCaptureImplicit for the default stream while one is being captured that is ordered with it.
        !>
        !> HIP: hipStreamGetCaptureInfo_v2. CUDA: cudaStreamGetCaptureInfo.
        function hipStreamGetCaptureInfo_v2(stream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out) &
            bind(c, name="hipStreamGetCaptureInfo_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> A hipStreamCaptureStatus.
            integer(c_int), intent(out) :: captureStatus_out
            !> The number of the capture.
            integer(c_int64_t), intent(out), optional :: id_out
            !> The graph that is being made.
            type(c_ptr), intent(out), optional :: graph_out
            !> The nodes that the stream's next one comes after, valid until its next call.
            type(c_ptr), intent(out), optional :: dependencies_out
            !> How many.
            integer(c_size_t), intent(out), optional :: numDependencies_out
            integer(c_int) :: status
        end function hipStreamGetCaptureInfo_v2

        !> Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
        !>
        !> Other streams take part once they wait for an event that was recorded in one that does, until the capture ends.
        !>
        !> Returns hipErrorInvalidValue for another mode, hipErrorContextIsDestroyed for a stream that does not exist,
        !> hipErrorStreamCaptureUnsupported for the default stream, hipErrorIllegalState for a stream that is being captured.
        !>
        !> HIP: hipStreamBeginCapture. CUDA: cudaStreamBeginCapture.
        function hipStreamBeginCapture(stream, mode) bind(c, name="hipStreamBeginCapture") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The stream; not the default stream.
            type(c_ptr), value :: stream
            !> The restrictions on threads meanwhile, a hipStreamCaptureMode.
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function hipStreamBeginCapture

        !> Begins to capture a stream into a graph, behind some of its nodes.
        !>
        !> Returns what hipStreamBeginCapture returns, hipErrorNotSupported for data of edges, and hipErrorInvalidValue for a graph
        !> that does not exist, an array without nodes, and nodes that are named twice or are of another graph.
        !>
        !> HIP: hipStreamBeginCaptureToGraph from 6.4 on. CUDA: cudaStreamBeginCaptureToGraph.
        function hipStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, numDependencies, mode) &
            bind(c, name="hipStreamBeginCaptureToGraph") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The stream; not the default stream.
            type(c_ptr), value :: stream
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in, array of numDependencies, nullable) The nodes that the stream's first one comes after.
            type(c_ptr), value :: dependencies
            !> (in, nullable) NULL.
            type(c_ptr), value :: dependencyData
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The restrictions on threads meanwhile, a hipStreamCaptureMode.
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function hipStreamBeginCaptureToGraph

        !> Ends the capture that began in a stream.
        !>
        !> Returns hipErrorInvalidValue for NULL, hipErrorIllegalState for a stream that is not being captured,
        !> hipErrorContextIsDestroyed for one that does not exist; hipErrorStreamCaptureUnmatched where the capture began in another
        !> stream, hipErrorStreamCaptureWrongThread where another thread began it, and then it goes on;
        !> hipErrorStreamCaptureInvalidated where it had failed, hipErrorStreamCaptureUnjoined where work of another stream was
        !> not joined to this one, and then it has ended.
        !>
        !> HIP: hipStreamEndCapture. CUDA: cudaStreamEndCapture.
        function hipStreamEndCapture(stream, pGraph) bind(c, name="hipStreamEndCapture") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The stream.
            type(c_ptr), value :: stream
            !> The graph, NULL after an error; destroy it with hipGraphDestroy.
            type(c_ptr), intent(out) :: pGraph
            integer(c_int) :: status
        end function hipStreamEndCapture

        !> Changes the nodes that the next one of a captured stream comes after.
        !>
        !> Returns hipErrorInvalidValue for other flags and nodes of other graphs, hipErrorIllegalState for a stream that is
        !> not being captured, hipErrorStreamCaptureInvalidated where the capture has failed, hipErrorContextIsDestroyed for a
        !> stream that does not exist.
        !>
        !> HIP: hipStreamUpdateCaptureDependencies. CUDA: cudaStreamUpdateCaptureDependencies.
        function hipStreamUpdateCaptureDependencies(stream, dependencies, numDependencies, flags) &
            bind(c, name="hipStreamUpdateCaptureDependencies") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream.
            type(c_ptr), value :: stream
            !> (in, array of numDependencies, nullable) Nodes of the graph that is being made.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> hipStreamAddCaptureDependencies or hipStreamSetCaptureDependencies.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipStreamUpdateCaptureDependencies

        !> Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
        !>
        !> Returns hipErrorInvalidValue for NULL and for other modes.
        !>
        !> HIP: hipThreadExchangeStreamCaptureMode. CUDA: cudaThreadExchangeStreamCaptureMode.
        function hipThreadExchangeStreamCaptureMode(mode) bind(c, name="hipThreadExchangeStreamCaptureMode") result(status)
            import :: c_int
            implicit none
            !> A hipStreamCaptureMode, hipStreamCaptureModeGlobal until the thread sets another; on return the one
            !> before.
            integer(c_int), intent(inout) :: mode
            integer(c_int) :: status
        end function hipThreadExchangeStreamCaptureMode

        !> Returns the granularity of physical memory, of which its sizes and addresses must be multiples.
        !>
        !> Returns hipErrorInvalidValue for NULL, memory that is not pinned and on a device, and other options.
        !>
        !> HIP: hipMemGetAllocationGranularity. CUDA: cuMemGetAllocationGranularity.
        function hipMemGetAllocationGranularity(granularity, prop, option) &
            bind(c, name="hipMemGetAllocationGranularity") result(status)
            import :: c_int, c_size_t, hipMemAllocationProp
            implicit none
            !> Bytes.
            integer(c_size_t), intent(out) :: granularity
            !> The properties of the memory, of which only the type and the location count.
            type(hipMemAllocationProp), intent(in) :: prop
            !> hipMemAllocationGranularity_flags.
            integer(c_int), value :: option
            integer(c_int) :: status
        end function hipMemGetAllocationGranularity

        !> Allocates physical memory, which has no address until it is mapped.
        !>
        !> Returns hipErrorInvalidValue for NULL, other sizes, flags and properties, and a device that does not exist (for a
        !> program that loads HIP 7, hipErrorInvalidDevice), hipErrorNotSupported for handles of Windows, hipErrorOutOfMemory.
        !>
        !> HIP: hipMemCreate. CUDA: cuMemCreate.
        function hipMemCreate(handle, size, prop, flags) bind(c, name="hipMemCreate") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemAllocationProp
            implicit none
            !> The memory; release it with hipMemRelease.
            type(c_ptr), intent(out) :: handle
            !> Bytes, a multiple of the granularity.
            integer(c_size_t), value :: size
            !> Pinned memory on a device, for a program that loads HIP 7 also on the host, and the handle type if other
            !> processes are to import the memory.
            type(hipMemAllocationProp), intent(in) :: prop
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function hipMemCreate

        !> Releases one reference to physical memory. Mappings keep the memory.
        !>
        !> Returns hipErrorInvalidValue for anything but physical memory, and for one release too many.
        !>
        !> HIP: hipMemRelease. CUDA: cuMemRelease.
        function hipMemRelease(handle) bind(c, name="hipMemRelease") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) From hipMemCreate, hipMemImportFromShareableHandle or hipMemRetainAllocationHandle.
            type(c_ptr), value :: handle
            integer(c_int) :: status
        end function hipMemRelease

        !> Finds the physical memory that is mapped at an address, and takes a reference to it.
        !>
        !> Returns hipErrorInvalidValue for NULL and where nothing is mapped.
        !>
        !> HIP: hipMemRetainAllocationHandle; AMD's takes no reference up to HIP 6. CUDA: cuMemRetainAllocationHandle.
        function hipMemRetainAllocationHandle(handle, addr) bind(c, name="hipMemRetainAllocationHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The memory; release it with hipMemRelease.
            type(c_ptr), intent(out) :: handle
            !> (in) Any address in the mapping.
            type(c_ptr), value :: addr
            integer(c_int) :: status
        end function hipMemRetainAllocationHandle

        !> Returns the properties requested of physical memory; imported memory has the handle type that it was imported by.
        !>
        !> Returns hipErrorInvalidValue for NULL and for anything but physical memory.
        !>
        !> HIP: hipMemGetAllocationPropertiesFromHandle. CUDA: cuMemGetAllocationPropertiesFromHandle.
        function hipMemGetAllocationPropertiesFromHandle(prop, handle) &
            bind(c, name="hipMemGetAllocationPropertiesFromHandle") result(status)
            import :: c_int, c_ptr, hipMemAllocationProp
            implicit none
            !> Its properties.
            type(hipMemAllocationProp), intent(out) :: prop
            !> (in) The memory.
            type(c_ptr), value :: handle
            integer(c_int) :: status
        end function hipMemGetAllocationPropertiesFromHandle

        !> Exports physical memory as a file descriptor, a new one each time.
        !>
        !> Returns hipErrorInvalidValue for NULL, other flags, a kind that the memory was not created for, imported memory, and
        !> anything but physical memory.
        !>
        !> HIP: hipMemExportToShareableHandle. CUDA: cuMemExportToShareableHandle.
        function hipMemExportToShareableHandle(shareableHandle, handle, handleType, flags) &
            bind(c, name="hipMemExportToShareableHandle") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (out) An `int`, to be closed when it has been sent (SCM_RIGHTS) or inherited.
            type(c_ptr), value :: shareableHandle
            !> (in) Memory that was created for such handles.
            type(c_ptr), value :: handle
            !> hipMemHandleTypePosixFileDescriptor.
            integer(c_int), value :: handleType
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function hipMemExportToShareableHandle

        !> Imports physical memory that another process, or this one, has exported.
        !>
        !> Returns hipErrorInvalidValue for NULL, other kinds, and a descriptor that is closed or of another kind; for a program
        !> that loads HIP 7, also for an address.
        !>
        !> HIP: hipMemImportFromShareableHandle. CUDA: cuMemImportFromShareableHandle.
        function hipMemImportFromShareableHandle(handle, osHandle, shHandleType) &
            bind(c, name="hipMemImportFromShareableHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The memory; map it, and release it with hipMemRelease.
            type(c_ptr), intent(out) :: handle
            !> (in) The file descriptor, which the caller still closes: a value below 65536 is the descriptor
            !> itself, cast to a pointer, as in HIP from 7.1 on; any other is the address of an `int`, as before.
            type(c_ptr), value :: osHandle
            !> hipMemHandleTypePosixFileDescriptor.
            integer(c_int), value :: shHandleType
            integer(c_int) :: status
        end function hipMemImportFromShareableHandle

        !> Reserves an address range, in which physical memory can be mapped.
        !>
        !> Returns hipErrorInvalidValue for NULL and other flags, hipErrorOutOfMemory for other sizes and alignments too (for a
        !> program that loads HIP 7, hipErrorInvalidValue).
        !>
        !> HIP: hipMemAddressReserve. CUDA: cuMemAddressReserve.
        function hipMemAddressReserve(ptr, size, alignment, addr, flags) bind(c, name="hipMemAddressReserve") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The first address; release the range with hipMemAddressFree.
            type(c_ptr), intent(out) :: ptr
            !> Bytes, a multiple of the granularity.
            integer(c_size_t), value :: size
            !> A power of two, or 0.
            integer(c_size_t), value :: alignment
            !> (in, nullable) The preferred first address; NULL for any.
            type(c_ptr), value :: addr
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function hipMemAddressReserve

        !> Releases a reserved address range, in which nothing may be mapped.
        !>
        !> Returns hipErrorInvalidValue for what is not a whole reservation, and where something is mapped.
        !>
        !> HIP: hipMemAddressFree. CUDA: cuMemAddressFree.
        function hipMemAddressFree(devPtr, size) bind(c, name="hipMemAddressFree") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first address, from hipMemAddressReserve.
            type(c_ptr), value :: devPtr
            !> Its bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function hipMemAddressFree

        !> Maps physical memory at reserved addresses. It is inaccessible there before hipMemSetAccess.
        !>
        !> Returns hipErrorInvalidValue for NULL, another offset, other flags, an address that is not a multiple of the
        !> granularity, addresses that are not reserved or where something is mapped, and anything but physical memory;
        !> hipErrorNotSupported for a larger size, and for a smaller one where the back end maps only the whole.
        !>
        !> HIP: hipMemMap. CUDA: cuMemMap.
        function hipMemMap(ptr, size, offset, handle, flags) bind(c, name="hipMemMap") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in) The first address.
            type(c_ptr), value :: ptr
            !> Bytes, a multiple of the granularity, at most the memory's.
            integer(c_size_t), value :: size
            !> 0.
            integer(c_size_t), value :: offset
            !> (in) The memory.
            type(c_ptr), value :: handle
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function hipMemMap

        !> Maps parts of sparse arrays, which this version does not have.
        !>
        !> Returns hipErrorInvalidValue for NULL and no parts, else hipErrorNotSupported.
        !>
        !> HIP: hipMemMapArrayAsync. CUDA: cuMemMapArrayAsync.
        function hipMemMapArrayAsync(mapInfoList, count, stream) bind(c, name="hipMemMapArrayAsync") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (inout, array of count) The parts.
            type(c_ptr), value :: mapInfoList
            !> Their number.
            integer(c_int), value :: count
            !> (in, nullable) A stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function hipMemMapArrayAsync

        !> Unmaps a range of reserved addresses, once the work that uses it is done.
        !>
        !> Returns hipErrorInvalidValue for NULL, an empty range, one that is not reserved, and one with part of a mapping.
        !>
        !> HIP: hipMemUnmap. CUDA: cuMemUnmap.
        function hipMemUnmap(ptr, size) bind(c, name="hipMemUnmap") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first address.
            type(c_ptr), value :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function hipMemUnmap

        !> Sets the access rights of several devices to mapped memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, nothing to set, a range not wholly mapped, unknown rights and locations, and
        !> a device that does not exist.
        !>
        !> HIP: hipMemSetAccess. CUDA: cuMemSetAccess.
        function hipMemSetAccess(ptr, size, desc, count) bind(c, name="hipMemSetAccess") result(status)
            import :: c_int, c_ptr, c_size_t, hipMemAccessDesc
            implicit none
            !> (in) The first address of a mapping.
            type(c_ptr), value :: ptr
            !> Bytes, of that mapping or of several that follow each other.
            integer(c_size_t), value :: size
            !> (array of count) Devices and their rights.
            type(hipMemAccessDesc), intent(in) :: desc(*)
            !> Their number.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function hipMemSetAccess

        !> Returns a device's access rights to mapped memory.
        !>
        !> Returns hipErrorInvalidValue for NULL, other locations, a device that does not exist, and where nothing is mapped.
        !>
        !> HIP: hipMemGetAccess. CUDA: cuMemGetAccess.
        function hipMemGetAccess(flags, location, ptr) bind(c, name="hipMemGetAccess") result(status)
            import :: c_int, c_int64_t, c_ptr, hipMemLocation
            implicit none
            !> hipMemAccessFlags.
            integer(c_int64_t), intent(out) :: flags
            !> The device.
            type(hipMemLocation), intent(in) :: location
            !> (in) Any address in the mapping.
            type(c_ptr), value :: ptr
            integer(c_int) :: status
        end function hipMemGetAccess

        !> Exports a range of device memory as a dma-buf for other devices' drivers.
        !>
        !> Returns hipErrorInvalidValue for NULL, another kind, other flags, and a range that is not whole pages of one
        !> allocation or mapping; hipErrorNotSupported where there are no such descriptors.
        !>
        !> HIP: hipMemGetHandleForAddressRange from 6.5 on. CUDA: cuMemGetHandleForAddressRange.
        function hipMemGetHandleForAddressRange(handle, dptr, size, handleType, flags) &
            bind(c, name="hipMemGetHandleForAddressRange") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (out) An `int`, the descriptor, to be closed.
            type(c_ptr), value :: handle
            !> (in) The first address, a multiple of the host's page size.
            type(c_ptr), value :: dptr
            !> Bytes, a multiple of that.
            integer(c_size_t), value :: size
            !> hipMemRangeHandleTypeDmaBufFd.
            integer(c_int), value :: handleType
            !> hipMemRangeFlags, or 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function hipMemGetHandleForAddressRange

    end interface
end module anygpu_hip
